import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

const BISCUIT =
	'M0-12.8C3.4-12.8 5.9-10.4 5.9-7.5C5.9-5.9 5.2-4.6 4.2-3.7H9C11.1-3.7 12.4-2.3 12.4-.6C12.4 1.2 11.1 2.4 9.2 2.4H5.6' +
	'L8.6 8.4C9.5 10.3 8.8 12 7.2 12.7C5.6 13.4 3.9 12.7 3 11.1L0 6L-3 11.1C-3.9 12.7-5.6 13.4-7.2 12.7C-8.8 12-9.5 10.3-8.6 8.4' +
	'L-5.6 2.4H-9.2C-11.1 2.4-12.4 1.2-12.4-.6C-12.4-2.3-11.1-3.7-9-3.7H-4.2C-5.2-4.6-5.9-5.9-5.9-7.5C-5.9-10.4-3.4-12.8 0-12.8Z';

/** A biscuit on the table: its thickness below it, icing on top. */
const GINGERBREAD: readonly MarkLayer[] = [
	{ fill: 'biscuit', path: BISCUIT, rimmed: true },
	{
		fill: 'icing',
		width: 1.5,
		path: 'M-2.4-8.8V-8M2.4-8.8V-8M-2.6-5.8Q0-3.8 2.6-5.8M-.2-.8H.2M-.2 2.8H.2M-9.8-2.6Q-8.4-1.6-9.4-.6Q-10.2.4-9 1.4M9.8-2.6Q8.4-1.6 9.4-.6Q10.2.4 9 1.4M-8.2 8.8Q-6.6 8.6-6.2 9.8Q-5.8 11-4.2 10.2M8.2 8.8Q6.6 8.6 6.2 9.8Q5.8 11 4.2 10.2'
	}
];

export const GINGERBREAD_MARKS: MarkArt = { gingerbread: { layers: GINGERBREAD } };
