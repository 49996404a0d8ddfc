import { redrawBy } from '../../words/parts';

/** Grows whenever sentences are others than before. */
let version = $state(0);

/** Redraws every sentence on the screen when the language is switched, and tells the browser which one it is. */
export function followLanguage(): void {
	redrawBy({
		read: () => version,
		changed: ({ tag }) => {
			version += 1;
			document.documentElement.lang = tag;
		}
	});
}
