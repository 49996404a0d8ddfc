import type { PieceKindId } from '../../engine/piece';
import type { QuestionWords, SaidChoice } from '../expansion';
import { boxes } from './boxes';
import { capital } from './format';
import { tiles } from './tiles';

/** Words of the questions asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number): QuestionWords =>
		boxes.questions[question]?.(name, options) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Lieber nicht',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'Nein',
	/** „Karte 10 von Chloé“. */
	turn: (layer: string, tile: number): string => `Karte ${String(tile)} von ${layer}`,
	/** „Meeple von Ben“. */
	about: (owner: string | undefined, piece: PieceKindId): string =>
		owner === undefined
			? capital(tiles.piece(piece))
			: `${capital(tiles.piece(piece))} von ${owner}`
};
