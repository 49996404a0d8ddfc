import { describe, expect, it } from 'vitest';
import { stateOf } from '../../src/lib/tournament/state';
import {
	accepted,
	changesOfResult,
	entered,
	ids,
	paired,
	played,
	scored,
	told,
	tournamentOf
} from './support';

const ONE = played(1, 'A-B 90:60, C-D 80:70, E-F 75:70');

describe('a corrected result', () => {
	it('changes places, and nothing that was paired when there is nothing yet', () => {
		const changes = changesOfResult(
			told(6, ONE, { tieBreaks: ['difference'] }),
			1,
			1,
			scored('60:90')
		);
		expect(changes).toEqual({
			moved: [
				{ player: 'B', from: 6, to: 1 },
				{ player: 'A', from: 1, to: 6 }
			],
			pairedSince: []
		});
	});

	it('changes places in the standings that people see: without the round that is being played', () => {
		const playing = [ONE, paired(2, 'A-C D-E F-B'), accepted(2, 3, '90:10')];
		const settings = { tieBreaks: ['difference'] } as const;
		const moved = (events: Parameters<typeof told>[1]) =>
			changesOfResult(told(6, events, settings), 1, 1, scored('60:90')).moved;
		expect(moved(playing)).toEqual(moved([ONE]));
	});

	it('counts nobody who can play only from the next round on', () => {
		const settings = { tieBreaks: ['points'] } as const;
		// Without a point B and E would share a place, if E counted: then the correction would part them.
		const late = [...played(1, 'A-B 90:0, C-D 80:70'), entered('E')];
		const log = [...['A', 'B', 'C', 'D'].map(entered), ...late];
		const state = stateOf(tournamentOf(ids(5), log, settings));
		expect(changesOfResult(state, 1, 1, scored('90:1')).moved).toEqual([]);
	});

	it('says which tables of the next round would be others', () => {
		// A +30, C +10, D -10, B -30: A-C and D-B.
		const before = [played(1, 'A-B 90:60, C-D 80:70'), played(2, 'A-C 80:70, D-B 80:70')];
		const state = told(4, before, { tieBreaks: ['difference'] });
		const same = changesOfResult(state, 1, 1, scored('91:60'));
		expect(same).toEqual({
			moved: [],
			pairedSince: [{ round: 2, stage: 'rounds', otherwise: [] }]
		});
		// B +30, C +10, D -10, A -30: B-C and D-A. B and D haven't started.
		const swapped = changesOfResult(state, 1, 1, scored('60:90'));
		expect(swapped.pairedSince).toEqual([
			{
				round: 2,
				stage: 'rounds',
				otherwise: [
					['B', 'C'],
					['D', 'A']
				]
			}
		]);
	});

	it('changes who is in the finals, and how they would be paired', () => {
		const settings = { rounds: 1, finals: 4, tieBreaks: ['difference'] } as const;
		const eight = played(1, 'A-H 90:10, B-G 80:10, C-F 70:10, D-E 60:10');
		const semi = played(2, 'A-D 9:8, B-C 9:8', 'semi-final');
		const final = played(3, 'A-B 9:8, C-D 8:9', 'final');
		const state = told(8, [eight, semi, final], settings);
		// E instead of D is fourth: A-E, and B-C as before. The final is made of the semi-finals as they were played.
		expect(changesOfResult(state, 1, 4, scored('10:60'))).toEqual({
			moved: [],
			pairedSince: [
				{ round: 2, stage: 'semi-final', otherwise: [['A', 'E']] },
				{ round: 3, stage: 'final', otherwise: [] }
			]
		});
		// D beat A: D-B would be the final, and A-C the game for the third place.
		expect(changesOfResult(state, 2, 1, scored('8:9')).pairedSince).toEqual([
			{
				round: 3,
				stage: 'final',
				otherwise: [
					['B', 'D'],
					['A', 'C']
				]
			}
		]);
		expect(changesOfResult(state, 3, 1, scored('8:9'))).toEqual({
			moved: [
				{ player: 'B', from: 2, to: 1 },
				{ player: 'A', from: 1, to: 2 }
			],
			pairedSince: []
		});
	});
});
