// Made by `npm run foods:build` from packages/nutrition/tables/nutrients.csv. Edit the table, not this file.

/** Of each row: the place of the food in the list; the source by its first letter, and the reference; the calculation; the figures from saturated fat on. */
export const MORE_FIGURES = `
0;U20445;;0.08,,0.05,,,,,,,0,0,0,3
1;U20444;;0.18,,0.12,,,,,,,0,0,0,8
2;U20445;;0.08,,0.05,,,,,,,0,0,0,3
3;U20444;;0.18,,0.12,,,,,,,0,0,0,8
4;U20037;;0.18,,0.35,,,,,,,0,0,0,4
5;U20036;;,,0.85,,,,,,,0,0,0,20
5;U20036;0;0.38
10;I6500401;;,,1.57,,,,,,,0,,0,32
20;talimento de origem vegetal;;,,,,,,,,,,,0
21;talimento de origem vegetal;;,,,,,,,,,,,0
26;to alimento não tem gordura;;0
27;talimento de origem vegetal;;,,,,,,,,,,,0
28;I6502001;;,,,,,,,,,,,1.2
29;talimento de origem vegetal;;,,,,,,,,,,,0
30;talimento de origem vegetal;;,,,,,,,,,,,0
32;talimento de origem vegetal;;,,,,,,,,,,,0
33;talimento de origem vegetal;;,,,,,,,,,,,0
34;I6500603;;0.4
34;talimento de origem vegetal;;,,,,,,,,,,,0
35;talimento de origem vegetal;;,,,,,,,,,,,0
36;talimento de origem vegetal;;,,,,,,,,,,,0
50;talimento de origem vegetal;;,,,,,,,,,,,0
54;talimento de origem vegetal;;,,,,,,,,,,,0
55;I6905101;;0.5
55;talimento de origem vegetal;;,,,,,,,,,,,0
56;U20027;;0.01,,0,,,,,,,0,,0,0
57;talimento de origem vegetal;;,,,,,,,,,,,0
59;talimento de origem vegetal;;,,,,,,,,,,,0
62;I63007011;;,,3.16
62;talimento de origem vegetal;;,,,,,,,,,,,0
65;I7700401;;,,3.04,,,,,,,,,0,43
66;I6902901;;0.04,,0.72
66;talimento de origem vegetal;;,,,,,,,,,,,0
67;I8505801;;1.8
68;I8501202;;,,29.5
68;talimento de origem vegetal;;,,,,,,,,,,,0
72;I65034011;;0.18
72;talimento de origem vegetal;;,,,,,,,,,,,0
82;talimento de origem vegetal;;,,,,,,,,,,,0
89;talimento de origem vegetal;;,,,,,,,,,,,0
90;talimento de origem vegetal;;,,,,,,,,,,,0
91;talimento de origem vegetal;;,,,,,,,,,,,0
95;I8000105;;1
95;tfarinha, água, fermento e sal;;,,,,,,,,,0,,0
97;I8001401;;0.75,,10.08
104;I8001101;;,,15.48,,,,,,,42.94,,0.32,108.25
105;I8000105;;1
137;I8002301;;3.9,,36.52
138;I8004801;;6.2,,40.62
139;I8004801;;6.2,,40.62
140;I8004807;;,,34.84,,,,,,,2.68,,0.06,107.14
141;I8004807;;,,34.84
148;I8003801;;,,40.39
149;I8002701;;5,,17.62
150;I8004101;;,,39.36,,,,,,,,,0.36,52.64
151;I8002601;;4.5,,8.27
162;U11367;;0.03,,,,,,,,,0,,0,9
163;I64001011;;0.03,,,,,,,,,,,0,9
164;I64001015;;2.15,,1.44
164;talimento de origem vegetal;;,,,,,,,,,,,0
166;I64001017;;,,,,,,,,,,,0,9
167;talimento de origem vegetal;;,,,,,,,,,,,0
170;I64004012;;0.03,,5.74,,,,,,,,,0,6
171;I64004011;;0.03
171;talimento de origem vegetal;;,,,,,,,,,,,0
174;I64009082;;0.03,,5.74,,,,,,,,,0,6
175;talimento de origem vegetal;;,,,,,,,,,,,0
176;I64006012;;0.1
176;talimento de origem vegetal;;,,,,,,,,,,,0
177;I64006011;;0.1
177;talimento de origem vegetal;;,,,,,,,,,,,0
178;talimento de origem vegetal;;,,,,,,,,,,,0
179;I64007012;;0.03,,6.47,,,,,,,,,0,22
180;talimento de origem vegetal;;,,,,,,,,,,,0
182;I64005011;;0.03,,6.47,,,,,,,,,0,22
183;I6501401;;0.1
183;talimento de origem vegetal;;,,,,,,,,,,,0
184;I6501401;;0.1
184;talimento de origem vegetal;;,,,,,,,,,,,0
185;talimento de origem vegetal;;,,,,,,,,,,,0
186;talimento de origem vegetal;;,,,,,,,,,,,0
187;to alimento não tem gordura;;0
187;talimento de origem vegetal;;,,,,,,,,,,,0
191;talimento de origem vegetal;;,,,,,,,,,,,0
193;to alimento não tem gordura;;0
193;talimento de origem vegetal;;,,,,,,,,,,,0
194;talimento de origem vegetal;;,,,,,,,,,,,0
195;I8502901;;1.9
195;talimento de origem vegetal;;,,,,,,,,,,,0
196;talimento de origem vegetal;;,,,,,,,,,,,0
198;talimento de origem vegetal;;,,,,,,,,,,,0
199;I6600401;;0.3
199;talimento de origem vegetal;;,,,,,,,,,,,0
200;talimento de origem vegetal;;,,,,,,,,,,,0
203;U9059;;0.05,,,,,,,,,0,,0,14
204;I6303102;;,,0.3,,,,,,,0,,0,48.6
205;U16042;;0.23,,2.11,,,,,,,0,6.3,0,525
206;I6303102;;,,0.3,,,,,,,0,,0,48.6
207;U16014;;0.37,,2.12,,,,,,,0,0,0,444
208;I6301603;;,,,,,,,,,39.58,,0,127
209;talimento de origem vegetal;;,,,,,,,,,,,0
210;I6303102;;,,0.3,,,,,,,0,,0,48.6
211;talimento de origem vegetal;;,,,,,,,,,,,0
212;I6303102;;,,0.3,,,,,,,0,,0,48.6
213;talimento de origem vegetal;;,,,,,,,,,,,0
214;I6303102;;,,,,,,,,,0,,0,48.6
215;talimento de origem vegetal;;,,,,,,,,,,,0
216;I6303102;;,,0.3,,,,,,,0,,0,48.6
217;talimento de origem vegetal;;,,,,,,,,,,,0
223;U16070;;0.05,,1.8,,,,,,,0,,0,181
224;talimento de origem vegetal;;,,,,,,,,,,,0
226;I6302801;;0.7
226;talimento de origem vegetal;;,,,,,,,,,,,0
231;talimento de origem vegetal;;,,,,,,,,,,,0
232;I7700201;;0.06,,4.16,,,,,,,,9.6,0,44
235;talimento de origem vegetal;;,,,,,,,,,,,0
241;talimento de origem vegetal;;,,,,,,,,,,,0
242;I7902301;;0.24
245;I7903402;;0.53,,0.2,,,,,,,0.33,,0,44
248;talimento de origem vegetal;;,,,,,,,,,,,0
249;talimento de origem vegetal;;,,,,,,,,,,,0
250;talimento de origem vegetal;;,,,,,,,,,,,0
251;I67039011;;0.04
251;talimento de origem vegetal;;,,,,,,,,,,,0
254;I67039011;;0.04,,,,,,,,,,,0,9
255;talimento de origem vegetal;;,,,,,,,,,,,0
256;talimento de origem vegetal;;,,,,,,,,,,,0
257;talimento de origem vegetal;;,,,,,,,,,,,0
260;I67037012;;0.06,,1.66,,,,,,,10.58,,0,20
261;I67037011;;0.04,,1.73,,,,,,,,,0,29
262;I67037017;;,,1.66,,,,,,,,,0,20
264;talimento de origem vegetal;;,,,,,,,,,,,0
265;I67015011;;0.03,,0.6,,,,,,,305.79,,0,14
268;I67013011;;0.09,,1.6,,,,,,,,,0,97
270;U11143;;0.04,,1.83,,,,,,,,,0,36
271;I6700101;;0.02,,0.79,,,,,,,,,0,38
272;I6700101;;0.02,,0.79,,,,,,,,,0,38
273;I6700101;;0.02,,0.79,,,,,,,,,0,38
274;I6700101;;0.02,,0.79,,,,,,,,,0,38
277;talimento de origem vegetal;;,,,,,,,,,,,0
281;I6706101;;0.05,,,,,,,,,,,0,26.75
282;talimento de origem vegetal;;,,,,,,,,,,,0
283;U11215;;0.09,,,,,,,,,0,31.2,0,3
284;I6706301;;,,1.98,,,,,,,,,0,24
285;I67016011;;0.05,,0.5,,,,,,,,,0,142
286;I67016017;;,,0.65,,,,,,,80,,0,119
287;U11210;;0.04
287;talimento de origem vegetal;;,,,,,,,,,,,0
288;I67054011;;0.04
288;talimento de origem vegetal;;,,,,,,,,,,,0
292;I6401101;;0.03,,,,,,,,,1.67,,0,109
293;I64011011;;0.03,,6.5,,,,,,,1.67,,0,109
294;I67017042;;0.08,,,,,,,,,77.42,,0,108
295;I67017041;;0.04,,,,,,,,,,,0,63
297;talimento de origem vegetal;;,,,,,,,,,,,0
298;talimento de origem vegetal;;,,,,,,,,,,,0
299;I67058017;;,,0.4,,,,,,,,,0,9
300;I67057011;;0.04,,4.26,,,,,,,0.08,,0,19
302;I6701101;;0.02,,,,,,,,,,,0,14
303;I64012012;;0.03,,3.46,,,,,,,,,0,14
304;I64012011;;0.04,,4.73,,,,,,,,,0,19
306;I67003011;;0.05,,0.5,,,,,,,108.33,,0,142
308;I67041012;;,,1.97,,,,,,,0,,0,18
308;to alimento não tem gordura;;0
309;I67041011;;0.09,,1.97,,,,,,,0,,0,18
311;talimento de origem vegetal;;,,,,,,,,,,,0
313;I67005011;;0.06,,1.63,,,,,,,,,0,166
314;talimento de origem vegetal;;,,,,,,,,,,,0
316;I67006012;;0.07,,1.8,,,,,,,0.58,,0,44
317;I67006011;;0.07,,1.8,,,,,,,,,0,44
320;I67007017;;,,0.89,,,,,,,,,0,146
321;I67007011;;0.04,,0.89,,,,,,,,,0,146
322;I67031011;;0.05,,,,,,,,,1,,0,61
324;I67042011;;0.05,,,,,,,,,,,0,46
326;I6808201;;0.5
326;talimento de origem vegetal;;,,,,,,,,,,,0
327;talimento de origem vegetal;;,,,,,,,,,,,0
328;talimento de origem vegetal;;,,,,,,,,,,,0
330;I67008011;;0.01,,,,,,,,,525,,0,187
332;talimento de origem vegetal;;,,,,,,,,,,,0
334;I7700501;;0.13,,0,,,,,,,0,,0,39
335;I7700501;;0.13,,0,,,,,,,0,,0,39
337;I6704001;;0.04,,,,,,,,,,,0,7
340;I6704501;;0.06,,2.39,,,,,,,,,0,10
341;I6704501;;0.06,,2.39,,,,,,,,,0,10
342;I6704501;;0.06,,2.39,,,,,,,,,0,10
343;I67050011;;0.05,,,,,,,,,,,0,46
346;I64010011;;0.03,,0.92,,,,,,,0.33,,0,25
347;I67009011;;0.03,,,,,,,,,,,0,43
349;I67009011;;0.03,,3.21,,,,,,,4.88,,0,43
350;I67009017;;,,,,,,,,,4,,0,30
352;I6702001;;0.09,,1.6,,,,,,,,,0,97
353;U11297;;0.13,,0.85,,,,,,,,,0,152
354;I67018011;;0.04,,0.89,,,,,,,,,0,146
355;I67014011;;0.2
355;talimento de origem vegetal;;,,,,,,,,,,,0
357;I6705101;;0.03,,2.62,,,,,,,,,0,15
359;I6705101;;0.03,,2.62,,,,,,,41.63,,0,15
361;talimento de origem vegetal;;,,,,,,,,,,,0
362;I7004801;;,,,,,,,,,,,0,11
363;to alimento não tem gordura;;0
363;talimento de origem vegetal;;,,,,,,,,,,,0
364;I67052011;;0.06,,,,,,,,,,,0,33
379;talimento de origem vegetal;;,,,,,,,,,,,0
380;I6802701;;1.96,,,,,,,,,7.04,,0,35
380;I6802701;1;,,1.86
382;I6802601;;0.01,,9.26,,,,,,,2.83,,0,15
383;talimento de origem vegetal;;,,,,,,,,,,,0
384;I6808001;;0.3
384;talimento de origem vegetal;;,,,,,,,,,,,0
385;talimento de origem vegetal;;,,,,,,,,,,,0
388;I6807701;;0.07,,0,,,,,,,,,0,14
389;to alimento não tem gordura;;0
389;talimento de origem vegetal;;,,,,,,,,,,,0
390;I6804301;;0.02,,9.93,,,,,,,,,0,5
392;talimento de origem vegetal;;,,,,,,,,,,,0
393;to alimento não tem gordura;;0
393;talimento de origem vegetal;;,,,,,,,,,,,0
396;I6805401;;0.07,,,,,,,,,0,,0,18
396;I6805401;1;,,4.85
397;I68011011;;0.11,,12.23,,,,,,,,,0,20
398;I68011011;;0.11,,12.23,,,,,,,,,0,20
399;I68011011;;0.11,,12.23,,,,,,,,,0,20
400;I68011011;;0.11,,,,,,,,,,,0,20
400;I68011011;1;,,15.69
401;U9277;;0.14,,15,,,,,,,,,0,22
409;talimento de origem vegetal;;,,,,,,,,,,,0
410;talimento de origem vegetal;;,,,,,,,,,,,0
411;talimento de origem vegetal;;,,,,,,,,,,,0
412;talimento de origem vegetal;;,,,,,,,,,,,0
413;to alimento não tem gordura;;0
413;talimento de origem vegetal;;,,,,,,,,,,,0
414;talimento de origem vegetal;;,,,,,,,,,,,0
415;talimento de origem vegetal;;,,,,,,,,,,,0
416;talimento de origem vegetal;;,,,,,,,,,,,0
417;talimento de origem vegetal;;,,,,,,,,,,,0
418;I6802801;;0.02,,12.54,,,,,,,81.38,,0,8
419;U9060;;0.02,,,,,,,,,3,,0,12
419;U9060;1;,,6.8
421;I6806901;;0.2
421;talimento de origem vegetal;;,,,,,,,,,,,0
422;I6807301;;0.4
422;talimento de origem vegetal;;,,,,,,,,,,,0
423;talimento de origem vegetal;;,,,,,,,,,,,0
426;U9089;;0.06,,,,,,,,,7,,0,6
426;U9089;1;,,8.65
428;talimento de origem vegetal;;,,,,,,,,,,,0
432;I6804201;;0.27,,8.82,,,,,,,31.17,,0,49
433;I6804201;;0.27,,8.82,,,,,,,,,0,49
434;talimento de origem vegetal;;,,,,,,,,,,,0
435;talimento de origem vegetal;;,,,,,,,,,,,0
437;talimento de origem vegetal;;,,,,,,,,,,,0
438;I6804901;;0.02,,7.48,,,,,,,29.92,,0,6
439;I6804101;;0.06,,8.08,,,,,,,14.85,,0,14
440;talimento de origem vegetal;;,,,,,,,,,,,0
441;I6810201;;0.02
441;talimento de origem vegetal;;,,,,,,,,,,,0
442;talimento de origem vegetal;;,,,,,,,,,,,0
443;I6807801;;0.03,,,,,,,,,,,0,25
443;I6807801;1;,,7.04
444;I6801801;;0.02,,8.37,,,,,,,,,0,30
445;I6801801;;0.02,,,,,,,,,,,0,30
445;I6801801;1;,,6.34
446;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
447;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
448;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
450;I6802001;;0.02,,0.7,,,,,,,2.5,,0,8
453;I6803001;;0.03,,10.4,,,,,,,2.71,,0,3
454;I6803001;;0.03,,10.4,,,,,,,,,0,3
455;talimento de origem vegetal;;,,,,,,,,,,,0
456;I6803101;;0.04,,4.86,,,,,,,,,0,38
457;I6803101;;0.04,,4.86,,,,,,,,,0,38
458;I6803108;;0.04,,4.86,,,,,,,,,0,38
459;talimento de origem vegetal;;,,,,,,,,,,,0
460;talimento de origem vegetal;;,,,,,,,,,,,0
461;I6803201;;0.07,,,,,,,,,,,0,14
461;I6803201;1;,,9.58
462;I6803201;;0.07,,,,,,,,,,,0,14
462;I6803201;1;,,9.58
464;I6803201;;0.07,,12.73,,,,,,,,,0,14
465;I6803201;;0.07,,12.73,,,,,,,,,0,14
466;talimento de origem vegetal;;,,,,,,,,,,,0
467;talimento de origem vegetal;;,,,,,,,,,,,0
468;U9231;;,,,,,,,,,,,0,14
468;U9231;1;,,5.89
469;talimento de origem vegetal;;,,,,,,,,,,,0
470;I6803401;;0.02,,6.21,,,,,,,,,0,3
471;I6803501;;0.04,,,,,,,,,,,0,19
471;I6803501;1;,,6.7
472;I6802202;;0.04,,10.58,,,,,,,34.08,,0,16
473;I6802202;;0.04,,,,,,,,,34.08,,0,16
473;I6802202;1;,,7.38
474;I6802201;;0.04,,,,,,,,,,,0,16
474;I6802201;1;,,7.61
475;I6805201;;0.02,,4.9,,,,,,,0.58,,0,24
476;talimento de origem vegetal;;,,,,,,,,,,,0
477;I6805801;;0.04,,6.3,,,,,,,,,0,14
479;talimento de origem vegetal;;,,,,,,,,,,,0
480;I6803601;;0.01,,9.79,,,,,,,1.17,,0,7
481;I6803601;;0.01,,9.79,,,,,,,1.17,,0,7
482;I6803701;;0.02,,8.38,,,,,,,16.29,,0,4
483;to alimento não tem gordura;;0
483;talimento de origem vegetal;;,,,,,,,,,,,0
484;I6803801;;0.07,,,,,,,,,0,,0,18
484;I6803801;1;,,4.29
485;talimento de origem vegetal;;,,,,,,,,,,,0
486;talimento de origem vegetal;;,,,,,,,,,,,0
488;to alimento não tem gordura;;0
488;talimento de origem vegetal;;,,,,,,,,,,,0
489;talimento de origem vegetal;;,,,,,,,,,,,0
490;I6806201;;0.27,,0,,,,,,,1.5,,0,14
491;talimento de origem vegetal;;,,,,,,,,,,,0
492;talimento de origem vegetal;;,,,,,,,,,,,0
493;talimento de origem vegetal;;,,,,,,,,,,,0
494;talimento de origem vegetal;;,,,,,,,,,,,0
495;talimento de origem vegetal;;,,,,,,,,,,,0
496;to alimento não tem gordura;;0
496;talimento de origem vegetal;;,,,,,,,,,,,0
497;talimento de origem vegetal;;,,,,,,,,,,,0
498;I6803901;;0.05,,,,,,,,,,,0,2
498;I6803901;1;,,11.63
499;I6803901;;0.05,,,,,,,,,3.29,,0,2
499;I6803901;1;,,10.86
504;I6602401;;,,,,,,,,,0,,0,26
504;I6602401;1;,,2.39
512;I71043012;;4.38,,0,,,,,,,,0,2.5,6
514;I71043011;;,,0
516;I71008012;;,,0,,,,,,,,0,2.83,9
516;I71008012;0;4.06
517;to alimento não tem carboidrato;;,,0
518;I7702602;;3.48,,2.24
521;to alimento não tem carboidrato;;,,0
522;to alimento não tem carboidrato;;,,0
523;to alimento não tem carboidrato;;,,0
524;I71002013;;3.42,,0,,,,,,,,0,1.71,10
525;to alimento não tem carboidrato;;,,0
526;I71002013;;,,0,,,,,,,,0,1.71,10
526;I71002013;0;7.6
527;to alimento não tem carboidrato;;,,0
528;to alimento não tem carboidrato;;,,0
529;I81001012;;10.5
529;to alimento não tem carboidrato;;,,0
530;to alimento não tem carboidrato;;,,0
531;to alimento não tem carboidrato;;,,0
532;to alimento não tem carboidrato;;,,0
534;to alimento não tem carboidrato;;,,0
535;I71002013;;,,0,,,,,,,,0,1.71,10
535;I71002013;0;5.89
536;to alimento não tem carboidrato;;,,0
537;I71002013;;,,0,,,,,,,,0,1.71,10
537;I71002013;0;1.71
538;to alimento não tem carboidrato;;,,0
539;I71002013;;,,0,,,,,,,,0,1.71,10
539;I71002013;0;6.19
540;I71013014;;12.01,,0,,,,,,,,0,2.55,7
541;to alimento não tem carboidrato;;,,0
542;U13398;;3.18,,0,,,,,,,,0,1.87,10
543;to alimento não tem carboidrato;;,,0
544;U13428;;,,0,,,,,,,,0,2.68,9
544;U13428;0;3.17
545;to alimento não tem carboidrato;;,,0
546;I71026014;;5.5
546;to alimento não tem carboidrato;;,,0
547;to alimento não tem carboidrato;;,,0
548;I71025011;;1.7
549;I71025013;;,,0,,,,,,,,1.9,70.58,253
549;I71025013;0;2.91
550;I7100101;;,,0
551;I71001013;;3.42,,0,,,,,,,,0,1.71,10
552;to alimento não tem carboidrato;;,,0
553;to alimento não tem carboidrato;;,,0
554;I71012022;;,,0
555;to alimento não tem carboidrato;;,,0
557;I71064012;;,,0,,,,,,,,0,2.7,9
557;I71064012;0;3.13
558;to alimento não tem carboidrato;;,,0
559;I71027012;;8.13,,0,,,,,,,,1.3,3.13,7
560;to alimento não tem carboidrato;;,,0
561;to alimento não tem carboidrato;;,,0
562;I71003033;;,,0,,,,,,,,0,2.7,9
562;I71003033;0;0.83
563;to alimento não tem carboidrato;;,,0
564;I71003013;;,,0,,,,,,,,0,1.71,10
564;I71003013;0;4.41
566;I71010012;;,,0,,,,,,,,0,2.7,9
566;I71010012;0;2.3
567;to alimento não tem carboidrato;;,,0
568;to alimento não tem carboidrato;;,,0
569;I71009052;;,,0,,,,,,,,0,2.83,9
569;I71009052;0;2.75
570;to alimento não tem carboidrato;;,,0
571;to alimento não tem carboidrato;;,,0
572;I71005013;;,,0,,,,,,,,0,2.7,9
572;I71005013;0;2.51
573;I71011012;;,,0
574;to alimento não tem carboidrato;;,,0
575;to alimento não tem carboidrato;;,,0
576;I71003043;;,,0,,,,,,,,0,1.71,10
576;I71003043;0;7.41
577;to alimento não tem carboidrato;;,,0
578;I71003043;;,,0,,,,,,,,0,1.71,10
578;I71003043;0;4.29
586;I81005025;;4.78
587;I81005023;;4.38
592;I7103305;;,,0
593;I71033055;;,,0,,,,,,,,0,1.08,4
594;I71033053;;,,0,,,,,,,,0,1.08,4
594;I71033053;0;6.39
595;I71035014;;11.12,,0,,,,,,,,0,1.08,4
596;I71035011;;,,0
597;I71037014;;,,0
598;to alimento não tem carboidrato;;,,0
599;U10009;;,,0,,,,,,,,0.3,0.68,10
599;U10009;0;5.11
600;to alimento não tem carboidrato;;,,0
601;to alimento não tem carboidrato;;,,0
602;to alimento não tem carboidrato;;,,0
603;to alimento não tem carboidrato;;,,0
604;I8500210;;,,0
609;I8102901;;,,0
611;I8102701;;9.32,,0.96,,,,,,,0,0,1.52,3
614;I81022071;;4.7
614;to alimento não tem carboidrato;;,,0
615;I81022075;;5
615;to alimento não tem carboidrato;;,,0
616;I81022073;;4.7
616;to alimento não tem carboidrato;;,,0
617;to alimento não tem carboidrato;;,,0
618;to alimento não tem carboidrato;;,,0
619;to alimento não tem carboidrato;;,,0
626;I78004023;;,,0,,,,,,,,0,0.34,4
626;I78004023;0;0.7
627;I78004022;;,,0,,,,,,,,0,0.34,4
627;I78004022;0;0.9
628;to alimento não tem carboidrato;;,,0
631;I78004014;;,,0,,,,,,,,0,0.34,4
631;I78004014;0;2.14
632;to alimento não tem carboidrato;;,,0
633;I78004026;;1.68
634;I78003024;;,,0,,,,,,,,0,0.3,5
634;I78003024;0;2.09
635;I78003022;;,,0,,,,,,,,0,0.3,5
635;I78003022;0;1.98
636;I78001031;;,,0,,,,,,,,0,0.3,5
637;to alimento não tem carboidrato;;,,0
639;I78003032;;3.79,,0,,,,,,,,0,0.3,5
640;I78003032;;,,0,,,,,,,,0,0.3,5
640;I78003032;0;2.15
641;to alimento não tem carboidrato;;,,0
643;U5025;;,,,,,,,,,,3.2,7.29,72
643;U5025;0;5.3
643;to alimento não tem carboidrato;;,,0
644;U5026;;,,,,,,,,,,1.8,7.29,80
644;U5026;0;3.45
645;U5069;;2.74,,0,,,,,,,,0,0.39,4
646;to alimento não tem carboidrato;;,,0
647;U5679;;1.44,,0,,,,,,,,0,0.41,4
648;to alimento não tem carboidrato;;,,0
649;U5677;;4.25,,0,,,,,,,,0,0.43,4
650;to alimento não tem carboidrato;;,,0
651;U5672;;,,0,,,,,,,,0,0.42,5
651;U5672;0;3.26
652;to alimento não tem carboidrato;;,,0
653;to alimento não tem carboidrato;;,,0
660;U5166;;,,0,,,,,,,,0,1.02,9
660;U5166;0;1.66
661;to alimento não tem carboidrato;;,,0
674;U15034;;,,0,,,,,,,,0,2.13,13
674;U15034;0;0.24
675;U15034;;0.11,,0,,,,,,,,0,2.13,13
676;U15033;;0.09,,0,,,,,,,,0,1.83,12
677;U15034;;,,0
678;U15119;;,,0,,,,,,,,0,2.2,5
678;U15119;0;1.12
680;to alimento não tem carboidrato;;,,0
681;to alimento não tem carboidrato;;,,0
682;U15018;;,,0
683;I72704017;;0.73,0,0,,,,,,,,,2.51,9
685;to alimento não tem carboidrato;;,,0
686;to alimento não tem carboidrato;;,,0
687;U15151;;,,,,,,,,,,0,1.66,24
687;U15151;0;0.31
687;to alimento não tem carboidrato;;,,0
688;I72601011;;0.29,,0
691;U15140;;0.2,,0,,,,,,,,,3.33,51
699;to alimento não tem carboidrato;;,,0
700;to alimento não tem carboidrato;;,,0
701;to alimento não tem carboidrato;;,,0
702;to alimento não tem carboidrato;;,,0
703;to alimento não tem carboidrato;;,,0
704;to alimento não tem carboidrato;;,,0
705;to alimento não tem carboidrato;;,,0
706;to alimento não tem carboidrato;;,,0
707;to alimento não tem carboidrato;;,,0
708;to alimento não tem carboidrato;;,,0
709;to alimento não tem carboidrato;;,,0
711;to alimento não tem carboidrato;;,,0
712;U15133;;,,0,,,,,,,,0,2.6,15
712;U15133;0;0.21
713;U15132;;,,0,,,,,,,,0,2.3,13
713;U15132;0;0.38
714;to alimento não tem carboidrato;;,,0
715;to alimento não tem carboidrato;;,,0
716;to alimento não tem carboidrato;;,,0
718;to alimento não tem carboidrato;;,,0
719;to alimento não tem carboidrato;;,,0
722;to alimento não tem carboidrato;;,,0
723;to alimento não tem carboidrato;;,,0
724;to alimento não tem carboidrato;;,,0
725;to alimento não tem carboidrato;;,,0
726;to alimento não tem carboidrato;;,,0
727;U15237;;2.5,,,,,,,,,,3.7,2.8,34
727;to alimento não tem carboidrato;;,,0
728;U15236;;,,,,,,,,,,3.9,3.23,26
728;U15236;0;2.2
728;to alimento não tem carboidrato;;,,0
729;U15237;;2.5,,,,,,,,,,3.7,2.8,34
729;to alimento não tem carboidrato;;,,0
730;to alimento não tem carboidrato;;,,0
731;U15088;;,,0
732;to alimento não tem carboidrato;;,,0
733;to alimento não tem carboidrato;;,,0
734;to alimento não tem carboidrato;;,,0
741;U1129;;3.27,,,,,,,,,149,0,1.11,44
743;I78033015;;4.51,,,,,,,,,184.06,,1.21,47.83
745;U1124;;0,,,,,,,,,0,0,0.09,4
745;to alimento não tem carboidrato;;,,0
747;U1125;;9.55,,,,,,,,,381,0,1.95,146
748;I78035011;;3.27,,,,,,,,,169.33,0,1.11,44
750;I8506501;;4.74
759;I7900301;;2.67,,4.45,,,,,,,56.61,,0.07,1
760;I7900601;;14.92,,,,,,,,,227.33,0,3.52,40
761;I7900710;;0.47,,50.51,,,,,,,709.08,5.6,3.99,50
763;I7900901;;,,52.51,,,,,,,73.87,,0.44,10.96
763;I7900901;0;4.22
764;U1050;;12.02,,3.66,,,,,,,181,,0.22,2
770;U1116;;2.1,,,,,,,,,27,,0.37,7
771;U1118;;0.12,,,,,,,,,2,,0.61,12
782;U1228;;12.94,,2.32,,,,,,,224,,1.68,7
785;I7901801;;15.56,,2.47,,,,,,,197.25,0,0.73,8
788;U1033;;,,,,,,,,,207,,1.2,7
788;U1033;0;21.28
794;U1022;;17.61,,,,,,,,,165,0,1.54,21
798;U1037;;4.93,,0.31,,,,,,,107,,0.29,13
819;U4053;;13.81,,0,2,1,1,0.56,0,0,0,0,0,0
820;U4055;;49.3
820;to alimento não tem carboidrato;;,,0
821;U4044;;15.65,,0,0,0,0,0.05,0,0.01,0,0,0,0
822;U4582;;7.37,,0,0,0,0,0,0,0,0,0,0,0
823;U4506;;10.3,,0,0,0,0,0,0,0,0,0,0,0
824;U4518;;12.95,,0,0,0,0,0,0,0,0,0,0,0
825;U4534;;81.2,,0,0,0,0,0,0,0,0,0,0,0
826;to alimento não tem carboidrato;;,,0
831;to alimento não tem carboidrato;;,,0
832;I7901501;;51.37,,0.1,,,,,,,684.17,,0.17,3
833;I7901501;;51.37,,,,,,,,,684.17,,0.17,3
833;to alimento não tem carboidrato;;,,0
837;to alimento não tem carboidrato;;,,0
838;to alimento não tem carboidrato;;,,0
839;to alimento não tem carboidrato;;,,0
840;to alimento não tem carboidrato;;,,0
843;U9193;;,,0,,,,,,,20,,0,0
843;U9193;0;2.69
844;I7700101;;2.03,,0,,,,,,,19.67,,0,3
849;U12563;;4.09,,,,,,,,,0,,0,55
852;I6600801;;9.16,,6.2,,,,,,,0,,0,69
853;I6600701;;15.14,,2.33,,,,,,,0,,0,22
855;U12155;;6.13,,,,,,,,,1,,0,98
860;I6301001;;6.83,,,,,,,,,0,,0,240
861;I6301001;;6.83,,4,,,,,,,0,,0,240
864;U12023;;6.96,,0.3,,,,,,,0,,0,97
866;U12220;;,,,,,,,,,0,,0,87
866;U12220;0;2.81
872;I6906602;;0,,,,,,,,,0,0,0,0
873;I6906602;;0,,,,,,,,,0,0,0,0
874;I6900304;;0,,,,,,,,,0,,0,1
876;I6901602;;0,,82.13,,,,,,,0,,0,2
877;I6901501;;,,42.2
877;to alimento não tem gordura;;0
878;I6900401;;,,42.2
879;to alimento não tem gordura;;0
882;I6900821;;,,77.39,,,,,,,0,,0,4
886;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
887;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
888;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
889;U19905;;18.99,,46.14,,,,,,,2,,0.23,0
896;I6903101;;11.01,,62.21,,,,,,,0,,0,2.8
900;I6901101;;0,,,,,,,,,0,,0,1.07
904;I6901211;;,,72.58,,,,,,,,,0,14.7
904;to alimento não tem gordura;;0
906;I6901211;;0.08,,72.58,,,,,,,,,0,14.7
907;I6901206;;0.01,,48.9,,,,,,,0,,0,11
910;I6903001;;,,61.43
911;I6903001;;,,61.43
915;I6903203;;2.99,,15.14
920;to alimento não tem gordura;;0
941;I8501302;;0,,0,,,,,,,0,0,0,2
951;I8206301;;0,,0,,,,,,,0,0,0,5.01
952;I8206301;;0,,0,,,,,,,0,0,0,5.01
953;I8206301;;0,,0,,,,,,,0,0,0,5.01
955;to alimento não tem gordura;;0
957;U14002;;0,,3.65
958;I8202001;;0,,9.83,,,,,,,0,,0,0
959;I8204902;;0
960;I8200101;;0,,,,,,,,,0,0,0,0
961;I8200301;;,,10
961;to alimento não tem gordura;;0
962;to alimento não tem gordura;;0
963;I8200407;;0,,9.07,,,,,,,0,0,0,0
965;to alimento não tem carboidrato;;,,0
965;to alimento não tem gordura;;0
966;I8300101;;0,,0,,,,,,,0,,0.02,6.03
977;I8500407;;0.02
978;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
979;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
980;I8500407;;0.02,,8.12,,,,,,,8.76,,0,17.93
981;I8500407;;0.02,,8.12,,,,,,,,34.26,0,17.93
982;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
983;to alimento não tem gordura;;0
986;U9135;;0.03,,14.2,,,,,,,0,,0,0
1006;to alimento não tem gordura;;0
1010;to alimento não tem gordura;;0
1024;to alimento não tem carboidrato;;,,0
1024;to alimento não tem gordura;;0
1025;to alimento não tem carboidrato;;,,0
1025;to alimento não tem gordura;;0
1029;U16123;;0.07
1058;I8500209;;9.1
1060;I8579002;;3.2
1061;I8503501;;0.6
1067;to alimento não tem carboidrato;;,,0
1073;I8505201;;0.42,,2.81
1074;to alimento não tem carboidrato;;,,0
1077;I8506101;;2.97,,1.03,,,,,,,94.41,,0.2,42.61
1078;I7701901;;2.49
1087;I8507201;;,,0.91
1088;I8504801;;,,2.91,,,,,,,,,0.37,20.36
1091;I8502401;;0.14
1093;I8502801;;,,2.29
1099;I8500203;;,,2.68
1109;I8500211;;4.61
`;

/** How a figure was worked out from its row. */
export const CALCULATIONS = ['na proporção da gordura','na proporção do carboidrato'] as const;
