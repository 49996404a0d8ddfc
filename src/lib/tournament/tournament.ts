import * as v from 'valibot';
import { nameProblem, timestampSchema, trimName, whole } from '../record/header-shape';

/*
 * What is stored of a tournament: who plays, its settings, and a log of what happened, to which entries are only added. Rounds,
 * results and standings follow from the log. See FORMAT.md.
 */

/** Unique id of a tournament: 1 to 64 letters, digits and `-_`. */
export type TournamentId = string & { readonly __type__: 'TournamentId' };
/** Makes a tournament id from a text. */
export const tournamentId = (id: string): TournamentId => id as TournamentId;

/** Id of a player in one tournament: 1 to 64 letters, digits and `-_`. Names can change or be erased, ids stay. */
export type PlayerId = string & { readonly __type__: 'TournamentPlayerId' };
/** Makes a player's id from a text. */
export const playerId = (id: string): PlayerId => id as PlayerId;

/** How the rounds before the finals are paired. */
export const PAIRINGS = ['swiss', 'round-robin'] as const;
export type PairingKind = (typeof PAIRINGS)[number];

/** How players with equal wins are ordered, in an order that the organiser sets. In each, a higher number is better. */
export const TIE_BREAKS = [
	/** Sum of the opponents' wins without those of the weakest opponent. */
	'opponents-without-weakest',
	/** The same, without the weakest and the strongest one. */
	'opponents-without-extremes',
	/** Wins in the games that the tied players played against each other. */
	'direct',
	/** Own points minus those of the opponents, in all games. */
	'difference',
	/** Own points in all games. */
	'points'
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** How many players play the knock-out finals; 0 for no finals. */
export const FINALS = [0, 4, 8] as const;
export type Finals = (typeof FINALS)[number];

/** The most players and rounds of a tournament, and the most entries of its log. */
export const MAX_TOURNAMENT_PLAYERS = 200;
export const MAX_ROUNDS = 20;
export const MAX_ENTRIES = 20_000;
const MAX_GAME_POINTS = 10_000;

/** An id as it is stored. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const playerIdSchema = v.pipe(idSchema, v.transform(playerId));
/** A name as it is stored: one line, empty for none. */
export const lineSchema = v.pipe(
	v.string(),
	v.transform(trimName),
	v.check((name) => nameProblem(name) !== 'too-long' && nameProblem(name) !== 'unprintable')
);

const settingsSchema = v.strictObject({
	pairing: v.picklist(PAIRINGS),
	/** How many rounds are planned before the finals; in a round robin, as many as it takes. */
	rounds: whole(1, MAX_ROUNDS),
	tieBreaks: v.pipe(v.array(v.picklist(TIE_BREAKS)), v.readonly()),
	finals: v.picklist(FINALS)
});
export type TournamentSettings = Readonly<v.InferOutput<typeof settingsSchema>>;

/** How a game was decided: by points, because a player's time was up, or because a player was absent. */
export const DECISIONS = ['points', 'time', 'absent'] as const;
export type Decision = (typeof DECISIONS)[number];

const resultFields = v.strictObject({
	/** Points of the player who started, and of the other one. */
	points: v.tuple([whole(0, MAX_GAME_POINTS), whole(0, MAX_GAME_POINTS)]),
	decided: v.picklist(DECISIONS),
	/**
	 * Who lost, whatever the points say: 0 for the player who started. Only present if the game wasn't decided by points; left
	 * out if both players were absent.
	 */
	lost: v.exactOptional(v.picklist([0, 1])),
	/** The first 16 bytes of a hash of the game's header and events in effect, in hexadecimal; absent for a typed result. */
	game: v.exactOptional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)))
});
/** A result as it is stored. */
export const resultSchema = v.pipe(
	resultFields,
	v.check(
		({ decided, lost }) => decided === 'absent' || (decided === 'time') === (lost !== undefined)
	)
);
/** The result of one game. */
export type Result = Readonly<v.InferOutput<typeof resultSchema>>;

/** The parts of a tournament in their order. The game for the third place is the second table of the final. */
export const STAGES = ['rounds', 'quarter-final', 'semi-final', 'final'] as const;
export type Stage = (typeof STAGES)[number];

/** A table of a round: the player who starts and the other one, or the one player who has a bye. */
const tableSchema = v.pipe(v.array(playerIdSchema), v.minLength(1), v.maxLength(2), v.readonly());
/** Two players, of whom the first one starts, or one who has a bye. */
export type TablePlayers = v.InferOutput<typeof tableSchema>;

/** The number of a round, the finals included. */
export const roundSchema = whole(1, MAX_ROUNDS + 3);
/** The number of a table in its round. */
export const tableNumber = whole(1, MAX_TOURNAMENT_PLAYERS);

const eventSchema = v.variant('type', [
	v.strictObject({ type: v.literal('player/entered'), player: playerIdSchema }),
	v.strictObject({ type: v.literal('player/withdrew'), player: playerIdSchema }),
	v.strictObject({
		type: v.literal('round/paired'),
		round: roundSchema,
		stage: v.picklist(STAGES),
		/** Table 1 comes first. In a knock-out the better placed player of each table starts. */
		tables: v.pipe(v.array(tableSchema), v.maxLength(MAX_TOURNAMENT_PLAYERS), v.readonly())
	}),
	/** The last round is taken back: it has no accepted result. */
	v.strictObject({ type: v.literal('round/withdrawn'), round: roundSchema }),
	/** A table's phone said how its game ended. It counts once it is accepted; reports that differ stand side by side. */
	v.strictObject({
		type: v.literal('result/reported'),
		round: roundSchema,
		table: tableNumber,
		result: resultSchema
	}),
	/** The organiser accepted a report, typed a result, or corrected one: the last one of a table counts. */
	v.strictObject({
		type: v.literal('result/accepted'),
		round: roundSchema,
		table: tableNumber,
		result: resultSchema
	}),
	v.strictObject({ type: v.literal('settings/changed'), settings: settingsSchema })
]);
export type TournamentEvent = Readonly<v.InferOutput<typeof eventSchema>>;

const entrySchema = v.strictObject({
	/** When it was written, in ms since 1970 UTC. */
	at: timestampSchema,
	event: eventSchema
});
/** An event with its time. @internal */
export type TournamentEntry = Readonly<v.InferOutput<typeof entrySchema>>;

const playerSchema = v.strictObject({
	id: playerIdSchema,
	/** Empty once the player was erased: results stay, the name is gone everywhere. */
	name: lineSchema
});
/** A player of a tournament. */
export type TournamentPlayer = Readonly<v.InferOutput<typeof playerSchema>>;

/** The version of what is stored, and the newest that is read. */
export const TOURNAMENT_VERSION = 1;

/** A tournament as it is stored, also in a backup and on its way to another phone. */
export const tournamentSchema = v.strictObject({
	v: v.literal(TOURNAMENT_VERSION),
	id: v.pipe(idSchema, v.transform(tournamentId)),
	/** When it was set up, in ms since 1970 UTC. */
	created: timestampSchema,
	/** Empty for a tournament without a name: it is called by its day. */
	name: lineSchema,
	/** As it was set up: the log may change them. */
	settings: settingsSchema,
	/** All who may enter or ever did, in the order in which they were added, each id once. */
	players: v.pipe(
		v.array(playerSchema),
		v.maxLength(MAX_TOURNAMENT_PLAYERS),
		v.check((players) => new Set(players.map(({ id }) => id)).size === players.length),
		v.readonly()
	),
	entries: v.pipe(v.array(entrySchema), v.maxLength(MAX_ENTRIES), v.readonly())
});
export type Tournament = Readonly<v.InferOutput<typeof tournamentSchema>>;
