; {"digest": "d61f26feee4393f9aa5ee47c8186887edf95346fb22b7ae8acef84274ad0b5e5", "takes": [["uint8", 1], ["uint8", 1], ["int64", 1], ["uint8", 1], ["int32", 1], ["uint8", 1], ["int32", 1], ["uint64", 1]], "gives": ["int64"], "calls": []}
@switch.table.kernel.11 = private unnamed_addr constant [4 x i64] [i64 11, i64 12, i64 32, i64 9], align 8

define noundef range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.145.i = load i64, ptr %value4, align 8, !noalias !0
  %.177.i = getelementptr i8, ptr %value4, i64 8
  %.178.i = load i64, ptr %.177.i, align 8, !noalias !0
  %.220.i = getelementptr i8, ptr %value4, i64 40
  %.221.i = load i64, ptr %.220.i, align 8, !noalias !0
  %.253.i = getelementptr i8, ptr %value4, i64 72
  %.254.i = load i64, ptr %.253.i, align 8, !noalias !0
  %.286.i = getelementptr i8, ptr %value4, i64 24
  %.287.i = load i64, ptr %.286.i, align 8, !noalias !0
  %.319.i = getelementptr i8, ptr %value4, i64 16
  %.320.i = load i64, ptr %.319.i, align 8, !noalias !0
  %.392139.i = icmp slt i64 %.145.i, %value1
  br i1 %.392139.i, label %B202.preheader.lr.ph.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit

B202.preheader.lr.ph.i:                           ; preds = %0
  %.4169.i = getelementptr i8, ptr %value4, i64 80
  %.4936.i = getelementptr i8, ptr %value4, i64 88
  %.3615.i = getelementptr i8, ptr %value4, i64 112
  %.3018.i = getelementptr i8, ptr %value4, i64 32
  %.3050.i = getelementptr i8, ptr %value4, i64 56
  %.3082.i = getelementptr i8, ptr %value4, i64 48
  %.3193.i = getelementptr i8, ptr %value4, i64 64
  %.2102.i = getelementptr i8, ptr %value4, i64 96
  %.2679.i = getelementptr i8, ptr %value4, i64 120
  %.2580.i = getelementptr i8, ptr %value4, i64 104
  br label %B202.i.outer

B202.i.outer:                                     ; preds = %B202.preheader.lr.ph.i, %B3498.i
  %i.16.1.i.ph = phi i64 [ %.145.i, %B202.preheader.lr.ph.i ], [ %i.17.2.i, %B3498.i ]
  %mode.9.1.i.ph = phi i64 [ %.178.i, %B202.preheader.lr.ph.i ], [ %mode.10.2.i, %B3498.i ]
  %p.3.1.i.ph = phi i64 [ %.221.i, %B202.preheader.lr.ph.i ], [ %p.4.2.i, %B3498.i ]
  %hp.5.1.i.ph = phi i64 [ %.254.i, %B202.preheader.lr.ph.i ], [ %hp.6.2.i, %B3498.i ]
  %line.6.1.i.ph = phi i64 [ %.287.i, %B202.preheader.lr.ph.i ], [ %line.7.2.i, %B3498.i ]
  %after_cr.8.1.i.ph = phi i64 [ %.320.i, %B202.preheader.lr.ph.i ], [ %after_cr.9.2.i, %B3498.i ]
  br label %B202.i

B202.i:                                           ; preds = %B202.i.outer, %B1524.i
  %i.16.1.i = phi i64 [ %.2860.i, %B1524.i ], [ %i.16.1.i.ph, %B202.i.outer ]
  %mode.9.1.i = phi i64 [ 0, %B1524.i ], [ %mode.9.1.i.ph, %B202.i.outer ]
  %after_cr.8.1.i = phi i64 [ 0, %B1524.i ], [ %after_cr.8.1.i.ph, %B202.i.outer ]
  switch i64 %mode.9.1.i, label %B3296.i [
    i64 2, label %B226.i
    i64 0, label %B1482.i
    i64 1, label %B2276.i
    i64 3, label %B3160.i
  ]

B226.i:                                           ; preds = %B202.i
  %.424.i = add nsw i64 %i.16.1.i, %value7
  %.426.i = sub i64 %.424.i, %p.3.1.i.ph
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.426.i, i64 %value1)
  %.499.i = icmp slt i64 %i.16.1.i, 0
  %.500.i = select i1 %.499.i, i64 %value1, i64 0
  %.501.i = add i64 %.500.i, %i.16.1.i
  %.504.i = icmp slt i64 %.501.i, 0
  br i1 %.504.i, label %B226.endif.else.if.i, label %B226.endif.else.endif.i, !prof !3

B728.i:                                           ; preds = %B390.if.i
  %.1801.i = add nuw i64 %n_copied.2.2136.i, 8
  %.926.i = add nsw i64 %.864.0134.i, -1
  %1 = getelementptr i8, ptr %.789.i, i64 %n_copied.2.2136.i
  store i8 %.1016.i, ptr %1, align 1, !noalias !0
  %2 = getelementptr i8, ptr %.789.i, i64 %.1021.i
  store i8 %.1079.i, ptr %2, align 1, !noalias !0
  %3 = getelementptr i8, ptr %.789.i, i64 %.1084.i
  store i8 %.1142.i, ptr %3, align 1, !noalias !0
  %4 = getelementptr i8, ptr %.789.i, i64 %.1147.i
  store i8 %.1205.i, ptr %4, align 1, !noalias !0
  %5 = getelementptr i8, ptr %.789.i, i64 %.1210.i
  store i8 %.1268.i, ptr %5, align 1, !noalias !0
  %6 = getelementptr i8, ptr %.789.i, i64 %.1273.i
  store i8 %.1331.i, ptr %6, align 1, !noalias !0
  %7 = getelementptr i8, ptr %.789.i, i64 %.1336.i
  store i8 %.1394.i, ptr %7, align 1, !noalias !0
  %8 = getelementptr i8, ptr %.789.i, i64 %.1399.i
  store i8 %.1457.i, ptr %8, align 1, !noalias !0
  %.917.i = icmp sgt i64 %.864.0134.i, 1
  br i1 %.917.i, label %B390.if.i, label %B862.i

B862.i:                                           ; preds = %B390.if.i, %B728.i, %B226.endif.endif.endif.endif.endif.i, %B226.endif.endif.else.endif.endif.endif.i
  %n_copied.2.2.lcssa.i = phi i64 [ 0, %B226.endif.endif.endif.endif.endif.i ], [ 0, %B226.endif.endif.else.endif.endif.endif.i ], [ %38, %B728.i ], [ %n_copied.2.2136.i, %B390.if.i ]
  %.1821.i = add nsw i64 %n_copied.2.2.lcssa.i, %i.16.1.i
  %.1829.i = add nsw i64 %n_copied.2.2.lcssa.i, %p.3.1.i.ph
  %.1839.i = icmp eq i64 %.1821.i, %value1
  br i1 %.1839.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B898.i

B898.i:                                           ; preds = %B862.i
  %.1938.i = icmp slt i64 %.1821.i, 0
  %.1939.i = select i1 %.1938.i, i64 %value1, i64 0
  %9 = getelementptr i8, ptr %value0, i64 %.1821.i
  %.1953.i = getelementptr i8, ptr %9, i64 %.1939.i
  %.1954.i = load i8, ptr %.1953.i, align 1, !noalias !0
  %.1956.i = zext i8 %.1954.i to i64
  %.1981.i = getelementptr i8, ptr %value2, i64 %.1956.i
  %.1982.i = load i8, ptr %.1981.i, align 1, !noalias !0
  %.1992.i = icmp ult i8 %.1982.i, 64
  %.2021.i = icmp slt i64 %.1821.i, %.13.i.i
  %or.cond.i = select i1 %.1992.i, i1 %.2021.i, i1 false
  br i1 %or.cond.i, label %B960.i, label %B1134.i

B960.i:                                           ; preds = %B898.i, %B1100.i
  %i.18.3.i = phi i64 [ %.2148.i, %B1100.i ], [ %.1821.i, %B898.i ]
  %p.7.3.i = phi i64 [ %.2141.i, %B1100.i ], [ %.1829.i, %B898.i ]
  %c.3.3.i = phi i8 [ %c.4.4.i, %B1100.i ], [ %.1982.i, %B898.i ]
  %.2041.i = and i8 %c.3.3.i, 31
  %.2056.i = icmp slt i64 %p.7.3.i, 0
  %.2057.i = select i1 %.2056.i, i64 %value7, i64 0
  %10 = getelementptr i8, ptr %value6, i64 %p.7.3.i
  %.2071.i = getelementptr i8, ptr %10, i64 %.2057.i
  store i8 %.2041.i, ptr %.2071.i, align 1, !noalias !0
  %.2103.i = load i64, ptr %.2102.i, align 8, !noalias !0
  %11 = lshr i8 %c.3.3.i, 5
  %.2106.i = zext i8 %11 to i64
  %.2109.i = add nsw i64 %.2103.i, %.2106.i
  store i64 %.2109.i, ptr %.2102.i, align 8, !noalias !0
  %.2141.i = add nsw i64 %p.7.3.i, 1
  %.2148.i = add nsw i64 %i.18.3.i, 1
  %.2156.i = icmp slt i64 %.2148.i, %value1
  br i1 %.2156.i, label %B1072.i, label %B1100.i

B1072.i:                                          ; preds = %B960.i
  %.2172.i = icmp slt i64 %i.18.3.i, -1
  %.2173.i = select i1 %.2172.i, i64 %value1, i64 0
  %12 = getelementptr i8, ptr %value0, i64 %.2148.i
  %.2187.i = getelementptr i8, ptr %12, i64 %.2173.i
  %.2188.i = load i8, ptr %.2187.i, align 1, !noalias !0
  %.2190.i = zext i8 %.2188.i to i64
  %.2215.i = getelementptr i8, ptr %value2, i64 %.2190.i
  %.2216.i = load i8, ptr %.2215.i, align 1, !noalias !0
  br label %B1100.i

B1100.i:                                          ; preds = %B1072.i, %B960.i
  %c.4.4.i = phi i8 [ %.2216.i, %B1072.i ], [ %c.3.3.i, %B960.i ]
  %.2231.i = icmp ult i8 %c.4.4.i, 64
  %.2257.i = icmp slt i64 %.2148.i, %.13.i.i
  %or.cond3323.i = select i1 %.2231.i, i1 %.2257.i, i1 false
  br i1 %or.cond3323.i, label %B960.i, label %B1134.i

B1134.i:                                          ; preds = %B1100.i, %B898.i
  %i.19.2.i = phi i64 [ %.1821.i, %B898.i ], [ %.2148.i, %B1100.i ]
  %p.5.2.i = phi i64 [ %.1829.i, %B898.i ], [ %.2141.i, %B1100.i ]
  %c.5.2.i = phi i8 [ %.1982.i, %B898.i ], [ %c.4.4.i, %B1100.i ]
  %.2288.i = icmp eq i64 %i.19.2.i, %value1
  br i1 %.2288.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B1150.i

B1150.i:                                          ; preds = %B1134.i
  %.2367.i = icmp ult i8 %c.5.2.i, 64
  br i1 %.2367.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B1190.i

B1190.i:                                          ; preds = %B1150.i
  switch i8 %c.5.2.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit [
    i8 65, label %B1212.i
    i8 66, label %B1306.i
    i8 68, label %B1384.i
  ]

B1212.i:                                          ; preds = %B1190.i
  %.2479.i = icmp slt i64 %i.19.2.i, 0
  %.2480.i = select i1 %.2479.i, i64 %value1, i64 0
  %13 = getelementptr i8, ptr %value0, i64 %i.19.2.i
  %.2494.i = getelementptr i8, ptr %13, i64 %.2480.i
  %.2495.i = load i8, ptr %.2494.i, align 1, !noalias !0
  %.2497.i = icmp eq i8 %.2495.i, 13
  %.2499.i = zext i1 %.2497.i to i64
  %.2504.i = add nsw i64 %line.6.1.i.ph, 1
  %.2514.i = add nsw i64 %i.19.2.i, 1
  br label %B3498.i

B1306.i:                                          ; preds = %B1190.i
  %.2581.i = load i64, ptr %.2580.i, align 8, !noalias !0
  %.2582.i = add nsw i64 %.2581.i, 1
  store i64 %.2582.i, ptr %.2580.i, align 8, !noalias !0
  %.2614.i = add nsw i64 %i.19.2.i, 1
  br label %B3498.i

B1384.i:                                          ; preds = %B1190.i
  %.2680.i = load i64, ptr %.2679.i, align 8, !noalias !0
  %.2681.i = add nsw i64 %.2680.i, 1
  store i64 %.2681.i, ptr %.2679.i, align 8, !noalias !0
  %.2713.i = add nsw i64 %i.19.2.i, 1
  br label %B3498.i

B1482.i:                                          ; preds = %B202.i
  %.2808.i = icmp slt i64 %i.16.1.i, 0
  %.2809.i = select i1 %.2808.i, i64 %value1, i64 0
  %14 = getelementptr i8, ptr %value0, i64 %i.16.1.i
  %.2823.i = getelementptr i8, ptr %14, i64 %.2809.i
  %.2824.i = load i8, ptr %.2823.i, align 1, !noalias !0
  %.2830.i = icmp ne i8 %.2824.i, 10
  %.2833.not.i = icmp eq i64 %after_cr.8.1.i, 0
  %or.cond3324.i = select i1 %.2830.i, i1 true, i1 %.2833.not.i
  br i1 %or.cond3324.i, label %B1542.i, label %B1524.i

B1524.i:                                          ; preds = %B1482.i
  %.2860.i = add nsw i64 %i.16.1.i, 1
  %.392.i = icmp slt i64 %.2860.i, %value1
  br i1 %.392.i, label %B202.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit

B1542.i:                                          ; preds = %B1482.i
  %.2829.i.le = zext i8 %.2824.i to i64
  switch i8 %.2824.i, label %B2102.i [
    i8 62, label %B1568.i
    i8 59, label %B2032.i
  ]

B1568.i:                                          ; preds = %B1542.i
  %.2908.i = load i64, ptr %.4936.i, align 8, !noalias !0
  %.2916.i = icmp eq i64 %.2908.i, %value13
  br i1 %.2916.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B1630.i

B1630.i:                                          ; preds = %B1568.i
  %.3019.i = load i64, ptr %.3018.i, align 8, !noalias !0
  %.3020.i = icmp sgt i64 %.3019.i, 0
  br i1 %.3020.i, label %B1664.i, label %B1940.i

B1664.i:                                          ; preds = %B1630.i
  %.3051.i = load i64, ptr %.3050.i, align 8, !noalias !0
  %.3053.i = add nsw i64 %.3051.i, %p.3.1.i.ph
  %.3083.i = load i64, ptr %.3082.i, align 8, !noalias !0
  %.3084.i = sub i64 %.3053.i, %.3083.i
  %.3089.i = icmp sgt i64 %.3084.i, 2147483647
  br i1 %.3089.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B1764.i

B1764.i:                                          ; preds = %B1664.i
  %.3194.i = load i64, ptr %.3193.i, align 8, !noalias !0
  %.3202.i = icmp eq i64 %.3194.i, %value9
  br i1 %.3202.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B1826.i

B1826.i:                                          ; preds = %B1764.i
  %.3324.i = icmp slt i64 %.3194.i, 0
  %.3325.i = select i1 %.3324.i, i64 %value9, i64 0
  %15 = getelementptr i32, ptr %value8, i64 %.3194.i
  %.3339.i = getelementptr i32, ptr %15, i64 %.3325.i
  %.3340.i = trunc i64 %.3084.i to i32
  store i32 %.3340.i, ptr %.3339.i, align 4, !noalias !0
  %.3373.i = load i64, ptr %.3193.i, align 8, !noalias !0
  %.3374.i = add nsw i64 %.3373.i, 1
  store i64 %.3374.i, ptr %.3193.i, align 8, !noalias !0
  store i64 %p.3.1.i.ph, ptr %.3082.i, align 8, !noalias !0
  store i64 0, ptr %.3050.i, align 8, !noalias !0
  %.3518.pre.i = load i64, ptr %.3018.i, align 8, !noalias !0
  br label %B1940.i

B1940.i:                                          ; preds = %B1826.i, %B1630.i
  %.3518.i = phi i64 [ %.3518.pre.i, %B1826.i ], [ %.3019.i, %B1630.i ]
  %.3519.i = add nsw i64 %.3518.i, 1
  store i64 %.3519.i, ptr %.3018.i, align 8, !noalias !0
  %.3553.i = add nsw i64 %i.16.1.i, 1
  br label %B3498.i

B2032.i:                                          ; preds = %B1542.i
  %.3616.i = load i64, ptr %.3615.i, align 8, !noalias !0
  %.3617.i = add nsw i64 %.3616.i, 1
  store i64 %.3617.i, ptr %.3615.i, align 8, !noalias !0
  %.3651.i = add nsw i64 %i.16.1.i, 1
  br label %B3498.i

B2102.i:                                          ; preds = %B1542.i
  %.3684.i = getelementptr i8, ptr %value2, i64 %.2829.i.le
  %.3685.i = load i8, ptr %.3684.i, align 1, !noalias !0
  %.3687.i = icmp eq i8 %.3685.i, 65
  br i1 %.3687.i, label %B2136.i, label %B2182.i

B2136.i:                                          ; preds = %B2102.i
  %.3708.i = icmp eq i8 %.2824.i, 13
  %.3712.i = zext i1 %.3708.i to i64
  %.3716.i = add nsw i64 %line.6.1.i.ph, 1
  %.3722.i = add nsw i64 %i.16.1.i, 1
  br label %B3498.i

B2182.i:                                          ; preds = %B2102.i
  %.3761.i = load i64, ptr %.3018.i, align 8, !noalias !0
  %.3762.i = icmp sgt i64 %.3761.i, 0
  %..i = select i1 %.3762.i, i64 2, i64 4
  br label %B3498.i

B2276.i:                                          ; preds = %B202.i
  %.3845.i = icmp slt i64 %i.16.1.i, 0
  %.3846.i = select i1 %.3845.i, i64 %value1, i64 0
  %16 = getelementptr i8, ptr %value0, i64 %i.16.1.i
  %.3860.i = getelementptr i8, ptr %16, i64 %.3846.i
  %.3861.i = load i8, ptr %.3860.i, align 1, !noalias !0
  %.3871.i = icmp ugt i8 %.3861.i, 13
  br i1 %.3871.i, label %B2332.preheader.i, label %B2314.i

B2314.i:                                          ; preds = %B2276.i
  %.116.i.i = zext i8 %.3861.i to i64
  br label %B8.i.i

B8.i.i:                                           ; preds = %B8.if.i.i, %B2314.i
  %.22.0.i.i = phi i64 [ 0, %B2314.i ], [ %.90.i.i, %B8.if.i.i ]
  %.67.i.i = icmp ult i64 %.22.0.i.i, 4
  br i1 %.67.i.i, label %B8.if.i.i, label %B2432.i

B2332.preheader.i:                                ; preds = %B8.if.i.i, %B2276.i
  %.3978103.i = icmp slt i64 %hp.5.1.i.ph, 0
  %.3979104.i = select i1 %.3978103.i, i64 %value11, i64 0
  %17 = getelementptr i8, ptr %value10, i64 %hp.5.1.i.ph
  %.3993105.i = getelementptr i8, ptr %17, i64 %.3979104.i
  store i8 %.3861.i, ptr %.3993105.i, align 1, !noalias !0
  %.3996106.i = add nsw i64 %hp.5.1.i.ph, 1
  %.4003107.i = add nsw i64 %i.16.1.i, 1
  %.4011108.i = icmp eq i64 %.4003107.i, %value1
  br i1 %.4011108.i, label %B2432.i, label %B2376.i

B8.if.i.i:                                        ; preds = %B8.i.i
  %trunc.i.i = trunc nuw i64 %.22.0.i.i to i2
  %switch.tableidx = xor i2 %trunc.i.i, -2
  %18 = zext i2 %switch.tableidx to i64
  %switch.gep = getelementptr inbounds i64, ptr @switch.table.kernel.11, i64 %18
  %switch.load = load i64, ptr %switch.gep, align 8
  %.90.i.i = add nuw nsw i64 %.22.0.i.i, 1
  %.117.i.i = icmp eq i64 %switch.load, %.116.i.i
  br i1 %.117.i.i, label %B2332.preheader.i, label %B8.i.i

B2376.i:                                          ; preds = %B2332.preheader.i, %B3513.i
  %.4003111.i = phi i64 [ %.4003.i, %B3513.i ], [ %.4003107.i, %B2332.preheader.i ]
  %.3996110.i = phi i64 [ %.3996.i, %B3513.i ], [ %.3996106.i, %B2332.preheader.i ]
  %i.20.3109.i = phi i64 [ %.4003111.i, %B3513.i ], [ %i.16.1.i, %B2332.preheader.i ]
  %.4045.i = icmp slt i64 %i.20.3109.i, -1
  %.4046.i = select i1 %.4045.i, i64 %value1, i64 0
  %19 = getelementptr i8, ptr %value0, i64 %.4003111.i
  %.4060.i = getelementptr i8, ptr %19, i64 %.4046.i
  %.4061.i = load i8, ptr %.4060.i, align 1, !noalias !0
  %.4067.i = icmp ugt i8 %.4061.i, 13
  br i1 %.4067.i, label %B3513.i, label %B2414.i

B2414.i:                                          ; preds = %B2376.i
  %.116.i3325.i = zext i8 %.4061.i to i64
  br label %B8.i3326.i

B8.i3326.i:                                       ; preds = %B8.if.i3330.i, %B2414.i
  %.22.0.i3327.i = phi i64 [ 0, %B2414.i ], [ %.90.i3335.i, %B8.if.i3330.i ]
  %.67.i3328.i = icmp ult i64 %.22.0.i3327.i, 4
  br i1 %.67.i3328.i, label %B8.if.i3330.i, label %B2432.i

B8.if.i3330.i:                                    ; preds = %B8.i3326.i
  %trunc.i3331.i = trunc nuw i64 %.22.0.i3327.i to i2
  %switch.tableidx189 = xor i2 %trunc.i3331.i, -2
  %20 = zext i2 %switch.tableidx189 to i64
  %switch.gep191 = getelementptr inbounds i64, ptr @switch.table.kernel.11, i64 %20
  %switch.load192 = load i64, ptr %switch.gep191, align 8
  %.90.i3335.i = add nuw nsw i64 %.22.0.i3327.i, 1
  %.117.i3336.i = icmp eq i64 %switch.load192, %.116.i3325.i
  br i1 %.117.i3336.i, label %B3513.i, label %B8.i3326.i

B2432.i:                                          ; preds = %B8.i.i, %B3513.i, %B8.i3326.i, %B2332.preheader.i
  %i.21.4.i = phi i64 [ %value1, %B3513.i ], [ %.4003111.i, %B8.i3326.i ], [ %value1, %B2332.preheader.i ], [ %i.16.1.i, %B8.i.i ]
  %hp.8.4.i = phi i64 [ %.3996.i, %B3513.i ], [ %.3996110.i, %B8.i3326.i ], [ %.3996106.i, %B2332.preheader.i ], [ %hp.5.1.i.ph, %B8.i.i ]
  %b.5.4.i = phi i8 [ %.4061.i, %B3513.i ], [ %.4061.i, %B8.i3326.i ], [ %.3861.i, %B2332.preheader.i ], [ %.3861.i, %B8.i.i ]
  %.4170.i = load i64, ptr %.4169.i, align 8, !noalias !0
  %.4172.i = sub nsw i64 %hp.8.4.i, %.4170.i
  %.4173.i = icmp sgt i64 %.4172.i, 67108864
  br i1 %.4173.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B2500.i

B2500.i:                                          ; preds = %B2432.i
  %.4251.i = icmp eq i64 %i.21.4.i, %value1
  br i1 %.4251.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B2516.i

B2516.i:                                          ; preds = %B2500.i
  %.4330.i = zext i8 %b.5.4.i to i64
  %.4355.i = getelementptr i8, ptr %value2, i64 %.4330.i
  %.4356.i = load i8, ptr %.4355.i, align 1, !noalias !0
  %.4358.i = icmp eq i8 %.4356.i, 65
  br i1 %.4358.i, label %B2552.i, label %B3078.i

B2552.i:                                          ; preds = %B2516.i
  %.4403.i = icmp sgt i64 %hp.8.4.i, %.4170.i
  br i1 %.4403.i, label %B2590.i, label %B2684.i

B2590.i:                                          ; preds = %B2552.i
  %.4429.inv.i = icmp sgt i64 %hp.8.4.i, 0
  %.4430.i = select i1 %.4429.inv.i, i64 0, i64 %value11
  %21 = getelementptr i8, ptr %value10, i64 %hp.8.4.i
  %22 = getelementptr i8, ptr %21, i64 -1
  %.4444.i = getelementptr i8, ptr %22, i64 %.4430.i
  %.4445.i = load i8, ptr %.4444.i, align 1, !noalias !0
  %.116.i3341.i = zext i8 %.4445.i to i64
  br label %B8.i3342.i

B8.i3342.i:                                       ; preds = %B8.if.i3346.i, %B2590.i
  %.22.0.i3343.i = phi i64 [ 0, %B2590.i ], [ %.90.i3351.i, %B8.if.i3346.i ]
  %.67.i3344.i = icmp ult i64 %.22.0.i3343.i, 4
  br i1 %.67.i3344.i, label %B8.if.i3346.i, label %B2684.i

B2626.preheader.i:                                ; preds = %B8.if.i3346.i
  %.4500114.i = add nsw i64 %hp.8.4.i, -1
  %.4511115.i = icmp sgt i64 %.4500114.i, %.4170.i
  br i1 %.4511115.i, label %B2648.i, label %B2684.i

B8.if.i3346.i:                                    ; preds = %B8.i3342.i
  %trunc.i3347.i = trunc nuw i64 %.22.0.i3343.i to i2
  %switch.tableidx193 = xor i2 %trunc.i3347.i, -2
  %23 = zext i2 %switch.tableidx193 to i64
  %switch.gep195 = getelementptr inbounds i64, ptr @switch.table.kernel.11, i64 %23
  %switch.load196 = load i64, ptr %switch.gep195, align 8
  %.90.i3351.i = add nuw nsw i64 %.22.0.i3343.i, 1
  %.117.i3352.i = icmp eq i64 %switch.load196, %.116.i3341.i
  br i1 %.117.i3352.i, label %B2626.preheader.i, label %B8.i3342.i

B2626.loopexit.i:                                 ; preds = %B8.if.i3362.i
  %.4500.i = add nsw i64 %.4500117.i, -1
  %.4511.i = icmp sgt i64 %.4500.i, %.4170.i
  br i1 %.4511.i, label %B2648.i, label %B2870.i

B2648.i:                                          ; preds = %B2626.preheader.i, %B2626.loopexit.i
  %.4500117.i = phi i64 [ %.4500.i, %B2626.loopexit.i ], [ %.4500114.i, %B2626.preheader.i ]
  %hp.10.4116.i = phi i64 [ %.4500117.i, %B2626.loopexit.i ], [ %hp.8.4.i, %B2626.preheader.i ]
  %.4536.i = icmp slt i64 %hp.10.4116.i, 2
  %.4537.i = select i1 %.4536.i, i64 %value11, i64 0
  %24 = getelementptr i8, ptr %value10, i64 %hp.10.4116.i
  %25 = getelementptr i8, ptr %24, i64 -2
  %.4551.i = getelementptr i8, ptr %25, i64 %.4537.i
  %.4552.i = load i8, ptr %.4551.i, align 1, !noalias !0
  %.116.i3357.i = zext i8 %.4552.i to i64
  br label %B8.i3358.i

B8.i3358.i:                                       ; preds = %B8.if.i3362.i, %B2648.i
  %.22.0.i3359.i = phi i64 [ 0, %B2648.i ], [ %.90.i3367.i, %B8.if.i3362.i ]
  %.67.i3360.i = icmp ult i64 %.22.0.i3359.i, 4
  br i1 %.67.i3360.i, label %B8.if.i3362.i, label %B2684.i

B8.if.i3362.i:                                    ; preds = %B8.i3358.i
  %trunc.i3363.i = trunc nuw i64 %.22.0.i3359.i to i2
  %switch.tableidx197 = xor i2 %trunc.i3363.i, -2
  %26 = zext i2 %switch.tableidx197 to i64
  %switch.gep199 = getelementptr inbounds i64, ptr @switch.table.kernel.11, i64 %26
  %switch.load200 = load i64, ptr %switch.gep199, align 8
  %.90.i3367.i = add nuw nsw i64 %.22.0.i3359.i, 1
  %.117.i3368.i = icmp eq i64 %switch.load200, %.116.i3357.i
  br i1 %.117.i3368.i, label %B2626.loopexit.i, label %B8.i3358.i

B2684.i:                                          ; preds = %B8.i3342.i, %B8.i3358.i, %B2626.preheader.i, %B2552.i
  %hp.7.3.i = phi i64 [ %.4500114.i, %B2626.preheader.i ], [ %.4500117.i, %B8.i3358.i ], [ %hp.8.4.i, %B2552.i ], [ %hp.8.4.i, %B8.i3342.i ]
  %.4631.i = icmp slt i64 %.4170.i, %hp.7.3.i
  br i1 %.4631.i, label %B2714.i, label %B2870.i

B2714.i:                                          ; preds = %B2684.i
  %.4663.i = icmp slt i64 %.4170.i, 0
  %.4664.i = select i1 %.4663.i, i64 %value11, i64 0
  %27 = getelementptr i8, ptr %value10, i64 %.4170.i
  %.4678.i = getelementptr i8, ptr %27, i64 %.4664.i
  %.4679.i = load i8, ptr %.4678.i, align 1, !noalias !0
  %.116.i3373.i = zext i8 %.4679.i to i64
  br label %B8.i3374.i

B8.i3374.i:                                       ; preds = %B8.if.i3378.i, %B2714.i
  %.22.0.i3375.i = phi i64 [ 0, %B2714.i ], [ %.90.i3383.i, %B8.if.i3378.i ]
  %.67.i3376.i = icmp ult i64 %.22.0.i3375.i, 4
  br i1 %.67.i3376.i, label %B8.if.i3378.i, label %B2744.preheader.i

B2744.preheader.i:                                ; preds = %B8.i3374.i
  %.4769124.i = xor i64 %.116.i3373.i, -3750763034362895579
  %.4772125.i = mul i64 %.4769124.i, 1099511628211
  %.4780126.i = add nsw i64 %.4170.i, 1
  %.4791127.i = icmp slt i64 %.4780126.i, %hp.7.3.i
  br i1 %.4791127.i, label %B2840.i, label %B2870.i

B8.if.i3378.i:                                    ; preds = %B8.i3374.i
  %trunc.i3379.i = trunc nuw i64 %.22.0.i3375.i to i2
  %switch.tableidx201 = xor i2 %trunc.i3379.i, -2
  %28 = zext i2 %switch.tableidx201 to i64
  %switch.gep203 = getelementptr inbounds i64, ptr @switch.table.kernel.11, i64 %28
  %switch.load204 = load i64, ptr %switch.gep203, align 8
  %.90.i3383.i = add nuw nsw i64 %.22.0.i3375.i, 1
  %.117.i3384.i = icmp eq i64 %switch.load204, %.116.i3373.i
  br i1 %.117.i3384.i, label %B2870.i, label %B8.i3374.i

B2744.loopexit.i:                                 ; preds = %B8.i3390.i
  %.4750.i = icmp slt i64 %.4780130.i, 0
  %.4751.i = select i1 %.4750.i, i64 %value11, i64 0
  %.4765.i = getelementptr i8, ptr %29, i64 %.4751.i
  %.4766.i = load i8, ptr %.4765.i, align 1, !noalias !0
  %.4767.i = zext i8 %.4766.i to i64
  %.4769.i = xor i64 %.4772129.i, %.4767.i
  %.4772.i = mul i64 %.4769.i, 1099511628211
  %.4780.i = add nsw i64 %.4780130.i, 1
  %.4791.i = icmp slt i64 %.4780.i, %hp.7.3.i
  br i1 %.4791.i, label %B2840.i, label %B2870.i

B2840.i:                                          ; preds = %B2744.preheader.i, %B2744.loopexit.i
  %.4780130.i = phi i64 [ %.4780.i, %B2744.loopexit.i ], [ %.4780126.i, %B2744.preheader.i ]
  %.4772129.i = phi i64 [ %.4772.i, %B2744.loopexit.i ], [ %.4772125.i, %B2744.preheader.i ]
  %k.3.4128.i = phi i64 [ %.4780130.i, %B2744.loopexit.i ], [ %.4170.i, %B2744.preheader.i ]
  %.4821.i = icmp slt i64 %k.3.4128.i, -1
  %.4822.i = select i1 %.4821.i, i64 %value11, i64 0
  %29 = getelementptr i8, ptr %value10, i64 %.4780130.i
  %.4836.i = getelementptr i8, ptr %29, i64 %.4822.i
  %.4837.i = load i8, ptr %.4836.i, align 1, !noalias !0
  %.116.i3389.i = zext i8 %.4837.i to i64
  br label %B8.i3390.i

B8.i3390.i:                                       ; preds = %B8.if.i3394.i, %B2840.i
  %.22.0.i3391.i = phi i64 [ 0, %B2840.i ], [ %.90.i3399.i, %B8.if.i3394.i ]
  %.67.i3392.i = icmp ult i64 %.22.0.i3391.i, 4
  br i1 %.67.i3392.i, label %B8.if.i3394.i, label %B2744.loopexit.i

B8.if.i3394.i:                                    ; preds = %B8.i3390.i
  %trunc.i3395.i = trunc nuw i64 %.22.0.i3391.i to i2
  %switch.tableidx205 = xor i2 %trunc.i3395.i, -2
  %30 = zext i2 %switch.tableidx205 to i64
  %switch.gep207 = getelementptr inbounds i64, ptr @switch.table.kernel.11, i64 %30
  %switch.load208 = load i64, ptr %switch.gep207, align 8
  %.90.i3399.i = add nuw nsw i64 %.22.0.i3391.i, 1
  %.117.i3400.i = icmp eq i64 %switch.load208, %.116.i3389.i
  br i1 %.117.i3400.i, label %B2870.i, label %B8.i3390.i

B2870.i:                                          ; preds = %B2626.loopexit.i, %B8.if.i3378.i, %B2744.loopexit.i, %B8.if.i3394.i, %B2744.preheader.i, %B2684.i
  %hp.7.3202.i = phi i64 [ %hp.7.3.i, %B8.if.i3394.i ], [ %hp.7.3.i, %B8.if.i3378.i ], [ %hp.7.3.i, %B2684.i ], [ %hp.7.3.i, %B2744.preheader.i ], [ %hp.7.3.i, %B2744.loopexit.i ], [ %.4170.i, %B2626.loopexit.i ]
  %digest.3.3.i = phi i64 [ %.4772129.i, %B8.if.i3394.i ], [ -3750763034362895579, %B8.if.i3378.i ], [ -3750763034362895579, %B2684.i ], [ %.4772125.i, %B2744.preheader.i ], [ %.4772.i, %B2744.loopexit.i ], [ -3750763034362895579, %B2626.loopexit.i ]
  %k.4.3.i = phi i64 [ %.4780130.i, %B8.if.i3394.i ], [ %.4170.i, %B8.if.i3378.i ], [ %.4170.i, %B2684.i ], [ %.4780126.i, %B2744.preheader.i ], [ %hp.7.3.i, %B2744.loopexit.i ], [ %.4170.i, %B2626.loopexit.i ]
  %.4937.i = load i64, ptr %.4936.i, align 8, !noalias !0
  %.4943.i = icmp sgt i64 %k.4.3.i, %.4170.i
  %digest.3.3..i = select i1 %.4943.i, i64 %digest.3.3.i, i64 0
  %.4982.i = icmp slt i64 %.4937.i, 0
  %.4983.i = select i1 %.4982.i, i64 %value15, i64 0
  %31 = getelementptr i64, ptr %value14, i64 %.4937.i
  %.4997.i = getelementptr i64, ptr %31, i64 %.4983.i
  store i64 %digest.3.3..i, ptr %.4997.i, align 8, !noalias !0
  %.5003.i = sub nsw i64 %hp.7.3202.i, %.4170.i
  %.5021.i = select i1 %.4982.i, i64 %value13, i64 0
  %32 = getelementptr i32, ptr %value12, i64 %.4937.i
  %.5035.i = getelementptr i32, ptr %32, i64 %.5021.i
  %.5036.i = trunc i64 %.5003.i to i32
  store i32 %.5036.i, ptr %.5035.i, align 4, !noalias !0
  %.5039.i = add nsw i64 %.4937.i, 1
  store i64 %.5039.i, ptr %.4936.i, align 8, !noalias !0
  store i64 %hp.7.3202.i, ptr %.4169.i, align 8, !noalias !0
  %.5107.i = icmp eq i8 %b.5.4.i, 13
  %.5111.i = zext i1 %.5107.i to i64
  %.5115.i = add nsw i64 %line.6.1.i.ph, 1
  %.5123.i = add nsw i64 %i.21.4.i, 1
  br label %B3498.i

B3078.i:                                          ; preds = %B2516.i
  %.5131.i = icmp eq i8 %b.5.4.i, 0
  br i1 %.5131.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B3106.i

B3106.i:                                          ; preds = %B3078.i
  %.5242.i = icmp slt i64 %hp.8.4.i, 0
  %.5243.i = select i1 %.5242.i, i64 %value11, i64 0
  %33 = getelementptr i8, ptr %value10, i64 %hp.8.4.i
  %.5257.i = getelementptr i8, ptr %33, i64 %.5243.i
  store i8 %b.5.4.i, ptr %.5257.i, align 1, !noalias !0
  %.5262.i = add nsw i64 %hp.8.4.i, 1
  %.5268.i = add nsw i64 %i.21.4.i, 1
  br label %B3498.i

B3160.i:                                          ; preds = %B202.i
  %.5291.i = icmp slt i64 %i.16.1.i, 0
  %.5292.i = select i1 %.5291.i, i64 %value1, i64 0
  %34 = getelementptr i8, ptr %value0, i64 %i.16.1.i
  %.5306.i = getelementptr i8, ptr %34, i64 %.5292.i
  %.5307.i = load i8, ptr %.5306.i, align 1, !noalias !0
  %.5313.i = icmp eq i8 %.5307.i, 0
  br i1 %.5313.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit, label %B3204.i

B3204.i:                                          ; preds = %B3160.i
  %.5312.i = zext i8 %.5307.i to i64
  %.5432.i = getelementptr i8, ptr %value2, i64 %.5312.i
  %.5433.i = load i8, ptr %.5432.i, align 1, !noalias !0
  %.5435.i = icmp eq i8 %.5433.i, 65
  %.5439.i = icmp eq i8 %.5307.i, 13
  %.5443.i = zext i1 %.5439.i to i64
  %mode.12.3.i = select i1 %.5435.i, i64 0, i64 3
  %.5447.i = zext i1 %.5435.i to i64
  %line.9.3.i = add nsw i64 %line.6.1.i.ph, %.5447.i
  %after_cr.11.3.i = select i1 %.5435.i, i64 %.5443.i, i64 %after_cr.8.1.i
  %.5485.i = add nsw i64 %i.16.1.i, 1
  br label %B3498.i

B3296.i:                                          ; preds = %B202.i
  %.5505.i = icmp slt i64 %i.16.1.i, 0
  %.5506.i = select i1 %.5505.i, i64 %value1, i64 0
  %35 = getelementptr i8, ptr %value0, i64 %i.16.1.i
  %.5520.i = getelementptr i8, ptr %35, i64 %.5506.i
  %.5521.i = load i8, ptr %.5520.i, align 1, !noalias !0
  %.5523.i = zext i8 %.5521.i to i64
  %.5548.i = getelementptr i8, ptr %value2, i64 %.5523.i
  %.5549.i = load i8, ptr %.5548.i, align 1, !noalias !0
  switch i8 %.5549.i, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit [
    i8 65, label %B3346.i
    i8 66, label %B3428.i
  ]

B3346.i:                                          ; preds = %B3296.i
  %.5595.i = icmp eq i8 %.5521.i, 13
  %.5597.i = zext i1 %.5595.i to i64
  %.5602.i = add nsw i64 %line.6.1.i.ph, 1
  br label %B3488.i

B3428.i:                                          ; preds = %B3296.i
  %.5662.i = load i64, ptr %.2580.i, align 8, !noalias !0
  %.5663.i = add nsw i64 %.5662.i, 1
  store i64 %.5663.i, ptr %.2580.i, align 8, !noalias !0
  br label %B3488.i

B3488.i:                                          ; preds = %B3428.i, %B3346.i
  %after_cr.10.3.i = phi i64 [ %.5597.i, %B3346.i ], [ %after_cr.8.1.i, %B3428.i ]
  %line.8.3.i = phi i64 [ %.5602.i, %B3346.i ], [ %line.6.1.i.ph, %B3428.i ]
  %mode.11.3.i = phi i64 [ 0, %B3346.i ], [ %mode.9.1.i, %B3428.i ]
  %.5793.i = add nsw i64 %i.16.1.i, 1
  br label %B3498.i

B3498.i:                                          ; preds = %B3488.i, %B3204.i, %B3106.i, %B2870.i, %B2182.i, %B2136.i, %B2032.i, %B1940.i, %B1384.i, %B1306.i, %B1212.i
  %p.4.2.i = phi i64 [ %p.5.2.i, %B1212.i ], [ %p.5.2.i, %B1306.i ], [ %p.5.2.i, %B1384.i ], [ %p.3.1.i.ph, %B1940.i ], [ %p.3.1.i.ph, %B2032.i ], [ %p.3.1.i.ph, %B2136.i ], [ %p.3.1.i.ph, %B2182.i ], [ %p.3.1.i.ph, %B3488.i ], [ %p.3.1.i.ph, %B2870.i ], [ %p.3.1.i.ph, %B3106.i ], [ %p.3.1.i.ph, %B3204.i ]
  %hp.6.2.i = phi i64 [ %hp.5.1.i.ph, %B1212.i ], [ %hp.5.1.i.ph, %B1306.i ], [ %hp.5.1.i.ph, %B1384.i ], [ %hp.5.1.i.ph, %B1940.i ], [ %hp.5.1.i.ph, %B2032.i ], [ %hp.5.1.i.ph, %B2136.i ], [ %hp.5.1.i.ph, %B2182.i ], [ %hp.5.1.i.ph, %B3488.i ], [ %hp.7.3202.i, %B2870.i ], [ %.5262.i, %B3106.i ], [ %hp.5.1.i.ph, %B3204.i ]
  %after_cr.9.2.i = phi i64 [ %.2499.i, %B1212.i ], [ %after_cr.8.1.i, %B1306.i ], [ %after_cr.8.1.i, %B1384.i ], [ 0, %B1940.i ], [ 0, %B2032.i ], [ %.3712.i, %B2136.i ], [ 0, %B2182.i ], [ %after_cr.10.3.i, %B3488.i ], [ %.5111.i, %B2870.i ], [ %after_cr.8.1.i, %B3106.i ], [ %after_cr.11.3.i, %B3204.i ]
  %line.7.2.i = phi i64 [ %.2504.i, %B1212.i ], [ %line.6.1.i.ph, %B1306.i ], [ %line.6.1.i.ph, %B1384.i ], [ %line.6.1.i.ph, %B1940.i ], [ %line.6.1.i.ph, %B2032.i ], [ %.3716.i, %B2136.i ], [ %line.6.1.i.ph, %B2182.i ], [ %line.8.3.i, %B3488.i ], [ %.5115.i, %B2870.i ], [ %line.6.1.i.ph, %B3106.i ], [ %line.9.3.i, %B3204.i ]
  %mode.10.2.i = phi i64 [ 0, %B1212.i ], [ 2, %B1306.i ], [ 2, %B1384.i ], [ 1, %B1940.i ], [ 3, %B2032.i ], [ 0, %B2136.i ], [ %..i, %B2182.i ], [ %mode.11.3.i, %B3488.i ], [ 0, %B2870.i ], [ 1, %B3106.i ], [ %mode.12.3.i, %B3204.i ]
  %i.17.2.i = phi i64 [ %.2514.i, %B1212.i ], [ %.2614.i, %B1306.i ], [ %.2713.i, %B1384.i ], [ %.3553.i, %B1940.i ], [ %.3651.i, %B2032.i ], [ %.3722.i, %B2136.i ], [ %i.16.1.i, %B2182.i ], [ %.5793.i, %B3488.i ], [ %.5123.i, %B2870.i ], [ %.5268.i, %B3106.i ], [ %.5485.i, %B3204.i ]
  %.5850.i = icmp slt i64 %i.17.2.i, %value1
  br i1 %.5850.i, label %B202.i.outer, label %_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit

B3513.i:                                          ; preds = %B8.if.i3330.i, %B2376.i
  %.3978.i = icmp slt i64 %.3996110.i, 0
  %.3979.i = select i1 %.3978.i, i64 %value11, i64 0
  %36 = getelementptr i8, ptr %value10, i64 %.3996110.i
  %.3993.i = getelementptr i8, ptr %36, i64 %.3979.i
  store i8 %.4061.i, ptr %.3993.i, align 1, !noalias !0
  %.3996.i = add nsw i64 %.3996110.i, 1
  %.4003.i = add nsw i64 %.4003111.i, 1
  %.4011.i = icmp eq i64 %.4003.i, %value1
  br i1 %.4011.i, label %B2432.i, label %B2376.i

B226.endif.endif.i:                               ; preds = %B226.endif.else.endif.endif.endif.if.i, %B226.endif.else.endif.endif.endif.i
  %.489.sroa.13.0.i = phi i64 [ %value1, %B226.endif.else.endif.endif.endif.if.i ], [ %.489.sroa.13.1.i, %B226.endif.else.endif.endif.endif.i ]
  %.577.i = sub i64 %.489.sroa.13.0.i, %.489.sroa.0.3.i
  %.586.i = tail call i64 @llvm.smax.i64(i64 %.577.i, i64 0)
  %.602.i = getelementptr i8, ptr %value0, i64 %.489.sroa.0.3.i
  %.686.i = icmp slt i64 %p.3.1.i.ph, 0
  %.687.i = select i1 %.686.i, i64 %value7, i64 0
  %.688.i = add i64 %.687.i, %p.3.1.i.ph
  %.691.i = icmp slt i64 %.688.i, 0
  br i1 %.691.i, label %B226.endif.endif.else.if.i, label %B226.endif.endif.else.endif.i, !prof !3

B226.endif.else.if.i:                             ; preds = %B226.i
  br label %B226.endif.else.endif.i

B226.endif.else.endif.i:                          ; preds = %B226.endif.else.if.i, %B226.i
  %.489.sroa.0.1.i = phi i64 [ 0, %B226.endif.else.if.i ], [ %.501.i, %B226.i ]
  %.509.not.i = icmp slt i64 %.501.i, %value1
  br i1 %.509.not.i, label %B226.endif.else.endif.endif.i, label %B226.endif.else.endif.if.i, !prof !4

B226.endif.else.endif.if.i:                       ; preds = %B226.endif.else.endif.i
  br label %B226.endif.else.endif.endif.i

B226.endif.else.endif.endif.i:                    ; preds = %B226.endif.else.endif.if.i, %B226.endif.else.endif.i
  %.489.sroa.0.3.i = phi i64 [ %value1, %B226.endif.else.endif.if.i ], [ %.489.sroa.0.1.i, %B226.endif.else.endif.i ]
  %.516.i = icmp slt i64 %.13.i.i, 0
  %.517.i = select i1 %.516.i, i64 %value1, i64 0
  %.518.i = add i64 %.517.i, %.13.i.i
  %.521.i = icmp slt i64 %.518.i, 0
  br i1 %.521.i, label %B226.endif.else.endif.endif.if.i, label %B226.endif.else.endif.endif.endif.i, !prof !3

B226.endif.else.endif.endif.if.i:                 ; preds = %B226.endif.else.endif.endif.i
  br label %B226.endif.else.endif.endif.endif.i

B226.endif.else.endif.endif.endif.i:              ; preds = %B226.endif.else.endif.endif.if.i, %B226.endif.else.endif.endif.i
  %.489.sroa.13.1.i = phi i64 [ 0, %B226.endif.else.endif.endif.if.i ], [ %.518.i, %B226.endif.else.endif.endif.i ]
  %.526.not.i = icmp slt i64 %.518.i, %value1
  br i1 %.526.not.i, label %B226.endif.endif.i, label %B226.endif.else.endif.endif.endif.if.i, !prof !4

B226.endif.else.endif.endif.endif.if.i:           ; preds = %B226.endif.else.endif.endif.endif.i
  br label %B226.endif.endif.i

B226.endif.endif.else.if.i:                       ; preds = %B226.endif.endif.i
  br label %B226.endif.endif.else.endif.i

B226.endif.endif.else.endif.i:                    ; preds = %B226.endif.endif.else.if.i, %B226.endif.endif.i
  %.676.sroa.0.1.i = phi i64 [ 0, %B226.endif.endif.else.if.i ], [ %.688.i, %B226.endif.endif.i ]
  %.696.not.i = icmp slt i64 %.688.i, %value7
  br i1 %.696.not.i, label %B226.endif.endif.else.endif.endif.endif.i, label %B226.endif.endif.else.endif.if.i, !prof !4

B226.endif.endif.else.endif.if.i:                 ; preds = %B226.endif.endif.else.endif.i
  br label %B226.endif.endif.else.endif.endif.endif.i

B226.endif.endif.else.endif.endif.endif.i:        ; preds = %B226.endif.endif.else.endif.if.i, %B226.endif.endif.else.endif.i
  %.676.sroa.0.3.i = phi i64 [ %value7, %B226.endif.endif.else.endif.if.i ], [ %.676.sroa.0.1.i, %B226.endif.endif.else.endif.i ]
  %.789.i = getelementptr i8, ptr %value6, i64 %.676.sroa.0.3.i
  %.875.i = icmp slt i64 %.577.i, 8
  br i1 %.875.i, label %B862.i, label %B226.endif.endif.endif.endif.endif.i

B226.endif.endif.endif.endif.endif.i:             ; preds = %B226.endif.endif.else.endif.endif.endif.i
  %.837.i = add nsw i64 %.586.i, -7
  %37 = and i64 %.837.i, -9223372036854775801
  %.893.i = icmp sgt i64 %37, 0
  %.894.i = sdiv i64 %.837.i, 8
  %.895.i = zext i1 %.893.i to i64
  %.896.i = add nuw nsw i64 %.894.i, %.895.i
  %.917133.not.i = icmp eq i64 %.896.i, 0
  br i1 %.917133.not.i, label %B862.i, label %B390.if.preheader.i

B390.if.preheader.i:                              ; preds = %B226.endif.endif.endif.endif.endif.i
  %38 = shl nuw i64 %.896.i, 3
  br label %B390.if.i

B390.if.i:                                        ; preds = %B390.if.preheader.i, %B728.i
  %n_copied.2.2136.i = phi i64 [ %.1801.i, %B728.i ], [ 0, %B390.if.preheader.i ]
  %.864.0134.i = phi i64 [ %.926.i, %B728.i ], [ %.896.i, %B390.if.preheader.i ]
  %39 = getelementptr i8, ptr %.602.i, i64 %n_copied.2.2136.i
  %.988.i = load i8, ptr %39, align 1, !noalias !0
  %.990.i = zext i8 %.988.i to i64
  %.1015.i = getelementptr i8, ptr %value2, i64 %.990.i
  %.1016.i = load i8, ptr %.1015.i, align 1, !noalias !0
  %.1021.i = or i64 %n_copied.2.2136.i, 1
  %40 = getelementptr i8, ptr %.602.i, i64 %.1021.i
  %.1051.i = load i8, ptr %40, align 1, !noalias !0
  %.1053.i = zext i8 %.1051.i to i64
  %.1078.i = getelementptr i8, ptr %value2, i64 %.1053.i
  %.1079.i = load i8, ptr %.1078.i, align 1, !noalias !0
  %.1084.i = or i64 %n_copied.2.2136.i, 2
  %41 = getelementptr i8, ptr %.602.i, i64 %.1084.i
  %.1114.i = load i8, ptr %41, align 1, !noalias !0
  %.1116.i = zext i8 %.1114.i to i64
  %.1141.i = getelementptr i8, ptr %value2, i64 %.1116.i
  %.1142.i = load i8, ptr %.1141.i, align 1, !noalias !0
  %.1147.i = or i64 %n_copied.2.2136.i, 3
  %42 = getelementptr i8, ptr %.602.i, i64 %.1147.i
  %.1177.i = load i8, ptr %42, align 1, !noalias !0
  %.1179.i = zext i8 %.1177.i to i64
  %.1204.i = getelementptr i8, ptr %value2, i64 %.1179.i
  %.1205.i = load i8, ptr %.1204.i, align 1, !noalias !0
  %.1210.i = or i64 %n_copied.2.2136.i, 4
  %43 = getelementptr i8, ptr %.602.i, i64 %.1210.i
  %.1240.i = load i8, ptr %43, align 1, !noalias !0
  %.1242.i = zext i8 %.1240.i to i64
  %.1267.i = getelementptr i8, ptr %value2, i64 %.1242.i
  %.1268.i = load i8, ptr %.1267.i, align 1, !noalias !0
  %.1273.i = or i64 %n_copied.2.2136.i, 5
  %44 = getelementptr i8, ptr %.602.i, i64 %.1273.i
  %.1303.i = load i8, ptr %44, align 1, !noalias !0
  %.1305.i = zext i8 %.1303.i to i64
  %.1330.i = getelementptr i8, ptr %value2, i64 %.1305.i
  %.1331.i = load i8, ptr %.1330.i, align 1, !noalias !0
  %.1336.i = or i64 %n_copied.2.2136.i, 6
  %45 = getelementptr i8, ptr %.602.i, i64 %.1336.i
  %.1366.i = load i8, ptr %45, align 1, !noalias !0
  %.1368.i = zext i8 %.1366.i to i64
  %.1393.i = getelementptr i8, ptr %value2, i64 %.1368.i
  %.1394.i = load i8, ptr %.1393.i, align 1, !noalias !0
  %.1399.i = or i64 %n_copied.2.2136.i, 7
  %46 = getelementptr i8, ptr %.602.i, i64 %.1399.i
  %.1429.i = load i8, ptr %46, align 1, !noalias !0
  %.1431.i = zext i8 %.1429.i to i64
  %.1456.i = getelementptr i8, ptr %value2, i64 %.1431.i
  %.1457.i = load i8, ptr %.1456.i, align 1, !noalias !0
  %.14653316.i = or i8 %.1079.i, %.1016.i
  %.14683317.i = or i8 %.14653316.i, %.1142.i
  %.14713318.i = or i8 %.14683317.i, %.1205.i
  %.14743319.i = or i8 %.14713318.i, %.1268.i
  %.14773320.i = or i8 %.14743319.i, %.1331.i
  %.14803321.i = or i8 %.14773320.i, %.1394.i
  %.14833322.i = or i8 %.14803321.i, %.1457.i
  %.1486.i = icmp ugt i8 %.14833322.i, 31
  br i1 %.1486.i, label %B862.i, label %B728.i

_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE.exit: ; preds = %B1524.i, %B862.i, %B1134.i, %B1150.i, %B1190.i, %B1568.i, %B1664.i, %B1764.i, %B2432.i, %B2500.i, %B3078.i, %B3160.i, %B3296.i, %B3498.i, %0
  %i.22.2.i = phi i64 [ %.145.i, %0 ], [ %.2860.i, %B1524.i ], [ %i.16.1.i, %B3296.i ], [ %i.16.1.i, %B3160.i ], [ %i.21.4.i, %B3078.i ], [ %value1, %B2500.i ], [ %i.21.4.i, %B2432.i ], [ %i.16.1.i, %B1764.i ], [ %i.16.1.i, %B1664.i ], [ %i.16.1.i, %B1568.i ], [ %i.19.2.i, %B1190.i ], [ %i.19.2.i, %B1150.i ], [ %i.17.2.i, %B3498.i ], [ %value1, %B1134.i ], [ %value1, %B862.i ]
  %mode.14.2.i = phi i64 [ %.178.i, %0 ], [ 0, %B1524.i ], [ %mode.9.1.i, %B3296.i ], [ 3, %B3160.i ], [ 1, %B3078.i ], [ 1, %B2500.i ], [ 1, %B2432.i ], [ 0, %B1764.i ], [ 0, %B1664.i ], [ 0, %B1568.i ], [ 2, %B1190.i ], [ 2, %B1150.i ], [ %mode.10.2.i, %B3498.i ], [ 2, %B1134.i ], [ 2, %B862.i ]
  %p.8.2.i = phi i64 [ %.221.i, %0 ], [ %p.3.1.i.ph, %B1524.i ], [ %p.3.1.i.ph, %B3296.i ], [ %p.3.1.i.ph, %B3160.i ], [ %p.3.1.i.ph, %B3078.i ], [ %p.3.1.i.ph, %B2500.i ], [ %p.3.1.i.ph, %B2432.i ], [ %p.3.1.i.ph, %B1764.i ], [ %p.3.1.i.ph, %B1664.i ], [ %p.3.1.i.ph, %B1568.i ], [ %p.5.2.i, %B1190.i ], [ %p.5.2.i, %B1150.i ], [ %p.4.2.i, %B3498.i ], [ %p.5.2.i, %B1134.i ], [ %.1829.i, %B862.i ]
  %hp.11.2.i = phi i64 [ %.254.i, %0 ], [ %hp.5.1.i.ph, %B1524.i ], [ %hp.5.1.i.ph, %B3296.i ], [ %hp.5.1.i.ph, %B3160.i ], [ %hp.8.4.i, %B3078.i ], [ %hp.8.4.i, %B2500.i ], [ %hp.8.4.i, %B2432.i ], [ %hp.5.1.i.ph, %B1764.i ], [ %hp.5.1.i.ph, %B1664.i ], [ %hp.5.1.i.ph, %B1568.i ], [ %hp.5.1.i.ph, %B1190.i ], [ %hp.5.1.i.ph, %B1150.i ], [ %hp.6.2.i, %B3498.i ], [ %hp.5.1.i.ph, %B1134.i ], [ %hp.5.1.i.ph, %B862.i ]
  %line.11.2.i = phi i64 [ %.287.i, %0 ], [ %line.6.1.i.ph, %B1524.i ], [ %line.6.1.i.ph, %B3296.i ], [ %line.6.1.i.ph, %B3160.i ], [ %line.6.1.i.ph, %B3078.i ], [ %line.6.1.i.ph, %B2500.i ], [ %line.6.1.i.ph, %B2432.i ], [ %line.6.1.i.ph, %B1764.i ], [ %line.6.1.i.ph, %B1664.i ], [ %line.6.1.i.ph, %B1568.i ], [ %line.6.1.i.ph, %B1190.i ], [ %line.6.1.i.ph, %B1150.i ], [ %line.7.2.i, %B3498.i ], [ %line.6.1.i.ph, %B1134.i ], [ %line.6.1.i.ph, %B862.i ]
  %after_cr.13.2.i = phi i64 [ %.320.i, %0 ], [ 0, %B1524.i ], [ %after_cr.8.1.i, %B3296.i ], [ %after_cr.8.1.i, %B3160.i ], [ %after_cr.8.1.i, %B3078.i ], [ %after_cr.8.1.i, %B2500.i ], [ %after_cr.8.1.i, %B2432.i ], [ 0, %B1764.i ], [ 0, %B1664.i ], [ 0, %B1568.i ], [ %after_cr.8.1.i, %B1190.i ], [ %after_cr.8.1.i, %B1150.i ], [ %after_cr.9.2.i, %B3498.i ], [ %after_cr.8.1.i, %B1134.i ], [ %after_cr.8.1.i, %B862.i ]
  %status.10.2.i = phi i64 [ 0, %0 ], [ 0, %B1524.i ], [ 4, %B3296.i ], [ 5, %B3160.i ], [ 5, %B3078.i ], [ 0, %B2500.i ], [ 6, %B2432.i ], [ 1, %B1764.i ], [ 7, %B1664.i ], [ 2, %B1568.i ], [ 3, %B1190.i ], [ 1, %B1150.i ], [ 0, %B3498.i ], [ 0, %B1134.i ], [ 0, %B862.i ]
  %results = getelementptr i8, ptr %values, i64 128
  store i64 %i.22.2.i, ptr %value4, align 8, !noalias !0
  store i64 %mode.14.2.i, ptr %.177.i, align 8, !noalias !0
  store i64 %p.8.2.i, ptr %.220.i, align 8, !noalias !0
  store i64 %hp.11.2.i, ptr %.253.i, align 8, !noalias !0
  store i64 %line.11.2.i, ptr %.286.i, align 8, !noalias !0
  store i64 %after_cr.13.2.i, ptr %.319.i, align 8, !noalias !0
  store i64 %status.10.2.i, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core8database7scanner4scanB3v26B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!"branch_weights", i32 99, i32 1}
