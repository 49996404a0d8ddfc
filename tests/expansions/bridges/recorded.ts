import type { GameTold, Glue } from '../../tools/games/glue';
import type { Told } from '../../tools/games/recorded-shapes';
import {
	answerAtBazaar,
	BAZAAR_DAMAGES,
	BAZAAR_RULINGS,
	BAZAAR_TURN,
	bazaarRulings,
	compareBazaar,
	compareFromBazaar,
	type BazaarTurn
} from './bazaar';

/* Bridges, castles and bazaars in recorded games. */

export default {
	editions: {
		'bridges-castles-bazaars': { bridgeTiles: 'first' },
		'bridges-castles-bazaars-c2': { bridgeTiles: 'later' }
	},
	fields: { turn: BAZAAR_TURN, rulings: BAZAAR_RULINGS },
	rulings: bazaarRulings,
	answer: answerAtBazaar,
	offers: (game, { turn }, compare) => {
		compareFromBazaar(game, turn, compare);
	},
	ended: (game, turn, _, compare) => {
		compareBazaar(game, turn, compare);
	},
	damages: BAZAAR_DAMAGES
} satisfies Glue<BazaarTurn, GameTold, Told<typeof BAZAAR_RULINGS>>;
