/** A question put to a player. */
export interface QuestionWords {
	readonly question: string;
	/** What to do about it on the screen. */
	readonly how: string;
	/** A rule that people forget. */
	readonly why?: string;
	/** The figure that it is about. */
	readonly piece?: string;
	/** True for a figure of the player’s colour. */
	readonly owned?: boolean;
	/** What the button says that declines. */
	readonly no: string;
}

const places = (n: number): string => (n === 1 ? 'One place is' : `${String(n)} places are`);

const cities = (n: number): string => (n === 1 ? 'One city is' : `${String(n)} cities are`);

const QUESTIONS: Readonly<Record<string, (name: string, options: number) => QuestionWords>> = {
	'wagon/drive-on': (name, options) => ({
		question: `${name}, does the wagon drive on?`,
		how: `${places(options)} open to it. Tap where it stops, or send it home.`,
		why: 'It may go to an unfinished road, city or monastery on which nobody stands.',
		piece: 'wagon',
		owned: true,
		no: 'The wagon goes home'
	}),
	'wagon/roll-on': (name, options) => ({
		question: `${name}, does the wagon roll on?`,
		how: `${places(options)} open to it. Tap where it stops, or send it home.`,
		why: 'Your house rule: it rolls through completed roads, cities and monasteries that are directly connected, and stops on the next unfinished one where nobody stands.',
		piece: 'wagon',
		owned: true,
		no: 'The wagon goes home'
	}),
	'gingerbread/move': (name, options) => ({
		question: `${name} moves the Gingerbread Man`,
		how: `${cities(options)} open to him. Tap the one to which he goes.`,
		why: 'It must be an unfinished city, and another than the one he leaves.',
		piece: 'gingerbread-man',
		no: ''
	}),
	'gingerbread/move-on': (name, options) => ({
		question: `${name} moves the Gingerbread Man once more`,
		how: `${cities(options)} open to him. Tap the one to which he goes.`,
		why: 'By your rules he moved for the completed city first, and moves for his tile now. The city that he leaves pays its knights.',
		piece: 'gingerbread-man',
		no: ''
	}),
	'abbey/last': (name) => ({
		question: `${name} may still lay the abbey`,
		how: 'Tap a glowing spot, or keep it.',
		why: 'After the last tile everybody who still has an abbey is asked once, clockwise.',
		no: 'The abbey stays'
	})
};

/** Words for what is asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number): QuestionWords =>
		QUESTIONS[question]?.(name, options) ?? { question, how: '', no: 'No' }
};
