import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inHand, newGame, type Game, type Outcome } from '../src/lib/engine/game';
import { placements } from '../src/lib/engine/holes';
import type { Line } from '../src/lib/engine/ledger';
import type { Refusal } from '../src/lib/engine/objection';
import { play } from '../src/lib/engine/play';
import { tileId } from '../src/lib/engine/tile';
import { markerAt } from '../src/lib/engine/track';
import { deployOptions } from '../src/lib/rules/base/options';
import { rulesOf, tileType } from '../src/lib/rules/catalogue';
import { parseSample, type Sample } from './samples/case';
import { dump, tableText } from './tools/dump';

const FOLDER = 'tests/samples';
const samples = readdirSync(FOLDER, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }): [string, Sample] => [name, readSample(name)]);

function readSample(name: string): Sample {
	return parseSample(JSON.parse(readFileSync(`${FOLDER}/${name}/case.json`, 'utf8')));
}

describe('every example of the rulebooks', () => {
	it.each(samples)('%s', (_, sample) => {
		const game = newGame(rulesOf(sample), sample.players, 0);
		checkMoment(game, sample, 0);
		sample.events.forEach((event, index) => {
			const played = play(game, event);
			expect(
				played.ok ? [] : codesOf(played.error),
				`event ${String(index + 1)}${dump(game)}`
			).toEqual([]);
			checkMoment(game, sample, index + 1);
		});
		checkEnd(game, sample);
	});
});

describe('the rules as we tell them', () => {
	const told = readFileSync('src/lib/rules/base/RULES.md', 'utf8');
	const ids = Array.from(told.matchAll(/^- ([A-Z]+-\d+)/gm), ([, id = '']) => id);
	const named = (text: string): string[] => text.match(/\b[A-Z]+-\d+\b/g) ?? [];

	it('have a sample each', () => {
		// CITY-3 needs a tile with two cities and a pennant; no box in scope holds one.
		const shown = new Set(samples.flatMap(([, { source }]) => named(source)));
		expect(ids.filter((id) => !shown.has(id))).toEqual(['CITY-3']);
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

function checkMoment(game: Game, { events, expect: wanted }: Sample, moment: number): void {
	const here = ({ after = events.length }: { after?: number | undefined }): boolean =>
		after === moment;
	for (const { event, says } of wanted.refusals?.filter(here) ?? []) {
		const refused = play(game, event as Sample['events'][number]);
		expect(
			refused.ok ? 'taken' : codesOf(refused.error),
			JSON.stringify(event) + dump(game)
		).toEqual(says);
	}
	for (const { tile, count } of wanted.placements?.filter(here) ?? [])
		expect(placements(game.board, tileType(tileId(tile))), dump(game)).toHaveLength(count);
	for (const asked of wanted.options?.filter(here) ?? []) checkOptions(game, asked);
}

function checkOptions(
	game: Game,
	{ player, tile, x, y, rotation, free, occupied }: NonNullable<Sample['expect']['options']>[number]
): void {
	const laying = { type: tileType(tileId(tile)), spot: { x, y }, rotation };
	const options = deployOptions(game, laying, player);
	const segments = (taken: boolean): number[] =>
		options.filter((option) => option.occupied === taken).map(({ segment }) => segment);
	expect({ free: segments(false), occupied: segments(true) }, dump(game)).toEqual({
		free,
		occupied
	});
}

function checkEnd(game: Game, { table, expect: wanted }: Sample): void {
	expect(tableText(game)).toEqual(table);
	expect(game.history.flatMap(awardsOf), dump(game)).toEqual(wanted.awards);
	const found = {
		scores: game.scores,
		hand: game.supply.map((_, player) => inHand(game, player, 'follower')),
		markers: game.scores.map(markerAt),
		aside: game.aside,
		toMove: game.toMove,
		objections: game.history.flatMap(objectionsOf),
		left: Object.fromEntries(game.left)
	};
	expect(found, dump(game)).toMatchObject(wanted.end);
}

const codesOf = (refusal: Refusal): readonly string[] =>
	'nonsense' in refusal ? [refusal.nonsense] : refusal.objections.map(({ code }) => code);

const awardsOf = ({ settlements }: Outcome, index: number): Sample['expect']['awards'] =>
	settlements.flatMap(({ rule, awards }) =>
		awards.map(({ player, points, lines }) => ({
			...{ after: index + 1, rule, player, points },
			sum: lines.map(textOf).join(' + ')
		}))
	);

const textOf = ({ count, of, each }: Line): string => `${String(count)} ${of} × ${String(each)}`;

const objectionsOf = ({ objections }: Outcome, index: number) =>
	objections.length === 0 ? [] : [{ after: index + 1, codes: objections.map(({ code }) => code) }];
