import { makeGameFile } from '../../../src/lib/record/game-file';
import { gameFileWords } from '../../../src/lib/words/en/game-file';
import { incomingWords } from '../../../src/lib/words/en/incoming';
import { words } from '../../../src/lib/words/en/table';
import { open } from '../../e2e/support/app';
import { stored } from '../../e2e/support/stored';
import { expect, test } from '../../e2e/support/test';
import { emptyDisk, fillDisk } from '../../e2e/table/support/disk';
import { fileFromBanner } from '../../e2e/table/support/export';
import { Finger } from '../../e2e/table/support/finger';
import { asFile, recorded, recordOf, turnOf } from '../../e2e/table/support/games';
import { atTable, bringIn, bringRecord, setTable } from '../../e2e/table/support/setup';
import { playTurn, pointsSeen } from '../../e2e/table/support/turns';

const game = recorded('base', 'base-141');

// The view glides elsewhere: here it would take half of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LOCKED = {
	'there is no database': () => {
		Object.defineProperty(window, 'indexedDB', { value: undefined });
	},
	'the browser refuses its database': () => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		};
	}
} as const;

for (const [what, lock] of Object.entries(LOCKED))
	test(`${what}: a banner says so, the game goes on in memory, and its file can be saved`, async ({
		page
	}) => {
		await page.addInitScript(lock);
		await open(page);
		await expect(page.getByText(words.shell.memoryOnly)).toBeVisible();
		const finger = new Finger(page);
		await setTable(finger, game);
		await expect(
			page.getByRole('alert').filter({ hasText: words.storage.keptInMemory })
		).toBeVisible();
		for (let index = 0; index < 5; index++) await playTurn(finger, game, index);
		const { entries } = await fileFromBanner(finger);
		expect(entries).toHaveLength(5);
	});

test('a full disk: a banner says so, the game goes on, and is stored when there is room again', async ({
	page
}) => {
	await bringIn(page, game, 1);
	const finger = new Finger(page);
	const banner = page.getByRole('alert').filter({ hasText: words.storage.store('full') });
	await playTurn(finger, game, 1);
	await fillDisk(page);
	for (const index of [2, 3, 4]) await playTurn(finger, game, index);
	await expect(banner).toBeVisible();
	expect((await fileFromBanner(finger)).entries).toHaveLength(5);

	await emptyDisk(page);
	await playTurn(finger, game, 5);
	await expect(banner).toBeHidden();
	await page.reload();
	await atTable(page);
	expect(await pointsSeen(finger)).toEqual(turnOf(game, 5).scores);
	await expect(page.getByText(words.table.progress(8, 72))).toBeVisible();
});

const sound = makeGameFile(recordOf(game, 6, 'sound'));
const BAD = {
	'no JSON': [
		sound.replaceAll('"', "'"),
		gameFileWords.refused({ code: 'not-json', line: 2, column: 2 })
	],
	'cut short': [sound.slice(0, 900), gameFileWords.refused({ code: 'cut-short' })],
	'larger than any game': [
		`${sound}${' '.repeat(6_000_000)}`,
		gameFileWords.refused({ code: 'too-large', bytes: sound.length + 6_000_000, most: 5_000_000 })
	],
	'from a newer version': [
		sound.replace(/"tilekeep": \d+/, '"tilekeep": 99'),
		gameFileWords.refused({ code: 'newer-version', version: 99 })
	],
	'with two reds': [
		sound.replace('"blue"', '"red"'),
		gameFileWords.refused({
			code: 'wrong-players',
			problem: { code: 'same-colour', player: 1, other: 0 }
		})
	]
} as const;

test('a bad file gets one sentence, and nothing is stored', async ({ page }) => {
	await open(page, '/open/');
	for (const [what, [text, sentence]] of Object.entries(BAD)) {
		await page.locator('input[type=file]').setInputFiles(asFile(text, `${what}.json`));
		await expect(page.getByText(sentence, { exact: true }), what).toBeVisible();
		await expect(page.getByRole('alert'), what).toHaveCount(1);
		expect(await stored(page), what).toBe(0);
	}
	await page.locator('input[type=file]').setInputFiles(asFile(sound));
	await page.getByText(incomingWords.standing('stored')).waitFor();
	expect(await stored(page), 'one that is only shown').toBe(0);
});

test('markup in a name is shown as text everywhere', async ({ page }) => {
	const name = '<img src=x onerror=alert(1)>';
	const { header, entries } = recordOf(game, 6, 'markup');
	const players = header.players.map((player, seat) => (seat === 0 ? { ...player, name } : player));
	const alerts: string[] = [];
	page.on('dialog', (dialog) => {
		alerts.push(dialog.message());
		void dialog.dismiss();
	});
	await bringRecord(page, { header: { ...header, players }, entries });
	await expect(page.getByText(words.table.turnOf(name))).toBeVisible();
	await page.getByRole('button', { name: words.table.menu }).tap();
	await page.getByRole('dialog').getByRole('button', { name: words.table.ledger }).tap();
	await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
	await expect(page.locator('img[src="x"]')).toHaveCount(0);
	expect(alerts).toEqual([]);
});
