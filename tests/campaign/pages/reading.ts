import { FILE_PROBLEMS, type FileProblem } from '../../../src/lib/record';
import { makeGameFile } from '../../../src/lib/record/game-file';
import { parseGameFile } from '../../../src/lib/record/parse-file';
import { readBackup } from '../../../src/lib/share/backup';
import { readIncoming, type Incoming, type ImportSource } from '../../../src/lib/share/incoming';
import { DeviceBackup } from '../../../src/lib/table/backup/device-backup.svelte';
import { IncomingReader } from '../../../src/lib/table/sharing/incoming-reader.svelte';
import { memoryStore } from '../../../src/lib/store/memory';
import { gameFileWords } from '../../../src/lib/words/en/game-file';
import { seededRandom } from '../../tools/games/seeded-random';
import { randomInput, NAME_OF, type Input, type InputKind } from '../inputs';

/*
 * Reads hostile inputs as the app does, in a page without the app's screens.
 */

/** The result of an input. */
interface Outcome {
	readonly problem: FileProblem | undefined;
	/** True for a valid game, or a backup of valid games. */
	readonly sound: () => boolean;
}

declare global {
	interface Window {
		reading: typeof reading;
	}
}

const WAYS: Readonly<Record<InputKind, ImportSource>> = {
	link: 'link',
	text: 'paste',
	file: 'file',
	backup: 'file',
	picture: 'file'
};

const asFile = ({ kind, content }: Input): File => new File([content], NAME_OF[kind]);
const whatOf = (input: Input): File | string =>
	typeof input.content === 'string' ? input.content : asFile(input);

/** Reads an input in the page itself: thousands a minute. */
async function readHere(input: Input): Promise<Outcome> {
	if (input.kind === 'backup') {
		const read = await readBackup(asFile(input));
		return read.ok ? whole(() => read.value.games.every(isSound)) : refused(read.error);
	}
	const read = await readIncoming(whatOf(input), WAYS[input.kind]);
	return read.ok ? whole(() => isSoundIncoming(read.value)) : refused(read.error);
}

/** Reads an input as a page of the app does, in a worker. */
async function readAsApp(what: File | string, kind: InputKind): Promise<Outcome> {
	if (kind === 'backup') {
		const backing = new DeviceBackup(memoryStore());
		await backing.read(what as File);
		return backing.refused
			? refused(backing.refused)
			: whole(() => backing.offered?.games.every(isSound) ?? false);
	}
	const opening = new IncomingReader();
	const read = await opening.open({ what, from: WAYS[kind] });
	return opening.problem
		? refused(opening.problem)
		: whole(() => read !== undefined && isSoundIncoming(read));
}

const whole = (sound: () => boolean): Outcome => ({ problem: undefined, sound });
const refused = (problem: FileProblem): Outcome => ({ problem, sound: () => false });

const isSound = (record: Parameters<typeof makeGameFile>[0]): boolean =>
	parseGameFile(makeGameFile(record)).ok;
const isSoundIncoming = (incoming: Incoming): boolean =>
	incoming.kind !== 'game' || isSound(incoming.record);

/** Why a result is wrong for any input; undefined when it is possible. */
function wrongWith({ problem, sound }: Outcome): string | undefined {
	if (!problem) return sound() ? undefined : 'what was read is no sound game';
	if (!FILE_PROBLEMS.includes(problem.code)) return `it is refused as ${problem.code}`;
	const sentence = gameFileWords.refused(problem);
	const isSentence = /^[A-Z“][^\n]{0,400}[^.]\.$/u.test(sentence);
	return isSentence ? undefined : `it is refused with “${sentence}”`;
}

/** Waits for the next task, so that earlier reading isn't measured. */
const nextTask = (): Promise<void> =>
	new Promise((next) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			next();
		};
		port2.postMessage(0);
	});

/** What is read next. */
let taken: File | string | undefined;
/** What came of it. */
let outcome: Outcome | undefined;

const reading = {
	/** Reads this many random inputs. Resolves to what went wrong, with the number of the input. */
	async many(seed: number, count: number, app: boolean): Promise<readonly string[]> {
		const failures: string[] = [];
		for (let number = 0; number < count; number++) {
			const input = await randomInput(seededRandom(seed + number));
			await nextTask();
			const came = await (app ? readAsApp(whatOf(input), input.kind) : readHere(input)).catch(
				(error: unknown) => String(error)
			);
			const wrong = typeof came === 'string' ? `it throws ${came}` : wrongWith(came);
			if (wrong !== undefined) failures.push(`${input.kind} ${String(seed + number)}: ${wrong}`);
		}
		return failures;
	},

	/** Takes the file that was chosen, or the text in it, to be read next. */
	async take(asText: boolean): Promise<void> {
		const file = document.querySelector('input')?.files?.[0];
		if (!file) throw new Error('No file was chosen.');
		taken = asText ? await file.text() : file;
	},

	/** Reads what was taken, as the app does. */
	async one(kind: InputKind): Promise<void> {
		if (taken === undefined) throw new Error('There is nothing to read.');
		outcome = await readAsApp(taken, kind);
	},

	/** What is wrong with the result. This check takes longer than the app may. */
	judged: (): string | undefined => outcome && wrongWith(outcome)
};

document.body.append(Object.assign(document.createElement('input'), { type: 'file' }));
window.reading = reading;
