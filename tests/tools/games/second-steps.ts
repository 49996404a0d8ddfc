import type { Place } from '../../../src/lib/engine/spot';
import type { Figure, Laid, Pays, SegmentsOf } from './second-features';

/*
 * The Robbers (RB) and The Messages (M) a second time, from the rules' words alone, for comparing. Nothing of the
 * engine's rules is used. What features pay is given; robberies, messages and the two figures' spaces are computed.
 *
 * Where the words leave something open, it was decided from them:
 * D1. A robber stands with a space: it robs whoever of the others moves from it by scoring, also who came later (RB8).
 * D2. An award is a move of its own, in the order given, and is robbed at once, before the next award (RB5: "when"). Or,
 *     since RB6 speaks of several who score: with `atOnce` figures and robbers stand where they stood before the first award
 *     of the step, others' awards and robberies come before those of the active player. Robberies of an award that brings a
 *     message come with what that pays: robbers stand where they stood before both.
 * D3. All robbers beside the figure that moves rob, each half; they leave the track before any robber's owner moves.
 * D4. A robber whose owner chose another victim waits on its space; nothing chosen: the first who moves is robbed. With
 *     `atOnce` it waits for the choice, a step of its own, where victims bring unlike halves; else it's the first clockwise
 *     from the owner. At the end nobody chooses, and it robs whoever brings most.
 * D5. A victim is robbed at the first move from the space only; the choice is a player, not one of several awards (ORB4).
 * D6. Points by robbing and corrections by hand rob nobody: the robber goes along, even if others stay there (RB7). Where
 *     it's told beside whom it was put, with that figure, if it moves by robbing too, and with nobody else by corrections.
 * D7. A robber's owner moving away from the own robber takes it nowhere: it stands beside others' figures only.
 * D8. Points of a message, and its 2, are scored: they may be robbed. So is final scoring, unless told not to (ORB2).
 * D9. A player whose robber stands on the space moves it only elsewhere: the space it stands on isn't offered (RB1).
 * D10. "Next one": the first player clockwise with the robber in hand; who declines doesn't pass it on. Placing by others
 *      doesn't depend on whether the active player placed (RB2).
 * D11. "Every player" and C3.1: others with the robber in hand only; C3.1's "places" is taken as an offer, too (RB3).
 *      Placing before or after the tile is laid is the same, as no figure moves between.
 * D12. Space 0 at the beginning is a space like others (ORB3); all spaces wrap at 50, and a lap's 50 is a move, too.
 * D13. Any own move in the own turn that ends on a dark space draws: by features, robbing or a message, even if a later
 *      award moves the figure on. A correction doesn't. A scoring round draws once; a message's points are a new round.
 * D14. `blocked`: another's figure on the space at that moment; the own other figure doesn't matter (M3).
 * D15. Who scores by a message is its drawer alone; the follower scored as at the end needs the majority (ties share),
 *      the shortest road, smallest city and monastery don't (M4). With `followerAlone` it needs none either.
 * D16. Shortest and smallest: the own one worth least, not the one with fewest tiles. Nothing of the kind: 0.
 * D17. Pennants: of any city on the table, finished or not, whoever has it; with `ownPennants` only where an own knight is.
 *      Knights and farmers: each figure once.
 * D18. A message's figures and features are judged after finished features' figures went home.
 * D19. At the end one figure goes on to the sum of both and the other leaves; a robber beside either goes along (with the
 *      first victim clockwise from its owner), robbing nobody. Then final scoring in the order given.
 * D20. A correction moves the first figure unless told otherwise; a figure may go back below 0, which wraps to 49.
 * D21. Points of 0 move nobody.
 */

/* What is told to `second-track.ts` and what it answers: plain data, of no use to the app. */

/** The eight messages. */
export const MESSAGES = [
	'road',
	'city',
	'monastery',
	'pennants',
	'knights',
	'farmers',
	'tile',
	'follower'
] as const;
export type Message = (typeof MESSAGES)[number];

/** The first (0) or second (1) scoring figure. */
export type Which = 0 | 1;

/** Who plays, with what. Players are numbered clockwise from 0. */
export interface Table {
	readonly players: number;
	readonly segmentsOf: SegmentsOf;
	/** Tiles that lie at the beginning. */
	readonly start?: readonly Laid[] | undefined;
	/** Who places a robber beside the active player; left out: without The Robbers. */
	readonly robbers?: 'next' | 'every' | 'before' | undefined;
	/** False: robbers don't count in final scoring. */
	readonly robAtEnd?: boolean | undefined;
	/** When a message isn't drawn; left out: without The Messages, one figure a player. */
	readonly messages?: 'never blocked' | 'blocked' | undefined;
	/** True where all awards of a score step are robbed as if they were scored at once; see D2. */
	readonly atOnce?: boolean | undefined;
	/** True where pennants are scored of a city with an own knight only; see D17. */
	readonly ownPennants?: boolean | undefined;
	/** True where a follower that a message scores needs no majority; see D15. */
	readonly followerAlone?: boolean | undefined;
	/** Whether players, where nothing is told, move the figure that reaches or avoids a dark space in their turn, or the first. */
	readonly prefer?: readonly ('reach' | 'avoid' | 'first')[] | undefined;
}

export interface Award {
	readonly player: number;
	readonly points: number;
	/** Where from; only to read. */
	readonly source?: string | undefined;
	/** Which figure moves; left out: by preference in the own turn, else the first. */
	readonly figure?: Which | undefined;
	/** The message that it brings, dealt with before anything else moves; “none” where its player draws none. */
	readonly drawn?: Drawn | 'none' | undefined;
}

/** A message that was drawn, and what was done with it. */
export interface Drawn {
	/** Left out where nobody said which it was. */
	readonly message?: Message | undefined;
	readonly takes: 'effect' | 'two';
	/** The city, or the own follower. */
	readonly place?: Place | undefined;
	/** What it pays, where other tariffs than those of the base game are played. */
	readonly pays?: number | undefined;
	readonly figure?: Which | undefined;
	readonly robs?: readonly Rob[] | undefined;
	/** The next message, which its points bring. */
	readonly drawn?: Drawn | 'none' | undefined;
}

/** What a robber's owner chooses in one scoring: whom to rob, and which own figure moves for it. */
export interface Rob {
	readonly owner: number;
	/** Left out: whoever is robbed where nothing is chosen. */
	readonly victim?: number | undefined;
	readonly figure?: Which | undefined;
	readonly drawn?: Drawn | 'none' | undefined;
}

/** A scoring figure of a player. */
export interface Scorer {
	readonly player: number;
	readonly figure: Which;
}

/** A step of the game, in table order. A score step follows each laying, even without awards: figures go home then. */
export type Step =
	| ({ readonly type: 'lay'; readonly active: number; readonly bag?: boolean } & Laid)
	/** Without space: the player declines. `beside` is the figure that it goes along with where several on the space move. */
	| {
			readonly type: 'robber';
			readonly player: number;
			readonly space?: number | undefined;
			readonly beside?: Scorer | undefined;
	  }
	/** A robber's owner chooses whom to rob, after all moves; see D4. */
	| ({ readonly type: 'rob' } & Rob)
	/** A figure put on the table, normally on the tile just laid. */
	| ({ readonly type: 'figure' } & Figure)
	| {
			readonly type: 'score';
			/** Without robberies and messages. */
			readonly awards: readonly Award[];
			readonly robs?: readonly Rob[] | undefined;
			/** Figures that go home besides those of finished features. */
			readonly home?: readonly Figure[] | undefined;
	  }
	| ({ readonly type: 'message' } & Drawn)
	| ({ readonly type: 'correct' } & Award)
	| {
			readonly type: 'end';
			readonly awards: readonly Award[];
			readonly robs?: readonly Rob[] | undefined;
	  };

/** Who may place or move a robber, and onto which spaces. */
export interface Offer {
	readonly player: number;
	readonly spaces: readonly number[];
}
export interface Robbery {
	readonly owner: number;
	readonly victim: number;
	readonly points: number;
}

/** The table after a step. */
export interface Moment {
	readonly points: readonly number[];
	/** Spaces (0 to 49) of each player's figures. */
	readonly spaces: readonly (readonly number[])[];
	/** Each player's robber's space; undefined at home. */
	readonly robbers: readonly (number | undefined)[];
	/** Still to be asked, in order. */
	readonly offers: readonly Offer[];
	readonly robberies: readonly Robbery[];
	/** Whose choice whom to rob is still to be made. */
	readonly choosing: readonly number[];
	/** Who draws a message now. */
	readonly draws: number | undefined;
	/** Messages that can be on top: those not drawn yet, or the one that was drawn eight draws ago. */
	readonly onTop: readonly Message[];
	/** What the message of this step paid. */
	readonly paid: number;
	/** What each message would pay a player now. */
	readonly pays: (player: number) => Pays;
	/** What in the input can't be by the rules. */
	readonly problems: readonly string[];
}

/** The tiles with a bag, in all editions. */
export const BAG_TILES: readonly string[] = [
	'rb-FFRR',
	'rb-FRRR',
	'rb-CFFF',
	'rb-CFFF-garden',
	'rb-CRRF',
	'rb-FRFR',
	'rb-CFCF'
];
