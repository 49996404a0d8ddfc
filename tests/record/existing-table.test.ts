import { describe, expect, it } from 'vitest';
import { inSupply, ledgerOf, type Game } from '../../src/lib/engine/game';
import { isOfFeature, totals } from '../../src/lib/engine/ledger';
import { tileId } from '../../src/lib/engine/tile';
import {
	effectiveLog,
	replayEvents,
	replayRecord,
	summaryOf,
	type GameRecord,
	type LoggedEvent
} from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { randomGame } from '../tools/games/random-game';
import { problemIn } from './bad';
import { existingTableEvents } from './existing-table';
import { RECORDS } from './records';
import { headerFor, withEvents } from './support';

const END: TableEvent = { type: 'base/ended', overruled: ['tiles-left'] };

/** A game after its first events, and the same table entered as an existing one. */
function foundAfter(record: GameRecord, count: number): { played: Game; found: GameRecord } {
	const events = effectiveLog(record.entries).events.slice(0, count);
	const { game: played } = replayEvents(record.header, events);
	const header = { ...record.header, found: true as const };
	return { played, found: withEvents({ header, entries: [] }, existingTableEvents(played, count)) };
}

const endOf = (game: Game) =>
	ledgerOf(game)
		.filter(isOfFeature)
		.filter(({ occasion }) => /^(unfinished|farm|barn\/end)$/.test(occasion))
		.map(({ rule, awards, tiles }) => JSON.stringify({ rule, awards, size: tiles.length }))
		.sort();

describe('an existing table', () => {
	it.each(
		RECORDS.filter((_, index) => index % 3 === 0).map(
			(record) => [record.header.id, record] as const
		)
	)(
		'%s: ends with the same points for the same features as the game that was recorded turn by turn',
		(_, record) => {
			const turns = record.entries.length - 1;
			for (const count of [Math.floor(turns / 2), turns]) {
				const { found } = foundAfter(record, count);
				const events = effectiveLog(record.entries).events.slice(0, count);
				const asked = replayEvents(record.header, [
					...events,
					{ ...END, overruled: ['tiles-left', 'question-open'] }
				]);
				const ended = withEvents(found, [END]);
				const game = replayRecord(ended).game;
				expect(replayRecord(ended).stop).toBeUndefined();
				if (record.header.rulings['farmRule'] !== 'second')
					expect(endOf(game)).toEqual(endOf(asked.game));
				expect(game.scores).toEqual(asked.game.scores);
				expect(totals(ledgerOf(game), game.players)).toEqual(game.scores);
			}
		},
		20_000
	);

	it('keeps every figure and tile while it is entered, and scores nothing', () => {
		for (const seed of [3, 14, 15, 92]) {
			const random = randomGame(seed);
			const { game: played } = replayEvents(headerOf(random), random.events.slice(0, 60));
			const events = existingTableEvents(played, seed);
			for (const count of [1, 20, events.length]) {
				const { game, stop } = replayEvents(
					{ ...headerOf(random), found: true },
					events.slice(0, count)
				);
				expect(stop).toBeUndefined();
				expect(game.phase).toBe('building');
				expect(ledgerOf(game).filter(isOfFeature)).toEqual([]);
				for (const [kind, { perPlayer }] of Object.entries(game.rules.pieces))
					for (let player = 0; player < game.players; player++) {
						const out = [...game.pieces].filter(
							(one) => one.player === player && one.kind === kind
						);
						expect(inSupply(game, player, kind) + out.length).toBe(perPlayer);
					}
				for (const [id, all] of game.rules.counts) {
					const lying = game.board.order.filter(({ type }) => type.id === id).length;
					expect((game.left.get(id) ?? 0) + lying).toBe(all);
				}
			}
		}
	});

	it('is the same after writing and reading a file', () => {
		const [record] = RECORDS;
		if (!record) throw new Error('There are no recorded games.');
		const { found } = foundAfter(record, 40);
		const more: LoggedEvent[] = [
			{ type: 'log/amended', edits: [{ at: 3, events: [] }] },
			{ type: 'log/undone' },
			{ type: 'base/begun', player: 1 }
		];
		const whole = withEvents(found, more);
		const read = parseGameFile(makeGameFile(whole));
		expect(read.ok && read.value).toEqual(whole);
		expect(replayRecord(whole).game).toMatchObject({ phase: 'playing', toMove: 1 });
	});

	it('has a summary with its state and the number of tiles', () => {
		const placed: LoggedEvent = {
			type: 'base/placed',
			tile: tileId('base-U'),
			x: 4,
			y: 4,
			rotation: 1
		};
		const header = headerFor('found', 2, { found: true });
		const record = withEvents({ header, entries: [] }, [placed]);
		expect(summaryOf(record)).toMatchObject({ state: 'building', turns: 1, scores: [0, 0] });
	});
});

const headerOf = (random: ReturnType<typeof randomGame>) =>
	headerFor('random', random.players, {
		box: 'base-c1',
		expansions: random.expansions,
		first: random.first,
		rulings: random.rules.rulings
	});

describe('an existing table in a file', () => {
	const header = headerFor('found', 2, { found: true });
	const placed = { type: 'base/placed', tile: 'base-U', x: 0, y: 0, rotation: 0 };
	const stands = { type: 'base/stood', player: 0, piece: 'follower', x: 0, y: 0, segment: 0 };
	const fileWith = (...events: readonly object[]): string =>
		JSON.stringify({
			tilekeep: 3,
			header,
			entries: events.map((event, seq) => ({ seq, at: seq, v: 1, event }))
		});

	it('is read with its figures', () => {
		expect(problemIn(fileWith(placed, stands))).toBeUndefined();
	});

	it.each<[string, object]>([
		['a tile without a spot', { ...placed, x: undefined }],
		['a tile between two spots', { ...placed, x: 0.5 }],
		['a tile turned by half', { ...placed, rotation: 4 }],
		['a tile with a figure on it', { ...placed, deploy: { piece: 'follower', segment: 0 } }],
		['a tile of a seventh player', { ...placed, player: 6 }],
		['trees that aren’t', { ...placed, trees: false }],
		['a figure of nobody', { ...stands, player: undefined }],
		['a figure on a fifth corner', { ...stands, corner: 4 }],
		['a figure on a segment below none', { ...stands, segment: -1 }],
		['a beginning by nobody', { type: 'base/begun' }],
		[
			'a Gingerbread Man who comes from somewhere',
			{ type: 'gingerbread/stood', to: { x: 0, y: 0, segment: 0 }, player: 0 }
		]
	])('is refused with %s', (_, event) => {
		expect(problemIn(fileWith(event))).toMatchObject({ code: 'malformed' });
	});

	it('is refused when `found` is false', () => {
		const file = JSON.stringify({ tilekeep: 3, header: { ...header, found: false }, entries: [] });
		expect(problemIn(file)).toMatchObject({ code: 'malformed', path: 'header.found' });
	});
});
