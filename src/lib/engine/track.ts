/** Spaces on the scoring track, numbered 0 to 49. */
export const TRACK_SPACES = 50;

/** Where a scoring marker stands. */
export interface ScoreMarker {
	/** 0 to 49. */
	readonly space: number;
	/** Laps completed; the marker lies down from 1 on. Negative for a total below 0. */
	readonly lap: number;
}

export const markerAt = (points: number): ScoreMarker => {
	const lap = Math.floor(points / TRACK_SPACES);
	return { space: points - lap * TRACK_SPACES, lap };
};
