import { redrawBy } from '../../words/parts';

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
