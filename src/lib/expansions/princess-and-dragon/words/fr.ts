import { common } from '../../../words/fr/common';
import { volcano } from '../../../rules/presentation/words/fr';
import { capital, counted } from '../../../words/fr/format';
import { ofName, ofThe, some, the } from '../../../words/fr/grammar';
import { places, withinOf } from '../../../words/fr/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/fr/says';
import { nounOf, tiles } from '../../../words/fr/tiles';
import type { DRAGON_NAMES } from '../names';

/** “la tuile à 2 tuiles à l’est de la tuile de départ”. */
const tileOf = ({ place }: SaidEvent): string => (place ? places.theTile(place) : '');

/** True for an event about a figure of whoever did it. */
const isOwn = ({ name, otherName }: SaidEvent): boolean => name === otherName;

/** The Princess & the Dragon in French. */
export const words: WordsOf<typeof DRAGON_NAMES> = {
	title: 'Princesse & Dragon',
	adds: '30 tuiles, un dragon qui dévore les pions et une fée qui les protège',
	pieces: {
		dragon: { one: 'dragon', many: 'dragons' },
		fairy: { one: 'fée', many: 'fées', feminine: true }
	},
	printed: {
		...volcano.printed,
		dragon:
			'Dragon : après cette tuile, le dragon avance de six tuiles. Tous le déplacent à tour de rôle.',
		portal:
			'Portail magique : celui qui pose cette tuile peut placer un pion sur n’importe quelle tuile.',
		princess:
			'Princesse : celui qui l’ajoute à une ville peut renvoyer en réserve l’un des chevaliers de la ville.'
	},
	marks: {
		...volcano.marks,
		dragon: { name: 'dragon', the: 'le dragon' },
		portal: { name: 'portail magique', the: 'le portail magique' }
	},
	signs: { princess: { name: 'Princesse', with: 'avec une princesse' } },
	countables: {
		fairy: { one: 'pion avec la fée', many: 'pions avec la fée' },
		'fairy/turn': { one: 'tour avec la fée', many: 'tours avec la fée' }
	},
	sources: { fairy: 'Fée' },
	titles: { 'fairy/start': 'Fée au début du tour', 'fairy/scored': 'Fée' },
	verdicts: {
		'fairy/start': 'La fée est à côté d’un pion du joueur dont le tour commence.',
		'fairy/scored': 'La fée est ici, à côté d’un pion. La majorité ne compte pas.'
	},
	objections: {
		'dragon/asleep':
			'Le dragon n’est pas encore en jeu. Mets cette tuile de côté et pioches-en une autre.',
		'dragon/volcano': 'Aucun pion ne va sur une tuile avec un volcan.',
		'dragon/here': 'Aucun pion ne va sur la tuile du dragon.',
		'princess/must': 'Il faut renvoyer un chevalier à la place.'
	},
	events: {
		'dragon/moved': (event) => `${event.name} a déplacé le dragon sur ${tileOf(event)}.`,
		'dragon/stood': (event) => `Table de départ : le dragon sur ${tileOf(event)}.`,
		'fairy/moved': (event) =>
			`${event.name} a déplacé la fée vers ${the(nounOf(event.piece ?? 'follower'))} ${withinOf(event)}.`,
		'fairy/moved-up': (event) =>
			`${event.name} a déplacé la fée vers ${the(nounOf(event.piece ?? 'follower'))} en hauteur sur ${tileOf(event)}.`,
		'fairy/stood': (event) => `Table de départ : la fée est ${withinOf(event)}.`,
		'fairy/stood-up': (event) =>
			`Table de départ : la fée est auprès ${ofThe(nounOf(event.piece ?? 'follower'))} ${ofName(event.name)} en hauteur sur ${tileOf(event)}.`,
		'princess/sent-home': (event) =>
			isOwn(event)
				? `${event.name} a renvoyé un de ses propres pions (${nounOf(event.piece ?? 'follower').one}) ${withinOf(event)}.`
				: `${event.name} a renvoyé ${some(nounOf(event.piece ?? 'follower'))} ${ofName(event.otherName)} ${withinOf(event)}.`,
		'portal/went-through': (event) =>
			`${event.name} a placé ${some(nounOf(event.piece ?? 'follower'))} par le portail, ${withinOf(event)}.`
	},
	questions: {
		'dragon/moved': (name, _, step) => ({
			question: `${name} déplace le dragon (${String(step)} sur 6)`,
			how: 'Touche la tuile où il va.',
			ringed: 'Les pions cerclés seraient dévorés.',
			why: 'Il avance de six tuiles, jamais deux fois sur la même, jamais chez la fée.'
		}),
		'fairy/moved': (name) => ({
			question: `${name}, vers quel pion va la fée ?`,
			how: 'Touche un de tes pions.',
			why: 'Aucun autre pion n’est placé ce tour-ci.'
		}),
		'princess/sent-home': (name) => ({
			question: `${name}, quel chevalier renvoies-tu ?`,
			how: 'Touche un chevalier de cette ville, à toi ou à un autre.',
			why: 'Aucun autre pion n’est placé ce tour-ci.'
		}),
		'portal/went-through': (name) => ({
			question: `${name}, où va ton pion ?`,
			how: 'Touche l’endroit, sur n’importe quelle tuile.',
			why: 'Seulement dans une zone incomplète et sans personne.'
		}),
		'portal/other': (name) => ({
			question: `${name}, où va ce pion ?`,
			how: 'Touche l’endroit, sur n’importe quelle tuile.',
			why: 'Seulement dans une zone incomplète et sans personne.'
		})
	},
	offers: {
		'fairy/moved': 'Déplacer la fée',
		'princess/sent-home': 'Renvoyer un chevalier',
		'portal/went-through': 'Passer par le portail'
	},
	answers: {
		'fairy/moved/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'fairy/moved/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))} en hauteur`,
		'princess/sent-home/figure': ({ piece, name }) => `${tiles.pieceFirst(piece)} ${ofName(name)}`,
		'portal/went-through/figure': ({ piece }) => capital(tiles.pieceFirst(piece))
	},
	tales: {
		'dragon/eaten': {
			title: 'Les proies du dragon',
			says: (names, [eaten = 0]) =>
				`${common.list(names)} ${names.length > 1 ? 'ont perdu chacun' : 'a perdu'} ${counted(eaten, 'pion', 'pions')} à cause du dragon.`
		},
		'dragon/journey': {
			title: 'Le plus long voyage du dragon',
			says: (_, [went = 0, eaten = 0]) =>
				`Il a parcouru ${counted(went, 'tuile', 'tuiles')} et ${eaten === 0 ? 'n’a dévoré personne' : `a dévoré ${counted(eaten, 'pion', 'pions')}`}.`
		}
	},
	fates: {
		'dragon/moved': ({ name, piece, kind }) =>
			`Le dragon a dévoré ${tiles.figureOn(piece, kind)} ${ofName(name)}`,
		'princess/sent-home': ({ name, piece, kind }) =>
			`Une princesse a renvoyé ${tiles.figureOn(piece, kind)} ${ofName(name)}`
	},
	declines: { 'portal/went-through': 'Pas par le portail' },
	reasons: {
		'portal/went-through': ({ piece, name }) =>
			`C’est par un portail que ${the(nounOf(piece))} ${ofName(name)} est arrivé ici.`
	},
	moves: {
		fairy: (place, kind) => `met la fée ${places.withinPlace(place, kind)}`
	},
	movesToTile: {
		dragon: (place) => `met le dragon sur ${places.theTile(place)}`,
		fairy: (place) => `met la fée sur ${places.theTile(place)}`
	},
	markerHints: {
		dragon: 'Touche la tuile où se tient le dragon.',
		fairy: 'Touche l’endroit où se tient la fée : elle appartient au pion qui y est.'
	},
	rulings: {
		dragonTiles: {
			title: 'Tuiles de Princesse & Dragon',
			answers: {
				first: [
					'Première édition',
					'La boîte de 2005 : aucune tuile n’a de jardin.',
					'les tuiles de Princesse & Dragon sont celles de 2005'
				],
				later: [
					'Éditions plus récentes',
					'Les boîtes depuis 2016 : deux tuiles ont un jardin, et la plus grande ville avec un portail n’a pas de blason.',
					'les tuiles de Princesse & Dragon sont celles des éditions récentes'
				]
			}
		},
		dragonMoves: {
			title: 'Quand le dragon se déplace',
			answers: {
				before: [
					'Avant l’évaluation',
					'Le dragon se déplace avant l’évaluation du tour : il peut dévorer un pion qui allait marquer.',
					'le dragon se déplace avant l’évaluation'
				],
				after: [
					'Après l’évaluation',
					'Ce que la tuile complète est évalué d’abord, et les pions repartent. Puis le dragon se déplace.',
					'le dragon se déplace après l’évaluation'
				]
			}
		},
		princess: {
			title: 'Une princesse arrive dans une ville avec des chevaliers',
			answers: {
				may: [
					'Un chevalier peut partir',
					'Celui qui pose la tuile peut renvoyer un chevalier, ou placer un pion comme d’habitude.',
					'une princesse peut renvoyer un chevalier'
				],
				must: [
					'Un chevalier doit partir',
					'Celui qui pose la tuile doit renvoyer un des chevaliers, même le sien.',
					'une princesse doit renvoyer un chevalier'
				]
			}
		},
		fairy: {
			title: 'Où se tient la fée',
			answers: {
				follower: [
					'À côté d’un pion',
					'La fée appartient à un seul pion et ne rapporte que pour celui-ci.',
					'la fée se tient à côté d’un pion'
				],
				tile: [
					'Sur une tuile',
					'La fée appartient à toute une tuile et rapporte pour les pions de chacun qui y sont.',
					'la fée se tient sur toute une tuile'
				]
			}
		},
		fairyAtStart: {
			title: 'Plusieurs de tes pions sur la tuile de la fée au début du tour',
			answers: {
				once: [
					'1 point',
					'Un tour qui commence avec la fée rapporte 1 point, quel que soit le nombre de pions sur sa tuile.',
					'la fée rapporte 1 point au début du tour'
				],
				each: [
					'1 point chacun',
					'Chacun de tes pions sur sa tuile rapporte 1 point, quel qu’il soit.',
					'la fée rapporte 1 point par pion au début du tour'
				]
			}
		},
		fairyScored: {
			title: 'Plusieurs pions évalués sur la tuile de la fée',
			answers: {
				first: [
					'Le premier',
					'Seul celui qui y était le premier reçoit les 3 points de la fée.',
					'les 3 points de la fée vont au premier pion'
				],
				each: [
					'Tous les joueurs',
					'Chaque joueur dont un pion est évalué sur sa tuile reçoit 3 points.',
					'les 3 points de la fée vont à tous les joueurs'
				]
			}
		},
		portalFigures: {
			title: 'Qui passe par un portail',
			answers: {
				all: [
					'Maires et chariots aussi',
					'Tout pion qui compte pour la majorité peut passer, maire et chariot compris.',
					'les maires et les chariots passent par les portails'
				],
				plain: [
					'Ni maire ni chariot',
					'Les maires et les chariots ne passent pas par un portail.',
					'les maires et les chariots ne passent pas par les portails'
				]
			}
		}
	},
	rulingSources: {
		dragonTiles: 'Wikicarpedia, La Princesse et le Dragon : images des tuiles',
		dragonMoves: 'Avant : Hans im Glück et Z-Man ; après : Rio Grande Games',
		princess: 'Doit : Brettspielwelt, première édition allemande ; peut : Z-Man, Wikicarpedia',
		fairy:
			'À côté d’un pion : Hans im Glück, éditions récentes ; sur une tuile : Rio Grande Games, première édition de Z-Man',
		fairyAtStart: 'Une fois : superfred.de ; par pion : JCloisterZone',
		fairyScored: 'Non tranché dans les règles que nous avons vues ; le premier : JCloisterZone',
		portalFigures:
			'Non tranché dans les règles que nous avons vues ; maires et chariots aussi : JCloisterZone'
	},
	reading: () => import('./fr-help')
};
