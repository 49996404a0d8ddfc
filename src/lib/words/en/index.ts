import { asks } from './asks';
import { common } from './common';
import { final } from './final';
import { home } from './home';
import { record } from './record';
import { scoring } from './scoring';
import { shell } from './shell';
import { table } from './table';
import { tiles } from './tiles';

/** The English catalogue; each file holds the words of one part of the app. */
export const en = {
	asks,
	common,
	final,
	home,
	record,
	scoring,
	shell,
	table,
	tiles
} as const;
