; {"digest": "b791d785e158dbbdd56fdbb6936fb8c582a610d847097bffd19350ccc74252bf", "takes": [["int32", 1], ["uint8", 1], ["int64", 1], ["int32", 1], ["int64", 1], ["uint8", 1], ["uint8", 1], ["uint8", 1], ["uint8", 1]], "gives": [], "calls": []}
@.const.array.data = internal unnamed_addr constant [27 x i8] c"ARNDCQEGHILKMFPSTWYVBZXJ*UO", align 1

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
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load ptr, ptr %at10, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load i64, ptr %at11, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load ptr, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load ptr, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load i64, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load ptr, ptr %at16, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load i64, ptr %at17, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.22146.not.i = icmp slt i64 %value7, 1
  br i1 %.22146.not.i, label %_ZN6swathe4core9alignment5texts13_write_gappedB3v23B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE.exit, label %B48.if.i

B48.loopexit.i:                                   ; preds = %B146.loopexit.i, %B48.if.i
  %at.3.1.lcssa.i = phi i64 [ %at.4.049.i, %B48.if.i ], [ %at.2.2.lcssa.i, %B146.loopexit.i ]
  %.221.i = icmp sgt i64 %.166.048.i, 1
  br i1 %.221.i, label %B48.if.i, label %_ZN6swathe4core9alignment5texts13_write_gappedB3v23B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE.exit

B146.loopexit.i:                                  ; preds = %B208.if.us18.i, %B208.if.us.i, %B208.if.i, %B146.if.i
  %at.2.2.lcssa.i = phi i64 [ %at.3.142.i, %B146.if.i ], [ %.995.i, %B208.if.i ], [ %.995.us.i, %B208.if.us.i ], [ %.995.us31.i, %B208.if.us18.i ]
  %j.2.2.lcssa.i = phi i64 [ %j.4.143.i, %B146.if.i ], [ %.978.i, %B208.if.i ], [ %.978.us.i, %B208.if.us.i ], [ %j.4.143.i, %B208.if.us18.i ]
  %i.2.2.lcssa.i = phi i64 [ %i.4.144.i, %B146.if.i ], [ %.843.i, %B208.if.i ], [ %i.4.144.i, %B208.if.us.i ], [ %.843.us.i, %B208.if.us18.i ]
  %.472.i = icmp ugt i64 %.419.041.i, 1
  br i1 %.472.i, label %B146.if.i, label %B48.loopexit.i

B48.if.i:                                         ; preds = %0, %B48.loopexit.i
  %at.4.049.i = phi i64 [ %at.3.1.lcssa.i, %B48.loopexit.i ], [ 0, %0 ]
  %.166.048.i = phi i64 [ %.230.i, %B48.loopexit.i ], [ %value7, %0 ]
  %.163.047.i = phi i64 [ %.234.i, %B48.loopexit.i ], [ 0, %0 ]
  %.230.i = add nsw i64 %.166.048.i, -1
  %.234.i = add nuw nsw i64 %.163.047.i, 1
  %1 = getelementptr i64, ptr %value4, i64 %.163.047.i
  %.361.i = load i64, ptr %1, align 8, !noalias !0
  %2 = getelementptr i8, ptr %1, i64 8
  %.392.i = load i64, ptr %2, align 8, !noalias !0
  %.429.i = sub i64 %.392.i, %.361.i
  %.47239.not.i = icmp slt i64 %.429.i, 1
  br i1 %.47239.not.i, label %B48.loopexit.i, label %B146.if.preheader.i

B146.if.preheader.i:                              ; preds = %B48.if.i
  %3 = getelementptr i32, ptr %value6, i64 %.163.047.i
  %.294.i = load i32, ptr %3, align 4, !noalias !0
  %.328.i = sext i32 %.294.i to i64
  %4 = getelementptr i64, ptr %value8, i64 %.163.047.i
  %.324.i = load i64, ptr %4, align 8, !noalias !0
  br label %B146.if.i

B146.if.i:                                        ; preds = %B146.if.preheader.i, %B146.loopexit.i
  %i.4.144.i = phi i64 [ %i.2.2.lcssa.i, %B146.loopexit.i ], [ %.328.i, %B146.if.preheader.i ]
  %j.4.143.i = phi i64 [ %j.2.2.lcssa.i, %B146.loopexit.i ], [ %.324.i, %B146.if.preheader.i ]
  %at.3.142.i = phi i64 [ %at.2.2.lcssa.i, %B146.loopexit.i ], [ %at.4.049.i, %B146.if.preheader.i ]
  %.419.041.i = phi i64 [ %.481.i, %B146.loopexit.i ], [ %.429.i, %B146.if.preheader.i ]
  %.416.040.i = phi i64 [ %.485.i, %B146.loopexit.i ], [ %.361.i, %B146.if.preheader.i ]
  %.481.i = add nsw i64 %.419.041.i, -1
  %.485.i = add i64 %.416.040.i, 1
  %.541.i = icmp slt i64 %.416.040.i, 0
  %.575.i = select i1 %.541.i, i64 %value1, i64 0
  %5 = getelementptr i32, ptr %value0, i64 %.416.040.i
  %.589.i = getelementptr i32, ptr %5, i64 %.575.i
  %.590.i = load i32, ptr %.589.i, align 4, !noalias !0
  %.6709.not.i = icmp slt i32 %.590.i, 1
  br i1 %.6709.not.i, label %B146.loopexit.i, label %B208.if.lr.ph.i

B208.if.lr.ph.i:                                  ; preds = %B146.if.i
  %6 = getelementptr i8, ptr %value2, i64 %.416.040.i
  %.542.i = select i1 %.541.i, i64 %value3, i64 0
  %.556.i = getelementptr i8, ptr %6, i64 %.542.i
  %.557.i = load i8, ptr %.556.i, align 1, !noalias !0
  switch i8 %.557.i, label %B208.if.i [
    i8 68, label %B208.if.us.i
    i8 73, label %B208.if.us18.i
  ]

B208.if.us.i:                                     ; preds = %B208.if.lr.ph.i, %B208.if.us.i
  %j.2.212.us.i = phi i64 [ %.978.us.i, %B208.if.us.i ], [ %j.4.143.i, %B208.if.lr.ph.i ]
  %at.2.211.us.i = phi i64 [ %.995.us.i, %B208.if.us.i ], [ %at.3.142.i, %B208.if.lr.ph.i ]
  %.617.010.us.i = phi i32 [ %.679.us.i, %B208.if.us.i ], [ %.590.i, %B208.if.lr.ph.i ]
  %.679.us.i = add nsw i32 %.617.010.us.i, -1
  %.726.us.i = icmp slt i64 %at.2.211.us.i, 0
  %.727.us.i = select i1 %.726.us.i, i64 %value15, i64 0
  %7 = getelementptr i8, ptr %value14, i64 %at.2.211.us.i
  %.741.us.i = getelementptr i8, ptr %7, i64 %.727.us.i
  store i8 45, ptr %.741.us.i, align 1, !noalias !0
  %.759.us.i = select i1 %.726.us.i, i64 %value17, i64 0
  %8 = getelementptr i8, ptr %value16, i64 %at.2.211.us.i
  %.773.us.i = getelementptr i8, ptr %8, i64 %.759.us.i
  store i8 45, ptr %.773.us.i, align 1, !noalias !0
  %.899.us.i = icmp slt i64 %j.2.212.us.i, 0
  %.900.us.i = select i1 %.899.us.i, i64 %value13, i64 0
  %9 = getelementptr i8, ptr %value12, i64 %j.2.212.us.i
  %.914.us.i = getelementptr i8, ptr %9, i64 %.900.us.i
  %.915.us.i = load i8, ptr %.914.us.i, align 1, !noalias !0
  %.916.us.i = zext i8 %.915.us.i to i64
  %.941.us.i = getelementptr i8, ptr @.const.array.data, i64 %.916.us.i
  %.942.us.i = load i8, ptr %.941.us.i, align 1, !noalias !0
  store i8 %.942.us.i, ptr %.773.us.i, align 1, !noalias !0
  %.978.us.i = add nsw i64 %j.2.212.us.i, 1
  %.995.us.i = add nsw i64 %at.2.211.us.i, 1
  %.670.us.i = icmp ugt i32 %.617.010.us.i, 1
  br i1 %.670.us.i, label %B208.if.us.i, label %B146.loopexit.i

B208.if.us18.i:                                   ; preds = %B208.if.lr.ph.i, %B208.if.us18.i
  %i.2.213.us19.i = phi i64 [ %.843.us.i, %B208.if.us18.i ], [ %i.4.144.i, %B208.if.lr.ph.i ]
  %at.2.211.us21.i = phi i64 [ %.995.us31.i, %B208.if.us18.i ], [ %at.3.142.i, %B208.if.lr.ph.i ]
  %.617.010.us22.i = phi i32 [ %.679.us23.i, %B208.if.us18.i ], [ %.590.i, %B208.if.lr.ph.i ]
  %.679.us23.i = add nsw i32 %.617.010.us22.i, -1
  %.726.us24.i = icmp slt i64 %at.2.211.us21.i, 0
  %.727.us25.i = select i1 %.726.us24.i, i64 %value15, i64 0
  %10 = getelementptr i8, ptr %value14, i64 %at.2.211.us21.i
  %.741.us26.i = getelementptr i8, ptr %10, i64 %.727.us25.i
  store i8 45, ptr %.741.us26.i, align 1, !noalias !0
  %.759.us27.i = select i1 %.726.us24.i, i64 %value17, i64 0
  %11 = getelementptr i8, ptr %value16, i64 %at.2.211.us21.i
  %.773.us28.i = getelementptr i8, ptr %11, i64 %.759.us27.i
  store i8 45, ptr %.773.us28.i, align 1, !noalias !0
  %.794.us.i = icmp slt i64 %i.2.213.us19.i, 0
  %.795.us.i = select i1 %.794.us.i, i64 %value11, i64 0
  %12 = getelementptr i8, ptr %value10, i64 %i.2.213.us19.i
  %.809.us.i = getelementptr i8, ptr %12, i64 %.795.us.i
  %.810.us.i = load i8, ptr %.809.us.i, align 1, !noalias !0
  store i8 %.810.us.i, ptr %.741.us26.i, align 1, !noalias !0
  %.843.us.i = add nsw i64 %i.2.213.us19.i, 1
  %.995.us31.i = add nsw i64 %at.2.211.us21.i, 1
  %.670.us32.i = icmp ugt i32 %.617.010.us22.i, 1
  br i1 %.670.us32.i, label %B208.if.us18.i, label %B146.loopexit.i

B208.if.i:                                        ; preds = %B208.if.lr.ph.i, %B208.if.i
  %i.2.213.i = phi i64 [ %.843.i, %B208.if.i ], [ %i.4.144.i, %B208.if.lr.ph.i ]
  %j.2.212.i = phi i64 [ %.978.i, %B208.if.i ], [ %j.4.143.i, %B208.if.lr.ph.i ]
  %at.2.211.i = phi i64 [ %.995.i, %B208.if.i ], [ %at.3.142.i, %B208.if.lr.ph.i ]
  %.617.010.i = phi i32 [ %.679.i, %B208.if.i ], [ %.590.i, %B208.if.lr.ph.i ]
  %.679.i = add nsw i32 %.617.010.i, -1
  %.726.i = icmp slt i64 %at.2.211.i, 0
  %.727.i = select i1 %.726.i, i64 %value15, i64 0
  %13 = getelementptr i8, ptr %value14, i64 %at.2.211.i
  %.741.i = getelementptr i8, ptr %13, i64 %.727.i
  store i8 45, ptr %.741.i, align 1, !noalias !0
  %.759.i = select i1 %.726.i, i64 %value17, i64 0
  %14 = getelementptr i8, ptr %value16, i64 %at.2.211.i
  %.773.i = getelementptr i8, ptr %14, i64 %.759.i
  store i8 45, ptr %.773.i, align 1, !noalias !0
  %.794.i = icmp slt i64 %i.2.213.i, 0
  %.795.i = select i1 %.794.i, i64 %value11, i64 0
  %15 = getelementptr i8, ptr %value10, i64 %i.2.213.i
  %.809.i = getelementptr i8, ptr %15, i64 %.795.i
  %.810.i = load i8, ptr %.809.i, align 1, !noalias !0
  store i8 %.810.i, ptr %.741.i, align 1, !noalias !0
  %.843.i = add nsw i64 %i.2.213.i, 1
  %.899.i = icmp slt i64 %j.2.212.i, 0
  %.900.i = select i1 %.899.i, i64 %value13, i64 0
  %16 = getelementptr i8, ptr %value12, i64 %j.2.212.i
  %.914.i = getelementptr i8, ptr %16, i64 %.900.i
  %.915.i = load i8, ptr %.914.i, align 1, !noalias !0
  %.916.i = zext i8 %.915.i to i64
  %.941.i = getelementptr i8, ptr @.const.array.data, i64 %.916.i
  %.942.i = load i8, ptr %.941.i, align 1, !noalias !0
  store i8 %.942.i, ptr %.773.i, align 1, !noalias !0
  %.978.i = add nsw i64 %j.2.212.i, 1
  %.995.i = add nsw i64 %at.2.211.i, 1
  %.670.i = icmp ugt i32 %.617.010.i, 1
  br i1 %.670.i, label %B208.if.i, label %B146.loopexit.i

_ZN6swathe4core9alignment5texts13_write_gappedB3v23B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE.exit: ; preds = %B48.loopexit.i, %0
  %results = getelementptr i8, ptr %values, i64 144
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5texts13_write_gappedB3v23B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5texts13_write_gappedB3v23B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE"}
