/** What a numbered rule says in short, and the samples that show it. */
export type Shown = readonly [says: string, ...samples: readonly string[]];

/** The worked examples (E) and what the rules leave open (O), as `numbered.ts` has the rules. */
export const EXAMPLES: Readonly<Record<string, Shown>> = {
	E1: [
		'A road of 4 tiles with and without inns',
		'a-road-of-four-tiles-with-an-inn-pays-8',
		'a-road-with-two-inns-pays-no-more',
		'an-unfinished-road-with-an-inn-pays-nothing',
		'a-road-of-four-tiles-pays-4',
		'an-unfinished-road-of-four-tiles-pays-4'
	],
	E2: [
		'A city of 6 tiles with a pennant',
		'a-city-of-six-tiles-with-a-cathedral-pays-21',
		'an-unfinished-city-with-a-cathedral-pays-nothing',
		'a-city-of-six-tiles-and-a-pennant-pays-14',
		'a-city-of-six-tiles-with-both-cathedrals-pays-21',
		'a-city-of-six-tiles-and-a-pennant-unfinished-pays-7'
	],
	E3: [
		'A big follower against two, and three',
		'a-big-follower-ties-with-two-followers',
		'three-followers-outvote-a-big-follower'
	],
	E4: [
		'A mayor against a big follower',
		'a-mayor-with-two-pennants-ties-with-a-big-follower-in-a-cathedrals-city',
		'a-big-follower-outvotes-a-mayor-with-one-pennant'
	],
	E5: ['Goods for another player’s city', 'goods-go-to-whoever-completes-the-city'],
	E6: ['The most of three goods', 'all-who-tie-for-the-most-of-a-good-get-10'],
	E7: [
		'A pig with and without the majority',
		'a-pig-pays-4-for-each-city-to-its-owner-alone',
		'a-pig-does-nothing-without-the-majority'
	],
	E8: ['A barn beside a pig', 'a-new-barn-pays-4-with-a-pig-and-sends-it-home'],
	E9: [
		'A farm joined to a barn’s, with and without a pig',
		'a-farm-of-five-cities-joined-to-a-barns-pays-5',
		'a-farm-of-five-cities-with-a-pig-joined-to-a-barns-pays-10'
	],
	E10: [
		'Two turns with a builder',
		'a-builders-city-completed-gives-a-second-part-with-the-builder-back-in-hand'
	],
	E11: [
		'The abbot comes home',
		'an-abbot-taken-home-pays-6',
		'a-garden-that-the-tile-surrounds-pays-9-and-leaves-the-figure-free'
	],
	E12: [
		'Turns of the river',
		'the-river-does-not-turn-back-on-itself',
		'to-the-letter-the-river-turns-a-third-time',
		'the-river-turns-where-there-is-room'
	],
	E13: ['Everything at once', 'an-abbey-completes-a-cathedral-city-for-others'],
	O1: [
		'A wagon from a city to a road at the crossing between two gates',
		'a-wagon-leaves-no-city-over-the-crossing-between-two-gates',
		'by-the-second-edition-a-wagon-drives-to-what-is-near-the-crossing'
	],
	O2: [
		'An abbot set and taken home in one turn',
		'an-abbot-comes-home-in-the-second-part-of-the-turn',
		'an-abbot-stays-in-the-second-part-of-the-turn-by-a-ruling'
	],
	O3: ['A river tile that fits nowhere', 'a-river-tile-that-fits-nowhere-leaves-the-game'],
	O4: ['A big follower is one knight', 'a-big-follower-is-one-knight-to-the-gingerbread-man'],
	O5: [
		'The pig and the older farm rules',
		'by-the-farm-rule-of-2000-a-pig-makes-a-city-pay-5',
		'by-the-farm-rule-of-2001-a-city-counts-on-the-farm-with-the-pig'
	],
	O6: ['The later inn at the crossing', 'the-later-inn-at-the-crossing-belongs-to-two-roads'],
	O7: ['A still newer printing', 'a-tile-of-a-newer-printing-is-described'],
	O8: [
		'The rivers of the Winter Edition',
		'the-river-in-winter-has-the-same-tiles',
		'the-river-of-2022-has-a-monastery-at-the-lake'
	]
};
