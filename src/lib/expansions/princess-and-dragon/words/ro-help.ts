import type { ExpansionReading } from '../../../words/expansion';
import type { DRAGON_NAMES } from '../names';

type Reading = ExpansionReading<typeof DRAGON_NAMES>;

/** How to play with The Princess & the Dragon, in Romanian. */
export const help: Reading['help'] = {
	title: 'Prințesa și dragonul',
	lines: [
		'Dragonul și zâna nu sunt ai nimănui și așteaptă lângă hartă. Ediția din 2025, „Dragon & Fairy”, are alte reguli, pe care Tilekeep nu le știe.'
	],
	terms: [
		[
			'Vulcanul',
			'Dragonul vine singur la fiecare vulcan. Pe acel cartonaș nu se pune nicio figură. Cartonașele cu dragon trase înainte se pun deoparte și se amestecă din nou mai târziu.'
		],
		[
			'Dragonul se mută',
			'După un cartonaș cu dragon toți îl mută pe rând, șase cartonașe în total. Atinge cartonașul următor: figurile de acolo se întorc în rezervă, fără puncte. Dacă are un singur loc unde să meargă, merge singur. Într-o fundătură se oprește.'
		],
		[
			'Zâna',
			'În loc să pui o figură, poți muta zâna lângă una dintre ale tale. Dragonul nu intră niciodată pe cartonașul ei. Primești 1 punct când tura ta începe cu ea și 3 când figura ei este evaluată, și la sfârșit.'
		],
		[
			'Prințesa',
			'Cine adaugă o prințesă la un oraș cu cavaleri poate trimite unul dintre ei în rezervă, în loc să pună o figură. După altă regulă, trebuie.'
		],
		[
			'Portalul magic',
			'Cine așază un portal poate pune o figură pe orice cartonaș, unde ceva este nefinalizat și nu stă nimeni. Atinge „Treci prin portal”, apoi locul.'
		],
		[
			'Figuri care nu pot rămâne singure',
			'Se întorc împreună cu ultima figură a jucătorului lor de acolo. O figură de la colțul a patru cartonașe rămâne: dragonul nu o mănâncă.'
		]
	],
	topics: {
		fairy: {
			title: 'Zâna în imagini',
			pictures: {
				'fairy-at-start': 'Tura celui cu roșu începe cu zâna',
				'fairy-scored': 'Orașul celui cu roșu este finalizat: zâna aduce 3 puncte în plus',
				'fairy-at-the-end': 'Același oraș, nefinalizat la sfârșit'
			}
		}
	}
};

export const rules: Reading['rules'] = {
	'DRAGON-1': [
		'Se trag împreună cu celelalte 30 de cartonașe: 6 vulcani, 12 dragoni, 6 portaluri, 6 prințese. În edițiile mai noi două au grădină, iar unul nu mai are blazon.',
		'pagina, conținut; imaginile cartonașelor'
	],
	'DRAGON-2': [
		'Drumul din tunel este un singur drum și nu desparte niciun câmp. Mănăstirea dintr-un oraș se ocupă separat de acel oraș.',
		'pagina; prima pagină; Papa Geek'
	],
	'DRAGON-3': [
		'Pe un vulcan nu se pune nicio figură. Zâna poate fi mutată, o figură poate fi luată înapoi, iar la un colț al cartonașului se poate pune una.',
		'pagina, notă; JCloisterZone'
	],
	'DRAGON-4': [
		'Imediat ce este plasat un vulcan, dragonul vine acolo, oriunde ar fi fost.',
		'pagina; prima pagină'
	],
	'DRAGON-5': ['Rămâne acolo până la următorul cartonaș cu vulcan sau dragon.', 'pagina'],
	'DRAGON-6': [
		'Un cartonaș cu dragon tras înainte de primul vulcan se pune deoparte. Jucătorul trage altul, iar acela se amestecă mai târziu.',
		'pagina; carcassonne-spiel.com'
	],
	'DRAGON-7': [
		'După așezarea unui cartonaș cu dragon, poate cu o figură, dragonul se mută, înainte de evaluare. După altă regulă se mută după evaluare, când căruțele au mers mai departe.',
		'înainte: pagina; după: Rio Grande Games'
	],
	'DRAGON-8': [
		'Se mută de șase ori, de fiecare dată pe un cartonaș vecin. Începe cine a așezat cartonașul și urmează toți pe rând.',
		'pagina; prima pagină'
	],
	'DRAGON-9': [
		'Într-o deplasare nu intră de două ori pe același cartonaș și niciodată pe cel al zânei. Orice pas trebuie făcut; într-o fundătură deplasarea s-a încheiat.',
		'pagina; prima pagină; JCloisterZone'
	],
	'DRAGON-10': [
		'Toate figurile de pe un cartonaș pe care intră se întorc în rezervă fără puncte, oriunde stau acolo: și țăranii.',
		'pagina; prima pagină'
	],
	'DRAGON-11': [
		'O figură rămâne acolo unde se întâlnesc patru cartonașe. Una care nu poate rămâne singură se întoarce împreună cu ultima figură a jucătorului său de acolo.',
		'Papa Geek; JCloisterZone'
	],
	'DRAGON-12': [
		'Pe cartonașul cu dragonul nu vine nimeni, nici printr-un portal, nici mergând mai departe.',
		'JCloisterZone'
	],
	'DRAGON-13': [
		'Dacă ultimul cartonaș arată un dragon, acesta se mută înainte de sfârșitul jocului.',
		'decizia noastră; JCloisterZone'
	],
	'DRAGON-14': [
		'Într-un joc început, dragonul stă unde îl puneți sau așteaptă un vulcan.',
		'decizia noastră'
	],
	'PRINCESS-1': [
		'Cine adaugă o prințesă la un oraș cu cavaleri poate trimite unul dintre ei în rezervă, al oricui. După altă regulă, trebuie.',
		'poate: pagina; trebuie: Brettspielwelt'
	],
	'PRINCESS-2': [
		'Cavaleri sunt toate figurile din oraș care contează la majoritate. O figură care nu poate rămâne singură pleacă doar după ultimul dintre ei.',
		'JCloisterZone'
	],
	'PRINCESS-3': [
		'Cine trimite un cavaler în rezervă nu mai face altceva cu o figură în tura aceasta.',
		'pagina, notă'
	],
	'PRINCESS-4': [
		'Fără cavaler în oraș, sau cu unul venit mai târziu, o prințesă nu face nimic.',
		'superfred.de; JCloisterZone'
	],
	'PRINCESS-5': ['Cavalerul nu aduce puncte.', 'pagina'],
	'PORTAL-1': [
		'Cine așază un portal poate pune o figură pe orice alt cartonaș: unde ceva este nefinalizat, după regulile obișnuite.',
		'prima pagină; carcassonne-spiel.com'
	],
	'PORTAL-2': [
		'Poate trece orice figură care contează la majoritate, dar nu alta. După altă regulă, nici primarul și căruța.',
		'JCloisterZone; altfel deschis'
	],
	'PORTAL-3': [
		'Figura poate sta și pe cartonașul cu portalul, ca pe orice cartonaș.',
		'prima pagină'
	],
	'PORTAL-4': [
		'O figură care poate fi pusă a doua poate trece atunci prin portal, dacă nicio alta nu a trecut în această tură.',
		'JCloisterZone; Papa Geek'
	],
	'FAIRY-1': [
		'În loc să pună o figură, un jucător poate muta zâna lângă o figură a sa care contează la majoritate, și în tura unui vulcan.',
		'pagina; JCloisterZone'
	],
	'FAIRY-2': [
		'Stă lângă o singură figură. După altă regulă stă pe un cartonaș întreg, cu toate figurile de acolo.',
		'prima pagină, notă'
	],
	'FAIRY-3': [
		'Când figura ei se întoarce, zâna rămâne unde este și nu aduce nimănui puncte. Pe un cartonaș întreg aduce puncte oricui are acolo o figură.',
		'JCloisterZone'
	],
	'FAIRY-4': [
		'Dragonul nu intră pe cartonașul ei: toate figurile de acolo sunt ferite de el, dar de nimic altceva.',
		'prima pagină; JCloisterZone'
	],
	'FAIRY-5': [
		'Un jucător a cărui tură începe cu ea lângă o figură proprie primește 1 punct: o singură dată, chiar și cu un al doilea cartonaș.',
		'pagina; răspunsurile editurii'
	],
	'FAIRY-6': [
		'Când se evaluează ceva cu figura ei, jucătorul acesteia primește 3 puncte în plus, oricine ar avea majoritatea. La fel la sfârșit și unde altfel nu se primește nimic.',
		'pagina; superfred.de; JCloisterZone'
	],
	'FAIRY-7': [
		'După altă regulă, o tură care începe cu ea aduce 1 punct pentru fiecare figură proprie de pe cartonașul ei.',
		'JCloisterZone'
	],
	'FAIRY-8': [
		'Dacă mai multe figuri de pe cartonașul ei sunt în ceea ce se evaluează, cele 3 puncte le primește cea venită prima. După altă regulă le primesc toți acei jucători.',
		'JCloisterZone; altfel deschis'
	],
	'FAIRY-9': [
		'O figură luată înapoi nu aduce cele 3 puncte. Un țăran de lângă zână le aduce, și când câmpul se evaluează înainte de sfârșit.',
		'JCloisterZone'
	],
	'FAIRY-10': [
		'Într-un joc început, zâna stă unde o puneți: lângă figura de acolo, dacă este una.',
		'decizia noastră'
	],
	'FAIRY-11': [
		'Poate merge și la figura ta care stă sus pe ceva. Asta aduce 1 punct la începutul turei tale, și niciodată 3.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	DRAGON: 'dragonul',
	PRINCESS: 'prințesa',
	PORTAL: 'portalurile',
	FAIRY: 'zâna'
};
