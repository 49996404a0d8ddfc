import type { ExpansionReading } from '../../../words/expansion';
import type { BRIDGES_NAMES } from '../names';

type Reading = ExpansionReading<typeof BRIDGES_NAMES>;

/** How to play with Bridges, Castles & Bazaars. */
export const help: Reading['help'] = {
	title: 'Poduri, castele și bazaruri',
	lines: [
		'Fiecare are câteva poduri și castele. Podurile duc drumuri peste cartonașe, iar un castel aduce punctele pentru ce se finalizează lângă el.'
	],
	terms: [
		[
			'Un pod cu cartonașul',
			'Un loc unde un cartonaș se potrivește doar cu un pod arată unul. Unde se poate pune un pod, atinge sub cartonaș direcția lui. El trece peste cartonaș sau peste un vecin, iar apoi o figură poate sta pe el.'
		],
		[
			'Fără pod',
			'Dacă un cartonaș se potrivește doar cu un pod, nu trebuie plasat: pune-l deoparte și trage altul.'
		],
		[
			'Se construiește un castel',
			'Când se finalizează un oraș din două semicercuri, Tilekeep îl întreabă pe proprietar, indiferent cine a plasat cartonașul: castel sau puncte pentru oraș. Cavalerul rămâne stăpân.'
		],
		[
			'Ce aduce un castel',
			'Un cartonaș următor finalizează alături un drum, un oraș sau o mănăstire, chiar și fără figuri: stăpânul primește la fel și se întoarce. Dintre mai multe, alege jucătorul lui.'
		],
		['Câmpuri', 'Un castel aduce unui câmp cu un punct mai mult decât un oraș.'],
		[
			'Bazarurile',
			'După tura unui cartonaș cu bazar, atinge cartonașele întoarse, câte unul de jucător. Pentru fiecare atinge care se licitează, cine cui îi dă puncte și câte: ofertele nu se păstrează. Tilekeep mută punctele, împarte ultimul cartonaș și spune cine ce cartonaș plasează. Dacă licitația a fost uitată, atinge „Fără licitație”.'
		]
	],
	topics: {
		bridges: {
			title: 'Poduri în imagini',
			pictures: { 'bridge-over': 'Un pod duce un drum peste o mănăstire: 4 cartonașe, 4 puncte' }
		},
		castles: {
			title: 'Castele în imagini',
			pictures: {
				'castle-beside':
					'Albastru finalizează un drum din 3 cartonașe, iar stăpânul castelului roșu primește și el 3'
			}
		}
	}
};

/** The rules of Bridges, Castles & Bazaars in one sentence or two each, with their sources. */
export const rules: Reading['rules'] = {
	'BRIDGE-1': [
		'Douăsprezece cartonașe se trag împreună cu celelalte, opt dintre ele cu bazar. Fiecare are trei poduri, iar când se joacă în cinci sau șase, două.',
		'pagina; foaia de reguli'
	],
	'BRIDGE-2': [
		'Un pod este un drum drept peste un cartonaș, de la o latură la cea opusă, iar ambele trebuie să fie câmp. Poate trece peste orice și rămâne până la sfârșit.',
		'foaia de reguli; recenzii; pagina'
	],
	'BRIDGE-3': [
		'Pentru fiecare cartonaș se poate pune un pod, pe lângă o figură: pe cartonașul însuși sau pe unul chiar lângă el. Niciun cartonaș nu poartă două.',
		'pagina; foaia de reguli; ordinea jocului; JCloisterZone'
	],
	'BRIDGE-4': [
		'Drumurile unui cartonaș pot atinge câmp dacă un pod pus odată cu el le duce mai departe: peste el însuși sau peste un vecin.',
		'foaia de reguli; ordinea jocului'
	],
	'BRIDGE-5': [
		'Dincolo de fiecare capăt al unui pod se află un loc gol sau un drum când este așezat. Nu atinge niciodată altceva.',
		'JCloisterZone'
	],
	'BRIDGE-6': [
		'Un cartonaș care se potrivește doar cu un pod nu trebuie plasat: poate fi pus deoparte, și se trage altul.',
		'ordinea jocului; JCloisterZone'
	],
	'BRIDGE-7': [
		'Un pod de care cartonașul nu are nevoie se pune după el și înainte de figură, pe el sau pe un vecin. După altă regulă, doar pe el.',
		'ordinea jocului; JCloisterZone'
	],
	'BRIDGE-8': [
		'Un pod este un drum ca oricare altul. Pe cartonașul abia plasat poate fi ocupat. Cartonașul lui contează o dată pentru un drum, chiar dacă același drum trece și pe dedesubt.',
		'foaia de reguli; JCloisterZone'
	],
	'BRIDGE-9': [
		'Un pod nu desparte nimic: câmpurile, orașele și drumurile continuă pe dedesubt, și niciunul nu este legat de el.',
		'foaia de reguli'
	],
	'BRIDGE-10': [
		'Astfel, câmpurile de pe ambele părți ale unui drum care continuă pe un pod sunt unite de câmpul de dedesubt.',
		'foaia de reguli; JCloisterZone'
	],
	'BRIDGE-11': [
		'Un cartonaș legat de un drum doar printr-un pod continuă acel drum, cu tot ce depinde de asta.',
		'JCloisterZone'
	],
	'CASTLE-1': [
		'Fiecare are trei castele, iar când se joacă în cinci sau șase, două.',
		'pagina; foaia de reguli'
	],
	'CASTLE-2': [
		'Când un cartonaș finalizează un oraș din exact două semicercuri, proprietarul lui poate construi acolo un castel în loc să-l puncteze.',
		'pagina, prima ediție; foaia de reguli; wiki al fanilor'
	],
	'CASTLE-3': [
		'Fiecare proprietar al unui astfel de oraș este întrebat, indiferent cine a plasat cartonașul, începând cu jucătorul aflat la rând.',
		'foaia de reguli; JCloisterZone'
	],
	'CASTLE-4': [
		'Acolo trebuie să stea exact o figură care poate ocupa un teritoriu, oricare ar fi ea.',
		'pagina, prima ediție; JCloisterZone'
	],
	'CASTLE-5': [
		'Orașul nu aduce atunci nimic. Figura lui rămâne ca stăpân al castelului, iar castelul rămâne până la sfârșit.',
		'foaia de reguli'
	],
	'CASTLE-6': [
		'O porțiune ale cărei ziduri trec de un semicerc la o latură nu poate face parte dintr-un castel.',
		'imaginile; JCloisterZone'
	],
	'CASTLE-7': [
		'Împrejurimile unui castel sunt cele două cartonașe ale lui și locurile din stânga și din dreapta lor: șase locuri.',
		'pagina, prima ediție; foaia de reguli; wiki al fanilor'
	],
	'CASTLE-8': [
		'Primul teritoriu cu un cartonaș acolo, finalizat de un cartonaș următor, îi aduce stăpânului cât aduce proprietarilor, chiar dacă nu-l punctează nimeni. Apoi se întoarce, iar castelul rămâne gol.',
		'pagina, prima ediție; foaia de reguli; wiki al fanilor'
	],
	'CASTLE-9': [
		'O mănăstire sau o grădină contează doar dacă propriul ei cartonaș este în împrejurimi.',
		'pagina, prima ediție'
	],
	'CASTLE-10': [
		'Ce finalizează cartonașul cu care se construiește un castel nu contează pentru acel castel.',
		'pagina, prima ediție; foaia de reguli; JCloisterZone'
	],
	'CASTLE-11': [
		'Dintre mai multe teritorii deodată, jucătorul stăpânului alege unul, înainte de evaluare. După altă regulă contează cel care aduce cel mai mult.',
		'pagina, prima ediție; JCloisterZone'
	],
	'CASTLE-12': [
		'Un castel care aduce puncte este astfel finalizat: aduce la fel și stăpânilor castelelor în împrejurimile cărora se află. Unul gol nu mai aduce nimic.',
		'pagina, prima ediție'
	],
	'CASTLE-13': [
		'Niciun stăpân nu poate aștepta mai mult. La sfârșitul jocului castelele nu aduc nimic, iar stăpânii se întorc.',
		'pagina, prima ediție; wiki al fanilor'
	],
	'CASTLE-14': [
		'Pentru un câmp, un castel aduce cu un punct mai mult decât un oraș. Nu contează și ca oraș, și desparte câmpurile ca unul.',
		'wiki al fanilor; recenzii; pagina, prima ediție; JCloisterZone'
	],
	'CASTLE-15': [
		'Pentru orice altceva, un castel nu mai este oraș, finalizat sau nu.',
		'JCloisterZone'
	],
	'CASTLE-16': [
		'Un stăpân primește tot ce a adus teritoriul însuși, cu tot ce este imprimat pe el. Punctele aduse de figuri anume nu intră.',
		'JCloisterZone'
	],
	'CASTLE-17': [
		'Un stăpân care contează 0 nu aduce nimic: la primul astfel de teritoriu se întoarce.',
		'JCloisterZone'
	],
	'CASTLE-18': [
		'Într-un joc început se introduc podurile și castelele care se află acolo.',
		'decizia noastră'
	],
	'BAZAAR-1': [
		'După tura unui cartonaș cu bazar începe o licitație: se întorc atâtea cartonașe câți jucători sunt. Dacă au rămas mai puține, nu are loc.',
		'pagina; pagina, prima ediție'
	],
	'BAZAAR-2': [
		'Jucătorul din stânga vinde primul: alege un cartonaș și oferă, chiar și 0. Apoi, pe rând, fiecare jucător fără cartonaș poate oferi o dată mai mult sau renunță.',
		'pagina, prima ediție; recenzii; wiki al fanilor'
	],
	'BAZAAR-3': [
		'Vânzătorul dă cea mai mare ofertă celui care a făcut-o și păstrează cartonașul sau i-l vinde la acest preț. Fără ofertă mai mare, își dă oferta băncii.',
		'pagina, prima ediție; wiki al fanilor; JCloisterZone'
	],
	'BAZAAR-4': [
		'Apoi vinde următorul jucător fără cartonaș. Ultimul cartonaș este gratuit. Punctele se mută pe tabla de punctaj și pot scădea sub 0.',
		'pagina, prima ediție; JCloisterZone'
	],
	'BAZAAR-5': [
		'Apoi fiecare își plasează cartonașul într-o tură obișnuită, începând din stânga jucătorului cu bazarul. Nimeni nu plasează mai întâi alt cartonaș al său.',
		'pagina, prima ediție; ordinea jocului; pagina, întrebări; JCloisterZone'
	],
	'BAZAAR-6': [
		'Un bazar de pe un cartonaș cumpărat nu începe nicio licitație. La unul tras în a doua parte a unei ture, licitația are loc după rundă; după altă regulă, nu are loc.',
		'pagina, întrebări; ordinea jocului; JCloisterZone'
	],
	'BAZAAR-7': [
		'Un cartonaș cumpărat care nu se potrivește nicăieri este pus deoparte, și se trage altul.',
		'JCloisterZone'
	],
	'BAZAAR-8': [
		'Dacă cartonașul cu bazar aduce o a doua parte a turei, întâi vin licitația și runda ei; după altă regulă, a doua parte.',
		'pagina, întrebări; JCloisterZone'
	],
	'BAZAAR-9': [
		'După altă regulă nu licitează nimeni: fiecare, pe rând, ia unul dintre cartonașe.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	BRIDGE: 'podurile',
	CASTLE: 'castelele',
	BAZAAR: 'bazarurile'
};
