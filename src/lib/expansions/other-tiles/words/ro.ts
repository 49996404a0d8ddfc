import type { Says } from '../../../words/ro/says';
import { wordsFrom } from '../words-of';

/** The boxes with tiles alone in Romanian. */
export const wordsOf = wordsFrom<Says['marks']>(
	{
		catapult: {
			title: 'Catapulta',
			adds: '12 cartonașe cu târguri; catapulta nu este în aplicație',
			says: 'Târg: drumurile se termină aici. Catapulta nu se punctează: treci punctele manual.',
			mark: 'târg'
		},
		'wheel-of-fortune': {
			title: 'Roata Norocului',
			adds: '19 cartonașe cu semnul roții; roata nu este în aplicație',
			says: 'Roata Norocului: roata nu este în aplicație. Treci manual punctele ei.',
			mark: 'roata norocului',
			more: 'Sunt cartonașele cu semnul roții. Celelalte, pe care le are și jocul de bază, rămân în cutie.'
		},
		'big-box-5-wheel': {
			title: 'Roata din Big Box 5',
			adds: '12 cartonașe din Big Box 5; roata nu este în aplicație',
			says: 'Roata Norocului: roata nu este în aplicație. Treci manual punctele ei.',
			mark: 'roata norocului',
			more: 'Și alte cartonașe din Big Box 5 au semnul. Ele se așază ca ale jocului de bază.'
		},
		plague: {
			title: 'Ciuma',
			adds: '6 cartonașe pe care izbucnește ciuma; puricii nu sunt în aplicație',
			says: 'Ciuma: puricii nu sunt în aplicație și nicio figură nu pleacă din cauza lor.',
			mark: 'ciuma'
		},
		porxada: {
			title: 'La Porxada',
			adds: '1 cartonaș, un oraș cu blazon; schimbul și punctele de la final nu se punctează',
			says: 'La Porxada: în aplicație nu se schimbă figuri. Treci manual punctele ei.',
			mark: 'Porxada'
		},
		'cathedrals-in-germany': {
			title: 'Catedrale din Germania',
			adds: '6 cartonașe cu drumuri care se termină la o catedrală; ea nu se punctează',
			says: 'Catedrală: drumurile se termină aici. Ea însăși nu se punctează: treci punctele manual.',
			mark: 'catedrală germană'
		},
		'spiel-promos': {
			title: 'Cartonașe de la SPIEL',
			adds: '6 cartonașe de la târgul din Essen, din 2014 până în 2018 și din 2020',
			says: 'Câte un cartonaș din 2014 până în 2018 și unul din 2020. Nu au reguli proprii.',
			more: 'Cele din 2019 și de după 2020 nu sunt în aplicație: descrie-le când le așezi.'
		},
		'fruit-trees': {
			title: 'Pomii fructiferi',
			adds: '6 cartonașe cu pomi fructiferi; fructele nu se punctează',
			says: 'Pom fructifer: drumurile se termină aici. Fructele nu se punctează: treci punctele manual.',
			mark: 'pom fructifer'
		},
		tollkeepers: {
			title: 'Vameșii',
			adds: '10 cartonașe, 8 dintre ele cu călători; vămile nu se punctează',
			says: 'Călători: vămile nu sunt în aplicație. Treci manual punctele lor.',
			mark: 'călători'
		},
		'barber-surgeons': {
			title: 'Bărbierii chirurgi',
			adds: '6 cartonașe cu băi; nimeni nu poate sta în ele și nu se punctează',
			says: 'Baie: în aplicație nu stă nimeni în ea. Treci manual punctele ei.',
			mark: 'baie'
		},
		'peasant-revolts': {
			title: 'Răscoalele țărănești',
			adds: '12 cartonașe cu răscoale; răscoalele și protecția nu sunt în aplicație',
			says: 'Răscoală: în aplicație nicio figură nu pleacă din cauza ei. Treci punctele manual.',
			mark: 'răscoală',
			more: 'Dacă trei din cele douăsprezece rămân nevăzute în cutie, acestea trei rămân la final.'
		}
	},
	{
		byHand:
			'Cartonașele se așază și se punctează ca toate celelalte. Pentru rest folosește „Puncte manuale”, cu numele cutiei ca motiv.',
		rules: {
			'OTHER-1': [
				'Cartonașele unei cutii fără reguli se trag, se așază și se punctează ca toate celelalte: orașe, drumuri, mănăstiri, grădini și câmpuri.',
				'decizia noastră'
			],
			'OTHER-2': [
				'Ce mai este tipărit pe ele sau se află în cutie nu se punctează. Punctele se trec manual, cu numele cutiei ca motiv.',
				'decizia noastră'
			],
			'OTHER-3': [
				'Un drum care ajunge la un târg, la un pom fructifer sau la o catedrală germană se termină acolo.',
				'pagina Catapultei; imagini'
			],
			'OTHER-4': [
				'O astfel de cutie nu mută și nu ia nicio figură: lasă asta deoparte sau joacă fără aplicație.',
				'decizia noastră'
			]
		},
		ruleTopics: { OTHER: 'Cutii fără reguli' }
	}
);
