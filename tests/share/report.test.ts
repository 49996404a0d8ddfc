import { expect, it } from 'vitest';
import { isolate } from '../../src/lib/engine/typed-text';
import { reviewOf } from '../../src/lib/review';
import { reportOf } from '../../src/lib/share/report';
import { recordOfSample } from '../review/support';
import { lostByTime, withEvents } from '../record/support';
import { RECORDS } from '../record/records';

it('a report has the rules, the winner, and the sources of points', () => {
	const record = recordOfSample('a-shared-city-of-five-tiles-pays-each-10');
	expect(reportOf(reviewOf(record), 'Farmers: off')).toBe(
		[
			'Carcassonne · Base game',
			'20 November 2026 · 7 tiles',
			'Farmers: off',
			'',
			'Still in progress:',
			'',
			'1. Ana 10 (Cities 10)',
			'1. Björn 10 (Cities 10)',
			'',
			'Largest award: Ana +10, Completed city',
			'Scored with Tilekeep'
		].join('\n')
	);
	const ended = recordOfSample('a-tie-of-farmers-pays-6-6-and-3');
	expect(reportOf(reviewOf(ended), '')).toContain(
		'\n\nAna and Björn share the win with 6 points\n\n'
	);
});

it('a report of a game that somebody lost by time has the winner first, with their own points', () => {
	const ended = recordOfSample('a-majority-of-farmers-takes-6-3-and-0');
	const text = reportOf(reviewOf(withEvents(ended, [lostByTime(0)])), '');
	expect(text).toMatch(/\n\n王小明 wins with 3 points\n\n1\. 王小明 3 .*\n2\. Björn 0\n3\. Ana 6 /);
});

it('a report isolates names from right to left, so that their points stay behind them', () => {
	const { header, entries } = recordOfSample('a-shared-city-of-five-tiles-pays-each-10');
	const players = header.players.map((player, seat) =>
		seat === 0 ? { ...player, name: 'דנה' } : player
	);
	const text = reportOf(reviewOf({ header: { ...header, players }, entries }), '');
	expect(text).toContain('\n1. \u2068דנה\u2069 10 (Cities 10)\n1. Björn 10 (Cities 10)\n');
	expect(text).toContain('Largest award: \u2068דנה\u2069 +10');
});

it('a report of any recorded game is plain text with a line for each player', () => {
	for (const record of RECORDS) {
		const text = reportOf(reviewOf(record), '');
		expect(text).not.toMatch(/undefined|\[object|NaN|\u00a0/);
		for (const { name } of record.header.players)
			expect(text).toMatch(
				new RegExp(`^\\d\\. ${isolate(name).replace(/[^\p{L}]/gu, '.')} `, 'mu')
			);
	}
});
