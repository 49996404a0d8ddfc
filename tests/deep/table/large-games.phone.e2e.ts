import { openPhone } from '../../e2e/support/phone';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { Finger, TAPS } from '../../e2e/table/support/finger';
import { NAMES, recorded, wholeRecordOf } from '../../e2e/table/support/games';
import { enter, scriptIn, scriptOf, type Script } from '../../e2e/table/support/script';
import { setUp } from '../../e2e/table/support/setup';

interface TappedGame {
	readonly title: string;
	readonly script: () => Script;
	/** Taps for each tile. */
	readonly most: number;
	/** How many events are entered. */
	readonly events: number;
}

/** A recorded game with a small box. */
const withSmallBox = (title: string, file: string, id: string, most = 3.2): TappedGame => ({
	title,
	script: () => scriptOf(wholeRecordOf(recorded(file, id), id)),
	most,
	events: Infinity
});

/** Games, and the most taps for each tile. */
const GAMES: readonly TappedGame[] = [
	{
		title: 'Big Box 6 with all minis that other engines know, and both large expansions',
		script: () => scriptOf(wholeRecordOf(recorded('mixed', 'mixed-121'), 'mixed-121')),
		most: 3.7,
		events: Infinity
	},
	{
		title: 'all that lies in Big Box 7',
		script: () => scriptIn('tests/games/big-box-7.json'),
		// Two of three tiles get a figure here, one in five of another kind, and robbers and messages are answered apart.
		most: 3.8,
		events: Infinity
	},
	{
		title: 'Dragon, Tower, Inns & Cathedrals and Traders & Builders',
		script: () => scriptIn('tests/games/dragon-and-tower.json'),
		most: 4.2,
		events: Infinity
	},
	{
		title: 'the Flying Machines',
		script: () => scriptOf(wholeRecordOf(recorded('flier', 'flier-0'), 'flier-0')),
		most: 3.6,
		// So many events have each question several times.
		events: 40
	},
	{
		title: 'Hills & Sheep',
		script: () => scriptOf(wholeRecordOf(recorded('hills', 'hills-19'), 'hills-19')),
		most: 3.6,
		events: Infinity
	},
	{
		title: 'Bridges, Castles & Bazaars',
		script: () => scriptOf(wholeRecordOf(recorded('bridges', 'bridges-52'), 'bridges-52')),
		most: 4.5,
		events: Infinity
	},
	withSmallBox('The Labyrinth', 'labyrinth', 'labyrinth-52'),
	withSmallBox('The Watchtowers', 'watchtowers', 'watchtowers-52'),
	withSmallBox('The Wind Roses', 'windroses', 'windroses-52'),
	// No turn of this game goes without a third tap: a building can always be put.
	withSmallBox('The Little Buildings', 'buildings', 'buildings-52', 3.3),
	withSmallBox('The Monasteries', 'monasteries', 'monasteries-52'),
	withSmallBox('Darmstadt', 'darmstadt', 'darmstadt-52'),
	withSmallBox('The Tunnel', 'tunnel', 'tunnel-52'),
	withSmallBox('all promo tiles', 'promos', 'promos-52')
];

for (const { title, script: read, most, events } of GAMES)
	test(`a game with ${title} is entered by tapping`, async ({ server }, info) => {
		const script = read();
		const { header } = script.record;
		const phone = await openPhone(info.outputPath('profile'), {
			reducedMotion: 'reduce',
			baseURL: server.url
		});
		const finger = new Finger(phone.page);
		await open(phone.page, server.url);
		await setUp(finger, header, NAMES.slice(0, header.players.length));
		const before = TAPS.map((kind) => finger.taps(kind));
		// The final scoring is like that of any other game.
		const end = Math.min(events, script.events.length - 1);
		for (let index = 0; index < end; index++) await enter(finger, script, index);
		const tiles = script.events.slice(0, end).filter(({ type }) => type === 'base/laid').length;
		const taps = TAPS.map((kind, at) => finger.taps(kind) - (before[at] ?? 0));
		const mean = taps.reduce((sum, count) => sum + count, 0) / tiles;
		const each = TAPS.map((kind, at) => `${kind} ${String(taps[at])}`).join(', ');
		console.log(`${header.id}: ${String(tiles)} tiles, ${mean.toFixed(2)} taps each: ${each}`);
		expect(mean).toBeLessThanOrEqual(most);
		await phone.close();
	});
