import type { CodeProblem } from './code';

/**
 * Why nobody follows by a code: it can't be read; it answers a code that isn't waiting any more, or another game; it is for a
 * second device, or an answer where an offer is needed, or the other way round; the browser can't connect; or the network keeps
 * devices apart.
 */
export type FollowProblem =
	| CodeProblem
	| 'too-old'
	| 'other-game'
	| 'second-device'
	| 'answer'
	| 'offer'
	| 'impossible'
	| 'no-way';

/** Why a relay lets nobody in: the link isn't for this room, or there is no room left. */
export type WireProblem = 'wrong-token' | 'full';

/** Why what a relay gave isn't shown: it isn't the keeper's, or earlier lines are others now. */
export type ChainProblem = 'forged' | 'changed';

/**
 * Why a followed table isn't seen as it is: also as the relay doesn't pass on lines that the keeper has, as nobody shows a table
 * there, or as the relay can't be reached.
 */
export type RelayProblem = WireProblem | ChainProblem | 'withheld' | 'nobody' | 'unreachable';

/** Why a keeper's table isn't shown: also as the app's address has no relay, or the browser can't encrypt, as without HTTPS. */
export type KeptRelayProblem = WireProblem | 'no-relay' | 'impossible';

export type RelayTrouble = RelayProblem | KeptRelayProblem;
