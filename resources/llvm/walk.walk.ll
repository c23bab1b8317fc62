; {"digest": "a1c97776e35e0f13cb020e862075275f2b63a122201572f04751949435e59345", "takes": [["int64", 1], ["uint8", 1], ["int64", 0], ["int64", 0], ["uint8", 1], ["uint8", 1], ["int16", 2], ["int64", 0], ["int64", 0], ["uint8", 1]], "gives": ["int64", "int64", "int64", "int64", "int64", "int64", "int64", "int64"], "calls": []}
@.const.array.data = internal unnamed_addr constant [27 x i8] c"ARNDCQEGHILKMFPSTWYVBZXJ*UO", align 1

define noundef i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load i64, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load i64, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load ptr, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load i64, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load ptr, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load i64, ptr %at9, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load ptr, ptr %at10, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load i64, ptr %at11, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load i64, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load i64, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load ptr, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load i64, ptr %at16, align 8
  %results = getelementptr i8, ptr %values, i64 136
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.21524.not.i = icmp slt i64 %value1, 1
  br i1 %.21524.not.i, label %B682.i, label %B70.if.i

B262.i:                                           ; preds = %B70.if.i
  %retptr.repack559.i = getelementptr i8, ptr %values, i64 152
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %results, i8 0, i64 16, i1 false), !alias.scope !0
  store i64 %i.2.027.i, ptr %retptr.repack559.i, align 8, !alias.scope !0
  %retptr.repack561.i = getelementptr i8, ptr %values, i64 160
  store i64 %j.2.028.i, ptr %retptr.repack561.i, align 8, !alias.scope !0
  %retptr.repack563.i = getelementptr i8, ptr %values, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %retptr.repack563.i, i8 0, i64 32, i1 false), !alias.scope !0
  br label %_ZN6swathe4core9alignment4walk4walkB3v24B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE.exit

B286.i:                                           ; preds = %B70.if.i
  %.513.i = icmp eq i8 %.312.i, 77
  br i1 %.513.i, label %B308.i, label %B556.i

B308.i:                                           ; preds = %B286.i
  %.61516.not.i = icmp slt i64 %.282.i, 1
  br i1 %.61516.not.i, label %B660.i, label %B338.if.i

B510.i:                                           ; preds = %B338.if.i
  %.866.i = zext i8 %.688.i to i64
  %.891.i = getelementptr i8, ptr @.const.array.data, i64 %.866.i
  %.892.i = load i8, ptr %.891.i, align 1, !noalias !0
  br label %B538.i

B538.i:                                           ; preds = %B338.if.i, %B510.i
  %"$phi538.2.2.2.off0.i" = phi i8 [ %.892.i, %B510.i ], [ %..i, %B338.if.i ]
  %.928.i = add nsw i64 %.559.017.i, %column.2.034.i
  %.945.i = icmp slt i64 %.928.i, 0
  %.946.i = select i1 %.945.i, i64 %value16, i64 0
  %1 = getelementptr i8, ptr %value15, i64 %.928.i
  %.960.i = getelementptr i8, ptr %1, i64 %.946.i
  store i8 %"$phi538.2.2.2.off0.i", ptr %.960.i, align 1, !noalias !0
  %.615.i = icmp ugt i64 %.562.018.i, 1
  br i1 %.615.i, label %B338.if.i, label %B660.i

B556.i:                                           ; preds = %B286.i
  %2 = mul i64 %value14, %.282.i
  %3 = add i64 %value13, %2
  %.1015.i = sub i64 %score.4.029.i, %3
  %.1022.i = add nsw i64 %openings.2.032.i, 1
  %.1030.i = add nsw i64 %.282.i, %gaps.2.033.i
  %.113113.not.i = icmp slt i64 %.282.i, 1
  br i1 %.113113.not.i, label %B660.i, label %B628.if.i

B660.i:                                           ; preds = %B628.if.i, %B538.i, %B556.i, %B308.i
  %score.5.1.i = phi i64 [ %.1015.i, %B556.i ], [ %score.4.029.i, %B308.i ], [ %.786.i, %B538.i ], [ %.1015.i, %B628.if.i ]
  %identities.4.1.i = phi i64 [ %identities.3.030.i, %B556.i ], [ %identities.3.030.i, %B308.i ], [ %.809.i, %B538.i ], [ %identities.3.030.i, %B628.if.i ]
  %positives.4.1.i = phi i64 [ %positives.3.031.i, %B556.i ], [ %positives.3.031.i, %B308.i ], [ %.797.i, %B538.i ], [ %positives.3.031.i, %B628.if.i ]
  %openings.3.1.i = phi i64 [ %.1022.i, %B556.i ], [ %openings.2.032.i, %B308.i ], [ %openings.2.032.i, %B538.i ], [ %.1022.i, %B628.if.i ]
  %gaps.3.1.i = phi i64 [ %.1030.i, %B556.i ], [ %gaps.2.033.i, %B308.i ], [ %gaps.2.033.i, %B538.i ], [ %.1030.i, %B628.if.i ]
  %.1250.i = add nsw i64 %.282.i, %column.2.034.i
  %.215.i = icmp sgt i64 %.159.025.i, 1
  br i1 %.215.i, label %B70.if.i, label %B682.i

B682.i:                                           ; preds = %B660.i, %0
  %i.2.0.lcssa.i = phi i64 [ %value4, %0 ], [ %"$phi140.1.2.1.i", %B660.i ]
  %j.2.0.lcssa.i = phi i64 [ %value5, %0 ], [ %"$phi176.1.2.1.i", %B660.i ]
  %score.4.0.lcssa.i = phi i64 [ 0, %0 ], [ %score.5.1.i, %B660.i ]
  %identities.3.0.lcssa.i = phi i64 [ 0, %0 ], [ %identities.4.1.i, %B660.i ]
  %positives.3.0.lcssa.i = phi i64 [ 0, %0 ], [ %positives.4.1.i, %B660.i ]
  %openings.2.0.lcssa.i = phi i64 [ 0, %0 ], [ %openings.3.1.i, %B660.i ]
  %gaps.2.0.lcssa.i = phi i64 [ 0, %0 ], [ %gaps.3.1.i, %B660.i ]
  store i64 1, ptr %results, align 8, !alias.scope !0
  %retptr.repack540.i = getelementptr i8, ptr %values, i64 144
  store i64 %score.4.0.lcssa.i, ptr %retptr.repack540.i, align 8, !alias.scope !0
  %retptr.repack542.i = getelementptr i8, ptr %values, i64 152
  store i64 %i.2.0.lcssa.i, ptr %retptr.repack542.i, align 8, !alias.scope !0
  %retptr.repack544.i = getelementptr i8, ptr %values, i64 160
  store i64 %j.2.0.lcssa.i, ptr %retptr.repack544.i, align 8, !alias.scope !0
  %retptr.repack546.i = getelementptr i8, ptr %values, i64 168
  store i64 %identities.3.0.lcssa.i, ptr %retptr.repack546.i, align 8, !alias.scope !0
  %retptr.repack548.i = getelementptr i8, ptr %values, i64 176
  store i64 %positives.3.0.lcssa.i, ptr %retptr.repack548.i, align 8, !alias.scope !0
  %retptr.repack550.i = getelementptr i8, ptr %values, i64 184
  store i64 %openings.2.0.lcssa.i, ptr %retptr.repack550.i, align 8, !alias.scope !0
  %retptr.repack552.i = getelementptr i8, ptr %values, i64 192
  store i64 %gaps.2.0.lcssa.i, ptr %retptr.repack552.i, align 8, !alias.scope !0
  br label %_ZN6swathe4core9alignment4walk4walkB3v24B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE.exit

B70.if.i:                                         ; preds = %0, %B660.i
  %column.2.034.i = phi i64 [ %.1250.i, %B660.i ], [ 0, %0 ]
  %gaps.2.033.i = phi i64 [ %gaps.3.1.i, %B660.i ], [ 0, %0 ]
  %openings.2.032.i = phi i64 [ %openings.3.1.i, %B660.i ], [ 0, %0 ]
  %positives.3.031.i = phi i64 [ %positives.4.1.i, %B660.i ], [ 0, %0 ]
  %identities.3.030.i = phi i64 [ %identities.4.1.i, %B660.i ], [ 0, %0 ]
  %score.4.029.i = phi i64 [ %score.5.1.i, %B660.i ], [ 0, %0 ]
  %j.2.028.i = phi i64 [ %"$phi176.1.2.1.i", %B660.i ], [ %value5, %0 ]
  %i.2.027.i = phi i64 [ %"$phi140.1.2.1.i", %B660.i ], [ %value4, %0 ]
  %.156.026.i = phi i64 [ %.228.i, %B660.i ], [ 0, %0 ]
  %.159.025.i = phi i64 [ %.224.i, %B660.i ], [ %value1, %0 ]
  %.224.i = add nsw i64 %.159.025.i, -1
  %.228.i = add nuw nsw i64 %.156.026.i, 1
  %4 = getelementptr i64, ptr %value0, i64 %.156.026.i
  %.282.i = load i64, ptr %4, align 8, !noalias !0
  %5 = getelementptr i8, ptr %value2, i64 %.156.026.i
  %.312.i = load i8, ptr %5, align 1, !noalias !0
  %.321.not.i = icmp eq i8 %.312.i, 68
  %.325.i = select i1 %.321.not.i, i64 0, i64 %.282.i
  %"$phi140.1.2.1.i" = add nsw i64 %.325.i, %i.2.027.i
  %.342.not.i = icmp eq i8 %.312.i, 73
  %.346.i = select i1 %.342.not.i, i64 0, i64 %.282.i
  %"$phi176.1.2.1.i" = add nsw i64 %.346.i, %j.2.028.i
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %j.2.028.i, i64 %i.2.027.i)
  %.391.i = icmp slt i64 %.13.i.i, 0
  %.401.i = icmp sgt i64 %"$phi140.1.2.1.i", %value7
  %or.cond.i = select i1 %.391.i, i1 true, i1 %.401.i
  %.411.i = icmp sgt i64 %"$phi176.1.2.1.i", %value9
  %or.cond571.i = select i1 %or.cond.i, i1 true, i1 %.411.i
  br i1 %or.cond571.i, label %B262.i, label %B286.i

B338.if.i:                                        ; preds = %B308.i, %B538.i
  %positives.2.121.i = phi i64 [ %.797.i, %B538.i ], [ %positives.3.031.i, %B308.i ]
  %identities.2.120.i = phi i64 [ %.809.i, %B538.i ], [ %identities.3.030.i, %B308.i ]
  %score.3.119.i = phi i64 [ %.786.i, %B538.i ], [ %score.4.029.i, %B308.i ]
  %.562.018.i = phi i64 [ %.624.i, %B538.i ], [ %.282.i, %B308.i ]
  %.559.017.i = phi i64 [ %.628.i, %B538.i ], [ 0, %B308.i ]
  %.624.i = add nsw i64 %.562.018.i, -1
  %.628.i = add nuw nsw i64 %.559.017.i, 1
  %.658.i = add nsw i64 %.559.017.i, %i.2.027.i
  %.672.i = icmp slt i64 %.658.i, 0
  %.673.i = select i1 %.672.i, i64 %value7, i64 0
  %6 = getelementptr i8, ptr %value6, i64 %.658.i
  %.687.i = getelementptr i8, ptr %6, i64 %.673.i
  %.688.i = load i8, ptr %.687.i, align 1, !noalias !0
  %.691.i = add nsw i64 %.559.017.i, %j.2.028.i
  %.705.i = icmp slt i64 %.691.i, 0
  %.706.i = select i1 %.705.i, i64 %value9, i64 0
  %7 = getelementptr i8, ptr %value8, i64 %.691.i
  %.720.i = getelementptr i8, ptr %7, i64 %.706.i
  %.721.i = load i8, ptr %.720.i, align 1, !noalias !0
  %.737.i = zext i8 %.721.i to i64
  %.760.i = select i1 %.672.i, i64 %value11, i64 0
  %.761.i = add i64 %.760.i, %.658.i
  %.778.i = mul i64 %.761.i, %value12
  %8 = getelementptr i16, ptr %value10, i64 %.778.i
  %.782.i = getelementptr i16, ptr %8, i64 %.737.i
  %.783.i = load i16, ptr %.782.i, align 2, !noalias !0
  %.785.i = sext i16 %.783.i to i64
  %.786.i = add nsw i64 %score.3.119.i, %.785.i
  %.793.i = icmp sgt i16 %.783.i, 0
  %.796.i = zext i1 %.793.i to i64
  %.797.i = add nsw i64 %positives.2.121.i, %.796.i
  %.805.i = icmp eq i8 %.688.i, %.721.i
  %.808.i = zext i1 %.805.i to i64
  %.809.i = add nsw i64 %identities.2.120.i, %.808.i
  %..i = select i1 %.793.i, i8 43, i8 32
  br i1 %.805.i, label %B510.i, label %B538.i

B628.if.i:                                        ; preds = %B556.i, %B628.if.i
  %.1063.015.i = phi i64 [ %.1140.i, %B628.if.i ], [ %.282.i, %B556.i ]
  %.1060.014.i = phi i64 [ %.1144.i, %B628.if.i ], [ 0, %B556.i ]
  %.1140.i = add nsw i64 %.1063.015.i, -1
  %.1144.i = add nuw nsw i64 %.1060.014.i, 1
  %.1180.i = add nsw i64 %.1060.014.i, %column.2.034.i
  %.1194.i = icmp slt i64 %.1180.i, 0
  %.1195.i = select i1 %.1194.i, i64 %value16, i64 0
  %9 = getelementptr i8, ptr %value15, i64 %.1180.i
  %.1209.i = getelementptr i8, ptr %9, i64 %.1195.i
  store i8 32, ptr %.1209.i, align 1, !noalias !0
  %.1131.i = icmp ugt i64 %.1063.015.i, 1
  br i1 %.1131.i, label %B628.if.i, label %B660.i

_ZN6swathe4core9alignment4walk4walkB3v24B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE.exit: ; preds = %B262.i, %B682.i
  ret i32 0
}

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment4walk4walkB3v24B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment4walk4walkB3v24B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE"}
