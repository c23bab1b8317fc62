; {"digest": "2d71abebb47d00e228d728819159f03fa90aae0a9b3c89968e4744d8edc3e903", "takes": [["float64", 2], ["float64", 2], ["float64", 0], ["float64", 0], ["int64", 1], ["uint8", 1], ["int16", 2], ["int16", 3]], "gives": [], "calls": ["free", "malloc", "rint"]}
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

declare double @llvm.rint.f64(double)

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load i64, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load double, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load double, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load ptr, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load i64, ptr %at9, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load ptr, ptr %at10, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load i64, ptr %at11, align 8
  %at12 = getelementptr i8, ptr %values, i64 96
  %value12 = load ptr, ptr %at12, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load i64, ptr %at14, align 8
  %at15 = getelementptr i8, ptr %values, i64 120
  %value15 = load ptr, ptr %at15, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load i64, ptr %at17, align 8
  %at18 = getelementptr i8, ptr %values, i64 144
  %value18 = load i64, ptr %at18, align 8
  %size7.1 = mul i64 %value18, %value17
  %results = getelementptr i8, ptr %values, i64 152
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.213.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %value14, i64 %value13)
  %.214.i = extractvalue { i64, i1 } %.213.i, 0
  %.215.i = extractvalue { i64, i1 } %.213.i, 1
  %1 = add i64 %.214.i, 4611686018427387904
  %.220.i = icmp slt i64 %1, 0
  %.221.i = or i1 %.215.i, %.220.i
  br i1 %.221.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.i, !prof !3

B106.loopexit.i:                                  ; preds = %NRT_decref.exit.i, %B454.i
  %.423.i = icmp sgt i64 %.369.0684.i, 1
  br i1 %.423.i, label %B108.if.i, label %.3.endif.i624.i

B242.loopexit.i:                                  ; preds = %B286.if.i
  %.1040.i = add nsw i64 %.978.0675.i, -1
  %.1044.i = add nuw nsw i64 %.975.0674.i, 1
  %.1031.i = icmp ugt i64 %.978.0675.i, 1
  br i1 %.1031.i, label %B242.if.i, label %B454.i

B454.i:                                           ; preds = %B242.loopexit.i
  br i1 %.1498679.not.i, label %B106.loopexit.i, label %B494.if.lr.ph.i

B494.if.lr.ph.i:                                  ; preds = %B454.i
  %.1925.i = mul i64 %size7.1, %.366.0683.i
  %2 = getelementptr i16, ptr %value15, i64 %.1925.i
  br label %B494.if.i

.3.endif.i.i:                                     ; preds = %B566.if.i, %B494.if.i
  fence release
  %.4.i.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !4
  %.10.i.i = icmp eq i64 %.4.i.i.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !3

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !4
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  %.1498.i = icmp sgt i64 %.1445.0681.i, 1
  br i1 %.1498.i, label %B494.if.i, label %B106.loopexit.i

.3.endif.i624.i:                                  ; preds = %B106.loopexit.i, %for.end.i
  fence release
  %.4.i.i625.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !4
  %.10.i626.i = icmp eq i64 %.4.i.i625.i, 1
  br i1 %.10.i626.i, label %.3.endif.if.i627.i, label %NRT_decref.exit628.i, !prof !3

.3.endif.if.i627.i:                               ; preds = %.3.endif.i624.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !4
  br label %NRT_decref.exit628.i

NRT_decref.exit628.i:                             ; preds = %.3.endif.if.i627.i, %.3.endif.i624.i
  store ptr null, ptr %results, align 8, !alias.scope !0, !noalias !6
  br label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit

B0.endif.i:                                       ; preds = %0
  %.219.i = shl nsw i64 %.214.i, 1
  %all.i.i.i.i = add i64 %.219.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %B0.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !7
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !7
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !7
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.219.i, ptr %at_size.i.i.i.i, align 8, !noalias !7
  %.291667.i = icmp sgt i64 %value14, 0
  br i1 %.291667.i, label %for.cond.1.preheader.lr.ph.i, label %for.end.i

for.cond.1.preheader.lr.ph.i:                     ; preds = %B0.endif.endif.i
  %.294665.i = icmp sgt i64 %value13, 0
  br label %for.cond.1.preheader.i

for.cond.1.preheader.i:                           ; preds = %for.end.1.i, %for.cond.1.preheader.lr.ph.i
  %loop.index668.i = phi i64 [ 0, %for.cond.1.preheader.lr.ph.i ], [ %.312.i, %for.end.1.i ]
  br i1 %.294665.i, label %for.body.1.lr.ph.i, label %for.end.1.i

for.body.1.lr.ph.i:                               ; preds = %for.cond.1.preheader.i
  %3 = getelementptr i16, ptr %value12, i64 %loop.index668.i
  %.303.i = mul i64 %loop.index668.i, %value13
  %4 = getelementptr i16, ptr %data.i.i.i.i, i64 %.303.i
  br label %for.body.1.i

for.end.i:                                        ; preds = %for.end.1.i, %B0.endif.endif.i
  %.423682.not.i = icmp slt i64 %value1, 1
  br i1 %.423682.not.i, label %.3.endif.i624.i, label %B108.if.lr.ph.i

B108.if.lr.ph.i:                                  ; preds = %for.end.i
  %.1309.i = fcmp oeq double %value6, 0.000000e+00
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %value9, i64 0)
  %.1498679.not.i = icmp slt i64 %value9, 1
  %spec.select662.i = tail call i64 @llvm.smax.i64(i64 %value11, i64 0)
  %.1733676.not.i = icmp slt i64 %value11, 1
  %brmerge.i = icmp slt i64 %value2, 21
  %arg.terms.5.1.mux.i = tail call i64 @llvm.smin.i64(i64 %value2, i64 0)
  br label %B108.if.i

for.body.1.i:                                     ; preds = %for.body.1.i, %for.body.1.lr.ph.i
  %loop.index.1666.i = phi i64 [ 0, %for.body.1.lr.ph.i ], [ %.310.i, %for.body.1.i ]
  %.299.i = mul i64 %loop.index.1666.i, %value14
  %.301.i = getelementptr i16, ptr %3, i64 %.299.i
  %.307.i = getelementptr i16, ptr %4, i64 %loop.index.1666.i
  %.308.i = load i16, ptr %.301.i, align 2, !noalias !4
  store i16 %.308.i, ptr %.307.i, align 2, !noalias !4
  %.310.i = add nuw nsw i64 %loop.index.1666.i, 1
  %.294.i = icmp slt i64 %.310.i, %value13
  br i1 %.294.i, label %for.body.1.i, label %for.end.1.i

for.end.1.i:                                      ; preds = %for.body.1.i, %for.cond.1.preheader.i
  %.312.i = add nuw nsw i64 %loop.index668.i, 1
  %.291.i = icmp slt i64 %.312.i, %value14
  br i1 %.291.i, label %for.cond.1.preheader.i, label %for.end.i

B108.if.i:                                        ; preds = %B108.if.lr.ph.i, %B106.loopexit.i
  %.369.0684.i = phi i64 [ %value1, %B108.if.lr.ph.i ], [ %.432.i, %B106.loopexit.i ]
  %.366.0683.i = phi i64 [ 0, %B108.if.lr.ph.i ], [ %.436.i, %B106.loopexit.i ]
  %.432.i = add nsw i64 %.369.0684.i, -1
  %.436.i = add nuw nsw i64 %.366.0683.i, 1
  %.631642.i = mul i64 %.366.0683.i, %value2
  %5 = getelementptr double, ptr %value0, i64 %.631642.i
  br i1 %brmerge.i, label %B110.endif.else.endif.endif.endif.thread.i, label %B110.endif.endif.i, !prof !14

B110.endif.endif.i:                               ; preds = %B110.endif.else.endif.endif.endif.thread.i, %B108.if.i
  %.717.sroa.0.3659.i = phi i64 [ %value2, %B110.endif.else.endif.endif.endif.thread.i ], [ 20, %B108.if.i ]
  %.635646655.i = phi ptr [ %.635643.i, %B110.endif.else.endif.endif.endif.thread.i ], [ %5, %B108.if.i ]
  %.838.i = getelementptr double, ptr %5, i64 %.717.sroa.0.3659.i
  %.923.i = getelementptr i8, ptr %5, i64 320
  %.924.i = load double, ptr %.923.i, align 8, !noalias !4
  br i1 %.1309.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B242.if.i, !prof !3

B110.endif.else.endif.endif.endif.thread.i:       ; preds = %B108.if.i
  %.635643.i = getelementptr double, ptr %5, i64 %arg.terms.5.1.mux.i
  br label %B110.endif.endif.i

B242.if.i:                                        ; preds = %B110.endif.endif.i, %B242.loopexit.i
  %.978.0675.i = phi i64 [ %.1040.i, %B242.loopexit.i ], [ 20, %B110.endif.endif.i ]
  %.975.0674.i = phi i64 [ %.1044.i, %B242.loopexit.i ], [ 0, %B110.endif.endif.i ]
  %invariant.gep.i = getelementptr double, ptr %value3, i64 %.975.0674.i
  %6 = getelementptr double, ptr %.838.i, i64 %.975.0674.i
  %.1380.i = mul i64 %.975.0674.i, %value13
  %7 = getelementptr i16, ptr %data.i.i.i.i, i64 %.1380.i
  br label %B286.if.i

B286.if.i:                                        ; preds = %B286.if.i, %B242.if.i
  %.1098.0671.i = phi i64 [ 20, %B242.if.i ], [ %.1160.i, %B286.if.i ]
  %.1095.0670.i = phi i64 [ 0, %B242.if.i ], [ %.1164.i, %B286.if.i ]
  %.1160.i = add nsw i64 %.1098.0671.i, -1
  %.1164.i = add nuw nsw i64 %.1095.0670.i, 1
  %8 = getelementptr double, ptr %.635646655.i, i64 %.1095.0670.i
  %.1275.i = load double, ptr %8, align 8, !noalias !4
  %.1306.i = load double, ptr %6, align 8, !noalias !4
  %.1307.i = fadd double %.1275.i, %.1306.i
  %.1236.i = mul i64 %.1095.0670.i, %value5
  %gep673.i = getelementptr double, ptr %invariant.gep.i, i64 %.1236.i
  %.1241.i = load double, ptr %gep673.i, align 8, !noalias !4
  %.1245.i = fmul double %.924.i, %.1241.i
  %.1316.i = fdiv double %.1307.i, %value6
  %.1317.i = fadd double %.1245.i, %.1316.i
  %.1319.i = fmul double %value7, %.1317.i
  %.1327.le.i = tail call double @llvm.rint.f64(double %.1319.i)
  %.1332.i = fptosi double %.1327.le.i to i16
  %9 = getelementptr i16, ptr %7, i64 %.1095.0670.i
  store i16 %.1332.i, ptr %9, align 2, !noalias !4
  %.1151.i = icmp ugt i64 %.1098.0671.i, 1
  br i1 %.1151.i, label %B286.if.i, label %B242.loopexit.i

B494.if.i:                                        ; preds = %NRT_decref.exit.i, %B494.if.lr.ph.i
  %.1445.0681.i = phi i64 [ %spec.select.i, %B494.if.lr.ph.i ], [ %.1507.i, %NRT_decref.exit.i ]
  %.1442.0680.i = phi i64 [ 0, %B494.if.lr.ph.i ], [ %.1511.i, %NRT_decref.exit.i ]
  %.1507.i = add nsw i64 %.1445.0681.i, -1
  %.1511.i = add nuw nsw i64 %.1442.0680.i, 1
  %10 = getelementptr i64, ptr %value8, i64 %.1442.0680.i
  %.1569.i = load i64, ptr %10, align 8, !noalias !4
  %.1588.i = icmp slt i64 %.1569.i, 0
  %.1589.i = select i1 %.1588.i, i64 %value14, i64 0
  %.1590.i = add i64 %.1589.i, %.1569.i
  %.1607.i = mul i64 %.1590.i, %value13
  %.1609.i = getelementptr i16, ptr %data.i.i.i.i, i64 %.1607.i
  %.4.i.i631.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !4
  br i1 %.1733676.not.i, label %.3.endif.i.i, label %B566.if.lr.ph.i

B566.if.lr.ph.i:                                  ; preds = %B494.if.i
  %.1927.i = mul i64 %.1442.0680.i, %value18
  %11 = getelementptr i16, ptr %2, i64 %.1927.i
  br label %B566.if.i

B566.if.i:                                        ; preds = %B566.if.i, %B566.if.lr.ph.i
  %.1680.0678.i = phi i64 [ %spec.select662.i, %B566.if.lr.ph.i ], [ %.1742.i, %B566.if.i ]
  %.1677.0677.i = phi i64 [ 0, %B566.if.lr.ph.i ], [ %.1746.i, %B566.if.i ]
  %.1742.i = add nsw i64 %.1680.0678.i, -1
  %.1746.i = add nuw nsw i64 %.1677.0677.i, 1
  %12 = getelementptr i8, ptr %value10, i64 %.1677.0677.i
  %.1800.i = load i8, ptr %12, align 1, !noalias !4
  %.1802.i = zext i8 %.1800.i to i64
  %.1827.i = getelementptr i64, ptr %value8, i64 %.1802.i
  %.1828.i = load i64, ptr %.1827.i, align 8, !noalias !4
  %.1842.i = icmp slt i64 %.1828.i, 0
  %.1843.i = select i1 %.1842.i, i64 %value13, i64 0
  %13 = getelementptr i16, ptr %.1609.i, i64 %.1828.i
  %.1857.i = getelementptr i16, ptr %13, i64 %.1843.i
  %.1858.i = load i16, ptr %.1857.i, align 2, !noalias !4
  %14 = getelementptr i16, ptr %11, i64 %.1677.0677.i
  store i16 %.1858.i, ptr %14, align 2, !noalias !4
  %.1733.i = icmp sgt i64 %.1680.0678.i, 1
  br i1 %.1733.i, label %B566.if.i, label %.3.endif.i.i

_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit: ; preds = %B110.endif.endif.i, %B0.endif.i, %0, %NRT_decref.exit628.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit628.i ], [ 1, %0 ], [ 1, %B0.endif.i ], [ 1, %B110.endif.endif.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare i64 @llvm.smin.i64(i64, i64)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!1, !5}
!5 = distinct !{!5, !2, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v58B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %excinfo"}
!6 = !{!5}
!7 = !{!8, !10, !11, !13, !1, !5}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!11 = distinct !{!11, !12, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!12 = distinct !{!12, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!13 = distinct !{!13, !12, !"_ZN5numba2np8arrayobj15_call_allocatorB2v9B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!14 = !{!"branch_weights", i32 33554432, i32 -973078528}
