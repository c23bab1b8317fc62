; {"digest": "da8a96c5ae6cd882e0b1a5aff365fc0e732090b5b0df799e1e08e57d45a15120", "takes": [["uint8", 1], ["int64", 1], ["int64", 1], ["float64", 1], ["int64", 0], ["float64", 2], ["float64", 1], ["float64", 0], ["float64", 0], ["float64", 1]], "gives": [], "calls": ["free", "log", "malloc"]}
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

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

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %.114.i.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.151.i822.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
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
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load double, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load double, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load ptr, ptr %at16, align 8
  %results = getelementptr i8, ptr %values, i64 144
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %memory.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i

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

NRT_incref.exit.i.i:                              ; preds = %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i
  %.4.i.i.i625.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.4.i.i97.i.i = atomicrmw add ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !27
  %.48.i.i = uitofp i64 %n.2.0.lcssa238.i.i to double
  %.49.i.i = fadd double %value14, %.48.i.i
  %.50.i.i = fcmp oeq double %.49.i.i, 0.000000e+00
  br i1 %.50.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.i.i, !prof !11

.3.endif.i100.i.i:                                ; preds = %B60.if.i.i
  fence release
  %.4.i.i101.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i.i626.i = icmp eq i64 %.4.i.i101.i.i, 1
  br i1 %.10.i.i626.i, label %.3.endif.if.i.i628.i, label %.3.endif.i103.i.i, !prof !11

.3.endif.if.i.i628.i:                             ; preds = %.3.endif.i100.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !27
  br label %.3.endif.i103.i.i

.3.endif.i103.i.i:                                ; preds = %.3.endif.if.i.i628.i, %.3.endif.i100.i.i
  fence release
  %.4.i.i104.i.i = atomicrmw sub ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i105.i.i = icmp eq i64 %.4.i.i104.i.i, 1
  br i1 %.10.i105.i.i, label %.3.endif.if.i106.i.i, label %B510.endif.i, !prof !11

.3.endif.if.i106.i.i:                             ; preds = %.3.endif.i103.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i683.i), !noalias !27
  br label %B510.endif.i

B0.endif.i.i:                                     ; preds = %NRT_incref.exit.i.i
  %.59.i.i = fdiv double %value14, %.49.i.i
  %.181.i.i = fsub double 1.000000e+00, %.59.i.i
  br label %B60.if.i.i

B60.if.i.i:                                       ; preds = %B60.if.i.i, %B0.endif.i.i
  %.89.0109.i.i = phi i64 [ 20, %B0.endif.i.i ], [ %.151.i.i, %B60.if.i.i ]
  %.86.0108.i.i = phi i64 [ 0, %B0.endif.i.i ], [ %.155.i.i, %B60.if.i.i ]
  %.151.i.i = add nsw i64 %.89.0109.i.i, -1
  %.155.i.i = add nuw nsw i64 %.86.0108.i.i, 1
  %1 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.86.0108.i.i
  %.211.i.i = load double, ptr %1, align 8, !noalias !27
  %.212.i.i = fmul double %.181.i.i, %.211.i.i
  %2 = getelementptr double, ptr %value12, i64 %.86.0108.i.i
  %.242.i.i = load double, ptr %2, align 8, !noalias !27
  %.244.i.i = fmul double %.59.i.i, %.242.i.i
  %.245.i.i = fadd double %.212.i.i, %.244.i.i
  %3 = getelementptr double, ptr %data.i.i.i.i689.i, i64 %.86.0108.i.i
  store double %.245.i.i, ptr %3, align 8, !noalias !27
  %.142.i.i = icmp ugt i64 %.89.0109.i.i, 1
  br i1 %.142.i.i, label %B60.if.i.i, label %.3.endif.i100.i.i

B590.i:                                           ; preds = %.3.endif.if.i821.i.i, %.3.endif.i818.i.i, %NRT_decref.exit816.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i822.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  br i1 %.1413.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B590.split.i, !prof !11

B590.split.i:                                     ; preds = %B590.i
  %.1035.promoted.i = load double, ptr %13, align 8, !noalias !31
  br label %B630.if.i

B740.i:                                           ; preds = %B630.if.i, %B510.endif.endif.endif.thread.i, %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.thread.i
  %.664.i = icmp sgt i64 %.611.0912.i, 1
  br i1 %.664.i, label %B382.if.i, label %.3.endif.i.i

.3.endif.i.i:                                     ; preds = %B740.i, %for.end.endif.i
  fence release
  %.4.i.i629.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i.i = icmp eq i64 %.4.i.i629.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %.3.endif.i631.i, !prof !11

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !31
  br label %.3.endif.i631.i

.3.endif.i631.i:                                  ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  fence release
  %.4.i.i632.i = atomicrmw sub ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i633.i = icmp eq i64 %.4.i.i632.i, 1
  br i1 %.10.i633.i, label %.3.endif.if.i634.i, label %.3.endif.i637.i, !prof !11

.3.endif.if.i634.i:                               ; preds = %.3.endif.i631.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i660.i), !noalias !31
  br label %.3.endif.i637.i

.3.endif.i637.i:                                  ; preds = %.3.endif.if.i634.i, %.3.endif.i631.i
  fence release
  %.4.i.i638.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i639.i = icmp eq i64 %.4.i.i638.i, 1
  br i1 %.10.i639.i, label %.3.endif.if.i640.i, label %.3.endif.i643.i, !prof !11

.3.endif.if.i640.i:                               ; preds = %.3.endif.i637.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !31
  br label %.3.endif.i643.i

.3.endif.i643.i:                                  ; preds = %.3.endif.if.i640.i, %.3.endif.i637.i
  fence release
  %.4.i.i644.i = atomicrmw sub ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i645.i = icmp eq i64 %.4.i.i644.i, 1
  br i1 %.10.i645.i, label %.3.endif.if.i646.i, label %.3.endif.i649.i, !prof !11

.3.endif.if.i646.i:                               ; preds = %.3.endif.i643.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i713.i), !noalias !31
  br label %.3.endif.i649.i

.3.endif.i649.i:                                  ; preds = %.3.endif.if.i646.i, %.3.endif.i643.i
  fence release
  %.4.i.i650.i = atomicrmw sub ptr %memory.i.i.i.i748.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i651.i = icmp eq i64 %.4.i.i650.i, 1
  br i1 %.10.i651.i, label %.3.endif.if.i652.i, label %.3.endif.i655.i, !prof !11

.3.endif.if.i652.i:                               ; preds = %.3.endif.i649.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i748.i), !noalias !31
  br label %.3.endif.i655.i

.3.endif.i655.i:                                  ; preds = %.3.endif.if.i652.i, %.3.endif.i649.i
  fence release
  %.4.i.i656.i = atomicrmw sub ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i657.i = icmp eq i64 %.4.i.i656.i, 1
  br i1 %.10.i657.i, label %.3.endif.if.i658.i, label %NRT_decref.exit659.i, !prof !11

.3.endif.if.i658.i:                               ; preds = %.3.endif.i655.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i683.i), !noalias !31
  br label %NRT_decref.exit659.i

NRT_decref.exit659.i:                             ; preds = %.3.endif.if.i658.i, %.3.endif.i655.i
  store ptr null, ptr %results, align 8, !alias.scope !12, !noalias !32
  br label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit

B0.endif.i:                                       ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  %memory.i.i.i.i660.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i661.i = icmp eq ptr %memory.i.i.i.i660.i, null
  br i1 %none.i.i.i.i661.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i662.i

.3.endif.i24.i662.i:                              ; preds = %B0.endif.i
  %address.i.i.i.i663.i = ptrtoint ptr %memory.i.i.i.i660.i to i64
  %behind.i.i.i.i664.i = add i64 %address.i.i.i.i663.i, 111
  %aligned.i.i.i.i665.i = and i64 %behind.i.i.i.i664.i, -64
  %data.i.i.i.i666.i = inttoptr i64 %aligned.i.i.i.i665.i to ptr
  store i64 1, ptr %memory.i.i.i.i660.i, align 4, !noalias !33
  %at_end.i.i.i.i667.i = getelementptr i8, ptr %memory.i.i.i.i660.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i667.i, align 8, !noalias !33
  %at_data.i.i.i.i668.i = getelementptr i8, ptr %memory.i.i.i.i660.i, i64 24
  store ptr %data.i.i.i.i666.i, ptr %at_data.i.i.i.i668.i, align 8, !noalias !33
  %at_size.i.i.i.i669.i = getelementptr i8, ptr %memory.i.i.i.i660.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i669.i, align 8, !noalias !33
  %.4.i.i.i670.i = atomicrmw add ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !43
  fence release
  %.4.i.i25.i677.i = atomicrmw sub ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !43
  %.10.i.i678.i = icmp eq i64 %.4.i.i25.i677.i, 1
  br i1 %.10.i.i678.i, label %.3.endif.if.i.i680.i, label %B0.endif.endif.i, !prof !11

.3.endif.if.i.i680.i:                             ; preds = %.3.endif.i24.i662.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i660.i), !noalias !43
  br label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %.3.endif.if.i.i680.i, %.3.endif.i24.i662.i
  %memory.i.i.i.i683.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i684.i = icmp eq ptr %memory.i.i.i.i683.i, null
  br i1 %none.i.i.i.i684.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i685.i

.3.endif.i24.i685.i:                              ; preds = %B0.endif.endif.i
  %address.i.i.i.i686.i = ptrtoint ptr %memory.i.i.i.i683.i to i64
  %behind.i.i.i.i687.i = add i64 %address.i.i.i.i686.i, 111
  %aligned.i.i.i.i688.i = and i64 %behind.i.i.i.i687.i, -64
  %data.i.i.i.i689.i = inttoptr i64 %aligned.i.i.i.i688.i to ptr
  store i64 1, ptr %memory.i.i.i.i683.i, align 4, !noalias !44
  %at_end.i.i.i.i690.i = getelementptr i8, ptr %memory.i.i.i.i683.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i690.i, align 8, !noalias !44
  %at_data.i.i.i.i691.i = getelementptr i8, ptr %memory.i.i.i.i683.i, i64 24
  store ptr %data.i.i.i.i689.i, ptr %at_data.i.i.i.i691.i, align 8, !noalias !44
  %at_size.i.i.i.i692.i = getelementptr i8, ptr %memory.i.i.i.i683.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i692.i, align 8, !noalias !44
  %.4.i.i.i693.i = atomicrmw add ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !54
  fence release
  %.4.i.i25.i700.i = atomicrmw sub ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !54
  %.10.i.i701.i = icmp eq i64 %.4.i.i25.i700.i, 1
  br i1 %.10.i.i701.i, label %.3.endif.if.i.i703.i, label %NRT_incref.exit712.i, !prof !11

.3.endif.if.i.i703.i:                             ; preds = %.3.endif.i24.i685.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i683.i), !noalias !54
  br label %NRT_incref.exit712.i

NRT_incref.exit712.i:                             ; preds = %.3.endif.if.i.i703.i, %.3.endif.i24.i685.i
  %.4.i.i708.i = atomicrmw add ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !31
  %.4.i.i711.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %memory.i.i.i.i713.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i714.not.i = icmp eq ptr %memory.i.i.i.i713.i, null
  br i1 %none.i.i.i.i714.not.i, label %.3.endif.i737.i, label %.3.endif.i24.i715.i

.3.endif.i24.i715.i:                              ; preds = %NRT_incref.exit712.i
  %address.i.i.i.i716.i = ptrtoint ptr %memory.i.i.i.i713.i to i64
  %behind.i.i.i.i717.i = add i64 %address.i.i.i.i716.i, 111
  %aligned.i.i.i.i718.i = and i64 %behind.i.i.i.i717.i, -64
  %data.i.i.i.i719.i = inttoptr i64 %aligned.i.i.i.i718.i to ptr
  store i64 1, ptr %memory.i.i.i.i713.i, align 4, !noalias !55
  %at_end.i.i.i.i720.i = getelementptr i8, ptr %memory.i.i.i.i713.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i720.i, align 8, !noalias !55
  %at_data.i.i.i.i721.i = getelementptr i8, ptr %memory.i.i.i.i713.i, i64 24
  store ptr %data.i.i.i.i719.i, ptr %at_data.i.i.i.i721.i, align 8, !noalias !55
  %at_size.i.i.i.i722.i = getelementptr i8, ptr %memory.i.i.i.i713.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i722.i, align 8, !noalias !55
  %.4.i.i.i723.i = atomicrmw add ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !65
  fence release
  %.4.i.i25.i730.i = atomicrmw sub ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !65
  %.10.i.i731.i = icmp eq i64 %.4.i.i25.i730.i, 1
  br i1 %.10.i.i731.i, label %.3.endif.if.i.i733.i, label %.3.endif.i737.i, !prof !11

.3.endif.if.i.i733.i:                             ; preds = %.3.endif.i24.i715.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i713.i), !noalias !65
  br label %.3.endif.i737.i

.3.endif.i737.i:                                  ; preds = %.3.endif.if.i.i733.i, %.3.endif.i24.i715.i, %NRT_incref.exit712.i
  %.254.sroa.16.0.i = phi ptr [ %data.i.i.i.i719.i, %.3.endif.i24.i715.i ], [ %data.i.i.i.i719.i, %.3.endif.if.i.i733.i ], [ null, %NRT_incref.exit712.i ]
  fence release
  %.4.i.i738.i = atomicrmw sub ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i739.i = icmp eq i64 %.4.i.i738.i, 1
  br i1 %.10.i739.i, label %.3.endif.if.i740.i, label %.3.endif.i743.i, !prof !11

.3.endif.if.i740.i:                               ; preds = %.3.endif.i737.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i660.i), !noalias !31
  br label %.3.endif.i743.i

.3.endif.i743.i:                                  ; preds = %.3.endif.if.i740.i, %.3.endif.i737.i
  fence release
  %.4.i.i744.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i745.i = icmp eq i64 %.4.i.i744.i, 1
  br i1 %.10.i745.i, label %.3.endif.if.i746.i, label %NRT_decref.exit747.i, !prof !11

.3.endif.if.i746.i:                               ; preds = %.3.endif.i743.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !31
  br label %NRT_decref.exit747.i

NRT_decref.exit747.i:                             ; preds = %.3.endif.if.i746.i, %.3.endif.i743.i
  br i1 %none.i.i.i.i714.not.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.i, !prof !11

B0.endif.endif.endif.endif.i:                     ; preds = %NRT_decref.exit747.i
  %memory.i.i.i.i748.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i749.i = icmp eq ptr %memory.i.i.i.i748.i, null
  br i1 %none.i.i.i.i749.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i750.i

.3.endif.i24.i750.i:                              ; preds = %B0.endif.endif.endif.endif.i
  %address.i.i.i.i751.i = ptrtoint ptr %memory.i.i.i.i748.i to i64
  %behind.i.i.i.i752.i = add i64 %address.i.i.i.i751.i, 111
  %aligned.i.i.i.i753.i = and i64 %behind.i.i.i.i752.i, -64
  %data.i.i.i.i754.i = inttoptr i64 %aligned.i.i.i.i753.i to ptr
  store i64 1, ptr %memory.i.i.i.i748.i, align 4, !noalias !66
  %at_end.i.i.i.i755.i = getelementptr i8, ptr %memory.i.i.i.i748.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i755.i, align 8, !noalias !66
  %at_data.i.i.i.i756.i = getelementptr i8, ptr %memory.i.i.i.i748.i, i64 24
  store ptr %data.i.i.i.i754.i, ptr %at_data.i.i.i.i756.i, align 8, !noalias !66
  %at_size.i.i.i.i757.i = getelementptr i8, ptr %memory.i.i.i.i748.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i757.i, align 8, !noalias !66
  %.4.i.i.i758.i = atomicrmw add ptr %memory.i.i.i.i748.i, i64 1 monotonic, align 8, !noalias !76
  fence release
  %.4.i.i25.i765.i = atomicrmw sub ptr %memory.i.i.i.i748.i, i64 1 monotonic, align 8, !noalias !76
  %.10.i.i766.i = icmp eq i64 %.4.i.i25.i765.i, 1
  br i1 %.10.i.i766.i, label %.3.endif.if.i.i768.i, label %.3.endif.i776.i, !prof !11

.3.endif.if.i.i768.i:                             ; preds = %.3.endif.i24.i750.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i748.i), !noalias !76
  br label %.3.endif.i776.i

.3.endif.i776.i:                                  ; preds = %.3.endif.if.i.i768.i, %.3.endif.i24.i750.i
  %.4.i.i773.i = atomicrmw add ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !31
  %.429.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %value11, i64 %value10)
  %.430.i = extractvalue { i64, i1 } %.429.i, 0
  %.431.i = extractvalue { i64, i1 } %.429.i, 1
  %4 = add i64 %.430.i, -1152921504606846976
  %.436.i = icmp ult i64 %4, -2305843009213693952
  %.437.i = or i1 %.431.i, %.436.i
  fence release
  %.4.i.i777.i = atomicrmw sub ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i778.i = icmp eq i64 %.4.i.i777.i, 1
  br i1 %.10.i778.i, label %.3.endif.if.i779.i, label %NRT_decref.exit780.i, !prof !11

.3.endif.if.i779.i:                               ; preds = %.3.endif.i776.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i713.i), !noalias !31
  br i1 %.437.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !11

NRT_decref.exit780.i:                             ; preds = %.3.endif.i776.i
  br i1 %.437.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !11

B0.endif.endif.endif.endif.endif.endif.i:         ; preds = %NRT_decref.exit780.i, %.3.endif.if.i779.i
  %.435.i = shl nsw i64 %.430.i, 3
  %all.i.i.i.i = add i64 %.435.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.endif.endif.endif.i:   ; preds = %B0.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !77
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !77
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !77
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.435.i, ptr %at_size.i.i.i.i, align 8, !noalias !77
  %.505904.i = icmp sgt i64 %value11, 0
  br i1 %.505904.i, label %for.cond.1.preheader.lr.ph.i, label %NRT_incref.exit98.i788.i

for.cond.1.preheader.lr.ph.i:                     ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i
  %.508902.i = icmp sgt i64 %value10, 0
  br label %for.cond.1.preheader.i

for.cond.1.preheader.i:                           ; preds = %for.end.1.i, %for.cond.1.preheader.lr.ph.i
  %loop.index905.i = phi i64 [ 0, %for.cond.1.preheader.lr.ph.i ], [ %.526.i, %for.end.1.i ]
  br i1 %.508902.i, label %for.body.1.lr.ph.i, label %for.end.1.i

for.body.1.lr.ph.i:                               ; preds = %for.cond.1.preheader.i
  %5 = getelementptr double, ptr %value9, i64 %loop.index905.i
  %.517.i = mul i64 %loop.index905.i, %value10
  %6 = getelementptr double, ptr %data.i.i.i.i, i64 %.517.i
  br label %for.body.1.i

NRT_incref.exit98.i788.i:                         ; preds = %for.end.1.i, %B0.endif.endif.endif.endif.endif.endif.endif.i
  %.4.i.i97.i787.i = atomicrmw add ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !84
  %.48.i789.i = sitofp i64 %value8 to double
  %.49.i790.i = fadd double %value14, %.48.i789.i
  %.50.i791.i = fcmp oeq double %.49.i790.i, 0.000000e+00
  br i1 %.50.i791.i, label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.i792.i, !prof !11

.3.endif.i103.i808.i:                             ; preds = %B60.if.i795.i
  fence release
  %.4.i.i104.i809.i = atomicrmw sub ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !84
  %.10.i105.i810.i = icmp eq i64 %.4.i.i104.i809.i, 1
  br i1 %.10.i105.i810.i, label %.3.endif.if.i106.i813.i, label %for.end.endif.i, !prof !11

.3.endif.if.i106.i813.i:                          ; preds = %.3.endif.i103.i808.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i660.i), !noalias !84
  br label %for.end.endif.i

B0.endif.i792.i:                                  ; preds = %NRT_incref.exit98.i788.i
  %.59.i793.i = fdiv double %value14, %.49.i790.i
  %.181.i794.i = fsub double 1.000000e+00, %.59.i793.i
  br label %B60.if.i795.i

B60.if.i795.i:                                    ; preds = %B60.if.i795.i, %B0.endif.i792.i
  %.89.0109.i796.i = phi i64 [ 20, %B0.endif.i792.i ], [ %.151.i798.i, %B60.if.i795.i ]
  %.86.0108.i797.i = phi i64 [ 0, %B0.endif.i792.i ], [ %.155.i799.i, %B60.if.i795.i ]
  %.151.i798.i = add nsw i64 %.89.0109.i796.i, -1
  %.155.i799.i = add nuw nsw i64 %.86.0108.i797.i, 1
  %7 = getelementptr double, ptr %value6, i64 %.86.0108.i797.i
  %.211.i800.i = load double, ptr %7, align 8, !noalias !84
  %.212.i801.i = fmul double %.181.i794.i, %.211.i800.i
  %8 = getelementptr double, ptr %value12, i64 %.86.0108.i797.i
  %.242.i802.i = load double, ptr %8, align 8, !noalias !84
  %.244.i803.i = fmul double %.59.i793.i, %.242.i802.i
  %.245.i804.i = fadd double %.212.i801.i, %.244.i803.i
  %9 = getelementptr double, ptr %data.i.i.i.i666.i, i64 %.86.0108.i797.i
  store double %.245.i804.i, ptr %9, align 8, !noalias !84
  %.142.i805.i = icmp ugt i64 %.89.0109.i796.i, 1
  br i1 %.142.i805.i, label %B60.if.i795.i, label %.3.endif.i103.i808.i

for.body.1.i:                                     ; preds = %for.body.1.i, %for.body.1.lr.ph.i
  %loop.index.1903.i = phi i64 [ 0, %for.body.1.lr.ph.i ], [ %.524.i, %for.body.1.i ]
  %.513.i = mul i64 %loop.index.1903.i, %value11
  %.515.i = getelementptr double, ptr %5, i64 %.513.i
  %.521.i = getelementptr double, ptr %6, i64 %loop.index.1903.i
  %.522.i = load double, ptr %.515.i, align 8, !noalias !31
  store double %.522.i, ptr %.521.i, align 8, !noalias !31
  %.524.i = add nuw nsw i64 %loop.index.1903.i, 1
  %.508.i = icmp slt i64 %.524.i, %value10
  br i1 %.508.i, label %for.body.1.i, label %for.end.1.i

for.end.1.i:                                      ; preds = %for.body.1.i, %for.cond.1.preheader.i
  %.526.i = add nuw nsw i64 %loop.index905.i, 1
  %.505.i = icmp slt i64 %.526.i, %value11
  br i1 %.505.i, label %for.cond.1.preheader.i, label %NRT_incref.exit98.i788.i

for.end.endif.i:                                  ; preds = %.3.endif.if.i106.i813.i, %.3.endif.i103.i808.i
  %.664909.not.i = icmp slt i64 %value3, 1
  br i1 %.664909.not.i, label %.3.endif.i.i, label %B382.if.lr.ph.i

B382.if.lr.ph.i:                                  ; preds = %for.end.endif.i
  %.1041.i = icmp sgt i64 %value8, 0
  %.fca.4.gep515.i.i = getelementptr inbounds i8, ptr %.114.i.i, i64 32
  %.fca.4.gep490.i.i = getelementptr inbounds i8, ptr %.151.i822.i, i64 32
  %.1413.i = fcmp oeq double %value15, 0.000000e+00
  br label %B382.if.i

B382.if.i:                                        ; preds = %B382.if.lr.ph.i, %B740.i
  %.611.0912.i = phi i64 [ %value3, %B382.if.lr.ph.i ], [ %.673.i, %B740.i ]
  %.608.0910.i = phi i64 [ 0, %B382.if.lr.ph.i ], [ %.677.i, %B740.i ]
  %.673.i = add nsw i64 %.611.0912.i, -1
  %.677.i = add nuw nsw i64 %.608.0910.i, 1
  %10 = getelementptr i64, ptr %value2, i64 %.608.0910.i
  %.736.i = load i64, ptr %10, align 8, !noalias !31
  %11 = getelementptr i64, ptr %value4, i64 %.608.0910.i
  %.798.i = load i64, ptr %11, align 8, !noalias !31
  %.799.i = add nsw i64 %.798.i, %.736.i
  %.836.i = icmp slt i64 %.736.i, 0
  %.837.i = select i1 %.836.i, i64 %value1, i64 0
  %.838.i = add i64 %.837.i, %.736.i
  %.841.i = icmp slt i64 %.838.i, 0
  br i1 %.841.i, label %B384.else.if.i, label %B384.else.endif.i, !prof !11

B52.i.i:                                          ; preds = %B26.if.i.i
  %.437.i.i = zext i8 %.401.i.i to i64
  %.467.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %.437.i.i
  %.468.i.i = load double, ptr %.467.i.i, align 8, !noalias !88
  %.469.i.i = fadd double %.468.i.i, 1.000000e+00
  store double %.469.i.i, ptr %.467.i.i, align 8, !noalias !88
  %.502.i.i = add nsw i64 %n.2.0232.i.i, 1
  br label %B94.i.i

B94.i.i:                                          ; preds = %B26.if.i.i, %B52.i.i
  %n.3.1.i.i = phi i64 [ %.502.i.i, %B52.i.i ], [ %n.2.0232.i.i, %B26.if.i.i ]
  %.385.i.i = icmp sgt i64 %.914.i, %.404.i.i
  br i1 %.385.i.i, label %B26.if.i.i, label %B96.i.i

B96.i.i:                                          ; preds = %B94.i.i
  %.524.not.i.i = icmp eq i64 %n.3.1.i.i, 0
  br i1 %.524.not.i.i, label %.3.endif.i202.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %B96.i.i
  %.4.i.i199.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !88
  %.576.i.i = sitofp i64 %n.3.1.i.i to double
  br label %for.body.i.i

.3.endif.i202.i.i:                                ; preds = %B26.preheader.i.i, %B96.i.i
  fence release
  %.4.i.i203.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !88
  %.10.i.i820.i = icmp eq i64 %.4.i.i203.i.i, 1
  br i1 %.10.i.i820.i, label %NRT_decref.exit.sink.split.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.thread.i, !prof !11

_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.thread.i: ; preds = %.3.endif.i202.i.i
  %12 = getelementptr double, ptr %value16, i64 %.608.0910.i
  store double 0.000000e+00, ptr %12, align 8, !noalias !31
  br label %B740.i

NRT_decref.exit.sink.split.i.i:                   ; preds = %.3.endif.i221.i.i, %.3.endif.i202.i.i
  %n.2.0.lcssa238.ph.i.i = phi i64 [ %n.3.1.i.i, %.3.endif.i221.i.i ], [ 0, %.3.endif.i202.i.i ]
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !88
  br label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i

B26.preheader.i.i:                                ; preds = %B384.else.endif.endif.endif.if.i, %B384.else.endif.endif.endif.i
  %.826.sroa.13.0.i = phi i64 [ %value1, %B384.else.endif.endif.endif.if.i ], [ %.826.sroa.13.1.i, %B384.else.endif.endif.endif.i ]
  %.914.i = sub i64 %.826.sroa.13.0.i, %.826.sroa.0.3.i
  %.939.i = getelementptr i8, ptr %value0, i64 %.826.sroa.0.3.i
  %.4.i.i.i818.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !88
  %.385230.i.not.i = icmp slt i64 %.914.i, 1
  br i1 %.385230.i.not.i, label %.3.endif.i202.i.i, label %B26.if.i.i

B26.if.i.i:                                       ; preds = %B26.preheader.i.i, %B94.i.i
  %n.2.0232.i.i = phi i64 [ %n.3.1.i.i, %B94.i.i ], [ 0, %B26.preheader.i.i ]
  %.336.0231.i.i = phi i64 [ %.404.i.i, %B94.i.i ], [ 0, %B26.preheader.i.i ]
  %.400.i.i = getelementptr i8, ptr %.939.i, i64 %.336.0231.i.i
  %.401.i.i = load i8, ptr %.400.i.i, align 1, !noalias !88
  %.404.i.i = add nuw nsw i64 %.336.0231.i.i, 1
  %.438.i.i = icmp ult i8 %.401.i.i, 20
  br i1 %.438.i.i, label %B52.i.i, label %B94.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body.lr.ph.i.i
  %loop.index235.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %.582.i.i, %for.body.i.i ]
  %.574.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %loop.index235.i.i
  %.575.i.i = load double, ptr %.574.i.i, align 8, !noalias !88
  %.577.i.i = fdiv double %.575.i.i, %.576.i.i
  store double %.577.i.i, ptr %.574.i.i, align 8, !noalias !88
  %.582.i.i = add nuw nsw i64 %loop.index235.i.i, 1
  %.565.i.i = icmp ult i64 %loop.index235.i.i, 19
  br i1 %.565.i.i, label %for.body.i.i, label %.3.endif.i209.i.i

.3.endif.i209.i.i:                                ; preds = %for.body.i.i
  %.4.i.i206.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !88
  fence release
  %.4.i.i210.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !88
  %.10.i211.i.i = icmp eq i64 %.4.i.i210.i.i, 1
  br i1 %.10.i211.i.i, label %.3.endif.if.i212.i.i, label %.3.endif.i215.i.i, !prof !11

.3.endif.if.i212.i.i:                             ; preds = %.3.endif.i209.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !88
  br label %.3.endif.i215.i.i

.3.endif.i215.i.i:                                ; preds = %.3.endif.if.i212.i.i, %.3.endif.i209.i.i
  fence release
  %.4.i.i216.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !88
  %.10.i217.i.i = icmp eq i64 %.4.i.i216.i.i, 1
  br i1 %.10.i217.i.i, label %.3.endif.if.i218.i.i, label %.3.endif.i221.i.i, !prof !11

.3.endif.if.i218.i.i:                             ; preds = %.3.endif.i215.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !88
  br label %.3.endif.i221.i.i

.3.endif.i221.i.i:                                ; preds = %.3.endif.if.i218.i.i, %.3.endif.i215.i.i
  fence release
  %.4.i.i222.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !88
  %.10.i223.i.i = icmp eq i64 %.4.i.i222.i.i, 1
  br i1 %.10.i223.i.i, label %NRT_decref.exit.sink.split.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, !prof !11

_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %.3.endif.i221.i.i, %NRT_decref.exit.sink.split.i.i
  %n.2.0.lcssa238.i.i = phi i64 [ %n.2.0.lcssa238.ph.i.i, %NRT_decref.exit.sink.split.i.i ], [ %n.3.1.i.i, %.3.endif.i221.i.i ]
  %13 = getelementptr double, ptr %value16, i64 %.608.0910.i
  store double 0.000000e+00, ptr %13, align 8, !noalias !31
  %.1038.i = icmp sgt i64 %n.2.0.lcssa238.i.i, 0
  %or.cond.i = select i1 %.1038.i, i1 %.1041.i, i1 false
  br i1 %or.cond.i, label %NRT_incref.exit.i.i, label %B740.i

B384.else.if.i:                                   ; preds = %B382.if.i
  br label %B384.else.endif.i

B384.else.endif.i:                                ; preds = %B384.else.if.i, %B382.if.i
  %.826.sroa.0.1.i = phi i64 [ 0, %B384.else.if.i ], [ %.838.i, %B382.if.i ]
  %.846.not.i = icmp slt i64 %.838.i, %value1
  br i1 %.846.not.i, label %B384.else.endif.endif.i, label %B384.else.endif.if.i, !prof !91

B384.else.endif.if.i:                             ; preds = %B384.else.endif.i
  br label %B384.else.endif.endif.i

B384.else.endif.endif.i:                          ; preds = %B384.else.endif.if.i, %B384.else.endif.i
  %.826.sroa.0.3.i = phi i64 [ %value1, %B384.else.endif.if.i ], [ %.826.sroa.0.1.i, %B384.else.endif.i ]
  %.853.i = icmp slt i64 %.799.i, 0
  %.854.i = select i1 %.853.i, i64 %value1, i64 0
  %.855.i = add i64 %.854.i, %.799.i
  %.858.i = icmp slt i64 %.855.i, 0
  br i1 %.858.i, label %B384.else.endif.endif.if.i, label %B384.else.endif.endif.endif.i, !prof !11

B384.else.endif.endif.if.i:                       ; preds = %B384.else.endif.endif.i
  br label %B384.else.endif.endif.endif.i

B384.else.endif.endif.endif.i:                    ; preds = %B384.else.endif.endif.if.i, %B384.else.endif.endif.i
  %.826.sroa.13.1.i = phi i64 [ 0, %B384.else.endif.endif.if.i ], [ %.855.i, %B384.else.endif.endif.i ]
  %.863.not.i = icmp slt i64 %.855.i, %value1
  br i1 %.863.not.i, label %B26.preheader.i.i, label %B384.else.endif.endif.endif.if.i, !prof !91

B384.else.endif.endif.endif.if.i:                 ; preds = %B384.else.endif.endif.endif.i
  br label %B26.preheader.i.i

B510.endif.i:                                     ; preds = %.3.endif.if.i106.i.i, %.3.endif.i103.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.start.p0(ptr nonnull %.151.i822.i), !noalias !31
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  store ptr null, ptr %excinfo.1.i.i, align 8, !noalias !92
  store ptr null, ptr %excinfo.2.i.i, align 8, !noalias !92
  %.4.i.i.i825.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i758.i.i = atomicrmw add ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i762.i.i = atomicrmw add ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i766.i.i = atomicrmw add ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i770.i.i = atomicrmw add ptr %memory.i.i.i.i748.i, i64 1 monotonic, align 8, !noalias !92
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.114.i.i, i8 0, i64 56, i1 false), !noalias !92
  %.118.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.114.i.i, ptr %excinfo.1.i.i)
  %.120.not.i.i = icmp eq i32 %.118.i.i, 0
  %.128.fca.0.load.i.i = load ptr, ptr %.114.i.i, align 8, !noalias !92
  %.128.fca.4.load.i.i = load ptr, ptr %.fca.4.gep515.i.i, align 8, !noalias !92
  br i1 %.120.not.i.i, label %B0.endif.i829.i, label %B510.endif.endif.if.i, !prof !91

B250.i.i:                                         ; preds = %B250.i.i.preheader, %B654.i.i
  %.426.0.i.i = phi i64 [ %.489.i.i, %B654.i.i ], [ 100, %B250.i.i.preheader ]
  %.480.not.i.i = icmp eq i64 %.426.0.i.i, 0
  br i1 %.480.not.i.i, label %.3.endif.i824.i.i, label %B252.if.i.i

B534.i.i:                                         ; preds = %B484.if.i.i
  br i1 %.4.i902.i.i, label %B58.preheader.i.i.i, label %.3.endif.i213.i.i.i, !prof !11

.3.endif.i213.i.i.i:                              ; preds = %B534.i.i
  %.4.i.i214.i.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !96
  br label %B58.preheader.i.i.i

B58.loopexit.i.i.i:                               ; preds = %B102.if.i.i.i
  %.442.i.i.i = add nsw i64 %.378.0240.i.i.i, -1
  %.446.i.i.i = add nuw nsw i64 %.375.0239.i.i.i, 1
  %.433.i.i.i = icmp ugt i64 %.378.0240.i.i.i, 1
  br i1 %.433.i.i.i, label %B58.if.i.i.i, label %.3.endif.i221.i.i.i

.3.endif.i221.i.i.i:                              ; preds = %B58.loopexit.i.i.i
  fence release
  %.4.i.i222.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !96
  %.10.i.i.i.i = icmp eq i64 %.4.i.i222.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %NRT_decref.exit.i.i.i, !prof !11

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i221.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !96
  br label %NRT_decref.exit.i.i.i

NRT_decref.exit.i.i.i:                            ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i221.i.i.i
  br i1 %.4.i902.i.i, label %B608.if.i.i.preheader, label %.3.endif.i230.i.i.i, !prof !11

B608.if.i.i.preheader:                            ; preds = %.3.endif.if.i233.i.i.i, %.3.endif.i230.i.i.i, %NRT_decref.exit.i.i.i
  br label %B608.if.i.i

.3.endif.i230.i.i.i:                              ; preds = %NRT_decref.exit.i.i.i
  fence release
  %.4.i.i231.i.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !96
  %.10.i232.i.i.i = icmp eq i64 %.4.i.i231.i.i.i, 1
  br i1 %.10.i232.i.i.i, label %.3.endif.if.i233.i.i.i, label %B608.if.i.i.preheader, !prof !11

.3.endif.if.i233.i.i.i:                           ; preds = %.3.endif.i230.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !96
  br label %B608.if.i.i.preheader

B58.preheader.i.i.i:                              ; preds = %.3.endif.i213.i.i.i, %B534.i.i
  %.4.i.i218.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !96
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !96
  br label %B58.if.i.i.i

B58.if.i.i.i:                                     ; preds = %B58.preheader.i.i.i, %B58.loopexit.i.i.i
  %.378.0240.i.i.i = phi i64 [ 20, %B58.preheader.i.i.i ], [ %.442.i.i.i, %B58.loopexit.i.i.i ]
  %.375.0239.i.i.i = phi i64 [ 0, %B58.preheader.i.i.i ], [ %.446.i.i.i, %B58.loopexit.i.i.i ]
  %.668.i.i.i = mul i64 %.375.0239.i.i.i, %value11
  %14 = getelementptr double, ptr %value9, i64 %.668.i.i.i
  %15 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.375.0239.i.i.i
  br label %B102.if.i.i.i

B102.if.i.i.i:                                    ; preds = %B102.if.i.i.i, %B58.if.i.i.i
  %.500.0238.i.i.i = phi i64 [ 20, %B58.if.i.i.i ], [ %.562.i.i.i, %B102.if.i.i.i ]
  %.497.0237.i.i.i = phi i64 [ 0, %B58.if.i.i.i ], [ %.566.i.i.i, %B102.if.i.i.i ]
  %.562.i.i.i = add nsw i64 %.500.0238.i.i.i, -1
  %.566.i.i.i = add nuw nsw i64 %.497.0237.i.i.i, 1
  %16 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.0237.i.i.i
  %.620.i.i.i = load double, ptr %16, align 8, !noalias !96
  %17 = getelementptr double, ptr %14, i64 %.497.0237.i.i.i
  %.673.i.i.i = load double, ptr %17, align 8, !noalias !96
  %.706.i.i.i = load double, ptr %15, align 8, !noalias !96
  %.707.i.i.i = fmul double %.673.i.i.i, %.706.i.i.i
  %.708.i.i.i = fadd double %.620.i.i.i, %.707.i.i.i
  store double %.708.i.i.i, ptr %16, align 8, !noalias !96
  %.553.i.i.i = icmp ugt i64 %.500.0238.i.i.i, 1
  br i1 %.553.i.i.i, label %B102.if.i.i.i, label %B58.loopexit.i.i.i

B654.i.i:                                         ; preds = %B608.if.i.i
  %.1275.i.i = fcmp olt double %.13.i.i.i, 1.000000e-05
  br i1 %.1275.i.i, label %.3.endif.i773.i.i, label %B250.i.i

.3.endif.i773.i.i:                                ; preds = %B654.i.i
  fence release
  %.4.i.i774.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i.i831.i = icmp eq i64 %.4.i.i774.i.i, 1
  br i1 %.10.i.i831.i, label %.3.endif.if.i.i832.i, label %.3.endif.i776.i.i, !prof !11

.3.endif.if.i.i832.i:                             ; preds = %.3.endif.i773.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !92
  br label %.3.endif.i776.i.i

.3.endif.i776.i.i:                                ; preds = %.3.endif.if.i.i832.i, %.3.endif.i773.i.i
  fence release
  %.4.i.i777.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i778.i.i = icmp eq i64 %.4.i.i777.i.i, 1
  br i1 %.10.i778.i.i, label %.3.endif.if.i779.i.i, label %.3.endif.i782.i.i, !prof !11

.3.endif.if.i779.i.i:                             ; preds = %.3.endif.i776.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %.3.endif.i782.i.i

.3.endif.i782.i.i:                                ; preds = %.3.endif.if.i779.i.i, %.3.endif.i776.i.i
  fence release
  %.4.i.i783.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i784.i.i = icmp eq i64 %.4.i.i783.i.i, 1
  br i1 %.10.i784.i.i, label %.3.endif.if.i785.i.i, label %B716.if.i.i.preheader, !prof !11

B716.if.i.i.preheader:                            ; preds = %.3.endif.if.i785.i.i, %.3.endif.i782.i.i
  br label %B716.if.i.i

.3.endif.if.i785.i.i:                             ; preds = %.3.endif.i782.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !92
  br label %B716.if.i.i.preheader

.3.endif.i788.i.i:                                ; preds = %B716.if.i.i
  fence release
  %.4.i.i789.i.i = atomicrmw sub ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i790.i.i = icmp eq i64 %.4.i.i789.i.i, 1
  br i1 %.10.i790.i.i, label %.3.endif.if.i791.i.i, label %.3.endif.i794.i.i, !prof !11

.3.endif.if.i791.i.i:                             ; preds = %.3.endif.i788.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i660.i), !noalias !92
  br label %.3.endif.i794.i.i

.3.endif.i794.i.i:                                ; preds = %.3.endif.if.i791.i.i, %.3.endif.i788.i.i
  fence release
  %.4.i.i795.i.i = atomicrmw sub ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i796.i.i = icmp eq i64 %.4.i.i795.i.i, 1
  br i1 %.10.i796.i.i, label %.3.endif.if.i797.i.i, label %.3.endif.i800.i.i, !prof !11

.3.endif.if.i797.i.i:                             ; preds = %.3.endif.i794.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i713.i), !noalias !92
  br label %.3.endif.i800.i.i

.3.endif.i800.i.i:                                ; preds = %.3.endif.if.i797.i.i, %.3.endif.i794.i.i
  fence release
  %.4.i.i801.i.i = atomicrmw sub ptr %memory.i.i.i.i748.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i802.i.i = icmp eq i64 %.4.i.i801.i.i, 1
  br i1 %.10.i802.i.i, label %.3.endif.if.i803.i.i, label %.3.endif.i806.i.i, !prof !11

.3.endif.if.i803.i.i:                             ; preds = %.3.endif.i800.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i748.i), !noalias !92
  br label %.3.endif.i806.i.i

.3.endif.i806.i.i:                                ; preds = %.3.endif.if.i803.i.i, %.3.endif.i800.i.i
  fence release
  %.4.i.i807.i.i = atomicrmw sub ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i808.i.i = icmp eq i64 %.4.i.i807.i.i, 1
  br i1 %.10.i808.i.i, label %.3.endif.if.i809.i.i, label %NRT_decref.exit810.i.i, !prof !11

.3.endif.if.i809.i.i:                             ; preds = %.3.endif.i806.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i683.i), !noalias !92
  br label %NRT_decref.exit810.i.i

NRT_decref.exit810.i.i:                           ; preds = %.3.endif.if.i809.i.i, %.3.endif.i806.i.i
  br i1 %.4.i906.i.i, label %NRT_decref.exit816.i.i, label %.3.endif.i812.i.i, !prof !11

.3.endif.i812.i.i:                                ; preds = %NRT_decref.exit810.i.i
  fence release
  %.4.i.i813.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i814.i.i = icmp eq i64 %.4.i.i813.i.i, 1
  br i1 %.10.i814.i.i, label %.3.endif.if.i815.i.i, label %NRT_decref.exit816.i.i, !prof !11

.3.endif.if.i815.i.i:                             ; preds = %.3.endif.i812.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !92
  br label %NRT_decref.exit816.i.i

NRT_decref.exit816.i.i:                           ; preds = %.3.endif.if.i815.i.i, %.3.endif.i812.i.i, %NRT_decref.exit810.i.i
  br i1 %.4.i902.i.i, label %B590.i, label %.3.endif.i818.i.i, !prof !11

.3.endif.i818.i.i:                                ; preds = %NRT_decref.exit816.i.i
  fence release
  %.4.i.i819.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i820.i.i = icmp eq i64 %.4.i.i819.i.i, 1
  br i1 %.10.i820.i.i, label %.3.endif.if.i821.i.i, label %B590.i, !prof !11

.3.endif.if.i821.i.i:                             ; preds = %.3.endif.i818.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !92
  br label %B590.i

.3.endif.i824.i.i:                                ; preds = %B250.i.i
  fence release
  %.4.i.i825.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i826.i.i = icmp eq i64 %.4.i.i825.i.i, 1
  br i1 %.10.i826.i.i, label %.3.endif.if.i827.i.i, label %.3.endif.i830.i.i, !prof !11

.3.endif.if.i827.i.i:                             ; preds = %.3.endif.i824.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !92
  br label %.3.endif.i830.i.i

.3.endif.i830.i.i:                                ; preds = %.3.endif.if.i827.i.i, %.3.endif.i824.i.i
  fence release
  %.4.i.i831.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i832.i.i = icmp eq i64 %.4.i.i831.i.i, 1
  br i1 %.10.i832.i.i, label %.3.endif.if.i833.i.i, label %.3.endif.i836.i.i, !prof !11

.3.endif.if.i833.i.i:                             ; preds = %.3.endif.i830.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %.3.endif.i836.i.i

.3.endif.i836.i.i:                                ; preds = %.3.endif.if.i833.i.i, %.3.endif.i830.i.i
  fence release
  %.4.i.i837.i.i = atomicrmw sub ptr %memory.i.i.i.i660.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i838.i.i = icmp eq i64 %.4.i.i837.i.i, 1
  br i1 %.10.i838.i.i, label %.3.endif.if.i839.i.i, label %.3.endif.i842.i.i, !prof !11

.3.endif.if.i839.i.i:                             ; preds = %.3.endif.i836.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i660.i), !noalias !92
  br label %.3.endif.i842.i.i

.3.endif.i842.i.i:                                ; preds = %.3.endif.if.i839.i.i, %.3.endif.i836.i.i
  fence release
  %.4.i.i843.i.i = atomicrmw sub ptr %memory.i.i.i.i713.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i844.i.i = icmp eq i64 %.4.i.i843.i.i, 1
  br i1 %.10.i844.i.i, label %.3.endif.if.i845.i.i, label %.3.endif.i848.i.i, !prof !11

.3.endif.if.i845.i.i:                             ; preds = %.3.endif.i842.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i713.i), !noalias !92
  br label %.3.endif.i848.i.i

.3.endif.i848.i.i:                                ; preds = %.3.endif.if.i845.i.i, %.3.endif.i842.i.i
  fence release
  %.4.i.i849.i.i = atomicrmw sub ptr %memory.i.i.i.i748.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i850.i.i = icmp eq i64 %.4.i.i849.i.i, 1
  br i1 %.10.i850.i.i, label %.3.endif.if.i851.i.i, label %.3.endif.i854.i.i, !prof !11

.3.endif.if.i851.i.i:                             ; preds = %.3.endif.i848.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i748.i), !noalias !92
  br label %.3.endif.i854.i.i

.3.endif.i854.i.i:                                ; preds = %.3.endif.if.i851.i.i, %.3.endif.i848.i.i
  fence release
  %.4.i.i855.i.i = atomicrmw sub ptr %memory.i.i.i.i683.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i856.i.i = icmp eq i64 %.4.i.i855.i.i, 1
  br i1 %.10.i856.i.i, label %.3.endif.if.i857.i.i, label %.3.endif.i860.i.i, !prof !11

.3.endif.if.i857.i.i:                             ; preds = %.3.endif.i854.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i683.i), !noalias !92
  br label %.3.endif.i860.i.i

.3.endif.i860.i.i:                                ; preds = %.3.endif.if.i857.i.i, %.3.endif.i854.i.i
  fence release
  %.4.i.i861.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i862.i.i = icmp eq i64 %.4.i.i861.i.i, 1
  br i1 %.10.i862.i.i, label %.3.endif.if.i863.i.i, label %NRT_decref.exit864.i.i, !prof !11

.3.endif.if.i863.i.i:                             ; preds = %.3.endif.i860.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !92
  br label %NRT_decref.exit864.i.i

NRT_decref.exit864.i.i:                           ; preds = %.3.endif.if.i863.i.i, %.3.endif.i860.i.i
  br i1 %.4.i906.i.i, label %NRT_decref.exit870.i.i, label %.3.endif.i866.i.i, !prof !11

.3.endif.i866.i.i:                                ; preds = %NRT_decref.exit864.i.i
  fence release
  %.4.i.i867.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i868.i.i = icmp eq i64 %.4.i.i867.i.i, 1
  br i1 %.10.i868.i.i, label %.3.endif.if.i869.i.i, label %NRT_decref.exit870.i.i, !prof !11

.3.endif.if.i869.i.i:                             ; preds = %.3.endif.i866.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !92
  br label %NRT_decref.exit870.i.i

NRT_decref.exit870.i.i:                           ; preds = %.3.endif.if.i869.i.i, %.3.endif.i866.i.i, %NRT_decref.exit864.i.i
  br i1 %.4.i902.i.i, label %B510.endif.endif.endif.thread.i, label %.3.endif.i872.i.i, !prof !11

.3.endif.i872.i.i:                                ; preds = %NRT_decref.exit870.i.i
  fence release
  %.4.i.i873.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i874.i.i = icmp eq i64 %.4.i.i873.i.i, 1
  br i1 %.10.i874.i.i, label %.3.endif.if.i875.i.i, label %B510.endif.endif.endif.thread.i, !prof !11

.3.endif.if.i875.i.i:                             ; preds = %.3.endif.i872.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !92
  br label %B510.endif.endif.endif.thread.i

B0.endif.i829.i:                                  ; preds = %B510.endif.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.151.i822.i, i8 0, i64 56, i1 false), !noalias !92
  %.155.i830.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.151.i822.i, ptr %excinfo.2.i.i)
  %.157.not.i.i = icmp eq i32 %.155.i830.i, 0
  %.165.fca.0.load.i.i = load ptr, ptr %.151.i822.i, align 8, !noalias !92
  %.165.fca.4.load.i.i = load ptr, ptr %.fca.4.gep490.i.i, align 8, !noalias !92
  br i1 %.157.not.i.i, label %B0.endif.endif.i.i, label %B510.endif.endif.if.i, !prof !91

B0.endif.endif.i.i:                               ; preds = %B0.endif.i829.i
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %B510.endif.endif.if.i, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B0.endif.endif.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !99
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !99
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !99
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !99
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !109
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !109
  %.10.i.i877.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i877.i.i, label %.3.endif.if.i.i878.i.i, label %B0.endif.endif.endif.i.i, !prof !11

.3.endif.if.i.i878.i.i:                           ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !109
  br label %B0.endif.endif.endif.i.i

B0.endif.endif.endif.i.i:                         ; preds = %.3.endif.if.i.i878.i.i, %.3.endif.i24.i.i.i
  %memory.i.i.i.i879.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i880.i.i = icmp eq ptr %memory.i.i.i.i879.i.i, null
  br i1 %none.i.i.i.i880.i.i, label %B510.endif.endif.if.i, label %.3.endif.i24.i881.i.i

.3.endif.i24.i881.i.i:                            ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i882.i.i = ptrtoint ptr %memory.i.i.i.i879.i.i to i64
  %behind.i.i.i.i883.i.i = add i64 %address.i.i.i.i882.i.i, 111
  %aligned.i.i.i.i884.i.i = and i64 %behind.i.i.i.i883.i.i, -64
  %data.i.i.i.i885.i.i = inttoptr i64 %aligned.i.i.i.i884.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i879.i.i, align 4, !noalias !110
  %at_end.i.i.i.i886.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i886.i.i, align 8, !noalias !110
  %at_data.i.i.i.i887.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 24
  store ptr %data.i.i.i.i885.i.i, ptr %at_data.i.i.i.i887.i.i, align 8, !noalias !110
  %at_size.i.i.i.i888.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i888.i.i, align 8, !noalias !110
  %.4.i.i.i889.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !120
  fence release
  %.4.i.i25.i896.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !120
  %.10.i.i897.i.i = icmp eq i64 %.4.i.i25.i896.i.i, 1
  br i1 %.10.i.i897.i.i, label %.3.endif.if.i.i899.i.i, label %B0.endif.endif.endif.endif.i.i, !prof !11

.3.endif.if.i.i899.i.i:                           ; preds = %.3.endif.i24.i881.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !120
  br label %B0.endif.endif.endif.endif.i.i

B0.endif.endif.endif.endif.i.i:                   ; preds = %.3.endif.if.i.i899.i.i, %.3.endif.i24.i881.i.i
  %.4.i902.i.i = icmp eq ptr %.128.fca.0.load.i.i, null
  br i1 %.4.i902.i.i, label %NRT_incref.exit905.i.i, label %.3.endif.i903.i.i, !prof !11

.3.endif.i903.i.i:                                ; preds = %B0.endif.endif.endif.endif.i.i
  %.4.i.i904.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_incref.exit905.i.i

NRT_incref.exit905.i.i:                           ; preds = %.3.endif.i903.i.i, %B0.endif.endif.endif.endif.i.i
  %.4.i906.i.i = icmp eq ptr %.165.fca.0.load.i.i, null
  br i1 %.4.i906.i.i, label %NRT_incref.exit917.i.i, label %.3.endif.i907.i.i, !prof !11

.3.endif.i907.i.i:                                ; preds = %NRT_incref.exit905.i.i
  %.4.i.i908.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_incref.exit917.i.i

NRT_incref.exit917.i.i:                           ; preds = %.3.endif.i907.i.i, %NRT_incref.exit905.i.i
  %.4.i.i912.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i916.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  br i1 %.4.i902.i.i, label %NRT_incref.exit921.i.i, label %.3.endif.i919.i.i, !prof !11

.3.endif.i919.i.i:                                ; preds = %NRT_incref.exit917.i.i
  %.4.i.i920.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_incref.exit921.i.i

NRT_incref.exit921.i.i:                           ; preds = %.3.endif.i919.i.i, %NRT_incref.exit917.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit933.i.i, label %.3.endif.i923.i.i, !prof !11

.3.endif.i923.i.i:                                ; preds = %NRT_incref.exit921.i.i
  %.4.i.i924.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_incref.exit933.i.i

NRT_incref.exit933.i.i:                           ; preds = %.3.endif.i923.i.i, %NRT_incref.exit921.i.i
  %.4.i.i928.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i932.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  br i1 %.4.i902.i.i, label %NRT_incref.exit937.i.i, label %.3.endif.i935.i.i, !prof !11

.3.endif.i935.i.i:                                ; preds = %NRT_incref.exit933.i.i
  %.4.i.i936.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_incref.exit937.i.i

NRT_incref.exit937.i.i:                           ; preds = %.3.endif.i935.i.i, %NRT_incref.exit933.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit949.i.i, label %.3.endif.i939.i.i, !prof !11

.3.endif.i939.i.i:                                ; preds = %NRT_incref.exit937.i.i
  %.4.i.i940.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_incref.exit949.i.i

NRT_incref.exit949.i.i:                           ; preds = %.3.endif.i939.i.i, %NRT_incref.exit937.i.i
  %.4.i.i944.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i948.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  br i1 %.4.i902.i.i, label %NRT_incref.exit953.i.i, label %.3.endif.i951.i.i, !prof !11

.3.endif.i951.i.i:                                ; preds = %NRT_incref.exit949.i.i
  %.4.i.i952.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_incref.exit953.i.i

NRT_incref.exit953.i.i:                           ; preds = %.3.endif.i951.i.i, %NRT_incref.exit949.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit965.thread.i.i, label %.3.endif.i967.i.i, !prof !11

NRT_incref.exit965.thread.i.i:                    ; preds = %NRT_incref.exit953.i.i
  %.4.i.i9601123.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i9641124.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %NRT_decref.exit971.i.i

.3.endif.i967.i.i:                                ; preds = %NRT_incref.exit953.i.i
  %.4.i.i956.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i960.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.4.i.i964.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  fence release
  %.4.i.i968.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i969.i.i = icmp eq i64 %.4.i.i968.i.i, 1
  br i1 %.10.i969.i.i, label %.3.endif.if.i970.i.i, label %NRT_decref.exit971.i.i, !prof !11

.3.endif.if.i970.i.i:                             ; preds = %.3.endif.i967.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !92
  br label %NRT_decref.exit971.i.i

NRT_decref.exit971.i.i:                           ; preds = %.3.endif.if.i970.i.i, %.3.endif.i967.i.i, %NRT_incref.exit965.thread.i.i
  br i1 %.4.i902.i.i, label %.3.endif.i979.i.i, label %.3.endif.i973.i.i, !prof !11

.3.endif.i973.i.i:                                ; preds = %NRT_decref.exit971.i.i
  fence release
  %.4.i.i974.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i975.i.i = icmp eq i64 %.4.i.i974.i.i, 1
  br i1 %.10.i975.i.i, label %.3.endif.if.i976.i.i, label %.3.endif.i979.i.i, !prof !11

.3.endif.if.i976.i.i:                             ; preds = %.3.endif.i973.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !92
  br label %.3.endif.i979.i.i

.3.endif.i979.i.i:                                ; preds = %.3.endif.if.i976.i.i, %.3.endif.i973.i.i, %NRT_decref.exit971.i.i
  fence release
  %.4.i.i980.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i981.i.i = icmp eq i64 %.4.i.i980.i.i, 1
  br i1 %.10.i981.i.i, label %.3.endif.if.i982.i.i, label %.3.endif.i985.i.i, !prof !11

.3.endif.if.i982.i.i:                             ; preds = %.3.endif.i979.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !92
  br label %.3.endif.i985.i.i

.3.endif.i985.i.i:                                ; preds = %.3.endif.if.i982.i.i, %.3.endif.i979.i.i
  fence release
  %.4.i.i986.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i987.i.i = icmp eq i64 %.4.i.i986.i.i, 1
  br i1 %.10.i987.i.i, label %.3.endif.if.i988.i.i, label %NRT_decref.exit989.i.i, !prof !11

.3.endif.if.i988.i.i:                             ; preds = %.3.endif.i985.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %NRT_decref.exit989.i.i

NRT_decref.exit989.i.i:                           ; preds = %.3.endif.if.i988.i.i, %.3.endif.i985.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit995.i.i, label %.3.endif.i991.i.i, !prof !11

.3.endif.i991.i.i:                                ; preds = %NRT_decref.exit989.i.i
  fence release
  %.4.i.i992.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i993.i.i = icmp eq i64 %.4.i.i992.i.i, 1
  br i1 %.10.i993.i.i, label %.3.endif.if.i994.i.i, label %NRT_decref.exit995.i.i, !prof !11

.3.endif.if.i994.i.i:                             ; preds = %.3.endif.i991.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !92
  br label %NRT_decref.exit995.i.i

NRT_decref.exit995.i.i:                           ; preds = %.3.endif.if.i994.i.i, %.3.endif.i991.i.i, %NRT_decref.exit989.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1003.i.i, label %.3.endif.i997.i.i, !prof !11

.3.endif.i997.i.i:                                ; preds = %NRT_decref.exit995.i.i
  fence release
  %.4.i.i998.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i999.i.i = icmp eq i64 %.4.i.i998.i.i, 1
  br i1 %.10.i999.i.i, label %.3.endif.if.i1000.i.i, label %.3.endif.i1003.i.i, !prof !11

.3.endif.if.i1000.i.i:                            ; preds = %.3.endif.i997.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !92
  br label %.3.endif.i1003.i.i

.3.endif.i1003.i.i:                               ; preds = %.3.endif.if.i1000.i.i, %.3.endif.i997.i.i, %NRT_decref.exit995.i.i
  fence release
  %.4.i.i1004.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1005.i.i = icmp eq i64 %.4.i.i1004.i.i, 1
  br i1 %.10.i1005.i.i, label %.3.endif.if.i1006.i.i, label %.3.endif.i1009.i.i, !prof !11

.3.endif.if.i1006.i.i:                            ; preds = %.3.endif.i1003.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %.3.endif.i1009.i.i

.3.endif.i1009.i.i:                               ; preds = %.3.endif.if.i1006.i.i, %.3.endif.i1003.i.i
  fence release
  %.4.i.i1010.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1011.i.i = icmp eq i64 %.4.i.i1010.i.i, 1
  br i1 %.10.i1011.i.i, label %.3.endif.if.i1012.i.i, label %NRT_decref.exit1013.i.i, !prof !11

.3.endif.if.i1012.i.i:                            ; preds = %.3.endif.i1009.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !92
  br label %NRT_decref.exit1013.i.i

NRT_decref.exit1013.i.i:                          ; preds = %.3.endif.if.i1012.i.i, %.3.endif.i1009.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit1019.i.i, label %.3.endif.i1015.i.i, !prof !11

.3.endif.i1015.i.i:                               ; preds = %NRT_decref.exit1013.i.i
  fence release
  %.4.i.i1016.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1017.i.i = icmp eq i64 %.4.i.i1016.i.i, 1
  br i1 %.10.i1017.i.i, label %.3.endif.if.i1018.i.i, label %NRT_decref.exit1019.i.i, !prof !11

.3.endif.if.i1018.i.i:                            ; preds = %.3.endif.i1015.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !92
  br label %NRT_decref.exit1019.i.i

NRT_decref.exit1019.i.i:                          ; preds = %.3.endif.if.i1018.i.i, %.3.endif.i1015.i.i, %NRT_decref.exit1013.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1027.i.i, label %.3.endif.i1021.i.i, !prof !11

.3.endif.i1021.i.i:                               ; preds = %NRT_decref.exit1019.i.i
  fence release
  %.4.i.i1022.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1023.i.i = icmp eq i64 %.4.i.i1022.i.i, 1
  br i1 %.10.i1023.i.i, label %.3.endif.if.i1024.i.i, label %.3.endif.i1027.i.i, !prof !11

.3.endif.if.i1024.i.i:                            ; preds = %.3.endif.i1021.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !92
  br label %.3.endif.i1027.i.i

.3.endif.i1027.i.i:                               ; preds = %.3.endif.if.i1024.i.i, %.3.endif.i1021.i.i, %NRT_decref.exit1019.i.i
  fence release
  %.4.i.i1028.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1029.i.i = icmp eq i64 %.4.i.i1028.i.i, 1
  br i1 %.10.i1029.i.i, label %.3.endif.if.i1030.i.i, label %.3.endif.i1033.i.i, !prof !11

.3.endif.if.i1030.i.i:                            ; preds = %.3.endif.i1027.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %.3.endif.i1033.i.i

.3.endif.i1033.i.i:                               ; preds = %.3.endif.if.i1030.i.i, %.3.endif.i1027.i.i
  fence release
  %.4.i.i1034.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1035.i.i = icmp eq i64 %.4.i.i1034.i.i, 1
  br i1 %.10.i1035.i.i, label %.3.endif.if.i1036.i.i, label %NRT_decref.exit1037.i.i, !prof !11

.3.endif.if.i1036.i.i:                            ; preds = %.3.endif.i1033.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !92
  br label %NRT_decref.exit1037.i.i

NRT_decref.exit1037.i.i:                          ; preds = %.3.endif.if.i1036.i.i, %.3.endif.i1033.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit1043.i.i, label %.3.endif.i1039.i.i, !prof !11

.3.endif.i1039.i.i:                               ; preds = %NRT_decref.exit1037.i.i
  fence release
  %.4.i.i1040.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1041.i.i = icmp eq i64 %.4.i.i1040.i.i, 1
  br i1 %.10.i1041.i.i, label %.3.endif.if.i1042.i.i, label %NRT_decref.exit1043.i.i, !prof !11

.3.endif.if.i1042.i.i:                            ; preds = %.3.endif.i1039.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !92
  br label %NRT_decref.exit1043.i.i

NRT_decref.exit1043.i.i:                          ; preds = %.3.endif.if.i1042.i.i, %.3.endif.i1039.i.i, %NRT_decref.exit1037.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1051.i.i, label %.3.endif.i1045.i.i, !prof !11

.3.endif.i1045.i.i:                               ; preds = %NRT_decref.exit1043.i.i
  fence release
  %.4.i.i1046.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1047.i.i = icmp eq i64 %.4.i.i1046.i.i, 1
  br i1 %.10.i1047.i.i, label %.3.endif.if.i1048.i.i, label %.3.endif.i1051.i.i, !prof !11

.3.endif.if.i1048.i.i:                            ; preds = %.3.endif.i1045.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !92
  br label %.3.endif.i1051.i.i

.3.endif.i1051.i.i:                               ; preds = %.3.endif.if.i1048.i.i, %.3.endif.i1045.i.i, %NRT_decref.exit1043.i.i
  fence release
  %.4.i.i1052.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1053.i.i = icmp eq i64 %.4.i.i1052.i.i, 1
  br i1 %.10.i1053.i.i, label %.3.endif.if.i1054.i.i, label %.3.endif.i1057.i.i, !prof !11

.3.endif.if.i1054.i.i:                            ; preds = %.3.endif.i1051.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %.3.endif.i1057.i.i

.3.endif.i1057.i.i:                               ; preds = %.3.endif.if.i1054.i.i, %.3.endif.i1051.i.i
  fence release
  %.4.i.i1058.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i1059.i.i = icmp eq i64 %.4.i.i1058.i.i, 1
  br i1 %.10.i1059.i.i, label %.3.endif.if.i1060.i.i, label %B250.i.i.preheader, !prof !11

.3.endif.if.i1060.i.i:                            ; preds = %.3.endif.i1057.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !92
  br label %B250.i.i.preheader

B250.i.i.preheader:                               ; preds = %.3.endif.if.i1060.i.i, %.3.endif.i1057.i.i
  br label %B250.i.i

B252.if.i.i:                                      ; preds = %B250.i.i
  %.489.i.i = add nsw i64 %.426.0.i.i, -1
  %.4.i.i.i1063.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !121
  br i1 %.4.i906.i.i, label %B58.preheader.i1074.i.i, label %.3.endif.i213.i1065.i.i, !prof !11

.3.endif.i213.i1065.i.i:                          ; preds = %B252.if.i.i
  %.4.i.i214.i1066.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !121
  br label %B58.preheader.i1074.i.i

B58.loopexit.i1090.i.i:                           ; preds = %B102.if.i1079.i.i
  %.442.i1091.i.i = add nsw i64 %.378.0240.i1076.i.i, -1
  %.446.i1092.i.i = add nuw nsw i64 %.375.0239.i1077.i.i, 1
  %.433.i1093.i.i = icmp ugt i64 %.378.0240.i1076.i.i, 1
  br i1 %.433.i1093.i.i, label %B58.if.i1075.i.i, label %.3.endif.i221.i1095.i.i

.3.endif.i221.i1095.i.i:                          ; preds = %B58.loopexit.i1090.i.i
  fence release
  %.4.i.i222.i1096.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !121
  %.10.i.i1097.i.i = icmp eq i64 %.4.i.i222.i1096.i.i, 1
  br i1 %.10.i.i1097.i.i, label %.3.endif.if.i.i1103.i.i, label %.3.endif.i224.i.i.i, !prof !11

.3.endif.if.i.i1103.i.i:                          ; preds = %.3.endif.i221.i1095.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !121
  br label %.3.endif.i224.i.i.i

.3.endif.i224.i.i.i:                              ; preds = %.3.endif.if.i.i1103.i.i, %.3.endif.i221.i1095.i.i
  fence release
  %.4.i.i225.i.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !121
  %.10.i226.i.i.i = icmp eq i64 %.4.i.i225.i.i.i, 1
  br i1 %.10.i226.i.i.i, label %.3.endif.if.i227.i.i.i, label %NRT_decref.exit228.i.i.i, !prof !11

.3.endif.if.i227.i.i.i:                           ; preds = %.3.endif.i224.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !121
  br label %NRT_decref.exit228.i.i.i

NRT_decref.exit228.i.i.i:                         ; preds = %.3.endif.if.i227.i.i.i, %.3.endif.i224.i.i.i
  br i1 %.4.i906.i.i, label %B330.if.i.i.preheader, label %.3.endif.i230.i1099.i.i, !prof !11

B330.if.i.i.preheader:                            ; preds = %.3.endif.if.i233.i1102.i.i, %.3.endif.i230.i1099.i.i, %NRT_decref.exit228.i.i.i
  br label %B330.if.i.i

.3.endif.i230.i1099.i.i:                          ; preds = %NRT_decref.exit228.i.i.i
  fence release
  %.4.i.i231.i1100.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !121
  %.10.i232.i1101.i.i = icmp eq i64 %.4.i.i231.i1100.i.i, 1
  br i1 %.10.i232.i1101.i.i, label %.3.endif.if.i233.i1102.i.i, label %B330.if.i.i.preheader, !prof !11

.3.endif.if.i233.i1102.i.i:                       ; preds = %.3.endif.i230.i1099.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !121
  br label %B330.if.i.i.preheader

B58.preheader.i1074.i.i:                          ; preds = %.3.endif.i213.i1065.i.i, %B252.if.i.i
  %.4.i.i218.i1070.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !121
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !121
  br label %B58.if.i1075.i.i

B58.if.i1075.i.i:                                 ; preds = %B58.preheader.i1074.i.i, %B58.loopexit.i1090.i.i
  %.378.0240.i1076.i.i = phi i64 [ 20, %B58.preheader.i1074.i.i ], [ %.442.i1091.i.i, %B58.loopexit.i1090.i.i ]
  %.375.0239.i1077.i.i = phi i64 [ 0, %B58.preheader.i1074.i.i ], [ %.446.i1092.i.i, %B58.loopexit.i1090.i.i ]
  %.668.i1078.i.i = mul i64 %.375.0239.i1077.i.i, %value10
  %18 = getelementptr double, ptr %data.i.i.i.i, i64 %.668.i1078.i.i
  %19 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.375.0239.i1077.i.i
  br label %B102.if.i1079.i.i

B102.if.i1079.i.i:                                ; preds = %B102.if.i1079.i.i, %B58.if.i1075.i.i
  %.500.0238.i1080.i.i = phi i64 [ 20, %B58.if.i1075.i.i ], [ %.562.i1082.i.i, %B102.if.i1079.i.i ]
  %.497.0237.i1081.i.i = phi i64 [ 0, %B58.if.i1075.i.i ], [ %.566.i1083.i.i, %B102.if.i1079.i.i ]
  %.562.i1082.i.i = add nsw i64 %.500.0238.i1080.i.i, -1
  %.566.i1083.i.i = add nuw nsw i64 %.497.0237.i1081.i.i, 1
  %20 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.0237.i1081.i.i
  %.620.i1084.i.i = load double, ptr %20, align 8, !noalias !121
  %21 = getelementptr double, ptr %18, i64 %.497.0237.i1081.i.i
  %.673.i1085.i.i = load double, ptr %21, align 8, !noalias !121
  %.706.i1086.i.i = load double, ptr %19, align 8, !noalias !121
  %.707.i1087.i.i = fmul double %.673.i1085.i.i, %.706.i1086.i.i
  %.708.i1088.i.i = fadd double %.620.i1084.i.i, %.707.i1087.i.i
  store double %.708.i1088.i.i, ptr %20, align 8, !noalias !121
  %.553.i1089.i.i = icmp ugt i64 %.500.0238.i1080.i.i, 1
  br i1 %.553.i1089.i.i, label %B102.if.i1079.i.i, label %B58.loopexit.i1090.i.i

B330.if.i.i:                                      ; preds = %B330.if.i.i.preheader, %B330.if.i.i
  %.580.01126.i.i = phi i64 [ %.642.i.i, %B330.if.i.i ], [ 20, %B330.if.i.i.preheader ]
  %.577.01125.i.i = phi i64 [ %.646.i.i, %B330.if.i.i ], [ 0, %B330.if.i.i.preheader ]
  %.642.i.i = add nsw i64 %.580.01126.i.i, -1
  %.646.i.i = add nuw nsw i64 %.577.01125.i.i, 1
  %22 = getelementptr double, ptr %data.i.i.i.i666.i, i64 %.577.01125.i.i
  %.700.i.i = load double, ptr %22, align 8, !noalias !92
  %23 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.577.01125.i.i
  %.730.i.i = load double, ptr %23, align 8, !noalias !92
  %.734.i.i = fdiv double %.700.i.i, %.730.i.i
  %24 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.577.01125.i.i
  %.764.i.i = load double, ptr %24, align 8, !noalias !92
  %.768.i.i = fdiv double %.734.i.i, %.764.i.i
  %.769.i.i = fadd double %.768.i.i, -1.000000e+00
  %.770.i.i = tail call double @llvm.fabs.f64(double %.769.i.i)
  %25 = getelementptr double, ptr %data.i.i.i.i885.i.i, i64 %.577.01125.i.i
  store double %.770.i.i, ptr %25, align 8, !noalias !92
  store double %.734.i.i, ptr %24, align 8, !noalias !92
  %.633.i.i = icmp ugt i64 %.580.01126.i.i, 1
  br i1 %.633.i.i, label %B330.if.i.i, label %B484.if.i.i

B484.if.i.i:                                      ; preds = %B330.if.i.i, %B484.if.i.i
  %farthest.2.11129.i.i = phi double [ %.13.i.i.i, %B484.if.i.i ], [ 0.000000e+00, %B330.if.i.i ]
  %.865.01128.i.i = phi i64 [ %.927.i.i, %B484.if.i.i ], [ 20, %B330.if.i.i ]
  %.862.01127.i.i = phi i64 [ %.931.i.i, %B484.if.i.i ], [ 0, %B330.if.i.i ]
  %.927.i.i = add nsw i64 %.865.01128.i.i, -1
  %.931.i.i = add nuw nsw i64 %.862.01127.i.i, 1
  %26 = getelementptr double, ptr %data.i.i.i.i885.i.i, i64 %.862.01127.i.i
  %.985.i.i = load double, ptr %26, align 8, !noalias !92
  %.12.i.i.i = fcmp ogt double %.985.i.i, %farthest.2.11129.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.985.i.i, double %farthest.2.11129.i.i
  %.918.i.i = icmp ugt i64 %.865.01128.i.i, 1
  br i1 %.918.i.i, label %B484.if.i.i, label %B534.i.i

B608.if.i.i:                                      ; preds = %B608.if.i.i.preheader, %B608.if.i.i
  %.1084.01131.i.i = phi i64 [ %.1146.i.i, %B608.if.i.i ], [ 20, %B608.if.i.i.preheader ]
  %.1081.01130.i.i = phi i64 [ %.1150.i.i, %B608.if.i.i ], [ 0, %B608.if.i.i.preheader ]
  %.1146.i.i = add nsw i64 %.1084.01131.i.i, -1
  %.1150.i.i = add nuw nsw i64 %.1081.01130.i.i, 1
  %27 = getelementptr double, ptr %data.i.i.i.i689.i, i64 %.1081.01130.i.i
  %.1204.i.i = load double, ptr %27, align 8, !noalias !92
  %28 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.1081.01130.i.i
  %.1234.i.i = load double, ptr %28, align 8, !noalias !92
  %.1238.i.i = fdiv double %.1204.i.i, %.1234.i.i
  %29 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1081.01130.i.i
  store double %.1238.i.i, ptr %29, align 8, !noalias !92
  %.1137.i.i = icmp ugt i64 %.1084.01131.i.i, 1
  br i1 %.1137.i.i, label %B608.if.i.i, label %B654.i.i

B716.if.i.i:                                      ; preds = %B716.if.i.i.preheader, %B716.if.i.i
  %.1331.01133.i.i = phi i64 [ %.1393.i.i, %B716.if.i.i ], [ 20, %B716.if.i.i.preheader ]
  %.1328.01132.i.i = phi i64 [ %.1397.i.i, %B716.if.i.i ], [ 0, %B716.if.i.i.preheader ]
  %.1393.i.i = add nsw i64 %.1331.01133.i.i, -1
  %.1397.i.i = add nuw nsw i64 %.1328.01132.i.i, 1
  %30 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.1328.01132.i.i
  %.1451.i.i = load double, ptr %30, align 8, !noalias !92
  %31 = getelementptr double, ptr %value12, i64 %.1328.01132.i.i
  %.1481.i.i = load double, ptr %31, align 8, !noalias !92
  %.1482.i.i = fmul double %.1451.i.i, %.1481.i.i
  %32 = getelementptr double, ptr %data.i.i.i.i666.i, i64 %.1328.01132.i.i
  %.1512.i.i = load double, ptr %32, align 8, !noalias !92
  %.1516.i.i = fdiv double %.1482.i.i, %.1512.i.i
  %.1517.i.i = tail call double @llvm.log.f64(double %.1516.i.i)
  %33 = getelementptr double, ptr %.254.sroa.16.0.i, i64 %.1328.01132.i.i
  store double %.1517.i.i, ptr %33, align 8, !noalias !92
  %34 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1328.01132.i.i
  %.1577.i.i = load double, ptr %34, align 8, !noalias !92
  %.1607.i.i = load double, ptr %31, align 8, !noalias !92
  %.1608.i.i = fmul double %.1577.i.i, %.1607.i.i
  %35 = getelementptr double, ptr %data.i.i.i.i689.i, i64 %.1328.01132.i.i
  %.1638.i.i = load double, ptr %35, align 8, !noalias !92
  %.1642.i.i = fdiv double %.1608.i.i, %.1638.i.i
  %.1643.i.i = tail call double @llvm.log.f64(double %.1642.i.i)
  %36 = getelementptr double, ptr %data.i.i.i.i754.i, i64 %.1328.01132.i.i
  store double %.1643.i.i, ptr %36, align 8, !noalias !92
  %.1384.i.i = icmp ugt i64 %.1331.01133.i.i, 1
  br i1 %.1384.i.i, label %B716.if.i.i, label %.3.endif.i788.i.i

B510.endif.endif.if.i:                            ; preds = %B0.endif.i829.i, %B510.endif.i, %B0.endif.endif.endif.i.i, %B0.endif.endif.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i822.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  br label %_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit

B510.endif.endif.endif.thread.i:                  ; preds = %.3.endif.if.i875.i.i, %.3.endif.i872.i.i, %NRT_decref.exit870.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i822.i), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !31
  br label %B740.i

B630.if.i:                                        ; preds = %B630.if.i, %B590.split.i
  %.1288908.i = phi double [ %.1035.promoted.i, %B590.split.i ], [ %.1421.i, %B630.if.i ]
  %.1167.0907.i = phi i64 [ 20, %B590.split.i ], [ %.1229.i, %B630.if.i ]
  %.1164.0906.i = phi i64 [ 0, %B590.split.i ], [ %.1233.i, %B630.if.i ]
  %.1233.i = add nuw nsw i64 %.1164.0906.i, 1
  %.1229.i = add nsw i64 %.1167.0907.i, -1
  %37 = getelementptr double, ptr %value6, i64 %.1164.0906.i
  %.1318.i = load double, ptr %37, align 8, !noalias !31
  %38 = getelementptr double, ptr %.254.sroa.16.0.i, i64 %.1164.0906.i
  %.1348.i = load double, ptr %38, align 8, !noalias !31
  %.1349.i = fmul double %.1318.i, %.1348.i
  %39 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.1164.0906.i
  %.1379.i = load double, ptr %39, align 8, !noalias !31
  %40 = getelementptr double, ptr %data.i.i.i.i754.i, i64 %.1164.0906.i
  %.1409.i = load double, ptr %40, align 8, !noalias !31
  %.1410.i = fmul double %.1379.i, %.1409.i
  %.1411.i = fadd double %.1349.i, %.1410.i
  %.1420.i = fdiv double %.1411.i, %value15
  %.1421.i = fadd double %.1288908.i, %.1420.i
  store double %.1421.i, ptr %13, align 8, !noalias !31
  %.1220.i = icmp ugt i64 %.1167.0907.i, 1
  br i1 %.1220.i, label %B630.if.i, label %B740.i

_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %B590.i, %NRT_incref.exit.i.i, %NRT_incref.exit98.i788.i, %B0.endif.endif.endif.endif.endif.endif.i, %.3.endif.if.i779.i, %NRT_decref.exit780.i, %B0.endif.endif.endif.endif.i, %NRT_decref.exit747.i, %B0.endif.endif.i, %B0.endif.i, %0, %NRT_decref.exit659.i, %B510.endif.endif.if.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit659.i ], [ 1, %NRT_decref.exit780.i ], [ 1, %NRT_incref.exit98.i788.i ], [ 1, %0 ], [ 1, %B0.endif.i ], [ 1, %B0.endif.endif.i ], [ 1, %B0.endif.endif.endif.endif.i ], [ 1, %NRT_decref.exit747.i ], [ 1, %.3.endif.if.i779.i ], [ 1, %B510.endif.endif.if.i ], [ 1, %B0.endif.endif.endif.endif.endif.endif.i ], [ 1, %NRT_incref.exit.i.i ], [ 1, %B590.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)


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
!13 = distinct !{!13, !14, !"_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE"}
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
!25 = distinct !{!25, !14, !"_ZN6swathe4core10statistics18adjustment_kernels11mean_shiftsB3v27B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!26 = !{!22, !24, !13, !25}
!27 = !{!28, !30, !13, !25}
!28 = distinct !{!28, !29, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!29 = distinct !{!29, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!30 = distinct !{!30, !29, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!31 = !{!13, !25}
!32 = !{!25}
!33 = !{!34, !36, !37, !39, !40, !42, !13, !25}
!34 = distinct !{!34, !35, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!35 = distinct !{!35, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!36 = distinct !{!36, !35, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!37 = distinct !{!37, !38, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!38 = distinct !{!38, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!39 = distinct !{!39, !38, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!40 = distinct !{!40, !41, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!41 = distinct !{!41, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!42 = distinct !{!42, !41, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!43 = !{!40, !42, !13, !25}
!44 = !{!45, !47, !48, !50, !51, !53, !13, !25}
!45 = distinct !{!45, !46, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!46 = distinct !{!46, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!47 = distinct !{!47, !46, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!48 = distinct !{!48, !49, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!49 = distinct !{!49, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!50 = distinct !{!50, !49, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!51 = distinct !{!51, !52, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!52 = distinct !{!52, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!53 = distinct !{!53, !52, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!54 = !{!51, !53, !13, !25}
!55 = !{!56, !58, !59, !61, !62, !64, !13, !25}
!56 = distinct !{!56, !57, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!57 = distinct !{!57, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!58 = distinct !{!58, !57, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!59 = distinct !{!59, !60, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!60 = distinct !{!60, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!61 = distinct !{!61, !60, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!62 = distinct !{!62, !63, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!63 = distinct !{!63, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!64 = distinct !{!64, !63, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!65 = !{!62, !64, !13, !25}
!66 = !{!67, !69, !70, !72, !73, !75, !13, !25}
!67 = distinct !{!67, !68, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!68 = distinct !{!68, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!69 = distinct !{!69, !68, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!70 = distinct !{!70, !71, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!71 = distinct !{!71, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!72 = distinct !{!72, !71, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!73 = distinct !{!73, !74, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!74 = distinct !{!74, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!75 = distinct !{!75, !74, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!76 = !{!73, !75, !13, !25}
!77 = !{!78, !80, !81, !83, !13, !25}
!78 = distinct !{!78, !79, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!79 = distinct !{!79, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!80 = distinct !{!80, !79, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!81 = distinct !{!81, !82, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!82 = distinct !{!82, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!83 = distinct !{!83, !82, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!84 = !{!85, !87, !13, !25}
!85 = distinct !{!85, !86, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!86 = distinct !{!86, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!87 = distinct !{!87, !86, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v15B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!88 = !{!89, !13, !25}
!89 = distinct !{!89, !90, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!90 = distinct !{!90, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!91 = !{!"branch_weights", i32 99, i32 1}
!92 = !{!93, !95, !13, !25}
!93 = distinct !{!93, !94, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v17B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!94 = distinct !{!94, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v17B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!95 = distinct !{!95, !94, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB3v17B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!96 = !{!97, !93, !95, !13, !25}
!97 = distinct !{!97, !98, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!98 = distinct !{!98, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!99 = !{!100, !102, !103, !105, !106, !108, !93, !95, !13, !25}
!100 = distinct !{!100, !101, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!101 = distinct !{!101, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!102 = distinct !{!102, !101, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!103 = distinct !{!103, !104, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!104 = distinct !{!104, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!105 = distinct !{!105, !104, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!106 = distinct !{!106, !107, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!107 = distinct !{!107, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!108 = distinct !{!108, !107, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!109 = !{!106, !108, !93, !95, !13, !25}
!110 = !{!111, !113, !114, !116, !117, !119, !93, !95, !13, !25}
!111 = distinct !{!111, !112, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!112 = distinct !{!112, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!113 = distinct !{!113, !112, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!114 = distinct !{!114, !115, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!115 = distinct !{!115, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!116 = distinct !{!116, !115, !"_ZN5numba2np8arrayobj15_call_allocatorB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!117 = distinct !{!117, !118, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!118 = distinct !{!118, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!119 = distinct !{!119, !118, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!120 = !{!117, !119, !93, !95, !13, !25}
!121 = !{!122, !93, !95, !13, !25}
!122 = distinct !{!122, !123, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!123 = distinct !{!123, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v22B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
