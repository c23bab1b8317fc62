; {"digest": "b3b6fe2d8618bc859be9dc276e545de72c630bd036a74e3a291bcc6ce961904e", "takes": [["uint8", 3], ["int64", 0], ["int64", 1], ["uint8", 1], ["int64", 1]], "gives": [], "calls": []}
define noundef i32 @kernel(ptr %values) local_unnamed_addr {
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load i64, ptr %at3, align 8
  %size0.1 = mul i64 %value3, %value2
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load i64, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load ptr, ptr %at5, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load ptr, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load i64, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load ptr, ptr %at9, align 8
  %at10 = getelementptr i8, ptr %values, i64 80
  %value10 = load i64, ptr %at10, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.126.i = load i64, ptr %value5, align 8, !noalias !0
  %.155.i = getelementptr i8, ptr %value5, i64 8
  %.156.i = load i64, ptr %.155.i, align 8, !noalias !0
  %.185.i = getelementptr i8, ptr %value5, i64 16
  %.186.i = load i64, ptr %.185.i, align 8, !noalias !0
  %.215.i = getelementptr i8, ptr %value5, i64 24
  %.216.i = load i64, ptr %.215.i, align 8, !noalias !0
  %.294.not71.i = icmp slt i64 %.126.i, %value4
  br i1 %.294.not71.i, label %_ZN6swathe4core9alignment5gotoh5traceB2v8B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi3E1C7mutable7alignedEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B114.preheader.lr.ph.i

B114.preheader.lr.ph.i:                           ; preds = %0
  %.393.i = icmp eq i64 %value2, 0
  br label %B114.i.outer

B114.i.outer:                                     ; preds = %B114.preheader.lr.ph.i, %B636.i
  %i.4.1.i.ph = phi i64 [ %.126.i, %B114.preheader.lr.ph.i ], [ %i.5.2.i, %B636.i ]
  %j.3.1.i.ph = phi i64 [ %.156.i, %B114.preheader.lr.ph.i ], [ %j.4.2.i, %B636.i ]
  %state.4.1.i.ph = phi i64 [ %.186.i, %B114.preheader.lr.ph.i ], [ %state.5.2.i, %B636.i ]
  %runs.2.1.i.ph = phi i64 [ %.216.i, %B114.preheader.lr.ph.i ], [ %runs.3.3.i, %B636.i ]
  %.310.i = icmp slt i64 %j.3.1.i.ph, 0
  %.388.i = sub nsw i64 %i.4.1.i.ph, %value4
  %.505.i = icmp slt i64 %.388.i, 0
  %.506.i = select i1 %.505.i, i64 %value1, i64 0
  %.5055.i = icmp slt i64 %.388.i, 0
  %.5066.i = select i1 %.5055.i, i64 %value1, i64 0
  %.294.not.i = icmp slt i64 %i.4.1.i.ph, %value4
  br label %B114.i

B100.loopexit.i:                                  ; preds = %B206.i
  %.562.le.i = zext i8 %1 to i64
  br i1 %.294.not.i, label %_ZN6swathe4core9alignment5gotoh5traceB2v8B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi3E1C7mutable7alignedEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B114.i

B114.i:                                           ; preds = %B114.i.outer, %B100.loopexit.i
  %state.4.1.i = phi i64 [ %.562.le.i, %B100.loopexit.i ], [ %state.4.1.i.ph, %B114.i.outer ]
  br i1 %.310.i, label %B688.sink.split.i, label %B140.i

B140.i:                                           ; preds = %B114.i
  br i1 %.393.i, label %.thread.i, label %B140.endif.endif.i, !prof !3

B206.i:                                           ; preds = %.thread.i
  %1 = and i8 %.544.i, 3
  switch i8 %1, label %B100.loopexit.i [
    i8 0, label %B688.sink.split.i
    i8 1, label %B310.i
  ]

B310.i:                                           ; preds = %B206.i
  %.680.i = add nsw i64 %i.4.1.i.ph, -1
  %.687.i = add nsw i64 %j.3.1.i.ph, -1
  br label %B564.i

B354.i:                                           ; preds = %.thread.i
  %.700.i = add nsw i64 %j.3.1.i.ph, -1
  %.707.i = icmp eq i64 %j.3.1.i.ph, 0
  br i1 %.707.i, label %B432.i, label %B376.i

B376.i:                                           ; preds = %B354.i
  br i1 %.393.i, label %.thread33.i, label %B376.endif.endif.i, !prof !3

B432.i:                                           ; preds = %.thread33.i, %B354.i
  br label %B564.i

B484.i:                                           ; preds = %.thread.i
  %.911.i = add nsw i64 %i.4.1.i.ph, -1
  %2 = and i8 %.544.i, 8
  %.925.not.i = icmp eq i8 %2, 0
  %spec.select.i = select i1 %.925.not.i, i64 1, i64 %state.4.1.i
  br label %B564.i

B564.i:                                           ; preds = %.thread33.i, %B484.i, %B432.i, %B310.i
  %state.5.2.i = phi i64 [ 1, %B310.i ], [ 2, %.thread33.i ], [ %spec.select.i, %B484.i ], [ 1, %B432.i ]
  %i.5.2.i = phi i64 [ %.680.i, %B310.i ], [ %i.4.1.i.ph, %.thread33.i ], [ %.911.i, %B484.i ], [ %i.4.1.i.ph, %B432.i ]
  %j.4.2.i = phi i64 [ %.687.i, %B310.i ], [ %.700.i, %.thread33.i ], [ %j.3.1.i.ph, %B484.i ], [ %.700.i, %B432.i ]
  %.945.i = icmp eq i64 %runs.2.1.i.ph, 0
  br i1 %.945.i, label %B606.i, label %B576.i

B576.i:                                           ; preds = %B564.i
  %.966.inv.i = icmp sgt i64 %runs.2.1.i.ph, 0
  %.967.i = select i1 %.966.inv.i, i64 0, i64 %value8
  %3 = getelementptr i8, ptr %value7, i64 %runs.2.1.i.ph
  %4 = getelementptr i8, ptr %3, i64 -1
  %.981.i = getelementptr i8, ptr %4, i64 %.967.i
  %.982.i = load i8, ptr %.981.i, align 1, !noalias !0
  %.984.i = zext i8 %.982.i to i64
  %.985.not.i = icmp eq i64 %state.4.1.i, %.984.i
  br i1 %.985.not.i, label %B636.i, label %B606.i

B606.i:                                           ; preds = %B576.i, %B564.i
  %.1002.i = icmp slt i64 %runs.2.1.i.ph, 0
  %.1003.i = select i1 %.1002.i, i64 %value8, i64 0
  %5 = getelementptr i8, ptr %value7, i64 %runs.2.1.i.ph
  %.1017.i = getelementptr i8, ptr %5, i64 %.1003.i
  %.1018.i = trunc i64 %state.4.1.i to i8
  store i8 %.1018.i, ptr %.1017.i, align 1, !noalias !0
  %.1037.i = select i1 %.1002.i, i64 %value10, i64 0
  %6 = getelementptr i64, ptr %value9, i64 %runs.2.1.i.ph
  %.1051.i = getelementptr i64, ptr %6, i64 %.1037.i
  store i64 0, ptr %.1051.i, align 8, !noalias !0
  %.1054.i = add nsw i64 %runs.2.1.i.ph, 1
  br label %B636.i

B636.i:                                           ; preds = %B606.i, %B576.i
  %runs.3.3.i = phi i64 [ %.1054.i, %B606.i ], [ %runs.2.1.i.ph, %B576.i ]
  %.1107.inv.i = icmp sgt i64 %runs.3.3.i, 0
  %.1108.i = select i1 %.1107.inv.i, i64 0, i64 %value10
  %7 = getelementptr i64, ptr %value9, i64 %runs.3.3.i
  %8 = getelementptr i8, ptr %7, i64 -8
  %.1122.i = getelementptr i64, ptr %8, i64 %.1108.i
  %.1123.i = load i64, ptr %.1122.i, align 8, !noalias !0
  %.1124.i = add nsw i64 %.1123.i, 1
  store i64 %.1124.i, ptr %.1122.i, align 8, !noalias !0
  %.1157.not.i = icmp slt i64 %i.5.2.i, %value4
  br i1 %.1157.not.i, label %_ZN6swathe4core9alignment5gotoh5traceB2v8B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi3E1C7mutable7alignedEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B114.i.outer

B688.sink.split.i:                                ; preds = %B206.i, %B114.i
  %state.8.2.ph.i = phi i64 [ %state.4.1.i, %B114.i ], [ 0, %B206.i ]
  %.644.i = getelementptr i8, ptr %value5, i64 32
  store i64 1, ptr %.644.i, align 8, !noalias !0
  br label %_ZN6swathe4core9alignment5gotoh5traceB2v8B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi3E1C7mutable7alignedEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B140.endif.endif.i:                               ; preds = %B140.i
  %.410.i = srem i64 %j.3.1.i.ph, %value2
  %.411.i = xor i64 %.410.i, %value2
  %.412.i = icmp slt i64 %.411.i, 0
  %.413.i = icmp ne i64 %.410.i, 0
  %.414.i = and i1 %.413.i, %.412.i
  %.421.i = select i1 %.414.i, i64 %value2, i64 0
  %.401.0.i = add i64 %.421.i, %.410.i
  %.401.0.fr.i = freeze i64 %.401.0.i
  %.451.i = sdiv i64 %j.3.1.i.ph, %value2
  %.461.i = sext i1 %.414.i to i64
  %.440.0.i = add nsw i64 %.451.i, %.461.i
  %.440.0.fr.i = freeze i64 %.440.0.i
  %.508.i = icmp slt i64 %.401.0.fr.i, 0
  %spec.select41.i = select i1 %.508.i, i64 %value2, i64 0
  %.510.i = add i64 %spec.select41.i, %.401.0.fr.i
  %.511.i = icmp slt i64 %.440.0.fr.i, 0
  %spec.select43.i = select i1 %.511.i, i64 %value3, i64 0
  %9 = mul i64 %.510.i, %value3
  br label %.thread.i

.thread.i:                                        ; preds = %B140.i, %B140.endif.endif.i
  %.51022.i = phi i64 [ %9, %B140.endif.endif.i ], [ 0, %B140.i ]
  %quot.1.01121.i = phi i64 [ %.440.0.fr.i, %B140.endif.endif.i ], [ 0, %B140.i ]
  %.5066.pn.i = phi i64 [ %.506.i, %B140.endif.endif.i ], [ %.5066.i, %B140.i ]
  %10 = phi i64 [ %spec.select43.i, %B140.endif.endif.i ], [ 0, %B140.i ]
  %.5071220.i = add i64 %.5066.pn.i, %.388.i
  %.537.i = mul i64 %size0.1, %.5071220.i
  %11 = getelementptr i8, ptr %value0, i64 %.537.i
  %12 = getelementptr i8, ptr %11, i64 %.51022.i
  %13 = getelementptr i8, ptr %12, i64 %quot.1.01121.i
  %.543.i = getelementptr i8, ptr %13, i64 %10
  %.544.i = load i8, ptr %.543.i, align 1, !noalias !0
  switch i64 %state.4.1.i, label %B484.i [
    i64 1, label %B206.i
    i64 2, label %B354.i
  ]

B376.endif.endif.i:                               ; preds = %B376.i
  %.739.i = srem i64 %.700.i, %value2
  %.740.i = xor i64 %.739.i, %value2
  %.741.i = icmp slt i64 %.740.i, 0
  %.742.i = icmp ne i64 %.739.i, 0
  %.743.i = and i1 %.742.i, %.741.i
  %.750.i = select i1 %.743.i, i64 %value2, i64 0
  %.730.0.i = add i64 %.750.i, %.739.i
  %.730.0.fr.i = freeze i64 %.730.0.i
  %.780.i = sdiv i64 %.700.i, %value2
  %.790.i = sext i1 %.743.i to i64
  %.769.0.i = add nsw i64 %.780.i, %.790.i
  %.769.0.fr.i = freeze i64 %.769.0.i
  %.837.i = icmp slt i64 %.730.0.fr.i, 0
  %spec.select42.i = select i1 %.837.i, i64 %value2, i64 0
  %.839.i = add i64 %spec.select42.i, %.730.0.fr.i
  %.840.i = icmp slt i64 %.769.0.fr.i, 0
  %spec.select44.i = select i1 %.840.i, i64 %value3, i64 0
  %14 = mul i64 %.839.i, %value3
  br label %.thread33.i

.thread33.i:                                      ; preds = %B376.endif.endif.i, %B376.i
  %.83940.i = phi i64 [ 0, %B376.i ], [ %14, %B376.endif.endif.i ]
  %quot.3.03139.i = phi i64 [ 0, %B376.i ], [ %.769.0.fr.i, %B376.endif.endif.i ]
  %15 = phi i64 [ 0, %B376.i ], [ %spec.select44.i, %B376.endif.endif.i ]
  %16 = getelementptr i8, ptr %11, i64 %.83940.i
  %17 = getelementptr i8, ptr %16, i64 %quot.3.03139.i
  %.872.i = getelementptr i8, ptr %17, i64 %15
  %.873.i = load i8, ptr %.872.i, align 1, !noalias !0
  %18 = and i8 %.873.i, 4
  %.879.not.i = icmp eq i8 %18, 0
  br i1 %.879.not.i, label %B432.i, label %B564.i

_ZN6swathe4core9alignment5gotoh5traceB2v8B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi3E1C7mutable7alignedEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B100.loopexit.i, %B636.i, %0, %B688.sink.split.i
  %i.6.2.i = phi i64 [ %.126.i, %0 ], [ %i.4.1.i.ph, %B688.sink.split.i ], [ %i.4.1.i.ph, %B100.loopexit.i ], [ %i.5.2.i, %B636.i ]
  %j.6.2.i = phi i64 [ %.156.i, %0 ], [ %j.3.1.i.ph, %B688.sink.split.i ], [ %j.3.1.i.ph, %B100.loopexit.i ], [ %j.4.2.i, %B636.i ]
  %state.8.2.i = phi i64 [ %.186.i, %0 ], [ %state.8.2.ph.i, %B688.sink.split.i ], [ %.562.le.i, %B100.loopexit.i ], [ %state.5.2.i, %B636.i ]
  %runs.5.2.i = phi i64 [ %.216.i, %0 ], [ %runs.2.1.i.ph, %B688.sink.split.i ], [ %runs.2.1.i.ph, %B100.loopexit.i ], [ %runs.3.3.i, %B636.i ]
  %results = getelementptr i8, ptr %values, i64 88
  store i64 %i.6.2.i, ptr %value5, align 8, !noalias !0
  store i64 %j.6.2.i, ptr %.155.i, align 8, !noalias !0
  store i64 %state.8.2.i, ptr %.185.i, align 8, !noalias !0
  store i64 %runs.5.2.i, ptr %.215.i, align 8, !noalias !0
  store ptr null, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core9alignment5gotoh5traceB2v8B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi3E1C7mutable7alignedEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core9alignment5gotoh5traceB2v8B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi3E1C7mutable7alignedEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!"branch_weights", i32 1, i32 99}
