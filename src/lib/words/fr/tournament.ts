import type { ChangeRefusal } from '../../tournament/changing';
import type { Decision, Finals, PairingKind, Stage, TieBreak } from '../../tournament/tournament';
import { counted, formatDate, formatTime, number, rounded, row } from './format';
import { signed } from '../formats';

const STAGES: Readonly<Record<Exclude<Stage, 'rounds'>, string>> = {
	'quarter-final': 'Quarts de finale',
	'semi-final': 'Demi-finales',
	final: 'Finale'
};
const players = (n: number): string => counted(n, 'joueur', 'joueurs');

/** Words of a tournament: its organiser's pages, what is projected and printed. */
export const tournament = {
	title: 'Tournoi',
	all: 'Tournois',
	ofDay: (created: number): string => `Tournoi du ${formatDate(new Date(created))}`,
	lead: 'Appariements, résultats et classement d’une soirée à plusieurs tables.',
	begin: 'Nouveau tournoi',
	listed: (n: number, modified: number, now: number): string =>
		`${players(n)}. Dernier changement : ${formatTime(new Date(modified), new Date(now))}`,
	damaged: (n: number): string =>
		`${counted(n, 'tournoi est illisible', 'tournois sont illisibles')} pour cette version. Rien n’est perdu.`,
	opening: 'Ouverture…',
	gone: 'Ce tournoi n’est pas sur cet appareil.',
	unreadable: 'Ce tournoi est endommagé, ou vient d’une version plus récente de Tilekeep.',
	needsDatabase: 'Ce navigateur n’enregistre rien ici : aucun tournoi n’est possible.',
	refused: {
		'no-such-player': 'Ce joueur n’est pas là.',
		'already-entered': 'Ce joueur participe déjà.',
		'no-such-round': 'Cette ronde n’existe plus.',
		'already-paired': 'Cette ronde est déjà appariée, peut-être dans une autre fenêtre.',
		'no-such-table': 'Cette table n’existe plus.',
		'round-open': 'La ronde précédente n’est pas finie.',
		'has-results': 'La ronde a des résultats : elle reste.',
		'wrong-stage': 'Ce n’est pas cette partie du tournoi qui vient ensuite.',
		'wrong-tables': 'Ces tables ne conviennent plus.',
		settled: 'Des rondes ont été appariées avec ce réglage : il ne peut plus changer.',
		'too-many-players': 'Un tournoi compte 200 joueurs au plus.',
		'too-many-entries': 'Ce tournoi est plein. Commences-en un nouveau.'
	} satisfies Readonly<Record<ChangeRefusal, string>>,

	name: 'Nom',
	nameHint: 'Coupe du printemps',
	players: 'Joueurs',
	addPlayer: 'Ajouter un joueur',
	add: 'Ajouter',
	remove: (name: string): string => `Retirer ${name}`,
	paste: 'Coller une liste',
	pasteHint: 'Un nom par ligne, ou un tableau avec une colonne de noms.',
	addPasted: 'Ajouter ces noms',
	file: 'Ouvrir une liste (CSV)',
	added: (n: number): string => `${counted(n, 'joueur ajouté', 'joueurs ajoutés')}.`,
	addedBut: (n: number, left: number): string =>
		`${counted(n, 'joueur ajouté', 'joueurs ajoutés')}. ${counted(left, 'ligne omise : en double, trop longue ou sans nom', 'lignes omises : en double, trop longues ou sans nom')}.`,
	removed: (name: string): string => `${name} n’est plus dans la liste.`,
	listFailed: 'Ce fichier ne se lit pas comme une liste de noms.',
	count: players,
	pairing: 'Qui joue contre qui',
	pairings: {
		swiss: 'Système suisse',
		'round-robin': 'Tous contre tous'
	} satisfies Readonly<Record<PairingKind, string>>,
	pairingHints: {
		swiss:
			'D’abord au sort, puis selon le rang. Deux joueurs ne se rencontrent pas deux fois si on peut l’éviter.',
		'round-robin': 'Chacun rencontre tous les autres une fois. Jusqu’à 8 joueurs.'
	} satisfies Readonly<Record<PairingKind, string>>,
	rounds: 'Rondes',
	fewerRounds: 'Une ronde de moins',
	moreRounds: 'Une ronde de plus',
	roundCount: (n: number): string => counted(n, 'ronde', 'rondes'),
	suggested: (rounds: number, n: number): string =>
		`${counted(rounds, 'ronde convient', 'rondes conviennent')} pour ${players(n)}.`,
	useSuggested: (rounds: number): string => `Choisir ${counted(rounds, 'ronde', 'rondes')}`,
	tieBreaks: 'À victoires égales',
	tieBreaksHint: 'Ce qui est en haut compte d’abord.',
	tieBreakNames: {
		'opponents-without-weakest': 'Victoires des adversaires, sans le plus faible',
		'opponents-without-extremes': 'Victoires des adversaires, sans le meilleur ni le plus faible',
		direct: 'Parties entre eux',
		difference: 'Différence de points',
		points: 'Points'
	} satisfies Readonly<Record<TieBreak, string>>,
	tieBreakShort: {
		'opponents-without-weakest': 'Adv−1',
		'opponents-without-extremes': 'Adv−2',
		direct: 'Direct',
		difference: 'Diff.',
		points: 'Points'
	} satisfies Readonly<Record<TieBreak, string>>,
	earlier: (what: string): string => `Plus haut : ${what}`,
	later: (what: string): string => `Plus bas : ${what}`,
	leaveOut: (what: string): string => `Ne pas compter : ${what}`,
	include: (what: string): string => `Compter aussi : ${what}`,
	finals: 'Phase finale',
	finalsOf: (n: Finals): string => (n === 0 ? 'Aucune' : `Les ${number(n)} meilleurs`),
	finalsHint:
		'Matchs à élimination directe après les rondes. Le mieux classé commence, et gagne en cas d’égalité.',
	start: 'Commencer le tournoi',
	tooFew: 'Il faut au moins 2 joueurs pour un tournoi.',
	tooMany: 'Tous contre tous se joue jusqu’à 8 joueurs.',

	round: 'Ronde',
	rank: 'Rang',
	standings: 'Classement',
	more: 'Plus',
	parts: 'Parties du tournoi',
	stage: (stage: Stage, round: number, rounds: number): string =>
		stage === 'rounds'
			? `Ronde ${number(round)} sur ${number(Math.max(round, rounds))}`
			: STAGES[stage],
	earlierRound: 'Ronde précédente',
	laterRound: 'Ronde suivante',
	thirdPlace: 'Troisième place',
	bye: 'Exempt : gagne sans jouer',
	free: 'Exempt de cette ronde',
	starts: 'commence',
	versus: (names: readonly string[]): string => names.join(' – '),
	points: (first: number, second: number): string => `${number(first)} – ${number(second)}`,
	decided: {
		points: 'Aux points',
		time: 'Temps écoulé',
		absent: 'Absent'
	} satisfies Readonly<Record<Decision, string>>,
	lost: (decided: Exclude<Decision, 'points'>, name: string, score: string): string =>
		decided === 'time' ? `${score}, temps écoulé : ${name}` : `Absent : ${name}`,
	both: 'Les deux',
	bothAbsent: 'Tous deux absents',
	tied: 'Égalité',
	status: {
		open: 'Pas encore de résultat',
		done: 'Résultat',
		reported: 'Annoncé',
		differing: 'Annonces différentes',
		bye: 'Exempt',
		free: 'Exempt'
	},
	openTables: (open: number): string => `${counted(open, 'table', 'tables')} sans résultat`,
	allDone: 'Tous les résultats sont là.',
	noRound: 'Aucune ronde n’est encore appariée.',
	enterResult: (table: number): string => `Table ${number(table)} : saisir le résultat`,
	how: 'Comment s’est-elle décidée ?',
	pointsOf: (name: string): string => `Points : ${name}`,
	whoLost: {
		points: '',
		time: 'Qui n’a plus de temps ?',
		absent: 'Qui est absent ?'
	} satisfies Readonly<Record<Decision, string>>,
	save: 'Enregistrer le résultat',
	correct: 'Corriger le résultat',
	saved: (table: number): string => `Table ${number(table)} : enregistré.`,
	reports: 'Ce que les téléphones de la table ont annoncé',
	differ: 'Les annonces diffèrent. Demande à la table, puis acceptes-en une ou saisis le résultat.',
	accept: 'Accepter',
	accepted: 'Compte',
	ofGame: (code: string): string => `Partie ${code}`,

	checking: 'Vérification des rondes suivantes…',
	changesNothing: 'Aucun rang ne change.',
	changesRank: (name: string, from: number, to: number): string =>
		`${name} : du rang ${number(from)} au rang ${number(to)}`,
	correction: 'Ce que cela change',
	pairedAlike: (rounds: readonly number[]): string =>
		rounds.length === 1
			? `La ronde ${number(rounds[0] ?? 0)} serait appariée de même.`
			: `Les rondes ${row(rounds.map(number))} seraient appariées de même.`,
	pairedOtherwise: (round: number, tables: readonly string[]): string =>
		`La ronde ${number(round)} reste telle qu’elle est. Sinon, elle aurait : ${row(tables)}`,

	pairNext: 'Apparier la ronde suivante',
	pairFirst: 'Apparier la première ronde',
	proposed: 'Tables proposées',
	pair: 'Prendre ces tables',
	drawAgain: 'Tirer de nouveau',
	noRepeats: 'Personne ne retrouve le même adversaire.',
	repeats: (pairs: readonly string[]): string => `Se retrouvent : ${row(pairs)}`,
	byeFor: (name: string): string => `Exempt pour cette ronde : ${name}.`,
	secondBye: (name: string): string => `Déjà exempt auparavant : ${name}.`,
	finalistsGone:
		'Les deux finalistes ont abandonné : ceux qui restent jouent pour la première place.',
	cannotPair: {
		'too-many-players': 'Tous contre tous se joue jusqu’à 8 joueurs.',
		'too-few-players': 'Il y a trop peu de joueurs pour une autre ronde.',
		'round-open': 'Saisis d’abord tous les résultats de cette ronde.',
		over: 'Toutes les rondes sont jouées.'
	},
	takeBack: 'Annuler cette ronde',
	takenBack: (round: number): string => `La ronde ${number(round)} est annulée.`,
	paired: (round: number): string => `La ronde ${number(round)} est appariée.`,

	lateEntry: 'Ajouter des joueurs',
	withdraw: 'Déclarer l’abandon',
	comeBack: 'Faire revenir',
	withdrawn: 'Abandon',
	withdrew: (name: string): string => `${name} ne joue plus les rondes suivantes.`,
	isBack: (name: string): string => `${name} joue de nouveau.`,
	enteredIn: (round: number): string => `À partir de la ronde ${number(round)}`,
	rename: 'Renommer',
	erase: 'Effacer ce nom',
	eraseHint:
		'Les résultats restent, mais le nom est effacé de cet appareil. Les fichiers et pages déjà envoyés le contiennent encore.',
	erased: (n: number): string => `Joueur ${number(n)}`,
	erasedNow: 'Le nom est effacé.',
	ownSheet: (name: string): string => `Parties : ${name}`,
	opponent: 'Adversaire',
	result: 'Résultat',
	noGames: 'Aucune partie pour l’instant.',
	nameProblem: {
		missing: 'Il faut un nom.',
		'too-long': 'Ce nom est trop long.',
		unprintable: 'Ce nom contient des caractères qui ne peuvent pas s’afficher.'
	},
	nameTaken: 'Un autre joueur porte déjà ce nom.',

	wins: 'Victoires',
	played: 'Parties',
	decimal: (n: number): string => rounded(n),
	signed: (n: number): string => signed(n),
	after: (round: number): string =>
		round === 0 ? 'Avant la première ronde' : `Après la ronde ${number(round)}`,
	tieBreakOrder: (names: readonly string[]): string =>
		`À victoires égales, on départage par : ${row(names)}.`,
	afterFinals: {
		'quarter-final': 'Après les quarts de finale',
		'semi-final': 'Après les demi-finales',
		final: 'Après la finale'
	} satisfies Readonly<Record<Exclude<Stage, 'rounds'>, string>>,
	finalRanking: 'Classement final',
	finalsRank: 'La phase finale décide des rangs. Les autres colonnes comptent les rondes d’avant.',
	over: 'Le tournoi est terminé',
	best: 'Les trois premiers',

	show: 'Montrer sur un grand écran',
	showHint: 'Appariements et classement côte à côte, pour un projecteur.',
	pause: 'Pause',
	goOn: 'Continuer',
	nextPage: 'Page suivante',
	page: (at: number, all: number): string => `${number(at)} sur ${number(all)}`,
	printAndSave: 'Imprimer et enregistrer',
	printPairings: 'Imprimer les appariements',
	printStandings: 'Imprimer le classement',
	printSheets: 'Imprimer une fiche par joueur',
	print: 'Imprimer',
	csvResults: 'Résultats en tableau (CSV)',
	csvStandings: 'Classement en tableau (CSV)',
	picture: 'Classement en image',
	pictureMore: (n: number): string => `et ${counted(n, 'autre joueur', 'autres joueurs')}`,
	handOver: 'Transférer sur un autre téléphone',
	handOverHint:
		'Envoie tout le tournoi dans un fichier. Sur l’autre téléphone, ouvre-le sous « Stockage et sauvegarde ». Ensuite, saisis les résultats sur un seul téléphone.',
	keep: 'Tout est enregistré sur cet appareil et dans sa sauvegarde.',
	columns: {
		round: 'Ronde',
		table: 'Table',
		first: 'Commence',
		second: 'Second',
		firstPoints: 'Points 1',
		secondPoints: 'Points 2',
		decided: 'Décision',
		winner: 'Vainqueur',
		name: 'Nom'
	},
	settings: 'Réglages',
	changeSettings: 'Changer les réglages',
	saveSettings: 'Enregistrer',
	settingsSaved: 'Les réglages sont enregistrés.',
	delete: 'Supprimer le tournoi',
	deleted: 'Le tournoi est supprimé.',
	restored: 'Le tournoi est de retour.'
} as const;
