import type { Laying } from './laying';
import type { Answering, PieceKind, Rules, RuleModule } from './module';
import type { TileCounts } from './contents';
import { tileId, type SegmentKind, type TileId } from './tile';

/** Combines a game's modules; `start`: tiles laid before the first turn. Throws when two modules bring the same name. */
export function composeModules(
	modules: readonly RuleModule[],
	start: readonly Laying[]
): Pick<
	Rules,
	| 'modules'
	| 'answering'
	| 'pieces'
	| 'scoring'
	| 'unpaid'
	| 'sheltered'
	| 'crossed'
	| 'bridging'
	| 'stock'
	| 'markers'
	| 'objections'
	| 'tokens'
	| 'titles'
	| 'piles'
	| 'pilesByKind'
> {
	const merge = <T>(of: (module: RuleModule) => Readonly<Record<string, T>> | undefined) =>
		mergeTables(modules.map((module) => of(module) ?? {}));
	const titles = modules.flatMap((module) => module.titles ?? []);
	return {
		modules: new Map(requireUnique(modules.map((module) => [module.id, module]))),
		answering: answeringIn(modules.toSorted((a, b) => (a.id < b.id ? -1 : 1))),
		pieces: standingOn(
			modules.flatMap(({ claimed = [] }) => claimed),
			merge(({ pieces }) => pieces)
		),
		scoring: merge(({ scoring }) => scoring),
		unpaid: merge(({ unpaid }) => unpaid),
		sheltered: new Set(modules.flatMap(({ sheltered = [] }) => sheltered)),
		crossed: new Set(modules.flatMap(({ crossed = [] }) => crossed)),
		bridging: modules.find(({ bridging }) => bridging)?.bridging,
		stock: byTile(merge(({ stock }) => stock)),
		markers: new Map(Object.entries(merge((module) => module.markers?.(start)))),
		objections: [...new Set(modules.flatMap(({ codes }) => codes?.objections ?? []))],
		tokens: uniqueNames([
			...modules.flatMap(({ codes }) => codes?.tokens ?? []),
			...titles.map(({ token }) => token)
		]),
		titles,
		piles: byTile(merge(({ piles = [] }) => Object.fromEntries(piles.flatMap(ordersIn)))),
		pilesByKind: new Map(modules.flatMap(({ piles = [] }) => piles.flatMap(orderOfKind)))
	};
}

/** Figures that stand everywhere stand on these kinds, too. */
function standingOn(kinds: readonly SegmentKind[], pieces: Rules['pieces']): Rules['pieces'] {
	if (kinds.length === 0) return pieces;
	const standing = (piece: PieceKind): PieceKind => ({
		...piece,
		mayStandOn: (on, tile) => kinds.includes(on.kind) || piece.mayStandOn(on, tile)
	});
	return Object.fromEntries(
		Object.entries(pieces).map(([id, piece]) => [id, piece.everywhere ? standing(piece) : piece])
	);
}

/** The modules of a game; of shared ones with the same id, only the last. */
export const modulesOnce = (modules: readonly RuleModule[]): readonly RuleModule[] =>
	modules.filter(
		({ id, shared }, index) =>
			!shared || !modules.slice(index + 1).some((later) => later.shared && later.id === id)
	);

/** Who answers what: found once for a game, so that nobody without an answer is asked after each event. */
function answeringIn(modules: readonly RuleModule[]): Answering {
	const having = <Q extends keyof Answering>(question: Q) =>
		modules.filter((one): one is Answering[Q][number] => one[question] !== undefined);
	return {
		objections: having('objections'),
		bars: having('bars'),
		inTheWay: having('inTheWay'),
		beforeMoves: having('beforeMoves'),
		mayLieOn: having('mayLieOn'),
		insists: having('insists'),
		comes: having('comes'),
		hidesAnother: having('hidesAnother'),
		opens: having('opens'),
		heldBack: having('heldBack'),
		further: having('further'),
		tariff: having('tariff'),
		again: having('again'),
		tieBreak: having('tieBreak'),
		leftOut: having('leftOut'),
		settle: having('settle'),
		follows: having('follows'),
		leaves: having('leaves'),
		choices: having('choices'),
		offers: having('offers'),
		questions: having('questions')
	};
}

const uniqueNames = (names: readonly string[]): readonly string[] =>
	requireUnique(names.map((name) => [name, name])).map(([name]) => name);

const ordersIn = ({ order, tiles }: NonNullable<RuleModule['piles']>[number]) =>
	tiles.map((tile) => [tile, order] as const);

const orderOfKind = ({ order, kind }: NonNullable<RuleModule['piles']>[number]) =>
	kind ? [[kind, order] as const] : [];

const byTile = (table: TileCounts): ReadonlyMap<TileId, number> =>
	new Map(Object.entries(table).map(([id, count]) => [tileId(id), count]));

/** All rows of some tables. The result has no prototype, because a record may ask for any name. */
function mergeTables<T>(
	tables: readonly Readonly<Record<string, T>>[]
): Readonly<Record<string, T>> {
	const all: Record<string, T> = Object.create(null) as Record<string, T>;
	for (const [name, row] of requireUnique(tables.flatMap((table) => Object.entries(table))))
		all[name] = row;
	return all;
}

function requireUnique<T>(
	rows: readonly (readonly [string, T])[]
): readonly (readonly [string, T])[] {
	const names = rows.map(([name]) => name);
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== undefined) throw new Error(`Two modules bring ${twice}.`);
	return rows;
}

/** What lies before the first turn instead of the box's start tile, if a module says so. Throws when two do. */
export function startLayoutOf(modules: readonly RuleModule[]): RuleModule['start'] {
	const layouts = modules.flatMap(({ start }) => start ?? []);
	if (layouts.length > 1) throw new Error('Two modules lay tiles before the first turn.');
	return layouts[0];
}
