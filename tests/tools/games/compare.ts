import { nextQuestion } from '../../../src/lib/engine/question';
import { LEFT_ALONE } from '../../../src/lib/engine/figures';
import { inSupply, type Outcome, type MutableGame } from '../../../src/lib/engine/game';
import { legalPlacements } from '../../../src/lib/engine/legal';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Refusal } from '../../../src/lib/engine/objection';
import { play } from '../../../src/lib/engine/play';
import type { Fate } from '../../../src/lib/engine/piece';
import type { Corner, Place, Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { deployOptions } from '../../../src/lib/rules/base/options';
import {
	answerTo,
	setAsideOf,
	declineUntil,
	laidEventOf,
	tableFor,
	type RecordedGame,
	type RecordedTurn
} from './recorded';
import { pieceNamed } from './recorded-shapes';
import { compareCircle } from './circles';
import { compareFestival, compareFlight, comparePhantom, compareRecalls } from './compare-actions';
import { compareScoring, originText } from './compare-awards';
import { compareGains, compareGainsAtEnd } from './compare-goods';
import { compareEscape } from './recorded-escapes';
import { compareGoldOptions } from './compare-gold';
import { compareFerries } from './compare-ferries';
import { compareMagic, compareMagicHome } from './compare-magic';
import { compareInstead, compareOpening, compareStep } from './compare-dragon';
import { compareTowers, compareTowersAtEnd } from './compare-tower';
import { ransomOf, TOWER } from './recorded-tower';
import {
	numbers,
	placeText,
	playerText,
	segmentsText,
	xy,
	type Compare,
	type Facts
} from './compare-texts';
import { putIn } from './recorded-gold';
import { ferryEvents } from './recorded-ferries';
import { magicEvents } from './recorded-magic';
import { dragonEvents } from './recorded-dragon';
import { OBJECTIONS } from './codes';

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
	const game = tableFor(record);
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
	for (const paid of ransomOf(turn)) enter(game, paid, 'the ransom', compare);
	compareBefore(game, turn, compare);
	if (turn.afterLastTile)
		declineUntil(game, turn, (event) => enter(game, event, 'keeping it', compare));
	const since = game.history.length;
	const outcome = enterTurn(game, turn, compare);
	if (!outcome) return false;
	compareScoring(game, outcome, turn.awards, compare);
	compareOpening(outcome, turn, compare);
	compareAsks(game, turn, compare);
	compareEscape(game, turn, compare);
	if (!movesBeforeScoring(game)) moveDragon(game, turn, compare);
	const returned = turn.returned?.filter(({ feature }) => feature !== TOWER);
	compare('figures returned', returned?.map(figureText), homeIn(game.history.slice(since)));
	compareCircle(game, turn, compare);
	compareGains(game, turn, outcome, compare);
	const followers = game.supply.map((_, player) => inSupply(game, player, 'follower'));
	compare('supply after', turn.supplyAfter && [turn.supplyAfter.join(' ')], [followers.join(' ')]);
	compare('scores', turn.scores && [turn.scores.join(' ')], [game.scores.join(' ')]);
	return true;
}

/** Lays the tile; what is decided before it is scored follows, each as an event of its own, so that options can be compared. */
function enterTurn(game: MutableGame, turn: RecordedTurn, compare: Compare): Outcome | undefined {
	const stood = new Map(game.markers);
	let outcome = enter(game, laidEventOf(turn, game.pieces), 'the move', compare);
	if (!outcome) return undefined;
	for (const put of putIn(game, turn)) {
		compareGoldOptions(game, turn, compare);
		outcome = enter(game, put, 'the ingot', compare) ?? outcome;
	}
	compareMagic(game, turn, compare);
	for (const moved of magicEvents(turn.player, turn.magic))
		outcome = enter(game, moved, 'mage or witch', compare) ?? outcome;
	for (const [step, sailed] of ferryEvents(turn).entries()) {
		compareFerries(game, turn, step, compare);
		outcome = enter(game, sailed, 'the ferry', compare) ?? outcome;
	}
	compareFerries(game, turn, ferryEvents(turn).length, compare);
	compareMagicHome(outcome, turn, stood, compare);
	return movesBeforeScoring(game) ? (moveDragon(game, turn, compare) ?? outcome) : outcome;
}

/** True where the dragon moves before a turn is scored. */
const movesBeforeScoring = ({ rules }: MutableGame): boolean =>
	rules.modules.has('dragon') && rules.rulings['dragonMoves'] !== 'after';

/** Moves the dragon as recorded, and compares where it could go. */
function moveDragon(game: MutableGame, turn: RecordedTurn, compare: Compare): Outcome | undefined {
	if (!game.rules.modules.has('dragon')) return undefined;
	let outcome: Outcome | undefined;
	const moves = dragonEvents(turn);
	for (const [step, moved] of moves.entries()) {
		compareStep(game, turn, step, compare);
		outcome = enter(game, moved, 'the dragon', compare);
	}
	compareStep(game, turn, moves.length, compare);
	return outcome;
}

function compareBefore(game: MutableGame, turn: RecordedTurn, compare: Compare): void {
	const type = game.rules.tiles.get(tileId(turn.tile));
	if (!type) return;
	const everywhere = legalPlacements(game, type);
	// A player's own tile looks the same in every rotation: recorded games count its spots only.
	const placed = game.rules.stock.has(type.id) ? everywhere.length / 4 : everywhere.length;
	compare('legal placements', numbers(turn.legalPlacements), [String(placed)]);
	compare(
		'supply before',
		supplyText(turn.supplyBefore),
		supplyText(game.supply[turn.player]) ?? []
	);
	const laying = { type, spot: { x: turn.x, y: turn.y }, rotation: turn.rotation };
	const free = deployOptions(game, laying, turn.player).filter(({ occupied }) => !occupied);
	const options = (kind: string) =>
		free.filter(({ piece }) => piece === kind).map(({ segment }) => segment);
	for (const [kind, recorded] of [
		['follower', turn.followerOptions],
		['mayor', turn.mayorOptions],
		['wagon', turn.wagonOptions],
		['abbot', turn.abbotOptions ?? nowhere(turn, 'abbot')],
		['builder', turn.builderOptions ?? nowhere(turn, 'builder')],
		['pig', turn.pigOptions ?? nowhere(turn, 'pig')],
		['big-follower', turn.bigFollowerOptions ?? nowhere(turn, 'bigFollower')],
		['phantom', turn.phantomOptions ?? nowhere(turn, 'phantom')]
	] as const)
		compare(`${kind} options`, segmentsText(recorded), segmentsText(options(kind)) ?? []);
	compareRecalls(game, turn, laying, compare);
	compareFlight(game, turn, compare);
	compareInstead(game, turn, compare);
	compareTowers(game, turn, compare);
	compareFestival(game, turn, compare);
	comparePhantom(game, turn, compare);
	const corners = free.flatMap(({ corner }) =>
		corner === undefined ? [] : [pointAt(turn, corner)]
	);
	const known = turn.barnOptions ?? nowhere(turn, 'barn');
	compare(
		'barn options',
		known?.map(([x, y]) => xy({ x, y })),
		corners
	);
}

/** What is known of a figure without options: it can stand nowhere if it is in hand. */
const nowhere = ({ supplyBefore }: RecordedTurn, name: string): readonly never[] | undefined =>
	supplyBefore?.[name] ? [] : undefined;

/** A corner, named by the spot whose north-west corner it is. */
const pointAt = ({ x, y }: Spot, corner: Corner): string =>
	xy({ x: x + (corner === 1 || corner === 2 ? 1 : 0), y: y + (corner >= 2 ? 1 : 0) });

/** Wagon questions: who is asked, about which features, and the answers. */
function compareAsks(game: MutableGame, turn: RecordedTurn, compare: Compare): void {
	const recorded = turn.wagonMoves ?? [];
	const found: string[] = [];
	for (let ask = nextQuestion(game); ask?.timing === 'scored'; ask = nextQuestion(game)) {
		found.push(
			askText(
				game,
				ask.player,
				ask.options.map(([first]) => first)
			)
		);
		enter(game, answerTo(ask, turn), 'the wagon', compare);
	}
	compare(
		'wagons asked',
		recorded.map(({ player, options }) =>
			askText(
				game,
				player,
				options.map((at) => ({ ...at, segment: at.feature }))
			)
		),
		found
	);
}

const askText = (
	game: MutableGame,
	player: number,
	places: readonly (Place | undefined)[]
): string => {
	const features = places.flatMap((at) => (at ? [originText(game, at)] : []));
	return `${playerText(player)} to ${[...new Set(features)].sort().join(', ')}`;
};

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
	for (let ask = nextQuestion(game); ask?.no; ask = nextQuestion(game))
		enter(game, ask.no, 'the end', compare);
	const ended = { type: 'base/ended', overruled: ['tiles-left'] } as const;
	const outcome = enter(game, ended, 'the end', compare);
	if (outcome) compareScoring(game, outcome, record.finalAwards, compare);
	if (outcome) compareGainsAtEnd(game, record, outcome, compare);
	compareTowersAtEnd(game, record, compare);
	const scores = record.finalScores && [record.finalScores.join(' ')];
	compare('final scores', scores, [game.scores.join(' ')]);
}

/** Plays an event. If the rules object, notes that and overrules them as the record does. */
function enter(
	game: MutableGame,
	event: GameEvent,
	what: string,
	compare: Compare
): Outcome | undefined {
	const played = play(game, event);
	if (played.ok) return played.value;
	compare(what, ['it was played'], refusalTexts(played.error));
	const forced = play(game, { ...event, overruled: OBJECTIONS });
	return forced.ok ? forced.value : undefined;
}

const refusalTexts = (refusal: Refusal): Facts =>
	'nonsense' in refusal ? [refusal.nonsense] : refusal.objections.map(({ code }) => code);

/** Figures that came home: scored, or for a reason that records name. */
const homeIn = (outcomes: readonly Outcome[]): Facts =>
	outcomes.flatMap(({ settlements, fates }) => [
		...settlements.flatMap(({ home }) => home.map((piece) => homeText(piece))),
		...(fates ?? []).flatMap(({ piece, to }, index) =>
			'at' in piece && !to ? [homeText(piece, reasonAt(fates, index))] : []
		)
	]);

/** Records say of a figure that is left alone what they say of the one before it. */
function reasonAt(fates: readonly Fate[] = [], index: number): string | undefined {
	const { why = '' } = fates[index] ?? {};
	return why === LEFT_ALONE && index > 0 ? reasonAt(fates, index - 1) : REASONS[why];
}

/** Why figures come home, as records call it, where we say why as well. */
const REASONS: Readonly<Record<string, string>> = {
	'dragon/moved': 'dragon',
	'princess/sent-home': 'princess'
};

const figureText = (figure: NonNullable<RecordedTurn['returned']>[number]): string =>
	homeText(
		{ player: figure.player, kind: figure.piece, at: { ...figure, segment: figure.feature } },
		Object.values(REASONS).find((by) => by === figure.by)
	);

const homeText = (
	{ player, kind, at }: { readonly player: number; readonly kind: string; readonly at: Place },
	by?: string
): string => `${playerText(player)}’s ${kind} from ${placeText(at)}${by ? ` by ${by}` : ''}`;

const supplyText = (supply: Readonly<Record<string, number>> | undefined): Facts | undefined =>
	supply &&
	Object.entries(supply).flatMap(([kind, count]) =>
		count > 0 ? [`${String(count)} ${pieceNamed(kind)}`] : []
	);
