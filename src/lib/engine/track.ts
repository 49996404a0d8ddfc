/** Spaces on the cardboard scoring track, numbered 0 to 49. */
export const TRACK_SPACES = 50;

/** Where a wooden scoring marker must stand. */
export interface ScoreMarker {
	/** 0 to 49. */
	readonly space: number;
	/** Rounds completed: from 1 on the marker lies. Below 0 for a total below zero. */
	readonly lap: number;
}

/** The marker's place for a total of points. */
export const markerAt = (points: number): ScoreMarker => {
	const lap = Math.floor(points / TRACK_SPACES);
	return { space: points - lap * TRACK_SPACES, lap };
};
