/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'Despre Tilekeep',
	privacy:
		'Tilekeep funcționează doar pe acest dispozitiv. Trimite jocuri numai dispozitivelor conectate printr-un cod.',
	version: (version: string) => `Versiunea ${version}`,
	shipped: 'Ce au făcut alții',
	thanks:
		'Tilekeep este construit cu acestea; mulțumiri celor care le-au dăruit. Atinge un nume ca să îi citești licența.',
	missing: 'Licențele nu pot fi încărcate acum.'
} as const;
