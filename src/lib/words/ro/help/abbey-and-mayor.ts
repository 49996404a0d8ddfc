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
			'Se plasează în loc să tragi un cartonaș, o dată pe joc, într-un gol cu cartonașe pe toate cele patru laturi. Fiecare drum, oraș și câmp de lângă ea se termină acolo. Este o mănăstire și pe ea poate sta doar un călugăr.'
		],
		[
			'Ultimele abații',
			'După ultimul cartonaș, Tilekeep îi întreabă pe cei care mai au o abație. Începe din stânga celui care a plasat acel cartonaș, în sensul acelor de ceasornic.'
		],
		[
			'Primarul',
			'Se pune într-un oraș în care nu stă nimeni. La evaluare contează cât un cavaler pentru fiecare blazon; fără blazon nu contează deloc și nu primește nimic.'
		],
		[
			'Căruța',
			'Stă pe un drum, într-un oraș sau, ca un călugăr, într-o mănăstire și contează cât un meeple. Când teritoriul ei este evaluat, se întoarce în rezervă sau merge mai departe la un teritoriu nefinalizat, liber și legat direct. Trece printr-o poartă, peste o răscruce de la drum la drum sau peste marginea unei abații. Trece și dintr-o mănăstire pe drumul ei sau în orașul din jur, ori invers, dar niciodată din oraș în oraș. Puteți juca și după regula ediției a doua. Atunci căruța merge la orice teritoriu nefinalizat și liber de pe cartonașul ei sau de pe cele opt din jur. După o regulă a casei, rulează prin teritorii finalizate legate între ele, până la primul nefinalizat și liber. Locurile sunt luminate.'
		],
		[
			'Moșia',
			'Stă pe colțul unde se întâlnesc patru cartonașe, unul tocmai plasat, dacă toate au câmp acolo. Pe un câmp care are deja o moșie nu se pune alta, decât dacă o regulă a casei permite. Rămâne până la sfârșit, iar pe câmpul ei nu se mai pun țărani.'
		],
		[
			'Cât aduce câmpul unei moșii',
			'Când moșia este construită, cine are pe câmp cei mai mulți țărani primește 3 puncte pentru fiecare oraș finalizat. Un cartonaș de mai târziu poate uni cu ea alți țărani. Cine are cei mai mulți dintre ei primește atunci 1 punct pentru fiecare oraș finalizat. Toți acești țărani se întorc în rezervă. La sfârșit, fiecare moșie îi aduce celui care o are 4 puncte pentru fiecare oraș finalizat. Câmpurile se punctează după regula de azi; cu moșii, regulile din 2000 și 2001 sunt reguli ale casei.'
		]
	],
	topics: [
		{
			id: 'mayor',
			title: 'Primarul în imagini',
			pictures: { 'mayor-pennants': 'Un primar cu trei blazoane împotriva a doi cavaleri' }
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
