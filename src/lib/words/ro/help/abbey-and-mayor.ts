import type { HelpSection } from '../../en/help/types';

/** How to play with Abbey & Mayor. */
export const abbeyAndMayor: HelpSection = {
	id: 'abbey-and-mayor',
	title: 'Abația și primarul',
	lines: [
		'Fiecare are, pe lângă cei șapte meepleși, o abație, un primar, o căruță și o moșie. Se pune tot o singură figură pe tură: alege întâi tipul figurii, apoi atinge locul unde stă.',
		'În lista de cartonașe, cele ale unei extensii au un colț colorat, iar „Extensii” le arată doar pe ele, inclusiv abația ta.'
	],
	terms: [
		[
			'Abația',
			'Se plasează în loc să tragi, o dată pe joc, într-un gol cu cartonașe pe toate cele patru laturi. Fiecare drum, oraș și câmp de lângă ea se termină acolo. Este o mănăstire și pe ea poate sta doar un călugăr.'
		],
		[
			'Ultimele abații',
			'După ultimul cartonaș, Tilekeep întreabă pe cine mai are o abație, în sensul acelor de ceasornic, din stânga celui care a plasat acel cartonaș.'
		],
		[
			'Primarul',
			'Se pune într-un oraș în care nu stă nimeni. La evaluare contează cât un cavaler pentru fiecare blazon; fără blazon nu contează deloc și nu primește nimic.'
		],
		[
			'Căruța',
			'Stă pe un drum, într-un oraș sau în loc de călugăr și contează cât un meeple. Când teritoriul ei este evaluat, se întoarce acasă sau merge mai departe la un teritoriu nefinalizat, liber și legat direct: printr-o poartă, peste o răscruce de la drum la drum, între o mănăstire și drumul ei sau orașul din jur, peste marginea unei abații; deci niciodată din oraș în oraș. Puteți juca și după regula ediției a doua: orice teritoriu nefinalizat și liber de pe cartonașul ei sau de pe cele opt din jur. După o regulă a casei, rulează prin teritorii finalizate legate între ele, până la primul nefinalizat și liber. Locurile sunt luminate.'
		],
		[
			'Moșia',
			'Stă pe colțul unde se întâlnesc patru cartonașe, unul tocmai plasat, dacă toate au câmp acolo. Nu pe un câmp care are deja o moșie, decât dacă o regulă a casei permite. Rămâne până la sfârșit, iar pe câmpul ei nu se mai pun țărani.'
		],
		[
			'Cât aduce câmpul unei moșii',
			'Pentru fiecare oraș finalizat: 3 puncte celui cu cei mai mulți țărani de acolo, când este construită; 1 punct celui cu cei mai mulți dintre țăranii pe care îi unește cu ea un cartonaș de mai târziu. Toți acești țărani se întorc acasă. La sfârșit, 4 puncte pentru fiecare moșie, celui care o are. Câmpurile se punctează după regula de azi; regulile din 2000 și 2001, cu moșii, sunt reguli ale casei.'
		]
	],
	topics: [
		{
			id: 'mayor',
			title: 'Primarul în imagini',
			pictures: { 'mayor-pennants': 'Un primar cu trei blazoane contra a doi cavaleri' }
		},
		{
			id: 'wagon',
			title: 'Căruța în imagini',
			pictures: { 'wagon-follower': 'O căruță și un meeple pe același drum sunt la egalitate' }
		},
		{
			id: 'abbey',
			title: 'Abațiile în imagini',
			pictures: {
				'abbey-monk': 'Un călugăr pe o abație cu cartonașe de jur împrejur',
				'abbey-closes': 'Aceeași abație finalizează orașul dintr-un singur cartonaș de lângă ea'
			}
		},
		{
			id: 'barn',
			title: 'Moșiile în imagini',
			pictures: {
				'barn-built': 'Se construiește o moșie: întâi primește puncte țăranul',
				'barn-joined': 'Un cartonaș de mai târziu unește un țăran cu câmpul unei moșii',
				'barn-end': 'O moșie la sfârșit'
			}
		}
	]
};
