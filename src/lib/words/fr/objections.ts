import type { Objection, ObjectionCode } from '../../engine/objection';
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
