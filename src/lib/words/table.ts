import { words as first } from '.';
import { farms } from './en/farms';
import { final } from './en/final';
import { questions } from './en/questions';
import { table } from './en/table';
import { tiles } from './en/tiles';
import { part } from './parts';

/** The words of a game at its table, and those of every page. */
export const words = {
	...first,
	farms: part('farms', farms),
	final: part('final', final),
	questions: part('questions', questions),
	table: part('table', table),
	tiles: part('tiles', tiles)
};
