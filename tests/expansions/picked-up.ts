/** Says as JSON what the app makes of the game in a file: run in a copy of the tree that has its expansions. */
import { readFileSync } from 'node:fs';
import { openQuestions } from '../../src/lib/engine/question';
import { deepEqual } from '../../src/lib/record/deep-equal';
import { loadAllRules, replayRecord, type GameRecord } from '../../src/lib/record';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { loadWordsOf } from '../../src/lib/words/load-expansions';
import { boxesIn, shortNameIn } from '../../src/lib/words/spoken-expansions';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';

/** What the app makes of a game. */
export interface PickedUp {
	/** All expansions that it knows. */
	readonly expansions: readonly string[];
	/** The questions that are open after the first entry. */
	readonly asked: readonly string[];
	/** The points at the end. */
	readonly scores: readonly number[];
	/** What each player has beside points. */
	readonly tokens: readonly Readonly<Record<string, number>>[];
	/** True when a link brings the same game back. */
	readonly sentWhole: boolean;
	/** By language, the short names and the titles of the game's expansions, and all their rules. */
	readonly said: Readonly<Record<string, Said>>;
}

interface Said {
	readonly names: readonly string[];
	readonly titles: readonly (string | undefined)[];
	readonly rules: readonly string[];
}

await loadAllRules();

/** The game in a file. Throws when it can't be read. */
function gameIn(file: string): GameRecord {
	const read = parseGameFile(readFileSync(file, 'utf8'));
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return read.value;
}

async function isSentWhole(record: GameRecord): Promise<boolean> {
	const back = await unpackGame(await packGame(record));
	return back.ok && deepEqual(back.value, record);
}

async function saidIn(tag: (typeof LANGUAGE_TAGS)[number], ids: readonly string[]): Promise<Said> {
	await loadWordsOf(ids, tag);
	const { title, rules } = boxesIn<unknown>(tag);
	return {
		names: ids.map((id) => shortNameIn(tag, id)),
		titles: ids.map((id) => title[id]),
		rules: Object.keys(rules)
	};
}

const record = gameIn(process.argv[2] ?? '');
const { game, stop } = replayRecord(record);
if (stop) throw new Error(JSON.stringify(stop));
const begun = replayRecord({ ...record, entries: record.entries.slice(0, 1) }).game;
const { expansions } = record.header;
const said: Record<string, Said> = {};
for (const tag of LANGUAGE_TAGS) said[tag] = await saidIn(tag, expansions);
const found: PickedUp = {
	expansions: EXPANSION_IDS,
	asked: openQuestions(begun).map(({ id }) => id),
	scores: game.scores,
	tokens: game.tokens,
	sentWhole: await isSentWhole(record),
	said
};
console.log(JSON.stringify(found));
