import type { RuleTopics, RuleWords } from '../../words/expansion';
import type { OtherTilesId } from './boxes';
import { OTHER_TILES_NAMES } from './names';

/** A rule of all these boxes. */
type OtherRule = (typeof OTHER_TILES_NAMES)[OtherTilesId]['rules'][number];

/** What a language says of one box. */
interface BoxWords<Mark> {
	readonly title: string;
	/** What it adds, and what isn’t scored. */
	readonly adds: string;
	/** The same, as it is said at its tiles and in the help. */
	readonly says: string;
	/** What the picture on its tiles is called; absent if there is no picture that is left unscored. */
	readonly mark?: Mark;
	/** What else the help says. */
	readonly more?: string;
}

/** What a language says of all of them. */
interface CommonWords {
	/** For the help of a box with something that isn’t scored. */
	readonly byHand: string;
	readonly rules: Readonly<Record<OtherRule, RuleWords>>;
	readonly ruleTopics: RuleTopics;
}

/** All words of each box in a language. */
export const wordsFrom =
	<Mark>(
		boxes: Readonly<Record<OtherTilesId, BoxWords<Mark>>>,
		{ byHand, rules, ruleTopics }: CommonWords
	) =>
	(box: OtherTilesId) => {
		const { title, adds, says, mark, more } = boxes[box];
		const { marks } = OTHER_TILES_NAMES[box];
		const forMarks = <Said>(said: Said): Readonly<Record<string, Said>> =>
			Object.fromEntries(marks.map((name) => [name, said]));
		return {
			title,
			adds,
			marks: forMarks(mark),
			printed: forMarks(says),
			rulings: {},
			rulingSources: {},
			help: {
				title,
				lines: [says, ...(more ? [more] : []), ...(mark ? [byHand] : [])],
				terms: [],
				topics: {}
			},
			rules,
			ruleTopics
		};
	};
