/** The follower, standing: a hooded traveller in a wide cloak, around (0, 0), about 21 by 25 units. SVG path data. */
export const FIGURE_PATH =
	'M.6-13.2C4-12 6.2-9.4 6-6.2C5.9-4.6 5.2-3.2 4.2-2.3C7.4-.6 9.6 4.2 10.5 11C10.6 11.9 10.1 12.5 9.2 12.5H-9.2' +
	'C-10.1 12.5-10.6 11.9-10.5 11C-9.6 4.2-7.4-.6-4.2-2.3C-5.2-3.2-5.9-4.6-6-6.2C-6.2-9-4-12-.6-13.2Q0-13.5.6-13.2Z';

/** What shows of the face within the hood. SVG path data. */
export const FACE_PATH =
	'M0-9.6C2.2-9.6 3.4-8 3.2-6C3-4.2 1.8-3.2 0-3.2C-1.8-3.2-3-4.2-3.2-6C-3.4-8-2.2-9.6 0-9.6Z';
