import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process of this machine. */
export interface Process {
	readonly id: number;
	/** What it was started with. */
	readonly command: string;
}

/** The variable by which everything that a command started is found, also a browser that left its group. */
const MARK = 'TILEKEEP_STARTED_BY';
/** What was killed is gone within milliseconds, unless the machine itself hangs: then nobody shall wait for it. */
const ROUNDS = 200;
const ROUND = 25;

/** The environment for a command whose processes are to be found again by a mark: any text that nothing else says. */
export const markedBy = (mark: string): NodeJS.ProcessEnv => ({
	...process.env,
	// Whoever started us finds what we start as well.
	[MARK]: [process.env[MARK] ?? '', mark].join(' ')
});

/** All processes that were started with a mark, by whomever of those that have it. */
export const marked = (mark: string): readonly Process[] =>
	existsSync('/proc/self/environ') ? fromProc(mark) : fromPs(mark);

/** Ends all processes with a mark at once, and whatever they start meanwhile. */
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
		// It ended by itself meanwhile.
	}
}

function fromProc(mark: string): readonly Process[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name) && readOf(name, 'environ').includes(mark))
		.map((name) => ({ id: Number(name), command: readOf(name, 'cmdline').replaceAll('\0', ' ') }));
}

/** A file of a process; empty for one that is gone, or belongs to somebody else. */
function readOf(id: string, file: 'environ' | 'cmdline'): string {
	try {
		return readFileSync(`/proc/${id}/${file}`, 'utf8');
	} catch {
		return '';
	}
}

/** Where there is no `/proc`, `ps` tells the same: the command with its environment behind it. */
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
