import type { NonsenseCode, Objection, Refusal } from '../../engine/objection';
import { objection } from './objections';

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
	'no-bridge': 'nomme un pont qui ne peut pas être là',
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

export const troubles = {
	missing:
		'Cette partie n’est pas sur cet appareil. Les parties restent là où elles ont été saisies ; ouvre le fichier de la partie pour l’amener ici.',
	failed: 'Impossible de lire cette partie dans le stockage de l’appareil.',
	readOnly:
		'Cette partie est en cours de saisie dans un autre onglet ou une autre fenêtre. Tu la suis ici en direct.',
	stale:
		'Cette partie est en cours de saisie ailleurs et ne peut pas être lue ici pour le moment. Ce que tu vois n’est peut-être plus à jour.',
	takeOver: 'Saisir ici',
	noTabLock:
		'Ce navigateur ne peut pas protéger une partie contre un deuxième onglet : n’en utilise qu’un.',
	recordDamaged:
		'La fin de l’enregistrement de cette partie est illisible. Tu vois la partie jusque-là, et elle ne peut pas continuer. Télécharge le fichier pour tout garder.',
	recordStops: (turn: number, refusal: Refusal): string =>
		`L’enregistrement s’arrête à l’entrée ${String(turn)} : elle ${refusals.why(refusal)}. Tu vois la partie jusque-là.`,
	download: 'Télécharger le fichier de la partie'
};
