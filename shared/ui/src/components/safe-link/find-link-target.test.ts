import { describe, expect, it } from 'vitest';
import { findLinkTarget } from './find-link-target.ts';

describe('the target of a link', () => {
  it('opens paths of the console in the console', () => {
    expect(findLinkTarget('/admin/log?level=error#last')).toEqual({
      kind: 'inside',
      to: '/admin/log?level=error#last',
    });
  });

  it.each(['https://example.org/', 'http://example.org/a', 'mailto:a@example.org', 'tel:+8613800138000'])(
    'opens %s in a new window',
    (address) => {
      expect(findLinkTarget(address)).toEqual({ kind: 'outside', href: address });
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc',
    '',
  ])('rejects %j', (address) => {
    expect(findLinkTarget(address)).toEqual({ kind: 'none' });
  });

  it.each(['//evil.example', '/\\evil.example', '\\\\evil.example'])(
    'does not treat %j as a path of the console',
    (address) => {
      expect(findLinkTarget(address).kind).toBe('none');
    },
  );
});
