import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BREAKS, type Break } from './breaks';
import type { Notice } from './search';
import type { FailedTest } from './tools';

/** What became of a break. */
export interface Outcome extends Pick<Break, 'name' | 'room' | 'file'> {
	/** What noticed it; absent when nothing did. */
	readonly notice?: Notice;
	/** Why its run proves nothing. */
	readonly problem?: string;
	/** True when not all tests were run. */
	readonly limited?: true;
	readonly seconds: number;
}

const FOLDER = 'test-results';
const JSON_FILE = `${FOLDER}/breaks.json`;
const TABLE_FILE = `${FOLDER}/breaks.md`;

/** The outcomes of this run and of those before, in the order of the breaks. */
export class Results {
	readonly #all = new Map(earlier().map((one) => [one.name, one]));

	/** Adds an outcome in place of an earlier one, and writes all. */
	add(outcome: Outcome): void {
		this.#all.set(outcome.name, outcome);
		const all = BREAKS.flatMap(({ name }) => this.#all.get(name) ?? []);
		mkdirSync(FOLDER, { recursive: true });
		writeFileSync(JSON_FILE, JSON.stringify(all, undefined, '\t'));
		writeFileSync(TABLE_FILE, tableOf(all));
	}
}

function earlier(): readonly Outcome[] {
	if (!existsSync(JSON_FILE)) return [];
	return JSON.parse(readFileSync(JSON_FILE, 'utf8')) as readonly Outcome[];
}

/** What noticed a break, in a few words. */
export function noticeOf({ notice, problem, limited }: Outcome): string {
	if (problem !== undefined) return 'broken run';
	if (!notice) return limited ? 'nothing so far' : 'nothing';
	return `${notice.command}: ${notice.step}`;
}

/** A test in one line. */
export const testIn = ({ project, file, title }: FailedTest): string =>
	[project === '' ? file : `[${project}] ${file}`, ...(title === '' ? [] : [title])].join(' › ');

function tableOf(all: readonly Outcome[]): string {
	const head = ['', 'What goes wrong', 'Room', 'File', 'Noticed by', 'First failing test', 's'];
	const rows = all.map((one) => [
		String(BREAKS.findIndex(({ name }) => name === one.name) + 1),
		one.name,
		one.room,
		one.file,
		noticeOf(one),
		one.notice ? testIn(one.notice.failed[0]) : '',
		String(one.seconds)
	]);
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
	const notices = all.map(noticeOf);
	const counts = [...new Set(notices)].map(
		(notice) => `- ${notice}: ${String(notices.filter((one) => one === notice).length)}`
	);
	return `${[line(head), line(head.map(() => '---')), ...rows.map(line), '', ...counts].join('\n')}\n`;
}
