import type { innsAndCathedrals as english } from '../../en/boxes/inns-and-cathedrals';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'inns-and-cathedrals': {
			title: 'Auberges et Cathédrales',
			adds: '18 tuiles ; un grand meeple pour chacun'
		}
	},
	pieces: {
		'big-follower': { one: 'grand meeple', many: 'grands meeples' }
	},
	signs: {
		inn: { name: 'Auberge', with: 'avec une auberge' },
		cathedral: { name: 'Cathédrale', with: 'avec une cathédrale' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'le grand meeple compte pour 2' } }
};
