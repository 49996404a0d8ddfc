import type { Names } from '../../words/expansion';
import { MAGIC_RULINGS } from './rulings';

/** Everything of Mage & Witch that each language has words for. */
export const MAGE_AND_WITCH_NAMES = {
	pieces: ['mage', 'witch'],
	printed: ['magic'],
	marks: ['magic'],
	countables: ['tiles/mage'],
	halves: ['witch'],
	events: [
		'mage-and-witch/mage-moved',
		'mage-and-witch/witch-moved',
		'mage-and-witch/mage-removed',
		'mage-and-witch/witch-removed',
		'mage-and-witch/mage-stood',
		'mage-and-witch/witch-stood'
	],
	questions: [
		'mage-and-witch/move',
		'mage-and-witch/part',
		'mage-and-witch/remove',
		'mage-and-witch/witch'
	],
	answers: [
		'mage-and-witch/move/witch',
		'mage-and-witch/part/witch',
		'mage-and-witch/remove/mage',
		'mage-and-witch/remove/witch'
	],
	moves: ['mage', 'witch'],
	leaves: ['mage', 'witch'],
	markerHints: ['mage', 'witch'],
	rulings: MAGIC_RULINGS,
	topics: {
		magic: ['mage-completed', 'witch-completed', 'mage-at-the-end', 'witch-at-the-end']
	},
	rules: [
		'MAGIC-1',
		'MAGIC-2',
		'MAGIC-3',
		'MAGIC-4',
		'MAGIC-5',
		'MAGIC-6',
		'MAGIC-7',
		'MAGIC-8',
		'MAGIC-9',
		'MAGIC-10',
		'MAGIC-11',
		'MAGIC-12',
		'MAGE-1',
		'MAGE-2',
		'WITCH-1',
		'WITCH-2'
	]
} as const satisfies Names;
