import type { BoxRulings } from '../../en/rulings/types';
import { PAGE } from './prints';

const ABBEY_PAGE = 'Wikicarpedia, Abația și primarul (prima ediție)';

/** The rulings of Abbey & Mayor. */
export const abbeyAndMayor: BoxRulings = {
	rulings: {
		abbeyTiles: {
			title: 'Cartonașele din Abația și primarul',
			answers: {
				first: ['Prima ediție', 'Casa de la capătul unui drum nu are grădină.'],
				later: [
					'Din 2016',
					'Casa de la capătul unui drum are lângă ea o grădină; toate celelalte cartonașe sunt la fel.'
				]
			}
		},
		lastAbbeys: {
			title: 'Abații după ultimul cartonaș',
			answers: {
				round: [
					'Încă o rundă',
					'Începând din stânga celui care a plasat ultimul cartonaș, fiecare jucător care mai are o abație o poate plasa.'
				],
				none: [
					'Prea târziu',
					'Jocul se termină cu ultimul cartonaș. Un răspuns mai vechi la aceeași întrebare.'
				]
			}
		},
		wagonMoves: {
			title: 'Unde merge mai departe căruța',
			answers: {
				connected: [
					'Legat direct',
					'Un drum, un oraș sau o mănăstire, nefinalizate și neocupate, legate direct de teritoriul tocmai evaluat: printr-o poartă, o răscruce, capătul unui drum, marginea unei abații sau ca mănăstire dintr-un oraș. Prima ediție.'
				],
				nearby: [
					'În apropiere',
					'Orice drum, oraș sau mănăstire nefinalizate, fără figuri, pe cartonașul căruței sau pe unul dintre cele opt din jur. A doua ediție.'
				],
				anywhere: [
					'Oriunde',
					'Orice drum, oraș sau mănăstire nefinalizate, fără figuri, oriunde pe masă. Doar în jocurile începute cu un Tilekeep mai vechi; în niciun regulament.'
				]
			}
		},
		wagonRolls: {
			title: 'O căruță care rulează',
			answers: {
				no: ['Un singur pas', 'Merge la un teritoriu legat direct de cel tocmai evaluat.'],
				yes: [
					'Rulează mai departe',
					'De la un teritoriu legat direct la următorul: prin cele finalizate, până la primul nefinalizat și neocupat. Regulă a casei.'
				]
			}
		},
		wagonMonasteries: {
			title: 'Căruțe în loc de călugări',
			answers: {
				all: ['Oriunde', 'O căruță poate sta în orice mănăstire și pe o abație.'],
				'with-road': [
					'Doar cu drum',
					'O căruță stă într-o mănăstire doar dacă pe cartonașul ei este și un drum, deci niciodată pe o abație. Regulă a casei.'
				]
			}
		},
		barnFarms: {
			title: 'Câmpuri cu moșii',
			answers: {
				third: [
					'Ca azi',
					'3 puncte pentru fiecare oraș finalizat pe care îl atinge câmpul; fiecare câmp contează separat. Moșiile au apărut după regulile mai vechi pentru câmpuri.'
				],
				second: [
					'Ca în 2001 (regulă a casei)',
					'3 puncte pentru fiecare oraș finalizat, dar la sfârșit același oraș îi aduce unui jucător puncte o singură dată. Cu moșii, este o regulă a casei.'
				],
				first: [
					'Ca în 2000 (regulă a casei)',
					'Câte 4 puncte de oraș când se construiește o moșie; la sfârșit fiecare oraș aduce 4 puncte celui cu cei mai mulți țărani în jurul lui. Cu moșii, este o regulă a casei.'
				],
				'farm-rule': [
					'După regula câmpurilor',
					'Regula câmpurilor din acest joc, deși moșiile au apărut mai târziu, ca în jocurile începute cu un Tilekeep mai vechi. Regulă a casei.'
				]
			}
		},
		barnOnBarn: {
			title: 'A doua moșie pe un câmp',
			answers: {
				no: [
					'Interzisă',
					'Două moșii ajung pe același câmp doar când un cartonaș unește două câmpuri.'
				],
				yes: [
					'Permisă',
					'Este permis orice câmp. La sfârșit fiecare moșie aduce toate punctele. Nicio ediție nu permite asta: regulă a casei.'
				]
			}
		},
		barnsAlone: {
			title: 'Moșii fără țărani',
			answers: {
				no: ['Niciuna', 'Într-un joc fără țărani nimeni nu construiește una.'],
				yes: [
					'Permise',
					'Se construiesc ca de obicei, iar la sfârșit fiecare aduce câte 4 de oraș finalizat. Regulă a casei.'
				]
			}
		}
	},
	sources: {
		abbeyTiles: 'Cartonașele ambelor ediții',
		lastAbbeys: `${PAGE}, nota 13; ${ABBEY_PAGE}, notele 8 și 9`,
		wagonMoves: `${ABBEY_PAGE}, căruța și notele 33–37; regulile ediției a doua nu sunt pe acea pagină`,
		wagonRolls: `${ABBEY_PAGE}, reguli ale casei`,
		wagonMonasteries: `${ABBEY_PAGE}, reguli ale casei`,
		barnFarms: `${PAGE}, notele 14 și 15; ${ABBEY_PAGE}, moșia: câte 3 puncte de oraș`,
		barnOnBarn: `${ABBEY_PAGE}, moșia și notele 45 și 52`,
		barnsAlone: 'În niciun regulament: alegerea mesei voastre'
	}
};
