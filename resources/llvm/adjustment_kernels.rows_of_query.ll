; {"digest": "86b3a0a878434771f7d637411646992c48c1435834768d96d8d32caadef2ad65", "takes": [["uint8", 1], ["float64", 2], ["float64", 1], ["uint8", 1], ["int32", 1]], "gives": ["int64", "int64"], "calls": ["free", "malloc", "pow"]}
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.46 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.47 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.42 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.46, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.47, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.44 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.45 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.43 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.44, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.45, ptr null, i32 0 }

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

define internal fastcc range(i32 0, 2) i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, i64 %arg.shape) unnamed_addr {
entry:
  %.15.i = icmp slt i64 %arg.shape, 0
  br i1 %.15.i, label %B0.if, label %B0.endif.endif.i, !prof !0

B0.endif.endif.i:                                 ; preds = %entry
  %.31.i = icmp ugt i64 %arg.shape, 1152921504606846975
  br i1 %.31.i, label %B0.if, label %B0.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.i
  %.30.i = shl nuw nsw i64 %arg.shape, 3
  %all.i.i.i.i = add nuw i64 %.30.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B0.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %B0.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !1
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !1
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !1
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.30.i, ptr %at_size.i.i.i.i, align 8, !noalias !1
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !11
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !11
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_incref.exit151, !prof !0

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !11
  br label %NRT_incref.exit151

common.ret:                                       ; preds = %.3.endif.if.i146, %.3.endif.i143, %B0.if
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %.3.endif.if.i146 ], [ 0, %.3.endif.i143 ]
  ret i32 %common.ret.op

.3.endif.i140:                                    ; preds = %B118.if, %NRT_incref.exit151
  %.4.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  store ptr %memory.i.i.i.i, ptr %retptr, align 8
  %retptr.repack127 = getelementptr inbounds i8, ptr %retptr, i64 8
  store ptr null, ptr %retptr.repack127, align 8
  %retptr.repack129 = getelementptr inbounds i8, ptr %retptr, i64 16
  store i64 %arg.shape, ptr %retptr.repack129, align 8
  %retptr.repack131 = getelementptr inbounds i8, ptr %retptr, i64 24
  store i64 8, ptr %retptr.repack131, align 8
  %retptr.repack133 = getelementptr inbounds i8, ptr %retptr, i64 32
  store ptr %data.i.i.i.i, ptr %retptr.repack133, align 8
  %retptr.repack135 = getelementptr inbounds i8, ptr %retptr, i64 40
  store i64 %arg.shape, ptr %retptr.repack135, align 8
  %retptr.repack137 = getelementptr inbounds i8, ptr %retptr, i64 48
  store i64 8, ptr %retptr.repack137, align 8
  fence release
  %.4.i.i141 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i141, 1
  br i1 %.10.i, label %.3.endif.if.i, label %.3.endif.i143, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i140
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %.3.endif.i143

.3.endif.i143:                                    ; preds = %.3.endif.i140, %.3.endif.if.i
  fence release
  %.4.i.i144 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i145 = icmp eq i64 %.4.i.i144, 1
  br i1 %.10.i145, label %.3.endif.if.i146, label %common.ret, !prof !0

.3.endif.if.i146:                                 ; preds = %.3.endif.i143
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %common.ret

B0.if:                                            ; preds = %B0.endif.endif.i, %entry, %B0.endif.endif.endif.i
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.43, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.42, %entry ]
  store ptr %excinfo.1.0.ph, ptr %excinfo, align 8
  br label %common.ret

NRT_incref.exit151:                               ; preds = %.3.endif.if.i.i, %.3.endif.i24.i
  %.4.i.i150 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.166163.not = icmp eq i64 %arg.shape, 0
  br i1 %.166163.not, label %.3.endif.i140, label %B118.if

B118.if:                                          ; preds = %NRT_incref.exit151, %B118.if
  %.113.0165 = phi i64 [ %.175, %B118.if ], [ %arg.shape, %NRT_incref.exit151 ]
  %.110.0164 = phi i64 [ %.179, %B118.if ], [ 0, %NRT_incref.exit151 ]
  %.175 = add nsw i64 %.113.0165, -1
  %.179 = add nuw nsw i64 %.110.0164, 1
  %.218 = getelementptr double, ptr %data.i.i.i.i, i64 %.110.0164
  store double 1.000000e+00, ptr %.218, align 8
  %.166 = icmp ugt i64 %.113.0165, 1
  br i1 %.166, label %B118.if, label %.3.endif.i140
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare double @llvm.pow.f64(double, double)

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %.425.i.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.7.i.i = alloca ptr, align 8
  %.461.i.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.8.i.i = alloca ptr, align 8
  %.1660.i.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.11.i.i = alloca ptr, align 8
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load i64, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load ptr, ptr %at5, align 8
  %at6 = getelementptr i8, ptr %values, i64 48
  %value6 = load i64, ptr %at6, align 8
  %at7 = getelementptr i8, ptr %values, i64 56
  %value7 = load ptr, ptr %at7, align 8
  %at8 = getelementptr i8, ptr %values, i64 64
  %value8 = load i64, ptr %at8, align 8
  %at9 = getelementptr i8, ptr %values, i64 72
  %value9 = load ptr, ptr %at9, align 8
  %results = getelementptr i8, ptr %values, i64 88
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %or.cond.not = icmp ult i64 %value1, 1152921504606846976
  br i1 %or.cond.not, label %B0.endif.endif.endif.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE.exit, !prof !15

B0.endif.endif.endif.i.i:                         ; preds = %0
  %.29.i.i = shl nuw nsw i64 %value1, 3
  %all.i.i.i.i.i = add nuw i64 %.29.i.i, 112
  %memory.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i

.3.endif.i24.i.i:                                 ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !16
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !16
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !16
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 %.29.i.i, ptr %at_size.i.i.i.i.i, align 8, !noalias !16
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  fence release
  %.4.i.i25.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !27
  %.10.i.i.i = icmp eq i64 %.4.i.i25.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %NRT_incref.exit.i548.i, !prof !0

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i24.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !27
  br label %NRT_incref.exit.i548.i

B308.i:                                           ; preds = %B252.if.i
  %1 = getelementptr i8, ptr %value0, i64 %.287.037.i
  %.455.i = load i8, ptr %1, align 1, !noalias !28
  br label %B322.i

B322.i:                                           ; preds = %B252.if.i, %B308.i
  %..i = phi i32 [ 0, %B308.i ], [ 27, %B252.if.i ]
  %"$phi322.1.2.1.off0.i" = phi i8 [ %.455.i, %B308.i ], [ 22, %B252.if.i ]
  %2 = getelementptr i8, ptr %data.i.i.i.i579.i, i64 %.287.037.i
  store i8 %"$phi322.1.2.1.off0.i", ptr %2, align 1, !noalias !28
  %3 = getelementptr i8, ptr %value0, i64 %.287.037.i
  %.525.i = load i8, ptr %3, align 1, !noalias !28
  %.542.i = zext i8 %.525.i to i32
  %.543.i = add nuw nsw i32 %..i, %.542.i
  %4 = getelementptr i32, ptr %value9, i64 %.287.037.i
  store i32 %.543.i, ptr %4, align 4, !noalias !28
  %.614.i = zext i32 %.543.i to i64
  %.642.i = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.614.i
  store i64 0, ptr %.642.i, align 8, !noalias !28
  %.343.i = icmp sgt i64 %.290.038.i, 1
  br i1 %.343.i, label %B252.if.i, label %.3.endif.i.i

.3.endif.i.i:                                     ; preds = %B322.i, %B0.endif.endif.endif.endif.i
  fence release
  %.4.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !28
  %.10.i.i = icmp eq i64 %.4.i.i.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %B444.if.i.preheader, !prof !0

B444.if.i.preheader:                              ; preds = %.3.endif.if.i.i, %.3.endif.i.i
  br label %B444.if.i

.3.endif.if.i.i:                                  ; preds = %.3.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !28
  br label %B444.if.i.preheader

B572.preheader.i:                                 ; preds = %B530.i
  br i1 %.61268.not.i.i, label %.3.endif.i530.i, label %B572.if.i

B464.i:                                           ; preds = %B444.if.i
  store i64 %kinds.2.041.i, ptr %26, align 8, !noalias !28
  %.849.i = icmp ult i64 %.680.039.i, 27
  %extract.t.i = trunc i64 %.680.039.i to i8
  %"$phi512.1.2.2.off0.i" = select i1 %.849.i, i8 %extract.t.i, i8 22
  %.878.i = icmp slt i64 %kinds.2.041.i, 0
  %.879.i = select i1 %.878.i, i64 %value8, i64 0
  %5 = getelementptr i8, ptr %value7, i64 %kinds.2.041.i
  %.893.i = getelementptr i8, ptr %5, i64 %.879.i
  store i8 %"$phi512.1.2.2.off0.i", ptr %.893.i, align 1, !noalias !28
  %.899.i = add nsw i64 %kinds.2.041.i, 1
  br label %B530.i

B530.i:                                           ; preds = %B444.if.i, %B464.i
  %kinds.3.1.i = phi i64 [ %kinds.2.041.i, %B444.if.i ], [ %.899.i, %B464.i ]
  %.736.i = icmp ugt i64 %.683.040.i, 1
  br i1 %.736.i, label %B444.if.i, label %B572.preheader.i

.3.endif.i530.i:                                  ; preds = %B572.if.i, %B572.preheader.i
  fence release
  %.4.i.i531.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !28
  %.10.i532.i = icmp eq i64 %.4.i.i531.i, 1
  br i1 %.10.i532.i, label %.3.endif.if.i533.i, label %NRT_decref.exit534.i, !prof !0

.3.endif.if.i533.i:                               ; preds = %.3.endif.i530.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !28
  br label %NRT_decref.exit534.i

NRT_decref.exit534.i:                             ; preds = %.3.endif.if.i533.i, %.3.endif.i530.i
  %arg.shares.5.0.fr.i.i = freeze i64 %value6
  %.4.i.i.i536.i = atomicrmw add ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !29
  %.217.i.i = icmp slt i64 %arg.shares.5.0.fr.i.i, 1
  br i1 %.217.i.i, label %.3.endif.i209.i.i, label %.283.endif.preheader.i.i, !prof !0

B52.i.i:                                          ; preds = %B26.if.i.i
  %.437.i.i = zext i8 %.401.i.i to i64
  %.467.i.i = getelementptr double, ptr %value5, i64 %.437.i.i
  %.468.i.i = load double, ptr %.467.i.i, align 8, !noalias !29
  %.469.i.i = fadd double %.468.i.i, 1.000000e+00
  store double %.469.i.i, ptr %.467.i.i, align 8, !noalias !29
  %.502.i.i = add nsw i64 %n.2.05.i.i, 1
  br label %B94.i.i

B94.i.i:                                          ; preds = %B26.if.i.i, %B52.i.i
  %n.3.1.i.i = phi i64 [ %.502.i.i, %B52.i.i ], [ %n.2.05.i.i, %B26.if.i.i ]
  %.385.i.i = icmp slt i64 %.404.i.i, %value1
  br i1 %.385.i.i, label %B26.if.i.i, label %.3.endif.i198.i.i

.3.endif.i198.i.i:                                ; preds = %B94.i.i, %NRT_decref.exit219.i.i
  %n.2.0.lcssa.i.i = phi i64 [ 0, %NRT_decref.exit219.i.i ], [ %n.3.1.i.i, %B94.i.i ]
  fence release
  %.4.i.i199.i.i = atomicrmw sub ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !29
  %.10.i.i537.i = icmp eq i64 %.4.i.i199.i.i, 1
  br i1 %.10.i.i537.i, label %.3.endif.if.i.i538.i, label %NRT_decref.exit.i.i, !prof !0

.3.endif.if.i.i538.i:                             ; preds = %.3.endif.i198.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i573.i), !noalias !29
  br label %NRT_decref.exit.i.i

NRT_decref.exit.i.i:                              ; preds = %.3.endif.if.i.i538.i, %.3.endif.i198.i.i
  %.524.not.i.i = icmp ne i64 %n.2.0.lcssa.i.i, 0
  %.5656.i.i = icmp sgt i64 %arg.shares.5.0.fr.i.i, 0
  %or.cond.i.i = and i1 %.5656.i.i, %.524.not.i.i
  br i1 %or.cond.i.i, label %for.body.lr.ph.i.i, label %.3.endif.i540.i

for.body.lr.ph.i.i:                               ; preds = %NRT_decref.exit.i.i
  %.567.i.i = icmp ugt i64 %arg.shares.5.0.fr.i.i, 1
  %.576.i.i = sitofp i64 %n.2.0.lcssa.i.i to double
  br i1 %.567.i.i, label %for.body.us.i.i, label %B110.loopexit9.i.i

for.body.us.i.i:                                  ; preds = %for.body.lr.ph.i.i, %for.body.us.i.i
  %loop.index8.us.i.i = phi i64 [ %.582.us.i.i, %for.body.us.i.i ], [ 0, %for.body.lr.ph.i.i ]
  %.574.us.i.i = getelementptr double, ptr %value5, i64 %loop.index8.us.i.i
  %.575.us.i.i = load double, ptr %.574.us.i.i, align 8, !noalias !29
  %.577.us.i.i = fdiv double %.575.us.i.i, %.576.i.i
  store double %.577.us.i.i, ptr %.574.us.i.i, align 8, !noalias !29
  %.582.us.i.i = add nuw nsw i64 %loop.index8.us.i.i, 1
  %.565.us.i.i = icmp slt i64 %.582.us.i.i, %arg.shares.5.0.fr.i.i
  br i1 %.565.us.i.i, label %for.body.us.i.i, label %.3.endif.i540.i

B110.loopexit9.i.i:                               ; preds = %for.body.lr.ph.i.i
  %.575.i.i = load double, ptr %value5, align 8, !noalias !29
  %.577.i.i = fdiv double %.575.i.i, %.576.i.i
  store double %.577.i.i, ptr %value5, align 8, !noalias !29
  br label %.3.endif.i540.i

.283.endif.preheader.i.i:                         ; preds = %NRT_decref.exit534.i
  %6 = shl i64 %arg.shares.5.0.fr.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %value5, i8 0, i64 %6, i1 false), !noalias !29
  br label %.3.endif.i209.i.i

.3.endif.i209.i.i:                                ; preds = %.283.endif.preheader.i.i, %NRT_decref.exit534.i
  %.4.i.i202.i.i = atomicrmw add ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !29
  %.4.i.i206.i.i = atomicrmw add ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !29
  fence release
  %.4.i.i210.i.i = atomicrmw sub ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !29
  %.10.i211.i.i = icmp eq i64 %.4.i.i210.i.i, 1
  br i1 %.10.i211.i.i, label %.3.endif.if.i212.i.i, label %.3.endif.i215.i.i, !prof !0

.3.endif.if.i212.i.i:                             ; preds = %.3.endif.i209.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i573.i), !noalias !29
  br label %.3.endif.i215.i.i

.3.endif.i215.i.i:                                ; preds = %.3.endif.if.i212.i.i, %.3.endif.i209.i.i
  fence release
  %.4.i.i216.i.i = atomicrmw sub ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !29
  %.10.i217.i.i = icmp eq i64 %.4.i.i216.i.i, 1
  br i1 %.10.i217.i.i, label %.3.endif.if.i218.i.i, label %NRT_decref.exit219.i.i, !prof !0

.3.endif.if.i218.i.i:                             ; preds = %.3.endif.i215.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i573.i), !noalias !29
  br label %NRT_decref.exit219.i.i

NRT_decref.exit219.i.i:                           ; preds = %.3.endif.if.i218.i.i, %.3.endif.i215.i.i
  br i1 %.61268.not.i.i, label %.3.endif.i198.i.i, label %B26.if.i.i

B26.if.i.i:                                       ; preds = %NRT_decref.exit219.i.i, %B94.i.i
  %n.2.05.i.i = phi i64 [ %n.3.1.i.i, %B94.i.i ], [ 0, %NRT_decref.exit219.i.i ]
  %.336.04.i.i = phi i64 [ %.404.i.i, %B94.i.i ], [ 0, %NRT_decref.exit219.i.i ]
  %.400.i.i = getelementptr i8, ptr %data.i.i.i.i579.i, i64 %.336.04.i.i
  %.401.i.i = load i8, ptr %.400.i.i, align 1, !noalias !29
  %.404.i.i = add nuw nsw i64 %.336.04.i.i, 1
  %.438.i.i = icmp ult i8 %.401.i.i, 20
  br i1 %.438.i.i, label %B52.i.i, label %B94.i.i

.3.endif.i540.i:                                  ; preds = %for.body.us.i.i, %B110.loopexit9.i.i, %NRT_decref.exit.i.i
  fence release
  %.4.i.i541.i = atomicrmw sub ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !28
  %.10.i542.i = icmp eq i64 %.4.i.i541.i, 1
  br i1 %.10.i542.i, label %.3.endif.if.i543.i, label %NRT_decref.exit544.i, !prof !0

.3.endif.if.i543.i:                               ; preds = %.3.endif.i540.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i573.i), !noalias !28
  br label %NRT_decref.exit544.i

NRT_decref.exit544.i:                             ; preds = %.3.endif.if.i543.i, %.3.endif.i540.i
  store i64 %kinds.3.1.i, ptr %results, align 8, !alias.scope !12, !noalias !32
  %retptr.repack526.i = getelementptr i8, ptr %values, i64 96
  store i64 %n.2.0.lcssa.i.i, ptr %retptr.repack526.i, align 8, !alias.scope !12, !noalias !32
  br label %_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE.exit

NRT_incref.exit.i548.i:                           ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.425.i.i), !noalias !28
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.7.i.i), !noalias !28
  call void @llvm.lifetime.start.p0(ptr nonnull %.461.i.i), !noalias !28
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.8.i.i), !noalias !28
  call void @llvm.lifetime.start.p0(ptr nonnull %.1660.i.i), !noalias !28
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.11.i.i), !noalias !28
  %.fca.4.gep1029.i.i = getelementptr inbounds i8, ptr %.425.i.i, i64 32
  %.fca.5.0.gep1030.i.i = getelementptr inbounds i8, ptr %.425.i.i, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.425.i.i, i8 0, i64 56, i1 false), !noalias !33
  store ptr null, ptr %excinfo.7.i.i, align 8, !noalias !33
  %.fca.4.gep1015.i.i = getelementptr inbounds i8, ptr %.461.i.i, i64 32
  %.fca.5.0.gep1016.i.i = getelementptr inbounds i8, ptr %.461.i.i, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.461.i.i, i8 0, i64 56, i1 false), !noalias !33
  store ptr null, ptr %excinfo.8.i.i, align 8, !noalias !33
  %.fca.4.gep.i.i = getelementptr inbounds i8, ptr %.1660.i.i, i64 32
  %.fca.5.0.gep.i.i = getelementptr inbounds i8, ptr %.1660.i.i, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.1660.i.i, i8 0, i64 56, i1 false), !noalias !33
  store ptr null, ptr %excinfo.11.i.i, align 8, !noalias !33
  %.4.i.i.i547.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !33
  %memory.i.i.i.i.i.i.i = tail call dereferenceable_or_null(208) ptr @malloc(i64 208)
  %none.i.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i.i, label %B0.endif.if.i, label %.3.endif.i24.i.i.i.i

.3.endif.i24.i.i.i.i:                             ; preds = %NRT_incref.exit.i548.i
  %address.i.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i.i, align 4, !noalias !37
  %at_end.i.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i.i, align 8, !noalias !37
  %at_data.i.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i.i, align 8, !noalias !37
  %at_size.i.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i.i, i64 32
  store i64 96, ptr %at_size.i.i.i.i.i.i.i, align 8, !noalias !37
  %.4.i.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !50
  fence release
  %.4.i.i25.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !50
  %.10.i.i.i.i.i = icmp eq i64 %.4.i.i25.i.i.i.i, 1
  br i1 %.10.i.i.i.i.i, label %.3.endif.if.i.i.i.i.i, label %B464.if.i.i.i.preheader, !prof !0

B464.if.i.i.i.preheader:                          ; preds = %.3.endif.if.i.i.i.i.i, %.3.endif.i24.i.i.i.i
  br label %B464.if.i.i.i

.3.endif.if.i.i.i.i.i:                            ; preds = %.3.endif.i24.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !50
  br label %B464.if.i.i.i.preheader

.3.endif.i.i.i.i:                                 ; preds = %B464.if.i.i.i
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !51
  fence release
  %.4.i.i115.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i.i.i.i = icmp eq i64 %.4.i.i115.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %B0.endif.endif.endif.endif.i.i, !prof !0

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !51
  br label %B0.endif.endif.endif.endif.i.i

B464.if.i.i.i:                                    ; preds = %B464.if.i.i.i.preheader, %B464.if.i.i.i
  %.257.0132.i.i.i = phi i64 [ %.319.i.i.i, %B464.if.i.i.i ], [ 12, %B464.if.i.i.i.preheader ]
  %.254.0131.i.i.i = phi i64 [ %.323.i.i.i, %B464.if.i.i.i ], [ 0, %B464.if.i.i.i.preheader ]
  %.319.i.i.i = add nsw i64 %.257.0132.i.i.i, -1
  %.323.i.i.i = add nuw nsw i64 %.254.0131.i.i.i, 1
  %7 = getelementptr i64, ptr %data.i.i.i.i.i.i.i, i64 %.254.0131.i.i.i
  store i64 %.323.i.i.i, ptr %7, align 8, !noalias !51
  %.310.i.i.i = icmp ugt i64 %.257.0132.i.i.i, 1
  br i1 %.310.i.i.i, label %B464.if.i.i.i, label %.3.endif.i.i.i.i

.3.endif.i1306.i.i:                               ; preds = %B590.if.i.i, %NRT_decref.exit1540.i.i
  %total.2.1.lcssa.i.i = phi double [ %.1092.i.i, %NRT_decref.exit1540.i.i ], [ %.1463.i.i, %B590.if.i.i ]
  %.4.i.i1303.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  fence release
  %.4.i.i1307.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i.i559.i = icmp eq i64 %.4.i.i1307.i.i, 1
  br i1 %.10.i.i559.i, label %.3.endif.if.i.i562.i, label %for.body.2.i.i.preheader, !prof !0

for.body.2.i.i.preheader:                         ; preds = %.3.endif.if.i.i562.i, %.3.endif.i1306.i.i
  br label %for.body.2.i.i

.3.endif.if.i.i562.i:                             ; preds = %.3.endif.i1306.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %for.body.2.i.i.preheader

B800.i.i:                                         ; preds = %NRT_decref.exit1562.i.i, %NRT_decref.exit1417.i.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.1660.i.i, i8 0, i64 56, i1 false), !noalias !33
  %.1664.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.1660.i.i, ptr %excinfo.11.i.i, i64 12), !noalias !33
  %.1666.not.i.i = icmp eq i32 %.1664.i.i, 0
  %.1674.fca.0.load.i.i = load ptr, ptr %.1660.i.i, align 8, !noalias !33
  %.1674.fca.4.load.i.i = load ptr, ptr %.fca.4.gep.i.i, align 8, !noalias !33
  br i1 %.1666.not.i.i, label %B800.endif.i.i, label %B0.endif.if.i, !prof !52

B1362.i.i:                                        ; preds = %.3019.if.us.i.i, %NRT_decref.exit1572.i.i
  %.4.i1308.i.i = icmp eq ptr %.475.fca.0.load.i.i, null
  br i1 %.4.i1308.i.i, label %.3.endif.i1315.i.i, label %.3.endif.i1309.i.i, !prof !0

.3.endif.i1309.i.i:                               ; preds = %B1362.i.i
  fence release
  %.4.i.i1310.i.i = atomicrmw sub ptr %.475.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1311.i.i = icmp eq i64 %.4.i.i1310.i.i, 1
  br i1 %.10.i1311.i.i, label %.3.endif.if.i1312.i.i, label %.3.endif.i1315.i.i, !prof !0

.3.endif.if.i1312.i.i:                            ; preds = %.3.endif.i1309.i.i
  fence acquire
  tail call void @free(ptr nonnull %.475.fca.0.load.i.i), !noalias !33
  br label %.3.endif.i1315.i.i

.3.endif.i1315.i.i:                               ; preds = %.3.endif.if.i1312.i.i, %.3.endif.i1309.i.i, %B1362.i.i
  fence release
  %.4.i.i1316.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1317.i.i = icmp eq i64 %.4.i.i1316.i.i, 1
  br i1 %.10.i1317.i.i, label %.3.endif.if.i1318.i.i, label %NRT_decref.exit1319.i.i, !prof !0

.3.endif.if.i1318.i.i:                            ; preds = %.3.endif.i1315.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !33
  br label %NRT_decref.exit1319.i.i

NRT_decref.exit1319.i.i:                          ; preds = %.3.endif.if.i1318.i.i, %.3.endif.i1315.i.i
  br i1 %.4.i1398.i.i, label %.3.endif.i1327.i.i, label %.3.endif.i1321.i.i, !prof !0

.3.endif.i1321.i.i:                               ; preds = %NRT_decref.exit1319.i.i
  fence release
  %.4.i.i1322.i.i = atomicrmw sub ptr %.439.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1323.i.i = icmp eq i64 %.4.i.i1322.i.i, 1
  br i1 %.10.i1323.i.i, label %.3.endif.if.i1324.i.i, label %.3.endif.i1327.i.i, !prof !0

.3.endif.if.i1324.i.i:                            ; preds = %.3.endif.i1321.i.i
  fence acquire
  tail call void @free(ptr nonnull %.439.fca.0.load.i.i), !noalias !33
  br label %.3.endif.i1327.i.i

.3.endif.i1327.i.i:                               ; preds = %.3.endif.if.i1324.i.i, %.3.endif.i1321.i.i, %NRT_decref.exit1319.i.i
  fence release
  %.4.i.i1328.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1329.i.i = icmp eq i64 %.4.i.i1328.i.i, 1
  br i1 %.10.i1329.i.i, label %.3.endif.if.i1330.i.i, label %.3.endif.i1333.i.i, !prof !0

.3.endif.if.i1330.i.i:                            ; preds = %.3.endif.i1327.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1333.i.i

.3.endif.i1333.i.i:                               ; preds = %.3.endif.if.i1330.i.i, %.3.endif.i1327.i.i
  fence release
  %.4.i.i1334.i.i = atomicrmw sub ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1335.i.i = icmp eq i64 %.4.i.i1334.i.i, 1
  br i1 %.10.i1335.i.i, label %.3.endif.if.i1336.i.i, label %NRT_decref.exit1337.i.i, !prof !0

.3.endif.if.i1336.i.i:                            ; preds = %.3.endif.i1333.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i549.i), !noalias !33
  br label %NRT_decref.exit1337.i.i

NRT_decref.exit1337.i.i:                          ; preds = %.3.endif.if.i1336.i.i, %.3.endif.i1333.i.i
  br i1 %.4.i1563.i.i, label %B0.endif.endif.i, label %.3.endif.i1339.i.i, !prof !0

.3.endif.i1339.i.i:                               ; preds = %NRT_decref.exit1337.i.i
  fence release
  %.4.i.i1340.i.i = atomicrmw sub ptr %.1674.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1341.i.i = icmp eq i64 %.4.i.i1340.i.i, 1
  br i1 %.10.i1341.i.i, label %.3.endif.if.i1342.i.i, label %B0.endif.endif.i, !prof !0

.3.endif.if.i1342.i.i:                            ; preds = %.3.endif.i1339.i.i
  fence acquire
  tail call void @free(ptr nonnull %.1674.fca.0.load.i.i), !noalias !33
  br label %B0.endif.endif.i

B0.endif.endif.endif.endif.i.i:                   ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i.i.i.i
  %memory.i.i.i.i549.i = tail call dereferenceable_or_null(208) ptr @malloc(i64 208)
  %none.i.i.i.i550.i = icmp eq ptr %memory.i.i.i.i549.i, null
  br i1 %none.i.i.i.i550.i, label %B0.endif.if.i, label %B0.endif.endif.endif.endif.endif.i.i

B0.endif.endif.endif.endif.endif.i.i:             ; preds = %B0.endif.endif.endif.endif.i.i
  %address.i.i.i.i551.i = ptrtoint ptr %memory.i.i.i.i549.i to i64
  %behind.i.i.i.i552.i = add i64 %address.i.i.i.i551.i, 111
  %aligned.i.i.i.i553.i = and i64 %behind.i.i.i.i552.i, -64
  %data.i.i.i.i554.i = inttoptr i64 %aligned.i.i.i.i553.i to ptr
  store i64 1, ptr %memory.i.i.i.i549.i, align 4, !noalias !53
  %at_end.i.i.i.i555.i = getelementptr i8, ptr %memory.i.i.i.i549.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i555.i, align 8, !noalias !53
  %at_data.i.i.i.i556.i = getelementptr i8, ptr %memory.i.i.i.i549.i, i64 24
  store ptr %data.i.i.i.i554.i, ptr %at_data.i.i.i.i556.i, align 8, !noalias !53
  %at_size.i.i.i.i557.i = getelementptr i8, ptr %memory.i.i.i.i549.i, i64 32
  store i64 96, ptr %at_size.i.i.i.i557.i, align 8, !noalias !53
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.body.endif.endif.i.i, %B0.endif.endif.endif.endif.endif.i.i
  %loop.index61.i.i = phi i64 [ 0, %B0.endif.endif.endif.endif.endif.i.i ], [ %.269.i.i, %for.body.endif.endif.i.i ]
  %.239.i.i = getelementptr i64, ptr %data.i.i.i.i.i.i.i, i64 %loop.index61.i.i
  %.240.i.i = load i64, ptr %.239.i.i, align 8, !noalias !33
  %.16.i.i.i.i = icmp slt i64 %.240.i.i, 0
  br i1 %.16.i.i.i.i, label %B62.i.i.i.i, label %B190.i.i.i.i

B62.i.i.i.i:                                      ; preds = %for.body.i.i
  %.22.i.i.i.i = sub i64 0, %.240.i.i
  %.27.i.i.i.i = icmp slt i64 %.22.i.i.i.i, 0
  br i1 %.27.i.i.i.i, label %B0.endif.if.i, label %B190.i.i.i.i

B190.i.i.i.i:                                     ; preds = %B62.i.i.i.i, %for.body.i.i
  %exp.3.0.i.i.i.i = phi i64 [ %.22.i.i.i.i, %B62.i.i.i.i ], [ %.240.i.i, %for.body.i.i ]
  %.67.i.i.i.i = icmp ugt i64 %exp.3.0.i.i.i.i, 65536
  br i1 %.67.i.i.i.i, label %B202.i.i.i.i, label %B270.i.i.i.i

B202.i.i.i.i:                                     ; preds = %B190.i.i.i.i
  %.76.i.i.i.i = sitofp i64 %.240.i.i to double
  %.80.i.i.i.i = tail call double @llvm.pow.f64(double 9.000000e-01, double %.76.i.i.i.i)
  br label %for.body.endif.endif.i.i

B270.i.i.i.i:                                     ; preds = %B190.i.i.i.i
  %.108.not.i.i.i.i = icmp eq i64 %exp.3.0.i.i.i.i, 0
  br i1 %.108.not.i.i.i.i, label %B334.thread.i.i.i.i, label %B282.i.i.i.i

B282.i.i.i.i:                                     ; preds = %B270.i.i.i.i, %B282.i.i.i.i
  %r.2.0.i.i.i.i = phi double [ %r.3.1.i.i.i.i, %B282.i.i.i.i ], [ 1.000000e+00, %B270.i.i.i.i ]
  %a.1.2.0.i.i.i.i = phi double [ %.147.i.i.i.i, %B282.i.i.i.i ], [ 9.000000e-01, %B270.i.i.i.i ]
  %exp.4.0.i.i.i.i = phi i64 [ %.142.i.i.i.i, %B282.i.i.i.i ], [ %exp.3.0.i.i.i.i, %B270.i.i.i.i ]
  %.122.i.i.i.i = and i64 %exp.4.0.i.i.i.i, 1
  %.123.not.i.i.i.i = icmp eq i64 %.122.i.i.i.i, 0
  %.127.i.i.i.i = fmul double %r.2.0.i.i.i.i, %a.1.2.0.i.i.i.i
  %r.3.1.i.i.i.i = select i1 %.123.not.i.i.i.i, double %r.2.0.i.i.i.i, double %.127.i.i.i.i
  %.142.i.i.i.i = lshr i64 %exp.4.0.i.i.i.i, 1
  %.147.i.i.i.i = fmul double %a.1.2.0.i.i.i.i, %a.1.2.0.i.i.i.i
  %.150.not.i.i.i.i = icmp eq i64 %.142.i.i.i.i, 0
  br i1 %.150.not.i.i.i.i, label %B334.i.i.i.i, label %B282.i.i.i.i

B334.i.i.i.i:                                     ; preds = %B282.i.i.i.i
  br i1 %.16.i.i.i.i, label %B338.i.i.i.i, label %for.body.endif.endif.i.i

B334.thread.i.i.i.i:                              ; preds = %B270.i.i.i.i
  br i1 %.16.i.i.i.i, label %B338.endif.i.i.i.i, label %for.body.endif.endif.i.i

B338.i.i.i.i:                                     ; preds = %B334.i.i.i.i
  %.168.i.i.i.i = fcmp oeq double %r.3.1.i.i.i.i, 0.000000e+00
  br i1 %.168.i.i.i.i, label %B0.endif.if.i, label %B338.endif.i.i.i.i, !prof !60

B338.endif.i.i.i.i:                               ; preds = %B338.i.i.i.i, %B334.thread.i.i.i.i
  %r.4.12327.i.i.i.i = phi double [ %r.3.1.i.i.i.i, %B338.i.i.i.i ], [ 1.000000e+00, %B334.thread.i.i.i.i ]
  %.175.i.i.i.i = fdiv double 1.000000e+00, %r.4.12327.i.i.i.i
  br label %for.body.endif.endif.i.i

.3.endif.i2.i.i.i.i:                              ; preds = %for.body.endif.endif.i.i
  %.4.i.i1350.i.i = atomicrmw add ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i.i1353.i.i = atomicrmw add ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !61
  %.4.i.i.i.i1354.i.i = atomicrmw add ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !64
  fence release
  %.4.i.i3.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !64
  %.10.i.i.i1355.i.i = icmp eq i64 %.4.i.i3.i.i.i.i, 1
  br i1 %.10.i.i.i1355.i.i, label %.3.endif.if.i.i.i1358.i.i, label %.89.endif.i.i.i.preheader, !prof !0

.89.endif.i.i.i.preheader:                        ; preds = %.3.endif.if.i.i.i1358.i.i, %.3.endif.i2.i.i.i.i
  br label %.89.endif.i.i.i

.3.endif.if.i.i.i1358.i.i:                        ; preds = %.3.endif.i2.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i549.i), !noalias !64
  br label %.89.endif.i.i.i.preheader

.3.endif.i13.i.i.i:                               ; preds = %.89.endif.i.i.i
  fence release
  %.4.i.i14.i.i.i = atomicrmw sub ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !61
  %.10.i.i1356.i.i = icmp eq i64 %.4.i.i14.i.i.i, 1
  br i1 %.10.i.i1356.i.i, label %.3.endif.if.i.i1357.i.i, label %.3.endif.i1360.i.i, !prof !0

.3.endif.if.i.i1357.i.i:                          ; preds = %.3.endif.i13.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i549.i), !noalias !61
  br label %.3.endif.i1360.i.i

.89.endif.i.i.i:                                  ; preds = %.89.endif.i.i.i.preheader, %.89.endif.i.i.i
  %.87.04.i.i.i = phi i64 [ %.111.i.i.i, %.89.endif.i.i.i ], [ 0, %.89.endif.i.i.i.preheader ]
  %.77.03.i.i.i = phi ptr [ %.114.i.i.i, %.89.endif.i.i.i ], [ %data.i.i.i.i554.i, %.89.endif.i.i.i.preheader ]
  %.72.02.i.i.i = phi double [ %.108.i.i.i, %.89.endif.i.i.i ], [ 0.000000e+00, %.89.endif.i.i.i.preheader ]
  %.106.i.i.i = load double, ptr %.77.03.i.i.i, align 8, !noalias !61
  %.108.i.i.i = fadd double %.72.02.i.i.i, %.106.i.i.i
  %.111.i.i.i = add nuw nsw i64 %.87.04.i.i.i, 1
  %.114.i.i.i = getelementptr i8, ptr %.77.03.i.i.i, i64 8
  %.94.not.i.i.i = icmp ult i64 %.87.04.i.i.i, 11
  br i1 %.94.not.i.i.i, label %.89.endif.i.i.i, label %.3.endif.i13.i.i.i, !prof !67

.3.endif.i1360.i.i:                               ; preds = %.3.endif.if.i.i1357.i.i, %.3.endif.i13.i.i.i
  fence release
  %.4.i.i1361.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1362.i.i = icmp eq i64 %.4.i.i1361.i.i, 1
  br i1 %.10.i1362.i.i, label %.3.endif.if.i1363.i.i, label %.3.endif.i1366.i.i, !prof !0

.3.endif.if.i1363.i.i:                            ; preds = %.3.endif.i1360.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i.i), !noalias !33
  br label %.3.endif.i1366.i.i

.3.endif.i1366.i.i:                               ; preds = %.3.endif.if.i1363.i.i, %.3.endif.i1360.i.i
  fence release
  %.4.i.i1367.i.i = atomicrmw sub ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1368.i.i = icmp eq i64 %.4.i.i1367.i.i, 1
  br i1 %.10.i1368.i.i, label %.3.endif.if.i1369.i.i, label %.3.endif.i1372.i.i, !prof !0

.3.endif.if.i1369.i.i:                            ; preds = %.3.endif.i1366.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i549.i), !noalias !33
  br label %.3.endif.i1372.i.i

.3.endif.i1372.i.i:                               ; preds = %.3.endif.if.i1369.i.i, %.3.endif.i1366.i.i
  %.30929.i.i = fdiv double 5.000000e-03, %.108.i.i.i
  %.4.i.i1373.i.i = atomicrmw add ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !33
  br label %for.body.1.i.i

for.body.endif.endif.i.i:                         ; preds = %B338.endif.i.i.i.i, %B334.thread.i.i.i.i, %B334.i.i.i.i, %B202.i.i.i.i
  %.241.0.ph.i.i = phi double [ %r.3.1.i.i.i.i, %B334.i.i.i.i ], [ %.80.i.i.i.i, %B202.i.i.i.i ], [ %.175.i.i.i.i, %B338.endif.i.i.i.i ], [ 1.000000e+00, %B334.thread.i.i.i.i ]
  %.267.i.i = getelementptr double, ptr %data.i.i.i.i554.i, i64 %loop.index61.i.i
  store double %.241.0.ph.i.i, ptr %.267.i.i, align 8, !noalias !33
  %.269.i.i = add nuw nsw i64 %loop.index61.i.i, 1
  %.230.i.i = icmp ult i64 %loop.index61.i.i, 11
  br i1 %.230.i.i, label %for.body.i.i, label %.3.endif.i2.i.i.i.i

for.body.1.i.i:                                   ; preds = %for.body.1.i.i, %.3.endif.i1372.i.i
  %loop.index.162.i.i = phi i64 [ 0, %.3.endif.i1372.i.i ], [ %.363.i.i, %for.body.1.i.i ]
  %.356.i.i = getelementptr double, ptr %data.i.i.i.i554.i, i64 %loop.index.162.i.i
  %.357.i.i = load double, ptr %.356.i.i, align 8, !noalias !33
  %.358.i.i = fmul double %.30929.i.i, %.357.i.i
  store double %.358.i.i, ptr %.356.i.i, align 8, !noalias !33
  %.363.i.i = add nuw nsw i64 %loop.index.162.i.i, 1
  %.347.i.i = icmp ult i64 %loop.index.162.i.i, 11
  br i1 %.347.i.i, label %for.body.1.i.i, label %.3.endif.i1376.i.i

.3.endif.i1376.i.i:                               ; preds = %for.body.1.i.i
  fence release
  %.4.i.i1377.i.i = atomicrmw sub ptr %memory.i.i.i.i549.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1378.i.i = icmp eq i64 %.4.i.i1377.i.i, 1
  br i1 %.10.i1378.i.i, label %.3.endif.if.i1379.i.i, label %NRT_decref.exit1380.i.i, !prof !0

.3.endif.if.i1379.i.i:                            ; preds = %.3.endif.i1376.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i549.i), !noalias !33
  br label %NRT_decref.exit1380.i.i

NRT_decref.exit1380.i.i:                          ; preds = %.3.endif.if.i1379.i.i, %.3.endif.i1376.i.i
  %.375.i.i = add nuw nsw i64 %value1, 1
  %.50.i.i.i.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.375.i.i, i64 12)
  %.51.i.i.i.i = extractvalue { i64, i1 } %.50.i.i.i.i, 0
  %.52.i.i.i.i = extractvalue { i64, i1 } %.50.i.i.i.i, 1
  %8 = add i64 %.51.i.i.i.i, -1152921504606846976
  %.57.i.i.i.i = icmp ult i64 %8, -2305843009213693952
  %.58.i.i.i.i = or i1 %.52.i.i.i.i, %.57.i.i.i.i
  br i1 %.58.i.i.i.i, label %B0.endif.if.i, label %B0.endif.endif.endif.endif.endif.i.i.i.i, !prof !0

B0.endif.endif.endif.endif.endif.i.i.i.i:         ; preds = %NRT_decref.exit1380.i.i
  %.56.i.i.i.i = shl nsw i64 %.51.i.i.i.i, 3
  %all.i.i.i.i.i.i.i = add i64 %.56.i.i.i.i, 112
  %memory.i.i.i.i.i1381.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i.i)
  %none.i.i.i.i.i1382.i.i = icmp eq ptr %memory.i.i.i.i.i1381.i.i, null
  br i1 %none.i.i.i.i.i1382.i.i, label %B0.endif.if.i, label %.3.endif.i31.i.i.i.i

.3.endif.i31.i.i.i.i:                             ; preds = %B0.endif.endif.endif.endif.endif.i.i.i.i
  %address.i.i.i.i.i1383.i.i = ptrtoint ptr %memory.i.i.i.i.i1381.i.i to i64
  %behind.i.i.i.i.i1384.i.i = add i64 %address.i.i.i.i.i1383.i.i, 111
  %aligned.i.i.i.i.i1385.i.i = and i64 %behind.i.i.i.i.i1384.i.i, -64
  %data.i.i.i.i.i1386.i.i = inttoptr i64 %aligned.i.i.i.i.i1385.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i1381.i.i, align 4, !noalias !68
  %at_end.i.i.i.i.i1387.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1381.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i1387.i.i, align 8, !noalias !68
  %at_data.i.i.i.i.i1388.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1381.i.i, i64 24
  store ptr %data.i.i.i.i.i1386.i.i, ptr %at_data.i.i.i.i.i1388.i.i, align 8, !noalias !68
  %at_size.i.i.i.i.i1389.i.i = getelementptr i8, ptr %memory.i.i.i.i.i1381.i.i, i64 32
  store i64 %.56.i.i.i.i, ptr %at_size.i.i.i.i.i1389.i.i, align 8, !noalias !68
  %.4.i.i.i.i1390.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !81
  fence release
  %.4.i.i32.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !81
  %.10.i.i.i1391.i.i = icmp eq i64 %.4.i.i32.i.i.i.i, 1
  br i1 %.10.i.i.i1391.i.i, label %.3.endif.if.i.i.i1396.i.i, label %.3.endif.i11.i.i.i.i, !prof !0

.3.endif.if.i.i.i1396.i.i:                        ; preds = %.3.endif.i31.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !81
  br label %.3.endif.i11.i.i.i.i

.3.endif.i11.i.i.i.i:                             ; preds = %.3.endif.if.i.i.i1396.i.i, %.3.endif.i31.i.i.i.i
  %.4.i.i.i1392.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !82
  %.4.i.i.i28.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !83
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i1386.i.i, i8 0, i64 %.56.i.i.i.i, i1 false), !noalias !83
  fence release
  %.4.i.i12.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !83
  %.10.i.i29.i.i.i = icmp eq i64 %.4.i.i12.i.i.i.i, 1
  br i1 %.10.i.i29.i.i.i, label %.3.endif.if.i.i30.i.i.i, label %.3.endif.i36.i.i.i, !prof !0

.3.endif.if.i.i30.i.i.i:                          ; preds = %.3.endif.i11.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !83
  br label %.3.endif.i36.i.i.i

.3.endif.i36.i.i.i:                               ; preds = %.3.endif.if.i.i30.i.i.i, %.3.endif.i11.i.i.i.i
  %.4.i.i33.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !82
  fence release
  %.4.i.i37.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !82
  %.10.i.i1393.i.i = icmp eq i64 %.4.i.i37.i.i.i, 1
  br i1 %.10.i.i1393.i.i, label %.3.endif.if.i.i1395.i.i, label %.3.endif.i39.i.i.i, !prof !0

.3.endif.if.i.i1395.i.i:                          ; preds = %.3.endif.i36.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !82
  br label %.3.endif.i39.i.i.i

.3.endif.i39.i.i.i:                               ; preds = %.3.endif.if.i.i1395.i.i, %.3.endif.i36.i.i.i
  fence release
  %.4.i.i40.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !82
  %.10.i41.i.i.i = icmp eq i64 %.4.i.i40.i.i.i, 1
  br i1 %.10.i41.i.i.i, label %.3.endif.if.i42.i.i.i, label %for.end.1.endif.i.i, !prof !0

.3.endif.if.i42.i.i.i:                            ; preds = %.3.endif.i39.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !82
  br label %for.end.1.endif.i.i

for.end.1.endif.i.i:                              ; preds = %.3.endif.if.i42.i.i.i, %.3.endif.i39.i.i.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.425.i.i, i8 0, i64 56, i1 false), !noalias !33
  %.429.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.425.i.i, ptr %excinfo.7.i.i, i64 %.375.i.i), !noalias !33
  %.431.not.i.i = icmp eq i32 %.429.i.i, 0
  %.439.fca.0.load.i.i = load ptr, ptr %.425.i.i, align 8, !noalias !33
  %.439.fca.4.load.i.i = load ptr, ptr %.fca.4.gep1029.i.i, align 8, !noalias !33
  %.439.fca.5.0.load.i.i = load i64, ptr %.fca.5.0.gep1030.i.i, align 8, !noalias !33
  br i1 %.431.not.i.i, label %for.end.1.endif.endif.i.i, label %B0.endif.if.i, !prof !52

for.end.1.endif.endif.i.i:                        ; preds = %for.end.1.endif.i.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.461.i.i, i8 0, i64 56, i1 false), !noalias !33
  %.465.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.461.i.i, ptr %excinfo.8.i.i, i64 %value1), !noalias !33
  %.467.not.i.i = icmp eq i32 %.465.i.i, 0
  %.475.fca.0.load.i.i = load ptr, ptr %.461.i.i, align 8, !noalias !33
  %.475.fca.4.load.i.i = load ptr, ptr %.fca.4.gep1015.i.i, align 8, !noalias !33
  br i1 %.467.not.i.i, label %for.end.1.endif.endif.endif.i.i, label %B0.endif.if.i, !prof !52

for.end.1.endif.endif.endif.i.i:                  ; preds = %for.end.1.endif.endif.i.i
  %.475.fca.5.0.load.i.i = load i64, ptr %.fca.5.0.gep1016.i.i, align 8, !noalias !33
  %.4.i1398.i.i = icmp eq ptr %.439.fca.0.load.i.i, null
  br i1 %.4.i1398.i.i, label %NRT_incref.exit1405.thread.i.i, label %.3.endif.i1407.i.i, !prof !0

NRT_incref.exit1405.thread.i.i:                   ; preds = %for.end.1.endif.endif.endif.i.i
  %.4.i.i140441.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  br label %.3.endif.i1413.i.i

.3.endif.i1407.i.i:                               ; preds = %for.end.1.endif.endif.endif.i.i
  %.4.i.i1400.i.i = atomicrmw add ptr %.439.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1404.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  fence release
  %.4.i.i1408.i.i = atomicrmw sub ptr %.439.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1409.i.i = icmp eq i64 %.4.i.i1408.i.i, 1
  br i1 %.10.i1409.i.i, label %.3.endif.if.i1410.i.i, label %.3.endif.i1413.i.i, !prof !0

.3.endif.if.i1410.i.i:                            ; preds = %.3.endif.i1407.i.i
  fence acquire
  tail call void @free(ptr nonnull %.439.fca.0.load.i.i), !noalias !33
  br label %.3.endif.i1413.i.i

.3.endif.i1413.i.i:                               ; preds = %.3.endif.if.i1410.i.i, %.3.endif.i1407.i.i, %NRT_incref.exit1405.thread.i.i
  fence release
  %.4.i.i1414.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1415.i.i = icmp eq i64 %.4.i.i1414.i.i, 1
  br i1 %.10.i1415.i.i, label %.3.endif.if.i1416.i.i, label %NRT_decref.exit1417.i.i, !prof !0

.3.endif.if.i1416.i.i:                            ; preds = %.3.endif.i1413.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %NRT_decref.exit1417.i.i

NRT_decref.exit1417.i.i:                          ; preds = %.3.endif.if.i1416.i.i, %.3.endif.i1413.i.i
  %.61268.not.i.i = icmp eq i64 %value1, 0
  br i1 %.61268.not.i.i, label %B800.i.i, label %.3.endif.i2.i.i1463.i.i

.3.endif.i2.i.i1463.i.i:                          ; preds = %NRT_decref.exit1417.i.i, %NRT_decref.exit1562.i.i
  %.559.070.i.i = phi i64 [ %.621.i.i, %NRT_decref.exit1562.i.i ], [ %value1, %NRT_decref.exit1417.i.i ]
  %.556.069.i.i = phi i64 [ %.625.i.i, %NRT_decref.exit1562.i.i ], [ 0, %NRT_decref.exit1417.i.i ]
  %.621.i.i = add nsw i64 %.559.070.i.i, -1
  %.625.i.i = add nuw nsw i64 %.556.069.i.i, 1
  %9 = getelementptr i8, ptr %value0, i64 %.556.069.i.i
  %.712.i.i = load i8, ptr %9, align 1, !noalias !33
  %.714.i.i = zext i8 %.712.i.i to i64
  %.748.i.i = mul i64 %value4, %.714.i.i
  %.750.i.i = getelementptr double, ptr %value2, i64 %.748.i.i
  %.822.idx.i.i = mul i64 %.556.069.i.i, 96
  %.822.i.i = getelementptr i8, ptr %data.i.i.i.i.i1386.i.i, i64 %.822.idx.i.i
  %.4.i.i1420.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.895.idx.i.i = mul i64 %.625.i.i, 96
  %.895.i.i = getelementptr i8, ptr %data.i.i.i.i.i1386.i.i, i64 %.895.idx.i.i
  %.4.i.i1424.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1428.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1432.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1436.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1440.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1444.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1448.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1452.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i1456.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %10 = getelementptr double, ptr %.439.fca.4.load.i.i, i64 %.556.069.i.i
  %.1055.i.i = load double, ptr %10, align 8, !noalias !33
  %.4.i.i1460.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i.i1464.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !86
  %.4.i.i.i.i1465.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !89
  fence release
  %.4.i.i3.i.i1466.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !89
  %.10.i.i.i1467.i.i = icmp eq i64 %.4.i.i3.i.i1466.i.i, 1
  br i1 %.10.i.i.i1467.i.i, label %.3.endif.if.i.i.i1485.i.i, label %.89.endif.i1476.i.i.preheader, !prof !0

.89.endif.i1476.i.i.preheader:                    ; preds = %.3.endif.if.i.i.i1485.i.i, %.3.endif.i2.i.i1463.i.i
  br label %.89.endif.i1476.i.i

.3.endif.if.i.i.i1485.i.i:                        ; preds = %.3.endif.i2.i.i1463.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !89
  br label %.89.endif.i1476.i.i.preheader

.3.endif.i13.i1472.i.i:                           ; preds = %.89.endif.i1476.i.i
  fence release
  %.4.i.i14.i1473.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !86
  %.10.i.i1474.i.i = icmp eq i64 %.4.i.i14.i1473.i.i, 1
  br i1 %.10.i.i1474.i.i, label %.3.endif.if.i.i1475.i.i, label %.3.endif.i1488.i.i, !prof !0

.3.endif.if.i.i1475.i.i:                          ; preds = %.3.endif.i13.i1472.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !86
  br label %.3.endif.i1488.i.i

.89.endif.i1476.i.i:                              ; preds = %.89.endif.i1476.i.i.preheader, %.89.endif.i1476.i.i
  %.87.04.i1477.i.i = phi i64 [ %.111.i1482.i.i, %.89.endif.i1476.i.i ], [ 0, %.89.endif.i1476.i.i.preheader ]
  %.77.03.i1478.i.i = phi ptr [ %.114.i1483.i.i, %.89.endif.i1476.i.i ], [ %.822.i.i, %.89.endif.i1476.i.i.preheader ]
  %.72.02.i1479.i.i = phi double [ %.108.i1481.i.i, %.89.endif.i1476.i.i ], [ 0.000000e+00, %.89.endif.i1476.i.i.preheader ]
  %.106.i1480.i.i = load double, ptr %.77.03.i1478.i.i, align 8, !noalias !86
  %.108.i1481.i.i = fadd double %.72.02.i1479.i.i, %.106.i1480.i.i
  %.111.i1482.i.i = add nuw nsw i64 %.87.04.i1477.i.i, 1
  %.114.i1483.i.i = getelementptr i8, ptr %.77.03.i1478.i.i, i64 8
  %.94.not.i1484.i.i = icmp ult i64 %.87.04.i1477.i.i, 11
  br i1 %.94.not.i1484.i.i, label %.89.endif.i1476.i.i, label %.3.endif.i13.i1472.i.i, !prof !67

.3.endif.i1488.i.i:                               ; preds = %.3.endif.if.i.i1475.i.i, %.3.endif.i13.i1472.i.i
  fence release
  %.4.i.i1489.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1490.i.i = icmp eq i64 %.4.i.i1489.i.i, 1
  br i1 %.10.i1490.i.i, label %.3.endif.if.i1491.i.i, label %.3.endif.i1494.i.i, !prof !0

.3.endif.if.i1491.i.i:                            ; preds = %.3.endif.i1488.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1494.i.i

.3.endif.i1494.i.i:                               ; preds = %.3.endif.if.i1491.i.i, %.3.endif.i1488.i.i
  fence release
  %.4.i.i1495.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1496.i.i = icmp eq i64 %.4.i.i1495.i.i, 1
  br i1 %.10.i1496.i.i, label %.3.endif.if.i1497.i.i, label %.3.endif.i1500.i.i, !prof !0

.3.endif.if.i1497.i.i:                            ; preds = %.3.endif.i1494.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1500.i.i

.3.endif.i1500.i.i:                               ; preds = %.3.endif.if.i1497.i.i, %.3.endif.i1494.i.i
  fence release
  %.4.i.i1501.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1502.i.i = icmp eq i64 %.4.i.i1501.i.i, 1
  br i1 %.10.i1502.i.i, label %.3.endif.if.i1503.i.i, label %.3.endif.i1506.i.i, !prof !0

.3.endif.if.i1503.i.i:                            ; preds = %.3.endif.i1500.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1506.i.i

.3.endif.i1506.i.i:                               ; preds = %.3.endif.if.i1503.i.i, %.3.endif.i1500.i.i
  fence release
  %.4.i.i1507.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1508.i.i = icmp eq i64 %.4.i.i1507.i.i, 1
  br i1 %.10.i1508.i.i, label %.3.endif.if.i1509.i.i, label %.3.endif.i1512.i.i, !prof !0

.3.endif.if.i1509.i.i:                            ; preds = %.3.endif.i1506.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1512.i.i

.3.endif.i1512.i.i:                               ; preds = %.3.endif.if.i1509.i.i, %.3.endif.i1506.i.i
  fence release
  %.4.i.i1513.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1514.i.i = icmp eq i64 %.4.i.i1513.i.i, 1
  br i1 %.10.i1514.i.i, label %.3.endif.if.i1515.i.i, label %.3.endif.i1518.i.i, !prof !0

.3.endif.if.i1515.i.i:                            ; preds = %.3.endif.i1512.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1518.i.i

.3.endif.i1518.i.i:                               ; preds = %.3.endif.if.i1515.i.i, %.3.endif.i1512.i.i
  fence release
  %.4.i.i1519.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1520.i.i = icmp eq i64 %.4.i.i1519.i.i, 1
  br i1 %.10.i1520.i.i, label %.3.endif.if.i1521.i.i, label %.3.endif.i1524.i.i, !prof !0

.3.endif.if.i1521.i.i:                            ; preds = %.3.endif.i1518.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1524.i.i

.3.endif.i1524.i.i:                               ; preds = %.3.endif.if.i1521.i.i, %.3.endif.i1518.i.i
  fence release
  %.4.i.i1525.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1526.i.i = icmp eq i64 %.4.i.i1525.i.i, 1
  br i1 %.10.i1526.i.i, label %.3.endif.if.i1527.i.i, label %.3.endif.i1530.i.i, !prof !0

.3.endif.if.i1527.i.i:                            ; preds = %.3.endif.i1524.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1530.i.i

.3.endif.i1530.i.i:                               ; preds = %.3.endif.if.i1527.i.i, %.3.endif.i1524.i.i
  fence release
  %.4.i.i1531.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1532.i.i = icmp eq i64 %.4.i.i1531.i.i, 1
  br i1 %.10.i1532.i.i, label %.3.endif.if.i1533.i.i, label %.3.endif.i1536.i.i, !prof !0

.3.endif.if.i1533.i.i:                            ; preds = %.3.endif.i1530.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1536.i.i

.3.endif.i1536.i.i:                               ; preds = %.3.endif.if.i1533.i.i, %.3.endif.i1530.i.i
  %.1057.i.i = fmul double %.1055.i.i, 0x3FEFD70A3D70A3D7
  fence release
  %.4.i.i1537.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1538.i.i = icmp eq i64 %.4.i.i1537.i.i, 1
  br i1 %.10.i1538.i.i, label %.3.endif.if.i1539.i.i, label %NRT_decref.exit1540.i.i, !prof !0

.3.endif.if.i1539.i.i:                            ; preds = %.3.endif.i1536.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %NRT_decref.exit1540.i.i

NRT_decref.exit1540.i.i:                          ; preds = %.3.endif.if.i1539.i.i, %.3.endif.i1536.i.i
  %.1091.i.i = fmul double %.108.i1481.i.i, 5.000000e-02
  %.1092.i.i = fadd double %.1057.i.i, %.1091.i.i
  %11 = getelementptr double, ptr %.439.fca.4.load.i.i, i64 %.625.i.i
  store double %.1092.i.i, ptr %11, align 8, !noalias !33
  %.120763.not.i.i = icmp eq i64 %.556.069.i.i, 0
  br i1 %.120763.not.i.i, label %.3.endif.i1306.i.i, label %B590.if.preheader.i.i

B590.if.preheader.i.i:                            ; preds = %NRT_decref.exit1540.i.i
  %spec.select58.i.i = tail call i64 @llvm.smin.i64(i64 %.556.069.i.i, i64 12)
  br label %B590.if.i.i

B590.if.i.i:                                      ; preds = %B590.if.i.i, %B590.if.preheader.i.i
  %total.2.166.i.i = phi double [ %.1463.i.i, %B590.if.i.i ], [ %.1092.i.i, %B590.if.preheader.i.i ]
  %.1154.065.i.i = phi i64 [ %.1216.i.i, %B590.if.i.i ], [ %spec.select58.i.i, %B590.if.preheader.i.i ]
  %.1151.064.i.i = phi i64 [ %.1220.i.i, %B590.if.i.i ], [ 0, %B590.if.preheader.i.i ]
  %.1216.i.i = add nsw i64 %.1154.065.i.i, -1
  %.1220.i.i = add nuw nsw i64 %.1151.064.i.i, 1
  %.1273.i.i = getelementptr double, ptr %.822.i.i, i64 %.1151.064.i.i
  %.1274.i.i = load double, ptr %.1273.i.i, align 8, !noalias !33
  %.1276.i.i = fmul double %.1274.i.i, 0x3FEE666666666666
  %.1307.i.i = load double, ptr %10, align 8, !noalias !33
  %12 = getelementptr double, ptr %data.i.i.i.i554.i, i64 %.1151.064.i.i
  %.1337.i.i = load double, ptr %12, align 8, !noalias !33
  %.1338.i.i = fmul double %.1307.i.i, %.1337.i.i
  %.1339.i.i = fadd double %.1276.i.i, %.1338.i.i
  %13 = xor i64 %.1151.064.i.i, -1
  %.1342.i.i = add nsw i64 %.556.069.i.i, %13
  %.1356.i.i = icmp slt i64 %.1342.i.i, 0
  %.1357.i.i = select i1 %.1356.i.i, i64 %value1, i64 0
  %14 = getelementptr i8, ptr %value0, i64 %.1342.i.i
  %.1371.i.i = getelementptr i8, ptr %14, i64 %.1357.i.i
  %.1372.i.i = load i8, ptr %.1371.i.i, align 1, !noalias !33
  %.1374.i.i = zext i8 %.1372.i.i to i64
  %.1399.i.i = getelementptr double, ptr %.750.i.i, i64 %.1374.i.i
  %.1400.i.i = load double, ptr %.1399.i.i, align 8, !noalias !33
  %.1401.i.i = fmul double %.1339.i.i, %.1400.i.i
  %.1430.i.i = getelementptr double, ptr %.895.i.i, i64 %.1151.064.i.i
  store double %.1401.i.i, ptr %.1430.i.i, align 8, !noalias !33
  %.1463.i.i = fadd double %total.2.166.i.i, %.1401.i.i
  %.1207.i.i = icmp sgt i64 %.1154.065.i.i, 1
  br i1 %.1207.i.i, label %B590.if.i.i, label %.3.endif.i1306.i.i

for.body.2.i.i:                                   ; preds = %for.body.2.i.i.preheader, %for.body.2.i.i
  %loop.index.267.i.i = phi i64 [ %.1536.i.i, %for.body.2.i.i ], [ 0, %for.body.2.i.i.preheader ]
  %.1529.i.i = getelementptr double, ptr %.895.i.i, i64 %loop.index.267.i.i
  %.1530.i.i = load double, ptr %.1529.i.i, align 8, !noalias !33
  %.1531.i.i = fdiv double %.1530.i.i, %total.2.1.lcssa.i.i
  store double %.1531.i.i, ptr %.1529.i.i, align 8, !noalias !33
  %.1536.i.i = add nuw nsw i64 %loop.index.267.i.i, 1
  %.1520.i.i = icmp ult i64 %loop.index.267.i.i, 11
  br i1 %.1520.i.i, label %for.body.2.i.i, label %.3.endif.i1546.i.i

.3.endif.i1546.i.i:                               ; preds = %for.body.2.i.i
  %.4.i.i1543.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.1583.i.i = load double, ptr %11, align 8, !noalias !33
  fence release
  %.4.i.i1547.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1548.i.i = icmp eq i64 %.4.i.i1547.i.i, 1
  br i1 %.10.i1548.i.i, label %.3.endif.if.i1549.i.i, label %.3.endif.i1552.i.i, !prof !0

.3.endif.if.i1549.i.i:                            ; preds = %.3.endif.i1546.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1552.i.i

.3.endif.i1552.i.i:                               ; preds = %.3.endif.if.i1549.i.i, %.3.endif.i1546.i.i
  fence release
  %.4.i.i1553.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1554.i.i = icmp eq i64 %.4.i.i1553.i.i, 1
  br i1 %.10.i1554.i.i, label %.3.endif.if.i1555.i.i, label %.3.endif.i1558.i.i, !prof !0

.3.endif.if.i1555.i.i:                            ; preds = %.3.endif.i1552.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1558.i.i

.3.endif.i1558.i.i:                               ; preds = %.3.endif.if.i1555.i.i, %.3.endif.i1552.i.i
  fence release
  %.4.i.i1559.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1560.i.i = icmp eq i64 %.4.i.i1559.i.i, 1
  br i1 %.10.i1560.i.i, label %.3.endif.if.i1561.i.i, label %NRT_decref.exit1562.i.i, !prof !0

.3.endif.if.i1561.i.i:                            ; preds = %.3.endif.i1558.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %NRT_decref.exit1562.i.i

NRT_decref.exit1562.i.i:                          ; preds = %.3.endif.if.i1561.i.i, %.3.endif.i1558.i.i
  %.1588.i.i = fdiv double %.1583.i.i, %total.2.1.lcssa.i.i
  store double %.1588.i.i, ptr %11, align 8, !noalias !33
  %15 = getelementptr double, ptr %.475.fca.4.load.i.i, i64 %.556.069.i.i
  store double %total.2.1.lcssa.i.i, ptr %15, align 8, !noalias !33
  %.612.i.i = icmp ugt i64 %.559.070.i.i, 1
  br i1 %.612.i.i, label %.3.endif.i2.i.i1463.i.i, label %B800.i.i

B800.endif.i.i:                                   ; preds = %B800.i.i
  %.1674.fca.5.0.load.i.i = load i64, ptr %.fca.5.0.gep.i.i, align 8, !noalias !33
  %.4.i1563.i.i = icmp eq ptr %.1674.fca.0.load.i.i, null
  br i1 %.4.i1563.i.i, label %NRT_decref.exit1572.i.i, label %.3.endif.i1568.i.i, !prof !0

.3.endif.i1568.i.i:                               ; preds = %B800.endif.i.i
  %.4.i.i1565.i.i = atomicrmw add ptr %.1674.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !33
  fence release
  %.4.i.i1569.i.i = atomicrmw sub ptr %.1674.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1570.i.i = icmp eq i64 %.4.i.i1569.i.i, 1
  br i1 %.10.i1570.i.i, label %.3.endif.if.i1571.i.i, label %NRT_decref.exit1572.i.i, !prof !0

.3.endif.if.i1571.i.i:                            ; preds = %.3.endif.i1568.i.i
  fence acquire
  tail call void @free(ptr nonnull %.1674.fca.0.load.i.i), !noalias !33
  br label %NRT_decref.exit1572.i.i

NRT_decref.exit1572.i.i:                          ; preds = %.3.endif.if.i1571.i.i, %.3.endif.i1568.i.i, %B800.endif.i.i
  br i1 %.61268.not.i.i, label %B1362.i.i, label %B128.i1586.lr.ph.i.i

B128.i1586.lr.ph.i.i:                             ; preds = %NRT_decref.exit1572.i.i
  %.2232.i.i = icmp ugt i64 %.1674.fca.5.0.load.i.i, 1
  switch i64 %.1674.fca.5.0.load.i.i, label %B128.i1586.i.i [
    i64 1, label %B128.i1586.us.i.i.preheader
    i64 12, label %B128.i1586.us.i.i.preheader
  ]

B128.i1586.us.i.i.preheader:                      ; preds = %B128.i1586.lr.ph.i.i, %B128.i1586.lr.ph.i.i
  br label %B128.i1586.us.i.i

B128.i1586.us.i.i:                                ; preds = %B128.i1586.us.i.i.preheader, %.3019.if.us.i.i
  %of_outside.4.084.us.i.i = phi double [ %.3103.us.i.i, %.3019.if.us.i.i ], [ 1.000000e+00, %B128.i1586.us.i.i.preheader ]
  %.1740.083.us.i.i = phi i64 [ %.1802.us.i.i, %.3019.if.us.i.i ], [ %value1, %B128.i1586.us.i.i.preheader ]
  %.1802.us.i.i = add i64 %.1740.083.us.i.i, -1
  %.13.i1573.us.i.i = tail call i64 @llvm.smin.i64(i64 %.1802.us.i.i, i64 12)
  %.1877.us.i.i = icmp slt i64 %.1802.us.i.i, 0
  %.1878.us.i.i = select i1 %.1877.us.i.i, i64 %value1, i64 0
  %16 = getelementptr i8, ptr %value0, i64 %.1802.us.i.i
  %.1892.us.i.i = getelementptr i8, ptr %16, i64 %.1878.us.i.i
  %.1893.us.i.i = load i8, ptr %.1892.us.i.i, align 1, !noalias !33
  %.1895.us.i.i = zext i8 %.1893.us.i.i to i64
  %.1929.us.i.i = mul i64 %value4, %.1895.us.i.i
  %.1931.us.i.i = getelementptr double, ptr %value2, i64 %.1929.us.i.i
  %.1983.us.i.i = icmp ugt i64 %.1740.083.us.i.i, -9223372036854775808
  %.1984.us.i.i = select i1 %.1983.us.i.i, i64 %.375.i.i, i64 0
  %.1985.us.i.i = add i64 %.1984.us.i.i, %.1740.083.us.i.i
  %.2004.idx.us.i.i = mul i64 %.1985.us.i.i, 96
  %.2004.us.i.i = getelementptr i8, ptr %data.i.i.i.i.i1386.i.i, i64 %.2004.idx.us.i.i
  %.4.i.i1576.us.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %memory.i.i.i1603.us.i.i = tail call dereferenceable_or_null(208) ptr @malloc(i64 208)
  %none.i.i.i1604.us.i.i = icmp eq ptr %memory.i.i.i1603.us.i.i, null
  br i1 %none.i.i.i1604.us.i.i, label %B0.endif.if.i, label %B896.endif.endif.endif.endif.endif.endif.endif.us.i.i

B896.endif.endif.endif.endif.endif.endif.endif.us.i.i: ; preds = %B128.i1586.us.i.i
  %address.i.i.i1606.us.i.i = ptrtoint ptr %memory.i.i.i1603.us.i.i to i64
  %behind.i.i.i1607.us.i.i = add i64 %address.i.i.i1606.us.i.i, 111
  %aligned.i.i.i1608.us.i.i = and i64 %behind.i.i.i1607.us.i.i, -64
  %data.i.i.i1609.us.i.i = inttoptr i64 %aligned.i.i.i1608.us.i.i to ptr
  store i64 1, ptr %memory.i.i.i1603.us.i.i, align 4, !noalias !92
  %at_end.i.i.i1610.us.i.i = getelementptr i8, ptr %memory.i.i.i1603.us.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i1610.us.i.i, align 8, !noalias !92
  %at_data.i.i.i1611.us.i.i = getelementptr i8, ptr %memory.i.i.i1603.us.i.i, i64 24
  store ptr %data.i.i.i1609.us.i.i, ptr %at_data.i.i.i1611.us.i.i, align 8, !noalias !92
  %at_size.i.i.i1612.us.i.i = getelementptr i8, ptr %memory.i.i.i1603.us.i.i, i64 32
  store i64 96, ptr %at_size.i.i.i1612.us.i.i, align 8, !noalias !92
  br i1 %.2232.i.i, label %for.body.3.us.us.i.i, label %for.body.3.us87.i.i

.3.endif.if.i.i.i1643.us.i.i:                     ; preds = %.3.endif.i2.i.i1621.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1603.us.i.i), !noalias !99
  br label %.89.endif.i1634.us.i.i.preheader

.89.endif.i1634.us.i.i.preheader:                 ; preds = %.3.endif.i2.i.i1621.us.i.i, %.3.endif.if.i.i.i1643.us.i.i
  br label %.89.endif.i1634.us.i.i

.89.endif.i1634.us.i.i:                           ; preds = %.89.endif.i1634.us.i.i.preheader, %.89.endif.i1634.us.i.i
  %.87.04.i1635.us.i.i = phi i64 [ %.111.i1640.us.i.i, %.89.endif.i1634.us.i.i ], [ 0, %.89.endif.i1634.us.i.i.preheader ]
  %.77.03.i1636.us.i.i = phi ptr [ %.114.i1641.us.i.i, %.89.endif.i1634.us.i.i ], [ %data.i.i.i1609.us.i.i, %.89.endif.i1634.us.i.i.preheader ]
  %.72.02.i1637.us.i.i = phi double [ %.108.i1639.us.i.i, %.89.endif.i1634.us.i.i ], [ 0.000000e+00, %.89.endif.i1634.us.i.i.preheader ]
  %.106.i1638.us.i.i = load double, ptr %.77.03.i1636.us.i.i, align 8, !noalias !104
  %.108.i1639.us.i.i = fadd double %.72.02.i1637.us.i.i, %.106.i1638.us.i.i
  %.111.i1640.us.i.i = add nuw nsw i64 %.87.04.i1635.us.i.i, 1
  %.114.i1641.us.i.i = getelementptr i8, ptr %.77.03.i1636.us.i.i, i64 8
  %.94.not.i1642.us.i.i = icmp ult i64 %.87.04.i1635.us.i.i, 11
  br i1 %.94.not.i1642.us.i.i, label %.89.endif.i1634.us.i.i, label %.3.endif.i13.i1630.us.i.i, !prof !67

.3.endif.i13.i1630.us.i.i:                        ; preds = %.89.endif.i1634.us.i.i
  fence release
  %.4.i.i14.i1631.us.i.i = atomicrmw sub ptr %memory.i.i.i1603.us.i.i, i64 1 monotonic, align 8, !noalias !104
  %.10.i.i1632.us.i.i = icmp eq i64 %.4.i.i14.i1631.us.i.i, 1
  br i1 %.10.i.i1632.us.i.i, label %.3.endif.if.i.i1633.us.i.i, label %.3.endif.i1646.us.i.i, !prof !0

.3.endif.if.i.i1633.us.i.i:                       ; preds = %.3.endif.i13.i1630.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1603.us.i.i), !noalias !104
  br label %.3.endif.i1646.us.i.i

.3.endif.i1646.us.i.i:                            ; preds = %.3.endif.if.i.i1633.us.i.i, %.3.endif.i13.i1630.us.i.i
  fence release
  %.4.i.i1647.us.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1648.us.i.i = icmp eq i64 %.4.i.i1647.us.i.i, 1
  br i1 %.10.i1648.us.i.i, label %.3.endif.if.i1649.us.i.i, label %.3.endif.i1652.us.i.i, !prof !0

.3.endif.if.i1649.us.i.i:                         ; preds = %.3.endif.i1646.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1381.i.i), !noalias !33
  br label %.3.endif.i1652.us.i.i

.3.endif.i1652.us.i.i:                            ; preds = %.3.endif.if.i1649.us.i.i, %.3.endif.i1646.us.i.i
  fence release
  %.4.i.i1653.us.i.i = atomicrmw sub ptr %memory.i.i.i1603.us.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1654.us.i.i = icmp eq i64 %.4.i.i1653.us.i.i, 1
  br i1 %.10.i1654.us.i.i, label %.3.endif.if.i1655.us.i.i, label %.3.endif.i1658.us.i.i, !prof !0

.3.endif.if.i1655.us.i.i:                         ; preds = %.3.endif.i1652.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1603.us.i.i), !noalias !33
  br label %.3.endif.i1658.us.i.i

.3.endif.i1658.us.i.i:                            ; preds = %.3.endif.if.i1655.us.i.i, %.3.endif.i1652.us.i.i
  fence release
  %.4.i.i1659.us.i.i = atomicrmw sub ptr %memory.i.i.i1603.us.i.i, i64 1 monotonic, align 8, !noalias !33
  %.10.i1660.us.i.i = icmp eq i64 %.4.i.i1659.us.i.i, 1
  br i1 %.10.i1660.us.i.i, label %.3.endif.if.i1661.us.i.i, label %NRT_decref.exit1662.us.i.i, !prof !0

.3.endif.if.i1661.us.i.i:                         ; preds = %.3.endif.i1658.us.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1603.us.i.i), !noalias !33
  br label %NRT_decref.exit1662.us.i.i

NRT_decref.exit1662.us.i.i:                       ; preds = %.3.endif.if.i1661.us.i.i, %.3.endif.i1658.us.i.i
  %.2334.us.i.i = select i1 %.1983.us.i.i, i64 %.439.fca.5.0.load.i.i, i64 0
  %17 = getelementptr double, ptr %.439.fca.4.load.i.i, i64 %.1740.083.us.i.i
  %.2348.us.i.i = getelementptr double, ptr %17, i64 %.2334.us.i.i
  %.2349.us.i.i = load double, ptr %.2348.us.i.i, align 8, !noalias !33
  %.2351.us.i.i = fmul double %of_outside.4.084.us.i.i, %.2349.us.i.i
  %.2352.us.i.i = fadd double %.108.i1639.us.i.i, %.2351.us.i.i
  %.2356.us.i.i = fdiv double %.108.i1639.us.i.i, %.2352.us.i.i
  %18 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.1802.us.i.i
  %.2386.us.i.i = getelementptr double, ptr %18, i64 %.1878.us.i.i
  store double %.2356.us.i.i, ptr %.2386.us.i.i, align 8, !noalias !33
  %.2389.us.i.i = fmul double %of_outside.4.084.us.i.i, 5.000000e-02
  %.2395.us.i.i = fmul double %of_outside.4.084.us.i.i, 0x3FEFD70A3D70A3D7
  %.248173.us.not.i.i = icmp slt i64 %.1802.us.i.i, 1
  br i1 %.248173.us.not.i.i, label %B1306.us.i.i, label %B1158.if.lr.ph.us.i.i

B1306.us.i.i:                                     ; preds = %B1158.if.us.i.i, %NRT_decref.exit1662.us.i.i
  %of_outside.5.1.lcssa.us.i.i = phi double [ %.2395.us.i.i, %NRT_decref.exit1662.us.i.i ], [ %.2643.us.i.i, %B1158.if.us.i.i ]
  %.2740.us.i.i = select i1 %.1877.us.i.i, i64 %.475.fca.5.0.load.i.i, i64 0
  %19 = getelementptr double, ptr %.475.fca.4.load.i.i, i64 %.1802.us.i.i
  %.2754.us.i.i = getelementptr double, ptr %19, i64 %.2740.us.i.i
  %.2755.us.i.i = load double, ptr %.2754.us.i.i, align 8, !noalias !33
  %.2760.us.i.i = fdiv double %.2389.us.i.i, %.2755.us.i.i
  %.2803.us.i.i = select i1 %.1877.us.i.i, i64 %.1674.fca.5.0.load.i.i, i64 0
  %.2804.us.i.i = add i64 %.2803.us.i.i, %.13.i1573.us.i.i
  %.2948.us.i.i = icmp slt i64 %.2804.us.i.i, 0
  br i1 %.2948.us.i.i, label %B1306.endif.endif.else.if.us.i.i, label %B1306.endif.endif.else.endif.us.i.i, !prof !0

B1306.endif.endif.else.if.us.i.i:                 ; preds = %B1306.us.i.i
  br label %B1306.endif.endif.else.endif.us.i.i

B1306.endif.endif.else.endif.us.i.i:              ; preds = %B1306.endif.endif.else.if.us.i.i, %B1306.us.i.i
  %.2928.sroa.0.1.us.i.i = phi i64 [ 0, %B1306.endif.endif.else.if.us.i.i ], [ %.2804.us.i.i, %B1306.us.i.i ]
  %.2953.not.us.i.i = icmp slt i64 %.2804.us.i.i, %.1674.fca.5.0.load.i.i
  %.3049.not78.us.i.i = icmp slt i64 %.2928.sroa.0.1.us.i.i, %.1674.fca.5.0.load.i.i
  %or.cond.i561.i = and i1 %.2953.not.us.i.i, %.3049.not78.us.i.i
  br i1 %or.cond.i561.i, label %.3019.endif.us.i.i, label %.3019.if.us.i.i, !prof !105

.3019.if.us.loopexit.i.i:                         ; preds = %.3019.endif.us.i.i
  %.3096.us.pre.i.i = load double, ptr %.2754.us.i.i, align 8, !noalias !33
  br label %.3019.if.us.i.i

.3019.if.us.i.i:                                  ; preds = %.3019.if.us.loopexit.i.i, %B1306.endif.endif.else.endif.us.i.i
  %.3096.us.i.i = phi double [ %.3096.us.pre.i.i, %.3019.if.us.loopexit.i.i ], [ %.2755.us.i.i, %B1306.endif.endif.else.endif.us.i.i ]
  %.3103.us.i.i = fdiv double %of_outside.5.1.lcssa.us.i.i, %.3096.us.i.i
  %.1793.us.i.i = icmp sgt i64 %.1740.083.us.i.i, 1
  br i1 %.1793.us.i.i, label %B128.i1586.us.i.i, label %B1362.i.i

.3019.endif.us.i.i:                               ; preds = %B1306.endif.endif.else.endif.us.i.i, %.3019.endif.us.i.i
  %.3015.079.us.i.i = phi i64 [ %.3060.us.i.i, %.3019.endif.us.i.i ], [ %.2928.sroa.0.1.us.i.i, %B1306.endif.endif.else.endif.us.i.i ]
  %.3055.us.i.i = getelementptr double, ptr %.1674.fca.4.load.i.i, i64 %.3015.079.us.i.i
  store double %.2760.us.i.i, ptr %.3055.us.i.i, align 8, !noalias !33
  %.3060.us.i.i = add nuw nsw i64 %.3015.079.us.i.i, 1
  %.3049.not.us.i.i = icmp slt i64 %.3060.us.i.i, %.1674.fca.5.0.load.i.i
  br i1 %.3049.not.us.i.i, label %.3019.endif.us.i.i, label %.3019.if.us.loopexit.i.i, !prof !67

B1158.if.us.i.i:                                  ; preds = %B1158.if.lr.ph.us.i.i, %B1158.if.us.i.i
  %of_outside.5.176.us.i.i = phi double [ %.2395.us.i.i, %B1158.if.lr.ph.us.i.i ], [ %.2643.us.i.i, %B1158.if.us.i.i ]
  %.2428.075.us.i.i = phi i64 [ %.13.i1573.us.i.i, %B1158.if.lr.ph.us.i.i ], [ %.2490.us.i.i, %B1158.if.us.i.i ]
  %.2425.074.us.i.i = phi i64 [ 0, %B1158.if.lr.ph.us.i.i ], [ %.2494.us.i.i, %B1158.if.us.i.i ]
  %.2490.us.i.i = add nsw i64 %.2428.075.us.i.i, -1
  %.2494.us.i.i = add nuw nsw i64 %.2425.074.us.i.i, 1
  %20 = xor i64 %.2425.074.us.i.i, -1
  %.2521.us.i.i = add nsw i64 %.1802.us.i.i, %20
  %.2535.us.i.i = icmp slt i64 %.2521.us.i.i, 0
  %.2536.us.i.i = select i1 %.2535.us.i.i, i64 %value1, i64 0
  %21 = getelementptr i8, ptr %value0, i64 %.2521.us.i.i
  %.2550.us.i.i = getelementptr i8, ptr %21, i64 %.2536.us.i.i
  %.2551.us.i.i = load i8, ptr %.2550.us.i.i, align 1, !noalias !33
  %.2553.us.i.i = zext i8 %.2551.us.i.i to i64
  %.2578.us.i.i = getelementptr double, ptr %.1931.us.i.i, i64 %.2553.us.i.i
  %.2579.us.i.i = load double, ptr %.2578.us.i.i, align 8, !noalias !33
  %22 = getelementptr double, ptr %.1674.fca.4.load.i.i, i64 %.2425.074.us.i.i
  %.2609.us.i.i = load double, ptr %22, align 8, !noalias !33
  %.2610.us.i.i = fmul double %.2579.us.i.i, %.2609.us.i.i
  %23 = getelementptr double, ptr %data.i.i.i.i554.i, i64 %.2425.074.us.i.i
  %.2640.us.i.i = load double, ptr %23, align 8, !noalias !33
  %.2641.us.i.i = fmul double %.2640.us.i.i, %.2610.us.i.i
  %.2643.us.i.i = fadd double %of_outside.5.176.us.i.i, %.2641.us.i.i
  %.2647.us.i.i = fmul double %.2610.us.i.i, 0x3FEE666666666666
  %.2649.us.i.i = fadd double %.2389.us.i.i, %.2647.us.i.i
  %.2680.us.i.i = load double, ptr %24, align 8, !noalias !33
  %.2684.us.i.i = fdiv double %.2649.us.i.i, %.2680.us.i.i
  store double %.2684.us.i.i, ptr %22, align 8, !noalias !33
  %.2481.us.i.i = icmp sgt i64 %.2428.075.us.i.i, 1
  br i1 %.2481.us.i.i, label %B1158.if.us.i.i, label %B1306.us.i.i

for.body.3.us87.i.i:                              ; preds = %B896.endif.endif.endif.endif.endif.endif.endif.us.i.i, %for.body.3.us87.i.i
  %loop.index.372.us88.i.i = phi i64 [ %.2278.us94.i.i, %for.body.3.us87.i.i ], [ 0, %B896.endif.endif.endif.endif.endif.endif.endif.us.i.i ]
  %.2240.us89.i.i = load double, ptr %.1674.fca.4.load.i.i, align 8, !noalias !33
  %.2248.us90.i.i = getelementptr double, ptr %.2004.us.i.i, i64 %loop.index.372.us88.i.i
  %.2249.us91.i.i = load double, ptr %.2248.us90.i.i, align 8, !noalias !33
  %.6.i.us92.i.i = fmul double %.2240.us89.i.i, %.2249.us91.i.i
  %.2276.us93.i.i = getelementptr double, ptr %data.i.i.i1609.us.i.i, i64 %loop.index.372.us88.i.i
  store double %.6.i.us92.i.i, ptr %.2276.us93.i.i, align 8, !noalias !33
  %.2278.us94.i.i = add nuw nsw i64 %loop.index.372.us88.i.i, 1
  %.2230.us95.i.i = icmp ult i64 %loop.index.372.us88.i.i, 11
  br i1 %.2230.us95.i.i, label %for.body.3.us87.i.i, label %.3.endif.i2.i.i1621.us.i.i

.3.endif.i2.i.i1621.us.i.i:                       ; preds = %for.body.3.us87.i.i, %for.body.3.us.us.i.i
  %.4.i.i1618.us.i.i = atomicrmw add ptr %memory.i.i.i1603.us.i.i, i64 1 monotonic, align 8, !noalias !33
  %.4.i.i.i1622.us.i.i = atomicrmw add ptr %memory.i.i.i1603.us.i.i, i64 1 monotonic, align 8, !noalias !104
  %.4.i.i.i.i1623.us.i.i = atomicrmw add ptr %memory.i.i.i1603.us.i.i, i64 1 monotonic, align 8, !noalias !99
  fence release
  %.4.i.i3.i.i1624.us.i.i = atomicrmw sub ptr %memory.i.i.i1603.us.i.i, i64 1 monotonic, align 8, !noalias !99
  %.10.i.i.i1625.us.i.i = icmp eq i64 %.4.i.i3.i.i1624.us.i.i, 1
  br i1 %.10.i.i.i1625.us.i.i, label %.3.endif.if.i.i.i1643.us.i.i, label %.89.endif.i1634.us.i.i.preheader, !prof !0

for.body.3.us.us.i.i:                             ; preds = %B896.endif.endif.endif.endif.endif.endif.endif.us.i.i, %for.body.3.us.us.i.i
  %loop.index.372.us.us.i.i = phi i64 [ %.2278.us.us.i.i, %for.body.3.us.us.i.i ], [ 0, %B896.endif.endif.endif.endif.endif.endif.endif.us.i.i ]
  %.2239.us.us.i.i = getelementptr double, ptr %.1674.fca.4.load.i.i, i64 %loop.index.372.us.us.i.i
  %.2240.us.us.i.i = load double, ptr %.2239.us.us.i.i, align 8, !noalias !33
  %.2248.us.us.i.i = getelementptr double, ptr %.2004.us.i.i, i64 %loop.index.372.us.us.i.i
  %.2249.us.us.i.i = load double, ptr %.2248.us.us.i.i, align 8, !noalias !33
  %.6.i.us.us.i.i = fmul double %.2240.us.us.i.i, %.2249.us.us.i.i
  %.2276.us.us.i.i = getelementptr double, ptr %data.i.i.i1609.us.i.i, i64 %loop.index.372.us.us.i.i
  store double %.6.i.us.us.i.i, ptr %.2276.us.us.i.i, align 8, !noalias !33
  %.2278.us.us.i.i = add nuw nsw i64 %loop.index.372.us.us.i.i, 1
  %.2230.us.us.i.i = icmp ult i64 %loop.index.372.us.us.i.i, 11
  br i1 %.2230.us.us.i.i, label %for.body.3.us.us.i.i, label %.3.endif.i2.i.i1621.us.i.i

B1158.if.lr.ph.us.i.i:                            ; preds = %NRT_decref.exit1662.us.i.i
  %24 = getelementptr double, ptr %.475.fca.4.load.i.i, i64 %.1802.us.i.i
  br label %B1158.if.us.i.i

B128.i1586.i.i:                                   ; preds = %B128.i1586.lr.ph.i.i
  %.4.i.i1576.i.i = atomicrmw add ptr %memory.i.i.i.i.i1381.i.i, i64 1 monotonic, align 8, !noalias !33
  br label %B0.endif.if.i

B0.endif.if.i:                                    ; preds = %B338.i.i.i.i, %B62.i.i.i.i, %B128.i1586.us.i.i, %B800.i.i, %for.end.1.endif.endif.i.i, %for.end.1.endif.i.i, %B128.i1586.i.i, %B0.endif.endif.endif.endif.endif.i.i.i.i, %NRT_decref.exit1380.i.i, %B0.endif.endif.endif.endif.i.i, %NRT_incref.exit.i548.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.425.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.7.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %.461.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.8.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %.1660.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.11.i.i), !noalias !28
  br label %_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE.exit

B0.endif.endif.i:                                 ; preds = %.3.endif.if.i1342.i.i, %.3.endif.i1339.i.i, %NRT_decref.exit1337.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.425.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.7.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %.461.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.8.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %.1660.i.i), !noalias !28
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.11.i.i), !noalias !28
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(544) ptr @malloc(i64 544)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B0.endif.endif.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !106
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !106
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !106
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 432, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !106
  %.4.i.i.i.i563.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !119
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !119
  %.10.i.i.i564.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i.i564.i, label %.3.endif.if.i.i.i569.i, label %NRT_incref.exit152.i.i, !prof !0

.3.endif.if.i.i.i569.i:                           ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !119
  br label %NRT_incref.exit152.i.i

.3.endif.if.i.i568.i:                             ; preds = %NRT_incref.exit152.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !120
  br label %.3.endif.i144.i.i

.3.endif.i144.i.i:                                ; preds = %NRT_incref.exit152.i.i, %.3.endif.if.i.i568.i
  fence release
  %.4.i.i145.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !120
  %.10.i146.i.i = icmp eq i64 %.4.i.i145.i.i, 1
  br i1 %.10.i146.i.i, label %.3.endif.if.i147.i.i, label %B0.endif.endif.endif.i571.i, !prof !0

.3.endif.if.i147.i.i:                             ; preds = %.3.endif.i144.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !120
  br label %B0.endif.endif.endif.i571.i

NRT_incref.exit152.i.i:                           ; preds = %.3.endif.if.i.i.i569.i, %.3.endif.i24.i.i.i
  %.4.i.i151.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(432) %data.i.i.i.i.i.i, i8 -1, i64 432, i1 false), !noalias !120
  %.4.i.i.i565.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !120
  fence release
  %.4.i.i142.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !120
  %.10.i.i566.i = icmp eq i64 %.4.i.i142.i.i, 1
  br i1 %.10.i.i566.i, label %.3.endif.if.i.i568.i, label %.3.endif.i144.i.i, !prof !0

B0.endif.endif.endif.i571.i:                      ; preds = %.3.endif.if.i147.i.i, %.3.endif.i144.i.i
  %all.i.i.i.i572.i = add nuw nsw i64 %value1, 112
  %memory.i.i.i.i573.i = tail call ptr @malloc(i64 %all.i.i.i.i572.i)
  %none.i.i.i.i574.i = icmp eq ptr %memory.i.i.i.i573.i, null
  br i1 %none.i.i.i.i574.i, label %_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i575.i

.3.endif.i24.i575.i:                              ; preds = %B0.endif.endif.endif.i571.i
  %address.i.i.i.i576.i = ptrtoint ptr %memory.i.i.i.i573.i to i64
  %behind.i.i.i.i577.i = add i64 %address.i.i.i.i576.i, 111
  %aligned.i.i.i.i578.i = and i64 %behind.i.i.i.i577.i, -64
  %data.i.i.i.i579.i = inttoptr i64 %aligned.i.i.i.i578.i to ptr
  store i64 1, ptr %memory.i.i.i.i573.i, align 4, !noalias !121
  %at_end.i.i.i.i580.i = getelementptr i8, ptr %memory.i.i.i.i573.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i580.i, align 8, !noalias !121
  %at_data.i.i.i.i581.i = getelementptr i8, ptr %memory.i.i.i.i573.i, i64 24
  store ptr %data.i.i.i.i579.i, ptr %at_data.i.i.i.i581.i, align 8, !noalias !121
  %at_size.i.i.i.i582.i = getelementptr i8, ptr %memory.i.i.i.i573.i, i64 32
  store i64 %value1, ptr %at_size.i.i.i.i582.i, align 8, !noalias !121
  %.4.i.i.i583.i = atomicrmw add ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !131
  fence release
  %.4.i.i25.i590.i = atomicrmw sub ptr %memory.i.i.i.i573.i, i64 1 monotonic, align 8, !noalias !131
  %.10.i.i591.i = icmp eq i64 %.4.i.i25.i590.i, 1
  br i1 %.10.i.i591.i, label %.3.endif.if.i.i593.i, label %B0.endif.endif.endif.endif.i, !prof !0

.3.endif.if.i.i593.i:                             ; preds = %.3.endif.i24.i575.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i573.i), !noalias !131
  br label %B0.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.i:                     ; preds = %.3.endif.if.i.i593.i, %.3.endif.i24.i575.i
  br i1 %.61268.not.i.i, label %.3.endif.i.i, label %B252.if.i

B252.if.i:                                        ; preds = %B0.endif.endif.endif.endif.i, %B322.i
  %.290.038.i = phi i64 [ %.352.i, %B322.i ], [ %value1, %B0.endif.endif.endif.endif.i ]
  %.287.037.i = phi i64 [ %.356.i, %B322.i ], [ 0, %B0.endif.endif.endif.endif.i ]
  %.352.i = add nsw i64 %.290.038.i, -1
  %.356.i = add nuw nsw i64 %.287.037.i, 1
  %25 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.287.037.i
  %.414.i = load double, ptr %25, align 8, !noalias !28
  %.415.i = fcmp ult double %.414.i, 9.000000e-01
  br i1 %.415.i, label %B308.i, label %B322.i

B444.if.i:                                        ; preds = %B444.if.i.preheader, %B530.i
  %kinds.2.041.i = phi i64 [ %kinds.3.1.i, %B530.i ], [ 0, %B444.if.i.preheader ]
  %.683.040.i = phi i64 [ %.745.i, %B530.i ], [ 54, %B444.if.i.preheader ]
  %.680.039.i = phi i64 [ %.749.i, %B530.i ], [ 0, %B444.if.i.preheader ]
  %.745.i = add nsw i64 %.683.040.i, -1
  %.749.i = add nuw nsw i64 %.680.039.i, 1
  %26 = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.680.039.i
  %.811.i = load i64, ptr %26, align 8, !noalias !28
  %.812.not.i = icmp eq i64 %.811.i, 0
  br i1 %.812.not.i, label %B464.i, label %B530.i

B572.if.i:                                        ; preds = %B572.preheader.i, %B572.if.i
  %.960.044.i = phi i64 [ %.1022.i, %B572.if.i ], [ %value1, %B572.preheader.i ]
  %.957.043.i = phi i64 [ %.1026.i, %B572.if.i ], [ 0, %B572.preheader.i ]
  %.1022.i = add nsw i64 %.960.044.i, -1
  %.1026.i = add nuw nsw i64 %.957.043.i, 1
  %27 = getelementptr i32, ptr %value9, i64 %.957.043.i
  %.1080.i = load i32, ptr %27, align 4, !noalias !28
  %.1082.i = sext i32 %.1080.i to i64
  %.1095.i = icmp slt i32 %.1080.i, 0
  %.1096.i = select i1 %.1095.i, i64 54, i64 0
  %28 = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.1096.i
  %.1110.i = getelementptr i64, ptr %28, i64 %.1082.i
  %.1111.i = load i64, ptr %.1110.i, align 8, !noalias !28
  %.1141.i = trunc i64 %.1111.i to i32
  store i32 %.1141.i, ptr %27, align 4, !noalias !28
  %.1013.i = icmp sgt i64 %.960.044.i, 1
  br i1 %.1013.i, label %B572.if.i, label %.3.endif.i530.i

_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE.exit: ; preds = %B0.endif.endif.endif.i571.i, %B0.endif.endif.i, %0, %B0.endif.endif.endif.i.i, %NRT_decref.exit544.i, %B0.endif.if.i
  %common.ret.op.i = phi i32 [ 1, %B0.endif.endif.i ], [ 0, %NRT_decref.exit544.i ], [ 1, %B0.endif.if.i ], [ 1, %0 ], [ 1, %B0.endif.endif.endif.i.i ], [ 1, %B0.endif.endif.endif.i571.i ]
  ret i32 %common.ret.op.i
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)


!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!2, !4, !5, !7, !8, !10}
!2 = distinct !{!2, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!3 = distinct !{!3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!4 = distinct !{!4, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!5 = distinct !{!5, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!6 = distinct !{!6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!7 = distinct !{!7, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %excinfo"}
!11 = !{!8, !10}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE"}
!15 = !{!"branch_weights", i32 9801, i32 199}
!16 = !{!17, !19, !20, !22, !23, !25, !13, !26}
!17 = distinct !{!17, !18, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!18 = distinct !{!18, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!19 = distinct !{!19, !18, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!20 = distinct !{!20, !21, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!21 = distinct !{!21, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!22 = distinct !{!22, !21, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!23 = distinct !{!23, !24, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!24 = distinct !{!24, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!25 = distinct !{!25, !24, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!26 = distinct !{!26, !14, !"_ZN6swathe4core10statistics18adjustment_kernels13rows_of_queryB3v62B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %excinfo"}
!27 = !{!23, !25, !13, !26}
!28 = !{!13, !26}
!29 = !{!30, !13, !26}
!30 = distinct !{!30, !31, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!31 = distinct !{!31, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!32 = !{!26}
!33 = !{!34, !36, !13, !26}
!34 = distinct !{!34, !35, !"_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v64B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!35 = distinct !{!35, !"_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v64B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!36 = distinct !{!36, !35, !"_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v64B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!37 = !{!38, !40, !41, !43, !44, !46, !47, !49, !34, !36, !13, !26}
!38 = distinct !{!38, !39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!39 = distinct !{!39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!40 = distinct !{!40, !39, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!41 = distinct !{!41, !42, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!42 = distinct !{!42, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!43 = distinct !{!43, !42, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!44 = distinct !{!44, !45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!45 = distinct !{!45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!46 = distinct !{!46, !45, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!47 = distinct !{!47, !48, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!48 = distinct !{!48, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!49 = distinct !{!49, !48, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %excinfo"}
!50 = !{!44, !46, !47, !49, !34, !36, !13, !26}
!51 = !{!47, !49, !34, !36, !13, !26}
!52 = !{!"branch_weights", i32 99, i32 1}
!53 = !{!54, !56, !57, !59, !34, !36, !13, !26}
!54 = distinct !{!54, !55, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!55 = distinct !{!55, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!56 = distinct !{!56, !55, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!57 = distinct !{!57, !58, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!58 = distinct !{!58, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!59 = distinct !{!59, !58, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!60 = !{!"branch_weights", i32 34359737, i32 2113123911}
!61 = !{!62, !34, !36, !13, !26}
!62 = distinct !{!62, !63, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!63 = distinct !{!63, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!64 = !{!65, !62, !34, !36, !13, !26}
!65 = distinct !{!65, !66, !"_ZN5numba2np9arraymath17check_axis_boundsB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv: %retptr"}
!66 = distinct !{!66, !"_ZN5numba2np9arraymath17check_axis_boundsB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv"}
!67 = !{!"branch_weights", i32 12545, i32 127}
!68 = !{!69, !71, !72, !74, !75, !77, !78, !80, !34, !36, !13, !26}
!69 = distinct !{!69, !70, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!70 = distinct !{!70, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!71 = distinct !{!71, !70, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!72 = distinct !{!72, !73, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!73 = distinct !{!73, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!74 = distinct !{!74, !73, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!75 = distinct !{!75, !76, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!76 = distinct !{!76, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29"}
!77 = distinct !{!77, !76, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v73B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!78 = distinct !{!78, !79, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!79 = distinct !{!79, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!80 = distinct !{!80, !79, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!81 = !{!75, !77, !78, !80, !34, !36, !13, !26}
!82 = !{!78, !80, !34, !36, !13, !26}
!83 = !{!84, !78, !80, !34, !36, !13, !26}
!84 = distinct !{!84, !85, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!85 = distinct !{!85, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE"}
!86 = !{!87, !34, !36, !13, !26}
!87 = distinct !{!87, !88, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!88 = distinct !{!88, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!89 = !{!90, !87, !34, !36, !13, !26}
!90 = distinct !{!90, !91, !"_ZN5numba2np9arraymath17check_axis_boundsB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv: %retptr"}
!91 = distinct !{!91, !"_ZN5numba2np9arraymath17check_axis_boundsB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv"}
!92 = !{!93, !95, !96, !98, !34, !36, !13, !26}
!93 = distinct !{!93, !94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!94 = distinct !{!94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!95 = distinct !{!95, !94, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!96 = distinct !{!96, !97, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!97 = distinct !{!97, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!98 = distinct !{!98, !97, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!99 = !{!100, !102, !34, !36, !13, !26}
!100 = distinct !{!100, !101, !"_ZN5numba2np9arraymath17check_axis_boundsB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv: %retptr"}
!101 = distinct !{!101, !"_ZN5numba2np9arraymath17check_axis_boundsB3v70B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv"}
!102 = distinct !{!102, !103, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!103 = distinct !{!103, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!104 = !{!102, !34, !36, !13, !26}
!105 = !{!"branch_weights", i32 -973078528, i32 33554432}
!106 = !{!107, !109, !110, !112, !113, !115, !116, !118, !13, !26}
!107 = distinct !{!107, !108, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!108 = distinct !{!108, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!109 = distinct !{!109, !108, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!110 = distinct !{!110, !111, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!111 = distinct !{!111, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!112 = distinct !{!112, !111, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!113 = distinct !{!113, !114, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!114 = distinct !{!114, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!115 = distinct !{!115, !114, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!116 = distinct !{!116, !117, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB3v83B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_29: %retptr"}
!117 = distinct !{!117, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB3v83B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_29"}
!118 = distinct !{!118, !117, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB3v83B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_29: %excinfo"}
!119 = !{!113, !115, !116, !118, !13, !26}
!120 = !{!116, !118, !13, !26}
!121 = !{!122, !124, !125, !127, !128, !130, !13, !26}
!122 = distinct !{!122, !123, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!123 = distinct !{!123, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!124 = distinct !{!124, !123, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!125 = distinct !{!125, !126, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!126 = distinct !{!126, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!127 = distinct !{!127, !126, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!128 = distinct !{!128, !129, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v84B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29: %retptr"}
!129 = distinct !{!129, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v84B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29"}
!130 = distinct !{!130, !129, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v84B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29: %excinfo"}
!131 = !{!128, !130, !13, !26}
