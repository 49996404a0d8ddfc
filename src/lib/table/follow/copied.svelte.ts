import { followWords } from '../../words/en/follow';
import { copy } from '../sharing/send';

/** Copies a code's link, and says whether that worked. */
export class Copying {
	said = $state('');

	async copy(link: string): Promise<void> {
		const done = (await copy(link)) === 'done';
		this.said = done ? followWords.copied : followWords.notCopied;
	}
}
