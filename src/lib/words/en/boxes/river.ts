import type { BoxWords } from './types';

/** The words of The River. */
export const river = {
	expansions: {
		river: {
			title: 'The River',
			adds: '12 tiles, laid before all others',
			mind: {
				winter:
					'Tilekeep knows the two rivers of the Winter Edition from descriptions only. For 2020 choose the first edition’s tiles, for 2022 the third’s. Describe any tile that looks different.'
			}
		}
	},
	signs: {
		spring: { name: 'Spring', with: 'with the spring' },
		lake: { name: 'Lake', with: 'with the lake' }
	},
	objections: {
		'river/apart': 'A river tile must continue the river at its open end.',
		'river/turns-back': 'The river would turn the same way on two tiles in a row.',
		'river/third-turn': 'The river would turn the same way at three bends in a row.',
		'river/no-room': 'The river would have no room to continue.'
	}
} satisfies BoxWords;
