; {"digest": "97dc91f26499e14823182cbff2cd3d42097495e8ae83b0108040fb4a78b12bb0", "takes": [["uint8", 1], ["int64", 1], ["int32", 1], ["int64", 1], ["int64", 0], ["int64", 0], ["uint8", 1]], "gives": ["int64", "int64", "int64"], "calls": []}
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
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load i64, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load i64, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load i64, ptr %at9, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load ptr, ptr %at10, align 8
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load i64, ptr %at11, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.125.i = sub i64 %value7, %value8
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %.125.i, i64 0)
  br label %B50.i

B50.i:                                            ; preds = %B294.i, %0
  %.115.0.i = phi i64 [ %spec.select.i, %0 ], [ %.179.i, %B294.i ]
  %.112.0.i = phi i64 [ %value8, %0 ], [ %.183.i, %B294.i ]
  %within.3.0.i = phi i64 [ %value9, %0 ], [ 0, %B294.i ]
  %p.2.0.i = phi i64 [ 0, %0 ], [ %.557.i, %B294.i ]
  %.170.i = icmp sgt i64 %.115.0.i, 0
  br i1 %.170.i, label %B50.if.i, label %_ZN6swathe4core8database7scanner6gatherB3v28B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE.exit

B294.loopexit.i:                                  ; preds = %B266.if.i
  %.977.pre.i = load i32, ptr %.307.i, align 4, !noalias !0
  %.pre.i = sext i32 %.977.pre.i to i64
  br label %B294.i

B294.i:                                           ; preds = %B52.endif.endif.endif.else.endif.endif.endif.i, %B294.loopexit.i
  %.981.pre-phi.i = phi i64 [ %.pre.i, %B294.loopexit.i ], [ %.334.i, %B52.endif.endif.endif.else.endif.endif.endif.i ]
  %.939.i = add nsw i64 %.13.i.i, %within.3.0.i
  %.982.i = icmp slt i64 %.939.i, %.981.pre-phi.i
  br i1 %.982.i, label %_ZN6swathe4core8database7scanner6gatherB3v28B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE.exit, label %B50.i

B50.if.i:                                         ; preds = %B50.i
  %.179.i = add nsw i64 %.115.0.i, -1
  %.183.i = add i64 %.112.0.i, 1
  %.225.i = icmp slt i64 %.112.0.i, 0
  %.226.i = select i1 %.225.i, i64 %value7, i64 0
  %1 = getelementptr i64, ptr %value6, i64 %.112.0.i
  %.240.i = getelementptr i64, ptr %1, i64 %.226.i
  %.241.i = load i64, ptr %.240.i, align 8, !noalias !0
  %.259.i = icmp slt i64 %.241.i, 0
  %.260.i = select i1 %.259.i, i64 %value3, i64 0
  %2 = getelementptr i64, ptr %value2, i64 %.241.i
  %.274.i = getelementptr i64, ptr %2, i64 %.260.i
  %.275.i = load i64, ptr %.274.i, align 8, !noalias !0
  %.277.i = add nsw i64 %.275.i, %within.3.0.i
  %.293.i = select i1 %.259.i, i64 %value5, i64 0
  %3 = getelementptr i32, ptr %value4, i64 %.241.i
  %.307.i = getelementptr i32, ptr %3, i64 %.293.i
  %.308.i = load i32, ptr %.307.i, align 4, !noalias !0
  %.334.i = sext i32 %.308.i to i64
  %.335.i = sub nsw i64 %.334.i, %within.3.0.i
  %.344.i = sub nsw i64 %value11, %p.2.0.i
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.344.i, i64 %.335.i)
  %.414.i = icmp slt i64 %.277.i, 0
  %.415.i = select i1 %.414.i, i64 %value1, i64 0
  %.416.i = add i64 %.415.i, %.277.i
  %.419.i = icmp slt i64 %.416.i, 0
  br i1 %.419.i, label %B52.endif.endif.else.if.i, label %B52.endif.endif.else.endif.i, !prof !3

B52.endif.endif.else.if.i:                        ; preds = %B50.if.i
  br label %B52.endif.endif.else.endif.i

B52.endif.endif.else.endif.i:                     ; preds = %B52.endif.endif.else.if.i, %B50.if.i
  %.404.sroa.0.1.i = phi i64 [ 0, %B52.endif.endif.else.if.i ], [ %.416.i, %B50.if.i ]
  %.424.not.i = icmp slt i64 %.416.i, %value1
  br i1 %.424.not.i, label %B52.endif.endif.else.endif.endif.endif.i, label %B52.endif.endif.else.endif.if.i, !prof !4

B52.endif.endif.else.endif.if.i:                  ; preds = %B52.endif.endif.else.endif.i
  br label %B52.endif.endif.else.endif.endif.endif.i

B52.endif.endif.else.endif.endif.endif.i:         ; preds = %B52.endif.endif.else.endif.if.i, %B52.endif.endif.else.endif.i
  %.404.sroa.0.3.i = phi i64 [ %value1, %B52.endif.endif.else.endif.if.i ], [ %.404.sroa.0.1.i, %B52.endif.endif.else.endif.i ]
  %.517.i = getelementptr i8, ptr %value0, i64 %.404.sroa.0.3.i
  %.557.i = add nsw i64 %.13.i.i, %p.2.0.i
  %.595.i = icmp slt i64 %p.2.0.i, 0
  %.596.i = select i1 %.595.i, i64 %value11, i64 0
  %.597.i = add i64 %.596.i, %p.2.0.i
  %.600.i = icmp slt i64 %.597.i, 0
  br i1 %.600.i, label %B52.endif.endif.endif.else.if.i, label %B52.endif.endif.endif.else.endif.i, !prof !3

B52.endif.endif.endif.else.if.i:                  ; preds = %B52.endif.endif.else.endif.endif.endif.i
  br label %B52.endif.endif.endif.else.endif.i

B52.endif.endif.endif.else.endif.i:               ; preds = %B52.endif.endif.endif.else.if.i, %B52.endif.endif.else.endif.endif.endif.i
  %.585.sroa.0.1.i = phi i64 [ 0, %B52.endif.endif.endif.else.if.i ], [ %.597.i, %B52.endif.endif.else.endif.endif.endif.i ]
  %.605.not.i = icmp slt i64 %.597.i, %value11
  br i1 %.605.not.i, label %B52.endif.endif.endif.else.endif.endif.endif.i, label %B52.endif.endif.endif.else.endif.if.i, !prof !4

B52.endif.endif.endif.else.endif.if.i:            ; preds = %B52.endif.endif.endif.else.endif.i
  br label %B52.endif.endif.endif.else.endif.endif.endif.i

B52.endif.endif.endif.else.endif.endif.endif.i:   ; preds = %B52.endif.endif.endif.else.endif.if.i, %B52.endif.endif.endif.else.endif.i
  %.585.sroa.0.3.i = phi i64 [ %value11, %B52.endif.endif.endif.else.endif.if.i ], [ %.585.sroa.0.1.i, %B52.endif.endif.endif.else.endif.i ]
  %.698.i = getelementptr i8, ptr %value10, i64 %.585.sroa.0.3.i
  %.8165.not.i = icmp slt i64 %.13.i.i, 1
  br i1 %.8165.not.i, label %B294.i, label %B266.if.i

B266.if.i:                                        ; preds = %B52.endif.endif.endif.else.endif.endif.endif.i, %B266.if.i
  %.763.07.i = phi i64 [ %.825.i, %B266.if.i ], [ %.13.i.i, %B52.endif.endif.endif.else.endif.endif.endif.i ]
  %.760.06.i = phi i64 [ %.829.i, %B266.if.i ], [ 0, %B52.endif.endif.endif.else.endif.endif.endif.i ]
  %.825.i = add nsw i64 %.763.07.i, -1
  %.829.i = add nuw nsw i64 %.760.06.i, 1
  %4 = getelementptr i8, ptr %.517.i, i64 %.760.06.i
  %.883.i = load i8, ptr %4, align 1, !noalias !0
  %5 = getelementptr i8, ptr %.698.i, i64 %.760.06.i
  store i8 %.883.i, ptr %5, align 1, !noalias !0
  %.816.i = icmp ugt i64 %.763.07.i, 1
  br i1 %.816.i, label %B266.if.i, label %B294.loopexit.i

_ZN6swathe4core8database7scanner6gatherB3v28B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE.exit: ; preds = %B50.i, %B294.i
  %arg.order.2.sink.i = phi i64 [ %.112.0.i, %B294.i ], [ %value7, %B50.i ]
  %.sink.i = phi i64 [ %.939.i, %B294.i ], [ 0, %B50.i ]
  %p.2.0.lcssa.sink.i = phi i64 [ %.557.i, %B294.i ], [ %p.2.0.i, %B50.i ]
  %results = getelementptr i8, ptr %values, i64 96
  store i64 %arg.order.2.sink.i, ptr %results, align 8, !alias.scope !0
  %retptr.repack401.i = getelementptr i8, ptr %values, i64 104
  store i64 %.sink.i, ptr %retptr.repack401.i, align 8, !alias.scope !0
  %retptr.repack403.i = getelementptr i8, ptr %values, i64 112
  store i64 %p.2.0.lcssa.sink.i, ptr %retptr.repack403.i, align 8, !alias.scope !0
  ret i32 0
}

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core8database7scanner6gatherB3v28B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core8database7scanner6gatherB3v28B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIhLi1E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!"branch_weights", i32 99, i32 1}
