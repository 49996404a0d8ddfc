import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay':
		'Cette adresse de Tilekeep n’a pas de relais. La personne qui la gère peut en lancer un.',
	'wrong-token': 'Le relais ne laisse entrer personne avec ce lien. Demandes-en un nouveau.',
	full: 'Le relais n’a plus de place. Réessaie plus tard, ou passe par une connexion directe.',
	impossible:
		'Sans connexion sécurisée (HTTPS), ce navigateur ne peut pas chiffrer : le relais ne peut pas servir.',
	forged:
		'Le relais a transmis quelque chose qui ne vient pas du téléphone qui compte les points. Tilekeep ne le montre pas : voici la table telle qu’elle était.',
	changed:
		'Le relais a transmis des tours passés qui ne sont plus les mêmes. Tilekeep ne les montre pas : voici la table telle qu’elle était.',
	withheld: 'Le relais retient des tours qui ont été saisis. Voici la table telle qu’elle était.',
	nobody:
		'Personne ne montre de table par ce lien en ce moment. Tilekeep est-il ouvert sur le téléphone qui compte les points ? Si le lien n’est plus valable, demandes-en un nouveau.',
	unreachable: 'Le relais est injoignable. Es-tu en ligne ? Tilekeep continue d’essayer.'
};

export const relay = {
	open: 'À distance : par un relais',
	hint: 'Pour ceux qui sont ailleurs, ou quand le Wi-Fi isole les téléphones. Le relais est à la même adresse que Tilekeep. Il transmet la partie chiffrée, sans pouvoir la lire.',
	asking: 'Recherche d’un relais…',
	step: 'Envoie ce lien aux autres, ou fais-le scanner',
	stepHint: (plays: boolean): string =>
		plays
			? 'Avec ce lien, on voit la table de partout, sans renvoyer de réponse, et on peut saisir ses propres tours.'
			: 'Avec ce lien, on voit la table de partout, sans renvoyer de réponse. Pour saisir des tours, il faut un autre lien : il s’affiche ici dès que les autres peuvent saisir les leurs.',
	codeLabel: 'Un lien pour suivre cette table à distance',
	away: 'Le relais est injoignable pour le moment. La partie continue ici ; les autres rattrapent leur retard dès qu’il répond à nouveau.',
	joining: 'Recherche de la table…',
	invited:
		'Tu verras en direct, sur cet appareil, la table dont on t’a donné le lien. Elle passe par un relais, qui ne peut pas la lire. Rien n’est enregistré ici, sauf si tu gardes la partie.',
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
