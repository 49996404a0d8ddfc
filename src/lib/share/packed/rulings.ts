import { fields, list } from './compound';
import { ANSWERS } from './names';
import { Refused } from './refused';
import { fieldsIn, isObject, name, text, textIn, type Shape } from './shape';

const USUAL: Readonly<Record<string, string>> = Object.fromEntries(
	ANSWERS.map(([id, [usual]]) => [id, usual])
);

/** True for a ruling of a newer app: nobody else knows how its answer is said. */
const isNewer = (id: string): boolean => id.startsWith('#');

function refuseRuling(id: string): never {
	throw new Refused({ code: 'malformed', path: `rulings.${id}`, wrong: 'unexpected' });
}

/** A ruling and its answer, by their numbers. */
const answered = (): Shape => {
	const id = name(ANSWERS.map(([one]) => one));
	const answers = new Map(ANSWERS.map(([one, all]) => [one, name(all)]));
	const other = text();
	return {
		fits: fields({ id, answer: other }).fits,
		code: (coder, value) => {
			const given = fieldsIn(value);
			const said = textIn(id.code(coder, given['id']));
			if (isNewer(said)) refuseRuling(said);
			return { id: said, answer: (answers.get(said) ?? other).code(coder, given['answer']) };
		}
	};
};

/** Answers to rulings: all that are given. */
export const someRulings = (): Shape => {
	const answers = list(answered());
	return {
		fits: (value) => isObject(value) && answers.fits(pairsIn(value)),
		code: (coder, value) => objectOf(answers.code(coder, pairsIn(value)))
	};
};

/** The rulings of a game: the answers that aren't the usual ones. */
export const allRulings = (): Shape => {
	const some = someRulings();
	return {
		fits: some.fits,
		code: (coder, value) => {
			const unusual = Object.entries(fieldsIn(value)).filter(([id, one]) => USUAL[id] !== one);
			return { ...USUAL, ...fieldsIn(some.code(coder, Object.fromEntries(unusual))) };
		}
	};
};

const pairsIn = (value: unknown): readonly unknown[] =>
	Object.entries(fieldsIn(value)).map(([id, answer]) => ({ id, answer }));

const objectOf = (pairs: unknown): Readonly<Record<string, unknown>> =>
	Object.fromEntries(
		(Array.isArray(pairs) ? pairs : []).map((pair) => {
			const { id, answer } = fieldsIn(pair);
			return [textIn(id), answer];
		})
	);
