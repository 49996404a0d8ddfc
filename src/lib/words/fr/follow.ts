import type { FollowProblem, RelayTrouble } from '../../follow/problem';
import type { ProposalOutcome } from '../../follow/proposer';
import { counted } from './format';

const PROBLEMS: Readonly<Record<FollowProblem, string>> = {
	'no-code': 'Ce n’est pas un code pour suivre une table.',
	damaged: 'Le code est incomplet ou mal recopié. Copie-le ou scanne-le en entier.',
	'other-version':
		'Le code vient d’une autre version de Tilekeep. Mets l’app à jour sur les deux appareils.',
	'too-old':
		'Cette réponse correspond à un code qui n’est plus valable. Fais scanner à l’autre téléphone le code affiché maintenant.',
	'other-game': 'Cette réponse concerne une autre partie.',
	'second-device':
		'Ce code connecte un deuxième appareil et ne montre aucune table. Utilise-le sur la première page, sous « Stockage et sauvegarde », avec « Connecter un deuxième appareil ».',
	answer: 'C’est une réponse. Le téléphone qui compte les points la scanne.',
	offer:
		'C’est un code pour suivre, pas une réponse. L’autre téléphone montre sa réponse après avoir scanné le code.',
	impossible: 'Ce navigateur ne peut pas se connecter à d’autres appareils.',
	'no-way':
		'Les appareils n’arrivent pas à se joindre. Sont-ils sur le même Wi-Fi ? Certains réseaux, comme à l’hôtel, isolent les appareils ; utilise alors le partage de connexion d’un téléphone.'
};

type Refused = Exclude<ProposalOutcome, 'written'>;
const REFUSED: Readonly<Record<Refused, string>> = {
	'not-allowed':
		'Pour l’instant, les tours ne se saisissent que sur le téléphone qui compte les points.',
	'not-your-turn': 'Ce n’est pas à toi de jouer.',
	late: 'Quelqu’un d’autre a été plus rapide. Voici où en est la table.',
	'not-a-turn': 'Cela ne peut se faire que sur le téléphone qui compte les points.',
	rules:
		'C’est contraire à une règle. Ce tour ne peut être saisi que sur le téléphone qui compte les points.',
	'too-many': 'Trop de saisies à la fois. Attends un instant.',
	'no-answer':
		'Le téléphone qui compte les points ne répond pas. Quand il sera de retour, vérifie que ton tour a été enregistré.'
};

const RELAY_PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
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

const relay = {
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
	problem: (problem: RelayTrouble): string => RELAY_PROBLEMS[problem]
} as const;

/** Words of following a table from another device. */
export const follow = {
	lead: 'Les autres voient cette partie en direct sur leur téléphone.',
	howTitle: 'Comment ça marche',
	how: 'Tous les téléphones doivent être sur le même réseau, et la partie ne va qu’à ceux qui scannent ton code. Ils voient le plateau, les points et leur calcul. Tu saisis les tours, ou chacun saisit les siens.',
	why: 'Pourquoi la caméra ? Elle lit les réponses des autres. Et tant qu’une page peut s’en servir, le navigateur donne l’adresse du téléphone dans votre Wi-Fi, comme l’exigent certains réseaux. Aucune image n’est gardée ni envoyée.',
	noReach: 'Les téléphones ne se connectent pas ? Certains réseaux exigent la caméra.',
	withCamera: 'Avec la caméra',
	making: 'Préparation du code…',
	step: 'Fais scanner ceci à l’autre téléphone',
	stepHint: 'Avec sa caméra habituelle. Il montre ensuite une réponse.',
	codeLabel: 'Un code pour suivre cette table',
	copy: 'Copier le lien',
	copied: 'Copié.',
	notCopied: 'Le navigateur n’a pas laissé Tilekeep copier. Sélectionne plutôt le texte.',
	asText: 'Le code en texte',
	scan: { answer: 'Scanner la réponse', offer: 'Scanner le code d’une table' },
	notWanted: {
		answer: 'Ce n’est pas la réponse d’un téléphone qui veut suivre.',
		offer: 'Ce n’est pas le code d’une table.'
	},
	pasteAnswer: 'Ou coller la réponse',
	pasteCode: 'Ou coller le lien d’une table',
	use: 'Connecter',
	joining: 'Connexion…',
	joined: 'Connecté : l’autre téléphone montre la table.',
	next: 'Un autre téléphone',
	near: 'Même réseau : par un code',
	stop: 'Arrêter pour tous',
	followers: (count: number): string =>
		count === 0
			? 'Aucun téléphone ne suit en ce moment'
			: counted(count, 'téléphone suit', 'téléphones suivent'),
	follower: (name: string | undefined, reachable: boolean): string => {
		const who = name ?? 'Quelqu’un qui regarde';
		return reachable ? who : `${who} (injoignable)`;
	},
	hand: 'Transférer la partie',
	lets: 'Les autres saisissent leurs tours',
	letsHint:
		'Chacun saisit ses propres tours. Ce qui est contraire à une règle ne se saisit que sur ce téléphone.',
	tellsTile: 'Montrer la tuile en main',
	tellsTileHint:
		'L’affichage pour un direct montre alors la tuile choisie avant qu’elle soit sur la table.',
	camera: {
		name: 'En faire la caméra',
		stop: 'Ne plus être la caméra',
		is: 'Caméra de la table',
		hint: 'Un téléphone au-dessus de la table peut en être la caméra : il propose chaque tour ici, et tu le confirmes. Il n’y en a qu’une.',
		own: 'Ce téléphone est la caméra de la table. Dans le menu, touche « Suivre avec la caméra ».',
		over: 'Ce téléphone n’est plus la caméra de la table.'
	},
	problem: (problem: FollowProblem): string => PROBLEMS[problem],
	relay,

	title: 'Suivre une table',
	invited:
		'Tu verras en direct, sur cet appareil, la table dont on t’a montré le code. Vos appareils se connectent directement, dans votre réseau. Rien n’est enregistré ici, sauf si tu gardes la partie.',
	start: 'Suivre',
	howTo:
		'Sur le téléphone qui compte les points : menu, « Montrer sur d’autres téléphones ». Scanne ensuite avec ta caméra le code qu’il montre, ou colle son lien ici.',
	answerStep: 'Montre ceci au téléphone qui compte les points',
	answerHint: 'Sur l’autre téléphone, touche « Scanner la réponse ». Laisse cette page ouverte.',
	answerLabel: 'La réponse au code',
	banner: 'Table suivie',
	live: 'Tu la vois en direct. Elle n’est pas enregistrée ici.',
	away: 'L’autre téléphone est injoignable pour le moment : voici la table telle qu’elle était. La suite arrive dès qu’il est de retour.',
	ended:
		'La connexion est terminée : voici la table telle qu’elle était. Scanne un nouveau code pour continuer.',
	seatTitle: 'Qui es-tu ?',
	seatHint:
		'Ce téléphone te dit alors quand c’est à toi de jouer. Si le téléphone qui compte les points le permet, tu saisis ton tour ici.',
	watching: 'Je regarde seulement',
	taken: (name: string): string => `${name} (sur un autre téléphone)`,
	yourTurn: (enters: boolean): string =>
		enters ? 'C’est à toi : saisis ton tour ici.' : 'C’est à toi.',
	refused: (outcome: Refused): string => REFUSED[outcome],
	screen: 'Un écran pour tous',
	screenHint:
		'Pour une tablette ou un téléviseur au bout de la table : le plateau en grand, les points et la dernière évaluation.',
	lastPaid: 'Dernière évaluation',
	leaveScreen: 'Affichage normal',
	offered:
		'On te transfère la partie : dès que tu la reprends, tu saisis tous les tours, et elle est gardée sur cet appareil.',
	take: 'Reprendre la partie',
	keep: 'Garder cette partie',
	keepMore: 'Garder les nouveaux tours',
	kept: 'Gardée sur cet appareil.',
	leave: 'Quitter',
	gone: 'Cette fenêtre ne suit plus de table. Scanne un nouveau code sur le téléphone qui compte les points.'
} as const;
