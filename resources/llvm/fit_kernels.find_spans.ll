; {"digest": "dc0edb02534a2448e83cf60e66b472b28fde1a3aebd08ca27d5fab30c2d33559", "takes": [["int32", 2], ["int64", 1], ["int64", 1], ["int64", 1]], "gives": [], "calls": []}
define noundef i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load ptr, ptr %at5, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load ptr, ptr %at7, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.16217.not.i = icmp slt i64 %value1, 1
  br i1 %.16217.not.i, label %_ZN6swathe4core10statistics11fit_kernels10find_spansB4v194B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B56.if.lr.ph.i

B56.if.lr.ph.i:                                   ; preds = %0
  %.38912.i = icmp sgt i64 %value2, 0
  br label %B56.if.i

B262.preheader.i:                                 ; preds = %B136.if.i, %B56.if.i
  %low.2.1.lcssa.i = phi i64 [ %.258.i, %B56.if.i ], [ %.10.i.i, %B136.if.i ]
  %high.2.1.lcssa.i = phi i64 [ %.258.i, %B56.if.i ], [ %.10.i365.i, %B136.if.i ]
  br label %B262.i

B262.i:                                           ; preds = %B314.i, %B262.preheader.i
  %.579.0.i = phi i64 [ %.653.i, %B314.i ], [ 0, %B262.preheader.i ]
  %divisor.3.1.i = phi i64 [ %divisor.4.3.i, %B314.i ], [ 0, %B262.preheader.i ]
  %divisor.3.1.fr.i = freeze i64 %divisor.3.1.i
  %.632.i = icmp slt i64 %.579.0.i, %value2
  br i1 %.632.i, label %B262.if.i, label %B332.i

B288.i:                                           ; preds = %B262.if.i, %B288.else.endif.i
  %divisor.2.2.i = phi i64 [ %rest.2.2.i, %B288.else.endif.i ], [ %divisor.3.1.fr.i, %B262.if.i ]
  %rest.2.2.i = phi i64 [ %spec.select.i, %B288.else.endif.i ], [ %.692.i, %B262.if.i ]
  %.714.i = icmp ne i64 %divisor.2.2.i, -9223372036854775808
  %.715.i = icmp ne i64 %rest.2.2.i, -1
  %.716.not.i = or i1 %.714.i, %.715.i
  br i1 %.716.not.i, label %B288.else.endif.i, label %B314.i, !prof !3

B314.i:                                           ; preds = %B288.else.endif.i, %B288.i, %B262.if.i
  %divisor.4.3.i = phi i64 [ %divisor.3.1.fr.i, %B262.if.i ], [ %rest.2.2.i, %B288.else.endif.i ], [ -1, %B288.i ]
  %.754.i = icmp eq i64 %divisor.4.3.i, 1
  br i1 %.754.i, label %B332.thread.i, label %B262.i

B332.thread.i:                                    ; preds = %B314.i
  %1 = getelementptr i64, ptr %value3, i64 %.104.019.i
  store i64 %low.2.1.lcssa.i, ptr %1, align 8, !noalias !0
  br label %B56.i

B332.i:                                           ; preds = %B262.i
  %2 = getelementptr i64, ptr %value3, i64 %.104.019.i
  store i64 %low.2.1.lcssa.i, ptr %2, align 8, !noalias !0
  %spec.select10.i = tail call i64 @llvm.smax.i64(i64 %divisor.3.1.fr.i, i64 1)
  br label %B56.i

B56.i:                                            ; preds = %B332.i, %B332.thread.i
  %3 = phi i64 [ %spec.select10.i, %B332.i ], [ 1, %B332.thread.i ]
  %4 = getelementptr i64, ptr %value5, i64 %.104.019.i
  store i64 %3, ptr %4, align 8, !noalias !0
  %.865.i = sub nsw i64 %high.2.1.lcssa.i, %low.2.1.lcssa.i
  %.919.i = sdiv i64 %.865.i, %3
  %.920.i = srem i64 %.865.i, %3
  %.922.i = icmp sgt i64 %.920.i, -1
  %5 = zext i1 %.922.i to i64
  %.908.0.i = add nsw i64 %.919.i, %5
  %6 = getelementptr i64, ptr %value7, i64 %.104.019.i
  store i64 %.908.0.i, ptr %6, align 8, !noalias !0
  %.162.i = icmp sgt i64 %.107.018.i, 1
  br i1 %.162.i, label %B56.if.i, label %_ZN6swathe4core10statistics11fit_kernels10find_spansB4v194B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B56.if.i:                                         ; preds = %B56.i, %B56.if.lr.ph.i
  %.104.019.i = phi i64 [ 0, %B56.if.lr.ph.i ], [ %.175.i, %B56.i ]
  %.107.018.i = phi i64 [ %value1, %B56.if.lr.ph.i ], [ %.171.i, %B56.i ]
  %.171.i = add nsw i64 %.107.018.i, -1
  %.175.i = add nuw nsw i64 %.104.019.i, 1
  %.252.i = mul i64 %.104.019.i, %value2
  %.256.i = getelementptr i32, ptr %value0, i64 %.252.i
  %.257.i = load i32, ptr %.256.i, align 4, !noalias !0
  %.258.i = sext i32 %.257.i to i64
  br i1 %.38912.i, label %B136.if.i, label %B262.preheader.i

B136.if.i:                                        ; preds = %B56.if.i, %B136.if.i
  %high.2.115.i = phi i64 [ %.10.i365.i, %B136.if.i ], [ %.258.i, %B56.if.i ]
  %low.2.114.i = phi i64 [ %.10.i.i, %B136.if.i ], [ %.258.i, %B56.if.i ]
  %.340.013.i = phi i64 [ %.410.i, %B136.if.i ], [ 0, %B56.if.i ]
  %.401.i = shl i64 %.340.013.i, 2
  %.405.i = getelementptr i8, ptr %.256.i, i64 %.401.i
  %.407.i = load i32, ptr %.405.i, align 4, !noalias !0
  %.410.i = add nuw nsw i64 %.340.013.i, 1
  %.8.i.i = sext i32 %.407.i to i64
  %.10.i.i = tail call i64 @llvm.smin.i64(i64 %low.2.114.i, i64 %.8.i.i)
  %.10.i365.i = tail call i64 @llvm.smax.i64(i64 %high.2.115.i, i64 %.8.i.i)
  %.389.i = icmp slt i64 %.410.i, %value2
  br i1 %.389.i, label %B136.if.i, label %B262.preheader.i

B262.if.i:                                        ; preds = %B262.i
  %.644.i = shl i64 %.579.0.i, 2
  %.648.i = getelementptr i8, ptr %.256.i, i64 %.644.i
  %.650.i = load i32, ptr %.648.i, align 4, !noalias !0
  %.653.i = add nuw nsw i64 %.579.0.i, 1
  %.691.i = sext i32 %.650.i to i64
  %.692.i = sub nsw i64 %.691.i, %low.2.1.lcssa.i
  %.696.not.i = icmp eq i64 %.692.i, 0
  br i1 %.696.not.i, label %B314.i, label %B288.i

B288.else.endif.i:                                ; preds = %B288.i
  %.720.i = srem i64 %divisor.2.2.i, %rest.2.2.i
  %.721.i = xor i64 %.720.i, %rest.2.2.i
  %.722.i = icmp slt i64 %.721.i, 0
  %.723.i = icmp ne i64 %.720.i, 0
  %.724.i = and i1 %.723.i, %.722.i
  %.731.i = select i1 %.724.i, i64 %rest.2.2.i, i64 0
  %spec.select.i = add i64 %.731.i, %.720.i
  %.747.not.i = icmp eq i64 %spec.select.i, 0
  br i1 %.747.not.i, label %B314.i, label %B288.i

_ZN6swathe4core10statistics11fit_kernels10find_spansB4v194B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B56.i, %0
  %results = getelementptr i8, ptr %values, i64 72
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics11fit_kernels10find_spansB4v194B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics11fit_kernels10find_spansB4v194B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 99, i32 1}
