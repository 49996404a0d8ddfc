import { vi } from 'vitest';

/* Instead of SvelteKit's navigation, in one place: test files share the components that they imported, with what these imported. */

export const goto = vi.fn(() => Promise.resolve());
export const preloadCode = vi.fn();
export const afterNavigate = vi.fn();
export const beforeNavigate = vi.fn();
