import type { ExpansionReading } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

type Reading = ExpansionReading<typeof BIG_TOP_NAMES>;

/** How to play with Under the Big Top, in Romanian. */
export const help: Reading['help'] = {
	title: 'Sub cupola circului',
	lines: ['Tilekeep cunoaște cartonașele din 2017. Cele din 2025 („Circus & Artists”) lipsesc.'],
	terms: [
		[
			'Cortul de circ',
			'Pe primul circ vin un jeton de animal, cu fața în jos, și cortul de circ. La fiecare circ următor, jucați și evaluați întâi tura. Apoi arătați jetonul de sub cort și atingeți numărul lui.'
		],
		[
			'Publicul',
			'Fiecare meeple de pe cartonașul cortului și de pe cele opt din jur îi aduce proprietarului acel număr: tâlhari, țărani, acrobați, fiecare o dată. Figurile care nu contează niciodată la majoritate nu aduc nimic. Apoi cortul trece pe circul nou, cu un jeton nou.'
		],
		[
			'Ultimul număr',
			'La sfârșitul jocului se arată ultimul jeton și se evaluează la fel. Tilekeep întreabă de el înainte de evaluarea finală.'
		],
		[
			'Acrobații',
			'În loc să pui o figură în altă parte, pune un meeple pe un loc pentru acrobați: pe cartonașul tocmai așezat sau pe unul dintre cele opt din jur. Evoluează doar meepleșii obișnuiți, câte trei pe loc.'
		],
		[
			'Piramidele',
			'Într-o tură fără figură se poate evalua o piramidă completă: câte 5 puncte pentru fiecare acrobat, iar toți trei se întorc în rezervă. La sfârșit, fiecare acrobat mai aduce 5.'
		],
		[
			'Directorul de circ',
			'Este un meeple ca ceilalți. Când se evaluează locul pe care stă, mai aduce 2 puncte pentru fiecare cartonaș cu circ sau acrobați: al lui și cele opt din jur. Majoritatea nu are importanță.'
		]
	],
	topics: {
		'big-top': {
			title: 'Circul în imagini',
			pictures: {
				'big-top-audience': 'Un 6 sub cortul de circ: Roșu are doi meepleși în jur, Albastru unul',
				'acrobats-pyramid': 'Se evaluează o piramidă: Roșu are doi acrobați, Albastru unul',
				'ringmaster-shows':
					'Directorul de circ roșu stă pe un cartonaș pentru acrobați, lângă un circ: 4 puncte în plus'
			}
		}
	}
};

/** Its rules. */
export const rules: Reading['rules'] = {
	'CIRCUS-1': [
		'Sunt 20 de cartonașe, 12 cu circ și 8 pentru acrobați; două au grădină. Din cele 16 jetoane de animale unul are 1, patru 3, cinci 4, trei 5, două 6, unul 7.',
		'pagina, conținutul; Papa Geek; imaginile'
	],
	'CIRCUS-2': [
		'Nimeni nu stă pe un circ. Drumurile se termină la el și la locurile pentru acrobați. Cu drumurile și zidurile pe care le ating, ele despart câmpurile.',
		'Papa Geek; imaginile'
	],
	'CIRCUS-3': [
		'Pe primul circ vin un jeton de animal, cu fața în jos, și cortul de circ.',
		'Papa Geek'
	],
	'CIRCUS-4': [
		'Tura fiecărui circ următor se evaluează întâi. Apoi fiecare meeple de pe cartonașul cortului și de pe cele opt din jur aduce numărul de sub cort. Cortul trece pe circul nou.',
		'pagina; Papa Geek'
	],
	'CIRCUS-5': [
		'Contează toți meepleșii, fiecare o dată: țărani, acrobați, directori de circ, cei întinși sau așezați sus pe ceva. Alte figuri nu.',
		'pagina; Papa Geek; o dată: JCloisterZone'
	],
	'CIRCUS-6': [
		'Figurile care merg mai departe după evaluarea turei contează acolo unde se află atunci.',
		'JCloisterZone'
	],
	'CIRCUS-7': [
		'La sfârșit se arată ultimul jeton și se evaluează la fel, după toate celelalte.',
		'JCloisterZone'
	],
	'CIRCUS-8': [
		'Un jeton arătat iese din joc. Dacă un joc se încheie înainte de ultimul cartonaș, ultimul jeton nu aduce nimic.',
		'decizia noastră'
	],
	'CIRCUS-9': [
		'Într-un joc început, indicați unde stă cortul și cine este acrobat. Atunci poate veni orice număr. Fără cort, el vine pe următorul circ.',
		'decizia noastră'
	],
	'ACROBATS-1': [
		'În locul unei figuri în altă parte, un meeple obișnuit poate evolua pe cartonașul așezat sau pe unul dintre cele opt din jur, până sunt trei.',
		'pagina; nicio altă figură: JCloisterZone'
	],
	'ACROBATS-2': [
		'Într-o tură fără figură se poate evalua o piramidă completă: câte 5 puncte pentru fiecare acrobat, iar toți trei se întorc.',
		'recenzia'
	],
	'ACROBATS-3': [
		'Voi hotărâți cine poate: oricine, doar cu un cartonaș pe locul ei sau alături, ori doar cine are acolo un acrobat.',
		'oricine: JCloisterZone'
	],
	'ACROBATS-4': [
		'La sfârșit fiecare acrobat aduce 5 puncte, fie că piramida este completă, fie că nu.',
		'JCloisterZone'
	],
	'ACROBATS-5': [
		'Altfel, acrobații contează doar în public. O piramidă aduce cât era când a fost aleasă, orice s-ar întâmpla mai târziu în tură.',
		'JCloisterZone; mai târziu în tură: decizia noastră'
	],
	'RINGMASTER-1': [
		'Fiecare jucător are un director de circ: un meeple pentru drumuri, orașe, mănăstiri și câmpuri, care contează 1 și nu este niciodată acrobat.',
		'pagina; regulile directorului de circ'
	],
	'RINGMASTER-2': [
		'Când se evaluează locul lui, aduce 2 puncte pentru fiecare cartonaș cu circ sau acrobați, al lui și cele opt din jur. Majoritatea nu are importanță.',
		'pagina; regulile directorului de circ; cele opt din jur: JCloisterZone'
	],
	'RINGMASTER-3': [
		'Nu aduce nimic unde este doar numărat, cum ar fi în publicul cortului de circ.',
		'JCloisterZone'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	CIRCUS: 'circul',
	ACROBATS: 'acrobații',
	RINGMASTER: 'directorul de circ'
};
