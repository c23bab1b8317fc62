; {"digest": "155a0e1c8a79f356ad56ba2ac4ee6a56d181b1045b235a6adc01c4a4027d8e88", "takes": [["int16", 3], ["uint8", 1], ["int64", 0], ["int64", 0], ["int64", 0], ["int64", 0], ["int16", 3], ["int16", 2], ["int16", 1], ["int16", 2], ["int64", 1], ["uint8", 3]], "gives": [], "calls": []}
define noundef i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load i64, ptr %at3, align 8
  %size0.1 = mul i64 %value3, %value2
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load ptr, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load i64, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load i64, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load i64, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load i64, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load i64, ptr %at9, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load ptr, ptr %at10, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load i64, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  %size6.1 = mul i64 %value13, %value12
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load ptr, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load i64, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load i64, ptr %at16, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load ptr, ptr %at17, align 8
  %at19 = getelementptr i8, ptr %values, i64 152
  %value19 = load ptr, ptr %at19, align 8
  %at21 = getelementptr i8, ptr %values, i64 168
  %value21 = load i64, ptr %at21, align 8
  %at22 = getelementptr i8, ptr %values, i64 176
  %value22 = load ptr, ptr %at22, align 8
  %at24 = getelementptr i8, ptr %values, i64 192
  %value24 = load ptr, ptr %at24, align 8
  %at25 = getelementptr i8, ptr %values, i64 200
  %value25 = load i64, ptr %at25, align 8
  %at26 = getelementptr i8, ptr %values, i64 208
  %value26 = load i64, ptr %at26, align 8
  %at27 = getelementptr i8, ptr %values, i64 216
  %value27 = load i64, ptr %at27, align 8
  %size11.1 = mul i64 %value27, %value26
  %size11.0 = mul i64 %size11.1, %value25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.192.i.i = trunc i64 %value6 to i16
  %.193.i.i = trunc i64 %value7 to i16
  %.204.i.i = sub i64 0, %value6
  %.209.i.i = mul nsw i64 %value15, %value7
  %.220.i.i = icmp sgt i64 %size11.0, 0
  %.261.i.i = sub i64 %value9, %value8
  %.30731.not.i.i = icmp slt i64 %.261.i.i, 1
  br i1 %.30731.not.i.i, label %_ZN6swathe4core9alignment5gotoh11_advance_16B2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit, label %B302.lr.ph.i.i

B302.lr.ph.i.i:                                   ; preds = %0
  %.889.i.i = sub i16 0, %.192.i.i
  %storemerge1241.i.i = tail call i64 @llvm.smax.i64(i64 %value15, i64 0)
  %.101212.not.i.i = icmp slt i64 %value15, 1
  %.3239.i.i = icmp slt i64 %value15, 0
  %.3240.i.i = select i1 %.3239.i.i, i64 %value12, i64 0
  %.3241.i.i = add i64 %.3240.i.i, %value15
  %.3261.i.i = mul i64 %.3241.i.i, %value13
  %.3425.i.i = getelementptr i8, ptr %value22, i64 8
  br label %B302.i.i

B302.i.i:                                         ; preds = %B2574.i.i, %B302.lr.ph.i.i
  %.248.033.i.i = phi i64 [ %value8, %B302.lr.ph.i.i ], [ %.320.i.i, %B2574.i.i ]
  %.251.032.i.i = phi i64 [ %.261.i.i, %B302.lr.ph.i.i ], [ %.316.i.i, %B2574.i.i ]
  %.362.i.i = icmp slt i64 %.248.033.i.i, 0
  %.363.i.i = select i1 %.362.i.i, i64 %value5, i64 0
  %1 = getelementptr i8, ptr %value4, i64 %.248.033.i.i
  %.377.i.i = getelementptr i8, ptr %1, i64 %.363.i.i
  %.378.i.i = load i8, ptr %.377.i.i, align 1, !noalias !3
  br label %B432.if.i.i

B468.i.i:                                         ; preds = %B432.if.i.i
  %.316.i.i = add nsw i64 %.251.032.i.i, -1
  %.320.i.i = add i64 %.248.033.i.i, 1
  %.380.i.i = zext i8 %.378.i.i to i64
  %.426.i.i = mul i64 %size0.1, %.380.i.i
  %.428.i.i = getelementptr i16, ptr %value0, i64 %.426.i.i
  %.487.0.i.i = and i64 %.248.033.i.i, 1
  %.566.i.i = mul nuw nsw i64 %.487.0.i.i, %size6.1
  %.568.i.i = getelementptr i16, ptr %value10, i64 %.566.i.i
  %.675.i.i = xor i64 %.487.0.i.i, 1
  %.699.i.i = mul nuw nsw i64 %.675.i.i, %size6.1
  %.701.i.i = getelementptr i16, ptr %value10, i64 %.699.i.i
  %.767.i.i = sub nsw i64 %.248.033.i.i, %value8
  br i1 %.101212.not.i.i, label %B1390.preheader.i.i, label %B504.if.lr.ph.i.i

B504.if.lr.ph.i.i:                                ; preds = %B468.i.i
  %.1916.i.i = mul i64 %.767.i.i, %size11.1
  %2 = getelementptr i8, ptr %value24, i64 %.1916.i.i
  br label %B504.if.i.i

B1390.preheader.i.i:                              ; preds = %B1310.i.i, %B468.i.i
  %top.2.1.lcssa.i.i = phi i16 [ 0, %B468.i.i ], [ %.13.i.i.i, %B1310.i.i ]
  br label %B1390.if.i.i

B1310.i.i:                                        ; preds = %B554.if.i.i, %B554.if.us.i.i
  %.us-phi.i.i = phi i16 [ %.13.i1249.us.i.i, %B554.if.us.i.i ], [ %.13.i1249.i.i, %B554.if.i.i ]
  %.13.i.i.i = tail call i16 @llvm.smax.i16(i16 %.us-phi.i.i, i16 %top.2.115.i.i)
  %.1012.i.i = icmp sgt i64 %.958.013.i.i, 1
  br i1 %.1012.i.i, label %B504.if.i.i, label %B1390.preheader.i.i

B1572.preheader.i.i:                              ; preds = %B1390.if.i.i
  br i1 %.101212.not.i.i, label %B2318.i.i, label %B1574.if.lr.ph.i.i

B1574.if.lr.ph.i.i:                               ; preds = %B1572.preheader.i.i
  %.2828.i.i = mul i64 %.767.i.i, %size11.1
  %3 = getelementptr i8, ptr %value24, i64 %.2828.i.i
  br label %B1574.if.i.i

B1572.loopexit.i.i:                               ; preds = %B1620.if.i.i, %B1620.if.us.i.i
  %.2337.i.i = icmp sgt i64 %.2283.023.i.i, 1
  br i1 %.2337.i.i, label %B1574.if.i.i, label %B2318.i.i

B2318.i.i:                                        ; preds = %B1572.loopexit.i.i, %B1572.preheader.i.i
  store i16 0, ptr %.701.i.i, align 2, !noalias !3
  %4 = getelementptr i16, ptr %.701.i.i, i64 %.3261.i.i
  br label %B2370.if.i.i

B2412.i.i:                                        ; preds = %B2370.if.i.i
  %.3357.i.i = load i64, ptr %value22, align 8, !noalias !3
  %.3359.i.i = zext i16 %top.2.1.lcssa.i.i to i64
  %.3360.i.i = icmp slt i64 %.3357.i.i, %.3359.i.i
  br i1 %.3360.i.i, label %B2436.i.i, label %B2574.i.i

B2436.i.i:                                        ; preds = %B2412.i.i
  store i64 %.3359.i.i, ptr %value22, align 8, !noalias !3
  store i64 %.248.033.i.i, ptr %.3425.i.i, align 8, !noalias !3
  br i1 %.101212.not.i.i, label %B2574.i.i, label %B2486.if.i.i

B2486.loopexit.i.i:                               ; preds = %B2530.if.i.i
  %.3518.i.i = add nsw i64 %.3456.030.i.i, -1
  %.3509.i.i = icmp sgt i64 %.3456.030.i.i, 1
  br i1 %.3509.i.i, label %B2486.if.i.i, label %B2574.i.i

B2574.i.i:                                        ; preds = %B2486.loopexit.i.i, %B2436.i.i, %B2412.i.i
  %.307.i.i = icmp sgt i64 %.251.032.i.i, 1
  br i1 %.307.i.i, label %B302.i.i, label %_ZN6swathe4core9alignment5gotoh11_advance_16B2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit

B432.if.i.i:                                      ; preds = %B432.if.i.i, %B302.i.i
  %.794.08.i.i = phi i64 [ 0, %B302.i.i ], [ %.863.i.i, %B432.if.i.i ]
  %.797.07.i.i = phi i64 [ 32, %B302.i.i ], [ %.859.i.i, %B432.if.i.i ]
  %.859.i.i = add nsw i64 %.797.07.i.i, -1
  %.863.i.i = add nuw nsw i64 %.794.08.i.i, 1
  %5 = getelementptr i16, ptr %value17, i64 %.794.08.i.i
  store i16 %.889.i.i, ptr %5, align 2, !noalias !3
  %.850.i.i = icmp ugt i64 %.797.07.i.i, 1
  br i1 %.850.i.i, label %B432.if.i.i, label %B468.i.i

B504.if.i.i:                                      ; preds = %B1310.i.i, %B504.if.lr.ph.i.i
  %top.2.115.i.i = phi i16 [ 0, %B504.if.lr.ph.i.i ], [ %.13.i.i.i, %B1310.i.i ]
  %.955.014.i.i = phi i64 [ 0, %B504.if.lr.ph.i.i ], [ %.1025.i.i, %B1310.i.i ]
  %.958.013.i.i = phi i64 [ %storemerge1241.i.i, %B504.if.lr.ph.i.i ], [ %.1021.i.i, %B1310.i.i ]
  %.1021.i.i = add nsw i64 %.958.013.i.i, -1
  %.1025.i.i = add nuw nsw i64 %.955.014.i.i, 1
  %.1227.i.i = mul i64 %.1025.i.i, %value13
  %.1291.i.i = mul i64 %.955.014.i.i, %value16
  %6 = getelementptr i16, ptr %value14, i64 %.1291.i.i
  %.1441.i.i = mul i64 %.955.014.i.i, %value13
  %7 = getelementptr i16, ptr %.568.i.i, i64 %.1441.i.i
  %.1497.i.i = mul i64 %.955.014.i.i, %value3
  %8 = getelementptr i16, ptr %.428.i.i, i64 %.1497.i.i
  %.1918.i.i = mul i64 %.955.014.i.i, %value27
  %9 = getelementptr i8, ptr %2, i64 %.1918.i.i
  br i1 %.220.i.i, label %B554.if.us.i.i, label %B554.if.i.i

B554.if.us.i.i:                                   ; preds = %B504.if.i.i, %B554.if.us.i.i
  %most.2.211.us.i.i = phi i16 [ %.13.i1249.us.i.i, %B554.if.us.i.i ], [ 0, %B504.if.i.i ]
  %.1080.010.us.i.i = phi i64 [ %.1150.us.i.i, %B554.if.us.i.i ], [ 0, %B504.if.i.i ]
  %.1083.09.us.i.i = phi i64 [ %.1146.us.i.i, %B554.if.us.i.i ], [ 32, %B504.if.i.i ]
  %.1146.us.i.i = add nsw i64 %.1083.09.us.i.i, -1
  %.1150.us.i.i = add nuw nsw i64 %.1080.010.us.i.i, 1
  %.1230.us.i.i = add i64 %.1080.010.us.i.i, %.1227.i.i
  %.1231.us.i.i = getelementptr i16, ptr %.568.i.i, i64 %.1230.us.i.i
  %.1232.us.i.i = load i16, ptr %.1231.us.i.i, align 2, !noalias !3
  %.1238.us.i.i = sub i16 %.1232.us.i.i, %.192.i.i
  %10 = getelementptr i16, ptr %6, i64 %.1080.010.us.i.i
  %.1296.us.i.i = load i16, ptr %10, align 2, !noalias !3
  %.1302.us.i.i = sub i16 %.1296.us.i.i, %.193.i.i
  %.13.i1246.us.i.i = tail call i16 @llvm.smax.i16(i16 %.1302.us.i.i, i16 %.1238.us.i.i)
  store i16 %.13.i1246.us.i.i, ptr %10, align 2, !noalias !3
  %.1445.us.i.i = getelementptr i16, ptr %7, i64 %.1080.010.us.i.i
  %.1446.us.i.i = load i16, ptr %.1445.us.i.i, align 2, !noalias !3
  %11 = getelementptr i16, ptr %8, i64 %.1080.010.us.i.i
  %.1502.us.i.i = load i16, ptr %11, align 2, !noalias !3
  %.1507.us.i.i = add i16 %.1502.us.i.i, %.1446.us.i.i
  %.13.i1247.us.i.i = tail call i16 @llvm.smax.i16(i16 %.13.i1246.us.i.i, i16 %.1507.us.i.i)
  %.13.i1248.us.i.i = tail call i16 @llvm.smax.i16(i16 %.13.i1247.us.i.i, i16 0)
  %.1627.us.i.i = getelementptr i16, ptr %.701.i.i, i64 %.1230.us.i.i
  store i16 %.13.i1248.us.i.i, ptr %.1627.us.i.i, align 2, !noalias !3
  %.13.i1249.us.i.i = tail call i16 @llvm.smax.i16(i16 %.13.i1248.us.i.i, i16 %most.2.211.us.i.i)
  %12 = getelementptr i16, ptr %value17, i64 %.1080.010.us.i.i
  %.1696.us.i.i = load i16, ptr %12, align 2, !noalias !3
  %.1700.us.i.i = sub i16 %.1696.us.i.i, %.193.i.i
  %.1706.us.i.i = sub i16 %.13.i1248.us.i.i, %.192.i.i
  %.13.i1250.us.i.i = tail call i16 @llvm.smax.i16(i16 %.1706.us.i.i, i16 %.1700.us.i.i)
  store i16 %.13.i1250.us.i.i, ptr %12, align 2, !noalias !3
  %.1771.us.i.i = icmp eq i16 %.13.i1248.us.i.i, %.1507.us.i.i
  %..us.i.i = select i1 %.1771.us.i.i, i8 1, i8 3
  %.1792.us.i.i = icmp slt i16 %.13.i1247.us.i.i, 1
  %"$phi1148.3.2.3.us.i.i" = select i1 %.1792.us.i.i, i8 0, i8 %..us.i.i
  %.1814.us.i.i = icmp sgt i16 %.1302.us.i.i, %.1238.us.i.i
  %"$phi1274.6.2.3.us.i.i" = select i1 %.1814.us.i.i, i8 8, i8 0
  %.1839.us.i.i = or i8 %"$phi1148.3.2.3.us.i.i", %"$phi1274.6.2.3.us.i.i"
  %13 = getelementptr i8, ptr %9, i64 %.1080.010.us.i.i
  store i8 %.1839.us.i.i, ptr %13, align 1, !noalias !3
  %.1137.us.i.i = icmp ugt i64 %.1083.09.us.i.i, 1
  br i1 %.1137.us.i.i, label %B554.if.us.i.i, label %B1310.i.i

B554.if.i.i:                                      ; preds = %B504.if.i.i, %B554.if.i.i
  %most.2.211.i.i = phi i16 [ %.13.i1249.i.i, %B554.if.i.i ], [ 0, %B504.if.i.i ]
  %.1080.010.i.i = phi i64 [ %.1150.i.i, %B554.if.i.i ], [ 0, %B504.if.i.i ]
  %.1083.09.i.i = phi i64 [ %.1146.i.i, %B554.if.i.i ], [ 32, %B504.if.i.i ]
  %.1146.i.i = add nsw i64 %.1083.09.i.i, -1
  %.1150.i.i = add nuw nsw i64 %.1080.010.i.i, 1
  %.1230.i.i = add i64 %.1080.010.i.i, %.1227.i.i
  %.1231.i.i = getelementptr i16, ptr %.568.i.i, i64 %.1230.i.i
  %.1232.i.i = load i16, ptr %.1231.i.i, align 2, !noalias !3
  %.1238.i.i = sub i16 %.1232.i.i, %.192.i.i
  %14 = getelementptr i16, ptr %6, i64 %.1080.010.i.i
  %.1296.i.i = load i16, ptr %14, align 2, !noalias !3
  %.1302.i.i = sub i16 %.1296.i.i, %.193.i.i
  %.13.i1246.i.i = tail call i16 @llvm.smax.i16(i16 %.1302.i.i, i16 %.1238.i.i)
  store i16 %.13.i1246.i.i, ptr %14, align 2, !noalias !3
  %.1445.i.i = getelementptr i16, ptr %7, i64 %.1080.010.i.i
  %.1446.i.i = load i16, ptr %.1445.i.i, align 2, !noalias !3
  %15 = getelementptr i16, ptr %8, i64 %.1080.010.i.i
  %.1502.i.i = load i16, ptr %15, align 2, !noalias !3
  %.1507.i.i = add i16 %.1502.i.i, %.1446.i.i
  %.13.i1247.i.i = tail call i16 @llvm.smax.i16(i16 %.13.i1246.i.i, i16 %.1507.i.i)
  %.13.i1248.i.i = tail call i16 @llvm.smax.i16(i16 %.13.i1247.i.i, i16 0)
  %.1627.i.i = getelementptr i16, ptr %.701.i.i, i64 %.1230.i.i
  store i16 %.13.i1248.i.i, ptr %.1627.i.i, align 2, !noalias !3
  %.13.i1249.i.i = tail call i16 @llvm.smax.i16(i16 %.13.i1248.i.i, i16 %most.2.211.i.i)
  %16 = getelementptr i16, ptr %value17, i64 %.1080.010.i.i
  %.1696.i.i = load i16, ptr %16, align 2, !noalias !3
  %.1700.i.i = sub i16 %.1696.i.i, %.193.i.i
  %.1706.i.i = sub i16 %.13.i1248.i.i, %.192.i.i
  %.13.i1250.i.i = tail call i16 @llvm.smax.i16(i16 %.1706.i.i, i16 %.1700.i.i)
  store i16 %.13.i1250.i.i, ptr %16, align 2, !noalias !3
  %.1137.i.i = icmp ugt i64 %.1083.09.i.i, 1
  br i1 %.1137.i.i, label %B554.if.i.i, label %B1310.i.i

B1390.if.i.i:                                     ; preds = %B1390.if.i.i, %B1390.preheader.i.i
  %coming.2.118.i.i = phi i64 [ %.204.i.i, %B1390.preheader.i.i ], [ %.13.i1252.i.i, %B1390.if.i.i ]
  %.2033.017.i.i = phi i64 [ 32, %B1390.preheader.i.i ], [ %.2095.i.i, %B1390.if.i.i ]
  %.2030.016.i.i = phi i64 [ 0, %B1390.preheader.i.i ], [ %.2099.i.i, %B1390.if.i.i ]
  %.2095.i.i = add nsw i64 %.2033.017.i.i, -1
  %.2099.i.i = add nuw nsw i64 %.2030.016.i.i, 1
  %17 = getelementptr i16, ptr %value17, i64 %.2030.016.i.i
  %.2153.i.i = load i16, ptr %17, align 2, !noalias !3
  %.2157.i.i = sub nsw i64 %coming.2.118.i.i, %.209.i.i
  %.13.i1251.i.i = tail call i64 @llvm.smax.i64(i64 %.204.i.i, i64 %.2157.i.i)
  %.2154.i.i = sext i16 %.2153.i.i to i64
  %.13.i1252.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i1251.i.i, i64 %.2154.i.i)
  %.2216.i.i = trunc i64 %coming.2.118.i.i to i16
  store i16 %.2216.i.i, ptr %17, align 2, !noalias !3
  %.2086.i.i = icmp ugt i64 %.2033.017.i.i, 1
  br i1 %.2086.i.i, label %B1390.if.i.i, label %B1572.preheader.i.i

B1574.if.i.i:                                     ; preds = %B1572.loopexit.i.i, %B1574.if.lr.ph.i.i
  %.2283.023.i.i = phi i64 [ %storemerge1241.i.i, %B1574.if.lr.ph.i.i ], [ %.2346.i.i, %B1572.loopexit.i.i ]
  %.2280.022.i.i = phi i64 [ 0, %B1574.if.lr.ph.i.i ], [ %.2350.i.i, %B1572.loopexit.i.i ]
  %.2346.i.i = add nsw i64 %.2283.023.i.i, -1
  %.2350.i.i = add nuw nsw i64 %.2280.022.i.i, 1
  %.2548.i.i = mul i64 %.2350.i.i, %value13
  %18 = getelementptr i16, ptr %.701.i.i, i64 %.2548.i.i
  %.2830.i.i = mul i64 %.2280.022.i.i, %value27
  %19 = getelementptr i8, ptr %3, i64 %.2830.i.i
  br i1 %.220.i.i, label %B1620.if.us.i.i, label %B1620.if.i.i

B1620.if.us.i.i:                                  ; preds = %B1574.if.i.i, %B1620.if.us.i.i
  %.2404.020.us.i.i = phi i64 [ %.2467.us.i.i, %B1620.if.us.i.i ], [ 32, %B1574.if.i.i ]
  %.2401.019.us.i.i = phi i64 [ %.2471.us.i.i, %B1620.if.us.i.i ], [ 0, %B1574.if.i.i ]
  %.2467.us.i.i = add nsw i64 %.2404.020.us.i.i, -1
  %.2471.us.i.i = add nuw nsw i64 %.2401.019.us.i.i, 1
  %20 = getelementptr i16, ptr %18, i64 %.2401.019.us.i.i
  %.2553.us.i.i = load i16, ptr %20, align 2, !noalias !3
  %21 = getelementptr i16, ptr %value17, i64 %.2401.019.us.i.i
  %.2586.us.i.i = load i16, ptr %21, align 2, !noalias !3
  %.13.i1253.us.i.i = tail call i16 @llvm.smax.i16(i16 %.2586.us.i.i, i16 %.2553.us.i.i)
  store i16 %.13.i1253.us.i.i, ptr %20, align 2, !noalias !3
  %.2684.us.i.i = sub i16 %.2553.us.i.i, %.192.i.i
  %.2693.us.i.i = sub i16 %.2586.us.i.i, %.193.i.i
  %.13.i1254.us.i.i = tail call i16 @llvm.smax.i16(i16 %.2693.us.i.i, i16 %.2684.us.i.i)
  store i16 %.13.i1254.us.i.i, ptr %21, align 2, !noalias !3
  %22 = getelementptr i8, ptr %19, i64 %.2401.019.us.i.i
  %.2835.us.i.i = load i8, ptr %22, align 1, !noalias !3
  %.2842.us.i.i = and i8 %.2835.us.i.i, 3
  %.2849.us.i.i = icmp sgt i16 %.2586.us.i.i, %.2553.us.i.i
  %.2852.us.i.i = icmp eq i16 %.2586.us.i.i, %.2553.us.i.i
  %.2859.us.i.i = icmp eq i8 %.2842.us.i.i, 3
  %.2860.us.i.i = and i1 %.2852.us.i.i, %.2859.us.i.i
  %.2861.us.i.i = or i1 %.2849.us.i.i, %.2860.us.i.i
  %23 = and i8 %.2835.us.i.i, 8
  %..2842.us.i.i = select i1 %.2861.us.i.i, i8 2, i8 %.2842.us.i.i
  %.2899.us.i.i = icmp sgt i16 %.2693.us.i.i, %.2684.us.i.i
  %"$phi2278.6.2.3.us.i.i" = select i1 %.2899.us.i.i, i8 4, i8 0
  %.28891244.us.i.i = or i8 %23, %"$phi2278.6.2.3.us.i.i"
  %.29241245.us.i.i = or i8 %.28891244.us.i.i, %..2842.us.i.i
  store i8 %.29241245.us.i.i, ptr %22, align 1, !noalias !3
  %.2458.us.i.i = icmp ugt i64 %.2404.020.us.i.i, 1
  br i1 %.2458.us.i.i, label %B1620.if.us.i.i, label %B1572.loopexit.i.i

B1620.if.i.i:                                     ; preds = %B1574.if.i.i, %B1620.if.i.i
  %.2404.020.i.i = phi i64 [ %.2467.i.i, %B1620.if.i.i ], [ 32, %B1574.if.i.i ]
  %.2401.019.i.i = phi i64 [ %.2471.i.i, %B1620.if.i.i ], [ 0, %B1574.if.i.i ]
  %.2467.i.i = add nsw i64 %.2404.020.i.i, -1
  %.2471.i.i = add nuw nsw i64 %.2401.019.i.i, 1
  %24 = getelementptr i16, ptr %18, i64 %.2401.019.i.i
  %.2553.i.i = load i16, ptr %24, align 2, !noalias !3
  %25 = getelementptr i16, ptr %value17, i64 %.2401.019.i.i
  %.2586.i.i = load i16, ptr %25, align 2, !noalias !3
  %.13.i1253.i.i = tail call i16 @llvm.smax.i16(i16 %.2586.i.i, i16 %.2553.i.i)
  store i16 %.13.i1253.i.i, ptr %24, align 2, !noalias !3
  %.2684.i.i = sub i16 %.2553.i.i, %.192.i.i
  %.2693.i.i = sub i16 %.2586.i.i, %.193.i.i
  %.13.i1254.i.i = tail call i16 @llvm.smax.i16(i16 %.2693.i.i, i16 %.2684.i.i)
  store i16 %.13.i1254.i.i, ptr %25, align 2, !noalias !3
  %.2458.i.i = icmp ugt i64 %.2404.020.i.i, 1
  br i1 %.2458.i.i, label %B1620.if.i.i, label %B1572.loopexit.i.i

B2370.if.i.i:                                     ; preds = %B2370.if.i.i, %B2318.i.i
  %.3122.025.i.i = phi i64 [ 31, %B2318.i.i ], [ %.3184.i.i, %B2370.if.i.i ]
  %.3119.024.i.i = phi i64 [ 1, %B2318.i.i ], [ %.3188.i.i, %B2370.if.i.i ]
  %.3184.i.i = add nsw i64 %.3122.025.i.i, -1
  %.3188.i.i = add nuw nsw i64 %.3119.024.i.i, 1
  %26 = getelementptr i16, ptr %4, i64 %.3119.024.i.i
  %27 = getelementptr i8, ptr %26, i64 -2
  %.3266.i.i = load i16, ptr %27, align 2, !noalias !3
  %28 = getelementptr i16, ptr %.701.i.i, i64 %.3119.024.i.i
  store i16 %.3266.i.i, ptr %28, align 2, !noalias !3
  %.3175.i.i = icmp ugt i64 %.3122.025.i.i, 1
  br i1 %.3175.i.i, label %B2370.if.i.i, label %B2412.i.i

B2486.if.i.i:                                     ; preds = %B2436.i.i, %B2486.loopexit.i.i
  %.3456.030.i.i = phi i64 [ %.3518.i.i, %B2486.loopexit.i.i ], [ %storemerge1241.i.i, %B2436.i.i ]
  %.3453.029.i.i = phi i64 [ %.3522.i.i, %B2486.loopexit.i.i ], [ 0, %B2436.i.i ]
  %.3522.i.i = add nuw nsw i64 %.3453.029.i.i, 1
  %.3715.i.i = mul i64 %.3522.i.i, %value13
  %29 = getelementptr i16, ptr %.701.i.i, i64 %.3715.i.i
  %.3770.i.i = mul i64 %.3453.029.i.i, %value21
  %30 = getelementptr i16, ptr %value19, i64 %.3770.i.i
  br label %B2530.if.i.i

B2530.if.i.i:                                     ; preds = %B2530.if.i.i, %B2486.if.i.i
  %.3576.027.i.i = phi i64 [ 32, %B2486.if.i.i ], [ %.3638.i.i, %B2530.if.i.i ]
  %.3573.026.i.i = phi i64 [ 0, %B2486.if.i.i ], [ %.3642.i.i, %B2530.if.i.i ]
  %.3638.i.i = add nsw i64 %.3576.027.i.i, -1
  %.3642.i.i = add nuw nsw i64 %.3573.026.i.i, 1
  %31 = getelementptr i16, ptr %29, i64 %.3573.026.i.i
  %.3720.i.i = load i16, ptr %31, align 2, !noalias !3
  %32 = getelementptr i16, ptr %30, i64 %.3573.026.i.i
  store i16 %.3720.i.i, ptr %32, align 2, !noalias !3
  %.3629.i.i = icmp ugt i64 %.3576.027.i.i, 1
  br i1 %.3629.i.i, label %B2530.if.i.i, label %B2486.loopexit.i.i

_ZN6swathe4core9alignment5gotoh11_advance_16B2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE.exit: ; preds = %B2574.i.i, %0
  %results = getelementptr i8, ptr %values, i64 224
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare i16 @llvm.smax.i16(i16, i16)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5gotoh11_advance_16B2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5gotoh11_advance_16B2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core9alignment5gotoh8_advanceB2v2B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIsLi3E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core9alignment5gotoh8_advanceB2v2B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIsLi3E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExxxx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE"}
