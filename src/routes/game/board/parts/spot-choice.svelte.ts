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

/** How far beside a spot a tap still counts as a tap on it, in pixels. */
const SLACK = 22;

/** The choice of a spot for a tile: the spots to choose from, and which of them the view shows. */
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

	/** The spots to choose from; none while no tile is chosen, or when the tile already lies on one. */
	readonly spots: readonly Spot[] = $derived.by(() => {
		const { dimmed, ghost, spots } = this.#scene();
		return dimmed || ghost ? [] : spots.filter(({ legal }) => legal);
	});

	/** A key that is the same for the same spots. */
	readonly #key = $derived(this.spots.map(({ x, y }) => `${String(x)},${String(y)}`).join(' '));

	/** True until the view has turned to the spots. */
	readonly begins: boolean = $derived(this.spots.length > 0 && this.#followed !== this.#key);

	/** Which spots are out of view; none until the view has turned to them, or while it moves. */
	readonly beyond: readonly SpotsBeyond[] = $derived.by(() => {
		const { atRest, width, height } = this.#view;
		if (!atRest || this.begins) return [];
		return spotsBeyond(this.spots, atRest, { width, height });
	});

	/**
	 * Shows the spots, with as much of the area around them as there is room for, and again when the size of the view changes. The
	 * tap is painted first. Returns a function that cancels this.
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

	/** Called when something else is shown. */
	end(): void {
		this.#followed = undefined;
	}

	/** Shows some of the spots that are out of view. */
	readonly show = (spots: readonly Spot[]): void => {
		if (this.#area) this.#view.showSpots(this.#area, spots);
	};

	/** Returns what a tap on the board hits. */
	hitBy(event: MouseEvent): Target | undefined {
		// While a tap on the board is awaited, labels take no taps.
		const awaited = this.spots.length > 0 || this.#scene().choices.some(({ quiet }) => !quiet);
		const place = awaited ? undefined : placeOfLabel(event.target);
		if (place) return { kind: 'place', place };
		const at = this.#view.at(event);
		const size = this.#view.size ?? UNIT;
		// While a spot is awaited, each one is at least as wide as a finger.
		const onLand = this.spots.length > 0 ? Math.max(0, (TARGET / size - 1) / 2) : 0;
		return at && targetAt(this.#scene(), at, SLACK / size, onLand);
	}
}
