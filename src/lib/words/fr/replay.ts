export const replay = {
	play: 'Lecture',
	pause: 'Pause',
	times: (speed: number): string => `${String(speed)}×`,
	speed: (speed: number): string => `Vitesse ${String(speed)}×. La changer`
};
