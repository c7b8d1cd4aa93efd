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
69;I8501202;;,,29.5
69;talimento de origem vegetal;;,,,,,,,,,,,0
73;I65034011;;0.18
73;talimento de origem vegetal;;,,,,,,,,,,,0
83;talimento de origem vegetal;;,,,,,,,,,,,0
90;talimento de origem vegetal;;,,,,,,,,,,,0
91;talimento de origem vegetal;;,,,,,,,,,,,0
92;talimento de origem vegetal;;,,,,,,,,,,,0
96;I8000105;;1
96;tfarinha, água, fermento e sal;;,,,,,,,,,0,,0
98;I8001401;;0.75,,10.08
105;I8001101;;,,15.48,,,,,,,42.94,,0.32,108.25
106;I8000105;;1
138;I8002301;;3.9,,36.52
139;I8004801;;6.2,,40.62
140;I8004801;;6.2,,40.62
141;I8004807;;,,34.84,,,,,,,2.68,,0.06,107.14
142;I8004807;;,,34.84
149;I8003801;;,,40.39
150;I8002701;;5,,17.62
151;I8004101;;,,39.36,,,,,,,,,0.36,52.64
152;I8002601;;4.5,,8.27
163;U11367;;0.03,,,,,,,,,0,,0,9
164;I64001011;;0.03,,,,,,,,,,,0,9
165;I64001015;;2.15,,1.44
165;talimento de origem vegetal;;,,,,,,,,,,,0
167;I64001017;;,,,,,,,,,,,0,9
168;talimento de origem vegetal;;,,,,,,,,,,,0
174;I64004012;;0.03,,5.74,,,,,,,,,0,6
175;I64004011;;0.03
175;talimento de origem vegetal;;,,,,,,,,,,,0
178;I64009082;;0.03,,5.74,,,,,,,,,0,6
179;talimento de origem vegetal;;,,,,,,,,,,,0
180;I64006012;;0.1
180;talimento de origem vegetal;;,,,,,,,,,,,0
181;I64006011;;0.1
181;talimento de origem vegetal;;,,,,,,,,,,,0
182;talimento de origem vegetal;;,,,,,,,,,,,0
183;I64007012;;0.03,,6.47,,,,,,,,,0,22
184;talimento de origem vegetal;;,,,,,,,,,,,0
186;I64005011;;0.03,,6.47,,,,,,,,,0,22
187;I6501401;;0.1
187;talimento de origem vegetal;;,,,,,,,,,,,0
188;I6501401;;0.1
188;talimento de origem vegetal;;,,,,,,,,,,,0
189;talimento de origem vegetal;;,,,,,,,,,,,0
190;talimento de origem vegetal;;,,,,,,,,,,,0
191;to alimento não tem gordura;;0
191;talimento de origem vegetal;;,,,,,,,,,,,0
195;talimento de origem vegetal;;,,,,,,,,,,,0
197;to alimento não tem gordura;;0
197;talimento de origem vegetal;;,,,,,,,,,,,0
198;talimento de origem vegetal;;,,,,,,,,,,,0
199;I8502901;;1.9
199;talimento de origem vegetal;;,,,,,,,,,,,0
200;talimento de origem vegetal;;,,,,,,,,,,,0
202;talimento de origem vegetal;;,,,,,,,,,,,0
203;I6600401;;0.3
203;talimento de origem vegetal;;,,,,,,,,,,,0
204;talimento de origem vegetal;;,,,,,,,,,,,0
207;U9059;;0.05,,,,,,,,,0,,0,14
208;I6303102;;,,0.3,,,,,,,0,,0,48.6
209;U16042;;0.23,,2.11,,,,,,,0,6.3,0,525
210;I6303102;;,,0.3,,,,,,,0,,0,48.6
211;U16014;;0.37,,2.12,,,,,,,0,0,0,444
212;I6301603;;,,,,,,,,,39.58,,0,127
213;talimento de origem vegetal;;,,,,,,,,,,,0
214;I6303102;;,,0.3,,,,,,,0,,0,48.6
215;talimento de origem vegetal;;,,,,,,,,,,,0
216;I6303102;;,,0.3,,,,,,,0,,0,48.6
217;talimento de origem vegetal;;,,,,,,,,,,,0
218;I6303102;;,,,,,,,,,0,,0,48.6
219;talimento de origem vegetal;;,,,,,,,,,,,0
220;I6303102;;,,0.3,,,,,,,0,,0,48.6
221;talimento de origem vegetal;;,,,,,,,,,,,0
227;U16070;;0.05,,1.8,,,,,,,0,,0,181
228;talimento de origem vegetal;;,,,,,,,,,,,0
230;I6302801;;0.7
230;talimento de origem vegetal;;,,,,,,,,,,,0
235;talimento de origem vegetal;;,,,,,,,,,,,0
236;I7700201;;0.06,,4.16,,,,,,,,9.6,0,44
239;talimento de origem vegetal;;,,,,,,,,,,,0
245;talimento de origem vegetal;;,,,,,,,,,,,0
246;I7902301;;0.24
250;I7903402;;0.53,,0.2,,,,,,,0.33,,0,44
253;talimento de origem vegetal;;,,,,,,,,,,,0
254;talimento de origem vegetal;;,,,,,,,,,,,0
255;talimento de origem vegetal;;,,,,,,,,,,,0
256;I67039011;;0.04
256;talimento de origem vegetal;;,,,,,,,,,,,0
259;I67039011;;0.04,,,,,,,,,,,0,9
260;talimento de origem vegetal;;,,,,,,,,,,,0
261;talimento de origem vegetal;;,,,,,,,,,,,0
262;talimento de origem vegetal;;,,,,,,,,,,,0
265;I67037012;;0.06,,1.66,,,,,,,10.58,,0,20
266;I67037011;;0.04,,1.73,,,,,,,,,0,29
267;I67037017;;,,1.66,,,,,,,,,0,20
269;talimento de origem vegetal;;,,,,,,,,,,,0
270;I67015011;;0.03,,0.6,,,,,,,305.79,,0,14
273;I67013011;;0.09,,1.6,,,,,,,,,0,97
275;U11143;;0.04,,1.83,,,,,,,,,0,36
276;I6700101;;0.02,,0.79,,,,,,,,,0,38
277;I6700101;;0.02,,0.79,,,,,,,,,0,38
278;I6700101;;0.02,,0.79,,,,,,,,,0,38
279;I6700101;;0.02,,0.79,,,,,,,,,0,38
282;talimento de origem vegetal;;,,,,,,,,,,,0
286;I6706101;;0.05,,,,,,,,,,,0,26.75
287;talimento de origem vegetal;;,,,,,,,,,,,0
288;U11215;;0.09,,,,,,,,,0,31.2,0,3
289;I6706301;;,,1.98,,,,,,,,,0,24
290;I67016011;;0.05,,0.5,,,,,,,,,0,142
291;I67016017;;,,0.65,,,,,,,80,,0,119
292;U11210;;0.04
292;talimento de origem vegetal;;,,,,,,,,,,,0
293;I67054011;;0.04
293;talimento de origem vegetal;;,,,,,,,,,,,0
297;I6401101;;0.03,,,,,,,,,1.67,,0,109
298;I64011011;;0.03,,6.5,,,,,,,1.67,,0,109
299;I67017042;;0.08,,,,,,,,,77.42,,0,108
300;I67017041;;0.04,,,,,,,,,,,0,63
302;talimento de origem vegetal;;,,,,,,,,,,,0
303;talimento de origem vegetal;;,,,,,,,,,,,0
304;I67058017;;,,0.4,,,,,,,,,0,9
305;I67057011;;0.04,,4.26,,,,,,,0.08,,0,19
307;I6701101;;0.02,,,,,,,,,,,0,14
308;I64012012;;0.03,,3.46,,,,,,,,,0,14
309;I64012011;;0.04,,4.73,,,,,,,,,0,19
311;I67003011;;0.05,,0.5,,,,,,,108.33,,0,142
313;I67041012;;,,1.97,,,,,,,0,,0,18
313;to alimento não tem gordura;;0
314;I67041011;;0.09,,1.97,,,,,,,0,,0,18
316;talimento de origem vegetal;;,,,,,,,,,,,0
318;I67005011;;0.06,,1.63,,,,,,,,,0,166
319;talimento de origem vegetal;;,,,,,,,,,,,0
321;I67006012;;0.07,,1.8,,,,,,,0.58,,0,44
322;I67006011;;0.07,,1.8,,,,,,,,,0,44
325;I67007017;;,,0.89,,,,,,,,,0,146
326;I67007011;;0.04,,0.89,,,,,,,,,0,146
327;I67031011;;0.05,,,,,,,,,1,,0,61
329;I67042011;;0.05,,,,,,,,,,,0,46
331;I6808201;;0.5
331;talimento de origem vegetal;;,,,,,,,,,,,0
332;talimento de origem vegetal;;,,,,,,,,,,,0
333;talimento de origem vegetal;;,,,,,,,,,,,0
335;I67008011;;0.01,,,,,,,,,525,,0,187
337;talimento de origem vegetal;;,,,,,,,,,,,0
339;I7700501;;0.13,,0,,,,,,,0,,0,39
340;I7700501;;0.13,,0,,,,,,,0,,0,39
342;I6704001;;0.04,,,,,,,,,,,0,7
345;I6704501;;0.06,,2.39,,,,,,,,,0,10
346;I6704501;;0.06,,2.39,,,,,,,,,0,10
347;I6704501;;0.06,,2.39,,,,,,,,,0,10
348;I67050011;;0.05,,,,,,,,,,,0,46
351;I64010011;;0.03,,0.92,,,,,,,0.33,,0,25
352;I67009011;;0.03,,,,,,,,,,,0,43
354;I67009011;;0.03,,3.21,,,,,,,4.88,,0,43
355;I67009017;;,,,,,,,,,4,,0,30
357;I6702001;;0.09,,1.6,,,,,,,,,0,97
358;U11297;;0.13,,0.85,,,,,,,,,0,152
359;I67018011;;0.04,,0.89,,,,,,,,,0,146
360;I67014011;;0.2
360;talimento de origem vegetal;;,,,,,,,,,,,0
362;I6705101;;0.03,,2.62,,,,,,,,,0,15
364;I6705101;;0.03,,2.62,,,,,,,41.63,,0,15
366;talimento de origem vegetal;;,,,,,,,,,,,0
367;I7004801;;,,,,,,,,,,,0,11
368;to alimento não tem gordura;;0
368;talimento de origem vegetal;;,,,,,,,,,,,0
369;I67052011;;0.06,,,,,,,,,,,0,33
384;talimento de origem vegetal;;,,,,,,,,,,,0
385;I6802701;;1.96,,,,,,,,,7.04,,0,35
385;I6802701;1;,,1.86
387;I6802601;;0.01,,9.26,,,,,,,2.83,,0,15
388;talimento de origem vegetal;;,,,,,,,,,,,0
389;I6808001;;0.3
389;talimento de origem vegetal;;,,,,,,,,,,,0
390;talimento de origem vegetal;;,,,,,,,,,,,0
393;I6807701;;0.07,,0,,,,,,,,,0,14
394;to alimento não tem gordura;;0
394;talimento de origem vegetal;;,,,,,,,,,,,0
395;I6804301;;0.02,,9.93,,,,,,,,,0,5
397;talimento de origem vegetal;;,,,,,,,,,,,0
398;to alimento não tem gordura;;0
398;talimento de origem vegetal;;,,,,,,,,,,,0
401;I6805401;;0.07,,,,,,,,,0,,0,18
401;I6805401;1;,,4.85
402;I68011011;;0.11,,12.23,,,,,,,,,0,20
403;I68011011;;0.11,,12.23,,,,,,,,,0,20
404;I68011011;;0.11,,12.23,,,,,,,,,0,20
405;I68011011;;0.11,,,,,,,,,,,0,20
405;I68011011;1;,,15.69
406;U9277;;0.14,,15,,,,,,,,,0,22
414;talimento de origem vegetal;;,,,,,,,,,,,0
415;talimento de origem vegetal;;,,,,,,,,,,,0
416;talimento de origem vegetal;;,,,,,,,,,,,0
417;talimento de origem vegetal;;,,,,,,,,,,,0
418;to alimento não tem gordura;;0
418;talimento de origem vegetal;;,,,,,,,,,,,0
419;talimento de origem vegetal;;,,,,,,,,,,,0
420;talimento de origem vegetal;;,,,,,,,,,,,0
421;talimento de origem vegetal;;,,,,,,,,,,,0
422;talimento de origem vegetal;;,,,,,,,,,,,0
423;I6802801;;0.02,,12.54,,,,,,,81.38,,0,8
424;U9060;;0.02,,,,,,,,,3,,0,12
424;U9060;1;,,6.8
426;I6806901;;0.2
426;talimento de origem vegetal;;,,,,,,,,,,,0
427;I6807301;;0.4
427;talimento de origem vegetal;;,,,,,,,,,,,0
428;talimento de origem vegetal;;,,,,,,,,,,,0
431;U9089;;0.06,,,,,,,,,7,,0,6
431;U9089;1;,,8.65
433;talimento de origem vegetal;;,,,,,,,,,,,0
437;I6804201;;0.27,,8.82,,,,,,,31.17,,0,49
438;I6804201;;0.27,,8.82,,,,,,,,,0,49
439;talimento de origem vegetal;;,,,,,,,,,,,0
440;talimento de origem vegetal;;,,,,,,,,,,,0
442;talimento de origem vegetal;;,,,,,,,,,,,0
443;I6804901;;0.02,,7.48,,,,,,,29.92,,0,6
444;I6804101;;0.06,,8.08,,,,,,,14.85,,0,14
445;talimento de origem vegetal;;,,,,,,,,,,,0
446;I6810201;;0.02
446;talimento de origem vegetal;;,,,,,,,,,,,0
447;talimento de origem vegetal;;,,,,,,,,,,,0
448;I6807801;;0.03,,,,,,,,,,,0,25
448;I6807801;1;,,7.04
449;I6801801;;0.02,,8.37,,,,,,,,,0,30
450;I6801801;;0.02,,,,,,,,,,,0,30
450;I6801801;1;,,6.34
451;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
452;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
453;I6801801;;0.02,,8.37,,,,,,,11.21,,0,30
455;I6802001;;0.02,,0.7,,,,,,,2.5,,0,8
458;I6803001;;0.03,,10.4,,,,,,,2.71,,0,3
459;I6803001;;0.03,,10.4,,,,,,,,,0,3
460;talimento de origem vegetal;;,,,,,,,,,,,0
461;I6803101;;0.04,,4.86,,,,,,,,,0,38
462;I6803101;;0.04,,4.86,,,,,,,,,0,38
463;I6803108;;0.04,,4.86,,,,,,,,,0,38
464;talimento de origem vegetal;;,,,,,,,,,,,0
465;talimento de origem vegetal;;,,,,,,,,,,,0
466;I6803201;;0.07,,,,,,,,,,,0,14
466;I6803201;1;,,9.58
467;I6803201;;0.07,,,,,,,,,,,0,14
467;I6803201;1;,,9.58
469;I6803201;;0.07,,12.73,,,,,,,,,0,14
470;I6803201;;0.07,,12.73,,,,,,,,,0,14
471;talimento de origem vegetal;;,,,,,,,,,,,0
472;talimento de origem vegetal;;,,,,,,,,,,,0
473;U9231;;,,,,,,,,,,,0,14
473;U9231;1;,,5.89
474;talimento de origem vegetal;;,,,,,,,,,,,0
475;I6803401;;0.02,,6.21,,,,,,,,,0,3
476;I6803501;;0.04,,,,,,,,,,,0,19
476;I6803501;1;,,6.7
477;I6802202;;0.04,,10.58,,,,,,,34.08,,0,16
478;I6802202;;0.04,,,,,,,,,34.08,,0,16
478;I6802202;1;,,7.38
479;I6802201;;0.04,,,,,,,,,,,0,16
479;I6802201;1;,,7.61
480;I6805201;;0.02,,4.9,,,,,,,0.58,,0,24
481;talimento de origem vegetal;;,,,,,,,,,,,0
482;I6805801;;0.04,,6.3,,,,,,,,,0,14
484;talimento de origem vegetal;;,,,,,,,,,,,0
485;I6803601;;0.01,,9.79,,,,,,,1.17,,0,7
486;I6803601;;0.01,,9.79,,,,,,,1.17,,0,7
487;I6803701;;0.02,,8.38,,,,,,,16.29,,0,4
488;to alimento não tem gordura;;0
488;talimento de origem vegetal;;,,,,,,,,,,,0
489;I6803801;;0.07,,,,,,,,,0,,0,18
489;I6803801;1;,,4.29
490;talimento de origem vegetal;;,,,,,,,,,,,0
491;talimento de origem vegetal;;,,,,,,,,,,,0
493;to alimento não tem gordura;;0
493;talimento de origem vegetal;;,,,,,,,,,,,0
494;talimento de origem vegetal;;,,,,,,,,,,,0
495;I6806201;;0.27,,0,,,,,,,1.5,,0,14
496;talimento de origem vegetal;;,,,,,,,,,,,0
497;talimento de origem vegetal;;,,,,,,,,,,,0
498;talimento de origem vegetal;;,,,,,,,,,,,0
499;talimento de origem vegetal;;,,,,,,,,,,,0
500;talimento de origem vegetal;;,,,,,,,,,,,0
501;to alimento não tem gordura;;0
501;talimento de origem vegetal;;,,,,,,,,,,,0
502;talimento de origem vegetal;;,,,,,,,,,,,0
503;I6803901;;0.05,,,,,,,,,,,0,2
503;I6803901;1;,,11.63
504;I6803901;;0.05,,,,,,,,,3.29,,0,2
504;I6803901;1;,,10.86
509;I6602401;;,,,,,,,,,0,,0,26
509;I6602401;1;,,2.39
517;I71043012;;4.38,,0,,,,,,,,0,2.5,6
519;I71043011;;,,0
521;I71008012;;,,0,,,,,,,,0,2.83,9
521;I71008012;0;4.06
522;to alimento não tem carboidrato;;,,0
523;I7702602;;3.48,,2.24
526;to alimento não tem carboidrato;;,,0
527;to alimento não tem carboidrato;;,,0
528;to alimento não tem carboidrato;;,,0
529;I71002013;;3.42,,0,,,,,,,,0,1.71,10
530;to alimento não tem carboidrato;;,,0
531;I71002013;;,,0,,,,,,,,0,1.71,10
531;I71002013;0;7.6
532;to alimento não tem carboidrato;;,,0
533;to alimento não tem carboidrato;;,,0
534;I81001012;;10.5
534;to alimento não tem carboidrato;;,,0
535;to alimento não tem carboidrato;;,,0
536;to alimento não tem carboidrato;;,,0
537;to alimento não tem carboidrato;;,,0
539;to alimento não tem carboidrato;;,,0
540;I71002013;;,,0,,,,,,,,0,1.71,10
540;I71002013;0;5.89
541;to alimento não tem carboidrato;;,,0
542;I71002013;;,,0,,,,,,,,0,1.71,10
542;I71002013;0;1.71
543;to alimento não tem carboidrato;;,,0
544;I71002013;;,,0,,,,,,,,0,1.71,10
544;I71002013;0;6.19
545;I71013014;;12.01,,0,,,,,,,,0,2.55,7
546;to alimento não tem carboidrato;;,,0
547;U13398;;3.18,,0,,,,,,,,0,1.87,10
548;to alimento não tem carboidrato;;,,0
549;U13428;;,,0,,,,,,,,0,2.68,9
549;U13428;0;3.17
550;to alimento não tem carboidrato;;,,0
551;I71026014;;5.5
551;to alimento não tem carboidrato;;,,0
552;to alimento não tem carboidrato;;,,0
553;I71025011;;1.7
554;I71025013;;,,0,,,,,,,,1.9,70.58,253
554;I71025013;0;2.91
555;I7100101;;,,0
556;I71001013;;3.42,,0,,,,,,,,0,1.71,10
557;to alimento não tem carboidrato;;,,0
558;to alimento não tem carboidrato;;,,0
559;I71012022;;,,0
560;to alimento não tem carboidrato;;,,0
562;I71064012;;,,0,,,,,,,,0,2.7,9
562;I71064012;0;3.13
563;to alimento não tem carboidrato;;,,0
564;I71027012;;8.13,,0,,,,,,,,1.3,3.13,7
565;to alimento não tem carboidrato;;,,0
566;to alimento não tem carboidrato;;,,0
567;I71003033;;,,0,,,,,,,,0,2.7,9
567;I71003033;0;0.83
568;to alimento não tem carboidrato;;,,0
569;I71003013;;,,0,,,,,,,,0,1.71,10
569;I71003013;0;4.41
571;I71010012;;,,0,,,,,,,,0,2.7,9
571;I71010012;0;2.3
572;to alimento não tem carboidrato;;,,0
573;to alimento não tem carboidrato;;,,0
574;I71009052;;,,0,,,,,,,,0,2.83,9
574;I71009052;0;2.75
575;to alimento não tem carboidrato;;,,0
576;to alimento não tem carboidrato;;,,0
577;I71005013;;,,0,,,,,,,,0,2.7,9
577;I71005013;0;2.51
578;I71011012;;,,0
579;to alimento não tem carboidrato;;,,0
580;to alimento não tem carboidrato;;,,0
581;I71003043;;,,0,,,,,,,,0,1.71,10
581;I71003043;0;7.41
582;to alimento não tem carboidrato;;,,0
583;I71003043;;,,0,,,,,,,,0,1.71,10
583;I71003043;0;4.29
591;I81005025;;4.78
592;I81005023;;4.38
597;I7103305;;,,0
598;I71033055;;,,0,,,,,,,,0,1.08,4
599;I71033053;;,,0,,,,,,,,0,1.08,4
599;I71033053;0;6.39
600;I71035014;;11.12,,0,,,,,,,,0,1.08,4
601;I71035011;;,,0
602;I71037014;;,,0
603;to alimento não tem carboidrato;;,,0
604;U10009;;,,0,,,,,,,,0.3,0.68,10
604;U10009;0;5.11
605;to alimento não tem carboidrato;;,,0
606;to alimento não tem carboidrato;;,,0
607;to alimento não tem carboidrato;;,,0
608;to alimento não tem carboidrato;;,,0
609;I8500210;;,,0
614;I8102901;;,,0
616;I8102701;;9.32,,0.96,,,,,,,0,0,1.52,3
619;I81022071;;4.7
619;to alimento não tem carboidrato;;,,0
620;I81022075;;5
620;to alimento não tem carboidrato;;,,0
621;I81022073;;4.7
621;to alimento não tem carboidrato;;,,0
622;to alimento não tem carboidrato;;,,0
623;to alimento não tem carboidrato;;,,0
624;to alimento não tem carboidrato;;,,0
631;I78004023;;,,0,,,,,,,,0,0.34,4
631;I78004023;0;0.7
632;I78004022;;,,0,,,,,,,,0,0.34,4
632;I78004022;0;0.9
633;to alimento não tem carboidrato;;,,0
636;I78004014;;,,0,,,,,,,,0,0.34,4
636;I78004014;0;2.14
637;to alimento não tem carboidrato;;,,0
638;I78004026;;1.68
639;I78003024;;,,0,,,,,,,,0,0.3,5
639;I78003024;0;2.09
640;I78003022;;,,0,,,,,,,,0,0.3,5
640;I78003022;0;1.98
641;I78001031;;,,0,,,,,,,,0,0.3,5
642;to alimento não tem carboidrato;;,,0
644;I78003032;;3.79,,0,,,,,,,,0,0.3,5
645;I78003032;;,,0,,,,,,,,0,0.3,5
645;I78003032;0;2.15
646;to alimento não tem carboidrato;;,,0
648;U5025;;,,,,,,,,,,3.2,7.29,72
648;U5025;0;5.3
648;to alimento não tem carboidrato;;,,0
649;U5026;;,,,,,,,,,,1.8,7.29,80
649;U5026;0;3.45
650;U5069;;2.74,,0,,,,,,,,0,0.39,4
651;to alimento não tem carboidrato;;,,0
652;U5679;;1.44,,0,,,,,,,,0,0.41,4
653;to alimento não tem carboidrato;;,,0
654;U5677;;4.25,,0,,,,,,,,0,0.43,4
655;to alimento não tem carboidrato;;,,0
656;U5672;;,,0,,,,,,,,0,0.42,5
656;U5672;0;3.26
657;to alimento não tem carboidrato;;,,0
658;to alimento não tem carboidrato;;,,0
665;U5166;;,,0,,,,,,,,0,1.02,9
665;U5166;0;1.66
666;to alimento não tem carboidrato;;,,0
679;U15034;;,,0,,,,,,,,0,2.13,13
679;U15034;0;0.24
680;U15034;;0.11,,0,,,,,,,,0,2.13,13
681;U15033;;0.09,,0,,,,,,,,0,1.83,12
682;U15034;;,,0
683;U15119;;,,0,,,,,,,,0,2.2,5
683;U15119;0;1.12
685;to alimento não tem carboidrato;;,,0
686;to alimento não tem carboidrato;;,,0
687;U15018;;,,0
688;I72704017;;0.73,0,0,,,,,,,,,2.51,9
690;to alimento não tem carboidrato;;,,0
691;to alimento não tem carboidrato;;,,0
692;U15151;;,,,,,,,,,,0,1.66,24
692;U15151;0;0.31
692;to alimento não tem carboidrato;;,,0
693;I72601011;;0.29,,0
696;U15140;;0.2,,0,,,,,,,,,3.33,51
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
714;to alimento não tem carboidrato;;,,0
716;to alimento não tem carboidrato;;,,0
717;U15133;;,,0,,,,,,,,0,2.6,15
717;U15133;0;0.21
718;U15132;;,,0,,,,,,,,0,2.3,13
718;U15132;0;0.38
719;to alimento não tem carboidrato;;,,0
720;to alimento não tem carboidrato;;,,0
721;to alimento não tem carboidrato;;,,0
723;to alimento não tem carboidrato;;,,0
724;to alimento não tem carboidrato;;,,0
727;to alimento não tem carboidrato;;,,0
728;to alimento não tem carboidrato;;,,0
729;to alimento não tem carboidrato;;,,0
730;to alimento não tem carboidrato;;,,0
731;to alimento não tem carboidrato;;,,0
732;U15237;;2.5,,,,,,,,,,3.7,2.8,34
732;to alimento não tem carboidrato;;,,0
733;U15236;;,,,,,,,,,,3.9,3.23,26
733;U15236;0;2.2
733;to alimento não tem carboidrato;;,,0
734;U15237;;2.5,,,,,,,,,,3.7,2.8,34
734;to alimento não tem carboidrato;;,,0
735;to alimento não tem carboidrato;;,,0
736;U15088;;,,0
737;to alimento não tem carboidrato;;,,0
738;to alimento não tem carboidrato;;,,0
739;to alimento não tem carboidrato;;,,0
746;U1129;;3.27,,,,,,,,,149,0,1.11,44
748;I78033015;;4.51,,,,,,,,,184.06,,1.21,47.83
750;U1124;;0,,,,,,,,,0,0,0.09,4
750;to alimento não tem carboidrato;;,,0
752;U1125;;9.55,,,,,,,,,381,0,1.95,146
753;I78035011;;3.27,,,,,,,,,169.33,0,1.11,44
755;I8506501;;4.74
764;I7900301;;2.67,,4.45,,,,,,,56.61,,0.07,1
765;I7900601;;14.92,,,,,,,,,227.33,0,3.52,40
766;I7900710;;0.47,,50.51,,,,,,,709.08,5.6,3.99,50
768;I7900901;;,,52.51,,,,,,,73.87,,0.44,10.96
768;I7900901;0;4.22
769;U1050;;12.02,,3.66,,,,,,,181,,0.22,2
775;U1116;;2.1,,,,,,,,,27,,0.37,7
776;U1118;;0.12,,,,,,,,,2,,0.61,12
787;U1228;;12.94,,2.32,,,,,,,224,,1.68,7
790;I7901801;;15.56,,2.47,,,,,,,197.25,0,0.73,8
793;U1033;;,,,,,,,,,207,,1.2,7
793;U1033;0;21.28
799;U1022;;17.61,,,,,,,,,165,0,1.54,21
803;U1037;;4.93,,0.31,,,,,,,107,,0.29,13
824;U4053;;13.81,,0,2,1,1,0.56,0,0,0,0,0,0
825;U4055;;49.3
825;to alimento não tem carboidrato;;,,0
826;U4044;;15.65,,0,0,0,0,0.05,0,0.01,0,0,0,0
827;U4582;;7.37,,0,0,0,0,0,0,0,0,0,0,0
828;U4506;;10.3,,0,0,0,0,0,0,0,0,0,0,0
829;U4518;;12.95,,0,0,0,0,0,0,0,0,0,0,0
830;U4534;;81.2,,0,0,0,0,0,0,0,0,0,0,0
831;to alimento não tem carboidrato;;,,0
836;to alimento não tem carboidrato;;,,0
837;I7901501;;51.37,,0.1,,,,,,,684.17,,0.17,3
838;I7901501;;51.37,,,,,,,,,684.17,,0.17,3
838;to alimento não tem carboidrato;;,,0
842;to alimento não tem carboidrato;;,,0
843;to alimento não tem carboidrato;;,,0
844;to alimento não tem carboidrato;;,,0
845;to alimento não tem carboidrato;;,,0
848;U9193;;,,0,,,,,,,20,,0,0
848;U9193;0;2.69
849;I7700101;;2.03,,0,,,,,,,19.67,,0,3
854;U12563;;4.09,,,,,,,,,0,,0,55
857;I6600801;;9.16,,6.2,,,,,,,0,,0,69
858;I6600701;;15.14,,2.33,,,,,,,0,,0,22
860;U12155;;6.13,,,,,,,,,1,,0,98
865;I6301001;;6.83,,,,,,,,,0,,0,240
866;I6301001;;6.83,,4,,,,,,,0,,0,240
869;U12023;;6.96,,0.3,,,,,,,0,,0,97
871;U12220;;,,,,,,,,,0,,0,87
871;U12220;0;2.81
877;I6906602;;0,,,,,,,,,0,0,0,0
878;I6906602;;0,,,,,,,,,0,0,0,0
879;I6900304;;0,,,,,,,,,0,,0,1
881;I6901602;;0,,82.13,,,,,,,0,,0,2
882;I6901501;;,,42.2
882;to alimento não tem gordura;;0
883;I6900401;;,,42.2
884;to alimento não tem gordura;;0
887;I6900821;;,,77.39,,,,,,,0,,0,4
891;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
892;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
893;I6900702;;20.78,,54.8,,,,,,,56.67,,0.75,11
894;U19905;;18.99,,46.14,,,,,,,2,,0.23,0
901;I6903101;;11.01,,62.21,,,,,,,0,,0,2.8
905;I6901101;;0,,,,,,,,,0,,0,1.07
909;I6901211;;,,72.58,,,,,,,,,0,14.7
909;to alimento não tem gordura;;0
911;I6901211;;0.08,,72.58,,,,,,,,,0,14.7
912;I6901206;;0.01,,48.9,,,,,,,0,,0,11
915;I6903001;;,,61.43
916;I6903001;;,,61.43
920;I6903203;;2.99,,15.14
925;to alimento não tem gordura;;0
946;I8501302;;0,,0,,,,,,,0,0,0,2
956;I8206301;;0,,0,,,,,,,0,0,0,5.01
957;I8206301;;0,,0,,,,,,,0,0,0,5.01
958;I8206301;;0,,0,,,,,,,0,0,0,5.01
960;to alimento não tem gordura;;0
962;U14002;;0,,3.65
963;I8202001;;0,,9.83,,,,,,,0,,0,0
964;I8204902;;0
965;I8200101;;0,,,,,,,,,0,0,0,0
966;I8200301;;,,10
966;to alimento não tem gordura;;0
967;to alimento não tem gordura;;0
968;I8200407;;0,,9.07,,,,,,,0,0,0,0
970;to alimento não tem carboidrato;;,,0
970;to alimento não tem gordura;;0
971;I8300101;;0,,0,,,,,,,0,,0.02,6.03
982;I8500407;;0.02
983;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
984;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
985;I8500407;;0.02,,8.12,,,,,,,8.76,,0,17.93
986;I8500407;;0.02,,8.12,,,,,,,,34.26,0,17.93
987;I8500407;;0.02,,8.12,,,,,,,,,0,17.93
988;to alimento não tem gordura;;0
991;U9135;;0.03,,14.2,,,,,,,0,,0,0
1011;to alimento não tem gordura;;0
1015;to alimento não tem gordura;;0
1029;to alimento não tem carboidrato;;,,0
1029;to alimento não tem gordura;;0
1030;to alimento não tem carboidrato;;,,0
1030;to alimento não tem gordura;;0
1034;U16123;;0.07
1063;I8500209;;9.1
1065;I8579002;;3.2
1066;I8503501;;0.6
1072;to alimento não tem carboidrato;;,,0
1078;I8505201;;0.42,,2.81
1079;to alimento não tem carboidrato;;,,0
1082;I8506101;;2.97,,1.03,,,,,,,94.41,,0.2,42.61
1083;I7701901;;2.49
1092;I8507201;;,,0.91
1093;I8504801;;,,2.91,,,,,,,,,0.37,20.36
1096;I8502401;;0.14
1098;I8502801;;,,2.29
1104;I8500203;;,,2.68
1114;I8500211;;4.61
`;

/** How a figure was worked out from its row. */
export const CALCULATIONS = ['na proporção da gordura','na proporção do carboidrato'] as const;
