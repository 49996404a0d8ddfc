import type { MarkArt, MarkLayer, MarkShape } from '../../rules/presentation/art';

/** A ring around the middle, as path data. */
const ring = (radius: number): string => {
	const r = String(radius);
	return `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1-${r} 0Z`;
};

/** Two opposite arcs of a ring, as path data. The first goes between two angles, in degrees clockwise from north. */
const arcs = (radius: number, from: number, to: number): string =>
	[0, 180].map((turn) => arc(radius, turn + from, turn + to)).join('');

function arc(radius: number, from: number, to: number): string {
	const r = String(radius);
	const at = (degrees: number): string =>
		[Math.sin, (angle: number) => -Math.cos(angle)]
			.map((way) => (radius * way((degrees * Math.PI) / 180)).toFixed(1))
			.join(' ');
	return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
}

/** Corn that lies flat, in whirls around the sign. */
const FLAT: readonly MarkLayer[] = [
	{ fill: 'grain', path: ring(16.8), rimmed: true },
	{ fill: 'sheaf', width: 0.7, path: arcs(14.9, 12, 128) + arcs(13.1, 60, 176) },
	{ fill: 'wing', path: ring(11.4) }
];

const around = (...sign: readonly MarkLayer[]): MarkShape => ({
	layers: [...FLAT, ...sign],
	room: 17,
	parts: true
});

const CLUB: MarkLayer = {
	fill: 'sheaf',
	path:
		'M0-7.6A3.5 3.5 0 0 1 2.6-1.8A3.5 3.5 0 1 1 1.5 3.6Q1.7 5.8 3 7.4H-3Q-1.7 5.8-1.5 3.6A3.5 3.5 0 1 1-2.6-1.8' +
		'A3.5 3.5 0 0 1 0-7.6Z'
};

const SHIELD: MarkLayer = {
	fill: 'sheaf',
	path: 'M-6-6.3Q-2.8-6 0-7.4Q2.8-6 6-6.3V.4C6 4.3 3.2 6.6 0 8C-3.2 6.6-6 4.3-6 .4Z'
};

const FORK: MarkLayer = {
	fill: 'sheaf',
	width: 1.7,
	path: 'M0-7.6V8.2M-4.6-7.6V-4Q-4.6-.2 0-.2Q4.6-.2 4.6-4V-7.6'
};

/** The crop circles with their signs. */
export const CIRCLE_MARKS: MarkArt = {
	'crop-club': around(CLUB),
	'crop-shield': around(SHIELD),
	'crop-fork': around(FORK)
};
