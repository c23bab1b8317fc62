; {"digest": "f9fc674393042603b419175841031c247c5f94fa1eb01e467f39599e37985ed5", "takes": [["int64", 2], ["float64", 1], ["float64", 1], ["int32", 1], ["uint8", 1], ["float64", 1], ["int64", 0], ["float64", 2], ["float64", 2], ["int16", 2], ["float64", 0], ["float64", 0], ["uint8", 1], ["int64", 1], ["int64", 1], ["float64", 1], ["float64", 1], ["float64", 1], ["float64", 1], ["int64", 2], ["int64", 1], ["int32", 1], ["int64", 1], ["float64", 2]], "gives": ["int64"], "calls": ["erfc", "exp", "free", "log", "log1p", "malloc", "rint", "sqrt"]}
@.const.pickledata.a01bd3106b71d900afd3b499ce2962d64b743d8b = internal constant [157 x i8] c"\80\04\95\92\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8Counable to broadcast argument 1 to output array\0AFile \22/work/main/core/statistics/candidate_kernels.py\22, line 1, \94\85\94N\87\94."
@.const.pickledata.a01bd3106b71d900afd3b499ce2962d64b743d8b.sha1 = internal constant [20 x i8] c"\A0\1B\D3\10kq\D9\00\AF\D3\B4\99\CE)b\D6Kt=\8B"
@.const.picklebuf.a01bd3106b71d900afd3b499ce2962d64b743d8b = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.a01bd3106b71d900afd3b499ce2962d64b743d8b, i32 157, ptr @.const.pickledata.a01bd3106b71d900afd3b499ce2962d64b743d8b.sha1, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1, ptr null, i32 0 }
@.const.array.data = internal unnamed_addr constant [160 x i8] c"\B4\EAs\B5\15\FB\B3?\18C9\D1\AEB\AA?E\9E$]3\F9\A6?.\CF\83\BB\B3v\AB?\84\C0\CA\A1E\B6\93?\BF\BC\00\FB\E8\D4\A5?\CC\7FH\BF}\1D\B0?\18\09m9\97\E2\B2?N-[\EB\8B\84\96?\DE{\B8\E4\B8S\AA?\11\1Em\1C\B1\16\B7?*\E8\F6\92\C6h\AD?\0F\10\CC\D1\E3\F7\96?\CB\15\DE\E5\22\BE\A3?\DE^\D2\18\AD\A3\AA?\B6\A6y\C7):\B2?\D6\CA\84_\EA\E7\AD?\CE]K\C8\07=\8B?e\8Dz\88Fw\A0?[\0D\89{,}\B0?", align 8
@.const.array.data.1 = internal unnamed_addr constant [216 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\06\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\00\0B\00\00\00\00\00\00\00\0C\00\00\00\00\00\00\00\0D\00\00\00\00\00\00\00\0E\00\00\00\00\00\00\00\0F\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\11\00\00\00\00\00\00\00\12\00\00\00\00\00\00\00\13\00\00\00\00\00\00\00\14\00\00\00\00\00\00\00\15\00\00\00\00\00\00\00\16\00\00\00\00\00\00\00\17\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\0B\00\00\00\00\00\00\00", align 8
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.16 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.17 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.9 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.16, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.17, ptr null, i32 0 }
@.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28.sha1 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@.const.picklebuf.a832a7f8175c2530692ab82e581e246bf5646a28 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28, i32 70, ptr @.const.pickledata.a832a7f8175c2530692ab82e581e246bf5646a28.sha1, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.28 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.29 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.27 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.28, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.29, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.43 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.44 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.36 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.43, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.44, ptr null, i32 0 }
@.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366 = internal constant [69 x i8] c"\80\04\95:\00\00\00\00\00\00\00\8C\08builtins\94\8C\11ZeroDivisionError\94\93\94\8C\10division by zero\94\85\94N\87\94."
@.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366.sha1 = internal constant [20 x i8] c"\B2\80\08\A0\F8\8B\AD_\F0\F0$>\84\DA\B9\0C\AB\19\B3f"
@.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366, i32 69, ptr @.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366.sha1, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.76 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.77 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.72 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.76, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.77, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.74 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.75 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.73 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.74, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.75, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.92 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.93 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.88 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.92, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.93, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.90 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.91 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.89 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.90, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.91, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.16 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.17 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.12 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.16, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.17, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.103 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.104 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.99 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.103, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.104, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.101 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.102 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.100 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.101, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.102, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.113 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.114 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.109 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.113, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.114, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.123 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.124 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.122 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.123, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.124, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.135 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.136 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.131 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.135, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.136, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.139 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.140 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.138 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.139, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.140, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.19 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.20 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.14 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.19, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.20, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.30.151 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.31.152 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.26.147 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.30.151, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.31.152, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.28.149 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.29.150 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.27.148 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.28.149, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.29.150, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.44 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.45 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.43 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.44, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.45, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.14.144 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.15.145 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.5.143 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.14.144, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.15.145, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.63 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.64 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.59 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.63, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.64, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.61 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.62 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.60 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.61, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.62, ptr null, i32 0 }
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.165 = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.166 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.161 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.165, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1.166, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.163 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.164 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.162 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.163, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1.164, ptr null, i32 0 }

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics17candidate_kernels5judgeB4v108B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedEdd5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE(ptr noalias writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.stated.4, ptr readonly %arg.used.4, i64 %arg.rows.2, ptr %arg.rows.4, i64 %arg.rows.5.0, i64 %arg.codes.2, ptr readonly %arg.codes.4, ptr readonly %arg.shares.4, i64 %arg.known, ptr readonly %arg.matrix_scores.4, i64 %arg.matrix_scores.5.1, ptr readonly %arg.targets.4, i64 %arg.targets.5.0, i64 %arg.targets.5.1, ptr readonly %arg.plain.4, i64 %arg.plain.5.0, i64 %arg.plain.5.1, double %arg.lambda_, double %arg.weight, ptr readonly %arg.residues.4, i64 %arg.residues.5.0, i64 %arg.begins.2, ptr readonly %arg.begins.4, i64 %arg.begins.5.0, ptr readonly %arg.ends.4, i64 %arg.ends.5.0, i64 %arg.scores.2, ptr readonly %arg.scores.4, i64 %arg.scores.5.0, ptr readonly %arg.stated_trials.4, i64 %arg.stated_trials.5.0, ptr readonly %arg.used_trials.4, i64 %arg.used_trials.5.0, ptr readonly %arg.bounds.4, ptr readonly %arg.kernels.4, i64 %arg.kernels.5.0, i64 %arg.kernels.5.1, ptr readonly %arg.costs.4, ptr %arg.stop.4, ptr %arg.places.4, i64 %arg.places.5.0, ptr writeonly %arg.figures.4, i64 %arg.figures.5.1) unnamed_addr {
B128.i:
  %.54.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.114.i.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.151.i1088.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.2.i.i = alloca ptr, align 8
  %.901 = alloca ptr, align 8
  store ptr null, ptr %.901, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.2124 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.2.gep1313 = getelementptr inbounds i8, ptr %.2124, i64 16
  %.fca.4.gep1315 = getelementptr inbounds i8, ptr %.2124, i64 32
  %excinfo.13 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.2124, i8 0, i64 56, i1 false)
  store ptr null, ptr %excinfo.13, align 8
  %.2171 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep1301 = getelementptr inbounds i8, ptr %.2171, i64 32
  %excinfo.14 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.2171, i8 0, i64 56, i1 false)
  store ptr null, ptr %excinfo.14, align 8
  %.2845 = alloca i8, align 1
  store i8 0, ptr %.2845, align 1
  %excinfo.21 = alloca ptr, align 8
  store ptr null, ptr %excinfo.21, align 8
  %.3028 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep877 = getelementptr inbounds i8, ptr %.3028, i64 32
  %excinfo.22 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.3028, i8 0, i64 56, i1 false)
  store ptr null, ptr %excinfo.22, align 8
  %.3070 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep863 = getelementptr inbounds i8, ptr %.3070, i64 32
  %excinfo.23 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.3070, i8 0, i64 56, i1 false)
  store ptr null, ptr %excinfo.23, align 8
  %.3119 = alloca ptr, align 8
  store ptr null, ptr %.3119, align 8
  %excinfo.24 = alloca ptr, align 8
  store ptr null, ptr %excinfo.24, align 8
  %.4005 = alloca i8, align 1
  store i8 0, ptr %.4005, align 1
  %excinfo.28 = alloca ptr, align 8
  store ptr null, ptr %excinfo.28, align 8
  %.4220 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.2.gep402 = getelementptr inbounds i8, ptr %.4220, i64 16
  %.fca.4.gep404 = getelementptr inbounds i8, ptr %.4220, i64 32
  %excinfo.30 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.4220, i8 0, i64 56, i1 false)
  store ptr null, ptr %excinfo.30, align 8
  %.4260 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep390 = getelementptr inbounds i8, ptr %.4260, i64 32
  %excinfo.31 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.4260, i8 0, i64 56, i1 false)
  store ptr null, ptr %excinfo.31, align 8
  %.4344 = alloca ptr, align 8
  store ptr null, ptr %.4344, align 8
  %excinfo.33 = alloca ptr, align 8
  store ptr null, ptr %excinfo.33, align 8
  %.5232 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.fca.4.gep45 = getelementptr inbounds i8, ptr %.5232, i64 32
  %excinfo.36 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.5232, i8 0, i64 56, i1 false)
  store ptr null, ptr %excinfo.36, align 8
  %.5531 = alloca ptr, align 8
  store ptr null, ptr %.5531, align 8
  %excinfo.38 = alloca ptr, align 8
  store ptr null, ptr %excinfo.38, align 8
  %.359 = load double, ptr %arg.bounds.4, align 8
  %.387 = getelementptr i8, ptr %arg.bounds.4, i64 8
  %.388 = load double, ptr %.387, align 8
  %.416 = getelementptr i8, ptr %arg.bounds.4, i64 16
  %.417 = load double, ptr %.416, align 8
  %.445 = getelementptr i8, ptr %arg.bounds.4, i64 24
  %.446 = load double, ptr %.445, align 8
  %.500 = sitofp i64 %arg.rows.2 to double
  %.101.not.i = icmp eq i64 %arg.begins.5.0, 1
  br i1 %.101.not.i, label %B128.i3131, label %B90.i3125

B564:                                             ; preds = %B536.if
  %.1355 = load double, ptr %.1354, align 8
  %0 = getelementptr double, ptr %arg.scores.4, i64 %.1195.0253
  %.1386 = load double, ptr %0, align 8
  %1 = getelementptr i64, ptr %data.i.i.i, i64 %.1195.0253
  %.1418 = load i64, ptr %1, align 8
  %.13.i = tail call i64 @llvm.smin.i64(i64 %arg.rows.2, i64 %.1418)
  %.1387 = fmul double %.1355, %.1386
  %.1454 = sitofp i64 %.13.i to double
  %.12.i = fcmp ogt double %.1387, %.1454
  %.13.i3008 = select i1 %.12.i, double %.1454, double %.1387
  %.idx236 = mul i64 %.1195.0253, 336
  %2 = getelementptr i8, ptr %data.i.i.i.i3196, i64 %.idx236
  %.1567 = getelementptr i8, ptr %2, i64 328
  %.1568 = load double, ptr %.1567, align 8
  %.1569 = fmul double %.1568, %.13.i3008
  %.1570 = fadd double %.1386, %.1569
  %.1602 = fsub double %.1570, %.1386
  %.1635 = fmul double %.1118, %.1602
  %.1636 = fsub double %.1322, %.1635
  %.1638 = fcmp ugt double %.1636, %.417
  br i1 %.1638, label %B2295, label %B822

B822:                                             ; preds = %B536.if.B822_crit_edge, %B564
  %.idx237.pre-phi = phi i64 [ %.pre, %B536.if.B822_crit_edge ], [ %.idx236, %B564 ]
  %.1664 = icmp slt i64 %n.2.0255, 0
  %.1665 = select i1 %.1664, i64 %arg.begins.2, i64 0
  %3 = getelementptr i64, ptr %data.i.i.i.i3244, i64 %n.2.0255
  %.1679 = getelementptr i64, ptr %3, i64 %.1665
  store i64 %.1195.0253, ptr %.1679, align 8
  %4 = getelementptr i8, ptr %data.i.i.i.i3196, i64 %.idx237.pre-phi
  %.1880 = add i64 %.1665, %n.2.0255
  %.idx238 = mul i64 %.1880, 336
  %5 = getelementptr i8, ptr %data.i.i.i.i3196, i64 %.idx238
  br label %B872.if

B908:                                             ; preds = %B872.if
  %.1916 = add nsw i64 %n.2.0255, 1
  br label %B2295

.3.endif.i:                                       ; preds = %B2295, %NRT_decref.exit3271
  %n.2.0.lcssa = phi i64 [ 0, %NRT_decref.exit3271 ], [ %n.3.1, %B2295 ]
  fence release
  %.4.i.i = atomicrmw sub ptr %memory.i.i.i.i3165, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i, 1
  br i1 %.10.i, label %.3.endif.if.i, label %B920.else.endif.endif, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3165)
  br label %B920.else.endif.endif

common.ret:                                       ; preds = %B2294.endif.endif.endif.endif.endif.if, %B2294.endif.endif.endif.if, %B2294.endif.endif.if, %B2294.endif.if, %B1878.endif.endif.endif.endif.if, %B1878.endif.endif.endif.if, %B1878.endif.endif.if, %B1878.endif.if, %B1878.if, %for.end.2.endif.if, %B1690.endif.endif.endif.endif.endif.if, %B1690.endif.if, %B1420.endif.endif.endif.if, %B1420.endif.endif.if, %B1420.endif.if, %B1420.if, %B920.endif.endif.endif.en...if.3, %B920.endif.endif.endif.en...endif.2.endif.if, %B920.endif.endif.endif.en...endif.2.if, %B920.endif.endif.endif.en...if.2, %B920.endif.endif.endif.endif.endif.endif.endif.if, %B920.endif.endif.endif.endif.endif.if, %B920.endif.endif.endif.if, %B920.endif.endif.if, %B920.endif.if, %for.end.1.endif.endif.endif.endif.endif.if, %for.end.1.endif.endif.endif.if, %for.end.1.endif.endif.if, %for.end.1.endif.if, %for.end.1.if, %for.end.endif.if, %B0.endif.endif.endif.endif.endif.if, %NRT_decref.exit3776, %B1690.endif.endif.endif.endif.if, %B0.endif.endif.endif.endif.if, %B0.endif.endif.endif.if, %NRT_decref.exit3086, %NRT_decref.exit3050
  %common.ret.op = phi i32 [ 0, %NRT_decref.exit3050 ], [ 0, %NRT_decref.exit3086 ], [ 1, %B2294.endif.endif.endif.if ], [ 1, %B1690.endif.endif.endif.endif.endif.if ], [ 1, %B2294.endif.endif.endif.endif.endif.if ], [ 1, %B0.endif.endif.endif.if ], [ 1, %B0.endif.endif.endif.endif.if ], [ 0, %NRT_decref.exit3776 ], [ 1, %B0.endif.endif.endif.endif.endif.if ], [ 1, %B2294.endif.if ], [ 1, %B2294.endif.endif.if ], [ 1, %for.end.endif.if ], [ 1, %for.end.1.if ], [ 1, %for.end.1.endif.if ], [ 1, %for.end.1.endif.endif.if ], [ 1, %for.end.1.endif.endif.endif.if ], [ 1, %for.end.2.endif.if ], [ 1, %for.end.1.endif.endif.endif.endif.endif.if ], [ 1, %B1878.endif.endif.endif.endif.if ], [ 1, %B1878.endif.endif.endif.if ], [ 1, %B1878.if ], [ 1, %B920.endif.if ], [ 1, %B920.endif.endif.if ], [ 1, %B920.endif.endif.endif.if ], [ 1, %B920.endif.endif.endif.endif.endif.if ], [ 1, %B920.endif.endif.endif.endif.endif.endif.endif.if ], [ 1, %B920.endif.endif.endif.en...if.2 ], [ 1, %B920.endif.endif.endif.en...endif.2.if ], [ 1, %B920.endif.endif.endif.en...endif.2.endif.if ], [ 1, %B920.endif.endif.endif.en...if.3 ], [ 1, %B1420.if ], [ 1, %B1420.endif.if ], [ 1, %B1420.endif.endif.if ], [ 1, %B1878.endif.endif.if ], [ 1, %B1420.endif.endif.endif.if ], [ 1, %B1878.endif.if ], [ 1, %B1690.endif.endif.endif.endif.if ], [ 1, %B1690.endif.if ]
  ret i32 %common.ret.op

.3.endif.i3010:                                   ; preds = %NRT_decref.exit3493
  fence release
  %.4.i.i3011 = atomicrmw sub ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8
  %.10.i3012 = icmp eq i64 %.4.i.i3011, 1
  br i1 %.10.i3012, label %.3.endif.if.i3013, label %.3.endif.i3016, !prof !0

.3.endif.if.i3013:                                ; preds = %.3.endif.i3010
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3238)
  br label %.3.endif.i3016

.3.endif.i3016:                                   ; preds = %.3.endif.if.i3013, %.3.endif.i3010
  fence release
  %.4.i.i3017 = atomicrmw sub ptr %memory.i.i.i.i3331, i64 1 monotonic, align 8
  %.10.i3018 = icmp eq i64 %.4.i.i3017, 1
  br i1 %.10.i3018, label %.3.endif.if.i3019, label %.3.endif.i3022, !prof !0

.3.endif.if.i3019:                                ; preds = %.3.endif.i3016
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3331)
  br label %.3.endif.i3022

.3.endif.i3022:                                   ; preds = %.3.endif.if.i3019, %.3.endif.i3016
  fence release
  %.4.i.i3023 = atomicrmw sub ptr %memory.i.i.i3140, i64 1 monotonic, align 8
  %.10.i3024 = icmp eq i64 %.4.i.i3023, 1
  br i1 %.10.i3024, label %.3.endif.if.i3025, label %.3.endif.i3028, !prof !0

.3.endif.if.i3025:                                ; preds = %.3.endif.i3022
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i3140)
  br label %.3.endif.i3028

.3.endif.i3028:                                   ; preds = %.3.endif.if.i3025, %.3.endif.i3022
  fence release
  %.4.i.i3029 = atomicrmw sub ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8
  %.10.i3030 = icmp eq i64 %.4.i.i3029, 1
  br i1 %.10.i3030, label %.3.endif.if.i3031, label %NRT_decref.exit3032, !prof !0

.3.endif.if.i3031:                                ; preds = %.3.endif.i3028
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3297)
  br label %NRT_decref.exit3032

NRT_decref.exit3032:                              ; preds = %.3.endif.i3028, %.3.endif.if.i3031
  br i1 %.4.i478.i, label %.3.endif.i3040, label %.3.endif.i3034, !prof !0

.3.endif.i3034:                                   ; preds = %NRT_decref.exit3032
  fence release
  %.4.i.i3035 = atomicrmw sub ptr %.68.fca.0.load.i, i64 1 monotonic, align 8
  %.10.i3036 = icmp eq i64 %.4.i.i3035, 1
  br i1 %.10.i3036, label %.3.endif.if.i3037, label %.3.endif.i3040, !prof !0

.3.endif.if.i3037:                                ; preds = %.3.endif.i3034
  fence acquire
  tail call void @free(ptr nonnull %.68.fca.0.load.i)
  br label %.3.endif.i3040

.3.endif.i3040:                                   ; preds = %.3.endif.if.i3037, %.3.endif.i3034, %NRT_decref.exit3032
  fence release
  %.4.i.i3041 = atomicrmw sub ptr %memory.i.i.i.i3431, i64 1 monotonic, align 8
  %.10.i3042 = icmp eq i64 %.4.i.i3041, 1
  br i1 %.10.i3042, label %.3.endif.if.i3043, label %.3.endif.i3046, !prof !0

.3.endif.if.i3043:                                ; preds = %.3.endif.i3040
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3431)
  br label %.3.endif.i3046

.3.endif.i3046:                                   ; preds = %.3.endif.if.i3043, %.3.endif.i3040
  fence release
  %.4.i.i3047 = atomicrmw sub ptr %memory.i.i.i.i3400, i64 1 monotonic, align 8
  %.10.i3048 = icmp eq i64 %.4.i.i3047, 1
  br i1 %.10.i3048, label %.3.endif.if.i3049, label %NRT_decref.exit3050, !prof !0

.3.endif.if.i3049:                                ; preds = %.3.endif.i3046
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3400)
  br label %NRT_decref.exit3050

NRT_decref.exit3050:                              ; preds = %.3.endif.i3046, %.3.endif.if.i3049
  store i64 -1, ptr %retptr, align 8
  br label %common.ret

B1420:                                            ; preds = %NRT_decref.exit3493
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.3028, i8 0, i64 56, i1 false)
  %.3036 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr %.3028, ptr %excinfo.22, ptr nonnull %memory.i.i.i3140, ptr %data.i.i.i3146, i64 %dest_shape.3.ph27, ptr nonnull %memory.i.i.i.i3238, i64 %.1964.sroa.13.0, ptr %data.i.i.i.i3244)
  %.3038.not = icmp eq i32 %.3036, 0
  %.3046.fca.0.load = load ptr, ptr %.3028, align 8
  %.3046.fca.4.load = load ptr, ptr %.fca.4.gep877, align 8
  br i1 %.3038.not, label %B1420.endif, label %B1420.if, !prof !1

B1644:                                            ; preds = %B1616.if
  %6 = getelementptr double, ptr %data.i.i.i.i3406, i64 %.3246.0257
  %.3414 = load double, ptr %6, align 8
  %.3416 = fcmp ogt double %.3414, 0.000000e+00
  br i1 %.3416, label %B1668, label %B1688

B1668:                                            ; preds = %B1644
  %.3433 = icmp slt i64 %n_within.2.0259, 0
  %.3434 = select i1 %.3433, i64 %n.2.0.lcssa, i64 0
  %7 = getelementptr i64, ptr %data.i.i.i.i3518, i64 %n_within.2.0259
  %.3448 = getelementptr i64, ptr %7, i64 %.3434
  store i64 %.3246.0257, ptr %.3448, align 8
  %.3453 = add nsw i64 %n_within.2.0259, 1
  br label %B1688

B1688:                                            ; preds = %B1668, %B1644, %B1616.if
  %n_within.3.1 = phi i64 [ %.3453, %B1668 ], [ %n_within.2.0259, %B1644 ], [ %n_within.2.0259, %B1616.if ]
  %.3302 = icmp ugt i64 %.3249.0258, 1
  br i1 %.3302, label %B1616.if, label %B1690.else.endif.endif

.3.endif.i3052:                                   ; preds = %NRT_decref.exit3625
  fence release
  %.4.i.i3053 = atomicrmw sub ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8
  %.10.i3054 = icmp eq i64 %.4.i.i3053, 1
  br i1 %.10.i3054, label %.3.endif.if.i3055, label %.3.endif.i3058, !prof !0

.3.endif.if.i3055:                                ; preds = %.3.endif.i3052
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3238)
  br label %.3.endif.i3058

.3.endif.i3058:                                   ; preds = %.3.endif.if.i3055, %.3.endif.i3052
  fence release
  %.4.i.i3059 = atomicrmw sub ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8
  %.10.i3060 = icmp eq i64 %.4.i.i3059, 1
  br i1 %.10.i3060, label %.3.endif.if.i3061, label %NRT_decref.exit3062, !prof !0

.3.endif.if.i3061:                                ; preds = %.3.endif.i3058
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3512)
  br label %NRT_decref.exit3062

NRT_decref.exit3062:                              ; preds = %.3.endif.i3058, %.3.endif.if.i3061
  %.4.i3063 = icmp eq ptr %.3655.sroa.0.0, null
  br i1 %.4.i3063, label %.3.endif.i3070, label %.3.endif.i3064, !prof !0

.3.endif.i3064:                                   ; preds = %NRT_decref.exit3062
  fence release
  %.4.i.i3065 = atomicrmw sub ptr %.3655.sroa.0.0, i64 1 monotonic, align 8
  %.10.i3066 = icmp eq i64 %.4.i.i3065, 1
  br i1 %.10.i3066, label %.3.endif.if.i3067, label %.3.endif.i3070, !prof !0

.3.endif.if.i3067:                                ; preds = %.3.endif.i3064
  fence acquire
  tail call void @free(ptr nonnull %.3655.sroa.0.0)
  br label %.3.endif.i3070

.3.endif.i3070:                                   ; preds = %.3.endif.if.i3067, %.3.endif.i3064, %NRT_decref.exit3062
  fence release
  %.4.i.i3071 = atomicrmw sub ptr %memory.i.i.i3140, i64 1 monotonic, align 8
  %.10.i3072 = icmp eq i64 %.4.i.i3071, 1
  br i1 %.10.i3072, label %.3.endif.if.i3073, label %.3.endif.i3076, !prof !0

.3.endif.if.i3073:                                ; preds = %.3.endif.i3070
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i3140)
  br label %.3.endif.i3076

.3.endif.i3076:                                   ; preds = %.3.endif.if.i3073, %.3.endif.i3070
  fence release
  %.4.i.i3077 = atomicrmw sub ptr %memory.i.i.i.i3431, i64 1 monotonic, align 8
  %.10.i3078 = icmp eq i64 %.4.i.i3077, 1
  br i1 %.10.i3078, label %.3.endif.if.i3079, label %.3.endif.i3082, !prof !0

.3.endif.if.i3079:                                ; preds = %.3.endif.i3076
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3431)
  br label %.3.endif.i3082

.3.endif.i3082:                                   ; preds = %.3.endif.if.i3079, %.3.endif.i3076
  fence release
  %.4.i.i3083 = atomicrmw sub ptr %memory.i.i.i.i3400, i64 1 monotonic, align 8
  %.10.i3084 = icmp eq i64 %.4.i.i3083, 1
  br i1 %.10.i3084, label %.3.endif.if.i3085, label %NRT_decref.exit3086, !prof !0

.3.endif.if.i3085:                                ; preds = %.3.endif.i3082
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3400)
  br label %NRT_decref.exit3086

NRT_decref.exit3086:                              ; preds = %.3.endif.i3082, %.3.endif.if.i3085
  store i64 -1, ptr %retptr, align 8
  br label %common.ret

B1878:                                            ; preds = %NRT_decref.exit3625
  br i1 %.3525, label %B1878.if, label %B0.endif.endif.i, !prof !0

B0.endif.endif.i:                                 ; preds = %B1878
  %.30.i = icmp ugt i64 %n_within.2.0.lcssa274, 1152921504606846975
  br i1 %.30.i, label %B1878.if, label %B0.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.i
  %.29.i = shl nuw nsw i64 %n_within.2.0.lcssa274, 3
  %all.i.i.i.i = add nuw i64 %.29.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B1878.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %B0.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !2
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !2
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !2
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.29.i, ptr %at_size.i.i.i.i, align 8, !noalias !2
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !12
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !12
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %B1878.endif, !prof !0

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !12
  br label %B1878.endif

B2192:                                            ; preds = %B2092.if
  %.4668 = select i1 %.4567, i64 %.1964.sroa.13.0, i64 0
  %8 = getelementptr i64, ptr %data.i.i.i.i3244, i64 %.4549
  %.4682 = getelementptr i64, ptr %8, i64 %.4668
  %.4683 = load i64, ptr %.4682, align 8
  %.4698 = icmp slt i64 %found.2.0266, 0
  %.4699 = select i1 %.4698, i64 %arg.places.5.0, i64 0
  %9 = getelementptr i64, ptr %arg.places.4, i64 %found.2.0266
  %.4713 = getelementptr i64, ptr %9, i64 %.4699
  store i64 %.4683, ptr %.4713, align 8
  %10 = getelementptr double, ptr %data.i.i.i.i3406, i64 %.4549
  %.4744 = getelementptr double, ptr %10, i64 %.4568
  %.4745 = load double, ptr %.4744, align 8
  %11 = getelementptr double, ptr %.3655.sroa.15.0, i64 %.4418.0264
  %.4778 = load double, ptr %11, align 8
  %.4813 = select i1 %.4698, i64 %arg.figures.5.1, i64 0
  %.4814 = add i64 %.4813, %found.2.0266
  %.4835 = getelementptr double, ptr %arg.figures.4, i64 %.4814
  store double %.4645, ptr %.4835, align 8
  %.4892 = getelementptr double, ptr %104, i64 %.4814
  store double %.4745, ptr %.4892, align 8
  %.4947 = getelementptr double, ptr %105, i64 %.4814
  store double %.4778, ptr %.4947, align 8
  %.4950 = add nsw i64 %found.2.0266, 1
  br label %B2292

B2292:                                            ; preds = %B2092.if, %B2192
  %found.3.1 = phi i64 [ %.4950, %B2192 ], [ %found.2.0266, %B2092.if ]
  %.4474 = icmp ugt i64 %.4421.0265, 1
  br i1 %.4474, label %B2092.if, label %.3.endif.i3088

.3.endif.i3088:                                   ; preds = %B2292, %NRT_decref.exit3673
  %found.2.0.lcssa = phi i64 [ 0, %NRT_decref.exit3673 ], [ %found.3.1, %B2292 ]
  fence release
  %.4.i.i3089 = atomicrmw sub ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8
  %.10.i3090 = icmp eq i64 %.4.i.i3089, 1
  br i1 %.10.i3090, label %.3.endif.if.i3091, label %.3.endif.i3094, !prof !0

.3.endif.if.i3091:                                ; preds = %.3.endif.i3088
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3238)
  br label %.3.endif.i3094

.3.endif.i3094:                                   ; preds = %.3.endif.if.i3091, %.3.endif.i3088
  fence release
  %.4.i.i3095 = atomicrmw sub ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8
  %.10.i3096 = icmp eq i64 %.4.i.i3095, 1
  br i1 %.10.i3096, label %.3.endif.if.i3097, label %NRT_decref.exit3098, !prof !0

.3.endif.if.i3097:                                ; preds = %.3.endif.i3094
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3512)
  br label %NRT_decref.exit3098

NRT_decref.exit3098:                              ; preds = %.3.endif.i3094, %.3.endif.if.i3097
  %.4.i3099 = icmp eq ptr %.3655.sroa.0.0, null
  br i1 %.4.i3099, label %.3.endif.i3106, label %.3.endif.i3100, !prof !0

.3.endif.i3100:                                   ; preds = %NRT_decref.exit3098
  fence release
  %.4.i.i3101 = atomicrmw sub ptr %.3655.sroa.0.0, i64 1 monotonic, align 8
  %.10.i3102 = icmp eq i64 %.4.i.i3101, 1
  br i1 %.10.i3102, label %.3.endif.if.i3103, label %.3.endif.i3106, !prof !0

.3.endif.if.i3103:                                ; preds = %.3.endif.i3100
  fence acquire
  tail call void @free(ptr nonnull %.3655.sroa.0.0)
  br label %.3.endif.i3106

.3.endif.i3106:                                   ; preds = %.3.endif.if.i3103, %.3.endif.i3100, %NRT_decref.exit3098
  fence release
  %.4.i.i3107 = atomicrmw sub ptr %memory.i.i.i.i3431, i64 1 monotonic, align 8
  %.10.i3108 = icmp eq i64 %.4.i.i3107, 1
  br i1 %.10.i3108, label %.3.endif.if.i3109, label %.3.endif.i3112, !prof !0

.3.endif.if.i3109:                                ; preds = %.3.endif.i3106
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3431)
  br label %.3.endif.i3112

.3.endif.i3112:                                   ; preds = %.3.endif.if.i3109, %.3.endif.i3106
  fence release
  %.4.i.i3113 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i3114 = icmp eq i64 %.4.i.i3113, 1
  br i1 %.10.i3114, label %.3.endif.if.i3115, label %.3.endif.i3118, !prof !0

.3.endif.if.i3115:                                ; preds = %.3.endif.i3112
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %.3.endif.i3118

.3.endif.i3118:                                   ; preds = %.3.endif.if.i3115, %.3.endif.i3112
  fence release
  %.4.i.i3119 = atomicrmw sub ptr %memory.i.i.i.i3400, i64 1 monotonic, align 8
  %.10.i3120 = icmp eq i64 %.4.i.i3119, 1
  br i1 %.10.i3120, label %.3.endif.if.i3121, label %NRT_decref.exit3122, !prof !0

.3.endif.if.i3121:                                ; preds = %.3.endif.i3118
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3400)
  br label %NRT_decref.exit3122

NRT_decref.exit3122:                              ; preds = %.3.endif.i3118, %.3.endif.if.i3121
  %.5053 = icmp slt i64 %arg.places.5.0, 1
  br i1 %.5053, label %B2294.else.endif.if, label %B2294.else.endif.endif, !prof !0

B2295:                                            ; preds = %B564, %B908
  %n.3.1 = phi i64 [ %.1916, %B908 ], [ %n.2.0255, %B564 ]
  %.1251 = icmp sgt i64 %.1198.0254, 1
  br i1 %.1251, label %B536.if, label %.3.endif.i

B90.i3125:                                        ; preds = %B128.i
  %.71.not.i3126 = icmp eq i64 %arg.ends.5.0, %arg.begins.5.0
  %.76.not.i3127 = icmp eq i64 %arg.ends.5.0, 1
  %or.cond.i3128 = or i1 %.76.not.i3127, %.71.not.i3126
  br i1 %or.cond.i3128, label %B0.endif.endif.endif.endif, label %B0.endif.endif.endif.if

B128.i3131:                                       ; preds = %B128.i
  %.101.not.i3132 = icmp eq i64 %arg.ends.5.0, 1
  br i1 %.101.not.i3132, label %B0.endif.endif.endif.endif.endif, label %B0.endif.endif.endif.endif

B0.endif.endif.endif.if:                          ; preds = %B90.i3125
  store ptr @.const.picklebuf.a01bd3106b71d900afd3b499ce2962d64b743d8b, ptr %excinfo, align 8, !numba_exception_output !13
  br label %common.ret

B0.endif.endif.endif.endif:                       ; preds = %B90.i3125, %B128.i3131
  %dest_shape.3.ph = phi i64 [ %arg.ends.5.0, %B128.i3131 ], [ %arg.begins.5.0, %B90.i3125 ]
  %.614 = shl nsw i64 %dest_shape.3.ph, 3
  %12 = add i64 %dest_shape.3.ph, -1152921504606846976
  %.615 = icmp ult i64 %12, -2305843009213693952
  br i1 %.615, label %B0.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif, !prof !14

B0.endif.endif.endif.endif.if:                    ; preds = %B0.endif.endif.endif.endif
  store ptr @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57, ptr %excinfo, align 8, !numba_exception_output !13
  br label %common.ret

B0.endif.endif.endif.endif.endif:                 ; preds = %B128.i3131, %B0.endif.endif.endif.endif
  %.61428 = phi i64 [ %.614, %B0.endif.endif.endif.endif ], [ 8, %B128.i3131 ]
  %dest_shape.3.ph27 = phi i64 [ %dest_shape.3.ph, %B0.endif.endif.endif.endif ], [ 1, %B128.i3131 ]
  %all.i.i.i = add i64 %.61428, 112
  %memory.i.i.i = tail call ptr @malloc(i64 %all.i.i.i)
  %none.i.i.i = icmp eq ptr %memory.i.i.i, null
  br i1 %none.i.i.i, label %B0.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif

B0.endif.endif.endif.endif.endif.if:              ; preds = %B0.endif.endif.endif.endif.endif
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif.endif.endif.endif:           ; preds = %B0.endif.endif.endif.endif.endif
  %address.i.i.i = ptrtoint ptr %memory.i.i.i to i64
  %behind.i.i.i = add i64 %address.i.i.i, 111
  %aligned.i.i.i = and i64 %behind.i.i.i, -64
  %data.i.i.i = inttoptr i64 %aligned.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i, align 4, !noalias !15
  %at_end.i.i.i = getelementptr i8, ptr %memory.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i, align 8, !noalias !15
  %at_data.i.i.i = getelementptr i8, ptr %memory.i.i.i, i64 24
  store ptr %data.i.i.i, ptr %at_data.i.i.i, align 8, !noalias !15
  %at_size.i.i.i = getelementptr i8, ptr %memory.i.i.i, i64 32
  store i64 %.61428, ptr %at_size.i.i.i, align 8, !noalias !15
  %.685244 = icmp sgt i64 %dest_shape.3.ph27, 0
  br i1 %.685244, label %for.body.lr.ph, label %.3.endif.i3137

for.body.lr.ph:                                   ; preds = %B0.endif.endif.endif.endif.endif.endif
  %.687 = icmp ugt i64 %arg.begins.5.0, 1
  %.696 = icmp ugt i64 %arg.ends.5.0, 1
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %loop.index247 = phi i64 [ 0, %for.body.lr.ph ], [ %.733, %for.body ]
  %.681.0246 = phi i64 [ 0, %for.body.lr.ph ], [ %.681.1, %for.body ]
  %.678.0245 = phi i64 [ 0, %for.body.lr.ph ], [ %spec.select, %for.body ]
  %spec.select = select i1 %.687, i64 %loop.index247, i64 %.678.0245
  %.694 = getelementptr i64, ptr %arg.begins.4, i64 %spec.select
  %.695 = load i64, ptr %.694, align 8
  %.681.1 = select i1 %.696, i64 %loop.index247, i64 %.681.0246
  %.703 = getelementptr i64, ptr %arg.ends.4, i64 %.681.1
  %.704 = load i64, ptr %.703, align 8
  %.6.i = sub nsw i64 %.704, %.695
  %.731 = getelementptr i64, ptr %data.i.i.i, i64 %loop.index247
  store i64 %.6.i, ptr %.731, align 8
  %.733 = add nuw nsw i64 %loop.index247, 1
  %.685 = icmp slt i64 %.733, %dest_shape.3.ph27
  br i1 %.685, label %for.body, label %.3.endif.i3137

.3.endif.i3137:                                   ; preds = %for.body, %B0.endif.endif.endif.endif.endif.endif
  %.4.i.i3138 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8
  %memory.i.i.i3140 = tail call ptr @malloc(i64 %all.i.i.i)
  %none.i.i.i3141 = icmp eq ptr %memory.i.i.i3140, null
  br i1 %none.i.i.i3141, label %for.end.endif.if, label %for.end.endif.endif

for.end.endif.if:                                 ; preds = %.3.endif.i3137
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

for.end.endif.endif:                              ; preds = %.3.endif.i3137
  %address.i.i.i3143 = ptrtoint ptr %memory.i.i.i3140 to i64
  %behind.i.i.i3144 = add i64 %address.i.i.i3143, 111
  %aligned.i.i.i3145 = and i64 %behind.i.i.i3144, -64
  %data.i.i.i3146 = inttoptr i64 %aligned.i.i.i3145 to ptr
  store i64 1, ptr %memory.i.i.i3140, align 4, !noalias !22
  %at_end.i.i.i3147 = getelementptr i8, ptr %memory.i.i.i3140, i64 8
  store ptr null, ptr %at_end.i.i.i3147, align 8, !noalias !22
  %at_data.i.i.i3148 = getelementptr i8, ptr %memory.i.i.i3140, i64 24
  store ptr %data.i.i.i3146, ptr %at_data.i.i.i3148, align 8, !noalias !22
  %at_size.i.i.i3149 = getelementptr i8, ptr %memory.i.i.i3140, i64 32
  store i64 %.61428, ptr %at_size.i.i.i3149, align 8, !noalias !22
  br i1 %.685244, label %for.body.1, label %.3.endif.i3154

for.body.1:                                       ; preds = %for.end.endif.endif, %for.body.1
  %loop.index.1249 = phi i64 [ %.840, %for.body.1 ], [ 0, %for.end.endif.endif ]
  %.833 = getelementptr i64, ptr %data.i.i.i, i64 %loop.index.1249
  %.836 = getelementptr double, ptr %data.i.i.i3146, i64 %loop.index.1249
  %.837 = load i64, ptr %.833, align 8
  %.838 = sitofp i64 %.837 to double
  store double %.838, ptr %.836, align 8
  %.840 = add nuw nsw i64 %loop.index.1249, 1
  %.829 = icmp slt i64 %.840, %dest_shape.3.ph27
  br i1 %.829, label %for.body.1, label %.3.endif.i3154

.3.endif.i3154:                                   ; preds = %for.body.1, %for.end.endif.endif
  fence release
  %.4.i.i3155 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i3156 = icmp eq i64 %.4.i.i3155, 1
  br i1 %.10.i3156, label %.3.endif.if.i3157, label %NRT_decref.exit3158, !prof !0

.3.endif.if.i3157:                                ; preds = %.3.endif.i3154
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit3158

NRT_decref.exit3158:                              ; preds = %.3.endif.i3154, %.3.endif.if.i3157
  %.14.i3159 = icmp slt i64 %arg.begins.2, 0
  br i1 %.14.i3159, label %for.end.1.if, label %B0.endif.endif.i3160, !prof !0

B0.endif.endif.i3160:                             ; preds = %NRT_decref.exit3158
  %.30.i3161 = icmp ugt i64 %arg.begins.2, 1152921504606846975
  br i1 %.30.i3161, label %for.end.1.if, label %B0.endif.endif.endif.i3162, !prof !0

B0.endif.endif.endif.i3162:                       ; preds = %B0.endif.endif.i3160
  %.29.i3163 = shl nuw nsw i64 %arg.begins.2, 3
  %all.i.i.i.i3164 = add nuw i64 %.29.i3163, 112
  %memory.i.i.i.i3165 = tail call ptr @malloc(i64 %all.i.i.i.i3164)
  %none.i.i.i.i3166 = icmp eq ptr %memory.i.i.i.i3165, null
  br i1 %none.i.i.i.i3166, label %for.end.1.if, label %.3.endif.i24.i3167

.3.endif.i24.i3167:                               ; preds = %B0.endif.endif.endif.i3162
  %address.i.i.i.i3168 = ptrtoint ptr %memory.i.i.i.i3165 to i64
  %behind.i.i.i.i3169 = add i64 %address.i.i.i.i3168, 111
  %aligned.i.i.i.i3170 = and i64 %behind.i.i.i.i3169, -64
  %data.i.i.i.i3171 = inttoptr i64 %aligned.i.i.i.i3170 to ptr
  store i64 1, ptr %memory.i.i.i.i3165, align 4, !noalias !29
  %at_end.i.i.i.i3172 = getelementptr i8, ptr %memory.i.i.i.i3165, i64 8
  store ptr null, ptr %at_end.i.i.i.i3172, align 8, !noalias !29
  %at_data.i.i.i.i3173 = getelementptr i8, ptr %memory.i.i.i.i3165, i64 24
  store ptr %data.i.i.i.i3171, ptr %at_data.i.i.i.i3173, align 8, !noalias !29
  %at_size.i.i.i.i3174 = getelementptr i8, ptr %memory.i.i.i.i3165, i64 32
  store i64 %.29.i3163, ptr %at_size.i.i.i.i3174, align 8, !noalias !29
  %.4.i.i.i3175 = atomicrmw add ptr %memory.i.i.i.i3165, i64 1 monotonic, align 8, !noalias !39
  fence release
  %.4.i.i25.i3182 = atomicrmw sub ptr %memory.i.i.i.i3165, i64 1 monotonic, align 8, !noalias !39
  %.10.i.i3183 = icmp eq i64 %.4.i.i25.i3182, 1
  br i1 %.10.i.i3183, label %.3.endif.if.i.i3185, label %for.end.1.endif, !prof !0

.3.endif.if.i.i3185:                              ; preds = %.3.endif.i24.i3167
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3165), !noalias !39
  br label %for.end.1.endif

for.end.1.if:                                     ; preds = %B0.endif.endif.i3160, %NRT_decref.exit3158, %B0.endif.endif.endif.i3162
  %excinfo.6.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i3162 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.9, %B0.endif.endif.i3160 ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b, %NRT_decref.exit3158 ]
  store ptr %excinfo.6.0.ph, ptr %excinfo, align 8
  br label %common.ret

for.end.1.endif:                                  ; preds = %.3.endif.if.i.i3185, %.3.endif.i24.i3167
  store ptr null, ptr %.901, align 8
  %.920 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels13log10_evaluesB4v109B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd27Literal_5bbool_5d_28True_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.901, ptr %excinfo.7, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.used.4, double %.500, ptr null, i64 %arg.scores.2, ptr %arg.scores.4, ptr nonnull %memory.i.i.i3140, ptr %data.i.i.i3146, ptr null, ptr %arg.used_trials.4, ptr nonnull %memory.i.i.i.i3165, ptr %data.i.i.i.i3171)
  %.922.not = icmp eq i32 %.920, 0
  br i1 %.922.not, label %B0.endif.endif.endif.endif.i, label %for.end.1.endif.if, !prof !1

for.end.1.endif.if:                               ; preds = %for.end.1.endif
  %.921 = load ptr, ptr %excinfo.7, align 8
  store ptr %.921, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif.endif.i:                     ; preds = %for.end.1.endif
  %.49.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %arg.begins.2, i64 42)
  %.50.i = extractvalue { i64, i1 } %.49.i, 0
  %.51.i = extractvalue { i64, i1 } %.49.i, 1
  %13 = add i64 %.50.i, -1152921504606846976
  %.56.i = icmp ult i64 %13, -2305843009213693952
  %.57.i = or i1 %.51.i, %.56.i
  br i1 %.57.i, label %for.end.1.endif.endif.if, label %B0.endif.endif.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.endif.endif.i:               ; preds = %B0.endif.endif.endif.endif.i
  %.55.i = shl nsw i64 %.50.i, 3
  %all.i.i.i.i3190 = add i64 %.55.i, 112
  %memory.i.i.i.i3191 = tail call ptr @malloc(i64 %all.i.i.i.i3190)
  %none.i.i.i.i3192 = icmp eq ptr %memory.i.i.i.i3191, null
  br i1 %none.i.i.i.i3192, label %for.end.1.endif.endif.if, label %.3.endif.i31.i

.3.endif.i31.i:                                   ; preds = %B0.endif.endif.endif.endif.endif.i
  %address.i.i.i.i3193 = ptrtoint ptr %memory.i.i.i.i3191 to i64
  %behind.i.i.i.i3194 = add i64 %address.i.i.i.i3193, 111
  %aligned.i.i.i.i3195 = and i64 %behind.i.i.i.i3194, -64
  %data.i.i.i.i3196 = inttoptr i64 %aligned.i.i.i.i3195 to ptr
  store i64 1, ptr %memory.i.i.i.i3191, align 4, !noalias !40
  %at_end.i.i.i.i3197 = getelementptr i8, ptr %memory.i.i.i.i3191, i64 8
  store ptr null, ptr %at_end.i.i.i.i3197, align 8, !noalias !40
  %at_data.i.i.i.i3198 = getelementptr i8, ptr %memory.i.i.i.i3191, i64 24
  store ptr %data.i.i.i.i3196, ptr %at_data.i.i.i.i3198, align 8, !noalias !40
  %at_size.i.i.i.i3199 = getelementptr i8, ptr %memory.i.i.i.i3191, i64 32
  store i64 %.55.i, ptr %at_size.i.i.i.i3199, align 8, !noalias !40
  %.4.i.i.i3200 = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !50
  fence release
  %.4.i.i32.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !50
  %.10.i.i3205 = icmp eq i64 %.4.i.i32.i, 1
  br i1 %.10.i.i3205, label %.3.endif.if.i.i3207, label %.3.endif.i.i, !prof !0

.3.endif.if.i.i3207:                              ; preds = %.3.endif.i31.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !50
  br label %.3.endif.i.i

for.end.1.endif.endif.if:                         ; preds = %B0.endif.endif.endif.endif.i, %B0.endif.endif.endif.endif.endif.i
  %excinfo.8.0 = phi ptr [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.27, %B0.endif.endif.endif.endif.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.i ]
  store ptr %excinfo.8.0, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i.i:                                     ; preds = %.3.endif.if.i.i3207, %.3.endif.i31.i
  %.4.i.i.i3210 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !51
  %.4.i.i1082.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %memory.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %for.end.1.endif.endif.endif.if, label %.3.endif.i24.i.i

.3.endif.i24.i.i:                                 ; preds = %.3.endif.i.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !55
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !55
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !55
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i.i, align 8, !noalias !55
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !65
  fence release
  %.4.i.i25.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !65
  %.10.i.i.i = icmp eq i64 %.4.i.i25.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %B0.endif.i3211, !prof !0

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i24.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !65
  br label %B0.endif.i3211

NRT_incref.exit.i.i:                              ; preds = %.1749.endif.preheader.i
  %.4.i.i.i1085.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !66
  %.4.i.i96.i.i = atomicrmw add ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !66
  %.48.i.i = uitofp i64 %n.2.0.lcssa15.i.i to double
  %.49.i.i = fadd double %arg.weight, %.48.i.i
  %.53.i.i = fdiv double %arg.weight, %.49.i.i
  %.177.i.i = fsub double 1.000000e+00, %.53.i.i
  br label %B60.if.i.i

.3.endif.i99.i.i:                                 ; preds = %B60.if.i.i
  fence release
  %.4.i.i100.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !66
  %.10.i.i1086.i = icmp eq i64 %.4.i.i100.i.i, 1
  br i1 %.10.i.i1086.i, label %.3.endif.if.i.i1087.i, label %.3.endif.i102.i.i, !prof !0

.3.endif.if.i.i1087.i:                            ; preds = %.3.endif.i99.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !66
  br label %.3.endif.i102.i.i

.3.endif.i102.i.i:                                ; preds = %.3.endif.if.i.i1087.i, %.3.endif.i99.i.i
  fence release
  %.4.i.i103.i.i = atomicrmw sub ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !66
  %.10.i104.i.i = icmp eq i64 %.4.i.i103.i.i, 1
  br i1 %.10.i104.i.i, label %.3.endif.if.i105.i.i, label %NRT_incref.exit771.i.i, !prof !0

.3.endif.if.i105.i.i:                             ; preds = %.3.endif.i102.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1211.i), !noalias !66
  br label %NRT_incref.exit771.i.i

B60.if.i.i:                                       ; preds = %B60.if.i.i, %NRT_incref.exit.i.i
  %.83.02.i.i = phi i64 [ 20, %NRT_incref.exit.i.i ], [ %.147.i.i, %B60.if.i.i ]
  %.80.01.i.i = phi i64 [ 0, %NRT_incref.exit.i.i ], [ %.151.i.i, %B60.if.i.i ]
  %.147.i.i = add nsw i64 %.83.02.i.i, -1
  %.151.i.i = add nuw nsw i64 %.80.01.i.i, 1
  %14 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.80.01.i.i
  %.207.i.i = load double, ptr %14, align 8, !noalias !66
  %.208.i.i = fmul double %.177.i.i, %.207.i.i
  %15 = getelementptr double, ptr @.const.array.data, i64 %.80.01.i.i
  %.238.i.i = load double, ptr %15, align 8, !noalias !66
  %.240.i.i = fmul double %.53.i.i, %.238.i.i
  %.241.i.i = fadd double %.208.i.i, %.240.i.i
  %16 = getelementptr double, ptr %data.i.i.i.i1217.i, i64 %.80.01.i.i
  store double %.241.i.i, ptr %16, align 8, !noalias !66
  %.138.i.i = icmp ugt i64 %.83.02.i.i, 1
  br i1 %.138.i.i, label %B60.if.i.i, label %.3.endif.i99.i.i

NRT_incref.exit771.i.i:                           ; preds = %.3.endif.if.i105.i.i, %.3.endif.i102.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.114.i.i), !noalias !51
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i.i), !noalias !51
  call void @llvm.lifetime.start.p0(ptr nonnull %.151.i1088.i), !noalias !51
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.2.i.i), !noalias !51
  store ptr null, ptr %excinfo.1.i.i, align 8, !noalias !69
  store ptr null, ptr %excinfo.2.i.i, align 8, !noalias !69
  %.4.i.i.i1091.i = atomicrmw add ptr %memory.i.i.i.i3215, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i758.i.i = atomicrmw add ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i762.i.i = atomicrmw add ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i766.i.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i770.i.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !69
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.114.i.i, i8 0, i64 56, i1 false), !noalias !69
  %.118.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.114.i.i, ptr %excinfo.1.i.i)
  %.120.not.i.i = icmp eq i32 %.118.i.i, 0
  %.128.fca.0.load.i.i = load ptr, ptr %.114.i.i, align 8, !noalias !69
  %.128.fca.4.load.i.i = load ptr, ptr %.fca.4.gep515.i.i, align 8, !noalias !69
  br i1 %.120.not.i.i, label %B0.endif.i.i, label %B0.if.i.i, !prof !1

B250.i.i:                                         ; preds = %B250.i.i.preheader, %B654.i.i
  %.426.0.i.i = phi i64 [ %.489.i.i, %B654.i.i ], [ 100, %B250.i.i.preheader ]
  %.480.not.i.i = icmp eq i64 %.426.0.i.i, 0
  br i1 %.480.not.i.i, label %.3.endif.i824.i.i, label %B252.if.i.i

B534.i.i:                                         ; preds = %B484.if.i.i
  br i1 %.4.i902.i.i, label %B62.preheader.i.i.i, label %.3.endif.i349.i.i.i, !prof !0

.3.endif.i349.i.i.i:                              ; preds = %B534.i.i
  %.4.i.i350.i.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !73
  br label %B62.preheader.i.i.i

B62.loopexit.i.i.i:                               ; preds = %B106.if.i.i.i
  %.442.i.i.i = add nsw i64 %.378.06.i.i.i, -1
  %.446.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 5
  %.433.i.i.i = icmp ugt i64 %.378.06.i.i.i, 1
  br i1 %.433.i.i.i, label %B62.if.i.i.i, label %.3.endif.i357.i.i.i

.3.endif.i357.i.i.i:                              ; preds = %B62.loopexit.i.i.i
  fence release
  %.4.i.i358.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !73
  %.10.i.i.i.i = icmp eq i64 %.4.i.i358.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %NRT_decref.exit.i.i.i, !prof !0

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i357.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !73
  br label %NRT_decref.exit.i.i.i

NRT_decref.exit.i.i.i:                            ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i357.i.i.i
  br i1 %.4.i902.i.i, label %B608.if.i.i.preheader, label %.3.endif.i366.i.i.i, !prof !0

B608.if.i.i.preheader:                            ; preds = %.3.endif.if.i369.i.i.i, %.3.endif.i366.i.i.i, %NRT_decref.exit.i.i.i
  br label %B608.if.i.i

.3.endif.i366.i.i.i:                              ; preds = %NRT_decref.exit.i.i.i
  fence release
  %.4.i.i367.i.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !73
  %.10.i368.i.i.i = icmp eq i64 %.4.i.i367.i.i.i, 1
  br i1 %.10.i368.i.i.i, label %.3.endif.if.i369.i.i.i, label %B608.if.i.i.preheader, !prof !0

.3.endif.if.i369.i.i.i:                           ; preds = %.3.endif.i366.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !73
  br label %B608.if.i.i.preheader

B62.preheader.i.i.i:                              ; preds = %.3.endif.i349.i.i.i, %B534.i.i
  %.4.i.i354.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !73
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !73
  br label %B62.if.i.i.i

B62.if.i.i.i:                                     ; preds = %B62.preheader.i.i.i, %B62.loopexit.i.i.i
  %.378.06.i.i.i = phi i64 [ 4, %B62.preheader.i.i.i ], [ %.442.i.i.i, %B62.loopexit.i.i.i ]
  %.375.05.i.i.i = phi i64 [ 0, %B62.preheader.i.i.i ], [ %.446.i.i.i, %B62.loopexit.i.i.i ]
  %.668.i.i.i = mul i64 %.375.05.i.i.i, %arg.targets.5.1
  %17 = getelementptr double, ptr %arg.targets.4, i64 %.668.i.i.i
  %18 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.375.05.i.i.i
  %.710.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 1
  %.757.i.i.i = mul i64 %.710.i.i.i, %arg.targets.5.1
  %19 = getelementptr double, ptr %arg.targets.4, i64 %.757.i.i.i
  %20 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.710.i.i.i
  %.800.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 2
  %.847.i.i.i = mul i64 %.800.i.i.i, %arg.targets.5.1
  %21 = getelementptr double, ptr %arg.targets.4, i64 %.847.i.i.i
  %22 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.800.i.i.i
  %.890.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 3
  %.937.i.i.i = mul i64 %.890.i.i.i, %arg.targets.5.1
  %23 = getelementptr double, ptr %arg.targets.4, i64 %.937.i.i.i
  %24 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.890.i.i.i
  %.980.i.i.i = add nuw nsw i64 %.375.05.i.i.i, 4
  %.1027.i.i.i = mul i64 %.980.i.i.i, %arg.targets.5.1
  %25 = getelementptr double, ptr %arg.targets.4, i64 %.1027.i.i.i
  %26 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.980.i.i.i
  br label %B106.if.i.i.i

B106.if.i.i.i:                                    ; preds = %B106.if.i.i.i, %B62.if.i.i.i
  %.500.04.i.i.i = phi i64 [ 20, %B62.if.i.i.i ], [ %.562.i.i.i, %B106.if.i.i.i ]
  %.497.03.i.i.i = phi i64 [ 0, %B62.if.i.i.i ], [ %.566.i.i.i, %B106.if.i.i.i ]
  %.562.i.i.i = add nsw i64 %.500.04.i.i.i, -1
  %.566.i.i.i = add nuw nsw i64 %.497.03.i.i.i, 1
  %27 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.03.i.i.i
  %.620.i.i.i = load double, ptr %27, align 8, !noalias !73
  %.672.i.i.i = getelementptr double, ptr %17, i64 %.497.03.i.i.i
  %.673.i.i.i = load double, ptr %.672.i.i.i, align 8, !noalias !73
  %.706.i.i.i = load double, ptr %18, align 8, !noalias !73
  %.707.i.i.i = fmul double %.673.i.i.i, %.706.i.i.i
  %.708.i.i.i = fadd double %.620.i.i.i, %.707.i.i.i
  %.761.i.i.i = getelementptr double, ptr %19, i64 %.497.03.i.i.i
  %.762.i.i.i = load double, ptr %.761.i.i.i, align 8, !noalias !73
  %.796.i.i.i = load double, ptr %20, align 8, !noalias !73
  %.797.i.i.i = fmul double %.762.i.i.i, %.796.i.i.i
  %.798.i.i.i = fadd double %.708.i.i.i, %.797.i.i.i
  %.851.i.i.i = getelementptr double, ptr %21, i64 %.497.03.i.i.i
  %.852.i.i.i = load double, ptr %.851.i.i.i, align 8, !noalias !73
  %.886.i.i.i = load double, ptr %22, align 8, !noalias !73
  %.887.i.i.i = fmul double %.852.i.i.i, %.886.i.i.i
  %.888.i.i.i = fadd double %.798.i.i.i, %.887.i.i.i
  %.941.i.i.i = getelementptr double, ptr %23, i64 %.497.03.i.i.i
  %.942.i.i.i = load double, ptr %.941.i.i.i, align 8, !noalias !73
  %.976.i.i.i = load double, ptr %24, align 8, !noalias !73
  %.977.i.i.i = fmul double %.942.i.i.i, %.976.i.i.i
  %.978.i.i.i = fadd double %.888.i.i.i, %.977.i.i.i
  %.1031.i.i.i = getelementptr double, ptr %25, i64 %.497.03.i.i.i
  %.1032.i.i.i = load double, ptr %.1031.i.i.i, align 8, !noalias !73
  %.1066.i.i.i = load double, ptr %26, align 8, !noalias !73
  %.1067.i.i.i = fmul double %.1032.i.i.i, %.1066.i.i.i
  %.1068.i.i.i = fadd double %.978.i.i.i, %.1067.i.i.i
  store double %.1068.i.i.i, ptr %27, align 8, !noalias !73
  %.553.i.i.i = icmp ugt i64 %.500.04.i.i.i, 1
  br i1 %.553.i.i.i, label %B106.if.i.i.i, label %B62.loopexit.i.i.i

B654.i.i:                                         ; preds = %B608.if.i.i
  %.1275.i.i = fcmp olt double %.13.i.i.i, 1.000000e-05
  br i1 %.1275.i.i, label %.3.endif.i773.i.i, label %B250.i.i

.3.endif.i773.i.i:                                ; preds = %B654.i.i
  fence release
  %.4.i.i774.i.i = atomicrmw sub ptr %memory.i.i.i.i3215, i64 1 monotonic, align 8, !noalias !69
  %.10.i.i1094.i = icmp eq i64 %.4.i.i774.i.i, 1
  br i1 %.10.i.i1094.i, label %.3.endif.if.i.i1095.i, label %.3.endif.i776.i.i, !prof !0

.3.endif.if.i.i1095.i:                            ; preds = %.3.endif.i773.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3215), !noalias !69
  br label %.3.endif.i776.i.i

.3.endif.i776.i.i:                                ; preds = %.3.endif.if.i.i1095.i, %.3.endif.i773.i.i
  fence release
  %.4.i.i777.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i778.i.i = icmp eq i64 %.4.i.i777.i.i, 1
  br i1 %.10.i778.i.i, label %.3.endif.if.i779.i.i, label %.3.endif.i782.i.i, !prof !0

.3.endif.if.i779.i.i:                             ; preds = %.3.endif.i776.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %.3.endif.i782.i.i

.3.endif.i782.i.i:                                ; preds = %.3.endif.if.i779.i.i, %.3.endif.i776.i.i
  fence release
  %.4.i.i783.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i784.i.i = icmp eq i64 %.4.i.i783.i.i, 1
  br i1 %.10.i784.i.i, label %.3.endif.if.i785.i.i, label %B716.if.i.i.preheader, !prof !0

B716.if.i.i.preheader:                            ; preds = %.3.endif.if.i785.i.i, %.3.endif.i782.i.i
  br label %B716.if.i.i

.3.endif.if.i785.i.i:                             ; preds = %.3.endif.i782.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !69
  br label %B716.if.i.i.preheader

.3.endif.i788.i.i:                                ; preds = %B716.if.i.i
  fence release
  %.4.i.i789.i.i = atomicrmw sub ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i790.i.i = icmp eq i64 %.4.i.i789.i.i, 1
  br i1 %.10.i790.i.i, label %.3.endif.if.i791.i.i, label %.3.endif.i794.i.i, !prof !0

.3.endif.if.i791.i.i:                             ; preds = %.3.endif.i788.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1188.i), !noalias !69
  br label %.3.endif.i794.i.i

.3.endif.i794.i.i:                                ; preds = %.3.endif.i788.i.i, %.3.endif.if.i791.i.i
  fence release
  %.4.i.i795.i.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !69
  %.10.i796.i.i = icmp eq i64 %.4.i.i795.i.i, 1
  br i1 %.10.i796.i.i, label %.3.endif.if.i797.i.i, label %.3.endif.i800.i.i, !prof !0

.3.endif.if.i797.i.i:                             ; preds = %.3.endif.i794.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !69
  br label %.3.endif.i800.i.i

.3.endif.i800.i.i:                                ; preds = %.3.endif.if.i797.i.i, %.3.endif.i794.i.i
  fence release
  %.4.i.i801.i.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !69
  %.10.i802.i.i = icmp eq i64 %.4.i.i801.i.i, 1
  br i1 %.10.i802.i.i, label %.3.endif.if.i803.i.i, label %.3.endif.i806.i.i, !prof !0

.3.endif.if.i803.i.i:                             ; preds = %.3.endif.i800.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !69
  br label %.3.endif.i806.i.i

.3.endif.i806.i.i:                                ; preds = %.3.endif.if.i803.i.i, %.3.endif.i800.i.i
  fence release
  %.4.i.i807.i.i = atomicrmw sub ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i808.i.i = icmp eq i64 %.4.i.i807.i.i, 1
  br i1 %.10.i808.i.i, label %.3.endif.if.i809.i.i, label %NRT_decref.exit810.i.i, !prof !0

.3.endif.if.i809.i.i:                             ; preds = %.3.endif.i806.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1211.i), !noalias !69
  br label %NRT_decref.exit810.i.i

NRT_decref.exit810.i.i:                           ; preds = %.3.endif.if.i809.i.i, %.3.endif.i806.i.i
  br i1 %.4.i906.i.i, label %NRT_decref.exit816.i.i, label %.3.endif.i812.i.i, !prof !0

.3.endif.i812.i.i:                                ; preds = %NRT_decref.exit810.i.i
  fence release
  %.4.i.i813.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i814.i.i = icmp eq i64 %.4.i.i813.i.i, 1
  br i1 %.10.i814.i.i, label %.3.endif.if.i815.i.i, label %NRT_decref.exit816.i.i, !prof !0

.3.endif.if.i815.i.i:                             ; preds = %.3.endif.i812.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !69
  br label %NRT_decref.exit816.i.i

NRT_decref.exit816.i.i:                           ; preds = %.3.endif.if.i815.i.i, %.3.endif.i812.i.i, %NRT_decref.exit810.i.i
  br i1 %.4.i902.i.i, label %B752.i, label %.3.endif.i818.i.i, !prof !0

.3.endif.i818.i.i:                                ; preds = %NRT_decref.exit816.i.i
  fence release
  %.4.i.i819.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i820.i.i = icmp eq i64 %.4.i.i819.i.i, 1
  br i1 %.10.i820.i.i, label %.3.endif.if.i821.i.i, label %B752.i, !prof !0

.3.endif.if.i821.i.i:                             ; preds = %.3.endif.i818.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !69
  br label %B752.i

.3.endif.i824.i.i:                                ; preds = %B250.i.i
  fence release
  %.4.i.i825.i.i = atomicrmw sub ptr %memory.i.i.i.i3215, i64 1 monotonic, align 8, !noalias !69
  %.10.i826.i.i = icmp eq i64 %.4.i.i825.i.i, 1
  br i1 %.10.i826.i.i, label %.3.endif.if.i827.i.i, label %.3.endif.i830.i.i, !prof !0

.3.endif.if.i827.i.i:                             ; preds = %.3.endif.i824.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3215), !noalias !69
  br label %.3.endif.i830.i.i

.3.endif.i830.i.i:                                ; preds = %.3.endif.if.i827.i.i, %.3.endif.i824.i.i
  fence release
  %.4.i.i831.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i832.i.i = icmp eq i64 %.4.i.i831.i.i, 1
  br i1 %.10.i832.i.i, label %.3.endif.if.i833.i.i, label %.3.endif.i836.i.i, !prof !0

.3.endif.if.i833.i.i:                             ; preds = %.3.endif.i830.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %.3.endif.i836.i.i

.3.endif.i836.i.i:                                ; preds = %.3.endif.if.i833.i.i, %.3.endif.i830.i.i
  fence release
  %.4.i.i837.i.i = atomicrmw sub ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i838.i.i = icmp eq i64 %.4.i.i837.i.i, 1
  br i1 %.10.i838.i.i, label %.3.endif.if.i839.i.i, label %.3.endif.i842.i.i, !prof !0

.3.endif.if.i839.i.i:                             ; preds = %.3.endif.i836.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1188.i), !noalias !69
  br label %.3.endif.i842.i.i

.3.endif.i842.i.i:                                ; preds = %.3.endif.i836.i.i, %.3.endif.if.i839.i.i
  fence release
  %.4.i.i843.i.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !69
  %.10.i844.i.i = icmp eq i64 %.4.i.i843.i.i, 1
  br i1 %.10.i844.i.i, label %.3.endif.if.i845.i.i, label %.3.endif.i848.i.i, !prof !0

.3.endif.if.i845.i.i:                             ; preds = %.3.endif.i842.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !69
  br label %.3.endif.i848.i.i

.3.endif.i848.i.i:                                ; preds = %.3.endif.if.i845.i.i, %.3.endif.i842.i.i
  fence release
  %.4.i.i849.i.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !69
  %.10.i850.i.i = icmp eq i64 %.4.i.i849.i.i, 1
  br i1 %.10.i850.i.i, label %.3.endif.if.i851.i.i, label %.3.endif.i854.i.i, !prof !0

.3.endif.if.i851.i.i:                             ; preds = %.3.endif.i848.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !69
  br label %.3.endif.i854.i.i

.3.endif.i854.i.i:                                ; preds = %.3.endif.if.i851.i.i, %.3.endif.i848.i.i
  fence release
  %.4.i.i855.i.i = atomicrmw sub ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i856.i.i = icmp eq i64 %.4.i.i855.i.i, 1
  br i1 %.10.i856.i.i, label %.3.endif.if.i857.i.i, label %.3.endif.i860.i.i, !prof !0

.3.endif.if.i857.i.i:                             ; preds = %.3.endif.i854.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1211.i), !noalias !69
  br label %.3.endif.i860.i.i

.3.endif.i860.i.i:                                ; preds = %.3.endif.if.i857.i.i, %.3.endif.i854.i.i
  fence release
  %.4.i.i861.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i862.i.i = icmp eq i64 %.4.i.i861.i.i, 1
  br i1 %.10.i862.i.i, label %.3.endif.if.i863.i.i, label %NRT_decref.exit864.i.i, !prof !0

.3.endif.if.i863.i.i:                             ; preds = %.3.endif.i860.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !69
  br label %NRT_decref.exit864.i.i

NRT_decref.exit864.i.i:                           ; preds = %.3.endif.if.i863.i.i, %.3.endif.i860.i.i
  br i1 %.4.i906.i.i, label %NRT_decref.exit870.i.i, label %.3.endif.i866.i.i, !prof !0

.3.endif.i866.i.i:                                ; preds = %NRT_decref.exit864.i.i
  fence release
  %.4.i.i867.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i868.i.i = icmp eq i64 %.4.i.i867.i.i, 1
  br i1 %.10.i868.i.i, label %.3.endif.if.i869.i.i, label %NRT_decref.exit870.i.i, !prof !0

.3.endif.if.i869.i.i:                             ; preds = %.3.endif.i866.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !69
  br label %NRT_decref.exit870.i.i

NRT_decref.exit870.i.i:                           ; preds = %.3.endif.if.i869.i.i, %.3.endif.i866.i.i, %NRT_decref.exit864.i.i
  br i1 %.4.i902.i.i, label %.3.endif.i1107.i, label %.3.endif.i872.i.i, !prof !0

.3.endif.i872.i.i:                                ; preds = %NRT_decref.exit870.i.i
  fence release
  %.4.i.i873.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i874.i.i = icmp eq i64 %.4.i.i873.i.i, 1
  br i1 %.10.i874.i.i, label %.3.endif.if.i875.i.i, label %.3.endif.i1107.i, !prof !0

.3.endif.if.i875.i.i:                             ; preds = %.3.endif.i872.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !69
  br label %.3.endif.i1107.i

B0.if.i.i:                                        ; preds = %NRT_incref.exit771.i.i
  %.119.i.i = load ptr, ptr %excinfo.1.i.i, align 8, !noalias !69
  br label %B672.endif.endif.if.i

B0.endif.i.i:                                     ; preds = %NRT_incref.exit771.i.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.151.i1088.i, i8 0, i64 56, i1 false), !noalias !69
  %.155.i.i = call fastcc i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr %.151.i1088.i, ptr %excinfo.2.i.i)
  %.157.not.i.i = icmp eq i32 %.155.i.i, 0
  %.165.fca.0.load.i.i = load ptr, ptr %.151.i1088.i, align 8, !noalias !69
  %.165.fca.4.load.i.i = load ptr, ptr %.fca.4.gep490.i.i, align 8, !noalias !69
  br i1 %.157.not.i.i, label %B0.endif.endif.i.i, label %B0.endif.if.i.i, !prof !1

B0.endif.if.i.i:                                  ; preds = %B0.endif.i.i
  %.156.i.i = load ptr, ptr %excinfo.2.i.i, align 8, !noalias !69
  br label %B672.endif.endif.if.i

B0.endif.endif.i.i:                               ; preds = %B0.endif.i.i
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i.i, label %B672.endif.endif.if.i, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %B0.endif.endif.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !76
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !76
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !76
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !76
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !86
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !86
  %.10.i.i877.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i877.i.i, label %.3.endif.if.i.i878.i.i, label %B0.endif.endif.endif.i.i, !prof !0

.3.endif.if.i.i878.i.i:                           ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !86
  br label %B0.endif.endif.endif.i.i

B0.endif.endif.endif.i.i:                         ; preds = %.3.endif.if.i.i878.i.i, %.3.endif.i24.i.i.i
  %memory.i.i.i.i879.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i880.i.i = icmp eq ptr %memory.i.i.i.i879.i.i, null
  br i1 %none.i.i.i.i880.i.i, label %B672.endif.endif.if.i, label %.3.endif.i24.i881.i.i

.3.endif.i24.i881.i.i:                            ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i882.i.i = ptrtoint ptr %memory.i.i.i.i879.i.i to i64
  %behind.i.i.i.i883.i.i = add i64 %address.i.i.i.i882.i.i, 111
  %aligned.i.i.i.i884.i.i = and i64 %behind.i.i.i.i883.i.i, -64
  %data.i.i.i.i885.i.i = inttoptr i64 %aligned.i.i.i.i884.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i879.i.i, align 4, !noalias !87
  %at_end.i.i.i.i886.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i886.i.i, align 8, !noalias !87
  %at_data.i.i.i.i887.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 24
  store ptr %data.i.i.i.i885.i.i, ptr %at_data.i.i.i.i887.i.i, align 8, !noalias !87
  %at_size.i.i.i.i888.i.i = getelementptr i8, ptr %memory.i.i.i.i879.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i888.i.i, align 8, !noalias !87
  %.4.i.i.i889.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !97
  fence release
  %.4.i.i25.i896.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !97
  %.10.i.i897.i.i = icmp eq i64 %.4.i.i25.i896.i.i, 1
  br i1 %.10.i.i897.i.i, label %.3.endif.if.i.i899.i.i, label %B0.endif.endif.endif.endif.i.i, !prof !0

.3.endif.if.i.i899.i.i:                           ; preds = %.3.endif.i24.i881.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !97
  br label %B0.endif.endif.endif.endif.i.i

B0.endif.endif.endif.endif.i.i:                   ; preds = %.3.endif.if.i.i899.i.i, %.3.endif.i24.i881.i.i
  %.4.i902.i.i = icmp eq ptr %.128.fca.0.load.i.i, null
  br i1 %.4.i902.i.i, label %NRT_incref.exit905.i.i, label %.3.endif.i903.i.i, !prof !0

.3.endif.i903.i.i:                                ; preds = %B0.endif.endif.endif.endif.i.i
  %.4.i.i904.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_incref.exit905.i.i

NRT_incref.exit905.i.i:                           ; preds = %.3.endif.i903.i.i, %B0.endif.endif.endif.endif.i.i
  %.4.i906.i.i = icmp eq ptr %.165.fca.0.load.i.i, null
  br i1 %.4.i906.i.i, label %NRT_incref.exit917.i.i, label %.3.endif.i907.i.i, !prof !0

.3.endif.i907.i.i:                                ; preds = %NRT_incref.exit905.i.i
  %.4.i.i908.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_incref.exit917.i.i

NRT_incref.exit917.i.i:                           ; preds = %.3.endif.i907.i.i, %NRT_incref.exit905.i.i
  %.4.i.i912.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i916.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  br i1 %.4.i902.i.i, label %NRT_incref.exit921.i.i, label %.3.endif.i919.i.i, !prof !0

.3.endif.i919.i.i:                                ; preds = %NRT_incref.exit917.i.i
  %.4.i.i920.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_incref.exit921.i.i

NRT_incref.exit921.i.i:                           ; preds = %.3.endif.i919.i.i, %NRT_incref.exit917.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit933.i.i, label %.3.endif.i923.i.i, !prof !0

.3.endif.i923.i.i:                                ; preds = %NRT_incref.exit921.i.i
  %.4.i.i924.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_incref.exit933.i.i

NRT_incref.exit933.i.i:                           ; preds = %.3.endif.i923.i.i, %NRT_incref.exit921.i.i
  %.4.i.i928.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i932.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  br i1 %.4.i902.i.i, label %NRT_incref.exit937.i.i, label %.3.endif.i935.i.i, !prof !0

.3.endif.i935.i.i:                                ; preds = %NRT_incref.exit933.i.i
  %.4.i.i936.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_incref.exit937.i.i

NRT_incref.exit937.i.i:                           ; preds = %.3.endif.i935.i.i, %NRT_incref.exit933.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit949.i.i, label %.3.endif.i939.i.i, !prof !0

.3.endif.i939.i.i:                                ; preds = %NRT_incref.exit937.i.i
  %.4.i.i940.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_incref.exit949.i.i

NRT_incref.exit949.i.i:                           ; preds = %.3.endif.i939.i.i, %NRT_incref.exit937.i.i
  %.4.i.i944.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i948.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  br i1 %.4.i902.i.i, label %NRT_incref.exit953.i.i, label %.3.endif.i951.i.i, !prof !0

.3.endif.i951.i.i:                                ; preds = %NRT_incref.exit949.i.i
  %.4.i.i952.i.i = atomicrmw add ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_incref.exit953.i.i

NRT_incref.exit953.i.i:                           ; preds = %.3.endif.i951.i.i, %NRT_incref.exit949.i.i
  br i1 %.4.i906.i.i, label %NRT_incref.exit965.thread.i.i, label %.3.endif.i967.i.i, !prof !0

NRT_incref.exit965.thread.i.i:                    ; preds = %NRT_incref.exit953.i.i
  %.4.i.i96019.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i96420.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  br label %NRT_decref.exit971.i.i

.3.endif.i967.i.i:                                ; preds = %NRT_incref.exit953.i.i
  %.4.i.i956.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i960.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.4.i.i964.i.i = atomicrmw add ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  fence release
  %.4.i.i968.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i969.i.i = icmp eq i64 %.4.i.i968.i.i, 1
  br i1 %.10.i969.i.i, label %.3.endif.if.i970.i.i, label %NRT_decref.exit971.i.i, !prof !0

.3.endif.if.i970.i.i:                             ; preds = %.3.endif.i967.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !69
  br label %NRT_decref.exit971.i.i

NRT_decref.exit971.i.i:                           ; preds = %.3.endif.if.i970.i.i, %.3.endif.i967.i.i, %NRT_incref.exit965.thread.i.i
  br i1 %.4.i902.i.i, label %.3.endif.i979.i.i, label %.3.endif.i973.i.i, !prof !0

.3.endif.i973.i.i:                                ; preds = %NRT_decref.exit971.i.i
  fence release
  %.4.i.i974.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i975.i.i = icmp eq i64 %.4.i.i974.i.i, 1
  br i1 %.10.i975.i.i, label %.3.endif.if.i976.i.i, label %.3.endif.i979.i.i, !prof !0

.3.endif.if.i976.i.i:                             ; preds = %.3.endif.i973.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !69
  br label %.3.endif.i979.i.i

.3.endif.i979.i.i:                                ; preds = %.3.endif.if.i976.i.i, %.3.endif.i973.i.i, %NRT_decref.exit971.i.i
  fence release
  %.4.i.i980.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i981.i.i = icmp eq i64 %.4.i.i980.i.i, 1
  br i1 %.10.i981.i.i, label %.3.endif.if.i982.i.i, label %.3.endif.i985.i.i, !prof !0

.3.endif.if.i982.i.i:                             ; preds = %.3.endif.i979.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !69
  br label %.3.endif.i985.i.i

.3.endif.i985.i.i:                                ; preds = %.3.endif.if.i982.i.i, %.3.endif.i979.i.i
  fence release
  %.4.i.i986.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i987.i.i = icmp eq i64 %.4.i.i986.i.i, 1
  br i1 %.10.i987.i.i, label %.3.endif.if.i988.i.i, label %NRT_decref.exit989.i.i, !prof !0

.3.endif.if.i988.i.i:                             ; preds = %.3.endif.i985.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %NRT_decref.exit989.i.i

NRT_decref.exit989.i.i:                           ; preds = %.3.endif.if.i988.i.i, %.3.endif.i985.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit995.i.i, label %.3.endif.i991.i.i, !prof !0

.3.endif.i991.i.i:                                ; preds = %NRT_decref.exit989.i.i
  fence release
  %.4.i.i992.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i993.i.i = icmp eq i64 %.4.i.i992.i.i, 1
  br i1 %.10.i993.i.i, label %.3.endif.if.i994.i.i, label %NRT_decref.exit995.i.i, !prof !0

.3.endif.if.i994.i.i:                             ; preds = %.3.endif.i991.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !69
  br label %NRT_decref.exit995.i.i

NRT_decref.exit995.i.i:                           ; preds = %.3.endif.if.i994.i.i, %.3.endif.i991.i.i, %NRT_decref.exit989.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1003.i.i, label %.3.endif.i997.i.i, !prof !0

.3.endif.i997.i.i:                                ; preds = %NRT_decref.exit995.i.i
  fence release
  %.4.i.i998.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i999.i.i = icmp eq i64 %.4.i.i998.i.i, 1
  br i1 %.10.i999.i.i, label %.3.endif.if.i1000.i.i, label %.3.endif.i1003.i.i, !prof !0

.3.endif.if.i1000.i.i:                            ; preds = %.3.endif.i997.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !69
  br label %.3.endif.i1003.i.i

.3.endif.i1003.i.i:                               ; preds = %.3.endif.if.i1000.i.i, %.3.endif.i997.i.i, %NRT_decref.exit995.i.i
  fence release
  %.4.i.i1004.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1005.i.i = icmp eq i64 %.4.i.i1004.i.i, 1
  br i1 %.10.i1005.i.i, label %.3.endif.if.i1006.i.i, label %.3.endif.i1009.i.i, !prof !0

.3.endif.if.i1006.i.i:                            ; preds = %.3.endif.i1003.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %.3.endif.i1009.i.i

.3.endif.i1009.i.i:                               ; preds = %.3.endif.if.i1006.i.i, %.3.endif.i1003.i.i
  fence release
  %.4.i.i1010.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1011.i.i = icmp eq i64 %.4.i.i1010.i.i, 1
  br i1 %.10.i1011.i.i, label %.3.endif.if.i1012.i.i, label %NRT_decref.exit1013.i.i, !prof !0

.3.endif.if.i1012.i.i:                            ; preds = %.3.endif.i1009.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !69
  br label %NRT_decref.exit1013.i.i

NRT_decref.exit1013.i.i:                          ; preds = %.3.endif.if.i1012.i.i, %.3.endif.i1009.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit1019.i.i, label %.3.endif.i1015.i.i, !prof !0

.3.endif.i1015.i.i:                               ; preds = %NRT_decref.exit1013.i.i
  fence release
  %.4.i.i1016.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1017.i.i = icmp eq i64 %.4.i.i1016.i.i, 1
  br i1 %.10.i1017.i.i, label %.3.endif.if.i1018.i.i, label %NRT_decref.exit1019.i.i, !prof !0

.3.endif.if.i1018.i.i:                            ; preds = %.3.endif.i1015.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !69
  br label %NRT_decref.exit1019.i.i

NRT_decref.exit1019.i.i:                          ; preds = %.3.endif.if.i1018.i.i, %.3.endif.i1015.i.i, %NRT_decref.exit1013.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1027.i.i, label %.3.endif.i1021.i.i, !prof !0

.3.endif.i1021.i.i:                               ; preds = %NRT_decref.exit1019.i.i
  fence release
  %.4.i.i1022.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1023.i.i = icmp eq i64 %.4.i.i1022.i.i, 1
  br i1 %.10.i1023.i.i, label %.3.endif.if.i1024.i.i, label %.3.endif.i1027.i.i, !prof !0

.3.endif.if.i1024.i.i:                            ; preds = %.3.endif.i1021.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !69
  br label %.3.endif.i1027.i.i

.3.endif.i1027.i.i:                               ; preds = %.3.endif.if.i1024.i.i, %.3.endif.i1021.i.i, %NRT_decref.exit1019.i.i
  fence release
  %.4.i.i1028.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1029.i.i = icmp eq i64 %.4.i.i1028.i.i, 1
  br i1 %.10.i1029.i.i, label %.3.endif.if.i1030.i.i, label %.3.endif.i1033.i.i, !prof !0

.3.endif.if.i1030.i.i:                            ; preds = %.3.endif.i1027.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %.3.endif.i1033.i.i

.3.endif.i1033.i.i:                               ; preds = %.3.endif.if.i1030.i.i, %.3.endif.i1027.i.i
  fence release
  %.4.i.i1034.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1035.i.i = icmp eq i64 %.4.i.i1034.i.i, 1
  br i1 %.10.i1035.i.i, label %.3.endif.if.i1036.i.i, label %NRT_decref.exit1037.i.i, !prof !0

.3.endif.if.i1036.i.i:                            ; preds = %.3.endif.i1033.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !69
  br label %NRT_decref.exit1037.i.i

NRT_decref.exit1037.i.i:                          ; preds = %.3.endif.if.i1036.i.i, %.3.endif.i1033.i.i
  br i1 %.4.i902.i.i, label %NRT_decref.exit1043.i.i, label %.3.endif.i1039.i.i, !prof !0

.3.endif.i1039.i.i:                               ; preds = %NRT_decref.exit1037.i.i
  fence release
  %.4.i.i1040.i.i = atomicrmw sub ptr %.128.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1041.i.i = icmp eq i64 %.4.i.i1040.i.i, 1
  br i1 %.10.i1041.i.i, label %.3.endif.if.i1042.i.i, label %NRT_decref.exit1043.i.i, !prof !0

.3.endif.if.i1042.i.i:                            ; preds = %.3.endif.i1039.i.i
  fence acquire
  tail call void @free(ptr nonnull %.128.fca.0.load.i.i), !noalias !69
  br label %NRT_decref.exit1043.i.i

NRT_decref.exit1043.i.i:                          ; preds = %.3.endif.if.i1042.i.i, %.3.endif.i1039.i.i, %NRT_decref.exit1037.i.i
  br i1 %.4.i906.i.i, label %.3.endif.i1051.i.i, label %.3.endif.i1045.i.i, !prof !0

.3.endif.i1045.i.i:                               ; preds = %NRT_decref.exit1043.i.i
  fence release
  %.4.i.i1046.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1047.i.i = icmp eq i64 %.4.i.i1046.i.i, 1
  br i1 %.10.i1047.i.i, label %.3.endif.if.i1048.i.i, label %.3.endif.i1051.i.i, !prof !0

.3.endif.if.i1048.i.i:                            ; preds = %.3.endif.i1045.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !69
  br label %.3.endif.i1051.i.i

.3.endif.i1051.i.i:                               ; preds = %.3.endif.if.i1048.i.i, %.3.endif.i1045.i.i, %NRT_decref.exit1043.i.i
  fence release
  %.4.i.i1052.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1053.i.i = icmp eq i64 %.4.i.i1052.i.i, 1
  br i1 %.10.i1053.i.i, label %.3.endif.if.i1054.i.i, label %.3.endif.i1057.i.i, !prof !0

.3.endif.if.i1054.i.i:                            ; preds = %.3.endif.i1051.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !69
  br label %.3.endif.i1057.i.i

.3.endif.i1057.i.i:                               ; preds = %.3.endif.if.i1054.i.i, %.3.endif.i1051.i.i
  fence release
  %.4.i.i1058.i.i = atomicrmw sub ptr %memory.i.i.i.i879.i.i, i64 1 monotonic, align 8, !noalias !69
  %.10.i1059.i.i = icmp eq i64 %.4.i.i1058.i.i, 1
  br i1 %.10.i1059.i.i, label %.3.endif.if.i1060.i.i, label %B250.i.i.preheader, !prof !0

.3.endif.if.i1060.i.i:                            ; preds = %.3.endif.i1057.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i879.i.i), !noalias !69
  br label %B250.i.i.preheader

B250.i.i.preheader:                               ; preds = %.3.endif.if.i1060.i.i, %.3.endif.i1057.i.i
  br label %B250.i.i

B252.if.i.i:                                      ; preds = %B250.i.i
  %.489.i.i = add nsw i64 %.426.0.i.i, -1
  %.4.i.i.i1063.i.i = atomicrmw add ptr %memory.i.i.i.i3215, i64 1 monotonic, align 8, !noalias !98
  br i1 %.4.i906.i.i, label %B62.preheader.i1074.i.i, label %.3.endif.i349.i1065.i.i, !prof !0

.3.endif.i349.i1065.i.i:                          ; preds = %B252.if.i.i
  %.4.i.i350.i1066.i.i = atomicrmw add ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  br label %B62.preheader.i1074.i.i

B62.loopexit.i1119.i.i:                           ; preds = %B106.if.i1087.i.i
  %.442.i1120.i.i = add nsw i64 %.378.06.i1076.i.i, -1
  %.446.i1121.i.i = add nuw nsw i64 %.375.05.i1077.i.i, 5
  %.433.i1122.i.i = icmp ugt i64 %.378.06.i1076.i.i, 1
  br i1 %.433.i1122.i.i, label %B62.if.i1075.i.i, label %.3.endif.i357.i1124.i.i

.3.endif.i357.i1124.i.i:                          ; preds = %B62.loopexit.i1119.i.i
  fence release
  %.4.i.i358.i1125.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i.i1126.i.i = icmp eq i64 %.4.i.i358.i1125.i.i, 1
  br i1 %.10.i.i1126.i.i, label %.3.endif.if.i.i1132.i.i, label %.3.endif.i360.i.i.i, !prof !0

.3.endif.if.i.i1132.i.i:                          ; preds = %.3.endif.i357.i1124.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !98
  br label %.3.endif.i360.i.i.i

.3.endif.i360.i.i.i:                              ; preds = %.3.endif.if.i.i1132.i.i, %.3.endif.i357.i1124.i.i
  fence release
  %.4.i.i361.i.i.i = atomicrmw sub ptr %memory.i.i.i.i3215, i64 1 monotonic, align 8, !noalias !98
  %.10.i362.i.i.i = icmp eq i64 %.4.i.i361.i.i.i, 1
  br i1 %.10.i362.i.i.i, label %.3.endif.if.i363.i.i.i, label %NRT_decref.exit364.i.i.i, !prof !0

.3.endif.if.i363.i.i.i:                           ; preds = %.3.endif.i360.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3215), !noalias !98
  br label %NRT_decref.exit364.i.i.i

NRT_decref.exit364.i.i.i:                         ; preds = %.3.endif.if.i363.i.i.i, %.3.endif.i360.i.i.i
  br i1 %.4.i906.i.i, label %B330.if.i.i.preheader, label %.3.endif.i366.i1128.i.i, !prof !0

B330.if.i.i.preheader:                            ; preds = %.3.endif.if.i369.i1131.i.i, %.3.endif.i366.i1128.i.i, %NRT_decref.exit364.i.i.i
  br label %B330.if.i.i

.3.endif.i366.i1128.i.i:                          ; preds = %NRT_decref.exit364.i.i.i
  fence release
  %.4.i.i367.i1129.i.i = atomicrmw sub ptr %.165.fca.0.load.i.i, i64 1 monotonic, align 8, !noalias !98
  %.10.i368.i1130.i.i = icmp eq i64 %.4.i.i367.i1129.i.i, 1
  br i1 %.10.i368.i1130.i.i, label %.3.endif.if.i369.i1131.i.i, label %B330.if.i.i.preheader, !prof !0

.3.endif.if.i369.i1131.i.i:                       ; preds = %.3.endif.i366.i1128.i.i
  fence acquire
  tail call void @free(ptr nonnull %.165.fca.0.load.i.i), !noalias !98
  br label %B330.if.i.i.preheader

B62.preheader.i1074.i.i:                          ; preds = %.3.endif.i349.i1065.i.i, %B252.if.i.i
  %.4.i.i354.i1070.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !98
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !98
  br label %B62.if.i1075.i.i

B62.if.i1075.i.i:                                 ; preds = %B62.preheader.i1074.i.i, %B62.loopexit.i1119.i.i
  %.378.06.i1076.i.i = phi i64 [ 4, %B62.preheader.i1074.i.i ], [ %.442.i1120.i.i, %B62.loopexit.i1119.i.i ]
  %.375.05.i1077.i.i = phi i64 [ 0, %B62.preheader.i1074.i.i ], [ %.446.i1121.i.i, %B62.loopexit.i1119.i.i ]
  %.668.i1078.i.i = mul i64 %.375.05.i1077.i.i, %arg.targets.5.0
  %28 = getelementptr double, ptr %data.i.i.i.i3220, i64 %.668.i1078.i.i
  %29 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.375.05.i1077.i.i
  %.710.i1079.i.i = add nuw nsw i64 %.375.05.i1077.i.i, 1
  %.757.i1080.i.i = mul i64 %.710.i1079.i.i, %arg.targets.5.0
  %30 = getelementptr double, ptr %data.i.i.i.i3220, i64 %.757.i1080.i.i
  %31 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.710.i1079.i.i
  %.800.i1081.i.i = add nuw nsw i64 %.375.05.i1077.i.i, 2
  %.847.i1082.i.i = mul i64 %.800.i1081.i.i, %arg.targets.5.0
  %32 = getelementptr double, ptr %data.i.i.i.i3220, i64 %.847.i1082.i.i
  %33 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.800.i1081.i.i
  %.890.i1083.i.i = add nuw nsw i64 %.375.05.i1077.i.i, 3
  %.937.i1084.i.i = mul i64 %.890.i1083.i.i, %arg.targets.5.0
  %34 = getelementptr double, ptr %data.i.i.i.i3220, i64 %.937.i1084.i.i
  %35 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.890.i1083.i.i
  %.980.i1085.i.i = add nuw nsw i64 %.375.05.i1077.i.i, 4
  %.1027.i1086.i.i = mul i64 %.980.i1085.i.i, %arg.targets.5.0
  %36 = getelementptr double, ptr %data.i.i.i.i3220, i64 %.1027.i1086.i.i
  %37 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.980.i1085.i.i
  br label %B106.if.i1087.i.i

B106.if.i1087.i.i:                                ; preds = %B106.if.i1087.i.i, %B62.if.i1075.i.i
  %.500.04.i1088.i.i = phi i64 [ 20, %B62.if.i1075.i.i ], [ %.562.i1090.i.i, %B106.if.i1087.i.i ]
  %.497.03.i1089.i.i = phi i64 [ 0, %B62.if.i1075.i.i ], [ %.566.i1091.i.i, %B106.if.i1087.i.i ]
  %.562.i1090.i.i = add nsw i64 %.500.04.i1088.i.i, -1
  %.566.i1091.i.i = add nuw nsw i64 %.497.03.i1089.i.i, 1
  %38 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.497.03.i1089.i.i
  %.620.i1092.i.i = load double, ptr %38, align 8, !noalias !98
  %.672.i1093.i.i = getelementptr double, ptr %28, i64 %.497.03.i1089.i.i
  %.673.i1094.i.i = load double, ptr %.672.i1093.i.i, align 8, !noalias !98
  %.706.i1095.i.i = load double, ptr %29, align 8, !noalias !98
  %.707.i1096.i.i = fmul double %.673.i1094.i.i, %.706.i1095.i.i
  %.708.i1097.i.i = fadd double %.620.i1092.i.i, %.707.i1096.i.i
  %.761.i1098.i.i = getelementptr double, ptr %30, i64 %.497.03.i1089.i.i
  %.762.i1099.i.i = load double, ptr %.761.i1098.i.i, align 8, !noalias !98
  %.796.i1100.i.i = load double, ptr %31, align 8, !noalias !98
  %.797.i1101.i.i = fmul double %.762.i1099.i.i, %.796.i1100.i.i
  %.798.i1102.i.i = fadd double %.708.i1097.i.i, %.797.i1101.i.i
  %.851.i1103.i.i = getelementptr double, ptr %32, i64 %.497.03.i1089.i.i
  %.852.i1104.i.i = load double, ptr %.851.i1103.i.i, align 8, !noalias !98
  %.886.i1105.i.i = load double, ptr %33, align 8, !noalias !98
  %.887.i1106.i.i = fmul double %.852.i1104.i.i, %.886.i1105.i.i
  %.888.i1107.i.i = fadd double %.798.i1102.i.i, %.887.i1106.i.i
  %.941.i1108.i.i = getelementptr double, ptr %34, i64 %.497.03.i1089.i.i
  %.942.i1109.i.i = load double, ptr %.941.i1108.i.i, align 8, !noalias !98
  %.976.i1110.i.i = load double, ptr %35, align 8, !noalias !98
  %.977.i1111.i.i = fmul double %.942.i1109.i.i, %.976.i1110.i.i
  %.978.i1112.i.i = fadd double %.888.i1107.i.i, %.977.i1111.i.i
  %.1031.i1113.i.i = getelementptr double, ptr %36, i64 %.497.03.i1089.i.i
  %.1032.i1114.i.i = load double, ptr %.1031.i1113.i.i, align 8, !noalias !98
  %.1066.i1115.i.i = load double, ptr %37, align 8, !noalias !98
  %.1067.i1116.i.i = fmul double %.1032.i1114.i.i, %.1066.i1115.i.i
  %.1068.i1117.i.i = fadd double %.978.i1112.i.i, %.1067.i1116.i.i
  store double %.1068.i1117.i.i, ptr %38, align 8, !noalias !98
  %.553.i1118.i.i = icmp ugt i64 %.500.04.i1088.i.i, 1
  br i1 %.553.i1118.i.i, label %B106.if.i1087.i.i, label %B62.loopexit.i1119.i.i

B330.if.i.i:                                      ; preds = %B330.if.i.i.preheader, %B330.if.i.i
  %.580.022.i.i = phi i64 [ %.642.i.i, %B330.if.i.i ], [ 20, %B330.if.i.i.preheader ]
  %.577.021.i.i = phi i64 [ %.646.i.i, %B330.if.i.i ], [ 0, %B330.if.i.i.preheader ]
  %.642.i.i = add nsw i64 %.580.022.i.i, -1
  %.646.i.i = add nuw nsw i64 %.577.021.i.i, 1
  %39 = getelementptr double, ptr %data.i.i.i.i1194.i, i64 %.577.021.i.i
  %.700.i.i = load double, ptr %39, align 8, !noalias !69
  %40 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.577.021.i.i
  %.730.i.i = load double, ptr %40, align 8, !noalias !69
  %.734.i.i = fdiv double %.700.i.i, %.730.i.i
  %41 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.577.021.i.i
  %.764.i.i = load double, ptr %41, align 8, !noalias !69
  %.768.i.i = fdiv double %.734.i.i, %.764.i.i
  %.769.i.i = fadd double %.768.i.i, -1.000000e+00
  %.770.i.i = tail call double @llvm.fabs.f64(double %.769.i.i)
  %42 = getelementptr double, ptr %data.i.i.i.i885.i.i, i64 %.577.021.i.i
  store double %.770.i.i, ptr %42, align 8, !noalias !69
  store double %.734.i.i, ptr %41, align 8, !noalias !69
  %.633.i.i = icmp ugt i64 %.580.022.i.i, 1
  br i1 %.633.i.i, label %B330.if.i.i, label %B484.if.i.i

B484.if.i.i:                                      ; preds = %B330.if.i.i, %B484.if.i.i
  %farthest.2.125.i.i = phi double [ %.13.i.i.i, %B484.if.i.i ], [ 0.000000e+00, %B330.if.i.i ]
  %.865.024.i.i = phi i64 [ %.927.i.i, %B484.if.i.i ], [ 20, %B330.if.i.i ]
  %.862.023.i.i = phi i64 [ %.931.i.i, %B484.if.i.i ], [ 0, %B330.if.i.i ]
  %.927.i.i = add nsw i64 %.865.024.i.i, -1
  %.931.i.i = add nuw nsw i64 %.862.023.i.i, 1
  %43 = getelementptr double, ptr %data.i.i.i.i885.i.i, i64 %.862.023.i.i
  %.985.i.i = load double, ptr %43, align 8, !noalias !69
  %.12.i.i.i = fcmp ogt double %.985.i.i, %farthest.2.125.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.985.i.i, double %farthest.2.125.i.i
  %.918.i.i = icmp ugt i64 %.865.024.i.i, 1
  br i1 %.918.i.i, label %B484.if.i.i, label %B534.i.i

B608.if.i.i:                                      ; preds = %B608.if.i.i.preheader, %B608.if.i.i
  %.1084.027.i.i = phi i64 [ %.1146.i.i, %B608.if.i.i ], [ 20, %B608.if.i.i.preheader ]
  %.1081.026.i.i = phi i64 [ %.1150.i.i, %B608.if.i.i ], [ 0, %B608.if.i.i.preheader ]
  %.1146.i.i = add nsw i64 %.1084.027.i.i, -1
  %.1150.i.i = add nuw nsw i64 %.1081.026.i.i, 1
  %44 = getelementptr double, ptr %data.i.i.i.i1217.i, i64 %.1081.026.i.i
  %.1204.i.i = load double, ptr %44, align 8, !noalias !69
  %45 = getelementptr double, ptr %data.i.i.i.i.i.i, i64 %.1081.026.i.i
  %.1234.i.i = load double, ptr %45, align 8, !noalias !69
  %.1238.i.i = fdiv double %.1204.i.i, %.1234.i.i
  %46 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1081.026.i.i
  store double %.1238.i.i, ptr %46, align 8, !noalias !69
  %.1137.i.i = icmp ugt i64 %.1084.027.i.i, 1
  br i1 %.1137.i.i, label %B608.if.i.i, label %B654.i.i

B716.if.i.i:                                      ; preds = %B716.if.i.i.preheader, %B716.if.i.i
  %.1331.029.i.i = phi i64 [ %.1393.i.i, %B716.if.i.i ], [ 20, %B716.if.i.i.preheader ]
  %.1328.028.i.i = phi i64 [ %.1397.i.i, %B716.if.i.i ], [ 0, %B716.if.i.i.preheader ]
  %.1393.i.i = add nsw i64 %.1331.029.i.i, -1
  %.1397.i.i = add nuw nsw i64 %.1328.028.i.i, 1
  %47 = getelementptr double, ptr %.128.fca.4.load.i.i, i64 %.1328.028.i.i
  %.1451.i.i = load double, ptr %47, align 8, !noalias !69
  %48 = getelementptr double, ptr @.const.array.data, i64 %.1328.028.i.i
  %.1481.i.i = load double, ptr %48, align 8, !noalias !69
  %.1482.i.i = fmul double %.1451.i.i, %.1481.i.i
  %49 = getelementptr double, ptr %data.i.i.i.i1194.i, i64 %.1328.028.i.i
  %.1512.i.i = load double, ptr %49, align 8, !noalias !69
  %.1516.i.i = fdiv double %.1482.i.i, %.1512.i.i
  %.1517.i.i = tail call double @llvm.log.f64(double %.1516.i.i)
  %50 = getelementptr double, ptr %67, i64 %.1328.028.i.i
  store double %.1517.i.i, ptr %50, align 8, !noalias !69
  %51 = getelementptr double, ptr %.165.fca.4.load.i.i, i64 %.1328.028.i.i
  %.1577.i.i = load double, ptr %51, align 8, !noalias !69
  %.1608.i.i = fmul double %.1481.i.i, %.1577.i.i
  %52 = getelementptr double, ptr %data.i.i.i.i1217.i, i64 %.1328.028.i.i
  %.1638.i.i = load double, ptr %52, align 8, !noalias !69
  %.1642.i.i = fdiv double %.1608.i.i, %.1638.i.i
  %.1643.i.i = tail call double @llvm.log.f64(double %.1642.i.i)
  %53 = getelementptr double, ptr %.1409.i, i64 %.1328.028.i.i
  store double %.1643.i.i, ptr %53, align 8, !noalias !69
  %.1384.i.i = icmp ugt i64 %.1331.029.i.i, 1
  br i1 %.1384.i.i, label %B716.if.i.i, label %.3.endif.i788.i.i

B752.i:                                           ; preds = %.3.endif.if.i821.i.i, %.3.endif.i818.i.i, %NRT_decref.exit816.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1088.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !51
  %.1907.promoted.i = load double, ptr %.1907.i, align 8, !noalias !51
  br label %B792.if.i

.3.endif.i1098.i:                                 ; preds = %B792.if.i
  fence release
  %.4.i.i1099.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i.i3226 = icmp eq i64 %.4.i.i1099.i, 1
  br i1 %.10.i.i3226, label %.3.endif.if.i.i3227, label %.3.endif.i1101.i, !prof !0

.3.endif.if.i.i3227:                              ; preds = %.3.endif.i1098.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %.3.endif.i1101.i

.3.endif.i1101.i:                                 ; preds = %.3.endif.if.i.i3227, %.3.endif.i1098.i
  fence release
  %.4.i.i1102.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i1103.i = icmp eq i64 %.4.i.i1102.i, 1
  br i1 %.10.i1103.i, label %.3.endif.if.i1104.i, label %B1179.i, !prof !0

.3.endif.if.i1104.i:                              ; preds = %.3.endif.i1101.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %B1179.i

.3.endif.i1107.i:                                 ; preds = %NRT_decref.exit870.i.i, %.3.endif.i872.i.i, %.3.endif.if.i875.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1088.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !51
  fence release
  %.4.i.i1108.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i1109.i = icmp eq i64 %.4.i.i1108.i, 1
  br i1 %.10.i1109.i, label %.3.endif.if.i1110.i, label %.3.endif.i1113.i, !prof !0

.3.endif.if.i1110.i:                              ; preds = %.3.endif.i1107.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %.3.endif.i1113.i

.3.endif.i1113.i:                                 ; preds = %.3.endif.if.i1110.i, %.3.endif.i1107.i
  fence release
  %.4.i.i1114.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i1115.i = icmp eq i64 %.4.i.i1114.i, 1
  br i1 %.10.i1115.i, label %.3.endif.if.i1116.i, label %B958.if.i.preheader, !prof !0

.3.endif.if.i1116.i:                              ; preds = %.3.endif.i1113.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %B958.if.i.preheader

B958.if.i.preheader:                              ; preds = %.3.endif.if.i1116.i, %.3.endif.i1113.i
  br label %B958.if.i

B958.loopexit.i:                                  ; preds = %B1002.if.i
  %.2482.i = add nsw i64 %.2420.0103.i, -1
  %.2486.i = add nuw nsw i64 %.2417.0102.i, 1
  %.2473.i = icmp ugt i64 %.2420.0103.i, 1
  br i1 %.2473.i, label %B958.if.i, label %B1120.i

B1120.i:                                          ; preds = %B958.loopexit.i
  %.4.i.i.i1120.i = atomicrmw add ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !101
  %.4.i.i301.i.i = atomicrmw add ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !101
  br label %B48.if.i.i

B94.i.i:                                          ; preds = %B48.if.i.i
  %54 = fcmp ult double %.226.i.i, 0.000000e+00
  br i1 %54, label %B164.us.i.i, label %B106.i.i

B164.us.i.i:                                      ; preds = %B94.i.i, %B400.endif.us.i.i
  %.283.0.us.i.i = phi i64 [ %.349.us.i.i, %B400.endif.us.i.i ], [ 100, %B94.i.i ]
  %found.2.0.us.i.i = phi double [ %.706.us.i.i, %B400.endif.us.i.i ], [ %arg.lambda_, %B94.i.i ]
  %.340.us.not.i.i = icmp eq i64 %.283.0.us.i.i, 0
  br i1 %.340.us.not.i.i, label %B444.i.i, label %B218.if.us.i.i

B400.us.i.i:                                      ; preds = %B218.B356_crit_edge.us.i.i
  %.693.us.i.i = fcmp oeq double %.653.us.i.i, 0.000000e+00
  br i1 %.693.us.i.i, label %for.end.1.endif.endif.endif.if, label %B400.endif.us.i.i, !prof !0

B400.endif.us.i.i:                                ; preds = %B400.us.i.i
  %.700.us.i.i = fdiv double %.618.us.i.i, %.653.us.i.i
  %.706.us.i.i = fsub double %found.2.0.us.i.i, %.700.us.i.i
  %.713.us.i.i = fmul double %.706.us.i.i, 0x3EB0C6F7A0B5ED8D
  %.714.us.i.i = fcmp olt double %.700.us.i.i, %.713.us.i.i
  br i1 %.714.us.i.i, label %B438.i.i, label %B164.us.i.i

B218.if.us.i.i:                                   ; preds = %B164.us.i.i, %B218.if.us.i.i
  %slope.2.122.us.i.i = phi double [ %.653.us.i.i, %B218.if.us.i.i ], [ 0.000000e+00, %B164.us.i.i ]
  %excess.2.121.us.i.i = phi double [ %.618.us.i.i, %B218.if.us.i.i ], [ 0.000000e+00, %B164.us.i.i ]
  %.431.020.us.i.i = phi i64 [ %.493.us.i.i, %B218.if.us.i.i ], [ %.281.sroa.19.0.i, %B164.us.i.i ]
  %.428.019.us.i.i = phi i64 [ %.497.us.i.i, %B218.if.us.i.i ], [ 0, %B164.us.i.i ]
  %.493.us.i.i = add nsw i64 %.431.020.us.i.i, -1
  %.497.us.i.i = add nuw nsw i64 %.428.019.us.i.i, 1
  %55 = getelementptr double, ptr %data.i.i.i.i1283.i, i64 %.428.019.us.i.i
  %.551.us.i.i = load double, ptr %55, align 8, !noalias !101
  %56 = getelementptr double, ptr %.281.sroa.15.0.i, i64 %.428.019.us.i.i
  %.581.us.i.i = load double, ptr %56, align 8, !noalias !101
  %.583.us.i.i = fmul double %found.2.0.us.i.i, %.581.us.i.i
  %.584.us.i.i = tail call double @llvm.exp.f64(double %.583.us.i.i)
  %.585.us.i.i = fmul double %.551.us.i.i, %.584.us.i.i
  %.616.us.i.i = fsub double %.585.us.i.i, %.551.us.i.i
  %.618.us.i.i = fadd double %excess.2.121.us.i.i, %.616.us.i.i
  %.651.us.i.i = fmul double %.581.us.i.i, %.585.us.i.i
  %.653.us.i.i = fadd double %slope.2.122.us.i.i, %.651.us.i.i
  %.484.us.i.i = icmp sgt i64 %.431.020.us.i.i, 1
  br i1 %.484.us.i.i, label %B218.if.us.i.i, label %B218.B356_crit_edge.us.i.i

B218.B356_crit_edge.us.i.i:                       ; preds = %B218.if.us.i.i
  %.349.us.i.i = add nsw i64 %.283.0.us.i.i, -1
  %.662.us.i.i = fcmp ugt double %.618.us.i.i, 0.000000e+00
  %.667.us.i.i = fcmp ugt double %found.2.0.us.i.i, %.665.i.i
  %or.cond.us.i.i = select i1 %.662.us.i.i, i1 %.667.us.i.i, i1 false
  br i1 %or.cond.us.i.i, label %B400.us.i.i, label %B396.i.i

B106.i.i:                                         ; preds = %B94.i.i
  fence release
  %.4.i.i305.i.i = atomicrmw sub ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i.i1122.i = icmp eq i64 %.4.i.i305.i.i, 1
  br i1 %.10.i.i1122.i, label %.3.endif.if.i.i1125.i, label %.3.endif.i307.i.i, !prof !0

.3.endif.if.i.i1125.i:                            ; preds = %B106.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1242.i), !noalias !101
  br label %.3.endif.i307.i.i

.3.endif.i307.i.i:                                ; preds = %.3.endif.if.i.i1125.i, %B106.i.i
  fence release
  %.4.i.i308.i.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i309.i.i = icmp eq i64 %.4.i.i308.i.i, 1
  br i1 %.10.i309.i.i, label %.3.endif.if.i310.i.i, label %B1174.thread.i, !prof !0

.3.endif.if.i310.i.i:                             ; preds = %.3.endif.i307.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !101
  br label %B1174.thread.i

B396.i.i:                                         ; preds = %B218.B356_crit_edge.us.i.i
  fence release
  %.4.i.i314.i.i = atomicrmw sub ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i315.i.i = icmp eq i64 %.4.i.i314.i.i, 1
  br i1 %.10.i315.i.i, label %.3.endif.if.i316.i.i, label %.3.endif.i319.i.i, !prof !0

.3.endif.if.i316.i.i:                             ; preds = %B396.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1242.i), !noalias !101
  br label %.3.endif.i319.i.i

.3.endif.i319.i.i:                                ; preds = %.3.endif.if.i316.i.i, %B396.i.i
  fence release
  %.4.i.i320.i.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i321.i.i = icmp eq i64 %.4.i.i320.i.i, 1
  br i1 %.10.i321.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !0

B438.i.i:                                         ; preds = %B400.endif.us.i.i
  fence release
  %.4.i.i326.i.i = atomicrmw sub ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i327.i.i = icmp eq i64 %.4.i.i326.i.i, 1
  br i1 %.10.i327.i.i, label %.3.endif.if.i328.i.i, label %.3.endif.i331.i.i, !prof !0

.3.endif.if.i328.i.i:                             ; preds = %B438.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1242.i), !noalias !101
  br label %.3.endif.i331.i.i

.3.endif.i331.i.i:                                ; preds = %.3.endif.if.i328.i.i, %B438.i.i
  fence release
  %.4.i.i332.i.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i333.i.i = icmp eq i64 %.4.i.i332.i.i, 1
  br i1 %.10.i333.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !0

B444.i.i:                                         ; preds = %B164.us.i.i
  fence release
  %.4.i.i338.i.i = atomicrmw sub ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i339.i.i = icmp eq i64 %.4.i.i338.i.i, 1
  br i1 %.10.i339.i.i, label %.3.endif.if.i340.i.i, label %.3.endif.i343.i.i, !prof !0

.3.endif.if.i340.i.i:                             ; preds = %B444.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1242.i), !noalias !101
  br label %.3.endif.i343.i.i

.3.endif.i343.i.i:                                ; preds = %.3.endif.if.i340.i.i, %B444.i.i
  fence release
  %.4.i.i344.i.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !101
  %.10.i345.i.i = icmp eq i64 %.4.i.i344.i.i, 1
  br i1 %.10.i345.i.i, label %NRT_decref.exit347.sink.split.i.i, label %NRT_decref.exit347.i.i, !prof !0

NRT_decref.exit347.sink.split.i.i:                ; preds = %.3.endif.i343.i.i, %.3.endif.i331.i.i, %.3.endif.i319.i.i
  %found.3.1610.ph.i.i = phi double [ %.706.us.i.i, %.3.endif.i331.i.i ], [ %found.2.0.us.i.i, %.3.endif.i319.i.i ], [ %found.2.0.us.i.i, %.3.endif.i343.i.i ]
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !101
  br label %NRT_decref.exit347.i.i

NRT_decref.exit347.i.i:                           ; preds = %NRT_decref.exit347.sink.split.i.i, %.3.endif.i343.i.i, %.3.endif.i331.i.i, %.3.endif.i319.i.i
  %found.3.1610.i.i = phi double [ %found.2.0.us.i.i, %.3.endif.i319.i.i ], [ %.706.us.i.i, %.3.endif.i331.i.i ], [ %found.2.0.us.i.i, %.3.endif.i343.i.i ], [ %found.3.1610.ph.i.i, %NRT_decref.exit347.sink.split.i.i ]
  br i1 %.758.i.i, label %for.end.1.endif.endif.endif.if, label %B444.endif.i.i, !prof !0

B48.if.i.i:                                       ; preds = %B48.if.i.i, %B1120.i
  %mean.2.017.i.i = phi double [ %.226.i.i, %B48.if.i.i ], [ 0.000000e+00, %B1120.i ]
  %.68.016.i.i = phi i64 [ %.139.i.i, %B48.if.i.i ], [ 0, %B1120.i ]
  %.71.015.i.i = phi i64 [ %.135.i.i, %B48.if.i.i ], [ %.281.sroa.19.0.i, %B1120.i ]
  %.135.i.i = add nsw i64 %.71.015.i.i, -1
  %.139.i.i = add nuw nsw i64 %.68.016.i.i, 1
  %57 = getelementptr double, ptr %data.i.i.i.i1283.i, i64 %.68.016.i.i
  %.193.i.i = load double, ptr %57, align 8, !noalias !101
  %58 = getelementptr double, ptr %.281.sroa.15.0.i, i64 %.68.016.i.i
  %.223.i.i = load double, ptr %58, align 8, !noalias !101
  %.224.i.i = fmul double %.193.i.i, %.223.i.i
  %.226.i.i = fadd double %mean.2.017.i.i, %.224.i.i
  %.126.i.i = icmp ugt i64 %.71.015.i.i, 1
  br i1 %.126.i.i, label %B48.if.i.i, label %B94.i.i

B444.endif.i.i:                                   ; preds = %NRT_decref.exit347.i.i
  %.765.i.i = fdiv double %found.3.1610.i.i, %arg.lambda_
  %.12.i.i1126.i = fcmp ogt double %.765.i.i, 5.000000e-01
  %.13.i.i1127.i = select i1 %.12.i.i1126.i, double %.765.i.i, double 5.000000e-01
  %.12.i348.i.i = fcmp olt double %.13.i.i1127.i, 1.000000e+00
  %.13.i349.i.i = select i1 %.12.i348.i.i, double %.13.i.i1127.i, double 1.000000e+00
  br label %B1174.thread.i

.3.endif.i1129.i:                                 ; preds = %.1749.endif.preheader.i
  fence release
  %.4.i.i1130.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i1131.i = icmp eq i64 %.4.i.i1130.i, 1
  br i1 %.10.i1131.i, label %.3.endif.if.i1132.i, label %.3.endif.i1135.i, !prof !0

.3.endif.if.i1132.i:                              ; preds = %.3.endif.i1129.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %.3.endif.i1135.i

.3.endif.i1135.i:                                 ; preds = %.3.endif.if.i1132.i, %.3.endif.i1129.i
  fence release
  %.4.i.i1136.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i1137.i = icmp eq i64 %.4.i.i1136.i, 1
  br i1 %.10.i1137.i, label %.3.endif.if.i1138.i, label %B1179.i, !prof !0

.3.endif.if.i1138.i:                              ; preds = %.3.endif.i1135.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %B1179.i

.3.endif.i1141.i:                                 ; preds = %B1179.i, %_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit1339.i
  fence release
  %.4.i.i1142.i = atomicrmw sub ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1143.i = icmp eq i64 %.4.i.i1142.i, 1
  br i1 %.10.i1143.i, label %.3.endif.if.i1144.i, label %.3.endif.i1147.i, !prof !0

.3.endif.if.i1144.i:                              ; preds = %.3.endif.i1141.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1242.i), !noalias !51
  br label %.3.endif.i1147.i

.3.endif.i1147.i:                                 ; preds = %.3.endif.if.i1144.i, %.3.endif.i1141.i
  fence release
  %.4.i.i1148.i = atomicrmw sub ptr %memory.i.i.i.i3215, i64 1 monotonic, align 8, !noalias !51
  %.10.i1149.i = icmp eq i64 %.4.i.i1148.i, 1
  br i1 %.10.i1149.i, label %.3.endif.if.i1150.i, label %.3.endif.i1153.i, !prof !0

.3.endif.if.i1150.i:                              ; preds = %.3.endif.i1147.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3215), !noalias !51
  br label %.3.endif.i1153.i

.3.endif.i1153.i:                                 ; preds = %.3.endif.i1147.i, %.3.endif.if.i1150.i
  fence release
  %.4.i.i1154.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i1155.i = icmp eq i64 %.4.i.i1154.i, 1
  br i1 %.10.i1155.i, label %.3.endif.if.i1156.i, label %.3.endif.i1159.i, !prof !0

.3.endif.if.i1156.i:                              ; preds = %.3.endif.i1153.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %.3.endif.i1159.i

.3.endif.i1159.i:                                 ; preds = %.3.endif.if.i1156.i, %.3.endif.i1153.i
  fence release
  %.4.i.i1160.i = atomicrmw sub ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1161.i = icmp eq i64 %.4.i.i1160.i, 1
  br i1 %.10.i1161.i, label %.3.endif.if.i1162.i, label %.3.endif.i1165.i, !prof !0

.3.endif.if.i1162.i:                              ; preds = %.3.endif.i1159.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1188.i), !noalias !51
  br label %.3.endif.i1165.i

.3.endif.i1165.i:                                 ; preds = %.3.endif.if.i1162.i, %.3.endif.i1159.i
  fence release
  %.4.i.i1166.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1167.i = icmp eq i64 %.4.i.i1166.i, 1
  br i1 %.10.i1167.i, label %.3.endif.if.i1168.i, label %.3.endif.i1171.i, !prof !0

.3.endif.if.i1168.i:                              ; preds = %.3.endif.i1165.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !51
  br label %.3.endif.i1171.i

.3.endif.i1171.i:                                 ; preds = %.3.endif.if.i1168.i, %.3.endif.i1165.i
  fence release
  %.4.i.i1172.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1173.i = icmp eq i64 %.4.i.i1172.i, 1
  br i1 %.10.i1173.i, label %.3.endif.if.i1174.i, label %.3.endif.i1177.i, !prof !0

.3.endif.if.i1174.i:                              ; preds = %.3.endif.i1171.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !51
  br label %.3.endif.i1177.i

.3.endif.i1177.i:                                 ; preds = %.3.endif.i1171.i, %.3.endif.if.i1174.i
  fence release
  %.4.i.i1178.i = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1179.i = icmp eq i64 %.4.i.i1178.i, 1
  br i1 %.10.i1179.i, label %.3.endif.if.i1180.i, label %.3.endif.i1183.i, !prof !0

.3.endif.if.i1180.i:                              ; preds = %.3.endif.i1177.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i), !noalias !51
  br label %.3.endif.i1183.i

.3.endif.i1183.i:                                 ; preds = %.3.endif.if.i1180.i, %.3.endif.i1177.i
  fence release
  %.4.i.i1184.i = atomicrmw sub ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1185.i = icmp eq i64 %.4.i.i1184.i, 1
  br i1 %.10.i1185.i, label %.3.endif.if.i1186.i, label %for.end.1.endif.endif.endif.endif, !prof !0

.3.endif.if.i1186.i:                              ; preds = %.3.endif.i1183.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1211.i), !noalias !51
  br label %for.end.1.endif.endif.endif.endif

B1179.i:                                          ; preds = %B1174.thread.i, %.3.endif.if.i1138.i, %.3.endif.i1135.i, %.3.endif.if.i1104.i, %.3.endif.i1101.i
  %.693.i = icmp sgt i64 %.639.0106.i, 1
  br i1 %.693.i, label %B416.if.i, label %.3.endif.i1141.i

B0.endif.i3211:                                   ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  %memory.i.i.i.i1188.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1189.i = icmp eq ptr %memory.i.i.i.i1188.i, null
  br i1 %none.i.i.i.i1189.i, label %for.end.1.endif.endif.endif.if, label %.3.endif.i24.i1190.i

.3.endif.i24.i1190.i:                             ; preds = %B0.endif.i3211
  %address.i.i.i.i1191.i = ptrtoint ptr %memory.i.i.i.i1188.i to i64
  %behind.i.i.i.i1192.i = add i64 %address.i.i.i.i1191.i, 111
  %aligned.i.i.i.i1193.i = and i64 %behind.i.i.i.i1192.i, -64
  %data.i.i.i.i1194.i = inttoptr i64 %aligned.i.i.i.i1193.i to ptr
  store i64 1, ptr %memory.i.i.i.i1188.i, align 4, !noalias !105
  %at_end.i.i.i.i1195.i = getelementptr i8, ptr %memory.i.i.i.i1188.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1195.i, align 8, !noalias !105
  %at_data.i.i.i.i1196.i = getelementptr i8, ptr %memory.i.i.i.i1188.i, i64 24
  store ptr %data.i.i.i.i1194.i, ptr %at_data.i.i.i.i1196.i, align 8, !noalias !105
  %at_size.i.i.i.i1197.i = getelementptr i8, ptr %memory.i.i.i.i1188.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1197.i, align 8, !noalias !105
  %.4.i.i.i1198.i = atomicrmw add ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !115
  fence release
  %.4.i.i25.i1205.i = atomicrmw sub ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !115
  %.10.i.i1206.i = icmp eq i64 %.4.i.i25.i1205.i, 1
  br i1 %.10.i.i1206.i, label %.3.endif.if.i.i1208.i, label %B0.endif.endif.i3212, !prof !0

.3.endif.if.i.i1208.i:                            ; preds = %.3.endif.i24.i1190.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1188.i), !noalias !115
  br label %B0.endif.endif.i3212

B0.endif.endif.i3212:                             ; preds = %.3.endif.if.i.i1208.i, %.3.endif.i24.i1190.i
  %memory.i.i.i.i1211.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i1212.i = icmp eq ptr %memory.i.i.i.i1211.i, null
  br i1 %none.i.i.i.i1212.i, label %for.end.1.endif.endif.endif.if, label %.3.endif.i24.i1213.i

.3.endif.i24.i1213.i:                             ; preds = %B0.endif.endif.i3212
  %address.i.i.i.i1214.i = ptrtoint ptr %memory.i.i.i.i1211.i to i64
  %behind.i.i.i.i1215.i = add i64 %address.i.i.i.i1214.i, 111
  %aligned.i.i.i.i1216.i = and i64 %behind.i.i.i.i1215.i, -64
  %data.i.i.i.i1217.i = inttoptr i64 %aligned.i.i.i.i1216.i to ptr
  store i64 1, ptr %memory.i.i.i.i1211.i, align 4, !noalias !116
  %at_end.i.i.i.i1218.i = getelementptr i8, ptr %memory.i.i.i.i1211.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1218.i, align 8, !noalias !116
  %at_data.i.i.i.i1219.i = getelementptr i8, ptr %memory.i.i.i.i1211.i, i64 24
  store ptr %data.i.i.i.i1217.i, ptr %at_data.i.i.i.i1219.i, align 8, !noalias !116
  %at_size.i.i.i.i1220.i = getelementptr i8, ptr %memory.i.i.i.i1211.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i1220.i, align 8, !noalias !116
  %.4.i.i.i1221.i = atomicrmw add ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !126
  fence release
  %.4.i.i25.i1228.i = atomicrmw sub ptr %memory.i.i.i.i1211.i, i64 1 monotonic, align 8, !noalias !126
  %.10.i.i1229.i = icmp eq i64 %.4.i.i25.i1228.i, 1
  br i1 %.10.i.i1229.i, label %.3.endif.if.i.i1231.i, label %NRT_incref.exit1241.i, !prof !0

.3.endif.if.i.i1231.i:                            ; preds = %.3.endif.i24.i1213.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1211.i), !noalias !126
  br label %NRT_incref.exit1241.i

NRT_incref.exit1241.i:                            ; preds = %.3.endif.if.i.i1231.i, %.3.endif.i24.i1213.i
  %.4.i.i1236.i = atomicrmw add ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !51
  %.4.i.i1240.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !51
  %memory.i.i.i.i1242.i = tail call dereferenceable_or_null(3312) ptr @malloc(i64 3312)
  %none.i.i.i.i1243.not.i = icmp eq ptr %memory.i.i.i.i1242.i, null
  br i1 %none.i.i.i.i1243.not.i, label %.3.endif.i1266.i, label %.3.endif.i24.i1244.i

.3.endif.i24.i1244.i:                             ; preds = %NRT_incref.exit1241.i
  %address.i.i.i.i1245.i = ptrtoint ptr %memory.i.i.i.i1242.i to i64
  %behind.i.i.i.i1246.i = add i64 %address.i.i.i.i1245.i, 111
  %aligned.i.i.i.i1247.i = and i64 %behind.i.i.i.i1246.i, -64
  %data.i.i.i.i1248.i = inttoptr i64 %aligned.i.i.i.i1247.i to ptr
  store i64 1, ptr %memory.i.i.i.i1242.i, align 4, !noalias !127
  %at_end.i.i.i.i1249.i = getelementptr i8, ptr %memory.i.i.i.i1242.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1249.i, align 8, !noalias !127
  %at_data.i.i.i.i1250.i = getelementptr i8, ptr %memory.i.i.i.i1242.i, i64 24
  store ptr %data.i.i.i.i1248.i, ptr %at_data.i.i.i.i1250.i, align 8, !noalias !127
  %at_size.i.i.i.i1251.i = getelementptr i8, ptr %memory.i.i.i.i1242.i, i64 32
  store i64 3200, ptr %at_size.i.i.i.i1251.i, align 8, !noalias !127
  %.4.i.i.i1252.i = atomicrmw add ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !137
  fence release
  %.4.i.i25.i1259.i = atomicrmw sub ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !137
  %.10.i.i1260.i = icmp eq i64 %.4.i.i25.i1259.i, 1
  br i1 %.10.i.i1260.i, label %.3.endif.if.i.i1262.i, label %.3.endif.i1266.i, !prof !0

.3.endif.if.i.i1262.i:                            ; preds = %.3.endif.i24.i1244.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1242.i), !noalias !137
  br label %.3.endif.i1266.i

.3.endif.i1266.i:                                 ; preds = %.3.endif.if.i.i1262.i, %.3.endif.i24.i1244.i, %NRT_incref.exit1241.i
  %.281.sroa.19.0.i = phi i64 [ 400, %.3.endif.i24.i1244.i ], [ 400, %.3.endif.if.i.i1262.i ], [ 0, %NRT_incref.exit1241.i ]
  %.281.sroa.15.0.i = phi ptr [ %data.i.i.i.i1248.i, %.3.endif.i24.i1244.i ], [ %data.i.i.i.i1248.i, %.3.endif.if.i.i1262.i ], [ null, %NRT_incref.exit1241.i ]
  %excinfo.4.0.i = phi ptr [ null, %.3.endif.i24.i1244.i ], [ null, %.3.endif.if.i.i1262.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_incref.exit1241.i ]
  fence release
  %.4.i.i1267.i = atomicrmw sub ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1268.i = icmp eq i64 %.4.i.i1267.i, 1
  br i1 %.10.i1268.i, label %.3.endif.if.i1269.i, label %.3.endif.i1272.i, !prof !0

.3.endif.if.i1269.i:                              ; preds = %.3.endif.i1266.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1188.i), !noalias !51
  br label %.3.endif.i1272.i

.3.endif.i1272.i:                                 ; preds = %.3.endif.if.i1269.i, %.3.endif.i1266.i
  fence release
  %.4.i.i1273.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1274.i = icmp eq i64 %.4.i.i1273.i, 1
  br i1 %.10.i1274.i, label %.3.endif.if.i1275.i, label %NRT_decref.exit1276.i, !prof !0

.3.endif.if.i1275.i:                              ; preds = %.3.endif.i1272.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !51
  br label %NRT_decref.exit1276.i

NRT_decref.exit1276.i:                            ; preds = %.3.endif.if.i1275.i, %.3.endif.i1272.i
  br i1 %none.i.i.i.i1243.not.i, label %for.end.1.endif.endif.endif.if, label %B0.endif.endif.endif.endif.i3213, !prof !0

B0.endif.endif.endif.endif.i3213:                 ; preds = %NRT_decref.exit1276.i
  %memory.i.i.i.i1277.i = tail call dereferenceable_or_null(3312) ptr @malloc(i64 3312)
  %none.i.i.i.i1278.i = icmp eq ptr %memory.i.i.i.i1277.i, null
  br i1 %none.i.i.i.i1278.i, label %for.end.1.endif.endif.endif.if, label %.3.endif.i24.i1279.i

.3.endif.i24.i1279.i:                             ; preds = %B0.endif.endif.endif.endif.i3213
  %address.i.i.i.i1280.i = ptrtoint ptr %memory.i.i.i.i1277.i to i64
  %behind.i.i.i.i1281.i = add i64 %address.i.i.i.i1280.i, 111
  %aligned.i.i.i.i1282.i = and i64 %behind.i.i.i.i1281.i, -64
  %data.i.i.i.i1283.i = inttoptr i64 %aligned.i.i.i.i1282.i to ptr
  store i64 1, ptr %memory.i.i.i.i1277.i, align 4, !noalias !138
  %at_end.i.i.i.i1284.i = getelementptr i8, ptr %memory.i.i.i.i1277.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1284.i, align 8, !noalias !138
  %at_data.i.i.i.i1285.i = getelementptr i8, ptr %memory.i.i.i.i1277.i, i64 24
  store ptr %data.i.i.i.i1283.i, ptr %at_data.i.i.i.i1285.i, align 8, !noalias !138
  %at_size.i.i.i.i1286.i = getelementptr i8, ptr %memory.i.i.i.i1277.i, i64 32
  store i64 3200, ptr %at_size.i.i.i.i1286.i, align 8, !noalias !138
  %.4.i.i.i1287.i = atomicrmw add ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !148
  fence release
  %.4.i.i25.i1294.i = atomicrmw sub ptr %memory.i.i.i.i1277.i, i64 1 monotonic, align 8, !noalias !148
  %.10.i.i1295.i = icmp eq i64 %.4.i.i25.i1294.i, 1
  br i1 %.10.i.i1295.i, label %.3.endif.if.i.i1297.i, label %.3.endif.i1305.i, !prof !0

.3.endif.if.i.i1297.i:                            ; preds = %.3.endif.i24.i1279.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1277.i), !noalias !148
  br label %.3.endif.i1305.i

.3.endif.i1305.i:                                 ; preds = %.3.endif.if.i.i1297.i, %.3.endif.i24.i1279.i
  %.4.i.i1302.i = atomicrmw add ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !51
  %.457.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %arg.targets.5.1, i64 %arg.targets.5.0)
  %.458.i = extractvalue { i64, i1 } %.457.i, 0
  %.459.i = extractvalue { i64, i1 } %.457.i, 1
  %59 = add i64 %.458.i, -1152921504606846976
  %.464.i = icmp ult i64 %59, -2305843009213693952
  %.465.i = or i1 %.459.i, %.464.i
  fence release
  %.4.i.i1306.i = atomicrmw sub ptr %memory.i.i.i.i1242.i, i64 1 monotonic, align 8, !noalias !51
  %.10.i1307.i = icmp eq i64 %.4.i.i1306.i, 1
  br i1 %.10.i1307.i, label %.3.endif.if.i1308.i, label %NRT_decref.exit1309.i, !prof !0

.3.endif.if.i1308.i:                              ; preds = %.3.endif.i1305.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1242.i), !noalias !51
  br i1 %.465.i, label %for.end.1.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !0

NRT_decref.exit1309.i:                            ; preds = %.3.endif.i1305.i
  br i1 %.465.i, label %for.end.1.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.endif.endif.endif.i:         ; preds = %NRT_decref.exit1309.i, %.3.endif.if.i1308.i
  %.463.i = shl nsw i64 %.458.i, 3
  %all.i.i.i.i3214 = add i64 %.463.i, 112
  %memory.i.i.i.i3215 = tail call ptr @malloc(i64 %all.i.i.i.i3214)
  %none.i.i.i.i3216 = icmp eq ptr %memory.i.i.i.i3215, null
  br i1 %none.i.i.i.i3216, label %for.end.1.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.i

B0.endif.endif.endif.endif.endif.endif.endif.i:   ; preds = %B0.endif.endif.endif.endif.endif.endif.i
  %address.i.i.i.i3217 = ptrtoint ptr %memory.i.i.i.i3215 to i64
  %behind.i.i.i.i3218 = add i64 %address.i.i.i.i3217, 111
  %aligned.i.i.i.i3219 = and i64 %behind.i.i.i.i3218, -64
  %data.i.i.i.i3220 = inttoptr i64 %aligned.i.i.i.i3219 to ptr
  store i64 1, ptr %memory.i.i.i.i3215, align 4, !noalias !149
  %at_end.i.i.i.i3221 = getelementptr i8, ptr %memory.i.i.i.i3215, i64 8
  store ptr null, ptr %at_end.i.i.i.i3221, align 8, !noalias !149
  %at_data.i.i.i.i3222 = getelementptr i8, ptr %memory.i.i.i.i3215, i64 24
  store ptr %data.i.i.i.i3220, ptr %at_data.i.i.i.i3222, align 8, !noalias !149
  %at_size.i.i.i.i3223 = getelementptr i8, ptr %memory.i.i.i.i3215, i64 32
  store i64 %.463.i, ptr %at_size.i.i.i.i3223, align 8, !noalias !149
  %.53392.i = icmp sgt i64 %arg.targets.5.1, 0
  %.53690.i = icmp sgt i64 %arg.targets.5.0, 0
  %or.cond119.i = select i1 %.53392.i, i1 %.53690.i, i1 false
  br i1 %or.cond119.i, label %for.cond.1.preheader.us.i, label %NRT_incref.exit97.i1317.i

for.cond.1.preheader.us.i:                        ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i, %for.cond.1.for.end.1_crit_edge.us.i
  %loop.index93.us.i = phi i64 [ %.554.us.i, %for.cond.1.for.end.1_crit_edge.us.i ], [ 0, %B0.endif.endif.endif.endif.endif.endif.endif.i ]
  %60 = getelementptr double, ptr %arg.targets.4, i64 %loop.index93.us.i
  %.545.us.i = mul i64 %loop.index93.us.i, %arg.targets.5.0
  %61 = getelementptr double, ptr %data.i.i.i.i3220, i64 %.545.us.i
  br label %for.body.1.us.i

for.body.1.us.i:                                  ; preds = %for.body.1.us.i, %for.cond.1.preheader.us.i
  %loop.index.191.us.i = phi i64 [ 0, %for.cond.1.preheader.us.i ], [ %.552.us.i, %for.body.1.us.i ]
  %.541.us.i = mul i64 %loop.index.191.us.i, %arg.targets.5.1
  %.543.us.i = getelementptr double, ptr %60, i64 %.541.us.i
  %.549.us.i = getelementptr double, ptr %61, i64 %loop.index.191.us.i
  %.550.us.i = load double, ptr %.543.us.i, align 8, !noalias !51
  store double %.550.us.i, ptr %.549.us.i, align 8, !noalias !51
  %.552.us.i = add nuw nsw i64 %loop.index.191.us.i, 1
  %.536.us.i = icmp slt i64 %.552.us.i, %arg.targets.5.0
  br i1 %.536.us.i, label %for.body.1.us.i, label %for.cond.1.for.end.1_crit_edge.us.i

for.cond.1.for.end.1_crit_edge.us.i:              ; preds = %for.body.1.us.i
  %.554.us.i = add nuw nsw i64 %loop.index93.us.i, 1
  %.533.us.i = icmp slt i64 %.554.us.i, %arg.targets.5.1
  br i1 %.533.us.i, label %for.cond.1.preheader.us.i, label %NRT_incref.exit97.i1317.i

NRT_incref.exit97.i1317.i:                        ; preds = %for.cond.1.for.end.1_crit_edge.us.i, %B0.endif.endif.endif.endif.endif.endif.endif.i
  %.4.i.i96.i1316.i = atomicrmw add ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !156
  %.48.i1318.i = sitofp i64 %arg.known to double
  %.49.i1319.i = fadd double %arg.weight, %.48.i1318.i
  %.53.i1320.i = fdiv double %arg.weight, %.49.i1319.i
  %.177.i1321.i = fsub double 1.000000e+00, %.53.i1320.i
  br label %B60.if.i1322.i

.3.endif.i102.i1335.i:                            ; preds = %B60.if.i1322.i
  fence release
  %.4.i.i103.i1336.i = atomicrmw sub ptr %memory.i.i.i.i1188.i, i64 1 monotonic, align 8, !noalias !156
  %.10.i104.i1337.i = icmp eq i64 %.4.i.i103.i1336.i, 1
  br i1 %.10.i104.i1337.i, label %.3.endif.if.i105.i1338.i, label %_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit1339.i, !prof !0

.3.endif.if.i105.i1338.i:                         ; preds = %.3.endif.i102.i1335.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1188.i), !noalias !156
  br label %_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit1339.i

B60.if.i1322.i:                                   ; preds = %B60.if.i1322.i, %NRT_incref.exit97.i1317.i
  %.83.02.i1323.i = phi i64 [ 20, %NRT_incref.exit97.i1317.i ], [ %.147.i1325.i, %B60.if.i1322.i ]
  %.80.01.i1324.i = phi i64 [ 0, %NRT_incref.exit97.i1317.i ], [ %.151.i1326.i, %B60.if.i1322.i ]
  %.147.i1325.i = add nsw i64 %.83.02.i1323.i, -1
  %.151.i1326.i = add nuw nsw i64 %.80.01.i1324.i, 1
  %62 = getelementptr double, ptr %arg.shares.4, i64 %.80.01.i1324.i
  %.207.i1327.i = load double, ptr %62, align 8, !noalias !156
  %.208.i1328.i = fmul double %.177.i1321.i, %.207.i1327.i
  %63 = getelementptr double, ptr @.const.array.data, i64 %.80.01.i1324.i
  %.238.i1329.i = load double, ptr %63, align 8, !noalias !156
  %.240.i1330.i = fmul double %.53.i1320.i, %.238.i1329.i
  %.241.i1331.i = fadd double %.208.i1328.i, %.240.i1330.i
  %64 = getelementptr double, ptr %data.i.i.i.i1194.i, i64 %.80.01.i1324.i
  store double %.241.i1331.i, ptr %64, align 8, !noalias !156
  %.138.i1332.i = icmp ugt i64 %.83.02.i1323.i, 1
  br i1 %.138.i1332.i, label %B60.if.i1322.i, label %.3.endif.i102.i1335.i

_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit1339.i: ; preds = %.3.endif.if.i105.i1338.i, %.3.endif.i102.i1335.i
  %.693104.not.i = icmp eq i64 %arg.begins.2, 0
  br i1 %.693104.not.i, label %.3.endif.i1141.i, label %B416.if.lr.ph.i

B416.if.lr.ph.i:                                  ; preds = %_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE.exit1339.i
  %.1913.i = icmp sgt i64 %arg.known, 0
  %.fca.4.gep515.i.i = getelementptr inbounds i8, ptr %.114.i.i, i64 32
  %.fca.4.gep490.i.i = getelementptr inbounds i8, ptr %.151.i1088.i, i64 32
  %.665.i.i = fmul double %arg.lambda_, 5.000000e-01
  %.758.i.i = fcmp oeq double %arg.lambda_, 0.000000e+00
  br label %B416.if.i

B416.if.i:                                        ; preds = %B416.if.lr.ph.i, %B1179.i
  %.639.0106.i = phi i64 [ %arg.begins.2, %B416.if.lr.ph.i ], [ %.702.i, %B1179.i ]
  %.636.0105.i = phi i64 [ 0, %B416.if.lr.ph.i ], [ %.706.i, %B1179.i ]
  %.702.i = add nsw i64 %.639.0106.i, -1
  %.706.i = add nuw nsw i64 %.636.0105.i, 1
  %65 = getelementptr i64, ptr %arg.begins.4, i64 %.636.0105.i
  %.765.i = load i64, ptr %65, align 8, !noalias !51
  %66 = getelementptr i64, ptr %data.i.i.i, i64 %.636.0105.i
  %.827.i = load i64, ptr %66, align 8, !noalias !51
  %.828.i = add nsw i64 %.827.i, %.765.i
  %.865.i = icmp slt i64 %.765.i, 0
  %.866.i = select i1 %.865.i, i64 %arg.residues.5.0, i64 0
  %.867.i = add i64 %.866.i, %.765.i
  %.870.i = icmp slt i64 %.867.i, 0
  br i1 %.870.i, label %B418.else.if.i, label %B418.else.endif.i, !prof !0

B52.i.i:                                          ; preds = %B26.if.i.i
  %.437.i.i = zext i8 %.401.i.i to i64
  %.467.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %.437.i.i
  %.468.i.i = load double, ptr %.467.i.i, align 8, !noalias !159
  %.469.i.i = fadd double %.468.i.i, 1.000000e+00
  store double %.469.i.i, ptr %.467.i.i, align 8, !noalias !159
  %.502.i.i = add nsw i64 %n.2.07.i.i, 1
  br label %B94.i1346.i

B94.i1346.i:                                      ; preds = %B26.if.i.i, %B52.i.i
  %n.3.1.i.i = phi i64 [ %.502.i.i, %B52.i.i ], [ %n.2.07.i.i, %B26.if.i.i ]
  %.385.i.i = icmp sgt i64 %.943.i, %.404.i.i
  br i1 %.385.i.i, label %B26.if.i.i, label %B96.i.i

B96.i.i:                                          ; preds = %B94.i1346.i
  %.524.not.i.i = icmp eq i64 %n.3.1.i.i, 0
  br i1 %.524.not.i.i, label %.3.endif.i202.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %B96.i.i
  %.4.i.i199.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !159
  %.576.i.i = sitofp i64 %n.3.1.i.i to double
  br label %for.body.us.i.i

for.body.us.i.i:                                  ; preds = %for.body.us.i.i, %for.body.lr.ph.i.i
  %loop.index10.us.i.i = phi i64 [ %.582.us.i.i, %for.body.us.i.i ], [ 0, %for.body.lr.ph.i.i ]
  %.574.us.i.i = getelementptr double, ptr %data.i.i.i.i.i, i64 %loop.index10.us.i.i
  %.575.us.i.i = load double, ptr %.574.us.i.i, align 8, !noalias !159
  %.577.us.i.i = fdiv double %.575.us.i.i, %.576.i.i
  store double %.577.us.i.i, ptr %.574.us.i.i, align 8, !noalias !159
  %.582.us.i.i = add nuw nsw i64 %loop.index10.us.i.i, 1
  %.565.us.i.i = icmp ult i64 %loop.index10.us.i.i, 19
  br i1 %.565.us.i.i, label %for.body.us.i.i, label %.3.endif.i209.i.i

.3.endif.i202.i.i:                                ; preds = %B26.preheader.i.i, %B96.i.i
  fence release
  %.4.i.i203.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !159
  %.10.i.i1344.i = icmp eq i64 %.4.i.i203.i.i, 1
  br i1 %.10.i.i1344.i, label %NRT_decref.exit.sink.split.i.i, label %NRT_incref.exit1350.i, !prof !0

NRT_decref.exit.sink.split.i.i:                   ; preds = %.3.endif.i221.i.i, %.3.endif.i202.i.i
  %n.2.0.lcssa15.ph.i.i = phi i64 [ %n.3.1.i.i, %.3.endif.i221.i.i ], [ 0, %.3.endif.i202.i.i ]
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !159
  br label %NRT_incref.exit1350.i

B26.preheader.i.i:                                ; preds = %B418.else.endif.endif.endif.if.i, %B418.else.endif.endif.endif.i
  %.855.sroa.13.0.i = phi i64 [ %arg.residues.5.0, %B418.else.endif.endif.endif.if.i ], [ %.855.sroa.13.1.i, %B418.else.endif.endif.endif.i ]
  %.943.i = sub i64 %.855.sroa.13.0.i, %.855.sroa.0.3.i
  %.968.i = getelementptr i8, ptr %arg.residues.4, i64 %.855.sroa.0.3.i
  %.4.i.i.i1342.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !159
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(160) %data.i.i.i.i.i, i8 0, i64 160, i1 false), !noalias !159
  %.3855.i.not.i = icmp slt i64 %.943.i, 1
  br i1 %.3855.i.not.i, label %.3.endif.i202.i.i, label %B26.if.i.i

B26.if.i.i:                                       ; preds = %B26.preheader.i.i, %B94.i1346.i
  %n.2.07.i.i = phi i64 [ %n.3.1.i.i, %B94.i1346.i ], [ 0, %B26.preheader.i.i ]
  %.336.06.i.i = phi i64 [ %.404.i.i, %B94.i1346.i ], [ 0, %B26.preheader.i.i ]
  %.400.i.i = getelementptr i8, ptr %.968.i, i64 %.336.06.i.i
  %.401.i.i = load i8, ptr %.400.i.i, align 1, !noalias !159
  %.404.i.i = add nuw nsw i64 %.336.06.i.i, 1
  %.438.i.i = icmp ult i8 %.401.i.i, 20
  br i1 %.438.i.i, label %B52.i.i, label %B94.i1346.i

.3.endif.i209.i.i:                                ; preds = %for.body.us.i.i
  %.4.i.i206.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !159
  fence release
  %.4.i.i210.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !159
  %.10.i211.i.i = icmp eq i64 %.4.i.i210.i.i, 1
  br i1 %.10.i211.i.i, label %.3.endif.if.i212.i.i, label %.3.endif.i215.i.i, !prof !0

.3.endif.if.i212.i.i:                             ; preds = %.3.endif.i209.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !159
  br label %.3.endif.i215.i.i

.3.endif.i215.i.i:                                ; preds = %.3.endif.if.i212.i.i, %.3.endif.i209.i.i
  fence release
  %.4.i.i216.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !159
  %.10.i217.i.i = icmp eq i64 %.4.i.i216.i.i, 1
  br i1 %.10.i217.i.i, label %.3.endif.if.i218.i.i, label %.3.endif.i221.i.i, !prof !0

.3.endif.if.i218.i.i:                             ; preds = %.3.endif.i215.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !159
  br label %.3.endif.i221.i.i

.3.endif.i221.i.i:                                ; preds = %.3.endif.if.i218.i.i, %.3.endif.i215.i.i
  fence release
  %.4.i.i222.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !159
  %.10.i223.i.i = icmp eq i64 %.4.i.i222.i.i, 1
  br i1 %.10.i223.i.i, label %NRT_decref.exit.sink.split.i.i, label %NRT_incref.exit1350.i, !prof !0

B418.else.if.i:                                   ; preds = %B416.if.i
  br label %B418.else.endif.i

B418.else.endif.i:                                ; preds = %B418.else.if.i, %B416.if.i
  %.855.sroa.0.1.i = phi i64 [ 0, %B418.else.if.i ], [ %.867.i, %B416.if.i ]
  %.875.not.i = icmp slt i64 %.867.i, %arg.residues.5.0
  br i1 %.875.not.i, label %B418.else.endif.endif.i, label %B418.else.endif.if.i, !prof !1

B418.else.endif.if.i:                             ; preds = %B418.else.endif.i
  br label %B418.else.endif.endif.i

B418.else.endif.endif.i:                          ; preds = %B418.else.endif.if.i, %B418.else.endif.i
  %.855.sroa.0.3.i = phi i64 [ %arg.residues.5.0, %B418.else.endif.if.i ], [ %.855.sroa.0.1.i, %B418.else.endif.i ]
  %.882.i = icmp slt i64 %.828.i, 0
  %.883.i = select i1 %.882.i, i64 %arg.residues.5.0, i64 0
  %.884.i = add i64 %.883.i, %.828.i
  %.887.i = icmp slt i64 %.884.i, 0
  br i1 %.887.i, label %B418.else.endif.endif.if.i, label %B418.else.endif.endif.endif.i, !prof !0

B418.else.endif.endif.if.i:                       ; preds = %B418.else.endif.endif.i
  br label %B418.else.endif.endif.endif.i

B418.else.endif.endif.endif.i:                    ; preds = %B418.else.endif.endif.if.i, %B418.else.endif.endif.i
  %.855.sroa.13.1.i = phi i64 [ 0, %B418.else.endif.endif.if.i ], [ %.884.i, %B418.else.endif.endif.i ]
  %.892.not.i = icmp slt i64 %.884.i, %arg.residues.5.0
  br i1 %.892.not.i, label %B26.preheader.i.i, label %B418.else.endif.endif.endif.if.i, !prof !1

B418.else.endif.endif.endif.if.i:                 ; preds = %B418.else.endif.endif.endif.i
  br label %B26.preheader.i.i

NRT_incref.exit1350.i:                            ; preds = %.3.endif.i202.i.i, %NRT_decref.exit.sink.split.i.i, %.3.endif.i221.i.i
  %n.2.0.lcssa15.i.i = phi i64 [ %n.2.0.lcssa15.ph.i.i, %NRT_decref.exit.sink.split.i.i ], [ %n.3.1.i.i, %.3.endif.i221.i.i ], [ 0, %.3.endif.i202.i.i ]
  %.idx234 = mul i64 %.636.0105.i, 336
  %67 = getelementptr i8, ptr %data.i.i.i.i3196, i64 %.idx234
  %.4.i.i1349.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.1409.i = getelementptr i8, ptr %67, i64 160
  %.4.i.i1353.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.4.i.i1357.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  fence release
  %.4.i.i1361.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !51
  %.10.i1362.i = icmp eq i64 %.4.i.i1361.i, 1
  br i1 %.10.i1362.i, label %.3.endif.if.i1363.i, label %.1749.endif.preheader.i, !prof !0

.3.endif.if.i1363.i:                              ; preds = %NRT_incref.exit1350.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !51
  br label %.1749.endif.preheader.i

.1749.endif.preheader.i:                          ; preds = %.3.endif.if.i1363.i, %NRT_incref.exit1350.i
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(320) %67, i8 0, i64 320, i1 false), !noalias !51
  %.1852.i = getelementptr i8, ptr %67, i64 320
  store double 1.000000e+00, ptr %.1852.i, align 16, !noalias !51
  %.1907.i = getelementptr i8, ptr %67, i64 328
  store double 0.000000e+00, ptr %.1907.i, align 8, !noalias !51
  %.1910.i = icmp sgt i64 %n.2.0.lcssa15.i.i, 0
  %or.cond.i3224 = select i1 %.1910.i, i1 %.1913.i, i1 false
  br i1 %or.cond.i3224, label %NRT_incref.exit.i.i, label %.3.endif.i1129.i

B672.endif.endif.if.i:                            ; preds = %B0.endif.endif.endif.i.i, %B0.endif.endif.i.i, %B0.endif.if.i.i, %B0.if.i.i
  %excinfo.10.1.i = phi ptr [ %.156.i.i, %B0.endif.if.i.i ], [ %.119.i.i, %B0.if.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.114.i.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %.151.i1088.i), !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.2.i.i), !noalias !51
  br label %for.end.1.endif.endif.endif.if

B792.if.i:                                        ; preds = %B792.if.i, %B752.i
  %.2039.099.i = phi i64 [ 20, %B752.i ], [ %.2101.i, %B792.if.i ]
  %.2036.098.i = phi i64 [ 0, %B752.i ], [ %.2105.i, %B792.if.i ]
  %.23139697.i = phi double [ %.1907.promoted.i, %B752.i ], [ %.2313.i, %B792.if.i ]
  %.2101.i = add nsw i64 %.2039.099.i, -1
  %.2105.i = add nuw nsw i64 %.2036.098.i, 1
  %68 = getelementptr double, ptr %arg.shares.4, i64 %.2036.098.i
  %.2214.i = load double, ptr %68, align 8, !noalias !51
  %69 = getelementptr double, ptr %67, i64 %.2036.098.i
  %.2244.i = load double, ptr %69, align 8, !noalias !51
  %.2245.i = fmul double %.2214.i, %.2244.i
  %70 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.2036.098.i
  %.2275.i = load double, ptr %70, align 8, !noalias !51
  %71 = getelementptr double, ptr %.1409.i, i64 %.2036.098.i
  %.2305.i = load double, ptr %71, align 8, !noalias !51
  %.2306.i = fmul double %.2275.i, %.2305.i
  %.2307.i = fadd double %.2245.i, %.2306.i
  %.2312.i = fdiv double %.2307.i, %arg.lambda_
  %.2313.i = fadd double %.23139697.i, %.2312.i
  store double %.2313.i, ptr %.1907.i, align 8, !noalias !51
  %.2092.i = icmp ugt i64 %.2039.099.i, 1
  br i1 %.2092.i, label %B792.if.i, label %.3.endif.i1098.i

B958.if.i:                                        ; preds = %B958.if.i.preheader, %B958.loopexit.i
  %.2420.0103.i = phi i64 [ %.2482.i, %B958.loopexit.i ], [ 20, %B958.if.i.preheader ]
  %.2417.0102.i = phi i64 [ %.2486.i, %B958.loopexit.i ], [ 0, %B958.if.i.preheader ]
  %.2678.i = mul i64 %.2417.0102.i, %arg.matrix_scores.5.1
  %72 = getelementptr double, ptr %arg.matrix_scores.4, i64 %.2678.i
  %.2687.i = mul nuw nsw i64 %.2417.0102.i, 20
  %73 = getelementptr double, ptr %arg.shares.4, i64 %.2417.0102.i
  br label %B1002.if.i

B1002.if.i:                                       ; preds = %B1002.if.i, %B958.if.i
  %.2540.0101.i = phi i64 [ 20, %B958.if.i ], [ %.2602.i, %B1002.if.i ]
  %.2537.0100.i = phi i64 [ 0, %B958.if.i ], [ %.2606.i, %B1002.if.i ]
  %.2602.i = add nsw i64 %.2540.0101.i, -1
  %.2606.i = add nuw nsw i64 %.2537.0100.i, 1
  %74 = getelementptr double, ptr %72, i64 %.2537.0100.i
  %.2683.i = load double, ptr %74, align 8, !noalias !51
  %.2688.i = add nuw nsw i64 %.2537.0100.i, %.2687.i
  %75 = getelementptr double, ptr %.281.sroa.15.0.i, i64 %.2688.i
  store double %.2683.i, ptr %75, align 8, !noalias !51
  %.2749.i = load double, ptr %73, align 8, !noalias !51
  %76 = getelementptr double, ptr %data.i.i.i.i.i, i64 %.2537.0100.i
  %.2779.i = load double, ptr %76, align 8, !noalias !51
  %.2780.i = fmul double %.2749.i, %.2779.i
  %77 = getelementptr double, ptr %data.i.i.i.i1283.i, i64 %.2688.i
  store double %.2780.i, ptr %77, align 8, !noalias !51
  %.2593.i = icmp ugt i64 %.2540.0101.i, 1
  br i1 %.2593.i, label %B1002.if.i, label %B958.loopexit.i

B1174.thread.i:                                   ; preds = %B444.endif.i.i, %.3.endif.if.i310.i.i, %.3.endif.i307.i.i
  %.2830.0.ph.i = phi double [ 5.000000e-01, %.3.endif.i307.i.i ], [ 5.000000e-01, %.3.endif.if.i310.i.i ], [ %.13.i349.i.i, %B444.endif.i.i ]
  store double %.2830.0.ph.i, ptr %.1852.i, align 16, !noalias !51
  br label %B1179.i

for.end.1.endif.endif.endif.if:                   ; preds = %NRT_decref.exit347.i.i, %B400.us.i.i, %B0.endif.endif.endif.endif.endif.endif.i, %B672.endif.endif.if.i, %.3.endif.i.i, %B0.endif.i3211, %B0.endif.endif.i3212, %B0.endif.endif.endif.endif.i3213, %NRT_decref.exit1276.i, %.3.endif.if.i1308.i, %NRT_decref.exit1309.i
  %excinfo.9.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %.3.endif.i.i ], [ @.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366, %B400.us.i.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.36, %NRT_decref.exit1309.i ], [ %excinfo.10.1.i, %B672.endif.endif.if.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.36, %.3.endif.if.i1308.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.i3213 ], [ %excinfo.4.0.i, %NRT_decref.exit1276.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.i3212 ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.i3211 ], [ @.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366, %NRT_decref.exit347.i.i ]
  store ptr %excinfo.9.0.ph, ptr %excinfo, align 8
  br label %common.ret

for.end.1.endif.endif.endif.endif:                ; preds = %.3.endif.if.i1186.i, %.3.endif.i1183.i
  %.1114 = load double, ptr %arg.used.4, align 8
  %.1118 = fdiv double %.1114, 0x40026BB1BBB55516
  %memory.i.i.i.i3238 = tail call ptr @malloc(i64 %all.i.i.i.i3164)
  %none.i.i.i.i3239 = icmp eq ptr %memory.i.i.i.i3238, null
  br i1 %none.i.i.i.i3239, label %for.end.1.endif.endif.endif.endif.endif.if, label %.3.endif.i24.i3240

.3.endif.i24.i3240:                               ; preds = %for.end.1.endif.endif.endif.endif
  %address.i.i.i.i3241 = ptrtoint ptr %memory.i.i.i.i3238 to i64
  %behind.i.i.i.i3242 = add i64 %address.i.i.i.i3241, 111
  %aligned.i.i.i.i3243 = and i64 %behind.i.i.i.i3242, -64
  %data.i.i.i.i3244 = inttoptr i64 %aligned.i.i.i.i3243 to ptr
  store i64 1, ptr %memory.i.i.i.i3238, align 4, !noalias !162
  %at_end.i.i.i.i3245 = getelementptr i8, ptr %memory.i.i.i.i3238, i64 8
  store ptr null, ptr %at_end.i.i.i.i3245, align 8, !noalias !162
  %at_data.i.i.i.i3246 = getelementptr i8, ptr %memory.i.i.i.i3238, i64 24
  store ptr %data.i.i.i.i3244, ptr %at_data.i.i.i.i3246, align 8, !noalias !162
  %at_size.i.i.i.i3247 = getelementptr i8, ptr %memory.i.i.i.i3238, i64 32
  store i64 %.29.i3163, ptr %at_size.i.i.i.i3247, align 8, !noalias !162
  %.4.i.i.i3248 = atomicrmw add ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8, !noalias !172
  fence release
  %.4.i.i25.i3255 = atomicrmw sub ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8, !noalias !172
  %.10.i.i3256 = icmp eq i64 %.4.i.i25.i3255, 1
  br i1 %.10.i.i3256, label %.3.endif.if.i.i3258, label %.3.endif.i3267, !prof !0

.3.endif.if.i.i3258:                              ; preds = %.3.endif.i24.i3240
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3238), !noalias !172
  br label %.3.endif.i3267

for.end.1.endif.endif.endif.endif.endif.if:       ; preds = %for.end.1.endif.endif.endif.endif
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i3267:                                   ; preds = %.3.endif.i24.i3240, %.3.endif.if.i.i3258
  %.4.i.i3264 = atomicrmw add ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8
  fence release
  %.4.i.i3268 = atomicrmw sub ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8
  %.10.i3269 = icmp eq i64 %.4.i.i3268, 1
  br i1 %.10.i3269, label %.3.endif.if.i3270, label %NRT_decref.exit3271, !prof !0

.3.endif.if.i3270:                                ; preds = %.3.endif.i3267
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3238)
  br label %NRT_decref.exit3271

NRT_decref.exit3271:                              ; preds = %.3.endif.i3267, %.3.endif.if.i3270
  br i1 %.693104.not.i, label %.3.endif.i, label %B536.if.lr.ph

B536.if.lr.ph:                                    ; preds = %NRT_decref.exit3271
  %.1354 = getelementptr i8, ptr %arg.used.4, i64 16
  br label %B536.if

B536.if:                                          ; preds = %B536.if.lr.ph, %B2295
  %n.2.0255 = phi i64 [ 0, %B536.if.lr.ph ], [ %n.3.1, %B2295 ]
  %.1198.0254 = phi i64 [ %arg.begins.2, %B536.if.lr.ph ], [ %.1260, %B2295 ]
  %.1195.0253 = phi i64 [ 0, %B536.if.lr.ph ], [ %.1264, %B2295 ]
  %.1260 = add nsw i64 %.1198.0254, -1
  %.1264 = add nuw nsw i64 %.1195.0253, 1
  %78 = getelementptr double, ptr %data.i.i.i.i3171, i64 %.1195.0253
  %.1322 = load double, ptr %78, align 8
  %.1324 = fcmp ugt double %.1322, %.388
  br i1 %.1324, label %B564, label %B536.if.B822_crit_edge

B536.if.B822_crit_edge:                           ; preds = %B536.if
  %.pre = mul i64 %.1195.0253, 336
  br label %B822

B872.if:                                          ; preds = %B822, %B872.if
  %.1707.0251 = phi i64 [ 42, %B822 ], [ %.1769, %B872.if ]
  %.1704.0250 = phi i64 [ 0, %B822 ], [ %.1773, %B872.if ]
  %.1769 = add nsw i64 %.1707.0251, -1
  %.1773 = add nuw nsw i64 %.1704.0250, 1
  %.1849 = getelementptr double, ptr %4, i64 %.1704.0250
  %.1850 = load double, ptr %.1849, align 8
  %.1904 = getelementptr double, ptr %5, i64 %.1704.0250
  store double %.1850, ptr %.1904, align 8
  %.1760 = icmp ugt i64 %.1707.0251, 1
  br i1 %.1760, label %B872.if, label %B908

.3.endif.i3277:                                   ; preds = %B920.else.endif.endif.endif.if, %B920.else.endif.endif.endif
  %.1964.sroa.13.0 = phi i64 [ %arg.begins.2, %B920.else.endif.endif.endif.if ], [ %.1964.sroa.13.1, %B920.else.endif.endif.endif ]
  %.4.i.i3274 = atomicrmw add ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.2124, i8 0, i64 56, i1 false)
  %.2132 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v120B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr %.2124, ptr %excinfo.13, ptr null, ptr %arg.begins.4, i64 %arg.begins.5.0, ptr nonnull %memory.i.i.i.i3238, i64 %.1964.sroa.13.0, ptr %data.i.i.i.i3244)
  %.2133 = load ptr, ptr %excinfo.13, align 8
  %.2134.not = icmp eq i32 %.2132, 0
  %.2142.fca.0.load = load ptr, ptr %.2124, align 8
  %.2142.fca.2.load = load i64, ptr %.fca.2.gep1313, align 8
  %.2142.fca.4.load = load ptr, ptr %.fca.4.gep1315, align 8
  fence release
  %.4.i.i3278 = atomicrmw sub ptr %memory.i.i.i.i3238, i64 1 monotonic, align 8
  %.10.i3279 = icmp eq i64 %.4.i.i3278, 1
  br i1 %.10.i3279, label %.3.endif.if.i3280, label %NRT_decref.exit3281, !prof !0

.3.endif.if.i3280:                                ; preds = %.3.endif.i3277
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3238)
  br label %NRT_decref.exit3281

NRT_decref.exit3281:                              ; preds = %.3.endif.i3277, %.3.endif.if.i3280
  br i1 %.2134.not, label %B920.endif.endif, label %B920.endif.if, !prof !1

B920.else.endif.endif:                            ; preds = %.3.endif.if.i, %.3.endif.i
  %.1991 = icmp slt i64 %n.2.0.lcssa, 0
  %.1992 = select i1 %.1991, i64 %arg.begins.2, i64 0
  %.1993 = add i64 %.1992, %n.2.0.lcssa
  %.1996 = icmp slt i64 %.1993, 0
  br i1 %.1996, label %B920.else.endif.endif.if, label %B920.else.endif.endif.endif, !prof !0

B920.else.endif.endif.if:                         ; preds = %B920.else.endif.endif
  br label %B920.else.endif.endif.endif

B920.else.endif.endif.endif:                      ; preds = %B920.else.endif.endif.if, %B920.else.endif.endif
  %.1964.sroa.13.1 = phi i64 [ 0, %B920.else.endif.endif.if ], [ %.1993, %B920.else.endif.endif ]
  %.2001.not = icmp slt i64 %.1993, %arg.begins.2
  br i1 %.2001.not, label %.3.endif.i3277, label %B920.else.endif.endif.endif.if, !prof !1

B920.else.endif.endif.endif.if:                   ; preds = %B920.else.endif.endif.endif
  br label %.3.endif.i3277

B920.endif.if:                                    ; preds = %NRT_decref.exit3281
  store ptr %.2133, ptr %excinfo, align 8
  br label %common.ret

B920.endif.endif:                                 ; preds = %NRT_decref.exit3281
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.2171, i8 0, i64 56, i1 false)
  %.2179 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v120B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr %.2171, ptr %excinfo.14, ptr nonnull %memory.i.i.i, ptr %data.i.i.i, i64 %dest_shape.3.ph27, ptr nonnull %memory.i.i.i.i3238, i64 %.1964.sroa.13.0, ptr %data.i.i.i.i3244)
  %.2181.not = icmp eq i32 %.2179, 0
  %.2189.fca.0.load = load ptr, ptr %.2171, align 8
  br i1 %.2181.not, label %B920.endif.endif.endif, label %B920.endif.endif.if, !prof !1

B920.endif.endif.if:                              ; preds = %B920.endif.endif
  %.2180 = load ptr, ptr %excinfo.14, align 8
  store ptr %.2180, ptr %excinfo, align 8
  br label %common.ret

B920.endif.endif.endif:                           ; preds = %B920.endif.endif
  %.2189.fca.4.load = load ptr, ptr %.fca.4.gep1301, align 8
  fence release
  %.4.i.i3284 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i3285 = icmp eq i64 %.4.i.i3284, 1
  br i1 %.10.i3285, label %.3.endif.if.i3286, label %NRT_decref.exit3287, !prof !0

.3.endif.if.i3286:                                ; preds = %B920.endif.endif.endif
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit3287

NRT_decref.exit3287:                              ; preds = %B920.endif.endif.endif, %.3.endif.if.i3286
  call void @llvm.lifetime.start.p0(ptr nonnull %.54.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i)
  %.fca.4.gep344.i = getelementptr inbounds i8, ptr %.54.i, i64 32
  %.fca.5.0.gep345.i = getelementptr inbounds i8, ptr %.54.i, i64 40
  store ptr null, ptr %excinfo.1.i, align 8, !noalias !173
  %.4.i.i3288 = icmp eq ptr %.2142.fca.0.load, null
  br i1 %.4.i.i3288, label %NRT_incref.exit.i3291, label %.3.endif.i.i3289, !prof !0

.3.endif.i.i3289:                                 ; preds = %NRT_decref.exit3287
  %.4.i.i.i3290 = atomicrmw add ptr %.2142.fca.0.load, i64 1 monotonic, align 8, !noalias !173
  br label %NRT_incref.exit.i3291

NRT_incref.exit.i3291:                            ; preds = %.3.endif.i.i3289, %NRT_decref.exit3287
  %.4.i470.i = icmp eq ptr %.2189.fca.0.load, null
  br i1 %.4.i470.i, label %NRT_incref.exit473.i, label %.3.endif.i471.i, !prof !0

.3.endif.i471.i:                                  ; preds = %NRT_incref.exit.i3291
  %.4.i.i472.i = atomicrmw add ptr %.2189.fca.0.load, i64 1 monotonic, align 8, !noalias !173
  br label %NRT_incref.exit473.i

NRT_incref.exit473.i:                             ; preds = %.3.endif.i471.i, %NRT_incref.exit.i3291
  %.53.i = add nsw i64 %.2142.fca.2.load, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.54.i, i8 0, i64 56, i1 false), !noalias !173
  %.58.i = call fastcc i32 @_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29(ptr %.54.i, ptr %excinfo.1.i, i64 %.53.i), !noalias !173
  %.60.not.i = icmp eq i32 %.58.i, 0
  %.68.fca.0.load.i = load ptr, ptr %.54.i, align 8, !noalias !173
  %.68.fca.4.load.i = load ptr, ptr %.fca.4.gep344.i, align 8, !noalias !173
  br i1 %.60.not.i, label %B0.endif.i3294, label %B0.if.i3292, !prof !1

B174.i:                                           ; preds = %B122.if.i, %B0.endif.i3294
  %.338.i = icmp slt i64 %.2142.fca.2.load, 0
  %.339.i = select i1 %.338.i, i64 %.68.fca.5.0.load.i, i64 0
  %79 = getelementptr i64, ptr %.68.fca.4.load.i, i64 %.2142.fca.2.load
  %.353.i = getelementptr i64, ptr %79, i64 %.339.i
  %.354.i = load i64, ptr %.353.i, align 8, !noalias !173
  %.15.i.i = icmp slt i64 %.354.i, 0
  br i1 %.15.i.i, label %B920.endif.endif.endif.if, label %B0.endif.endif.endif.i.i3296, !prof !0

B0.endif.endif.endif.i.i3296:                     ; preds = %B174.i
  %all.i.i.i.i.i = add nuw i64 %.354.i, 112
  %memory.i.i.i.i.i3297 = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i.i3298 = icmp eq ptr %memory.i.i.i.i.i3297, null
  br i1 %none.i.i.i.i.i3298, label %B920.endif.endif.endif.if, label %.3.endif.i24.i.i3299

.3.endif.i24.i.i3299:                             ; preds = %B0.endif.endif.endif.i.i3296
  %address.i.i.i.i.i3300 = ptrtoint ptr %memory.i.i.i.i.i3297 to i64
  %behind.i.i.i.i.i3301 = add i64 %address.i.i.i.i.i3300, 111
  %aligned.i.i.i.i.i3302 = and i64 %behind.i.i.i.i.i3301, -64
  %data.i.i.i.i.i3303 = inttoptr i64 %aligned.i.i.i.i.i3302 to ptr
  store i64 1, ptr %memory.i.i.i.i.i3297, align 4, !noalias !177
  %at_end.i.i.i.i.i3304 = getelementptr i8, ptr %memory.i.i.i.i.i3297, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i3304, align 8, !noalias !177
  %at_data.i.i.i.i.i3305 = getelementptr i8, ptr %memory.i.i.i.i.i3297, i64 24
  store ptr %data.i.i.i.i.i3303, ptr %at_data.i.i.i.i.i3305, align 8, !noalias !177
  %at_size.i.i.i.i.i3306 = getelementptr i8, ptr %memory.i.i.i.i.i3297, i64 32
  store i64 %.354.i, ptr %at_size.i.i.i.i.i3306, align 8, !noalias !177
  %.4.i.i.i.i3307 = atomicrmw add ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8, !noalias !187
  fence release
  %.4.i.i25.i.i3308 = atomicrmw sub ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8, !noalias !187
  %.10.i.i.i3309 = icmp eq i64 %.4.i.i25.i.i3308, 1
  br i1 %.10.i.i.i3309, label %.3.endif.if.i.i.i3313, label %B174.endif.i, !prof !0

.3.endif.if.i.i.i3313:                            ; preds = %.3.endif.i24.i.i3299
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3297), !noalias !187
  br label %B174.endif.i

B298.loopexit.i:                                  ; preds = %B344.if.i, %B298.if.i
  %.482.i = icmp ugt i64 %.429.024.i, 1
  br i1 %.482.i, label %B298.if.i, label %.3.endif.i475.i

.3.endif.i475.i:                                  ; preds = %B298.loopexit.i, %B174.endif.i
  %.4.i.i476.i = atomicrmw add ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8, !noalias !173
  %.4.i478.i = icmp eq ptr %.68.fca.0.load.i, null
  br i1 %.4.i478.i, label %NRT_incref.exit489.i, label %.3.endif.i479.i, !prof !0

.3.endif.i479.i:                                  ; preds = %.3.endif.i475.i
  %.4.i.i480.i = atomicrmw add ptr %.68.fca.0.load.i, i64 1 monotonic, align 8, !noalias !173
  %.4.i.i484.i = atomicrmw add ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8, !noalias !173
  br label %NRT_incref.exit489.i

NRT_incref.exit489.i:                             ; preds = %.3.endif.i479.i, %.3.endif.i475.i
  %memory.i.i.i.i.sink.i = phi ptr [ %.68.fca.0.load.i, %.3.endif.i479.i ], [ %memory.i.i.i.i.i3297, %.3.endif.i475.i ]
  %.4.i.i484.c.i = atomicrmw add ptr %memory.i.i.i.i.sink.i, i64 1 monotonic, align 8, !noalias !173
  br i1 %.4.i470.i, label %NRT_decref.exit.i, label %.3.endif.i491.i, !prof !0

.3.endif.i491.i:                                  ; preds = %NRT_incref.exit489.i
  fence release
  %.4.i.i492.i = atomicrmw sub ptr %.2189.fca.0.load, i64 1 monotonic, align 8, !noalias !173
  %.10.i.i3311 = icmp eq i64 %.4.i.i492.i, 1
  br i1 %.10.i.i3311, label %.3.endif.if.i.i3312, label %NRT_decref.exit.i, !prof !0

.3.endif.if.i.i3312:                              ; preds = %.3.endif.i491.i
  fence acquire
  tail call void @free(ptr nonnull %.2189.fca.0.load), !noalias !173
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i3312, %.3.endif.i491.i, %NRT_incref.exit489.i
  br i1 %.4.i.i3288, label %NRT_decref.exit498.i, label %.3.endif.i494.i, !prof !0

.3.endif.i494.i:                                  ; preds = %NRT_decref.exit.i
  fence release
  %.4.i.i495.i = atomicrmw sub ptr %.2142.fca.0.load, i64 1 monotonic, align 8, !noalias !173
  %.10.i496.i = icmp eq i64 %.4.i.i495.i, 1
  br i1 %.10.i496.i, label %.3.endif.if.i497.i, label %NRT_decref.exit498.i, !prof !0

.3.endif.if.i497.i:                               ; preds = %.3.endif.i494.i
  fence acquire
  tail call void @free(ptr nonnull %.2142.fca.0.load), !noalias !173
  br label %NRT_decref.exit498.i

NRT_decref.exit498.i:                             ; preds = %.3.endif.if.i497.i, %.3.endif.i494.i, %NRT_decref.exit.i
  br i1 %.4.i478.i, label %.3.endif.i506.i, label %.3.endif.i500.i, !prof !0

.3.endif.i500.i:                                  ; preds = %NRT_decref.exit498.i
  fence release
  %.4.i.i501.i = atomicrmw sub ptr %.68.fca.0.load.i, i64 1 monotonic, align 8, !noalias !173
  %.10.i502.i = icmp eq i64 %.4.i.i501.i, 1
  br i1 %.10.i502.i, label %.3.endif.if.i503.i, label %.3.endif.i506.i, !prof !0

.3.endif.if.i503.i:                               ; preds = %.3.endif.i500.i
  fence acquire
  tail call void @free(ptr nonnull %.68.fca.0.load.i), !noalias !173
  br label %.3.endif.i506.i

.3.endif.i506.i:                                  ; preds = %.3.endif.if.i503.i, %.3.endif.i500.i, %NRT_decref.exit498.i
  fence release
  %.4.i.i507.i = atomicrmw sub ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8, !noalias !173
  %.10.i508.i = icmp eq i64 %.4.i.i507.i, 1
  br i1 %.10.i508.i, label %.3.endif.if.i509.i, label %.3.endif.i512.i, !prof !0

.3.endif.if.i509.i:                               ; preds = %.3.endif.i506.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3297), !noalias !173
  br label %.3.endif.i512.i

.3.endif.i512.i:                                  ; preds = %.3.endif.if.i509.i, %.3.endif.i506.i
  fence release
  %.4.i.i513.i = atomicrmw sub ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8, !noalias !173
  %.10.i514.i = icmp eq i64 %.4.i.i513.i, 1
  br i1 %.10.i514.i, label %.3.endif.if.i515.i, label %NRT_decref.exit516.i, !prof !0

.3.endif.if.i515.i:                               ; preds = %.3.endif.i512.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3297), !noalias !173
  br label %NRT_decref.exit516.i

NRT_decref.exit516.i:                             ; preds = %.3.endif.if.i515.i, %.3.endif.i512.i
  br i1 %.4.i478.i, label %B920.endif.endif.endif.endif, label %.3.endif.i518.i, !prof !0

.3.endif.i518.i:                                  ; preds = %NRT_decref.exit516.i
  fence release
  %.4.i.i519.i = atomicrmw sub ptr %.68.fca.0.load.i, i64 1 monotonic, align 8, !noalias !173
  %.10.i520.i = icmp eq i64 %.4.i.i519.i, 1
  br i1 %.10.i520.i, label %.3.endif.if.i521.i, label %B920.endif.endif.endif.endif, !prof !0

.3.endif.if.i521.i:                               ; preds = %.3.endif.i518.i
  fence acquire
  tail call void @free(ptr nonnull %.68.fca.0.load.i), !noalias !173
  br label %B920.endif.endif.endif.endif

B0.if.i3292:                                      ; preds = %NRT_incref.exit473.i
  %.59.i = load ptr, ptr %excinfo.1.i, align 8, !noalias !173
  br label %B920.endif.endif.endif.if

B0.endif.i3294:                                   ; preds = %NRT_incref.exit473.i
  %.68.fca.5.0.load.i = load i64, ptr %.fca.5.0.gep345.i, align 8, !noalias !173
  %storemerge.i3295 = tail call i64 @llvm.smax.i64(i64 %.2142.fca.2.load, i64 0)
  %.18316.not.i = icmp slt i64 %.2142.fca.2.load, 1
  br i1 %.18316.not.i, label %B174.i, label %B122.if.i.preheader

B122.if.i.preheader:                              ; preds = %B0.endif.i3294
  %load_initial = load i64, ptr %.68.fca.4.load.i, align 8
  br label %B122.if.i

B122.if.i:                                        ; preds = %B122.if.i.preheader, %B122.if.i
  %store_forwarded = phi i64 [ %load_initial, %B122.if.i.preheader ], [ %.281.i, %B122.if.i ]
  %.130.018.i = phi i64 [ %storemerge.i3295, %B122.if.i.preheader ], [ %.192.i, %B122.if.i ]
  %.127.017.i = phi i64 [ 0, %B122.if.i.preheader ], [ %.196.i, %B122.if.i ]
  %.192.i = add nsw i64 %.130.018.i, -1
  %.196.i = add nuw nsw i64 %.127.017.i, 1
  %80 = getelementptr i64, ptr %.68.fca.4.load.i, i64 %.127.017.i
  %81 = getelementptr i64, ptr %.2189.fca.4.load, i64 %.127.017.i
  %.280.i = load i64, ptr %81, align 8, !noalias !173
  %.281.i = add nsw i64 %.280.i, %store_forwarded
  %82 = getelementptr i8, ptr %80, i64 8
  store i64 %.281.i, ptr %82, align 8, !noalias !173
  %.183.i = icmp ugt i64 %.130.018.i, 1
  br i1 %.183.i, label %B122.if.i, label %B174.i

B174.endif.i:                                     ; preds = %.3.endif.if.i.i.i3313, %.3.endif.i24.i.i3299
  br i1 %.18316.not.i, label %.3.endif.i475.i, label %B298.if.i

B298.if.i:                                        ; preds = %B174.endif.i, %B298.loopexit.i
  %.429.024.i = phi i64 [ %.491.i, %B298.loopexit.i ], [ %storemerge.i3295, %B174.endif.i ]
  %.426.023.i = phi i64 [ %.495.i, %B298.loopexit.i ], [ 0, %B174.endif.i ]
  %.491.i = add nsw i64 %.429.024.i, -1
  %.495.i = add nuw nsw i64 %.426.023.i, 1
  %83 = getelementptr i64, ptr %.2189.fca.4.load, i64 %.426.023.i
  %.553.i = load i64, ptr %83, align 8, !noalias !173
  %.63319.not.i = icmp slt i64 %.553.i, 1
  br i1 %.63319.not.i, label %B298.loopexit.i, label %B344.if.lr.ph.i

B344.if.lr.ph.i:                                  ; preds = %B298.if.i
  %84 = getelementptr i64, ptr %.2142.fca.4.load, i64 %.426.023.i
  %85 = getelementptr i64, ptr %.68.fca.4.load.i, i64 %.426.023.i
  br label %B344.if.i

B344.if.i:                                        ; preds = %B344.if.i, %B344.if.lr.ph.i
  %.580.021.i = phi i64 [ %.553.i, %B344.if.lr.ph.i ], [ %.642.i, %B344.if.i ]
  %.577.020.i = phi i64 [ 0, %B344.if.lr.ph.i ], [ %.646.i, %B344.if.i ]
  %.642.i = add nsw i64 %.580.021.i, -1
  %.646.i = add nuw nsw i64 %.577.020.i, 1
  %.701.i = load i64, ptr %84, align 8, !noalias !173
  %.702.i3310 = add nsw i64 %.701.i, %.577.020.i
  %.716.i = icmp slt i64 %.702.i3310, 0
  %.717.i = select i1 %.716.i, i64 %arg.residues.5.0, i64 0
  %86 = getelementptr i8, ptr %arg.residues.4, i64 %.702.i3310
  %.731.i = getelementptr i8, ptr %86, i64 %.717.i
  %.732.i = load i8, ptr %.731.i, align 1, !noalias !173
  %.763.i = load i64, ptr %85, align 8, !noalias !173
  %.764.i = add nsw i64 %.763.i, %.577.020.i
  %.778.i = icmp slt i64 %.764.i, 0
  %.779.i = select i1 %.778.i, i64 %.354.i, i64 0
  %87 = getelementptr i8, ptr %data.i.i.i.i.i3303, i64 %.764.i
  %.793.i = getelementptr i8, ptr %87, i64 %.779.i
  store i8 %.732.i, ptr %.793.i, align 1, !noalias !173
  %.633.i = icmp ugt i64 %.580.021.i, 1
  br i1 %.633.i, label %B344.if.i, label %B298.loopexit.i

B920.endif.endif.endif.if:                        ; preds = %B0.if.i3292, %B0.endif.endif.endif.i.i3296, %B174.i
  %excinfo.15.0 = phi ptr [ %.59.i, %B0.if.i3292 ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.12, %B174.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i3296 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.54.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store ptr %excinfo.15.0, ptr %excinfo, align 8
  br label %common.ret

B920.endif.endif.endif.endif:                     ; preds = %.3.endif.if.i521.i, %NRT_decref.exit516.i, %.3.endif.i518.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.54.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  br i1 %.4.i.i3288, label %NRT_decref.exit3319, label %.3.endif.i3315, !prof !0

.3.endif.i3315:                                   ; preds = %B920.endif.endif.endif.endif
  fence release
  %.4.i.i3316 = atomicrmw sub ptr %.2142.fca.0.load, i64 1 monotonic, align 8
  %.10.i3317 = icmp eq i64 %.4.i.i3316, 1
  br i1 %.10.i3317, label %.3.endif.if.i3318, label %NRT_decref.exit3319, !prof !0

.3.endif.if.i3318:                                ; preds = %.3.endif.i3315
  fence acquire
  tail call void @free(ptr nonnull %.2142.fca.0.load)
  br label %NRT_decref.exit3319

NRT_decref.exit3319:                              ; preds = %B920.endif.endif.endif.endif, %.3.endif.i3315, %.3.endif.if.i3318
  br i1 %.4.i470.i, label %NRT_decref.exit3325, label %.3.endif.i3321, !prof !0

.3.endif.i3321:                                   ; preds = %NRT_decref.exit3319
  fence release
  %.4.i.i3322 = atomicrmw sub ptr %.2189.fca.0.load, i64 1 monotonic, align 8
  %.10.i3323 = icmp eq i64 %.4.i.i3322, 1
  br i1 %.10.i3323, label %.3.endif.if.i3324, label %NRT_decref.exit3325, !prof !0

.3.endif.if.i3324:                                ; preds = %.3.endif.i3321
  fence acquire
  tail call void @free(ptr nonnull %.2189.fca.0.load)
  br label %NRT_decref.exit3325

NRT_decref.exit3325:                              ; preds = %NRT_decref.exit3319, %.3.endif.i3321, %.3.endif.if.i3324
  %.2297 = sub i64 0, %arg.codes.2
  %.2305.0 = ashr i64 %.2297, 5
  %.neg = mul i64 %.2305.0, -32
  %.54.i3327 = icmp slt i64 %.neg, 0
  %or.cond = select i1 %.1991, i1 true, i1 %.54.i3327, !prof !188
  br i1 %or.cond, label %B920.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.i3328, !prof !188

B0.endif.endif.endif.endif.endif.endif.i3328:     ; preds = %NRT_decref.exit3325
  %.68.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %n.2.0.lcssa, i64 27)
  %.69.i = extractvalue { i64, i1 } %.68.i, 0
  %.70.i = extractvalue { i64, i1 } %.68.i, 1
  %.72.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %.69.i, i64 range(i64 -9223372036854775776, -9223372036854775808) %.neg)
  %.73.i = extractvalue { i64, i1 } %.72.i, 0
  %.74.i = extractvalue { i64, i1 } %.72.i, 1
  %.75.i = or i1 %.70.i, %.74.i
  %.76.i = mul i64 %.2305.0, -64
  %.77.i = mul i64 %.2305.0, -1728
  %88 = add i64 %.73.i, 4611686018427387904
  %.80.i = icmp slt i64 %88, 0
  %.81.i = or i1 %.75.i, %.80.i
  br i1 %.81.i, label %B920.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.i3329, !prof !0

B0.endif.endif.endif.endif.endif.endif.endif.i3329: ; preds = %B0.endif.endif.endif.endif.endif.endif.i3328
  %.79.i = shl nsw i64 %.73.i, 1
  %all.i.i.i.i3330 = add i64 %.79.i, 112
  %memory.i.i.i.i3331 = tail call ptr @malloc(i64 %all.i.i.i.i3330)
  %none.i.i.i.i3332 = icmp eq ptr %memory.i.i.i.i3331, null
  br i1 %none.i.i.i.i3332, label %B920.endif.endif.endif.endif.endif.if, label %.3.endif.i40.i

.3.endif.i40.i:                                   ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.i3329
  %address.i.i.i.i3333 = ptrtoint ptr %memory.i.i.i.i3331 to i64
  %behind.i.i.i.i3334 = add i64 %address.i.i.i.i3333, 111
  %aligned.i.i.i.i3335 = and i64 %behind.i.i.i.i3334, -64
  %data.i.i.i.i3336 = inttoptr i64 %aligned.i.i.i.i3335 to ptr
  store i64 1, ptr %memory.i.i.i.i3331, align 4, !noalias !189
  %at_end.i.i.i.i3337 = getelementptr i8, ptr %memory.i.i.i.i3331, i64 8
  store ptr null, ptr %at_end.i.i.i.i3337, align 8, !noalias !189
  %at_data.i.i.i.i3338 = getelementptr i8, ptr %memory.i.i.i.i3331, i64 24
  store ptr %data.i.i.i.i3336, ptr %at_data.i.i.i.i3338, align 8, !noalias !189
  %at_size.i.i.i.i3339 = getelementptr i8, ptr %memory.i.i.i.i3331, i64 32
  store i64 %.79.i, ptr %at_size.i.i.i.i3339, align 8, !noalias !189
  %.4.i.i.i3340 = atomicrmw add ptr %memory.i.i.i.i3331, i64 1 monotonic, align 8, !noalias !199
  fence release
  %.4.i.i41.i = atomicrmw sub ptr %memory.i.i.i.i3331, i64 1 monotonic, align 8, !noalias !199
  %.10.i.i3345 = icmp eq i64 %.4.i.i41.i, 1
  br i1 %.10.i.i3345, label %.3.endif.if.i.i3347, label %B920.endif.endif.endif.en...endif.endif, !prof !0

.3.endif.if.i.i3347:                              ; preds = %.3.endif.i40.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3331), !noalias !199
  br label %B920.endif.endif.endif.en...endif.endif

B920.endif.endif.endif.endif.endif.if:            ; preds = %B0.endif.endif.endif.endif.endif.endif.i3328, %NRT_decref.exit3325, %B0.endif.endif.endif.endif.endif.endif.endif.i3329
  %excinfo.16.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.endif.endif.endif.endif.i3329 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.100, %B0.endif.endif.endif.endif.endif.endif.i3328 ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.99, %NRT_decref.exit3325 ]
  store ptr %excinfo.16.0.ph, ptr %excinfo, align 8
  br label %common.ret

NRT_incref.exit625.i:                             ; preds = %B920.endif.endif.endif.en...endif.endif, %B920.endif.endif.endif.en...endif.endif.if
  %.2439.sroa.13.0 = phi i64 [ %arg.begins.2, %B920.endif.endif.endif.en...endif.endif.if ], [ %n.2.0.lcssa, %B920.endif.endif.endif.en...endif.endif ]
  %.4.i.i3353 = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8
  %.4.i.i.i3357 = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.4.i.i624.i = atomicrmw add ptr %memory.i.i.i.i3331, i64 1 monotonic, align 8, !noalias !200
  %.213.i = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %arg.plain.5.1, i64 %arg.plain.5.0)
  %.214.i = extractvalue { i64, i1 } %.213.i, 0
  %.215.i = extractvalue { i64, i1 } %.213.i, 1
  %89 = add i64 %.214.i, 4611686018427387904
  %.220.i = icmp slt i64 %89, 0
  %.221.i = or i1 %.215.i, %.220.i
  br i1 %.221.i, label %.3.endif.i3383, label %B0.endif.i3359, !prof !0

B106.loopexit.i:                                  ; preds = %NRT_decref.exit640.us.i, %NRT_decref.exit640.i
  %.423.i = icmp sgt i64 %.369.042.i, 1
  br i1 %.423.i, label %B108.if.i, label %.3.endif.i642.i

B242.loopexit.i:                                  ; preds = %B286.if.i
  %.1040.i = add nsw i64 %.978.034.i, -1
  %.1044.i = add nuw nsw i64 %.975.033.i, 1
  %.1031.i = icmp ugt i64 %.978.034.i, 1
  br i1 %.1031.i, label %B242.if.i, label %.3.endif.i627.i

.3.endif.i627.i:                                  ; preds = %B242.loopexit.i
  fence release
  %.4.i.i628.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.10.i.i3374 = icmp eq i64 %.4.i.i628.i, 1
  br i1 %.10.i.i3374, label %.3.endif.if.i.i3376, label %.3.endif.i630.i, !prof !0

.3.endif.if.i.i3376:                              ; preds = %.3.endif.i627.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !200
  br label %.3.endif.i630.i

.3.endif.i630.i:                                  ; preds = %.3.endif.if.i.i3376, %.3.endif.i627.i
  fence release
  %.4.i.i631.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.10.i632.i = icmp eq i64 %.4.i.i631.i, 1
  br i1 %.10.i632.i, label %.3.endif.if.i633.i, label %NRT_decref.exit634.i, !prof !0

.3.endif.if.i633.i:                               ; preds = %.3.endif.i630.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !200
  br label %NRT_decref.exit634.i

NRT_decref.exit634.i:                             ; preds = %.3.endif.if.i633.i, %.3.endif.i630.i
  %.1922.i = mul i64 %.1920.i, %.366.041.i
  %90 = getelementptr i16, ptr %data.i.i.i.i3336, i64 %.1922.i
  br i1 %.173035.not.i, label %B494.if.i, label %B494.if.us.i

B494.if.us.i:                                     ; preds = %NRT_decref.exit634.i, %NRT_decref.exit640.us.i
  %.1442.039.us.i = phi i64 [ %.1504.us.i, %NRT_decref.exit640.us.i ], [ 27, %NRT_decref.exit634.i ]
  %.1439.038.us.i = phi i64 [ %.1508.us.i, %NRT_decref.exit640.us.i ], [ 0, %NRT_decref.exit634.i ]
  %.1565.us.i = getelementptr i64, ptr @.const.array.data.1, i64 %.1439.038.us.i
  %.1566.us.i = load i64, ptr %.1565.us.i, align 8, !noalias !200
  %.1604.us.i = mul i64 %.1566.us.i, %arg.plain.5.0
  %.1606.us.i = getelementptr i16, ptr %data.i.i.i.i3367, i64 %.1604.us.i
  %.4.i.i689.us.i = atomicrmw add ptr %memory.i.i.i.i3361, i64 1 monotonic, align 8, !noalias !200
  %.1924.us.i = mul i64 %.1439.038.us.i, %.neg
  %91 = getelementptr i16, ptr %90, i64 %.1924.us.i
  br label %B566.if.us.i

.3.endif.if.i639.us.i:                            ; preds = %B566..3.endif.i636_crit_edge.us.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3361), !noalias !200
  br label %NRT_decref.exit640.us.i

NRT_decref.exit640.us.i:                          ; preds = %B566..3.endif.i636_crit_edge.us.i, %.3.endif.if.i639.us.i
  %.1495.us.i = icmp ugt i64 %.1442.039.us.i, 1
  br i1 %.1495.us.i, label %B494.if.us.i, label %B106.loopexit.i

B566.if.us.i:                                     ; preds = %B566.if.us.i, %B494.if.us.i
  %.1677.037.us.i = phi i64 [ %spec.select23.i, %B494.if.us.i ], [ %.1739.us.i, %B566.if.us.i ]
  %.1674.036.us.i = phi i64 [ 0, %B494.if.us.i ], [ %.1743.us.i, %B566.if.us.i ]
  %.1739.us.i = add nsw i64 %.1677.037.us.i, -1
  %.1743.us.i = add nuw nsw i64 %.1674.036.us.i, 1
  %92 = getelementptr i8, ptr %arg.codes.4, i64 %.1674.036.us.i
  %.1797.us.i = load i8, ptr %92, align 1, !noalias !200
  %.1799.us.i = zext i8 %.1797.us.i to i64
  %.1824.us.i = getelementptr i64, ptr @.const.array.data.1, i64 %.1799.us.i
  %.1825.us.i = load i64, ptr %.1824.us.i, align 8, !noalias !200
  %.1854.us.i = getelementptr i16, ptr %.1606.us.i, i64 %.1825.us.i
  %.1855.us.i = load i16, ptr %.1854.us.i, align 2, !noalias !200
  %93 = getelementptr i16, ptr %91, i64 %.1674.036.us.i
  store i16 %.1855.us.i, ptr %93, align 2, !noalias !200
  %.1730.us.i = icmp sgt i64 %.1677.037.us.i, 1
  br i1 %.1730.us.i, label %B566.if.us.i, label %B566..3.endif.i636_crit_edge.us.i

B566..3.endif.i636_crit_edge.us.i:                ; preds = %B566.if.us.i
  %.1504.us.i = add nsw i64 %.1442.039.us.i, -1
  %.1508.us.i = add nuw nsw i64 %.1439.038.us.i, 1
  fence release
  %.4.i.i637.us.i = atomicrmw sub ptr %memory.i.i.i.i3361, i64 1 monotonic, align 8, !noalias !200
  %.10.i638.us.i = icmp eq i64 %.4.i.i637.us.i, 1
  br i1 %.10.i638.us.i, label %.3.endif.if.i639.us.i, label %NRT_decref.exit640.us.i, !prof !0

.3.endif.if.i639.i:                               ; preds = %B494.if.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3361), !noalias !200
  br label %NRT_decref.exit640.i

NRT_decref.exit640.i:                             ; preds = %B494.if.i, %.3.endif.if.i639.i
  %.1495.i = icmp ugt i64 %.1442.039.i, 1
  br i1 %.1495.i, label %B494.if.i, label %B106.loopexit.i

.3.endif.i642.i:                                  ; preds = %B106.loopexit.i, %for.end.i
  fence release
  %.4.i.i643.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.10.i644.i = icmp eq i64 %.4.i.i643.i, 1
  br i1 %.10.i644.i, label %.3.endif.if.i645.i, label %.3.endif.i648.i, !prof !0

.3.endif.if.i645.i:                               ; preds = %.3.endif.i642.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !200
  br label %.3.endif.i648.i

.3.endif.i648.i:                                  ; preds = %.3.endif.i642.i, %.3.endif.if.i645.i
  fence release
  %.4.i.i649.i = atomicrmw sub ptr %memory.i.i.i.i3331, i64 1 monotonic, align 8, !noalias !200
  %.10.i650.i = icmp eq i64 %.4.i.i649.i, 1
  br i1 %.10.i650.i, label %.3.endif.if.i651.i, label %.3.endif.i654.i, !prof !0

.3.endif.if.i651.i:                               ; preds = %.3.endif.i648.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3331), !noalias !200
  br label %.3.endif.i654.i

.3.endif.i654.i:                                  ; preds = %.3.endif.if.i651.i, %.3.endif.i648.i
  fence release
  %.4.i.i655.i = atomicrmw sub ptr %memory.i.i.i.i3361, i64 1 monotonic, align 8, !noalias !200
  %.10.i656.i = icmp eq i64 %.4.i.i655.i, 1
  br i1 %.10.i656.i, label %.3.endif.if.i657.i, label %.3.endif.i3383, !prof !0

.3.endif.if.i657.i:                               ; preds = %.3.endif.i654.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3361), !noalias !200
  br label %.3.endif.i3383

B0.endif.i3359:                                   ; preds = %NRT_incref.exit625.i
  %.219.i = shl nsw i64 %.214.i, 1
  %all.i.i.i.i3360 = add i64 %.219.i, 112
  %memory.i.i.i.i3361 = tail call ptr @malloc(i64 %all.i.i.i.i3360)
  %none.i.i.i.i3362 = icmp eq ptr %memory.i.i.i.i3361, null
  br i1 %none.i.i.i.i3362, label %.3.endif.i3383, label %B0.endif.endif.i3363

B0.endif.endif.i3363:                             ; preds = %B0.endif.i3359
  %address.i.i.i.i3364 = ptrtoint ptr %memory.i.i.i.i3361 to i64
  %behind.i.i.i.i3365 = add i64 %address.i.i.i.i3364, 111
  %aligned.i.i.i.i3366 = and i64 %behind.i.i.i.i3365, -64
  %data.i.i.i.i3367 = inttoptr i64 %aligned.i.i.i.i3366 to ptr
  store i64 1, ptr %memory.i.i.i.i3361, align 4, !noalias !204
  %at_end.i.i.i.i3368 = getelementptr i8, ptr %memory.i.i.i.i3361, i64 8
  store ptr null, ptr %at_end.i.i.i.i3368, align 8, !noalias !204
  %at_data.i.i.i.i3369 = getelementptr i8, ptr %memory.i.i.i.i3361, i64 24
  store ptr %data.i.i.i.i3367, ptr %at_data.i.i.i.i3369, align 8, !noalias !204
  %at_size.i.i.i.i3370 = getelementptr i8, ptr %memory.i.i.i.i3361, i64 32
  store i64 %.219.i, ptr %at_size.i.i.i.i3370, align 8, !noalias !204
  %.29126.i = icmp sgt i64 %arg.plain.5.1, 0
  %.29424.i = icmp sgt i64 %arg.plain.5.0, 0
  %or.cond.i3371 = select i1 %.29126.i, i1 %.29424.i, i1 false
  br i1 %or.cond.i3371, label %for.cond.1.preheader.us.i3377, label %for.end.i

for.cond.1.preheader.us.i3377:                    ; preds = %B0.endif.endif.i3363, %for.cond.1.for.end.1_crit_edge.us.i3379
  %loop.index27.us.i = phi i64 [ %.312.us.i, %for.cond.1.for.end.1_crit_edge.us.i3379 ], [ 0, %B0.endif.endif.i3363 ]
  %94 = getelementptr i16, ptr %arg.plain.4, i64 %loop.index27.us.i
  %.303.us.i = mul i64 %loop.index27.us.i, %arg.plain.5.0
  %95 = getelementptr i16, ptr %data.i.i.i.i3367, i64 %.303.us.i
  br label %for.body.1.us.i3378

for.body.1.us.i3378:                              ; preds = %for.body.1.us.i3378, %for.cond.1.preheader.us.i3377
  %loop.index.125.us.i = phi i64 [ 0, %for.cond.1.preheader.us.i3377 ], [ %.310.us.i, %for.body.1.us.i3378 ]
  %.299.us.i = mul i64 %loop.index.125.us.i, %arg.plain.5.1
  %.301.us.i = getelementptr i16, ptr %94, i64 %.299.us.i
  %.307.us.i = getelementptr i16, ptr %95, i64 %loop.index.125.us.i
  %.308.us.i = load i16, ptr %.301.us.i, align 2, !noalias !200
  store i16 %.308.us.i, ptr %.307.us.i, align 2, !noalias !200
  %.310.us.i = add nuw nsw i64 %loop.index.125.us.i, 1
  %.294.us.i = icmp slt i64 %.310.us.i, %arg.plain.5.0
  br i1 %.294.us.i, label %for.body.1.us.i3378, label %for.cond.1.for.end.1_crit_edge.us.i3379

for.cond.1.for.end.1_crit_edge.us.i3379:          ; preds = %for.body.1.us.i3378
  %.312.us.i = add nuw nsw i64 %loop.index27.us.i, 1
  %.291.us.i = icmp slt i64 %.312.us.i, %arg.plain.5.1
  br i1 %.291.us.i, label %for.cond.1.preheader.us.i3377, label %for.end.i

for.end.i:                                        ; preds = %for.cond.1.for.end.1_crit_edge.us.i3379, %B0.endif.endif.i3363
  %.42340.not.i = icmp slt i64 %.2439.sroa.13.0, 1
  br i1 %.42340.not.i, label %.3.endif.i642.i, label %B108.if.lr.ph.i

B108.if.lr.ph.i:                                  ; preds = %for.end.i
  %spec.select23.i = tail call i64 @llvm.smax.i64(i64 %arg.codes.2, i64 0)
  %.173035.not.i = icmp slt i64 %arg.codes.2, 1
  %.1920.i = mul i64 %.2305.0, -864
  br label %B108.if.i

B108.if.i:                                        ; preds = %B108.if.lr.ph.i, %B106.loopexit.i
  %.369.042.i = phi i64 [ %.2439.sroa.13.0, %B108.if.lr.ph.i ], [ %.432.i, %B106.loopexit.i ]
  %.366.041.i = phi i64 [ 0, %B108.if.lr.ph.i ], [ %.436.i, %B106.loopexit.i ]
  %.432.i = add nsw i64 %.369.042.i, -1
  %.436.i = add nuw nsw i64 %.366.041.i, 1
  %.idx235 = mul i64 %.366.041.i, 336
  %96 = getelementptr i8, ptr %data.i.i.i.i3196, i64 %.idx235
  %.4.i.i661.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.838.i = getelementptr i8, ptr %96, i64 160
  %.4.i.i665.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.923.i = getelementptr i8, ptr %96, i64 320
  %.924.i = load double, ptr %.923.i, align 16, !noalias !200
  %.4.i.i669.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.4.i.i673.i = atomicrmw add ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  fence release
  %.4.i.i677.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.10.i678.i = icmp eq i64 %.4.i.i677.i, 1
  br i1 %.10.i678.i, label %.3.endif.if.i679.i, label %.3.endif.i682.i, !prof !0

.3.endif.if.i679.i:                               ; preds = %B108.if.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !200
  br label %.3.endif.i682.i

.3.endif.i682.i:                                  ; preds = %.3.endif.if.i679.i, %B108.if.i
  fence release
  %.4.i.i683.i = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8, !noalias !200
  %.10.i684.i = icmp eq i64 %.4.i.i683.i, 1
  br i1 %.10.i684.i, label %.3.endif.if.i685.i, label %B242.if.i.preheader, !prof !0

.3.endif.if.i685.i:                               ; preds = %.3.endif.i682.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191), !noalias !200
  br label %B242.if.i.preheader

B242.if.i.preheader:                              ; preds = %.3.endif.if.i685.i, %.3.endif.i682.i
  br label %B242.if.i

B242.if.i:                                        ; preds = %B242.if.i.preheader, %B242.loopexit.i
  %.978.034.i = phi i64 [ %.1040.i, %B242.loopexit.i ], [ 20, %B242.if.i.preheader ]
  %.975.033.i = phi i64 [ %.1044.i, %B242.loopexit.i ], [ 0, %B242.if.i.preheader ]
  %invariant.gep.i = getelementptr double, ptr %arg.matrix_scores.4, i64 %.975.033.i
  %97 = getelementptr double, ptr %.838.i, i64 %.975.033.i
  %.1377.i = mul i64 %.975.033.i, %arg.plain.5.0
  %98 = getelementptr i16, ptr %data.i.i.i.i3367, i64 %.1377.i
  br label %B286.if.i

B286.if.i:                                        ; preds = %B286.if.i, %B242.if.i
  %.1098.032.i = phi i64 [ 20, %B242.if.i ], [ %.1160.i, %B286.if.i ]
  %.1095.031.i = phi i64 [ 0, %B242.if.i ], [ %.1164.i, %B286.if.i ]
  %.1160.i = add nsw i64 %.1098.032.i, -1
  %.1164.i = add nuw nsw i64 %.1095.031.i, 1
  %.1236.i = mul i64 %.1095.031.i, %arg.matrix_scores.5.1
  %gep30.i = getelementptr double, ptr %invariant.gep.i, i64 %.1236.i
  %.1241.i = load double, ptr %gep30.i, align 8, !noalias !200
  %.1245.i = fmul double %.924.i, %.1241.i
  %99 = getelementptr double, ptr %96, i64 %.1095.031.i
  %.1275.i = load double, ptr %99, align 8, !noalias !200
  %.1306.i = load double, ptr %97, align 8, !noalias !200
  %.1307.i = fadd double %.1275.i, %.1306.i
  %.1312.i = fdiv double %.1307.i, %arg.lambda_
  %.1313.i = fadd double %.1245.i, %.1312.i
  %.1316.i = fmul double %.1313.i, 3.200000e+01
  %.1324.le.i = tail call double @llvm.rint.f64(double %.1316.i)
  %.1329.i = fptosi double %.1324.le.i to i16
  %100 = getelementptr i16, ptr %98, i64 %.1095.031.i
  store i16 %.1329.i, ptr %100, align 2, !noalias !200
  %.1151.i = icmp ugt i64 %.1098.032.i, 1
  br i1 %.1151.i, label %B286.if.i, label %B242.loopexit.i

B494.if.i:                                        ; preds = %NRT_decref.exit634.i, %NRT_decref.exit640.i
  %.1442.039.i = phi i64 [ %.1504.i, %NRT_decref.exit640.i ], [ 27, %NRT_decref.exit634.i ]
  %.1504.i = add nsw i64 %.1442.039.i, -1
  %.4.i.i689.i = atomicrmw add ptr %memory.i.i.i.i3361, i64 1 monotonic, align 8, !noalias !200
  fence release
  %.4.i.i637.i = atomicrmw sub ptr %memory.i.i.i.i3361, i64 1 monotonic, align 8, !noalias !200
  %.10.i638.i = icmp eq i64 %.4.i.i637.i, 1
  br i1 %.10.i638.i, label %.3.endif.if.i639.i, label %NRT_decref.exit640.i, !prof !0

.3.endif.i3383:                                   ; preds = %.3.endif.if.i657.i, %.3.endif.i654.i, %NRT_incref.exit625.i, %B0.endif.i3359
  %excinfo.17.0 = phi ptr [ null, %.3.endif.i654.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.109, %NRT_incref.exit625.i ], [ null, %.3.endif.if.i657.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.i3359 ]
  %.2662.not = phi i1 [ true, %.3.endif.i654.i ], [ false, %NRT_incref.exit625.i ], [ true, %.3.endif.if.i657.i ], [ false, %B0.endif.i3359 ]
  fence release
  %.4.i.i3384 = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8
  %.10.i3385 = icmp eq i64 %.4.i.i3384, 1
  br i1 %.10.i3385, label %.3.endif.if.i3386, label %NRT_decref.exit3387, !prof !0

.3.endif.if.i3386:                                ; preds = %.3.endif.i3383
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191)
  br label %NRT_decref.exit3387

NRT_decref.exit3387:                              ; preds = %.3.endif.i3383, %.3.endif.if.i3386
  br i1 %.2662.not, label %.3.endif.i3389, label %B920.endif.endif.endif.endif.endif.endif.endif.if, !prof !1

B920.endif.endif.endif.en...endif.endif:          ; preds = %.3.endif.i40.i, %.3.endif.if.i.i3347
  %.2476.not = icmp slt i64 %n.2.0.lcssa, %arg.begins.2
  br i1 %.2476.not, label %NRT_incref.exit625.i, label %B920.endif.endif.endif.en...endif.endif.if, !prof !1

B920.endif.endif.endif.en...endif.endif.if:       ; preds = %B920.endif.endif.endif.en...endif.endif
  br label %NRT_incref.exit625.i

B920.endif.endif.endif.endif.endif.endif.endif.if: ; preds = %NRT_decref.exit3387
  store ptr %excinfo.17.0, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i3389:                                   ; preds = %NRT_decref.exit3387
  fence release
  %.4.i.i3390 = atomicrmw sub ptr %memory.i.i.i.i3191, i64 1 monotonic, align 8
  %.10.i3391 = icmp eq i64 %.4.i.i3390, 1
  br i1 %.10.i3391, label %.3.endif.if.i3392, label %B0.endif.endif.i3395, !prof !0

.3.endif.if.i3392:                                ; preds = %.3.endif.i3389
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3191)
  br label %B0.endif.endif.i3395

B0.endif.endif.i3395:                             ; preds = %.3.endif.if.i3392, %.3.endif.i3389
  %.30.i3396 = icmp ugt i64 %n.2.0.lcssa, 1152921504606846975
  br i1 %.30.i3396, label %B920.endif.endif.endif.en...if.2, label %B0.endif.endif.endif.i3397, !prof !0

B0.endif.endif.endif.i3397:                       ; preds = %B0.endif.endif.i3395
  %.29.i3398 = shl nuw nsw i64 %n.2.0.lcssa, 3
  %all.i.i.i.i3399 = add nuw i64 %.29.i3398, 112
  %memory.i.i.i.i3400 = tail call ptr @malloc(i64 %all.i.i.i.i3399)
  %none.i.i.i.i3401 = icmp eq ptr %memory.i.i.i.i3400, null
  br i1 %none.i.i.i.i3401, label %B920.endif.endif.endif.en...if.2, label %.3.endif.i24.i3402

.3.endif.i24.i3402:                               ; preds = %B0.endif.endif.endif.i3397
  %address.i.i.i.i3403 = ptrtoint ptr %memory.i.i.i.i3400 to i64
  %behind.i.i.i.i3404 = add i64 %address.i.i.i.i3403, 111
  %aligned.i.i.i.i3405 = and i64 %behind.i.i.i.i3404, -64
  %data.i.i.i.i3406 = inttoptr i64 %aligned.i.i.i.i3405 to ptr
  store i64 1, ptr %memory.i.i.i.i3400, align 4, !noalias !211
  %at_end.i.i.i.i3407 = getelementptr i8, ptr %memory.i.i.i.i3400, i64 8
  store ptr null, ptr %at_end.i.i.i.i3407, align 8, !noalias !211
  %at_data.i.i.i.i3408 = getelementptr i8, ptr %memory.i.i.i.i3400, i64 24
  store ptr %data.i.i.i.i3406, ptr %at_data.i.i.i.i3408, align 8, !noalias !211
  %at_size.i.i.i.i3409 = getelementptr i8, ptr %memory.i.i.i.i3400, i64 32
  store i64 %.29.i3398, ptr %at_size.i.i.i.i3409, align 8, !noalias !211
  %.4.i.i.i3410 = atomicrmw add ptr %memory.i.i.i.i3400, i64 1 monotonic, align 8, !noalias !221
  fence release
  %.4.i.i25.i3417 = atomicrmw sub ptr %memory.i.i.i.i3400, i64 1 monotonic, align 8, !noalias !221
  %.10.i.i3418 = icmp eq i64 %.4.i.i25.i3417, 1
  br i1 %.10.i.i3418, label %.3.endif.if.i.i3420, label %B0.endif.endif.endif.i3428, !prof !0

.3.endif.if.i.i3420:                              ; preds = %.3.endif.i24.i3402
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3400), !noalias !221
  br label %B0.endif.endif.endif.i3428

B920.endif.endif.endif.en...if.2:                 ; preds = %B0.endif.endif.i3395, %B0.endif.endif.endif.i3397
  %excinfo.18.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i3397 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.9, %B0.endif.endif.i3395 ]
  store ptr %excinfo.18.0.ph, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif.i3428:                       ; preds = %.3.endif.if.i.i3420, %.3.endif.i24.i3402
  %memory.i.i.i.i3431 = tail call ptr @malloc(i64 %all.i.i.i.i3399)
  %none.i.i.i.i3432 = icmp eq ptr %memory.i.i.i.i3431, null
  br i1 %none.i.i.i.i3432, label %B920.endif.endif.endif.en...endif.2.if, label %.3.endif.i24.i3433

.3.endif.i24.i3433:                               ; preds = %B0.endif.endif.endif.i3428
  %address.i.i.i.i3434 = ptrtoint ptr %memory.i.i.i.i3431 to i64
  %behind.i.i.i.i3435 = add i64 %address.i.i.i.i3434, 111
  %aligned.i.i.i.i3436 = and i64 %behind.i.i.i.i3435, -64
  %data.i.i.i.i3437 = inttoptr i64 %aligned.i.i.i.i3436 to ptr
  store i64 1, ptr %memory.i.i.i.i3431, align 4, !noalias !222
  %at_end.i.i.i.i3438 = getelementptr i8, ptr %memory.i.i.i.i3431, i64 8
  store ptr null, ptr %at_end.i.i.i.i3438, align 8, !noalias !222
  %at_data.i.i.i.i3439 = getelementptr i8, ptr %memory.i.i.i.i3431, i64 24
  store ptr %data.i.i.i.i3437, ptr %at_data.i.i.i.i3439, align 8, !noalias !222
  %at_size.i.i.i.i3440 = getelementptr i8, ptr %memory.i.i.i.i3431, i64 32
  store i64 %.29.i3398, ptr %at_size.i.i.i.i3440, align 8, !noalias !222
  %.4.i.i.i3441 = atomicrmw add ptr %memory.i.i.i.i3431, i64 1 monotonic, align 8, !noalias !232
  fence release
  %.4.i.i25.i3448 = atomicrmw sub ptr %memory.i.i.i.i3431, i64 1 monotonic, align 8, !noalias !232
  %.10.i.i3449 = icmp eq i64 %.4.i.i25.i3448, 1
  br i1 %.10.i.i3449, label %.3.endif.if.i.i3451, label %NRT_incref.exit3459, !prof !0

.3.endif.if.i.i3451:                              ; preds = %.3.endif.i24.i3433
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3431), !noalias !232
  br label %NRT_incref.exit3459

B920.endif.endif.endif.en...endif.2.if:           ; preds = %B0.endif.endif.endif.i3428
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

NRT_incref.exit3459:                              ; preds = %.3.endif.i24.i3433, %.3.endif.if.i.i3451
  %.4.i.i3458 = atomicrmw add ptr %memory.i.i.i.i3400, i64 1 monotonic, align 8
  %.104.i = uitofp i64 %n.2.0.lcssa to double
  %.111.i = fptosi double %.104.i to i64
  %.13.i.i = tail call i64 @llvm.smax.i64(i64 %.111.i, i64 0)
  %.31.i.i = icmp sgt i64 %.111.i, 1152921504606846975
  br i1 %.31.i.i, label %.3.endif.i3483, label %B0.endif.endif.endif.i.i3461, !prof !0

B0.endif.endif.endif.i.i3461:                     ; preds = %NRT_incref.exit3459
  %.30.i.i = shl nuw nsw i64 %.13.i.i, 3
  %all.i.i.i.i.i3462 = add nuw i64 %.30.i.i, 112
  %memory.i.i.i.i.i3463 = tail call ptr @malloc(i64 %all.i.i.i.i.i3462)
  %none.i.i.i.i.i3464 = icmp eq ptr %memory.i.i.i.i.i3463, null
  br i1 %none.i.i.i.i.i3464, label %.3.endif.i3483, label %.3.endif.i24.i.i3465

.3.endif.i24.i.i3465:                             ; preds = %B0.endif.endif.endif.i.i3461
  %address.i.i.i.i.i3466 = ptrtoint ptr %memory.i.i.i.i.i3463 to i64
  %behind.i.i.i.i.i3467 = add i64 %address.i.i.i.i.i3466, 111
  %aligned.i.i.i.i.i3468 = and i64 %behind.i.i.i.i.i3467, -64
  %data.i.i.i.i.i3469 = inttoptr i64 %aligned.i.i.i.i.i3468 to ptr
  store i64 1, ptr %memory.i.i.i.i.i3463, align 4, !noalias !233
  %at_end.i.i.i.i.i3470 = getelementptr i8, ptr %memory.i.i.i.i.i3463, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i3470, align 8, !noalias !233
  %at_data.i.i.i.i.i3471 = getelementptr i8, ptr %memory.i.i.i.i.i3463, i64 24
  store ptr %data.i.i.i.i.i3469, ptr %at_data.i.i.i.i.i3471, align 8, !noalias !233
  %at_size.i.i.i.i.i3472 = getelementptr i8, ptr %memory.i.i.i.i.i3463, i64 32
  store i64 %.30.i.i, ptr %at_size.i.i.i.i.i3472, align 8, !noalias !233
  %.4.i.i.i.i3473 = atomicrmw add ptr %memory.i.i.i.i.i3463, i64 1 monotonic, align 8, !noalias !246
  fence release
  %.4.i.i25.i.i3474 = atomicrmw sub ptr %memory.i.i.i.i.i3463, i64 1 monotonic, align 8, !noalias !246
  %.10.i.i.i3475 = icmp eq i64 %.4.i.i25.i.i3474, 1
  br i1 %.10.i.i.i3475, label %.3.endif.if.i.i.i3481, label %B388.endif.i, !prof !0

.3.endif.if.i.i.i3481:                            ; preds = %.3.endif.i24.i.i3465
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3463), !noalias !246
  br label %B388.endif.i

.3.endif.i.i3476:                                 ; preds = %B464.if.i, %B388.endif.i
  %.4.i.i.i3477 = atomicrmw add ptr %memory.i.i.i.i.i3463, i64 1 monotonic, align 8, !noalias !247
  fence release
  %.4.i.i113.i = atomicrmw sub ptr %memory.i.i.i.i.i3463, i64 1 monotonic, align 8, !noalias !247
  %.10.i.i3478 = icmp eq i64 %.4.i.i113.i, 1
  br i1 %.10.i.i3478, label %.3.endif.if.i.i3480, label %.3.endif.i3483, !prof !0

.3.endif.if.i.i3480:                              ; preds = %.3.endif.i.i3476
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3463), !noalias !247
  br label %.3.endif.i3483

B388.endif.i:                                     ; preds = %.3.endif.if.i.i.i3481, %.3.endif.i24.i.i3465
  %.305129.not.i = icmp slt i64 %.111.i, 1
  br i1 %.305129.not.i, label %.3.endif.i.i3476, label %B464.if.i

B464.if.i:                                        ; preds = %B388.endif.i, %B464.if.i
  %.252.0131.i = phi i64 [ %.314.i, %B464.if.i ], [ %.13.i.i, %B388.endif.i ]
  %.249.0130.i = phi i64 [ %.318.i, %B464.if.i ], [ 0, %B388.endif.i ]
  %.314.i = add nsw i64 %.252.0131.i, -1
  %.318.i = add nuw nsw i64 %.249.0130.i, 1
  %101 = getelementptr i64, ptr %data.i.i.i.i.i3469, i64 %.249.0130.i
  store i64 %.249.0130.i, ptr %101, align 8, !noalias !247
  %.305.i = icmp ugt i64 %.252.0131.i, 1
  br i1 %.305.i, label %B464.if.i, label %.3.endif.i.i3476

.3.endif.i3483:                                   ; preds = %.3.endif.if.i.i3480, %.3.endif.i.i3476, %B0.endif.endif.endif.i.i3461, %NRT_incref.exit3459
  %.2803.sroa.19.0 = phi i64 [ %.13.i.i, %.3.endif.i.i3476 ], [ %.13.i.i, %.3.endif.if.i.i3480 ], [ 0, %B0.endif.endif.endif.i.i3461 ], [ 0, %NRT_incref.exit3459 ]
  %.2803.sroa.15.0 = phi ptr [ %data.i.i.i.i.i3469, %.3.endif.i.i3476 ], [ %data.i.i.i.i.i3469, %.3.endif.if.i.i3480 ], [ null, %B0.endif.endif.endif.i.i3461 ], [ null, %NRT_incref.exit3459 ]
  %.2803.sroa.0.0 = phi ptr [ %memory.i.i.i.i.i3463, %.3.endif.i.i3476 ], [ %memory.i.i.i.i.i3463, %.3.endif.if.i.i3480 ], [ null, %B0.endif.endif.endif.i.i3461 ], [ null, %NRT_incref.exit3459 ]
  %excinfo.20.0 = phi ptr [ null, %.3.endif.i.i3476 ], [ null, %.3.endif.if.i.i3480 ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i3461 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.122, %NRT_incref.exit3459 ]
  %.2809.not = phi i1 [ true, %.3.endif.i.i3476 ], [ true, %.3.endif.if.i.i3480 ], [ false, %B0.endif.endif.endif.i.i3461 ], [ false, %NRT_incref.exit3459 ]
  fence release
  %.4.i.i3484 = atomicrmw sub ptr %memory.i.i.i.i3400, i64 1 monotonic, align 8
  %.10.i3485 = icmp eq i64 %.4.i.i3484, 1
  br i1 %.10.i3485, label %.3.endif.if.i3486, label %NRT_decref.exit3487, !prof !0

.3.endif.if.i3486:                                ; preds = %.3.endif.i3483
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3400)
  br label %NRT_decref.exit3487

NRT_decref.exit3487:                              ; preds = %.3.endif.i3483, %.3.endif.if.i3486
  br i1 %.2809.not, label %B920.endif.endif.endif.en...endif.2.endif.endif, label %B920.endif.endif.endif.en...endif.2.endif.if, !prof !1

B920.endif.endif.endif.en...endif.2.endif.if:     ; preds = %NRT_decref.exit3487
  store ptr %excinfo.20.0, ptr %excinfo, align 8
  br label %common.ret

B920.endif.endif.endif.en...endif.2.endif.endif:  ; preds = %NRT_decref.exit3487
  store i8 0, ptr %.2845, align 1
  %.2873 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels7_scoresB4v130B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedEx5ArrayIsLi3E1C7mutable7alignedE5TupleI5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.2845, ptr %excinfo.21, ptr null, i64 %arg.rows.2, ptr %arg.rows.4, i64 %arg.codes.2, ptr nonnull %memory.i.i.i.i3331, ptr %data.i.i.i.i3336, i64 %n.2.0.lcssa, i64 27, i64 %.neg, i64 %.77.i, i64 %.76.i, i64 2, ptr nonnull %memory.i.i.i.i.i3297, ptr %data.i.i.i.i.i3303, ptr %.68.fca.0.load.i, ptr %.68.fca.4.load.i, i64 %.68.fca.5.0.load.i, ptr %.2803.sroa.0.0, i64 %.2803.sroa.19.0, ptr %.2803.sroa.15.0, i64 %.2803.sroa.19.0, ptr %arg.kernels.4, i64 %arg.kernels.5.0, i64 %arg.kernels.5.1, ptr %arg.costs.4, ptr %arg.stop.4, ptr nonnull %memory.i.i.i.i3400, ptr %data.i.i.i.i3406)
  %.2883 = load i8, ptr %.2845, align 1
  %.2886.not = icmp eq i8 %.2883, 0
  %cond = icmp eq i32 %.2873, 0
  br i1 %cond, label %B920.endif.endif.endif.en...endif.3, label %B920.endif.endif.endif.en...if.3, !prof !248

B920.endif.endif.endif.en...if.3:                 ; preds = %B920.endif.endif.endif.en...endif.2.endif.endif
  %.2874 = load ptr, ptr %excinfo.21, align 8
  store ptr %.2874, ptr %excinfo, align 8
  br label %common.ret

B920.endif.endif.endif.en...endif.3:              ; preds = %B920.endif.endif.endif.en...endif.2.endif.endif
  %.4.i3488 = icmp eq ptr %.2803.sroa.0.0, null
  br i1 %.4.i3488, label %NRT_decref.exit3493, label %.3.endif.i3489, !prof !0

.3.endif.i3489:                                   ; preds = %B920.endif.endif.endif.en...endif.3
  fence release
  %.4.i.i3490 = atomicrmw sub ptr %.2803.sroa.0.0, i64 1 monotonic, align 8
  %.10.i3491 = icmp eq i64 %.4.i.i3490, 1
  br i1 %.10.i3491, label %.3.endif.if.i3492, label %NRT_decref.exit3493, !prof !0

.3.endif.if.i3492:                                ; preds = %.3.endif.i3489
  fence acquire
  tail call void @free(ptr nonnull %.2803.sroa.0.0)
  br label %NRT_decref.exit3493

NRT_decref.exit3493:                              ; preds = %B920.endif.endif.endif.en...endif.3, %.3.endif.i3489, %.3.endif.if.i3492
  br i1 %.2886.not, label %.3.endif.i3010, label %B1420

B1420.if:                                         ; preds = %B1420
  %.3037 = load ptr, ptr %excinfo.22, align 8
  store ptr %.3037, ptr %excinfo, align 8
  br label %common.ret

B1420.endif:                                      ; preds = %B1420
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.3070, i8 0, i64 56, i1 false)
  %.3078 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr %.3070, ptr %excinfo.23, ptr null, ptr %arg.used_trials.4, i64 %arg.used_trials.5.0, ptr nonnull %memory.i.i.i.i3238, i64 %.1964.sroa.13.0, ptr %data.i.i.i.i3244)
  %.3080.not = icmp eq i32 %.3078, 0
  %.3088.fca.0.load = load ptr, ptr %.3070, align 8
  br i1 %.3080.not, label %B1420.endif.endif, label %B1420.endif.if, !prof !1

B1420.endif.if:                                   ; preds = %B1420.endif
  %.3079 = load ptr, ptr %excinfo.23, align 8
  store ptr %.3079, ptr %excinfo, align 8
  br label %common.ret

B1420.endif.endif:                                ; preds = %B1420.endif
  %.3088.fca.4.load = load ptr, ptr %.fca.4.gep863, align 8
  store ptr null, ptr %.3119, align 8
  %.3138 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels13log10_evaluesB4v109B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd27Literal_5bbool_5d_28True_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.3119, ptr %excinfo.24, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr nonnull %arg.used.4, double %.500, ptr nonnull %memory.i.i.i.i3400, i64 %n.2.0.lcssa, ptr %data.i.i.i.i3406, ptr %.3046.fca.0.load, ptr %.3046.fca.4.load, ptr %.3088.fca.0.load, ptr %.3088.fca.4.load, ptr nonnull %memory.i.i.i.i3431, ptr %data.i.i.i.i3437)
  %.3140.not = icmp eq i32 %.3138, 0
  br i1 %.3140.not, label %B1420.endif.endif.endif, label %B1420.endif.endif.if, !prof !1

B1420.endif.endif.if:                             ; preds = %B1420.endif.endif
  %.3139 = load ptr, ptr %excinfo.24, align 8
  store ptr %.3139, ptr %excinfo, align 8
  br label %common.ret

B1420.endif.endif.endif:                          ; preds = %B1420.endif.endif
  %.4.i3494 = icmp eq ptr %.3088.fca.0.load, null
  br i1 %.4.i3494, label %NRT_decref.exit3499, label %.3.endif.i3495, !prof !0

.3.endif.i3495:                                   ; preds = %B1420.endif.endif.endif
  fence release
  %.4.i.i3496 = atomicrmw sub ptr %.3088.fca.0.load, i64 1 monotonic, align 8
  %.10.i3497 = icmp eq i64 %.4.i.i3496, 1
  br i1 %.10.i3497, label %.3.endif.if.i3498, label %NRT_decref.exit3499, !prof !0

.3.endif.if.i3498:                                ; preds = %.3.endif.i3495
  fence acquire
  tail call void @free(ptr nonnull %.3088.fca.0.load)
  br label %NRT_decref.exit3499

NRT_decref.exit3499:                              ; preds = %B1420.endif.endif.endif, %.3.endif.i3495, %.3.endif.if.i3498
  %.4.i3500 = icmp eq ptr %.3046.fca.0.load, null
  br i1 %.4.i3500, label %B0.endif.endif.endif.i3509, label %.3.endif.i3501, !prof !0

.3.endif.i3501:                                   ; preds = %NRT_decref.exit3499
  fence release
  %.4.i.i3502 = atomicrmw sub ptr %.3046.fca.0.load, i64 1 monotonic, align 8
  %.10.i3503 = icmp eq i64 %.4.i.i3502, 1
  br i1 %.10.i3503, label %.3.endif.if.i3504, label %B0.endif.endif.endif.i3509, !prof !0

.3.endif.if.i3504:                                ; preds = %.3.endif.i3501
  fence acquire
  tail call void @free(ptr nonnull %.3046.fca.0.load)
  br label %B0.endif.endif.endif.i3509

B0.endif.endif.endif.i3509:                       ; preds = %NRT_decref.exit3499, %.3.endif.i3501, %.3.endif.if.i3504
  %memory.i.i.i.i3512 = tail call ptr @malloc(i64 %all.i.i.i.i3399)
  %none.i.i.i.i3513 = icmp eq ptr %memory.i.i.i.i3512, null
  br i1 %none.i.i.i.i3513, label %B1420.endif.endif.endif.if, label %.3.endif.i24.i3514

.3.endif.i24.i3514:                               ; preds = %B0.endif.endif.endif.i3509
  %address.i.i.i.i3515 = ptrtoint ptr %memory.i.i.i.i3512 to i64
  %behind.i.i.i.i3516 = add i64 %address.i.i.i.i3515, 111
  %aligned.i.i.i.i3517 = and i64 %behind.i.i.i.i3516, -64
  %data.i.i.i.i3518 = inttoptr i64 %aligned.i.i.i.i3517 to ptr
  store i64 1, ptr %memory.i.i.i.i3512, align 4, !noalias !249
  %at_end.i.i.i.i3519 = getelementptr i8, ptr %memory.i.i.i.i3512, i64 8
  store ptr null, ptr %at_end.i.i.i.i3519, align 8, !noalias !249
  %at_data.i.i.i.i3520 = getelementptr i8, ptr %memory.i.i.i.i3512, i64 24
  store ptr %data.i.i.i.i3518, ptr %at_data.i.i.i.i3520, align 8, !noalias !249
  %at_size.i.i.i.i3521 = getelementptr i8, ptr %memory.i.i.i.i3512, i64 32
  store i64 %.29.i3398, ptr %at_size.i.i.i.i3521, align 8, !noalias !249
  %.4.i.i.i3522 = atomicrmw add ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8, !noalias !259
  fence release
  %.4.i.i25.i3529 = atomicrmw sub ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8, !noalias !259
  %.10.i.i3530 = icmp eq i64 %.4.i.i25.i3529, 1
  br i1 %.10.i.i3530, label %.3.endif.if.i.i3532, label %.3.endif.i3542, !prof !0

.3.endif.if.i.i3532:                              ; preds = %.3.endif.i24.i3514
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3512), !noalias !259
  br label %.3.endif.i3542

B1420.endif.endif.endif.if:                       ; preds = %B0.endif.endif.endif.i3509
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i3542:                                   ; preds = %.3.endif.if.i.i3532, %.3.endif.i24.i3514
  %.4.i.i3539 = atomicrmw add ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8
  fence release
  %.4.i.i3543 = atomicrmw sub ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8
  %.10.i3544 = icmp eq i64 %.4.i.i3543, 1
  br i1 %.10.i3544, label %.3.endif.if.i3545, label %NRT_decref.exit3546, !prof !0

.3.endif.if.i3545:                                ; preds = %.3.endif.i3542
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3512)
  br label %NRT_decref.exit3546

NRT_decref.exit3546:                              ; preds = %.3.endif.i3542, %.3.endif.if.i3545
  %.3302256.not = icmp eq i64 %n.2.0.lcssa, 0
  br i1 %.3302256.not, label %B1690.else.endif.endif, label %B1616.if

B1616.if:                                         ; preds = %NRT_decref.exit3546, %B1688
  %n_within.2.0259 = phi i64 [ %n_within.3.1, %B1688 ], [ 0, %NRT_decref.exit3546 ]
  %.3249.0258 = phi i64 [ %.3311, %B1688 ], [ %n.2.0.lcssa, %NRT_decref.exit3546 ]
  %.3246.0257 = phi i64 [ %.3315, %B1688 ], [ 0, %NRT_decref.exit3546 ]
  %.3311 = add nsw i64 %.3249.0258, -1
  %.3315 = add nuw nsw i64 %.3246.0257, 1
  %102 = getelementptr double, ptr %data.i.i.i.i3437, i64 %.3246.0257
  %.3377 = load double, ptr %102, align 8
  %.3379 = fcmp ugt double %.3377, %.359
  br i1 %.3379, label %B1688, label %B1644

NRT_incref.exit3550:                              ; preds = %B1690.else.endif.endif.endif, %B1690.else.endif.endif.endif.if
  %.3498.sroa.13.0 = phi i64 [ %n.2.0.lcssa, %B1690.else.endif.endif.endif.if ], [ %.3498.sroa.13.1, %B1690.else.endif.endif.endif ]
  %.4.i.i3549 = atomicrmw add ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8
  br i1 %.3525, label %.3.endif.i3583, label %B0.endif.endif.i3552, !prof !0

B0.endif.endif.i3552:                             ; preds = %NRT_incref.exit3550
  %.30.i3553 = icmp ugt i64 %n_within.2.0.lcssa274, 1152921504606846975
  br i1 %.30.i3553, label %.3.endif.i3583, label %B0.endif.endif.endif.i3554, !prof !0

B0.endif.endif.endif.i3554:                       ; preds = %B0.endif.endif.i3552
  %.29.i3555 = shl nuw nsw i64 %n_within.2.0.lcssa274, 3
  %all.i.i.i.i3556 = add nuw i64 %.29.i3555, 112
  %memory.i.i.i.i3557 = tail call ptr @malloc(i64 %all.i.i.i.i3556)
  %none.i.i.i.i3558 = icmp eq ptr %memory.i.i.i.i3557, null
  br i1 %none.i.i.i.i3558, label %.3.endif.i3583, label %.3.endif.i24.i3559

.3.endif.i24.i3559:                               ; preds = %B0.endif.endif.endif.i3554
  %address.i.i.i.i3560 = ptrtoint ptr %memory.i.i.i.i3557 to i64
  %behind.i.i.i.i3561 = add i64 %address.i.i.i.i3560, 111
  %aligned.i.i.i.i3562 = and i64 %behind.i.i.i.i3561, -64
  %data.i.i.i.i3563 = inttoptr i64 %aligned.i.i.i.i3562 to ptr
  store i64 1, ptr %memory.i.i.i.i3557, align 4, !noalias !260
  %at_end.i.i.i.i3564 = getelementptr i8, ptr %memory.i.i.i.i3557, i64 8
  store ptr null, ptr %at_end.i.i.i.i3564, align 8, !noalias !260
  %at_data.i.i.i.i3565 = getelementptr i8, ptr %memory.i.i.i.i3557, i64 24
  store ptr %data.i.i.i.i3563, ptr %at_data.i.i.i.i3565, align 8, !noalias !260
  %at_size.i.i.i.i3566 = getelementptr i8, ptr %memory.i.i.i.i3557, i64 32
  store i64 %.29.i3555, ptr %at_size.i.i.i.i3566, align 8, !noalias !260
  %.4.i.i.i3567 = atomicrmw add ptr %memory.i.i.i.i3557, i64 1 monotonic, align 8, !noalias !270
  fence release
  %.4.i.i25.i3574 = atomicrmw sub ptr %memory.i.i.i.i3557, i64 1 monotonic, align 8, !noalias !270
  %.10.i.i3575 = icmp eq i64 %.4.i.i25.i3574, 1
  br i1 %.10.i.i3575, label %.3.endif.if.i.i3577, label %.3.endif.i3583, !prof !0

.3.endif.if.i.i3577:                              ; preds = %.3.endif.i24.i3559
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3557), !noalias !270
  br label %.3.endif.i3583

.3.endif.i3583:                                   ; preds = %.3.endif.if.i.i3577, %.3.endif.i24.i3559, %NRT_incref.exit3550, %B0.endif.endif.i3552, %B0.endif.endif.endif.i3554
  %.3655.sroa.19.0 = phi i64 [ %n_within.2.0.lcssa274, %.3.endif.i24.i3559 ], [ 0, %NRT_incref.exit3550 ], [ 0, %B0.endif.endif.i3552 ], [ %n_within.2.0.lcssa274, %.3.endif.if.i.i3577 ], [ 0, %B0.endif.endif.endif.i3554 ]
  %.3655.sroa.15.0 = phi ptr [ %data.i.i.i.i3563, %.3.endif.i24.i3559 ], [ null, %NRT_incref.exit3550 ], [ null, %B0.endif.endif.i3552 ], [ %data.i.i.i.i3563, %.3.endif.if.i.i3577 ], [ null, %B0.endif.endif.endif.i3554 ]
  %.3655.sroa.0.0 = phi ptr [ %memory.i.i.i.i3557, %.3.endif.i24.i3559 ], [ null, %NRT_incref.exit3550 ], [ null, %B0.endif.endif.i3552 ], [ %memory.i.i.i.i3557, %.3.endif.if.i.i3577 ], [ null, %B0.endif.endif.endif.i3554 ]
  %excinfo.26.0 = phi ptr [ null, %.3.endif.i24.i3559 ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b, %NRT_incref.exit3550 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.9, %B0.endif.endif.i3552 ], [ null, %.3.endif.if.i.i3577 ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i3554 ]
  %.3661.not = phi i1 [ true, %.3.endif.i24.i3559 ], [ false, %NRT_incref.exit3550 ], [ false, %B0.endif.endif.i3552 ], [ true, %.3.endif.if.i.i3577 ], [ false, %B0.endif.endif.endif.i3554 ]
  fence release
  %.4.i.i3584 = atomicrmw sub ptr %memory.i.i.i.i3512, i64 1 monotonic, align 8
  %.10.i3585 = icmp eq i64 %.4.i.i3584, 1
  br i1 %.10.i3585, label %.3.endif.if.i3586, label %NRT_decref.exit3587, !prof !0

.3.endif.if.i3586:                                ; preds = %.3.endif.i3583
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3512)
  br label %NRT_decref.exit3587

NRT_decref.exit3587:                              ; preds = %.3.endif.i3583, %.3.endif.if.i3586
  br i1 %.3661.not, label %B1690.endif.endif, label %B1690.endif.if, !prof !1

B1690.else.endif.endif:                           ; preds = %B1688, %NRT_decref.exit3546
  %n_within.2.0.lcssa274 = phi i64 [ 0, %NRT_decref.exit3546 ], [ %n_within.3.1, %B1688 ]
  %.3525 = icmp slt i64 %n_within.2.0.lcssa274, 0
  %.3526 = select i1 %.3525, i64 %n.2.0.lcssa, i64 0
  %.3527 = add i64 %.3526, %n_within.2.0.lcssa274
  %.3530 = icmp slt i64 %.3527, 0
  br i1 %.3530, label %B1690.else.endif.endif.if, label %B1690.else.endif.endif.endif, !prof !0

B1690.else.endif.endif.if:                        ; preds = %B1690.else.endif.endif
  br label %B1690.else.endif.endif.endif

B1690.else.endif.endif.endif:                     ; preds = %B1690.else.endif.endif.if, %B1690.else.endif.endif
  %.3498.sroa.13.1 = phi i64 [ 0, %B1690.else.endif.endif.if ], [ %.3527, %B1690.else.endif.endif ]
  %.3535.not = icmp slt i64 %.3527, %n.2.0.lcssa
  br i1 %.3535.not, label %NRT_incref.exit3550, label %B1690.else.endif.endif.endif.if, !prof !1

B1690.else.endif.endif.endif.if:                  ; preds = %B1690.else.endif.endif.endif
  br label %NRT_incref.exit3550

B1690.endif.if:                                   ; preds = %NRT_decref.exit3587
  store ptr %excinfo.26.0, ptr %excinfo, align 8
  br label %common.ret

B1690.endif.endif:                                ; preds = %NRT_decref.exit3587
  %.3774 = add i64 %arg.rows.5.0, -1
  %.3799 = icmp sgt i64 %arg.rows.5.0, -1
  br i1 %.3799, label %B1690.endif.endif.endif.if.endif.endif.endif.thread, label %B1690.endif.endif.endif.endif, !prof !0

B1690.endif.endif.endif.endif:                    ; preds = %B1690.endif.endif, %B1690.endif.endif.endif.if.endif.endif.endif.thread
  %.3722.sroa.13.0 = phi i64 [ -1, %B1690.endif.endif.endif.if.endif.endif.endif.thread ], [ %.3774, %B1690.endif.endif ]
  %.3819 = sub i64 %.3722.sroa.13.0, %.3774
  %.3824 = sub i64 0, %.3819
  %.3825.inv = icmp slt i64 %.3819, 0
  %.3828 = select i1 %.3825.inv, i64 %.3824, i64 0
  %.3844 = getelementptr i32, ptr %arg.rows.4, i64 %.3774
  %103 = add i64 %.3828, -2305843009213693952
  %.3905 = icmp ult i64 %103, -4611686018427387904
  br i1 %.3905, label %B1690.endif.endif.endif.endif.if, label %B1690.endif.endif.endif.endif.endif, !prof !0

B1690.endif.endif.endif.if.endif.endif.endif.thread: ; preds = %B1690.endif.endif
  br label %B1690.endif.endif.endif.endif

B1690.endif.endif.endif.endif.if:                 ; preds = %B1690.endif.endif.endif.endif
  store ptr @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57, ptr %excinfo, align 8, !numba_exception_output !13
  br label %common.ret

B1690.endif.endif.endif.endif.endif:              ; preds = %B1690.endif.endif.endif.endif
  %.3904 = shl nsw i64 %.3828, 2
  %all.i.i.i3588 = add i64 %.3904, 112
  %memory.i.i.i3589 = tail call ptr @malloc(i64 %all.i.i.i3588)
  %none.i.i.i3590 = icmp eq ptr %memory.i.i.i3589, null
  br i1 %none.i.i.i3590, label %B1690.endif.endif.endif.endif.endif.if, label %B1690.endif.endif.endif.endif.endif.endif

B1690.endif.endif.endif.endif.endif.if:           ; preds = %B1690.endif.endif.endif.endif.endif
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B1690.endif.endif.endif.endif.endif.endif:        ; preds = %B1690.endif.endif.endif.endif.endif
  %address.i.i.i3592 = ptrtoint ptr %memory.i.i.i3589 to i64
  %behind.i.i.i3593 = add i64 %address.i.i.i3592, 111
  %aligned.i.i.i3594 = and i64 %behind.i.i.i3593, -64
  %data.i.i.i3595 = inttoptr i64 %aligned.i.i.i3594 to ptr
  store i64 1, ptr %memory.i.i.i3589, align 4, !noalias !271
  %at_end.i.i.i3596 = getelementptr i8, ptr %memory.i.i.i3589, i64 8
  store ptr null, ptr %at_end.i.i.i3596, align 8, !noalias !271
  %at_data.i.i.i3597 = getelementptr i8, ptr %memory.i.i.i3589, i64 24
  store ptr %data.i.i.i3595, ptr %at_data.i.i.i3597, align 8, !noalias !271
  %at_size.i.i.i3598 = getelementptr i8, ptr %memory.i.i.i3589, i64 32
  store i64 %.3904, ptr %at_size.i.i.i3598, align 8, !noalias !271
  %.3968261 = icmp sgt i64 %.3828, 0
  br i1 %.3968261, label %for.body.2, label %for.end.2

for.body.2:                                       ; preds = %B1690.endif.endif.endif.endif.endif.endif, %for.body.2
  %loop.index.2262 = phi i64 [ %.3979, %for.body.2 ], [ 0, %B1690.endif.endif.endif.endif.endif.endif ]
  %.3970 = mul i64 %loop.index.2262, -4
  %.3972 = getelementptr i8, ptr %.3844, i64 %.3970
  %.3976 = getelementptr i32, ptr %data.i.i.i3595, i64 %loop.index.2262
  %.3977 = load i32, ptr %.3972, align 4
  store i32 %.3977, ptr %.3976, align 4
  %.3979 = add nuw nsw i64 %loop.index.2262, 1
  %.3968 = icmp slt i64 %.3979, %.3828
  br i1 %.3968, label %for.body.2, label %for.end.2

for.end.2:                                        ; preds = %for.body.2, %B1690.endif.endif.endif.endif.endif.endif
  store i8 0, ptr %.4005, align 1
  %.4033 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels7_scoresB4v130B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedEx5ArrayIsLi3E1C7mutable7alignedE5TupleI5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.4005, ptr %excinfo.28, ptr nonnull %memory.i.i.i3589, i64 %.3828, ptr %data.i.i.i3595, i64 %arg.codes.2, ptr nonnull %memory.i.i.i.i3331, ptr %data.i.i.i.i3336, i64 %n.2.0.lcssa, i64 27, i64 %.neg, i64 %.77.i, i64 %.76.i, i64 2, ptr nonnull %memory.i.i.i.i.i3297, ptr %data.i.i.i.i.i3303, ptr %.68.fca.0.load.i, ptr %.68.fca.4.load.i, i64 %.68.fca.5.0.load.i, ptr nonnull %memory.i.i.i.i3512, i64 %.3498.sroa.13.0, ptr %data.i.i.i.i3518, i64 %.3498.sroa.13.0, ptr %arg.kernels.4, i64 %arg.kernels.5.0, i64 %arg.kernels.5.1, ptr %arg.costs.4, ptr %arg.stop.4, ptr %.3655.sroa.0.0, ptr %.3655.sroa.15.0)
  %.4043 = load i8, ptr %.4005, align 1
  %.4046.not = icmp eq i8 %.4043, 0
  %cond230 = icmp eq i32 %.4033, 0
  br i1 %cond230, label %.3.endif.i3603, label %for.end.2.endif.if, !prof !248

for.end.2.endif.if:                               ; preds = %for.end.2
  %.4034 = load ptr, ptr %excinfo.28, align 8
  store ptr %.4034, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i3603:                                   ; preds = %for.end.2
  fence release
  %.4.i.i3604 = atomicrmw sub ptr %memory.i.i.i.i3331, i64 1 monotonic, align 8
  %.10.i3605 = icmp eq i64 %.4.i.i3604, 1
  br i1 %.10.i3605, label %.3.endif.if.i3606, label %.3.endif.i3609, !prof !0

.3.endif.if.i3606:                                ; preds = %.3.endif.i3603
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i3331)
  br label %.3.endif.i3609

.3.endif.i3609:                                   ; preds = %.3.endif.if.i3606, %.3.endif.i3603
  fence release
  %.4.i.i3610 = atomicrmw sub ptr %memory.i.i.i.i.i3297, i64 1 monotonic, align 8
  %.10.i3611 = icmp eq i64 %.4.i.i3610, 1
  br i1 %.10.i3611, label %.3.endif.if.i3612, label %NRT_decref.exit3613, !prof !0

.3.endif.if.i3612:                                ; preds = %.3.endif.i3609
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3297)
  br label %NRT_decref.exit3613

NRT_decref.exit3613:                              ; preds = %.3.endif.i3609, %.3.endif.if.i3612
  br i1 %.4.i478.i, label %.3.endif.i3621, label %.3.endif.i3615, !prof !0

.3.endif.i3615:                                   ; preds = %NRT_decref.exit3613
  fence release
  %.4.i.i3616 = atomicrmw sub ptr %.68.fca.0.load.i, i64 1 monotonic, align 8
  %.10.i3617 = icmp eq i64 %.4.i.i3616, 1
  br i1 %.10.i3617, label %.3.endif.if.i3618, label %.3.endif.i3621, !prof !0

.3.endif.if.i3618:                                ; preds = %.3.endif.i3615
  fence acquire
  tail call void @free(ptr nonnull %.68.fca.0.load.i)
  br label %.3.endif.i3621

.3.endif.i3621:                                   ; preds = %.3.endif.if.i3618, %.3.endif.i3615, %NRT_decref.exit3613
  fence release
  %.4.i.i3622 = atomicrmw sub ptr %memory.i.i.i3589, i64 1 monotonic, align 8
  %.10.i3623 = icmp eq i64 %.4.i.i3622, 1
  br i1 %.10.i3623, label %.3.endif.if.i3624, label %NRT_decref.exit3625, !prof !0

.3.endif.if.i3624:                                ; preds = %.3.endif.i3621
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i3589)
  br label %NRT_decref.exit3625

NRT_decref.exit3625:                              ; preds = %.3.endif.i3621, %.3.endif.if.i3624
  br i1 %.4046.not, label %.3.endif.i3052, label %B1878

B1878.if:                                         ; preds = %B0.endif.endif.i, %B1878, %B0.endif.endif.endif.i
  %excinfo.29.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.9, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b, %B1878 ]
  store ptr %excinfo.29.0.ph, ptr %excinfo, align 8
  br label %common.ret

B1878.endif:                                      ; preds = %.3.endif.if.i.i, %.3.endif.i24.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.4220, i8 0, i64 56, i1 false)
  %.4228 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v120B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr %.4220, ptr %excinfo.30, ptr nonnull %memory.i.i.i.i3238, ptr %data.i.i.i.i3244, i64 %.1964.sroa.13.0, ptr nonnull %memory.i.i.i.i3512, i64 %.3498.sroa.13.0, ptr %data.i.i.i.i3518)
  %.4230.not = icmp eq i32 %.4228, 0
  %.4238.fca.0.load = load ptr, ptr %.4220, align 8
  br i1 %.4230.not, label %B1878.endif.endif, label %B1878.endif.if, !prof !1

B1878.endif.if:                                   ; preds = %B1878.endif
  %.4229 = load ptr, ptr %excinfo.30, align 8
  store ptr %.4229, ptr %excinfo, align 8
  br label %common.ret

B1878.endif.endif:                                ; preds = %B1878.endif
  %.4238.fca.2.load = load i64, ptr %.fca.2.gep402, align 8
  %.4238.fca.4.load = load ptr, ptr %.fca.4.gep404, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.4260, i8 0, i64 56, i1 false)
  %.4268 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr %.4260, ptr %excinfo.31, ptr nonnull %memory.i.i.i3140, ptr %data.i.i.i3146, i64 %dest_shape.3.ph27, ptr %.4238.fca.0.load, i64 %.4238.fca.2.load, ptr %.4238.fca.4.load)
  %.4270.not = icmp eq i32 %.4268, 0
  %.4278.fca.0.load = load ptr, ptr %.4260, align 8
  %.4278.fca.4.load = load ptr, ptr %.fca.4.gep390, align 8
  br i1 %.4270.not, label %B1878.endif.endif.endif, label %B1878.endif.endif.if, !prof !1

B1878.endif.endif.if:                             ; preds = %B1878.endif.endif
  %.4269 = load ptr, ptr %excinfo.31, align 8
  store ptr %.4269, ptr %excinfo, align 8
  br label %common.ret

B1878.endif.endif.endif:                          ; preds = %B1878.endif.endif
  %.4.i3626 = icmp eq ptr %.4238.fca.0.load, null
  br i1 %.4.i3626, label %B0.endif.endif.endif.i.i3635, label %.3.endif.i3627, !prof !0

.3.endif.i3627:                                   ; preds = %B1878.endif.endif.endif
  fence release
  %.4.i.i3628 = atomicrmw sub ptr %.4238.fca.0.load, i64 1 monotonic, align 8
  %.10.i3629 = icmp eq i64 %.4.i.i3628, 1
  br i1 %.10.i3629, label %.3.endif.if.i3630, label %B0.endif.endif.endif.i.i3635, !prof !0

.3.endif.if.i3630:                                ; preds = %.3.endif.i3627
  fence acquire
  tail call void @free(ptr nonnull %.4238.fca.0.load)
  br label %B0.endif.endif.endif.i.i3635

B0.endif.endif.endif.i.i3635:                     ; preds = %B1878.endif.endif.endif, %.3.endif.i3627, %.3.endif.if.i3630
  %memory.i.i.i.i.i3638 = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i.i3639 = icmp eq ptr %memory.i.i.i.i.i3638, null
  br i1 %none.i.i.i.i.i3639, label %B1878.endif.endif.endif.if, label %.3.endif.i24.i.i3640

.3.endif.i24.i.i3640:                             ; preds = %B0.endif.endif.endif.i.i3635
  %address.i.i.i.i.i3641 = ptrtoint ptr %memory.i.i.i.i.i3638 to i64
  %behind.i.i.i.i.i3642 = add i64 %address.i.i.i.i.i3641, 111
  %aligned.i.i.i.i.i3643 = and i64 %behind.i.i.i.i.i3642, -64
  %data.i.i.i.i.i3644 = inttoptr i64 %aligned.i.i.i.i.i3643 to ptr
  store i64 1, ptr %memory.i.i.i.i.i3638, align 4, !noalias !278
  %at_end.i.i.i.i.i3645 = getelementptr i8, ptr %memory.i.i.i.i.i3638, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i3645, align 8, !noalias !278
  %at_data.i.i.i.i.i3646 = getelementptr i8, ptr %memory.i.i.i.i.i3638, i64 24
  store ptr %data.i.i.i.i.i3644, ptr %at_data.i.i.i.i.i3646, align 8, !noalias !278
  %at_size.i.i.i.i.i3647 = getelementptr i8, ptr %memory.i.i.i.i.i3638, i64 32
  store i64 %.29.i, ptr %at_size.i.i.i.i.i3647, align 8, !noalias !278
  %.4.i.i.i.i3648 = atomicrmw add ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !291
  fence release
  %.4.i.i25.i.i3649 = atomicrmw sub ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !291
  %.10.i.i.i3650 = icmp eq i64 %.4.i.i25.i.i3649, 1
  br i1 %.10.i.i.i3650, label %.3.endif.if.i.i.i3660, label %.3.endif.i9.i.i, !prof !0

.3.endif.if.i.i.i3660:                            ; preds = %.3.endif.i24.i.i3640
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3638), !noalias !291
  br label %.3.endif.i9.i.i

.3.endif.i9.i.i:                                  ; preds = %.3.endif.if.i.i.i3660, %.3.endif.i24.i.i3640
  %.4.i.i.i3651 = atomicrmw add ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !292
  %.4.i.i.i22.i = atomicrmw add ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !293
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i3644, i8 0, i64 %.29.i, i1 false), !noalias !293
  fence release
  %.4.i.i10.i.i = atomicrmw sub ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !293
  %.10.i.i23.i = icmp eq i64 %.4.i.i10.i.i, 1
  br i1 %.10.i.i23.i, label %.3.endif.if.i.i24.i, label %.3.endif.i30.i, !prof !0

.3.endif.if.i.i24.i:                              ; preds = %.3.endif.i9.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3638), !noalias !293
  br label %.3.endif.i30.i

.3.endif.i30.i:                                   ; preds = %.3.endif.if.i.i24.i, %.3.endif.i9.i.i
  %.4.i.i27.i = atomicrmw add ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !292
  fence release
  %.4.i.i31.i = atomicrmw sub ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !292
  %.10.i.i3657 = icmp eq i64 %.4.i.i31.i, 1
  br i1 %.10.i.i3657, label %.3.endif.if.i.i3659, label %.3.endif.i33.i, !prof !0

.3.endif.if.i.i3659:                              ; preds = %.3.endif.i30.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3638), !noalias !292
  br label %.3.endif.i33.i

.3.endif.i33.i:                                   ; preds = %.3.endif.if.i.i3659, %.3.endif.i30.i
  fence release
  %.4.i.i34.i = atomicrmw sub ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8, !noalias !292
  %.10.i35.i = icmp eq i64 %.4.i.i34.i, 1
  br i1 %.10.i35.i, label %.3.endif.if.i36.i, label %B1878.endif.endif.endif.endif, !prof !0

.3.endif.if.i36.i:                                ; preds = %.3.endif.i33.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3638), !noalias !292
  br label %B1878.endif.endif.endif.endif

B1878.endif.endif.endif.if:                       ; preds = %B0.endif.endif.endif.i.i3635
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B1878.endif.endif.endif.endif:                    ; preds = %.3.endif.if.i36.i, %.3.endif.i33.i
  store ptr null, ptr %.4344, align 8
  %.4363 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels13log10_evaluesB4v158B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd28Literal_5bbool_5d_28False_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.4344, ptr %excinfo.33, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.stated.4, double %.500, ptr %.3655.sroa.0.0, i64 %.3655.sroa.19.0, ptr %.3655.sroa.15.0, ptr %.4278.fca.0.load, ptr %.4278.fca.4.load, ptr nonnull %memory.i.i.i.i.i3638, ptr %data.i.i.i.i.i3644, ptr nonnull %memory.i.i.i.i, ptr %data.i.i.i.i)
  %.4365.not = icmp eq i32 %.4363, 0
  br i1 %.4365.not, label %B1878.endif.endif.endif.endif.endif, label %B1878.endif.endif.endif.endif.if, !prof !1

B1878.endif.endif.endif.endif.if:                 ; preds = %B1878.endif.endif.endif.endif
  %.4364 = load ptr, ptr %excinfo.33, align 8
  store ptr %.4364, ptr %excinfo, align 8
  br label %common.ret

B1878.endif.endif.endif.endif.endif:              ; preds = %B1878.endif.endif.endif.endif
  %.4.i3662 = icmp eq ptr %.4278.fca.0.load, null
  br i1 %.4.i3662, label %.3.endif.i3669, label %.3.endif.i3663, !prof !0

.3.endif.i3663:                                   ; preds = %B1878.endif.endif.endif.endif.endif
  fence release
  %.4.i.i3664 = atomicrmw sub ptr %.4278.fca.0.load, i64 1 monotonic, align 8
  %.10.i3665 = icmp eq i64 %.4.i.i3664, 1
  br i1 %.10.i3665, label %.3.endif.if.i3666, label %.3.endif.i3669, !prof !0

.3.endif.if.i3666:                                ; preds = %.3.endif.i3663
  fence acquire
  tail call void @free(ptr nonnull %.4278.fca.0.load)
  br label %.3.endif.i3669

.3.endif.i3669:                                   ; preds = %.3.endif.if.i3666, %.3.endif.i3663, %B1878.endif.endif.endif.endif.endif
  fence release
  %.4.i.i3670 = atomicrmw sub ptr %memory.i.i.i.i.i3638, i64 1 monotonic, align 8
  %.10.i3671 = icmp eq i64 %.4.i.i3670, 1
  br i1 %.10.i3671, label %.3.endif.if.i3672, label %NRT_decref.exit3673, !prof !0

.3.endif.if.i3672:                                ; preds = %.3.endif.i3669
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3638)
  br label %NRT_decref.exit3673

NRT_decref.exit3673:                              ; preds = %.3.endif.i3669, %.3.endif.if.i3672
  %.4474263.not = icmp eq i64 %n_within.2.0.lcssa274, 0
  br i1 %.4474263.not, label %.3.endif.i3088, label %B2092.if.lr.ph

B2092.if.lr.ph:                                   ; preds = %NRT_decref.exit3673
  %.idx = shl i64 %arg.figures.5.1, 4
  %104 = getelementptr i8, ptr %arg.figures.4, i64 %.idx
  %.idx3006 = mul i64 %arg.figures.5.1, 24
  %105 = getelementptr i8, ptr %arg.figures.4, i64 %.idx3006
  br label %B2092.if

B2092.if:                                         ; preds = %B2092.if.lr.ph, %B2292
  %found.2.0266 = phi i64 [ 0, %B2092.if.lr.ph ], [ %found.3.1, %B2292 ]
  %.4421.0265 = phi i64 [ %n_within.2.0.lcssa274, %B2092.if.lr.ph ], [ %.4483, %B2292 ]
  %.4418.0264 = phi i64 [ 0, %B2092.if.lr.ph ], [ %.4487, %B2292 ]
  %.4483 = add nsw i64 %.4421.0265, -1
  %.4487 = add nuw nsw i64 %.4418.0264, 1
  %106 = getelementptr i64, ptr %data.i.i.i.i3518, i64 %.4418.0264
  %.4549 = load i64, ptr %106, align 8
  %.4567 = icmp slt i64 %.4549, 0
  %.4568 = select i1 %.4567, i64 %n.2.0.lcssa, i64 0
  %107 = getelementptr double, ptr %data.i.i.i.i3437, i64 %.4549
  %.4582 = getelementptr double, ptr %107, i64 %.4568
  %.4583 = load double, ptr %.4582, align 8
  %108 = getelementptr double, ptr %data.i.i.i.i, i64 %.4418.0264
  %.4614 = load double, ptr %108, align 8
  %.4616 = fsub double %.446, %.4614
  %.12.i3674 = fcmp ogt double %.4616, 0.000000e+00
  %.13.i3675 = select i1 %.12.i3674, double %.4616, double 0.000000e+00
  %.4645 = fadd double %.4583, %.13.i3675
  %.4651 = fcmp ugt double %.4645, %.359
  br i1 %.4651, label %B2292, label %B2192

B2294.endif:                                      ; preds = %B2294.else.endif.endif.endif, %B2294.else.endif.endif.endif.if
  %.5033.sroa.13.0 = phi i64 [ %arg.places.5.0, %B2294.else.endif.endif.endif.if ], [ %.5033.sroa.13.1, %B2294.else.endif.endif.endif ]
  %.5121 = sub i64 %.5033.sroa.13.0, %.5033.sroa.0.3
  %.5130 = tail call i64 @llvm.smax.i64(i64 %.5121, i64 0)
  %.5146 = getelementptr i64, ptr %arg.places.4, i64 %.5033.sroa.0.3
  %.31.i.i3679 = icmp sgt i64 %.5121, 1152921504606846975
  br i1 %.31.i.i3679, label %B2294.endif.if, label %B0.endif.endif.endif.i.i3680, !prof !0

B0.endif.endif.endif.i.i3680:                     ; preds = %B2294.endif
  %.30.i.i3681 = shl nuw nsw i64 %.5130, 3
  %all.i.i.i.i.i3682 = add nuw i64 %.30.i.i3681, 112
  %memory.i.i.i.i.i3683 = tail call ptr @malloc(i64 %all.i.i.i.i.i3682)
  %none.i.i.i.i.i3684 = icmp eq ptr %memory.i.i.i.i.i3683, null
  br i1 %none.i.i.i.i.i3684, label %B2294.endif.if, label %.3.endif.i24.i.i3685

.3.endif.i24.i.i3685:                             ; preds = %B0.endif.endif.endif.i.i3680
  %address.i.i.i.i.i3686 = ptrtoint ptr %memory.i.i.i.i.i3683 to i64
  %behind.i.i.i.i.i3687 = add i64 %address.i.i.i.i.i3686, 111
  %aligned.i.i.i.i.i3688 = and i64 %behind.i.i.i.i.i3687, -64
  %data.i.i.i.i.i3689 = inttoptr i64 %aligned.i.i.i.i.i3688 to ptr
  store i64 1, ptr %memory.i.i.i.i.i3683, align 4, !noalias !296
  %at_end.i.i.i.i.i3690 = getelementptr i8, ptr %memory.i.i.i.i.i3683, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i3690, align 8, !noalias !296
  %at_data.i.i.i.i.i3691 = getelementptr i8, ptr %memory.i.i.i.i.i3683, i64 24
  store ptr %data.i.i.i.i.i3689, ptr %at_data.i.i.i.i.i3691, align 8, !noalias !296
  %at_size.i.i.i.i.i3692 = getelementptr i8, ptr %memory.i.i.i.i.i3683, i64 32
  store i64 %.30.i.i3681, ptr %at_size.i.i.i.i.i3692, align 8, !noalias !296
  %.4.i.i.i.i3693 = atomicrmw add ptr %memory.i.i.i.i.i3683, i64 1 monotonic, align 8, !noalias !309
  fence release
  %.4.i.i25.i.i3694 = atomicrmw sub ptr %memory.i.i.i.i.i3683, i64 1 monotonic, align 8, !noalias !309
  %.10.i.i.i3695 = icmp eq i64 %.4.i.i25.i.i3694, 1
  br i1 %.10.i.i.i3695, label %.3.endif.if.i.i.i3700, label %B0.endif.i3696, !prof !0

.3.endif.if.i.i.i3700:                            ; preds = %.3.endif.i24.i.i3685
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3683), !noalias !309
  br label %B0.endif.i3696

.3.endif.i174.i:                                  ; preds = %B106.if.i, %B0.endif.i3696
  %.4.i.i175.i = atomicrmw add ptr %memory.i.i.i.i.i3683, i64 1 monotonic, align 8, !noalias !310
  fence release
  %.4.i.i188.i = atomicrmw sub ptr %memory.i.i.i.i.i3683, i64 1 monotonic, align 8, !noalias !310
  %.10.i189.i = icmp eq i64 %.4.i.i188.i, 1
  br i1 %.10.i189.i, label %.3.endif.if.i190.i, label %B2294.endif.endif, !prof !0

.3.endif.if.i190.i:                               ; preds = %.3.endif.i174.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3683), !noalias !310
  br label %B2294.endif.endif

B0.endif.i3696:                                   ; preds = %.3.endif.if.i.i.i3700, %.3.endif.i24.i.i3685
  %.16912.not.i = icmp slt i64 %.5121, 1
  br i1 %.16912.not.i, label %.3.endif.i174.i, label %B106.if.i

B106.if.i:                                        ; preds = %B0.endif.i3696, %B106.if.i
  %.116.014.i = phi i64 [ %.178.i, %B106.if.i ], [ %.5130, %B0.endif.i3696 ]
  %.113.013.i = phi i64 [ %.182.i, %B106.if.i ], [ 0, %B0.endif.i3696 ]
  %.178.i = add nsw i64 %.116.014.i, -1
  %.182.i = add nuw nsw i64 %.113.013.i, 1
  %109 = getelementptr i64, ptr %.5146, i64 %.113.013.i
  %.236.i = load i64, ptr %109, align 8, !noalias !310
  %.250.i3697 = icmp slt i64 %.236.i, 0
  %.251.i = select i1 %.250.i3697, i64 %arg.scores.5.0, i64 0
  %110 = getelementptr double, ptr %arg.scores.4, i64 %.236.i
  %.265.i = getelementptr double, ptr %110, i64 %.251.i
  %.266.i = load double, ptr %.265.i, align 8, !noalias !310
  %111 = getelementptr double, ptr %data.i.i.i.i.i3689, i64 %.113.013.i
  store double %.266.i, ptr %111, align 8, !noalias !310
  %.169.i = icmp ugt i64 %.116.014.i, 1
  br i1 %.169.i, label %B106.if.i, label %.3.endif.i174.i

B2294.else.endif.if:                              ; preds = %NRT_decref.exit3122
  br label %B2294.else.endif.endif

B2294.else.endif.endif:                           ; preds = %B2294.else.endif.if, %NRT_decref.exit3122
  %.5033.sroa.0.3 = phi i64 [ %arg.places.5.0, %B2294.else.endif.if ], [ 0, %NRT_decref.exit3122 ]
  %.5060 = icmp slt i64 %found.2.0.lcssa, 0
  %.5061 = select i1 %.5060, i64 %arg.places.5.0, i64 0
  %.5062 = add i64 %.5061, %found.2.0.lcssa
  %.5065 = icmp slt i64 %.5062, 0
  br i1 %.5065, label %B2294.else.endif.endif.if, label %B2294.else.endif.endif.endif, !prof !0

B2294.else.endif.endif.if:                        ; preds = %B2294.else.endif.endif
  br label %B2294.else.endif.endif.endif

B2294.else.endif.endif.endif:                     ; preds = %B2294.else.endif.endif.if, %B2294.else.endif.endif
  %.5033.sroa.13.1 = phi i64 [ 0, %B2294.else.endif.endif.if ], [ %.5062, %B2294.else.endif.endif ]
  %.5070.not = icmp slt i64 %.5062, %arg.places.5.0
  br i1 %.5070.not, label %B2294.endif, label %B2294.else.endif.endif.endif.if, !prof !1

B2294.else.endif.endif.endif.if:                  ; preds = %B2294.else.endif.endif.endif
  br label %B2294.endif

B2294.endif.if:                                   ; preds = %B0.endif.endif.endif.i.i3680, %B2294.endif
  %excinfo.35.0 = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i3680 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.162, %B2294.endif ]
  store ptr %excinfo.35.0, ptr %excinfo, align 8
  br label %common.ret

B2294.endif.endif:                                ; preds = %.3.endif.i174.i, %.3.endif.if.i190.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.5232, i8 0, i64 56, i1 false)
  %.5240 = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr %.5232, ptr %excinfo.36, ptr nonnull %memory.i.i.i3140, ptr %data.i.i.i3146, i64 %dest_shape.3.ph27, ptr null, i64 %.5130, ptr %.5146)
  %.5242.not = icmp eq i32 %.5240, 0
  %.5250.fca.0.load = load ptr, ptr %.5232, align 8
  %.5250.fca.4.load = load ptr, ptr %.fca.4.gep45, align 8
  br i1 %.5242.not, label %.3.endif.i3704, label %B2294.endif.endif.if, !prof !1

B2294.endif.endif.if:                             ; preds = %B2294.endif.endif
  %.5241 = load ptr, ptr %excinfo.36, align 8
  store ptr %.5241, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i3704:                                   ; preds = %B2294.endif.endif
  fence release
  %.4.i.i3705 = atomicrmw sub ptr %memory.i.i.i3140, i64 1 monotonic, align 8
  %.10.i3706 = icmp eq i64 %.4.i.i3705, 1
  br i1 %.10.i3706, label %.3.endif.if.i3707, label %B0.endif.endif.endif.i.i3713, !prof !0

.3.endif.if.i3707:                                ; preds = %.3.endif.i3704
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i3140)
  br label %B0.endif.endif.endif.i.i3713

B0.endif.endif.endif.i.i3713:                     ; preds = %.3.endif.if.i3707, %.3.endif.i3704
  %memory.i.i.i.i.i3716 = tail call ptr @malloc(i64 %all.i.i.i.i.i3682)
  %none.i.i.i.i.i3717 = icmp eq ptr %memory.i.i.i.i.i3716, null
  br i1 %none.i.i.i.i.i3717, label %B2294.endif.endif.endif.if, label %.3.endif.i24.i.i3718

.3.endif.i24.i.i3718:                             ; preds = %B0.endif.endif.endif.i.i3713
  %address.i.i.i.i.i3719 = ptrtoint ptr %memory.i.i.i.i.i3716 to i64
  %behind.i.i.i.i.i3720 = add i64 %address.i.i.i.i.i3719, 111
  %aligned.i.i.i.i.i3721 = and i64 %behind.i.i.i.i.i3720, -64
  %data.i.i.i.i.i3722 = inttoptr i64 %aligned.i.i.i.i.i3721 to ptr
  store i64 1, ptr %memory.i.i.i.i.i3716, align 4, !noalias !311
  %at_end.i.i.i.i.i3723 = getelementptr i8, ptr %memory.i.i.i.i.i3716, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i3723, align 8, !noalias !311
  %at_data.i.i.i.i.i3724 = getelementptr i8, ptr %memory.i.i.i.i.i3716, i64 24
  store ptr %data.i.i.i.i.i3722, ptr %at_data.i.i.i.i.i3724, align 8, !noalias !311
  %at_size.i.i.i.i.i3725 = getelementptr i8, ptr %memory.i.i.i.i.i3716, i64 32
  store i64 %.30.i.i3681, ptr %at_size.i.i.i.i.i3725, align 8, !noalias !311
  %.4.i.i.i.i3726 = atomicrmw add ptr %memory.i.i.i.i.i3716, i64 1 monotonic, align 8, !noalias !324
  fence release
  %.4.i.i25.i.i3727 = atomicrmw sub ptr %memory.i.i.i.i.i3716, i64 1 monotonic, align 8, !noalias !324
  %.10.i.i.i3728 = icmp eq i64 %.4.i.i25.i.i3727, 1
  br i1 %.10.i.i.i3728, label %.3.endif.if.i.i.i3755, label %B0.endif.i3729, !prof !0

.3.endif.if.i.i.i3755:                            ; preds = %.3.endif.i24.i.i3718
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3716), !noalias !324
  br label %B0.endif.i3729

.3.endif.i174.i3742:                              ; preds = %B106.if.i3731, %B0.endif.i3729
  %.4.i.i175.i3743 = atomicrmw add ptr %memory.i.i.i.i.i3716, i64 1 monotonic, align 8, !noalias !325
  fence release
  %.4.i.i188.i3751 = atomicrmw sub ptr %memory.i.i.i.i.i3716, i64 1 monotonic, align 8, !noalias !325
  %.10.i189.i3752 = icmp eq i64 %.4.i.i188.i3751, 1
  br i1 %.10.i189.i3752, label %.3.endif.if.i190.i3754, label %B2294.endif.endif.endif.endif, !prof !0

.3.endif.if.i190.i3754:                           ; preds = %.3.endif.i174.i3742
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3716), !noalias !325
  br label %B2294.endif.endif.endif.endif

B0.endif.i3729:                                   ; preds = %.3.endif.if.i.i.i3755, %.3.endif.i24.i.i3718
  br i1 %.16912.not.i, label %.3.endif.i174.i3742, label %B106.if.i3731

B106.if.i3731:                                    ; preds = %B0.endif.i3729, %B106.if.i3731
  %.116.014.i3732 = phi i64 [ %.178.i3734, %B106.if.i3731 ], [ %.5130, %B0.endif.i3729 ]
  %.113.013.i3733 = phi i64 [ %.182.i3735, %B106.if.i3731 ], [ 0, %B0.endif.i3729 ]
  %.178.i3734 = add nsw i64 %.116.014.i3732, -1
  %.182.i3735 = add nuw nsw i64 %.113.013.i3733, 1
  %112 = getelementptr i64, ptr %.5146, i64 %.113.013.i3733
  %.236.i3736 = load i64, ptr %112, align 8, !noalias !325
  %.250.i3737 = icmp slt i64 %.236.i3736, 0
  %.251.i3738 = select i1 %.250.i3737, i64 %arg.stated_trials.5.0, i64 0
  %113 = getelementptr double, ptr %arg.stated_trials.4, i64 %.236.i3736
  %.265.i3739 = getelementptr double, ptr %113, i64 %.251.i3738
  %.266.i3740 = load double, ptr %.265.i3739, align 8, !noalias !325
  %114 = getelementptr double, ptr %data.i.i.i.i.i3722, i64 %.113.013.i3733
  store double %.266.i3740, ptr %114, align 8, !noalias !325
  %.169.i3741 = icmp ugt i64 %.116.014.i3732, 1
  br i1 %.169.i3741, label %B106.if.i3731, label %.3.endif.i174.i3742

B2294.endif.endif.endif.if:                       ; preds = %B0.endif.endif.endif.i.i3713
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B2294.endif.endif.endif.endif:                    ; preds = %.3.endif.i174.i3742, %.3.endif.if.i190.i3754
  %.5388 = icmp slt i64 %arg.figures.5.1, 1
  br i1 %.5388, label %B2294.endif.endif.endif.endif.else.endif.if, label %B2294.endif.endif.endif.endif.else.endif.endif, !prof !0

B2294.endif.endif.endif.endif.else.endif.if:      ; preds = %B2294.endif.endif.endif.endif
  br label %B2294.endif.endif.endif.endif.else.endif.endif

B2294.endif.endif.endif.endif.else.endif.endif:   ; preds = %B2294.endif.endif.endif.endif.else.endif.if, %B2294.endif.endif.endif.endif
  %.5368.sroa.0.3 = phi i64 [ %arg.figures.5.1, %B2294.endif.endif.endif.endif.else.endif.if ], [ 0, %B2294.endif.endif.endif.endif ]
  %115 = getelementptr double, ptr %arg.figures.4, i64 %arg.figures.5.1
  %.5489 = getelementptr double, ptr %115, i64 %.5368.sroa.0.3
  store ptr null, ptr %.5531, align 8
  %.5550 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels13log10_evaluesB4v158B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd28Literal_5bbool_5d_28False_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %.5531, ptr %excinfo.38, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.stated.4, double %.500, ptr nonnull %memory.i.i.i.i.i3683, i64 %.5130, ptr %data.i.i.i.i.i3689, ptr %.5250.fca.0.load, ptr %.5250.fca.4.load, ptr nonnull %memory.i.i.i.i.i3716, ptr %data.i.i.i.i.i3722, ptr null, ptr %.5489)
  %.5552.not = icmp eq i32 %.5550, 0
  br i1 %.5552.not, label %.3.endif.i3760, label %B2294.endif.endif.endif.endif.endif.if, !prof !1

B2294.endif.endif.endif.endif.endif.if:           ; preds = %B2294.endif.endif.endif.endif.else.endif.endif
  %.5551 = load ptr, ptr %excinfo.38, align 8
  store ptr %.5551, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i3760:                                   ; preds = %B2294.endif.endif.endif.endif.else.endif.endif
  fence release
  %.4.i.i3761 = atomicrmw sub ptr %memory.i.i.i.i.i3716, i64 1 monotonic, align 8
  %.10.i3762 = icmp eq i64 %.4.i.i3761, 1
  br i1 %.10.i3762, label %.3.endif.if.i3763, label %NRT_decref.exit3764, !prof !0

.3.endif.if.i3763:                                ; preds = %.3.endif.i3760
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3716)
  br label %NRT_decref.exit3764

NRT_decref.exit3764:                              ; preds = %.3.endif.i3760, %.3.endif.if.i3763
  %.4.i3765 = icmp eq ptr %.5250.fca.0.load, null
  br i1 %.4.i3765, label %.3.endif.i3772, label %.3.endif.i3766, !prof !0

.3.endif.i3766:                                   ; preds = %NRT_decref.exit3764
  fence release
  %.4.i.i3767 = atomicrmw sub ptr %.5250.fca.0.load, i64 1 monotonic, align 8
  %.10.i3768 = icmp eq i64 %.4.i.i3767, 1
  br i1 %.10.i3768, label %.3.endif.if.i3769, label %.3.endif.i3772, !prof !0

.3.endif.if.i3769:                                ; preds = %.3.endif.i3766
  fence acquire
  tail call void @free(ptr nonnull %.5250.fca.0.load)
  br label %.3.endif.i3772

.3.endif.i3772:                                   ; preds = %.3.endif.if.i3769, %.3.endif.i3766, %NRT_decref.exit3764
  fence release
  %.4.i.i3773 = atomicrmw sub ptr %memory.i.i.i.i.i3683, i64 1 monotonic, align 8
  %.10.i3774 = icmp eq i64 %.4.i.i3773, 1
  br i1 %.10.i3774, label %.3.endif.if.i3775, label %NRT_decref.exit3776, !prof !0

.3.endif.if.i3775:                                ; preds = %.3.endif.i3772
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i3683)
  br label %NRT_decref.exit3776

NRT_decref.exit3776:                              ; preds = %.3.endif.i3772, %.3.endif.if.i3775
  store i64 %found.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret
}

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels13log10_evaluesB4v109B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd27Literal_5bbool_5d_28True_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.m, ptr %arg.scores.0, i64 %arg.scores.2, ptr readonly %arg.scores.4, ptr %arg.lengths.0, ptr readonly %arg.lengths.4, ptr %arg.log10_trials.0, ptr readonly %arg.log10_trials.4, ptr %arg.out.0, ptr writeonly %arg.out.4) unnamed_addr {
entry:
  %.211.i36.i = alloca double, align 8
  %.213.i.i = alloca double, align 8
  %.215.i.i = alloca double, align 8
  %.219.i.i = alloca [3 x i64], align 8
  %.221.i.i = alloca [3 x i64], align 8
  %.223.i.i = alloca [1 x i64], align 8
  %.286.i.i = alloca double, align 8
  %.288.i.i = alloca double, align 8
  %.290.i.i = alloca double, align 8
  %.294.i.i = alloca [3 x i64], align 8
  %.296.i.i = alloca [3 x i64], align 8
  %.298.i.i = alloca [1 x i64], align 8
  %.143.i97.i.i = alloca double, align 8
  %.145.i98.i.i = alloca double, align 8
  %.148.i99.i.i = alloca [2 x i64], align 8
  %.150.i101.i.i = alloca [2 x i64], align 8
  %.152.i103.i.i = alloca [1 x i64], align 8
  %.143.i.i.i = alloca double, align 8
  %.145.i.i.i = alloca double, align 8
  %.148.i.i.i = alloca [2 x i64], align 8
  %.150.i.i.i = alloca [2 x i64], align 8
  %.152.i.i.i = alloca [1 x i64], align 8
  %.60.i = alloca [4 x double], align 8
  %excinfo.1.i = alloca ptr, align 8
  %.351 = alloca [4 x double], align 8
  %.fca.1.gep = getelementptr inbounds i8, ptr %.351, i64 8
  %.fca.2.gep = getelementptr inbounds i8, ptr %.351, i64 16
  %.fca.3.gep = getelementptr inbounds i8, ptr %.351, i64 24
  %excinfo.1 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.351, i8 0, i64 32, i1 false)
  store ptr null, ptr %excinfo.1, align 8
  %.4.i = icmp eq ptr %arg.scores.0, null
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !0

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.scores.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %.4.i251 = icmp eq ptr %arg.lengths.0, null
  br i1 %.4.i251, label %NRT_incref.exit254, label %.3.endif.i252, !prof !0

.3.endif.i252:                                    ; preds = %NRT_incref.exit
  %.4.i.i253 = atomicrmw add ptr %arg.lengths.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit254

NRT_incref.exit254:                               ; preds = %NRT_incref.exit, %.3.endif.i252
  %.4.i255 = icmp eq ptr %arg.log10_trials.0, null
  br i1 %.4.i255, label %NRT_incref.exit258, label %.3.endif.i256, !prof !0

.3.endif.i256:                                    ; preds = %NRT_incref.exit254
  %.4.i.i257 = atomicrmw add ptr %arg.log10_trials.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit258

NRT_incref.exit258:                               ; preds = %NRT_incref.exit254, %.3.endif.i256
  %.4.i259 = icmp eq ptr %arg.out.0, null
  br i1 %.4.i259, label %NRT_incref.exit262, label %.3.endif.i260, !prof !0

.3.endif.i260:                                    ; preds = %NRT_incref.exit258
  %.4.i.i261 = atomicrmw add ptr %arg.out.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit262

NRT_incref.exit262:                               ; preds = %NRT_incref.exit258, %.3.endif.i260
  %.1977.not = icmp slt i64 %arg.scores.2, 1
  br i1 %.1977.not, label %B234, label %B44.if.lr.ph

B44.if.lr.ph:                                     ; preds = %NRT_incref.exit262
  %.fca.3.gep.i = getelementptr inbounds i8, ptr %.60.i, i64 24
  %.fca.2.gep.i = getelementptr inbounds i8, ptr %.60.i, i64 16
  %.fca.1.gep31.i = getelementptr inbounds i8, ptr %.60.i, i64 8
  %.63.i.i = getelementptr i8, ptr %arg.p.4, i64 48
  %.92.i.i = getelementptr i8, ptr %arg.p.4, i64 32
  %.122.i.i = getelementptr i8, ptr %arg.p.4, i64 40
  %.fca.1.gep3.i.i.i = getelementptr inbounds i8, ptr %.148.i.i.i, i64 8
  %.fca.1.gep.i.i.i = getelementptr inbounds i8, ptr %.150.i.i.i, i64 8
  %.75.i.i.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.130.i.i.i = getelementptr i8, ptr %.75.i.i.i, i64 8
  %.154.i.i.i = ptrtoint ptr %.143.i.i.i to i64
  %.159.i.i.i = ptrtoint ptr %.145.i.i.i to i64
  %.211.i.i = getelementptr i8, ptr %arg.p.4, i64 72
  %.240.i.i = getelementptr i8, ptr %arg.p.4, i64 56
  %.270.i.i = getelementptr i8, ptr %arg.p.4, i64 64
  %.fca.1.gep3.i100.i.i = getelementptr inbounds i8, ptr %.148.i99.i.i, i64 8
  %.fca.1.gep.i102.i.i = getelementptr inbounds i8, ptr %.150.i101.i.i, i64 8
  %.154.i108.i.i = ptrtoint ptr %.143.i97.i.i to i64
  %.159.i109.i.i = ptrtoint ptr %.145.i98.i.i to i64
  %.fca.1.gep10.i.i = getelementptr inbounds i8, ptr %.219.i.i, i64 8
  %.fca.2.gep11.i.i = getelementptr inbounds i8, ptr %.219.i.i, i64 16
  %.fca.1.gep7.i.i = getelementptr inbounds i8, ptr %.221.i.i, i64 8
  %.fca.2.gep8.i.i = getelementptr inbounds i8, ptr %.221.i.i, i64 16
  %.fca.1.gep3.i.i = getelementptr inbounds i8, ptr %.294.i.i, i64 8
  %.fca.2.gep4.i.i = getelementptr inbounds i8, ptr %.294.i.i, i64 16
  %.fca.1.gep.i.i = getelementptr inbounds i8, ptr %.296.i.i, i64 8
  %.fca.2.gep.i.i = getelementptr inbounds i8, ptr %.296.i.i, i64 16
  %.128.idx.i.i = mul i64 %arg.loops.5.1, 24
  %.128.i.i = getelementptr i8, ptr %arg.loops.4, i64 %.128.idx.i.i
  %.181.i.i = getelementptr i8, ptr %.128.i.i, i64 8
  %.225.i.i = ptrtoint ptr %.211.i36.i to i64
  %.230.i.i = ptrtoint ptr %.213.i.i to i64
  %.235.i.i = ptrtoint ptr %.215.i.i to i64
  %.300.i.i = ptrtoint ptr %.286.i.i to i64
  %.305.i.i = ptrtoint ptr %.288.i.i to i64
  %.310.i.i = ptrtoint ptr %.290.i.i to i64
  %.206.i = getelementptr i8, ptr %arg.p.4, i64 8
  br label %B44.if

B134:                                             ; preds = %B44.if
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.351, i8 0, i64 32, i1 false)
  %.362 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v110B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd27Literal_5bbool_5d_28True_29(ptr %.351, ptr %excinfo.1, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.p.4, double %.268, double %arg.m)
  %.364.not = icmp eq i32 %.362, 0
  br i1 %.364.not, label %B134.endif, label %B134.if, !prof !1

B232:                                             ; preds = %B134.endif.endif, %B44.if
  %.197 = icmp ugt i64 %.142.09, 1
  br i1 %.197, label %B44.if, label %B234

common.ret:                                       ; preds = %B134.endif.if, %B134.if, %NRT_decref.exit283
  %common.ret.op = phi i32 [ 0, %NRT_decref.exit283 ], [ 1, %B134.endif.if ], [ 1, %B134.if ]
  ret i32 %common.ret.op

B234:                                             ; preds = %B232, %NRT_incref.exit262
  br i1 %.4.i, label %NRT_decref.exit, label %.3.endif.i264, !prof !0

.3.endif.i264:                                    ; preds = %B234
  fence release
  %.4.i.i265 = atomicrmw sub ptr %arg.scores.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i265, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i264
  fence acquire
  call void @free(ptr nonnull %arg.scores.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %B234, %.3.endif.i264, %.3.endif.if.i
  br i1 %.4.i259, label %NRT_decref.exit271, label %.3.endif.i267, !prof !0

.3.endif.i267:                                    ; preds = %NRT_decref.exit
  fence release
  %.4.i.i268 = atomicrmw sub ptr %arg.out.0, i64 1 monotonic, align 8
  %.10.i269 = icmp eq i64 %.4.i.i268, 1
  br i1 %.10.i269, label %.3.endif.if.i270, label %NRT_decref.exit271, !prof !0

.3.endif.if.i270:                                 ; preds = %.3.endif.i267
  fence acquire
  call void @free(ptr nonnull %arg.out.0)
  br label %NRT_decref.exit271

NRT_decref.exit271:                               ; preds = %NRT_decref.exit, %.3.endif.i267, %.3.endif.if.i270
  br i1 %.4.i255, label %NRT_decref.exit277, label %.3.endif.i273, !prof !0

.3.endif.i273:                                    ; preds = %NRT_decref.exit271
  fence release
  %.4.i.i274 = atomicrmw sub ptr %arg.log10_trials.0, i64 1 monotonic, align 8
  %.10.i275 = icmp eq i64 %.4.i.i274, 1
  br i1 %.10.i275, label %.3.endif.if.i276, label %NRT_decref.exit277, !prof !0

.3.endif.if.i276:                                 ; preds = %.3.endif.i273
  fence acquire
  call void @free(ptr nonnull %arg.log10_trials.0)
  br label %NRT_decref.exit277

NRT_decref.exit277:                               ; preds = %NRT_decref.exit271, %.3.endif.i273, %.3.endif.if.i276
  br i1 %.4.i251, label %NRT_decref.exit283, label %.3.endif.i279, !prof !0

.3.endif.i279:                                    ; preds = %NRT_decref.exit277
  fence release
  %.4.i.i280 = atomicrmw sub ptr %arg.lengths.0, i64 1 monotonic, align 8
  %.10.i281 = icmp eq i64 %.4.i.i280, 1
  br i1 %.10.i281, label %.3.endif.if.i282, label %NRT_decref.exit283, !prof !0

.3.endif.if.i282:                                 ; preds = %.3.endif.i279
  fence acquire
  call void @free(ptr nonnull %arg.lengths.0)
  br label %NRT_decref.exit283

NRT_decref.exit283:                               ; preds = %NRT_decref.exit277, %.3.endif.i279, %.3.endif.if.i282
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B44.if:                                           ; preds = %B44.if.lr.ph, %B232
  %.142.09 = phi i64 [ %arg.scores.2, %B44.if.lr.ph ], [ %.206, %B232 ]
  %.139.08 = phi i64 [ 0, %B44.if.lr.ph ], [ %.210, %B232 ]
  %.206 = add nsw i64 %.142.09, -1
  %.210 = add nuw nsw i64 %.139.08, 1
  %0 = getelementptr double, ptr %arg.scores.4, i64 %.139.08
  %.268 = load double, ptr %0, align 8
  %1 = getelementptr double, ptr %arg.lengths.4, i64 %.139.08
  %.299 = load double, ptr %1, align 8
  %2 = getelementptr double, ptr %arg.out.4, i64 %.139.08
  store double 0x7FF0000000000000, ptr %2, align 8
  %.339 = fcmp ogt double %.268, 0.000000e+00
  %.343 = fcmp ogt double %.299, 0.000000e+00
  %or.cond = select i1 %.339, i1 %.343, i1 false
  br i1 %or.cond, label %B134, label %B232

B134.if:                                          ; preds = %B134
  %.363 = load ptr, ptr %excinfo.1, align 8
  store ptr %.363, ptr %excinfo, align 8
  br label %common.ret

B134.endif:                                       ; preds = %B134
  %.372.fca.3.load = load double, ptr %.fca.3.gep, align 8
  %.372.fca.2.load = load double, ptr %.fca.2.gep, align 8
  %.372.fca.1.load = load double, ptr %.fca.1.gep, align 8
  %.372.fca.0.load = load double, ptr %.351, align 8
  %3 = getelementptr double, ptr %arg.log10_trials.4, i64 %.139.08
  %.413 = load double, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.60.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i)
  store ptr null, ptr %excinfo.1.i, align 8, !noalias !326
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.60.i, i8 0, i64 32, i1 false), !noalias !326
  %.71.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v110B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd27Literal_5bbool_5d_28True_29(ptr %.60.i, ptr %excinfo.1.i, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %.268, double %.299)
  %.73.not.i = icmp eq i32 %.71.i, 0
  br i1 %.73.not.i, label %B134.endif.endif, label %B134.endif.if, !prof !1

B134.endif.if:                                    ; preds = %B134.endif
  %.72.i = load ptr, ptr %excinfo.1.i, align 8, !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.60.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store ptr %.72.i, ptr %excinfo, align 8
  br label %common.ret

B134.endif.endif:                                 ; preds = %B134.endif
  %.81.fca.3.load.i = load double, ptr %.fca.3.gep.i, align 8, !noalias !326
  %.81.fca.2.load.i = load double, ptr %.fca.2.gep.i, align 8, !noalias !326
  %.81.fca.1.load.i = load double, ptr %.fca.1.gep31.i, align 8, !noalias !326
  %.81.fca.0.load.i = load double, ptr %.60.i, align 8, !noalias !326
  %.64.i.i = load double, ptr %.63.i.i, align 8, !noalias !330
  %.93.i.i = load double, ptr %.92.i.i, align 8, !noalias !330
  %.94.i.i = fmul double %.268, %.93.i.i
  %.123.i.i = load double, ptr %.122.i.i, align 8, !noalias !330
  %.124.i.i = fadd double %.94.i.i, %.123.i.i
  %.12.i.i.i = fcmp ogt double %.124.i.i, %.64.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.124.i.i, double %.64.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i.i), !noalias !330
  store double 0.000000e+00, ptr %.145.i.i.i, align 8, !noalias !333
  %.76.i.i.i = load i64, ptr %.75.i.i.i, align 8, !noalias !333
  %.131.i.i.i = load i64, ptr %.130.i.i.i, align 8, !noalias !333
  store double %.13.i.i.i, ptr %.143.i.i.i, align 8, !noalias !333
  store i64 %.154.i.i.i, ptr %.148.i.i.i, align 8, !noalias !333
  store i64 8, ptr %.150.i.i.i, align 8, !noalias !333
  store i64 %.159.i.i.i, ptr %.fca.1.gep3.i.i.i, align 8, !noalias !333
  store i64 8, ptr %.fca.1.gep.i.i.i, align 8, !noalias !333
  store i64 1, ptr %.152.i.i.i, align 8, !noalias !333
  %.171.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.172.i.i.i = inttoptr i64 %.131.i.i.i to ptr
  call void %.171.i.i.i(ptr nonnull %.148.i.i.i, ptr nonnull %.152.i.i.i, ptr nonnull %.150.i.i.i, ptr %.172.i.i.i), !noalias !333
  %.174.i.i.i = load double, ptr %.145.i.i.i, align 8, !noalias !333
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i.i), !noalias !330
  %.212.i.i = load double, ptr %.211.i.i, align 8, !noalias !330
  %.241.i.i = load double, ptr %.240.i.i, align 8, !noalias !330
  %.242.i.i = fmul double %.268, %.241.i.i
  %.271.i.i = load double, ptr %.270.i.i, align 8, !noalias !330
  %.275.i.i = fadd double %.242.i.i, %.271.i.i
  %.12.i95.i.i = fcmp ogt double %.275.i.i, %.212.i.i
  %.13.i96.i.i = select i1 %.12.i95.i.i, double %.275.i.i, double %.212.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i97.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i98.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i99.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i101.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i103.i.i), !noalias !330
  store double 0.000000e+00, ptr %.145.i98.i.i, align 8, !noalias !336
  %.76.i105.i.i = load i64, ptr %.75.i.i.i, align 8, !noalias !336
  %.131.i107.i.i = load i64, ptr %.130.i.i.i, align 8, !noalias !336
  store double %.13.i96.i.i, ptr %.143.i97.i.i, align 8, !noalias !336
  store i64 %.154.i108.i.i, ptr %.148.i99.i.i, align 8, !noalias !336
  store i64 8, ptr %.150.i101.i.i, align 8, !noalias !336
  store i64 %.159.i109.i.i, ptr %.fca.1.gep3.i100.i.i, align 8, !noalias !336
  store i64 8, ptr %.fca.1.gep.i102.i.i, align 8, !noalias !336
  store i64 1, ptr %.152.i103.i.i, align 8, !noalias !336
  %.171.i110.i.i = inttoptr i64 %.76.i105.i.i to ptr
  %.172.i111.i.i = inttoptr i64 %.131.i107.i.i to ptr
  call void %.171.i110.i.i(ptr nonnull %.148.i99.i.i, ptr nonnull %.152.i103.i.i, ptr nonnull %.150.i101.i.i, ptr %.172.i111.i.i), !noalias !336
  %.174.i112.i.i = load double, ptr %.145.i98.i.i, align 8, !noalias !336
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i97.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i98.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i99.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i101.i.i), !noalias !330
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i103.i.i), !noalias !330
  call void @llvm.lifetime.start.p0(ptr nonnull %.211.i36.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.213.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.215.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.219.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.221.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.223.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.286.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.288.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.290.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.294.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.296.i.i), !noalias !326
  call void @llvm.lifetime.start.p0(ptr nonnull %.298.i.i), !noalias !326
  store double 0.000000e+00, ptr %.215.i.i, align 8, !noalias !339
  store double 0.000000e+00, ptr %.290.i.i, align 8, !noalias !339
  %.129.i.i = load i64, ptr %.128.i.i, align 8, !noalias !339
  %.182.i.i = load i64, ptr %.181.i.i, align 8, !noalias !339
  %.199.i.i = fadd double %.372.fca.0.load, %.174.i.i.i
  %.202.i.i = fadd double %.81.fca.0.load.i, %.199.i.i
  %.206.i.i = fadd double %.372.fca.1.load, %.174.i112.i.i
  %.209.i.i = fadd double %.81.fca.1.load.i, %.206.i.i
  store double %.202.i.i, ptr %.211.i36.i, align 8, !noalias !339
  store double %.209.i.i, ptr %.213.i.i, align 8, !noalias !339
  store i64 %.225.i.i, ptr %.219.i.i, align 8, !noalias !339
  store i64 8, ptr %.221.i.i, align 8, !noalias !339
  store i64 %.230.i.i, ptr %.fca.1.gep10.i.i, align 8, !noalias !339
  store i64 8, ptr %.fca.1.gep7.i.i, align 8, !noalias !339
  store i64 %.235.i.i, ptr %.fca.2.gep11.i.i, align 8, !noalias !339
  store i64 8, ptr %.fca.2.gep8.i.i, align 8, !noalias !339
  store i64 1, ptr %.223.i.i, align 8, !noalias !339
  %.247.i.i = inttoptr i64 %.129.i.i to ptr
  %.248.i.i = inttoptr i64 %.182.i.i to ptr
  call void %.247.i.i(ptr nonnull %.219.i.i, ptr nonnull %.223.i.i, ptr nonnull %.221.i.i, ptr %.248.i.i), !noalias !339
  %.250.i.i = load double, ptr %.215.i.i, align 8, !noalias !339
  %.262.i.i = fadd double %.372.fca.3.load, %.174.i112.i.i
  %.267.i.i = fadd double %.81.fca.3.load.i, %.262.i.i
  %.284.i.i = fadd double %.372.fca.2.load, %.81.fca.2.load.i
  store double %.284.i.i, ptr %.286.i.i, align 8, !noalias !339
  store double %.267.i.i, ptr %.288.i.i, align 8, !noalias !339
  store i64 %.300.i.i, ptr %.294.i.i, align 8, !noalias !339
  store i64 8, ptr %.296.i.i, align 8, !noalias !339
  store i64 %.305.i.i, ptr %.fca.1.gep3.i.i, align 8, !noalias !339
  store i64 8, ptr %.fca.1.gep.i.i, align 8, !noalias !339
  store i64 %.310.i.i, ptr %.fca.2.gep4.i.i, align 8, !noalias !339
  store i64 8, ptr %.fca.2.gep.i.i, align 8, !noalias !339
  store i64 1, ptr %.298.i.i, align 8, !noalias !339
  call void %.247.i.i(ptr nonnull %.294.i.i, ptr nonnull %.298.i.i, ptr nonnull %.296.i.i, ptr %.248.i.i), !noalias !339
  %.325.i.i = load double, ptr %.290.i.i, align 8, !noalias !339
  %.331.i.i = fadd double %.250.i.i, 0xC0126BB1BBB55515
  %.12.i.i37.i = fcmp ogt double %.331.i.i, %.325.i.i
  %.13.i.i38.i = select i1 %.12.i.i37.i, double %.331.i.i, double %.325.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.211.i36.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.215.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.219.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.221.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.223.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.286.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.288.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.290.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.294.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.296.i.i), !noalias !326
  call void @llvm.lifetime.end.p0(ptr nonnull %.298.i.i), !noalias !326
  %.207.i = load double, ptr %.206.i, align 8, !noalias !326
  %.208.i = fadd double %.13.i.i38.i, %.207.i
  %.237.i = load double, ptr %arg.p.4, align 8, !noalias !326
  %.241.i = fmul double %.268, %.237.i
  %.242.i = fsub double %.208.i, %.241.i
  %.246.i = fdiv double %.242.i, 0x40026BB1BBB55516
  %.247.i = fadd double %.413, %.246.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.60.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store double %.247.i, ptr %2, align 8
  br label %B232
}

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v110B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd27Literal_5bbool_5d_28True_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.s, double %arg.length) unnamed_addr {
entry:
  %.18.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.143.i271.i = alloca double, align 8
  %.145.i272.i = alloca double, align 8
  %.148.i273.i = alloca [2 x i64], align 8
  %.150.i275.i = alloca [2 x i64], align 8
  %.152.i277.i = alloca [1 x i64], align 8
  %.143.i259.i = alloca double, align 8
  %.145.i260.i = alloca double, align 8
  %.148.i261.i = alloca [2 x i64], align 8
  %.150.i263.i = alloca [2 x i64], align 8
  %.152.i265.i = alloca [1 x i64], align 8
  %.143.i247.i = alloca double, align 8
  %.145.i248.i = alloca double, align 8
  %.148.i249.i = alloca [2 x i64], align 8
  %.150.i251.i = alloca [2 x i64], align 8
  %.152.i253.i = alloca [1 x i64], align 8
  %.143.i231.i = alloca double, align 8
  %.145.i232.i = alloca double, align 8
  %.148.i233.i = alloca [2 x i64], align 8
  %.150.i235.i = alloca [2 x i64], align 8
  %.152.i237.i = alloca [1 x i64], align 8
  %.143.i215.i = alloca double, align 8
  %.145.i216.i = alloca double, align 8
  %.148.i217.i = alloca [2 x i64], align 8
  %.150.i219.i = alloca [2 x i64], align 8
  %.152.i221.i = alloca [1 x i64], align 8
  %.143.i199.i = alloca double, align 8
  %.145.i200.i = alloca double, align 8
  %.148.i201.i = alloca [2 x i64], align 8
  %.150.i203.i = alloca [2 x i64], align 8
  %.152.i205.i = alloca [1 x i64], align 8
  %.43.i171.i = alloca double, align 8
  %excinfo.1.i172.i = alloca ptr, align 8
  %.43.i.i = alloca double, align 8
  %excinfo.1.i167.i = alloca ptr, align 8
  %.143.i.i = alloca double, align 8
  %.145.i.i = alloca double, align 8
  %.148.i.i = alloca [2 x i64], align 8
  %.150.i.i = alloca [2 x i64], align 8
  %.152.i.i = alloca [1 x i64], align 8
  %.169.i = alloca double, align 8
  %excinfo.3.i = alloca ptr, align 8
  %.213.i = alloca double, align 8
  %excinfo.4.i = alloca ptr, align 8
  %.568.i = alloca double, align 8
  %.570.i = alloca double, align 8
  %.572.i = alloca double, align 8
  %.576.i = alloca [3 x i64], align 8
  %.578.i = alloca [3 x i64], align 8
  %.580.i = alloca [1 x i64], align 8
  %.330 = alloca double, align 8
  store double 0.000000e+00, ptr %.330, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.77 = getelementptr i8, ptr %arg.p.4, i64 16
  %.78 = load double, ptr %.77, align 8
  %.107 = getelementptr i8, ptr %arg.p.4, i64 24
  %.108 = load double, ptr %.107, align 8
  %.140 = getelementptr i8, ptr %arg.p.4, i64 48
  %.141 = load double, ptr %.140, align 8
  %.169 = getelementptr i8, ptr %arg.p.4, i64 32
  %.170 = load double, ptr %.169, align 8
  %.171 = fmul double %arg.s, %.170
  %.199 = getelementptr i8, ptr %arg.p.4, i64 40
  %.200 = load double, ptr %.199, align 8
  %.204 = fadd double %.171, %.200
  %.12.i = fcmp ogt double %.204, %.141
  %.13.i = select i1 %.12.i, double %.204, double %.141
  %.79 = fmul double %arg.s, %.78
  %.109 = fadd double %.79, %.108
  %.240 = fsub double %arg.length, %.109
  %.242 = tail call double @sqrt(double %.13.i)
  %.246 = fdiv double %.240, %.242
  call void @llvm.lifetime.start.p0(ptr nonnull %.169.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.3.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.4.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.568.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.570.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.572.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.576.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.578.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.580.i)
  store ptr null, ptr %excinfo.3.i, align 8, !noalias !342
  store ptr null, ptr %excinfo.4.i, align 8, !noalias !342
  store double 0.000000e+00, ptr %.572.i, align 8, !noalias !342
  %.fca.1.gep3.i = getelementptr inbounds i8, ptr %.576.i, i64 8
  %.fca.2.gep4.i = getelementptr inbounds i8, ptr %.576.i, i64 16
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.578.i, i64 8
  %.fca.2.gep.i = getelementptr inbounds i8, ptr %.578.i, i64 16
  %.35.i = fcmp ogt double %.109, 0.000000e+00
  br i1 %.35.i, label %B98.i, label %B16.i

B16.i:                                            ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i), !noalias !342
  store double 0.000000e+00, ptr %.145.i.i, align 8, !noalias !346
  %.fca.1.gep3.i.i = getelementptr inbounds i8, ptr %.148.i.i, i64 8
  %.fca.1.gep.i.i = getelementptr inbounds i8, ptr %.150.i.i, i64 8
  %.75.i.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i.i = load i64, ptr %.75.i.i, align 8, !noalias !346
  %.130.i.i = getelementptr i8, ptr %.75.i.i, i64 8
  %.131.i.i = load i64, ptr %.130.i.i, align 8, !noalias !346
  store double %.240, ptr %.143.i.i, align 8, !noalias !346
  %.154.i.i = ptrtoint ptr %.143.i.i to i64
  store i64 %.154.i.i, ptr %.148.i.i, align 8, !noalias !346
  store i64 8, ptr %.150.i.i, align 8, !noalias !346
  %.159.i.i = ptrtoint ptr %.145.i.i to i64
  store i64 %.159.i.i, ptr %.fca.1.gep3.i.i, align 8, !noalias !346
  store i64 8, ptr %.fca.1.gep.i.i, align 8, !noalias !346
  store i64 1, ptr %.152.i.i, align 8, !noalias !346
  %.171.i.i = inttoptr i64 %.76.i.i to ptr
  %.172.i.i = inttoptr i64 %.131.i.i to ptr
  call void %.171.i.i(ptr nonnull %.148.i.i, ptr nonnull %.152.i.i, ptr nonnull %.150.i.i, ptr %.172.i.i), !noalias !346
  %.174.i.i = load double, ptr %.145.i.i, align 8, !noalias !346
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i), !noalias !342
  br label %B240.endif

B98.i:                                            ; preds = %entry
  %.125.i = fmul double %arg.length, %.13.i
  %.132.i = fdiv double %.125.i, %.109
  %.133.i = tail call double @sqrt(double %.132.i), !noalias !342
  %.144.i = fdiv double %.240, %.133.i
  %.147.i = fadd double %arg.length, %.109
  %.156.i = fdiv double %.147.i, %.133.i
  %.168.i = fdiv double %.156.i, 0x3FF6A09E667F3BCD
  store double 0.000000e+00, ptr %.169.i, align 8, !noalias !342
  %.173.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.169.i, ptr %excinfo.3.i, double %.168.i), !noalias !342
  %.175.not.i = icmp eq i32 %.173.i, 0
  br i1 %.175.not.i, label %B98.endif.endif.endif.endif.endif.i, label %B98.endif.endif.endif.endif.if.i, !prof !1

B256.i:                                           ; preds = %B98.endif.endif.endif.endif.endif.i
  %.202.i = fmul double %.144.i, 5.000000e-01
  %.204.i = fmul double %.144.i, %.202.i
  %0 = fsub double 0xBFED67F1C864BEB4, %.204.i
  %.212.i = fdiv double %.144.i, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.213.i, align 8, !noalias !342
  %.217.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.213.i, ptr %excinfo.4.i, double %.212.i), !noalias !342
  %.219.not.i = icmp eq i32 %.217.i, 0
  br i1 %.219.not.i, label %B256.endif.endif.i, label %B256.endif.if.i, !prof !1

B98.endif.endif.endif.endif.if.i:                 ; preds = %B98.i
  %.174.i = load ptr, ptr %excinfo.3.i, align 8, !noalias !342
  br label %B240.if

B98.endif.endif.endif.endif.endif.i:              ; preds = %B98.i
  %.183.i = load double, ptr %.169.i, align 8, !noalias !342
  %.193.i = fmul double %.183.i, 0x3FF40D931FF62705
  %.199.i = fcmp olt double %.144.i, 0.000000e+00
  br i1 %.199.i, label %B256.i, label %B532.endif.i

B256.endif.if.i:                                  ; preds = %B256.i
  %.218.i = load ptr, ptr %excinfo.4.i, align 8, !noalias !342
  br label %B240.if

B256.endif.endif.i:                               ; preds = %B256.i
  %.227.i = load double, ptr %.213.i, align 8, !noalias !342
  %.237.i = fmul double %.227.i, 0x3FF40D931FF62705
  %.239.i = fadd double %.193.i, %.237.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.43.i.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i167.i), !noalias !342
  store ptr null, ptr %excinfo.1.i167.i, align 8, !noalias !349
  %.31.i.i = fcmp ogt double %.144.i, -5.000000e+01
  br i1 %.31.i.i, label %B26.i.i, label %B100.i.i

B26.i.i:                                          ; preds = %B256.endif.endif.i
  store double 0.000000e+00, ptr %.43.i.i, align 8, !noalias !349
  %.47.i.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.43.i.i, ptr %excinfo.1.i167.i, double %.212.i), !noalias !349
  %.49.not.i.i = icmp eq i32 %.47.i.i, 0
  br i1 %.49.not.i.i, label %B26.endif.endif.i.i, label %B256.endif.endif.if.i, !prof !1

B100.i.i:                                         ; preds = %B256.endif.endif.i
  %.76.i168.i = fmul double %.144.i, %.144.i
  %.83.i.i = fdiv double 1.000000e+00, %.76.i168.i
  %.85.i.i = fmul double %.83.i.i, 3.000000e+00
  %.87.i.i = fmul double %.83.i.i, 5.000000e+00
  %.89.i.i = fmul double %.83.i.i, 7.000000e+00
  %.91.i.i = fsub double 1.000000e+00, %.89.i.i
  %.92.i.i = fmul double %.87.i.i, %.91.i.i
  %.94.i.i = fsub double 1.000000e+00, %.92.i.i
  %.95.i.i = fmul double %.85.i.i, %.94.i.i
  %.97.i.i = fsub double 1.000000e+00, %.95.i.i
  %.98.i.i = fmul double %.83.i.i, %.97.i.i
  br label %B256.endif.endif.endif.i

B26.endif.endif.i.i:                              ; preds = %B26.i.i
  %.57.i.i = load double, ptr %.43.i.i, align 8, !noalias !349
  %.34.i.i = fmul double %.144.i, 0x3FF40D931FF62705
  %.69.i.i = fmul double %.34.i.i, %.57.i.i
  %1 = fadd double %.69.i.i, 1.000000e+00
  br label %B256.endif.endif.endif.i

B256.endif.endif.if.i:                            ; preds = %B26.i.i
  %.48.i170.i = load ptr, ptr %excinfo.1.i167.i, align 8, !noalias !349
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i167.i), !noalias !342
  br label %B240.if

B256.endif.endif.endif.i:                         ; preds = %B26.endif.endif.i.i, %B100.i.i
  %.248.0.ph.i = phi double [ %.98.i.i, %B100.i.i ], [ %1, %B26.endif.endif.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i167.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.43.i171.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i172.i), !noalias !342
  store ptr null, ptr %excinfo.1.i172.i, align 8, !noalias !353
  %.31.i173.i = fcmp olt double %.156.i, 5.000000e+01
  br i1 %.31.i173.i, label %B26.i187.i, label %B100.i174.i

B26.i187.i:                                       ; preds = %B256.endif.endif.endif.i
  store double 0.000000e+00, ptr %.43.i171.i, align 8, !noalias !353
  %.47.i189.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.43.i171.i, ptr %excinfo.1.i172.i, double %.168.i), !noalias !353
  %.49.not.i190.i = icmp eq i32 %.47.i189.i, 0
  br i1 %.49.not.i190.i, label %B26.endif.endif.i193.i, label %B256.endif.endif.endif.if.i, !prof !1

B100.i174.i:                                      ; preds = %B256.endif.endif.endif.i
  %.76.i175.i = fmul double %.156.i, %.156.i
  %.83.i176.i = fdiv double 1.000000e+00, %.76.i175.i
  %.85.i177.i = fmul double %.83.i176.i, 3.000000e+00
  %.87.i178.i = fmul double %.83.i176.i, 5.000000e+00
  %.89.i179.i = fmul double %.83.i176.i, 7.000000e+00
  %.91.i180.i = fsub double 1.000000e+00, %.89.i179.i
  %.92.i181.i = fmul double %.87.i178.i, %.91.i180.i
  %.94.i182.i = fsub double 1.000000e+00, %.92.i181.i
  %.95.i183.i = fmul double %.85.i177.i, %.94.i182.i
  %.97.i184.i = fsub double 1.000000e+00, %.95.i183.i
  %.98.i185.i = fmul double %.83.i176.i, %.97.i184.i
  br label %B256.endif.endif.endif.endif.i

B26.endif.endif.i193.i:                           ; preds = %B26.i187.i
  %.57.i194.i = load double, ptr %.43.i171.i, align 8, !noalias !353
  %.34.i195.i = fmul double %.156.i, 0x3FF40D931FF62705
  %.69.i196.i = fmul double %.34.i195.i, %.57.i194.i
  %.71.i197.i = fsub double 1.000000e+00, %.69.i196.i
  br label %B256.endif.endif.endif.endif.i

B256.endif.endif.endif.if.i:                      ; preds = %B26.i187.i
  %.48.i192.i = load ptr, ptr %excinfo.1.i172.i, align 8, !noalias !353
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i171.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i172.i), !noalias !342
  br label %B240.if

B256.endif.endif.endif.endif.i:                   ; preds = %B26.endif.endif.i193.i, %B100.i174.i
  %.279.0.ph.i = phi double [ %.98.i185.i, %B100.i174.i ], [ %.71.i197.i, %B26.endif.endif.i193.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.43.i171.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i172.i), !noalias !342
  %.309.i = fsub double %.248.0.ph.i, %.279.0.ph.i
  %.311.i = fmul double %.133.i, %.309.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i199.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i200.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i201.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i203.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i205.i), !noalias !342
  store double 0.000000e+00, ptr %.145.i200.i, align 8, !noalias !357
  %.fca.1.gep3.i202.i = getelementptr inbounds i8, ptr %.148.i201.i, i64 8
  %.fca.1.gep.i204.i = getelementptr inbounds i8, ptr %.150.i203.i, i64 8
  %.75.i206.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i207.i = load i64, ptr %.75.i206.i, align 8, !noalias !357
  %.130.i208.i = getelementptr i8, ptr %.75.i206.i, i64 8
  %.131.i209.i = load i64, ptr %.130.i208.i, align 8, !noalias !357
  store double %.311.i, ptr %.143.i199.i, align 8, !noalias !357
  %.154.i210.i = ptrtoint ptr %.143.i199.i to i64
  store i64 %.154.i210.i, ptr %.148.i201.i, align 8, !noalias !357
  store i64 8, ptr %.150.i203.i, align 8, !noalias !357
  %.159.i211.i = ptrtoint ptr %.145.i200.i to i64
  store i64 %.159.i211.i, ptr %.fca.1.gep3.i202.i, align 8, !noalias !357
  store i64 8, ptr %.fca.1.gep.i204.i, align 8, !noalias !357
  store i64 1, ptr %.152.i205.i, align 8, !noalias !357
  %.171.i212.i = inttoptr i64 %.76.i207.i to ptr
  %.172.i213.i = inttoptr i64 %.131.i209.i to ptr
  call void %.171.i212.i(ptr nonnull %.148.i201.i, ptr nonnull %.152.i205.i, ptr nonnull %.150.i203.i, ptr %.172.i213.i), !noalias !357
  %.174.i214.i = load double, ptr %.145.i200.i, align 8, !noalias !357
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i199.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i200.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i201.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i203.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i205.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i215.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i216.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i217.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i219.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i221.i), !noalias !342
  store double 0.000000e+00, ptr %.145.i216.i, align 8, !noalias !360
  %.fca.1.gep3.i218.i = getelementptr inbounds i8, ptr %.148.i217.i, i64 8
  %.fca.1.gep.i220.i = getelementptr inbounds i8, ptr %.150.i219.i, i64 8
  %.76.i223.i = load i64, ptr %.75.i206.i, align 8, !noalias !360
  %.131.i225.i = load i64, ptr %.130.i208.i, align 8, !noalias !360
  store double %.239.i, ptr %.143.i215.i, align 8, !noalias !360
  %.154.i226.i = ptrtoint ptr %.143.i215.i to i64
  store i64 %.154.i226.i, ptr %.148.i217.i, align 8, !noalias !360
  store i64 8, ptr %.150.i219.i, align 8, !noalias !360
  %.159.i227.i = ptrtoint ptr %.145.i216.i to i64
  store i64 %.159.i227.i, ptr %.fca.1.gep3.i218.i, align 8, !noalias !360
  store i64 8, ptr %.fca.1.gep.i220.i, align 8, !noalias !360
  store i64 1, ptr %.152.i221.i, align 8, !noalias !360
  %.171.i228.i = inttoptr i64 %.76.i223.i to ptr
  %.172.i229.i = inttoptr i64 %.131.i225.i to ptr
  call void %.171.i228.i(ptr nonnull %.148.i217.i, ptr nonnull %.152.i221.i, ptr nonnull %.150.i219.i, ptr %.172.i229.i), !noalias !360
  %.174.i230.i = load double, ptr %.145.i216.i, align 8, !noalias !360
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i215.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i216.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i217.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i219.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i221.i), !noalias !342
  %.344.i = fadd double %0, %.174.i214.i
  %.382.i = fadd double %0, %.174.i230.i
  br label %B240.endif

B532.endif.i:                                     ; preds = %B98.endif.endif.endif.endif.endif.i
  %.67.i.i = fdiv double %.144.i, 0x3FF6A09E667F3BCD
  %.70.i.i = tail call double @erfc(double %.67.i.i), !noalias !363
  %.76.i166.i = fmul double %.70.i.i, -5.000000e-01
  %.77.i.i = tail call double @log1p(double %.76.i166.i), !noalias !363
  %.420.i = fmul double %.144.i, 5.000000e-01
  %.422.i = fmul double %.144.i, %.420.i
  %2 = fsub double 0xBFED67F1C864BEB4, %.422.i
  %.476.idx.i = mul i64 %arg.loops.5.1, 24
  %.476.i = getelementptr i8, ptr %arg.loops.4, i64 %.476.idx.i
  %.477.i = load i64, ptr %.476.i, align 8, !noalias !342
  %.530.i = getelementptr i8, ptr %.476.i, i64 8
  %.531.i = load i64, ptr %.530.i, align 8, !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i231.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i232.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i233.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i235.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i237.i), !noalias !342
  store double 0.000000e+00, ptr %.145.i232.i, align 8, !noalias !367
  %.fca.1.gep3.i234.i = getelementptr inbounds i8, ptr %.148.i233.i, i64 8
  %.fca.1.gep.i236.i = getelementptr inbounds i8, ptr %.150.i235.i, i64 8
  %.75.i238.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i239.i = load i64, ptr %.75.i238.i, align 8, !noalias !367
  %.130.i240.i = getelementptr i8, ptr %.75.i238.i, i64 8
  %.131.i241.i = load i64, ptr %.130.i240.i, align 8, !noalias !367
  store double %.193.i, ptr %.143.i231.i, align 8, !noalias !367
  %.154.i242.i = ptrtoint ptr %.143.i231.i to i64
  store i64 %.154.i242.i, ptr %.148.i233.i, align 8, !noalias !367
  store i64 8, ptr %.150.i235.i, align 8, !noalias !367
  %.159.i243.i = ptrtoint ptr %.145.i232.i to i64
  store i64 %.159.i243.i, ptr %.fca.1.gep3.i234.i, align 8, !noalias !367
  store i64 8, ptr %.fca.1.gep.i236.i, align 8, !noalias !367
  store i64 1, ptr %.152.i237.i, align 8, !noalias !367
  %.171.i244.i = inttoptr i64 %.76.i239.i to ptr
  %.172.i245.i = inttoptr i64 %.131.i241.i to ptr
  call void %.171.i244.i(ptr nonnull %.148.i233.i, ptr nonnull %.152.i237.i, ptr nonnull %.150.i235.i, ptr %.172.i245.i), !noalias !367
  %.174.i246.i = load double, ptr %.145.i232.i, align 8, !noalias !367
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i231.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i232.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i233.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i235.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i237.i), !noalias !342
  %.567.i = fadd double %2, %.174.i246.i
  store double %.77.i.i, ptr %.568.i, align 8, !noalias !342
  store double %.567.i, ptr %.570.i, align 8, !noalias !342
  %.582.i = ptrtoint ptr %.568.i to i64
  store i64 %.582.i, ptr %.576.i, align 8, !noalias !342
  store i64 8, ptr %.578.i, align 8, !noalias !342
  %.587.i = ptrtoint ptr %.570.i to i64
  store i64 %.587.i, ptr %.fca.1.gep3.i, align 8, !noalias !342
  store i64 8, ptr %.fca.1.gep.i, align 8, !noalias !342
  %.592.i = ptrtoint ptr %.572.i to i64
  store i64 %.592.i, ptr %.fca.2.gep4.i, align 8, !noalias !342
  store i64 8, ptr %.fca.2.gep.i, align 8, !noalias !342
  store i64 1, ptr %.580.i, align 8, !noalias !342
  %.604.i = inttoptr i64 %.477.i to ptr
  %.605.i = inttoptr i64 %.531.i to ptr
  call void %.604.i(ptr nonnull %.576.i, ptr nonnull %.580.i, ptr nonnull %.578.i, ptr %.605.i), !noalias !342
  %.607.i = load double, ptr %.572.i, align 8, !noalias !342
  %arg.loops.4.val.i = load i64, ptr %arg.loops.4, align 8, !noalias !342
  %3 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val163.i = load i64, ptr %3, align 8, !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i247.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i248.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i249.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i251.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i253.i), !noalias !342
  store double 0.000000e+00, ptr %.145.i248.i, align 8, !noalias !370
  %.fca.1.gep3.i250.i = getelementptr inbounds i8, ptr %.148.i249.i, i64 8
  %.fca.1.gep.i252.i = getelementptr inbounds i8, ptr %.150.i251.i, i64 8
  store double %.77.i.i, ptr %.143.i247.i, align 8, !noalias !370
  %.154.i254.i = ptrtoint ptr %.143.i247.i to i64
  store i64 %.154.i254.i, ptr %.148.i249.i, align 8, !noalias !370
  store i64 8, ptr %.150.i251.i, align 8, !noalias !370
  %.159.i255.i = ptrtoint ptr %.145.i248.i to i64
  store i64 %.159.i255.i, ptr %.fca.1.gep3.i250.i, align 8, !noalias !370
  store i64 8, ptr %.fca.1.gep.i252.i, align 8, !noalias !370
  store i64 1, ptr %.152.i253.i, align 8, !noalias !370
  %.171.i256.i = inttoptr i64 %arg.loops.4.val.i to ptr
  %.172.i257.i = inttoptr i64 %arg.loops.4.val163.i to ptr
  call void %.171.i256.i(ptr nonnull %.148.i249.i, ptr nonnull %.152.i253.i, ptr nonnull %.150.i251.i, ptr %.172.i257.i), !noalias !370
  %.174.i258.i = load double, ptr %.145.i248.i, align 8, !noalias !370
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i247.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i248.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i249.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i251.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i253.i), !noalias !342
  %arg.loops.4.val164.i = load i64, ptr %arg.loops.4, align 8, !noalias !342
  %arg.loops.4.val165.i = load i64, ptr %3, align 8, !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i259.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i260.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i261.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i263.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i265.i), !noalias !342
  store double 0.000000e+00, ptr %.145.i260.i, align 8, !noalias !373
  %.fca.1.gep3.i262.i = getelementptr inbounds i8, ptr %.148.i261.i, i64 8
  %.fca.1.gep.i264.i = getelementptr inbounds i8, ptr %.150.i263.i, i64 8
  store double %2, ptr %.143.i259.i, align 8, !noalias !373
  %.154.i266.i = ptrtoint ptr %.143.i259.i to i64
  store i64 %.154.i266.i, ptr %.148.i261.i, align 8, !noalias !373
  store i64 8, ptr %.150.i263.i, align 8, !noalias !373
  %.159.i267.i = ptrtoint ptr %.145.i260.i to i64
  store i64 %.159.i267.i, ptr %.fca.1.gep3.i262.i, align 8, !noalias !373
  store i64 8, ptr %.fca.1.gep.i264.i, align 8, !noalias !373
  store i64 1, ptr %.152.i265.i, align 8, !noalias !373
  %.171.i268.i = inttoptr i64 %arg.loops.4.val164.i to ptr
  %.172.i269.i = inttoptr i64 %arg.loops.4.val165.i to ptr
  call void %.171.i268.i(ptr nonnull %.148.i261.i, ptr nonnull %.152.i265.i, ptr nonnull %.150.i263.i, ptr %.172.i269.i), !noalias !373
  %.174.i270.i = load double, ptr %.145.i260.i, align 8, !noalias !373
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i259.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i260.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i261.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i263.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i265.i), !noalias !342
  %.641.i = fmul double %.144.i, %.174.i258.i
  %.675.i = fmul double %.156.i, %.174.i270.i
  %.679.i = fmul double %.193.i, %.675.i
  %.682.i = fadd double %.641.i, %.679.i
  %.685.i = fmul double %.133.i, %.682.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i271.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i272.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i273.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i275.i), !noalias !342
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i277.i), !noalias !342
  store double 0.000000e+00, ptr %.145.i272.i, align 8, !noalias !376
  %.fca.1.gep3.i274.i = getelementptr inbounds i8, ptr %.148.i273.i, i64 8
  %.fca.1.gep.i276.i = getelementptr inbounds i8, ptr %.150.i275.i, i64 8
  %.76.i279.i = load i64, ptr %.75.i238.i, align 8, !noalias !376
  %.131.i281.i = load i64, ptr %.130.i240.i, align 8, !noalias !376
  store double %.685.i, ptr %.143.i271.i, align 8, !noalias !376
  %.154.i282.i = ptrtoint ptr %.143.i271.i to i64
  store i64 %.154.i282.i, ptr %.148.i273.i, align 8, !noalias !376
  store i64 8, ptr %.150.i275.i, align 8, !noalias !376
  %.159.i283.i = ptrtoint ptr %.145.i272.i to i64
  store i64 %.159.i283.i, ptr %.fca.1.gep3.i274.i, align 8, !noalias !376
  store i64 8, ptr %.fca.1.gep.i276.i, align 8, !noalias !376
  store i64 1, ptr %.152.i277.i, align 8, !noalias !376
  %.171.i284.i = inttoptr i64 %.76.i279.i to ptr
  %.172.i285.i = inttoptr i64 %.131.i281.i to ptr
  call void %.171.i284.i(ptr nonnull %.148.i273.i, ptr nonnull %.152.i277.i, ptr nonnull %.150.i275.i, ptr %.172.i285.i), !noalias !376
  %.174.i286.i = load double, ptr %.145.i272.i, align 8, !noalias !376
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i271.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i272.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i273.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i275.i), !noalias !342
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i277.i), !noalias !342
  br label %B240.endif

common.ret:                                       ; preds = %B282.endif.if, %B282.if, %B240.if, %B282.endif.endif
  %common.ret.op = phi i32 [ 1, %B282.if ], [ 1, %B282.endif.if ], [ 1, %B240.if ], [ 0, %B282.endif.endif ]
  ret i32 %common.ret.op

B240.if:                                          ; preds = %B256.endif.endif.endif.if.i, %B98.endif.endif.endif.endif.if.i, %B256.endif.if.i, %B256.endif.endif.if.i
  %excinfo.2.0.ph = phi ptr [ %.174.i, %B98.endif.endif.endif.endif.if.i ], [ %.218.i, %B256.endif.if.i ], [ %.48.i170.i, %B256.endif.endif.if.i ], [ %.48.i192.i, %B256.endif.endif.endif.if.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.169.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.3.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.4.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.568.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.570.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.572.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.576.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.578.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.580.i)
  store ptr %excinfo.2.0.ph, ptr %excinfo, align 8
  br label %common.ret

B240.endif:                                       ; preds = %B532.endif.i, %B256.endif.endif.endif.endif.i, %B16.i
  %.274.sroa.6.0 = phi double [ %.382.i, %B256.endif.endif.endif.endif.i ], [ 0.000000e+00, %B16.i ], [ %.607.i, %B532.endif.i ]
  %.274.sroa.0.0 = phi double [ %.344.i, %B256.endif.endif.endif.endif.i ], [ %.174.i.i, %B16.i ], [ %.174.i286.i, %B532.endif.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.169.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.3.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.4.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.568.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.570.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.572.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.576.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.578.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.580.i)
  store double 0.000000e+00, ptr %.330, align 8
  %.338 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd(ptr %.330, ptr %excinfo.3, ptr nonnull %arg.loops.4, i64 %arg.loops.5.1, double %.246)
  %.340.not = icmp eq i32 %.338, 0
  %.348 = load double, ptr %.330, align 8
  br i1 %.340.not, label %B282.endif, label %B282.if, !prof !1

B282.if:                                          ; preds = %B240.endif
  %.339 = load ptr, ptr %excinfo.3, align 8
  store ptr %.339, ptr %excinfo, align 8
  br label %common.ret

B282.endif:                                       ; preds = %B240.endif
  call void @llvm.lifetime.start.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i)
  store ptr null, ptr %excinfo.1.i, align 8, !noalias !379
  %.9.i = fcmp olt double %.246, -1.000000e+00
  br i1 %.9.i, label %B16.i119, label %B124.i

B16.i119:                                         ; preds = %B282.endif
  %.17.i = fdiv double %.246, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.18.i, align 8, !noalias !379
  %.22.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.18.i, ptr %excinfo.1.i, double %.17.i), !noalias !379
  %.24.not.i = icmp eq i32 %.22.i, 0
  br i1 %.24.not.i, label %B16.endif.endif.i, label %B282.endif.if, !prof !1

B124.i:                                           ; preds = %B282.endif
  %.67.i = fdiv double %.246, 0x3FF6A09E667F3BCD
  %.70.i = call double @erfc(double %.67.i), !noalias !379
  %.76.i = fmul double %.70.i, -5.000000e-01
  %.77.i = call double @log1p(double %.76.i), !noalias !379
  br label %B282.endif.endif

B16.endif.endif.i:                                ; preds = %B16.i119
  %.32.i = load double, ptr %.18.i, align 8, !noalias !379
  %.48.i = fmul double %.32.i, 5.000000e-01
  %.49.i = call double @llvm.log.f64(double %.48.i)
  %.52.i = fmul double %.246, %.246
  %.59.i = fmul double %.52.i, 5.000000e-01
  %.60.i = fsub double %.49.i, %.59.i
  br label %B282.endif.endif

B282.endif.if:                                    ; preds = %B16.i119
  %.23.i = load ptr, ptr %excinfo.1.i, align 8, !noalias !379
  call void @llvm.lifetime.end.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store ptr %.23.i, ptr %excinfo, align 8
  br label %common.ret

B282.endif.endif:                                 ; preds = %B124.i, %B16.endif.endif.i
  %.367.0.ph = phi double [ %.77.i, %B124.i ], [ %.60.i, %B16.endif.endif.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store double %.348, ptr %retptr, align 8
  %retptr.repack112 = getelementptr inbounds i8, ptr %retptr, i64 8
  store double %.367.0.ph, ptr %retptr.repack112, align 8
  %retptr.repack114 = getelementptr inbounds i8, ptr %retptr, i64 16
  store double %.274.sroa.0.0, ptr %retptr.repack114, align 8
  %retptr.repack116 = getelementptr inbounds i8, ptr %retptr, i64 24
  store double %.274.sroa.6.0, ptr %retptr.repack116, align 8
  br label %common.ret
}

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, double %arg.z) unnamed_addr {
entry:
  %.143.i120 = alloca double, align 8
  %.145.i121 = alloca double, align 8
  %.148.i122 = alloca [2 x i64], align 8
  %.150.i124 = alloca [2 x i64], align 8
  %.152.i126 = alloca [1 x i64], align 8
  %.143.i108 = alloca double, align 8
  %.145.i109 = alloca double, align 8
  %.148.i110 = alloca [2 x i64], align 8
  %.150.i112 = alloca [2 x i64], align 8
  %.152.i114 = alloca [1 x i64], align 8
  %.143.i96 = alloca double, align 8
  %.145.i97 = alloca double, align 8
  %.148.i98 = alloca [2 x i64], align 8
  %.150.i100 = alloca [2 x i64], align 8
  %.152.i102 = alloca [1 x i64], align 8
  %.143.i80 = alloca double, align 8
  %.145.i81 = alloca double, align 8
  %.148.i82 = alloca [2 x i64], align 8
  %.150.i84 = alloca [2 x i64], align 8
  %.152.i86 = alloca [1 x i64], align 8
  %.143.i = alloca double, align 8
  %.145.i = alloca double, align 8
  %.148.i = alloca [2 x i64], align 8
  %.150.i = alloca [2 x i64], align 8
  %.152.i = alloca [1 x i64], align 8
  %.115 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.28 = fcmp olt double %arg.z, -5.000000e+01
  br i1 %.28, label %B26, label %B174

B26:                                              ; preds = %entry
  %.32 = fmul double %arg.z, %arg.z
  %.37 = fdiv double 1.000000e+00, %.32
  %.40 = fmul double %.37, 3.000000e+00
  %.42 = fmul double %.37, 5.000000e+00
  %.44 = fmul double %.37, 7.000000e+00
  %.46 = fsub double 1.000000e+00, %.44
  %.47 = fmul double %.42, %.46
  %.49 = fsub double 1.000000e+00, %.47
  %.50 = fmul double %.40, %.49
  %.52 = fsub double 1.000000e+00, %.50
  %.53 = fmul double %.37, %.52
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i)
  store double 0.000000e+00, ptr %.145.i, align 8, !noalias !383
  %.fca.1.gep3.i = getelementptr inbounds i8, ptr %.148.i, i64 8
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %.150.i, i64 8
  %.75.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i = load i64, ptr %.75.i, align 8, !noalias !383
  %.130.i = getelementptr i8, ptr %.75.i, i64 8
  %.131.i = load i64, ptr %.130.i, align 8, !noalias !383
  store double %.53, ptr %.143.i, align 8, !noalias !383
  %.154.i = ptrtoint ptr %.143.i to i64
  store i64 %.154.i, ptr %.148.i, align 8, !noalias !383
  store i64 8, ptr %.150.i, align 8, !noalias !383
  %.159.i = ptrtoint ptr %.145.i to i64
  store i64 %.159.i, ptr %.fca.1.gep3.i, align 8, !noalias !383
  store i64 8, ptr %.fca.1.gep.i, align 8, !noalias !383
  store i64 1, ptr %.152.i, align 8, !noalias !383
  %.171.i = inttoptr i64 %.76.i to ptr
  %.172.i = inttoptr i64 %.131.i to ptr
  call void %.171.i(ptr nonnull %.148.i, ptr nonnull %.152.i, ptr nonnull %.150.i, ptr %.172.i), !noalias !383
  %.174.i = load double, ptr %.145.i, align 8, !noalias !383
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i)
  %.93 = fmul double %arg.z, 5.000000e-01
  %.95 = fmul double %arg.z, %.93
  %.98 = fsub double %.174.i, %.95
  %.99 = fadd double %.98, 0xBFED67F1C864BEB4
  store double %.99, ptr %retptr, align 8
  br label %common.ret

B174:                                             ; preds = %entry
  %.104 = fcmp olt double %arg.z, 0.000000e+00
  br i1 %.104, label %B186, label %B340.endif

B186:                                             ; preds = %B174
  %.114 = fdiv double %arg.z, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.115, align 8
  %.119 = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.115, ptr %excinfo.2, double %.114)
  %.121.not = icmp eq i32 %.119, 0
  br i1 %.121.not, label %B186.endif.endif, label %B186.endif.if, !prof !1

common.ret:                                       ; preds = %B186.endif.if, %B340.endif, %B186.endif.endif, %B26
  %common.ret.op = phi i32 [ 0, %B26 ], [ 1, %B186.endif.if ], [ 0, %B340.endif ], [ 0, %B186.endif.endif ]
  ret i32 %common.ret.op

B186.endif.if:                                    ; preds = %B186
  %.120 = load ptr, ptr %excinfo.2, align 8
  store ptr %.120, ptr %excinfo, align 8
  br label %common.ret

B186.endif.endif:                                 ; preds = %B186
  %.129 = load double, ptr %.115, align 8
  %.107 = fmul double %arg.z, 0x3FF40D931FF62705
  %.139 = fmul double %.107, %.129
  %.141 = fadd double %.139, 1.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i80)
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i81)
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i82)
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i84)
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i86)
  store double 0.000000e+00, ptr %.145.i81, align 8, !noalias !386
  %.fca.1.gep3.i83 = getelementptr inbounds i8, ptr %.148.i82, i64 8
  %.fca.1.gep.i85 = getelementptr inbounds i8, ptr %.150.i84, i64 8
  %.75.i87 = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i88 = load i64, ptr %.75.i87, align 8, !noalias !386
  %.130.i89 = getelementptr i8, ptr %.75.i87, i64 8
  %.131.i90 = load i64, ptr %.130.i89, align 8, !noalias !386
  store double %.141, ptr %.143.i80, align 8, !noalias !386
  %.154.i91 = ptrtoint ptr %.143.i80 to i64
  store i64 %.154.i91, ptr %.148.i82, align 8, !noalias !386
  store i64 8, ptr %.150.i84, align 8, !noalias !386
  %.159.i92 = ptrtoint ptr %.145.i81 to i64
  store i64 %.159.i92, ptr %.fca.1.gep3.i83, align 8, !noalias !386
  store i64 8, ptr %.fca.1.gep.i85, align 8, !noalias !386
  store i64 1, ptr %.152.i86, align 8, !noalias !386
  %.171.i93 = inttoptr i64 %.76.i88 to ptr
  %.172.i94 = inttoptr i64 %.131.i90 to ptr
  call void %.171.i93(ptr nonnull %.148.i82, ptr nonnull %.152.i86, ptr nonnull %.150.i84, ptr %.172.i94), !noalias !386
  %.174.i95 = load double, ptr %.145.i81, align 8, !noalias !386
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i80)
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i81)
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i82)
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i84)
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i86)
  %.180 = fmul double %arg.z, 5.000000e-01
  %.182 = fmul double %arg.z, %.180
  %.185 = fsub double %.174.i95, %.182
  %.186 = fadd double %.185, 0xBFED67F1C864BEB4
  store double %.186, ptr %retptr, align 8
  br label %common.ret

B340.endif:                                       ; preds = %B174
  %.67.i = fdiv double %arg.z, 0x3FF6A09E667F3BCD
  %.70.i = tail call double @erfc(double %.67.i), !noalias !389
  %.76.i79 = fmul double %.70.i, -5.000000e-01
  %.77.i = tail call double @log1p(double %.76.i79), !noalias !389
  %arg.loops.4.val = load i64, ptr %arg.loops.4, align 8
  %0 = getelementptr i8, ptr %arg.loops.4, i64 8
  %arg.loops.4.val76 = load i64, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i96)
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i97)
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i98)
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i100)
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i102)
  store double 0.000000e+00, ptr %.145.i97, align 8, !noalias !393
  %.fca.1.gep3.i99 = getelementptr inbounds i8, ptr %.148.i98, i64 8
  %.fca.1.gep.i101 = getelementptr inbounds i8, ptr %.150.i100, i64 8
  store double %.77.i, ptr %.143.i96, align 8, !noalias !393
  %.154.i103 = ptrtoint ptr %.143.i96 to i64
  store i64 %.154.i103, ptr %.148.i98, align 8, !noalias !393
  store i64 8, ptr %.150.i100, align 8, !noalias !393
  %.159.i104 = ptrtoint ptr %.145.i97 to i64
  store i64 %.159.i104, ptr %.fca.1.gep3.i99, align 8, !noalias !393
  store i64 8, ptr %.fca.1.gep.i101, align 8, !noalias !393
  store i64 1, ptr %.152.i102, align 8, !noalias !393
  %.171.i105 = inttoptr i64 %arg.loops.4.val to ptr
  %.172.i106 = inttoptr i64 %arg.loops.4.val76 to ptr
  call void %.171.i105(ptr nonnull %.148.i98, ptr nonnull %.152.i102, ptr nonnull %.150.i100, ptr %.172.i106), !noalias !393
  %.174.i107 = load double, ptr %.145.i97, align 8, !noalias !393
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i96)
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i97)
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i98)
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i100)
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i102)
  %.250 = fmul double %arg.z, 5.000000e-01
  %.252 = fmul double %arg.z, %.250
  %1 = fsub double 0xBFED67F1C864BEB4, %.252
  %arg.loops.4.val77 = load i64, ptr %arg.loops.4, align 8
  %arg.loops.4.val78 = load i64, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i108)
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i109)
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i110)
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i112)
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i114)
  store double 0.000000e+00, ptr %.145.i109, align 8, !noalias !396
  %.fca.1.gep3.i111 = getelementptr inbounds i8, ptr %.148.i110, i64 8
  %.fca.1.gep.i113 = getelementptr inbounds i8, ptr %.150.i112, i64 8
  store double %1, ptr %.143.i108, align 8, !noalias !396
  %.154.i115 = ptrtoint ptr %.143.i108 to i64
  store i64 %.154.i115, ptr %.148.i110, align 8, !noalias !396
  store i64 8, ptr %.150.i112, align 8, !noalias !396
  %.159.i116 = ptrtoint ptr %.145.i109 to i64
  store i64 %.159.i116, ptr %.fca.1.gep3.i111, align 8, !noalias !396
  store i64 8, ptr %.fca.1.gep.i113, align 8, !noalias !396
  store i64 1, ptr %.152.i114, align 8, !noalias !396
  %.171.i117 = inttoptr i64 %arg.loops.4.val77 to ptr
  %.172.i118 = inttoptr i64 %arg.loops.4.val78 to ptr
  call void %.171.i117(ptr nonnull %.148.i110, ptr nonnull %.152.i114, ptr nonnull %.150.i112, ptr %.172.i118), !noalias !396
  %.174.i119 = load double, ptr %.145.i109, align 8, !noalias !396
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i108)
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i109)
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i110)
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i112)
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i114)
  %.246 = fmul double %arg.z, %.174.i107
  %.285 = fadd double %.246, %.174.i119
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i120)
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i121)
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i122)
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i124)
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i126)
  store double 0.000000e+00, ptr %.145.i121, align 8, !noalias !399
  %.fca.1.gep3.i123 = getelementptr inbounds i8, ptr %.148.i122, i64 8
  %.fca.1.gep.i125 = getelementptr inbounds i8, ptr %.150.i124, i64 8
  %.75.i127 = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.76.i128 = load i64, ptr %.75.i127, align 8, !noalias !399
  %.130.i129 = getelementptr i8, ptr %.75.i127, i64 8
  %.131.i130 = load i64, ptr %.130.i129, align 8, !noalias !399
  store double %.285, ptr %.143.i120, align 8, !noalias !399
  %.154.i131 = ptrtoint ptr %.143.i120 to i64
  store i64 %.154.i131, ptr %.148.i122, align 8, !noalias !399
  store i64 8, ptr %.150.i124, align 8, !noalias !399
  %.159.i132 = ptrtoint ptr %.145.i121 to i64
  store i64 %.159.i132, ptr %.fca.1.gep3.i123, align 8, !noalias !399
  store i64 8, ptr %.fca.1.gep.i125, align 8, !noalias !399
  store i64 1, ptr %.152.i126, align 8, !noalias !399
  %.171.i133 = inttoptr i64 %.76.i128 to ptr
  %.172.i134 = inttoptr i64 %.131.i130 to ptr
  call void %.171.i133(ptr nonnull %.148.i122, ptr nonnull %.152.i126, ptr nonnull %.150.i124, ptr %.172.i134), !noalias !399
  %.174.i135 = load double, ptr %.145.i121, align 8, !noalias !399
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i120)
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i121)
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i122)
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i124)
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i126)
  store double %.174.i135, ptr %retptr, align 8
  br label %common.ret
}

declare double @sqrt(double) local_unnamed_addr

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, double %arg.x) unnamed_addr {
entry:
  %.8 = fcmp olt double %arg.x, 4.687500e-01
  br i1 %.8, label %B26, label %B114

common.ret:                                       ; preds = %B514, %switch.else.3, %B284, %switch.else.1, %B26
  %common.ret.op = phi i32 [ 0, %B26 ], [ 0, %B514 ], [ 1, %switch.else.3 ], [ 1, %switch.else.1 ], [ 0, %B284 ]
  ret i32 %common.ret.op

B26:                                              ; preds = %entry
  %.12 = fmul double %arg.x, %arg.x
  %.13 = tail call double @llvm.exp.f64(double %.12)
  %.15 = tail call double @erfc(double %arg.x)
  %.18 = fmul double %.13, %.15
  store double %.18, ptr %retptr, align 8
  br label %common.ret

B114:                                             ; preds = %entry
  %.22 = fcmp ugt double %arg.x, 4.000000e+00
  br i1 %.22, label %B350, label %B136

B136:                                             ; preds = %B114
  %.62 = fmul double %arg.x, 0x3E571E703C5F5815
  br label %B202.if

B284:                                             ; preds = %switch.end.1
  %.362 = fadd double %.25393, 0x4093395B7FD2FC8E
  %.399 = fadd double %.314, 0x4093395B7FD35F61
  %.405 = fdiv double %.362, %.399
  store double %.405, ptr %retptr, align 8
  br label %common.ret

B350:                                             ; preds = %B114
  %.410 = fmul double %arg.x, %arg.x
  %.415 = fdiv double 1.000000e+00, %.410
  %.445 = fmul double %.415, 0x3F90B4FB18B485C7
  br label %B432.if

B514:                                             ; preds = %switch.end.3
  %.693 = fadd double %.616102, 0x3F4595FD0D71E33C
  %.697 = fmul double %.415, %.693
  %.722 = fadd double %.659, 0x3F632147A014BAD1
  %.728 = fdiv double %.697, %.722
  %.729 = fsub double 0x3FE20DD750429B6D, %.728
  %.734 = fdiv double %.729, %arg.x
  store double %.734, ptr %retptr, align 8
  br label %common.ret

B202.if:                                          ; preds = %B136, %switch.end.1
  %over.4.083 = phi double [ %.62, %B136 ], [ %.25393, %switch.end.1 ]
  %under.4.082 = phi double [ %arg.x, %B136 ], [ %.314, %switch.end.1 ]
  %.96.081 = phi i64 [ 7, %B136 ], [ %.160, %switch.end.1 ]
  %.93.080 = phi i64 [ 0, %B136 ], [ %.164, %switch.end.1 ]
  %.160 = add nsw i64 %.96.081, -1
  %.164 = add nuw nsw i64 %.93.080, 1
  %trunc = trunc nuw i64 %.93.080 to i63
  switch i63 %trunc, label %default.unreachable108 [
    i63 0, label %switch.end.1
    i63 7, label %switch.7
    i63 1, label %switch.end.thread94
    i63 8, label %switch.8
    i63 2, label %switch.end
    i63 5, label %switch.5
    i63 3, label %switch.3
    i63 6, label %switch.6
    i63 4, label %switch.4
  ]

default.unreachable108:                           ; preds = %B202.if
  unreachable

switch.end:                                       ; preds = %B202.if, %switch.8, %switch.7, %switch.6, %switch.5, %switch.4, %switch.3
  %.222 = phi double [ 0x3E571E703C5F5815, %switch.8 ], [ 0x4093395B7FD2FC8E, %switch.7 ], [ 0x40A0062821236F6B, %switch.6 ], [ 0x4072AA2986ABA462, %switch.3 ], [ 0x408B8F9E262B9FA3, %switch.4 ], [ 0x409AC030C15DC8D7, %switch.5 ], [ 0x405087A0D1C420D0, %B202.if ]
  %trunc109 = trunc nuw i64 %.93.080 to i63
  switch i63 %trunc109, label %switch.else.1 [
    i63 0, label %switch.end.1
    i63 4, label %switch.4.1
    i63 1, label %switch.1.1
    i63 7, label %switch.7.1
    i63 2, label %switch.2.1
    i63 6, label %switch.6.1
    i63 3, label %switch.3.1
    i63 5, label %switch.5.1
  ]

switch.end.thread94:                              ; preds = %B202.if
  br label %switch.end.1

switch.3:                                         ; preds = %B202.if
  br label %switch.end

switch.4:                                         ; preds = %B202.if
  br label %switch.end

switch.5:                                         ; preds = %B202.if
  br label %switch.end

switch.6:                                         ; preds = %B202.if
  br label %switch.end

switch.7:                                         ; preds = %B202.if
  br label %switch.end

switch.8:                                         ; preds = %B202.if
  br label %switch.end

switch.else.1:                                    ; preds = %switch.end
  store ptr @.const.picklebuf.a832a7f8175c2530692ab82e581e246bf5646a28, ptr %excinfo, align 8, !numba_exception_output !13
  br label %common.ret

switch.end.1:                                     ; preds = %B202.if, %switch.end.thread94, %switch.end, %switch.7.1, %switch.6.1, %switch.5.1, %switch.4.1, %switch.3.1, %switch.2.1, %switch.1.1
  %.222.pn = phi double [ %.222, %switch.7.1 ], [ %.222, %switch.end ], [ %.222, %switch.2.1 ], [ %.222, %switch.3.1 ], [ %.222, %switch.4.1 ], [ %.222, %switch.5.1 ], [ %.222, %switch.6.1 ], [ %.222, %switch.1.1 ], [ 0x4021C42C35B8BC02, %switch.end.thread94 ], [ 0x3FE20DD508EB103E, %B202.if ]
  %.286 = phi double [ 0x4093395B7FD35F61, %switch.7.1 ], [ 0x402F7D66F486DED5, %switch.end ], [ 0x4080C972E588749E, %switch.2.1 ], [ 0x4099558EECA29D27, %switch.3.1 ], [ 0x40A9B599356D1202, %switch.4.1 ], [ 0x40B10A9E7CB10E86, %switch.5.1 ], [ 0x40AADEBC3FC90DBD, %switch.6.1 ], [ 0x405D6C69B0FFCDE7, %switch.1.1 ], [ 0x405D6C69B0FFCDE7, %switch.end.thread94 ], [ 0x402F7D66F486DED5, %B202.if ]
  %.251.pn = fadd double %over.4.083, %.222.pn
  %.25393 = fmul double %arg.x, %.251.pn
  %.312 = fadd double %under.4.082, %.286
  %.314 = fmul double %arg.x, %.312
  %.151 = icmp ugt i64 %.96.081, 1
  br i1 %.151, label %B202.if, label %B284

switch.1.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.2.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.3.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.4.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.5.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.6.1:                                       ; preds = %switch.end
  br label %switch.end.1

switch.7.1:                                       ; preds = %switch.end
  br label %switch.end.1

B432.if:                                          ; preds = %B350, %switch.end.3
  %over.5.087 = phi double [ %.445, %B350 ], [ %.616102, %switch.end.3 ]
  %under.5.086 = phi double [ %.415, %B350 ], [ %.659, %switch.end.3 ]
  %.479.085 = phi i64 [ 4, %B350 ], [ %.541, %switch.end.3 ]
  %.476.084 = phi i64 [ 0, %B350 ], [ %.545, %switch.end.3 ]
  %.541 = add nsw i64 %.479.085, -1
  %.545 = add nuw nsw i64 %.476.084, 1
  %trunc110 = trunc nuw i64 %.476.084 to i63
  switch i63 %trunc110, label %default.unreachable [
    i63 0, label %switch.end.3
    i63 4, label %switch.4.2
    i63 1, label %switch.end.2.thread103
    i63 5, label %switch.5.2
    i63 2, label %switch.end.2
    i63 3, label %switch.3.2
  ]

default.unreachable:                              ; preds = %B432.if
  unreachable

switch.end.2:                                     ; preds = %B432.if, %switch.5.2, %switch.4.2, %switch.3.2
  %.594 = phi double [ 0x3F90B4FB18B485C7, %switch.5.2 ], [ 0x3F4595FD0D71E33C, %switch.4.2 ], [ 0x3F9078448CD6C5B5, %switch.3.2 ], [ 0x3FC0199D980A842F, %B432.if ]
  %trunc111 = trunc nuw i64 %.476.084 to i63
  switch i63 %trunc111, label %switch.else.3 [
    i63 0, label %switch.end.3
    i63 3, label %switch.3.3
    i63 1, label %switch.1.3
    i63 4, label %switch.4.3
    i63 2, label %switch.2.3
  ]

switch.end.2.thread103:                           ; preds = %B432.if
  br label %switch.end.3

switch.3.2:                                       ; preds = %B432.if
  br label %switch.end.2

switch.4.2:                                       ; preds = %B432.if
  br label %switch.end.2

switch.5.2:                                       ; preds = %B432.if
  br label %switch.end.2

switch.else.3:                                    ; preds = %switch.end.2
  store ptr @.const.picklebuf.a832a7f8175c2530692ab82e581e246bf5646a28, ptr %excinfo, align 8, !numba_exception_output !13
  br label %common.ret

switch.end.3:                                     ; preds = %B432.if, %switch.end.2.thread103, %switch.end.2, %switch.4.3, %switch.3.3, %switch.2.3, %switch.1.3
  %.594.pn = phi double [ %.594, %switch.4.3 ], [ %.594, %switch.end.2 ], [ %.594, %switch.2.3 ], [ %.594, %switch.3.3 ], [ %.594, %switch.1.3 ], [ 0x3FD70FE40E2425B8, %switch.end.2.thread103 ], [ 0x3FD38A78B9F065F6, %B432.if ]
  %.640 = phi double [ 0x3F632147A014BAD1, %switch.4.3 ], [ 0x40048C54508800DB, %switch.end.2 ], [ 0x3FE0E4993E122C39, %switch.2.3 ], [ 0x3FAEFC42917D7DE7, %switch.3.3 ], [ 0x3FFDF79D6855F0CC, %switch.1.3 ], [ 0x3FFDF79D6855F0CC, %switch.end.2.thread103 ], [ 0x40048C54508800DB, %B432.if ]
  %.614.pn = fadd double %over.5.087, %.594.pn
  %.616102 = fmul double %.415, %.614.pn
  %.657 = fadd double %under.5.086, %.640
  %.659 = fmul double %.415, %.657
  %.532 = icmp ugt i64 %.479.085, 1
  br i1 %.532, label %B432.if, label %B514

switch.1.3:                                       ; preds = %switch.end.2
  br label %switch.end.3

switch.2.3:                                       ; preds = %switch.end.2
  br label %switch.end.3

switch.3.3:                                       ; preds = %switch.end.2
  br label %switch.end.3

switch.4.3:                                       ; preds = %switch.end.2
  br label %switch.end.3
}

declare double @llvm.log.f64(double)

declare double @erfc(double) local_unnamed_addr

declare double @log1p(double) local_unnamed_addr

declare double @llvm.exp.f64(double)

define internal fastcc range(i32 0, 2) i32 @_ZN5numba2np8arrayobj10ol_np_ones12_3clocals_3e4implB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo) unnamed_addr {
entry:
  %memory.i.i.i.i = tail call dereferenceable_or_null(272) ptr @malloc(i64 272)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B0.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %entry
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !402
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !402
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !402
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 160, ptr %at_size.i.i.i.i, align 8, !noalias !402
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !412
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !412
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %NRT_incref.exit151, !prof !0

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !412
  br label %NRT_incref.exit151

common.ret:                                       ; preds = %.3.endif.if.i146, %.3.endif.i143, %B0.if
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %.3.endif.if.i146 ], [ 0, %.3.endif.i143 ]
  ret i32 %common.ret.op

.3.endif.i140:                                    ; preds = %B118.if
  %.4.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  store ptr %memory.i.i.i.i, ptr %retptr, align 8
  %retptr.repack127 = getelementptr inbounds i8, ptr %retptr, i64 8
  store ptr null, ptr %retptr.repack127, align 8
  %retptr.repack129 = getelementptr inbounds i8, ptr %retptr, i64 16
  store i64 20, ptr %retptr.repack129, align 8
  %retptr.repack131 = getelementptr inbounds i8, ptr %retptr, i64 24
  store i64 8, ptr %retptr.repack131, align 8
  %retptr.repack133 = getelementptr inbounds i8, ptr %retptr, i64 32
  store ptr %data.i.i.i.i, ptr %retptr.repack133, align 8
  %retptr.repack135 = getelementptr inbounds i8, ptr %retptr, i64 40
  store i64 20, ptr %retptr.repack135, align 8
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

B0.if:                                            ; preds = %entry
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

NRT_incref.exit151:                               ; preds = %.3.endif.if.i.i, %.3.endif.i24.i
  %.4.i.i150 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  br label %B118.if

B118.if:                                          ; preds = %NRT_incref.exit151, %B118.if
  %.113.0168 = phi i64 [ 20, %NRT_incref.exit151 ], [ %.175, %B118.if ]
  %.110.0167 = phi i64 [ 0, %NRT_incref.exit151 ], [ %.179, %B118.if ]
  %.175 = add nsw i64 %.113.0168, -1
  %.179 = add nuw nsw i64 %.110.0167, 1
  %.218 = getelementptr double, ptr %data.i.i.i.i, i64 %.110.0167
  store double 1.000000e+00, ptr %.218, align 8
  %.166 = icmp ugt i64 %.113.0168, 1
  br i1 %.166, label %B118.if, label %.3.endif.i140
}

declare double @llvm.fabs.f64(double)

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v120B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr %arg.values.0, ptr readonly %arg.values.4, i64 %arg.values.5.0, ptr %arg.places.0, i64 %arg.places.2, ptr readonly %arg.places.4) unnamed_addr {
entry:
  %.4.i = icmp eq ptr %arg.values.0, null
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !0

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.values.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %.4.i169 = icmp eq ptr %arg.places.0, null
  br i1 %.4.i169, label %NRT_incref.exit172, label %.3.endif.i170, !prof !0

.3.endif.i170:                                    ; preds = %NRT_incref.exit
  %.4.i.i171 = atomicrmw add ptr %arg.places.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit172

NRT_incref.exit172:                               ; preds = %NRT_incref.exit, %.3.endif.i170
  %.15.i = icmp slt i64 %arg.places.2, 0
  br i1 %.15.i, label %B0.if, label %B0.endif.endif.i, !prof !0

B0.endif.endif.i:                                 ; preds = %NRT_incref.exit172
  %.31.i = icmp ugt i64 %arg.places.2, 1152921504606846975
  br i1 %.31.i, label %B0.if, label %B0.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.i
  %.30.i = shl nuw nsw i64 %arg.places.2, 3
  %all.i.i.i.i = add nuw i64 %.30.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B0.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %B0.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !413
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !413
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !413
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.30.i, ptr %at_size.i.i.i.i, align 8, !noalias !413
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !423
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !423
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %B0.endif, !prof !0

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !423
  br label %B0.endif

common.ret:                                       ; preds = %.3.endif.if.i190, %.3.endif.i187, %B0.if
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %.3.endif.if.i190 ], [ 0, %.3.endif.i187 ]
  ret i32 %common.ret.op

.3.endif.i174:                                    ; preds = %B106.if, %B0.endif
  %.4.i.i175 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  store ptr %memory.i.i.i.i, ptr %retptr, align 8
  %retptr.repack157 = getelementptr inbounds i8, ptr %retptr, i64 8
  store ptr null, ptr %retptr.repack157, align 8
  %retptr.repack159 = getelementptr inbounds i8, ptr %retptr, i64 16
  store i64 %arg.places.2, ptr %retptr.repack159, align 8
  %retptr.repack161 = getelementptr inbounds i8, ptr %retptr, i64 24
  store i64 8, ptr %retptr.repack161, align 8
  %retptr.repack163 = getelementptr inbounds i8, ptr %retptr, i64 32
  store ptr %data.i.i.i.i, ptr %retptr.repack163, align 8
  %retptr.repack165 = getelementptr inbounds i8, ptr %retptr, i64 40
  store i64 %arg.places.2, ptr %retptr.repack165, align 8
  %retptr.repack167 = getelementptr inbounds i8, ptr %retptr, i64 48
  store i64 8, ptr %retptr.repack167, align 8
  br i1 %.4.i, label %NRT_decref.exit, label %.3.endif.i178, !prof !0

.3.endif.i178:                                    ; preds = %.3.endif.i174
  fence release
  %.4.i.i179 = atomicrmw sub ptr %arg.values.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i179, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i178
  fence acquire
  tail call void @free(ptr nonnull %arg.values.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %.3.endif.i174, %.3.endif.i178, %.3.endif.if.i
  br i1 %.4.i169, label %.3.endif.i187, label %.3.endif.i181, !prof !0

.3.endif.i181:                                    ; preds = %NRT_decref.exit
  fence release
  %.4.i.i182 = atomicrmw sub ptr %arg.places.0, i64 1 monotonic, align 8
  %.10.i183 = icmp eq i64 %.4.i.i182, 1
  br i1 %.10.i183, label %.3.endif.if.i184, label %.3.endif.i187, !prof !0

.3.endif.if.i184:                                 ; preds = %.3.endif.i181
  fence acquire
  tail call void @free(ptr nonnull %arg.places.0)
  br label %.3.endif.i187

.3.endif.i187:                                    ; preds = %.3.endif.if.i184, %.3.endif.i181, %NRT_decref.exit
  fence release
  %.4.i.i188 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i189 = icmp eq i64 %.4.i.i188, 1
  br i1 %.10.i189, label %.3.endif.if.i190, label %common.ret, !prof !0

.3.endif.if.i190:                                 ; preds = %.3.endif.i187
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %common.ret

B0.if:                                            ; preds = %B0.endif.endif.i, %NRT_incref.exit172, %B0.endif.endif.endif.i
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.73, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.72, %NRT_incref.exit172 ]
  store ptr %excinfo.1.0.ph, ptr %excinfo, align 8
  br label %common.ret

B0.endif:                                         ; preds = %.3.endif.if.i.i, %.3.endif.i24.i
  %.16912.not = icmp eq i64 %arg.places.2, 0
  br i1 %.16912.not, label %.3.endif.i174, label %B106.if

B106.if:                                          ; preds = %B0.endif, %B106.if
  %.116.014 = phi i64 [ %.178, %B106.if ], [ %arg.places.2, %B0.endif ]
  %.113.013 = phi i64 [ %.182, %B106.if ], [ 0, %B0.endif ]
  %.178 = add nsw i64 %.116.014, -1
  %.182 = add nuw nsw i64 %.113.013, 1
  %0 = getelementptr i64, ptr %arg.places.4, i64 %.113.013
  %.236 = load i64, ptr %0, align 8
  %.250 = icmp slt i64 %.236, 0
  %.251 = select i1 %.250, i64 %arg.values.5.0, i64 0
  %1 = getelementptr i64, ptr %arg.values.4, i64 %.236
  %.265 = getelementptr i64, ptr %1, i64 %.251
  %.266 = load i64, ptr %.265, align 8
  %2 = getelementptr i64, ptr %data.i.i.i.i, i64 %.113.013
  store i64 %.266, ptr %2, align 8
  %.169 = icmp ugt i64 %.116.014, 1
  br i1 %.169, label %B106.if, label %.3.endif.i174
}

define internal fastcc range(i32 0, 2) i32 @_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, i64 range(i64 -9223372036854775807, -9223372036854775808) %arg.shape) unnamed_addr {
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
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !424
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !424
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !424
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.30.i, ptr %at_size.i.i.i.i, align 8, !noalias !424
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !434
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !434
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %.3.endif.i9.i, !prof !0

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !434
  br label %.3.endif.i9.i

B0.if:                                            ; preds = %B0.endif.endif.i, %entry, %B0.endif.endif.endif.i
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.89, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.88, %entry ]
  store ptr %excinfo.1.0.ph, ptr %excinfo, align 8
  br label %common.ret

.3.endif.i9.i:                                    ; preds = %.3.endif.i24.i, %.3.endif.if.i.i
  %.4.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.4.i.i.i22 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !435
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i, i8 0, i64 %.30.i, i1 false), !noalias !435
  fence release
  %.4.i.i10.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !435
  %.10.i.i23 = icmp eq i64 %.4.i.i10.i, 1
  br i1 %.10.i.i23, label %.3.endif.if.i.i24, label %.3.endif.i30, !prof !0

.3.endif.if.i.i24:                                ; preds = %.3.endif.i9.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !435
  br label %.3.endif.i30

.3.endif.i30:                                     ; preds = %.3.endif.if.i.i24, %.3.endif.i9.i
  %.4.i.i27 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  store ptr %memory.i.i.i.i, ptr %retptr, align 8
  %retptr.repack9 = getelementptr inbounds i8, ptr %retptr, i64 8
  store ptr null, ptr %retptr.repack9, align 8
  %retptr.repack11 = getelementptr inbounds i8, ptr %retptr, i64 16
  store i64 %arg.shape, ptr %retptr.repack11, align 8
  %retptr.repack13 = getelementptr inbounds i8, ptr %retptr, i64 24
  store i64 8, ptr %retptr.repack13, align 8
  %retptr.repack15 = getelementptr inbounds i8, ptr %retptr, i64 32
  store ptr %data.i.i.i.i, ptr %retptr.repack15, align 8
  %retptr.repack17 = getelementptr inbounds i8, ptr %retptr, i64 40
  store i64 %arg.shape, ptr %retptr.repack17, align 8
  %retptr.repack19 = getelementptr inbounds i8, ptr %retptr, i64 48
  store i64 8, ptr %retptr.repack19, align 8
  fence release
  %.4.i.i31 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i31, 1
  br i1 %.10.i, label %.3.endif.if.i, label %.3.endif.i33, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i30
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %.3.endif.i33

.3.endif.i33:                                     ; preds = %.3.endif.if.i, %.3.endif.i30
  fence release
  %.4.i.i34 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i35 = icmp eq i64 %.4.i.i34, 1
  br i1 %.10.i35, label %.3.endif.if.i36, label %common.ret, !prof !0

.3.endif.if.i36:                                  ; preds = %.3.endif.i33
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %common.ret

common.ret:                                       ; preds = %.3.endif.if.i36, %.3.endif.i33, %B0.if
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %.3.endif.i33 ], [ 0, %.3.endif.if.i36 ]
  ret i32 %common.ret.op
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare double @llvm.rint.f64(double)

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics17candidate_kernels7_scoresB4v130B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedEx5ArrayIsLi3E1C7mutable7alignedE5TupleI5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr %arg.rows.0, i64 %arg.rows.2, ptr %arg.rows.4, i64 %arg.kinds, ptr %arg.tables.0, ptr %arg.tables.4, i64 %arg.tables.5.0, i64 %arg.tables.5.1, i64 %arg.tables.5.2, i64 %arg.tables.6.0, i64 %arg.tables.6.1, i64 %arg.tables.6.2, ptr %arg.packed.0.0, ptr %arg.packed.0.4, ptr %arg.packed.1.0, ptr %arg.packed.1.4, i64 %arg.packed.1.5.0, ptr %arg.chosen.0, i64 %arg.chosen.2, ptr readonly %arg.chosen.4, i64 %arg.chosen.5.0, ptr readonly %arg.kernels.4, i64 %arg.kernels.5.0, i64 %arg.kernels.5.1, ptr readonly %arg.costs.4, ptr %arg.stop.4, ptr %arg.found.0, ptr writeonly %arg.found.4) unnamed_addr {
entry:
  %.714.i = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %excinfo.5.i = alloca ptr, align 8
  %.4.i = icmp eq ptr %arg.rows.0, null
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !0

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.rows.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %.4.i1113 = icmp eq ptr %arg.tables.0, null
  br i1 %.4.i1113, label %NRT_incref.exit1116, label %.3.endif.i1114, !prof !0

.3.endif.i1114:                                   ; preds = %NRT_incref.exit
  %.4.i.i1115 = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1116

NRT_incref.exit1116:                              ; preds = %NRT_incref.exit, %.3.endif.i1114
  %.4.i1117 = icmp eq ptr %arg.packed.0.0, null
  br i1 %.4.i1117, label %NRT_incref.exit1120, label %.3.endif.i1118, !prof !0

.3.endif.i1118:                                   ; preds = %NRT_incref.exit1116
  %.4.i.i1119 = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1120

NRT_incref.exit1120:                              ; preds = %NRT_incref.exit1116, %.3.endif.i1118
  %.4.i1121 = icmp eq ptr %arg.packed.1.0, null
  br i1 %.4.i1121, label %NRT_incref.exit1124, label %.3.endif.i1122, !prof !0

.3.endif.i1122:                                   ; preds = %NRT_incref.exit1120
  %.4.i.i1123 = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1124

NRT_incref.exit1124:                              ; preds = %NRT_incref.exit1120, %.3.endif.i1122
  %.4.i1125 = icmp eq ptr %arg.chosen.0, null
  br i1 %.4.i1125, label %NRT_incref.exit1128, label %.3.endif.i1126, !prof !0

.3.endif.i1126:                                   ; preds = %NRT_incref.exit1124
  %.4.i.i1127 = atomicrmw add ptr %arg.chosen.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1128

NRT_incref.exit1128:                              ; preds = %NRT_incref.exit1124, %.3.endif.i1126
  %.4.i1129 = icmp eq ptr %arg.found.0, null
  br i1 %.4.i1129, label %NRT_incref.exit1132, label %.3.endif.i1130, !prof !0

.3.endif.i1130:                                   ; preds = %NRT_incref.exit1128
  %.4.i.i1131 = atomicrmw add ptr %arg.found.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1132

NRT_incref.exit1132:                              ; preds = %NRT_incref.exit1128, %.3.endif.i1130
  br i1 %.4.i1117, label %NRT_incref.exit1136, label %.3.endif.i1134, !prof !0

.3.endif.i1134:                                   ; preds = %NRT_incref.exit1132
  %.4.i.i1135 = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1136

NRT_incref.exit1136:                              ; preds = %NRT_incref.exit1132, %.3.endif.i1134
  br i1 %.4.i1121, label %NRT_incref.exit1140, label %.3.endif.i1138, !prof !0

.3.endif.i1138:                                   ; preds = %NRT_incref.exit1136
  %.4.i.i1139 = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1140

NRT_incref.exit1140:                              ; preds = %NRT_incref.exit1136, %.3.endif.i1138
  br i1 %.4.i1117, label %NRT_incref.exit1144, label %.3.endif.i1142, !prof !0

.3.endif.i1142:                                   ; preds = %NRT_incref.exit1140
  %.4.i.i1143 = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1144

NRT_incref.exit1144:                              ; preds = %NRT_incref.exit1140, %.3.endif.i1142
  br i1 %.4.i1121, label %NRT_incref.exit1148, label %.3.endif.i1146, !prof !0

.3.endif.i1146:                                   ; preds = %NRT_incref.exit1144
  %.4.i.i1147 = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1148

NRT_incref.exit1148:                              ; preds = %NRT_incref.exit1144, %.3.endif.i1146
  br i1 %.4.i1117, label %NRT_incref.exit1152, label %.3.endif.i1150, !prof !0

.3.endif.i1150:                                   ; preds = %NRT_incref.exit1148
  %.4.i.i1151 = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1152

NRT_incref.exit1152:                              ; preds = %NRT_incref.exit1148, %.3.endif.i1150
  br i1 %.4.i1121, label %NRT_incref.exit1156, label %.3.endif.i1154, !prof !0

.3.endif.i1154:                                   ; preds = %NRT_incref.exit1152
  %.4.i.i1155 = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1156

NRT_incref.exit1156:                              ; preds = %NRT_incref.exit1152, %.3.endif.i1154
  br i1 %.4.i1113, label %NRT_decref.exit398.i, label %.3.endif.i391.i, !prof !0

.3.endif.i391.i:                                  ; preds = %NRT_incref.exit1156
  %.4.i.i.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i384.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i388.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  fence release
  %.4.i.i392.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i.i = icmp eq i64 %.4.i.i392.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %.3.endif.i394.i, !prof !0

.3.endif.if.i.i:                                  ; preds = %.3.endif.i391.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i394.i

.3.endif.i394.i:                                  ; preds = %.3.endif.if.i.i, %.3.endif.i391.i
  fence release
  %.4.i.i395.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i396.i = icmp eq i64 %.4.i.i395.i, 1
  br i1 %.10.i396.i, label %.3.endif.if.i397.i, label %NRT_decref.exit398.i, !prof !0

.3.endif.if.i397.i:                               ; preds = %.3.endif.i394.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %NRT_decref.exit398.i

NRT_decref.exit398.i:                             ; preds = %.3.endif.if.i397.i, %.3.endif.i394.i, %NRT_incref.exit1156
  %.127204.i = icmp sgt i64 %arg.tables.5.0, 0
  br i1 %.127204.i, label %B18.endif.lr.ph.i, label %NRT_decref.exit462.i, !prof !441

B18.endif.lr.ph.i:                                ; preds = %NRT_decref.exit398.i
  %.331198.i = icmp sgt i64 %arg.tables.5.1, 0
  %.491.i = icmp slt i64 %arg.tables.5.2, 1
  %.498.i = icmp slt i64 %arg.kinds, 0
  %.499.i = select i1 %.498.i, i64 %arg.tables.5.2, i64 0
  %.500.i = add i64 %.499.i, %arg.kinds
  %.503.i = icmp slt i64 %.500.i, 0
  %.508.not.i = icmp slt i64 %.500.i, %arg.tables.5.2
  br label %B18.endif.i

.3.endif.i412.i:                                  ; preds = %.3.endif.if.i491.i, %.3.endif.i488.i
  %.4.i.i401.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i405.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i409.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  fence release
  %.4.i.i413.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i414.i = icmp eq i64 %.4.i.i413.i, 1
  br i1 %.10.i414.i, label %.3.endif.if.i415.i, label %.3.endif.i418.i, !prof !0

.3.endif.if.i415.i:                               ; preds = %.3.endif.i412.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i418.i

.3.endif.i418.i:                                  ; preds = %.3.endif.if.i415.i, %.3.endif.i412.i
  fence release
  %.4.i.i419.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i420.i = icmp eq i64 %.4.i.i419.i, 1
  br i1 %.10.i420.i, label %.3.endif.if.i421.i, label %.3.endif.i424.i, !prof !0

.3.endif.if.i421.i:                               ; preds = %.3.endif.i418.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i424.i

.3.endif.i424.i:                                  ; preds = %.3.endif.if.i421.i, %.3.endif.i418.i
  fence release
  %.4.i.i425.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i426.i = icmp eq i64 %.4.i.i425.i, 1
  br i1 %.10.i426.i, label %.3.endif.if.i427.i, label %NRT_decref.exit428.i, !prof !0

.3.endif.if.i427.i:                               ; preds = %.3.endif.i424.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %NRT_decref.exit428.i

NRT_decref.exit428.i:                             ; preds = %B18.endif.i, %.3.endif.if.i427.i, %.3.endif.i424.i
  br i1 %.331198.i, label %B26.endif.i, label %NRT_decref.exit450.i, !prof !441

.3.endif.i434.i:                                  ; preds = %.3.endif.if.i515.i, %.3.endif.i512.i
  %.4.i.i431.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  fence release
  %.4.i.i435.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i436.i = icmp eq i64 %.4.i.i435.i, 1
  br i1 %.10.i436.i, label %.3.endif.if.i437.i, label %NRT_decref.exit438.i, !prof !0

.3.endif.if.i437.i:                               ; preds = %.3.endif.i434.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %NRT_decref.exit438.i

NRT_decref.exit438.i:                             ; preds = %B26.endif.i, %.3.endif.if.i437.i, %.3.endif.i434.i
  br i1 %.491.i, label %B28.else.endif.if.i, label %B28.else.endif.endif.i, !prof !0

B120.i:                                           ; preds = %B50.if.i, %NRT_decref.exit546.i
  %lowest.2.2.lcssa.i = phi i64 [ %lowest.3.1200.i, %NRT_decref.exit546.i ], [ %.10.i547.i, %B50.if.i ]
  %highest.2.2.lcssa.i = phi i64 [ %highest.3.1201.i, %NRT_decref.exit546.i ], [ %.10.i549.i, %B50.if.i ]
  br i1 %.4.i1113, label %NRT_decref.exit444.i, label %.3.endif.i440.i, !prof !0

.3.endif.i440.i:                                  ; preds = %B120.i
  fence release
  %.4.i.i441.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i442.i = icmp eq i64 %.4.i.i441.i, 1
  br i1 %.10.i442.i, label %.3.endif.if.i443.i, label %NRT_decref.exit444.i, !prof !0

.3.endif.if.i443.i:                               ; preds = %.3.endif.i440.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %NRT_decref.exit444.i

NRT_decref.exit444.i:                             ; preds = %.3.endif.if.i443.i, %.3.endif.i440.i, %B120.i
  %.331.i = icmp slt i64 %.384.i, %arg.tables.5.1
  br i1 %.331.i, label %B26.endif.i, label %NRT_decref.exit450.i, !prof !442

NRT_decref.exit450.i:                             ; preds = %NRT_decref.exit444.i, %NRT_decref.exit428.i
  %lowest.3.1.lcssa.i = phi i64 [ %lowest.4.0207.i, %NRT_decref.exit428.i ], [ %lowest.2.2.lcssa.i, %NRT_decref.exit444.i ]
  %highest.3.1.lcssa.i = phi i64 [ %highest.4.0206.i, %NRT_decref.exit428.i ], [ %highest.2.2.lcssa.i, %NRT_decref.exit444.i ]
  br i1 %.4.i1113, label %NRT_decref.exit456.i, label %.3.endif.i452.i, !prof !0

.3.endif.i452.i:                                  ; preds = %NRT_decref.exit450.i
  fence release
  %.4.i.i453.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i454.i = icmp eq i64 %.4.i.i453.i, 1
  br i1 %.10.i454.i, label %.3.endif.if.i455.i, label %NRT_decref.exit456.i, !prof !0

.3.endif.if.i455.i:                               ; preds = %.3.endif.i452.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %NRT_decref.exit456.i

NRT_decref.exit456.i:                             ; preds = %.3.endif.if.i455.i, %.3.endif.i452.i, %NRT_decref.exit450.i
  %.127.i = icmp slt i64 %.189.i, %arg.tables.5.0
  br i1 %.127.i, label %B18.endif.i, label %NRT_decref.exit462.i, !prof !442

NRT_decref.exit462.i:                             ; preds = %NRT_decref.exit456.i, %NRT_decref.exit398.i
  %highest.4.0.lcssa.i = phi i64 [ 0, %NRT_decref.exit398.i ], [ %highest.3.1.lcssa.i, %NRT_decref.exit456.i ]
  %lowest.4.0.lcssa.i = phi i64 [ 0, %NRT_decref.exit398.i ], [ %lowest.3.1.lcssa.i, %NRT_decref.exit456.i ]
  br i1 %.4.i1113, label %_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx.exit, label %.3.endif.i464.i, !prof !0

.3.endif.i464.i:                                  ; preds = %NRT_decref.exit462.i
  fence release
  %.4.i.i465.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i466.i = icmp eq i64 %.4.i.i465.i, 1
  br i1 %.10.i466.i, label %.3.endif.if.i467.i, label %_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx.exit, !prof !0

.3.endif.if.i467.i:                               ; preds = %.3.endif.i464.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx.exit

B18.endif.i:                                      ; preds = %NRT_decref.exit456.i, %B18.endif.lr.ph.i
  %lowest.4.0207.i = phi i64 [ 0, %B18.endif.lr.ph.i ], [ %lowest.3.1.lcssa.i, %NRT_decref.exit456.i ]
  %highest.4.0206.i = phi i64 [ 0, %B18.endif.lr.ph.i ], [ %highest.3.1.lcssa.i, %NRT_decref.exit456.i ]
  %.52.0205.i = phi i64 [ 0, %B18.endif.lr.ph.i ], [ %.189.i, %NRT_decref.exit456.i ]
  %.149.i = mul i64 %.52.0205.i, %arg.tables.6.0
  %.153.i = getelementptr i8, ptr %arg.tables.4, i64 %.149.i
  %.189.i = add nuw nsw i64 %.52.0205.i, 1
  br i1 %.4.i1113, label %NRT_decref.exit428.i, label %.3.endif.i482.i, !prof !443

.3.endif.i482.i:                                  ; preds = %B18.endif.i
  %.4.i.i471.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i475.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i479.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  fence release
  %.4.i.i483.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i484.i = icmp eq i64 %.4.i.i483.i, 1
  br i1 %.10.i484.i, label %.3.endif.if.i485.i, label %.3.endif.i488.i, !prof !0

.3.endif.if.i485.i:                               ; preds = %.3.endif.i482.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i488.i

.3.endif.i488.i:                                  ; preds = %.3.endif.if.i485.i, %.3.endif.i482.i
  fence release
  %.4.i.i489.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i490.i = icmp eq i64 %.4.i.i489.i, 1
  br i1 %.10.i490.i, label %.3.endif.if.i491.i, label %.3.endif.i412.i, !prof !0

.3.endif.if.i491.i:                               ; preds = %.3.endif.i488.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i412.i

B26.endif.i:                                      ; preds = %NRT_decref.exit428.i, %NRT_decref.exit444.i
  %highest.3.1201.i = phi i64 [ %highest.2.2.lcssa.i, %NRT_decref.exit444.i ], [ %highest.4.0206.i, %NRT_decref.exit428.i ]
  %lowest.3.1200.i = phi i64 [ %lowest.2.2.lcssa.i, %NRT_decref.exit444.i ], [ %lowest.4.0207.i, %NRT_decref.exit428.i ]
  %.269.0199.i = phi i64 [ %.384.i, %NRT_decref.exit444.i ], [ 0, %NRT_decref.exit428.i ]
  %.348.i = mul i64 %.269.0199.i, %arg.tables.6.1
  %.352.i = getelementptr i8, ptr %.153.i, i64 %.348.i
  %.384.i = add nuw nsw i64 %.269.0199.i, 1
  br i1 %.4.i1113, label %NRT_decref.exit438.i, label %.3.endif.i506.i, !prof !443

.3.endif.i506.i:                                  ; preds = %B26.endif.i
  %.4.i.i495.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i499.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i503.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  fence release
  %.4.i.i507.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i508.i = icmp eq i64 %.4.i.i507.i, 1
  br i1 %.10.i508.i, label %.3.endif.if.i509.i, label %.3.endif.i512.i, !prof !0

.3.endif.if.i509.i:                               ; preds = %.3.endif.i506.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i512.i

.3.endif.i512.i:                                  ; preds = %.3.endif.if.i509.i, %.3.endif.i506.i
  fence release
  %.4.i.i513.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i514.i = icmp eq i64 %.4.i.i513.i, 1
  br i1 %.10.i514.i, label %.3.endif.if.i515.i, label %.3.endif.i434.i, !prof !0

.3.endif.if.i515.i:                               ; preds = %.3.endif.i512.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i434.i

B28.endif.i:                                      ; preds = %B28.else.endif.endif.endif.if.i, %B28.else.endif.endif.endif.i
  %.471.sroa.13.0.i = phi i64 [ %arg.tables.5.2, %B28.else.endif.endif.endif.if.i ], [ %.471.sroa.13.1.i, %B28.else.endif.endif.endif.i ]
  %.559.i = sub i64 %.471.sroa.13.0.i, %.471.sroa.0.3.i
  %.582.i = mul i64 %.471.sroa.0.3.i, %arg.tables.6.2
  %.584.i = getelementptr i8, ptr %.352.i, i64 %.582.i
  br i1 %.4.i1113, label %NRT_decref.exit546.i, label %.3.endif.i530.i, !prof !0

.3.endif.i530.i:                                  ; preds = %B28.endif.i
  %.4.i.i519.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i523.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.4.i.i527.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  fence release
  %.4.i.i531.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i532.i = icmp eq i64 %.4.i.i531.i, 1
  br i1 %.10.i532.i, label %.3.endif.if.i533.i, label %.3.endif.i536.i, !prof !0

.3.endif.if.i533.i:                               ; preds = %.3.endif.i530.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i536.i

.3.endif.i536.i:                                  ; preds = %.3.endif.if.i533.i, %.3.endif.i530.i
  fence release
  %.4.i.i537.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i538.i = icmp eq i64 %.4.i.i537.i, 1
  br i1 %.10.i538.i, label %.3.endif.if.i539.i, label %.3.endif.i542.i, !prof !0

.3.endif.if.i539.i:                               ; preds = %.3.endif.i536.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %.3.endif.i542.i

.3.endif.i542.i:                                  ; preds = %.3.endif.if.i539.i, %.3.endif.i536.i
  fence release
  %.4.i.i543.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !438
  %.10.i544.i = icmp eq i64 %.4.i.i543.i, 1
  br i1 %.10.i544.i, label %.3.endif.if.i545.i, label %NRT_decref.exit546.i, !prof !0

.3.endif.if.i545.i:                               ; preds = %.3.endif.i542.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !438
  br label %NRT_decref.exit546.i

NRT_decref.exit546.i:                             ; preds = %.3.endif.if.i545.i, %.3.endif.i542.i, %B28.endif.i
  %.672193.i = icmp sgt i64 %.559.i, 0
  br i1 %.672193.i, label %B50.if.i, label %B120.i

B28.else.endif.if.i:                              ; preds = %NRT_decref.exit438.i
  br label %B28.else.endif.endif.i

B28.else.endif.endif.i:                           ; preds = %B28.else.endif.if.i, %NRT_decref.exit438.i
  %.471.sroa.0.3.i = phi i64 [ %arg.tables.5.2, %B28.else.endif.if.i ], [ 0, %NRT_decref.exit438.i ]
  br i1 %.503.i, label %B28.else.endif.endif.if.i, label %B28.else.endif.endif.endif.i, !prof !0

B28.else.endif.endif.if.i:                        ; preds = %B28.else.endif.endif.i
  br label %B28.else.endif.endif.endif.i

B28.else.endif.endif.endif.i:                     ; preds = %B28.else.endif.endif.if.i, %B28.else.endif.endif.i
  %.471.sroa.13.1.i = phi i64 [ 0, %B28.else.endif.endif.if.i ], [ %.500.i, %B28.else.endif.endif.i ]
  br i1 %.508.not.i, label %B28.endif.i, label %B28.else.endif.endif.endif.if.i, !prof !1

B28.else.endif.endif.endif.if.i:                  ; preds = %B28.else.endif.endif.endif.i
  br label %B28.endif.i

B50.if.i:                                         ; preds = %NRT_decref.exit546.i, %B50.if.i
  %highest.2.2196.i = phi i64 [ %.10.i549.i, %B50.if.i ], [ %highest.3.1201.i, %NRT_decref.exit546.i ]
  %lowest.2.2195.i = phi i64 [ %.10.i547.i, %B50.if.i ], [ %lowest.3.1200.i, %NRT_decref.exit546.i ]
  %.623.0194.i = phi i64 [ %.693.i, %B50.if.i ], [ 0, %NRT_decref.exit546.i ]
  %.684.i = mul i64 %.623.0194.i, %arg.tables.6.2
  %.688.i = getelementptr i8, ptr %.584.i, i64 %.684.i
  %.690.i = load i16, ptr %.688.i, align 2, !noalias !438
  %.693.i = add nuw nsw i64 %.623.0194.i, 1
  %.8.i.i = sext i16 %.690.i to i64
  %.10.i547.i = tail call i64 @llvm.smin.i64(i64 %lowest.2.2195.i, i64 %.8.i.i)
  %.10.i549.i = tail call i64 @llvm.smax.i64(i64 %highest.2.2196.i, i64 %.8.i.i)
  %.672.i = icmp sgt i64 %.559.i, %.693.i
  br i1 %.672.i, label %B50.if.i, label %B120.i

_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx.exit: ; preds = %NRT_decref.exit462.i, %.3.endif.i464.i, %.3.endif.if.i467.i
  br i1 %.4.i1117, label %NRT_decref.exit, label %.3.endif.i1159, !prof !0

.3.endif.i1159:                                   ; preds = %_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx.exit
  fence release
  %.4.i.i1160 = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i1160, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i1159
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx.exit, %.3.endif.i1159, %.3.endif.if.i
  br i1 %.4.i1121, label %NRT_decref.exit1166, label %.3.endif.i1162, !prof !0

.3.endif.i1162:                                   ; preds = %NRT_decref.exit
  fence release
  %.4.i.i1163 = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8
  %.10.i1164 = icmp eq i64 %.4.i.i1163, 1
  br i1 %.10.i1164, label %.3.endif.if.i1165, label %NRT_decref.exit1166, !prof !0

.3.endif.if.i1165:                                ; preds = %.3.endif.i1162
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0)
  br label %NRT_decref.exit1166

NRT_decref.exit1166:                              ; preds = %NRT_decref.exit, %.3.endif.i1162, %.3.endif.if.i1165
  br i1 %.4.i1117, label %NRT_decref.exit1172, label %.3.endif.i1168, !prof !0

.3.endif.i1168:                                   ; preds = %NRT_decref.exit1166
  fence release
  %.4.i.i1169 = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8
  %.10.i1170 = icmp eq i64 %.4.i.i1169, 1
  br i1 %.10.i1170, label %.3.endif.if.i1171, label %NRT_decref.exit1172, !prof !0

.3.endif.if.i1171:                                ; preds = %.3.endif.i1168
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0)
  br label %NRT_decref.exit1172

NRT_decref.exit1172:                              ; preds = %NRT_decref.exit1166, %.3.endif.i1168, %.3.endif.if.i1171
  br i1 %.4.i1121, label %NRT_decref.exit1178, label %.3.endif.i1174, !prof !0

.3.endif.i1174:                                   ; preds = %NRT_decref.exit1172
  fence release
  %.4.i.i1175 = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8
  %.10.i1176 = icmp eq i64 %.4.i.i1175, 1
  br i1 %.10.i1176, label %.3.endif.if.i1177, label %NRT_decref.exit1178, !prof !0

.3.endif.if.i1177:                                ; preds = %.3.endif.i1174
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0)
  br label %NRT_decref.exit1178

NRT_decref.exit1178:                              ; preds = %NRT_decref.exit1172, %.3.endif.i1174, %.3.endif.if.i1177
  br i1 %.4.i1117, label %NRT_decref.exit1184, label %.3.endif.i1180, !prof !0

.3.endif.i1180:                                   ; preds = %NRT_decref.exit1178
  fence release
  %.4.i.i1181 = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8
  %.10.i1182 = icmp eq i64 %.4.i.i1181, 1
  br i1 %.10.i1182, label %.3.endif.if.i1183, label %NRT_decref.exit1184, !prof !0

.3.endif.if.i1183:                                ; preds = %.3.endif.i1180
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0)
  br label %NRT_decref.exit1184

NRT_decref.exit1184:                              ; preds = %NRT_decref.exit1178, %.3.endif.i1180, %.3.endif.if.i1183
  br i1 %.4.i1121, label %NRT_decref.exit1190, label %.3.endif.i1186, !prof !0

.3.endif.i1186:                                   ; preds = %NRT_decref.exit1184
  fence release
  %.4.i.i1187 = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8
  %.10.i1188 = icmp eq i64 %.4.i.i1187, 1
  br i1 %.10.i1188, label %.3.endif.if.i1189, label %NRT_decref.exit1190, !prof !0

.3.endif.if.i1189:                                ; preds = %.3.endif.i1186
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0)
  br label %NRT_decref.exit1190

NRT_decref.exit1190:                              ; preds = %NRT_decref.exit1184, %.3.endif.i1186, %.3.endif.if.i1189
  %.15.i.i = icmp slt i64 %arg.tables.5.2, 0
  br i1 %.15.i.i, label %B0.endif.if, label %B0.endif.endif.i.i, !prof !0

B0.endif.endif.i.i:                               ; preds = %NRT_decref.exit1190
  %0 = icmp ugt i64 %arg.tables.5.2, 4611686018427387903
  br i1 %0, label %B0.endif.if, label %B0.endif.endif.endif.i.i, !prof !0

B0.endif.endif.endif.i.i:                         ; preds = %B0.endif.endif.i.i
  %.30.i.i = shl nuw nsw i64 %arg.tables.5.2, 1
  %all.i.i.i.i.i = add nuw i64 %.30.i.i, 112
  %memory.i.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i.i)
  %none.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i, null
  br i1 %none.i.i.i.i.i, label %B0.endif.if, label %.3.endif.i24.i.i

.3.endif.i24.i.i:                                 ; preds = %B0.endif.endif.endif.i.i
  %address.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i to i64
  %behind.i.i.i.i.i = add i64 %address.i.i.i.i.i, 111
  %aligned.i.i.i.i.i = and i64 %behind.i.i.i.i.i, -64
  %data.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i, align 4, !noalias !444
  %at_end.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i, align 8, !noalias !444
  %at_data.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i, ptr %at_data.i.i.i.i.i, align 8, !noalias !444
  %at_size.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i, i64 32
  store i64 %.30.i.i, ptr %at_size.i.i.i.i.i, align 8, !noalias !444
  %.4.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !457
  fence release
  %.4.i.i25.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !457
  %.10.i.i.i = icmp eq i64 %.4.i.i25.i.i, 1
  br i1 %.10.i.i.i, label %.3.endif.if.i.i.i, label %NRT_incref.exit152.i, !prof !0

.3.endif.if.i.i.i:                                ; preds = %.3.endif.i24.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !457
  br label %NRT_incref.exit152.i

.3.endif.i141.i:                                  ; preds = %B118.if.i, %NRT_incref.exit152.i
  %.4.i.i.i1191 = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !458
  fence release
  %.4.i.i142.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !458
  %.10.i.i1192 = icmp eq i64 %.4.i.i142.i, 1
  br i1 %.10.i.i1192, label %.3.endif.if.i.i1193, label %.3.endif.i144.i, !prof !0

.3.endif.if.i.i1193:                              ; preds = %.3.endif.i141.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !458
  br label %.3.endif.i144.i

.3.endif.i144.i:                                  ; preds = %.3.endif.if.i.i1193, %.3.endif.i141.i
  fence release
  %.4.i.i145.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !458
  %.10.i146.i = icmp eq i64 %.4.i.i145.i, 1
  br i1 %.10.i146.i, label %.3.endif.if.i147.i, label %B0.endif.endif, !prof !0

.3.endif.if.i147.i:                               ; preds = %.3.endif.i144.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !458
  br label %B0.endif.endif

NRT_incref.exit152.i:                             ; preds = %.3.endif.if.i.i.i, %.3.endif.i24.i.i
  %.4.i.i151.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !458
  %.17012.not.i = icmp eq i64 %arg.tables.5.2, 0
  br i1 %.17012.not.i, label %.3.endif.i141.i, label %B118.if.lr.ph.i

B118.if.lr.ph.i:                                  ; preds = %NRT_incref.exit152.i
  %.210.i = trunc i64 %lowest.4.0.lcssa.i to i16
  br label %B118.if.i

B118.if.i:                                        ; preds = %B118.if.i, %B118.if.lr.ph.i
  %.117.014.i = phi i64 [ %arg.tables.5.2, %B118.if.lr.ph.i ], [ %.179.i, %B118.if.i ]
  %.114.013.i = phi i64 [ 0, %B118.if.lr.ph.i ], [ %.183.i, %B118.if.i ]
  %.179.i = add nsw i64 %.117.014.i, -1
  %.183.i = add nuw nsw i64 %.114.013.i, 1
  %.223.i = getelementptr i16, ptr %data.i.i.i.i.i, i64 %.114.013.i
  store i16 %.210.i, ptr %.223.i, align 2, !noalias !458
  %.170.i = icmp ugt i64 %.117.014.i, 1
  br i1 %.170.i, label %B118.if.i, label %.3.endif.i141.i

common.ret:                                       ; preds = %B486.if, %B246.endif.endif.if, %B246.if, %B0.endif.if, %B246.endif.if, %NRT_decref.exit1367, %NRT_decref.exit1247
  %common.ret.op = phi i32 [ 0, %NRT_decref.exit1247 ], [ 0, %NRT_decref.exit1367 ], [ 1, %B246.if ], [ 1, %B486.if ], [ 1, %B0.endif.if ], [ 1, %B246.endif.endif.if ], [ 1, %B246.endif.if ]
  ret i32 %common.ret.op

B568:                                             ; preds = %B486.endif
  br i1 %.4.i1113, label %.3.endif.i1201, label %.3.endif.i1195, !prof !0

.3.endif.i1195:                                   ; preds = %B568
  fence release
  %.4.i.i1196 = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8
  %.10.i1197 = icmp eq i64 %.4.i.i1196, 1
  br i1 %.10.i1197, label %.3.endif.if.i1198, label %.3.endif.i1201, !prof !0

.3.endif.if.i1198:                                ; preds = %.3.endif.i1195
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0)
  br label %.3.endif.i1201

.3.endif.i1201:                                   ; preds = %.3.endif.if.i1198, %.3.endif.i1195, %B568
  fence release
  %.4.i.i1202 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1203 = icmp eq i64 %.4.i.i1202, 1
  br i1 %.10.i1203, label %.3.endif.if.i1204, label %.3.endif.i1207, !prof !0

.3.endif.if.i1204:                                ; preds = %.3.endif.i1201
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %.3.endif.i1207

.3.endif.i1207:                                   ; preds = %.3.endif.if.i1204, %.3.endif.i1201
  fence release
  %.4.i.i1208 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i1209 = icmp eq i64 %.4.i.i1208, 1
  br i1 %.10.i1209, label %.3.endif.if.i1210, label %NRT_decref.exit1211, !prof !0

.3.endif.if.i1210:                                ; preds = %.3.endif.i1207
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %NRT_decref.exit1211

NRT_decref.exit1211:                              ; preds = %.3.endif.i1207, %.3.endif.if.i1210
  br i1 %.4.i, label %NRT_decref.exit1217, label %.3.endif.i1213, !prof !0

.3.endif.i1213:                                   ; preds = %NRT_decref.exit1211
  fence release
  %.4.i.i1214 = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8
  %.10.i1215 = icmp eq i64 %.4.i.i1214, 1
  br i1 %.10.i1215, label %.3.endif.if.i1216, label %NRT_decref.exit1217, !prof !0

.3.endif.if.i1216:                                ; preds = %.3.endif.i1213
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0)
  br label %NRT_decref.exit1217

NRT_decref.exit1217:                              ; preds = %NRT_decref.exit1211, %.3.endif.i1213, %.3.endif.if.i1216
  br i1 %.4.i1117, label %.3.endif.i1225, label %.3.endif.i1219, !prof !0

.3.endif.i1219:                                   ; preds = %NRT_decref.exit1217
  fence release
  %.4.i.i1220 = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8
  %.10.i1221 = icmp eq i64 %.4.i.i1220, 1
  br i1 %.10.i1221, label %.3.endif.if.i1222, label %.3.endif.i1225, !prof !0

.3.endif.if.i1222:                                ; preds = %.3.endif.i1219
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0)
  br label %.3.endif.i1225

.3.endif.i1225:                                   ; preds = %.3.endif.if.i1222, %.3.endif.i1219, %NRT_decref.exit1217
  fence release
  %.4.i.i1226 = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8
  %.10.i1227 = icmp eq i64 %.4.i.i1226, 1
  br i1 %.10.i1227, label %.3.endif.if.i1228, label %NRT_decref.exit1229, !prof !0

.3.endif.if.i1228:                                ; preds = %.3.endif.i1225
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i)
  br label %NRT_decref.exit1229

NRT_decref.exit1229:                              ; preds = %.3.endif.i1225, %.3.endif.if.i1228
  br i1 %.4.i1121, label %NRT_decref.exit1235, label %.3.endif.i1231, !prof !0

.3.endif.i1231:                                   ; preds = %NRT_decref.exit1229
  fence release
  %.4.i.i1232 = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8
  %.10.i1233 = icmp eq i64 %.4.i.i1232, 1
  br i1 %.10.i1233, label %.3.endif.if.i1234, label %NRT_decref.exit1235, !prof !0

.3.endif.if.i1234:                                ; preds = %.3.endif.i1231
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0)
  br label %NRT_decref.exit1235

NRT_decref.exit1235:                              ; preds = %NRT_decref.exit1229, %.3.endif.i1231, %.3.endif.if.i1234
  br i1 %.4.i1129, label %NRT_decref.exit1241, label %.3.endif.i1237, !prof !0

.3.endif.i1237:                                   ; preds = %NRT_decref.exit1235
  fence release
  %.4.i.i1238 = atomicrmw sub ptr %arg.found.0, i64 1 monotonic, align 8
  %.10.i1239 = icmp eq i64 %.4.i.i1238, 1
  br i1 %.10.i1239, label %.3.endif.if.i1240, label %NRT_decref.exit1241, !prof !0

.3.endif.if.i1240:                                ; preds = %.3.endif.i1237
  fence acquire
  tail call void @free(ptr nonnull %arg.found.0)
  br label %NRT_decref.exit1241

NRT_decref.exit1241:                              ; preds = %NRT_decref.exit1235, %.3.endif.i1237, %.3.endif.if.i1240
  br i1 %.4.i1125, label %NRT_decref.exit1247, label %.3.endif.i1243, !prof !0

.3.endif.i1243:                                   ; preds = %NRT_decref.exit1241
  fence release
  %.4.i.i1244 = atomicrmw sub ptr %arg.chosen.0, i64 1 monotonic, align 8
  %.10.i1245 = icmp eq i64 %.4.i.i1244, 1
  br i1 %.10.i1245, label %.3.endif.if.i1246, label %NRT_decref.exit1247, !prof !0

.3.endif.if.i1246:                                ; preds = %.3.endif.i1243
  fence acquire
  tail call void @free(ptr nonnull %arg.chosen.0)
  br label %NRT_decref.exit1247

NRT_decref.exit1247:                              ; preds = %NRT_decref.exit1241, %.3.endif.i1243, %.3.endif.if.i1246
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B574:                                             ; preds = %B486.endif
  %.4.i.i1250 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.4.i.i1254 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8
  fence release
  %.4.i.i1258 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1259 = icmp eq i64 %.4.i.i1258, 1
  br i1 %.10.i1259, label %.3.endif.if.i1260, label %NRT_decref.exit1261, !prof !0

.3.endif.if.i1260:                                ; preds = %B574
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit1261

NRT_decref.exit1261:                              ; preds = %B574, %.3.endif.if.i1260
  br i1 %.34957.not.i, label %B642, label %B582.if

B620:                                             ; preds = %B582.if
  %.1313 = icmp slt i64 %left.2.190, 0
  %.1314 = select i1 %.1313, i64 %subjects.2.sroa.30.095, i64 0
  %1 = getelementptr i32, ptr %data.i.i.i, i64 %left.2.190
  %.1328 = getelementptr i32, ptr %1, i64 %.1314
  store i32 %.1228, ptr %.1328, align 4
  %.1333 = add nsw i64 %left.2.190, 1
  br label %B640

B640:                                             ; preds = %B620, %B582.if
  %left.3.2 = phi i64 [ %.1333, %B620 ], [ %left.2.190, %B582.if ]
  %.1210 = icmp slt i64 %.1231, %subjects.2.sroa.30.095
  br i1 %.1210, label %B582.if, label %B642

B642:                                             ; preds = %B640, %NRT_decref.exit1261
  %left.2.1.lcssa = phi i64 [ 0, %NRT_decref.exit1261 ], [ %left.3.2, %B640 ]
  fence release
  %.4.i.i1264 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1265 = icmp eq i64 %.4.i.i1264, 1
  br i1 %.10.i1265, label %.3.endif.if.i1266, label %B642.else.endif.endif, !prof !0

.3.endif.if.i1266:                                ; preds = %B642
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %B642.else.endif.endif

B666:                                             ; preds = %NRT_decref.exit1443
  br i1 %.4.i1113, label %.3.endif.i1275, label %.3.endif.i1269, !prof !0

.3.endif.i1269:                                   ; preds = %B666
  fence release
  %.4.i.i1270 = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8
  %.10.i1271 = icmp eq i64 %.4.i.i1270, 1
  br i1 %.10.i1271, label %.3.endif.if.i1272, label %.3.endif.i1275, !prof !0

.3.endif.if.i1272:                                ; preds = %.3.endif.i1269
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0)
  br label %.3.endif.i1275

.3.endif.i1275:                                   ; preds = %.3.endif.if.i1272, %.3.endif.i1269, %B666
  fence release
  %.4.i.i1276 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1277 = icmp eq i64 %.4.i.i1276, 1
  br i1 %.10.i1277, label %.3.endif.if.i1278, label %NRT_decref.exit1279, !prof !0

.3.endif.if.i1278:                                ; preds = %.3.endif.i1275
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit1279

NRT_decref.exit1279:                              ; preds = %.3.endif.i1275, %.3.endif.if.i1278
  br i1 %.4.i, label %NRT_decref.exit1285, label %.3.endif.i1281, !prof !0

.3.endif.i1281:                                   ; preds = %NRT_decref.exit1279
  fence release
  %.4.i.i1282 = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8
  %.10.i1283 = icmp eq i64 %.4.i.i1282, 1
  br i1 %.10.i1283, label %.3.endif.if.i1284, label %NRT_decref.exit1285, !prof !0

.3.endif.if.i1284:                                ; preds = %.3.endif.i1281
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0)
  br label %NRT_decref.exit1285

NRT_decref.exit1285:                              ; preds = %NRT_decref.exit1279, %.3.endif.i1281, %.3.endif.if.i1284
  br i1 %.4.i1117, label %.3.endif.i1293, label %.3.endif.i1287, !prof !0

.3.endif.i1287:                                   ; preds = %NRT_decref.exit1285
  fence release
  %.4.i.i1288 = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8
  %.10.i1289 = icmp eq i64 %.4.i.i1288, 1
  br i1 %.10.i1289, label %.3.endif.if.i1290, label %.3.endif.i1293, !prof !0

.3.endif.if.i1290:                                ; preds = %.3.endif.i1287
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0)
  br label %.3.endif.i1293

.3.endif.i1293:                                   ; preds = %.3.endif.if.i1290, %.3.endif.i1287, %NRT_decref.exit1285
  fence release
  %.4.i.i1294 = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8
  %.10.i1295 = icmp eq i64 %.4.i.i1294, 1
  br i1 %.10.i1295, label %.3.endif.if.i1296, label %NRT_decref.exit1297, !prof !0

.3.endif.if.i1296:                                ; preds = %.3.endif.i1293
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i)
  br label %NRT_decref.exit1297

NRT_decref.exit1297:                              ; preds = %.3.endif.i1293, %.3.endif.if.i1296
  br i1 %.4.i1121, label %NRT_decref.exit1349, label %.3.endif.i1299, !prof !0

.3.endif.i1299:                                   ; preds = %NRT_decref.exit1297
  fence release
  %.4.i.i1300 = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8
  %.10.i1301 = icmp eq i64 %.4.i.i1300, 1
  br i1 %.10.i1301, label %NRT_decref.exit1349.sink.split, label %NRT_decref.exit1349, !prof !0

.3.endif.i1309:                                   ; preds = %NRT_decref.exit1443
  %.4.i.i1306 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8
  fence release
  %.4.i.i1310 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1311 = icmp eq i64 %.4.i.i1310, 1
  br i1 %.10.i1311, label %.3.endif.if.i1312, label %NRT_decref.exit1313, !prof !0

.3.endif.if.i1312:                                ; preds = %.3.endif.i1309
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit1313

NRT_decref.exit1313:                              ; preds = %.3.endif.i1309, %.3.endif.if.i1312
  %.872 = icmp sgt i64 %.819.093, 1
  br i1 %.872, label %B484.if, label %B672

B672:                                             ; preds = %NRT_decref.exit1313, %NRT_decref.exit1394
  br i1 %.4.i1113, label %.3.endif.i1321, label %.3.endif.i1315, !prof !443

.3.endif.i1315:                                   ; preds = %B672
  fence release
  %.4.i.i1316 = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8
  %.10.i1317 = icmp eq i64 %.4.i.i1316, 1
  br i1 %.10.i1317, label %.3.endif.if.i1318, label %.3.endif.i1321, !prof !0

.3.endif.if.i1318:                                ; preds = %.3.endif.i1315
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0)
  br label %.3.endif.i1321

.3.endif.i1321:                                   ; preds = %.3.endif.if.i1318, %.3.endif.i1315, %B672
  fence release
  %.4.i.i1322 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1323 = icmp eq i64 %.4.i.i1322, 1
  br i1 %.10.i1323, label %.3.endif.if.i1324, label %NRT_decref.exit1325, !prof !0

.3.endif.if.i1324:                                ; preds = %.3.endif.i1321
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit1325

NRT_decref.exit1325:                              ; preds = %.3.endif.i1321, %.3.endif.if.i1324
  br i1 %.4.i, label %NRT_decref.exit1331, label %.3.endif.i1327, !prof !443

.3.endif.i1327:                                   ; preds = %NRT_decref.exit1325
  fence release
  %.4.i.i1328 = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8
  %.10.i1329 = icmp eq i64 %.4.i.i1328, 1
  br i1 %.10.i1329, label %.3.endif.if.i1330, label %NRT_decref.exit1331, !prof !0

.3.endif.if.i1330:                                ; preds = %.3.endif.i1327
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0)
  br label %NRT_decref.exit1331

NRT_decref.exit1331:                              ; preds = %NRT_decref.exit1325, %.3.endif.i1327, %.3.endif.if.i1330
  br i1 %.4.i1117, label %.3.endif.i1339, label %.3.endif.i1333, !prof !443

.3.endif.i1333:                                   ; preds = %NRT_decref.exit1331
  fence release
  %.4.i.i1334 = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8
  %.10.i1335 = icmp eq i64 %.4.i.i1334, 1
  br i1 %.10.i1335, label %.3.endif.if.i1336, label %.3.endif.i1339, !prof !0

.3.endif.if.i1336:                                ; preds = %.3.endif.i1333
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0)
  br label %.3.endif.i1339

.3.endif.i1339:                                   ; preds = %.3.endif.if.i1336, %.3.endif.i1333, %NRT_decref.exit1331
  fence release
  %.4.i.i1340 = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8
  %.10.i1341 = icmp eq i64 %.4.i.i1340, 1
  br i1 %.10.i1341, label %.3.endif.if.i1342, label %NRT_decref.exit1343, !prof !0

.3.endif.if.i1342:                                ; preds = %.3.endif.i1339
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i)
  br label %NRT_decref.exit1343

NRT_decref.exit1343:                              ; preds = %.3.endif.i1339, %.3.endif.if.i1342
  br i1 %.4.i1121, label %NRT_decref.exit1349, label %.3.endif.i1345, !prof !443

.3.endif.i1345:                                   ; preds = %NRT_decref.exit1343
  fence release
  %.4.i.i1346 = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8
  %.10.i1347 = icmp eq i64 %.4.i.i1346, 1
  br i1 %.10.i1347, label %NRT_decref.exit1349.sink.split, label %NRT_decref.exit1349, !prof !0

NRT_decref.exit1349.sink.split:                   ; preds = %.3.endif.i1345, %.3.endif.i1299
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0)
  br label %NRT_decref.exit1349

NRT_decref.exit1349:                              ; preds = %NRT_decref.exit1349.sink.split, %NRT_decref.exit1297, %.3.endif.i1299, %NRT_decref.exit1343, %.3.endif.i1345
  %.176696.not = icmp slt i64 %arg.chosen.2, 1
  br i1 %.176696.not, label %.3.endif.i1351, label %B712.if

.3.endif.i1351:                                   ; preds = %B712.if, %NRT_decref.exit1349
  fence release
  %.4.i.i1352 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i1353 = icmp eq i64 %.4.i.i1352, 1
  br i1 %.10.i1353, label %.3.endif.if.i1354, label %NRT_decref.exit1355, !prof !0

.3.endif.if.i1354:                                ; preds = %.3.endif.i1351
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %NRT_decref.exit1355

NRT_decref.exit1355:                              ; preds = %.3.endif.i1351, %.3.endif.if.i1354
  br i1 %.4.i1129, label %NRT_decref.exit1361, label %.3.endif.i1357, !prof !0

.3.endif.i1357:                                   ; preds = %NRT_decref.exit1355
  fence release
  %.4.i.i1358 = atomicrmw sub ptr %arg.found.0, i64 1 monotonic, align 8
  %.10.i1359 = icmp eq i64 %.4.i.i1358, 1
  br i1 %.10.i1359, label %.3.endif.if.i1360, label %NRT_decref.exit1361, !prof !0

.3.endif.if.i1360:                                ; preds = %.3.endif.i1357
  fence acquire
  tail call void @free(ptr nonnull %arg.found.0)
  br label %NRT_decref.exit1361

NRT_decref.exit1361:                              ; preds = %NRT_decref.exit1355, %.3.endif.i1357, %.3.endif.if.i1360
  br i1 %.4.i1125, label %NRT_decref.exit1367, label %.3.endif.i1363, !prof !0

.3.endif.i1363:                                   ; preds = %NRT_decref.exit1361
  fence release
  %.4.i.i1364 = atomicrmw sub ptr %arg.chosen.0, i64 1 monotonic, align 8
  %.10.i1365 = icmp eq i64 %.4.i.i1364, 1
  br i1 %.10.i1365, label %.3.endif.if.i1366, label %NRT_decref.exit1367, !prof !0

.3.endif.if.i1366:                                ; preds = %.3.endif.i1363
  fence acquire
  tail call void @free(ptr nonnull %arg.chosen.0)
  br label %NRT_decref.exit1367

NRT_decref.exit1367:                              ; preds = %NRT_decref.exit1361, %.3.endif.i1363, %.3.endif.if.i1366
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B0.endif.if:                                      ; preds = %B0.endif.endif.endif.i.i, %B0.endif.endif.i.i, %NRT_decref.exit1190
  %excinfo.2.0.ph = phi ptr [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.138, %NRT_decref.exit1190 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.14, %B0.endif.endif.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i ]
  store ptr %excinfo.2.0.ph, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:                                   ; preds = %.3.endif.if.i147.i, %.3.endif.i144.i
  %.330 = load i64, ptr %arg.costs.4, align 8
  %.359 = getelementptr i8, ptr %arg.costs.4, i64 8
  %.360 = load i64, ptr %.359, align 8
  %.17.i = sub nsw i64 0, %lowest.4.0.lcssa.i
  %.13.i.i = tail call i64 @llvm.smax.i64(i64 %.17.i, i64 %.330)
  %.52.not.i = icmp eq i64 %.360, 0
  br i1 %.52.not.i, label %B182.i, label %B52.endif.else.endif.i

B182.i:                                           ; preds = %B52.endif.else.endif.i, %B0.endif.endif
  %"$phi182.0.2.0.i" = phi i64 [ %4, %B52.endif.else.endif.i ], [ 16, %B0.endif.endif ]
  %.13.i54.i = tail call i64 @llvm.smax.i64(i64 %highest.4.0.lcssa.i, i64 0)
  %.227.i = mul nsw i64 %"$phi182.0.2.0.i", %.360
  %2 = add nuw i64 %.13.i54.i, %.13.i.i
  %3 = add i64 %2, %.227.i
  %.228.i = sub i64 65535, %3
  %.237.i = icmp slt i64 %.228.i, 25600
  %.241.i = add nsw i64 %.360, %highest.4.0.lcssa.i
  %.289.i = icmp sgt i64 %.241.i, 32767
  %or.cond.i = select i1 %.237.i, i1 true, i1 %.289.i
  %"$phi246.0.2.sroa.0.0" = select i1 %or.cond.i, i64 0, i64 %.13.i.i
  %"$phi246.0.2.sroa.8.0" = select i1 %or.cond.i, i64 0, i64 %"$phi182.0.2.0.i"
  %"$phi246.0.2.sroa.16.0" = select i1 %or.cond.i, i64 0, i64 %.228.i
  %.15.i = icmp slt i64 %arg.tables.5.0, 0
  br i1 %.15.i, label %B246.if, label %B0.endif.endif.i, !prof !0

B52.endif.else.endif.i:                           ; preds = %B0.endif.endif
  %.100.i = sdiv i64 8192, %.360
  %.101.i = srem i64 8192, %.360
  %.103.i = icmp slt i64 %.360, 0
  %.104.i = icmp ne i64 %.101.i, 0
  %.105.i = and i1 %.103.i, %.104.i
  %.110.i = sext i1 %.105.i to i64
  %spec.select.i = add nsw i64 %.100.i, %.110.i
  %.13.i55.i = tail call i64 @llvm.smax.i64(i64 %spec.select.i, i64 1)
  %4 = tail call i64 @llvm.umin.i64(i64 %.13.i55.i, i64 16)
  br label %B182.i

B0.endif.endif.i:                                 ; preds = %B182.i
  %.31.i = icmp ugt i64 %arg.tables.5.0, 2305843009213693951
  br i1 %.31.i, label %B246.if, label %B0.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.i
  %.30.i = shl nuw nsw i64 %arg.tables.5.0, 2
  %all.i.i.i.i = add nuw i64 %.30.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B246.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %B0.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !459
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !459
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !459
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.30.i, ptr %at_size.i.i.i.i, align 8, !noalias !459
  %.4.i.i.i1369 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !469
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !469
  %.10.i.i1370 = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i1370, label %.3.endif.if.i.i1372, label %B246.endif, !prof !0

.3.endif.if.i.i1372:                              ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !469
  br label %B246.endif

B246.if:                                          ; preds = %B0.endif.endif.i, %B182.i, %B0.endif.endif.endif.i
  %excinfo.4.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.27.148, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.26.147, %B182.i ]
  store ptr %excinfo.4.0.ph, ptr %excinfo, align 8
  br label %common.ret

B246.endif:                                       ; preds = %.3.endif.if.i.i1372, %.3.endif.i24.i
  br i1 %.4.i1125, label %NRT_incref.exit1376, label %.3.endif.i1374, !prof !0

.3.endif.i1374:                                   ; preds = %B246.endif
  %.4.i.i1375 = atomicrmw add ptr %arg.chosen.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit1376

NRT_incref.exit1376:                              ; preds = %B246.endif, %.3.endif.i1374
  %5 = add i64 %arg.chosen.5.0, -2305843009213693952
  %.630 = icmp ult i64 %5, -4611686018427387904
  br i1 %.630, label %B246.endif.if, label %B246.endif.endif, !prof !0

B246.endif.if:                                    ; preds = %NRT_incref.exit1376
  store ptr @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.131, ptr %excinfo, align 8, !numba_exception_output !13
  br label %common.ret

B246.endif.endif:                                 ; preds = %NRT_incref.exit1376
  %.629 = shl nsw i64 %arg.chosen.5.0, 2
  %all.i.i.i = add i64 %.629, 112
  %memory.i.i.i = tail call ptr @malloc(i64 %all.i.i.i)
  %none.i.i.i = icmp eq ptr %memory.i.i.i, null
  br i1 %none.i.i.i, label %B246.endif.endif.if, label %B246.endif.endif.endif

B246.endif.endif.if:                              ; preds = %B246.endif.endif
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, ptr %excinfo, align 8
  br label %common.ret

B246.endif.endif.endif:                           ; preds = %B246.endif.endif
  %address.i.i.i = ptrtoint ptr %memory.i.i.i to i64
  %behind.i.i.i = add i64 %address.i.i.i, 111
  %aligned.i.i.i = and i64 %behind.i.i.i, -64
  %data.i.i.i = inttoptr i64 %aligned.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i, align 4, !noalias !470
  %at_end.i.i.i = getelementptr i8, ptr %memory.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i, align 8, !noalias !470
  %at_data.i.i.i = getelementptr i8, ptr %memory.i.i.i, i64 24
  store ptr %data.i.i.i, ptr %at_data.i.i.i, align 8, !noalias !470
  %at_size.i.i.i = getelementptr i8, ptr %memory.i.i.i, i64 32
  store i64 %.629, ptr %at_size.i.i.i, align 8, !noalias !470
  %.69386 = icmp sgt i64 %arg.chosen.5.0, 0
  br i1 %.69386, label %for.body, label %for.end

for.body:                                         ; preds = %B246.endif.endif.endif, %for.body
  %loop.index87 = phi i64 [ %.704, %for.body ], [ 0, %B246.endif.endif.endif ]
  %.697 = getelementptr i64, ptr %arg.chosen.4, i64 %loop.index87
  %.700 = getelementptr i32, ptr %data.i.i.i, i64 %loop.index87
  %.701 = load i64, ptr %.697, align 8
  %.702 = trunc i64 %.701 to i32
  store i32 %.702, ptr %.700, align 4
  %.704 = add nuw nsw i64 %loop.index87, 1
  %.693 = icmp slt i64 %.704, %arg.chosen.5.0
  br i1 %.693, label %for.body, label %for.end

for.end:                                          ; preds = %for.body, %B246.endif.endif.endif
  br i1 %.4.i1125, label %NRT_decref.exit1384, label %.3.endif.i1380, !prof !0

.3.endif.i1380:                                   ; preds = %for.end
  fence release
  %.4.i.i1381 = atomicrmw sub ptr %arg.chosen.0, i64 1 monotonic, align 8
  %.10.i1382 = icmp eq i64 %.4.i.i1381, 1
  br i1 %.10.i1382, label %.3.endif.if.i1383, label %NRT_decref.exit1384, !prof !0

.3.endif.if.i1383:                                ; preds = %.3.endif.i1380
  fence acquire
  tail call void @free(ptr nonnull %arg.chosen.0)
  br label %NRT_decref.exit1384

NRT_decref.exit1384:                              ; preds = %for.end, %.3.endif.i1380, %.3.endif.if.i1383
  %.750 = add nsw i64 %arg.kernels.5.0, -1
  %"$phi444.2.2.0" = select i1 %or.cond.i, i64 %.750, i64 0
  %.4.i.i1387 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8
  fence release
  %.4.i.i1391 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1392 = icmp eq i64 %.4.i.i1391, 1
  br i1 %.10.i1392, label %.3.endif.if.i1393, label %NRT_decref.exit1394, !prof !0

.3.endif.if.i1393:                                ; preds = %NRT_decref.exit1384
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit1394

NRT_decref.exit1394:                              ; preds = %NRT_decref.exit1384, %.3.endif.if.i1393
  %.82975 = sub i64 %arg.kernels.5.0, %"$phi444.2.2.0"
  %.87291.not = icmp slt i64 %.82975, 1
  br i1 %.87291.not, label %B672, label %B484.if.lr.ph

B484.if.lr.ph:                                    ; preds = %NRT_decref.exit1394
  %.fca.4.gep249.i = getelementptr inbounds i8, ptr %.714.i, i64 32
  %.fca.5.0.gep250.i = getelementptr inbounds i8, ptr %.714.i, i64 40
  %.22.i.i = sitofp i64 %arg.rows.2 to double
  %.23.i.i = fmul double %.22.i.i, 4.000000e-01
  %.1061.i = sub i64 0, %arg.rows.2
  %.1078.i = icmp ne i64 %arg.rows.2, -9223372036854775808
  %.170.i.i = ptrtoint ptr %arg.packed.0.4 to i64
  %.198.i.i = ptrtoint ptr %arg.packed.1.4 to i64
  %.57948.i.i = ptrtoint ptr %arg.stop.4 to i64
  %.876.i.i = ptrtoint ptr %arg.rows.4 to i64
  %.805.i.i = ptrtoint ptr %arg.tables.4 to i64
  br label %B484.if

B484.if:                                          ; preds = %B484.if.lr.ph, %NRT_decref.exit1313
  %subjects.2.sroa.30.095 = phi i64 [ %arg.chosen.5.0, %B484.if.lr.ph ], [ %.1381.sroa.13.0, %NRT_decref.exit1313 ]
  %.819.093 = phi i64 [ %.82975, %B484.if.lr.ph ], [ %.881, %NRT_decref.exit1313 ]
  %.816.092 = phi i64 [ %"$phi444.2.2.0", %B484.if.lr.ph ], [ %.885, %NRT_decref.exit1313 ]
  %.881 = add nsw i64 %.819.093, -1
  %.885 = add i64 %.816.092, 1
  %.929 = icmp slt i64 %.816.092, 0
  %.930 = select i1 %.929, i64 %arg.kernels.5.0, i64 0
  %.931 = add i64 %.930, %.816.092
  %.948 = mul i64 %.931, %arg.kernels.5.1
  %.950 = getelementptr i64, ptr %arg.kernels.4, i64 %.948
  call void @llvm.lifetime.start.p0(ptr nonnull %.714.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.5.i)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.714.i, i8 0, i64 56, i1 false), !noalias !477
  store ptr null, ptr %excinfo.5.i, align 8, !noalias !477
  %.4.i.i.i1396 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !477
  br i1 %.4.i1117, label %NRT_incref.exit1018.i, label %.3.endif.i1016.i, !prof !0

.3.endif.i1016.i:                                 ; preds = %B484.if
  %.4.i.i1017.i = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !477
  br label %NRT_incref.exit1018.i

NRT_incref.exit1018.i:                            ; preds = %.3.endif.i1016.i, %B484.if
  br i1 %.4.i1121, label %NRT_incref.exit1022.i, label %.3.endif.i1020.i, !prof !0

.3.endif.i1020.i:                                 ; preds = %NRT_incref.exit1018.i
  %.4.i.i1021.i = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !477
  br label %NRT_incref.exit1022.i

NRT_incref.exit1022.i:                            ; preds = %.3.endif.i1020.i, %NRT_incref.exit1018.i
  br i1 %.4.i, label %NRT_incref.exit1026.i, label %.3.endif.i1024.i, !prof !0

.3.endif.i1024.i:                                 ; preds = %NRT_incref.exit1022.i
  %.4.i.i1025.i = atomicrmw add ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !477
  br label %NRT_incref.exit1026.i

NRT_incref.exit1026.i:                            ; preds = %.3.endif.i1024.i, %NRT_incref.exit1022.i
  br i1 %.4.i1113, label %NRT_incref.exit1030.i, label %.3.endif.i1028.i, !prof !0

.3.endif.i1028.i:                                 ; preds = %NRT_incref.exit1026.i
  %.4.i.i1029.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !477
  br label %NRT_incref.exit1030.i

NRT_incref.exit1030.i:                            ; preds = %.3.endif.i1028.i, %NRT_incref.exit1026.i
  %.4.i.i1033.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.4.i.i1037.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.206.i = load i64, ptr %.950, align 8, !noalias !477
  %.15.i.i1397 = icmp slt i64 %subjects.2.sroa.30.095, 0
  br i1 %.15.i.i1397, label %B486.if, label %B0.endif.endif.i.i1398, !prof !0

B0.endif.endif.i.i1398:                           ; preds = %NRT_incref.exit1030.i
  %.31.i.i = icmp ugt i64 %subjects.2.sroa.30.095, 1152921504606846975
  br i1 %.31.i.i, label %B486.if, label %B0.endif.endif.endif.i.i1399, !prof !0

B0.endif.endif.endif.i.i1399:                     ; preds = %B0.endif.endif.i.i1398
  %.30.i.i1400 = shl nuw nsw i64 %subjects.2.sroa.30.095, 3
  %all.i.i.i.i.i1401 = add nuw i64 %.30.i.i1400, 112
  %memory.i.i.i.i.i1402 = tail call ptr @malloc(i64 %all.i.i.i.i.i1401)
  %none.i.i.i.i.i1403 = icmp eq ptr %memory.i.i.i.i.i1402, null
  br i1 %none.i.i.i.i.i1403, label %B486.if, label %.3.endif.i24.i.i1404

.3.endif.i24.i.i1404:                             ; preds = %B0.endif.endif.endif.i.i1399
  %address.i.i.i.i.i1405 = ptrtoint ptr %memory.i.i.i.i.i1402 to i64
  %behind.i.i.i.i.i1406 = add i64 %address.i.i.i.i.i1405, 111
  %aligned.i.i.i.i.i1407 = and i64 %behind.i.i.i.i.i1406, -64
  %data.i.i.i.i.i1408 = inttoptr i64 %aligned.i.i.i.i.i1407 to ptr
  store i64 1, ptr %memory.i.i.i.i.i1402, align 4, !noalias !481
  %at_end.i.i.i.i.i1409 = getelementptr i8, ptr %memory.i.i.i.i.i1402, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i1409, align 8, !noalias !481
  %at_data.i.i.i.i.i1410 = getelementptr i8, ptr %memory.i.i.i.i.i1402, i64 24
  store ptr %data.i.i.i.i.i1408, ptr %at_data.i.i.i.i.i1410, align 8, !noalias !481
  %at_size.i.i.i.i.i1411 = getelementptr i8, ptr %memory.i.i.i.i.i1402, i64 32
  store i64 %.30.i.i1400, ptr %at_size.i.i.i.i.i1411, align 8, !noalias !481
  %.4.i.i.i.i1412 = atomicrmw add ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !491
  fence release
  %.4.i.i25.i.i1413 = atomicrmw sub ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !491
  %.10.i.i.i1414 = icmp eq i64 %.4.i.i25.i.i1413, 1
  br i1 %.10.i.i.i1414, label %.3.endif.if.i.i.i1431, label %B0.endif.i1415, !prof !0

.3.endif.if.i.i.i1431:                            ; preds = %.3.endif.i24.i.i1404
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1402), !noalias !491
  br label %B0.endif.i1415

.3.endif.i2.i.i.i.i:                              ; preds = %B156.if.i, %B0.endif.i1415
  %.4.i.i.i1040.i = atomicrmw add ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !492
  %.25.i.i = mul nsw i64 %.206.i, 12
  %.26.i.i = add nsw i64 %.25.i.i, %arg.rows.2
  %.27.i.i = sitofp i64 %.26.i.i to double
  %.31.i1041.i = fdiv double %.23.i.i, %.27.i.i
  %.4.i.i121.i.i = atomicrmw add ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !492
  %.4.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !495
  %.4.i.i.i.i.i.i = atomicrmw add ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !498
  fence release
  %.4.i.i3.i.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !498
  %.10.i.i.i.i.i = icmp eq i64 %.4.i.i3.i.i.i.i, 1
  br i1 %.10.i.i.i.i.i, label %.3.endif.if.i.i.i.i.i, label %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i, !prof !0

.3.endif.if.i.i.i.i.i:                            ; preds = %.3.endif.i2.i.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1402), !noalias !498
  br label %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i

_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i: ; preds = %.3.endif.if.i.i.i.i.i, %.3.endif.i2.i.i.i.i
  br i1 %.34957.not.i, label %.3.endif.i14.i.i.i, label %.89.endif.i.i.i, !prof !501

.3.endif.i14.i.i.i:                               ; preds = %.89.endif.i.i.i, %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i
  %.72.0.lcssa.i.i.i = phi i64 [ 0, %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i ], [ %.108.i.i.i, %.89.endif.i.i.i ]
  fence release
  %.4.i.i15.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !495
  %.10.i.i.i.i = icmp eq i64 %.4.i.i15.i.i.i, 1
  br i1 %.10.i.i.i.i, label %.3.endif.if.i.i.i.i, label %.3.endif.i125.i.i, !prof !0

.3.endif.if.i.i.i.i:                              ; preds = %.3.endif.i14.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1402), !noalias !495
  br label %.3.endif.i125.i.i

.89.endif.i.i.i:                                  ; preds = %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i, %.89.endif.i.i.i
  %.87.04.i.i.i = phi i64 [ %.111.i.i.i, %.89.endif.i.i.i ], [ 0, %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i ]
  %.77.03.i.i.i = phi ptr [ %.114.i.i.i, %.89.endif.i.i.i ], [ %data.i.i.i.i.i1408, %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i ]
  %.72.02.i.i.i = phi i64 [ %.108.i.i.i, %.89.endif.i.i.i ], [ 0, %_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv.exit.i.i.i ]
  %.106.i.i.i = load i64, ptr %.77.03.i.i.i, align 8, !noalias !495
  %.108.i.i.i = add nsw i64 %.106.i.i.i, %.72.02.i.i.i
  %.111.i.i.i = add nuw nsw i64 %.87.04.i.i.i, 1
  %.114.i.i.i = getelementptr i8, ptr %.77.03.i.i.i, i64 8
  %.94.not.i.i.i = icmp slt i64 %.111.i.i.i, %subjects.2.sroa.30.095
  br i1 %.94.not.i.i.i, label %.89.endif.i.i.i, label %.3.endif.i14.i.i.i, !prof !502

.3.endif.i125.i.i:                                ; preds = %.3.endif.if.i.i.i.i, %.3.endif.i14.i.i.i
  fence release
  %.4.i.i126.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !492
  %.10.i.i1042.i = icmp eq i64 %.4.i.i126.i.i, 1
  br i1 %.10.i.i1042.i, label %.3.endif.if.i.i1043.i, label %NRT_decref.exit.i.i, !prof !0

.3.endif.if.i.i1043.i:                            ; preds = %.3.endif.i125.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1402), !noalias !492
  br label %NRT_decref.exit.i.i

NRT_decref.exit.i.i:                              ; preds = %.3.endif.if.i.i1043.i, %.3.endif.i125.i.i
  br i1 %.34957.not.i, label %.3.endif.i134.i.i, label %B142.i.i

B142.i.i:                                         ; preds = %NRT_decref.exit.i.i, %B250.i.i
  %end.2.0.i.i = phi i64 [ %.123.i.i, %B250.i.i ], [ %subjects.2.sroa.30.095, %NRT_decref.exit.i.i ]
  %best.3.0.i.i = phi i64 [ %best.2.1.i.i, %B250.i.i ], [ %subjects.2.sroa.30.095, %NRT_decref.exit.i.i ]
  %least.2.0.i.i = phi double [ %least.3.1.i.i, %B250.i.i ], [ 0x7FF0000000000000, %NRT_decref.exit.i.i ]
  %striped.2.0.i.i = phi i64 [ %.331.i.i, %B250.i.i ], [ 0, %NRT_decref.exit.i.i ]
  %beside.2.0.i.i = phi i64 [ %.297.i.i, %B250.i.i ], [ %.72.0.lcssa.i.i.i, %NRT_decref.exit.i.i ]
  %.123.i.i = add nsw i64 %end.2.0.i.i, -1
  %6 = getelementptr i64, ptr %data.i.i.i.i.i1408, i64 %.123.i.i
  %.153.i.i = load i64, ptr %6, align 8, !noalias !492
  %.155.i.i = mul nsw i64 %.153.i.i, %.206.i
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.155.i.i, i64 %beside.2.0.i.i)
  %.191.i.i = sitofp i64 %striped.2.0.i.i to double
  %.195.i.i = fdiv double %.191.i.i, %.31.i1041.i
  %.196.i.i = sitofp i64 %.13.i.i.i to double
  %.197.i.i = fadd double %.195.i.i, %.196.i.i
  %.203.i.i = fcmp olt double %.197.i.i, %least.2.0.i.i
  %best.2.1.i.i = select i1 %.203.i.i, i64 %end.2.0.i.i, i64 %best.3.0.i.i
  %.220.not.i.i = icmp slt i64 %beside.2.0.i.i, %.155.i.i
  br i1 %.220.not.i.i, label %B250.i.i, label %.3.endif.i128.i.i

.3.endif.i128.i.i:                                ; preds = %B142.i.i
  fence release
  %.4.i.i129.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !492
  %.10.i130.i.i = icmp eq i64 %.4.i.i129.i.i, 1
  br i1 %.10.i130.i.i, label %.3.endif.if.i131.i.i, label %.3.endif.i1045.i, !prof !0

.3.endif.if.i131.i.i:                             ; preds = %.3.endif.i128.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1402), !noalias !492
  br label %.3.endif.i1045.i

B250.i.i:                                         ; preds = %B142.i.i
  %least.3.1.i.i = select i1 %.203.i.i, double %.197.i.i, double %least.2.0.i.i
  %.297.i.i = sub nsw i64 %beside.2.0.i.i, %.153.i.i
  %.331.i.i = add nsw i64 %.153.i.i, %striped.2.0.i.i
  %.336.not.i.i = icmp eq i64 %.123.i.i, 0
  br i1 %.336.not.i.i, label %B308.loopexit.i.i, label %B142.i.i

B308.loopexit.i.i:                                ; preds = %B250.i.i
  %7 = sitofp i64 %.331.i.i to double
  br label %.3.endif.i134.i.i

.3.endif.i134.i.i:                                ; preds = %B308.loopexit.i.i, %NRT_decref.exit.i.i
  %best.4.1.i.i = phi i64 [ 0, %NRT_decref.exit.i.i ], [ %best.2.1.i.i, %B308.loopexit.i.i ]
  %least.4.1.i.i = phi double [ 0x7FF0000000000000, %NRT_decref.exit.i.i ], [ %least.3.1.i.i, %B308.loopexit.i.i ]
  %striped.3.1.i.i = phi double [ 0.000000e+00, %NRT_decref.exit.i.i ], [ %7, %B308.loopexit.i.i ]
  fence release
  %.4.i.i135.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !492
  %.10.i136.i.i = icmp eq i64 %.4.i.i135.i.i, 1
  br i1 %.10.i136.i.i, label %.3.endif.if.i137.i.i, label %_ZN6swathe4core6native12table_scorer22fewer_striped_of_queueB4v142B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedExx.exit.thread20.i, !prof !0

.3.endif.if.i137.i.i:                             ; preds = %.3.endif.i134.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1402), !noalias !492
  br label %_ZN6swathe4core6native12table_scorer22fewer_striped_of_queueB4v142B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedExx.exit.thread20.i

_ZN6swathe4core6native12table_scorer22fewer_striped_of_queueB4v142B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedExx.exit.thread20.i: ; preds = %.3.endif.if.i137.i.i, %.3.endif.i134.i.i
  %.366.i21.i = fdiv double %striped.3.1.i.i, %.31.i1041.i
  %.372.i22.i = fcmp ugt double %least.4.1.i.i, %.366.i21.i
  %.best.4.1.i23.i = select i1 %.372.i22.i, i64 0, i64 %best.4.1.i.i
  br label %.3.endif.i1045.i

.3.endif.i1045.i:                                 ; preds = %_ZN6swathe4core6native12table_scorer22fewer_striped_of_queueB4v142B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedExx.exit.thread20.i, %.3.endif.if.i131.i.i, %.3.endif.i128.i.i
  %storemerge.i14.i = phi i64 [ %.best.4.1.i23.i, %_ZN6swathe4core6native12table_scorer22fewer_striped_of_queueB4v142B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedExx.exit.thread20.i ], [ %best.2.1.i.i, %.3.endif.i128.i.i ], [ %best.2.1.i.i, %.3.endif.if.i131.i.i ]
  fence release
  %.4.i.i1046.i = atomicrmw sub ptr %memory.i.i.i.i.i1402, i64 1 monotonic, align 8, !noalias !477
  %.10.i.i1416 = icmp eq i64 %.4.i.i1046.i, 1
  br i1 %.10.i.i1416, label %.3.endif.if.i.i1430, label %NRT_decref.exit.i, !prof !0

.3.endif.if.i.i1430:                              ; preds = %.3.endif.i1045.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1402), !noalias !477
  br label %NRT_decref.exit.i

NRT_decref.exit.i:                                ; preds = %.3.endif.if.i.i1430, %.3.endif.i1045.i
  %.612.i = getelementptr i8, ptr %.950, i64 16
  %.613.i = load i64, ptr %.612.i, align 8, !noalias !477
  %.642.i = getelementptr i8, ptr %.950, i64 32
  %.643.i = load i64, ptr %.642.i, align 8, !noalias !477
  %.13.i.i1417 = tail call i64 @llvm.smax.i64(i64 %.643.i, i64 %.613.i)
  %.672.i1418 = add nsw i64 %.13.i.i1417, 64
  %.15.i1047.i = icmp slt i64 %.13.i.i1417, -64
  br i1 %.15.i1047.i, label %B486.if, label %B0.endif.endif.endif.i1048.i, !prof !0

B0.endif.endif.endif.i1048.i:                     ; preds = %NRT_decref.exit.i
  %all.i.i.i.i1049.i = add i64 %.13.i.i1417, 176
  %memory.i.i.i.i1050.i = tail call ptr @malloc(i64 %all.i.i.i.i1049.i)
  %none.i.i.i.i1051.i = icmp eq ptr %memory.i.i.i.i1050.i, null
  br i1 %none.i.i.i.i1051.i, label %B486.if, label %.3.endif.i24.i1052.i

.3.endif.i24.i1052.i:                             ; preds = %B0.endif.endif.endif.i1048.i
  %address.i.i.i.i1053.i = ptrtoint ptr %memory.i.i.i.i1050.i to i64
  %behind.i.i.i.i1054.i = add i64 %address.i.i.i.i1053.i, 111
  %aligned.i.i.i.i1055.i = and i64 %behind.i.i.i.i1054.i, -64
  %data.i.i.i.i1056.i = inttoptr i64 %aligned.i.i.i.i1055.i to ptr
  store i64 1, ptr %memory.i.i.i.i1050.i, align 4, !noalias !503
  %at_end.i.i.i.i1057.i = getelementptr i8, ptr %memory.i.i.i.i1050.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i1057.i, align 8, !noalias !503
  %at_data.i.i.i.i1058.i = getelementptr i8, ptr %memory.i.i.i.i1050.i, i64 24
  store ptr %data.i.i.i.i1056.i, ptr %at_data.i.i.i.i1058.i, align 8, !noalias !503
  %at_size.i.i.i.i1059.i = getelementptr i8, ptr %memory.i.i.i.i1050.i, i64 32
  store i64 %.672.i1418, ptr %at_size.i.i.i.i1059.i, align 8, !noalias !503
  %.4.i.i.i1060.i = atomicrmw add ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !513
  fence release
  %.4.i.i25.i1067.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !513
  %.10.i.i1068.i = icmp eq i64 %.4.i.i25.i1067.i, 1
  br i1 %.10.i.i1068.i, label %.3.endif.if.i.i1070.i, label %B232.endif.endif.endif.i, !prof !0

.3.endif.if.i.i1070.i:                            ; preds = %.3.endif.i24.i1052.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !513
  br label %B232.endif.endif.endif.i

B640.i:                                           ; preds = %.3.endif.if.i1226.i, %.3.endif.i1223.i, %B232.endif.endif.endif.endif.i
  %.1170.not.i = icmp eq i64 %storemerge.i14.i, 0
  br i1 %.1170.not.i, label %B892.i, label %B644.i

B644.i:                                           ; preds = %B640.i
  %.1177.i = icmp eq i64 %.206.i, 0
  br i1 %.1177.i, label %B644.endif.i, label %B644.else.if.i, !prof !0

B808.i:                                           ; preds = %B758.if.i
  fence release
  %.4.i.i1075.i = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1076.i = icmp eq i64 %.4.i.i1075.i, 1
  br i1 %.10.i1076.i, label %.3.endif.if.i1077.i, label %NRT_decref.exit1078.i, !prof !0

.3.endif.if.i1077.i:                              ; preds = %B808.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i), !noalias !477
  br label %NRT_decref.exit1078.i

NRT_decref.exit1078.i:                            ; preds = %.3.endif.if.i1077.i, %B808.i
  %.1494.i = getelementptr i8, ptr %.950, i64 8
  %.1495.i = load i64, ptr %.1494.i, align 8, !noalias !477
  br i1 %.4.i1117, label %NRT_incref.exit.i.i, label %.3.endif.i.i.i, !prof !0

.3.endif.i.i.i:                                   ; preds = %NRT_decref.exit1078.i
  %.4.i.i.i1080.i = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit.i.i

NRT_incref.exit.i.i:                              ; preds = %.3.endif.i.i.i, %NRT_decref.exit1078.i
  br i1 %.4.i1121, label %.3.endif.i804.i.i, label %.3.endif.i800.i.i, !prof !0

.3.endif.i800.i.i:                                ; preds = %NRT_incref.exit.i.i
  %.4.i.i801.i.i = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !514
  br label %.3.endif.i804.i.i

.3.endif.i804.i.i:                                ; preds = %.3.endif.i800.i.i, %NRT_incref.exit.i.i
  %.4.i.i805.i.i = atomicrmw add ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !514
  %.4.i.i809.i.i = atomicrmw add ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !514
  %.4.i.i813.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  %.4.i815.i.i = icmp eq ptr %.728.fca.0.load.i, null
  br i1 %.4.i815.i.i, label %NRT_incref.exit818.i.i, label %.3.endif.i816.i.i, !prof !0

.3.endif.i816.i.i:                                ; preds = %.3.endif.i804.i.i
  %.4.i.i817.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit818.i.i

NRT_incref.exit818.i.i:                           ; preds = %.3.endif.i816.i.i, %.3.endif.i804.i.i
  br i1 %.4.i1113, label %NRT_incref.exit822.i.i, label %.3.endif.i820.i.i, !prof !0

.3.endif.i820.i.i:                                ; preds = %NRT_incref.exit818.i.i
  %.4.i.i821.i.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit822.i.i

NRT_incref.exit822.i.i:                           ; preds = %.3.endif.i820.i.i, %NRT_incref.exit818.i.i
  %.4.i.i825.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  br i1 %.4.i, label %NRT_incref.exit830.i.i, label %.3.endif.i828.i.i, !prof !0

.3.endif.i828.i.i:                                ; preds = %NRT_incref.exit822.i.i
  %.4.i.i829.i.i = atomicrmw add ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit830.i.i

NRT_incref.exit830.i.i:                           ; preds = %.3.endif.i828.i.i, %NRT_incref.exit822.i.i
  br i1 %.4.i1117, label %NRT_incref.exit834.i.i, label %.3.endif.i832.i.i, !prof !0

.3.endif.i832.i.i:                                ; preds = %NRT_incref.exit830.i.i
  %.4.i.i833.i.i = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit834.i.i

NRT_incref.exit834.i.i:                           ; preds = %.3.endif.i832.i.i, %NRT_incref.exit830.i.i
  br i1 %.4.i1121, label %NRT_incref.exit838.i.i, label %.3.endif.i836.i.i, !prof !0

.3.endif.i836.i.i:                                ; preds = %NRT_incref.exit834.i.i
  %.4.i.i837.i.i = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit838.i.i

NRT_incref.exit838.i.i:                           ; preds = %.3.endif.i836.i.i, %NRT_incref.exit834.i.i
  %.4.i.i841.i.i = atomicrmw add ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !514
  %.278.i.i = load i64, ptr %arg.costs.4, align 8, !noalias !514
  %.307.i.i = load i64, ptr %.359, align 8, !noalias !514
  %.4.i.i.i.i1081.i = atomicrmw add ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !518
  %.4.i.i14.i.i.i = atomicrmw add ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !518
  fence release
  %.4.i.i18.i.i.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !518
  %.10.i.i.i1082.i = icmp eq i64 %.4.i.i18.i.i.i, 1
  br i1 %.10.i.i.i1082.i, label %.3.endif.if.i.i.i1087.i, label %.3.endif.i20.i.i.i, !prof !0

.3.endif.if.i.i.i1087.i:                          ; preds = %NRT_incref.exit838.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !518
  br label %.3.endif.i20.i.i.i

.3.endif.i20.i.i.i:                               ; preds = %.3.endif.if.i.i.i1087.i, %NRT_incref.exit838.i.i
  fence release
  %.4.i.i21.i.i.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !518
  %.10.i22.i.i.i = icmp eq i64 %.4.i.i21.i.i.i, 1
  br i1 %.10.i22.i.i.i, label %.3.endif.if.i23.i.i.i, label %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i.i, !prof !0

.3.endif.if.i23.i.i.i:                            ; preds = %.3.endif.i20.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !518
  br label %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i.i

_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i.i: ; preds = %.3.endif.if.i23.i.i.i, %.3.endif.i20.i.i.i
  %.4436.i.i.i = sub i64 0, %aligned.i.i.i.i1055.i
  %.52.0.i.i.i = ashr exact i64 %.4436.i.i.i, 6
  %.neg.i.i.i = mul i64 %.52.0.i.i.i, -64
  br i1 %.4.i1117, label %NRT_decref.exit852.i.i, label %.3.endif.i845.i.i, !prof !0

.3.endif.i845.i.i:                                ; preds = %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i.i
  fence release
  %.4.i.i846.i.i = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i.i1083.i = icmp eq i64 %.4.i.i846.i.i, 1
  br i1 %.10.i.i1083.i, label %.3.endif.if.i.i1086.i, label %.3.endif.i848.i.i, !prof !0

.3.endif.if.i.i1086.i:                            ; preds = %.3.endif.i845.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0), !noalias !514
  br label %.3.endif.i848.i.i

.3.endif.i848.i.i:                                ; preds = %.3.endif.if.i.i1086.i, %.3.endif.i845.i.i
  fence release
  %.4.i.i849.i.i = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i850.i.i = icmp eq i64 %.4.i.i849.i.i, 1
  br i1 %.10.i850.i.i, label %.3.endif.if.i851.i.i, label %NRT_decref.exit852.i.i, !prof !0

.3.endif.if.i851.i.i:                             ; preds = %.3.endif.i848.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0), !noalias !514
  br label %NRT_decref.exit852.i.i

NRT_decref.exit852.i.i:                           ; preds = %.3.endif.if.i851.i.i, %.3.endif.i848.i.i, %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i.i
  br i1 %.4.i1121, label %.3.endif.i866.i.i, label %.3.endif.i854.i.i, !prof !0

.3.endif.i854.i.i:                                ; preds = %NRT_decref.exit852.i.i
  fence release
  %.4.i.i855.i.i = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i856.i.i = icmp eq i64 %.4.i.i855.i.i, 1
  br i1 %.10.i856.i.i, label %.3.endif.if.i857.i.i, label %.3.endif.i860.i.i, !prof !0

.3.endif.if.i857.i.i:                             ; preds = %.3.endif.i854.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0), !noalias !514
  br label %.3.endif.i860.i.i

.3.endif.i860.i.i:                                ; preds = %.3.endif.if.i857.i.i, %.3.endif.i854.i.i
  fence release
  %.4.i.i861.i.i = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i862.i.i = icmp eq i64 %.4.i.i861.i.i, 1
  br i1 %.10.i862.i.i, label %.3.endif.if.i863.i.i, label %.3.endif.i866.i.i, !prof !0

.3.endif.if.i863.i.i:                             ; preds = %.3.endif.i860.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0), !noalias !514
  br label %.3.endif.i866.i.i

.3.endif.i866.i.i:                                ; preds = %.3.endif.if.i863.i.i, %.3.endif.i860.i.i, %NRT_decref.exit852.i.i
  fence release
  %.4.i.i867.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i868.i.i = icmp eq i64 %.4.i.i867.i.i, 1
  br i1 %.10.i868.i.i, label %.3.endif.if.i869.i.i, label %.3.endif.i872.i.i, !prof !0

.3.endif.if.i869.i.i:                             ; preds = %.3.endif.i866.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1228.i), !noalias !514
  br label %.3.endif.i872.i.i

.3.endif.i872.i.i:                                ; preds = %.3.endif.if.i869.i.i, %.3.endif.i866.i.i
  fence release
  %.4.i.i873.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i874.i.i = icmp eq i64 %.4.i.i873.i.i, 1
  br i1 %.10.i874.i.i, label %.3.endif.if.i875.i.i, label %NRT_decref.exit876.i.i, !prof !0

.3.endif.if.i875.i.i:                             ; preds = %.3.endif.i872.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1228.i), !noalias !514
  br label %NRT_decref.exit876.i.i

NRT_decref.exit876.i.i:                           ; preds = %.3.endif.if.i875.i.i, %.3.endif.i872.i.i
  %.4.i.i879.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  fence release
  %.4.i.i883.i.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i884.i.i = icmp eq i64 %.4.i.i883.i.i, 1
  br i1 %.10.i884.i.i, label %.3.endif.if.i885.i.i, label %NRT_decref.exit886.i.i, !prof !0

.3.endif.if.i885.i.i:                             ; preds = %NRT_decref.exit876.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !514
  br label %NRT_decref.exit886.i.i

NRT_decref.exit886.i.i:                           ; preds = %.3.endif.if.i885.i.i, %NRT_decref.exit876.i.i
  fence release
  %.4.i.i889.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i890.i.i = icmp eq i64 %.4.i.i889.i.i, 1
  br i1 %.10.i890.i.i, label %.3.endif.if.i891.i.i, label %.3.endif.i894.i.i, !prof !0

.3.endif.if.i891.i.i:                             ; preds = %NRT_decref.exit886.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !514
  br label %.3.endif.i894.i.i

.3.endif.i894.i.i:                                ; preds = %.3.endif.if.i891.i.i, %NRT_decref.exit886.i.i
  fence release
  %.4.i.i895.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i896.i.i = icmp eq i64 %.4.i.i895.i.i, 1
  br i1 %.10.i896.i.i, label %.3.endif.if.i897.i.i, label %NRT_decref.exit898.i.i, !prof !0

.3.endif.if.i897.i.i:                             ; preds = %.3.endif.i894.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !514
  br label %NRT_decref.exit898.i.i

NRT_decref.exit898.i.i:                           ; preds = %.3.endif.if.i897.i.i, %.3.endif.i894.i.i
  %.416.i.i = icmp slt i64 %.728.fca.5.0.load.i, 2
  br i1 %.416.i.i, label %B0.endif.else.endif.if.i.i, label %B0.endif.else.endif.endif.endif.if.i.i, !prof !0

B0.endif.else.endif.if.i.i:                       ; preds = %NRT_decref.exit898.i.i
  br label %B0.endif.else.endif.endif.endif.if.i.i

B0.endif.else.endif.endif.endif.if.i.i:           ; preds = %B0.endif.else.endif.if.i.i, %NRT_decref.exit898.i.i
  %.396.sroa.0.3.i.i = phi i64 [ %.728.fca.5.0.load.i, %B0.endif.else.endif.if.i.i ], [ 1, %NRT_decref.exit898.i.i ]
  %.509.i.i = getelementptr i64, ptr %.728.fca.4.load.i, i64 %.396.sroa.0.3.i.i
  br i1 %.4.i815.i.i, label %NRT_decref.exit918.i.i, label %.3.endif.i908.i.i, !prof !0

.3.endif.i908.i.i:                                ; preds = %B0.endif.else.endif.endif.endif.if.i.i
  %.4.i.i901.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  %.4.i.i905.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  fence release
  %.4.i.i909.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i910.i.i = icmp eq i64 %.4.i.i909.i.i, 1
  br i1 %.10.i910.i.i, label %.3.endif.if.i911.i.i, label %.3.endif.i914.i.i, !prof !0

.3.endif.if.i911.i.i:                             ; preds = %.3.endif.i908.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !514
  br label %.3.endif.i914.i.i

.3.endif.i914.i.i:                                ; preds = %.3.endif.if.i911.i.i, %.3.endif.i908.i.i
  fence release
  %.4.i.i915.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i916.i.i = icmp eq i64 %.4.i.i915.i.i, 1
  br i1 %.10.i916.i.i, label %.3.endif.if.i917.i.i, label %NRT_decref.exit918.i.i, !prof !0

.3.endif.if.i917.i.i:                             ; preds = %.3.endif.i914.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !514
  br label %NRT_decref.exit918.i.i

NRT_decref.exit918.i.i:                           ; preds = %.3.endif.if.i917.i.i, %.3.endif.i914.i.i, %B0.endif.else.endif.endif.endif.if.i.i
  %.567310.i.i = ptrtoint ptr %.509.i.i to i64
  %.642.i.i = icmp slt i64 %.728.fca.5.0.load.i, 3
  br i1 %.642.i.i, label %B0.endif.endif.else.endif.if.i.i, label %B0.endif.endif.else.endif.endif.endif.if.i.i, !prof !0

B0.endif.endif.else.endif.if.i.i:                 ; preds = %NRT_decref.exit918.i.i
  br label %B0.endif.endif.else.endif.endif.endif.if.i.i

B0.endif.endif.else.endif.endif.endif.if.i.i:     ; preds = %B0.endif.endif.else.endif.if.i.i, %NRT_decref.exit918.i.i
  %.622.sroa.0.3.i.i = phi i64 [ %.728.fca.5.0.load.i, %B0.endif.endif.else.endif.if.i.i ], [ 2, %NRT_decref.exit918.i.i ]
  br i1 %.4.i815.i.i, label %NRT_incref.exit926.i.i, label %.3.endif.i924.i.i, !prof !0

.3.endif.i924.i.i:                                ; preds = %B0.endif.endif.else.endif.endif.endif.if.i.i
  %.4.i.i921.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  %.4.i.i925.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit926.i.i

NRT_incref.exit926.i.i:                           ; preds = %.3.endif.i924.i.i, %B0.endif.endif.else.endif.endif.endif.if.i.i
  br i1 %.4.i1113, label %NRT_incref.exit930.i.i, label %.3.endif.i928.i.i, !prof !0

.3.endif.i928.i.i:                                ; preds = %NRT_incref.exit926.i.i
  %.4.i.i929.i.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit930.i.i

NRT_incref.exit930.i.i:                           ; preds = %.3.endif.i928.i.i, %NRT_incref.exit926.i.i
  %.4.i.i933.i.i = atomicrmw add ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  br i1 %.4.i, label %NRT_incref.exit938.i.i, label %.3.endif.i936.i.i, !prof !0

.3.endif.i936.i.i:                                ; preds = %NRT_incref.exit930.i.i
  %.4.i.i937.i.i = atomicrmw add ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !514
  br label %NRT_incref.exit938.i.i

NRT_incref.exit938.i.i:                           ; preds = %.3.endif.i936.i.i, %NRT_incref.exit930.i.i
  %memory.i.i.i.i.i.i = tail call dereferenceable_or_null(280) ptr @malloc(i64 280)
  %none.i.i.i.i.not.i.i = icmp eq ptr %memory.i.i.i.i.i.i, null
  br i1 %none.i.i.i.i.not.i.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i.i, label %.3.endif.i24.i.i.i

.3.endif.i24.i.i.i:                               ; preds = %NRT_incref.exit938.i.i
  %address.i.i.i.i.i.i = ptrtoint ptr %memory.i.i.i.i.i.i to i64
  %behind.i.i.i.i.i.i = add i64 %address.i.i.i.i.i.i, 111
  %aligned.i.i.i.i.i.i = and i64 %behind.i.i.i.i.i.i, -64
  %data.i.i.i.i.i.i = inttoptr i64 %aligned.i.i.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i.i, align 4, !noalias !521
  %at_end.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i.i, align 8, !noalias !521
  %at_data.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 24
  store ptr %data.i.i.i.i.i.i, ptr %at_data.i.i.i.i.i.i, align 8, !noalias !521
  %at_size.i.i.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i.i.i, i64 32
  store i64 168, ptr %at_size.i.i.i.i.i.i, align 8, !noalias !521
  %.4.i.i.i939.i.i = atomicrmw add ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !531
  fence release
  %.4.i.i25.i.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !531
  %.10.i.i940.i.i = icmp eq i64 %.4.i.i25.i.i.i, 1
  br i1 %.10.i.i940.i.i, label %.3.endif.if.i.i941.i.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i.i, !prof !0

.3.endif.if.i.i941.i.i:                           ; preds = %.3.endif.i24.i.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !531
  br label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i.i

_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i.i: ; preds = %.3.endif.if.i.i941.i.i, %.3.endif.i24.i.i.i, %NRT_incref.exit938.i.i
  %.931.sroa.13.0.i.i = phi ptr [ %data.i.i.i.i.i.i, %.3.endif.i24.i.i.i ], [ %data.i.i.i.i.i.i, %.3.endif.if.i.i941.i.i ], [ null, %NRT_incref.exit938.i.i ]
  %excinfo.2.0.i.i = phi ptr [ null, %.3.endif.i24.i.i.i ], [ null, %.3.endif.if.i.i941.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_incref.exit938.i.i ]
  br i1 %.4.i815.i.i, label %NRT_decref.exit959.i.i, label %.3.endif.i943.i.i, !prof !0

.3.endif.i943.i.i:                                ; preds = %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i.i
  fence release
  %.4.i.i944.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i945.i.i = icmp eq i64 %.4.i.i944.i.i, 1
  br i1 %.10.i945.i.i, label %.3.endif.if.i946.i.i, label %.3.endif.i949.i.i, !prof !0

.3.endif.if.i946.i.i:                             ; preds = %.3.endif.i943.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !514
  br label %.3.endif.i949.i.i

.3.endif.i949.i.i:                                ; preds = %.3.endif.if.i946.i.i, %.3.endif.i943.i.i
  fence release
  %.4.i.i950.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i951.i.i = icmp eq i64 %.4.i.i950.i.i, 1
  br i1 %.10.i951.i.i, label %.3.endif.if.i952.i.i, label %.3.endif.i955.i.i, !prof !0

.3.endif.if.i952.i.i:                             ; preds = %.3.endif.i949.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !514
  br label %.3.endif.i955.i.i

.3.endif.i955.i.i:                                ; preds = %.3.endif.if.i952.i.i, %.3.endif.i949.i.i
  fence release
  %.4.i.i956.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i957.i.i = icmp eq i64 %.4.i.i956.i.i, 1
  br i1 %.10.i957.i.i, label %.3.endif.if.i958.i.i, label %NRT_decref.exit959.i.i, !prof !0

.3.endif.if.i958.i.i:                             ; preds = %.3.endif.i955.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !514
  br label %NRT_decref.exit959.i.i

NRT_decref.exit959.i.i:                           ; preds = %.3.endif.if.i958.i.i, %.3.endif.i955.i.i, %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i.i
  br i1 %.4.i1113, label %NRT_decref.exit971.i.i, label %.3.endif.i961.i.i, !prof !0

.3.endif.i961.i.i:                                ; preds = %NRT_decref.exit959.i.i
  fence release
  %.4.i.i962.i.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i963.i.i = icmp eq i64 %.4.i.i962.i.i, 1
  br i1 %.10.i963.i.i, label %.3.endif.if.i964.i.i, label %.3.endif.i967.i.i, !prof !0

.3.endif.if.i964.i.i:                             ; preds = %.3.endif.i961.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !514
  br label %.3.endif.i967.i.i

.3.endif.i967.i.i:                                ; preds = %.3.endif.if.i964.i.i, %.3.endif.i961.i.i
  fence release
  %.4.i.i968.i.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i969.i.i = icmp eq i64 %.4.i.i968.i.i, 1
  br i1 %.10.i969.i.i, label %.3.endif.if.i970.i.i, label %NRT_decref.exit971.i.i, !prof !0

.3.endif.if.i970.i.i:                             ; preds = %.3.endif.i967.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !514
  br label %NRT_decref.exit971.i.i

NRT_decref.exit971.i.i:                           ; preds = %.3.endif.if.i970.i.i, %.3.endif.i967.i.i, %NRT_decref.exit959.i.i
  fence release
  %.4.i.i974.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i975.i.i = icmp eq i64 %.4.i.i974.i.i, 1
  br i1 %.10.i975.i.i, label %.3.endif.if.i976.i.i, label %.3.endif.i979.i.i, !prof !0

.3.endif.if.i976.i.i:                             ; preds = %NRT_decref.exit971.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !514
  br label %.3.endif.i979.i.i

.3.endif.i979.i.i:                                ; preds = %.3.endif.if.i976.i.i, %NRT_decref.exit971.i.i
  fence release
  %.4.i.i980.i.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i981.i.i = icmp eq i64 %.4.i.i980.i.i, 1
  br i1 %.10.i981.i.i, label %.3.endif.if.i982.i.i, label %NRT_decref.exit983.i.i, !prof !0

.3.endif.if.i982.i.i:                             ; preds = %.3.endif.i979.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !514
  br label %NRT_decref.exit983.i.i

NRT_decref.exit983.i.i:                           ; preds = %.3.endif.if.i982.i.i, %.3.endif.i979.i.i
  br i1 %.4.i, label %NRT_decref.exit995.i.i, label %.3.endif.i985.i.i, !prof !0

.3.endif.i985.i.i:                                ; preds = %NRT_decref.exit983.i.i
  fence release
  %.4.i.i986.i.i = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i987.i.i = icmp eq i64 %.4.i.i986.i.i, 1
  br i1 %.10.i987.i.i, label %.3.endif.if.i988.i.i, label %.3.endif.i991.i.i, !prof !0

.3.endif.if.i988.i.i:                             ; preds = %.3.endif.i985.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0), !noalias !514
  br label %.3.endif.i991.i.i

.3.endif.i991.i.i:                                ; preds = %.3.endif.if.i988.i.i, %.3.endif.i985.i.i
  fence release
  %.4.i.i992.i.i = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !514
  %.10.i993.i.i = icmp eq i64 %.4.i.i992.i.i, 1
  br i1 %.10.i993.i.i, label %.3.endif.if.i994.i.i, label %NRT_decref.exit995.i.i, !prof !0

.3.endif.if.i994.i.i:                             ; preds = %.3.endif.i991.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0), !noalias !514
  br label %NRT_decref.exit995.i.i

NRT_decref.exit995.i.i:                           ; preds = %.3.endif.if.i994.i.i, %.3.endif.i991.i.i, %NRT_decref.exit983.i.i
  br i1 %none.i.i.i.i.not.i.i, label %B486.if, label %B0.endif.endif.endif.endif.i.i, !prof !0

B0.endif.endif.endif.endif.i.i:                   ; preds = %NRT_decref.exit995.i.i
  %.735.i.i = getelementptr i64, ptr %.728.fca.4.load.i, i64 %.622.sroa.0.3.i.i
  %.796.i.i = ptrtoint ptr %.735.i.i to i64
  store i64 %arg.rows.2, ptr %.931.sroa.13.0.i.i, align 8, !noalias !514
  %.1022.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 8
  store i64 %.170.i.i, ptr %.1022.i.i, align 8, !noalias !514
  %.1051.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 16
  store i64 %.198.i.i, ptr %.1051.i.i, align 8, !noalias !514
  %.1080.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 24
  store i64 %quot.1.0.neg.i, ptr %.1080.i.i, align 8, !noalias !514
  %.1109.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 32
  store i64 %aligned.i.i.i.i.i1232.i, ptr %.1109.i.i, align 8, !noalias !514
  %.1138.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 40
  store i64 %.278.i.i, ptr %.1138.i.i, align 8, !noalias !514
  %.1167.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 48
  store i64 %.307.i.i, ptr %.1167.i.i, align 8, !noalias !514
  %.1196.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 56
  store i64 %.neg.i.i.i, ptr %.1196.i.i, align 8, !noalias !514
  %.1225.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 64
  store i64 %aligned.i.i.i.i, ptr %.1225.i.i, align 8, !noalias !514
  %.1254.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 72
  store i64 %.567310.i.i, ptr %.1254.i.i, align 8, !noalias !514
  %.1283.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 80
  store i64 %.57948.i.i, ptr %.1283.i.i, align 8, !noalias !514
  %.1312.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 88
  store i64 %.796.i.i, ptr %.1312.i.i, align 8, !noalias !514
  %.1341.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 96
  store i64 %"$phi246.0.2.sroa.0.0", ptr %.1341.i.i, align 8, !noalias !514
  %.1370.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 104
  store i64 %"$phi246.0.2.sroa.8.0", ptr %.1370.i.i, align 8, !noalias !514
  %.1399.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 112
  store i64 %"$phi246.0.2.sroa.16.0", ptr %.1399.i.i, align 8, !noalias !514
  %.1428.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 120
  store i64 %arg.kinds, ptr %.1428.i.i, align 8, !noalias !514
  %.1457.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 128
  store i64 %.805.i.i, ptr %.1457.i.i, align 8, !noalias !514
  %.1486.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 136
  store i64 %arg.tables.5.1, ptr %.1486.i.i, align 8, !noalias !514
  %.1515.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 144
  store i64 %arg.tables.5.2, ptr %.1515.i.i, align 8, !noalias !514
  %.1544.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 152
  store i64 %aligned.i.i.i.i.i, ptr %.1544.i.i, align 8, !noalias !514
  %.1573.i.i = getelementptr i8, ptr %.931.sroa.13.0.i.i, i64 160
  store i64 %.876.i.i, ptr %.1573.i.i, align 8, !noalias !514
  %.1579.i.i = inttoptr i64 %.1495.i to ptr
  tail call void %.1579.i.i(ptr %.931.sroa.13.0.i.i), !noalias !514
  fence release
  %.4.i.i998.i.i = atomicrmw sub ptr %memory.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !514
  %.10.i999.i.i = icmp eq i64 %.4.i.i998.i.i, 1
  br i1 %.10.i999.i.i, label %.3.endif.if.i1000.i.i, label %B808.endif.i, !prof !0

.3.endif.if.i1000.i.i:                            ; preds = %B0.endif.endif.endif.endif.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i.i), !noalias !514
  br label %B808.endif.i

B892.i:                                           ; preds = %B640.i
  br i1 %.4.i1113, label %NRT_decref.exit1093.i, label %.3.endif.i1089.i, !prof !0

.3.endif.i1089.i:                                 ; preds = %B892.i
  fence release
  %.4.i.i1090.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1091.i = icmp eq i64 %.4.i.i1090.i, 1
  br i1 %.10.i1091.i, label %.3.endif.if.i1092.i, label %NRT_decref.exit1093.i, !prof !0

.3.endif.if.i1092.i:                              ; preds = %.3.endif.i1089.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !477
  br label %NRT_decref.exit1093.i

NRT_decref.exit1093.i:                            ; preds = %.3.endif.if.i1092.i, %.3.endif.i1089.i, %B892.i
  fence release
  %.4.i.i1096.i = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1097.i = icmp eq i64 %.4.i.i1096.i, 1
  br i1 %.10.i1097.i, label %.3.endif.if.i1098.i, label %.3.endif.i1101.i, !prof !0

.3.endif.if.i1098.i:                              ; preds = %NRT_decref.exit1093.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i), !noalias !477
  br label %.3.endif.i1101.i

.3.endif.i1101.i:                                 ; preds = %.3.endif.if.i1098.i, %NRT_decref.exit1093.i
  fence release
  %.4.i.i1102.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1103.i = icmp eq i64 %.4.i.i1102.i, 1
  br i1 %.10.i1103.i, label %.3.endif.if.i1104.i, label %NRT_decref.exit1105.i, !prof !0

.3.endif.if.i1104.i:                              ; preds = %.3.endif.i1101.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !477
  br label %NRT_decref.exit1105.i

NRT_decref.exit1105.i:                            ; preds = %.3.endif.if.i1104.i, %.3.endif.i1101.i
  fence release
  %.4.i.i1108.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1109.i = icmp eq i64 %.4.i.i1108.i, 1
  br i1 %.10.i1109.i, label %.3.endif.if.i1110.i, label %NRT_decref.exit1111.i, !prof !0

.3.endif.if.i1110.i:                              ; preds = %NRT_decref.exit1105.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !477
  br label %NRT_decref.exit1111.i

NRT_decref.exit1111.i:                            ; preds = %.3.endif.if.i1110.i, %NRT_decref.exit1105.i
  br i1 %.4.i, label %NRT_decref.exit1117.i, label %.3.endif.i1113.i, !prof !0

.3.endif.i1113.i:                                 ; preds = %NRT_decref.exit1111.i
  fence release
  %.4.i.i1114.i = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1115.i = icmp eq i64 %.4.i.i1114.i, 1
  br i1 %.10.i1115.i, label %.3.endif.if.i1116.i, label %NRT_decref.exit1117.i, !prof !0

.3.endif.if.i1116.i:                              ; preds = %.3.endif.i1113.i
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0), !noalias !477
  br label %NRT_decref.exit1117.i

NRT_decref.exit1117.i:                            ; preds = %.3.endif.if.i1116.i, %.3.endif.i1113.i, %NRT_decref.exit1111.i
  br i1 %.4.i1117, label %NRT_decref.exit1123.i, label %.3.endif.i1119.i, !prof !0

.3.endif.i1119.i:                                 ; preds = %NRT_decref.exit1117.i
  fence release
  %.4.i.i1120.i = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1121.i = icmp eq i64 %.4.i.i1120.i, 1
  br i1 %.10.i1121.i, label %.3.endif.if.i1122.i, label %NRT_decref.exit1123.i, !prof !0

.3.endif.if.i1122.i:                              ; preds = %.3.endif.i1119.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0), !noalias !477
  br label %NRT_decref.exit1123.i

NRT_decref.exit1123.i:                            ; preds = %.3.endif.if.i1122.i, %.3.endif.i1119.i, %NRT_decref.exit1117.i
  %.4.i1124.i = icmp eq ptr %.728.fca.0.load.i, null
  br i1 %.4.i1124.i, label %NRT_decref.exit1129.i, label %.3.endif.i1125.i, !prof !0

.3.endif.i1125.i:                                 ; preds = %NRT_decref.exit1123.i
  fence release
  %.4.i.i1126.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1127.i = icmp eq i64 %.4.i.i1126.i, 1
  br i1 %.10.i1127.i, label %.3.endif.if.i1128.i, label %NRT_decref.exit1129.i, !prof !0

.3.endif.if.i1128.i:                              ; preds = %.3.endif.i1125.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !477
  br label %NRT_decref.exit1129.i

NRT_decref.exit1129.i:                            ; preds = %.3.endif.if.i1128.i, %.3.endif.i1125.i, %NRT_decref.exit1123.i
  fence release
  %.4.i.i1132.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1133.i = icmp eq i64 %.4.i.i1132.i, 1
  br i1 %.10.i1133.i, label %.3.endif.if.i1134.i, label %NRT_decref.exit1135.i, !prof !0

.3.endif.if.i1134.i:                              ; preds = %NRT_decref.exit1129.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !477
  br label %NRT_decref.exit1135.i

NRT_decref.exit1135.i:                            ; preds = %.3.endif.if.i1134.i, %NRT_decref.exit1129.i
  br i1 %.4.i1121, label %B486.endif, label %.3.endif.i1137.i, !prof !0

.3.endif.i1137.i:                                 ; preds = %NRT_decref.exit1135.i
  fence release
  %.4.i.i1138.i = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1139.i = icmp eq i64 %.4.i.i1138.i, 1
  br i1 %.10.i1139.i, label %B486.endif.sink.split, label %B486.endif, !prof !0

B0.endif.i1415:                                   ; preds = %.3.endif.if.i.i.i1431, %.3.endif.i24.i.i1404
  %.34957.not.i = icmp eq i64 %subjects.2.sroa.30.095, 0
  br i1 %.34957.not.i, label %.3.endif.i2.i.i.i.i, label %B156.if.i

B156.if.i:                                        ; preds = %B0.endif.i1415, %B156.if.i
  %.296.059.i = phi i64 [ %.358.i, %B156.if.i ], [ %subjects.2.sroa.30.095, %B0.endif.i1415 ]
  %.293.058.i = phi i64 [ %.362.i, %B156.if.i ], [ 0, %B0.endif.i1415 ]
  %.358.i = add nsw i64 %.296.059.i, -1
  %.362.i = add nuw nsw i64 %.293.058.i, 1
  %8 = getelementptr i32, ptr %data.i.i.i, i64 %.293.058.i
  %.416.i = load i32, ptr %8, align 4, !noalias !477
  %.417.i = sext i32 %.416.i to i64
  %.432.i = icmp slt i32 %.416.i, -1
  %.433.i = select i1 %.432.i, i64 %arg.packed.1.5.0, i64 0
  %9 = getelementptr i64, ptr %arg.packed.1.4, i64 %.417.i
  %10 = getelementptr i8, ptr %9, i64 8
  %.447.i = getelementptr i64, ptr %10, i64 %.433.i
  %.448.i = load i64, ptr %.447.i, align 8, !noalias !477
  %.493.i = icmp slt i32 %.416.i, 0
  %.494.i = select i1 %.493.i, i64 %arg.packed.1.5.0, i64 0
  %11 = getelementptr i64, ptr %arg.packed.1.4, i64 %.494.i
  %.508.i = getelementptr i64, ptr %11, i64 %.417.i
  %.509.i = load i64, ptr %.508.i, align 8, !noalias !477
  %.510.i = sub nsw i64 %.448.i, %.509.i
  %12 = getelementptr i64, ptr %data.i.i.i.i.i1408, i64 %.293.058.i
  store i64 %.510.i, ptr %12, align 8, !noalias !477
  %.349.i = icmp ugt i64 %.296.059.i, 1
  br i1 %.349.i, label %B156.if.i, label %.3.endif.i2.i.i.i.i

B232.endif.endif.endif.i:                         ; preds = %.3.endif.if.i.i1070.i, %.3.endif.i24.i1052.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.714.i, i8 0, i64 56, i1 false), !noalias !477
  %.718.i = call fastcc i32 @_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29(ptr %.714.i, ptr %excinfo.5.i, i64 3), !noalias !477
  %.720.not.i = icmp eq i32 %.718.i, 0
  %.728.fca.0.load.i = load ptr, ptr %.714.i, align 8, !noalias !477
  %.728.fca.4.load.i = load ptr, ptr %.fca.4.gep249.i, align 8, !noalias !477
  br i1 %.720.not.i, label %B232.endif.endif.endif.endif.i, label %B232.endif.endif.endif.if.i, !prof !1

B232.endif.endif.endif.if.i:                      ; preds = %B232.endif.endif.endif.i
  %.719.i = load ptr, ptr %excinfo.5.i, align 8, !noalias !477
  br label %B486.if

B232.endif.endif.endif.endif.i:                   ; preds = %B232.endif.endif.endif.i
  %.728.fca.5.0.load.i = load i64, ptr %.fca.5.0.gep250.i, align 8, !noalias !477
  %.763.i = icmp slt i64 %storemerge.i14.i, %subjects.2.sroa.30.095
  br i1 %.763.i, label %B500.else.endif.i, label %B640.i

B500.else.endif.i:                                ; preds = %B232.endif.endif.endif.endif.i
  %.880.i = sub nsw i64 %subjects.2.sroa.30.095, %storemerge.i14.i
  %.905.i = getelementptr i32, ptr %data.i.i.i, i64 %storemerge.i14.i
  %.4.i.i1144.i = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.4.i.i1148.i = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !477
  fence release
  %.4.i.i1152.i = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1153.i = icmp eq i64 %.4.i.i1152.i, 1
  br i1 %.10.i1153.i, label %.3.endif.if.i1154.i, label %B500.endif.endif.i, !prof !0

.3.endif.if.i1154.i:                              ; preds = %B500.else.endif.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i), !noalias !477
  br label %B500.endif.endif.i

B500.endif.endif.i:                               ; preds = %B500.else.endif.i, %.3.endif.if.i1154.i
  %.960.i = shl nuw nsw i64 %.880.i, 2
  %all.i.i.i.i1420 = add nuw nsw i64 %.960.i, 112
  %memory.i.i.i.i1421 = tail call ptr @malloc(i64 %all.i.i.i.i1420)
  %none.i.i.i.i1422 = icmp eq ptr %memory.i.i.i.i1421, null
  br i1 %none.i.i.i.i1422, label %B486.if, label %B500.endif.endif.endif.i

B500.endif.endif.endif.i:                         ; preds = %B500.endif.endif.i
  %address.i.i.i.i1423 = ptrtoint ptr %memory.i.i.i.i1421 to i64
  %behind.i.i.i.i1424 = add i64 %address.i.i.i.i1423, 111
  %aligned.i.i.i.i1425 = and i64 %behind.i.i.i.i1424, -64
  %data.i.i.i.i1426 = inttoptr i64 %aligned.i.i.i.i1425 to ptr
  store i64 1, ptr %memory.i.i.i.i1421, align 4, !noalias !532
  %at_end.i.i.i.i1427 = getelementptr i8, ptr %memory.i.i.i.i1421, i64 8
  store ptr null, ptr %at_end.i.i.i.i1427, align 8, !noalias !532
  %at_data.i.i.i.i1428 = getelementptr i8, ptr %memory.i.i.i.i1421, i64 24
  store ptr %data.i.i.i.i1426, ptr %at_data.i.i.i.i1428, align 8, !noalias !532
  %at_size.i.i.i.i1429 = getelementptr i8, ptr %memory.i.i.i.i1421, i64 32
  store i64 %.960.i, ptr %at_size.i.i.i.i1429, align 8, !noalias !532
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %data.i.i.i.i1426, ptr readonly align 4 %.905.i, i64 %.960.i, i1 false), !noalias !477
  fence release
  %.4.i.i1159.i = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1160.i = icmp eq i64 %.4.i.i1159.i, 1
  br i1 %.10.i1160.i, label %.3.endif.if.i1161.i, label %NRT_decref.exit1162.i, !prof !0

.3.endif.if.i1161.i:                              ; preds = %B500.endif.endif.endif.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i), !noalias !477
  br label %NRT_decref.exit1162.i

NRT_decref.exit1162.i:                            ; preds = %.3.endif.if.i1161.i, %B500.endif.endif.endif.i
  %.1058.i = getelementptr i8, ptr %.950, i64 24
  %.1059.i = load i64, ptr %.1058.i, align 8, !noalias !477
  %.1067.i = icmp ne i64 %.206.i, 0
  %.1079.i = icmp ne i64 %.206.i, -1
  %.1080.not.i = or i1 %.1078.i, %.1079.i
  %or.cond = select i1 %.1067.i, i1 %.1080.not.i, i1 false, !prof !539
  br i1 %or.cond, label %B500.endif.endif.endif.else.if.i, label %B500.endif.endif.endif.endif.i, !prof !539

B500.endif.endif.endif.endif.i:                   ; preds = %B500.endif.endif.endif.else.if.i, %NRT_decref.exit1162.i
  %quot.0.neg.i = phi i64 [ 0, %NRT_decref.exit1162.i ], [ %spec.select.neg.i, %B500.endif.endif.endif.else.if.i ]
  br i1 %.4.i1117, label %NRT_incref.exit.i1166.i, label %.3.endif.i.i1164.i, !prof !0

.3.endif.i.i1164.i:                               ; preds = %B500.endif.endif.endif.endif.i
  %.4.i.i.i1165.i = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit.i1166.i

NRT_incref.exit.i1166.i:                          ; preds = %.3.endif.i.i1164.i, %B500.endif.endif.endif.endif.i
  br i1 %.4.i1121, label %NRT_incref.exit745.i.i, label %.3.endif.i735.i.i, !prof !0

.3.endif.i735.i.i:                                ; preds = %NRT_incref.exit.i1166.i
  %.4.i.i736.i.i = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit745.i.i

NRT_incref.exit745.i.i:                           ; preds = %.3.endif.i735.i.i, %NRT_incref.exit.i1166.i
  %.4.i.i740.i.i = atomicrmw add ptr %memory.i.i.i.i1421, i64 1 monotonic, align 8, !noalias !540
  %.4.i.i744.i.i = atomicrmw add ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !540
  %.4.i.i748.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !540
  %.4.i750.i.i = icmp eq ptr %.728.fca.0.load.i, null
  br i1 %.4.i750.i.i, label %NRT_incref.exit753.i.i, label %.3.endif.i751.i.i, !prof !0

.3.endif.i751.i.i:                                ; preds = %NRT_incref.exit745.i.i
  %.4.i.i752.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit753.i.i

NRT_incref.exit753.i.i:                           ; preds = %.3.endif.i751.i.i, %NRT_incref.exit745.i.i
  br i1 %.4.i1113, label %NRT_incref.exit757.i.i, label %.3.endif.i755.i.i, !prof !0

.3.endif.i755.i.i:                                ; preds = %NRT_incref.exit753.i.i
  %.4.i.i756.i.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit757.i.i

NRT_incref.exit757.i.i:                           ; preds = %.3.endif.i755.i.i, %NRT_incref.exit753.i.i
  br i1 %.4.i, label %NRT_incref.exit761.i.i, label %.3.endif.i759.i.i, !prof !0

.3.endif.i759.i.i:                                ; preds = %NRT_incref.exit757.i.i
  %.4.i.i760.i.i = atomicrmw add ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit761.i.i

NRT_incref.exit761.i.i:                           ; preds = %.3.endif.i759.i.i, %NRT_incref.exit757.i.i
  br i1 %.4.i1117, label %NRT_incref.exit765.i.i, label %.3.endif.i763.i.i, !prof !0

.3.endif.i763.i.i:                                ; preds = %NRT_incref.exit761.i.i
  %.4.i.i764.i.i = atomicrmw add ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit765.i.i

NRT_incref.exit765.i.i:                           ; preds = %.3.endif.i763.i.i, %NRT_incref.exit761.i.i
  br i1 %.4.i1121, label %.3.endif.i17.i.i1168.i, label %.3.endif.i767.i.i, !prof !0

.3.endif.i767.i.i:                                ; preds = %NRT_incref.exit765.i.i
  %.4.i.i768.i.i = atomicrmw add ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !540
  br label %.3.endif.i17.i.i1168.i

.3.endif.i17.i.i1168.i:                           ; preds = %.3.endif.i767.i.i, %NRT_incref.exit765.i.i
  %.4.i.i772.i.i = atomicrmw add ptr %memory.i.i.i.i1421, i64 1 monotonic, align 8, !noalias !540
  %.262.i.i = load i64, ptr %arg.costs.4, align 8, !noalias !540
  %.291.i.i = load i64, ptr %.359, align 8, !noalias !540
  %.4.i.i.i.i1169.i = atomicrmw add ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !544
  %.4.i.i14.i.i1170.i = atomicrmw add ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !544
  fence release
  %.4.i.i18.i.i1171.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !544
  %.10.i.i.i1172.i = icmp eq i64 %.4.i.i18.i.i1171.i, 1
  br i1 %.10.i.i.i1172.i, label %.3.endif.if.i.i.i1221.i, label %.3.endif.i20.i.i1173.i, !prof !0

.3.endif.if.i.i.i1221.i:                          ; preds = %.3.endif.i17.i.i1168.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !544
  br label %.3.endif.i20.i.i1173.i

.3.endif.i20.i.i1173.i:                           ; preds = %.3.endif.if.i.i.i1221.i, %.3.endif.i17.i.i1168.i
  fence release
  %.4.i.i21.i.i1174.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !544
  %.10.i22.i.i1175.i = icmp eq i64 %.4.i.i21.i.i1174.i, 1
  br i1 %.10.i22.i.i1175.i, label %.3.endif.if.i23.i.i1220.i, label %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i1176.i, !prof !0

.3.endif.if.i23.i.i1220.i:                        ; preds = %.3.endif.i20.i.i1173.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !544
  br label %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i1176.i

_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i1176.i: ; preds = %.3.endif.if.i23.i.i1220.i, %.3.endif.i20.i.i1173.i
  %.4436.i.i1178.i = sub i64 0, %aligned.i.i.i.i1055.i
  %.52.0.i.i1179.i = ashr exact i64 %.4436.i.i1178.i, 6
  %.neg.i.i1180.i = mul i64 %.52.0.i.i1179.i, -64
  br i1 %.4.i1117, label %NRT_decref.exit783.i.i, label %.3.endif.i776.i.i, !prof !0

.3.endif.i776.i.i:                                ; preds = %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i1176.i
  fence release
  %.4.i.i777.i.i = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i.i1181.i = icmp eq i64 %.4.i.i777.i.i, 1
  br i1 %.10.i.i1181.i, label %.3.endif.if.i.i1219.i, label %.3.endif.i779.i.i, !prof !0

.3.endif.if.i.i1219.i:                            ; preds = %.3.endif.i776.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0), !noalias !540
  br label %.3.endif.i779.i.i

.3.endif.i779.i.i:                                ; preds = %.3.endif.if.i.i1219.i, %.3.endif.i776.i.i
  fence release
  %.4.i.i780.i.i = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i781.i.i = icmp eq i64 %.4.i.i780.i.i, 1
  br i1 %.10.i781.i.i, label %.3.endif.if.i782.i.i, label %NRT_decref.exit783.i.i, !prof !0

.3.endif.if.i782.i.i:                             ; preds = %.3.endif.i779.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0), !noalias !540
  br label %NRT_decref.exit783.i.i

NRT_decref.exit783.i.i:                           ; preds = %.3.endif.if.i782.i.i, %.3.endif.i779.i.i, %_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE.exit.i1176.i
  br i1 %.4.i1121, label %.3.endif.i797.i.i, label %.3.endif.i785.i.i, !prof !0

.3.endif.i785.i.i:                                ; preds = %NRT_decref.exit783.i.i
  fence release
  %.4.i.i786.i.i = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i787.i.i = icmp eq i64 %.4.i.i786.i.i, 1
  br i1 %.10.i787.i.i, label %.3.endif.if.i788.i.i, label %.3.endif.i791.i.i, !prof !0

.3.endif.if.i788.i.i:                             ; preds = %.3.endif.i785.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0), !noalias !540
  br label %.3.endif.i791.i.i

.3.endif.i791.i.i:                                ; preds = %.3.endif.if.i788.i.i, %.3.endif.i785.i.i
  fence release
  %.4.i.i792.i.i = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i793.i.i = icmp eq i64 %.4.i.i792.i.i, 1
  br i1 %.10.i793.i.i, label %.3.endif.if.i794.i.i, label %.3.endif.i797.i.i, !prof !0

.3.endif.if.i794.i.i:                             ; preds = %.3.endif.i791.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0), !noalias !540
  br label %.3.endif.i797.i.i

.3.endif.i797.i.i:                                ; preds = %.3.endif.if.i794.i.i, %.3.endif.i791.i.i, %NRT_decref.exit783.i.i
  fence release
  %.4.i.i798.i.i = atomicrmw sub ptr %memory.i.i.i.i1421, i64 1 monotonic, align 8, !noalias !540
  %.10.i799.i.i = icmp eq i64 %.4.i.i798.i.i, 1
  br i1 %.10.i799.i.i, label %.3.endif.if.i800.i.i, label %.3.endif.i803.i.i, !prof !0

.3.endif.if.i800.i.i:                             ; preds = %.3.endif.i797.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1421), !noalias !540
  br label %.3.endif.i803.i.i

.3.endif.i803.i.i:                                ; preds = %.3.endif.if.i800.i.i, %.3.endif.i797.i.i
  fence release
  %.4.i.i804.i.i = atomicrmw sub ptr %memory.i.i.i.i1421, i64 1 monotonic, align 8, !noalias !540
  %.10.i805.i.i = icmp eq i64 %.4.i.i804.i.i, 1
  br i1 %.10.i805.i.i, label %.3.endif.if.i806.i.i, label %NRT_decref.exit807.i.i, !prof !0

.3.endif.if.i806.i.i:                             ; preds = %.3.endif.i803.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1421), !noalias !540
  br label %NRT_decref.exit807.i.i

NRT_decref.exit807.i.i:                           ; preds = %.3.endif.if.i806.i.i, %.3.endif.i803.i.i
  %.4.i.i810.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !540
  fence release
  %.4.i.i814.i.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i815.i.i = icmp eq i64 %.4.i.i814.i.i, 1
  br i1 %.10.i815.i.i, label %.3.endif.if.i816.i.i, label %NRT_decref.exit817.i.i, !prof !0

.3.endif.if.i816.i.i:                             ; preds = %NRT_decref.exit807.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !540
  br label %NRT_decref.exit817.i.i

NRT_decref.exit817.i.i:                           ; preds = %.3.endif.if.i816.i.i, %NRT_decref.exit807.i.i
  fence release
  %.4.i.i820.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i821.i.i = icmp eq i64 %.4.i.i820.i.i, 1
  br i1 %.10.i821.i.i, label %.3.endif.if.i822.i.i, label %.3.endif.i825.i.i, !prof !0

.3.endif.if.i822.i.i:                             ; preds = %NRT_decref.exit817.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !540
  br label %.3.endif.i825.i.i

.3.endif.i825.i.i:                                ; preds = %.3.endif.if.i822.i.i, %NRT_decref.exit817.i.i
  fence release
  %.4.i.i826.i.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i827.i.i = icmp eq i64 %.4.i.i826.i.i, 1
  br i1 %.10.i827.i.i, label %.3.endif.if.i828.i.i, label %NRT_decref.exit829.i.i, !prof !0

.3.endif.if.i828.i.i:                             ; preds = %.3.endif.i825.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !540
  br label %NRT_decref.exit829.i.i

NRT_decref.exit829.i.i:                           ; preds = %.3.endif.if.i828.i.i, %.3.endif.i825.i.i
  %.400.i.i = icmp slt i64 %.728.fca.5.0.load.i, 1
  br i1 %.400.i.i, label %B0.endif.else.endif.if.i1218.i, label %B0.endif.else.endif.endif.endif.if.i1182.i, !prof !0

B0.endif.else.endif.if.i1218.i:                   ; preds = %NRT_decref.exit829.i.i
  br label %B0.endif.else.endif.endif.endif.if.i1182.i

B0.endif.else.endif.endif.endif.if.i1182.i:       ; preds = %B0.endif.else.endif.if.i1218.i, %NRT_decref.exit829.i.i
  %.380.sroa.0.3.i.i = phi i64 [ %.728.fca.5.0.load.i, %B0.endif.else.endif.if.i1218.i ], [ 0, %NRT_decref.exit829.i.i ]
  %.493.i.i = getelementptr i64, ptr %.728.fca.4.load.i, i64 %.380.sroa.0.3.i.i
  br i1 %.4.i750.i.i, label %NRT_decref.exit849.i.i, label %.3.endif.i839.i.i, !prof !0

.3.endif.i839.i.i:                                ; preds = %B0.endif.else.endif.endif.endif.if.i1182.i
  %.4.i.i832.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  %.4.i.i836.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  fence release
  %.4.i.i840.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i841.i.i = icmp eq i64 %.4.i.i840.i.i, 1
  br i1 %.10.i841.i.i, label %.3.endif.if.i842.i.i, label %.3.endif.i845.i1183.i, !prof !0

.3.endif.if.i842.i.i:                             ; preds = %.3.endif.i839.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !540
  br label %.3.endif.i845.i1183.i

.3.endif.i845.i1183.i:                            ; preds = %.3.endif.if.i842.i.i, %.3.endif.i839.i.i
  fence release
  %.4.i.i846.i1184.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i847.i.i = icmp eq i64 %.4.i.i846.i1184.i, 1
  br i1 %.10.i847.i.i, label %.3.endif.if.i848.i.i, label %NRT_decref.exit849.i.i, !prof !0

.3.endif.if.i848.i.i:                             ; preds = %.3.endif.i845.i1183.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !540
  br label %NRT_decref.exit849.i.i

NRT_decref.exit849.i.i:                           ; preds = %.3.endif.if.i848.i.i, %.3.endif.i845.i1183.i, %B0.endif.else.endif.endif.endif.if.i1182.i
  %.551310.i.i = ptrtoint ptr %.493.i.i to i64
  %.626.i.i = icmp slt i64 %.728.fca.5.0.load.i, 3
  br i1 %.626.i.i, label %B0.endif.endif.else.endif.if.i1217.i, label %B0.endif.endif.else.endif.endif.endif.if.i1185.i, !prof !0

B0.endif.endif.else.endif.if.i1217.i:             ; preds = %NRT_decref.exit849.i.i
  br label %B0.endif.endif.else.endif.endif.endif.if.i1185.i

B0.endif.endif.else.endif.endif.endif.if.i1185.i: ; preds = %B0.endif.endif.else.endif.if.i1217.i, %NRT_decref.exit849.i.i
  %.606.sroa.0.3.i.i = phi i64 [ %.728.fca.5.0.load.i, %B0.endif.endif.else.endif.if.i1217.i ], [ 2, %NRT_decref.exit849.i.i ]
  br i1 %.4.i750.i.i, label %NRT_incref.exit857.i.i, label %.3.endif.i855.i.i, !prof !0

.3.endif.i855.i.i:                                ; preds = %B0.endif.endif.else.endif.endif.endif.if.i1185.i
  %.4.i.i852.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  %.4.i.i856.i.i = atomicrmw add ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit857.i.i

NRT_incref.exit857.i.i:                           ; preds = %.3.endif.i855.i.i, %B0.endif.endif.else.endif.endif.endif.if.i1185.i
  br i1 %.4.i1113, label %NRT_incref.exit861.i.i, label %.3.endif.i859.i.i, !prof !0

.3.endif.i859.i.i:                                ; preds = %NRT_incref.exit857.i.i
  %.4.i.i860.i.i = atomicrmw add ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit861.i.i

NRT_incref.exit861.i.i:                           ; preds = %.3.endif.i859.i.i, %NRT_incref.exit857.i.i
  br i1 %.4.i, label %NRT_incref.exit865.i.i, label %.3.endif.i863.i.i, !prof !0

.3.endif.i863.i.i:                                ; preds = %NRT_incref.exit861.i.i
  %.4.i.i864.i.i = atomicrmw add ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !540
  br label %NRT_incref.exit865.i.i

NRT_incref.exit865.i.i:                           ; preds = %.3.endif.i863.i.i, %NRT_incref.exit861.i.i
  %memory.i.i.i.i.i1186.i = tail call dereferenceable_or_null(248) ptr @malloc(i64 248)
  %none.i.i.i.i.not.i1187.i = icmp eq ptr %memory.i.i.i.i.i1186.i, null
  br i1 %none.i.i.i.i.not.i1187.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i1197.i, label %.3.endif.i24.i.i1188.i

.3.endif.i24.i.i1188.i:                           ; preds = %NRT_incref.exit865.i.i
  %address.i.i.i.i.i1189.i = ptrtoint ptr %memory.i.i.i.i.i1186.i to i64
  %behind.i.i.i.i.i1190.i = add i64 %address.i.i.i.i.i1189.i, 111
  %aligned.i.i.i.i.i1191.i = and i64 %behind.i.i.i.i.i1190.i, -64
  %data.i.i.i.i.i1192.i = inttoptr i64 %aligned.i.i.i.i.i1191.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i1186.i, align 4, !noalias !547
  %at_end.i.i.i.i.i1193.i = getelementptr i8, ptr %memory.i.i.i.i.i1186.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i1193.i, align 8, !noalias !547
  %at_data.i.i.i.i.i1194.i = getelementptr i8, ptr %memory.i.i.i.i.i1186.i, i64 24
  store ptr %data.i.i.i.i.i1192.i, ptr %at_data.i.i.i.i.i1194.i, align 8, !noalias !547
  %at_size.i.i.i.i.i1195.i = getelementptr i8, ptr %memory.i.i.i.i.i1186.i, i64 32
  store i64 136, ptr %at_size.i.i.i.i.i1195.i, align 8, !noalias !547
  %.4.i.i.i866.i.i = atomicrmw add ptr %memory.i.i.i.i.i1186.i, i64 1 monotonic, align 8, !noalias !557
  fence release
  %.4.i.i25.i.i1196.i = atomicrmw sub ptr %memory.i.i.i.i.i1186.i, i64 1 monotonic, align 8, !noalias !557
  %.10.i.i867.i.i = icmp eq i64 %.4.i.i25.i.i1196.i, 1
  br i1 %.10.i.i867.i.i, label %.3.endif.if.i.i868.i.i, label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i1197.i, !prof !0

.3.endif.if.i.i868.i.i:                           ; preds = %.3.endif.i24.i.i1188.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1186.i), !noalias !557
  br label %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i1197.i

_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i1197.i: ; preds = %.3.endif.if.i.i868.i.i, %.3.endif.i24.i.i1188.i, %NRT_incref.exit865.i.i
  %.881.sroa.13.0.i.i = phi ptr [ %data.i.i.i.i.i1192.i, %.3.endif.i24.i.i1188.i ], [ %data.i.i.i.i.i1192.i, %.3.endif.if.i.i868.i.i ], [ null, %NRT_incref.exit865.i.i ]
  %excinfo.2.0.i1198.i = phi ptr [ null, %.3.endif.i24.i.i1188.i ], [ null, %.3.endif.if.i.i868.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %NRT_incref.exit865.i.i ]
  br i1 %.4.i750.i.i, label %NRT_decref.exit886.i1202.i, label %.3.endif.i870.i.i, !prof !0

.3.endif.i870.i.i:                                ; preds = %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i1197.i
  fence release
  %.4.i.i871.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i872.i.i = icmp eq i64 %.4.i.i871.i.i, 1
  br i1 %.10.i872.i.i, label %.3.endif.if.i873.i.i, label %.3.endif.i876.i.i, !prof !0

.3.endif.if.i873.i.i:                             ; preds = %.3.endif.i870.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !540
  br label %.3.endif.i876.i.i

.3.endif.i876.i.i:                                ; preds = %.3.endif.if.i873.i.i, %.3.endif.i870.i.i
  fence release
  %.4.i.i877.i.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i878.i.i = icmp eq i64 %.4.i.i877.i.i, 1
  br i1 %.10.i878.i.i, label %.3.endif.if.i879.i.i, label %.3.endif.i882.i1199.i, !prof !0

.3.endif.if.i879.i.i:                             ; preds = %.3.endif.i876.i.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !540
  br label %.3.endif.i882.i1199.i

.3.endif.i882.i1199.i:                            ; preds = %.3.endif.if.i879.i.i, %.3.endif.i876.i.i
  fence release
  %.4.i.i883.i1200.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i884.i1201.i = icmp eq i64 %.4.i.i883.i1200.i, 1
  br i1 %.10.i884.i1201.i, label %.3.endif.if.i885.i1216.i, label %NRT_decref.exit886.i1202.i, !prof !0

.3.endif.if.i885.i1216.i:                         ; preds = %.3.endif.i882.i1199.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !540
  br label %NRT_decref.exit886.i1202.i

NRT_decref.exit886.i1202.i:                       ; preds = %.3.endif.if.i885.i1216.i, %.3.endif.i882.i1199.i, %_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29.exit.i1197.i
  br i1 %.4.i1113, label %NRT_decref.exit898.i1209.i, label %.3.endif.i888.i1203.i, !prof !0

.3.endif.i888.i1203.i:                            ; preds = %NRT_decref.exit886.i1202.i
  fence release
  %.4.i.i889.i1204.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i890.i1205.i = icmp eq i64 %.4.i.i889.i1204.i, 1
  br i1 %.10.i890.i1205.i, label %.3.endif.if.i891.i1215.i, label %.3.endif.i894.i1206.i, !prof !0

.3.endif.if.i891.i1215.i:                         ; preds = %.3.endif.i888.i1203.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !540
  br label %.3.endif.i894.i1206.i

.3.endif.i894.i1206.i:                            ; preds = %.3.endif.if.i891.i1215.i, %.3.endif.i888.i1203.i
  fence release
  %.4.i.i895.i1207.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i896.i1208.i = icmp eq i64 %.4.i.i895.i1207.i, 1
  br i1 %.10.i896.i1208.i, label %.3.endif.if.i897.i1214.i, label %NRT_decref.exit898.i1209.i, !prof !0

.3.endif.if.i897.i1214.i:                         ; preds = %.3.endif.i894.i1206.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !540
  br label %NRT_decref.exit898.i1209.i

NRT_decref.exit898.i1209.i:                       ; preds = %.3.endif.if.i897.i1214.i, %.3.endif.i894.i1206.i, %NRT_decref.exit886.i1202.i
  br i1 %.4.i, label %NRT_decref.exit910.i.i, label %.3.endif.i900.i.i, !prof !0

.3.endif.i900.i.i:                                ; preds = %NRT_decref.exit898.i1209.i
  fence release
  %.4.i.i901.i1210.i = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i902.i.i = icmp eq i64 %.4.i.i901.i1210.i, 1
  br i1 %.10.i902.i.i, label %.3.endif.if.i903.i.i, label %.3.endif.i906.i.i, !prof !0

.3.endif.if.i903.i.i:                             ; preds = %.3.endif.i900.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0), !noalias !540
  br label %.3.endif.i906.i.i

.3.endif.i906.i.i:                                ; preds = %.3.endif.if.i903.i.i, %.3.endif.i900.i.i
  fence release
  %.4.i.i907.i.i = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !540
  %.10.i908.i.i = icmp eq i64 %.4.i.i907.i.i, 1
  br i1 %.10.i908.i.i, label %.3.endif.if.i909.i.i, label %NRT_decref.exit910.i.i, !prof !0

.3.endif.if.i909.i.i:                             ; preds = %.3.endif.i906.i.i
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0), !noalias !540
  br label %NRT_decref.exit910.i.i

NRT_decref.exit910.i.i:                           ; preds = %.3.endif.if.i909.i.i, %.3.endif.i906.i.i, %NRT_decref.exit898.i1209.i
  br i1 %none.i.i.i.i.not.i1187.i, label %B486.if, label %B0.endif.endif.endif.endif.i1211.i, !prof !0

B0.endif.endif.endif.endif.i1211.i:               ; preds = %NRT_decref.exit910.i.i
  %.719.i.i = getelementptr i64, ptr %.728.fca.4.load.i, i64 %.606.sroa.0.3.i.i
  %.780.i.i = ptrtoint ptr %.719.i.i to i64
  store i64 %quot.0.neg.i, ptr %.881.sroa.13.0.i.i, align 8, !noalias !540
  %.972.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 8
  store i64 %arg.rows.2, ptr %.972.i.i, align 8, !noalias !540
  %.1001.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 16
  store i64 %.170.i.i, ptr %.1001.i.i, align 8, !noalias !540
  %.1030.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 24
  store i64 %.198.i.i, ptr %.1030.i.i, align 8, !noalias !540
  %.1059.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 32
  store i64 %.880.i, ptr %.1059.i.i, align 8, !noalias !540
  %.1088.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 40
  store i64 %aligned.i.i.i.i1425, ptr %.1088.i.i, align 8, !noalias !540
  %.1117.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 48
  store i64 %.262.i.i, ptr %.1117.i.i, align 8, !noalias !540
  %.1146.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 56
  store i64 %.291.i.i, ptr %.1146.i.i, align 8, !noalias !540
  %.1175.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 64
  store i64 %.neg.i.i1180.i, ptr %.1175.i.i, align 8, !noalias !540
  %.1204.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 72
  store i64 %aligned.i.i.i.i, ptr %.1204.i.i, align 8, !noalias !540
  %.1233.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 80
  store i64 %.551310.i.i, ptr %.1233.i.i, align 8, !noalias !540
  %.1262.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 88
  store i64 %.57948.i.i, ptr %.1262.i.i, align 8, !noalias !540
  %.1291.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 96
  store i64 %.780.i.i, ptr %.1291.i.i, align 8, !noalias !540
  %.1320.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 104
  store i64 %.805.i.i, ptr %.1320.i.i, align 8, !noalias !540
  %.1349.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 112
  store i64 %arg.tables.5.1, ptr %.1349.i.i, align 8, !noalias !540
  %.1378.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 120
  store i64 %arg.tables.5.2, ptr %.1378.i.i, align 8, !noalias !540
  %.1407.i.i = getelementptr i8, ptr %.881.sroa.13.0.i.i, i64 128
  store i64 %.876.i.i, ptr %.1407.i.i, align 8, !noalias !540
  %.1413.i.i = inttoptr i64 %.1059.i to ptr
  tail call void %.1413.i.i(ptr nonnull %.881.sroa.13.0.i.i), !noalias !540
  fence release
  %.4.i.i913.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1186.i, i64 1 monotonic, align 8, !noalias !540
  %.10.i914.i.i = icmp eq i64 %.4.i.i913.i.i, 1
  br i1 %.10.i914.i.i, label %.3.endif.if.i915.i.i, label %.3.endif.i1223.i, !prof !0

.3.endif.if.i915.i.i:                             ; preds = %B0.endif.endif.endif.endif.i1211.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1186.i), !noalias !540
  br label %.3.endif.i1223.i

B500.endif.endif.endif.else.if.i:                 ; preds = %NRT_decref.exit1162.i
  %.1083.i = sdiv i64 %.1061.i, %.206.i
  %.1084.i = srem i64 %.1061.i, %.206.i
  %.1085.i = xor i64 %.1084.i, %.206.i
  %.1086.i = icmp slt i64 %.1085.i, 0
  %.1087.i = icmp ne i64 %.1084.i, 0
  %.1088.i = and i1 %.1087.i, %.1086.i
  %.1093.neg.i = zext i1 %.1088.i to i64
  %spec.select.neg.i = sub i64 %.1093.neg.i, %.1083.i
  br label %B500.endif.endif.endif.endif.i

.3.endif.i1223.i:                                 ; preds = %.3.endif.if.i915.i.i, %B0.endif.endif.endif.endif.i1211.i
  fence release
  %.4.i.i1224.i = atomicrmw sub ptr %memory.i.i.i.i1421, i64 1 monotonic, align 8, !noalias !477
  %.10.i1225.i = icmp eq i64 %.4.i.i1224.i, 1
  br i1 %.10.i1225.i, label %.3.endif.if.i1226.i, label %B640.i, !prof !0

.3.endif.if.i1226.i:                              ; preds = %.3.endif.i1223.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1421), !noalias !477
  br label %B640.i

B644.endif.i:                                     ; preds = %B644.else.if.i, %B644.i
  %quot.1.0.neg.i = phi i64 [ 0, %B644.i ], [ %spec.select1014.neg.i, %B644.else.if.i ]
  %.1221.i = mul nsw i64 %quot.1.0.neg.i, %.206.i
  %.15.i.i.i = icmp slt i64 %.1221.i, 0
  br i1 %.15.i.i.i, label %B486.if, label %B0.endif.endif.i.i.i, !prof !0

B0.endif.endif.i.i.i:                             ; preds = %B644.endif.i
  %.31.i.i.i = icmp ugt i64 %.1221.i, 2305843009213693951
  br i1 %.31.i.i.i, label %B486.if, label %B0.endif.endif.endif.i.i.i, !prof !0

B0.endif.endif.endif.i.i.i:                       ; preds = %B0.endif.endif.i.i.i
  %.30.i.i.i = shl nuw nsw i64 %.1221.i, 2
  %all.i.i.i.i.i.i = add nuw i64 %.30.i.i.i, 112
  %memory.i.i.i.i.i1228.i = tail call ptr @malloc(i64 %all.i.i.i.i.i.i)
  %none.i.i.i.i.i.i = icmp eq ptr %memory.i.i.i.i.i1228.i, null
  br i1 %none.i.i.i.i.i.i, label %B486.if, label %.3.endif.i24.i.i1229.i

.3.endif.i24.i.i1229.i:                           ; preds = %B0.endif.endif.endif.i.i.i
  %address.i.i.i.i.i1230.i = ptrtoint ptr %memory.i.i.i.i.i1228.i to i64
  %behind.i.i.i.i.i1231.i = add i64 %address.i.i.i.i.i1230.i, 111
  %aligned.i.i.i.i.i1232.i = and i64 %behind.i.i.i.i.i1231.i, -64
  %data.i.i.i.i.i1233.i = inttoptr i64 %aligned.i.i.i.i.i1232.i to ptr
  store i64 1, ptr %memory.i.i.i.i.i1228.i, align 4, !noalias !558
  %at_end.i.i.i.i.i1234.i = getelementptr i8, ptr %memory.i.i.i.i.i1228.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i.i1234.i, align 8, !noalias !558
  %at_data.i.i.i.i.i1235.i = getelementptr i8, ptr %memory.i.i.i.i.i1228.i, i64 24
  store ptr %data.i.i.i.i.i1233.i, ptr %at_data.i.i.i.i.i1235.i, align 8, !noalias !558
  %at_size.i.i.i.i.i1236.i = getelementptr i8, ptr %memory.i.i.i.i.i1228.i, i64 32
  store i64 %.30.i.i.i, ptr %at_size.i.i.i.i.i1236.i, align 8, !noalias !558
  %.4.i.i.i.i1237.i = atomicrmw add ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !571
  fence release
  %.4.i.i25.i.i1238.i = atomicrmw sub ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !571
  %.10.i.i.i1239.i = icmp eq i64 %.4.i.i25.i.i1238.i, 1
  br i1 %.10.i.i.i1239.i, label %.3.endif.if.i.i.i1244.i, label %NRT_incref.exit152.i.i, !prof !0

.3.endif.if.i.i.i1244.i:                          ; preds = %.3.endif.i24.i.i1229.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1228.i), !noalias !571
  br label %NRT_incref.exit152.i.i

.3.endif.i141.i.i:                                ; preds = %B118.if.preheader.i.i, %NRT_incref.exit152.i.i
  %.4.i.i.i1240.i = atomicrmw add ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !572
  fence release
  %.4.i.i142.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !572
  %.10.i.i1241.i = icmp eq i64 %.4.i.i142.i.i, 1
  br i1 %.10.i.i1241.i, label %.3.endif.if.i.i1243.i, label %.3.endif.i144.i.i, !prof !0

.3.endif.if.i.i1243.i:                            ; preds = %.3.endif.i141.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1228.i), !noalias !572
  br label %.3.endif.i144.i.i

.3.endif.i144.i.i:                                ; preds = %.3.endif.if.i.i1243.i, %.3.endif.i141.i.i
  fence release
  %.4.i.i145.i.i = atomicrmw sub ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !572
  %.10.i146.i.i = icmp eq i64 %.4.i.i145.i.i, 1
  br i1 %.10.i146.i.i, label %.3.endif.if.i147.i.i, label %B758.if.lr.ph.i, !prof !0

.3.endif.if.i147.i.i:                             ; preds = %.3.endif.i144.i.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i1228.i), !noalias !572
  br label %B758.if.lr.ph.i

NRT_incref.exit152.i.i:                           ; preds = %.3.endif.if.i.i.i1244.i, %.3.endif.i24.i.i1229.i
  %.4.i.i151.i.i = atomicrmw add ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !572
  %.17012.not.i.i = icmp eq i64 %.1221.i, 0
  br i1 %.17012.not.i.i, label %.3.endif.i141.i.i, label %B118.if.preheader.i.i

B118.if.preheader.i.i:                            ; preds = %NRT_incref.exit152.i.i
  tail call void @llvm.memset.p0.i64(ptr align 64 %data.i.i.i.i.i1233.i, i8 -1, i64 %.30.i.i.i, i1 false), !noalias !572
  br label %.3.endif.i141.i.i

B644.else.if.i:                                   ; preds = %B644.i
  %.1173.i = sub nsw i64 0, %storemerge.i14.i
  %.1193.i = sdiv i64 %.1173.i, %.206.i
  %.1194.i = srem i64 %.1173.i, %.206.i
  %.1195.i = xor i64 %.1194.i, %.206.i
  %.1196.i = icmp slt i64 %.1195.i, 0
  %.1197.i = icmp ne i64 %.1194.i, 0
  %.1198.i = and i1 %.1197.i, %.1196.i
  %.1203.neg.i = zext i1 %.1198.i to i64
  %spec.select1014.neg.i = sub nsw i64 %.1203.neg.i, %.1193.i
  br label %B644.endif.i

B758.if.lr.ph.i:                                  ; preds = %.3.endif.if.i147.i.i, %.3.endif.i144.i.i
  %spec.select55.i = tail call i64 @llvm.smax.i64(i64 %storemerge.i14.i, i64 0)
  %.1421.i = sub nsw i64 %.1221.i, %storemerge.i14.i
  br label %B758.if.i

B758.if.i:                                        ; preds = %B758.if.i, %B758.if.lr.ph.i
  %.1292.062.i = phi i64 [ %spec.select55.i, %B758.if.lr.ph.i ], [ %.1354.i, %B758.if.i ]
  %.1289.061.i = phi i64 [ 0, %B758.if.lr.ph.i ], [ %.1358.i, %B758.if.i ]
  %.1354.i = add nsw i64 %.1292.062.i, -1
  %.1358.i = add nuw nsw i64 %.1289.061.i, 1
  %13 = getelementptr i32, ptr %data.i.i.i, i64 %.1289.061.i
  %.1412.i = load i32, ptr %13, align 4, !noalias !477
  %.1422.i = add nsw i64 %.1289.061.i, %.1421.i
  %.1436.i = icmp slt i64 %.1422.i, 0
  %.1437.i = select i1 %.1436.i, i64 %.1221.i, i64 0
  %14 = getelementptr i32, ptr %data.i.i.i.i.i1233.i, i64 %.1422.i
  %.1451.i = getelementptr i32, ptr %14, i64 %.1437.i
  store i32 %.1412.i, ptr %.1451.i, align 4, !noalias !477
  %.1345.i = icmp ugt i64 %.1292.062.i, 1
  br i1 %.1345.i, label %B758.if.i, label %B808.i

B808.endif.i:                                     ; preds = %.3.endif.if.i1000.i.i, %B0.endif.endif.endif.endif.i.i
  br i1 %.4.i1113, label %.3.endif.i1253.i, label %.3.endif.i1247.i, !prof !0

.3.endif.i1247.i:                                 ; preds = %B808.endif.i
  fence release
  %.4.i.i1248.i = atomicrmw sub ptr %arg.tables.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1249.i = icmp eq i64 %.4.i.i1248.i, 1
  br i1 %.10.i1249.i, label %.3.endif.if.i1250.i, label %.3.endif.i1253.i, !prof !0

.3.endif.if.i1250.i:                              ; preds = %.3.endif.i1247.i
  fence acquire
  tail call void @free(ptr nonnull %arg.tables.0), !noalias !477
  br label %.3.endif.i1253.i

.3.endif.i1253.i:                                 ; preds = %.3.endif.if.i1250.i, %.3.endif.i1247.i, %B808.endif.i
  fence release
  %.4.i.i1254.i = atomicrmw sub ptr %memory.i.i.i.i1050.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1255.i = icmp eq i64 %.4.i.i1254.i, 1
  br i1 %.10.i1255.i, label %.3.endif.if.i1256.i, label %NRT_decref.exit1257.i, !prof !0

.3.endif.if.i1256.i:                              ; preds = %.3.endif.i1253.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i1050.i), !noalias !477
  br label %NRT_decref.exit1257.i

NRT_decref.exit1257.i:                            ; preds = %.3.endif.if.i1256.i, %.3.endif.i1253.i
  fence release
  %.4.i.i1260.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1261.i = icmp eq i64 %.4.i.i1260.i, 1
  br i1 %.10.i1261.i, label %.3.endif.if.i1262.i, label %NRT_decref.exit1263.i, !prof !0

.3.endif.if.i1262.i:                              ; preds = %NRT_decref.exit1257.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !477
  br label %NRT_decref.exit1263.i

NRT_decref.exit1263.i:                            ; preds = %.3.endif.if.i1262.i, %NRT_decref.exit1257.i
  br i1 %.4.i, label %NRT_decref.exit1269.i, label %.3.endif.i1265.i, !prof !0

.3.endif.i1265.i:                                 ; preds = %NRT_decref.exit1263.i
  fence release
  %.4.i.i1266.i = atomicrmw sub ptr %arg.rows.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1267.i = icmp eq i64 %.4.i.i1266.i, 1
  br i1 %.10.i1267.i, label %.3.endif.if.i1268.i, label %NRT_decref.exit1269.i, !prof !0

.3.endif.if.i1268.i:                              ; preds = %.3.endif.i1265.i
  fence acquire
  tail call void @free(ptr nonnull %arg.rows.0), !noalias !477
  br label %NRT_decref.exit1269.i

NRT_decref.exit1269.i:                            ; preds = %.3.endif.if.i1268.i, %.3.endif.i1265.i, %NRT_decref.exit1263.i
  br i1 %.4.i1117, label %NRT_decref.exit1275.i, label %.3.endif.i1271.i, !prof !0

.3.endif.i1271.i:                                 ; preds = %NRT_decref.exit1269.i
  fence release
  %.4.i.i1272.i = atomicrmw sub ptr %arg.packed.0.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1273.i = icmp eq i64 %.4.i.i1272.i, 1
  br i1 %.10.i1273.i, label %.3.endif.if.i1274.i, label %NRT_decref.exit1275.i, !prof !0

.3.endif.if.i1274.i:                              ; preds = %.3.endif.i1271.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.0.0), !noalias !477
  br label %NRT_decref.exit1275.i

NRT_decref.exit1275.i:                            ; preds = %.3.endif.if.i1274.i, %.3.endif.i1271.i, %NRT_decref.exit1269.i
  br i1 %.4.i815.i.i, label %NRT_decref.exit1281.i, label %.3.endif.i1277.i, !prof !0

.3.endif.i1277.i:                                 ; preds = %NRT_decref.exit1275.i
  fence release
  %.4.i.i1278.i = atomicrmw sub ptr %.728.fca.0.load.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1279.i = icmp eq i64 %.4.i.i1278.i, 1
  br i1 %.10.i1279.i, label %.3.endif.if.i1280.i, label %NRT_decref.exit1281.i, !prof !0

.3.endif.if.i1280.i:                              ; preds = %.3.endif.i1277.i
  fence acquire
  tail call void @free(ptr nonnull %.728.fca.0.load.i), !noalias !477
  br label %NRT_decref.exit1281.i

NRT_decref.exit1281.i:                            ; preds = %.3.endif.if.i1280.i, %.3.endif.i1277.i, %NRT_decref.exit1275.i
  fence release
  %.4.i.i1284.i = atomicrmw sub ptr %memory.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1285.i = icmp eq i64 %.4.i.i1284.i, 1
  br i1 %.10.i1285.i, label %.3.endif.if.i1286.i, label %NRT_decref.exit1287.i, !prof !0

.3.endif.if.i1286.i:                              ; preds = %NRT_decref.exit1281.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i.i), !noalias !477
  br label %NRT_decref.exit1287.i

NRT_decref.exit1287.i:                            ; preds = %.3.endif.if.i1286.i, %NRT_decref.exit1281.i
  br i1 %.4.i1121, label %.3.endif.i1295.i, label %.3.endif.i1289.i, !prof !0

.3.endif.i1289.i:                                 ; preds = %NRT_decref.exit1287.i
  fence release
  %.4.i.i1290.i = atomicrmw sub ptr %arg.packed.1.0, i64 1 monotonic, align 8, !noalias !477
  %.10.i1291.i = icmp eq i64 %.4.i.i1290.i, 1
  br i1 %.10.i1291.i, label %.3.endif.if.i1292.i, label %.3.endif.i1295.i, !prof !0

.3.endif.if.i1292.i:                              ; preds = %.3.endif.i1289.i
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0), !noalias !477
  br label %.3.endif.i1295.i

.3.endif.i1295.i:                                 ; preds = %.3.endif.if.i1292.i, %.3.endif.i1289.i, %NRT_decref.exit1287.i
  fence release
  %.4.i.i1296.i = atomicrmw sub ptr %memory.i.i.i.i.i1228.i, i64 1 monotonic, align 8, !noalias !477
  %.10.i1297.i = icmp eq i64 %.4.i.i1296.i, 1
  br i1 %.10.i1297.i, label %B486.endif.sink.split, label %B486.endif, !prof !0

B486.if:                                          ; preds = %NRT_decref.exit910.i.i, %B644.endif.i, %NRT_decref.exit995.i.i, %B500.endif.endif.i, %NRT_incref.exit1030.i, %NRT_decref.exit.i, %B0.endif.endif.endif.i.i1399, %B0.endif.endif.i.i1398, %B0.endif.endif.endif.i1048.i, %B0.endif.endif.endif.i.i.i, %B0.endif.endif.i.i.i, %B232.endif.endif.endif.if.i
  %excinfo.6.1.ph = phi ptr [ %.719.i, %B232.endif.endif.endif.if.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.60, %B0.endif.endif.i.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B500.endif.endif.i ], [ %excinfo.2.0.i1198.i, %NRT_decref.exit910.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i.i ], [ %excinfo.2.0.i.i, %NRT_decref.exit995.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i1399 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.5.143, %B0.endif.endif.i.i1398 ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i1048.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.12, %NRT_decref.exit.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.43, %NRT_incref.exit1030.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.59, %B644.endif.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.714.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.5.i)
  store ptr %excinfo.6.1.ph, ptr %excinfo, align 8
  br label %common.ret

B486.endif.sink.split:                            ; preds = %.3.endif.i1295.i, %.3.endif.i1137.i
  %arg.packed.1.0.sink = phi ptr [ %arg.packed.1.0, %.3.endif.i1137.i ], [ %memory.i.i.i.i.i1228.i, %.3.endif.i1295.i ]
  fence acquire
  tail call void @free(ptr nonnull %arg.packed.1.0.sink), !noalias !477
  br label %B486.endif

B486.endif:                                       ; preds = %B486.endif.sink.split, %.3.endif.i1137.i, %NRT_decref.exit1135.i, %.3.endif.i1295.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.714.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.5.i)
  %.1076 = load i32, ptr %arg.stop.4, align 4
  %.1077.not = icmp eq i32 %.1076, 0
  br i1 %.1077.not, label %B574, label %B568

B582.if:                                          ; preds = %NRT_decref.exit1261, %B640
  %left.2.190 = phi i64 [ %left.3.2, %B640 ], [ 0, %NRT_decref.exit1261 ]
  %.1164.089 = phi i64 [ %.1231, %B640 ], [ 0, %NRT_decref.exit1261 ]
  %.1222 = shl i64 %.1164.089, 2
  %.1226 = getelementptr i8, ptr %data.i.i.i, i64 %.1222
  %.1228 = load i32, ptr %.1226, align 4
  %.1231 = add nuw nsw i64 %.1164.089, 1
  %.1265 = sext i32 %.1228 to i64
  %.1278 = icmp slt i32 %.1228, 0
  %.1279 = select i1 %.1278, i64 %arg.tables.5.0, i64 0
  %15 = getelementptr i32, ptr %data.i.i.i.i, i64 %.1279
  %.1293 = getelementptr i32, ptr %15, i64 %.1265
  %.1294 = load i32, ptr %.1293, align 4
  %.1296 = icmp eq i32 %.1294, -2
  br i1 %.1296, label %B620, label %B640

B642.endif:                                       ; preds = %B642.else.endif.endif.endif, %B642.else.endif.endif.endif.if
  %.1381.sroa.13.0 = phi i64 [ %subjects.2.sroa.30.095, %B642.else.endif.endif.endif.if ], [ %.1381.sroa.13.1, %B642.else.endif.endif.endif ]
  %.4.i.i1436 = atomicrmw add ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.1538.not = icmp eq i64 %left.2.1.lcssa, 0
  fence release
  %.4.i.i1440 = atomicrmw sub ptr %memory.i.i.i, i64 1 monotonic, align 8
  %.10.i1441 = icmp eq i64 %.4.i.i1440, 1
  br i1 %.10.i1441, label %.3.endif.if.i1442, label %NRT_decref.exit1443, !prof !0

.3.endif.if.i1442:                                ; preds = %B642.endif
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i)
  br label %NRT_decref.exit1443

NRT_decref.exit1443:                              ; preds = %B642.endif, %.3.endif.if.i1442
  br i1 %.1538.not, label %B666, label %.3.endif.i1309

B642.else.endif.endif:                            ; preds = %.3.endif.if.i1266, %B642
  %.1408 = icmp slt i64 %left.2.1.lcssa, 0
  %.1409 = select i1 %.1408, i64 %subjects.2.sroa.30.095, i64 0
  %.1410 = add i64 %.1409, %left.2.1.lcssa
  %.1413 = icmp slt i64 %.1410, 0
  br i1 %.1413, label %B642.else.endif.endif.if, label %B642.else.endif.endif.endif, !prof !0

B642.else.endif.endif.if:                         ; preds = %B642.else.endif.endif
  br label %B642.else.endif.endif.endif

B642.else.endif.endif.endif:                      ; preds = %B642.else.endif.endif.if, %B642.else.endif.endif
  %.1381.sroa.13.1 = phi i64 [ 0, %B642.else.endif.endif.if ], [ %.1410, %B642.else.endif.endif ]
  %.1418.not = icmp slt i64 %.1410, %subjects.2.sroa.30.095
  br i1 %.1418.not, label %B642.endif, label %B642.else.endif.endif.endif.if, !prof !1

B642.else.endif.endif.endif.if:                   ; preds = %B642.else.endif.endif.endif
  br label %B642.endif

B712.if:                                          ; preds = %NRT_decref.exit1349, %B712.if
  %.1713.098 = phi i64 [ %.1775, %B712.if ], [ %arg.chosen.2, %NRT_decref.exit1349 ]
  %.1710.097 = phi i64 [ %.1779, %B712.if ], [ 0, %NRT_decref.exit1349 ]
  %.1775 = add nsw i64 %.1713.098, -1
  %.1779 = add nuw nsw i64 %.1710.097, 1
  %16 = getelementptr i64, ptr %arg.chosen.4, i64 %.1710.097
  %.1833 = load i64, ptr %16, align 8
  %.1847 = icmp slt i64 %.1833, 0
  %.1848 = select i1 %.1847, i64 %arg.tables.5.0, i64 0
  %17 = getelementptr i32, ptr %data.i.i.i.i, i64 %.1833
  %.1862 = getelementptr i32, ptr %17, i64 %.1848
  %.1863 = load i32, ptr %.1862, align 4
  %.1865 = sitofp i32 %.1863 to double
  %.1870 = fmul double %.1865, 3.125000e-02
  %18 = getelementptr double, ptr %arg.found.4, i64 %.1710.097
  store double %.1870, ptr %18, align 8
  %.1766 = icmp ugt i64 %.1713.098, 1
  br i1 %.1766, label %B712.if, label %.3.endif.i1351
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1 immarg)

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr %arg.values.0, ptr readonly %arg.values.4, i64 %arg.values.5.0, ptr %arg.places.0, i64 %arg.places.2, ptr readonly %arg.places.4) unnamed_addr {
entry:
  %.4.i = icmp eq ptr %arg.values.0, null
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !0

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.values.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %.4.i169 = icmp eq ptr %arg.places.0, null
  br i1 %.4.i169, label %NRT_incref.exit172, label %.3.endif.i170, !prof !0

.3.endif.i170:                                    ; preds = %NRT_incref.exit
  %.4.i.i171 = atomicrmw add ptr %arg.places.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit172

NRT_incref.exit172:                               ; preds = %NRT_incref.exit, %.3.endif.i170
  %.15.i = icmp slt i64 %arg.places.2, 0
  br i1 %.15.i, label %B0.if, label %B0.endif.endif.i, !prof !0

B0.endif.endif.i:                                 ; preds = %NRT_incref.exit172
  %.31.i = icmp ugt i64 %arg.places.2, 1152921504606846975
  br i1 %.31.i, label %B0.if, label %B0.endif.endif.endif.i, !prof !0

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.i
  %.30.i = shl nuw nsw i64 %arg.places.2, 3
  %all.i.i.i.i = add nuw i64 %.30.i, 112
  %memory.i.i.i.i = tail call ptr @malloc(i64 %all.i.i.i.i)
  %none.i.i.i.i = icmp eq ptr %memory.i.i.i.i, null
  br i1 %none.i.i.i.i, label %B0.if, label %.3.endif.i24.i

.3.endif.i24.i:                                   ; preds = %B0.endif.endif.endif.i
  %address.i.i.i.i = ptrtoint ptr %memory.i.i.i.i to i64
  %behind.i.i.i.i = add i64 %address.i.i.i.i, 111
  %aligned.i.i.i.i = and i64 %behind.i.i.i.i, -64
  %data.i.i.i.i = inttoptr i64 %aligned.i.i.i.i to ptr
  store i64 1, ptr %memory.i.i.i.i, align 4, !noalias !573
  %at_end.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 8
  store ptr null, ptr %at_end.i.i.i.i, align 8, !noalias !573
  %at_data.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 24
  store ptr %data.i.i.i.i, ptr %at_data.i.i.i.i, align 8, !noalias !573
  %at_size.i.i.i.i = getelementptr i8, ptr %memory.i.i.i.i, i64 32
  store i64 %.30.i, ptr %at_size.i.i.i.i, align 8, !noalias !573
  %.4.i.i.i = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !583
  fence release
  %.4.i.i25.i = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8, !noalias !583
  %.10.i.i = icmp eq i64 %.4.i.i25.i, 1
  br i1 %.10.i.i, label %.3.endif.if.i.i, label %B0.endif, !prof !0

.3.endif.if.i.i:                                  ; preds = %.3.endif.i24.i
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i), !noalias !583
  br label %B0.endif

common.ret:                                       ; preds = %.3.endif.if.i190, %.3.endif.i187, %B0.if
  %common.ret.op = phi i32 [ 1, %B0.if ], [ 0, %.3.endif.if.i190 ], [ 0, %.3.endif.i187 ]
  ret i32 %common.ret.op

.3.endif.i174:                                    ; preds = %B106.if, %B0.endif
  %.4.i.i175 = atomicrmw add ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  store ptr %memory.i.i.i.i, ptr %retptr, align 8
  %retptr.repack157 = getelementptr inbounds i8, ptr %retptr, i64 8
  store ptr null, ptr %retptr.repack157, align 8
  %retptr.repack159 = getelementptr inbounds i8, ptr %retptr, i64 16
  store i64 %arg.places.2, ptr %retptr.repack159, align 8
  %retptr.repack161 = getelementptr inbounds i8, ptr %retptr, i64 24
  store i64 8, ptr %retptr.repack161, align 8
  %retptr.repack163 = getelementptr inbounds i8, ptr %retptr, i64 32
  store ptr %data.i.i.i.i, ptr %retptr.repack163, align 8
  %retptr.repack165 = getelementptr inbounds i8, ptr %retptr, i64 40
  store i64 %arg.places.2, ptr %retptr.repack165, align 8
  %retptr.repack167 = getelementptr inbounds i8, ptr %retptr, i64 48
  store i64 8, ptr %retptr.repack167, align 8
  br i1 %.4.i, label %NRT_decref.exit, label %.3.endif.i178, !prof !0

.3.endif.i178:                                    ; preds = %.3.endif.i174
  fence release
  %.4.i.i179 = atomicrmw sub ptr %arg.values.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i179, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i178
  fence acquire
  tail call void @free(ptr nonnull %arg.values.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %.3.endif.i174, %.3.endif.i178, %.3.endif.if.i
  br i1 %.4.i169, label %.3.endif.i187, label %.3.endif.i181, !prof !0

.3.endif.i181:                                    ; preds = %NRT_decref.exit
  fence release
  %.4.i.i182 = atomicrmw sub ptr %arg.places.0, i64 1 monotonic, align 8
  %.10.i183 = icmp eq i64 %.4.i.i182, 1
  br i1 %.10.i183, label %.3.endif.if.i184, label %.3.endif.i187, !prof !0

.3.endif.if.i184:                                 ; preds = %.3.endif.i181
  fence acquire
  tail call void @free(ptr nonnull %arg.places.0)
  br label %.3.endif.i187

.3.endif.i187:                                    ; preds = %.3.endif.if.i184, %.3.endif.i181, %NRT_decref.exit
  fence release
  %.4.i.i188 = atomicrmw sub ptr %memory.i.i.i.i, i64 1 monotonic, align 8
  %.10.i189 = icmp eq i64 %.4.i.i188, 1
  br i1 %.10.i189, label %.3.endif.if.i190, label %common.ret, !prof !0

.3.endif.if.i190:                                 ; preds = %.3.endif.i187
  fence acquire
  tail call void @free(ptr nonnull %memory.i.i.i.i)
  br label %common.ret

B0.if:                                            ; preds = %B0.endif.endif.i, %NRT_incref.exit172, %B0.endif.endif.endif.i
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57.162, %B0.endif.endif.i ], [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b.161, %NRT_incref.exit172 ]
  store ptr %excinfo.1.0.ph, ptr %excinfo, align 8
  br label %common.ret

B0.endif:                                         ; preds = %.3.endif.if.i.i, %.3.endif.i24.i
  %.16912.not = icmp eq i64 %arg.places.2, 0
  br i1 %.16912.not, label %.3.endif.i174, label %B106.if

B106.if:                                          ; preds = %B0.endif, %B106.if
  %.116.014 = phi i64 [ %.178, %B106.if ], [ %arg.places.2, %B0.endif ]
  %.113.013 = phi i64 [ %.182, %B106.if ], [ 0, %B0.endif ]
  %.178 = add nsw i64 %.116.014, -1
  %.182 = add nuw nsw i64 %.113.013, 1
  %0 = getelementptr i64, ptr %arg.places.4, i64 %.113.013
  %.236 = load i64, ptr %0, align 8
  %.250 = icmp slt i64 %.236, 0
  %.251 = select i1 %.250, i64 %arg.values.5.0, i64 0
  %1 = getelementptr double, ptr %arg.values.4, i64 %.236
  %.265 = getelementptr double, ptr %1, i64 %.251
  %.266 = load double, ptr %.265, align 8
  %2 = getelementptr double, ptr %data.i.i.i.i, i64 %.113.013
  store double %.266, ptr %2, align 8
  %.169 = icmp ugt i64 %.116.014, 1
  br i1 %.169, label %B106.if, label %.3.endif.i174
}

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels13log10_evaluesB4v158B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd28Literal_5bbool_5d_28False_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.m, ptr %arg.scores.0, i64 %arg.scores.2, ptr readonly %arg.scores.4, ptr %arg.lengths.0, ptr readonly %arg.lengths.4, ptr %arg.log10_trials.0, ptr readonly %arg.log10_trials.4, ptr %arg.out.0, ptr writeonly %arg.out.4) unnamed_addr {
entry:
  %.211.i36.i = alloca double, align 8
  %.213.i.i = alloca double, align 8
  %.215.i.i = alloca double, align 8
  %.219.i.i = alloca [3 x i64], align 8
  %.221.i.i = alloca [3 x i64], align 8
  %.223.i.i = alloca [1 x i64], align 8
  %.143.i97.i.i = alloca double, align 8
  %.145.i98.i.i = alloca double, align 8
  %.148.i99.i.i = alloca [2 x i64], align 8
  %.150.i101.i.i = alloca [2 x i64], align 8
  %.152.i103.i.i = alloca [1 x i64], align 8
  %.143.i.i.i = alloca double, align 8
  %.145.i.i.i = alloca double, align 8
  %.148.i.i.i = alloca [2 x i64], align 8
  %.150.i.i.i = alloca [2 x i64], align 8
  %.152.i.i.i = alloca [1 x i64], align 8
  %.60.i = alloca [4 x double], align 8
  %excinfo.1.i = alloca ptr, align 8
  %.351 = alloca [4 x double], align 8
  %.fca.1.gep = getelementptr inbounds i8, ptr %.351, i64 8
  %excinfo.1 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.351, i8 0, i64 32, i1 false)
  store ptr null, ptr %excinfo.1, align 8
  %.4.i = icmp eq ptr %arg.scores.0, null
  br i1 %.4.i, label %NRT_incref.exit, label %.3.endif.i, !prof !0

.3.endif.i:                                       ; preds = %entry
  %.4.i.i = atomicrmw add ptr %arg.scores.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit

NRT_incref.exit:                                  ; preds = %entry, %.3.endif.i
  %.4.i251 = icmp eq ptr %arg.lengths.0, null
  br i1 %.4.i251, label %NRT_incref.exit254, label %.3.endif.i252, !prof !0

.3.endif.i252:                                    ; preds = %NRT_incref.exit
  %.4.i.i253 = atomicrmw add ptr %arg.lengths.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit254

NRT_incref.exit254:                               ; preds = %NRT_incref.exit, %.3.endif.i252
  %.4.i255 = icmp eq ptr %arg.log10_trials.0, null
  br i1 %.4.i255, label %NRT_incref.exit258, label %.3.endif.i256, !prof !0

.3.endif.i256:                                    ; preds = %NRT_incref.exit254
  %.4.i.i257 = atomicrmw add ptr %arg.log10_trials.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit258

NRT_incref.exit258:                               ; preds = %NRT_incref.exit254, %.3.endif.i256
  %.4.i259 = icmp eq ptr %arg.out.0, null
  br i1 %.4.i259, label %NRT_incref.exit262, label %.3.endif.i260, !prof !0

.3.endif.i260:                                    ; preds = %NRT_incref.exit258
  %.4.i.i261 = atomicrmw add ptr %arg.out.0, i64 1 monotonic, align 8
  br label %NRT_incref.exit262

NRT_incref.exit262:                               ; preds = %NRT_incref.exit258, %.3.endif.i260
  %.1977.not = icmp slt i64 %arg.scores.2, 1
  br i1 %.1977.not, label %B234, label %B44.if.lr.ph

B44.if.lr.ph:                                     ; preds = %NRT_incref.exit262
  %.fca.1.gep31.i = getelementptr inbounds i8, ptr %.60.i, i64 8
  %.63.i.i = getelementptr i8, ptr %arg.p.4, i64 48
  %.92.i.i = getelementptr i8, ptr %arg.p.4, i64 32
  %.122.i.i = getelementptr i8, ptr %arg.p.4, i64 40
  %.fca.1.gep3.i.i.i = getelementptr inbounds i8, ptr %.148.i.i.i, i64 8
  %.fca.1.gep.i.i.i = getelementptr inbounds i8, ptr %.150.i.i.i, i64 8
  %.75.i.i.i = getelementptr i64, ptr %arg.loops.4, i64 %arg.loops.5.1
  %.130.i.i.i = getelementptr i8, ptr %.75.i.i.i, i64 8
  %.154.i.i.i = ptrtoint ptr %.143.i.i.i to i64
  %.159.i.i.i = ptrtoint ptr %.145.i.i.i to i64
  %.211.i.i = getelementptr i8, ptr %arg.p.4, i64 72
  %.240.i.i = getelementptr i8, ptr %arg.p.4, i64 56
  %.270.i.i = getelementptr i8, ptr %arg.p.4, i64 64
  %.fca.1.gep3.i100.i.i = getelementptr inbounds i8, ptr %.148.i99.i.i, i64 8
  %.fca.1.gep.i102.i.i = getelementptr inbounds i8, ptr %.150.i101.i.i, i64 8
  %.154.i108.i.i = ptrtoint ptr %.143.i97.i.i to i64
  %.159.i109.i.i = ptrtoint ptr %.145.i98.i.i to i64
  %.fca.1.gep3.i.i = getelementptr inbounds i8, ptr %.219.i.i, i64 8
  %.fca.2.gep4.i.i = getelementptr inbounds i8, ptr %.219.i.i, i64 16
  %.fca.1.gep.i.i = getelementptr inbounds i8, ptr %.221.i.i, i64 8
  %.fca.2.gep.i.i = getelementptr inbounds i8, ptr %.221.i.i, i64 16
  %.128.idx.i.i = mul i64 %arg.loops.5.1, 24
  %.128.i.i = getelementptr i8, ptr %arg.loops.4, i64 %.128.idx.i.i
  %.181.i.i = getelementptr i8, ptr %.128.i.i, i64 8
  %.225.i.i = ptrtoint ptr %.211.i36.i to i64
  %.230.i.i = ptrtoint ptr %.213.i.i to i64
  %.235.i.i = ptrtoint ptr %.215.i.i to i64
  %.206.i = getelementptr i8, ptr %arg.p.4, i64 8
  br label %B44.if

B134:                                             ; preds = %B44.if
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.351, i8 0, i64 32, i1 false)
  %.362 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v159B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd28Literal_5bbool_5d_28False_29(ptr %.351, ptr %excinfo.1, ptr %arg.loops.4, i64 %arg.loops.5.1, ptr %arg.p.4, double %.268, double %arg.m)
  %.364.not = icmp eq i32 %.362, 0
  br i1 %.364.not, label %B134.endif, label %B134.if, !prof !1

B232:                                             ; preds = %B134.endif.endif, %B44.if
  %.197 = icmp ugt i64 %.142.09, 1
  br i1 %.197, label %B44.if, label %B234

common.ret:                                       ; preds = %B134.endif.if, %B134.if, %NRT_decref.exit283
  %common.ret.op = phi i32 [ 0, %NRT_decref.exit283 ], [ 1, %B134.endif.if ], [ 1, %B134.if ]
  ret i32 %common.ret.op

B234:                                             ; preds = %B232, %NRT_incref.exit262
  br i1 %.4.i, label %NRT_decref.exit, label %.3.endif.i264, !prof !0

.3.endif.i264:                                    ; preds = %B234
  fence release
  %.4.i.i265 = atomicrmw sub ptr %arg.scores.0, i64 1 monotonic, align 8
  %.10.i = icmp eq i64 %.4.i.i265, 1
  br i1 %.10.i, label %.3.endif.if.i, label %NRT_decref.exit, !prof !0

.3.endif.if.i:                                    ; preds = %.3.endif.i264
  fence acquire
  call void @free(ptr nonnull %arg.scores.0)
  br label %NRT_decref.exit

NRT_decref.exit:                                  ; preds = %B234, %.3.endif.i264, %.3.endif.if.i
  br i1 %.4.i259, label %NRT_decref.exit271, label %.3.endif.i267, !prof !0

.3.endif.i267:                                    ; preds = %NRT_decref.exit
  fence release
  %.4.i.i268 = atomicrmw sub ptr %arg.out.0, i64 1 monotonic, align 8
  %.10.i269 = icmp eq i64 %.4.i.i268, 1
  br i1 %.10.i269, label %.3.endif.if.i270, label %NRT_decref.exit271, !prof !0

.3.endif.if.i270:                                 ; preds = %.3.endif.i267
  fence acquire
  call void @free(ptr nonnull %arg.out.0)
  br label %NRT_decref.exit271

NRT_decref.exit271:                               ; preds = %NRT_decref.exit, %.3.endif.i267, %.3.endif.if.i270
  br i1 %.4.i255, label %NRT_decref.exit277, label %.3.endif.i273, !prof !0

.3.endif.i273:                                    ; preds = %NRT_decref.exit271
  fence release
  %.4.i.i274 = atomicrmw sub ptr %arg.log10_trials.0, i64 1 monotonic, align 8
  %.10.i275 = icmp eq i64 %.4.i.i274, 1
  br i1 %.10.i275, label %.3.endif.if.i276, label %NRT_decref.exit277, !prof !0

.3.endif.if.i276:                                 ; preds = %.3.endif.i273
  fence acquire
  call void @free(ptr nonnull %arg.log10_trials.0)
  br label %NRT_decref.exit277

NRT_decref.exit277:                               ; preds = %NRT_decref.exit271, %.3.endif.i273, %.3.endif.if.i276
  br i1 %.4.i251, label %NRT_decref.exit283, label %.3.endif.i279, !prof !0

.3.endif.i279:                                    ; preds = %NRT_decref.exit277
  fence release
  %.4.i.i280 = atomicrmw sub ptr %arg.lengths.0, i64 1 monotonic, align 8
  %.10.i281 = icmp eq i64 %.4.i.i280, 1
  br i1 %.10.i281, label %.3.endif.if.i282, label %NRT_decref.exit283, !prof !0

.3.endif.if.i282:                                 ; preds = %.3.endif.i279
  fence acquire
  call void @free(ptr nonnull %arg.lengths.0)
  br label %NRT_decref.exit283

NRT_decref.exit283:                               ; preds = %NRT_decref.exit277, %.3.endif.i279, %.3.endif.if.i282
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B44.if:                                           ; preds = %B44.if.lr.ph, %B232
  %.142.09 = phi i64 [ %arg.scores.2, %B44.if.lr.ph ], [ %.206, %B232 ]
  %.139.08 = phi i64 [ 0, %B44.if.lr.ph ], [ %.210, %B232 ]
  %.206 = add nsw i64 %.142.09, -1
  %.210 = add nuw nsw i64 %.139.08, 1
  %0 = getelementptr double, ptr %arg.scores.4, i64 %.139.08
  %.268 = load double, ptr %0, align 8
  %1 = getelementptr double, ptr %arg.lengths.4, i64 %.139.08
  %.299 = load double, ptr %1, align 8
  %2 = getelementptr double, ptr %arg.out.4, i64 %.139.08
  store double 0x7FF0000000000000, ptr %2, align 8
  %.339 = fcmp ogt double %.268, 0.000000e+00
  %.343 = fcmp ogt double %.299, 0.000000e+00
  %or.cond = select i1 %.339, i1 %.343, i1 false
  br i1 %or.cond, label %B134, label %B232

B134.if:                                          ; preds = %B134
  %.363 = load ptr, ptr %excinfo.1, align 8
  store ptr %.363, ptr %excinfo, align 8
  br label %common.ret

B134.endif:                                       ; preds = %B134
  %.372.fca.1.load = load double, ptr %.fca.1.gep, align 8
  %.372.fca.0.load = load double, ptr %.351, align 8
  %3 = getelementptr double, ptr %arg.log10_trials.4, i64 %.139.08
  %.413 = load double, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %.60.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i)
  store ptr null, ptr %excinfo.1.i, align 8, !noalias !584
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %.60.i, i8 0, i64 32, i1 false), !noalias !584
  %.71.i = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v159B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd28Literal_5bbool_5d_28False_29(ptr %.60.i, ptr %excinfo.1.i, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %.268, double %.299)
  %.73.not.i = icmp eq i32 %.71.i, 0
  br i1 %.73.not.i, label %B134.endif.endif, label %B134.endif.if, !prof !1

B134.endif.if:                                    ; preds = %B134.endif
  %.72.i = load ptr, ptr %excinfo.1.i, align 8, !noalias !584
  call void @llvm.lifetime.end.p0(ptr nonnull %.60.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store ptr %.72.i, ptr %excinfo, align 8
  br label %common.ret

B134.endif.endif:                                 ; preds = %B134.endif
  %.81.fca.1.load.i = load double, ptr %.fca.1.gep31.i, align 8, !noalias !584
  %.81.fca.0.load.i = load double, ptr %.60.i, align 8, !noalias !584
  %.64.i.i = load double, ptr %.63.i.i, align 8, !noalias !588
  %.93.i.i = load double, ptr %.92.i.i, align 8, !noalias !588
  %.94.i.i = fmul double %.268, %.93.i.i
  %.123.i.i = load double, ptr %.122.i.i, align 8, !noalias !588
  %.124.i.i = fadd double %.94.i.i, %.123.i.i
  %.12.i.i.i = fcmp ogt double %.124.i.i, %.64.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.124.i.i, double %.64.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i.i.i), !noalias !588
  store double 0.000000e+00, ptr %.145.i.i.i, align 8, !noalias !591
  %.76.i.i.i = load i64, ptr %.75.i.i.i, align 8, !noalias !591
  %.131.i.i.i = load i64, ptr %.130.i.i.i, align 8, !noalias !591
  store double %.13.i.i.i, ptr %.143.i.i.i, align 8, !noalias !591
  store i64 %.154.i.i.i, ptr %.148.i.i.i, align 8, !noalias !591
  store i64 8, ptr %.150.i.i.i, align 8, !noalias !591
  store i64 %.159.i.i.i, ptr %.fca.1.gep3.i.i.i, align 8, !noalias !591
  store i64 8, ptr %.fca.1.gep.i.i.i, align 8, !noalias !591
  store i64 1, ptr %.152.i.i.i, align 8, !noalias !591
  %.171.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.172.i.i.i = inttoptr i64 %.131.i.i.i to ptr
  call void %.171.i.i.i(ptr nonnull %.148.i.i.i, ptr nonnull %.152.i.i.i, ptr nonnull %.150.i.i.i, ptr %.172.i.i.i), !noalias !591
  %.174.i.i.i = load double, ptr %.145.i.i.i, align 8, !noalias !591
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i.i.i), !noalias !588
  %.212.i.i = load double, ptr %.211.i.i, align 8, !noalias !588
  %.241.i.i = load double, ptr %.240.i.i, align 8, !noalias !588
  %.242.i.i = fmul double %.268, %.241.i.i
  %.271.i.i = load double, ptr %.270.i.i, align 8, !noalias !588
  %.275.i.i = fadd double %.242.i.i, %.271.i.i
  %.12.i95.i.i = fcmp ogt double %.275.i.i, %.212.i.i
  %.13.i96.i.i = select i1 %.12.i95.i.i, double %.275.i.i, double %.212.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %.143.i97.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.145.i98.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.148.i99.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.150.i101.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.152.i103.i.i), !noalias !588
  store double 0.000000e+00, ptr %.145.i98.i.i, align 8, !noalias !594
  %.76.i105.i.i = load i64, ptr %.75.i.i.i, align 8, !noalias !594
  %.131.i107.i.i = load i64, ptr %.130.i.i.i, align 8, !noalias !594
  store double %.13.i96.i.i, ptr %.143.i97.i.i, align 8, !noalias !594
  store i64 %.154.i108.i.i, ptr %.148.i99.i.i, align 8, !noalias !594
  store i64 8, ptr %.150.i101.i.i, align 8, !noalias !594
  store i64 %.159.i109.i.i, ptr %.fca.1.gep3.i100.i.i, align 8, !noalias !594
  store i64 8, ptr %.fca.1.gep.i102.i.i, align 8, !noalias !594
  store i64 1, ptr %.152.i103.i.i, align 8, !noalias !594
  %.171.i110.i.i = inttoptr i64 %.76.i105.i.i to ptr
  %.172.i111.i.i = inttoptr i64 %.131.i107.i.i to ptr
  call void %.171.i110.i.i(ptr nonnull %.148.i99.i.i, ptr nonnull %.152.i103.i.i, ptr nonnull %.150.i101.i.i, ptr %.172.i111.i.i), !noalias !594
  %.174.i112.i.i = load double, ptr %.145.i98.i.i, align 8, !noalias !594
  call void @llvm.lifetime.end.p0(ptr nonnull %.143.i97.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.145.i98.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.148.i99.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.150.i101.i.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %.152.i103.i.i), !noalias !588
  call void @llvm.lifetime.start.p0(ptr nonnull %.211.i36.i), !noalias !584
  call void @llvm.lifetime.start.p0(ptr nonnull %.213.i.i), !noalias !584
  call void @llvm.lifetime.start.p0(ptr nonnull %.215.i.i), !noalias !584
  call void @llvm.lifetime.start.p0(ptr nonnull %.219.i.i), !noalias !584
  call void @llvm.lifetime.start.p0(ptr nonnull %.221.i.i), !noalias !584
  call void @llvm.lifetime.start.p0(ptr nonnull %.223.i.i), !noalias !584
  store double 0.000000e+00, ptr %.215.i.i, align 8, !noalias !597
  %.129.i.i = load i64, ptr %.128.i.i, align 8, !noalias !597
  %.182.i.i = load i64, ptr %.181.i.i, align 8, !noalias !597
  %.199.i.i = fadd double %.372.fca.0.load, %.174.i.i.i
  %.202.i.i = fadd double %.81.fca.0.load.i, %.199.i.i
  %.206.i.i = fadd double %.372.fca.1.load, %.174.i112.i.i
  %.209.i.i = fadd double %.81.fca.1.load.i, %.206.i.i
  store double %.202.i.i, ptr %.211.i36.i, align 8, !noalias !597
  store double %.209.i.i, ptr %.213.i.i, align 8, !noalias !597
  store i64 %.225.i.i, ptr %.219.i.i, align 8, !noalias !597
  store i64 8, ptr %.221.i.i, align 8, !noalias !597
  store i64 %.230.i.i, ptr %.fca.1.gep3.i.i, align 8, !noalias !597
  store i64 8, ptr %.fca.1.gep.i.i, align 8, !noalias !597
  store i64 %.235.i.i, ptr %.fca.2.gep4.i.i, align 8, !noalias !597
  store i64 8, ptr %.fca.2.gep.i.i, align 8, !noalias !597
  store i64 1, ptr %.223.i.i, align 8, !noalias !597
  %.247.i.i = inttoptr i64 %.129.i.i to ptr
  %.248.i.i = inttoptr i64 %.182.i.i to ptr
  call void %.247.i.i(ptr nonnull %.219.i.i, ptr nonnull %.223.i.i, ptr nonnull %.221.i.i, ptr %.248.i.i), !noalias !597
  %.250.i.i = load double, ptr %.215.i.i, align 8, !noalias !597
  call void @llvm.lifetime.end.p0(ptr nonnull %.211.i36.i), !noalias !584
  call void @llvm.lifetime.end.p0(ptr nonnull %.213.i.i), !noalias !584
  call void @llvm.lifetime.end.p0(ptr nonnull %.215.i.i), !noalias !584
  call void @llvm.lifetime.end.p0(ptr nonnull %.219.i.i), !noalias !584
  call void @llvm.lifetime.end.p0(ptr nonnull %.221.i.i), !noalias !584
  call void @llvm.lifetime.end.p0(ptr nonnull %.223.i.i), !noalias !584
  %.207.i = load double, ptr %.206.i, align 8, !noalias !584
  %.208.i = fadd double %.250.i.i, %.207.i
  %.237.i = load double, ptr %arg.p.4, align 8, !noalias !584
  %.241.i = fmul double %.268, %.237.i
  %.242.i = fsub double %.208.i, %.241.i
  %.246.i = fdiv double %.242.i, 0x40026BB1BBB55516
  %.247.i = fadd double %.413, %.246.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.60.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store double %.247.i, ptr %2, align 8
  br label %B232
}

define internal fastcc range(i32 0, 2) i32 @_ZN6swathe4core10statistics14evalue_kernels7_withinB4v159B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd28Literal_5bbool_5d_28False_29(ptr noalias nonnull writeonly %retptr, ptr noalias nonnull writeonly %excinfo, ptr readonly %arg.loops.4, i64 %arg.loops.5.1, ptr readonly %arg.p.4, double %arg.s, double %arg.length) unnamed_addr {
entry:
  %.18.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.330 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.77 = getelementptr i8, ptr %arg.p.4, i64 16
  %.78 = load double, ptr %.77, align 8
  %.107 = getelementptr i8, ptr %arg.p.4, i64 24
  %.108 = load double, ptr %.107, align 8
  %.140 = getelementptr i8, ptr %arg.p.4, i64 48
  %.141 = load double, ptr %.140, align 8
  %.169 = getelementptr i8, ptr %arg.p.4, i64 32
  %.170 = load double, ptr %.169, align 8
  %.171 = fmul double %arg.s, %.170
  %.199 = getelementptr i8, ptr %arg.p.4, i64 40
  %.200 = load double, ptr %.199, align 8
  %.204 = fadd double %.171, %.200
  %.12.i = fcmp ogt double %.204, %.141
  %.13.i = select i1 %.12.i, double %.204, double %.141
  %.79 = fmul double %arg.s, %.78
  %.109 = fadd double %.79, %.108
  %.240 = fsub double %arg.length, %.109
  %.242 = tail call double @sqrt(double %.13.i)
  %.246 = fdiv double %.240, %.242
  store double 0.000000e+00, ptr %.330, align 8
  %.338 = call fastcc i32 @_ZN6swathe4core10statistics14evalue_kernels20_log_expected_excessB4v104B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd(ptr %.330, ptr %excinfo.3, ptr %arg.loops.4, i64 %arg.loops.5.1, double %.246)
  %.340.not = icmp eq i32 %.338, 0
  %.348 = load double, ptr %.330, align 8
  br i1 %.340.not, label %B282.endif, label %B282.if, !prof !1

common.ret:                                       ; preds = %B282.endif.if, %B282.if, %B282.endif.endif
  %common.ret.op = phi i32 [ 1, %B282.if ], [ 1, %B282.endif.if ], [ 0, %B282.endif.endif ]
  ret i32 %common.ret.op

B282.if:                                          ; preds = %entry
  %.339 = load ptr, ptr %excinfo.3, align 8
  store ptr %.339, ptr %excinfo, align 8
  br label %common.ret

B282.endif:                                       ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %excinfo.1.i)
  store ptr null, ptr %excinfo.1.i, align 8, !noalias !600
  %.9.i = fcmp olt double %.246, -1.000000e+00
  br i1 %.9.i, label %B16.i, label %B124.i

B16.i:                                            ; preds = %B282.endif
  %.17.i = fdiv double %.246, 0xBFF6A09E667F3BCD
  store double 0.000000e+00, ptr %.18.i, align 8, !noalias !600
  %.22.i = call fastcc i32 @_ZN6swathe4core7scoring6normal5erfcxB3v57B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd(ptr %.18.i, ptr %excinfo.1.i, double %.17.i), !noalias !600
  %.24.not.i = icmp eq i32 %.22.i, 0
  br i1 %.24.not.i, label %B16.endif.endif.i, label %B282.endif.if, !prof !1

B124.i:                                           ; preds = %B282.endif
  %.67.i = fdiv double %.246, 0x3FF6A09E667F3BCD
  %.70.i = tail call double @erfc(double %.67.i), !noalias !600
  %.76.i = fmul double %.70.i, -5.000000e-01
  %.77.i = tail call double @log1p(double %.76.i), !noalias !600
  br label %B282.endif.endif

B16.endif.endif.i:                                ; preds = %B16.i
  %.32.i = load double, ptr %.18.i, align 8, !noalias !600
  %.48.i = fmul double %.32.i, 5.000000e-01
  %.49.i = tail call double @llvm.log.f64(double %.48.i)
  %.52.i = fmul double %.246, %.246
  %.59.i = fmul double %.52.i, 5.000000e-01
  %.60.i = fsub double %.49.i, %.59.i
  br label %B282.endif.endif

B282.endif.if:                                    ; preds = %B16.i
  %.23.i = load ptr, ptr %excinfo.1.i, align 8, !noalias !600
  call void @llvm.lifetime.end.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store ptr %.23.i, ptr %excinfo, align 8
  br label %common.ret

B282.endif.endif:                                 ; preds = %B124.i, %B16.endif.endif.i
  %.367.0.ph = phi double [ %.77.i, %B124.i ], [ %.60.i, %B16.endif.endif.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %.18.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %excinfo.1.i)
  store double %.348, ptr %retptr, align 8
  %retptr.repack91 = getelementptr inbounds i8, ptr %retptr, i64 8
  store double %.367.0.ph, ptr %retptr.repack91, align 8
  %retptr.repack93 = getelementptr inbounds i8, ptr %retptr, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %retptr.repack93, i8 0, i64 16, i1 false)
  br label %common.ret
}

define range(i32 0, 2) i32 @kernel(ptr %values) local_unnamed_addr {
  %error = alloca ptr, align 8
  %value0 = load ptr, ptr %values, align 8
  %at2 = getelementptr i8, ptr %values, i64 16
  %value2 = load i64, ptr %at2, align 8
  %at3 = getelementptr i8, ptr %values, i64 24
  %value3 = load ptr, ptr %at3, align 8
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
  %at11 = getelementptr i8, ptr %values, i64 88
  %value11 = load ptr, ptr %at11, align 8
  %at13 = getelementptr i8, ptr %values, i64 104
  %value13 = load i64, ptr %at13, align 8
  %at14 = getelementptr i8, ptr %values, i64 112
  %value14 = load ptr, ptr %at14, align 8
  %at16 = getelementptr i8, ptr %values, i64 128
  %value16 = load i64, ptr %at16, align 8
  %at17 = getelementptr i8, ptr %values, i64 136
  %value17 = load ptr, ptr %at17, align 8
  %at18 = getelementptr i8, ptr %values, i64 144
  %value18 = load i64, ptr %at18, align 8
  %at19 = getelementptr i8, ptr %values, i64 152
  %value19 = load i64, ptr %at19, align 8
  %at20 = getelementptr i8, ptr %values, i64 160
  %value20 = load ptr, ptr %at20, align 8
  %at21 = getelementptr i8, ptr %values, i64 168
  %value21 = load i64, ptr %at21, align 8
  %at22 = getelementptr i8, ptr %values, i64 176
  %value22 = load i64, ptr %at22, align 8
  %at23 = getelementptr i8, ptr %values, i64 184
  %value23 = load double, ptr %at23, align 8
  %at24 = getelementptr i8, ptr %values, i64 192
  %value24 = load double, ptr %at24, align 8
  %at25 = getelementptr i8, ptr %values, i64 200
  %value25 = load ptr, ptr %at25, align 8
  %at26 = getelementptr i8, ptr %values, i64 208
  %value26 = load i64, ptr %at26, align 8
  %at27 = getelementptr i8, ptr %values, i64 216
  %value27 = load ptr, ptr %at27, align 8
  %at28 = getelementptr i8, ptr %values, i64 224
  %value28 = load i64, ptr %at28, align 8
  %at29 = getelementptr i8, ptr %values, i64 232
  %value29 = load ptr, ptr %at29, align 8
  %at30 = getelementptr i8, ptr %values, i64 240
  %value30 = load i64, ptr %at30, align 8
  %at31 = getelementptr i8, ptr %values, i64 248
  %value31 = load ptr, ptr %at31, align 8
  %at32 = getelementptr i8, ptr %values, i64 256
  %value32 = load i64, ptr %at32, align 8
  %at33 = getelementptr i8, ptr %values, i64 264
  %value33 = load ptr, ptr %at33, align 8
  %at34 = getelementptr i8, ptr %values, i64 272
  %value34 = load i64, ptr %at34, align 8
  %at35 = getelementptr i8, ptr %values, i64 280
  %value35 = load ptr, ptr %at35, align 8
  %at36 = getelementptr i8, ptr %values, i64 288
  %value36 = load i64, ptr %at36, align 8
  %at37 = getelementptr i8, ptr %values, i64 296
  %value37 = load ptr, ptr %at37, align 8
  %at39 = getelementptr i8, ptr %values, i64 312
  %value39 = load ptr, ptr %at39, align 8
  %at40 = getelementptr i8, ptr %values, i64 320
  %value40 = load i64, ptr %at40, align 8
  %at41 = getelementptr i8, ptr %values, i64 328
  %value41 = load i64, ptr %at41, align 8
  %at42 = getelementptr i8, ptr %values, i64 336
  %value42 = load ptr, ptr %at42, align 8
  %at44 = getelementptr i8, ptr %values, i64 352
  %value44 = load ptr, ptr %at44, align 8
  %at46 = getelementptr i8, ptr %values, i64 368
  %value46 = load ptr, ptr %at46, align 8
  %at47 = getelementptr i8, ptr %values, i64 376
  %value47 = load i64, ptr %at47, align 8
  %at48 = getelementptr i8, ptr %values, i64 384
  %value48 = load ptr, ptr %at48, align 8
  %at50 = getelementptr i8, ptr %values, i64 400
  %value50 = load i64, ptr %at50, align 8
  %results = getelementptr i8, ptr %values, i64 408
  %status = call fastcc i32 @_ZN6swathe4core10statistics17candidate_kernels5judgeB4v108B58c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZJFEEM0wQAE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedEdd5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE(ptr %results, ptr %error, ptr %value0, i64 %value2, ptr %value3, ptr %value5, i64 %value8, ptr %value7, i64 %value8, i64 %value10, ptr %value9, ptr %value11, i64 %value13, ptr %value14, i64 %value16, ptr %value17, i64 %value18, i64 %value19, ptr %value20, i64 %value21, i64 %value22, double %value23, double %value24, ptr %value25, i64 %value26, i64 %value28, ptr %value27, i64 %value28, ptr %value29, i64 %value30, i64 %value32, ptr %value31, i64 %value32, ptr %value33, i64 %value34, ptr %value35, i64 %value36, ptr %value37, ptr %value39, i64 %value40, i64 %value41, ptr %value42, ptr %value44, ptr %value46, i64 %value47, ptr %value48, i64 %value50)
  ret i32 %status
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

declare i64 @llvm.umin.i64(i64, i64)


!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!"branch_weights", i32 99, i32 1}
!2 = !{!3, !5, !6, !8, !9, !11}
!3 = distinct !{!3, !4, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!4 = distinct !{!4, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!5 = distinct !{!5, !4, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!6 = distinct !{!6, !7, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!7 = distinct !{!7, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!8 = distinct !{!8, !7, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!9 = distinct !{!9, !10, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!10 = distinct !{!10, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!11 = distinct !{!11, !10, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!12 = !{!9, !11}
!13 = !{i1 true}
!14 = !{!"branch_weights", i32 28729847, i32 2118753801}
!15 = !{!16, !18, !19, !21}
!16 = distinct !{!16, !17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!17 = distinct !{!17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!18 = distinct !{!18, !17, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!19 = distinct !{!19, !20, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!20 = distinct !{!20, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!21 = distinct !{!21, !20, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!22 = !{!23, !25, !26, !28}
!23 = distinct !{!23, !24, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!24 = distinct !{!24, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!25 = distinct !{!25, !24, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!26 = distinct !{!26, !27, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!27 = distinct !{!27, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!28 = distinct !{!28, !27, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!29 = !{!30, !32, !33, !35, !36, !38}
!30 = distinct !{!30, !31, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!31 = distinct !{!31, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!32 = distinct !{!32, !31, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!33 = distinct !{!33, !34, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!34 = distinct !{!34, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!35 = distinct !{!35, !34, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!36 = distinct !{!36, !37, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!37 = distinct !{!37, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!38 = distinct !{!38, !37, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!39 = !{!36, !38}
!40 = !{!41, !43, !44, !46, !47, !49}
!41 = distinct !{!41, !42, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!42 = distinct !{!42, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!43 = distinct !{!43, !42, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!44 = distinct !{!44, !45, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!45 = distinct !{!45, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!46 = distinct !{!46, !45, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!47 = distinct !{!47, !48, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v113B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!48 = distinct !{!48, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v113B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!49 = distinct !{!49, !48, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v113B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi2EE48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!50 = !{!47, !49}
!51 = !{!52, !54}
!52 = distinct !{!52, !53, !"_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB4v114B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C8readonly7alignedEdd5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!53 = distinct !{!53, !"_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB4v114B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C8readonly7alignedEdd5ArrayIdLi2E1C7mutable7alignedE"}
!54 = distinct !{!54, !53, !"_ZN6swathe4core10statistics18adjustment_kernels10pair_termsB4v114B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C8readonly7alignedEdd5ArrayIdLi2E1C7mutable7alignedE: %excinfo"}
!55 = !{!56, !58, !59, !61, !62, !64, !52, !54}
!56 = distinct !{!56, !57, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!57 = distinct !{!57, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!58 = distinct !{!58, !57, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!59 = distinct !{!59, !60, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!60 = distinct !{!60, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!61 = distinct !{!61, !60, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!62 = distinct !{!62, !63, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!63 = distinct !{!63, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!64 = distinct !{!64, !63, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!65 = !{!62, !64, !52, !54}
!66 = !{!67, !52, !54}
!67 = distinct !{!67, !68, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!68 = distinct !{!68, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!69 = !{!70, !72, !52, !54}
!70 = distinct !{!70, !71, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB4v116B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C8readonly7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!71 = distinct !{!71, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB4v116B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C8readonly7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!72 = distinct !{!72, !71, !"_ZN6swathe4core10statistics18adjustment_kernels6shiftsB4v116B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C8readonly7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %excinfo"}
!73 = !{!74, !70, !72, !52, !54}
!74 = distinct !{!74, !75, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!75 = distinct !{!75, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!76 = !{!77, !79, !80, !82, !83, !85, !70, !72, !52, !54}
!77 = distinct !{!77, !78, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!78 = distinct !{!78, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!79 = distinct !{!79, !78, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!80 = distinct !{!80, !81, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!81 = distinct !{!81, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!82 = distinct !{!82, !81, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!83 = distinct !{!83, !84, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!84 = distinct !{!84, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!85 = distinct !{!85, !84, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!86 = !{!83, !85, !70, !72, !52, !54}
!87 = !{!88, !90, !91, !93, !94, !96, !70, !72, !52, !54}
!88 = distinct !{!88, !89, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!89 = distinct !{!89, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!90 = distinct !{!90, !89, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!91 = distinct !{!91, !92, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!92 = distinct !{!92, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!93 = distinct !{!93, !92, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!94 = distinct !{!94, !95, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!95 = distinct !{!95, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!96 = distinct !{!96, !95, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!97 = !{!94, !96, !70, !72, !52, !54}
!98 = !{!99, !70, !72, !52, !54}
!99 = distinct !{!99, !100, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!100 = distinct !{!100, !"_ZN6swathe4core10statistics18adjustment_kernels5_sumsB3v91B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!101 = !{!102, !104, !52, !54}
!102 = distinct !{!102, !103, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v93B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!103 = distinct !{!103, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v93B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!104 = distinct !{!104, !103, !"_ZN6swathe4core10statistics18adjustment_kernels11scale_ratioB3v93B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %excinfo"}
!105 = !{!106, !108, !109, !111, !112, !114, !52, !54}
!106 = distinct !{!106, !107, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!107 = distinct !{!107, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!108 = distinct !{!108, !107, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!109 = distinct !{!109, !110, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!110 = distinct !{!110, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!111 = distinct !{!111, !110, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!112 = distinct !{!112, !113, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!113 = distinct !{!113, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!114 = distinct !{!114, !113, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!115 = !{!112, !114, !52, !54}
!116 = !{!117, !119, !120, !122, !123, !125, !52, !54}
!117 = distinct !{!117, !118, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!118 = distinct !{!118, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!119 = distinct !{!119, !118, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!120 = distinct !{!120, !121, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!121 = distinct !{!121, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!122 = distinct !{!122, !121, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!123 = distinct !{!123, !124, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!124 = distinct !{!124, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!125 = distinct !{!125, !124, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!126 = !{!123, !125, !52, !54}
!127 = !{!128, !130, !131, !133, !134, !136, !52, !54}
!128 = distinct !{!128, !129, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!129 = distinct !{!129, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!130 = distinct !{!130, !129, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!131 = distinct !{!131, !132, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!132 = distinct !{!132, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!133 = distinct !{!133, !132, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!134 = distinct !{!134, !135, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!135 = distinct !{!135, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!136 = distinct !{!136, !135, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!137 = !{!134, !136, !52, !54}
!138 = !{!139, !141, !142, !144, !145, !147, !52, !54}
!139 = distinct !{!139, !140, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!140 = distinct !{!140, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!141 = distinct !{!141, !140, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!142 = distinct !{!142, !143, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!143 = distinct !{!143, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!144 = distinct !{!144, !143, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!145 = distinct !{!145, !146, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!146 = distinct !{!146, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!147 = distinct !{!147, !146, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!148 = !{!145, !147, !52, !54}
!149 = !{!150, !152, !153, !155, !52, !54}
!150 = distinct !{!150, !151, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!151 = distinct !{!151, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!152 = distinct !{!152, !151, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!153 = distinct !{!153, !154, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!154 = distinct !{!154, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!155 = distinct !{!155, !154, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!156 = !{!157, !52, !54}
!157 = distinct !{!157, !158, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!158 = distinct !{!158, !"_ZN6swathe4core10statistics18adjustment_kernels7blendedB4v115B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C8readonly7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!159 = !{!160, !52, !54}
!160 = distinct !{!160, !161, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!161 = distinct !{!161, !"_ZN6swathe4core10statistics18adjustment_kernels11compositionB3v85B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!162 = !{!163, !165, !166, !168, !169, !171}
!163 = distinct !{!163, !164, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!164 = distinct !{!164, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!165 = distinct !{!165, !164, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!166 = distinct !{!166, !167, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!167 = distinct !{!167, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!168 = distinct !{!168, !167, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!169 = distinct !{!169, !170, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v117B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!170 = distinct !{!170, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v117B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!171 = distinct !{!171, !170, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v117B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!172 = !{!169, !171}
!173 = !{!174, !176}
!174 = distinct !{!174, !175, !"_ZN6swathe4core10statistics17candidate_kernels7_packedB4v122B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!175 = distinct !{!175, !"_ZN6swathe4core10statistics17candidate_kernels7_packedB4v122B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!176 = distinct !{!176, !175, !"_ZN6swathe4core10statistics17candidate_kernels7_packedB4v122B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %excinfo"}
!177 = !{!178, !180, !181, !183, !184, !186, !174, !176}
!178 = distinct !{!178, !179, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!179 = distinct !{!179, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!180 = distinct !{!180, !179, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!181 = distinct !{!181, !182, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!182 = distinct !{!182, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!183 = distinct !{!183, !182, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!184 = distinct !{!184, !185, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v126B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29: %retptr"}
!185 = distinct !{!185, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v126B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29"}
!186 = distinct !{!186, !185, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v126B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29: %excinfo"}
!187 = !{!184, !186, !174, !176}
!188 = !{!"branch_weights", i32 199, i32 9801}
!189 = !{!190, !192, !193, !195, !196, !198}
!190 = distinct !{!190, !191, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!191 = distinct !{!191, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!192 = distinct !{!192, !191, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!193 = distinct !{!193, !194, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!194 = distinct !{!194, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!195 = distinct !{!195, !194, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!196 = distinct !{!196, !197, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v127B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE16class_28int16_29: %retptr"}
!197 = distinct !{!197, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v127B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE16class_28int16_29"}
!198 = distinct !{!198, !197, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v127B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE8UniTupleIxLi3EE16class_28int16_29: %excinfo"}
!199 = !{!196, !198}
!200 = !{!201, !203}
!201 = distinct !{!201, !202, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB4v128B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd24Literal_5bint_5d_2832_295ArrayIxLi1E1C8readonly7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %retptr"}
!202 = distinct !{!202, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB4v128B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd24Literal_5bint_5d_2832_295ArrayIxLi1E1C8readonly7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE"}
!203 = distinct !{!203, !202, !"_ZN6swathe4core10statistics18adjustment_kernels13matrix_tablesB4v128B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd24Literal_5bint_5d_2832_295ArrayIxLi1E1C8readonly7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi2E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE: %excinfo"}
!204 = !{!205, !207, !208, !210, !201, !203}
!205 = distinct !{!205, !206, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!206 = distinct !{!206, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!207 = distinct !{!207, !206, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!208 = distinct !{!208, !209, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!209 = distinct !{!209, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!210 = distinct !{!210, !209, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!211 = !{!212, !214, !215, !217, !218, !220}
!212 = distinct !{!212, !213, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!213 = distinct !{!213, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!214 = distinct !{!214, !213, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!215 = distinct !{!215, !216, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!216 = distinct !{!216, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!217 = distinct !{!217, !216, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!218 = distinct !{!218, !219, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!219 = distinct !{!219, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!220 = distinct !{!220, !219, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!221 = !{!218, !220}
!222 = !{!223, !225, !226, !228, !229, !231}
!223 = distinct !{!223, !224, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!224 = distinct !{!224, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!225 = distinct !{!225, !224, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!226 = distinct !{!226, !227, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!227 = distinct !{!227, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!228 = distinct !{!228, !227, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!229 = distinct !{!229, !230, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!230 = distinct !{!230, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!231 = distinct !{!231, !230, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!232 = !{!229, !231}
!233 = !{!234, !236, !237, !239, !240, !242, !243, !245}
!234 = distinct !{!234, !235, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!235 = distinct !{!235, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!236 = distinct !{!236, !235, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!237 = distinct !{!237, !238, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!238 = distinct !{!238, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!239 = distinct !{!239, !238, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!240 = distinct !{!240, !241, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!241 = distinct !{!241, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!242 = distinct !{!242, !241, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!243 = distinct !{!243, !244, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB4v129B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_2927omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!244 = distinct !{!244, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB4v129B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_2927omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!245 = distinct !{!245, !244, !"_ZN5numba2np8arrayobj9np_arange12_3clocals_3e4implB4v129B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27omitted_28default_3dNone_2927omitted_28default_3dNone_2927omitted_28default_3dNone_29: %excinfo"}
!246 = !{!240, !242, !243, !245}
!247 = !{!243, !245}
!248 = !{!"branch_weights", i32 49, i32 1}
!249 = !{!250, !252, !253, !255, !256, !258}
!250 = distinct !{!250, !251, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!251 = distinct !{!251, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!252 = distinct !{!252, !251, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!253 = distinct !{!253, !254, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!254 = distinct !{!254, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!255 = distinct !{!255, !254, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!256 = distinct !{!256, !257, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v117B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!257 = distinct !{!257, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v117B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!258 = distinct !{!258, !257, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v117B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!259 = !{!256, !258}
!260 = !{!261, !263, !264, !266, !267, !269}
!261 = distinct !{!261, !262, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!262 = distinct !{!262, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!263 = distinct !{!263, !262, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!264 = distinct !{!264, !265, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!265 = distinct !{!265, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!266 = distinct !{!266, !265, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!267 = distinct !{!267, !268, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!268 = distinct !{!268, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!269 = distinct !{!269, !268, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!270 = !{!267, !269}
!271 = !{!272, !274, !275, !277}
!272 = distinct !{!272, !273, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!273 = distinct !{!273, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!274 = distinct !{!274, !273, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!275 = distinct !{!275, !276, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!276 = distinct !{!276, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!277 = distinct !{!277, !276, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!278 = !{!279, !281, !282, !284, !285, !287, !288, !290}
!279 = distinct !{!279, !280, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!280 = distinct !{!280, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!281 = distinct !{!281, !280, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!282 = distinct !{!282, !283, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!283 = distinct !{!283, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!284 = distinct !{!284, !283, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!285 = distinct !{!285, !286, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!286 = distinct !{!286, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29"}
!287 = distinct !{!287, !286, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v156B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!288 = distinct !{!288, !289, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v155B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!289 = distinct !{!289, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v155B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!290 = distinct !{!290, !289, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB4v155B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!291 = !{!285, !287, !288, !290}
!292 = !{!288, !290}
!293 = !{!294, !288, !290}
!294 = distinct !{!294, !295, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v157B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!295 = distinct !{!295, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v157B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!296 = !{!297, !299, !300, !302, !303, !305, !306, !308}
!297 = distinct !{!297, !298, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!298 = distinct !{!298, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!299 = distinct !{!299, !298, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!300 = distinct !{!300, !301, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!301 = distinct !{!301, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!302 = distinct !{!302, !301, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!303 = distinct !{!303, !304, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29: %retptr"}
!304 = distinct !{!304, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29"}
!305 = distinct !{!305, !304, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29: %excinfo"}
!306 = distinct !{!306, !307, !"_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!307 = distinct !{!307, !"_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!308 = distinct !{!308, !307, !"_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %excinfo"}
!309 = !{!303, !305, !306, !308}
!310 = !{!306, !308}
!311 = !{!312, !314, !315, !317, !318, !320, !321, !323}
!312 = distinct !{!312, !313, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!313 = distinct !{!313, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!314 = distinct !{!314, !313, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!315 = distinct !{!315, !316, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!316 = distinct !{!316, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!317 = distinct !{!317, !316, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!318 = distinct !{!318, !319, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29: %retptr"}
!319 = distinct !{!319, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29"}
!320 = distinct !{!320, !319, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29: %excinfo"}
!321 = distinct !{!321, !322, !"_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!322 = distinct !{!322, !"_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!323 = distinct !{!323, !322, !"_ZN6swathe4core10statistics17candidate_kernels6_takenB4v153B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %excinfo"}
!324 = !{!318, !320, !321, !323}
!325 = !{!321, !323}
!326 = !{!327, !329}
!327 = distinct !{!327, !328, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v111B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEdd27Literal_5bbool_5d_28True_29: %retptr"}
!328 = distinct !{!328, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v111B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEdd27Literal_5bbool_5d_28True_29"}
!329 = distinct !{!329, !328, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v111B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEdd27Literal_5bbool_5d_28True_29: %excinfo"}
!330 = !{!331, !327, !329}
!331 = distinct !{!331, !332, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!332 = distinct !{!332, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!333 = !{!334, !331, !327, !329}
!334 = distinct !{!334, !335, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!335 = distinct !{!335, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!336 = !{!337, !331, !327, !329}
!337 = distinct !{!337, !338, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!338 = distinct !{!338, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!339 = !{!340, !327, !329}
!340 = distinct !{!340, !341, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v112B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE27Literal_5bbool_5d_28True_29: %retptr"}
!341 = distinct !{!341, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v112B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE27Literal_5bbool_5d_28True_29"}
!342 = !{!343, !345}
!343 = distinct !{!343, !344, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd: %retptr"}
!344 = distinct !{!344, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd"}
!345 = distinct !{!345, !344, !"_ZN6swathe4core10statistics14evalue_kernels14_first_passageB3v99B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEddd: %excinfo"}
!346 = !{!347, !343, !345}
!347 = distinct !{!347, !348, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!348 = distinct !{!348, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!349 = !{!350, !352, !343, !345}
!350 = distinct !{!350, !351, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!351 = distinct !{!351, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!352 = distinct !{!352, !351, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %excinfo"}
!353 = !{!354, !356, !343, !345}
!354 = distinct !{!354, !355, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %retptr"}
!355 = distinct !{!355, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd"}
!356 = distinct !{!356, !355, !"_ZN6swathe4core10statistics14evalue_kernels13_mills_defectB4v102B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedEd: %excinfo"}
!357 = !{!358, !343, !345}
!358 = distinct !{!358, !359, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!359 = distinct !{!359, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!360 = !{!361, !343, !345}
!361 = distinct !{!361, !362, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!362 = distinct !{!362, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!363 = !{!364, !366, !343, !345}
!364 = distinct !{!364, !365, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!365 = distinct !{!365, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!366 = distinct !{!366, !365, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!367 = !{!368, !343, !345}
!368 = distinct !{!368, !369, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!369 = distinct !{!369, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!370 = !{!371, !343, !345}
!371 = distinct !{!371, !372, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!372 = distinct !{!372, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!373 = !{!374, !343, !345}
!374 = distinct !{!374, !375, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!375 = distinct !{!375, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!376 = !{!377, !343, !345}
!377 = distinct !{!377, !378, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!378 = distinct !{!378, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!379 = !{!380, !382}
!380 = distinct !{!380, !381, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!381 = distinct !{!381, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!382 = distinct !{!382, !381, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!383 = !{!384}
!384 = distinct !{!384, !385, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!385 = distinct !{!385, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!386 = !{!387}
!387 = distinct !{!387, !388, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!388 = distinct !{!388, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!389 = !{!390, !392}
!390 = distinct !{!390, !391, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!391 = distinct !{!391, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!392 = distinct !{!392, !391, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
!393 = !{!394}
!394 = distinct !{!394, !395, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!395 = distinct !{!395, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!396 = !{!397}
!397 = distinct !{!397, !398, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d: %retptr"}
!398 = distinct !{!398, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v103B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_280_29d"}
!399 = !{!400}
!400 = distinct !{!400, !401, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!401 = distinct !{!401, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!402 = !{!403, !405, !406, !408, !409, !411}
!403 = distinct !{!403, !404, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!404 = distinct !{!404, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!405 = distinct !{!405, !404, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!406 = distinct !{!406, !407, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!407 = distinct !{!407, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!408 = distinct !{!408, !407, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!409 = distinct !{!409, !410, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %retptr"}
!410 = distinct !{!410, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv"}
!411 = distinct !{!411, !410, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExv: %excinfo"}
!412 = !{!409, !411}
!413 = !{!414, !416, !417, !419, !420, !422}
!414 = distinct !{!414, !415, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!415 = distinct !{!415, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!416 = distinct !{!416, !415, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!417 = distinct !{!417, !418, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!418 = distinct !{!418, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!419 = distinct !{!419, !418, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!420 = distinct !{!420, !421, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!421 = distinct !{!421, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!422 = distinct !{!422, !421, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!423 = !{!420, !422}
!424 = !{!425, !427, !428, !430, !431, !433}
!425 = distinct !{!425, !426, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!426 = distinct !{!426, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!427 = distinct !{!427, !426, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!428 = distinct !{!428, !429, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!429 = distinct !{!429, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!430 = distinct !{!430, !429, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!431 = distinct !{!431, !432, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v124B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!432 = distinct !{!432, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v124B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!433 = distinct !{!433, !432, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v124B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!434 = !{!431, !433}
!435 = !{!436}
!436 = distinct !{!436, !437, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!437 = distinct !{!437, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE"}
!438 = !{!439}
!439 = distinct !{!439, !440, !"_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx: %retptr"}
!440 = distinct !{!440, !"_ZN6swathe4core10statistics17candidate_kernels7_limitsB4v131B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIsLi3E1C7mutable7alignedEx"}
!441 = !{!"branch_weights", i32 21474835, i32 1}
!442 = !{!"branch_weights", i32 2104533977, i32 21474835}
!443 = !{!"branch_weights", i32 0, i32 -2147483648}
!444 = !{!445, !447, !448, !450, !451, !453, !454, !456}
!445 = distinct !{!445, !446, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!446 = distinct !{!446, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!447 = distinct !{!447, !446, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!448 = distinct !{!448, !449, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!449 = distinct !{!449, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!450 = distinct !{!450, !449, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!451 = distinct !{!451, !452, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int16_29: %retptr"}
!452 = distinct !{!452, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int16_29"}
!453 = distinct !{!453, !452, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int16_29: %excinfo"}
!454 = distinct !{!454, !455, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx16class_28int16_29: %retptr"}
!455 = distinct !{!455, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx16class_28int16_29"}
!456 = distinct !{!456, !455, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx16class_28int16_29: %excinfo"}
!457 = !{!451, !453, !454, !456}
!458 = !{!454, !456}
!459 = !{!460, !462, !463, !465, !466, !468}
!460 = distinct !{!460, !461, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!461 = distinct !{!461, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!462 = distinct !{!462, !461, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!463 = distinct !{!463, !464, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!464 = distinct !{!464, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!465 = distinct !{!465, !464, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!466 = distinct !{!466, !467, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v139B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int32_29: %retptr"}
!467 = distinct !{!467, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v139B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int32_29"}
!468 = distinct !{!468, !467, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v139B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int32_29: %excinfo"}
!469 = !{!466, !468}
!470 = !{!471, !473, !474, !476}
!471 = distinct !{!471, !472, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!472 = distinct !{!472, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!473 = distinct !{!473, !472, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!474 = distinct !{!474, !475, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!475 = distinct !{!475, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!476 = distinct !{!476, !475, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!477 = !{!478, !480}
!478 = distinct !{!478, !479, !"_ZN6swathe4core10statistics17candidate_kernels5_passB4v140B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedEx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE8UniTupleIxLi3EE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %retptr"}
!479 = distinct !{!479, !"_ZN6swathe4core10statistics17candidate_kernels5_passB4v140B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedEx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE8UniTupleIxLi3EE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE"}
!480 = distinct !{!480, !479, !"_ZN6swathe4core10statistics17candidate_kernels5_passB4v140B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedEx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE8UniTupleIxLi3EE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %excinfo"}
!481 = !{!482, !484, !485, !487, !488, !490, !478, !480}
!482 = distinct !{!482, !483, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!483 = distinct !{!483, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!484 = distinct !{!484, !483, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!485 = distinct !{!485, !486, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!486 = distinct !{!486, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!487 = distinct !{!487, !486, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!488 = distinct !{!488, !489, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v141B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %retptr"}
!489 = distinct !{!489, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v141B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29"}
!490 = distinct !{!490, !489, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v141B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int64_29: %excinfo"}
!491 = !{!488, !490, !478, !480}
!492 = !{!493, !478, !480}
!493 = distinct !{!493, !494, !"_ZN6swathe4core6native12table_scorer22fewer_striped_of_queueB4v142B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedExx: %retptr"}
!494 = distinct !{!494, !"_ZN6swathe4core6native12table_scorer22fewer_striped_of_queueB4v142B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedExx"}
!495 = !{!496, !493, !478, !480}
!496 = distinct !{!496, !497, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB4v145B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29: %retptr"}
!497 = distinct !{!497, !"_ZN5numba2np9arraymath9array_sum12_3clocals_3e14array_sum_implB4v145B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE27omitted_28default_3dNone_2927omitted_28default_3dNone_29"}
!498 = !{!499, !496, !493, !478, !480}
!499 = distinct !{!499, !500, !"_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv: %retptr"}
!500 = distinct !{!500, !"_ZN5numba2np9arraymath17check_axis_boundsB4v144B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedEv"}
!501 = !{!"branch_weights", i32 1, i32 127}
!502 = !{!"branch_weights", i32 12545, i32 127}
!503 = !{!504, !506, !507, !509, !510, !512, !478, !480}
!504 = distinct !{!504, !505, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!505 = distinct !{!505, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!506 = distinct !{!506, !505, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!507 = distinct !{!507, !508, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!508 = distinct !{!508, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!509 = distinct !{!509, !508, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!510 = distinct !{!510, !511, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v126B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29: %retptr"}
!511 = distinct !{!511, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v126B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29"}
!512 = distinct !{!512, !511, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v126B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28uint8_29: %excinfo"}
!513 = !{!510, !512, !478, !480}
!514 = !{!515, !517, !478, !480}
!515 = distinct !{!515, !516, !"_ZN6swathe4core10statistics17candidate_kernels12_call_besideB4v152B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE8UniTupleIxLi3EEx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %retptr"}
!516 = distinct !{!516, !"_ZN6swathe4core10statistics17candidate_kernels12_call_besideB4v152B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE8UniTupleIxLi3EEx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE"}
!517 = distinct !{!517, !516, !"_ZN6swathe4core10statistics17candidate_kernels12_call_besideB4v152B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE8UniTupleIxLi3EEx5ArrayIsLi3E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %excinfo"}
!518 = !{!519, !515, !517, !478, !480}
!519 = distinct !{!519, !520, !"_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE: %retptr"}
!520 = distinct !{!520, !"_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE"}
!521 = !{!522, !524, !525, !527, !528, !530, !515, !517, !478, !480}
!522 = distinct !{!522, !523, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!523 = distinct !{!523, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!524 = distinct !{!524, !523, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!525 = distinct !{!525, !526, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!526 = distinct !{!526, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!527 = distinct !{!527, !526, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!528 = distinct !{!528, !529, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!529 = distinct !{!529, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!530 = distinct !{!530, !529, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!531 = !{!528, !530, !515, !517, !478, !480}
!532 = !{!533, !535, !536, !538, !478, !480}
!533 = distinct !{!533, !534, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!534 = distinct !{!534, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!535 = distinct !{!535, !534, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!536 = distinct !{!536, !537, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!537 = distinct !{!537, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!538 = distinct !{!538, !537, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!539 = !{!"branch_weights", i32 9801, i32 199}
!540 = !{!541, !543, !478, !480}
!541 = distinct !{!541, !542, !"_ZN6swathe4core10statistics17candidate_kernels13_call_stripedB4v146B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %retptr"}
!542 = distinct !{!542, !"_ZN6swathe4core10statistics17candidate_kernels13_call_stripedB4v146B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE"}
!543 = distinct !{!543, !542, !"_ZN6swathe4core10statistics17candidate_kernels13_call_stripedB4v146B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dExx5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIsLi3E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE: %excinfo"}
!544 = !{!545, !541, !543, !478, !480}
!545 = distinct !{!545, !546, !"_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE: %retptr"}
!546 = distinct !{!546, !"_ZN6swathe4core10statistics17candidate_kernels8_alignedB4v147B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIhLi1E1C7mutable7alignedE"}
!547 = !{!548, !550, !551, !553, !554, !556, !541, !543, !478, !480}
!548 = distinct !{!548, !549, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!549 = distinct !{!549, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!550 = distinct !{!550, !549, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!551 = distinct !{!551, !552, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!552 = distinct !{!552, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!553 = distinct !{!553, !552, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!554 = distinct !{!554, !555, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %retptr"}
!555 = distinct !{!555, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29"}
!556 = distinct !{!556, !555, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v149B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16dtype_28int64_29: %excinfo"}
!557 = !{!554, !556, !541, !543, !478, !480}
!558 = !{!559, !561, !562, !564, !565, !567, !568, !570, !478, !480}
!559 = distinct !{!559, !560, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!560 = distinct !{!560, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!561 = distinct !{!561, !560, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!562 = distinct !{!562, !563, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!563 = distinct !{!563, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!564 = distinct !{!564, !563, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!565 = distinct !{!565, !566, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v151B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int32_29: %retptr"}
!566 = distinct !{!566, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v151B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int32_29"}
!567 = distinct !{!567, !566, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v151B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx16class_28int32_29: %excinfo"}
!568 = distinct !{!568, !569, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx16class_28int32_29: %retptr"}
!569 = distinct !{!569, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx16class_28int32_29"}
!570 = distinct !{!570, !569, !"_ZN5numba2np8arrayobj12impl_np_full12_3clocals_3e4fullB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dExx16class_28int32_29: %excinfo"}
!571 = !{!565, !567, !568, !570, !478, !480}
!572 = !{!568, !570, !478, !480}
!573 = !{!574, !576, !577, !579, !580, !582}
!574 = distinct !{!574, !575, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!575 = distinct !{!575, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!576 = distinct !{!576, !575, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB3v12B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!577 = distinct !{!577, !578, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!578 = distinct !{!578, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!579 = distinct !{!579, !578, !"_ZN5numba2np8arrayobj15_call_allocatorB3v52B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!580 = distinct !{!580, !581, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29: %retptr"}
!581 = distinct !{!581, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29"}
!582 = distinct !{!582, !581, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB4v154B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx18dtype_28float64_29: %excinfo"}
!583 = !{!580, !582}
!584 = !{!585, !587}
!585 = distinct !{!585, !586, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v160B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEdd28Literal_5bbool_5d_28False_29: %retptr"}
!586 = distinct !{!586, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v160B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEdd28Literal_5bbool_5d_28False_29"}
!587 = distinct !{!587, !586, !"_ZN6swathe4core10statistics14evalue_kernels13_log10_evalueB4v160B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd8UniTupleIdLi4EEdd28Literal_5bbool_5d_28False_29: %excinfo"}
!588 = !{!589, !585, !587}
!589 = distinct !{!589, !590, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!590 = distinct !{!590, !"_ZN6swathe4core10statistics14evalue_kernels12_log_momentsB4v106B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!591 = !{!592, !589, !585, !587}
!592 = distinct !{!592, !593, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!593 = distinct !{!593, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!594 = !{!595, !589, !585, !587}
!595 = distinct !{!595, !596, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d: %retptr"}
!596 = distinct !{!596, !"_ZN6swathe4core10statistics14evalue_kernels4_oneB4v101B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE23Literal_5bint_5d_281_29d"}
!597 = !{!598, !585, !587}
!598 = distinct !{!598, !599, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v161B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE28Literal_5bbool_5d_28False_29: %retptr"}
!599 = distinct !{!599, !"_ZN6swathe4core10statistics14evalue_kernels10_log_pairsB4v161B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dE5ArrayIxLi2E1C7mutable7alignedE8UniTupleIdLi2EE8UniTupleIdLi4EE8UniTupleIdLi4EE28Literal_5bbool_5d_28False_29"}
!600 = !{!601, !603}
!601 = distinct !{!601, !602, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %retptr"}
!602 = distinct !{!602, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd"}
!603 = distinct !{!603, !602, !"_ZN6swathe4core7scoring6normal8log_ndtrB3v59B56c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JJIqUWsIgmAA_3d_3dEd: %excinfo"}
