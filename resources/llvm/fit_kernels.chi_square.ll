; {"digest": "52137b645e497068f77c1e05faf1ea5477d8918cb07d91aff1296a979a48e21f", "takes": [["float64", 1], ["int64", 1], ["int64", 1], ["float64", 1], ["float64", 1], ["float64", 1], ["float64", 1], ["float64", 1], ["float64", 0], ["float64", 1], ["float64", 1]], "gives": [], "calls": ["exp", "expm1"]}
declare double @llvm.exp.f64(double)

declare double @expm1(double) local_unnamed_addr

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
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load ptr, ptr %at12, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load ptr, ptr %at14, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load double, ptr %at16, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load ptr, ptr %at17, align 8
  %at19 = getelementptr i8, ptr %values, i64 152
  %value19 = load ptr, ptr %at19, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.23623.not.i = icmp slt i64 %value3, 1
  br i1 %.23623.not.i, label %_ZN6swathe4core10statistics11fit_kernels10chi_squareB4v200B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B46.if.i

B102.i:                                           ; preds = %B46.if.i
  %1 = getelementptr double, ptr %value14, i64 %.177.025.i
  %.341.i = load double, ptr %1, align 8, !noalias !0
  %.342.i = fsub double %.341.i, %.341.i
  %.343.i = fcmp ord double %.342.i, 0.000000e+00
  br i1 %.343.i, label %B156.i, label %B799.i

B156.i:                                           ; preds = %B102.i
  %2 = getelementptr double, ptr %value6, i64 %.177.025.i
  %.378.i = load double, ptr %2, align 8, !noalias !0
  %3 = getelementptr i64, ptr %value2, i64 %.177.025.i
  %.412.i = load i64, ptr %3, align 8, !noalias !0
  %4 = getelementptr i64, ptr %value4, i64 %.177.025.i
  %.443.i = load i64, ptr %4, align 8, !noalias !0
  %.480.i = sub i64 %.443.i, %.412.i
  %.5235.not.i = icmp slt i64 %.480.i, 1
  br i1 %.5235.not.i, label %B256.i, label %B228.if.i

B256.i:                                           ; preds = %B228.if.i, %B156.i
  %total.2.2.lcssa.i = phi double [ %.378.i, %B156.i ], [ %.592.i, %B228.if.i ]
  %.715.i = sub i64 %.412.i, %.443.i
  %.7581031.i = icmp slt i64 %.715.i, 0
  br i1 %.7581031.i, label %B346.if.lr.ph.i, label %_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit449.i

B346.if.lr.ph.i:                                  ; preds = %B256.i
  %.735.i = sub nsw i64 0, %.715.i
  %5 = getelementptr double, ptr %value8, i64 %.177.025.i
  %6 = getelementptr double, ptr %value10, i64 %.177.025.i
  %7 = getelementptr double, ptr %value17, i64 %.177.025.i
  %8 = getelementptr double, ptr %value19, i64 %.177.025.i
  br label %B346.if.i

B614.i:                                           ; preds = %B346.if.i
  %.43.i.i = fcmp ogt double %last_expected.2.215.i, 0.000000e+00
  br i1 %.43.i.i, label %B16.i.i, label %B668.i

B16.i.i:                                          ; preds = %B614.i
  %.75.i.i = load double, ptr %7, align 8, !noalias !3
  %.78.i.i = fsub double %last_observed.2.214.i, %last_expected.2.215.i
  br label %B282.i.i.i

B282.i.i.i:                                       ; preds = %B282.i.i.i, %B16.i.i
  %r.2.0.i.i.i = phi double [ 1.000000e+00, %B16.i.i ], [ %r.3.1.i.i.i, %B282.i.i.i ]
  %a.1.2.0.i.i.i = phi double [ %.78.i.i, %B16.i.i ], [ %.147.i.i.i, %B282.i.i.i ]
  %.150.not.i.i.i = phi i1 [ false, %B16.i.i ], [ true, %B282.i.i.i ]
  %.123.not.i.i.i = phi i1 [ true, %B16.i.i ], [ false, %B282.i.i.i ]
  %.127.i.i.i = fmul double %r.2.0.i.i.i, %a.1.2.0.i.i.i
  %r.3.1.i.i.i = select i1 %.123.not.i.i.i, double %r.2.0.i.i.i, double %.127.i.i.i
  %.147.i.i.i = fmul double %a.1.2.0.i.i.i, %a.1.2.0.i.i.i
  br i1 %.150.not.i.i.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i.i, label %B282.i.i.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i.i: ; preds = %B282.i.i.i
  %.111.i.i = fdiv double %r.3.1.i.i.i, %last_expected.2.215.i
  %.114.i.i = fadd double %.75.i.i, %.111.i.i
  store double %.114.i.i, ptr %7, align 8, !noalias !3
  %.181.i.i = load double, ptr %8, align 8, !noalias !3
  %.183.i.i = fadd double %.181.i.i, 1.000000e+00
  store double %.183.i.i, ptr %8, align 8, !noalias !3
  br label %B668.i

B668.i:                                           ; preds = %B346.if.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i.i, %B614.i
  %last_observed.3.3.i = phi double [ %last_observed.2.214.i, %B346.if.i ], [ %.1037.i, %B614.i ], [ %.1037.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i.i ]
  %last_expected.3.3.i = phi double [ %last_expected.2.215.i, %B346.if.i ], [ %.1050.i, %B614.i ], [ %.1050.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i.i ]
  %observed.4.3.i = phi double [ %.1037.i, %B346.if.i ], [ 0.000000e+00, %B614.i ], [ 0.000000e+00, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i.i ]
  %expected.4.3.i = phi double [ %.1050.i, %B346.if.i ], [ 0.000000e+00, %B614.i ], [ 0.000000e+00, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i.i ]
  %.758.i = icmp ugt i64 %.705.011.i, 1
  br i1 %.758.i, label %B346.if.i, label %B670.i

B670.i:                                           ; preds = %B668.i
  %9 = fadd double %last_expected.3.3.i, %expected.4.3.i
  %.43.i427.i = fcmp ogt double %9, 0.000000e+00
  br i1 %.43.i427.i, label %B16.i428.i, label %_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit449.i

B16.i428.i:                                       ; preds = %B670.i
  %10 = fadd double %last_observed.3.3.i, %observed.4.3.i
  %.75.i432.i = load double, ptr %7, align 8, !noalias !6
  %.78.i433.i = fsub double %10, %9
  br label %B282.i.i434.i

B282.i.i434.i:                                    ; preds = %B282.i.i434.i, %B16.i428.i
  %r.2.0.i.i435.i = phi double [ 1.000000e+00, %B16.i428.i ], [ %r.3.1.i.i440.i, %B282.i.i434.i ]
  %a.1.2.0.i.i436.i = phi double [ %.78.i433.i, %B16.i428.i ], [ %.147.i.i441.i, %B282.i.i434.i ]
  %.150.not.i.i437.i = phi i1 [ false, %B16.i428.i ], [ true, %B282.i.i434.i ]
  %.123.not.i.i438.i = phi i1 [ true, %B16.i428.i ], [ false, %B282.i.i434.i ]
  %.127.i.i439.i = fmul double %r.2.0.i.i435.i, %a.1.2.0.i.i436.i
  %r.3.1.i.i440.i = select i1 %.123.not.i.i438.i, double %r.2.0.i.i435.i, double %.127.i.i439.i
  %.147.i.i441.i = fmul double %a.1.2.0.i.i436.i, %a.1.2.0.i.i436.i
  br i1 %.150.not.i.i437.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i442.i, label %B282.i.i434.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i442.i: ; preds = %B282.i.i434.i
  %.111.i443.i = fdiv double %r.3.1.i.i440.i, %9
  %.114.i444.i = fadd double %.75.i432.i, %.111.i443.i
  store double %.114.i444.i, ptr %7, align 8, !noalias !6
  %.181.i447.i = load double, ptr %8, align 8, !noalias !6
  %.183.i448.i = fadd double %.181.i447.i, 1.000000e+00
  store double %.183.i448.i, ptr %8, align 8, !noalias !6
  br label %_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit449.i

_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit449.i: ; preds = %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i442.i, %B670.i, %B256.i
  %above.2.2.lcssa30.i = phi double [ %.1002.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i442.i ], [ %.1002.i, %B670.i ], [ 0.000000e+00, %B256.i ]
  %.1199.i = fsub double %total.2.2.lcssa.i, %above.2.2.lcssa30.i
  %.1201.i = fcmp oge double %.1199.i, %value16
  %.43.i450.i = fcmp ogt double %.1199.i, 0.000000e+00
  %or.cond.i = and i1 %.1201.i, %.43.i450.i
  br i1 %or.cond.i, label %B16.i451.i, label %B799.i

B16.i451.i:                                       ; preds = %_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit449.i
  %.1234.i = load double, ptr %2, align 8, !noalias !0
  %11 = getelementptr double, ptr %value17, i64 %.177.025.i
  %.75.i455.i = load double, ptr %11, align 8, !noalias !9
  %.78.i456.i = fsub double %.1234.i, %.1199.i
  br label %B282.i.i457.i

B282.i.i457.i:                                    ; preds = %B282.i.i457.i, %B16.i451.i
  %r.2.0.i.i458.i = phi double [ 1.000000e+00, %B16.i451.i ], [ %r.3.1.i.i463.i, %B282.i.i457.i ]
  %a.1.2.0.i.i459.i = phi double [ %.78.i456.i, %B16.i451.i ], [ %.147.i.i464.i, %B282.i.i457.i ]
  %.150.not.i.i460.i = phi i1 [ false, %B16.i451.i ], [ true, %B282.i.i457.i ]
  %.123.not.i.i461.i = phi i1 [ true, %B16.i451.i ], [ false, %B282.i.i457.i ]
  %.127.i.i462.i = fmul double %r.2.0.i.i458.i, %a.1.2.0.i.i459.i
  %r.3.1.i.i463.i = select i1 %.123.not.i.i461.i, double %r.2.0.i.i458.i, double %.127.i.i462.i
  %.147.i.i464.i = fmul double %a.1.2.0.i.i459.i, %a.1.2.0.i.i459.i
  br i1 %.150.not.i.i460.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i465.i, label %B282.i.i457.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i465.i: ; preds = %B282.i.i457.i
  %.111.i466.i = fdiv double %r.3.1.i.i463.i, %.1199.i
  %.114.i467.i = fadd double %.75.i455.i, %.111.i466.i
  store double %.114.i467.i, ptr %11, align 8, !noalias !9
  %12 = getelementptr double, ptr %value19, i64 %.177.025.i
  %.181.i470.i = load double, ptr %12, align 8, !noalias !9
  %.183.i471.i = fadd double %.181.i470.i, 1.000000e+00
  store double %.183.i471.i, ptr %12, align 8, !noalias !9
  br label %B799.i

B799.i:                                           ; preds = %B46.if.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit.i465.i, %_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit449.i, %B102.i
  %.236.i = icmp sgt i64 %.180.024.i, 1
  br i1 %.236.i, label %B46.if.i, label %_ZN6swathe4core10statistics11fit_kernels10chi_squareB4v200B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

B46.if.i:                                         ; preds = %0, %B799.i
  %.177.025.i = phi i64 [ %.249.i, %B799.i ], [ 0, %0 ]
  %.180.024.i = phi i64 [ %.245.i, %B799.i ], [ %value3, %0 ]
  %.245.i = add nsw i64 %.180.024.i, -1
  %.249.i = add nuw nsw i64 %.177.025.i, 1
  %13 = getelementptr double, ptr %value12, i64 %.177.025.i
  %.307.i = load double, ptr %13, align 8, !noalias !0
  %.308.i = fsub double %.307.i, %.307.i
  %.309.i = fcmp ord double %.308.i, 0.000000e+00
  br i1 %.309.i, label %B102.i, label %B799.i

B228.if.i:                                        ; preds = %B156.i, %B228.if.i
  %total.2.28.i = phi double [ %.592.i, %B228.if.i ], [ %.378.i, %B156.i ]
  %.467.07.i = phi i64 [ %.536.i, %B228.if.i ], [ %.412.i, %B156.i ]
  %.470.06.i = phi i64 [ %.532.i, %B228.if.i ], [ %.480.i, %B156.i ]
  %.532.i = add nsw i64 %.470.06.i, -1
  %.536.i = add i64 %.467.07.i, 1
  %.574.i = icmp slt i64 %.467.07.i, 0
  %.575.i = select i1 %.574.i, i64 %value1, i64 0
  %14 = getelementptr double, ptr %value0, i64 %.467.07.i
  %.589.i = getelementptr double, ptr %14, i64 %.575.i
  %.590.i = load double, ptr %.589.i, align 8, !noalias !0
  %.592.i = fadd double %total.2.28.i, %.590.i
  %.523.i = icmp ugt i64 %.470.06.i, 1
  br i1 %.523.i, label %B228.if.i, label %B256.i

B346.if.i:                                        ; preds = %B668.i, %B346.if.lr.ph.i
  %.702.017.in.i = phi i64 [ %.443.i, %B346.if.lr.ph.i ], [ %.702.017.i, %B668.i ]
  %above.2.216.i = phi double [ 0.000000e+00, %B346.if.lr.ph.i ], [ %.1002.i, %B668.i ]
  %last_expected.2.215.i = phi double [ 0.000000e+00, %B346.if.lr.ph.i ], [ %last_expected.3.3.i, %B668.i ]
  %last_observed.2.214.i = phi double [ 0.000000e+00, %B346.if.lr.ph.i ], [ %last_observed.3.3.i, %B668.i ]
  %expected.3.213.i = phi double [ 0.000000e+00, %B346.if.lr.ph.i ], [ %expected.4.3.i, %B668.i ]
  %observed.3.212.i = phi double [ 0.000000e+00, %B346.if.lr.ph.i ], [ %observed.4.3.i, %B668.i ]
  %.705.011.i = phi i64 [ %.735.i, %B346.if.lr.ph.i ], [ %.767.i, %B668.i ]
  %.702.017.i = add i64 %.702.017.in.i, -1
  %.767.i = add nsw i64 %.705.011.i, -1
  %.834.i = load double, ptr %5, align 8, !noalias !0
  %.865.i = load double, ptr %6, align 8, !noalias !0
  %.896.i = load i64, ptr %3, align 8, !noalias !0
  %.897.i = sub nsw i64 %.702.017.i, %.896.i
  %.898.i = sitofp i64 %.897.i to double
  %.899.i = fmul double %.865.i, %.898.i
  %.900.i = fadd double %.834.i, %.899.i
  %.934.i = load double, ptr %13, align 8, !noalias !0
  %.935.i = fneg double %.934.i
  %.966.i = load double, ptr %1, align 8, !noalias !0
  %.967.i = fsub double %.900.i, %.966.i
  %.968.i = fmul double %.967.i, %.935.i
  %.12.i.i = fcmp ogt double %.968.i, 5.000000e+01
  %.13.i.i = select i1 %.12.i.i, double 5.000000e+01, double %.968.i
  %.997.i = tail call double @llvm.exp.f64(double %.13.i.i)
  %.998.i = fneg double %.997.i
  %.999.i = tail call double @expm1(double %.998.i), !noalias !0
  %.1000.i = fneg double %.999.i
  %.1002.i = fmul double %total.2.2.lcssa.i, %.1000.i
  %.1019.i = icmp slt i64 %.702.017.i, 0
  %.1020.i = select i1 %.1019.i, i64 %value1, i64 0
  %15 = getelementptr double, ptr %value0, i64 %.702.017.i
  %.1034.i = getelementptr double, ptr %15, i64 %.1020.i
  %.1035.i = load double, ptr %.1034.i, align 8, !noalias !0
  %.1037.i = fadd double %observed.3.212.i, %.1035.i
  %.1048.i = fsub double %.1002.i, %above.2.216.i
  %.1050.i = fadd double %expected.3.213.i, %.1048.i
  %.1062.i = fcmp ult double %.1050.i, %value16
  br i1 %.1062.i, label %B668.i, label %B614.i

_ZN6swathe4core10statistics11fit_kernels10chi_squareB4v200B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %B799.i, %0
  %results = getelementptr i8, ptr %values, i64 168
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics11fit_kernels10chi_squareB4v200B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics11fit_kernels10chi_squareB4v200B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN6swathe4core10statistics11fit_kernels9_add_cellB4v201B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEddx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
