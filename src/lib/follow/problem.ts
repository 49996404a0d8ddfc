import type { CodeProblem } from './code';

/**
 * Why a code can't be used to follow a game: it can't be read; it answers a code that isn't waiting any more, or another game; it
 * is for a second device, or an answer where an offer is needed, or the other way round; the browser can't connect; or the
 * network keeps devices apart.
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

/** Why the lines from a relay aren't shown: they aren't the keeper's, or earlier lines have changed. */
export type ChainProblem = 'forged' | 'changed';

/**
 * Why a followed table isn't seen as it is. Besides the reasons above: the relay doesn't pass on lines that the keeper has,
 * nobody shows a table there, or the relay can't be reached.
 */
export type RelayProblem = WireProblem | ChainProblem | 'withheld' | 'nobody' | 'unreachable';

/**
 * Why a keeper's table isn't shown. Besides the reasons for a wire: the app's address has no relay, or the browser can't encrypt,
 * for example without HTTPS.
 */
export type KeptRelayProblem = WireProblem | 'no-relay' | 'impossible';

export type RelayTrouble = RelayProblem | KeptRelayProblem;
