import { LIMITS, mailField, truncateEnd } from '@atrium/contract';
import {
  type Attributes,
  createValueError,
  isObject,
  readAttributes,
  readBoolean,
  readText,
} from './read-attributes.ts';
import { USER_SCHEMA } from './scim-resource.ts';

/** The data of a user that a directory sends. */
export interface UserInput {
  readonly userName: string;
  readonly externalId: string | undefined;
  /** The name that the console shows: `displayName`, or else the full name, or else the user name. */
  readonly name: string;
  readonly formattedName: string | undefined;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  /** The email address, in lower case. The default is the user name, if it is an email address. */
  readonly mail: string | undefined;
  /** The value of `primary` of this address. */
  readonly isMailPrimary: boolean | undefined;
  /**
   * Undefined if the directory does not send it. Then the status of the user stays unchanged, and a new user is active.
   */
  readonly isActive: boolean | undefined;
}

const MAX_EXTERNAL_ID_LENGTH = 256;

/**
 * Reads a user from the body of a request. Attributes that Atrium does not store are ignored. An email address that
 * equals the user's current one is accepted even if it is invalid.
 */
export function readUserInput(body: unknown, currentMail?: string): UserInput {
  const attributes = readAttributes(body, USER_SCHEMA);
  const userName = readText(attributes.get('username'), 'userName', LIMITS.signInNameLength);
  if (userName === undefined) throw createValueError('“userName” is required');
  const name = readNameParts(attributes);
  const joined = [name.givenName, name.familyName].filter((part) => part !== undefined).join(' ');
  const { mail, isPrimary } = readMail(attributes.get('emails'), currentMail);
  const displayName = readText(attributes.get('displayname'), 'displayName', LIMITS.textLength);
  return {
    userName,
    externalId: readText(attributes.get('externalid'), 'externalId', MAX_EXTERNAL_ID_LENGTH),
    name: truncateEnd(displayName ?? name.formatted ?? (joined || userName), LIMITS.nameLength),
    formattedName: name.formatted,
    givenName: name.givenName,
    familyName: name.familyName,
    mail: mail ?? toMail(userName),
    isMailPrimary: isPrimary,
    isActive: readBoolean(attributes.get('active'), 'active'),
  };
}

function readNameParts(attributes: Attributes) {
  const value = attributes.get('name');
  const parts: Attributes = isObject(value) ? readAttributes(value, USER_SCHEMA) : new Map();
  const read = (name: string) => readText(parts.get(name.toLowerCase()), `name.${name}`, LIMITS.nameLength);
  return { formatted: read('formatted'), givenName: read('givenName'), familyName: read('familyName') };
}

interface MailInput {
  readonly mail?: string | undefined;
  readonly isPrimary?: boolean | undefined;
}

/** Returns the primary email address, or else the first one. Returns an empty object if there is none. */
function readMail(value: unknown, current: string | undefined): MailInput {
  if (value === undefined || value === null) return {};
  const list = Array.isArray(value) ? value : [value];
  const entries = list.map((entry) => (isObject(entry) ? readAttributes(entry, USER_SCHEMA) : new Map()));
  const readPrimary = (entry: Attributes) => readBoolean(entry.get('primary'), 'emails.primary');
  // Of several primary addresses, the last one counts, because a PATCH request appends the new address.
  const chosen = entries.findLast((entry) => readPrimary(entry) === true) ?? entries[0];
  const text = readText(chosen?.get('value'), 'emails.value', LIMITS.mailLength);
  if (!chosen || text === undefined) return {};
  const mail = text.toLowerCase() === current ? current : toMail(text);
  if (mail === undefined) throw createValueError('“emails.value” is not an email address');
  return { mail, isPrimary: readPrimary(chosen) };
}

function toMail(text: string): string | undefined {
  return mailField.safeParse(text).success ? text.toLowerCase() : undefined;
}
