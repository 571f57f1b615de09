import { GROUP_SCHEMA, USER_SCHEMA } from './scim-resource.ts';

/** The definition of an attribute (RFC 7643, section 7). */
interface AttributeDefinition {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly description: string;
  readonly multiValued: boolean;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readOnly' | 'readWrite' | 'immutable';
  readonly returned: 'default';
  readonly uniqueness: 'none' | 'server';
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly AttributeDefinition[];
}

function define(
  name: string,
  description: string,
  details: Partial<Omit<AttributeDefinition, 'name' | 'description'>> = {},
): AttributeDefinition {
  return {
    name,
    type: 'string',
    description,
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...details,
  };
}

const READ_ONLY = { mutability: 'readOnly' } as const;
const IMMUTABLE = { mutability: 'immutable' } as const;
const COMPLEX_LIST = { type: 'complex', multiValued: true } as const;

const reference = (target: string, description: string, mutability: 'readOnly' | 'immutable') =>
  define('$ref', description, { type: 'reference', caseExact: true, referenceTypes: [target], mutability });

const USER_ATTRIBUTES = [
  define('userName', 'The name of the user in the directory. It can be an email address.', {
    required: true,
    uniqueness: 'server',
  }),
  define('name', 'The parts of the user’s name.', {
    type: 'complex',
    subAttributes: [
      define('formatted', 'The full name.'),
      define('familyName', 'The family name.'),
      define('givenName', 'The given name.'),
    ],
  }),
  define('displayName', 'The name that the console shows. The default is the full name or the user name.', {
    required: true,
  }),
  define('emails', 'The email address. Only the primary address is stored.', {
    ...COMPLEX_LIST,
    required: true,
    subAttributes: [
      define('value', 'The email address.', { required: true, uniqueness: 'server' }),
      define('type', 'Always “work”.', { canonicalValues: ['work'] }),
      define('primary', 'Whether to store this address, if there are several.', { type: 'boolean' }),
    ],
  }),
  define(
    'active',
    'Whether the user can sign in. A user who is not active has no sessions. The default is true.',
    {
      type: 'boolean',
      required: true,
    },
  ),
  define('groups', 'The groups of the user.', {
    ...COMPLEX_LIST,
    ...READ_ONLY,
    subAttributes: [
      define('value', 'The id of the group.', { ...READ_ONLY, caseExact: true }),
      reference('Group', 'The address of the group.', 'readOnly'),
      define('display', 'The name of the group.', READ_ONLY),
      define('type', 'Always “direct”.', { ...READ_ONLY, canonicalValues: ['direct'] }),
    ],
  }),
];

const GROUP_ATTRIBUTES = [
  define('displayName', 'The name of the group.', { required: true, uniqueness: 'server' }),
  define('members', 'The users of the group.', {
    ...COMPLEX_LIST,
    subAttributes: [
      define('value', 'The id of the user.', { ...IMMUTABLE, caseExact: true }),
      reference('User', 'The address of the user.', 'immutable'),
      define('type', 'Always “User”.', { ...IMMUTABLE, canonicalValues: ['User'] }),
    ],
  }),
];

/** The schemas of users and groups, with the attributes that Atrium stores. */
export const SCIM_SCHEMAS = [
  { id: USER_SCHEMA, name: 'User', description: 'A user of the console.', attributes: USER_ATTRIBUTES },
  { id: GROUP_SCHEMA, name: 'Group', description: 'A group of users.', attributes: GROUP_ATTRIBUTES },
] as const;
