import { PLAYER_COLOURS, type PlayerColour } from '../engine/colours';
import { hasTilesLeft, newGame, type MutableGame, type Rules } from '../engine/game';
import { play, replay } from '../engine/play';
import { withinReach } from '../engine/spot';
import {
	MAX_PLAYERS,
	nameProblem,
	trimName,
	type GameId,
	type GameRecord,
	type Header,
	type Player
} from '../record';
import { CLOSED, ENDED, LAID, SET_ASIDE } from '../rules/base/events';
import { rulesOf, usualRulingsFor, type LaidTurn, type TableEvent } from '../rules/catalogue';
import { ninthOf } from './ninths';
import { aroundStart, turned } from './turning';
import {
	PLAYER_COUNTS,
	type RefusedLine,
	type SheetAnswers,
	type SheetQuestion,
	type TableWay,
	type WrittenGame,
	type WrittenMove
} from './written';

/** A written game that was played by the rules of the app, up to the first line that isn’t taken. */
export interface JudgedGame {
	readonly record: GameRecord;
	/** How many tiles were laid or set aside. */
	readonly turns: number;
	readonly refused?: RefusedLine | undefined;
	readonly questions: readonly SheetQuestion[];
	/** True if all tiles are laid, so that the game is over. */
	readonly over: boolean;
}

/** A written game in one of the ways in which its table may lie. */
interface Tried extends Omit<JudgedGame, 'record'> {
	readonly way: TableWay;
	readonly events: readonly TableEvent[];
}

/** The id and time of a game that is read: `created` is used if the text tells no time. */
export interface NewGame {
	readonly id: GameId;
	/** In ms since 1970 UTC. */
	readonly created: number;
}

/** Plays a written game by the rules. Questions that people didn’t answer are taken in the likeliest way. */
export function judge(written: WrittenGame, answers: SheetAnswers, made: NewGame): JudgedGame {
	const header = headerFor(written, answers, made);
	const rules = rulesOf(header);
	const tried = written.ways.map((way) => tryWay(written, way, { header, rules, answers }));
	const whole = tried.filter(({ refused }) => !refused);
	const furthest = tried.reduce((best, one) => (one.turns > best.turns ? one : best));
	const chosen = whole.find(({ way }) => sameWay(way, answers.way)) ?? whole[0] ?? furthest;
	const questions: SheetQuestion[] = [...chosen.questions];
	if (whole.length > 1) questions.unshift({ kind: 'way', ways: whole.map(({ way }) => way) });
	if (written.unsaidPlayers) questions.unshift({ kind: 'players', counts: PLAYER_COUNTS });
	const entries = chosen.events.map((event, seq) => ({
		...{ seq, at: header.created, v: 1 as const },
		event
	}));
	const { turns, refused, over } = chosen;
	return { record: { header, entries }, turns, refused, questions, over };
}

const sameWay = (way: TableWay, other: TableWay | undefined): boolean =>
	way.up === other?.up && way.start === other.start;

function headerFor(written: WrittenGame, answers: SheetAnswers, made: NewGame): Header {
	const said = Math.max(written.players.length, written.unsaidPlayers ? (answers.players ?? 0) : 0);
	const players = Array.from({ length: Math.min(said, MAX_PLAYERS) }, (_, at) => ({
		name: '',
		...written.players[at]
	}));
	return {
		id: made.id,
		created: Math.max(0, written.begun ?? made.created),
		players: withColours(players),
		first: written.moves[0]?.player ?? 0,
		box: written.box ?? 'base-c1',
		expansions: [],
		rulings: { ...usualRulingsFor([]), ...written.rulings, ...answers.rulings }
	};
}

/**
 * Players, each with a colour: the one that is said, or that is their name, or one that is left. Leaves out a name that the app
 * can’t show, or that is the colour.
 */
function withColours(players: WrittenGame['players']): readonly Player[] {
	const taken = new Set<string>();
	const said = players.map(({ name, colour = name }): PlayerColour | undefined => {
		const own = PLAYER_COLOURS.find((one) => one === colour.toLowerCase());
		if (!own || taken.has(own)) return undefined;
		taken.add(own);
		return own;
	});
	const left = PLAYER_COLOURS.filter((one) => !taken.has(one));
	return players.map(({ name }, at) => {
		const colour = said[at] ?? left.shift() ?? 'pink';
		return { name: nameProblem(name) || name === colour ? '' : trimName(name), colour };
	});
}

interface Table {
	readonly header: Header;
	readonly rules: Rules;
	readonly answers: SheetAnswers;
}

/** Plays the moves in one way, up to the first one that isn’t taken; then the end, if no tile is left. */
function tryWay(written: WrittenGame, way: TableWay, table: Table): Tried {
	const { header, rules } = table;
	const game = newGame(rules, header.players.length, header.first);
	const events: TableEvent[] = [];
	const questions: SheetQuestion[] = [];
	const tried = (refused?: RefusedLine, over = false): Tried => ({
		...{ way, events, questions, over, refused, turns: events.length - (over ? 2 : 0) }
	});
	for (const move of written.moves) {
		if (move.kind === 'laid' && !withinReach(move))
			return tried({ line: move.line, why: { trouble: 'out-of-reach' } });
		const { event, question } = eventOf(move, way, { ...table, game, events });
		if (question) questions.push(question);
		const played = play(game, event);
		if (!played.ok) return tried({ line: move.line, why: { refusal: played.error } });
		events.push(event);
	}
	const { unread } = written;
	// Once all tiles are laid, no line can be a turn any more: what follows are totals and remarks.
	if (unread && hasTilesLeft(game))
		return tried({ line: unread.line, why: { trouble: unread.trouble } });
	if (events.length === 0 || hasTilesLeft(game)) return tried();
	const end = [{ type: ENDED }, { type: CLOSED }] as const;
	for (const event of end) if (!play(game, event).ok) return tried();
	events.push(...end);
	return tried(undefined, true);
}

/** The event of a move, and what must be asked about it. */
function eventOf(
	move: WrittenMove,
	{ up, start }: TableWay,
	table: Table & { readonly game: MutableGame; readonly events: readonly TableEvent[] }
): { event: TableEvent; question?: SheetQuestion } {
	const player = move.player ?? table.game.toMove;
	if (move.kind === 'aside') return { event: { type: SET_ASIDE, player, tile: move.tile } };
	const turn = turned(0, -start);
	const spot = aroundStart({ x: move.x, y: up ? 0 - move.y : move.y }, turn);
	const rotation = turned(move.rotation, turn);
	const laid: LaidTurn = { type: LAID, player, tile: move.tile, ...spot, rotation };
	if (!move.figure) return { event: laid };
	const standing = move.figure.map((segment): LaidTurn => ({
		...laid,
		deploy: { piece: 'follower', segment }
	}));
	const [likeliest = laid] = standing;
	if (standing.length < 2) return { event: likeliest };
	return among(move, move.figure, standing, table);
}

/** The legal one of several events; if several are legal, the one that was answered, or else the likeliest. */
function among(
	move: Extract<WrittenMove, { kind: 'laid' }>,
	segments: readonly number[],
	standing: readonly TableEvent[],
	{ header, rules, answers, events }: Table & { readonly events: readonly TableEvent[] }
): { event: TableEvent; question?: SheetQuestion } {
	const legal = segments.filter((_, at) => {
		const event = standing[at];
		if (!event) return false;
		const all = [...events, event];
		return replay(rules, header.players.length, header.first, all).stop === undefined;
	});
	const of = (segment: number | undefined) => standing[segments.indexOf(segment ?? -1)];
	const said = answers.places?.[move.line];
	const event = of(legal.find((one) => one === said) ?? legal[0] ?? segments[0]) ?? standing[0];
	if (!event) throw new Error('A figure stands somewhere.');
	const type = rules.tiles.get(move.tile);
	if (legal.length < 2 || !type) return { event };
	const letter = type.letter ?? '';
	const names = legal.map((segment) => ninthOf(type, move.rotation, segment));
	const { line, place = '' } = move;
	return { event, question: { kind: 'place', line, letter, place, segments: legal, names } };
}
