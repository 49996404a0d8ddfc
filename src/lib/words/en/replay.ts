/** Words of a replay. */
export const replay = {
	play: 'Play',
	pause: 'Pause',
	/** “2×”. */
	times: (speed: number): string => `${String(speed)}×`,
	/** The name of the button that changes it. */
	speed: (speed: number): string => `Speed ${String(speed)}×. Change it`
};
