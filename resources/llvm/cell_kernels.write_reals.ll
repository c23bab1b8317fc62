; {"digest": "5001fe761b5452ea6388a4b3b1787774bdb10d60c834d756d8bb98e5a63e51a0", "takes": [["uint64", 1], ["uint8", 1], ["uint8", 1], ["int64", 1]], "gives": ["int64"], "calls": []}
@.const.array.data.1 = internal unnamed_addr constant [9872 x i8] c"O\DC\BC\BE\FC\B1w\FF{\0F\BB\13\9C\E8\E8%\B1\096\F7=\CF\AA\9F\AD\E9T\8Ca\91\B1w\1D\8C\03u\0D\83\95\C7\18$j\EF\B9\F5\9D\D5%oD\D2\D0\E3z\F9\1E\ADDk(s\05Kw\C5j\83b\CE\EC\9B3\EC\0AC\F9g\E3N\D5vE$\FB\01\E8\C2@\A7\CD\93\F7A\9C\22\8A\D4V\EDy\02\A2\F3\10\11\C1xuRCk\D6DV4\8CAE\98\AA\AAxk\89\13\0A\83\0C\D6kA\EF\91V\BET\D5V\C6k\98\CC#\8F\CB\C6\11k6\EC\ED\A9\8A\EC\B7\86\BE\BF,9?\1C\EB\02\A2\B3\94\AA\D6\F32\14\D7\F7{\07O\E3\A5\83\8A\E0\B9T\CC\B0?\D9\CC\F5\DA\C9\22\\\8F$\ADX\E8i\FF\9C\8F\0F@\B3\D1\BE\95\99\D96l7\91\A2\1F\C2\B9\09\08\10#-\FB\FF\8FDG\85\B5\8B\A72(\0C\0A\D4\AB\F9\F9\FF\B3\15\99\E6\E2mQ?2\8F\0C\C9\16;\FC\7F\90\AD\1F\D0\8D\E4\92g\7F\D9\A7=\AEJ\FB\9F\F4\98'D\B1\9DwA\DF\CF\11\CD\99\1D\FA\C71\7F1\95\DD\84\D5\11\D7CV@@R\FC\1C\7F\EF>}\8As%kf\EA5(Hf;\E4^\AB\8E\1C\AD\D0\EE\05\00eC2\DA@J\9D6V\B2c\D8\83j\07@>\D4\BE\90hN\22\E2uO>\87\92\A2\04\E8\A6DwZ\02\E2\AAZS\E3\0D\A97\CB\05\A2\D0\15\15q\83\9AU1(\\Q\D3\04>\87\CAD[Z\0D\91\80\D5\1E\99\D9\12\84\C3\86\94\FE\0AyX\E8\B6\E0\8Af\FF\8F\17\A5s\A89\BEM\97nb\E3\98-@\FFs]\CE\90\12\C8-!=\0A\FB\8E\7F\1C\88\7Fh\FA\80\9A\0B\9D\BC4f\E6|r\9F#j\9F\029\A1\81N\C4\EB\C1\FF\1F\1CN\87\ACDGC\87\C9!b\B5f\B2\FF'\A3\22\A9\D7\15\19\14\E9\FB\A9\BAb\00\9F\FF\F1K\B5\C9\A6\AD\8F\ACq\9D\AA\B4=`\C3?wo\22|\10\99\B3\17\CE\C4\D4!M8\B4\0FU\CB+\9BT\7F\A0\9D\01\F6Ij`F\A1S*~\FB\E0\94O\84\02\C1\99nB\FC\CBDt\DA.9\19zc%C1\C0\09S\FB\FEU\11\91\FA\88\9FX\BC\EE\93=\F0\CB'\BA~\ABU5y\B5c\B75u|&\96\DFX4/\8BU\C1K\A2<%\83\92\1B\B0\BB\17o\01\FB\ED\AA\B1\9E\CB\8B\EE#w\22\9C\EA\DD\CA\C1y\A9\15^F_\17uv\8A\95\A1\92\CA\1E\19\EC\89\CD\FA\0B6]\12\14\ED\FAI\B7|f\1Fg\EC\80\F9\CE\84\F4\16Y\A8y\1C\E5\1B@\E7\80'\E1\B7\82\D2X\AE7\09\CC1\8F\11\88\90\B0\B8\EC\B2\D1\07\EF\99\85\0B?\FE\B2\16\AA\B4\DC\E6\A7\1F\86\C9j\00g\CE\CE\BD\DF\9B\D4\E1\93\E0\91\A7g\BDB`\00A\A1\D6\8B\E1$m\\,\BB\C8\E0mSx@\91I\CC\AE\19n\88s\F7\E9\FAXHh\96\90\F5[\7F\DA\9F\89jPu\A49\AF-\01^zy\99\8F\88\04\96BR\C9\06\84mx\81\F5\D8\D7\7F\B3\AA\84;\D3\A6{\08\E5\C8\D6\E12\CF\CD_`\D5e\0A\88\90\9AJ\1E\FB&\CD\7F\A1\E0;\\\85\80\06U\9A\A0\EE\F2\\o\C0\DF\C9\D8J\B3\A6\1FH\EA\C0H\AA/\F4\8B\B0W\FC\8E\1D`\D0'\DA$\F1\DA\94;\F1W\CE\B6]y\12<\82Y\08\B7\D6\08=\C5v\ED\81$\B5\17\17\CB\A2o\CAd\0CK\8CvTh\A2m\A2\DD\DC}\CB\0A\FD}\CF]/\94\A9\02\0B\09\0B\15T]\FEM|]C5;\F9\D3\E1\A6\E5&\8DT\FA\9E\B0m\1AJ\01\C5{\C4\9A\10\9Fp\B0\E9\B8\C6\1C\09\A1\9CA\B6\9A5\C0\D4\C6\8C\1C$g\F8cK\C9\03\D2c\01\C3\F8D\FC\D7\91v@\9B\1E\CF]Bc\DE\E0y6V\FBM6\94\10\C2\E5B\F5\12\FC\15Y\98\C4+z\E1C\B9\94\F2\9E\93\B2\17{[o>Z[\ECl\CA\F3\9C\97C\9C\CF\EE,\99\05\A71r'\08\BD0\84\BDT\83\83*x\FF\C6P\BDN1J\EC<\E5\EC)d$5V\BF\F8\A46\D1^\AE\13F\0F\94\9A\BE6\E1\95w\1B\87\84\85\F6\99\98\17\13\B9@n\84Y{U\E2(\E5&t\C0~\DDW\E7\D0\89\E5/\DA\EA\1A3O\98H8o\EA\96\90\22v\EF]\C8\D2\F0?c\BEZ\06\0B\A5\BC\B4\AASkuz\07\ED\0F\FBm\F1\C7M\CE\EB\E1\95(\C6\12YI\E8\D3\BD\E4\F6\9C\F0`3\8D]\D9\BB\AB\D7-qd\EC\9D4\C4,9\80\B0\B4\CF\AA\96My\8D\BDg\C5A\F5wG\A0\DC\A1\83U\FC\A0\D7\F0\EC`\1BI\F9\AA,\E4\89Er\B5\9D\C4\86\16\F49b\9B\B7\D57]\AC\D6\CE\22\C5u(\1C1\C7:\82%\CB\85t\D7\8C\82k6\932c}\BCdq\F7\9E\D3\A8\86\981\03\02\9C\FF]\AE\EB\BDM\B5\86\08S\A8\FD\FD\83\02\83\7F\F5\D9f-\A1b\A8\CAg\D2|\FD$\C3c\DFr\D0`\BC\A4=\A9\DE\80\83n\1E\F7Y\9E\CBGBx\EB\0D\8DS\16a\A4\09\E6t\F0\85\BE\D9RVfQp\E8[y\CD\8C\1F\92l'.\90g\F6\DF2Fq\D9k\80\B7S\DB\A3\D8\1C\BA\00\F3\97\BF\97\CD\CF\86\A0\A5(\D2\CC\0E\A4\E8\80\F0}\AF\FD\C0\83\A8\C8\CE\B2\06\80\12\CD\22al]\1B=\B1\A4\D2\FA\82_\08 W\80kyc\1A1\C6\EE\A6\C3\9C\B1;\05t60\E3\CB\FC`\BDw\AA\90\F4\C3\9D\8A\06\11D\FC\DB\BE;\B9\AC\15\D5\B4\F1\F4E-H\15U\FB\92\EE\C5\F3\8B-\05\11\17\99K\1CM-\15\DD\1Bu\B6\F0\EExF\D5\\\BF^c\A0xZ\D4b\D2\E4\AC*\17\98\0A4\EF5|\C8\16q\89\FB\86\0E\ACz\0E\9F\86\80\95\A1M=\AE\E65]\D4\12W\19\D2F\A8\E0\BA\0A\A1\CCY`\83t\89\D7\AC\9F\86X\D2\98\E9L\C9?p8\A4\D1+\06\CC#Tw\83\FF\91\D0\DD'F\A3\06c{\08\BF,)Ud\7F\B6C\D5\B1\17L\C8;\1A\CA\EEwsj=\1F\E4\94J\9E\1D_\BA\CA >\F5*\88b\86\93\8E\9D\EE\82r{\B4~T\8D\B25*\FBg8\B2D\AA#O\9Aa\9E\E91\1F\C3\F4\F9\81\C6\DE\D5\94\EC\E2\00\FA\05d~\F3\F98<\11<\8B\05\DD\D3\8D@\BC\83\DE^p8G\8B\15\0B\AEF\D4H\B1P\AB$\96v\8C\06\19\EE\DA\8D\D9X\09\9B\DD$\D6\AD;\C9\17\A4\CF\D4\A8\F8\87\D7\E5\80\0A\D7\A5L\E5\BC\1D\8D\03\0A\D3\F6\A9M\1F!\CDL\CF\9F^+ep\84\CC\87t\D4 gi\00 \C3Gv;?\C6\D2\DF\D4\C8\84t\E0A\00\F4\D9\EC)\09\CFw\C7\17\0A\FB\A5\91XR\00q\10h\F4\CC\C2U\B9\9D\CCy\CF\B5\EEf@\8D\14\82q\BF\99\D5\93\E2\1F\AC\811U@H\D8L\F1\C6/\00\CB8\DB'\17\A2}jPZ\0E\A0\AD\B8;\C0\FD\06\D2\F1\9C\CA\1D\85\E4\F0\11\08\D9\A6J0\BD\88F.D\FDd\A6\1Dm\16J\8F\90.>v\15\EC\9CJ\9E\FF\872\04N\8EY\9A\BA\CD\D3\1A'D\DD\C5\FE)?\85\E1\F1\EF@(\C1\88\E10\95T\F7}\F4\8E\E6Y\EE+\D1\B9x\F5\8C>\DD\94\9A\CFX\190\F8t\BB\82\E7\D620\8E\14:\C1\02\AF\1F<6Rj\E3\A1\8C?\BC\B1\99\88\F1\C2\9A'\CB\C3\E6D\DC\E5\B7\A7\15\0F`\F5\96\BA\C0\F8^:\10\AB)\DE\A5\11\DB\12\B8\B2\BC\E8\F0\B6\F6H\D4\15tV\0F\D6\91\17f\DF\EB\22\ADd4[I\1B\11\95\C9%\BB\CE\9Fk\935\EC\BE\00\D9\0D\B1\CA\FB;\EFi\C2\87F\B8C\A7\EE@OQ]=\FA\0Ak\04\B3)X\E6\13Q*\11\A3\A5\B4\0C\DC\E6\C2\E2\0F\1A\F7\8F\ACr\BA\EA\85\E7\F0G\93\A0s\DB\93\E0\F4\B3W\0Fieg!\EDY\B8\88P\D2\B8\18\F2\E0-S\C3>\C1ih0sUr\83sO\97\8C\FC\13:\C7\18BA\1E\CF\EANdP#\BD\AF\FB\98\08\F9\9E\92\D1\E5\83\A5b}$l\AC\DB:\BFJ\B7F\F7E\DFr\A7]\CE\96\C3K\89\84\B7\8E2\8C\BA\8BkO\11\F5\81|\B4\9E\ABee2?/\A9n\06\A2Ur\A2\9Ba\86\D6\BE\FE\FE\0E{S\0A\C8\85u\87E\01\FD\13\867__\E9,t\06\BD\E7R\E9\96A\FC\98\A7\057\B7#8\11H,\A0\A7\A3\FCQ;\7F\D1\C6\04\A5,\86\15Z\F7\C4H\E6=\13\85\EF\82\FC\22\E7\DBsM\98\9A\F5\DA_\0DXf\AB\A3\BB\EB\E0\D2\D0`>\C1\B3\D1\B7\10\EE?\96\CC\A9&\99\07\05\F9\8D1\1F\C6\E5\94\E9\CF\BB\FFSp\7FIFw\F1\FD\D3\9B\0F\FD\F1a\D5\9F4\A6\EF\ED\8B\EA\B6\FE\C8\82S|n\BA\CA\C7\C1\8Fk\E9.\A5d\FE{ch\1B\0Ai\BD\F9\B1s\C6\A3z\CE\FD=->!Q\A6a\16\9CO\08\\\A6\0C\A1\BE\06\B8\8Di\E5\0F\FA\1B\C3c\0A\F3\CFOInH&\F1\C3\DE\93\F8\E2\F3\FB\CC\EF\C3\A3\DB\89Z\B7v:k\\\DBm\98\1D\E0uZF)\96\F8e\14\09\863R\89\BE$X\13\F1\97\B3\BB\F6\7FY\8Bg\C0\A6+\EE-.X\ED}\A0jt\EF\17\B7@8H\DB\94\DD\1CW\B4N\A4\C2\A8\EB\DD\E4PF\1A\12\BA\14\E4labM\F3\92f\15\1E\E5\D7\A0\96\E8\18\1D\C8\F9\BA \B0w`\CD2\EF\86$^\91/\12\1D\DCt\14\CE\0A\B8\80\FF\AA\A8\AD\B5\B5\BBV$\13\92\99\81\0D\E6`\BF\D5\12\19#\E3jl\ED\97\F6\FF\E1\10\8F\9C\97\C5\AB\EF\F5\8D\C2c\F4\1E\FA?\8D\CA\B3\83\FD\B6\96ks\B1\B3|\B1\A6\F8\8F0\BD\A0\E4\BCd|F\D0\DD\DF\DB]\D0\F6\B3|\AC\E4\0E\F6\BE\0D,\A2\8Al\A9:Bz\F0\CDk\9D\92\B3.\11\B7J\AD\C7S\C9\D2\98l\C1\86Dw`z\D5d\9D\D8\B8\A8{\07\BF\C7q\E8\8BJ|l\05_b\87sI\ADd\D7\1CG\11-]\9B\C7\C6\F6:\A9\D0\9B\D8=\0D\E4\98\D5y4\82yx\B4\89\D3\C4\C2N\8D\10\1D\FFJ\CB`\F1K\CB\106\84\BB9QX*r\DF\CE\FE\B8\ED\1E\FE\94C\A5)\88e\EE\B4N\97\C2>'\A9\A6=z\94\CE3\EA\FE)b\22=s\87\B8)\88f\CC\1C\81`R?Z}5\06\08\A8&4*\80\FFc\A1\F8&\CF\B0\DC\C2\07\CAR0\C14`\FF\BC\C9\B6\F0\02\DD\93\B3\89\FCg|\F1A8?,\FC\E3\ACC\D4x \AC\BB\C0\ED6)\83\A7\9B\9D\0EL\AA\84K\94K\D51\A9\84\F3c\91\02\C5\12\DF\D4e^y\9E\0A}\D3e\F0\BC5C\F6\D6\16J\FF\B5\17FM.\A4?\16\96\01\EA\99FN\8E\BF\D1\CEKP9\8D\CF\9B\FB\81d\C0\D7\E1q/\86\C2^\E4\88p\C3\82z\A2}\F0MZN\BB'sv]U&\BA\91\8C\85N\96p\F8\10\D5\F8\07j:\EA\AF(\B6\EF&\E2\BB\8C6U\0A\F7\89\04\89\E5\DB\B2\A3\AB\B0\DA\EA/\84\EA\CCt\ACE+o\C9OFk\AE\C8\92\9E\92\12\00\C9\8B\0B;\CB\BB\E3\17\06\DAz\B7E7\17@\BBn\CE\09\BD\AA\DC\9D\87\90Y\E5\16\05\1D\10j\0AB\CC\B6\EA\A9\C2T\FAW\8F.#\12J\82F\A9\9FdeT\F3\E9\F8-\B3\FA\AB\96\DC\22\98\93G\BD~)p$w\F9\DF\F8V\BC\93+~xY6\EF\19\C6v\EA\FB\8B[\B6U<\DBN\EBW\03k\A0w\14\E5\FA\AE\F2#k\0B\92\22\E6\ED\C4\85\88\95Y\9E\B9\DA\EE\ECE\8E6\AB_\E9\9BSu\FD\F7\02\B4\88\15\B4\EB\18\02\CB\DB\11\81\A8\D2\FC\B5\03\E1\AA\1A\A1&\9F\C2\BDR\D6\A2R\07|\A3D\99\D5`I\F0F3m\E7K\A5\93\84-\E6\CA\7F\85\DC-V\0C@\A4po\8E\B8\E5\B8\9F\BD\DF\A6S\B9k\0FP\CDL\CB\B2&\1F\A7\07\AD\97\D0\A8\A7F\13\A4\00 ~/xs\C8$\CC^\82\C9(\0C\8Cf\00\D4\8E;V\90\FA-\7F\F6\A2\FB2\0F/\80\00\89r\CAk4y\F9\1E\B4\CB\BA\FF\D2:\A0@+O\BC\86\81\D7\B7&\A1\FE\A9\BF\87I\C8\10\F6\E26\F4\B0\E62\B8$\9F\CA\D7\F4-}\CA\D9\0DC1]\A0?\E6\ED\C6\BC\0Dry\1C=P\91\94}t\88\CF_\A9\F8+\91\CE\97cL\A4u|\CEH\B5\E1\DBi\9B\BB\1A\E1>\BE\AF\86\C9\1B\02\9B\22\DARD\C2ia\99\CE\AD[\E8\FB\A2\C2A\AB\90g\D5\F2\C4\B9?B\99r\E2\FA\A5\19\09k\BA`\C5\97\1B\D4g\C9\9F\87\CD\DC\0F`\CB\05\E9\B8\B6\BD!\C9\C1\BB\87\E9\00T\138>G#g$\EDi;\B2\AA\E9#\01)\0B\E3\86\0Cv\C06\94\22e\AF\0Ar\B6\A0\F9\CE\9B\A8\8F\93pD\B9j>[\8D\0E\E4\08\F8\C2\C2\92s\B8\8C\95\E7\05\0E\B20\12\1D\0B\B6\B9\B9;H\F3w\BD\90\C3Ho^+\F2\C6\B1(\A8J\1A\F0\D5\EC\B4\F4\1A\0B6\B6\AE8\1E2R\DD l\0B(\E2\B1\E1\8D\C3c\DA\C6%_S\8A\94#\07Y\8D\0F\AD8Z~H\9CW7\E8\ACy\ECH\AF\B0R\D8\C6\F0\9DZ\83-D\22\18\98'\1B\DB\DCf\8E\F8lE1\E4\F8k\15\0F\BF\F8\F0\08\8A\00Y\1Bd\CB\9E\8E\1B\C5\DA\D2\EE6-\8B\AC@/\22=~Fr\E2w\91\87\AA\84\F8\AD\D7\10\BBj\CC\1D\D8\0E[\EA\BA\94\EAR\BB\CC\86\EA\B4\C2\9F\12G\E9\98\A5\E99\A5'\EA\7F\A8%b\B3G\D7\98#?\0Ed\88\8E\B1\E4\9F\D2\AE:\A0\19\0D\7F\EC\8E\89>\15\F9\EE\EE\A3\83\AD$\040h\CFS\19+\8EZ\B7\AA\EA\8C\A4\D8-\05<B\C3\A8_\B611eU%\B0\CDNy\06\CB\12\F4\927\11\BF>_U\17\8E\80\D1\0B\E4\BE\8B\D8\BB\E2\D6n\0E\B7*\9D\B1\A0\C5\0E\9D\AE\AE\CEj[\8B\0A\D2du\04\DE\C8vRDZZ\82E\F2.\8D\06\BE\92\85\15\FB\13g\D5\F0\F0\E2\D6\EE=\18\C4\B6{s\ED\9Cl`\85\96\D6MFUL\1Eu\A4Z\D0(\C4\87\B8&<L\E1\97\AA\DFe\92Mq\043\F5\A9f0K\9F\D9=\D5\AB\7F{\D0\C6\E2?\99*@\FE\8E\03\A8F\E5\96_\9A\84x\DB\8F\BF4\D0\BDr\04R\98\DE|\F7\C0\A5V\D2s\EFADm\8F\85f>\96\AD\9A\98'vc\A8\95\A9J\A4y\13\00\E7\DDY\C1~\B1S|\12\BBS]\0DX\18\C0`U\AFq\DE\9Dh\1B\D7\E9\A7\B4\10n\1E\F0\B8\AA\0D\07\ABb!q&\92\E9p\CA\04\13\96\B3\CA\D1\C8U\BBi\0D\B0\B6#\0D\FD\C5\97{`=\05;+*\C4\10\\\E4kP|\B7}\9A\B8\8C\E3\04[\9Az\8A\B9\8EC\B2\AD\92\8E`\F3w\1C\C6\F1@\19\EDg\B2\D4\1EY7\B28\F0U\A37.\91_\E8\01\DF\89f/\C5\DEFlk\C6\E2\BC\BA;1a\8B\16\A0=;K\AC##w\1Bl\A9\8A}9\AE\1B\08\0D\0A^\97\EC\ABU\22\C7S\ED\DC\C7\D9\22J\90\8C5\BD\E7\96uu\\T\14\EA\1C\88U.\DAwA\D6P~\D2\92si\99$$\AA\EA\B9\D0\D5\D1\0B\E5\DD\87w\D0\C3\BF-\AD\D4e\E8DK\C6N^\95\B4Jb\DA\97<\EC\84?\11\0B\EF;\F1Z\BDa\DD\FA\D0\BDK'\A6\8F\D5\CD\EA\8A\AD\B1\EC\BA\949E\AD\1E\B1\CF\F3J\81\A5\ED\18\DEg\F4\FCCK,\B3\CE\81\D8\CEp\87\94\CF\EA\801\FC\14^\F7_B\A2\8E\02M\A9y\83%\A1>;\9A5\F5\F7\D2\CA1C\A0\13X\E4n\09\0D\CA\00\83\F2\B5\87\FD\FDS\88\18n\9D\CA\8BH~\E0\91\B7\D1t\9E~4U\CFd\A2^w\DA\9DXv%\06\12\C6\9E\81*\03\FEJ6\95Q\C5\EE\D3\AE\87\96\F7\05\22\F5\83\BD\DD\83:R;uD\CD\14\BE\9AC5yr\96j\92\C4'\8A\92\95\00\9Am\C1\94\82\17\0F<\05\B7u\B1,\F7\BA\80\00\C9\F19c\DD\12\8B\C6$S\EE{\DAtP\A0\1D\97\04^\CA\EB\16\FC\F6\D3\EA\1A\11\92d\08\E5\BC\85\F5\BC\A6\1C\BB\F4\88\A5a\95\B6}J\1E\EC\E62l\D0\E3\E91+\07]\1D\92\8E\EE\92\93\D0\9FCb.2\FF:I\B4\A462\AAw\B8\C3\87\D4\FA\B9\FE\BE\09[\E1M\C4\BE\94\95\E6\B4\A9\89yh\BE.L\D9\AC\B0:\F7|\1D\90\11\0A\F6K\017\9D\0F\0F\D8\\\095\DC$\B4\95\8C\F3\9E\C1\84\84S\13\0E\B4KB\13.\E1\BAo\B0\06\F2\A5e(\CB\88Po\09\CC\BC\8C\D4E.D\B7\87?\F9\FE\AA$\CB\0B\FF\EB\AFI\D79\15\A5i\8F\F7\BE\D5\ED\BD\CE\FE\E6\DB\1CM\88Z\0EDs\B5\97\A5\B46A_p\8910\95\F8\88\0Ah1\FC\CEa\84\11w\CC\AB>|\BA6+\0D\C2\FD\BCBz\E5\D5\94\BF\D6M\1Bi\04v\902=\B5il\AF\05\BD7\86\10\B1\C1\C2I\9A?\A6#\84G\1BG\AC\C5\A7T\1Dr3\DC\80\CF\0F+e\19\E2X\17\B7\D1\A9\A4N@\13a\C3\D3;\DFO\8D\97n\12\83\EA&1\08\AC\1CZd\0A\D7\A3p=\0A\D7\A3\A4p=\0A\D7\A3p=\CC\CC\CC\CC\CC\CC\CC\CC\CD\CC\CC\CC\CC\CC\CC\CC\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FA\00\00\00\00\00\00\00\00\00\00\00\00\00\00@\9C\00\00\00\00\00\00\00\00\00\00\00\00\00\00P\C3\00\00\00\00\00\00\00\00\00\00\00\00\00\00$\F4\00\00\00\00\00\00\00\00\00\00\00\00\00\80\96\98\00\00\00\00\00\00\00\00\00\00\00\00\00 \BC\BE\00\00\00\00\00\00\00\00\00\00\00\00\00(k\EE\00\00\00\00\00\00\00\00\00\00\00\00\00\F9\02\95\00\00\00\00\00\00\00\00\00\00\00\00@\B7C\BA\00\00\00\00\00\00\00\00\00\00\00\00\10\A5\D4\E8\00\00\00\00\00\00\00\00\00\00\00\00*\E7\84\91\00\00\00\00\00\00\00\00\00\00\00\80\F4 \E6\B5\00\00\00\00\00\00\00\00\00\00\00\A01\A9_\E3\00\00\00\00\00\00\00\00\00\00\00\04\BF\C9\1B\8E\00\00\00\00\00\00\00\00\00\00\00\C5.\BC\A2\B1\00\00\00\00\00\00\00\00\00\00@v:k\0B\DE\00\00\00\00\00\00\00\00\00\00\E8\89\04#\C7\8A\00\00\00\00\00\00\00\00\00\00b\AC\C5\EBx\AD\00\00\00\00\00\00\00\00\00\80z\17\B7&\D7\D8\00\00\00\00\00\00\00\00\00\90\ACn2x\86\87\00\00\00\00\00\00\00\00\00\B4W\0A?\16h\A9\00\00\00\00\00\00\00\00\00\A1\ED\CC\CE\1B\C2\D3\00\00\00\00\00\00\00\00\A0\84\14@aQY\84\00\00\00\00\00\00\00\00\C8\A5\19\90\B9\A5o\A5\00\00\00\00\00\00\00\00:\0F \F4'\8F\CB\CE\00\00\00\00\00\00\00\00\84\09\94\F8x9?\81\00\00\00\00\00\00\00@\E5\0B\B96\D7\07\8F\A1\00\00\00\00\00\00\00P\DENg\04\CD\C9\F2\C9\00\00\00\00\00\00\00\A4\96\22\81E@|o\FC\00\00\00\00\00\00\00M\9D\B5p+\A8\AD\C5\9D\00\00\00\00\00\00 \F0\05\E3L6\12\197\C5\00\00\00\00\00\00(l\C6\1B\E0\C3V\DF\84\F6\00\00\00\00\00\002\C7\\\11l:\96\0B\13\9A\00\00\00\00\00@\7F<\B3\15\07\C9{\CE\97\C0\00\00\00\00\00\10\9FK \DBH\BB\1A\C2\BD\F0\00\00\00\00\00\D4\86\1E\F4\88\0D\B5P\99v\96\00\00\00\00\80D\14\131\EBP\E2\A4?\14\BC\00\00\00\00\A0U\D9\17\FD%\E5\1A\8EO\19\EB\00\00\00\00\08\AB\CF]\BE7\CF\D0\B8\D1\EF\92\00\00\00\00\E5\CA\A1Z\AD\05\03\05'\C6\AB\B7\00\00\00@\9E=J\F1\19\C7C\C6\B0\B7\96\E5\00\00\00\D0\05\CD\9Cmo\\\EA{\CE2~\8F\00\00\00\A2#\00\82\E4\8B\F3\E4\1A\82\BF]\B3\00\00\80\8A,\80\A2\DDn0\9E\A1b/5\E0\00\00 \AD7 \0B\D5E\DE\02\A5\9D=!\8C\00\004\CC\22\F4&E\D6\95C\0E\05\8D)\AF\00\00A\7F+\B1p\96L{\D4QF\F0\F3\DA\00@\11_v\DD\0C<\0F\CD$\F3+v\D8\88\00\C8j\FBi\0A\88\A5S\00\EE\EF\B6\93\0E\AB\00zEz\04\0D\EA\8Eh\80\E9\AB\A48\D2\D5\80\D8\D6\98E\90\A4rA\F0q\EBfc\A3\85PG\86\7F+\DA\A6GQlN\A6@<\0C\A7$\D9g_\B6\90\90\99e\07\E2\CFPK\CF\D0m\CFA\F7\E3\B4\F4\FF\9FD\ED\81\12\8F\81\82\A5!\89z\0E\F1\F8\BF\C7\95h\22\D7\F2!\A3\0Ej+\19R-\F7\AF9\BB\02\EB\8Co\EA\CB\91Dv\9F\A6\F8\F4\9B\08j\C3%p\0B\E5\FE\B5\D5SG\D06\F2\02E\22\9A\17&'O\9F\91e\94,Bb\D7\01\D6\AA\80\9D\EF\F0\22\C7\F6~\B9\B7\D2:MB\8B\D5\E0\84+\AD\EB\F8\B3\DE\A7e\87\89\E0\D2w\85\0C3;L\93\9B0\EB\88\9F\F4U\CCc\D5\A6\CF\FFI\1Fx\C2\FC%k\C7qk\BF<\8A\90\C3\7F\1C'\16\F3{\EFE9NF\EF\8BV:\DA\CFq\D8\ED\97\AD\B5\CB\E3\F0\8Bu\97\EC\C8\D0C\8EN\E9\BD\18\A3\BE\1C\ED\EER='\FB\C4\D41\A2c\ED\DEK\EEc\A8\AA\A7L\F8\1C\FB$_E^\94k\EFt>\A9\CA\E8\8F6\E49\EE\B6\D6u\B9E+\12\8ES\FD\E2\B3D]\C8\A9dL\D3\E7\17\B6\96q\A8\BC\DB`J:\1D\EA\BE\0F\E4\90\CE1\FEF\E9U\89\BC\DD\88\A4\A4\AE\13\1D\B5B\BE\BD\98c\AB\ABk\14\AB\CDM\9AXd\E2\D2-\ED~<\96\96\C6\EC\8A\A0p`\B7~\8D\A3<T\CF\E5\1D\1E\FC\A8\AD\C8\8C8e\DE\B0\CCK)C_\A5%;\12\D9\FA\AF\86\FE\15\DD\BF\9E\F3\13\B7\0E\EFI\AB\C7\FC-\14\BF-\8A8Cxl2i5n\96\F9{9\D9.\B9\AC\05T\96\07\7F\C3\C2I\FB\F7\DA\87\8Fz\E7\D7\07\E9{\C9^t3\DC\FD\DA\E8\B4\99\AC\F0\86\A4q\ED=\BB(\A0i\BC\11#\22\C0\D7\AC\A8\0D\CEh\0D\EA2\08\C4+\D6\AB*\B0\0D\D8\D2\91\01\C3\90\A4?\0A\F5\DBe\AB\1A\8E\08\C7\83\FB\E0y\DA\C6g&yR?V\A1\B1\CA\B8\A49Y\18\91\B8\01pW&\CF\AB\09^\FD\E6\CD\87o^\B5&\02L\EDxa\0B\C6Z^\B0\80\B5\05[1X\81OT\D69\8Ew\F1u\DC\A0\22\C7\B1=\AEaciL\C8q\D5m\93\13\C9\EA8\1E\CD\19:\BC\03_:\CEJIxX\FB$\C7e@\A0H\AB\04{\E4\C0\CE-K\17\9Dw\9C?(d\0D\EBb\9A\1DqB\F9\1D]\C4\95\83O2\BD\D0\A5;\00e\0D\93wet\F5zd\E3~\ECD\8F\CA _\E8\BBj\BFh\99\CC\1EN\CF\13\8B\99~\E8v\E2jE\EF\C2\BF\7F\A6!\C3\D8\ED?\9E\A2\14\9B\C5\16\AB\B3\EF\1F\10\EA\F3N\E9\CF\C5\E5\EC\80;\EEJ\D0\95\13JrX\D1\F1\A1\BB\1F(a\CA\A9]D\BB\98\DC\8E\AEEn\8A*&r\F9<\14u\15\EA\BE\932\1A\D7\09-\F5X\E7\1B\A6,iM\92W\9C_p&&<Y.\E1\A2\CFw\C3\E0\B6m\83w\0C\B0/\8Boz\99\8B\C3U\F4\98\E4Hd\95\0F\9C\FBm\0B\EC?7\9A\B5\98\DF\8E\AD^\BD\89A\BD$G\E7\0F\C5\00\E3~\97\B2X\B6,\EC\91\EC\EDX\E1S\F6\C0\9B^=\DF\EE\E37g\B6g)/l\F4\99X![\86\8Bu\EE\82\00\D2\E0y\BD\87q\C0\AE\E9\F1g\AE\12\AA\A3\80\06Y\D8\EC\E9\8Dp\1Ad\EE\01\DA\96\94\CC Ho\0E\E8\B2X\86\90\FE4A\88\DE\DC\7F\14\8D\05\091\DE\EE\A74>\82Q\AA\16\D4\9FY\F0FK\BD\96\EA\D1\C1\CD\E2\E5\D4\1B\C9\07p\AC\18\9El\9E2#\99\C0\AD\0F\85\B1\DD\04\C6k\CF\E2\03E\FFk\BF0\99S\A6\1D\15\86\B7F\83\DB\84\16\FFF\EF|\7F\E8\CFd\9Age\18d\12\E6n_\8C\15\AEO\F1\81\7F\C0`?\8F~\CBOIw\EF\9A\99\A3m\A2\9E\F08\0F3^\BE\E3\1CU\AB\01\80\0C\09\CB\C6,\07\D3\BF\F5\AD\\c*\16\02\A0O\CB\FD\F7\F7\C8\C7/s\D9s~\DAM\01\C4\11\9F\9E\FB\9A\DD\DC\FD\E7g(\1DQ\A1\015\D6F\C6\B9\01\15T\FD\E1\81\B2e\A5\09B\C2\8B\D8\F7'B\1A\A9|Z\22\1F_\07FiYW\E7\9AYi\B0\E9\8Dxu37\89\97\C3/-\A1\C1\AF\83\1Cd\B1\D6R\00\84k}\B4{x\09\F2\9B\A4#\BD]\8Cg\C02c\CEPM\EBE\97\E1F6\96\BA\B7@\F8\FF\FB\01\A5 f\17\BD\99\D8\C3;\A9\E5P\B6\FFzB\CE\A8?]\EC\BF\CE\B4\8A\13\1F\E5\A3\DF\8C\E9\80\C9G\BA\938\01\B16l3o\C6\17\F0#\E1\BB\D9\A8\B8\85A]DG\00\0B\B8\1D\ECl\D9*\10\D3\E6\E6\91t\15Y\C0\0D\A6\92\13\E4\C7\1A\EAC\900\DBh\AD7\98\C8\87w\18\DDy\A1\E4T\B4\FC\11\C3\98E\BE\BA)\94^T\D8\C9\1Dj\E1{\D6\F3\FE\D6m)\F4\1D\BB4'\9ER\E2\8C\0DfX_\A6\E4\99\18\E4\E9\01\B1E\E7\1A\B0\90\7F.\F7\CF]\C0^]dB\1D\17\A1!\DCt\1F\FA\F4Cupv\BA~Ir\AE\04\95\89\A9S\1CyJI\06ji\DE\DB\0E\DAE\FA\AB\93hc\17\9D\DB\87\04\03\D6\92\92P\D7\F8\D6\B7B<]\84\D2\A9E\C2\C5\9B[\92\86[\86\B3\A9E\BA\92#\8A\0B2\B7\82\F26h\F2\A7\1F\14\D7hw\ACl\8E\FFd#\AFD\02\EF\D1'\D9\0CC\95\D7\072\1F\1Fv\EDja5\83\B9\07\E8I\BD\E6D\7F\E7\A6\D3\A8\C5\B9\02\A4\A7\09b\9Cl \16_\A1\90\08\137h\03\CD\10\8Cz\C3\87\A8\DB6dZ\E5k\22!\22\80\8A\97,\DATII\C2\FD\B0\DE\06k\A9*\A0m\BD\B7\10\AA\9B\DB\F2=]\96\C8\C5S5\C8\C8\AC\E5\94\94\82\92o\8C\F4\BB:\B7\A8B\FA\FA\17\1F\BA9#w\CB\D7x\B5\84r\A9i\9C\FCnS\14\04v*\FF\0D\D7\E2%\CF\13\84\C3\BBJh\19\85\13\F5\FE\D1\8C[\EF\C2\18e\F4j]\C2_fX\B2~\028\99\D5y/\BF\98bz\D9\FB?w/\EF\03\86\FFJX\FB\EE\BE\FB\D8\CF\FA\0FU\FB\AA\84g\BF].\BA\AA\EE9\CF\83\F9S*\BA\95\B2\A0\97\FA\\\B4*\95\84a\F2{tZ\94\DD\DF\88=9tau\BA\E5\F9\EE\9A\11q\F9\94\17\EB\8CG\D1\B9\12\E9^\B8\AA\01V\CD7z\EE\12\B8\CC\22\B4\AB\91;\B3\0A\C1U\E0b\AC\AA\17\E6\7F+\A1\16\B6\0A`M1k\98{W\94\9D\DF_vI\9C\E3\0C\B8\A0\FD\85~Z\ED}\C2\EB\FB\E9\ADA\8E\08s\84\BE\13\8FX\14\1C\B3\E6zd\19\D2\B1\C9\8F%\AE\D8\B2nY\E3_\A0\99\BD\9FF\DE\BC\F3\AE\D9\8E_\CAo\EE;\04\80\D6#\EC\8AUX\0DH\B9{\DE%\E9J\05 \CC,\A7\ADk\AE\10\9A\A7\1AV\AF\A4\9D\06(\FF\F7\10\D9\05\DA\94\80Q\A1+\1B\86\22\04y\FF\9A\AA\87C\08]\F0\D2D\FB\90(+EW\BFA\95\A9TJt\AC\07\16:5\F2u\16-/\92\FA\D3\E9\\\91\97\89\9B\88B\B7\09.|]\9B|\84\12\DA\BA\FE5a\95i%\8C9\DB4\C2\9B\A5\96\90i~\83\B9\FAC.\EF\07\12\C2\B2\02\CF\BC\F4\03^\E4g\F9\94}\F5DK\B9\AFa\81\F6x\C2\BA\EE\E0\1B\1D\DC2\16\9E\A7\1B\BA\A13\17si*\D9bd\93\BF\9B\85\91\A2(\CA\FF\DC\CF\03u\8F{}x\AF\02\E75\CB\B2\FC?\D4\C3DRs\DA\\\AB\ADa\B0\01\BF\EF\9D\A8d\FAj\13\88\08:\16\19z\1C\C2\AEk\C5\D1\FD\B8E\18\AA\8A\08[\9F\98\A3r\9A\C6\F6F='W\9ET\AD\8A\99c?\A6\87 <\9AL\86x\F6\E2T\AC6\7F<\CF\8F\A9(\CB\C0\DE\A7\16\B4\1BjW\84\9F\0B\C3\F3\D3\F2\FD\F0\D6Q\1C\A1\A2DmeC\E7Yx\C4\B7\9E\96&\B3\B1\A4\E5Jd\9F\14ap\96\B5eF\BC\EF\1F\DE\0D\9F]=\87Yy\0C\FC\22\FFW\EB\EB\A7U\D1\06\B5\0C\A9\D8\CB\87\DDu\FF\16\93\F3\88\D5B$\F1\A7\09\CE\BE\E9TS\BF\DC\B70\EB\8ASm\ED\11\0C\81.$*(\EF\D3\E5\FB\A5m\A8\C8h\16\8F\10\9DV\1Ayu\A4\8F\BD\87Di}\01n\F9UD\EC`\D7\92\8D\B3\AD\A9\95\C3\DC\81\C97jU'9\8D\F7p\E0\18\14{\F4S\E2\BB\85b\95\B8C\B8\9AF\8C\8F\EC\CCxtm\95\93\BB\BA\A6TfAX\AF\B3'\00\97\D1\C8z8ji\D0\E9\BFQ.\DB\9F1\C0\FC\05{\99\06\E2A\22\F2\17\F3\FC\88\04\1F\F8\BD\E3\EC\1FDZ\D2\AA\EE\DD/<\AB\C4&v\AD\1C\E8'\D5\F1\86Uj\D5;\0B\D6u\B0\D3\D8#\E2q\8AVtube\05\C7\85JN\84gV-\87\F6l\D1\12\BB\BE\C68\A7\DCae\01\AC\F8(\B4\C7\85\D7in\F8\06\D1S\BA\BE\01\D763\E1\9C\B3&\02E[\A4\82t4\17aF\02\C0\EC\84`\B0B\16rM\A3\91\01]\F9\D7\02\F0'\A5x\\\D3\9B\CE \CC\F5A\B4\F7\8D\03\EC1\CE\963\C8B\02)\FFrR\A1uq\04g~A> \BDi\A1y\9F\87\D3\84\E9\C6b\00\0F\D1Mh,\C4\09X\C7i\08\E6\A3x{\C0REa\8275\0C.\F9\83\8A\DF\CCV\9Ap\A7\CB|\B1B\A1\C7\BC\9B\92\B6\0B@v`\A6\88\FE\DB]\93\89\F9\AB\C26\A4\0E\D0\93\F8\CFj\FER5\F8\EB\F7V\F3DM\12\C4\B8\F6\83\05\DES!{\F3Z\16\98Kp\8Bz3zr\C3\D6\A8\E9Y\B0\F1\1B\BE]L.Y\C0\18Ot\0C\13dp\1C\EE\A2\EDt\DFyo\F0\DEb\11\E7\8B>\C6\D1\D4\85\94\A9+\ACEV\CB\DD\8A\E1.\CE7\06J\A7\B9\936\17\D7+>\95m\99\BA\C1\C5\87\1C\11\E88\04\DD\CC\B6\8D\FA\C8\A0\14\99\DB\D4\B1\0A\91\A3\22\0A@\92\98\9C\1D\C8Y\7F\12J^M\B5L\AB\0C\D0\B6\BE\03%:0\1F\97\DC\B5\A0\E2\1E\D6\0F\84d\AED.$~s\DE\A9q\A4\8D\D3\E5\89\D2\FE\EC\EA\\\AD]\10V\14\8E\0D\B1H_,\87>\A8%t\18u\94k\99\F1P\DD\1Aw\F7(N\12/\D1/\C9<\E3\FF\96R\8Ap\AA\9A\D9pk\BD\82{\FB\0B\DC\BF<\E7\AC\0CU\01\10M\C6lcZ\FA\0E\D3\EF\0B!\D8O\AA\01T\E0\F7G<x\\\E9\E3u\A7\14\87r\0A\814\EC\FA\ACe\96\B3\E3\\S\D1\D9\A8\0EM\A1A\A79\18\7F|\A0\1C4\A8E\10\D3Q\A0\09\12\11H\DE\1EM\E4\91 \89+\EA\833\04F\AB\0A\EDJ\93`]\B6hk\B6\E4\A4@\85\17VM\A8\1D\F8\B9\F4\E3B\06\E4\1D\CE\8Ff\9D\AB`\12%6\F3x\CE\E9\83\AE\D2\80\1A`Bk|+\D7\C10\17B\E4$Z\07\A1 \F8\12\86[\F6L\B2\FC\9CR\1D\AE0I\C9(\B6\97g\F23\E0\DE<D\A7\A4\D9|\9B\FB\B2\A3}\01\EF@\98\16\A5\8A\E8\06\08.A\9DO\86\EE`\95(\1F\8EN\AD\A2\08\8Ay\91\C4\E3'*\B9\BA\F2\A6\F1\A2X\CB\8A\EC\D7\B5\F5\DC\B1tgi\AF\10\AEe\17\BF\D6\F3\A6\91\99*\EF\A8\E0\A1m\CA\AC?\DDn\CC\B0\10\F6\BF\F4*\D3X\0A\09\FD\17\8E\94\8A\FF\DC\94\F3\EF\B1\F5\07\EFLK\FC\DD\D9\9C\B6\1F\0A=\F8\95\8F\F9d\15\10\AF\BDJ\0FD\A4\A7LLv\BB\F27\BE\1A\D4\1Am\9D\13U\8D\D1_\DFS\EA\EE\C5m!\89a\C8\84,U\F8\E2\9Bkt\92\B5\9B\E4\B4\F5<\FD2wj\B6\DB\82\86\11\B7\A2\C2\1D\223\8C\BC?\15\05\A4\92#\E8\D5\E4K3\A5\EA?\AF\AB\0F-\83\A6;\16\B1\05\8F\0F@\A7\F2\87M\CB)\F8#\90\CA[\1D\C7\B2\13\10Q\EF\E9 >t\F6,4\BD\B2\E4x\DF\17T%k$\A9M\91\1A\9C@\B6\EF\8E\AB\8B\8FT\F7\C2\B6\89\D0\1A \C3\D0\A3\ABr\96\AE\B2)\B5s$\AC\84\A1\E8\F3\C4\8CV\0F<\DA\1Ft\A2\90-\D7\E5\C9q\18\FB\17\96\89e\88\93\88ez|\A6/~\8D\DE\F9\9D\FB\EB~\AA\B8\EA\FE\98\1B\90\BB\DD1Vx\85\FA\A6\1E\D5f\A5>\7F\22t*U\DE5k\93\\(3\85`'\87\8F\95\88:\D5V\03F\B8s\F2\7F\A68\F1h\F3\BA*\89\8A,\84W\A6\10\EF\1F\D0\86-C\B0iu+-\9B\B2\F6gj\F5\13\82t\FC)\0Eb);\9CB_\F4\01\C5\F2\98\A2\90{\B4\91\BA\F3I\83\13wqBv/?\CBt\9A!6\A9p\1C$\D7\D4\0D\D3S\FB\0E\FE\11\01\AA\83\D3\8C#\ED\06\A5\E8c\14]\C9\9E\AB@J2\0486\F4H\CE\E2|Y\B4{\C6\D6\D0\DC>\05\C6C\B1\DA\81\1B\DCo\A1\1A\F8\0B\05\94\8E\86\B7\94\DD(1\91\E9\E5\A4\10\9B'\83\1C\19\B4\F2|\CAr}\F5c\1F\CE\D4\C1\F1\A3c\1Fa/\1C\FD\CF\DC\F2<\A7\01J\F2\ED\8C<g9;c\BC\01\CA\17\86\08An\97\14\D8\85\E0\03\05\BE\D5\82\BC\9D\A7J\D1I\BD\19N\A7\D8D\86-K\A2+\85Q\9DE\9C\EC\9F!\D1\0E\D6\E7\F8\DDE;\F3R\82\AB\E1\93\04\B5B\C9\E5\90\BB\CA\17\0A\B0\E7b\16\DA\B8Db\93;\1Fuj=\9D\0C\9C\A1\FB\9B\10\E7\D5:x\0Ag\12\C5\0C\E2\87\01E}aj\90\C6$\8Bf\80+\FB'\DA\E9A\96\DC\F9\84\B4\F7\ED-\80`\F6\F9\B1Qd\D2\BBS8\A6\E1ti9\A0\F8sx^\B2~cU4\E3\07\8D\E9\E1#d{H\0B\DB_^\BCj\01\DCI\B0c\DA,=\9A\1A\CE\91\F7uk\C5\01S\\\DC\FC\10x\CC@\A1Av\BA)c\1B\E1\B3\B9\89\9E\0A\CB\7F\C8\04\E9\A9)\F4;b\D9 (\ACE\CD\BD\9F\FAEcT3\F1\CA\BA\0F)2\D7\96@\ADGy\17|\A9\C0\D6\BE\D4\A9Y\7F\86^H\CC\CC\AB\8E\EDIp\8C\EEI\140\1F\A8uZ\FF\BFV\F2h\\\8C/j\\\19\FC&\D2\121\FFo\EC.\83s\B7]\C2\D9\8F]X\83\AC~\FF\C5S\FD1\C8%\F52\D0\F3t.\A4V^\7F\B7\A8|>\BAo\B2?\C40\12:\CD\EC5_\E5\D2\1B\CE(\85\CF\A7z^KD\80\B4\81[\CFc\D1\80yf\C3Q\196^U\A0 b2\C3\BC\05\E1\D7@4\A6\9F\C3\B5j\C8\A8\FA\FE\F3+G\D9\8DP\C1\8F\874c\85\FAR\B9\FE\F0\F6\98O\B1\D2\D8\B9\D4\00^\93\9C\D43\9FV\9A\BF\D1n\07O\E8\09\815\B8\C3\C9\00G\EC\80/\86\0A\C8bbL\E1B\A6\F4\FB\C0X'a\BB'\CD\BD}\BD\CF\CC\E9\E7\98\9Dx\97\B8\1C\D58\80,\DD\AC\03@\E4!\BF\C4V\BD\E6c\0AG\E0x\14\98\04P]\EA\EEu\ACl\E0\FC\CCX\18\CB\0C\DF\02RzR\95\C9\EBC\0C\1E\807\0F\FD\CF\96\83\E6\18\A7\BA\BB\E6T\8F%`\05\D3\FD\83|$ \DFP\E9j *\F3.\B8\C6G~\D2\CD\16t\8B\D2\91BT\FAW\1D3\DCL\1DG\81\1CQ.G\B6S\E9\F8\AD\E4?\13\E0\E5\98\A1c\E5\F9\D8\E3\A7#w\D9\DD\0F\18X\8F\FFD^/\9Cg\8EIv\EA\A7\EA\09\0FWs?\D65;\83\01\B2\DB\13\E5Qe\CC\D2,O\CFK\03\0A\E4\81\DE\D2X^\A6~\7F\07\F8\91a\0FB\86.\11\8B\83\F7\FA'\AF\AF\04\FB\F69\93\D2'z\D5\ADd\B5\F9\F1\9A\DB\C5yt\088\C7\B1\D8J\D9\BD\22x\AE\81R7\18H\05\83\1Co\C7\CE\87\B6\15\0B\0D\91\93\22\8F\9A\C6\A3\E3Jy\C2\A9#\DBMPu8\EB\B2A\B8\8C\9C\9D\173\D4\ECQa\A4\92\06\A6_(\F3\D7\81\C2\EE\9F\844\D3\BC\A6\1B\C4\C7\DB\F3\EFM\22s\EA\C7\A5\01\08l\90\22\B5\B9\12\EFk\E1\EA\0F\E59\CF\01\0A\874k\22h\D7u\E3\CC\F2)/\84\81Af\D4\00\83\15\A1\E6S\1C\80o\F4:\E5\A1\D1\7F\09\C1\E3ZI`h#`\8B\B1\89^\CA\C5\DFK\B1\9C\B1[8B,8\EE\1D,\F6\FC\B6\D7\9E\DD\03\9ErF\A9\1B\E3\B4\92\DB\19\9E\D2F\83j\C2\A2\07l", align 8

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
  %.1516.not.i = icmp slt i64 %value1, 1
  br i1 %.1516.not.i, label %_ZN6swathe4core6export12cell_kernels11write_realsB3v38B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit, label %B48.if.lr.ph.i

B48.if.lr.ph.i:                                   ; preds = %0
  %.2953.i = icmp sgt i64 %value3, 0
  br label %B48.if.i

B210.i:                                           ; preds = %B48.if.i
  %.395.not.i = icmp sgt i64 %.222.i, -1
  br i1 %.395.not.i, label %B286.i, label %B256.i

B256.i:                                           ; preds = %B210.i
  %.411.i = icmp slt i64 %at.5.09.i, 0
  %.412.i = select i1 %.411.i, i64 %value5, i64 0
  %1 = getelementptr i8, ptr %value4, i64 %at.5.09.i
  %.426.i = getelementptr i8, ptr %1, i64 %.412.i
  store i8 45, ptr %.426.i, align 1, !noalias !0
  %.430.i = add nsw i64 %at.5.09.i, 1
  br label %B286.i

B286.i:                                           ; preds = %B256.i, %B210.i
  %at.7.2.i = phi i64 [ %.430.i, %B256.i ], [ %at.5.09.i, %B210.i ]
  %.440.i = and i64 %.222.i, 4503599627370495
  %.28.i.i = icmp eq i64 %.440.i, 0
  %2 = or i64 %.228.i, %.440.i
  %or.cond.i.i = icmp eq i64 %2, 0
  br i1 %or.cond.i.i, label %B38.i.i, label %B122.i.i

B38.i.i:                                          ; preds = %B286.i
  %.51.i.i = icmp slt i64 %at.7.2.i, 0
  %.52.i.i = select i1 %.51.i.i, i64 %value5, i64 0
  %3 = getelementptr i8, ptr %value4, i64 %at.7.2.i
  %.66.i.i = getelementptr i8, ptr %3, i64 %.52.i.i
  store i8 48, ptr %.66.i.i, align 1, !noalias !3
  %.84.i.i = icmp slt i64 %at.7.2.i, -1
  %.85.i.i = select i1 %.84.i.i, i64 %value5, i64 0
  %4 = getelementptr i8, ptr %3, i64 1
  %.99.i.i = getelementptr i8, ptr %4, i64 %.85.i.i
  store i8 46, ptr %.99.i.i, align 1, !noalias !3
  %.117.i.i = icmp slt i64 %at.7.2.i, -2
  %.118.i.i = select i1 %.117.i.i, i64 %value5, i64 0
  %5 = getelementptr i8, ptr %3, i64 2
  %.132.i.i = getelementptr i8, ptr %5, i64 %.118.i.i
  store i8 48, ptr %.132.i.i, align 1, !noalias !3
  %.141.i.i = add nsw i64 %at.7.2.i, 3
  br label %B338.i

B122.i.i:                                         ; preds = %B286.i
  %.31.i.i = icmp eq i64 %.228.i, 0
  br i1 %.31.i.i, label %B270.i.i.i, label %B8.i.i.i

B8.i.i.i:                                         ; preds = %B122.i.i
  %.14.i.i.i = or i64 %.440.i, 4503599627370496
  %.19.i.i.i = add nsw i64 %.228.i, -1075
  %6 = add nsw i64 %.228.i, -1023
  %or.cond.i.i.i = icmp ult i64 %6, 53
  br i1 %or.cond.i.i.i, label %B92.i.i.i, label %B270.i.i.i

B92.i.i.i:                                        ; preds = %B8.i.i.i
  %.24.i.i.i = sub nuw nsw i64 1075, %.228.i
  %.54.i.i.i = lshr i64 %.14.i.i.i, %.24.i.i.i
  %.57.i.i.i = shl i64 %.54.i.i.i, %.24.i.i.i
  %.59.i.i.i = icmp eq i64 %.57.i.i.i, %.14.i.i.i
  br i1 %.59.i.i.i, label %B162.i.i.preheader, label %B270.i.i.i

B162.i.i.preheader:                               ; preds = %B1166.thread3.i.i.i, %B1028.i.i.i, %B896.i.i.i, %B92.i.i.i
  %digits.2.0.i.i.ph = phi i64 [ %.54.i.i.i, %B92.i.i.i ], [ %.577.i.i.i, %B896.i.i.i ], [ %.636.i.i.i, %B1028.i.i.i ], [ %.704.i.i.i, %B1166.thread3.i.i.i ]
  %power.2.0.i.i.ph = phi i64 [ 0, %B92.i.i.i ], [ %.583.i.i.i, %B896.i.i.i ], [ %.150.i.i.i, %B1028.i.i.i ], [ %.150.i.i.i, %B1166.thread3.i.i.i ]
  br label %B162.i.i

B270.i.i.i:                                       ; preds = %B92.i.i.i, %B8.i.i.i, %B122.i.i
  %c.2.0.i.i.i = phi i64 [ %.14.i.i.i, %B8.i.i.i ], [ %.440.i, %B122.i.i ], [ %.14.i.i.i, %B92.i.i.i ]
  %q.2.0.i.i.i = phi i64 [ %.19.i.i.i, %B8.i.i.i ], [ -1074, %B122.i.i ], [ %.19.i.i.i, %B92.i.i.i ]
  %.102.i.i.i = and i64 %c.2.0.i.i.i, 1
  %.115.i.i.i = icmp ugt i64 %.228.i, 1
  %spec.select.i.i.i = select i1 %.28.i.i, i1 %.115.i.i.i, i1 false
  %.130.i.i.i = mul nsw i64 %q.2.0.i.i.i, 1262611
  %"$phi342.1.2.0.neg.i.i.i" = select i1 %spec.select.i.i.i, i64 -524031, i64 0
  %.145.i.i.i = add nsw i64 %.130.i.i.i, %"$phi342.1.2.0.neg.i.i.i"
  %.150.i.i.i = ashr i64 %.145.i.i.i, 22
  %.156.i.i.i = mul nsw i64 %.150.i.i.i, -1741647
  %.157.i.i.i = ashr i64 %.156.i.i.i, 19
  %.159.i.i.i = add nsw i64 %q.2.0.i.i.i, 1
  %.162.i.i.i = add nsw i64 %.159.i.i.i, %.157.i.i.i
  %7 = shl nsw i64 %.150.i.i.i, 1
  %.246.i.i.i = sub nsw i64 584, %7
  %.250.i.i.i = getelementptr i64, ptr @.const.array.data.1, i64 %.246.i.i.i
  %.251.i.i.i = load i64, ptr %.250.i.i.i, align 8, !noalias !6
  %.340.i.i.i = sub nsw i64 585, %7
  %.341.i.i.i = getelementptr i64, ptr @.const.array.data.1, i64 %.340.i.i.i
  %.342.i.i.i = load i64, ptr %.341.i.i.i, align 8, !noalias !6
  %.355.i.i.i = shl nuw nsw i64 %c.2.0.i.i.i, 2
  %"$phi564.1.2.0.neg.i.i.i" = select i1 %spec.select.i.i.i, i64 -1, i64 -2
  %.372.i.i.i = add nsw i64 %.355.i.i.i, %"$phi564.1.2.0.neg.i.i.i"
  %.379.i.i.i = shl i64 %.372.i.i.i, %.162.i.i.i
  %.8.i.i.i.i.i = lshr i64 %.379.i.i.i, 32
  %.9.i.i.i.i.i = and i64 %.379.i.i.i, 4294967295
  %8 = zext i64 %.379.i.i.i to i128
  %9 = zext i64 %.342.i.i.i to i128
  %10 = mul nuw i128 %8, %9
  %11 = lshr i128 %10, 64
  %.24.i.i.i.i.i = trunc nuw i128 %11 to i64
  %.6.i23.i.i.i.i = lshr i64 %.251.i.i.i, 32
  %.7.i24.i.i.i.i = and i64 %.251.i.i.i, 4294967295
  %.10.i27.i.i.i.i = mul nuw i64 %.9.i.i.i.i.i, %.7.i24.i.i.i.i
  %.11.i28.i.i.i.i = mul nuw i64 %.9.i.i.i.i.i, %.6.i23.i.i.i.i
  %.12.i29.i.i.i.i = mul nuw i64 %.8.i.i.i.i.i, %.7.i24.i.i.i.i
  %.13.i30.i.i.i.i = lshr i64 %.10.i27.i.i.i.i, 32
  %.14.i31.i.i.i.i = and i64 %.11.i28.i.i.i.i, 4294967295
  %.15.i32.i.i.i.i = add nuw nsw i64 %.13.i30.i.i.i.i, %.14.i31.i.i.i.i
  %.16.i33.i.i.i.i = and i64 %.12.i29.i.i.i.i, 4294967295
  %.17.i34.i.i.i.i = add nuw nsw i64 %.15.i32.i.i.i.i, %.16.i33.i.i.i.i
  %.18.i35.i.i.i.i = mul nuw i64 %.8.i.i.i.i.i, %.6.i23.i.i.i.i
  %.19.i36.i.i.i.i = lshr i64 %.11.i28.i.i.i.i, 32
  %.20.i37.i.i.i.i = add nuw i64 %.19.i36.i.i.i.i, %.18.i35.i.i.i.i
  %.21.i38.i.i.i.i = lshr i64 %.12.i29.i.i.i.i, 32
  %.22.i39.i.i.i.i = add nuw i64 %.20.i37.i.i.i.i, %.21.i38.i.i.i.i
  %.23.i40.i.i.i.i = lshr i64 %.17.i34.i.i.i.i, 32
  %.24.i41.i.i.i.i = add nuw i64 %.22.i39.i.i.i.i, %.23.i40.i.i.i.i
  %.25.i42.i.i.i.i = and i64 %.10.i27.i.i.i.i, 4294967295
  %.26.i43.i.i.i.i = shl i64 %.17.i34.i.i.i.i, 32
  %.27.i44.i.i.i.i = or i64 %.26.i43.i.i.i.i, %.25.i42.i.i.i.i
  %.82.i.i.i.i = add i64 %.27.i44.i.i.i.i, %.24.i.i.i.i.i
  %.87.i.i.i.i = icmp ult i64 %.82.i.i.i.i, %.27.i44.i.i.i.i
  %.90.i.i.i.i = zext i1 %.87.i.i.i.i to i64
  %upper.2.0.i.i.i.i = add i64 %.24.i41.i.i.i.i, %.90.i.i.i.i
  %.99.i.i.i.i = icmp ugt i64 %.82.i.i.i.i, 1
  %"$phi172.1.2.0.i.i.i.i" = zext i1 %.99.i.i.i.i to i64
  %.118.i.i.i.i = or i64 %upper.2.0.i.i.i.i, %"$phi172.1.2.0.i.i.i.i"
  %.409.i.i.i = add i64 %.118.i.i.i.i, %.102.i.i.i
  %.417.i.i.i = shl i64 %.355.i.i.i, %.162.i.i.i
  %.8.i.i193.i.i.i = lshr i64 %.417.i.i.i, 32
  %.9.i.i194.i.i.i = and i64 %.417.i.i.i, 4294967292
  %12 = zext i64 %.417.i.i.i to i128
  %13 = mul nuw i128 %12, %9
  %14 = lshr i128 %13, 64
  %.24.i.i195.i.i.i = trunc nuw i128 %14 to i64
  %.10.i27.i198.i.i.i = mul nuw i64 %.9.i.i194.i.i.i, %.7.i24.i.i.i.i
  %.11.i28.i199.i.i.i = mul nuw i64 %.9.i.i194.i.i.i, %.6.i23.i.i.i.i
  %.12.i29.i200.i.i.i = mul nuw i64 %.8.i.i193.i.i.i, %.7.i24.i.i.i.i
  %.13.i30.i201.i.i.i = lshr i64 %.10.i27.i198.i.i.i, 32
  %.14.i31.i202.i.i.i = and i64 %.11.i28.i199.i.i.i, 4294967292
  %.15.i32.i203.i.i.i = add nuw nsw i64 %.13.i30.i201.i.i.i, %.14.i31.i202.i.i.i
  %.16.i33.i204.i.i.i = and i64 %.12.i29.i200.i.i.i, 4294967295
  %.17.i34.i205.i.i.i = add nuw nsw i64 %.15.i32.i203.i.i.i, %.16.i33.i204.i.i.i
  %.18.i35.i206.i.i.i = mul nuw i64 %.8.i.i193.i.i.i, %.6.i23.i.i.i.i
  %.19.i36.i207.i.i.i = lshr i64 %.11.i28.i199.i.i.i, 32
  %.20.i37.i208.i.i.i = add nuw i64 %.19.i36.i207.i.i.i, %.18.i35.i206.i.i.i
  %.21.i38.i209.i.i.i = lshr i64 %.12.i29.i200.i.i.i, 32
  %.22.i39.i210.i.i.i = add nuw i64 %.20.i37.i208.i.i.i, %.21.i38.i209.i.i.i
  %.23.i40.i211.i.i.i = lshr i64 %.17.i34.i205.i.i.i, 32
  %.24.i41.i212.i.i.i = add nuw i64 %.22.i39.i210.i.i.i, %.23.i40.i211.i.i.i
  %.25.i42.i213.i.i.i = and i64 %.10.i27.i198.i.i.i, 4294967292
  %.26.i43.i214.i.i.i = shl i64 %.17.i34.i205.i.i.i, 32
  %.27.i44.i215.i.i.i = or i64 %.26.i43.i214.i.i.i, %.25.i42.i213.i.i.i
  %.82.i216.i.i.i = add i64 %.27.i44.i215.i.i.i, %.24.i.i195.i.i.i
  %.87.i217.i.i.i = icmp ult i64 %.82.i216.i.i.i, %.27.i44.i215.i.i.i
  %.90.i218.i.i.i = zext i1 %.87.i217.i.i.i to i64
  %upper.2.0.i219.i.i.i = add nuw i64 %.24.i41.i212.i.i.i, %.90.i218.i.i.i
  %upper.2.0.i219.fr.i.i.i = freeze i64 %upper.2.0.i219.i.i.i
  %.99.i220.i.i.i = icmp ugt i64 %.82.i216.i.i.i, 1
  %"$phi172.1.2.0.i221.i.i.i" = zext i1 %.99.i220.i.i.i to i64
  %.118.i222.i.i.i = or i64 %upper.2.0.i219.fr.i.i.i, %"$phi172.1.2.0.i221.i.i.i"
  %.452.i.i.i = or i64 %.355.i.i.i, 2
  %.454.i.i.i = shl i64 %.452.i.i.i, %.162.i.i.i
  %.8.i.i223.i.i.i = lshr i64 %.454.i.i.i, 32
  %.9.i.i224.i.i.i = and i64 %.454.i.i.i, 4294967294
  %15 = zext i64 %.454.i.i.i to i128
  %16 = mul nuw i128 %15, %9
  %17 = lshr i128 %16, 64
  %.24.i.i225.i.i.i = trunc nuw i128 %17 to i64
  %.10.i27.i228.i.i.i = mul nuw i64 %.9.i.i224.i.i.i, %.7.i24.i.i.i.i
  %.11.i28.i229.i.i.i = mul nuw i64 %.9.i.i224.i.i.i, %.6.i23.i.i.i.i
  %.12.i29.i230.i.i.i = mul nuw i64 %.8.i.i223.i.i.i, %.7.i24.i.i.i.i
  %.13.i30.i231.i.i.i = lshr i64 %.10.i27.i228.i.i.i, 32
  %.14.i31.i232.i.i.i = and i64 %.11.i28.i229.i.i.i, 4294967294
  %.15.i32.i233.i.i.i = add nuw nsw i64 %.13.i30.i231.i.i.i, %.14.i31.i232.i.i.i
  %.16.i33.i234.i.i.i = and i64 %.12.i29.i230.i.i.i, 4294967295
  %.17.i34.i235.i.i.i = add nuw nsw i64 %.15.i32.i233.i.i.i, %.16.i33.i234.i.i.i
  %.18.i35.i236.i.i.i = mul nuw i64 %.8.i.i223.i.i.i, %.6.i23.i.i.i.i
  %.19.i36.i237.i.i.i = lshr i64 %.11.i28.i229.i.i.i, 32
  %.20.i37.i238.i.i.i = add nuw i64 %.19.i36.i237.i.i.i, %.18.i35.i236.i.i.i
  %.21.i38.i239.i.i.i = lshr i64 %.12.i29.i230.i.i.i, 32
  %.22.i39.i240.i.i.i = add nuw i64 %.20.i37.i238.i.i.i, %.21.i38.i239.i.i.i
  %.23.i40.i241.i.i.i = lshr i64 %.17.i34.i235.i.i.i, 32
  %.24.i41.i242.i.i.i = add nuw i64 %.22.i39.i240.i.i.i, %.23.i40.i241.i.i.i
  %.25.i42.i243.i.i.i = and i64 %.10.i27.i228.i.i.i, 4294967294
  %.26.i43.i244.i.i.i = shl i64 %.17.i34.i235.i.i.i, 32
  %.27.i44.i245.i.i.i = or i64 %.26.i43.i244.i.i.i, %.25.i42.i243.i.i.i
  %.82.i246.i.i.i = add i64 %.27.i44.i245.i.i.i, %.24.i.i225.i.i.i
  %.87.i247.i.i.i = icmp ult i64 %.82.i246.i.i.i, %.27.i44.i245.i.i.i
  %.90.i248.i.i.i = zext i1 %.87.i247.i.i.i to i64
  %upper.2.0.i249.i.i.i = add nuw i64 %.24.i41.i242.i.i.i, %.90.i248.i.i.i
  %.99.i250.i.i.i = icmp ugt i64 %.82.i246.i.i.i, 1
  %"$phi172.1.2.0.i251.i.i.i" = zext i1 %.99.i250.i.i.i to i64
  %.118.i252.i.i.i = or i64 %upper.2.0.i249.i.i.i, %"$phi172.1.2.0.i251.i.i.i"
  %.488.i.i.i = sub i64 %.118.i252.i.i.i, %.102.i.i.i
  %.504182.i.i.i = lshr i64 %upper.2.0.i219.fr.i.i.i, 2
  %.514.i.i.i = icmp ugt i64 %upper.2.0.i219.fr.i.i.i, 39
  br i1 %.514.i.i.i, label %B792.else.i.i.i, label %B944.i.i.i

B896.i.i.i:                                       ; preds = %B792.else.i.i.i
  %..i.i.i = zext i1 %.543.i.i.i to i64
  %.577.i.i.i = add nuw nsw i64 %.526.i.i.i, %..i.i.i
  %.583.i.i.i = add nsw i64 %.150.i.i.i, 1
  br label %B162.i.i.preheader

B944.i.i.i:                                       ; preds = %B792.else.i.i.i, %B270.i.i.i
  %.597.i.i.i = and i64 %upper.2.0.i219.fr.i.i.i, -4
  %.599.i.i.i = icmp ule i64 %.409.i.i.i, %.597.i.i.i
  %.604.i.i.i = add i64 %.597.i.i.i, 4
  %.606.i.i.i = icmp ule i64 %.604.i.i.i, %.488.i.i.i
  %.613.i.i.i = xor i1 %.599.i.i.i, %.606.i.i.i
  br i1 %.613.i.i.i, label %B1028.i.i.i, label %B1070.i.i.i

B1028.i.i.i:                                      ; preds = %B944.i.i.i
  %.191.i.i.i = zext i1 %.606.i.i.i to i64
  %.636.i.i.i = add nuw nsw i64 %.504182.i.i.i, %.191.i.i.i
  br label %B162.i.i.preheader

B1070.i.i.i:                                      ; preds = %B944.i.i.i
  %.654.i.i.i = or i64 %.597.i.i.i, 2
  %.660.i.i.i = icmp ugt i64 %.118.i222.i.i.i, %.654.i.i.i
  br i1 %.660.i.i.i, label %B1166.thread.i.i.i, label %B1118.i.i.i

B1118.i.i.i:                                      ; preds = %B1070.i.i.i
  %.667.i.i.i = icmp ne i64 %.118.i222.i.i.i, %.654.i.i.i
  %18 = and i64 %upper.2.0.i219.fr.i.i.i, 4
  %.677.not.i.i.i = icmp eq i64 %18, 0
  %or.cond6.i.i.i = or i1 %.677.not.i.i.i, %.667.i.i.i
  br i1 %or.cond6.i.i.i, label %B1166.thread3.i.i.i, label %B1166.thread.i.i.i

B1166.thread.i.i.i:                               ; preds = %B1118.i.i.i, %B1070.i.i.i
  br label %B1166.thread3.i.i.i

B1166.thread3.i.i.i:                              ; preds = %B1166.thread.i.i.i, %B1118.i.i.i
  %19 = phi i64 [ 1, %B1166.thread.i.i.i ], [ 0, %B1118.i.i.i ]
  %.704.i.i.i = add nuw nsw i64 %19, %.504182.i.i.i
  br label %B162.i.i.preheader

B792.else.i.i.i:                                  ; preds = %B270.i.i.i
  %.526.i.i.i = udiv i64 %upper.2.0.i219.fr.i.i.i, 40
  %.536.i.i.i = mul nuw i64 %.526.i.i.i, 40
  %.538.i.i.i = icmp ule i64 %.409.i.i.i, %.536.i.i.i
  %.541.i.i.i = add i64 %.536.i.i.i, 40
  %.543.i.i.i = icmp ule i64 %.541.i.i.i, %.488.i.i.i
  %.548.i.i.i = xor i1 %.538.i.i.i, %.543.i.i.i
  br i1 %.548.i.i.i, label %B896.i.i.i, label %B944.i.i.i

B162.i.i:                                         ; preds = %B162.i.i.preheader, %B162.i.i
  %digits.2.0.i.i = phi i64 [ %.200.i.i, %B162.i.i ], [ %digits.2.0.i.i.ph, %B162.i.i.preheader ]
  %power.2.0.i.i = phi i64 [ %.223.i.i, %B162.i.i ], [ %power.2.0.i.i.ph, %B162.i.i.preheader ]
  %.200.i.i = udiv i64 %digits.2.0.i.i, 10
  %.210.i.i = mul nuw nsw i64 %.200.i.i, 10
  %.212.not.i.i = icmp eq i64 %.210.i.i, %digits.2.0.i.i
  %.223.i.i = add nsw i64 %power.2.0.i.i, 1
  br i1 %.212.not.i.i, label %B162.i.i, label %B210.i.i

B210.i.i:                                         ; preds = %B162.i.i
  %.14.i531.i.i = icmp ugt i64 %digits.2.0.i.i, 9
  br i1 %.14.i531.i.i, label %B30.i.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i

B30.i.i.i:                                        ; preds = %B210.i.i, %B30.i.i.i
  %number.2.0.i.i.i = phi i64 [ %.28.i.i.i, %B30.i.i.i ], [ %digits.2.0.i.i, %B210.i.i ]
  %digits.2.0.i.i.i = phi i64 [ %.37.i.i.i, %B30.i.i.i ], [ 1, %B210.i.i ]
  %.28.i.i.i = udiv i64 %number.2.0.i.i.i, 10
  %.37.i.i.i = add nuw nsw i64 %digits.2.0.i.i.i, 1
  %.42.i.i.i = icmp ugt i64 %number.2.0.i.i.i, 99
  br i1 %.42.i.i.i, label %B30.i.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i: ; preds = %B30.i.i.i
  %.258.i.i = add nsw i64 %.37.i.i.i, %power.2.0.i.i
  %20 = add i64 %.258.i.i, 3
  %or.cond530.i.i = icmp ult i64 %20, 20
  br i1 %or.cond530.i.i, label %B666.i.i, label %B30.i.i.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i: ; preds = %B210.i.i
  %21 = add i64 %power.2.0.i.i, 4
  %or.cond5305.i.i = icmp ult i64 %21, 20
  br i1 %or.cond5305.i.i, label %B666.thread.i.i, label %B318.thread.i.i

B318.thread.i.i:                                  ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i
  %.28211.i.i = add nsw i64 %at.7.2.i, 1
  %.502.i.i.i = add nsw i64 %at.7.2.i, 2
  br label %22

B30.i.i.i.i:                                      ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i, %B30.i.i.i.i
  %number.2.0.i.i.i.i = phi i64 [ %.28.i.i.i.i, %B30.i.i.i.i ], [ %digits.2.0.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i ]
  %digits.2.0.i.i.i.i = phi i64 [ %.37.i.i.i.i, %B30.i.i.i.i ], [ 1, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i ]
  %.28.i.i.i.i = udiv i64 %number.2.0.i.i.i.i, 10
  %.37.i.i.i.i = add nuw nsw i64 %digits.2.0.i.i.i.i, 1
  %.42.i.i.i.i = icmp ugt i64 %number.2.0.i.i.i.i, 99
  br i1 %.42.i.i.i.i, label %B30.i.i.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i: ; preds = %B30.i.i.i.i
  %.282.i.i = add nsw i64 %at.7.2.i, 1
  %.50.i.i.i = add nsw i64 %.37.i.i.i.i, %.282.i.i
  %.55.i.i.i = add i64 %digits.2.0.i.i.i.i, %.282.i.i
  br label %22

22:                                               ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i, %B318.thread.i.i
  %.28216.i.i = phi i64 [ %.28211.i.i, %B318.thread.i.i ], [ %.282.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i ]
  %.258712.i.i = phi i64 [ %.223.i.i, %B318.thread.i.i ], [ %.258.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i ]
  %.557.i.i.i = phi i64 [ %.28211.i.i, %B318.thread.i.i ], [ %.55.i.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i ]
  %.506.i.i.i = phi i64 [ %.502.i.i.i, %B318.thread.i.i ], [ %.50.i.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i ]
  %23 = phi i64 [ 1, %B318.thread.i.i ], [ %.37.i.i.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i.i ]
  br label %B86.if.i.i.i

B86.if.i.i.i:                                     ; preds = %B86.if.i.i.i, %22
  %number.2.010.i.i.i = phi i64 [ %digits.2.0.i.i, %22 ], [ %.184.i.i.i, %B86.if.i.i.i ]
  %.83.09.i.i.i = phi i64 [ %23, %22 ], [ %.145.i532.i.i, %B86.if.i.i.i ]
  %.80.08.i.i.i = phi i64 [ %.557.i.i.i, %22 ], [ %.149.i.i.i, %B86.if.i.i.i ]
  %.145.i532.i.i = add nsw i64 %.83.09.i.i.i, -1
  %.149.i.i.i = add i64 %.80.08.i.i.i, -1
  %.184.i.i.i = udiv i64 %number.2.010.i.i.i, 10
  %.190.neg.i.i.i = mul i64 %.184.i.i.i, 246
  %.192.i.i.i = add i64 %.190.neg.i.i.i, %number.2.010.i.i.i
  %.207.i.i.i = icmp slt i64 %.80.08.i.i.i, 0
  %.208.i.i.i = select i1 %.207.i.i.i, i64 %value5, i64 0
  %24 = getelementptr i8, ptr %value4, i64 %.80.08.i.i.i
  %.222.i.i.i = getelementptr i8, ptr %24, i64 %.208.i.i.i
  %25 = trunc i64 %.192.i.i.i to i8
  %.223.i.i.i = add i8 %25, 48
  store i8 %.223.i.i.i, ptr %.222.i.i.i, align 1, !noalias !9
  %.136.i.i.i = icmp sgt i64 %.83.09.i.i.i, 1
  br i1 %.136.i.i.i, label %B86.if.i.i.i, label %_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit.i.i

_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit.i.i: ; preds = %B86.if.i.i.i
  %.331.i.i = icmp slt i64 %at.7.2.i, -1
  %.332.i.i = select i1 %.331.i.i, i64 %value5, i64 0
  %26 = getelementptr i8, ptr %value4, i64 %.28216.i.i
  %.346.i.i = getelementptr i8, ptr %26, i64 %.332.i.i
  %.347.i.i = load i8, ptr %.346.i.i, align 1, !noalias !3
  %.362.i.i = icmp slt i64 %at.7.2.i, 0
  %.363.i.i = select i1 %.362.i.i, i64 %value5, i64 0
  %27 = getelementptr i8, ptr %value4, i64 %at.7.2.i
  %.377.i.i = getelementptr i8, ptr %27, i64 %.363.i.i
  store i8 %.347.i.i, ptr %.377.i.i, align 1, !noalias !3
  br i1 %.14.i531.i.i, label %B398.i.i, label %B436.i.i

B398.i.i:                                         ; preds = %_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit.i.i
  store i8 46, ptr %.346.i.i, align 1, !noalias !3
  br label %B436.i.i

B436.i.i:                                         ; preds = %B398.i.i, %_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit.i.i
  %end.6.0.i.i = phi i64 [ %.506.i.i.i, %B398.i.i ], [ %.28216.i.i, %_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit.i.i ]
  %.449.i.i = icmp slt i64 %end.6.0.i.i, 0
  %.450.i.i = select i1 %.449.i.i, i64 %value5, i64 0
  %28 = getelementptr i8, ptr %value4, i64 %end.6.0.i.i
  %.464.i.i = getelementptr i8, ptr %28, i64 %.450.i.i
  store i8 101, ptr %.464.i.i, align 1, !noalias !3
  %.468.i.i = icmp sgt i64 %.258712.i.i, 0
  %..i.i = select i1 %.468.i.i, i8 43, i8 45
  %.493.i.i = icmp slt i64 %end.6.0.i.i, -1
  %.494.i.i = select i1 %.493.i.i, i64 %value5, i64 0
  %29 = getelementptr i8, ptr %28, i64 1
  %.508.i.i = getelementptr i8, ptr %29, i64 %.494.i.i
  store i8 %..i.i, ptr %.508.i.i, align 1, !noalias !3
  %.514.i.i = add nsw i64 %.258712.i.i, -1
  %.517.i.i = icmp slt i64 %.258712.i.i, 1
  %.518.i.i = sub i64 1, %.258712.i.i
  %.519.i.i = select i1 %.517.i.i, i64 %.518.i.i, i64 %.514.i.i
  %.524.i.i = add nsw i64 %end.6.0.i.i, 2
  %.535.i.i = icmp slt i64 %.519.i.i, 10
  br i1 %.535.i.i, label %B596.i.i, label %B30.i.i552.preheader.i.i

B596.i.i:                                         ; preds = %B436.i.i
  %.551.i.i = icmp slt i64 %end.6.0.i.i, -2
  %.552.i.i = select i1 %.551.i.i, i64 %value5, i64 0
  %30 = getelementptr i8, ptr %value4, i64 %.524.i.i
  %.566.i.i = getelementptr i8, ptr %30, i64 %.552.i.i
  store i8 48, ptr %.566.i.i, align 1, !noalias !3
  %.570.i.i = add nsw i64 %end.6.0.i.i, 3
  %.14.i.i533.i.i = icmp ugt i64 %.519.i.i, 9
  br i1 %.14.i.i533.i.i, label %B30.i.i552.preheader.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i534.i.i

B30.i.i552.preheader.i.i:                         ; preds = %B596.i.i, %B436.i.i
  %end.7.037.i.i = phi i64 [ %.570.i.i, %B596.i.i ], [ %.524.i.i, %B436.i.i ]
  br label %B30.i.i552.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i534.i.i: ; preds = %B596.i.i
  %.502.i535.i.i = add nsw i64 %end.6.0.i.i, 4
  br label %31

B30.i.i552.i.i:                                   ; preds = %B30.i.i552.i.i, %B30.i.i552.preheader.i.i
  %number.2.0.i.i553.i.i = phi i64 [ %.28.i.i555.i.i, %B30.i.i552.i.i ], [ %.519.i.i, %B30.i.i552.preheader.i.i ]
  %digits.2.0.i.i554.i.i = phi i64 [ %.37.i.i556.i.i, %B30.i.i552.i.i ], [ 1, %B30.i.i552.preheader.i.i ]
  %.28.i.i555.i.i = udiv i64 %number.2.0.i.i553.i.i, 10
  %.37.i.i556.i.i = add nuw nsw i64 %digits.2.0.i.i554.i.i, 1
  %.42.i.i557.i.i = icmp ugt i64 %number.2.0.i.i553.i.i, 99
  br i1 %.42.i.i557.i.i, label %B30.i.i552.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i558.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i558.i.i: ; preds = %B30.i.i552.i.i
  %.50.i559.i.i = add nsw i64 %.37.i.i556.i.i, %end.7.037.i.i
  %.55.i560.i.i = add i64 %digits.2.0.i.i554.i.i, %end.7.037.i.i
  br label %31

31:                                               ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i558.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i534.i.i
  %.557.i536.i.i = phi i64 [ %.570.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i534.i.i ], [ %.55.i560.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i558.i.i ]
  %.506.i537.i.i = phi i64 [ %.502.i535.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i534.i.i ], [ %.50.i559.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i558.i.i ]
  %32 = phi i64 [ 1, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i534.i.i ], [ %.37.i.i556.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i558.i.i ]
  br label %B86.if.i538.i.i

B86.if.i538.i.i:                                  ; preds = %B86.if.i538.i.i, %31
  %number.2.010.i539.i.i = phi i64 [ %.519.i.i, %31 ], [ %.184.i544.i.i, %B86.if.i538.i.i ]
  %.83.09.i540.i.i = phi i64 [ %32, %31 ], [ %.145.i542.i.i, %B86.if.i538.i.i ]
  %.80.08.i541.i.i = phi i64 [ %.557.i536.i.i, %31 ], [ %.149.i543.i.i, %B86.if.i538.i.i ]
  %.145.i542.i.i = add nsw i64 %.83.09.i540.i.i, -1
  %.149.i543.i.i = add i64 %.80.08.i541.i.i, -1
  %.184.i544.i.i = udiv i64 %number.2.010.i539.i.i, 10
  %.190.neg.i545.i.i = mul i64 %.184.i544.i.i, 246
  %.192.i546.i.i = add i64 %.190.neg.i545.i.i, %number.2.010.i539.i.i
  %.207.i547.i.i = icmp slt i64 %.80.08.i541.i.i, 0
  %.208.i548.i.i = select i1 %.207.i547.i.i, i64 %value5, i64 0
  %33 = getelementptr i8, ptr %value4, i64 %.80.08.i541.i.i
  %.222.i549.i.i = getelementptr i8, ptr %33, i64 %.208.i548.i.i
  %34 = trunc i64 %.192.i546.i.i to i8
  %.223.i550.i.i = add i8 %34, 48
  store i8 %.223.i550.i.i, ptr %.222.i549.i.i, align 1, !noalias !12
  %.136.i551.i.i = icmp sgt i64 %.83.09.i540.i.i, 1
  br i1 %.136.i551.i.i, label %B86.if.i538.i.i, label %B338.i

B666.i.i:                                         ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i.i
  %.620.i.i = icmp slt i64 %.258.i.i, 1
  br i1 %.620.i.i, label %B678.i.i, label %B30.i.i610.i.i

B666.thread.i.i:                                  ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i.i
  %.62019.i.i = icmp slt i64 %power.2.0.i.i, 0
  br i1 %.62019.i.i, label %B678.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i592.i.i

B678.i.i:                                         ; preds = %B666.thread.i.i, %B666.i.i
  %.258820.i.i = phi i64 [ %.223.i.i, %B666.thread.i.i ], [ %.258.i.i, %B666.i.i ]
  %.638.i.i = icmp slt i64 %at.7.2.i, 0
  %.639.i.i = select i1 %.638.i.i, i64 %value5, i64 0
  %35 = getelementptr i8, ptr %value4, i64 %at.7.2.i
  %.653.i.i = getelementptr i8, ptr %35, i64 %.639.i.i
  store i8 48, ptr %.653.i.i, align 1, !noalias !3
  %.671.i.i = icmp slt i64 %at.7.2.i, -1
  %.672.i.i = select i1 %.671.i.i, i64 %value5, i64 0
  %36 = getelementptr i8, ptr %35, i64 1
  %.686.i.i = getelementptr i8, ptr %36, i64 %.672.i.i
  store i8 46, ptr %.686.i.i, align 1, !noalias !3
  %.690.i.i = add nsw i64 %at.7.2.i, 2
  %.77931.i.i = icmp slt i64 %.258820.i.i, 0
  br i1 %.77931.i.i, label %B768.if.preheader.i.i, label %B804.i.i

B768.if.preheader.i.i:                            ; preds = %B678.i.i
  %.697.i.i = sub nsw i64 0, %.258820.i.i
  br label %B768.if.i.i

B804.i.i:                                         ; preds = %B768.if.i.i, %B678.i.i
  %at.3.0.lcssa.i.i = phi i64 [ %.690.i.i, %B678.i.i ], [ %.850.i.i, %B768.if.i.i ]
  br i1 %.14.i531.i.i, label %B30.i.i581.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i563.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i563.i.i: ; preds = %B804.i.i
  %.502.i564.i.i = add nsw i64 %at.3.0.lcssa.i.i, 1
  br label %37

B30.i.i581.i.i:                                   ; preds = %B804.i.i, %B30.i.i581.i.i
  %number.2.0.i.i582.i.i = phi i64 [ %.28.i.i584.i.i, %B30.i.i581.i.i ], [ %digits.2.0.i.i, %B804.i.i ]
  %digits.2.0.i.i583.i.i = phi i64 [ %.37.i.i585.i.i, %B30.i.i581.i.i ], [ 1, %B804.i.i ]
  %.28.i.i584.i.i = udiv i64 %number.2.0.i.i582.i.i, 10
  %.37.i.i585.i.i = add nuw nsw i64 %digits.2.0.i.i583.i.i, 1
  %.42.i.i586.i.i = icmp ugt i64 %number.2.0.i.i582.i.i, 99
  br i1 %.42.i.i586.i.i, label %B30.i.i581.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i587.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i587.i.i: ; preds = %B30.i.i581.i.i
  %.50.i588.i.i = add nsw i64 %.37.i.i585.i.i, %at.3.0.lcssa.i.i
  %.55.i589.i.i = add i64 %digits.2.0.i.i583.i.i, %at.3.0.lcssa.i.i
  br label %37

37:                                               ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i587.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i563.i.i
  %.557.i565.i.i = phi i64 [ %at.3.0.lcssa.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i563.i.i ], [ %.55.i589.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i587.i.i ]
  %.506.i566.i.i = phi i64 [ %.502.i564.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i563.i.i ], [ %.50.i588.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i587.i.i ]
  %38 = phi i64 [ 1, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i563.i.i ], [ %.37.i.i585.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i587.i.i ]
  br label %B86.if.i567.i.i

B86.if.i567.i.i:                                  ; preds = %B86.if.i567.i.i, %37
  %number.2.010.i568.i.i = phi i64 [ %digits.2.0.i.i, %37 ], [ %.184.i573.i.i, %B86.if.i567.i.i ]
  %.83.09.i569.i.i = phi i64 [ %38, %37 ], [ %.145.i571.i.i, %B86.if.i567.i.i ]
  %.80.08.i570.i.i = phi i64 [ %.557.i565.i.i, %37 ], [ %.149.i572.i.i, %B86.if.i567.i.i ]
  %.145.i571.i.i = add nsw i64 %.83.09.i569.i.i, -1
  %.149.i572.i.i = add i64 %.80.08.i570.i.i, -1
  %.184.i573.i.i = udiv i64 %number.2.010.i568.i.i, 10
  %.190.neg.i574.i.i = mul i64 %.184.i573.i.i, 246
  %.192.i575.i.i = add i64 %.190.neg.i574.i.i, %number.2.010.i568.i.i
  %.207.i576.i.i = icmp slt i64 %.80.08.i570.i.i, 0
  %.208.i577.i.i = select i1 %.207.i576.i.i, i64 %value5, i64 0
  %39 = getelementptr i8, ptr %value4, i64 %.80.08.i570.i.i
  %.222.i578.i.i = getelementptr i8, ptr %39, i64 %.208.i577.i.i
  %40 = trunc i64 %.192.i575.i.i to i8
  %.223.i579.i.i = add i8 %40, 48
  store i8 %.223.i579.i.i, ptr %.222.i578.i.i, align 1, !noalias !15
  %.136.i580.i.i = icmp sgt i64 %.83.09.i569.i.i, 1
  br i1 %.136.i580.i.i, label %B86.if.i567.i.i, label %B338.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i592.i.i: ; preds = %B666.thread.i.i
  %.502.i593.i.i = add nsw i64 %at.7.2.i, 1
  br label %41

B30.i.i610.i.i:                                   ; preds = %B666.i.i, %B30.i.i610.i.i
  %number.2.0.i.i611.i.i = phi i64 [ %.28.i.i613.i.i, %B30.i.i610.i.i ], [ %digits.2.0.i.i, %B666.i.i ]
  %digits.2.0.i.i612.i.i = phi i64 [ %.37.i.i614.i.i, %B30.i.i610.i.i ], [ 1, %B666.i.i ]
  %.28.i.i613.i.i = udiv i64 %number.2.0.i.i611.i.i, 10
  %.37.i.i614.i.i = add nuw nsw i64 %digits.2.0.i.i612.i.i, 1
  %.42.i.i615.i.i = icmp ugt i64 %number.2.0.i.i611.i.i, 99
  br i1 %.42.i.i615.i.i, label %B30.i.i610.i.i, label %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i616.i.i

_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i616.i.i: ; preds = %B30.i.i610.i.i
  %.50.i617.i.i = add nsw i64 %.37.i.i614.i.i, %at.7.2.i
  %.55.i618.i.i = add i64 %digits.2.0.i.i612.i.i, %at.7.2.i
  br label %41

41:                                               ; preds = %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i616.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i592.i.i
  %.25882123.i.i = phi i64 [ %.223.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i592.i.i ], [ %.258.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i616.i.i ]
  %.557.i594.i.i = phi i64 [ %at.7.2.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i592.i.i ], [ %.55.i618.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i616.i.i ]
  %.506.i595.i.i = phi i64 [ %.502.i593.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i592.i.i ], [ %.50.i617.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i616.i.i ]
  %42 = phi i64 [ 1, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.thread.i592.i.i ], [ %.37.i.i614.i.i, %_ZN6swathe4core6export12cell_kernels13_count_digitsB3v37B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy.exit.i616.i.i ]
  br label %B86.if.i596.i.i

B86.if.i596.i.i:                                  ; preds = %B86.if.i596.i.i, %41
  %number.2.010.i597.i.i = phi i64 [ %digits.2.0.i.i, %41 ], [ %.184.i602.i.i, %B86.if.i596.i.i ]
  %.83.09.i598.i.i = phi i64 [ %42, %41 ], [ %.145.i600.i.i, %B86.if.i596.i.i ]
  %.80.08.i599.i.i = phi i64 [ %.557.i594.i.i, %41 ], [ %.149.i601.i.i, %B86.if.i596.i.i ]
  %.145.i600.i.i = add nsw i64 %.83.09.i598.i.i, -1
  %.149.i601.i.i = add i64 %.80.08.i599.i.i, -1
  %.184.i602.i.i = udiv i64 %number.2.010.i597.i.i, 10
  %.190.neg.i603.i.i = mul i64 %.184.i602.i.i, 246
  %.192.i604.i.i = add i64 %.190.neg.i603.i.i, %number.2.010.i597.i.i
  %.207.i605.i.i = icmp slt i64 %.80.08.i599.i.i, 0
  %.208.i606.i.i = select i1 %.207.i605.i.i, i64 %value5, i64 0
  %43 = getelementptr i8, ptr %value4, i64 %.80.08.i599.i.i
  %.222.i607.i.i = getelementptr i8, ptr %43, i64 %.208.i606.i.i
  %44 = trunc i64 %.192.i604.i.i to i8
  %.223.i608.i.i = add i8 %44, 48
  store i8 %.223.i608.i.i, ptr %.222.i607.i.i, align 1, !noalias !18
  %.136.i609.i.i = icmp sgt i64 %.83.09.i598.i.i, 1
  br i1 %.136.i609.i.i, label %B86.if.i596.i.i, label %_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit619.i.i

_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit619.i.i: ; preds = %B86.if.i596.i.i
  %.936.i.i = icmp slt i64 %power.2.0.i.i, 0
  br i1 %.936.i.i, label %B884.i.i, label %B1030.preheader.i.i

B1030.preheader.i.i:                              ; preds = %_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit619.i.i
  %.127025.not.i.i = icmp eq i64 %power.2.0.i.i, 0
  br i1 %.127025.not.i.i, label %B1066.i.i, label %B1030.if.i.i

B884.i.i:                                         ; preds = %_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx.exit619.i.i
  %.942.i.i = add nsw i64 %.25882123.i.i, %at.7.2.i
  %.980.i.i = sub i64 %.942.i.i, %.506.i595.i.i
  %.10232838.i.i = icmp slt i64 %.980.i.i, 0
  br i1 %.10232838.i.i, label %B924.if.i.preheader.i, label %B958.i.i

B924.if.i.preheader.i:                            ; preds = %B884.i.i
  %.1000.i.i = sub nsw i64 0, %.980.i.i
  br label %B924.if.i.i

B958.i.i:                                         ; preds = %B924.if.i.i, %B884.i.i
  %.1147.i.i = icmp slt i64 %.942.i.i, 0
  %.1148.i.i = select i1 %.1147.i.i, i64 %value5, i64 0
  %45 = getelementptr i8, ptr %value4, i64 %.942.i.i
  %.1162.i.i = getelementptr i8, ptr %45, i64 %.1148.i.i
  store i8 46, ptr %.1162.i.i, align 1, !noalias !3
  %.1171.i.i = add nsw i64 %.506.i595.i.i, 1
  br label %B338.i

B1066.i.i:                                        ; preds = %B1030.if.i.i, %B1030.preheader.i.i
  %end.8.0.lcssa.i.i = phi i64 [ %.506.i595.i.i, %B1030.preheader.i.i ], [ %.1341.i.i, %B1030.if.i.i ]
  %.1363.i.i = icmp slt i64 %end.8.0.lcssa.i.i, 0
  %.1364.i.i = select i1 %.1363.i.i, i64 %value5, i64 0
  %46 = getelementptr i8, ptr %value4, i64 %end.8.0.lcssa.i.i
  %.1378.i.i = getelementptr i8, ptr %46, i64 %.1364.i.i
  store i8 46, ptr %.1378.i.i, align 1, !noalias !3
  %.1396.i.i = icmp slt i64 %end.8.0.lcssa.i.i, -1
  %.1397.i.i = select i1 %.1396.i.i, i64 %value5, i64 0
  %47 = getelementptr i8, ptr %46, i64 1
  %.1411.i.i = getelementptr i8, ptr %47, i64 %.1397.i.i
  store i8 48, ptr %.1411.i.i, align 1, !noalias !3
  %.1420.i.i = add nsw i64 %end.8.0.lcssa.i.i, 2
  br label %B338.i

B768.if.i.i:                                      ; preds = %B768.if.i.i, %B768.if.preheader.i.i
  %at.3.033.i.i = phi i64 [ %.850.i.i, %B768.if.i.i ], [ %.690.i.i, %B768.if.preheader.i.i ]
  %.726.032.i.i = phi i64 [ %.788.i.i, %B768.if.i.i ], [ %.697.i.i, %B768.if.preheader.i.i ]
  %.788.i.i = add nsw i64 %.726.032.i.i, -1
  %.831.i.i = icmp slt i64 %at.3.033.i.i, 0
  %.832.i.i = select i1 %.831.i.i, i64 %value5, i64 0
  %48 = getelementptr i8, ptr %value4, i64 %at.3.033.i.i
  %.846.i.i = getelementptr i8, ptr %48, i64 %.832.i.i
  store i8 48, ptr %.846.i.i, align 1, !noalias !3
  %.850.i.i = add nsw i64 %at.3.033.i.i, 1
  %.779.i.i = icmp ugt i64 %.726.032.i.i, 1
  br i1 %.779.i.i, label %B768.if.i.i, label %B804.i.i

B924.if.i.i:                                      ; preds = %B924.if.i.i, %B924.if.i.preheader.i
  %.970.030.i.i = phi i64 [ %.1032.i.i, %B924.if.i.i ], [ %.1000.i.i, %B924.if.i.preheader.i ]
  %.967.029.i.i = phi i64 [ %.1036.i.i, %B924.if.i.i ], [ %.506.i595.i.i, %B924.if.i.preheader.i ]
  %.1032.i.i = add nsw i64 %.970.030.i.i, -1
  %.1036.i.i = add i64 %.967.029.i.i, -1
  %.1075.inv.i.i = icmp sgt i64 %.967.029.i.i, 0
  %.1076.i.i = select i1 %.1075.inv.i.i, i64 0, i64 %value5
  %49 = getelementptr i8, ptr %value4, i64 %.967.029.i.i
  %50 = getelementptr i8, ptr %49, i64 -1
  %.1090.i.i = getelementptr i8, ptr %50, i64 %.1076.i.i
  %.1091.i.i = load i8, ptr %.1090.i.i, align 1, !noalias !3
  %.1105.i.i = icmp slt i64 %.967.029.i.i, 0
  %.1106.i.i = select i1 %.1105.i.i, i64 %value5, i64 0
  %.1120.i.i = getelementptr i8, ptr %49, i64 %.1106.i.i
  store i8 %.1091.i.i, ptr %.1120.i.i, align 1, !noalias !3
  %.1023.i.i = icmp ugt i64 %.970.030.i.i, 1
  br i1 %.1023.i.i, label %B924.if.i.i, label %B958.i.i

B1030.if.i.i:                                     ; preds = %B1030.preheader.i.i, %B1030.if.i.i
  %end.8.027.i.i = phi i64 [ %.1341.i.i, %B1030.if.i.i ], [ %.506.i595.i.i, %B1030.preheader.i.i ]
  %.1217.026.i.i = phi i64 [ %.1279.i.i, %B1030.if.i.i ], [ %power.2.0.i.i, %B1030.preheader.i.i ]
  %.1279.i.i = add nsw i64 %.1217.026.i.i, -1
  %.1322.i.i = icmp slt i64 %end.8.027.i.i, 0
  %.1323.i.i = select i1 %.1322.i.i, i64 %value5, i64 0
  %51 = getelementptr i8, ptr %value4, i64 %end.8.027.i.i
  %.1337.i.i = getelementptr i8, ptr %51, i64 %.1323.i.i
  store i8 48, ptr %.1337.i.i, align 1, !noalias !3
  %.1341.i.i = add nsw i64 %end.8.027.i.i, 1
  %.1270.i.i = icmp ugt i64 %.1217.026.i.i, 1
  br i1 %.1270.i.i, label %B1030.if.i.i, label %B1066.i.i

B338.i:                                           ; preds = %B86.if.i538.i.i, %B86.if.i567.i.i, %B182.if.i, %B182.preheader.i, %B1066.i.i, %B958.i.i, %B38.i.i
  %at.6.1.i = phi i64 [ %.506.i566.i.i, %B86.if.i567.i.i ], [ %.371.i, %B182.if.i ], [ %.141.i.i, %B38.i.i ], [ %.1420.i.i, %B1066.i.i ], [ %.1171.i.i, %B958.i.i ], [ %at.5.09.i, %B182.preheader.i ], [ %.506.i537.i.i, %B86.if.i538.i.i ]
  %52 = getelementptr i64, ptr %value6, i64 %.93.08.i
  store i64 %at.6.1.i, ptr %52, align 8, !noalias !0
  %.151.i = icmp ugt i64 %.96.07.i, 1
  br i1 %.151.i, label %B48.if.i, label %_ZN6swathe4core6export12cell_kernels11write_realsB3v38B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit

B48.if.i:                                         ; preds = %B338.i, %B48.if.lr.ph.i
  %at.5.09.i = phi i64 [ 0, %B48.if.lr.ph.i ], [ %at.6.1.i, %B338.i ]
  %.93.08.i = phi i64 [ 0, %B48.if.lr.ph.i ], [ %.164.i, %B338.i ]
  %.96.07.i = phi i64 [ %value1, %B48.if.lr.ph.i ], [ %.160.i, %B338.i ]
  %.160.i = add nsw i64 %.96.07.i, -1
  %.164.i = add nuw nsw i64 %.93.08.i, 1
  %53 = getelementptr i64, ptr %value0, i64 %.93.08.i
  %.222.i = load i64, ptr %53, align 8, !noalias !0
  %.227.i = lshr i64 %.222.i, 52
  %.228.i = and i64 %.227.i, 2047
  %.233.i = icmp eq i64 %.228.i, 2047
  br i1 %.233.i, label %B182.preheader.i, label %B210.i

B182.preheader.i:                                 ; preds = %B48.if.i
  br i1 %.2953.i, label %B182.if.i, label %B338.i

B182.if.i:                                        ; preds = %B182.preheader.i, %B182.if.i
  %at.4.15.i = phi i64 [ %.371.i, %B182.if.i ], [ %at.5.09.i, %B182.preheader.i ]
  %.249.04.i = phi i64 [ %.314.i, %B182.if.i ], [ 0, %B182.preheader.i ]
  %.310.i = getelementptr i8, ptr %value2, i64 %.249.04.i
  %.311.i = load i8, ptr %.310.i, align 1, !noalias !0
  %.314.i = add nuw nsw i64 %.249.04.i, 1
  %.353.i = icmp slt i64 %at.4.15.i, 0
  %.354.i = select i1 %.353.i, i64 %value5, i64 0
  %54 = getelementptr i8, ptr %value4, i64 %at.4.15.i
  %.368.i = getelementptr i8, ptr %54, i64 %.354.i
  store i8 %.311.i, ptr %.368.i, align 1, !noalias !0
  %.371.i = add nsw i64 %at.4.15.i, 1
  %.295.i = icmp slt i64 %.314.i, %value3
  br i1 %.295.i, label %B182.if.i, label %B338.i

_ZN6swathe4core6export12cell_kernels11write_realsB3v38B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE.exit: ; preds = %B338.i, %0
  %at.5.0.lcssa.i = phi i64 [ 0, %0 ], [ %at.6.1.i, %B338.i ]
  %results = getelementptr i8, ptr %values, i64 64
  store i64 %at.5.0.lcssa.i, ptr %results, align 8, !alias.scope !0
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)


!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN6swathe4core6export12cell_kernels11write_realsB3v38B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN6swathe4core6export12cell_kernels11write_realsB3v38B52c8tJTIeFIjxB2IKSgI4CrvQClUaPLCRh1KiFSRRBdGoCAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN6swathe4core6export12cell_kernels11_write_realB3v39B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEyx5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN6swathe4core6export12cell_kernels11_write_realB3v39B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEyx5ArrayIhLi1E1C7mutable7alignedEx"}
!6 = !{!7, !4, !1}
!7 = distinct !{!7, !8, !"_ZN6swathe4core6export12cell_kernels9_shortestB3v40B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEyx: %retptr"}
!8 = distinct !{!8, !"_ZN6swathe4core6export12cell_kernels9_shortestB3v40B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEyx"}
!9 = !{!10, !4, !1}
!10 = distinct !{!10, !11, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!11 = distinct !{!11, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx"}
!12 = !{!13, !4, !1}
!13 = distinct !{!13, !14, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!14 = distinct !{!14, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx"}
!15 = !{!16, !4, !1}
!16 = distinct !{!16, !17, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!17 = distinct !{!17, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx"}
!18 = !{!19, !4, !1}
!19 = distinct !{!19, !20, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx: %retptr"}
!20 = distinct !{!20, !"_ZN6swathe4core6export12cell_kernels13_write_digitsB3v36B40c8tJTIeFIjxB2IKSgI4CrvQClQZ6FcpCShpgEU0AEy5ArrayIhLi1E1C7mutable7alignedEx"}
