import { existsSync, readdirSync } from 'node:fs';
import type { Rulings } from '../../../src/lib/engine/rulings';
import { EXPANSION_IDS, type ExpansionId } from '../../../src/lib/rules/declared';
import './all-expansions';
import type { Glue } from './glue';

/* The glue of all expansions, found by the list of these; then that of several together. */

const FOLDER = 'tests/expansions';

/** What a file with glue has. */
interface WithGlue {
	readonly default: Glue;
}

const gluedIds = EXPANSION_IDS.filter((id) => existsSync(`${FOLDER}/${id}/recorded.ts`));
// Vite finds what is imported by the folders' names in these patterns.
const own = gluedIds.map(
	async (id) => (await import(`../../expansions/${id}/recorded.ts`)) as WithGlue
);
const together = readdirSync(`${FOLDER}/together`).map(
	async (file) =>
		(await import(`../../expansions/together/${file.replace('.ts', '')}.ts`)) as WithGlue
);

/** The glue of each expansion that has any, in the order of all lists. */
export const GLUES: readonly Glue[] = (await Promise.all([...own, ...together])).map(
	(file) => file.default
);

/** Their editions as recorded games name them. */
export const EDITIONS: Readonly<Record<string, readonly [id: ExpansionId, rulings: Rulings]>> =
	Object.fromEntries(
		gluedIds.flatMap((id, index) =>
			Object.entries(GLUES[index]?.editions ?? {}).map(
				([name, rulings]) => [name, [id, rulings] as const] as const
			)
		)
	);
