/*
 * The rules of The River (R), The River II (V), The Abbot (A), Inns & Cathedrals (I) and Traders & Builders (T), their combinations with each
 * other and with the other boxes (C), worked examples (E), and what the rules leave open (O), as they were collected and numbered
 * before they became code: what each says in short, and the samples that show it.
 */
import { EXAMPLES, type Shown } from './numbered-examples';

/** How many of each there are. */
export const NUMBERS = { R: 12, A: 8, I: 9, T: 19, C: 20, E: 13, O: 8, V: 12 } as const;

/** Samples by number. */
export const NUMBERED: Readonly<Record<string, Shown>> = {
	V1: ['Twelve tiles with a fork', 'the-second-river-begins-with-its-fork'],
	V2: ['The spring replaces the start tile', 'the-second-river-begins-with-its-fork'],
	V3: [
		'Spring, fork, then either arm, the volcano last',
		'the-second-river-begins-with-its-fork',
		'a-tile-of-the-second-river-goes-on-from-either-arm',
		'whoever-lays-the-volcano-lays-another-tile'
	],
	V4: [
		'Arms may not be joined, turns for each arm',
		'the-arms-of-the-river-may-not-meet',
		'bends-at-the-fork-count-for-the-arm-behind-it'
	],
	V5: [
		'Figures on the fork: three fields',
		'the-second-river-begins-with-its-fork',
		'figures-stand-on-river-tiles-never-on-the-river'
	],
	V6: [
		'The volcano: no figure, another tile',
		'whoever-lays-the-volcano-lays-another-tile',
		'by-other-rules-the-volcano-is-a-lake-like-any-other'
	],
	V7: [
		'The inn',
		'the-inn-at-the-river-counts-by-a-ruling',
		'an-unfinished-road-with-the-inn-at-the-river-pays-nothing',
		'the-inn-at-the-river-counts-once-with-inns-and-cathedrals'
	],
	V8: [
		'The pig herd',
		'the-pig-herd-pays-one-more-a-city-besides-pigs',
		'the-pig-herd-counts-by-a-ruling',
		'the-pig-herd-pays-a-barn-nothing',
		'by-the-farm-rule-of-2000-the-pig-herd-adds-one-to-each-city'
	],
	V9: ['City on a bridge', 'both-banks-touch-the-city-on-the-bridge-and-the-city-at-the-end'],
	V10: ['City at the end', 'both-banks-touch-the-city-on-the-bridge-and-the-city-at-the-end'],
	V11: ['With The River', 'with-the-river-there-is-one-river-with-a-fork'],
	V12: [
		'All else as The River, and an abbey',
		'an-abbey-may-close-an-arm-of-the-river',
		'the-second-river-of-2017-has-a-garden'
	],
	R1: ['The river is laid first', 'the-river-is-laid-first-from-the-spring-to-the-lake'],
	R2: [
		'The spring replaces the start tile, or not',
		'the-river-is-laid-first-from-the-spring-to-the-lake',
		'the-start-tile-is-drawn-with-the-river-by-a-ruling'
	],
	R3: ['It goes on from its open end', 'the-river-goes-on-from-its-open-end'],
	R4: [
		'It doesn’t turn back: three readings',
		'the-river-does-not-turn-back-on-itself',
		'to-the-letter-the-river-turns-a-third-time',
		'the-river-turns-where-there-is-room'
	],
	R5: [
		'Figures stand beside it',
		'figures-stand-on-river-tiles-never-on-the-river',
		'river-tiles-are-neighbours-of-a-garden'
	],
	R6: [
		'It parts fields, but not at its ends',
		'each-bank-feeds-its-own-city',
		'the-field-goes-round-the-spring',
		'a-road-over-the-river-pays-3',
		'the-field-goes-round-the-lake'
	],
	R7: [
		'It pays nothing',
		'the-river-is-laid-first-from-the-spring-to-the-lake',
		'each-bank-feeds-its-own-city'
	],
	R8: [
		'Its tiles are neighbours',
		'river-tiles-are-neighbours-of-a-monastery',
		'river-tiles-are-neighbours-of-a-garden'
	],
	R9: [
		'A tile of it that fits nowhere',
		'a-river-tile-that-fits-nowhere-leaves-the-game',
		'a-pile-of-which-nothing-fits-is-not-put-back'
	],
	R10: [
		'Tiles of the editions',
		'the-rivers-second-edition-has-a-garden',
		'the-rivers-third-edition-has-a-monastery-at-the-lake',
		'the-monastery-at-the-lake-pays-9'
	],
	R11: [
		'The rivers of the Winter Edition',
		'the-river-in-winter-has-the-same-tiles',
		'the-river-of-2022-has-a-monastery-at-the-lake'
	],
	R12: [
		'The Gingerbread Man beside it',
		'the-gingerbread-man-begins-in-the-first-city-on-the-river'
	],
	A1: [
		'One abbot each; gardens without him',
		'a-surrounded-garden-pays-9',
		'a-garden-without-the-abbot-is-a-picture',
		'the-winter-edition-of-2022-has-eight-gardens'
	],
	A2: ['Where he stands', 'a-surrounded-garden-pays-9', 'an-abbot-on-an-abbey-comes-home-with-8'],
	A3: ['What a garden pays', 'a-surrounded-garden-pays-9'],
	A4: [
		'He is taken home',
		'an-abbot-taken-home-pays-6',
		'nothing-is-placed-where-an-abbot-is-taken-home'
	],
	A5: [
		'The tile that surrounds him',
		'a-garden-that-the-tile-surrounds-pays-9-and-leaves-the-figure-free'
	],
	A6: ['Gardens at the end', 'an-unfinished-garden-pays-6-at-the-end'],
	A7: [
		'Both parts of a turn',
		'an-abbot-comes-home-in-the-second-part-of-the-turn',
		'an-abbot-stays-in-the-second-part-of-the-turn-by-a-ruling'
	],
	A8: ['No wagon on a garden', 'a-wagon-drives-onto-no-garden'],
	I1: [
		'Tiles, a sixth colour, big followers',
		'six-play-inns-and-cathedrals-with-a-big-follower-each'
	],
	I2: [
		'Inns',
		'a-road-of-four-tiles-with-an-inn-pays-8',
		'a-road-with-two-inns-pays-no-more',
		'an-unfinished-road-with-an-inn-pays-nothing'
	],
	I3: [
		'Cathedrals',
		'a-city-of-six-tiles-with-a-cathedral-pays-21',
		'a-city-with-two-cathedrals-pays-no-more',
		'an-unfinished-city-with-a-cathedral-pays-nothing'
	],
	I4: [
		'Signs laid later',
		'an-inn-laid-later-by-another-player-counts',
		'an-abbey-completes-a-cathedral-city-for-others'
	],
	I5: [
		'The inn at the crossing',
		'the-first-editions-inn-at-the-crossing-belongs-to-one-road',
		'the-later-inn-at-the-crossing-belongs-to-two-roads'
	],
	I6: [
		'The big follower',
		'a-big-follower-stands-wherever-a-follower-may',
		'a-big-follower-ties-with-two-followers',
		'a-big-follower-as-a-farmer-outvotes-a-follower',
		'three-followers-outvote-a-big-follower'
	],
	I7: [
		'Single tiles',
		'a-field-between-four-cities-feeds-on-all-four',
		'four-fields-lie-around-the-crossing-between-two-gates',
		'both-roads-end-at-the-monastery-between-them',
		'a-cathedrals-tile-is-all-city'
	],
	I8: ['Cities of two tiles', 'a-cathedral-and-two-abbeys-in-a-city-of-two-tiles-pay-6'],
	I9: ['Tiles for 50 and 100 points only count', 'the-marker-goes-from-48-to-1'],
	T1: ['Tiles, tokens and figures', 'everybody-has-a-builder-and-a-pig'],
	T2: [
		'Goods for whoever completes the city',
		'goods-go-to-whoever-completes-the-city',
		'one-tile-gives-the-goods-of-two-cities-where-nobody-stands'
	],
	T3: [
		'Also by an abbey, and for several cities',
		'an-abbey-wins-the-goods-of-two-cities-and-earns-no-second-part',
		'one-tile-gives-the-goods-of-two-cities-where-nobody-stands'
	],
	T4: ['None for unfinished cities', 'a-field-amid-cities-borders-all-of-them'],
	T5: [
		'The most of a good',
		'all-who-tie-for-the-most-of-a-good-get-10',
		'goods-go-to-whoever-completes-the-city'
	],
	T6: [
		'Where the builder stands',
		'a-builder-counts-for-no-majority',
		'a-builder-joins-a-wagon',
		'no-builder-in-a-city-just-completed',
		'others-builders-do-not-matter',
		'a-builder-joins-a-mayor-or-a-big-follower',
		'no-builder-in-a-city-just-completed'
	],
	T7: [
		'Builder and pig are no followers',
		'a-builder-counts-for-no-majority',
		'a-pig-pays-4-for-each-city-to-its-owner-alone'
	],
	T8: [
		'The second part',
		'a-builders-city-completed-gives-a-second-part-with-the-builder-back-in-hand'
	],
	T9: [
		'The builder stood there before',
		'a-builders-city-completed-gives-a-second-part-with-the-builder-back-in-hand'
	],
	T10: [
		'Once a turn, and again in later ones',
		'a-builders-city-completed-gives-a-second-part-with-the-builder-back-in-hand',
		'the-second-part-gives-no-third'
	],
	T11: [
		'It may be declined, or not',
		'a-builders-city-completed-gives-a-second-part-with-the-builder-back-in-hand',
		'a-second-part-that-must-be-played'
	],
	T12: [
		'Figures sent home can be used in it',
		'a-builders-city-completed-gives-a-second-part-with-the-builder-back-in-hand'
	],
	T13: [
		'No builder without a follower',
		'a-builder-without-a-follower-on-a-table-in-progress',
		'a-builder-joins-a-wagon'
	],
	T14: [
		'An abbey extends nothing',
		'an-abbey-wins-the-goods-of-two-cities-and-earns-no-second-part'
	],
	T15: [
		'After the last tile',
		'the-last-tile-earns-a-second-part-for-an-abbey-only',
		'the-last-tile-earns-no-second-part-without-an-abbey'
	],
	T16: [
		'Where the pig stands',
		'a-pig-pays-4-for-each-city-to-its-owner-alone',
		'a-pig-joins-a-big-follower'
	],
	T17: [
		'What it pays',
		'a-pig-pays-4-for-each-city-to-its-owner-alone',
		'a-pig-does-nothing-without-the-majority'
	],
	T18: [
		'The pig and the older farm rules',
		'by-the-farm-rule-of-2000-a-pig-makes-a-city-pay-5',
		'by-the-farm-rule-of-2001-a-city-counts-on-the-farm-with-the-pig'
	],
	T19: [
		'The two bridges',
		'two-roads-on-a-bridge-both-go-on',
		'a-road-over-a-bridge-ends-at-the-house'
	],
	C1: ['Strengths add up', 'a-mayor-and-a-wagon-together-tie-with-a-big-follower'],
	C2: [
		'Cathedral and mayor',
		'a-mayor-with-two-pennants-ties-with-a-big-follower-in-a-cathedrals-city',
		'a-mayor-without-pennants-gets-nothing-for-a-cathedral'
	],
	C3: [
		'Builder with mayor or wagon',
		'a-builder-joins-a-wagon',
		'a-builder-joins-a-mayor-or-a-big-follower'
	],
	C4: [
		'No builder is left alone in a city',
		'a-builders-city-completed-gives-a-second-part-with-the-builder-back-in-hand'
	],
	C5: [
		'Inn and wagon',
		'a-wagon-is-paid-double-by-an-inn-and-drives-on',
		'a-wagon-on-an-unfinished-road-with-an-inn-gets-nothing'
	],
	C6: [
		'A wagon at the crossing between two gates',
		'a-wagon-leaves-no-city-over-the-crossing-between-two-gates',
		'a-wagon-drives-from-road-to-road-over-the-crossing-between-two-gates'
	],
	C7: [
		'An abbey completes a city with goods',
		'an-abbey-wins-the-goods-of-two-cities-and-earns-no-second-part',
		'an-abbey-completes-a-cathedral-city-for-others',
		'a-wagon-leaves-the-goods-city-that-an-abbey-completes'
	],
	C8: ['A new barn', 'a-new-barn-pays-4-with-a-pig-and-sends-it-home'],
	C9: [
		'A farm joined to a barn’s',
		'a-farm-joined-to-a-barns-pays-2',
		'a-farm-with-a-pig-joined-to-a-barns-pays-4'
	],
	C10: [
		'A barn at the end',
		'a-new-barn-pays-4-with-a-pig-and-sends-it-home',
		'a-pig-put-beside-a-barn-goes-home'
	],
	C11: ['A pig as its farm is joined', 'a-pig-placed-as-its-farm-joins-a-barns-pays-at-once'],
	C12: ['No farmer on a barn’s farm', 'a-big-follower-may-not-stand-on-a-barns-farm'],
	C13: [
		'The abbot on an abbey',
		'an-abbot-on-an-abbey-comes-home-with-8',
		'an-abbot-on-an-abbey-pays-9'
	],
	C14: ['Farms and cathedrals', 'an-unfinished-city-with-a-cathedral-feeds-no-farm'],
	C15: ['Abbeys beside the river', 'an-abbey-beside-the-river-ends-the-field'],
	C16: [
		'The builder beside the river',
		'a-river-tile-extends-a-builders-road-and-the-second-part-is-a-river-tile-too'
	],
	C17: [
		'Winter tiles',
		'the-winter-edition-of-2022-has-eight-gardens',
		'the-river-in-winter-has-the-same-tiles'
	],
	C18: [
		'The Gingerbread Man',
		'a-big-follower-is-one-knight-to-the-gingerbread-man',
		'a-builder-is-no-knight-to-the-gingerbread-man'
	],
	C19: ['Small cities', 'a-small-city-that-pays-2-gives-its-goods-as-ever'],
	C20: ['The order of scoring', 'a-city-pays-before-its-farm-and-its-wine-is-taken-last'],
	...EXAMPLES
};
