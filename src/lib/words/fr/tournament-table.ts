import type { Arrival, ReportProblem } from '../../tournament/reports';
import type { TournamentLinkProblem } from '../../tournament/link';
import { formatTime, number, row } from './format';

const PROBLEMS: Readonly<Record<TournamentLinkProblem, string>> = {
	'no-link': 'Ce n’est ni une table de tournoi ni un résultat.',
	damaged: 'Le lien est incomplet ou mal recopié. Copie-le ou scanne-le en entier.',
	'other-version':
		'Ce lien vient d’une autre version de Tilekeep. Mets l’app à jour sur les deux téléphones.'
};

const ARRIVALS: Readonly<Record<Arrival, string>> = {
	first: 'Il est maintenant dans le tournoi. Il compte dès que tu l’y acceptes.',
	known: 'Ce résultat a déjà été annoncé : rien ne change.',
	agrees: 'C’est le même résultat que celui qui y est déjà.',
	differs:
		'Un autre résultat de cette table y est déjà. Les deux restent côte à côte, aucun n’est modifié : décide dans le tournoi.'
};

const REPORT_PROBLEMS: Readonly<Record<ReportProblem, (round: string, table: string) => string>> = {
	'no-such-round': (round) =>
		`La ronde ${round} n’est pas appariée dans le tournoi de ce téléphone. Le résultat n’a pas été saisi.`,
	'no-such-table': (round, table) =>
		`À la ronde ${round}, aucune partie ne se joue à la table ${table}. Le résultat n’a pas été saisi.`,
	'other-players': (round, table) =>
		`À la ronde ${round}, d’autres jouent maintenant à la table ${table} : la ronde a été appariée de nouveau. Le résultat n’a pas été saisi.`,
	full: () => 'Ce tournoi est plein. Le résultat n’a pas été saisi.'
};

/** Words of what passes between a tournament’s organiser and its tables. */
export const tournamentTable = {
	unnamed: 'Quelqu’un sans nom',
	place: (round: number, table: number): string => `Ronde ${number(round)}, table ${number(table)}`,
	table: (table: number, name: string, other: string): string =>
		`Table ${number(table)} : ${name} – ${other}`,
	problem: (problem: TournamentLinkProblem): string => PROBLEMS[problem],

	codes: 'Codes pour les tables',
	codesHint:
		'À chaque table, un téléphone scanne ce code et choisit sa table. Après la partie, il te montre le résultat sous forme de code.',
	roundCode: (round: number): string => `Un code pour les tables de la ronde ${number(round)}`,
	tooMany: 'Il y a trop de tables pour un seul code. Montre à chaque table le sien.',
	ownCodes: 'Un code pour une seule table',
	tableCode: (table: number): string => `Un code pour la table ${number(table)}`,
	tableHint:
		'Un téléphone de cette table le scanne. Après la partie, il te montre le résultat sous forme de code.',
	scan: 'Scanner un résultat',
	notAResult: 'Ce n’est pas le résultat d’une table.',

	join: 'Ta table',
	invited: (tournament: string, round: number): string =>
		tournament === ''
			? `C’est la ronde ${number(round)} d’un tournoi.`
			: `Tournoi : ${tournament}, ronde ${number(round)}.`,
	which: 'Quelle est ta table ?',
	starts: (name: string): string => `${name} commence.`,
	rules: 'La partie prend les règles de tournoi. Tu choisis les couleurs et la boîte.',
	sharedTitle: 'Ce qui est partagé',
	shared:
		'Seulement le résultat de cette partie, et seulement avec l’organisation : les noms, les points et une empreinte de la partie. Pas le plateau.',
	byYou:
		'Rien n’est envoyé tout seul. Après la partie, tu montres un code à l’organisation, ou tu envoies un lien.',
	setUp: 'Préparer cette table',
	setUpAnew: 'Préparer une nouvelle partie',
	likely: (began: number, now: number): string =>
		`Une partie de ces deux personnes est déjà sur ce téléphone. Début : ${formatTime(new Date(began), new Date(now))}.`,
	use: 'C’est la partie de cette table',
	joined: 'La partie de cette table est déjà sur ce téléphone.',
	toGame: 'Voir la partie',
	formNote: (round: number, table: number): string =>
		`Cette partie est pour la ronde ${number(round)}, table ${number(table)}. Tu pourras ensuite annoncer son résultat.`,
	otherPlayers:
		'Ce ne sont pas les joueurs prévus à cette table : cette partie ne peut pas annoncer son résultat.',

	report: 'Annoncer le résultat',
	decided: 'Comment la partie s’est-elle décidée ?',
	byPoints: 'Aux points',
	byTime: (name: string): string => `Temps écoulé pour ${name}`,
	toOrganiser: 'Fais scanner ceci à l’organisation',
	toOrganiserHint: 'Ou envoie le lien. Rien n’est envoyé tout seul.',
	contents: 'Dans le code : les noms, les points et une empreinte de la partie. Pas le plateau.',
	resultCode: (round: number, table: number): string =>
		`Un code avec le résultat de la ronde ${number(round)}, table ${number(table)}`,
	noSuchPoints: 'Ces points ne peuvent pas être annoncés. Donne le résultat à l’organisation.',
	add: 'Ajouter ce résultat au tournoi',

	result: 'Résultat d’une table',
	opening: 'Recherche du tournoi…',
	points: (name: string, points: number, other: string, others: number): string =>
		row([`${name} ${number(points)}`, `${other} ${number(others)}`]),
	timeUp: (name: string): string => `${name} a perdu : le temps est écoulé.`,
	arrival: (how: Arrival): string => ARRIVALS[how],
	reportProblem: (problem: ReportProblem, round: number, table: number): string =>
		REPORT_PROBLEMS[problem](number(round), number(table)),
	unknown: 'Ce résultat appartient à un tournoi qui n’est pas sur ce téléphone.',
	passOn: 'Transmets-le : fais-le scanner au téléphone de l’organisation, ou envoie le lien.',
	toTournament: 'Voir le tournoi'
} as const;
