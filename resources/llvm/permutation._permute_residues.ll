; {"digest": "064970849880bb4e58a23536897ed7e228570a45514173c8ea974cabe2ddee1d", "takes": [["uint8", 1], ["int64", 0], ["int64", 0], ["int64", 0], ["uint8", 2]], "gives": [], "calls": ["free", "malloc"]}
define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load i64, ptr %at3, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load i64, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load ptr, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load i64, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load i64, ptr %at7, align 8
  %results = getelementptr i8, ptr %values, i64 64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(4208) ptr @malloc(i64 4208)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core11permutation11permutation17_permute_residuesB3v44B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE.exit, label %.3.endif.i30.i.i.i

.3.endif.i30.i.i.i:                               ; preds = %0
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !3
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !3
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !3
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 4096, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !3
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !17
  fence release
  %.4.i.i31.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !17
  %.10.i.i.i.i = icmp eq i64 %.4.i.i31.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %B0.endif.i.i, !prof !18

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i30.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !17
  br label %B0.endif.i.i

.3.endif.i405.i.i:                                ; preds = %B218.B146.loopexit_crit_edge.us.i.i, %B148.if.lr.ph.i.i, %B0.endif.i.i
  fence release
  %.4.i.i406.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.10.i407.i.i = icmp eq i64 %.4.i.i406.i.i, 1
  br i1 %.10.i407.i.i, label %.3.endif.if.i408.i.i, label %B0.endif.i, !prof !18

.3.endif.if.i408.i.i:                             ; preds = %.3.endif.i405.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !19
  br label %B0.endif.i

B0.endif.i.i:                                     ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i30.i.i.i
  %.20938.not.i.i = icmp slt i64 %value6, 1
  br i1 %.20938.not.i.i, label %.3.endif.i405.i.i, label %B148.if.lr.ph.i.i

B148.if.lr.ph.i.i:                                ; preds = %B0.endif.i.i
  %1 = add nuw i64 %value1, 1023
  %.388.i.i = lshr i64 %1, 10
  %.367.inv.i.i = icmp slt i64 %value1, 1
  %.41035.not42.i.i = icmp eq i64 %.388.i.i, 0
  %.41035.not.i.i = select i1 %.367.inv.i.i, i1 true, i1 %.41035.not42.i.i
  %.35.i.i.i = trunc i64 %value2 to i32
  %.36.i.i.i = trunc i64 %value3 to i32
  br i1 %.41035.not.i.i, label %.3.endif.i405.i.i, label %B148.if.us.i.i

B148.if.us.i.i:                                   ; preds = %B148.if.lr.ph.i.i, %B218.B146.loopexit_crit_edge.us.i.i
  %.155.040.us.i.i = phi i64 [ %.218.us.i.i, %B218.B146.loopexit_crit_edge.us.i.i ], [ %value6, %B148.if.lr.ph.i.i ]
  %.152.039.us.i.i = phi i64 [ %.222.us.i.i, %B218.B146.loopexit_crit_edge.us.i.i ], [ 0, %B148.if.lr.ph.i.i ]
  %.218.us.i.i = add nsw i64 %.155.040.us.i.i, -1
  %.222.us.i.i = add nuw nsw i64 %.152.039.us.i.i, 1
  %.288.us.i.i = mul i64 %.152.039.us.i.i, %value7
  %.290.us.i.i = getelementptr i8, ptr %value5, i64 %.288.us.i.i
  %.727.us.i.i = add nsw i64 %.152.039.us.i.i, %value4
  %extract.t.us.i.i = trunc i64 %.727.us.i.i to i32
  br label %B222.endif.endif.else.endif.endif.us.i.i

B222.endif.endif.else.endif.endif.us.i.i:         ; preds = %NRT_decref.exit.us.i.i, %B148.if.us.i.i
  %.356.037.us.i.i = phi i64 [ %.388.i.i, %B148.if.us.i.i ], [ %.419.us.i.i, %NRT_decref.exit.us.i.i ]
  %.353.036.us.i.i = phi i64 [ 0, %B148.if.us.i.i ], [ %.423.us.i.i, %NRT_decref.exit.us.i.i ]
  %.419.us.i.i = add nsw i64 %.356.037.us.i.i, -1
  %.423.us.i.i = add nuw i64 %.353.036.us.i.i, 1024
  %.13.i.us.i.i = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854774784, -9223372036854775808) %.423.us.i.i, i64 %value1)
  %.484.us.i.i = sub i64 %.13.i.us.i.i, %.353.036.us.i.i
  %.485.us.i.i = add nsw i64 %.484.us.i.i, 3
  %.495.0.us.i.i = ashr i64 %.485.us.i.i, 2
  %2 = lshr i64 %.495.0.us.i.i, 55
  %.587.us.i.i = and i64 %2, 256
  %.588.us.i.i = add nsw i64 %.587.us.i.i, %.495.0.us.i.i
  %3 = tail call i64 @llvm.smax.i64(i64 %.588.us.i.i, i64 0)
  %.559.sroa.13.0.us.i.i = tail call i64 @llvm.umin.i64(i64 %3, i64 256)
  %.4.i.i412.us.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.749.us.i.i = lshr exact i64 %.353.036.us.i.i, 2
  %.4.i.i.i415.us.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !20
  %.1391.not.i.us.i.i = icmp slt i64 %.588.us.i.i, 1
  br i1 %.1391.not.i.us.i.i, label %.3.endif.i179.i.us.i.i, label %B136.if.i.us.i.i

B136.if.i.us.i.i:                                 ; preds = %B222.endif.endif.else.endif.endif.us.i.i, %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.us.i.i
  %.81.03.i.us.i.i = phi i64 [ %.152.i.us.i.i, %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.us.i.i ], [ 0, %B222.endif.endif.else.endif.endif.us.i.i ]
  %.84.02.i.us.i.i = phi i64 [ %.148.i.us.i.i, %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.us.i.i ], [ %.559.sroa.13.0.us.i.i, %B222.endif.endif.else.endif.endif.us.i.i ]
  %.179.i.us.i.i = add nuw nsw i64 %.81.03.i.us.i.i, %.749.us.i.i
  %.9.i.i.us.i.i = and i64 %.179.i.us.i.i, 4294967295
  br label %B84.if.i.i.us.i.i

B84.if.i.i.us.i.i:                                ; preds = %B84.if.i.i.us.i.i, %B136.if.i.us.i.i
  %c0.2.07.i.i.us.i.i = phi i64 [ %.9.i.i.us.i.i, %B136.if.i.us.i.i ], [ %.161.i.i.us.i.i, %B84.if.i.i.us.i.i ]
  %c1.2.06.i.i.us.i.i = phi i32 [ %extract.t.us.i.i, %B136.if.i.us.i.i ], [ %.164.i.i.us.i.i, %B84.if.i.i.us.i.i ]
  %c2.2.05.i.i.us.i.i = phi i64 [ 0, %B136.if.i.us.i.i ], [ %.175.i.i.us.i.i, %B84.if.i.i.us.i.i ]
  %k0.2.04.i.i.us.i.i = phi i32 [ %.35.i.i.i, %B136.if.i.us.i.i ], [ %.184.i.i.us.i.i, %B84.if.i.i.us.i.i ]
  %k1.2.03.i.i.us.i.i = phi i32 [ %.36.i.i.i, %B136.if.i.us.i.i ], [ %.191.i.i.us.i.i, %B84.if.i.i.us.i.i ]
  %c3.2.02.i.i.us.i.i = phi i32 [ 0, %B136.if.i.us.i.i ], [ %.178.i.i.us.i.i, %B84.if.i.i.us.i.i ]
  %.56.01.i.i.us.i.i = phi i64 [ 10, %B136.if.i.us.i.i ], [ %.120.i.i.us.i.i, %B84.if.i.i.us.i.i ]
  %.120.i.i.us.i.i = add nsw i64 %.56.01.i.i.us.i.i, -1
  %.150.i.i.us.i.i = mul nuw i64 %c0.2.07.i.i.us.i.i, 3528531795
  %.152.i.i.us.i.i = mul nuw i64 %c2.2.05.i.i.us.i.i, 3449720151
  %.153.i.i.us.i.i = lshr i64 %.152.i.i.us.i.i, 32
  %.1588.i.i.us.i.i = xor i32 %k0.2.04.i.i.us.i.i, %c1.2.06.i.i.us.i.i
  %.158.i.i.us.i.i = zext i32 %.1588.i.i.us.i.i to i64
  %.161.i.i.us.i.i = xor i64 %.153.i.i.us.i.i, %.158.i.i.us.i.i
  %.164.i.i.us.i.i = trunc i64 %.152.i.i.us.i.i to i32
  %.167.i.i.us.i.i = lshr i64 %.150.i.i.us.i.i, 32
  %.1729.i.i.us.i.i = xor i32 %c3.2.02.i.i.us.i.i, %k1.2.03.i.i.us.i.i
  %.172.i.i.us.i.i = zext i32 %.1729.i.i.us.i.i to i64
  %.175.i.i.us.i.i = xor i64 %.167.i.i.us.i.i, %.172.i.i.us.i.i
  %.178.i.i.us.i.i = trunc i64 %.150.i.i.us.i.i to i32
  %.184.i.i.us.i.i = add i32 %k0.2.04.i.i.us.i.i, -1640531527
  %.191.i.i.us.i.i = add i32 %k1.2.03.i.i.us.i.i, -1150833019
  %.111.i.i.us.i.i = icmp ugt i64 %.56.01.i.i.us.i.i, 1
  br i1 %.111.i.i.us.i.i, label %B84.if.i.i.us.i.i, label %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.us.i.i

_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.us.i.i: ; preds = %B84.if.i.i.us.i.i
  %.148.i.us.i.i = add nsw i64 %.84.02.i.us.i.i, -1
  %.152.i.us.i.i = add nuw nsw i64 %.81.03.i.us.i.i, 1
  %.268.i.idx.us.i.i = shl i64 %.81.03.i.us.i.i, 4
  %.268.i.us.i.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.268.i.idx.us.i.i
  %.269.i416.us.i.i = trunc nuw i64 %.161.i.i.us.i.i to i32
  store i32 %.269.i416.us.i.i, ptr %.268.i.us.i.i, align 16, !noalias !20
  %.324.i.us.i.i = getelementptr i8, ptr %.268.i.us.i.i, i64 4
  store i32 %.164.i.i.us.i.i, ptr %.324.i.us.i.i, align 4, !noalias !20
  %.379.i.us.i.i = getelementptr i8, ptr %.268.i.us.i.i, i64 8
  %.380.i.us.i.i = trunc nuw i64 %.175.i.i.us.i.i to i32
  store i32 %.380.i.us.i.i, ptr %.379.i.us.i.i, align 8, !noalias !20
  %.435.i.us.i.i = getelementptr i8, ptr %.268.i.us.i.i, i64 12
  store i32 %.178.i.i.us.i.i, ptr %.435.i.us.i.i, align 4, !noalias !20
  %.139.i.us.i.i = icmp sgt i64 %.84.02.i.us.i.i, 1
  br i1 %.139.i.us.i.i, label %B136.if.i.us.i.i, label %.3.endif.i179.i.us.i.i

.3.endif.i179.i.us.i.i:                           ; preds = %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.us.i.i, %B222.endif.endif.else.endif.endif.us.i.i
  fence release
  %.4.i.i180.i.us.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !20
  %.10.i.i417.us.i.i = icmp eq i64 %.4.i.i180.i.us.i.i, 1
  br i1 %.10.i.i417.us.i.i, label %.3.endif.if.i.i419.us.i.i, label %_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE.exit.us.i.i, !prof !18

.3.endif.if.i.i419.us.i.i:                        ; preds = %.3.endif.i179.i.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !20
  br label %_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE.exit.us.i.i

_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE.exit.us.i.i: ; preds = %.3.endif.if.i.i419.us.i.i, %.3.endif.i179.i.us.i.i
  %.88232.us.not.i.i = icmp slt i64 %.484.us.i.i, 1
  br i1 %.88232.us.not.i.i, label %.3.endif.i.us.i.i, label %B400.if.us.i.i

.3.endif.i.us.i.i:                                ; preds = %B718.us.i.i, %_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE.exit.us.i.i
  fence release
  %.4.i.i.us.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.10.i.us.i.i = icmp eq i64 %.4.i.i.us.i.i, 1
  br i1 %.10.i.us.i.i, label %.3.endif.if.i.us.i.i, label %NRT_decref.exit.us.i.i, !prof !18

.3.endif.if.i.us.i.i:                             ; preds = %.3.endif.i.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !19
  br label %NRT_decref.exit.us.i.i

NRT_decref.exit.us.i.i:                           ; preds = %.3.endif.if.i.us.i.i, %.3.endif.i.us.i.i
  %.410.us.i.i = icmp sgt i64 %.356.037.us.i.i, 1
  br i1 %.410.us.i.i, label %B222.endif.endif.else.endif.endif.us.i.i, label %B218.B146.loopexit_crit_edge.us.i.i

B400.if.us.i.i:                                   ; preds = %_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE.exit.us.i.i, %B718.us.i.i
  %.829.034.us.i.i = phi i64 [ %.891.us.i.i, %B718.us.i.i ], [ %.484.us.i.i, %_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE.exit.us.i.i ]
  %.826.033.us.i.i = phi i64 [ %.895.us.i.i, %B718.us.i.i ], [ %.353.036.us.i.i, %_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE.exit.us.i.i ]
  %.891.us.i.i = add nsw i64 %.829.034.us.i.i, -1
  %.895.us.i.i = add i64 %.826.033.us.i.i, 1
  %.927.us.i.i = sub nsw i64 %.826.033.us.i.i, %.353.036.us.i.i
  %.928.us.i.i = ashr i64 %.927.us.i.i, 2
  %.932.us.i.i = and i64 %.826.033.us.i.i, 3
  %.957.us.i.i = icmp slt i64 %.928.us.i.i, 0
  %.958.us.i.i = select i1 %.957.us.i.i, i64 %.559.sroa.13.0.us.i.i, i64 0
  %.959.us.i.i = add nsw i64 %.958.us.i.i, %.928.us.i.i
  %.idx.us.i.i = shl i64 %.959.us.i.i, 4
  %4 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.idx.us.i.i
  %.983.us.i.i = getelementptr i32, ptr %4, i64 %.932.us.i.i
  %.984.us.i.i = load i32, ptr %.983.us.i.i, align 4, !noalias !19
  %.987.us.i.i = zext i32 %.984.us.i.i to i64
  %.988.us.i.i = mul i64 %.895.us.i.i, %.987.us.i.i
  %.994.us.i.i = and i64 %.988.us.i.i, 4294967295
  %.995.us.i.i = icmp ult i64 %.994.us.i.i, %.895.us.i.i
  br i1 %.995.us.i.i, label %B0.endif.i.us.i.i, label %B718.us.i.i

B0.endif.i.us.i.i:                                ; preds = %B400.if.us.i.i
  %.31.i.us.i.i = urem i64 4294967296, %.895.us.i.i
  %memory.i.i.i.i.i.us.i.i = tail call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i.i.us.i.i = icmp eq ptr %memory.i.i.i.i.i.us.i.i, null
  br i1 %none.i.i.i.i.i.us.i.i, label %_ZN6swathe4core11permutation11permutation17_permute_residuesB3v44B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE.exit, label %.3.endif.i30.i.i.us.i.i

.3.endif.i30.i.i.us.i.i:                          ; preds = %B0.endif.i.us.i.i
  %address.i.i.i.i.i.us.i.i = ptrtoint ptr %memory.i.i.i.i.i.us.i.i to i64
  %behind.i.i.i.i.i.us.i.i = add i64 %address.i.i.i.i.i.us.i.i, 111
  %aligned.i.i.i.i.i.us.i.i = and i64 %behind.i.i.i.i.i.us.i.i, -64
  %data.i.i.i.i.i.us.i.i = inttoptr i64 %aligned.i.i.i.i.i.us.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.us.i.i, align 4, !noalias !23
  %at_end.i.i.i.i.i.us.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.us.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.us.i.i, align 8, !noalias !23
  %at_data.i.i.i.i.i.us.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.us.i.i, i64 24
  store ptr %data.i.i.i.i.i.us.i.i, ptr %at_data.i.i.i.i.i.us.i.i, align 8, !noalias !23
  %at_size.i.i.i.i.i.us.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.us.i.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i.i.us.i.i, align 8, !noalias !23
  %.4.i.i.i71.i.us.i.i = atomicrmw add ptr %memory.i.i.i.i.i.us.i.i, i64 1 monotonic, align 8, !noalias !36
  fence release
  %.4.i.i31.i.i.us.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.us.i.i, i64 1 monotonic, align 8, !noalias !36
  %.10.i.i72.i.us.i.i = icmp eq i64 %.4.i.i31.i.i.us.i.i, 1
  br i1 %.10.i.i72.i.us.i.i, label %.3.endif.if.i.i73.i.us.i.i, label %B0.endif.endif.i.us.i.i, !prof !18

.3.endif.if.i.i73.i.us.i.i:                       ; preds = %.3.endif.i30.i.i.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.us.i.i), !noalias !36
  br label %B0.endif.endif.i.us.i.i

B0.endif.endif.i.us.i.i:                          ; preds = %.3.endif.if.i.i73.i.us.i.i, %.3.endif.i30.i.i.us.i.i
  %.109.0.i.us.i.i = lshr i64 %.826.033.us.i.i, 2
  %5 = getelementptr i32, ptr %data.i.i.i.i.i.us.i.i, i64 %.932.us.i.i
  %.9.i.i.i.us.i.i = and i64 %.109.0.i.us.i.i, 4294967295
  %.324.i.i.us.i.i = getelementptr i8, ptr %data.i.i.i.i.i.us.i.i, i64 4
  %.379.i.i.us.i.i = getelementptr i8, ptr %data.i.i.i.i.i.us.i.i, i64 8
  %.435.i.i.us.i.i = getelementptr i8, ptr %data.i.i.i.i.i.us.i.i, i64 12
  br label %B180.i.us.i.i

B180.i.us.i.i:                                    ; preds = %_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE.exit.i.us.i.i, %B0.endif.endif.i.us.i.i
  %attempt.2.0.i.us.i.i = phi i64 [ 0, %B0.endif.endif.i.us.i.i ], [ %.312.i.us.i.i, %_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE.exit.i.us.i.i ]
  %.4.i.i.i.i.us.i.i = atomicrmw add ptr %memory.i.i.i.i.i.us.i.i, i64 1 monotonic, align 8, !noalias !37
  %.16.i.i.i.us.i.i = and i64 %attempt.2.0.i.us.i.i, 4294967295
  br label %B84.if.i.i.i.us.i.i

B84.if.i.i.i.us.i.i:                              ; preds = %B84.if.i.i.i.us.i.i, %B180.i.us.i.i
  %c0.2.07.i.i.i.us.i.i = phi i64 [ %.9.i.i.i.us.i.i, %B180.i.us.i.i ], [ %.161.i.i.i.us.i.i, %B84.if.i.i.i.us.i.i ]
  %c1.2.06.i.i.i.us.i.i = phi i32 [ %extract.t.us.i.i, %B180.i.us.i.i ], [ %.164.i.i.i.us.i.i, %B84.if.i.i.i.us.i.i ]
  %c2.2.05.i.i.i.us.i.i = phi i64 [ %.16.i.i.i.us.i.i, %B180.i.us.i.i ], [ %.175.i.i.i.us.i.i, %B84.if.i.i.i.us.i.i ]
  %k0.2.04.i.i.i.us.i.i = phi i32 [ %.35.i.i.i, %B180.i.us.i.i ], [ %.184.i.i.i.us.i.i, %B84.if.i.i.i.us.i.i ]
  %k1.2.03.i.i.i.us.i.i = phi i32 [ %.36.i.i.i, %B180.i.us.i.i ], [ %.191.i.i.i.us.i.i, %B84.if.i.i.i.us.i.i ]
  %c3.2.02.i.i.i.us.i.i = phi i32 [ 0, %B180.i.us.i.i ], [ %.178.i.i.i.us.i.i, %B84.if.i.i.i.us.i.i ]
  %.56.01.i.i.i.us.i.i = phi i64 [ 10, %B180.i.us.i.i ], [ %.120.i.i.i.us.i.i, %B84.if.i.i.i.us.i.i ]
  %.120.i.i.i.us.i.i = add nsw i64 %.56.01.i.i.i.us.i.i, -1
  %.150.i.i.i.us.i.i = mul nuw i64 %c0.2.07.i.i.i.us.i.i, 3528531795
  %.152.i.i.i.us.i.i = mul nuw i64 %c2.2.05.i.i.i.us.i.i, 3449720151
  %.153.i.i.i.us.i.i = lshr i64 %.152.i.i.i.us.i.i, 32
  %.1588.i.i.i.us.i.i = xor i32 %k0.2.04.i.i.i.us.i.i, %c1.2.06.i.i.i.us.i.i
  %.158.i.i.i.us.i.i = zext i32 %.1588.i.i.i.us.i.i to i64
  %.161.i.i.i.us.i.i = xor i64 %.153.i.i.i.us.i.i, %.158.i.i.i.us.i.i
  %.164.i.i.i.us.i.i = trunc i64 %.152.i.i.i.us.i.i to i32
  %.167.i.i.i.us.i.i = lshr i64 %.150.i.i.i.us.i.i, 32
  %.1729.i.i.i.us.i.i = xor i32 %c3.2.02.i.i.i.us.i.i, %k1.2.03.i.i.i.us.i.i
  %.172.i.i.i.us.i.i = zext i32 %.1729.i.i.i.us.i.i to i64
  %.175.i.i.i.us.i.i = xor i64 %.167.i.i.i.us.i.i, %.172.i.i.i.us.i.i
  %.178.i.i.i.us.i.i = trunc i64 %.150.i.i.i.us.i.i to i32
  %.184.i.i.i.us.i.i = add i32 %k0.2.04.i.i.i.us.i.i, -1640531527
  %.191.i.i.i.us.i.i = add i32 %k1.2.03.i.i.i.us.i.i, -1150833019
  %.111.i.i.i.us.i.i = icmp ugt i64 %.56.01.i.i.i.us.i.i, 1
  br i1 %.111.i.i.i.us.i.i, label %B84.if.i.i.i.us.i.i, label %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.i.us.i.i

_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.i.us.i.i: ; preds = %B84.if.i.i.i.us.i.i
  %.269.i.i.us.i.i = trunc nuw i64 %.161.i.i.i.us.i.i to i32
  store i32 %.269.i.i.us.i.i, ptr %data.i.i.i.i.i.us.i.i, align 64, !noalias !37
  store i32 %.164.i.i.i.us.i.i, ptr %.324.i.i.us.i.i, align 4, !noalias !37
  %.380.i.i.us.i.i = trunc nuw i64 %.175.i.i.i.us.i.i to i32
  store i32 %.380.i.i.us.i.i, ptr %.379.i.i.us.i.i, align 8, !noalias !37
  store i32 %.178.i.i.i.us.i.i, ptr %.435.i.i.us.i.i, align 4, !noalias !37
  fence release
  %.4.i.i180.i.i.us.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.us.i.i, i64 1 monotonic, align 8, !noalias !37
  %.10.i.i.i.us.i.i = icmp eq i64 %.4.i.i180.i.i.us.i.i, 1
  br i1 %.10.i.i.i.us.i.i, label %.3.endif.if.i.i.i.us.i.i, label %_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE.exit.i.us.i.i, !prof !18

.3.endif.if.i.i.i.us.i.i:                         ; preds = %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.i.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.us.i.i), !noalias !37
  br label %_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE.exit.i.us.i.i

_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE.exit.i.us.i.i: ; preds = %.3.endif.if.i.i.i.us.i.i, %_ZN6swathe4core11permutation11permutation7_philoxB3v49B60c8tJTIeFIjxB2IKSgI4CrvQClYa4yxbNYYk55YmVxeqawBAsgqlESjpgEU0AEjjjjj.exit.i.i.us.i.i
  %.269.i.us.i.i = load i32, ptr %5, align 4, !noalias !40
  %.270.i.us.i.i = zext i32 %.269.i.us.i.i to i64
  %.272.i.us.i.i = mul i64 %.895.us.i.i, %.270.i.us.i.i
  %.278.i.us.i.i = and i64 %.272.i.us.i.i, 4294967295
  %.280.not.i.us.i.i = icmp ult i64 %.278.i.us.i.i, %.31.i.us.i.i
  %.312.i.us.i.i = add nuw nsw i64 %attempt.2.0.i.us.i.i, 1
  br i1 %.280.not.i.us.i.i, label %B180.i.us.i.i, label %.3.endif.i.i.us.i.i

.3.endif.i.i.us.i.i:                              ; preds = %_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE.exit.i.us.i.i
  fence release
  %.4.i.i70.i.us.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.us.i.i, i64 1 monotonic, align 8, !noalias !40
  %.10.i.i401.us.i.i = icmp eq i64 %.4.i.i70.i.us.i.i, 1
  br i1 %.10.i.i401.us.i.i, label %.3.endif.if.i.i403.us.i.i, label %B718.us.i.i, !prof !18

.3.endif.if.i.i403.us.i.i:                        ; preds = %.3.endif.i.i.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.us.i.i), !noalias !40
  br label %B718.us.i.i

B718.us.i.i:                                      ; preds = %.3.endif.if.i.i403.us.i.i, %.3.endif.i.i.us.i.i, %B400.if.us.i.i
  %j.2.3.in.us.i.i = phi i64 [ %.988.us.i.i, %B400.if.us.i.i ], [ %.272.i.us.i.i, %.3.endif.i.i.us.i.i ], [ %.272.i.us.i.i, %.3.endif.if.i.i403.us.i.i ]
  %j.2.3.us.i.i = lshr i64 %j.2.3.in.us.i.i, 32
  %6 = getelementptr i8, ptr %.290.us.i.i, i64 %j.2.3.us.i.i
  %.1061.us.i.i = load i8, ptr %6, align 1, !noalias !19
  %.1076.us.i.i = icmp slt i64 %.826.033.us.i.i, 0
  %.1077.us.i.i = select i1 %.1076.us.i.i, i64 %value7, i64 0
  %7 = getelementptr i8, ptr %.290.us.i.i, i64 %.826.033.us.i.i
  %.1091.us.i.i = getelementptr i8, ptr %7, i64 %.1077.us.i.i
  store i8 %.1061.us.i.i, ptr %.1091.us.i.i, align 1, !noalias !19
  %.1108.us.i.i = select i1 %.1076.us.i.i, i64 %value1, i64 0
  %8 = getelementptr i8, ptr %value0, i64 %.826.033.us.i.i
  %.1122.us.i.i = getelementptr i8, ptr %8, i64 %.1108.us.i.i
  %.1123.us.i.i = load i8, ptr %.1122.us.i.i, align 1, !noalias !19
  store i8 %.1123.us.i.i, ptr %6, align 1, !noalias !19
  %.882.us.i.i = icmp sgt i64 %.829.034.us.i.i, 1
  br i1 %.882.us.i.i, label %B400.if.us.i.i, label %.3.endif.i.us.i.i

B218.B146.loopexit_crit_edge.us.i.i:              ; preds = %NRT_decref.exit.us.i.i
  %.209.us.i.i = icmp sgt i64 %.155.040.us.i.i, 1
  br i1 %.209.us.i.i, label %B148.if.us.i.i, label %.3.endif.i405.i.i

B0.endif.i:                                       ; preds = %.3.endif.if.i408.i.i, %.3.endif.i405.i.i
  store ptr null, ptr %results, align 8, !alias.scope !0, !noalias !41
  br label %_ZN6swathe4core11permutation11permutation17_permute_residuesB3v44B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE.exit

_ZN6swathe4core11permutation11permutation17_permute_residuesB3v44B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE.exit: ; preds = %B0.endif.i.us.i.i, %0, %B0.endif.i
  %common.ret.op.i = phi i32 [ 0, %B0.endif.i ], [ 1, %0 ], [ 1, %B0.endif.i.us.i.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare i64 @llvm.umin.i64(i64, i64)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core11permutation11permutation17_permute_residuesB3v44B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core11permutation11permutation17_permute_residuesB3v44B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE"}
!3 = !{!4, !6, !7, !9, !10, !12, !13, !15, !1, !16}
!4 = distinct !{!4, !5, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!6 = distinct !{!6, !5, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!7 = distinct !{!7, !8, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!8 = distinct !{!8, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!9 = distinct !{!9, !8, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!10 = distinct !{!10, !11, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v46B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE17class_28uint32_29: %retptr"}
!11 = distinct !{!11, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v46B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE17class_28uint32_29"}
!12 = distinct !{!12, !11, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v46B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE17class_28uint32_29: %excinfo"}
!13 = distinct !{!13, !14, !"_ZN6swathe4core11permutation11permutation8_permuteB3v45B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core11permutation11permutation8_permuteB3v45B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE"}
!15 = distinct !{!15, !14, !"_ZN6swathe4core11permutation11permutation8_permuteB3v45B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE: %excinfo"}
!16 = distinct !{!16, !2, !"_ZN6swathe4core11permutation11permutation17_permute_residuesB3v44B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedExxx5ArrayIhLi2E1C7mutable7alignedE: %excinfo"}
!17 = !{!10, !12, !13, !15, !1, !16}
!18 = !{!"branch_weights", i32 1, i32 99}
!19 = !{!13, !15, !1, !16}
!20 = !{!21, !13, !15, !1, !16}
!21 = distinct !{!21, !22, !"_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE: %retptr"}
!22 = distinct !{!22, !"_ZN6swathe4core11permutation11permutation12random_wordsB3v48B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AExxx23Literal_5bint_5d_280_29x5ArrayIjLi2E1C7mutable7alignedE"}
!23 = !{!24, !26, !27, !29, !30, !32, !33, !35, !13, !15, !1, !16}
!24 = distinct !{!24, !25, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!25 = distinct !{!25, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!26 = distinct !{!26, !25, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!27 = distinct !{!27, !28, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!28 = distinct !{!28, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!29 = distinct !{!29, !28, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!30 = distinct !{!30, !31, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE17class_28uint32_29: %retptr"}
!31 = distinct !{!31, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE17class_28uint32_29"}
!32 = distinct !{!32, !31, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE17class_28uint32_29: %excinfo"}
!33 = distinct !{!33, !34, !"_ZN6swathe4core11permutation11permutation4drawB3v50B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxx: %retptr"}
!34 = distinct !{!34, !"_ZN6swathe4core11permutation11permutation4drawB3v50B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxx"}
!35 = distinct !{!35, !34, !"_ZN6swathe4core11permutation11permutation4drawB3v50B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxx: %excinfo"}
!36 = !{!30, !32, !33, !35, !13, !15, !1, !16}
!37 = !{!38, !33, !35, !13, !15, !1, !16}
!38 = distinct !{!38, !39, !"_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE: %retptr"}
!39 = distinct !{!39, !"_ZN6swathe4core11permutation11permutation12random_wordsB3v53B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExxxxx5ArrayIjLi2E1C7mutable7alignedE"}
!40 = !{!33, !35, !13, !15, !1, !16}
!41 = !{!16}
