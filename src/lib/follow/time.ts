import * as v from 'valibot';
import { Ration } from './ration';
import { MOST_SAID, type Talk } from './talk';

/*
 * How far the clock of a device that follows is from that of the keeper. The follower asks, the keeper answers with the time; half of
 * what that took is the most by which it can be wrong.
 */

const askedSchema = v.object({ asked: v.number() });
const answeredSchema = v.object({ asked: v.number(), now: v.number() });

/** The keeper's side: answers whoever asks for its time. */
export function tellTime(talk: Talk, ration = new Ration(() => performance.now())): void {
	talk.hear('time', MOST_SAID, (said) => {
		const { asked } = v.parse(askedSchema, said);
		if (ration.take() === 'one') talk.tell('time', { asked, now: Date.now() });
	});
}

/** The keeper's time, in ms since 1970 UTC. */
export interface TimeAnswer {
	/** When it was asked for, in ms that this device counts evenly. */
	readonly asked: number;
	/** When the answer came. */
	readonly came: number;
	readonly now: number;
}

/**
 * The side of a follower.
 * @param even counts ms evenly; only differences matter
 * @returns asks what time it is at the keeper's
 */
export function timeAsker(
	talk: Talk,
	onanswer: (answer: TimeAnswer) => void,
	even: () => number
): () => void {
	talk.hear('time', MOST_SAID, (said) => {
		onanswer({ ...v.parse(answeredSchema, said), came: even() });
	});
	return () => {
		talk.tell('time', { asked: even() });
	};
}
