export const replay = {
	play: 'Lecture',
	pause: 'Pause',
	times: (speed: number): string => `${String(speed)}×`,
	speed: (speed: number): string => `Changer la vitesse (${String(speed)}×)`
};
