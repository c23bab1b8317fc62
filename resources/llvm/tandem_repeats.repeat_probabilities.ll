; {"digest": "cf45a3e18752a68e60d1a6a2af8653f55e68eba82510346f0bfd4512a2de090a", "takes": [["uint8", 1], ["float64", 2], ["float64", 1]], "gives": [], "calls": ["free", "malloc", "pow"]}
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.44 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.45 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.40 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.44, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.45, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.42 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.43 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.41 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.42, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.43, ptr null, i32 0 }

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

declare double @llvm.pow.f64(double, double)

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

define internal fastcc range(i32 0, 2) i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, i64 %arg.shape) unnamed_addr {
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
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.41, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.40, %entry ]
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

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %.425.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.7.i = alloca ptr, align 8
  %.461.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.8.i = alloca ptr, align 8
  %.1660.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.11.i = alloca ptr, align 8
  %value0 = load ptr, ptr %values, align 8
  %at1 = getelementptr i8, ptr %values, i64 8
  %value1 = load i64, ptr %at1, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load ptr, ptr %at2, align 8
  %at4 = getelementptr i8, ptr %values, i64 32
  %value4 = load i64, ptr %at4, align 8
  %at5 = getelementptr i8, ptr %values, i64 40
  %value5 = load ptr, ptr %at5, align 8
  %results = getelementptr i8, ptr %values, i64 56
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  call void @llvm.lifetime.start.p0(ptr nonnull %.425.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.7.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.461.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.8.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.1660.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.11.i)
  %.fca.4.gep1029.i = getelementptr inbounds i8, ptr %.425.i, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.425.i, i8 0, i64 56, i1 false), !noalias !15
  store ptr null, ptr %excinfo.7.i, align 8, !noalias !15
  %.fca.4.gep1015.i = getelementptr inbounds i8, ptr %.461.i, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.461.i, i8 0, i64 56, i1 false), !noalias !15
  store ptr null, ptr %excinfo.8.i, align 8, !noalias !15
  %.fca.4.gep.i = getelementptr inbounds i8, ptr %.1660.i, i64 32
  %.fca.5.0.gep.i = getelementptr inbounds i8, ptr %.1660.i, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.1660.i, i8 0, i64 56, i1 false), !noalias !15
  store ptr null, ptr %excinfo.11.i, align 8, !noalias !15
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(208) ptr @malloc(i64 208)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %0
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !17
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !17
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !17
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 96, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !17
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !30
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !30
  %.10.i.i.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %B464.if.i.i.preheader, !prof !0

B464.if.i.i.preheader:                            ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i24.i.i.i
  br label %B464.if.i.i

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !30
  br label %B464.if.i.i.preheader

.3.endif.i.i.i:                                   ; preds = %B464.if.i.i
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  fence release
  %.4.i.i115.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !31
  %.10.i.i.i = icmp eq i64 %.4.i.i115.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %B0.endif.endif.endif.endif.i, !prof !0

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !31
  br label %B0.endif.endif.endif.endif.i

B464.if.i.i:                                      ; preds = %B464.if.i.i.preheader, %B464.if.i.i
  %.257.0132.i.i = phi i64 [ %.319.i.i, %B464.if.i.i ], [ 12, %B464.if.i.i.preheader ]
  %.254.0131.i.i = phi i64 [ %.323.i.i, %B464.if.i.i ], [ 0, %B464.if.i.i.preheader ]
  %.319.i.i = add nsw i64 %.257.0132.i.i, -1
  %.323.i.i = add nuw nsw i64 %.254.0131.i.i, 1
  %1 = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %.254.0131.i.i
  store i64 %.323.i.i, ptr %1, align 8, !noalias !31
  %.310.i.i = icmp ugt i64 %.257.0132.i.i, 1
  br i1 %.310.i.i, label %B464.if.i.i, label %.3.endif.i.i.i

.3.endif.i1301.i:                                 ; preds = %B590.if.i, %NRT_decref.exit1529.i
  %total.2.1.lcssa.i = phi double [ %.1092.i, %NRT_decref.exit1529.i ], [ %.1463.i, %B590.if.i ]
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  fence release
  %.4.i.i1302.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i.i = icmp eq i64 %.4.i.i1302.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %for.body.2.i.preheader, !prof !0

for.body.2.i.preheader:                           ; preds = %.3.endif.if.i.i, %.3.endif.i1301.i
  br label %for.body.2.i

.3.endif.if.i.i:                                  ; preds = %.3.endif.i1301.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %for.body.2.i.preheader

B800.i:                                           ; preds = %NRT_decref.exit1551.i, %NRT_decref.exit1406.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.1660.i, i8 0, i64 56, i1 false), !noalias !15
  %.1664.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.1660.i, ptr %excinfo.11.i, i64 12), !noalias !15
  %.1666.not.i = icmp eq i32 %.1664.i, 0
  %.1674.fca.0.load.i = load ptr, ptr %.1660.i, align 8, !noalias !15
  %.1674.fca.4.load.i = load ptr, ptr %.fca.4.gep.i, align 8, !noalias !15
  br i1 %.1666.not.i, label %B800.endif.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, !prof !32

B1362.i:                                          ; preds = %.3019.if.i, %NRT_decref.exit1561.i
  %.4.i1303.i = icmp eq ptr %.475.fca.0.load.i, null
  br i1 %.4.i1303.i, label %NRT_decref.exit1308.i, label %.3.endif.i1304.i, !prof !0

.3.endif.i1304.i:                                 ; preds = %B1362.i
  fence release
  %.4.i.i1305.i = atomicrmw sub ptr %.475.fca.0.load.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1306.i = icmp eq i64 %.4.i.i1305.i, 1
  br i1 %.10.i1306.i, label %.3.endif.if.i1307.i, label %NRT_decref.exit1308.i, !prof !0

.3.endif.if.i1307.i:                              ; preds = %.3.endif.i1304.i
  fence acquire
  tail call void @free(ptr nonnull %.475.fca.0.load.i), !noalias !15
  br label %NRT_decref.exit1308.i

NRT_decref.exit1308.i:                            ; preds = %.3.endif.if.i1307.i, %.3.endif.i1304.i, %B1362.i
  br i1 %.4.i1387.i, label %.3.endif.i1316.i, label %.3.endif.i1310.i, !prof !0

.3.endif.i1310.i:                                 ; preds = %NRT_decref.exit1308.i
  fence release
  %.4.i.i1311.i = atomicrmw sub ptr %.439.fca.0.load.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1312.i = icmp eq i64 %.4.i.i1311.i, 1
  br i1 %.10.i1312.i, label %.3.endif.if.i1313.i, label %.3.endif.i1316.i, !prof !0

.3.endif.if.i1313.i:                              ; preds = %.3.endif.i1310.i
  fence acquire
  tail call void @free(ptr nonnull %.439.fca.0.load.i), !noalias !15
  br label %.3.endif.i1316.i

.3.endif.i1316.i:                                 ; preds = %.3.endif.if.i1313.i, %.3.endif.i1310.i, %NRT_decref.exit1308.i
  fence release
  %.4.i.i1317.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1318.i = icmp eq i64 %.4.i.i1317.i, 1
  br i1 %.10.i1318.i, label %.3.endif.if.i1319.i, label %.3.endif.i1322.i, !prof !0

.3.endif.if.i1319.i:                              ; preds = %.3.endif.i1316.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1322.i

.3.endif.i1322.i:                                 ; preds = %.3.endif.if.i1319.i, %.3.endif.i1316.i
  fence release
  %.4.i.i1323.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1324.i = icmp eq i64 %.4.i.i1323.i, 1
  br i1 %.10.i1324.i, label %.3.endif.if.i1325.i, label %NRT_decref.exit1326.i, !prof !0

.3.endif.if.i1325.i:                              ; preds = %.3.endif.i1322.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !15
  br label %NRT_decref.exit1326.i

NRT_decref.exit1326.i:                            ; preds = %.3.endif.if.i1325.i, %.3.endif.i1322.i
  br i1 %.4.i1552.i, label %NRT_decref.exit1332.i, label %.3.endif.i1328.i, !prof !0

.3.endif.i1328.i:                                 ; preds = %NRT_decref.exit1326.i
  fence release
  %.4.i.i1329.i = atomicrmw sub ptr %.1674.fca.0.load.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1330.i = icmp eq i64 %.4.i.i1329.i, 1
  br i1 %.10.i1330.i, label %.3.endif.if.i1331.i, label %NRT_decref.exit1332.i, !prof !0

.3.endif.if.i1331.i:                              ; preds = %.3.endif.i1328.i
  fence acquire
  tail call void @free(ptr nonnull %.1674.fca.0.load.i), !noalias !15
  br label %NRT_decref.exit1332.i

NRT_decref.exit1332.i:                            ; preds = %.3.endif.if.i1331.i, %.3.endif.i1328.i, %NRT_decref.exit1326.i
  store ptr null, ptr %results, align 8, !alias.scope !12, !noalias !33
  br label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit

B0.endif.endif.endif.endif.i:                     ; preds = %.3.endif.if.i.i.i, %.3.endif.i.i.i
  %memory.i.i.i.i = tail call dereferenceable_or_null(208) ptr @malloc(i64 208)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.endif.i:               ; preds = %B0.endif.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !34
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !34
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !34
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 96, ptr %at_size.i.i.i.i, align 8, !noalias !34
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.endif.endif.i, %B0.endif.endif.endif.endif.endif.i
  %loop.index1717.i = phi i64 [ 0, %B0.endif.endif.endif.endif.endif.i ], [ %.269.i, %for.body.endif.endif.i ]
  %.239.i = getelementptr i64, ptr %data.i.i.i.i.i.i, i64 %loop.index1717.i
  %.240.i = load i64, ptr %.239.i, align 8, !noalias !15
  %.16.i.i.i = icmp slt i64 %.240.i, 0
  br i1 %.16.i.i.i, label %B62.i.i.i, label %B190.i.i.i

B62.i.i.i:                                        ; preds = %for.body.i
  %.22.i.i.i = sub i64 0, %.240.i
  %.27.i.i.i = icmp slt i64 %.22.i.i.i, 0
  br i1 %.27.i.i.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B190.i.i.i

B190.i.i.i:                                       ; preds = %B62.i.i.i, %for.body.i
  %exp.3.0.i.i.i = phi i64 [ %.22.i.i.i, %B62.i.i.i ], [ %.240.i, %for.body.i ]
  %.67.i.i.i = icmp ugt i64 %exp.3.0.i.i.i, 65536
  br i1 %.67.i.i.i, label %B202.i.i.i, label %B270.i.i.i

B202.i.i.i:                                       ; preds = %B190.i.i.i
  %.76.i.i.i = sitofp i64 %.240.i to double
  %.80.i.i.i = tail call double @llvm.pow.f64(double 9.000000e-01, double %.76.i.i.i)
  br label %for.body.endif.endif.i

B270.i.i.i:                                       ; preds = %B190.i.i.i
  %.108.not.i.i.i = icmp eq i64 %exp.3.0.i.i.i, 0
  br i1 %.108.not.i.i.i, label %B334.thread.i.i.i, label %B282.i.i.i

B282.i.i.i:                                       ; preds = %B270.i.i.i, %B282.i.i.i
  %r.2.0.i.i.i = phi double [ %r.3.1.i.i.i, %B282.i.i.i ], [ 1.000000e+00, %B270.i.i.i ]
  %a.1.2.0.i.i.i = phi double [ %.147.i.i.i, %B282.i.i.i ], [ 9.000000e-01, %B270.i.i.i ]
  %exp.4.0.i.i.i = phi i64 [ %.142.i.i.i, %B282.i.i.i ], [ %exp.3.0.i.i.i, %B270.i.i.i ]
  %.122.i.i.i = and i64 %exp.4.0.i.i.i, 1
  %.123.not.i.i.i = icmp eq i64 %.122.i.i.i, 0
  %.127.i.i.i = fmul double %r.2.0.i.i.i, %a.1.2.0.i.i.i
  %r.3.1.i.i.i = select i1 %.123.not.i.i.i, double %r.2.0.i.i.i, double %.127.i.i.i
  %.142.i.i.i = lshr i64 %exp.4.0.i.i.i, 1
  %.147.i.i.i = fmul double %a.1.2.0.i.i.i, %a.1.2.0.i.i.i
  %.150.not.i.i.i = icmp eq i64 %.142.i.i.i, 0
  br i1 %.150.not.i.i.i, label %B334.i.i.i, label %B282.i.i.i

B334.i.i.i:                                       ; preds = %B282.i.i.i
  br i1 %.16.i.i.i, label %B338.i.i.i, label %for.body.endif.endif.i

B334.thread.i.i.i:                                ; preds = %B270.i.i.i
  br i1 %.16.i.i.i, label %B338.endif.i.i.i, label %for.body.endif.endif.i

B338.i.i.i:                                       ; preds = %B334.i.i.i
  %.168.i.i.i = fcmp oeq double %r.3.1.i.i.i, 0.000000e+00
  br i1 %.168.i.i.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B338.endif.i.i.i, !prof !41

B338.endif.i.i.i:                                 ; preds = %B338.i.i.i, %B334.thread.i.i.i
  %r.4.12327.i.i.i = phi double [ %r.3.1.i.i.i, %B338.i.i.i ], [ 1.000000e+00, %B334.thread.i.i.i ]
  %.175.i.i.i = fdiv double 1.000000e+00, %r.4.12327.i.i.i
  br label %for.body.endif.endif.i

.3.endif.i2.i.i.i:                                ; preds = %for.body.endif.endif.i
  %.4.i.i1339.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i.i1342.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !42
  %.4.i.i.i.i1343.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !45
  fence release
  %.4.i.i3.i.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !45
  %.10.i.i.i1344.i = icmp eq i64 %.4.i.i3.i.i.i, 1
  br i1 %.10.i.i.i1344.i, label %.3.endif.if.i.i.i1347.i, label %.89.endif.i.i.preheader, !prof !0

.89.endif.i.i.preheader:                          ; preds = %.3.endif.if.i.i.i1347.i, %.3.endif.i2.i.i.i
  br label %.89.endif.i.i

.3.endif.if.i.i.i1347.i:                          ; preds = %.3.endif.i2.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !45
  br label %.89.endif.i.i.preheader

.3.endif.i13.i.i:                                 ; preds = %.89.endif.i.i
  fence release
  %.4.i.i14.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !42
  %.10.i.i1345.i = icmp eq i64 %.4.i.i14.i.i, 1
  br i1 %.10.i.i1345.i, label %.3.endif.if.i.i1346.i, label %.3.endif.i1349.i, !prof !0

.3.endif.if.i.i1346.i:                            ; preds = %.3.endif.i13.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !42
  br label %.3.endif.i1349.i

.89.endif.i.i:                                    ; preds = %.89.endif.i.i.preheader, %.89.endif.i.i
  %.87.018.i.i = phi i64 [ %.111.i.i, %.89.endif.i.i ], [ 0, %.89.endif.i.i.preheader ]
  %.77.017.i.i = phi ptr [ %.114.i.i, %.89.endif.i.i ], [ %data.i.i.i.i, %.89.endif.i.i.preheader ]
  %.72.016.i.i = phi double [ %.108.i.i, %.89.endif.i.i ], [ 0.000000e+00, %.89.endif.i.i.preheader ]
  %.106.i.i = load double, ptr %.77.017.i.i, align 8, !noalias !42
  %.108.i.i = fadd double %.72.016.i.i, %.106.i.i
  %.111.i.i = add nuw nsw i64 %.87.018.i.i, 1
  %.114.i.i = getelementptr i8, ptr %.77.017.i.i, i64 8
  %.94.not.i.i = icmp ult i64 %.87.018.i.i, 11
  br i1 %.94.not.i.i, label %.89.endif.i.i, label %.3.endif.i13.i.i, !prof !48

.3.endif.i1349.i:                                 ; preds = %.3.endif.if.i.i1346.i, %.3.endif.i13.i.i
  fence release
  %.4.i.i1350.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1351.i = icmp eq i64 %.4.i.i1350.i, 1
  br i1 %.10.i1351.i, label %.3.endif.if.i1352.i, label %.3.endif.i1355.i, !prof !0

.3.endif.if.i1352.i:                              ; preds = %.3.endif.i1349.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !15
  br label %.3.endif.i1355.i

.3.endif.i1355.i:                                 ; preds = %.3.endif.if.i1352.i, %.3.endif.i1349.i
  fence release
  %.4.i.i1356.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1357.i = icmp eq i64 %.4.i.i1356.i, 1
  br i1 %.10.i1357.i, label %.3.endif.if.i1358.i, label %.3.endif.i1361.i, !prof !0

.3.endif.if.i1358.i:                              ; preds = %.3.endif.i1355.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !15
  br label %.3.endif.i1361.i

.3.endif.i1361.i:                                 ; preds = %.3.endif.if.i1358.i, %.3.endif.i1355.i
  %.3091685.i = fdiv double 5.000000e-03, %.108.i.i
  %.4.i.i1362.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  br label %for.body.1.i

for.body.endif.endif.i:                           ; preds = %B338.endif.i.i.i, %B334.thread.i.i.i, %B334.i.i.i, %B202.i.i.i
  %.241.0.ph.i = phi double [ %r.3.1.i.i.i, %B334.i.i.i ], [ %.80.i.i.i, %B202.i.i.i ], [ %.175.i.i.i, %B338.endif.i.i.i ], [ 1.000000e+00, %B334.thread.i.i.i ]
  %.267.i = getelementptr double, ptr %data.i.i.i.i, i64 %loop.index1717.i
  store double %.241.0.ph.i, ptr %.267.i, align 8, !noalias !15
  %.269.i = add nuw nsw i64 %loop.index1717.i, 1
  %.230.i = icmp ult i64 %loop.index1717.i, 11
  br i1 %.230.i, label %for.body.i, label %.3.endif.i2.i.i.i

for.body.1.i:                                     ; preds = %for.body.1.i, %.3.endif.i1361.i
  %loop.index.11718.i = phi i64 [ 0, %.3.endif.i1361.i ], [ %.363.i, %for.body.1.i ]
  %.356.i = getelementptr double, ptr %data.i.i.i.i, i64 %loop.index.11718.i
  %.357.i = load double, ptr %.356.i, align 8, !noalias !15
  %.358.i = fmul double %.3091685.i, %.357.i
  store double %.358.i, ptr %.356.i, align 8, !noalias !15
  %.363.i = add nuw nsw i64 %loop.index.11718.i, 1
  %.347.i = icmp ult i64 %loop.index.11718.i, 11
  br i1 %.347.i, label %for.body.1.i, label %.3.endif.i1365.i

.3.endif.i1365.i:                                 ; preds = %for.body.1.i
  fence release
  %.4.i.i1366.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1367.i = icmp eq i64 %.4.i.i1366.i, 1
  br i1 %.10.i1367.i, label %.3.endif.if.i1368.i, label %NRT_decref.exit1369.i, !prof !0

.3.endif.if.i1368.i:                              ; preds = %.3.endif.i1365.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !15
  br label %NRT_decref.exit1369.i

NRT_decref.exit1369.i:                            ; preds = %.3.endif.if.i1368.i, %.3.endif.i1365.i
  %.375.i = add nsw i64 %value1, 1
  %.29.i.i.i = icmp slt i64 %value1, -1
  br i1 %.29.i.i.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.i.i.i, !prof !0

B0.endif.endif.endif.endif.i.i.i:                 ; preds = %NRT_decref.exit1369.i
  %.50.i.i.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.375.i, i64 12)
  %.51.i.i.i = extractvalue { i64, i1 } %.50.i.i.i, 0
  %.52.i.i.i = extractvalue { i64, i1 } %.50.i.i.i, 1
  %2 = add i64 %.51.i.i.i, -1152921504606846976
  %.57.i.i.i = icmp ult i64 %2, -2305843009213693952
  %.58.i.i.i = or i1 %.52.i.i.i, %.57.i.i.i
  br i1 %.58.i.i.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B0.endif.endif.endif.endif.endif.i.i.i, !prof !0

B0.endif.endif.endif.endif.endif.i.i.i:           ; preds = %B0.endif.endif.endif.endif.i.i.i
  %.56.i.i.i = shl nsw i64 %.51.i.i.i, 3
  %all.i.i.i.i.i.i = add i64 %.56.i.i.i, 112
  %memory.i.i.i.i.i1370.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i)
  %none.i.i.i.i.i1371.i = icmp eq ptr %memory.i.i.i.i.i1370.i, null
  br i1 %none.i.i.i.i.i1371.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %.3.endif.i31.i.i.i

.3.endif.i31.i.i.i:                               ; preds = %B0.endif.endif.endif.endif.endif.i.i.i
  %address.i.i.i.i.i1372.i = ptrtoint ptr %memory.i.i.i.i.i1370.i to i64
  %behind.i.i.i.i.i1373.i = add i64 %address.i.i.i.i.i1372.i, 111
  %aligned.i.i.i.i.i1374.i = and i64 %behind.i.i.i.i.i1373.i, -64
  %data.i.i.i.i.i1375.i = inttoptr i64 %aligned.i.i.i.i.i1374.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i1370.i, align 4, !noalias !49
  %at_end.i.i.i.i.i1376.i = getelementptr i8, ptr %memory.i.i.i.i.i1370.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i1376.i, align 8, !noalias !49
  %at_data.i.i.i.i.i1377.i = getelementptr i8, ptr %memory.i.i.i.i.i1370.i, i64 24
  store ptr %data.i.i.i.i.i1375.i, ptr %at_data.i.i.i.i.i1377.i, align 8, !noalias !49
  %at_size.i.i.i.i.i1378.i = getelementptr i8, ptr %memory.i.i.i.i.i1370.i, i64 32
  store i64 %.56.i.i.i, ptr %at_size.i.i.i.i.i1378.i, align 8, !noalias !49
  %.4.i.i.i.i1379.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !62
  fence release
  %.4.i.i32.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !62
  %.10.i.i.i1380.i = icmp eq i64 %.4.i.i32.i.i.i, 1
  br i1 %.10.i.i.i1380.i, label %.3.endif.if.i.i.i1385.i, label %.3.endif.i11.i.i.i, !prof !0

.3.endif.if.i.i.i1385.i:                          ; preds = %.3.endif.i31.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !62
  br label %.3.endif.i11.i.i.i

.3.endif.i11.i.i.i:                               ; preds = %.3.endif.if.i.i.i1385.i, %.3.endif.i31.i.i.i
  %.4.i.i.i1381.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !63
  %.4.i.i.i28.i.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !64
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i1375.i, i8 0, i64 %.56.i.i.i, i1 false), !noalias !64
  fence release
  %.4.i.i12.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !64
  %.10.i.i29.i.i = icmp eq i64 %.4.i.i12.i.i.i, 1
  br i1 %.10.i.i29.i.i, label %.3.endif.if.i.i30.i.i, label %.3.endif.i36.i.i, !prof !0

.3.endif.if.i.i30.i.i:                            ; preds = %.3.endif.i11.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !64
  br label %.3.endif.i36.i.i

.3.endif.i36.i.i:                                 ; preds = %.3.endif.if.i.i30.i.i, %.3.endif.i11.i.i.i
  %.4.i.i33.i.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !63
  fence release
  %.4.i.i37.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !63
  %.10.i.i1382.i = icmp eq i64 %.4.i.i37.i.i, 1
  br i1 %.10.i.i1382.i, label %.3.endif.if.i.i1384.i, label %.3.endif.i39.i.i, !prof !0

.3.endif.if.i.i1384.i:                            ; preds = %.3.endif.i36.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !63
  br label %.3.endif.i39.i.i

.3.endif.i39.i.i:                                 ; preds = %.3.endif.if.i.i1384.i, %.3.endif.i36.i.i
  fence release
  %.4.i.i40.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !63
  %.10.i41.i.i = icmp eq i64 %.4.i.i40.i.i, 1
  br i1 %.10.i41.i.i, label %.3.endif.if.i42.i.i, label %for.end.1.endif.i, !prof !0

.3.endif.if.i42.i.i:                              ; preds = %.3.endif.i39.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !63
  br label %for.end.1.endif.i

for.end.1.endif.i:                                ; preds = %.3.endif.if.i42.i.i, %.3.endif.i39.i.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.425.i, i8 0, i64 56, i1 false), !noalias !15
  %.429.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.425.i, ptr %excinfo.7.i, i64 %.375.i), !noalias !15
  %.431.not.i = icmp eq i32 %.429.i, 0
  %.439.fca.0.load.i = load ptr, ptr %.425.i, align 8, !noalias !15
  %.439.fca.4.load.i = load ptr, ptr %.fca.4.gep1029.i, align 8, !noalias !15
  br i1 %.431.not.i, label %for.end.1.endif.endif.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, !prof !32

for.end.1.endif.endif.i:                          ; preds = %for.end.1.endif.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.461.i, i8 0, i64 56, i1 false), !noalias !15
  %.465.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.461.i, ptr %excinfo.8.i, i64 %value1), !noalias !15
  %.467.not.i = icmp eq i32 %.465.i, 0
  %.475.fca.0.load.i = load ptr, ptr %.461.i, align 8, !noalias !15
  %.475.fca.4.load.i = load ptr, ptr %.fca.4.gep1015.i, align 8, !noalias !15
  br i1 %.467.not.i, label %for.end.1.endif.endif.endif.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, !prof !32

for.end.1.endif.endif.endif.i:                    ; preds = %for.end.1.endif.endif.i
  %.4.i1387.i = icmp eq ptr %.439.fca.0.load.i, null
  br i1 %.4.i1387.i, label %NRT_incref.exit1394.thread.i, label %.3.endif.i1396.i, !prof !0

NRT_incref.exit1394.thread.i:                     ; preds = %for.end.1.endif.endif.endif.i
  %.4.i.i13931697.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  br label %.3.endif.i1402.i

.3.endif.i1396.i:                                 ; preds = %for.end.1.endif.endif.endif.i
  %.4.i.i1389.i = atomicrmw add ptr %.439.fca.0.load.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1393.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  fence release
  %.4.i.i1397.i = atomicrmw sub ptr %.439.fca.0.load.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1398.i = icmp eq i64 %.4.i.i1397.i, 1
  br i1 %.10.i1398.i, label %.3.endif.if.i1399.i, label %.3.endif.i1402.i, !prof !0

.3.endif.if.i1399.i:                              ; preds = %.3.endif.i1396.i
  fence acquire
  tail call void @free(ptr nonnull %.439.fca.0.load.i), !noalias !15
  br label %.3.endif.i1402.i

.3.endif.i1402.i:                                 ; preds = %.3.endif.if.i1399.i, %.3.endif.i1396.i, %NRT_incref.exit1394.thread.i
  fence release
  %.4.i.i1403.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1404.i = icmp eq i64 %.4.i.i1403.i, 1
  br i1 %.10.i1404.i, label %.3.endif.if.i1405.i, label %NRT_decref.exit1406.i, !prof !0

.3.endif.if.i1405.i:                              ; preds = %.3.endif.i1402.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %NRT_decref.exit1406.i

NRT_decref.exit1406.i:                            ; preds = %.3.endif.if.i1405.i, %.3.endif.i1402.i
  %.6121724.not.i = icmp slt i64 %value1, 1
  br i1 %.6121724.not.i, label %B800.i, label %.3.endif.i2.i.i1452.i

.3.endif.i2.i.i1452.i:                            ; preds = %NRT_decref.exit1406.i, %NRT_decref.exit1551.i
  %.559.01726.i = phi i64 [ %.621.i, %NRT_decref.exit1551.i ], [ %value1, %NRT_decref.exit1406.i ]
  %.556.01725.i = phi i64 [ %.625.i, %NRT_decref.exit1551.i ], [ 0, %NRT_decref.exit1406.i ]
  %.621.i = add nsw i64 %.559.01726.i, -1
  %.625.i = add nuw nsw i64 %.556.01725.i, 1
  %3 = getelementptr i8, ptr %value0, i64 %.556.01725.i
  %.712.i = load i8, ptr %3, align 1, !noalias !15
  %.714.i = zext i8 %.712.i to i64
  %.748.i = mul i64 %value4, %.714.i
  %.750.i = getelementptr double, ptr %value2, i64 %.748.i
  %.822.idx.i = mul i64 %.556.01725.i, 96
  %.822.i = getelementptr i8, ptr %data.i.i.i.i.i1375.i, i64 %.822.idx.i
  %.4.i.i1409.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.895.idx.i = mul i64 %.625.i, 96
  %.895.i = getelementptr i8, ptr %data.i.i.i.i.i1375.i, i64 %.895.idx.i
  %.4.i.i1413.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1417.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1421.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1425.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1429.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1433.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1437.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1441.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i1445.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %4 = getelementptr double, ptr %.439.fca.4.load.i, i64 %.556.01725.i
  %.1055.i = load double, ptr %4, align 8, !noalias !15
  %.4.i.i1449.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i.i1453.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !67
  %.4.i.i.i.i1454.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !70
  fence release
  %.4.i.i3.i.i1455.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !70
  %.10.i.i.i1456.i = icmp eq i64 %.4.i.i3.i.i1455.i, 1
  br i1 %.10.i.i.i1456.i, label %.3.endif.if.i.i.i1474.i, label %.89.endif.i1465.i.preheader, !prof !0

.89.endif.i1465.i.preheader:                      ; preds = %.3.endif.if.i.i.i1474.i, %.3.endif.i2.i.i1452.i
  br label %.89.endif.i1465.i

.3.endif.if.i.i.i1474.i:                          ; preds = %.3.endif.i2.i.i1452.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !70
  br label %.89.endif.i1465.i.preheader

.3.endif.i13.i1461.i:                             ; preds = %.89.endif.i1465.i
  fence release
  %.4.i.i14.i1462.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !67
  %.10.i.i1463.i = icmp eq i64 %.4.i.i14.i1462.i, 1
  br i1 %.10.i.i1463.i, label %.3.endif.if.i.i1464.i, label %.3.endif.i1477.i, !prof !0

.3.endif.if.i.i1464.i:                            ; preds = %.3.endif.i13.i1461.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !67
  br label %.3.endif.i1477.i

.89.endif.i1465.i:                                ; preds = %.89.endif.i1465.i.preheader, %.89.endif.i1465.i
  %.87.018.i1466.i = phi i64 [ %.111.i1471.i, %.89.endif.i1465.i ], [ 0, %.89.endif.i1465.i.preheader ]
  %.77.017.i1467.i = phi ptr [ %.114.i1472.i, %.89.endif.i1465.i ], [ %.822.i, %.89.endif.i1465.i.preheader ]
  %.72.016.i1468.i = phi double [ %.108.i1470.i, %.89.endif.i1465.i ], [ 0.000000e+00, %.89.endif.i1465.i.preheader ]
  %.106.i1469.i = load double, ptr %.77.017.i1467.i, align 8, !noalias !67
  %.108.i1470.i = fadd double %.72.016.i1468.i, %.106.i1469.i
  %.111.i1471.i = add nuw nsw i64 %.87.018.i1466.i, 1
  %.114.i1472.i = getelementptr i8, ptr %.77.017.i1467.i, i64 8
  %.94.not.i1473.i = icmp ult i64 %.87.018.i1466.i, 11
  br i1 %.94.not.i1473.i, label %.89.endif.i1465.i, label %.3.endif.i13.i1461.i, !prof !48

.3.endif.i1477.i:                                 ; preds = %.3.endif.if.i.i1464.i, %.3.endif.i13.i1461.i
  fence release
  %.4.i.i1478.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1479.i = icmp eq i64 %.4.i.i1478.i, 1
  br i1 %.10.i1479.i, label %.3.endif.if.i1480.i, label %.3.endif.i1483.i, !prof !0

.3.endif.if.i1480.i:                              ; preds = %.3.endif.i1477.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1483.i

.3.endif.i1483.i:                                 ; preds = %.3.endif.if.i1480.i, %.3.endif.i1477.i
  fence release
  %.4.i.i1484.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1485.i = icmp eq i64 %.4.i.i1484.i, 1
  br i1 %.10.i1485.i, label %.3.endif.if.i1486.i, label %.3.endif.i1489.i, !prof !0

.3.endif.if.i1486.i:                              ; preds = %.3.endif.i1483.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1489.i

.3.endif.i1489.i:                                 ; preds = %.3.endif.if.i1486.i, %.3.endif.i1483.i
  fence release
  %.4.i.i1490.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1491.i = icmp eq i64 %.4.i.i1490.i, 1
  br i1 %.10.i1491.i, label %.3.endif.if.i1492.i, label %.3.endif.i1495.i, !prof !0

.3.endif.if.i1492.i:                              ; preds = %.3.endif.i1489.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1495.i

.3.endif.i1495.i:                                 ; preds = %.3.endif.if.i1492.i, %.3.endif.i1489.i
  fence release
  %.4.i.i1496.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1497.i = icmp eq i64 %.4.i.i1496.i, 1
  br i1 %.10.i1497.i, label %.3.endif.if.i1498.i, label %.3.endif.i1501.i, !prof !0

.3.endif.if.i1498.i:                              ; preds = %.3.endif.i1495.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1501.i

.3.endif.i1501.i:                                 ; preds = %.3.endif.if.i1498.i, %.3.endif.i1495.i
  fence release
  %.4.i.i1502.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1503.i = icmp eq i64 %.4.i.i1502.i, 1
  br i1 %.10.i1503.i, label %.3.endif.if.i1504.i, label %.3.endif.i1507.i, !prof !0

.3.endif.if.i1504.i:                              ; preds = %.3.endif.i1501.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1507.i

.3.endif.i1507.i:                                 ; preds = %.3.endif.if.i1504.i, %.3.endif.i1501.i
  fence release
  %.4.i.i1508.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1509.i = icmp eq i64 %.4.i.i1508.i, 1
  br i1 %.10.i1509.i, label %.3.endif.if.i1510.i, label %.3.endif.i1513.i, !prof !0

.3.endif.if.i1510.i:                              ; preds = %.3.endif.i1507.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1513.i

.3.endif.i1513.i:                                 ; preds = %.3.endif.if.i1510.i, %.3.endif.i1507.i
  fence release
  %.4.i.i1514.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1515.i = icmp eq i64 %.4.i.i1514.i, 1
  br i1 %.10.i1515.i, label %.3.endif.if.i1516.i, label %.3.endif.i1519.i, !prof !0

.3.endif.if.i1516.i:                              ; preds = %.3.endif.i1513.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1519.i

.3.endif.i1519.i:                                 ; preds = %.3.endif.if.i1516.i, %.3.endif.i1513.i
  fence release
  %.4.i.i1520.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1521.i = icmp eq i64 %.4.i.i1520.i, 1
  br i1 %.10.i1521.i, label %.3.endif.if.i1522.i, label %.3.endif.i1525.i, !prof !0

.3.endif.if.i1522.i:                              ; preds = %.3.endif.i1519.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1525.i

.3.endif.i1525.i:                                 ; preds = %.3.endif.if.i1522.i, %.3.endif.i1519.i
  %.1057.i = fmul double %.1055.i, 0x3FEFD70A3D70A3D7
  fence release
  %.4.i.i1526.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1527.i = icmp eq i64 %.4.i.i1526.i, 1
  br i1 %.10.i1527.i, label %.3.endif.if.i1528.i, label %NRT_decref.exit1529.i, !prof !0

.3.endif.if.i1528.i:                              ; preds = %.3.endif.i1525.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %NRT_decref.exit1529.i

NRT_decref.exit1529.i:                            ; preds = %.3.endif.if.i1528.i, %.3.endif.i1525.i
  %.1091.i = fmul double %.108.i1470.i, 5.000000e-02
  %.1092.i = fadd double %.1057.i, %.1091.i
  %5 = getelementptr double, ptr %.439.fca.4.load.i, i64 %.625.i
  store double %.1092.i, ptr %5, align 8, !noalias !15
  %.12071719.not.i = icmp eq i64 %.556.01725.i, 0
  br i1 %.12071719.not.i, label %.3.endif.i1301.i, label %B590.if.preheader.i

B590.if.preheader.i:                              ; preds = %NRT_decref.exit1529.i
  %spec.select1714.i = tail call i64 @llvm.smin.i64(i64 %.556.01725.i, i64 12)
  br label %B590.if.i

B590.if.i:                                        ; preds = %B590.if.i, %B590.if.preheader.i
  %total.2.11722.i = phi double [ %.1463.i, %B590.if.i ], [ %.1092.i, %B590.if.preheader.i ]
  %.1154.01721.i = phi i64 [ %.1216.i, %B590.if.i ], [ %spec.select1714.i, %B590.if.preheader.i ]
  %.1151.01720.i = phi i64 [ %.1220.i, %B590.if.i ], [ 0, %B590.if.preheader.i ]
  %.1216.i = add nsw i64 %.1154.01721.i, -1
  %.1220.i = add nuw nsw i64 %.1151.01720.i, 1
  %.1273.i = getelementptr double, ptr %.822.i, i64 %.1151.01720.i
  %.1274.i = load double, ptr %.1273.i, align 8, !noalias !15
  %.1276.i = fmul double %.1274.i, 0x3FEE666666666666
  %.1307.i = load double, ptr %4, align 8, !noalias !15
  %6 = getelementptr double, ptr %data.i.i.i.i, i64 %.1151.01720.i
  %.1337.i = load double, ptr %6, align 8, !noalias !15
  %.1338.i = fmul double %.1307.i, %.1337.i
  %.1339.i = fadd double %.1276.i, %.1338.i
  %7 = xor i64 %.1151.01720.i, -1
  %.1342.i = add nsw i64 %.556.01725.i, %7
  %.1356.i = icmp slt i64 %.1342.i, 0
  %.1357.i = select i1 %.1356.i, i64 %value1, i64 0
  %8 = getelementptr i8, ptr %value0, i64 %.1342.i
  %.1371.i = getelementptr i8, ptr %8, i64 %.1357.i
  %.1372.i = load i8, ptr %.1371.i, align 1, !noalias !15
  %.1374.i = zext i8 %.1372.i to i64
  %.1399.i = getelementptr double, ptr %.750.i, i64 %.1374.i
  %.1400.i = load double, ptr %.1399.i, align 8, !noalias !15
  %.1401.i = fmul double %.1339.i, %.1400.i
  %.1430.i = getelementptr double, ptr %.895.i, i64 %.1151.01720.i
  store double %.1401.i, ptr %.1430.i, align 8, !noalias !15
  %.1463.i = fadd double %total.2.11722.i, %.1401.i
  %.1207.i = icmp sgt i64 %.1154.01721.i, 1
  br i1 %.1207.i, label %B590.if.i, label %.3.endif.i1301.i

for.body.2.i:                                     ; preds = %for.body.2.i.preheader, %for.body.2.i
  %loop.index.21723.i = phi i64 [ %.1536.i, %for.body.2.i ], [ 0, %for.body.2.i.preheader ]
  %.1529.i = getelementptr double, ptr %.895.i, i64 %loop.index.21723.i
  %.1530.i = load double, ptr %.1529.i, align 8, !noalias !15
  %.1531.i = fdiv double %.1530.i, %total.2.1.lcssa.i
  store double %.1531.i, ptr %.1529.i, align 8, !noalias !15
  %.1536.i = add nuw nsw i64 %loop.index.21723.i, 1
  %.1520.i = icmp ult i64 %loop.index.21723.i, 11
  br i1 %.1520.i, label %for.body.2.i, label %.3.endif.i1535.i

.3.endif.i1535.i:                                 ; preds = %for.body.2.i
  %.4.i.i1532.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.1583.i = load double, ptr %5, align 8, !noalias !15
  fence release
  %.4.i.i1536.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1537.i = icmp eq i64 %.4.i.i1536.i, 1
  br i1 %.10.i1537.i, label %.3.endif.if.i1538.i, label %.3.endif.i1541.i, !prof !0

.3.endif.if.i1538.i:                              ; preds = %.3.endif.i1535.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1541.i

.3.endif.i1541.i:                                 ; preds = %.3.endif.if.i1538.i, %.3.endif.i1535.i
  fence release
  %.4.i.i1542.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1543.i = icmp eq i64 %.4.i.i1542.i, 1
  br i1 %.10.i1543.i, label %.3.endif.if.i1544.i, label %.3.endif.i1547.i, !prof !0

.3.endif.if.i1544.i:                              ; preds = %.3.endif.i1541.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1547.i

.3.endif.i1547.i:                                 ; preds = %.3.endif.if.i1544.i, %.3.endif.i1541.i
  fence release
  %.4.i.i1548.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1549.i = icmp eq i64 %.4.i.i1548.i, 1
  br i1 %.10.i1549.i, label %.3.endif.if.i1550.i, label %NRT_decref.exit1551.i, !prof !0

.3.endif.if.i1550.i:                              ; preds = %.3.endif.i1547.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %NRT_decref.exit1551.i

NRT_decref.exit1551.i:                            ; preds = %.3.endif.if.i1550.i, %.3.endif.i1547.i
  %.1588.i = fdiv double %.1583.i, %total.2.1.lcssa.i
  store double %.1588.i, ptr %5, align 8, !noalias !15
  %9 = getelementptr double, ptr %.475.fca.4.load.i, i64 %.556.01725.i
  store double %total.2.1.lcssa.i, ptr %9, align 8, !noalias !15
  %.612.i = icmp ugt i64 %.559.01726.i, 1
  br i1 %.612.i, label %.3.endif.i2.i.i1452.i, label %B800.i

B800.endif.i:                                     ; preds = %B800.i
  %.1674.fca.5.0.load.i = load i64, ptr %.fca.5.0.gep.i, align 8, !noalias !15
  %.4.i1552.i = icmp eq ptr %.1674.fca.0.load.i, null
  br i1 %.4.i1552.i, label %NRT_decref.exit1561.i, label %.3.endif.i1557.i, !prof !0

.3.endif.i1557.i:                                 ; preds = %B800.endif.i
  %.4.i.i1554.i = atomicrmw add ptr %.1674.fca.0.load.i, i64 1 monotonic, align 8, !noalias !15
  fence release
  %.4.i.i1558.i = atomicrmw sub ptr %.1674.fca.0.load.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1559.i = icmp eq i64 %.4.i.i1558.i, 1
  br i1 %.10.i1559.i, label %.3.endif.if.i1560.i, label %NRT_decref.exit1561.i, !prof !0

.3.endif.if.i1560.i:                              ; preds = %.3.endif.i1557.i
  fence acquire
  tail call void @free(ptr nonnull %.1674.fca.0.load.i), !noalias !15
  br label %NRT_decref.exit1561.i

NRT_decref.exit1561.i:                            ; preds = %.3.endif.if.i1560.i, %.3.endif.i1557.i, %B800.endif.i
  br i1 %.6121724.not.i, label %B1362.i, label %B128.i1576.lr.ph.i

B128.i1576.lr.ph.i:                               ; preds = %NRT_decref.exit1561.i
  %.2232.i = icmp ugt i64 %.1674.fca.5.0.load.i, 1
  br label %B128.i1576.i

B128.i1576.i:                                     ; preds = %.3019.if.i, %B128.i1576.lr.ph.i
  %of_outside.4.01740.i = phi double [ 1.000000e+00, %B128.i1576.lr.ph.i ], [ %.3103.i, %.3019.if.i ]
  %.1740.01739.i = phi i64 [ %value1, %B128.i1576.lr.ph.i ], [ %.1802.i, %.3019.if.i ]
  %.1802.i = add nsw i64 %.1740.01739.i, -1
  %.13.i1562.i = tail call i64 @llvm.smin.i64(i64 %.1802.i, i64 12)
  %10 = getelementptr i8, ptr %value0, i64 %.1802.i
  %.1893.i = load i8, ptr %10, align 1, !noalias !15
  %.1895.i = zext i8 %.1893.i to i64
  %.1929.i = mul i64 %value4, %.1895.i
  %.1931.i = getelementptr double, ptr %value2, i64 %.1929.i
  %.2004.idx.i = mul i64 %.1740.01739.i, 96
  %.2004.i = getelementptr i8, ptr %data.i.i.i.i.i1375.i, i64 %.2004.idx.i
  %.4.i.i1565.i = atomicrmw add ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  switch i64 %.1674.fca.5.0.load.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit [
    i64 1, label %B896.endif.endif.endif.endif.endif.i
    i64 12, label %B896.endif.endif.endif.endif.endif.i
  ]

B896.endif.endif.endif.endif.endif.i:             ; preds = %B128.i1576.i, %B128.i1576.i
  %memory.i.i.i1594.i = tail call dereferenceable_or_null(208) ptr @malloc(i64 208)
  %none.i.i.i1595.i = icmp eq ptr %memory.i.i.i1594.i, null
  br i1 %none.i.i.i1595.i, label %_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit, label %B896.endif.endif.endif.endif.endif.endif.endif.i

B896.endif.endif.endif.endif.endif.endif.endif.i: ; preds = %B896.endif.endif.endif.endif.endif.i
  %address.i.i.i1597.i = ptrtoint ptr %memory.i.i.i1594.i to i64
  %behind.i.i.i1598.i = add i64 %address.i.i.i1597.i, 111
  %aligned.i.i.i1599.i = and i64 %behind.i.i.i1598.i, -64
  %data.i.i.i1600.i = inttoptr i64 %aligned.i.i.i1599.i to ptr
  store i64 1, ptr %memory.i.i.i1594.i, align 4, !noalias !73
  %at_end.i.i.i1601.i = getelementptr i8, ptr %memory.i.i.i1594.i, i64 8
  store ptr null, ptr %at_end.i.i.i1601.i, align 8, !noalias !73
  %at_data.i.i.i1602.i = getelementptr i8, ptr %memory.i.i.i1594.i, i64 24
  store ptr %data.i.i.i1600.i, ptr %at_data.i.i.i1602.i, align 8, !noalias !73
  %at_size.i.i.i1603.i = getelementptr i8, ptr %memory.i.i.i1594.i, i64 32
  store i64 96, ptr %at_size.i.i.i1603.i, align 8, !noalias !73
  br label %for.body.3.i

for.body.3.i:                                     ; preds = %for.body.3.i, %B896.endif.endif.endif.endif.endif.endif.endif.i
  %loop.index.31728.i = phi i64 [ 0, %B896.endif.endif.endif.endif.endif.endif.endif.i ], [ %.2278.i, %for.body.3.i ]
  %.2223.01727.i = phi i64 [ 0, %B896.endif.endif.endif.endif.endif.endif.endif.i ], [ %spec.select1299.i, %for.body.3.i ]
  %spec.select1299.i = select i1 %.2232.i, i64 %loop.index.31728.i, i64 %.2223.01727.i
  %.2239.i = getelementptr double, ptr %.1674.fca.4.load.i, i64 %spec.select1299.i
  %.2240.i = load double, ptr %.2239.i, align 8, !noalias !15
  %.2248.i = getelementptr double, ptr %.2004.i, i64 %loop.index.31728.i
  %.2249.i = load double, ptr %.2248.i, align 8, !noalias !15
  %.6.i1609.i = fmul double %.2240.i, %.2249.i
  %.2276.i = getelementptr double, ptr %data.i.i.i1600.i, i64 %loop.index.31728.i
  store double %.6.i1609.i, ptr %.2276.i, align 8, !noalias !15
  %.2278.i = add nuw nsw i64 %loop.index.31728.i, 1
  %.2230.i = icmp ult i64 %loop.index.31728.i, 11
  br i1 %.2230.i, label %for.body.3.i, label %.3.endif.i2.i.i1615.i

.3.endif.i2.i.i1615.i:                            ; preds = %for.body.3.i
  %.4.i.i1612.i = atomicrmw add ptr %memory.i.i.i1594.i, i64 1 monotonic, align 8, !noalias !15
  %.4.i.i.i1616.i = atomicrmw add ptr %memory.i.i.i1594.i, i64 1 monotonic, align 8, !noalias !80
  %.4.i.i.i.i1617.i = atomicrmw add ptr %memory.i.i.i1594.i, i64 1 monotonic, align 8, !noalias !83
  fence release
  %.4.i.i3.i.i1618.i = atomicrmw sub ptr %memory.i.i.i1594.i, i64 1 monotonic, align 8, !noalias !83
  %.10.i.i.i1619.i = icmp eq i64 %.4.i.i3.i.i1618.i, 1
  br i1 %.10.i.i.i1619.i, label %.3.endif.if.i.i.i1637.i, label %.89.endif.i1628.i.preheader, !prof !0

.89.endif.i1628.i.preheader:                      ; preds = %.3.endif.if.i.i.i1637.i, %.3.endif.i2.i.i1615.i
  br label %.89.endif.i1628.i

.3.endif.if.i.i.i1637.i:                          ; preds = %.3.endif.i2.i.i1615.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1594.i), !noalias !83
  br label %.89.endif.i1628.i.preheader

.3.endif.i13.i1624.i:                             ; preds = %.89.endif.i1628.i
  fence release
  %.4.i.i14.i1625.i = atomicrmw sub ptr %memory.i.i.i1594.i, i64 1 monotonic, align 8, !noalias !80
  %.10.i.i1626.i = icmp eq i64 %.4.i.i14.i1625.i, 1
  br i1 %.10.i.i1626.i, label %.3.endif.if.i.i1627.i, label %.3.endif.i1640.i, !prof !0

.3.endif.if.i.i1627.i:                            ; preds = %.3.endif.i13.i1624.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1594.i), !noalias !80
  br label %.3.endif.i1640.i

.89.endif.i1628.i:                                ; preds = %.89.endif.i1628.i.preheader, %.89.endif.i1628.i
  %.87.018.i1629.i = phi i64 [ %.111.i1634.i, %.89.endif.i1628.i ], [ 0, %.89.endif.i1628.i.preheader ]
  %.77.017.i1630.i = phi ptr [ %.114.i1635.i, %.89.endif.i1628.i ], [ %data.i.i.i1600.i, %.89.endif.i1628.i.preheader ]
  %.72.016.i1631.i = phi double [ %.108.i1633.i, %.89.endif.i1628.i ], [ 0.000000e+00, %.89.endif.i1628.i.preheader ]
  %.106.i1632.i = load double, ptr %.77.017.i1630.i, align 8, !noalias !80
  %.108.i1633.i = fadd double %.72.016.i1631.i, %.106.i1632.i
  %.111.i1634.i = add nuw nsw i64 %.87.018.i1629.i, 1
  %.114.i1635.i = getelementptr i8, ptr %.77.017.i1630.i, i64 8
  %.94.not.i1636.i = icmp ult i64 %.87.018.i1629.i, 11
  br i1 %.94.not.i1636.i, label %.89.endif.i1628.i, label %.3.endif.i13.i1624.i, !prof !48

.3.endif.i1640.i:                                 ; preds = %.3.endif.if.i.i1627.i, %.3.endif.i13.i1624.i
  fence release
  %.4.i.i1641.i = atomicrmw sub ptr %memory.i.i.i.i.i1370.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1642.i = icmp eq i64 %.4.i.i1641.i, 1
  br i1 %.10.i1642.i, label %.3.endif.if.i1643.i, label %.3.endif.i1646.i, !prof !0

.3.endif.if.i1643.i:                              ; preds = %.3.endif.i1640.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1370.i), !noalias !15
  br label %.3.endif.i1646.i

.3.endif.i1646.i:                                 ; preds = %.3.endif.if.i1643.i, %.3.endif.i1640.i
  fence release
  %.4.i.i1647.i = atomicrmw sub ptr %memory.i.i.i1594.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1648.i = icmp eq i64 %.4.i.i1647.i, 1
  br i1 %.10.i1648.i, label %.3.endif.if.i1649.i, label %.3.endif.i1652.i, !prof !0

.3.endif.if.i1649.i:                              ; preds = %.3.endif.i1646.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1594.i), !noalias !15
  br label %.3.endif.i1652.i

.3.endif.i1652.i:                                 ; preds = %.3.endif.if.i1649.i, %.3.endif.i1646.i
  fence release
  %.4.i.i1653.i = atomicrmw sub ptr %memory.i.i.i1594.i, i64 1 monotonic, align 8, !noalias !15
  %.10.i1654.i = icmp eq i64 %.4.i.i1653.i, 1
  br i1 %.10.i1654.i, label %.3.endif.if.i1655.i, label %NRT_decref.exit1656.i, !prof !0

.3.endif.if.i1655.i:                              ; preds = %.3.endif.i1652.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i1594.i), !noalias !15
  br label %NRT_decref.exit1656.i

NRT_decref.exit1656.i:                            ; preds = %.3.endif.if.i1655.i, %.3.endif.i1652.i
  %11 = getelementptr double, ptr %.439.fca.4.load.i, i64 %.1740.01739.i
  %.2349.i = load double, ptr %11, align 8, !noalias !15
  %.2351.i = fmul double %of_outside.4.01740.i, %.2349.i
  %.2352.i = fadd double %.108.i1633.i, %.2351.i
  %.2356.i = fdiv double %.108.i1633.i, %.2352.i
  %12 = getelementptr double, ptr %value5, i64 %.1802.i
  store double %.2356.i, ptr %12, align 8, !noalias !15
  %.2389.i = fmul double %of_outside.4.01740.i, 5.000000e-02
  %.2395.i = fmul double %of_outside.4.01740.i, 0x3FEFD70A3D70A3D7
  %.24811729.not.i = icmp ult i64 %.1740.01739.i, 2
  br i1 %.24811729.not.i, label %B1306.endif.endif.else.endif.i, label %B1158.if.lr.ph.i

B1158.if.lr.ph.i:                                 ; preds = %NRT_decref.exit1656.i
  %13 = getelementptr double, ptr %.475.fca.4.load.i, i64 %.1802.i
  br label %B1158.if.i

B1158.if.i:                                       ; preds = %B1158.if.i, %B1158.if.lr.ph.i
  %of_outside.5.11732.i = phi double [ %.2395.i, %B1158.if.lr.ph.i ], [ %.2643.i, %B1158.if.i ]
  %.2428.01731.i = phi i64 [ %.13.i1562.i, %B1158.if.lr.ph.i ], [ %.2490.i, %B1158.if.i ]
  %.2425.01730.i = phi i64 [ 0, %B1158.if.lr.ph.i ], [ %.2494.i, %B1158.if.i ]
  %.2490.i = add nsw i64 %.2428.01731.i, -1
  %.2494.i = add nuw nsw i64 %.2425.01730.i, 1
  %14 = xor i64 %.2425.01730.i, -1
  %.2521.i = add i64 %.1802.i, %14
  %.2535.i = icmp slt i64 %.2521.i, 0
  %.2536.i = select i1 %.2535.i, i64 %value1, i64 0
  %15 = getelementptr i8, ptr %value0, i64 %.2521.i
  %.2550.i = getelementptr i8, ptr %15, i64 %.2536.i
  %.2551.i = load i8, ptr %.2550.i, align 1, !noalias !15
  %.2553.i = zext i8 %.2551.i to i64
  %.2578.i = getelementptr double, ptr %.1931.i, i64 %.2553.i
  %.2579.i = load double, ptr %.2578.i, align 8, !noalias !15
  %16 = getelementptr double, ptr %.1674.fca.4.load.i, i64 %.2425.01730.i
  %.2609.i = load double, ptr %16, align 8, !noalias !15
  %.2610.i = fmul double %.2579.i, %.2609.i
  %17 = getelementptr double, ptr %data.i.i.i.i, i64 %.2425.01730.i
  %.2640.i = load double, ptr %17, align 8, !noalias !15
  %.2641.i = fmul double %.2640.i, %.2610.i
  %.2643.i = fadd double %of_outside.5.11732.i, %.2641.i
  %.2647.i = fmul double %.2610.i, 0x3FEE666666666666
  %.2649.i = fadd double %.2389.i, %.2647.i
  %.2680.i = load double, ptr %13, align 8, !noalias !15
  %.2684.i = fdiv double %.2649.i, %.2680.i
  store double %.2684.i, ptr %16, align 8, !noalias !15
  %.2481.i = icmp sgt i64 %.2428.01731.i, 1
  br i1 %.2481.i, label %B1158.if.i, label %B1306.endif.endif.else.endif.i

B1306.endif.endif.else.endif.i:                   ; preds = %B1158.if.i, %NRT_decref.exit1656.i
  %of_outside.5.1.lcssa.i = phi double [ %.2395.i, %NRT_decref.exit1656.i ], [ %.2643.i, %B1158.if.i ]
  %18 = getelementptr double, ptr %.475.fca.4.load.i, i64 %.1802.i
  %.2755.i = load double, ptr %18, align 8, !noalias !15
  %.2760.i = fdiv double %.2389.i, %.2755.i
  %.2953.not.i = icmp slt i64 %.13.i1562.i, %.1674.fca.5.0.load.i
  br i1 %.2953.not.i, label %.3019.endif.i, label %.3019.if.i, !prof !32

.3019.if.loopexit.i:                              ; preds = %.3019.endif.i
  %.3096.pre.i = load double, ptr %18, align 8, !noalias !15
  br label %.3019.if.i

.3019.if.i:                                       ; preds = %.3019.if.loopexit.i, %B1306.endif.endif.else.endif.i
  %.3096.i = phi double [ %.3096.pre.i, %.3019.if.loopexit.i ], [ %.2755.i, %B1306.endif.endif.else.endif.i ]
  %.3103.i = fdiv double %of_outside.5.1.lcssa.i, %.3096.i
  %.1793.i = icmp ugt i64 %.1740.01739.i, 1
  br i1 %.1793.i, label %B128.i1576.i, label %B1362.i

.3019.endif.i:                                    ; preds = %B1306.endif.endif.else.endif.i, %.3019.endif.i
  %.3015.01735.i = phi i64 [ %.3060.i, %.3019.endif.i ], [ %.13.i1562.i, %B1306.endif.endif.else.endif.i ]
  %.3055.i = getelementptr double, ptr %.1674.fca.4.load.i, i64 %.3015.01735.i
  store double %.2760.i, ptr %.3055.i, align 8, !noalias !15
  %.3060.i = add nsw i64 %.3015.01735.i, 1
  %.3049.not.i = icmp slt i64 %.3060.i, %.1674.fca.5.0.load.i
  br i1 %.3049.not.i, label %.3019.endif.i, label %.3019.if.loopexit.i, !prof !48

_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE.exit: ; preds = %B62.i.i.i, %B338.i.i.i, %B896.endif.endif.endif.endif.endif.i, %B128.i1576.i, %B800.i, %for.end.1.endif.endif.i, %for.end.1.endif.i, %NRT_decref.exit1369.i, %B0.endif.endif.endif.endif.i.i.i, %B0.endif.endif.endif.endif.endif.i.i.i, %B0.endif.endif.endif.endif.i, %0, %NRT_decref.exit1332.i
  %common.ret.op.i = phi i32 [ 0, %NRT_decref.exit1332.i ], [ 1, %B800.i ], [ 1, %B0.endif.endif.endif.endif.endif.i.i.i ], [ 1, %for.end.1.endif.endif.i ], [ 1, %for.end.1.endif.i ], [ 1, %NRT_decref.exit1369.i ], [ 1, %0 ], [ 1, %B0.endif.endif.endif.endif.i ], [ 1, %B0.endif.endif.endif.endif.i.i.i ], [ 1, %B896.endif.endif.endif.endif.endif.i ], [ 1, %B128.i1576.i ], [ 1, %B338.i.i.i ], [ 1, %B62.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.425.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.7.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.461.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.8.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.1660.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.11.i)
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
!2 = distinct !{!2, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!3 = distinct !{!3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!4 = distinct !{!4, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!5 = distinct !{!5, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!6 = distinct !{!6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!7 = distinct !{!7, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %excinfo"}
!11 = !{!8, !10}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!13, !16}
!16 = distinct !{!16, !14, !"_ZN6swathe4core10statistics14tandem_repeats20repeat_probabilitiesB3v29B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!17 = !{!18, !20, !21, !23, !24, !26, !27, !29, !13, !16}
!18 = distinct !{!18, !19, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!19 = distinct !{!19, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!20 = distinct !{!20, !19, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!21 = distinct !{!21, !22, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!22 = distinct !{!22, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!23 = distinct !{!23, !22, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!24 = distinct !{!24, !25, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!25 = distinct !{!25, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!26 = distinct !{!26, !25, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!27 = distinct !{!27, !28, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!28 = distinct !{!28, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!29 = distinct !{!29, !28, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %excinfo"}
!30 = !{!24, !26, !27, !29, !13, !16}
!31 = !{!27, !29, !13, !16}
!32 = !{!"branch_weights", i32 99, i32 1}
!33 = !{!16}
!34 = !{!35, !37, !38, !40, !13, !16}
!35 = distinct !{!35, !36, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!36 = distinct !{!36, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!37 = distinct !{!37, !36, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!38 = distinct !{!38, !39, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!39 = distinct !{!39, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!40 = distinct !{!40, !39, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!41 = !{!"branch_weights", i32 34359737, i32 2113123911}
!42 = !{!43, !13, !16}
!43 = distinct !{!43, !44, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!44 = distinct !{!44, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!45 = !{!46, !43, !13, !16}
!46 = distinct !{!46, !47, !"_ZN5numba2np9arraymath17check_axis_boundsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv: %retptr"}
!47 = distinct !{!47, !"_ZN5numba2np9arraymath17check_axis_boundsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv"}
!48 = !{!"branch_weights", i32 12545, i32 127}
!49 = !{!50, !52, !53, !55, !56, !58, !59, !61, !13, !16}
!50 = distinct !{!50, !51, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!51 = distinct !{!51, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!52 = distinct !{!52, !51, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!53 = distinct !{!53, !54, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!54 = distinct !{!54, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!55 = distinct !{!55, !54, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!56 = distinct !{!56, !57, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!57 = distinct !{!57, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29"}
!58 = distinct !{!58, !57, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!59 = distinct !{!59, !60, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!60 = distinct !{!60, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!61 = distinct !{!61, !60, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!62 = !{!56, !58, !59, !61, !13, !16}
!63 = !{!59, !61, !13, !16}
!64 = !{!65, !59, !61, !13, !16}
!65 = distinct !{!65, !66, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!66 = distinct !{!66, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE"}
!67 = !{!68, !13, !16}
!68 = distinct !{!68, !69, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!69 = distinct !{!69, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!70 = !{!71, !68, !13, !16}
!71 = distinct !{!71, !72, !"_ZN5numba2np9arraymath17check_axis_boundsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv: %retptr"}
!72 = distinct !{!72, !"_ZN5numba2np9arraymath17check_axis_boundsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv"}
!73 = !{!74, !76, !77, !79, !13, !16}
!74 = distinct !{!74, !75, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!75 = distinct !{!75, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!76 = distinct !{!76, !75, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v10B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!77 = distinct !{!77, !78, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!78 = distinct !{!78, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!79 = distinct !{!79, !78, !"_ZN5numba2np8arrayobj15_call_allocatorB3v21B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!80 = !{!81, !13, !16}
!81 = distinct !{!81, !82, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!82 = distinct !{!82, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!83 = !{!84, !81, !13, !16}
!84 = distinct !{!84, !85, !"_ZN5numba2np9arraymath17check_axis_boundsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv: %retptr"}
!85 = distinct !{!85, !"_ZN5numba2np9arraymath17check_axis_boundsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEv"}
