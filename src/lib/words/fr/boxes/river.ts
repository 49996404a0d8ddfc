import type { river as english } from '../../en/boxes/river';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of The River. */
export const river: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		river: {
			title: 'La Rivière',
			adds: '12 tuiles, placées avant toutes les autres',
			mind: {
				winter:
					'Les deux rivières de l’édition Hiver ne sont connues que par des descriptions. Pour celle de 2020, choisis les tuiles de la première édition ; pour celle de 2022, celles de la troisième. Décris toute tuile différente.'
			}
		}
	},
	signs: {
		spring: { name: 'Source', with: 'avec la source' },
		lake: { name: 'Lac', with: 'avec le lac' }
	},
	objections: {
		'river/apart': 'Une tuile de rivière prolonge la rivière par son extrémité libre.',
		'river/turns-back': 'La rivière tournerait du même côté sur deux tuiles de suite.',
		'river/third-turn': 'La rivière tournerait trois fois d’affilée du même côté.',
		'river/no-room': 'La rivière n’aurait pas la place de continuer.'
	}
};
