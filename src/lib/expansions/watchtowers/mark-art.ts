import type { MarkArt, MarkLayer, MarkShape } from '../../rules/presentation/art';

/** A round tower under a pointed roof, with a shield on it that shows what is counted. */
const tower = (...counted: readonly MarkLayer[]): MarkShape => ({
	layers: [
		{ fill: 'stone', path: 'M-7.6 14L-6.4-4.6H6.4L7.6 14Z', rimmed: true },
		{ fill: 'stone', path: 'M-8.8-8.4H8.8V-3.6H-8.8Z', rimmed: true },
		{ fill: 'roof', path: 'M-10.2-8L0-17.6L10.2-8Z', rimmed: true },
		{ fill: 'pale', path: 'M-8.4 5A8.4 8.4 0 0 1 8.4 5A8.4 8.4 0 0 1-8.4 5Z', rimmed: true },
		...counted
	],
	room: 15,
	parts: true
});

const FOLLOWER: MarkLayer = {
	fill: 'dark',
	path:
		'M0-1A2.3 2.3 0 0 1 1.8 2.7L5.6 5.2L4 7.2L2.4 6.6L4.4 11H1.1L0 8.6L-1.1 11H-4.4L-2.4 6.6L-4 7.2L-5.6 5.2L-1.8 2.7' +
		'A2.3 2.3 0 0 1 0-1Z'
};

const PENNANT: MarkLayer = {
	fill: 'cloth',
	path: 'M-4.6-.4H4.6V4.8C4.6 8.2 2.3 10.1 0 11.2C-2.3 10.1-4.6 8.2-4.6 4.8Z'
};

const ROAD: MarkLayer = {
	fill: 'horn',
	width: 3,
	path: 'M-2.4 11.4Q-5 7.8 .2 5.6Q4.8 3.4 1.6-1.4'
};

const MONASTERY: readonly MarkLayer[] = [
	{ fill: 'roof', path: 'M-5.2 10V5L0 .8L5.2 5V10Z' },
	{ fill: 'dark', width: 1.3, path: 'M0 1.6V-2.4M-1.8-.8H1.8' }
];

const CITY: MarkLayer = {
	fill: 'horn',
	path: 'M-5.8 9.8V.6H-3.4V2.6H-1.2V.6H1.2V2.6H3.4V.6H5.8V9.8H1.8V7.2A1.8 1.8 0 0 0-1.8 7.2V9.8Z'
};

/** The watchtowers, each with what it counts. */
export const WATCHTOWER_MARKS: MarkArt = {
	'watchtower-followers': tower(FOLLOWER),
	'watchtower-pennants': tower(PENNANT),
	'watchtower-roads': tower(ROAD),
	'watchtower-monasteries': tower(...MONASTERY),
	'watchtower-cities': tower(CITY)
};
