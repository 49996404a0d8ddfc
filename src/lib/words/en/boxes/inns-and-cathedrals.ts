import type { BoxWords } from './types';

/** The words of Inns & Cathedrals. */
export const innsAndCathedrals = {
	expansions: {
		'inns-and-cathedrals': {
			title: 'Inns & Cathedrals',
			adds: '18 tiles; a big meeple each'
		}
	},
	pieces: {
		'big-follower': ['big meeple', 'big meeples']
	},
	signs: {
		inn: { name: 'Inn', with: 'with an inn' },
		cathedral: { name: 'Cathedral', with: 'with a cathedral' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'the big meeple counts as 2' } }
} satisfies BoxWords;
