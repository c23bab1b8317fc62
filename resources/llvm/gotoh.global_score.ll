; {"digest": "2ffc5eefa381cd6499bd20f7124aed51a0ef1cae5accb501ba6004c3574b54e5", "takes": [["int8", 2], ["uint8", 1], ["int64", 0], ["int64", 0]], "gives": ["int64"], "calls": ["free", "malloc"]}
define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load i64, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load i64, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load i64, ptr %at6, align 8
  %results = getelementptr i8, ptr %values, i64 56
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %1 = add i64 %value1, -1152921504606846975
  %or.cond = icmp ult i64 %1, -1152921504606846976
  br i1 %or.cond, label %_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit, label %B0.endif.endif.endif.i.i, !prof !3

B0.endif.endif.endif.i.i:                         ; preds = %0
  %.63.i = shl nsw i64 %value1, 3
  %.30.i.i = add nsw i64 %.63.i, 8
  %all.i.i.i.i.i = add i64 %.63.i, 120
  %memory.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit, label %.3.endif.i24.i.i

.3.endif.i24.i.i:                                 ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !4
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !4
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !4
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 %.30.i.i, ptr %at_size.i.i.i.i.i, align 8, !noalias !4
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  fence release
  %.4.i.i25.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i.i.i = icmp eq i64 %.4.i.i25.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %B0.endif.endif.endif.i349.i, !prof !16

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i24.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !15
  br label %B0.endif.endif.endif.i349.i

B278.i:                                           ; preds = %B214.if.i, %B0.endif.endif.i
  %memory.i.i.i.i332.i = tail call dereferenceable_or_null(112) ptr @malloc(i64 112)
  %none.i.i.i.i333.i = icmp eq ptr %memory.i.i.i.i332.i, null
  br i1 %none.i.i.i.i333.i, label %_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit, label %.3.endif.i36.i.i

.3.endif.i36.i.i:                                 ; preds = %B278.i
  %address.i.i.i.i334.i = ptrtoint ptr %memory.i.i.i.i332.i to i64
  %behind.i.i.i.i335.i = add i64 %address.i.i.i.i334.i, 111
  %aligned.i.i.i.i336.i = and i64 %behind.i.i.i.i335.i, -64
  %data.i.i.i.i337.i = inttoptr i64 %aligned.i.i.i.i336.i to ptr
  store i64 1, ptr %memory.i.i.i.i332.i, align 4, !noalias !17
  %at_end.i.i.i.i338.i = getelementptr i8, ptr %memory.i.i.i.i332.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i338.i, align 8, !noalias !17
  %at_data.i.i.i.i339.i = getelementptr i8, ptr %memory.i.i.i.i332.i, i64 24
  store ptr %data.i.i.i.i337.i, ptr %at_data.i.i.i.i339.i, align 8, !noalias !17
  %at_size.i.i.i.i340.i = getelementptr i8, ptr %memory.i.i.i.i332.i, i64 32
  store i64 0, ptr %at_size.i.i.i.i340.i, align 8, !noalias !17
  %.4.i.i.i341.i = atomicrmw add ptr %memory.i.i.i.i332.i, i64 1 monotonic, align 8, !noalias !27
  fence release
  %.4.i.i37.i.i = atomicrmw sub ptr %memory.i.i.i.i332.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i.i343.i = icmp eq i64 %.4.i.i37.i.i, 1
  br i1 %.10.i.i343.i, label %.3.endif.if.i.i345.i, label %.3.endif.i.i.i, !prof !16

.3.endif.if.i.i345.i:                             ; preds = %.3.endif.i36.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i332.i), !noalias !27
  br label %.3.endif.i.i.i

B0.endif.endif.endif.i349.i:                      ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  %memory.i.i.i.i352.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i353.i = icmp eq ptr %memory.i.i.i.i352.i, null
  br i1 %none.i.i.i.i353.i, label %_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit, label %.3.endif.i24.i354.i

.3.endif.i24.i354.i:                              ; preds = %B0.endif.endif.endif.i349.i
  %address.i.i.i.i355.i = ptrtoint ptr %memory.i.i.i.i352.i to i64
  %behind.i.i.i.i356.i = add i64 %address.i.i.i.i355.i, 111
  %aligned.i.i.i.i357.i = and i64 %behind.i.i.i.i356.i, -64
  %data.i.i.i.i358.i = inttoptr i64 %aligned.i.i.i.i357.i to ptr
  store i64 1, ptr %memory.i.i.i.i352.i, align 4, !noalias !28
  %at_end.i.i.i.i359.i = getelementptr i8, ptr %memory.i.i.i.i352.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i359.i, align 8, !noalias !28
  %at_data.i.i.i.i360.i = getelementptr i8, ptr %memory.i.i.i.i352.i, i64 24
  store ptr %data.i.i.i.i358.i, ptr %at_data.i.i.i.i360.i, align 8, !noalias !28
  %at_size.i.i.i.i361.i = getelementptr i8, ptr %memory.i.i.i.i352.i, i64 32
  store i64 %.30.i.i, ptr %at_size.i.i.i.i361.i, align 8, !noalias !28
  %.4.i.i.i362.i = atomicrmw add ptr %memory.i.i.i.i352.i, i64 1 monotonic, align 8, !noalias !38
  fence release
  %.4.i.i25.i369.i = atomicrmw sub ptr %memory.i.i.i.i352.i, i64 1 monotonic, align 8, !noalias !38
  %.10.i.i370.i = icmp eq i64 %.4.i.i25.i369.i, 1
  br i1 %.10.i.i370.i, label %.3.endif.if.i.i372.i, label %B0.endif.endif.i, !prof !16

.3.endif.if.i.i372.i:                             ; preds = %.3.endif.i24.i354.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i352.i), !noalias !38
  br label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %.3.endif.if.i.i372.i, %.3.endif.i24.i354.i
  store i64 0, ptr %data.i.i.i.i.i, align 64, !noalias !39
  %.219.i = icmp sgt i64 %value1, 0
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %value1, i64 0)
  br i1 %.219.i, label %B214.if.i, label %B278.i

B214.if.i:                                        ; preds = %B0.endif.endif.i, %B214.if.i
  %.208.027.i = phi i64 [ %.270.i, %B214.if.i ], [ %spec.select.i, %B0.endif.endif.i ]
  %.205.026.i = phi i64 [ %.274.i, %B214.if.i ], [ 1, %B0.endif.endif.i ]
  %.270.i = add nsw i64 %.208.027.i, -1
  %.274.i = add nuw i64 %.205.026.i, 1
  %.301.neg.i = sub nsw i64 1, %.205.026.i
  %.303.neg.i = mul i64 %.301.neg.i, %value6
  %.neg.i = sub i64 %.303.neg.i, %value5
  %2 = getelementptr i64, ptr %data.i.i.i.i.i, i64 %.205.026.i
  store i64 %.neg.i, ptr %2, align 8, !noalias !39
  %.366.i = sub nsw i64 %.neg.i, %value5
  %3 = getelementptr i64, ptr %data.i.i.i.i358.i, i64 %.205.026.i
  store i64 %.366.i, ptr %3, align 8, !noalias !39
  %.261.i = icmp ugt i64 %.208.027.i, 1
  br i1 %.261.i, label %B214.if.i, label %B278.i

.3.endif.i.i.i:                                   ; preds = %.3.endif.if.i.i345.i, %.3.endif.i36.i.i
  %.4.i.i.i377.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !40
  %.4.i.i381.i.i = atomicrmw add ptr %memory.i.i.i.i352.i, i64 1 monotonic, align 8, !noalias !40
  %.4.i.i385.i.i = atomicrmw add ptr %memory.i.i.i.i332.i, i64 1 monotonic, align 8, !noalias !40
  %spec.select.i.i = tail call i64 @llvm.smax.i64(i64 %value4, i64 0)
  %.2148.not.i.i = icmp slt i64 %value4, 1
  br i1 %.2148.not.i.i, label %.3.endif.i388.i.i, label %B86.if.lr.ph.i.i

B86.if.lr.ph.i.i:                                 ; preds = %.3.endif.i.i.i
  br i1 %.219.i, label %B86.if.us.i.i, label %B86.if.preheader.i.i

B86.if.preheader.i.i:                             ; preds = %B86.if.lr.ph.i.i
  %.neg.i.i = sub nsw i64 1, %spec.select.i.i
  %.292.le.neg.i.i = mul i64 %value6, %.neg.i.i
  %.neg47.i.i = sub i64 %.292.le.neg.i.i, %value5
  store i64 %.neg47.i.i, ptr %data.i.i.i.i.i, align 64, !noalias !40
  br label %.3.endif.i388.i.i

B86.if.us.i.i:                                    ; preds = %B86.if.lr.ph.i.i, %B206.B84.loopexit_crit_edge.split.us44.i.i
  %.155.010.us.i.i = phi i64 [ %.227.us.i.i, %B206.B84.loopexit_crit_edge.split.us44.i.i ], [ 0, %B86.if.lr.ph.i.i ]
  %.158.09.us.i.i = phi i64 [ %.223.us.i.i, %B206.B84.loopexit_crit_edge.split.us44.i.i ], [ %spec.select.i.i, %B86.if.lr.ph.i.i ]
  %.284.us.i.i = load i64, ptr %data.i.i.i.i.i, align 64, !noalias !40
  %.292.us.i.i = mul nsw i64 %.155.010.us.i.i, %value6
  %4 = add i64 %value5, %.292.us.i.i
  %.293.us.i.i = sub i64 0, %4
  store i64 %.293.us.i.i, ptr %data.i.i.i.i.i, align 64, !noalias !40
  %.355.us.i.i = sub nsw i64 %.293.us.i.i, %value5
  %5 = getelementptr i8, ptr %value3, i64 %.155.010.us.i.i
  %.389.us.i.i = load i8, ptr %5, align 1, !noalias !40
  %.628.us.i.i = zext i8 %.389.us.i.i to i64
  %invariant.gep.us.i.i = getelementptr i8, ptr %value0, i64 %.628.us.i.i
  br label %B206.if.us11.i.i

B206.if.us11.i.i:                                 ; preds = %B206.if.us11.i.i, %B86.if.us.i.i
  %e.2.17.us12.i.i = phi i64 [ %.355.us.i.i, %B86.if.us.i.i ], [ %.13.i.us42.i.i, %B206.if.us11.i.i ]
  %diagonal.2.16.us13.i.i = phi i64 [ %.284.us.i.i, %B86.if.us.i.i ], [ %.545.us21.i.i, %B206.if.us11.i.i ]
  %.418.05.us14.i.i = phi i64 [ 1, %B86.if.us.i.i ], [ %.487.us17.i.i, %B206.if.us11.i.i ]
  %.421.04.us15.i.i = phi i64 [ %spec.select.i, %B86.if.us.i.i ], [ %.483.us16.i.i, %B206.if.us11.i.i ]
  %.483.us16.i.i = add nsw i64 %.421.04.us15.i.i, -1
  %.487.us17.i.i = add nuw i64 %.418.05.us14.i.i, 1
  %6 = getelementptr i64, ptr %data.i.i.i.i.i, i64 %.418.05.us14.i.i
  %.545.us21.i.i = load i64, ptr %6, align 8, !noalias !40
  %.547.us22.i.i = sub nsw i64 %.545.us21.i.i, %value5
  %7 = getelementptr i64, ptr %data.i.i.i.i358.i, i64 %.418.05.us14.i.i
  %.578.us25.i.i = load i64, ptr %7, align 8, !noalias !40
  %.580.us26.i.i = sub nsw i64 %.578.us25.i.i, %value6
  %.13.i402.us27.i.i = tail call i64 @llvm.smax.i64(i64 %.580.us26.i.i, i64 %.547.us22.i.i)
  %.621.us28.i.i = add nsw i64 %.418.05.us14.i.i, -1
  %.669.us32.i.i = mul i64 %.621.us28.i.i, %value2
  %gep.us33.i.i = getelementptr i8, ptr %invariant.gep.us.i.i, i64 %.669.us32.i.i
  %.674.us34.i.i = load i8, ptr %gep.us33.i.i, align 1, !noalias !40
  %.676.us35.i.i = sext i8 %.674.us34.i.i to i64
  %.677.us36.i.i = add nsw i64 %diagonal.2.16.us13.i.i, %.676.us35.i.i
  %.13.i403.us37.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i402.us27.i.i, i64 %e.2.17.us12.i.i)
  %.13.i404.us38.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i403.us37.i.i, i64 %.677.us36.i.i)
  store i64 %.13.i404.us38.i.i, ptr %6, align 8, !noalias !40
  store i64 %.13.i402.us27.i.i, ptr %7, align 8, !noalias !40
  %.1005.us40.i.i = sub nsw i64 %e.2.17.us12.i.i, %value6
  %.1008.us41.i.i = sub nsw i64 %.13.i404.us38.i.i, %value5
  %.13.i.us42.i.i = tail call i64 @llvm.smax.i64(i64 %.1008.us41.i.i, i64 %.1005.us40.i.i)
  %.474.us43.i.i = icmp sgt i64 %.421.04.us15.i.i, 1
  br i1 %.474.us43.i.i, label %B206.if.us11.i.i, label %B206.B84.loopexit_crit_edge.split.us44.i.i

B206.B84.loopexit_crit_edge.split.us44.i.i:       ; preds = %B206.if.us11.i.i
  %.223.us.i.i = add nsw i64 %.158.09.us.i.i, -1
  %.227.us.i.i = add nuw nsw i64 %.155.010.us.i.i, 1
  %.214.us.i.i = icmp sgt i64 %.158.09.us.i.i, 1
  br i1 %.214.us.i.i, label %B86.if.us.i.i, label %.3.endif.i388.i.i

.3.endif.i388.i.i:                                ; preds = %B206.B84.loopexit_crit_edge.split.us44.i.i, %B86.if.preheader.i.i, %.3.endif.i.i.i
  fence release
  %.4.i.i389.i.i = atomicrmw sub ptr %memory.i.i.i.i332.i, i64 1 monotonic, align 8, !noalias !40
  %.10.i.i378.i = icmp eq i64 %.4.i.i389.i.i, 1
  br i1 %.10.i.i378.i, label %.3.endif.if.i.i379.i, label %.3.endif.i391.i.i, !prof !16

.3.endif.if.i.i379.i:                             ; preds = %.3.endif.i388.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i332.i), !noalias !40
  br label %.3.endif.i391.i.i

.3.endif.i391.i.i:                                ; preds = %.3.endif.if.i.i379.i, %.3.endif.i388.i.i
  fence release
  %.4.i.i392.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !40
  %.10.i393.i.i = icmp eq i64 %.4.i.i392.i.i, 1
  br i1 %.10.i393.i.i, label %.3.endif.if.i394.i.i, label %.3.endif.i397.i.i, !prof !16

.3.endif.if.i394.i.i:                             ; preds = %.3.endif.i391.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !40
  br label %.3.endif.i397.i.i

.3.endif.i397.i.i:                                ; preds = %.3.endif.if.i394.i.i, %.3.endif.i391.i.i
  fence release
  %.4.i.i398.i.i = atomicrmw sub ptr %memory.i.i.i.i352.i, i64 1 monotonic, align 8, !noalias !40
  %.10.i399.i.i = icmp eq i64 %.4.i.i398.i.i, 1
  br i1 %.10.i399.i.i, label %.3.endif.if.i400.i.i, label %.3.endif.i.i, !prof !16

.3.endif.if.i400.i.i:                             ; preds = %.3.endif.i397.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i352.i), !noalias !40
  br label %.3.endif.i.i

.3.endif.i.i:                                     ; preds = %.3.endif.if.i400.i.i, %.3.endif.i397.i.i
  fence release
  %.4.i.i380.i = atomicrmw sub ptr %memory.i.i.i.i352.i, i64 1 monotonic, align 8, !noalias !39
  %.10.i.i = icmp eq i64 %.4.i.i380.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %.3.endif.i382.i, !prof !16

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i352.i), !noalias !39
  br label %.3.endif.i382.i

.3.endif.i382.i:                                  ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  fence release
  %.4.i.i383.i = atomicrmw sub ptr %memory.i.i.i.i332.i, i64 1 monotonic, align 8, !noalias !39
  %.10.i384.i = icmp eq i64 %.4.i.i383.i, 1
  br i1 %.10.i384.i, label %.3.endif.if.i385.i, label %NRT_decref.exit386.i, !prof !16

.3.endif.if.i385.i:                               ; preds = %.3.endif.i382.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i332.i), !noalias !39
  br label %NRT_decref.exit386.i

NRT_decref.exit386.i:                             ; preds = %.3.endif.if.i385.i, %.3.endif.i382.i
  %8 = getelementptr i64, ptr %data.i.i.i.i.i, i64 %value1
  %.575.i = load i64, ptr %8, align 8, !noalias !39
  fence release
  %.4.i.i389.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !39
  %.10.i390.i = icmp eq i64 %.4.i.i389.i, 1
  br i1 %.10.i390.i, label %.3.endif.if.i391.i, label %NRT_decref.exit392.i, !prof !16

.3.endif.if.i391.i:                               ; preds = %NRT_decref.exit386.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !39
  br label %NRT_decref.exit392.i

NRT_decref.exit392.i:                             ; preds = %.3.endif.if.i391.i, %NRT_decref.exit386.i
  store i64 %.575.i, ptr %results, align 8, !alias.scope !0, !noalias !43
  br label %_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit

_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit: ; preds = %B278.i, %B0.endif.endif.endif.i349.i, %0, %B0.endif.endif.endif.i.i, %NRT_decref.exit392.i
  %common.ret.op.i = phi i32 [ 1, %B0.endif.endif.endif.i349.i ], [ 1, %0 ], [ 0, %NRT_decref.exit392.i ], [ 1, %B0.endif.endif.endif.i.i ], [ 1, %B278.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx"}
!3 = !{!"branch_weights", i32 199, i32 9801}
!4 = !{!5, !7, !8, !10, !11, !13, !1, !14}
!5 = distinct !{!5, !6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!6 = distinct !{!6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!7 = distinct !{!7, !6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!11 = distinct !{!11, !12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %retptr"}
!12 = distinct !{!12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29"}
!13 = distinct !{!13, !12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %excinfo"}
!14 = distinct !{!14, !2, !"_ZN6swathe4core9alignment5gotoh12global_scoreB3v11B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx: %excinfo"}
!15 = !{!11, !13, !1, !14}
!16 = !{!"branch_weights", i32 1, i32 99}
!17 = !{!18, !20, !21, !23, !24, !26, !1, !14}
!18 = distinct !{!18, !19, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!19 = distinct !{!19, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!20 = distinct !{!20, !19, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!21 = distinct !{!21, !22, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!22 = distinct !{!22, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!23 = distinct !{!23, !22, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!24 = distinct !{!24, !25, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v15B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi3EE16class_28uint8_29: %retptr"}
!25 = distinct !{!25, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v15B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi3EE16class_28uint8_29"}
!26 = distinct !{!26, !25, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v15B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi3EE16class_28uint8_29: %excinfo"}
!27 = !{!24, !26, !1, !14}
!28 = !{!29, !31, !32, !34, !35, !37, !1, !14}
!29 = distinct !{!29, !30, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!30 = distinct !{!30, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!31 = distinct !{!31, !30, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v14B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!32 = distinct !{!32, !33, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!33 = distinct !{!33, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!34 = distinct !{!34, !33, !"_ZN5numba2np8arrayobj15_call_allocatorB3v13B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!35 = distinct !{!35, !36, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %retptr"}
!36 = distinct !{!36, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29"}
!37 = distinct !{!37, !36, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %excinfo"}
!38 = !{!35, !37, !1, !14}
!39 = !{!1, !14}
!40 = !{!41, !1, !14}
!41 = distinct !{!41, !42, !"_ZN6swathe4core9alignment5gotoh15_advance_globalB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE23Literal_5bint_5d_280_29xxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE: %retptr"}
!42 = distinct !{!42, !"_ZN6swathe4core9alignment5gotoh15_advance_globalB3v16B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE23Literal_5bint_5d_280_29xxx5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi3E1C7mutable7alignedE"}
!43 = !{!14}
