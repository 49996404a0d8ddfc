import * as v from 'valibot';
import { tokensOf, type Game } from '../../../src/lib/engine/game';
import { BUILDINGS, PUT, put } from '../../../src/lib/expansions/little-buildings/buildings';
import type { BuildingPut } from '../../../src/lib/expansions/little-buildings/events';
import { answersTo, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue, Offers } from '../../tools/games/glue';
import { counts, type RecordedTurn, type Told } from '../../tools/games/recorded-shapes';

/* The little buildings in recorded games. */

/** Our buildings, by their names in records. */
const KINDS = { shed: BUILDINGS[0], house: BUILDINGS[1], tower: BUILDINGS[2] };
const kind = v.picklist(Object.keys(KINDS) as (keyof typeof KINDS)[]);

/** What records say of buildings in a turn: those in hand, those that could be put, and the one that was. */
const TURN = {
	tokensBefore: v.optional(counts),
	buildingOptions: v.optional(v.array(kind)),
	building: v.optional(kind)
};

/** Our answers to what buildings pay, by those of records. */
const PAY = { '1/1/1': 'alike', '3/2/1': 'by-kind' } as const;
const RULINGS = {
	littleBuildings: v.optional(v.picklist(Object.keys(PAY) as (keyof typeof PAY)[]))
};

type Turn = RecordedTurn & Told<typeof TURN>;

const putIn = ({ player, building, x, y }: Turn): readonly BuildingPut[] =>
	building ? [put(KINDS[building], player, { x, y })] : [];

/** The buildings in hand, and those that could be put. */
function compareBuildings(game: Game, { turn, asked }: Offers<Turn>, compare: Compare): void {
	if (!game.rules.modules.has('little-buildings')) return;
	const { player, tokensBefore, buildingOptions } = turn;
	const names = Object.entries(KINDS);
	compare(
		'buildings in hand',
		tokensBefore && names.map(([name]) => `${String(tokensBefore[name] ?? 0)} ${name}`),
		names.map(([name, { token }]) => `${String(tokensOf(game, player, token))} ${name}`)
	);
	const offered = asked()
		.filter(({ id }) => id === PUT)
		.flatMap(answersTo)
		.map(({ type }) => type);
	compare(
		'building options',
		(buildingOptions ?? []).map((name) => KINDS[name].type),
		offered
	);
}

const putting = ({ building }: Turn): boolean => building !== undefined;
const counted = ({ awards }: Turn): boolean =>
	awards?.some(({ items }) => items.some(([of]) => of === 'buildings')) === true;

export default {
	fields: { turn: TURN, rulings: RULINGS },
	rulings: ({ littleBuildings: told }) => (told ? { littleBuildings: PAY[told] } : {}),
	done: ['building'],
	choices: putIn,
	offers: compareBuildings,
	items: {
		buildings: { each: 0, ours: ([, count, points]) => ['little-buildings/all', count, points] },
		shed: { each: 0, ours: (item) => item },
		house: { each: 0, ours: (item) => item },
		tower: { each: 0, ours: ([, count, points]) => ['little-tower', count, points] }
	},
	damages: [
		{
			what: 'buildings in hand',
			file: 'buildings',
			has: putting,
			change: (turn) => delete turn.building
		},
		{
			what: 'building options',
			file: 'buildings',
			has: putting,
			change: ({ buildingOptions }) => buildingOptions?.pop()
		},
		{
			what: 'awards',
			file: 'buildings',
			has: counted,
			change: ({ awards }) => awards?.forEach(({ items }) => items.pop())
		}
	]
} satisfies Glue<Turn, GameTold, Told<typeof RULINGS>>;
