import {
	EMBLEM_OF,
	EMBLEM_PATHS,
	PATTERN_OF,
	PLAYER_COLOURS
} from '$lib/drawing/figures/player-symbols';
import { markShape } from '$lib/rules/art';
import { MARK_FILLS, type MarkFill } from '$lib/rules/presentation/art';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { describe, expect, it } from 'vitest';
import { COLOUR_VISIONS, contrast, colourDifference } from '../tools/source/colour';
import { LANDS, TIMES, tokensIn, type Tokens } from '../tools/source/tokens';

const named = (tokens: Tokens, name: string): string => {
	const value = tokens.get(name);
	if (value === undefined) throw new Error(`No token is called ${name}.`);
	return value;
};

const players = tokensIn('players', 'by day');
const player = (name: string): string => named(players, `--player-${name}`);
const figure = (name: string): string => named(players, `--figure-${name}`);

const MARK_NAMES = [...new Set(WINTER_TILES.flatMap(({ mark }) => mark ?? [])), 'gingerbread'];
/** The fills of a mark's silhouettes, without wings: they are as pale as the rim, in front of a body. */
const bodiesOf = (name: string): readonly MarkFill[] =>
	(markShape(name)?.layers ?? []).flatMap(({ fill, rimmed }) =>
		rimmed && fill !== 'wing' ? [fill] : []
	);

const GROUNDS = ['field', 'city', 'road', 'yard', 'wall'];
const SCENES = LANDS.flatMap((land) => TIMES.map((time) => ({ land, time })));

describe.each(SCENES)('$land $time', (scene) => {
	const lands = tokensIn('land', scene.time, scene.land);
	const marks = tokensIn('marks', scene.time, scene.land);
	const land = (name: string): string => named(lands, `--land-${name}`);
	const mark = (name: string): string => named(marks, `--mark-${name}`);

	it.each(GROUNDS)('shows a figure’s outline on %s', (ground) => {
		const line = contrast(figure('line'), land(ground));
		const halo = contrast(figure('halo'), land(ground));
		expect(Math.max(line, halo)).toBeGreaterThanOrEqual(3);
	});

	it.each(['road', 'wall'])('tells a %s from the field by its edge or its surface', (thing) => {
		const [edge, surface, field] = [land(`${thing}-edge`), land(thing), land('field')];
		expect(Math.max(contrast(edge, field), contrast(surface, field))).toBeGreaterThanOrEqual(3);
		expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3);
	});

	it.each(['field', 'city'])('shows the biscuit that is printed on a %s', (ground) => {
		const [biscuit, rim] = [mark('biscuit'), mark('rim')];
		const shown = Math.max(contrast(biscuit, land(ground)), contrast(rim, land(ground)));
		expect(shown).toBeGreaterThanOrEqual(2.5);
		expect(contrast(biscuit, mark('icing'))).toBeGreaterThanOrEqual(4.5);
	});

	it.each(MARK_NAMES)(
		'draws the %s so that on any ground they show, or the rim around them',
		(name) => {
			for (const fill of bodiesOf(name))
				expect(contrast(mark(fill), mark('rim')), fill).toBeGreaterThanOrEqual(4.5);
		}
	);

	it('has a colour for every fill of the marks', () => {
		for (const fill of MARK_FILLS) expect(mark(fill)).toMatch(/^#[\da-f]{6}$/);
	});

	it('shows roofs on their houses, and the pennant on its shield', () => {
		for (const roof of ['roof-a', 'roof-b', 'roof-c'])
			expect(contrast(land('facade'), land(roof)), roof).toBeGreaterThanOrEqual(2);
		expect(contrast(land('shield'), land('shield-edge'))).toBeGreaterThanOrEqual(3);
		expect(contrast(land('shield'), land('charge'))).toBeGreaterThanOrEqual(3);
	});
});

describe('players', () => {
	/** Least CIEDE2000 difference: 10 is visible at a glance, and figures are small. */
	const APART = 19;
	/** Grey lies in older boxes only, pink in newer ones: hardly any table has both. */
	const NEVER_TOGETHER = 15;
	const pairs = PLAYER_COLOURS.flatMap((one, n) =>
		PLAYER_COLOURS.slice(n + 1).map((other) => [one, other] as const)
	);

	it.each(COLOUR_VISIONS)('are told apart by their colours alone, with %s', (vision) => {
		for (const [one, other] of pairs) {
			const distance = colourDifference(player(one), player(other), vision);
			const least = one === 'grey' && other === 'pink' ? NEVER_TOGETHER : APART;
			expect(distance, `${one} and ${other}`).toBeGreaterThanOrEqual(least);
		}
	});

	it.each(PLAYER_COLOURS)('%s is told by its emblem, which can be read on its wood', (colour) => {
		expect(contrast(player(colour), player(`${colour}-ink`))).toBeGreaterThanOrEqual(4.5);
		expect(contrast(player(`${colour}-carved`), player(`${colour}-ink`))).toBeGreaterThanOrEqual(3);
	});

	it.each(PLAYER_COLOURS)('%s is told by its pattern, which can be seen', (colour) => {
		const seen = contrast(player(colour), player(`${colour}-carved`));
		expect(seen).toBeGreaterThanOrEqual(PATTERN_OF[colour] === 'plain' ? 1 : 1.5);
	});

	it('a figure that belongs to nobody has visible lines', () => {
		const [body, icing] = [player('nobody'), player('nobody-ink')];
		expect(contrast(body, icing)).toBeGreaterThanOrEqual(4.5);
	});

	it('have emblems of different shapes, and different patterns', () => {
		const shapes = PLAYER_COLOURS.map((colour) => EMBLEM_PATHS[EMBLEM_OF[colour]]);
		const patterns = PLAYER_COLOURS.map((colour) => PATTERN_OF[colour]);
		expect(new Set(shapes).size).toBe(PLAYER_COLOURS.length);
		expect(new Set(patterns).size).toBe(PLAYER_COLOURS.length);
	});

	it('have two outlines, so that one is visible on any ground', () => {
		const [line, halo] = [figure('line'), figure('halo')];
		expect(contrast(line, halo)).toBeGreaterThanOrEqual(9);
	});

	it.each(PLAYER_COLOURS)('%s differs from one of its two outlines', (colour) => {
		const [line, halo] = [
			contrast(player(colour), figure('line')),
			contrast(player(colour), figure('halo'))
		];
		expect(Math.max(line, halo)).toBeGreaterThanOrEqual(3);
	});
});
