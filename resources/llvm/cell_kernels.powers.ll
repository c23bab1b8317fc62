; {"digest": "ffdcb0f96d0e1b29e76b06f904d9762b1b75221fdef509adc6a6276126e67e04", "takes": [["float64", 0], ["float64", 1], ["float64", 1]], "gives": [], "calls": ["pow"]}
declare double @llvm.pow.f64(double, double)

define noundef i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load double, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load ptr, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.1231.not.i = icmp slt i64 %value2, 1
  br i1 %.1231.not.i, label %_ZN6swathe4core6export12cell_kernels6powersB3v34B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B44.if.i

B44.if.i:                                         ; preds = %0, %B44.if.i
  %.68.03.i = phi i64 [ %.132.i, %B44.if.i ], [ %value2, %0 ]
  %.65.02.i = phi i64 [ %.136.i, %B44.if.i ], [ 0, %0 ]
  %.132.i = add nsw i64 %.68.03.i, -1
  %.136.i = add nuw nsw i64 %.65.02.i, 1
  %1 = getelementptr double, ptr %value1, i64 %.65.02.i
  %.190.i = load double, ptr %1, align 8, !noalias !0
  %.192.i = tail call double @llvm.pow.f64(double %value0, double %.190.i)
  %2 = getelementptr double, ptr %value3, i64 %.65.02.i
  store double %.192.i, ptr %2, align 8, !noalias !0
  %.123.i = icmp ugt i64 %.68.03.i, 1
  br i1 %.123.i, label %B44.if.i, label %_ZN6swathe4core6export12cell_kernels6powersB3v34B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

_ZN6swathe4core6export12cell_kernels6powersB3v34B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %B44.if.i, %0
  %results = getelementptr i8, ptr %values, i64 40
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core6export12cell_kernels6powersB3v34B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core6export12cell_kernels6powersB3v34B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
