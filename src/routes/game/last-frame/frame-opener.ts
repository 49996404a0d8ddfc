import type { LastFrame } from '$lib/store/last-frame';
import type { FrameReader } from './frame-reader';

/**
 * Shows the last frame of a running game while the app is loading, if the game and the screen are still the same. Removes it when
 * the app's own table is painted. `hooks.server.ts` writes this class into the page, before all scripts and style sheets, so it
 * must use nothing from outside.
 */
export class FrameOpener {
	/** Resolves when the frame is painted, or if there is none. Never rejects. */
	readonly done: Promise<unknown>;
	/** Resolves when `done` does, or when that takes too long for the app to wait. */
	readonly ready: Promise<unknown>;
	#frame: HTMLElement | undefined;
	/** True once the app itself shows its table or whatever there is instead. */
	#over = false;

	/**
	 * @param patience the longest time that `ready` keeps the app waiting, in ms
	 * @param longest the time after which the frame is removed in any case, in ms
	 */
	constructor(
		private readonly reader: FrameReader,
		patience = 700,
		longest = 10_000
	) {
		this.done = this.#show(longest).catch(() => undefined);
		this.ready = Promise.race([this.done, this.#after(patience)]);
	}

	/** Removes the frame; if it isn't shown yet, it won't be. */
	remove(): void {
		this.#over = true;
		this.#frame?.remove();
	}

	async #show(longest: number): Promise<void> {
		const game = this.#wanted();
		if (game === undefined || this.reader.isUnsaved(game)) return;
		const [frame, pictures, isTrue] = await this.#read(game);
		const body = await this.#body();
		if (!frame || !pictures || !isTrue || frame.screen !== this.reader.screen()) return;
		if (this.#over) return;
		this.#watch();
		this.#frame = this.#element(frame, pictures);
		body.append(this.#frame);
		void this.#after(longest).then(() => {
			this.remove();
		});
		await this.#painted();
	}

	/** The game in the address, if its table is to be shown as it is now. */
	#wanted(): string | undefined {
		const parameters = new URLSearchParams(location.search);
		return parameters.size === 1 ? (parameters.get('id') ?? undefined) : undefined;
	}

	/** Reads everything at the same time: the frame, its pictures, and whether it shows what is stored. */
	async #read(game: string) {
		const { reader } = this;
		const frame = reader.frame(game);
		const decode = (picture: Blob) => createImageBitmap(picture);
		const pictures = frame.then((one) => one && Promise.all(one.pictures.map(decode)));
		const stored = Promise.all([frame, reader.stored(game), reader.isOpenElsewhere(game)]);
		const isTrue = stored.then(
			([one, state, open]) => state && !open && reader.fingerprint(state) === one?.log
		);
		return Promise.all([frame, pictures, isTrue]);
	}

	#body(): Promise<HTMLElement> {
		return new Promise((resolve) => {
			const watch = new MutationObserver(look);
			watch.observe(document, { childList: true, subtree: true });
			look();
			function look() {
				// Contrary to the types, there is no body while the page is still being read.
				const body = document.querySelector('body');
				if (!body) return;
				watch.disconnect();
				resolve(body);
			}
		});
	}

	#element({ markup }: LastFrame, pictures: readonly ImageBitmap[]): HTMLElement {
		const frame = document.createElement('div');
		frame.id = 'last-frame';
		frame.inert = true;
		frame.ariaHidden = 'true';
		frame.innerHTML = markup;
		// The page's policy refuses style attributes in markup.
		for (const styled of frame.querySelectorAll<HTMLElement | SVGElement>('[data-style]'))
			styled.style.cssText = styled.dataset['style'] ?? '';
		for (const [index, canvas] of frame.querySelectorAll('canvas').entries()) {
			const picture = pictures[index];
			if (picture) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
		}
		return frame;
	}

	/** Waits for the app's own board, which tells when it is at rest and when its land is drawn. */
	#watch(): void {
		const watch = new MutationObserver(() => {
			if (!this.reader.isSettled()) return;
			watch.disconnect();
			void this.#painted().then(() => {
				this.remove();
			});
		});
		const attributeFilter = ['data-settled', 'data-pending', 'data-tiles'];
		watch.observe(document, { subtree: true, attributeFilter });
	}

	/** Resolves after the next paint. */
	#painted(): Promise<void> {
		return new Promise((resolve) => {
			requestAnimationFrame(() => setTimeout(resolve));
		});
	}

	#after(time: number): Promise<void> {
		return new Promise((resolve) => {
			setTimeout(resolve, time);
		});
	}
}
