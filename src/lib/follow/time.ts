import * as v from 'valibot';
import { Ration } from './ration';
import { MOST_SAID, type Talk } from './talk';

/*
 * How far the clock of a follower's device is from that of the keeper's. The follower asks, and the keeper answers with the time.
 * It can be wrong by at most half of the time that this took.
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
	/** When it was asked for, in ms on this device's even clock. */
	readonly asked: number;
	/** When the answer came, on the same clock. */
	readonly came: number;
	readonly now: number;
}

/**
 * The follower's side.
 * @param even counts ms evenly; only differences matter
 * @returns a function that asks what time it is on the keeper's device
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
