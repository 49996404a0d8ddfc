import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reviewOf } from '../../src/lib/review';
import { mergePeople, renamePerson, personLookup } from '../../src/lib/review/people';
import { bgStatsLink, bgStatsPlay, MAX_LINK_LENGTH } from '../../src/lib/share/bg-stats';
import { personKey, type GameRecord, type Header, type Person } from '../../src/lib/record';
import { RECORDS } from '../record/records';
import { START_TIME, headerFor, withEvents } from '../record/support';

const MINUTE = 60_000;
const text = v.pipe(v.string(), v.minLength(1));
const whole = v.pipe(v.number(), v.integer());

/** The fields as BG Stats documents them; no others are allowed. */
const documented = v.strictObject({
	sourceName: text,
	sourcePlayId: text,
	playDate: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
	durationMin: v.optional(v.pipe(whole, v.minValue(1))),
	board: text,
	comments: text,
	game: v.strictObject({
		name: text,
		sourceGameId: text,
		bggId: v.optional(whole),
		highestWins: v.boolean(),
		noPoints: v.boolean()
	}),
	players: v.pipe(
		v.array(
			v.strictObject({
				name: text,
				sourcePlayerId: text,
				score: v.number(),
				rank: whole,
				winner: v.boolean(),
				startPlayer: v.boolean(),
				role: text
			})
		),
		v.minLength(1)
	)
});
type Play = v.InferOutput<typeof documented>;

/** What BG Stats reads in the link of a game. */
function read(
	record: GameRecord,
	comments = 'Today’s rules',
	people: readonly Person[] = []
): Play {
	const link = bgStatsLink(bgStatsPlay(record, reviewOf(record), comments, personLookup(people)));
	expect(link.length).toBeLessThan(MAX_LINK_LENGTH);
	const url = new URL(link);
	expect(url.origin + url.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
	return v.parse(documented, JSON.parse(url.searchParams.get('data') ?? ''));
}

/** A game of one tile, five minutes after the set-up, which ends a minute later. */
function short(players: number, more: Partial<Header> = {}): GameRecord {
	const { header, entries } = withEvents({ header: headerFor('bg', players, more), entries: [] }, [
		{ type: 'base/ended', overruled: ['tiles-left'] },
		{ type: 'base/closed' }
	]);
	const timed = entries.map((entry) => ({ ...entry, at: START_TIME + (5 + entry.seq) * MINUTE }));
	return { header, entries: timed };
}

describe('a play for BG Stats', () => {
	it('has the documented fields and no others, in every recorded game', () => {
		for (const record of RECORDS) {
			const play = read(record);
			const { scores, header } = reviewOf(record);
			expect(play.players.map(({ score }) => score)).toEqual(scores);
			expect(play.players.filter(({ startPlayer }) => startPlayer)).toHaveLength(1);
			expect(play.players.findIndex(({ startPlayer }) => startPlayer)).toBe(header.first);
		}
	});

	it('ends when the last tile was laid, in UTC', () => {
		expect(read(short(2))).toMatchObject({ playDate: '2026-11-20 18:05:00', durationMin: 5 });
	});

	it('has the BGG number of the base game; the others are uncertain, and not sent', () => {
		expect(read(short(2)).game).toEqual({
			name: 'Carcassonne',
			sourceGameId: 'carcassonne',
			bggId: 822,
			highestWins: true,
			noPoints: false
		});
		const winter = read(short(2, { box: 'winter-we2' }));
		expect(winter.game).not.toHaveProperty('bggId');
		expect(winter.board).toBe('Winter Edition 2020');
	});

	/** A game of these names. */
	const of = (...names: readonly string[]) =>
		short(names.length, {
			players: headerFor('bg', names.length).players.map(({ colour }, seat) => ({
				name: names[seat] ?? '',
				colour
			}))
		});

	it('recognises a player however the name is written, and keeps two of one name apart', () => {
		const named = (...names: readonly string[]) =>
			read(of(...names)).players.map(({ sourcePlayerId }) => sourcePlayerId);
		expect(named('Ana', 'Ben')).toEqual(['ana', 'ben']);
		expect(named('ANA', 'Ben')).toEqual(['ana', 'ben']);
		expect(named('Ana', 'ana')).toEqual(['ana', 'ana~2']);
		expect(named('Ana', 'ana', 'ana~2')).toEqual(['ana', 'ana~3', 'ana~2']);
		expect(named('ana~2', 'ana', 'Ana', 'ANA')).toEqual(['ana~2', 'ana', 'ana~3', 'ana~4']);
	});

	it('calls a seat without a name by its colour, in new games and in those that stored the colour’s name', () => {
		const seats = (...names: readonly string[]) =>
			read(of(...names)).players.map(({ name, sourcePlayerId }) => [name, sourcePlayerId]);
		const unnamed = [
			['Red', 'red'],
			['Ben', 'ben']
		];
		expect(seats('', 'Ben')).toEqual(unnamed);
		expect(seats('Red', 'Ben')).toEqual(unnamed);
	});

	it('calls players as they were renamed on this device, by the id of their first name', () => {
		const ana = { id: personKey('Ana'), name: 'Ana' };
		const anne = { id: personKey('Anne'), name: 'Anne' };
		const people = renamePerson([], ana, 'Ana María', new Set());
		const seats = (...names: readonly string[]) =>
			read(of(...names), 'Today’s rules', mergePeople(people, anne, ana)).players.map((player) => [
				player.name,
				player.sourcePlayerId
			]);
		const maria = ['Ana María', 'ana'];
		expect(seats('ANA', 'Ben')).toEqual([maria, ['Ben', 'ben']]);
		expect(seats('Ana María', 'Ben')[0]).toEqual(maria);
		expect(seats('anne', 'Ben')[0]).toEqual(maria);
	});

	it.each([
		['families', '👩‍👩‍👧‍👦'.repeat(40)],
		['quotes', '"'.repeat(40)],
		['backslashes', '\\'.repeat(40)],
		['a lone half of a letter', '\ud800'.repeat(40)]
	])('is short enough also for six with names of forty %s', (_, name) => {
		const { header, entries } = short(6);
		const players = header.players.map(({ colour }) => ({ name, colour }));
		const play = read({ header: { ...header, players }, entries }, 'Ж'.repeat(5_000));
		const ids = play.players.map(({ sourcePlayerId }) => sourcePlayerId);
		expect(new Set(ids).size).toBe(6);
		expect(play.comments).toMatch(/^Ж+…$/);
	});
});
