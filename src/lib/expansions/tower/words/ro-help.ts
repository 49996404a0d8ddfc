import type { ExpansionReading } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

type Reading = ExpansionReading<typeof TOWER_NAMES>;

/** How to play with The Tower, in Romanian. */
export const help: Reading['help'] = {
	title: 'Turnul',
	lines: [
		'Fiecare începe cu etaje de turn: 10 în doi, 9 în trei, apoi 7, 6, iar în șase 5.',
		'Regulile sunt cele din prima și a doua ediție. Încă nu știm dacă edițiile mai noi diferă.'
	],
	terms: [
		[
			'Un etaj',
			'În loc să pui o figură, atinge „Pune un etaj de turn”, apoi o fundație sau un turn deschis, oriunde ar fi.'
		],
		[
			'Captura',
			'Un turn ajunge la cartonașul său și, drept înainte în patru direcții, la atâtea cartonașe câte etaje are. Golurile nu contează. Atinge un meeple evidențiat ca să-l capturezi, sau „Pe nimeni”. Unul al tău se întoarce în rezervă, altul devine prizonierul tău.'
		],
		[
			'Pe turn',
			'În loc să pui o figură, poți închide un turn deschis cu un meeple deasupra. Rămâne până la sfârșit, nu aduce puncte, și nimeni nu mai construiește acolo. Dacă este capturat, turnul e din nou deschis.'
		],
		[
			'Schimbul',
			'Când doi jucători au capturat câte o figură unul de la celălalt, de la fiecare se întoarce una. Tilekeep o face singur și întreabă numai unde este de ales.'
		],
		[
			'Răscumpărarea',
			'O dată în tura ta, înainte să pui o figură, poți plăti 3 puncte celui care a capturat una a ta. Atinge scorul lui sau butonul de lângă cartonaș. Figura poate fi pusă imediat.'
		],
		[
			'Prizonierii',
			'Atinge un scor ca să vezi prizonierii acelui jucător și câte etaje mai are. Prizonierii nu aduc puncte.'
		]
	],
	topics: {
		tower: {
			title: 'Turnuri în imagini',
			pictures: {
				'tower-ends-road': 'Drumul se termină la o fundație: patru cartonașe',
				'tower-captured':
					'Turnul albastru a capturat tâlharul roșu: albastrul pune unul și punctează drumul'
			}
		}
	}
};

/** The rules of The Tower. */
export const rules: Reading['rules'] = {
	'TOWER-1': [
		'Cele 18 cartonașe cu o fundație se trag împreună cu celelalte. În doi, fiecare are 10 etaje, în trei 9, în patru 7, în cinci 6, în șase 5. În a doua ediție, două cartonașe au o grădină.',
		'pagina, conținut; pagina ediției a 2-a'
	],
	'TOWER-2': [
		'Drumurile care se termină la o fundație sunt drumuri separate. Pe un cartonaș, fundația stă la zid și desparte două câmpuri împreună cu drumul.',
		'imaginile cartonașelor; JCloisterZone'
	],
	'TOWER-3': ['Fundațiile nu țin de niciun teritoriu, și nimeni nu le poate ocupa.', 'pagina'],
	'TOWER-4': [
		'În loc să pui o figură, poți pune unul dintre etajele tale pe orice fundație sau pe orice turn fără meeple deasupra, oriunde ar fi.',
		'pagina; Papa Geek'
	],
	'TOWER-5': [
		'Apoi poți captura un meeple: de pe cartonașul turnului sau drept înainte în patru direcții, nu mai departe decât are turnul etaje. Golurile și alte turnuri nu contează.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-6': [
		'Orice meeple poate fi capturat, și țăranii, dar nu o figură care nu contează la nicio majoritate. Una care nu poate rămâne singură se întoarce în rezervă.',
		'răspunsurile editurii; JCloisterZone'
	],
	'TOWER-7': [
		'Un meeple al tău se întoarce în rezervă. Al altcuiva devine prizonierul tău: nici pe hartă, nici în rezerva lui.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-8': [
		'În loc să pui o figură, poți pune un meeple de orice mărime pe orice turn deschis cu cel puțin un etaj. Figurile cu rol propriu nu pot.',
		'pagina; răspunsurile editurii; JCloisterZone'
	],
	'TOWER-9': [
		'Rămâne până la sfârșit și nu aduce puncte. Alt turn îl poate captura, chiar și unul mai jos; atunci turnul lui e din nou deschis.',
		'Papa Geek; Carcassonne Central; răspunsurile editurii'
	],
	'TOWER-10': [
		'Când doi jucători au capturat câte o figură unul de la celălalt, de la fiecare se întoarce imediat una, de orice fel.',
		'Papa Geek; pagina ediției a 2-a'
	],
	'TOWER-11': ['Schimbul are loc numai între doi jucători, niciodată între trei.', 'JCloisterZone'],
	'TOWER-12': ['Un prizonier nu aduce nimănui puncte, nici la sfârșit.', 'JCloisterZone'],
	'TOWER-13': ['Și fără etaje poți pune meepleși pe turnuri.', 'JCloisterZone'],
	'TOWER-14': ['Turnurile în sine nu aduc puncte.', 'pagina'],
	'TOWER-15': [
		'O dată în tura ta poți plăti 3 puncte celui care a capturat o figură a ta și o iei înapoi. O poți pune în aceeași tură.',
		'pagina; răspunsurile editurii; Papa Geek'
	],
	'TOWER-16': [
		'Cu mai puțin de 3 puncte nu se poate plăti. După altă regulă, scorul scade sub 0.',
		'pagina ediției a 2-a, notă'
	],
	'TOWER-17': [
		'Dacă prin schimb s-ar putea întoarce mai multe feluri de figuri, alege cine a capturat. După altă regulă alege celălalt jucător.',
		'JCloisterZone'
	],
	'TOWER-18': [
		'Într-o tură cu mai multe cartonașe, fiecare parte permite un etaj, dar numai o singură răscumpărare. Se poate construi și cât timp se plasează râul.',
		'răspunsurile editurii; JCloisterZone'
	],
	'TOWER-19': [
		'Captura are loc înainte de evaluarea a tot ce finalizează cartonașul. O răscumpărare are loc înaintea cartonașului, și nimeni nu poate fura din ea.',
		'JCloisterZone; furtul: decizia noastră'
	],
	'TOWER-20': [
		'La o partidă începută se introduc etajele, cine stă deasupra, prizonierii și câte etaje mai are fiecare.',
		'decizia noastră'
	],
	'TOWER-21': [
		'O figură care poate fi pusă a doua poate urca atunci pe un turn deschis, chiar dacă tocmai a crescut.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-22': [
		'Punctele primite la începutul turei tale contează pentru răscumpărare.',
		'JCloisterZone'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { TOWER: 'turnurile' };
