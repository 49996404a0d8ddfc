import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKit } from '../../tools/run/browsers';

/** The W3C's fixed key under which WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 20_000;

interface Answer {
	readonly value: unknown;
}

interface Point {
	readonly x: number;
	readonly y: number;
}

/** A WebKitGTK window driven over W3C WebDriver; calls reject with the driver's message. */
export interface WebKit {
	readonly goto: (url: string) => Promise<unknown>;
	readonly reload: () => Promise<unknown>;
	/** One page back, like the browser's button: WebKit shows the page it froze. */
	readonly back: () => Promise<unknown>;
	/** Resolves to the first element that matches (CSS, or XPath from `//` on), as soon as there is one. */
	readonly find: (selector: string) => Promise<string>;
	readonly click: (selector: string) => Promise<unknown>;
	/** Presses the mouse where the middle of an element is painted: SVG elements can't be clicked otherwise. */
	readonly press: (selector: string) => Promise<unknown>;
	/** Presses the mouse at a point of the window, in pixels. */
	readonly pressAt: (point: Point) => Promise<unknown>;
	readonly type: (selector: string, text: string) => Promise<unknown>;
	readonly text: (selector: string) => Promise<string>;
	/** Runs the body of a function in the page; if it returns a promise, what that resolves to. */
	readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
	readonly close: () => Promise<void>;
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => {
				if (address === null || typeof address === 'string') reject(new Error('No free port.'));
				else resolve(address.port);
			});
		});
	});
}

/** A driver allows one session: one left by a crashed test would block the next run. */
function start(file: string, args: readonly string[], display?: string): ChildProcess {
	const env = { ...process.env, ...(display !== undefined && { DISPLAY: display }) };
	const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
	process.on('exit', () => {
		child.kill('SIGKILL');
	});
	return child;
}

/** Xvfb picks a free display and prints its number when it is ready. */
async function display(screen: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		screen.stdout?.once('data', (number: Buffer) => {
			resolve(`:${number.toString().trim()}`);
		});
		screen.once('exit', () => {
			reject(new Error('Xvfb went away before it had a screen.'));
		});
	});
}

async function until<T>(attempt: () => Promise<T>): Promise<T> {
	const end = Date.now() + PATIENCE;
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (Date.now() > end) throw error;
		}
		await pause(50);
	}
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

function caller(base: string): Call {
	return async (method, path, body) => {
		const response = await fetch(base + path, {
			method,
			headers: { 'content-type': 'application/json' },
			...(body !== undefined && { body: JSON.stringify(body) })
		});
		const { value } = (await response.json()) as Answer;
		if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
		return value;
	};
}

async function newSession(call: Call, binary: string): Promise<string> {
	const webkit = { binary, args: ['--automation'] };
	const alwaysMatch = {
		browserName: 'MiniBrowser',
		// Installing the worker takes longer on a busy machine than WebDriver's 30 s for a script; the test has its own limit.
		timeouts: { script: 120_000 },
		'webkitgtk:browserOptions': webkit
	};
	const value = await call('POST', '/session', { capabilities: { alwaysMatch } });
	return `/session/${(value as { sessionId: string }).sessionId}`;
}

/**
 * The middle of an element once it has lain still for 15 frames: unlike Playwright, WebDriver doesn't wait for that, and
 * the board moves to the spots after a tile is chosen.
 */
const MIDDLE = `const [selector] = arguments;
const place = () => {
	const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
	return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};
const frame = () => new Promise((next) => requestAnimationFrame(next));
return (async () => {
	let [now, still] = [place(), 0];
	for (let frames = 0; frames < 600 && still < 15; frames++) {
		await frame();
		const { x, y } = place();
		still = x === now.x && y === now.y ? still + 1 : 0;
		now = { x, y };
	}
	return now;
})();`;

/** WebDriver actions of a mouse click at a point of the page. */
const pressAt = (point: Point): object => {
	const actions = [
		{ type: 'pointerMove', duration: 0, ...point },
		{ type: 'pointerDown', button: 0 },
		{ type: 'pointerUp', button: 0 }
	];
	return { actions: [{ type: 'pointer', id: 'mouse', actions }] };
};

function commands(call: Call, session: string): Omit<WebKit, 'close'> {
	const find = async (selector: string) => {
		const using = selector.startsWith('//') ? 'xpath' : 'css selector';
		const found = await until(() => call('POST', `${session}/element`, { using, value: selector }));
		return (found as Record<typeof ELEMENT, string>)[ELEMENT];
	};
	const run = (script: string, ...args: readonly unknown[]) =>
		call('POST', `${session}/execute/sync`, { script, args });
	const at = async (selector: string) => `${session}/element/${await find(selector)}`;
	const actAt = (point: Point) => call('POST', `${session}/actions`, pressAt(point));
	return {
		find,
		goto: (url) => call('POST', `${session}/url`, { url }),
		reload: () => call('POST', `${session}/refresh`, {}),
		back: () => call('POST', `${session}/back`, {}),
		click: async (selector) => call('POST', `${await at(selector)}/click`, {}),
		type: async (selector, text) => call('POST', `${await at(selector)}/value`, { text }),
		text: async (selector) => String(await call('GET', `${await at(selector)}/text`)),
		press: async (selector) => {
			await find(selector);
			return actAt((await run(MIDDLE, selector)) as Point);
		},
		pressAt: actAt,
		run
	};
}

/** Opens a window of the machine's WebKitGTK, phone-sized as far as it lets itself be (447 pixels). */
export async function openWebKit(): Promise<WebKit> {
	const parts = findWebKit();
	if (parts === undefined) throw new Error('This machine has no WebKitGTK to drive.');
	const screen = start(parts.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
	const port = String(await freePort());
	const driver = start(parts.driver, [`--port=${port}`], await display(screen));
	const call = caller(`http://127.0.0.1:${port}`);
	await until(() => call('GET', '/status'));
	const session = await newSession(call, parts.browser);
	await call('POST', `${session}/window/rect`, { width: 447, height: 844 });
	return {
		...commands(call, session),
		close: async () => {
			await call('DELETE', session);
			driver.kill();
			screen.kill();
		}
	};
}
