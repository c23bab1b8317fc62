; {"digest": "6e5196df34e6050b896035bdf530aeb98c2fcd494863331f442ea65883d82fdd", "takes": [["uint8", 1], ["int64", 1], ["int64", 1], ["float64", 1], ["int64", 0], ["float64", 2], ["float64", 2], ["float64", 1], ["float64", 0], ["float64", 0], ["float64", 2]], "gives": [], "calls": ["exp", "free", "log", "malloc"]}
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

define internal fastcc range(i32 0, 2) i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo) unnamed_addr {
entry:
  %memory.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B0.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %entry
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !0
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !0
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !0
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i, align 8, !noalias !0
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !10
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !10
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_incref.exit151, !prof !11

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !10
  br label %NRT_incref.exit151

common.ret:                                       ; preds = %.3.endif.if.i146, %.3.endif.i143, %B0.if
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %.3.endif.if.i146 ], [ 0, %.3.endif.i143 ]
  ret i32 %common.ret.op

.3.endif.i140:                                    ; preds = %B118.if
  %.4.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  store ptr %memory.i.i.i.i, ptr %retptr, align 8
  %retptr.repack127 = getelementptr inbounds i8, ptr %retptr, i64 8
  store ptr null, ptr %retptr.repack127, align 8
  %retptr.repack129 = getelementptr inbounds i8, ptr %retptr, i64 16
  store i64 20, ptr %retptr.repack129, align 8
  %retptr.repack131 = getelementptr inbounds i8, ptr %retptr, i64 24
  store i64 8, ptr %retptr.repack131, align 8
  %retptr.repack133 = getelementptr inbounds i8, ptr %retptr, i64 32
  store ptr %data.i.i.i.i, ptr %retptr.repack133, align 8
  %retptr.repack135 = getelementptr inbounds i8, ptr %retptr, i64 40
  store i64 20, ptr %retptr.repack135, align 8
  %retptr.repack137 = getelementptr inbounds i8, ptr %retptr, i64 48
  store i64 8, ptr %retptr.repack137, align 8
  fence release
  %.4.i.i141 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i141, 1
  br i1 %.10.i, label %.3.endif.if.i, label %.3.endif.i143, !prof !11

.3.endif.if.i:                                    ; preds = %.3.endif.i140
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %.3.endif.i143

.3.endif.i143:                                    ; preds = %.3.endif.i140, %.3.endif.if.i
  fence release
  %.4.i.i144 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i145 = icmp eq i64 %.4.i.i144, 1
  br i1 %.10.i145, label %.3.endif.if.i146, label %common.ret, !prof !11

.3.endif.if.i146:                                 ; preds = %.3.endif.i143
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %common.ret

B0.if:                                            ; preds = %entry
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

NRT_incref.exit151:                               ; preds = %.3.endif.if.i.i, %.3.endif.i24.i
  %.4.i.i150 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  br label %B118.if

B118.if:                                          ; preds = %NRT_incref.exit151, %B118.if
  %.113.0168 = phi i64 [ 20, %NRT_incref.exit151 ], [ %.175, %B118.if ]
  %.110.0167 = phi i64 [ 0, %NRT_incref.exit151 ], [ %.179, %B118.if ]
  %.175 = add nsw i64 %.113.0168, -1
  %.179 = add nuw nsw i64 %.110.0167, 1
  %.218 = getelementptr double, ptr %data.i.i.i.i, i64 %.110.0167
  store double 1.000000e+00, ptr %.218, align 8
  %.166 = icmp ugt i64 %.113.0168, 1
  br i1 %.166, label %B118.if, label %.3.endif.i140
}

declare double @llvm.fabs.f64(double)

declare double @llvm.log.f64(double)

declare double @llvm.exp.f64(double)

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %.114.i.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.151.i1287.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.2.i.i = alloca ptr, align 8
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load i64, ptr %at3, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load ptr, ptr %at4, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load ptr, ptr %at6, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load i64, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load ptr, ptr %at9, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load i64, ptr %at11, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load ptr, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load i64, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load ptr, ptr %at15, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load double, ptr %at17, align 8
  %at18 = getelementptr i8, ptr %values, i64 144
  %value18 = load double, ptr %at18, align 8
  %at19 = getelementptr i8, ptr %values, i64 152
  %value19 = load ptr, ptr %at19, align 8
  %at21 = getelementptr i8, ptr %values, i64 168
  %value21 = load i64, ptr %at21, align 8
  %results = getelementptr i8, ptr %values, i64 176
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %memory.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i

.3.endif.i24.i.i:                                 ; preds = %0
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !15
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !15
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !15
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i.i, align 8, !noalias !15
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !26
  fence release
  %.4.i.i25.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !26
  %.10.i.i.i = icmp eq i64 %.4.i.i25.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %B0.endif.i, !prof !11

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i24.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !26
  br label %B0.endif.i

NRT_incref.exit.i.i:                              ; preds = %.1749.if.i
  %.4.i.i.i1081.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.4.i.i97.i.i = atomicrmw add ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !27
  %.48.i.i = uitofp i64 %n.2.0.lcssa15.i.i to double
  %.49.i.i = fadd double %value17, %.48.i.i
  %.50.i.i = fcmp oeq double %.49.i.i, 0.000000e+00
  br i1 %.50.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B0.endif.i.i, !prof !11

.3.endif.i100.i.i:                                ; preds = %B60.if.i.i
  fence release
  %.4.i.i101.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i.i1082.i = icmp eq i64 %.4.i.i101.i.i, 1
  br i1 %.10.i.i1082.i, label %.3.endif.if.i.i1084.i, label %.3.endif.i103.i.i, !prof !11

.3.endif.if.i.i1084.i:                            ; preds = %.3.endif.i100.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !27
  br label %.3.endif.i103.i.i

.3.endif.i103.i.i:                                ; preds = %.3.endif.if.i.i1084.i, %.3.endif.i100.i.i
  fence release
  %.4.i.i104.i.i = atomicrmw sub ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i105.i.i = icmp eq i64 %.4.i.i104.i.i, 1
  br i1 %.10.i105.i.i, label %.3.endif.if.i106.i.i, label %B672.endif.i, !prof !11

.3.endif.if.i106.i.i:                             ; preds = %.3.endif.i103.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1147.i), !noalias !27
  br label %B672.endif.i

B0.endif.i.i:                                     ; preds = %NRT_incref.exit.i.i
  %.59.i.i = fdiv double %value17, %.49.i.i
  %.181.i.i = fsub double 1.000000e+00, %.59.i.i
  br label %B60.if.i.i

B60.if.i.i:                                       ; preds = %B60.if.i.i, %B0.endif.i.i
  %.89.02.i.i = phi i64 [ 20, %B0.endif.i.i ], [ %.151.i.i, %B60.if.i.i ]
  %.86.01.i.i = phi i64 [ 0, %B0.endif.i.i ], [ %.155.i.i, %B60.if.i.i ]
  %.151.i.i = add nsw i64 %.89.02.i.i, -1
  %.155.i.i = add nuw nsw i64 %.86.01.i.i, 1
  %1 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.86.01.i.i
  %.211.i.i = load double, ptr %1, align 8, !noalias !27
  %.212.i.i = fmul double %.181.i.i, %.211.i.i
  %2 = getelementptr double, ptr %value15, i64 %.86.01.i.i
  %.242.i.i = load double, ptr %2, align 8, !noalias !27
  %.244.i.i = fmul double %.59.i.i, %.242.i.i
  %.245.i.i = fadd double %.212.i.i, %.244.i.i
  %3 = getelementptr double, ptr %data.i.i.i.i1153.i, i64 %.86.01.i.i
  store double %.245.i.i, ptr %3, align 8, !noalias !27
  %.142.i.i = icmp ugt i64 %.89.02.i.i, 1
  br i1 %.142.i.i, label %B60.if.i.i, label %.3.endif.i100.i.i

B752.i:                                           ; preds = %.3.endif.if.i801.i.i, %.3.endif.i798.i.i, %NRT_decref.exit796.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1287.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  br i1 %.2309.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B752.split.i, !prof !11

B752.split.i:                                     ; preds = %B752.i
  %.1907.promoted.i = load double, ptr %.1907.i, align 8, !noalias !31
  br label %B792.if.i

B918.i:                                           ; preds = %.3.endif.if.i843.i.i, %.3.endif.i840.i.i, %NRT_decref.exit838.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1287.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  br label %B958.if.i

B958.loopexit.i:                                  ; preds = %B1002.if.i
  %.2486.i = add nsw i64 %.2424.0143.i, -1
  %.2490.i = add nuw nsw i64 %.2421.0142.i, 1
  %.2477.i = icmp ugt i64 %.2424.0143.i, 1
  br i1 %.2477.i, label %B958.if.i, label %B1120.i

B1120.i:                                          ; preds = %B958.loopexit.i
  %.4.i.i.i1087.i = atomicrmw add ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !32
  %.4.i.i301.i.i = atomicrmw add ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !32
  br label %B48.if.i.i

B94.i.i:                                          ; preds = %B48.if.i.i
  %4 = fcmp ult double %.226.i.i, 0.000000e+00
  br i1 %4, label %B164.us.i.i, label %B106.i.i

B164.us.i.i:                                      ; preds = %B94.i.i, %B400.endif.us.i.i
  %.283.0.us.i.i = phi i64 [ %.349.us.i.i, %B400.endif.us.i.i ], [ 100, %B94.i.i ]
  %found.2.0.us.i.i = phi double [ %.706.us.i.i, %B400.endif.us.i.i ], [ %value18, %B94.i.i ]
  %.340.us.not.i.i = icmp eq i64 %.283.0.us.i.i, 0
  br i1 %.340.us.not.i.i, label %B444.i.i, label %B218.if.us.i.i

B400.us.i.i:                                      ; preds = %B218.B356_crit_edge.us.i.i
  %.693.us.i.i = fcmp oeq double %.653.us.i.i, 0.000000e+00
  br i1 %.693.us.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B400.endif.us.i.i, !prof !11

B400.endif.us.i.i:                                ; preds = %B400.us.i.i
  %.700.us.i.i = fdiv double %.618.us.i.i, %.653.us.i.i
  %.706.us.i.i = fsub double %found.2.0.us.i.i, %.700.us.i.i
  %.713.us.i.i = fmul double %.706.us.i.i, 0x3EB0C6F7A0B5ED8D
  %.714.us.i.i = fcmp olt double %.700.us.i.i, %.713.us.i.i
  br i1 %.714.us.i.i, label %B438.i.i, label %B164.us.i.i

B218.if.us.i.i:                                   ; preds = %B164.us.i.i, %B218.if.us.i.i
  %slope.2.122.us.i.i = phi double [ %.653.us.i.i, %B218.if.us.i.i ], [ 0.000000e+00, %B164.us.i.i ]
  %excess.2.121.us.i.i = phi double [ %.618.us.i.i, %B218.if.us.i.i ], [ 0.000000e+00, %B164.us.i.i ]
  %.431.020.us.i.i = phi i64 [ %.493.us.i.i, %B218.if.us.i.i ], [ %.281.sroa.19.0.i, %B164.us.i.i ]
  %.428.019.us.i.i = phi i64 [ %.497.us.i.i, %B218.if.us.i.i ], [ 0, %B164.us.i.i ]
  %.493.us.i.i = add nsw i64 %.431.020.us.i.i, -1
  %.497.us.i.i = add nuw nsw i64 %.428.019.us.i.i, 1
  %5 = getelementptr double, ptr %data.i.i.i.i1218.i, i64 %.428.019.us.i.i
  %.551.us.i.i = load double, ptr %5, align 8, !noalias !32
  %6 = getelementptr double, ptr %.281.sroa.15.0.i, i64 %.428.019.us.i.i
  %.581.us.i.i = load double, ptr %6, align 8, !noalias !32
  %.583.us.i.i = fmul double %found.2.0.us.i.i, %.581.us.i.i
  %.584.us.i.i = tail call double @llvm.exp.f64(double %.583.us.i.i)
  %.585.us.i.i = fmul double %.551.us.i.i, %.584.us.i.i
  %.616.us.i.i = fsub double %.585.us.i.i, %.551.us.i.i
  %.618.us.i.i = fadd double %excess.2.121.us.i.i, %.616.us.i.i
  %.651.us.i.i = fmul double %.581.us.i.i, %.585.us.i.i
  %.653.us.i.i = fadd double %slope.2.122.us.i.i, %.651.us.i.i
  %.484.us.i.i = icmp sgt i64 %.431.020.us.i.i, 1
  br i1 %.484.us.i.i, label %B218.if.us.i.i, label %B218.B356_crit_edge.us.i.i

B218.B356_crit_edge.us.i.i:                       ; preds = %B218.if.us.i.i
  %.349.us.i.i = add nsw i64 %.283.0.us.i.i, -1
  %.662.us.i.i = fcmp ugt double %.618.us.i.i, 0.000000e+00
  %.667.us.i.i = fcmp ugt double %found.2.0.us.i.i, %.665.i.i
  %or.cond.us.i.i = select i1 %.662.us.i.i, i1 %.667.us.i.i, i1 false
  br i1 %or.cond.us.i.i, label %B400.us.i.i, label %B396.i.i

B106.i.i:                                         ; preds = %B94.i.i
  fence release
  %.4.i.i305.i.i = atomicrmw sub ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i.i1089.i = icmp eq i64 %.4.i.i305.i.i, 1
  br i1 %.10.i.i1089.i, label %.3.endif.if.i.i1092.i, label %.3.endif.i307.i.i, !prof !11

.3.endif.if.i.i1092.i:                            ; preds = %B106.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1177.i), !noalias !32
  br label %.3.endif.i307.i.i

.3.endif.i307.i.i:                                ; preds = %.3.endif.if.i.i1092.i, %B106.i.i
  fence release
  %.4.i.i308.i.i = atomicrmw sub ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i309.i.i = icmp eq i64 %.4.i.i308.i.i, 1
  br i1 %.10.i309.i.i, label %.3.endif.if.i310.i.i, label %B1120.endif.i, !prof !11

.3.endif.if.i310.i.i:                             ; preds = %.3.endif.i307.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1212.i), !noalias !32
  br label %B1120.endif.i

B396.i.i:                                         ; preds = %B218.B356_crit_edge.us.i.i
  fence release
  %.4.i.i314.i.i = atomicrmw sub ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i315.i.i = icmp eq i64 %.4.i.i314.i.i, 1
  br i1 %.10.i315.i.i, label %.3.endif.if.i316.i.i, label %.3.endif.i319.i.i, !prof !11

.3.endif.if.i316.i.i:                             ; preds = %B396.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1177.i), !noalias !32
  br label %.3.endif.i319.i.i

.3.endif.i319.i.i:                                ; preds = %.3.endif.if.i316.i.i, %B396.i.i
  fence release
  %.4.i.i320.i.i = atomicrmw sub ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i321.i.i = icmp eq i64 %.4.i.i320.i.i, 1
  br i1 %.10.i321.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !11

B438.i.i:                                         ; preds = %B400.endif.us.i.i
  fence release
  %.4.i.i326.i.i = atomicrmw sub ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i327.i.i = icmp eq i64 %.4.i.i326.i.i, 1
  br i1 %.10.i327.i.i, label %.3.endif.if.i328.i.i, label %.3.endif.i331.i.i, !prof !11

.3.endif.if.i328.i.i:                             ; preds = %B438.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1177.i), !noalias !32
  br label %.3.endif.i331.i.i

.3.endif.i331.i.i:                                ; preds = %.3.endif.if.i328.i.i, %B438.i.i
  fence release
  %.4.i.i332.i.i = atomicrmw sub ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i333.i.i = icmp eq i64 %.4.i.i332.i.i, 1
  br i1 %.10.i333.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !11

B444.i.i:                                         ; preds = %B164.us.i.i
  fence release
  %.4.i.i338.i.i = atomicrmw sub ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i339.i.i = icmp eq i64 %.4.i.i338.i.i, 1
  br i1 %.10.i339.i.i, label %.3.endif.if.i340.i.i, label %.3.endif.i343.i.i, !prof !11

.3.endif.if.i340.i.i:                             ; preds = %B444.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1177.i), !noalias !32
  br label %.3.endif.i343.i.i

.3.endif.i343.i.i:                                ; preds = %.3.endif.if.i340.i.i, %B444.i.i
  fence release
  %.4.i.i344.i.i = atomicrmw sub ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i345.i.i = icmp eq i64 %.4.i.i344.i.i, 1
  br i1 %.10.i345.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !11

NRT_decref.exit347.sink.split.i.i:                ; preds = %.3.endif.i343.i.i, %.3.endif.i331.i.i, %.3.endif.i319.i.i
  %found.3.1610.ph.i.i = phi double [ %.706.us.i.i, %.3.endif.i331.i.i ], [ %found.2.0.us.i.i, %.3.endif.i319.i.i ], [ %found.2.0.us.i.i, %.3.endif.i343.i.i ]
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1212.i), !noalias !32
  br label %NRT_decref.exit347.i.i

NRT_decref.exit347.i.i:                           ; preds = %NRT_decref.exit347.sink.split.i.i, %.3.endif.i343.i.i, %.3.endif.i331.i.i, %.3.endif.i319.i.i
  %found.3.1610.i.i = phi double [ %found.2.0.us.i.i, %.3.endif.i319.i.i ], [ %.706.us.i.i, %.3.endif.i331.i.i ], [ %found.2.0.us.i.i, %.3.endif.i343.i.i ], [ %found.3.1610.ph.i.i, %NRT_decref.exit347.sink.split.i.i ]
  br i1 %.2309.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B444.endif.i.i, !prof !11

B48.if.i.i:                                       ; preds = %B48.if.i.i, %B1120.i
  %mean.2.017.i.i = phi double [ %.226.i.i, %B48.if.i.i ], [ 0.000000e+00, %B1120.i ]
  %.68.016.i.i = phi i64 [ %.139.i.i, %B48.if.i.i ], [ 0, %B1120.i ]
  %.71.015.i.i = phi i64 [ %.135.i.i, %B48.if.i.i ], [ %.281.sroa.19.0.i, %B1120.i ]
  %.135.i.i = add nsw i64 %.71.015.i.i, -1
  %.139.i.i = add nuw nsw i64 %.68.016.i.i, 1
  %7 = getelementptr double, ptr %data.i.i.i.i1218.i, i64 %.68.016.i.i
  %.193.i.i = load double, ptr %7, align 8, !noalias !32
  %8 = getelementptr double, ptr %.281.sroa.15.0.i, i64 %.68.016.i.i
  %.223.i.i = load double, ptr %8, align 8, !noalias !32
  %.224.i.i = fmul double %.193.i.i, %.223.i.i
  %.226.i.i = fadd double %mean.2.017.i.i, %.224.i.i
  %.126.i.i = icmp ugt i64 %.71.015.i.i, 1
  br i1 %.126.i.i, label %B48.if.i.i, label %B94.i.i

B444.endif.i.i:                                   ; preds = %NRT_decref.exit347.i.i
  %.765.i.i = fdiv double %found.3.1610.i.i, %value18
  %.12.i.i.i = fcmp ogt double %.765.i.i, 5.000000e-01
  %.13.i.i.i = select i1 %.12.i.i.i, double %.765.i.i, double 5.000000e-01
  %.12.i348.i.i = fcmp olt double %.13.i.i.i, 1.000000e+00
  %.13.i349.i.i = select i1 %.12.i348.i.i, double %.13.i.i.i, double 1.000000e+00
  br label %B1120.endif.i

.3.endif.i.i:                                     ; preds = %B1179.i, %for.end.endif.i
  fence release
  %.4.i.i1093.i = atomicrmw sub ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i.i = icmp eq i64 %.4.i.i1093.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %.3.endif.i1095.i, !prof !11

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1177.i), !noalias !31
  br label %.3.endif.i1095.i

.3.endif.i1095.i:                                 ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  fence release
  %.4.i.i1096.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1097.i = icmp eq i64 %.4.i.i1096.i, 1
  br i1 %.10.i1097.i, label %.3.endif.if.i1098.i, label %.3.endif.i1101.i, !prof !11

.3.endif.if.i1098.i:                              ; preds = %.3.endif.i1095.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !31
  br label %.3.endif.i1101.i

.3.endif.i1101.i:                                 ; preds = %.3.endif.if.i1098.i, %.3.endif.i1095.i
  fence release
  %.4.i.i1102.i = atomicrmw sub ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1103.i = icmp eq i64 %.4.i.i1102.i, 1
  br i1 %.10.i1103.i, label %.3.endif.if.i1104.i, label %.3.endif.i1107.i, !prof !11

.3.endif.if.i1104.i:                              ; preds = %.3.endif.i1101.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1124.i), !noalias !31
  br label %.3.endif.i1107.i

.3.endif.i1107.i:                                 ; preds = %.3.endif.if.i1104.i, %.3.endif.i1101.i
  fence release
  %.4.i.i1108.i = atomicrmw sub ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1109.i = icmp eq i64 %.4.i.i1108.i, 1
  br i1 %.10.i1109.i, label %.3.endif.if.i1110.i, label %.3.endif.i1113.i, !prof !11

.3.endif.if.i1110.i:                              ; preds = %.3.endif.i1107.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1212.i), !noalias !31
  br label %.3.endif.i1113.i

.3.endif.i1113.i:                                 ; preds = %.3.endif.if.i1110.i, %.3.endif.i1107.i
  fence release
  %.4.i.i1114.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1115.i = icmp eq i64 %.4.i.i1114.i, 1
  br i1 %.10.i1115.i, label %.3.endif.if.i1116.i, label %.3.endif.i1119.i, !prof !11

.3.endif.if.i1116.i:                              ; preds = %.3.endif.i1113.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !31
  br label %.3.endif.i1119.i

.3.endif.i1119.i:                                 ; preds = %.3.endif.if.i1116.i, %.3.endif.i1113.i
  fence release
  %.4.i.i1120.i = atomicrmw sub ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1121.i = icmp eq i64 %.4.i.i1120.i, 1
  br i1 %.10.i1121.i, label %.3.endif.if.i1122.i, label %NRT_decref.exit1123.i, !prof !11

.3.endif.if.i1122.i:                              ; preds = %.3.endif.i1119.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1147.i), !noalias !31
  br label %NRT_decref.exit1123.i

NRT_decref.exit1123.i:                            ; preds = %.3.endif.if.i1122.i, %.3.endif.i1119.i
  store ptr null, ptr %results, align 8, !alias.scope !12, !noalias !36
  br label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit

B1179.i:                                          ; preds = %B792.if.i, %B1120.endif.i, %.1749.if.i
  %.693.i = icmp sgt i64 %.639.0146.i, 1
  br i1 %.693.i, label %B416.if.i, label %.3.endif.i.i

B0.endif.i:                                       ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  %memory.i.i.i.i1124.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1125.i = icmp eq ptr %memory.i.i.i.i1124.i, null
  br i1 %none.i.i.i.i1125.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %.3.endif.i24.i1126.i

.3.endif.i24.i1126.i:                             ; preds = %B0.endif.i
  %address.i.i.i.i1127.i = ptrtoint ptr %memory.i.i.i.i1124.i to i64
  %behind.i.i.i.i1128.i = add i64 %address.i.i.i.i1127.i, 111
  %aligned.i.i.i.i1129.i = and i64 %behind.i.i.i.i1128.i, -64
  %data.i.i.i.i1130.i = inttoptr i64 %aligned.i.i.i.i1129.i to ptr
  store i64 1, ptr %memory.i.i.i.i1124.i, align 4, !noalias !37
  %at_end.i.i.i.i1131.i = getelementptr i8, ptr %memory.i.i.i.i1124.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1131.i, align 8, !noalias !37
  %at_data.i.i.i.i1132.i = getelementptr i8, ptr %memory.i.i.i.i1124.i, i64 24
  store ptr %data.i.i.i.i1130.i, ptr %at_data.i.i.i.i1132.i, align 8, !noalias !37
  %at_size.i.i.i.i1133.i = getelementptr i8, ptr %memory.i.i.i.i1124.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1133.i, align 8, !noalias !37
  %.4.i.i.i1134.i = atomicrmw add ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !47
  fence release
  %.4.i.i25.i1141.i = atomicrmw sub ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !47
  %.10.i.i1142.i = icmp eq i64 %.4.i.i25.i1141.i, 1
  br i1 %.10.i.i1142.i, label %.3.endif.if.i.i1144.i, label %B0.endif.endif.i, !prof !11

.3.endif.if.i.i1144.i:                            ; preds = %.3.endif.i24.i1126.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1124.i), !noalias !47
  br label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %.3.endif.if.i.i1144.i, %.3.endif.i24.i1126.i
  %memory.i.i.i.i1147.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1148.i = icmp eq ptr %memory.i.i.i.i1147.i, null
  br i1 %none.i.i.i.i1148.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %.3.endif.i24.i1149.i

.3.endif.i24.i1149.i:                             ; preds = %B0.endif.endif.i
  %address.i.i.i.i1150.i = ptrtoint ptr %memory.i.i.i.i1147.i to i64
  %behind.i.i.i.i1151.i = add i64 %address.i.i.i.i1150.i, 111
  %aligned.i.i.i.i1152.i = and i64 %behind.i.i.i.i1151.i, -64
  %data.i.i.i.i1153.i = inttoptr i64 %aligned.i.i.i.i1152.i to ptr
  store i64 1, ptr %memory.i.i.i.i1147.i, align 4, !noalias !48
  %at_end.i.i.i.i1154.i = getelementptr i8, ptr %memory.i.i.i.i1147.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1154.i, align 8, !noalias !48
  %at_data.i.i.i.i1155.i = getelementptr i8, ptr %memory.i.i.i.i1147.i, i64 24
  store ptr %data.i.i.i.i1153.i, ptr %at_data.i.i.i.i1155.i, align 8, !noalias !48
  %at_size.i.i.i.i1156.i = getelementptr i8, ptr %memory.i.i.i.i1147.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1156.i, align 8, !noalias !48
  %.4.i.i.i1157.i = atomicrmw add ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !58
  fence release
  %.4.i.i25.i1164.i = atomicrmw sub ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !58
  %.10.i.i1165.i = icmp eq i64 %.4.i.i25.i1164.i, 1
  br i1 %.10.i.i1165.i, label %.3.endif.if.i.i1167.i, label %NRT_incref.exit1176.i, !prof !11

.3.endif.if.i.i1167.i:                            ; preds = %.3.endif.i24.i1149.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1147.i), !noalias !58
  br label %NRT_incref.exit1176.i

NRT_incref.exit1176.i:                            ; preds = %.3.endif.if.i.i1167.i, %.3.endif.i24.i1149.i
  %.4.i.i1172.i = atomicrmw add ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !31
  %.4.i.i1175.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %memory.i.i.i.i1177.i = tail call dereferenceable_or_null(3312) ptr @malloc(i64 3312)
  %none.i.i.i.i1178.not.i = icmp eq ptr %memory.i.i.i.i1177.i, null
  br i1 %none.i.i.i.i1178.not.i, label %.3.endif.i1201.i, label %.3.endif.i24.i1179.i

.3.endif.i24.i1179.i:                             ; preds = %NRT_incref.exit1176.i
  %address.i.i.i.i1180.i = ptrtoint ptr %memory.i.i.i.i1177.i to i64
  %behind.i.i.i.i1181.i = add i64 %address.i.i.i.i1180.i, 111
  %aligned.i.i.i.i1182.i = and i64 %behind.i.i.i.i1181.i, -64
  %data.i.i.i.i1183.i = inttoptr i64 %aligned.i.i.i.i1182.i to ptr
  store i64 1, ptr %memory.i.i.i.i1177.i, align 4, !noalias !59
  %at_end.i.i.i.i1184.i = getelementptr i8, ptr %memory.i.i.i.i1177.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1184.i, align 8, !noalias !59
  %at_data.i.i.i.i1185.i = getelementptr i8, ptr %memory.i.i.i.i1177.i, i64 24
  store ptr %data.i.i.i.i1183.i, ptr %at_data.i.i.i.i1185.i, align 8, !noalias !59
  %at_size.i.i.i.i1186.i = getelementptr i8, ptr %memory.i.i.i.i1177.i, i64 32
  store i64 3200, ptr %at_size.i.i.i.i1186.i, align 8, !noalias !59
  %.4.i.i.i1187.i = atomicrmw add ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !69
  fence release
  %.4.i.i25.i1194.i = atomicrmw sub ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i.i1195.i = icmp eq i64 %.4.i.i25.i1194.i, 1
  br i1 %.10.i.i1195.i, label %.3.endif.if.i.i1197.i, label %.3.endif.i1201.i, !prof !11

.3.endif.if.i.i1197.i:                            ; preds = %.3.endif.i24.i1179.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1177.i), !noalias !69
  br label %.3.endif.i1201.i

.3.endif.i1201.i:                                 ; preds = %.3.endif.if.i.i1197.i, %.3.endif.i24.i1179.i, %NRT_incref.exit1176.i
  %.281.sroa.19.0.i = phi i64 [ 400, %.3.endif.i24.i1179.i ], [ 400, %.3.endif.if.i.i1197.i ], [ 0, %NRT_incref.exit1176.i ]
  %.281.sroa.15.0.i = phi ptr [ %data.i.i.i.i1183.i, %.3.endif.i24.i1179.i ], [ %data.i.i.i.i1183.i, %.3.endif.if.i.i1197.i ], [ null, %NRT_incref.exit1176.i ]
  fence release
  %.4.i.i1202.i = atomicrmw sub ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1203.i = icmp eq i64 %.4.i.i1202.i, 1
  br i1 %.10.i1203.i, label %.3.endif.if.i1204.i, label %.3.endif.i1207.i, !prof !11

.3.endif.if.i1204.i:                              ; preds = %.3.endif.i1201.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1124.i), !noalias !31
  br label %.3.endif.i1207.i

.3.endif.i1207.i:                                 ; preds = %.3.endif.if.i1204.i, %.3.endif.i1201.i
  fence release
  %.4.i.i1208.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1209.i = icmp eq i64 %.4.i.i1208.i, 1
  br i1 %.10.i1209.i, label %.3.endif.if.i1210.i, label %NRT_decref.exit1211.i, !prof !11

.3.endif.if.i1210.i:                              ; preds = %.3.endif.i1207.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !31
  br label %NRT_decref.exit1211.i

NRT_decref.exit1211.i:                            ; preds = %.3.endif.if.i1210.i, %.3.endif.i1207.i
  br i1 %none.i.i.i.i1178.not.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.i, !prof !11

B0.endif.endif.endif.endif.i:                     ; preds = %NRT_decref.exit1211.i
  %memory.i.i.i.i1212.i = tail call dereferenceable_or_null(3312) ptr @malloc(i64 3312)
  %none.i.i.i.i1213.i = icmp eq ptr %memory.i.i.i.i1212.i, null
  br i1 %none.i.i.i.i1213.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %.3.endif.i24.i1214.i

.3.endif.i24.i1214.i:                             ; preds = %B0.endif.endif.endif.endif.i
  %address.i.i.i.i1215.i = ptrtoint ptr %memory.i.i.i.i1212.i to i64
  %behind.i.i.i.i1216.i = add i64 %address.i.i.i.i1215.i, 111
  %aligned.i.i.i.i1217.i = and i64 %behind.i.i.i.i1216.i, -64
  %data.i.i.i.i1218.i = inttoptr i64 %aligned.i.i.i.i1217.i to ptr
  store i64 1, ptr %memory.i.i.i.i1212.i, align 4, !noalias !70
  %at_end.i.i.i.i1219.i = getelementptr i8, ptr %memory.i.i.i.i1212.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1219.i, align 8, !noalias !70
  %at_data.i.i.i.i1220.i = getelementptr i8, ptr %memory.i.i.i.i1212.i, i64 24
  store ptr %data.i.i.i.i1218.i, ptr %at_data.i.i.i.i1220.i, align 8, !noalias !70
  %at_size.i.i.i.i1221.i = getelementptr i8, ptr %memory.i.i.i.i1212.i, i64 32
  store i64 3200, ptr %at_size.i.i.i.i1221.i, align 8, !noalias !70
  %.4.i.i.i1222.i = atomicrmw add ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !80
  fence release
  %.4.i.i25.i1229.i = atomicrmw sub ptr %memory.i.i.i.i1212.i, i64 1 monotonic, align 8, !noalias !80
  %.10.i.i1230.i = icmp eq i64 %.4.i.i25.i1229.i, 1
  br i1 %.10.i.i1230.i, label %.3.endif.if.i.i1232.i, label %.3.endif.i1240.i, !prof !11

.3.endif.if.i.i1232.i:                            ; preds = %.3.endif.i24.i1214.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1212.i), !noalias !80
  br label %.3.endif.i1240.i

.3.endif.i1240.i:                                 ; preds = %.3.endif.if.i.i1232.i, %.3.endif.i24.i1214.i
  %.4.i.i1237.i = atomicrmw add ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !31
  %.457.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %value14, i64 %value13)
  %.458.i = extractvalue { i64, i1 } %.457.i, 0
  %.459.i = extractvalue { i64, i1 } %.457.i, 1
  %9 = add i64 %.458.i, -1152921504606846976
  %.464.i = icmp ult i64 %9, -2305843009213693952
  %.465.i = or i1 %.459.i, %.464.i
  fence release
  %.4.i.i1241.i = atomicrmw sub ptr %memory.i.i.i.i1177.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i1242.i = icmp eq i64 %.4.i.i1241.i, 1
  br i1 %.10.i1242.i, label %.3.endif.if.i1243.i, label %NRT_decref.exit1244.i, !prof !11

.3.endif.if.i1243.i:                              ; preds = %.3.endif.i1240.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1177.i), !noalias !31
  br i1 %.465.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !11

NRT_decref.exit1244.i:                            ; preds = %.3.endif.i1240.i
  br i1 %.465.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !11

B0.endif.endif.endif.endif.endif.endif.i:         ; preds = %NRT_decref.exit1244.i, %.3.endif.if.i1243.i
  %.463.i = shl nsw i64 %.458.i, 3
  %all.i.i.i.i = add i64 %.463.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.endif.endif.endif.i:   ; preds = %B0.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !81
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !81
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !81
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.463.i, ptr %at_size.i.i.i.i, align 8, !noalias !81
  %.533133.i = icmp sgt i64 %value14, 0
  %.536131.i = icmp sgt i64 %value13, 0
  %or.cond156.i = select i1 %.533133.i, i1 %.536131.i, i1 false
  br i1 %or.cond156.i, label %for.cond.1.preheader.us.i, label %NRT_incref.exit98.i1252.i

for.cond.1.preheader.us.i:                        ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i, %for.cond.1.for.end.1_crit_edge.us.i
  %loop.index134.us.i = phi i64 [ %.554.us.i, %for.cond.1.for.end.1_crit_edge.us.i ], [ 0, %B0.endif.endif.endif.endif.endif.endif.endif.i ]
  %10 = getelementptr double, ptr %value12, i64 %loop.index134.us.i
  %.545.us.i = mul i64 %loop.index134.us.i, %value13
  %11 = getelementptr double, ptr %data.i.i.i.i, i64 %.545.us.i
  br label %for.body.1.us.i

for.body.1.us.i:                                  ; preds = %for.body.1.us.i, %for.cond.1.preheader.us.i
  %loop.index.1132.us.i = phi i64 [ 0, %for.cond.1.preheader.us.i ], [ %.552.us.i, %for.body.1.us.i ]
  %.541.us.i = mul i64 %loop.index.1132.us.i, %value14
  %.543.us.i = getelementptr double, ptr %10, i64 %.541.us.i
  %.549.us.i = getelementptr double, ptr %11, i64 %loop.index.1132.us.i
  %.550.us.i = load double, ptr %.543.us.i, align 8, !noalias !31
  store double %.550.us.i, ptr %.549.us.i, align 8, !noalias !31
  %.552.us.i = add nuw nsw i64 %loop.index.1132.us.i, 1
  %.536.us.i = icmp slt i64 %.552.us.i, %value13
  br i1 %.536.us.i, label %for.body.1.us.i, label %for.cond.1.for.end.1_crit_edge.us.i

for.cond.1.for.end.1_crit_edge.us.i:              ; preds = %for.body.1.us.i
  %.554.us.i = add nuw nsw i64 %loop.index134.us.i, 1
  %.533.us.i = icmp slt i64 %.554.us.i, %value14
  br i1 %.533.us.i, label %for.cond.1.preheader.us.i, label %NRT_incref.exit98.i1252.i

NRT_incref.exit98.i1252.i:                        ; preds = %for.cond.1.for.end.1_crit_edge.us.i, %B0.endif.endif.endif.endif.endif.endif.endif.i
  %.4.i.i97.i1251.i = atomicrmw add ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !88
  %.48.i1253.i = sitofp i64 %value8 to double
  %.49.i1254.i = fadd double %value17, %.48.i1253.i
  %.50.i1255.i = fcmp oeq double %.49.i1254.i, 0.000000e+00
  br i1 %.50.i1255.i, label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit, label %B0.endif.i1256.i, !prof !11

.3.endif.i103.i1272.i:                            ; preds = %B60.if.i1259.i
  fence release
  %.4.i.i104.i1273.i = atomicrmw sub ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !88
  %.10.i105.i1274.i = icmp eq i64 %.4.i.i104.i1273.i, 1
  br i1 %.10.i105.i1274.i, label %.3.endif.if.i106.i1277.i, label %for.end.endif.i, !prof !11

.3.endif.if.i106.i1277.i:                         ; preds = %.3.endif.i103.i1272.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1124.i), !noalias !88
  br label %for.end.endif.i

B0.endif.i1256.i:                                 ; preds = %NRT_incref.exit98.i1252.i
  %.59.i1257.i = fdiv double %value17, %.49.i1254.i
  %.181.i1258.i = fsub double 1.000000e+00, %.59.i1257.i
  br label %B60.if.i1259.i

B60.if.i1259.i:                                   ; preds = %B60.if.i1259.i, %B0.endif.i1256.i
  %.89.02.i1260.i = phi i64 [ 20, %B0.endif.i1256.i ], [ %.151.i1262.i, %B60.if.i1259.i ]
  %.86.01.i1261.i = phi i64 [ 0, %B0.endif.i1256.i ], [ %.155.i1263.i, %B60.if.i1259.i ]
  %.151.i1262.i = add nsw i64 %.89.02.i1260.i, -1
  %.155.i1263.i = add nuw nsw i64 %.86.01.i1261.i, 1
  %12 = getelementptr double, ptr %value6, i64 %.86.01.i1261.i
  %.211.i1264.i = load double, ptr %12, align 8, !noalias !88
  %.212.i1265.i = fmul double %.181.i1258.i, %.211.i1264.i
  %13 = getelementptr double, ptr %value15, i64 %.86.01.i1261.i
  %.242.i1266.i = load double, ptr %13, align 8, !noalias !88
  %.244.i1267.i = fmul double %.59.i1257.i, %.242.i1266.i
  %.245.i1268.i = fadd double %.212.i1265.i, %.244.i1267.i
  %14 = getelementptr double, ptr %data.i.i.i.i1130.i, i64 %.86.01.i1261.i
  store double %.245.i1268.i, ptr %14, align 8, !noalias !88
  %.142.i1269.i = icmp ugt i64 %.89.02.i1260.i, 1
  br i1 %.142.i1269.i, label %B60.if.i1259.i, label %.3.endif.i103.i1272.i

for.end.endif.i:                                  ; preds = %.3.endif.if.i106.i1277.i, %.3.endif.i103.i1272.i
  %.693144.not.i = icmp slt i64 %value3, 1
  br i1 %.693144.not.i, label %.3.endif.i.i, label %B416.if.lr.ph.i

B416.if.lr.ph.i:                                  ; preds = %for.end.endif.i
  %.1913.i = icmp sgt i64 %value8, 0
  %.fca.4.gep515.i.i = getelementptr inbounds i8, ptr %.114.i.i, i64 32
  %.fca.4.gep490.i.i = getelementptr inbounds i8, ptr %.151.i1287.i, i64 32
  %.2309.i = fcmp oeq double %value18, 0.000000e+00
  %.665.i.i = fmul double %value18, 5.000000e-01
  %brmerge.i = icmp slt i64 %value21, 21
  %arg.terms.5.1..i = tail call i64 @llvm.umin.i64(i64 %value21, i64 40)
  %arg.terms.5.1.mux.i = tail call i64 @llvm.smin.i64(i64 %value21, i64 0)
  br label %B416.if.i

B416.if.i:                                        ; preds = %B416.if.lr.ph.i, %B1179.i
  %.639.0146.i = phi i64 [ %value3, %B416.if.lr.ph.i ], [ %.702.i, %B1179.i ]
  %.636.0145.i = phi i64 [ 0, %B416.if.lr.ph.i ], [ %.706.i, %B1179.i ]
  %.702.i = add nsw i64 %.639.0146.i, -1
  %.706.i = add nuw nsw i64 %.636.0145.i, 1
  %15 = getelementptr i64, ptr %value2, i64 %.636.0145.i
  %.765.i = load i64, ptr %15, align 8, !noalias !31
  %16 = getelementptr i64, ptr %value4, i64 %.636.0145.i
  %.827.i = load i64, ptr %16, align 8, !noalias !31
  %.828.i = add nsw i64 %.827.i, %.765.i
  %.865.i = icmp slt i64 %.765.i, 0
  %.866.i = select i1 %.865.i, i64 %value1, i64 0
  %.867.i = add i64 %.866.i, %.765.i
  %.870.i = icmp slt i64 %.867.i, 0
  br i1 %.870.i, label %B418.else.if.i, label %B418.else.endif.i, !prof !11

B52.i.i:                                          ; preds = %B26.if.i.i
  %.437.i.i = zext i8 %.401.i.i to i64
  %.467.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %.437.i.i
  %.468.i.i = load double, ptr %.467.i.i, align 8, !noalias !92
  %.469.i.i = fadd double %.468.i.i, 1.000000e+00
  store double %.469.i.i, ptr %.467.i.i, align 8, !noalias !92
  %.502.i.i = add nsw i64 %n.2.07.i.i, 1
  br label %B94.i1286.i

B94.i1286.i:                                      ; preds = %B26.if.i.i, %B52.i.i
  %n.3.1.i.i = phi i64 [ %.502.i.i, %B52.i.i ], [ %n.2.07.i.i, %B26.if.i.i ]
  %.385.i.i = icmp sgt i64 %.943.i, %.404.i.i
  br i1 %.385.i.i, label %B26.if.i.i, label %B96.i.i

B96.i.i:                                          ; preds = %B94.i1286.i
  %.524.not.i.i = icmp eq i64 %n.3.1.i.i, 0
  br i1 %.524.not.i.i, label %.3.endif.i202.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %B96.i.i
  %.4.i.i199.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.576.i.i = sitofp i64 %n.3.1.i.i to double
  br label %for.body.us.i.i

for.body.us.i.i:                                  ; preds = %for.body.us.i.i, %for.body.lr.ph.i.i
  %loop.index10.us.i.i = phi i64 [ %.582.us.i.i, %for.body.us.i.i ], [ 0, %for.body.lr.ph.i.i ]
  %.574.us.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %loop.index10.us.i.i
  %.575.us.i.i = load double, ptr %.574.us.i.i, align 8, !noalias !92
  %.577.us.i.i = fdiv double %.575.us.i.i, %.576.i.i
  store double %.577.us.i.i, ptr %.574.us.i.i, align 8, !noalias !92
  %.582.us.i.i = add nuw nsw i64 %loop.index10.us.i.i, 1
  %.565.us.i.i = icmp ult i64 %loop.index10.us.i.i, 19
  br i1 %.565.us.i.i, label %for.body.us.i.i, label %.3.endif.i209.i.i

.3.endif.i202.i.i:                                ; preds = %B26.preheader.i.i, %B96.i.i
  fence release
  %.4.i.i203.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i.i1284.i = icmp eq i64 %.4.i.i203.i.i, 1
  br i1 %.10.i.i1284.i, label %NRT_decref.exit.sink.split.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, !prof !11

NRT_decref.exit.sink.split.i.i:                   ; preds = %.3.endif.i221.i.i, %.3.endif.i202.i.i
  %n.2.0.lcssa15.ph.i.i = phi i64 [ %n.3.1.i.i, %.3.endif.i221.i.i ], [ 0, %.3.endif.i202.i.i ]
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !92
  br label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i

B26.preheader.i.i:                                ; preds = %B418.else.endif.endif.endif.if.i, %B418.else.endif.endif.endif.i
  %.855.sroa.13.0.i = phi i64 [ %value1, %B418.else.endif.endif.endif.if.i ], [ %.855.sroa.13.1.i, %B418.else.endif.endif.endif.i ]
  %.943.i = sub i64 %.855.sroa.13.0.i, %.855.sroa.0.3.i
  %.968.i = getelementptr i8, ptr %value0, i64 %.855.sroa.0.3.i
  %.4.i.i.i1282.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !92
  %.3855.i.not.i = icmp slt i64 %.943.i, 1
  br i1 %.3855.i.not.i, label %.3.endif.i202.i.i, label %B26.if.i.i

B26.if.i.i:                                       ; preds = %B26.preheader.i.i, %B94.i1286.i
  %n.2.07.i.i = phi i64 [ %n.3.1.i.i, %B94.i1286.i ], [ 0, %B26.preheader.i.i ]
  %.336.06.i.i = phi i64 [ %.404.i.i, %B94.i1286.i ], [ 0, %B26.preheader.i.i ]
  %.400.i.i = getelementptr i8, ptr %.968.i, i64 %.336.06.i.i
  %.401.i.i = load i8, ptr %.400.i.i, align 1, !noalias !92
  %.404.i.i = add nuw nsw i64 %.336.06.i.i, 1
  %.438.i.i = icmp ult i8 %.401.i.i, 20
  br i1 %.438.i.i, label %B52.i.i, label %B94.i1286.i

.3.endif.i209.i.i:                                ; preds = %for.body.us.i.i
  %.4.i.i206.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  fence release
  %.4.i.i210.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i211.i.i = icmp eq i64 %.4.i.i210.i.i, 1
  br i1 %.10.i211.i.i, label %.3.endif.if.i212.i.i, label %.3.endif.i215.i.i, !prof !11

.3.endif.if.i212.i.i:                             ; preds = %.3.endif.i209.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !92
  br label %.3.endif.i215.i.i

.3.endif.i215.i.i:                                ; preds = %.3.endif.if.i212.i.i, %.3.endif.i209.i.i
  fence release
  %.4.i.i216.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i217.i.i = icmp eq i64 %.4.i.i216.i.i, 1
  br i1 %.10.i217.i.i, label %.3.endif.if.i218.i.i, label %.3.endif.i221.i.i, !prof !11

.3.endif.if.i218.i.i:                             ; preds = %.3.endif.i215.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !92
  br label %.3.endif.i221.i.i

.3.endif.i221.i.i:                                ; preds = %.3.endif.if.i218.i.i, %.3.endif.i215.i.i
  fence release
  %.4.i.i222.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i223.i.i = icmp eq i64 %.4.i.i222.i.i, 1
  br i1 %.10.i223.i.i, label %NRT_decref.exit.sink.split.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, !prof !11

_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %.3.endif.i221.i.i, %NRT_decref.exit.sink.split.i.i, %.3.endif.i202.i.i
  %n.2.0.lcssa15.i.i = phi i64 [ %n.2.0.lcssa15.ph.i.i, %NRT_decref.exit.sink.split.i.i ], [ %n.3.1.i.i, %.3.endif.i221.i.i ], [ 0, %.3.endif.i202.i.i ]
  %.120262.i = mul i64 %.636.0145.i, %value21
  %17 = getelementptr double, ptr %value19, i64 %.120262.i
  br i1 %brmerge.i, label %B418.endif.endif.endif.endif.i, label %B418.endif.endif.endif.else.endif.endif.endif.thread.i, !prof !95

B418.else.if.i:                                   ; preds = %B416.if.i
  br label %B418.else.endif.i

B418.else.endif.i:                                ; preds = %B418.else.if.i, %B416.if.i
  %.855.sroa.0.1.i = phi i64 [ 0, %B418.else.if.i ], [ %.867.i, %B416.if.i ]
  %.875.not.i = icmp slt i64 %.867.i, %value1
  br i1 %.875.not.i, label %B418.else.endif.endif.i, label %B418.else.endif.if.i, !prof !96

B418.else.endif.if.i:                             ; preds = %B418.else.endif.i
  br label %B418.else.endif.endif.i

B418.else.endif.endif.i:                          ; preds = %B418.else.endif.if.i, %B418.else.endif.i
  %.855.sroa.0.3.i = phi i64 [ %value1, %B418.else.endif.if.i ], [ %.855.sroa.0.1.i, %B418.else.endif.i ]
  %.882.i = icmp slt i64 %.828.i, 0
  %.883.i = select i1 %.882.i, i64 %value1, i64 0
  %.884.i = add i64 %.883.i, %.828.i
  %.887.i = icmp slt i64 %.884.i, 0
  br i1 %.887.i, label %B418.else.endif.endif.if.i, label %B418.else.endif.endif.endif.i, !prof !11

B418.else.endif.endif.if.i:                       ; preds = %B418.else.endif.endif.i
  br label %B418.else.endif.endif.endif.i

B418.else.endif.endif.endif.i:                    ; preds = %B418.else.endif.endif.if.i, %B418.else.endif.endif.i
  %.855.sroa.13.1.i = phi i64 [ 0, %B418.else.endif.endif.if.i ], [ %.884.i, %B418.else.endif.endif.i ]
  %.892.not.i = icmp slt i64 %.884.i, %value1
  br i1 %.892.not.i, label %B26.preheader.i.i, label %B418.else.endif.endif.endif.if.i, !prof !96

B418.else.endif.endif.endif.if.i:                 ; preds = %B418.else.endif.endif.endif.i
  br label %B26.preheader.i.i

B418.endif.endif.endif.endif.i:                   ; preds = %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.120663.i = getelementptr double, ptr %17, i64 %arg.terms.5.1.mux.i
  %.1409.i = getelementptr double, ptr %17, i64 %value21
  br label %B418.endif.endif.endif.endif.endif.endif.i

B418.endif.endif.endif.else.endif.endif.endif.thread.i: ; preds = %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.140999.i = getelementptr i8, ptr %17, i64 160
  br label %B418.endif.endif.endif.endif.endif.endif.i

B418.endif.endif.endif.endif.endif.endif.i:       ; preds = %B418.endif.endif.endif.else.endif.endif.endif.thread.i, %B418.endif.endif.endif.endif.i
  %.1655.sroa.0.3114.i = phi i64 [ %arg.terms.5.1.mux.i, %B418.endif.endif.endif.endif.i ], [ 0, %B418.endif.endif.endif.else.endif.endif.endif.thread.i ]
  %.140976110.i = phi ptr [ %.1409.i, %B418.endif.endif.endif.endif.i ], [ %.140999.i, %B418.endif.endif.endif.else.endif.endif.endif.thread.i ]
  %.12066681108.i = phi ptr [ %.120663.i, %B418.endif.endif.endif.endif.i ], [ %17, %B418.endif.endif.endif.else.endif.endif.endif.thread.i ]
  %.1655.sroa.13.0.i = phi i64 [ %value21, %B418.endif.endif.endif.endif.i ], [ %arg.terms.5.1..i, %B418.endif.endif.endif.else.endif.endif.endif.thread.i ]
  %.1779.not135.i = icmp slt i64 %.1655.sroa.0.3114.i, %.1655.sroa.13.0.i
  br i1 %.1779.not135.i, label %.1749.endif.preheader.i, label %.1749.if.i, !prof !97

.1749.endif.preheader.i:                          ; preds = %B418.endif.endif.endif.endif.endif.endif.i
  %18 = shl i64 %.1655.sroa.0.3114.i, 3
  %scevgep.i = getelementptr i8, ptr %17, i64 %18
  %19 = sub i64 %.1655.sroa.13.0.i, %.1655.sroa.0.3114.i
  %20 = shl i64 %19, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i, i8 0, i64 %20, i1 false), !noalias !31
  br label %.1749.if.i

.1749.if.i:                                       ; preds = %.1749.endif.preheader.i, %B418.endif.endif.endif.endif.endif.endif.i
  %.1852.i = getelementptr i8, ptr %17, i64 320
  store double 1.000000e+00, ptr %.1852.i, align 8, !noalias !31
  %.1907.i = getelementptr i8, ptr %17, i64 328
  store double 0.000000e+00, ptr %.1907.i, align 8, !noalias !31
  %.1910.i = icmp sgt i64 %n.2.0.lcssa15.i.i, 0
  %or.cond.i = select i1 %.1910.i, i1 %.1913.i, i1 false
  br i1 %or.cond.i, label %NRT_incref.exit.i.i, label %B1179.i

B672.endif.i:                                     ; preds = %.3.endif.if.i106.i.i, %.3.endif.i103.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.start.p0(ptr nonnull %.151.i1287.i), !noalias !31
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  store ptr null, ptr %excinfo.1.i.i, align 8, !noalias !98
  store ptr null, ptr %excinfo.2.i.i, align 8, !noalias !98
  %.4.i.i.i1290.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i758.i.i = atomicrmw add ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i762.i.i = atomicrmw add ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !98
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.114.i.i, i8 0, i64 56, i1 false), !noalias !98
  %.118.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.114.i.i, ptr %excinfo.1.i.i)
  %.120.not.i.i = icmp eq i32 %.118.i.i, 0
  %.128.fca.0.load.i.i = load ptr, ptr %.114.i.i, align 8, !noalias !98
  %.128.fca.4.load.i.i = load ptr, ptr %.fca.4.gep515.i.i, align 8, !noalias !98
  br i1 %.120.not.i.i, label %B0.endif.i1294.i, label %B672.endif.endif.if.i, !prof !96

B250.i.i:                                         ; preds = %B250.i.i.preheader, %B654.i.i
  %.426.0.i.i = phi i64 [ %.489.i.i, %B654.i.i ], [ 100, %B250.i.i.preheader ]
  %.480.not.i.i = icmp eq i64 %.426.0.i.i, 0
  br i1 %.480.not.i.i, label %.3.endif.i804.i.i, label %B252.if.i.i

B534.i.i:                                         ; preds = %B484.if.i.i
  br i1 %.4.i870.i.i, label %B62.preheader.i.i.i, label %.3.endif.i349.i.i.i, !prof !11

.3.endif.i349.i.i.i:                              ; preds = %B534.i.i
  %.4.i.i350.i.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !102
  br label %B62.preheader.i.i.i

B62.loopexit.i.i.i:                               ; preds = %B106.if.i.i.i
  %.442.i.i.i = add nsw i64 %.378.06.i.i.i, -1
  %.446.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 5
  %.433.i.i.i = icmp ugt i64 %.378.06.i.i.i, 1
  br i1 %.433.i.i.i, label %B62.if.i.i.i, label %.3.endif.i357.i.i.i

.3.endif.i357.i.i.i:                              ; preds = %B62.loopexit.i.i.i
  fence release
  %.4.i.i358.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !102
  %.10.i.i.i.i = icmp eq i64 %.4.i.i358.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %NRT_decref.exit.i.i.i, !prof !11

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i357.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !102
  br label %NRT_decref.exit.i.i.i

NRT_decref.exit.i.i.i:                            ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i357.i.i.i
  br i1 %.4.i870.i.i, label %B608.if.i.i.preheader, label %.3.endif.i366.i.i.i, !prof !11

B608.if.i.i.preheader:                            ; preds = %.3.endif.if.i369.i.i.i, %.3.endif.i366.i.i.i, %NRT_decref.exit.i.i.i
  br label %B608.if.i.i

.3.endif.i366.i.i.i:                              ; preds = %NRT_decref.exit.i.i.i
  fence release
  %.4.i.i367.i.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !102
  %.10.i368.i.i.i = icmp eq i64 %.4.i.i367.i.i.i, 1
  br i1 %.10.i368.i.i.i, label %.3.endif.if.i369.i.i.i, label %B608.if.i.i.preheader, !prof !11

.3.endif.if.i369.i.i.i:                           ; preds = %.3.endif.i366.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !102
  br label %B608.if.i.i.preheader

B62.preheader.i.i.i:                              ; preds = %.3.endif.i349.i.i.i, %B534.i.i
  %.4.i.i354.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !102
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !102
  br label %B62.if.i.i.i

B62.if.i.i.i:                                     ; preds = %B62.preheader.i.i.i, %B62.loopexit.i.i.i
  %.378.06.i.i.i = phi i64 [ 4, %B62.preheader.i.i.i ], [ %.442.i.i.i, %B62.loopexit.i.i.i ]
  %.375.05.i.i.i = phi i64 [ 0, %B62.preheader.i.i.i ], [ %.446.i.i.i, %B62.loopexit.i.i.i ]
  %.668.i.i.i = mul i64 %.375.05.i.i.i, %value14
  %21 = getelementptr double, ptr %value12, i64 %.668.i.i.i
  %22 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.375.05.i.i.i
  %.710.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 1
  %.757.i.i.i = mul i64 %.710.i.i.i, %value14
  %23 = getelementptr double, ptr %value12, i64 %.757.i.i.i
  %24 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.710.i.i.i
  %.800.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 2
  %.847.i.i.i = mul i64 %.800.i.i.i, %value14
  %25 = getelementptr double, ptr %value12, i64 %.847.i.i.i
  %26 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.800.i.i.i
  %.890.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 3
  %.937.i.i.i = mul i64 %.890.i.i.i, %value14
  %27 = getelementptr double, ptr %value12, i64 %.937.i.i.i
  %28 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.890.i.i.i
  %.980.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 4
  %.1027.i.i.i = mul i64 %.980.i.i.i, %value14
  %29 = getelementptr double, ptr %value12, i64 %.1027.i.i.i
  %30 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.980.i.i.i
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.i.i.i, %B62.if.i.i.i
  %.500.04.i.i.i = phi i64 [ 20, %B62.if.i.i.i ], [ %.562.i.i.i, %B106.if.i.i.i ]
  %.497.03.i.i.i = phi i64 [ 0, %B62.if.i.i.i ], [ %.566.i.i.i, %B106.if.i.i.i ]
  %.562.i.i.i = add nsw i64 %.500.04.i.i.i, -1
  %.566.i.i.i = add nuw nsw i64 %.497.03.i.i.i, 1
  %31 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.03.i.i.i
  %.620.i.i.i = load double, ptr %31, align 8, !noalias !102
  %.672.i.i.i = getelementptr double, ptr %21, i64 %.497.03.i.i.i
  %.673.i.i.i = load double, ptr %.672.i.i.i, align 8, !noalias !102
  %.706.i.i.i = load double, ptr %22, align 8, !noalias !102
  %.707.i.i.i = fmul double %.673.i.i.i, %.706.i.i.i
  %.708.i.i.i = fadd double %.620.i.i.i, %.707.i.i.i
  %.761.i.i.i = getelementptr double, ptr %23, i64 %.497.03.i.i.i
  %.762.i.i.i = load double, ptr %.761.i.i.i, align 8, !noalias !102
  %.796.i.i.i = load double, ptr %24, align 8, !noalias !102
  %.797.i.i.i = fmul double %.762.i.i.i, %.796.i.i.i
  %.798.i.i.i = fadd double %.708.i.i.i, %.797.i.i.i
  %.851.i.i.i = getelementptr double, ptr %25, i64 %.497.03.i.i.i
  %.852.i.i.i = load double, ptr %.851.i.i.i, align 8, !noalias !102
  %.886.i.i.i = load double, ptr %26, align 8, !noalias !102
  %.887.i.i.i = fmul double %.852.i.i.i, %.886.i.i.i
  %.888.i.i.i = fadd double %.798.i.i.i, %.887.i.i.i
  %.941.i.i.i = getelementptr double, ptr %27, i64 %.497.03.i.i.i
  %.942.i.i.i = load double, ptr %.941.i.i.i, align 8, !noalias !102
  %.976.i.i.i = load double, ptr %28, align 8, !noalias !102
  %.977.i.i.i = fmul double %.942.i.i.i, %.976.i.i.i
  %.978.i.i.i = fadd double %.888.i.i.i, %.977.i.i.i
  %.1031.i.i.i = getelementptr double, ptr %29, i64 %.497.03.i.i.i
  %.1032.i.i.i = load double, ptr %.1031.i.i.i, align 8, !noalias !102
  %.1066.i.i.i = load double, ptr %30, align 8, !noalias !102
  %.1067.i.i.i = fmul double %.1032.i.i.i, %.1066.i.i.i
  %.1068.i.i.i = fadd double %.978.i.i.i, %.1067.i.i.i
  store double %.1068.i.i.i, ptr %31, align 8, !noalias !102
  %.553.i.i.i = icmp ugt i64 %.500.04.i.i.i, 1
  br i1 %.553.i.i.i, label %B106.if.i.i.i, label %B62.loopexit.i.i.i

B654.i.i:                                         ; preds = %B608.if.i.i
  %.1275.i.i = fcmp olt double %.13.i.i1297.i, 1.000000e-05
  br i1 %.1275.i.i, label %.3.endif.i765.i.i, label %B250.i.i

.3.endif.i765.i.i:                                ; preds = %B654.i.i
  fence release
  %.4.i.i766.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i.i1298.i = icmp eq i64 %.4.i.i766.i.i, 1
  br i1 %.10.i.i1298.i, label %.3.endif.if.i.i1299.i, label %.3.endif.i768.i.i, !prof !11

.3.endif.if.i.i1299.i:                            ; preds = %.3.endif.i765.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !98
  br label %.3.endif.i768.i.i

.3.endif.i768.i.i:                                ; preds = %.3.endif.if.i.i1299.i, %.3.endif.i765.i.i
  fence release
  %.4.i.i769.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i770.i.i = icmp eq i64 %.4.i.i769.i.i, 1
  br i1 %.10.i770.i.i, label %.3.endif.if.i771.i.i, label %.3.endif.i774.i.i, !prof !11

.3.endif.if.i771.i.i:                             ; preds = %.3.endif.i768.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !98
  br label %.3.endif.i774.i.i

.3.endif.i774.i.i:                                ; preds = %.3.endif.if.i771.i.i, %.3.endif.i768.i.i
  fence release
  %.4.i.i775.i.i = atomicrmw sub ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i776.i.i = icmp eq i64 %.4.i.i775.i.i, 1
  br i1 %.10.i776.i.i, label %.3.endif.if.i777.i.i, label %B716.if.i.i.preheader, !prof !11

B716.if.i.i.preheader:                            ; preds = %.3.endif.if.i777.i.i, %.3.endif.i774.i.i
  br label %B716.if.i.i

.3.endif.if.i777.i.i:                             ; preds = %.3.endif.i774.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i847.i.i), !noalias !98
  br label %B716.if.i.i.preheader

.3.endif.i780.i.i:                                ; preds = %B716.if.i.i
  fence release
  %.4.i.i781.i.i = atomicrmw sub ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i782.i.i = icmp eq i64 %.4.i.i781.i.i, 1
  br i1 %.10.i782.i.i, label %.3.endif.if.i783.i.i, label %.3.endif.i786.i.i, !prof !11

.3.endif.if.i783.i.i:                             ; preds = %.3.endif.i780.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1124.i), !noalias !98
  br label %.3.endif.i786.i.i

.3.endif.i786.i.i:                                ; preds = %.3.endif.if.i783.i.i, %.3.endif.i780.i.i
  fence release
  %.4.i.i787.i.i = atomicrmw sub ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i788.i.i = icmp eq i64 %.4.i.i787.i.i, 1
  br i1 %.10.i788.i.i, label %.3.endif.if.i789.i.i, label %NRT_decref.exit790.i.i, !prof !11

.3.endif.if.i789.i.i:                             ; preds = %.3.endif.i786.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1147.i), !noalias !98
  br label %NRT_decref.exit790.i.i

NRT_decref.exit790.i.i:                           ; preds = %.3.endif.if.i789.i.i, %.3.endif.i786.i.i
  br i1 %.4.i874.i.i, label %NRT_decref.exit796.i.i, label %.3.endif.i792.i.i, !prof !11

.3.endif.i792.i.i:                                ; preds = %NRT_decref.exit790.i.i
  fence release
  %.4.i.i793.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i794.i.i = icmp eq i64 %.4.i.i793.i.i, 1
  br i1 %.10.i794.i.i, label %.3.endif.if.i795.i.i, label %NRT_decref.exit796.i.i, !prof !11

.3.endif.if.i795.i.i:                             ; preds = %.3.endif.i792.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !98
  br label %NRT_decref.exit796.i.i

NRT_decref.exit796.i.i:                           ; preds = %.3.endif.if.i795.i.i, %.3.endif.i792.i.i, %NRT_decref.exit790.i.i
  br i1 %.4.i870.i.i, label %B752.i, label %.3.endif.i798.i.i, !prof !11

.3.endif.i798.i.i:                                ; preds = %NRT_decref.exit796.i.i
  fence release
  %.4.i.i799.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i800.i.i = icmp eq i64 %.4.i.i799.i.i, 1
  br i1 %.10.i800.i.i, label %.3.endif.if.i801.i.i, label %B752.i, !prof !11

.3.endif.if.i801.i.i:                             ; preds = %.3.endif.i798.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !98
  br label %B752.i

.3.endif.i804.i.i:                                ; preds = %B250.i.i
  fence release
  %.4.i.i805.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i806.i.i = icmp eq i64 %.4.i.i805.i.i, 1
  br i1 %.10.i806.i.i, label %.3.endif.if.i807.i.i, label %.3.endif.i810.i.i, !prof !11

.3.endif.if.i807.i.i:                             ; preds = %.3.endif.i804.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !98
  br label %.3.endif.i810.i.i

.3.endif.i810.i.i:                                ; preds = %.3.endif.if.i807.i.i, %.3.endif.i804.i.i
  fence release
  %.4.i.i811.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i812.i.i = icmp eq i64 %.4.i.i811.i.i, 1
  br i1 %.10.i812.i.i, label %.3.endif.if.i813.i.i, label %.3.endif.i816.i.i, !prof !11

.3.endif.if.i813.i.i:                             ; preds = %.3.endif.i810.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !98
  br label %.3.endif.i816.i.i

.3.endif.i816.i.i:                                ; preds = %.3.endif.if.i813.i.i, %.3.endif.i810.i.i
  fence release
  %.4.i.i817.i.i = atomicrmw sub ptr %memory.i.i.i.i1124.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i818.i.i = icmp eq i64 %.4.i.i817.i.i, 1
  br i1 %.10.i818.i.i, label %.3.endif.if.i819.i.i, label %.3.endif.i822.i.i, !prof !11

.3.endif.if.i819.i.i:                             ; preds = %.3.endif.i816.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1124.i), !noalias !98
  br label %.3.endif.i822.i.i

.3.endif.i822.i.i:                                ; preds = %.3.endif.if.i819.i.i, %.3.endif.i816.i.i
  fence release
  %.4.i.i823.i.i = atomicrmw sub ptr %memory.i.i.i.i1147.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i824.i.i = icmp eq i64 %.4.i.i823.i.i, 1
  br i1 %.10.i824.i.i, label %.3.endif.if.i825.i.i, label %.3.endif.i828.i.i, !prof !11

.3.endif.if.i825.i.i:                             ; preds = %.3.endif.i822.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1147.i), !noalias !98
  br label %.3.endif.i828.i.i

.3.endif.i828.i.i:                                ; preds = %.3.endif.if.i825.i.i, %.3.endif.i822.i.i
  fence release
  %.4.i.i829.i.i = atomicrmw sub ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i830.i.i = icmp eq i64 %.4.i.i829.i.i, 1
  br i1 %.10.i830.i.i, label %.3.endif.if.i831.i.i, label %NRT_decref.exit832.i.i, !prof !11

.3.endif.if.i831.i.i:                             ; preds = %.3.endif.i828.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i847.i.i), !noalias !98
  br label %NRT_decref.exit832.i.i

NRT_decref.exit832.i.i:                           ; preds = %.3.endif.if.i831.i.i, %.3.endif.i828.i.i
  br i1 %.4.i874.i.i, label %NRT_decref.exit838.i.i, label %.3.endif.i834.i.i, !prof !11

.3.endif.i834.i.i:                                ; preds = %NRT_decref.exit832.i.i
  fence release
  %.4.i.i835.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i836.i.i = icmp eq i64 %.4.i.i835.i.i, 1
  br i1 %.10.i836.i.i, label %.3.endif.if.i837.i.i, label %NRT_decref.exit838.i.i, !prof !11

.3.endif.if.i837.i.i:                             ; preds = %.3.endif.i834.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !98
  br label %NRT_decref.exit838.i.i

NRT_decref.exit838.i.i:                           ; preds = %.3.endif.if.i837.i.i, %.3.endif.i834.i.i, %NRT_decref.exit832.i.i
  br i1 %.4.i870.i.i, label %B918.i, label %.3.endif.i840.i.i, !prof !11

.3.endif.i840.i.i:                                ; preds = %NRT_decref.exit838.i.i
  fence release
  %.4.i.i841.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i842.i.i = icmp eq i64 %.4.i.i841.i.i, 1
  br i1 %.10.i842.i.i, label %.3.endif.if.i843.i.i, label %B918.i, !prof !11

.3.endif.if.i843.i.i:                             ; preds = %.3.endif.i840.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !98
  br label %B918.i

B0.endif.i1294.i:                                 ; preds = %B672.endif.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.151.i1287.i, i8 0, i64 56, i1 false), !noalias !98
  %.155.i1295.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.151.i1287.i, ptr %excinfo.2.i.i)
  %.157.not.i.i = icmp eq i32 %.155.i1295.i, 0
  %.165.fca.0.load.i.i = load ptr, ptr %.151.i1287.i, align 8, !noalias !98
  %.165.fca.4.load.i.i = load ptr, ptr %.fca.4.gep490.i.i, align 8, !noalias !98
  br i1 %.157.not.i.i, label %B0.endif.endif.i.i, label %B672.endif.endif.if.i, !prof !96

B0.endif.endif.i.i:                               ; preds = %B0.endif.i1294.i
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %B672.endif.endif.if.i, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B0.endif.endif.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !105
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !105
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !105
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !105
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !115
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !115
  %.10.i.i845.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i845.i.i, label %.3.endif.if.i.i846.i.i, label %B0.endif.endif.endif.i.i, !prof !11

.3.endif.if.i.i846.i.i:                           ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !115
  br label %B0.endif.endif.endif.i.i

B0.endif.endif.endif.i.i:                         ; preds = %.3.endif.if.i.i846.i.i, %.3.endif.i24.i.i.i
  %memory.i.i.i.i847.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i848.i.i = icmp eq ptr %memory.i.i.i.i847.i.i, null
  br i1 %none.i.i.i.i848.i.i, label %B672.endif.endif.if.i, label %.3.endif.i24.i849.i.i

.3.endif.i24.i849.i.i:                            ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i850.i.i = ptrtoint ptr %memory.i.i.i.i847.i.i to i64
  %behind.i.i.i.i851.i.i = add i64 %address.i.i.i.i850.i.i, 111
  %aligned.i.i.i.i852.i.i = and i64 %behind.i.i.i.i851.i.i, -64
  %data.i.i.i.i853.i.i = inttoptr i64 %aligned.i.i.i.i852.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i847.i.i, align 4, !noalias !116
  %at_end.i.i.i.i854.i.i = getelementptr i8, ptr %memory.i.i.i.i847.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i854.i.i, align 8, !noalias !116
  %at_data.i.i.i.i855.i.i = getelementptr i8, ptr %memory.i.i.i.i847.i.i, i64 24
  store ptr %data.i.i.i.i853.i.i, ptr %at_data.i.i.i.i855.i.i, align 8, !noalias !116
  %at_size.i.i.i.i856.i.i = getelementptr i8, ptr %memory.i.i.i.i847.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i856.i.i, align 8, !noalias !116
  %.4.i.i.i857.i.i = atomicrmw add ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !126
  fence release
  %.4.i.i25.i864.i.i = atomicrmw sub ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !126
  %.10.i.i865.i.i = icmp eq i64 %.4.i.i25.i864.i.i, 1
  br i1 %.10.i.i865.i.i, label %.3.endif.if.i.i867.i.i, label %B0.endif.endif.endif.endif.i.i, !prof !11

.3.endif.if.i.i867.i.i:                           ; preds = %.3.endif.i24.i849.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i847.i.i), !noalias !126
  br label %B0.endif.endif.endif.endif.i.i

B0.endif.endif.endif.endif.i.i:                   ; preds = %.3.endif.if.i.i867.i.i, %.3.endif.i24.i849.i.i
  %.4.i870.i.i = icmp eq ptr %.128.fca.0.load.i.i, null
  br i1 %.4.i870.i.i, label %NRT_incref.exit873.i.i, label %.3.endif.i871.i.i, !prof !11

.3.endif.i871.i.i:                                ; preds = %B0.endif.endif.endif.endif.i.i
  %.4.i.i872.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_incref.exit873.i.i

NRT_incref.exit873.i.i:                           ; preds = %.3.endif.i871.i.i, %B0.endif.endif.endif.endif.i.i
  %.4.i874.i.i = icmp eq ptr %.165.fca.0.load.i.i, null
  br i1 %.4.i874.i.i, label %NRT_incref.exit885.i.i, label %.3.endif.i875.i.i, !prof !11

.3.endif.i875.i.i:                                ; preds = %NRT_incref.exit873.i.i
  %.4.i.i876.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_incref.exit885.i.i

NRT_incref.exit885.i.i:                           ; preds = %.3.endif.i875.i.i, %NRT_incref.exit873.i.i
  %.4.i.i880.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i884.i.i = atomicrmw add ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  br i1 %.4.i870.i.i, label %NRT_incref.exit889.i.i, label %.3.endif.i887.i.i, !prof !11

.3.endif.i887.i.i:                                ; preds = %NRT_incref.exit885.i.i
  %.4.i.i888.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_incref.exit889.i.i

NRT_incref.exit889.i.i:                           ; preds = %.3.endif.i887.i.i, %NRT_incref.exit885.i.i
  br i1 %.4.i874.i.i, label %NRT_incref.exit901.i.i, label %.3.endif.i891.i.i, !prof !11

.3.endif.i891.i.i:                                ; preds = %NRT_incref.exit889.i.i
  %.4.i.i892.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_incref.exit901.i.i

NRT_incref.exit901.i.i:                           ; preds = %.3.endif.i891.i.i, %NRT_incref.exit889.i.i
  %.4.i.i896.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i900.i.i = atomicrmw add ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  br i1 %.4.i870.i.i, label %NRT_incref.exit905.i.i, label %.3.endif.i903.i.i, !prof !11

.3.endif.i903.i.i:                                ; preds = %NRT_incref.exit901.i.i
  %.4.i.i904.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_incref.exit905.i.i

NRT_incref.exit905.i.i:                           ; preds = %.3.endif.i903.i.i, %NRT_incref.exit901.i.i
  br i1 %.4.i874.i.i, label %NRT_incref.exit917.i.i, label %.3.endif.i907.i.i, !prof !11

.3.endif.i907.i.i:                                ; preds = %NRT_incref.exit905.i.i
  %.4.i.i908.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_incref.exit917.i.i

NRT_incref.exit917.i.i:                           ; preds = %.3.endif.i907.i.i, %NRT_incref.exit905.i.i
  %.4.i.i912.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i916.i.i = atomicrmw add ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  br i1 %.4.i870.i.i, label %NRT_incref.exit921.i.i, label %.3.endif.i919.i.i, !prof !11

.3.endif.i919.i.i:                                ; preds = %NRT_incref.exit917.i.i
  %.4.i.i920.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_incref.exit921.i.i

NRT_incref.exit921.i.i:                           ; preds = %.3.endif.i919.i.i, %NRT_incref.exit917.i.i
  br i1 %.4.i874.i.i, label %NRT_incref.exit933.thread.i.i, label %.3.endif.i935.i.i, !prof !11

NRT_incref.exit933.thread.i.i:                    ; preds = %NRT_incref.exit921.i.i
  %.4.i.i92819.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i93220.i.i = atomicrmw add ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %NRT_decref.exit939.i.i

.3.endif.i935.i.i:                                ; preds = %NRT_incref.exit921.i.i
  %.4.i.i924.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i928.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.4.i.i932.i.i = atomicrmw add ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  fence release
  %.4.i.i936.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i937.i.i = icmp eq i64 %.4.i.i936.i.i, 1
  br i1 %.10.i937.i.i, label %.3.endif.if.i938.i.i, label %NRT_decref.exit939.i.i, !prof !11

.3.endif.if.i938.i.i:                             ; preds = %.3.endif.i935.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !98
  br label %NRT_decref.exit939.i.i

NRT_decref.exit939.i.i:                           ; preds = %.3.endif.if.i938.i.i, %.3.endif.i935.i.i, %NRT_incref.exit933.thread.i.i
  br i1 %.4.i870.i.i, label %.3.endif.i947.i.i, label %.3.endif.i941.i.i, !prof !11

.3.endif.i941.i.i:                                ; preds = %NRT_decref.exit939.i.i
  fence release
  %.4.i.i942.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i943.i.i = icmp eq i64 %.4.i.i942.i.i, 1
  br i1 %.10.i943.i.i, label %.3.endif.if.i944.i.i, label %.3.endif.i947.i.i, !prof !11

.3.endif.if.i944.i.i:                             ; preds = %.3.endif.i941.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !98
  br label %.3.endif.i947.i.i

.3.endif.i947.i.i:                                ; preds = %.3.endif.if.i944.i.i, %.3.endif.i941.i.i, %NRT_decref.exit939.i.i
  fence release
  %.4.i.i948.i.i = atomicrmw sub ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i949.i.i = icmp eq i64 %.4.i.i948.i.i, 1
  br i1 %.10.i949.i.i, label %.3.endif.if.i950.i.i, label %.3.endif.i953.i.i, !prof !11

.3.endif.if.i950.i.i:                             ; preds = %.3.endif.i947.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i847.i.i), !noalias !98
  br label %.3.endif.i953.i.i

.3.endif.i953.i.i:                                ; preds = %.3.endif.if.i950.i.i, %.3.endif.i947.i.i
  fence release
  %.4.i.i954.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i955.i.i = icmp eq i64 %.4.i.i954.i.i, 1
  br i1 %.10.i955.i.i, label %.3.endif.if.i956.i.i, label %NRT_decref.exit957.i.i, !prof !11

.3.endif.if.i956.i.i:                             ; preds = %.3.endif.i953.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !98
  br label %NRT_decref.exit957.i.i

NRT_decref.exit957.i.i:                           ; preds = %.3.endif.if.i956.i.i, %.3.endif.i953.i.i
  br i1 %.4.i870.i.i, label %NRT_decref.exit963.i.i, label %.3.endif.i959.i.i, !prof !11

.3.endif.i959.i.i:                                ; preds = %NRT_decref.exit957.i.i
  fence release
  %.4.i.i960.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i961.i.i = icmp eq i64 %.4.i.i960.i.i, 1
  br i1 %.10.i961.i.i, label %.3.endif.if.i962.i.i, label %NRT_decref.exit963.i.i, !prof !11

.3.endif.if.i962.i.i:                             ; preds = %.3.endif.i959.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !98
  br label %NRT_decref.exit963.i.i

NRT_decref.exit963.i.i:                           ; preds = %.3.endif.if.i962.i.i, %.3.endif.i959.i.i, %NRT_decref.exit957.i.i
  br i1 %.4.i874.i.i, label %.3.endif.i971.i.i, label %.3.endif.i965.i.i, !prof !11

.3.endif.i965.i.i:                                ; preds = %NRT_decref.exit963.i.i
  fence release
  %.4.i.i966.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i967.i.i = icmp eq i64 %.4.i.i966.i.i, 1
  br i1 %.10.i967.i.i, label %.3.endif.if.i968.i.i, label %.3.endif.i971.i.i, !prof !11

.3.endif.if.i968.i.i:                             ; preds = %.3.endif.i965.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !98
  br label %.3.endif.i971.i.i

.3.endif.i971.i.i:                                ; preds = %.3.endif.if.i968.i.i, %.3.endif.i965.i.i, %NRT_decref.exit963.i.i
  fence release
  %.4.i.i972.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i973.i.i = icmp eq i64 %.4.i.i972.i.i, 1
  br i1 %.10.i973.i.i, label %.3.endif.if.i974.i.i, label %.3.endif.i977.i.i, !prof !11

.3.endif.if.i974.i.i:                             ; preds = %.3.endif.i971.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !98
  br label %.3.endif.i977.i.i

.3.endif.i977.i.i:                                ; preds = %.3.endif.if.i974.i.i, %.3.endif.i971.i.i
  fence release
  %.4.i.i978.i.i = atomicrmw sub ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i979.i.i = icmp eq i64 %.4.i.i978.i.i, 1
  br i1 %.10.i979.i.i, label %.3.endif.if.i980.i.i, label %NRT_decref.exit981.i.i, !prof !11

.3.endif.if.i980.i.i:                             ; preds = %.3.endif.i977.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i847.i.i), !noalias !98
  br label %NRT_decref.exit981.i.i

NRT_decref.exit981.i.i:                           ; preds = %.3.endif.if.i980.i.i, %.3.endif.i977.i.i
  br i1 %.4.i870.i.i, label %NRT_decref.exit987.i.i, label %.3.endif.i983.i.i, !prof !11

.3.endif.i983.i.i:                                ; preds = %NRT_decref.exit981.i.i
  fence release
  %.4.i.i984.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i985.i.i = icmp eq i64 %.4.i.i984.i.i, 1
  br i1 %.10.i985.i.i, label %.3.endif.if.i986.i.i, label %NRT_decref.exit987.i.i, !prof !11

.3.endif.if.i986.i.i:                             ; preds = %.3.endif.i983.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !98
  br label %NRT_decref.exit987.i.i

NRT_decref.exit987.i.i:                           ; preds = %.3.endif.if.i986.i.i, %.3.endif.i983.i.i, %NRT_decref.exit981.i.i
  br i1 %.4.i874.i.i, label %.3.endif.i995.i.i, label %.3.endif.i989.i.i, !prof !11

.3.endif.i989.i.i:                                ; preds = %NRT_decref.exit987.i.i
  fence release
  %.4.i.i990.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i991.i.i = icmp eq i64 %.4.i.i990.i.i, 1
  br i1 %.10.i991.i.i, label %.3.endif.if.i992.i.i, label %.3.endif.i995.i.i, !prof !11

.3.endif.if.i992.i.i:                             ; preds = %.3.endif.i989.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !98
  br label %.3.endif.i995.i.i

.3.endif.i995.i.i:                                ; preds = %.3.endif.if.i992.i.i, %.3.endif.i989.i.i, %NRT_decref.exit987.i.i
  fence release
  %.4.i.i996.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i997.i.i = icmp eq i64 %.4.i.i996.i.i, 1
  br i1 %.10.i997.i.i, label %.3.endif.if.i998.i.i, label %.3.endif.i1001.i.i, !prof !11

.3.endif.if.i998.i.i:                             ; preds = %.3.endif.i995.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !98
  br label %.3.endif.i1001.i.i

.3.endif.i1001.i.i:                               ; preds = %.3.endif.if.i998.i.i, %.3.endif.i995.i.i
  fence release
  %.4.i.i1002.i.i = atomicrmw sub ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i1003.i.i = icmp eq i64 %.4.i.i1002.i.i, 1
  br i1 %.10.i1003.i.i, label %.3.endif.if.i1004.i.i, label %NRT_decref.exit1005.i.i, !prof !11

.3.endif.if.i1004.i.i:                            ; preds = %.3.endif.i1001.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i847.i.i), !noalias !98
  br label %NRT_decref.exit1005.i.i

NRT_decref.exit1005.i.i:                          ; preds = %.3.endif.if.i1004.i.i, %.3.endif.i1001.i.i
  br i1 %.4.i870.i.i, label %NRT_decref.exit1011.i.i, label %.3.endif.i1007.i.i, !prof !11

.3.endif.i1007.i.i:                               ; preds = %NRT_decref.exit1005.i.i
  fence release
  %.4.i.i1008.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i1009.i.i = icmp eq i64 %.4.i.i1008.i.i, 1
  br i1 %.10.i1009.i.i, label %.3.endif.if.i1010.i.i, label %NRT_decref.exit1011.i.i, !prof !11

.3.endif.if.i1010.i.i:                            ; preds = %.3.endif.i1007.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !98
  br label %NRT_decref.exit1011.i.i

NRT_decref.exit1011.i.i:                          ; preds = %.3.endif.if.i1010.i.i, %.3.endif.i1007.i.i, %NRT_decref.exit1005.i.i
  br i1 %.4.i874.i.i, label %.3.endif.i1019.i.i, label %.3.endif.i1013.i.i, !prof !11

.3.endif.i1013.i.i:                               ; preds = %NRT_decref.exit1011.i.i
  fence release
  %.4.i.i1014.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i1015.i.i = icmp eq i64 %.4.i.i1014.i.i, 1
  br i1 %.10.i1015.i.i, label %.3.endif.if.i1016.i.i, label %.3.endif.i1019.i.i, !prof !11

.3.endif.if.i1016.i.i:                            ; preds = %.3.endif.i1013.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !98
  br label %.3.endif.i1019.i.i

.3.endif.i1019.i.i:                               ; preds = %.3.endif.if.i1016.i.i, %.3.endif.i1013.i.i, %NRT_decref.exit1011.i.i
  fence release
  %.4.i.i1020.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i1021.i.i = icmp eq i64 %.4.i.i1020.i.i, 1
  br i1 %.10.i1021.i.i, label %.3.endif.if.i1022.i.i, label %.3.endif.i1025.i.i, !prof !11

.3.endif.if.i1022.i.i:                            ; preds = %.3.endif.i1019.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !98
  br label %.3.endif.i1025.i.i

.3.endif.i1025.i.i:                               ; preds = %.3.endif.if.i1022.i.i, %.3.endif.i1019.i.i
  fence release
  %.4.i.i1026.i.i = atomicrmw sub ptr %memory.i.i.i.i847.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i1027.i.i = icmp eq i64 %.4.i.i1026.i.i, 1
  br i1 %.10.i1027.i.i, label %.3.endif.if.i1028.i.i, label %B250.i.i.preheader, !prof !11

.3.endif.if.i1028.i.i:                            ; preds = %.3.endif.i1025.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i847.i.i), !noalias !98
  br label %B250.i.i.preheader

B250.i.i.preheader:                               ; preds = %.3.endif.if.i1028.i.i, %.3.endif.i1025.i.i
  br label %B250.i.i

B252.if.i.i:                                      ; preds = %B250.i.i
  %.489.i.i = add nsw i64 %.426.0.i.i, -1
  %.4.i.i.i1031.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !127
  br i1 %.4.i874.i.i, label %B62.preheader.i1042.i.i, label %.3.endif.i349.i1033.i.i, !prof !11

.3.endif.i349.i1033.i.i:                          ; preds = %B252.if.i.i
  %.4.i.i350.i1034.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !127
  br label %B62.preheader.i1042.i.i

B62.loopexit.i1087.i.i:                           ; preds = %B106.if.i1055.i.i
  %.442.i1088.i.i = add nsw i64 %.378.06.i1044.i.i, -1
  %.446.i1089.i.i = add nuw nsw i64 %.375.05.i1045.i.i, 5
  %.433.i1090.i.i = icmp ugt i64 %.378.06.i1044.i.i, 1
  br i1 %.433.i1090.i.i, label %B62.if.i1043.i.i, label %.3.endif.i357.i1092.i.i

.3.endif.i357.i1092.i.i:                          ; preds = %B62.loopexit.i1087.i.i
  fence release
  %.4.i.i358.i1093.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !127
  %.10.i.i1094.i.i = icmp eq i64 %.4.i.i358.i1093.i.i, 1
  br i1 %.10.i.i1094.i.i, label %.3.endif.if.i.i1100.i.i, label %.3.endif.i360.i.i.i, !prof !11

.3.endif.if.i.i1100.i.i:                          ; preds = %.3.endif.i357.i1092.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !127
  br label %.3.endif.i360.i.i.i

.3.endif.i360.i.i.i:                              ; preds = %.3.endif.if.i.i1100.i.i, %.3.endif.i357.i1092.i.i
  fence release
  %.4.i.i361.i.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !127
  %.10.i362.i.i.i = icmp eq i64 %.4.i.i361.i.i.i, 1
  br i1 %.10.i362.i.i.i, label %.3.endif.if.i363.i.i.i, label %NRT_decref.exit364.i.i.i, !prof !11

.3.endif.if.i363.i.i.i:                           ; preds = %.3.endif.i360.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !127
  br label %NRT_decref.exit364.i.i.i

NRT_decref.exit364.i.i.i:                         ; preds = %.3.endif.if.i363.i.i.i, %.3.endif.i360.i.i.i
  br i1 %.4.i874.i.i, label %B330.if.i.i.preheader, label %.3.endif.i366.i1096.i.i, !prof !11

B330.if.i.i.preheader:                            ; preds = %.3.endif.if.i369.i1099.i.i, %.3.endif.i366.i1096.i.i, %NRT_decref.exit364.i.i.i
  br label %B330.if.i.i

.3.endif.i366.i1096.i.i:                          ; preds = %NRT_decref.exit364.i.i.i
  fence release
  %.4.i.i367.i1097.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !127
  %.10.i368.i1098.i.i = icmp eq i64 %.4.i.i367.i1097.i.i, 1
  br i1 %.10.i368.i1098.i.i, label %.3.endif.if.i369.i1099.i.i, label %B330.if.i.i.preheader, !prof !11

.3.endif.if.i369.i1099.i.i:                       ; preds = %.3.endif.i366.i1096.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !127
  br label %B330.if.i.i.preheader

B62.preheader.i1042.i.i:                          ; preds = %.3.endif.i349.i1033.i.i, %B252.if.i.i
  %.4.i.i354.i1038.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !127
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !127
  br label %B62.if.i1043.i.i

B62.if.i1043.i.i:                                 ; preds = %B62.preheader.i1042.i.i, %B62.loopexit.i1087.i.i
  %.378.06.i1044.i.i = phi i64 [ 4, %B62.preheader.i1042.i.i ], [ %.442.i1088.i.i, %B62.loopexit.i1087.i.i ]
  %.375.05.i1045.i.i = phi i64 [ 0, %B62.preheader.i1042.i.i ], [ %.446.i1089.i.i, %B62.loopexit.i1087.i.i ]
  %.668.i1046.i.i = mul i64 %.375.05.i1045.i.i, %value13
  %32 = getelementptr double, ptr %data.i.i.i.i, i64 %.668.i1046.i.i
  %33 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.375.05.i1045.i.i
  %.710.i1047.i.i = add nuw nsw i64 %.375.05.i1045.i.i, 1
  %.757.i1048.i.i = mul i64 %.710.i1047.i.i, %value13
  %34 = getelementptr double, ptr %data.i.i.i.i, i64 %.757.i1048.i.i
  %35 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.710.i1047.i.i
  %.800.i1049.i.i = add nuw nsw i64 %.375.05.i1045.i.i, 2
  %.847.i1050.i.i = mul i64 %.800.i1049.i.i, %value13
  %36 = getelementptr double, ptr %data.i.i.i.i, i64 %.847.i1050.i.i
  %37 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.800.i1049.i.i
  %.890.i1051.i.i = add nuw nsw i64 %.375.05.i1045.i.i, 3
  %.937.i1052.i.i = mul i64 %.890.i1051.i.i, %value13
  %38 = getelementptr double, ptr %data.i.i.i.i, i64 %.937.i1052.i.i
  %39 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.890.i1051.i.i
  %.980.i1053.i.i = add nuw nsw i64 %.375.05.i1045.i.i, 4
  %.1027.i1054.i.i = mul i64 %.980.i1053.i.i, %value13
  %40 = getelementptr double, ptr %data.i.i.i.i, i64 %.1027.i1054.i.i
  %41 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.980.i1053.i.i
  br label %B106.if.i1055.i.i

B106.if.i1055.i.i:                                ; preds = %B106.if.i1055.i.i, %B62.if.i1043.i.i
  %.500.04.i1056.i.i = phi i64 [ 20, %B62.if.i1043.i.i ], [ %.562.i1058.i.i, %B106.if.i1055.i.i ]
  %.497.03.i1057.i.i = phi i64 [ 0, %B62.if.i1043.i.i ], [ %.566.i1059.i.i, %B106.if.i1055.i.i ]
  %.562.i1058.i.i = add nsw i64 %.500.04.i1056.i.i, -1
  %.566.i1059.i.i = add nuw nsw i64 %.497.03.i1057.i.i, 1
  %42 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.03.i1057.i.i
  %.620.i1060.i.i = load double, ptr %42, align 8, !noalias !127
  %.672.i1061.i.i = getelementptr double, ptr %32, i64 %.497.03.i1057.i.i
  %.673.i1062.i.i = load double, ptr %.672.i1061.i.i, align 8, !noalias !127
  %.706.i1063.i.i = load double, ptr %33, align 8, !noalias !127
  %.707.i1064.i.i = fmul double %.673.i1062.i.i, %.706.i1063.i.i
  %.708.i1065.i.i = fadd double %.620.i1060.i.i, %.707.i1064.i.i
  %.761.i1066.i.i = getelementptr double, ptr %34, i64 %.497.03.i1057.i.i
  %.762.i1067.i.i = load double, ptr %.761.i1066.i.i, align 8, !noalias !127
  %.796.i1068.i.i = load double, ptr %35, align 8, !noalias !127
  %.797.i1069.i.i = fmul double %.762.i1067.i.i, %.796.i1068.i.i
  %.798.i1070.i.i = fadd double %.708.i1065.i.i, %.797.i1069.i.i
  %.851.i1071.i.i = getelementptr double, ptr %36, i64 %.497.03.i1057.i.i
  %.852.i1072.i.i = load double, ptr %.851.i1071.i.i, align 8, !noalias !127
  %.886.i1073.i.i = load double, ptr %37, align 8, !noalias !127
  %.887.i1074.i.i = fmul double %.852.i1072.i.i, %.886.i1073.i.i
  %.888.i1075.i.i = fadd double %.798.i1070.i.i, %.887.i1074.i.i
  %.941.i1076.i.i = getelementptr double, ptr %38, i64 %.497.03.i1057.i.i
  %.942.i1077.i.i = load double, ptr %.941.i1076.i.i, align 8, !noalias !127
  %.976.i1078.i.i = load double, ptr %39, align 8, !noalias !127
  %.977.i1079.i.i = fmul double %.942.i1077.i.i, %.976.i1078.i.i
  %.978.i1080.i.i = fadd double %.888.i1075.i.i, %.977.i1079.i.i
  %.1031.i1081.i.i = getelementptr double, ptr %40, i64 %.497.03.i1057.i.i
  %.1032.i1082.i.i = load double, ptr %.1031.i1081.i.i, align 8, !noalias !127
  %.1066.i1083.i.i = load double, ptr %41, align 8, !noalias !127
  %.1067.i1084.i.i = fmul double %.1032.i1082.i.i, %.1066.i1083.i.i
  %.1068.i1085.i.i = fadd double %.978.i1080.i.i, %.1067.i1084.i.i
  store double %.1068.i1085.i.i, ptr %42, align 8, !noalias !127
  %.553.i1086.i.i = icmp ugt i64 %.500.04.i1056.i.i, 1
  br i1 %.553.i1086.i.i, label %B106.if.i1055.i.i, label %B62.loopexit.i1087.i.i

B330.if.i.i:                                      ; preds = %B330.if.i.i.preheader, %B330.if.i.i
  %.580.022.i.i = phi i64 [ %.642.i.i, %B330.if.i.i ], [ 20, %B330.if.i.i.preheader ]
  %.577.021.i.i = phi i64 [ %.646.i.i, %B330.if.i.i ], [ 0, %B330.if.i.i.preheader ]
  %.642.i.i = add nsw i64 %.580.022.i.i, -1
  %.646.i.i = add nuw nsw i64 %.577.021.i.i, 1
  %43 = getelementptr double, ptr %data.i.i.i.i1130.i, i64 %.577.021.i.i
  %.700.i.i = load double, ptr %43, align 8, !noalias !98
  %44 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.577.021.i.i
  %.730.i.i = load double, ptr %44, align 8, !noalias !98
  %.734.i.i = fdiv double %.700.i.i, %.730.i.i
  %45 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.577.021.i.i
  %.764.i.i = load double, ptr %45, align 8, !noalias !98
  %.768.i.i = fdiv double %.734.i.i, %.764.i.i
  %.769.i.i = fadd double %.768.i.i, -1.000000e+00
  %.770.i.i = tail call double @llvm.fabs.f64(double %.769.i.i)
  %46 = getelementptr double, ptr %data.i.i.i.i853.i.i, i64 %.577.021.i.i
  store double %.770.i.i, ptr %46, align 8, !noalias !98
  store double %.734.i.i, ptr %45, align 8, !noalias !98
  %.633.i.i = icmp ugt i64 %.580.022.i.i, 1
  br i1 %.633.i.i, label %B330.if.i.i, label %B484.if.i.i

B484.if.i.i:                                      ; preds = %B330.if.i.i, %B484.if.i.i
  %farthest.2.125.i.i = phi double [ %.13.i.i1297.i, %B484.if.i.i ], [ 0.000000e+00, %B330.if.i.i ]
  %.865.024.i.i = phi i64 [ %.927.i.i, %B484.if.i.i ], [ 20, %B330.if.i.i ]
  %.862.023.i.i = phi i64 [ %.931.i.i, %B484.if.i.i ], [ 0, %B330.if.i.i ]
  %.927.i.i = add nsw i64 %.865.024.i.i, -1
  %.931.i.i = add nuw nsw i64 %.862.023.i.i, 1
  %47 = getelementptr double, ptr %data.i.i.i.i853.i.i, i64 %.862.023.i.i
  %.985.i.i = load double, ptr %47, align 8, !noalias !98
  %.12.i.i1296.i = fcmp ogt double %.985.i.i, %farthest.2.125.i.i
  %.13.i.i1297.i = select i1 %.12.i.i1296.i, double %.985.i.i, double %farthest.2.125.i.i
  %.918.i.i = icmp ugt i64 %.865.024.i.i, 1
  br i1 %.918.i.i, label %B484.if.i.i, label %B534.i.i

B608.if.i.i:                                      ; preds = %B608.if.i.i.preheader, %B608.if.i.i
  %.1084.027.i.i = phi i64 [ %.1146.i.i, %B608.if.i.i ], [ 20, %B608.if.i.i.preheader ]
  %.1081.026.i.i = phi i64 [ %.1150.i.i, %B608.if.i.i ], [ 0, %B608.if.i.i.preheader ]
  %.1146.i.i = add nsw i64 %.1084.027.i.i, -1
  %.1150.i.i = add nuw nsw i64 %.1081.026.i.i, 1
  %48 = getelementptr double, ptr %data.i.i.i.i1153.i, i64 %.1081.026.i.i
  %.1204.i.i = load double, ptr %48, align 8, !noalias !98
  %49 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.1081.026.i.i
  %.1234.i.i = load double, ptr %49, align 8, !noalias !98
  %.1238.i.i = fdiv double %.1204.i.i, %.1234.i.i
  %50 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1081.026.i.i
  store double %.1238.i.i, ptr %50, align 8, !noalias !98
  %.1137.i.i = icmp ugt i64 %.1084.027.i.i, 1
  br i1 %.1137.i.i, label %B608.if.i.i, label %B654.i.i

B716.if.i.i:                                      ; preds = %B716.if.i.i.preheader, %B716.if.i.i
  %.1331.029.i.i = phi i64 [ %.1393.i.i, %B716.if.i.i ], [ 20, %B716.if.i.i.preheader ]
  %.1328.028.i.i = phi i64 [ %.1397.i.i, %B716.if.i.i ], [ 0, %B716.if.i.i.preheader ]
  %.1393.i.i = add nsw i64 %.1331.029.i.i, -1
  %.1397.i.i = add nuw nsw i64 %.1328.028.i.i, 1
  %51 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.1328.028.i.i
  %.1451.i.i = load double, ptr %51, align 8, !noalias !98
  %52 = getelementptr double, ptr %value15, i64 %.1328.028.i.i
  %.1481.i.i = load double, ptr %52, align 8, !noalias !98
  %.1482.i.i = fmul double %.1451.i.i, %.1481.i.i
  %53 = getelementptr double, ptr %data.i.i.i.i1130.i, i64 %.1328.028.i.i
  %.1512.i.i = load double, ptr %53, align 8, !noalias !98
  %.1516.i.i = fdiv double %.1482.i.i, %.1512.i.i
  %.1517.i.i = tail call double @llvm.log.f64(double %.1516.i.i)
  %54 = getelementptr double, ptr %.12066681108.i, i64 %.1328.028.i.i
  store double %.1517.i.i, ptr %54, align 8, !noalias !98
  %55 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1328.028.i.i
  %.1577.i.i = load double, ptr %55, align 8, !noalias !98
  %.1607.i.i = load double, ptr %52, align 8, !noalias !98
  %.1608.i.i = fmul double %.1577.i.i, %.1607.i.i
  %56 = getelementptr double, ptr %data.i.i.i.i1153.i, i64 %.1328.028.i.i
  %.1638.i.i = load double, ptr %56, align 8, !noalias !98
  %.1642.i.i = fdiv double %.1608.i.i, %.1638.i.i
  %.1643.i.i = tail call double @llvm.log.f64(double %.1642.i.i)
  %57 = getelementptr double, ptr %.140976110.i, i64 %.1328.028.i.i
  store double %.1643.i.i, ptr %57, align 8, !noalias !98
  %.1384.i.i = icmp ugt i64 %.1331.029.i.i, 1
  br i1 %.1384.i.i, label %B716.if.i.i, label %.3.endif.i780.i.i

B672.endif.endif.if.i:                            ; preds = %B0.endif.i1294.i, %B672.endif.i, %B0.endif.endif.endif.i.i, %B0.endif.endif.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1287.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  br label %_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit

B792.if.i:                                        ; preds = %B792.if.i, %B752.split.i
  %.2317139.i = phi double [ %.1907.promoted.i, %B752.split.i ], [ %.2317.i, %B792.if.i ]
  %.2039.0138.i = phi i64 [ 20, %B752.split.i ], [ %.2101.i, %B792.if.i ]
  %.2036.0137.i = phi i64 [ 0, %B752.split.i ], [ %.2105.i, %B792.if.i ]
  %.2105.i = add nuw nsw i64 %.2036.0137.i, 1
  %.2101.i = add nsw i64 %.2039.0138.i, -1
  %58 = getelementptr double, ptr %value6, i64 %.2036.0137.i
  %.2214.i = load double, ptr %58, align 8, !noalias !31
  %59 = getelementptr double, ptr %.12066681108.i, i64 %.2036.0137.i
  %.2244.i = load double, ptr %59, align 8, !noalias !31
  %.2245.i = fmul double %.2214.i, %.2244.i
  %60 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.2036.0137.i
  %.2275.i = load double, ptr %60, align 8, !noalias !31
  %61 = getelementptr double, ptr %.140976110.i, i64 %.2036.0137.i
  %.2305.i = load double, ptr %61, align 8, !noalias !31
  %.2306.i = fmul double %.2275.i, %.2305.i
  %.2307.i = fadd double %.2245.i, %.2306.i
  %.2316.i = fdiv double %.2307.i, %value18
  %.2317.i = fadd double %.2317139.i, %.2316.i
  store double %.2317.i, ptr %.1907.i, align 8, !noalias !31
  %.2092.i = icmp ugt i64 %.2039.0138.i, 1
  br i1 %.2092.i, label %B792.if.i, label %B1179.i

B958.if.i:                                        ; preds = %B958.loopexit.i, %B918.i
  %.2424.0143.i = phi i64 [ 20, %B918.i ], [ %.2486.i, %B958.loopexit.i ]
  %.2421.0142.i = phi i64 [ 0, %B918.i ], [ %.2490.i, %B958.loopexit.i ]
  %.2682.i = mul i64 %.2421.0142.i, %value11
  %62 = getelementptr double, ptr %value9, i64 %.2682.i
  %.2691.i = mul nuw nsw i64 %.2421.0142.i, 20
  %63 = getelementptr double, ptr %value6, i64 %.2421.0142.i
  br label %B1002.if.i

B1002.if.i:                                       ; preds = %B1002.if.i, %B958.if.i
  %.2544.0141.i = phi i64 [ 20, %B958.if.i ], [ %.2606.i, %B1002.if.i ]
  %.2541.0140.i = phi i64 [ 0, %B958.if.i ], [ %.2610.i, %B1002.if.i ]
  %.2606.i = add nsw i64 %.2544.0141.i, -1
  %.2610.i = add nuw nsw i64 %.2541.0140.i, 1
  %64 = getelementptr double, ptr %62, i64 %.2541.0140.i
  %.2687.i = load double, ptr %64, align 8, !noalias !31
  %.2692.i = add nuw nsw i64 %.2541.0140.i, %.2691.i
  %65 = getelementptr double, ptr %.281.sroa.15.0.i, i64 %.2692.i
  store double %.2687.i, ptr %65, align 8, !noalias !31
  %.2753.i = load double, ptr %63, align 8, !noalias !31
  %66 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.2541.0140.i
  %.2783.i = load double, ptr %66, align 8, !noalias !31
  %.2784.i = fmul double %.2753.i, %.2783.i
  %67 = getelementptr double, ptr %data.i.i.i.i1218.i, i64 %.2692.i
  store double %.2784.i, ptr %67, align 8, !noalias !31
  %.2597.i = icmp ugt i64 %.2544.0141.i, 1
  br i1 %.2597.i, label %B1002.if.i, label %B958.loopexit.i

B1120.endif.i:                                    ; preds = %B444.endif.i.i, %.3.endif.if.i310.i.i, %.3.endif.i307.i.i
  %.2834.0.ph.i = phi double [ 5.000000e-01, %.3.endif.i307.i.i ], [ 5.000000e-01, %.3.endif.if.i310.i.i ], [ %.13.i349.i.i, %B444.endif.i.i ]
  store double %.2834.0.ph.i, ptr %.1852.i, align 8, !noalias !31
  br label %B1179.i

_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE.exit: ; preds = %NRT_decref.exit347.i.i, %B752.i, %NRT_incref.exit.i.i, %B400.us.i.i, %NRT_incref.exit98.i1252.i, %B0.endif.endif.endif.endif.endif.endif.i, %.3.endif.if.i1243.i, %NRT_decref.exit1244.i, %B0.endif.endif.endif.endif.i, %NRT_decref.exit1211.i, %B0.endif.endif.i, %B0.endif.i, %0, %NRT_decref.exit1123.i, %B672.endif.endif.if.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit1123.i ], [ 1, %B672.endif.endif.if.i ], [ 1, %NRT_incref.exit98.i1252.i ], [ 1, %0 ], [ 1, %B0.endif.i ], [ 1, %B0.endif.endif.i ], [ 1, %B0.endif.endif.endif.endif.i ], [ 1, %NRT_decref.exit1211.i ], [ 1, %.3.endif.if.i1243.i ], [ 1, %NRT_decref.exit1244.i ], [ 1, %B0.endif.endif.endif.endif.endif.endif.i ], [ 1, %B400.us.i.i ], [ 1, %NRT_incref.exit.i.i ], [ 1, %B752.i ], [ 1, %NRT_decref.exit347.i.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)


!0 = !{!1, !3, !4, !6, !7, !9}
!1 = distinct !{!1, !2, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!3 = distinct !{!3, !2, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!4 = distinct !{!4, !5, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!6 = distinct !{!6, !5, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!7 = distinct !{!7, !8, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %retptr"}
!8 = distinct !{!8, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv"}
!9 = distinct !{!9, !8, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %excinfo"}
!10 = !{!7, !9}
!11 = !{!"branch_weights", i32 1, i32 99}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE"}
!15 = !{!16, !18, !19, !21, !22, !24, !13, !25}
!16 = distinct !{!16, !17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!17 = distinct !{!17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!18 = distinct !{!18, !17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!19 = distinct !{!19, !20, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!20 = distinct !{!20, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!21 = distinct !{!21, !20, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!22 = distinct !{!22, !23, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!23 = distinct !{!23, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!24 = distinct !{!24, !23, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!25 = distinct !{!25, !14, !"_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB3v86B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedE: %excinfo"}
!26 = !{!22, !24, !13, !25}
!27 = !{!28, !30, !13, !25}
!28 = distinct !{!28, !29, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v88B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!29 = distinct !{!29, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v88B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!30 = distinct !{!30, !29, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v88B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!31 = !{!13, !25}
!32 = !{!33, !35, !13, !25}
!33 = distinct !{!33, !34, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v93B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!34 = distinct !{!34, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v93B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!35 = distinct !{!35, !34, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v93B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %excinfo"}
!36 = !{!25}
!37 = !{!38, !40, !41, !43, !44, !46, !13, !25}
!38 = distinct !{!38, !39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!39 = distinct !{!39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!40 = distinct !{!40, !39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!41 = distinct !{!41, !42, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!42 = distinct !{!42, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!43 = distinct !{!43, !42, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!44 = distinct !{!44, !45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!45 = distinct !{!45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!46 = distinct !{!46, !45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!47 = !{!44, !46, !13, !25}
!48 = !{!49, !51, !52, !54, !55, !57, !13, !25}
!49 = distinct !{!49, !50, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!50 = distinct !{!50, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!51 = distinct !{!51, !50, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!52 = distinct !{!52, !53, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!53 = distinct !{!53, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!54 = distinct !{!54, !53, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!55 = distinct !{!55, !56, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!56 = distinct !{!56, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!57 = distinct !{!57, !56, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!58 = !{!55, !57, !13, !25}
!59 = !{!60, !62, !63, !65, !66, !68, !13, !25}
!60 = distinct !{!60, !61, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!61 = distinct !{!61, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!62 = distinct !{!62, !61, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!63 = distinct !{!63, !64, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!64 = distinct !{!64, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!65 = distinct !{!65, !64, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!66 = distinct !{!66, !67, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!67 = distinct !{!67, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!68 = distinct !{!68, !67, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!69 = !{!66, !68, !13, !25}
!70 = !{!71, !73, !74, !76, !77, !79, !13, !25}
!71 = distinct !{!71, !72, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!72 = distinct !{!72, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!73 = distinct !{!73, !72, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!74 = distinct !{!74, !75, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!75 = distinct !{!75, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!76 = distinct !{!76, !75, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!77 = distinct !{!77, !78, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!78 = distinct !{!78, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!79 = distinct !{!79, !78, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v87B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!80 = !{!77, !79, !13, !25}
!81 = !{!82, !84, !85, !87, !13, !25}
!82 = distinct !{!82, !83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!83 = distinct !{!83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!84 = distinct !{!84, !83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!85 = distinct !{!85, !86, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!86 = distinct !{!86, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!87 = distinct !{!87, !86, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!88 = !{!89, !91, !13, !25}
!89 = distinct !{!89, !90, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v88B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!90 = distinct !{!90, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v88B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!91 = distinct !{!91, !90, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v88B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!92 = !{!93, !13, !25}
!93 = distinct !{!93, !94, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!94 = distinct !{!94, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!95 = !{!"branch_weights", i32 33554432, i32 -973078528}
!96 = !{!"branch_weights", i32 99, i32 1}
!97 = !{!"branch_weights", i32 127, i32 1}
!98 = !{!99, !101, !13, !25}
!99 = distinct !{!99, !100, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v89B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!100 = distinct !{!100, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v89B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!101 = distinct !{!101, !100, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v89B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!102 = !{!103, !99, !101, !13, !25}
!103 = distinct !{!103, !104, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!104 = distinct !{!104, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!105 = !{!106, !108, !109, !111, !112, !114, !99, !101, !13, !25}
!106 = distinct !{!106, !107, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!107 = distinct !{!107, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!108 = distinct !{!108, !107, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!109 = distinct !{!109, !110, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!110 = distinct !{!110, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!111 = distinct !{!111, !110, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!112 = distinct !{!112, !113, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!113 = distinct !{!113, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!114 = distinct !{!114, !113, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!115 = !{!112, !114, !99, !101, !13, !25}
!116 = !{!117, !119, !120, !122, !123, !125, !99, !101, !13, !25}
!117 = distinct !{!117, !118, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!118 = distinct !{!118, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!119 = distinct !{!119, !118, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!120 = distinct !{!120, !121, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!121 = distinct !{!121, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!122 = distinct !{!122, !121, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!123 = distinct !{!123, !124, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!124 = distinct !{!124, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!125 = distinct !{!125, !124, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!126 = !{!123, !125, !99, !101, !13, !25}
!127 = !{!128, !99, !101, !13, !25}
!128 = distinct !{!128, !129, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!129 = distinct !{!129, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
