import type { river as english } from '../../en/boxes/river';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of The River. */
export const river: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		river: {
			title: 'Râul',
			adds: '12 cartonașe, plasate înaintea tuturor celorlalte',
			mind: {
				winter:
					'Tilekeep cunoaște doar din descrieri cele două râuri ale Ediției de iarnă. Luați pentru 2020 cartonașele primei ediții, iar pentru 2022 pe cele ale ediției a treia, și descrieți orice cartonaș care arată altfel.'
			}
		}
	},
	signs: {
		spring: { name: 'Izvor', with: 'cu izvorul' },
		lake: { name: 'Lac', with: 'cu lacul' }
	},
	objections: {
		'river/apart': 'Un cartonaș de râu continuă râul de la capătul lui deschis.',
		'river/turns-back': 'Râul ar coti în aceeași parte pe două cartonașe la rând.',
		'river/third-turn': 'Râul ar coti de trei ori la rând în aceeași parte.',
		'river/no-room': 'Râul nu ar mai avea loc să continue.'
	}
};
