/** A message at the foot of the page, with at most one action. */
interface Notice {
	readonly message: string;
	/** The button's label, and what it does. */
	readonly action?: { readonly label: string; readonly run: () => void } | undefined;
	/** Returns false once the notice is out of date. */
	readonly stillApplies?: (() => boolean) | undefined;
	/** True when it stays until it is closed or its page is left. */
	readonly stays?: boolean;
}

/** How long a notice that passes by itself stays, in ms: long enough to read it aloud and to reach its button. */
const PASSES = 12_000;

/** Shows the latest notice. A newer one replaces it; those that stay wait below, and come back. */
class Notices {
	/** The latest last: at most one that passes, above all that stay. */
	#all = $state.raw<readonly Notice[]>([]);
	#timer: ReturnType<typeof setTimeout> | undefined;

	get current(): Notice | undefined {
		return this.#all.findLast(applies);
	}

	/** Shows a notice for a while. */
	show(message: string, action?: Notice['action'], stillApplies?: Notice['stillApplies']): void {
		const notice = { message, action, stillApplies };
		this.#put(notice);
		this.#timer = setTimeout(() => {
			this.#all = this.#all.filter((one) => one !== notice);
		}, PASSES);
	}

	/** Shows a notice whose action is the only way back from what was just done. */
	keep(message: string, action: NonNullable<Notice['action']>): void {
		this.#put({ message, action, stays: true });
	}

	#put(notice: Notice): void {
		clearTimeout(this.#timer);
		this.#all = [...this.#all.filter(({ stays }) => stays), notice];
	}

	act(): void {
		const run = this.current?.action?.run;
		this.close();
		run?.();
	}

	/** Closes the notice that is shown. */
	close(): void {
		const { current } = this;
		clearTimeout(this.#timer);
		this.#all = this.#all.filter((one) => one !== current && applies(one));
	}

	/**
	 * Closes all notices when the page is left. If `passes` is true, the one that is shown also appears on the next page for a
	 * while, if it has an action.
	 */
	leavePage(passes: boolean): void {
		const { current } = this;
		clearTimeout(this.#timer);
		this.#all = [];
		if (passes && current?.action) this.show(current.message, current.action, current.stillApplies);
	}
}

const applies = ({ stillApplies }: Notice): boolean => stillApplies?.() !== false;

export const notices = new Notices();
