import type { PieceKindId } from '../../engine/piece';
import type { QuestionWords, SaidChoice } from '../expansion';
import { boxes } from './boxes';
import { capital } from './format';
import { pieceNoun, thePiece } from './nouns';

/** Words of the questions asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number): QuestionWords =>
		boxes.questions[question]?.(name, options) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Nu acum',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'Nu',
	/** Whose tile is being resolved: „Chloé, cartonașul 10”. */
	turn: (layer: string, tile: number): string => `${layer}, cartonașul ${String(tile)}`,
	/** Whose figure or own tile a question is about: „Ben: meeple”; without an owner only what it is. */
	about: (owner: string | undefined, piece: PieceKindId): string =>
		owner === undefined ? capital(thePiece(piece)) : `${owner}: ${pieceNoun(piece).one}`
};
