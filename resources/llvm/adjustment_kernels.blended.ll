; {"digest": "08a60f47ff6be2f07e9e99d7ad31fd408bf06864091b8fdaa8d8e6eb90442401", "takes": [["float64", 1], ["int64", 0], ["float64", 1], ["float64", 0], ["float64", 1]], "gives": [], "calls": []}
define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load double, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load ptr, ptr %at6, align 8
  %results = getelementptr i8, ptr %values, i64 64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.48.i = sitofp i64 %value2 to double
  %.49.i = fadd double %value5, %.48.i
  %.50.i = fcmp oeq double %.49.i, 0.000000e+00
  br i1 %.50.i, label %_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v61B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.i, !prof !3

B124.i:                                           ; preds = %B60.if.i
  store ptr null, ptr %results, align 8, !alias.scope !0, !noalias !4
  br label %_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v61B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit

B0.endif.i:                                       ; preds = %0
  %.59.i = fdiv double %value5, %.49.i
  %.181.i = fsub double 1.000000e+00, %.59.i
  br label %B60.if.i

B60.if.i:                                         ; preds = %B60.if.i, %B0.endif.i
  %.89.02.i = phi i64 [ 20, %B0.endif.i ], [ %.151.i, %B60.if.i ]
  %.86.01.i = phi i64 [ 0, %B0.endif.i ], [ %.155.i, %B60.if.i ]
  %.151.i = add nsw i64 %.89.02.i, -1
  %.155.i = add nuw nsw i64 %.86.01.i, 1
  %1 = getelementptr double, ptr %value0, i64 %.86.01.i
  %.211.i = load double, ptr %1, align 8, !noalias !6
  %.212.i = fmul double %.181.i, %.211.i
  %2 = getelementptr double, ptr %value3, i64 %.86.01.i
  %.242.i = load double, ptr %2, align 8, !noalias !6
  %.244.i = fmul double %.59.i, %.242.i
  %.245.i = fadd double %.212.i, %.244.i
  %3 = getelementptr double, ptr %value6, i64 %.86.01.i
  store double %.245.i, ptr %3, align 8, !noalias !6
  %.142.i = icmp ugt i64 %.89.02.i, 1
  br i1 %.142.i, label %B60.if.i, label %B124.i

_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v61B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %0, %B124.i
  %common.ret.op.i = phi i32 [ 0, %B124.i ], [ 1, %0 ]
  ret i32 %common.ret.op.i
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v61B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v61B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!5}
!5 = distinct !{!5, !2, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB3v61B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!6 = !{!1, !5}
