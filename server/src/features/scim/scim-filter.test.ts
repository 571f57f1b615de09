import { describe, expect, it, test } from 'vitest';
import { parseScimFilter } from './scim-filter.ts';

const compare = (attribute: string, operator: string, value: unknown) => ({
  kind: 'compare',
  attribute,
  operator,
  value,
});

describe('the filters of RFC 7644, figure 3', () => {
  it.each([
    ['userName Eq "john"', compare('username', 'eq', 'john')],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"', compare('username', 'sw', 'J')],
    ['title pr', { kind: 'present', attribute: 'title' }],
    [
      'meta.lastModified gt "2011-05-13T04:42:34Z"',
      compare('meta.lastmodified', 'gt', '2011-05-13T04:42:34Z'),
    ],
    [
      'title pr and userType eq "Employee"',
      {
        kind: 'and',
        parts: [{ kind: 'present', attribute: 'title' }, compare('usertype', 'eq', 'Employee')],
      },
    ],
    [
      'userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")',
      {
        kind: 'and',
        parts: [
          compare('usertype', 'eq', 'Employee'),
          {
            kind: 'or',
            parts: [compare('emails', 'co', 'example.com'), compare('emails.value', 'co', 'example.org')],
          },
        ],
      },
    ],
    [
      'userType ne "Employee" and not (emails co "example.com")',
      {
        kind: 'and',
        parts: [
          compare('usertype', 'ne', 'Employee'),
          { kind: 'not', part: compare('emails', 'co', 'example.com') },
        ],
      },
    ],
    [
      'emails[type eq "work" and value co "@example.com"] or active eq true',
      {
        kind: 'or',
        parts: [
          {
            kind: 'and',
            parts: [compare('emails.type', 'eq', 'work'), compare('emails.value', 'co', '@example.com')],
          },
          compare('active', 'eq', true),
        ],
      },
    ],
  ])('%s', (text, expected) => {
    expect(parseScimFilter(text)).toEqual(expected);
  });
});

test('“and” binds more closely than “or”, and texts can contain quotes, brackets and backslashes', () => {
  expect(parseScimFilter('a eq 1 or b eq "x) \\"y\\\\" and c eq False')).toEqual({
    kind: 'or',
    parts: [
      compare('a', 'eq', 1),
      { kind: 'and', parts: [compare('b', 'eq', 'x) "y\\'), compare('c', 'eq', false)] },
    ],
  });
});

test.each([
  '',
  'userName',
  'userName eq',
  'userName eq bob',
  'userName is "bob"',
  'userName eq "bob" and',
  '(userName eq "bob"',
  'userName eq "bob")',
  'userName eq "bob',
  'userName eq "a\\u0000"',
  'emails[type eq "work"',
  'emails[a[b eq 1]]',
  '"userName" eq "bob"',
  `${'('.repeat(100)}a pr${')'.repeat(100)}`,
  `userName eq "${'x'.repeat(5_000)}"`,
])('rejects the filter %s', (text) => {
  expect(() => parseScimFilter(text)).toThrow(
    expect.objectContaining({ status: 400, scimType: 'invalidFilter' }),
  );
});
