import { LEFT_ALONE, onWholeTiles } from '../../../src/lib/engine/figures';
import { bridgedPlacements, gameWith, layingWith } from '../../../src/lib/engine/bridge';
import { inSupply, newGame, type MutableGame, type Outcome } from '../../../src/lib/engine/game';
import { legalPlacements } from '../../../src/lib/engine/legal';
import type { RuleModule } from '../../../src/lib/engine/module';
import type { Fate } from '../../../src/lib/engine/piece';
import { sameSpot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { rulesOf } from '../../../src/lib/rules/catalogue';
import { compareScoring } from './compare-awards';
import { compareOffers } from './compare-offers';
import { enter, takeSteps } from './compare-steps';
import { figureText, numbers, standingText, xy, type Compare, type Facts } from './compare-texts';
import type { Entered } from './glue';
import { GLUES } from './glues';
import {
	answerLast,
	declineUntil,
	firstOf,
	laidEventOf,
	setAsideOf,
	setupOf,
	type RecordedGame,
	type RecordedTurn
} from './recorded';
import { pieceNamed, WHOLE_TILE } from './recorded-shapes';

/** A difference between a recorded game and our engine. */
interface Difference {
	readonly game: string;
	/** `turn 1`, `the start` or `the end`. */
	readonly when: string;
	/** What was compared. */
	readonly what: string;
	/** Facts that only the record has. */
	readonly recorded: readonly string[];
	/** Facts that only our engine has. */
	readonly found: readonly string[];
}

/** Result of replaying one recorded game. */
interface Comparison {
	/** Turns replayed: all, unless one could not be played. */
	readonly turns: number;
	readonly differences: readonly Difference[];
}

/** Replays a recorded game and compares everything it contains; missing fields are not compared. */
export function compareGame(record: RecordedGame): Comparison {
	const game = comparedTable(record);
	const differences: Difference[] = [];
	const comparing =
		(when: string): Compare =>
		(what, recorded, found) => {
			const more = recorded ? missing(recorded, found) : [];
			const other = recorded ? missing(found, recorded) : [];
			if (more.length + other.length > 0)
				differences.push({ game: record.id, when, what, recorded: more, found: other });
		};
	compareStart(game, record, comparing('the start'));
	for (const [index, turn] of record.turns.entries())
		if (!compareTurn(game, turn, comparing(`turn ${String(index + 1)}`)))
			return { turns: index + 1, differences };
	compareEnd(game, record, comparing('the end'));
	return { turns: record.turns.length, differences };
}

/** The table before a recorded game's first turn, on which everything can happen that did there. */
function comparedTable(record: RecordedGame): MutableGame {
	const rules = rulesOf(setupOf(record));
	const faults = GLUES.flatMap(({ faults: module }) => module ?? []);
	const modules = new Map<string, RuleModule>([
		...rules.modules,
		...faults.map((module) => [module.id, module] as const)
	]);
	return newGame({ ...rules, modules }, record.players, firstOf(record));
}

/** A difference as one line of text. */
export const lineOf = ({ game, when, what, recorded, found }: Difference): string =>
	`${game}, ${when}, ${what}: the record says ${listed(recorded)}; the engine says ${listed(found)}`;

const listed = (facts: Facts): string =>
	facts.length === 0 ? 'nothing more' : facts.map((fact) => `“${fact}”`).join(', ');

/** Facts of one list that the other lacks, with repetition. */
function missing(facts: Facts, from: Facts): Facts {
	const left = [...from];
	return facts.filter((fact) => {
		const at = left.indexOf(fact);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

function compareStart(game: MutableGame, { start }: RecordedGame, compare: Compare): void {
	compare(
		'tiles on the table',
		start.map(
			({ tile, x, y, rotation }) => `${tile} at ${xy({ x, y })} turned ${String(rotation)}`
		),
		game.board.order.map((tile) => `${tile.type.id} at ${xy(tile)} turned ${String(tile.rotation)}`)
	);
}

/** False when the turn can't be played at all, so that nothing after it can be compared. */
function compareTurn(game: MutableGame, turn: RecordedTurn, compare: Compare): boolean {
	compareAside(game, turn.player, turn.setAsideBefore, compare);
	for (const { before } of GLUES)
		for (const event of before?.decided(turn) ?? [])
			enter(game, event, before?.what ?? '', compare);
	compareBefore(game, turn, compare);
	if (turn.afterLastTile)
		declineUntil(game, turn, (event) => enter(game, event, 'keeping it', compare));
	const since = game.history.length;
	const entered = enterTurn(game, turn, compare);
	if (!entered) return false;
	compareScoring(game, entered.outcome, turn.awards, compare);
	for (const glue of GLUES) glue.scored?.(game, turn, entered, compare);
	const returned = turn.returned?.filter(({ feature }) => feature !== WHOLE_TILE);
	compare('figures returned', returned?.map(returnedText), homeIn(game.history.slice(since)));
	for (const glue of GLUES) glue.ended?.(game, turn, entered, compare);
	const followers = game.supply.map((_, player) => inSupply(game, player, 'follower'));
	compare('supply after', turn.supplyAfter && [turn.supplyAfter.join(' ')], [followers.join(' ')]);
	compare('scores', turn.scores && [turn.scores.join(' ')], [game.scores.join(' ')]);
	return true;
}

/** Lays the tile; what is decided before it is scored follows, each as an event of its own, so that options can be compared. */
function enterTurn(game: MutableGame, turn: RecordedTurn, compare: Compare): Entered | undefined {
	const stood = new Map(game.markers);
	const onTiles = new Set(onWholeTiles(game));
	const laid = enter(game, laidEventOf(turn, game), 'the move', compare);
	if (!laid) return undefined;
	for (const piece of onWholeTiles(game)) onTiles.add(piece);
	const steps = GLUES.flatMap((glue) => glue.steps ?? []).filter(({ isLate }) => !isLate?.(game));
	const outcome = takeSteps(game, turn, steps, compare) ?? laid;
	return { outcome, stood, onTiles };
}

function compareBefore(game: MutableGame, turn: RecordedTurn, compare: Compare): void {
	const type = game.rules.tiles.get(tileId(turn.tile));
	if (!type) return;
	const everywhere = [
		...legalPlacements(game, type),
		...bridgedPlacements(game, turn.player, type)
	];
	// A player's own tile looks the same in every rotation: recorded games count its spots only.
	const placed = game.rules.stock.has(type.id) ? everywhere.length / 4 : everywhere.length;
	compare('legal placements', numbers(turn.legalPlacements), [String(placed)]);
	compare(
		'supply before',
		supplyText(turn.supplyBefore),
		supplyText(game.supply[turn.player]) ?? []
	);
	const laying = { type, spot: { x: turn.x, y: turn.y }, rotation: turn.rotation };
	const { bridge } = laidEventOf(turn, game);
	const ground = bridge && !sameSpot(bridge, laying.spot) ? gameWith(game, bridge) : game;
	compareOffers({ game, ground }, turn, layingWith(laying, bridge), compare);
}

function compareAside(
	game: MutableGame,
	player: number,
	tiles: readonly string[] | undefined,
	compare: Compare
): void {
	for (const tile of tiles ?? [])
		enter(game, setAsideOf(player, tile), `setting ${tile} aside`, compare);
}

function compareEnd(game: MutableGame, record: RecordedGame, compare: Compare): void {
	compareAside(game, game.toMove, record.setAsideAtEnd, compare);
	answerLast(game, record, (event) => enter(game, event, 'the end', compare) !== undefined);
	const ended = { type: 'base/ended', overruled: ['tiles-left'] } as const;
	const outcome = enter(game, ended, 'the end', compare);
	if (outcome) compareScoring(game, outcome, record.finalAwards, compare);
	if (outcome) for (const glue of GLUES) glue.final?.(game, record, outcome, compare);
	const scores = record.finalScores && [record.finalScores.join(' ')];
	compare('final scores', scores, [game.scores.join(' ')]);
}

/** Figures that came home: scored, or for a reason that records name. */
const homeIn = (outcomes: readonly Outcome[]): Facts =>
	outcomes.flatMap(({ settlements, fates }) => [
		...settlements.flatMap(({ home }) => home.map(standingText)),
		...(fates ?? []).flatMap(({ piece, to }, index) =>
			'at' in piece && !to ? [homeText(standingText(piece), reasonAt(fates, index))] : []
		)
	]);

/** Records say of a figure that is left alone what they say of the one before it. */
function reasonAt(fates: readonly Fate[] = [], index: number): string | undefined {
	const { why = '' } = fates[index] ?? {};
	return why === LEFT_ALONE && index > 0 ? reasonAt(fates, index - 1) : REASONS[why];
}

/** Why figures come home, as records call it, where we say why as well. */
const REASONS: Readonly<Record<string, string>> = Object.assign(
	{},
	...GLUES.map(({ homeBy }) => homeBy)
) as Record<string, string>;

const returnedText = (figure: NonNullable<RecordedTurn['returned']>[number]): string =>
	homeText(
		figureText(figure),
		Object.values(REASONS).find((by) => by === figure.by)
	);

const homeText = (figure: string, by: string | undefined): string =>
	by ? `${figure} by ${by}` : figure;

const supplyText = (supply: Readonly<Record<string, number>> | undefined): Facts | undefined =>
	supply &&
	Object.entries(supply).flatMap(([kind, count]) =>
		count > 0 ? [`${String(count)} ${pieceNamed(kind)}`] : []
	);
