; {"digest": "71643cebdea29c650a5327b982ea76a5d82bf688a2b200f85f8c2cb20570d9cc", "takes": [["int32", 1], ["uint8", 1], ["int64", 1], ["int32", 1], ["int64", 1], ["uint8", 1], ["int8", 2], ["uint8", 1], ["uint8", 1]], "gives": [], "calls": []}
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
  %value14 = load i64, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load ptr, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load i64, ptr %at16, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load ptr, ptr %at17, align 8
  %at18 = getelementptr i8, ptr %values, i64 144
  %value18 = load i64, ptr %at18, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.22718.not.i = icmp slt i64 %value7, 1
  br i1 %.22718.not.i, label %_ZN6swathe4core9alignment5texts14_write_middlesB3v18B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE.exit, label %B48.if.i

B48.loopexit.i:                                   ; preds = %B402.i, %B48.if.i
  %at.2.1.lcssa.i = phi i64 [ %at.3.021.i, %B48.if.i ], [ %.983.i, %B402.i ]
  %.227.i = icmp sgt i64 %.172.020.i, 1
  br i1 %.227.i, label %B48.if.i, label %_ZN6swathe4core9alignment5texts14_write_middlesB3v18B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE.exit

B402.i:                                           ; preds = %B212.if.i, %B384.us.i, %B146.if.i
  %.982.i = sext i32 %.545.i to i64
  %.983.i = add nsw i64 %at.2.112.i, %.982.i
  %.991.not.i = icmp eq i8 %.575.i, 68
  %..982.i = select i1 %.991.not.i, i64 0, i64 %.982.i
  %.1010.i = add nsw i64 %..982.i, %i.2.116.i
  %.1020.not.i = icmp eq i8 %.575.i, 73
  %"$phi478.3.2.2.i" = select i1 %.1020.not.i, i64 0, i64 %.982.i
  %.1055.i = add nsw i64 %"$phi478.3.2.2.i", %j.2.114.i
  %.478.i = icmp sgt i64 %.425.011.i, 1
  br i1 %.478.i, label %B146.if.i, label %B48.loopexit.i

B48.if.i:                                         ; preds = %0, %B48.loopexit.i
  %at.3.021.i = phi i64 [ %at.2.1.lcssa.i, %B48.loopexit.i ], [ 0, %0 ]
  %.172.020.i = phi i64 [ %.236.i, %B48.loopexit.i ], [ %value7, %0 ]
  %.169.019.i = phi i64 [ %.240.i, %B48.loopexit.i ], [ 0, %0 ]
  %.236.i = add nsw i64 %.172.020.i, -1
  %.240.i = add nuw nsw i64 %.169.019.i, 1
  %1 = getelementptr i64, ptr %value4, i64 %.169.019.i
  %.367.i = load i64, ptr %1, align 8, !noalias !0
  %2 = getelementptr i8, ptr %1, i64 8
  %.398.i = load i64, ptr %2, align 8, !noalias !0
  %.435.i = sub i64 %.398.i, %.367.i
  %.4789.not.i = icmp slt i64 %.435.i, 1
  br i1 %.4789.not.i, label %B48.loopexit.i, label %B146.if.preheader.i

B146.if.preheader.i:                              ; preds = %B48.if.i
  %3 = getelementptr i32, ptr %value6, i64 %.169.019.i
  %.300.i = load i32, ptr %3, align 4, !noalias !0
  %.334.i = sext i32 %.300.i to i64
  %4 = getelementptr i64, ptr %value8, i64 %.169.019.i
  %.330.i = load i64, ptr %4, align 8, !noalias !0
  br label %B146.if.i

B146.if.i:                                        ; preds = %B146.if.preheader.i, %B402.i
  %i.2.116.i = phi i64 [ %.1010.i, %B402.i ], [ %.334.i, %B146.if.preheader.i ]
  %j.2.114.i = phi i64 [ %.1055.i, %B402.i ], [ %.330.i, %B146.if.preheader.i ]
  %at.2.112.i = phi i64 [ %.983.i, %B402.i ], [ %at.3.021.i, %B146.if.preheader.i ]
  %.425.011.i = phi i64 [ %.487.i, %B402.i ], [ %.435.i, %B146.if.preheader.i ]
  %.422.010.i = phi i64 [ %.491.i, %B402.i ], [ %.367.i, %B146.if.preheader.i ]
  %.487.i = add nsw i64 %.425.011.i, -1
  %.491.i = add i64 %.422.010.i, 1
  %.529.i = icmp slt i64 %.422.010.i, 0
  %.530.i = select i1 %.529.i, i64 %value1, i64 0
  %5 = getelementptr i32, ptr %value0, i64 %.422.010.i
  %.544.i = getelementptr i32, ptr %5, i64 %.530.i
  %.545.i = load i32, ptr %.544.i, align 4, !noalias !0
  %.560.i = select i1 %.529.i, i64 %value3, i64 0
  %6 = getelementptr i8, ptr %value2, i64 %.422.010.i
  %.574.i = getelementptr i8, ptr %6, i64 %.560.i
  %.575.i = load i8, ptr %.574.i, align 1, !noalias !0
  %.6626.not.i = icmp slt i32 %.545.i, 1
  br i1 %.6626.not.i, label %B402.i, label %B212.if.lr.ph.i

B212.if.lr.ph.i:                                  ; preds = %B146.if.i
  %.712.i = icmp eq i8 %.575.i, 77
  br i1 %.712.i, label %B212.if.us.i, label %B212.if.i

B212.if.us.i:                                     ; preds = %B212.if.lr.ph.i, %B384.us.i
  %.609.08.us.i = phi i32 [ %.671.us.i, %B384.us.i ], [ %.545.i, %B212.if.lr.ph.i ]
  %.606.07.us.i = phi i32 [ %.675.us.i, %B384.us.i ], [ 0, %B212.if.lr.ph.i ]
  %.671.us.i = add nsw i32 %.609.08.us.i, -1
  %.675.us.i = add nuw nsw i32 %.606.07.us.i, 1
  %.718.us.i = zext i32 %.606.07.us.i to i64
  %.719.us.i = add nsw i64 %i.2.116.i, %.718.us.i
  %.733.us.i = icmp slt i64 %.719.us.i, 0
  %.734.us.i = select i1 %.733.us.i, i64 %value11, i64 0
  %7 = getelementptr i8, ptr %value10, i64 %.719.us.i
  %.748.us.i = getelementptr i8, ptr %7, i64 %.734.us.i
  %.749.us.i = load i8, ptr %.748.us.i, align 1, !noalias !0
  %.753.us.i = add nsw i64 %j.2.114.i, %.718.us.i
  %.767.us.i = icmp slt i64 %.753.us.i, 0
  %.768.us.i = select i1 %.767.us.i, i64 %value16, i64 0
  %8 = getelementptr i8, ptr %value15, i64 %.753.us.i
  %.782.us.i = getelementptr i8, ptr %8, i64 %.768.us.i
  %.783.us.i = load i8, ptr %.782.us.i, align 1, !noalias !0
  %.792.us.i = icmp eq i8 %.749.us.i, %.783.us.i
  br i1 %.792.us.i, label %B308.us.i, label %B336.us.i

B336.us.i:                                        ; preds = %B212.if.us.i
  %.880.us.i = zext i8 %.783.us.i to i64
  %.903.us.i = select i1 %.733.us.i, i64 %value13, i64 0
  %.904.us.i = add i64 %.903.us.i, %.719.us.i
  %.921.us.i = mul i64 %.904.us.i, %value14
  %9 = getelementptr i8, ptr %value12, i64 %.921.us.i
  %.925.us.i = getelementptr i8, ptr %9, i64 %.880.us.i
  %.926.us.i = load i8, ptr %.925.us.i, align 1, !noalias !0
  %.928.us.i = icmp sgt i8 %.926.us.i, 0
  %spec.select.us.i = select i1 %.928.us.i, i8 43, i8 32
  br label %B384.us.i

B308.us.i:                                        ; preds = %B212.if.us.i
  %.825.us.i = zext i8 %.749.us.i to i64
  %.850.us.i = getelementptr i8, ptr @.const.array.data, i64 %.825.us.i
  %.851.us.i = load i8, ptr %.850.us.i, align 1, !noalias !0
  br label %B384.us.i

B384.us.i:                                        ; preds = %B308.us.i, %B336.us.i
  %letter.3.3.off0.us.i = phi i8 [ %.851.us.i, %B308.us.i ], [ %spec.select.us.i, %B336.us.i ]
  %.938.us.i = add nsw i64 %at.2.112.i, %.718.us.i
  %.955.us.i = icmp slt i64 %.938.us.i, 0
  %.956.us.i = select i1 %.955.us.i, i64 %value18, i64 0
  %10 = getelementptr i8, ptr %value17, i64 %.938.us.i
  %.970.us.i = getelementptr i8, ptr %10, i64 %.956.us.i
  store i8 %letter.3.3.off0.us.i, ptr %.970.us.i, align 1, !noalias !0
  %.662.us.i = icmp ugt i32 %.609.08.us.i, 1
  br i1 %.662.us.i, label %B212.if.us.i, label %B402.i

B212.if.i:                                        ; preds = %B212.if.lr.ph.i, %B212.if.i
  %.609.08.i = phi i32 [ %.671.i, %B212.if.i ], [ %.545.i, %B212.if.lr.ph.i ]
  %.606.07.i = phi i32 [ %.675.i, %B212.if.i ], [ 0, %B212.if.lr.ph.i ]
  %.671.i = add nsw i32 %.609.08.i, -1
  %.675.i = add nuw nsw i32 %.606.07.i, 1
  %.937.i = zext i32 %.606.07.i to i64
  %.938.i = add nsw i64 %at.2.112.i, %.937.i
  %.955.i = icmp slt i64 %.938.i, 0
  %.956.i = select i1 %.955.i, i64 %value18, i64 0
  %11 = getelementptr i8, ptr %value17, i64 %.938.i
  %.970.i = getelementptr i8, ptr %11, i64 %.956.i
  store i8 32, ptr %.970.i, align 1, !noalias !0
  %.662.i = icmp ugt i32 %.609.08.i, 1
  br i1 %.662.i, label %B212.if.i, label %B402.i

_ZN6swathe4core9alignment5texts14_write_middlesB3v18B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE.exit: ; preds = %B48.loopexit.i, %0
  %results = getelementptr i8, ptr %values, i64 152
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5texts14_write_middlesB3v18B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5texts14_write_middlesB3v18B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE"}
