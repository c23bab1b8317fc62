; {"digest": "44e8f1e0b48dd971de8a1503d549fc2b16eac7199ead706eaed1bfce98dca7b5", "takes": [["uint8", 1], ["uint8", 1], ["uint8", 1], ["int64", 1], ["int64", 1], ["uint8", 1], ["int64", 1]], "gives": [], "calls": []}
define noundef i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load i64, ptr %at3, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load ptr, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load i64, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load ptr, ptr %at6, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load ptr, ptr %at8, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load ptr, ptr %at10, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load i64, ptr %at11, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load ptr, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.19019.not.i = icmp slt i64 %value13, 1
  br i1 %.19019.not.i, label %_ZN6swathe4core6export12cell_kernels5placeB3v43B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B44.if.lr.ph.i

B44.if.lr.ph.i:                                   ; preds = %0
  %.3153.i = icmp sgt i64 %value1, 0
  %.4586.i = icmp sgt i64 %value3, 0
  br label %B44.if.i

B98.preheader.i:                                  ; preds = %B68.if.i, %B44.if.i
  %to.5.1.lcssa.i = phi i64 [ %.261.i, %B44.if.i ], [ %.391.i, %B68.if.i ]
  br i1 %.4586.i, label %B98.if.i, label %B124.i

B124.i:                                           ; preds = %B98.if.i, %B98.preheader.i
  %to.6.1.lcssa.i = phi i64 [ %to.5.1.lcssa.i, %B98.preheader.i ], [ %.534.i, %B98.if.i ]
  %1 = getelementptr i64, ptr %value6, i64 %.132.020.i
  %.581.i = load i64, ptr %1, align 8, !noalias !0
  %2 = getelementptr i64, ptr %value8, i64 %.132.020.i
  %.612.i = load i64, ptr %2, align 8, !noalias !0
  %.649.i = sub i64 %.612.i, %.581.i
  %.69210.not.i = icmp slt i64 %.649.i, 1
  br i1 %.69210.not.i, label %B222.preheader.i, label %B180.if.i

B222.preheader.i:                                 ; preds = %B180.if.i, %B124.i
  %to.7.1.lcssa.i = phi i64 [ %to.6.1.lcssa.i, %B124.i ], [ %.792.i, %B180.if.i ]
  br i1 %.4586.i, label %B222.if.i, label %B248.i

B248.i:                                           ; preds = %B222.if.i, %B222.preheader.i
  %to.8.1.lcssa.i = phi i64 [ %to.7.1.lcssa.i, %B222.preheader.i ], [ %.932.i, %B222.if.i ]
  store i64 %to.8.1.lcssa.i, ptr %3, align 8, !noalias !0
  %.190.i = icmp ugt i64 %.135.021.i, 1
  br i1 %.190.i, label %B44.if.i, label %_ZN6swathe4core6export12cell_kernels5placeB3v43B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B44.if.i:                                         ; preds = %B248.i, %B44.if.lr.ph.i
  %.135.021.i = phi i64 [ %value13, %B44.if.lr.ph.i ], [ %.199.i, %B248.i ]
  %.132.020.i = phi i64 [ 0, %B44.if.lr.ph.i ], [ %.203.i, %B248.i ]
  %.199.i = add nsw i64 %.135.021.i, -1
  %.203.i = add nuw nsw i64 %.132.020.i, 1
  %3 = getelementptr i64, ptr %value12, i64 %.132.020.i
  %.261.i = load i64, ptr %3, align 8, !noalias !0
  br i1 %.3153.i, label %B68.if.i, label %B98.preheader.i

B68.if.i:                                         ; preds = %B44.if.i, %B68.if.i
  %to.5.15.i = phi i64 [ %.391.i, %B68.if.i ], [ %.261.i, %B44.if.i ]
  %.269.04.i = phi i64 [ %.334.i, %B68.if.i ], [ 0, %B44.if.i ]
  %.330.i = getelementptr i8, ptr %value0, i64 %.269.04.i
  %.331.i = load i8, ptr %.330.i, align 1, !noalias !0
  %.334.i = add nuw nsw i64 %.269.04.i, 1
  %.373.i = icmp slt i64 %to.5.15.i, 0
  %.374.i = select i1 %.373.i, i64 %value11, i64 0
  %4 = getelementptr i8, ptr %value10, i64 %to.5.15.i
  %.388.i = getelementptr i8, ptr %4, i64 %.374.i
  store i8 %.331.i, ptr %.388.i, align 1, !noalias !0
  %.391.i = add nsw i64 %to.5.15.i, 1
  %.315.i = icmp slt i64 %.334.i, %value1
  br i1 %.315.i, label %B68.if.i, label %B98.preheader.i

B98.if.i:                                         ; preds = %B98.preheader.i, %B98.if.i
  %to.6.18.i = phi i64 [ %.534.i, %B98.if.i ], [ %to.5.1.lcssa.i, %B98.preheader.i ]
  %.412.07.i = phi i64 [ %.477.i, %B98.if.i ], [ 0, %B98.preheader.i ]
  %.473.i = getelementptr i8, ptr %value2, i64 %.412.07.i
  %.474.i = load i8, ptr %.473.i, align 1, !noalias !0
  %.477.i = add nuw nsw i64 %.412.07.i, 1
  %.516.i = icmp slt i64 %to.6.18.i, 0
  %.517.i = select i1 %.516.i, i64 %value11, i64 0
  %5 = getelementptr i8, ptr %value10, i64 %to.6.18.i
  %.531.i = getelementptr i8, ptr %5, i64 %.517.i
  store i8 %.474.i, ptr %.531.i, align 1, !noalias !0
  %.534.i = add nsw i64 %to.6.18.i, 1
  %.458.i = icmp slt i64 %.477.i, %value3
  br i1 %.458.i, label %B98.if.i, label %B124.i

B180.if.i:                                        ; preds = %B124.i, %B180.if.i
  %to.7.113.i = phi i64 [ %.792.i, %B180.if.i ], [ %to.6.1.lcssa.i, %B124.i ]
  %.639.012.i = phi i64 [ %.701.i, %B180.if.i ], [ %.649.i, %B124.i ]
  %.636.011.i = phi i64 [ %.705.i, %B180.if.i ], [ %.581.i, %B124.i ]
  %.701.i = add nsw i64 %.639.012.i, -1
  %.705.i = add i64 %.636.011.i, 1
  %.743.i = icmp slt i64 %.636.011.i, 0
  %.744.i = select i1 %.743.i, i64 %value5, i64 0
  %6 = getelementptr i8, ptr %value4, i64 %.636.011.i
  %.758.i = getelementptr i8, ptr %6, i64 %.744.i
  %.759.i = load i8, ptr %.758.i, align 1, !noalias !0
  %.774.i = icmp slt i64 %to.7.113.i, 0
  %.775.i = select i1 %.774.i, i64 %value11, i64 0
  %7 = getelementptr i8, ptr %value10, i64 %to.7.113.i
  %.789.i = getelementptr i8, ptr %7, i64 %.775.i
  store i8 %.759.i, ptr %.789.i, align 1, !noalias !0
  %.792.i = add nsw i64 %to.7.113.i, 1
  %.692.i = icmp ugt i64 %.639.012.i, 1
  br i1 %.692.i, label %B180.if.i, label %B222.preheader.i

B222.if.i:                                        ; preds = %B222.preheader.i, %B222.if.i
  %to.8.117.i = phi i64 [ %.932.i, %B222.if.i ], [ %to.7.1.lcssa.i, %B222.preheader.i ]
  %.810.016.i = phi i64 [ %.875.i, %B222.if.i ], [ 0, %B222.preheader.i ]
  %.871.i = getelementptr i8, ptr %value2, i64 %.810.016.i
  %.872.i = load i8, ptr %.871.i, align 1, !noalias !0
  %.875.i = add nuw nsw i64 %.810.016.i, 1
  %.914.i = icmp slt i64 %to.8.117.i, 0
  %.915.i = select i1 %.914.i, i64 %value11, i64 0
  %8 = getelementptr i8, ptr %value10, i64 %to.8.117.i
  %.929.i = getelementptr i8, ptr %8, i64 %.915.i
  store i8 %.872.i, ptr %.929.i, align 1, !noalias !0
  %.932.i = add nsw i64 %to.8.117.i, 1
  %.856.i = icmp slt i64 %.875.i, %value3
  br i1 %.856.i, label %B222.if.i, label %B248.i

_ZN6swathe4core6export12cell_kernels5placeB3v43B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B248.i, %0
  %results = getelementptr i8, ptr %values, i64 112
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core6export12cell_kernels5placeB3v43B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core6export12cell_kernels5placeB3v43B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
