import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/* What programs that read one file and print something have in common: arguments, help, and what is said about bad input. */

/** Input that can't be used. The message is a sentence. */
export class BadInput extends Error {}

/** The values of the options that were given. */
export type Given<Option extends string> = Readonly<Partial<Record<Option, string>>>;

/** How a program is called. */
interface Program<Option extends string> {
	readonly help: string;
	/** Printed if not exactly one file was given. */
	readonly usage: string;
	readonly options: Readonly<Record<Option, { readonly type: 'string' }>>;
}

/** Prints what a program makes of its file, or its help. Bad input ends it with code 2, and its sentence on the error stream. */
export async function run<Option extends string>(
	program: Program<Option>,
	printed: (file: string, given: Given<Option>) => Promise<string>
): Promise<void> {
	try {
		const { help, file, given } = readArguments(program);
		process.stdout.write(help ? `${program.help}\n` : await printed(file, given));
	} catch (error) {
		if (!(error instanceof BadInput)) throw error;
		console.error(error.message);
		process.exitCode = 2;
	}
}

function readArguments<Option extends string>({ options, usage }: Program<Option>) {
	const { values, positionals } = parsed({ ...options, help: { type: 'boolean' } });
	const [file, ...more] = positionals;
	const help = values['help'] === true;
	if (!help && (file === undefined || more.length > 0)) throw new BadInput(usage);
	return { help, file: file ?? '', given: values as Given<Option> };
}

/** The arguments; an unknown option, or one that lacks its value, is bad input. */
function parsed(options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>) {
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch (error) {
		throw new BadInput(firstSentence(error instanceof Error ? error.message : String(error)));
	}
}

/** Node adds advice in further sentences and lines. */
const firstSentence = (text: string): string => `${text.split(/\.(?:\s|$)|\n/)[0] ?? ''}.`;

/** The text of a file that was named. */
export function textOf(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		throw new BadInput(`There is no file ${file} that can be read.`);
	}
}
