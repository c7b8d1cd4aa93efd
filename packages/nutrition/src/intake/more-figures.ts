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
173;I64004012;;0.03,,5.74,,,,,,,,,0,6
174;I64004011;;0.03
174;talimento de origem vegetal;;,,,,,,,,,,,0
177;I64009082;;0.03,,5.74,,,,,,,,,0,6
178;talimento de origem vegetal;;,,,,,,,,,,,0
179;I64006012;;0.1
179;talimento de origem vegetal;;,,,,,,,,,,,0
180;I64006011;;0.1
180;talimento de origem vegetal;;,,,,,,,,,,,0
181;talimento de origem vegetal;;,,,,,,,,,,,0
182;I64007012;;0.03,,6.47,,,,,,,,,0,22
183;talimento de origem vegetal;;,,,,,,,,,,,0
185;I64005011;;0.03,,6.47,,,,,,,,,0,22
186;I6501401;;0.1
186;talimento de origem vegetal;;,,,,,,,,,,,0
187;I6501401;;0.1
187;talimento de origem vegetal;;,,,,,,,,,,,0
188;talimento de origem vegetal;;,,,,,,,,,,,0
189;talimento de origem vegetal;;,,,,,,,,,,,0
190;to alimento não tem gordura;;0
190;talimento de origem vegetal;;,,,,,,,,,,,0
194;talimento de origem vegetal;;,,,,,,,,,,,0
196;to alimento não tem gordura;;0
196;talimento de origem vegetal;;,,,,,,,,,,,0
197;talimento de origem vegetal;;,,,,,,,,,,,0
198;I8502901;;1.9
198;talimento de origem vegetal;;,,,,,,,,,,,0
199;talimento de origem vegetal;;,,,,,,,,,,,0
201;talimento de origem vegetal;;,,,,,,,,,,,0
202;I6600401;;0.3
202;talimento de origem vegetal;;,,,,,,,,,,,0
203;talimento de origem vegetal;;,,,,,,,,,,,0
206;U9059;;0.05,,,,,,,,,0,,0,14
207;I6303102;;,,0.3,,,,,,,0,,0,48.6
208;U16042;;0.23,,2.11,,,,,,,0,6.3,0,525
209;I6303102;;,,0.3,,,,,,,0,,0,48.6
210;U16014;;0.37,,2.12,,,,,,,0,0,0,444
211;I6301603;;,,,,,,,,,39.58,,0,127
212;talimento de origem vegetal;;,,,,,,,,,,,0
213;I6303102;;,,0.3,,,,,,,0,,0,48.6
214;talimento de origem vegetal;;,,,,,,,,,,,0
215;I6303102;;,,0.3,,,,,,,0,,0,48.6
216;talimento de origem vegetal;;,,,,,,,,,,,0
217;I6303102;;,,,,,,,,,0,,0,48.6
218;talimento de origem vegetal;;,,,,,,,,,,,0
219;I6303102;;,,0.3,,,,,,,0,,0,48.6
220;talimento de origem vegetal;;,,,,,,,,,,,0
226;U16070;;0.05,,1.8,,,,,,,0,,0,181
227;talimento de origem vegetal;;,,,,,,,,,,,0
229;I6302801;;0.7
229;talimento de origem vegetal;;,,,,,,,,,,,0
234;talimento de origem vegetal;;,,,,,,,,,,,0
235;I7700201;;0.06,,4.16,,,,,,,,9.6,0,44
238;talimento de origem vegetal;;,,,,,,,,,,,0
244;talimento de origem vegetal;;,,,,,,,,,,,0
245;I7902301;;0.24
249;I7903402;;0.53,,0.2,,,,,,,0.33,,0,44
252;talimento de origem vegetal;;,,,,,,,,,,,0
253;talimento de origem vegetal;;,,,,,,,,,,,0
254;talimento de origem vegetal;;,,,,,,,,,,,0
255;I67039011;;0.04
255;talimento de origem vegetal;;,,,,,,,,,,,0
258;I67039011;;0.04,,,,,,,,,,,0,9
259;talimento de origem vegetal;;,,,,,,,,,,,0
260;talimento de origem vegetal;;,,,,,,,,,,,0
261;talimento de origem vegetal;;,,,,,,,,,,,0
264;I67037012;;0.06,,1.66,,,,,,,10.58,,0,20
265;I67037011;;0.04,,1.73,,,,,,,,,0,29
266;I67037017;;,,1.66,,,,,,,,,0,20
268;talimento de origem vegetal;;,,,,,,,,,,,0
269;I67015011;;0.03,,0.6,,,,,,,305.79,,0,14
272;I67013011;;0.09,,1.6,,,,,,,,,0,97
274;U11143;;0.04,,1.83,,,,,,,,,0,36
275;I6700101;;0.02,,0.79,,,,,,,,,0,38
276;I6700101;;0.02,,0.79,,,,,,,,,0,38
277;I6700101;;0.02,,0.79,,,,,,,,,0,38
278;I6700101;;0.02,,0.79,,,,,,,,,0,38
281;talimento de origem vegetal;;,,,,,,,,,,,0
285;I6706101;;0.05,,,,,,,,,,,0,26.75
286;talimento de origem vegetal;;,,,,,,,,,,,0
287;U11215;;0.09,,,,,,,,,0,31.2,0,3
288;I6706301;;,,1.98,,,,,,,,,0,24
289;I67016011;;0.05,,0.5,,,,,,,,,0,142
290;I67016017;;,,0.65,,,,,,,80,,0,119
291;U11210;;0.04
291;talimento de origem vegetal;;,,,,,,,,,,,0
292;I67054011;;0.04
292;talimento de origem vegetal;;,,,,,,,,,,,0
296;I6401101;;0.03,,,,,,,,,1.67,,0,109
297;I64011011;;0.03,,6.5,,,,,,,1.67,,0,109
298;I67017042;;0.08,,,,,,,,,77.42,,0,108
299;I67017041;;0.04,,,,,,,,,,,0,63
301;talimento de origem vegetal;;,,,,,,,,,,,0
302;talimento de origem vegetal;;,,,,,,,,,,,0
303;I67058017;;,,0.4,,,,,,,,,0,9
304;I67057011;;0.04,,4.26,,,,,,,0.08,,0,19
306;I6701101;;0.02,,,,,,,,,,,0,14
307;I64012012;;0.03,,3.46,,,,,,,,,0,14
308;I64012011;;0.04,,4.73,,,,,,,,,0,19
310;I67003011;;0.05,,0.5,,,,,,,108.33,,0,142
312;I67041012;;,,1.97,,,,,,,0,,0,18
312;to alimento não tem gordura;;0
313;I67041011;;0.09,,1.97,,,,,,,0,,0,18
315;talimento de origem vegetal;;,,,,,,,,,,,0
317;I67005011;;0.06,,1.63,,,,,,,,,0,166
318;talimento de origem vegetal;;,,,,,,,,,,,0
320;I67006012;;0.07,,1.8,,,,,,,0.58,,0,44
321;I67006011;;0.07,,1.8,,,,,,,,,0,44
324;I67007017;;,,0.89,,,,,,,,,0,146
325;I67007011;;0.04,,0.89,,,,,,,,,0,146
326;I67031011;;0.05,,,,,,,,,1,,0,61
328;I67042011;;0.05,,,,,,,,,,,0,46
330;I6808201;;0.5
330;talimento de origem vegetal;;,,,,,,,,,,,0
331;talimento de origem vegetal;;,,,,,,,,,,,0
332;talimento de origem vegetal;;,,,,,,,,,,,0
334;I67008011;;0.01,,,,,,,,,525,,0,187
336;talimento de origem vegetal;;,,,,,,,,,,,0
338;I7700501;;0.13,,0,,,,,,,0,,0,39
339;I7700501;;0.13,,0,,,,,,,0,,0,39
341;I6704001;;0.04,,,,,,,,,,,0,7
344;I6704501;;0.06,,2.39,,,,,,,,,0,10
345;I6704501;;0.06,,2.39,,,,,,,,,0,10
346;I6704501;;0.06,,2.39,,,,,,,,,0,10
347;I67050011;;0.05,,,,,,,,,,,0,46
350;I64010011;;0.03,,0.92,,,,,,,0.33,,0,25
351;I67009011;;0.03,,,,,,,,,,,0,43
353;I67009011;;0.03,,3.21,,,,,,,4.88,,0,43
354;I67009017;;,,,,,,,,,4,,0,30
356;I6702001;;0.09,,1.6,,,,,,,,,0,97
357;U11297;;0.13,,0.85,,,,,,,,,0,152
358;I67018011;;0.04,,0.89,,,,,,,,,0,146
359;I67014011;;0.2
359;talimento de origem vegetal;;,,,,,,,,,,,0
361;I6705101;;0.03,,2.62,,,,,,,,,0,15
363;I6705101;;0.03,,2.62,,,,,,,41.63,,0,15
365;talimento de origem vegetal;;,,,,,,,,,,,0
366;I7004801;;,,,,,,,,,,,0,11
367;to alimento não tem gordura;;0
367;talimento de origem vegetal;;,,,,,,,,,,,0
368;I67052011;;0.06,,,,,,,,,,,0,33
383;talimento de origem vegetal;;,,,,,,,,,,,0
384;I6802701;;1.96,,,,,,,,,7.04,,0,35
384;I6802701;1;,,1.86
386;I6802601;;0.01,,9.26,,,,,,,2.83,,0,15
387;talimento de origem vegetal;;,,,,,,,,,,,0
388;I6808001;;0.3
388;talimento de origem vegetal;;,,,,,,,,,,,0
389;talimento de origem vegetal;;,,,,,,,,,,,0
392;I6807701;;0.07,,0,,,,,,,,,0,14
393;to alimento não tem gordura;;0
393;talimento de origem vegetal;;,,,,,,,,,,,0
394;I6804301;;0.02,,9.93,,,,,,,,,0,5
396;talimento de origem vegetal;;,,,,,,,,,,,0
397;to alimento não tem gordura;;0
397;talimento de origem vegetal;;,,,,,,,,,,,0
400;I6805401;;0.07,,,,,,,,,0,,0,18
400;I6805401;1;,,4.85
401;I68011011;;0.11,,12.23,,,,,,,,,0,20
402;I68011011;;0.11,,12.23,,,,,,,,,0,20
403;I68011011;;0.11,,12.23,,,,,,,,,0,20
404;I68011011;;0.11,,,,,,,,,,,0,20
404;I68011011;1;,,15.69
405;U9277;;0.14,,15,,,,,,,,,0,22
413;talimento de origem vegetal;;,,,,,,,,,,,0
414;talimento de origem vegetal;;,,,,,,,,,,,0
415;talimento de origem vegetal;;,,,,,,,,,,,0
416;talimento de origem vegetal;;,,,,,,,,,,,0
417;to alimento não tem gordura;;0
417;talimento de origem vegetal;;,,,,,,,,,,,0
418;talimento de origem vegetal;;,,,,,,,,,,,0
419;talimento de origem vegetal;;,,,,,,,,,,,0
420;talimento de origem vegetal;;,,,,,,,,,,,0
421;talimento de origem vegetal;;,,,,,,,,,,,0
422;I6802801;;0.02,,12.54,,,,,,,81.38,,0,8
423;U9060;;0.02,,,,,,,,,3,,0,12
423;U9060;1;,,6.8
425;I6806901;;0.2
425;talimento de origem vegetal;;,,,,,,,,,,,0
426;I6807301;;0.4
426;talimento de origem vegetal;;,,,,,,,,,,,0
427;talimento de origem vegetal;;,,,,,,,,,,,0
430;U9089;;0.06,,,,,,,,,7,,0,6
430;U9089;1;,,8.65
432;talimento de origem vegetal;;,,,,,,,,,,,0
436;I6804201;;0.27,,8.82,,,,,,,31.17,,0,49
437;I6804201;;0.27,,8.82,,,,,,,,,0,49
438;talimento de origem vegetal;;,,,,,,,,,,,0
439;talimento de origem vegetal;;,,,,,,,,,,,0
441;talimento de origem vegetal;;,,,,,,,,,,,0
442;I6804901;;0.02,,7.48,,,,,,,29.92,,0,6
443;I6804101;;0.06,,8.08,,,,,,,14.85,,0,14
444;talimento de origem vegetal;;,,,,,,,,,,,0
445;I6810201;;0.02
445;talimento de origem vegetal;;,,,,,,,,,,,0
446;talimento de origem vegetal;;,,,,,,,,,,,0
447;I6807801;;0.03,,,,,,,,,,,0,25
447;I6807801;1;,,7.04
448;I6801801;;0.02,,8.37,,,,,,,,,0,30
449;I6801801;;0.02,,,,,,,,,,,0,30
449;I6801801;1;,,6.34
450;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
451;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
452;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
454;I6802001;;0.02,,0.7,,,,,,,2.5,,0,8
457;I6803001;;0.03,,10.4,,,,,,,2.71,,0,3
458;I6803001;;0.03,,10.4,,,,,,,,,0,3
459;talimento de origem vegetal;;,,,,,,,,,,,0
460;I6803101;;0.04,,4.86,,,,,,,,,0,38
461;I6803101;;0.04,,4.86,,,,,,,,,0,38
462;I6803108;;0.04,,4.86,,,,,,,,,0,38
463;talimento de origem vegetal;;,,,,,,,,,,,0
464;talimento de origem vegetal;;,,,,,,,,,,,0
465;I6803201;;0.07,,,,,,,,,,,0,14
465;I6803201;1;,,9.58
466;I6803201;;0.07,,,,,,,,,,,0,14
466;I6803201;1;,,9.58
468;I6803201;;0.07,,12.73,,,,,,,,,0,14
469;I6803201;;0.07,,12.73,,,,,,,,,0,14
470;talimento de origem vegetal;;,,,,,,,,,,,0
471;talimento de origem vegetal;;,,,,,,,,,,,0
472;U9231;;,,,,,,,,,,,0,14
472;U9231;1;,,5.89
473;talimento de origem vegetal;;,,,,,,,,,,,0
474;I6803401;;0.02,,6.21,,,,,,,,,0,3
475;I6803501;;0.04,,,,,,,,,,,0,19
475;I6803501;1;,,6.7
476;I6802202;;0.04,,10.58,,,,,,,34.08,,0,16
477;I6802202;;0.04,,,,,,,,,34.08,,0,16
477;I6802202;1;,,7.38
478;I6802201;;0.04,,,,,,,,,,,0,16
478;I6802201;1;,,7.61
479;I6805201;;0.02,,4.9,,,,,,,0.58,,0,24
480;talimento de origem vegetal;;,,,,,,,,,,,0
481;I6805801;;0.04,,6.3,,,,,,,,,0,14
483;talimento de origem vegetal;;,,,,,,,,,,,0
484;I6803601;;0.01,,9.79,,,,,,,1.17,,0,7
485;I6803601;;0.01,,9.79,,,,,,,1.17,,0,7
486;I6803701;;0.02,,8.38,,,,,,,16.29,,0,4
487;to alimento não tem gordura;;0
487;talimento de origem vegetal;;,,,,,,,,,,,0
488;I6803801;;0.07,,,,,,,,,0,,0,18
488;I6803801;1;,,4.29
489;talimento de origem vegetal;;,,,,,,,,,,,0
490;talimento de origem vegetal;;,,,,,,,,,,,0
492;to alimento não tem gordura;;0
492;talimento de origem vegetal;;,,,,,,,,,,,0
493;talimento de origem vegetal;;,,,,,,,,,,,0
494;I6806201;;0.27,,0,,,,,,,1.5,,0,14
495;talimento de origem vegetal;;,,,,,,,,,,,0
496;talimento de origem vegetal;;,,,,,,,,,,,0
497;talimento de origem vegetal;;,,,,,,,,,,,0
498;talimento de origem vegetal;;,,,,,,,,,,,0
499;talimento de origem vegetal;;,,,,,,,,,,,0
500;to alimento não tem gordura;;0
500;talimento de origem vegetal;;,,,,,,,,,,,0
501;talimento de origem vegetal;;,,,,,,,,,,,0
502;I6803901;;0.05,,,,,,,,,,,0,2
502;I6803901;1;,,11.63
503;I6803901;;0.05,,,,,,,,,3.29,,0,2
503;I6803901;1;,,10.86
508;I6602401;;,,,,,,,,,0,,0,26
508;I6602401;1;,,2.39
516;I71043012;;4.38,,0,,,,,,,,0,2.5,6
518;I71043011;;,,0
520;I71008012;;,,0,,,,,,,,0,2.83,9
520;I71008012;0;4.06
521;to alimento não tem carboidrato;;,,0
522;I7702602;;3.48,,2.24
525;to alimento não tem carboidrato;;,,0
526;to alimento não tem carboidrato;;,,0
527;to alimento não tem carboidrato;;,,0
528;I71002013;;3.42,,0,,,,,,,,0,1.71,10
529;to alimento não tem carboidrato;;,,0
530;I71002013;;,,0,,,,,,,,0,1.71,10
530;I71002013;0;7.6
531;to alimento não tem carboidrato;;,,0
532;to alimento não tem carboidrato;;,,0
533;I81001012;;10.5
533;to alimento não tem carboidrato;;,,0
534;to alimento não tem carboidrato;;,,0
535;to alimento não tem carboidrato;;,,0
536;to alimento não tem carboidrato;;,,0
538;to alimento não tem carboidrato;;,,0
539;I71002013;;,,0,,,,,,,,0,1.71,10
539;I71002013;0;5.89
540;to alimento não tem carboidrato;;,,0
541;I71002013;;,,0,,,,,,,,0,1.71,10
541;I71002013;0;1.71
542;to alimento não tem carboidrato;;,,0
543;I71002013;;,,0,,,,,,,,0,1.71,10
543;I71002013;0;6.19
544;I71013014;;12.01,,0,,,,,,,,0,2.55,7
545;to alimento não tem carboidrato;;,,0
546;U13398;;3.18,,0,,,,,,,,0,1.87,10
547;to alimento não tem carboidrato;;,,0
548;U13428;;,,0,,,,,,,,0,2.68,9
548;U13428;0;3.17
549;to alimento não tem carboidrato;;,,0
550;I71026014;;5.5
550;to alimento não tem carboidrato;;,,0
551;to alimento não tem carboidrato;;,,0
552;I71025011;;1.7
553;I71025013;;,,0,,,,,,,,1.9,70.58,253
553;I71025013;0;2.91
554;I7100101;;,,0
555;I71001013;;3.42,,0,,,,,,,,0,1.71,10
556;to alimento não tem carboidrato;;,,0
557;to alimento não tem carboidrato;;,,0
558;I71012022;;,,0
559;to alimento não tem carboidrato;;,,0
561;I71064012;;,,0,,,,,,,,0,2.7,9
561;I71064012;0;3.13
562;to alimento não tem carboidrato;;,,0
563;I71027012;;8.13,,0,,,,,,,,1.3,3.13,7
564;to alimento não tem carboidrato;;,,0
565;to alimento não tem carboidrato;;,,0
566;I71003033;;,,0,,,,,,,,0,2.7,9
566;I71003033;0;0.83
567;to alimento não tem carboidrato;;,,0
568;I71003013;;,,0,,,,,,,,0,1.71,10
568;I71003013;0;4.41
570;I71010012;;,,0,,,,,,,,0,2.7,9
570;I71010012;0;2.3
571;to alimento não tem carboidrato;;,,0
572;to alimento não tem carboidrato;;,,0
573;I71009052;;,,0,,,,,,,,0,2.83,9
573;I71009052;0;2.75
574;to alimento não tem carboidrato;;,,0
575;to alimento não tem carboidrato;;,,0
576;I71005013;;,,0,,,,,,,,0,2.7,9
576;I71005013;0;2.51
577;I71011012;;,,0
578;to alimento não tem carboidrato;;,,0
579;to alimento não tem carboidrato;;,,0
580;I71003043;;,,0,,,,,,,,0,1.71,10
580;I71003043;0;7.41
581;to alimento não tem carboidrato;;,,0
582;I71003043;;,,0,,,,,,,,0,1.71,10
582;I71003043;0;4.29
590;I81005025;;4.78
591;I81005023;;4.38
596;I7103305;;,,0
597;I71033055;;,,0,,,,,,,,0,1.08,4
598;I71033053;;,,0,,,,,,,,0,1.08,4
598;I71033053;0;6.39
599;I71035014;;11.12,,0,,,,,,,,0,1.08,4
600;I71035011;;,,0
601;I71037014;;,,0
602;to alimento não tem carboidrato;;,,0
603;U10009;;,,0,,,,,,,,0.3,0.68,10
603;U10009;0;5.11
604;to alimento não tem carboidrato;;,,0
605;to alimento não tem carboidrato;;,,0
606;to alimento não tem carboidrato;;,,0
607;to alimento não tem carboidrato;;,,0
608;I8500210;;,,0
613;I8102901;;,,0
615;I8102701;;9.32,,0.96,,,,,,,0,0,1.52,3
618;I81022071;;4.7
618;to alimento não tem carboidrato;;,,0
619;I81022075;;5
619;to alimento não tem carboidrato;;,,0
620;I81022073;;4.7
620;to alimento não tem carboidrato;;,,0
621;to alimento não tem carboidrato;;,,0
622;to alimento não tem carboidrato;;,,0
623;to alimento não tem carboidrato;;,,0
630;I78004023;;,,0,,,,,,,,0,0.34,4
630;I78004023;0;0.7
631;I78004022;;,,0,,,,,,,,0,0.34,4
631;I78004022;0;0.9
632;to alimento não tem carboidrato;;,,0
635;I78004014;;,,0,,,,,,,,0,0.34,4
635;I78004014;0;2.14
636;to alimento não tem carboidrato;;,,0
637;I78004026;;1.68
638;I78003024;;,,0,,,,,,,,0,0.3,5
638;I78003024;0;2.09
639;I78003022;;,,0,,,,,,,,0,0.3,5
639;I78003022;0;1.98
640;I78001031;;,,0,,,,,,,,0,0.3,5
641;to alimento não tem carboidrato;;,,0
643;I78003032;;3.79,,0,,,,,,,,0,0.3,5
644;I78003032;;,,0,,,,,,,,0,0.3,5
644;I78003032;0;2.15
645;to alimento não tem carboidrato;;,,0
647;U5025;;,,,,,,,,,,3.2,7.29,72
647;U5025;0;5.3
647;to alimento não tem carboidrato;;,,0
648;U5026;;,,,,,,,,,,1.8,7.29,80
648;U5026;0;3.45
649;U5069;;2.74,,0,,,,,,,,0,0.39,4
650;to alimento não tem carboidrato;;,,0
651;U5679;;1.44,,0,,,,,,,,0,0.41,4
652;to alimento não tem carboidrato;;,,0
653;U5677;;4.25,,0,,,,,,,,0,0.43,4
654;to alimento não tem carboidrato;;,,0
655;U5672;;,,0,,,,,,,,0,0.42,5
655;U5672;0;3.26
656;to alimento não tem carboidrato;;,,0
657;to alimento não tem carboidrato;;,,0
664;U5166;;,,0,,,,,,,,0,1.02,9
664;U5166;0;1.66
665;to alimento não tem carboidrato;;,,0
678;U15034;;,,0,,,,,,,,0,2.13,13
678;U15034;0;0.24
679;U15034;;0.11,,0,,,,,,,,0,2.13,13
680;U15033;;0.09,,0,,,,,,,,0,1.83,12
681;U15034;;,,0
682;U15119;;,,0,,,,,,,,0,2.2,5
682;U15119;0;1.12
684;to alimento não tem carboidrato;;,,0
685;to alimento não tem carboidrato;;,,0
686;U15018;;,,0
687;I72704017;;0.73,0,0,,,,,,,,,2.51,9
689;to alimento não tem carboidrato;;,,0
690;to alimento não tem carboidrato;;,,0
691;U15151;;,,,,,,,,,,0,1.66,24
691;U15151;0;0.31
691;to alimento não tem carboidrato;;,,0
692;I72601011;;0.29,,0
695;U15140;;0.2,,0,,,,,,,,,3.33,51
703;to alimento não tem carboidrato;;,,0
704;to alimento não tem carboidrato;;,,0
705;to alimento não tem carboidrato;;,,0
706;to alimento não tem carboidrato;;,,0
707;to alimento não tem carboidrato;;,,0
708;to alimento não tem carboidrato;;,,0
709;to alimento não tem carboidrato;;,,0
710;to alimento não tem carboidrato;;,,0
711;to alimento não tem carboidrato;;,,0
712;to alimento não tem carboidrato;;,,0
713;to alimento não tem carboidrato;;,,0
715;to alimento não tem carboidrato;;,,0
716;U15133;;,,0,,,,,,,,0,2.6,15
716;U15133;0;0.21
717;U15132;;,,0,,,,,,,,0,2.3,13
717;U15132;0;0.38
718;to alimento não tem carboidrato;;,,0
719;to alimento não tem carboidrato;;,,0
720;to alimento não tem carboidrato;;,,0
722;to alimento não tem carboidrato;;,,0
723;to alimento não tem carboidrato;;,,0
726;to alimento não tem carboidrato;;,,0
727;to alimento não tem carboidrato;;,,0
728;to alimento não tem carboidrato;;,,0
729;to alimento não tem carboidrato;;,,0
730;to alimento não tem carboidrato;;,,0
731;U15237;;2.5,,,,,,,,,,3.7,2.8,34
731;to alimento não tem carboidrato;;,,0
732;U15236;;,,,,,,,,,,3.9,3.23,26
732;U15236;0;2.2
732;to alimento não tem carboidrato;;,,0
733;U15237;;2.5,,,,,,,,,,3.7,2.8,34
733;to alimento não tem carboidrato;;,,0
734;to alimento não tem carboidrato;;,,0
735;U15088;;,,0
736;to alimento não tem carboidrato;;,,0
737;to alimento não tem carboidrato;;,,0
738;to alimento não tem carboidrato;;,,0
745;U1129;;3.27,,,,,,,,,149,0,1.11,44
747;I78033015;;4.51,,,,,,,,,184.06,,1.21,47.83
749;U1124;;0,,,,,,,,,0,0,0.09,4
749;to alimento não tem carboidrato;;,,0
751;U1125;;9.55,,,,,,,,,381,0,1.95,146
752;I78035011;;3.27,,,,,,,,,169.33,0,1.11,44
754;I8506501;;4.74
763;I7900301;;2.67,,4.45,,,,,,,56.61,,0.07,1
764;I7900601;;14.92,,,,,,,,,227.33,0,3.52,40
765;I7900710;;0.47,,50.51,,,,,,,709.08,5.6,3.99,50
767;I7900901;;,,52.51,,,,,,,73.87,,0.44,10.96
767;I7900901;0;4.22
768;U1050;;12.02,,3.66,,,,,,,181,,0.22,2
774;U1116;;2.1,,,,,,,,,27,,0.37,7
775;U1118;;0.12,,,,,,,,,2,,0.61,12
786;U1228;;12.94,,2.32,,,,,,,224,,1.68,7
789;I7901801;;15.56,,2.47,,,,,,,197.25,0,0.73,8
792;U1033;;,,,,,,,,,207,,1.2,7
792;U1033;0;21.28
798;U1022;;17.61,,,,,,,,,165,0,1.54,21
802;U1037;;4.93,,0.31,,,,,,,107,,0.29,13
823;U4053;;13.81,,0,2,1,1,0.56,0,0,0,0,0,0
824;U4055;;49.3
824;to alimento não tem carboidrato;;,,0
825;U4044;;15.65,,0,0,0,0,0.05,0,0.01,0,0,0,0
826;U4582;;7.37,,0,0,0,0,0,0,0,0,0,0,0
827;U4506;;10.3,,0,0,0,0,0,0,0,0,0,0,0
828;U4518;;12.95,,0,0,0,0,0,0,0,0,0,0,0
829;U4534;;81.2,,0,0,0,0,0,0,0,0,0,0,0
830;to alimento não tem carboidrato;;,,0
835;to alimento não tem carboidrato;;,,0
836;I7901501;;51.37,,0.1,,,,,,,684.17,,0.17,3
837;I7901501;;51.37,,,,,,,,,684.17,,0.17,3
837;to alimento não tem carboidrato;;,,0
841;to alimento não tem carboidrato;;,,0
842;to alimento não tem carboidrato;;,,0
843;to alimento não tem carboidrato;;,,0
844;to alimento não tem carboidrato;;,,0
847;U9193;;,,0,,,,,,,20,,0,0
847;U9193;0;2.69
848;I7700101;;2.03,,0,,,,,,,19.67,,0,3
853;U12563;;4.09,,,,,,,,,0,,0,55
856;I6600801;;9.16,,6.2,,,,,,,0,,0,69
857;I6600701;;15.14,,2.33,,,,,,,0,,0,22
859;U12155;;6.13,,,,,,,,,1,,0,98
864;I6301001;;6.83,,,,,,,,,0,,0,240
865;I6301001;;6.83,,4,,,,,,,0,,0,240
868;U12023;;6.96,,0.3,,,,,,,0,,0,97
870;U12220;;,,,,,,,,,0,,0,87
870;U12220;0;2.81
876;I6906602;;0,,,,,,,,,0,0,0,0
877;I6906602;;0,,,,,,,,,0,0,0,0
878;I6900304;;0,,,,,,,,,0,,0,1
880;I6901602;;0,,82.13,,,,,,,0,,0,2
881;I6901501;;,,42.2
881;to alimento não tem gordura;;0
882;I6900401;;,,42.2
883;to alimento não tem gordura;;0
886;I6900821;;,,77.39,,,,,,,0,,0,4
890;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
891;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
892;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
893;U19905;;18.99,,46.14,,,,,,,2,,0.23,0
900;I6903101;;11.01,,62.21,,,,,,,0,,0,2.8
904;I6901101;;0,,,,,,,,,0,,0,1.07
908;I6901211;;,,72.58,,,,,,,,,0,14.7
908;to alimento não tem gordura;;0
910;I6901211;;0.08,,72.58,,,,,,,,,0,14.7
911;I6901206;;0.01,,48.9,,,,,,,0,,0,11
914;I6903001;;,,61.43
915;I6903001;;,,61.43
919;I6903203;;2.99,,15.14
924;to alimento não tem gordura;;0
945;I8501302;;0,,0,,,,,,,0,0,0,2
955;I8206301;;0,,0,,,,,,,0,0,0,5.01
956;I8206301;;0,,0,,,,,,,0,0,0,5.01
957;I8206301;;0,,0,,,,,,,0,0,0,5.01
959;to alimento não tem gordura;;0
961;U14002;;0,,3.65
962;I8202001;;0,,9.83,,,,,,,0,,0,0
963;I8204902;;0
964;I8200101;;0,,,,,,,,,0,0,0,0
965;I8200301;;,,10
965;to alimento não tem gordura;;0
966;to alimento não tem gordura;;0
967;I8200407;;0,,9.07,,,,,,,0,0,0,0
969;to alimento não tem carboidrato;;,,0
969;to alimento não tem gordura;;0
970;I8300101;;0,,0,,,,,,,0,,0.02,6.03
981;I8500407;;0.02
982;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
983;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
984;I8500407;;0.02,,8.12,,,,,,,8.76,,0,17.93
985;I8500407;;0.02,,8.12,,,,,,,,34.26,0,17.93
986;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
987;to alimento não tem gordura;;0
990;U9135;;0.03,,14.2,,,,,,,0,,0,0
1010;to alimento não tem gordura;;0
1014;to alimento não tem gordura;;0
1028;to alimento não tem carboidrato;;,,0
1028;to alimento não tem gordura;;0
1029;to alimento não tem carboidrato;;,,0
1029;to alimento não tem gordura;;0
1033;U16123;;0.07
1062;I8500209;;9.1
1064;I8579002;;3.2
1065;I8503501;;0.6
1071;to alimento não tem carboidrato;;,,0
1077;I8505201;;0.42,,2.81
1078;to alimento não tem carboidrato;;,,0
1081;I8506101;;2.97,,1.03,,,,,,,94.41,,0.2,42.61
1082;I7701901;;2.49
1091;I8507201;;,,0.91
1092;I8504801;;,,2.91,,,,,,,,,0.37,20.36
1095;I8502401;;0.14
1097;I8502801;;,,2.29
1103;I8500203;;,,2.68
1113;I8500211;;4.61
`;

/** How a figure was worked out from its row. */
export const CALCULATIONS = ['na proporção da gordura','na proporção do carboidrato'] as const;
