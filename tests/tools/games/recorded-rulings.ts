import type { Rulings } from '../../../src/lib/engine/rulings';
import type { RecordedGame } from './recorded';
import { dragonRulings } from './recorded-dragon';
import { EDITIONS } from './recorded-editions';

/* The rulings of recorded games, as we answer them. */

/** Two sets that lie on one table together. */
const BOTH_CIRCLES = ['crop-circles-1', 'crop-circles-2'];
const BOTH_SIEGES = ['siege', 'besiegers'];

/** Our answers to from where knights escape, by those of recorded games. */
export const ESCAPE = { 'siege tile': 'siege-tile', 'any tile': 'any-tile', none: 'none' } as const;

/** Our answers to what king and robber pay, by those of recorded games. */
export const KING_AND_ROBBER = {
	each: 'each',
	'10/20': '10',
	'15/40': '15',
	continuously: 'at-once'
} as const;

/** The rulings of a recorded game: today's farm rule, and tiles that fit nowhere leave the game. */
export const rulingsOf = ({ boxes: ids, rulings }: RecordedGame): Rulings => ({
	...(Object.assign({}, ...ids.map((id) => EDITIONS[id]?.[1])) as Rulings),
	farmers: rulings.farmers ? 'on' : 'off',
	farmRule: 'third',
	smallCity: String(rulings.smallCity),
	unplayable: 'aside',
	wagonMoves: rulings.wagon ?? 'connected',
	barnOnBarn: rulings.barnOnBarn ? 'yes' : 'no',
	startTileWithRiver: rulings.startTileWithRiver === 'in the pile' ? 'bag' : 'out',
	...(rulings.river && { river: rulings.river }),
	...(rulings.kingAndRobber && { kingAndRobber: KING_AND_ROBBER[rulings.kingAndRobber] }),
	...(BOTH_CIRCLES.every((id) => ids.includes(id)) && { circleTiles: 'both' }),
	...(BOTH_SIEGES.every((id) => ids.includes(id)) && { siegeTiles: 'both' }),
	...(rulings.escape && { siegeEscape: ESCAPE[rulings.escape] }),
	...(rulings.festival && {
		festival: `${rulings.festival === 'meeple' ? 'figure' : 'follower'}s`
	}),
	riverPigHerd: rulings.pigHerd ? 'always' : 'box',
	riverInn: rulings.riverInn ? 'always' : 'box',
	...dragonRulings(rulings)
});
