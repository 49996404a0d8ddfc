import type { ExpansionReading } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

type Reading = ExpansionReading<typeof ROBBERS_NAMES>;

/** How to play with The Robbers, in Romanian. */
export const help: Reading['help'] = {
	title: 'Hoții',
	lines: [
		'Fiecare jucător are un hoț, care la început așteaptă în rezervă. Unul dintre cartonașele mai noi are o grădină; spune în reguli pe care le ai.'
	],
	terms: [
		[
			'Se plasează un săculeț',
			'Cine îl plasează își poate pune hoțul lângă marcatorul altui jucător sau îl poate muta acolo. Apoi următorul jucător care mai are hoțul îl poate pune. După alte reguli pot toți. Tilekeep îl întreabă pe fiecare: atinge un nume sau nimeni.'
		],
		[
			'Furtul',
			'Când punctează un jucător de lângă hoțul tău, primești jumătate, rotunjită în sus. El păstrează tot, iar hoțul tău se întoarce. Ia numai jumătate dintr-o singură plată: prima din tură.'
		],
		[
			'Pe tabla de punctaj',
			'Un hoț este pe o căsuță și fură de la oricine de acolo. Dacă punctează mai mulți într-o tură, Tilekeep întreabă de la cine furi, când asta schimbă ceva. Atinge scorul unui jucător ca să vezi unde sunt hoții.'
		],
		[
			'Nimeni nu fură de la un hoț',
			'Punctele furate nu se fură. Hoții de lângă acel marcator merg cu el și așteaptă. La fel este cu punctele date manual.'
		],
		[
			'La sfârșit',
			'Fiecare hoț de pe tabla de punctaj aduce 3 puncte. După alte reguli mai fură o dată sau nu fac nimic.'
		]
	],
	topics: {
		robbers: {
			title: 'Hoții în imagini',
			pictures: {
				'robber-takes-half': 'Hoțul albastru este lângă Roșu: Albastru ia jumătate din drumul roșu',
				'robber-goes-along':
					'Roșu ia jumătate din orașul albastru, iar hoțul albastru merge cu marcatorul roșu'
			}
		}
	}
};

/** The rules of The Robbers. */
export const rules: Reading['rules'] = {
	'ROBBERS-1': [
		'Opt cartonașe cu săculeț se amestecă printre celelalte. Fiecare jucător are un hoț, la început în rezervă. Unul dintre cartonașele mai noi are o grădină.',
		'pagina, conținut; imagini ale cartonașelor'
	],
	'ROBBERS-2': [
		'Cine plasează un săculeț își poate pune hoțul pe o căsuță a tablei de punctaj unde este marcatorul altui jucător. Dacă este deja acolo, îl poate muta pe altă astfel de căsuță.',
		'pagina; prima pagină; Papa Geek'
	],
	'ROBBERS-3': [
		'Apoi următorul jucător care mai are hoțul îl poate pune, și nimeni altcineva. După alte reguli pot toți, pe rând.',
		'pagina; prima pagină; Z-Man; pagina din 2025'
	],
	'ROBBERS-4': [
		'Hoții se pun înaintea figurilor și înainte de evaluare. Ce finalizează cartonașul cu săculeț poate fi deci furat imediat.',
		'prima pagină, 12/2013; pagina, întrebare'
	],
	'ROBBERS-5': [
		'Când punctează un jucător de lângă un hoț, stăpânul hoțului primește jumătate, rotunjită în sus. Jucătorul păstrează tot, iar hoțul se întoarce.',
		'pagina; prima pagină; magazine'
	],
	'ROBBERS-6': [
		'Dacă lângă un hoț punctează mai mulți în aceeași tură, stăpânul lui alege de la cine fură.',
		'magazine'
	],
	'ROBBERS-7': [
		'Punctele furate nu se fură. Hoții de lângă un marcator care înaintează prin furt merg cu el și așteaptă.',
		'pagina; prima pagină; magazine'
	],
	'ROBBERS-8': [
		'Un hoț este pe o căsuță și fură de la oricine de acolo, chiar sosit mai târziu. Căsuța vine din total, numărat în jurul celor 50 de căsuțe.',
		'pagina; prima pagină, 5/2013'
	],
	'ROBBERS-9': [
		'Un hoț ia jumătate dintr-o singură plată, prima din tură, nu din toate punctele turei.',
		'Z-Man; ordinea: decizia noastră'
	],
	'ROBBERS-10': [
		'La sfârșit, fiecare hoț de pe tabla de punctaj aduce 3 puncte. După alte reguli mai fură o dată sau nu face nimic.',
		'Wikicarpedia, Game Reference; lăsat deschis pe pagini'
	],
	'ROBBERS-11': [
		'Un hoț poate fi pus pe căsuța 0, chiar în prima tură.',
		'pagina, după cuvintele ei'
	],
	'ROBBERS-12': [
		'Punctele date manual nu se fură. Hoțul merge cu marcatorul lângă care a fost pus.',
		'decizia noastră'
	],
	'ROBBERS-13': [
		'Într-un joc început se introduce unde sunt hoții. Ce este deja finalizat poate fi furat.',
		'decizia noastră'
	],
	'ROBBERS-14': [
		'Cu Mesagerii, un hoț stă lângă una dintre cele două figuri ale unui jucător și fură doar de la aceea. Tilekeep întreabă care s-a mutat.',
		'pagina; prima pagină, 5/2013; decizia noastră despre întrebări'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { ROBBERS: 'hoții' };
