; {"digest": "714d82d2e8d9512412451f2899554de34bfac2fe792a6193b22af399e619f0dd", "takes": [["int64", 2], ["float64", 1], ["float64", 0], ["int32", 1], ["int64", 1], ["int64", 1], ["int64", 0], ["float64", 3], ["float64", 0], ["float64", 1]], "gives": ["int64"], "calls": ["erfc", "exp", "free", "log", "log1p", "malloc", "sqrt"]}
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.30 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.31 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.26 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.30, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.31, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.28 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.29 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.27 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.28, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.29, ptr null, i32 0 }
@.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28.sha1 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@.const.picklebuf.a832a7f8175c2530692ab82e581e246bf5646a28 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28, i32 70, ptr @.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28.sha1, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.16 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.17 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.12 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.16, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.17, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.14 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.15 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.13 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.14, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.15, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.36 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.37 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.35 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.36, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.37, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.72 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.73 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.71 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.72, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.73, ptr null, i32 0 }

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v110B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd27Literal_5bbool_5d_28True_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.s, double %arg.length) unnamed_addr {
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
  %.77 = getelementptr i8, ptr %arg.p.4, i64 16
  %.78 = load double, ptr %.77, align 8
  %.107 = getelementptr i8, ptr %arg.p.4, i64 24
  %.108 = load double, ptr %.107, align 8
  %.140 = getelementptr i8, ptr %arg.p.4, i64 48
  %.141 = load double, ptr %.140, align 8
  %.169 = getelementptr i8, ptr %arg.p.4, i64 32
  %.170 = load double, ptr %.169, align 8
  %.171 = fmul double %arg.s, %.170
  %.199 = getelementptr i8, ptr %arg.p.4, i64 40
  %.200 = load double, ptr %.199, align 8
  %.204 = fadd double %.171, %.200
  %.12.i = fcmp ogt double %.204, %.141
  %.13.i = select i1 %.12.i, double %.204, double %.141
  %.79 = fmul double %arg.s, %.78
  %.109 = fadd double %.79, %.108
  %.240 = fsub double %arg.length, %.109
  %.242 = tail call double @sqrt(double %.13.i)
  %.246 = fdiv double %.240, %.242
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
  %.35.i = fcmp ogt double %.109, 0.000000e+00
  br i1 %.35.i, label %B98.i, label %B16.i

B16.i:                                            ; preds = %entry
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
  store double %.240, ptr %.143.i.i, align 8, !noalias !4
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

B98.i:                                            ; preds = %entry
  %.125.i = fmul double %arg.length, %.13.i
  %.132.i = fdiv double %.125.i, %.109
  %.133.i = tail call double @sqrt(double %.132.i), !noalias !0
  %.144.i = fdiv double %.240, %.133.i
  %.147.i = fadd double %arg.length, %.109
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
  %arg.loops.4.val164.i = load i64, ptr %arg.loops.4, align 8, !noalias !0
  %3 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val165.i = load i64, ptr %3, align 8, !noalias !0
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
  %.171.i256.i = inttoptr i64 %arg.loops.4.val164.i to ptr
  %.172.i257.i = inttoptr i64 %arg.loops.4.val165.i to ptr
  call void %.171.i256.i(ptr nonnull %.148.i249.i, ptr nonnull %.152.i253.i, ptr nonnull %.150.i251.i, ptr %.172.i257.i), !noalias !29
  %.174.i258.i = load double, ptr %.145.i248.i, align 8, !noalias !29
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i247.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i248.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i249.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i251.i), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i253.i), !noalias !0
  %arg.loops.4.val.i = load i64, ptr %arg.loops.4, align 8, !noalias !0
  %arg.loops.4.val163.i = load i64, ptr %3, align 8, !noalias !0
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
  %.171.i268.i = inttoptr i64 %arg.loops.4.val.i to ptr
  %.172.i269.i = inttoptr i64 %arg.loops.4.val163.i to ptr
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
  %.274.sroa.6.0 = phi double [ %.382.i, %B256.endif.endif.endif.endif.i ], [ 0.000000e+00, %B16.i ], [ %.607.i, %B532.endif.i ]
  %.274.sroa.0.0 = phi double [ %.344.i, %B256.endif.endif.endif.endif.i ], [ %.174.i.i, %B16.i ], [ %.174.i286.i, %B532.endif.i ]
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
  call void @llvm.lifetime.start.p0(ptr nonnull %.115.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.2.i)
  store ptr null, ptr %excinfo.2.i, align 8, !noalias !38
  %.28.i = fcmp olt double %.246, -5.000000e+01
  br i1 %.28.i, label %B26.i, label %B174.i

B26.i:                                            ; preds = %B240.endif
  %.32.i = fmul double %.246, %.246
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
  %.93.i = fmul double %.246, 5.000000e-01
  %.95.i = fmul double %.246, %.93.i
  %.98.i = fsub double %.174.i.i139, %.95.i
  %.99.i = fadd double %.98.i, 0xBFED67F1C864BEB4
  br label %B282.endif

B174.i:                                           ; preds = %B240.endif
  %.104.i = fcmp olt double %.246, 0.000000e+00
  br i1 %.104.i, label %B186.i, label %B340.endif.i

B186.i:                                           ; preds = %B174.i
  %.114.i = fdiv double %.246, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.115.i, align 8, !noalias !38
  %.119.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.115.i, ptr %excinfo.2.i, double %.114.i), !noalias !38
  %.121.not.i = icmp eq i32 %.119.i, 0
  br i1 %.121.not.i, label %B186.endif.endif.i, label %B282.if, !prof !7

B186.endif.endif.i:                               ; preds = %B186.i
  %.129.i = load double, ptr %.115.i, align 8, !noalias !38
  %.107.i = fmul double %.246, 0x3FF40D931FF62705
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
  %.180.i = fmul double %.246, 5.000000e-01
  %.182.i = fmul double %.246, %.180.i
  %.185.i = fsub double %.174.i95.i, %.182.i
  %.186.i = fadd double %.185.i, 0xBFED67F1C864BEB4
  br label %B282.endif

B340.endif.i:                                     ; preds = %B174.i
  %.67.i.i123 = fdiv double %.246, 0x3FF6A09E667F3BCD
  %.70.i.i124 = call double @erfc(double %.67.i.i123), !noalias !48
  %.76.i79.i = fmul double %.70.i.i124, -5.000000e-01
  %.77.i.i125 = call double @log1p(double %.76.i79.i), !noalias !48
  %arg.loops.4.val77.i = load i64, ptr %arg.loops.4, align 8, !noalias !38
  %4 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val78.i = load i64, ptr %4, align 8, !noalias !38
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
  %.171.i105.i = inttoptr i64 %arg.loops.4.val77.i to ptr
  %.172.i106.i = inttoptr i64 %arg.loops.4.val78.i to ptr
  call void %.171.i105.i(ptr nonnull %.148.i98.i, ptr nonnull %.152.i102.i, ptr nonnull %.150.i100.i, ptr %.172.i106.i), !noalias !52
  %.174.i107.i = load double, ptr %.145.i97.i, align 8, !noalias !52
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i96.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i97.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i98.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i100.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i102.i), !noalias !38
  %.250.i = fmul double %.246, 5.000000e-01
  %.252.i = fmul double %.246, %.250.i
  %5 = fsub double 0xBFED67F1C864BEB4, %.252.i
  %arg.loops.4.val.i126 = load i64, ptr %arg.loops.4, align 8, !noalias !38
  %arg.loops.4.val76.i = load i64, ptr %4, align 8, !noalias !38
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
  %.171.i117.i = inttoptr i64 %arg.loops.4.val.i126 to ptr
  %.172.i118.i = inttoptr i64 %arg.loops.4.val76.i to ptr
  call void %.171.i117.i(ptr nonnull %.148.i110.i, ptr nonnull %.152.i114.i, ptr nonnull %.150.i112.i, ptr %.172.i118.i), !noalias !55
  %.174.i119.i = load double, ptr %.145.i109.i, align 8, !noalias !55
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i108.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i109.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i110.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i112.i), !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i114.i), !noalias !38
  %.246.i = fmul double %.246, %.174.i107.i
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

B282.if:                                          ; preds = %B186.i
  %.120.i = load ptr, ptr %excinfo.2.i, align 8, !noalias !38
  call void @llvm.lifetime.end.p0(ptr nonnull %.115.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i)
  store ptr %.120.i, ptr %excinfo, align 8
  br label %common.ret

B282.endif:                                       ; preds = %B26.i, %B340.endif.i, %B186.endif.endif.i
  %.330.0.ph = phi double [ %.174.i135.i, %B340.endif.i ], [ %.186.i, %B186.endif.endif.i ], [ %.99.i, %B26.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.115.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i)
  store ptr null, ptr %excinfo.1.i, align 8, !noalias !61
  %.9.i = fcmp olt double %.246, -1.000000e+00
  br i1 %.9.i, label %B16.i141, label %B124.i

B16.i141:                                         ; preds = %B282.endif
  %.17.i = fdiv double %.246, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.18.i, align 8, !noalias !61
  %.22.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.18.i, ptr %excinfo.1.i, double %.17.i), !noalias !61
  %.24.not.i = icmp eq i32 %.22.i, 0
  br i1 %.24.not.i, label %B16.endif.endif.i, label %B282.endif.if, !prof !7

B124.i:                                           ; preds = %B282.endif
  %.67.i = fdiv double %.246, 0x3FF6A09E667F3BCD
  %.70.i = call double @erfc(double %.67.i), !noalias !61
  %.76.i = fmul double %.70.i, -5.000000e-01
  %.77.i = call double @log1p(double %.76.i), !noalias !61
  br label %B282.endif.endif

B16.endif.endif.i:                                ; preds = %B16.i141
  %.32.i142 = load double, ptr %.18.i, align 8, !noalias !61
  %.48.i = fmul double %.32.i142, 5.000000e-01
  %.49.i143 = call double @llvm.log.f64(double %.48.i)
  %.52.i144 = fmul double %.246, %.246
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
  %.367.0.ph = phi double [ %.77.i, %B124.i ], [ %.60.i, %B16.endif.endif.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store double %.330.0.ph, ptr %retptr, align 8
  %retptr.repack112 = getelementptr inbounds i8, ptr %retptr, i64 8
  store double %.367.0.ph, ptr %retptr.repack112, align 8
  %retptr.repack114 = getelementptr inbounds i8, ptr %retptr, i64 16
  store double %.274.sroa.0.0, ptr %retptr.repack114, align 8
  %retptr.repack116 = getelementptr inbounds i8, ptr %retptr, i64 24
  store double %.274.sroa.6.0, ptr %retptr.repack116, align 8
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

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels4_fitB4v177B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.m, ptr %arg.table.0, ptr readonly %arg.table.4, i64 %arg.table.5.0, i64 %arg.table.5.1, ptr readonly %arg.of_groups.4, i64 %arg.of_groups.5.1, i64 %arg.of_groups.5.2, i64 range(i64 1, -9223372036854775808) %arg.cut, ptr writeonly %arg.out.4) unnamed_addr {
entry:
  %.877.i.i = alloca [3 x i64], align 8
  %.489.i.i = alloca [2 x i64], align 8
  %.957.i = alloca double, align 8
  %excinfo.11.i = alloca ptr, align 8
  %.1433.i = alloca double, align 8
  %excinfo.14.i = alloca ptr, align 8
  %.1940.i = alloca double, align 8
  %excinfo.16.i = alloca ptr, align 8
  %.3744.i = alloca double, align 8
  %excinfo.22.i = alloca ptr, align 8
  %.211.i2088 = alloca double, align 8
  %.213.i = alloca double, align 8
  %.215.i = alloca double, align 8
  %.219.i = alloca [3 x i64], align 8
  %.221.i = alloca [3 x i64], align 8
  %.223.i = alloca [1 x i64], align 8
  %.286.i = alloca double, align 8
  %.288.i = alloca double, align 8
  %.290.i = alloca double, align 8
  %.294.i = alloca [3 x i64], align 8
  %.296.i = alloca [3 x i64], align 8
  %.298.i = alloca [1 x i64], align 8
  %.143.i97.i = alloca double, align 8
  %.145.i98.i = alloca double, align 8
  %.148.i99.i = alloca [2 x i64], align 8
  %.150.i101.i = alloca [2 x i64], align 8
  %.152.i103.i = alloca [1 x i64], align 8
  %.143.i.i = alloca double, align 8
  %.145.i.i = alloca double, align 8
  %.148.i.i = alloca [2 x i64], align 8
  %.150.i.i = alloca [2 x i64], align 8
  %.152.i.i = alloca [1 x i64], align 8
  %.187 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep1529 = getelementptr inbounds i8, ptr %.187, i64 32
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.225 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep1485 = getelementptr inbounds i8, ptr %.225, i64 32
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.2079 = alloca [4 x double], align 8
  %.fca.1.gep559 = getelementptr inbounds i8, ptr %.2079, i64 8
  %.fca.2.gep560 = getelementptr inbounds i8, ptr %.2079, i64 16
  %.fca.3.gep561 = getelementptr inbounds i8, ptr %.2079, i64 24
  %excinfo.13 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.2079, i8 0, i64 32, i1 false)
  store ptr null, ptr %excinfo.13, align 8
  %.4.i = icmp eq ptr %arg.table.0, null
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !66

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.table.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %0 = add nuw i64 %arg.cut, 63
  %.131.0.neg = lshr i64 %0, 6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.187, i8 0, i64 56, i1 false)
  %.191 = call fastcc i32 @_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v178B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29(ptr %.187, ptr %excinfo.1, i64 %arg.table.5.0)
  %.193.not = icmp eq i32 %.191, 0
  %.201.fca.0.load = load ptr, ptr %.187, align 8
  %.201.fca.4.load = load ptr, ptr %.fca.4.gep1529, align 8
  br i1 %.193.not, label %B0.endif.endif, label %B0.endif.if, !prof !7

B184.loopexit:                                    ; preds = %B290.if
  %.367 = add nsw i64 %.305.0169, -1
  %.371 = add nuw nsw i64 %.302.0170, 1
  %.358 = icmp sgt i64 %.305.0169, 1
  br i1 %.358, label %B184.if, label %B420

B290.preheader:                                   ; preds = %B228.if
  %1 = getelementptr double, ptr %.201.fca.4.load, i64 %.302.0170
  br label %B290.if

B420:                                             ; preds = %B184.loopexit
  %.1028 = shl nuw nsw i64 %.131.0.neg, 1
  %.1030 = icmp ule i64 %arg.cut, %.1028
  %.1033 = icmp slt i64 %.1002, 200
  %or.cond = select i1 %.1030, i1 true, i1 %.1033
  br i1 %or.cond, label %B470, label %B474

common.ret:                                       ; preds = %B1622.endif.endif.endif.if, %B1622.endif.if, %B1520.if, %B1080.if, %B914.endif.if, %B914.if, %B704.endif.endif.if, %B474.if, %B0.endif.endif.if, %B0.endif.if, %NRT_decref.exit2161, %NRT_decref.exit1869
  %common.ret.op = phi i32 [ 0, %NRT_decref.exit1869 ], [ 1, %B1622.endif.if ], [ 1, %B0.endif.if ], [ 1, %B1622.endif.endif.endif.if ], [ 0, %NRT_decref.exit2161 ], [ 1, %B914.endif.if ], [ 1, %B0.endif.endif.if ], [ 1, %B1520.if ], [ 1, %B474.if ], [ 1, %B914.if ], [ 1, %B1080.if ], [ 1, %B704.endif.endif.if ]
  ret i32 %common.ret.op

B470:                                             ; preds = %NRT_decref.exit2072, %B420
  br i1 %.4.i, label %NRT_decref.exit, label %.3.endif.i1856, !prof !66

.3.endif.i1856:                                   ; preds = %B470
  fence release
  %.4.i.i1857 = atomicrmw sub ptr %arg.table.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i1857, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !66

.3.endif.if.i:                                    ; preds = %.3.endif.i1856
  fence acquire
  tail call void @free(ptr nonnull %arg.table.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %B470, %.3.endif.i1856, %.3.endif.if.i
  %.4.i1858 = icmp eq ptr %.239.fca.0.load, null
  br i1 %.4.i1858, label %NRT_decref.exit1863, label %.3.endif.i1859, !prof !66

.3.endif.i1859:                                   ; preds = %NRT_decref.exit
  fence release
  %.4.i.i1860 = atomicrmw sub ptr %.239.fca.0.load, i64 1 monotonic, align 8
  %.10.i1861 = icmp eq i64 %.4.i.i1860, 1
  br i1 %.10.i1861, label %.3.endif.if.i1862, label %NRT_decref.exit1863, !prof !66

.3.endif.if.i1862:                                ; preds = %.3.endif.i1859
  fence acquire
  tail call void @free(ptr nonnull %.239.fca.0.load)
  br label %NRT_decref.exit1863

NRT_decref.exit1863:                              ; preds = %NRT_decref.exit, %.3.endif.i1859, %.3.endif.if.i1862
  br i1 %.4.i2063, label %NRT_decref.exit1869, label %.3.endif.i1865, !prof !66

.3.endif.i1865:                                   ; preds = %NRT_decref.exit1863
  fence release
  %.4.i.i1866 = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8
  %.10.i1867 = icmp eq i64 %.4.i.i1866, 1
  br i1 %.10.i1867, label %.3.endif.if.i1868, label %NRT_decref.exit1869, !prof !66

.3.endif.if.i1868:                                ; preds = %.3.endif.i1865
  fence acquire
  tail call void @free(ptr nonnull %.201.fca.0.load)
  br label %NRT_decref.exit1869

NRT_decref.exit1869:                              ; preds = %NRT_decref.exit1863, %.3.endif.i1865, %.3.endif.if.i1868
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B474:                                             ; preds = %B420
  %.30.i = icmp ugt i64 %arg.cut, 1152921504606846975
  br i1 %.30.i, label %B474.if, label %B0.endif.endif.endif.i, !prof !66

B0.endif.endif.endif.i:                           ; preds = %B474
  %.29.i = shl nuw nsw i64 %arg.cut, 3
  %all.i.i.i.i = add nuw i64 %.29.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B474.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %B0.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !67
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !67
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !67
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.29.i, ptr %at_size.i.i.i.i, align 8, !noalias !67
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !77
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !77
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %B544.if.preheader, !prof !66

B544.if.preheader:                                ; preds = %.3.endif.if.i.i, %.3.endif.i24.i
  br label %B544.if

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !77
  br label %B544.if.preheader

.3.endif.i.i:                                     ; preds = %B544.if
  %.4.i.i.i1871 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !78
  %.4.i185.i = icmp eq ptr %.239.fca.0.load, null
  br i1 %.4.i185.i, label %B72.if.lr.ph.i, label %.3.endif.i186.i, !prof !66

.3.endif.i186.i:                                  ; preds = %.3.endif.i.i
  %.4.i.i187.i = atomicrmw add ptr %.239.fca.0.load, i64 1 monotonic, align 8, !noalias !78
  br label %B72.if.lr.ph.i

B72.if.lr.ph.i:                                   ; preds = %.3.endif.i.i, %.3.endif.i186.i
  %.425.i = add nsw i64 %.1002, -1
  %.444183.i = lshr i64 %.425.i, 1
  %.467.i = uitofp i64 %.444183.i to double
  %.560184.i = lshr i64 %.1002, 1
  %.583.i = uitofp i64 %.560184.i to double
  br label %B72.if.us.i

B72.if.us.i:                                      ; preds = %B120.B184_crit_edge.us.i, %B72.if.lr.ph.i
  %high.2.09.us.i = phi double [ 0x7FF0000000000000, %B72.if.lr.ph.i ], [ %high.3.1.us.i, %B120.B184_crit_edge.us.i ]
  %low.2.08.us.i = phi double [ 0x7FF0000000000000, %B72.if.lr.ph.i ], [ %low.3.1.us.i, %B120.B184_crit_edge.us.i ]
  %.71.07.us.i = phi i64 [ 0, %B72.if.lr.ph.i ], [ %.142.us.i, %B120.B184_crit_edge.us.i ]
  %.74.06.us.i = phi i64 [ %arg.cut, %B72.if.lr.ph.i ], [ %.138.us.i, %B120.B184_crit_edge.us.i ]
  %2 = getelementptr double, ptr %data.i.i.i.i, i64 %.71.07.us.i
  %.365.us.i = load double, ptr %2, align 8, !noalias !78
  br label %B120.if.us.i

B120.if.us.i:                                     ; preds = %B182.us.i, %B72.if.us.i
  %up_to.2.14.us.i = phi double [ 0.000000e+00, %B72.if.us.i ], [ %up_to.3.2.us.i, %B182.us.i ]
  %.206.03.us.i = phi i64 [ %arg.cut, %B72.if.us.i ], [ %.268.us.i, %B182.us.i ]
  %.203.02.us.i = phi i64 [ 0, %B72.if.us.i ], [ %.272.us.i, %B182.us.i ]
  %.268.us.i = add nsw i64 %.206.03.us.i, -1
  %.272.us.i = add nuw nsw i64 %.203.02.us.i, 1
  %3 = getelementptr double, ptr %data.i.i.i.i, i64 %.203.02.us.i
  %.334.us.i = load double, ptr %3, align 8, !noalias !78
  %.366.us.i = fcmp ugt double %.334.us.i, %.365.us.i
  br i1 %.366.us.i, label %B182.us.i, label %B160.us.i

B160.us.i:                                        ; preds = %B120.if.us.i
  %4 = getelementptr double, ptr %.239.fca.4.load, i64 %.203.02.us.i
  %.398.us.i = load double, ptr %4, align 8, !noalias !78
  %.402.us.i = fadd double %up_to.2.14.us.i, %.398.us.i
  br label %B182.us.i

B182.us.i:                                        ; preds = %B160.us.i, %B120.if.us.i
  %up_to.3.2.us.i = phi double [ %.402.us.i, %B160.us.i ], [ %up_to.2.14.us.i, %B120.if.us.i ]
  %.259.us.i = icmp sgt i64 %.206.03.us.i, 1
  br i1 %.259.us.i, label %B120.if.us.i, label %B120.B184_crit_edge.us.i

B120.B184_crit_edge.us.i:                         ; preds = %B182.us.i
  %.138.us.i = add nsw i64 %.74.06.us.i, -1
  %.142.us.i = add nuw nsw i64 %.71.07.us.i, 1
  %.468.us.i = fcmp ogt double %up_to.3.2.us.i, %.467.i
  %.12.i.us.i = fcmp olt double %.365.us.i, %low.2.08.us.i
  %5 = select i1 %.468.us.i, i1 %.12.i.us.i, i1 false
  %low.3.1.us.i = select i1 %5, double %.365.us.i, double %low.2.08.us.i
  %.584.us.i = fcmp ogt double %up_to.3.2.us.i, %.583.i
  %.12.i189.us.i = fcmp olt double %.365.us.i, %high.2.09.us.i
  %6 = select i1 %.584.us.i, i1 %.12.i189.us.i, i1 false
  %high.3.1.us.i = select i1 %6, double %.365.us.i, double %high.2.09.us.i
  %.129.us.i = icmp sgt i64 %.74.06.us.i, 1
  br i1 %.129.us.i, label %B72.if.us.i, label %B316.loopexit.i

B316.loopexit.i:                                  ; preds = %B120.B184_crit_edge.us.i
  %7 = fadd double %low.3.1.us.i, %high.3.1.us.i
  %8 = fmul double %7, 5.000000e-01
  fence release
  %.4.i.i193.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !78
  %.10.i.i1872 = icmp eq i64 %.4.i.i193.i, 1
  br i1 %.10.i.i1872, label %.3.endif.if.i.i1873, label %NRT_decref.exit.i, !prof !66

.3.endif.if.i.i1873:                              ; preds = %B316.loopexit.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !78
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i1873, %B316.loopexit.i
  br i1 %.4.i185.i, label %.3.endif.i1875, label %.3.endif.i195.i, !prof !66

.3.endif.i195.i:                                  ; preds = %NRT_decref.exit.i
  fence release
  %.4.i.i196.i = atomicrmw sub ptr %.239.fca.0.load, i64 1 monotonic, align 8, !noalias !78
  %.10.i197.i = icmp eq i64 %.4.i.i196.i, 1
  br i1 %.10.i197.i, label %.3.endif.if.i198.i, label %.3.endif.i1875, !prof !66

.3.endif.if.i198.i:                               ; preds = %.3.endif.i195.i
  fence acquire
  tail call void @free(ptr nonnull %.239.fca.0.load), !noalias !78
  br label %.3.endif.i1875

.3.endif.i1875:                                   ; preds = %.3.endif.if.i198.i, %.3.endif.i195.i, %NRT_decref.exit.i
  fence release
  %.4.i.i1876 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i1877 = icmp eq i64 %.4.i.i1876, 1
  br i1 %.10.i1877, label %.3.endif.if.i1878, label %NRT_decref.exit1879, !prof !66

.3.endif.if.i1878:                                ; preds = %.3.endif.i1875
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %NRT_decref.exit1879

NRT_decref.exit1879:                              ; preds = %.3.endif.i1875, %.3.endif.if.i1878
  br i1 %.4.i185.i, label %NRT_decref.exit1885, label %.3.endif.i1881, !prof !66

.3.endif.i1881:                                   ; preds = %NRT_decref.exit1879
  fence release
  %.4.i.i1882 = atomicrmw sub ptr %.239.fca.0.load, i64 1 monotonic, align 8
  %.10.i1883 = icmp eq i64 %.4.i.i1882, 1
  br i1 %.10.i1883, label %.3.endif.if.i1884, label %NRT_decref.exit1885, !prof !66

.3.endif.if.i1884:                                ; preds = %.3.endif.i1881
  fence acquire
  tail call void @free(ptr nonnull %.239.fca.0.load)
  br label %NRT_decref.exit1885

NRT_decref.exit1885:                              ; preds = %NRT_decref.exit1879, %.3.endif.i1881, %.3.endif.if.i1884
  %.1335 = shl nuw nsw i64 %.1002, 1
  %.1337 = icmp sgt i64 %.1335, %.578
  br i1 %.1337, label %B612, label %B704

B612:                                             ; preds = %NRT_decref.exit1885
  %.5.i = fptosi double %8 to i64
  %.1367.neg = mul nsw i64 %.131.0.neg, -3
  %.1369 = add nsw i64 %.1367.neg, %arg.cut
  %.13.i = tail call i64 @llvm.smin.i64(i64 range(i64 -432345564227567615, -9223372036854775808) %.1369, i64 %.5.i)
  %9 = tail call i64 @llvm.smax.i64(i64 %.13.i, i64 range(i64 0, 144115188075855873) %.131.0.neg)
  br label %B704

B704:                                             ; preds = %NRT_decref.exit1885, %B612
  %"$phi704.0.2.0" = phi i64 [ %9, %B612 ], [ %.131.0.neg, %NRT_decref.exit1885 ]
  %.1442.neg = sub nsw i64 %"$phi704.0.2.0", %arg.cut
  %.1463 = sdiv i64 %.1442.neg, %.131.0.neg
  %.1464 = srem i64 %.1442.neg, %.131.0.neg
  %.1464.lobit = ashr i64 %.1464, 63
  %.1452.0 = add nsw i64 %.1464.lobit, %.1463
  %10 = sub nsw i64 1, %.1452.0
  %.14.i = icmp sgt i64 %.1452.0, 1
  br i1 %.14.i, label %B704.endif.endif.if, label %B0.endif.endif.i, !prof !66

B0.endif.endif.i:                                 ; preds = %B704
  %.30.i1887 = icmp ugt i64 %10, 1152921504606846975
  br i1 %.30.i1887, label %B704.endif.endif.if, label %B0.endif.endif.endif.i1888, !prof !66

B0.endif.endif.endif.i1888:                       ; preds = %B0.endif.endif.i
  %.29.i1889 = shl nuw nsw i64 %10, 3
  %all.i.i.i.i1890 = add nuw i64 %.29.i1889, 112
  %memory.i.i.i.i1891 = tail call ptr @malloc(i64 %all.i.i.i.i1890)
  %none.i.i.i.i1892 = icmp eq ptr %memory.i.i.i.i1891, null
  br i1 %none.i.i.i.i1892, label %B704.endif.endif.if, label %.3.endif.i24.i1893

.3.endif.i24.i1893:                               ; preds = %B0.endif.endif.endif.i1888
  %address.i.i.i.i1894 = ptrtoint ptr %memory.i.i.i.i1891 to i64
  %behind.i.i.i.i1895 = add i64 %address.i.i.i.i1894, 111
  %aligned.i.i.i.i1896 = and i64 %behind.i.i.i.i1895, -64
  %data.i.i.i.i1897 = inttoptr i64 %aligned.i.i.i.i1896 to ptr
  store i64 1, ptr %memory.i.i.i.i1891, align 4, !noalias !81
  %at_end.i.i.i.i1898 = getelementptr i8, ptr %memory.i.i.i.i1891, i64 8
  store ptr null, ptr %at_end.i.i.i.i1898, align 8, !noalias !81
  %at_data.i.i.i.i1899 = getelementptr i8, ptr %memory.i.i.i.i1891, i64 24
  store ptr %data.i.i.i.i1897, ptr %at_data.i.i.i.i1899, align 8, !noalias !81
  %at_size.i.i.i.i1900 = getelementptr i8, ptr %memory.i.i.i.i1891, i64 32
  store i64 %.29.i1889, ptr %at_size.i.i.i.i1900, align 8, !noalias !81
  %.4.i.i.i1901 = atomicrmw add ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !91
  fence release
  %.4.i.i25.i1908 = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !91
  %.10.i.i1909 = icmp eq i64 %.4.i.i25.i1908, 1
  br i1 %.10.i.i1909, label %.3.endif.if.i.i1911, label %B704.endif.endif.endif, !prof !66

.3.endif.if.i.i1911:                              ; preds = %.3.endif.i24.i1893
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !91
  br label %B704.endif.endif.endif

B0.endif.endif.endif.endif.i:                     ; preds = %B830.if, %B704.endif.endif.endif
  %.49.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %arg.table.5.0, i64 range(i64 -9223372036854775807, -9223372036854775808) %10)
  %.50.i = extractvalue { i64, i1 } %.49.i, 0
  %.51.i = extractvalue { i64, i1 } %.49.i, 1
  %11 = add i64 %.50.i, -1152921504606846976
  %.56.i = icmp ult i64 %11, -2305843009213693952
  %.57.i = or i1 %.51.i, %.56.i
  br i1 %.57.i, label %B914.if, label %B0.endif.endif.endif.endif.endif.i, !prof !66

B0.endif.endif.endif.endif.endif.i:               ; preds = %B0.endif.endif.endif.endif.i
  %.55.i = shl nsw i64 %.50.i, 3
  %all.i.i.i.i1916 = add i64 %.55.i, 112
  %memory.i.i.i.i1917 = tail call ptr @malloc(i64 %all.i.i.i.i1916)
  %none.i.i.i.i1918 = icmp eq ptr %memory.i.i.i.i1917, null
  br i1 %none.i.i.i.i1918, label %B914.if, label %.3.endif.i32.i

.3.endif.i32.i:                                   ; preds = %B0.endif.endif.endif.endif.endif.i
  %address.i.i.i.i1919 = ptrtoint ptr %memory.i.i.i.i1917 to i64
  %behind.i.i.i.i1920 = add i64 %address.i.i.i.i1919, 111
  %aligned.i.i.i.i1921 = and i64 %behind.i.i.i.i1920, -64
  %data.i.i.i.i1922 = inttoptr i64 %aligned.i.i.i.i1921 to ptr
  store i64 1, ptr %memory.i.i.i.i1917, align 4, !noalias !92
  %at_end.i.i.i.i1923 = getelementptr i8, ptr %memory.i.i.i.i1917, i64 8
  store ptr null, ptr %at_end.i.i.i.i1923, align 8, !noalias !92
  %at_data.i.i.i.i1924 = getelementptr i8, ptr %memory.i.i.i.i1917, i64 24
  store ptr %data.i.i.i.i1922, ptr %at_data.i.i.i.i1924, align 8, !noalias !92
  %at_size.i.i.i.i1925 = getelementptr i8, ptr %memory.i.i.i.i1917, i64 32
  store i64 %.55.i, ptr %at_size.i.i.i.i1925, align 8, !noalias !92
  %.4.i.i.i1926 = atomicrmw add ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !102
  fence release
  %.4.i.i33.i = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !102
  %.10.i.i1931 = icmp eq i64 %.4.i.i33.i, 1
  br i1 %.10.i.i1931, label %.3.endif.if.i.i1933, label %B0.endif.endif.endif.endif.endif.i.i, !prof !66

.3.endif.if.i.i1933:                              ; preds = %.3.endif.i32.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1917), !noalias !102
  br label %B0.endif.endif.endif.endif.endif.i.i

B1036.loopexit:                                   ; preds = %B1206.if
  %.1951 = icmp ugt i64 %.1898.0186, 1
  br i1 %.1951, label %B1036.if, label %B1368.preheader

B1368.preheader:                                  ; preds = %B1036.loopexit, %B914.endif.endif
  %middle.2.0.lcssa = phi i64 [ -1, %B914.endif.endif ], [ %middle.3.1, %B1036.loopexit ]
  br label %B1368.if

B1368.loopexit:                                   ; preds = %B1460.if
  %.2626 = icmp sgt i64 %.2573.0199, 1
  br i1 %.2626, label %B1368.if, label %B1520

B1396:                                            ; preds = %B1368.if, %B1396
  %place.4.1 = phi i64 [ %.2713, %B1396 ], [ %place.2.0200, %B1368.if ]
  %.2713 = add nsw i64 %place.4.1, 1
  %.2731 = icmp slt i64 %place.4.1, -1
  %.2732 = select i1 %.2731, i64 %10, i64 0
  %12 = getelementptr double, ptr %data.i.i.i.i1897, i64 %.2713
  %.2746 = getelementptr double, ptr %12, i64 %.2732
  %.2747 = load double, ptr %.2746, align 8
  %.2750 = fcmp ugt double %.2747, %.2709
  br i1 %.2750, label %B1460.if.lr.ph, label %B1396

B1460.if.lr.ph:                                   ; preds = %B1396, %B1368.if
  %place.3.2 = phi i64 [ %place.2.0200, %B1368.if ], [ %.2713, %B1396 ]
  %invariant.gep190 = getelementptr i64, ptr %arg.table.4, i64 %.2570.0198
  %invariant.gep189 = getelementptr double, ptr %data.i.i.i.i.i, i64 %place.3.2
  %.2900 = icmp slt i64 %place.3.2, 0
  %.2901 = select i1 %.2900, i64 %10, i64 0
  %invariant.gep195 = getelementptr double, ptr %invariant.gep189, i64 %.2901
  br label %B1460.if

B1520:                                            ; preds = %B1368.loopexit
  br i1 %.4.i, label %B0.endif.endif.i1943, label %.3.endif.i1937, !prof !66

.3.endif.i1937:                                   ; preds = %B1520
  fence release
  %.4.i.i1938 = atomicrmw sub ptr %arg.table.0, i64 1 monotonic, align 8
  %.10.i1939 = icmp eq i64 %.4.i.i1938, 1
  br i1 %.10.i1939, label %.3.endif.if.i1940, label %B0.endif.endif.i1943, !prof !66

.3.endif.if.i1940:                                ; preds = %.3.endif.i1937
  fence acquire
  call void @free(ptr nonnull %arg.table.0)
  br label %B0.endif.endif.i1943

B0.endif.endif.i1943:                             ; preds = %.3.endif.if.i1940, %.3.endif.i1937, %B1520
  %.30.i1944 = icmp ugt i64 %arg.table.5.0, 1152921504606846975
  br i1 %.30.i1944, label %B1520.if, label %B0.endif.endif.endif.i1945, !prof !66

B0.endif.endif.endif.i1945:                       ; preds = %B0.endif.endif.i1943
  %.29.i1946 = shl nuw nsw i64 %arg.table.5.0, 3
  %all.i.i.i.i1947 = add nuw i64 %.29.i1946, 112
  %memory.i.i.i.i1948 = call ptr @malloc(i64 %all.i.i.i.i1947)
  %none.i.i.i.i1949 = icmp eq ptr %memory.i.i.i.i1948, null
  br i1 %none.i.i.i.i1949, label %B1520.if, label %.3.endif.i24.i1950

.3.endif.i24.i1950:                               ; preds = %B0.endif.endif.endif.i1945
  %address.i.i.i.i1951 = ptrtoint ptr %memory.i.i.i.i1948 to i64
  %behind.i.i.i.i1952 = add i64 %address.i.i.i.i1951, 111
  %aligned.i.i.i.i1953 = and i64 %behind.i.i.i.i1952, -64
  %data.i.i.i.i1954 = inttoptr i64 %aligned.i.i.i.i1953 to ptr
  store i64 1, ptr %memory.i.i.i.i1948, align 4, !noalias !103
  %at_end.i.i.i.i1955 = getelementptr i8, ptr %memory.i.i.i.i1948, i64 8
  store ptr null, ptr %at_end.i.i.i.i1955, align 8, !noalias !103
  %at_data.i.i.i.i1956 = getelementptr i8, ptr %memory.i.i.i.i1948, i64 24
  store ptr %data.i.i.i.i1954, ptr %at_data.i.i.i.i1956, align 8, !noalias !103
  %at_size.i.i.i.i1957 = getelementptr i8, ptr %memory.i.i.i.i1948, i64 32
  store i64 %.29.i1946, ptr %at_size.i.i.i.i1957, align 8, !noalias !103
  %.4.i.i.i1958 = atomicrmw add ptr %memory.i.i.i.i1948, i64 1 monotonic, align 8, !noalias !113
  fence release
  %.4.i.i25.i1965 = atomicrmw sub ptr %memory.i.i.i.i1948, i64 1 monotonic, align 8, !noalias !113
  %.10.i.i1966 = icmp eq i64 %.4.i.i25.i1965, 1
  br i1 %.10.i.i1966, label %.3.endif.if.i.i1968, label %B1590.if.lr.ph, !prof !66

.3.endif.if.i.i1968:                              ; preds = %.3.endif.i24.i1950
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1948), !noalias !113
  br label %B1590.if.lr.ph

.3.endif.i.i1974:                                 ; preds = %B1590.if
  %.4.i.i.i1975 = atomicrmw add ptr %memory.i.i.i.i1948, i64 1 monotonic, align 8, !noalias !114
  br i1 %.4.i2063, label %B72.if.us.i1989.preheader, label %.3.endif.i186.i1978, !prof !66

.3.endif.i186.i1978:                              ; preds = %.3.endif.i.i1974
  %.4.i.i187.i1979 = atomicrmw add ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !114
  br label %B72.if.us.i1989.preheader

B72.if.us.i1989.preheader:                        ; preds = %.3.endif.i186.i1978, %.3.endif.i.i1974
  br label %B72.if.us.i1989

B72.if.us.i1989:                                  ; preds = %B72.if.us.i1989.preheader, %B120.B184_crit_edge.us.i2009
  %high.2.09.us.i1990 = phi double [ %high.3.1.us.i2017, %B120.B184_crit_edge.us.i2009 ], [ 0x7FF0000000000000, %B72.if.us.i1989.preheader ]
  %low.2.08.us.i1991 = phi double [ %low.3.1.us.i2014, %B120.B184_crit_edge.us.i2009 ], [ 0x7FF0000000000000, %B72.if.us.i1989.preheader ]
  %.71.07.us.i1992 = phi i64 [ %.142.us.i2011, %B120.B184_crit_edge.us.i2009 ], [ 0, %B72.if.us.i1989.preheader ]
  %.74.06.us.i1993 = phi i64 [ %.138.us.i2010, %B120.B184_crit_edge.us.i2009 ], [ %arg.table.5.0, %B72.if.us.i1989.preheader ]
  %13 = getelementptr double, ptr %data.i.i.i.i1954, i64 %.71.07.us.i1992
  %.365.us.i1994 = load double, ptr %13, align 8, !noalias !114
  br label %B120.if.us.i1995

B120.if.us.i1995:                                 ; preds = %B182.us.i2006, %B72.if.us.i1989
  %up_to.2.14.us.i1996 = phi double [ 0.000000e+00, %B72.if.us.i1989 ], [ %up_to.3.2.us.i2007, %B182.us.i2006 ]
  %.206.03.us.i1997 = phi i64 [ %arg.table.5.0, %B72.if.us.i1989 ], [ %.268.us.i1999, %B182.us.i2006 ]
  %.203.02.us.i1998 = phi i64 [ 0, %B72.if.us.i1989 ], [ %.272.us.i2000, %B182.us.i2006 ]
  %.268.us.i1999 = add nsw i64 %.206.03.us.i1997, -1
  %.272.us.i2000 = add nuw nsw i64 %.203.02.us.i1998, 1
  %14 = getelementptr double, ptr %data.i.i.i.i1954, i64 %.203.02.us.i1998
  %.334.us.i2001 = load double, ptr %14, align 8, !noalias !114
  %.366.us.i2002 = fcmp ugt double %.334.us.i2001, %.365.us.i1994
  br i1 %.366.us.i2002, label %B182.us.i2006, label %B160.us.i2003

B160.us.i2003:                                    ; preds = %B120.if.us.i1995
  %15 = getelementptr double, ptr %.201.fca.4.load, i64 %.203.02.us.i1998
  %.398.us.i2004 = load double, ptr %15, align 8, !noalias !114
  %.402.us.i2005 = fadd double %up_to.2.14.us.i1996, %.398.us.i2004
  br label %B182.us.i2006

B182.us.i2006:                                    ; preds = %B160.us.i2003, %B120.if.us.i1995
  %up_to.3.2.us.i2007 = phi double [ %.402.us.i2005, %B160.us.i2003 ], [ %up_to.2.14.us.i1996, %B120.if.us.i1995 ]
  %.259.us.i2008 = icmp sgt i64 %.206.03.us.i1997, 1
  br i1 %.259.us.i2008, label %B120.if.us.i1995, label %B120.B184_crit_edge.us.i2009

B120.B184_crit_edge.us.i2009:                     ; preds = %B182.us.i2006
  %.138.us.i2010 = add nsw i64 %.74.06.us.i1993, -1
  %.142.us.i2011 = add nuw nsw i64 %.71.07.us.i1992, 1
  %.468.us.i2012 = fcmp ogt double %up_to.3.2.us.i2007, %.467.i
  %.12.i.us.i2013 = fcmp olt double %.365.us.i1994, %low.2.08.us.i1991
  %16 = select i1 %.468.us.i2012, i1 %.12.i.us.i2013, i1 false
  %low.3.1.us.i2014 = select i1 %16, double %.365.us.i1994, double %low.2.08.us.i1991
  %.584.us.i2015 = fcmp ogt double %up_to.3.2.us.i2007, %.583.i
  %.12.i189.us.i2016 = fcmp olt double %.365.us.i1994, %high.2.09.us.i1990
  %17 = select i1 %.584.us.i2015, i1 %.12.i189.us.i2016, i1 false
  %high.3.1.us.i2017 = select i1 %17, double %.365.us.i1994, double %high.2.09.us.i1990
  %.129.us.i2018 = icmp sgt i64 %.74.06.us.i1993, 1
  br i1 %.129.us.i2018, label %B72.if.us.i1989, label %B316.loopexit.i2019

B316.loopexit.i2019:                              ; preds = %B120.B184_crit_edge.us.i2009
  %18 = fadd double %low.3.1.us.i2014, %high.3.1.us.i2017
  %19 = fmul double %18, 5.000000e-01
  fence release
  %.4.i.i193.i2023 = atomicrmw sub ptr %memory.i.i.i.i1948, i64 1 monotonic, align 8, !noalias !114
  %.10.i.i2024 = icmp eq i64 %.4.i.i193.i2023, 1
  br i1 %.10.i.i2024, label %.3.endif.if.i.i2030, label %NRT_decref.exit.i2025, !prof !66

.3.endif.if.i.i2030:                              ; preds = %B316.loopexit.i2019
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1948), !noalias !114
  br label %NRT_decref.exit.i2025

NRT_decref.exit.i2025:                            ; preds = %.3.endif.if.i.i2030, %B316.loopexit.i2019
  br i1 %.4.i2063, label %.3.endif.i2033, label %.3.endif.i195.i2026, !prof !66

.3.endif.i195.i2026:                              ; preds = %NRT_decref.exit.i2025
  fence release
  %.4.i.i196.i2027 = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !114
  %.10.i197.i2028 = icmp eq i64 %.4.i.i196.i2027, 1
  br i1 %.10.i197.i2028, label %.3.endif.if.i198.i2029, label %.3.endif.i2033, !prof !66

.3.endif.if.i198.i2029:                           ; preds = %.3.endif.i195.i2026
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !114
  br label %.3.endif.i2033

.3.endif.i2033:                                   ; preds = %.3.endif.if.i198.i2029, %.3.endif.i195.i2026, %NRT_decref.exit.i2025
  fence release
  %.4.i.i2034 = atomicrmw sub ptr %memory.i.i.i.i1948, i64 1 monotonic, align 8
  %.10.i2035 = icmp eq i64 %.4.i.i2034, 1
  br i1 %.10.i2035, label %.3.endif.if.i2036, label %NRT_decref.exit2037, !prof !66

.3.endif.if.i2036:                                ; preds = %.3.endif.i2033
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1948)
  br label %NRT_decref.exit2037

NRT_decref.exit2037:                              ; preds = %.3.endif.i2033, %.3.endif.if.i2036
  %memory.i.i.i.i2040 = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i2041 = icmp eq ptr %memory.i.i.i.i2040, null
  br i1 %none.i.i.i.i2041, label %B1622.endif.if, label %.3.endif.i24.i2042

.3.endif.i24.i2042:                               ; preds = %NRT_decref.exit2037
  %address.i.i.i.i2043 = ptrtoint ptr %memory.i.i.i.i2040 to i64
  %behind.i.i.i.i2044 = add i64 %address.i.i.i.i2043, 111
  %aligned.i.i.i.i2045 = and i64 %behind.i.i.i.i2044, -64
  %data.i.i.i.i2046 = inttoptr i64 %aligned.i.i.i.i2045 to ptr
  store i64 1, ptr %memory.i.i.i.i2040, align 4, !noalias !117
  %at_end.i.i.i.i2047 = getelementptr i8, ptr %memory.i.i.i.i2040, i64 8
  store ptr null, ptr %at_end.i.i.i.i2047, align 8, !noalias !117
  %at_data.i.i.i.i2048 = getelementptr i8, ptr %memory.i.i.i.i2040, i64 24
  store ptr %data.i.i.i.i2046, ptr %at_data.i.i.i.i2048, align 8, !noalias !117
  %at_size.i.i.i.i2049 = getelementptr i8, ptr %memory.i.i.i.i2040, i64 32
  store i64 16, ptr %at_size.i.i.i.i2049, align 8, !noalias !117
  %.4.i.i.i2050 = atomicrmw add ptr %memory.i.i.i.i2040, i64 1 monotonic, align 8, !noalias !127
  fence release
  %.4.i.i25.i2057 = atomicrmw sub ptr %memory.i.i.i.i2040, i64 1 monotonic, align 8, !noalias !127
  %.10.i.i2058 = icmp eq i64 %.4.i.i25.i2057, 1
  br i1 %.10.i.i2058, label %.3.endif.if.i.i2060, label %B1622.endif.endif, !prof !66

.3.endif.if.i.i2060:                              ; preds = %.3.endif.i24.i2042
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i2040), !noalias !127
  br label %B1622.endif.endif

B0.endif.if:                                      ; preds = %NRT_incref.exit
  %.192 = load ptr, ptr %excinfo.1, align 8
  store ptr %.192, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:                                   ; preds = %NRT_incref.exit
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.225, i8 0, i64 56, i1 false)
  %.229 = call fastcc i32 @_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v178B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29(ptr %.225, ptr %excinfo.2, i64 %arg.cut)
  %.231.not = icmp eq i32 %.229, 0
  %.239.fca.0.load = load ptr, ptr %.225, align 8
  %.239.fca.4.load = load ptr, ptr %.fca.4.gep1485, align 8
  br i1 %.231.not, label %B0.endif.endif.endif, label %B0.endif.endif.if, !prof !7

B0.endif.endif.if:                                ; preds = %B0.endif.endif
  %.230 = load ptr, ptr %excinfo.2, align 8
  store ptr %.230, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif:                             ; preds = %B0.endif.endif
  %.4.i2063 = icmp eq ptr %.201.fca.0.load, null
  br i1 %.4.i2063, label %NRT_decref.exit2072, label %.3.endif.i2068, !prof !66

.3.endif.i2068:                                   ; preds = %B0.endif.endif.endif
  %.4.i.i2065 = atomicrmw add ptr %.201.fca.0.load, i64 1 monotonic, align 8
  fence release
  %.4.i.i2069 = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8
  %.10.i2070 = icmp eq i64 %.4.i.i2069, 1
  br i1 %.10.i2070, label %.3.endif.if.i2071, label %NRT_decref.exit2072, !prof !66

.3.endif.if.i2071:                                ; preds = %.3.endif.i2068
  fence acquire
  tail call void @free(ptr nonnull %.201.fca.0.load)
  br label %NRT_decref.exit2072

NRT_decref.exit2072:                              ; preds = %B0.endif.endif.endif, %.3.endif.i2068, %.3.endif.if.i2071
  %storemerge = tail call i64 @llvm.smax.i64(i64 %arg.table.5.0, i64 0)
  %.358168.not = icmp slt i64 %arg.table.5.0, 1
  br i1 %.358168.not, label %B470, label %B184.if

B184.if:                                          ; preds = %NRT_decref.exit2072, %B184.loopexit
  %n_below.3.0172 = phi i64 [ %.1002, %B184.loopexit ], [ 0, %NRT_decref.exit2072 ]
  %total.3.0171 = phi i64 [ %.578, %B184.loopexit ], [ 0, %NRT_decref.exit2072 ]
  %.302.0170 = phi i64 [ %.371, %B184.loopexit ], [ 0, %NRT_decref.exit2072 ]
  %.305.0169 = phi i64 [ %.367, %B184.loopexit ], [ %storemerge, %NRT_decref.exit2072 ]
  %.569 = mul i64 %.302.0170, %arg.table.5.1
  %20 = getelementptr i64, ptr %arg.table.4, i64 %.569
  br label %B228.if

B228.if:                                          ; preds = %B184.if, %B228.if
  %total.2.1164 = phi i64 [ %total.3.0171, %B184.if ], [ %.578, %B228.if ]
  %.428.0163 = phi i64 [ 0, %B184.if ], [ %.497, %B228.if ]
  %.431.0162 = phi i64 [ 1024, %B184.if ], [ %.493, %B228.if ]
  %.493 = add nsw i64 %.431.0162, -1
  %.497 = add nuw nsw i64 %.428.0163, 1
  %21 = getelementptr i64, ptr %20, i64 %.428.0163
  %.574 = load i64, ptr %21, align 8
  %.578 = add nsw i64 %.574, %total.2.1164
  %.484 = icmp ugt i64 %.431.0162, 1
  br i1 %.484, label %B228.if, label %B290.preheader

B290.if:                                          ; preds = %B290.preheader, %B290.if
  %n_below.2.1167 = phi i64 [ %n_below.3.0172, %B290.preheader ], [ %.1002, %B290.if ]
  %.616.0166 = phi i64 [ 0, %B290.preheader ], [ %.685, %B290.if ]
  %.619.0165 = phi i64 [ %arg.cut, %B290.preheader ], [ %.681, %B290.if ]
  %.681 = add nsw i64 %.619.0165, -1
  %.685 = add nuw nsw i64 %.616.0166, 1
  %22 = getelementptr double, ptr %.239.fca.4.load, i64 %.616.0166
  %.739 = load double, ptr %22, align 8
  %23 = getelementptr i64, ptr %20, i64 %.616.0166
  %.792 = load i64, ptr %23, align 8
  %.795 = sitofp i64 %.792 to double
  %.796 = fadd double %.739, %.795
  store double %.796, ptr %22, align 8
  %.857 = load double, ptr %1, align 8
  %.910 = load i64, ptr %23, align 8
  %.913 = sitofp i64 %.910 to double
  %.914 = fadd double %.857, %.913
  store double %.914, ptr %1, align 8
  %.998 = load i64, ptr %23, align 8
  %.1002 = add nsw i64 %.998, %n_below.2.1167
  %.672 = icmp sgt i64 %.619.0165, 1
  br i1 %.672, label %B290.if, label %B184.loopexit

B474.if:                                          ; preds = %B474, %B0.endif.endif.endif.i
  %excinfo.3.0 = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.13, %B474 ]
  store ptr %excinfo.3.0, ptr %excinfo, align 8
  br label %common.ret

B544.if:                                          ; preds = %B544.if.preheader, %B544.if
  %.1162.0175 = phi i64 [ %.1224, %B544.if ], [ %arg.cut, %B544.if.preheader ]
  %.1159.0174 = phi i64 [ %.1228, %B544.if ], [ 0, %B544.if.preheader ]
  %.1224 = add nsw i64 %.1162.0175, -1
  %.1228 = add nuw nsw i64 %.1159.0174, 1
  %24 = getelementptr double, ptr %data.i.i.i.i, i64 %.1159.0174
  %.1282 = uitofp i64 %.1159.0174 to double
  store double %.1282, ptr %24, align 8
  %.1215 = icmp ugt i64 %.1162.0175, 1
  br i1 %.1215, label %B544.if, label %.3.endif.i.i

B704.endif.endif.if:                              ; preds = %B0.endif.endif.i, %B704, %B0.endif.endif.endif.i1888
  %excinfo.8.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i1888 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.13, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.12, %B704 ]
  store ptr %excinfo.8.0.ph, ptr %excinfo, align 8
  br label %common.ret

B704.endif.endif.endif:                           ; preds = %.3.endif.if.i.i1911, %.3.endif.i24.i1893
  %.1612176.not = icmp eq i64 %.1452.0, 1
  br i1 %.1612176.not, label %B0.endif.endif.endif.endif.i, label %B830.if

B830.if:                                          ; preds = %B704.endif.endif.endif, %B830.if
  %.1559.0178 = phi i64 [ %.1621, %B830.if ], [ %10, %B704.endif.endif.endif ]
  %.1556.0177 = phi i64 [ %.1625, %B830.if ], [ 0, %B704.endif.endif.endif ]
  %.1621 = add nsw i64 %.1559.0178, -1
  %.1625 = add nuw nsw i64 %.1556.0177, 1
  %.1681 = mul nuw nsw i64 %.1556.0177, %.131.0.neg
  %.1682 = add nsw i64 %.1681, %"$phi704.0.2.0"
  %.13.i2074 = tail call i64 @llvm.smin.i64(i64 range(i64 -432345564227567615, -9223372036854775808) %arg.cut, i64 %.1682)
  %25 = getelementptr double, ptr %data.i.i.i.i1897, i64 %.1556.0177
  %.1741 = sitofp i64 %.13.i2074 to double
  store double %.1741, ptr %25, align 8
  %.1612 = icmp ugt i64 %.1559.0178, 1
  br i1 %.1612, label %B830.if, label %B0.endif.endif.endif.endif.i

B914.if:                                          ; preds = %B0.endif.endif.endif.endif.i, %B0.endif.endif.endif.endif.endif.i
  %excinfo.11.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.35, %B0.endif.endif.endif.endif.i ]
  store ptr %excinfo.11.0.ph, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif.endif.endif.i.i:             ; preds = %.3.endif.if.i.i1933, %.3.endif.i32.i
  %memory.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i1916)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %B914.endif.if, label %.3.endif.i32.i.i

.3.endif.i32.i.i:                                 ; preds = %B0.endif.endif.endif.endif.endif.i.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !128
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !128
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !128
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 %.55.i, ptr %at_size.i.i.i.i.i, align 8, !noalias !128
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !141
  fence release
  %.4.i.i33.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !141
  %.10.i.i.i = icmp eq i64 %.4.i.i33.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %.3.endif.i11.i.i, !prof !66

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i32.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !141
  br label %.3.endif.i11.i.i

.3.endif.i11.i.i:                                 ; preds = %.3.endif.if.i.i.i, %.3.endif.i32.i.i
  %.4.i.i.i2075 = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !142
  %.4.i.i.i28.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !143
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i, i8 0, i64 %.55.i, i1 false), !noalias !143
  fence release
  %.4.i.i12.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !143
  %.10.i.i29.i = icmp eq i64 %.4.i.i12.i.i, 1
  br i1 %.10.i.i29.i, label %.3.endif.if.i.i30.i, label %.3.endif.i36.i, !prof !66

.3.endif.if.i.i30.i:                              ; preds = %.3.endif.i11.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !143
  br label %.3.endif.i36.i

.3.endif.i36.i:                                   ; preds = %.3.endif.if.i.i30.i, %.3.endif.i11.i.i
  %.4.i.i33.i2076 = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !142
  fence release
  %.4.i.i37.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !142
  %.10.i.i2083 = icmp eq i64 %.4.i.i37.i, 1
  br i1 %.10.i.i2083, label %.3.endif.if.i.i2085, label %.3.endif.i39.i, !prof !66

.3.endif.if.i.i2085:                              ; preds = %.3.endif.i36.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !142
  br label %.3.endif.i39.i

.3.endif.i39.i:                                   ; preds = %.3.endif.if.i.i2085, %.3.endif.i36.i
  fence release
  %.4.i.i40.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !142
  %.10.i41.i = icmp eq i64 %.4.i.i40.i, 1
  br i1 %.10.i41.i, label %.3.endif.if.i42.i, label %B914.endif.endif, !prof !66

.3.endif.if.i42.i:                                ; preds = %.3.endif.i39.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !142
  br label %B914.endif.endif

B914.endif.if:                                    ; preds = %B0.endif.endif.endif.endif.endif.i.i
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B914.endif.endif:                                 ; preds = %.3.endif.if.i42.i, %.3.endif.i39.i
  br i1 %.1612176.not, label %B1368.preheader, label %B1036.if.lr.ph

B1036.if.lr.ph:                                   ; preds = %B914.endif.endif
  %.63.i = getelementptr i8, ptr %arg.p.4, i64 48
  %.92.i = getelementptr i8, ptr %arg.p.4, i64 32
  %.122.i = getelementptr i8, ptr %arg.p.4, i64 40
  %.fca.1.gep3.i.i = getelementptr inbounds i8, ptr %.148.i.i, i64 8
  %.fca.1.gep.i.i = getelementptr inbounds i8, ptr %.150.i.i, i64 8
  %.75.i.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.130.i.i = getelementptr i8, ptr %.75.i.i, i64 8
  %.154.i.i = ptrtoint ptr %.143.i.i to i64
  %.159.i.i = ptrtoint ptr %.145.i.i to i64
  %.211.i = getelementptr i8, ptr %arg.p.4, i64 72
  %.240.i = getelementptr i8, ptr %arg.p.4, i64 56
  %.270.i = getelementptr i8, ptr %arg.p.4, i64 64
  %.fca.1.gep3.i100.i = getelementptr inbounds i8, ptr %.148.i99.i, i64 8
  %.fca.1.gep.i102.i = getelementptr inbounds i8, ptr %.150.i101.i, i64 8
  %.154.i108.i = ptrtoint ptr %.143.i97.i to i64
  %.159.i109.i = ptrtoint ptr %.145.i98.i to i64
  %.95.i = mul i64 %arg.of_groups.5.2, %arg.of_groups.5.1
  %26 = getelementptr double, ptr %arg.of_groups.4, i64 %.95.i
  %.idx.i = shl i64 %.95.i, 4
  %27 = getelementptr i8, ptr %arg.of_groups.4, i64 %.idx.i
  %.idx102.i = mul i64 %.95.i, 24
  %28 = getelementptr i8, ptr %arg.of_groups.4, i64 %.idx102.i
  %.fca.1.gep10.i = getelementptr inbounds i8, ptr %.219.i, i64 8
  %.fca.2.gep11.i = getelementptr inbounds i8, ptr %.219.i, i64 16
  %.fca.1.gep7.i = getelementptr inbounds i8, ptr %.221.i, i64 8
  %.fca.2.gep8.i = getelementptr inbounds i8, ptr %.221.i, i64 16
  %.fca.1.gep3.i = getelementptr inbounds i8, ptr %.294.i, i64 8
  %.fca.2.gep4.i = getelementptr inbounds i8, ptr %.294.i, i64 16
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.296.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds i8, ptr %.296.i, i64 16
  %.128.idx.i = mul i64 %arg.loops.5.1, 24
  %.128.i = getelementptr i8, ptr %arg.loops.4, i64 %.128.idx.i
  %.181.i = getelementptr i8, ptr %.128.i, i64 8
  %.225.i = ptrtoint ptr %.211.i2088 to i64
  %.230.i = ptrtoint ptr %.213.i to i64
  %.235.i = ptrtoint ptr %.215.i to i64
  %.300.i = ptrtoint ptr %.286.i to i64
  %.305.i = ptrtoint ptr %.288.i to i64
  %.310.i = ptrtoint ptr %.290.i to i64
  br label %B1036.if

B1036.if:                                         ; preds = %B1036.if.lr.ph, %B1036.loopexit
  %middle.2.0187 = phi i64 [ -1, %B1036.if.lr.ph ], [ %middle.3.1, %B1036.loopexit ]
  %.1898.0186 = phi i64 [ %10, %B1036.if.lr.ph ], [ %.1960, %B1036.loopexit ]
  %.1895.0185 = phi i64 [ 0, %B1036.if.lr.ph ], [ %.1964, %B1036.loopexit ]
  %.1960 = add nsw i64 %.1898.0186, -1
  %.1964 = add nuw nsw i64 %.1895.0185, 1
  %.1997 = icmp sgt i64 %middle.2.0187, -1
  %29 = getelementptr double, ptr %data.i.i.i.i1897, i64 %.1895.0185
  %.2034 = load double, ptr %29, align 8
  %.2036 = fcmp ult double %.2034, %8
  %or.cond353 = select i1 %.1997, i1 true, i1 %.2036
  %middle.3.1 = select i1 %or.cond353, i64 %middle.2.0187, i64 %.1895.0185
  %30 = getelementptr double, ptr %data.i.i.i.i1897, i64 %.1895.0185
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.2079, i8 0, i64 32, i1 false)
  %.2090 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v110B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd27Literal_5bbool_5d_28True_29(ptr %.2079, ptr %excinfo.13, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.p.4, double %.2034, double %arg.m)
  %.2092.not = icmp eq i32 %.2090, 0
  %.2100.fca.2.load = load double, ptr %.fca.2.gep560, align 8
  br i1 %.2092.not, label %B1080.endif, label %B1080.if, !prof !7

B1080.if:                                         ; preds = %B1036.if
  %.2091 = load ptr, ptr %excinfo.13, align 8
  store ptr %.2091, ptr %excinfo, align 8
  br label %common.ret

B1080.endif:                                      ; preds = %B1036.if
  %.2100.fca.3.load = load double, ptr %.fca.3.gep561, align 8
  %.2100.fca.1.load = load double, ptr %.fca.1.gep559, align 8
  %.2100.fca.0.load = load double, ptr %.2079, align 8
  %.2141 = load double, ptr %30, align 8
  %.64.i = load double, ptr %.63.i, align 8, !noalias !146
  %.93.i = load double, ptr %.92.i, align 8, !noalias !146
  %.94.i = fmul double %.2141, %.93.i
  %.123.i = load double, ptr %.122.i, align 8, !noalias !146
  %.124.i = fadd double %.94.i, %.123.i
  %.12.i.i = fcmp ogt double %.124.i, %.64.i
  %.13.i.i = select i1 %.12.i.i, double %.124.i, double %.64.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i), !noalias !146
  store double 0.000000e+00, ptr %.145.i.i, align 8, !noalias !149
  %.76.i.i = load i64, ptr %.75.i.i, align 8, !noalias !149
  %.131.i.i = load i64, ptr %.130.i.i, align 8, !noalias !149
  store double %.13.i.i, ptr %.143.i.i, align 8, !noalias !149
  store i64 %.154.i.i, ptr %.148.i.i, align 8, !noalias !149
  store i64 8, ptr %.150.i.i, align 8, !noalias !149
  store i64 %.159.i.i, ptr %.fca.1.gep3.i.i, align 8, !noalias !149
  store i64 8, ptr %.fca.1.gep.i.i, align 8, !noalias !149
  store i64 1, ptr %.152.i.i, align 8, !noalias !149
  %.171.i.i = inttoptr i64 %.76.i.i to ptr
  %.172.i.i = inttoptr i64 %.131.i.i to ptr
  call void %.171.i.i(ptr nonnull %.148.i.i, ptr nonnull %.152.i.i, ptr nonnull %.150.i.i, ptr %.172.i.i), !noalias !149
  %.174.i.i = load double, ptr %.145.i.i, align 8, !noalias !149
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i), !noalias !146
  %.212.i = load double, ptr %.211.i, align 8, !noalias !146
  %.241.i = load double, ptr %.240.i, align 8, !noalias !146
  %.242.i = fmul double %.2141, %.241.i
  %.271.i = load double, ptr %.270.i, align 8, !noalias !146
  %.275.i = fadd double %.242.i, %.271.i
  %.12.i95.i = fcmp ogt double %.275.i, %.212.i
  %.13.i96.i = select i1 %.12.i95.i, double %.275.i, double %.212.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i97.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i98.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i99.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i101.i), !noalias !146
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i103.i), !noalias !146
  store double 0.000000e+00, ptr %.145.i98.i, align 8, !noalias !152
  %.76.i105.i = load i64, ptr %.75.i.i, align 8, !noalias !152
  %.131.i107.i = load i64, ptr %.130.i.i, align 8, !noalias !152
  store double %.13.i96.i, ptr %.143.i97.i, align 8, !noalias !152
  store i64 %.154.i108.i, ptr %.148.i99.i, align 8, !noalias !152
  store i64 8, ptr %.150.i101.i, align 8, !noalias !152
  store i64 %.159.i109.i, ptr %.fca.1.gep3.i100.i, align 8, !noalias !152
  store i64 8, ptr %.fca.1.gep.i102.i, align 8, !noalias !152
  store i64 1, ptr %.152.i103.i, align 8, !noalias !152
  %.171.i110.i = inttoptr i64 %.76.i105.i to ptr
  %.172.i111.i = inttoptr i64 %.131.i107.i to ptr
  call void %.171.i110.i(ptr nonnull %.148.i99.i, ptr nonnull %.152.i103.i, ptr nonnull %.150.i101.i, ptr %.172.i111.i), !noalias !152
  %.174.i112.i = load double, ptr %.145.i98.i, align 8, !noalias !152
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i97.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i98.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i99.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i101.i), !noalias !146
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i103.i), !noalias !146
  %invariant.gep = getelementptr double, ptr %data.i.i.i.i1922, i64 %.1895.0185
  %.199.i = fadd double %.2100.fca.0.load, %.174.i.i
  %.206.i = fadd double %.2100.fca.1.load, %.174.i112.i
  %.262.i = fadd double %.2100.fca.3.load, %.174.i112.i
  br label %B1206.if

B1206.if:                                         ; preds = %B1080.endif, %B1206.if
  %.2221.0181 = phi i64 [ %storemerge, %B1080.endif ], [ %.2283, %B1206.if ]
  %.2218.0180 = phi i64 [ 0, %B1080.endif ], [ %.2287, %B1206.if ]
  %.2283 = add nsw i64 %.2221.0181, -1
  %.2287 = add nuw nsw i64 %.2218.0180, 1
  %.2343 = load double, ptr %30, align 8
  %.5.i2086 = fptosi double %.2343 to i64
  %.30.i2087 = add nsw i64 %.5.i2086, -1
  %.71.inv.i = icmp sgt i64 %.5.i2086, 0
  %.72.i = select i1 %.71.inv.i, i64 0, i64 %arg.of_groups.5.2
  %.73.i = add i64 %.30.i2087, %.72.i
  %.99.i = mul i64 %.2218.0180, %arg.of_groups.5.2
  %31 = getelementptr double, ptr %arg.of_groups.4, i64 %.99.i
  %.103.i = getelementptr double, ptr %31, i64 %.73.i
  %.104.i = load double, ptr %.103.i, align 8, !noalias !155
  %32 = getelementptr double, ptr %26, i64 %.99.i
  %.177.i = getelementptr double, ptr %32, i64 %.73.i
  %.178.i = load double, ptr %.177.i, align 8, !noalias !155
  %33 = getelementptr double, ptr %27, i64 %.99.i
  %.251.i = getelementptr double, ptr %33, i64 %.73.i
  %.252.i = load double, ptr %.251.i, align 8, !noalias !155
  %34 = getelementptr double, ptr %28, i64 %.99.i
  %.325.i = getelementptr double, ptr %34, i64 %.73.i
  %.326.i = load double, ptr %.325.i, align 8, !noalias !155
  call void @llvm.lifetime.start.p0(ptr nonnull %.211.i2088)
  call void @llvm.lifetime.start.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.215.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.219.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.221.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.223.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.286.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.288.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.290.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.294.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.296.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.298.i)
  store double 0.000000e+00, ptr %.215.i, align 8, !noalias !158
  store double 0.000000e+00, ptr %.290.i, align 8, !noalias !158
  %.129.i = load i64, ptr %.128.i, align 8, !noalias !158
  %.182.i = load i64, ptr %.181.i, align 8, !noalias !158
  %.202.i = fadd double %.199.i, %.104.i
  %.209.i = fadd double %.206.i, %.178.i
  store double %.202.i, ptr %.211.i2088, align 8, !noalias !158
  store double %.209.i, ptr %.213.i, align 8, !noalias !158
  store i64 %.225.i, ptr %.219.i, align 8, !noalias !158
  store i64 8, ptr %.221.i, align 8, !noalias !158
  store i64 %.230.i, ptr %.fca.1.gep10.i, align 8, !noalias !158
  store i64 8, ptr %.fca.1.gep7.i, align 8, !noalias !158
  store i64 %.235.i, ptr %.fca.2.gep11.i, align 8, !noalias !158
  store i64 8, ptr %.fca.2.gep8.i, align 8, !noalias !158
  store i64 1, ptr %.223.i, align 8, !noalias !158
  %.247.i = inttoptr i64 %.129.i to ptr
  %.248.i = inttoptr i64 %.182.i to ptr
  call void %.247.i(ptr nonnull %.219.i, ptr nonnull %.223.i, ptr nonnull %.221.i, ptr %.248.i), !noalias !158
  %.250.i = load double, ptr %.215.i, align 8, !noalias !158
  %.267.i = fadd double %.262.i, %.326.i
  %.284.i = fadd double %.2100.fca.2.load, %.252.i
  store double %.284.i, ptr %.286.i, align 8, !noalias !158
  store double %.267.i, ptr %.288.i, align 8, !noalias !158
  store i64 %.300.i, ptr %.294.i, align 8, !noalias !158
  store i64 8, ptr %.296.i, align 8, !noalias !158
  store i64 %.305.i, ptr %.fca.1.gep3.i, align 8, !noalias !158
  store i64 8, ptr %.fca.1.gep.i, align 8, !noalias !158
  store i64 %.310.i, ptr %.fca.2.gep4.i, align 8, !noalias !158
  store i64 8, ptr %.fca.2.gep.i, align 8, !noalias !158
  store i64 1, ptr %.298.i, align 8, !noalias !158
  call void %.247.i(ptr nonnull %.294.i, ptr nonnull %.298.i, ptr nonnull %.296.i, ptr %.248.i), !noalias !158
  %.325.i2089 = load double, ptr %.290.i, align 8, !noalias !158
  %.331.i = fadd double %.250.i, 0xC0126BB1BBB55515
  %.12.i.i2090 = fcmp ogt double %.331.i, %.325.i2089
  %.13.i.i2091 = select i1 %.12.i.i2090, double %.331.i, double %.325.i2089
  call void @llvm.lifetime.end.p0(ptr nonnull %.211.i2088)
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.215.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.219.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.221.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.223.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.286.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.288.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.290.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.294.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.296.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.298.i)
  %.2493 = mul i64 %.2218.0180, %10
  %gep183 = getelementptr double, ptr %invariant.gep, i64 %.2493
  store double %.13.i.i2091, ptr %gep183, align 8
  %.2274 = icmp sgt i64 %.2221.0181, 1
  br i1 %.2274, label %B1206.if, label %B1036.loopexit

B1368.if:                                         ; preds = %B1368.preheader, %B1368.loopexit
  %place.2.0200 = phi i64 [ 0, %B1368.preheader ], [ %place.3.2, %B1368.loopexit ]
  %.2573.0199 = phi i64 [ %arg.cut, %B1368.preheader ], [ %.2635, %B1368.loopexit ]
  %.2570.0198 = phi i64 [ 0, %B1368.preheader ], [ %.2639, %B1368.loopexit ]
  %.2635 = add nsw i64 %.2573.0199, -1
  %.2639 = add nuw nsw i64 %.2570.0198, 1
  %.2689 = icmp slt i64 %place.2.0200, 0
  %.2690 = select i1 %.2689, i64 %10, i64 0
  %35 = getelementptr double, ptr %data.i.i.i.i1897, i64 %place.2.0200
  %.2704 = getelementptr double, ptr %35, i64 %.2690
  %.2705 = load double, ptr %.2704, align 8
  %.2709 = uitofp i64 %.2570.0198 to double
  %.2710 = fcmp ugt double %.2705, %.2709
  br i1 %.2710, label %B1460.if.lr.ph, label %B1396

B1460.if:                                         ; preds = %B1460.if.lr.ph, %B1460.if
  %.2781.0194 = phi i64 [ %storemerge, %B1460.if.lr.ph ], [ %.2843, %B1460.if ]
  %.2778.0193 = phi i64 [ 0, %B1460.if.lr.ph ], [ %.2847, %B1460.if ]
  %.2843 = add nsw i64 %.2781.0194, -1
  %.2847 = add nuw nsw i64 %.2778.0193, 1
  %.2919 = mul i64 %.2778.0193, %10
  %gep196 = getelementptr double, ptr %invariant.gep195, i64 %.2919
  %.2924 = load double, ptr %gep196, align 8
  %.2972 = mul i64 %.2778.0193, %arg.table.5.1
  %gep = getelementptr i64, ptr %invariant.gep190, i64 %.2972
  %.2977 = load i64, ptr %gep, align 8
  %.2980 = sitofp i64 %.2977 to double
  %.2981 = fadd double %.2924, %.2980
  store double %.2981, ptr %gep196, align 8
  %.2834 = icmp sgt i64 %.2781.0194, 1
  br i1 %.2834, label %B1460.if, label %B1368.loopexit

B1520.if:                                         ; preds = %B0.endif.endif.i1943, %B0.endif.endif.endif.i1945
  %excinfo.18.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i1945 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.13, %B0.endif.endif.i1943 ]
  store ptr %excinfo.18.0.ph, ptr %excinfo, align 8
  br label %common.ret

B1590.if.lr.ph:                                   ; preds = %.3.endif.i24.i1950, %.3.endif.if.i.i1968
  %invariant.gep201 = getelementptr double, ptr %data.i.i.i.i1922, i64 %middle.2.0.lcssa
  %.3248 = icmp slt i64 %middle.2.0.lcssa, 0
  %.3249 = select i1 %.3248, i64 %10, i64 0
  %invariant.gep206 = getelementptr double, ptr %invariant.gep201, i64 %.3249
  br label %B1590.if

B1590.if:                                         ; preds = %B1590.if.lr.ph, %B1590.if
  %.3129.0205 = phi i64 [ %storemerge, %B1590.if.lr.ph ], [ %.3191, %B1590.if ]
  %.3126.0204 = phi i64 [ 0, %B1590.if.lr.ph ], [ %.3195, %B1590.if ]
  %.3191 = add nsw i64 %.3129.0205, -1
  %.3195 = add nuw nsw i64 %.3126.0204, 1
  %.3267 = mul i64 %.3126.0204, %10
  %gep207 = getelementptr double, ptr %invariant.gep206, i64 %.3267
  %.3272 = load double, ptr %gep207, align 8
  %36 = getelementptr double, ptr %data.i.i.i.i1954, i64 %.3126.0204
  store double %.3272, ptr %36, align 8
  %.3182 = icmp sgt i64 %.3129.0205, 1
  br i1 %.3182, label %B1590.if, label %.3.endif.i.i1974

B1622.endif.if:                                   ; preds = %NRT_decref.exit2037
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B1622.endif.endif:                                ; preds = %.3.endif.if.i.i2060, %.3.endif.i24.i2042
  %.3411 = load double, ptr %arg.p.4, align 8
  store double %.3411, ptr %data.i.i.i.i2046, align 64
  %.3441 = fsub double 0xBFD774F29BDD6B9F, %19
  %.3491 = icmp slt i64 %middle.2.0.lcssa, 0
  %.3492 = select i1 %.3491, i64 %10, i64 0
  %37 = getelementptr double, ptr %data.i.i.i.i1897, i64 %middle.2.0.lcssa
  %.3506 = getelementptr double, ptr %37, i64 %.3492
  %.3507 = load double, ptr %.3506, align 8
  %.3510 = fmul double %.3411, %.3507
  %.3511 = fadd double %.3441, %.3510
  %.3539 = getelementptr i8, ptr %data.i.i.i.i2046, i64 8
  store double %.3511, ptr %.3539, align 8
  %.3570 = getelementptr i8, ptr %arg.out.4, i64 16
  %.3571 = uitofp i64 %.1002 to double
  store double %.3571, ptr %.3570, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.957.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.11.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.1433.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.14.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.1940.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.16.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.3744.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.22.i)
  store double 0.000000e+00, ptr %.957.i, align 8, !noalias !161
  store ptr null, ptr %excinfo.11.i, align 8, !noalias !161
  store double 0.000000e+00, ptr %.1433.i, align 8, !noalias !161
  store ptr null, ptr %excinfo.14.i, align 8, !noalias !161
  store double 0.000000e+00, ptr %.1940.i, align 8, !noalias !161
  store ptr null, ptr %excinfo.16.i, align 8, !noalias !161
  store double 0.000000e+00, ptr %.3744.i, align 8, !noalias !161
  store ptr null, ptr %excinfo.22.i, align 8, !noalias !161
  %.4.i.i.i2094 = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3135.i = atomicrmw add ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3139.i = atomicrmw add ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !161
  br i1 %.4.i2063, label %NRT_incref.exit3152.i, label %.3.endif.i3142.i, !prof !66

.3.endif.i3142.i:                                 ; preds = %B1622.endif.endif
  %.4.i.i3143.i = atomicrmw add ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !161
  br label %NRT_incref.exit3152.i

NRT_incref.exit3152.i:                            ; preds = %.3.endif.i3142.i, %B1622.endif.endif
  %.4.i.i3147.i = atomicrmw add ptr %memory.i.i.i.i2040, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3151.i = atomicrmw add ptr %memory.i.i.i.i2040, i64 1 monotonic, align 8, !noalias !161
  %.68.i.i = shl nuw nsw i64 %arg.table.5.0, 2
  %.71.i.i = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %.68.i.i, i64 %10)
  %.72.i.i = extractvalue { i64, i1 } %.71.i.i, 0
  %.73.i.i = extractvalue { i64, i1 } %.71.i.i, 1
  %38 = add i64 %.72.i.i, -1152921504606846976
  %.79.i.i = icmp ult i64 %38, -2305843009213693952
  %.80.i.i = or i1 %.73.i.i, %.79.i.i
  br i1 %.80.i.i, label %B1622.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.i.i, !prof !66

B0.endif.endif.endif.endif.endif.endif.endif.i.i: ; preds = %NRT_incref.exit3152.i
  %.78.i.i = shl nsw i64 %.72.i.i, 3
  %all.i.i.i.i.i2098 = add i64 %.78.i.i, 112
  %memory.i.i.i.i.i2099 = call ptr @malloc(i64 %all.i.i.i.i.i2098)
  %none.i.i.i.i.i2100 = icmp eq ptr %memory.i.i.i.i.i2099, null
  br i1 %none.i.i.i.i.i2100, label %B1622.endif.endif.endif.if, label %.3.endif.i40.i.i

.3.endif.i40.i.i:                                 ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i.i
  %address.i.i.i.i.i2101 = ptrtoint ptr %memory.i.i.i.i.i2099 to i64
  %behind.i.i.i.i.i2102 = add i64 %address.i.i.i.i.i2101, 111
  %aligned.i.i.i.i.i2103 = and i64 %behind.i.i.i.i.i2102, -64
  %data.i.i.i.i.i2104 = inttoptr i64 %aligned.i.i.i.i.i2103 to ptr
  store i64 1, ptr %memory.i.i.i.i.i2099, align 4, !noalias !165
  %at_end.i.i.i.i.i2105 = getelementptr i8, ptr %memory.i.i.i.i.i2099, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i2105, align 8, !noalias !165
  %at_data.i.i.i.i.i2106 = getelementptr i8, ptr %memory.i.i.i.i.i2099, i64 24
  store ptr %data.i.i.i.i.i2104, ptr %at_data.i.i.i.i.i2106, align 8, !noalias !165
  %at_size.i.i.i.i.i2107 = getelementptr i8, ptr %memory.i.i.i.i.i2099, i64 32
  store i64 %.78.i.i, ptr %at_size.i.i.i.i.i2107, align 8, !noalias !165
  %.4.i.i.i.i2108 = atomicrmw add ptr %memory.i.i.i.i.i2099, i64 1 monotonic, align 8, !noalias !175
  fence release
  %.4.i.i41.i.i = atomicrmw sub ptr %memory.i.i.i.i.i2099, i64 1 monotonic, align 8, !noalias !175
  %.10.i.i.i2109 = icmp eq i64 %.4.i.i41.i.i, 1
  br i1 %.10.i.i.i2109, label %.3.endif.if.i.i.i2129, label %B0.endif.endif.endif.endif.endif.endif.endif.i3835.i, !prof !66

.3.endif.if.i.i.i2129:                            ; preds = %.3.endif.i40.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i2099), !noalias !175
  br label %B0.endif.endif.endif.endif.endif.endif.endif.i3835.i

B770.loopexit.i:                                  ; preds = %B890.endif.endif.i
  %.1257.i = icmp ugt i64 %.1204.0214.i, 1
  br i1 %.1257.i, label %B770.if.i, label %B1042.if.i

B1110.i:                                          ; preds = %B1042.if.i
  %.2273.i = load double, ptr %data.i.i.i.i3994.i, align 64, !noalias !161
  %.2275.i = fcmp ogt double %.2273.i, 0.000000e+00
  br i1 %.2275.i, label %B1134.i, label %.3.endif.i3154.i

B1134.i:                                          ; preds = %B1110.i
  %.2306.i = load double, ptr %.2305.i, align 8, !noalias !161
  %.2308.i = fcmp ogt double %.2306.i, 0.000000e+00
  br i1 %.2308.i, label %B1194.if.i, label %.3.endif.i3154.i

.3.endif.i3154.i:                                 ; preds = %B1110.i, %B1134.i
  fence release
  %.4.i.i3155.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i.i2119 = icmp eq i64 %.4.i.i3155.i, 1
  br i1 %.10.i.i2119, label %.3.endif.if.i.i2120, label %.3.endif.i3157.i, !prof !66

.3.endif.if.i.i2120:                              ; preds = %.3.endif.i3154.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %.3.endif.i3157.i

.3.endif.i3157.i:                                 ; preds = %.3.endif.if.i.i2120, %.3.endif.i3154.i
  fence release
  %.4.i.i3158.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3159.i = icmp eq i64 %.4.i.i3158.i, 1
  br i1 %.10.i3159.i, label %.3.endif.if.i3160.i, label %.3.endif.i3163.i, !prof !66

.3.endif.if.i3160.i:                              ; preds = %.3.endif.i3157.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3163.i

.3.endif.i3163.i:                                 ; preds = %.3.endif.if.i3160.i, %.3.endif.i3157.i
  fence release
  %.4.i.i3164.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3165.i = icmp eq i64 %.4.i.i3164.i, 1
  br i1 %.10.i3165.i, label %.3.endif.if.i3166.i, label %.3.endif.i3169.i, !prof !66

.3.endif.if.i3166.i:                              ; preds = %.3.endif.i3163.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i3169.i

.3.endif.i3169.i:                                 ; preds = %.3.endif.if.i3166.i, %.3.endif.i3163.i
  fence release
  %.4.i.i3170.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3171.i = icmp eq i64 %.4.i.i3170.i, 1
  br i1 %.10.i3171.i, label %.3.endif.if.i3172.i, label %NRT_decref.exit3173.i, !prof !66

.3.endif.if.i3172.i:                              ; preds = %.3.endif.i3169.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !161
  br label %NRT_decref.exit3173.i

NRT_decref.exit3173.i:                            ; preds = %.3.endif.if.i3172.i, %.3.endif.i3169.i
  br i1 %.4.i406.i.i, label %.3.endif.i3181.i, label %.3.endif.i3175.i, !prof !66

.3.endif.i3175.i:                                 ; preds = %NRT_decref.exit3173.i
  fence release
  %.4.i.i3176.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3177.i = icmp eq i64 %.4.i.i3176.i, 1
  br i1 %.10.i3177.i, label %.3.endif.if.i3178.i, label %.3.endif.i3181.i, !prof !66

.3.endif.if.i3178.i:                              ; preds = %.3.endif.i3175.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i3181.i

.3.endif.i3181.i:                                 ; preds = %.3.endif.if.i3178.i, %.3.endif.i3175.i, %NRT_decref.exit3173.i
  fence release
  %.4.i.i3182.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3183.i = icmp eq i64 %.4.i.i3182.i, 1
  br i1 %.10.i3183.i, label %.3.endif.if.i3184.i, label %.3.endif.i3187.i, !prof !66

.3.endif.if.i3184.i:                              ; preds = %.3.endif.i3181.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i3187.i

.3.endif.i3187.i:                                 ; preds = %.3.endif.i3181.i, %.3.endif.if.i3184.i
  fence release
  %.4.i.i3188.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3189.i = icmp eq i64 %.4.i.i3188.i, 1
  br i1 %.10.i3189.i, label %.3.endif.if.i3190.i, label %NRT_decref.exit3191.i, !prof !66

.3.endif.if.i3190.i:                              ; preds = %.3.endif.i3187.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %NRT_decref.exit3191.i

NRT_decref.exit3191.i:                            ; preds = %.3.endif.if.i3190.i, %.3.endif.i3187.i
  br i1 %.4.i2063, label %.3.endif.i3199.i, label %.3.endif.i3193.i, !prof !66

.3.endif.i3193.i:                                 ; preds = %NRT_decref.exit3191.i
  fence release
  %.4.i.i3194.i = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !161
  %.10.i3195.i = icmp eq i64 %.4.i.i3194.i, 1
  br i1 %.10.i3195.i, label %.3.endif.if.i3196.i, label %.3.endif.i3199.i, !prof !66

.3.endif.if.i3196.i:                              ; preds = %.3.endif.i3193.i
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !161
  br label %.3.endif.i3199.i

.3.endif.i3199.i:                                 ; preds = %NRT_decref.exit3191.i, %.3.endif.i3193.i, %.3.endif.if.i3196.i
  fence release
  %.4.i.i3200.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3201.i = icmp eq i64 %.4.i.i3200.i, 1
  br i1 %.10.i3201.i, label %.3.endif.if.i3202.i, label %.3.endif.i3205.i, !prof !66

.3.endif.if.i3202.i:                              ; preds = %.3.endif.i3199.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !161
  br label %.3.endif.i3205.i

.3.endif.i3205.i:                                 ; preds = %.3.endif.if.i3202.i, %.3.endif.i3199.i
  fence release
  %.4.i.i3206.i = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3207.i = icmp eq i64 %.4.i.i3206.i, 1
  br i1 %.10.i3207.i, label %.3.endif.if.i3208.i, label %.3.endif.i3211.i, !prof !66

.3.endif.if.i3208.i:                              ; preds = %.3.endif.i3205.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !161
  br label %.3.endif.i3211.i

.3.endif.i3211.i:                                 ; preds = %.3.endif.if.i3208.i, %.3.endif.i3205.i
  fence release
  %.4.i.i3212.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3213.i = icmp eq i64 %.4.i.i3212.i, 1
  br i1 %.10.i3213.i, label %.3.endif.if.i3214.i, label %.3.endif.i3217.i, !prof !66

.3.endif.if.i3214.i:                              ; preds = %.3.endif.i3211.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3217.i

.3.endif.i3217.i:                                 ; preds = %.3.endif.if.i3214.i, %.3.endif.i3211.i
  fence release
  %.4.i.i3218.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3219.i = icmp eq i64 %.4.i.i3218.i, 1
  br i1 %.10.i3219.i, label %.3.endif.if.i3220.i, label %.3.endif.i3223.i, !prof !66

.3.endif.if.i3220.i:                              ; preds = %.3.endif.i3217.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i3223.i

.3.endif.i3223.i:                                 ; preds = %.3.endif.if.i3220.i, %.3.endif.i3217.i
  fence release
  %.4.i.i3224.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3225.i = icmp eq i64 %.4.i.i3224.i, 1
  br i1 %.10.i3225.i, label %.3.endif.if.i3226.i, label %.3.endif.i3229.i, !prof !66

.3.endif.if.i3226.i:                              ; preds = %.3.endif.i3223.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !161
  br label %.3.endif.i3229.i

.3.endif.i3229.i:                                 ; preds = %.3.endif.i3223.i, %.3.endif.if.i3226.i
  fence release
  %.4.i.i3230.i = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !161
  %.10.i3231.i = icmp eq i64 %.4.i.i3230.i, 1
  br i1 %.10.i3231.i, label %.3.endif.if.i3232.i, label %.3.endif.i3235.i, !prof !66

.3.endif.if.i3232.i:                              ; preds = %.3.endif.i3229.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !161
  br label %.3.endif.i3235.i

.3.endif.i3235.i:                                 ; preds = %.3.endif.i3229.i, %.3.endif.if.i3232.i
  fence release
  %.4.i.i3236.i = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !161
  %.10.i3237.i = icmp eq i64 %.4.i.i3236.i, 1
  br i1 %.10.i3237.i, label %.3.endif.if.i3238.i, label %.3.endif.i2133, !prof !66

.3.endif.if.i3238.i:                              ; preds = %.3.endif.i3235.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1917), !noalias !161
  br label %.3.endif.i2133

B1194.loopexit.i:                                 ; preds = %B1228.if.i
  %.2516.i = add nsw i64 %.2454.0220.i, -1
  %.2520.i = add nuw nsw i64 %.2451.0219.i, 1
  %.2507.i = icmp ugt i64 %.2454.0220.i, 1
  br i1 %.2507.i, label %B1194.if.i, label %B1302.i

B1302.i:                                          ; preds = %B1194.loopexit.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.489.i.i), !noalias !161
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.489.i.i, i8 0, i64 16, i1 false), !noalias !176
  %.4.i.i.i3241.i = atomicrmw add ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !176
  %memory.i.i.i.i.i.i = call dereferenceable_or_null(120) ptr @malloc(i64 120)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %B1302.if.i, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B1302.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !180
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !180
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !180
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 8, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !180
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !190
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !190
  %.10.i.i.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %B0.endif.i.i, !prof !66

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i24.i.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !190
  br label %B0.endif.i.i

B0.endif.i.i:                                     ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i24.i.i.i
  %.129.i.i = load i64, ptr %.128.i.i, align 8, !noalias !176
  %.182.i.i = load i64, ptr %.181.i.i, align 8, !noalias !176
  %.4.i.i256.i.i = atomicrmw add ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !176
  %.4.i.i260.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !176
  %memory.i.i.i.i262.i.i = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i263.not.i.i = icmp eq ptr %memory.i.i.i.i262.i.i, null
  br i1 %none.i.i.i.i263.not.i.i, label %.3.endif.i285.i.i, label %.3.endif.i24.i264.i.i

.3.endif.i24.i264.i.i:                            ; preds = %B0.endif.i.i
  %address.i.i.i.i265.i.i = ptrtoint ptr %memory.i.i.i.i262.i.i to i64
  %behind.i.i.i.i266.i.i = add i64 %address.i.i.i.i265.i.i, 111
  %aligned.i.i.i.i267.i.i = and i64 %behind.i.i.i.i266.i.i, -64
  %data.i.i.i.i268.i.i = inttoptr i64 %aligned.i.i.i.i267.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i262.i.i, align 4, !noalias !191
  %at_end.i.i.i.i269.i.i = getelementptr i8, ptr %memory.i.i.i.i262.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i269.i.i, align 8, !noalias !191
  %at_data.i.i.i.i270.i.i = getelementptr i8, ptr %memory.i.i.i.i262.i.i, i64 24
  store ptr %data.i.i.i.i268.i.i, ptr %at_data.i.i.i.i270.i.i, align 8, !noalias !191
  %at_size.i.i.i.i271.i.i = getelementptr i8, ptr %memory.i.i.i.i262.i.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i271.i.i, align 8, !noalias !191
  %.4.i.i.i272.i.i = atomicrmw add ptr %memory.i.i.i.i262.i.i, i64 1 monotonic, align 8, !noalias !201
  fence release
  %.4.i.i25.i279.i.i = atomicrmw sub ptr %memory.i.i.i.i262.i.i, i64 1 monotonic, align 8, !noalias !201
  %.10.i.i280.i.i = icmp eq i64 %.4.i.i25.i279.i.i, 1
  br i1 %.10.i.i280.i.i, label %.3.endif.if.i.i282.i.i, label %.3.endif.i285.i.i, !prof !66

.3.endif.if.i.i282.i.i:                           ; preds = %.3.endif.i24.i264.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i262.i.i), !noalias !201
  br label %.3.endif.i285.i.i

.3.endif.i285.i.i:                                ; preds = %.3.endif.if.i.i282.i.i, %.3.endif.i24.i264.i.i, %B0.endif.i.i
  %.210.sroa.13.0.i.i = phi ptr [ %data.i.i.i.i268.i.i, %.3.endif.i24.i264.i.i ], [ %data.i.i.i.i268.i.i, %.3.endif.if.i.i282.i.i ], [ null, %B0.endif.i.i ]
  %excinfo.2.0.i.i = phi ptr [ null, %.3.endif.i24.i264.i.i ], [ null, %.3.endif.if.i.i282.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.i.i ]
  fence release
  %.4.i.i286.i.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !176
  %.10.i.i3242.i = icmp eq i64 %.4.i.i286.i.i, 1
  br i1 %.10.i.i3242.i, label %.3.endif.if.i.i3244.i, label %NRT_decref.exit.i.i, !prof !66

.3.endif.if.i.i3244.i:                            ; preds = %.3.endif.i285.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !176
  br label %NRT_decref.exit.i.i

NRT_decref.exit.i.i:                              ; preds = %.3.endif.if.i.i3244.i, %.3.endif.i285.i.i
  br i1 %none.i.i.i.i263.not.i.i, label %B1302.if.i, label %B0.endif.endif.i.i, !prof !66

B0.endif.endif.i.i:                               ; preds = %NRT_decref.exit.i.i
  store i64 1, ptr %.210.sroa.13.0.i.i, align 8, !noalias !176
  %.301.i.i = getelementptr i8, ptr %.210.sroa.13.0.i.i, i64 8
  store i64 2, ptr %.301.i.i, align 8, !noalias !176
  %memory.i.i.i.i287.i.i = call dereferenceable_or_null(144) ptr @malloc(i64 144)
  %none.i.i.i.i288.i.i = icmp eq ptr %memory.i.i.i.i287.i.i, null
  br i1 %none.i.i.i.i288.i.i, label %B1302.if.i, label %.3.endif.i24.i289.i.i

.3.endif.i24.i289.i.i:                            ; preds = %B0.endif.endif.i.i
  %address.i.i.i.i290.i.i = ptrtoint ptr %memory.i.i.i.i287.i.i to i64
  %behind.i.i.i.i291.i.i = add i64 %address.i.i.i.i290.i.i, 111
  %aligned.i.i.i.i292.i.i = and i64 %behind.i.i.i.i291.i.i, -64
  %data.i.i.i.i293.i.i = inttoptr i64 %aligned.i.i.i.i292.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i287.i.i, align 4, !noalias !202
  %at_end.i.i.i.i294.i.i = getelementptr i8, ptr %memory.i.i.i.i287.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i294.i.i, align 8, !noalias !202
  %at_data.i.i.i.i295.i.i = getelementptr i8, ptr %memory.i.i.i.i287.i.i, i64 24
  store ptr %data.i.i.i.i293.i.i, ptr %at_data.i.i.i.i295.i.i, align 8, !noalias !202
  %at_size.i.i.i.i296.i.i = getelementptr i8, ptr %memory.i.i.i.i287.i.i, i64 32
  store i64 32, ptr %at_size.i.i.i.i296.i.i, align 8, !noalias !202
  %.4.i.i.i297.i.i = atomicrmw add ptr %memory.i.i.i.i287.i.i, i64 1 monotonic, align 8, !noalias !212
  fence release
  %.4.i.i25.i304.i.i = atomicrmw sub ptr %memory.i.i.i.i287.i.i, i64 1 monotonic, align 8, !noalias !212
  %.10.i.i305.i.i = icmp eq i64 %.4.i.i25.i304.i.i, 1
  br i1 %.10.i.i305.i.i, label %.3.endif.if.i.i307.i.i, label %.3.endif.i311.i.i, !prof !66

.3.endif.if.i.i307.i.i:                           ; preds = %.3.endif.i24.i289.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i287.i.i), !noalias !212
  br label %.3.endif.i311.i.i

.3.endif.i311.i.i:                                ; preds = %.3.endif.if.i.i307.i.i, %.3.endif.i24.i289.i.i
  store i64 32, ptr %data.i.i.i.i293.i.i, align 64, !noalias !176
  %.401.i.i = getelementptr i8, ptr %data.i.i.i.i293.i.i, i64 8
  store i64 8, ptr %.401.i.i, align 8, !noalias !176
  %.430.i.i = getelementptr i8, ptr %data.i.i.i.i293.i.i, i64 16
  store i64 16, ptr %.430.i.i, align 16, !noalias !176
  %.459.i.i = getelementptr i8, ptr %data.i.i.i.i293.i.i, i64 24
  store i64 8, ptr %.459.i.i, align 8, !noalias !176
  store i64 %aligned.i.i.i.i4260.i, ptr %.489.i.i, align 8, !noalias !176
  store i64 %aligned.i.i.i.i.i.i, ptr %.fca.1.gep.i.i2118, align 8, !noalias !176
  %.500.i.i = inttoptr i64 %.129.i.i to ptr
  %.501.i.i = inttoptr i64 %.182.i.i to ptr
  call void %.500.i.i(ptr nonnull %.489.i.i, ptr nonnull %.210.sroa.13.0.i.i, ptr nonnull %data.i.i.i.i293.i.i, ptr %.501.i.i), !noalias !176
  fence release
  %.4.i.i312.i.i = atomicrmw sub ptr %memory.i.i.i.i287.i.i, i64 1 monotonic, align 8, !noalias !176
  %.10.i313.i.i = icmp eq i64 %.4.i.i312.i.i, 1
  br i1 %.10.i313.i.i, label %.3.endif.if.i314.i.i, label %.3.endif.i317.i.i, !prof !66

.3.endif.if.i314.i.i:                             ; preds = %.3.endif.i311.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i287.i.i), !noalias !176
  br label %.3.endif.i317.i.i

.3.endif.i317.i.i:                                ; preds = %.3.endif.if.i314.i.i, %.3.endif.i311.i.i
  fence release
  %.4.i.i318.i.i = atomicrmw sub ptr %memory.i.i.i.i262.i.i, i64 1 monotonic, align 8, !noalias !176
  %.10.i319.i.i = icmp eq i64 %.4.i.i318.i.i, 1
  br i1 %.10.i319.i.i, label %.3.endif.if.i320.i.i, label %.3.endif.i323.i.i, !prof !66

.3.endif.if.i320.i.i:                             ; preds = %.3.endif.i317.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i262.i.i), !noalias !176
  br label %.3.endif.i323.i.i

.3.endif.i323.i.i:                                ; preds = %.3.endif.if.i320.i.i, %.3.endif.i317.i.i
  fence release
  %.4.i.i324.i.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !176
  %.10.i325.i.i = icmp eq i64 %.4.i.i324.i.i, 1
  br i1 %.10.i325.i.i, label %.3.endif.if.i326.i.i, label %.3.endif.i329.i.i, !prof !66

.3.endif.if.i326.i.i:                             ; preds = %.3.endif.i323.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !176
  br label %.3.endif.i329.i.i

.3.endif.i329.i.i:                                ; preds = %.3.endif.if.i326.i.i, %.3.endif.i323.i.i
  fence release
  %.4.i.i330.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !176
  %.10.i331.i.i = icmp eq i64 %.4.i.i330.i.i, 1
  br i1 %.10.i331.i.i, label %.3.endif.if.i332.i.i, label %.3.endif.i335.i.i, !prof !66

.3.endif.if.i332.i.i:                             ; preds = %.3.endif.i329.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !176
  br label %.3.endif.i335.i.i

.3.endif.i335.i.i:                                ; preds = %.3.endif.if.i332.i.i, %.3.endif.i329.i.i
  %.547.i.i = load double, ptr %data.i.i.i.i.i.i, align 64, !noalias !176
  fence release
  %.4.i.i336.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !176
  %.10.i337.i.i = icmp eq i64 %.4.i.i336.i.i, 1
  br i1 %.10.i337.i.i, label %.3.endif.if.i338.i.i, label %B1302.endif.i, !prof !66

.3.endif.if.i338.i.i:                             ; preds = %.3.endif.i335.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !176
  br label %B1302.endif.i

.3.endif.i3246.i:                                 ; preds = %B1302.endif.i
  fence release
  %.4.i.i3247.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3248.i = icmp eq i64 %.4.i.i3247.i, 1
  br i1 %.10.i3248.i, label %.3.endif.if.i3249.i, label %.3.endif.i3252.i, !prof !66

.3.endif.if.i3249.i:                              ; preds = %.3.endif.i3246.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %.3.endif.i3252.i

.3.endif.i3252.i:                                 ; preds = %.3.endif.if.i3249.i, %.3.endif.i3246.i
  fence release
  %.4.i.i3253.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3254.i = icmp eq i64 %.4.i.i3253.i, 1
  br i1 %.10.i3254.i, label %.3.endif.if.i3255.i, label %.3.endif.i3258.i, !prof !66

.3.endif.if.i3255.i:                              ; preds = %.3.endif.i3252.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3258.i

.3.endif.i3258.i:                                 ; preds = %.3.endif.if.i3255.i, %.3.endif.i3252.i
  fence release
  %.4.i.i3259.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3260.i = icmp eq i64 %.4.i.i3259.i, 1
  br i1 %.10.i3260.i, label %.3.endif.if.i3261.i, label %.3.endif.i3264.i, !prof !66

.3.endif.if.i3261.i:                              ; preds = %.3.endif.i3258.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i3264.i

.3.endif.i3264.i:                                 ; preds = %.3.endif.if.i3261.i, %.3.endif.i3258.i
  fence release
  %.4.i.i3265.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3266.i = icmp eq i64 %.4.i.i3265.i, 1
  br i1 %.10.i3266.i, label %.3.endif.if.i3267.i, label %NRT_decref.exit3268.i, !prof !66

.3.endif.if.i3267.i:                              ; preds = %.3.endif.i3264.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !161
  br label %NRT_decref.exit3268.i

NRT_decref.exit3268.i:                            ; preds = %.3.endif.if.i3267.i, %.3.endif.i3264.i
  br i1 %.4.i406.i.i, label %.3.endif.i3276.i, label %.3.endif.i3270.i, !prof !66

.3.endif.i3270.i:                                 ; preds = %NRT_decref.exit3268.i
  fence release
  %.4.i.i3271.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3272.i = icmp eq i64 %.4.i.i3271.i, 1
  br i1 %.10.i3272.i, label %.3.endif.if.i3273.i, label %.3.endif.i3276.i, !prof !66

.3.endif.if.i3273.i:                              ; preds = %.3.endif.i3270.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i3276.i

.3.endif.i3276.i:                                 ; preds = %.3.endif.if.i3273.i, %.3.endif.i3270.i, %NRT_decref.exit3268.i
  fence release
  %.4.i.i3277.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3278.i = icmp eq i64 %.4.i.i3277.i, 1
  br i1 %.10.i3278.i, label %.3.endif.if.i3279.i, label %.3.endif.i3282.i, !prof !66

.3.endif.if.i3279.i:                              ; preds = %.3.endif.i3276.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i3282.i

.3.endif.i3282.i:                                 ; preds = %.3.endif.i3276.i, %.3.endif.if.i3279.i
  fence release
  %.4.i.i3283.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3284.i = icmp eq i64 %.4.i.i3283.i, 1
  br i1 %.10.i3284.i, label %.3.endif.if.i3285.i, label %NRT_decref.exit3286.i, !prof !66

.3.endif.if.i3285.i:                              ; preds = %.3.endif.i3282.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %NRT_decref.exit3286.i

NRT_decref.exit3286.i:                            ; preds = %.3.endif.if.i3285.i, %.3.endif.i3282.i
  br i1 %.4.i2063, label %.3.endif.i3294.i, label %.3.endif.i3288.i, !prof !66

.3.endif.i3288.i:                                 ; preds = %NRT_decref.exit3286.i
  fence release
  %.4.i.i3289.i = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !161
  %.10.i3290.i = icmp eq i64 %.4.i.i3289.i, 1
  br i1 %.10.i3290.i, label %.3.endif.if.i3291.i, label %.3.endif.i3294.i, !prof !66

.3.endif.if.i3291.i:                              ; preds = %.3.endif.i3288.i
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !161
  br label %.3.endif.i3294.i

.3.endif.i3294.i:                                 ; preds = %NRT_decref.exit3286.i, %.3.endif.i3288.i, %.3.endif.if.i3291.i
  fence release
  %.4.i.i3295.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3296.i = icmp eq i64 %.4.i.i3295.i, 1
  br i1 %.10.i3296.i, label %.3.endif.if.i3297.i, label %.3.endif.i3300.i, !prof !66

.3.endif.if.i3297.i:                              ; preds = %.3.endif.i3294.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !161
  br label %.3.endif.i3300.i

.3.endif.i3300.i:                                 ; preds = %.3.endif.if.i3297.i, %.3.endif.i3294.i
  fence release
  %.4.i.i3301.i = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3302.i = icmp eq i64 %.4.i.i3301.i, 1
  br i1 %.10.i3302.i, label %.3.endif.if.i3303.i, label %.3.endif.i3306.i, !prof !66

.3.endif.if.i3303.i:                              ; preds = %.3.endif.i3300.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !161
  br label %.3.endif.i3306.i

.3.endif.i3306.i:                                 ; preds = %.3.endif.if.i3303.i, %.3.endif.i3300.i
  fence release
  %.4.i.i3307.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3308.i = icmp eq i64 %.4.i.i3307.i, 1
  br i1 %.10.i3308.i, label %.3.endif.if.i3309.i, label %.3.endif.i3312.i, !prof !66

.3.endif.if.i3309.i:                              ; preds = %.3.endif.i3306.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3312.i

.3.endif.i3312.i:                                 ; preds = %.3.endif.if.i3309.i, %.3.endif.i3306.i
  fence release
  %.4.i.i3313.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3314.i = icmp eq i64 %.4.i.i3313.i, 1
  br i1 %.10.i3314.i, label %.3.endif.if.i3315.i, label %.3.endif.i3318.i, !prof !66

.3.endif.if.i3315.i:                              ; preds = %.3.endif.i3312.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i3318.i

.3.endif.i3318.i:                                 ; preds = %.3.endif.if.i3315.i, %.3.endif.i3312.i
  fence release
  %.4.i.i3319.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3320.i = icmp eq i64 %.4.i.i3319.i, 1
  br i1 %.10.i3320.i, label %.3.endif.if.i3321.i, label %.3.endif.i3324.i, !prof !66

.3.endif.if.i3321.i:                              ; preds = %.3.endif.i3318.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !161
  br label %.3.endif.i3324.i

.3.endif.i3324.i:                                 ; preds = %.3.endif.i3318.i, %.3.endif.if.i3321.i
  fence release
  %.4.i.i3325.i = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !161
  %.10.i3326.i = icmp eq i64 %.4.i.i3325.i, 1
  br i1 %.10.i3326.i, label %.3.endif.if.i3327.i, label %.3.endif.i3330.i, !prof !66

.3.endif.if.i3327.i:                              ; preds = %.3.endif.i3324.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !161
  br label %.3.endif.i3330.i

.3.endif.i3330.i:                                 ; preds = %.3.endif.i3324.i, %.3.endif.if.i3327.i
  fence release
  %.4.i.i3331.i = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !161
  %.10.i3332.i = icmp eq i64 %.4.i.i3331.i, 1
  br i1 %.10.i3332.i, label %.3.endif.if.i3333.i, label %.3.endif.i2133, !prof !66

.3.endif.if.i3333.i:                              ; preds = %.3.endif.i3330.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1917), !noalias !161
  br label %.3.endif.i2133

B1348.i:                                          ; preds = %B1302.endif.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.877.i.i), !noalias !161
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.877.i.i, i8 0, i64 24, i1 false), !noalias !213
  %.4.i.i.i3338.i = atomicrmw add ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !213
  %.4.i.i643.i.i = atomicrmw add ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !213
  %.4.i.i647.i.i = atomicrmw add ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !213
  %.4.i.i651.i.i = atomicrmw add ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !213
  %memory.i.i.i.i.i3340.i = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i.i3341.i = icmp eq ptr %memory.i.i.i.i.i3340.i, null
  br i1 %none.i.i.i.i.i3341.i, label %B1348.if.i, label %.3.endif.i24.i.i3342.i

.3.endif.i24.i.i3342.i:                           ; preds = %B1348.i
  %address.i.i.i.i.i3343.i = ptrtoint ptr %memory.i.i.i.i.i3340.i to i64
  %behind.i.i.i.i.i3344.i = add i64 %address.i.i.i.i.i3343.i, 111
  %aligned.i.i.i.i.i3345.i = and i64 %behind.i.i.i.i.i3344.i, -64
  %data.i.i.i.i.i3346.i = inttoptr i64 %aligned.i.i.i.i.i3345.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i3340.i, align 4, !noalias !217
  %at_end.i.i.i.i.i3347.i = getelementptr i8, ptr %memory.i.i.i.i.i3340.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i3347.i, align 8, !noalias !217
  %at_data.i.i.i.i.i3348.i = getelementptr i8, ptr %memory.i.i.i.i.i3340.i, i64 24
  store ptr %data.i.i.i.i.i3346.i, ptr %at_data.i.i.i.i.i3348.i, align 8, !noalias !217
  %at_size.i.i.i.i.i3349.i = getelementptr i8, ptr %memory.i.i.i.i.i3340.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i.i3349.i, align 8, !noalias !217
  %.4.i.i.i.i3350.i = atomicrmw add ptr %memory.i.i.i.i.i3340.i, i64 1 monotonic, align 8, !noalias !227
  fence release
  %.4.i.i25.i.i3351.i = atomicrmw sub ptr %memory.i.i.i.i.i3340.i, i64 1 monotonic, align 8, !noalias !227
  %.10.i.i.i3352.i = icmp eq i64 %.4.i.i25.i.i3351.i, 1
  br i1 %.10.i.i.i3352.i, label %.3.endif.if.i.i.i3358.i, label %B74.if.i.i.preheader, !prof !66

B74.if.i.i.preheader:                             ; preds = %.3.endif.if.i.i.i3358.i, %.3.endif.i24.i.i3342.i
  br label %B74.if.i.i

.3.endif.if.i.i.i3358.i:                          ; preds = %.3.endif.i24.i.i3342.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i3340.i), !noalias !227
  br label %B74.if.i.i.preheader

.3.endif.i654.i.i:                                ; preds = %B74.if.i.i
  fence release
  %.4.i.i655.i.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i.i3354.i = icmp eq i64 %.4.i.i655.i.i, 1
  br i1 %.10.i.i3354.i, label %.3.endif.if.i.i3357.i, label %NRT_decref.exit.i3355.i, !prof !66

.3.endif.if.i.i3357.i:                            ; preds = %.3.endif.i654.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !213
  br label %NRT_decref.exit.i3355.i

NRT_decref.exit.i3355.i:                          ; preds = %.3.endif.if.i.i3357.i, %.3.endif.i654.i.i
  %memory.i.i.i.i656.i.i = call dereferenceable_or_null(168) ptr @malloc(i64 168)
  %none.i.i.i.i657.i.i = icmp eq ptr %memory.i.i.i.i656.i.i, null
  br i1 %none.i.i.i.i657.i.i, label %B1348.if.i, label %.3.endif.i24.i658.i.i

.3.endif.i24.i658.i.i:                            ; preds = %NRT_decref.exit.i3355.i
  %address.i.i.i.i659.i.i = ptrtoint ptr %memory.i.i.i.i656.i.i to i64
  %behind.i.i.i.i660.i.i = add i64 %address.i.i.i.i659.i.i, 111
  %aligned.i.i.i.i661.i.i = and i64 %behind.i.i.i.i660.i.i, -64
  %data.i.i.i.i662.i.i = inttoptr i64 %aligned.i.i.i.i661.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i656.i.i, align 4, !noalias !228
  %at_end.i.i.i.i663.i.i = getelementptr i8, ptr %memory.i.i.i.i656.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i663.i.i, align 8, !noalias !228
  %at_data.i.i.i.i664.i.i = getelementptr i8, ptr %memory.i.i.i.i656.i.i, i64 24
  store ptr %data.i.i.i.i662.i.i, ptr %at_data.i.i.i.i664.i.i, align 8, !noalias !228
  %at_size.i.i.i.i665.i.i = getelementptr i8, ptr %memory.i.i.i.i656.i.i, i64 32
  store i64 56, ptr %at_size.i.i.i.i665.i.i, align 8, !noalias !228
  %.4.i.i.i666.i.i = atomicrmw add ptr %memory.i.i.i.i656.i.i, i64 1 monotonic, align 8, !noalias !238
  fence release
  %.4.i.i25.i673.i.i = atomicrmw sub ptr %memory.i.i.i.i656.i.i, i64 1 monotonic, align 8, !noalias !238
  %.10.i.i674.i.i = icmp eq i64 %.4.i.i25.i673.i.i, 1
  br i1 %.10.i.i674.i.i, label %.3.endif.if.i.i676.i.i, label %B120.endif.i.i, !prof !66

.3.endif.if.i.i676.i.i:                           ; preds = %.3.endif.i24.i658.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i656.i.i), !noalias !238
  br label %B120.endif.i.i

.3.endif.i679.i.i:                                ; preds = %B332.if.i.i
  fence release
  %.4.i.i680.i.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i681.i.i = icmp eq i64 %.4.i.i680.i.i, 1
  br i1 %.10.i681.i.i, label %.3.endif.if.i682.i.i, label %.3.endif.i685.i.i, !prof !66

.3.endif.if.i682.i.i:                             ; preds = %.3.endif.i679.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !213
  br label %.3.endif.i685.i.i

.3.endif.i685.i.i:                                ; preds = %.3.endif.if.i682.i.i, %.3.endif.i679.i.i
  fence release
  %.4.i.i686.i.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i687.i.i = icmp eq i64 %.4.i.i686.i.i, 1
  br i1 %.10.i687.i.i, label %.3.endif.if.i688.i.i, label %B1348.endif.i, !prof !66

.3.endif.if.i688.i.i:                             ; preds = %.3.endif.i685.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !213
  br label %B1348.endif.i

B74.if.i.i:                                       ; preds = %B74.if.i.i.preheader, %B74.if.i.i
  %.155.018.i.i = phi i64 [ %.217.i.i, %B74.if.i.i ], [ 2, %B74.if.i.i.preheader ]
  %.152.017.i.i = phi i64 [ %.221.i.i, %B74.if.i.i ], [ 0, %B74.if.i.i.preheader ]
  %.217.i.i = add nsw i64 %.155.018.i.i, -1
  %.221.i.i = add nuw nsw i64 %.152.017.i.i, 1
  %39 = getelementptr double, ptr %data.i.i.i.i3969.i, i64 %.152.017.i.i
  %.275.i.i = load double, ptr %39, align 8, !noalias !213
  %40 = getelementptr double, ptr %data.i.i.i.i3994.i, i64 %.152.017.i.i
  %.305.i.i = load double, ptr %40, align 8, !noalias !213
  %.309.i.i = fdiv double %.275.i.i, %.305.i.i
  %41 = getelementptr double, ptr %data.i.i.i.i.i3346.i, i64 %.152.017.i.i
  store double %.309.i.i, ptr %41, align 8, !noalias !213
  %.208.i.i = icmp ugt i64 %.155.018.i.i, 1
  br i1 %.208.i.i, label %B74.if.i.i, label %.3.endif.i654.i.i

B120.endif.i.i:                                   ; preds = %.3.endif.if.i.i676.i.i, %.3.endif.i24.i658.i.i
  store i64 32, ptr %data.i.i.i.i662.i.i, align 64, !noalias !213
  %.451.i.i = getelementptr i8, ptr %data.i.i.i.i662.i.i, i64 8
  store i64 16, ptr %.451.i.i, align 8, !noalias !213
  %.480.i.i = getelementptr i8, ptr %data.i.i.i.i662.i.i, i64 16
  store i64 16, ptr %.480.i.i, align 16, !noalias !213
  %.509.i.i = getelementptr i8, ptr %data.i.i.i.i662.i.i, i64 24
  store i64 16, ptr %.509.i.i, align 8, !noalias !213
  %.538.i.i = getelementptr i8, ptr %data.i.i.i.i662.i.i, i64 32
  store i64 8, ptr %.538.i.i, align 32, !noalias !213
  %.567.i.i = getelementptr i8, ptr %data.i.i.i.i662.i.i, i64 40
  store i64 8, ptr %.567.i.i, align 8, !noalias !213
  %.596.i.i = getelementptr i8, ptr %data.i.i.i.i662.i.i, i64 48
  store i64 8, ptr %.596.i.i, align 16, !noalias !213
  %.651.i.i = load i64, ptr %.650.i.i, align 8, !noalias !213
  %.705.i.i = load i64, ptr %.704.i.i, align 8, !noalias !213
  %.4.i.i692.i.i = atomicrmw add ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !213
  %.4.i.i696.i.i = atomicrmw add ptr %memory.i.i.i.i.i3340.i, i64 1 monotonic, align 8, !noalias !213
  %.4.i.i700.i.i = atomicrmw add ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !213
  %memory.i.i.i.i702.i.i = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i703.not.i.i = icmp eq ptr %memory.i.i.i.i702.i.i, null
  br i1 %none.i.i.i.i703.not.i.i, label %.3.endif.i726.i.i, label %.3.endif.i24.i704.i.i

.3.endif.i24.i704.i.i:                            ; preds = %B120.endif.i.i
  %address.i.i.i.i705.i.i = ptrtoint ptr %memory.i.i.i.i702.i.i to i64
  %behind.i.i.i.i706.i.i = add i64 %address.i.i.i.i705.i.i, 111
  %aligned.i.i.i.i707.i.i = and i64 %behind.i.i.i.i706.i.i, -64
  %data.i.i.i.i708.i.i = inttoptr i64 %aligned.i.i.i.i707.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i702.i.i, align 4, !noalias !239
  %at_end.i.i.i.i709.i.i = getelementptr i8, ptr %memory.i.i.i.i702.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i709.i.i, align 8, !noalias !239
  %at_data.i.i.i.i710.i.i = getelementptr i8, ptr %memory.i.i.i.i702.i.i, i64 24
  store ptr %data.i.i.i.i708.i.i, ptr %at_data.i.i.i.i710.i.i, align 8, !noalias !239
  %at_size.i.i.i.i711.i.i = getelementptr i8, ptr %memory.i.i.i.i702.i.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i711.i.i, align 8, !noalias !239
  %.4.i.i.i712.i.i = atomicrmw add ptr %memory.i.i.i.i702.i.i, i64 1 monotonic, align 8, !noalias !249
  fence release
  %.4.i.i25.i719.i.i = atomicrmw sub ptr %memory.i.i.i.i702.i.i, i64 1 monotonic, align 8, !noalias !249
  %.10.i.i720.i.i = icmp eq i64 %.4.i.i25.i719.i.i, 1
  br i1 %.10.i.i720.i.i, label %.3.endif.if.i.i722.i.i, label %.3.endif.i726.i.i, !prof !66

.3.endif.if.i.i722.i.i:                           ; preds = %.3.endif.i24.i704.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i702.i.i), !noalias !249
  br label %.3.endif.i726.i.i

.3.endif.i726.i.i:                                ; preds = %.3.endif.if.i.i722.i.i, %.3.endif.i24.i704.i.i, %B120.endif.i.i
  %.749.sroa.13.0.i.i = phi ptr [ %data.i.i.i.i708.i.i, %.3.endif.i24.i704.i.i ], [ %data.i.i.i.i708.i.i, %.3.endif.if.i.i722.i.i ], [ null, %B120.endif.i.i ]
  %excinfo.3.0.i.i = phi ptr [ null, %.3.endif.i24.i704.i.i ], [ null, %.3.endif.if.i.i722.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B120.endif.i.i ]
  fence release
  %.4.i.i727.i.i = atomicrmw sub ptr %memory.i.i.i.i.i3340.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i728.i.i = icmp eq i64 %.4.i.i727.i.i, 1
  br i1 %.10.i728.i.i, label %.3.endif.if.i729.i.i, label %.3.endif.i732.i.i, !prof !66

.3.endif.if.i729.i.i:                             ; preds = %.3.endif.i726.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i3340.i), !noalias !213
  br label %.3.endif.i732.i.i

.3.endif.i732.i.i:                                ; preds = %.3.endif.if.i729.i.i, %.3.endif.i726.i.i
  fence release
  %.4.i.i733.i.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i734.i.i = icmp eq i64 %.4.i.i733.i.i, 1
  br i1 %.10.i734.i.i, label %.3.endif.if.i735.i.i, label %NRT_decref.exit736.i.i, !prof !66

.3.endif.if.i735.i.i:                             ; preds = %.3.endif.i732.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !213
  br label %NRT_decref.exit736.i.i

NRT_decref.exit736.i.i:                           ; preds = %.3.endif.if.i735.i.i, %.3.endif.i732.i.i
  br i1 %none.i.i.i.i703.not.i.i, label %B1348.if.i, label %.3.endif.i738.i.i, !prof !66

.3.endif.i738.i.i:                                ; preds = %NRT_decref.exit736.i.i
  store i64 1, ptr %.749.sroa.13.0.i.i, align 8, !noalias !213
  %.840.i.i = getelementptr i8, ptr %.749.sroa.13.0.i.i, i64 8
  store i64 2, ptr %.840.i.i, align 8, !noalias !213
  store i64 %aligned.i.i.i.i4260.i, ptr %.877.i.i, align 8, !noalias !213
  store i64 %aligned.i.i.i.i.i3345.i, ptr %.fca.1.gep.i3335.i, align 8, !noalias !213
  store i64 %aligned.i.i.i.i4018.i, ptr %.fca.2.gep.i.i, align 8, !noalias !213
  %.891.i.i = inttoptr i64 %.651.i.i to ptr
  %.892.i.i = inttoptr i64 %.705.i.i to ptr
  call void %.891.i.i(ptr nonnull %.877.i.i, ptr nonnull %.749.sroa.13.0.i.i, ptr nonnull %data.i.i.i.i662.i.i, ptr %.892.i.i), !noalias !213
  fence release
  %.4.i.i739.i.i = atomicrmw sub ptr %memory.i.i.i.i656.i.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i740.i.i = icmp eq i64 %.4.i.i739.i.i, 1
  br i1 %.10.i740.i.i, label %.3.endif.if.i741.i.i, label %.3.endif.i744.i.i, !prof !66

.3.endif.if.i741.i.i:                             ; preds = %.3.endif.i738.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i656.i.i), !noalias !213
  br label %.3.endif.i744.i.i

.3.endif.i744.i.i:                                ; preds = %.3.endif.if.i741.i.i, %.3.endif.i738.i.i
  fence release
  %.4.i.i745.i.i = atomicrmw sub ptr %memory.i.i.i.i702.i.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i746.i.i = icmp eq i64 %.4.i.i745.i.i, 1
  br i1 %.10.i746.i.i, label %.3.endif.if.i747.i.i, label %.3.endif.i750.i.i, !prof !66

.3.endif.if.i747.i.i:                             ; preds = %.3.endif.i744.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i702.i.i), !noalias !213
  br label %.3.endif.i750.i.i

.3.endif.i750.i.i:                                ; preds = %.3.endif.if.i747.i.i, %.3.endif.i744.i.i
  fence release
  %.4.i.i751.i.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i752.i.i = icmp eq i64 %.4.i.i751.i.i, 1
  br i1 %.10.i752.i.i, label %.3.endif.if.i753.i.i, label %.3.endif.i756.i.i, !prof !66

.3.endif.if.i753.i.i:                             ; preds = %.3.endif.i750.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !213
  br label %.3.endif.i756.i.i

.3.endif.i756.i.i:                                ; preds = %.3.endif.if.i753.i.i, %.3.endif.i750.i.i
  fence release
  %.4.i.i757.i.i = atomicrmw sub ptr %memory.i.i.i.i.i3340.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i758.i.i = icmp eq i64 %.4.i.i757.i.i, 1
  br i1 %.10.i758.i.i, label %.3.endif.if.i759.i.i, label %.3.endif.i762.i.i, !prof !66

.3.endif.if.i759.i.i:                             ; preds = %.3.endif.i756.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i3340.i), !noalias !213
  br label %.3.endif.i762.i.i

.3.endif.i762.i.i:                                ; preds = %.3.endif.if.i759.i.i, %.3.endif.i756.i.i
  fence release
  %.4.i.i763.i.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !213
  %.10.i764.i.i = icmp eq i64 %.4.i.i763.i.i, 1
  br i1 %.10.i764.i.i, label %.3.endif.if.i765.i.i, label %B332.if.i.i.preheader, !prof !66

.3.endif.if.i765.i.i:                             ; preds = %.3.endif.i762.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !213
  br label %B332.if.i.i.preheader

B332.if.i.i.preheader:                            ; preds = %.3.endif.if.i765.i.i, %.3.endif.i762.i.i
  br label %B332.if.i.i

B332.if.i.i:                                      ; preds = %B332.if.i.i.preheader, %B332.if.i.i
  %.939.020.i.i = phi i64 [ %.1001.i.i, %B332.if.i.i ], [ 2, %B332.if.i.i.preheader ]
  %.936.019.i.i = phi i64 [ %.1005.i.i, %B332.if.i.i ], [ 0, %B332.if.i.i.preheader ]
  %.1001.i.i = add nsw i64 %.939.020.i.i, -1
  %.1005.i.i = add nuw nsw i64 %.936.019.i.i, 1
  %42 = getelementptr double, ptr %data.i.i.i.i4019.i, i64 %.936.019.i.i
  %.1059.i.i = load double, ptr %42, align 8, !noalias !213
  %43 = getelementptr double, ptr %data.i.i.i.i3994.i, i64 %.936.019.i.i
  %.1089.i.i = load double, ptr %43, align 8, !noalias !213
  %.1093.i.i = fdiv double %.1059.i.i, %.1089.i.i
  store double %.1093.i.i, ptr %42, align 8, !noalias !213
  %.992.i.i = icmp ugt i64 %.939.020.i.i, 1
  br i1 %.992.i.i, label %B332.if.i.i, label %.3.endif.i679.i.i

B1890.i:                                          ; preds = %B1844.if.i
  store double 0.000000e+00, ptr %.3744.i, align 8, !noalias !161
  %.3772.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels11_likelihoodB4v183B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.3744.i, ptr %excinfo.22.i, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr nonnull %memory.i.i.i.i.i, ptr readonly %data.i.i.i.i.i, i64 %10, ptr nonnull %memory.i.i.i.i1917, ptr readonly %data.i.i.i.i1922, i64 %arg.table.5.0, i64 %10, ptr nonnull %memory.i.i.i.i1891, ptr readonly %data.i.i.i.i1897, ptr %reached.2.sroa.0.0245.i, ptr nonnull %reached.2.sroa.72.0242.i, ptr %there.2.sroa.0.0234.i, ptr %there.2.sroa.68.0232.i, i64 %arg.table.5.0, i64 %10, ptr nonnull %memory.i.i.i.i3944.i, i64 %.50.i, ptr %data.i.i.i.i3949.i)
  %.3774.not.i = icmp eq i32 %.3772.i, 0
  br i1 %.3774.not.i, label %B1890.endif.i, label %B1890.if.i, !prof !7

.3.endif.i3385.i:                                 ; preds = %B1890.endif.i
  %.4.i.i3362.i = atomicrmw add ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3366.i = atomicrmw add ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3370.i = atomicrmw add ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3374.i = atomicrmw add ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3378.i = atomicrmw add ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3382.i = atomicrmw add ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  fence release
  %.4.i.i3386.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3387.i = icmp eq i64 %.4.i.i3386.i, 1
  br i1 %.10.i3387.i, label %.3.endif.if.i3388.i, label %.3.endif.i3391.i, !prof !66

.3.endif.if.i3388.i:                              ; preds = %.3.endif.i3385.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %.3.endif.i3391.i

.3.endif.i3391.i:                                 ; preds = %.3.endif.i3385.i, %.3.endif.if.i3388.i
  %.4385334.i = fcmp olt double %.3180.i, 0x3EB0C6F7A0B5ED8D
  fence release
  %.4.i.i3392.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3393.i = icmp eq i64 %.4.i.i3392.i, 1
  br i1 %.10.i3393.i, label %.3.endif.if.i3394.i, label %.3.endif.i3397.i, !prof !66

.3.endif.if.i3394.i:                              ; preds = %.3.endif.i3391.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %.3.endif.i3397.i

.3.endif.i3397.i:                                 ; preds = %.3.endif.i3391.i, %.3.endif.if.i3394.i
  fence release
  %.4.i.i3398.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3399.i = icmp eq i64 %.4.i.i3398.i, 1
  br i1 %.10.i3399.i, label %.3.endif.if.i3400.i, label %.3.endif.i3403.i, !prof !66

.3.endif.if.i3400.i:                              ; preds = %.3.endif.i3397.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %.3.endif.i3403.i

.3.endif.i3403.i:                                 ; preds = %.3.endif.if.i3400.i, %.3.endif.i3397.i
  fence release
  %.4.i.i3404.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3405.i = icmp eq i64 %.4.i.i3404.i, 1
  br i1 %.10.i3405.i, label %.3.endif.if.i3406.i, label %.3.endif.i3409.i, !prof !66

.3.endif.if.i3406.i:                              ; preds = %.3.endif.i3403.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3409.i

.3.endif.i3409.i:                                 ; preds = %.3.endif.if.i3406.i, %.3.endif.i3403.i
  fence release
  %.4.i.i3410.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3411.i = icmp eq i64 %.4.i.i3410.i, 1
  br i1 %.10.i3411.i, label %.3.endif.if.i3412.i, label %.3.endif.i3415.i, !prof !66

.3.endif.if.i3412.i:                              ; preds = %.3.endif.i3409.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3415.i

.3.endif.i3415.i:                                 ; preds = %.3.endif.if.i3412.i, %.3.endif.i3409.i
  fence release
  %.4.i.i3416.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3417.i = icmp eq i64 %.4.i.i3416.i, 1
  br i1 %.10.i3417.i, label %.3.endif.if.i3418.i, label %NRT_decref.exit3419.i, !prof !66

.3.endif.if.i3418.i:                              ; preds = %.3.endif.i3415.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %NRT_decref.exit3419.i

NRT_decref.exit3419.i:                            ; preds = %.3.endif.if.i3418.i, %.3.endif.i3415.i
  br i1 %.4385334.i, label %.3.endif.i3511.i, label %B2314.i

B1946.i:                                          ; preds = %B1890.endif.i
  %.3835.i = load double, ptr %data.i.i.i.i4019.i, align 64, !noalias !161
  %.3840.i = fmul double %.3835.i, 5.000000e-01
  store double %.3840.i, ptr %data.i.i.i.i4019.i, align 64, !noalias !161
  %.3900.i = load double, ptr %.3172.i, align 8, !noalias !161
  %.3905.i = fmul double %.3900.i, 5.000000e-01
  store double %.3905.i, ptr %.3172.i, align 8, !noalias !161
  %.3966.i = call double @llvm.fabs.f64(double %.3840.i)
  %.3997.i = call double @llvm.fabs.f64(double %.3905.i)
  %.12.i.i2123 = fcmp ogt double %.3997.i, %.3966.i
  %.13.i.i2124 = select i1 %.12.i.i2123, double %.3997.i, double %.3966.i
  %.4027.i = fcmp olt double %.13.i.i2124, %.3518.i
  br i1 %.4027.i, label %.3.endif.i3421.i, label %B1844.if.i.backedge

.3.endif.i3421.i:                                 ; preds = %B1946.i
  fence release
  %.4.i.i3422.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3423.i = icmp eq i64 %.4.i.i3422.i, 1
  br i1 %.10.i3423.i, label %.3.endif.if.i3424.i, label %.3.endif.i3427.i, !prof !66

.3.endif.if.i3424.i:                              ; preds = %.3.endif.i3421.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3427.i

.3.endif.i3427.i:                                 ; preds = %.3.endif.if.i3424.i, %.3.endif.i3421.i
  fence release
  %.4.i.i3428.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3429.i = icmp eq i64 %.4.i.i3428.i, 1
  br i1 %.10.i3429.i, label %.3.endif.if.i3430.i, label %.3.endif.i3433.i, !prof !66

.3.endif.if.i3430.i:                              ; preds = %.3.endif.i3427.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i3433.i

.3.endif.i3433.i:                                 ; preds = %.3.endif.if.i3430.i, %.3.endif.i3427.i
  fence release
  %.4.i.i3434.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3435.i = icmp eq i64 %.4.i.i3434.i, 1
  br i1 %.10.i3435.i, label %.3.endif.if.i3436.i, label %NRT_decref.exit3437.i, !prof !66

.3.endif.if.i3436.i:                              ; preds = %.3.endif.i3433.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !161
  br label %NRT_decref.exit3437.i

NRT_decref.exit3437.i:                            ; preds = %.3.endif.if.i3436.i, %.3.endif.i3433.i
  br i1 %.4.i406.i.i, label %.3.endif.i3445.i, label %.3.endif.i3439.i, !prof !66

.3.endif.i3439.i:                                 ; preds = %NRT_decref.exit3437.i
  fence release
  %.4.i.i3440.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3441.i = icmp eq i64 %.4.i.i3440.i, 1
  br i1 %.10.i3441.i, label %.3.endif.if.i3442.i, label %.3.endif.i3445.i, !prof !66

.3.endif.if.i3442.i:                              ; preds = %.3.endif.i3439.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i3445.i

.3.endif.i3445.i:                                 ; preds = %.3.endif.if.i3442.i, %.3.endif.i3439.i, %NRT_decref.exit3437.i
  fence release
  %.4.i.i3446.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3447.i = icmp eq i64 %.4.i.i3446.i, 1
  br i1 %.10.i3447.i, label %.3.endif.if.i3448.i, label %.3.endif.i3451.i, !prof !66

.3.endif.if.i3448.i:                              ; preds = %.3.endif.i3445.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i3451.i

.3.endif.i3451.i:                                 ; preds = %.3.endif.i3445.i, %.3.endif.if.i3448.i
  fence release
  %.4.i.i3452.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3453.i = icmp eq i64 %.4.i.i3452.i, 1
  br i1 %.10.i3453.i, label %.3.endif.if.i3454.i, label %NRT_decref.exit3455.i, !prof !66

.3.endif.if.i3454.i:                              ; preds = %.3.endif.i3451.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %NRT_decref.exit3455.i

NRT_decref.exit3455.i:                            ; preds = %.3.endif.if.i3454.i, %.3.endif.i3451.i
  br i1 %.4.i2063, label %.3.endif.i3463.i, label %.3.endif.i3457.i, !prof !66

.3.endif.i3457.i:                                 ; preds = %NRT_decref.exit3455.i
  fence release
  %.4.i.i3458.i = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !161
  %.10.i3459.i = icmp eq i64 %.4.i.i3458.i, 1
  br i1 %.10.i3459.i, label %.3.endif.if.i3460.i, label %.3.endif.i3463.i, !prof !66

.3.endif.if.i3460.i:                              ; preds = %.3.endif.i3457.i
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !161
  br label %.3.endif.i3463.i

.3.endif.i3463.i:                                 ; preds = %NRT_decref.exit3455.i, %.3.endif.i3457.i, %.3.endif.if.i3460.i
  fence release
  %.4.i.i3464.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3465.i = icmp eq i64 %.4.i.i3464.i, 1
  br i1 %.10.i3465.i, label %.3.endif.if.i3466.i, label %.3.endif.i3469.i, !prof !66

.3.endif.if.i3466.i:                              ; preds = %.3.endif.i3463.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !161
  br label %.3.endif.i3469.i

.3.endif.i3469.i:                                 ; preds = %.3.endif.if.i3466.i, %.3.endif.i3463.i
  fence release
  %.4.i.i3470.i = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3471.i = icmp eq i64 %.4.i.i3470.i, 1
  br i1 %.10.i3471.i, label %.3.endif.if.i3472.i, label %.3.endif.i3475.i, !prof !66

.3.endif.if.i3472.i:                              ; preds = %.3.endif.i3469.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !161
  br label %.3.endif.i3475.i

.3.endif.i3475.i:                                 ; preds = %.3.endif.if.i3472.i, %.3.endif.i3469.i
  fence release
  %.4.i.i3476.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3477.i = icmp eq i64 %.4.i.i3476.i, 1
  br i1 %.10.i3477.i, label %.3.endif.if.i3478.i, label %.3.endif.i3481.i, !prof !66

.3.endif.if.i3478.i:                              ; preds = %.3.endif.i3475.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3481.i

.3.endif.i3481.i:                                 ; preds = %.3.endif.if.i3478.i, %.3.endif.i3475.i
  fence release
  %.4.i.i3482.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3483.i = icmp eq i64 %.4.i.i3482.i, 1
  br i1 %.10.i3483.i, label %.3.endif.if.i3484.i, label %.3.endif.i3487.i, !prof !66

.3.endif.if.i3484.i:                              ; preds = %.3.endif.i3481.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i3487.i

.3.endif.i3487.i:                                 ; preds = %.3.endif.if.i3484.i, %.3.endif.i3481.i
  fence release
  %.4.i.i3488.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3489.i = icmp eq i64 %.4.i.i3488.i, 1
  br i1 %.10.i3489.i, label %.3.endif.if.i3490.i, label %.3.endif.i3493.i, !prof !66

.3.endif.if.i3490.i:                              ; preds = %.3.endif.i3487.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !161
  br label %.3.endif.i3493.i

.3.endif.i3493.i:                                 ; preds = %.3.endif.i3487.i, %.3.endif.if.i3490.i
  fence release
  %.4.i.i3494.i = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !161
  %.10.i3495.i = icmp eq i64 %.4.i.i3494.i, 1
  br i1 %.10.i3495.i, label %.3.endif.if.i3496.i, label %.3.endif.i3499.i, !prof !66

.3.endif.if.i3496.i:                              ; preds = %.3.endif.i3493.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !161
  br label %.3.endif.i3499.i

.3.endif.i3499.i:                                 ; preds = %.3.endif.i3493.i, %.3.endif.if.i3496.i
  fence release
  %.4.i.i3500.i = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !161
  %.10.i3501.i = icmp eq i64 %.4.i.i3500.i, 1
  br i1 %.10.i3501.i, label %.3.endif.if.i3502.i, label %.3.endif.i3505.i, !prof !66

.3.endif.if.i3502.i:                              ; preds = %.3.endif.i3499.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1917), !noalias !161
  br label %.3.endif.i3505.i

.3.endif.i3505.i:                                 ; preds = %.3.endif.i3499.i, %.3.endif.if.i3502.i
  %.4165.i = load double, ptr %values.2.sroa.80.0226.i, align 8, !noalias !161
  %.4194.i = getelementptr i8, ptr %values.2.sroa.80.0226.i, i64 8
  %.4195.i = load double, ptr %.4194.i, align 8, !noalias !161
  fence release
  %.4.i.i3506.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3507.i = icmp eq i64 %.4.i.i3506.i, 1
  br i1 %.10.i3507.i, label %.3.endif.if.i3508.i, label %NRT_decref.exit3509.i, !prof !66

.3.endif.if.i3508.i:                              ; preds = %.3.endif.i3505.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %NRT_decref.exit3509.i

NRT_decref.exit3509.i:                            ; preds = %.3.endif.if.i3508.i, %.3.endif.i3505.i
  store double %.4165.i, ptr %arg.out.4, align 8, !noalias !161
  %.4259.i = getelementptr i8, ptr %arg.out.4, i64 8
  store double %.4195.i, ptr %.4259.i, align 8, !noalias !161
  %.4267.i = fcmp olt double %.3180.i, 0x3EB0C6F7A0B5ED8D
  br label %.3.endif.i2133

.3.endif.i3511.i:                                 ; preds = %NRT_decref.exit3419.i
  fence release
  %.4.i.i3512.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3513.i = icmp eq i64 %.4.i.i3512.i, 1
  br i1 %.10.i3513.i, label %.3.endif.if.i3514.i, label %.3.endif.i3517.i, !prof !66

.3.endif.if.i3514.i:                              ; preds = %.3.endif.i3511.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3517.i

.3.endif.i3517.i:                                 ; preds = %.3.endif.if.i3514.i, %.3.endif.i3511.i
  fence release
  %.4.i.i3518.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3519.i = icmp eq i64 %.4.i.i3518.i, 1
  br i1 %.10.i3519.i, label %.3.endif.if.i3520.i, label %.3.endif.i3523.i, !prof !66

.3.endif.if.i3520.i:                              ; preds = %.3.endif.i3517.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i3523.i

.3.endif.i3523.i:                                 ; preds = %.3.endif.if.i3520.i, %.3.endif.i3517.i
  fence release
  %.4.i.i3524.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3525.i = icmp eq i64 %.4.i.i3524.i, 1
  br i1 %.10.i3525.i, label %.3.endif.if.i3526.i, label %NRT_decref.exit3527.i, !prof !66

.3.endif.if.i3526.i:                              ; preds = %.3.endif.i3523.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !161
  br label %NRT_decref.exit3527.i

NRT_decref.exit3527.i:                            ; preds = %.3.endif.if.i3526.i, %.3.endif.i3523.i
  br i1 %.4.i406.i.i, label %.3.endif.i3535.i, label %.3.endif.i3529.i, !prof !66

.3.endif.i3529.i:                                 ; preds = %NRT_decref.exit3527.i
  fence release
  %.4.i.i3530.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3531.i = icmp eq i64 %.4.i.i3530.i, 1
  br i1 %.10.i3531.i, label %.3.endif.if.i3532.i, label %.3.endif.i3535.i, !prof !66

.3.endif.if.i3532.i:                              ; preds = %.3.endif.i3529.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i3535.i

.3.endif.i3535.i:                                 ; preds = %.3.endif.if.i3532.i, %.3.endif.i3529.i, %NRT_decref.exit3527.i
  fence release
  %.4.i.i3536.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3537.i = icmp eq i64 %.4.i.i3536.i, 1
  br i1 %.10.i3537.i, label %.3.endif.if.i3538.i, label %.3.endif.i3541.i, !prof !66

.3.endif.if.i3538.i:                              ; preds = %.3.endif.i3535.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i3541.i

.3.endif.i3541.i:                                 ; preds = %.3.endif.i3535.i, %.3.endif.if.i3538.i
  fence release
  %.4.i.i3542.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3543.i = icmp eq i64 %.4.i.i3542.i, 1
  br i1 %.10.i3543.i, label %.3.endif.if.i3544.i, label %NRT_decref.exit3545.i, !prof !66

.3.endif.if.i3544.i:                              ; preds = %.3.endif.i3541.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %NRT_decref.exit3545.i

NRT_decref.exit3545.i:                            ; preds = %.3.endif.if.i3544.i, %.3.endif.i3541.i
  br i1 %.4.i2063, label %.3.endif.i3553.i, label %.3.endif.i3547.i, !prof !66

.3.endif.i3547.i:                                 ; preds = %NRT_decref.exit3545.i
  fence release
  %.4.i.i3548.i = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !161
  %.10.i3549.i = icmp eq i64 %.4.i.i3548.i, 1
  br i1 %.10.i3549.i, label %.3.endif.if.i3550.i, label %.3.endif.i3553.i, !prof !66

.3.endif.if.i3550.i:                              ; preds = %.3.endif.i3547.i
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !161
  br label %.3.endif.i3553.i

.3.endif.i3553.i:                                 ; preds = %NRT_decref.exit3545.i, %.3.endif.i3547.i, %.3.endif.if.i3550.i
  fence release
  %.4.i.i3554.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3555.i = icmp eq i64 %.4.i.i3554.i, 1
  br i1 %.10.i3555.i, label %.3.endif.if.i3556.i, label %.3.endif.i3559.i, !prof !66

.3.endif.if.i3556.i:                              ; preds = %.3.endif.i3553.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !161
  br label %.3.endif.i3559.i

.3.endif.i3559.i:                                 ; preds = %.3.endif.if.i3556.i, %.3.endif.i3553.i
  fence release
  %.4.i.i3560.i = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3561.i = icmp eq i64 %.4.i.i3560.i, 1
  br i1 %.10.i3561.i, label %.3.endif.if.i3562.i, label %.3.endif.i3565.i, !prof !66

.3.endif.if.i3562.i:                              ; preds = %.3.endif.i3559.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !161
  br label %.3.endif.i3565.i

.3.endif.i3565.i:                                 ; preds = %.3.endif.if.i3562.i, %.3.endif.i3559.i
  fence release
  %.4.i.i3566.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3567.i = icmp eq i64 %.4.i.i3566.i, 1
  br i1 %.10.i3567.i, label %.3.endif.if.i3568.i, label %.3.endif.i3571.i, !prof !66

.3.endif.if.i3568.i:                              ; preds = %.3.endif.i3565.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3571.i

.3.endif.i3571.i:                                 ; preds = %.3.endif.if.i3568.i, %.3.endif.i3565.i
  fence release
  %.4.i.i3572.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3573.i = icmp eq i64 %.4.i.i3572.i, 1
  br i1 %.10.i3573.i, label %.3.endif.if.i3574.i, label %.3.endif.i3577.i, !prof !66

.3.endif.if.i3574.i:                              ; preds = %.3.endif.i3571.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i3577.i

.3.endif.i3577.i:                                 ; preds = %.3.endif.if.i3574.i, %.3.endif.i3571.i
  fence release
  %.4.i.i3578.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3579.i = icmp eq i64 %.4.i.i3578.i, 1
  br i1 %.10.i3579.i, label %.3.endif.if.i3580.i, label %.3.endif.i3583.i, !prof !66

.3.endif.if.i3580.i:                              ; preds = %.3.endif.i3577.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !161
  br label %.3.endif.i3583.i

.3.endif.i3583.i:                                 ; preds = %.3.endif.i3577.i, %.3.endif.if.i3580.i
  fence release
  %.4.i.i3584.i = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !161
  %.10.i3585.i = icmp eq i64 %.4.i.i3584.i, 1
  br i1 %.10.i3585.i, label %.3.endif.if.i3586.i, label %.3.endif.i3589.i, !prof !66

.3.endif.if.i3586.i:                              ; preds = %.3.endif.i3583.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !161
  br label %.3.endif.i3589.i

.3.endif.i3589.i:                                 ; preds = %.3.endif.i3583.i, %.3.endif.if.i3586.i
  fence release
  %.4.i.i3590.i = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !161
  %.10.i3591.i = icmp eq i64 %.4.i.i3590.i, 1
  br i1 %.10.i3591.i, label %.3.endif.if.i3592.i, label %.3.endif.i3595.i, !prof !66

.3.endif.if.i3592.i:                              ; preds = %.3.endif.i3589.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1917), !noalias !161
  br label %.3.endif.i3595.i

.3.endif.i3595.i:                                 ; preds = %.3.endif.i3589.i, %.3.endif.if.i3592.i
  %.4523.i = load double, ptr %reached.2.sroa.72.0242.i, align 8, !noalias !161
  %.4552.i = getelementptr i8, ptr %reached.2.sroa.72.0242.i, i64 8
  %.4553.i = load double, ptr %.4552.i, align 8, !noalias !161
  fence release
  %.4.i.i3596.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3597.i = icmp eq i64 %.4.i.i3596.i, 1
  br i1 %.10.i3597.i, label %.3.endif.if.i3598.i, label %NRT_decref.exit3599.i, !prof !66

.3.endif.if.i3598.i:                              ; preds = %.3.endif.i3595.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %NRT_decref.exit3599.i

NRT_decref.exit3599.i:                            ; preds = %.3.endif.if.i3598.i, %.3.endif.i3595.i
  store double %.4523.i, ptr %arg.out.4, align 8, !noalias !161
  %.4617.i = getelementptr i8, ptr %arg.out.4, i64 8
  store double %.4553.i, ptr %.4617.i, align 8, !noalias !161
  br label %.3.endif.i2133

B2314.i:                                          ; preds = %NRT_decref.exit3419.i
  %.4656.i = load double, ptr %reached.2.sroa.72.0242.i, align 8, !noalias !161
  %.4658.i = fcmp olt double %.914.i, %.4656.i
  %.4691.i = fcmp olt double %.4656.i, %.944.i
  %or.cond.i2122 = select i1 %.4658.i, i1 %.4691.i, i1 false
  br i1 %or.cond.i2122, label %.3.endif.i3707.i, label %.3.endif.i3601.i

.3.endif.i3601.i:                                 ; preds = %B2314.i
  fence release
  %.4.i.i3602.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3603.i = icmp eq i64 %.4.i.i3602.i, 1
  br i1 %.10.i3603.i, label %.3.endif.if.i3604.i, label %.3.endif.i3607.i, !prof !66

.3.endif.if.i3604.i:                              ; preds = %.3.endif.i3601.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %.3.endif.i3607.i

.3.endif.i3607.i:                                 ; preds = %.3.endif.if.i3604.i, %.3.endif.i3601.i
  fence release
  %.4.i.i3608.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3609.i = icmp eq i64 %.4.i.i3608.i, 1
  br i1 %.10.i3609.i, label %.3.endif.if.i3610.i, label %.3.endif.i3613.i, !prof !66

.3.endif.if.i3610.i:                              ; preds = %.3.endif.i3607.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3613.i

.3.endif.i3613.i:                                 ; preds = %.3.endif.if.i3610.i, %.3.endif.i3607.i
  fence release
  %.4.i.i3614.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3615.i = icmp eq i64 %.4.i.i3614.i, 1
  br i1 %.10.i3615.i, label %.3.endif.if.i3616.i, label %.3.endif.i3619.i, !prof !66

.3.endif.if.i3616.i:                              ; preds = %.3.endif.i3613.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i3619.i

.3.endif.i3619.i:                                 ; preds = %.3.endif.if.i3616.i, %.3.endif.i3613.i
  fence release
  %.4.i.i3620.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3621.i = icmp eq i64 %.4.i.i3620.i, 1
  br i1 %.10.i3621.i, label %.3.endif.if.i3622.i, label %NRT_decref.exit3623.i, !prof !66

.3.endif.if.i3622.i:                              ; preds = %.3.endif.i3619.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !161
  br label %NRT_decref.exit3623.i

NRT_decref.exit3623.i:                            ; preds = %.3.endif.if.i3622.i, %.3.endif.i3619.i
  br i1 %.4.i406.i.i, label %.3.endif.i3631.i, label %.3.endif.i3625.i, !prof !66

.3.endif.i3625.i:                                 ; preds = %NRT_decref.exit3623.i
  fence release
  %.4.i.i3626.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3627.i = icmp eq i64 %.4.i.i3626.i, 1
  br i1 %.10.i3627.i, label %.3.endif.if.i3628.i, label %.3.endif.i3631.i, !prof !66

.3.endif.if.i3628.i:                              ; preds = %.3.endif.i3625.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i3631.i

.3.endif.i3631.i:                                 ; preds = %.3.endif.if.i3628.i, %.3.endif.i3625.i, %NRT_decref.exit3623.i
  fence release
  %.4.i.i3632.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3633.i = icmp eq i64 %.4.i.i3632.i, 1
  br i1 %.10.i3633.i, label %.3.endif.if.i3634.i, label %.3.endif.i3637.i, !prof !66

.3.endif.if.i3634.i:                              ; preds = %.3.endif.i3631.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i3637.i

.3.endif.i3637.i:                                 ; preds = %.3.endif.i3631.i, %.3.endif.if.i3634.i
  fence release
  %.4.i.i3638.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3639.i = icmp eq i64 %.4.i.i3638.i, 1
  br i1 %.10.i3639.i, label %.3.endif.if.i3640.i, label %NRT_decref.exit3641.i, !prof !66

.3.endif.if.i3640.i:                              ; preds = %.3.endif.i3637.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %NRT_decref.exit3641.i

NRT_decref.exit3641.i:                            ; preds = %.3.endif.if.i3640.i, %.3.endif.i3637.i
  br i1 %.4.i2063, label %.3.endif.i3649.i, label %.3.endif.i3643.i, !prof !66

.3.endif.i3643.i:                                 ; preds = %NRT_decref.exit3641.i
  fence release
  %.4.i.i3644.i = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !161
  %.10.i3645.i = icmp eq i64 %.4.i.i3644.i, 1
  br i1 %.10.i3645.i, label %.3.endif.if.i3646.i, label %.3.endif.i3649.i, !prof !66

.3.endif.if.i3646.i:                              ; preds = %.3.endif.i3643.i
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !161
  br label %.3.endif.i3649.i

.3.endif.i3649.i:                                 ; preds = %NRT_decref.exit3641.i, %.3.endif.i3643.i, %.3.endif.if.i3646.i
  fence release
  %.4.i.i3650.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3651.i = icmp eq i64 %.4.i.i3650.i, 1
  br i1 %.10.i3651.i, label %.3.endif.if.i3652.i, label %.3.endif.i3655.i, !prof !66

.3.endif.if.i3652.i:                              ; preds = %.3.endif.i3649.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !161
  br label %.3.endif.i3655.i

.3.endif.i3655.i:                                 ; preds = %.3.endif.if.i3652.i, %.3.endif.i3649.i
  fence release
  %.4.i.i3656.i = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3657.i = icmp eq i64 %.4.i.i3656.i, 1
  br i1 %.10.i3657.i, label %.3.endif.if.i3658.i, label %.3.endif.i3661.i, !prof !66

.3.endif.if.i3658.i:                              ; preds = %.3.endif.i3655.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !161
  br label %.3.endif.i3661.i

.3.endif.i3661.i:                                 ; preds = %.3.endif.if.i3658.i, %.3.endif.i3655.i
  fence release
  %.4.i.i3662.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3663.i = icmp eq i64 %.4.i.i3662.i, 1
  br i1 %.10.i3663.i, label %.3.endif.if.i3664.i, label %.3.endif.i3667.i, !prof !66

.3.endif.if.i3664.i:                              ; preds = %.3.endif.i3661.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3667.i

.3.endif.i3667.i:                                 ; preds = %.3.endif.if.i3664.i, %.3.endif.i3661.i
  fence release
  %.4.i.i3668.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3669.i = icmp eq i64 %.4.i.i3668.i, 1
  br i1 %.10.i3669.i, label %.3.endif.if.i3670.i, label %.3.endif.i3673.i, !prof !66

.3.endif.if.i3670.i:                              ; preds = %.3.endif.i3667.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i3673.i

.3.endif.i3673.i:                                 ; preds = %.3.endif.if.i3670.i, %.3.endif.i3667.i
  fence release
  %.4.i.i3674.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3675.i = icmp eq i64 %.4.i.i3674.i, 1
  br i1 %.10.i3675.i, label %.3.endif.if.i3676.i, label %.3.endif.i3679.i, !prof !66

.3.endif.if.i3676.i:                              ; preds = %.3.endif.i3673.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !161
  br label %.3.endif.i3679.i

.3.endif.i3679.i:                                 ; preds = %.3.endif.i3673.i, %.3.endif.if.i3676.i
  fence release
  %.4.i.i3680.i = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !161
  %.10.i3681.i = icmp eq i64 %.4.i.i3680.i, 1
  br i1 %.10.i3681.i, label %.3.endif.if.i3682.i, label %.3.endif.i3685.i, !prof !66

.3.endif.if.i3682.i:                              ; preds = %.3.endif.i3679.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !161
  br label %.3.endif.i3685.i

.3.endif.i3685.i:                                 ; preds = %.3.endif.i3679.i, %.3.endif.if.i3682.i
  fence release
  %.4.i.i3686.i = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !161
  %.10.i3687.i = icmp eq i64 %.4.i.i3686.i, 1
  br i1 %.10.i3687.i, label %.3.endif.if.i3688.i, label %.3.endif.i2133, !prof !66

.3.endif.if.i3688.i:                              ; preds = %.3.endif.i3685.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1917), !noalias !161
  br label %.3.endif.i2133

.3.endif.i3707.i:                                 ; preds = %B2314.i
  %.4.i.i3692.i = atomicrmw add ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3696.i = atomicrmw add ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3700.i = atomicrmw add ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3704.i = atomicrmw add ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  fence release
  %.4.i.i3708.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3709.i = icmp eq i64 %.4.i.i3708.i, 1
  br i1 %.10.i3709.i, label %.3.endif.if.i3710.i, label %.3.endif.i3713.i, !prof !66

.3.endif.if.i3710.i:                              ; preds = %.3.endif.i3707.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %.3.endif.i3713.i

.3.endif.i3713.i:                                 ; preds = %.3.endif.if.i3710.i, %.3.endif.i3707.i
  fence release
  %.4.i.i3714.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3715.i = icmp eq i64 %.4.i.i3714.i, 1
  br i1 %.10.i3715.i, label %.3.endif.if.i3716.i, label %.3.endif.i3719.i, !prof !66

.3.endif.if.i3716.i:                              ; preds = %.3.endif.i3713.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3719.i

.3.endif.i3719.i:                                 ; preds = %.3.endif.if.i3716.i, %.3.endif.i3713.i
  fence release
  %.4.i.i3720.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3721.i = icmp eq i64 %.4.i.i3720.i, 1
  br i1 %.10.i3721.i, label %.3.endif.if.i3722.i, label %.3.endif.i3725.i, !prof !66

.3.endif.if.i3722.i:                              ; preds = %.3.endif.i3719.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3725.i

.3.endif.i3725.i:                                 ; preds = %.3.endif.i3719.i, %.3.endif.if.i3722.i
  fence release
  %.4.i.i3726.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3727.i = icmp eq i64 %.4.i.i3726.i, 1
  br i1 %.10.i3727.i, label %.3.endif.if.i3728.i, label %NRT_decref.exit3729.i, !prof !66

.3.endif.if.i3728.i:                              ; preds = %.3.endif.i3725.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %NRT_decref.exit3729.i

NRT_decref.exit3729.i:                            ; preds = %.3.endif.if.i3728.i, %.3.endif.i3725.i
  %.1098.i = icmp ugt i64 %.1044.0223.i, 1
  br i1 %.1098.i, label %B702.if.i, label %.3.endif.i3731.i

.3.endif.i3731.i:                                 ; preds = %NRT_decref.exit3729.i
  fence release
  %.4.i.i3732.i = atomicrmw sub ptr %reached.2.sroa.0.0245.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3733.i = icmp eq i64 %.4.i.i3732.i, 1
  br i1 %.10.i3733.i, label %.3.endif.if.i3734.i, label %.3.endif.i3737.i, !prof !66

.3.endif.if.i3734.i:                              ; preds = %.3.endif.i3731.i
  fence acquire
  call void @free(ptr nonnull %reached.2.sroa.0.0245.i), !noalias !161
  br label %.3.endif.i3737.i

.3.endif.i3737.i:                                 ; preds = %.3.endif.if.i3734.i, %.3.endif.i3731.i
  fence release
  %.4.i.i3738.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3739.i = icmp eq i64 %.4.i.i3738.i, 1
  br i1 %.10.i3739.i, label %.3.endif.if.i3740.i, label %.3.endif.i3743.i, !prof !66

.3.endif.if.i3740.i:                              ; preds = %.3.endif.i3737.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %.3.endif.i3743.i

.3.endif.i3743.i:                                 ; preds = %.3.endif.if.i3740.i, %.3.endif.i3737.i
  fence release
  %.4.i.i3744.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3745.i = icmp eq i64 %.4.i.i3744.i, 1
  br i1 %.10.i3745.i, label %.3.endif.if.i3746.i, label %.3.endif.i3749.i, !prof !66

.3.endif.if.i3746.i:                              ; preds = %.3.endif.i3743.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i3749.i

.3.endif.i3749.i:                                 ; preds = %.3.endif.if.i3746.i, %.3.endif.i3743.i
  fence release
  %.4.i.i3750.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3751.i = icmp eq i64 %.4.i.i3750.i, 1
  br i1 %.10.i3751.i, label %.3.endif.if.i3752.i, label %NRT_decref.exit3753.i, !prof !66

.3.endif.if.i3752.i:                              ; preds = %.3.endif.i3749.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !161
  br label %NRT_decref.exit3753.i

NRT_decref.exit3753.i:                            ; preds = %.3.endif.if.i3752.i, %.3.endif.i3749.i
  br i1 %.4.i406.i.i, label %.3.endif.i3761.i, label %.3.endif.i3755.i, !prof !66

.3.endif.i3755.i:                                 ; preds = %NRT_decref.exit3753.i
  fence release
  %.4.i.i3756.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3757.i = icmp eq i64 %.4.i.i3756.i, 1
  br i1 %.10.i3757.i, label %.3.endif.if.i3758.i, label %.3.endif.i3761.i, !prof !66

.3.endif.if.i3758.i:                              ; preds = %.3.endif.i3755.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i3761.i

.3.endif.i3761.i:                                 ; preds = %.3.endif.if.i3758.i, %.3.endif.i3755.i, %NRT_decref.exit3753.i
  fence release
  %.4.i.i3762.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3763.i = icmp eq i64 %.4.i.i3762.i, 1
  br i1 %.10.i3763.i, label %.3.endif.if.i3764.i, label %.3.endif.i3767.i, !prof !66

.3.endif.if.i3764.i:                              ; preds = %.3.endif.i3761.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i3767.i

.3.endif.i3767.i:                                 ; preds = %.3.endif.i3761.i, %.3.endif.if.i3764.i
  fence release
  %.4.i.i3768.i = atomicrmw sub ptr %values.2.sroa.0.0229.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3769.i = icmp eq i64 %.4.i.i3768.i, 1
  br i1 %.10.i3769.i, label %.3.endif.if.i3770.i, label %NRT_decref.exit3771.i, !prof !66

.3.endif.if.i3770.i:                              ; preds = %.3.endif.i3767.i
  fence acquire
  call void @free(ptr nonnull %values.2.sroa.0.0229.i), !noalias !161
  br label %NRT_decref.exit3771.i

NRT_decref.exit3771.i:                            ; preds = %.3.endif.if.i3770.i, %.3.endif.i3767.i
  br i1 %.4.i2063, label %.3.endif.i3779.i, label %.3.endif.i3773.i, !prof !66

.3.endif.i3773.i:                                 ; preds = %NRT_decref.exit3771.i
  fence release
  %.4.i.i3774.i = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !161
  %.10.i3775.i = icmp eq i64 %.4.i.i3774.i, 1
  br i1 %.10.i3775.i, label %.3.endif.if.i3776.i, label %.3.endif.i3779.i, !prof !66

.3.endif.if.i3776.i:                              ; preds = %.3.endif.i3773.i
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !161
  br label %.3.endif.i3779.i

.3.endif.i3779.i:                                 ; preds = %NRT_decref.exit3771.i, %.3.endif.i3773.i, %.3.endif.if.i3776.i
  fence release
  %.4.i.i3780.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3781.i = icmp eq i64 %.4.i.i3780.i, 1
  br i1 %.10.i3781.i, label %.3.endif.if.i3782.i, label %.3.endif.i3785.i, !prof !66

.3.endif.if.i3782.i:                              ; preds = %.3.endif.i3779.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !161
  br label %.3.endif.i3785.i

.3.endif.i3785.i:                                 ; preds = %.3.endif.if.i3782.i, %.3.endif.i3779.i
  fence release
  %.4.i.i3786.i = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3787.i = icmp eq i64 %.4.i.i3786.i, 1
  br i1 %.10.i3787.i, label %.3.endif.if.i3788.i, label %.3.endif.i3791.i, !prof !66

.3.endif.if.i3788.i:                              ; preds = %.3.endif.i3785.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !161
  br label %.3.endif.i3791.i

.3.endif.i3791.i:                                 ; preds = %.3.endif.if.i3788.i, %.3.endif.i3785.i
  fence release
  %.4.i.i3792.i = atomicrmw sub ptr %there.2.sroa.0.0234.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3793.i = icmp eq i64 %.4.i.i3792.i, 1
  br i1 %.10.i3793.i, label %.3.endif.if.i3794.i, label %.3.endif.i3797.i, !prof !66

.3.endif.if.i3794.i:                              ; preds = %.3.endif.i3791.i
  fence acquire
  call void @free(ptr nonnull %there.2.sroa.0.0234.i), !noalias !161
  br label %.3.endif.i3797.i

.3.endif.i3797.i:                                 ; preds = %.3.endif.if.i3794.i, %.3.endif.i3791.i
  fence release
  %.4.i.i3798.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3799.i = icmp eq i64 %.4.i.i3798.i, 1
  br i1 %.10.i3799.i, label %.3.endif.if.i3800.i, label %.3.endif.i3803.i, !prof !66

.3.endif.if.i3800.i:                              ; preds = %.3.endif.i3797.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i3803.i

.3.endif.i3803.i:                                 ; preds = %.3.endif.if.i3800.i, %.3.endif.i3797.i
  fence release
  %.4.i.i3804.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3805.i = icmp eq i64 %.4.i.i3804.i, 1
  br i1 %.10.i3805.i, label %.3.endif.if.i3806.i, label %.3.endif.i3809.i, !prof !66

.3.endif.if.i3806.i:                              ; preds = %.3.endif.i3803.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !161
  br label %.3.endif.i3809.i

.3.endif.i3809.i:                                 ; preds = %.3.endif.i3803.i, %.3.endif.if.i3806.i
  fence release
  %.4.i.i3810.i = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !161
  %.10.i3811.i = icmp eq i64 %.4.i.i3810.i, 1
  br i1 %.10.i3811.i, label %.3.endif.if.i3812.i, label %.3.endif.i3815.i, !prof !66

.3.endif.if.i3812.i:                              ; preds = %.3.endif.i3809.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !161
  br label %.3.endif.i3815.i

.3.endif.i3815.i:                                 ; preds = %.3.endif.i3809.i, %.3.endif.if.i3812.i
  fence release
  %.4.i.i3816.i = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8, !noalias !161
  %.10.i3817.i = icmp eq i64 %.4.i.i3816.i, 1
  br i1 %.10.i3817.i, label %.3.endif.if.i3818.i, label %.3.endif.i2133, !prof !66

.3.endif.if.i3818.i:                              ; preds = %.3.endif.i3815.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1917), !noalias !161
  br label %.3.endif.i2133

B0.endif.endif.endif.endif.endif.endif.endif.i3835.i: ; preds = %.3.endif.if.i.i.i2129, %.3.endif.i40.i.i
  %memory.i.i.i.i3838.i = call ptr @malloc(i64 %all.i.i.i.i.i2098)
  %none.i.i.i.i3839.i = icmp eq ptr %memory.i.i.i.i3838.i, null
  br i1 %none.i.i.i.i3839.i, label %B1622.endif.endif.endif.if, label %.3.endif.i40.i3840.i

.3.endif.i40.i3840.i:                             ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i3835.i
  %address.i.i.i.i3841.i = ptrtoint ptr %memory.i.i.i.i3838.i to i64
  %behind.i.i.i.i3842.i = add i64 %address.i.i.i.i3841.i, 111
  %aligned.i.i.i.i3843.i = and i64 %behind.i.i.i.i3842.i, -64
  %data.i.i.i.i3844.i = inttoptr i64 %aligned.i.i.i.i3843.i to ptr
  store i64 1, ptr %memory.i.i.i.i3838.i, align 4, !noalias !250
  %at_end.i.i.i.i3845.i = getelementptr i8, ptr %memory.i.i.i.i3838.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i3845.i, align 8, !noalias !250
  %at_data.i.i.i.i3846.i = getelementptr i8, ptr %memory.i.i.i.i3838.i, i64 24
  store ptr %data.i.i.i.i3844.i, ptr %at_data.i.i.i.i3846.i, align 8, !noalias !250
  %at_size.i.i.i.i3847.i = getelementptr i8, ptr %memory.i.i.i.i3838.i, i64 32
  store i64 %.78.i.i, ptr %at_size.i.i.i.i3847.i, align 8, !noalias !250
  %.4.i.i.i3849.i = atomicrmw add ptr %memory.i.i.i.i3838.i, i64 1 monotonic, align 8, !noalias !260
  fence release
  %.4.i.i41.i3860.i = atomicrmw sub ptr %memory.i.i.i.i3838.i, i64 1 monotonic, align 8, !noalias !260
  %.10.i.i3861.i = icmp eq i64 %.4.i.i41.i3860.i, 1
  br i1 %.10.i.i3861.i, label %.3.endif.if.i.i3863.i, label %B0.endif.endif.endif.endif.endif.endif.i3884.i, !prof !66

.3.endif.if.i.i3863.i:                            ; preds = %.3.endif.i40.i3840.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3838.i), !noalias !260
  br label %B0.endif.endif.endif.endif.endif.endif.i3884.i

B0.endif.endif.endif.endif.endif.endif.i3884.i:   ; preds = %.3.endif.if.i.i3863.i, %.3.endif.i40.i3840.i
  %.4.i.i3871.i = atomicrmw add ptr %memory.i.i.i.i3838.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3875.i = atomicrmw add ptr %memory.i.i.i.i.i2099, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i3879.i = atomicrmw add ptr %memory.i.i.i.i.i2099, i64 1 monotonic, align 8, !noalias !161
  %.67.i3885.i = shl nuw nsw i64 %arg.table.5.0, 1
  %.71.i3888.i = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %.67.i3885.i, i64 %10)
  %.72.i3889.i = extractvalue { i64, i1 } %.71.i3888.i, 0
  %.73.i3890.i = extractvalue { i64, i1 } %.71.i3888.i, 1
  %44 = add i64 %.72.i3889.i, -1152921504606846976
  %.79.i3894.i = icmp ult i64 %44, -2305843009213693952
  %.80.i3895.i = or i1 %.73.i3890.i, %.79.i3894.i
  br i1 %.80.i3895.i, label %.3.endif.i3931.i, label %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i, !prof !66

B0.endif.endif.endif.endif.endif.endif.endif.i3896.i: ; preds = %B0.endif.endif.endif.endif.endif.endif.i3884.i
  %.78.i3897.i = shl nsw i64 %.72.i3889.i, 3
  %all.i.i.i.i3898.i = add i64 %.78.i3897.i, 112
  %memory.i.i.i.i3899.i = call ptr @malloc(i64 %all.i.i.i.i3898.i)
  %none.i.i.i.i3900.i = icmp eq ptr %memory.i.i.i.i3899.i, null
  br i1 %none.i.i.i.i3900.i, label %.3.endif.i3931.i, label %.3.endif.i40.i3901.i

.3.endif.i40.i3901.i:                             ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i
  %address.i.i.i.i3902.i = ptrtoint ptr %memory.i.i.i.i3899.i to i64
  %behind.i.i.i.i3903.i = add i64 %address.i.i.i.i3902.i, 111
  %aligned.i.i.i.i3904.i = and i64 %behind.i.i.i.i3903.i, -64
  %data.i.i.i.i3905.i = inttoptr i64 %aligned.i.i.i.i3904.i to ptr
  store i64 1, ptr %memory.i.i.i.i3899.i, align 4, !noalias !261
  %at_end.i.i.i.i3906.i = getelementptr i8, ptr %memory.i.i.i.i3899.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i3906.i, align 8, !noalias !261
  %at_data.i.i.i.i3907.i = getelementptr i8, ptr %memory.i.i.i.i3899.i, i64 24
  store ptr %data.i.i.i.i3905.i, ptr %at_data.i.i.i.i3907.i, align 8, !noalias !261
  %at_size.i.i.i.i3908.i = getelementptr i8, ptr %memory.i.i.i.i3899.i, i64 32
  store i64 %.78.i3897.i, ptr %at_size.i.i.i.i3908.i, align 8, !noalias !261
  %.4.i.i.i3910.i = atomicrmw add ptr %memory.i.i.i.i3899.i, i64 1 monotonic, align 8, !noalias !271
  fence release
  %.4.i.i41.i3921.i = atomicrmw sub ptr %memory.i.i.i.i3899.i, i64 1 monotonic, align 8, !noalias !271
  %.10.i.i3922.i = icmp eq i64 %.4.i.i41.i3921.i, 1
  br i1 %.10.i.i3922.i, label %.3.endif.if.i.i3924.i, label %.3.endif.i3931.i, !prof !66

.3.endif.if.i.i3924.i:                            ; preds = %.3.endif.i40.i3901.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3899.i), !noalias !271
  br label %.3.endif.i3931.i

.3.endif.i3931.i:                                 ; preds = %.3.endif.if.i.i3924.i, %.3.endif.i40.i3901.i, %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i, %B0.endif.endif.endif.endif.endif.endif.i3884.i
  %.360.sroa.27.0.i = phi i64 [ %10, %.3.endif.i40.i3901.i ], [ %10, %.3.endif.if.i.i3924.i ], [ 0, %B0.endif.endif.endif.endif.endif.endif.i3884.i ], [ 0, %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i ]
  %.360.sroa.23.0.i = phi i64 [ %arg.table.5.0, %.3.endif.i40.i3901.i ], [ %arg.table.5.0, %.3.endif.if.i.i3924.i ], [ 0, %B0.endif.endif.endif.endif.endif.endif.i3884.i ], [ 0, %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i ]
  %.360.sroa.15.0.i = phi ptr [ %data.i.i.i.i3905.i, %.3.endif.i40.i3901.i ], [ %data.i.i.i.i3905.i, %.3.endif.if.i.i3924.i ], [ null, %B0.endif.endif.endif.endif.endif.endif.i3884.i ], [ null, %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i ]
  %.360.sroa.0.0.i = phi ptr [ %memory.i.i.i.i3899.i, %.3.endif.i40.i3901.i ], [ %memory.i.i.i.i3899.i, %.3.endif.if.i.i3924.i ], [ null, %B0.endif.endif.endif.endif.endif.endif.i3884.i ], [ null, %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i ]
  %excinfo.3.0.i = phi ptr [ null, %.3.endif.i40.i3901.i ], [ null, %.3.endif.if.i.i3924.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.71, %B0.endif.endif.endif.endif.endif.endif.i3884.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i ]
  %.369.not.i = phi i1 [ true, %.3.endif.i40.i3901.i ], [ true, %.3.endif.if.i.i3924.i ], [ false, %B0.endif.endif.endif.endif.endif.endif.i3884.i ], [ false, %B0.endif.endif.endif.endif.endif.endif.endif.i3896.i ]
  fence release
  %.4.i.i3932.i = atomicrmw sub ptr %memory.i.i.i.i3838.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i3933.i = icmp eq i64 %.4.i.i3932.i, 1
  br i1 %.10.i3933.i, label %.3.endif.if.i3934.i, label %.3.endif.i3937.i, !prof !66

.3.endif.if.i3934.i:                              ; preds = %.3.endif.i3931.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3838.i), !noalias !161
  br label %.3.endif.i3937.i

.3.endif.i3937.i:                                 ; preds = %.3.endif.if.i3934.i, %.3.endif.i3931.i
  fence release
  %.4.i.i3938.i = atomicrmw sub ptr %memory.i.i.i.i.i2099, i64 1 monotonic, align 8, !noalias !161
  %.10.i3939.i = icmp eq i64 %.4.i.i3938.i, 1
  br i1 %.10.i3939.i, label %.3.endif.if.i3940.i, label %NRT_decref.exit3941.i, !prof !66

.3.endif.if.i3940.i:                              ; preds = %.3.endif.i3937.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i2099), !noalias !161
  br label %NRT_decref.exit3941.i

NRT_decref.exit3941.i:                            ; preds = %.3.endif.if.i3940.i, %.3.endif.i3937.i
  br i1 %.369.not.i, label %B0.endif.endif.endif.i2112, label %B1622.endif.endif.endif.if, !prof !7

B0.endif.endif.endif.i2112:                       ; preds = %NRT_decref.exit3941.i
  %.14.i.i = icmp slt i64 %.50.i, 0
  br i1 %.14.i.i, label %B1622.endif.endif.endif.if, label %B0.endif.endif.i3942.i, !prof !66

B0.endif.endif.i3942.i:                           ; preds = %B0.endif.endif.endif.i2112
  %.30.i.i = icmp ugt i64 %.50.i, 1152921504606846975
  br i1 %.30.i.i, label %B1622.endif.endif.endif.if, label %B0.endif.endif.endif.i.i, !prof !66

B0.endif.endif.endif.i.i:                         ; preds = %B0.endif.endif.i3942.i
  %memory.i.i.i.i3944.i = call ptr @malloc(i64 %all.i.i.i.i1916)
  %none.i.i.i.i3945.i = icmp eq ptr %memory.i.i.i.i3944.i, null
  br i1 %none.i.i.i.i3945.i, label %B1622.endif.endif.endif.if, label %.3.endif.i24.i.i

.3.endif.i24.i.i:                                 ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i3946.i = ptrtoint ptr %memory.i.i.i.i3944.i to i64
  %behind.i.i.i.i3947.i = add i64 %address.i.i.i.i3946.i, 111
  %aligned.i.i.i.i3948.i = and i64 %behind.i.i.i.i3947.i, -64
  %data.i.i.i.i3949.i = inttoptr i64 %aligned.i.i.i.i3948.i to ptr
  store i64 1, ptr %memory.i.i.i.i3944.i, align 4, !noalias !272
  %at_end.i.i.i.i3950.i = getelementptr i8, ptr %memory.i.i.i.i3944.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i3950.i, align 8, !noalias !272
  %at_data.i.i.i.i3951.i = getelementptr i8, ptr %memory.i.i.i.i3944.i, i64 24
  store ptr %data.i.i.i.i3949.i, ptr %at_data.i.i.i.i3951.i, align 8, !noalias !272
  %at_size.i.i.i.i3952.i = getelementptr i8, ptr %memory.i.i.i.i3944.i, i64 32
  store i64 %.55.i, ptr %at_size.i.i.i.i3952.i, align 8, !noalias !272
  %.4.i.i.i3953.i = atomicrmw add ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !282
  fence release
  %.4.i.i25.i.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !282
  %.10.i.i3956.i = icmp eq i64 %.4.i.i25.i.i, 1
  br i1 %.10.i.i3956.i, label %.3.endif.if.i.i3958.i, label %B0.endif.endif.endif.endif.i2114, !prof !66

.3.endif.if.i.i3958.i:                            ; preds = %.3.endif.i24.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !282
  br label %B0.endif.endif.endif.endif.i2114

B0.endif.endif.endif.endif.i2114:                 ; preds = %.3.endif.if.i.i3958.i, %.3.endif.i24.i.i
  %memory.i.i.i.i3963.i = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i3964.i = icmp eq ptr %memory.i.i.i.i3963.i, null
  br i1 %none.i.i.i.i3964.i, label %B1622.endif.endif.endif.if, label %.3.endif.i24.i3965.i

.3.endif.i24.i3965.i:                             ; preds = %B0.endif.endif.endif.endif.i2114
  %address.i.i.i.i3966.i = ptrtoint ptr %memory.i.i.i.i3963.i to i64
  %behind.i.i.i.i3967.i = add i64 %address.i.i.i.i3966.i, 111
  %aligned.i.i.i.i3968.i = and i64 %behind.i.i.i.i3967.i, -64
  %data.i.i.i.i3969.i = inttoptr i64 %aligned.i.i.i.i3968.i to ptr
  store i64 1, ptr %memory.i.i.i.i3963.i, align 4, !noalias !283
  %at_end.i.i.i.i3970.i = getelementptr i8, ptr %memory.i.i.i.i3963.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i3970.i, align 8, !noalias !283
  %at_data.i.i.i.i3971.i = getelementptr i8, ptr %memory.i.i.i.i3963.i, i64 24
  store ptr %data.i.i.i.i3969.i, ptr %at_data.i.i.i.i3971.i, align 8, !noalias !283
  %at_size.i.i.i.i3972.i = getelementptr i8, ptr %memory.i.i.i.i3963.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i3972.i, align 8, !noalias !283
  %.4.i.i.i3973.i = atomicrmw add ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !293
  fence release
  %.4.i.i25.i3980.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !293
  %.10.i.i3981.i = icmp eq i64 %.4.i.i25.i3980.i, 1
  br i1 %.10.i.i3981.i, label %.3.endif.if.i.i3983.i, label %B0.endif.endif.endif.endif.endif.i2115, !prof !66

.3.endif.if.i.i3983.i:                            ; preds = %.3.endif.i24.i3965.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !293
  br label %B0.endif.endif.endif.endif.endif.i2115

B0.endif.endif.endif.endif.endif.i2115:           ; preds = %.3.endif.if.i.i3983.i, %.3.endif.i24.i3965.i
  %memory.i.i.i.i3988.i = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i3989.i = icmp eq ptr %memory.i.i.i.i3988.i, null
  br i1 %none.i.i.i.i3989.i, label %B1622.endif.endif.endif.if, label %.3.endif.i24.i3990.i

.3.endif.i24.i3990.i:                             ; preds = %B0.endif.endif.endif.endif.endif.i2115
  %address.i.i.i.i3991.i = ptrtoint ptr %memory.i.i.i.i3988.i to i64
  %behind.i.i.i.i3992.i = add i64 %address.i.i.i.i3991.i, 111
  %aligned.i.i.i.i3993.i = and i64 %behind.i.i.i.i3992.i, -64
  %data.i.i.i.i3994.i = inttoptr i64 %aligned.i.i.i.i3993.i to ptr
  store i64 1, ptr %memory.i.i.i.i3988.i, align 4, !noalias !294
  %at_end.i.i.i.i3995.i = getelementptr i8, ptr %memory.i.i.i.i3988.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i3995.i, align 8, !noalias !294
  %at_data.i.i.i.i3996.i = getelementptr i8, ptr %memory.i.i.i.i3988.i, i64 24
  store ptr %data.i.i.i.i3994.i, ptr %at_data.i.i.i.i3996.i, align 8, !noalias !294
  %at_size.i.i.i.i3997.i = getelementptr i8, ptr %memory.i.i.i.i3988.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i3997.i, align 8, !noalias !294
  %.4.i.i.i3998.i = atomicrmw add ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !304
  fence release
  %.4.i.i25.i4005.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !304
  %.10.i.i4006.i = icmp eq i64 %.4.i.i25.i4005.i, 1
  br i1 %.10.i.i4006.i, label %.3.endif.if.i.i4008.i, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !66

.3.endif.if.i.i4008.i:                            ; preds = %.3.endif.i24.i3990.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !304
  br label %B0.endif.endif.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.endif.endif.i:         ; preds = %.3.endif.if.i.i4008.i, %.3.endif.i24.i3990.i
  %memory.i.i.i.i4013.i = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i4014.i = icmp eq ptr %memory.i.i.i.i4013.i, null
  br i1 %none.i.i.i.i4014.i, label %B1622.endif.endif.endif.if, label %.3.endif.i24.i4015.i

.3.endif.i24.i4015.i:                             ; preds = %B0.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i4016.i = ptrtoint ptr %memory.i.i.i.i4013.i to i64
  %behind.i.i.i.i4017.i = add i64 %address.i.i.i.i4016.i, 111
  %aligned.i.i.i.i4018.i = and i64 %behind.i.i.i.i4017.i, -64
  %data.i.i.i.i4019.i = inttoptr i64 %aligned.i.i.i.i4018.i to ptr
  store i64 1, ptr %memory.i.i.i.i4013.i, align 4, !noalias !305
  %at_end.i.i.i.i4020.i = getelementptr i8, ptr %memory.i.i.i.i4013.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i4020.i, align 8, !noalias !305
  %at_data.i.i.i.i4021.i = getelementptr i8, ptr %memory.i.i.i.i4013.i, i64 24
  store ptr %data.i.i.i.i4019.i, ptr %at_data.i.i.i.i4021.i, align 8, !noalias !305
  %at_size.i.i.i.i4022.i = getelementptr i8, ptr %memory.i.i.i.i4013.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i4022.i, align 8, !noalias !305
  %.4.i.i.i4023.i = atomicrmw add ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !315
  fence release
  %.4.i.i25.i4030.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !315
  %.10.i.i4031.i = icmp eq i64 %.4.i.i25.i4030.i, 1
  br i1 %.10.i.i4031.i, label %.3.endif.if.i.i4033.i, label %B0.endif.endif.endif.endif.endif.endif.endif.i, !prof !66

.3.endif.if.i.i4033.i:                            ; preds = %.3.endif.i24.i4015.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !315
  br label %B0.endif.endif.endif.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.endif.endif.endif.i:   ; preds = %.3.endif.if.i.i4033.i, %.3.endif.i24.i4015.i
  %memory.i.i.i.i4038.i = call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i4039.i = icmp eq ptr %memory.i.i.i.i4038.i, null
  br i1 %none.i.i.i.i4039.i, label %B1622.endif.endif.endif.if, label %.3.endif.i24.i4040.i

.3.endif.i24.i4040.i:                             ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i4041.i = ptrtoint ptr %memory.i.i.i.i4038.i to i64
  %behind.i.i.i.i4042.i = add i64 %address.i.i.i.i4041.i, 111
  %aligned.i.i.i.i4043.i = and i64 %behind.i.i.i.i4042.i, -64
  %data.i.i.i.i4044.i = inttoptr i64 %aligned.i.i.i.i4043.i to ptr
  store i64 1, ptr %memory.i.i.i.i4038.i, align 4, !noalias !316
  %at_end.i.i.i.i4045.i = getelementptr i8, ptr %memory.i.i.i.i4038.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i4045.i, align 8, !noalias !316
  %at_data.i.i.i.i4046.i = getelementptr i8, ptr %memory.i.i.i.i4038.i, i64 24
  store ptr %data.i.i.i.i4044.i, ptr %at_data.i.i.i.i4046.i, align 8, !noalias !316
  %at_size.i.i.i.i4047.i = getelementptr i8, ptr %memory.i.i.i.i4038.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i4047.i, align 8, !noalias !316
  %.4.i.i.i4048.i = atomicrmw add ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !326
  fence release
  %.4.i.i25.i4055.i = atomicrmw sub ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !326
  %.10.i.i4056.i = icmp eq i64 %.4.i.i25.i4055.i, 1
  br i1 %.10.i.i4056.i, label %.3.endif.if.i.i4058.i, label %NRT_incref.exit4128.i, !prof !66

.3.endif.if.i.i4058.i:                            ; preds = %.3.endif.i24.i4040.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4038.i), !noalias !326
  br label %NRT_incref.exit4128.i

NRT_incref.exit4128.i:                            ; preds = %.3.endif.if.i.i4058.i, %.3.endif.i24.i4040.i
  %.4.i.i4063.i = atomicrmw add ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4067.i = atomicrmw add ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4071.i = atomicrmw add ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4075.i = atomicrmw add ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4079.i = atomicrmw add ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4083.i = atomicrmw add ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4087.i = atomicrmw add ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4091.i = atomicrmw add ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4095.i = atomicrmw add ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4099.i = atomicrmw add ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4103.i = atomicrmw add ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4107.i = atomicrmw add ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4111.i = atomicrmw add ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4115.i = atomicrmw add ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4119.i = atomicrmw add ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4123.i = atomicrmw add ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4127.i = atomicrmw add ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %memory.i.i.i.i4131.i = call dereferenceable_or_null(144) ptr @malloc(i64 144)
  %none.i.i.i.i4132.not.i = icmp eq ptr %memory.i.i.i.i4131.i, null
  br i1 %none.i.i.i.i4132.not.i, label %.3.endif.i4152.i, label %.3.endif.i32.i.i2116

.3.endif.i32.i.i2116:                             ; preds = %NRT_incref.exit4128.i
  %address.i.i.i.i4133.i = ptrtoint ptr %memory.i.i.i.i4131.i to i64
  %behind.i.i.i.i4134.i = add i64 %address.i.i.i.i4133.i, 111
  %aligned.i.i.i.i4135.i = and i64 %behind.i.i.i.i4134.i, -64
  %data.i.i.i.i4136.i = inttoptr i64 %aligned.i.i.i.i4135.i to ptr
  store i64 1, ptr %memory.i.i.i.i4131.i, align 4, !noalias !327
  %at_end.i.i.i.i4137.i = getelementptr i8, ptr %memory.i.i.i.i4131.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i4137.i, align 8, !noalias !327
  %at_data.i.i.i.i4138.i = getelementptr i8, ptr %memory.i.i.i.i4131.i, i64 24
  store ptr %data.i.i.i.i4136.i, ptr %at_data.i.i.i.i4138.i, align 8, !noalias !327
  %at_size.i.i.i.i4139.i = getelementptr i8, ptr %memory.i.i.i.i4131.i, i64 32
  store i64 32, ptr %at_size.i.i.i.i4139.i, align 8, !noalias !327
  %.4.i.i.i4140.i = atomicrmw add ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !337
  fence release
  %.4.i.i33.i.i2117 = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !337
  %.10.i.i4147.i = icmp eq i64 %.4.i.i33.i.i2117, 1
  br i1 %.10.i.i4147.i, label %.3.endif.if.i.i4149.i, label %.3.endif.i4152.i, !prof !66

.3.endif.if.i.i4149.i:                            ; preds = %.3.endif.i32.i.i2116
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !337
  br label %.3.endif.i4152.i

.3.endif.i4152.i:                                 ; preds = %.3.endif.if.i.i4149.i, %.3.endif.i32.i.i2116, %NRT_incref.exit4128.i
  %.762.sroa.21.0.i = phi i64 [ 2, %.3.endif.i32.i.i2116 ], [ 2, %.3.endif.if.i.i4149.i ], [ 0, %NRT_incref.exit4128.i ]
  %.762.sroa.13.0.i = phi ptr [ %data.i.i.i.i4136.i, %.3.endif.i32.i.i2116 ], [ %data.i.i.i.i4136.i, %.3.endif.if.i.i4149.i ], [ null, %NRT_incref.exit4128.i ]
  %excinfo.9.0.i = phi ptr [ null, %.3.endif.i32.i.i2116 ], [ null, %.3.endif.if.i.i4149.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_incref.exit4128.i ]
  fence release
  %.4.i.i4153.i = atomicrmw sub ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4154.i = icmp eq i64 %.4.i.i4153.i, 1
  br i1 %.10.i4154.i, label %.3.endif.if.i4155.i, label %.3.endif.i4158.i, !prof !66

.3.endif.if.i4155.i:                              ; preds = %.3.endif.i4152.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4038.i), !noalias !161
  br label %.3.endif.i4158.i

.3.endif.i4158.i:                                 ; preds = %.3.endif.if.i4155.i, %.3.endif.i4152.i
  fence release
  %.4.i.i4159.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4160.i = icmp eq i64 %.4.i.i4159.i, 1
  br i1 %.10.i4160.i, label %.3.endif.if.i4161.i, label %.3.endif.i4164.i, !prof !66

.3.endif.if.i4161.i:                              ; preds = %.3.endif.i4158.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i4164.i

.3.endif.i4164.i:                                 ; preds = %.3.endif.if.i4161.i, %.3.endif.i4158.i
  fence release
  %.4.i.i4165.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4166.i = icmp eq i64 %.4.i.i4165.i, 1
  br i1 %.10.i4166.i, label %.3.endif.if.i4167.i, label %.3.endif.i4170.i, !prof !66

.3.endif.if.i4167.i:                              ; preds = %.3.endif.i4164.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i4170.i

.3.endif.i4170.i:                                 ; preds = %.3.endif.if.i4167.i, %.3.endif.i4164.i
  fence release
  %.4.i.i4171.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4172.i = icmp eq i64 %.4.i.i4171.i, 1
  br i1 %.10.i4172.i, label %.3.endif.if.i4173.i, label %.3.endif.i4176.i, !prof !66

.3.endif.if.i4173.i:                              ; preds = %.3.endif.i4170.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i4176.i

.3.endif.i4176.i:                                 ; preds = %.3.endif.if.i4173.i, %.3.endif.i4170.i
  fence release
  %.4.i.i4177.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4178.i = icmp eq i64 %.4.i.i4177.i, 1
  br i1 %.10.i4178.i, label %.3.endif.if.i4179.i, label %.3.endif.i4182.i, !prof !66

.3.endif.if.i4179.i:                              ; preds = %.3.endif.i4176.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i4182.i

.3.endif.i4182.i:                                 ; preds = %.3.endif.if.i4179.i, %.3.endif.i4176.i
  fence release
  %.4.i.i4183.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4184.i = icmp eq i64 %.4.i.i4183.i, 1
  br i1 %.10.i4184.i, label %.3.endif.if.i4185.i, label %.3.endif.i4188.i, !prof !66

.3.endif.if.i4185.i:                              ; preds = %.3.endif.i4182.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i4188.i

.3.endif.i4188.i:                                 ; preds = %.3.endif.if.i4185.i, %.3.endif.i4182.i
  fence release
  %.4.i.i4189.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4190.i = icmp eq i64 %.4.i.i4189.i, 1
  br i1 %.10.i4190.i, label %.3.endif.if.i4191.i, label %.3.endif.i4194.i, !prof !66

.3.endif.if.i4191.i:                              ; preds = %.3.endif.i4188.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i4194.i

.3.endif.i4194.i:                                 ; preds = %.3.endif.if.i4191.i, %.3.endif.i4188.i
  fence release
  %.4.i.i4195.i = atomicrmw sub ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4196.i = icmp eq i64 %.4.i.i4195.i, 1
  br i1 %.10.i4196.i, label %.3.endif.if.i4197.i, label %.3.endif.i4200.i, !prof !66

.3.endif.if.i4197.i:                              ; preds = %.3.endif.i4194.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4038.i), !noalias !161
  br label %.3.endif.i4200.i

.3.endif.i4200.i:                                 ; preds = %.3.endif.if.i4197.i, %.3.endif.i4194.i
  fence release
  %.4.i.i4201.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4202.i = icmp eq i64 %.4.i.i4201.i, 1
  br i1 %.10.i4202.i, label %.3.endif.if.i4203.i, label %.3.endif.i4206.i, !prof !66

.3.endif.if.i4203.i:                              ; preds = %.3.endif.i4200.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i4206.i

.3.endif.i4206.i:                                 ; preds = %.3.endif.if.i4203.i, %.3.endif.i4200.i
  fence release
  %.4.i.i4207.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4208.i = icmp eq i64 %.4.i.i4207.i, 1
  br i1 %.10.i4208.i, label %.3.endif.if.i4209.i, label %.3.endif.i4212.i, !prof !66

.3.endif.if.i4209.i:                              ; preds = %.3.endif.i4206.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i4212.i

.3.endif.i4212.i:                                 ; preds = %.3.endif.if.i4209.i, %.3.endif.i4206.i
  fence release
  %.4.i.i4213.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4214.i = icmp eq i64 %.4.i.i4213.i, 1
  br i1 %.10.i4214.i, label %.3.endif.if.i4215.i, label %.3.endif.i4218.i, !prof !66

.3.endif.if.i4215.i:                              ; preds = %.3.endif.i4212.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i4218.i

.3.endif.i4218.i:                                 ; preds = %.3.endif.if.i4215.i, %.3.endif.i4212.i
  fence release
  %.4.i.i4219.i = atomicrmw sub ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4220.i = icmp eq i64 %.4.i.i4219.i, 1
  br i1 %.10.i4220.i, label %.3.endif.if.i4221.i, label %.3.endif.i4224.i, !prof !66

.3.endif.if.i4221.i:                              ; preds = %.3.endif.i4218.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4038.i), !noalias !161
  br label %.3.endif.i4224.i

.3.endif.i4224.i:                                 ; preds = %.3.endif.if.i4221.i, %.3.endif.i4218.i
  fence release
  %.4.i.i4225.i = atomicrmw sub ptr %memory.i.i.i.i3963.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4226.i = icmp eq i64 %.4.i.i4225.i, 1
  br i1 %.10.i4226.i, label %.3.endif.if.i4227.i, label %.3.endif.i4230.i, !prof !66

.3.endif.if.i4227.i:                              ; preds = %.3.endif.i4224.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3963.i), !noalias !161
  br label %.3.endif.i4230.i

.3.endif.i4230.i:                                 ; preds = %.3.endif.if.i4227.i, %.3.endif.i4224.i
  fence release
  %.4.i.i4231.i = atomicrmw sub ptr %memory.i.i.i.i3988.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4232.i = icmp eq i64 %.4.i.i4231.i, 1
  br i1 %.10.i4232.i, label %.3.endif.if.i4233.i, label %.3.endif.i4236.i, !prof !66

.3.endif.if.i4233.i:                              ; preds = %.3.endif.i4230.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3988.i), !noalias !161
  br label %.3.endif.i4236.i

.3.endif.i4236.i:                                 ; preds = %.3.endif.if.i4233.i, %.3.endif.i4230.i
  fence release
  %.4.i.i4237.i = atomicrmw sub ptr %memory.i.i.i.i4013.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4238.i = icmp eq i64 %.4.i.i4237.i, 1
  br i1 %.10.i4238.i, label %.3.endif.if.i4239.i, label %.3.endif.i4242.i, !prof !66

.3.endif.if.i4239.i:                              ; preds = %.3.endif.i4236.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4013.i), !noalias !161
  br label %.3.endif.i4242.i

.3.endif.i4242.i:                                 ; preds = %.3.endif.if.i4239.i, %.3.endif.i4236.i
  fence release
  %.4.i.i4243.i = atomicrmw sub ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4244.i = icmp eq i64 %.4.i.i4243.i, 1
  br i1 %.10.i4244.i, label %.3.endif.if.i4245.i, label %.3.endif.i4248.i, !prof !66

.3.endif.if.i4245.i:                              ; preds = %.3.endif.i4242.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4038.i), !noalias !161
  br label %.3.endif.i4248.i

.3.endif.i4248.i:                                 ; preds = %.3.endif.if.i4245.i, %.3.endif.i4242.i
  fence release
  %.4.i.i4249.i = atomicrmw sub ptr %memory.i.i.i.i4038.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4250.i = icmp eq i64 %.4.i.i4249.i, 1
  br i1 %.10.i4250.i, label %.3.endif.if.i4251.i, label %NRT_decref.exit4252.i, !prof !66

.3.endif.if.i4251.i:                              ; preds = %.3.endif.i4248.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4038.i), !noalias !161
  br label %NRT_decref.exit4252.i

NRT_decref.exit4252.i:                            ; preds = %.3.endif.if.i4251.i, %.3.endif.i4248.i
  br i1 %none.i.i.i.i4132.not.i, label %B1622.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i, !prof !66

B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i: ; preds = %NRT_decref.exit4252.i
  %memory.i.i.i.i4255.i = call dereferenceable_or_null(144) ptr @malloc(i64 144)
  %none.i.i.i.i4256.i = icmp eq ptr %memory.i.i.i.i4255.i, null
  br i1 %none.i.i.i.i4256.i, label %B1622.endif.endif.endif.if, label %.3.endif.i32.i4257.i

.3.endif.i32.i4257.i:                             ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i4258.i = ptrtoint ptr %memory.i.i.i.i4255.i to i64
  %behind.i.i.i.i4259.i = add i64 %address.i.i.i.i4258.i, 111
  %aligned.i.i.i.i4260.i = and i64 %behind.i.i.i.i4259.i, -64
  %data.i.i.i.i4261.i = inttoptr i64 %aligned.i.i.i.i4260.i to ptr
  store i64 1, ptr %memory.i.i.i.i4255.i, align 4, !noalias !338
  %at_end.i.i.i.i4262.i = getelementptr i8, ptr %memory.i.i.i.i4255.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i4262.i, align 8, !noalias !338
  %at_data.i.i.i.i4263.i = getelementptr i8, ptr %memory.i.i.i.i4255.i, i64 24
  store ptr %data.i.i.i.i4261.i, ptr %at_data.i.i.i.i4263.i, align 8, !noalias !338
  %at_size.i.i.i.i4264.i = getelementptr i8, ptr %memory.i.i.i.i4255.i, i64 32
  store i64 32, ptr %at_size.i.i.i.i4264.i, align 8, !noalias !338
  %.4.i.i.i4265.i = atomicrmw add ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !348
  fence release
  %.4.i.i33.i4274.i = atomicrmw sub ptr %memory.i.i.i.i4255.i, i64 1 monotonic, align 8, !noalias !348
  %.10.i.i4275.i = icmp eq i64 %.4.i.i33.i4274.i, 1
  br i1 %.10.i.i4275.i, label %.3.endif.if.i.i4277.i, label %.3.endif.i4285.i, !prof !66

.3.endif.if.i.i4277.i:                            ; preds = %.3.endif.i32.i4257.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4255.i), !noalias !348
  br label %.3.endif.i4285.i

.3.endif.i4285.i:                                 ; preds = %.3.endif.if.i.i4277.i, %.3.endif.i32.i4257.i
  %.4.i.i4282.i = atomicrmw add ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.910.i = load double, ptr %data.i.i.i.i2046, align 64, !noalias !161
  fence release
  %.4.i.i4286.i = atomicrmw sub ptr %memory.i.i.i.i4131.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4287.i = icmp eq i64 %.4.i.i4286.i, 1
  br i1 %.10.i4287.i, label %.3.endif.if.i4288.i, label %NRT_decref.exit4289.i, !prof !66

.3.endif.if.i4288.i:                              ; preds = %.3.endif.i4285.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i4131.i), !noalias !161
  %.943.pre.i = load double, ptr %data.i.i.i.i2046, align 64, !noalias !161
  br label %NRT_decref.exit4289.i

NRT_decref.exit4289.i:                            ; preds = %.3.endif.if.i4288.i, %.3.endif.i4285.i
  %.943.i = phi double [ %.910.i, %.3.endif.i4285.i ], [ %.943.pre.i, %.3.endif.if.i4288.i ]
  %.914.i = fdiv double %.910.i, 1.000000e+01
  %.944.i = fmul double %.943.i, 1.000000e+01
  store double 0.000000e+00, ptr %.957.i, align 8, !noalias !161
  %.985.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels11_likelihoodB4v183B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.957.i, ptr %excinfo.11.i, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr nonnull %memory.i.i.i.i.i, ptr readonly %data.i.i.i.i.i, i64 %10, ptr nonnull %memory.i.i.i.i1917, ptr readonly %data.i.i.i.i1922, i64 %arg.table.5.0, i64 %10, ptr nonnull %memory.i.i.i.i1891, ptr nonnull readonly %data.i.i.i.i1897, ptr nonnull %memory.i.i.i.i2040, ptr nonnull %data.i.i.i.i2046, ptr nonnull %memory.i.i.i.i.i2099, ptr %data.i.i.i.i.i2104, i64 %arg.table.5.0, i64 %10, ptr nonnull %memory.i.i.i.i3944.i, i64 %.50.i, ptr %data.i.i.i.i3949.i)
  %.987.not.i = icmp eq i32 %.985.i, 0
  %.995.i = load double, ptr %.957.i, align 8, !noalias !161
  br i1 %.987.not.i, label %.3.endif.i4291.i, label %B0.endif.endif.endif.endi...endif.1.endif.if.i, !prof !7

B0.endif.endif.endif.endi...endif.1.endif.if.i:   ; preds = %NRT_decref.exit4289.i
  %.986.i = load ptr, ptr %excinfo.11.i, align 8, !noalias !161
  br label %B1622.endif.endif.endif.if

.3.endif.i4291.i:                                 ; preds = %NRT_decref.exit4289.i
  fence release
  %.4.i.i4292.i = atomicrmw sub ptr %memory.i.i.i.i2040, i64 1 monotonic, align 8, !noalias !161
  %.10.i4293.i = icmp eq i64 %.4.i.i4292.i, 1
  br i1 %.10.i4293.i, label %.3.endif.if.i4294.i, label %.3.endif.i4297.i, !prof !66

.3.endif.if.i4294.i:                              ; preds = %.3.endif.i4291.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i2040), !noalias !161
  br label %.3.endif.i4297.i

.3.endif.i4297.i:                                 ; preds = %.3.endif.if.i4294.i, %.3.endif.i4291.i
  fence release
  %.4.i.i4298.i = atomicrmw sub ptr %memory.i.i.i.i.i2099, i64 1 monotonic, align 8, !noalias !161
  %.10.i4299.i = icmp eq i64 %.4.i.i4298.i, 1
  br i1 %.10.i4299.i, label %.3.endif.if.i4300.i, label %NRT_decref.exit4301.i, !prof !66

.3.endif.if.i4300.i:                              ; preds = %.3.endif.i4297.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i2099), !noalias !161
  br label %NRT_decref.exit4301.i

NRT_decref.exit4301.i:                            ; preds = %.3.endif.if.i4300.i, %.3.endif.i4297.i
  %.4.i406.i.i = icmp eq ptr %.360.sroa.0.0.i, null
  %.1347.i = mul i64 %.360.sroa.23.0.i, %.360.sroa.27.0.i
  %factor.op.mul.i = mul i64 %arg.table.5.0, 24
  %.1659.reass.i = mul i64 %factor.op.mul.i, %10
  %.235.i.i = sub nsw i64 0, %.1452.0
  %45 = getelementptr double, ptr %data.i.i.i.i1897, i64 %.235.i.i
  %.idx.i.i = shl nuw i64 %.50.i, 4
  %.2305.i = getelementptr i8, ptr %data.i.i.i.i3994.i, i64 8
  %.fca.1.gep.i.i2118 = getelementptr inbounds i8, ptr %.489.i.i, i64 8
  %.128.idx.i.i = mul i64 %arg.loops.5.1, 40
  %.128.i.i = getelementptr i8, ptr %arg.loops.4, i64 %.128.idx.i.i
  %.181.i.i = getelementptr i8, ptr %.128.i.i, i64 8
  %.fca.1.gep.i3335.i = getelementptr inbounds i8, ptr %.877.i.i, i64 8
  %.fca.2.gep.i.i = getelementptr inbounds i8, ptr %.877.i.i, i64 16
  %.650.idx.i.i = mul i64 %arg.loops.5.1, 48
  %.650.i.i = getelementptr i8, ptr %arg.loops.4, i64 %.650.idx.i.i
  %.704.i.i = getelementptr i8, ptr %.650.i.i, i64 8
  %.3142.i = getelementptr i8, ptr %data.i.i.i.i3969.i, i64 8
  %.3172.i = getelementptr i8, ptr %data.i.i.i.i4019.i, i64 8
  br label %B702.if.i

B702.if.i:                                        ; preds = %NRT_decref.exit4301.i, %NRT_decref.exit3729.i
  %likelihood.2.0246.i = phi double [ %.995.i, %NRT_decref.exit4301.i ], [ %.3782.i, %NRT_decref.exit3729.i ]
  %reached.2.sroa.0.0245.i = phi ptr [ %memory.i.i.i.i4038.i, %NRT_decref.exit4301.i ], [ %values.2.sroa.0.0229.i, %NRT_decref.exit3729.i ]
  %reached.2.sroa.72.0242.i = phi ptr [ %data.i.i.i.i4044.i, %NRT_decref.exit4301.i ], [ %values.2.sroa.80.0226.i, %NRT_decref.exit3729.i ]
  %here.2.sroa.0.0239.i = phi ptr [ %memory.i.i.i.i.i2099, %NRT_decref.exit4301.i ], [ %there.2.sroa.0.0234.i, %NRT_decref.exit3729.i ]
  %here.2.sroa.72.0237.i = phi ptr [ %data.i.i.i.i.i2104, %NRT_decref.exit4301.i ], [ %there.2.sroa.68.0232.i, %NRT_decref.exit3729.i ]
  %there.2.sroa.0.0234.i = phi ptr [ %memory.i.i.i.i3838.i, %NRT_decref.exit4301.i ], [ %here.2.sroa.0.0239.i, %NRT_decref.exit3729.i ]
  %there.2.sroa.68.0232.i = phi ptr [ %data.i.i.i.i3844.i, %NRT_decref.exit4301.i ], [ %here.2.sroa.72.0237.i, %NRT_decref.exit3729.i ]
  %values.2.sroa.0.0229.i = phi ptr [ %memory.i.i.i.i2040, %NRT_decref.exit4301.i ], [ %reached.2.sroa.0.0245.i, %NRT_decref.exit3729.i ]
  %values.2.sroa.80.0226.i = phi ptr [ %data.i.i.i.i2046, %NRT_decref.exit4301.i ], [ %reached.2.sroa.72.0242.i, %NRT_decref.exit3729.i ]
  %.1044.0223.i = phi i64 [ 50, %NRT_decref.exit4301.i ], [ %.1107.i, %NRT_decref.exit3729.i ]
  %.1107.i = add nsw i64 %.1044.0223.i, -1
  %.4.i.i.i4304.i = atomicrmw add ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !349
  %.4.i.i404.i.i = atomicrmw add ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !349
  br i1 %.4.i406.i.i, label %B88.if.lr.ph.i.i, label %.3.endif.i407.i.i, !prof !66

.3.endif.i407.i.i:                                ; preds = %B702.if.i
  %.4.i.i408.i.i = atomicrmw add ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !349
  br label %B88.if.lr.ph.i.i

B88.if.lr.ph.i.i:                                 ; preds = %B702.if.i, %.3.endif.i407.i.i
  %46 = getelementptr double, ptr %here.2.sroa.72.0237.i, i64 %.50.i
  %invariant.gep49.i.i = getelementptr i8, ptr %here.2.sroa.72.0237.i, i64 %.idx.i.i
  br i1 %.1612176.not, label %B642.i.i, label %B88.if.us.i.i

B88.if.us.i.i:                                    ; preds = %B88.if.lr.ph.i.i, %B86.loopexit.split.us.us.i.i
  %.134.048.us.i.i = phi i64 [ %.206.us.i.i, %B86.loopexit.split.us.us.i.i ], [ 0, %B88.if.lr.ph.i.i ]
  %.137.047.us.i.i = phi i64 [ %.202.us.i.i, %B86.loopexit.split.us.us.i.i ], [ %arg.table.5.0, %B88.if.lr.ph.i.i ]
  %.306.us.i.i = mul i64 %.134.048.us.i.i, %10
  %47 = getelementptr double, ptr %46, i64 %.306.us.i.i
  %.310.us.i.i = getelementptr double, ptr %47, i64 %.235.i.i
  %.311.us.i.i = load double, ptr %.310.us.i.i, align 8, !noalias !349
  %.12.i425.us.i.i = fcmp olt double %.311.us.i.i, 1.000000e-300
  %.13.i426.us.i.i = select i1 %.12.i425.us.i.i, double 1.000000e-300, double %.311.us.i.i
  %48 = getelementptr double, ptr %here.2.sroa.72.0237.i, i64 %.306.us.i.i
  %.542.us.i.i = getelementptr double, ptr %48, i64 %.235.i.i
  %gep50.us.i.i = getelementptr double, ptr %invariant.gep49.i.i, i64 %.306.us.i.i
  %.1288.us.i.i = mul i64 %.134.048.us.i.i, %.360.sroa.27.0.i
  %invariant.gep9.us.i.i = getelementptr double, ptr %.360.sroa.15.0.i, i64 %.1288.us.i.i
  br label %B188.if.us.us.i.i

B188.if.us.us.i.i:                                ; preds = %B366.B188.loopexit_crit_edge.us.us.i.i, %B88.if.us.i.i
  %.369.08.us.us.i.i = phi i64 [ 2, %B88.if.us.i.i ], [ %.431.us.us.i.i, %B366.B188.loopexit_crit_edge.us.us.i.i ]
  %.366.07.us.us.i.i = phi i64 [ 0, %B88.if.us.i.i ], [ %.435.us.us.i.i, %B366.B188.loopexit_crit_edge.us.us.i.i ]
  %.431.us.us.i.i = add nsw i64 %.369.08.us.us.i.i, -1
  %.435.us.us.i.i = add nuw nsw i64 %.366.07.us.us.i.i, 1
  %.543.us.us.i.i = load double, ptr %.542.us.i.i, align 8, !noalias !349
  %.12.i427.us.us.i.i = fcmp ogt double %.543.us.us.i.i, 1.000000e+06
  %.543.neg.us.us.i.i = fneg double %.543.us.us.i.i
  %.572.us.us.i.i = select i1 %.12.i427.us.us.i.i, double -1.000000e+06, double %.543.neg.us.us.i.i
  %.650.us.us.i.i = load double, ptr %.310.us.i.i, align 8, !noalias !349
  %.651.us.us.i.i = fmul double %.650.us.us.i.i, %.572.us.us.i.i
  %.660.us.us.i.i = icmp eq i64 %.366.07.us.us.i.i, 0
  br i1 %.660.us.us.i.i, label %B366.if.us.us.us.preheader.i.i, label %B366.if.us11.us.preheader.i.i

B366.if.us11.us.preheader.i.i:                    ; preds = %B188.if.us.us.i.i
  %.1215.us.us.i.i = fdiv double %.651.us.us.i.i, %.13.i426.us.i.i
  %.1286.us.us.i.i = mul nuw nsw i64 %.366.07.us.us.i.i, %.1347.i
  %gep10.us.us.i.i = getelementptr double, ptr %invariant.gep9.us.i.i, i64 %.1286.us.us.i.i
  br label %B366.if.us11.us.i.i

B366.if.us.us.us.preheader.i.i:                   ; preds = %B188.if.us.us.i.i
  %.693.us.us.i.i = load double, ptr %45, align 8, !noalias !349
  %.694.us.us.i.i = fneg double %.693.us.us.i.i
  %.696.us.us.i.i = fmul double %.651.us.us.i.i, %.694.us.us.i.i
  %.1215.us.us54.i.i = fdiv double %.696.us.us.i.i, %.13.i426.us.i.i
  br label %B366.if.us.us.us.i.i

B366.if.us11.us.i.i:                              ; preds = %B556.us35.us.i.i, %B366.if.us11.us.preheader.i.i
  %before.2.26.us12.us.i.i = phi double [ %.1014.us27.us.i.i, %B556.us35.us.i.i ], [ 0.000000e+00, %B366.if.us11.us.preheader.i.i ]
  %.737.05.us13.us.i.i = phi i64 [ %.799.us15.us.i.i, %B556.us35.us.i.i ], [ %10, %B366.if.us11.us.preheader.i.i ]
  %.734.04.us14.us.i.i = phi i64 [ %.803.us16.us.i.i, %B556.us35.us.i.i ], [ 0, %B366.if.us11.us.preheader.i.i ]
  %.799.us15.us.i.i = add nsw i64 %.737.05.us13.us.i.i, -1
  %.803.us16.us.i.i = add nuw nsw i64 %.734.04.us14.us.i.i, 1
  %.906.us20.us.i.i = getelementptr double, ptr %48, i64 %.734.04.us14.us.i.i
  %.907.us21.us.i.i = load double, ptr %.906.us20.us.i.i, align 8, !noalias !349
  %.12.i429.us22.us.i.i = fcmp ogt double %.907.us21.us.i.i, 1.000000e+06
  %.907.neg.us23.us.i.i = fneg double %.907.us21.us.i.i
  %.936.us24.us.i.i = select i1 %.12.i429.us22.us.i.i, double -1.000000e+06, double %.907.neg.us23.us.i.i
  %.1012.us25.us.i.i = getelementptr double, ptr %47, i64 %.734.04.us14.us.i.i
  %.1013.us26.us.i.i = load double, ptr %.1012.us25.us.i.i, align 8, !noalias !349
  %.1014.us27.us.i.i = fmul double %.1013.us26.us.i.i, %.936.us24.us.i.i
  %.1141.us28.us.i.i = getelementptr double, ptr %gep50.us.i.i, i64 %.734.04.us14.us.i.i
  %.1142.us29.us.i.i = load double, ptr %.1141.us28.us.i.i, align 8, !noalias !349
  %.1147.us30.us.i.i = fcmp ogt double %.1142.us29.us.i.i, 1.000000e-300
  br i1 %.1147.us30.us.i.i, label %B536.us31.us.i.i, label %B556.us35.us.i.i

B536.us31.us.i.i:                                 ; preds = %B366.if.us11.us.i.i
  %.1150.not.us32.us.i.i = icmp eq i64 %.734.04.us14.us.i.i, 0
  br i1 %.1150.not.us32.us.i.i, label %B556.us35.us.i.i, label %B540.us33.us.i.i

B540.us33.us.i.i:                                 ; preds = %B536.us31.us.i.i
  %.1154.us34.us.i.i = fsub double %.1014.us27.us.i.i, %before.2.26.us12.us.i.i
  br label %B556.us35.us.i.i

B556.us35.us.i.i:                                 ; preds = %B540.us33.us.i.i, %B536.us31.us.i.i, %B366.if.us11.us.i.i
  %"$phi556.3.3.3.us36.us.i.i" = phi double [ %.1154.us34.us.i.i, %B540.us33.us.i.i ], [ %.1014.us27.us.i.i, %B536.us31.us.i.i ], [ 0.000000e+00, %B366.if.us11.us.i.i ]
  %.12.i.us37.us.i.i = fcmp olt double %.1142.us29.us.i.i, 1.000000e-300
  %.13.i.us38.us.i.i = select i1 %.12.i.us37.us.i.i, double 1.000000e-300, double %.1142.us29.us.i.i
  %.1209.us39.us.i.i = fdiv double %"$phi556.3.3.3.us36.us.i.i", %.13.i.us38.us.i.i
  %.1216.us40.us.i.i = fsub double %.1209.us39.us.i.i, %.1215.us.us.i.i
  %49 = getelementptr double, ptr %gep10.us.us.i.i, i64 %.734.04.us14.us.i.i
  store double %.1216.us40.us.i.i, ptr %49, align 8, !noalias !349
  %.790.us43.us.i.i = icmp sgt i64 %.737.05.us13.us.i.i, 1
  br i1 %.790.us43.us.i.i, label %B366.if.us11.us.i.i, label %B366.B188.loopexit_crit_edge.us.us.i.i

B366.B188.loopexit_crit_edge.us.us.i.i:           ; preds = %B556.us35.us.i.i, %B556.us.us.us.i.i
  %.422.us.us.i.i = icmp ugt i64 %.369.08.us.us.i.i, 1
  br i1 %.422.us.us.i.i, label %B188.if.us.us.i.i, label %B86.loopexit.split.us.us.i.i

B366.if.us.us.us.i.i:                             ; preds = %B556.us.us.us.i.i, %B366.if.us.us.us.preheader.i.i
  %before.2.26.us.us.us.i.i = phi double [ %.1058.us.us.us.i.i, %B556.us.us.us.i.i ], [ 0.000000e+00, %B366.if.us.us.us.preheader.i.i ]
  %.737.05.us.us.us.i.i = phi i64 [ %.799.us.us.us.i.i, %B556.us.us.us.i.i ], [ %10, %B366.if.us.us.us.preheader.i.i ]
  %.734.04.us.us.us.i.i = phi i64 [ %.803.us.us.us.i.i, %B556.us.us.us.i.i ], [ 0, %B366.if.us.us.us.preheader.i.i ]
  %.799.us.us.us.i.i = add nsw i64 %.737.05.us.us.us.i.i, -1
  %.803.us.us.us.i.i = add nuw nsw i64 %.734.04.us.us.us.i.i, 1
  %.906.us.us.us.i.i = getelementptr double, ptr %48, i64 %.734.04.us.us.us.i.i
  %.907.us.us.us.i.i = load double, ptr %.906.us.us.us.i.i, align 8, !noalias !349
  %.12.i429.us.us.us.i.i = fcmp ogt double %.907.us.us.us.i.i, 1.000000e+06
  %.907.neg.us.us.us.i.i = fneg double %.907.us.us.us.i.i
  %.936.us.us.us.i.i = select i1 %.12.i429.us.us.us.i.i, double -1.000000e+06, double %.907.neg.us.us.us.i.i
  %.1012.us.us.us.i.i = getelementptr double, ptr %47, i64 %.734.04.us.us.us.i.i
  %.1013.us.us.us.i.i = load double, ptr %.1012.us.us.us.i.i, align 8, !noalias !349
  %.1014.us.us.us.i.i = fmul double %.1013.us.us.us.i.i, %.936.us.us.us.i.i
  %50 = getelementptr double, ptr %data.i.i.i.i1897, i64 %.734.04.us.us.us.i.i
  %.1055.us.us.us.i.i = load double, ptr %50, align 8, !noalias !349
  %.1056.us.us.us.i.i = fneg double %.1055.us.us.us.i.i
  %.1058.us.us.us.i.i = fmul double %.1014.us.us.us.i.i, %.1056.us.us.us.i.i
  %.1141.us.us.us.i.i = getelementptr double, ptr %gep50.us.i.i, i64 %.734.04.us.us.us.i.i
  %.1142.us.us.us.i.i = load double, ptr %.1141.us.us.us.i.i, align 8, !noalias !349
  %.1147.us.us.us.i.i = fcmp ogt double %.1142.us.us.us.i.i, 1.000000e-300
  br i1 %.1147.us.us.us.i.i, label %B536.us.us.us.i.i, label %B556.us.us.us.i.i

B536.us.us.us.i.i:                                ; preds = %B366.if.us.us.us.i.i
  %.1150.not.us.us.us.i.i = icmp eq i64 %.734.04.us.us.us.i.i, 0
  br i1 %.1150.not.us.us.us.i.i, label %B556.us.us.us.i.i, label %B540.us.us.us.i.i

B540.us.us.us.i.i:                                ; preds = %B536.us.us.us.i.i
  %.1154.us.us.us.i.i = fsub double %.1058.us.us.us.i.i, %before.2.26.us.us.us.i.i
  br label %B556.us.us.us.i.i

B556.us.us.us.i.i:                                ; preds = %B540.us.us.us.i.i, %B536.us.us.us.i.i, %B366.if.us.us.us.i.i
  %"$phi556.3.3.3.us.us.us.i.i" = phi double [ %.1154.us.us.us.i.i, %B540.us.us.us.i.i ], [ %.1058.us.us.us.i.i, %B536.us.us.us.i.i ], [ 0.000000e+00, %B366.if.us.us.us.i.i ]
  %.12.i.us.us.us.i.i = fcmp olt double %.1142.us.us.us.i.i, 1.000000e-300
  %.13.i.us.us.us.i.i = select i1 %.12.i.us.us.us.i.i, double 1.000000e-300, double %.1142.us.us.us.i.i
  %.1209.us.us.us.i.i = fdiv double %"$phi556.3.3.3.us.us.us.i.i", %.13.i.us.us.us.i.i
  %.1216.us.us.us.i.i = fsub double %.1209.us.us.us.i.i, %.1215.us.us54.i.i
  %51 = getelementptr double, ptr %invariant.gep9.us.i.i, i64 %.734.04.us.us.us.i.i
  store double %.1216.us.us.us.i.i, ptr %51, align 8, !noalias !349
  %.790.us.us.us.i.i = icmp sgt i64 %.737.05.us.us.us.i.i, 1
  br i1 %.790.us.us.us.i.i, label %B366.if.us.us.us.i.i, label %B366.B188.loopexit_crit_edge.us.us.i.i

B86.loopexit.split.us.us.i.i:                     ; preds = %B366.B188.loopexit_crit_edge.us.us.i.i
  %.202.us.i.i = add nsw i64 %.137.047.us.i.i, -1
  %.206.us.i.i = add nuw nsw i64 %.134.048.us.i.i, 1
  %.193.us.i.i = icmp sgt i64 %.137.047.us.i.i, 1
  br i1 %.193.us.i.i, label %B88.if.us.i.i, label %B642.i.i

B642.i.i:                                         ; preds = %B86.loopexit.split.us.us.i.i, %B88.if.lr.ph.i.i
  br i1 %.4.i406.i.i, label %.3.endif.i414.i.i, label %.3.endif.i411.i.i, !prof !66

.3.endif.i411.i.i:                                ; preds = %B642.i.i
  fence release
  %.4.i.i412.i.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !349
  %.10.i.i4306.i = icmp eq i64 %.4.i.i412.i.i, 1
  br i1 %.10.i.i4306.i, label %.3.endif.if.i.i4308.i, label %.3.endif.i414.i.i, !prof !66

.3.endif.if.i.i4308.i:                            ; preds = %.3.endif.i411.i.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !349
  br label %.3.endif.i414.i.i

.3.endif.i414.i.i:                                ; preds = %B642.i.i, %.3.endif.i411.i.i, %.3.endif.if.i.i4308.i
  fence release
  %.4.i.i415.i.i = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8, !noalias !349
  %.10.i416.i.i = icmp eq i64 %.4.i.i415.i.i, 1
  br i1 %.10.i416.i.i, label %.3.endif.if.i417.i.i, label %.3.endif.i420.i.i, !prof !66

.3.endif.if.i417.i.i:                             ; preds = %.3.endif.i414.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891), !noalias !349
  br label %.3.endif.i420.i.i

.3.endif.i420.i.i:                                ; preds = %.3.endif.if.i417.i.i, %.3.endif.i414.i.i
  fence release
  %.4.i.i421.i.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !349
  %.10.i422.i.i = icmp eq i64 %.4.i.i421.i.i, 1
  br i1 %.10.i422.i.i, label %.3.endif.if.i423.i.i, label %_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE.exit.i, !prof !66

.3.endif.if.i423.i.i:                             ; preds = %.3.endif.i420.i.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !349
  br label %_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE.exit.i

_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE.exit.i: ; preds = %.3.endif.if.i423.i.i, %.3.endif.i420.i.i
  %.1663.i = getelementptr i8, ptr %here.2.sroa.72.0237.i, i64 %.1659.reass.i
  br label %B770.if.i

B770.if.i:                                        ; preds = %_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE.exit.i, %B770.loopexit.i
  %.1204.0214.i = phi i64 [ 2, %_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE.exit.i ], [ %.1266.i, %B770.loopexit.i ]
  %.1201.0213.i = phi i64 [ 0, %_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE.exit.i ], [ %.1270.i, %B770.loopexit.i ]
  %.1266.i = add nsw i64 %.1204.0214.i, -1
  %.1270.i = add nuw nsw i64 %.1201.0213.i, 1
  %.1349.i = mul nuw nsw i64 %.1201.0213.i, %.1347.i
  %.1351.i = getelementptr double, ptr %.360.sroa.15.0.i, i64 %.1349.i
  br i1 %.4.i406.i.i, label %NRT_incref.exit170.i.i, label %.3.endif.i4310.i, !prof !66

.3.endif.i4310.i:                                 ; preds = %B770.if.i
  %.4.i.i4311.i = atomicrmw add ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i.i4315.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !352
  br label %NRT_incref.exit170.i.i

NRT_incref.exit170.i.i:                           ; preds = %B770.if.i, %.3.endif.i4310.i
  %memory.i.i.i.i.i.sink = phi ptr [ %.360.sroa.0.0.i, %.3.endif.i4310.i ], [ %memory.i.i.i.i.i, %B770.if.i ]
  %.4.i.i.i4315.i.c = atomicrmw add ptr %memory.i.i.i.i.i.sink, i64 1 monotonic, align 8, !noalias !352
  %.4.i.i173.i.i = atomicrmw add ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !352
  br i1 %.1612176.not, label %B156.i.i, label %B54.if.us.i.i

B54.if.us.i.i:                                    ; preds = %NRT_incref.exit170.i.i, %B88.B54.loopexit_crit_edge.us.i.i
  %.107.08.us.i.i = phi i64 [ %.171.us.i.i, %B88.B54.loopexit_crit_edge.us.i.i ], [ %arg.table.5.0, %NRT_incref.exit170.i.i ]
  %.104.07.us.i.i = phi i64 [ %.175.us.i.i, %B88.B54.loopexit_crit_edge.us.i.i ], [ 0, %NRT_incref.exit170.i.i ]
  %.368.us.i.i = mul nuw nsw i64 %.104.07.us.i.i, %10
  %52 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.368.us.i.i
  %.423.us.i.i = mul i64 %.104.07.us.i.i, %.360.sroa.27.0.i
  %53 = getelementptr double, ptr %.1351.i, i64 %.423.us.i.i
  %invariant.gep.i.i = getelementptr double, ptr %data.i.i.i.i3949.i, i64 %.368.us.i.i
  br label %B88.if.us.i4318.i

B88.if.us.i4318.i:                                ; preds = %B88.if.us.i4318.i, %B54.if.us.i.i
  %.230.05.us.i.i = phi i64 [ %10, %B54.if.us.i.i ], [ %.292.us.i.i, %B88.if.us.i4318.i ]
  %.227.04.us.i.i = phi i64 [ 0, %B54.if.us.i.i ], [ %.296.us.i.i, %B88.if.us.i4318.i ]
  %.292.us.i.i = add nsw i64 %.230.05.us.i.i, -1
  %.296.us.i.i = add nuw nsw i64 %.227.04.us.i.i, 1
  %54 = getelementptr double, ptr %52, i64 %.227.04.us.i.i
  %.373.us.i.i = load double, ptr %54, align 8, !noalias !352
  %55 = getelementptr double, ptr %53, i64 %.227.04.us.i.i
  %.428.us.i.i = load double, ptr %55, align 8, !noalias !352
  %.431.us.i.i = fmul double %.373.us.i.i, %.428.us.i.i
  %gep.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %.227.04.us.i.i
  store double %.431.us.i.i, ptr %gep.i.i, align 8, !noalias !352
  %.283.us.i.i = icmp sgt i64 %.230.05.us.i.i, 1
  br i1 %.283.us.i.i, label %B88.if.us.i4318.i, label %B88.B54.loopexit_crit_edge.us.i.i

B88.B54.loopexit_crit_edge.us.i.i:                ; preds = %B88.if.us.i4318.i
  %.171.us.i.i = add nsw i64 %.107.08.us.i.i, -1
  %.175.us.i.i = add nuw nsw i64 %.104.07.us.i.i, 1
  %.162.us.i.i = icmp sgt i64 %.107.08.us.i.i, 1
  br i1 %.162.us.i.i, label %B54.if.us.i.i, label %B156.i.i

B156.i.i:                                         ; preds = %B88.B54.loopexit_crit_edge.us.i.i, %NRT_incref.exit170.i.i
  fence release
  %.4.i.i177.i.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !352
  %.10.i.i4319.i = icmp eq i64 %.4.i.i177.i.i, 1
  br i1 %.10.i.i4319.i, label %.3.endif.if.i.i4321.i, label %NRT_decref.exit.i4320.i, !prof !66

.3.endif.if.i.i4321.i:                            ; preds = %B156.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !352
  br label %NRT_decref.exit.i4320.i

NRT_decref.exit.i4320.i:                          ; preds = %.3.endif.if.i.i4321.i, %B156.i.i
  br i1 %.4.i406.i.i, label %NRT_decref.exit183.i.i, label %.3.endif.i179.i.i, !prof !66

.3.endif.i179.i.i:                                ; preds = %NRT_decref.exit.i4320.i
  fence release
  %.4.i.i180.i.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !352
  %.10.i181.i.i = icmp eq i64 %.4.i.i180.i.i, 1
  br i1 %.10.i181.i.i, label %.3.endif.if.i182.i.i, label %NRT_decref.exit183.i.i, !prof !66

.3.endif.if.i182.i.i:                             ; preds = %.3.endif.i179.i.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !352
  br label %NRT_decref.exit183.i.i

NRT_decref.exit183.i.i:                           ; preds = %.3.endif.if.i182.i.i, %.3.endif.i179.i.i, %NRT_decref.exit.i4320.i
  fence release
  %.4.i.i186.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !352
  %.10.i187.i.i = icmp eq i64 %.4.i.i186.i.i, 1
  br i1 %.10.i187.i.i, label %.3.endif.if.i188.i.i, label %_ZN6swathe4core10statistics14evalue_kernels9_productsB4v189B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, !prof !66

.3.endif.if.i188.i.i:                             ; preds = %NRT_decref.exit183.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !352
  br label %_ZN6swathe4core10statistics14evalue_kernels9_productsB4v189B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i

_ZN6swathe4core10statistics14evalue_kernels9_productsB4v189B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %.3.endif.if.i188.i.i, %NRT_decref.exit183.i.i
  br i1 %.4.i406.i.i, label %NRT_decref.exit4327.i, label %.3.endif.i4323.i, !prof !66

.3.endif.i4323.i:                                 ; preds = %_ZN6swathe4core10statistics14evalue_kernels9_productsB4v189B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i
  fence release
  %.4.i.i4324.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4325.i = icmp eq i64 %.4.i.i4324.i, 1
  br i1 %.10.i4325.i, label %.3.endif.if.i4326.i, label %NRT_decref.exit4327.i, !prof !66

.3.endif.if.i4326.i:                              ; preds = %.3.endif.i4323.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %NRT_decref.exit4327.i

NRT_decref.exit4327.i:                            ; preds = %.3.endif.if.i4326.i, %.3.endif.i4323.i, %_ZN6swathe4core10statistics14evalue_kernels9_productsB4v189B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i
  store double 0.000000e+00, ptr %.1433.i, align 8, !noalias !161
  %.1443.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels4_sumB4v187B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.1433.i, ptr %excinfo.14.i, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr nonnull %memory.i.i.i.i3944.i, i64 %.50.i, ptr %data.i.i.i.i3949.i)
  %.1445.not.i = icmp eq i32 %.1443.i, 0
  br i1 %.1445.not.i, label %B772.endif.endif.i, label %B772.endif.if.i, !prof !7

B772.endif.if.i:                                  ; preds = %NRT_decref.exit4327.i
  %.1444.i = load ptr, ptr %excinfo.14.i, align 8, !noalias !161
  br label %B1622.endif.endif.endif.if

B772.endif.endif.i:                               ; preds = %NRT_decref.exit4327.i
  %.1453.i = load double, ptr %.1433.i, align 8, !noalias !161
  %56 = getelementptr double, ptr %data.i.i.i.i3969.i, i64 %.1201.0213.i
  store double %.1453.i, ptr %56, align 8, !noalias !161
  %.2017.i = mul nuw nsw i64 %.1201.0213.i, %.762.sroa.21.0.i
  %57 = getelementptr double, ptr %.762.sroa.13.0.i, i64 %.2017.i
  br label %NRT_incref.exit4331.i

NRT_incref.exit4331.i:                            ; preds = %B890.endif.endif.i, %B772.endif.endif.i
  %.1520.0212.i = phi i64 [ 2, %B772.endif.endif.i ], [ %.1582.i, %B890.endif.endif.i ]
  %.1517.0211.i = phi i64 [ 0, %B772.endif.endif.i ], [ %.1586.i, %B890.endif.endif.i ]
  %.1582.i = add nsw i64 %.1520.0212.i, -1
  %.1586.i = add nuw nsw i64 %.1517.0211.i, 1
  %.4.i.i4330.i = atomicrmw add ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  br i1 %.4.i406.i.i, label %NRT_incref.exit4339.i, label %.3.endif.i4337.i, !prof !66

.3.endif.i4337.i:                                 ; preds = %NRT_incref.exit4331.i
  %.4.i.i4334.i = atomicrmw add ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.4.i.i4338.i = atomicrmw add ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  br label %NRT_incref.exit4339.i

NRT_incref.exit4339.i:                            ; preds = %.3.endif.i4337.i, %NRT_incref.exit4331.i
  %.1840118.pn.i = mul nuw nsw i64 %.1517.0211.i, %.1347.i
  %.1842121.i = getelementptr double, ptr %.360.sroa.15.0.i, i64 %.1840118.pn.i
  br i1 %.4.i2063, label %NRT_incref.exit220.i.i, label %.3.endif.i.i4341.i, !prof !66

.3.endif.i.i4341.i:                               ; preds = %NRT_incref.exit4339.i
  %.4.i.i.i4342.i = atomicrmw add ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !355
  br label %NRT_incref.exit220.i.i

NRT_incref.exit220.i.i:                           ; preds = %.3.endif.i.i4341.i, %NRT_incref.exit4339.i
  %.4.i.i219.i.i = atomicrmw add ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !355
  br i1 %.4.i406.i.i, label %NRT_incref.exit228.i.i, label %.3.endif.i226.i.i, !prof !66

.3.endif.i226.i.i:                                ; preds = %NRT_incref.exit220.i.i
  %.4.i.i223.i.i = atomicrmw add ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !355
  %.4.i.i227.i.i = atomicrmw add ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !355
  br label %NRT_incref.exit228.i.i

NRT_incref.exit228.i.i:                           ; preds = %.3.endif.i226.i.i, %NRT_incref.exit220.i.i
  %.4.i.i231.i.i = atomicrmw add ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !355
  br i1 %.1612176.not, label %.3.endif.i234.i.i, label %B54.if.us.i4346.i

B54.if.us.i4346.i:                                ; preds = %NRT_incref.exit228.i.i, %B88.B54.loopexit_crit_edge.us.i4350.i
  %.141.08.us.i.i = phi i64 [ %.205.us.i.i, %B88.B54.loopexit_crit_edge.us.i4350.i ], [ %arg.table.5.0, %NRT_incref.exit228.i.i ]
  %.138.07.us.i.i = phi i64 [ %.209.us.i.i, %B88.B54.loopexit_crit_edge.us.i4350.i ], [ 0, %NRT_incref.exit228.i.i ]
  %58 = getelementptr double, ptr %.201.fca.4.load, i64 %.138.07.us.i.i
  %.433.us.i.i = mul nuw nsw i64 %.138.07.us.i.i, %10
  %59 = getelementptr double, ptr %.1663.i, i64 %.433.us.i.i
  %.489.us.i.i = mul i64 %.138.07.us.i.i, %.360.sroa.27.0.i
  %60 = getelementptr double, ptr %.1351.i, i64 %.489.us.i.i
  %61 = getelementptr double, ptr %.1842121.i, i64 %.489.us.i.i
  %invariant.gep.i4347.i = getelementptr double, ptr %data.i.i.i.i3949.i, i64 %.433.us.i.i
  br label %B88.if.us.i4348.i

B88.if.us.i4348.i:                                ; preds = %B88.if.us.i4348.i, %B54.if.us.i4346.i
  %.264.05.us.i.i = phi i64 [ %10, %B54.if.us.i4346.i ], [ %.326.us.i.i, %B88.if.us.i4348.i ]
  %.261.04.us.i.i = phi i64 [ 0, %B54.if.us.i4346.i ], [ %.330.us.i.i, %B88.if.us.i4348.i ]
  %.326.us.i.i = add nsw i64 %.264.05.us.i.i, -1
  %.330.us.i.i = add nuw nsw i64 %.261.04.us.i.i, 1
  %.385.us.i.i = load double, ptr %58, align 8, !noalias !355
  %62 = getelementptr double, ptr %59, i64 %.261.04.us.i.i
  %.438.us.i.i = load double, ptr %62, align 8, !noalias !355
  %.441.us.i.i = fmul double %.385.us.i.i, %.438.us.i.i
  %63 = getelementptr double, ptr %60, i64 %.261.04.us.i.i
  %.494.us.i.i = load double, ptr %63, align 8, !noalias !355
  %.497.us.i.i = fmul double %.441.us.i.i, %.494.us.i.i
  %64 = getelementptr double, ptr %61, i64 %.261.04.us.i.i
  %.550.us.i.i = load double, ptr %64, align 8, !noalias !355
  %.553.us.i.i = fmul double %.497.us.i.i, %.550.us.i.i
  %gep.i4349.i = getelementptr double, ptr %invariant.gep.i4347.i, i64 %.261.04.us.i.i
  store double %.553.us.i.i, ptr %gep.i4349.i, align 8, !noalias !355
  %.317.us.i.i = icmp sgt i64 %.264.05.us.i.i, 1
  br i1 %.317.us.i.i, label %B88.if.us.i4348.i, label %B88.B54.loopexit_crit_edge.us.i4350.i

B88.B54.loopexit_crit_edge.us.i4350.i:            ; preds = %B88.if.us.i4348.i
  %.205.us.i.i = add nsw i64 %.141.08.us.i.i, -1
  %.209.us.i.i = add nuw nsw i64 %.138.07.us.i.i, 1
  %.196.us.i.i = icmp sgt i64 %.141.08.us.i.i, 1
  br i1 %.196.us.i.i, label %B54.if.us.i4346.i, label %.3.endif.i234.i.i

.3.endif.i234.i.i:                                ; preds = %B88.B54.loopexit_crit_edge.us.i4350.i, %NRT_incref.exit228.i.i
  fence release
  %.4.i.i235.i.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !355
  %.10.i.i4351.i = icmp eq i64 %.4.i.i235.i.i, 1
  br i1 %.10.i.i4351.i, label %.3.endif.if.i.i4355.i, label %NRT_decref.exit.i4352.i, !prof !66

.3.endif.if.i.i4355.i:                            ; preds = %.3.endif.i234.i.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !355
  br label %NRT_decref.exit.i4352.i

NRT_decref.exit.i4352.i:                          ; preds = %.3.endif.if.i.i4355.i, %.3.endif.i234.i.i
  fence release
  %.4.i.i238.i.i = atomicrmw sub ptr %memory.i.i.i.i3944.i, i64 1 monotonic, align 8, !noalias !355
  %.10.i239.i.i = icmp eq i64 %.4.i.i238.i.i, 1
  br i1 %.10.i239.i.i, label %.3.endif.if.i240.i.i, label %NRT_decref.exit241.i.i, !prof !66

.3.endif.if.i240.i.i:                             ; preds = %NRT_decref.exit.i4352.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i3944.i), !noalias !355
  br label %NRT_decref.exit241.i.i

NRT_decref.exit241.i.i:                           ; preds = %.3.endif.if.i240.i.i, %NRT_decref.exit.i4352.i
  br i1 %.4.i406.i.i, label %NRT_decref.exit253.i.i, label %.3.endif.i243.i.i, !prof !66

.3.endif.i243.i.i:                                ; preds = %NRT_decref.exit241.i.i
  fence release
  %.4.i.i244.i.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !355
  %.10.i245.i.i = icmp eq i64 %.4.i.i244.i.i, 1
  br i1 %.10.i245.i.i, label %.3.endif.if.i246.i.i, label %.3.endif.i249.i.i, !prof !66

.3.endif.if.i246.i.i:                             ; preds = %.3.endif.i243.i.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !355
  br label %.3.endif.i249.i.i

.3.endif.i249.i.i:                                ; preds = %.3.endif.if.i246.i.i, %.3.endif.i243.i.i
  fence release
  %.4.i.i250.i.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !355
  %.10.i251.i.i = icmp eq i64 %.4.i.i250.i.i, 1
  br i1 %.10.i251.i.i, label %.3.endif.if.i252.i.i, label %NRT_decref.exit253.i.i, !prof !66

.3.endif.if.i252.i.i:                             ; preds = %.3.endif.i249.i.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !355
  br label %NRT_decref.exit253.i.i

NRT_decref.exit253.i.i:                           ; preds = %.3.endif.if.i252.i.i, %.3.endif.i249.i.i, %NRT_decref.exit241.i.i
  br i1 %.4.i2063, label %_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, label %.3.endif.i255.i4353.i, !prof !66

.3.endif.i255.i4353.i:                            ; preds = %NRT_decref.exit253.i.i
  fence release
  %.4.i.i256.i4354.i = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8, !noalias !355
  %.10.i257.i.i = icmp eq i64 %.4.i.i256.i4354.i, 1
  br i1 %.10.i257.i.i, label %.3.endif.if.i258.i.i, label %_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i, !prof !66

.3.endif.if.i258.i.i:                             ; preds = %.3.endif.i255.i4353.i
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load), !noalias !355
  br label %_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i

_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i: ; preds = %.3.endif.if.i258.i.i, %.3.endif.i255.i4353.i, %NRT_decref.exit253.i.i
  br i1 %.4.i406.i.i, label %.3.endif.i4369.i, label %.3.endif.i4357.i, !prof !66

.3.endif.i4357.i:                                 ; preds = %_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i
  fence release
  %.4.i.i4358.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4359.i = icmp eq i64 %.4.i.i4358.i, 1
  br i1 %.10.i4359.i, label %.3.endif.if.i4360.i, label %.3.endif.i4363.i, !prof !66

.3.endif.if.i4360.i:                              ; preds = %.3.endif.i4357.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i4363.i

.3.endif.i4363.i:                                 ; preds = %.3.endif.if.i4360.i, %.3.endif.i4357.i
  fence release
  %.4.i.i4364.i = atomicrmw sub ptr %.360.sroa.0.0.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4365.i = icmp eq i64 %.4.i.i4364.i, 1
  br i1 %.10.i4365.i, label %.3.endif.if.i4366.i, label %.3.endif.i4369.i, !prof !66

.3.endif.if.i4366.i:                              ; preds = %.3.endif.i4363.i
  fence acquire
  call void @free(ptr nonnull %.360.sroa.0.0.i), !noalias !161
  br label %.3.endif.i4369.i

.3.endif.i4369.i:                                 ; preds = %.3.endif.if.i4366.i, %.3.endif.i4363.i, %_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit.i
  fence release
  %.4.i.i4370.i = atomicrmw sub ptr %here.2.sroa.0.0239.i, i64 1 monotonic, align 8, !noalias !161
  %.10.i4371.i = icmp eq i64 %.4.i.i4370.i, 1
  br i1 %.10.i4371.i, label %.3.endif.if.i4372.i, label %NRT_decref.exit4373.i, !prof !66

.3.endif.if.i4372.i:                              ; preds = %.3.endif.i4369.i
  fence acquire
  call void @free(ptr nonnull %here.2.sroa.0.0239.i), !noalias !161
  br label %NRT_decref.exit4373.i

NRT_decref.exit4373.i:                            ; preds = %.3.endif.if.i4372.i, %.3.endif.i4369.i
  store double 0.000000e+00, ptr %.1940.i, align 8, !noalias !161
  %.1950.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels4_sumB4v187B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.1940.i, ptr %excinfo.16.i, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr nonnull %memory.i.i.i.i3944.i, i64 %.50.i, ptr %data.i.i.i.i3949.i)
  %.1952.not.i = icmp eq i32 %.1950.i, 0
  br i1 %.1952.not.i, label %B890.endif.endif.i, label %B890.endif.if.i, !prof !7

B890.endif.if.i:                                  ; preds = %NRT_decref.exit4373.i
  %.1951.i = load ptr, ptr %excinfo.16.i, align 8, !noalias !161
  br label %B1622.endif.endif.endif.if

B890.endif.endif.i:                               ; preds = %NRT_decref.exit4373.i
  %.1960.i = load double, ptr %.1940.i, align 8, !noalias !161
  %65 = getelementptr double, ptr %57, i64 %.1517.0211.i
  store double %.1960.i, ptr %65, align 8, !noalias !161
  %.1573.i = icmp ugt i64 %.1520.0212.i, 1
  br i1 %.1573.i, label %NRT_incref.exit4331.i, label %B770.loopexit.i

B1042.if.i:                                       ; preds = %B770.loopexit.i, %B1042.if.i
  %.2063.0216.i = phi i64 [ %.2125.i, %B1042.if.i ], [ 2, %B770.loopexit.i ]
  %.2060.0215.i = phi i64 [ %.2129.i, %B1042.if.i ], [ 0, %B770.loopexit.i ]
  %.2125.i = add nsw i64 %.2063.0216.i, -1
  %.2129.i = add nuw nsw i64 %.2060.0215.i, 1
  %.2200.i = mul nuw nsw i64 %.2060.0215.i, %.762.sroa.21.0.i
  %66 = getelementptr double, ptr %.762.sroa.13.0.i, i64 %.2200.i
  %67 = getelementptr double, ptr %66, i64 %.2060.0215.i
  %.2205.i = load double, ptr %67, align 8, !noalias !161
  %.2208.i = call double @sqrt(double %.2205.i), !noalias !161
  %68 = getelementptr double, ptr %data.i.i.i.i3994.i, i64 %.2060.0215.i
  store double %.2208.i, ptr %68, align 8, !noalias !161
  %.2116.i = icmp ugt i64 %.2063.0216.i, 1
  br i1 %.2116.i, label %B1042.if.i, label %B1110.i

B1194.if.i:                                       ; preds = %B1134.i, %B1194.loopexit.i
  %.2454.0220.i = phi i64 [ %.2516.i, %B1194.loopexit.i ], [ 2, %B1134.i ]
  %.2451.0219.i = phi i64 [ %.2520.i, %B1194.loopexit.i ], [ 0, %B1134.i ]
  %.2712.i = mul nuw nsw i64 %.2451.0219.i, %.762.sroa.21.0.i
  %69 = getelementptr double, ptr %.762.sroa.13.0.i, i64 %.2712.i
  %70 = getelementptr double, ptr %data.i.i.i.i3994.i, i64 %.2451.0219.i
  %.idx.i2121 = shl i64 %.2451.0219.i, 4
  %71 = getelementptr i8, ptr %data.i.i.i.i4261.i, i64 %.idx.i2121
  br label %B1228.if.i

B1228.if.i:                                       ; preds = %B1228.if.i, %B1194.if.i
  %.2574.0218.i = phi i64 [ 2, %B1194.if.i ], [ %.2636.i, %B1228.if.i ]
  %.2571.0217.i = phi i64 [ 0, %B1194.if.i ], [ %.2640.i, %B1228.if.i ]
  %.2636.i = add nsw i64 %.2574.0218.i, -1
  %.2640.i = add nuw nsw i64 %.2571.0217.i, 1
  %72 = getelementptr double, ptr %69, i64 %.2571.0217.i
  %.2717.i = load double, ptr %72, align 8, !noalias !161
  %.2750.i = load double, ptr %70, align 8, !noalias !161
  %73 = getelementptr double, ptr %data.i.i.i.i3994.i, i64 %.2571.0217.i
  %.2780.i = load double, ptr %73, align 8, !noalias !161
  %.2781.i = fmul double %.2750.i, %.2780.i
  %.2785.i = fdiv double %.2717.i, %.2781.i
  %74 = getelementptr double, ptr %71, i64 %.2571.0217.i
  store double %.2785.i, ptr %74, align 8, !noalias !161
  %.2627.i = icmp ugt i64 %.2574.0218.i, 1
  br i1 %.2627.i, label %B1228.if.i, label %B1194.loopexit.i

B1302.if.i:                                       ; preds = %B0.endif.endif.i.i, %NRT_decref.exit.i.i, %B1302.i
  %excinfo.17.1.ph.i = phi ptr [ %excinfo.2.0.i.i, %NRT_decref.exit.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B1302.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.489.i.i), !noalias !161
  br label %B1622.endif.endif.endif.if

B1302.endif.i:                                    ; preds = %.3.endif.if.i338.i.i, %.3.endif.i335.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.489.i.i), !noalias !161
  %.2889.i = fcmp ogt double %.547.i.i, 0.000000e+00
  br i1 %.2889.i, label %B1348.i, label %.3.endif.i3246.i

B1348.if.i:                                       ; preds = %NRT_decref.exit736.i.i, %NRT_decref.exit.i3355.i, %B1348.i
  %excinfo.18.1.i = phi ptr [ %excinfo.3.0.i.i, %NRT_decref.exit736.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B1348.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_decref.exit.i3355.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.877.i.i), !noalias !161
  br label %B1622.endif.endif.endif.if

B1348.endif.i:                                    ; preds = %.3.endif.if.i688.i.i, %.3.endif.i685.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.877.i.i), !noalias !161
  %.3082.i = load double, ptr %data.i.i.i.i3969.i, align 64, !noalias !161
  %.3112.i = load double, ptr %data.i.i.i.i4019.i, align 64, !noalias !161
  %.3113.i = fmul double %.3082.i, %.3112.i
  %.3143.i = load double, ptr %.3142.i, align 8, !noalias !161
  %.3173.i = load double, ptr %.3172.i, align 8, !noalias !161
  %.3174.i = fmul double %.3143.i, %.3173.i
  %.3175.i = fadd double %.3113.i, %.3174.i
  %.3180.i = fmul double %.3175.i, 5.000000e-01
  %.3213.i = load double, ptr %values.2.sroa.80.0226.i, align 8, !noalias !161
  %.3245.i = call double @llvm.fabs.f64(double %.3112.i)
  %.12.i4374.i = fcmp olt double %.3245.i, 1.000000e-300
  %.13.i4375.i = select i1 %.12.i4374.i, double 1.000000e-300, double %.3245.i
  %.3214.i = fmul double %.3213.i, 2.500000e-01
  %.3277.i = fdiv double %.3214.i, %.13.i4375.i
  %.12.i4376.i = fcmp olt double %.3277.i, 1.000000e+00
  %.13.i4377.i = select i1 %.12.i4376.i, double %.3277.i, double 1.000000e+00
  %.3336.i = fmul double %.3112.i, %.13.i4377.i
  store double %.3336.i, ptr %data.i.i.i.i4019.i, align 64, !noalias !161
  %.3397.i = fmul double %.3173.i, %.13.i4377.i
  store double %.3397.i, ptr %.3172.i, align 8, !noalias !161
  %.3458.i = call double @llvm.fabs.f64(double %.3336.i)
  %.3489.i = call double @llvm.fabs.f64(double %.3397.i)
  %.12.i4378.i = fcmp ogt double %.3489.i, %.3458.i
  %.13.i4379.i = select i1 %.12.i4378.i, double %.3489.i, double %.3458.i
  %.3518.i = fmul double %.13.i4379.i, 1.000000e-09
  br label %B1844.if.i

B1844.if.i:                                       ; preds = %B1844.if.i.backedge, %B1348.endif.i
  %.3549.0222.i = phi i64 [ 2, %B1348.endif.i ], [ %.3549.0222.i.be, %B1844.if.i.backedge ]
  %.3546.0221.i = phi i64 [ 0, %B1348.endif.i ], [ %.3546.0221.i.be, %B1844.if.i.backedge ]
  %.3611.i = add nsw i64 %.3549.0222.i, -1
  %.3615.i = add nuw nsw i64 %.3546.0221.i, 1
  %75 = getelementptr double, ptr %values.2.sroa.80.0226.i, i64 %.3546.0221.i
  %.3669.i = load double, ptr %75, align 8, !noalias !161
  %76 = getelementptr double, ptr %data.i.i.i.i4019.i, i64 %.3546.0221.i
  %.3699.i = load double, ptr %76, align 8, !noalias !161
  %.3700.i = fadd double %.3669.i, %.3699.i
  %77 = getelementptr double, ptr %reached.2.sroa.72.0242.i, i64 %.3546.0221.i
  store double %.3700.i, ptr %77, align 8, !noalias !161
  %.3602.i = icmp ugt i64 %.3549.0222.i, 1
  br i1 %.3602.i, label %B1844.if.i.backedge, label %B1890.i

B1844.if.i.backedge:                              ; preds = %B1844.if.i, %B1946.i
  %.3549.0222.i.be = phi i64 [ %.3611.i, %B1844.if.i ], [ 2, %B1946.i ]
  %.3546.0221.i.be = phi i64 [ %.3615.i, %B1844.if.i ], [ 0, %B1946.i ]
  br label %B1844.if.i

B1890.if.i:                                       ; preds = %B1890.i
  %.3773.i = load ptr, ptr %excinfo.22.i, align 8, !noalias !161
  br label %B1622.endif.endif.endif.if

B1890.endif.i:                                    ; preds = %B1890.i
  %.3782.i = load double, ptr %.3744.i, align 8, !noalias !161
  %.3797.i = fcmp olt double %.3782.i, %likelihood.2.0246.i
  br i1 %.3797.i, label %B1946.i, label %.3.endif.i3385.i

B1622.endif.endif.endif.if:                       ; preds = %B1302.if.i, %B1890.if.i, %B0.endif.endif.endif.endif.endif.endif.endif.i3835.i, %NRT_decref.exit3941.i, %B0.endif.endif.endif.i2112, %B0.endif.endif.endif.endif.i2114, %B0.endif.endif.endif.endif.endif.i2115, %B0.endif.endif.endif.endif.endif.endif.i, %B0.endif.endif.endif.endif.endif.endif.endif.i, %NRT_decref.exit4252.i, %B890.endif.if.i, %B0.endif.endif.endif.endi...endif.1.endif.if.i, %B772.endif.if.i, %B1348.if.i, %B0.endif.endif.endif.endif.endif.endif.endif.i.i, %NRT_incref.exit3152.i, %B0.endif.endif.endif.i.i, %B0.endif.endif.i3942.i, %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i
  %excinfo.21.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.13, %B0.endif.endif.i3942.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.71, %NRT_incref.exit3152.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.endif.i.i ], [ %.986.i, %B0.endif.endif.endif.endi...endif.1.endif.if.i ], [ %.1444.i, %B772.endif.if.i ], [ %.1951.i, %B890.endif.if.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.endif.i3835.i ], [ %.3773.i, %B1890.if.i ], [ %excinfo.18.1.i, %B1348.if.i ], [ %excinfo.17.1.ph.i, %B1302.if.i ], [ %excinfo.9.0.i, %NRT_decref.exit4252.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.endif.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.i2115 ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.i2114 ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.12, %B0.endif.endif.endif.i2112 ], [ %excinfo.3.0.i, %NRT_decref.exit3941.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.957.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.11.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.1433.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.14.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.1940.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.16.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.3744.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.22.i)
  store ptr %excinfo.21.0.ph, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i2133:                                   ; preds = %.3.endif.i3815.i, %.3.endif.if.i3818.i, %.3.endif.i3685.i, %.3.endif.if.i3688.i, %.3.endif.i3330.i, %.3.endif.if.i3333.i, %.3.endif.i3235.i, %.3.endif.if.i3238.i, %NRT_decref.exit3509.i, %NRT_decref.exit3599.i
  %.3582.0 = phi i1 [ false, %.3.endif.if.i3333.i ], [ true, %NRT_decref.exit3599.i ], [ false, %.3.endif.i3330.i ], [ %.4267.i, %NRT_decref.exit3509.i ], [ false, %.3.endif.if.i3688.i ], [ false, %.3.endif.i3685.i ], [ false, %.3.endif.if.i3818.i ], [ false, %.3.endif.i3815.i ], [ false, %.3.endif.if.i3238.i ], [ false, %.3.endif.i3235.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.957.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.11.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.1433.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.14.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.1940.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.16.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.3744.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.22.i)
  fence release
  %.4.i.i2134 = atomicrmw sub ptr %memory.i.i.i.i2040, i64 1 monotonic, align 8
  %.10.i2135 = icmp eq i64 %.4.i.i2134, 1
  br i1 %.10.i2135, label %.3.endif.if.i2136, label %NRT_decref.exit2137, !prof !66

.3.endif.if.i2136:                                ; preds = %.3.endif.i2133
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i2040)
  br label %NRT_decref.exit2137

NRT_decref.exit2137:                              ; preds = %.3.endif.i2133, %.3.endif.if.i2136
  br i1 %.4.i2063, label %.3.endif.i2145, label %.3.endif.i2139, !prof !66

.3.endif.i2139:                                   ; preds = %NRT_decref.exit2137
  fence release
  %.4.i.i2140 = atomicrmw sub ptr %.201.fca.0.load, i64 1 monotonic, align 8
  %.10.i2141 = icmp eq i64 %.4.i.i2140, 1
  br i1 %.10.i2141, label %.3.endif.if.i2142, label %.3.endif.i2145, !prof !66

.3.endif.if.i2142:                                ; preds = %.3.endif.i2139
  fence acquire
  call void @free(ptr nonnull %.201.fca.0.load)
  br label %.3.endif.i2145

.3.endif.i2145:                                   ; preds = %.3.endif.if.i2142, %.3.endif.i2139, %NRT_decref.exit2137
  fence release
  %.4.i.i2146 = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8
  %.10.i2147 = icmp eq i64 %.4.i.i2146, 1
  br i1 %.10.i2147, label %.3.endif.if.i2148, label %.3.endif.i2151, !prof !66

.3.endif.if.i2148:                                ; preds = %.3.endif.i2145
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i)
  br label %.3.endif.i2151

.3.endif.i2151:                                   ; preds = %.3.endif.if.i2148, %.3.endif.i2145
  fence release
  %.4.i.i2152 = atomicrmw sub ptr %memory.i.i.i.i1891, i64 1 monotonic, align 8
  %.10.i2153 = icmp eq i64 %.4.i.i2152, 1
  br i1 %.10.i2153, label %.3.endif.if.i2154, label %.3.endif.i2157, !prof !66

.3.endif.if.i2154:                                ; preds = %.3.endif.i2151
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1891)
  br label %.3.endif.i2157

.3.endif.i2157:                                   ; preds = %.3.endif.if.i2154, %.3.endif.i2151
  fence release
  %.4.i.i2158 = atomicrmw sub ptr %memory.i.i.i.i1917, i64 1 monotonic, align 8
  %.10.i2159 = icmp eq i64 %.4.i.i2158, 1
  br i1 %.10.i2159, label %.3.endif.if.i2160, label %NRT_decref.exit2161, !prof !66

.3.endif.if.i2160:                                ; preds = %.3.endif.i2157
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i1917)
  br label %NRT_decref.exit2161

NRT_decref.exit2161:                              ; preds = %.3.endif.i2157, %.3.endif.if.i2160
  %.3674 = zext i1 %.3582.0 to i8
  store i8 %.3674, ptr %retptr, align 1
  br label %common.ret
}

define internal fastcc range(i32 0, 2) i32 @_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v178B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, i64 %arg.shape) unnamed_addr {
entry:
  %.15.i = icmp slt i64 %arg.shape, 0
  br i1 %.15.i, label %B0.if, label %B0.endif.endif.i, !prof !66

B0.endif.endif.i:                                 ; preds = %entry
  %.31.i = icmp ugt i64 %arg.shape, 1152921504606846975
  br i1 %.31.i, label %B0.if, label %B0.endif.endif.endif.i, !prof !66

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.i
  %.30.i = shl nuw nsw i64 %arg.shape, 3
  %all.i.i.i.i = add nuw i64 %.30.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B0.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %B0.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !358
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !358
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !358
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.30.i, ptr %at_size.i.i.i.i, align 8, !noalias !358
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !368
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !368
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %.3.endif.i9.i, !prof !66

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !368
  br label %.3.endif.i9.i

B0.if:                                            ; preds = %B0.endif.endif.i, %entry, %B0.endif.endif.endif.i
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.27, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.26, %entry ]
  store ptr %excinfo.1.0.ph, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i9.i:                                    ; preds = %.3.endif.i24.i, %.3.endif.if.i.i
  %.4.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.4.i.i.i22 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !369
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i, i8 0, i64 %.30.i, i1 false), !noalias !369
  fence release
  %.4.i.i10.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !369
  %.10.i.i23 = icmp eq i64 %.4.i.i10.i, 1
  br i1 %.10.i.i23, label %.3.endif.if.i.i24, label %.3.endif.i30, !prof !66

.3.endif.if.i.i24:                                ; preds = %.3.endif.i9.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !369
  br label %.3.endif.i30

.3.endif.i30:                                     ; preds = %.3.endif.if.i.i24, %.3.endif.i9.i
  %.4.i.i27 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  store ptr %memory.i.i.i.i, ptr %retptr, align 8
  %retptr.repack9 = getelementptr inbounds i8, ptr %retptr, i64 8
  store ptr null, ptr %retptr.repack9, align 8
  %retptr.repack11 = getelementptr inbounds i8, ptr %retptr, i64 16
  store i64 %arg.shape, ptr %retptr.repack11, align 8
  %retptr.repack13 = getelementptr inbounds i8, ptr %retptr, i64 24
  store i64 8, ptr %retptr.repack13, align 8
  %retptr.repack15 = getelementptr inbounds i8, ptr %retptr, i64 32
  store ptr %data.i.i.i.i, ptr %retptr.repack15, align 8
  %retptr.repack17 = getelementptr inbounds i8, ptr %retptr, i64 40
  store i64 %arg.shape, ptr %retptr.repack17, align 8
  %retptr.repack19 = getelementptr inbounds i8, ptr %retptr, i64 48
  store i64 8, ptr %retptr.repack19, align 8
  fence release
  %.4.i.i31 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i31, 1
  br i1 %.10.i, label %.3.endif.if.i, label %.3.endif.i33, !prof !66

.3.endif.if.i:                                    ; preds = %.3.endif.i30
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %.3.endif.i33

.3.endif.i33:                                     ; preds = %.3.endif.if.i, %.3.endif.i30
  fence release
  %.4.i.i34 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i35 = icmp eq i64 %.4.i.i34, 1
  br i1 %.10.i35, label %.3.endif.if.i36, label %common.ret, !prof !66

.3.endif.if.i36:                                  ; preds = %.3.endif.i33
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %common.ret

common.ret:                                       ; preds = %.3.endif.if.i36, %.3.endif.i33, %B0.if
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %.3.endif.i33 ], [ 0, %.3.endif.if.i36 ]
  ret i32 %common.ret.op
}

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels11_likelihoodB4v183B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.observed.0, ptr readonly %arg.observed.4, i64 %arg.observed.5.1, ptr %arg.areas.0, ptr readonly %arg.areas.4, i64 %arg.areas.5.0, i64 %arg.areas.5.1, ptr %arg.borders.0, ptr readonly %arg.borders.4, ptr %arg.values.0, ptr readonly %arg.values.4, ptr %arg.at.0, ptr %arg.at.4, i64 %arg.at.5.1, i64 %arg.at.5.2, ptr %arg.some.0, i64 %arg.some.2, ptr %arg.some.4) unnamed_addr {
entry:
  %.389.i = alloca [2 x i64], align 8
  %.702 = alloca ptr, align 8
  store ptr null, ptr %.702, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.1195 = alloca ptr, align 8
  store ptr null, ptr %.1195, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.2640 = alloca double, align 8
  store double 0.000000e+00, ptr %.2640, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.4.i = icmp eq ptr %arg.observed.0, null
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !66

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.observed.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %.4.i872 = icmp eq ptr %arg.areas.0, null
  br i1 %.4.i872, label %NRT_incref.exit875, label %.3.endif.i873, !prof !66

.3.endif.i873:                                    ; preds = %NRT_incref.exit
  %.4.i.i874 = atomicrmw add ptr %arg.areas.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit875

NRT_incref.exit875:                               ; preds = %NRT_incref.exit, %.3.endif.i873
  %.4.i876 = icmp eq ptr %arg.borders.0, null
  br i1 %.4.i876, label %NRT_incref.exit879, label %.3.endif.i877, !prof !66

.3.endif.i877:                                    ; preds = %NRT_incref.exit875
  %.4.i.i878 = atomicrmw add ptr %arg.borders.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit879

NRT_incref.exit879:                               ; preds = %NRT_incref.exit875, %.3.endif.i877
  %.4.i880 = icmp eq ptr %arg.values.0, null
  br i1 %.4.i880, label %NRT_incref.exit883, label %.3.endif.i881, !prof !66

.3.endif.i881:                                    ; preds = %NRT_incref.exit879
  %.4.i.i882 = atomicrmw add ptr %arg.values.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit883

NRT_incref.exit883:                               ; preds = %NRT_incref.exit879, %.3.endif.i881
  %.4.i884 = icmp eq ptr %arg.at.0, null
  br i1 %.4.i884, label %NRT_incref.exit887, label %.3.endif.i885, !prof !66

.3.endif.i885:                                    ; preds = %NRT_incref.exit883
  %.4.i.i886 = atomicrmw add ptr %arg.at.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit887

NRT_incref.exit887:                               ; preds = %NRT_incref.exit883, %.3.endif.i885
  %.4.i888 = icmp eq ptr %arg.some.0, null
  br i1 %.4.i888, label %NRT_incref.exit891, label %.3.endif.i889, !prof !66

.3.endif.i889:                                    ; preds = %NRT_incref.exit887
  %.4.i.i890 = atomicrmw add ptr %arg.some.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit891

NRT_incref.exit891:                               ; preds = %NRT_incref.exit887, %.3.endif.i889
  %storemerge = tail call i64 @llvm.smax.i64(i64 %arg.areas.5.0, i64 0)
  %.24015.not = icmp slt i64 %arg.areas.5.0, 1
  br i1 %.24015.not, label %B188, label %B54.if.lr.ph

B54.if.lr.ph:                                     ; preds = %NRT_incref.exit891
  %spec.select = tail call i64 @llvm.smax.i64(i64 %arg.areas.5.1, i64 0)
  %.36112.not = icmp slt i64 %arg.areas.5.1, 1
  %.482 = getelementptr i8, ptr %arg.values.4, i64 8
  br i1 %.36112.not, label %B188, label %B54.if.us

B54.if.us:                                        ; preds = %B54.if.lr.ph, %B88.B54.loopexit_crit_edge.us
  %.182.017.us = phi i64 [ %.253.us, %B88.B54.loopexit_crit_edge.us ], [ 0, %B54.if.lr.ph ]
  %.185.016.us = phi i64 [ %.249.us, %B88.B54.loopexit_crit_edge.us ], [ %storemerge, %B54.if.lr.ph ]
  %.446.us = mul nuw nsw i64 %.182.017.us, %arg.areas.5.1
  %0 = getelementptr double, ptr %arg.areas.4, i64 %.446.us
  %invariant.gep44 = getelementptr double, ptr %arg.some.4, i64 %.446.us
  br label %B88.if.us

B88.if.us:                                        ; preds = %B54.if.us, %B88.if.us
  %.308.014.us = phi i64 [ %spec.select, %B54.if.us ], [ %.370.us, %B88.if.us ]
  %.305.013.us = phi i64 [ 0, %B54.if.us ], [ %.374.us, %B88.if.us ]
  %.370.us = add nsw i64 %.308.014.us, -1
  %.374.us = add nuw nsw i64 %.305.013.us, 1
  %1 = getelementptr double, ptr %0, i64 %.305.013.us
  %.451.us = load double, ptr %1, align 8
  %.483.us = load double, ptr %.482, align 8
  %.484.us = fadd double %.451.us, %.483.us
  %.514.us = load double, ptr %arg.values.4, align 8
  %2 = getelementptr double, ptr %arg.borders.4, i64 %.305.013.us
  %.544.us = load double, ptr %2, align 8
  %.545.us = fmul double %.514.us, %.544.us
  %.546.us = fsub double %.484.us, %.545.us
  %gep = getelementptr double, ptr %invariant.gep44, i64 %.305.013.us
  store double %.546.us, ptr %gep, align 8
  %.361.us = icmp sgt i64 %.308.014.us, 1
  br i1 %.361.us, label %B88.if.us, label %B88.B54.loopexit_crit_edge.us

B88.B54.loopexit_crit_edge.us:                    ; preds = %B88.if.us
  %.249.us = add nsw i64 %.185.016.us, -1
  %.253.us = add nuw nsw i64 %.182.017.us, 1
  %.240.us = icmp sgt i64 %.185.016.us, 1
  br i1 %.240.us, label %B54.if.us, label %B188

B188:                                             ; preds = %B88.B54.loopexit_crit_edge.us, %B54.if.lr.ph, %NRT_incref.exit891
  %.658 = mul i64 %arg.at.5.2, %arg.at.5.1
  br i1 %.4.i884, label %NRT_incref.exit895, label %.3.endif.i893, !prof !66

.3.endif.i893:                                    ; preds = %B188
  %.4.i.i894 = atomicrmw add ptr %arg.at.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit895

NRT_incref.exit895:                               ; preds = %B188, %.3.endif.i893
  store ptr null, ptr %.702, align 8
  %.716 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels4_allB4v184B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE(ptr %.702, ptr %excinfo.1, ptr %arg.loops.4, ptr %arg.some.0, i64 %arg.some.2, ptr %arg.some.4, ptr %arg.at.0, ptr %arg.at.4)
  %.717 = load ptr, ptr %excinfo.1, align 8
  %.718.not = icmp eq i32 %.716, 0
  br i1 %.4.i880, label %NRT_decref.exit, label %.3.endif.i897, !prof !66

.3.endif.i897:                                    ; preds = %NRT_incref.exit895
  fence release
  %.4.i.i898 = atomicrmw sub ptr %arg.values.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i898, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !66

.3.endif.if.i:                                    ; preds = %.3.endif.i897
  fence acquire
  tail call void @free(ptr nonnull %arg.values.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %NRT_incref.exit895, %.3.endif.i897, %.3.endif.if.i
  br i1 %.4.i876, label %NRT_decref.exit904, label %.3.endif.i900, !prof !66

.3.endif.i900:                                    ; preds = %NRT_decref.exit
  fence release
  %.4.i.i901 = atomicrmw sub ptr %arg.borders.0, i64 1 monotonic, align 8
  %.10.i902 = icmp eq i64 %.4.i.i901, 1
  br i1 %.10.i902, label %.3.endif.if.i903, label %NRT_decref.exit904, !prof !66

.3.endif.if.i903:                                 ; preds = %.3.endif.i900
  fence acquire
  tail call void @free(ptr nonnull %arg.borders.0)
  br label %NRT_decref.exit904

NRT_decref.exit904:                               ; preds = %NRT_decref.exit, %.3.endif.i900, %.3.endif.if.i903
  br i1 %.4.i872, label %NRT_decref.exit910, label %.3.endif.i906, !prof !66

.3.endif.i906:                                    ; preds = %NRT_decref.exit904
  fence release
  %.4.i.i907 = atomicrmw sub ptr %arg.areas.0, i64 1 monotonic, align 8
  %.10.i908 = icmp eq i64 %.4.i.i907, 1
  br i1 %.10.i908, label %.3.endif.if.i909, label %NRT_decref.exit910, !prof !66

.3.endif.if.i909:                                 ; preds = %.3.endif.i906
  fence acquire
  tail call void @free(ptr nonnull %arg.areas.0)
  br label %NRT_decref.exit910

NRT_decref.exit910:                               ; preds = %NRT_decref.exit904, %.3.endif.i906, %.3.endif.if.i909
  br i1 %.718.not, label %B188.endif, label %B188.if, !prof !7

B360:                                             ; preds = %B310.B276.loopexit_crit_edge.us, %B276.if.lr.ph, %NRT_decref.exit937
  %.1155 = getelementptr double, ptr %arg.at.4, i64 %.658
  br i1 %.4.i884, label %NRT_incref.exit914, label %NRT_incref.exit914.thread, !prof !66

NRT_incref.exit914:                               ; preds = %B360
  store ptr null, ptr %.1195, align 8
  %.1209 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels4_allB4v184B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE(ptr %.1195, ptr %excinfo.2, ptr %arg.loops.4, ptr %arg.some.0, i64 %arg.some.2, ptr %arg.some.4, ptr null, ptr %.1155)
  %.1211.not = icmp eq i32 %.1209, 0
  br i1 %.1211.not, label %NRT_decref.exit943, label %B360.if, !prof !7

NRT_incref.exit914.thread:                        ; preds = %B360
  %.4.i.i913 = atomicrmw add ptr %arg.at.0, i64 1 monotonic, align 8
  store ptr null, ptr %.1195, align 8
  %.12096 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels4_allB4v184B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE(ptr %.1195, ptr %excinfo.2, ptr %arg.loops.4, ptr %arg.some.0, i64 %arg.some.2, ptr %arg.some.4, ptr nonnull %arg.at.0, ptr %.1155)
  %.1211.not7 = icmp eq i32 %.12096, 0
  br i1 %.1211.not7, label %.3.endif.i939, label %B360.if, !prof !7

B724:                                             ; preds = %B548.B448.loopexit_crit_edge.us, %B448.if.lr.ph, %NRT_decref.exit943.B724_crit_edge
  %.2163.idx.pre-phi = phi i64 [ %.pre, %NRT_decref.exit943.B724_crit_edge ], [ %.idx869, %B448.if.lr.ph ], [ %.idx869, %B548.B448.loopexit_crit_edge.us ]
  %.2163 = getelementptr i8, ptr %arg.at.4, i64 %.2163.idx.pre-phi
  br i1 %.4.i884, label %NRT_incref.exit918.thread, label %.3.endif.i.i, !prof !66

NRT_incref.exit918.thread:                        ; preds = %B724
  call void @llvm.lifetime.start.p0(ptr nonnull %.389.i)
  %.fca.1.gep.i3 = getelementptr inbounds i8, ptr %.389.i, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.389.i, i8 0, i64 16, i1 false), !noalias !372
  br label %NRT_incref.exit.i

.3.endif.i.i:                                     ; preds = %B724
  %.4.i.i917 = atomicrmw add ptr %arg.at.0, i64 1 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.389.i)
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.389.i, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.389.i, i8 0, i64 16, i1 false), !noalias !376
  %.4.i.i.i = atomicrmw add ptr %arg.at.0, i64 1 monotonic, align 8, !noalias !376
  br label %NRT_incref.exit.i

NRT_incref.exit.i:                                ; preds = %NRT_incref.exit918.thread, %.3.endif.i.i
  %.fca.1.gep.i4 = phi ptr [ %.fca.1.gep.i3, %NRT_incref.exit918.thread ], [ %.fca.1.gep.i, %.3.endif.i.i ]
  br i1 %.4.i888, label %NRT_incref.exit190.i, label %.3.endif.i188.i, !prof !66

.3.endif.i188.i:                                  ; preds = %NRT_incref.exit.i
  %.4.i.i189.i = atomicrmw add ptr %arg.some.0, i64 1 monotonic, align 8, !noalias !376
  br label %NRT_incref.exit190.i

NRT_incref.exit190.i:                             ; preds = %.3.endif.i188.i, %NRT_incref.exit.i
  %.104.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.105.i = load i64, ptr %.104.i, align 8, !noalias !376
  %.159.i = getelementptr i8, ptr %.104.i, i64 8
  %.160.i = load i64, ptr %.159.i, align 8, !noalias !376
  br i1 %.4.i884, label %NRT_incref.exit194.i, label %.3.endif.i192.i, !prof !66

.3.endif.i192.i:                                  ; preds = %NRT_incref.exit190.i
  %.4.i.i193.i = atomicrmw add ptr %arg.at.0, i64 1 monotonic, align 8, !noalias !376
  br label %NRT_incref.exit194.i

NRT_incref.exit194.i:                             ; preds = %.3.endif.i192.i, %NRT_incref.exit190.i
  br i1 %.4.i888, label %NRT_incref.exit198.i, label %.3.endif.i196.i, !prof !66

.3.endif.i196.i:                                  ; preds = %NRT_incref.exit194.i
  %.4.i.i197.i = atomicrmw add ptr %arg.some.0, i64 1 monotonic, align 8, !noalias !376
  br label %NRT_incref.exit198.i

NRT_incref.exit198.i:                             ; preds = %.3.endif.i196.i, %NRT_incref.exit194.i
  %memory.i.i.i.i.i = tail call dereferenceable_or_null(120) ptr @malloc(i64 120)
  %none.i.i.i.i.not.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.not.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i, label %.3.endif.i24.i.i

.3.endif.i24.i.i:                                 ; preds = %NRT_incref.exit198.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !379
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !379
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !379
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 8, ptr %at_size.i.i.i.i.i, align 8, !noalias !379
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !389
  fence release
  %.4.i.i25.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !389
  %.10.i.i.i = icmp eq i64 %.4.i.i25.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i, !prof !66

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i24.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !389
  br label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i

_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i: ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i, %NRT_incref.exit198.i
  %.199.sroa.13.0.i = phi ptr [ %data.i.i.i.i.i, %.3.endif.i24.i.i ], [ %data.i.i.i.i.i, %.3.endif.if.i.i.i ], [ null, %NRT_incref.exit198.i ]
  %excinfo.1.0.i = phi ptr [ null, %.3.endif.i24.i.i ], [ null, %.3.endif.if.i.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_incref.exit198.i ]
  br i1 %.4.i888, label %NRT_decref.exit.i, label %.3.endif.i200.i, !prof !66

.3.endif.i200.i:                                  ; preds = %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i
  fence release
  %.4.i.i201.i = atomicrmw sub ptr %arg.some.0, i64 1 monotonic, align 8, !noalias !376
  %.10.i.i = icmp eq i64 %.4.i.i201.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !66

.3.endif.if.i.i:                                  ; preds = %.3.endif.i200.i
  fence acquire
  tail call void @free(ptr nonnull %arg.some.0), !noalias !376
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %.3.endif.i200.i, %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i
  br i1 %.4.i884, label %NRT_decref.exit207.i, label %.3.endif.i203.i, !prof !66

.3.endif.i203.i:                                  ; preds = %NRT_decref.exit.i
  fence release
  %.4.i.i204.i = atomicrmw sub ptr %arg.at.0, i64 1 monotonic, align 8, !noalias !376
  %.10.i205.i = icmp eq i64 %.4.i.i204.i, 1
  br i1 %.10.i205.i, label %.3.endif.if.i206.i, label %NRT_decref.exit207.i, !prof !66

.3.endif.if.i206.i:                               ; preds = %.3.endif.i203.i
  fence acquire
  tail call void @free(ptr nonnull %arg.at.0), !noalias !376
  br label %NRT_decref.exit207.i

NRT_decref.exit207.i:                             ; preds = %.3.endif.if.i206.i, %.3.endif.i203.i, %NRT_decref.exit.i
  br i1 %none.i.i.i.i.not.i, label %_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.i, !prof !66

B0.endif.i:                                       ; preds = %NRT_decref.exit207.i
  store i64 %.658, ptr %.199.sroa.13.0.i, align 8, !noalias !376
  %memory.i.i.i.i208.i = tail call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i209.i = icmp eq ptr %memory.i.i.i.i208.i, null
  br i1 %none.i.i.i.i209.i, label %_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i210.i

.3.endif.i24.i210.i:                              ; preds = %B0.endif.i
  %address.i.i.i.i211.i = ptrtoint ptr %memory.i.i.i.i208.i to i64
  %behind.i.i.i.i212.i = add i64 %address.i.i.i.i211.i, 111
  %aligned.i.i.i.i213.i = and i64 %behind.i.i.i.i212.i, -64
  %data.i.i.i.i214.i = inttoptr i64 %aligned.i.i.i.i213.i to ptr
  store i64 1, ptr %memory.i.i.i.i208.i, align 4, !noalias !390
  %at_end.i.i.i.i215.i = getelementptr i8, ptr %memory.i.i.i.i208.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i215.i, align 8, !noalias !390
  %at_data.i.i.i.i216.i = getelementptr i8, ptr %memory.i.i.i.i208.i, i64 24
  store ptr %data.i.i.i.i214.i, ptr %at_data.i.i.i.i216.i, align 8, !noalias !390
  %at_size.i.i.i.i217.i = getelementptr i8, ptr %memory.i.i.i.i208.i, i64 32
  store i64 16, ptr %at_size.i.i.i.i217.i, align 8, !noalias !390
  %.4.i.i.i218.i = atomicrmw add ptr %memory.i.i.i.i208.i, i64 1 monotonic, align 8, !noalias !400
  fence release
  %.4.i.i25.i225.i = atomicrmw sub ptr %memory.i.i.i.i208.i, i64 1 monotonic, align 8, !noalias !400
  %.10.i.i226.i = icmp eq i64 %.4.i.i25.i225.i, 1
  br i1 %.10.i.i226.i, label %.3.endif.if.i.i228.i, label %B0.endif.endif.i, !prof !66

.3.endif.if.i.i228.i:                             ; preds = %.3.endif.i24.i210.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i208.i), !noalias !400
  br label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %.3.endif.if.i.i228.i, %.3.endif.i24.i210.i
  store i64 8, ptr %data.i.i.i.i214.i, align 64, !noalias !376
  %.359.i = getelementptr i8, ptr %data.i.i.i.i214.i, i64 8
  store i64 8, ptr %.359.i, align 8, !noalias !376
  %.391.i = ptrtoint ptr %.2163 to i64
  store i64 %.391.i, ptr %.389.i, align 8, !noalias !376
  %.394.i = ptrtoint ptr %arg.some.4 to i64
  store i64 %.394.i, ptr %.fca.1.gep.i4, align 8, !noalias !376
  %.400.i = inttoptr i64 %.105.i to ptr
  %.401.i = inttoptr i64 %.160.i to ptr
  call void %.400.i(ptr nonnull %.389.i, ptr nonnull %.199.sroa.13.0.i, ptr nonnull %data.i.i.i.i214.i, ptr %.401.i), !noalias !376
  br i1 %.4.i884, label %NRT_decref.exit236.i, label %.3.endif.i232.i, !prof !66

.3.endif.i232.i:                                  ; preds = %B0.endif.endif.i
  fence release
  %.4.i.i233.i = atomicrmw sub ptr %arg.at.0, i64 1 monotonic, align 8, !noalias !376
  %.10.i234.i = icmp eq i64 %.4.i.i233.i, 1
  br i1 %.10.i234.i, label %.3.endif.if.i235.i, label %NRT_decref.exit236.i, !prof !66

.3.endif.if.i235.i:                               ; preds = %.3.endif.i232.i
  fence acquire
  call void @free(ptr nonnull %arg.at.0), !noalias !376
  br label %NRT_decref.exit236.i

NRT_decref.exit236.i:                             ; preds = %.3.endif.if.i235.i, %.3.endif.i232.i, %B0.endif.endif.i
  br i1 %.4.i888, label %.3.endif.i244.i, label %.3.endif.i238.i, !prof !66

.3.endif.i238.i:                                  ; preds = %NRT_decref.exit236.i
  fence release
  %.4.i.i239.i = atomicrmw sub ptr %arg.some.0, i64 1 monotonic, align 8, !noalias !376
  %.10.i240.i = icmp eq i64 %.4.i.i239.i, 1
  br i1 %.10.i240.i, label %.3.endif.if.i241.i, label %.3.endif.i244.i, !prof !66

.3.endif.if.i241.i:                               ; preds = %.3.endif.i238.i
  fence acquire
  call void @free(ptr nonnull %arg.some.0), !noalias !376
  br label %.3.endif.i244.i

.3.endif.i244.i:                                  ; preds = %.3.endif.if.i241.i, %.3.endif.i238.i, %NRT_decref.exit236.i
  fence release
  %.4.i.i245.i = atomicrmw sub ptr %memory.i.i.i.i208.i, i64 1 monotonic, align 8, !noalias !376
  %.10.i246.i = icmp eq i64 %.4.i.i245.i, 1
  br i1 %.10.i246.i, label %.3.endif.if.i247.i, label %.3.endif.i250.i, !prof !66

.3.endif.if.i247.i:                               ; preds = %.3.endif.i244.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i208.i), !noalias !376
  br label %.3.endif.i250.i

.3.endif.i250.i:                                  ; preds = %.3.endif.if.i247.i, %.3.endif.i244.i
  fence release
  %.4.i.i251.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !376
  %.10.i252.i = icmp eq i64 %.4.i.i251.i, 1
  br i1 %.10.i252.i, label %.3.endif.if.i253.i, label %_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, !prof !66

.3.endif.if.i253.i:                               ; preds = %.3.endif.i250.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !376
  br label %_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %.3.endif.i250.i, %.3.endif.if.i253.i, %B0.endif.i, %NRT_decref.exit207.i
  %excinfo.5.0 = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.i ], [ %excinfo.1.0.i, %NRT_decref.exit207.i ], [ null, %.3.endif.if.i253.i ], [ null, %.3.endif.i250.i ]
  %.2228.not = phi i1 [ false, %B0.endif.i ], [ false, %NRT_decref.exit207.i ], [ true, %.3.endif.if.i253.i ], [ true, %.3.endif.i250.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.389.i)
  br i1 %.4.i884, label %NRT_decref.exit925.thread, label %.3.endif.i921, !prof !66

.3.endif.i921:                                    ; preds = %_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit
  fence release
  %.4.i.i922 = atomicrmw sub ptr %arg.at.0, i64 1 monotonic, align 8
  %.10.i923 = icmp eq i64 %.4.i.i922, 1
  br i1 %.10.i923, label %.3.endif.if.i924, label %NRT_decref.exit925, !prof !66

.3.endif.if.i924:                                 ; preds = %.3.endif.i921
  fence acquire
  call void @free(ptr nonnull %arg.at.0)
  br label %NRT_decref.exit925

NRT_decref.exit925:                               ; preds = %.3.endif.i921, %.3.endif.if.i924
  br i1 %.2228.not, label %.3.endif.i947, label %B724.if, !prof !7

NRT_decref.exit925.thread:                        ; preds = %_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit
  br i1 %.2228.not, label %NRT_decref.exit951, label %B724.if, !prof !7

B922:                                             ; preds = %B846.B812.loopexit_crit_edge.us, %B812.if.lr.ph, %NRT_decref.exit951
  br i1 %.4.i, label %NRT_decref.exit931, label %.3.endif.i927, !prof !66

.3.endif.i927:                                    ; preds = %B922
  fence release
  %.4.i.i928 = atomicrmw sub ptr %arg.observed.0, i64 1 monotonic, align 8
  %.10.i929 = icmp eq i64 %.4.i.i928, 1
  br i1 %.10.i929, label %.3.endif.if.i930, label %NRT_decref.exit931, !prof !66

.3.endif.if.i930:                                 ; preds = %.3.endif.i927
  fence acquire
  call void @free(ptr nonnull %arg.observed.0)
  br label %NRT_decref.exit931

NRT_decref.exit931:                               ; preds = %B922, %.3.endif.i927, %.3.endif.if.i930
  store double 0.000000e+00, ptr %.2640, align 8
  %.2650 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels4_sumB4v187B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.2640, ptr %excinfo.6, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.some.0, i64 %arg.some.2, ptr %arg.some.4)
  %.2652.not = icmp eq i32 %.2650, 0
  br i1 %.2652.not, label %B922.endif, label %B922.if, !prof !7

common.ret:                                       ; preds = %B922.if, %B724.if, %B360.if, %B188.if, %NRT_decref.exit957
  %common.ret.op = phi i32 [ 1, %B922.if ], [ 0, %NRT_decref.exit957 ], [ 1, %B724.if ], [ 1, %B188.if ], [ 1, %B360.if ]
  ret i32 %common.ret.op

B188.if:                                          ; preds = %NRT_decref.exit910
  store ptr %.717, ptr %excinfo, align 8
  br label %common.ret

B188.endif:                                       ; preds = %NRT_decref.exit910
  br i1 %.4.i884, label %NRT_decref.exit937, label %.3.endif.i933, !prof !66

.3.endif.i933:                                    ; preds = %B188.endif
  fence release
  %.4.i.i934 = atomicrmw sub ptr %arg.at.0, i64 1 monotonic, align 8
  %.10.i935 = icmp eq i64 %.4.i.i934, 1
  br i1 %.10.i935, label %.3.endif.if.i936, label %NRT_decref.exit937, !prof !66

.3.endif.if.i936:                                 ; preds = %.3.endif.i933
  fence acquire
  tail call void @free(ptr nonnull %arg.at.0)
  br label %NRT_decref.exit937

NRT_decref.exit937:                               ; preds = %B188.endif, %.3.endif.i933, %.3.endif.if.i936
  br i1 %.24015.not, label %B360, label %B276.if.lr.ph

B276.if.lr.ph:                                    ; preds = %NRT_decref.exit937
  %spec.select9 = tail call i64 @llvm.smax.i64(i64 %arg.areas.5.1, i64 0)
  %.94218.not = icmp slt i64 %arg.areas.5.1, 1
  br i1 %.94218.not, label %B360, label %B276.if.us

B276.if.us:                                       ; preds = %B276.if.lr.ph, %B310.B276.loopexit_crit_edge.us
  %.768.023.us = phi i64 [ %.830.us, %B310.B276.loopexit_crit_edge.us ], [ %storemerge, %B276.if.lr.ph ]
  %.765.022.us = phi i64 [ %.834.us, %B310.B276.loopexit_crit_edge.us ], [ 0, %B276.if.lr.ph ]
  %.1050.us = mul i64 %.765.022.us, %arg.at.5.2
  %3 = getelementptr double, ptr %arg.at.4, i64 %.1050.us
  %.1059.us = mul nuw nsw i64 %.765.022.us, %arg.areas.5.1
  %invariant.gep45 = getelementptr double, ptr %arg.some.4, i64 %.1059.us
  br label %B310.if.us

B310.if.us:                                       ; preds = %B276.if.us, %B310.if.us
  %.889.020.us = phi i64 [ %spec.select9, %B276.if.us ], [ %.951.us, %B310.if.us ]
  %.886.019.us = phi i64 [ 0, %B276.if.us ], [ %.955.us, %B310.if.us ]
  %.951.us = add nsw i64 %.889.020.us, -1
  %.955.us = add nuw nsw i64 %.886.019.us, 1
  %4 = getelementptr double, ptr %3, i64 %.886.019.us
  %.1055.us = load double, ptr %4, align 8
  %.1056.us = fneg double %.1055.us
  %gep46 = getelementptr double, ptr %invariant.gep45, i64 %.886.019.us
  store double %.1056.us, ptr %gep46, align 8
  %.942.us = icmp sgt i64 %.889.020.us, 1
  br i1 %.942.us, label %B310.if.us, label %B310.B276.loopexit_crit_edge.us

B310.B276.loopexit_crit_edge.us:                  ; preds = %B310.if.us
  %.830.us = add nsw i64 %.768.023.us, -1
  %.834.us = add nuw nsw i64 %.765.022.us, 1
  %.821.us = icmp sgt i64 %.768.023.us, 1
  br i1 %.821.us, label %B276.if.us, label %B360

B360.if:                                          ; preds = %NRT_incref.exit914.thread, %NRT_incref.exit914
  %.1210 = load ptr, ptr %excinfo.2, align 8
  store ptr %.1210, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i939:                                    ; preds = %NRT_incref.exit914.thread
  fence release
  %.4.i.i940 = atomicrmw sub ptr %arg.at.0, i64 1 monotonic, align 8
  %.10.i941 = icmp eq i64 %.4.i.i940, 1
  br i1 %.10.i941, label %.3.endif.if.i942, label %NRT_decref.exit943, !prof !66

.3.endif.if.i942:                                 ; preds = %.3.endif.i939
  fence acquire
  tail call void @free(ptr nonnull %arg.at.0)
  br label %NRT_decref.exit943

NRT_decref.exit943:                               ; preds = %NRT_incref.exit914, %.3.endif.i939, %.3.endif.if.i942
  br i1 %.24015.not, label %NRT_decref.exit943.B724_crit_edge, label %B448.if.lr.ph

NRT_decref.exit943.B724_crit_edge:                ; preds = %NRT_decref.exit943
  %.pre = mul i64 %.658, 24
  br label %B724

B448.if.lr.ph:                                    ; preds = %NRT_decref.exit943
  %.1399.inv = icmp sgt i64 %arg.areas.5.1, 0
  %.1400 = select i1 %.1399.inv, i64 0, i64 %arg.at.5.2
  %spec.select10 = tail call i64 @llvm.smax.i64(i64 %arg.areas.5.1, i64 0)
  %.154426.not = icmp slt i64 %arg.areas.5.1, 1
  %.idx = shl i64 %.658, 4
  %invariant.gep32 = getelementptr i8, ptr %arg.at.4, i64 %.idx
  %.idx869 = mul i64 %.658, 24
  %invariant.gep = getelementptr i8, ptr %arg.at.4, i64 %.idx869
  br i1 %.154426.not, label %B724, label %B448.if.us

B448.if.us:                                       ; preds = %B448.if.lr.ph, %B548.B448.loopexit_crit_edge.us
  %.1261.031.us = phi i64 [ %.1323.us, %B548.B448.loopexit_crit_edge.us ], [ %storemerge, %B448.if.lr.ph ]
  %.1258.030.us = phi i64 [ %.1327.us, %B548.B448.loopexit_crit_edge.us ], [ 0, %B448.if.lr.ph ]
  %.1427.us = mul i64 %.1258.030.us, %arg.at.5.2
  %5 = getelementptr double, ptr %.1155, i64 %.1427.us
  %6 = getelementptr double, ptr %5, i64 %arg.areas.5.1
  %7 = getelementptr i8, ptr %6, i64 -8
  %.1431.us = getelementptr double, ptr %7, i64 %.1400
  %.1432.us = load double, ptr %.1431.us, align 8
  %.12.i944.us = fcmp olt double %.1432.us, 1.000000e-300
  %.13.i945.us = select i1 %.12.i944.us, double 1.000000e-300, double %.1432.us
  %gep33.us = getelementptr double, ptr %invariant.gep32, i64 %.1427.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.1427.us
  br label %B548.if.us

B548.if.us:                                       ; preds = %B448.if.us, %B628.us
  %.1491.028.us = phi i64 [ %spec.select10, %B448.if.us ], [ %.1553.us, %B628.us ]
  %.1488.027.us = phi i64 [ 0, %B448.if.us ], [ %.1557.us, %B628.us ]
  %.1553.us = add nsw i64 %.1491.028.us, -1
  %.1557.us = add nuw nsw i64 %.1488.027.us, 1
  %.1586.not.us = icmp eq i64 %.1488.027.us, 0
  br i1 %.1586.not.us, label %B608.us, label %B556.us

B556.us:                                          ; preds = %B548.if.us
  %8 = getelementptr double, ptr %5, i64 %.1488.027.us
  %.1664.us = load double, ptr %8, align 8
  %9 = getelementptr i8, ptr %8, i64 -8
  %.1742.us = load double, ptr %9, align 8
  %.1743.us = fsub double %.1664.us, %.1742.us
  br label %B628.us

B608.us:                                          ; preds = %B548.if.us
  %.1824.us = load double, ptr %5, align 8
  br label %B628.us

B628.us:                                          ; preds = %B608.us, %B556.us
  %"$phi628.2.2.2.us" = phi double [ %.1743.us, %B556.us ], [ %.1824.us, %B608.us ]
  %.1904.us = getelementptr double, ptr %gep33.us, i64 %.1488.027.us
  store double %"$phi628.2.2.2.us", ptr %.1904.us, align 8
  %.12.i.us = fcmp olt double %"$phi628.2.2.2.us", 1.000000e-300
  %.13.i.us = select i1 %.12.i.us, double 1.000000e-300, double %"$phi628.2.2.2.us"
  %.2017.us = fdiv double %.13.i.us, %.13.i945.us
  %.2095.us = getelementptr double, ptr %gep.us, i64 %.1488.027.us
  store double %.2017.us, ptr %.2095.us, align 8
  %.1544.us = icmp sgt i64 %.1491.028.us, 1
  br i1 %.1544.us, label %B548.if.us, label %B548.B448.loopexit_crit_edge.us

B548.B448.loopexit_crit_edge.us:                  ; preds = %B628.us
  %.1323.us = add nsw i64 %.1261.031.us, -1
  %.1327.us = add nuw nsw i64 %.1258.030.us, 1
  %.1314.us = icmp sgt i64 %.1261.031.us, 1
  br i1 %.1314.us, label %B448.if.us, label %B724

B724.if:                                          ; preds = %NRT_decref.exit925.thread, %NRT_decref.exit925
  store ptr %excinfo.5.0, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i947:                                    ; preds = %NRT_decref.exit925
  fence release
  %.4.i.i948 = atomicrmw sub ptr %arg.at.0, i64 1 monotonic, align 8
  %.10.i949 = icmp eq i64 %.4.i.i948, 1
  br i1 %.10.i949, label %.3.endif.if.i950, label %NRT_decref.exit951, !prof !66

.3.endif.if.i950:                                 ; preds = %.3.endif.i947
  fence acquire
  call void @free(ptr nonnull %arg.at.0)
  br label %NRT_decref.exit951

NRT_decref.exit951:                               ; preds = %NRT_decref.exit925.thread, %.3.endif.i947, %.3.endif.if.i950
  br i1 %.24015.not, label %B922, label %B812.if.lr.ph

B812.if.lr.ph:                                    ; preds = %NRT_decref.exit951
  %spec.select11 = call i64 @llvm.smax.i64(i64 %arg.areas.5.1, i64 0)
  %.245434.not = icmp slt i64 %arg.areas.5.1, 1
  br i1 %.245434.not, label %B922, label %B812.if.us

B812.if.us:                                       ; preds = %B812.if.lr.ph, %B846.B812.loopexit_crit_edge.us
  %.2280.039.us = phi i64 [ %.2342.us, %B846.B812.loopexit_crit_edge.us ], [ %storemerge, %B812.if.lr.ph ]
  %.2277.038.us = phi i64 [ %.2346.us, %B846.B812.loopexit_crit_edge.us ], [ 0, %B812.if.lr.ph ]
  %.2539.us = mul i64 %.2277.038.us, %arg.observed.5.1
  %10 = getelementptr double, ptr %arg.observed.4, i64 %.2539.us
  %.2549.us = mul nuw nsw i64 %.2277.038.us, %arg.areas.5.1
  %invariant.gep47 = getelementptr double, ptr %arg.some.4, i64 %.2549.us
  br label %B846.if.us

B846.if.us:                                       ; preds = %B812.if.us, %B846.if.us
  %.2401.036.us = phi i64 [ %spec.select11, %B812.if.us ], [ %.2463.us, %B846.if.us ]
  %.2398.035.us = phi i64 [ 0, %B812.if.us ], [ %.2467.us, %B846.if.us ]
  %.2463.us = add nsw i64 %.2401.036.us, -1
  %.2467.us = add nuw nsw i64 %.2398.035.us, 1
  %11 = getelementptr double, ptr %10, i64 %.2398.035.us
  %.2544.us = load double, ptr %11, align 8
  %gep48 = getelementptr double, ptr %invariant.gep47, i64 %.2398.035.us
  %.2580.us = load double, ptr %gep48, align 8
  %.2581.us = fmul double %.2544.us, %.2580.us
  store double %.2581.us, ptr %gep48, align 8
  %.2454.us = icmp sgt i64 %.2401.036.us, 1
  br i1 %.2454.us, label %B846.if.us, label %B846.B812.loopexit_crit_edge.us

B846.B812.loopexit_crit_edge.us:                  ; preds = %B846.if.us
  %.2342.us = add nsw i64 %.2280.039.us, -1
  %.2346.us = add nuw nsw i64 %.2277.038.us, 1
  %.2333.us = icmp sgt i64 %.2280.039.us, 1
  br i1 %.2333.us, label %B812.if.us, label %B922

B922.if:                                          ; preds = %NRT_decref.exit931
  %.2651 = load ptr, ptr %excinfo.6, align 8
  store ptr %.2651, ptr %excinfo, align 8
  br label %common.ret

B922.endif:                                       ; preds = %NRT_decref.exit931
  %.2660 = load double, ptr %.2640, align 8
  br i1 %.4.i888, label %NRT_decref.exit957, label %.3.endif.i953, !prof !66

.3.endif.i953:                                    ; preds = %B922.endif
  fence release
  %.4.i.i954 = atomicrmw sub ptr %arg.some.0, i64 1 monotonic, align 8
  %.10.i955 = icmp eq i64 %.4.i.i954, 1
  br i1 %.10.i955, label %.3.endif.if.i956, label %NRT_decref.exit957, !prof !66

.3.endif.if.i956:                                 ; preds = %.3.endif.i953
  fence acquire
  call void @free(ptr nonnull %arg.some.0)
  br label %NRT_decref.exit957

NRT_decref.exit957:                               ; preds = %B922.endif, %.3.endif.i953, %.3.endif.if.i956
  store double %.2660, ptr %retptr, align 8
  br label %common.ret
}

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels4_sumB4v187B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.values.0, i64 %arg.values.2, ptr %arg.values.4) unnamed_addr {
entry:
  %.34 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep233 = getelementptr inbounds i8, ptr %.34, i64 32
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.440 = alloca [3 x i64], align 8
  %.fca.1.gep = getelementptr inbounds i8, ptr %.440, i64 8
  %.fca.2.gep = getelementptr inbounds i8, ptr %.440, i64 16
  %.4.i = icmp eq ptr %arg.values.0, null
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.440, i8 0, i64 24, i1 false)
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !66

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.values.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.34, i8 0, i64 56, i1 false)
  %.38 = call fastcc i32 @_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v178B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29(ptr %.34, ptr %excinfo.1, i64 1)
  %.40.not = icmp eq i32 %.38, 0
  %.48.fca.0.load = load ptr, ptr %.34, align 8
  %.48.fca.4.load = load ptr, ptr %.fca.4.gep233, align 8
  br i1 %.40.not, label %B0.endif, label %B0.if, !prof !7

B0.if:                                            ; preds = %NRT_incref.exit
  %.39 = load ptr, ptr %excinfo.1, align 8
  store ptr %.39, ptr %excinfo, align 8
  br label %common.ret

B0.endif:                                         ; preds = %NRT_incref.exit
  %.122.idx = shl i64 %arg.loops.5.1, 5
  %.122 = getelementptr i8, ptr %arg.loops.4, i64 %.122.idx
  %.123 = load i64, ptr %.122, align 8
  %.175 = getelementptr i8, ptr %.122, i64 8
  %.176 = load i64, ptr %.175, align 8
  %.4.i243 = icmp eq ptr %.48.fca.0.load, null
  br i1 %.4.i243, label %NRT_incref.exit246, label %.3.endif.i244, !prof !66

.3.endif.i244:                                    ; preds = %B0.endif
  %.4.i.i245 = atomicrmw add ptr %.48.fca.0.load, i64 1 monotonic, align 8
  br label %NRT_incref.exit246

NRT_incref.exit246:                               ; preds = %B0.endif, %.3.endif.i244
  br i1 %.4.i, label %NRT_incref.exit250, label %.3.endif.i248, !prof !66

.3.endif.i248:                                    ; preds = %NRT_incref.exit246
  %.4.i.i249 = atomicrmw add ptr %arg.values.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit250

NRT_incref.exit250:                               ; preds = %NRT_incref.exit246, %.3.endif.i248
  br i1 %.4.i243, label %NRT_incref.exit254, label %.3.endif.i252, !prof !66

.3.endif.i252:                                    ; preds = %NRT_incref.exit250
  %.4.i.i253 = atomicrmw add ptr %.48.fca.0.load, i64 1 monotonic, align 8
  br label %NRT_incref.exit254

NRT_incref.exit254:                               ; preds = %NRT_incref.exit250, %.3.endif.i252
  %memory.i.i.i.i = tail call dereferenceable_or_null(120) ptr @malloc(i64 120)
  %none.i.i.i.i.not = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i.not, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %NRT_incref.exit254
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !401
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !401
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !401
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 8, ptr %at_size.i.i.i.i, align 8, !noalias !401
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !411
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !411
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit, !prof !66

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !411
  br label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit

_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit: ; preds = %NRT_incref.exit254, %.3.endif.i24.i, %.3.endif.if.i.i
  %.213.sroa.13.0 = phi ptr [ %data.i.i.i.i, %.3.endif.i24.i ], [ %data.i.i.i.i, %.3.endif.if.i.i ], [ null, %NRT_incref.exit254 ]
  %excinfo.2.0 = phi ptr [ null, %.3.endif.i24.i ], [ null, %.3.endif.if.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_incref.exit254 ]
  br i1 %.4.i, label %NRT_decref.exit, label %.3.endif.i256, !prof !66

.3.endif.i256:                                    ; preds = %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit
  fence release
  %.4.i.i257 = atomicrmw sub ptr %arg.values.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i257, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !66

.3.endif.if.i:                                    ; preds = %.3.endif.i256
  fence acquire
  tail call void @free(ptr nonnull %arg.values.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit, %.3.endif.i256, %.3.endif.if.i
  br i1 %none.i.i.i.i.not, label %B0.endif.if, label %B0.endif.endif, !prof !66

common.ret:                                       ; preds = %B0.endif.endif.if, %B0.endif.if, %B0.if, %NRT_decref.exit316
  %common.ret.op = phi i32 [ 1, %B0.endif.if ], [ 1, %B0.if ], [ 0, %NRT_decref.exit316 ], [ 1, %B0.endif.endif.if ]
  ret i32 %common.ret.op

B0.endif.if:                                      ; preds = %NRT_decref.exit
  store ptr %excinfo.2.0, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:                                   ; preds = %NRT_decref.exit
  store i64 %arg.values.2, ptr %.213.sroa.13.0, align 8
  %memory.i.i.i.i258 = tail call dereferenceable_or_null(136) ptr @malloc(i64 136)
  %none.i.i.i.i259 = icmp eq ptr %memory.i.i.i.i258, null
  br i1 %none.i.i.i.i259, label %B0.endif.endif.if, label %.3.endif.i24.i260

.3.endif.i24.i260:                                ; preds = %B0.endif.endif
  %address.i.i.i.i261 = ptrtoint ptr %memory.i.i.i.i258 to i64
  %behind.i.i.i.i262 = add i64 %address.i.i.i.i261, 111
  %aligned.i.i.i.i263 = and i64 %behind.i.i.i.i262, -64
  %data.i.i.i.i264 = inttoptr i64 %aligned.i.i.i.i263 to ptr
  store i64 1, ptr %memory.i.i.i.i258, align 4, !noalias !412
  %at_end.i.i.i.i265 = getelementptr i8, ptr %memory.i.i.i.i258, i64 8
  store ptr null, ptr %at_end.i.i.i.i265, align 8, !noalias !412
  %at_data.i.i.i.i266 = getelementptr i8, ptr %memory.i.i.i.i258, i64 24
  store ptr %data.i.i.i.i264, ptr %at_data.i.i.i.i266, align 8, !noalias !412
  %at_size.i.i.i.i267 = getelementptr i8, ptr %memory.i.i.i.i258, i64 32
  store i64 24, ptr %at_size.i.i.i.i267, align 8, !noalias !412
  %.4.i.i.i268 = atomicrmw add ptr %memory.i.i.i.i258, i64 1 monotonic, align 8, !noalias !422
  fence release
  %.4.i.i25.i275 = atomicrmw sub ptr %memory.i.i.i.i258, i64 1 monotonic, align 8, !noalias !422
  %.10.i.i276 = icmp eq i64 %.4.i.i25.i275, 1
  br i1 %.10.i.i276, label %.3.endif.if.i.i278, label %.3.endif.i282, !prof !66

.3.endif.if.i.i278:                               ; preds = %.3.endif.i24.i260
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i258), !noalias !422
  br label %.3.endif.i282

B0.endif.endif.if:                                ; preds = %B0.endif.endif
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i282:                                    ; preds = %.3.endif.i24.i260, %.3.endif.if.i.i278
  store i64 0, ptr %data.i.i.i.i264, align 64
  %.374 = getelementptr i8, ptr %data.i.i.i.i264, i64 8
  store i64 8, ptr %.374, align 8
  %.403 = getelementptr i8, ptr %data.i.i.i.i264, i64 16
  store i64 0, ptr %.403, align 16
  %.442 = ptrtoint ptr %.48.fca.4.load to i64
  store i64 %.442, ptr %.440, align 8
  %.445 = ptrtoint ptr %arg.values.4 to i64
  store i64 %.445, ptr %.fca.1.gep, align 8
  store i64 %.442, ptr %.fca.2.gep, align 8
  %.454 = inttoptr i64 %.123 to ptr
  %.455 = inttoptr i64 %.176 to ptr
  call void %.454(ptr nonnull %.440, ptr nonnull %.213.sroa.13.0, ptr nonnull %data.i.i.i.i264, ptr %.455)
  fence release
  %.4.i.i283 = atomicrmw sub ptr %memory.i.i.i.i258, i64 1 monotonic, align 8
  %.10.i284 = icmp eq i64 %.4.i.i283, 1
  br i1 %.10.i284, label %.3.endif.if.i285, label %.3.endif.i288, !prof !66

.3.endif.if.i285:                                 ; preds = %.3.endif.i282
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i258)
  br label %.3.endif.i288

.3.endif.i288:                                    ; preds = %.3.endif.if.i285, %.3.endif.i282
  fence release
  %.4.i.i289 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i290 = icmp eq i64 %.4.i.i289, 1
  br i1 %.10.i290, label %.3.endif.if.i291, label %NRT_decref.exit292, !prof !66

.3.endif.if.i291:                                 ; preds = %.3.endif.i288
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i)
  br label %NRT_decref.exit292

NRT_decref.exit292:                               ; preds = %.3.endif.i288, %.3.endif.if.i291
  br i1 %.4.i243, label %NRT_decref.exit298, label %.3.endif.i294, !prof !66

.3.endif.i294:                                    ; preds = %NRT_decref.exit292
  fence release
  %.4.i.i295 = atomicrmw sub ptr %.48.fca.0.load, i64 1 monotonic, align 8
  %.10.i296 = icmp eq i64 %.4.i.i295, 1
  br i1 %.10.i296, label %.3.endif.if.i297, label %NRT_decref.exit298, !prof !66

.3.endif.if.i297:                                 ; preds = %.3.endif.i294
  fence acquire
  call void @free(ptr nonnull %.48.fca.0.load)
  br label %NRT_decref.exit298

NRT_decref.exit298:                               ; preds = %NRT_decref.exit292, %.3.endif.i294, %.3.endif.if.i297
  br i1 %.4.i, label %NRT_decref.exit304, label %.3.endif.i300, !prof !66

.3.endif.i300:                                    ; preds = %NRT_decref.exit298
  fence release
  %.4.i.i301 = atomicrmw sub ptr %arg.values.0, i64 1 monotonic, align 8
  %.10.i302 = icmp eq i64 %.4.i.i301, 1
  br i1 %.10.i302, label %.3.endif.if.i303, label %NRT_decref.exit304, !prof !66

.3.endif.if.i303:                                 ; preds = %.3.endif.i300
  fence acquire
  call void @free(ptr nonnull %arg.values.0)
  br label %NRT_decref.exit304

NRT_decref.exit304:                               ; preds = %NRT_decref.exit298, %.3.endif.i300, %.3.endif.if.i303
  br i1 %.4.i243, label %NRT_decref.exit310, label %.3.endif.i306, !prof !66

.3.endif.i306:                                    ; preds = %NRT_decref.exit304
  fence release
  %.4.i.i307 = atomicrmw sub ptr %.48.fca.0.load, i64 1 monotonic, align 8
  %.10.i308 = icmp eq i64 %.4.i.i307, 1
  br i1 %.10.i308, label %.3.endif.if.i309, label %.3.endif.i312, !prof !66

.3.endif.if.i309:                                 ; preds = %.3.endif.i306
  fence acquire
  call void @free(ptr nonnull %.48.fca.0.load)
  br label %.3.endif.i312

NRT_decref.exit310:                               ; preds = %NRT_decref.exit304
  %.505 = load double, ptr %.48.fca.4.load, align 8
  br label %NRT_decref.exit316

.3.endif.i312:                                    ; preds = %.3.endif.i306, %.3.endif.if.i309
  %.5058 = load double, ptr %.48.fca.4.load, align 8
  fence release
  %.4.i.i313 = atomicrmw sub ptr %.48.fca.0.load, i64 1 monotonic, align 8
  %.10.i314 = icmp eq i64 %.4.i.i313, 1
  br i1 %.10.i314, label %.3.endif.if.i315, label %NRT_decref.exit316, !prof !66

.3.endif.if.i315:                                 ; preds = %.3.endif.i312
  fence acquire
  call void @free(ptr nonnull %.48.fca.0.load)
  br label %NRT_decref.exit316

NRT_decref.exit316:                               ; preds = %NRT_decref.exit310, %.3.endif.i312, %.3.endif.if.i315
  %.50510 = phi double [ %.505, %NRT_decref.exit310 ], [ %.5058, %.3.endif.i312 ], [ %.5058, %.3.endif.if.i315 ]
  store double %.50510, ptr %retptr, align 8
  br label %common.ret
}

declare double @llvm.fabs.f64(double)

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels4_allB4v184B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, ptr %arg.values.0, i64 %arg.values.2, ptr %arg.values.4, ptr %arg.out.0, ptr %arg.out.4) unnamed_addr {
entry:
  %.389 = alloca [2 x i64], align 8
  %.fca.1.gep = getelementptr inbounds i8, ptr %.389, i64 8
  %.4.i = icmp eq ptr %arg.values.0, null
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.389, i8 0, i64 16, i1 false)
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !66

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.values.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %.4.i185 = icmp eq ptr %arg.out.0, null
  br i1 %.4.i185, label %NRT_incref.exit188, label %.3.endif.i186, !prof !66

.3.endif.i186:                                    ; preds = %NRT_incref.exit
  %.4.i.i187 = atomicrmw add ptr %arg.out.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit188

NRT_incref.exit188:                               ; preds = %NRT_incref.exit, %.3.endif.i186
  %.107 = load i64, ptr %arg.loops.4, align 8
  %.161 = getelementptr i8, ptr %arg.loops.4, i64 8
  %.162 = load i64, ptr %.161, align 8
  br i1 %.4.i, label %NRT_incref.exit192, label %.3.endif.i190, !prof !66

.3.endif.i190:                                    ; preds = %NRT_incref.exit188
  %.4.i.i191 = atomicrmw add ptr %arg.values.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit192

NRT_incref.exit192:                               ; preds = %NRT_incref.exit188, %.3.endif.i190
  br i1 %.4.i185, label %NRT_incref.exit196, label %.3.endif.i194, !prof !66

.3.endif.i194:                                    ; preds = %NRT_incref.exit192
  %.4.i.i195 = atomicrmw add ptr %arg.out.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit196

NRT_incref.exit196:                               ; preds = %NRT_incref.exit192, %.3.endif.i194
  %memory.i.i.i.i = tail call dereferenceable_or_null(120) ptr @malloc(i64 120)
  %none.i.i.i.i.not = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i.not, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %NRT_incref.exit196
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !423
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !423
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !423
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 8, ptr %at_size.i.i.i.i, align 8, !noalias !423
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !433
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !433
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit, !prof !66

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !433
  br label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit

_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit: ; preds = %NRT_incref.exit196, %.3.endif.i24.i, %.3.endif.if.i.i
  %.199.sroa.13.0 = phi ptr [ %data.i.i.i.i, %.3.endif.i24.i ], [ %data.i.i.i.i, %.3.endif.if.i.i ], [ null, %NRT_incref.exit196 ]
  %excinfo.1.0 = phi ptr [ null, %.3.endif.i24.i ], [ null, %.3.endif.if.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_incref.exit196 ]
  br i1 %.4.i185, label %NRT_decref.exit, label %.3.endif.i198, !prof !66

.3.endif.i198:                                    ; preds = %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit
  fence release
  %.4.i.i199 = atomicrmw sub ptr %arg.out.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i199, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !66

.3.endif.if.i:                                    ; preds = %.3.endif.i198
  fence acquire
  tail call void @free(ptr nonnull %arg.out.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit, %.3.endif.i198, %.3.endif.if.i
  br i1 %.4.i, label %NRT_decref.exit205, label %.3.endif.i201, !prof !66

.3.endif.i201:                                    ; preds = %NRT_decref.exit
  fence release
  %.4.i.i202 = atomicrmw sub ptr %arg.values.0, i64 1 monotonic, align 8
  %.10.i203 = icmp eq i64 %.4.i.i202, 1
  br i1 %.10.i203, label %.3.endif.if.i204, label %NRT_decref.exit205, !prof !66

.3.endif.if.i204:                                 ; preds = %.3.endif.i201
  fence acquire
  tail call void @free(ptr nonnull %arg.values.0)
  br label %NRT_decref.exit205

NRT_decref.exit205:                               ; preds = %NRT_decref.exit, %.3.endif.i201, %.3.endif.if.i204
  br i1 %none.i.i.i.i.not, label %B0.if, label %B0.endif, !prof !66

B0.if:                                            ; preds = %NRT_decref.exit205
  store ptr %excinfo.1.0, ptr %excinfo, align 8
  br label %common.ret

B0.endif:                                         ; preds = %NRT_decref.exit205
  store i64 %arg.values.2, ptr %.199.sroa.13.0, align 8
  %memory.i.i.i.i206 = tail call dereferenceable_or_null(128) ptr @malloc(i64 128)
  %none.i.i.i.i207 = icmp eq ptr %memory.i.i.i.i206, null
  br i1 %none.i.i.i.i207, label %B0.endif.if, label %.3.endif.i24.i208

.3.endif.i24.i208:                                ; preds = %B0.endif
  %address.i.i.i.i209 = ptrtoint ptr %memory.i.i.i.i206 to i64
  %behind.i.i.i.i210 = add i64 %address.i.i.i.i209, 111
  %aligned.i.i.i.i211 = and i64 %behind.i.i.i.i210, -64
  %data.i.i.i.i212 = inttoptr i64 %aligned.i.i.i.i211 to ptr
  store i64 1, ptr %memory.i.i.i.i206, align 4, !noalias !434
  %at_end.i.i.i.i213 = getelementptr i8, ptr %memory.i.i.i.i206, i64 8
  store ptr null, ptr %at_end.i.i.i.i213, align 8, !noalias !434
  %at_data.i.i.i.i214 = getelementptr i8, ptr %memory.i.i.i.i206, i64 24
  store ptr %data.i.i.i.i212, ptr %at_data.i.i.i.i214, align 8, !noalias !434
  %at_size.i.i.i.i215 = getelementptr i8, ptr %memory.i.i.i.i206, i64 32
  store i64 16, ptr %at_size.i.i.i.i215, align 8, !noalias !434
  %.4.i.i.i216 = atomicrmw add ptr %memory.i.i.i.i206, i64 1 monotonic, align 8, !noalias !444
  fence release
  %.4.i.i25.i223 = atomicrmw sub ptr %memory.i.i.i.i206, i64 1 monotonic, align 8, !noalias !444
  %.10.i.i224 = icmp eq i64 %.4.i.i25.i223, 1
  br i1 %.10.i.i224, label %.3.endif.if.i.i226, label %B0.endif.endif, !prof !66

.3.endif.if.i.i226:                               ; preds = %.3.endif.i24.i208
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i206), !noalias !444
  br label %B0.endif.endif

common.ret:                                       ; preds = %B0.endif.if, %B0.if, %NRT_decref.exit252
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %NRT_decref.exit252 ], [ 1, %B0.endif.if ]
  ret i32 %common.ret.op

B0.endif.if:                                      ; preds = %B0.endif
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:                                   ; preds = %.3.endif.if.i.i226, %.3.endif.i24.i208
  store i64 8, ptr %data.i.i.i.i212, align 64
  %.359 = getelementptr i8, ptr %data.i.i.i.i212, i64 8
  store i64 8, ptr %.359, align 8
  %.391 = ptrtoint ptr %arg.values.4 to i64
  store i64 %.391, ptr %.389, align 8
  %.394 = ptrtoint ptr %arg.out.4 to i64
  store i64 %.394, ptr %.fca.1.gep, align 8
  %.400 = inttoptr i64 %.107 to ptr
  %.401 = inttoptr i64 %.162 to ptr
  call void %.400(ptr nonnull %.389, ptr nonnull %.199.sroa.13.0, ptr nonnull %data.i.i.i.i212, ptr %.401)
  br i1 %.4.i, label %NRT_decref.exit234, label %.3.endif.i230, !prof !66

.3.endif.i230:                                    ; preds = %B0.endif.endif
  fence release
  %.4.i.i231 = atomicrmw sub ptr %arg.values.0, i64 1 monotonic, align 8
  %.10.i232 = icmp eq i64 %.4.i.i231, 1
  br i1 %.10.i232, label %.3.endif.if.i233, label %NRT_decref.exit234, !prof !66

.3.endif.if.i233:                                 ; preds = %.3.endif.i230
  fence acquire
  call void @free(ptr nonnull %arg.values.0)
  br label %NRT_decref.exit234

NRT_decref.exit234:                               ; preds = %B0.endif.endif, %.3.endif.i230, %.3.endif.if.i233
  br i1 %.4.i185, label %.3.endif.i242, label %.3.endif.i236, !prof !66

.3.endif.i236:                                    ; preds = %NRT_decref.exit234
  fence release
  %.4.i.i237 = atomicrmw sub ptr %arg.out.0, i64 1 monotonic, align 8
  %.10.i238 = icmp eq i64 %.4.i.i237, 1
  br i1 %.10.i238, label %.3.endif.if.i239, label %.3.endif.i242, !prof !66

.3.endif.if.i239:                                 ; preds = %.3.endif.i236
  fence acquire
  call void @free(ptr nonnull %arg.out.0)
  br label %.3.endif.i242

.3.endif.i242:                                    ; preds = %.3.endif.if.i239, %.3.endif.i236, %NRT_decref.exit234
  fence release
  %.4.i.i243 = atomicrmw sub ptr %memory.i.i.i.i206, i64 1 monotonic, align 8
  %.10.i244 = icmp eq i64 %.4.i.i243, 1
  br i1 %.10.i244, label %.3.endif.if.i245, label %.3.endif.i248, !prof !66

.3.endif.if.i245:                                 ; preds = %.3.endif.i242
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i206)
  br label %.3.endif.i248

.3.endif.i248:                                    ; preds = %.3.endif.if.i245, %.3.endif.i242
  fence release
  %.4.i.i249 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i250 = icmp eq i64 %.4.i.i249, 1
  br i1 %.10.i250, label %.3.endif.if.i251, label %NRT_decref.exit252, !prof !66

.3.endif.if.i251:                                 ; preds = %.3.endif.i248
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i)
  br label %NRT_decref.exit252

NRT_decref.exit252:                               ; preds = %.3.endif.i248, %.3.endif.if.i251
  store ptr null, ptr %retptr, align 8
  br label %common.ret
}

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %.139.i.i.i = alloca double, align 8
  %.141.i.i.i = alloca double, align 8
  %.144.i.i.i = alloca [2 x i64], align 8
  %.146.i.i.i = alloca [2 x i64], align 8
  %.148.i333.i.i = alloca [1 x i64], align 8
  %.143.i.i.i = alloca double, align 8
  %.145.i.i.i = alloca double, align 8
  %.148.i.i.i = alloca [2 x i64], align 8
  %.150.i.i.i = alloca [2 x i64], align 8
  %.152.i.i.i = alloca [1 x i64], align 8
  %.211.i325.i.i = alloca double, align 8
  %.213.i.i.i = alloca double, align 8
  %.215.i.i.i = alloca double, align 8
  %.219.i.i.i = alloca [3 x i64], align 8
  %.221.i.i.i = alloca [3 x i64], align 8
  %.223.i.i.i = alloca [1 x i64], align 8
  %.286.i.i.i = alloca double, align 8
  %.288.i.i.i = alloca double, align 8
  %.290.i.i.i = alloca double, align 8
  %.294.i.i.i = alloca [3 x i64], align 8
  %.296.i.i.i = alloca [3 x i64], align 8
  %.298.i.i.i = alloca [1 x i64], align 8
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
  %.177.i.i = alloca [4 x double], align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.951.i = alloca i8, align 1
  %excinfo.6.i = alloca ptr, align 8
  %value0 = load ptr, ptr %values, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load double, ptr %at5, align 8
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
  %value12 = load i64, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load ptr, ptr %at13, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load i64, ptr %at15, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load i64, ptr %at16, align 8
  %size7.1 = mul i64 %value16, %value15
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load double, ptr %at17, align 8
  %at18 = getelementptr i8, ptr %values, i64 144
  %value18 = load ptr, ptr %at18, align 8
  %results = getelementptr i8, ptr %values, i64 160
  tail call void @llvm.experimental.noalias.scope.decl(metadata !445)
  call void @llvm.lifetime.start.p0(ptr nonnull %.951.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.6.i)
  store i8 0, ptr %.951.i, align 1, !noalias !448
  store ptr null, ptr %excinfo.6.i, align 8, !noalias !448
  %.123.i = shl nsw i64 %value12, 10
  %.15.i.i.i = icmp slt i64 %value12, 0
  %.31.i.i.i = icmp ugt i64 %.123.i, 1152921504606846975
  %or.cond = select i1 %.15.i.i.i, i1 true, i1 %.31.i.i.i, !prof !450
  br i1 %or.cond, label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.i.i.i, !prof !450

B0.endif.endif.endif.i.i.i:                       ; preds = %0
  %.30.i.i.i = shl nsw i64 %value12, 13
  %all.i.i.i.i.i.i = or i64 %.30.i.i.i, 112
  %memory.i.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B0.endif.endif.endif.i.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !451
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !451
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !451
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 %.30.i.i.i, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !451
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !464
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !464
  %.10.i.i.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %.3.endif.i9.i.i.i, !prof !66

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !464
  br label %.3.endif.i9.i.i.i

.3.endif.i9.i.i.i:                                ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i24.i.i.i
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !465
  %.4.i.i.i22.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !466
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i.i, i8 0, i64 %.30.i.i.i, i1 false), !noalias !466
  fence release
  %.4.i.i10.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !466
  %.10.i.i23.i.i = icmp eq i64 %.4.i.i10.i.i.i, 1
  br i1 %.10.i.i23.i.i, label %.3.endif.if.i.i24.i.i, label %.3.endif.i30.i.i, !prof !66

.3.endif.if.i.i24.i.i:                            ; preds = %.3.endif.i9.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !466
  br label %.3.endif.i30.i.i

.3.endif.i30.i.i:                                 ; preds = %.3.endif.if.i.i24.i.i, %.3.endif.i9.i.i.i
  %.4.i.i27.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !465
  fence release
  %.4.i.i31.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !465
  %.10.i.i.i = icmp eq i64 %.4.i.i31.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %.3.endif.i33.i.i, !prof !66

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i30.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !465
  br label %.3.endif.i33.i.i

.3.endif.i33.i.i:                                 ; preds = %.3.endif.if.i.i.i, %.3.endif.i30.i.i
  fence release
  %.4.i.i34.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !465
  %.10.i35.i.i = icmp eq i64 %.4.i.i34.i.i, 1
  br i1 %.10.i35.i.i, label %.3.endif.if.i36.i.i, label %NRT_incref.exit.i613.i, !prof !66

.3.endif.if.i36.i.i:                              ; preds = %.3.endif.i33.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !465
  br label %NRT_incref.exit.i613.i

.3.endif.i.i:                                     ; preds = %_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.thread36.i, %.3.endif.i168.i.i
  fence release
  %.4.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !448
  %.10.i.i = icmp eq i64 %.4.i.i.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !66

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !448
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  store i64 0, ptr %results, align 8, !alias.scope !445, !noalias !469
  br label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit

B120.i:                                           ; preds = %_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, %.3.endif.i172.i.i
  %.29.i.i = icmp slt i64 %value11, 0
  br i1 %.29.i.i, label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.i.i, !prof !66

B0.endif.endif.endif.endif.i.i:                   ; preds = %B120.i
  %.51.i.i = shl i64 %value11, 10
  %.52.i.i = icmp ugt i64 %value11, 9007199254740991
  %1 = add i64 %.51.i.i, -1152921504606846976
  %.57.i.i = icmp ult i64 %1, -2305843009213693952
  %.58.i.i = or i1 %.52.i.i, %.57.i.i
  br i1 %.58.i.i, label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.i.i, !prof !66

B0.endif.endif.endif.endif.endif.i.i:             ; preds = %B0.endif.endif.endif.endif.i.i
  %.56.i.i = shl i64 %value11, 13
  %all.i.i.i.i.i = or i64 %.56.i.i, 112
  %memory.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i31.i.i

.3.endif.i31.i.i:                                 ; preds = %B0.endif.endif.endif.endif.endif.i.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !470
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !470
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !470
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 %.56.i.i, ptr %at_size.i.i.i.i.i, align 8, !noalias !470
  %.4.i.i.i585.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !480
  fence release
  %.4.i.i32.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !480
  %.10.i.i589.i = icmp eq i64 %.4.i.i32.i.i, 1
  br i1 %.10.i.i589.i, label %.3.endif.if.i.i591.i, label %B0.endif.endif.endif.i.i618.i, !prof !66

.3.endif.if.i.i591.i:                             ; preds = %.3.endif.i31.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !480
  br label %B0.endif.endif.endif.i.i618.i

B296.loopexit.i:                                  ; preds = %B340.if.i
  %.474.i = add nsw i64 %.412.061.i, -1
  %.478.i = add nuw nsw i64 %.409.060.i, 1
  %.465.i = icmp sgt i64 %.412.061.i, 1
  br i1 %.465.i, label %B296.if.i, label %.3.endif.i593.i

.3.endif.i593.i:                                  ; preds = %B296.loopexit.i, %NRT_decref.exit667.i
  fence release
  %.4.i.i594.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !448
  %.10.i595.i = icmp eq i64 %.4.i.i594.i, 1
  br i1 %.10.i595.i, label %.3.endif.if.i596.i, label %NRT_decref.exit597.i, !prof !66

.3.endif.if.i596.i:                               ; preds = %.3.endif.i593.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !448
  br label %NRT_decref.exit597.i

NRT_decref.exit597.i:                             ; preds = %.3.endif.if.i596.i, %.3.endif.i593.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.177.i.i), !noalias !448
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i.i), !noalias !448
  %.fca.1.gep146.i.i = getelementptr inbounds i8, ptr %.177.i.i, i64 8
  %.fca.2.gep147.i.i = getelementptr inbounds i8, ptr %.177.i.i, i64 16
  %.fca.3.gep148.i.i = getelementptr inbounds i8, ptr %.177.i.i, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.177.i.i, i8 0, i64 32, i1 false), !noalias !481
  store ptr null, ptr %excinfo.1.i.i, align 8, !noalias !481
  %.4.i.i.i599.i = atomicrmw add ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !481
  %.103.i.i = add nsw i64 %value16, 1
  %.114.i.i = icmp sgt i64 %value16, 0
  br i1 %.114.i.i, label %B58.preheader.i.i, label %.3.endif.i323.i.i

B58.preheader.i.i:                                ; preds = %NRT_decref.exit597.i
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
  %2 = getelementptr double, ptr %value13, i64 %size7.1
  %.idx.i.i.i = shl i64 %size7.1, 4
  %3 = getelementptr i8, ptr %value13, i64 %.idx.i.i.i
  %.idx102.i.i.i = mul i64 %size7.1, 24
  %4 = getelementptr i8, ptr %value13, i64 %.idx102.i.i.i
  %.fca.1.gep10.i.i.i = getelementptr inbounds i8, ptr %.219.i.i.i, i64 8
  %.fca.2.gep11.i.i.i = getelementptr inbounds i8, ptr %.219.i.i.i, i64 16
  %.fca.1.gep7.i.i.i = getelementptr inbounds i8, ptr %.221.i.i.i, i64 8
  %.fca.2.gep8.i.i.i = getelementptr inbounds i8, ptr %.221.i.i.i, i64 16
  %.fca.1.gep3.i.i.i = getelementptr inbounds i8, ptr %.294.i.i.i, i64 8
  %.fca.2.gep4.i.i.i = getelementptr inbounds i8, ptr %.294.i.i.i, i64 16
  %.fca.1.gep.i.i.i = getelementptr inbounds i8, ptr %.296.i.i.i, i64 8
  %.fca.2.gep.i.i.i = getelementptr inbounds i8, ptr %.296.i.i.i, i64 16
  %.128.idx.i.i.i = mul i64 %value2, 24
  %.128.i.i.i = getelementptr i8, ptr %value0, i64 %.128.idx.i.i.i
  %.181.i.i.i = getelementptr i8, ptr %.128.i.i.i, i64 8
  %.225.i.i.i = ptrtoint ptr %.211.i325.i.i to i64
  %.230.i.i.i = ptrtoint ptr %.213.i.i.i to i64
  %.235.i.i.i = ptrtoint ptr %.215.i.i.i to i64
  %.300.i.i.i = ptrtoint ptr %.286.i.i.i to i64
  %.305.i.i.i = ptrtoint ptr %.288.i.i.i to i64
  %.310.i.i.i = ptrtoint ptr %.290.i.i.i to i64
  %.500.i.i = getelementptr i8, ptr %value3, i64 8
  %5 = getelementptr i8, ptr %value0, i64 8
  %.fca.1.gep3.i329.i.i = getelementptr inbounds i8, ptr %.148.i.i.i, i64 8
  %.fca.1.gep.i330.i.i = getelementptr inbounds i8, ptr %.150.i.i.i, i64 8
  %.154.i.i.i = ptrtoint ptr %.143.i.i.i to i64
  %.159.i.i.i = ptrtoint ptr %.145.i.i.i to i64
  %.fca.1.gep3.i331.i.i = getelementptr inbounds i8, ptr %.144.i.i.i, i64 8
  %.fca.1.gep.i332.i.i = getelementptr inbounds i8, ptr %.146.i.i.i, i64 8
  %.75.idx.i.i.i = shl i64 %value2, 4
  %.75.i.i.i = getelementptr i8, ptr %value0, i64 %.75.idx.i.i.i
  %.128.i334.i.i = getelementptr i8, ptr %.75.i.i.i, i64 8
  %.150.i336.i.i = ptrtoint ptr %.139.i.i.i to i64
  %.155.i.i.i = ptrtoint ptr %.141.i.i.i to i64
  br label %B58.i.i

B58.i.i:                                          ; preds = %B474.i.i, %B58.preheader.i.i
  %high.2.0.i.i = phi i64 [ %high.2.0..142320.i.i, %B474.i.i ], [ %.103.i.i, %B58.preheader.i.i ]
  %low.2.0.i.i = phi i64 [ %.142320.low.2.0.i.i, %B474.i.i ], [ 0, %B58.preheader.i.i ]
  %.123.i.i = add nuw nsw i64 %low.2.0.i.i, %high.2.0.i.i
  %.142320.i.i = lshr i64 %.123.i.i, 1
  %.168.i.i = uitofp i64 %.142320.i.i to double
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.177.i.i, i8 0, i64 32, i1 false), !noalias !481
  %.188.i.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v110B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd27Literal_5bbool_5d_28True_29(ptr %.177.i.i, ptr %excinfo.1.i.i, ptr readonly %value0, i64 %value2, ptr readonly %value3, double %.168.i.i, double %value5)
  %.190.not.i.i = icmp eq i32 %.188.i.i, 0
  %.198.fca.0.load.i.i = load double, ptr %.177.i.i, align 8, !noalias !481
  %.198.fca.1.load.i.i = load double, ptr %.fca.1.gep146.i.i, align 8, !noalias !481
  %.198.fca.2.load.i.i = load double, ptr %.fca.2.gep147.i.i, align 8, !noalias !481
  %.198.fca.3.load.i.i = load double, ptr %.fca.3.gep148.i.i, align 8, !noalias !481
  br i1 %.190.not.i.i, label %B58.endif.endif.i.i, label %B456.if.i, !prof !7

B474.i.i:                                         ; preds = %B220.if.i.i, %B58.endif.endif.i.i
  %reaching.2.1.lcssa.i.i = phi double [ 0.000000e+00, %B58.endif.endif.i.i ], [ %.628.i.i, %B220.if.i.i ]
  %.650.i.i = fcmp ugt double %reaching.2.1.lcssa.i.i, %value17
  %.142320.low.2.0.i.i = select i1 %.650.i.i, i64 %.142320.i.i, i64 %low.2.0.i.i
  %high.2.0..142320.i.i = select i1 %.650.i.i, i64 %high.2.0.i.i, i64 %.142320.i.i
  %.693.i.i = sub nsw i64 %high.2.0..142320.i.i, %.142320.low.2.0.i.i
  %.698.i.i = icmp sgt i64 %.693.i.i, 1
  br i1 %.698.i.i, label %B58.i.i, label %.3.endif.i323.i.i

.3.endif.i323.i.i:                                ; preds = %B474.i.i, %NRT_decref.exit597.i
  %high.4.1.i.i = phi i64 [ %.103.i.i, %NRT_decref.exit597.i ], [ %high.2.0..142320.i.i, %B474.i.i ]
  fence release
  %.4.i.i324.i.i = atomicrmw sub ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !481
  %.10.i.i600.i = icmp eq i64 %.4.i.i324.i.i, 1
  br i1 %.10.i.i600.i, label %.3.endif.if.i.i602.i, label %.3.endif.i669.i, !prof !66

.3.endif.if.i.i602.i:                             ; preds = %.3.endif.i323.i.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i621.i), !noalias !481
  br label %.3.endif.i669.i

B58.endif.endif.i.i:                              ; preds = %B58.i.i
  %.64.i.i.i = load double, ptr %.63.i.i.i, align 8, !noalias !485
  %.93.i.i.i = load double, ptr %.92.i.i.i, align 8, !noalias !485
  %.94.i.i.i = fmul double %.93.i.i.i, %.168.i.i
  %.123.i.i.i = load double, ptr %.122.i.i.i, align 8, !noalias !485
  %.124.i.i.i = fadd double %.94.i.i.i, %.123.i.i.i
  %.12.i.i.i.i = fcmp ogt double %.124.i.i.i, %.64.i.i.i
  %.13.i.i.i.i = select i1 %.12.i.i.i.i, double %.124.i.i.i, double %.64.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i.i.i), !noalias !485
  store double 0.000000e+00, ptr %.145.i.i.i.i, align 8, !noalias !488
  %.76.i.i.i.i = load i64, ptr %.75.i.i.i.i, align 8, !noalias !488
  %.131.i.i.i.i = load i64, ptr %.130.i.i.i.i, align 8, !noalias !488
  store double %.13.i.i.i.i, ptr %.143.i.i.i.i, align 8, !noalias !488
  store i64 %.154.i.i.i.i, ptr %.148.i.i.i.i, align 8, !noalias !488
  store i64 8, ptr %.150.i.i.i.i, align 8, !noalias !488
  store i64 %.159.i.i.i.i, ptr %.fca.1.gep3.i.i.i.i, align 8, !noalias !488
  store i64 8, ptr %.fca.1.gep.i.i.i.i, align 8, !noalias !488
  store i64 1, ptr %.152.i.i.i.i, align 8, !noalias !488
  %.171.i.i.i.i = inttoptr i64 %.76.i.i.i.i to ptr
  %.172.i.i.i.i = inttoptr i64 %.131.i.i.i.i to ptr
  call void %.171.i.i.i.i(ptr nonnull %.148.i.i.i.i, ptr nonnull %.152.i.i.i.i, ptr nonnull %.150.i.i.i.i, ptr %.172.i.i.i.i), !noalias !488
  %.174.i.i.i.i = load double, ptr %.145.i.i.i.i, align 8, !noalias !488
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i.i.i), !noalias !485
  %.212.i.i.i = load double, ptr %.211.i.i.i, align 8, !noalias !485
  %.241.i.i.i = load double, ptr %.240.i.i.i, align 8, !noalias !485
  %.242.i.i.i = fmul double %.241.i.i.i, %.168.i.i
  %.271.i.i.i = load double, ptr %.270.i.i.i, align 8, !noalias !485
  %.275.i.i.i = fadd double %.242.i.i.i, %.271.i.i.i
  %.12.i95.i.i.i = fcmp ogt double %.275.i.i.i, %.212.i.i.i
  %.13.i96.i.i.i = select i1 %.12.i95.i.i.i, double %.275.i.i.i, double %.212.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i97.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i98.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i99.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i101.i.i.i), !noalias !485
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i103.i.i.i), !noalias !485
  store double 0.000000e+00, ptr %.145.i98.i.i.i, align 8, !noalias !491
  %.76.i105.i.i.i = load i64, ptr %.75.i.i.i.i, align 8, !noalias !491
  %.131.i107.i.i.i = load i64, ptr %.130.i.i.i.i, align 8, !noalias !491
  store double %.13.i96.i.i.i, ptr %.143.i97.i.i.i, align 8, !noalias !491
  store i64 %.154.i108.i.i.i, ptr %.148.i99.i.i.i, align 8, !noalias !491
  store i64 8, ptr %.150.i101.i.i.i, align 8, !noalias !491
  store i64 %.159.i109.i.i.i, ptr %.fca.1.gep3.i100.i.i.i, align 8, !noalias !491
  store i64 8, ptr %.fca.1.gep.i102.i.i.i, align 8, !noalias !491
  store i64 1, ptr %.152.i103.i.i.i, align 8, !noalias !491
  %.171.i110.i.i.i = inttoptr i64 %.76.i105.i.i.i to ptr
  %.172.i111.i.i.i = inttoptr i64 %.131.i107.i.i.i to ptr
  call void %.171.i110.i.i.i(ptr nonnull %.148.i99.i.i.i, ptr nonnull %.152.i103.i.i.i, ptr nonnull %.150.i101.i.i.i, ptr %.172.i111.i.i.i), !noalias !491
  %.174.i112.i.i.i = load double, ptr %.145.i98.i.i.i, align 8, !noalias !491
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i97.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i98.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i99.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i101.i.i.i), !noalias !485
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i103.i.i.i), !noalias !485
  br i1 %.46559.not.i, label %B474.i.i, label %B220.if.lr.ph.i.i

B220.if.lr.ph.i.i:                                ; preds = %B58.endif.endif.i.i
  %.30.i.i603.i = add nsw i64 %.142320.i.i, -1
  %.71.inv.i.not.i.i = icmp eq i64 %.142320.i.i, 0
  %.72.i.i.i = select i1 %.71.inv.i.not.i.i, i64 %value16, i64 0
  %.73.i.i.i = add i64 %.30.i.i603.i, %.72.i.i.i
  %invariant.gep.i.i = getelementptr double, ptr %value13, i64 %.73.i.i.i
  %invariant.gep5.i.i = getelementptr double, ptr %2, i64 %.73.i.i.i
  %invariant.gep7.i.i = getelementptr double, ptr %3, i64 %.73.i.i.i
  %invariant.gep9.i.i = getelementptr double, ptr %4, i64 %.73.i.i.i
  %.199.i.i.i = fadd double %.198.fca.0.load.i.i, %.174.i.i.i.i
  %.206.i.i.i = fadd double %.198.fca.1.load.i.i, %.174.i112.i.i.i
  %.262.i.i.i = fadd double %.198.fca.3.load.i.i, %.174.i112.i.i.i
  br label %B220.if.i.i

B220.if.i.i:                                      ; preds = %B220.if.i.i, %B220.if.lr.ph.i.i
  %reaching.2.14.i.i = phi double [ 0.000000e+00, %B220.if.lr.ph.i.i ], [ %.628.i.i, %B220.if.i.i ]
  %.297.03.i.i = phi i64 [ 0, %B220.if.lr.ph.i.i ], [ %.366.i.i, %B220.if.i.i ]
  %.300.02.i.i = phi i64 [ %value11, %B220.if.lr.ph.i.i ], [ %.362.i.i, %B220.if.i.i ]
  %.362.i.i = add nsw i64 %.300.02.i.i, -1
  %.366.i.i = add nuw nsw i64 %.297.03.i.i, 1
  %.99.i.i.i = mul i64 %.297.03.i.i, %value16
  %gep.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %.99.i.i.i
  %.104.i.i.i = load double, ptr %gep.i.i, align 8, !noalias !494
  %gep6.i.i = getelementptr double, ptr %invariant.gep5.i.i, i64 %.99.i.i.i
  %.178.i.i.i = load double, ptr %gep6.i.i, align 8, !noalias !494
  %gep8.i.i = getelementptr double, ptr %invariant.gep7.i.i, i64 %.99.i.i.i
  %.252.i.i.i = load double, ptr %gep8.i.i, align 8, !noalias !494
  %gep10.i.i = getelementptr double, ptr %invariant.gep9.i.i, i64 %.99.i.i.i
  %.326.i.i.i = load double, ptr %gep10.i.i, align 8, !noalias !494
  call void @llvm.lifetime.start.p0(ptr nonnull %.211.i325.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.213.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.215.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.219.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.221.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.223.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.286.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.288.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.290.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.294.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.296.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.298.i.i.i), !noalias !481
  store double 0.000000e+00, ptr %.215.i.i.i, align 8, !noalias !497
  store double 0.000000e+00, ptr %.290.i.i.i, align 8, !noalias !497
  %.129.i.i.i = load i64, ptr %.128.i.i.i, align 8, !noalias !497
  %.182.i.i.i = load i64, ptr %.181.i.i.i, align 8, !noalias !497
  %.202.i.i.i = fadd double %.199.i.i.i, %.104.i.i.i
  %.209.i.i.i = fadd double %.206.i.i.i, %.178.i.i.i
  store double %.202.i.i.i, ptr %.211.i325.i.i, align 8, !noalias !497
  store double %.209.i.i.i, ptr %.213.i.i.i, align 8, !noalias !497
  store i64 %.225.i.i.i, ptr %.219.i.i.i, align 8, !noalias !497
  store i64 8, ptr %.221.i.i.i, align 8, !noalias !497
  store i64 %.230.i.i.i, ptr %.fca.1.gep10.i.i.i, align 8, !noalias !497
  store i64 8, ptr %.fca.1.gep7.i.i.i, align 8, !noalias !497
  store i64 %.235.i.i.i, ptr %.fca.2.gep11.i.i.i, align 8, !noalias !497
  store i64 8, ptr %.fca.2.gep8.i.i.i, align 8, !noalias !497
  store i64 1, ptr %.223.i.i.i, align 8, !noalias !497
  %.247.i.i.i = inttoptr i64 %.129.i.i.i to ptr
  %.248.i.i.i = inttoptr i64 %.182.i.i.i to ptr
  call void %.247.i.i.i(ptr nonnull %.219.i.i.i, ptr nonnull %.223.i.i.i, ptr nonnull %.221.i.i.i, ptr %.248.i.i.i), !noalias !497
  %.250.i.i.i = load double, ptr %.215.i.i.i, align 8, !noalias !497
  %.267.i.i.i = fadd double %.262.i.i.i, %.326.i.i.i
  %.284.i.i.i = fadd double %.198.fca.2.load.i.i, %.252.i.i.i
  store double %.284.i.i.i, ptr %.286.i.i.i, align 8, !noalias !497
  store double %.267.i.i.i, ptr %.288.i.i.i, align 8, !noalias !497
  store i64 %.300.i.i.i, ptr %.294.i.i.i, align 8, !noalias !497
  store i64 8, ptr %.296.i.i.i, align 8, !noalias !497
  store i64 %.305.i.i.i, ptr %.fca.1.gep3.i.i.i, align 8, !noalias !497
  store i64 8, ptr %.fca.1.gep.i.i.i, align 8, !noalias !497
  store i64 %.310.i.i.i, ptr %.fca.2.gep4.i.i.i, align 8, !noalias !497
  store i64 8, ptr %.fca.2.gep.i.i.i, align 8, !noalias !497
  store i64 1, ptr %.298.i.i.i, align 8, !noalias !497
  call void %.247.i.i.i(ptr nonnull %.294.i.i.i, ptr nonnull %.298.i.i.i, ptr nonnull %.296.i.i.i, ptr %.248.i.i.i), !noalias !497
  %.325.i326.i.i = load double, ptr %.290.i.i.i, align 8, !noalias !497
  %.331.i.i.i = fadd double %.250.i.i.i, 0xC0126BB1BBB55515
  %.12.i.i327.i.i = fcmp ogt double %.331.i.i.i, %.325.i326.i.i
  %.13.i.i328.i.i = select i1 %.12.i.i327.i.i, double %.331.i.i.i, double %.325.i326.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.211.i325.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.215.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.219.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.221.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.223.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.286.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.288.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.290.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.294.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.296.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.298.i.i.i), !noalias !481
  %.501.i.i = load double, ptr %.500.i.i, align 8, !noalias !481
  %.502.i.i = fadd double %.13.i.i328.i.i, %.501.i.i
  %.532.i.i = load double, ptr %value3, align 8, !noalias !481
  %.534.i.i = fmul double %.532.i.i, %.168.i.i
  %.535.i.i = fsub double %.502.i.i, %.534.i.i
  %arg.loops.4.val.i.i = load i64, ptr %value0, align 8, !noalias !481
  %arg.loops.4.val321.i.i = load i64, ptr %5, align 8, !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i.i), !noalias !481
  store double 0.000000e+00, ptr %.145.i.i.i, align 8, !noalias !500
  store double %.535.i.i, ptr %.143.i.i.i, align 8, !noalias !500
  store i64 %.154.i.i.i, ptr %.148.i.i.i, align 8, !noalias !500
  store i64 8, ptr %.150.i.i.i, align 8, !noalias !500
  store i64 %.159.i.i.i, ptr %.fca.1.gep3.i329.i.i, align 8, !noalias !500
  store i64 8, ptr %.fca.1.gep.i330.i.i, align 8, !noalias !500
  store i64 1, ptr %.152.i.i.i, align 8, !noalias !500
  %.171.i.i.i = inttoptr i64 %arg.loops.4.val.i.i to ptr
  %.172.i.i.i = inttoptr i64 %arg.loops.4.val321.i.i to ptr
  call void %.171.i.i.i(ptr nonnull %.148.i.i.i, ptr nonnull %.152.i.i.i, ptr nonnull %.150.i.i.i, ptr %.172.i.i.i), !noalias !500
  %.174.i.i.i = load double, ptr %.145.i.i.i, align 8, !noalias !500
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i.i), !noalias !481
  %6 = getelementptr double, ptr %data.i.i.i.i.i627.i, i64 %.297.03.i.i
  %.594.i.i = load double, ptr %6, align 8, !noalias !481
  %.596.i.i = fneg double %.174.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.139.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.141.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.144.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.146.i.i.i), !noalias !481
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i333.i.i), !noalias !481
  store double 0.000000e+00, ptr %.141.i.i.i, align 8, !noalias !503
  %.76.i.i.i = load i64, ptr %.75.i.i.i, align 8, !noalias !503
  %.129.i335.i.i = load i64, ptr %.128.i334.i.i, align 8, !noalias !503
  store double %.596.i.i, ptr %.139.i.i.i, align 8, !noalias !503
  store i64 %.150.i336.i.i, ptr %.144.i.i.i, align 8, !noalias !503
  store i64 8, ptr %.146.i.i.i, align 8, !noalias !503
  store i64 %.155.i.i.i, ptr %.fca.1.gep3.i331.i.i, align 8, !noalias !503
  store i64 8, ptr %.fca.1.gep.i332.i.i, align 8, !noalias !503
  store i64 1, ptr %.148.i333.i.i, align 8, !noalias !503
  %.167.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.168.i.i.i = inttoptr i64 %.129.i335.i.i to ptr
  call void %.167.i.i.i(ptr nonnull %.144.i.i.i, ptr nonnull %.148.i333.i.i, ptr nonnull %.146.i.i.i, ptr %.168.i.i.i), !noalias !503
  %.170.i.i.i = load double, ptr %.141.i.i.i, align 8, !noalias !503
  call void @llvm.lifetime.end.p0(ptr nonnull %.139.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.141.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.144.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.146.i.i.i), !noalias !481
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i333.i.i), !noalias !481
  %.626.i.i = fmul double %.594.i.i, %.170.i.i.i
  %.628.i.i = fsub double %reaching.2.14.i.i, %.626.i.i
  %.353.i.i = icmp sgt i64 %.300.02.i.i, 1
  br i1 %.353.i.i, label %B220.if.i.i, label %B474.i.i

B508.i:                                           ; preds = %NRT_decref.exit673.i
  store i8 0, ptr %.951.i, align 1, !noalias !448
  %.973.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels4_fitB4v177B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE(ptr %.951.i, ptr %excinfo.6.i, ptr readonly %value0, i64 %value2, ptr readonly %value3, double %value5, ptr nonnull %memory.i.i.i.i.i, ptr %data.i.i.i.i.i, i64 %value11, i64 1024, ptr readonly %value13, i64 %value15, i64 %value16, i64 %.high.4.1.i51.i, ptr %value18)
  %.975.not.i = icmp eq i32 %.973.i, 0
  br i1 %.975.not.i, label %.3.endif.i675.i, label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, !prof !7

.3.endif.i605.i:                                  ; preds = %NRT_decref.exit673.i
  fence release
  %.4.i.i606.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !448
  %.10.i607.i = icmp eq i64 %.4.i.i606.i, 1
  br i1 %.10.i607.i, label %NRT_decref.exit609.sink.split.i, label %NRT_decref.exit609.i, !prof !66

NRT_decref.exit609.sink.split.i:                  ; preds = %.3.endif.i675.i, %.3.endif.i605.i
  %"$phi548.0.2.030.ph.i" = phi i1 [ %.986.i, %.3.endif.i675.i ], [ false, %.3.endif.i605.i ]
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !448
  br label %NRT_decref.exit609.i

NRT_decref.exit609.i:                             ; preds = %.3.endif.i675.i, %NRT_decref.exit609.sink.split.i, %.3.endif.i605.i
  %"$phi548.0.2.030.i" = phi i1 [ false, %.3.endif.i605.i ], [ %.986.i, %.3.endif.i675.i ], [ %"$phi548.0.2.030.ph.i", %NRT_decref.exit609.sink.split.i ]
  %.1081.i = zext i1 %"$phi548.0.2.030.i" to i64
  store i64 %.1081.i, ptr %results, align 8, !alias.scope !445, !noalias !469
  br label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit

NRT_incref.exit.i613.i:                           ; preds = %.3.endif.if.i36.i.i, %.3.endif.i33.i.i
  %.4.i.i.i612.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !506
  %.1341.not.i.i = icmp slt i64 %value7, 1
  br i1 %.1341.not.i.i, label %.3.endif.i172.i.i, label %B44.if.i.i

.3.endif.i168.i.i:                                ; preds = %B44.if.i.i
  fence release
  %.4.i.i169.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !506
  %.10.i.i614.i = icmp eq i64 %.4.i.i169.i.i, 1
  br i1 %.10.i.i614.i, label %_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.thread36.i, label %.3.endif.i.i, !prof !66

_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.thread36.i: ; preds = %.3.endif.i168.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !506
  br label %.3.endif.i.i

B82.i.i:                                          ; preds = %B44.if.i.i
  %.147.i.i = add nuw nsw i64 %.76.03.i.i, 1
  %.143.i.i = add nsw i64 %.79.02.i.i, -1
  %7 = getelementptr i64, ptr %value8, i64 %.76.03.i.i
  %.267.i.i = load i64, ptr %7, align 8, !noalias !506
  %8 = tail call i32 @llvm.umin.i32(i32 %.205.i.i, i32 1023)
  %.10.i170.i.i = zext i32 %8 to i64
  %.300.i.i = add nsw i64 %.267.i.i, %.10.i170.i.i
  %.314.i.i = icmp slt i64 %.300.i.i, 0
  %.315.i.i = select i1 %.314.i.i, i64 %.123.i, i64 0
  %9 = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.300.i.i
  %.329.i.i = getelementptr i64, ptr %9, i64 %.315.i.i
  %.330.i.i = load i64, ptr %.329.i.i, align 8, !noalias !506
  %.331.i.i = add nsw i64 %.330.i.i, 1
  store i64 %.331.i.i, ptr %.329.i.i, align 8, !noalias !506
  %.134.i.i = icmp sgt i64 %.79.02.i.i, 1
  br i1 %.134.i.i, label %B44.if.i.i, label %.3.endif.i172.i.i

.3.endif.i172.i.i:                                ; preds = %B82.i.i, %NRT_incref.exit.i613.i
  fence release
  %.4.i.i173.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !506
  %.10.i174.i.i = icmp eq i64 %.4.i.i173.i.i, 1
  br i1 %.10.i174.i.i, label %_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i, label %B120.i, !prof !66

B44.if.i.i:                                       ; preds = %NRT_incref.exit.i613.i, %B82.i.i
  %.76.03.i.i = phi i64 [ %.147.i.i, %B82.i.i ], [ 0, %NRT_incref.exit.i613.i ]
  %.79.02.i.i = phi i64 [ %.143.i.i, %B82.i.i ], [ %value7, %NRT_incref.exit.i613.i ]
  %10 = getelementptr i32, ptr %value6, i64 %.76.03.i.i
  %.205.i.i = load i32, ptr %10, align 4, !noalias !506
  %.211.i.i = icmp slt i32 %.205.i.i, 0
  br i1 %.211.i.i, label %.3.endif.i168.i.i, label %B82.i.i

_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit.i: ; preds = %.3.endif.i172.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !506
  br label %B120.i

B0.endif.endif.endif.i.i618.i:                    ; preds = %.3.endif.if.i.i591.i, %.3.endif.i31.i.i
  %.30.i.i619.i = shl nuw nsw i64 %value11, 3
  %all.i.i.i.i.i620.i = add nuw nsw i64 %.30.i.i619.i, 112
  %memory.i.i.i.i.i621.i = tail call ptr @malloc(i64 %all.i.i.i.i.i620.i)
  %none.i.i.i.i.i622.i = icmp eq ptr %memory.i.i.i.i.i621.i, null
  br i1 %none.i.i.i.i.i622.i, label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i623.i

.3.endif.i24.i.i623.i:                            ; preds = %B0.endif.endif.endif.i.i618.i
  %address.i.i.i.i.i624.i = ptrtoint ptr %memory.i.i.i.i.i621.i to i64
  %behind.i.i.i.i.i625.i = add i64 %address.i.i.i.i.i624.i, 111
  %aligned.i.i.i.i.i626.i = and i64 %behind.i.i.i.i.i625.i, -64
  %data.i.i.i.i.i627.i = inttoptr i64 %aligned.i.i.i.i.i626.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i621.i, align 4, !noalias !509
  %at_end.i.i.i.i.i628.i = getelementptr i8, ptr %memory.i.i.i.i.i621.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i628.i, align 8, !noalias !509
  %at_data.i.i.i.i.i629.i = getelementptr i8, ptr %memory.i.i.i.i.i621.i, i64 24
  store ptr %data.i.i.i.i.i627.i, ptr %at_data.i.i.i.i.i629.i, align 8, !noalias !509
  %at_size.i.i.i.i.i630.i = getelementptr i8, ptr %memory.i.i.i.i.i621.i, i64 32
  store i64 %.30.i.i619.i, ptr %at_size.i.i.i.i.i630.i, align 8, !noalias !509
  %.4.i.i.i.i631.i = atomicrmw add ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !522
  fence release
  %.4.i.i25.i.i632.i = atomicrmw sub ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !522
  %.10.i.i.i633.i = icmp eq i64 %.4.i.i25.i.i632.i, 1
  br i1 %.10.i.i.i633.i, label %.3.endif.if.i.i.i656.i, label %.3.endif.i9.i.i634.i, !prof !66

.3.endif.if.i.i.i656.i:                           ; preds = %.3.endif.i24.i.i623.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i621.i), !noalias !522
  br label %.3.endif.i9.i.i634.i

.3.endif.i9.i.i634.i:                             ; preds = %.3.endif.if.i.i.i656.i, %.3.endif.i24.i.i623.i
  %.4.i.i.i635.i = atomicrmw add ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !523
  %.4.i.i.i22.i636.i = atomicrmw add ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !524
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i627.i, i8 0, i64 %.30.i.i619.i, i1 false), !noalias !524
  fence release
  %.4.i.i10.i.i637.i = atomicrmw sub ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !524
  %.10.i.i23.i638.i = icmp eq i64 %.4.i.i10.i.i637.i, 1
  br i1 %.10.i.i23.i638.i, label %.3.endif.if.i.i24.i655.i, label %.3.endif.i30.i639.i, !prof !66

.3.endif.if.i.i24.i655.i:                         ; preds = %.3.endif.i9.i.i634.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i621.i), !noalias !524
  br label %.3.endif.i30.i639.i

.3.endif.i30.i639.i:                              ; preds = %.3.endif.if.i.i24.i655.i, %.3.endif.i9.i.i634.i
  %.4.i.i27.i640.i = atomicrmw add ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !523
  fence release
  %.4.i.i31.i647.i = atomicrmw sub ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !523
  %.10.i.i648.i = icmp eq i64 %.4.i.i31.i647.i, 1
  br i1 %.10.i.i648.i, label %.3.endif.if.i.i654.i, label %.3.endif.i33.i649.i, !prof !66

.3.endif.if.i.i654.i:                             ; preds = %.3.endif.i30.i639.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i621.i), !noalias !523
  br label %.3.endif.i33.i649.i

.3.endif.i33.i649.i:                              ; preds = %.3.endif.if.i.i654.i, %.3.endif.i30.i639.i
  fence release
  %.4.i.i34.i650.i = atomicrmw sub ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !523
  %.10.i35.i651.i = icmp eq i64 %.4.i.i34.i650.i, 1
  br i1 %.10.i35.i651.i, label %.3.endif.if.i36.i653.i, label %.3.endif.i663.i, !prof !66

.3.endif.if.i36.i653.i:                           ; preds = %.3.endif.i33.i649.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i621.i), !noalias !523
  br label %.3.endif.i663.i

.3.endif.i663.i:                                  ; preds = %.3.endif.if.i36.i653.i, %.3.endif.i33.i649.i
  %.4.i.i661.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !448
  fence release
  %.4.i.i664.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !448
  %.10.i665.i = icmp eq i64 %.4.i.i664.i, 1
  br i1 %.10.i665.i, label %.3.endif.if.i666.i, label %NRT_decref.exit667.i, !prof !66

.3.endif.if.i666.i:                               ; preds = %.3.endif.i663.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !448
  br label %NRT_decref.exit667.i

NRT_decref.exit667.i:                             ; preds = %.3.endif.if.i666.i, %.3.endif.i663.i
  %.46559.not.i = icmp eq i64 %value11, 0
  br i1 %.46559.not.i, label %.3.endif.i593.i, label %B296.if.i

B296.if.i:                                        ; preds = %NRT_decref.exit667.i, %B296.loopexit.i
  %.412.061.i = phi i64 [ %.474.i, %B296.loopexit.i ], [ %value11, %NRT_decref.exit667.i ]
  %.409.060.i = phi i64 [ %.478.i, %B296.loopexit.i ], [ 0, %NRT_decref.exit667.i ]
  %11 = getelementptr i64, ptr %value10, i64 %.409.060.i
  %.idx.i = shl i64 %.409.060.i, 13
  %12 = getelementptr i8, ptr %data.i.i.i.i.i, i64 %.idx.i
  %13 = getelementptr double, ptr %data.i.i.i.i.i627.i, i64 %.409.060.i
  br label %B340.if.i

B340.if.i:                                        ; preds = %B340.if.i, %B296.if.i
  %.532.058.i = phi i64 [ 1024, %B296.if.i ], [ %.594.i, %B340.if.i ]
  %.529.057.i = phi i64 [ 0, %B296.if.i ], [ %.598.i, %B340.if.i ]
  %.594.i = add nsw i64 %.532.058.i, -1
  %.598.i = add nuw nsw i64 %.529.057.i, 1
  %.653.i = load i64, ptr %11, align 8, !noalias !448
  %.654.i = shl nsw i64 %.653.i, 10
  %.655.i = add nsw i64 %.654.i, %.529.057.i
  %.669.i = icmp slt i64 %.655.i, 0
  %.670.i = select i1 %.669.i, i64 %.123.i, i64 0
  %14 = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.655.i
  %.684.i = getelementptr i64, ptr %14, i64 %.670.i
  %.685.i = load i64, ptr %.684.i, align 8, !noalias !448
  %15 = getelementptr i64, ptr %12, i64 %.529.057.i
  store i64 %.685.i, ptr %15, align 8, !noalias !448
  %.771.i = load double, ptr %13, align 8, !noalias !448
  %.827.i = sitofp i64 %.685.i to double
  %.828.i = fadd double %.771.i, %.827.i
  store double %.828.i, ptr %13, align 8, !noalias !448
  %.585.i = icmp ugt i64 %.532.058.i, 1
  br i1 %.585.i, label %B340.if.i, label %B296.loopexit.i

B456.if.i:                                        ; preds = %B58.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.177.i.i), !noalias !448
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !448
  br label %_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit

.3.endif.i669.i:                                  ; preds = %.3.endif.if.i.i602.i, %.3.endif.i323.i.i
  %.759.not.i50.i = icmp sgt i64 %high.4.1.i.i, %value16
  %.high.4.1.i51.i = select i1 %.759.not.i50.i, i64 0, i64 %high.4.1.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.177.i.i), !noalias !448
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !448
  fence release
  %.4.i.i670.i = atomicrmw sub ptr %memory.i.i.i.i.i621.i, i64 1 monotonic, align 8, !noalias !448
  %.10.i671.i = icmp eq i64 %.4.i.i670.i, 1
  br i1 %.10.i671.i, label %.3.endif.if.i672.i, label %NRT_decref.exit673.i, !prof !66

.3.endif.if.i672.i:                               ; preds = %.3.endif.i669.i
  fence acquire
  call void @free(ptr nonnull %memory.i.i.i.i.i621.i), !noalias !448
  br label %NRT_decref.exit673.i

NRT_decref.exit673.i:                             ; preds = %.3.endif.if.i672.i, %.3.endif.i669.i
  %.938.i = icmp sgt i64 %.high.4.1.i51.i, 0
  br i1 %.938.i, label %B508.i, label %.3.endif.i605.i

.3.endif.i675.i:                                  ; preds = %B508.i
  %.983.i = load i8, ptr %.951.i, align 1, !noalias !448
  %.986.i = icmp ne i8 %.983.i, 0
  fence release
  %.4.i.i676.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !448
  %.10.i677.i = icmp eq i64 %.4.i.i676.i, 1
  br i1 %.10.i677.i, label %NRT_decref.exit609.sink.split.i, label %NRT_decref.exit609.i, !prof !66

_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %B508.i, %B0.endif.endif.endif.i.i618.i, %B120.i, %B0.endif.endif.endif.endif.i.i, %B0.endif.endif.endif.endif.endif.i.i, %0, %B0.endif.endif.endif.i.i.i, %NRT_decref.exit.i, %NRT_decref.exit609.i, %B456.if.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit.i ], [ 0, %NRT_decref.exit609.i ], [ 1, %B456.if.i ], [ 1, %B120.i ], [ 1, %B0.endif.endif.endif.i.i618.i ], [ 1, %0 ], [ 1, %B0.endif.endif.endif.i.i.i ], [ 1, %B508.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i ], [ 1, %B0.endif.endif.endif.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.951.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.6.i)
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

declare i32 @llvm.umin.i32(i32, i32)


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
!66 = !{!"branch_weights", i32 1, i32 99}
!67 = !{!68, !70, !71, !73, !74, !76}
!68 = distinct !{!68, !69, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!69 = distinct !{!69, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!70 = distinct !{!70, !69, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!71 = distinct !{!71, !72, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!72 = distinct !{!72, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!73 = distinct !{!73, !72, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!74 = distinct !{!74, !75, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!75 = distinct !{!75, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!76 = distinct !{!76, !75, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!77 = !{!74, !76}
!78 = !{!79}
!79 = distinct !{!79, !80, !"_ZN6swathe4core10statistics14evalue_kernels7_medianB4v193B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!80 = distinct !{!80, !"_ZN6swathe4core10statistics14evalue_kernels7_medianB4v193B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx"}
!81 = !{!82, !84, !85, !87, !88, !90}
!82 = distinct !{!82, !83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!83 = distinct !{!83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!84 = distinct !{!84, !83, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!85 = distinct !{!85, !86, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!86 = distinct !{!86, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!87 = distinct !{!87, !86, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!88 = distinct !{!88, !89, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!89 = distinct !{!89, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!90 = distinct !{!90, !89, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!91 = !{!88, !90}
!92 = !{!93, !95, !96, !98, !99, !101}
!93 = distinct !{!93, !94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!94 = distinct !{!94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!95 = distinct !{!95, !94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!96 = distinct !{!96, !97, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!97 = distinct !{!97, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!98 = distinct !{!98, !97, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!99 = distinct !{!99, !100, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!100 = distinct !{!100, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!101 = distinct !{!101, !100, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!102 = !{!99, !101}
!103 = !{!104, !106, !107, !109, !110, !112}
!104 = distinct !{!104, !105, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!105 = distinct !{!105, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!106 = distinct !{!106, !105, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!107 = distinct !{!107, !108, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!108 = distinct !{!108, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!109 = distinct !{!109, !108, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!110 = distinct !{!110, !111, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!111 = distinct !{!111, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!112 = distinct !{!112, !111, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!113 = !{!110, !112}
!114 = !{!115}
!115 = distinct !{!115, !116, !"_ZN6swathe4core10statistics14evalue_kernels7_medianB4v193B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!116 = distinct !{!116, !"_ZN6swathe4core10statistics14evalue_kernels7_medianB4v193B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx"}
!117 = !{!118, !120, !121, !123, !124, !126}
!118 = distinct !{!118, !119, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!119 = distinct !{!119, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!120 = distinct !{!120, !119, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!121 = distinct !{!121, !122, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!122 = distinct !{!122, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!123 = distinct !{!123, !122, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!124 = distinct !{!124, !125, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!125 = distinct !{!125, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!126 = distinct !{!126, !125, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!127 = !{!124, !126}
!128 = !{!129, !131, !132, !134, !135, !137, !138, !140}
!129 = distinct !{!129, !130, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!130 = distinct !{!130, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!131 = distinct !{!131, !130, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!132 = distinct !{!132, !133, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!133 = distinct !{!133, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!134 = distinct !{!134, !133, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!135 = distinct !{!135, !136, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!136 = distinct !{!136, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29"}
!137 = distinct !{!137, !136, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!138 = distinct !{!138, !139, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!139 = distinct !{!139, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!140 = distinct !{!140, !139, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!141 = !{!135, !137, !138, !140}
!142 = !{!138, !140}
!143 = !{!144, !138, !140}
!144 = distinct !{!144, !145, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!145 = distinct !{!145, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE"}
!146 = !{!147}
!147 = distinct !{!147, !148, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!148 = distinct !{!148, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!149 = !{!150, !147}
!150 = distinct !{!150, !151, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!151 = distinct !{!151, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!152 = !{!153, !147}
!153 = distinct !{!153, !154, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!154 = distinct !{!154, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!155 = !{!156}
!156 = distinct !{!156, !157, !"_ZN6swathe4core10statistics14evalue_kernels9_of_groupB4v175B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi3E1C7mutable7alignedExx: %retptr"}
!157 = distinct !{!157, !"_ZN6swathe4core10statistics14evalue_kernels9_of_groupB4v175B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi3E1C7mutable7alignedExx"}
!158 = !{!159}
!159 = distinct !{!159, !160, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v112B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE27Literal_5bbool_5d_28True_29: %retptr"}
!160 = distinct !{!160, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v112B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE27Literal_5bbool_5d_28True_29"}
!161 = !{!162, !164}
!162 = distinct !{!162, !163, !"_ZN6swathe4core10statistics14evalue_kernels12_most_likelyB4v181B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!163 = distinct !{!163, !"_ZN6swathe4core10statistics14evalue_kernels12_most_likelyB4v181B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!164 = distinct !{!164, !163, !"_ZN6swathe4core10statistics14evalue_kernels12_most_likelyB4v181B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!165 = !{!166, !168, !169, !171, !172, !174, !162, !164}
!166 = distinct !{!166, !167, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!167 = distinct !{!167, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!168 = distinct !{!168, !167, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!169 = distinct !{!169, !170, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!170 = distinct !{!170, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!171 = distinct !{!171, !170, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!172 = distinct !{!172, !173, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!173 = distinct !{!173, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!174 = distinct !{!174, !173, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!175 = !{!172, !174, !162, !164}
!176 = !{!177, !179, !162, !164}
!177 = distinct !{!177, !178, !"_ZN6swathe4core10statistics14evalue_kernels12_determinantB4v191B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!178 = distinct !{!178, !"_ZN6swathe4core10statistics14evalue_kernels12_determinantB4v191B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!179 = distinct !{!179, !178, !"_ZN6swathe4core10statistics14evalue_kernels12_determinantB4v191B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %excinfo"}
!180 = !{!181, !183, !184, !186, !187, !189, !177, !179, !162, !164}
!181 = distinct !{!181, !182, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!182 = distinct !{!182, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!183 = distinct !{!183, !182, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!184 = distinct !{!184, !185, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!185 = distinct !{!185, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!186 = distinct !{!186, !185, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!187 = distinct !{!187, !188, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!188 = distinct !{!188, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!189 = distinct !{!189, !188, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!190 = !{!187, !189, !177, !179, !162, !164}
!191 = !{!192, !194, !195, !197, !198, !200, !177, !179, !162, !164}
!192 = distinct !{!192, !193, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!193 = distinct !{!193, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!194 = distinct !{!194, !193, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!195 = distinct !{!195, !196, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!196 = distinct !{!196, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!197 = distinct !{!197, !196, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!198 = distinct !{!198, !199, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!199 = distinct !{!199, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!200 = distinct !{!200, !199, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!201 = !{!198, !200, !177, !179, !162, !164}
!202 = !{!203, !205, !206, !208, !209, !211, !177, !179, !162, !164}
!203 = distinct !{!203, !204, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!204 = distinct !{!204, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!205 = distinct !{!205, !204, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!206 = distinct !{!206, !207, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!207 = distinct !{!207, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!208 = distinct !{!208, !207, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!209 = distinct !{!209, !210, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!210 = distinct !{!210, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!211 = distinct !{!211, !210, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!212 = !{!209, !211, !177, !179, !162, !164}
!213 = !{!214, !216, !162, !164}
!214 = distinct !{!214, !215, !"_ZN6swathe4core10statistics14evalue_kernels6_solveB4v192B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!215 = distinct !{!215, !"_ZN6swathe4core10statistics14evalue_kernels6_solveB4v192B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!216 = distinct !{!216, !215, !"_ZN6swathe4core10statistics14evalue_kernels6_solveB4v192B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!217 = !{!218, !220, !221, !223, !224, !226, !214, !216, !162, !164}
!218 = distinct !{!218, !219, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!219 = distinct !{!219, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!220 = distinct !{!220, !219, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!221 = distinct !{!221, !222, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!222 = distinct !{!222, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!223 = distinct !{!223, !222, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!224 = distinct !{!224, !225, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!225 = distinct !{!225, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!226 = distinct !{!226, !225, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!227 = !{!224, !226, !214, !216, !162, !164}
!228 = !{!229, !231, !232, !234, !235, !237, !214, !216, !162, !164}
!229 = distinct !{!229, !230, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!230 = distinct !{!230, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!231 = distinct !{!231, !230, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!232 = distinct !{!232, !233, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!233 = distinct !{!233, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!234 = distinct !{!234, !233, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!235 = distinct !{!235, !236, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!236 = distinct !{!236, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!237 = distinct !{!237, !236, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!238 = !{!235, !237, !214, !216, !162, !164}
!239 = !{!240, !242, !243, !245, !246, !248, !214, !216, !162, !164}
!240 = distinct !{!240, !241, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!241 = distinct !{!241, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!242 = distinct !{!242, !241, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!243 = distinct !{!243, !244, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!244 = distinct !{!244, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!245 = distinct !{!245, !244, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!246 = distinct !{!246, !247, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!247 = distinct !{!247, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!248 = distinct !{!248, !247, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!249 = !{!246, !248, !214, !216, !162, !164}
!250 = !{!251, !253, !254, !256, !257, !259, !162, !164}
!251 = distinct !{!251, !252, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!252 = distinct !{!252, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!253 = distinct !{!253, !252, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!254 = distinct !{!254, !255, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!255 = distinct !{!255, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!256 = distinct !{!256, !255, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!257 = distinct !{!257, !258, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!258 = distinct !{!258, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!259 = distinct !{!259, !258, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!260 = !{!257, !259, !162, !164}
!261 = !{!262, !264, !265, !267, !268, !270, !162, !164}
!262 = distinct !{!262, !263, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!263 = distinct !{!263, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!264 = distinct !{!264, !263, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!265 = distinct !{!265, !266, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!266 = distinct !{!266, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!267 = distinct !{!267, !266, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!268 = distinct !{!268, !269, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!269 = distinct !{!269, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!270 = distinct !{!270, !269, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v182B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!271 = !{!268, !270, !162, !164}
!272 = !{!273, !275, !276, !278, !279, !281, !162, !164}
!273 = distinct !{!273, !274, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!274 = distinct !{!274, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!275 = distinct !{!275, !274, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!276 = distinct !{!276, !277, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!277 = distinct !{!277, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!278 = distinct !{!278, !277, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!279 = distinct !{!279, !280, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!280 = distinct !{!280, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!281 = distinct !{!281, !280, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!282 = !{!279, !281, !162, !164}
!283 = !{!284, !286, !287, !289, !290, !292, !162, !164}
!284 = distinct !{!284, !285, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!285 = distinct !{!285, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!286 = distinct !{!286, !285, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!287 = distinct !{!287, !288, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!288 = distinct !{!288, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!289 = distinct !{!289, !288, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!290 = distinct !{!290, !291, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!291 = distinct !{!291, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!292 = distinct !{!292, !291, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!293 = !{!290, !292, !162, !164}
!294 = !{!295, !297, !298, !300, !301, !303, !162, !164}
!295 = distinct !{!295, !296, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!296 = distinct !{!296, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!297 = distinct !{!297, !296, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!298 = distinct !{!298, !299, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!299 = distinct !{!299, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!300 = distinct !{!300, !299, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!301 = distinct !{!301, !302, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!302 = distinct !{!302, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!303 = distinct !{!303, !302, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!304 = !{!301, !303, !162, !164}
!305 = !{!306, !308, !309, !311, !312, !314, !162, !164}
!306 = distinct !{!306, !307, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!307 = distinct !{!307, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!308 = distinct !{!308, !307, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!309 = distinct !{!309, !310, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!310 = distinct !{!310, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!311 = distinct !{!311, !310, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!312 = distinct !{!312, !313, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!313 = distinct !{!313, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!314 = distinct !{!314, !313, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!315 = !{!312, !314, !162, !164}
!316 = !{!317, !319, !320, !322, !323, !325, !162, !164}
!317 = distinct !{!317, !318, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!318 = distinct !{!318, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!319 = distinct !{!319, !318, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!320 = distinct !{!320, !321, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!321 = distinct !{!321, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!322 = distinct !{!322, !321, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!323 = distinct !{!323, !324, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!324 = distinct !{!324, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!325 = distinct !{!325, !324, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!326 = !{!323, !325, !162, !164}
!327 = !{!328, !330, !331, !333, !334, !336, !162, !164}
!328 = distinct !{!328, !329, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!329 = distinct !{!329, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!330 = distinct !{!330, !329, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!331 = distinct !{!331, !332, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!332 = distinct !{!332, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!333 = distinct !{!333, !332, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!334 = distinct !{!334, !335, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!335 = distinct !{!335, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!336 = distinct !{!336, !335, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!337 = !{!334, !336, !162, !164}
!338 = !{!339, !341, !342, !344, !345, !347, !162, !164}
!339 = distinct !{!339, !340, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!340 = distinct !{!340, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!341 = distinct !{!341, !340, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!342 = distinct !{!342, !343, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!343 = distinct !{!343, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!344 = distinct !{!344, !343, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!345 = distinct !{!345, !346, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!346 = distinct !{!346, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!347 = distinct !{!347, !346, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v180B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!348 = !{!345, !347, !162, !164}
!349 = !{!350, !162, !164}
!350 = distinct !{!350, !351, !"_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE: %retptr"}
!351 = distinct !{!351, !"_ZN6swathe4core10statistics14evalue_kernels7_slopesB4v188B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE"}
!352 = !{!353, !162, !164}
!353 = distinct !{!353, !354, !"_ZN6swathe4core10statistics14evalue_kernels9_productsB4v189B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!354 = distinct !{!354, !"_ZN6swathe4core10statistics14evalue_kernels9_productsB4v189B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!355 = !{!356, !162, !164}
!356 = distinct !{!356, !357, !"_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!357 = distinct !{!357, !"_ZN6swathe4core10statistics14evalue_kernels9_weightedB4v190B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!358 = !{!359, !361, !362, !364, !365, !367}
!359 = distinct !{!359, !360, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!360 = distinct !{!360, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!361 = distinct !{!361, !360, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!362 = distinct !{!362, !363, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!363 = distinct !{!363, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!364 = distinct !{!364, !363, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!365 = distinct !{!365, !366, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!366 = distinct !{!366, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29"}
!367 = distinct !{!367, !366, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!368 = !{!365, !367}
!369 = !{!370}
!370 = distinct !{!370, !371, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v157B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!371 = distinct !{!371, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v157B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!372 = !{!373, !375}
!373 = distinct !{!373, !374, !"_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr:thread"}
!374 = distinct !{!374, !"_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!375 = distinct !{!375, !374, !"_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo:thread"}
!376 = !{!377, !378}
!377 = distinct !{!377, !374, !"_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!378 = distinct !{!378, !374, !"_ZN6swathe4core10statistics14evalue_kernels4_allB4v186B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!379 = !{!380, !382, !383, !385, !386, !388, !377, !378}
!380 = distinct !{!380, !381, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!381 = distinct !{!381, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!382 = distinct !{!382, !381, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!383 = distinct !{!383, !384, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!384 = distinct !{!384, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!385 = distinct !{!385, !384, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!386 = distinct !{!386, !387, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!387 = distinct !{!387, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!388 = distinct !{!388, !387, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!389 = !{!386, !388, !377, !378}
!390 = !{!391, !393, !394, !396, !397, !399, !377, !378}
!391 = distinct !{!391, !392, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!392 = distinct !{!392, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!393 = distinct !{!393, !392, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!394 = distinct !{!394, !395, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!395 = distinct !{!395, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!396 = distinct !{!396, !395, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!397 = distinct !{!397, !398, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!398 = distinct !{!398, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!399 = distinct !{!399, !398, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!400 = !{!397, !399, !377, !378}
!401 = !{!402, !404, !405, !407, !408, !410}
!402 = distinct !{!402, !403, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!403 = distinct !{!403, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!404 = distinct !{!404, !403, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!405 = distinct !{!405, !406, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!406 = distinct !{!406, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!407 = distinct !{!407, !406, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!408 = distinct !{!408, !409, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!409 = distinct !{!409, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!410 = distinct !{!410, !409, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!411 = !{!408, !410}
!412 = !{!413, !415, !416, !418, !419, !421}
!413 = distinct !{!413, !414, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!414 = distinct !{!414, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!415 = distinct !{!415, !414, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!416 = distinct !{!416, !417, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!417 = distinct !{!417, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!418 = distinct !{!418, !417, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!419 = distinct !{!419, !420, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!420 = distinct !{!420, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!421 = distinct !{!421, !420, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!422 = !{!419, !421}
!423 = !{!424, !426, !427, !429, !430, !432}
!424 = distinct !{!424, !425, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!425 = distinct !{!425, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!426 = distinct !{!426, !425, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!427 = distinct !{!427, !428, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!428 = distinct !{!428, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!429 = distinct !{!429, !428, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!430 = distinct !{!430, !431, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!431 = distinct !{!431, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!432 = distinct !{!432, !431, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!433 = !{!430, !432}
!434 = !{!435, !437, !438, !440, !441, !443}
!435 = distinct !{!435, !436, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!436 = distinct !{!436, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!437 = distinct !{!437, !436, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!438 = distinct !{!438, !439, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!439 = distinct !{!439, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!440 = distinct !{!440, !439, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!441 = distinct !{!441, !442, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!442 = distinct !{!442, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!443 = distinct !{!443, !442, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!444 = !{!441, !443}
!445 = !{!446}
!446 = distinct !{!446, !447, !"_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!447 = distinct !{!447, !"_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!448 = !{!446, !449}
!449 = distinct !{!449, !447, !"_ZN6swathe4core10statistics14evalue_kernels3fitB4v169B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi3E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!450 = !{!"branch_weights", i32 199, i32 9801}
!451 = !{!452, !454, !455, !457, !458, !460, !461, !463, !446, !449}
!452 = distinct !{!452, !453, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!453 = distinct !{!453, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!454 = distinct !{!454, !453, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!455 = distinct !{!455, !456, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!456 = distinct !{!456, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!457 = distinct !{!457, !456, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!458 = distinct !{!458, !459, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v124B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!459 = distinct !{!459, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v124B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!460 = distinct !{!460, !459, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v124B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!461 = distinct !{!461, !462, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v170B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!462 = distinct !{!462, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v170B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!463 = distinct !{!463, !462, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v170B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!464 = !{!458, !460, !461, !463, !446, !449}
!465 = !{!461, !463, !446, !449}
!466 = !{!467, !461, !463, !446, !449}
!467 = distinct !{!467, !468, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!468 = distinct !{!468, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE"}
!469 = !{!449}
!470 = !{!471, !473, !474, !476, !477, !479, !446, !449}
!471 = distinct !{!471, !472, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!472 = distinct !{!472, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!473 = distinct !{!473, !472, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!474 = distinct !{!474, !475, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!475 = distinct !{!475, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!476 = distinct !{!476, !475, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!477 = distinct !{!477, !478, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v173B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %retptr"}
!478 = distinct !{!478, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v173B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29"}
!479 = distinct !{!479, !478, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v173B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE16class_28int64_29: %excinfo"}
!480 = !{!477, !479, !446, !449}
!481 = !{!482, !484, !446, !449}
!482 = distinct !{!482, !483, !"_ZN6swathe4core10statistics14evalue_kernels6cut_ofB4v174B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedEd: %retptr"}
!483 = distinct !{!483, !"_ZN6swathe4core10statistics14evalue_kernels6cut_ofB4v174B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedEd"}
!484 = distinct !{!484, !483, !"_ZN6swathe4core10statistics14evalue_kernels6cut_ofB4v174B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedEd: %excinfo"}
!485 = !{!486, !482, !484, !446, !449}
!486 = distinct !{!486, !487, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!487 = distinct !{!487, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!488 = !{!489, !486, !482, !484, !446, !449}
!489 = distinct !{!489, !490, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!490 = distinct !{!490, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!491 = !{!492, !486, !482, !484, !446, !449}
!492 = distinct !{!492, !493, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!493 = distinct !{!493, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!494 = !{!495, !482, !484, !446, !449}
!495 = distinct !{!495, !496, !"_ZN6swathe4core10statistics14evalue_kernels9_of_groupB4v175B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi3E1C7mutable7alignedExx: %retptr"}
!496 = distinct !{!496, !"_ZN6swathe4core10statistics14evalue_kernels9_of_groupB4v175B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi3E1C7mutable7alignedExx"}
!497 = !{!498, !482, !484, !446, !449}
!498 = distinct !{!498, !499, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v112B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE27Literal_5bbool_5d_28True_29: %retptr"}
!499 = distinct !{!499, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v112B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE27Literal_5bbool_5d_28True_29"}
!500 = !{!501, !482, !484, !446, !449}
!501 = distinct !{!501, !502, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!502 = distinct !{!502, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!503 = !{!504, !482, !484, !446, !449}
!504 = distinct !{!504, !505, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v176B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_282_29d: %retptr"}
!505 = distinct !{!505, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v176B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_282_29d"}
!506 = !{!507, !446, !449}
!507 = distinct !{!507, !508, !"_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!508 = distinct !{!508, !"_ZN6swathe4core10statistics14evalue_kernels5countB4v171B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!509 = !{!510, !512, !513, !515, !516, !518, !519, !521, !446, !449}
!510 = distinct !{!510, !511, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!511 = distinct !{!511, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!512 = distinct !{!512, !511, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!513 = distinct !{!513, !514, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!514 = distinct !{!514, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!515 = distinct !{!515, !514, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!516 = distinct !{!516, !517, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!517 = distinct !{!517, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29"}
!518 = distinct !{!518, !517, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!519 = distinct !{!519, !520, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v155B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!520 = distinct !{!520, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v155B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!521 = distinct !{!521, !520, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v155B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!522 = !{!516, !518, !519, !521, !446, !449}
!523 = !{!519, !521, !446, !449}
!524 = !{!525, !519, !521, !446, !449}
!525 = distinct !{!525, !526, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v157B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!526 = distinct !{!526, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v157B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
