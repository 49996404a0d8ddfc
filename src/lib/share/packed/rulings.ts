import { fields, list } from './compound-codecs';
import type { PackedNames } from './names';
import { UnpackError } from './range';
import { asFields, isObject, name, text, asText, type Codec } from './codec';

/** True for a ruling of a newer app: the codec of its answer is unknown. */
const isNewer = (id: string): boolean => id.startsWith('#');

/** The rulings by number, each with its answers by number. */
type Answers = PackedNames['answers'];

const usualRulings = (answers: Answers): Readonly<Record<string, string>> =>
	Object.fromEntries(answers.filter(([id]) => !isNewer(id)).map(([id, [usual]]) => [id, usual]));

function refuseRuling(id: string): never {
	throw new UnpackError({ code: 'malformed', path: `rulings.${id}`, wrong: 'unexpected' });
}

/** A ruling and its answer, by number. */
const answered = (numbered: Answers): Codec => {
	const id = name(numbered.map(([one]) => one));
	const answers = new Map(numbered.map(([one, all]) => [one, name(all)]));
	const other = text();
	return {
		fits: fields({ id, answer: other }).fits,
		code: (coder, value) => {
			const given = asFields(value);
			const result = asText(id.code(coder, given['id']));
			if (isNewer(result)) refuseRuling(result);
			return { id: result, answer: (answers.get(result) ?? other).code(coder, given['answer']) };
		}
	};
};

/** All answers that are given. */
export const someRulings = (numbered: Answers): Codec => {
	const answers = list(answered(numbered));
	return {
		fits: (value) => isObject(value) && answers.fits(pairsIn(value)),
		code: (coder, value) => objectOf(answers.code(coder, pairsIn(value)))
	};
};

/** The rulings of a game: only answers that differ from the defaults. */
export const allRulings = (numbered: Answers): Codec => {
	const some = someRulings(numbered);
	const usual = usualRulings(numbered);
	return {
		fits: some.fits,
		code: (coder, value) => {
			const unusual = Object.entries(asFields(value)).filter(([id, one]) => usual[id] !== one);
			return { ...usual, ...asFields(some.code(coder, Object.fromEntries(unusual))) };
		}
	};
};

const pairsIn = (value: unknown): readonly unknown[] =>
	Object.entries(asFields(value)).map(([id, answer]) => ({ id, answer }));

const objectOf = (pairs: unknown): Readonly<Record<string, unknown>> =>
	Object.fromEntries(
		(Array.isArray(pairs) ? pairs : []).map((pair) => {
			const { id, answer } = asFields(pair);
			return [asText(id), answer];
		})
	);
