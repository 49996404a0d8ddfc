import type { Objection, ObjectionCode, NonsenseCode, Refusal } from '../../engine/objection';
import type { Side } from '../../engine/spot';
import { boxes } from './common';
import { plural } from './format';
import { sidesList } from './places';

const OBJECTIONS: Readonly<Record<ObjectionCode, string | ((sides: readonly Side[]) => string)>> = {
	'edges-differ': (sides) =>
		plural(sides.length, {
			one: `Elle ne correspond pas à la tuile voisine ${sidesList(sides)}. Ces bords ne seront pas reliés.`,
			other: `Elle ne correspond pas aux tuiles voisines ${sidesList(sides)}. Ces bords ne seront pas reliés.`
		}),
	'touches-nothing': 'Elle ne touche aucune tuile par un côté entier.',
	'none-left': 'Il n’en reste plus dans la boîte.',
	'not-their-turn': 'C’est à un autre joueur de jouer.',
	occupied: 'Cette zone est déjà occupée.',
	'fits-somewhere': 'Cette tuile peut encore être placée quelque part.',
	'tiles-left': 'Il reste encore des tuiles.',
	'sides-bare': (sides) =>
		`Il faut une tuile sur chacun des quatre côtés ; il n’y en a pas ${sidesList(sides)}.`,
	'question-open': 'Une question du dernier tour attend encore sa réponse.',
	'not-offered': 'Les règles ne le permettent pas maintenant.',
	'off-table': 'C’est au-delà du bord de votre table.',
	'roads-end': 'Selon vos règles, une route s’arrête à chaque carrefour.'
};

/** Why a turn breaks a rule. */
export function objection({ code, sides = [] }: Objection): string {
	const says = OBJECTIONS[code] ?? boxes.objections[code] ?? code;
	return typeof says === 'string' ? says : says(sides);
}

/** What an event does that is impossible. Each follows “elle”, the entry, or “ce tour”. */
const NONSENSE: Readonly<Record<NonsenseCode, string>> = {
	'unknown-event': 'contient quelque chose que cette version ne connaît pas',
	'unknown-player': 'nomme un joueur qui n’est pas à la table',
	'unknown-tile': 'nomme une tuile qui n’est pas dans la boîte',
	'out-of-reach': 'va plus loin que toute table possible',
	'spot-taken': 'place une tuile sur un emplacement déjà pris',
	'no-such-place': 'pose un pion là où la tuile n’a rien',
	'unknown-piece': 'utilise un pion qui n’est pas dans la boîte',
	'cannot-stand-there': 'pose un pion là où il ne peut pas aller dans cette partie',
	'none-in-supply': 'pose un pion que le joueur n’a pas en réserve',
	'one-figure-only': 'pose un pion et en reprend un en même temps',
	'stays-there': 'reprend un pion qui doit rester',
	'unknown-token': 'nomme des jetons qui ne sont pas dans la boîte',
	'nothing-asked': 'répond à une question que personne n’a posée',
	'not-building': 'change la table de départ après le début de la partie',
	'no-crossing': 'nomme un carrefour là où la tuile n’en a pas',
	'still-building': 'arrive avant que la table de départ soit complète',
	'game-is-over': 'arrive après la fin de la partie',
	'game-is-not-over': 'termine une partie qui n’est pas finie'
};

export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code] ?? code,
	refused: (list: readonly Objection[]): string =>
		`enfreint une règle sans que la table l’ait permis (« ${list.map(objection).join(' ').replace(/\.$/, '')} »)`,
	/** To follow “elle”, the entry. */
	why: (refusal: Refusal): string =>
		'nonsense' in refusal
			? refusals.nonsense(refusal.nonsense)
			: refusals.refused(refusal.objections)
};
