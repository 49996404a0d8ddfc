import ts from 'typescript';
import { fileAt } from './eager-imports';
import { importedBy, nodes, statements, targetOf, type Source } from './sources';

/** A name that a file exports. */
interface Exported {
	readonly path: string;
	readonly name: string;
	/** True for one marked `@internal`: only tests need it from outside its file. */
	readonly internal: boolean;
}

/** What one import takes: names, or everything. */
interface Taken {
	readonly path: string;
	readonly names: readonly string[] | 'all';
}

/** Files that SvelteKit or the browser finds by their name. */
const ENTRY = /(?:^|\/)\+[^/]*$|^src\/(?:hooks|service-worker|app)\b|\.worker\.ts$|^vite\.config/;

/**
 * Exports that no other file imports, and exports that only tests import and that aren't marked `@internal`: a line each.
 * @param sources all files of the app and of its tests
 */
export function unusedExports(sources: readonly Source[]): readonly string[] {
	const files = new Map(sources.map((source) => [source.path, source]));
	const importers = importersOf(sources, files);
	return sources
		.filter(({ path }) => !ENTRY.test(path))
		.flatMap(exportsOf)
		.flatMap((one) => wrongWith(one, importers.get(keyOf(one)) ?? []) ?? []);
}

const keyOf = ({ path, name }: Pick<Exported, 'path' | 'name'>): string => `${path} ${name}`;

const isApp = (path: string): boolean => /^(?:src\/|vite\.)/.test(path) && !path.includes('.test.');

function wrongWith(one: Exported, by: readonly string[]): string | undefined {
	const { path, name, internal } = one;
	const says = `${path} exports ${name}`;
	if (by.length === 0) return `${says}, which no other file imports.`;
	if (!path.startsWith('src/')) return undefined;
	const inApp = by.some(isApp);
	if (!inApp && !internal) return `${says}, which only tests import: mark it @internal.`;
	return inApp && internal ? `${says} as @internal, but the app imports it.` : undefined;
}

/** Which files import each export. */
function importersOf(
	sources: readonly Source[],
	files: ReadonlyMap<string, Source>
): ReadonlyMap<string, readonly string[]> {
	const importers = new Map<string, string[]>();
	for (const source of sources)
		for (const { path, names } of takenBy(source, files))
			for (const one of reached(path, names, files))
				importers.set(keyOf(one), [...(importers.get(keyOf(one)) ?? []), source.path]);
	return importers;
}

/** The exports that an import reaches in a file, or through it by `export *`. */
function reached(
	path: string,
	names: Taken['names'],
	files: ReadonlyMap<string, Source>
): readonly Exported[] {
	const source = files.get(path);
	if (!source) return [];
	const own = exportsOf(source).filter(({ name }) => names === 'all' || names.includes(name));
	const passedOn = statements(source)
		.filter((node) => ts.isExportDeclaration(node) && !node.exportClause)
		.flatMap((node) => pathOf(source, node, files) ?? []);
	return [...own, ...passedOn.flatMap((each) => reached(each, names, files))];
}

function pathOf(
	source: Source,
	node: ts.Node,
	files: ReadonlyMap<string, Source>
): string | undefined {
	const specifier = importedBy(node);
	if (!specifier || !ts.isStringLiteralLike(specifier)) return undefined;
	return fileAt(files, targetOf(source.path, specifier.text))?.path;
}

function takenBy(source: Source, files: ReadonlyMap<string, Source>): readonly Taken[] {
	return nodes(source).flatMap((node) => {
		if (ts.isModuleDeclaration(node)) return extendedBy(source, node, files);
		const path = pathOf(source, node, files);
		return path === undefined ? [] : [{ path, names: namesIn(node) }];
	});
}

/** The types that `declare module` extends. */
function extendedBy(
	source: Source,
	{ name, body }: ts.ModuleDeclaration,
	files: ReadonlyMap<string, Source>
): readonly Taken[] {
	const path = fileAt(files, targetOf(source.path, name.text))?.path;
	if (path === undefined || !body || !ts.isModuleBlock(body)) return [];
	return [
		{ path, names: body.statements.filter(ts.isInterfaceDeclaration).map((one) => one.name.text) }
	];
}

/** The names that an import, a re-export, an import type or `import()` takes. */
function namesIn(node: ts.Node): Taken['names'] {
	if (ts.isImportDeclaration(node)) return boundIn(node.importClause?.namedBindings);
	if (ts.isExportDeclaration(node)) return boundIn(node.exportClause);
	if (ts.isImportTypeNode(node)) return node.qualifier ? [node.qualifier.getText()] : 'all';
	return destructured(node) ?? 'all';
}

function boundIn(
	bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined
): Taken['names'] {
	if (!bindings) return [];
	if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return 'all';
	return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** The names in `const { a } = await import(…)` and `import(…).then(({ a }) => …)`. */
function destructured({ parent }: ts.Node): readonly string[] | undefined {
	const [first] =
		parent.parent.kind === ts.SyntaxKind.CallExpression ? callback(parent.parent) : [];
	const taker = ts.isAwaitExpression(parent) ? parent.parent : first;
	if (!taker || !(ts.isVariableDeclaration(taker) || ts.isParameter(taker))) return undefined;
	if (!ts.isObjectBindingPattern(taker.name)) return undefined;
	return taker.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
}

function callback(call: ts.Node): readonly ts.Node[] {
	const [then] = ts.isCallExpression(call) ? call.arguments : [];
	return then && ts.isArrowFunction(then) ? then.parameters : [];
}

/** What a component exports belongs to each instance of it, so only scripts count. */
function exportsOf(source: Source): readonly Exported[] {
	if (source.path.endsWith('.svelte')) return [];
	return statements(source).flatMap((node) => {
		const internal = ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
		return exportedBy(node).map((name) => ({ path: source.path, name, internal }));
	});
}

function exportedBy(node: ts.Statement): readonly string[] {
	if (ts.isExportDeclaration(node)) {
		const { exportClause } = node;
		if (!exportClause || !ts.isNamedExports(exportClause)) return [];
		return exportClause.elements.map(({ name }) => name.text);
	}
	const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
	const has = (kind: ts.SyntaxKind): boolean => modifiers.some((each) => each.kind === kind);
	if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
	return declaredBy(node).map((name) => name.getText());
}

function declaredBy(node: ts.Statement): readonly ts.Node[] {
	if (ts.isVariableStatement(node))
		return node.declarationList.declarations.flatMap(({ name }) =>
			ts.isObjectBindingPattern(name) ? name.elements.map((each) => each.name) : name
		);
	const isNamed =
		ts.isFunctionDeclaration(node) ||
		ts.isClassDeclaration(node) ||
		ts.isInterfaceDeclaration(node) ||
		ts.isTypeAliasDeclaration(node);
	return isNamed && node.name ? [node.name] : [];
}
