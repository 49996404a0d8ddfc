import ts from 'typescript';
import { nodes, type Source } from '../../tools/source/sources';

/** The texts in a file of words; of a template each part. */
export const textsIn = (source: Source): readonly string[] =>
	nodes(source)
		.filter(
			(node): node is ts.LiteralLikeNode =>
				ts.isStringLiteralLike(node) ||
				ts.isTemplateHead(node) ||
				ts.isTemplateMiddle(node) ||
				ts.isTemplateTail(node)
		)
		.filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent))
		.map(({ text }) => text);
