import { common } from '../../../words/fr/common';
import { capital } from '../../../words/fr/format';
import { ofName, some } from '../../../words/fr/grammar';
import { places, withinOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import { nounOf, tiles } from '../../../words/fr/tiles';
import type { SaidEvent, SaidFate } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

const figure = (piece: string | undefined): string => tiles.piece(piece ?? 'follower');
const aFigure = (piece: string | undefined): string => some(nounOf(piece ?? 'follower'));
/** “sur la tuile à 2 tuiles à l’est de la tuile de départ”. */
const where = ({ place }: SaidEvent): string => (place ? ` sur ${places.theTile(place)}` : '');
/** “dans la ville à 2 tuiles à l’est de la tuile de départ”, or on a tower. */
const from = (event: SaidEvent): string =>
	event.count ? ` sur la tour${where(event)}` : ` ${withinOf(event)}`.trimEnd();
/** “le chevalier de Ben”. */
const whose = ({ name, piece, kind }: SaidFate): string =>
	`${tiles.figureOn(piece, kind)} ${ofName(name)}`;

/** The Tower in French. */
export const words: WordsOf<typeof TOWER_NAMES> = {
	title: 'La Tour',
	adds: '18 tuiles avec une fondation et 30 étages de tour',
	pieces: { 'tower-floor': { one: 'étage de tour', many: 'étages de tour' } },
	printed: {
		foundation:
			'Fondation : au lieu de placer un pion, on peut y bâtir une tour, étage par étage. Les routes s’y arrêtent.'
	},
	marks: { foundation: { name: 'fondation de tour', the: 'la fondation de tour' } },
	countables: {
		'tower-floor': { one: 'étage de tour', many: 'étages de tour' },
		ransom: { one: 'rançon', many: 'rançons', feminine: true }
	},
	sources: { ransom: 'Rançons' },
	titles: {
		'tower/built': 'Étage de tour',
		'tower/ransomed': 'Rançon'
	},
	tales: {
		'tower/ransom-paid': {
			title: 'Rançons payées',
			says: (names, [paid = 0]) =>
				`${common.list(names)} ${names.length > 1 ? 'ont payé chacun' : 'a payé'} ${common.points(paid)} de rançon.`
		}
	},
	fates: {
		'tower/captured': (fate) =>
			fate.name === fate.otherName
				? `${fate.name} a repris ${tiles.figureOn(fate.piece, fate.kind)} grâce à une tour`
				: `${fate.otherName} a capturé ${whose(fate)}`,
		'tower/exchanged': (fate) => `${fate.otherName} a rendu ${whose(fate)} en échange`,
		'tower/ransomed': (fate) => `${fate.otherName} a rendu ${whose(fate)} contre une rançon`
	},
	objections: {
		'tower/ransomed-before': 'On ne paie qu’une rançon par tour.',
		'tower/too-few-points': 'Une rançon coûte 3 points, et personne ne peut descendre sous 0.'
	},
	events: {
		'tower/built': (event) =>
			`${event.name} a ajouté un étage à la tour${where(event)} : elle en a maintenant ${String(event.count ?? 0)}.`,
		'tower/found': (event) => `Table de départ : un étage de tour${where(event)}.`,
		'tower/captured': (event) =>
			`${event.name} a capturé ${aFigure(event.piece)} ${ofName(event.otherName)}${from(event)}.`,
		'tower/captured-own': (event) =>
			`${event.name} a repris ${aFigure(event.piece)}${from(event)}.`,
		'tower/held': (event) =>
			`Table de départ : ${event.name} détient ${aFigure(event.piece)} ${ofName(event.otherName)}.`,
		'tower/spared': ({ name }) => `${name} n’a capturé personne.`,
		'tower/climbed': (event) =>
			`${event.name} a placé ${aFigure(event.piece)} en haut de la tour${where(event)}.`,
		'tower/stood': (event) =>
			`Table de départ : ${aFigure(event.piece)} ${ofName(event.name)} en haut de la tour${where(event)}.`,
		'tower/exchanged': (event) =>
			`Échange : ${event.otherName} a rendu ${aFigure(event.piece)} à ${event.name}.`,
		'tower/ransomed': (event) =>
			`Rançon de 3 points : ${event.otherName} a rendu ${aFigure(event.piece)} à ${event.name}.`
	},
	questions: {
		'tower/built': (name) => ({
			question: `${name}, où poses-tu un étage ?`,
			how: 'Touche une fondation ou une tour ouverte.',
			why: 'Elle peut être n’importe où. Aucun pion n’est placé pendant ce tour.'
		}),
		'tower/captured': (name) => ({
			question: `${name}, qui captures-tu ?`,
			how: 'Touche l’un des meeples en surbrillance.',
			why: 'La tour atteint tout droit autant de tuiles qu’elle a d’étages. L’un des tiens revient en réserve.'
		}),
		'tower/climbed': (name) => ({
			question: `${name}, quelle tour fermes-tu ?`,
			how: 'Touche une tour ouverte.',
			why: 'Le meeple reste en haut jusqu’à la fin sans rien marquer. Personne n’y ajoute d’étage.'
		}),
		'tower/climbed-by-other': (name) => ({
			question: `${name}, quelle tour fermes-tu ?`,
			how: 'Touche une tour ouverte.',
			why: 'Le pion reste en haut jusqu’à la fin sans rien marquer. Personne n’y ajoute d’étage.'
		}),
		'tower/exchanged': (name) => ({
			question: `${name}, quel pion est échangé ?`,
			how: 'Touche celui qui revient en réserve.',
			why: 'Chacun détient un pion de l’autre : un de chaque côté revient.'
		}),
		'tower/ransomed': (name) => ({
			question: `${name}, qui rachètes-tu ?`,
			how: 'Touche un pion.',
			why: 'Celui qui le détient reçoit 3 points. Une seule fois par tour.'
		})
	},
	offers: {
		'tower/built': 'Poser un étage de tour',
		'tower/climbed': 'Fermer une tour',
		'tower/ransomed': 'Rançon : 3 points'
	},
	answers: {
		'tower/captured/figure': ({ name, piece }) => `${name} : ${figure(piece)}, là aussi`,
		'tower/captured/top': ({ name, piece }) => `${name} : ${figure(piece)} sur la tour`,
		'tower/climbed/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/exchanged/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/ransomed/figure': ({ name, piece }) => `${tiles.pieceFirst(piece)}, chez ${name}`
	},
	declines: { 'tower/captured': 'Personne', 'tower/climbed': 'Aucune tour' },
	rulings: {
		towerTiles: {
			title: 'Tuiles de La Tour',
			answers: {
				first: [
					'Sans jardins',
					'Les 18 tuiles de 2006.',
					'les tuiles de La Tour n’ont pas de jardin'
				],
				later: [
					'Avec des jardins',
					'Les 18 tuiles depuis 2016 : deux ont un jardin, qui ne compte qu’avec L’Abbé.',
					'deux tuiles de La Tour ont un jardin'
				]
			}
		},
		ransomBelow: {
			title: 'Rançon avec moins de 3 points',
			answers: {
				no: ['Interdite', 'Personne ne descend sous 0.', 'il faut 3 points pour payer une rançon'],
				yes: [
					'Permise',
					'Le score descend sous 0.',
					'on peut payer une rançon avec moins de 3 points'
				]
			}
		},
		exchangeBy: {
			title: 'Qui choisit lors d’un échange',
			answers: {
				capturer: [
					'Celui qui a capturé',
					'Si l’autre détient plusieurs types de tes pions, tu choisis lequel revient.',
					'celui qui a capturé choisit quel pion revient par l’échange'
				],
				other: [
					'L’autre joueur',
					'Celui qui détient plusieurs types de tes pions choisit lequel tu reçois.',
					'l’autre joueur choisit quel pion revient par l’échange'
				]
			}
		}
	},
	rulingSources: {
		towerTiles: 'Wikicarpedia, La Tour (1re et 2e éditions) : images des tuiles',
		ransomBelow: 'Wikicarpedia, La Tour (2e édition), note : interdite',
		exchangeBy: 'Dans aucun texte que nous avons vu ; celui qui a capturé : JCloisterZone'
	},
	reading: () => import('./fr-help')
};
