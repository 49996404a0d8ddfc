import * as v from 'valibot';
import type { MutableGame, Outcome } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Question } from '../../../src/lib/engine/question';
import { PUT, SCORED, SHOWN, type Shown } from '../../../src/lib/expansions/big-top/events';
import { enter } from '../../tools/games/compare-steps';
import {
	firstPlaces,
	playerText,
	xy,
	type Compare,
	type Facts
} from '../../tools/games/compare-texts';
import type { GameTold, Glue, Item } from '../../tools/games/glue';
import {
	index,
	spot,
	whole,
	WHOLE_TILE,
	type RecordedAward,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';
import { withGardens } from './gardens';

/* The circus in recorded games. */

const shown = v.object({ x: whole, y: whole, value: index });

/** What records say of the circus in a turn. */
const TURN = {
	ringmasterOptions: v.optional(v.array(index)),
	/** Tiles where an acrobat could be put, and where one was put. */
	acrobatOptions: v.optional(v.array(spot)),
	acrobat: v.optional(spot),
	/** Pyramids that could be scored, and the one that was. */
	acrobatScoreOptions: v.optional(v.array(spot)),
	scoreAcrobats: v.optional(spot),
	/** The token that was shown, and where the big top went. */
	bigTop: v.optional(v.object({ shown: v.optional(shown), to: spot }))
};
const GAME = { bigTopAtEnd: v.optional(shown) };

type Turn = RecordedTurn & Told<typeof TURN>;
type Whole = GameTold & Told<typeof GAME>;

/** What pays apart from features, as records call it, and why by our ledger. */
const APART = {
	acrobats: ['acrobats/scored', 'acrobats/end'],
	bigtop: [SHOWN],
	ringmaster: ['ringmaster/scored']
} as const;
type Apart = keyof typeof APART;
const ALL = Object.keys(APART) as Apart[];
const OCCASIONS: readonly string[] = Object.values(APART).flat();

/** The only printing has gardens; an acrobat stands on a whole tile. */
const asWeNameIt = (record: unknown): unknown =>
	JSON.parse(
		JSON.stringify(withGardens(record))
			.replace(/"deploy":\{"piece":"follower","acrobats":(\[[^\]]+\])\}/g, '"acrobat":$1')
			.replace(/"acrobats":true/g, `"feature":${String(WHOLE_TILE)}`)
	);

const at = ([x, y]: readonly [number, number]) => ({ x, y });
const spots = (told: readonly (readonly [number, number])[] = []): Facts =>
	told.map((one) => xy(at(one)));

function choicesIn({ player, acrobat, scoreAcrobats }: Turn) {
	if (acrobat) return [{ type: PUT, player, at: at(acrobat) }] as const;
	return scoreAcrobats ? ([{ type: SCORED, player, at: at(scoreAcrobats) }] as const) : [];
}

const eventOf = (player: number, { x, y, value }: v.InferOutput<typeof shown>): Shown => ({
	type: SHOWN,
	player,
	at: { x, y },
	count: value
});

/** What is paid apart from features, with what was counted for it. */
function compareApart(
	awards: readonly RecordedAward[],
	{ settlements }: Pick<Outcome, 'settlements'>,
	which: readonly Apart[],
	compare: Compare
): void {
	for (const apart of which) {
		const reasons: readonly string[] = APART[apart];
		compare(
			`pay for ${apart}`,
			awards.filter(({ feature }) => feature === apart).map(toldText),
			settlements
				.filter(({ occasion }) => reasons.includes(occasion))
				.flatMap((paid) =>
					paid.awards.map(({ player, lines }) => {
						const [{ count, each } = { count: 0, each: 0 }] = lines;
						return `${playerText(player)}: ${String(count)} × ${String(each)}`;
					})
				)
		);
	}
}

/** Records count a circus and acrobats apart. */
function toldText({ player, points, items }: RecordedAward): string {
	const count = items.reduce((sum, [, some]: Item) => sum + (some ?? 0), 0);
	return `${playerText(player)}: ${String(count)} × ${String(points / count)}`;
}

/** What was paid with the turn, then what the token paid, and where the big top went. */
function compareTurn(game: MutableGame, turn: Turn, outcome: Outcome, compare: Compare): void {
	const { awards = [], bigTop, player } = turn;
	compareApart(awards, outcome, ['acrobats', 'ringmaster'], compare);
	const event = bigTop?.shown && eventOf(player, bigTop.shown);
	const after = event && enter(game, event, 'the token', compare);
	compareApart(awards, after ?? { settlements: [] }, ['bigtop'], compare);
	const stands = game.markers.get('big-top');
	if (bigTop) compare('where the big top is', [xy(at(bigTop.to))], stands ? [xy(stands)] : []);
}

function answerTo(ask: Question, { player, bigTop }: Turn): GameEvent | undefined {
	return ask.id === SHOWN && bigTop?.shown ? eventOf(player, bigTop.shown) : undefined;
}

const isPaid =
	(apart: Apart) =>
	({ awards = [] }: Turn): boolean =>
		awards.some(({ feature }) => feature === apart);
const performs = ({ acrobat }: Turn): boolean => acrobat !== undefined;
const scores = ({ scoreAcrobats }: Turn): boolean => scoreAcrobats !== undefined;
const shows = ({ bigTop }: Turn): boolean => bigTop?.shown !== undefined;

export default {
	editions: { 'big-top': {}, 'big-top-c2': {} },
	fields: { turn: TURN, game: GAME },
	readAs: asWeNameIt,
	done: ['acrobat', 'scoreAcrobats'],
	choices: choicesIn,
	answer: answerTo,
	answerLast: (ask, { bigTopAtEnd }) =>
		ask.id === SHOWN && bigTopAtEnd ? eventOf(ask.player, bigTopAtEnd) : undefined,
	offers: (game, { turn, asked, compareFigure }, compare) => {
		if (!game.rules.modules.has('acrobats')) return;
		compareFigure('ringmaster', turn.ringmasterOptions);
		const offered = (id: string): Facts =>
			asked()
				.filter((ask) => ask.id === id)
				.flatMap(firstPlaces)
				.map(xy);
		compare('tiles for an acrobat', spots(turn.acrobatOptions), offered(PUT));
		compare('pyramids to score', spots(turn.acrobatScoreOptions), offered(SCORED));
	},
	ended: (game, turn, { outcome }, compare) => {
		compareTurn(game, turn, outcome, compare);
	},
	final: (_, { finalAwards = [] }, outcome, compare) => {
		compareApart(finalAwards, outcome, ALL, compare);
	},
	noFeature: ALL,
	isListedApart: ({ occasion }) => OCCASIONS.includes(occasion),
	damages: [
		{
			what: 'tiles for an acrobat',
			file: 'bigtop',
			has: performs,
			change: ({ acrobatOptions }) => acrobatOptions?.pop()
		},
		{
			what: 'supply before',
			file: 'bigtop',
			has: performs,
			change: (turn) => delete turn.acrobat
		},
		{
			what: 'pyramids to score',
			file: 'bigtop',
			has: scores,
			change: ({ acrobatScoreOptions }) => acrobatScoreOptions?.pop()
		},
		{
			what: 'pay for acrobats',
			file: 'bigtop',
			has: scores,
			change: (turn) => delete turn.scoreAcrobats
		},
		{
			what: 'followers home from towers',
			file: 'bigtop',
			has: scores,
			change: ({ returned }) => returned?.pop()
		},
		{
			what: 'ringmaster options',
			file: 'bigtop',
			has: ({ ringmasterOptions = [] }) => ringmasterOptions.length > 0,
			change: ({ ringmasterOptions }) => ringmasterOptions?.pop()
		},
		{
			what: 'pay for ringmaster',
			file: 'bigtop',
			has: isPaid('ringmaster'),
			change: ({ awards = [] }) =>
				awards.find(({ feature }) => feature === 'ringmaster')?.items.pop()
		},
		{
			what: 'pay for bigtop',
			file: 'bigtop',
			has: isPaid('bigtop'),
			change: ({ bigTop }) =>
				bigTop?.shown && (bigTop.shown.value = bigTop.shown.value === 4 ? 3 : 4)
		},
		{
			what: 'the token',
			file: 'bigtop',
			has: shows,
			change: ({ bigTop }) => bigTop?.shown && (bigTop.shown.x += 9)
		},
		{
			what: 'where the big top is',
			file: 'bigtop',
			has: shows,
			change: ({ bigTop }) => bigTop && (bigTop.to[0] += 9)
		},
		{
			what: 'the end',
			file: 'bigtop',
			changeGame: ({ bigTopAtEnd }) => bigTopAtEnd && (bigTopAtEnd.x += 9)
		}
	]
} satisfies Glue<Turn, Whole>;
