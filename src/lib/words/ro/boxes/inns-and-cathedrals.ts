import type { innsAndCathedrals as english } from '../../en/boxes/inns-and-cathedrals';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'inns-and-cathedrals': {
			title: 'Hanuri și catedrale',
			adds: '18 cartonașe; fiecare primește un meeple mare'
		}
	},
	pieces: {
		'big-follower': { one: 'meeple mare', many: 'meepleși mari', the: 'meeple-ul mare' }
	},
	signs: {
		inn: { name: 'Han', with: 'cu han' },
		cathedral: { name: 'Catedrală', with: 'cu catedrală' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'meeple-ul mare contează cât 2' } }
};
