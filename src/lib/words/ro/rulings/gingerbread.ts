import type { gingerbread as english } from '../../en/rulings/gingerbread';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { BOOKLET } from './prints';

/** The rulings of The Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		gingerbreadMoves: {
			title: 'Un cartonaș al Omului de turtă dulce îi finalizează orașul',
			answers: {
				once: [
					'O\u00a0mutare',
					'Orașul finalizat aduce puncte, iar Omul de turtă dulce se mută o singură dată: pentru oraș și cartonaș împreună.',
					'Omul de turtă dulce se mută o singură dată când propriul cartonaș îi finalizează orașul'
				],
				twice: [
					'Două mutări',
					'„… jucătorul care a finalizat orașul mută omul de turtă dulce”, iar apoi, pentru cartonaș, „ia omul de turtă dulce și îl mută”. Orașul din care pleacă atunci aduce puncte pentru cavalerii din el.',
					'Omul de turtă dulce se mută de două ori când propriul cartonaș îi finalizează orașul'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Cartonașele cu turtă dulce',
			answers: {
				known: [
					'Cunoscute',
					'Tilekeep cunoaște cele șase cartonașe, după singura scanare publică pe care am găsit-o.',
					'Tilekeep cunoaște cele șase cartonașe cu turtă dulce'
				],
				described: [
					'Descrise',
					'Jucătorii descriu fiecare dintre cele șase cartonașe, ca în jocurile începute înainte ca Tilekeep să le cunoască.',
					'jucătorii descriu cele șase cartonașe cu turtă dulce'
				]
			}
		}
	},
	sources: {
		gingerbreadMoves: `${BOOKLET}, pagina 8, Omul de turtă dulce`,
		gingerbreadTiles: 'O scanare publică a celor șase cartonașe'
	}
};
