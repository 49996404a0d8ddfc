import { part } from '../parts';

/** Words of a replay. Only the table loads them. */
export const replay = {
	play: 'Play',
	pause: 'Pause',
	/** “2×”. */
	times: (speed: number): string => `${String(speed)}×`,
	/** The name of the button that changes it. */
	speed: (speed: number): string => `Speed ${String(speed)}×. Change it`
};

/** The same in the language that is spoken. */
export const replayWords = part('replay', replay);
