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

const places = (n: number): string =>
	n === 1 ? 'Only one open place. Tap it' : `${String(n)} open places. Tap one`;

const cities = (n: number): string =>
	n === 1 ? 'Only one open city. Tap it.' : `${String(n)} open cities. Tap one.`;

const QUESTIONS: Readonly<Record<string, (name: string, options: number) => QuestionWords>> = {
	'wagon/drive-on': (name, options) => ({
		question: `${name}, does the wagon drive on?`,
		how: `${places(options)}, or send the wagon home.`,
		why: 'It may go to an unfinished road, city or monastery with no figure on it.',
		piece: 'wagon',
		owned: true,
		no: 'Send the wagon home'
	}),
	'wagon/roll-on': (name, options) => ({
		question: `${name}, does the wagon roll on?`,
		how: `${places(options)}, or send the wagon home.`,
		why: 'Your house rule: it rolls through directly connected completed roads, cities and monasteries, and stops at the next unfinished one with no figure on it.',
		piece: 'wagon',
		owned: true,
		no: 'Send the wagon home'
	}),
	'gingerbread/move': (name, options) => ({
		question: `${name} moves the Gingerbread Man`,
		how: cities(options),
		why: 'It must be an unfinished city, other than his current one.',
		piece: 'gingerbread-man',
		no: ''
	}),
	'gingerbread/move-on': (name, options) => ({
		question: `${name} moves the Gingerbread Man once more`,
		how: cities(options),
		why: 'By your rules he has moved for the completed city and now moves for his tile. The city he leaves pays its knights.',
		piece: 'gingerbread-man',
		no: ''
	}),
	'abbey/last': (name) => ({
		question: `${name} may still lay the abbey`,
		how: 'Tap a glowing spot, or keep it.',
		why: 'After the last tile, everybody who still has an abbey is asked once, clockwise.',
		no: 'Keep the abbey'
	})
};

/** Words for what is asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number): QuestionWords =>
		QUESTIONS[question]?.(name, options) ?? { question, how: '', no: 'No' }
};
