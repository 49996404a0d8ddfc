import type { Rulings } from '../../../src/lib/engine/rulings';
import type { ExpansionId } from '../../../src/lib/rules/catalogue';
import type { RecordedGame } from './recorded';
import { dragonRulings } from './recorded-dragon';

/* The rulings of recorded games, as we answer them. */

/** How every game with the lake’s volcano was recorded: it gives no second tile, and farmers stand there. */
const AS_RECORDED: Rulings = { riverVolcanoTile: 'over', riverVolcanoFigure: 'allowed' };

/** Editions that recorded games name as boxes of their own, and expansions, with the answers by which we play them. */
export const EDITIONS: Readonly<Record<string, readonly [id: ExpansionId, rulings: Rulings]>> = {
	'abbey-and-mayor-c2': ['abbey-and-mayor', { abbeyTiles: 'later' }],
	'traders-and-builders-c2': ['traders-and-builders', { traderTiles: 'later' }],
	'inns-and-cathedrals-c2': ['inns-and-cathedrals', { innTiles: 'later' }],
	'mage-and-witch-c2': ['mage-and-witch', { magicTiles: 'later' }],
	'king-and-robber-c2': ['king-and-robber', { kingTiles: 'later' }],
	'gold-mines': ['gold-mines', { goldChoice: 'claimants' }],
	river: ['river', { riverTiles: 'first' }],
	'river-c2': ['river', { riverTiles: 'second' }],
	'river-c3': ['river', { riverTiles: 'third' }],
	'river-2': ['river-2', { river2Tiles: 'first', ...AS_RECORDED }],
	'river-2-c2': ['river-2', { river2Tiles: 'later', ...AS_RECORDED }],
	'flying-machines-c2': ['flying-machines', { flyingTiles: 'later' }],
	'princess-and-dragon': ['princess-and-dragon', { dragonTiles: 'first' }],
	'princess-and-dragon-c2': ['princess-and-dragon', { dragonTiles: 'later' }],
	'crop-circles-1': ['crop-circles', { circleTiles: 'first' }],
	'crop-circles-2': ['crop-circles', { circleTiles: 'second' }]
};

/** Two sets that lie on one table together. */
const BOTH_CIRCLES = ['crop-circles-1', 'crop-circles-2'];

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
	riverPigHerd: rulings.pigHerd ? 'always' : 'box',
	riverInn: rulings.riverInn ? 'always' : 'box',
	...dragonRulings(rulings)
});
