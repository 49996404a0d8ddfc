import { PAGE } from './prints';
import type { BoxRulings } from './types';

const ABBEY_PAGE = 'Wikicarpedia, Maire et Monastères (1re édition)';

/** The rulings of Abbey & Mayor. */
export const abbeyAndMayor: BoxRulings = {
	rulings: {
		abbeyTiles: {
			title: 'Tuiles de Maire et Monastères',
			answers: {
				first: ['Première édition', 'La maison au bout d’une route n’a pas de jardin.'],
				later: [
					'Depuis 2016',
					'La maison au bout d’une route a un jardin à côté ; toutes les autres tuiles sont les mêmes.'
				]
			}
		},
		lastAbbeys: {
			title: 'Derniers monastères',
			answers: {
				round: [
					'Encore un tour',
					'En commençant à gauche de qui a placé la dernière tuile, chaque joueur qui a encore son monastère peut le placer.'
				],
				none: [
					'Trop tard',
					'La partie finit avec la dernière tuile. Une réponse plus ancienne à la même question.'
				]
			}
		},
		wagonMoves: {
			title: 'Où le chariot repart',
			answers: {
				connected: [
					'Zone reliée',
					'Vers une route, une ville ou une abbaye incomplète et libre, directement reliée à celle qui vient d’être évaluée : par une porte, un carrefour, le bout d’une route, le bord d’un monastère, ou comme abbaye dans une ville. Première édition.'
				],
				nearby: [
					'Tuiles voisines',
					'Vers toute route, ville ou abbaye incomplète sans pion, sur la tuile du chariot ou l’une des huit autour. Deuxième édition.'
				],
				anywhere: [
					'Partout',
					'Vers toute route, ville ou abbaye incomplète sans pion, où que ce soit sur la table. Seulement dans les parties commencées avec un ancien Tilekeep ; dans aucun livret.'
				]
			}
		},
		wagonRolls: {
			title: 'Un chariot qui roule',
			answers: {
				no: ['Un pas', 'Il va vers une zone directement reliée à celle qui vient d’être évaluée.'],
				yes: [
					'Roule plus loin',
					'D’une zone directement reliée à la suivante : à travers les complètes, jusqu’à la première incomplète et libre. Une règle maison.'
				]
			}
		},
		wagonMonasteries: {
			title: 'Le chariot comme moine',
			answers: {
				all: ['Partout', 'Un chariot peut aller dans toute abbaye et sur un monastère.'],
				'with-road': [
					'Seulement par la route',
					'Un chariot ne va dans une abbaye que si sa tuile a une route, donc jamais sur un monastère. Une règle maison.'
				]
			}
		},
		barnFarms: {
			title: 'Prés avec des granges',
			answers: {
				third: [
					'Aujourd’hui',
					'3 points pour chaque ville complète que touche le pré ; chaque pré compte à part. Les granges sont venues après les anciennes règles des prés.'
				],
				second: [
					'Comme en 2001 (règle maison)',
					'3 points pour chaque ville complète, mais une même ville ne rapporte qu’une fois à un joueur à la fin. Avec des granges, une règle maison.'
				],
				first: [
					'Comme en 2000 (règle maison)',
					'4 points par ville quand une grange est posée ; à la fin, chaque ville rapporte 4 à qui a le plus de paysans autour. Avec des granges, une règle maison.'
				],
				'farm-rule': [
					'Selon la règle des prés',
					'La règle des prés de cette partie, bien que les granges soient venues plus tard, comme dans les parties commencées avec un ancien Tilekeep. Une règle maison.'
				]
			}
		},
		barnOnBarn: {
			title: 'Une grange là où il y en a une',
			answers: {
				no: ['Interdit', 'Deux granges ne partagent un pré que si une tuile relie deux prés.'],
				yes: [
					'Permis',
					'Tous les prés sont permis. À la fin, chaque grange rapporte en entier. Aucune édition ne le permet : une règle maison.'
				]
			}
		},
		barnsAlone: {
			title: 'Granges sans paysans',
			answers: {
				no: ['Aucune', 'Dans une partie sans paysans, personne n’en pose.'],
				yes: [
					'Permises',
					'On les pose comme d’habitude, et chacune rapporte 4 par ville complète à la fin. Une règle maison.'
				]
			}
		}
	},
	sources: {
		abbeyTiles: 'Les tuiles des deux éditions',
		lastAbbeys: `${PAGE}, note 13 ; ${ABBEY_PAGE}, notes 8 et 9`,
		wagonMoves: `${ABBEY_PAGE}, chariot et notes 33 à 37 ; les règles de la deuxième édition ne sont pas sur cette page`,
		wagonRolls: `${ABBEY_PAGE}, règles maison`,
		wagonMonasteries: `${ABBEY_PAGE}, règles maison`,
		barnFarms: `${PAGE}, notes 14 et 15 ; ${ABBEY_PAGE}, grange : 3 points par ville`,
		barnOnBarn: `${ABBEY_PAGE}, grange et notes 45 et 52`,
		barnsAlone: 'Dans aucun livret : au choix de votre table'
	}
};
