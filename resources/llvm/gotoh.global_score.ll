; {"digest": "7c81af206cdb7a90157e2ce74a7c2330dd88424c4d5a968e1b253d0fd47f77e0", "takes": [["int8", 2], ["uint8", 1], ["int64", 0], ["int64", 0]], "gives": ["int64"], "calls": ["free", "malloc"]}
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
  br i1 %or.cond, label %_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit, label %B0.endif.endif.endif.i.i, !prof !3

B0.endif.endif.endif.i.i:                         ; preds = %0
  %.63.i = shl nsw i64 %value1, 3
  %.30.i.i = add nsw i64 %.63.i, 8
  %all.i.i.i.i.i = add i64 %.63.i, 120
  %memory.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit, label %.3.endif.i24.i.i

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
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %B0.endif.endif.endif.i471.i, !prof !16

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i24.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !15
  br label %B0.endif.endif.endif.i471.i

B278.i:                                           ; preds = %B0.endif.endif.i
  %.48826.not.i = icmp slt i64 %value4, 1
  br i1 %.48826.not.i, label %.3.endif.i.i, label %B318.if.preheader.i

B278.thread.i:                                    ; preds = %B214.if.i
  %.48826.not31.i = icmp slt i64 %value4, 1
  br i1 %.48826.not31.i, label %.3.endif.i.i, label %B318.if.us.i

B318.if.preheader.i:                              ; preds = %B278.i
  %.neg29.i = sub nsw i64 1, %value4
  %.562.le.neg.i = mul i64 %value6, %.neg29.i
  %.neg30.i = sub i64 %.562.le.neg.i, %value5
  store i64 %.neg30.i, ptr %data.i.i.i.i.i, align 64, !noalias !17
  br label %.3.endif.i.i

B318.if.us.i:                                     ; preds = %B278.thread.i, %B438.B318.loopexit_crit_edge.us.i
  %.435.028.us.i = phi i64 [ %.497.us.i, %B438.B318.loopexit_crit_edge.us.i ], [ %value4, %B278.thread.i ]
  %.432.027.us.i = phi i64 [ %.501.us.i, %B438.B318.loopexit_crit_edge.us.i ], [ 0, %B278.thread.i ]
  %.555.us.i = load i64, ptr %data.i.i.i.i.i, align 64, !noalias !17
  %.562.us.i = mul nsw i64 %.432.027.us.i, %value6
  %2 = add i64 %value5, %.562.us.i
  %.563.us.i = sub i64 0, %2
  store i64 %.563.us.i, ptr %data.i.i.i.i.i, align 64, !noalias !17
  %.625.us.i = sub nsw i64 %.563.us.i, %value5
  %3 = getelementptr i8, ptr %value3, i64 %.432.027.us.i
  %.658.us.i = load i8, ptr %3, align 1, !noalias !17
  %.910.us.i = zext i8 %.658.us.i to i64
  %invariant.gep.us.i = getelementptr i8, ptr %value0, i64 %.910.us.i
  br label %B438.if.us.i

B438.if.us.i:                                     ; preds = %B438.if.us.i, %B318.if.us.i
  %e.2.125.us.i = phi i64 [ %.625.us.i, %B318.if.us.i ], [ %.13.i501.us.i, %B438.if.us.i ]
  %diagonal.2.124.us.i = phi i64 [ %.555.us.i, %B318.if.us.i ], [ %.1076.us.i, %B438.if.us.i ]
  %.690.023.us.i = phi i64 [ %storemerge.i, %B318.if.us.i ], [ %.752.us.i, %B438.if.us.i ]
  %.687.022.us.i = phi i64 [ 1, %B318.if.us.i ], [ %.756.us.i, %B438.if.us.i ]
  %.752.us.i = add nsw i64 %.690.023.us.i, -1
  %.756.us.i = add nuw i64 %.687.022.us.i, 1
  %4 = getelementptr i64, ptr %data.i.i.i.i480.i, i64 %.687.022.us.i
  %.810.us.i = load i64, ptr %4, align 8, !noalias !17
  %.812.us.i = sub nsw i64 %.810.us.i, %value6
  %5 = getelementptr i64, ptr %data.i.i.i.i.i, i64 %.687.022.us.i
  %.842.us.i = load i64, ptr %5, align 8, !noalias !17
  %.844.us.i = sub nsw i64 %.842.us.i, %value5
  %.13.i.us.i = tail call i64 @llvm.smax.i64(i64 %.844.us.i, i64 %.812.us.i)
  store i64 %.13.i.us.i, ptr %4, align 8, !noalias !17
  %.903.us.i = add nsw i64 %.687.022.us.i, -1
  %.951.us.i = mul i64 %.903.us.i, %value2
  %gep.us.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %.951.us.i
  %.956.us.i = load i8, ptr %gep.us.i, align 1, !noalias !17
  %.13.i499.us.i = tail call i64 @llvm.smax.i64(i64 %.13.i.us.i, i64 %e.2.125.us.i)
  %.958.us.i = sext i8 %.956.us.i to i64
  %.959.us.i = add nsw i64 %diagonal.2.124.us.i, %.958.us.i
  %.13.i500.us.i = tail call i64 @llvm.smax.i64(i64 %.13.i499.us.i, i64 %.959.us.i)
  %.1076.us.i = load i64, ptr %5, align 8, !noalias !17
  store i64 %.13.i500.us.i, ptr %5, align 8, !noalias !17
  %.1111.us.i = sub nsw i64 %e.2.125.us.i, %value6
  %.1113.us.i = sub nsw i64 %.13.i500.us.i, %value5
  %.13.i501.us.i = tail call i64 @llvm.smax.i64(i64 %.1113.us.i, i64 %.1111.us.i)
  %.743.us.i = icmp sgt i64 %.690.023.us.i, 1
  br i1 %.743.us.i, label %B438.if.us.i, label %B438.B318.loopexit_crit_edge.us.i

B438.B318.loopexit_crit_edge.us.i:                ; preds = %B438.if.us.i
  %.497.us.i = add nsw i64 %.435.028.us.i, -1
  %.501.us.i = add nuw nsw i64 %.432.027.us.i, 1
  %.488.us.i = icmp sgt i64 %.435.028.us.i, 1
  br i1 %.488.us.i, label %B318.if.us.i, label %.3.endif.i.i

.3.endif.i.i:                                     ; preds = %B438.B318.loopexit_crit_edge.us.i, %B318.if.preheader.i, %B278.thread.i, %B278.i
  fence release
  %.4.i.i.i = atomicrmw sub ptr %memory.i.i.i.i474.i, i64 1 monotonic, align 8, !noalias !17
  %.10.i.i = icmp eq i64 %.4.i.i.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !16

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i474.i), !noalias !17
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  %6 = getelementptr i64, ptr %data.i.i.i.i.i, i64 %value1
  %.1211.i = load i64, ptr %6, align 8, !noalias !17
  fence release
  %.4.i.i464.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !17
  %.10.i465.i = icmp eq i64 %.4.i.i464.i, 1
  br i1 %.10.i465.i, label %.3.endif.if.i466.i, label %NRT_decref.exit467.i, !prof !16

.3.endif.if.i466.i:                               ; preds = %NRT_decref.exit.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !17
  br label %NRT_decref.exit467.i

NRT_decref.exit467.i:                             ; preds = %.3.endif.if.i466.i, %NRT_decref.exit.i
  store i64 %.1211.i, ptr %results, align 8, !alias.scope !0, !noalias !18
  br label %_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit

B0.endif.endif.endif.i471.i:                      ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  %memory.i.i.i.i474.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i475.i = icmp eq ptr %memory.i.i.i.i474.i, null
  br i1 %none.i.i.i.i475.i, label %_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit, label %.3.endif.i24.i476.i

.3.endif.i24.i476.i:                              ; preds = %B0.endif.endif.endif.i471.i
  %address.i.i.i.i477.i = ptrtoint ptr %memory.i.i.i.i474.i to i64
  %behind.i.i.i.i478.i = add i64 %address.i.i.i.i477.i, 111
  %aligned.i.i.i.i479.i = and i64 %behind.i.i.i.i478.i, -64
  %data.i.i.i.i480.i = inttoptr i64 %aligned.i.i.i.i479.i to ptr
  store i64 1, ptr %memory.i.i.i.i474.i, align 4, !noalias !19
  %at_end.i.i.i.i481.i = getelementptr i8, ptr %memory.i.i.i.i474.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i481.i, align 8, !noalias !19
  %at_data.i.i.i.i482.i = getelementptr i8, ptr %memory.i.i.i.i474.i, i64 24
  store ptr %data.i.i.i.i480.i, ptr %at_data.i.i.i.i482.i, align 8, !noalias !19
  %at_size.i.i.i.i483.i = getelementptr i8, ptr %memory.i.i.i.i474.i, i64 32
  store i64 %.30.i.i, ptr %at_size.i.i.i.i483.i, align 8, !noalias !19
  %.4.i.i.i484.i = atomicrmw add ptr %memory.i.i.i.i474.i, i64 1 monotonic, align 8, !noalias !29
  fence release
  %.4.i.i25.i491.i = atomicrmw sub ptr %memory.i.i.i.i474.i, i64 1 monotonic, align 8, !noalias !29
  %.10.i.i492.i = icmp eq i64 %.4.i.i25.i491.i, 1
  br i1 %.10.i.i492.i, label %.3.endif.if.i.i494.i, label %B0.endif.endif.i, !prof !16

.3.endif.if.i.i494.i:                             ; preds = %.3.endif.i24.i476.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i474.i), !noalias !29
  br label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %.3.endif.if.i.i494.i, %.3.endif.i24.i476.i
  store i64 0, ptr %data.i.i.i.i.i, align 64, !noalias !17
  %storemerge.i = tail call i64 @llvm.smax.i64(i64 %value1, i64 0)
  %.26118.not.i = icmp slt i64 %value1, 1
  br i1 %.26118.not.i, label %B278.i, label %B214.if.i

B214.if.i:                                        ; preds = %B0.endif.endif.i, %B214.if.i
  %.208.020.i = phi i64 [ %.270.i, %B214.if.i ], [ %storemerge.i, %B0.endif.endif.i ]
  %.205.019.i = phi i64 [ %.274.i, %B214.if.i ], [ 1, %B0.endif.endif.i ]
  %.270.i = add nsw i64 %.208.020.i, -1
  %.274.i = add nuw i64 %.205.019.i, 1
  %.301.neg.i = sub nsw i64 1, %.205.019.i
  %.303.neg.i = mul i64 %.301.neg.i, %value6
  %.neg.i = sub i64 %.303.neg.i, %value5
  %7 = getelementptr i64, ptr %data.i.i.i.i.i, i64 %.205.019.i
  store i64 %.neg.i, ptr %7, align 8, !noalias !17
  %.366.i = sub nsw i64 %.neg.i, %value5
  %8 = getelementptr i64, ptr %data.i.i.i.i480.i, i64 %.205.019.i
  store i64 %.366.i, ptr %8, align 8, !noalias !17
  %.261.i = icmp ugt i64 %.208.020.i, 1
  br i1 %.261.i, label %B214.if.i, label %B278.thread.i

_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx.exit: ; preds = %B0.endif.endif.endif.i471.i, %0, %B0.endif.endif.endif.i.i, %NRT_decref.exit467.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit467.i ], [ 1, %0 ], [ 1, %B0.endif.endif.endif.i.i ], [ 1, %B0.endif.endif.endif.i471.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx"}
!3 = !{!"branch_weights", i32 199, i32 9801}
!4 = !{!5, !7, !8, !10, !11, !13, !1, !14}
!5 = distinct !{!5, !6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!6 = distinct !{!6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!7 = distinct !{!7, !6, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!11 = distinct !{!11, !12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %retptr"}
!12 = distinct !{!12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29"}
!13 = distinct !{!13, !12, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %excinfo"}
!14 = distinct !{!14, !2, !"_ZN6swathe4core9alignment5gotoh12global_scoreB2v9B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIaLi2E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedExx: %excinfo"}
!15 = !{!11, !13, !1, !14}
!16 = !{!"branch_weights", i32 1, i32 99}
!17 = !{!1, !14}
!18 = !{!14}
!19 = !{!20, !22, !23, !25, !26, !28, !1, !14}
!20 = distinct !{!20, !21, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!21 = distinct !{!21, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!22 = distinct !{!22, !21, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!23 = distinct !{!23, !24, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!24 = distinct !{!24, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!25 = distinct !{!25, !24, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!26 = distinct !{!26, !27, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %retptr"}
!27 = distinct !{!27, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29"}
!28 = distinct !{!28, !27, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx16class_28int64_29: %excinfo"}
!29 = !{!26, !28, !1, !14}
