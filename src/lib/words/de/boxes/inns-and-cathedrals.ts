import type { innsAndCathedrals as english } from '../../en/boxes/inns-and-cathedrals';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'inns-and-cathedrals': {
			title: 'Wirtshäuser & Kathedralen',
			adds: '18 Karten; je Spieler ein großer Meeple'
		}
	},
	pieces: {
		'big-follower': {
			one: 'großer Meeple',
			many: 'große Meeple',
			weak: 'große Meeple',
			accusative: 'großen Meeple'
		}
	},
	signs: {
		inn: { name: 'Wirtshaus', with: 'mit Wirtshaus' },
		cathedral: { name: 'Kathedrale', with: 'mit Kathedrale' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'der große Meeple zählt 2' } }
};
