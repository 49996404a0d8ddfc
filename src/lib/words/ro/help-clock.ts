import type { HelpSection } from '../expansion';

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'Turneul și ceasul de șah',
	lines: [
		'La campionate se joacă după „Turneu oficial”, unul dintre seturile de reguli: jocul de bază în doi, cu câte 15 minute. Câmpurile aduc puncte după regula de azi, un oraș mic aduce 4. Egalitatea se împarte, adică o jumătate de victorie fiecare într-o rundă elvețiană. Pentru meciurile eliminatorii răspundeți la „Egalitate la sfârșit” cu „Câștigă cine a început”: acolo începe cel mai bine clasat.',
		'Orice joc poate avea un ceas de șah: alegeți minutele, și ce adaugă fiecare rând, când îl pregătiți. Ceasul stă până îl porniți. Atingerea care încheie un rând pornește timpul următorului, după ce s-au numărat punctele. Oricine îl poate opri pentru toți.',
		'„Ceas mare” umple ecranul. În doi, fiecare are o jumătate, de citit și de apăsat din partea lui de masă. Cine îl apasă înainte ca rândul să fie introdus nu pierde timp cu introducerea.',
		'Când timpul cuiva a expirat, Tilekeep spune cine a pierdut. Masa hotărăște: încheiați jocul sau continuați totuși. Punctele rămân cum sunt. Anularea dă înapoi rândul, dar nu și timpul.',
		'Ceasul merge mai departe cât timp aplicația este închisă sau telefonul doarme. Dacă ceasul dispozitivului a fost potrivit între timp, Tilekeep întreabă cât timp a rămas, unde poate observa asta. Cine urmărește masa vede și ceasul. Linkurile și imaginile jocului îl lasă deoparte; fișierele și copiile de rezervă îl păstrează.'
	]
};
