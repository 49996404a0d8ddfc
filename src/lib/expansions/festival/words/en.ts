import { capital } from '../../../words/en/format';
import { placeOf, places } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { FESTIVAL_NAMES } from '../names';

/** The Festival in English. */
export const words: WordsOf<typeof FESTIVAL_NAMES> = {
	title: 'The Festival',
	adds: '10 tiles that bring a figure home',
	printed: {
		festival:
			'Festival: instead of placing a figure, whoever lays this tile may take one of their own home from anywhere.'
	},
	marks: { festival: 'festival' },
	events: {
		'festival/took': (event) =>
			`${event.name}’s ${tiles.piece(event.piece ?? 'follower')} was taken home for the festival, from the ${placeOf(event)}.`,
		'festival/took-down': ({ name, piece = 'follower', place }) =>
			`${name}’s ${tiles.piece(piece)} was taken home for the festival, from on top of the tile ${place ? places.tile(place) : ''}.`
	},
	questions: {
		'festival/took': (name) => ({
			question: `Which figure comes home, ${name}?`,
			how: 'Tap one of your figures on the board.',
			why: 'It scores nothing, and nothing else is placed or taken home with this tile.'
		})
	},
	offers: { 'festival/took': 'Take a figure home' },
	answers: {
		'festival/took/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'festival/took/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))} on top`
	},
	fates: {
		'festival/took': ({ name, piece, kind }) =>
			`${name}’s ${tiles.figureOn(piece, kind)} was taken home for the festival`
	},
	rulings: {
		festival: {
			title: 'Who comes home to a festival',
			answers: {
				figures: [
					'Every figure',
					'Figures that count for no majority may come home too.',
					'every figure may come home to a festival'
				],
				followers: [
					'Only those that count',
					'Only figures that count for majorities may come home.',
					'only figures that count for majorities come home to a festival'
				]
			}
		}
	},
	rulingSources: {
		festival: 'Wikicarpedia, The Festival: footnotes of both editions; the rules tile of 2016'
	},
	help: {
		title: 'The Festival',
		lines: [
			'All printings until 2022 have the same 10 tiles. The two extra tiles of 2024 aren’t covered.'
		],
		terms: [
			[
				'Taking a figure home',
				'Lay a tile with a festival. Then, instead of placing a figure, tap any of your figures on the board: it comes home.'
			],
			[
				'What it does',
				'It pays nothing. A figure that can’t stay alone comes home too, and a field that nobody holds any more is free again.'
			],
			[
				'Before scoring',
				'The figure is gone before the turn is scored. What the tile completes pays those who still stand there.'
			]
		],
		topics: {
			festival: {
				title: 'A festival in pictures',
				pictures: {
					'festival-farmer':
						'Red’s farmer was taken home for the festival: blue scores the farm alone'
				}
			}
		}
	},
	rules: {
		'FESTIVAL-1': [
			'There are 10 tiles, which are drawn like all others: the same ten in 2011, 2016 and 2022.',
			'page, contents and pictures'
		],
		'FESTIVAL-2': [
			'Whoever lays such a tile may take one of their own figures home from anywhere, instead of placing a figure or anything else. Nobody must.',
			'page; rules tile'
		],
		'FESTIVAL-3': ['It pays nothing, whatever the figure stood on.', 'page'],
		'FESTIVAL-4': [
			'Each of your figures may come home, of whatever kind. By an older wording only those that count for majorities.',
			'page, footnotes of 2014; rules tile'
		],
		'FESTIVAL-5': [
			'A figure that can’t stay alone goes home as well if no other figure of its owner is left beside it.',
			'JCloisterZone'
		],
		'FESTIVAL-6': [
			'The figure is home before the turn is scored: what the tile completes pays those who still stand there.',
			'page, steps of the turn; JCloisterZone'
		],
		'FESTIVAL-7': [
			'A field that a figure had taken over is an ordinary field again once that figure has come home.',
			'JCloisterZone'
		],
		'FESTIVAL-8': [
			'In a turn of several tiles, each festival lets you take a figure home. You keep a second part that the tile earned, whoever is taken home.',
			'our decision; JCloisterZone'
		],
		'FESTIVAL-9': [
			'A figure on top of something may come home too: what it stood on is open again.',
			'JCloisterZone'
		]
	},
	ruleTopics: { FESTIVAL: 'the festival' }
};
