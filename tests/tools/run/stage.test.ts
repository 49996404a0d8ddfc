import { launch } from 'chrome-launcher';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chromiumLaunch, findChromium } from './browsers';
import { marked } from './processes';
import { deadlines, run } from './stage';
import { whileAlive } from './while-alive';

const folder = mkdtempSync(join(tmpdir(), 'stage-'));
afterAll(() => {
	rmSync(folder, { recursive: true });
});

let said: string;
beforeEach(() => {
	said = '';
	vi.spyOn(console, 'log').mockImplementation((line: unknown) => {
		said += `${String(line)}\n`;
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const A_DAY = 86_400_000;

/** A command that never ends, with a grandchild in a process group of its own, like a browser; its id is in a file. */
function hanging(file: string): string {
	const grandchild = `require('node:child_process').spawn('sleep', ['987654'], { detached: true, stdio: 'inherit' })`;
	const script = `require('node:fs').writeFileSync('${file}', String(${grandchild}.pid)); setInterval(() => 0, 1000)`;
	return `node -e "${script}"; echo never`;
}

const lives = (id: number): boolean => {
	try {
		process.kill(id, 0);
		// A zombie process has an id, but no command.
		return readFileSync(`/proc/${String(id)}/cmdline`, 'utf8') !== '';
	} catch {
		return false;
	}
};

/** Runs a stage that times out as soon as a file exists. */
async function runUntil(file: string, command: string, place: 'here' | 'behind') {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const outcome = run({ name: 'a stage', command, deadline: A_DAY }, place);
	await vi.waitFor(() => readFileSync(file), { timeout: A_DAY / 2 });
	vi.advanceTimersByTime(A_DAY);
	return outcome;
}

it.each(['here', 'behind'] as const)(
	'ends a stage %s whose time is over with all that it started, and says what it waited for',
	async (place) => {
		const file = join(folder, place);
		const outcome = await runUntil(file, hanging(file), place);
		expect(outcome).toEqual(['a stage', { passed: 0, failed: 1 }]);
		expect(said).toContain('a stage: not done after 86400 s');
		expect(said).toContain('sleep 987654');
		expect(lives(Number(readFileSync(file, 'utf8')))).toBe(false);
	}
);

it('waits at least five times as long as usual, and longer on a slow machine', () => {
	const [quick, slow] = [deadlines(1), deadlines(65)];
	expect(quick(100)).toBeGreaterThanOrEqual(500_000);
	expect(slow(100)).toBe(10 * quick(100));
});

it('counts the passed tests of a stage that timed out, and one failure', async () => {
	const stage = { name: 'a stage', command: 'sleep 987654', deadline: 200 };
	const count = () => ({ passed: 7, failed: 0 });
	expect(await run({ ...stage, count })).toEqual(['a stage', { passed: 7, failed: 1 }]);
});

it('kills what a finished stage leaves running', async () => {
	const stage = { name: 'a stage', command: 'sleep 876543 & exit 0', deadline: 60_000 };
	expect(await run(stage, 'behind')).toEqual(['a stage', { passed: 1, failed: 0 }]);
	expect(marked('').filter(({ command }) => command.includes('876543'))).toEqual([]);
});

it('does not wait for the output of a killed browser', async () => {
	const chromePath = findChromium();
	const chrome = await launch({
		chromeFlags: ['--headless=new', ...chromiumLaunch().args],
		logLevel: 'error',
		...(chromePath !== undefined && { chromePath })
	});
	const work = whileAlive(chrome.process, new Promise(() => undefined));
	process.kill(chrome.pid, 'SIGKILL');
	await expect(work).rejects.toThrow('The browser went away (SIGKILL)');
});
