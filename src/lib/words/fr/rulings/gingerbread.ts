import { BOOKLET } from './prints';
import type { BoxRulings } from './types';

/** The rulings of The Gingerbread Man. */
export const gingerbread: BoxRulings = {
	rulings: {
		gingerbreadMoves: {
			title: 'Une tuile du bonhomme complète sa ville',
			answers: {
				once: [
					'Bouge une fois',
					'La ville rapporte parce qu’elle est complétée, et le bonhomme de pain d’épice se déplace une fois : pour la ville et la tuile ensemble.'
				],
				twice: [
					'Bouge deux fois',
					'Le livret dit que qui complète la ville déplace le bonhomme, puis que qui place sa tuile le prend et le déplace : la ville qu’il quitte rapporte alors à ses chevaliers.'
				]
			}
		}
	},
	sources: {
		gingerbreadMoves: `${BOOKLET}, page 8, The Gingerbread Man`
	}
};
