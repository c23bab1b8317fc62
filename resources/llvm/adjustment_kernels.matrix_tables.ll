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
  br i1 %.221.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.i, !prof !3

B106.loopexit.i.loopexit1:                        ; preds = %NRT_decref.exit.us.i
  %.423.i = icmp sgt i64 %.369.053.i, 1
  br i1 %.423.i, label %B108.if.i, label %.3.endif.i624.i

B242.loopexit.i:                                  ; preds = %B286.if.i
  %.1040.i = add nsw i64 %.978.044.i, -1
  %.1044.i = add nuw nsw i64 %.975.043.i, 1
  %.1031.i = icmp ugt i64 %.978.044.i, 1
  br i1 %.1031.i, label %B242.if.i, label %B454.i

B454.i:                                           ; preds = %B242.loopexit.i
  %.1925.i = mul i64 %size7.1, %.366.052.i
  %2 = getelementptr i16, ptr %value15, i64 %.1925.i
  br label %B494.if.us.i

B494.if.us.i:                                     ; preds = %B454.i, %NRT_decref.exit.us.i
  %.1445.050.us.i = phi i64 [ %.1507.us.i, %NRT_decref.exit.us.i ], [ %spec.select.i, %B454.i ]
  %.1442.049.us.i = phi i64 [ %.1511.us.i, %NRT_decref.exit.us.i ], [ 0, %B454.i ]
  %3 = getelementptr i64, ptr %value8, i64 %.1442.049.us.i
  %.1569.us.i = load i64, ptr %3, align 8, !noalias !4
  %.1588.us.i = icmp slt i64 %.1569.us.i, 0
  %.1589.us.i = select i1 %.1588.us.i, i64 %value14, i64 0
  %.1590.us.i = add i64 %.1589.us.i, %.1569.us.i
  %.1607.us.i = mul i64 %.1590.us.i, %value13
  %.1609.us.i = getelementptr i16, ptr %data.i.i.i.i, i64 %.1607.us.i
  %.4.i.i631.us.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !4
  %.1927.us.i = mul i64 %.1442.049.us.i, %value18
  %4 = getelementptr i16, ptr %2, i64 %.1927.us.i
  br label %B566.if.us.i

.3.endif.if.i.us.i:                               ; preds = %B566..3.endif.i_crit_edge.us.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !4
  br label %NRT_decref.exit.us.i

NRT_decref.exit.us.i:                             ; preds = %B566..3.endif.i_crit_edge.us.i, %.3.endif.if.i.us.i
  %.1498.us.i = icmp sgt i64 %.1445.050.us.i, 1
  br i1 %.1498.us.i, label %B494.if.us.i, label %B106.loopexit.i.loopexit1

B566.if.us.i:                                     ; preds = %B566.if.us.i, %B494.if.us.i
  %.1680.047.us.i = phi i64 [ %spec.select31.i, %B494.if.us.i ], [ %.1742.us.i, %B566.if.us.i ]
  %.1677.046.us.i = phi i64 [ 0, %B494.if.us.i ], [ %.1746.us.i, %B566.if.us.i ]
  %.1742.us.i = add nsw i64 %.1680.047.us.i, -1
  %.1746.us.i = add nuw nsw i64 %.1677.046.us.i, 1
  %5 = getelementptr i8, ptr %value10, i64 %.1677.046.us.i
  %.1800.us.i = load i8, ptr %5, align 1, !noalias !4
  %.1802.us.i = zext i8 %.1800.us.i to i64
  %.1827.us.i = getelementptr i64, ptr %value8, i64 %.1802.us.i
  %.1828.us.i = load i64, ptr %.1827.us.i, align 8, !noalias !4
  %.1842.us.i = icmp slt i64 %.1828.us.i, 0
  %.1843.us.i = select i1 %.1842.us.i, i64 %value13, i64 0
  %6 = getelementptr i16, ptr %.1609.us.i, i64 %.1828.us.i
  %.1857.us.i = getelementptr i16, ptr %6, i64 %.1843.us.i
  %.1858.us.i = load i16, ptr %.1857.us.i, align 2, !noalias !4
  %7 = getelementptr i16, ptr %4, i64 %.1677.046.us.i
  store i16 %.1858.us.i, ptr %7, align 2, !noalias !4
  %.1733.us.i = icmp sgt i64 %.1680.047.us.i, 1
  br i1 %.1733.us.i, label %B566.if.us.i, label %B566..3.endif.i_crit_edge.us.i

B566..3.endif.i_crit_edge.us.i:                   ; preds = %B566.if.us.i
  %.1507.us.i = add nsw i64 %.1445.050.us.i, -1
  %.1511.us.i = add nuw nsw i64 %.1442.049.us.i, 1
  fence release
  %.4.i.i.us.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !4
  %.10.i.us.i = icmp eq i64 %.4.i.i.us.i, 1
  br i1 %.10.i.us.i, label %.3.endif.if.i.us.i, label %NRT_decref.exit.us.i, !prof !3

.3.endif.i624.i:                                  ; preds = %B106.loopexit.i.loopexit1, %B106.loopexit.i.loopexit.us, %B454.i.us, %for.end.i
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
  br label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit

B0.endif.i:                                       ; preds = %0
  %.219.i = shl nsw i64 %.214.i, 1
  %all.i.i.i.i = add i64 %.219.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B0.endif.endif.i

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
  %.29136.i = icmp sgt i64 %value14, 0
  %.29434.i = icmp sgt i64 %value13, 0
  %or.cond.i = select i1 %.29136.i, i1 %.29434.i, i1 false
  br i1 %or.cond.i, label %for.cond.1.preheader.us.i, label %for.end.i

for.cond.1.preheader.us.i:                        ; preds = %B0.endif.endif.i, %for.cond.1.for.end.1_crit_edge.us.i
  %loop.index37.us.i = phi i64 [ %.312.us.i, %for.cond.1.for.end.1_crit_edge.us.i ], [ 0, %B0.endif.endif.i ]
  %8 = getelementptr i16, ptr %value12, i64 %loop.index37.us.i
  %.303.us.i = mul i64 %loop.index37.us.i, %value13
  %9 = getelementptr i16, ptr %data.i.i.i.i, i64 %.303.us.i
  br label %for.body.1.us.i

for.body.1.us.i:                                  ; preds = %for.body.1.us.i, %for.cond.1.preheader.us.i
  %loop.index.135.us.i = phi i64 [ 0, %for.cond.1.preheader.us.i ], [ %.310.us.i, %for.body.1.us.i ]
  %.299.us.i = mul i64 %loop.index.135.us.i, %value14
  %.301.us.i = getelementptr i16, ptr %8, i64 %.299.us.i
  %.307.us.i = getelementptr i16, ptr %9, i64 %loop.index.135.us.i
  %.308.us.i = load i16, ptr %.301.us.i, align 2, !noalias !4
  store i16 %.308.us.i, ptr %.307.us.i, align 2, !noalias !4
  %.310.us.i = add nuw nsw i64 %loop.index.135.us.i, 1
  %.294.us.i = icmp slt i64 %.310.us.i, %value13
  br i1 %.294.us.i, label %for.body.1.us.i, label %for.cond.1.for.end.1_crit_edge.us.i

for.cond.1.for.end.1_crit_edge.us.i:              ; preds = %for.body.1.us.i
  %.312.us.i = add nuw nsw i64 %loop.index37.us.i, 1
  %.291.us.i = icmp slt i64 %.312.us.i, %value14
  br i1 %.291.us.i, label %for.cond.1.preheader.us.i, label %for.end.i

for.end.i:                                        ; preds = %for.cond.1.for.end.1_crit_edge.us.i, %B0.endif.endif.i
  %.42351.not.i = icmp slt i64 %value1, 1
  br i1 %.42351.not.i, label %.3.endif.i624.i, label %B108.if.lr.ph.i

B108.if.lr.ph.i:                                  ; preds = %for.end.i
  %.1309.i = fcmp oeq double %value6, 0.000000e+00
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %value9, i64 0)
  %spec.select31.i = tail call i64 @llvm.smax.i64(i64 %value11, i64 0)
  %.173345.not.i = icmp slt i64 %value11, 1
  br i1 %.1309.i, label %_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit, label %B108.if.preheader.i, !prof !3

B108.if.preheader.i:                              ; preds = %B108.if.lr.ph.i
  %.149848.not.i = icmp slt i64 %value9, 1
  %brmerge54.i = icmp slt i64 %value2, 21
  %arg.terms.5.1.mux55.i = tail call i64 @llvm.smin.i64(i64 %value2, i64 0)
  br i1 %.149848.not.i, label %B108.if.i.us, label %B108.if.preheader.i.split

B108.if.i.us:                                     ; preds = %B108.if.preheader.i, %B454.i.us
  %.369.053.i.us = phi i64 [ %.432.i.us, %B454.i.us ], [ %value1, %B108.if.preheader.i ]
  %.366.052.i.us = phi i64 [ %.436.i.us, %B454.i.us ], [ 0, %B108.if.preheader.i ]
  %.432.i.us = add nsw i64 %.369.053.i.us, -1
  %.436.i.us = add nuw nsw i64 %.366.052.i.us, 1
  %.63111.i.us = mul i64 %.366.052.i.us, %value2
  %10 = getelementptr double, ptr %value0, i64 %.63111.i.us
  br i1 %brmerge54.i, label %B110.endif.else.endif.endif.endif.thread.i.us, label %B110.endif.endif.i.us, !prof !14

B110.endif.else.endif.endif.endif.thread.i.us:    ; preds = %B108.if.i.us
  %.63512.i.us = getelementptr double, ptr %10, i64 %arg.terms.5.1.mux55.i
  br label %B110.endif.endif.i.us

B110.endif.endif.i.us:                            ; preds = %B110.endif.else.endif.endif.endif.thread.i.us, %B108.if.i.us
  %.717.sroa.0.328.i.us = phi i64 [ %value2, %B110.endif.else.endif.endif.endif.thread.i.us ], [ 20, %B108.if.i.us ]
  %.6351524.i.us = phi ptr [ %.63512.i.us, %B110.endif.else.endif.endif.endif.thread.i.us ], [ %10, %B108.if.i.us ]
  %.838.i.us = getelementptr double, ptr %10, i64 %.717.sroa.0.328.i.us
  %.923.i.us = getelementptr i8, ptr %10, i64 320
  %.924.i.us = load double, ptr %.923.i.us, align 8, !noalias !4
  br label %B242.if.i.us

B242.if.i.us:                                     ; preds = %B242.loopexit.i.us, %B110.endif.endif.i.us
  %.978.044.i.us = phi i64 [ 20, %B110.endif.endif.i.us ], [ %.1040.i.us, %B242.loopexit.i.us ]
  %.975.043.i.us = phi i64 [ 0, %B110.endif.endif.i.us ], [ %.1044.i.us, %B242.loopexit.i.us ]
  %invariant.gep.i.us = getelementptr double, ptr %value3, i64 %.975.043.i.us
  %11 = getelementptr double, ptr %.838.i.us, i64 %.975.043.i.us
  %.1380.i.us = mul i64 %.975.043.i.us, %value13
  %12 = getelementptr i16, ptr %data.i.i.i.i, i64 %.1380.i.us
  br label %B286.if.i.us

B286.if.i.us:                                     ; preds = %B286.if.i.us, %B242.if.i.us
  %.1098.040.i.us = phi i64 [ 20, %B242.if.i.us ], [ %.1160.i.us, %B286.if.i.us ]
  %.1095.039.i.us = phi i64 [ 0, %B242.if.i.us ], [ %.1164.i.us, %B286.if.i.us ]
  %.1160.i.us = add nsw i64 %.1098.040.i.us, -1
  %.1164.i.us = add nuw nsw i64 %.1095.039.i.us, 1
  %13 = getelementptr double, ptr %.6351524.i.us, i64 %.1095.039.i.us
  %.1275.i.us = load double, ptr %13, align 8, !noalias !4
  %.1306.i.us = load double, ptr %11, align 8, !noalias !4
  %.1307.i.us = fadd double %.1275.i.us, %.1306.i.us
  %.1236.i.us = mul i64 %.1095.039.i.us, %value5
  %gep42.i.us = getelementptr double, ptr %invariant.gep.i.us, i64 %.1236.i.us
  %.1241.i.us = load double, ptr %gep42.i.us, align 8, !noalias !4
  %.1245.i.us = fmul double %.924.i.us, %.1241.i.us
  %.1316.i.us = fdiv double %.1307.i.us, %value6
  %.1317.i.us = fadd double %.1245.i.us, %.1316.i.us
  %.1319.i.us = fmul double %value7, %.1317.i.us
  %.1327.le.i.us = tail call double @llvm.rint.f64(double %.1319.i.us)
  %.1332.i.us = fptosi double %.1327.le.i.us to i16
  %14 = getelementptr i16, ptr %12, i64 %.1095.039.i.us
  store i16 %.1332.i.us, ptr %14, align 2, !noalias !4
  %.1151.i.us = icmp ugt i64 %.1098.040.i.us, 1
  br i1 %.1151.i.us, label %B286.if.i.us, label %B242.loopexit.i.us

B242.loopexit.i.us:                               ; preds = %B286.if.i.us
  %.1040.i.us = add nsw i64 %.978.044.i.us, -1
  %.1044.i.us = add nuw nsw i64 %.975.043.i.us, 1
  %.1031.i.us = icmp ugt i64 %.978.044.i.us, 1
  br i1 %.1031.i.us, label %B242.if.i.us, label %B454.i.us

B454.i.us:                                        ; preds = %B242.loopexit.i.us
  %.423.i.us = icmp sgt i64 %.369.053.i.us, 1
  br i1 %.423.i.us, label %B108.if.i.us, label %.3.endif.i624.i

B108.if.preheader.i.split:                        ; preds = %B108.if.preheader.i
  br i1 %.173345.not.i, label %B108.if.i.us2, label %B108.if.i

B108.if.i.us2:                                    ; preds = %B108.if.preheader.i.split, %B106.loopexit.i.loopexit.us
  %.369.053.i.us3 = phi i64 [ %.432.i.us5, %B106.loopexit.i.loopexit.us ], [ %value1, %B108.if.preheader.i.split ]
  %.366.052.i.us4 = phi i64 [ %.436.i.us6, %B106.loopexit.i.loopexit.us ], [ 0, %B108.if.preheader.i.split ]
  %.432.i.us5 = add nsw i64 %.369.053.i.us3, -1
  %.436.i.us6 = add nuw nsw i64 %.366.052.i.us4, 1
  %.63111.i.us7 = mul i64 %.366.052.i.us4, %value2
  %15 = getelementptr double, ptr %value0, i64 %.63111.i.us7
  br i1 %brmerge54.i, label %B110.endif.else.endif.endif.endif.thread.i.us8, label %B110.endif.endif.i.us10, !prof !14

B110.endif.else.endif.endif.endif.thread.i.us8:   ; preds = %B108.if.i.us2
  %.63512.i.us9 = getelementptr double, ptr %15, i64 %arg.terms.5.1.mux55.i
  br label %B110.endif.endif.i.us10

B110.endif.endif.i.us10:                          ; preds = %B110.endif.else.endif.endif.endif.thread.i.us8, %B108.if.i.us2
  %.717.sroa.0.328.i.us11 = phi i64 [ %value2, %B110.endif.else.endif.endif.endif.thread.i.us8 ], [ 20, %B108.if.i.us2 ]
  %.6351524.i.us12 = phi ptr [ %.63512.i.us9, %B110.endif.else.endif.endif.endif.thread.i.us8 ], [ %15, %B108.if.i.us2 ]
  %.838.i.us13 = getelementptr double, ptr %15, i64 %.717.sroa.0.328.i.us11
  %.923.i.us14 = getelementptr i8, ptr %15, i64 320
  %.924.i.us15 = load double, ptr %.923.i.us14, align 8, !noalias !4
  br label %B242.if.i.us16

B242.if.i.us16:                                   ; preds = %B242.loopexit.i.us39, %B110.endif.endif.i.us10
  %.978.044.i.us17 = phi i64 [ 20, %B110.endif.endif.i.us10 ], [ %.1040.i.us40, %B242.loopexit.i.us39 ]
  %.975.043.i.us18 = phi i64 [ 0, %B110.endif.endif.i.us10 ], [ %.1044.i.us41, %B242.loopexit.i.us39 ]
  %invariant.gep.i.us19 = getelementptr double, ptr %value3, i64 %.975.043.i.us18
  %16 = getelementptr double, ptr %.838.i.us13, i64 %.975.043.i.us18
  %.1380.i.us20 = mul i64 %.975.043.i.us18, %value13
  %17 = getelementptr i16, ptr %data.i.i.i.i, i64 %.1380.i.us20
  br label %B286.if.i.us21

B286.if.i.us21:                                   ; preds = %B286.if.i.us21, %B242.if.i.us16
  %.1098.040.i.us22 = phi i64 [ 20, %B242.if.i.us16 ], [ %.1160.i.us24, %B286.if.i.us21 ]
  %.1095.039.i.us23 = phi i64 [ 0, %B242.if.i.us16 ], [ %.1164.i.us25, %B286.if.i.us21 ]
  %.1160.i.us24 = add nsw i64 %.1098.040.i.us22, -1
  %.1164.i.us25 = add nuw nsw i64 %.1095.039.i.us23, 1
  %18 = getelementptr double, ptr %.6351524.i.us12, i64 %.1095.039.i.us23
  %.1275.i.us26 = load double, ptr %18, align 8, !noalias !4
  %.1306.i.us27 = load double, ptr %16, align 8, !noalias !4
  %.1307.i.us28 = fadd double %.1275.i.us26, %.1306.i.us27
  %.1236.i.us29 = mul i64 %.1095.039.i.us23, %value5
  %gep42.i.us30 = getelementptr double, ptr %invariant.gep.i.us19, i64 %.1236.i.us29
  %.1241.i.us31 = load double, ptr %gep42.i.us30, align 8, !noalias !4
  %.1245.i.us32 = fmul double %.924.i.us15, %.1241.i.us31
  %.1316.i.us33 = fdiv double %.1307.i.us28, %value6
  %.1317.i.us34 = fadd double %.1245.i.us32, %.1316.i.us33
  %.1319.i.us35 = fmul double %value7, %.1317.i.us34
  %.1327.le.i.us36 = tail call double @llvm.rint.f64(double %.1319.i.us35)
  %.1332.i.us37 = fptosi double %.1327.le.i.us36 to i16
  %19 = getelementptr i16, ptr %17, i64 %.1095.039.i.us23
  store i16 %.1332.i.us37, ptr %19, align 2, !noalias !4
  %.1151.i.us38 = icmp ugt i64 %.1098.040.i.us22, 1
  br i1 %.1151.i.us38, label %B286.if.i.us21, label %B242.loopexit.i.us39

B242.loopexit.i.us39:                             ; preds = %B286.if.i.us21
  %.1040.i.us40 = add nsw i64 %.978.044.i.us17, -1
  %.1044.i.us41 = add nuw nsw i64 %.975.043.i.us18, 1
  %.1031.i.us42 = icmp ugt i64 %.978.044.i.us17, 1
  br i1 %.1031.i.us42, label %B242.if.i.us16, label %B494.if.i.us

B494.if.i.us:                                     ; preds = %B242.loopexit.i.us39, %NRT_decref.exit.i.us
  %.1445.050.i.us = phi i64 [ %.1507.i.us, %NRT_decref.exit.i.us ], [ %spec.select.i, %B242.loopexit.i.us39 ]
  %.1507.i.us = add nsw i64 %.1445.050.i.us, -1
  %.4.i.i631.i.us = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !4
  fence release
  %.4.i.i.i.us = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !4
  %.10.i.i.us = icmp eq i64 %.4.i.i.i.us, 1
  br i1 %.10.i.i.us, label %.3.endif.if.i.i.us, label %NRT_decref.exit.i.us, !prof !3

.3.endif.if.i.i.us:                               ; preds = %B494.if.i.us
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !4
  br label %NRT_decref.exit.i.us

NRT_decref.exit.i.us:                             ; preds = %.3.endif.if.i.i.us, %B494.if.i.us
  %.1498.i.us = icmp sgt i64 %.1445.050.i.us, 1
  br i1 %.1498.i.us, label %B494.if.i.us, label %B106.loopexit.i.loopexit.us

B106.loopexit.i.loopexit.us:                      ; preds = %NRT_decref.exit.i.us
  %.423.i.us45 = icmp sgt i64 %.369.053.i.us3, 1
  br i1 %.423.i.us45, label %B108.if.i.us2, label %.3.endif.i624.i

B108.if.i:                                        ; preds = %B108.if.preheader.i.split, %B106.loopexit.i.loopexit1
  %.369.053.i = phi i64 [ %.432.i, %B106.loopexit.i.loopexit1 ], [ %value1, %B108.if.preheader.i.split ]
  %.366.052.i = phi i64 [ %.436.i, %B106.loopexit.i.loopexit1 ], [ 0, %B108.if.preheader.i.split ]
  %.432.i = add nsw i64 %.369.053.i, -1
  %.436.i = add nuw nsw i64 %.366.052.i, 1
  %.63111.i = mul i64 %.366.052.i, %value2
  %20 = getelementptr double, ptr %value0, i64 %.63111.i
  br i1 %brmerge54.i, label %B110.endif.else.endif.endif.endif.thread.i, label %B110.endif.endif.i, !prof !14

B110.endif.endif.i:                               ; preds = %B110.endif.else.endif.endif.endif.thread.i, %B108.if.i
  %.717.sroa.0.328.i = phi i64 [ %value2, %B110.endif.else.endif.endif.endif.thread.i ], [ 20, %B108.if.i ]
  %.6351524.i = phi ptr [ %.63512.i, %B110.endif.else.endif.endif.endif.thread.i ], [ %20, %B108.if.i ]
  %.838.i = getelementptr double, ptr %20, i64 %.717.sroa.0.328.i
  %.923.i = getelementptr i8, ptr %20, i64 320
  %.924.i = load double, ptr %.923.i, align 8, !noalias !4
  br label %B242.if.i

B110.endif.else.endif.endif.endif.thread.i:       ; preds = %B108.if.i
  %.63512.i = getelementptr double, ptr %20, i64 %arg.terms.5.1.mux55.i
  br label %B110.endif.endif.i

B242.if.i:                                        ; preds = %B110.endif.endif.i, %B242.loopexit.i
  %.978.044.i = phi i64 [ 20, %B110.endif.endif.i ], [ %.1040.i, %B242.loopexit.i ]
  %.975.043.i = phi i64 [ 0, %B110.endif.endif.i ], [ %.1044.i, %B242.loopexit.i ]
  %invariant.gep.i = getelementptr double, ptr %value3, i64 %.975.043.i
  %21 = getelementptr double, ptr %.838.i, i64 %.975.043.i
  %.1380.i = mul i64 %.975.043.i, %value13
  %22 = getelementptr i16, ptr %data.i.i.i.i, i64 %.1380.i
  br label %B286.if.i

B286.if.i:                                        ; preds = %B286.if.i, %B242.if.i
  %.1098.040.i = phi i64 [ 20, %B242.if.i ], [ %.1160.i, %B286.if.i ]
  %.1095.039.i = phi i64 [ 0, %B242.if.i ], [ %.1164.i, %B286.if.i ]
  %.1160.i = add nsw i64 %.1098.040.i, -1
  %.1164.i = add nuw nsw i64 %.1095.039.i, 1
  %23 = getelementptr double, ptr %.6351524.i, i64 %.1095.039.i
  %.1275.i = load double, ptr %23, align 8, !noalias !4
  %.1306.i = load double, ptr %21, align 8, !noalias !4
  %.1307.i = fadd double %.1275.i, %.1306.i
  %.1236.i = mul i64 %.1095.039.i, %value5
  %gep42.i = getelementptr double, ptr %invariant.gep.i, i64 %.1236.i
  %.1241.i = load double, ptr %gep42.i, align 8, !noalias !4
  %.1245.i = fmul double %.924.i, %.1241.i
  %.1316.i = fdiv double %.1307.i, %value6
  %.1317.i = fadd double %.1245.i, %.1316.i
  %.1319.i = fmul double %value7, %.1317.i
  %.1327.le.i = tail call double @llvm.rint.f64(double %.1319.i)
  %.1332.i = fptosi double %.1327.le.i to i16
  %24 = getelementptr i16, ptr %22, i64 %.1095.039.i
  store i16 %.1332.i, ptr %24, align 2, !noalias !4
  %.1151.i = icmp ugt i64 %.1098.040.i, 1
  br i1 %.1151.i, label %B286.if.i, label %B242.loopexit.i

_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE.exit: ; preds = %B108.if.lr.ph.i, %B0.endif.i, %0, %NRT_decref.exit628.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit628.i ], [ 1, %0 ], [ 1, %B0.endif.i ], [ 1, %B108.if.lr.ph.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare i64 @llvm.smin.i64(i64, i64)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!1, !5}
!5 = distinct !{!5, !2, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB3v96B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %excinfo"}
!6 = !{!5}
!7 = !{!8, !10, !11, !13, !1, !5}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!11 = distinct !{!11, !12, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!12 = distinct !{!12, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!13 = distinct !{!13, !12, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!14 = !{!"branch_weights", i32 33554432, i32 -973078528}
