import type { Place } from '../../../src/lib/engine/spot';
import type { Figure, Laid, Pays, SegmentsOf } from './second-features';

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
