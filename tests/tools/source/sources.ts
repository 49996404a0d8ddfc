import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** A source file: its path from the top of the tree with `/` between folders, and what is in it. */
export interface Source {
	readonly path: string;
	readonly text: string;
}

/** One import, re-export or `import()`. */
export interface Import {
	/** A path from the top of the tree without its extension, or a package's name with its subpath. */
	readonly target: string;
	readonly typesOnly: boolean;
	/** True for `import()`, which loads when it is called. */
	readonly later: boolean;
}

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const EXTENSION = /\.(?:ts|js|mjs)$/;

/** Every file below a folder whose name ends in one of the extensions. */
export function sourcesIn(folder: string, extensions: readonly string[]): readonly Source[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => extensions.some((extension) => file.endsWith(extension)))
		.map((file) => join(folder, file))
		.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** The TypeScript of a source; of a component, that of its script elements. */
function script({ path, text }: Source): string {
	if (!path.endsWith('.svelte')) return text;
	return [...text.matchAll(SCRIPT)].map(([, body]) => body).join('\n');
}

const TREES = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a source, parsed once. */
function parsed(source: Source): ts.SourceFile {
	const known = TREES.get(source);
	if (known) return known;
	const tree = ts.createSourceFile('source.ts', script(source), ts.ScriptTarget.Latest, true);
	TREES.set(source, tree);
	return tree;
}

/** The statements of a source that stand in no other. */
export const statements = (source: Source): readonly ts.Statement[] => parsed(source).statements;

/** Every node of a source's syntax tree, parents before children. */
export function nodes(source: Source): readonly ts.Node[] {
	const all: ts.Node[] = [];
	const visit = (node: ts.Node) => {
		all.push(node);
		ts.forEachChild(node, visit);
	};
	visit(parsed(source));
	return all;
}

/** What an import in a file names: a path from the top of the tree without its extension, or a package. */
export function targetOf(from: string, named: string): string {
	const path = named.startsWith('.')
		? join(dirname(from), named)
		: named.replace(/^\$lib\b/, 'src/lib');
	return path.replace(EXTENSION, '');
}

function takesOnlyTypes(clause: ts.ImportClause | undefined): boolean {
	if (clause === undefined) return false;
	if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	const { name, namedBindings } = clause;
	if (name !== undefined || namedBindings === undefined) return false;
	return (
		ts.isNamedImports(namedBindings) && namedBindings.elements.every((each) => each.isTypeOnly)
	);
}

/** What a node imports from and whether only types; undefined if it imports nothing. */
function imported(node: ts.Node): readonly [ts.Node, boolean] | undefined {
	if (ts.isImportDeclaration(node))
		return [node.moduleSpecifier, takesOnlyTypes(node.importClause)];
	if (ts.isExportDeclaration(node) && node.moduleSpecifier)
		return [node.moduleSpecifier, node.isTypeOnly];
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
		return [node.argument.literal, true];
	if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
		return node.arguments[0] && [node.arguments[0], false];
	return undefined;
}

/** Where a node imports from; undefined if it imports nothing. */
export const importedBy = (node: ts.Node): ts.Node | undefined => imported(node)?.[0];

/** Everything a source imports. */
export function importsOf(source: Source): readonly Import[] {
	return nodes(source).flatMap((node) => {
		const [from, typesOnly = false] = imported(node) ?? [];
		if (from === undefined || !ts.isStringLiteralLike(from)) return [];
		const later = ts.isCallExpression(node);
		return [{ target: targetOf(source.path, from.text), typesOnly, later }];
	});
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/.*|<!--[\s\S]*?-->/gm;

/** The texts of all comments of a source, each in one line, without its marks. */
export const commentsIn = ({ text }: Source): readonly string[] =>
	[...text.matchAll(COMMENT)].map(([comment]) =>
		comment
			.replaceAll(/\n\s*\*?(?!\/)/g, ' ')
			.replaceAll(/^(?:\/\*+|\/\/|<!--)|(?:\*\/|-->)$/g, '')
			.replaceAll(/\s+/g, ' ')
			.trim()
	);
