import type { MarkArt, MarkLayer } from '../presentation/art';

/** The ground under the animals: trodden snow, or a shadow in grass. */
const GROUND: MarkLayer = {
	fill: 'ground',
	path: 'M-13.6 9.8Q-12.4 8-6 8Q0 7.2 6 8Q12.6 8 13.6 9.8Q12 11.8 0 11.8Q-12 11.8-13.6 9.8Z'
};

/** Two foxes: one sits in front of the other, its brush around its feet. */
const FOXES: readonly MarkLayer[] = [
	GROUND,
	{
		fill: 'fox-far',
		path: 'M13.6-2.6L9.6-6.8L9.8-11.6L6.8-8.8L4.4-11.6L3.8-5.6C1-3.4-1.4.4-1.4 5V9.6H9.2L8.6-.8C10.4-.6 12.4-1.2 13.6-2.6Z',
		rimmed: true
	},
	{
		fill: 'pale',
		path: 'M12-1.6C9.4-1.6 6.4-1.2 5.8 1.4C5.4 3.6 7 6 8.8 6.6L8.6-.8C10-.6 11.2-1 12-1.6Z'
	},
	{
		fill: 'fox',
		path:
			'M-13.6-2.2L-9.4-6.4L-9.6-11.8L-6.4-8.6L-3.8-11.8L-3.4-5.4C-1-3.4 1.2-.6 2 3.2C4.6 3.6 8.4 3 10.6 4.4C12.6 5.6 13.4 7 13.8 9' +
			'C11 10.4 4 10.6 1.4 9.8H-9L-8-.6C-10.2-.4-12.2-.8-13.6-2.2Z',
		rimmed: true
	},
	{
		fill: 'pale',
		path: 'M-12-1.2C-9.2-1.4-6-1-5.4 1.6C-5 4-6.8 6.4-8.7 7L-8-.6C-9.8-.4-11.2-.6-12-1.2ZM10.6 4.4C12.6 5.6 13.4 7 13.8 9C12.4 9.8 10.6 10.1 8.6 10.2C9.6 8.6 10.4 6.6 10.6 4.4Z'
	},
	{
		fill: 'dark',
		path: 'M-9.6-11.8L-8.1-10.2L-9.5-8.8ZM-3.8-11.8L-5.1-10.2L-3.7-8.8ZM9.8-11.6L8.3-10.2L9.7-8.8ZM4.4-11.6L5.7-10.2L4.2-8.8ZM-13.8-2.2a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0ZM-9.6-4.4a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0ZM12.2-2.6a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0ZM8-4.6a.7.7 0 1 1 1.4 0a.7.7 0 1 1-1.4 0Z'
	}
];

/** Two wolves: one howls, the other keeps watch behind it. */
const WOLVES: readonly MarkLayer[] = [
	GROUND,
	{
		fill: 'wolf-far',
		path: 'M14.2-1.4L11.6-4.2L11.4-8L9.4-5.4L7.6-7.6L7.2-4C5-2.6 2-2.4-1-2V6L4.2 5.4L4.4 9.6H6.6L7 5.4L8.6 4.6L8.8 9.6H11L10.8 3.4C11.6 2.4 11.8 1.2 11.6.2L13.8 0Z',
		rimmed: true
	},
	{
		fill: 'wolf',
		path: 'M-9.4-12.8L-7.6-12.9L-5-9.8L-.8-10.6L-2.8-7C-.4-4.6 1.8-1.2 2.6 3C3.2 6 6 6.8 9.4 6.8C8 9.6 4.6 10 1.4 9.8H-9.4L-7.8 7.8L-7.6 1.6C-9-.6-9.2-3.4-8.6-5.4L-11-9.2L-8.4-9.4Z',
		rimmed: true
	},
	{
		fill: 'pale',
		path: 'M-8.6-5.4C-7-4.6-5.6-3-5.4-.6C-5.2 1.4-6.2 3.2-7.6 4.4L-7.6 1.6C-9-.6-9.2-3.4-8.6-5.4Z'
	},
	{
		fill: 'dark',
		path: 'M-9.8-12.4a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0ZM-6.9-9.3Q-6.2-8.3-4.9-8.5L-4.6-7.8Q-6.6-7.2-7.6-9ZM9.6-3.4a.7.7 0 1 1 1.4 0a.7.7 0 1 1-1.4 0ZM13-1.2a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0Z'
	}
];

/** A bear that walks by, its hump higher than its head. */
const BEAR: readonly MarkLayer[] = [
	GROUND,
	{ fill: 'bear-far', path: 'M-8.6 2L-10 9.6H-6L-4.6 3ZM3.4 3L3.6 9.6H7.6L8 3Z', rimmed: true },
	{
		fill: 'bear',
		path:
			'M-13.8 1C-13.8-.4-12.2-1.4-11-2.2C-11.4-4.4-10.4-5.8-9-5.8C-7.8-5.8-7.2-5-7-4.2C-5.4-5.6-4.4-9.2-.6-9.4C2.2-9.6 3.4-7.6 6.2-7.4C10.8-7.2 13.6-3.8 13.4 1.4L13.2 9.8H8L7.8 6' +
			'C7 5.2 6.6 4.6 6.4 4C4 4.8 1 4.8-.6 4.2L-.2 9.8H-5.2L-5.4 5.4C-6.6 4.6-7.6 3.6-8.2 2.6C-10.4 3.6-13.6 3-13.8 1Z',
		rimmed: true
	},
	{
		fill: 'pale',
		path: 'M-13.8 1C-13.8-.2-12.4-1.2-11.2-.6C-10 .2-10.2 2-11.2 2.6C-12.6 2.8-13.7 2.2-13.8 1Z'
	},
	{
		fill: 'dark',
		path: 'M-14 .8a1.1 1 0 1 1 2.2 0a1.1 1 0 1 1-2.2 0ZM-10.2-2a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0Z'
	}
];

/** A sow with bristles and tusks, and a striped piglet. */
const BOARS: readonly MarkLayer[] = [
	GROUND,
	{
		fill: 'boar',
		path:
			'M-13.6 3.4L-13.8.8L-9.8-2.6L-9.8-6.2L-7-4.4L-5.6-7.4L-4.6-6L-2.8-8.8L-1.8-7L.4-9.4L1.2-7.4L3.6-8.8L4.2-6.8C8.4-6.6 11.2-4 11.6.2L13.4 2.4L11.4 2.6L10.4 5.4L10.6 9.6H7.6L6.8 5.8' +
			'C4 6.6 0 6.6-2.4 6L-2.6 9.8H-5.6L-6 5.6C-7.6 5.2-8.6 4.6-9.4 4C-10.8 4.4-12.6 4.2-13.6 3.4Z',
		rimmed: true
	},
	{
		fill: 'piglet',
		path: 'M.4 7.2C1 5.4 3.2 4.2 5.8 4.2C9.6 4 12.4 5.4 12.6 7.8L12.4 11H10.4L10.2 9.4H5L4.8 11H2.8L2.6 8.8C1.6 8.6.8 8 .4 7.2Z',
		rimmed: true
	},
	{
		fill: 'pale',
		path: 'M-12 3C-13 1.4-12.8-.4-11.4-1.4C-11.6 0-11.2 1.2-10.2 2.2ZM5.2 5.2Q8.6 4.6 11 6L10.8 6.8Q8.4 5.6 5.2 6.1ZM5 7.2Q9 6.6 11.6 7.8V8.6Q9 7.6 5 8.1Z'
	},
	{
		fill: 'dark',
		path: 'M-13.9.9L-12.8.1L-12.4 3.9L-13.6 3.4ZM-9.4-.6a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0ZM2.4 6.4a.6.6 0 1 1 1.2 0a.6.6 0 1 1-1.2 0Z'
	}
];

/** Two ravens: one stands in the snow, the other comes flying. */
const RAVENS: readonly MarkLayer[] = [
	GROUND,
	{
		fill: 'raven',
		path: 'M-2.6-12.4C.8-12.6 3.4-10.8 5-8.2L7.4-8.8C8.4-11 10.2-12.8 12.6-13.2L11.8-11.8L14-11.8L12.6-10.4L14.2-9.8L12.2-9L13-7.8L9.4-6L10.4-2.8L7.2-4.8C5-4.4 3.4-4.8 2.6-5.8L-.4-5.4L1.8-7.4C1.2-9.6 0-11.4-2.6-12.4Z',
		rimmed: true
	},
	{
		fill: 'raven',
		path:
			'M-14-2C-12.4-3.6-10.8-4.6-9.6-4.8C-9-7.2-6.4-8-4.4-6.6C-3-5.6-2.6-4-1.8-2.6C1.4-1.6 5.4 1.4 12.4 7.4L8.8 7L9.8 9.4L4.8 6.6L2.6 7.2V9.4H4V10.2H.2V9.4H1.6V7.2L-1.6 6.6V9.4H-.4V10.2H-4V9.4H-2.6V6.2' +
			'C-6 4.6-7.8 1-8-2C-10-2.4-11.6-2.4-14-2Z',
		rimmed: true
	},
	{
		fill: 'feather',
		path: 'M-3.4-1C.2 0 4 2.8 8 6C3 6-2.6 5-3.4-1ZM-.6-11.4C1.8-11 3.6-9.4 5-7.2L3-7.4C2.4-9 1.2-10.4-.6-11.4Z'
	},
	{ fill: 'pale', path: 'M-8-5a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0Z' }
];

/** A stag with all its tines. */
const ANTLERS =
	'M-8.2-6C-10-8-10.2-10.4-9.4-13.2M-9.7-9L-12.8-10.2M-7-6.2C-3.8-7.6-2.2-9.8-2-13.2M-2.5-10.2L.6-11.6M-4.8-7.5L-5.4-11.2';
const DEER: readonly MarkLayer[] = [
	GROUND,
	{ fill: 'rim', width: 2.6, path: ANTLERS },
	{ fill: 'horn', width: 1.3, path: ANTLERS },
	{
		fill: 'deer-far',
		path: 'M-4.6 2L-6.8 10.2H-4.9L-2.4 4ZM7 2.6L6 6.6L6.8 10.2H8.6L8 6.6L9.6 3.4Z',
		rimmed: true
	},
	{
		fill: 'deer',
		path:
			'M-13-2.2C-12-3.8-10.8-5.4-9-6L-6.4-6.4L-3-7.4L-4.8-4.4C-4.8-2.8-3.8-1.6-2-1.4C2-.8 5.8-2 9-1.2C11-.4 11.8.8 12 2.4L11.2 3.8L10.6 6.4L11.6 10.4H9.6L8.6 6.4L7.6 3.6C4.6 4.8 1.4 4.8-.9 4L-1.6 10.4H-3.6L-4 3.6' +
			'C-5.6 2-6.8-.6-7.4-2.2L-10.2-1.4C-11.6-1-12.8-1.2-13-2.2Z',
		rimmed: true
	},
	{
		fill: 'pale',
		path: 'M10.2-.4C11.2 0 11.9 1.2 12 2.4L11 4C9.8 3.2 9.2 1 10.2-.4ZM-7.4-2.2C-6-2-4.8-.4-4.3 1.4L-4.1 3.5C-5.8 2-6.8-.4-7.4-2.2Z'
	},
	{
		fill: 'dark',
		path: 'M-13.2-2.3a.9.8 0 1 1 1.8 0a.9.8 0 1 1-1.8 0ZM-9.2-4.3a.7.7 0 1 1 1.4 0a.7.7 0 1 1-1.4 0Z'
	}
];

/** A hare with a stag's antlers, wings and fangs. */
const SMALL_ANTLERS =
	'M-7.6-4.4C-8.4-6.6-8.8-9-8-12.4M-8.5-8L-5.8-10M-8.8-4C-11-5.4-12.4-7.4-13-10.4M-11.8-6.6L-13.8-6.2';
const WOLPERTINGER: readonly MarkLayer[] = [
	GROUND,
	{ fill: 'rim', width: 2.4, path: SMALL_ANTLERS },
	{
		fill: 'hare-far',
		path: 'M-6-4.6C-6.4-8-4.8-11.4-2.4-13C-1.4-10.6-2.2-7-4.2-4.4Z',
		rimmed: true
	},
	{ fill: 'horn', width: 1.3, path: SMALL_ANTLERS },
	{
		fill: 'hare',
		path: 'M-11-.4C-11-3-9-5-6.4-5C-5.8-5-5.2-4.9-4.6-4.7C-4-8-1.6-11.6 1.4-12.6C1.8-9.6-.2-6-2.6-3.6C-1.8-2.6-1.4-1.6-1.2-.6C3.4-1.8 9 .4 9.4 5.4C9.6 7.6 8.8 9.4 7.6 10H-1.4C-1.2 9 -.2 8.4 1 8.2L-2.6 7.2L-4.2 10H-7.8C-7.8 8.8-7 8.2-6 8L-6.2 4C-7.2 3.2-7.8 2.4-8 1.8C-9.8 2-11 1-11-.4Z',
		rimmed: true
	},
	{
		fill: 'wing',
		path: 'M-.6 3C-.6-3 4.6-8.2 13.6-10C13.4-8 12.6-6.8 11.6-6.2C12.4-6 13-6 13.4-6.2C12.6-4 11.2-3 9.6-2.6C10.4-2.2 11-2.2 11.4-2.4C9.4 1.2 4.4 5-.6 3Z',
		rimmed: true
	},
	{
		fill: 'hare-far',
		path: 'M3-.2C5.4-3.4 8.4-5.4 11.6-6.2C9-4.6 6.6-2.4 5 .4ZM4.6 1C6.2-1 7.8-2.2 9.6-2.6C8-1.2 7 .2 6.4 1.6Z'
	},
	{
		fill: 'pale',
		path: 'M8.2 7.4a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0ZM-10.2.9H-9.4L-9.6 2.8ZM-8.9 1.2H-8L-8.3 3Z'
	},
	{
		fill: 'dark',
		path: 'M-9-2a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0ZM-11.2-.8a.7.7 0 1 1 1.4 0a.7.7 0 1 1-1.4 0Z'
	}
];

/** The animals of the Winter Edition, most looking west. */
export const WINTER_MARKS: MarkArt = {
	foxes: { layers: FOXES },
	wolves: { layers: WOLVES },
	bear: { layers: BEAR },
	boars: { layers: BOARS },
	ravens: { layers: RAVENS },
	deer: { layers: DEER },
	wolpertinger: { layers: WOLPERTINGER }
};
