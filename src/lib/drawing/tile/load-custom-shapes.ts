let loading: Promise<unknown> | undefined;

/** Loads what computes the shapes of custom tiles, once. Rejects when the code can't be loaded; then it may be tried again. */
export async function loadCustomShapes(): Promise<void> {
	loading ??= import('./custom-shapes');
	await loading.catch((problem: unknown) => {
		loading = undefined;
		throw problem;
	});
}
