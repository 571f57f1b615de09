import { vi } from 'vitest';

/**
 * Gives Node the browser features that a console's session needs: cookies, local storage, an address, and events. All
 * copies of the package `runtime` in one test share them, like the tabs of one browser.
 */
export function stubBrowser(): void {
  const cookies = new Map<string, string>();
  const storedItems = new Map<string, string>();
  const pageEvents = new EventTarget();
  const listen = pageEvents.addEventListener.bind(pageEvents);
  vi.stubGlobal('location', new URL('http://console.test/'));
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', pageEvents.removeEventListener.bind(pageEvents));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storedItems.get(name) ?? null,
    setItem: (name: string, text: string) => storedItems.set(name, text),
    removeItem: (name: string) => storedItems.delete(name),
  });
  vi.stubGlobal('document', {
    addEventListener: listen,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      storeCookie(cookies, text);
    },
  });
}

function storeCookie(cookies: Map<string, string>, text: string): void {
  const [pair = '', ...attributes] = text.split('; ');
  const separator = pair.indexOf('=');
  const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8);
  const isPast = expires !== undefined && Date.parse(expires) < Date.now();
  if (isPast) cookies.delete(pair.slice(0, separator));
  else cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
}
