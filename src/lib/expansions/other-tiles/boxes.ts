/** The names of the boxes of which the app has the tiles but not the rules, in English, German, French and Romanian. */
export const NAMES = {
	catapult: ['The\u00a0Catapult', 'Das\u00a0Katapult', 'La\u00a0Catapulte', 'Catapulta'],
	'wheel-of-fortune': [
		'The\u00a0Wheel of\u00a0Fortune',
		'Das\u00a0Schicksalsrad',
		'La\u00a0Roue de\u00a0la\u00a0Fortune',
		'Roata\u00a0Norocului'
	],
	'big-box-5-wheel': [
		'The\u00a0Wheel of\u00a0Big\u00a0Box\u00a05',
		'Das\u00a0Rad der\u00a0Big\u00a0Box\u00a05',
		'La\u00a0Roue de\u00a0la\u00a0Big\u00a0Box\u00a05',
		'Roata din\u00a0Big\u00a0Box\u00a05'
	],
	plague: ['The\u00a0Plague', 'Die\u00a0Pest', 'La\u00a0Peste', 'Ciuma'],
	porxada: ['La\u00a0Porxada', 'La\u00a0Porxada', 'La\u00a0Porxada', 'La\u00a0Porxada'],
	'cathedrals-in-germany': [
		'Cathedrals in\u00a0Germany',
		'Kathedralen in\u00a0Deutschland',
		'Cathédrales d’Allemagne',
		'Catedrale din\u00a0Germania'
	],
	'spiel-promos': [
		'Tiles of\u00a0the\u00a0SPIEL\u00a0fair',
		'Karten zur\u00a0SPIEL',
		'Tuiles du\u00a0salon\u00a0SPIEL',
		'Cartonașe de\u00a0la\u00a0SPIEL'
	],
	'fruit-trees': [
		'The\u00a0Fruit\u00a0Trees',
		'Die\u00a0Obstbäume',
		'Les\u00a0Arbres\u00a0fruitiers',
		'Pomii\u00a0fructiferi'
	],
	tollkeepers: ['The\u00a0Tollkeepers', 'Die\u00a0Zöllner', 'Les\u00a0Péagers', 'Vameșii'],
	'barber-surgeons': [
		'The\u00a0Barber-Surgeons',
		'Die\u00a0Bader',
		'Les\u00a0Barbiers-chirurgiens',
		'Bărbierii\u00a0chirurgi'
	],
	'peasant-revolts': [
		'The\u00a0Peasant\u00a0Revolts',
		'Die\u00a0Bauernaufstände',
		'Les\u00a0Révoltes\u00a0paysannes',
		'Răscoalele\u00a0țărănești'
	]
} as const satisfies Readonly<Record<string, readonly [string, string, string, string]>>;

/** One of these boxes. */
export type OtherTilesId = keyof typeof NAMES;
