import { redrawBy } from '../../words/parts';

/** Counts up whenever the sentences have changed. */
let version = $state(0);

/** Redraws all sentences when the language is switched, and sets the document's language. */
export function followLanguage(): void {
	redrawBy({
		read: () => version,
		changed: ({ tag }) => {
			version += 1;
			document.documentElement.lang = tag;
		}
	});
}
