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
