import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
	lostIn,
	readSheet,
	tellGame,
	writeSheet,
	WRITTEN_FORMS,
	type ReadSheet,
	type SheetAnswers
} from '../lib/notation';
import { effectiveLog, gameId, headerOf, replayRecord, type GameRecord } from '../lib/record';
import { makeGameFile } from '../lib/record/game-file';
import { loadAllRules } from '../lib/record/load-rules';
import { parseGameFile } from '../lib/record/parse-file';
import { gameFile } from '../lib/words/en/game-file';
import { sheet as words } from '../lib/words/en/sheet';

/* `npm run sheet -- FILE`: a game in writing, judged by the rules of the app, as JSON or in another form. */

const TARGETS = [...WRITTEN_FORMS, 'tilekeep'] as const;
type Target = (typeof TARGETS)[number];

const HELP = `npm run sheet -- FILE [--to json|freels|central|tilekeep] [--farms third|second|first] [--small-city 4|2] [--players N]

Reads a game in writing: a score sheet in JSON, Freels lines, the notation of Carcassonne Central, a saved game of
JCloisterZone 5, or a game file of Tilekeep. Prints one JSON object:

  form        how it is written: json, freels, central, jcloister, or tilekeep
  players     the names, in turn order
  rules       what decides scores and no form says: farms (the farm rule), and city (what a city of two tiles pays)
  turns       how many tiles were laid or set aside
  objections  of each turn whose objections were overruled: turn, from 1, and codes
  refused     the lines that aren’t taken; the game goes up to the first of them:
    line      the number of the line, or of the entry in a JSON file, from 1
    says      why, in a sentence
  questions   what the text leaves open, and was taken in the likeliest way:
    kind      players (how many), way (how the table lies), or place (where a figure stands)
    at        of a place, the number of its line
    choices   how many answers are legal
  over        true where the game ended
  scores      the points of each player; where the game isn’t over, so far
  lost        for each form what it doesn’t say of this game; absent where it can’t be written down

--to        writes the game in another form instead, and says on the error stream what that doesn’t say
--farms     the farm rule: third (today’s, also without this), second (2001), first (2000)
--small-city  what a completed city of two tiles pays
--players   how many play, where Freels lines don’t say it

Bad input ends with code 2, and one sentence.`;

/** Input that can't be used, said in a sentence. */
class BadInput extends Error {}

/** A game that was read, from a sheet or from the app’s own file. */
interface Read {
	readonly form: string;
	readonly record: GameRecord;
	readonly sheet?: ReadSheet;
}

function readGame(file: string, answers: SheetAnswers): Read {
	let text: string;
	let created: number;
	try {
		text = readFileSync(file, 'utf8');
		created = Math.floor(statSync(file).mtimeMs);
	} catch {
		throw new BadInput(`There is no file ${file} that can be read.`);
	}
	const sheet = readSheet(text, { id: idOf(text), created }, answers);
	if (sheet.ok) return { form: sheet.value.form, record: sheet.value.record, sheet: sheet.value };
	if (sheet.error !== 'not-a-sheet') throw new BadInput(words.unreadable(sheet.error));
	const game = parseGameFile(text);
	if (game.ok) return { form: 'tilekeep', record: game.value };
	const isOther = game.error.code === 'not-json' || game.error.code === 'not-a-game';
	throw new BadInput(isOther ? words.unreadable(sheet.error) : gameFile.refused(game.error));
}

/** The same text is the same game, so that the app opens it once. */
const idOf = (text: string) => gameId(createHash('sha256').update(text).digest('hex').slice(0, 32));

/** What is printed of a game. */
function printed({ form, record, sheet }: Read) {
	const { rulings, players } = headerOf(record);
	const { game } = replayRecord(record);
	const told = tellGame(record);
	const turns = game.history.filter(({ event }) => TURNS.includes(event.type));
	return {
		form,
		players: players.map(({ name, colour }) => (name === '' ? colour : name)),
		rules: { farms: rulings['farmRule'], city: rulings['smallCity'] },
		turns: turns.length,
		objections: turns.flatMap(({ objections }, index) =>
			objections.length === 0
				? []
				: [{ turn: index + 1, codes: objections.map(({ code }) => code) }]
		),
		refused: refusedIn(sheet),
		questions: (sheet?.questions ?? []).map(questionOf),
		over: effectiveLog(record.entries).events.some(({ type }) => type === 'base/ended'),
		scores: game.scores,
		...(told.ok && {
			lost: Object.fromEntries(WRITTEN_FORMS.map((one) => [one, lostIn(told.value, one)]))
		})
	};
}

const TURNS = ['base/laid', 'base/set-aside'];

const refusedIn = (sheet: ReadSheet | undefined) =>
	sheet?.refused
		? [{ line: sheet.refused.line, says: words.refused(sheet.form, sheet.refused) }]
		: [];

function questionOf(question: ReadSheet['questions'][number]) {
	if (question.kind === 'players') return { kind: question.kind, choices: 5 };
	if (question.kind === 'way') return { kind: question.kind, choices: question.ways.length };
	return { kind: question.kind, at: question.line, choices: question.segments.length };
}

/** A game in another form. What it doesn't say goes to the error stream. */
function rewritten({ record }: Read, to: Target): string {
	if (to === 'tilekeep') return makeGameFile(record);
	const told = tellGame(record);
	if (!told.ok) throw new BadInput(words.unwritable(told.error));
	for (const lost of lostIn(told.value, to)) console.error(words.lost(lost));
	return writeSheet(told.value, to);
}

interface Given {
	readonly help?: boolean;
	readonly file: string;
	readonly to: Target | undefined;
	readonly answers: SheetAnswers;
}

/** The arguments: a file and how to read and write it, or help. */
function readArguments(): Given {
	const text = { type: 'string' } as const;
	const options = {
		...{ to: text, farms: text, 'small-city': text, players: text },
		help: { type: 'boolean' }
	} as const;
	let read;
	try {
		read = parseArgs({ options, allowPositionals: true });
	} catch (error) {
		throw new BadInput(error instanceof Error ? error.message : String(error));
	}
	const { values, positionals } = read;
	const [file, ...more] = positionals;
	if (values.help) return { help: true, file: '', to: undefined, answers: {} };
	if (file === undefined || more.length > 0)
		throw new BadInput('Which game? npm run sheet -- FILE [--to json|freels|central|tilekeep]');
	const farmRule = oneOf('--farms', values.farms, ['third', 'second', 'first']);
	const smallCity = oneOf('--small-city', values['small-city'], ['4', '2']);
	const players = oneOf('--players', values.players, ['1', '2', '3', '4', '5', '6']);
	return {
		file,
		to: oneOf<Target>('--to', values.to, TARGETS),
		answers: {
			...(players && { players: Number(players) }),
			rulings: { ...(farmRule && { farmRule }), ...(smallCity && { smallCity }) }
		}
	};
}

/** The value of an option, which has to be one of some; undefined where it isn't given. */
function oneOf<T extends string>(
	option: string,
	value: string | undefined,
	all: readonly T[]
): T | undefined {
	const found = all.find((one) => one === value);
	if (value !== undefined && found === undefined)
		throw new BadInput(`${option} is one of ${all.join(', ')}, and not ${value}.`);
	return found;
}

try {
	const { help, file, to, answers } = readArguments();
	await loadAllRules();
	if (help) console.log(HELP);
	else {
		const read = readGame(file, answers);
		if (to) process.stdout.write(rewritten(read, to));
		else console.log(JSON.stringify(printed(read), null, '\t'));
	}
} catch (error) {
	if (!(error instanceof BadInput)) throw error;
	console.error(error.message);
	process.exitCode = 2;
}
