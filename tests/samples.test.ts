import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openQuestions, type Question } from '../src/lib/engine/question';
import { featureAt } from '../src/lib/engine/board';
import { furtherTile } from '../src/lib/engine/further';
import { originOf } from '../src/lib/engine/feature';
import {
	inSupply,
	newGame,
	type Outcome,
	type Game,
	type MutableGame
} from '../src/lib/engine/game';
import { legalPlacements } from '../src/lib/engine/legal';
import type { AwardLine } from '../src/lib/engine/ledger';
import type { Refusal } from '../src/lib/engine/objection';
import { play, replay } from '../src/lib/engine/play';
import type { Rulings } from '../src/lib/engine/rulings';
import type { Place } from '../src/lib/engine/spot';
import type { MarkerPlace } from '../src/lib/engine/piece';
import { tileId, type TileType } from '../src/lib/engine/tile';
import { markerAt } from '../src/lib/engine/track';
import { deployOptions } from '../src/lib/rules/base/options';
import { winnersOf } from '../src/lib/rules/base/ties';
import { EXPANSION_IDS } from '../src/lib/rules/declared';
import { gingerbreadPlace } from '../src/lib/expansions/gingerbread/gingerbread';
import { folderOf } from './tools/source/expansions/folders';
import type { Sample } from './samples/case';
import { NUMBERED, NUMBERS } from './samples/numbered';
import { readSamples, rulesFor } from './samples/read';
import { dump, tableText } from './tools/games/dump';
import { rulesIn } from './tools/source/expansions/listed-rules';

const samples = readSamples();

describe('every example of the rulebooks', () => {
	it.each(samples)('%s', (_, sample) => {
		const game = newGame(rulesFor(sample), sample.players, 0);
		checkPosition(game, sample, 0);
		sample.events.forEach((event, index) => {
			const played = play(game, event);
			expect(
				played.ok ? [] : codesOf(played.error),
				`event ${String(index + 1)}${dump(game)}`
			).toEqual([]);
			checkPosition(game, sample, index + 1);
		});
		checkEnd(game, sample);
		for (const { rulings, ...wanted } of sample.otherwise)
			expect(resultUnder(sample, rulings), JSON.stringify(rulings)).toMatchObject(wanted);
	});
});

/** The scores and winners of a sample's game where other answers were given to some rulings. */
function resultUnder(sample: Sample, others: Rulings) {
	const rulings: Rulings = { ...sample.rulings, ...others };
	const { game } = replay(rulesFor({ ...sample, rulings }), sample.players, 0, sample.events);
	return resultOf(game);
}

const resultOf = ({ scores, rules }: Game) => ({
	scores,
	winners: winnersOf(scores, rules.rulings, 0)
});

describe('the rules as we tell them', () => {
	const ids = [
		'rules/base',
		'rules/river',
		...new Set(EXPANSION_IDS.map((id) => `expansions/${folderOf(id)}`))
	].flatMap((folder) => rulesIn(readFileSync(`src/lib/${folder}/RULES.md`, 'utf8')));
	const named = (text: string): string[] => text.match(/\b[A-Z]+-\d+\b/g) ?? [];

	it('have a sample each', () => {
		const shown = new Set(samples.flatMap(([, { source }]) => named(source)));
		expect(ids.filter((id) => !shown.has(id))).toEqual([]);
	});

	it('have an id each', () => {
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
	});

	it('know every rule that a sample or an award names', () => {
		const rules = samples.flatMap(
			([
				,
				{
					source,
					expect: { awards }
				}
			]) => [...named(source), ...awards.map(({ rule }) => rule)]
		);
		expect(rules.filter((rule) => !ids.includes(rule))).toEqual([]);
	});
});

describe('the numbered rules, combinations, examples and open questions of five boxes', () => {
	const numbers = Object.entries(NUMBERS).flatMap(([letter, count]) =>
		Array.from({ length: count }, (_, at) => letter + String(at + 1))
	);

	it('are all there', () => {
		expect(Object.keys(NUMBERED).sort()).toEqual([...numbers].sort());
	});

	it.each(numbers)('%s has a sample', (number) => {
		const [, ...shown] = NUMBERED[number] ?? [];
		expect(shown).not.toEqual([]);
		expect(samples.map(([name]) => name)).toEqual(expect.arrayContaining(shown));
	});
});

function checkPosition(
	game: MutableGame,
	{ events, expect: wanted }: Sample,
	position: number
): void {
	const here = ({ after = events.length }: { after?: number | undefined }): boolean =>
		after === position;
	for (const { event, says } of wanted.refusals?.filter(here) ?? []) {
		const refused = play(game, event as Sample['events'][number]);
		expect(
			refused.ok ? 'taken' : codesOf(refused.error),
			JSON.stringify(event) + dump(game)
		).toEqual(says);
	}
	for (const { tile, count } of wanted.placements?.filter(here) ?? [])
		expect(legalPlacements(game, typeIn(game, tile)), dump(game)).toHaveLength(count);
	for (const asked of wanted.options?.filter(here) ?? []) checkOptions(game, asked);
	for (const { open } of wanted.asks?.filter(here) ?? [])
		expect(
			openQuestions(game)
				.flatMap(withLedTo)
				.map((ask, index) => askedIn(game, ask, open[index])),
			dump(game)
		).toEqual(open.map(inOrder));
	for (const { part, due } of wanted.further?.filter(here) ?? [])
		expect([game.turn?.part, furtherTile(game)?.id ?? null], dump(game)).toEqual([part, due]);
	for (const { at } of wanted.gingerbread?.filter(here) ?? [])
		expect(placeText(gingerbreadPlace(game)), dump(game)).toEqual(at);
	for (const { figure, at } of wanted.neutral?.filter(here) ?? [])
		expect(markerText(game.markers.get(figure)), `${figure}${dump(game)}`).toEqual(at);
	for (const { player, beside, space } of wanted.track?.filter(here) ?? [])
		expect(onTrack(game, player), `robber of ${String(player)}${dump(game)}`).toEqual([
			beside,
			space
		]);
}

/** Beside whom a player's figure stands on the score track, and on which space. */
function onTrack({ apart, scores }: Game, player: number): readonly (number | null)[] {
	const on = [...apart].find((one) => one.player === player && one.on.kind === 'track')?.on;
	return on?.kind === 'track' ? [on.player, markerAt(scores[on.player] ?? 0).space] : [null, null];
}

/** A question and those to which its choices lead. */
const withLedTo = (ask: Question): readonly Question[] => [
	ask,
	...(ask.choices ?? []).flatMap(({ then }) => (then ? withLedTo(then) : []))
];

/** The design of that id. Throws when this game has none. */
function typeIn({ rules }: Game, id: string): TileType {
	const type = rules.tiles.get(tileId(id));
	if (!type) throw new Error(`There is no tile ${id} in this game.`);
	return type;
}

const placeText = (at: Place | undefined) => (at ? [at.x, at.y, at.segment] : null);

/** A neutral figure's place, or its tile. */
const markerText = (at: MarkerPlace | undefined) =>
	at && !('segment' in at) ? [at.x, at.y] : placeText(at);

type Asked = NonNullable<Sample['expect']['asks']>[number]['open'][number];

/** A question in the words of a sample: each feature by the place where it began, each tile by its spot. */
function askedIn(game: Game, { id: question, player, options }: Question, wanted?: Asked) {
	const first = options.flatMap(([place]) => place ?? []);
	const found =
		wanted && 'tiles' in wanted
			? { tiles: first.map(({ x, y }) => [x, y]) }
			: { features: first.map((place) => originAt(game, place)) };
	return inOrder({ question, player, ...found });
}

const originAt = (game: Game, place: Place) => {
	const feature = featureAt(game.board, place);
	return feature && placeText(originOf(feature));
};

const inOrder = (asked: object) =>
	Object.fromEntries(
		Object.entries(asked).map(([key, value]: [string, unknown]) => [
			key,
			Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value
		])
	);

function checkOptions(game: Game, asked: NonNullable<Sample['expect']['options']>[number]): void {
	const { player, piece, tile, x, y, rotation, free, occupied } = asked;
	const laying = { type: typeIn(game, tile), spot: { x, y }, rotation };
	const options = deployOptions(game, laying, player).filter((option) => option.piece === piece);
	const segments = (taken: boolean): number[] =>
		options
			.filter((option) => option.occupied === taken)
			.map(({ segment, corner }) => corner ?? segment);
	expect({ free: segments(false), occupied: segments(true) }, dump(game)).toEqual({
		free,
		occupied
	});
}

function checkEnd(game: Game, { table, expect: wanted }: Sample): void {
	expect(tableText(game)).toEqual(table);
	expect(game.history.flatMap(awardsOf), dump(game)).toEqual(wanted.awards);
	const found = {
		...resultOf(game),
		hand: handOf(game, 'follower'),
		figures: Object.fromEntries(
			Object.keys(game.rules.pieces).map((kind) => [kind, handOf(game, kind)])
		),
		stock: Object.fromEntries(
			[...game.rules.stock.keys()].map((id) => [id, game.stock.map((own) => own.get(id) ?? 0)])
		),
		standing: [...game.pieces].map(({ player, kind, at }) => ({
			player,
			piece: kind,
			at: placeText(at)
		})),
		onTiles: Array.from(game.onTiles, ({ token, at }) => ({ token, at: [at.x, at.y] })),
		held: [...game.apart].flatMap(({ kind, player, on }) =>
			on.kind === 'player' ? [{ holder: on.player, player, piece: kind }] : []
		),
		onTop: [...game.apart].flatMap(({ kind, player, on }) =>
			on.kind === 'tile' ? [{ player, piece: kind, at: [on.spot.x, on.spot.y] }] : []
		),
		markers: game.scores.map(markerAt),
		tokens: game.tokens.map((own) =>
			Object.fromEntries(Object.entries(own).filter(([, count]) => count > 0))
		),
		aside: game.aside,
		hidden: game.unseen,
		toMove: game.toMove,
		objections: game.history.flatMap(objectionsOf),
		left: Object.fromEntries(game.left)
	};
	expect(found, dump(game)).toMatchObject(wanted.end);
}

const handOf = (game: Game, kind: string): number[] =>
	game.supply.map((_, player) => inSupply(game, player, kind));

const codesOf = (refusal: Refusal): readonly string[] =>
	'nonsense' in refusal ? [refusal.nonsense] : refusal.objections.map(({ code }) => code);

const awardsOf = ({ settlements }: Outcome, index: number): Sample['expect']['awards'] =>
	settlements.flatMap(({ rule, awards }) =>
		awards.map(({ player, points, lines }) => ({
			after: index + 1,
			rule,
			player,
			points,
			sum: lines.map(textOf).join(' + ')
		}))
	);

const textOf = ({ count, of, each }: AwardLine): string =>
	`${String(count)} ${of} × ${String(each)}`;

const objectionsOf = ({ objections }: Outcome, index: number) =>
	objections.length === 0 ? [] : [{ after: index + 1, codes: objections.map(({ code }) => code) }];
