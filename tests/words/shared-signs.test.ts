import { expect, it } from 'vitest';
import { EXPANSIONS } from '../../src/lib/expansions';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';

/* Words of expansions are put together as they are loaded: what several have must be the same in all. */

const KINDS = ['printed', 'signs', 'marks'] as const;

it.each(LANGUAGE_TAGS)(
	'a sign on tiles of several expansions has the same words in %s',
	async (tag) => {
		const said = new Map<string, string>();
		for (const expansion of EXPANSIONS) {
			const { words } = await (await expansion.load()).RULES.words[tag]();
			for (const kind of KINDS) {
				const listed = Object.entries(
					(words as Readonly<Record<string, object | undefined>>)[kind] ?? {}
				);
				for (const [id, says] of listed) {
					const text = JSON.stringify(says);
					expect(text, `${kind} ${id}`).toBe(said.get(`${kind} ${id}`) ?? text);
					said.set(`${kind} ${id}`, text);
				}
			}
		}
	}
);
