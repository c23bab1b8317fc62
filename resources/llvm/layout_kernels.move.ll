; {"digest": "48500b90e44e875959a396d0aca6e79ed15af35068fc730f2b593ef2097037ca", "takes": [["float64", 2], ["int64", 1], ["int64", 1], ["float64", 1], ["float64", 0]], "gives": [], "calls": ["free", "malloc", "sqrt", "sqrt"]}
declare double @sqrt(double) local_unnamed_addr

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1 immarg)

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load i64, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load ptr, ptr %at5, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load ptr, ptr %at7, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load double, ptr %at9, align 8
  %results = getelementptr i8, ptr %values, i64 80
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.29.i.i.i = icmp slt i64 %value1, 0
  br i1 %.29.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %B0.endif.endif.endif.endif.i.i.i, !prof !3

B0.endif.endif.endif.endif.i.i.i:                 ; preds = %0
  %.51.i.i.i = shl nuw i64 %value1, 1
  %1 = icmp ugt i64 %value1, 4611686018427387903
  %2 = add i64 %.51.i.i.i, -1152921504606846976
  %.57.i.i.i = icmp ult i64 %2, -2305843009213693952
  %.58.i.i.i = or i1 %1, %.57.i.i.i
  br i1 %.58.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %B0.endif.endif.endif.endif.endif.i.i.i, !prof !3

B0.endif.endif.endif.endif.endif.i.i.i:           ; preds = %B0.endif.endif.endif.endif.i.i.i
  %.56.i.i.i = shl i64 %value1, 4
  %all.i.i.i.i.i.i = add i64 %.56.i.i.i, 112
  %memory.i.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %.3.endif.i31.i.i.i

.3.endif.i31.i.i.i:                               ; preds = %B0.endif.endif.endif.endif.endif.i.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !4
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !4
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !4
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 %.56.i.i.i, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !4
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !18
  fence release
  %.4.i.i32.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !18
  %.10.i.i.i.i = icmp eq i64 %.4.i.i32.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %.3.endif.i11.i.i.i, !prof !3

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i31.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !18
  br label %.3.endif.i11.i.i.i

.3.endif.i11.i.i.i:                               ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i31.i.i.i
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.4.i.i.i28.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !20
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i.i, i8 0, i64 %.56.i.i.i, i1 false), !noalias !20
  fence release
  %.4.i.i12.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !20
  %.10.i.i29.i.i = icmp eq i64 %.4.i.i12.i.i.i, 1
  br i1 %.10.i.i29.i.i, label %.3.endif.if.i.i30.i.i, label %.3.endif.i36.i.i, !prof !3

.3.endif.if.i.i30.i.i:                            ; preds = %.3.endif.i11.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !20
  br label %.3.endif.i36.i.i

.3.endif.i36.i.i:                                 ; preds = %.3.endif.if.i.i30.i.i, %.3.endif.i11.i.i.i
  %.4.i.i33.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  fence release
  %.4.i.i37.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.10.i.i.i = icmp eq i64 %.4.i.i37.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %.3.endif.i39.i.i, !prof !3

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i36.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !19
  br label %.3.endif.i39.i.i

.3.endif.i39.i.i:                                 ; preds = %.3.endif.if.i.i.i, %.3.endif.i36.i.i
  fence release
  %.4.i.i40.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.10.i41.i.i = icmp eq i64 %.4.i.i40.i.i, 1
  br i1 %.10.i41.i.i, label %.3.endif.if.i42.i.i, label %B0.endif.i, !prof !3

.3.endif.if.i42.i.i:                              ; preds = %.3.endif.i39.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !19
  br label %B0.endif.i

B308.i:                                           ; preds = %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i, %B126.if.i
  %right.2.1.lcssa.i = phi double [ 0.000000e+00, %B126.if.i ], [ %.445.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i ]
  %up.2.1.lcssa.i = phi double [ 0.000000e+00, %B126.if.i ], [ %.449.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i ]
  %.724.idx.i = shl i64 %.172.033.i, 4
  %.724.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.724.idx.i
  %.725.i = load double, ptr %.724.i, align 16, !noalias !23
  %.727.i = fadd double %right.2.1.lcssa.i, %.725.i
  store double %.727.i, ptr %.724.i, align 16, !noalias !23
  %.837.i = getelementptr i8, ptr %.724.i, i64 8
  %.838.i = load double, ptr %.837.i, align 8, !noalias !23
  %.840.i = fadd double %up.2.1.lcssa.i, %.838.i
  store double %.840.i, ptr %.837.i, align 8, !noalias !23
  %.228.i = icmp sgt i64 %.175.034.i, 1
  br i1 %.228.i, label %B126.if.i, label %B416.i

NRT_incref.exit.i.i:                              ; preds = %B0.endif.i
  %.4.i.i.i838.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !24
  %.63.i.i = uitofp i64 %value1 to double
  %.68.i.i = fmul double %.63.i.i, 6.250000e-02
  %sqrt.i = tail call double @llvm.sqrt.f64(double %.68.i.i)
  %.5.i.i.i = fptosi double %sqrt.i to i64
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.5.i.i.i, i64 3)
  %.221.i.i = shl i64 %value2, 3
  %3 = add i64 %value2, -1152921504606846976
  %.222.i.i = icmp ult i64 %3, -2305843009213693952
  br i1 %.222.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %B0.endif.endif.endif.endif.i.i, !prof !3

B276.loopexit.i.i:                                ; preds = %B310.if.i.i
  %.498.068.i.i = add nsw i64 %.498.068.i.in.i, -1
  %.564.i.i = add nuw nsw i64 %.495.069.i.i, 1
  %.551.i.i = icmp sgt i64 %.498.068.i.in.i, 2
  br i1 %.551.i.i, label %B276.if.i.i, label %B450.i.i

B450.i.i:                                         ; preds = %B276.loopexit.i.i
  %.1036.i.i = load double, ptr %data.i.i.i1819.i.i, align 64, !noalias !24
  %.1066.i.i = load double, ptr %data.i.i.i.i.i, align 64, !noalias !24
  %.1067.i.i = fsub double %.1036.i.i, %.1066.i.i
  %.1096.i.i = getelementptr i8, ptr %data.i.i.i1819.i.i, i64 8
  %.1097.i.i = load double, ptr %.1096.i.i, align 8, !noalias !24
  fence release
  %.4.i.i1764.i.i = atomicrmw sub ptr %memory.i.i.i1813.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i.i839.i = icmp eq i64 %.4.i.i1764.i.i, 1
  br i1 %.10.i.i839.i, label %.3.endif.if.i.i863.i, label %B0.endif.endif.endif.endif.endif.i.i845.i, !prof !3

.3.endif.if.i.i863.i:                             ; preds = %B450.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1813.i.i), !noalias !24
  br label %B0.endif.endif.endif.endif.endif.i.i845.i

B0.endif.endif.endif.endif.endif.i.i845.i:        ; preds = %.3.endif.if.i.i863.i, %B450.i.i
  %.1131.i.i = getelementptr i8, ptr %data.i.i.i.i.i, i64 8
  %.1132.i.i = load double, ptr %.1131.i.i, align 8, !noalias !24
  %.1133.i.i = fsub double %.1097.i.i, %.1132.i.i
  %.12.i.i.i = fcmp ogt double %.1133.i.i, %.1067.i.i
  %.13.i1765.i.i = select i1 %.12.i.i.i, double %.1133.i.i, double %.1067.i.i
  %.1163.i.i = uitofp i64 %.13.i.i.i to double
  %.1167.i.i = fdiv double %.13.i1765.i.i, %.1163.i.i
  %.1168.i.i = fadd double %.1167.i.i, 1.000000e-09
  %memory.i.i.i.i.i848.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i)
  %none.i.i.i.i.i849.i = icmp eq ptr %memory.i.i.i.i.i848.i, null
  br i1 %none.i.i.i.i.i849.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %.3.endif.i31.i.i850.i

.3.endif.i31.i.i850.i:                            ; preds = %B0.endif.endif.endif.endif.endif.i.i845.i
  %address.i.i.i.i.i851.i = ptrtoint ptr %memory.i.i.i.i.i848.i to i64
  %behind.i.i.i.i.i852.i = add i64 %address.i.i.i.i.i851.i, 111
  %aligned.i.i.i.i.i853.i = and i64 %behind.i.i.i.i.i852.i, -64
  %data.i.i.i.i.i854.i = inttoptr i64 %aligned.i.i.i.i.i853.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i848.i, align 4, !noalias !28
  %at_end.i.i.i.i.i855.i = getelementptr i8, ptr %memory.i.i.i.i.i848.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i855.i, align 8, !noalias !28
  %at_data.i.i.i.i.i856.i = getelementptr i8, ptr %memory.i.i.i.i.i848.i, i64 24
  store ptr %data.i.i.i.i.i854.i, ptr %at_data.i.i.i.i.i856.i, align 8, !noalias !28
  %at_size.i.i.i.i.i857.i = getelementptr i8, ptr %memory.i.i.i.i.i848.i, i64 32
  store i64 %.56.i.i.i, ptr %at_size.i.i.i.i.i857.i, align 8, !noalias !28
  %.4.i.i.i.i858.i = atomicrmw add ptr %memory.i.i.i.i.i848.i, i64 1 monotonic, align 8, !noalias !38
  fence release
  %.4.i.i32.i.i859.i = atomicrmw sub ptr %memory.i.i.i.i.i848.i, i64 1 monotonic, align 8, !noalias !38
  %.10.i.i.i860.i = icmp eq i64 %.4.i.i32.i.i859.i, 1
  br i1 %.10.i.i.i860.i, label %.3.endif.if.i.i.i862.i, label %B0.endif.endif.endif.endif.i.i.i.i, !prof !3

.3.endif.if.i.i.i862.i:                           ; preds = %.3.endif.i31.i.i850.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i848.i), !noalias !38
  br label %B0.endif.endif.endif.endif.i.i.i.i

.3.endif.i1767.i.i:                               ; preds = %B892.if.i.i
  fence release
  %.4.i.i1768.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1769.i.i = icmp eq i64 %.4.i.i1768.i.i, 1
  br i1 %.10.i1769.i.i, label %.3.endif.if.i1770.i.i, label %B1360.if.i.i.preheader, !prof !3

.3.endif.if.i1770.i.i:                            ; preds = %.3.endif.i1767.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !24
  br label %B1360.if.i.i.preheader

B1360.if.i.i.preheader:                           ; preds = %.3.endif.if.i1770.i.i, %.3.endif.i1767.i.i
  br label %B1360.if.i.i

B1444.loopexit.i.i:                               ; preds = %B2085.i.i, %B2085.us.i.i
  %.us-phi.i.i = phi double [ %right.6.3.us.i.i, %B2085.us.i.i ], [ %right.6.3.i.i, %B2085.i.i ]
  %.us-phi77.i.i = phi double [ %up.6.3.us.i.i, %B2085.us.i.i ], [ %up.6.3.i.i, %B2085.i.i ]
  %.2961.i.i = icmp sgt i64 %.2907.080.i.i, 1
  br i1 %.2961.i.i, label %B1446.if.i.i, label %B2008.i.i

B1520.i.i:                                        ; preds = %B1482.if.i.i
  %.3749.i.i = load double, ptr %.3748.i.i, align 8, !noalias !24
  %.3825.idx.i.i = shl i64 %.3038.073.i.i, 4
  %.3825.i.i = getelementptr i8, ptr %14, i64 %.3825.idx.i.i
  %.3826.i.i = load double, ptr %.3825.i.i, align 16, !noalias !24
  %.3828.i.i = sitofp i64 %.3189.i.i to double
  %.3832.i.i = fdiv double %.3826.i.i, %.3828.i.i
  %.3833.i.i = fsub double %.3749.i.i, %.3832.i.i
  %.3888.i.i = load double, ptr %.3887.i.i, align 8, !noalias !24
  %.3966.i.i = getelementptr i8, ptr %.3825.i.i, i64 8
  %.3967.i.i = load double, ptr %.3966.i.i, align 8, !noalias !24
  %.3973.i.i = fdiv double %.3967.i.i, %.3828.i.i
  %.3974.i.i = fsub double %.3888.i.i, %.3973.i.i
  %.3975.i.i = fmul double %.3833.i.i, %.3833.i.i
  %.3976.i.i = fmul double %.3974.i.i, %.3974.i.i
  %.3977.i.i = fadd double %.3975.i.i, %.3976.i.i
  %.12.i1773.i.i = fcmp olt double %.3977.i.i, 1.000000e-04
  %.13.i1774.i.i = select i1 %.12.i1773.i.i, double 1.000000e-04, double %.3977.i.i
  %.4011.i.i = fdiv double %.3828.i.i, %.13.i1774.i.i
  %.4014.i.i = fmul double %.3833.i.i, %.4011.i.i
  %.4016.i.i = fadd double %right.4.275.i.i, %.4014.i.i
  %.4021.i.i = fmul double %.3974.i.i, %.4011.i.i
  %.4023.i.i = fadd double %up.4.276.i.i, %.4021.i.i
  br label %B2085.i.i

B2008.i.i:                                        ; preds = %B1444.loopexit.i.i
  %.2714.i.i = add nsw i64 %.2651.085.i.i, -1
  %.2718.i.i = add nuw nsw i64 %.2648.084.i.i, 1
  %.4107.i.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.2799.idx.i.i
  %.4108.i.i = load double, ptr %.4107.i.i, align 16, !noalias !24
  %.4110.i.i = fadd double %.us-phi.i.i, %.4108.i.i
  store double %.4110.i.i, ptr %.4107.i.i, align 16, !noalias !24
  %.4220.i.i = getelementptr i8, ptr %.4107.i.i, i64 8
  %.4221.i.i = load double, ptr %.4220.i.i, align 8, !noalias !24
  %.4223.i.i = fadd double %.us-phi77.i.i, %.4221.i.i
  store double %.4223.i.i, ptr %.4220.i.i, align 8, !noalias !24
  %.2705.i.i = icmp sgt i64 %.2651.085.i.i, 1
  br i1 %.2705.i.i, label %B1360.if.i.i, label %.3.endif.i1776.i.i

.3.endif.i1776.i.i:                               ; preds = %B2008.i.i
  fence release
  %.4.i.i1777.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1778.i.i = icmp eq i64 %.4.i.i1777.i.i, 1
  br i1 %.10.i1778.i.i, label %.3.endif.if.i1779.i.i, label %.3.endif.i1782.i.i, !prof !3

.3.endif.if.i1779.i.i:                            ; preds = %.3.endif.i1776.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1852.i.i), !noalias !24
  br label %.3.endif.i1782.i.i

.3.endif.i1782.i.i:                               ; preds = %.3.endif.if.i1779.i.i, %.3.endif.i1776.i.i
  fence release
  %.4.i.i1783.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1890.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1784.i.i = icmp eq i64 %.4.i.i1783.i.i, 1
  br i1 %.10.i1784.i.i, label %.3.endif.if.i1785.i.i, label %.3.endif.i1788.i.i, !prof !3

.3.endif.if.i1785.i.i:                            ; preds = %.3.endif.i1782.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1890.i.i), !noalias !24
  br label %.3.endif.i1788.i.i

.3.endif.i1788.i.i:                               ; preds = %.3.endif.if.i1785.i.i, %.3.endif.i1782.i.i
  fence release
  %.4.i.i1789.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1790.i.i = icmp eq i64 %.4.i.i1789.i.i, 1
  br i1 %.10.i1790.i.i, label %.3.endif.if.i1791.i.i, label %.3.endif.i1794.i.i, !prof !3

.3.endif.if.i1791.i.i:                            ; preds = %.3.endif.i1788.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !24
  br label %.3.endif.i1794.i.i

.3.endif.i1794.i.i:                               ; preds = %.3.endif.if.i1791.i.i, %.3.endif.i1788.i.i
  fence release
  %.4.i.i1795.i.i = atomicrmw sub ptr %memory.i.i.i.i1911.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1796.i.i = icmp eq i64 %.4.i.i1795.i.i, 1
  br i1 %.10.i1796.i.i, label %.3.endif.if.i1797.i.i, label %.3.endif.i1800.i.i, !prof !3

.3.endif.if.i1797.i.i:                            ; preds = %.3.endif.i1794.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1911.i.i), !noalias !24
  br label %.3.endif.i1800.i.i

.3.endif.i1800.i.i:                               ; preds = %.3.endif.if.i1797.i.i, %.3.endif.i1794.i.i
  fence release
  %.4.i.i1801.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1802.i.i = icmp eq i64 %.4.i.i1801.i.i, 1
  br i1 %.10.i1802.i.i, label %.3.endif.if.i1803.i.i, label %.3.endif.i1806.i.i, !prof !3

.3.endif.if.i1803.i.i:                            ; preds = %.3.endif.i1800.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !24
  br label %.3.endif.i1806.i.i

.3.endif.i1806.i.i:                               ; preds = %.3.endif.if.i1803.i.i, %.3.endif.i1800.i.i
  fence release
  %.4.i.i1807.i.i = atomicrmw sub ptr %memory.i.i.i.i.i848.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1808.i.i = icmp eq i64 %.4.i.i1807.i.i, 1
  br i1 %.10.i1808.i.i, label %.3.endif.if.i1809.i.i, label %B416.i, !prof !3

.3.endif.if.i1809.i.i:                            ; preds = %.3.endif.i1806.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i848.i), !noalias !24
  br label %B416.i

B2085.i.i:                                        ; preds = %B1482.if.i.i, %B1520.i.i
  %right.6.3.i.i = phi double [ %.4016.i.i, %B1520.i.i ], [ %right.4.275.i.i, %B1482.if.i.i ]
  %up.6.3.i.i = phi double [ %.4023.i.i, %B1520.i.i ], [ %up.4.276.i.i, %B1482.if.i.i ]
  %.3095.i.i = icmp sgt i64 %.3041.074.i.i, 1
  br i1 %.3095.i.i, label %B1482.if.i.i, label %B1444.loopexit.i.i

B0.endif.endif.endif.endif.i.i:                   ; preds = %NRT_incref.exit.i.i
  %all.i.i.i.i.i = add i64 %.221.i.i, 112
  %memory.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %B0.endif.endif.endif.endif.endif.i.i

B0.endif.endif.endif.endif.endif.i.i:             ; preds = %B0.endif.endif.endif.endif.i.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !39
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !39
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !39
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 %.221.i.i, ptr %at_size.i.i.i.i.i, align 8, !noalias !39
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %data.i.i.i.i.i, ptr readonly align 1 %value0, i64 %.221.i.i, i1 false), !noalias !24
  %memory.i.i.i1813.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i1814.i.i = icmp eq ptr %memory.i.i.i1813.i.i, null
  br i1 %none.i.i.i1814.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %.3.endif.i1831.i.i

.3.endif.i1831.i.i:                               ; preds = %B0.endif.endif.endif.endif.endif.i.i
  %address.i.i.i1816.i.i = ptrtoint ptr %memory.i.i.i1813.i.i to i64
  %behind.i.i.i1817.i.i = add i64 %address.i.i.i1816.i.i, 111
  %aligned.i.i.i1818.i.i = and i64 %behind.i.i.i1817.i.i, -64
  %data.i.i.i1819.i.i = inttoptr i64 %aligned.i.i.i1818.i.i to ptr
  store i64 1, ptr %memory.i.i.i1813.i.i, align 4, !noalias !46
  %at_end.i.i.i1820.i.i = getelementptr i8, ptr %memory.i.i.i1813.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i1820.i.i, align 8, !noalias !46
  %at_data.i.i.i1821.i.i = getelementptr i8, ptr %memory.i.i.i1813.i.i, i64 24
  store ptr %data.i.i.i1819.i.i, ptr %at_data.i.i.i1821.i.i, align 8, !noalias !46
  %at_size.i.i.i1822.i.i = getelementptr i8, ptr %memory.i.i.i1813.i.i, i64 32
  store i64 %.221.i.i, ptr %at_size.i.i.i1822.i.i, align 8, !noalias !46
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %data.i.i.i1819.i.i, ptr readonly align 1 %value0, i64 %.221.i.i, i1 false), !noalias !24
  %.4.i.i1828.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !24
  fence release
  %.4.i.i1832.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !24
  %.10.i1833.i.i = icmp eq i64 %.4.i.i1832.i.i, 1
  br i1 %.10.i1833.i.i, label %.3.endif.if.i1834.i.i, label %B276.if.i.i.preheader, !prof !3

.3.endif.if.i1834.i.i:                            ; preds = %.3.endif.i1831.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !24
  br label %B276.if.i.i.preheader

B276.if.i.i.preheader:                            ; preds = %.3.endif.if.i1834.i.i, %.3.endif.i1831.i.i
  br label %B276.if.i.i

B276.if.i.i:                                      ; preds = %B276.if.i.i.preheader, %B276.loopexit.i.i
  %.495.069.i.i = phi i64 [ %.564.i.i, %B276.loopexit.i.i ], [ 1, %B276.if.i.i.preheader ]
  %.498.068.i.in.i = phi i64 [ %.498.068.i.i, %B276.loopexit.i.i ], [ %value1, %B276.if.i.i.preheader ]
  %.786.i.i = mul i64 %.495.069.i.i, %value2
  %4 = getelementptr double, ptr %value0, i64 %.786.i.i
  br label %B310.if.i.i

B310.if.i.i:                                      ; preds = %B310.if.i.i, %B276.if.i.i
  %.615.066.i.i = phi i64 [ 0, %B276.if.i.i ], [ %.684.i.i, %B310.if.i.i ]
  %.618.065.i.i = phi i64 [ 2, %B276.if.i.i ], [ %.680.i.i, %B310.if.i.i ]
  %.680.i.i = add nsw i64 %.618.065.i.i, -1
  %.684.i.i = add nuw nsw i64 %.615.066.i.i, 1
  %.737.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %.615.066.i.i
  %.738.i.i = load double, ptr %.737.i.i, align 8, !noalias !24
  %.790.i.i = getelementptr double, ptr %4, i64 %.615.066.i.i
  %.791.i.i = load double, ptr %.790.i.i, align 8, !noalias !24
  %.12.i1836.i.i = fcmp olt double %.791.i.i, %.738.i.i
  %.13.i1837.i.i = select i1 %.12.i1836.i.i, double %.791.i.i, double %.738.i.i
  store double %.13.i1837.i.i, ptr %.737.i.i, align 8, !noalias !24
  %.880.i.i = getelementptr double, ptr %data.i.i.i1819.i.i, i64 %.615.066.i.i
  %.881.i.i = load double, ptr %.880.i.i, align 8, !noalias !24
  %.934.i.i = load double, ptr %.790.i.i, align 8, !noalias !24
  %.12.i1838.i.i = fcmp ogt double %.934.i.i, %.881.i.i
  %.13.i1839.i.i = select i1 %.12.i1838.i.i, double %.934.i.i, double %.881.i.i
  store double %.13.i1839.i.i, ptr %.880.i.i, align 8, !noalias !24
  %.671.i.i = icmp ugt i64 %.618.065.i.i, 1
  br i1 %.671.i.i, label %B310.if.i.i, label %B276.loopexit.i.i

B0.endif.endif.endif.endif.i.i.i.i:               ; preds = %.3.endif.if.i.i.i862.i, %.3.endif.i31.i.i850.i
  %.50.i.i.i.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %.13.i.i.i, i64 %.13.i.i.i)
  %.51.i.i.i.i = extractvalue { i64, i1 } %.50.i.i.i.i, 0
  %.52.i.i.i.i = extractvalue { i64, i1 } %.50.i.i.i.i, 1
  %5 = add i64 %.51.i.i.i.i, -1152921504606846976
  %.57.i.i.i.i = icmp ult i64 %5, -2305843009213693952
  %.58.i.i.i.i = or i1 %.52.i.i.i.i, %.57.i.i.i.i
  br i1 %.58.i.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %B0.endif.endif.endif.endif.endif.i.i.i.i, !prof !3

B0.endif.endif.endif.endif.endif.i.i.i.i:         ; preds = %B0.endif.endif.endif.endif.i.i.i.i
  %.56.i.i.i.i = shl nsw i64 %.51.i.i.i.i, 3
  %all.i.i.i.i.i.i.i = add i64 %.56.i.i.i.i, 112
  %memory.i.i.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i.i)
  %none.i.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %.3.endif.i32.i.i.i.i

.3.endif.i32.i.i.i.i:                             ; preds = %B0.endif.endif.endif.endif.endif.i.i.i.i
  %address.i.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i.i, align 4, !noalias !53
  %at_end.i.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i.i, align 8, !noalias !53
  %at_data.i.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i.i, align 8, !noalias !53
  %at_size.i.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i.i, i64 32
  store i64 %.56.i.i.i.i, ptr %at_size.i.i.i.i.i.i.i, align 8, !noalias !53
  %.4.i.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !66
  fence release
  %.4.i.i33.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !66
  %.10.i.i.i.i.i = icmp eq i64 %.4.i.i33.i.i.i.i, 1
  br i1 %.10.i.i.i.i.i, label %.3.endif.if.i.i.i.i.i, label %.3.endif.i11.i.i.i.i, !prof !3

.3.endif.if.i.i.i.i.i:                            ; preds = %.3.endif.i32.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !66
  br label %.3.endif.i11.i.i.i.i

.3.endif.i11.i.i.i.i:                             ; preds = %.3.endif.if.i.i.i.i.i, %.3.endif.i32.i.i.i.i
  %.4.i.i.i1841.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !67
  %.4.i.i.i28.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !68
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i.i.i, i8 0, i64 %.56.i.i.i.i, i1 false), !noalias !68
  fence release
  %.4.i.i12.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !68
  %.10.i.i29.i.i.i = icmp eq i64 %.4.i.i12.i.i.i.i, 1
  br i1 %.10.i.i29.i.i.i, label %.3.endif.if.i.i30.i.i.i, label %.3.endif.i36.i.i.i, !prof !3

.3.endif.if.i.i30.i.i.i:                          ; preds = %.3.endif.i11.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !68
  br label %.3.endif.i36.i.i.i

.3.endif.i36.i.i.i:                               ; preds = %.3.endif.if.i.i30.i.i.i, %.3.endif.i11.i.i.i.i
  %.4.i.i33.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !67
  fence release
  %.4.i.i37.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !67
  %.10.i.i1846.i.i = icmp eq i64 %.4.i.i37.i.i.i, 1
  br i1 %.10.i.i1846.i.i, label %.3.endif.if.i.i1848.i.i, label %.3.endif.i39.i.i.i, !prof !3

.3.endif.if.i.i1848.i.i:                          ; preds = %.3.endif.i36.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !67
  br label %.3.endif.i39.i.i.i

.3.endif.i39.i.i.i:                               ; preds = %.3.endif.if.i.i1848.i.i, %.3.endif.i36.i.i.i
  fence release
  %.4.i.i40.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !67
  %.10.i41.i.i.i = icmp eq i64 %.4.i.i40.i.i.i, 1
  br i1 %.10.i41.i.i.i, label %.3.endif.if.i42.i.i.i, label %B0.endif.endif.endif.endif.endif.endif.i.i.i.i, !prof !3

.3.endif.if.i42.i.i.i:                            ; preds = %.3.endif.i39.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !67
  br label %B0.endif.endif.endif.endif.endif.endif.i.i.i.i

B0.endif.endif.endif.endif.endif.endif.i.i.i.i:   ; preds = %.3.endif.if.i42.i.i.i, %.3.endif.i39.i.i.i
  %.73.i.i.i.i = shl nsw i64 %.51.i.i.i.i, 1
  %6 = add nsw i64 %.73.i.i.i.i, -1152921504606846976
  %.80.i.i.i.i = icmp ult i64 %6, -2305843009213693952
  br i1 %.80.i.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %B0.endif.endif.endif.endif.endif.endif.endif.i.i.i.i, !prof !3

B0.endif.endif.endif.endif.endif.endif.endif.i.i.i.i: ; preds = %B0.endif.endif.endif.endif.endif.endif.i.i.i.i
  %.79.i.i.i.i = shl i64 %.51.i.i.i.i, 4
  %all.i.i.i.i.i1851.i.i = add i64 %.79.i.i.i.i, 112
  %memory.i.i.i.i.i1852.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i1851.i.i)
  %none.i.i.i.i.i1853.i.i = icmp eq ptr %memory.i.i.i.i.i1852.i.i, null
  br i1 %none.i.i.i.i.i1853.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %.3.endif.i40.i.i.i.i

.3.endif.i40.i.i.i.i:                             ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i.i.i.i
  %address.i.i.i.i.i1854.i.i = ptrtoint ptr %memory.i.i.i.i.i1852.i.i to i64
  %behind.i.i.i.i.i1855.i.i = add i64 %address.i.i.i.i.i1854.i.i, 111
  %aligned.i.i.i.i.i1856.i.i = and i64 %behind.i.i.i.i.i1855.i.i, -64
  %data.i.i.i.i.i1857.i.i = inttoptr i64 %aligned.i.i.i.i.i1856.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i1852.i.i, align 4, !noalias !71
  %at_end.i.i.i.i.i1858.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1852.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i1858.i.i, align 8, !noalias !71
  %at_data.i.i.i.i.i1859.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1852.i.i, i64 24
  store ptr %data.i.i.i.i.i1857.i.i, ptr %at_data.i.i.i.i.i1859.i.i, align 8, !noalias !71
  %at_size.i.i.i.i.i1860.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1852.i.i, i64 32
  store i64 %.79.i.i.i.i, ptr %at_size.i.i.i.i.i1860.i.i, align 8, !noalias !71
  %.4.i.i.i.i1861.i.i = atomicrmw add ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !84
  fence release
  %.4.i.i41.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !84
  %.10.i.i.i1862.i.i = icmp eq i64 %.4.i.i41.i.i.i.i, 1
  br i1 %.10.i.i.i1862.i.i, label %.3.endif.if.i.i.i1874.i.i, label %.3.endif.i13.i.i.i.i, !prof !3

.3.endif.if.i.i.i1874.i.i:                        ; preds = %.3.endif.i40.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1852.i.i), !noalias !84
  br label %.3.endif.i13.i.i.i.i

.3.endif.i13.i.i.i.i:                             ; preds = %.3.endif.if.i.i.i1874.i.i, %.3.endif.i40.i.i.i.i
  %.4.i.i.i1863.i.i = atomicrmw add ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !85
  %.4.i.i.i34.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !86
  %.125.i.i.i.i = shl i64 %.13.i.i.i, 4
  %.38.i.i.i.i = mul i64 %.125.i.i.i.i, %.13.i.i.i
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i1857.i.i, i8 0, i64 %.38.i.i.i.i, i1 false), !noalias !86
  fence release
  %.4.i.i14.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !86
  %.10.i.i35.i.i.i = icmp eq i64 %.4.i.i14.i.i.i.i, 1
  br i1 %.10.i.i35.i.i.i, label %.3.endif.if.i.i36.i.i.i, label %.3.endif.i42.i.i.i, !prof !3

.3.endif.if.i.i36.i.i.i:                          ; preds = %.3.endif.i13.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1852.i.i), !noalias !86
  br label %.3.endif.i42.i.i.i

.3.endif.i42.i.i.i:                               ; preds = %.3.endif.if.i.i36.i.i.i, %.3.endif.i13.i.i.i.i
  %.4.i.i39.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !85
  fence release
  %.4.i.i43.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !85
  %.10.i.i1871.i.i = icmp eq i64 %.4.i.i43.i.i.i, 1
  br i1 %.10.i.i1871.i.i, label %.3.endif.if.i.i1873.i.i, label %.3.endif.i45.i.i.i, !prof !3

.3.endif.if.i.i1873.i.i:                          ; preds = %.3.endif.i42.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1852.i.i), !noalias !85
  br label %.3.endif.i45.i.i.i

.3.endif.i45.i.i.i:                               ; preds = %.3.endif.if.i.i1873.i.i, %.3.endif.i42.i.i.i
  fence release
  %.4.i.i46.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1852.i.i, i64 1 monotonic, align 8, !noalias !85
  %.10.i47.i.i.i = icmp eq i64 %.4.i.i46.i.i.i, 1
  br i1 %.10.i47.i.i.i, label %.3.endif.if.i48.i.i.i, label %B0.endif.endif.endif.endif.endif.i.i1887.i.i, !prof !3

.3.endif.if.i48.i.i.i:                            ; preds = %.3.endif.i45.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1852.i.i), !noalias !85
  br label %B0.endif.endif.endif.endif.endif.i.i1887.i.i

B0.endif.endif.endif.endif.endif.i.i1887.i.i:     ; preds = %.3.endif.if.i48.i.i.i, %.3.endif.i45.i.i.i
  %memory.i.i.i.i.i1890.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i.i)
  %none.i.i.i.i.i1891.i.i = icmp eq ptr %memory.i.i.i.i.i1890.i.i, null
  br i1 %none.i.i.i.i.i1891.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %.3.endif.i32.i.i1892.i.i

.3.endif.i32.i.i1892.i.i:                         ; preds = %B0.endif.endif.endif.endif.endif.i.i1887.i.i
  %address.i.i.i.i.i1893.i.i = ptrtoint ptr %memory.i.i.i.i.i1890.i.i to i64
  %behind.i.i.i.i.i1894.i.i = add i64 %address.i.i.i.i.i1893.i.i, 111
  %aligned.i.i.i.i.i1895.i.i = and i64 %behind.i.i.i.i.i1894.i.i, -64
  %data.i.i.i.i.i1896.i.i = inttoptr i64 %aligned.i.i.i.i.i1895.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i1890.i.i, align 4, !noalias !89
  %at_end.i.i.i.i.i1897.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1890.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i1897.i.i, align 8, !noalias !89
  %at_data.i.i.i.i.i1898.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1890.i.i, i64 24
  store ptr %data.i.i.i.i.i1896.i.i, ptr %at_data.i.i.i.i.i1898.i.i, align 8, !noalias !89
  %at_size.i.i.i.i.i1899.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1890.i.i, i64 32
  store i64 %.56.i.i.i.i, ptr %at_size.i.i.i.i.i1899.i.i, align 8, !noalias !89
  %.4.i.i.i.i1900.i.i = atomicrmw add ptr %memory.i.i.i.i.i1890.i.i, i64 1 monotonic, align 8, !noalias !102
  fence release
  %.4.i.i33.i.i1901.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1890.i.i, i64 1 monotonic, align 8, !noalias !102
  %.10.i.i.i1902.i.i = icmp eq i64 %.4.i.i33.i.i1901.i.i, 1
  br i1 %.10.i.i.i1902.i.i, label %.3.endif.if.i.i.i1907.i.i, label %NRT_incref.exit184.i.i.i, !prof !3

.3.endif.if.i.i.i1907.i.i:                        ; preds = %.3.endif.i32.i.i1892.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1890.i.i), !noalias !102
  br label %NRT_incref.exit184.i.i.i

.3.endif.i173.i.i.i:                              ; preds = %B118.if.preheader.i.i.i, %NRT_incref.exit184.i.i.i
  %.4.i.i.i1903.i.i = atomicrmw add ptr %memory.i.i.i.i.i1890.i.i, i64 1 monotonic, align 8, !noalias !103
  fence release
  %.4.i.i174.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1890.i.i, i64 1 monotonic, align 8, !noalias !103
  %.10.i.i1904.i.i = icmp eq i64 %.4.i.i174.i.i.i, 1
  br i1 %.10.i.i1904.i.i, label %.3.endif.if.i.i1906.i.i, label %.3.endif.i176.i.i.i, !prof !3

.3.endif.if.i.i1906.i.i:                          ; preds = %.3.endif.i173.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1890.i.i), !noalias !103
  br label %.3.endif.i176.i.i.i

.3.endif.i176.i.i.i:                              ; preds = %.3.endif.if.i.i1906.i.i, %.3.endif.i173.i.i.i
  fence release
  %.4.i.i177.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1890.i.i, i64 1 monotonic, align 8, !noalias !103
  %.10.i178.i.i.i = icmp eq i64 %.4.i.i177.i.i.i, 1
  br i1 %.10.i178.i.i.i, label %.3.endif.if.i179.i.i.i, label %B0.endif.endif.i.i.i, !prof !3

.3.endif.if.i179.i.i.i:                           ; preds = %.3.endif.i176.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1890.i.i), !noalias !103
  br label %B0.endif.endif.i.i.i

NRT_incref.exit184.i.i.i:                         ; preds = %.3.endif.if.i.i.i1907.i.i, %.3.endif.i32.i.i1892.i.i
  %.4.i.i183.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1890.i.i, i64 1 monotonic, align 8, !noalias !103
  %.18914.not.i.i.i = icmp slt i64 %.51.i.i.i.i, 1
  br i1 %.18914.not.i.i.i, label %.3.endif.i173.i.i.i, label %B118.if.preheader.i.i.i

B118.if.preheader.i.i.i:                          ; preds = %NRT_incref.exit184.i.i.i
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i1896.i.i, i8 -1, i64 %.56.i.i.i.i, i1 false), !noalias !103
  br label %.3.endif.i173.i.i.i

B0.endif.endif.i.i.i:                             ; preds = %.3.endif.if.i179.i.i.i, %.3.endif.i176.i.i.i
  %.31.i.i.i = icmp ugt i64 %value1, 1152921504606846975
  br i1 %.31.i.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %B0.endif.endif.endif.i.i.i, !prof !3

B0.endif.endif.endif.i.i.i:                       ; preds = %B0.endif.endif.i.i.i
  %.30.i.i.i = shl nuw nsw i64 %value1, 3
  %all.i.i.i.i1910.i.i = add nuw i64 %.30.i.i.i, 112
  %memory.i.i.i.i1911.i.i = tail call ptr @malloc(i64 %all.i.i.i.i1910.i.i)
  %none.i.i.i.i1912.i.i = icmp eq ptr %memory.i.i.i.i1911.i.i, null
  br i1 %none.i.i.i.i1912.i.i, label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B0.endif.endif.endif.i.i.i
  %address.i.i.i.i1913.i.i = ptrtoint ptr %memory.i.i.i.i1911.i.i to i64
  %behind.i.i.i.i1914.i.i = add i64 %address.i.i.i.i1913.i.i, 111
  %aligned.i.i.i.i1915.i.i = and i64 %behind.i.i.i.i1914.i.i, -64
  %data.i.i.i.i1916.i.i = inttoptr i64 %aligned.i.i.i.i1915.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i1911.i.i, align 4, !noalias !104
  %at_end.i.i.i.i1917.i.i = getelementptr i8, ptr %memory.i.i.i.i1911.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1917.i.i, align 8, !noalias !104
  %at_data.i.i.i.i1918.i.i = getelementptr i8, ptr %memory.i.i.i.i1911.i.i, i64 24
  store ptr %data.i.i.i.i1916.i.i, ptr %at_data.i.i.i.i1918.i.i, align 8, !noalias !104
  %at_size.i.i.i.i1919.i.i = getelementptr i8, ptr %memory.i.i.i.i1911.i.i, i64 32
  store i64 %.30.i.i.i, ptr %at_size.i.i.i.i1919.i.i, align 8, !noalias !104
  %.4.i.i.i1920.i.i = atomicrmw add ptr %memory.i.i.i.i1911.i.i, i64 1 monotonic, align 8, !noalias !114
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i1911.i.i, i64 1 monotonic, align 8, !noalias !114
  %.10.i.i1927.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i1927.i.i, label %.3.endif.if.i.i1929.i.i, label %B892.if.lr.ph.i.i, !prof !3

.3.endif.if.i.i1929.i.i:                          ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1911.i.i), !noalias !114
  br label %B892.if.lr.ph.i.i

B892.if.lr.ph.i.i:                                ; preds = %.3.endif.if.i.i1929.i.i, %.3.endif.i24.i.i.i
  %.1798.i.i = add nsw i64 %.13.i.i.i, -1
  %.2133.i.i = shl nuw i64 %.13.i.i.i, 1
  br label %B892.if.i.i

B892.if.i.i:                                      ; preds = %B892.if.i.i, %B892.if.lr.ph.i.i
  %.1478.072.i.i = phi i64 [ %value1, %B892.if.lr.ph.i.i ], [ %.1540.i.i, %B892.if.i.i ]
  %.1475.071.i.i = phi i64 [ 0, %B892.if.lr.ph.i.i ], [ %.1544.i.i, %B892.if.i.i ]
  %.1540.i.i = add nsw i64 %.1478.072.i.i, -1
  %.1544.i.i = add nuw nsw i64 %.1475.071.i.i, 1
  %.1617.i.i = mul i64 %.1475.071.i.i, %value2
  %.1621.i.i = getelementptr double, ptr %value0, i64 %.1617.i.i
  %.1622.i.i = load double, ptr %.1621.i.i, align 8, !noalias !24
  %.1652.i.i = load double, ptr %data.i.i.i.i.i, align 64, !noalias !24
  %.1653.i.i = fsub double %.1622.i.i, %.1652.i.i
  %.1658.i.i = fdiv double %.1653.i.i, %.1168.i.i
  %.5.i1931.i.i = fptosi double %.1658.i.i to i64
  %.1735.i.i = getelementptr i8, ptr %.1621.i.i, i64 8
  %.1736.i.i = load double, ptr %.1735.i.i, align 8, !noalias !24
  %.1766.i.i = load double, ptr %.1131.i.i, align 8, !noalias !24
  %.1767.i.i = fsub double %.1736.i.i, %.1766.i.i
  %.1772.i.i = fdiv double %.1767.i.i, %.1168.i.i
  %.5.i1932.i.i = fptosi double %.1772.i.i to i64
  %.13.i1933.i.i = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %.1798.i.i, i64 %.5.i1931.i.i)
  %.13.i1934.i.i = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %.1798.i.i, i64 %.5.i1932.i.i)
  %.1909.idx.i.i = shl i64 %.1475.071.i.i, 4
  %.1909.i.i = getelementptr i8, ptr %data.i.i.i.i.i854.i, i64 %.1909.idx.i.i
  store i64 %.13.i1933.i.i, ptr %.1909.i.i, align 16, !noalias !24
  %.1963.i.i = getelementptr i8, ptr %.1909.i.i, i64 8
  store i64 %.13.i1934.i.i, ptr %.1963.i.i, align 8, !noalias !24
  %.1989.i.i = icmp slt i64 %.13.i1933.i.i, 0
  %.1990.i.i = select i1 %.1989.i.i, i64 %.13.i.i.i, i64 0
  %.1991.i.i = add i64 %.1990.i.i, %.13.i1933.i.i
  %.1992.i.i = icmp slt i64 %.13.i1934.i.i, 0
  %.1993.i.i = select i1 %.1992.i.i, i64 %.13.i.i.i, i64 0
  %.2011.i.i = mul i64 %.1991.i.i, %.13.i.i.i
  %7 = getelementptr i64, ptr %data.i.i.i.i.i.i.i, i64 %.2011.i.i
  %8 = getelementptr i64, ptr %7, i64 %.13.i1934.i.i
  %.2015.i.i = getelementptr i64, ptr %8, i64 %.1993.i.i
  %.2016.i.i = load i64, ptr %.2015.i.i, align 8, !noalias !24
  %.2017.i.i = add nsw i64 %.2016.i.i, 1
  store i64 %.2017.i.i, ptr %.2015.i.i, align 8, !noalias !24
  %.2108.i.i = add i64 %.1993.i.i, %.13.i1934.i.i
  %.2135.i.i = mul i64 %.1991.i.i, %.2133.i.i
  %9 = getelementptr double, ptr %data.i.i.i.i.i1857.i.i, i64 %.2135.i.i
  %.2141.idx.i.i = shl i64 %.2108.i.i, 4
  %.2141.i.i = getelementptr i8, ptr %9, i64 %.2141.idx.i.i
  %.2142.i.i = load double, ptr %.2141.i.i, align 16, !noalias !24
  %.2196.i.i = load double, ptr %.1621.i.i, align 8, !noalias !24
  %.2197.i.i = fadd double %.2142.i.i, %.2196.i.i
  store double %.2197.i.i, ptr %.2141.i.i, align 16, !noalias !24
  %.2343.i.i = getelementptr i8, ptr %.2141.i.i, i64 8
  %.2344.i.i = load double, ptr %.2343.i.i, align 8, !noalias !24
  %.2398.i.i = load double, ptr %.1735.i.i, align 8, !noalias !24
  %.2399.i.i = fadd double %.2344.i.i, %.2398.i.i
  store double %.2399.i.i, ptr %.2343.i.i, align 8, !noalias !24
  %10 = getelementptr i64, ptr %data.i.i.i.i.i1896.i.i, i64 %.2011.i.i
  %11 = getelementptr i64, ptr %10, i64 %.13.i1934.i.i
  %.2522.i.i = getelementptr i64, ptr %11, i64 %.1993.i.i
  %.2523.i.i = load i64, ptr %.2522.i.i, align 8, !noalias !24
  %12 = getelementptr i64, ptr %data.i.i.i.i1916.i.i, i64 %.1475.071.i.i
  store i64 %.2523.i.i, ptr %12, align 8, !noalias !24
  store i64 %.1475.071.i.i, ptr %.2522.i.i, align 8, !noalias !24
  %.1531.i.i = icmp ugt i64 %.1478.072.i.i, 1
  br i1 %.1531.i.i, label %B892.if.i.i, label %.3.endif.i1767.i.i

B1360.if.i.i:                                     ; preds = %B1360.if.i.i.preheader, %B2008.i.i
  %.2651.085.i.i = phi i64 [ %.2714.i.i, %B2008.i.i ], [ %value1, %B1360.if.i.i.preheader ]
  %.2648.084.i.i = phi i64 [ %.2718.i.i, %B2008.i.i ], [ 0, %B1360.if.i.i.preheader ]
  %.2799.idx.i.i = shl i64 %.2648.084.i.i, 4
  %.2799.i.i = getelementptr i8, ptr %data.i.i.i.i.i854.i, i64 %.2799.idx.i.i
  %.2800.i.i = load i64, ptr %.2799.i.i, align 16, !noalias !24
  %.2854.i.i = getelementptr i8, ptr %.2799.i.i, i64 8
  %.2855.i.i = load i64, ptr %.2854.i.i, align 8, !noalias !24
  %.3744.i.i = mul i64 %.2648.084.i.i, %value2
  %.3748.i.i = getelementptr double, ptr %value0, i64 %.3744.i.i
  %.3887.i.i = getelementptr i8, ptr %.3748.i.i, i64 8
  %.317.i.i.i = mul nuw nsw i64 %.2648.084.i.i, 7
  br label %B1446.if.i.i

B1446.if.i.i:                                     ; preds = %B1360.if.i.i, %B1444.loopexit.i.i
  %up.5.182.i.i = phi double [ 0.000000e+00, %B1360.if.i.i ], [ %.us-phi77.i.i, %B1444.loopexit.i.i ]
  %right.5.181.i.i = phi double [ 0.000000e+00, %B1360.if.i.i ], [ %.us-phi.i.i, %B1444.loopexit.i.i ]
  %.2907.080.i.i = phi i64 [ %.13.i.i.i, %B1360.if.i.i ], [ %.2970.i.i, %B1444.loopexit.i.i ]
  %.2904.079.i.i = phi i64 [ 0, %B1360.if.i.i ], [ %.2974.i.i, %B1444.loopexit.i.i ]
  %.2970.i.i = add nsw i64 %.2907.080.i.i, -1
  %.2974.i.i = add nuw nsw i64 %.2904.079.i.i, 1
  %.3184.i.i = mul i64 %.2904.079.i.i, %.13.i.i.i
  %13 = getelementptr i64, ptr %data.i.i.i.i.i.i.i, i64 %.3184.i.i
  %reass.sub.i.i = sub i64 %.2904.079.i.i, %.2800.i.i
  %reass.sub.fr.i.i = freeze i64 %reass.sub.i.i
  %.reass.reass.i.i = add i64 %reass.sub.fr.i.i, 1
  %or.cond.i.i = icmp ult i64 %.reass.reass.i.i, 3
  %.3819.i.i = mul i64 %.2904.079.i.i, %.2133.i.i
  %14 = getelementptr double, ptr %data.i.i.i.i.i1857.i.i, i64 %.3819.i.i
  %15 = getelementptr i64, ptr %data.i.i.i.i.i1896.i.i, i64 %.3184.i.i
  br i1 %or.cond.i.i, label %B1482.if.us.i.i, label %B1482.if.i.i

B1482.if.us.i.i:                                  ; preds = %B1446.if.i.i, %B2085.us.i.i
  %up.4.276.us.i.i = phi double [ %up.6.3.us.i.i, %B2085.us.i.i ], [ %up.5.182.i.i, %B1446.if.i.i ]
  %right.4.275.us.i.i = phi double [ %right.6.3.us.i.i, %B2085.us.i.i ], [ %right.5.181.i.i, %B1446.if.i.i ]
  %.3041.074.us.i.i = phi i64 [ %.3104.us.i.i, %B2085.us.i.i ], [ %.13.i.i.i, %B1446.if.i.i ]
  %.3038.073.us.i.i = phi i64 [ %.3108.us.i.i, %B2085.us.i.i ], [ 0, %B1446.if.i.i ]
  %.3104.us.i.i = add nsw i64 %.3041.074.us.i.i, -1
  %.3108.us.i.i = add nuw nsw i64 %.3038.073.us.i.i, 1
  %16 = getelementptr i64, ptr %13, i64 %.3038.073.us.i.i
  %.3189.us.i.i = load i64, ptr %16, align 8, !noalias !24
  %.3196.us.i.i = icmp eq i64 %.3189.us.i.i, 0
  br i1 %.3196.us.i.i, label %B2085.us.i.i, label %B1520.us.i.i

B1520.us.i.i:                                     ; preds = %B1482.if.us.i.i
  %reass.sub = sub i64 %.3038.073.us.i.i, %.2855.i.i
  %17 = add i64 %reass.sub, 1
  %or.cond1761.us.i.i = icmp ult i64 %17, 3
  br i1 %or.cond1761.us.i.i, label %B1590.us.i.i, label %B1802.us.i.i

B1802.us.i.i:                                     ; preds = %B1520.us.i.i
  %.3749.us.i.i = load double, ptr %.3748.i.i, align 8, !noalias !24
  %.3825.idx.us.i.i = shl i64 %.3038.073.us.i.i, 4
  %.3825.us.i.i = getelementptr i8, ptr %14, i64 %.3825.idx.us.i.i
  %.3826.us.i.i = load double, ptr %.3825.us.i.i, align 16, !noalias !24
  %.3828.us.i.i = sitofp i64 %.3189.us.i.i to double
  %.3832.us.i.i = fdiv double %.3826.us.i.i, %.3828.us.i.i
  %.3833.us.i.i = fsub double %.3749.us.i.i, %.3832.us.i.i
  %.3888.us.i.i = load double, ptr %.3887.i.i, align 8, !noalias !24
  %.3966.us.i.i = getelementptr i8, ptr %.3825.us.i.i, i64 8
  %.3967.us.i.i = load double, ptr %.3966.us.i.i, align 8, !noalias !24
  %.3973.us.i.i = fdiv double %.3967.us.i.i, %.3828.us.i.i
  %.3974.us.i.i = fsub double %.3888.us.i.i, %.3973.us.i.i
  %.3975.us.i.i = fmul double %.3833.us.i.i, %.3833.us.i.i
  %.3976.us.i.i = fmul double %.3974.us.i.i, %.3974.us.i.i
  %.3977.us.i.i = fadd double %.3975.us.i.i, %.3976.us.i.i
  %.12.i1773.us.i.i = fcmp olt double %.3977.us.i.i, 1.000000e-04
  %.13.i1774.us.i.i = select i1 %.12.i1773.us.i.i, double 1.000000e-04, double %.3977.us.i.i
  %.4011.us.i.i = fdiv double %.3828.us.i.i, %.13.i1774.us.i.i
  %.4014.us.i.i = fmul double %.3833.us.i.i, %.4011.us.i.i
  %.4016.us.i.i = fadd double %right.4.275.us.i.i, %.4014.us.i.i
  %.4021.us.i.i = fmul double %.3974.us.i.i, %.4011.us.i.i
  %.4023.us.i.i = fadd double %up.4.276.us.i.i, %.4021.us.i.i
  br label %B2085.us.i.i

B1590.us.i.i:                                     ; preds = %B1520.us.i.i
  %18 = getelementptr i64, ptr %15, i64 %.3038.073.us.i.i
  %.3326.us.i.i = load i64, ptr %18, align 8, !noalias !24
  %.3332.us.i.i = icmp sgt i64 %.3326.us.i.i, -1
  br i1 %.3332.us.i.i, label %B1628.us.i.i, label %B2085.us.i.i

B1628.us.i.i:                                     ; preds = %B1590.us.i.i, %B1772.us.i.i
  %right.3.4.us.i.i = phi double [ %right.8.6.us.i.i, %B1772.us.i.i ], [ %right.4.275.us.i.i, %B1590.us.i.i ]
  %up.3.4.us.i.i = phi double [ %up.8.6.us.i.i, %B1772.us.i.i ], [ %up.4.276.us.i.i, %B1590.us.i.i ]
  %j.2.4.us.i.i = phi i64 [ %.3668.us.i.i, %B1772.us.i.i ], [ %.3326.us.i.i, %B1590.us.i.i ]
  %.3351.us.i.i = icmp ult i64 %j.2.4.us.i.i, %.2648.084.i.i
  br i1 %.3351.us.i.i, label %B1640.us.i.i, label %B1772.us.i.i

B1640.us.i.i:                                     ; preds = %B1628.us.i.i
  %.81.i.us.i.i = load double, ptr %.3748.i.i, align 8, !noalias !115
  %.130.i.us.i.i = mul i64 %j.2.4.us.i.i, %value2
  %.134.i.us.i.i = getelementptr double, ptr %value0, i64 %.130.i.us.i.i
  %.135.i.us.i.i = load double, ptr %.134.i.us.i.i, align 8, !noalias !115
  %.136.i.us.i.i = fsub double %.81.i.us.i.i, %.135.i.us.i.i
  %.190.i.us.i.i = load double, ptr %.3887.i.i, align 8, !noalias !115
  %.243.i.us.i.i = getelementptr i8, ptr %.134.i.us.i.i, i64 8
  %.244.i.us.i.i = load double, ptr %.243.i.us.i.i, align 8, !noalias !115
  %.250.i.us.i.i = fsub double %.190.i.us.i.i, %.244.i.us.i.i
  %.306.i.us.i.i = fcmp oeq double %.136.i.us.i.i, 0.000000e+00
  %.314.i.us.i.i = fcmp oeq double %.250.i.us.i.i, 0.000000e+00
  %or.cond.i.us.i.i = select i1 %.306.i.us.i.i, i1 %.314.i.us.i.i, i1 false
  br i1 %or.cond.i.us.i.i, label %B178.i.us.i.i, label %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.us.i.i

B178.i.us.i.i:                                    ; preds = %B1640.us.i.i
  %.321.i.us.i.i = add nuw nsw i64 %j.2.4.us.i.i, %.317.i.i.i
  %.343.i64.us.i.i = urem i64 %.321.i.us.i.i, 5
  %.364.i.us.i.i = add nuw nsw i64 %.343.i64.us.i.i, 1
  %.365.i.us.i.i = uitofp i64 %.364.i.us.i.i to double
  %.366.i.us.i.i = fmul double %.365.i.us.i.i, 1.000000e-02
  br label %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.us.i.i

_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.us.i.i: ; preds = %B178.i.us.i.i, %B1640.us.i.i
  %x.2.0.i.us.i.i = phi double [ %.366.i.us.i.i, %B178.i.us.i.i ], [ %.136.i.us.i.i, %B1640.us.i.i ]
  %.263.i.us.i.i = fmul double %.136.i.us.i.i, %.136.i.us.i.i
  %.266.i.us.i.i = fmul double %.250.i.us.i.i, %.250.i.us.i.i
  %.267.i.us.i.i = fadd double %.263.i.us.i.i, %.266.i.us.i.i
  %.12.i.i.us.i.i = fcmp olt double %.267.i.us.i.i, 1.000000e-04
  %.13.i.i.us.i.i = select i1 %.12.i.i.us.i.i, double 1.000000e-04, double %.267.i.us.i.i
  %.301.i.us.i.i = fdiv double 1.000000e+00, %.13.i.i.us.i.i
  %.378.i.us.i.i = fmul double %.301.i.us.i.i, %x.2.0.i.us.i.i
  %.383.i.us.i.i = fmul double %.250.i.us.i.i, %.301.i.us.i.i
  %.3394.us.i.i = fadd double %right.3.4.us.i.i, %.378.i.us.i.i
  %.3400.us.i.i = fadd double %up.3.4.us.i.i, %.383.i.us.i.i
  %.3458.us.i.idx.i = shl i64 %j.2.4.us.i.i, 4
  %.3458.us.i.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.3458.us.i.idx.i
  %.3459.us.i.i = load double, ptr %.3458.us.i.i, align 16, !noalias !24
  %.3460.us.i.i = fsub double %.3459.us.i.i, %.378.i.us.i.i
  store double %.3460.us.i.i, ptr %.3458.us.i.i, align 16, !noalias !24
  %.3566.us.i.i = getelementptr i8, ptr %.3458.us.i.i, i64 8
  %.3567.us.i.i = load double, ptr %.3566.us.i.i, align 8, !noalias !24
  %.3568.us.i.i = fsub double %.3567.us.i.i, %.383.i.us.i.i
  store double %.3568.us.i.i, ptr %.3566.us.i.i, align 8, !noalias !24
  br label %B1772.us.i.i

B1772.us.i.i:                                     ; preds = %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.us.i.i, %B1628.us.i.i
  %right.8.6.us.i.i = phi double [ %.3394.us.i.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.us.i.i ], [ %right.3.4.us.i.i, %B1628.us.i.i ]
  %up.8.6.us.i.i = phi double [ %.3400.us.i.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.us.i.i ], [ %up.3.4.us.i.i, %B1628.us.i.i ]
  %.3667.us.i.i = getelementptr i64, ptr %data.i.i.i.i1916.i.i, i64 %j.2.4.us.i.i
  %.3668.us.i.i = load i64, ptr %.3667.us.i.i, align 8, !noalias !24
  %.3671.us.i.i = icmp sgt i64 %.3668.us.i.i, -1
  br i1 %.3671.us.i.i, label %B1628.us.i.i, label %B2085.us.i.i

B2085.us.i.i:                                     ; preds = %B1772.us.i.i, %B1590.us.i.i, %B1802.us.i.i, %B1482.if.us.i.i
  %right.6.3.us.i.i = phi double [ %.4016.us.i.i, %B1802.us.i.i ], [ %right.4.275.us.i.i, %B1482.if.us.i.i ], [ %right.4.275.us.i.i, %B1590.us.i.i ], [ %right.8.6.us.i.i, %B1772.us.i.i ]
  %up.6.3.us.i.i = phi double [ %.4023.us.i.i, %B1802.us.i.i ], [ %up.4.276.us.i.i, %B1482.if.us.i.i ], [ %up.4.276.us.i.i, %B1590.us.i.i ], [ %up.8.6.us.i.i, %B1772.us.i.i ]
  %.3095.us.i.i = icmp sgt i64 %.3041.074.us.i.i, 1
  br i1 %.3095.us.i.i, label %B1482.if.us.i.i, label %B1444.loopexit.i.i

B1482.if.i.i:                                     ; preds = %B1446.if.i.i, %B2085.i.i
  %up.4.276.i.i = phi double [ %up.6.3.i.i, %B2085.i.i ], [ %up.5.182.i.i, %B1446.if.i.i ]
  %right.4.275.i.i = phi double [ %right.6.3.i.i, %B2085.i.i ], [ %right.5.181.i.i, %B1446.if.i.i ]
  %.3041.074.i.i = phi i64 [ %.3104.i.i, %B2085.i.i ], [ %.13.i.i.i, %B1446.if.i.i ]
  %.3038.073.i.i = phi i64 [ %.3108.i.i, %B2085.i.i ], [ 0, %B1446.if.i.i ]
  %.3104.i.i = add nsw i64 %.3041.074.i.i, -1
  %.3108.i.i = add nuw nsw i64 %.3038.073.i.i, 1
  %19 = getelementptr i64, ptr %13, i64 %.3038.073.i.i
  %.3189.i.i = load i64, ptr %19, align 8, !noalias !24
  %.3196.i.i = icmp eq i64 %.3189.i.i, 0
  br i1 %.3196.i.i, label %B2085.i.i, label %B1520.i.i

B416.i:                                           ; preds = %B308.i, %B126.preheader.i, %.3.endif.if.i1809.i.i, %.3.endif.i1806.i.i
  %.102337.not.i = icmp slt i64 %value4, 1
  br i1 %.102337.not.i, label %B692.preheader.i, label %B456.if.i

B456.loopexit.i:                                  ; preds = %B522.if.i
  %.1032.i = add nsw i64 %.970.039.i, -1
  %.1036.i = add nuw nsw i64 %.967.038.i, 1
  %.1023.i = icmp sgt i64 %.970.039.i, 1
  br i1 %.1023.i, label %B456.if.i, label %B692.preheader.i

B692.preheader.i:                                 ; preds = %B456.loopexit.i, %B416.i
  %.171340.not.i = icmp eq i64 %value1, 0
  br i1 %.171340.not.i, label %.3.endif.i.i, label %B692.if.i

B798.i:                                           ; preds = %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit876.i
  %.1926.i = fdiv double %value9, %.1913.i
  %.12.i.i = fcmp olt double %.1926.i, 1.000000e+00
  %.13.i.i = select i1 %.12.i.i, double %.1926.i, double 1.000000e+00
  br label %B838.i

B838.i:                                           ; preds = %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit876.i, %B798.i
  %"$phi838.1.2.1.i" = phi double [ %.13.i.i, %B798.i ], [ 0.000000e+00, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit876.i ]
  %.2018.i = mul i64 %.1657.041.i, %value2
  %.2022.i = getelementptr double, ptr %value0, i64 %.2018.i
  %.2023.i = load double, ptr %.2022.i, align 8, !noalias !23
  %.2079.i = fmul double %.1808.i, %"$phi838.1.2.1.i"
  %.2080.i = fadd double %.2023.i, %.2079.i
  store double %.2080.i, ptr %.2022.i, align 8, !noalias !23
  %.2186.i = getelementptr i8, ptr %.2022.i, i64 8
  %.2187.i = load double, ptr %.2186.i, align 8, !noalias !23
  %.2244.i = load double, ptr %.1886.i, align 8, !noalias !23
  %.2245.i = fmul double %"$phi838.1.2.1.i", %.2244.i
  %.2246.i = fadd double %.2187.i, %.2245.i
  store double %.2246.i, ptr %.2186.i, align 8, !noalias !23
  %.1713.i = icmp sgt i64 %.1660.042.i, 1
  br i1 %.1713.i, label %B692.if.i, label %.3.endif.i.i

.3.endif.i.i:                                     ; preds = %B838.i, %B692.preheader.i
  fence release
  %.4.i.i864.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !23
  %.10.i.i = icmp eq i64 %.4.i.i864.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !3

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !23
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  store ptr null, ptr %results, align 8, !alias.scope !0, !noalias !118
  br label %_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit

B0.endif.i:                                       ; preds = %.3.endif.if.i42.i.i, %.3.endif.i39.i.i
  %.146.i = icmp ult i64 %value1, 601
  br i1 %.146.i, label %B126.preheader.i, label %NRT_incref.exit.i.i

B126.preheader.i:                                 ; preds = %B0.endif.i
  %.22832.not.i = icmp eq i64 %value1, 0
  br i1 %.22832.not.i, label %B416.i, label %B126.if.i

B126.if.i:                                        ; preds = %B126.preheader.i, %B308.i
  %.175.034.i = phi i64 [ %.237.i, %B308.i ], [ %value1, %B126.preheader.i ]
  %.172.033.i = phi i64 [ %.241.i, %B308.i ], [ 0, %B126.preheader.i ]
  %.237.i = add nsw i64 %.175.034.i, -1
  %.241.i = add nuw nsw i64 %.172.033.i, 1
  %.36726.not.i = icmp eq i64 %.172.033.i, 0
  br i1 %.36726.not.i, label %B308.i, label %B170.if.lr.ph.i

B170.if.lr.ph.i:                                  ; preds = %B126.if.i
  %.76.i.i = mul i64 %.172.033.i, %value2
  %.80.i.i = getelementptr double, ptr %value0, i64 %.76.i.i
  %.189.i.i = getelementptr i8, ptr %.80.i.i, i64 8
  %.317.i.i = mul nuw nsw i64 %.172.033.i, 7
  br label %B170.if.i

B170.if.i:                                        ; preds = %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i, %B170.if.lr.ph.i
  %up.2.130.i = phi double [ 0.000000e+00, %B170.if.lr.ph.i ], [ %.449.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i ]
  %right.2.129.i = phi double [ 0.000000e+00, %B170.if.lr.ph.i ], [ %.445.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i ]
  %.314.028.i = phi i64 [ %.172.033.i, %B170.if.lr.ph.i ], [ %.376.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i ]
  %.311.027.i = phi i64 [ 0, %B170.if.lr.ph.i ], [ %.380.i, %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i ]
  %.376.i = add nsw i64 %.314.028.i, -1
  %.380.i = add nuw nsw i64 %.311.027.i, 1
  %.81.i.i = load double, ptr %.80.i.i, align 8, !noalias !119
  %.130.i.i = mul i64 %.311.027.i, %value2
  %.134.i.i = getelementptr double, ptr %value0, i64 %.130.i.i
  %.135.i.i = load double, ptr %.134.i.i, align 8, !noalias !119
  %.136.i.i = fsub double %.81.i.i, %.135.i.i
  %.190.i.i = load double, ptr %.189.i.i, align 8, !noalias !119
  %.243.i.i = getelementptr i8, ptr %.134.i.i, i64 8
  %.244.i.i = load double, ptr %.243.i.i, align 8, !noalias !119
  %.250.i.i = fsub double %.190.i.i, %.244.i.i
  %.306.i.i = fcmp oeq double %.136.i.i, 0.000000e+00
  %.314.i.i = fcmp oeq double %.250.i.i, 0.000000e+00
  %or.cond.i865.i = select i1 %.306.i.i, i1 %.314.i.i, i1 false
  br i1 %or.cond.i865.i, label %B178.i.i, label %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i

B178.i.i:                                         ; preds = %B170.if.i
  %.321.i.i = add nuw nsw i64 %.311.027.i, %.317.i.i
  %.343.i.i = urem i64 %.321.i.i, 5
  %.364.i.i = add nuw nsw i64 %.343.i.i, 1
  %.365.i.i = uitofp i64 %.364.i.i to double
  %.366.i.i = fmul double %.365.i.i, 1.000000e-02
  br label %_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i

_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx.exit.i: ; preds = %B178.i.i, %B170.if.i
  %x.2.0.i.i = phi double [ %.366.i.i, %B178.i.i ], [ %.136.i.i, %B170.if.i ]
  %.263.i.i = fmul double %.136.i.i, %.136.i.i
  %.266.i.i = fmul double %.250.i.i, %.250.i.i
  %.267.i.i = fadd double %.263.i.i, %.266.i.i
  %.12.i.i866.i = fcmp olt double %.267.i.i, 1.000000e-04
  %.13.i.i867.i = select i1 %.12.i.i866.i, double 1.000000e-04, double %.267.i.i
  %.301.i.i = fdiv double 1.000000e+00, %.13.i.i867.i
  %.378.i.i = fmul double %.301.i.i, %x.2.0.i.i
  %.383.i.i = fmul double %.250.i.i, %.301.i.i
  %.445.i = fadd double %right.2.129.i, %.378.i.i
  %.449.i = fadd double %up.2.130.i, %.383.i.i
  %.504.idx.i = shl i64 %.311.027.i, 4
  %.504.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.504.idx.i
  %.505.i = load double, ptr %.504.i, align 16, !noalias !23
  %.506.i = fsub double %.505.i, %.378.i.i
  store double %.506.i, ptr %.504.i, align 16, !noalias !23
  %.611.i = getelementptr i8, ptr %.504.i, i64 8
  %.612.i = load double, ptr %.611.i, align 8, !noalias !23
  %.613.i = fsub double %.612.i, %.383.i.i
  store double %.613.i, ptr %.611.i, align 8, !noalias !23
  %.367.i = icmp sgt i64 %.314.028.i, 1
  br i1 %.367.i, label %B170.if.i, label %B308.i

B456.if.i:                                        ; preds = %B416.i, %B456.loopexit.i
  %.970.039.i = phi i64 [ %.1032.i, %B456.loopexit.i ], [ %value4, %B416.i ]
  %.967.038.i = phi i64 [ %.1036.i, %B456.loopexit.i ], [ 0, %B416.i ]
  %20 = getelementptr i64, ptr %value3, i64 %.967.038.i
  %.1094.i = load i64, ptr %20, align 8, !noalias !23
  %21 = getelementptr i64, ptr %value5, i64 %.967.038.i
  %.1125.i = load i64, ptr %21, align 8, !noalias !23
  %22 = getelementptr double, ptr %value7, i64 %.967.038.i
  %.1305.i = icmp slt i64 %.1125.i, 0
  %.1306.i = select i1 %.1305.i, i64 %value1, i64 0
  %.1307.i = add i64 %.1306.i, %.1125.i
  %.1327.i = mul i64 %.1307.i, %value2
  %23 = getelementptr double, ptr %value0, i64 %.1327.i
  %.1360.i = icmp slt i64 %.1094.i, 0
  %.1361.i = select i1 %.1360.i, i64 %value1, i64 0
  %.1362.i = add i64 %.1361.i, %.1094.i
  %.1382.i = mul i64 %.1362.i, %value2
  %24 = getelementptr double, ptr %value0, i64 %.1382.i
  %.idx.i = shl i64 %.1362.i, 4
  %25 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.idx.i
  %.idx24.i = shl i64 %.1307.i, 4
  %26 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.idx24.i
  br label %B522.if.i

B522.if.i:                                        ; preds = %B522.if.i, %B456.if.i
  %.1158.036.i = phi i64 [ 2, %B456.if.i ], [ %.1220.i, %B522.if.i ]
  %.1155.035.i = phi i64 [ 0, %B456.if.i ], [ %.1224.i, %B522.if.i ]
  %.1220.i = add nsw i64 %.1158.036.i, -1
  %.1224.i = add nuw nsw i64 %.1155.035.i, 1
  %.1279.i = load double, ptr %22, align 8, !noalias !23
  %.1331.i = getelementptr double, ptr %23, i64 %.1155.035.i
  %.1332.i = load double, ptr %.1331.i, align 8, !noalias !23
  %.1386.i = getelementptr double, ptr %24, i64 %.1155.035.i
  %.1387.i = load double, ptr %.1386.i, align 8, !noalias !23
  %.1390.i = fsub double %.1332.i, %.1387.i
  %.1391.i = fmul double %.1279.i, %.1390.i
  %.1443.i = getelementptr double, ptr %25, i64 %.1155.035.i
  %.1444.i = load double, ptr %.1443.i, align 8, !noalias !23
  %.1445.i = fadd double %.1444.i, %.1391.i
  store double %.1445.i, ptr %.1443.i, align 8, !noalias !23
  %.1547.i = getelementptr double, ptr %26, i64 %.1155.035.i
  %.1548.i = load double, ptr %.1547.i, align 8, !noalias !23
  %.1549.i = fsub double %.1548.i, %.1391.i
  store double %.1549.i, ptr %.1547.i, align 8, !noalias !23
  %.1211.i = icmp ugt i64 %.1158.036.i, 1
  br i1 %.1211.i, label %B522.if.i, label %B456.loopexit.i

B692.if.i:                                        ; preds = %B692.preheader.i, %B838.i
  %.1660.042.i = phi i64 [ %.1722.i, %B838.i ], [ %value1, %B692.preheader.i ]
  %.1657.041.i = phi i64 [ %.1726.i, %B838.i ], [ 0, %B692.preheader.i ]
  %.1807.idx.i = shl i64 %.1657.041.i, 4
  %.1807.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.1807.idx.i
  %.1808.i = load double, ptr %.1807.i, align 16, !noalias !23
  br label %B282.i.i

B282.i.i:                                         ; preds = %B282.i.i, %B692.if.i
  %r.2.0.i.i = phi double [ 1.000000e+00, %B692.if.i ], [ %r.3.1.i.i, %B282.i.i ]
  %a.1.2.0.i.i = phi double [ %.1808.i, %B692.if.i ], [ %.147.i.i, %B282.i.i ]
  %.150.not.i.i = phi i1 [ false, %B692.if.i ], [ true, %B282.i.i ]
  %.123.not.i.i = phi i1 [ true, %B692.if.i ], [ false, %B282.i.i ]
  %.127.i.i = fmul double %r.2.0.i.i, %a.1.2.0.i.i
  %r.3.1.i.i = select i1 %.123.not.i.i, double %r.2.0.i.i, double %.127.i.i
  %.147.i.i = fmul double %a.1.2.0.i.i, %a.1.2.0.i.i
  br i1 %.150.not.i.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i, label %B282.i.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i: ; preds = %B282.i.i
  %.1886.i = getelementptr i8, ptr %.1807.i, i64 8
  %.1887.i = load double, ptr %.1886.i, align 8, !noalias !23
  br label %B282.i868.i

B282.i868.i:                                      ; preds = %B282.i868.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i
  %r.2.0.i869.i = phi double [ 1.000000e+00, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i ], [ %r.3.1.i874.i, %B282.i868.i ]
  %a.1.2.0.i870.i = phi double [ %.1887.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i ], [ %.147.i875.i, %B282.i868.i ]
  %.150.not.i871.i = phi i1 [ false, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i ], [ true, %B282.i868.i ]
  %.123.not.i872.i = phi i1 [ true, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i ], [ false, %B282.i868.i ]
  %.127.i873.i = fmul double %r.2.0.i869.i, %a.1.2.0.i870.i
  %r.3.1.i874.i = select i1 %.123.not.i872.i, double %r.2.0.i869.i, double %.127.i873.i
  %.147.i875.i = fmul double %a.1.2.0.i870.i, %a.1.2.0.i870.i
  br i1 %.150.not.i871.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit876.i, label %B282.i868.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v67B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit876.i: ; preds = %B282.i868.i
  %.1722.i = add nsw i64 %.1660.042.i, -1
  %.1726.i = add nuw nsw i64 %.1657.041.i, 1
  %.1912.i = fadd double %r.3.1.i.i, %r.3.1.i874.i
  %.1913.i = tail call double @sqrt(double %.1912.i), !noalias !23
  %.1919.i = fcmp ogt double %.1913.i, 0.000000e+00
  br i1 %.1919.i, label %B798.i, label %B838.i

_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd.exit: ; preds = %NRT_incref.exit.i.i, %B0.endif.endif.endif.endif.endif.i.i845.i, %B0.endif.endif.endif.endif.i.i, %B0.endif.endif.endif.endif.endif.i.i, %B0.endif.endif.endif.endif.i.i.i.i, %B0.endif.endif.endif.endif.endif.i.i.i.i, %B0.endif.endif.endif.endif.endif.endif.i.i.i.i, %B0.endif.endif.endif.endif.endif.endif.endif.i.i.i.i, %B0.endif.endif.endif.endif.endif.i.i1887.i.i, %B0.endif.endif.i.i.i, %B0.endif.endif.endif.i.i.i, %0, %B0.endif.endif.endif.endif.i.i.i, %B0.endif.endif.endif.endif.endif.i.i.i, %NRT_decref.exit.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit.i ], [ 1, %0 ], [ 1, %B0.endif.endif.endif.endif.endif.i.i.i ], [ 1, %B0.endif.endif.endif.endif.i.i.i ], [ 1, %B0.endif.endif.endif.i.i.i ], [ 1, %B0.endif.endif.i.i.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i1887.i.i ], [ 1, %B0.endif.endif.endif.endif.endif.endif.endif.i.i.i.i ], [ 1, %B0.endif.endif.endif.endif.endif.endif.i.i.i.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i.i.i ], [ 1, %B0.endif.endif.endif.endif.i.i.i.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i ], [ 1, %B0.endif.endif.endif.endif.i.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i845.i ], [ 1, %NRT_incref.exit.i.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare double @llvm.sqrt.f64(double)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!5, !7, !8, !10, !11, !13, !14, !16, !1, !17}
!5 = distinct !{!5, !6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!6 = distinct !{!6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!7 = distinct !{!7, !6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!11 = distinct !{!11, !12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!12 = distinct !{!12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29"}
!13 = distinct !{!13, !12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!14 = distinct !{!14, !15, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!15 = distinct !{!15, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!16 = distinct !{!16, !15, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!17 = distinct !{!17, !2, !"_ZN6swathe4core7network14layout_kernels4moveB3v44B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %excinfo"}
!18 = !{!11, !13, !14, !16, !1, !17}
!19 = !{!14, !16, !1, !17}
!20 = !{!21, !14, !16, !1, !17}
!21 = distinct !{!21, !22, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!22 = distinct !{!22, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE"}
!23 = !{!1, !17}
!24 = !{!25, !27, !1, !17}
!25 = distinct !{!25, !26, !"_ZN6swathe4core7network14layout_kernels15_repel_by_cellsB3v51B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN6swathe4core7network14layout_kernels15_repel_by_cellsB3v51B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!27 = distinct !{!27, !26, !"_ZN6swathe4core7network14layout_kernels15_repel_by_cellsB3v51B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %excinfo"}
!28 = !{!29, !31, !32, !34, !35, !37, !25, !27, !1, !17}
!29 = distinct !{!29, !30, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!30 = distinct !{!30, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!31 = distinct !{!31, !30, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!32 = distinct !{!32, !33, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!33 = distinct !{!33, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!34 = distinct !{!34, !33, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!35 = distinct !{!35, !36, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %retptr"}
!36 = distinct !{!36, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29"}
!37 = distinct !{!37, !36, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %excinfo"}
!38 = !{!35, !37, !25, !27, !1, !17}
!39 = !{!40, !42, !43, !45, !25, !27, !1, !17}
!40 = distinct !{!40, !41, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!41 = distinct !{!41, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!42 = distinct !{!42, !41, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!43 = distinct !{!43, !44, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!44 = distinct !{!44, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!45 = distinct !{!45, !44, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!46 = !{!47, !49, !50, !52, !25, !27, !1, !17}
!47 = distinct !{!47, !48, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!48 = distinct !{!48, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!49 = distinct !{!49, !48, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!50 = distinct !{!50, !51, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!51 = distinct !{!51, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!52 = distinct !{!52, !51, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!53 = !{!54, !56, !57, !59, !60, !62, !63, !65, !25, !27, !1, !17}
!54 = distinct !{!54, !55, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!55 = distinct !{!55, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!56 = distinct !{!56, !55, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!57 = distinct !{!57, !58, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!58 = distinct !{!58, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!59 = distinct !{!59, !58, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!60 = distinct !{!60, !61, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %retptr"}
!61 = distinct !{!61, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29"}
!62 = distinct !{!62, !61, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %excinfo"}
!63 = distinct !{!63, !64, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %retptr"}
!64 = distinct !{!64, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29"}
!65 = distinct !{!65, !64, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %excinfo"}
!66 = !{!60, !62, !63, !65, !25, !27, !1, !17}
!67 = !{!63, !65, !25, !27, !1, !17}
!68 = !{!69, !63, !65, !25, !27, !1, !17}
!69 = distinct !{!69, !70, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi2E1C7mutable7alignedE: %retptr"}
!70 = distinct !{!70, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi2E1C7mutable7alignedE"}
!71 = !{!72, !74, !75, !77, !78, !80, !81, !83, !25, !27, !1, !17}
!72 = distinct !{!72, !73, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!73 = distinct !{!73, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!74 = distinct !{!74, !73, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!75 = distinct !{!75, !76, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!76 = distinct !{!76, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!77 = distinct !{!77, !76, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!78 = distinct !{!78, !79, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!79 = distinct !{!79, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE39Function_28_3cclass_20_27float_27_3e_29"}
!80 = distinct !{!80, !79, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!81 = distinct !{!81, !82, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!82 = distinct !{!82, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!83 = distinct !{!83, !82, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!84 = !{!78, !80, !81, !83, !25, !27, !1, !17}
!85 = !{!81, !83, !25, !27, !1, !17}
!86 = !{!87, !81, !83, !25, !27, !1, !17}
!87 = distinct !{!87, !88, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedE: %retptr"}
!88 = distinct !{!88, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedE"}
!89 = !{!90, !92, !93, !95, !96, !98, !99, !101, !25, !27, !1, !17}
!90 = distinct !{!90, !91, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!91 = distinct !{!91, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!92 = distinct !{!92, !91, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!93 = distinct !{!93, !94, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!94 = distinct !{!94, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!95 = distinct !{!95, !94, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!96 = distinct !{!96, !97, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %retptr"}
!97 = distinct !{!97, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29"}
!98 = distinct !{!98, !97, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %excinfo"}
!99 = distinct !{!99, !100, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEx16class_28int64_29: %retptr"}
!100 = distinct !{!100, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEx16class_28int64_29"}
!101 = distinct !{!101, !100, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEx16class_28int64_29: %excinfo"}
!102 = !{!96, !98, !99, !101, !25, !27, !1, !17}
!103 = !{!99, !101, !25, !27, !1, !17}
!104 = !{!105, !107, !108, !110, !111, !113, !25, !27, !1, !17}
!105 = distinct !{!105, !106, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!106 = distinct !{!106, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!107 = distinct !{!107, !106, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!108 = distinct !{!108, !109, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!109 = distinct !{!109, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!110 = distinct !{!110, !109, !"_ZN5numba2np8arrayobj15_call_allocatorB3v47B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!111 = distinct !{!111, !112, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!112 = distinct !{!112, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!113 = distinct !{!113, !112, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!114 = !{!111, !113, !25, !27, !1, !17}
!115 = !{!116, !25, !27, !1, !17}
!116 = distinct !{!116, !117, !"_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx: %retptr"}
!117 = distinct !{!117, !"_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx"}
!118 = !{!17}
!119 = !{!120, !1, !17}
!120 = distinct !{!120, !121, !"_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx: %retptr"}
!121 = distinct !{!121, !"_ZN6swathe4core7network14layout_kernels5_pushB3v49B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedExx"}
