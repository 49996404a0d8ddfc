import type { Says } from '../../../words/en/says';
import { wordsFrom } from '../words-of';

/** The boxes with tiles alone in English. */
export const wordsOf = wordsFrom<Says['marks']>(
	{
		catapult: {
			title: 'The Catapult',
			adds: '12 tiles with fairs; the catapult isn’t in the app',
			says: 'Fair: roads end here. The catapult isn’t scored: enter what it brings manually.',
			mark: 'fair'
		},
		'wheel-of-fortune': {
			title: 'The Wheel of Fortune',
			adds: '19 tiles with the sign of the wheel; the wheel isn’t in the app',
			says: 'Wheel of Fortune: the wheel isn’t in the app. Enter what it brings manually.',
			mark: 'wheel of fortune',
			more: 'These are the tiles with the sign. Leave the others, which the base game has too, in the box.'
		},
		'big-box-5-wheel': {
			title: 'The Wheel of Big Box 5',
			adds: '12 tiles of Big Box 5; the wheel isn’t in the app',
			says: 'Wheel of Fortune: the wheel isn’t in the app. Enter what it brings manually.',
			mark: 'wheel of fortune',
			more: 'Other tiles of Big Box 5 show the sign too. They are laid as tiles of the base game.'
		},
		plague: {
			title: 'The Plague',
			adds: '6 tiles where the plague breaks out; fleas aren’t in the app',
			says: 'Plague: fleas aren’t in the app, and no figure leaves because of them.',
			mark: 'plague'
		},
		porxada: {
			title: 'La Porxada',
			adds: '1 tile, a city with a pennant; its exchange and its points at the end aren’t scored',
			says: 'La Porxada: figures aren’t exchanged in the app. Enter its points manually.',
			mark: 'Porxada'
		},
		'cathedrals-in-germany': {
			title: 'Cathedrals in Germany',
			adds: '6 tiles where roads end at a cathedral; the cathedrals aren’t scored',
			says: 'Cathedral: roads end here. It isn’t scored itself: enter its points manually.',
			mark: 'German cathedral'
		},
		'spiel-promos': {
			title: 'Tiles of the SPIEL fair',
			adds: '6 tiles from the fair in Essen, of 2014 to 2018 and 2020',
			says: 'One tile of each year from 2014 to 2018, and of 2020. They have no rules of their own.',
			more: 'Those of 2019 and since 2021 aren’t in the app: describe them as you lay them.'
		},
		'fruit-trees': {
			title: 'The Fruit-Bearing Trees',
			adds: '6 tiles with fruit trees; the fruit isn’t scored',
			says: 'Fruit tree: roads end here. The fruit isn’t scored: enter its points manually.',
			mark: 'fruit tree'
		},
		tollkeepers: {
			title: 'The Tollkeepers',
			adds: '10 tiles, 8 of them with travellers; tollhouses aren’t scored',
			says: 'Travellers: tollhouses aren’t in the app. Enter what the toll brings manually.',
			mark: 'travellers'
		},
		'barber-surgeons': {
			title: 'The Barber-Surgeons',
			adds: '6 tiles with bathhouses; nobody can stand in them, and they aren’t scored',
			says: 'Bathhouse: nobody stands in it in the app. Enter its points manually.',
			mark: 'bathhouse'
		},
		'peasant-revolts': {
			title: 'The Peasant Revolts',
			adds: '12 tiles where peasants revolt; revolts and protection aren’t in the app',
			says: 'Revolt: no figure leaves because of it in the app. Enter points manually.',
			mark: 'revolt',
			more: 'If you leave three of the twelve in the box unseen, these three are left at the end.'
		}
	},
	{
		byHand:
			'The tiles are laid and scored like all others. For everything else use “Manual points”, with the name of the box as the reason.',
		rules: {
			'OTHER-1': [
				'The tiles of a box without rules are drawn, laid and scored like all others, with their cities, roads, monasteries, gardens and fields.',
				'our decision'
			],
			'OTHER-2': [
				'What else is printed on them or lies in the box isn’t scored. Players enter its points manually, with the box as the reason.',
				'our decision'
			],
			'OTHER-3': [
				'A road that reaches a fair, a fruit tree or a German cathedral ends there.',
				'page of The Catapult; pictures'
			],
			'OTHER-4': [
				'No figure is moved or taken away by such a box: leave that out, or play without the app.',
				'our decision'
			]
		},
		ruleTopics: { OTHER: 'Boxes without rules' }
	}
);
