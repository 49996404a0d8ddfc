import type { NonsenseCode, Objection, ObjectionCode, Refusal } from '../../engine/objection';
import type { Side } from '../../engine/spot';
import { boxes } from './boxes';
import { sidesList } from './sides';

/** What an event does that is impossible. Each follows “il”. */
const NONSENSE: Readonly<Record<NonsenseCode, string>> = {
	'unknown-event': 'contient quelque chose que cette version ne connaît pas',
	'unknown-player': 'nomme un joueur qui n’est pas à la table',
	'unknown-tile': 'nomme une tuile qui n’est pas dans la boîte',
	'out-of-reach': 'est plus loin qu’aucune table ne va',
	'spot-taken': 'place une tuile sur un emplacement déjà pris',
	'no-such-place': 'pose un pion là où la tuile n’a rien',
	'unknown-piece': 'utilise un pion qui n’est pas dans la boîte',
	'cannot-stand-there': 'pose un pion là où il ne peut pas aller dans cette partie',
	'none-in-supply': 'pose un pion que le joueur n’a pas en réserve',
	'nothing-asked': 'répond à une question que personne n’a posée',
	'not-building': 'change la table de départ après le début de la partie',
	'no-crossing': 'nomme un carrefour là où la tuile n’en a pas',
	'still-building': 'arrive avant que la table de départ soit complète',
	'game-is-over': 'arrive après la fin de la partie',
	'game-is-not-over': 'termine une partie qui n’est pas finie'
};

const OBJECTIONS: Readonly<Record<ObjectionCode, string | ((sides: readonly Side[]) => string)>> = {
	'edges-differ': (sides) =>
		`Elle ne correspond pas ${sidesList(sides)}. Si tu la places quand même, ces bords ne seront pas reliés.`,
	'touches-nothing': 'Elle ne touche aucune tuile par un côté entier.',
	'none-left': 'Il n’y en a plus dans la boîte.',
	'not-their-turn': 'C’est à un autre joueur de jouer.',
	occupied: 'C’est déjà occupé.',
	'fits-somewhere': 'Cette tuile peut encore être placée quelque part.',
	'tiles-left': 'Il reste encore des tuiles.',
	'sides-bare': (sides) =>
		`Il faut une tuile de chaque côté ; il n’y en a pas ${sidesList(sides)}.`,
	'question-open': 'Une question du dernier tour attend encore sa réponse.',
	'not-offered': 'Les règles ne le permettent pas maintenant.',
	'off-table': 'C’est au-delà du bord de votre table.',
	'roads-end': 'Selon vos règles, une route s’arrête à chaque carrefour.'
};

function objection({ code, sides = [] }: Objection): string {
	const says = OBJECTIONS[code] ?? boxes.objections[code] ?? code;
	return typeof says === 'string' ? says : says(sides);
}

export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code] ?? code,
	refused: (list: readonly Objection[]): string =>
		`enfreint une règle sans que la table l’ait permis (${list.map(objection).join(' ')})`,
	objection,
	/** To follow “il”, the event. */
	why: (refusal: Refusal): string =>
		'nonsense' in refusal
			? refusals.nonsense(refusal.nonsense)
			: refusals.refused(refusal.objections)
};
