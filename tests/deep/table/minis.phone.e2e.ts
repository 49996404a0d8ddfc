import { openPhone } from '../../e2e/support/phone';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { Finger, TAPS } from '../../e2e/table/support/finger';
import { NAMES, recorded, wholeRecordOf } from '../../e2e/table/support/games';
import { enter, scriptOf } from '../../e2e/table/support/script';
import { setUp } from '../../e2e/table/support/setup';

/** Games of two, and the most taps for each tile. */
const GAMES = [
	// Big Box 6 with all minis that other engines know, and both large expansions.
	['mixed', 'mixed-121', 4, Infinity],
	// So many events have each question several times.
	['flier', 'flier-0', 3.6, 40]
] as const;

for (const [file, id, most, events] of GAMES)
	test(`a game recorded in ${file}.jsonl is entered by tapping`, async ({ server }, info) => {
		const record = wholeRecordOf(recorded(file, id), id);
		const script = scriptOf(record);
		const phone = await openPhone(info.outputPath('profile'), {
			reducedMotion: 'reduce',
			baseURL: server.url
		});
		const finger = new Finger(phone.page);
		await open(phone.page, server.url);
		await setUp(finger, record.header, NAMES.slice(0, record.header.players.length));
		const before = TAPS.map((kind) => finger.taps(kind));
		// The final scoring is like that of any other game.
		const end = Math.min(events, script.events.length - 1);
		for (let index = 0; index < end; index++) await enter(finger, script, index);
		const tiles = script.events.slice(0, end).filter(({ type }) => type === 'base/laid').length;
		const taps = TAPS.map((kind, at) => finger.taps(kind) - (before[at] ?? 0));
		const mean = taps.reduce((sum, count) => sum + count, 0) / tiles;
		const each = TAPS.map((kind, at) => `${kind} ${String(taps[at])}`).join(', ');
		console.log(`${id}: ${String(tiles)} tiles, ${mean.toFixed(2)} taps each: ${each}`);
		expect(mean).toBeLessThanOrEqual(most);
		await phone.close();
	});
