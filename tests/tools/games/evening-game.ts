import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { tilesAround } from '../../../src/lib/engine/board';
import { furtherTile } from '../../../src/lib/engine/further';
import { isDrawnNow, newGame, type Game, type MutableGame } from '../../../src/lib/engine/game';
import type { Placement } from '../../../src/lib/engine/holes';
import { legalPlacements } from '../../../src/lib/engine/legal';
import type { GameEvent } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import {
	decidesInTurns,
	nextQuestion,
	offersIn,
	type Question
} from '../../../src/lib/engine/question';
import { distinctRotations, type TileType } from '../../../src/lib/engine/tile';
import { gameId, replayEvents, type Header } from '../../../src/lib/record';
import { makeGameFile } from '../../../src/lib/record/game-file';
import { deepEqual } from '../../../src/lib/record/deep-equal';
import type { Laid } from '../../../src/lib/rules/base/events';
import { deployOptions, type DeployOption } from '../../../src/lib/rules/base/options';
import {
	eventSchema,
	EXPANSION_IDS,
	rulesOf,
	usualRulingsFor,
	type ExpansionId,
	type LaidTurn,
	type TableEvent
} from '../../../src/lib/rules/catalogue';
import { rulingsOfPrinting } from '../../../src/lib/rules/editions';
import { PRINTINGS } from '../../../src/lib/rules/printings';
import './all-expansions';
import { lyingIn } from './lying';
import { answersIn } from './random-game';
import { seededRandom } from './seeded-random';

/** What is on the table, and who sits at it. */
interface Evening {
	readonly printing: string;
	readonly expansions: readonly ExpansionId[];
	readonly players: number;
	/**
	 * How likely each offer is taken up, in percent; those first that are listed first. They are then answered as it hurts others most. Left
	 * out: half of what is offered is taken up, and anything is answered.
	 */
	readonly wants?: Readonly<Record<string, number>>;
}

/*
 * Plays an evening that a browser test enters by tapping: a few players with several expansions, from a seed. They lay
 * where tiles lie close and points come, as people do: `tsx tests/tools/games/evening-game.ts [name] [seed]`.
 */
const EVENINGS: Readonly<Record<string, Evening>> = {
	'four-expansions': {
		printing: 'base-c1',
		expansions: ['abbey-and-mayor', 'river', 'inns-and-cathedrals', 'traders-and-builders'],
		players: 3
	},
	'six-expansions': {
		printing: 'base-c1',
		expansions: [
			'abbot',
			'inns-and-cathedrals',
			'traders-and-builders',
			'river-2',
			'king-and-robber',
			'gingerbread'
		],
		players: 3
	},
	'big-box-7': {
		printing: 'big-box-7',
		expansions: PRINTINGS.find(({ id }) => id === 'big-box-7')?.holds ?? [],
		players: 2
	},
	everything: { printing: 'base-c1', expansions: EXPANSION_IDS, players: 6 },
	'dragon-and-tower': {
		printing: 'base-c1',
		expansions: ['inns-and-cathedrals', 'traders-and-builders', 'princess-and-dragon', 'tower'],
		players: 2,
		wants: {
			'tower/ransomed': 60,
			'portal/went-through': 80,
			'princess/sent-home': 80,
			'tower/built': 25,
			'tower/climbed': 5,
			'fairy/moved': 15
		}
	}
};
const [NAME = 'four-expansions', FROM = '26'] = process.argv.slice(2);
const SEED = Number(FROM);
const FILE = `tests/games/${NAME}.json`;
const BEGAN = Date.UTC(2026, 10, 20, 19);
const A_TURN = 45_000;

const evening = EVENINGS[NAME];
const printing = PRINTINGS.find(({ id }) => id === evening?.printing);
if (!evening || !printing) throw new Error(`There is no evening ${NAME}.`);
const { expansions, wants } = evening;
const { box } = printing;
const SEATS = [
	{ name: 'Ada', colour: 'red' },
	{ name: 'Ben', colour: 'blue' },
	{ name: 'Chloé', colour: 'green' },
	{ name: 'Dan', colour: 'yellow' },
	{ name: 'Eve', colour: 'black' },
	{ name: 'Finn', colour: 'grey' }
] as const;
const header: Header = {
	id: gameId(NAME),
	created: BEGAN,
	players: SEATS.slice(0, evening.players),
	first: 0,
	box,
	expansions,
	rulings: { ...usualRulingsFor(expansions), ...rulingsOfPrinting(printing) }
};

/** How likely a figure of each kind is put where it may stand, in percent; the others first. */
const LIKES: Readonly<Record<string, number>> = {
	builder: 75,
	pig: 50,
	barn: 35,
	mayor: 35,
	'big-follower': 25,
	wagon: 30,
	follower: 75
};
/** How many spots are played ahead, the closest first. */
const AHEAD = 8;

const rng = seededRandom(SEED);
const chance = (percent: number): boolean => rng.below(100) < percent;
const game = newGame(rulesOf(header), header.players.length, header.first);
const events: TableEvent[] = [];

function take(event: GameEvent): void {
	if (!play(game, event).ok) throw new Error(`Nobody may do that: ${JSON.stringify(event)}`);
	events.push(event as TableEvent);
}

/** The next event; undefined when nothing is left to do. */
function next(now: Game): GameEvent | TableEvent | undefined {
	const ask = nextQuestion(now);
	if (ask) return answered(now, ask);
	const before = wanted(offersIn(now));
	if (before) return answerTo(before);
	const further = furtherTile(now);
	if (further?.no && chance(25)) return further.no;
	const type = ownTile(now) ?? drawn(now);
	if (!type) return further?.no;
	const spots = legalPlacements(now, type);
	return spots.length > 0
		? turn(now, type, spots, now.toMove)
		: { type: 'base/set-aside', player: now.toMove, tile: type.id };
}

function answered(now: Game, ask: Question): GameEvent | undefined {
	const type = ask.tile && now.rules.tiles.get(ask.tile);
	if (type && chance(60)) return turn(now, type, legalPlacements(now, type), ask.player);
	return type ? ask.no : answerTo(ask);
}

/** An answer to what isn't asked with a tile: three times of four another one than “no”. */
function answerTo(ask: Question): GameEvent | undefined {
	const answers = answersIn(ask);
	if (wants) return mostHurting(ask, rng.shuffle(answers));
	return answers.length > 0 && (!ask.no || chance(75)) ? rng.pick(answers) : ask.no;
}

/** The offer that is taken up, if any. */
const wanted = (offers: readonly Question[]): Question | undefined =>
	Object.entries(wants ?? {}).flatMap(([id, percent]) => {
		const offer = offers.find((one) => one.id === id);
		return offer && chance(percent) ? [offer] : [];
	})[0];

/** The answer that costs others most; “no” where any would cost only oneself. */
function mostHurting(ask: Question, answers: readonly GameEvent[]): GameEvent | undefined {
	const best = answers
		.map((answer) => ({ answer, hurts: hurtBy(ask, answer) }))
		.reduce<{ answer?: GameEvent; hurts: number }>((a, b) => (b.hurts > a.hurts ? b : a), {
			hurts: ask.no ? -1 : -Infinity
		});
	return best.answer ?? ask.no;
}

/** How many figures of others an answer takes from the table, less the player's own. */
function hurtBy(ask: Question, answer: GameEvent): number {
	const [place] = ask.options.flat().filter((one) => deepEqual(ask.answer?.(one), answer));
	const sent = (place && ask.sends?.(place))?.map(({ player }) => player) ?? [];
	const whose = 'whose' in answer && typeof answer.whose === 'number' ? [answer.whose] : [];
	const hit = [...sent, ...whose];
	return hit.filter((seat) => seat !== ask.player).length * 2 - hit.length;
}

/**
 * A turn with all that its player decides before it is scored, and half of the time what is offered instead of a figure.
 * @param first what is done instead of a figure, if that is known
 */
function decided(now: Game, laid: Laid, first?: GameEvent): Laid | LaidTurn {
	if (!decidesInTurns(now)) return laid;
	const choices: GameEvent[] = [];
	const lying = () => lyingIn(now, { ...laid, choices });
	const [offer] = laid.deploy || wants ? [] : offersIn(lying());
	const ask = (): Question | undefined => {
		const due = nextQuestion(lying());
		return due?.player === laid.player ? due : undefined;
	};
	let answer = first ?? (offer && chance(50) ? rng.pick(answersIn(offer)) : undefined);
	for (let due = ask(); answer ?? due; due = ask()) {
		answer ??= due && answerTo(due);
		if (!answer) break;
		choices.push(answer);
		answer = undefined;
	}
	return choices.length > 0 ? (v.parse(eventSchema, { ...laid, choices }) as LaidTurn) : laid;
}

/** The player's abbey, now and then, once the river lies. */
function ownTile(now: Game): TileType | undefined {
	const [id] = [...(now.stock[now.toMove] ?? [])].find(([, count]) => count > 0) ?? [];
	const type = id && now.rules.tiles.get(id);
	const fits = type && now.board.order.length > 30 && legalPlacements(now, type).length > 0;
	return fits && chance(12) ? type : undefined;
}

function drawn(now: Game): TileType | undefined {
	const pile = [...now.left].flatMap(([id, count]) =>
		isDrawnNow(now, id) ? Array.from({ length: count }, () => id) : []
	);
	return pile.length > 0 ? now.rules.tiles.get(rng.pick(pile)) : undefined;
}

/** The best of the closest spots, by what the tile pays there and whether another tile may follow; then a figure. */
function turn(
	now: Game,
	type: TileType,
	all: readonly Placement[],
	player: number
): Laid | LaidTurn {
	const ways = distinctRotations(type);
	const close = rng
		.shuffle(all.filter(({ rotation }) => ways.includes(rotation)))
		.sort((a, b) => tilesAround(now.board, b).length - tilesAround(now.board, a).length)
		.slice(0, AHEAD)
		.map((spot) => laidAt(type, spot, player));
	const best = close
		.map((laid) => ({ laid, worth: worthOf(now, laid) }))
		.reduce((a, b) => (b.worth > a.worth ? b : a)).laid;
	const offer = wants && wanted(offersIn(lyingIn(now, best)));
	const instead = offer && answerTo(offer);
	if (instead) return decided(now, best, instead);
	const figure = figureFor(now, type, best);
	return decided(now, figure ? { ...best, deploy: figure } : best);
}

const laidAt = (type: TileType, { x, y, rotation }: Placement, player: number): Laid => ({
	type: 'base/laid',
	player,
	tile: type.id,
	x,
	y,
	rotation
});

function worthOf(now: Game, laid: Laid): number {
	const ahead: MutableGame = replayEvents(header, events).game;
	if (!play(ahead, laid).ok) throw new Error('A legal tile is refused.');
	const gains = ahead.scores.map((points, seat) => points - (now.scores[seat] ?? 0));
	const own = gains[laid.player] ?? 0;
	const others = gains.reduce((sum, gain) => sum + gain, 0) - own;
	return own - others / 2 + tilesAround(now.board, laid).length + (furtherTile(ahead) ? 5 : 0);
}

function figureFor(now: Game, type: TileType, laid: Laid): Laid['deploy'] {
	const laying = { type, spot: laid, rotation: laid.rotation };
	const options = deployOptions(now, laying, laid.player).filter(({ occupied }) => !occupied);
	for (const [kind, percent] of Object.entries(LIKES)) {
		const here = options.filter((option) => option.piece === kind && isLiked(option, type));
		if (here.length === 0 || !chance(percent)) continue;
		const { piece, segment, corner } = rng.pick(here);
		return { piece, segment, ...(corner !== undefined && { corner }) };
	}
	return undefined;
}

/** One figure in ten that could be laid down on a field is. */
const isLiked = ({ piece, segment }: DeployOption, { segments }: TileType): boolean =>
	piece === 'pig' || piece === 'barn' || segments[segment]?.kind !== 'field' || chance(10);

function write(): void {
	const entries = events.map((event, seq) => ({
		seq,
		at: BEGAN + (seq + 1) * A_TURN,
		v: 1 as const,
		event
	}));
	writeFileSync(FILE, makeGameFile({ header, entries }));
	const figures = events.map((event) => ('deploy' in event ? event.deploy?.piece : undefined));
	const counted = (names: readonly (string | undefined)[]) =>
		names.reduce<Record<string, number>>(
			(all, name) => (name === undefined ? all : { ...all, [name]: (all[name] ?? 0) + 1 }),
			{}
		);
	console.log(`Seed ${String(SEED)}:`, {
		events: counted(
			events.flatMap((event) => [
				event.type,
				...(('choices' in event && event.choices) || []).map(({ type }) => type)
			])
		),
		figures: counted(figures),
		scores: game.scores,
		tokens: game.tokens
	});
}

for (let event = next(game); event; event = next(game)) take(event);
take({ type: 'base/ended' });
write();
