import { vi } from 'vitest';

/**
 * Gives Node the browser features that a console's session needs: cookies, local storage, an address, and events. All
 * runtimes in one test share them, like the tabs of one browser.
 */
export function stubBrowser(): void {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  const page = new EventTarget();
  const listen = page.addEventListener.bind(page);
  vi.stubGlobal('location', new URL('http://console.test/'));
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
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
  const at = pair.indexOf('=');
  const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8);
  const isPast = expires !== undefined && Date.parse(expires) < Date.now();
  if (isPast) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
