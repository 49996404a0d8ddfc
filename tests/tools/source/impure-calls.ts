import ts from 'typescript';
import { nodes, type Source } from './sources';

const OUTSIDE_WORLD: ReadonlySet<string> = new Set([
	'document',
	'window',
	'globalThis',
	'navigator',
	'localStorage',
	'indexedDB',
	'performance',
	'crypto',
	'fetch',
	'setTimeout',
	'Date'
]);

/** True for a global name, not a property of something else. */
function isFree(node: ts.Identifier): boolean {
	const { parent } = node;
	if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
	if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent))
		return parent.name !== node;
	return !ts.isQualifiedName(parent) && !ts.isBindingElement(parent);
}

function reachesOut(node: ts.Node): boolean {
	if (ts.isIdentifier(node)) return OUTSIDE_WORLD.has(node.text) && isFree(node);
	return ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random';
}

/** Places where code that has to be pure uses a clock, random numbers or the browser. */
export function impureCalls(sources: readonly Source[]): readonly string[] {
	return sources.flatMap((source) => {
		const names = nodes(source).filter(reachesOut);
		return names.map(
			(node) =>
				`${source.path} uses ${node.getText()}. The engine, the rules, what looks ahead and tournaments are pure.`
		);
	});
}
