import type { GameRecord, Header, Player } from '../record';
import type { Review } from '../review';
import { personKey } from '../record/people';
import type { PersonRef, PersonLookup } from '../review/people';
import { isUnnamed, playerName } from '../words/player-name';
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
interface BgStatsPlay {
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

/** How much of a link a name and the comments may take, in characters: the whole stays below {@link MAX_LINK_LENGTH}. */
const MAX_NAME_LENGTH = 360;
const MAX_ID_LENGTH = 180;
const MAX_COMMENTS_LENGTH = 1_500;
/** The longest link that BG Stats is known to take, in characters. @internal */
export const MAX_LINK_LENGTH = 8_000;

/** BoardGameGeek's number of the base game. Those of the other boxes are not certain, and so are not sent. */
const BASE_GAME = 822;

/**
 * A game that is over, for BG Stats.
 * @param comments by which rules it was played
 * @param who whose the names of the players are
 */
export function bgStatsPlay(
	record: GameRecord,
	review: Review,
	comments: string,
	who: PersonLookup
): BgStatsPlay {
	const minutes = Math.round(review.durations.whole / 60_000);
	return {
		sourceName: 'Tilekeep',
		sourcePlayId: record.header.id,
		playDate: utc(endOf(record, review)),
		...(minutes > 0 && { durationMin: minutes }),
		board: words.home.box(record.header.box),
		comments: shortened(comments, MAX_COMMENTS_LENGTH),
		game: gameOf(record.header),
		players: playersOf(review, who)
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

function playersOf(review: Review, who: PersonLookup): readonly BgStatsPlayer[] {
	const { header, scores, ranks, winners } = review;
	const seated = header.players.map((player) => sitting(player, who));
	const ids = distinctIds(seated.map(idOf));
	return header.players.map(({ colour }, seat) => ({
		name: shortened(seated[seat]?.name ?? '', MAX_NAME_LENGTH),
		sourcePlayerId: ids[seat] ?? '',
		score: scores[seat] ?? 0,
		rank: ranks[seat] ?? 0,
		winner: winners.includes(seat),
		startPlayer: header.first === seat,
		role: words.common.colour(colour)
	}));
}

/** Who sits on a seat. On one without a name it's nobody known: they go by their colour. */
const sitting = (player: Player, who: PersonLookup): PersonRef =>
	isUnnamed(player) ? { id: personKey(player.colour), name: playerName(player) } : who(player.name);

/** The ids with a number behind each that stands there already: two of one name at one table are two. */
function distinctIds(ids: readonly string[]): readonly string[] {
	const used = new Set(ids);
	return ids.map((id, seat) => {
		if (!ids.slice(0, seat).includes(id)) return id;
		let number = 2;
		while (used.has(`${id}~${String(number)}`)) number++;
		const free = `${id}~${String(number)}`;
		used.add(free);
		return free;
	});
}

/** A player by the name they were known by first; one too long for a link by its beginning and a number made of all of it. */
function idOf({ id }: PersonRef): string {
	const short = shortened(id, MAX_ID_LENGTH);
	return short === id ? id : `${short}#${crc32(new TextEncoder().encode(id)).toString(16)}`;
}
