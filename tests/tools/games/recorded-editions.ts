import type { Rulings } from '../../../src/lib/engine/rulings';
import type { ExpansionId } from '../../../src/lib/rules/catalogue';
import { expansionsIn } from '../../../src/lib/rules/loading';

/* The boxes that recorded games name. */

/** How every game with the lake’s volcano was recorded: it gives no second tile, and farmers stand there. */
const AS_RECORDED: Rulings = { riverVolcanoTile: 'over', riverVolcanoFigure: 'allowed' };

/** What the engine that recorded them does where the rules of shrines and sieges say nothing, or otherwise. */
const AS_CHALLENGED: Rulings = { shrineWagon: 'drives' };
const AS_BESIEGED: Rulings = { escapeInParts: 'once', siegePig: 'once' };

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
	tower: ['tower', { towerTiles: 'first' }],
	'tower-c2': ['tower', { towerTiles: 'later' }],
	'crop-circles-1': ['crop-circles', { circleTiles: 'first' }],
	'crop-circles-2': ['crop-circles', { circleTiles: 'second' }],
	festival: ['festival', {}],
	cult: ['shrines', { shrineTiles: 'six', ...AS_CHALLENGED }],
	'cult-5': ['shrines', { shrineTiles: 'five', ...AS_CHALLENGED }],
	siege: ['siege', { siegeTiles: 'cathars', ...AS_BESIEGED }],
	besiegers: ['siege', { siegeTiles: 'besiegers', ...AS_BESIEGED }]
};

/** The tiles of boxes that lie on the table more than once. */
export function tilesAgain(boxes: readonly string[], rulings: Rulings): Record<string, number> {
	const found: Record<string, number> = {};
	for (const [index, id] of boxes.entries()) {
		const edition = boxes.indexOf(id) < index ? EDITIONS[id] : undefined;
		if (!edition) continue;
		const [expansion, answers] = edition;
		const [rules] = expansionsIn([expansion]);
		const counts = rules?.counts({ ...rulings, ...answers }, [expansion]) ?? {};
		for (const [tile, count] of Object.entries(counts)) found[tile] = (found[tile] ?? 0) + count;
	}
	return found;
}
