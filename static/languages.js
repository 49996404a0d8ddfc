/*
 * Part of the service worker. A language is kept once it was spoken, with the words of all expansions. A new version of the app has
 * new files: those of kept languages are fetched while it is installed, so that it speaks them without a network from its first
 * start on.
 */
const LANGUAGES = 'tilekeep-languages';

// The page says which language it speaks: on the first visit it had it before there was a worker.
addEventListener('message', (event) => {
	const { language } = event.data ?? {};
	if (typeof language === 'string') event.waitUntil(keep([language]).catch(() => undefined));
});

addEventListener('install', (event) => {
	// An app that speaks English is better than none.
	event.waitUntil(fetchKept().catch(() => undefined));
});

addEventListener('activate', (event) => {
	event.waitUntil(dropOld().catch(() => undefined));
});

/** The addresses of all languages' files in this version. */
async function addresses() {
	const response = await fetch(new URL('languages.json', registration.scope), {
		cache: 'no-cache'
	});
	const files = await response.json();
	return files.map((file) => new URL(file, registration.scope).href);
}

const tagOf = (file) => file.split('/').at(-1).split('.')[0];

async function keep(tags) {
	const cache = await caches.open(LANGUAGES);
	const files = await addresses();
	const wanted = files.filter((url) => tags.includes(tagOf(url)));
	await Promise.all(wanted.map((url) => addOnce(cache, url)));
}

async function addOnce(cache, url) {
	if (!(await cache.match(url))) await cache.add(url);
}

async function fetchKept() {
	const cache = await caches.open(LANGUAGES);
	const kept = (await cache.keys()).map(({ url }) => tagOf(url));
	if (kept.length > 0) await keep([...new Set(kept)]);
}

async function dropOld() {
	const cache = await caches.open(LANGUAGES);
	const current = await addresses();
	for (const request of await cache.keys())
		if (!current.includes(request.url)) await cache.delete(request);
}
