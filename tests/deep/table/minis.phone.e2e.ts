import { openPhone } from '../../e2e/support/phone';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { Finger, TAPS } from '../../e2e/table/support/finger';
import { NAMES, recorded, wholeRecordOf } from '../../e2e/table/support/games';
import { enter, scriptOf } from '../../e2e/table/support/script';
import { setUp } from '../../e2e/table/support/setup';

/** Games of two, and the most taps for each event. */
const GAMES = [
	['gold', 'gold-0', 3.6],
	['mage', 'mage-0', 3.7],
	['flier', 'flier-0', 3.6]
] as const;
/** So many events have each question several times. */
const EVENTS = 40;

for (const [file, id, most] of GAMES)
	test(`half a game recorded in ${file}.jsonl is entered by tapping`, async ({ server }, info) => {
		const record = wholeRecordOf(recorded(file, id), id);
		const script = scriptOf(record);
		const phone = await openPhone(info.outputPath('profile'), {
			reducedMotion: 'reduce',
			baseURL: server.url
		});
		const finger = new Finger(phone.page);
		await open(phone.page, server.url);
		await setUp(finger, record.header, NAMES.slice(0, record.header.players.length));
		const count = () => TAPS.reduce((sum, kind) => sum + finger.taps(kind), 0);
		const before = count();
		for (let index = 0; index < EVENTS; index++) await enter(finger, script, index);
		const mean = (count() - before) / EVENTS;
		console.log(`${id}: ${mean.toFixed(2)} taps each`);
		expect(mean).toBeLessThanOrEqual(most);
		await phone.close();
	});
