import type { Evidence } from '../evidence';

/** What several looks at the same cell say together: errors that they don't share get smaller. The offset is that of the last. */
export function meanEvidence(looks: readonly Evidence[]): Evidence | undefined {
	const last = looks.at(-1);
	if (!last || looks.length === 1) return last;
	const contents = normalised(mean(looks.map((one) => one.contents)));
	return { contents, offset: last.offset, figures: mean(looks.map(({ figures }) => figures)) };
}

const mean = (all: readonly Float32Array[]): Float32Array =>
	Float32Array.from(all[0] ?? [], (_, at) => {
		const sum = all.reduce((before, one) => before + (one[at] ?? 0), 0);
		return sum / all.length;
	});

/** Logarithms of probabilities whose sum is 1 again. */
function normalised(logarithms: Float32Array): Float32Array {
	const sum = logarithms.reduce((all, one) => all + Math.exp(one), 0);
	return logarithms.map((one) => one - Math.log(sum));
}
