import { describe, expect, it } from 'vitest';
import { parseGameFile } from '../../src/lib/record/parse-file';
import type { PointsCorrection } from '../../src/lib/rules/base/events';
import { fileOf, laid, problemIn } from './bad';

const change = (player: number, points: number) => ({ player, points });
const correction: PointsCorrection = {
	type: 'base/corrected',
	changes: [change(0, 3), change(1, -3)],
	reason: 'Ana’s thief — 忘れた',
	why: 'mistake'
};
const fileWith = (fields: object): string => fileOf(laid, Object.assign({}, correction, fields));

describe('manual points in a file', () => {
	it.each<[string, object]>([
		['for a mistake', {}],
		['handed over without a word', { why: 'bought', reason: '' }],
		['of one player', { changes: [change(1, -999)] }],
		['with a nothing among them', { changes: [change(0, 0), change(1, 999)] }],
		['for a reason of 80 characters of four units each', { reason: '👩🏽'.repeat(80) }]
	])('are read: %s', (_, fields) => {
		const parsed = parseGameFile(fileWith(fields));
		expect(parsed.ok && parsed.value.entries[1]?.event).toEqual({ ...correction, ...fields });
	});

	const DAMAGED: readonly [string, object][] = [
		['that change nothing', { changes: [change(0, 0)] }],
		['of nobody', { changes: [] }],
		['of a player named twice', { changes: [change(0, 1), change(0, 2)] }],
		[
			'of more players than sit at any table',
			{ changes: [0, 1, 2, 3, 4, 5, 6].map((n) => change(n, 1)) }
		],
		['that are broken', { changes: [change(0, 0.5)] }],
		['that are no number', { changes: [{ player: 0, points: '3' }] }],
		['beyond 999', { changes: [change(0, 1000)] }],
		['below −999', { changes: [change(0, -1000)] }],
		['handed over, some of them lost', { why: 'bought', changes: [change(0, -3), change(1, 2)] }],
		['for a mistake without a reason', { reason: ' ' }],
		['for a reason of 81 characters', { reason: 'x'.repeat(81) }],
		['for a reason of two lines', { reason: 'a\nb' }],
		['for a reason with half a character', { reason: 'a\ud800' }],
		['without a reason at all', { reason: undefined }],
		['for something unheard of', { why: 'bribe' }],
		['with more than that', { secret: 1 }]
	];
	it.each(DAMAGED)('are refused: %s', (_, fields) => {
		expect(problemIn(fileWith(fields))).toMatchObject({ code: 'malformed' });
	});

	it.each<[string, object, string]>([
		['of a player who isn’t at the table', { changes: [change(3, 1)] }, 'unknown-player'],
		['of an existing table, while the game is played', { why: 'found', reason: '' }, 'not-building']
	])('are nonsense: %s', (_, fields, nonsense) => {
		expect(problemIn(fileWith(fields))).toEqual({
			code: 'cannot-replay',
			turn: 2,
			refusal: { nonsense }
		});
	});
});
