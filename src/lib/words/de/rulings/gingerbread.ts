import type { gingerbread as english } from '../../en/rulings/gingerbread';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { BOOKLET } from './prints';

/** The rulings of The Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		gingerbreadMoves: {
			title: 'Lebkuchenmann: Seine Karte schließt seine Stadt ab',
			answers: {
				once: [
					'einmal versetzt',
					'Die fertige Stadt wird gewertet, und der Lebkuchenmann wird einmal versetzt: für Stadt und Karte zusammen.',
					'der Lebkuchenmann wird für Stadt und Karte zusammen einmal versetzt'
				],
				twice: [
					'zweimal versetzt',
					'Wörtlich genommen: Wer die Stadt abgeschlossen hat, versetzt den Lebkuchenmann, dann für die Karte noch einmal. Die Stadt, die er dabei verlässt, bringt ihren Rittern Punkte.',
					'der Lebkuchenmann wird für die Stadt und für die Karte versetzt'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Lebkuchenkarten',
			answers: {
				known: [
					'bekannt',
					'Tilekeep kennt die sechs Karten aus dem einzigen Scan im Internet, den wir gefunden haben.',
					'Tilekeep kennt die sechs Lebkuchenkarten'
				],
				described: [
					'beschrieben',
					'Die Spieler beschreiben jede der sechs Karten selbst, wie in Partien, die begannen, bevor Tilekeep sie kannte.',
					'die Spieler beschreiben die sechs Lebkuchenkarten selbst'
				]
			}
		}
	},
	sources: {
		gingerbreadMoves: `${BOOKLET}, Seite 8, Der Lebkuchenmann`,
		gingerbreadTiles: 'Ein Scan der sechs Karten im Internet'
	}
};
