import { buildingOf } from '../../../src/lib/expansions/shrines/neighbours';
import { LOST } from '../../../src/lib/expansions/shrines/shrines';
import type { Glue } from '../../tools/games/glue';
import type { RecordedTurn } from '../../tools/games/recorded-shapes';

/* Shrines in recorded games, which call them a cult. */

/** What the engine that recorded them does where the rules say nothing. */
const AS_RECORDED = { shrineWagon: 'drives' };

const challenged = ({ awards }: RecordedTurn): boolean =>
	awards?.at(-1)?.why.endsWith('.challenged') === true;
const withShrine = ({ tile }: RecordedTurn): boolean => tile.startsWith('cult-');

export default {
	editions: {
		cult: { shrineTiles: 'six', ...AS_RECORDED },
		'cult-5': { shrineTiles: 'five', ...AS_RECORDED }
	},
	items: { 'shrine-challenge': { each: 0, ours: ([, , points]) => [LOST, 1, points] } },
	kindOf: buildingOf,
	why: ({ occasion }, kind) => (occasion === LOST ? `${kind}.challenged` : undefined),
	damages: [
		{
			what: 'awards',
			file: 'cult',
			has: challenged,
			change: ({ awards }) => awards?.pop()
		},
		{
			what: 'figures returned',
			file: 'cult',
			has: challenged,
			change: ({ returned }) => returned?.pop()
		},
		{
			what: 'legal placements',
			file: 'cult',
			has: withShrine,
			change: (turn) => turn.legalPlacements && turn.legalPlacements++
		}
	]
} satisfies Glue;
