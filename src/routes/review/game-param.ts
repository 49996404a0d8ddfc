/** The game that an address asks for, as a parameter: `id=…`, `visit` or `example`. */
export function gameParam(params: URLSearchParams): string {
	const shown = ['visit', 'example'].find((name) => params.has(name));
	return shown ?? `id=${params.get('id') ?? ''}`;
}
