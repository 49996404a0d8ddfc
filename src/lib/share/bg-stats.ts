import type { GameRecord, Header, Player } from '../record';
import type { Review } from '../review';
import { printedAs } from '../rules/printings';
import { BOXES } from '../rules/boxes';
import { personKey } from '../record/people';
import type { PersonRef, PersonLookup } from '../review/people';
import { isUnnamed, playerName } from '../words';
import { words } from '../words/en/home';
import { crc32 } from './encoding';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The length of a text as JSON in a link, in characters. */
const room = (text: string): number => encodeURIComponent(JSON.stringify(text)).length;

/** As much of a text as fits into `most` characters of a link, cut between graphemes. */
function shorten(text: string, most: number): string {
	if (room(text) <= most) return text;
	let cut = '';
	for (const { segment } of letters.segment(text)) {
		if (room(`${cut}${segment}…`) > most) break;
		cut += segment;
	}
	return `${cut}…`;
}

/** A player as BG Stats expects them. */
interface BgStatsPlayer {
	readonly name: string;
	readonly sourcePlayerId: string;
	readonly score: number;
	readonly rank: number;
	readonly winner: boolean;
	readonly startPlayer: boolean;
	/** The player's colour. */
	readonly role: string;
}

/**
 * A play as the “create play” link of BG Stats expects it. Its Android app throws if one of the booleans is missing,
 * and its macOS app crashes if a number is a string: so all fields are sent, with their right types.
 */
interface BgStatsPlay {
	readonly sourceName: 'Tilekeep';
	/** Never changes, like all `source` ids: BG Stats remembers its matches by them. */
	readonly sourcePlayId: string;
	/** When it ended: `yyyy-MM-dd HH:mm:ss`, UTC. */
	readonly playDate: string;
	/** Absent if it is unknown. */
	readonly durationMin?: number;
	readonly board: string;
	/** The rules and expansions: there is no other field for them. */
	readonly comments: string;
	readonly game: {
		readonly name: string;
		readonly sourceGameId: string;
		/** On BoardGameGeek; only if it is certain. */
		readonly bggId?: number;
		readonly highestWins: true;
		readonly noPoints: false;
	};
	readonly players: readonly BgStatsPlayer[];
}

/** The share of a name and of the comments in a link, in characters: the whole stays below {@link MAX_LINK_LENGTH}. */
const MAX_NAME_LENGTH = 360;
const MAX_ID_LENGTH = 180;
const MAX_COMMENTS_LENGTH = 1_500;
/** The longest link that BG Stats is known to accept, in characters. @internal */
export const MAX_LINK_LENGTH = 8_000;

/** BoardGameGeek's id of the base game. The ids of the other boxes are not certain, so they are not sent. */
const BASE_GAME = 822;

/** A finished game for BG Stats; `comments` are the rules that were played by, `who` finds the person with a name. */
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
		board: words.home.box(printedAs(record.header)),
		comments: shorten(comments, MAX_COMMENTS_LENGTH),
		game: gameOf(record.header),
		players: playersOf(review, who)
	};
}

/** The link that opens a play in BG Stats, if that app is installed. */
export const bgStatsLink = (play: BgStatsPlay): string =>
	`https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;

const utc = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** When the last tile was laid. */
function endOf({ header, entries }: GameRecord, { race }: Review): number {
	const end = race.find(({ turn }) => turn === 'final');
	return end?.at ?? entries.at(-1)?.at ?? header.created;
}

/** All editions of the Winter Edition are one game. */
const gameOf = ({ box }: Header): BgStatsPlay['game'] => ({
	...(BOXES[box].land === 'winter'
		? { name: 'Carcassonne: Winter Edition', sourceGameId: 'carcassonne-winter' }
		: { name: 'Carcassonne', sourceGameId: 'carcassonne', bggId: BASE_GAME }),
	highestWins: true,
	noPoints: false
});

function playersOf(review: Review, who: PersonLookup): readonly BgStatsPlayer[] {
	const { header, scores, ranks, winners } = review;
	const seated = header.players.map((player) => sitting(player, who));
	const ids = distinctIds(seated.map(idOf));
	return header.players.map(({ colour }, seat) => ({
		name: shorten(seated[seat]?.name ?? '', MAX_NAME_LENGTH),
		sourcePlayerId: ids[seat] ?? '',
		score: scores[seat] ?? 0,
		rank: ranks[seat] ?? 0,
		winner: winners.includes(seat),
		startPlayer: header.first === seat,
		role: words.common.colour(colour)
	}));
}

/** The person on a seat. A seat without a name belongs to nobody known: its id is its colour. */
const sitting = (player: Player, who: PersonLookup): PersonRef =>
	isUnnamed(player) ? { id: personKey(player.colour), name: playerName(player) } : who(player.name);

/** The ids, with a number appended to repeated ones: two players with the same name are two people. */
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

/** A player's id: the first name that they had; if that is too long, its beginning and a checksum of all of it. */
function idOf({ id }: PersonRef): string {
	const short = shorten(id, MAX_ID_LENGTH);
	return short === id ? id : `${short}#${crc32(new TextEncoder().encode(id)).toString(16)}`;
}
