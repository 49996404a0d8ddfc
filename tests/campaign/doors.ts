import type { Page } from 'playwright';
import { deviceWords } from '../../src/lib/words/en/device';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { open, ready } from '../e2e/support/app';
import type { SeededRandom } from '../tools/games/seeded-random';
import { NAME_OF, type Input } from './inputs';
import type { Site } from './site';

/*
 * The ways by which data gets into the app, on its real screens.
 */

interface Launched {
	readonly targetURL?: string;
	readonly files?: readonly unknown[];
}
declare global {
	interface Window {
		/** Launches the installed app with a file or link, as the browser does. */
		launchWith?: (launch: Launched) => void;
	}
}

/** Gives an input to the app, on an open page or a new one. */
type Door = (page: Page, site: Site, input: Input) => Promise<unknown>;

/** Every way, with the kinds of inputs for it. */
const DOORS: Readonly<Record<Input['kind'], readonly Door[]>> = {
	link: [byFragment, byLaunchedLink, byPasting, bySharing],
	text: [byPasting, bySharing],
	file: [byChoosing, byLaunchedFile, bySharing, byRestoring],
	backup: [byChoosing, byLaunchedFile, byRestoring],
	picture: [byChoosing, byLaunchedFile, bySharing]
};

/** Lets the app take files and links as if it were installed. */
export const fakeLaunches = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const setConsumer = (consumer: (launch: Launched) => void) => {
			window.launchWith = consumer;
			consumer({ targetURL: location.href });
		};
		Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
	});

/** Gives an input to the app by one of its ways, and waits for the app's answer. */
export async function importBy(
	rng: SeededRandom,
	page: Page,
	site: Site,
	input: Input
): Promise<string> {
	const door = rng.pick(DOORS[input.kind]);
	try {
		await door(page, site, input);
		await page.locator(ANSWERS).first().waitFor();
	} catch (error) {
		const seen = (await page.locator('body').innerText()).slice(0, 300);
		const where = `${input.kind} ${door.name}, at ${page.url()}`;
		throw new Error(`Expected an answer to ${where}, but found ${seen}`, { cause: error });
	}
	return door.name;
}

/** The answer: a refusal, a game, one to look only, or a backup to restore. */
const ANSWERS = `.banner.warning[role=alert], main.table, .review, .look, .banner button:text-is("${deviceWords.bring}")`;

const textOf = ({ content }: Input): string =>
	typeof content === 'string' ? content : new TextDecoder().decode(content);
const fileOf = ({ kind, content }: Input) => ({
	name: NAME_OF[kind],
	mimeType: kind === 'picture' ? 'image/png' : 'application/octet-stream',
	buffer: Buffer.from(content)
});

async function byFragment(page: Page, { url }: Site, input: Input): Promise<void> {
	await page.goto('about:blank');
	await open(page, `${url}/open/#${encodeURI(textOf(input).replace(/^#/, ''))}`);
}

async function byPasting(page: Page, { url }: Site, input: Input): Promise<void> {
	await open(page, `${url}/open/`);
	await page.getByLabel(incomingWords.paste).fill(`Look: /open/${textOf(input)}`);
	await page.getByRole('button', { name: incomingWords.openPasted }).tap();
}

async function byChoosing(page: Page, { url }: Site, input: Input): Promise<void> {
	await open(page, `${url}/open/`);
	await page.locator('input[type=file]').setInputFiles(fileOf(input));
}

/** Chooses a file, and opens its game at the table and as a review. */
export async function showFile(page: Page, { url }: Site, path: string): Promise<void> {
	await open(page, `${url}/open/`);
	await page.locator('input[type=file]').setInputFiles(path);
	await page.locator(ANSWERS).first().waitFor();
	if (new URL(page.url()).pathname === '/open/') return;
	await open(page, `${url}/review/?visit`);
	await page.locator(ANSWERS).first().waitFor();
}

async function byRestoring(page: Page, { url }: Site, input: Input): Promise<void> {
	await open(page, `${url}/device/`);
	await page.locator('input[type=file]').setInputFiles(fileOf(input));
}

async function byLaunchedLink(page: Page, { url }: Site, input: Input): Promise<void> {
	await open(page, `${url}/help/`);
	const target = `${url}/open/#${encodeURI(textOf(input).replace(/^#/, ''))}`;
	await page.evaluate((targetURL) => {
		window.launchWith?.({ targetURL });
	}, target);
}

async function byLaunchedFile(page: Page, { url }: Site, input: Input): Promise<void> {
	await open(page, `${url}/help/`);
	const { name, mimeType: type, buffer } = fileOf(input);
	const bytes = buffer.toString('base64');
	await page.evaluate(
		(given) => {
			const content = Uint8Array.from(atob(given.bytes), (letter) => letter.charCodeAt(0));
			const file = new File([content], given.name, { type: given.type });
			window.launchWith?.({ files: [{ getFile: () => Promise.resolve(file) }] });
		},
		{ name, type, bytes }
	);
}

/** Posts a form as a phone does to the target of its share sheet: the service worker takes it. */
async function bySharing(page: Page, { url }: Site, input: Input): Promise<void> {
	await page.goto('about:blank');
	const isFile = typeof input.content !== 'string';
	await page.setContent(
		`<form method="post" enctype="multipart/form-data" action="${url}/open/">
			${isFile ? '<input type="file" name="file">' : '<textarea name="text"></textarea>'}
			<button>Share</button></form>`
	);
	if (isFile) await page.locator('input').setInputFiles(fileOf(input));
	else await page.locator('textarea').fill(`/open/${textOf(input)}`);
	await page.getByRole('button', { name: 'Share' }).click();
	await ready(page);
}
