import type { BoardArea } from '../../drawing/board/board-area';
import type { Scene } from '../../drawing/board/scene';
import { UNIT } from '../../drawing/geometry/point';
import type { Spot } from '../../engine/spot';
import type { BoardView } from './board-view.svelte';
import { landOf, tappableIn } from './spot-targets';
import { targetAt, type Target } from './target';

/** How far beside a spot a tap still counts, in pixels. */
const SLACK = 22;

/** The choice of a spot for a tile: which spots it is between, where they are tapped, and what the view shows of them. */
export class SpotChoice {
	readonly #view: BoardView;
	readonly #scene: () => Scene;
	#area: BoardArea | undefined;

	constructor(view: BoardView, scene: () => Scene) {
		this.#view = view;
		this.#scene = scene;
	}

	/** The spots to choose from; none while no tile is chosen, or when it lies on one. */
	readonly spots: readonly Spot[] = $derived.by(() => {
		const { dimmed, ghost, spots } = this.#scene();
		return dimmed || ghost ? [] : spots.filter(({ legal }) => legal);
	});

	readonly #land = $derived.by(() => landOf(this.#scene().tiles));

	/** Where they are tapped, and which are out of view; nothing while the view moves. */
	readonly offered = $derived.by(() => {
		const { atRest, width, height } = this.#view;
		if (!atRest || this.spots.length === 0) return { beyond: [], targets: [] };
		return tappableIn(this.spots, atRest, { width, height }, this.#land);
	});

	/** Shows the spots, with the whole area around them as far as there is room. */
	follow(area: BoardArea): void {
		this.#area = area;
		this.#view.followSpots(area, this.spots, this.#land);
	}

	/** Shows some of the spots that are out of view. */
	readonly show = (spots: readonly Spot[]): void => {
		if (this.#area) this.#view.showSpots(this.#area, spots);
	};

	/** What a tap on the board hits. */
	hitBy(event: MouseEvent): Target | undefined {
		const at = this.#view.at(event);
		const scene = { ...this.#scene(), targets: this.offered.targets };
		return at && targetAt(scene, at, SLACK / (this.#view.size ?? UNIT));
	}
}
