/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'Despre Tilekeep',
	privacy:
		'Tilekeep funcționează în întregime pe acest dispozitiv. Jocurile ajung numai pe dispozitivele pe care le alegi.',
	version: (version: string) => `Versiunea ${version}`,
	shipped: 'Componente de la alții',
	thanks:
		'Tilekeep folosește aceste componente; mulțumiri celor care le-au făcut. Atinge un nume ca să îi citești licența.',
	missing: 'Licențele nu pot fi încărcate acum.'
} as const;
