/** The follower, standing: a hooded traveller in a wide cloak, around (0, 0), about 22 by 25 units. SVG path data. */
export const FIGURE_PATH =
	'M0-12.5C3.4-12.2 5.6-9.4 5.4-6.2C5.3-4.6 4.6-3.3 3.6-2.4C6.8-.8 9.4 4 10.4 11C10.5 11.9 10 12.4 9.2 12.4H-9.2C-10 12.4-10.5 11.9-10.4 11C-9.4 4-6.8-.8-3.6-2.4C-4.6-3.3-5.3-4.6-5.4-6.2C-5.6-9.4-3.4-12.2 0-12.5Z';
