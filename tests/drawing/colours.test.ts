import { EMBLEM_OF, EMBLEM_PATHS, PLAYER_COLOURS } from '$lib/drawing/players';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = (name: string): string => readFileSync(`src/lib/drawing/${name}.css`, 'utf8');

/** The custom properties of each rule of a stylesheet that names the given land, by day first, then at dusk. */
function lands(land: string): readonly ReadonlyMap<string, string>[] {
	const rules = [...css('land').matchAll(/\[data-land='(\w+)'\] \{([^}]*)\}/g)];
	return rules.filter(([, name]) => name === land).map(([, , body]) => properties(body ?? ''));
}
const properties = (body: string): ReadonlyMap<string, string> =>
	new Map(
		[...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [key, value])
	);

const players = properties(css('players'));

function luminance(hex: string): number {
	const channels = /^#(..)(..)(..)$/.exec(hex)?.slice(1);
	if (!channels) throw new Error(`Not a plain colour: ${hex}`);
	const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
		const share = parseInt(channel, 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
function contrast(a: string | undefined, b: string | undefined): number {
	const [dark = 0, light = 0] = [luminance(a ?? ''), luminance(b ?? '')].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['field', 'city', 'road', 'yard'];
const SCENES = ['summer', 'winter'].flatMap((land) =>
	lands(land).map((tokens, n) => [`${land} ${n === 0 ? 'by day' : 'at dusk'}`, tokens] as const)
);

it('knows two lands by day and at dusk', () => {
	expect(SCENES.map(([name]) => name)).toEqual([
		'summer by day',
		'summer at dusk',
		'winter by day',
		'winter at dusk'
	]);
});

describe.each(SCENES)('%s', (_, tokens) => {
	const land = (name: string): string | undefined => tokens.get(`--land-${name}`);

	it.each(GROUNDS)('shows a figure’s outline on %s', (ground) => {
		const line = contrast(players.get('--figure-line'), land(ground));
		const halo = contrast(players.get('--figure-halo'), land(ground));
		expect(Math.max(line, halo)).toBeGreaterThanOrEqual(3);
	});

	it.each(['road', 'wall'])('tells a %s from the field by its edge or its surface', (thing) => {
		const [edge, surface, field] = [land(`${thing}-edge`), land(thing), land('field')];
		expect(Math.max(contrast(edge, field), contrast(surface, field))).toBeGreaterThanOrEqual(3);
		expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3);
	});

	it.each(['field', 'city'])('shows the biscuit that is printed on a %s', (ground) => {
		expect(contrast(tokens.get('--mark-gingerbread'), land(ground))).toBeGreaterThanOrEqual(2.5);
		const icing = contrast(tokens.get('--mark-gingerbread'), tokens.get('--mark-lit'));
		expect(icing).toBeGreaterThanOrEqual(4.5);
	});

	it('shows roofs on their houses, and the pennant on its shield', () => {
		expect(contrast(land('facade'), land('roof'))).toBeGreaterThanOrEqual(2);
		expect(contrast(land('shield'), land('shield-edge'))).toBeGreaterThanOrEqual(3);
		expect(contrast(land('shield'), land('charge'))).toBeGreaterThanOrEqual(3);
	});
});

describe('players', () => {
	it.each(PLAYER_COLOURS)('%s is told by its emblem, which can be read on its colour', (colour) => {
		const ink = players.get(`--player-${colour}-ink`);
		expect(contrast(players.get(`--player-${colour}`), ink)).toBeGreaterThanOrEqual(4.5);
	});

	it('a figure that belongs to nobody has icing that can be seen', () => {
		const [body, icing] = [players.get('--player-nobody'), players.get('--player-nobody-ink')];
		expect(contrast(body, icing)).toBeGreaterThanOrEqual(4.5);
	});

	it('have six emblems of different shapes', () => {
		const shapes = PLAYER_COLOURS.map((colour) => EMBLEM_PATHS[EMBLEM_OF[colour]]);
		expect(new Set(shapes).size).toBe(PLAYER_COLOURS.length);
	});

	it('are outlined twice, so that one of the lines shows on any ground', () => {
		const [line, halo] = [players.get('--figure-line'), players.get('--figure-halo')];
		expect(contrast(line, halo)).toBeGreaterThanOrEqual(9);
	});
});
