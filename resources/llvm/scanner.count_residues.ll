; {"digest": "44bccbbcee1fa630e4b14cf1c4112baac94ac7498ab34d01637104289593d55f", "takes": [["uint8", 1], ["int64", 1]], "gives": [], "calls": ["free", "malloc"]}
declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load i64, ptr %at3, align 8
  %results = getelementptr i8, ptr %values, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(1136) ptr @malloc(i64 1136)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core8database7scanner14count_residuesB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %.3.endif.i30.i.i.i

.3.endif.i30.i.i.i:                               ; preds = %0
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !3
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !3
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !3
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 1024, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !3
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !17
  fence release
  %.4.i.i31.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !17
  %.10.i.i.i.i = icmp eq i64 %.4.i.i31.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %.3.endif.i11.i.i.i, !prof !18

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i30.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !17
  br label %.3.endif.i11.i.i.i

.3.endif.i11.i.i.i:                               ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i30.i.i.i
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.4.i.i.i28.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(1024) %data.i.i.i.i.i.i, i8 0, i64 1024, i1 false), !noalias !20
  fence release
  %.4.i.i12.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !20
  %.10.i.i29.i.i = icmp eq i64 %.4.i.i12.i.i.i, 1
  br i1 %.10.i.i29.i.i, label %.3.endif.if.i.i30.i.i, label %.3.endif.i36.i.i, !prof !18

.3.endif.if.i.i30.i.i:                            ; preds = %.3.endif.i11.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !20
  br label %.3.endif.i36.i.i

.3.endif.i36.i.i:                                 ; preds = %.3.endif.if.i.i30.i.i, %.3.endif.i11.i.i.i
  %.4.i.i33.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  fence release
  %.4.i.i37.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.10.i.i.i = icmp eq i64 %.4.i.i37.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %.3.endif.i39.i.i, !prof !18

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i36.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !19
  br label %.3.endif.i39.i.i

.3.endif.i39.i.i:                                 ; preds = %.3.endif.if.i.i.i, %.3.endif.i36.i.i
  fence release
  %.4.i.i40.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !19
  %.10.i41.i.i = icmp eq i64 %.4.i.i40.i.i, 1
  br i1 %.10.i41.i.i, label %.3.endif.if.i42.i.i, label %B0.endif.i, !prof !18

.3.endif.if.i42.i.i:                              ; preds = %.3.endif.i39.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !19
  br label %B0.endif.i

B366.i:                                           ; preds = %B126.if.i, %B0.endif.i
  %.870.i = and i64 %value1, 3
  %.91317.not.i = icmp eq i64 %.870.i, 0
  br i1 %.91317.not.i, label %B468.i, label %B408.if.i

B468.i:                                           ; preds = %B408.if.i, %B366.i
  %.118620.not.i = icmp slt i64 %value3, 1
  br i1 %.118620.not.i, label %.3.endif.i.i, label %B508.if.lr.ph.i

B508.if.lr.ph.i:                                  ; preds = %B468.i
  %1 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 256
  %2 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 512
  %3 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 768
  br label %B508.if.i

.3.endif.i.i:                                     ; preds = %B508.if.i, %B468.i
  fence release
  %.4.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !23
  %.10.i.i = icmp eq i64 %.4.i.i.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_decref.exit.i, !prof !18

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !23
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  store ptr null, ptr %results, align 8, !alias.scope !0, !noalias !24
  br label %_ZN6swathe4core8database7scanner14count_residuesB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B0.endif.i:                                       ; preds = %.3.endif.if.i42.i.i, %.3.endif.i39.i.i
  %.105.0.i = ashr i64 %value1, 2
  %.138.i = and i64 %value1, -4
  %.22214.not.i = icmp slt i64 %.105.0.i, 1
  br i1 %.22214.not.i, label %B366.i, label %B126.if.lr.ph.i

B126.if.lr.ph.i:                                  ; preds = %B0.endif.i
  %4 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 256
  %5 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 512
  %6 = getelementptr i8, ptr %data.i.i.i.i.i.i, i64 768
  br label %B126.if.i

B126.if.i:                                        ; preds = %B126.if.i, %B126.if.lr.ph.i
  %.169.016.i = phi i64 [ %.105.0.i, %B126.if.lr.ph.i ], [ %.231.i, %B126.if.i ]
  %.166.015.i = phi i64 [ 0, %B126.if.lr.ph.i ], [ %.235.i, %B126.if.i ]
  %.231.i = add nsw i64 %.169.016.i, -1
  %.235.i = add nuw nsw i64 %.166.015.i, 4
  %7 = getelementptr i8, ptr %value0, i64 %.166.015.i
  %.289.i = load i8, ptr %7, align 1, !noalias !23
  %8 = and i8 %.289.i, 31
  %.291.i = zext i8 %8 to i64
  %.344.i = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.291.i
  %.345.i = load i64, ptr %.344.i, align 8, !noalias !23
  %.346.i = add nsw i64 %.345.i, 1
  store i64 %.346.i, ptr %.344.i, align 8, !noalias !23
  %9 = getelementptr i8, ptr %7, i64 1
  %.429.i = load i8, ptr %9, align 1, !noalias !23
  %10 = and i8 %.429.i, 31
  %.431.i = zext i8 %10 to i64
  %.484.i = getelementptr i64, ptr %4, i64 %.431.i
  %.485.i = load i64, ptr %.484.i, align 8, !noalias !23
  %.486.i = add nsw i64 %.485.i, 1
  store i64 %.486.i, ptr %.484.i, align 8, !noalias !23
  %11 = getelementptr i8, ptr %7, i64 2
  %.569.i = load i8, ptr %11, align 1, !noalias !23
  %12 = and i8 %.569.i, 31
  %.571.i = zext i8 %12 to i64
  %.624.i = getelementptr i64, ptr %5, i64 %.571.i
  %.625.i = load i64, ptr %.624.i, align 8, !noalias !23
  %.626.i = add nsw i64 %.625.i, 1
  store i64 %.626.i, ptr %.624.i, align 8, !noalias !23
  %13 = getelementptr i8, ptr %7, i64 3
  %.709.i = load i8, ptr %13, align 1, !noalias !23
  %14 = and i8 %.709.i, 31
  %.711.i = zext i8 %14 to i64
  %.764.i = getelementptr i64, ptr %6, i64 %.711.i
  %.765.i = load i64, ptr %.764.i, align 8, !noalias !23
  %.766.i = add nsw i64 %.765.i, 1
  store i64 %.766.i, ptr %.764.i, align 8, !noalias !23
  %.222.i = icmp ugt i64 %.169.016.i, 1
  br i1 %.222.i, label %B126.if.i, label %B366.i

B408.if.i:                                        ; preds = %B366.i, %B408.if.i
  %.860.019.i = phi i64 [ %.922.i, %B408.if.i ], [ %.870.i, %B366.i ]
  %.857.018.i = phi i64 [ %.926.i, %B408.if.i ], [ %.138.i, %B366.i ]
  %.922.i = add nsw i64 %.860.019.i, -1
  %.926.i = add nuw nsw i64 %.857.018.i, 1
  %.964.i = icmp slt i64 %.857.018.i, 0
  %.965.i = select i1 %.964.i, i64 %value1, i64 0
  %15 = getelementptr i8, ptr %value0, i64 %.857.018.i
  %.979.i = getelementptr i8, ptr %15, i64 %.965.i
  %.980.i = load i8, ptr %.979.i, align 1, !noalias !23
  %16 = and i8 %.980.i, 31
  %.982.i = zext i8 %16 to i64
  %.1035.i = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.982.i
  %.1036.i = load i64, ptr %.1035.i, align 8, !noalias !23
  %.1037.i = add nsw i64 %.1036.i, 1
  store i64 %.1037.i, ptr %.1035.i, align 8, !noalias !23
  %.913.i = icmp ugt i64 %.860.019.i, 1
  br i1 %.913.i, label %B408.if.i, label %B468.i

B508.if.i:                                        ; preds = %B508.if.i, %B508.if.lr.ph.i
  %.1133.022.i = phi i64 [ %value3, %B508.if.lr.ph.i ], [ %.1195.i, %B508.if.i ]
  %.1130.021.i = phi i64 [ 0, %B508.if.lr.ph.i ], [ %.1199.i, %B508.if.i ]
  %.1195.i = add nsw i64 %.1133.022.i, -1
  %.1199.i = add nuw nsw i64 %.1130.021.i, 1
  %17 = getelementptr i64, ptr %value2, i64 %.1130.021.i
  %.1253.i = load i64, ptr %17, align 8, !noalias !23
  %.1306.i = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.1130.021.i
  %.1307.i = load i64, ptr %.1306.i, align 8, !noalias !23
  %.1360.i = getelementptr i64, ptr %1, i64 %.1130.021.i
  %.1361.i = load i64, ptr %.1360.i, align 8, !noalias !23
  %.1415.i = getelementptr i64, ptr %2, i64 %.1130.021.i
  %.1416.i = load i64, ptr %.1415.i, align 8, !noalias !23
  %.1470.i = getelementptr i64, ptr %3, i64 %.1130.021.i
  %.1471.i = load i64, ptr %.1470.i, align 8, !noalias !23
  %.1362.i = add i64 %.1307.i, %.1253.i
  %.1417.i = add i64 %.1362.i, %.1361.i
  %.1472.i = add i64 %.1417.i, %.1416.i
  %.1473.i = add i64 %.1472.i, %.1471.i
  store i64 %.1473.i, ptr %17, align 8, !noalias !23
  %.1186.i = icmp ugt i64 %.1133.022.i, 1
  br i1 %.1186.i, label %B508.if.i, label %.3.endif.i.i

_ZN6swathe4core8database7scanner14count_residuesB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %0, %NRT_decref.exit.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit.i ], [ 1, %0 ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core8database7scanner14count_residuesB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core8database7scanner14count_residuesB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!4, !6, !7, !9, !10, !12, !13, !15, !1, !16}
!4 = distinct !{!4, !5, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!5 = distinct !{!5, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!6 = distinct !{!6, !5, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!7 = distinct !{!7, !8, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!8 = distinct !{!8, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!9 = distinct !{!9, !8, !"_ZN5numba2np8arrayobj15_call_allocatorB3v11B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!10 = distinct !{!10, !11, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v32B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE16class_28int64_29: %retptr"}
!11 = distinct !{!11, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v32B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE16class_28int64_29"}
!12 = distinct !{!12, !11, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v32B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE16class_28int64_29: %excinfo"}
!13 = distinct !{!13, !14, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v31B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE16class_28int64_29: %retptr"}
!14 = distinct !{!14, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v31B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE16class_28int64_29"}
!15 = distinct !{!15, !14, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v31B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE8UniTupleIxLi2EE16class_28int64_29: %excinfo"}
!16 = distinct !{!16, !2, !"_ZN6swathe4core8database7scanner14count_residuesB3v30B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %excinfo"}
!17 = !{!10, !12, !13, !15, !1, !16}
!18 = !{!"branch_weights", i32 1, i32 99}
!19 = !{!13, !15, !1, !16}
!20 = !{!21, !13, !15, !1, !16}
!21 = distinct !{!21, !22, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v33B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE5ArrayIxLi2E1C7mutable7alignedE: %retptr"}
!22 = distinct !{!22, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v33B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE5ArrayIxLi2E1C7mutable7alignedE"}
!23 = !{!1, !16}
!24 = !{!16}
