; {"digest": "8ed41e5e71ecfc5f12f828f3a2dc184fe59c20f8ee831de1b162fb344a8ed67c", "takes": [["uint8", 1], ["int64", 1], ["int64", 1], ["float64", 1], ["int64", 0], ["float64", 2], ["float64", 2], ["float64", 1], ["float64", 0], ["float64", 0], ["float64", 0], ["int64", 1], ["uint8", 1], ["int16", 2], ["int16", 3]], "gives": [], "calls": ["exp", "free", "log", "malloc", "rint"]}
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

declare double @llvm.rint.f64(double)

define internal fastcc range(i32 0, 2) i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo) unnamed_addr {
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
  %.151.i1443.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
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
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load i64, ptr %at10, align 8
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
  %value19 = load double, ptr %at19, align 8
  %at20 = getelementptr i8, ptr %values, i64 160
  %value20 = load ptr, ptr %at20, align 8
  %at21 = getelementptr i8, ptr %values, i64 168
  %value21 = load i64, ptr %at21, align 8
  %at22 = getelementptr i8, ptr %values, i64 176
  %value22 = load ptr, ptr %at22, align 8
  %at23 = getelementptr i8, ptr %values, i64 184
  %value23 = load i64, ptr %at23, align 8
  %at24 = getelementptr i8, ptr %values, i64 192
  %value24 = load ptr, ptr %at24, align 8
  %at25 = getelementptr i8, ptr %values, i64 200
  %value25 = load i64, ptr %at25, align 8
  %at26 = getelementptr i8, ptr %values, i64 208
  %value26 = load i64, ptr %at26, align 8
  %at27 = getelementptr i8, ptr %values, i64 216
  %value27 = load ptr, ptr %at27, align 8
  %at29 = getelementptr i8, ptr %values, i64 232
  %value29 = load i64, ptr %at29, align 8
  %at30 = getelementptr i8, ptr %values, i64 240
  %value30 = load i64, ptr %at30, align 8
  %size14.1 = mul i64 %value30, %value29
  %results = getelementptr i8, ptr %values, i64 248
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %memory.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i

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

B514.loopexit.i:                                  ; preds = %B1022.loopexit.i, %B982.i
  %.838.i = icmp sgt i64 %.784.01579.i, 1
  br i1 %.838.i, label %B518.i, label %.3.endif.i.i

B518.i:                                           ; preds = %B518.lr.ph.i, %B514.loopexit.i
  %.784.01579.i = phi i64 [ %value3, %B518.lr.ph.i ], [ %.847.i, %B514.loopexit.i ]
  %.781.01578.i = phi i64 [ 0, %B518.lr.ph.i ], [ %.851.i, %B514.loopexit.i ]
  %.847.i = add nsw i64 %.784.01579.i, -1
  %.851.i = add nuw nsw i64 %.781.01578.i, 1
  %1 = getelementptr i64, ptr %value2, i64 %.781.01578.i
  %.910.i = load i64, ptr %1, align 8, !noalias !27
  %2 = getelementptr i64, ptr %value4, i64 %.781.01578.i
  %.972.i = load i64, ptr %2, align 8, !noalias !27
  %.973.i = add nsw i64 %.972.i, %.910.i
  %.1010.i = icmp slt i64 %.910.i, 0
  %.1011.i = select i1 %.1010.i, i64 %value1, i64 0
  %.1012.i = add i64 %.1011.i, %.910.i
  %.1015.i = icmp slt i64 %.1012.i, 0
  br i1 %.1015.i, label %B518.else.if.i, label %B518.else.endif.i, !prof !11

NRT_incref.exit.i.i:                              ; preds = %.1740.preheader.i
  %.4.i.i.i1169.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !28
  %.4.i.i97.i.i = atomicrmw add ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !28
  %.48.i.i = uitofp i64 %n.2.0.lcssa238.i.i to double
  %.49.i.i = fadd double %value17, %.48.i.i
  %.50.i.i = fcmp oeq double %.49.i.i, 0.000000e+00
  br i1 %.50.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.i.i, !prof !11

.3.endif.i100.i.i:                                ; preds = %B60.if.i.i
  fence release
  %.4.i.i101.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !28
  %.10.i.i1170.i = icmp eq i64 %.4.i.i101.i.i, 1
  br i1 %.10.i.i1170.i, label %.3.endif.if.i.i1172.i, label %.3.endif.i103.i.i, !prof !11

.3.endif.if.i.i1172.i:                            ; preds = %.3.endif.i100.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !28
  br label %.3.endif.i103.i.i

.3.endif.i103.i.i:                                ; preds = %.3.endif.if.i.i1172.i, %.3.endif.i100.i.i
  fence release
  %.4.i.i104.i.i = atomicrmw sub ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !28
  %.10.i105.i.i = icmp eq i64 %.4.i.i104.i.i, 1
  br i1 %.10.i105.i.i, label %.3.endif.if.i106.i.i, label %B666.endif.i, !prof !11

.3.endif.if.i106.i.i:                             ; preds = %.3.endif.i103.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1247.i), !noalias !28
  br label %B666.endif.i

B0.endif.i.i:                                     ; preds = %NRT_incref.exit.i.i
  %.59.i.i = fdiv double %value17, %.49.i.i
  %.181.i.i = fsub double 1.000000e+00, %.59.i.i
  br label %B60.if.i.i

B60.if.i.i:                                       ; preds = %B60.if.i.i, %B0.endif.i.i
  %.89.0109.i.i = phi i64 [ 20, %B0.endif.i.i ], [ %.151.i.i, %B60.if.i.i ]
  %.86.0108.i.i = phi i64 [ 0, %B0.endif.i.i ], [ %.155.i.i, %B60.if.i.i ]
  %.151.i.i = add nsw i64 %.89.0109.i.i, -1
  %.155.i.i = add nuw nsw i64 %.86.0108.i.i, 1
  %3 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.86.0108.i.i
  %.211.i.i = load double, ptr %3, align 8, !noalias !28
  %.212.i.i = fmul double %.181.i.i, %.211.i.i
  %4 = getelementptr double, ptr %value15, i64 %.86.0108.i.i
  %.242.i.i = load double, ptr %4, align 8, !noalias !28
  %.244.i.i = fmul double %.59.i.i, %.242.i.i
  %.245.i.i = fadd double %.212.i.i, %.244.i.i
  %5 = getelementptr double, ptr %data.i.i.i.i1253.i, i64 %.86.0108.i.i
  store double %.245.i.i, ptr %5, align 8, !noalias !28
  %.142.i.i = icmp ugt i64 %.89.0109.i.i, 1
  br i1 %.142.i.i, label %B60.if.i.i, label %.3.endif.i100.i.i

B746.i:                                           ; preds = %.3.endif.if.i875.i.i, %.3.endif.i872.i.i, %NRT_decref.exit870.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1443.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !27
  br label %B786.if.i

B786.loopexit.i:                                  ; preds = %B830.if.i
  %.1989.i = add nsw i64 %.1927.01561.i, -1
  %.1993.i = add nuw nsw i64 %.1924.01560.i, 1
  %.1980.i = icmp ugt i64 %.1927.01561.i, 1
  br i1 %.1980.i, label %B786.if.i, label %B948.i

B948.i:                                           ; preds = %B786.loopexit.i
  %.4.i.i.i1175.i = atomicrmw add ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !32
  %.4.i.i301.i.i = atomicrmw add ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !32
  br label %B48.if.i.i

B94.i.i:                                          ; preds = %B48.if.i.i
  %6 = fcmp ult double %.226.i.i, 0.000000e+00
  br i1 %6, label %B164.i.i, label %B106.i.i

B106.i.i:                                         ; preds = %B94.i.i
  fence release
  %.4.i.i305.i.i = atomicrmw sub ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i.i1177.i = icmp eq i64 %.4.i.i305.i.i, 1
  br i1 %.10.i.i1177.i, label %.3.endif.if.i.i1180.i, label %.3.endif.i307.i.i, !prof !11

.3.endif.if.i.i1180.i:                            ; preds = %B106.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1339.i), !noalias !32
  br label %.3.endif.i307.i.i

.3.endif.i307.i.i:                                ; preds = %.3.endif.if.i.i1180.i, %B106.i.i
  fence release
  %.4.i.i308.i.i = atomicrmw sub ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i309.i.i = icmp eq i64 %.4.i.i308.i.i, 1
  br i1 %.10.i309.i.i, label %.3.endif.if.i310.i.i, label %B982.i, !prof !11

.3.endif.if.i310.i.i:                             ; preds = %.3.endif.i307.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1368.i), !noalias !32
  br label %B982.i

B164.i.i:                                         ; preds = %B94.i.i, %B400.endif.i.i
  %.283.0.i.i = phi i64 [ %.349.i.i, %B400.endif.i.i ], [ 100, %B94.i.i ]
  %found.2.0.i.i = phi double [ %.706.i.i, %B400.endif.i.i ], [ %value18, %B94.i.i ]
  %.340.not.i.i = icmp eq i64 %.283.0.i.i, 0
  br i1 %.340.not.i.i, label %B444.i.i, label %B218.if.i.i

B356.i.i:                                         ; preds = %B218.if.i.i
  %.349.i.i = add nsw i64 %.283.0.i.i, -1
  %.662.i.i = fcmp ugt double %.618.i.i, 0.000000e+00
  %.667.i.i = fcmp ugt double %found.2.0.i.i, %.665.i.i
  %or.cond.i.i = select i1 %.662.i.i, i1 %.667.i.i, i1 false
  br i1 %or.cond.i.i, label %B400.i.i, label %B396.i.i

B396.i.i:                                         ; preds = %B356.i.i
  fence release
  %.4.i.i314.i.i = atomicrmw sub ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i315.i.i = icmp eq i64 %.4.i.i314.i.i, 1
  br i1 %.10.i315.i.i, label %.3.endif.if.i316.i.i, label %.3.endif.i319.i.i, !prof !11

.3.endif.if.i316.i.i:                             ; preds = %B396.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1339.i), !noalias !32
  br label %.3.endif.i319.i.i

.3.endif.i319.i.i:                                ; preds = %.3.endif.if.i316.i.i, %B396.i.i
  fence release
  %.4.i.i320.i.i = atomicrmw sub ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i321.i.i = icmp eq i64 %.4.i.i320.i.i, 1
  br i1 %.10.i321.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !11

B400.i.i:                                         ; preds = %B356.i.i
  %.693.i.i = fcmp oeq double %.653.i.i, 0.000000e+00
  br i1 %.693.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B400.endif.i.i, !prof !11

B438.i.i:                                         ; preds = %B400.endif.i.i
  fence release
  %.4.i.i326.i.i = atomicrmw sub ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i327.i.i = icmp eq i64 %.4.i.i326.i.i, 1
  br i1 %.10.i327.i.i, label %.3.endif.if.i328.i.i, label %.3.endif.i331.i.i, !prof !11

.3.endif.if.i328.i.i:                             ; preds = %B438.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1339.i), !noalias !32
  br label %.3.endif.i331.i.i

.3.endif.i331.i.i:                                ; preds = %.3.endif.if.i328.i.i, %B438.i.i
  fence release
  %.4.i.i332.i.i = atomicrmw sub ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i333.i.i = icmp eq i64 %.4.i.i332.i.i, 1
  br i1 %.10.i333.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !11

B444.i.i:                                         ; preds = %B164.i.i
  fence release
  %.4.i.i338.i.i = atomicrmw sub ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i339.i.i = icmp eq i64 %.4.i.i338.i.i, 1
  br i1 %.10.i339.i.i, label %.3.endif.if.i340.i.i, label %.3.endif.i343.i.i, !prof !11

.3.endif.if.i340.i.i:                             ; preds = %B444.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1339.i), !noalias !32
  br label %.3.endif.i343.i.i

.3.endif.i343.i.i:                                ; preds = %.3.endif.if.i340.i.i, %B444.i.i
  fence release
  %.4.i.i344.i.i = atomicrmw sub ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !32
  %.10.i345.i.i = icmp eq i64 %.4.i.i344.i.i, 1
  br i1 %.10.i345.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !11

NRT_decref.exit347.sink.split.i.i:                ; preds = %.3.endif.i343.i.i, %.3.endif.i331.i.i, %.3.endif.i319.i.i
  %found.3.1355359.ph.i.i = phi double [ %.706.i.i, %.3.endif.i331.i.i ], [ %found.2.0.i.i, %.3.endif.i319.i.i ], [ %found.2.0.i.i, %.3.endif.i343.i.i ]
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1368.i), !noalias !32
  br label %NRT_decref.exit347.i.i

NRT_decref.exit347.i.i:                           ; preds = %NRT_decref.exit347.sink.split.i.i, %.3.endif.i343.i.i, %.3.endif.i331.i.i, %.3.endif.i319.i.i
  %found.3.1355359.i.i = phi double [ %found.2.0.i.i, %.3.endif.i319.i.i ], [ %.706.i.i, %.3.endif.i331.i.i ], [ %found.2.0.i.i, %.3.endif.i343.i.i ], [ %found.3.1355359.ph.i.i, %NRT_decref.exit347.sink.split.i.i ]
  br i1 %.758.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B444.endif.i.i, !prof !11

B48.if.i.i:                                       ; preds = %B48.if.i.i, %B948.i
  %mean.2.0366.i.i = phi double [ %.226.i.i, %B48.if.i.i ], [ 0.000000e+00, %B948.i ]
  %.68.0365.i.i = phi i64 [ %.139.i.i, %B48.if.i.i ], [ 0, %B948.i ]
  %.71.0364.i.i = phi i64 [ %.135.i.i, %B48.if.i.i ], [ %.426.sroa.20.0.i, %B948.i ]
  %.135.i.i = add nsw i64 %.71.0364.i.i, -1
  %.139.i.i = add nuw nsw i64 %.68.0365.i.i, 1
  %7 = getelementptr double, ptr %data.i.i.i.i1374.i, i64 %.68.0365.i.i
  %.193.i.i = load double, ptr %7, align 8, !noalias !32
  %8 = getelementptr double, ptr %.426.sroa.16.0.i, i64 %.68.0365.i.i
  %.223.i.i = load double, ptr %8, align 8, !noalias !32
  %.224.i.i = fmul double %.193.i.i, %.223.i.i
  %.226.i.i = fadd double %mean.2.0366.i.i, %.224.i.i
  %.126.i.i = icmp ugt i64 %.71.0364.i.i, 1
  br i1 %.126.i.i, label %B48.if.i.i, label %B94.i.i

B218.if.i.i:                                      ; preds = %B164.i.i, %B218.if.i.i
  %slope.2.1371.i.i = phi double [ %.653.i.i, %B218.if.i.i ], [ 0.000000e+00, %B164.i.i ]
  %excess.2.1370.i.i = phi double [ %.618.i.i, %B218.if.i.i ], [ 0.000000e+00, %B164.i.i ]
  %.431.0369.i.i = phi i64 [ %.493.i.i, %B218.if.i.i ], [ %.426.sroa.20.0.i, %B164.i.i ]
  %.428.0368.i.i = phi i64 [ %.497.i.i, %B218.if.i.i ], [ 0, %B164.i.i ]
  %.493.i.i = add nsw i64 %.431.0369.i.i, -1
  %.497.i.i = add nuw nsw i64 %.428.0368.i.i, 1
  %9 = getelementptr double, ptr %data.i.i.i.i1374.i, i64 %.428.0368.i.i
  %.551.i.i = load double, ptr %9, align 8, !noalias !32
  %10 = getelementptr double, ptr %.426.sroa.16.0.i, i64 %.428.0368.i.i
  %.581.i.i = load double, ptr %10, align 8, !noalias !32
  %.583.i.i = fmul double %found.2.0.i.i, %.581.i.i
  %.584.i.i = tail call double @llvm.exp.f64(double %.583.i.i)
  %.585.i.i = fmul double %.551.i.i, %.584.i.i
  %.616.i.i = fsub double %.585.i.i, %.551.i.i
  %.618.i.i = fadd double %excess.2.1370.i.i, %.616.i.i
  %.651.i.i = fmul double %.581.i.i, %.585.i.i
  %.653.i.i = fadd double %slope.2.1371.i.i, %.651.i.i
  %.484.i.i = icmp sgt i64 %.431.0369.i.i, 1
  br i1 %.484.i.i, label %B218.if.i.i, label %B356.i.i

B400.endif.i.i:                                   ; preds = %B400.i.i
  %.700.i.i = fdiv double %.618.i.i, %.653.i.i
  %.706.i.i = fsub double %found.2.0.i.i, %.700.i.i
  %.713.i.i = fmul double %.706.i.i, 0x3EB0C6F7A0B5ED8D
  %.714.i.i = fcmp olt double %.700.i.i, %.713.i.i
  br i1 %.714.i.i, label %B438.i.i, label %B164.i.i

B444.endif.i.i:                                   ; preds = %NRT_decref.exit347.i.i
  %.765.i.i = fdiv double %found.3.1355359.i.i, %value18
  %.12.i.i.i = fcmp ogt double %.765.i.i, 5.000000e-01
  %.13.i.i.i = select i1 %.12.i.i.i, double %.765.i.i, double 5.000000e-01
  %.12.i348.i.i = fcmp olt double %.13.i.i.i, 1.000000e+00
  %.13.i349.i.i = select i1 %.12.i348.i.i, double %.13.i.i.i, double 1.000000e+00
  br label %B982.i

B982.i:                                           ; preds = %B666.endif.endif.endif.i, %.1740.preheader.i, %.1740.preheader.thread.i, %B444.endif.i.i, %.3.endif.if.i310.i.i, %.3.endif.i307.i.i
  %ratio.2.1.i = phi double [ 1.000000e+00, %B666.endif.endif.endif.i ], [ 1.000000e+00, %.1740.preheader.i ], [ 5.000000e-01, %.3.endif.i307.i.i ], [ 5.000000e-01, %.3.endif.if.i310.i.i ], [ %.13.i349.i.i, %B444.endif.i.i ], [ 1.000000e+00, %.1740.preheader.thread.i ]
  br i1 %.24581572.not.i, label %B514.loopexit.i, label %B1022.if.lr.ph.i

B1022.if.lr.ph.i:                                 ; preds = %B982.i
  %.3084.i = mul i64 %size14.1, %.781.01578.i
  %11 = getelementptr i16, ptr %value27, i64 %.3084.i
  br label %B1022.if.i

B1022.loopexit.i:                                 ; preds = %B1363.i, %B1022.if.i
  %.2458.i = icmp sgt i64 %.2405.01574.i, 1
  br i1 %.2458.i, label %B1022.if.i, label %B514.loopexit.i

B1158.i:                                          ; preds = %B1094.if.i
  br i1 %.758.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B1158.endif.i, !prof !11

B1322.i:                                          ; preds = %B1094.if.i
  %.2988.i = icmp slt i64 %.2718.i, 0
  %.2989.i = select i1 %.2988.i, i64 %value26, i64 0
  %12 = getelementptr i16, ptr %50, i64 %.2718.i
  %.3011.i = getelementptr i16, ptr %12, i64 %.2989.i
  %.3012.i = load i16, ptr %.3011.i, align 2, !noalias !27
  br label %B1363.i

.3.endif.i.i:                                     ; preds = %B514.loopexit.i, %for.end.endif.i
  fence release
  %.4.i.i1181.i = atomicrmw sub ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i.i = icmp eq i64 %.4.i.i1181.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %.3.endif.i1183.i, !prof !11

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1339.i), !noalias !27
  br label %.3.endif.i1183.i

.3.endif.i1183.i:                                 ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  fence release
  %.4.i.i1184.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1185.i = icmp eq i64 %.4.i.i1184.i, 1
  br i1 %.10.i1185.i, label %.3.endif.if.i1186.i, label %.3.endif.i1189.i, !prof !11

.3.endif.if.i1186.i:                              ; preds = %.3.endif.i1183.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !27
  br label %.3.endif.i1189.i

.3.endif.i1189.i:                                 ; preds = %.3.endif.if.i1186.i, %.3.endif.i1183.i
  fence release
  %.4.i.i1190.i = atomicrmw sub ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1191.i = icmp eq i64 %.4.i.i1190.i, 1
  br i1 %.10.i1191.i, label %.3.endif.if.i1192.i, label %.3.endif.i1195.i, !prof !11

.3.endif.if.i1192.i:                              ; preds = %.3.endif.i1189.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1224.i), !noalias !27
  br label %.3.endif.i1195.i

.3.endif.i1195.i:                                 ; preds = %.3.endif.if.i1192.i, %.3.endif.i1189.i
  fence release
  %.4.i.i1196.i = atomicrmw sub ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1197.i = icmp eq i64 %.4.i.i1196.i, 1
  br i1 %.10.i1197.i, label %.3.endif.if.i1198.i, label %.3.endif.i1201.i, !prof !11

.3.endif.if.i1198.i:                              ; preds = %.3.endif.i1195.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1368.i), !noalias !27
  br label %.3.endif.i1201.i

.3.endif.i1201.i:                                 ; preds = %.3.endif.if.i1198.i, %.3.endif.i1195.i
  fence release
  %.4.i.i1202.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1203.i = icmp eq i64 %.4.i.i1202.i, 1
  br i1 %.10.i1203.i, label %.3.endif.if.i1204.i, label %.3.endif.i1207.i, !prof !11

.3.endif.if.i1204.i:                              ; preds = %.3.endif.i1201.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !27
  br label %.3.endif.i1207.i

.3.endif.i1207.i:                                 ; preds = %.3.endif.if.i1204.i, %.3.endif.i1201.i
  fence release
  %.4.i.i1208.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1209.i = icmp eq i64 %.4.i.i1208.i, 1
  br i1 %.10.i1209.i, label %.3.endif.if.i1210.i, label %.3.endif.i1213.i, !prof !11

.3.endif.if.i1210.i:                              ; preds = %.3.endif.i1207.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !27
  br label %.3.endif.i1213.i

.3.endif.i1213.i:                                 ; preds = %.3.endif.if.i1210.i, %.3.endif.i1207.i
  fence release
  %.4.i.i1214.i = atomicrmw sub ptr %memory.i.i.i.i1312.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1215.i = icmp eq i64 %.4.i.i1214.i, 1
  br i1 %.10.i1215.i, label %.3.endif.if.i1216.i, label %.3.endif.i1219.i, !prof !11

.3.endif.if.i1216.i:                              ; preds = %.3.endif.i1213.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1312.i), !noalias !27
  br label %.3.endif.i1219.i

.3.endif.i1219.i:                                 ; preds = %.3.endif.if.i1216.i, %.3.endif.i1213.i
  fence release
  %.4.i.i1220.i = atomicrmw sub ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1221.i = icmp eq i64 %.4.i.i1220.i, 1
  br i1 %.10.i1221.i, label %.3.endif.if.i1222.i, label %NRT_decref.exit1223.i, !prof !11

.3.endif.if.i1222.i:                              ; preds = %.3.endif.i1219.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1247.i), !noalias !27
  br label %NRT_decref.exit1223.i

NRT_decref.exit1223.i:                            ; preds = %.3.endif.if.i1222.i, %.3.endif.i1219.i
  store ptr null, ptr %results, align 8, !alias.scope !12, !noalias !36
  br label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit

B1363.i:                                          ; preds = %B1158.endif.i, %B1322.i
  %.2875.sink.i = phi i16 [ %.2875.i, %B1158.endif.i ], [ %.3012.i, %B1322.i ]
  %.2947.i = mul i64 %.2591.01564.i, %value30
  %gep1571.i = getelementptr i16, ptr %invariant.gep.i, i64 %.2947.i
  store i16 %.2875.sink.i, ptr %gep1571.i, align 2, !noalias !27
  %.2647.i = icmp sgt i64 %.2594.01565.i, 1
  br i1 %.2647.i, label %B1094.if.i, label %B1022.loopexit.i

B0.endif.i:                                       ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  %memory.i.i.i.i1224.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1225.i = icmp eq ptr %memory.i.i.i.i1224.i, null
  br i1 %none.i.i.i.i1225.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %.3.endif.i24.i1226.i

.3.endif.i24.i1226.i:                             ; preds = %B0.endif.i
  %address.i.i.i.i1227.i = ptrtoint ptr %memory.i.i.i.i1224.i to i64
  %behind.i.i.i.i1228.i = add i64 %address.i.i.i.i1227.i, 111
  %aligned.i.i.i.i1229.i = and i64 %behind.i.i.i.i1228.i, -64
  %data.i.i.i.i1230.i = inttoptr i64 %aligned.i.i.i.i1229.i to ptr
  store i64 1, ptr %memory.i.i.i.i1224.i, align 4, !noalias !37
  %at_end.i.i.i.i1231.i = getelementptr i8, ptr %memory.i.i.i.i1224.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1231.i, align 8, !noalias !37
  %at_data.i.i.i.i1232.i = getelementptr i8, ptr %memory.i.i.i.i1224.i, i64 24
  store ptr %data.i.i.i.i1230.i, ptr %at_data.i.i.i.i1232.i, align 8, !noalias !37
  %at_size.i.i.i.i1233.i = getelementptr i8, ptr %memory.i.i.i.i1224.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1233.i, align 8, !noalias !37
  %.4.i.i.i1234.i = atomicrmw add ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !47
  fence release
  %.4.i.i25.i1241.i = atomicrmw sub ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !47
  %.10.i.i1242.i = icmp eq i64 %.4.i.i25.i1241.i, 1
  br i1 %.10.i.i1242.i, label %.3.endif.if.i.i1244.i, label %B0.endif.endif.i, !prof !11

.3.endif.if.i.i1244.i:                            ; preds = %.3.endif.i24.i1226.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1224.i), !noalias !47
  br label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %.3.endif.if.i.i1244.i, %.3.endif.i24.i1226.i
  %memory.i.i.i.i1247.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1248.i = icmp eq ptr %memory.i.i.i.i1247.i, null
  br i1 %none.i.i.i.i1248.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %.3.endif.i24.i1249.i

.3.endif.i24.i1249.i:                             ; preds = %B0.endif.endif.i
  %address.i.i.i.i1250.i = ptrtoint ptr %memory.i.i.i.i1247.i to i64
  %behind.i.i.i.i1251.i = add i64 %address.i.i.i.i1250.i, 111
  %aligned.i.i.i.i1252.i = and i64 %behind.i.i.i.i1251.i, -64
  %data.i.i.i.i1253.i = inttoptr i64 %aligned.i.i.i.i1252.i to ptr
  store i64 1, ptr %memory.i.i.i.i1247.i, align 4, !noalias !48
  %at_end.i.i.i.i1254.i = getelementptr i8, ptr %memory.i.i.i.i1247.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1254.i, align 8, !noalias !48
  %at_data.i.i.i.i1255.i = getelementptr i8, ptr %memory.i.i.i.i1247.i, i64 24
  store ptr %data.i.i.i.i1253.i, ptr %at_data.i.i.i.i1255.i, align 8, !noalias !48
  %at_size.i.i.i.i1256.i = getelementptr i8, ptr %memory.i.i.i.i1247.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1256.i, align 8, !noalias !48
  %.4.i.i.i1257.i = atomicrmw add ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !58
  fence release
  %.4.i.i25.i1264.i = atomicrmw sub ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !58
  %.10.i.i1265.i = icmp eq i64 %.4.i.i25.i1264.i, 1
  br i1 %.10.i.i1265.i, label %.3.endif.if.i.i1267.i, label %NRT_incref.exit1276.i, !prof !11

.3.endif.if.i.i1267.i:                            ; preds = %.3.endif.i24.i1249.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1247.i), !noalias !58
  br label %NRT_incref.exit1276.i

NRT_incref.exit1276.i:                            ; preds = %.3.endif.if.i.i1267.i, %.3.endif.i24.i1249.i
  %.4.i.i1272.i = atomicrmw add ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !27
  %.4.i.i1275.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %memory.i.i.i.i1277.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1278.not.not.i = icmp eq ptr %memory.i.i.i.i1277.i, null
  br i1 %none.i.i.i.i1278.not.not.i, label %.3.endif.i1301.i, label %.3.endif.i24.i1279.i

.3.endif.i24.i1279.i:                             ; preds = %NRT_incref.exit1276.i
  %address.i.i.i.i1280.i = ptrtoint ptr %memory.i.i.i.i1277.i to i64
  %behind.i.i.i.i1281.i = add i64 %address.i.i.i.i1280.i, 111
  %aligned.i.i.i.i1282.i = and i64 %behind.i.i.i.i1281.i, -64
  %data.i.i.i.i1283.i = inttoptr i64 %aligned.i.i.i.i1282.i to ptr
  store i64 1, ptr %memory.i.i.i.i1277.i, align 4, !noalias !59
  %at_end.i.i.i.i1284.i = getelementptr i8, ptr %memory.i.i.i.i1277.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1284.i, align 8, !noalias !59
  %at_data.i.i.i.i1285.i = getelementptr i8, ptr %memory.i.i.i.i1277.i, i64 24
  store ptr %data.i.i.i.i1283.i, ptr %at_data.i.i.i.i1285.i, align 8, !noalias !59
  %at_size.i.i.i.i1286.i = getelementptr i8, ptr %memory.i.i.i.i1277.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1286.i, align 8, !noalias !59
  %.4.i.i.i1287.i = atomicrmw add ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !69
  fence release
  %.4.i.i25.i1294.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i.i1295.i = icmp eq i64 %.4.i.i25.i1294.i, 1
  br i1 %.10.i.i1295.i, label %.3.endif.if.i.i1297.i, label %.3.endif.i1301.i, !prof !11

.3.endif.if.i.i1297.i:                            ; preds = %.3.endif.i24.i1279.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !69
  br label %.3.endif.i1301.i

.3.endif.i1301.i:                                 ; preds = %.3.endif.if.i.i1297.i, %.3.endif.i24.i1279.i, %NRT_incref.exit1276.i
  %.337.sroa.20.0.i = phi i64 [ 20, %.3.endif.i24.i1279.i ], [ 20, %.3.endif.if.i.i1297.i ], [ 0, %NRT_incref.exit1276.i ]
  %.337.sroa.16.0.i = phi ptr [ %data.i.i.i.i1283.i, %.3.endif.i24.i1279.i ], [ %data.i.i.i.i1283.i, %.3.endif.if.i.i1297.i ], [ null, %NRT_incref.exit1276.i ]
  fence release
  %.4.i.i1302.i = atomicrmw sub ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1303.i = icmp eq i64 %.4.i.i1302.i, 1
  br i1 %.10.i1303.i, label %.3.endif.if.i1304.i, label %.3.endif.i1307.i, !prof !11

.3.endif.if.i1304.i:                              ; preds = %.3.endif.i1301.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1224.i), !noalias !27
  br label %.3.endif.i1307.i

.3.endif.i1307.i:                                 ; preds = %.3.endif.if.i1304.i, %.3.endif.i1301.i
  fence release
  %.4.i.i1308.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1309.i = icmp eq i64 %.4.i.i1308.i, 1
  br i1 %.10.i1309.i, label %.3.endif.if.i1310.i, label %NRT_decref.exit1311.i, !prof !11

.3.endif.if.i1310.i:                              ; preds = %.3.endif.i1307.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !27
  br label %NRT_decref.exit1311.i

NRT_decref.exit1311.i:                            ; preds = %.3.endif.if.i1310.i, %.3.endif.i1307.i
  br i1 %none.i.i.i.i1278.not.not.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.i, !prof !11

B0.endif.endif.endif.endif.i:                     ; preds = %NRT_decref.exit1311.i
  %memory.i.i.i.i1312.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1313.i = icmp eq ptr %memory.i.i.i.i1312.i, null
  br i1 %none.i.i.i.i1313.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %.3.endif.i24.i1314.i

.3.endif.i24.i1314.i:                             ; preds = %B0.endif.endif.endif.endif.i
  %address.i.i.i.i1315.i = ptrtoint ptr %memory.i.i.i.i1312.i to i64
  %behind.i.i.i.i1316.i = add i64 %address.i.i.i.i1315.i, 111
  %aligned.i.i.i.i1317.i = and i64 %behind.i.i.i.i1316.i, -64
  %data.i.i.i.i1318.i = inttoptr i64 %aligned.i.i.i.i1317.i to ptr
  store i64 1, ptr %memory.i.i.i.i1312.i, align 4, !noalias !70
  %at_end.i.i.i.i1319.i = getelementptr i8, ptr %memory.i.i.i.i1312.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1319.i, align 8, !noalias !70
  %at_data.i.i.i.i1320.i = getelementptr i8, ptr %memory.i.i.i.i1312.i, i64 24
  store ptr %data.i.i.i.i1318.i, ptr %at_data.i.i.i.i1320.i, align 8, !noalias !70
  %at_size.i.i.i.i1321.i = getelementptr i8, ptr %memory.i.i.i.i1312.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1321.i, align 8, !noalias !70
  %.4.i.i.i1322.i = atomicrmw add ptr %memory.i.i.i.i1312.i, i64 1 monotonic, align 8, !noalias !80
  fence release
  %.4.i.i25.i1329.i = atomicrmw sub ptr %memory.i.i.i.i1312.i, i64 1 monotonic, align 8, !noalias !80
  %.10.i.i1330.i = icmp eq i64 %.4.i.i25.i1329.i, 1
  br i1 %.10.i.i1330.i, label %.3.endif.if.i.i1332.i, label %.3.endif.i1336.i, !prof !11

.3.endif.if.i.i1332.i:                            ; preds = %.3.endif.i24.i1314.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1312.i), !noalias !80
  br label %.3.endif.i1336.i

.3.endif.i1336.i:                                 ; preds = %.3.endif.if.i.i1332.i, %.3.endif.i24.i1314.i
  %.4.i.i1337.i = atomicrmw add ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !27
  %memory.i.i.i.i1339.i = tail call dereferenceable_or_null(3312) ptr @malloc(i64 3312)
  %none.i.i.i.i1340.not.i = icmp eq ptr %memory.i.i.i.i1339.i, null
  br i1 %none.i.i.i.i1340.not.i, label %.3.endif.i1363.i, label %.3.endif.i24.i1341.i

.3.endif.i24.i1341.i:                             ; preds = %.3.endif.i1336.i
  %address.i.i.i.i1342.i = ptrtoint ptr %memory.i.i.i.i1339.i to i64
  %behind.i.i.i.i1343.i = add i64 %address.i.i.i.i1342.i, 111
  %aligned.i.i.i.i1344.i = and i64 %behind.i.i.i.i1343.i, -64
  %data.i.i.i.i1345.i = inttoptr i64 %aligned.i.i.i.i1344.i to ptr
  store i64 1, ptr %memory.i.i.i.i1339.i, align 4, !noalias !81
  %at_end.i.i.i.i1346.i = getelementptr i8, ptr %memory.i.i.i.i1339.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1346.i, align 8, !noalias !81
  %at_data.i.i.i.i1347.i = getelementptr i8, ptr %memory.i.i.i.i1339.i, i64 24
  store ptr %data.i.i.i.i1345.i, ptr %at_data.i.i.i.i1347.i, align 8, !noalias !81
  %at_size.i.i.i.i1348.i = getelementptr i8, ptr %memory.i.i.i.i1339.i, i64 32
  store i64 3200, ptr %at_size.i.i.i.i1348.i, align 8, !noalias !81
  %.4.i.i.i1349.i = atomicrmw add ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !91
  fence release
  %.4.i.i25.i1356.i = atomicrmw sub ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !91
  %.10.i.i1357.i = icmp eq i64 %.4.i.i25.i1356.i, 1
  br i1 %.10.i.i1357.i, label %.3.endif.if.i.i1359.i, label %.3.endif.i1363.i, !prof !11

.3.endif.if.i.i1359.i:                            ; preds = %.3.endif.i24.i1341.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1339.i), !noalias !91
  br label %.3.endif.i1363.i

.3.endif.i1363.i:                                 ; preds = %.3.endif.if.i.i1359.i, %.3.endif.i24.i1341.i, %.3.endif.i1336.i
  %.426.sroa.20.0.i = phi i64 [ 400, %.3.endif.i24.i1341.i ], [ 400, %.3.endif.if.i.i1359.i ], [ 0, %.3.endif.i1336.i ]
  %.426.sroa.16.0.i = phi ptr [ %data.i.i.i.i1345.i, %.3.endif.i24.i1341.i ], [ %data.i.i.i.i1345.i, %.3.endif.if.i.i1359.i ], [ null, %.3.endif.i1336.i ]
  fence release
  %.4.i.i1364.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1365.i = icmp eq i64 %.4.i.i1364.i, 1
  br i1 %.10.i1365.i, label %.3.endif.if.i1366.i, label %NRT_decref.exit1367.i, !prof !11

.3.endif.if.i1366.i:                              ; preds = %.3.endif.i1363.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !27
  br label %NRT_decref.exit1367.i

NRT_decref.exit1367.i:                            ; preds = %.3.endif.if.i1366.i, %.3.endif.i1363.i
  br i1 %none.i.i.i.i1340.not.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !11

B0.endif.endif.endif.endif.endif.endif.i:         ; preds = %NRT_decref.exit1367.i
  %memory.i.i.i.i1368.i = tail call dereferenceable_or_null(3312) ptr @malloc(i64 3312)
  %none.i.i.i.i1369.i = icmp eq ptr %memory.i.i.i.i1368.i, null
  br i1 %none.i.i.i.i1369.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %.3.endif.i24.i1370.i

.3.endif.i24.i1370.i:                             ; preds = %B0.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i1371.i = ptrtoint ptr %memory.i.i.i.i1368.i to i64
  %behind.i.i.i.i1372.i = add i64 %address.i.i.i.i1371.i, 111
  %aligned.i.i.i.i1373.i = and i64 %behind.i.i.i.i1372.i, -64
  %data.i.i.i.i1374.i = inttoptr i64 %aligned.i.i.i.i1373.i to ptr
  store i64 1, ptr %memory.i.i.i.i1368.i, align 4, !noalias !92
  %at_end.i.i.i.i1375.i = getelementptr i8, ptr %memory.i.i.i.i1368.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1375.i, align 8, !noalias !92
  %at_data.i.i.i.i1376.i = getelementptr i8, ptr %memory.i.i.i.i1368.i, i64 24
  store ptr %data.i.i.i.i1374.i, ptr %at_data.i.i.i.i1376.i, align 8, !noalias !92
  %at_size.i.i.i.i1377.i = getelementptr i8, ptr %memory.i.i.i.i1368.i, i64 32
  store i64 3200, ptr %at_size.i.i.i.i1377.i, align 8, !noalias !92
  %.4.i.i.i1378.i = atomicrmw add ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !102
  fence release
  %.4.i.i25.i1385.i = atomicrmw sub ptr %memory.i.i.i.i1368.i, i64 1 monotonic, align 8, !noalias !102
  %.10.i.i1386.i = icmp eq i64 %.4.i.i25.i1385.i, 1
  br i1 %.10.i.i1386.i, label %.3.endif.if.i.i1388.i, label %.3.endif.i1396.i, !prof !11

.3.endif.if.i.i1388.i:                            ; preds = %.3.endif.i24.i1370.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1368.i), !noalias !102
  br label %.3.endif.i1396.i

.3.endif.i1396.i:                                 ; preds = %.3.endif.if.i.i1388.i, %.3.endif.i24.i1370.i
  %.4.i.i1393.i = atomicrmw add ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !27
  %.602.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %value14, i64 %value13)
  %.603.i = extractvalue { i64, i1 } %.602.i, 0
  %.604.i = extractvalue { i64, i1 } %.602.i, 1
  %13 = add i64 %.603.i, -1152921504606846976
  %.609.i = icmp ult i64 %13, -2305843009213693952
  %.610.i = or i1 %.604.i, %.609.i
  fence release
  %.4.i.i1397.i = atomicrmw sub ptr %memory.i.i.i.i1339.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i1398.i = icmp eq i64 %.4.i.i1397.i, 1
  br i1 %.10.i1398.i, label %.3.endif.if.i1399.i, label %NRT_decref.exit1400.i, !prof !11

.3.endif.if.i1399.i:                              ; preds = %.3.endif.i1396.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1339.i), !noalias !27
  br i1 %.610.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.i, !prof !11

NRT_decref.exit1400.i:                            ; preds = %.3.endif.i1396.i
  br i1 %.610.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.i, !prof !11

B0.endif.endif.endif.endif.endif.endif.endif.endif.i: ; preds = %NRT_decref.exit1400.i, %.3.endif.if.i1399.i
  %.608.i = shl nsw i64 %.603.i, 3
  %all.i.i.i.i = add i64 %.608.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !103
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !103
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !103
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.608.i, ptr %at_size.i.i.i.i, align 8, !noalias !103
  %.6781553.i = icmp sgt i64 %value14, 0
  br i1 %.6781553.i, label %for.cond.1.preheader.lr.ph.i, label %NRT_incref.exit98.i1408.i

for.cond.1.preheader.lr.ph.i:                     ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i
  %.6811551.i = icmp sgt i64 %value13, 0
  br label %for.cond.1.preheader.i

for.cond.1.preheader.i:                           ; preds = %for.end.1.i, %for.cond.1.preheader.lr.ph.i
  %loop.index1554.i = phi i64 [ 0, %for.cond.1.preheader.lr.ph.i ], [ %.699.i, %for.end.1.i ]
  br i1 %.6811551.i, label %for.body.1.lr.ph.i, label %for.end.1.i

for.body.1.lr.ph.i:                               ; preds = %for.cond.1.preheader.i
  %14 = getelementptr double, ptr %value12, i64 %loop.index1554.i
  %.690.i = mul i64 %loop.index1554.i, %value13
  %15 = getelementptr double, ptr %data.i.i.i.i, i64 %.690.i
  br label %for.body.1.i

NRT_incref.exit98.i1408.i:                        ; preds = %for.end.1.i, %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i
  %.4.i.i97.i1407.i = atomicrmw add ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !110
  %.48.i1409.i = sitofp i64 %value8 to double
  %.49.i1410.i = fadd double %value17, %.48.i1409.i
  %.50.i1411.i = fcmp oeq double %.49.i1410.i, 0.000000e+00
  br i1 %.50.i1411.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.i1412.i, !prof !11

.3.endif.i103.i1428.i:                            ; preds = %B60.if.i1415.i
  fence release
  %.4.i.i104.i1429.i = atomicrmw sub ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !110
  %.10.i105.i1430.i = icmp eq i64 %.4.i.i104.i1429.i, 1
  br i1 %.10.i105.i1430.i, label %.3.endif.if.i106.i1433.i, label %for.end.endif.i, !prof !11

.3.endif.if.i106.i1433.i:                         ; preds = %.3.endif.i103.i1428.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1224.i), !noalias !110
  br label %for.end.endif.i

B0.endif.i1412.i:                                 ; preds = %NRT_incref.exit98.i1408.i
  %.59.i1413.i = fdiv double %value17, %.49.i1410.i
  %.181.i1414.i = fsub double 1.000000e+00, %.59.i1413.i
  br label %B60.if.i1415.i

B60.if.i1415.i:                                   ; preds = %B60.if.i1415.i, %B0.endif.i1412.i
  %.89.0109.i1416.i = phi i64 [ 20, %B0.endif.i1412.i ], [ %.151.i1418.i, %B60.if.i1415.i ]
  %.86.0108.i1417.i = phi i64 [ 0, %B0.endif.i1412.i ], [ %.155.i1419.i, %B60.if.i1415.i ]
  %.151.i1418.i = add nsw i64 %.89.0109.i1416.i, -1
  %.155.i1419.i = add nuw nsw i64 %.86.0108.i1417.i, 1
  %16 = getelementptr double, ptr %value6, i64 %.86.0108.i1417.i
  %.211.i1420.i = load double, ptr %16, align 8, !noalias !110
  %.212.i1421.i = fmul double %.181.i1414.i, %.211.i1420.i
  %17 = getelementptr double, ptr %value15, i64 %.86.0108.i1417.i
  %.242.i1422.i = load double, ptr %17, align 8, !noalias !110
  %.244.i1423.i = fmul double %.59.i1413.i, %.242.i1422.i
  %.245.i1424.i = fadd double %.212.i1421.i, %.244.i1423.i
  %18 = getelementptr double, ptr %data.i.i.i.i1230.i, i64 %.86.0108.i1417.i
  store double %.245.i1424.i, ptr %18, align 8, !noalias !110
  %.142.i1425.i = icmp ugt i64 %.89.0109.i1416.i, 1
  br i1 %.142.i1425.i, label %B60.if.i1415.i, label %.3.endif.i103.i1428.i

for.body.1.i:                                     ; preds = %for.body.1.i, %for.body.1.lr.ph.i
  %loop.index.11552.i = phi i64 [ 0, %for.body.1.lr.ph.i ], [ %.697.i, %for.body.1.i ]
  %.686.i = mul i64 %loop.index.11552.i, %value14
  %.688.i = getelementptr double, ptr %14, i64 %.686.i
  %.694.i = getelementptr double, ptr %15, i64 %loop.index.11552.i
  %.695.i = load double, ptr %.688.i, align 8, !noalias !27
  store double %.695.i, ptr %.694.i, align 8, !noalias !27
  %.697.i = add nuw nsw i64 %loop.index.11552.i, 1
  %.681.i = icmp slt i64 %.697.i, %value13
  br i1 %.681.i, label %for.body.1.i, label %for.end.1.i

for.end.1.i:                                      ; preds = %for.body.1.i, %for.cond.1.preheader.i
  %.699.i = add nuw nsw i64 %loop.index1554.i, 1
  %.678.i = icmp slt i64 %.699.i, %value14
  br i1 %.678.i, label %for.cond.1.preheader.i, label %NRT_incref.exit98.i1408.i

for.end.endif.i:                                  ; preds = %.3.endif.if.i106.i1433.i, %.3.endif.i103.i1428.i
  %.8381577.not.i = icmp slt i64 %value3, 1
  br i1 %.8381577.not.i, label %.3.endif.i.i, label %B518.lr.ph.i

B518.lr.ph.i:                                     ; preds = %for.end.endif.i
  %.1794.i = icmp sgt i64 %value8, 0
  %.fca.4.gep515.i.i = getelementptr inbounds i8, ptr %.114.i.i, i64 32
  %.fca.4.gep490.i.i = getelementptr inbounds i8, ptr %.151.i1443.i, i64 32
  %.665.i.i = fmul double %value18, 5.000000e-01
  %.758.i.i = fcmp oeq double %value18, 0.000000e+00
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %value23, i64 0)
  %.24581572.not.i = icmp slt i64 %value23, 1
  %spec.select1544.i = tail call i64 @llvm.smax.i64(i64 %value21, i64 0)
  %.26471563.not.i = icmp slt i64 %value21, 1
  %umax.i = tail call i64 @llvm.umax.i64(i64 %.337.sroa.20.0.i, i64 1)
  %19 = shl nuw nsw i64 %umax.i, 3
  br label %B518.i

B52.i.i:                                          ; preds = %B26.if.i.i
  %.437.i.i = zext i8 %.401.i.i to i64
  %.467.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %.437.i.i
  %.468.i.i = load double, ptr %.467.i.i, align 8, !noalias !114
  %.469.i.i = fadd double %.468.i.i, 1.000000e+00
  store double %.469.i.i, ptr %.467.i.i, align 8, !noalias !114
  %.502.i.i = add nsw i64 %n.2.0232.i.i, 1
  br label %B94.i1442.i

B94.i1442.i:                                      ; preds = %B26.if.i.i, %B52.i.i
  %n.3.1.i.i = phi i64 [ %.502.i.i, %B52.i.i ], [ %n.2.0232.i.i, %B26.if.i.i ]
  %.385.i.i = icmp sgt i64 %.1088.i, %.404.i.i
  br i1 %.385.i.i, label %B26.if.i.i, label %B96.i.i

B96.i.i:                                          ; preds = %B94.i1442.i
  %.524.not.i.i = icmp eq i64 %n.3.1.i.i, 0
  br i1 %.524.not.i.i, label %.3.endif.i202.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %B96.i.i
  %.4.i.i199.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !114
  %.576.i.i = sitofp i64 %n.3.1.i.i to double
  br label %for.body.i.i

.3.endif.i202.i.i:                                ; preds = %B26.preheader.i.i, %B96.i.i
  fence release
  %.4.i.i203.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !114
  %.10.i.i1440.i = icmp eq i64 %.4.i.i203.i.i, 1
  br i1 %.10.i.i1440.i, label %NRT_decref.exit.sink.split.i.i, label %.1740.preheader.thread.i, !prof !11

.1740.preheader.thread.i:                         ; preds = %.3.endif.i202.i.i
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %.337.sroa.16.0.i, i8 0, i64 %19, i1 false), !noalias !27
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i1318.i, i8 0, i64 160, i1 false), !noalias !27
  br label %B982.i

NRT_decref.exit.sink.split.i.i:                   ; preds = %.3.endif.i221.i.i, %.3.endif.i202.i.i
  %n.2.0.lcssa238.ph.i.i = phi i64 [ %n.3.1.i.i, %.3.endif.i221.i.i ], [ 0, %.3.endif.i202.i.i ]
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !114
  br label %.1740.preheader.i

B26.preheader.i.i:                                ; preds = %B518.else.endif.endif.endif.if.i, %B518.else.endif.endif.endif.i
  %.1000.sroa.13.0.i = phi i64 [ %value1, %B518.else.endif.endif.endif.if.i ], [ %.1000.sroa.13.1.i, %B518.else.endif.endif.endif.i ]
  %.1088.i = sub i64 %.1000.sroa.13.0.i, %.1000.sroa.0.3.i
  %.1113.i = getelementptr i8, ptr %value0, i64 %.1000.sroa.0.3.i
  %.4.i.i.i1438.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !114
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !114
  %.385230.i.not.i = icmp slt i64 %.1088.i, 1
  br i1 %.385230.i.not.i, label %.3.endif.i202.i.i, label %B26.if.i.i

B26.if.i.i:                                       ; preds = %B26.preheader.i.i, %B94.i1442.i
  %n.2.0232.i.i = phi i64 [ %n.3.1.i.i, %B94.i1442.i ], [ 0, %B26.preheader.i.i ]
  %.336.0231.i.i = phi i64 [ %.404.i.i, %B94.i1442.i ], [ 0, %B26.preheader.i.i ]
  %.400.i.i = getelementptr i8, ptr %.1113.i, i64 %.336.0231.i.i
  %.401.i.i = load i8, ptr %.400.i.i, align 1, !noalias !114
  %.404.i.i = add nuw nsw i64 %.336.0231.i.i, 1
  %.438.i.i = icmp ult i8 %.401.i.i, 20
  br i1 %.438.i.i, label %B52.i.i, label %B94.i1442.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body.lr.ph.i.i
  %loop.index235.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %.582.i.i, %for.body.i.i ]
  %.574.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %loop.index235.i.i
  %.575.i.i = load double, ptr %.574.i.i, align 8, !noalias !114
  %.577.i.i = fdiv double %.575.i.i, %.576.i.i
  store double %.577.i.i, ptr %.574.i.i, align 8, !noalias !114
  %.582.i.i = add nuw nsw i64 %loop.index235.i.i, 1
  %.565.i.i = icmp ult i64 %loop.index235.i.i, 19
  br i1 %.565.i.i, label %for.body.i.i, label %.3.endif.i209.i.i

.3.endif.i209.i.i:                                ; preds = %for.body.i.i
  %.4.i.i206.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !114
  fence release
  %.4.i.i210.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !114
  %.10.i211.i.i = icmp eq i64 %.4.i.i210.i.i, 1
  br i1 %.10.i211.i.i, label %.3.endif.if.i212.i.i, label %.3.endif.i215.i.i, !prof !11

.3.endif.if.i212.i.i:                             ; preds = %.3.endif.i209.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !114
  br label %.3.endif.i215.i.i

.3.endif.i215.i.i:                                ; preds = %.3.endif.if.i212.i.i, %.3.endif.i209.i.i
  fence release
  %.4.i.i216.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !114
  %.10.i217.i.i = icmp eq i64 %.4.i.i216.i.i, 1
  br i1 %.10.i217.i.i, label %.3.endif.if.i218.i.i, label %.3.endif.i221.i.i, !prof !11

.3.endif.if.i218.i.i:                             ; preds = %.3.endif.i215.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !114
  br label %.3.endif.i221.i.i

.3.endif.i221.i.i:                                ; preds = %.3.endif.if.i218.i.i, %.3.endif.i215.i.i
  fence release
  %.4.i.i222.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !114
  %.10.i223.i.i = icmp eq i64 %.4.i.i222.i.i, 1
  br i1 %.10.i223.i.i, label %NRT_decref.exit.sink.split.i.i, label %.1740.preheader.i, !prof !11

B518.else.if.i:                                   ; preds = %B518.i
  br label %B518.else.endif.i

B518.else.endif.i:                                ; preds = %B518.else.if.i, %B518.i
  %.1000.sroa.0.1.i = phi i64 [ 0, %B518.else.if.i ], [ %.1012.i, %B518.i ]
  %.1020.not.i = icmp slt i64 %.1012.i, %value1
  br i1 %.1020.not.i, label %B518.else.endif.endif.i, label %B518.else.endif.if.i, !prof !117

B518.else.endif.if.i:                             ; preds = %B518.else.endif.i
  br label %B518.else.endif.endif.i

B518.else.endif.endif.i:                          ; preds = %B518.else.endif.if.i, %B518.else.endif.i
  %.1000.sroa.0.3.i = phi i64 [ %value1, %B518.else.endif.if.i ], [ %.1000.sroa.0.1.i, %B518.else.endif.i ]
  %.1027.i = icmp slt i64 %.973.i, 0
  %.1028.i = select i1 %.1027.i, i64 %value1, i64 0
  %.1029.i = add i64 %.1028.i, %.973.i
  %.1032.i = icmp slt i64 %.1029.i, 0
  br i1 %.1032.i, label %B518.else.endif.endif.if.i, label %B518.else.endif.endif.endif.i, !prof !11

B518.else.endif.endif.if.i:                       ; preds = %B518.else.endif.endif.i
  br label %B518.else.endif.endif.endif.i

B518.else.endif.endif.endif.i:                    ; preds = %B518.else.endif.endif.if.i, %B518.else.endif.endif.i
  %.1000.sroa.13.1.i = phi i64 [ 0, %B518.else.endif.endif.if.i ], [ %.1029.i, %B518.else.endif.endif.i ]
  %.1037.not.i = icmp slt i64 %.1029.i, %value1
  br i1 %.1037.not.i, label %B26.preheader.i.i, label %B518.else.endif.endif.endif.if.i, !prof !117

B518.else.endif.endif.endif.if.i:                 ; preds = %B518.else.endif.endif.endif.i
  br label %B26.preheader.i.i

.1740.preheader.i:                                ; preds = %.3.endif.i221.i.i, %NRT_decref.exit.sink.split.i.i
  %n.2.0.lcssa238.i.i = phi i64 [ %n.2.0.lcssa238.ph.i.i, %NRT_decref.exit.sink.split.i.i ], [ %n.3.1.i.i, %.3.endif.i221.i.i ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %.337.sroa.16.0.i, i8 0, i64 %19, i1 false), !noalias !27
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i1318.i, i8 0, i64 160, i1 false), !noalias !27
  %.1788.i = icmp sgt i64 %n.2.0.lcssa238.i.i, 0
  %or.cond1168.i = select i1 %.1788.i, i1 %.1794.i, i1 false
  br i1 %or.cond1168.i, label %NRT_incref.exit.i.i, label %B982.i

B666.endif.i:                                     ; preds = %.3.endif.if.i106.i.i, %.3.endif.i103.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.114.i.i), !noalias !27
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i.i), !noalias !27
  call void @llvm.lifetime.start.p0(ptr nonnull %.151.i1443.i), !noalias !27
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.2.i.i), !noalias !27
  store ptr null, ptr %excinfo.1.i.i, align 8, !noalias !118
  store ptr null, ptr %excinfo.2.i.i, align 8, !noalias !118
  %.4.i.i.i1446.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i758.i.i = atomicrmw add ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i762.i.i = atomicrmw add ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i766.i.i = atomicrmw add ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i770.i.i = atomicrmw add ptr %memory.i.i.i.i1312.i, i64 1 monotonic, align 8, !noalias !118
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.114.i.i, i8 0, i64 56, i1 false), !noalias !118
  %.118.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.114.i.i, ptr %excinfo.1.i.i)
  %.120.not.i.i = icmp eq i32 %.118.i.i, 0
  %.128.fca.0.load.i.i = load ptr, ptr %.114.i.i, align 8, !noalias !118
  %.128.fca.4.load.i.i = load ptr, ptr %.fca.4.gep515.i.i, align 8, !noalias !118
  br i1 %.120.not.i.i, label %B0.endif.i1450.i, label %B666.endif.endif.if.i, !prof !117

B250.i.i:                                         ; preds = %B250.i.i.preheader, %B654.i.i
  %.426.0.i.i = phi i64 [ %.489.i.i, %B654.i.i ], [ 100, %B250.i.i.preheader ]
  %.480.not.i.i = icmp eq i64 %.426.0.i.i, 0
  br i1 %.480.not.i.i, label %.3.endif.i824.i.i, label %B252.if.i.i

B534.i.i:                                         ; preds = %B484.if.i.i
  br i1 %.4.i902.i.i, label %B58.preheader.i.i.i, label %.3.endif.i213.i.i.i, !prof !11

.3.endif.i213.i.i.i:                              ; preds = %B534.i.i
  %.4.i.i214.i.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !122
  br label %B58.preheader.i.i.i

B58.loopexit.i.i.i:                               ; preds = %B102.if.i.i.i
  %.442.i.i.i = add nsw i64 %.378.0240.i.i.i, -1
  %.446.i.i.i = add nuw nsw i64 %.375.0239.i.i.i, 1
  %.433.i.i.i = icmp ugt i64 %.378.0240.i.i.i, 1
  br i1 %.433.i.i.i, label %B58.if.i.i.i, label %.3.endif.i221.i.i.i

.3.endif.i221.i.i.i:                              ; preds = %B58.loopexit.i.i.i
  fence release
  %.4.i.i222.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !122
  %.10.i.i.i.i = icmp eq i64 %.4.i.i222.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %NRT_decref.exit.i.i.i, !prof !11

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i221.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !122
  br label %NRT_decref.exit.i.i.i

NRT_decref.exit.i.i.i:                            ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i221.i.i.i
  br i1 %.4.i902.i.i, label %B608.if.i.i.preheader, label %.3.endif.i230.i.i.i, !prof !11

B608.if.i.i.preheader:                            ; preds = %.3.endif.if.i233.i.i.i, %.3.endif.i230.i.i.i, %NRT_decref.exit.i.i.i
  br label %B608.if.i.i

.3.endif.i230.i.i.i:                              ; preds = %NRT_decref.exit.i.i.i
  fence release
  %.4.i.i231.i.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !122
  %.10.i232.i.i.i = icmp eq i64 %.4.i.i231.i.i.i, 1
  br i1 %.10.i232.i.i.i, label %.3.endif.if.i233.i.i.i, label %B608.if.i.i.preheader, !prof !11

.3.endif.if.i233.i.i.i:                           ; preds = %.3.endif.i230.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !122
  br label %B608.if.i.i.preheader

B58.preheader.i.i.i:                              ; preds = %.3.endif.i213.i.i.i, %B534.i.i
  %.4.i.i218.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !122
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !122
  br label %B58.if.i.i.i

B58.if.i.i.i:                                     ; preds = %B58.preheader.i.i.i, %B58.loopexit.i.i.i
  %.378.0240.i.i.i = phi i64 [ 20, %B58.preheader.i.i.i ], [ %.442.i.i.i, %B58.loopexit.i.i.i ]
  %.375.0239.i.i.i = phi i64 [ 0, %B58.preheader.i.i.i ], [ %.446.i.i.i, %B58.loopexit.i.i.i ]
  %.668.i.i.i = mul i64 %.375.0239.i.i.i, %value14
  %20 = getelementptr double, ptr %value12, i64 %.668.i.i.i
  %21 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.375.0239.i.i.i
  br label %B102.if.i.i.i

B102.if.i.i.i:                                    ; preds = %B102.if.i.i.i, %B58.if.i.i.i
  %.500.0238.i.i.i = phi i64 [ 20, %B58.if.i.i.i ], [ %.562.i.i.i, %B102.if.i.i.i ]
  %.497.0237.i.i.i = phi i64 [ 0, %B58.if.i.i.i ], [ %.566.i.i.i, %B102.if.i.i.i ]
  %.562.i.i.i = add nsw i64 %.500.0238.i.i.i, -1
  %.566.i.i.i = add nuw nsw i64 %.497.0237.i.i.i, 1
  %22 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.0237.i.i.i
  %.620.i.i.i = load double, ptr %22, align 8, !noalias !122
  %23 = getelementptr double, ptr %20, i64 %.497.0237.i.i.i
  %.673.i.i.i = load double, ptr %23, align 8, !noalias !122
  %.706.i.i.i = load double, ptr %21, align 8, !noalias !122
  %.707.i.i.i = fmul double %.673.i.i.i, %.706.i.i.i
  %.708.i.i.i = fadd double %.620.i.i.i, %.707.i.i.i
  store double %.708.i.i.i, ptr %22, align 8, !noalias !122
  %.553.i.i.i = icmp ugt i64 %.500.0238.i.i.i, 1
  br i1 %.553.i.i.i, label %B102.if.i.i.i, label %B58.loopexit.i.i.i

B654.i.i:                                         ; preds = %B608.if.i.i
  %.1275.i.i = fcmp olt double %.13.i.i1454.i, 1.000000e-05
  br i1 %.1275.i.i, label %.3.endif.i773.i.i, label %B250.i.i

.3.endif.i773.i.i:                                ; preds = %B654.i.i
  fence release
  %.4.i.i774.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i.i1455.i = icmp eq i64 %.4.i.i774.i.i, 1
  br i1 %.10.i.i1455.i, label %.3.endif.if.i.i1456.i, label %.3.endif.i776.i.i, !prof !11

.3.endif.if.i.i1456.i:                            ; preds = %.3.endif.i773.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !118
  br label %.3.endif.i776.i.i

.3.endif.i776.i.i:                                ; preds = %.3.endif.if.i.i1456.i, %.3.endif.i773.i.i
  fence release
  %.4.i.i777.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i778.i.i = icmp eq i64 %.4.i.i777.i.i, 1
  br i1 %.10.i778.i.i, label %.3.endif.if.i779.i.i, label %.3.endif.i782.i.i, !prof !11

.3.endif.if.i779.i.i:                             ; preds = %.3.endif.i776.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !118
  br label %.3.endif.i782.i.i

.3.endif.i782.i.i:                                ; preds = %.3.endif.if.i779.i.i, %.3.endif.i776.i.i
  fence release
  %.4.i.i783.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i784.i.i = icmp eq i64 %.4.i.i783.i.i, 1
  br i1 %.10.i784.i.i, label %.3.endif.if.i785.i.i, label %B716.if.i.i.preheader, !prof !11

B716.if.i.i.preheader:                            ; preds = %.3.endif.if.i785.i.i, %.3.endif.i782.i.i
  br label %B716.if.i.i

.3.endif.if.i785.i.i:                             ; preds = %.3.endif.i782.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !118
  br label %B716.if.i.i.preheader

.3.endif.i788.i.i:                                ; preds = %B716.if.i.i
  fence release
  %.4.i.i789.i.i = atomicrmw sub ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i790.i.i = icmp eq i64 %.4.i.i789.i.i, 1
  br i1 %.10.i790.i.i, label %.3.endif.if.i791.i.i, label %.3.endif.i794.i.i, !prof !11

.3.endif.if.i791.i.i:                             ; preds = %.3.endif.i788.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1224.i), !noalias !118
  br label %.3.endif.i794.i.i

.3.endif.i794.i.i:                                ; preds = %.3.endif.if.i791.i.i, %.3.endif.i788.i.i
  fence release
  %.4.i.i795.i.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i796.i.i = icmp eq i64 %.4.i.i795.i.i, 1
  br i1 %.10.i796.i.i, label %.3.endif.if.i797.i.i, label %.3.endif.i800.i.i, !prof !11

.3.endif.if.i797.i.i:                             ; preds = %.3.endif.i794.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !118
  br label %.3.endif.i800.i.i

.3.endif.i800.i.i:                                ; preds = %.3.endif.if.i797.i.i, %.3.endif.i794.i.i
  fence release
  %.4.i.i801.i.i = atomicrmw sub ptr %memory.i.i.i.i1312.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i802.i.i = icmp eq i64 %.4.i.i801.i.i, 1
  br i1 %.10.i802.i.i, label %.3.endif.if.i803.i.i, label %.3.endif.i806.i.i, !prof !11

.3.endif.if.i803.i.i:                             ; preds = %.3.endif.i800.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1312.i), !noalias !118
  br label %.3.endif.i806.i.i

.3.endif.i806.i.i:                                ; preds = %.3.endif.if.i803.i.i, %.3.endif.i800.i.i
  fence release
  %.4.i.i807.i.i = atomicrmw sub ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i808.i.i = icmp eq i64 %.4.i.i807.i.i, 1
  br i1 %.10.i808.i.i, label %.3.endif.if.i809.i.i, label %NRT_decref.exit810.i.i, !prof !11

.3.endif.if.i809.i.i:                             ; preds = %.3.endif.i806.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1247.i), !noalias !118
  br label %NRT_decref.exit810.i.i

NRT_decref.exit810.i.i:                           ; preds = %.3.endif.if.i809.i.i, %.3.endif.i806.i.i
  br i1 %.4.i906.i.i, label %NRT_decref.exit816.i.i, label %.3.endif.i812.i.i, !prof !11

.3.endif.i812.i.i:                                ; preds = %NRT_decref.exit810.i.i
  fence release
  %.4.i.i813.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i814.i.i = icmp eq i64 %.4.i.i813.i.i, 1
  br i1 %.10.i814.i.i, label %.3.endif.if.i815.i.i, label %NRT_decref.exit816.i.i, !prof !11

.3.endif.if.i815.i.i:                             ; preds = %.3.endif.i812.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !118
  br label %NRT_decref.exit816.i.i

NRT_decref.exit816.i.i:                           ; preds = %.3.endif.if.i815.i.i, %.3.endif.i812.i.i, %NRT_decref.exit810.i.i
  br i1 %.4.i902.i.i, label %B666.endif.endif.endif.i, label %.3.endif.i818.i.i, !prof !11

.3.endif.i818.i.i:                                ; preds = %NRT_decref.exit816.i.i
  fence release
  %.4.i.i819.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i820.i.i = icmp eq i64 %.4.i.i819.i.i, 1
  br i1 %.10.i820.i.i, label %.3.endif.if.i821.i.i, label %B666.endif.endif.endif.i, !prof !11

.3.endif.if.i821.i.i:                             ; preds = %.3.endif.i818.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !118
  br label %B666.endif.endif.endif.i

.3.endif.i824.i.i:                                ; preds = %B250.i.i
  fence release
  %.4.i.i825.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i826.i.i = icmp eq i64 %.4.i.i825.i.i, 1
  br i1 %.10.i826.i.i, label %.3.endif.if.i827.i.i, label %.3.endif.i830.i.i, !prof !11

.3.endif.if.i827.i.i:                             ; preds = %.3.endif.i824.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !118
  br label %.3.endif.i830.i.i

.3.endif.i830.i.i:                                ; preds = %.3.endif.if.i827.i.i, %.3.endif.i824.i.i
  fence release
  %.4.i.i831.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i832.i.i = icmp eq i64 %.4.i.i831.i.i, 1
  br i1 %.10.i832.i.i, label %.3.endif.if.i833.i.i, label %.3.endif.i836.i.i, !prof !11

.3.endif.if.i833.i.i:                             ; preds = %.3.endif.i830.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !118
  br label %.3.endif.i836.i.i

.3.endif.i836.i.i:                                ; preds = %.3.endif.if.i833.i.i, %.3.endif.i830.i.i
  fence release
  %.4.i.i837.i.i = atomicrmw sub ptr %memory.i.i.i.i1224.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i838.i.i = icmp eq i64 %.4.i.i837.i.i, 1
  br i1 %.10.i838.i.i, label %.3.endif.if.i839.i.i, label %.3.endif.i842.i.i, !prof !11

.3.endif.if.i839.i.i:                             ; preds = %.3.endif.i836.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1224.i), !noalias !118
  br label %.3.endif.i842.i.i

.3.endif.i842.i.i:                                ; preds = %.3.endif.if.i839.i.i, %.3.endif.i836.i.i
  fence release
  %.4.i.i843.i.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i844.i.i = icmp eq i64 %.4.i.i843.i.i, 1
  br i1 %.10.i844.i.i, label %.3.endif.if.i845.i.i, label %.3.endif.i848.i.i, !prof !11

.3.endif.if.i845.i.i:                             ; preds = %.3.endif.i842.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !118
  br label %.3.endif.i848.i.i

.3.endif.i848.i.i:                                ; preds = %.3.endif.if.i845.i.i, %.3.endif.i842.i.i
  fence release
  %.4.i.i849.i.i = atomicrmw sub ptr %memory.i.i.i.i1312.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i850.i.i = icmp eq i64 %.4.i.i849.i.i, 1
  br i1 %.10.i850.i.i, label %.3.endif.if.i851.i.i, label %.3.endif.i854.i.i, !prof !11

.3.endif.if.i851.i.i:                             ; preds = %.3.endif.i848.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1312.i), !noalias !118
  br label %.3.endif.i854.i.i

.3.endif.i854.i.i:                                ; preds = %.3.endif.if.i851.i.i, %.3.endif.i848.i.i
  fence release
  %.4.i.i855.i.i = atomicrmw sub ptr %memory.i.i.i.i1247.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i856.i.i = icmp eq i64 %.4.i.i855.i.i, 1
  br i1 %.10.i856.i.i, label %.3.endif.if.i857.i.i, label %.3.endif.i860.i.i, !prof !11

.3.endif.if.i857.i.i:                             ; preds = %.3.endif.i854.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1247.i), !noalias !118
  br label %.3.endif.i860.i.i

.3.endif.i860.i.i:                                ; preds = %.3.endif.if.i857.i.i, %.3.endif.i854.i.i
  fence release
  %.4.i.i861.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i862.i.i = icmp eq i64 %.4.i.i861.i.i, 1
  br i1 %.10.i862.i.i, label %.3.endif.if.i863.i.i, label %NRT_decref.exit864.i.i, !prof !11

.3.endif.if.i863.i.i:                             ; preds = %.3.endif.i860.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !118
  br label %NRT_decref.exit864.i.i

NRT_decref.exit864.i.i:                           ; preds = %.3.endif.if.i863.i.i, %.3.endif.i860.i.i
  br i1 %.4.i906.i.i, label %NRT_decref.exit870.i.i, label %.3.endif.i866.i.i, !prof !11

.3.endif.i866.i.i:                                ; preds = %NRT_decref.exit864.i.i
  fence release
  %.4.i.i867.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i868.i.i = icmp eq i64 %.4.i.i867.i.i, 1
  br i1 %.10.i868.i.i, label %.3.endif.if.i869.i.i, label %NRT_decref.exit870.i.i, !prof !11

.3.endif.if.i869.i.i:                             ; preds = %.3.endif.i866.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !118
  br label %NRT_decref.exit870.i.i

NRT_decref.exit870.i.i:                           ; preds = %.3.endif.if.i869.i.i, %.3.endif.i866.i.i, %NRT_decref.exit864.i.i
  br i1 %.4.i902.i.i, label %B746.i, label %.3.endif.i872.i.i, !prof !11

.3.endif.i872.i.i:                                ; preds = %NRT_decref.exit870.i.i
  fence release
  %.4.i.i873.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i874.i.i = icmp eq i64 %.4.i.i873.i.i, 1
  br i1 %.10.i874.i.i, label %.3.endif.if.i875.i.i, label %B746.i, !prof !11

.3.endif.if.i875.i.i:                             ; preds = %.3.endif.i872.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !118
  br label %B746.i

B0.endif.i1450.i:                                 ; preds = %B666.endif.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.151.i1443.i, i8 0, i64 56, i1 false), !noalias !118
  %.155.i1451.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.151.i1443.i, ptr %excinfo.2.i.i)
  %.157.not.i.i = icmp eq i32 %.155.i1451.i, 0
  %.165.fca.0.load.i.i = load ptr, ptr %.151.i1443.i, align 8, !noalias !118
  %.165.fca.4.load.i.i = load ptr, ptr %.fca.4.gep490.i.i, align 8, !noalias !118
  br i1 %.157.not.i.i, label %B0.endif.endif.i.i, label %B666.endif.endif.if.i, !prof !117

B0.endif.endif.i.i:                               ; preds = %B0.endif.i1450.i
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %B666.endif.endif.if.i, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B0.endif.endif.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !125
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !125
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !125
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !125
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !135
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !135
  %.10.i.i877.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i877.i.i, label %.3.endif.if.i.i878.i.i, label %B0.endif.endif.endif.i.i, !prof !11

.3.endif.if.i.i878.i.i:                           ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !135
  br label %B0.endif.endif.endif.i.i

B0.endif.endif.endif.i.i:                         ; preds = %.3.endif.if.i.i878.i.i, %.3.endif.i24.i.i.i
  %memory.i.i.i.i879.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i880.i.i = icmp eq ptr %memory.i.i.i.i879.i.i, null
  br i1 %none.i.i.i.i880.i.i, label %B666.endif.endif.if.i, label %.3.endif.i24.i881.i.i

.3.endif.i24.i881.i.i:                            ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i882.i.i = ptrtoint ptr %memory.i.i.i.i879.i.i to i64
  %behind.i.i.i.i883.i.i = add i64 %address.i.i.i.i882.i.i, 111
  %aligned.i.i.i.i884.i.i = and i64 %behind.i.i.i.i883.i.i, -64
  %data.i.i.i.i885.i.i = inttoptr i64 %aligned.i.i.i.i884.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i879.i.i, align 4, !noalias !136
  %at_end.i.i.i.i886.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i886.i.i, align 8, !noalias !136
  %at_data.i.i.i.i887.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 24
  store ptr %data.i.i.i.i885.i.i, ptr %at_data.i.i.i.i887.i.i, align 8, !noalias !136
  %at_size.i.i.i.i888.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i888.i.i, align 8, !noalias !136
  %.4.i.i.i889.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !146
  fence release
  %.4.i.i25.i896.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !146
  %.10.i.i897.i.i = icmp eq i64 %.4.i.i25.i896.i.i, 1
  br i1 %.10.i.i897.i.i, label %.3.endif.if.i.i899.i.i, label %B0.endif.endif.endif.endif.i.i, !prof !11

.3.endif.if.i.i899.i.i:                           ; preds = %.3.endif.i24.i881.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !146
  br label %B0.endif.endif.endif.endif.i.i

B0.endif.endif.endif.endif.i.i:                   ; preds = %.3.endif.if.i.i899.i.i, %.3.endif.i24.i881.i.i
  %.4.i902.i.i = icmp eq ptr %.128.fca.0.load.i.i, null
  br i1 %.4.i902.i.i, label %NRT_incref.exit905.i.i, label %.3.endif.i903.i.i, !prof !11

.3.endif.i903.i.i:                                ; preds = %B0.endif.endif.endif.endif.i.i
  %.4.i.i904.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_incref.exit905.i.i

NRT_incref.exit905.i.i:                           ; preds = %.3.endif.i903.i.i, %B0.endif.endif.endif.endif.i.i
  %.4.i906.i.i = icmp eq ptr %.165.fca.0.load.i.i, null
  br i1 %.4.i906.i.i, label %NRT_incref.exit917.i.i, label %.3.endif.i907.i.i, !prof !11

.3.endif.i907.i.i:                                ; preds = %NRT_incref.exit905.i.i
  %.4.i.i908.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_incref.exit917.i.i

NRT_incref.exit917.i.i:                           ; preds = %.3.endif.i907.i.i, %NRT_incref.exit905.i.i
  %.4.i.i912.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i916.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  br i1 %.4.i902.i.i, label %NRT_incref.exit921.i.i, label %.3.endif.i919.i.i, !prof !11

.3.endif.i919.i.i:                                ; preds = %NRT_incref.exit917.i.i
  %.4.i.i920.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_incref.exit921.i.i

NRT_incref.exit921.i.i:                           ; preds = %.3.endif.i919.i.i, %NRT_incref.exit917.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit933.i.i, label %.3.endif.i923.i.i, !prof !11

.3.endif.i923.i.i:                                ; preds = %NRT_incref.exit921.i.i
  %.4.i.i924.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_incref.exit933.i.i

NRT_incref.exit933.i.i:                           ; preds = %.3.endif.i923.i.i, %NRT_incref.exit921.i.i
  %.4.i.i928.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i932.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  br i1 %.4.i902.i.i, label %NRT_incref.exit937.i.i, label %.3.endif.i935.i.i, !prof !11

.3.endif.i935.i.i:                                ; preds = %NRT_incref.exit933.i.i
  %.4.i.i936.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_incref.exit937.i.i

NRT_incref.exit937.i.i:                           ; preds = %.3.endif.i935.i.i, %NRT_incref.exit933.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit949.i.i, label %.3.endif.i939.i.i, !prof !11

.3.endif.i939.i.i:                                ; preds = %NRT_incref.exit937.i.i
  %.4.i.i940.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_incref.exit949.i.i

NRT_incref.exit949.i.i:                           ; preds = %.3.endif.i939.i.i, %NRT_incref.exit937.i.i
  %.4.i.i944.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i948.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  br i1 %.4.i902.i.i, label %NRT_incref.exit953.i.i, label %.3.endif.i951.i.i, !prof !11

.3.endif.i951.i.i:                                ; preds = %NRT_incref.exit949.i.i
  %.4.i.i952.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_incref.exit953.i.i

NRT_incref.exit953.i.i:                           ; preds = %.3.endif.i951.i.i, %NRT_incref.exit949.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit965.thread.i.i, label %.3.endif.i967.i.i, !prof !11

NRT_incref.exit965.thread.i.i:                    ; preds = %NRT_incref.exit953.i.i
  %.4.i.i9601123.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i9641124.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  br label %NRT_decref.exit971.i.i

.3.endif.i967.i.i:                                ; preds = %NRT_incref.exit953.i.i
  %.4.i.i956.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i960.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.4.i.i964.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  fence release
  %.4.i.i968.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i969.i.i = icmp eq i64 %.4.i.i968.i.i, 1
  br i1 %.10.i969.i.i, label %.3.endif.if.i970.i.i, label %NRT_decref.exit971.i.i, !prof !11

.3.endif.if.i970.i.i:                             ; preds = %.3.endif.i967.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !118
  br label %NRT_decref.exit971.i.i

NRT_decref.exit971.i.i:                           ; preds = %.3.endif.if.i970.i.i, %.3.endif.i967.i.i, %NRT_incref.exit965.thread.i.i
  br i1 %.4.i902.i.i, label %.3.endif.i979.i.i, label %.3.endif.i973.i.i, !prof !11

.3.endif.i973.i.i:                                ; preds = %NRT_decref.exit971.i.i
  fence release
  %.4.i.i974.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i975.i.i = icmp eq i64 %.4.i.i974.i.i, 1
  br i1 %.10.i975.i.i, label %.3.endif.if.i976.i.i, label %.3.endif.i979.i.i, !prof !11

.3.endif.if.i976.i.i:                             ; preds = %.3.endif.i973.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !118
  br label %.3.endif.i979.i.i

.3.endif.i979.i.i:                                ; preds = %.3.endif.if.i976.i.i, %.3.endif.i973.i.i, %NRT_decref.exit971.i.i
  fence release
  %.4.i.i980.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i981.i.i = icmp eq i64 %.4.i.i980.i.i, 1
  br i1 %.10.i981.i.i, label %.3.endif.if.i982.i.i, label %.3.endif.i985.i.i, !prof !11

.3.endif.if.i982.i.i:                             ; preds = %.3.endif.i979.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !118
  br label %.3.endif.i985.i.i

.3.endif.i985.i.i:                                ; preds = %.3.endif.if.i982.i.i, %.3.endif.i979.i.i
  fence release
  %.4.i.i986.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i987.i.i = icmp eq i64 %.4.i.i986.i.i, 1
  br i1 %.10.i987.i.i, label %.3.endif.if.i988.i.i, label %NRT_decref.exit989.i.i, !prof !11

.3.endif.if.i988.i.i:                             ; preds = %.3.endif.i985.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !118
  br label %NRT_decref.exit989.i.i

NRT_decref.exit989.i.i:                           ; preds = %.3.endif.if.i988.i.i, %.3.endif.i985.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit995.i.i, label %.3.endif.i991.i.i, !prof !11

.3.endif.i991.i.i:                                ; preds = %NRT_decref.exit989.i.i
  fence release
  %.4.i.i992.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i993.i.i = icmp eq i64 %.4.i.i992.i.i, 1
  br i1 %.10.i993.i.i, label %.3.endif.if.i994.i.i, label %NRT_decref.exit995.i.i, !prof !11

.3.endif.if.i994.i.i:                             ; preds = %.3.endif.i991.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !118
  br label %NRT_decref.exit995.i.i

NRT_decref.exit995.i.i:                           ; preds = %.3.endif.if.i994.i.i, %.3.endif.i991.i.i, %NRT_decref.exit989.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1003.i.i, label %.3.endif.i997.i.i, !prof !11

.3.endif.i997.i.i:                                ; preds = %NRT_decref.exit995.i.i
  fence release
  %.4.i.i998.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i999.i.i = icmp eq i64 %.4.i.i998.i.i, 1
  br i1 %.10.i999.i.i, label %.3.endif.if.i1000.i.i, label %.3.endif.i1003.i.i, !prof !11

.3.endif.if.i1000.i.i:                            ; preds = %.3.endif.i997.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !118
  br label %.3.endif.i1003.i.i

.3.endif.i1003.i.i:                               ; preds = %.3.endif.if.i1000.i.i, %.3.endif.i997.i.i, %NRT_decref.exit995.i.i
  fence release
  %.4.i.i1004.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1005.i.i = icmp eq i64 %.4.i.i1004.i.i, 1
  br i1 %.10.i1005.i.i, label %.3.endif.if.i1006.i.i, label %.3.endif.i1009.i.i, !prof !11

.3.endif.if.i1006.i.i:                            ; preds = %.3.endif.i1003.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !118
  br label %.3.endif.i1009.i.i

.3.endif.i1009.i.i:                               ; preds = %.3.endif.if.i1006.i.i, %.3.endif.i1003.i.i
  fence release
  %.4.i.i1010.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1011.i.i = icmp eq i64 %.4.i.i1010.i.i, 1
  br i1 %.10.i1011.i.i, label %.3.endif.if.i1012.i.i, label %NRT_decref.exit1013.i.i, !prof !11

.3.endif.if.i1012.i.i:                            ; preds = %.3.endif.i1009.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !118
  br label %NRT_decref.exit1013.i.i

NRT_decref.exit1013.i.i:                          ; preds = %.3.endif.if.i1012.i.i, %.3.endif.i1009.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit1019.i.i, label %.3.endif.i1015.i.i, !prof !11

.3.endif.i1015.i.i:                               ; preds = %NRT_decref.exit1013.i.i
  fence release
  %.4.i.i1016.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1017.i.i = icmp eq i64 %.4.i.i1016.i.i, 1
  br i1 %.10.i1017.i.i, label %.3.endif.if.i1018.i.i, label %NRT_decref.exit1019.i.i, !prof !11

.3.endif.if.i1018.i.i:                            ; preds = %.3.endif.i1015.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !118
  br label %NRT_decref.exit1019.i.i

NRT_decref.exit1019.i.i:                          ; preds = %.3.endif.if.i1018.i.i, %.3.endif.i1015.i.i, %NRT_decref.exit1013.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1027.i.i, label %.3.endif.i1021.i.i, !prof !11

.3.endif.i1021.i.i:                               ; preds = %NRT_decref.exit1019.i.i
  fence release
  %.4.i.i1022.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1023.i.i = icmp eq i64 %.4.i.i1022.i.i, 1
  br i1 %.10.i1023.i.i, label %.3.endif.if.i1024.i.i, label %.3.endif.i1027.i.i, !prof !11

.3.endif.if.i1024.i.i:                            ; preds = %.3.endif.i1021.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !118
  br label %.3.endif.i1027.i.i

.3.endif.i1027.i.i:                               ; preds = %.3.endif.if.i1024.i.i, %.3.endif.i1021.i.i, %NRT_decref.exit1019.i.i
  fence release
  %.4.i.i1028.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1029.i.i = icmp eq i64 %.4.i.i1028.i.i, 1
  br i1 %.10.i1029.i.i, label %.3.endif.if.i1030.i.i, label %.3.endif.i1033.i.i, !prof !11

.3.endif.if.i1030.i.i:                            ; preds = %.3.endif.i1027.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !118
  br label %.3.endif.i1033.i.i

.3.endif.i1033.i.i:                               ; preds = %.3.endif.if.i1030.i.i, %.3.endif.i1027.i.i
  fence release
  %.4.i.i1034.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1035.i.i = icmp eq i64 %.4.i.i1034.i.i, 1
  br i1 %.10.i1035.i.i, label %.3.endif.if.i1036.i.i, label %NRT_decref.exit1037.i.i, !prof !11

.3.endif.if.i1036.i.i:                            ; preds = %.3.endif.i1033.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !118
  br label %NRT_decref.exit1037.i.i

NRT_decref.exit1037.i.i:                          ; preds = %.3.endif.if.i1036.i.i, %.3.endif.i1033.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit1043.i.i, label %.3.endif.i1039.i.i, !prof !11

.3.endif.i1039.i.i:                               ; preds = %NRT_decref.exit1037.i.i
  fence release
  %.4.i.i1040.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1041.i.i = icmp eq i64 %.4.i.i1040.i.i, 1
  br i1 %.10.i1041.i.i, label %.3.endif.if.i1042.i.i, label %NRT_decref.exit1043.i.i, !prof !11

.3.endif.if.i1042.i.i:                            ; preds = %.3.endif.i1039.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !118
  br label %NRT_decref.exit1043.i.i

NRT_decref.exit1043.i.i:                          ; preds = %.3.endif.if.i1042.i.i, %.3.endif.i1039.i.i, %NRT_decref.exit1037.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1051.i.i, label %.3.endif.i1045.i.i, !prof !11

.3.endif.i1045.i.i:                               ; preds = %NRT_decref.exit1043.i.i
  fence release
  %.4.i.i1046.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1047.i.i = icmp eq i64 %.4.i.i1046.i.i, 1
  br i1 %.10.i1047.i.i, label %.3.endif.if.i1048.i.i, label %.3.endif.i1051.i.i, !prof !11

.3.endif.if.i1048.i.i:                            ; preds = %.3.endif.i1045.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !118
  br label %.3.endif.i1051.i.i

.3.endif.i1051.i.i:                               ; preds = %.3.endif.if.i1048.i.i, %.3.endif.i1045.i.i, %NRT_decref.exit1043.i.i
  fence release
  %.4.i.i1052.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1053.i.i = icmp eq i64 %.4.i.i1052.i.i, 1
  br i1 %.10.i1053.i.i, label %.3.endif.if.i1054.i.i, label %.3.endif.i1057.i.i, !prof !11

.3.endif.if.i1054.i.i:                            ; preds = %.3.endif.i1051.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !118
  br label %.3.endif.i1057.i.i

.3.endif.i1057.i.i:                               ; preds = %.3.endif.if.i1054.i.i, %.3.endif.i1051.i.i
  fence release
  %.4.i.i1058.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !118
  %.10.i1059.i.i = icmp eq i64 %.4.i.i1058.i.i, 1
  br i1 %.10.i1059.i.i, label %.3.endif.if.i1060.i.i, label %B250.i.i.preheader, !prof !11

.3.endif.if.i1060.i.i:                            ; preds = %.3.endif.i1057.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !118
  br label %B250.i.i.preheader

B250.i.i.preheader:                               ; preds = %.3.endif.if.i1060.i.i, %.3.endif.i1057.i.i
  br label %B250.i.i

B252.if.i.i:                                      ; preds = %B250.i.i
  %.489.i.i = add nsw i64 %.426.0.i.i, -1
  %.4.i.i.i1063.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !147
  br i1 %.4.i906.i.i, label %B58.preheader.i1074.i.i, label %.3.endif.i213.i1065.i.i, !prof !11

.3.endif.i213.i1065.i.i:                          ; preds = %B252.if.i.i
  %.4.i.i214.i1066.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !147
  br label %B58.preheader.i1074.i.i

B58.loopexit.i1090.i.i:                           ; preds = %B102.if.i1079.i.i
  %.442.i1091.i.i = add nsw i64 %.378.0240.i1076.i.i, -1
  %.446.i1092.i.i = add nuw nsw i64 %.375.0239.i1077.i.i, 1
  %.433.i1093.i.i = icmp ugt i64 %.378.0240.i1076.i.i, 1
  br i1 %.433.i1093.i.i, label %B58.if.i1075.i.i, label %.3.endif.i221.i1095.i.i

.3.endif.i221.i1095.i.i:                          ; preds = %B58.loopexit.i1090.i.i
  fence release
  %.4.i.i222.i1096.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !147
  %.10.i.i1097.i.i = icmp eq i64 %.4.i.i222.i1096.i.i, 1
  br i1 %.10.i.i1097.i.i, label %.3.endif.if.i.i1103.i.i, label %.3.endif.i224.i.i.i, !prof !11

.3.endif.if.i.i1103.i.i:                          ; preds = %.3.endif.i221.i1095.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !147
  br label %.3.endif.i224.i.i.i

.3.endif.i224.i.i.i:                              ; preds = %.3.endif.if.i.i1103.i.i, %.3.endif.i221.i1095.i.i
  fence release
  %.4.i.i225.i.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !147
  %.10.i226.i.i.i = icmp eq i64 %.4.i.i225.i.i.i, 1
  br i1 %.10.i226.i.i.i, label %.3.endif.if.i227.i.i.i, label %NRT_decref.exit228.i.i.i, !prof !11

.3.endif.if.i227.i.i.i:                           ; preds = %.3.endif.i224.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !147
  br label %NRT_decref.exit228.i.i.i

NRT_decref.exit228.i.i.i:                         ; preds = %.3.endif.if.i227.i.i.i, %.3.endif.i224.i.i.i
  br i1 %.4.i906.i.i, label %B330.if.i.i.preheader, label %.3.endif.i230.i1099.i.i, !prof !11

B330.if.i.i.preheader:                            ; preds = %.3.endif.if.i233.i1102.i.i, %.3.endif.i230.i1099.i.i, %NRT_decref.exit228.i.i.i
  br label %B330.if.i.i

.3.endif.i230.i1099.i.i:                          ; preds = %NRT_decref.exit228.i.i.i
  fence release
  %.4.i.i231.i1100.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !147
  %.10.i232.i1101.i.i = icmp eq i64 %.4.i.i231.i1100.i.i, 1
  br i1 %.10.i232.i1101.i.i, label %.3.endif.if.i233.i1102.i.i, label %B330.if.i.i.preheader, !prof !11

.3.endif.if.i233.i1102.i.i:                       ; preds = %.3.endif.i230.i1099.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !147
  br label %B330.if.i.i.preheader

B58.preheader.i1074.i.i:                          ; preds = %.3.endif.i213.i1065.i.i, %B252.if.i.i
  %.4.i.i218.i1070.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !147
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !147
  br label %B58.if.i1075.i.i

B58.if.i1075.i.i:                                 ; preds = %B58.preheader.i1074.i.i, %B58.loopexit.i1090.i.i
  %.378.0240.i1076.i.i = phi i64 [ 20, %B58.preheader.i1074.i.i ], [ %.442.i1091.i.i, %B58.loopexit.i1090.i.i ]
  %.375.0239.i1077.i.i = phi i64 [ 0, %B58.preheader.i1074.i.i ], [ %.446.i1092.i.i, %B58.loopexit.i1090.i.i ]
  %.668.i1078.i.i = mul i64 %.375.0239.i1077.i.i, %value13
  %24 = getelementptr double, ptr %data.i.i.i.i, i64 %.668.i1078.i.i
  %25 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.375.0239.i1077.i.i
  br label %B102.if.i1079.i.i

B102.if.i1079.i.i:                                ; preds = %B102.if.i1079.i.i, %B58.if.i1075.i.i
  %.500.0238.i1080.i.i = phi i64 [ 20, %B58.if.i1075.i.i ], [ %.562.i1082.i.i, %B102.if.i1079.i.i ]
  %.497.0237.i1081.i.i = phi i64 [ 0, %B58.if.i1075.i.i ], [ %.566.i1083.i.i, %B102.if.i1079.i.i ]
  %.562.i1082.i.i = add nsw i64 %.500.0238.i1080.i.i, -1
  %.566.i1083.i.i = add nuw nsw i64 %.497.0237.i1081.i.i, 1
  %26 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.0237.i1081.i.i
  %.620.i1084.i.i = load double, ptr %26, align 8, !noalias !147
  %27 = getelementptr double, ptr %24, i64 %.497.0237.i1081.i.i
  %.673.i1085.i.i = load double, ptr %27, align 8, !noalias !147
  %.706.i1086.i.i = load double, ptr %25, align 8, !noalias !147
  %.707.i1087.i.i = fmul double %.673.i1085.i.i, %.706.i1086.i.i
  %.708.i1088.i.i = fadd double %.620.i1084.i.i, %.707.i1087.i.i
  store double %.708.i1088.i.i, ptr %26, align 8, !noalias !147
  %.553.i1089.i.i = icmp ugt i64 %.500.0238.i1080.i.i, 1
  br i1 %.553.i1089.i.i, label %B102.if.i1079.i.i, label %B58.loopexit.i1090.i.i

B330.if.i.i:                                      ; preds = %B330.if.i.i.preheader, %B330.if.i.i
  %.580.01126.i.i = phi i64 [ %.642.i.i, %B330.if.i.i ], [ 20, %B330.if.i.i.preheader ]
  %.577.01125.i.i = phi i64 [ %.646.i.i, %B330.if.i.i ], [ 0, %B330.if.i.i.preheader ]
  %.642.i.i = add nsw i64 %.580.01126.i.i, -1
  %.646.i.i = add nuw nsw i64 %.577.01125.i.i, 1
  %28 = getelementptr double, ptr %data.i.i.i.i1230.i, i64 %.577.01125.i.i
  %.700.i1452.i = load double, ptr %28, align 8, !noalias !118
  %29 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.577.01125.i.i
  %.730.i.i = load double, ptr %29, align 8, !noalias !118
  %.734.i.i = fdiv double %.700.i1452.i, %.730.i.i
  %30 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.577.01125.i.i
  %.764.i.i = load double, ptr %30, align 8, !noalias !118
  %.768.i.i = fdiv double %.734.i.i, %.764.i.i
  %.769.i.i = fadd double %.768.i.i, -1.000000e+00
  %.770.i.i = tail call double @llvm.fabs.f64(double %.769.i.i)
  %31 = getelementptr double, ptr %data.i.i.i.i885.i.i, i64 %.577.01125.i.i
  store double %.770.i.i, ptr %31, align 8, !noalias !118
  store double %.734.i.i, ptr %30, align 8, !noalias !118
  %.633.i.i = icmp ugt i64 %.580.01126.i.i, 1
  br i1 %.633.i.i, label %B330.if.i.i, label %B484.if.i.i

B484.if.i.i:                                      ; preds = %B330.if.i.i, %B484.if.i.i
  %farthest.2.11129.i.i = phi double [ %.13.i.i1454.i, %B484.if.i.i ], [ 0.000000e+00, %B330.if.i.i ]
  %.865.01128.i.i = phi i64 [ %.927.i.i, %B484.if.i.i ], [ 20, %B330.if.i.i ]
  %.862.01127.i.i = phi i64 [ %.931.i.i, %B484.if.i.i ], [ 0, %B330.if.i.i ]
  %.927.i.i = add nsw i64 %.865.01128.i.i, -1
  %.931.i.i = add nuw nsw i64 %.862.01127.i.i, 1
  %32 = getelementptr double, ptr %data.i.i.i.i885.i.i, i64 %.862.01127.i.i
  %.985.i.i = load double, ptr %32, align 8, !noalias !118
  %.12.i.i1453.i = fcmp ogt double %.985.i.i, %farthest.2.11129.i.i
  %.13.i.i1454.i = select i1 %.12.i.i1453.i, double %.985.i.i, double %farthest.2.11129.i.i
  %.918.i.i = icmp ugt i64 %.865.01128.i.i, 1
  br i1 %.918.i.i, label %B484.if.i.i, label %B534.i.i

B608.if.i.i:                                      ; preds = %B608.if.i.i.preheader, %B608.if.i.i
  %.1084.01131.i.i = phi i64 [ %.1146.i.i, %B608.if.i.i ], [ 20, %B608.if.i.i.preheader ]
  %.1081.01130.i.i = phi i64 [ %.1150.i.i, %B608.if.i.i ], [ 0, %B608.if.i.i.preheader ]
  %.1146.i.i = add nsw i64 %.1084.01131.i.i, -1
  %.1150.i.i = add nuw nsw i64 %.1081.01130.i.i, 1
  %33 = getelementptr double, ptr %data.i.i.i.i1253.i, i64 %.1081.01130.i.i
  %.1204.i.i = load double, ptr %33, align 8, !noalias !118
  %34 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.1081.01130.i.i
  %.1234.i.i = load double, ptr %34, align 8, !noalias !118
  %.1238.i.i = fdiv double %.1204.i.i, %.1234.i.i
  %35 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1081.01130.i.i
  store double %.1238.i.i, ptr %35, align 8, !noalias !118
  %.1137.i.i = icmp ugt i64 %.1084.01131.i.i, 1
  br i1 %.1137.i.i, label %B608.if.i.i, label %B654.i.i

B716.if.i.i:                                      ; preds = %B716.if.i.i.preheader, %B716.if.i.i
  %.1331.01133.i.i = phi i64 [ %.1393.i.i, %B716.if.i.i ], [ 20, %B716.if.i.i.preheader ]
  %.1328.01132.i.i = phi i64 [ %.1397.i.i, %B716.if.i.i ], [ 0, %B716.if.i.i.preheader ]
  %.1393.i.i = add nsw i64 %.1331.01133.i.i, -1
  %.1397.i.i = add nuw nsw i64 %.1328.01132.i.i, 1
  %36 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.1328.01132.i.i
  %.1451.i.i = load double, ptr %36, align 8, !noalias !118
  %37 = getelementptr double, ptr %value15, i64 %.1328.01132.i.i
  %.1481.i.i = load double, ptr %37, align 8, !noalias !118
  %.1482.i.i = fmul double %.1451.i.i, %.1481.i.i
  %38 = getelementptr double, ptr %data.i.i.i.i1230.i, i64 %.1328.01132.i.i
  %.1512.i.i = load double, ptr %38, align 8, !noalias !118
  %.1516.i.i = fdiv double %.1482.i.i, %.1512.i.i
  %.1517.i.i = tail call double @llvm.log.f64(double %.1516.i.i)
  %39 = getelementptr double, ptr %.337.sroa.16.0.i, i64 %.1328.01132.i.i
  store double %.1517.i.i, ptr %39, align 8, !noalias !118
  %40 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1328.01132.i.i
  %.1577.i.i = load double, ptr %40, align 8, !noalias !118
  %.1607.i.i = load double, ptr %37, align 8, !noalias !118
  %.1608.i.i = fmul double %.1577.i.i, %.1607.i.i
  %41 = getelementptr double, ptr %data.i.i.i.i1253.i, i64 %.1328.01132.i.i
  %.1638.i.i = load double, ptr %41, align 8, !noalias !118
  %.1642.i.i = fdiv double %.1608.i.i, %.1638.i.i
  %.1643.i.i = tail call double @llvm.log.f64(double %.1642.i.i)
  %42 = getelementptr double, ptr %data.i.i.i.i1318.i, i64 %.1328.01132.i.i
  store double %.1643.i.i, ptr %42, align 8, !noalias !118
  %.1384.i.i = icmp ugt i64 %.1331.01133.i.i, 1
  br i1 %.1384.i.i, label %B716.if.i.i, label %.3.endif.i788.i.i

B666.endif.endif.if.i:                            ; preds = %B0.endif.i1450.i, %B666.endif.i, %B0.endif.endif.endif.i.i, %B0.endif.endif.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1443.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !27
  br label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit

B666.endif.endif.endif.i:                         ; preds = %.3.endif.if.i821.i.i, %.3.endif.i818.i.i, %NRT_decref.exit816.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1443.i), !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !27
  br label %B982.i

B786.if.i:                                        ; preds = %B786.loopexit.i, %B746.i
  %.1927.01561.i = phi i64 [ 20, %B746.i ], [ %.1989.i, %B786.loopexit.i ]
  %.1924.01560.i = phi i64 [ 0, %B746.i ], [ %.1993.i, %B786.loopexit.i ]
  %.2185.i = mul i64 %.1924.01560.i, %value11
  %43 = getelementptr double, ptr %value9, i64 %.2185.i
  %.2194.i = mul nuw nsw i64 %.1924.01560.i, 20
  %44 = getelementptr double, ptr %value6, i64 %.1924.01560.i
  br label %B830.if.i

B830.if.i:                                        ; preds = %B830.if.i, %B786.if.i
  %.2047.01559.i = phi i64 [ 20, %B786.if.i ], [ %.2109.i, %B830.if.i ]
  %.2044.01558.i = phi i64 [ 0, %B786.if.i ], [ %.2113.i, %B830.if.i ]
  %.2109.i = add nsw i64 %.2047.01559.i, -1
  %.2113.i = add nuw nsw i64 %.2044.01558.i, 1
  %45 = getelementptr double, ptr %43, i64 %.2044.01558.i
  %.2190.i = load double, ptr %45, align 8, !noalias !27
  %.2195.i = add nuw nsw i64 %.2044.01558.i, %.2194.i
  %46 = getelementptr double, ptr %.426.sroa.16.0.i, i64 %.2195.i
  store double %.2190.i, ptr %46, align 8, !noalias !27
  %.2256.i = load double, ptr %44, align 8, !noalias !27
  %47 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.2044.01558.i
  %.2286.i = load double, ptr %47, align 8, !noalias !27
  %.2287.i = fmul double %.2256.i, %.2286.i
  %48 = getelementptr double, ptr %data.i.i.i.i1374.i, i64 %.2195.i
  store double %.2287.i, ptr %48, align 8, !noalias !27
  %.2100.i = icmp ugt i64 %.2047.01559.i, 1
  br i1 %.2100.i, label %B830.if.i, label %B786.loopexit.i

B1022.if.i:                                       ; preds = %B1022.loopexit.i, %B1022.if.lr.ph.i
  %.2405.01574.i = phi i64 [ %spec.select.i, %B1022.if.lr.ph.i ], [ %.2467.i, %B1022.loopexit.i ]
  %.2402.01573.i = phi i64 [ 0, %B1022.if.lr.ph.i ], [ %.2471.i, %B1022.loopexit.i ]
  %.2467.i = add nsw i64 %.2405.01574.i, -1
  %.2471.i = add nuw nsw i64 %.2402.01573.i, 1
  br i1 %.26471563.not.i, label %B1022.loopexit.i, label %B1094.if.lr.ph.i

B1094.if.lr.ph.i:                                 ; preds = %B1022.if.i
  %49 = getelementptr i8, ptr %value22, i64 %.2402.01573.i
  %.2529.i = load i8, ptr %49, align 1, !noalias !27
  %.2531.i = zext i8 %.2529.i to i64
  %.2556.i = getelementptr i64, ptr %value20, i64 %.2531.i
  %.2557.i = load i64, ptr %.2556.i, align 8, !noalias !27
  %.2723.i = icmp slt i64 %.2557.i, 20
  %.2985.i = icmp slt i64 %.2557.i, 0
  %.2986.i = select i1 %.2985.i, i64 %value25, i64 0
  %.2987.i = add i64 %.2986.i, %.2557.i
  %.3007.i = mul i64 %.2987.i, %value26
  %50 = getelementptr i16, ptr %value24, i64 %.3007.i
  %invariant.gep.i = getelementptr i16, ptr %11, i64 %.2402.01573.i
  %51 = getelementptr double, ptr %.337.sroa.16.0.i, i64 %.2557.i
  %.2801.i = select i1 %.2985.i, i64 %.337.sroa.20.0.i, i64 0
  %.2815.i = getelementptr double, ptr %51, i64 %.2801.i
  %.2755.i = select i1 %.2985.i, i64 %value10, i64 0
  %.2756.i = add i64 %.2755.i, %.2557.i
  %.2776.i = mul i64 %.2756.i, %value11
  %52 = getelementptr double, ptr %value9, i64 %.2776.i
  br label %B1094.if.i

B1094.if.i:                                       ; preds = %B1094.if.lr.ph.i, %B1363.i
  %.2594.01565.i = phi i64 [ %spec.select1544.i, %B1094.if.lr.ph.i ], [ %.2656.i, %B1363.i ]
  %.2591.01564.i = phi i64 [ 0, %B1094.if.lr.ph.i ], [ %.2660.i, %B1363.i ]
  %.2656.i = add nsw i64 %.2594.01565.i, -1
  %.2660.i = add nuw nsw i64 %.2591.01564.i, 1
  %53 = getelementptr i64, ptr %value20, i64 %.2591.01564.i
  %.2718.i = load i64, ptr %53, align 8, !noalias !27
  %.2726.i = icmp slt i64 %.2718.i, 20
  %or.cond.i = select i1 %.2723.i, i1 %.2726.i, i1 false
  br i1 %or.cond.i, label %B1158.i, label %B1322.i

B1158.endif.i:                                    ; preds = %B1158.i
  %.2816.i = load double, ptr %.2815.i, align 8, !noalias !27
  %54 = getelementptr double, ptr %data.i.i.i.i1318.i, i64 %.2718.i
  %.2757.i = icmp slt i64 %.2718.i, 0
  %.2832.i = select i1 %.2757.i, i64 20, i64 0
  %.2846.i = getelementptr double, ptr %54, i64 %.2832.i
  %.2847.i = load double, ptr %.2846.i, align 8, !noalias !27
  %.2850.i = fadd double %.2816.i, %.2847.i
  %55 = getelementptr double, ptr %52, i64 %.2718.i
  %.2758.i = select i1 %.2757.i, i64 %value11, i64 0
  %.2780.i = getelementptr double, ptr %55, i64 %.2758.i
  %.2781.i = load double, ptr %.2780.i, align 8, !noalias !27
  %.2785.i = fmul double %ratio.2.1.i, %.2781.i
  %.2859.i = fdiv double %.2850.i, %value18
  %.2860.i = fadd double %.2785.i, %.2859.i
  %.2862.i = fmul double %value19, %.2860.i
  %.2870.le.i = tail call double @llvm.rint.f64(double %.2862.i)
  %.2875.i = fptosi double %.2870.le.i to i16
  br label %B1363.i

_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit: ; preds = %NRT_decref.exit347.i.i, %NRT_incref.exit.i.i, %B400.i.i, %B1158.i, %NRT_incref.exit98.i1408.i, %B0.endif.endif.endif.endif.endif.endif.endif.endif.i, %.3.endif.if.i1399.i, %NRT_decref.exit1400.i, %B0.endif.endif.endif.endif.endif.endif.i, %NRT_decref.exit1367.i, %B0.endif.endif.endif.endif.i, %NRT_decref.exit1311.i, %B0.endif.endif.i, %B0.endif.i, %0, %NRT_decref.exit1223.i, %B666.endif.endif.if.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit1223.i ], [ 1, %B400.i.i ], [ 1, %NRT_incref.exit98.i1408.i ], [ 1, %0 ], [ 1, %B0.endif.i ], [ 1, %B0.endif.endif.i ], [ 1, %NRT_decref.exit1311.i ], [ 1, %B0.endif.endif.endif.endif.i ], [ 1, %B0.endif.endif.endif.endif.endif.endif.i ], [ 1, %NRT_decref.exit1367.i ], [ 1, %.3.endif.if.i1399.i ], [ 1, %B1158.i ], [ 1, %B0.endif.endif.endif.endif.endif.endif.endif.endif.i ], [ 1, %B666.endif.endif.if.i ], [ 1, %NRT_decref.exit1400.i ], [ 1, %NRT_incref.exit.i.i ], [ 1, %NRT_decref.exit347.i.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

declare i64 @llvm.umax.i64(i64, i64)


!0 = !{!1, !3, !4, !6, !7, !9}
!1 = distinct !{!1, !2, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!2 = distinct !{!2, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!3 = distinct !{!3, !2, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!4 = distinct !{!4, !5, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!6 = distinct !{!6, !5, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!7 = distinct !{!7, !8, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %retptr"}
!8 = distinct !{!8, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv"}
!9 = distinct !{!9, !8, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %excinfo"}
!10 = !{!7, !9}
!11 = !{!"branch_weights", i32 1, i32 99}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE"}
!15 = !{!16, !18, !19, !21, !22, !24, !13, !25}
!16 = distinct !{!16, !17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!17 = distinct !{!17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!18 = distinct !{!18, !17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!19 = distinct !{!19, !20, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!20 = distinct !{!20, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!21 = distinct !{!21, !20, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!22 = distinct !{!22, !23, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!23 = distinct !{!23, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!24 = distinct !{!24, !23, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!25 = distinct !{!25, !14, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v13B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %excinfo"}
!26 = !{!22, !24, !13, !25}
!27 = !{!13, !25}
!28 = !{!29, !31, !13, !25}
!29 = distinct !{!29, !30, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!30 = distinct !{!30, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!31 = distinct !{!31, !30, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!32 = !{!33, !35, !13, !25}
!33 = distinct !{!33, !34, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v24B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!34 = distinct !{!34, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v24B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!35 = distinct !{!35, !34, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v24B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %excinfo"}
!36 = !{!25}
!37 = !{!38, !40, !41, !43, !44, !46, !13, !25}
!38 = distinct !{!38, !39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!39 = distinct !{!39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!40 = distinct !{!40, !39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!41 = distinct !{!41, !42, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!42 = distinct !{!42, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!43 = distinct !{!43, !42, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!44 = distinct !{!44, !45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!45 = distinct !{!45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!46 = distinct !{!46, !45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!47 = !{!44, !46, !13, !25}
!48 = !{!49, !51, !52, !54, !55, !57, !13, !25}
!49 = distinct !{!49, !50, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!50 = distinct !{!50, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!51 = distinct !{!51, !50, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!52 = distinct !{!52, !53, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!53 = distinct !{!53, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!54 = distinct !{!54, !53, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!55 = distinct !{!55, !56, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!56 = distinct !{!56, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!57 = distinct !{!57, !56, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!58 = !{!55, !57, !13, !25}
!59 = !{!60, !62, !63, !65, !66, !68, !13, !25}
!60 = distinct !{!60, !61, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!61 = distinct !{!61, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!62 = distinct !{!62, !61, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!63 = distinct !{!63, !64, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!64 = distinct !{!64, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!65 = distinct !{!65, !64, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!66 = distinct !{!66, !67, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!67 = distinct !{!67, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!68 = distinct !{!68, !67, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!69 = !{!66, !68, !13, !25}
!70 = !{!71, !73, !74, !76, !77, !79, !13, !25}
!71 = distinct !{!71, !72, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!72 = distinct !{!72, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!73 = distinct !{!73, !72, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!74 = distinct !{!74, !75, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!75 = distinct !{!75, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!76 = distinct !{!76, !75, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!77 = distinct !{!77, !78, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!78 = distinct !{!78, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!79 = distinct !{!79, !78, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!80 = !{!77, !79, !13, !25}
!81 = !{!82, !84, !85, !87, !88, !90, !13, !25}
!82 = distinct !{!82, !83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!83 = distinct !{!83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!84 = distinct !{!84, !83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!85 = distinct !{!85, !86, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!86 = distinct !{!86, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!87 = distinct !{!87, !86, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!88 = distinct !{!88, !89, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!89 = distinct !{!89, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!90 = distinct !{!90, !89, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!91 = !{!88, !90, !13, !25}
!92 = !{!93, !95, !96, !98, !99, !101, !13, !25}
!93 = distinct !{!93, !94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!94 = distinct !{!94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!95 = distinct !{!95, !94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!96 = distinct !{!96, !97, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!97 = distinct !{!97, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!98 = distinct !{!98, !97, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!99 = distinct !{!99, !100, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!100 = distinct !{!100, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!101 = distinct !{!101, !100, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!102 = !{!99, !101, !13, !25}
!103 = !{!104, !106, !107, !109, !13, !25}
!104 = distinct !{!104, !105, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!105 = distinct !{!105, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!106 = distinct !{!106, !105, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!107 = distinct !{!107, !108, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!108 = distinct !{!108, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!109 = distinct !{!109, !108, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!110 = !{!111, !113, !13, !25}
!111 = distinct !{!111, !112, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!112 = distinct !{!112, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!113 = distinct !{!113, !112, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!114 = !{!115, !13, !25}
!115 = distinct !{!115, !116, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!116 = distinct !{!116, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!117 = !{!"branch_weights", i32 99, i32 1}
!118 = !{!119, !121, !13, !25}
!119 = distinct !{!119, !120, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v17B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!120 = distinct !{!120, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v17B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!121 = distinct !{!121, !120, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v17B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!122 = !{!123, !119, !121, !13, !25}
!123 = distinct !{!123, !124, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!124 = distinct !{!124, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!125 = !{!126, !128, !129, !131, !132, !134, !119, !121, !13, !25}
!126 = distinct !{!126, !127, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!127 = distinct !{!127, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!128 = distinct !{!128, !127, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!129 = distinct !{!129, !130, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!130 = distinct !{!130, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!131 = distinct !{!131, !130, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!132 = distinct !{!132, !133, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!133 = distinct !{!133, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!134 = distinct !{!134, !133, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!135 = !{!132, !134, !119, !121, !13, !25}
!136 = !{!137, !139, !140, !142, !143, !145, !119, !121, !13, !25}
!137 = distinct !{!137, !138, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!138 = distinct !{!138, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!139 = distinct !{!139, !138, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!140 = distinct !{!140, !141, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!141 = distinct !{!141, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!142 = distinct !{!142, !141, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!143 = distinct !{!143, !144, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!144 = distinct !{!144, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!145 = distinct !{!145, !144, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!146 = !{!143, !145, !119, !121, !13, !25}
!147 = !{!148, !119, !121, !13, !25}
!148 = distinct !{!148, !149, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!149 = distinct !{!149, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
