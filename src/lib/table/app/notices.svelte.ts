/** A message at the foot of the page, with at most one action. */
interface Notice {
	readonly message: string;
	/** The button's label, and what it does. */
	readonly action?: { readonly label: string; readonly run: () => void };
	/** Returns false once the notice is out of date. */
	readonly stillApplies?: (() => boolean) | undefined;
}

/** How long a notice stays, in ms: long enough to read it aloud and to reach its button. */
const STAYS = 12_000;

/** Shows the latest notice; a newer one replaces it. */
class Notices {
	#current = $state.raw<Notice>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	get current(): Notice | undefined {
		return this.#current?.stillApplies?.() === false ? undefined : this.#current;
	}

	show(message: string, action?: Notice['action'], stillApplies?: Notice['stillApplies']): void {
		clearTimeout(this.#timer);
		this.#current = { message, ...(action && { action }), stillApplies };
		this.#timer = setTimeout(() => {
			this.close();
		}, STAYS);
	}

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

export const notices = new Notices();
