import type { BoxWords } from './types';

/** The words of Inns & Cathedrals. */
export const innsAndCathedrals: BoxWords = {
	expansions: {
		'inns-and-cathedrals': {
			title: 'Hanuri și catedrale',
			adds: '18 cartonașe; fiecare primește un supus mare'
		}
	},
	pieces: {
		'big-follower': { one: 'supus mare', many: 'supuși mari', the: 'supusul mare' }
	},
	signs: {
		inn: { name: 'Han', with: 'cu han' },
		cathedral: { name: 'Catedrală', with: 'cu catedrală' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'supusul mare contează cât 2' } }
};
