import type { NamedExpansion } from '../../en/boxes/names';
import { mergeAll } from '../../merge-all';
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

const ALL: readonly BoxWords[] = Object.values(BOXES);

/** The words of all expansions together. */
export const boxes = {
	expansions: mergeAll(ALL, ({ expansions }) => expansions),
	pieces: mergeAll(ALL, ({ pieces }) => pieces),
	marks: mergeAll(ALL, ({ marks }) => marks),
	signs: mergeAll(ALL, ({ signs }) => signs),
	walledMonastery: mergeAll(ALL, ({ walledMonastery }) => walledMonastery),
	sources: mergeAll(ALL, ({ sources }) => sources),
	scoreAll: mergeAll(ALL, ({ scoreAll }) => scoreAll),
	titles: mergeAll(ALL, ({ titles }) => titles),
	objections: mergeAll(ALL, ({ objections }) => objections),
	countables: mergeAll(ALL, ({ countables }) => countables),
	verdicts: mergeAll(ALL, ({ verdicts }) => verdicts),
	strengths: mergeAll(ALL, ({ strengths }) => strengths),
	events: mergeAll(ALL, ({ events }) => events),
	questions: mergeAll(ALL, ({ questions }) => questions),
	further: mergeAll(ALL, ({ further }) => further),
	moves: mergeAll(ALL, ({ moves }) => moves),
	stays: mergeAll(ALL, ({ stays }) => stays),
	payments: mergeAll(ALL, ({ payments }) => payments),
	markerHints: mergeAll(ALL, ({ markerHints }) => markerHints),
	undescribed: mergeAll(ALL, ({ undescribed }) => undescribed)
};
