import { boxes } from './boxes';
import type { QuestionWords } from './boxes/types';

/** Words of the questions asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number): QuestionWords =>
		boxes.questions[question]?.(name, options) ?? { question, how: '', no: 'No' }
};
