import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process of this machine. */
export interface Process {
	readonly id: number;
	/** What it was started with. */
	readonly command: string;
}

/** Environment variable that marks everything a command started, also a browser that left its process group. */
const MARK = 'TILEKEEP_STARTED_BY';
/** A killed process is gone within milliseconds; on a machine that hangs we stop waiting. */
const ROUNDS = 200;
const ROUND = 25;

/** Environment for a command whose processes are to be found again by a unique mark. */
export const markedBy = (mark: string): NodeJS.ProcessEnv => ({
	...process.env,
	// Keeps the mark of whoever started us.
	[MARK]: [process.env[MARK] ?? '', mark].join(' ')
});

/** All processes with a mark, however deep they were started. */
export const marked = (mark: string): readonly Process[] =>
	existsSync('/proc/self/environ') ? fromProc(mark) : fromPs(mark);

/** Kills all processes with a mark, and those they start meanwhile. */
export async function endMarked(mark: string): Promise<void> {
	for (let round = 0; round < ROUNDS; round++) {
		const left = marked(mark);
		if (left.length === 0) return;
		for (const { id } of left) kill(id);
		await pause(ROUND);
	}
}

function kill(id: number): void {
	try {
		process.kill(id, 'SIGKILL');
	} catch {
		// It has ended already.
	}
}

function fromProc(mark: string): readonly Process[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name) && readOf(name, 'environ').includes(mark))
		.map((name) => ({ id: Number(name), command: readOf(name, 'cmdline').replaceAll('\0', ' ') }));
}

/** A file in `/proc` of a process; empty when the process is gone or another user's. */
function readOf(id: string, file: 'environ' | 'cmdline'): string {
	try {
		return readFileSync(`/proc/${id}/${file}`, 'utf8');
	} catch {
		return '';
	}
}

/** The same without `/proc`: `ps` prints each command followed by its environment. */
function fromPs(mark: string): readonly Process[] {
	const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], {
		encoding: 'utf8',
		maxBuffer: 1e8
	});
	return (stdout || '')
		.split('\n')
		.filter((line) => line.includes(mark))
		.map((line) => ({ id: parseInt(line, 10), command: line.trim().replace(/^\d+\s+/, '') }));
}
