import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import { CORRECTION_REASONS } from '../../src/lib/rules/base/events';
import { BOX_IDS, EXPANSION_IDS, RULINGS, TILES } from '../../src/lib/rules/catalogue';
import { DESCRIBED_TILES } from '../../src/lib/expansions/gingerbread/tiles';
import { crc32 } from '../../src/lib/share/encoding';
import {
	COLOURS,
	CORRECTION_REASONS as NUMBERED_REASONS,
	loadPackedNames
} from '../../src/lib/share/packed/names';
import { declared } from '../tools/games/codes';

const names = await loadPackedNames();

/** False for a number that no name has: it is reserved. */
const isUsed = (name: string): boolean => !name.startsWith('#');

const sorted = (list: Iterable<string>): readonly string[] => [...list].sort();

describe('every name has a number in packed games', () => {
	it.each<[string, readonly string[], Iterable<string>]>([
		['boxes', names.boxes, BOX_IDS],
		['expansions', names.expansions, EXPANSION_IDS],
		['colours', COLOURS, PLAYER_COLOURS],
		['objections', names.objections, declared('objections')],
		['reasons for manual points', NUMBERED_REASONS, CORRECTION_REASONS],
		['tiles', names.tiles, [...TILES.keys(), ...DESCRIBED_TILES]],
		['rulings', names.answers.map(([id]) => id), RULINGS.map(({ id }) => id)]
	])('of the %s', (_, numbered, known) => {
		expect(sorted(numbered.filter(isUsed))).toEqual(sorted(known));
		expect(new Set(numbered).size).toBe(numbered.length);
	});

	it.each(
		RULINGS.map(({ id, choices, usual, unrecorded }) => ({
			id,
			choices,
			usual: unrecorded ?? usual
		}))
	)(
		'of the answers to $id, of which the one of old records was known when packing began',
		({ id, choices, usual }) => {
			const [, answers] = names.answers.find(([one]) => one === id) ?? ['', []];
			expect(answers[0]).toBe(usual);
			const isSize = id === 'tableWidth' || id === 'tableHeight';
			expect(sorted(answers)).toEqual(isSize ? [usual] : sorted(choices));
		}
	);
});

/** The length of a list at some time, and the checksum of its names: older links depend on them. */
const checksumOf = (list: readonly string[], length: number): string =>
	crc32(new TextEncoder().encode(list.slice(0, length).join('\n'))).toString(16);

/** The rulings and their answers, in order. Both may grow at the end. */
const ANSWERS: readonly (readonly [string, ...string[]])[] = [
	['farmers', 'on', 'off'],
	['farmRule', 'third', 'second', 'first'],
	['smallCity', '4', '2'],
	['unfinished', 'score', 'nothing'],
	['ties', 'shared', 'again', 'non-starter', 'starter'],
	['unplayable', 'aside', 'bag'],
	['filledHole', 'no', 'turn'],
	['edge', 'none', 'limits', 'completes'],
	['tableWidth', '21'],
	['tableHeight', '21'],
	['trees', 'end', 'run-on'],
	['buying', 'no', 'yes'],
	['starter', 'youngest', 'chosen', 'lot', 'roads'],
	['aids', 'helper', 'clear', 'referee'],
	['lastAbbeys', 'round', 'none'],
	['wagonMoves', 'connected', 'nearby', 'anywhere'],
	['wagonMonasteries', 'all', 'with-road'],
	['barnOnBarn', 'no', 'yes'],
	['wagonRolls', 'no', 'yes'],
	['barnFarms', 'farm-rule', 'third', 'second', 'first'],
	['gingerbreadMoves', 'once', 'twice']
];

describe('numbers never change', () => {
	it.each<[string, readonly string[], number, string]>([
		['boxes', names.boxes, 5, 'fabb07e5'],
		['expansions', names.expansions, 2, '2decf851'],
		['colours', COLOURS, 7, 'b4eac7fa'],
		['pieces', names.pieces, 4, 'db5d1268'],
		['objections', names.objections, 12, '1094139c'],
		['reasons for manual points', NUMBERED_REASONS, 3, '2de6c0c0'],
		['tiles', names.tiles, 55, 'c4ec5021']
	])('among the %s: add at the end, and a line here', (_, list, length, check) => {
		expect(list.length).toBeGreaterThanOrEqual(length);
		expect(checksumOf(list, length)).toBe(check);
	});

	it.each(ANSWERS.map((known, place) => ({ known, place })))(
		'among the rulings: $known',
		({ known, place }) => {
			const [id, answers] = names.answers[place] ?? ['', []];
			expect([id, ...answers].slice(0, known.length)).toEqual(known);
		}
	);
});
