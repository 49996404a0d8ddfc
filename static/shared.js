/*
 * Part of the service worker. What another app shares comes as a form posted to open/, which no host must ever see and
 * which must arrive without a network too: it is laid down for the page, which takes it away
 * (src/lib/table/sharing/incoming-reader.svelte.ts).
 */
const OPEN = new URL('open/', registration.scope);

addEventListener('fetch', (event) => {
	const { method, url } = event.request;
	if (method === 'POST' && new URL(url).pathname === OPEN.pathname)
		event.respondWith(layDown(event.request));
});

async function layDown(request) {
	const form = await request.formData().catch(() => new FormData());
	const file = form.getAll('file').find((each) => each instanceof File && each.size > 0);
	const text = ['url', 'text', 'title'].flatMap((name) => form.getAll(name)).join('\n');
	const cache = await caches.open('tilekeep-shared');
	const headers = { 'x-shared': file ? 'file' : 'text' };
	await cache.put(`${OPEN.pathname}shared`, new Response(file ?? text, { headers }));
	return Response.redirect(`${OPEN}?shared`, 303);
}
