; {"digest": "11f7a453795cafbffabbca50953e6d4340bdb1a24a9fd5045507287091ff9d00", "takes": [["int32", 1], ["uint8", 1], ["int64", 1], ["uint8", 1], ["int64", 1]], "gives": ["int64"], "calls": []}
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
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load ptr, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load i64, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load ptr, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load i64, ptr %at9, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.1657.not.i = icmp slt i64 %value9, 1
  br i1 %.1657.not.i, label %_ZN6swathe4core9alignment5texts11_write_gapsB3v17B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B48.if.i

B142.i:                                           ; preds = %B114.if.i
  %.447.i = icmp slt i64 %at.3.16.i, 0
  %.448.i = select i1 %.447.i, i64 %value7, i64 0
  %1 = getelementptr i8, ptr %value6, i64 %at.3.16.i
  %.462.i = getelementptr i8, ptr %1, i64 %.448.i
  store i8 32, ptr %.462.i, align 1, !noalias !0
  %.466.i = add nsw i64 %at.3.16.i, 1
  br label %B172.i

B172.i:                                           ; preds = %B114.if.i, %B142.i
  %at.5.2.i = phi i64 [ %.466.i, %B142.i ], [ %at.3.16.i, %B114.if.i ]
  %.488.i = icmp slt i64 %.298.04.i, 0
  %.489.i = select i1 %.488.i, i64 %value3, i64 0
  %2 = getelementptr i8, ptr %value2, i64 %.298.04.i
  %.503.i = getelementptr i8, ptr %2, i64 %.489.i
  %.504.i = load i8, ptr %.503.i, align 1, !noalias !0
  %switch.selectcmp.i = icmp eq i8 %.504.i, 73
  %switch.select.i = select i1 %switch.selectcmp.i, i8 68, i8 73
  %switch.selectcmp264.i = icmp eq i8 %.504.i, 77
  %switch.select265.i = select i1 %switch.selectcmp264.i, i8 77, i8 %switch.select.i
  %.555.i = icmp slt i64 %at.5.2.i, 0
  %.556.i = select i1 %.555.i, i64 %value7, i64 0
  %3 = getelementptr i8, ptr %value6, i64 %at.5.2.i
  %.570.i = getelementptr i8, ptr %3, i64 %.556.i
  store i8 %switch.select265.i, ptr %.570.i, align 1, !noalias !0
  %.591.i = select i1 %.488.i, i64 %value1, i64 0
  %4 = getelementptr i32, ptr %value0, i64 %.298.04.i
  %.605.i = getelementptr i32, ptr %4, i64 %.591.i
  %.606.i = load i32, ptr %.605.i, align 4, !noalias !0
  %.610.i = add nsw i64 %at.5.2.i, 1
  %.25.i.i = sext i32 %.606.i to i64
  %.35.not.i.i = icmp eq i32 %.606.i, 0
  br i1 %.35.not.i.i, label %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i, label %B16.i.i

B16.i.i:                                          ; preds = %B172.i, %B16.i.i
  %rest.2.0.i.i = phi i64 [ %.49.0.i.i, %B16.i.i ], [ %.25.i.i, %B172.i ]
  %digits.2.0.i.i = phi i64 [ %.85.i.i, %B16.i.i ], [ 0, %B172.i ]
  %.60.i.i = sdiv i64 %rest.2.0.i.i, 10
  %.61.i.i = srem i64 %rest.2.0.i.i, 10
  %.61.lobit.i.i = ashr i64 %.61.i.i, 63
  %.49.0.i.i = add nsw i64 %.61.lobit.i.i, %.60.i.i
  %.85.i.i = add nuw nsw i64 %digits.2.0.i.i, 1
  %.90.not.i.i = icmp eq i64 %.49.0.i.i, 0
  br i1 %.90.not.i.i, label %B92.if.preheader.i.i, label %B16.i.i

B92.if.preheader.i.i:                             ; preds = %B16.i.i
  %.106.i.i = add i64 %digits.2.0.i.i, %.610.i
  br label %B92.if.i.i

B92.if.i.i:                                       ; preds = %B92.if.i.i, %B92.if.preheader.i.i
  %number.2.011.i.i = phi i64 [ %.311.0.i.i, %B92.if.i.i ], [ %.25.i.i, %B92.if.preheader.i.i ]
  %.135.010.i.i = phi i64 [ %.197.i.i, %B92.if.i.i ], [ %.85.i.i, %B92.if.preheader.i.i ]
  %.132.09.i.i = phi i64 [ %.201.i.i, %B92.if.i.i ], [ %.106.i.i, %B92.if.preheader.i.i ]
  %.197.i.i = add nsw i64 %.135.010.i.i, -1
  %.201.i.i = add i64 %.132.09.i.i, -1
  %.248.i.i = srem i64 %number.2.011.i.i, 10
  %.250.i.i = icmp slt i64 %.248.i.i, 0
  %5 = trunc i64 %.248.i.i to i8
  %.283.i.i = icmp slt i64 %.132.09.i.i, 0
  %.284.i.i = select i1 %.283.i.i, i64 %value7, i64 0
  %6 = getelementptr i8, ptr %value6, i64 %.132.09.i.i
  %.298.i.i = getelementptr i8, ptr %6, i64 %.284.i.i
  %7 = select i1 %.250.i.i, i8 58, i8 48
  %.299.i.i = add nsw i8 %7, %5
  store i8 %.299.i.i, ptr %.298.i.i, align 1, !noalias !3
  %.322.i.i = sdiv i64 %number.2.011.i.i, 10
  %.248.lobit.i.i = ashr i64 %.248.i.i, 63
  %.311.0.i.i = add nsw i64 %.248.lobit.i.i, %.322.i.i
  %.188.i.i = icmp sgt i64 %.135.010.i.i, 1
  br i1 %.188.i.i, label %B92.if.i.i, label %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.loopexit.i

_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.loopexit.i: ; preds = %B92.if.i.i
  %.105.i.i = add nsw i64 %.85.i.i, %.610.i
  br label %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i

_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i: ; preds = %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.loopexit.i, %B172.i
  %.105616.i.i = phi i64 [ %.610.i, %B172.i ], [ %.105.i.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.loopexit.i ]
  %.354.i = icmp ugt i64 %.301.05.i, 1
  br i1 %.354.i, label %B114.if.i, label %B324.i

B324.i:                                           ; preds = %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i, %B48.if.i
  %at.3.1.lcssa.i = phi i64 [ %at.4.010.i, %B48.if.i ], [ %.105616.i.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i ]
  %8 = getelementptr i64, ptr %value8, i64 %.107.09.i
  store i64 %at.3.1.lcssa.i, ptr %8, align 8, !noalias !0
  %.165.i = icmp sgt i64 %.110.08.i, 1
  br i1 %.165.i, label %B48.if.i, label %_ZN6swathe4core9alignment5texts11_write_gapsB3v17B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B48.if.i:                                         ; preds = %0, %B324.i
  %at.4.010.i = phi i64 [ %at.3.1.lcssa.i, %B324.i ], [ 0, %0 ]
  %.107.09.i = phi i64 [ %.178.i, %B324.i ], [ 0, %0 ]
  %.110.08.i = phi i64 [ %.174.i, %B324.i ], [ %value9, %0 ]
  %.174.i = add nsw i64 %.110.08.i, -1
  %.178.i = add nuw nsw i64 %.107.09.i, 1
  %9 = getelementptr i64, ptr %value4, i64 %.107.09.i
  %.242.i = load i64, ptr %9, align 8, !noalias !0
  %10 = getelementptr i8, ptr %9, i64 8
  %.274.i = load i64, ptr %10, align 8, !noalias !0
  %.311.i = sub i64 %.274.i, %.242.i
  %.3543.not.i = icmp slt i64 %.311.i, 1
  br i1 %.3543.not.i, label %B324.i, label %B114.if.i

B114.if.i:                                        ; preds = %B48.if.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i
  %at.3.16.i = phi i64 [ %.105616.i.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i ], [ %at.4.010.i, %B48.if.i ]
  %.301.05.i = phi i64 [ %.363.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i ], [ %.311.i, %B48.if.i ]
  %.298.04.i = phi i64 [ %.367.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx.exit.i ], [ %.242.i, %B48.if.i ]
  %.363.i = add nsw i64 %.301.05.i, -1
  %.367.i = add i64 %.298.04.i, 1
  %.429.i = load i64, ptr %9, align 8, !noalias !0
  %.431.i = icmp sgt i64 %.298.04.i, %.429.i
  br i1 %.431.i, label %B142.i, label %B172.i

_ZN6swathe4core9alignment5texts11_write_gapsB3v17B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B324.i, %0
  %at.4.0.lcssa.i = phi i64 [ 0, %0 ], [ %at.3.1.lcssa.i, %B324.i ]
  %results = getelementptr i8, ptr %values, i64 80
  store i64 %at.4.0.lcssa.i, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5texts11_write_gapsB3v17B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5texts11_write_gapsB3v17B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core9alignment5texts13_write_numberB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEi5ArrayIhLi1E1C7mutable7alignedEx"}
