import ts from 'typescript';

/** A parameter of a sentence. */
export interface Parameter {
	readonly name: string;
	readonly type: ts.Type;
}

/** What the type checker knows of the English words. */
interface KnownWords {
	readonly checker: ts.TypeChecker;
	/** The parameters of the function at a path below what a file exports: `table`, `turnOf`. */
	parametersOf(file: string, path: readonly string[]): readonly Parameter[];
}

const OPTIONS: ts.CompilerOptions = {
	strict: true,
	exactOptionalPropertyTypes: true,
	noEmit: true,
	skipLibCheck: true,
	target: ts.ScriptTarget.ESNext,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	types: []
};

/** Reads the types of all words in these files. */
export function readWords(files: readonly string[]): KnownWords {
	const program = ts.createProgram([...files], OPTIONS);
	const checker = program.getTypeChecker();
	const step = (type: ts.Type, key: string): ts.Type => {
		const property = checker.getPropertyOfType(type, key);
		const found = property
			? checker.getTypeOfSymbol(property)
			: (type.getNumberIndexType() ?? type.getStringIndexType());
		if (!found) throw new Error(`No type for ${key}`);
		return checker.getNonNullableType(found);
	};
	const exported = (file: string, name: string): ts.Type => {
		const source = program.getSourceFile(file);
		const module = source && checker.getSymbolAtLocation(source);
		const symbol = module && checker.tryGetMemberInModuleExports(name, module);
		if (!symbol) throw new Error(`No ${name} in ${file}`);
		return checker.getTypeOfSymbol(symbol);
	};
	return {
		checker,
		parametersOf: (file, [name = '', ...path]) => {
			const type = path.reduce(step, exported(file, name));
			const [signature] = type.getCallSignatures();
			return (signature?.getParameters() ?? []).map((one) => ({
				name: one.getName(),
				type: checker.getTypeOfSymbol(one)
			}));
		}
	};
}
