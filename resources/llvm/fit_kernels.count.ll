; {"digest": "1dd8991b86076072d9f35288daeaf85613649db933b85f922e22593790234e68", "takes": [["int32", 2], ["int64", 1], ["int64", 1], ["int64", 1], ["int64", 1]], "gives": [], "calls": []}
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
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load ptr, ptr %at9, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load i64, ptr %at10, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.1763.not.i = icmp sgt i64 %value1, 0
  %.4361.i = icmp sgt i64 %value2, 0
  %or.cond.i = select i1 %.1763.not.i, i1 %.4361.i, i1 false
  br i1 %or.cond.i, label %B56.if.us.i, label %_ZN6swathe4core10statistics11fit_kernels5countB4v196B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B56.if.us.i:                                      ; preds = %0, %B124.B56.loopexit_crit_edge.us.i
  %.118.05.us.i = phi i64 [ %.189.us.i, %B124.B56.loopexit_crit_edge.us.i ], [ 0, %0 ]
  %.121.04.us.i = phi i64 [ %.185.us.i, %B124.B56.loopexit_crit_edge.us.i ], [ %value1, %0 ]
  %.185.us.i = add nsw i64 %.121.04.us.i, -1
  %.189.us.i = add nuw nsw i64 %.118.05.us.i, 1
  %1 = getelementptr i64, ptr %value7, i64 %.118.05.us.i
  %.243.us.i = load i64, ptr %1, align 8, !noalias !0
  %2 = getelementptr i64, ptr %value3, i64 %.118.05.us.i
  %.273.us.i = load i64, ptr %2, align 8, !noalias !0
  %3 = getelementptr i64, ptr %value5, i64 %.118.05.us.i
  %.303.us.i = load i64, ptr %3, align 8, !noalias !0
  %.350.us.i = mul i64 %.118.05.us.i, %value2
  %.352.us.i = getelementptr i32, ptr %value0, i64 %.350.us.i
  %.517.us.i = icmp sgt i64 %.303.us.i, 1
  br i1 %.517.us.i, label %B124.if.us.us.i, label %B124.if.us6.i

B124.if.us6.i:                                    ; preds = %B56.if.us.i, %B124.if.us6.i
  %.387.02.us7.i = phi i64 [ %.457.us11.i, %B124.if.us6.i ], [ 0, %B56.if.us.i ]
  %.448.us8.i = shl i64 %.387.02.us7.i, 2
  %.452.us9.i = getelementptr i8, ptr %.352.us.i, i64 %.448.us8.i
  %.454.us10.i = load i32, ptr %.452.us9.i, align 4, !noalias !0
  %.457.us11.i = add nuw nsw i64 %.387.02.us7.i, 1
  %.483.us12.i = sext i32 %.454.us10.i to i64
  %.484.us13.i = sub nsw i64 %.483.us12.i, %.273.us.i
  %.570.us14.i = add nsw i64 %.484.us13.i, %.243.us.i
  %.586.us15.i = icmp slt i64 %.570.us14.i, 0
  %.587.us16.i = select i1 %.586.us15.i, i64 %value10, i64 0
  %4 = getelementptr i64, ptr %value9, i64 %.570.us14.i
  %.601.us17.i = getelementptr i64, ptr %4, i64 %.587.us16.i
  %.602.us18.i = load i64, ptr %.601.us17.i, align 8, !noalias !0
  %.603.us19.i = add nsw i64 %.602.us18.i, 1
  store i64 %.603.us19.i, ptr %.601.us17.i, align 8, !noalias !0
  %.436.us20.i = icmp slt i64 %.457.us11.i, %value2
  br i1 %.436.us20.i, label %B124.if.us6.i, label %B124.B56.loopexit_crit_edge.us.i

B124.B56.loopexit_crit_edge.us.i:                 ; preds = %B124.if.us6.i, %B124.if.us.us.i
  %.176.us.i = icmp ugt i64 %.121.04.us.i, 1
  br i1 %.176.us.i, label %B56.if.us.i, label %_ZN6swathe4core10statistics11fit_kernels5countB4v196B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B124.if.us.us.i:                                  ; preds = %B56.if.us.i, %B124.if.us.us.i
  %.387.02.us.us.i = phi i64 [ %.457.us.us.i, %B124.if.us.us.i ], [ 0, %B56.if.us.i ]
  %.448.us.us.i = shl i64 %.387.02.us.us.i, 2
  %.452.us.us.i = getelementptr i8, ptr %.352.us.i, i64 %.448.us.us.i
  %.454.us.us.i = load i32, ptr %.452.us.us.i, align 4, !noalias !0
  %.457.us.us.i = add nuw nsw i64 %.387.02.us.us.i, 1
  %.483.us.us.i = sext i32 %.454.us.us.i to i64
  %.484.us.us.i = sub nsw i64 %.483.us.us.i, %.273.us.i
  %.539.us.us.i = sdiv i64 %.484.us.us.i, %.303.us.i
  %.540.us.us.i = srem i64 %.484.us.us.i, %.303.us.i
  %.541.lobit.us.us.i = ashr i64 %.540.us.us.i, 63
  %.528.0.us.us.i = add i64 %.539.us.us.i, %.243.us.i
  %.570.us.us.i = add i64 %.528.0.us.us.i, %.541.lobit.us.us.i
  %.586.us.us.i = icmp slt i64 %.570.us.us.i, 0
  %.587.us.us.i = select i1 %.586.us.us.i, i64 %value10, i64 0
  %5 = getelementptr i64, ptr %value9, i64 %.570.us.us.i
  %.601.us.us.i = getelementptr i64, ptr %5, i64 %.587.us.us.i
  %.602.us.us.i = load i64, ptr %.601.us.us.i, align 8, !noalias !0
  %.603.us.us.i = add nsw i64 %.602.us.us.i, 1
  store i64 %.603.us.us.i, ptr %.601.us.us.i, align 8, !noalias !0
  %.436.us.us.i = icmp slt i64 %.457.us.us.i, %value2
  br i1 %.436.us.us.i, label %B124.if.us.us.i, label %B124.B56.loopexit_crit_edge.us.i

_ZN6swathe4core10statistics11fit_kernels5countB4v196B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B124.B56.loopexit_crit_edge.us.i, %0
  %results = getelementptr i8, ptr %values, i64 88
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics11fit_kernels5countB4v196B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics11fit_kernels5countB4v196B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIiLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
