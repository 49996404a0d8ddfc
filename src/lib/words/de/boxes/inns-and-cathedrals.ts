import type { BoxWords } from './types';

/** The words of Inns & Cathedrals. */
export const innsAndCathedrals: BoxWords = {
	expansions: {
		'inns-and-cathedrals': {
			title: 'Wirtshäuser & Kathedralen',
			adds: '18 Karten; je Spieler ein großer Gefolgsmann'
		}
	},
	pieces: {
		'big-follower': {
			one: 'großer Gefolgsmann',
			many: 'große Gefolgsleute',
			weak: 'große Gefolgsmann',
			accusative: 'großen Gefolgsmann'
		}
	},
	signs: {
		inn: { name: 'Wirtshaus', with: 'mit Wirtshaus' },
		cathedral: { name: 'Kathedrale', with: 'mit Kathedrale' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'der große Gefolgsmann zählt 2' } }
};
