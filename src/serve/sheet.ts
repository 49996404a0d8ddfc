import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import {
	gameToWrite,
	isTurn,
	lostIn,
	PLAYER_COUNTS,
	readSheet,
	writeSheet,
	WRITTEN_FORMS,
	type ReadSheet,
	type SheetAnswers,
	type SheetQuestion
} from '../lib/notation';
import { effectiveLog, gameId, headerOf, replayRecord, type GameRecord } from '../lib/record';
import { makeGameFile } from '../lib/record/game-file';
import { loadAllRules } from '../lib/record/load-rules';
import { parseGameFile } from '../lib/record/parse-file';
import { gameFile } from '../lib/words/en/game-file';
import { sheet as words } from '../lib/words/en/sheet';
import { BadInput, run, textOf, type Given } from './command-line';

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

--to        writes the game in another form instead, and says on the error stream what that doesn’t say, which line
            isn’t taken, and what was taken in the likeliest way
--farms     the farm rule: third (today’s, also without this), second (2001), first (2000)
--small-city  what a completed city of two tiles pays
--players   how many play, where Freels lines don’t say it
A game file of Tilekeep has all three, so they can’t be given for one.

Bad input ends with code 2, and one sentence.`;

/** A game that was read, from a sheet or from the app’s own file. */
interface Read {
	readonly form: string;
	readonly record: GameRecord;
	readonly sheet?: ReadSheet;
}

function readGame(file: string, answers: SheetAnswers): Read {
	const text = textOf(file);
	const game = parseGameFile(text);
	if (game.ok) return ownGame(game.value, answers);
	if (game.error.code !== 'not-json' && game.error.code !== 'not-a-game')
		throw new BadInput(gameFile.refused(game.error));
	const created = Math.floor(statSync(file).mtimeMs);
	const sheet = readSheet(text, { id: idOf(text), created }, answers);
	if (!sheet.ok) throw new BadInput(words.unreadable(sheet.error));
	const { form, record } = sheet.value;
	const questions = sheet.value.questions.filter(({ kind }) => !isSaid(kind, answers));
	return { form, record, sheet: { ...sheet.value, questions } };
}

/** True for a question that an option answers. */
const isSaid = (kind: SheetQuestion['kind'], { players }: SheetAnswers): boolean =>
	kind === 'players' && players !== undefined;

/** The app’s own file says everything that the options could. Other rulings would make another game of it. */
function ownGame(record: GameRecord, { players, rulings = {} }: SheetAnswers): Read {
	if (players !== undefined || Object.keys(rulings).length > 0)
		throw new BadInput(
			'A game file of Tilekeep has its own rules and players, so --farms, --small-city and --players can’t be given for it.'
		);
	return { form: 'tilekeep', record };
}

/** The same text always gives the same id, so that the app has the game only once. */
const idOf = (text: string) => gameId(createHash('sha256').update(text).digest('hex').slice(0, 32));

/** What is printed of a game. */
function printed({ form, record, sheet }: Read) {
	const { rulings, players } = headerOf(record);
	const { game } = replayRecord(record);
	const written = gameToWrite(record);
	const turns = game.history.filter(({ event }) => isTurn(event));
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
		...(written.ok && {
			lost: Object.fromEntries(WRITTEN_FORMS.map((one) => [one, lostIn(written.value, one)]))
		})
	};
}

const refusedIn = (sheet: ReadSheet | undefined) =>
	sheet?.refused
		? [{ line: sheet.refused.line, says: words.refused(sheet.form, sheet.refused) }]
		: [];

function questionOf(question: SheetQuestion) {
	if (question.kind === 'players') return { kind: question.kind, choices: question.counts.length };
	if (question.kind === 'way') return { kind: question.kind, choices: question.ways.length };
	return { kind: question.kind, at: question.line, choices: question.segments.length };
}

/** What a game in another form lacks or may have wrong because of the text that was read, as a sentence each. */
function doubtsIn({ refused, form, questions, record }: ReadSheet): readonly string[] {
	const players = record.header.players.length;
	return [
		...(refused ? [words.refused(form, refused)] : []),
		...questions.map((question) => doubtOf(question, players))
	];
}

/** What was assumed for a question that nobody answered. */
function doubtOf(question: SheetQuestion, players: number): string {
	if (question.kind === 'players')
		return `The text doesn’t say how many play: ${String(players)} were taken. Say it with --players.`;
	if (question.kind === 'way')
		return `The text is legal in ${String(question.ways.length)} ways: the likeliest was taken.`;
	const { line, place, letter } = question;
	return `Line ${String(line)}: ${place} can mean several places of tile ${letter}, and the likeliest was taken.`;
}

/** A game in another form. What it doesn't say, and what is missing or in doubt, goes to the error stream. */
function rewritten({ record, sheet }: Read, to: Target): string {
	for (const doubt of sheet ? doubtsIn(sheet) : []) console.error(doubt);
	if (to === 'tilekeep') return makeGameFile(record);
	const written = gameToWrite(record);
	if (!written.ok) throw new BadInput(words.unwritable(written.error));
	for (const lost of lostIn(written.value, to)) console.error(words.lost(lost));
	return writeSheet(written.value, to);
}

const text = { type: 'string' } as const;
const OPTIONS = { to: text, farms: text, 'small-city': text, players: text } as const;
const USAGE = 'Which game? npm run sheet -- FILE [--to json|freels|central|tilekeep]';

/** What the options say of the game. */
function answersIn(given: Given<keyof typeof OPTIONS>): SheetAnswers {
	const farmRule = oneOf('--farms', given.farms, ['third', 'second', 'first']);
	const smallCity = oneOf('--small-city', given['small-city'], ['4', '2']);
	const players = oneOf('--players', given.players, PLAYER_COUNTS.map(String));
	return {
		...(players && { players: Number(players) }),
		rulings: { ...(farmRule && { farmRule }), ...(smallCity && { smallCity }) }
	};
}

/** The value of an option, which has to be one of some values; undefined if it isn't given. */
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

await run({ help: HELP, usage: USAGE, options: OPTIONS }, async (file, given) => {
	const to = oneOf<Target>('--to', given.to, TARGETS);
	const answers = answersIn(given);
	await loadAllRules();
	const read = readGame(file, answers);
	return to ? rewritten(read, to) : `${JSON.stringify(printed(read), null, '\t')}\n`;
});
