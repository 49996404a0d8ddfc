import { LEFT_ALONE, onWholeTiles } from '../../../src/lib/engine/figures';
import { decidesInTurns, nextQuestion, openQuestions } from '../../../src/lib/engine/question';
import { inSupply, type Outcome, type MutableGame } from '../../../src/lib/engine/game';
import { legalPlacements } from '../../../src/lib/engine/legal';
import type { Fate, PieceOnTile } from '../../../src/lib/engine/piece';
import type { Place } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { deployOptions } from '../../../src/lib/rules/base/options';
import {
	answerTo,
	bareOf,
	setAsideOf,
	declineUntil,
	laidEventOf,
	type RecordedGame,
	type RecordedTurn
} from './recorded';
import { pieceNamed, TOWER } from './recorded-shapes';
import { pointAt } from './recorded-corners';
import { comparedTable, isFromAbbey, movesOf } from './recorded-wagons';
import { lyingIn } from './lying';
import { compareCircle } from './circles';
import { compareFestival, compareFlight, comparePhantom, compareRecalls } from './compare-actions';
import { compareScoring, originText } from './compare-awards';
import { compareGains, compareGainsAtEnd } from './compare-goods';
import { compareEscape } from './recorded-escapes';
import { compareMagicHome } from './compare-magic';
import { compareInstead, compareOpening } from './compare-dragon';
import { AFTER_SCORING, BEFORE_SCORING, enter, takeSteps } from './compare-steps';
import { compareHomeFromTowers, compareTowers, compareTowersAtEnd } from './compare-tower';
import { segmentAt } from './recorded-magic';
import { ransomOf } from './recorded-tower';
import {
	figureText,
	numbers,
	playerText,
	segmentsText,
	standingText,
	xy,
	type Compare,
	type Facts
} from './compare-texts';

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
	const onTop = new Set(onWholeTiles(game));
	const outcome = enterTurn(game, turn, onTop, compare);
	if (!outcome) return false;
	compareScoring(game, outcome, turn.awards, compare);
	compareOpening(outcome, turn, compare);
	compareAsks(game, turn, compare);
	takeSteps(game, turn, AFTER_SCORING, compare);
	compareEscape(game, turn, compare);
	const returned = turn.returned?.filter(({ feature }) => feature !== TOWER);
	compare('figures returned', returned?.map(returnedText), homeIn(game.history.slice(since)));
	compareHomeFromTowers(game, turn, onTop, compare);
	compareCircle(game, turn, compare);
	compareGains(game, turn, outcome, compare);
	const followers = game.supply.map((_, player) => inSupply(game, player, 'follower'));
	compare('supply after', turn.supplyAfter && [turn.supplyAfter.join(' ')], [followers.join(' ')]);
	compare('scores', turn.scores && [turn.scores.join(' ')], [game.scores.join(' ')]);
	return true;
}

/** Lays the tile, and adds who stands on towers; what is decided before it is scored follows, each as an event of its own, so that options can be compared. */
function enterTurn(
	game: MutableGame,
	turn: RecordedTurn,
	onTop: Set<PieceOnTile>,
	compare: Compare
): Outcome | undefined {
	const stood = new Map(game.markers);
	let outcome = enter(game, laidEventOf(turn, game), 'the move', compare);
	if (!outcome) return undefined;
	for (const piece of onWholeTiles(game)) onTop.add(piece);
	outcome = takeSteps(game, turn, BEFORE_SCORING, compare) ?? outcome;
	compareMagicHome(outcome, turn, stood, compare);
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
	compareOffers(game, turn, compare);
	const corners = free.flatMap(({ corner }) =>
		corner === undefined ? [] : [xy(pointAt(turn, corner))]
	);
	const known = turn.barnOptions ?? nowhere(turn, 'barn');
	compare(
		'barn options',
		known?.map(([x, y]) => xy({ x, y })),
		corners
	);
}

/** What could be done beside putting a figure on the tile. */
function compareOffers(game: MutableGame, turn: RecordedTurn, compare: Compare): void {
	if (!decidesInTurns(game)) return;
	const asked = openQuestions(lyingIn(game, laidEventOf(bareOf(turn))));
	for (const compareOwn of [compareFlight, compareInstead, compareTowers, compareFestival])
		compareOwn(game, turn, asked, compare);
	comparePhantom(game, turn, compare);
}

/** What is known of a figure without options: it can stand nowhere if it is in hand. */
const nowhere = ({ supplyBefore }: RecordedTurn, name: string): readonly never[] | undefined =>
	supplyBefore?.[name] ? [] : undefined;

/** Wagon questions: who is asked, about which features, and the answers; then those that drove against the rules. */
function compareAsks(game: MutableGame, turn: RecordedTurn, compare: Compare): void {
	const { lawful, driven } = movesOf(game, turn);
	const found: string[] = [];
	for (let ask = nextQuestion(game); ask?.timing === 'scored'; ask = nextQuestion(game)) {
		const { player, options } = ask;
		const isTold = lawful.some((move) => move.player === player) || !isFromAbbey(game, ask);
		const places = options.map(([first]) => first);
		if (isTold) found.push(askText(game, player, places));
		enter(game, answerTo(ask, { ...turn, wagonMoves: [...lawful] }), 'the wagon', compare);
	}
	compare(
		'wagons asked',
		lawful.map(({ player, options }) => askText(game, player, options.map(segmentAt))),
		found
	);
	for (const event of driven) enter(game, event, 'the wagon', compare);
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
const REASONS: Readonly<Record<string, string>> = {
	'dragon/moved': 'dragon',
	'princess/sent-home': 'princess',
	'festival/took': 'festival',
	'siege/escaped': 'escape'
};

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
