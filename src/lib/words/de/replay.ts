/** Words of a replay. */
export const replay = {
	play: 'Abspielen',
	pause: 'Pause',
	times: (speed: number): string => `${String(speed)}×`,
	speed: (speed: number): string => `Tempo ${String(speed)}×. Ändern`
};
