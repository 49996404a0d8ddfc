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
	/** How long it may take, in ms: only what hangs takes as long. See `deadlines`. */
	readonly deadline: number;
	/** Reads the counts of a stage that runs many tests; without it the stage counts as one test. */
	readonly count?: () => Count;
}

/** How a stage is run: with its output as it comes, or in the background with its output at the end. */
type Place = 'here' | 'behind';

/** A stage's name and its result. */
export type Outcome = readonly [name: string, count: Count];

/** Nice value of a stage in the background: browser tests shall not wait for a linter, and beside other work it gets a third of its share. */
const GIVE_WAY = 5;
/** Length to which printed commands are cut. */
const LONGEST_COMMAND = 100;

/** How much longer than usual a stage may take before it counts as hanging. */
const PATIENCE = 6;
/** How long the fixed computation of the benches takes on two quiet cores, in ms: where the usual times are from. */
const QUIET = 6.5;

/** Deadlines, in ms, from the seconds that a stage usually takes. They grow with how slow this machine is now. */
export function deadlines(fixed: number): (usual: number) => number {
	const slowness = Math.max(1, fixed / QUIET);
	return (usual) => usual * 1000 * PATIENCE * slowness;
}

/** Runs a stage and prints its result. Kills whatever it started; after its deadline it counts as one failure. */
export async function run(stage: Stage, place: Place = 'here'): Promise<Outcome> {
	console.log(`\n== ${stage.name}${place === 'behind' ? ', in the background' : ''}`);
	const start = Date.now();
	const count = counted(stage, await exitCode(stage, place));
	const seconds = String(Math.round((Date.now() - start) / 1000));
	const outcome = `${String(count.passed)} passed, ${String(count.failed)} failed`;
	console.log(`== ${stage.name}: ${outcome} (${seconds} s)`);
	return [stage.name, count];
}

/** Counts a run without a report, because it crashed, as one failure. */
function counted(stage: Stage, code: number): Count {
	if (stage.count === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
	try {
		return withExitCode(stage.count(), code);
	} catch (error) {
		console.log(error);
		return { passed: 0, failed: 1 };
	}
}

/** Runs a stage's command. Resolves to its exit code when all it started has ended and its output is printed. */
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

/** A child's exit code; 1 after the deadline, with a message what it was waiting for. */
function endOf(child: ChildProcess, stage: Stage, mark: string): Promise<number> {
	return new Promise((resolve) => {
		const watch = setTimeout(() => {
			console.log(sayLate(stage, marked(mark)));
			resolve(1);
		}, stage.deadline);
		// Not `close`: a process left behind that holds the pipes would keep us waiting.
		for (const end of ['exit', 'error'] as const)
			child.on(end, (code: unknown) => {
				clearTimeout(watch);
				resolve(typeof code === 'number' ? code : 1);
			});
	});
}

/** A child's whole output, once nobody holds its pipes any more. */
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
