; {"digest": "03782de09631ccc11afd88b63a6b645d03774d76262371a64a43056e06f2de4e", "takes": [["float64", 1], ["uint8", 1], ["uint8", 1], ["int64", 1]], "gives": ["int64"], "calls": []}
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %.1515.not.i = icmp slt i64 %value1, 1
  br i1 %.1515.not.i, label %_ZN6swathe4core6export12cell_kernels12write_wholesB3v35B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B48.if.lr.ph.i

B48.if.lr.ph.i:                                   ; preds = %0
  %.2882.i = icmp sgt i64 %value3, 0
  br label %B48.if.i

B112.i:                                           ; preds = %B48.if.i
  %.387.i = fptosi double %.222.i to i64
  %.398.i = icmp slt i64 %.387.i, 0
  br i1 %.398.i, label %B164.i, label %B200.i

B164.i:                                           ; preds = %B112.i
  %.414.i = icmp slt i64 %at.5.08.i, 0
  %.415.i = select i1 %.414.i, i64 %value5, i64 0
  %1 = getelementptr i8, ptr %value4, i64 %at.5.08.i
  %.429.i = getelementptr i8, ptr %1, i64 %.415.i
  store i8 45, ptr %.429.i, align 1, !noalias !0
  %.433.i = add nsw i64 %at.5.08.i, 1
  %.439.i = sub i64 0, %.387.i
  br label %B200.i

B200.i:                                           ; preds = %B164.i, %B112.i
  %at.7.2.i = phi i64 [ %.433.i, %B164.i ], [ %at.5.08.i, %B112.i ]
  %number.2.2.i = phi i64 [ %.439.i, %B164.i ], [ %.387.i, %B112.i ]
  %.14.i.i.i = icmp ugt i64 %number.2.2.i, 9
  br i1 %.14.i.i.i, label %B30.i.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i: ; preds = %B200.i
  %.502.i.i = add nsw i64 %at.7.2.i, 1
  br label %2

B30.i.i.i:                                        ; preds = %B200.i, %B30.i.i.i
  %number.2.0.i.i.i = phi i64 [ %.28.i.i.i, %B30.i.i.i ], [ %number.2.2.i, %B200.i ]
  %digits.2.0.i.i.i = phi i64 [ %.37.i.i.i, %B30.i.i.i ], [ 1, %B200.i ]
  %.28.i.i.i = udiv i64 %number.2.0.i.i.i, 10
  %.37.i.i.i = add nuw nsw i64 %digits.2.0.i.i.i, 1
  %.42.i.i.i = icmp ugt i64 %number.2.0.i.i.i, 99
  br i1 %.42.i.i.i, label %B30.i.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i: ; preds = %B30.i.i.i
  %.50.i.i = add nsw i64 %.37.i.i.i, %at.7.2.i
  %.55.i.i = add i64 %digits.2.0.i.i.i, %at.7.2.i
  br label %2

2:                                                ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i
  %.557.i.i = phi i64 [ %at.7.2.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i ], [ %.55.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i ]
  %.506.i.i = phi i64 [ %.502.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i ], [ %.50.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i ]
  %3 = phi i64 [ 1, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i ], [ %.37.i.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i ]
  br label %B86.if.i.i

B86.if.i.i:                                       ; preds = %B86.if.i.i, %2
  %number.2.010.i.i = phi i64 [ %number.2.2.i, %2 ], [ %.184.i.i, %B86.if.i.i ]
  %.83.09.i.i = phi i64 [ %3, %2 ], [ %.145.i.i, %B86.if.i.i ]
  %.80.08.i.i = phi i64 [ %.557.i.i, %2 ], [ %.149.i.i, %B86.if.i.i ]
  %.145.i.i = add nsw i64 %.83.09.i.i, -1
  %.149.i.i = add i64 %.80.08.i.i, -1
  %.184.i.i = udiv i64 %number.2.010.i.i, 10
  %.190.neg.i.i = mul i64 %.184.i.i, 246
  %.192.i.i = add i64 %.190.neg.i.i, %number.2.010.i.i
  %.207.i.i = icmp slt i64 %.80.08.i.i, 0
  %.208.i.i = select i1 %.207.i.i, i64 %value5, i64 0
  %4 = getelementptr i8, ptr %value4, i64 %.80.08.i.i
  %.222.i.i = getelementptr i8, ptr %4, i64 %.208.i.i
  %5 = trunc i64 %.192.i.i to i8
  %.223.i.i = add i8 %5, 48
  store i8 %.223.i.i, ptr %.222.i.i, align 1, !noalias !3
  %.136.i.i = icmp sgt i64 %.83.09.i.i, 1
  br i1 %.136.i.i, label %B86.if.i.i, label %B270.i

B270.i:                                           ; preds = %B86.if.i.i, %B84.if.i, %B84.preheader.i
  %at.6.1.i = phi i64 [ %.364.i, %B84.if.i ], [ %at.5.08.i, %B84.preheader.i ], [ %.506.i.i, %B86.if.i.i ]
  %6 = getelementptr i64, ptr %value6, i64 %.93.07.i
  store i64 %at.6.1.i, ptr %6, align 8, !noalias !0
  %.151.i = icmp ugt i64 %.96.06.i, 1
  br i1 %.151.i, label %B48.if.i, label %_ZN6swathe4core6export12cell_kernels12write_wholesB3v35B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B48.if.i:                                         ; preds = %B270.i, %B48.if.lr.ph.i
  %at.5.08.i = phi i64 [ 0, %B48.if.lr.ph.i ], [ %at.6.1.i, %B270.i ]
  %.93.07.i = phi i64 [ 0, %B48.if.lr.ph.i ], [ %.164.i, %B270.i ]
  %.96.06.i = phi i64 [ %value1, %B48.if.lr.ph.i ], [ %.160.i, %B270.i ]
  %.160.i = add nsw i64 %.96.06.i, -1
  %.164.i = add nuw nsw i64 %.93.07.i, 1
  %7 = getelementptr double, ptr %value0, i64 %.93.07.i
  %.222.i = load double, ptr %7, align 8, !noalias !0
  %.228.i = fcmp uno double %.222.i, 0.000000e+00
  br i1 %.228.i, label %B84.preheader.i, label %B112.i

B84.preheader.i:                                  ; preds = %B48.if.i
  br i1 %.2882.i, label %B84.if.i, label %B270.i

B84.if.i:                                         ; preds = %B84.preheader.i, %B84.if.i
  %at.4.14.i = phi i64 [ %.364.i, %B84.if.i ], [ %at.5.08.i, %B84.preheader.i ]
  %.242.03.i = phi i64 [ %.307.i, %B84.if.i ], [ 0, %B84.preheader.i ]
  %.303.i = getelementptr i8, ptr %value2, i64 %.242.03.i
  %.304.i = load i8, ptr %.303.i, align 1, !noalias !0
  %.307.i = add nuw nsw i64 %.242.03.i, 1
  %.346.i = icmp slt i64 %at.4.14.i, 0
  %.347.i = select i1 %.346.i, i64 %value5, i64 0
  %8 = getelementptr i8, ptr %value4, i64 %at.4.14.i
  %.361.i = getelementptr i8, ptr %8, i64 %.347.i
  store i8 %.304.i, ptr %.361.i, align 1, !noalias !0
  %.364.i = add nsw i64 %at.4.14.i, 1
  %.288.i = icmp slt i64 %.307.i, %value3
  br i1 %.288.i, label %B84.if.i, label %B270.i

_ZN6swathe4core6export12cell_kernels12write_wholesB3v35B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B270.i, %0
  %at.5.0.lcssa.i = phi i64 [ 0, %0 ], [ %at.6.1.i, %B270.i ]
  %results = getelementptr i8, ptr %values, i64 64
  store i64 %at.5.0.lcssa.i, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core6export12cell_kernels12write_wholesB3v35B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core6export12cell_kernels12write_wholesB3v35B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx"}
