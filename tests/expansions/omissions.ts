/** Something that was forgotten in the made-up expansion, and what `npm run check` must say of it. */
export interface Omission {
	readonly what: string;
	/** In its folder. */
	readonly file: string;
	/** A part of the file, and what stands there instead. */
	readonly from: string;
	readonly to: string;
	/** The file that the error names, in its folder, and what else it says. */
	readonly named: string;
	readonly says: string;
}

/** What the type checker finds. Each is in a file of its own, so that all can be found at once. */
export const FOUND_BY_TYPES: readonly Omission[] = [
	{
		what: 'a sentence is missing',
		file: 'words/fr.ts',
		from: ",\n		'market-day/ended': 'La caisse'",
		to: '',
		named: 'words/fr.ts',
		says: 'market-day/ended'
	},
	{
		what: 'a sentence says nothing that there is',
		file: 'words/de.ts',
		from: "scoreAll: { cashbox: 'Kasse werten' }",
		to: "scoreAll: { cashbox: 'Kasse werten', hawker: 'Krämer werten' }",
		named: 'words/de.ts',
		says: "'hawker'"
	},
	{
		what: 'an answer to a ruling has no words',
		file: 'words/ro.ts',
		from: "				'2': [",
		to: "				'3': [",
		named: 'words/ro.ts',
		says: "'3'"
	},
	{
		what: 'an example of the help has no title',
		file: 'words/en.ts',
		from: "'cashbox-taken'",
		to: "'cashbox-lost'",
		named: 'words/en.ts',
		says: "'cashbox-lost'"
	},
	{
		what: 'a stage of scoring that there is not',
		file: 'hawker.ts',
		from: "stage: 'after'",
		to: "stage: 'later'",
		named: 'hawker.ts',
		says: '"later"'
	},
	{
		what: 'its examples of scoring are not brought',
		file: 'rules.ts',
		from: ',\n	scoring: MARKET_SCORING',
		to: '',
		named: 'rules.ts',
		says: "'scoring'"
	}
];

/** What is found once the types are in order. */
export const FOUND_AFTERWARDS: readonly Omission[] = [
	{
		what: 'a number in links that another tile has',
		file: 'more.ts',
		from: "[901, 'md-CFRR-stall']",
		to: "[134, 'md-CFRR-stall']",
		named: 'more.ts',
		says: 'the number 134'
	},
	{
		what: 'a figure without a number in links',
		file: 'more.ts',
		from: "	pieces: [[12, 'stallkeeper']],\n",
		to: '',
		named: 'more.ts',
		says: '“stallkeeper”'
	},
	{
		what: 'an objection that is not declared',
		file: 'index.ts',
		from: 'objections: MARKET_OBJECTIONS',
		to: 'objections: []',
		named: 'index.ts',
		says: '“market-day/no-stall”'
	},
	{
		what: 'an occasion that is not declared',
		file: 'market.ts',
		from: "'market-day/visited', ",
		to: '',
		named: 'names.ts',
		says: '“market-day/visited”'
	},
	{
		what: 'a rule that only RULES.md has',
		file: 'RULES.md',
		from: '- MARKET-7:',
		to: '- MARKET-10: a rule without words. (our decision)\n- MARKET-7:',
		named: 'names.ts',
		says: 'MARKET-10'
	},
	{
		what: 'an event whose meaning is not told',
		file: 'RULES.md',
		from: '- `market-day/stayed`: The hawker could have moved, and stayed.\n',
		to: '',
		named: 'RULES.md',
		says: '“market-day/stayed”'
	},
	{
		what: 'an example in pictures that no list names',
		file: 'scoring-topics.ts',
		from: "id: 'hawker-comes'",
		to: "id: 'hawker-goes'",
		named: 'names.ts',
		says: '“hawker-goes”'
	},
	{
		what: 'a tile that is not counted in the lists',
		file: 'index.ts',
		from: "tiles: { 'market-day': 2 }",
		to: "tiles: { 'market-day': 1 }",
		named: 'index.ts',
		says: 'some answers count 2'
	}
];
