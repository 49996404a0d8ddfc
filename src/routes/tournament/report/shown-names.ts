import { isolate } from '$lib/engine/typed-text';
import type { TableNames } from '$lib/tournament/link';
import { tournamentTableWords } from '$lib/words/en/tournament-table';

const shown = (name: string): string =>
	name === '' ? tournamentTableWords.unnamed : isolate(name);

/** Returns the names of a table as they are shown and spoken. */
export const shownNames = ([first, second]: TableNames): TableNames => [
	shown(first),
	shown(second)
];
