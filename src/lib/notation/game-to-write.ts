import { inSupply, newGame } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { Game, GameEvent } from '../engine/module';
import type { PlayerIndex } from '../engine/piece';
import { play } from '../engine/play';
import { fail, ok, type Result } from '../engine/result';
import type { Rotation, Spot } from '../engine/spot';
import {
	effectiveLog,
	headerOf,
	lostOnTime,
	renumber,
	typesIn,
	type GameRecord,
	type Header,
	type Player
} from '../record';
import {
	isLaid,
	isPointsCorrection,
	isRecount,
	SET_ASIDE,
	type Laid,
	type SetAside
} from '../rules/base/events';
import { laidType } from '../rules/base/trees';
import { rulesOf } from '../rules/catalogue';
import { sameSegment } from './ninths';
import { START_LETTER, tileOfLetter } from './sheet-tiles';
import type { WrittenForm } from './written';

/** What a written form doesn’t say of a game. */
const LOST = [
	'rulings',
	'times',
	'date',
	'names',
	'colours',
	'order',
	'aside',
	'gardens',
	'recalled',
	'figures',
	'trees',
	'corrections',
	'overruled',
	'ended',
	'lost-on-time',
	'expansions',
	'rest'
] as const;
export type Lost = (typeof LOST)[number];

/**
 * Why a game can’t be written down in any of the forms: it is an existing table, it has an unusual start, or it has tiles without
 * a letter.
 */
export type Unwritable = 'found' | 'start' | 'tiles';

/** A turn as the app’s table lies, with players counted from whoever starts. */
interface TileToWrite extends Spot {
	readonly kind: 'laid';
	readonly player: PlayerIndex;
	/** A to X. */
	readonly letter: string;
	/** Clockwise from the app’s reference orientation. */
	readonly rotation: Rotation;
	/** Where the follower stands, numbered as on the tile of that letter; absent without one. */
	readonly segment?: number | undefined;
	readonly paid: readonly Paid[];
	/** Followers in hand after the turn, of each player. */
	readonly left: readonly number[];
}

/** A tile that fitted nowhere. */
interface AsideToWrite {
	readonly kind: 'aside';
	readonly player: PlayerIndex;
	readonly letter: string;
}

export type TurnToWrite = TileToWrite | AsideToWrite;

/** Points of a turn. */
interface Paid {
	readonly player: PlayerIndex;
	readonly points: number;
	/** What was scored, such as `road`. */
	readonly kind: Settlement['kind'];
}

/** A game as the forms write it. */
export interface GameToWrite {
	readonly title: string;
	/** In ms since 1970 UTC. */
	readonly begun: number;
	/** In turn order; whoever starts is first. All have names, and no two the same. */
	readonly players: readonly { readonly name: string; readonly colour: string }[];
	readonly turns: readonly TurnToWrite[];
	/** What at least one of the forms doesn’t tell of it. */
	readonly lost: ReadonlySet<Lost>;
}

/** A game as the forms write it, up to an event that can’t be replayed; or why none of them can. Its rules must be loaded. */
export function gameToWrite(record: GameRecord): Result<GameToWrite, Unwritable> {
	const header = headerOf(record);
	const { events } = effectiveLog(record.entries);
	const rules = rulesOf(header, typesIn(header, events));
	if (header.found) return fail('found');
	if (!startsUsual(rules.start)) return fail('start');
	const game = newGame(rules, header.players.length, header.first);
	const lost = new Set<Lost>(header.expansions.length > 0 ? ['expansions'] : []);
	if (lostOnTime(record.entries) !== undefined) lost.add('lost-on-time');
	const turns: TurnToWrite[] = [];
	for (const event of renumber(events, rules.tiles)) {
		if (isTurn(event) && event.player !== game.toMove) lost.add('order');
		const played = play(game, event);
		if (!played.ok) return ok({ ...headOf(header), turns, lost: lost.add('rest') });
		noteLost(event, played.value.objections, lost);
		const turn = isTurn(event) ? turnOf(event, game, played.value.settlements) : undefined;
		if (isTurn(event) && !turn) return fail('tiles');
		if (turn) turns.push(turn);
	}
	return ok({ ...headOf(header), turns, lost });
}

const startsUsual = ([first, ...more]: Game['rules']['start']): boolean =>
	first?.type.letter === START_LETTER && first.rotation === 0 && more.length === 0;

/** Title, time and players, whoever starts first. */
function headOf({
	created,
	players,
	first
}: Header): Pick<GameToWrite, 'title' | 'begun' | 'players'> {
	const inTurn = [...players.slice(first), ...players.slice(0, first)];
	const names = namesOf(inTurn);
	const named = inTurn.map(({ colour }, at) => ({ name: names[at] ?? colour, colour }));
	return { title: names.join(' – '), begun: created, players: named };
}

/**
 * A name for each player, no two the same. A name that only one player has stays as it is; others are told apart by their
 * colours.
 */
function namesOf(players: Header['players']): readonly string[] {
	const isOwn = ({ name }: Player): boolean =>
		name !== '' && players.filter((other) => other.name === name).length === 1;
	const taken = new Set(players.filter(isOwn).map(({ name }) => name));
	return players.map((player) => {
		if (isOwn(player)) return player.name;
		const name = freeName(`${player.name} ${player.colour}`.trim(), taken);
		taken.add(name);
		return name;
	});
}

/** The name, with a number if it is taken: somebody may be called like a colour. */
function freeName(name: string, taken: ReadonlySet<string>): string {
	let [free, count] = [name, 1];
	while (taken.has(free)) free = `${name} ${String(++count)}`;
	return free;
}

/** True for a tile that was laid or set aside. */
export const isTurn = (event: GameEvent): event is Laid | SetAside =>
	isLaid(event) || event.type === SET_ASIDE;

/** Notes what not every form tells of an event. */
function noteLost(
	event: GameEvent,
	overruled: readonly { readonly code: string }[],
	lost: Set<Lost>
): void {
	if (overruled.length > 0 && isTurn(event)) lost.add('overruled');
	if (overruled.some(({ code }) => code === 'tiles-left')) lost.add('ended');
	if (isPointsCorrection(event) || isRecount(event)) lost.add('corrections');
	if (event.type === SET_ASIDE) lost.add('aside');
	if (event.choices) lost.add('expansions');
	if (!isLaid(event)) return;
	if (event.tile.endsWith(GARDEN)) lost.add('gardens');
	if (event.trees) lost.add('trees');
	if (event.recall) lost.add('recalled');
	if (event.deploy && event.deploy.piece !== 'follower') lost.add('figures');
}

/** A turn that was just played; undefined for a tile without a letter. */
function turnOf(
	event: Laid | SetAside,
	game: Game,
	settlements: readonly Settlement[]
): TurnToWrite | undefined {
	const seat = (player: number) => (player - game.first + game.players) % game.players;
	const letter = letterOf(event.tile);
	if (letter === undefined) return undefined;
	const player = seat(event.player);
	if (!isLaid(event)) return { kind: 'aside', player, letter };
	const { x, y, rotation } = event;
	const paid = settlements.flatMap(({ awards, kind }) =>
		awards.map((award) => ({ player: seat(award.player), points: award.points, kind }))
	);
	const left = Array.from({ length: game.players }, (_, at) =>
		inSupply(game, (at + game.first) % game.players, 'follower')
	);
	const segment = segmentIn(event, game, letter);
	return { kind: 'laid', player, letter, x, y, rotation, segment, paid, left };
}

const GARDEN = '-garden';

/** The letter of a tile, also of one that has a garden as well; undefined if there is none. */
function letterOf(id: string): string | undefined {
	const letter = /^base-([A-X])$/.exec(id.endsWith(GARDEN) ? id.slice(0, -GARDEN.length) : id);
	return letter?.[1];
}

/**
 * The segment on which the figure of a turn stands, as numbered on the tile with that letter; undefined for a garden, which that
 * tile doesn’t have.
 */
function segmentIn(event: Laid, { rules }: Game, letter: string): number | undefined {
	const from = laidType(rules.tiles, event);
	const to = tileOfLetter(letter)?.type;
	return event.deploy && from && to && sameSegment(from, event.deploy.segment, to);
}

/** What each form does say, of all that {@link lostIn} would list. */
const SAID: Readonly<Record<WrittenForm, readonly Lost[]>> = {
	json: ['date', 'colours', 'order', 'aside'],
	freels: [],
	central: ['order']
};

/**
 * What a form leaves out of a game, in the order of {@link LOST}. Of every game it leaves out the rulings and the times, for
 * example.
 */
export function lostIn({ lost }: GameToWrite, form: WrittenForm): readonly Lost[] {
	const all: readonly Lost[] = [
		...lost,
		...(['rulings', 'times', 'date', 'colours'] as const),
		...(form === 'central' ? (['names'] as const) : [])
	];
	return LOST.filter((one) => all.includes(one) && !SAID[form].includes(one));
}
