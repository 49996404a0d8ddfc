import { places, placeOf, turnOf } from '../../../words/fr/places';
import { number, plural } from '../../../words/fr/format';
import { ofName } from '../../../words/fr/grammar';
import { IN_NONE, PAGE, mayStayInBox, type WordsOf } from '../../../words/fr/says';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

const openPlaces = (n: number): string =>
	plural(n, {
		one: 'Un seul endroit possible. Touche-le',
		other: `${number(n)} endroits possibles. Touches-en un`
	});
const wagonGoesHome = (options: number): string =>
	`${openPlaces(options)}, ou renvoie le chariot en réserve.`;
const ABBEY_PAGE = 'Wikicarpedia, Maire et Monastères (1re édition)';

/** Abbey & Mayor in French. */
export const words: WordsOf<typeof ABBEY_AND_MAYOR_NAMES> = {
	title: 'Maires et Monastères',
	adds: '12 tuiles ; un monastère, un maire, un chariot et une grange pour chacun',
	besides: { 'abbey-and-mayor': 'un monastère par joueur' },
	pieces: {
		mayor: { one: 'maire', many: 'maires' },
		wagon: { one: 'chariot', many: 'chariots' },
		barn: { one: 'grange', many: 'granges', feminine: true },
		'am-abbey': { one: 'monastère', many: 'monastères' }
	},
	monasteries: {
		walled: {
			noun: { one: 'monastère', many: 'monastères' },
			preposition: 'sur',
			of: (tiles) => `Monastère avec ${tiles}`
		}
	},
	sources: { abbey: 'Monastères', barn: 'Granges' },
	scoreAll: { barn: 'Évaluer toutes les granges' },
	titles: {
		'barn/built': 'Pré avec une nouvelle grange',
		'barn/joined': 'Pré relié à celui d’une grange',
		'barn/end': 'Grange',
		'manual/abbey': 'Tuile achetée'
	},
	strengths: {
		mayor: { counts: 'varies', says: (strength) => `le maire compte pour ${String(strength)}` }
	},
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)} : le chariot ${ofName(event.name)} est reparti vers ${placeOf(event)}.`,
		'wagon/laid-down': (event) =>
			`${turnOf(event.turn)} : le chariot ${ofName(event.name)} s’est couché après être reparti vers ${placeOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) =>
			`${turnOf(turn)} : le chariot ${ofName(name)} est revenu en réserve.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} a acheté une tuile à ${otherName} contre son monastère.`,
		'abbey/kept': ({ name }) => `Après la dernière tuile, ${name} a gardé son monastère.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, ton chariot repart-il ?`,
			how: wagonGoesHome(options),
			why: 'Il ne va que vers une zone incomplète où il n’y a aucun pion : route, ville ou abbaye.'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, ton chariot roule-t-il plus loin ?`,
			how: wagonGoesHome(options),
			why: 'Selon votre règle maison, il traverse les zones complètes directement reliées et s’arrête à la première zone incomplète sans pion.'
		}),
		'wagon/lie-down': (name, options) => ({
			question: `${name}, où se couche ton chariot ?`,
			how: `${openPlaces(options)}.`,
			why: 'Couché dans une abbaye spéciale, il marque à la fin la ligne et la colonne.'
		}),
		'abbey/last': (name) => ({
			question: `${name} peut encore placer son monastère`,
			how: 'Touche un emplacement lumineux, ou garde le monastère.',
			why: 'Après la dernière tuile, dans le sens horaire, chaque joueur qui a encore son monastère décide une fois s’il le place.'
		})
	},
	answers: {
		'wagon/drive-on/lying': () => 'Se coucher dans une abbaye',
		'wagon/roll-on/lying': () => 'Se coucher dans une abbaye'
	},
	declines: {
		'wagon/drive-on': 'Renvoyer le chariot',
		'wagon/roll-on': 'Renvoyer le chariot',
		'abbey/last': 'Garder le monastère'
	},
	moves: { wagon: (place, kind) => `avance son chariot vers ${places.thePlace(place, kind)}` },
	payments: { abbey: ['Monastère', 'Le vendeur garde désormais le monastère.'] },
	rulings: {
		abbeyTiles: {
			title: 'Tuiles de Maires et Monastères',
			answers: {
				first: [
					'Première édition',
					'La maison au bout d’une route n’a pas de jardin.',
					'les tuiles de Maires et Monastères sont celles de la première édition'
				],
				later: [
					'Depuis 2016',
					'La maison au bout d’une route a un jardin à côté ; toutes les autres tuiles sont les mêmes.',
					'les tuiles de Maires et Monastères sont celles des boîtes depuis 2016'
				]
			}
		},
		lastAbbeys: {
			title: 'Derniers monastères',
			answers: {
				round: [
					'Encore un tour de table',
					'En commençant par le voisin de gauche du joueur qui a placé la dernière tuile, chaque joueur qui a encore son monastère peut le placer.',
					'après la dernière tuile, chacun peut encore placer son monastère'
				],
				none: [
					'Trop tard',
					'La partie finit avec la dernière tuile. Une réponse plus ancienne à la même question.',
					'on ne place plus de monastère après la dernière tuile'
				]
			}
		},
		wagonMoves: {
			title: 'Vers où repart le chariot',
			answers: {
				connected: [
					'Zone reliée',
					'Vers une route, une ville ou une abbaye incomplète et libre, directement reliée à celle qui vient d’être évaluée. Le lien est une porte, un carrefour, le bout d’une route, le bord d’un monastère ou la ville autour d’une abbaye. Première édition.',
					'un chariot repart vers une zone reliée'
				],
				nearby: [
					'Tuiles voisines',
					'Vers toute route, ville ou abbaye incomplète sans pion, sur la tuile du chariot ou l’une des huit autour. Deuxième édition.',
					'un chariot repart vers une tuile voisine'
				],
				anywhere: [
					'Partout',
					'Vers toute route, ville ou abbaye incomplète sans pion, où que ce soit sur la table. Seulement dans les parties commencées avec une ancienne version de Tilekeep ; dans aucun livret.',
					'un chariot peut repartir n’importe où sur la table'
				]
			}
		},
		wagonRolls: {
			title: 'Un chariot qui roule',
			answers: {
				no: [
					'Un pas',
					'Il va vers une zone directement reliée à celle qui vient d’être évaluée.',
					'un chariot ne fait qu’un pas'
				],
				yes: [
					'Roule plus loin',
					'Il va d’une zone à la suivante, directement reliée, et traverse les zones complètes jusqu’à la première incomplète et libre. Une règle maison.',
					'un chariot roule à travers les zones complètes'
				]
			}
		},
		wagonMonasteries: {
			title: 'Le chariot comme moine',
			answers: {
				all: [
					'Partout',
					'Un chariot peut aller dans toute abbaye et sur un monastère.',
					'un chariot va dans toute abbaye'
				],
				'with-road': [
					'Seulement avec une route',
					'Un chariot ne va dans une abbaye que si la tuile de l’abbaye a une route, donc jamais sur un monastère. Une règle maison.',
					'un chariot ne va dans une abbaye que si la tuile de l’abbaye a une route'
				]
			}
		},
		barnFarms: {
			title: 'Prés avec des granges',
			answers: {
				third: [
					'Comme aujourd’hui',
					'3 points pour chaque ville complète que touche le pré ; chaque pré compte à part. Les granges sont apparues après les anciennes règles des prés.',
					'avec des granges, un pré rapporte comme aujourd’hui'
				],
				second: [
					'Comme en 2001 (règle maison)',
					'3 points pour chaque ville complète, mais une même ville ne rapporte qu’une fois à un joueur à la fin. Avec des granges, c’est une règle maison.',
					'même avec des granges, un pré rapporte comme en 2001'
				],
				first: [
					'Comme en 2000 (règle maison)',
					'4 points par ville quand une grange est posée. À la fin, chaque ville rapporte 4 points au joueur qui a le plus de paysans autour. Avec des granges, c’est une règle maison.',
					'même avec des granges, un pré rapporte comme en 2000'
				],
				'farm-rule': [
					'Selon la règle des prés',
					'La règle des prés de cette partie, bien que les granges soient plus récentes. Les parties commencées avec une ancienne version de Tilekeep gardent ce choix. Une règle maison.',
					'la règle des prés vaut aussi avec des granges'
				]
			}
		},
		barnOnBarn: {
			title: 'Une deuxième grange dans un pré',
			answers: {
				no: [
					'Interdite',
					'Deux granges ne partagent un pré que si une tuile relie deux prés.',
					'on ne pose pas de deuxième grange dans un pré'
				],
				yes: [
					'Permise',
					'On peut la poser dans n’importe quel pré. À la fin, chaque grange rapporte tous ses points. Aucune édition ne le permet : une règle maison.',
					'on peut poser une deuxième grange dans un pré'
				]
			}
		},
		barnsAlone: {
			title: 'Granges sans paysans',
			answers: {
				no: [
					'Interdites',
					'Dans une partie sans paysans, personne n’en pose.',
					'sans paysans, personne ne pose de grange'
				],
				yes: [
					'Permises',
					'On les pose comme d’habitude, et chacune rapporte 4 points par ville complète à la fin. Une règle maison.',
					'on pose des granges même sans paysans'
				]
			}
		},
		mayors: mayStayInBox('Maires', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un maire',
			'personne n’a de maire'
		]),
		wagons: mayStayInBox('Chariots', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un chariot',
			'personne n’a de chariot'
		]),
		barns: mayStayInBox('Granges', 'Chaque joueur en a une, comme dans la boîte.', [
			'chaque joueur a une grange',
			'personne n’a de grange'
		])
	},
	rulingSources: {
		abbeyTiles: 'Les tuiles des deux éditions',
		lastAbbeys: `${PAGE}, note 13 ; ${ABBEY_PAGE}, notes 8 et 9`,
		wagonMoves: `${ABBEY_PAGE}, chariot et notes 33 à 37 ; les règles de la deuxième édition ne sont pas sur cette page`,
		wagonRolls: `${ABBEY_PAGE}, règles maison`,
		wagonMonasteries: `${ABBEY_PAGE}, règles maison`,
		barnFarms: `${PAGE}, notes 14 et 15 ; ${ABBEY_PAGE}, grange : 3 points par ville`,
		barnOnBarn: `${ABBEY_PAGE}, grange et notes 45 et 52`,
		barnsAlone: IN_NONE,
		mayors: IN_NONE,
		wagons: IN_NONE,
		barns: IN_NONE
	},
	reading: () => import('./fr-help')
};
