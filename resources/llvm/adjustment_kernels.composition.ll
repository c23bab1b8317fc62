; {"digest": "8cf8d65099c8d5eb0fc403671a6c79f1b85f4c62cc89a1bbe691f12f3fecfcc9", "takes": [["uint8", 1], ["float64", 1]], "gives": ["int64"], "calls": []}
define noundef i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load i64, ptr %at3, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %arg.shares.5.0.fr.i = freeze i64 %value3
  %.217.i = icmp slt i64 %arg.shares.5.0.fr.i, 1
  br i1 %.217.i, label %B26.preheader.i, label %.283.endif.preheader.i, !prof !3

B52.i:                                            ; preds = %B26.if.i
  %.437.i = zext i8 %.401.i to i64
  %.467.i = getelementptr double, ptr %value2, i64 %.437.i
  %.468.i = load double, ptr %.467.i, align 8, !noalias !0
  %.469.i = fadd double %.468.i, 1.000000e+00
  store double %.469.i, ptr %.467.i, align 8, !noalias !0
  %.502.i = add nsw i64 %n.2.05.i, 1
  br label %B94.i

B94.i:                                            ; preds = %B26.if.i, %B52.i
  %n.3.1.i = phi i64 [ %.502.i, %B52.i ], [ %n.2.05.i, %B26.if.i ]
  %.385.i = icmp slt i64 %.404.i, %value1
  br i1 %.385.i, label %B26.if.i, label %B96.i

B96.i:                                            ; preds = %B94.i
  %.524.not.i = icmp ne i64 %n.3.1.i, 0
  %.5656.i = icmp sgt i64 %arg.shares.5.0.fr.i, 0
  %or.cond.i = and i1 %.5656.i, %.524.not.i
  br i1 %or.cond.i, label %for.body.lr.ph.i, label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v60B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

for.body.lr.ph.i:                                 ; preds = %B96.i
  %.567.i = icmp ugt i64 %arg.shares.5.0.fr.i, 1
  %.576.i = sitofp i64 %n.3.1.i to double
  br i1 %.567.i, label %for.body.us.i, label %B110.loopexit9.i

for.body.us.i:                                    ; preds = %for.body.lr.ph.i, %for.body.us.i
  %loop.index8.us.i = phi i64 [ %.582.us.i, %for.body.us.i ], [ 0, %for.body.lr.ph.i ]
  %.574.us.i = getelementptr double, ptr %value2, i64 %loop.index8.us.i
  %.575.us.i = load double, ptr %.574.us.i, align 8, !noalias !0
  %.577.us.i = fdiv double %.575.us.i, %.576.i
  store double %.577.us.i, ptr %.574.us.i, align 8, !noalias !0
  %.582.us.i = add nuw nsw i64 %loop.index8.us.i, 1
  %.565.us.i = icmp slt i64 %.582.us.i, %arg.shares.5.0.fr.i
  br i1 %.565.us.i, label %for.body.us.i, label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v60B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

B110.loopexit9.i:                                 ; preds = %for.body.lr.ph.i
  %.575.i = load double, ptr %value2, align 8, !noalias !0
  %.577.i = fdiv double %.575.i, %.576.i
  store double %.577.i, ptr %value2, align 8, !noalias !0
  br label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v60B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

.283.endif.preheader.i:                           ; preds = %0
  %1 = shl i64 %arg.shares.5.0.fr.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %value2, i8 0, i64 %1, i1 false), !noalias !0
  br label %B26.preheader.i

B26.preheader.i:                                  ; preds = %.283.endif.preheader.i, %0
  %.3853.i = icmp sgt i64 %value1, 0
  br i1 %.3853.i, label %B26.if.i, label %_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v60B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

B26.if.i:                                         ; preds = %B26.preheader.i, %B94.i
  %n.2.05.i = phi i64 [ %n.3.1.i, %B94.i ], [ 0, %B26.preheader.i ]
  %.336.04.i = phi i64 [ %.404.i, %B94.i ], [ 0, %B26.preheader.i ]
  %.400.i = getelementptr i8, ptr %value0, i64 %.336.04.i
  %.401.i = load i8, ptr %.400.i, align 1, !noalias !0
  %.404.i = add nuw nsw i64 %.336.04.i, 1
  %.438.i = icmp ult i8 %.401.i, 20
  br i1 %.438.i, label %B52.i, label %B94.i

_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v60B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %for.body.us.i, %B96.i, %B110.loopexit9.i, %B26.preheader.i
  %n.2.0.lcssa14.i = phi i64 [ 0, %B26.preheader.i ], [ %n.3.1.i, %B110.loopexit9.i ], [ %n.3.1.i, %B96.i ], [ %n.3.1.i, %for.body.us.i ]
  %results = getelementptr i8, ptr %values, i64 32
  store i64 %n.2.0.lcssa14.i, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v60B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v60B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 1, i32 99}
