import { expect, it } from 'vitest';
import type { Words } from '../../src/lib/words/types';

/** True for words that another language could have in place of a part of the English ones. */
type Fits<Part extends keyof Words, Other> = Other extends Words[Part] ? true : false;

/** The words of a replay in another language: other texts, the same parameters. */
interface Replay {
	readonly play: 'Abspielen';
	readonly pause: 'Anhalten';
	readonly times: (speed: number) => string;
	readonly speed: (speed: number) => `Tempo ${string}`;
}

it('another language fits where it says all that English says, with the same parameters', () => {
	const whole: Fits<'replay', Replay> = true;
	const missing: Fits<'replay', Omit<Replay, 'pause'>> = false;
	const textForSentence: Fits<'replay', Omit<Replay, 'times'> & { times: string }> = false;
	const otherParameters: Fits<
		'replay',
		Omit<Replay, 'times'> & { times: (speed: string) => string }
	> = false;
	const noText: Fits<'replay', Omit<Replay, 'play'> & { play: number }> = false;
	expect([whole, missing, textForSentence, otherParameters, noText]).toEqual([
		true,
		false,
		false,
		false,
		false
	]);
});
