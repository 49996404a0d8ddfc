/** Over how many games the sliding average goes. */
export const AVERAGE_WINDOW = 10;

/** The mean of some numbers; 0 of none. */
export const averageOf = (numbers: readonly number[]): number =>
	numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** For each number the mean of it and those before it, at most so many. */
export const movingAverage = (numbers: readonly number[], many: number): readonly number[] =>
	numbers.map((_, index) => averageOf(numbers.slice(Math.max(0, index + 1 - many), index + 1)));
