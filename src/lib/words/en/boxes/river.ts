import type { BoxWords } from './types';

/** The words of The River. */
export const river = {
	expansions: {
		river: {
			title: 'The River',
			adds: '12 tiles, laid before all others',
			mind: {
				winter:
					'The two rivers of the Winter Edition are known by description only. Take the first edition’s tiles for 2020 and the third’s for 2022. Describe any tile that differs.'
			}
		}
	},
	signs: {
		spring: { name: 'Spring', with: 'with the spring' },
		lake: { name: 'Lake', with: 'with the lake' }
	},
	objections: {
		'river/apart': 'A river tile continues the river at its open end.',
		'river/turns-back': 'The river would turn the same way on two tiles in a row.',
		'river/third-turn': 'The river would turn the same way at three bends in a row.',
		'river/no-room': 'The river would have no room to go on.'
	}
} satisfies BoxWords;
