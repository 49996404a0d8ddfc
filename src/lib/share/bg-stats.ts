import { personKey, type GameRecord, type Header } from '../record';
import type { Review } from '../review';
import { words } from '../words/table';
import { crc32 } from './crc';
import { shortened } from './shortened';

/** Somebody at the table, as BG Stats takes them. */
interface BgStatsPlayer {
	readonly name: string;
	readonly sourcePlayerId: string;
	readonly score: number;
	readonly rank: number;
	readonly winner: boolean;
	readonly startPlayer: boolean;
	/** Their colour. */
	readonly role: string;
}

/**
 * A play as the link “create play” of BG Stats takes it. Its Android app throws where one of the booleans is missing,
 * and its macOS one crashes where a number is a string: all of them are sent, as what they are.
 */
export interface BgStatsPlay {
	readonly sourceName: 'Tilekeep';
	/** Stable for ever, as all of the `source` ids: BG Stats remembers by them what it matched. */
	readonly sourcePlayId: string;
	/** When it ended: `yyyy-MM-dd HH:mm:ss`, UTC. */
	readonly playDate: string;
	/** Absent where nobody can tell. */
	readonly durationMin?: number;
	readonly board: string;
	/** The rules and expansions: there's no other place for them. */
	readonly comments: string;
	readonly game: {
		readonly name: string;
		readonly sourceGameId: string;
		/** On BoardGameGeek; only where it is certain. */
		readonly bggId?: number;
		readonly highestWins: true;
		readonly noPoints: false;
	};
	readonly players: readonly BgStatsPlayer[];
}

/** How much of a link a name and the comments may take, in characters: the whole stays below {@link MOST_IN_LINK}. */
const MOST_OF_NAME = 360;
const MOST_OF_ID = 180;
const MOST_OF_COMMENTS = 1_500;
/** The longest link that BG Stats is known to take, in characters. */
export const MOST_IN_LINK = 8_000;

/** BoardGameGeek's number of the base game. Those of the other boxes are not certain, and so are not sent. */
const BASE_GAME = 822;

/**
 * A game that is over, for BG Stats.
 * @param comments by which rules it was played
 */
export function bgStatsPlay(record: GameRecord, review: Review, comments: string): BgStatsPlay {
	const minutes = Math.round(review.durations.whole / 60_000);
	return {
		sourceName: 'Tilekeep',
		sourcePlayId: record.header.id,
		playDate: utc(endOf(record, review)),
		...(minutes > 0 && { durationMin: minutes }),
		board: words.home.box(record.header.box),
		comments: shortened(comments, MOST_OF_COMMENTS),
		game: gameOf(record.header),
		players: playersOf(review)
	};
}

/** The link that opens BG Stats with a play to be taken over, where that app is. */
export const bgStatsLink = (play: BgStatsPlay): string =>
	`https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;

const utc = (moment: number): string =>
	new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** When the table stopped laying tiles. */
function endOf({ header, entries }: GameRecord, { race }: Review): number {
	const end = race.find(({ turn }) => turn === 'final');
	return end?.at ?? entries.at(-1)?.at ?? header.created;
}

/** All printings of the Winter Edition are one game. */
const gameOf = ({ box }: Header): BgStatsPlay['game'] => ({
	...(box === 'base-c1'
		? { name: 'Carcassonne', sourceGameId: 'carcassonne', bggId: BASE_GAME }
		: { name: 'Carcassonne: Winter Edition', sourceGameId: 'carcassonne-winter' }),
	highestWins: true,
	noPoints: false
});

function playersOf({ header, scores, ranks, winners }: Review): readonly BgStatsPlayer[] {
	const ids = header.players.map(({ name }) => idOf(name));
	return header.players.map(({ name, colour }, seat) => {
		const before = ids.slice(0, seat).filter((id) => id === ids[seat]).length;
		return {
			name: shortened(name, MOST_OF_NAME),
			// Two of one name at one table are two.
			sourcePlayerId: `${ids[seat] ?? ''}${before > 0 ? `~${String(before + 1)}` : ''}`,
			score: scores[seat] ?? 0,
			rank: ranks[seat] ?? 0,
			winner: winners.includes(seat),
			startPlayer: header.first === seat,
			role: words.common.colour(colour)
		};
	});
}

/** A player by the key of their name; one too long for a link by its beginning and a number made of all of it. */
function idOf(name: string): string {
	const key = personKey(name);
	const short = shortened(key, MOST_OF_ID);
	return short === key ? key : `${short}#${crc32(new TextEncoder().encode(key)).toString(16)}`;
}
