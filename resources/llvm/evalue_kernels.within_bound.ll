; {"digest": "422515fbf1a81d03b70bfe0c3568470f82dc5de79ed0695015281c3b431765fc", "takes": [["int64", 2], ["float64", 1], ["float64", 0], ["int64", 0], ["int32", 1], ["int64", 1], ["float64", 1], ["float64", 1], ["float64", 0], ["int64", 1]], "gives": ["int64"], "calls": ["erfc", "exp", "free", "log", "log1p", "malloc", "sqrt"]}
@.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28.sha1 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@.const.picklebuf.a832a7f8175c2530692ab82e581e246bf5646a28 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28, i32 70, ptr @.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28.sha1, ptr null, i32 0 }

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddx(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.s, double %arg.length, i64 %arg.first_passage) unnamed_addr {
entry:
  %.18.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.143.i120.i = alloca double, align 8
  %.145.i121.i = alloca double, align 8
  %.148.i122.i = alloca [2 x i64], align 8
  %.150.i124.i = alloca [2 x i64], align 8
  %.152.i126.i = alloca [1 x i64], align 8
  %.143.i108.i = alloca double, align 8
  %.145.i109.i = alloca double, align 8
  %.148.i110.i = alloca [2 x i64], align 8
  %.150.i112.i = alloca [2 x i64], align 8
  %.152.i114.i = alloca [1 x i64], align 8
  %.143.i96.i = alloca double, align 8
  %.145.i97.i = alloca double, align 8
  %.148.i98.i = alloca [2 x i64], align 8
  %.150.i100.i = alloca [2 x i64], align 8
  %.152.i102.i = alloca [1 x i64], align 8
  %.143.i80.i = alloca double, align 8
  %.145.i81.i = alloca double, align 8
  %.148.i82.i = alloca [2 x i64], align 8
  %.150.i84.i = alloca [2 x i64], align 8
  %.152.i86.i = alloca [1 x i64], align 8
  %.143.i.i118 = alloca double, align 8
  %.145.i.i119 = alloca double, align 8
  %.148.i.i120 = alloca [2 x i64], align 8
  %.150.i.i121 = alloca [2 x i64], align 8
  %.152.i.i122 = alloca [1 x i64], align 8
  %.115.i = alloca double, align 8
  %excinfo.2.i = alloca ptr, align 8
  %.143.i271.i = alloca double, align 8
  %.145.i272.i = alloca double, align 8
  %.148.i273.i = alloca [2 x i64], align 8
  %.150.i275.i = alloca [2 x i64], align 8
  %.152.i277.i = alloca [1 x i64], align 8
  %.143.i259.i = alloca double, align 8
  %.145.i260.i = alloca double, align 8
  %.148.i261.i = alloca [2 x i64], align 8
  %.150.i263.i = alloca [2 x i64], align 8
  %.152.i265.i = alloca [1 x i64], align 8
  %.143.i247.i = alloca double, align 8
  %.145.i248.i = alloca double, align 8
  %.148.i249.i = alloca [2 x i64], align 8
  %.150.i251.i = alloca [2 x i64], align 8
  %.152.i253.i = alloca [1 x i64], align 8
  %.143.i231.i = alloca double, align 8
  %.145.i232.i = alloca double, align 8
  %.148.i233.i = alloca [2 x i64], align 8
  %.150.i235.i = alloca [2 x i64], align 8
  %.152.i237.i = alloca [1 x i64], align 8
  %.143.i215.i = alloca double, align 8
  %.145.i216.i = alloca double, align 8
  %.148.i217.i = alloca [2 x i64], align 8
  %.150.i219.i = alloca [2 x i64], align 8
  %.152.i221.i = alloca [1 x i64], align 8
  %.143.i199.i = alloca double, align 8
  %.145.i200.i = alloca double, align 8
  %.148.i201.i = alloca [2 x i64], align 8
  %.150.i203.i = alloca [2 x i64], align 8
  %.152.i205.i = alloca [1 x i64], align 8
  %.43.i171.i = alloca double, align 8
  %excinfo.1.i172.i = alloca ptr, align 8
  %.43.i.i = alloca double, align 8
  %excinfo.1.i167.i = alloca ptr, align 8
  %.143.i.i = alloca double, align 8
  %.145.i.i = alloca double, align 8
  %.148.i.i = alloca [2 x i64], align 8
  %.150.i.i = alloca [2 x i64], align 8
  %.152.i.i = alloca [1 x i64], align 8
  %.169.i = alloca double, align 8
  %excinfo.3.i = alloca ptr, align 8
  %.213.i = alloca double, align 8
  %excinfo.4.i = alloca ptr, align 8
  %.568.i = alloca double, align 8
  %.570.i = alloca double, align 8
  %.572.i = alloca double, align 8
  %.576.i = alloca [3 x i64], align 8
  %.578.i = alloca [3 x i64], align 8
  %.580.i = alloca [1 x i64], align 8
  %.68 = getelementptr i8, ptr %arg.p.4, i64 16
  %.69 = load double, ptr %.68, align 8
  %.70 = fmul double %arg.s, %.69
  %.98 = getelementptr i8, ptr %arg.p.4, i64 24
  %.99 = load double, ptr %.98, align 8
  %.100 = fadd double %.70, %.99
  %.131 = getelementptr i8, ptr %arg.p.4, i64 48
  %.132 = load double, ptr %.131, align 8
  %.160 = getelementptr i8, ptr %arg.p.4, i64 32
  %.161 = load double, ptr %.160, align 8
  %.162 = fmul double %arg.s, %.161
  %.190 = getelementptr i8, ptr %arg.p.4, i64 40
  %.191 = load double, ptr %.190, align 8
  %.195 = fadd double %.162, %.191
  %.12.i = fcmp ogt double %.195, %.132
  %.13.i = select i1 %.12.i, double %.195, double %.132
  %.231 = fsub double %arg.length, %.100
  %.233 = tail call double @sqrt(double %.13.i)
  %.237 = fdiv double %.231, %.233
  %.259.not = icmp eq i64 %arg.first_passage, 0
  br i1 %.259.not, label %B282, label %B240

B240:                                             ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr nonnull %.169.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.3.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.4.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.568.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.570.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.572.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.576.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.578.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.580.i)
  store ptr null, ptr %excinfo.3.i, align 8, !noalias !0
  store ptr null, ptr %excinfo.4.i, align 8, !noalias !0
  store double 0.000000e+00, ptr %.572.i, align 8, !noalias !0
  %.fca.1.gep3.i = getelementptr inbounds i8, ptr %.576.i, i64 8
  %.fca.2.gep4.i = getelementptr inbounds i8, ptr %.576.i, i64 16
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.578.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds i8, ptr %.578.i, i64 16
  %.35.i = fcmp ogt double %.100, 0.000000e+00
  br i1 %.35.i, label %B98.i, label %B16.i

B16.i:                                            ; preds = %B240
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i.i, align 8, !noalias !4
  %.fca.1.gep3.i.i = getelementptr inbounds i8, ptr %.148.i.i, i64 8
  %.fca.1.gep.i.i = getelementptr inbounds i8, ptr %.150.i.i, i64 8
  %.75.i.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i.i = load i64, ptr %.75.i.i, align 8, !noalias !4
  %.130.i.i = getelementptr i8, ptr %.75.i.i, i64 8
  %.131.i.i = load i64, ptr %.130.i.i, align 8, !noalias !4
  store double %.231, ptr %.143.i.i, align 8, !noalias !4
  %.154.i.i = ptrtoint ptr %.143.i.i to i64
  store i64 %.154.i.i, ptr %.148.i.i, align 8, !noalias !4
  store i64 8, ptr %.150.i.i, align 8, !noalias !4
  %.159.i.i = ptrtoint ptr %.145.i.i to i64
  store i64 %.159.i.i, ptr %.fca.1.gep3.i.i, align 8, !noalias !4
  store i64 8, ptr %.fca.1.gep.i.i, align 8, !noalias !4
  store i64 1, ptr %.152.i.i, align 8, !noalias !4
  %.171.i.i = inttoptr i64 %.76.i.i to ptr
  %.172.i.i = inttoptr i64 %.131.i.i to ptr
  call void %.171.i.i(ptr nonnull %.148.i.i, ptr nonnull %.152.i.i, ptr nonnull %.150.i.i, ptr %.172.i.i), !noalias !4
  %.174.i.i = load double, ptr %.145.i.i, align 8, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i), !noalias !0
  br label %B240.endif

B98.i:                                            ; preds = %B240
  %.125.i = fmul double %arg.length, %.13.i
  %.132.i = fdiv double %.125.i, %.100
  %.133.i = tail call double @sqrt(double %.132.i), !noalias !0
  %.144.i = fdiv double %.231, %.133.i
  %.147.i = fadd double %arg.length, %.100
  %.156.i = fdiv double %.147.i, %.133.i
  %.168.i = fdiv double %.156.i, 0x3FF6A09E667F3BCD
  store double 0.000000e+00, ptr %.169.i, align 8, !noalias !0
  %.173.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.169.i, ptr %excinfo.3.i, double %.168.i), !noalias !0
  %.175.not.i = icmp eq i32 %.173.i, 0
  br i1 %.175.not.i, label %B98.endif.endif.endif.endif.endif.i, label %B98.endif.endif.endif.endif.if.i, !prof !7

B256.i:                                           ; preds = %B98.endif.endif.endif.endif.endif.i
  %.202.i = fmul double %.144.i, 5.000000e-01
  %.204.i = fmul double %.144.i, %.202.i
  %0 = fsub double 0xBFED67F1C864BEB4, %.204.i
  %.212.i = fdiv double %.144.i, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.213.i, align 8, !noalias !0
  %.217.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.213.i, ptr %excinfo.4.i, double %.212.i), !noalias !0
  %.219.not.i = icmp eq i32 %.217.i, 0
  br i1 %.219.not.i, label %B256.endif.endif.i, label %B256.endif.if.i, !prof !7

B98.endif.endif.endif.endif.if.i:                 ; preds = %B98.i
  %.174.i = load ptr, ptr %excinfo.3.i, align 8, !noalias !0
  br label %B240.if

B98.endif.endif.endif.endif.endif.i:              ; preds = %B98.i
  %.183.i = load double, ptr %.169.i, align 8, !noalias !0
  %.193.i = fmul double %.183.i, 0x3FF40D931FF62705
  %.199.i = fcmp olt double %.144.i, 0.000000e+00
  br i1 %.199.i, label %B256.i, label %B532.endif.i

B256.endif.if.i:                                  ; preds = %B256.i
  %.218.i = load ptr, ptr %excinfo.4.i, align 8, !noalias !0
  br label %B240.if

B256.endif.endif.i:                               ; preds = %B256.i
  %.227.i = load double, ptr %.213.i, align 8, !noalias !0
  %.237.i = fmul double %.227.i, 0x3FF40D931FF62705
  %.239.i = fadd double %.193.i, %.237.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.43.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i167.i), !noalias !0
  store ptr null, ptr %excinfo.1.i167.i, align 8, !noalias !8
  %.31.i.i = fcmp ogt double %.144.i, -5.000000e+01
  br i1 %.31.i.i, label %B26.i.i, label %B100.i.i

B26.i.i:                                          ; preds = %B256.endif.endif.i
  store double 0.000000e+00, ptr %.43.i.i, align 8, !noalias !8
  %.47.i.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.43.i.i, ptr %excinfo.1.i167.i, double %.212.i), !noalias !8
  %.49.not.i.i = icmp eq i32 %.47.i.i, 0
  br i1 %.49.not.i.i, label %B26.endif.endif.i.i, label %B256.endif.endif.if.i, !prof !7

B100.i.i:                                         ; preds = %B256.endif.endif.i
  %.76.i168.i = fmul double %.144.i, %.144.i
  %.83.i.i = fdiv double 1.000000e+00, %.76.i168.i
  %.85.i.i = fmul double %.83.i.i, 3.000000e+00
  %.87.i.i = fmul double %.83.i.i, 5.000000e+00
  %.89.i.i = fmul double %.83.i.i, 7.000000e+00
  %.91.i.i = fsub double 1.000000e+00, %.89.i.i
  %.92.i.i = fmul double %.87.i.i, %.91.i.i
  %.94.i.i = fsub double 1.000000e+00, %.92.i.i
  %.95.i.i = fmul double %.85.i.i, %.94.i.i
  %.97.i.i = fsub double 1.000000e+00, %.95.i.i
  %.98.i.i = fmul double %.83.i.i, %.97.i.i
  br label %B256.endif.endif.endif.i

B26.endif.endif.i.i:                              ; preds = %B26.i.i
  %.57.i.i = load double, ptr %.43.i.i, align 8, !noalias !8
  %.34.i.i = fmul double %.144.i, 0x3FF40D931FF62705
  %.69.i.i = fmul double %.34.i.i, %.57.i.i
  %1 = fadd double %.69.i.i, 1.000000e+00
  br label %B256.endif.endif.endif.i

B256.endif.endif.if.i:                            ; preds = %B26.i.i
  %.48.i170.i = load ptr, ptr %excinfo.1.i167.i, align 8, !noalias !8
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i167.i), !noalias !0
  br label %B240.if

B256.endif.endif.endif.i:                         ; preds = %B26.endif.endif.i.i, %B100.i.i
  %.248.0.ph.i = phi double [ %.98.i.i, %B100.i.i ], [ %1, %B26.endif.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i167.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.43.i171.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i172.i), !noalias !0
  store ptr null, ptr %excinfo.1.i172.i, align 8, !noalias !12
  %.31.i173.i = fcmp olt double %.156.i, 5.000000e+01
  br i1 %.31.i173.i, label %B26.i187.i, label %B100.i174.i

B26.i187.i:                                       ; preds = %B256.endif.endif.endif.i
  store double 0.000000e+00, ptr %.43.i171.i, align 8, !noalias !12
  %.47.i189.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.43.i171.i, ptr %excinfo.1.i172.i, double %.168.i), !noalias !12
  %.49.not.i190.i = icmp eq i32 %.47.i189.i, 0
  br i1 %.49.not.i190.i, label %B26.endif.endif.i193.i, label %B256.endif.endif.endif.if.i, !prof !7

B100.i174.i:                                      ; preds = %B256.endif.endif.endif.i
  %.76.i175.i = fmul double %.156.i, %.156.i
  %.83.i176.i = fdiv double 1.000000e+00, %.76.i175.i
  %.85.i177.i = fmul double %.83.i176.i, 3.000000e+00
  %.87.i178.i = fmul double %.83.i176.i, 5.000000e+00
  %.89.i179.i = fmul double %.83.i176.i, 7.000000e+00
  %.91.i180.i = fsub double 1.000000e+00, %.89.i179.i
  %.92.i181.i = fmul double %.87.i178.i, %.91.i180.i
  %.94.i182.i = fsub double 1.000000e+00, %.92.i181.i
  %.95.i183.i = fmul double %.85.i177.i, %.94.i182.i
  %.97.i184.i = fsub double 1.000000e+00, %.95.i183.i
  %.98.i185.i = fmul double %.83.i176.i, %.97.i184.i
  br label %B256.endif.endif.endif.endif.i

B26.endif.endif.i193.i:                           ; preds = %B26.i187.i
  %.57.i194.i = load double, ptr %.43.i171.i, align 8, !noalias !12
  %.34.i195.i = fmul double %.156.i, 0x3FF40D931FF62705
  %.69.i196.i = fmul double %.34.i195.i, %.57.i194.i
  %.71.i197.i = fsub double 1.000000e+00, %.69.i196.i
  br label %B256.endif.endif.endif.endif.i

B256.endif.endif.endif.if.i:                      ; preds = %B26.i187.i
  %.48.i192.i = load ptr, ptr %excinfo.1.i172.i, align 8, !noalias !12
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i171.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i172.i), !noalias !0
  br label %B240.if

B256.endif.endif.endif.endif.i:                   ; preds = %B26.endif.endif.i193.i, %B100.i174.i
  %.279.0.ph.i = phi double [ %.98.i185.i, %B100.i174.i ], [ %.71.i197.i, %B26.endif.endif.i193.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i171.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i172.i), !noalias !0
  %.309.i = fsub double %.248.0.ph.i, %.279.0.ph.i
  %.311.i = fmul double %.133.i, %.309.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i199.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i200.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i201.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i203.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i205.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i200.i, align 8, !noalias !16
  %.fca.1.gep3.i202.i = getelementptr inbounds i8, ptr %.148.i201.i, i64 8
  %.fca.1.gep.i204.i = getelementptr inbounds i8, ptr %.150.i203.i, i64 8
  %.75.i206.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i207.i = load i64, ptr %.75.i206.i, align 8, !noalias !16
  %.130.i208.i = getelementptr i8, ptr %.75.i206.i, i64 8
  %.131.i209.i = load i64, ptr %.130.i208.i, align 8, !noalias !16
  store double %.311.i, ptr %.143.i199.i, align 8, !noalias !16
  %.154.i210.i = ptrtoint ptr %.143.i199.i to i64
  store i64 %.154.i210.i, ptr %.148.i201.i, align 8, !noalias !16
  store i64 8, ptr %.150.i203.i, align 8, !noalias !16
  %.159.i211.i = ptrtoint ptr %.145.i200.i to i64
  store i64 %.159.i211.i, ptr %.fca.1.gep3.i202.i, align 8, !noalias !16
  store i64 8, ptr %.fca.1.gep.i204.i, align 8, !noalias !16
  store i64 1, ptr %.152.i205.i, align 8, !noalias !16
  %.171.i212.i = inttoptr i64 %.76.i207.i to ptr
  %.172.i213.i = inttoptr i64 %.131.i209.i to ptr
  call void %.171.i212.i(ptr nonnull %.148.i201.i, ptr nonnull %.152.i205.i, ptr nonnull %.150.i203.i, ptr %.172.i213.i), !noalias !16
  %.174.i214.i = load double, ptr %.145.i200.i, align 8, !noalias !16
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i199.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i200.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i201.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i203.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i205.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i215.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i216.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i217.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i219.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i221.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i216.i, align 8, !noalias !19
  %.fca.1.gep3.i218.i = getelementptr inbounds i8, ptr %.148.i217.i, i64 8
  %.fca.1.gep.i220.i = getelementptr inbounds i8, ptr %.150.i219.i, i64 8
  %.76.i223.i = load i64, ptr %.75.i206.i, align 8, !noalias !19
  %.131.i225.i = load i64, ptr %.130.i208.i, align 8, !noalias !19
  store double %.239.i, ptr %.143.i215.i, align 8, !noalias !19
  %.154.i226.i = ptrtoint ptr %.143.i215.i to i64
  store i64 %.154.i226.i, ptr %.148.i217.i, align 8, !noalias !19
  store i64 8, ptr %.150.i219.i, align 8, !noalias !19
  %.159.i227.i = ptrtoint ptr %.145.i216.i to i64
  store i64 %.159.i227.i, ptr %.fca.1.gep3.i218.i, align 8, !noalias !19
  store i64 8, ptr %.fca.1.gep.i220.i, align 8, !noalias !19
  store i64 1, ptr %.152.i221.i, align 8, !noalias !19
  %.171.i228.i = inttoptr i64 %.76.i223.i to ptr
  %.172.i229.i = inttoptr i64 %.131.i225.i to ptr
  call void %.171.i228.i(ptr nonnull %.148.i217.i, ptr nonnull %.152.i221.i, ptr nonnull %.150.i219.i, ptr %.172.i229.i), !noalias !19
  %.174.i230.i = load double, ptr %.145.i216.i, align 8, !noalias !19
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i215.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i216.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i217.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i219.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i221.i), !noalias !0
  %.344.i = fadd double %0, %.174.i214.i
  %.382.i = fadd double %0, %.174.i230.i
  br label %B240.endif

B532.endif.i:                                     ; preds = %B98.endif.endif.endif.endif.endif.i
  %.67.i.i = fdiv double %.144.i, 0x3FF6A09E667F3BCD
  %.70.i.i = tail call double @erfc(double %.67.i.i), !noalias !22
  %.76.i166.i = fmul double %.70.i.i, -5.000000e-01
  %.77.i.i = tail call double @log1p(double %.76.i166.i), !noalias !22
  %.420.i = fmul double %.144.i, 5.000000e-01
  %.422.i = fmul double %.144.i, %.420.i
  %2 = fsub double 0xBFED67F1C864BEB4, %.422.i
  %.476.idx.i = mul i64 %arg.loops.5.1, 24
  %.476.i = getelementptr i8, ptr %arg.loops.4, i64 %.476.idx.i
  %.477.i = load i64, ptr %.476.i, align 8, !noalias !0
  %.530.i = getelementptr i8, ptr %.476.i, i64 8
  %.531.i = load i64, ptr %.530.i, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i231.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i232.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i233.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i235.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i237.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i232.i, align 8, !noalias !26
  %.fca.1.gep3.i234.i = getelementptr inbounds i8, ptr %.148.i233.i, i64 8
  %.fca.1.gep.i236.i = getelementptr inbounds i8, ptr %.150.i235.i, i64 8
  %.75.i238.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i239.i = load i64, ptr %.75.i238.i, align 8, !noalias !26
  %.130.i240.i = getelementptr i8, ptr %.75.i238.i, i64 8
  %.131.i241.i = load i64, ptr %.130.i240.i, align 8, !noalias !26
  store double %.193.i, ptr %.143.i231.i, align 8, !noalias !26
  %.154.i242.i = ptrtoint ptr %.143.i231.i to i64
  store i64 %.154.i242.i, ptr %.148.i233.i, align 8, !noalias !26
  store i64 8, ptr %.150.i235.i, align 8, !noalias !26
  %.159.i243.i = ptrtoint ptr %.145.i232.i to i64
  store i64 %.159.i243.i, ptr %.fca.1.gep3.i234.i, align 8, !noalias !26
  store i64 8, ptr %.fca.1.gep.i236.i, align 8, !noalias !26
  store i64 1, ptr %.152.i237.i, align 8, !noalias !26
  %.171.i244.i = inttoptr i64 %.76.i239.i to ptr
  %.172.i245.i = inttoptr i64 %.131.i241.i to ptr
  call void %.171.i244.i(ptr nonnull %.148.i233.i, ptr nonnull %.152.i237.i, ptr nonnull %.150.i235.i, ptr %.172.i245.i), !noalias !26
  %.174.i246.i = load double, ptr %.145.i232.i, align 8, !noalias !26
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i231.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i232.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i233.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i235.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i237.i), !noalias !0
  %.567.i = fadd double %2, %.174.i246.i
  store double %.77.i.i, ptr %.568.i, align 8, !noalias !0
  store double %.567.i, ptr %.570.i, align 8, !noalias !0
  %.582.i = ptrtoint ptr %.568.i to i64
  store i64 %.582.i, ptr %.576.i, align 8, !noalias !0
  store i64 8, ptr %.578.i, align 8, !noalias !0
  %.587.i = ptrtoint ptr %.570.i to i64
  store i64 %.587.i, ptr %.fca.1.gep3.i, align 8, !noalias !0
  store i64 8, ptr %.fca.1.gep.i, align 8, !noalias !0
  %.592.i = ptrtoint ptr %.572.i to i64
  store i64 %.592.i, ptr %.fca.2.gep4.i, align 8, !noalias !0
  store i64 8, ptr %.fca.2.gep.i, align 8, !noalias !0
  store i64 1, ptr %.580.i, align 8, !noalias !0
  %.604.i = inttoptr i64 %.477.i to ptr
  %.605.i = inttoptr i64 %.531.i to ptr
  call void %.604.i(ptr nonnull %.576.i, ptr nonnull %.580.i, ptr nonnull %.578.i, ptr %.605.i), !noalias !0
  %.607.i = load double, ptr %.572.i, align 8, !noalias !0
  %arg.loops.4.val.i = load i64, ptr %arg.loops.4, align 8, !noalias !0
  %3 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val163.i = load i64, ptr %3, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i247.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i248.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i249.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i251.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i253.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i248.i, align 8, !noalias !29
  %.fca.1.gep3.i250.i = getelementptr inbounds i8, ptr %.148.i249.i, i64 8
  %.fca.1.gep.i252.i = getelementptr inbounds i8, ptr %.150.i251.i, i64 8
  store double %.77.i.i, ptr %.143.i247.i, align 8, !noalias !29
  %.154.i254.i = ptrtoint ptr %.143.i247.i to i64
  store i64 %.154.i254.i, ptr %.148.i249.i, align 8, !noalias !29
  store i64 8, ptr %.150.i251.i, align 8, !noalias !29
  %.159.i255.i = ptrtoint ptr %.145.i248.i to i64
  store i64 %.159.i255.i, ptr %.fca.1.gep3.i250.i, align 8, !noalias !29
  store i64 8, ptr %.fca.1.gep.i252.i, align 8, !noalias !29
  store i64 1, ptr %.152.i253.i, align 8, !noalias !29
  %.171.i256.i = inttoptr i64 %arg.loops.4.val.i to ptr
  %.172.i257.i = inttoptr i64 %arg.loops.4.val163.i to ptr
  call void %.171.i256.i(ptr nonnull %.148.i249.i, ptr nonnull %.152.i253.i, ptr nonnull %.150.i251.i, ptr %.172.i257.i), !noalias !29
  %.174.i258.i = load double, ptr %.145.i248.i, align 8, !noalias !29
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i247.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i248.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i249.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i251.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i253.i), !noalias !0
  %arg.loops.4.val164.i = load i64, ptr %arg.loops.4, align 8, !noalias !0
  %arg.loops.4.val165.i = load i64, ptr %3, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i259.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i260.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i261.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i263.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i265.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i260.i, align 8, !noalias !32
  %.fca.1.gep3.i262.i = getelementptr inbounds i8, ptr %.148.i261.i, i64 8
  %.fca.1.gep.i264.i = getelementptr inbounds i8, ptr %.150.i263.i, i64 8
  store double %2, ptr %.143.i259.i, align 8, !noalias !32
  %.154.i266.i = ptrtoint ptr %.143.i259.i to i64
  store i64 %.154.i266.i, ptr %.148.i261.i, align 8, !noalias !32
  store i64 8, ptr %.150.i263.i, align 8, !noalias !32
  %.159.i267.i = ptrtoint ptr %.145.i260.i to i64
  store i64 %.159.i267.i, ptr %.fca.1.gep3.i262.i, align 8, !noalias !32
  store i64 8, ptr %.fca.1.gep.i264.i, align 8, !noalias !32
  store i64 1, ptr %.152.i265.i, align 8, !noalias !32
  %.171.i268.i = inttoptr i64 %arg.loops.4.val164.i to ptr
  %.172.i269.i = inttoptr i64 %arg.loops.4.val165.i to ptr
  call void %.171.i268.i(ptr nonnull %.148.i261.i, ptr nonnull %.152.i265.i, ptr nonnull %.150.i263.i, ptr %.172.i269.i), !noalias !32
  %.174.i270.i = load double, ptr %.145.i260.i, align 8, !noalias !32
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i259.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i260.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i261.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i263.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i265.i), !noalias !0
  %.641.i = fmul double %.144.i, %.174.i258.i
  %.675.i = fmul double %.156.i, %.174.i270.i
  %.679.i = fmul double %.193.i, %.675.i
  %.682.i = fadd double %.641.i, %.679.i
  %.685.i = fmul double %.133.i, %.682.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i271.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i272.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i273.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i275.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i277.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i272.i, align 8, !noalias !35
  %.fca.1.gep3.i274.i = getelementptr inbounds i8, ptr %.148.i273.i, i64 8
  %.fca.1.gep.i276.i = getelementptr inbounds i8, ptr %.150.i275.i, i64 8
  %.76.i279.i = load i64, ptr %.75.i238.i, align 8, !noalias !35
  %.131.i281.i = load i64, ptr %.130.i240.i, align 8, !noalias !35
  store double %.685.i, ptr %.143.i271.i, align 8, !noalias !35
  %.154.i282.i = ptrtoint ptr %.143.i271.i to i64
  store i64 %.154.i282.i, ptr %.148.i273.i, align 8, !noalias !35
  store i64 8, ptr %.150.i275.i, align 8, !noalias !35
  %.159.i283.i = ptrtoint ptr %.145.i272.i to i64
  store i64 %.159.i283.i, ptr %.fca.1.gep3.i274.i, align 8, !noalias !35
  store i64 8, ptr %.fca.1.gep.i276.i, align 8, !noalias !35
  store i64 1, ptr %.152.i277.i, align 8, !noalias !35
  %.171.i284.i = inttoptr i64 %.76.i279.i to ptr
  %.172.i285.i = inttoptr i64 %.131.i281.i to ptr
  call void %.171.i284.i(ptr nonnull %.148.i273.i, ptr nonnull %.152.i277.i, ptr nonnull %.150.i275.i, ptr %.172.i285.i), !noalias !35
  %.174.i286.i = load double, ptr %.145.i272.i, align 8, !noalias !35
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i271.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i272.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i273.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i275.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i277.i), !noalias !0
  br label %B240.endif

B282:                                             ; preds = %B240.endif, %entry
  %excess.2.0 = phi double [ %.266.sroa.0.0, %B240.endif ], [ 0.000000e+00, %entry ]
  %below.2.0 = phi double [ %.266.sroa.6.0, %B240.endif ], [ 0.000000e+00, %entry ]
  call void @llvm.lifetime.start.p0(ptr nonnull %.115.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.2.i)
  store ptr null, ptr %excinfo.2.i, align 8, !noalias !38
  %.28.i = fcmp olt double %.237, -5.000000e+01
  br i1 %.28.i, label %B26.i, label %B174.i

B26.i:                                            ; preds = %B282
  %.32.i = fmul double %.237, %.237
  %.37.i = fdiv double 1.000000e+00, %.32.i
  %.40.i = fmul double %.37.i, 3.000000e+00
  %.42.i = fmul double %.37.i, 5.000000e+00
  %.44.i = fmul double %.37.i, 7.000000e+00
  %.46.i = fsub double 1.000000e+00, %.44.i
  %.47.i = fmul double %.42.i, %.46.i
  %.49.i = fsub double 1.000000e+00, %.47.i
  %.50.i = fmul double %.40.i, %.49.i
  %.52.i = fsub double 1.000000e+00, %.50.i
  %.53.i = fmul double %.37.i, %.52.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i118), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i119), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i120), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i121), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i122), !noalias !38
  store double 0.000000e+00, ptr %.145.i.i119, align 8, !noalias !42
  %.fca.1.gep3.i.i129 = getelementptr inbounds i8, ptr %.148.i.i120, i64 8
  %.fca.1.gep.i.i130 = getelementptr inbounds i8, ptr %.150.i.i121, i64 8
  %.75.i.i131 = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i.i132 = load i64, ptr %.75.i.i131, align 8, !noalias !42
  %.130.i.i133 = getelementptr i8, ptr %.75.i.i131, i64 8
  %.131.i.i134 = load i64, ptr %.130.i.i133, align 8, !noalias !42
  store double %.53.i, ptr %.143.i.i118, align 8, !noalias !42
  %.154.i.i135 = ptrtoint ptr %.143.i.i118 to i64
  store i64 %.154.i.i135, ptr %.148.i.i120, align 8, !noalias !42
  store i64 8, ptr %.150.i.i121, align 8, !noalias !42
  %.159.i.i136 = ptrtoint ptr %.145.i.i119 to i64
  store i64 %.159.i.i136, ptr %.fca.1.gep3.i.i129, align 8, !noalias !42
  store i64 8, ptr %.fca.1.gep.i.i130, align 8, !noalias !42
  store i64 1, ptr %.152.i.i122, align 8, !noalias !42
  %.171.i.i137 = inttoptr i64 %.76.i.i132 to ptr
  %.172.i.i138 = inttoptr i64 %.131.i.i134 to ptr
  call void %.171.i.i137(ptr nonnull %.148.i.i120, ptr nonnull %.152.i.i122, ptr nonnull %.150.i.i121, ptr %.172.i.i138), !noalias !42
  %.174.i.i139 = load double, ptr %.145.i.i119, align 8, !noalias !42
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i118), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i119), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i120), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i121), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i122), !noalias !38
  %.93.i = fmul double %.237, 5.000000e-01
  %.95.i = fmul double %.237, %.93.i
  %.98.i = fsub double %.174.i.i139, %.95.i
  %.99.i = fadd double %.98.i, 0xBFED67F1C864BEB4
  br label %B282.endif

B174.i:                                           ; preds = %B282
  %.104.i = fcmp olt double %.237, 0.000000e+00
  br i1 %.104.i, label %B186.i, label %B340.endif.i

B186.i:                                           ; preds = %B174.i
  %.114.i = fdiv double %.237, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.115.i, align 8, !noalias !38
  %.119.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.115.i, ptr %excinfo.2.i, double %.114.i), !noalias !38
  %.121.not.i = icmp eq i32 %.119.i, 0
  br i1 %.121.not.i, label %B186.endif.endif.i, label %B282.if, !prof !7

B186.endif.endif.i:                               ; preds = %B186.i
  %.129.i = load double, ptr %.115.i, align 8, !noalias !38
  %.107.i = fmul double %.237, 0x3FF40D931FF62705
  %.139.i128 = fmul double %.107.i, %.129.i
  %.141.i = fadd double %.139.i128, 1.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i80.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i81.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i82.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i84.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i86.i), !noalias !38
  store double 0.000000e+00, ptr %.145.i81.i, align 8, !noalias !45
  %.fca.1.gep3.i83.i = getelementptr inbounds i8, ptr %.148.i82.i, i64 8
  %.fca.1.gep.i85.i = getelementptr inbounds i8, ptr %.150.i84.i, i64 8
  %.75.i87.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i88.i = load i64, ptr %.75.i87.i, align 8, !noalias !45
  %.130.i89.i = getelementptr i8, ptr %.75.i87.i, i64 8
  %.131.i90.i = load i64, ptr %.130.i89.i, align 8, !noalias !45
  store double %.141.i, ptr %.143.i80.i, align 8, !noalias !45
  %.154.i91.i = ptrtoint ptr %.143.i80.i to i64
  store i64 %.154.i91.i, ptr %.148.i82.i, align 8, !noalias !45
  store i64 8, ptr %.150.i84.i, align 8, !noalias !45
  %.159.i92.i = ptrtoint ptr %.145.i81.i to i64
  store i64 %.159.i92.i, ptr %.fca.1.gep3.i83.i, align 8, !noalias !45
  store i64 8, ptr %.fca.1.gep.i85.i, align 8, !noalias !45
  store i64 1, ptr %.152.i86.i, align 8, !noalias !45
  %.171.i93.i = inttoptr i64 %.76.i88.i to ptr
  %.172.i94.i = inttoptr i64 %.131.i90.i to ptr
  call void %.171.i93.i(ptr nonnull %.148.i82.i, ptr nonnull %.152.i86.i, ptr nonnull %.150.i84.i, ptr %.172.i94.i), !noalias !45
  %.174.i95.i = load double, ptr %.145.i81.i, align 8, !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i80.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i81.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i82.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i84.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i86.i), !noalias !38
  %.180.i = fmul double %.237, 5.000000e-01
  %.182.i = fmul double %.237, %.180.i
  %.185.i = fsub double %.174.i95.i, %.182.i
  %.186.i = fadd double %.185.i, 0xBFED67F1C864BEB4
  br label %B282.endif

B340.endif.i:                                     ; preds = %B174.i
  %.67.i.i123 = fdiv double %.237, 0x3FF6A09E667F3BCD
  %.70.i.i124 = call double @erfc(double %.67.i.i123), !noalias !48
  %.76.i79.i = fmul double %.70.i.i124, -5.000000e-01
  %.77.i.i125 = call double @log1p(double %.76.i79.i), !noalias !48
  %arg.loops.4.val.i126 = load i64, ptr %arg.loops.4, align 8, !noalias !38
  %4 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val76.i = load i64, ptr %4, align 8, !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i96.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i97.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i98.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i100.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i102.i), !noalias !38
  store double 0.000000e+00, ptr %.145.i97.i, align 8, !noalias !52
  %.fca.1.gep3.i99.i = getelementptr inbounds i8, ptr %.148.i98.i, i64 8
  %.fca.1.gep.i101.i = getelementptr inbounds i8, ptr %.150.i100.i, i64 8
  store double %.77.i.i125, ptr %.143.i96.i, align 8, !noalias !52
  %.154.i103.i = ptrtoint ptr %.143.i96.i to i64
  store i64 %.154.i103.i, ptr %.148.i98.i, align 8, !noalias !52
  store i64 8, ptr %.150.i100.i, align 8, !noalias !52
  %.159.i104.i = ptrtoint ptr %.145.i97.i to i64
  store i64 %.159.i104.i, ptr %.fca.1.gep3.i99.i, align 8, !noalias !52
  store i64 8, ptr %.fca.1.gep.i101.i, align 8, !noalias !52
  store i64 1, ptr %.152.i102.i, align 8, !noalias !52
  %.171.i105.i = inttoptr i64 %arg.loops.4.val.i126 to ptr
  %.172.i106.i = inttoptr i64 %arg.loops.4.val76.i to ptr
  call void %.171.i105.i(ptr nonnull %.148.i98.i, ptr nonnull %.152.i102.i, ptr nonnull %.150.i100.i, ptr %.172.i106.i), !noalias !52
  %.174.i107.i = load double, ptr %.145.i97.i, align 8, !noalias !52
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i96.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i97.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i98.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i100.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i102.i), !noalias !38
  %.250.i = fmul double %.237, 5.000000e-01
  %.252.i = fmul double %.237, %.250.i
  %5 = fsub double 0xBFED67F1C864BEB4, %.252.i
  %arg.loops.4.val77.i = load i64, ptr %arg.loops.4, align 8, !noalias !38
  %arg.loops.4.val78.i = load i64, ptr %4, align 8, !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i108.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i109.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i110.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i112.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i114.i), !noalias !38
  store double 0.000000e+00, ptr %.145.i109.i, align 8, !noalias !55
  %.fca.1.gep3.i111.i = getelementptr inbounds i8, ptr %.148.i110.i, i64 8
  %.fca.1.gep.i113.i = getelementptr inbounds i8, ptr %.150.i112.i, i64 8
  store double %5, ptr %.143.i108.i, align 8, !noalias !55
  %.154.i115.i = ptrtoint ptr %.143.i108.i to i64
  store i64 %.154.i115.i, ptr %.148.i110.i, align 8, !noalias !55
  store i64 8, ptr %.150.i112.i, align 8, !noalias !55
  %.159.i116.i = ptrtoint ptr %.145.i109.i to i64
  store i64 %.159.i116.i, ptr %.fca.1.gep3.i111.i, align 8, !noalias !55
  store i64 8, ptr %.fca.1.gep.i113.i, align 8, !noalias !55
  store i64 1, ptr %.152.i114.i, align 8, !noalias !55
  %.171.i117.i = inttoptr i64 %arg.loops.4.val77.i to ptr
  %.172.i118.i = inttoptr i64 %arg.loops.4.val78.i to ptr
  call void %.171.i117.i(ptr nonnull %.148.i110.i, ptr nonnull %.152.i114.i, ptr nonnull %.150.i112.i, ptr %.172.i118.i), !noalias !55
  %.174.i119.i = load double, ptr %.145.i109.i, align 8, !noalias !55
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i108.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i109.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i110.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i112.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i114.i), !noalias !38
  %.246.i = fmul double %.237, %.174.i107.i
  %.285.i = fadd double %.246.i, %.174.i119.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i120.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i121.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i122.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i124.i), !noalias !38
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i126.i), !noalias !38
  store double 0.000000e+00, ptr %.145.i121.i, align 8, !noalias !58
  %.fca.1.gep3.i123.i = getelementptr inbounds i8, ptr %.148.i122.i, i64 8
  %.fca.1.gep.i125.i = getelementptr inbounds i8, ptr %.150.i124.i, i64 8
  %.75.i127.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i128.i = load i64, ptr %.75.i127.i, align 8, !noalias !58
  %.130.i129.i = getelementptr i8, ptr %.75.i127.i, i64 8
  %.131.i130.i = load i64, ptr %.130.i129.i, align 8, !noalias !58
  store double %.285.i, ptr %.143.i120.i, align 8, !noalias !58
  %.154.i131.i = ptrtoint ptr %.143.i120.i to i64
  store i64 %.154.i131.i, ptr %.148.i122.i, align 8, !noalias !58
  store i64 8, ptr %.150.i124.i, align 8, !noalias !58
  %.159.i132.i = ptrtoint ptr %.145.i121.i to i64
  store i64 %.159.i132.i, ptr %.fca.1.gep3.i123.i, align 8, !noalias !58
  store i64 8, ptr %.fca.1.gep.i125.i, align 8, !noalias !58
  store i64 1, ptr %.152.i126.i, align 8, !noalias !58
  %.171.i133.i = inttoptr i64 %.76.i128.i to ptr
  %.172.i134.i = inttoptr i64 %.131.i130.i to ptr
  call void %.171.i133.i(ptr nonnull %.148.i122.i, ptr nonnull %.152.i126.i, ptr nonnull %.150.i124.i, ptr %.172.i134.i), !noalias !58
  %.174.i135.i = load double, ptr %.145.i121.i, align 8, !noalias !58
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i120.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i121.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i122.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i124.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i126.i), !noalias !38
  br label %B282.endif

common.ret:                                       ; preds = %B282.endif.if, %B282.if, %B240.if, %B282.endif.endif
  %common.ret.op = phi i32 [ 1, %B282.if ], [ 1, %B282.endif.if ], [ 1, %B240.if ], [ 0, %B282.endif.endif ]
  ret i32 %common.ret.op

B240.if:                                          ; preds = %B256.endif.endif.endif.if.i, %B98.endif.endif.endif.endif.if.i, %B256.endif.if.i, %B256.endif.endif.if.i
  %excinfo.2.0.ph = phi ptr [ %.174.i, %B98.endif.endif.endif.endif.if.i ], [ %.218.i, %B256.endif.if.i ], [ %.48.i170.i, %B256.endif.endif.if.i ], [ %.48.i192.i, %B256.endif.endif.endif.if.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.169.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.3.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.4.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.568.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.570.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.572.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.576.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.578.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.580.i)
  store ptr %excinfo.2.0.ph, ptr %excinfo, align 8
  br label %common.ret

B240.endif:                                       ; preds = %B532.endif.i, %B256.endif.endif.endif.endif.i, %B16.i
  %.266.sroa.6.0 = phi double [ %.382.i, %B256.endif.endif.endif.endif.i ], [ 0.000000e+00, %B16.i ], [ %.607.i, %B532.endif.i ]
  %.266.sroa.0.0 = phi double [ %.344.i, %B256.endif.endif.endif.endif.i ], [ %.174.i.i, %B16.i ], [ %.174.i286.i, %B532.endif.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.169.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.3.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.4.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.568.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.570.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.572.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.576.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.578.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.580.i)
  br label %B282

B282.if:                                          ; preds = %B186.i
  %.120.i = load ptr, ptr %excinfo.2.i, align 8, !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.115.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i)
  store ptr %.120.i, ptr %excinfo, align 8
  br label %common.ret

B282.endif:                                       ; preds = %B26.i, %B340.endif.i, %B186.endif.endif.i
  %.322.0.ph = phi double [ %.174.i135.i, %B340.endif.i ], [ %.186.i, %B186.endif.endif.i ], [ %.99.i, %B26.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.115.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i)
  store ptr null, ptr %excinfo.1.i, align 8, !noalias !61
  %.9.i = fcmp olt double %.237, -1.000000e+00
  br i1 %.9.i, label %B16.i141, label %B124.i

B16.i141:                                         ; preds = %B282.endif
  %.17.i = fdiv double %.237, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.18.i, align 8, !noalias !61
  %.22.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.18.i, ptr %excinfo.1.i, double %.17.i), !noalias !61
  %.24.not.i = icmp eq i32 %.22.i, 0
  br i1 %.24.not.i, label %B16.endif.endif.i, label %B282.endif.if, !prof !7

B124.i:                                           ; preds = %B282.endif
  %.67.i = fdiv double %.237, 0x3FF6A09E667F3BCD
  %.70.i = call double @erfc(double %.67.i), !noalias !61
  %.76.i = fmul double %.70.i, -5.000000e-01
  %.77.i = call double @log1p(double %.76.i), !noalias !61
  br label %B282.endif.endif

B16.endif.endif.i:                                ; preds = %B16.i141
  %.32.i142 = load double, ptr %.18.i, align 8, !noalias !61
  %.48.i = fmul double %.32.i142, 5.000000e-01
  %.49.i143 = call double @llvm.log.f64(double %.48.i)
  %.52.i144 = fmul double %.237, %.237
  %.59.i = fmul double %.52.i144, 5.000000e-01
  %.60.i = fsub double %.49.i143, %.59.i
  br label %B282.endif.endif

B282.endif.if:                                    ; preds = %B16.i141
  %.23.i = load ptr, ptr %excinfo.1.i, align 8, !noalias !61
  call void @llvm.lifetime.end.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store ptr %.23.i, ptr %excinfo, align 8
  br label %common.ret

B282.endif.endif:                                 ; preds = %B124.i, %B16.endif.endif.i
  %.359.0.ph = phi double [ %.77.i, %B124.i ], [ %.60.i, %B16.endif.endif.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store double %.322.0.ph, ptr %retptr, align 8
  %retptr.repack112 = getelementptr inbounds i8, ptr %retptr, i64 8
  store double %.359.0.ph, ptr %retptr.repack112, align 8
  %retptr.repack114 = getelementptr inbounds i8, ptr %retptr, i64 16
  store double %excess.2.0, ptr %retptr.repack114, align 8
  %retptr.repack116 = getelementptr inbounds i8, ptr %retptr, i64 24
  store double %below.2.0, ptr %retptr.repack116, align 8
  br label %common.ret
}

declare double @sqrt(double) local_unnamed_addr

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, double %arg.x) unnamed_addr {
entry:
  %.8 = fcmp olt double %arg.x, 4.687500e-01
  br i1 %.8, label %B26, label %B114

common.ret:                                       ; preds = %B514, %switch.else.3, %B284, %switch.else.1, %B26
  %common.ret.op = phi i32 [ 0, %B26 ], [ 0, %B514 ], [ 1, %switch.else.3 ], [ 1, %switch.else.1 ], [ 0, %B284 ]
  ret i32 %common.ret.op

B26:                                              ; preds = %entry
  %.12 = fmul double %arg.x, %arg.x
  %.13 = tail call double @llvm.exp.f64(double %.12)
  %.15 = tail call double @erfc(double %arg.x)
  %.18 = fmul double %.13, %.15
  store double %.18, ptr %retptr, align 8
  br label %common.ret

B114:                                             ; preds = %entry
  %.22 = fcmp ugt double %arg.x, 4.000000e+00
  br i1 %.22, label %B350, label %B136

B136:                                             ; preds = %B114
  %.62 = fmul double %arg.x, 0x3E571E703C5F5815
  br label %B202.if

B284:                                             ; preds = %switch.end.1
  %.362 = fadd double %.25393, 0x4093395B7FD2FC8E
  %.399 = fadd double %.314, 0x4093395B7FD35F61
  %.405 = fdiv double %.362, %.399
  store double %.405, ptr %retptr, align 8
  br label %common.ret

B350:                                             ; preds = %B114
  %.410 = fmul double %arg.x, %arg.x
  %.415 = fdiv double 1.000000e+00, %.410
  %.445 = fmul double %.415, 0x3F90B4FB18B485C7
  br label %B432.if

B514:                                             ; preds = %switch.end.3
  %.693 = fadd double %.616102, 0x3F4595FD0D71E33C
  %.697 = fmul double %.415, %.693
  %.722 = fadd double %.659, 0x3F632147A014BAD1
  %.728 = fdiv double %.697, %.722
  %.729 = fsub double 0x3FE20DD750429B6D, %.728
  %.734 = fdiv double %.729, %arg.x
  store double %.734, ptr %retptr, align 8
  br label %common.ret

B202.if:                                          ; preds = %B136, %switch.end.1
  %over.4.083 = phi double [ %.62, %B136 ], [ %.25393, %switch.end.1 ]
  %under.4.082 = phi double [ %arg.x, %B136 ], [ %.314, %switch.end.1 ]
  %.96.081 = phi i64 [ 7, %B136 ], [ %.160, %switch.end.1 ]
  %.93.080 = phi i64 [ 0, %B136 ], [ %.164, %switch.end.1 ]
  %.160 = add nsw i64 %.96.081, -1
  %.164 = add nuw nsw i64 %.93.080, 1
  %trunc = trunc nuw i64 %.93.080 to i63
  switch i63 %trunc, label %default.unreachable108 [
    i63 0, label %switch.end.1
    i63 7, label %switch.7
    i63 1, label %switch.end.thread94
    i63 8, label %switch.8
    i63 2, label %switch.end
    i63 5, label %switch.5
    i63 3, label %switch.3
    i63 6, label %switch.6
    i63 4, label %switch.4
  ]

default.unreachable108:                           ; preds = %B202.if
  unreachable

switch.end:                                       ; preds = %B202.if, %switch.8, %switch.7, %switch.6, %switch.5, %switch.4, %switch.3
  %.222 = phi double [ 0x3E571E703C5F5815, %switch.8 ], [ 0x4093395B7FD2FC8E, %switch.7 ], [ 0x40A0062821236F6B, %switch.6 ], [ 0x4072AA2986ABA462, %switch.3 ], [ 0x408B8F9E262B9FA3, %switch.4 ], [ 0x409AC030C15DC8D7, %switch.5 ], [ 0x405087A0D1C420D0, %B202.if ]
  %trunc109 = trunc nuw i64 %.93.080 to i63
  switch i63 %trunc109, label %switch.else.1 [
    i63 0, label %switch.end.1
    i63 4, label %switch.4.1
    i63 1, label %switch.1.1
    i63 7, label %switch.7.1
    i63 2, label %switch.2.1
    i63 6, label %switch.6.1
    i63 3, label %switch.3.1
    i63 5, label %switch.5.1
  ]

switch.end.thread94:                              ; preds = %B202.if
  br label %switch.end.1

switch.3:                                         ; preds = %B202.if
  br label %switch.end

switch.4:                                         ; preds = %B202.if
  br label %switch.end

switch.5:                                         ; preds = %B202.if
  br label %switch.end

switch.6:                                         ; preds = %B202.if
  br label %switch.end

switch.7:                                         ; preds = %B202.if
  br label %switch.end

switch.8:                                         ; preds = %B202.if
  br label %switch.end

switch.else.1:                                    ; preds = %switch.end
  store ptr @.const.picklebuf.a832a7f8175c2530692ab82e581e246bf5646a28, ptr %excinfo, align 8, !numba_exception_output !65
  br label %common.ret

switch.end.1:                                     ; preds = %B202.if, %switch.end.thread94, %switch.end, %switch.7.1, %switch.6.1, %switch.5.1, %switch.4.1, %switch.3.1, %switch.2.1, %switch.1.1
  %.222.pn = phi double [ %.222, %switch.7.1 ], [ %.222, %switch.end ], [ %.222, %switch.2.1 ], [ %.222, %switch.3.1 ], [ %.222, %switch.4.1 ], [ %.222, %switch.5.1 ], [ %.222, %switch.6.1 ], [ %.222, %switch.1.1 ], [ 0x4021C42C35B8BC02, %switch.end.thread94 ], [ 0x3FE20DD508EB103E, %B202.if ]
  %.286 = phi double [ 0x4093395B7FD35F61, %switch.7.1 ], [ 0x402F7D66F486DED5, %switch.end ], [ 0x4080C972E588749E, %switch.2.1 ], [ 0x4099558EECA29D27, %switch.3.1 ], [ 0x40A9B599356D1202, %switch.4.1 ], [ 0x40B10A9E7CB10E86, %switch.5.1 ], [ 0x40AADEBC3FC90DBD, %switch.6.1 ], [ 0x405D6C69B0FFCDE7, %switch.1.1 ], [ 0x405D6C69B0FFCDE7, %switch.end.thread94 ], [ 0x402F7D66F486DED5, %B202.if ]
  %.251.pn = fadd double %over.4.083, %.222.pn
  %.25393 = fmul double %arg.x, %.251.pn
  %.312 = fadd double %under.4.082, %.286
  %.314 = fmul double %arg.x, %.312
  %.151 = icmp ugt i64 %.96.081, 1
  br i1 %.151, label %B202.if, label %B284

switch.1.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.2.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.3.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.4.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.5.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.6.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.7.1:                                       ; preds = %switch.end
  br label %switch.end.1

B432.if:                                          ; preds = %B350, %switch.end.3
  %over.5.087 = phi double [ %.445, %B350 ], [ %.616102, %switch.end.3 ]
  %under.5.086 = phi double [ %.415, %B350 ], [ %.659, %switch.end.3 ]
  %.479.085 = phi i64 [ 4, %B350 ], [ %.541, %switch.end.3 ]
  %.476.084 = phi i64 [ 0, %B350 ], [ %.545, %switch.end.3 ]
  %.541 = add nsw i64 %.479.085, -1
  %.545 = add nuw nsw i64 %.476.084, 1
  %trunc110 = trunc nuw i64 %.476.084 to i63
  switch i63 %trunc110, label %default.unreachable [
    i63 0, label %switch.end.3
    i63 4, label %switch.4.2
    i63 1, label %switch.end.2.thread103
    i63 5, label %switch.5.2
    i63 2, label %switch.end.2
    i63 3, label %switch.3.2
  ]

default.unreachable:                              ; preds = %B432.if
  unreachable

switch.end.2:                                     ; preds = %B432.if, %switch.5.2, %switch.4.2, %switch.3.2
  %.594 = phi double [ 0x3F90B4FB18B485C7, %switch.5.2 ], [ 0x3F4595FD0D71E33C, %switch.4.2 ], [ 0x3F9078448CD6C5B5, %switch.3.2 ], [ 0x3FC0199D980A842F, %B432.if ]
  %trunc111 = trunc nuw i64 %.476.084 to i63
  switch i63 %trunc111, label %switch.else.3 [
    i63 0, label %switch.end.3
    i63 3, label %switch.3.3
    i63 1, label %switch.1.3
    i63 4, label %switch.4.3
    i63 2, label %switch.2.3
  ]

switch.end.2.thread103:                           ; preds = %B432.if
  br label %switch.end.3

switch.3.2:                                       ; preds = %B432.if
  br label %switch.end.2

switch.4.2:                                       ; preds = %B432.if
  br label %switch.end.2

switch.5.2:                                       ; preds = %B432.if
  br label %switch.end.2

switch.else.3:                                    ; preds = %switch.end.2
  store ptr @.const.picklebuf.a832a7f8175c2530692ab82e581e246bf5646a28, ptr %excinfo, align 8, !numba_exception_output !65
  br label %common.ret

switch.end.3:                                     ; preds = %B432.if, %switch.end.2.thread103, %switch.end.2, %switch.4.3, %switch.3.3, %switch.2.3, %switch.1.3
  %.594.pn = phi double [ %.594, %switch.4.3 ], [ %.594, %switch.end.2 ], [ %.594, %switch.2.3 ], [ %.594, %switch.3.3 ], [ %.594, %switch.1.3 ], [ 0x3FD70FE40E2425B8, %switch.end.2.thread103 ], [ 0x3FD38A78B9F065F6, %B432.if ]
  %.640 = phi double [ 0x3F632147A014BAD1, %switch.4.3 ], [ 0x40048C54508800DB, %switch.end.2 ], [ 0x3FE0E4993E122C39, %switch.2.3 ], [ 0x3FAEFC42917D7DE7, %switch.3.3 ], [ 0x3FFDF79D6855F0CC, %switch.1.3 ], [ 0x3FFDF79D6855F0CC, %switch.end.2.thread103 ], [ 0x40048C54508800DB, %B432.if ]
  %.614.pn = fadd double %over.5.087, %.594.pn
  %.616102 = fmul double %.415, %.614.pn
  %.657 = fadd double %under.5.086, %.640
  %.659 = fmul double %.415, %.657
  %.532 = icmp ugt i64 %.479.085, 1
  br i1 %.532, label %B432.if, label %B514

switch.1.3:                                       ; preds = %switch.end.2
  br label %switch.end.3

switch.2.3:                                       ; preds = %switch.end.2
  br label %switch.end.3

switch.3.3:                                       ; preds = %switch.end.2
  br label %switch.end.3

switch.4.3:                                       ; preds = %switch.end.2
  br label %switch.end.3
}

declare double @llvm.log.f64(double)

declare double @erfc(double) local_unnamed_addr

declare double @log1p(double) local_unnamed_addr

declare double @llvm.exp.f64(double)

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %.202.i.i.i = alloca double, align 8
  %.204.i.i.i = alloca double, align 8
  %.206.i.i.i = alloca double, align 8
  %.210.i.i.i = alloca [3 x i64], align 8
  %.212.i36.i.i = alloca [3 x i64], align 8
  %.214.i.i.i = alloca [1 x i64], align 8
  %.278.i.i.i = alloca double, align 8
  %.280.i.i.i = alloca double, align 8
  %.282.i.i.i = alloca double, align 8
  %.286.i.i.i = alloca [3 x i64], align 8
  %.288.i.i.i = alloca [3 x i64], align 8
  %.290.i.i.i = alloca [1 x i64], align 8
  %.143.i97.i.i.i = alloca double, align 8
  %.145.i98.i.i.i = alloca double, align 8
  %.148.i99.i.i.i = alloca [2 x i64], align 8
  %.150.i101.i.i.i = alloca [2 x i64], align 8
  %.152.i103.i.i.i = alloca [1 x i64], align 8
  %.143.i.i.i.i = alloca double, align 8
  %.145.i.i.i.i = alloca double, align 8
  %.148.i.i.i.i = alloca [2 x i64], align 8
  %.150.i.i.i.i = alloca [2 x i64], align 8
  %.152.i.i.i.i = alloca [1 x i64], align 8
  %.51.i.i = alloca [4 x double], align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.820.i = alloca [4 x double], align 8
  %excinfo.4.i = alloca ptr, align 8
  %value0 = load ptr, ptr %values, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load double, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load i64, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load ptr, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load i64, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load ptr, ptr %at9, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load ptr, ptr %at11, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load i64, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load ptr, ptr %at13, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load double, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load ptr, ptr %at16, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load i64, ptr %at17, align 8
  %results = getelementptr i8, ptr %values, i64 144
  tail call void @llvm.experimental.noalias.scope.decl(metadata !66)
  call void @llvm.lifetime.start.p0(ptr nonnull %.820.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.4.i)
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.820.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds i8, ptr %.820.i, i64 16
  %.fca.3.gep.i = getelementptr inbounds i8, ptr %.820.i, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.820.i, i8 0, i64 32, i1 false), !noalias !69
  store ptr null, ptr %excinfo.4.i, align 8, !noalias !69
  %.17017.i = icmp sgt i64 %value8, 0
  br i1 %.17017.i, label %B12.if.i, label %B0.endif.endif.endif.endif.endif.i.i.i

B50.loopexit.i:                                   ; preds = %B12.if.i
  %1 = add nuw nsw i64 %.10.i841.i, 1
  br label %B0.endif.endif.endif.endif.endif.i.i.i

B0.endif.endif.endif.endif.endif.i.i.i:           ; preds = %B50.loopexit.i, %0
  %highest.2.0.lcssa.i = phi i64 [ 1, %0 ], [ %1, %B50.loopexit.i ]
  %.51.i.i.i = shl nuw nsw i64 %highest.2.0.lcssa.i, 2
  %.56.i.i.i = shl nuw nsw i64 %highest.2.0.lcssa.i, 5
  %all.i.i.i.i.i.i = add nuw nsw i64 %.56.i.i.i, 112
  %memory.i.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit, label %.3.endif.i31.i.i.i

.3.endif.i31.i.i.i:                               ; preds = %B0.endif.endif.endif.endif.endif.i.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !71
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !71
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !71
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 %.56.i.i.i, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !71
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !84
  fence release
  %.4.i.i32.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !84
  %.10.i.i.i.i = icmp eq i64 %.4.i.i32.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %B118.if.i.preheader.i, !prof !85

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i31.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !84
  br label %B118.if.i.preheader.i

.3.endif.i172.i.i:                                ; preds = %B118.if.i.i
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !86
  fence release
  %.4.i.i173.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !86
  %.10.i.i.i = icmp eq i64 %.4.i.i173.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %.3.endif.i175.i.i, !prof !85

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i172.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !86
  br label %.3.endif.i175.i.i

.3.endif.i175.i.i:                                ; preds = %.3.endif.if.i.i.i, %.3.endif.i172.i.i
  fence release
  %.4.i.i176.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !86
  %.10.i177.i.i = icmp eq i64 %.4.i.i176.i.i, 1
  br i1 %.10.i177.i.i, label %.3.endif.if.i178.i.i, label %B50.endif.i, !prof !85

.3.endif.if.i178.i.i:                             ; preds = %.3.endif.i175.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !86
  br label %B50.endif.i

B118.if.i.preheader.i:                            ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i31.i.i.i
  %.4.i.i182.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !86
  br label %B118.if.i.i

B118.if.i.i:                                      ; preds = %B118.if.i.i, %B118.if.i.preheader.i
  %.135.0199.i.i = phi i64 [ %.197.i.i, %B118.if.i.i ], [ %.51.i.i.i, %B118.if.i.preheader.i ]
  %.132.0198.i.i = phi i64 [ %.201.i.i, %B118.if.i.i ], [ 0, %B118.if.i.preheader.i ]
  %.197.i.i = add nsw i64 %.135.0199.i.i, -1
  %.201.i.i = add nuw nsw i64 %.132.0198.i.i, 1
  %.240.i.i = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.132.0198.i.i
  store double 0x7FF8000000000000, ptr %.240.i.i, align 8, !noalias !86
  %.188.i.i = icmp ugt i64 %.135.0199.i.i, 1
  br i1 %.188.i.i, label %B118.if.i.i, label %.3.endif.i172.i.i

B294.i:                                           ; preds = %B244.if.i, %B174.if.i
  %best.2.1.lcssa.i = phi i64 [ 0, %B174.if.i ], [ %.10.i843.i, %B244.if.i ]
  %.709.not.i = icmp sgt i64 %best.2.1.lcssa.i, %too_low.2.035.i
  br i1 %.709.not.i, label %B344.preheader.i, label %B907.i

B344.preheader.i:                                 ; preds = %B294.i
  %.729.i = add nuw nsw i64 %best.2.1.lcssa.i, 1
  %2 = getelementptr double, ptr %value11, i64 %.362.031.i
  %3 = getelementptr double, ptr %value13, i64 %.362.031.i
  br label %B344.i

B344.i:                                           ; preds = %B518.endif.i, %B344.preheader.i
  %tried.2.2.i = phi i64 [ %.1445.0.i, %B518.endif.i ], [ %best.2.1.lcssa.i, %B344.preheader.i ]
  %high.3.2.i = phi i64 [ %high.2.4.i, %B518.endif.i ], [ %.729.i, %B344.preheader.i ]
  %low.3.2.i = phi i64 [ %low.2.4.i, %B518.endif.i ], [ 0, %B344.preheader.i ]
  %.809.idx.i = shl nuw nsw i64 %tried.2.2.i, 5
  %.809.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.809.idx.i
  %.810.i = load double, ptr %.809.i, align 32, !noalias !69
  %.811.i = fcmp uno double %.810.i, 0.000000e+00
  %.815.i = uitofp i64 %tried.2.2.i to double
  br i1 %.811.i, label %B400.i, label %.3.endif.i.i

B400.i:                                           ; preds = %B344.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.820.i, i8 0, i64 32, i1 false), !noalias !69
  %.830.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddx(ptr %.820.i, ptr %excinfo.4.i, ptr readonly %value0, i64 %value2, ptr readonly %value3, double %.815.i, double %value5, i64 %value6)
  %.832.not.i = icmp eq i32 %.830.i, 0
  br i1 %.832.not.i, label %B400.endif.i, label %_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit, !prof !7

.3.endif.i.i:                                     ; preds = %B400.endif.i, %B344.i
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.1187.i = load double, ptr %.809.i, align 32, !noalias !69
  %.1215.i = getelementptr i8, ptr %.809.i, i64 8
  %.1216.i = load double, ptr %.1215.i, align 8, !noalias !69
  %.1244.i = getelementptr i8, ptr %.809.i, i64 16
  %.1245.i = load double, ptr %.1244.i, align 16, !noalias !69
  %.1273.i = getelementptr i8, ptr %.809.i, i64 24
  %.1274.i = load double, ptr %.1273.i, align 8, !noalias !69
  %.1319.i = load double, ptr %2, align 8, !noalias !69
  %.1350.i = load double, ptr %3, align 8, !noalias !69
  call void @llvm.lifetime.start.p0(ptr nonnull %.51.i.i), !noalias !69
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i.i), !noalias !69
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.51.i.i, i8 0, i64 32, i1 false), !noalias !87
  %.61.i.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddx(ptr %.51.i.i, ptr %excinfo.1.i.i, ptr readonly %value0, i64 %value2, ptr readonly %value3, double %.815.i, double %.1319.i, i64 %value6)
  %.63.not.i.i = icmp eq i32 %.61.i.i, 0
  %.71.fca.2.load.i.i = load double, ptr %.fca.2.gep.i.i, align 8, !noalias !87
  %.71.fca.3.load.i.i = load double, ptr %.fca.3.gep.i.i, align 8, !noalias !87
  br i1 %.63.not.i.i, label %B0.endif.i.i, label %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i, !prof !7

B0.endif.i.i:                                     ; preds = %.3.endif.i.i
  %.71.fca.1.load.i.i = load double, ptr %.fca.1.gep31.i.i, align 8, !noalias !87
  %.71.fca.0.load.i.i = load double, ptr %.51.i.i, align 8, !noalias !87
  %.64.i.i.i = load double, ptr %.63.i.i.i, align 8, !noalias !91
  %.93.i.i.i = load double, ptr %.92.i.i.i, align 8, !noalias !91
  %.94.i.i.i = fmul double %.93.i.i.i, %.815.i
  %.123.i.i.i = load double, ptr %.122.i.i.i, align 8, !noalias !91
  %.124.i.i.i = fadd double %.94.i.i.i, %.123.i.i.i
  %.12.i.i.i.i = fcmp ogt double %.124.i.i.i, %.64.i.i.i
  %.13.i.i.i.i = select i1 %.12.i.i.i.i, double %.124.i.i.i, double %.64.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i.i.i), !noalias !91
  store double 0.000000e+00, ptr %.145.i.i.i.i, align 8, !noalias !94
  %.76.i.i.i.i = load i64, ptr %.75.i.i.i.i, align 8, !noalias !94
  %.131.i.i.i.i = load i64, ptr %.130.i.i.i.i, align 8, !noalias !94
  store double %.13.i.i.i.i, ptr %.143.i.i.i.i, align 8, !noalias !94
  store i64 %.154.i.i.i.i, ptr %.148.i.i.i.i, align 8, !noalias !94
  store i64 8, ptr %.150.i.i.i.i, align 8, !noalias !94
  store i64 %.159.i.i.i.i, ptr %.fca.1.gep3.i.i.i.i, align 8, !noalias !94
  store i64 8, ptr %.fca.1.gep.i.i.i.i, align 8, !noalias !94
  store i64 1, ptr %.152.i.i.i.i, align 8, !noalias !94
  %.171.i.i.i.i = inttoptr i64 %.76.i.i.i.i to ptr
  %.172.i.i.i.i = inttoptr i64 %.131.i.i.i.i to ptr
  call void %.171.i.i.i.i(ptr nonnull %.148.i.i.i.i, ptr nonnull %.152.i.i.i.i, ptr nonnull %.150.i.i.i.i, ptr %.172.i.i.i.i), !noalias !94
  %.174.i.i.i.i = load double, ptr %.145.i.i.i.i, align 8, !noalias !94
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i.i.i), !noalias !91
  %.212.i.i.i = load double, ptr %.211.i.i.i, align 8, !noalias !91
  %.241.i.i.i = load double, ptr %.240.i.i.i, align 8, !noalias !91
  %.242.i.i.i = fmul double %.241.i.i.i, %.815.i
  %.271.i.i.i = load double, ptr %.270.i.i.i, align 8, !noalias !91
  %.275.i.i.i = fadd double %.242.i.i.i, %.271.i.i.i
  %.12.i95.i.i.i = fcmp ogt double %.275.i.i.i, %.212.i.i.i
  %.13.i96.i.i.i = select i1 %.12.i95.i.i.i, double %.275.i.i.i, double %.212.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i97.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i98.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i99.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i101.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i103.i.i.i), !noalias !91
  store double 0.000000e+00, ptr %.145.i98.i.i.i, align 8, !noalias !97
  %.76.i105.i.i.i = load i64, ptr %.75.i.i.i.i, align 8, !noalias !97
  %.131.i107.i.i.i = load i64, ptr %.130.i.i.i.i, align 8, !noalias !97
  store double %.13.i96.i.i.i, ptr %.143.i97.i.i.i, align 8, !noalias !97
  store i64 %.154.i108.i.i.i, ptr %.148.i99.i.i.i, align 8, !noalias !97
  store i64 8, ptr %.150.i101.i.i.i, align 8, !noalias !97
  store i64 %.159.i109.i.i.i, ptr %.fca.1.gep3.i100.i.i.i, align 8, !noalias !97
  store i64 8, ptr %.fca.1.gep.i102.i.i.i, align 8, !noalias !97
  store i64 1, ptr %.152.i103.i.i.i, align 8, !noalias !97
  %.171.i110.i.i.i = inttoptr i64 %.76.i105.i.i.i to ptr
  %.172.i111.i.i.i = inttoptr i64 %.131.i107.i.i.i to ptr
  call void %.171.i110.i.i.i(ptr nonnull %.148.i99.i.i.i, ptr nonnull %.152.i103.i.i.i, ptr nonnull %.150.i101.i.i.i, ptr %.172.i111.i.i.i), !noalias !97
  %.174.i112.i.i.i = load double, ptr %.145.i98.i.i.i, align 8, !noalias !97
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i97.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i98.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i99.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i101.i.i.i), !noalias !91
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i103.i.i.i), !noalias !91
  call void @llvm.lifetime.start.p0(ptr nonnull %.202.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.204.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.206.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.210.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.212.i36.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.214.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.278.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.280.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.282.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.286.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.288.i.i.i), !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %.290.i.i.i), !noalias !87
  store double 0.000000e+00, ptr %.206.i.i.i, align 8, !noalias !100
  store double 0.000000e+00, ptr %.282.i.i.i, align 8, !noalias !100
  %.120.i.i.i = load i64, ptr %.119.i.i.i, align 8, !noalias !100
  %.173.i.i.i = load i64, ptr %.172.i.i.i, align 8, !noalias !100
  %.190.i.i.i = fadd double %.1187.i, %.174.i.i.i.i
  %.193.i.i.i = fadd double %.71.fca.0.load.i.i, %.190.i.i.i
  %.197.i.i.i = fadd double %.1216.i, %.174.i112.i.i.i
  %.200.i.i.i = fadd double %.71.fca.1.load.i.i, %.197.i.i.i
  store double %.193.i.i.i, ptr %.202.i.i.i, align 8, !noalias !100
  store double %.200.i.i.i, ptr %.204.i.i.i, align 8, !noalias !100
  store i64 %.216.i.i.i, ptr %.210.i.i.i, align 8, !noalias !100
  store i64 8, ptr %.212.i36.i.i, align 8, !noalias !100
  store i64 %.221.i.i.i, ptr %.fca.1.gep10.i.i.i, align 8, !noalias !100
  store i64 8, ptr %.fca.1.gep7.i.i.i, align 8, !noalias !100
  store i64 %.226.i.i.i, ptr %.fca.2.gep11.i.i.i, align 8, !noalias !100
  store i64 8, ptr %.fca.2.gep8.i.i.i, align 8, !noalias !100
  store i64 1, ptr %.214.i.i.i, align 8, !noalias !100
  %.238.i.i.i = inttoptr i64 %.120.i.i.i to ptr
  %.239.i.i.i = inttoptr i64 %.173.i.i.i to ptr
  call void %.238.i.i.i(ptr nonnull %.210.i.i.i, ptr nonnull %.214.i.i.i, ptr nonnull %.212.i36.i.i, ptr %.239.i.i.i), !noalias !100
  %.241.i37.i.i = load double, ptr %.206.i.i.i, align 8, !noalias !100
  br i1 %.249.not.i.i.i, label %_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v107B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx.exit.i.i, label %B188.i.i.i

B188.i.i.i:                                       ; preds = %B0.endif.i.i
  %.254.i.i.i = fadd double %.1274.i, %.174.i112.i.i.i
  %.259.i.i.i = fadd double %.71.fca.3.load.i.i, %.254.i.i.i
  %.276.i.i.i = fadd double %.1245.i, %.71.fca.2.load.i.i
  store double %.276.i.i.i, ptr %.278.i.i.i, align 8, !noalias !100
  store double %.259.i.i.i, ptr %.280.i.i.i, align 8, !noalias !100
  store i64 %.292.i.i.i, ptr %.286.i.i.i, align 8, !noalias !100
  store i64 8, ptr %.288.i.i.i, align 8, !noalias !100
  store i64 %.297.i.i.i, ptr %.fca.1.gep3.i.i.i, align 8, !noalias !100
  store i64 8, ptr %.fca.1.gep.i.i.i, align 8, !noalias !100
  store i64 %.302.i.i.i, ptr %.fca.2.gep4.i.i.i, align 8, !noalias !100
  store i64 8, ptr %.fca.2.gep.i.i.i, align 8, !noalias !100
  store i64 1, ptr %.290.i.i.i, align 8, !noalias !100
  call void %.238.i.i.i(ptr nonnull %.286.i.i.i, ptr nonnull %.290.i.i.i, ptr nonnull %.288.i.i.i, ptr %.239.i.i.i), !noalias !100
  %.317.i.i.i = load double, ptr %.282.i.i.i, align 8, !noalias !100
  %.323.i.i.i = fadd double %.241.i37.i.i, 0xC0126BB1BBB55515
  %.12.i.i38.i.i = fcmp ogt double %.323.i.i.i, %.317.i.i.i
  %.13.i.i39.i.i = select i1 %.12.i.i38.i.i, double %.323.i.i.i, double %.317.i.i.i
  br label %_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v107B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx.exit.i.i

_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v107B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx.exit.i.i: ; preds = %B188.i.i.i, %B0.endif.i.i
  %pairs.2.0.i.i.i = phi double [ %.13.i.i39.i.i, %B188.i.i.i ], [ %.241.i37.i.i, %B0.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.202.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.204.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.206.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.210.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.212.i36.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.214.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.278.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.280.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.282.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.286.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.288.i.i.i), !noalias !87
  call void @llvm.lifetime.end.p0(ptr nonnull %.290.i.i.i), !noalias !87
  %.196.i.i = load double, ptr %.195.i.i, align 8, !noalias !87
  %.197.i831.i = fadd double %pairs.2.0.i.i.i, %.196.i.i
  %.226.i.i = load double, ptr %value3, align 8, !noalias !87
  %.230.i.i = fmul double %.226.i.i, %.815.i
  %.231.i.i = fsub double %.197.i831.i, %.230.i.i
  %.235.i.i = fdiv double %.231.i.i, 0x40026BB1BBB55516
  %.236.i.i = fadd double %.1350.i, %.235.i.i
  br label %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i

_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i: ; preds = %.3.endif.i.i, %_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v107B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx.exit.i.i
  %.1354.0.i = phi double [ %.236.i.i, %_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v107B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx.exit.i.i ], [ 0.000000e+00, %.3.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.51.i.i), !noalias !69
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !69
  fence release
  %.4.i.i834.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i.i = icmp eq i64 %.4.i.i834.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !85

.3.endif.if.i.i:                                  ; preds = %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i
  br i1 %.63.not.i.i, label %B518.endif.i, label %_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit, !prof !7

B742.i:                                           ; preds = %B518.endif.i
  %.13.i.i = call i64 @llvm.smax.i64(i64 %low.2.4.i, i64 %too_low.2.035.i)
  %too_low.4.2.i = select i1 %.249.not.i.i.i, i64 %too_low.2.035.i, i64 %.13.i.i
  %.1554.not.i = icmp sgt i64 %high.2.4.i, %best.2.1.lcssa.i
  br i1 %.1554.not.i, label %B907.i, label %B790.i

B790.i:                                           ; preds = %B742.i
  %.1596.i = load i64, ptr %5, align 8, !noalias !69
  %.1630.i = load i64, ptr %6, align 8, !noalias !69
  %.1667.i = sub i64 %.1630.i, %.1596.i
  %.171325.not.i = icmp slt i64 %.1667.i, 1
  br i1 %.171325.not.i, label %B907.i, label %B852.if.i

B880.i:                                           ; preds = %B852.if.i
  %.1810.i = icmp slt i64 %found.2.328.i, 0
  %.1811.i = select i1 %.1810.i, i64 %value17, i64 0
  %4 = getelementptr i64, ptr %value16, i64 %found.2.328.i
  %.1825.i = getelementptr i64, ptr %4, i64 %.1811.i
  store i64 %.1654.026.i, ptr %.1825.i, align 8, !noalias !69
  %.1830.i = add nsw i64 %found.2.328.i, 1
  br label %B900.i

B900.i:                                           ; preds = %B852.if.i, %B880.i
  %found.3.4.i = phi i64 [ %.1830.i, %B880.i ], [ %found.2.328.i, %B852.if.i ]
  %.1713.i = icmp ugt i64 %.1657.027.i, 1
  br i1 %.1713.i, label %B852.if.i, label %B907.i

.3.endif.i836.i:                                  ; preds = %B907.i, %B50.endif.i
  %found.4.0.lcssa.i = phi i64 [ 0, %B50.endif.i ], [ %found.5.1.i, %B907.i ]
  fence release
  %.4.i.i837.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i838.i = icmp eq i64 %.4.i.i837.i, 1
  br i1 %.10.i838.i, label %.3.endif.if.i839.i, label %NRT_decref.exit840.i, !prof !85

.3.endif.if.i839.i:                               ; preds = %.3.endif.i836.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %NRT_decref.exit840.i

NRT_decref.exit840.i:                             ; preds = %.3.endif.if.i839.i, %.3.endif.i836.i
  store i64 %found.4.0.lcssa.i, ptr %results, align 8, !alias.scope !66, !noalias !103
  br label %_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit

B907.i:                                           ; preds = %B900.i, %B790.i, %B742.i, %B294.i
  %found.5.1.i = phi i64 [ %found.4.034.i, %B742.i ], [ %found.4.034.i, %B294.i ], [ %found.4.034.i, %B790.i ], [ %found.3.4.i, %B900.i ]
  %too_low.3.1.i = phi i64 [ %too_low.4.2.i, %B742.i ], [ %too_low.2.035.i, %B294.i ], [ %too_low.4.2.i, %B790.i ], [ %too_low.4.2.i, %B900.i ]
  %.419.i = icmp sgt i64 %.365.032.i, 1
  br i1 %.419.i, label %B174.if.i, label %.3.endif.i836.i

B12.if.i:                                         ; preds = %0, %B12.if.i
  %highest.2.019.i = phi i64 [ %.10.i841.i, %B12.if.i ], [ 0, %0 ]
  %.124.018.i = phi i64 [ %.191.i, %B12.if.i ], [ 0, %0 ]
  %.182.i = shl i64 %.124.018.i, 2
  %.186.i = getelementptr i8, ptr %value7, i64 %.182.i
  %.188.i = load i32, ptr %.186.i, align 4, !noalias !69
  %.191.i = add nuw nsw i64 %.124.018.i, 1
  %.8.i.i = sext i32 %.188.i to i64
  %.10.i841.i = tail call i64 @llvm.smax.i64(i64 %highest.2.019.i, i64 %.8.i.i)
  %.170.i = icmp slt i64 %.191.i, %value8
  br i1 %.170.i, label %B12.if.i, label %B50.loopexit.i

B50.endif.i:                                      ; preds = %.3.endif.if.i178.i.i, %.3.endif.i175.i.i
  %.41930.not.i = icmp slt i64 %value12, 1
  br i1 %.41930.not.i, label %.3.endif.i836.i, label %B174.if.lr.ph.i

B174.if.lr.ph.i:                                  ; preds = %B50.endif.i
  %.fca.2.gep.i.i = getelementptr inbounds i8, ptr %.51.i.i, i64 16
  %.fca.3.gep.i.i = getelementptr inbounds i8, ptr %.51.i.i, i64 24
  %.fca.1.gep31.i.i = getelementptr inbounds i8, ptr %.51.i.i, i64 8
  %.63.i.i.i = getelementptr i8, ptr %value3, i64 48
  %.92.i.i.i = getelementptr i8, ptr %value3, i64 32
  %.122.i.i.i = getelementptr i8, ptr %value3, i64 40
  %.fca.1.gep3.i.i.i.i = getelementptr inbounds i8, ptr %.148.i.i.i.i, i64 8
  %.fca.1.gep.i.i.i.i = getelementptr inbounds i8, ptr %.150.i.i.i.i, i64 8
  %.75.i.i.i.i = getelementptr i64, ptr %value0, i64 %value2
  %.130.i.i.i.i = getelementptr i8, ptr %.75.i.i.i.i, i64 8
  %.154.i.i.i.i = ptrtoint ptr %.143.i.i.i.i to i64
  %.159.i.i.i.i = ptrtoint ptr %.145.i.i.i.i to i64
  %.211.i.i.i = getelementptr i8, ptr %value3, i64 72
  %.240.i.i.i = getelementptr i8, ptr %value3, i64 56
  %.270.i.i.i = getelementptr i8, ptr %value3, i64 64
  %.fca.1.gep3.i100.i.i.i = getelementptr inbounds i8, ptr %.148.i99.i.i.i, i64 8
  %.fca.1.gep.i102.i.i.i = getelementptr inbounds i8, ptr %.150.i101.i.i.i, i64 8
  %.154.i108.i.i.i = ptrtoint ptr %.143.i97.i.i.i to i64
  %.159.i109.i.i.i = ptrtoint ptr %.145.i98.i.i.i to i64
  %.fca.1.gep10.i.i.i = getelementptr inbounds i8, ptr %.210.i.i.i, i64 8
  %.fca.2.gep11.i.i.i = getelementptr inbounds i8, ptr %.210.i.i.i, i64 16
  %.fca.1.gep7.i.i.i = getelementptr inbounds i8, ptr %.212.i36.i.i, i64 8
  %.fca.2.gep8.i.i.i = getelementptr inbounds i8, ptr %.212.i36.i.i, i64 16
  %.119.idx.i.i.i = mul i64 %value2, 24
  %.119.i.i.i = getelementptr i8, ptr %value0, i64 %.119.idx.i.i.i
  %.172.i.i.i = getelementptr i8, ptr %.119.i.i.i, i64 8
  %.216.i.i.i = ptrtoint ptr %.202.i.i.i to i64
  %.221.i.i.i = ptrtoint ptr %.204.i.i.i to i64
  %.226.i.i.i = ptrtoint ptr %.206.i.i.i to i64
  %.249.not.i.i.i = icmp eq i64 %value6, 0
  %.fca.2.gep.i.i.i = getelementptr inbounds i8, ptr %.288.i.i.i, i64 16
  %.fca.1.gep.i.i.i = getelementptr inbounds i8, ptr %.288.i.i.i, i64 8
  %.fca.2.gep4.i.i.i = getelementptr inbounds i8, ptr %.286.i.i.i, i64 16
  %.fca.1.gep3.i.i.i = getelementptr inbounds i8, ptr %.286.i.i.i, i64 8
  %.292.i.i.i = ptrtoint ptr %.278.i.i.i to i64
  %.297.i.i.i = ptrtoint ptr %.280.i.i.i to i64
  %.302.i.i.i = ptrtoint ptr %.282.i.i.i to i64
  %.195.i.i = getelementptr i8, ptr %value3, i64 8
  br label %B174.if.i

B174.if.i:                                        ; preds = %B174.if.lr.ph.i, %B907.i
  %too_low.2.035.i = phi i64 [ 0, %B174.if.lr.ph.i ], [ %too_low.3.1.i, %B907.i ]
  %found.4.034.i = phi i64 [ 0, %B174.if.lr.ph.i ], [ %found.5.1.i, %B907.i ]
  %.365.032.i = phi i64 [ %value12, %B174.if.lr.ph.i ], [ %.428.i, %B907.i ]
  %.362.031.i = phi i64 [ 0, %B174.if.lr.ph.i ], [ %.432.i, %B907.i ]
  %.428.i = add nsw i64 %.365.032.i, -1
  %.432.i = add nuw nsw i64 %.362.031.i, 1
  %5 = getelementptr i64, ptr %value9, i64 %.362.031.i
  %.493.i = load i64, ptr %5, align 8, !noalias !69
  %6 = getelementptr i8, ptr %5, i64 8
  %.525.i = load i64, ptr %6, align 8, !noalias !69
  %.562.i = sub i64 %.525.i, %.493.i
  %.60520.not.i = icmp slt i64 %.562.i, 1
  br i1 %.60520.not.i, label %B294.i, label %B244.if.i

B244.if.i:                                        ; preds = %B174.if.i, %B244.if.i
  %best.2.123.i = phi i64 [ %.10.i843.i, %B244.if.i ], [ 0, %B174.if.i ]
  %.552.022.i = phi i64 [ %.614.i, %B244.if.i ], [ %.562.i, %B174.if.i ]
  %.549.021.i = phi i64 [ %.618.i, %B244.if.i ], [ %.493.i, %B174.if.i ]
  %.614.i = add nsw i64 %.552.022.i, -1
  %.618.i = add i64 %.549.021.i, 1
  %.656.i = icmp slt i64 %.549.021.i, 0
  %.657.i = select i1 %.656.i, i64 %value8, i64 0
  %7 = getelementptr i32, ptr %value7, i64 %.549.021.i
  %.671.i = getelementptr i32, ptr %7, i64 %.657.i
  %.672.i = load i32, ptr %.671.i, align 4, !noalias !69
  %.8.i842.i = sext i32 %.672.i to i64
  %.10.i843.i = call i64 @llvm.smax.i64(i64 %best.2.123.i, i64 %.8.i842.i)
  %.605.i = icmp ugt i64 %.552.022.i, 1
  br i1 %.605.i, label %B244.if.i, label %B294.i

B400.endif.i:                                     ; preds = %B400.i
  %.840.fca.3.load.i = load double, ptr %.fca.3.gep.i, align 8, !noalias !69
  %.840.fca.2.load.i = load double, ptr %.fca.2.gep.i, align 8, !noalias !69
  %.840.fca.1.load.i = load double, ptr %.fca.1.gep.i, align 8, !noalias !69
  %.840.fca.0.load.i = load double, ptr %.820.i, align 8, !noalias !69
  store double %.840.fca.0.load.i, ptr %.809.i, align 32, !noalias !69
  %.974.i = getelementptr i8, ptr %.809.i, i64 8
  store double %.840.fca.1.load.i, ptr %.974.i, align 8, !noalias !69
  %.1029.i = getelementptr i8, ptr %.809.i, i64 16
  store double %.840.fca.2.load.i, ptr %.1029.i, align 16, !noalias !69
  %.1084.i = getelementptr i8, ptr %.809.i, i64 24
  store double %.840.fca.3.load.i, ptr %.1084.i, align 8, !noalias !69
  br label %.3.endif.i.i

B518.endif.i:                                     ; preds = %NRT_decref.exit.i
  %.1393.i = fcmp ugt double %.1354.0.i, %value15
  %low.2.4.i = select i1 %.1393.i, i64 %tried.2.2.i, i64 %low.3.2.i
  %high.2.4.i = select i1 %.1393.i, i64 %high.3.2.i, i64 %tried.2.2.i
  %.1437.i = add nuw nsw i64 %low.2.4.i, %high.2.4.i
  %.1445.0.i = lshr i64 %.1437.i, 1
  %.1482.i = sub nsw i64 %high.2.4.i, %low.2.4.i
  %.1487.i = icmp sgt i64 %.1482.i, 1
  br i1 %.1487.i, label %B344.i, label %B742.i

B852.if.i:                                        ; preds = %B790.i, %B900.i
  %found.2.328.i = phi i64 [ %found.3.4.i, %B900.i ], [ %found.4.034.i, %B790.i ]
  %.1657.027.i = phi i64 [ %.1722.i, %B900.i ], [ %.1667.i, %B790.i ]
  %.1654.026.i = phi i64 [ %.1726.i, %B900.i ], [ %.1596.i, %B790.i ]
  %.1722.i = add nsw i64 %.1657.027.i, -1
  %.1726.i = add i64 %.1654.026.i, 1
  %.1774.i = icmp slt i64 %.1654.026.i, 0
  %.1775.i = select i1 %.1774.i, i64 %value8, i64 0
  %8 = getelementptr i32, ptr %value7, i64 %.1654.026.i
  %.1789.i = getelementptr i32, ptr %8, i64 %.1775.i
  %.1790.i = load i32, ptr %.1789.i, align 4, !noalias !69
  %.1792.i = sext i32 %.1790.i to i64
  %.1793.not.i = icmp sgt i64 %high.2.4.i, %.1792.i
  br i1 %.1793.not.i, label %B900.i, label %B880.i

_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %NRT_decref.exit.i, %B400.i, %B0.endif.endif.endif.endif.endif.i.i.i, %NRT_decref.exit840.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit840.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i.i ], [ 1, %B400.i ], [ 1, %NRT_decref.exit.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.820.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.4.i)
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)


!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd"}
!3 = distinct !{!3, !2, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd: %excinfo"}
!4 = !{!5, !1, !3}
!5 = distinct !{!5, !6, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!6 = distinct !{!6, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!7 = !{!"branch_weights", i32 99, i32 1}
!8 = !{!9, !11, !1, !3}
!9 = distinct !{!9, !10, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!10 = distinct !{!10, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!11 = distinct !{!11, !10, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %excinfo"}
!12 = !{!13, !15, !1, !3}
!13 = distinct !{!13, !14, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!15 = distinct !{!15, !14, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %excinfo"}
!16 = !{!17, !1, !3}
!17 = distinct !{!17, !18, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!18 = distinct !{!18, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!19 = !{!20, !1, !3}
!20 = distinct !{!20, !21, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!21 = distinct !{!21, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!22 = !{!23, !25, !1, !3}
!23 = distinct !{!23, !24, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!24 = distinct !{!24, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!25 = distinct !{!25, !24, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!26 = !{!27, !1, !3}
!27 = distinct !{!27, !28, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!28 = distinct !{!28, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!29 = !{!30, !1, !3}
!30 = distinct !{!30, !31, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!31 = distinct !{!31, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!32 = !{!33, !1, !3}
!33 = distinct !{!33, !34, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!34 = distinct !{!34, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!35 = !{!36, !1, !3}
!36 = distinct !{!36, !37, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!37 = distinct !{!37, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!38 = !{!39, !41}
!39 = distinct !{!39, !40, !"_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!40 = distinct !{!40, !"_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!41 = distinct !{!41, !40, !"_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %excinfo"}
!42 = !{!43, !39, !41}
!43 = distinct !{!43, !44, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!44 = distinct !{!44, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!45 = !{!46, !39, !41}
!46 = distinct !{!46, !47, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!47 = distinct !{!47, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!48 = !{!49, !51, !39, !41}
!49 = distinct !{!49, !50, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!50 = distinct !{!50, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!51 = distinct !{!51, !50, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!52 = !{!53, !39, !41}
!53 = distinct !{!53, !54, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!54 = distinct !{!54, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!55 = !{!56, !39, !41}
!56 = distinct !{!56, !57, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!57 = distinct !{!57, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!58 = !{!59, !39, !41}
!59 = distinct !{!59, !60, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!60 = distinct !{!60, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!61 = !{!62, !64}
!62 = distinct !{!62, !63, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!63 = distinct !{!63, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!64 = distinct !{!64, !63, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!65 = !{i1 true}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!68 = distinct !{!68, !"_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE"}
!69 = !{!67, !70}
!70 = distinct !{!70, !68, !"_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v164B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE: %excinfo"}
!71 = !{!72, !74, !75, !77, !78, !80, !81, !83, !67, !70}
!72 = distinct !{!72, !73, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!73 = distinct !{!73, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!74 = distinct !{!74, !73, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!75 = distinct !{!75, !76, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!76 = distinct !{!76, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!77 = distinct !{!77, !76, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!78 = distinct !{!78, !79, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v167B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE18class_28float64_29: %retptr"}
!79 = distinct !{!79, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v167B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE18class_28float64_29"}
!80 = distinct !{!80, !79, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v167B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE18class_28float64_29: %excinfo"}
!81 = distinct !{!81, !82, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEd27omitted_28default_3dNone_29: %retptr"}
!82 = distinct !{!82, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEd27omitted_28default_3dNone_29"}
!83 = distinct !{!83, !82, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEd27omitted_28default_3dNone_29: %excinfo"}
!84 = !{!78, !80, !81, !83, !67, !70}
!85 = !{!"branch_weights", i32 1, i32 99}
!86 = !{!81, !83, !67, !70}
!87 = !{!88, !90, !67, !70}
!88 = distinct !{!88, !89, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx: %retptr"}
!89 = distinct !{!89, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx"}
!90 = distinct !{!90, !89, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v105B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx: %excinfo"}
!91 = !{!92, !88, !90, !67, !70}
!92 = distinct !{!92, !93, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!93 = distinct !{!93, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!94 = !{!95, !92, !88, !90, !67, !70}
!95 = distinct !{!95, !96, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!96 = distinct !{!96, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!97 = !{!98, !92, !88, !90, !67, !70}
!98 = distinct !{!98, !99, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!99 = distinct !{!99, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!100 = !{!101, !88, !90, !67, !70}
!101 = distinct !{!101, !102, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v107B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx: %retptr"}
!102 = distinct !{!102, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v107B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx"}
!103 = !{!70}
