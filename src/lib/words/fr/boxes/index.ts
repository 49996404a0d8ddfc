import type { NamedExpansion } from '../../en/boxes/names';
import { abbeyAndMayor } from './abbey-and-mayor';
import { abbot } from './abbot';
import { gingerbread } from './gingerbread';
import { innsAndCathedrals } from './inns-and-cathedrals';
import { tradersAndBuilders } from './traders-and-builders';
import { river } from './river';
import type { BoxWords } from './types';

/** The words of every expansion. */
const BOXES = {
	'abbey-and-mayor': abbeyAndMayor,
	abbot,
	gingerbread,
	'inns-and-cathedrals': innsAndCathedrals,
	river,
	'traders-and-builders': tradersAndBuilders
} satisfies Readonly<Record<NamedExpansion, BoxWords>>;

/** The words of all expansions for one kind of thing, by id. */
const all = <T>(
	of: (box: BoxWords) => Readonly<Record<string, T>> | undefined
): Readonly<Record<string, T>> =>
	Object.fromEntries(
		Object.values<BoxWords>(BOXES).flatMap((box) => Object.entries(of(box) ?? {}))
	);

/** The words of all expansions together. */
export const boxes = {
	expansions: all(({ expansions }) => expansions),
	pieces: all(({ pieces }) => pieces),
	marks: all(({ marks }) => marks),
	signs: all(({ signs }) => signs),
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
	further: all(({ further }) => further),
	moves: all(({ moves }) => moves),
	stays: all(({ stays }) => stays),
	payments: all(({ payments }) => payments),
	markerHints: all(({ markerHints }) => markerHints),
	undescribed: all(({ undescribed }) => undescribed)
};
