import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Rulings } from '../../src/lib/engine/rulings';
import { BOX_IDS } from '../../src/lib/rules/catalogue';

/*
 * The format of games recorded from independent engines, one game a line. Everything that an engine found at a turn is
 * optional: what a record leaves out is not compared.
 */
const spot = v.tuple([v.number(), v.number()]);
const rotation = v.picklist([0, 1, 2, 3]);
const counts = v.record(v.string(), v.number());

const RecordedAward = v.object({
	player: v.number(),
	points: v.number(),
	feature: v.optional(v.string()),
	why: v.string(),
	tiles: v.array(spot),
	items: v.array(v.tuple([v.string(), v.number(), v.number()]))
});

const RecordedTurn = v.object({
	player: v.number(),
	tile: v.string(),
	x: v.number(),
	y: v.number(),
	rotation,
	deploy: v.optional(v.object({ piece: v.string(), feature: v.number() })),
	setAsideBefore: v.optional(v.array(v.string())),
	legalPlacements: v.optional(v.number()),
	followerOptions: v.optional(v.array(v.number())),
	supplyBefore: v.optional(counts),
	supplyAfter: v.optional(v.array(v.number())),
	awards: v.optional(v.array(RecordedAward)),
	returned: v.optional(
		v.array(
			v.object({
				player: v.number(),
				piece: v.string(),
				x: v.number(),
				y: v.number(),
				feature: v.number()
			})
		)
	),
	scores: v.optional(v.array(v.number()))
});

const RecordedGame = v.object({
	id: v.string(),
	boxes: v.tuple([v.picklist(BOX_IDS)]),
	players: v.number(),
	rulings: v.object({ farmers: v.boolean(), smallCity: v.picklist([4, 2]) }),
	start: v.array(v.object({ tile: v.string(), x: v.number(), y: v.number(), rotation })),
	turns: v.array(RecordedTurn),
	finalAwards: v.optional(v.array(RecordedAward)),
	finalScores: v.optional(v.array(v.number())),
	setAsideAtEnd: v.optional(v.array(v.string()))
});

export type RecordedAward = v.InferOutput<typeof RecordedAward>;
export type RecordedTurn = v.InferOutput<typeof RecordedTurn>;
export type RecordedGame = v.InferOutput<typeof RecordedGame>;

/** The games of a file. Throws with the line's number when a line isn't such a game. */
export const readGames = (file: string): readonly RecordedGame[] =>
	readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index, file)]));

function parseLine(line: string, index: number, file: string): RecordedGame {
	const parsed = v.safeParse(RecordedGame, JSON.parse(line));
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	const at = v.getDotPath(issue) ?? 'the line';
	throw new Error(`${file}, line ${String(index + 1)}: ${at}: ${issue.message}`);
}

/** A record's rulings in our words. */
export const rulingsOf = ({ rulings }: RecordedGame): Rulings => ({
	farmers: rulings.farmers ? 'on' : 'off',
	smallCity: String(rulings.smallCity)
});
