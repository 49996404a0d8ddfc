import type { BoardArea } from '$lib/drawing/board/board-area';
import type { Scene } from '$lib/drawing/board/scene';
import { UNIT } from '$lib/drawing/geometry/point';
import type { Spot } from '$lib/engine/spot';
import { afterPaint } from '$lib/ui/kit/motion';
import type { BoardView } from './board-view.svelte';
import {
	placeOfLabel,
	spotsBeyond,
	TARGET,
	targetAt,
	type SpotsBeyond,
	type Target
} from '$lib/ui/board/targets';

/** How far beside a spot a tap still counts, in pixels. */
const SLACK = 22;

/** The choice of a spot for a tile: which spots it is between, and what the view shows of them. */
export class SpotChoice {
	readonly #view: BoardView;
	readonly #scene: () => Scene;
	#area: BoardArea | undefined;
	/** The choice that the view follows. */
	#followed = $state<string>();

	constructor(view: BoardView, scene: () => Scene) {
		this.#view = view;
		this.#scene = scene;
	}

	/** The spots to choose from; none while no tile is chosen, or when it lies on one. */
	readonly spots: readonly Spot[] = $derived.by(() => {
		const { dimmed, ghost, spots } = this.#scene();
		return dimmed || ghost ? [] : spots.filter(({ legal }) => legal);
	});

	/** The same for the same spots. */
	readonly #key = $derived(this.spots.map(({ x, y }) => `${String(x)},${String(y)}`).join(' '));

	/** True until the view has turned to the spots. */
	readonly begins: boolean = $derived(this.spots.length > 0 && this.#followed !== this.#key);

	/** Which ones are out of view; none before the view has turned to them, and while it moves. */
	readonly beyond: readonly SpotsBeyond[] = $derived.by(() => {
		const { atRest, width, height } = this.#view;
		if (!atRest || this.begins) return [];
		return spotsBeyond(this.spots, atRest, { width, height });
	});

	/**
	 * Shows the spots, with the whole area around them as far as there is room; again when the size of the view changes. The
	 * tap is painted first. Returns how to cancel it.
	 */
	follow(area: BoardArea): () => void {
		const { width, height } = this.#view;
		const [spots, key] = [this.spots, this.#key];
		this.#area = area;
		return afterPaint(() => {
			if (width > 0 && height > 0) this.#view.followSpots(area, { spots, key });
			this.#followed = key;
		});
	}

	/** Something else is shown. */
	end(): void {
		this.#followed = undefined;
	}

	/** Shows some of the spots that are out of view. */
	readonly show = (spots: readonly Spot[]): void => {
		if (this.#area) this.#view.showSpots(this.#area, spots);
	};

	/** What a tap on the board hits. */
	hitBy(event: MouseEvent): Target | undefined {
		// Where a tap is awaited, a label takes none.
		const awaited = this.spots.length > 0 || this.#scene().choices.some(({ quiet }) => !quiet);
		const place = awaited ? undefined : placeOfLabel(event.target);
		if (place) return { kind: 'place', place };
		const at = this.#view.at(event);
		const size = this.#view.size ?? UNIT;
		// While a spot is awaited, each is as wide as a finger.
		const onLand = this.spots.length > 0 ? Math.max(0, (TARGET / size - 1) / 2) : 0;
		return at && targetAt(this.#scene(), at, SLACK / size, onLand);
	}
}
