import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameId } from '../../src/lib/record';
import { photoId } from '../../src/lib/record/evening';
import { headerFor, withEvents } from '../record/support';
import { RECORDS } from '../record/records';
import { closed } from '../review/summaries';

/* Of the tests without a browser only these have a process of their own: a thread can't change the time zone of its process. */

const HOME = process.env['TZ'];

function moveTo(zone: string | undefined): void {
	if (zone === undefined) delete process.env['TZ'];
	else process.env['TZ'] = zone;
	// Modules keep what `Intl` made for a zone.
	vi.resetModules();
}

const load = async () => ({
	...(await import('../../src/lib/share/backup')),
	...(await import('../../src/lib/share/bg-stats')),
	...(await import('../../src/lib/share/csv')),
	...(await import('../../src/lib/table/sharing/send')),
	...(await import('../../src/lib/table/evening/photo-actions')),
	...(await import('../../src/lib/review/game-filter')),
	...(await import('../../src/lib/review/people')),
	...(await import('../../src/lib/review')),
	...(await import('../../src/lib/words/en/home'))
});

const players = [
	{ name: 'Ana', colour: 'red' },
	{ name: 'Ben', colour: 'blue' }
] as const;
const gameAt = (created: number) => ({
	header: headerFor('one', 2, { players, created }),
	entries: []
});
const picture = new Blob(['picture'], { type: 'image/webp' });
const photoAt = (at: number) => ({
	game: gameId('one'),
	id: photoId('one'),
	at,
	width: 1600,
	height: 1200,
	picture,
	thumbnail: picture
});

/** One moment, on two days. */
const MOMENT = Date.UTC(2026, 10, 21, 2, 0, 5);

describe.each([
	['America/New_York', '2026-11-20', '21-00-05'],
	['Europe/Berlin', '2026-11-21', '03-00-05'],
	['Pacific/Kiritimati', '2026-11-21', '16-00-05']
])('in %s', (zone, today, clock) => {
	let app: Awaited<ReturnType<typeof load>>;
	beforeAll(async () => {
		moveTo(zone);
		app = await load();
	});
	afterAll(() => {
		moveTo(HOME);
	});

	it('a moment has the day and hour of the clock on the wall', () => {
		expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
		expect(app.fileName(gameAt(MOMENT))).toBe(`tilekeep-${today}-Ana-Ben.json`);
		expect(app.fileName(gameAt(MOMENT), 'scores.csv')).toBe(`tilekeep-${today}-Ana-Ben.scores.csv`);
		expect(app.fileName(gameAt(MOMENT), 'png')).toBe(`tilekeep-${today}-Ana-Ben.png`);
		expect(app.backupName({ made: MOMENT })).toBe(`tilekeep-${today}.tilekeep`);
		expect(app.photoFile(photoAt(MOMENT)).name).toBe(`tilekeep-${today}-${clock}.webp`);
	});

	// The nights in which a clock is changed are among them.
	it.each([
		[2026, 0, 1],
		[2026, 2, 8],
		[2026, 2, 29],
		[2026, 9, 25],
		[2026, 10, 1],
		[2026, 10, 20],
		[2026, 11, 31]
	])('the files of %i, %i, %i are named as the list of games says', (year, month, day) => {
		const noon = new Date(year + 1, month, day, 12).getTime();
		for (const [hour, minute] of [
			[0, 0],
			[0, 30],
			[3, 30],
			[12, 0],
			[21, 0],
			[23, 59]
		]) {
			const time = new Date(year, month, day, hour, minute).getTime();
			const named = app.fileName(gameAt(time)).slice('tilekeep-'.length, -'-Ana-Ben.json'.length);
			const [, ...rest] = named.split('-').map(Number);
			expect([Number(named.slice(0, 4)), ...rest]).toEqual([year, month + 1, day]);
			const listed = new Date(`${app.words.home.when(time, noon)} 12:00`);
			expect([listed.getFullYear(), listed.getMonth(), listed.getDate()]).toEqual([
				year,
				month,
				day
			]);
			expect(app.backupName({ made: time })).toBe(`tilekeep-${named}.tilekeep`);
			expect(app.photoFile(photoAt(time)).name).toContain(`tilekeep-${named}-`);
			const card = closed(1, { Ana: 60, Ben: 50 }, { modified: time });
			const filter = { ...app.NO_FILTER, from: named, to: named };
			expect(app.filterGames([card], filter)).toEqual([card]);
		}
	});

	it('the table of awards has the time on the wall', () => {
		const [record = gameAt(0)] = RECORDS;
		const review = app.reviewOf(record);
		const paid = review.race.find(({ settlements }) =>
			settlements.some(({ awards }) => awards.length > 0)
		);
		const at = new Date(paid?.at ?? 0);
		const two = (n: number) => String(n).padStart(2, '0');
		const day = `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
		expect(app.awardsCsv(record, review).split('\r\n')[1]?.split(',')[1]).toBe(
			`${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
		);
	});

	it('BG Stats is told the time in UTC, as it asks for', () => {
		const record = withEvents(gameAt(MOMENT), []);
		const play = app.bgStatsPlay(record, app.reviewOf(record), '', app.personLookup([]));
		expect(play.playDate).toBe('2026-11-21 02:00:05');
	});
});
