import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import {
	formatDate,
	counted,
	decimal,
	month,
	number,
	percent,
	plural,
	row,
	span,
	capital
} from './format';
import { ofName, ofNames } from './grammar';

const games = (n: number): string => counted(n, 'partie', 'parties');

export const library = {
	title: 'Toutes les parties',
	back: 'Tilekeep',
	opening: 'Ouverture des parties…',
	resultCount: (n: number, all: number, damaged = 0): string =>
		row([
			n === all ? games(n) : `${games(n)} sur ${number(all)}`,
			...(damaged > 0 ? [counted(damaged, 'endommagée', 'endommagées')] : [])
		]),
	none: 'Pas encore de partie',
	/** Invites to the first game. */
	noneYet:
		'Chaque partie que tu comptes avec Tilekeep se retrouve ici : la table, les scores et leurs raisons.',
	noMatch: 'Aucune partie ne correspond.',
	all: 'Afficher toutes les parties',

	who: 'Qui a joué',
	whoHint: 'N’importe qui',
	about: 'Note ou lieu',
	aboutHint: 'Des mots que tu as écrits sur la soirée',
	rated: 'Étoiles de la soirée',
	anyRating: 'Toutes',
	orMore: (stars: number): string =>
		stars === 5 ? '5 étoiles' : `${counted(stars, 'étoile', 'étoiles')} ou plus`,
	withPhotos: 'Seulement avec des photos',
	more: 'Plus de filtres',
	box: 'Boîte',
	anyBox: 'Toutes les boîtes',
	when: 'Quand',
	anyTime: 'N’importe quand',
	/** Days that are no month, as an address names them. */
	days: (from: string, to: string): string => `${from} – ${to}`.trim(),
	state: 'État',
	states: { all: 'Toutes', over: 'Terminées', open: 'Pas terminées' },

	players: 'Joueurs',
	playersLead: 'Seules les parties terminées comptent.',
	noPlayers: 'Personne n’a encore terminé de partie ici.',
	noPlayersHint:
		'Termine une partie : tous les joueurs de la table apparaîtront ici, avec leurs victoires, leurs séries et leurs adversaires.',
	sortBy: 'Trier par',
	orders: {
		games: 'Parties',
		name: 'Nom',
		wins: 'Taux de victoire',
		best: 'Record',
		last: 'Dernière partie'
	},
	favouriteRival: 'Adversaire favori',
	player: 'Joueur',
	unknown: 'Personne de ce nom n’a terminé de partie ici.',
	counting: (n: number): string =>
		`Calcul en cours pour ${games(n)} d’une ancienne version de Tilekeep.`,

	games: 'Parties',
	gamesOf: games,
	won: 'Gagnées',
	average: 'Moyenne',
	best: 'Record',
	averagePoints: (points: number, n: number): string => (n === 0 ? '–' : decimal(points / n)),
	wins: (wins: number, n: number): string =>
		n === 0 ? '–' : `${String(wins)} (${percent(wins / n)})`,
	shared: (n: number): string =>
		plural(n, { one: 'une partagée', other: `${number(n)} partagées` }),
	/** The heading of the games of a month: “November 2026”. */
	month: (at: number): string => capital(month(new Date(at))),
	bestOn: (at: number): string => formatDate(new Date(at)),
	longestStreak: 'Gagnées de suite',
	currentStreak: (n: number): string =>
		n === 0 ? 'aucune en ce moment' : `${String(n)} en ce moment`,
	largest: 'Le plus de points d’un coup',
	time: 'Temps de jeu',
	span,

	numbers: 'En chiffres',
	pointsPerGame: 'Points, partie par partie',
	played: (others: readonly string[], won: boolean, points: number): string =>
		`Avec ${common.list(others)} : ${won ? 'victoire, ' : ''}${common.points(points)}`,
	averagePerGame: 'Moyenne par partie',
	bySource: 'D’où viennent les points',
	source: (source: Source): string => final.source(source),
	sourceHead: 'Origine',
	perGame: 'Par partie',
	share: 'Part',
	shareOf: (points: number, all: number): string => (all > 0 ? percent(points / all) : '–'),
	gamesWithoutSources: (n: number): string =>
		plural(n, {
			one: 'Une partie n’a pas ces détails.',
			other: `${number(n)} parties n’ont pas ces détails.`
		}),
	against: 'Face à face',
	againstHint: 'Gagné : mieux placé que l’autre dans la même partie.',
	rival: 'Adversaire',
	ahead: 'Gagné',
	tied: 'Égalité',
	behind: 'Perdu',
	pair: (name: string, other: string): string => common.list([name, other]),
	pairUnknown: 'Ces deux-là n’ont pas encore terminé deux parties ensemble ici.',
	meetings: 'Parties ensemble',
	aheadOf: (name: string): string => `${name} devant`,
	ofAll: (times: number, n: number): string => `${number(times)} (${percent(times / n)})`,
	averageOf: (name: string): string => `Moyenne ${ofName(name)}`,
	widestLead: (name: string): string => `Plus grande avance ${ofName(name)}`,
	never: 'aucune',
	run: 'Série en cours',
	runOf: (name: string): string => `${name}, jusqu’à la dernière partie`,
	runEnded: 'égalité à la dernière partie',
	day: 'Jour',
	pageOf: (name: string): string => `Tout sur ${name}`,
	byBox: 'Par boîte',
	toWin: 'Moyenne des vainqueurs',
	everybody: 'Moyenne de tous',
	boxHint: 'Les boîtes avec une seule partie et les parties en solo ne comptent pas.',
	alone: 'Parties en solo',
	soloGames: (n: number): string => counted(n, 'partie en solo', 'parties en solo'),
	aloneSays: (n: number, best: number): string =>
		plural(n, {
			one: `${games(n)}, avec ${common.points(best)}. Elle ne compte pas ailleurs.`,
			other: `${games(n)}, la meilleure avec ${common.points(best)}. Elles ne comptent pas ailleurs.`
		}),
	gamesWith: (name: string): string => `Toutes les parties ${ofName(name)}`,

	rename: 'Renommer',
	renameTitle: (name: string): string => `Renommer ${name}`,
	newName: 'Nouveau nom',
	renameHint:
		'Dans toutes les listes et les parties à venir. Les parties enregistrées gardent le nom sous lequel elles ont été jouées.',
	taken: (name: string): string => `Un joueur s’appelle déjà ${name}.`,
	renameNow: 'Renommer',
	renamed: (before: string, now: string): string => `${before} s’appelle maintenant ${now}.`,
	merge: 'Même personne que…',
	mergeTitle: (name: string): string => `Sous quel autre nom joue ${name} ?`,
	mergeHint: (name: string): string =>
		`Toutes les parties ${ofName(name)} passent au joueur que tu choisis. Ceux qui ont déjà joué avec ${name} ne sont pas proposés.`,
	mergeNobody: 'Aucun autre joueur ne peut être la même personne.',
	mergeWith: (name: string, count: number): string => `${name}, ${games(count)}`,
	mergeNow: (name: string, other: string): string =>
		`Réunir ${name} et ${other} sous le nom ${ofName(other)}`,
	merged: (name: string, into: string): string =>
		`Les parties ${ofNames([name, into])} sont maintenant réunies sous le nom ${ofName(into)}.`,
	unmerge: 'Séparer à nouveau',
	unmergeHint: (names: readonly string[]): string => `Dans les parties : ${common.list(names)}.`,
	unmerged: (name: string): string => `Les noms ${ofName(name)} sont à nouveau séparés.`,
	undone: 'Annulé.',
	changedAgain: 'Les joueurs ont changé depuis : rien n’a été annulé.'
} as const;
