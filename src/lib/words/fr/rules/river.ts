import type { river as english, riverTopics as englishTopics } from '../../en/rules/river';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of The River. */
export const river: LikeEnglish<typeof english, RuleWords> = {
	'RIVER-1': [
		'Douze tuiles montrent la rivière. On place d’abord la source ; les dix suivantes se piochent avant toutes les autres tuiles, et le lac vient en dernier.',
		'page Rivière, préparation'
	],
	'RIVER-2': [
		'La source remplace la tuile de départ, qui reste dans la boîte. Si votre table le choisit, cette tuile se pioche comme les autres.',
		'page Rivière, préparation ; Big Box'
	],
	'RIVER-3': [
		'Une tuile de rivière prolonge la rivière par son extrémité libre ; ses autres côtés correspondent comme d’habitude.',
		'page Rivière, placement'
	],
	'RIVER-4': [
		'La rivière ne tourne jamais du même côté sur deux tuiles de suite, ni trois fois d’affilée, même si des tuiles droites séparent les virages. Votre table peut ne garder que la première règle, ou laisser la rivière tourner partout où il y a de la place.',
		'page Rivière, placement ; réponse de l’éditeur'
	],
	'RIVER-5': [
		'Les pions se posent sur une tuile de rivière comme sur toute autre : route, ville, abbaye, jardin ou pré. Aucun ne se pose sur la rivière.',
		'page Rivière, partisans'
	],
	'RIVER-6': [
		'La rivière sépare les prés comme une route, et une route la franchit sur un pont. Le pré fait le tour de la source et du lac.',
		'page Rivière, évaluation ; Big Box'
	],
	'RIVER-7': [
		'La rivière elle-même ne rapporte rien ; le reste de ses tuiles rapporte comme d’habitude.',
		'page Rivière, évaluation'
	],
	'RIVER-8': [
		'Les tuiles de rivière comptent comme voisines d’une abbaye ou d’un jardin.',
		'page Rivière, évaluation'
	],
	'RIVER-9': [
		'Une tuile de rivière impossible à placer quitte la partie comme toute autre, et son joueur en pioche une nouvelle.',
		'notre décision'
	],
	'RIVER-10': [
		'Vous jouez avec les tuiles d’une des trois éditions. Depuis la deuxième, un virage a un jardin. Dans la troisième, la source borde aussi une route et le lac a une abbaye.',
		'page Rivière, contenu'
	],
	'RIVER-11': [
		'Les rivières de l’édition Hiver ne sont connues que par des descriptions : elles se jouent donc avec les mêmes tuiles.',
		'notre décision'
	],
	'RIVER-12': [
		'Dans une partie déjà commencée, la rivière reste telle qu’elle a été placée ; ses tuiles manquantes se piochent d’abord.',
		'notre décision'
	],
	'RIVER-13': [
		'Selon votre règle maison, la rivière ne sépare pas les prés : ceux des deux rives n’en font qu’un. Une route ou une ville entre eux les sépare quand même.',
		''
	]
};

/** What its rules are about, by the first part of their ids. */
export const riverTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	RIVER: 'La Rivière'
};
