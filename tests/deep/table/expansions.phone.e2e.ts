import { openPhone } from '../../e2e/support/phone';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { cut } from '../../e2e/table/support/cuts';
import { closeBooks, endGame, walkFinal } from '../../e2e/table/support/final';
import { Finger, TAPS } from '../../e2e/table/support/finger';
import { enter, scriptIn } from '../../e2e/table/support/script';
import { bringRecord, setUp } from '../../e2e/table/support/setup';

/** Games of three, and the most taps of a turn on average, with its questions and declined second tiles. */
const GAMES = [
	{
		title: 'most of a game with Abbey & Mayor and The Gingerbread Man',
		file: 'tests/games/both-expansions.json',
		// Its tiles of the Gingerbread Man are described: the game began before they were known.
		begun: true,
		// Its end is like that of the other game, which takes the longer.
		tiles: 50,
		// These tiles have most of its questions: the whole game takes 3.5.
		most: 3.9
	},
	{
		title:
			'a whole evening with The River, Inns & Cathedrals, Traders & Builders and Abbey & Mayor',
		file: 'tests/games/four-expansions.json',
		begun: false,
		tiles: Infinity,
		// At most 0.6 more than a game of the base box alone, which takes 3.125.
		most: 3.55
	},
	{
		title: 'a whole evening with The River II, King & Robber Baron and four others',
		file: 'tests/games/six-expansions.json',
		begun: false,
		tiles: Infinity,
		// The river, the king and the robber baron ask for no tap of their own.
		most: 3.55
	}
] as const;

for (const { title, file, begun, tiles, most } of GAMES)
	test(`${title} is entered by tapping`, async ({ server }, info) => {
		const script = scriptIn(file);
		// Half of the time would be spent waiting for the view to glide, as it does in the other whole game.
		const phone = await openPhone(info.outputPath('profile'), {
			reducedMotion: 'reduce',
			baseURL: server.url
		});
		const finger = new Finger(phone.page);
		const names = script.record.header.players.map(({ name }) => name);
		if (begun) await bringRecord(phone.page, cut(0));
		else {
			await open(phone.page, server.url);
			await setUp(finger, script.record.header, names);
		}
		let laid = 0;
		const end = script.events.findIndex(
			({ type }) => type === 'base/ended' || (type === 'base/laid' && ++laid > tiles)
		);
		const before = Object.fromEntries(TAPS.map((kind) => [kind, finger.taps(kind)]));
		for (let index = 0; index < end; index++) await enter(finger, script, index);
		const taps = TAPS.map((kind) => [kind, finger.taps(kind) - (before[kind] ?? 0)] as const);
		const turns = script.events.slice(0, end).filter(({ type }) => type === 'base/laid').length;
		const mean = taps.reduce((sum, [, count]) => sum + count, 0) / turns;
		const each = taps.map(([kind, count]) => `${kind} ${String(count)}`).join(', ');
		console.log(`${String(turns)} tiles, ${mean.toFixed(2)} taps each: ${each}`);
		expect(mean).toBeLessThanOrEqual(most);

		if (tiles === Infinity) {
			await endGame(finger);
			await walkFinal(finger, names);
			expect(await closeBooks(finger, names.length)).toEqual(script.scoresAfter(end + 1));
		}
		await phone.close();
	});
