; {"digest": "100abeaef284986d0178775ab324e79347dada085f015444eea8db44744cfdbc", "takes": [["int32", 1], ["uint8", 1], ["int64", 1], ["int32", 1], ["int64", 1], ["uint8", 1], ["uint8", 1], ["uint8", 1], ["int64", 1]], "gives": ["int64"], "calls": []}
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
  %.22130.not.i = icmp slt i64 %value17, 1
  br i1 %.22130.not.i, label %_ZN6swathe4core9alignment5texts12_write_btopsB3v19B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B48.if.i

B150.loopexit.i:                                  ; preds = %B515.i, %B150.if.i
  %at.4.2.lcssa.i = phi i64 [ %at.5.124.i, %B150.if.i ], [ %at.8.3.i, %B515.i ]
  %j.2.2.lcssa.i = phi i64 [ %j.3.125.i, %B150.if.i ], [ %j.4.3.i, %B515.i ]
  %i.2.2.lcssa.i = phi i64 [ %i.3.126.i, %B150.if.i ], [ %i.4.37.i, %B515.i ]
  %same.3.2.lcssa.i = phi i64 [ %same.4.127.i, %B150.if.i ], [ %same.5.3.i, %B515.i ]
  %.482.i = icmp sgt i64 %.429.023.i, 1
  br i1 %.482.i, label %B150.if.i, label %B464.i

B286.i:                                           ; preds = %B216.if.i
  %.752.i = icmp slt i64 %i.2.216.i, 0
  %.753.i = select i1 %.752.i, i64 %value11, i64 0
  %1 = getelementptr i8, ptr %value10, i64 %i.2.216.i
  %.767.i = getelementptr i8, ptr %1, i64 %.753.i
  %.768.i = load i8, ptr %.767.i, align 1, !noalias !0
  %.769.i = zext i8 %.768.i to i64
  %.773.i = add nsw i64 %i.2.216.i, 1
  br i1 %.793.not.i, label %B356.i, label %B308.i

B308.i:                                           ; preds = %B216.if.i, %B286.i
  %a.2.38.i = phi i64 [ %.769.i, %B286.i ], [ 45, %B216.if.i ]
  %i.4.36.i = phi i64 [ %.773.i, %B286.i ], [ %i.2.216.i, %B216.if.i ]
  %.835.i = icmp slt i64 %j.2.215.i, 0
  %.836.i = select i1 %.835.i, i64 %value13, i64 0
  %2 = getelementptr i8, ptr %value12, i64 %j.2.215.i
  %.850.i = getelementptr i8, ptr %2, i64 %.836.i
  %.851.i = load i8, ptr %.850.i, align 1, !noalias !0
  %.852.i = zext i8 %.851.i to i64
  %.877.i = getelementptr i8, ptr @.const.array.data, i64 %.852.i
  %.878.i = load i8, ptr %.877.i, align 1, !noalias !0
  %.882.i = zext i8 %.878.i to i64
  %.886.i = add nsw i64 %j.2.215.i, 1
  br label %B356.i

B356.i:                                           ; preds = %B308.i, %B286.i
  %a.2.39.i = phi i64 [ %a.2.38.i, %B308.i ], [ %.769.i, %B286.i ]
  %i.4.37.i = phi i64 [ %i.4.36.i, %B308.i ], [ %.773.i, %B286.i ]
  %j.4.3.i = phi i64 [ %.886.i, %B308.i ], [ %j.2.215.i, %B286.i ]
  %b.2.3.i = phi i64 [ %.882.i, %B308.i ], [ 45, %B286.i ]
  %.896.i = icmp eq i64 %a.2.39.i, %b.2.3.i
  br i1 %.896.i, label %B368.i, label %B380.i

B368.i:                                           ; preds = %B356.i
  %.909.i = add nsw i64 %same.3.217.i, 1
  br label %B515.i

B380.i:                                           ; preds = %B356.i
  %.925.not.i = icmp eq i64 %same.3.217.i, 0
  br i1 %.925.not.i, label %B422.i, label %B16.i.i

B16.i.i:                                          ; preds = %B380.i, %B16.i.i
  %rest.2.0.i.i = phi i64 [ %.48.0.i.i, %B16.i.i ], [ %same.3.217.i, %B380.i ]
  %digits.2.0.i.i = phi i64 [ %.84.i.i, %B16.i.i ], [ 0, %B380.i ]
  %.59.i.i = sdiv i64 %rest.2.0.i.i, 10
  %.60.i.i = srem i64 %rest.2.0.i.i, 10
  %.60.lobit.i.i = ashr i64 %.60.i.i, 63
  %.48.0.i.i = add nsw i64 %.60.lobit.i.i, %.59.i.i
  %.84.i.i = add nuw nsw i64 %digits.2.0.i.i, 1
  %.89.not.i.i = icmp eq i64 %.48.0.i.i, 0
  br i1 %.89.not.i.i, label %B40.i.i, label %B16.i.i

B40.i.i:                                          ; preds = %B16.i.i
  %.104.i.i = add i64 %digits.2.0.i.i, %at.4.214.i
  %3 = xor i64 %.104.i.i, -1
  %.143.i.i = add i64 %at.4.214.i, %3
  %.18615.i.i = icmp slt i64 %.143.i.i, 0
  br i1 %.18615.i.i, label %B92.if.i.preheader.i, label %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit.i

B92.if.i.preheader.i:                             ; preds = %B40.i.i
  %.163.i.i = sub nsw i64 0, %.143.i.i
  br label %B92.if.i.i

B92.if.i.i:                                       ; preds = %B92.if.i.i, %B92.if.i.preheader.i
  %number.2.04.i.i = phi i64 [ %.309.0.i.i, %B92.if.i.i ], [ %same.3.217.i, %B92.if.i.preheader.i ]
  %.133.03.i.i = phi i64 [ %.195.i.i, %B92.if.i.i ], [ %.163.i.i, %B92.if.i.preheader.i ]
  %.130.02.i.i = phi i64 [ %.199.i.i, %B92.if.i.i ], [ %.104.i.i, %B92.if.i.preheader.i ]
  %.195.i.i = add nsw i64 %.133.03.i.i, -1
  %.199.i.i = add i64 %.130.02.i.i, -1
  %.246.i.i = srem i64 %number.2.04.i.i, 10
  %.248.i.i = icmp slt i64 %.246.i.i, 0
  %4 = trunc i64 %.246.i.i to i8
  %.281.i.i = icmp slt i64 %.130.02.i.i, 0
  %.282.i.i = select i1 %.281.i.i, i64 %value15, i64 0
  %5 = getelementptr i8, ptr %value14, i64 %.130.02.i.i
  %.296.i.i = getelementptr i8, ptr %5, i64 %.282.i.i
  %6 = select i1 %.248.i.i, i8 58, i8 48
  %.297.i.i = add nsw i8 %6, %4
  store i8 %.297.i.i, ptr %.296.i.i, align 1, !noalias !3
  %.320.i.i = sdiv i64 %number.2.04.i.i, 10
  %.246.lobit.i.i = ashr i64 %.246.i.i, 63
  %.309.0.i.i = add nsw i64 %.246.lobit.i.i, %.320.i.i
  %.186.i.i = icmp ugt i64 %.133.03.i.i, 1
  br i1 %.186.i.i, label %B92.if.i.i, label %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit.i

_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit.i: ; preds = %B92.if.i.i, %B40.i.i
  %.103.i.i = add nsw i64 %.84.i.i, %at.4.214.i
  br label %B422.i

B422.i:                                           ; preds = %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit.i, %B380.i
  %at.9.4.i = phi i64 [ %.103.i.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit.i ], [ %at.4.214.i, %B380.i ]
  %.990.i = icmp slt i64 %at.9.4.i, 0
  %.991.i = select i1 %.990.i, i64 %value15, i64 0
  %7 = getelementptr i8, ptr %value14, i64 %at.9.4.i
  %.1005.i = getelementptr i8, ptr %7, i64 %.991.i
  %.1006.i = trunc nuw i64 %a.2.39.i to i8
  store i8 %.1006.i, ptr %.1005.i, align 1, !noalias !0
  %.1026.i = icmp slt i64 %at.9.4.i, -1
  %.1027.i = select i1 %.1026.i, i64 %value15, i64 0
  %8 = getelementptr i8, ptr %7, i64 1
  %.1041.i = getelementptr i8, ptr %8, i64 %.1027.i
  %.1042.i = trunc nuw i64 %b.2.3.i to i8
  store i8 %.1042.i, ptr %.1041.i, align 1, !noalias !0
  %.1047.i = add nsw i64 %at.9.4.i, 2
  br label %B515.i

B464.i:                                           ; preds = %B150.loopexit.i
  %.1093.not.i = icmp eq i64 %same.3.2.lcssa.i, 0
  br i1 %.1093.not.i, label %B502.i, label %B16.i457.i

B16.i457.i:                                       ; preds = %B464.i, %B16.i457.i
  %rest.2.0.i458.i = phi i64 [ %.48.0.i463.i, %B16.i457.i ], [ %same.3.2.lcssa.i, %B464.i ]
  %digits.2.0.i459.i = phi i64 [ %.84.i464.i, %B16.i457.i ], [ 0, %B464.i ]
  %.59.i460.i = sdiv i64 %rest.2.0.i458.i, 10
  %.60.i461.i = srem i64 %rest.2.0.i458.i, 10
  %.60.lobit.i462.i = ashr i64 %.60.i461.i, 63
  %.48.0.i463.i = add nsw i64 %.60.lobit.i462.i, %.59.i460.i
  %.84.i464.i = add nuw nsw i64 %digits.2.0.i459.i, 1
  %.89.not.i465.i = icmp eq i64 %.48.0.i463.i, 0
  br i1 %.89.not.i465.i, label %B40.i466.i, label %B16.i457.i

B40.i466.i:                                       ; preds = %B16.i457.i
  %.104.i467.i = add i64 %digits.2.0.i459.i, %at.4.2.lcssa.i
  %9 = xor i64 %.104.i467.i, -1
  %.143.i468.i = add i64 %at.4.2.lcssa.i, %9
  %.18615.i470.i = icmp slt i64 %.143.i468.i, 0
  br i1 %.18615.i470.i, label %B92.if.i472.preheader.i, label %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit488.i

B92.if.i472.preheader.i:                          ; preds = %B40.i466.i
  %.163.i469.i = sub nsw i64 0, %.143.i468.i
  br label %B92.if.i472.i

B92.if.i472.i:                                    ; preds = %B92.if.i472.i, %B92.if.i472.preheader.i
  %number.2.04.i473.i = phi i64 [ %.309.0.i486.i, %B92.if.i472.i ], [ %same.3.2.lcssa.i, %B92.if.i472.preheader.i ]
  %.133.03.i474.i = phi i64 [ %.195.i476.i, %B92.if.i472.i ], [ %.163.i469.i, %B92.if.i472.preheader.i ]
  %.130.02.i475.i = phi i64 [ %.199.i477.i, %B92.if.i472.i ], [ %.104.i467.i, %B92.if.i472.preheader.i ]
  %.195.i476.i = add nsw i64 %.133.03.i474.i, -1
  %.199.i477.i = add i64 %.130.02.i475.i, -1
  %.246.i478.i = srem i64 %number.2.04.i473.i, 10
  %.248.i479.i = icmp slt i64 %.246.i478.i, 0
  %10 = trunc i64 %.246.i478.i to i8
  %.281.i480.i = icmp slt i64 %.130.02.i475.i, 0
  %.282.i481.i = select i1 %.281.i480.i, i64 %value15, i64 0
  %11 = getelementptr i8, ptr %value14, i64 %.130.02.i475.i
  %.296.i482.i = getelementptr i8, ptr %11, i64 %.282.i481.i
  %12 = select i1 %.248.i479.i, i8 58, i8 48
  %.297.i483.i = add nsw i8 %12, %10
  store i8 %.297.i483.i, ptr %.296.i482.i, align 1, !noalias !6
  %.320.i484.i = sdiv i64 %number.2.04.i473.i, 10
  %.246.lobit.i485.i = ashr i64 %.246.i478.i, 63
  %.309.0.i486.i = add nsw i64 %.246.lobit.i485.i, %.320.i484.i
  %.186.i487.i = icmp ugt i64 %.133.03.i474.i, 1
  br i1 %.186.i487.i, label %B92.if.i472.i, label %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit488.i

_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit488.i: ; preds = %B92.if.i472.i, %B40.i466.i
  %.103.i471.i = add nsw i64 %.84.i464.i, %at.4.2.lcssa.i
  br label %B502.i

B502.i:                                           ; preds = %B48.if.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit488.i, %B464.i
  %at.7.1.i = phi i64 [ %.103.i471.i, %_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx.exit488.i ], [ %at.4.2.lcssa.i, %B464.i ], [ %at.6.033.i, %B48.if.i ]
  %13 = getelementptr i64, ptr %value16, i64 %.163.032.i
  store i64 %at.7.1.i, ptr %13, align 8, !noalias !0
  %.221.i = icmp sgt i64 %.166.031.i, 1
  br i1 %.221.i, label %B48.if.i, label %_ZN6swathe4core9alignment5texts12_write_btopsB3v19B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B515.i:                                           ; preds = %B422.i, %B368.i
  %at.8.3.i = phi i64 [ %at.4.214.i, %B368.i ], [ %.1047.i, %B422.i ]
  %same.5.3.i = phi i64 [ %.909.i, %B368.i ], [ 0, %B422.i ]
  %.686.i = icmp ugt i32 %.633.013.i, 1
  br i1 %.686.i, label %B216.if.i, label %B150.loopexit.i

B48.if.i:                                         ; preds = %0, %B502.i
  %at.6.033.i = phi i64 [ %at.7.1.i, %B502.i ], [ 0, %0 ]
  %.163.032.i = phi i64 [ %.234.i, %B502.i ], [ 0, %0 ]
  %.166.031.i = phi i64 [ %.230.i, %B502.i ], [ %value17, %0 ]
  %.230.i = add nsw i64 %.166.031.i, -1
  %.234.i = add nuw nsw i64 %.163.032.i, 1
  %14 = getelementptr i64, ptr %value4, i64 %.163.032.i
  %.370.i = load i64, ptr %14, align 8, !noalias !0
  %15 = getelementptr i8, ptr %14, i64 8
  %.402.i = load i64, ptr %15, align 8, !noalias !0
  %.439.i = sub i64 %.402.i, %.370.i
  %.48221.not.i = icmp slt i64 %.439.i, 1
  br i1 %.48221.not.i, label %B502.i, label %B150.if.preheader.i

B150.if.preheader.i:                              ; preds = %B48.if.i
  %16 = getelementptr i32, ptr %value6, i64 %.163.032.i
  %.298.i = load i32, ptr %16, align 4, !noalias !0
  %.333.i = sext i32 %.298.i to i64
  %17 = getelementptr i64, ptr %value8, i64 %.163.032.i
  %.329.i = load i64, ptr %17, align 8, !noalias !0
  br label %B150.if.i

B150.if.i:                                        ; preds = %B150.if.preheader.i, %B150.loopexit.i
  %same.4.127.i = phi i64 [ %same.3.2.lcssa.i, %B150.loopexit.i ], [ 0, %B150.if.preheader.i ]
  %i.3.126.i = phi i64 [ %i.2.2.lcssa.i, %B150.loopexit.i ], [ %.333.i, %B150.if.preheader.i ]
  %j.3.125.i = phi i64 [ %j.2.2.lcssa.i, %B150.loopexit.i ], [ %.329.i, %B150.if.preheader.i ]
  %at.5.124.i = phi i64 [ %at.4.2.lcssa.i, %B150.loopexit.i ], [ %at.6.033.i, %B150.if.preheader.i ]
  %.429.023.i = phi i64 [ %.491.i, %B150.loopexit.i ], [ %.439.i, %B150.if.preheader.i ]
  %.426.022.i = phi i64 [ %.495.i, %B150.loopexit.i ], [ %.370.i, %B150.if.preheader.i ]
  %.491.i = add nsw i64 %.429.023.i, -1
  %.495.i = add i64 %.426.022.i, 1
  %.557.i = icmp slt i64 %.426.022.i, 0
  %.558.i = select i1 %.557.i, i64 %value1, i64 0
  %18 = getelementptr i32, ptr %value0, i64 %.426.022.i
  %.572.i = getelementptr i32, ptr %18, i64 %.558.i
  %.573.i = load i32, ptr %.572.i, align 4, !noalias !0
  %.68612.not.i = icmp slt i32 %.573.i, 1
  br i1 %.68612.not.i, label %B150.loopexit.i, label %B216.if.lr.ph.i

B216.if.lr.ph.i:                                  ; preds = %B150.if.i
  %19 = getelementptr i8, ptr %value2, i64 %.426.022.i
  %.588.i = select i1 %.557.i, i64 %value3, i64 0
  %.602.i = getelementptr i8, ptr %19, i64 %.588.i
  %.603.i = load i8, ptr %.602.i, align 1, !noalias !0
  %.736.not.i = icmp eq i8 %.603.i, 68
  %.793.not.i = icmp eq i8 %.603.i, 73
  br label %B216.if.i

B216.if.i:                                        ; preds = %B216.if.lr.ph.i, %B515.i
  %same.3.217.i = phi i64 [ %same.4.127.i, %B216.if.lr.ph.i ], [ %same.5.3.i, %B515.i ]
  %i.2.216.i = phi i64 [ %i.3.126.i, %B216.if.lr.ph.i ], [ %i.4.37.i, %B515.i ]
  %j.2.215.i = phi i64 [ %j.3.125.i, %B216.if.lr.ph.i ], [ %j.4.3.i, %B515.i ]
  %at.4.214.i = phi i64 [ %at.5.124.i, %B216.if.lr.ph.i ], [ %at.8.3.i, %B515.i ]
  %.633.013.i = phi i32 [ %.573.i, %B216.if.lr.ph.i ], [ %.695.i, %B515.i ]
  %.695.i = add nsw i32 %.633.013.i, -1
  br i1 %.736.not.i, label %B308.i, label %B286.i

_ZN6swathe4core9alignment5texts12_write_btopsB3v19B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B502.i, %0
  %at.6.0.lcssa.i = phi i64 [ 0, %0 ], [ %at.7.1.i, %B502.i ]
  %results = getelementptr i8, ptr %values, i64 144
  store i64 %at.6.0.lcssa.i, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5texts12_write_btopsB3v19B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5texts12_write_btopsB3v19B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!8 = distinct !{!8, !"_ZN6swathe4core9alignment5texts13_write_numberB3v21B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEx5ArrayIhLi1E1C7mutable7alignedEx"}
