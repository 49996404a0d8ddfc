import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { EXPANSION_IDS } from '../../../../src/lib/rules/declared';
import type { AnySays } from '../../../../src/lib/words/expansion';
import { loadWordsOf } from '../../../../src/lib/words/load-expansions';
import { boxesIn } from '../../../../src/lib/words/spoken-expansions';
import { packedOf } from '../../source/expansions/checked';
import { givenIn, numberLines } from '../../source/expansions/kept-numbers';
import { readCommon, readExpansions } from '../../source/expansions/read';
import { withParts, type Parts } from './marked';
import { partsOf, type DocumentedExpansion } from './parts';

/** The documents that list what expansions bring. */
export const DOCUMENTS = ['README.md', 'src/lib/record/FORMAT.md', 'src/lib/share/FORMAT.md'];

/** All expansions with their English words. */
async function documentedExpansions(): Promise<readonly DocumentedExpansion[]> {
	await loadWordsOf(EXPANSION_IDS, 'en');
	const { title, rulings } = boxesIn<AnySays>('en');
	return (await readExpansions()).map((one) => ({
		...one,
		title: title[one.declared.id] ?? one.declared.id,
		rulingWords: rulings
	}));
}

/** The parts of all documents. */
export async function currentParts(): Promise<Parts> {
	const all = await documentedExpansions();
	const { packed, kept } = await readCommon();
	const parts = [...packed, ...packedOf(all)];
	return partsOf(
		all,
		numberLines((kind) => givenIn(parts, all, kind), kept)
	);
}

/** A document as it has to be: with its parts written anew, and tidy. */
export const written = async (path: string, parts: Parts): Promise<string> =>
	format(withParts(readFileSync(path, 'utf8'), parts), {
		...(await resolveConfig(path)),
		parser: 'markdown'
	});
