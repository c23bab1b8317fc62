; {"digest": "64dcea082c3ae6248ee1e73a73ad64f4a4560122d8a5251658c0e038a2337d24", "takes": [["int64", 2], ["float64", 1], ["float64", 0], ["int64", 0], ["int32", 1], ["int64", 1], ["float64", 1], ["float64", 1], ["float64", 0], ["int64", 1]], "gives": ["int64"], "calls": ["free", "malloc", "sqrt"]}
define internal fastcc void @_ZN6swathe4core10statistics14evalue_kernels7_withinB3v93B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddx(ptr noalias nonnull writeonly %retptr, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.s, double %arg.length, i64 %arg.first_passage) unnamed_addr {
entry:
  %.139.i153 = alloca double, align 8
  %.141.i = alloca double, align 8
  %.144.i154 = alloca [2 x i64], align 8
  %.146.i156 = alloca [2 x i64], align 8
  %.148.i = alloca [1 x i64], align 8
  %.143.i154.i = alloca double, align 8
  %.145.i155.i = alloca double, align 8
  %.148.i156.i = alloca [2 x i64], align 8
  %.150.i158.i = alloca [2 x i64], align 8
  %.152.i160.i = alloca [1 x i64], align 8
  %.143.i142.i = alloca double, align 8
  %.145.i143.i = alloca double, align 8
  %.148.i144.i = alloca [2 x i64], align 8
  %.150.i146.i = alloca [2 x i64], align 8
  %.152.i148.i = alloca [1 x i64], align 8
  %.143.i130.i = alloca double, align 8
  %.145.i131.i = alloca double, align 8
  %.148.i132.i = alloca [2 x i64], align 8
  %.150.i134.i = alloca [2 x i64], align 8
  %.152.i136.i = alloca [1 x i64], align 8
  %.139.i113.i = alloca double, align 8
  %.141.i114.i = alloca double, align 8
  %.144.i115.i = alloca [2 x i64], align 8
  %.146.i117.i = alloca [2 x i64], align 8
  %.148.i119.i = alloca [1 x i64], align 8
  %.143.i97.i = alloca double, align 8
  %.145.i98.i = alloca double, align 8
  %.148.i99.i = alloca [2 x i64], align 8
  %.150.i101.i = alloca [2 x i64], align 8
  %.152.i103.i = alloca [1 x i64], align 8
  %.139.i.i124 = alloca double, align 8
  %.141.i.i125 = alloca double, align 8
  %.144.i.i126 = alloca [2 x i64], align 8
  %.146.i.i127 = alloca [2 x i64], align 8
  %.148.i93.i = alloca [1 x i64], align 8
  %.143.i.i128 = alloca double, align 8
  %.145.i.i129 = alloca double, align 8
  %.148.i.i130 = alloca [2 x i64], align 8
  %.150.i.i131 = alloca [2 x i64], align 8
  %.152.i.i132 = alloca [1 x i64], align 8
  %.143.i333.i = alloca double, align 8
  %.145.i334.i = alloca double, align 8
  %.148.i335.i = alloca [2 x i64], align 8
  %.150.i337.i = alloca [2 x i64], align 8
  %.152.i339.i = alloca [1 x i64], align 8
  %.143.i321.i = alloca double, align 8
  %.145.i322.i = alloca double, align 8
  %.148.i323.i = alloca [2 x i64], align 8
  %.150.i325.i = alloca [2 x i64], align 8
  %.152.i327.i = alloca [1 x i64], align 8
  %.143.i309.i = alloca double, align 8
  %.145.i310.i = alloca double, align 8
  %.148.i311.i = alloca [2 x i64], align 8
  %.150.i313.i = alloca [2 x i64], align 8
  %.152.i315.i = alloca [1 x i64], align 8
  %.143.i293.i = alloca double, align 8
  %.145.i294.i = alloca double, align 8
  %.148.i295.i = alloca [2 x i64], align 8
  %.150.i297.i = alloca [2 x i64], align 8
  %.152.i299.i = alloca [1 x i64], align 8
  %.139.i276.i = alloca double, align 8
  %.141.i277.i = alloca double, align 8
  %.144.i278.i = alloca [2 x i64], align 8
  %.146.i280.i = alloca [2 x i64], align 8
  %.148.i282.i = alloca [1 x i64], align 8
  %.143.i260.i = alloca double, align 8
  %.145.i261.i = alloca double, align 8
  %.148.i262.i = alloca [2 x i64], align 8
  %.150.i264.i = alloca [2 x i64], align 8
  %.152.i266.i = alloca [1 x i64], align 8
  %.143.i244.i = alloca double, align 8
  %.145.i245.i = alloca double, align 8
  %.148.i246.i = alloca [2 x i64], align 8
  %.150.i248.i = alloca [2 x i64], align 8
  %.152.i250.i = alloca [1 x i64], align 8
  %.139.i.i207.i = alloca double, align 8
  %.141.i.i208.i = alloca double, align 8
  %.144.i.i209.i = alloca [2 x i64], align 8
  %.146.i.i210.i = alloca [2 x i64], align 8
  %.148.i.i211.i = alloca [1 x i64], align 8
  %.139.i.i.i = alloca double, align 8
  %.141.i.i.i = alloca double, align 8
  %.144.i.i.i = alloca [2 x i64], align 8
  %.146.i.i.i = alloca [2 x i64], align 8
  %.148.i.i.i = alloca [1 x i64], align 8
  %.139.i190.i = alloca double, align 8
  %.141.i191.i = alloca double, align 8
  %.144.i192.i = alloca [2 x i64], align 8
  %.146.i194.i = alloca [2 x i64], align 8
  %.148.i196.i = alloca [1 x i64], align 8
  %.139.i.i = alloca double, align 8
  %.141.i.i = alloca double, align 8
  %.144.i.i = alloca [2 x i64], align 8
  %.146.i.i = alloca [2 x i64], align 8
  %.148.i186.i = alloca [1 x i64], align 8
  %.143.i.i = alloca double, align 8
  %.145.i.i = alloca double, align 8
  %.148.i.i = alloca [2 x i64], align 8
  %.150.i.i = alloca [2 x i64], align 8
  %.152.i.i = alloca [1 x i64], align 8
  %.583.i = alloca double, align 8
  %.585.i = alloca double, align 8
  %.587.i = alloca double, align 8
  %.591.i = alloca [3 x i64], align 8
  %.593.i = alloca [3 x i64], align 8
  %.595.i = alloca [1 x i64], align 8
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
  call void @llvm.lifetime.start.p0(ptr nonnull %.583.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.585.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.587.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.591.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.593.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.595.i)
  store double 0.000000e+00, ptr %.583.i, align 8, !noalias !0
  store double 0.000000e+00, ptr %.585.i, align 8, !noalias !0
  store double 0.000000e+00, ptr %.587.i, align 8, !noalias !0
  %.fca.1.gep3.i = getelementptr inbounds i8, ptr %.591.i, i64 8
  %.fca.2.gep4.i = getelementptr inbounds i8, ptr %.591.i, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.591.i, i8 0, i64 24, i1 false), !noalias !0
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.593.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds i8, ptr %.593.i, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.593.i, i8 0, i64 24, i1 false), !noalias !0
  store i64 0, ptr %.595.i, align 8, !noalias !0
  %.35.i = fcmp ogt double %.100, 0.000000e+00
  br i1 %.35.i, label %B98.i, label %B16.i

B16.i:                                            ; preds = %B240
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i.i, align 8, !noalias !3
  %.fca.1.gep3.i.i = getelementptr inbounds i8, ptr %.148.i.i, i64 8
  %.fca.1.gep.i.i = getelementptr inbounds i8, ptr %.150.i.i, i64 8
  %.75.i.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i.i = load i64, ptr %.75.i.i, align 8, !noalias !3
  %.130.i.i = getelementptr i8, ptr %.75.i.i, i64 8
  %.131.i.i = load i64, ptr %.130.i.i, align 8, !noalias !3
  store double %.231, ptr %.143.i.i, align 8, !noalias !3
  %.154.i.i = ptrtoint ptr %.143.i.i to i64
  store i64 %.154.i.i, ptr %.148.i.i, align 8, !noalias !3
  store i64 8, ptr %.150.i.i, align 8, !noalias !3
  %.159.i.i = ptrtoint ptr %.145.i.i to i64
  store i64 %.159.i.i, ptr %.fca.1.gep3.i.i, align 8, !noalias !3
  store i64 8, ptr %.fca.1.gep.i.i, align 8, !noalias !3
  store i64 1, ptr %.152.i.i, align 8, !noalias !3
  %.171.i.i = inttoptr i64 %.76.i.i to ptr
  %.172.i.i = inttoptr i64 %.131.i.i to ptr
  call void %.171.i.i(ptr nonnull %.148.i.i, ptr nonnull %.152.i.i, ptr nonnull %.150.i.i, ptr %.172.i.i), !noalias !3
  %.174.i.i = load double, ptr %.145.i.i, align 8, !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i), !noalias !0
  br label %_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd.exit

B98.i:                                            ; preds = %B240
  %.125.i = fmul double %arg.length, %.13.i
  %.132.i = fdiv double %.125.i, %.100
  %.133.i = tail call double @sqrt(double %.132.i), !noalias !0
  %.144.i = fdiv double %.231, %.133.i
  %.147.i = fadd double %arg.length, %.100
  %.156.i = fdiv double %.147.i, %.133.i
  %.168.i = fdiv double %.156.i, 0x3FF6A09E667F3BCD
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i186.i), !noalias !0
  store double 0.000000e+00, ptr %.141.i.i, align 8, !noalias !6
  %.fca.1.gep3.i184.i = getelementptr inbounds i8, ptr %.144.i.i, i64 8
  %.fca.1.gep.i185.i = getelementptr inbounds i8, ptr %.146.i.i, i64 8
  %.75.idx.i.i = mul i64 %arg.loops.5.1, 40
  %.75.i187.i = getelementptr i8, ptr %arg.loops.4, i64 %.75.idx.i.i
  %.76.i188.i = load i64, ptr %.75.i187.i, align 8, !noalias !6
  %.128.i.i = getelementptr i8, ptr %.75.i187.i, i64 8
  %.129.i.i = load i64, ptr %.128.i.i, align 8, !noalias !6
  store double %.168.i, ptr %.139.i.i, align 8, !noalias !6
  %.150.i189.i = ptrtoint ptr %.139.i.i to i64
  store i64 %.150.i189.i, ptr %.144.i.i, align 8, !noalias !6
  store i64 8, ptr %.146.i.i, align 8, !noalias !6
  %.155.i.i = ptrtoint ptr %.141.i.i to i64
  store i64 %.155.i.i, ptr %.fca.1.gep3.i184.i, align 8, !noalias !6
  store i64 8, ptr %.fca.1.gep.i185.i, align 8, !noalias !6
  store i64 1, ptr %.148.i186.i, align 8, !noalias !6
  %.167.i.i = inttoptr i64 %.76.i188.i to ptr
  %.168.i.i = inttoptr i64 %.129.i.i to ptr
  call void %.167.i.i(ptr nonnull %.144.i.i, ptr nonnull %.148.i186.i, ptr nonnull %.146.i.i, ptr %.168.i.i), !noalias !6
  %.170.i.i = load double, ptr %.141.i.i, align 8, !noalias !6
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i186.i), !noalias !0
  %.198.i = fmul double %.170.i.i, 0x3FF40D931FF62705
  %.204.i = fcmp olt double %.144.i, 0.000000e+00
  br i1 %.204.i, label %B270.i, label %B560.i

B270.i:                                           ; preds = %B98.i
  %.207.i = fmul double %.144.i, 5.000000e-01
  %.209.i = fmul double %.144.i, %.207.i
  %0 = fsub double 0xBFED67F1C864BEB4, %.209.i
  %.217.i = fdiv double %.144.i, 0xBFF6A09E667F3BCD
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i190.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i191.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i192.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i194.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i196.i), !noalias !0
  store double 0.000000e+00, ptr %.141.i191.i, align 8, !noalias !9
  %.fca.1.gep3.i193.i = getelementptr inbounds i8, ptr %.144.i192.i, i64 8
  %.fca.1.gep.i195.i = getelementptr inbounds i8, ptr %.146.i194.i, i64 8
  %.76.i199.i = load i64, ptr %.75.i187.i, align 8, !noalias !9
  %.129.i201.i = load i64, ptr %.128.i.i, align 8, !noalias !9
  store double %.217.i, ptr %.139.i190.i, align 8, !noalias !9
  %.150.i202.i = ptrtoint ptr %.139.i190.i to i64
  store i64 %.150.i202.i, ptr %.144.i192.i, align 8, !noalias !9
  store i64 8, ptr %.146.i194.i, align 8, !noalias !9
  %.155.i203.i = ptrtoint ptr %.141.i191.i to i64
  store i64 %.155.i203.i, ptr %.fca.1.gep3.i193.i, align 8, !noalias !9
  store i64 8, ptr %.fca.1.gep.i195.i, align 8, !noalias !9
  store i64 1, ptr %.148.i196.i, align 8, !noalias !9
  %.167.i204.i = inttoptr i64 %.76.i199.i to ptr
  %.168.i205.i = inttoptr i64 %.129.i201.i to ptr
  call void %.167.i204.i(ptr nonnull %.144.i192.i, ptr nonnull %.148.i196.i, ptr nonnull %.146.i194.i, ptr %.168.i205.i), !noalias !9
  %.170.i206.i = load double, ptr %.141.i191.i, align 8, !noalias !9
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i190.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i191.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i192.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i194.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i196.i), !noalias !0
  %.247.i = fmul double %.170.i206.i, 0x3FF40D931FF62705
  %.249.i = fadd double %.198.i, %.247.i
  %.28.i.i = fcmp ogt double %.144.i, -5.000000e+01
  br i1 %.28.i.i, label %B26.i.i, label %B114.i.i

B26.i.i:                                          ; preds = %B270.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i.i.i), !noalias !12
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i.i.i), !noalias !12
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i.i.i), !noalias !12
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i.i.i), !noalias !12
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i.i), !noalias !12
  store double 0.000000e+00, ptr %.141.i.i.i, align 8, !noalias !15
  %.fca.1.gep3.i.i.i = getelementptr inbounds i8, ptr %.144.i.i.i, i64 8
  %.fca.1.gep.i.i.i = getelementptr inbounds i8, ptr %.146.i.i.i, i64 8
  %.76.i.i.i = load i64, ptr %.75.i187.i, align 8, !noalias !15
  %.129.i.i.i = load i64, ptr %.128.i.i, align 8, !noalias !15
  store double %.217.i, ptr %.139.i.i.i, align 8, !noalias !15
  %.150.i.i.i = ptrtoint ptr %.139.i.i.i to i64
  store i64 %.150.i.i.i, ptr %.144.i.i.i, align 8, !noalias !15
  store i64 8, ptr %.146.i.i.i, align 8, !noalias !15
  %.155.i.i.i = ptrtoint ptr %.141.i.i.i to i64
  store i64 %.155.i.i.i, ptr %.fca.1.gep3.i.i.i, align 8, !noalias !15
  store i64 8, ptr %.fca.1.gep.i.i.i, align 8, !noalias !15
  store i64 1, ptr %.148.i.i.i, align 8, !noalias !15
  %.167.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.168.i.i.i = inttoptr i64 %.129.i.i.i to ptr
  call void %.167.i.i.i(ptr nonnull %.144.i.i.i, ptr nonnull %.148.i.i.i, ptr nonnull %.146.i.i.i, ptr %.168.i.i.i), !noalias !15
  %.170.i.i.i = load double, ptr %.141.i.i.i, align 8, !noalias !15
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i.i.i), !noalias !12
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i.i.i), !noalias !12
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i.i.i), !noalias !12
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i.i.i), !noalias !12
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i.i), !noalias !12
  %.31.i.i = fmul double %.144.i, 0x3FF40D931FF62705
  %.78.i.i = fmul double %.31.i.i, %.170.i.i.i
  %1 = fadd double %.78.i.i, 1.000000e+00
  br label %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit.i

B114.i.i:                                         ; preds = %B270.i
  %.92.i.i = fmul double %.144.i, %.144.i
  %.99.i.i = fdiv double 1.000000e+00, %.92.i.i
  %.101.i.i = fmul double %.99.i.i, 3.000000e+00
  %.103.i.i = fmul double %.99.i.i, 5.000000e+00
  %.105.i.i = fmul double %.99.i.i, 7.000000e+00
  %.107.i.i = fsub double 1.000000e+00, %.105.i.i
  %.108.i.i = fmul double %.103.i.i, %.107.i.i
  %.110.i.i = fsub double 1.000000e+00, %.108.i.i
  %.111.i.i = fmul double %.101.i.i, %.110.i.i
  %.113.i.i = fsub double 1.000000e+00, %.111.i.i
  %.114.i.i = fmul double %.99.i.i, %.113.i.i
  br label %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit.i

_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit.i: ; preds = %B114.i.i, %B26.i.i
  %storemerge.i.i = phi double [ %.114.i.i, %B114.i.i ], [ %1, %B26.i.i ]
  %.28.i212.i = fcmp olt double %.156.i, 5.000000e+01
  br i1 %.28.i212.i, label %B26.i226.i, label %B114.i213.i

B26.i226.i:                                       ; preds = %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i.i207.i), !noalias !18
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i.i208.i), !noalias !18
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i.i209.i), !noalias !18
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i.i210.i), !noalias !18
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i211.i), !noalias !18
  store double 0.000000e+00, ptr %.141.i.i208.i, align 8, !noalias !21
  %.fca.1.gep3.i.i228.i = getelementptr inbounds i8, ptr %.144.i.i209.i, i64 8
  %.fca.1.gep.i.i229.i = getelementptr inbounds i8, ptr %.146.i.i210.i, i64 8
  %.76.i.i232.i = load i64, ptr %.75.i187.i, align 8, !noalias !21
  %.129.i.i234.i = load i64, ptr %.128.i.i, align 8, !noalias !21
  store double %.168.i, ptr %.139.i.i207.i, align 8, !noalias !21
  %.150.i.i235.i = ptrtoint ptr %.139.i.i207.i to i64
  store i64 %.150.i.i235.i, ptr %.144.i.i209.i, align 8, !noalias !21
  store i64 8, ptr %.146.i.i210.i, align 8, !noalias !21
  %.155.i.i236.i = ptrtoint ptr %.141.i.i208.i to i64
  store i64 %.155.i.i236.i, ptr %.fca.1.gep3.i.i228.i, align 8, !noalias !21
  store i64 8, ptr %.fca.1.gep.i.i229.i, align 8, !noalias !21
  store i64 1, ptr %.148.i.i211.i, align 8, !noalias !21
  %.167.i.i237.i = inttoptr i64 %.76.i.i232.i to ptr
  %.168.i.i238.i = inttoptr i64 %.129.i.i234.i to ptr
  call void %.167.i.i237.i(ptr nonnull %.144.i.i209.i, ptr nonnull %.148.i.i211.i, ptr nonnull %.146.i.i210.i, ptr %.168.i.i238.i), !noalias !21
  %.170.i.i239.i = load double, ptr %.141.i.i208.i, align 8, !noalias !21
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i.i207.i), !noalias !18
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i.i208.i), !noalias !18
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i.i209.i), !noalias !18
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i.i210.i), !noalias !18
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i211.i), !noalias !18
  %.31.i240.i = fmul double %.156.i, 0x3FF40D931FF62705
  %.78.i241.i = fmul double %.31.i240.i, %.170.i.i239.i
  %.80.i242.i = fsub double 1.000000e+00, %.78.i241.i
  br label %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit243.i

B114.i213.i:                                      ; preds = %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit.i
  %.92.i214.i = fmul double %.156.i, %.156.i
  %.99.i215.i = fdiv double 1.000000e+00, %.92.i214.i
  %.101.i216.i = fmul double %.99.i215.i, 3.000000e+00
  %.103.i217.i = fmul double %.99.i215.i, 5.000000e+00
  %.105.i218.i = fmul double %.99.i215.i, 7.000000e+00
  %.107.i219.i = fsub double 1.000000e+00, %.105.i218.i
  %.108.i220.i = fmul double %.103.i217.i, %.107.i219.i
  %.110.i221.i = fsub double 1.000000e+00, %.108.i220.i
  %.111.i222.i = fmul double %.101.i216.i, %.110.i221.i
  %.113.i223.i = fsub double 1.000000e+00, %.111.i222.i
  %.114.i224.i = fmul double %.99.i215.i, %.113.i223.i
  br label %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit243.i

_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit243.i: ; preds = %B114.i213.i, %B26.i226.i
  %storemerge.i225.i = phi double [ %.114.i224.i, %B114.i213.i ], [ %.80.i242.i, %B26.i226.i ]
  %.319.i = fsub double %storemerge.i.i, %storemerge.i225.i
  %.321.i = fmul double %.133.i, %.319.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i244.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i245.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i246.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i248.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i250.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i245.i, align 8, !noalias !24
  %.fca.1.gep3.i247.i = getelementptr inbounds i8, ptr %.148.i246.i, i64 8
  %.fca.1.gep.i249.i = getelementptr inbounds i8, ptr %.150.i248.i, i64 8
  %.75.i251.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i252.i = load i64, ptr %.75.i251.i, align 8, !noalias !24
  %.130.i253.i = getelementptr i8, ptr %.75.i251.i, i64 8
  %.131.i254.i = load i64, ptr %.130.i253.i, align 8, !noalias !24
  store double %.321.i, ptr %.143.i244.i, align 8, !noalias !24
  %.154.i255.i = ptrtoint ptr %.143.i244.i to i64
  store i64 %.154.i255.i, ptr %.148.i246.i, align 8, !noalias !24
  store i64 8, ptr %.150.i248.i, align 8, !noalias !24
  %.159.i256.i = ptrtoint ptr %.145.i245.i to i64
  store i64 %.159.i256.i, ptr %.fca.1.gep3.i247.i, align 8, !noalias !24
  store i64 8, ptr %.fca.1.gep.i249.i, align 8, !noalias !24
  store i64 1, ptr %.152.i250.i, align 8, !noalias !24
  %.171.i257.i = inttoptr i64 %.76.i252.i to ptr
  %.172.i258.i = inttoptr i64 %.131.i254.i to ptr
  call void %.171.i257.i(ptr nonnull %.148.i246.i, ptr nonnull %.152.i250.i, ptr nonnull %.150.i248.i, ptr %.172.i258.i), !noalias !24
  %.174.i259.i = load double, ptr %.145.i245.i, align 8, !noalias !24
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i244.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i245.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i246.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i248.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i250.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i260.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i261.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i262.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i264.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i266.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i261.i, align 8, !noalias !27
  %.fca.1.gep3.i263.i = getelementptr inbounds i8, ptr %.148.i262.i, i64 8
  %.fca.1.gep.i265.i = getelementptr inbounds i8, ptr %.150.i264.i, i64 8
  %.76.i268.i = load i64, ptr %.75.i251.i, align 8, !noalias !27
  %.131.i270.i = load i64, ptr %.130.i253.i, align 8, !noalias !27
  store double %.249.i, ptr %.143.i260.i, align 8, !noalias !27
  %.154.i271.i = ptrtoint ptr %.143.i260.i to i64
  store i64 %.154.i271.i, ptr %.148.i262.i, align 8, !noalias !27
  store i64 8, ptr %.150.i264.i, align 8, !noalias !27
  %.159.i272.i = ptrtoint ptr %.145.i261.i to i64
  store i64 %.159.i272.i, ptr %.fca.1.gep3.i263.i, align 8, !noalias !27
  store i64 8, ptr %.fca.1.gep.i265.i, align 8, !noalias !27
  store i64 1, ptr %.152.i266.i, align 8, !noalias !27
  %.171.i273.i = inttoptr i64 %.76.i268.i to ptr
  %.172.i274.i = inttoptr i64 %.131.i270.i to ptr
  call void %.171.i273.i(ptr nonnull %.148.i262.i, ptr nonnull %.152.i266.i, ptr nonnull %.150.i264.i, ptr %.172.i274.i), !noalias !27
  %.174.i275.i = load double, ptr %.145.i261.i, align 8, !noalias !27
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i260.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i261.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i262.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i264.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i266.i), !noalias !0
  %.354.i = fadd double %0, %.174.i259.i
  %.392.i = fadd double %0, %.174.i275.i
  br label %_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd.exit

B560.i:                                           ; preds = %B98.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i276.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i277.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i278.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i280.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i282.i), !noalias !0
  store double 0.000000e+00, ptr %.141.i277.i, align 8, !noalias !30
  %.fca.1.gep3.i279.i = getelementptr inbounds i8, ptr %.144.i278.i, i64 8
  %.fca.1.gep.i281.i = getelementptr inbounds i8, ptr %.146.i280.i, i64 8
  %.75.idx.i283.i = shl i64 %arg.loops.5.1, 5
  %.75.i284.i = getelementptr i8, ptr %arg.loops.4, i64 %.75.idx.i283.i
  %.76.i285.i = load i64, ptr %.75.i284.i, align 8, !noalias !30
  %.128.i286.i = getelementptr i8, ptr %.75.i284.i, i64 8
  %.129.i287.i = load i64, ptr %.128.i286.i, align 8, !noalias !30
  store double %.144.i, ptr %.139.i276.i, align 8, !noalias !30
  %.150.i288.i = ptrtoint ptr %.139.i276.i to i64
  store i64 %.150.i288.i, ptr %.144.i278.i, align 8, !noalias !30
  store i64 8, ptr %.146.i280.i, align 8, !noalias !30
  %.155.i289.i = ptrtoint ptr %.141.i277.i to i64
  store i64 %.155.i289.i, ptr %.fca.1.gep3.i279.i, align 8, !noalias !30
  store i64 8, ptr %.fca.1.gep.i281.i, align 8, !noalias !30
  store i64 1, ptr %.148.i282.i, align 8, !noalias !30
  %.167.i290.i = inttoptr i64 %.76.i285.i to ptr
  %.168.i291.i = inttoptr i64 %.129.i287.i to ptr
  call void %.167.i290.i(ptr nonnull %.144.i278.i, ptr nonnull %.148.i282.i, ptr nonnull %.146.i280.i, ptr %.168.i291.i), !noalias !30
  %.170.i292.i = load double, ptr %.141.i277.i, align 8, !noalias !30
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i276.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i277.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i278.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i280.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i282.i), !noalias !0
  %.435.i = fmul double %.144.i, 5.000000e-01
  %.437.i = fmul double %.144.i, %.435.i
  %2 = fsub double 0xBFED67F1C864BEB4, %.437.i
  %.491.idx.i = mul i64 %arg.loops.5.1, 24
  %.491.i = getelementptr i8, ptr %arg.loops.4, i64 %.491.idx.i
  %.492.i = load i64, ptr %.491.i, align 8, !noalias !0
  %.545.i = getelementptr i8, ptr %.491.i, i64 8
  %.546.i = load i64, ptr %.545.i, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i293.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i294.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i295.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i297.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i299.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i294.i, align 8, !noalias !33
  %.fca.1.gep3.i296.i = getelementptr inbounds i8, ptr %.148.i295.i, i64 8
  %.fca.1.gep.i298.i = getelementptr inbounds i8, ptr %.150.i297.i, i64 8
  %.75.i300.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i301.i = load i64, ptr %.75.i300.i, align 8, !noalias !33
  %.130.i302.i = getelementptr i8, ptr %.75.i300.i, i64 8
  %.131.i303.i = load i64, ptr %.130.i302.i, align 8, !noalias !33
  store double %.198.i, ptr %.143.i293.i, align 8, !noalias !33
  %.154.i304.i = ptrtoint ptr %.143.i293.i to i64
  store i64 %.154.i304.i, ptr %.148.i295.i, align 8, !noalias !33
  store i64 8, ptr %.150.i297.i, align 8, !noalias !33
  %.159.i305.i = ptrtoint ptr %.145.i294.i to i64
  store i64 %.159.i305.i, ptr %.fca.1.gep3.i296.i, align 8, !noalias !33
  store i64 8, ptr %.fca.1.gep.i298.i, align 8, !noalias !33
  store i64 1, ptr %.152.i299.i, align 8, !noalias !33
  %.171.i306.i = inttoptr i64 %.76.i301.i to ptr
  %.172.i307.i = inttoptr i64 %.131.i303.i to ptr
  call void %.171.i306.i(ptr nonnull %.148.i295.i, ptr nonnull %.152.i299.i, ptr nonnull %.150.i297.i, ptr %.172.i307.i), !noalias !33
  %.174.i308.i = load double, ptr %.145.i294.i, align 8, !noalias !33
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i293.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i294.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i295.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i297.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i299.i), !noalias !0
  %.582.i = fadd double %2, %.174.i308.i
  store double %.170.i292.i, ptr %.583.i, align 8, !noalias !0
  store double %.582.i, ptr %.585.i, align 8, !noalias !0
  %.597.i = ptrtoint ptr %.583.i to i64
  store i64 %.597.i, ptr %.591.i, align 8, !noalias !0
  store i64 8, ptr %.593.i, align 8, !noalias !0
  %.602.i = ptrtoint ptr %.585.i to i64
  store i64 %.602.i, ptr %.fca.1.gep3.i, align 8, !noalias !0
  store i64 8, ptr %.fca.1.gep.i, align 8, !noalias !0
  %.607.i = ptrtoint ptr %.587.i to i64
  store i64 %.607.i, ptr %.fca.2.gep4.i, align 8, !noalias !0
  store i64 8, ptr %.fca.2.gep.i, align 8, !noalias !0
  store i64 1, ptr %.595.i, align 8, !noalias !0
  %.619.i = inttoptr i64 %.492.i to ptr
  %.620.i = inttoptr i64 %.546.i to ptr
  call void %.619.i(ptr nonnull %.591.i, ptr nonnull %.595.i, ptr nonnull %.593.i, ptr %.620.i), !noalias !0
  %.622.i = load double, ptr %.587.i, align 8, !noalias !0
  %arg.loops.4.val.i = load i64, ptr %arg.loops.4, align 8, !noalias !0
  %3 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val181.i = load i64, ptr %3, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i309.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i310.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i311.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i313.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i315.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i310.i, align 8, !noalias !36
  %.fca.1.gep3.i312.i = getelementptr inbounds i8, ptr %.148.i311.i, i64 8
  %.fca.1.gep.i314.i = getelementptr inbounds i8, ptr %.150.i313.i, i64 8
  store double %.170.i292.i, ptr %.143.i309.i, align 8, !noalias !36
  %.154.i316.i = ptrtoint ptr %.143.i309.i to i64
  store i64 %.154.i316.i, ptr %.148.i311.i, align 8, !noalias !36
  store i64 8, ptr %.150.i313.i, align 8, !noalias !36
  %.159.i317.i = ptrtoint ptr %.145.i310.i to i64
  store i64 %.159.i317.i, ptr %.fca.1.gep3.i312.i, align 8, !noalias !36
  store i64 8, ptr %.fca.1.gep.i314.i, align 8, !noalias !36
  store i64 1, ptr %.152.i315.i, align 8, !noalias !36
  %.171.i318.i = inttoptr i64 %arg.loops.4.val.i to ptr
  %.172.i319.i = inttoptr i64 %arg.loops.4.val181.i to ptr
  call void %.171.i318.i(ptr nonnull %.148.i311.i, ptr nonnull %.152.i315.i, ptr nonnull %.150.i313.i, ptr %.172.i319.i), !noalias !36
  %.174.i320.i = load double, ptr %.145.i310.i, align 8, !noalias !36
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i309.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i310.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i311.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i313.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i315.i), !noalias !0
  %arg.loops.4.val182.i = load i64, ptr %arg.loops.4, align 8, !noalias !0
  %arg.loops.4.val183.i = load i64, ptr %3, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i321.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i322.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i323.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i325.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i327.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i322.i, align 8, !noalias !39
  %.fca.1.gep3.i324.i = getelementptr inbounds i8, ptr %.148.i323.i, i64 8
  %.fca.1.gep.i326.i = getelementptr inbounds i8, ptr %.150.i325.i, i64 8
  store double %2, ptr %.143.i321.i, align 8, !noalias !39
  %.154.i328.i = ptrtoint ptr %.143.i321.i to i64
  store i64 %.154.i328.i, ptr %.148.i323.i, align 8, !noalias !39
  store i64 8, ptr %.150.i325.i, align 8, !noalias !39
  %.159.i329.i = ptrtoint ptr %.145.i322.i to i64
  store i64 %.159.i329.i, ptr %.fca.1.gep3.i324.i, align 8, !noalias !39
  store i64 8, ptr %.fca.1.gep.i326.i, align 8, !noalias !39
  store i64 1, ptr %.152.i327.i, align 8, !noalias !39
  %.171.i330.i = inttoptr i64 %arg.loops.4.val182.i to ptr
  %.172.i331.i = inttoptr i64 %arg.loops.4.val183.i to ptr
  call void %.171.i330.i(ptr nonnull %.148.i323.i, ptr nonnull %.152.i327.i, ptr nonnull %.150.i325.i, ptr %.172.i331.i), !noalias !39
  %.174.i332.i = load double, ptr %.145.i322.i, align 8, !noalias !39
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i321.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i322.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i323.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i325.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i327.i), !noalias !0
  %.656.i = fmul double %.144.i, %.174.i320.i
  %.690.i = fmul double %.156.i, %.174.i332.i
  %.694.i = fmul double %.198.i, %.690.i
  %.697.i = fadd double %.656.i, %.694.i
  %.700.i = fmul double %.133.i, %.697.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i333.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i334.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i335.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i337.i), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i339.i), !noalias !0
  store double 0.000000e+00, ptr %.145.i334.i, align 8, !noalias !42
  %.fca.1.gep3.i336.i = getelementptr inbounds i8, ptr %.148.i335.i, i64 8
  %.fca.1.gep.i338.i = getelementptr inbounds i8, ptr %.150.i337.i, i64 8
  %.76.i341.i = load i64, ptr %.75.i300.i, align 8, !noalias !42
  %.131.i343.i = load i64, ptr %.130.i302.i, align 8, !noalias !42
  store double %.700.i, ptr %.143.i333.i, align 8, !noalias !42
  %.154.i344.i = ptrtoint ptr %.143.i333.i to i64
  store i64 %.154.i344.i, ptr %.148.i335.i, align 8, !noalias !42
  store i64 8, ptr %.150.i337.i, align 8, !noalias !42
  %.159.i345.i = ptrtoint ptr %.145.i334.i to i64
  store i64 %.159.i345.i, ptr %.fca.1.gep3.i336.i, align 8, !noalias !42
  store i64 8, ptr %.fca.1.gep.i338.i, align 8, !noalias !42
  store i64 1, ptr %.152.i339.i, align 8, !noalias !42
  %.171.i346.i = inttoptr i64 %.76.i341.i to ptr
  %.172.i347.i = inttoptr i64 %.131.i343.i to ptr
  call void %.171.i346.i(ptr nonnull %.148.i335.i, ptr nonnull %.152.i339.i, ptr nonnull %.150.i337.i, ptr %.172.i347.i), !noalias !42
  %.174.i348.i = load double, ptr %.145.i334.i, align 8, !noalias !42
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i333.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i334.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i335.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i337.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i339.i), !noalias !0
  br label %_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd.exit

_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd.exit: ; preds = %B16.i, %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit243.i, %B560.i
  %.174.i348.sink.i = phi double [ %.174.i348.i, %B560.i ], [ %.354.i, %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit243.i ], [ %.174.i.i, %B16.i ]
  %.622.sink.i = phi double [ %.622.i, %B560.i ], [ %.392.i, %_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit243.i ], [ 0.000000e+00, %B16.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.583.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.585.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.587.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.591.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.593.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.595.i)
  br label %B282

B282:                                             ; preds = %_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd.exit, %entry
  %excess.2.0 = phi double [ %.174.i348.sink.i, %_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd.exit ], [ 0.000000e+00, %entry ]
  %below.2.0 = phi double [ %.622.sink.i, %_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd.exit ], [ 0.000000e+00, %entry ]
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
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i128), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i129), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i130), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i131), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i132), !noalias !45
  store double 0.000000e+00, ptr %.145.i.i129, align 8, !noalias !48
  %.fca.1.gep3.i.i142 = getelementptr inbounds i8, ptr %.148.i.i130, i64 8
  %.fca.1.gep.i.i143 = getelementptr inbounds i8, ptr %.150.i.i131, i64 8
  %.75.i.i144 = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i.i145 = load i64, ptr %.75.i.i144, align 8, !noalias !48
  %.130.i.i146 = getelementptr i8, ptr %.75.i.i144, i64 8
  %.131.i.i147 = load i64, ptr %.130.i.i146, align 8, !noalias !48
  store double %.53.i, ptr %.143.i.i128, align 8, !noalias !48
  %.154.i.i148 = ptrtoint ptr %.143.i.i128 to i64
  store i64 %.154.i.i148, ptr %.148.i.i130, align 8, !noalias !48
  store i64 8, ptr %.150.i.i131, align 8, !noalias !48
  %.159.i.i149 = ptrtoint ptr %.145.i.i129 to i64
  store i64 %.159.i.i149, ptr %.fca.1.gep3.i.i142, align 8, !noalias !48
  store i64 8, ptr %.fca.1.gep.i.i143, align 8, !noalias !48
  store i64 1, ptr %.152.i.i132, align 8, !noalias !48
  %.171.i.i150 = inttoptr i64 %.76.i.i145 to ptr
  %.172.i.i151 = inttoptr i64 %.131.i.i147 to ptr
  call void %.171.i.i150(ptr nonnull %.148.i.i130, ptr nonnull %.152.i.i132, ptr nonnull %.150.i.i131, ptr %.172.i.i151), !noalias !48
  %.174.i.i152 = load double, ptr %.145.i.i129, align 8, !noalias !48
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i128), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i129), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i130), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i131), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i132), !noalias !45
  %.93.i = fmul double %.237, 5.000000e-01
  %.95.i = fmul double %.237, %.93.i
  %.98.i = fsub double %.174.i.i152, %.95.i
  %.99.i = fadd double %.98.i, 0xBFED67F1C864BEB4
  br label %_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit

B174.i:                                           ; preds = %B282
  %.104.i = fcmp olt double %.237, 0.000000e+00
  br i1 %.104.i, label %B186.i, label %B354.i

B186.i:                                           ; preds = %B174.i
  %.114.i = fdiv double %.237, 0xBFF6A09E667F3BCD
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i.i124), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i.i125), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i.i126), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i.i127), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i93.i), !noalias !45
  store double 0.000000e+00, ptr %.141.i.i125, align 8, !noalias !51
  %.fca.1.gep3.i91.i = getelementptr inbounds i8, ptr %.144.i.i126, i64 8
  %.fca.1.gep.i92.i = getelementptr inbounds i8, ptr %.146.i.i127, i64 8
  %.75.idx.i.i134 = mul i64 %arg.loops.5.1, 40
  %.75.i94.i = getelementptr i8, ptr %arg.loops.4, i64 %.75.idx.i.i134
  %.76.i95.i = load i64, ptr %.75.i94.i, align 8, !noalias !51
  %.128.i.i135 = getelementptr i8, ptr %.75.i94.i, i64 8
  %.129.i.i136 = load i64, ptr %.128.i.i135, align 8, !noalias !51
  store double %.114.i, ptr %.139.i.i124, align 8, !noalias !51
  %.150.i96.i = ptrtoint ptr %.139.i.i124 to i64
  store i64 %.150.i96.i, ptr %.144.i.i126, align 8, !noalias !51
  store i64 8, ptr %.146.i.i127, align 8, !noalias !51
  %.155.i.i137 = ptrtoint ptr %.141.i.i125 to i64
  store i64 %.155.i.i137, ptr %.fca.1.gep3.i91.i, align 8, !noalias !51
  store i64 8, ptr %.fca.1.gep.i92.i, align 8, !noalias !51
  store i64 1, ptr %.148.i93.i, align 8, !noalias !51
  %.167.i.i138 = inttoptr i64 %.76.i95.i to ptr
  %.168.i.i139 = inttoptr i64 %.129.i.i136 to ptr
  call void %.167.i.i138(ptr nonnull %.144.i.i126, ptr nonnull %.148.i93.i, ptr nonnull %.146.i.i127, ptr %.168.i.i139), !noalias !51
  %.170.i.i140 = load double, ptr %.141.i.i125, align 8, !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i.i124), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i.i125), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i.i126), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i.i127), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i93.i), !noalias !45
  %.107.i = fmul double %.237, 0x3FF40D931FF62705
  %.144.i141 = fmul double %.107.i, %.170.i.i140
  %.146.i = fadd double %.144.i141, 1.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i97.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i98.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i99.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i101.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i103.i), !noalias !45
  store double 0.000000e+00, ptr %.145.i98.i, align 8, !noalias !54
  %.fca.1.gep3.i100.i = getelementptr inbounds i8, ptr %.148.i99.i, i64 8
  %.fca.1.gep.i102.i = getelementptr inbounds i8, ptr %.150.i101.i, i64 8
  %.75.i104.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i105.i = load i64, ptr %.75.i104.i, align 8, !noalias !54
  %.130.i106.i = getelementptr i8, ptr %.75.i104.i, i64 8
  %.131.i107.i = load i64, ptr %.130.i106.i, align 8, !noalias !54
  store double %.146.i, ptr %.143.i97.i, align 8, !noalias !54
  %.154.i108.i = ptrtoint ptr %.143.i97.i to i64
  store i64 %.154.i108.i, ptr %.148.i99.i, align 8, !noalias !54
  store i64 8, ptr %.150.i101.i, align 8, !noalias !54
  %.159.i109.i = ptrtoint ptr %.145.i98.i to i64
  store i64 %.159.i109.i, ptr %.fca.1.gep3.i100.i, align 8, !noalias !54
  store i64 8, ptr %.fca.1.gep.i102.i, align 8, !noalias !54
  store i64 1, ptr %.152.i103.i, align 8, !noalias !54
  %.171.i110.i = inttoptr i64 %.76.i105.i to ptr
  %.172.i111.i = inttoptr i64 %.131.i107.i to ptr
  call void %.171.i110.i(ptr nonnull %.148.i99.i, ptr nonnull %.152.i103.i, ptr nonnull %.150.i101.i, ptr %.172.i111.i), !noalias !54
  %.174.i112.i = load double, ptr %.145.i98.i, align 8, !noalias !54
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i97.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i98.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i99.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i101.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i103.i), !noalias !45
  %.185.i = fmul double %.237, 5.000000e-01
  %.187.i = fmul double %.237, %.185.i
  %.190.i = fsub double %.174.i112.i, %.187.i
  %.191.i = fadd double %.190.i, 0xBFED67F1C864BEB4
  br label %_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit

B354.i:                                           ; preds = %B174.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i113.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i114.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i115.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i117.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i119.i), !noalias !45
  store double 0.000000e+00, ptr %.141.i114.i, align 8, !noalias !57
  %.fca.1.gep3.i116.i = getelementptr inbounds i8, ptr %.144.i115.i, i64 8
  %.fca.1.gep.i118.i = getelementptr inbounds i8, ptr %.146.i117.i, i64 8
  %.75.idx.i120.i = shl i64 %arg.loops.5.1, 5
  %.75.i121.i = getelementptr i8, ptr %arg.loops.4, i64 %.75.idx.i120.i
  %.76.i122.i = load i64, ptr %.75.i121.i, align 8, !noalias !57
  %.128.i123.i = getelementptr i8, ptr %.75.i121.i, i64 8
  %.129.i124.i = load i64, ptr %.128.i123.i, align 8, !noalias !57
  store double %.237, ptr %.139.i113.i, align 8, !noalias !57
  %.150.i125.i = ptrtoint ptr %.139.i113.i to i64
  store i64 %.150.i125.i, ptr %.144.i115.i, align 8, !noalias !57
  store i64 8, ptr %.146.i117.i, align 8, !noalias !57
  %.155.i126.i = ptrtoint ptr %.141.i114.i to i64
  store i64 %.155.i126.i, ptr %.fca.1.gep3.i116.i, align 8, !noalias !57
  store i64 8, ptr %.fca.1.gep.i118.i, align 8, !noalias !57
  store i64 1, ptr %.148.i119.i, align 8, !noalias !57
  %.167.i127.i = inttoptr i64 %.76.i122.i to ptr
  %.168.i128.i = inttoptr i64 %.129.i124.i to ptr
  call void %.167.i127.i(ptr nonnull %.144.i115.i, ptr nonnull %.148.i119.i, ptr nonnull %.146.i117.i, ptr %.168.i128.i), !noalias !57
  %.170.i129.i = load double, ptr %.141.i114.i, align 8, !noalias !57
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i113.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i114.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i115.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i117.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i119.i), !noalias !45
  %arg.loops.4.val.i133 = load i64, ptr %arg.loops.4, align 8, !noalias !45
  %4 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val88.i = load i64, ptr %4, align 8, !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i130.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i131.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i132.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i134.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i136.i), !noalias !45
  store double 0.000000e+00, ptr %.145.i131.i, align 8, !noalias !60
  %.fca.1.gep3.i133.i = getelementptr inbounds i8, ptr %.148.i132.i, i64 8
  %.fca.1.gep.i135.i = getelementptr inbounds i8, ptr %.150.i134.i, i64 8
  store double %.170.i129.i, ptr %.143.i130.i, align 8, !noalias !60
  %.154.i137.i = ptrtoint ptr %.143.i130.i to i64
  store i64 %.154.i137.i, ptr %.148.i132.i, align 8, !noalias !60
  store i64 8, ptr %.150.i134.i, align 8, !noalias !60
  %.159.i138.i = ptrtoint ptr %.145.i131.i to i64
  store i64 %.159.i138.i, ptr %.fca.1.gep3.i133.i, align 8, !noalias !60
  store i64 8, ptr %.fca.1.gep.i135.i, align 8, !noalias !60
  store i64 1, ptr %.152.i136.i, align 8, !noalias !60
  %.171.i139.i = inttoptr i64 %arg.loops.4.val.i133 to ptr
  %.172.i140.i = inttoptr i64 %arg.loops.4.val88.i to ptr
  call void %.171.i139.i(ptr nonnull %.148.i132.i, ptr nonnull %.152.i136.i, ptr nonnull %.150.i134.i, ptr %.172.i140.i), !noalias !60
  %.174.i141.i = load double, ptr %.145.i131.i, align 8, !noalias !60
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i130.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i131.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i132.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i134.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i136.i), !noalias !45
  %.260.i = fmul double %.237, 5.000000e-01
  %.262.i = fmul double %.237, %.260.i
  %5 = fsub double 0xBFED67F1C864BEB4, %.262.i
  %arg.loops.4.val89.i = load i64, ptr %arg.loops.4, align 8, !noalias !45
  %arg.loops.4.val90.i = load i64, ptr %4, align 8, !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i142.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i143.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i144.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i146.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i148.i), !noalias !45
  store double 0.000000e+00, ptr %.145.i143.i, align 8, !noalias !63
  %.fca.1.gep3.i145.i = getelementptr inbounds i8, ptr %.148.i144.i, i64 8
  %.fca.1.gep.i147.i = getelementptr inbounds i8, ptr %.150.i146.i, i64 8
  store double %5, ptr %.143.i142.i, align 8, !noalias !63
  %.154.i149.i = ptrtoint ptr %.143.i142.i to i64
  store i64 %.154.i149.i, ptr %.148.i144.i, align 8, !noalias !63
  store i64 8, ptr %.150.i146.i, align 8, !noalias !63
  %.159.i150.i = ptrtoint ptr %.145.i143.i to i64
  store i64 %.159.i150.i, ptr %.fca.1.gep3.i145.i, align 8, !noalias !63
  store i64 8, ptr %.fca.1.gep.i147.i, align 8, !noalias !63
  store i64 1, ptr %.152.i148.i, align 8, !noalias !63
  %.171.i151.i = inttoptr i64 %arg.loops.4.val89.i to ptr
  %.172.i152.i = inttoptr i64 %arg.loops.4.val90.i to ptr
  call void %.171.i151.i(ptr nonnull %.148.i144.i, ptr nonnull %.152.i148.i, ptr nonnull %.150.i146.i, ptr %.172.i152.i), !noalias !63
  %.174.i153.i = load double, ptr %.145.i143.i, align 8, !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i142.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i143.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i144.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i146.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i148.i), !noalias !45
  %.256.i = fmul double %.237, %.174.i141.i
  %.295.i = fadd double %.256.i, %.174.i153.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i154.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i155.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i156.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i158.i), !noalias !45
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i160.i), !noalias !45
  store double 0.000000e+00, ptr %.145.i155.i, align 8, !noalias !66
  %.fca.1.gep3.i157.i = getelementptr inbounds i8, ptr %.148.i156.i, i64 8
  %.fca.1.gep.i159.i = getelementptr inbounds i8, ptr %.150.i158.i, i64 8
  %.75.i161.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i162.i = load i64, ptr %.75.i161.i, align 8, !noalias !66
  %.130.i163.i = getelementptr i8, ptr %.75.i161.i, i64 8
  %.131.i164.i = load i64, ptr %.130.i163.i, align 8, !noalias !66
  store double %.295.i, ptr %.143.i154.i, align 8, !noalias !66
  %.154.i165.i = ptrtoint ptr %.143.i154.i to i64
  store i64 %.154.i165.i, ptr %.148.i156.i, align 8, !noalias !66
  store i64 8, ptr %.150.i158.i, align 8, !noalias !66
  %.159.i166.i = ptrtoint ptr %.145.i155.i to i64
  store i64 %.159.i166.i, ptr %.fca.1.gep3.i157.i, align 8, !noalias !66
  store i64 8, ptr %.fca.1.gep.i159.i, align 8, !noalias !66
  store i64 1, ptr %.152.i160.i, align 8, !noalias !66
  %.171.i167.i = inttoptr i64 %.76.i162.i to ptr
  %.172.i168.i = inttoptr i64 %.131.i164.i to ptr
  call void %.171.i167.i(ptr nonnull %.148.i156.i, ptr nonnull %.152.i160.i, ptr nonnull %.150.i158.i, ptr %.172.i168.i), !noalias !66
  %.174.i169.i = load double, ptr %.145.i155.i, align 8, !noalias !66
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i154.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i155.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i156.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i158.i), !noalias !45
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i160.i), !noalias !45
  br label %_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit

_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd.exit: ; preds = %B26.i, %B186.i, %B354.i
  %.174.i169.sink.i = phi double [ %.174.i169.i, %B354.i ], [ %.191.i, %B186.i ], [ %.99.i, %B26.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i153)
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i154)
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i156)
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i)
  store double 0.000000e+00, ptr %.141.i, align 8, !noalias !69
  %.fca.1.gep3.i155 = getelementptr inbounds i8, ptr %.144.i154, i64 8
  %.fca.1.gep.i157 = getelementptr inbounds i8, ptr %.146.i156, i64 8
  %.75.idx.i = shl i64 %arg.loops.5.1, 5
  %.75.i = getelementptr i8, ptr %arg.loops.4, i64 %.75.idx.i
  %.76.i = load i64, ptr %.75.i, align 8, !noalias !69
  %.128.i = getelementptr i8, ptr %.75.i, i64 8
  %.129.i = load i64, ptr %.128.i, align 8, !noalias !69
  store double %.237, ptr %.139.i153, align 8, !noalias !69
  %.150.i = ptrtoint ptr %.139.i153 to i64
  store i64 %.150.i, ptr %.144.i154, align 8, !noalias !69
  store i64 8, ptr %.146.i156, align 8, !noalias !69
  %.155.i = ptrtoint ptr %.141.i to i64
  store i64 %.155.i, ptr %.fca.1.gep3.i155, align 8, !noalias !69
  store i64 8, ptr %.fca.1.gep.i157, align 8, !noalias !69
  store i64 1, ptr %.148.i, align 8, !noalias !69
  %.167.i = inttoptr i64 %.76.i to ptr
  %.168.i158 = inttoptr i64 %.129.i to ptr
  call void %.167.i(ptr nonnull %.144.i154, ptr nonnull %.148.i, ptr nonnull %.146.i156, ptr %.168.i158), !noalias !69
  %.170.i = load double, ptr %.141.i, align 8, !noalias !69
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i153)
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i154)
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i156)
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i)
  store double %.174.i169.sink.i, ptr %retptr, align 8
  %retptr.repack118 = getelementptr inbounds i8, ptr %retptr, i64 8
  store double %.170.i, ptr %retptr.repack118, align 8
  %retptr.repack120 = getelementptr inbounds i8, ptr %retptr, i64 16
  store double %excess.2.0, ptr %retptr.repack120, align 8
  %retptr.repack122 = getelementptr inbounds i8, ptr %retptr, i64 24
  store double %below.2.0, ptr %retptr.repack122, align 8
  ret void
}

declare double @sqrt(double) local_unnamed_addr

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
  %.820.i = alloca [4 x double], align 8
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !72)
  call void @llvm.lifetime.start.p0(ptr nonnull %.820.i)
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.820.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds i8, ptr %.820.i, i64 16
  %.fca.3.gep.i = getelementptr inbounds i8, ptr %.820.i, i64 24
  %.17014.i = icmp sgt i64 %value8, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.820.i, i8 0, i64 32, i1 false), !noalias !75
  br i1 %.17014.i, label %B12.if.i, label %B0.endif.endif.endif.endif.endif.i.i.i

B50.loopexit.i:                                   ; preds = %B12.if.i
  %1 = add nuw nsw i64 %.10.i839.i, 1
  br label %B0.endif.endif.endif.endif.endif.i.i.i

B0.endif.endif.endif.endif.endif.i.i.i:           ; preds = %B50.loopexit.i, %0
  %highest.2.0.lcssa.i = phi i64 [ 1, %0 ], [ %1, %B50.loopexit.i ]
  %.51.i.i.i = shl nuw nsw i64 %highest.2.0.lcssa.i, 2
  %.56.i.i.i = shl nuw nsw i64 %highest.2.0.lcssa.i, 5
  %all.i.i.i.i.i.i = add nuw nsw i64 %.56.i.i.i, 112
  %memory.i.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v161B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit, label %.3.endif.i31.i.i.i

.3.endif.i31.i.i.i:                               ; preds = %B0.endif.endif.endif.endif.endif.i.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !77
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !77
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !77
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 %.56.i.i.i, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !77
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !90
  fence release
  %.4.i.i32.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !90
  %.10.i.i.i.i = icmp eq i64 %.4.i.i32.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %B118.if.i.preheader.i, !prof !91

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i31.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !90
  br label %B118.if.i.preheader.i

.3.endif.i172.i.i:                                ; preds = %B118.if.i.i
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  fence release
  %.4.i.i173.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i.i.i = icmp eq i64 %.4.i.i173.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %.3.endif.i175.i.i, !prof !91

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i172.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %.3.endif.i175.i.i

.3.endif.i175.i.i:                                ; preds = %.3.endif.if.i.i.i, %.3.endif.i172.i.i
  fence release
  %.4.i.i176.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  %.10.i177.i.i = icmp eq i64 %.4.i.i176.i.i, 1
  br i1 %.10.i177.i.i, label %.3.endif.if.i178.i.i, label %B50.endif.i, !prof !91

.3.endif.if.i178.i.i:                             ; preds = %.3.endif.i175.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !92
  br label %B50.endif.i

B118.if.i.preheader.i:                            ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i31.i.i.i
  %.4.i.i182.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !92
  br label %B118.if.i.i

B118.if.i.i:                                      ; preds = %B118.if.i.i, %B118.if.i.preheader.i
  %.135.0199.i.i = phi i64 [ %.197.i.i, %B118.if.i.i ], [ %.51.i.i.i, %B118.if.i.preheader.i ]
  %.132.0198.i.i = phi i64 [ %.201.i.i, %B118.if.i.i ], [ 0, %B118.if.i.preheader.i ]
  %.197.i.i = add nsw i64 %.135.0199.i.i, -1
  %.201.i.i = add nuw nsw i64 %.132.0198.i.i, 1
  %.240.i.i = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.132.0198.i.i
  store double 0x7FF8000000000000, ptr %.240.i.i, align 8, !noalias !92
  %.188.i.i = icmp ugt i64 %.135.0199.i.i, 1
  br i1 %.188.i.i, label %B118.if.i.i, label %.3.endif.i172.i.i

B294.i:                                           ; preds = %B244.if.i, %B174.if.i
  %best.2.1.lcssa.i = phi i64 [ 0, %B174.if.i ], [ %.10.i841.i, %B244.if.i ]
  %.709.not.i = icmp sgt i64 %best.2.1.lcssa.i, %too_low.2.031.i
  br i1 %.709.not.i, label %B344.preheader.i, label %B907.i

B344.preheader.i:                                 ; preds = %B294.i
  %.729.i = add nuw nsw i64 %best.2.1.lcssa.i, 1
  %2 = getelementptr double, ptr %value11, i64 %.362.028.i
  %3 = getelementptr double, ptr %value13, i64 %.362.028.i
  br label %B344.i

B344.i:                                           ; preds = %NRT_decref.exit.i, %B344.preheader.i
  %tried.2.2.i = phi i64 [ %.1445.0.i, %NRT_decref.exit.i ], [ %best.2.1.lcssa.i, %B344.preheader.i ]
  %high.3.2.i = phi i64 [ %high.2.4.i, %NRT_decref.exit.i ], [ %.729.i, %B344.preheader.i ]
  %low.3.2.i = phi i64 [ %low.2.4.i, %NRT_decref.exit.i ], [ 0, %B344.preheader.i ]
  %.809.idx.i = shl nuw nsw i64 %tried.2.2.i, 5
  %.809.i = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 %.809.idx.i
  %.810.i = load double, ptr %.809.i, align 32, !noalias !75
  %.811.i = fcmp uno double %.810.i, 0.000000e+00
  %.815.i = uitofp i64 %tried.2.2.i to double
  br i1 %.811.i, label %B400.i, label %.3.endif.i.i

B400.i:                                           ; preds = %B344.i
  call fastcc void @_ZN6swathe4core10statistics14evalue_kernels7_withinB3v93B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddx(ptr %.820.i, ptr readonly %value0, i64 %value2, ptr readonly %value3, double %.815.i, double %value5, i64 %value6)
  %.840.fca.3.load.i = load double, ptr %.fca.3.gep.i, align 8, !noalias !75
  %.840.fca.2.load.i = load double, ptr %.fca.2.gep.i, align 8, !noalias !75
  %.840.fca.1.load.i = load double, ptr %.fca.1.gep.i, align 8, !noalias !75
  %.840.fca.0.load.i = load double, ptr %.820.i, align 8, !noalias !75
  store double %.840.fca.0.load.i, ptr %.809.i, align 32, !noalias !75
  %.974.i = getelementptr i8, ptr %.809.i, i64 8
  store double %.840.fca.1.load.i, ptr %.974.i, align 8, !noalias !75
  %.1029.i = getelementptr i8, ptr %.809.i, i64 16
  store double %.840.fca.2.load.i, ptr %.1029.i, align 16, !noalias !75
  %.1084.i = getelementptr i8, ptr %.809.i, i64 24
  store double %.840.fca.3.load.i, ptr %.1084.i, align 8, !noalias !75
  br label %.3.endif.i.i

.3.endif.i.i:                                     ; preds = %B400.i, %B344.i
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !75
  %.1187.i = load double, ptr %.809.i, align 32, !noalias !75
  %.1215.i = getelementptr i8, ptr %.809.i, i64 8
  %.1216.i = load double, ptr %.1215.i, align 8, !noalias !75
  %.1244.i = getelementptr i8, ptr %.809.i, i64 16
  %.1245.i = load double, ptr %.1244.i, align 16, !noalias !75
  %.1273.i = getelementptr i8, ptr %.809.i, i64 24
  %.1274.i = load double, ptr %.1273.i, align 8, !noalias !75
  %.1319.i = load double, ptr %2, align 8, !noalias !75
  %.1350.i = load double, ptr %3, align 8, !noalias !75
  call void @llvm.lifetime.start.p0(ptr nonnull %.51.i.i), !noalias !75
  call fastcc void @_ZN6swathe4core10statistics14evalue_kernels7_withinB3v93B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddx(ptr %.51.i.i, ptr readonly %value0, i64 %value2, ptr readonly %value3, double %.815.i, double %.1319.i, i64 %value6)
  %.71.fca.0.load.i.i = load double, ptr %.51.i.i, align 8, !noalias !93
  %.71.fca.1.load.i.i = load double, ptr %.fca.1.gep31.i.i, align 8, !noalias !93
  %.71.fca.2.load.i.i = load double, ptr %.fca.2.gep.i.i, align 8, !noalias !93
  %.71.fca.3.load.i.i = load double, ptr %.fca.3.gep.i.i, align 8, !noalias !93
  %.64.i.i.i = load double, ptr %.63.i.i.i, align 8, !noalias !96
  %.93.i.i.i = load double, ptr %.92.i.i.i, align 8, !noalias !96
  %.94.i.i.i = fmul double %.93.i.i.i, %.815.i
  %.123.i.i.i = load double, ptr %.122.i.i.i, align 8, !noalias !96
  %.124.i.i.i = fadd double %.94.i.i.i, %.123.i.i.i
  %.12.i.i.i.i = fcmp ogt double %.124.i.i.i, %.64.i.i.i
  %.13.i.i.i.i = select i1 %.12.i.i.i.i, double %.124.i.i.i, double %.64.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i.i.i), !noalias !96
  store double 0.000000e+00, ptr %.145.i.i.i.i, align 8, !noalias !99
  %.76.i.i.i.i = load i64, ptr %.75.i.i.i.i, align 8, !noalias !99
  %.131.i.i.i.i = load i64, ptr %.130.i.i.i.i, align 8, !noalias !99
  store double %.13.i.i.i.i, ptr %.143.i.i.i.i, align 8, !noalias !99
  store i64 %.154.i.i.i.i, ptr %.148.i.i.i.i, align 8, !noalias !99
  store i64 8, ptr %.150.i.i.i.i, align 8, !noalias !99
  store i64 %.159.i.i.i.i, ptr %.fca.1.gep3.i.i.i.i, align 8, !noalias !99
  store i64 8, ptr %.fca.1.gep.i.i.i.i, align 8, !noalias !99
  store i64 1, ptr %.152.i.i.i.i, align 8, !noalias !99
  %.171.i.i.i.i = inttoptr i64 %.76.i.i.i.i to ptr
  %.172.i.i.i.i = inttoptr i64 %.131.i.i.i.i to ptr
  call void %.171.i.i.i.i(ptr nonnull %.148.i.i.i.i, ptr nonnull %.152.i.i.i.i, ptr nonnull %.150.i.i.i.i, ptr %.172.i.i.i.i), !noalias !99
  %.174.i.i.i.i = load double, ptr %.145.i.i.i.i, align 8, !noalias !99
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i.i.i), !noalias !96
  %.212.i.i.i = load double, ptr %.211.i.i.i, align 8, !noalias !96
  %.241.i.i.i = load double, ptr %.240.i.i.i, align 8, !noalias !96
  %.242.i.i.i = fmul double %.241.i.i.i, %.815.i
  %.271.i.i.i = load double, ptr %.270.i.i.i, align 8, !noalias !96
  %.275.i.i.i = fadd double %.242.i.i.i, %.271.i.i.i
  %.12.i95.i.i.i = fcmp ogt double %.275.i.i.i, %.212.i.i.i
  %.13.i96.i.i.i = select i1 %.12.i95.i.i.i, double %.275.i.i.i, double %.212.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i97.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i98.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i99.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i101.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i103.i.i.i), !noalias !96
  store double 0.000000e+00, ptr %.145.i98.i.i.i, align 8, !noalias !102
  %.76.i105.i.i.i = load i64, ptr %.75.i.i.i.i, align 8, !noalias !102
  %.131.i107.i.i.i = load i64, ptr %.130.i.i.i.i, align 8, !noalias !102
  store double %.13.i96.i.i.i, ptr %.143.i97.i.i.i, align 8, !noalias !102
  store i64 %.154.i108.i.i.i, ptr %.148.i99.i.i.i, align 8, !noalias !102
  store i64 8, ptr %.150.i101.i.i.i, align 8, !noalias !102
  store i64 %.159.i109.i.i.i, ptr %.fca.1.gep3.i100.i.i.i, align 8, !noalias !102
  store i64 8, ptr %.fca.1.gep.i102.i.i.i, align 8, !noalias !102
  store i64 1, ptr %.152.i103.i.i.i, align 8, !noalias !102
  %.171.i110.i.i.i = inttoptr i64 %.76.i105.i.i.i to ptr
  %.172.i111.i.i.i = inttoptr i64 %.131.i107.i.i.i to ptr
  call void %.171.i110.i.i.i(ptr nonnull %.148.i99.i.i.i, ptr nonnull %.152.i103.i.i.i, ptr nonnull %.150.i101.i.i.i, ptr %.172.i111.i.i.i), !noalias !102
  %.174.i112.i.i.i = load double, ptr %.145.i98.i.i.i, align 8, !noalias !102
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i97.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i98.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i99.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i101.i.i.i), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i103.i.i.i), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %.202.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.204.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.206.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.210.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.212.i36.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.214.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.278.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.280.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.282.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.286.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.288.i.i.i), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %.290.i.i.i), !noalias !93
  store double 0.000000e+00, ptr %.206.i.i.i, align 8, !noalias !105
  store double 0.000000e+00, ptr %.282.i.i.i, align 8, !noalias !105
  %.120.i.i.i = load i64, ptr %.119.i.i.i, align 8, !noalias !105
  %.173.i.i.i = load i64, ptr %.172.i.i.i, align 8, !noalias !105
  %.190.i.i.i = fadd double %.1187.i, %.174.i.i.i.i
  %.193.i.i.i = fadd double %.71.fca.0.load.i.i, %.190.i.i.i
  %.197.i.i.i = fadd double %.1216.i, %.174.i112.i.i.i
  %.200.i.i.i = fadd double %.71.fca.1.load.i.i, %.197.i.i.i
  store double %.193.i.i.i, ptr %.202.i.i.i, align 8, !noalias !105
  store double %.200.i.i.i, ptr %.204.i.i.i, align 8, !noalias !105
  store i64 %.216.i.i.i, ptr %.210.i.i.i, align 8, !noalias !105
  store i64 8, ptr %.212.i36.i.i, align 8, !noalias !105
  store i64 %.221.i.i.i, ptr %.fca.1.gep10.i.i.i, align 8, !noalias !105
  store i64 8, ptr %.fca.1.gep7.i.i.i, align 8, !noalias !105
  store i64 %.226.i.i.i, ptr %.fca.2.gep11.i.i.i, align 8, !noalias !105
  store i64 8, ptr %.fca.2.gep8.i.i.i, align 8, !noalias !105
  store i64 1, ptr %.214.i.i.i, align 8, !noalias !105
  %.238.i.i.i = inttoptr i64 %.120.i.i.i to ptr
  %.239.i.i.i = inttoptr i64 %.173.i.i.i to ptr
  call void %.238.i.i.i(ptr nonnull %.210.i.i.i, ptr nonnull %.214.i.i.i, ptr nonnull %.212.i36.i.i, ptr %.239.i.i.i), !noalias !105
  %.241.i37.i.i = load double, ptr %.206.i.i.i, align 8, !noalias !105
  br i1 %.249.not.i.i.i, label %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i, label %B188.i.i.i

B188.i.i.i:                                       ; preds = %.3.endif.i.i
  %.254.i.i.i = fadd double %.1274.i, %.174.i112.i.i.i
  %.259.i.i.i = fadd double %.71.fca.3.load.i.i, %.254.i.i.i
  %.276.i.i.i = fadd double %.1245.i, %.71.fca.2.load.i.i
  store double %.276.i.i.i, ptr %.278.i.i.i, align 8, !noalias !105
  store double %.259.i.i.i, ptr %.280.i.i.i, align 8, !noalias !105
  store i64 %.292.i.i.i, ptr %.286.i.i.i, align 8, !noalias !105
  store i64 8, ptr %.288.i.i.i, align 8, !noalias !105
  store i64 %.297.i.i.i, ptr %.fca.1.gep3.i.i.i, align 8, !noalias !105
  store i64 8, ptr %.fca.1.gep.i.i.i, align 8, !noalias !105
  store i64 %.302.i.i.i, ptr %.fca.2.gep4.i.i.i, align 8, !noalias !105
  store i64 8, ptr %.fca.2.gep.i.i.i, align 8, !noalias !105
  store i64 1, ptr %.290.i.i.i, align 8, !noalias !105
  call void %.238.i.i.i(ptr nonnull %.286.i.i.i, ptr nonnull %.290.i.i.i, ptr nonnull %.288.i.i.i, ptr %.239.i.i.i), !noalias !105
  %.317.i.i.i = load double, ptr %.282.i.i.i, align 8, !noalias !105
  %.323.i.i.i = fadd double %.241.i37.i.i, 0xC0126BB1BBB55515
  %.12.i.i38.i.i = fcmp ogt double %.323.i.i.i, %.317.i.i.i
  %.13.i.i39.i.i = select i1 %.12.i.i38.i.i, double %.323.i.i.i, double %.317.i.i.i
  br label %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i

_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i: ; preds = %B188.i.i.i, %.3.endif.i.i
  %pairs.2.0.i.i.i = phi double [ %.13.i.i39.i.i, %B188.i.i.i ], [ %.241.i37.i.i, %.3.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.202.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.204.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.206.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.210.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.212.i36.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.214.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.278.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.280.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.282.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.286.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.288.i.i.i), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %.290.i.i.i), !noalias !93
  %.196.i.i = load double, ptr %.195.i.i, align 8, !noalias !93
  %.197.i829.i = fadd double %pairs.2.0.i.i.i, %.196.i.i
  %.226.i.i = load double, ptr %value3, align 8, !noalias !93
  %.230.i.i = fmul double %.226.i.i, %.815.i
  %.231.i.i = fsub double %.197.i829.i, %.230.i.i
  %.235.i.i = fdiv double %.231.i.i, 0x40026BB1BBB55516
  %.236.i.i = fadd double %.1350.i, %.235.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.51.i.i), !noalias !75
  fence release
  %.4.i.i832.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !75
  %.10.i.i = icmp eq i64 %.4.i.i832.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !91

.3.endif.if.i.i:                                  ; preds = %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !75
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx.exit.i
  %.1393.i = fcmp ugt double %.236.i.i, %value15
  %low.2.4.i = select i1 %.1393.i, i64 %tried.2.2.i, i64 %low.3.2.i
  %high.2.4.i = select i1 %.1393.i, i64 %high.3.2.i, i64 %tried.2.2.i
  %.1437.i = add nuw nsw i64 %low.2.4.i, %high.2.4.i
  %.1445.0.i = lshr i64 %.1437.i, 1
  %.1482.i = sub nsw i64 %high.2.4.i, %low.2.4.i
  %.1487.i = icmp sgt i64 %.1482.i, 1
  br i1 %.1487.i, label %B344.i, label %B742.i

B742.i:                                           ; preds = %NRT_decref.exit.i
  %.13.i.i = call i64 @llvm.smax.i64(i64 %low.2.4.i, i64 %too_low.2.031.i)
  %too_low.4.2.i = select i1 %.249.not.i.i.i, i64 %too_low.2.031.i, i64 %.13.i.i
  %.1554.not.i = icmp sgt i64 %high.2.4.i, %best.2.1.lcssa.i
  br i1 %.1554.not.i, label %B907.i, label %B790.i

B790.i:                                           ; preds = %B742.i
  %.1596.i = load i64, ptr %5, align 8, !noalias !75
  %.1630.i = load i64, ptr %6, align 8, !noalias !75
  %.1667.i = sub i64 %.1630.i, %.1596.i
  %.171322.not.i = icmp slt i64 %.1667.i, 1
  br i1 %.171322.not.i, label %B907.i, label %B852.if.i

B880.i:                                           ; preds = %B852.if.i
  %.1810.i = icmp slt i64 %found.2.325.i, 0
  %.1811.i = select i1 %.1810.i, i64 %value17, i64 0
  %4 = getelementptr i64, ptr %value16, i64 %found.2.325.i
  %.1825.i = getelementptr i64, ptr %4, i64 %.1811.i
  store i64 %.1654.023.i, ptr %.1825.i, align 8, !noalias !75
  %.1830.i = add nsw i64 %found.2.325.i, 1
  br label %B900.i

B900.i:                                           ; preds = %B852.if.i, %B880.i
  %found.3.4.i = phi i64 [ %.1830.i, %B880.i ], [ %found.2.325.i, %B852.if.i ]
  %.1713.i = icmp ugt i64 %.1657.024.i, 1
  br i1 %.1713.i, label %B852.if.i, label %B907.i

.3.endif.i834.i:                                  ; preds = %B907.i, %B50.endif.i
  %found.4.0.lcssa.i = phi i64 [ 0, %B50.endif.i ], [ %found.5.1.i, %B907.i ]
  fence release
  %.4.i.i835.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !75
  %.10.i836.i = icmp eq i64 %.4.i.i835.i, 1
  br i1 %.10.i836.i, label %.3.endif.if.i837.i, label %NRT_decref.exit838.i, !prof !91

.3.endif.if.i837.i:                               ; preds = %.3.endif.i834.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !75
  br label %NRT_decref.exit838.i

NRT_decref.exit838.i:                             ; preds = %.3.endif.if.i837.i, %.3.endif.i834.i
  store i64 %found.4.0.lcssa.i, ptr %results, align 8, !alias.scope !72, !noalias !108
  br label %_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v161B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit

B907.i:                                           ; preds = %B900.i, %B790.i, %B742.i, %B294.i
  %found.5.1.i = phi i64 [ %found.4.030.i, %B294.i ], [ %found.4.030.i, %B742.i ], [ %found.4.030.i, %B790.i ], [ %found.3.4.i, %B900.i ]
  %too_low.3.1.i = phi i64 [ %too_low.2.031.i, %B294.i ], [ %too_low.4.2.i, %B742.i ], [ %too_low.4.2.i, %B790.i ], [ %too_low.4.2.i, %B900.i ]
  %.419.i = icmp sgt i64 %.365.029.i, 1
  br i1 %.419.i, label %B174.if.i, label %.3.endif.i834.i

B12.if.i:                                         ; preds = %0, %B12.if.i
  %highest.2.016.i = phi i64 [ %.10.i839.i, %B12.if.i ], [ 0, %0 ]
  %.124.015.i = phi i64 [ %.191.i, %B12.if.i ], [ 0, %0 ]
  %.182.i = shl i64 %.124.015.i, 2
  %.186.i = getelementptr i8, ptr %value7, i64 %.182.i
  %.188.i = load i32, ptr %.186.i, align 4, !noalias !75
  %.191.i = add nuw nsw i64 %.124.015.i, 1
  %.8.i.i = sext i32 %.188.i to i64
  %.10.i839.i = tail call i64 @llvm.smax.i64(i64 %highest.2.016.i, i64 %.8.i.i)
  %.170.i = icmp slt i64 %.191.i, %value8
  br i1 %.170.i, label %B12.if.i, label %B50.loopexit.i

B50.endif.i:                                      ; preds = %.3.endif.if.i178.i.i, %.3.endif.i175.i.i
  %.41927.not.i = icmp slt i64 %value12, 1
  br i1 %.41927.not.i, label %.3.endif.i834.i, label %B174.if.lr.ph.i

B174.if.lr.ph.i:                                  ; preds = %B50.endif.i
  %.fca.1.gep31.i.i = getelementptr inbounds i8, ptr %.51.i.i, i64 8
  %.fca.2.gep.i.i = getelementptr inbounds i8, ptr %.51.i.i, i64 16
  %.fca.3.gep.i.i = getelementptr inbounds i8, ptr %.51.i.i, i64 24
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
  %too_low.2.031.i = phi i64 [ 0, %B174.if.lr.ph.i ], [ %too_low.3.1.i, %B907.i ]
  %found.4.030.i = phi i64 [ 0, %B174.if.lr.ph.i ], [ %found.5.1.i, %B907.i ]
  %.365.029.i = phi i64 [ %value12, %B174.if.lr.ph.i ], [ %.428.i, %B907.i ]
  %.362.028.i = phi i64 [ 0, %B174.if.lr.ph.i ], [ %.432.i, %B907.i ]
  %.428.i = add nsw i64 %.365.029.i, -1
  %.432.i = add nuw nsw i64 %.362.028.i, 1
  %5 = getelementptr i64, ptr %value9, i64 %.362.028.i
  %.493.i = load i64, ptr %5, align 8, !noalias !75
  %6 = getelementptr i8, ptr %5, i64 8
  %.525.i = load i64, ptr %6, align 8, !noalias !75
  %.562.i = sub i64 %.525.i, %.493.i
  %.60517.not.i = icmp slt i64 %.562.i, 1
  br i1 %.60517.not.i, label %B294.i, label %B244.if.i

B244.if.i:                                        ; preds = %B174.if.i, %B244.if.i
  %best.2.120.i = phi i64 [ %.10.i841.i, %B244.if.i ], [ 0, %B174.if.i ]
  %.552.019.i = phi i64 [ %.614.i, %B244.if.i ], [ %.562.i, %B174.if.i ]
  %.549.018.i = phi i64 [ %.618.i, %B244.if.i ], [ %.493.i, %B174.if.i ]
  %.614.i = add nsw i64 %.552.019.i, -1
  %.618.i = add i64 %.549.018.i, 1
  %.656.i = icmp slt i64 %.549.018.i, 0
  %.657.i = select i1 %.656.i, i64 %value8, i64 0
  %7 = getelementptr i32, ptr %value7, i64 %.549.018.i
  %.671.i = getelementptr i32, ptr %7, i64 %.657.i
  %.672.i = load i32, ptr %.671.i, align 4, !noalias !75
  %.8.i840.i = sext i32 %.672.i to i64
  %.10.i841.i = call i64 @llvm.smax.i64(i64 %best.2.120.i, i64 %.8.i840.i)
  %.605.i = icmp ugt i64 %.552.019.i, 1
  br i1 %.605.i, label %B244.if.i, label %B294.i

B852.if.i:                                        ; preds = %B790.i, %B900.i
  %found.2.325.i = phi i64 [ %found.3.4.i, %B900.i ], [ %found.4.030.i, %B790.i ]
  %.1657.024.i = phi i64 [ %.1722.i, %B900.i ], [ %.1667.i, %B790.i ]
  %.1654.023.i = phi i64 [ %.1726.i, %B900.i ], [ %.1596.i, %B790.i ]
  %.1722.i = add nsw i64 %.1657.024.i, -1
  %.1726.i = add i64 %.1654.023.i, 1
  %.1774.i = icmp slt i64 %.1654.023.i, 0
  %.1775.i = select i1 %.1774.i, i64 %value8, i64 0
  %8 = getelementptr i32, ptr %value7, i64 %.1654.023.i
  %.1789.i = getelementptr i32, ptr %8, i64 %.1775.i
  %.1790.i = load i32, ptr %.1789.i, align 4, !noalias !75
  %.1792.i = sext i32 %.1790.i to i64
  %.1793.not.i = icmp sgt i64 %high.2.4.i, %.1792.i
  br i1 %.1793.not.i, label %B900.i, label %B880.i

_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v161B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B0.endif.endif.endif.endif.endif.i.i.i, %NRT_decref.exit838.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit838.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.820.i)
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v94B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d: %retptr"}
!8 = distinct !{!8, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d: %retptr"}
!11 = distinct !{!11, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!15 = !{!16, !13, !1}
!16 = distinct !{!16, !17, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d: %retptr"}
!17 = distinct !{!17, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!20 = distinct !{!20, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB3v98B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!21 = !{!22, !19, !1}
!22 = distinct !{!22, !23, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d: %retptr"}
!23 = distinct !{!23, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d"}
!24 = !{!25, !1}
!25 = distinct !{!25, !26, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!26 = distinct !{!26, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!27 = !{!28, !1}
!28 = distinct !{!28, !29, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!29 = distinct !{!29, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!30 = !{!31, !1}
!31 = distinct !{!31, !32, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_284_29d: %retptr"}
!32 = distinct !{!32, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_284_29d"}
!33 = !{!34, !1}
!34 = distinct !{!34, !35, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!35 = distinct !{!35, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!36 = !{!37, !1}
!37 = distinct !{!37, !38, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!38 = distinct !{!38, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!39 = !{!40, !1}
!40 = distinct !{!40, !41, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!41 = distinct !{!41, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!42 = !{!43, !1}
!43 = distinct !{!43, !44, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!44 = distinct !{!44, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!47 = distinct !{!47, !"_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!48 = !{!49, !46}
!49 = distinct !{!49, !50, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!50 = distinct !{!50, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!51 = !{!52, !46}
!52 = distinct !{!52, !53, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d: %retptr"}
!53 = distinct !{!53, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v97B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_285_29d"}
!54 = !{!55, !46}
!55 = distinct !{!55, !56, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!56 = distinct !{!56, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!57 = !{!58, !46}
!58 = distinct !{!58, !59, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_284_29d: %retptr"}
!59 = distinct !{!59, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_284_29d"}
!60 = !{!61, !46}
!61 = distinct !{!61, !62, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!62 = distinct !{!62, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!63 = !{!64, !46}
!64 = distinct !{!64, !65, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!65 = distinct !{!65, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v100B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!66 = !{!67, !46}
!67 = distinct !{!67, !68, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!68 = distinct !{!68, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!69 = !{!70}
!70 = distinct !{!70, !71, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_284_29d: %retptr"}
!71 = distinct !{!71, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_284_29d"}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v161B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!74 = distinct !{!74, !"_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v161B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE"}
!75 = !{!73, !76}
!76 = distinct !{!76, !74, !"_ZN6swathe4core10statistics14evalue_kernels12within_boundB4v161B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi1E1C7mutable7alignedE: %excinfo"}
!77 = !{!78, !80, !81, !83, !84, !86, !87, !89, !73, !76}
!78 = distinct !{!78, !79, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!79 = distinct !{!79, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!80 = distinct !{!80, !79, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!81 = distinct !{!81, !82, !"_ZN5numba2np8arrayobj15_call_allocatorB3v51B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!82 = distinct !{!82, !"_ZN5numba2np8arrayobj15_call_allocatorB3v51B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!83 = distinct !{!83, !82, !"_ZN5numba2np8arrayobj15_call_allocatorB3v51B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!84 = distinct !{!84, !85, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE18class_28float64_29: %retptr"}
!85 = distinct !{!85, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE18class_28float64_29"}
!86 = distinct !{!86, !85, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE18class_28float64_29: %excinfo"}
!87 = distinct !{!87, !88, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v163B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEd27omitted_28default_3dNone_29: %retptr"}
!88 = distinct !{!88, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v163B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEd27omitted_28default_3dNone_29"}
!89 = distinct !{!89, !88, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v163B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EEd27omitted_28default_3dNone_29: %excinfo"}
!90 = !{!84, !86, !87, !89, !73, !76}
!91 = !{!"branch_weights", i32 1, i32 99}
!92 = !{!87, !89, !73, !76}
!93 = !{!94, !73, !76}
!94 = distinct !{!94, !95, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx: %retptr"}
!95 = distinct !{!95, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEddx"}
!96 = !{!97, !94, !73, !76}
!97 = distinct !{!97, !98, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!98 = distinct !{!98, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!99 = !{!100, !97, !94, !73, !76}
!100 = distinct !{!100, !101, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!101 = distinct !{!101, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!102 = !{!103, !97, !94, !73, !76}
!103 = distinct !{!103, !104, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!104 = distinct !{!104, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB3v96B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!105 = !{!106, !94, !73, !76}
!106 = distinct !{!106, !107, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx: %retptr"}
!107 = distinct !{!107, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EEx"}
!108 = !{!76}
