import { abbeyAndMayor } from './abbey-and-mayor';
import { gingerbread } from './gingerbread';
import type { BoxWords } from './types';

/** The words of every expansion. */
const BOXES: readonly BoxWords[] = [abbeyAndMayor, gingerbread];

/** The words of all expansions for one kind of thing, by id. */
const all = <T>(
	of: (box: BoxWords) => Readonly<Record<string, T>> | undefined
): Readonly<Record<string, T>> =>
	Object.fromEntries(BOXES.flatMap((box) => Object.entries(of(box) ?? {})));

/** The words of all expansions together. */
export const boxes = {
	expansions: all(({ expansions }) => expansions),
	pieces: all(({ pieces }) => pieces),
	marks: all(({ marks }) => marks),
	walledMonastery: all(({ walledMonastery }) => walledMonastery),
	sources: all(({ sources }) => sources),
	scoreAll: all(({ scoreAll }) => scoreAll),
	titles: all(({ titles }) => titles),
	objections: all(({ objections }) => objections),
	countables: all(({ countables }) => countables),
	verdicts: all(({ verdicts }) => verdicts),
	strengths: all(({ strengths }) => strengths),
	events: all(({ events }) => events),
	questions: all(({ questions }) => questions),
	moves: all(({ moves }) => moves),
	stays: all(({ stays }) => stays),
	payments: all(({ payments }) => payments),
	markerHints: all(({ markerHints }) => markerHints),
	undescribed: all(({ undescribed }) => undescribed)
};
