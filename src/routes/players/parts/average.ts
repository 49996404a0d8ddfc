/** Number of games in the moving average. */
export const AVERAGE_WINDOW = 10;

/** The mean of numbers; 0 for none. */
export const averageOf = (numbers: readonly number[]): number =>
	numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** For each number the mean of it and the ones before it, of at most `many`. */
export const movingAverage = (numbers: readonly number[], many: number): readonly number[] =>
	numbers.map((_, index) => averageOf(numbers.slice(Math.max(0, index + 1 - many), index + 1)));
