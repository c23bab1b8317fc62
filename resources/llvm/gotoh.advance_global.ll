; {"digest": "3feb2653f9036e23177690259e8bd820c0e5d165b118b5973e42431823e0c340", "takes": [["int16", 2], ["uint8", 1], ["int64", 0], ["int64", 0], ["int64", 0], ["int64", 0], ["int64", 1], ["int64", 1], ["uint8", 3]], "gives": [], "calls": []}
define noundef i32 @kernel(ptr %values) local_unnamed_addr {
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
  %value5 = load i64, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load i64, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load i64, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load i64, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load ptr, ptr %at9, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load ptr, ptr %at11, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load ptr, ptr %at13, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load i64, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load i64, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load i64, ptr %at16, align 8
  %size8.1 = mul i64 %value16, %value15
  %size8.0 = mul i64 %size8.1, %value14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.127.i.i = icmp sgt i64 %size8.0, 0
  %.168.i.i = sub i64 %value6, %value5
  %spec.select.i.i = tail call i64 @llvm.smax.i64(i64 %.168.i.i, i64 0)
  %.2148.not.i.i = icmp slt i64 %.168.i.i, 1
  br i1 %.2148.not.i.i, label %_ZN6swathe4core9alignment5gotoh14advance_globalB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit, label %B86.if.lr.ph.i.i

B86.if.lr.ph.i.i:                                 ; preds = %0
  %spec.select2.i.i = tail call i64 @llvm.smax.i64(i64 %value1, i64 0)
  %.4743.not.i.i = icmp slt i64 %value1, 1
  br i1 %.4743.not.i.i, label %B86.if.preheader.i.i, label %B86.if.lr.ph.split.us.i.i

B86.if.preheader.i.i:                             ; preds = %B86.if.lr.ph.i.i
  %1 = add i64 %value5, %spec.select.i.i
  %.neg.i.i = sub i64 1, %1
  %.292.le.neg.i.i = mul i64 %.neg.i.i, %value8
  %.neg47.i.i = sub i64 %.292.le.neg.i.i, %value7
  store i64 %.neg47.i.i, ptr %value9, align 8, !noalias !3
  br label %_ZN6swathe4core9alignment5gotoh14advance_globalB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit

B86.if.lr.ph.split.us.i.i:                        ; preds = %B86.if.lr.ph.i.i
  br i1 %.127.i.i, label %B86.if.us.us.i.i, label %B86.if.us.i.i

B86.if.us.us.i.i:                                 ; preds = %B86.if.lr.ph.split.us.i.i, %B206.B84.loopexit_crit_edge.split.us.us.us.i.i
  %.155.010.us.us.i.i = phi i64 [ %.227.us.us.i.i, %B206.B84.loopexit_crit_edge.split.us.us.us.i.i ], [ %value5, %B86.if.lr.ph.split.us.i.i ]
  %.158.09.us.us.i.i = phi i64 [ %.223.us.us.i.i, %B206.B84.loopexit_crit_edge.split.us.us.us.i.i ], [ %spec.select.i.i, %B86.if.lr.ph.split.us.i.i ]
  %.284.us.us.i.i = load i64, ptr %value9, align 8, !noalias !3
  %.292.us.us.i.i = mul nsw i64 %.155.010.us.us.i.i, %value8
  %2 = add i64 %value7, %.292.us.us.i.i
  %.293.us.us.i.i = sub i64 0, %2
  store i64 %.293.us.us.i.i, ptr %value9, align 8, !noalias !3
  %.355.us.us.i.i = sub nsw i64 %.293.us.us.i.i, %value7
  %.373.us.us.i.i = icmp slt i64 %.155.010.us.us.i.i, 0
  %.374.us.us.i.i = select i1 %.373.us.us.i.i, i64 %value4, i64 0
  %3 = getelementptr i8, ptr %value3, i64 %.155.010.us.us.i.i
  %.388.us.us.i.i = getelementptr i8, ptr %3, i64 %.374.us.us.i.i
  %.389.us.us.i.i = load i8, ptr %.388.us.us.i.i, align 1, !noalias !3
  %.628.us.us.i.i = zext i8 %.389.us.us.i.i to i64
  %invariant.gep.us.us.i.i = getelementptr i16, ptr %value0, i64 %.628.us.us.i.i
  %.816.us.us.i.i = sub nsw i64 %.155.010.us.us.i.i, %value5
  %.886.us.us.i.i = mul i64 %.816.us.us.i.i, %size8.1
  %4 = getelementptr i8, ptr %value13, i64 %.886.us.us.i.i
  br label %B206.if.us.us.us.i.i

B206.if.us.us.us.i.i:                             ; preds = %B206.if.us.us.us.i.i, %B86.if.us.us.i.i
  %e.2.17.us.us.us.i.i = phi i64 [ %.355.us.us.i.i, %B86.if.us.us.i.i ], [ %.13.i.us.us.us.i.i, %B206.if.us.us.us.i.i ]
  %diagonal.2.16.us.us.us.i.i = phi i64 [ %.284.us.us.i.i, %B86.if.us.us.i.i ], [ %.932.us.us.us.i.i, %B206.if.us.us.us.i.i ]
  %.418.05.us.us.us.i.i = phi i64 [ 1, %B86.if.us.us.i.i ], [ %.487.us.us.us.i.i, %B206.if.us.us.us.i.i ]
  %.421.04.us.us.us.i.i = phi i64 [ %spec.select2.i.i, %B86.if.us.us.i.i ], [ %.483.us.us.us.i.i, %B206.if.us.us.us.i.i ]
  %.483.us.us.us.i.i = add nsw i64 %.421.04.us.us.us.i.i, -1
  %.487.us.us.us.i.i = add nuw i64 %.418.05.us.us.us.i.i, 1
  %5 = getelementptr i64, ptr %value9, i64 %.418.05.us.us.us.i.i
  %.545.us.us.us.i.i = load i64, ptr %5, align 8, !noalias !3
  %.547.us.us.us.i.i = sub nsw i64 %.545.us.us.us.i.i, %value7
  %6 = getelementptr i64, ptr %value11, i64 %.418.05.us.us.us.i.i
  %.578.us.us.us.i.i = load i64, ptr %6, align 8, !noalias !3
  %.580.us.us.us.i.i = sub nsw i64 %.578.us.us.us.i.i, %value8
  %.13.i379.us.us.us.i.i = tail call i64 @llvm.smax.i64(i64 %.580.us.us.us.i.i, i64 %.547.us.us.us.i.i)
  %.621.us.us.us.i.i = add nsw i64 %.418.05.us.us.us.i.i, -1
  %.669.us.us.us.i.i = mul i64 %.621.us.us.us.i.i, %value2
  %gep.us.us.us.i.i = getelementptr i16, ptr %invariant.gep.us.us.i.i, i64 %.669.us.us.us.i.i
  %.674.us.us.us.i.i = load i16, ptr %gep.us.us.us.i.i, align 2, !noalias !3
  %.676.us.us.us.i.i = sext i16 %.674.us.us.us.i.i to i64
  %.677.us.us.us.i.i = add nsw i64 %diagonal.2.16.us.us.us.i.i, %.676.us.us.us.i.i
  %.13.i380.us.us.us.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i379.us.us.us.i.i, i64 %e.2.17.us.us.us.i.i)
  %.13.i381.us.us.us.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i380.us.us.us.i.i, i64 %.677.us.us.us.i.i)
  %.749.not.us.us.us.i.i = icmp slt i64 %.677.us.us.us.i.i, %.13.i380.us.us.us.i.i
  %.759.us.us.us.i.i = icmp eq i64 %.13.i381.us.us.us.i.i, %e.2.17.us.us.us.i.i
  %..us.us.us.i.i = select i1 %.759.us.us.us.i.i, i8 2, i8 3
  %"$phi446.2.3.2.us.us.us.i.i" = select i1 %.749.not.us.us.us.i.i, i8 %..us.us.us.i.i, i8 1
  %.775.us.us.us.i.i = sub nsw i64 %e.2.17.us.us.us.i.i, %value8
  %.778.us.us.us.i.i = sub nsw i64 %.13.i381.us.us.us.i.i, %value7
  %.779.us.us.us.i.i = icmp sgt i64 %.775.us.us.us.i.i, %.778.us.us.us.i.i
  %"$phi516.2.2.2.us.us.us.i.i" = select i1 %.779.us.us.us.i.i, i8 4, i8 0
  %.790.us.us.us.i.i = icmp sgt i64 %.580.us.us.us.i.i, %.547.us.us.us.i.i
  %"$phi516.3.2.2.us.us.us.i.i" = select i1 %.790.us.us.us.i.i, i8 8, i8 0
  %.805.us.us.us.i.i = or i8 %"$phi516.2.2.2.us.us.us.i.i", %"$phi516.3.2.2.us.us.us.i.i"
  %.811.us.us.us.i.i = or i8 %.805.us.us.us.i.i, %"$phi446.2.3.2.us.us.us.i.i"
  %.888.us.us.us.i.i = mul i64 %.621.us.us.us.i.i, %value16
  %.892.us.us.us.i.i = getelementptr i8, ptr %4, i64 %.888.us.us.us.i.i
  store i8 %.811.us.us.us.i.i, ptr %.892.us.us.us.i.i, align 1, !noalias !3
  %.932.us.us.us.i.i = load i64, ptr %5, align 8, !noalias !3
  store i64 %.13.i381.us.us.us.i.i, ptr %5, align 8, !noalias !3
  store i64 %.13.i379.us.us.us.i.i, ptr %6, align 8, !noalias !3
  %.13.i.us.us.us.i.i = tail call i64 @llvm.smax.i64(i64 %.778.us.us.us.i.i, i64 %.775.us.us.us.i.i)
  %.474.us.us.us.i.i = icmp sgt i64 %.421.04.us.us.us.i.i, 1
  br i1 %.474.us.us.us.i.i, label %B206.if.us.us.us.i.i, label %B206.B84.loopexit_crit_edge.split.us.us.us.i.i

B206.B84.loopexit_crit_edge.split.us.us.us.i.i:   ; preds = %B206.if.us.us.us.i.i
  %.223.us.us.i.i = add nsw i64 %.158.09.us.us.i.i, -1
  %.227.us.us.i.i = add i64 %.155.010.us.us.i.i, 1
  %.214.us.us.i.i = icmp sgt i64 %.158.09.us.us.i.i, 1
  br i1 %.214.us.us.i.i, label %B86.if.us.us.i.i, label %_ZN6swathe4core9alignment5gotoh14advance_globalB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit

B86.if.us.i.i:                                    ; preds = %B86.if.lr.ph.split.us.i.i, %B206.B84.loopexit_crit_edge.split.us44.i.i
  %.155.010.us.i.i = phi i64 [ %.227.us.i.i, %B206.B84.loopexit_crit_edge.split.us44.i.i ], [ %value5, %B86.if.lr.ph.split.us.i.i ]
  %.158.09.us.i.i = phi i64 [ %.223.us.i.i, %B206.B84.loopexit_crit_edge.split.us44.i.i ], [ %spec.select.i.i, %B86.if.lr.ph.split.us.i.i ]
  %.284.us.i.i = load i64, ptr %value9, align 8, !noalias !3
  %.292.us.i.i = mul nsw i64 %.155.010.us.i.i, %value8
  %7 = add i64 %value7, %.292.us.i.i
  %.293.us.i.i = sub i64 0, %7
  store i64 %.293.us.i.i, ptr %value9, align 8, !noalias !3
  %.355.us.i.i = sub nsw i64 %.293.us.i.i, %value7
  %.373.us.i.i = icmp slt i64 %.155.010.us.i.i, 0
  %.374.us.i.i = select i1 %.373.us.i.i, i64 %value4, i64 0
  %8 = getelementptr i8, ptr %value3, i64 %.155.010.us.i.i
  %.388.us.i.i = getelementptr i8, ptr %8, i64 %.374.us.i.i
  %.389.us.i.i = load i8, ptr %.388.us.i.i, align 1, !noalias !3
  %.628.us.i.i = zext i8 %.389.us.i.i to i64
  %invariant.gep.us.i.i = getelementptr i16, ptr %value0, i64 %.628.us.i.i
  br label %B206.if.us11.i.i

B206.if.us11.i.i:                                 ; preds = %B206.if.us11.i.i, %B86.if.us.i.i
  %e.2.17.us12.i.i = phi i64 [ %.355.us.i.i, %B86.if.us.i.i ], [ %.13.i.us42.i.i, %B206.if.us11.i.i ]
  %diagonal.2.16.us13.i.i = phi i64 [ %.284.us.i.i, %B86.if.us.i.i ], [ %.545.us21.i.i, %B206.if.us11.i.i ]
  %.418.05.us14.i.i = phi i64 [ 1, %B86.if.us.i.i ], [ %.487.us17.i.i, %B206.if.us11.i.i ]
  %.421.04.us15.i.i = phi i64 [ %spec.select2.i.i, %B86.if.us.i.i ], [ %.483.us16.i.i, %B206.if.us11.i.i ]
  %.483.us16.i.i = add nsw i64 %.421.04.us15.i.i, -1
  %.487.us17.i.i = add nuw i64 %.418.05.us14.i.i, 1
  %9 = getelementptr i64, ptr %value9, i64 %.418.05.us14.i.i
  %.545.us21.i.i = load i64, ptr %9, align 8, !noalias !3
  %.547.us22.i.i = sub nsw i64 %.545.us21.i.i, %value7
  %10 = getelementptr i64, ptr %value11, i64 %.418.05.us14.i.i
  %.578.us25.i.i = load i64, ptr %10, align 8, !noalias !3
  %.580.us26.i.i = sub nsw i64 %.578.us25.i.i, %value8
  %.13.i379.us27.i.i = tail call i64 @llvm.smax.i64(i64 %.580.us26.i.i, i64 %.547.us22.i.i)
  %.621.us28.i.i = add nsw i64 %.418.05.us14.i.i, -1
  %.669.us32.i.i = mul i64 %.621.us28.i.i, %value2
  %gep.us33.i.i = getelementptr i16, ptr %invariant.gep.us.i.i, i64 %.669.us32.i.i
  %.674.us34.i.i = load i16, ptr %gep.us33.i.i, align 2, !noalias !3
  %.676.us35.i.i = sext i16 %.674.us34.i.i to i64
  %.677.us36.i.i = add nsw i64 %diagonal.2.16.us13.i.i, %.676.us35.i.i
  %.13.i380.us37.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i379.us27.i.i, i64 %e.2.17.us12.i.i)
  %.13.i381.us38.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i380.us37.i.i, i64 %.677.us36.i.i)
  store i64 %.13.i381.us38.i.i, ptr %9, align 8, !noalias !3
  store i64 %.13.i379.us27.i.i, ptr %10, align 8, !noalias !3
  %.1005.us40.i.i = sub nsw i64 %e.2.17.us12.i.i, %value8
  %.1008.us41.i.i = sub nsw i64 %.13.i381.us38.i.i, %value7
  %.13.i.us42.i.i = tail call i64 @llvm.smax.i64(i64 %.1008.us41.i.i, i64 %.1005.us40.i.i)
  %.474.us43.i.i = icmp sgt i64 %.421.04.us15.i.i, 1
  br i1 %.474.us43.i.i, label %B206.if.us11.i.i, label %B206.B84.loopexit_crit_edge.split.us44.i.i

B206.B84.loopexit_crit_edge.split.us44.i.i:       ; preds = %B206.if.us11.i.i
  %.223.us.i.i = add nsw i64 %.158.09.us.i.i, -1
  %.227.us.i.i = add i64 %.155.010.us.i.i, 1
  %.214.us.i.i = icmp sgt i64 %.158.09.us.i.i, 1
  br i1 %.214.us.i.i, label %B86.if.us.i.i, label %_ZN6swathe4core9alignment5gotoh14advance_globalB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit

_ZN6swathe4core9alignment5gotoh14advance_globalB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit: ; preds = %B206.B84.loopexit_crit_edge.split.us44.i.i, %B206.B84.loopexit_crit_edge.split.us.us.us.i.i, %0, %B86.if.preheader.i.i
  %results = getelementptr i8, ptr %values, i64 136
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5gotoh14advance_globalB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5gotoh14advance_globalB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core9alignment5gotoh15_advance_globalB3v10B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core9alignment5gotoh15_advance_globalB3v10B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIsLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE"}
