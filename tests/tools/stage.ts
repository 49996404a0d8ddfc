import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { withExitCode, type Count } from './counts';
import { endMarked, marked, markedBy, type Process } from './processes';

/** One step of `npm test`: a command, and how its tests are counted. */
export interface Stage {
	readonly name: string;
	readonly command: string;
	/** How long it may take, in ms: several times what it takes on a slow machine. */
	readonly deadline: number;
	/** Reads the counts of a stage that runs many tests; without it the stage counts as one test. */
	readonly count?: () => Count;
}

/** How a stage is run: its output as it comes, or in the background, its output at its end. */
type Place = 'here' | 'behind';

/** A stage's name, and what came of it. */
export type Outcome = readonly [name: string, count: Count];

/** What a stage in the background gives way to: whatever a tap sets off must not wait for a linter. */
const GIVE_WAY = 10;
/** As much of a command is told as fits on a line. */
const LONGEST_COMMAND = 100;

/** Runs a stage and says what came of it. Nothing that it started runs on; at its deadline it counts as one failure. */
export async function run(stage: Stage, place: Place = 'here'): Promise<Outcome> {
	console.log(`\n== ${stage.name}${place === 'behind' ? ', in the background' : ''}`);
	const start = Date.now();
	const count = counted(stage, await exitCode(stage, place));
	const seconds = String(Math.round((Date.now() - start) / 1000));
	const outcome = `${String(count.passed)} passed, ${String(count.failed)} failed`;
	console.log(`== ${stage.name}: ${outcome} (${seconds} s)`);
	return [stage.name, count];
}

/** A run that crashed wrote no report: it counts as one failure. */
function counted(stage: Stage, code: number): Count {
	if (stage.count === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
	try {
		return withExitCode(stage.count(), code);
	} catch (error) {
		console.log(error);
		return { passed: 0, failed: 1 };
	}
}

/** Runs a stage's command; resolves to its exit code when all that it started has ended, and all that it said is told. */
async function exitCode(stage: Stage, place: Place): Promise<number> {
	const mark = randomUUID();
	const told = place === 'here' ? 'inherit' : 'pipe';
	const child = spawn(stage.command, {
		shell: true,
		stdio: ['ignore', told, told],
		env: markedBy(mark)
	});
	if (place === 'behind' && child.pid !== undefined) setPriority(child.pid, GIVE_WAY);
	const output = outputOf(child);
	const code = await endOf(child, stage, mark);
	await endMarked(mark);
	process.stdout.write(await output);
	return code;
}

/** A child's exit code: a failure when its time is over, saying what it waits for. */
function endOf(child: ChildProcess, stage: Stage, mark: string): Promise<number> {
	return new Promise((resolve) => {
		const watch = setTimeout(() => {
			console.log(sayLate(stage, marked(mark)));
			resolve(1);
		}, stage.deadline);
		// Not its `close`, for which something left behind with the output in its hands could keep us waiting.
		for (const end of ['exit', 'error'] as const)
			child.on(end, (code: unknown) => {
				clearTimeout(watch);
				resolve(typeof code === 'number' ? code : 1);
			});
	});
}

/** All that a child says into its pipes, when nobody holds them any more. */
async function outputOf({ stdout, stderr }: ChildProcess): Promise<Buffer> {
	const parts: Buffer[] = [];
	const read = async (stream: Readable | null): Promise<void> => {
		for await (const part of stream ?? []) parts.push(part as Buffer);
	};
	await Promise.all([read(stdout), read(stderr)]);
	return Buffer.concat(parts);
}

function sayLate({ name, deadline }: Stage, waitedFor: readonly Process[]): string {
	const late = `== ${name}: not done after ${String(deadline / 1000)} s, and ended. It waited for:`;
	const commands = new Set(
		waitedFor.map(({ command }) => `  ${command.slice(0, LONGEST_COMMAND)}`)
	);
	return [late, ...commands].join('\n');
}
