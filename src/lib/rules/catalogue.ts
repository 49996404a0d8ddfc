import * as v from 'valibot';
import type { RuleModule, Rules } from '../engine/module';
import type { DescribedTile, StartLayout, TileChanges, TileCounts } from '../engine/contents';
import {
	askedOnce,
	decidingRulings,
	effectiveRulings,
	type Ruling,
	type Rulings
} from '../engine/rulings';
import { composeModules, modulesOnce, startLayoutOf } from '../engine/compose';
import { tileId, type TileId, type TileType } from '../engine/tile';
import { BASE_CODES } from './base/codes';
import { LAID, LaidFields, OTHER_BASE_EVENTS } from './base/events';
import type { Expansion, InterplayRules } from './base/expansion';
import { base } from './base/rules';
import { BASE_RULINGS, startTileInBag } from './base/rulings';
import { boundsOf } from './base/table-edge';
import { BASE_START } from './base/tiles';
import type { BoxId } from './boxes';
import { DECLARED, DECLARED_EXPANSIONS, declaredIn, type ExpansionId } from './declared';
import { DECLARED_SCHEMAS } from './declared-events';
import { expansionsIn, interplaysIn, loadedExpansions, TILES, tileSetsIn } from './loading';

export * from './boxes';
export { EXPANSION_IDS, type ExpansionId } from './declared';
export { TILES };

/** Copies of each tile in a box. */
export const tilesInBox = (box: BoxId): TileCounts =>
	tileSetsIn(box).reduce((counts: TileCounts, set) => set.counts(counts), {});

/** The loaded expansion that a tile comes with, either drawn or as a player's own. */
export const expansionOf = (tile: TileId): ExpansionId | undefined =>
	[...loadedExpansions()].find(
		([, expansion]) =>
			expansion.tiles.some(({ id }) => id === tile) ||
			(expansion.counts(USUAL_RULINGS, [])[tile] ?? 0) > 0
	)?.[0];

/** The rulings of the base game and all expansions. */
export const RULINGS: readonly Ruling[] = askedOnce(DECLARED.flatMap(({ rulings }) => rulings));

/** The rulings of a game with these expansions. */
export const rulingsFor = (expansions: readonly ExpansionId[]): readonly Ruling[] =>
	askedOnce(declaredIn(expansions).flatMap(({ rulings }) => rulings));

/** True for an expansion that is known to every version of the app that can receive games. */
export const isEarly = (expansion: ExpansionId): boolean =>
	DECLARED_EXPANSIONS.some(({ id, early }) => id === expansion && early);

const EARLY_RULINGS: ReadonlySet<string> = new Set(
	DECLARED_EXPANSIONS.flatMap(({ early, rulings }) => (early ? rulings.map(({ id }) => id) : []))
);

/** The rulings that only later expansions have, each with its expansion. */
export const LATER_RULINGS: readonly (readonly [ruling: string, expansion: string])[] =
	DECLARED_EXPANSIONS.flatMap(({ id, rulings }) =>
		rulings.flatMap((ruling) => (EARLY_RULINGS.has(ruling.id) ? [] : [[ruling.id, id] as const]))
	);

/** The rulings that were added to early expansions after apps began to exchange games. */
export const LATE_RULINGS: readonly string[] = RULINGS.filter(({ late }) => late).map(
	({ id }) => id
);

/** The usual answer to every ruling. */
export const USUAL_RULINGS: Rulings = Object.fromEntries(
	RULINGS.map(({ id, usual }) => [id, usual])
);

/** The answer to a ruling missing from a record. */
const unrecordedAnswer = ({ usual, unrecorded = usual }: Ruling): string => unrecorded;

/** The answers of a record without rulings. */
export const UNRECORDED_RULINGS: Rulings = Object.fromEntries(
	RULINGS.map((ruling) => [ruling.id, unrecordedAnswer(ruling)])
);

/** The usual answers in a game with these expansions; other rulings count as unrecorded. */
export const usualRulingsFor = (expansions: readonly ExpansionId[]): Rulings => ({
	...UNRECORDED_RULINGS,
	...Object.fromEntries(rulingsFor(expansions).map(({ id, usual }) => [id, usual]))
});

/** The most choices in one turn. */
const MAX_CHOICES = 16;

/** Something that may be decided in a turn before it is scored. */
export const choiceSchema = v.variant('type', DECLARED_SCHEMAS);

/** What was decided in a turn before it was scored. The turn itself says what the choices overrule. */
export const choicesSchema = v.pipe(
	v.array(choiceSchema),
	v.minLength(1),
	v.maxLength(MAX_CHOICES),
	v.check((choices) => choices.every(({ overruled }) => overruled === undefined)),
	v.readonly()
);

/** The events that a record may hold. */
export const eventSchema = v.variant('type', [
	v.strictObject({ ...LaidFields.entries, choices: v.optional(choicesSchema) }),
	...OTHER_BASE_EVENTS,
	...DECLARED_SCHEMAS
]);

/** Every objection that players may overrule. */
const OVERRULABLE: ReadonlySet<string> = new Set([
	...BASE_CODES.objections,
	...DECLARED_EXPANSIONS.flatMap(({ objections }) => objections)
]);

/** Refuses an event that overrules a code that isn't an objection of any module. The issue has the path of the code. */
export const knownCodes = <E extends object>(): v.RawCheckAction<E> =>
	v.rawCheck<E>(({ dataset, addIssue }) => {
		if (!dataset.typed) return;
		const { overruled = [] }: { readonly overruled?: readonly string[] } = dataset.value;
		const index = overruled.findIndex((code) => !OVERRULABLE.has(code));
		if (index < 0) return;
		const steps = [
			[dataset.value, 'overruled', overruled],
			[overruled, index, overruled[index]]
		] as const;
		addIssue({
			input: overruled[index],
			path: steps.map(([input, key, value]) => ({
				type: 'unknown',
				origin: 'value',
				input,
				key,
				value
			})) as [v.IssuePathItem, ...v.IssuePathItem[]]
		});
	});

/** An event of any module. */
export type TableEvent = v.InferOutput<typeof eventSchema>;
/** A turn: a tile was laid. */
export type LaidTurn = Extract<TableEvent, { readonly type: typeof LAID }>;
/** Something decided in a turn before it was scored. */
export type TurnChoice = NonNullable<LaidTurn['choices']>[number];

/** The rulings in a record; missing ones get their unrecorded answer. */
export const rulingsSchema = v.strictObject(
	Object.fromEntries(
		RULINGS.map((ruling) => [
			ruling.id,
			v.optional(v.picklist(ruling.choices), unrecordedAnswer(ruling))
		])
	)
);

/** Answers to some rulings; missing ones stay missing. */
export const someRulingsSchema = v.pipe(
	v.strictObject(
		Object.fromEntries(RULINGS.map(({ id, choices }) => [id, v.exactOptional(v.picklist(choices))]))
	),
	v.transform((answers) => answers as Rulings)
);

/** Throws for an unknown id. @internal */
export function tileType(id: TileId): TileType {
	const type = TILES.get(id);
	if (!type) throw new Error(`There is no tile called ${id}.`);
	return type;
}

/** What is played, as agreed before the first tile. @internal */
export interface Setup {
	readonly box: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly rulings: Rulings;
	/** True if the table lies already and wasn't recorded. */
	readonly found?: true | undefined;
	/** Tiles lost from the boxes, or added. */
	readonly tiles?: TileChanges | undefined;
	/** Tiles of custom boxes. */
	readonly told?: readonly DescribedTile[] | undefined;
}

/** Copies of each tile of the box and its expansions, the start tile included. */
const drawnWith = (
	box: BoxId,
	parts: readonly Pick<Expansion, 'counts'>[],
	rulings: Rulings,
	played: readonly string[]
): TileCounts =>
	Object.assign(
		{},
		tilesInBox(box),
		...parts.map((one) => one.counts(rulings, played))
	) as TileCounts;

/** The most players for whom a box with these expansions has figures. */
export const maxPlayersOf = ({ expansions }: Pick<Setup, 'expansions'>): number =>
	Math.max(...declaredIn(expansions).map((one) => one.maxPlayers));

const NO_CUSTOM_TILES: ReadonlyMap<TileId, TileType> = new Map();

/**
 * The rules of a game: its modules, and its tiles including custom ones. Tiles that aren't described yet are counted, but aren't
 * in `tiles`. Throws if an expansion isn't loaded.
 */
export const rulesOf = (
	setup: Setup,
	customTiles: ReadonlyMap<TileId, TileType> = NO_CUSTOM_TILES
): Rules =>
	rulesWith(setup, expansionsIn(setup.expansions), customTiles, interplaysIn(setup.expansions));

/** Like {@link rulesOf}, with expansions that needn't be in the catalogue. @internal */
export function rulesWith(
	setup: Omit<Setup, 'expansions'>,
	expansions: readonly Expansion[],
	customTiles: ReadonlyMap<TileId, TileType>,
	interplays: readonly InterplayRules[] = []
): Rules {
	const played = expansions.map(({ id }) => id);
	const asked = askedOnce([...BASE_RULINGS, ...expansions.flatMap((one) => one.rulings)]);
	const rulings = effectiveRulings(asked, setup.rulings);
	const modules = modulesOnce([
		base(rulings),
		...expansions.flatMap((one) => one.modules(rulings, played)),
		...interplays.flatMap((one) => one.modules(rulings))
	]);
	const { told = [] } = setup;
	const counts = {
		...drawnWith(setup.box, [...expansions, ...interplays], rulings, played),
		...Object.fromEntries(told.map(({ id, count }) => [id, count]))
	};
	const tiles = tilesOf(
		[...Object.keys(counts), ...modules.flatMap(stockOf)],
		expansions,
		customTiles
	);
	const layout = startLayoutOf(modules);
	const start = setup.found ? [] : startOf(layout?.tiles ?? boxStart(rulings), tiles);
	// Nobody knows where an existing table ends.
	const bounds = setup.found ? undefined : boundsOf(rulings);
	return {
		...composeModules(modules, start),
		tiles,
		counts: countsIn(counts, {
			...setup,
			start,
			without: layout?.boxTile === 'left-out' ? BASE_START : undefined
		}),
		leftInBox: leftInBox(counts, setup.tiles),
		start,
		...(setup.found && { existing: setup.found }),
		...(bounds && { bounds }),
		rulings,
		deciding: decidingRulings(asked, rulings)
	};
}

/** The tiles that lie first unless a module says otherwise: the start tile, or nothing. */
const boxStart = (rulings: Rulings): StartLayout['tiles'] =>
	startTileInBag(rulings) ? [] : [{ tile: BASE_START, spot: { x: 0, y: 0 }, rotation: 0 }];

const startOf = (layout: StartLayout['tiles'], tiles: Rules['tiles']): Rules['start'] =>
	layout.map(({ tile, ...place }) => {
		const type = tiles.get(tile);
		if (!type) throw new Error(`There is no tile called ${tile}.`);
		return { type, ...place };
	});

/**
 * The tiles of which a table may have more or fewer copies: how many its boxes hold, and the least it can have because that many
 * lie first. Throws if an expansion isn't loaded.
 */
export function tilesToChange(setup: Pick<Setup, 'box' | 'expansions' | 'rulings'>) {
	const { tiles, counts, start } = rulesOf(setup);
	return [...counts].flatMap(([id, count]) => {
		const type = tiles.get(id);
		const least = start.filter((first) => first.type.id === id).length;
		return type ? [{ type, count, least }] : [];
	});
}

/** How the tiles at a table differ from those of its boxes. */
interface TilesAtTable extends Pick<Setup, 'tiles'> {
	/** The tiles that lie first: they are there, whatever was lost. */
	readonly start: Rules['start'];
	/** A tile of which one copy stays in the box. */
	readonly without: TileId | undefined;
}

/** Copies of each tile at the table. A lost tile is still listed, with 0 copies. */
const countsIn = (counts: TileCounts, { tiles, start, without }: TilesAtTable): Rules['counts'] =>
	new Map(
		Object.entries(counts).map(([key, count]) => {
			const id = tileId(key);
			const first = start.filter(({ type }) => type.id === id).length;
			return [id, Math.max(first, count + (tiles?.[id] ?? 0) - (id === without ? 1 : 0))];
		})
	);

/** The tiles of which no copy is played and none was added. */
const leftInBox = (counts: TileCounts, changes: Setup['tiles'] = {}): Rules['leftInBox'] =>
	new Set(
		Object.entries(counts).flatMap(([key, count]) =>
			count === 0 && !changes[key] ? [tileId(key)] : []
		)
	);

const stockOf = ({ stock = {} }: RuleModule): readonly string[] => Object.keys(stock);

function tilesOf(
	ids: readonly string[],
	expansions: readonly Expansion[],
	customTiles: Rules['tiles']
): Rules['tiles'] {
	const own = new Map(expansions.flatMap(({ tiles }) => tiles).map((type) => [type.id, type]));
	const known = ids.map(tileId).flatMap((id) => {
		const type = customTiles.get(id) ?? own.get(id) ?? TILES.get(id);
		return type ? [type] : [];
	});
	return new Map([...known, ...customTiles.values()].map((type) => [type.id, type]));
}
