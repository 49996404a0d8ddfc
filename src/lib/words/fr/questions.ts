import type { PieceKindId } from '../../engine/piece';
import { boxes } from './boxes';
import type { QuestionWords, SaidChoice } from '../expansion';
import { capital, ofName } from './grammar';
import { tiles } from './tiles';

export const questions = {
	of: (question: string, name: string, options: number): QuestionWords =>
		boxes.questions[question]?.(name, options) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Pas maintenant',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'Non',
	turn: (layer: string, tile: number): string => `Tuile ${String(tile)} ${ofName(layer)}`,
	about: (owner: string | undefined, piece: PieceKindId): string => {
		const what = capital(tiles.piece(piece));
		return owner === undefined ? what : `${what} ${ofName(owner)}`;
	}
};
