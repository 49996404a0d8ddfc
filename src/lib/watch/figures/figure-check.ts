import { sameSpot } from '../../engine/spot';
import type { Reader } from '../../snap/read-table';
import { lookAt } from '../looking';
import { isInPicture, type Shot } from '../shot';
import type { Difference, StandingFigure } from '../watching';
import { figureAtRim } from './figure-at-rim';
import { figureOn } from './figure-on';

/** For how long a figure that went home may stay where it is before anybody is told: milliseconds. */
const PATIENCE = 15_000;
/** This many looks in a row have to agree that a figure is there, or gone. */
const LOOKS = 2;
/** A figure is there if it has at least this probability. */
const THERE = 0.5;

/** A figure that should have gone home. */
interface Leaving {
	readonly figure: StandingFigure;
	/** When it was first looked for; undefined until then. */
	since: number | undefined;
	/** How many looks in a row saw it; negative if they didn't see it. */
	seen: number;
}

/** Looks for figures that went home according to the log, but still stand on their tiles. */
export class FigureCheck {
	#leaving: Leaving[] = [];
	readonly #look: Reader['look'];

	constructor(look: Reader['look']) {
		this.#look = look;
	}

	get differences(): readonly Difference[] {
		return this.#leaving
			.filter(({ seen }) => seen >= LOOKS)
			.map(({ figure }) => ({ kind: 'figure-still-there', ...figure }));
	}

	/** Called when the log has changed: figures that no longer stand in it should be gone from the table. */
	setFigures(before: readonly StandingFigure[], now: readonly StandingFigure[]): void {
		const gone = before.filter((figure) => !this.#leaving.some(isOf(figure)));
		const added = gone.map((figure): Leaving => ({ figure, since: undefined, seen: 0 }));
		this.#leaving = [...this.#leaving, ...added].filter(
			({ figure }) => !now.some((one) => isSame(one, figure))
		);
	}

	/** Looks for one of these figures: each gets its turn. */
	checkNext(shot: Shot): void {
		for (const leaving of this.#leaving) leaving.since ??= shot.time;
		const next = this.#leaving.find(
			({ figure, since = shot.time }) =>
				shot.time - since >= PATIENCE && isInPicture(shot.view, figure.spot)
		);
		if (!next) return;
		const isThere = this.#sees(next.figure, shot);
		next.seen = isThere ? Math.max(0, next.seen) + 1 : Math.min(0, next.seen) - 1;
		const others = this.#leaving.filter((one) => one !== next);
		this.#leaving = next.seen <= -LOOKS ? others : [...others, next];
	}

	#sees({ spot, colour }: StandingFigure, { view }: Shot): boolean {
		const looks = lookAt(view, [{ ...spot, looks: [] }], this.#look);
		const seeing = { view: view.homography, picture: view.pyramid[0] };
		const seen =
			figureOn(looks, seeing, spot, colour) ?? figureAtRim(view, spot, colour, this.#look);
		return (seen?.probability ?? 0) >= THERE;
	}
}

const isSame = (one: StandingFigure, other: StandingFigure): boolean =>
	one.colour === other.colour && sameSpot(one.spot, other.spot);

const isOf =
	(figure: StandingFigure) =>
	(leaving: Leaving): boolean =>
		isSame(leaving.figure, figure);
