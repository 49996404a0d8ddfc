/* Instead of SvelteKit's `$app/state`, in one place: test files share the components that they imported. Each test sets the address it needs. */

export const page = { url: new URL('https://app.example/') };
