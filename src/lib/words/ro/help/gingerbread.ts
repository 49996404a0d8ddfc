import type { HelpSection } from '../../en/help/types';

/** How to play with The Gingerbread Man. */
export const gingerbread: HelpSection = {
	id: 'gingerbread',
	title: 'Omul de turtă dulce',
	lines: [
		'Nu este al nimănui și pornește din orașul cartonașului de start. Într-un joc cu Râul pornește dintr-un oraș de pe primul cartonaș plasat care are unul: îl pune acolo cine plasează cartonașul. Dacă o regulă a casei pune cartonașul de start în săculeț, Omul de turtă dulce așteaptă lângă hartă până la primul lui cartonaș; niciun regulament nu spune ce se face atunci.'
	],
	terms: [
		[
			'Cartonașele lui',
			'Tilekeep cunoaște cele șase cartonașe ale lui după singura scanare publică pe care am găsit-o. Arată altfel vreunul din cutia voastră sau îl aveți de două ori? Schimbă numărul la „Cartonașele din săculeț” și descrie-l pe al vostru cu + de la capătul listei. Orice cartonaș cu un om de turtă dulce îl mută.'
		],
		[
			'Se mută',
			'Cine plasează unul dintre cele șase cartonașe ale lui joacă tura ca de obicei, apoi îl mută în alt oraș nefinalizat. Îl mută și cine îi finalizează orașul. Tilekeep întreabă unde, iar tura următoare așteaptă răspunsul.'
		],
		[
			'Aduce puncte',
			'Fiecare cavaler din orașul lui îi aduce jucătorului său 1 punct pentru fiecare cartonaș al orașului. Asta se întâmplă când un cartonaș al Omului de turtă dulce îl mută de acolo. La fel se întâmplă când orașul este finalizat, înainte de evaluarea obișnuită. Blazoanele și majoritatea nu contează. Cavalerii din orașul din care pleacă rămân pe loc.'
		],
		[
			'Niciun alt oraș',
			'Rămâne pe loc și nimeni nu primește puncte. Dacă apoi orașul lui este finalizat, iese de pe hartă până la următorul lui cartonaș.'
		],
		[
			'Unde regulamentul tace',
			'Dacă un cartonaș al lui îi finalizează orașul, Omul de turtă dulce aduce puncte o dată și se mută o dată. Îl puteți muta și de două ori, pentru oraș și apoi pentru cartonaș, iar atunci aduce puncte și orașul din care pleacă. Un primar și o căruță contează fiecare ca un cavaler. Căruțele merg mai departe înainte să se mute el, deci una care ajunge în orașul lui contează acolo ca un cavaler.'
		]
	],
	topics: [
		{
			id: 'gingerbread',
			title: 'Omul de turtă dulce în imagini',
			pictures: {
				'gingerbread-completed':
					'Orașul lui este finalizat: înainte de evaluarea obișnuită, primește puncte fiecare cavaler',
				'gingerbread-leaves': 'Pleacă dintr-un oraș din cauza unui cartonaș al lui'
			}
		}
	]
};
