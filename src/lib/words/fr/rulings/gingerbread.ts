import { BOOKLET } from './prints';
import type { gingerbread as english } from '../../en/rulings/gingerbread';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';

/** The rulings of The Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		gingerbreadMoves: {
			title: 'Une tuile du bonhomme complète sa ville',
			answers: {
				once: [
					'Se déplace une fois',
					'La ville rapporte parce qu’elle est complétée, et le bonhomme de pain d’épice se déplace une fois : pour la ville et la tuile ensemble.',
					'le bonhomme de pain d’épice ne se déplace qu’une fois quand sa tuile complète sa ville'
				],
				twice: [
					'Se déplace deux fois',
					'Selon le livret, le joueur qui complète la ville « déplace le bonhomme de pain d’épice », puis il « le prend et le déplace » pour la tuile. La ville que le bonhomme quitte alors rapporte à ses chevaliers.',
					'le bonhomme de pain d’épice se déplace deux fois quand sa tuile complète sa ville'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Les tuiles pain d’épice',
			answers: {
				known: [
					'Connues',
					'Tilekeep connaît les six tuiles, d’après le seul scan public que nous ayons trouvé.',
					'Tilekeep connaît les six tuiles pain d’épice'
				],
				described: [
					'Décrites',
					'Les joueurs décrivent chacune des six tuiles, comme dans les parties commencées avant que Tilekeep les connaisse.',
					'les joueurs décrivent les six tuiles pain d’épice'
				]
			}
		}
	},
	sources: {
		gingerbreadMoves: `${BOOKLET}, page 8, The Gingerbread Man`,
		gingerbreadTiles: 'Un scan public des six tuiles'
	}
};
