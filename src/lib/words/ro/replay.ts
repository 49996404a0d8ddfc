/** Words of a replay. */
export const replay = {
	play: 'Redă',
	pause: 'Pauză',
	times: (speed: number): string => `${String(speed)}×`,
	speed: (speed: number): string => `Viteză ${String(speed)}×. Schimbă`
};
