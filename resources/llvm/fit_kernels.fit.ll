; {"digest": "52921d503ddd6d0d92c0cf919ffe135f606140cc572933c76485318f913777fd", "takes": [["float64", 1], ["float64", 1], ["int64", 1], ["int64", 1], ["float64", 1], ["float64", 1], ["float64", 2]], "gives": [], "calls": ["exp", "log", "sqrt"]}
declare double @llvm.fabs.f64(double)

declare double @llvm.log.f64(double)

declare double @llvm.exp.f64(double)

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
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load i64, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load ptr, ptr %at6, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load ptr, ptr %at8, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load ptr, ptr %at10, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load ptr, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load i64, ptr %at14, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.319.i = icmp sgt i64 %value13, 0
  %.434.not5.i = icmp sgt i64 %value14, 0
  %or.cond15.i = select i1 %.319.i, i1 %.434.not5.i, i1 false, !prof !3
  br i1 %or.cond15.i, label %.397.preheader.us.i, label %.385.if.i, !prof !3

B216.i:                                           ; preds = %_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd.exit600.i
  %.812.i = fdiv double %first.3.1.i579.i, %total.3.1.i578.i
  %.823.i = fdiv double %second.3.1.i580.i, %total.3.1.i578.i
  %.828.i = fmul double %.812.i, %.812.i
  %.829.i = fsub double %.823.i, %.828.i
  %.12.i.i = fcmp olt double %.829.i, 0.000000e+00
  %.13.i.i = select i1 %.12.i.i, double 0.000000e+00, double %.829.i
  %sqrt.i = tail call double @llvm.sqrt.f64(double %.13.i.i)
  %.863.i = fmul double %.812.i, 1.000000e-09
  %.865.i = fcmp ogt double %sqrt.i, %.863.i
  br i1 %.865.i, label %B332.i, label %B1079.i

B332.i:                                           ; preds = %B216.i
  %.888.i = fdiv double 0x3FF48552F88091A8, %sqrt.i
  br label %B396.i

B396.i:                                           ; preds = %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit659.i, %B332.i
  %.923.0.i = phi i64 [ 100, %B332.i ], [ %.995.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit659.i ]
  %lambda_.2.2.i = phi double [ %.888.i, %B332.i ], [ %"$phi568.2.2.3.i", %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit659.i ]
  %.986.not.i = icmp eq i64 %.923.0.i, 0
  br i1 %.986.not.i, label %B1079.i, label %B396.if.i

B684.i:                                           ; preds = %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit659.i
  br i1 %.1197.i, label %B1079.i, label %B48.if.lr.ph.i.i

B48.if.lr.ph.i.i:                                 ; preds = %B684.i
  %.284.i.i = fneg double %"$phi568.2.2.3.i"
  br label %B48.if.i.i

B76.i.i:                                          ; preds = %B48.if.i.i
  %.232.i.i = select i1 %.197.i.i, i64 %value1, i64 0
  %1 = getelementptr double, ptr %value0, i64 %.72.02.i.i
  %.246.i.i = getelementptr double, ptr %1, i64 %.232.i.i
  %.247.i.i = load double, ptr %.246.i.i, align 8, !noalias !4
  %.249.i.i = fsub double %.247.i.i, %.679.i
  %.285.i.i = fmul double %.249.i.i, %.284.i.i
  %.286.i.i = tail call double @llvm.exp.f64(double %.285.i.i)
  %.287.i.i = fmul double %.213.i.i, %.286.i.i
  %.289.i.i = fadd double %total.2.04.i.i, %.287.i.i
  %.294.i.i = fmul double %.249.i.i, %.287.i.i
  %.296.i.i = fadd double %first.2.05.i.i, %.294.i.i
  %.302.i.i = fmul double %.249.i.i, %.294.i.i
  %.304.i.i = fadd double %second.2.06.i.i, %.302.i.i
  br label %B212.i.i

B212.i.i:                                         ; preds = %B48.if.i.i, %B76.i.i
  %total.3.1.i.i = phi double [ %.289.i.i, %B76.i.i ], [ %total.2.04.i.i, %B48.if.i.i ]
  %first.3.1.i.i = phi double [ %.296.i.i, %B76.i.i ], [ %first.2.05.i.i, %B48.if.i.i ]
  %second.3.1.i.i = phi double [ %.304.i.i, %B76.i.i ], [ %second.2.06.i.i, %B48.if.i.i ]
  %.130.i.i = icmp ugt i64 %.75.03.i.i, 1
  br i1 %.130.i.i, label %B48.if.i.i, label %B282.i.i

B48.if.i.i:                                       ; preds = %B212.i.i, %B48.if.lr.ph.i.i
  %second.2.06.i.i = phi double [ 0.000000e+00, %B48.if.lr.ph.i.i ], [ %second.3.1.i.i, %B212.i.i ]
  %first.2.05.i.i = phi double [ 0.000000e+00, %B48.if.lr.ph.i.i ], [ %first.3.1.i.i, %B212.i.i ]
  %total.2.04.i.i = phi double [ 0.000000e+00, %B48.if.lr.ph.i.i ], [ %total.3.1.i.i, %B212.i.i ]
  %.75.03.i.i = phi i64 [ %.85.i561.i, %B48.if.lr.ph.i.i ], [ %.139.i.i, %B212.i.i ]
  %.72.02.i.i = phi i64 [ %.617.i, %B48.if.lr.ph.i.i ], [ %.143.i.i, %B212.i.i ]
  %.139.i.i = add nsw i64 %.75.03.i.i, -1
  %.143.i.i = add i64 %.72.02.i.i, 1
  %.197.i.i = icmp slt i64 %.72.02.i.i, 0
  %.198.i.i = select i1 %.197.i.i, i64 %value3, i64 0
  %2 = getelementptr double, ptr %value2, i64 %.72.02.i.i
  %.212.i.i = getelementptr double, ptr %2, i64 %.198.i.i
  %.213.i.i = load double, ptr %.212.i.i, align 8, !noalias !4
  %.215.i.i = fcmp ogt double %.213.i.i, 0.000000e+00
  br i1 %.215.i.i, label %B76.i.i, label %B212.i.i

B282.i.i:                                         ; preds = %B212.i.i, %B282.i.i
  %r.2.0.i.i = phi double [ %r.3.1.i.i, %B282.i.i ], [ 1.000000e+00, %B212.i.i ]
  %a.1.2.0.i.i = phi double [ %.147.i.i, %B282.i.i ], [ %"$phi568.2.2.3.i", %B212.i.i ]
  %.150.not.i.i = phi i1 [ true, %B282.i.i ], [ false, %B212.i.i ]
  %.123.not.i.i = phi i1 [ false, %B282.i.i ], [ true, %B212.i.i ]
  %.127.i.i = fmul double %r.2.0.i.i, %a.1.2.0.i.i
  %r.3.1.i.i = select i1 %.123.not.i.i, double %r.2.0.i.i, double %.127.i.i
  %.147.i.i = fmul double %a.1.2.0.i.i, %a.1.2.0.i.i
  br i1 %.150.not.i.i, label %B282.i534.preheader.i, label %B282.i.i

B282.i534.preheader.i:                            ; preds = %B282.i.i
  %.1322.i = fadd double %.710.i, %total.3.1.i.i
  %.1329.i = fdiv double %.1322.i, %total.3.1.i578.i
  %.1330.i = tail call double @llvm.log.f64(double %.1329.i)
  %.1331.i = fneg double %.1330.i
  %.1336.i = fdiv double %.1331.i, %"$phi568.2.2.3.i"
  br label %B282.i534.i

B282.i534.i:                                      ; preds = %B282.i534.i, %B282.i534.preheader.i
  %r.2.0.i535.i = phi double [ %r.3.1.i540.i, %B282.i534.i ], [ 1.000000e+00, %B282.i534.preheader.i ]
  %a.1.2.0.i536.i = phi double [ %.147.i541.i, %B282.i534.i ], [ %.1336.i, %B282.i534.preheader.i ]
  %.150.not.i537.i = phi i1 [ true, %B282.i534.i ], [ false, %B282.i534.preheader.i ]
  %.123.not.i538.i = phi i1 [ false, %B282.i534.i ], [ true, %B282.i534.preheader.i ]
  %.127.i539.i = fmul double %r.2.0.i535.i, %a.1.2.0.i536.i
  %r.3.1.i540.i = select i1 %.123.not.i538.i, double %r.2.0.i535.i, double %.127.i539.i
  %.147.i541.i = fmul double %a.1.2.0.i536.i, %a.1.2.0.i536.i
  br i1 %.150.not.i537.i, label %B282.i543.i, label %B282.i534.i

B282.i543.i:                                      ; preds = %B282.i534.i, %B282.i543.i
  %r.2.0.i544.i = phi double [ %r.3.1.i549.i, %B282.i543.i ], [ 1.000000e+00, %B282.i534.i ]
  %a.1.2.0.i545.i = phi double [ %.147.i550.i, %B282.i543.i ], [ %"$phi568.2.2.3.i", %B282.i534.i ]
  %.150.not.i546.i = phi i1 [ true, %B282.i543.i ], [ false, %B282.i534.i ]
  %.123.not.i547.i = phi i1 [ false, %B282.i543.i ], [ true, %B282.i534.i ]
  %.127.i548.i = fmul double %r.2.0.i544.i, %a.1.2.0.i545.i
  %r.3.1.i549.i = select i1 %.123.not.i547.i, double %r.2.0.i544.i, double %.127.i548.i
  %.147.i550.i = fmul double %a.1.2.0.i545.i, %a.1.2.0.i545.i
  br i1 %.150.not.i546.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit551.i, label %B282.i543.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit551.i: ; preds = %B282.i543.i
  %.1344.i = fdiv double %total.3.1.i578.i, %.1322.i
  %.1345.i = fmul double %first.3.1.i.i, %.1344.i
  %.1453.i = fmul double %total.3.1.i578.i, %.1336.i
  %.1456.i = fsub double %.1345.i, %.1453.i
  %.1457.i = fmul double %.1456.i, %.284.i.i
  br label %B282.i552.i

B282.i552.i:                                      ; preds = %B282.i552.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit551.i
  %r.2.0.i553.i = phi double [ 1.000000e+00, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit551.i ], [ %r.3.1.i558.i, %B282.i552.i ]
  %a.1.2.0.i554.i = phi double [ %.1457.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit551.i ], [ %.147.i559.i, %B282.i552.i ]
  %.150.not.i555.i = phi i1 [ false, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit551.i ], [ true, %B282.i552.i ]
  %.123.not.i556.i = phi i1 [ true, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit551.i ], [ false, %B282.i552.i ]
  %.127.i557.i = fmul double %r.2.0.i553.i, %a.1.2.0.i554.i
  %r.3.1.i558.i = select i1 %.123.not.i556.i, double %r.2.0.i553.i, double %.127.i557.i
  %.147.i559.i = fmul double %a.1.2.0.i554.i, %a.1.2.0.i554.i
  br i1 %.150.not.i555.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit560.i, label %B282.i552.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit560.i: ; preds = %B282.i552.i
  %.1381.i = fdiv double %total.3.1.i578.i, %r.3.1.i.i
  %.1351.i = fmul double %second.3.1.i.i, %.1344.i
  %.1382.i = fadd double %.1351.i, %.1381.i
  %.1385.i = fmul double %.1336.i, 2.000000e+00
  %.1386.i = fmul double %.1345.i, %.1385.i
  %.1387.i = fsub double %.1382.i, %.1386.i
  %.1414.i = fmul double %total.3.1.i578.i, %r.3.1.i540.i
  %.1415.i = fadd double %.1387.i, %.1414.i
  %.1445.i = fmul double %total.3.1.i578.i, %r.3.1.i549.i
  %.1463.i = fmul double %.1415.i, %.1445.i
  %.1489.i = fsub double %.1463.i, %r.3.1.i558.i
  %.1495.i = fcmp ogt double %.1415.i, 0.000000e+00
  %.1499.i = fcmp ogt double %.1489.i, 0.000000e+00
  %or.cond533.i = select i1 %.1495.i, i1 %.1499.i, i1 false
  br i1 %or.cond533.i, label %B984.i, label %B1079.i

B984.i:                                           ; preds = %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit560.i
  %.1570.i = getelementptr double, ptr %value12, i64 %.487.011.i
  store double %"$phi568.2.2.3.i", ptr %.1570.i, align 8, !noalias !0
  %.1628.i = getelementptr double, ptr %4, i64 %.487.011.i
  store double %.1336.i, ptr %.1628.i, align 8, !noalias !0
  %.1637.i = fdiv double %.1445.i, %.1489.i
  %.1693.i = getelementptr double, ptr %5, i64 %.487.011.i
  store double %.1637.i, ptr %.1693.i, align 8, !noalias !0
  %.1700.i = fdiv double %.1415.i, %.1489.i
  %.1756.i = getelementptr double, ptr %6, i64 %.487.011.i
  store double %.1700.i, ptr %.1756.i, align 8, !noalias !0
  %.1759.i = fneg double %.1457.i
  %.1766.i = fdiv double %.1759.i, %.1489.i
  %.1824.i = getelementptr double, ptr %7, i64 %.487.011.i
  store double %.1766.i, ptr %.1824.i, align 8, !noalias !0
  br label %B1079.i

B1079.i:                                          ; preds = %B396.i, %_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd.exit600.i, %B80.if.i, %B984.i, %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit560.i, %B684.i, %B216.i
  %.546.i = icmp sgt i64 %.490.010.i, 1
  br i1 %.546.i, label %B80.if.i, label %_ZN6swathe4core10statistics11fit_kernels3fitB4v198B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE.exit

.397.preheader.us.i:                              ; preds = %0, %.397..397.if_crit_edge.us.i
  %.381.08.us.i = phi i64 [ %.451.us.i, %.397..397.if_crit_edge.us.i ], [ 0, %0 ]
  %.438.us.i = mul i64 %.381.08.us.i, %value14
  %3 = getelementptr double, ptr %value12, i64 %.438.us.i
  br label %.397.endif.us.i

.397.endif.us.i:                                  ; preds = %.397.endif.us.i, %.397.preheader.us.i
  %.395.06.us.i = phi i64 [ 0, %.397.preheader.us.i ], [ %.445.us.i, %.397.endif.us.i ]
  %.442.us.i = getelementptr double, ptr %3, i64 %.395.06.us.i
  store double 0x7FF8000000000000, ptr %.442.us.i, align 8, !noalias !0
  %.445.us.i = add nuw nsw i64 %.395.06.us.i, 1
  %.434.not.us.i = icmp slt i64 %.445.us.i, %value14
  br i1 %.434.not.us.i, label %.397.endif.us.i, label %.397..397.if_crit_edge.us.i, !prof !7

.397..397.if_crit_edge.us.i:                      ; preds = %.397.endif.us.i
  %.451.us.i = add nuw nsw i64 %.381.08.us.i, 1
  %.427.not.us.i = icmp slt i64 %.451.us.i, %value13
  br i1 %.427.not.us.i, label %.397.preheader.us.i, label %.385.if.i, !prof !7

.385.if.i:                                        ; preds = %.397..397.if_crit_edge.us.i, %0
  %.5469.not.i = icmp slt i64 %value5, 1
  br i1 %.5469.not.i, label %_ZN6swathe4core10statistics11fit_kernels3fitB4v198B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE.exit, label %B80.if.lr.ph.i

B80.if.lr.ph.i:                                   ; preds = %.385.if.i
  %4 = getelementptr double, ptr %value12, i64 %value14
  %.idx.i = shl i64 %value14, 4
  %5 = getelementptr i8, ptr %value12, i64 %.idx.i
  %.idx531.i = mul i64 %value14, 24
  %6 = getelementptr i8, ptr %value12, i64 %.idx531.i
  %.idx532.i = shl i64 %value14, 5
  %7 = getelementptr i8, ptr %value12, i64 %.idx532.i
  br label %B80.if.i

B80.if.i:                                         ; preds = %B80.if.lr.ph.i, %B1079.i
  %.487.011.i = phi i64 [ 0, %B80.if.lr.ph.i ], [ %.559.i, %B1079.i ]
  %.490.010.i = phi i64 [ %value5, %B80.if.lr.ph.i ], [ %.555.i, %B1079.i ]
  %.555.i = add nsw i64 %.490.010.i, -1
  %.559.i = add nuw nsw i64 %.487.011.i, 1
  %8 = getelementptr i64, ptr %value4, i64 %.487.011.i
  %.617.i = load i64, ptr %8, align 8, !noalias !0
  %9 = getelementptr i64, ptr %value6, i64 %.487.011.i
  %.648.i = load i64, ptr %9, align 8, !noalias !0
  %10 = getelementptr double, ptr %value8, i64 %.487.011.i
  %.679.i = load double, ptr %10, align 8, !noalias !0
  %11 = getelementptr double, ptr %value10, i64 %.487.011.i
  %.710.i = load double, ptr %11, align 8, !noalias !0
  %.85.i561.i = sub i64 %.648.i, %.617.i
  %.1301.not.i562.i = icmp slt i64 %.85.i561.i, 1
  br i1 %.1301.not.i562.i, label %B1079.i, label %B48.if.i564.i

B76.i587.i:                                       ; preds = %B48.if.i564.i
  %.232.i588.i = select i1 %.197.i572.i, i64 %value1, i64 0
  %12 = getelementptr double, ptr %value0, i64 %.72.02.i569.i
  %.246.i589.i = getelementptr double, ptr %12, i64 %.232.i588.i
  %.247.i590.i = load double, ptr %.246.i589.i, align 8, !noalias !8
  %.249.i591.i = fsub double %.247.i590.i, %.679.i
  %.285.i592.i = fmul double %.249.i591.i, -0.000000e+00
  %.286.i593.i = tail call double @llvm.exp.f64(double %.285.i592.i)
  %.287.i594.i = fmul double %.213.i575.i, %.286.i593.i
  %.289.i595.i = fadd double %total.2.04.i567.i, %.287.i594.i
  %.294.i596.i = fmul double %.249.i591.i, %.287.i594.i
  %.296.i597.i = fadd double %first.2.05.i566.i, %.294.i596.i
  %.302.i598.i = fmul double %.249.i591.i, %.294.i596.i
  %.304.i599.i = fadd double %second.2.06.i565.i, %.302.i598.i
  br label %B212.i577.i

B212.i577.i:                                      ; preds = %B48.if.i564.i, %B76.i587.i
  %total.3.1.i578.i = phi double [ %.289.i595.i, %B76.i587.i ], [ %total.2.04.i567.i, %B48.if.i564.i ]
  %first.3.1.i579.i = phi double [ %.296.i597.i, %B76.i587.i ], [ %first.2.05.i566.i, %B48.if.i564.i ]
  %second.3.1.i580.i = phi double [ %.304.i599.i, %B76.i587.i ], [ %second.2.06.i565.i, %B48.if.i564.i ]
  %.130.i581.i = icmp ugt i64 %.75.03.i568.i, 1
  br i1 %.130.i581.i, label %B48.if.i564.i, label %_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd.exit600.i

B48.if.i564.i:                                    ; preds = %B80.if.i, %B212.i577.i
  %second.2.06.i565.i = phi double [ %second.3.1.i580.i, %B212.i577.i ], [ 0.000000e+00, %B80.if.i ]
  %first.2.05.i566.i = phi double [ %first.3.1.i579.i, %B212.i577.i ], [ 0.000000e+00, %B80.if.i ]
  %total.2.04.i567.i = phi double [ %total.3.1.i578.i, %B212.i577.i ], [ 0.000000e+00, %B80.if.i ]
  %.75.03.i568.i = phi i64 [ %.139.i570.i, %B212.i577.i ], [ %.85.i561.i, %B80.if.i ]
  %.72.02.i569.i = phi i64 [ %.143.i571.i, %B212.i577.i ], [ %.617.i, %B80.if.i ]
  %.139.i570.i = add nsw i64 %.75.03.i568.i, -1
  %.143.i571.i = add i64 %.72.02.i569.i, 1
  %.197.i572.i = icmp slt i64 %.72.02.i569.i, 0
  %.198.i573.i = select i1 %.197.i572.i, i64 %value3, i64 0
  %13 = getelementptr double, ptr %value2, i64 %.72.02.i569.i
  %.212.i574.i = getelementptr double, ptr %13, i64 %.198.i573.i
  %.213.i575.i = load double, ptr %.212.i574.i, align 8, !noalias !8
  %.215.i576.i = fcmp ogt double %.213.i575.i, 0.000000e+00
  br i1 %.215.i576.i, label %B76.i587.i, label %B212.i577.i

_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd.exit600.i: ; preds = %B212.i577.i
  %.788.i = fcmp ogt double %total.3.1.i578.i, 1.000000e+00
  br i1 %.788.i, label %B216.i, label %B1079.i

B396.if.i:                                        ; preds = %B396.i
  %.284.i604.i = fneg double %lambda_.2.2.i
  br label %B48.if.i605.i

B76.i628.i:                                       ; preds = %B48.if.i605.i
  %.232.i629.i = select i1 %.197.i613.i, i64 %value1, i64 0
  %14 = getelementptr double, ptr %value0, i64 %.72.02.i610.i
  %.246.i630.i = getelementptr double, ptr %14, i64 %.232.i629.i
  %.247.i631.i = load double, ptr %.246.i630.i, align 8, !noalias !11
  %.249.i632.i = fsub double %.247.i631.i, %.679.i
  %.285.i633.i = fmul double %.249.i632.i, %.284.i604.i
  %.286.i634.i = tail call double @llvm.exp.f64(double %.285.i633.i)
  %.287.i635.i = fmul double %.213.i616.i, %.286.i634.i
  %.289.i636.i = fadd double %total.2.04.i608.i, %.287.i635.i
  %.294.i637.i = fmul double %.249.i632.i, %.287.i635.i
  %.296.i638.i = fadd double %first.2.05.i607.i, %.294.i637.i
  %.302.i639.i = fmul double %.249.i632.i, %.294.i637.i
  %.304.i640.i = fadd double %second.2.06.i606.i, %.302.i639.i
  br label %B212.i618.i

B212.i618.i:                                      ; preds = %B48.if.i605.i, %B76.i628.i
  %total.3.1.i619.i = phi double [ %.289.i636.i, %B76.i628.i ], [ %total.2.04.i608.i, %B48.if.i605.i ]
  %first.3.1.i620.i = phi double [ %.296.i638.i, %B76.i628.i ], [ %first.2.05.i607.i, %B48.if.i605.i ]
  %second.3.1.i621.i = phi double [ %.304.i640.i, %B76.i628.i ], [ %second.2.06.i606.i, %B48.if.i605.i ]
  %.130.i622.i = icmp ugt i64 %.75.03.i609.i, 1
  br i1 %.130.i622.i, label %B48.if.i605.i, label %B282.i642.i

B48.if.i605.i:                                    ; preds = %B212.i618.i, %B396.if.i
  %second.2.06.i606.i = phi double [ 0.000000e+00, %B396.if.i ], [ %second.3.1.i621.i, %B212.i618.i ]
  %first.2.05.i607.i = phi double [ 0.000000e+00, %B396.if.i ], [ %first.3.1.i620.i, %B212.i618.i ]
  %total.2.04.i608.i = phi double [ 0.000000e+00, %B396.if.i ], [ %total.3.1.i619.i, %B212.i618.i ]
  %.75.03.i609.i = phi i64 [ %.85.i561.i, %B396.if.i ], [ %.139.i611.i, %B212.i618.i ]
  %.72.02.i610.i = phi i64 [ %.617.i, %B396.if.i ], [ %.143.i612.i, %B212.i618.i ]
  %.139.i611.i = add nsw i64 %.75.03.i609.i, -1
  %.143.i612.i = add i64 %.72.02.i610.i, 1
  %.197.i613.i = icmp slt i64 %.72.02.i610.i, 0
  %.198.i614.i = select i1 %.197.i613.i, i64 %value3, i64 0
  %15 = getelementptr double, ptr %value2, i64 %.72.02.i610.i
  %.212.i615.i = getelementptr double, ptr %15, i64 %.198.i614.i
  %.213.i616.i = load double, ptr %.212.i615.i, align 8, !noalias !11
  %.215.i617.i = fcmp ogt double %.213.i616.i, 0.000000e+00
  br i1 %.215.i617.i, label %B76.i628.i, label %B212.i618.i

B282.i642.i:                                      ; preds = %B212.i618.i, %B282.i642.i
  %r.2.0.i643.i = phi double [ %r.3.1.i648.i, %B282.i642.i ], [ 1.000000e+00, %B212.i618.i ]
  %a.1.2.0.i644.i = phi double [ %.147.i649.i, %B282.i642.i ], [ %lambda_.2.2.i, %B212.i618.i ]
  %.150.not.i645.i = phi i1 [ true, %B282.i642.i ], [ false, %B212.i618.i ]
  %.123.not.i646.i = phi i1 [ false, %B282.i642.i ], [ true, %B212.i618.i ]
  %.127.i647.i = fmul double %r.2.0.i643.i, %a.1.2.0.i644.i
  %r.3.1.i648.i = select i1 %.123.not.i646.i, double %r.2.0.i643.i, double %.127.i647.i
  %.147.i649.i = fmul double %a.1.2.0.i644.i, %a.1.2.0.i644.i
  br i1 %.150.not.i645.i, label %B282.i651.preheader.i, label %B282.i642.i

B282.i651.preheader.i:                            ; preds = %B282.i642.i
  %.1076.i = fadd double %.710.i, %total.3.1.i619.i
  %.1080.i = fdiv double %first.3.1.i620.i, %.1076.i
  br label %B282.i651.i

B282.i651.i:                                      ; preds = %B282.i651.i, %B282.i651.preheader.i
  %r.2.0.i652.i = phi double [ %r.3.1.i657.i, %B282.i651.i ], [ 1.000000e+00, %B282.i651.preheader.i ]
  %a.1.2.0.i653.i = phi double [ %.147.i658.i, %B282.i651.i ], [ %.1080.i, %B282.i651.preheader.i ]
  %.150.not.i654.i = phi i1 [ true, %B282.i651.i ], [ false, %B282.i651.preheader.i ]
  %.123.not.i655.i = phi i1 [ false, %B282.i651.i ], [ true, %B282.i651.preheader.i ]
  %.127.i656.i = fmul double %r.2.0.i652.i, %a.1.2.0.i653.i
  %r.3.1.i657.i = select i1 %.123.not.i655.i, double %r.2.0.i652.i, double %.127.i656.i
  %.147.i658.i = fmul double %a.1.2.0.i653.i, %a.1.2.0.i653.i
  br i1 %.150.not.i654.i, label %_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit659.i, label %B282.i651.i

_ZN5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v79B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx.exit659.i: ; preds = %B282.i651.i
  %.995.i = add nsw i64 %.923.0.i, -1
  %.1092.i = fdiv double 1.000000e+00, %lambda_.2.2.i
  %.1094.i = fsub double %.1092.i, %.812.i
  %.1095.i = fadd double %.1094.i, %.1080.i
  %.1125.i = fdiv double 1.000000e+00, %r.3.1.i648.i
  %.1086.i = fdiv double %second.3.1.i621.i, %.1076.i
  %.1126.i = fadd double %.1086.i, %.1125.i
  %.1151.i = fsub double %.1126.i, %r.3.1.i657.i
  %.1155.i = fdiv double %.1095.i, %.1151.i
  %.1157.i = fadd double %lambda_.2.2.i, %.1155.i
  %.1163.i = fcmp ogt double %.1157.i, 0.000000e+00
  %.1179.i = fmul double %lambda_.2.2.i, 5.000000e-01
  %"$phi568.2.2.3.i" = select i1 %.1163.i, double %.1157.i, double %.1179.i
  %.1191.i = fsub double %"$phi568.2.2.3.i", %lambda_.2.2.i
  %.1192.i = tail call double @llvm.fabs.f64(double %.1191.i)
  %.1194.i = fmul double %lambda_.2.2.i, 0x3D719799812DEA11
  %.1197.i = fcmp ugt double %.1192.i, %.1194.i
  %.1208.i = fsub double %"$phi568.2.2.3.i", %"$phi568.2.2.3.i"
  %.1209.i = fcmp ord double %.1208.i, 0.000000e+00
  %or.cond.i = select i1 %.1197.i, i1 %.1209.i, i1 false
  br i1 %or.cond.i, label %B396.i, label %B684.i

_ZN6swathe4core10statistics11fit_kernels3fitB4v198B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE.exit: ; preds = %B1079.i, %.385.if.i
  %results = getelementptr i8, ptr %values, i64 120
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare double @llvm.sqrt.f64(double)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics11fit_kernels3fitB4v198B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics11fit_kernels3fitB4v198B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 12573, i32 227}
!4 = !{!5, !1}
!5 = distinct !{!5, !6, !"_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd: %retptr"}
!6 = distinct !{!6, !"_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd"}
!7 = !{!"branch_weights", i32 12545, i32 127}
!8 = !{!9, !1}
!9 = distinct !{!9, !10, !"_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd: %retptr"}
!10 = distinct !{!10, !"_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd"}
!11 = !{!12, !1}
!12 = distinct !{!12, !13, !"_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd: %retptr"}
!13 = distinct !{!13, !"_ZN6swathe4core10statistics11fit_kernels5_sumsB4v199B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExxdd"}
