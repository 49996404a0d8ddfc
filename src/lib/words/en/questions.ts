import type { PieceKindId } from '../../engine/piece';
import { boxes } from './boxes';
import type { QuestionWords, SaidChoice } from '../expansion';
import { tiles } from './tiles';

/** Words of the questions asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number): QuestionWords =>
		boxes.questions[question]?.(name, options) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Not now',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'No',
	/** Whose tile is being resolved: “Chloé’s tile 10”. */
	turn: (layer: string, tile: number): string => `${layer}’s tile ${String(tile)}`,
	/** Whose figure or own tile a question is about, “Ben’s meeple”; without an owner only what it is. */
	about: (owner: string | undefined, piece: PieceKindId): string =>
		owner === undefined ? tiles.piece(piece) : `${owner}’s ${tiles.piece(piece)}`
};
