import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay':
		'Cette adresse de Tilekeep n’a pas de relais. La personne qui la gère peut en lancer un.',
	'wrong-token': 'Le relais ne laisse entrer personne avec ce lien. Demandes-en un nouveau.',
	full: 'Le relais n’a plus de place. Réessaie plus tard, ou connectez-vous directement.',
	impossible:
		'Sans connexion sécurisée (HTTPS), ce navigateur ne peut pas chiffrer : le relais ne peut pas servir.',
	forged:
		'Le relais a transmis quelque chose qui ne vient pas du téléphone qui compte les points. Ce n’est pas montré : voici la table telle qu’elle était.',
	changed:
		'Le relais a transmis des tours passés autrement qu’avant. Ils ne sont pas montrés : voici la table telle qu’elle était.',
	withheld: 'Le relais retient des tours qui ont été entrés. Voici la table telle qu’elle était.',
	nobody:
		'Personne ne montre de table par ce lien en ce moment. Tilekeep est-il ouvert sur le téléphone qui compte les points ? Si le lien n’est plus valable, demandes-en un nouveau.',
	unreachable: 'Le relais est hors de portée. Es-tu en ligne ? Tilekeep continue d’essayer.'
};

export const relay = {
	open: 'Tables éloignées : par un relais',
	hint: 'Pour ceux qui sont ailleurs, ou quand le Wi-Fi sépare les téléphones. Le relais fait partie de l’adresse d’où vient Tilekeep. Il transmet ce qu’il ne peut pas lire.',
	asking: 'Recherche d’un relais…',
	step: 'Envoie ce lien aux autres, ou fais-le scanner',
	stepHint: (plays: boolean): string =>
		plays
			? 'Avec ce lien, on voit la table, de partout et sans réponse, et on peut entrer ses propres tours.'
			: 'Avec ce lien, on voit la table, de partout et sans réponse. Le lien pour entrer des tours en est un autre : il s’affiche ici quand les autres peuvent entrer les leurs.',
	codeLabel: 'Un lien pour suivre cette table d’ailleurs',
	away: 'Le relais est hors de portée pour le moment. La partie continue ici ; les autres rattrapent leur retard quand il est de nouveau là.',
	joining: 'Recherche de la table…',
	invited:
		'Tu vois la table dont on t’a donné le lien, en direct, sur cet appareil. Elle passe par un relais, qui ne peut pas la lire. Rien n’est enregistré ici, sauf si tu gardes la partie.',
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
