; {"digest": "ca8e5dfc3f9ef05ab21a643a6eb1e269db495c1db308f1bf207c2c586fbb9931", "takes": [["float64", 1], ["float64", 1]], "gives": [], "calls": ["erfc", "exp", "log", "log1p"]}
declare double @llvm.log.f64(double)

declare double @erfc(double) local_unnamed_addr

declare double @log1p(double) local_unnamed_addr

declare double @llvm.exp.f64(double)

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %results = getelementptr i8, ptr %values, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.1208.not.i = icmp slt i64 %value1, 1
  br i1 %.1208.not.i, label %B98.i, label %B44.if.i

B98.i:                                            ; preds = %B46.endif.i, %0
  store ptr null, ptr %results, align 8, !alias.scope !0, !noalias !3
  br label %_ZN6swathe4core7scoring6normal14_each_log_ndtrB3v58B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

B44.if.i:                                         ; preds = %0, %B46.endif.i
  %.65.010.i = phi i64 [ %.129.i, %B46.endif.i ], [ %value1, %0 ]
  %.62.09.i = phi i64 [ %.133.i, %B46.endif.i ], [ 0, %0 ]
  %.129.i = add nsw i64 %.65.010.i, -1
  %.133.i = add nuw nsw i64 %.62.09.i, 1
  %1 = getelementptr double, ptr %value0, i64 %.62.09.i
  %.188.i = load double, ptr %1, align 8, !noalias !5
  %.9.i.i = fcmp olt double %.188.i, -1.000000e+00
  br i1 %.9.i.i, label %B16.i.i, label %B124.i.i

B16.i.i:                                          ; preds = %B44.if.i
  %.17.i.i = fdiv double %.188.i, 0xBFF6A09E667F3BCD
  %.8.i.i.i = fcmp olt double %.17.i.i, 4.687500e-01
  br i1 %.8.i.i.i, label %B26.i.i.i, label %B114.i.i.i

B26.i.i.i:                                        ; preds = %B16.i.i
  %.12.i.i.i = fmul double %.17.i.i, %.17.i.i
  %.13.i.i.i = tail call double @llvm.exp.f64(double %.12.i.i.i)
  %.15.i.i.i = tail call double @erfc(double %.17.i.i), !noalias !6
  %.18.i.i.i = fmul double %.13.i.i.i, %.15.i.i.i
  br label %B16.endif.endif.i.i

B114.i.i.i:                                       ; preds = %B16.i.i
  %.22.i.i.i = fcmp ugt double %.17.i.i, 4.000000e+00
  br i1 %.22.i.i.i, label %B350.i.i.i, label %B136.i.i.i

B136.i.i.i:                                       ; preds = %B114.i.i.i
  %.62.i.i.i = fmul double %.17.i.i, 0x3E571E703C5F5815
  br label %B202.if.i.i.i

B284.i.i.i:                                       ; preds = %switch.end.1.i.i.i
  %.362.i.i.i = fadd double %.25393.i.i.i, 0x4093395B7FD2FC8E
  %.399.i.i.i = fadd double %.314.i.i.i, 0x4093395B7FD35F61
  %.405.i.i.i = fdiv double %.362.i.i.i, %.399.i.i.i
  br label %B16.endif.endif.i.i

B350.i.i.i:                                       ; preds = %B114.i.i.i
  %.410.i.i.i = fmul double %.17.i.i, %.17.i.i
  %.415.i.i.i = fdiv double 1.000000e+00, %.410.i.i.i
  %.445.i.i.i = fmul double %.415.i.i.i, 0x3F90B4FB18B485C7
  br label %B432.if.i.i.i

B514.i.i.i:                                       ; preds = %switch.end.3.i.i.i
  %.693.i.i.i = fadd double %.616102.i.i.i, 0x3F4595FD0D71E33C
  %.697.i.i.i = fmul double %.415.i.i.i, %.693.i.i.i
  %.722.i.i.i = fadd double %.659.i.i.i, 0x3F632147A014BAD1
  %.728.i.i.i = fdiv double %.697.i.i.i, %.722.i.i.i
  %.729.i.i.i = fsub double 0x3FE20DD750429B6D, %.728.i.i.i
  %.734.i.i.i = fdiv double %.729.i.i.i, %.17.i.i
  br label %B16.endif.endif.i.i

B202.if.i.i.i:                                    ; preds = %switch.end.1.i.i.i, %B136.i.i.i
  %over.4.083.i.i.i = phi double [ %.62.i.i.i, %B136.i.i.i ], [ %.25393.i.i.i, %switch.end.1.i.i.i ]
  %under.4.082.i.i.i = phi double [ %.17.i.i, %B136.i.i.i ], [ %.314.i.i.i, %switch.end.1.i.i.i ]
  %.96.081.i.i.i = phi i64 [ 7, %B136.i.i.i ], [ %.160.i.i.i, %switch.end.1.i.i.i ]
  %.93.080.i.i.i = phi i61 [ 0, %B136.i.i.i ], [ %.164.i.i.i, %switch.end.1.i.i.i ]
  %.160.i.i.i = add nsw i64 %.96.081.i.i.i, -1
  %.164.i.i.i = add nuw nsw i61 %.93.080.i.i.i, 1
  %trunc = trunc nuw i61 %.93.080.i.i.i to i60
  switch i60 %trunc, label %default.unreachable108.i.i.i [
    i60 0, label %switch.end.1.i.i.i
    i60 7, label %switch.7.1.i.i.i
    i60 1, label %switch.end.thread94.i.i.i
    i60 8, label %_ZN6swathe4core7scoring6normal14_each_log_ndtrB3v58B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit
    i60 2, label %switch.2.1.i.i.i
    i60 5, label %switch.5.1.i.i.i
    i60 3, label %switch.3.1.i.i.i
    i60 6, label %switch.6.1.i.i.i
    i60 4, label %switch.4.1.i.i.i
  ]

default.unreachable108.i.i.i:                     ; preds = %B202.if.i.i.i
  unreachable

switch.end.thread94.i.i.i:                        ; preds = %B202.if.i.i.i
  br label %switch.end.1.i.i.i

switch.end.1.i.i.i:                               ; preds = %switch.7.1.i.i.i, %switch.6.1.i.i.i, %switch.5.1.i.i.i, %switch.4.1.i.i.i, %switch.3.1.i.i.i, %switch.2.1.i.i.i, %switch.end.thread94.i.i.i, %B202.if.i.i.i
  %.222.pn.i.i.i = phi double [ 0x4093395B7FD2FC8E, %switch.7.1.i.i.i ], [ 0x3FE20DD508EB103E, %B202.if.i.i.i ], [ 0x405087A0D1C420D0, %switch.2.1.i.i.i ], [ 0x4072AA2986ABA462, %switch.3.1.i.i.i ], [ 0x408B8F9E262B9FA3, %switch.4.1.i.i.i ], [ 0x409AC030C15DC8D7, %switch.5.1.i.i.i ], [ 0x40A0062821236F6B, %switch.6.1.i.i.i ], [ 0x4021C42C35B8BC02, %switch.end.thread94.i.i.i ]
  %.286.i.i.i = phi double [ 0x4093395B7FD35F61, %switch.7.1.i.i.i ], [ 0x402F7D66F486DED5, %B202.if.i.i.i ], [ 0x4080C972E588749E, %switch.2.1.i.i.i ], [ 0x4099558EECA29D27, %switch.3.1.i.i.i ], [ 0x40A9B599356D1202, %switch.4.1.i.i.i ], [ 0x40B10A9E7CB10E86, %switch.5.1.i.i.i ], [ 0x40AADEBC3FC90DBD, %switch.6.1.i.i.i ], [ 0x405D6C69B0FFCDE7, %switch.end.thread94.i.i.i ]
  %.251.pn.i.i.i = fadd double %over.4.083.i.i.i, %.222.pn.i.i.i
  %.25393.i.i.i = fmul double %.17.i.i, %.251.pn.i.i.i
  %.312.i.i.i = fadd double %under.4.082.i.i.i, %.286.i.i.i
  %.314.i.i.i = fmul double %.17.i.i, %.312.i.i.i
  %.151.i.i.i = icmp ugt i64 %.96.081.i.i.i, 1
  br i1 %.151.i.i.i, label %B202.if.i.i.i, label %B284.i.i.i

switch.2.1.i.i.i:                                 ; preds = %B202.if.i.i.i
  br label %switch.end.1.i.i.i

switch.3.1.i.i.i:                                 ; preds = %B202.if.i.i.i
  br label %switch.end.1.i.i.i

switch.4.1.i.i.i:                                 ; preds = %B202.if.i.i.i
  br label %switch.end.1.i.i.i

switch.5.1.i.i.i:                                 ; preds = %B202.if.i.i.i
  br label %switch.end.1.i.i.i

switch.6.1.i.i.i:                                 ; preds = %B202.if.i.i.i
  br label %switch.end.1.i.i.i

switch.7.1.i.i.i:                                 ; preds = %B202.if.i.i.i
  br label %switch.end.1.i.i.i

B432.if.i.i.i:                                    ; preds = %switch.end.3.i.i.i, %B350.i.i.i
  %over.5.087.i.i.i = phi double [ %.445.i.i.i, %B350.i.i.i ], [ %.616102.i.i.i, %switch.end.3.i.i.i ]
  %under.5.086.i.i.i = phi double [ %.415.i.i.i, %B350.i.i.i ], [ %.659.i.i.i, %switch.end.3.i.i.i ]
  %.479.085.i.i.i = phi i64 [ 4, %B350.i.i.i ], [ %.541.i.i.i, %switch.end.3.i.i.i ]
  %.476.084.i.i.i = phi i61 [ 0, %B350.i.i.i ], [ %.545.i.i.i, %switch.end.3.i.i.i ]
  %.541.i.i.i = add nsw i64 %.479.085.i.i.i, -1
  %.545.i.i.i = add nuw nsw i61 %.476.084.i.i.i, 1
  %trunc3 = trunc nuw i61 %.476.084.i.i.i to i60
  switch i60 %trunc3, label %default.unreachable.i.i.i [
    i60 0, label %switch.end.3.i.i.i
    i60 4, label %switch.4.3.i.i.i
    i60 1, label %switch.end.2.thread103.i.i.i
    i60 5, label %_ZN6swathe4core7scoring6normal14_each_log_ndtrB3v58B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit
    i60 2, label %switch.2.3.i.i.i
    i60 3, label %switch.3.3.i.i.i
  ]

default.unreachable.i.i.i:                        ; preds = %B432.if.i.i.i
  unreachable

switch.end.2.thread103.i.i.i:                     ; preds = %B432.if.i.i.i
  br label %switch.end.3.i.i.i

switch.end.3.i.i.i:                               ; preds = %switch.4.3.i.i.i, %switch.3.3.i.i.i, %switch.2.3.i.i.i, %switch.end.2.thread103.i.i.i, %B432.if.i.i.i
  %.594.pn.i.i.i = phi double [ 0x3F4595FD0D71E33C, %switch.4.3.i.i.i ], [ 0x3FD38A78B9F065F6, %B432.if.i.i.i ], [ 0x3FC0199D980A842F, %switch.2.3.i.i.i ], [ 0x3F9078448CD6C5B5, %switch.3.3.i.i.i ], [ 0x3FD70FE40E2425B8, %switch.end.2.thread103.i.i.i ]
  %.640.i.i.i = phi double [ 0x3F632147A014BAD1, %switch.4.3.i.i.i ], [ 0x40048C54508800DB, %B432.if.i.i.i ], [ 0x3FE0E4993E122C39, %switch.2.3.i.i.i ], [ 0x3FAEFC42917D7DE7, %switch.3.3.i.i.i ], [ 0x3FFDF79D6855F0CC, %switch.end.2.thread103.i.i.i ]
  %.614.pn.i.i.i = fadd double %over.5.087.i.i.i, %.594.pn.i.i.i
  %.616102.i.i.i = fmul double %.415.i.i.i, %.614.pn.i.i.i
  %.657.i.i.i = fadd double %under.5.086.i.i.i, %.640.i.i.i
  %.659.i.i.i = fmul double %.415.i.i.i, %.657.i.i.i
  %.532.i.i.i = icmp ugt i64 %.479.085.i.i.i, 1
  br i1 %.532.i.i.i, label %B432.if.i.i.i, label %B514.i.i.i

switch.2.3.i.i.i:                                 ; preds = %B432.if.i.i.i
  br label %switch.end.3.i.i.i

switch.3.3.i.i.i:                                 ; preds = %B432.if.i.i.i
  br label %switch.end.3.i.i.i

switch.4.3.i.i.i:                                 ; preds = %B432.if.i.i.i
  br label %switch.end.3.i.i.i

B124.i.i:                                         ; preds = %B44.if.i
  %.67.i.i = fdiv double %.188.i, 0x3FF6A09E667F3BCD
  %.70.i.i = tail call double @erfc(double %.67.i.i), !noalias !13
  %.76.i.i = fmul double %.70.i.i, -5.000000e-01
  %.77.i.i = tail call double @log1p(double %.76.i.i), !noalias !13
  br label %B46.endif.i

B16.endif.endif.i.i:                              ; preds = %B514.i.i.i, %B284.i.i.i, %B26.i.i.i
  %.18.0.ph.i.i = phi double [ %.405.i.i.i, %B284.i.i.i ], [ %.734.i.i.i, %B514.i.i.i ], [ %.18.i.i.i, %B26.i.i.i ]
  %.48.i.i = fmul double %.18.0.ph.i.i, 5.000000e-01
  %.49.i.i = tail call double @llvm.log.f64(double %.48.i.i)
  %.52.i.i = fmul double %.188.i, %.188.i
  %.59.i.i = fmul double %.52.i.i, 5.000000e-01
  %.60.i.i = fsub double %.49.i.i, %.59.i.i
  br label %B46.endif.i

B46.endif.i:                                      ; preds = %B16.endif.endif.i.i, %B124.i.i
  %.189.0.ph.i = phi double [ %.77.i.i, %B124.i.i ], [ %.60.i.i, %B16.endif.endif.i.i ]
  %2 = getelementptr double, ptr %value2, i64 %.62.09.i
  store double %.189.0.ph.i, ptr %2, align 8, !noalias !5
  %.120.i = icmp sgt i64 %.65.010.i, 1
  br i1 %.120.i, label %B44.if.i, label %B98.i

_ZN6swathe4core7scoring6normal14_each_log_ndtrB3v58B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %B202.if.i.i.i, %B432.if.i.i.i, %B98.i
  %common.ret.op.i = phi i32 [ 0, %B98.i ], [ 1, %B432.if.i.i.i ], [ 1, %B202.if.i.i.i ]
  ret i32 %common.ret.op.i
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core7scoring6normal14_each_log_ndtrB3v58B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core7scoring6normal14_each_log_ndtrB3v58B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"_ZN6swathe4core7scoring6normal14_each_log_ndtrB3v58B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!5 = !{!1, !4}
!6 = !{!7, !9, !10, !12, !1, !4}
!7 = distinct !{!7, !8, !"_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!8 = distinct !{!8, !"_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!9 = distinct !{!9, !8, !"_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!10 = distinct !{!10, !11, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!11 = distinct !{!11, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!12 = distinct !{!12, !11, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!13 = !{!10, !12, !1, !4}
