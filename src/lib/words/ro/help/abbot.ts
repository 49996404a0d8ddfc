import type { HelpSection } from '../../en/help/types';

/** How to play with The Abbot. */
export const abbot: HelpSection = {
	id: 'abbot',
	title: 'Abatele și grădinile',
	lines: [
		'Opt cartonașe ale jocului de bază din 2014 încoace au o grădină, la fel și opt din Ediția de iarnă din 2022. Au grădini și unele cartonașe din edițiile mai noi ale extensiilor. Fără abate, grădinile sunt doar imagini.',
		'Fiecare are un abate pe lângă meepleși și pune, ca întotdeauna, o singură figură pe tură: alege întâi tipul figurii, apoi atinge locul.'
	],
	terms: [
		[
			'Unde stă',
			'Într-o mănăstire, pe o abație sau într-o grădină unde nu este nimeni. Contează cât un meeple. Într-o grădină nu stă nimeni altcineva și nicio căruță nu merge acolo.'
		],
		[
			'Grădinile',
			'Aduc puncte ca mănăstirile: 9 puncte când sunt înconjurate de opt cartonașe. La sfârșit, o grădină nefinalizată aduce 1 punct pentru cartonașul ei și câte 1 pentru fiecare cartonaș din jur.'
		],
		[
			'Cum îl iei înapoi',
			'Plasează cartonașul și apoi, în loc să pui o figură, atinge-ți abatele pe hartă. Se întoarce în rezervă și aduce atâtea puncte câte valorează acum locul lui; le vezi dinainte. Dacă acest cartonaș umple ultimul loc din jurul lui, abatele se întoarce singur, cu 9 puncte, și poți pune altă figură. Într-o tură cu două părți, poți face asta în oricare dintre ele.'
		]
	],
	topics: [
		{
			id: 'abbot',
			title: 'Abatele în imagini',
			pictures: {
				'abbot-garden': 'O grădină cu toate cele opt cartonașe din jur',
				'abbot-recalled': 'Un abate luat înapoi înainte ca grădina lui să fie înconjurată',
				'abbot-end': 'O grădină nefinalizată, la sfârșit'
			}
		}
	]
};
