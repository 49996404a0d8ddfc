/** The game that an address asks for, as a parameter: `id=…`, `visit`, `follow` or `example`. */
export function gameParam(params: URLSearchParams): string {
	const shown = ['visit', 'follow', 'example'].find((name) => params.has(name));
	return shown ?? `id=${params.get('id') ?? ''}`;
}
