/** Something to be told at the foot of the page, with at most one thing to do about it. */
interface Notice {
	readonly message: string;
	/** What the button says, and what it does. */
	readonly action?: { readonly label: string; readonly run: () => void };
	/** Whether it still holds, where other things than time can put it away. */
	readonly holds?: (() => boolean) | undefined;
}

/** How long a notice stays, in ms: long enough to read it out and to reach its button. */
const STAYS = 12_000;

/** The last notice; a newer one takes its place. */
class Notices {
	#current = $state.raw<Notice>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	get current(): Notice | undefined {
		return this.#current?.holds?.() === false ? undefined : this.#current;
	}

	show(message: string, action?: Notice['action'], holds?: Notice['holds']): void {
		clearTimeout(this.#timer);
		this.#current = { message, ...(action && { action }), holds };
		this.#timer = setTimeout(() => {
			this.close();
		}, STAYS);
	}

	/** Does what the notice offers, and puts it away. */
	act(): void {
		const run = this.#current?.action?.run;
		this.close();
		run?.();
	}

	close(): void {
		clearTimeout(this.#timer);
		this.#current = undefined;
	}
}

/** The notices of this tab. */
export const notices = new Notices();
