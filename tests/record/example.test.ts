import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureAt } from '../../src/lib/engine/board';
import { replayRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { EXAMPLE, exampleGame, exampleRecord } from '../tools/make/example-record';

const text = readFileSync('static/example.json', 'utf8');
const read = parseGameFile(text);
if (!read.ok) throw new Error(`The example is refused: ${JSON.stringify(read.error)}`);
const { game, stop } = replayRecord(read.value);
const { players } = read.value.header;

describe('the example game', () => {
	it('is the file that `npm run example` makes', () => {
		expect(text).toBe(makeGameFile(exampleRecord()));
	});

	it('replays without objections, with the recorded points after every turn', () => {
		expect(stop).toBeUndefined();
		expect(game.history.flatMap(({ objections }) => objections)).toEqual([]);
		const recorded = exampleGame()
			.turns.slice(0, EXAMPLE.turns)
			.map(({ scores }) => scores);
		expect(recorded).toHaveLength(EXAMPLE.turns);
		const sums = game.history.reduce<readonly number[][]>((all, { settlements }) => {
			const before = all.at(-1) ?? players.map(() => 0);
			const awards = settlements.flatMap((one) => one.awards);
			const won = (player: number) =>
				awards.filter((one) => one.player === player).reduce((sum, one) => sum + one.points, 0);
			return [...all, before.map((points, player) => points + won(player))];
		}, []);
		expect(sums).toEqual(recorded);
	});

	it('has turns to look at and turns left to play', () => {
		const settled = game.history.flatMap(({ settlements }) => settlements);
		const kinds = new Set(settled.map(({ kind }) => kind));
		expect([...kinds].sort()).toEqual(['city', 'monastery', 'road']);
		const standing = [...game.pieces].map(({ at }) => featureAt(game.board, at)?.kind);
		expect(standing).toContain('field');
		const out = (player: number) => [...game.pieces].filter((one) => one.player === player).length;
		expect(players.map((_, player) => out(player))).toEqual([6, 6]);
		expect(game.phase).toBe('playing');
	});
});
