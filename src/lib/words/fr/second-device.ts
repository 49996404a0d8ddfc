import type { Amount } from '../../devices/compare';
import type { ExchangeEnd } from '../../devices/exchange-state';
import type { FollowProblem } from '../../follow/problem';
import { common } from './common';
import { follow } from './follow';
import { bytes, counted, number, plural } from './format';

const ENDS: Readonly<Record<ExchangeEnd, string>> = {
	newer:
		'L’autre appareil a une version plus récente de Tilekeep. Mets celui-ci à jour, puis réessaie.',
	older:
		'L’autre appareil a une version plus ancienne de Tilekeep. Mets l’autre à jour, puis réessaie.',
	left: 'L’autre appareil s’est déconnecté avant la fin. Rien n’a changé ici : reconnecte les deux appareils.',
	nonsense: 'Ce que l’autre appareil a envoyé est illisible. Rien n’a changé ici.',
	stopped: 'Arrêté. Rien n’a changé ici.'
};

const PROBLEMS: Readonly<Partial<Record<FollowProblem, string>>> = {
	'no-code': 'Ce n’est pas un code de ton autre appareil.',
	'too-old':
		'Cette réponse correspond à un code qui n’est plus valable. Fais scanner à l’autre appareil le code affiché maintenant.',
	'other-game':
		'Ce code sert à suivre une table, pas à connecter ton deuxième appareil. Pour suivre, utilise-le sur la première page, sous « Ouvrir une partie partagée ». Si c’est une réponse, le téléphone qui compte les points la scanne.'
};

/** Games and evenings as a list of amounts; empty for nothing. */
function listed({ games, evenings }: Amount): readonly string[] {
	return [
		...(games > 0 ? [counted(games, 'partie', 'parties')] : []),
		...(evenings > 0
			? [
					plural(evenings, {
						one: 'les notes d’une soirée',
						other: `les notes de ${number(evenings)} soirées`
					})
				]
			: [])
	];
}

/** Words of bringing games from one device of a person to another. */
export const secondDevice = {
	title: 'Mon deuxième appareil',
	lead: 'Chacun de tes deux appareils reçoit de l’autre les parties qui lui manquent.',
	carries:
		'Tes notes sur vos soirées, les tuiles que tu as décrites et les noms que tu as changés suivent les parties. Aucune partie n’est perdue, et tu peux le faire aussi souvent que tu veux.',
	rules:
		'Une partie plus avancée sur un appareil est mise à jour sur l’autre. Si elle a continué différemment sur les deux, les deux versions sont gardées. Une partie supprimée sur un seul appareil revient de l’autre.',
	same: 'Les deux appareils doivent être sur le même réseau. Ils ne parlent qu’entre eux, et rien n’est transmis avant ton accord sur les deux.',
	open: 'Connecter un deuxième appareil',
	why: 'Pourquoi la caméra ? Elle lit la réponse de l’autre appareil. Et tant qu’une page peut s’en servir, le navigateur donne l’adresse de cet appareil dans ton Wi-Fi, comme l’exigent certains réseaux. Aucune image n’est gardée ni envoyée.',
	step: 'Fais scanner ceci à ton autre appareil',
	codeLabel: 'Un code pour connecter ton deuxième appareil',
	/** Beside a code that was made without the camera. */
	noReach: 'Les appareils ne se connectent pas ? Certains réseaux exigent la caméra.',
	scanCode: 'Scanner le code de l’autre appareil',
	pasteCode: 'Ou coller le lien que montre ton autre appareil',
	invited:
		'Ton autre appareil t’a montré ce code. Tes deux appareils se connectent directement et comparent les parties qu’ils ont ; ensuite, tu décides.',
	connect: 'Connecter',
	answerStep: 'Montre ceci à ton autre appareil',
	answerHint:
		'Sur l’autre appareil, touche « Scanner le code de l’autre appareil ». Laisse cette page ouverte.',
	answerLabel: 'La réponse au code',
	notWanted: 'Ce n’est pas un code de ton autre appareil.',
	problem: (problem: FollowProblem): string => PROBLEMS[problem] ?? follow.problem(problem),
	comparing: 'Connecté. Comparaison des parties…',
	get: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Aucune partie ne manque sur cet appareil.'
			: `Il manque sur cet appareil : ${common.list(all)}.`;
	},
	give: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Aucune partie ne manque sur l’autre appareil.'
			: `Il manque sur l’autre appareil : ${common.list(all)}.`;
	},
	withPhotos: (photos: number, size: number): string =>
		plural(photos, {
			one: `Copier aussi une photo ici (${bytes(size)})`,
			other: `Copier aussi ${number(photos)} photos ici (${bytes(size)})`
		}),
	along: 'Les tuiles décrites et les noms changés sont copiés aussi.',
	bring: 'Copier les parties',
	waiting: 'Donne maintenant ton accord sur l’autre appareil aussi.',
	agreedThere: 'L’accord est donné sur l’autre appareil.',
	sending: 'Envoi à l’autre appareil…',
	work: {
		receiving: 'Réception…',
		reading: 'Vérification de ce qui est arrivé…',
		restoring: 'Enregistrement des parties…'
	},
	bytes: (done: number, all: number): string => `${bytes(done)} sur ${bytes(all)}`,
	nothingNew: 'Rien ne manquait ici.',
	refused: (why: string): string => `${why} Rien n’a changé ici.`,
	there: (stored: boolean | undefined): string => {
		if (stored === undefined)
			return 'L’autre appareil n’a pas encore fini. Laisse cette page ouverte.';
		return stored
			? 'L’autre appareil a tout, lui aussi.'
			: 'L’autre appareil n’a pas enregistré ce qui lui manquait. Reconnecte les deux appareils pour réessayer.';
	},
	end: (end: ExchangeEnd): string => ENDS[end],
	again: 'Connecter à nouveau',
	seeGames: 'Voir tes parties'
} as const;
