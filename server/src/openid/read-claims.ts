import type { Role } from '@atrium/contract';
import type { ProviderSettings } from './provider-settings.ts';

/** The claims of a provider about a user. */
export interface ProviderClaims {
  readonly issuer: string;
  readonly subject: string;
  /** The session at the provider. Undefined if the provider does not name it. */
  readonly session: string | undefined;
  /** Undefined unless it is verified. */
  readonly mail: string | undefined;
  readonly name: string | undefined;
  /** The text that the account settings show: the email address or name. */
  readonly label: string;
  /** Undefined if the provider does not decide the roles. */
  readonly roles: readonly Role[] | undefined;
  /** Undefined if the provider decides no memberships. */
  readonly groups: GroupClaims | undefined;
}

export interface GroupClaims {
  /** The names of all groups whose members the provider decides. */
  readonly managed: readonly string[];
  /** The names of the managed groups to which the user belongs. */
  readonly joined: readonly string[];
}

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** Applies the settings of a provider to its claims. */
export function readClaims(settings: ProviderSettings, claims: Claims): ProviderClaims {
  const mail = readText(claims.email);
  const isVerified =
    claims.email_verified === true || (settings.trustsMail && claims.email_verified !== false);
  const name = readText(claims.name) ?? readText(claims.preferred_username);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    session: readText(claims.sid),
    mail: isVerified ? mail?.toLowerCase() : undefined,
    name,
    label: mail ?? name ?? claims.sub,
    roles: settings.roles && findRoles(settings.roles, claims),
    groups: settings.groups && findGroups(settings.groups, claims),
  };
}

/** Without the setting `user`, every user of the provider has the role `user`. */
function findRoles(
  { claim, user, admin }: NonNullable<ProviderSettings['roles']>,
  claims: Claims,
): readonly Role[] {
  const values = readValues(claims, claim);
  const hasAny = (expected: readonly string[]) => expected.some((value) => values.includes(value));
  return [
    ...(user === undefined || hasAny(user) ? (['user'] as const) : []),
    ...(hasAny(admin) ? (['admin'] as const) : []),
  ];
}

function findGroups({ claim, names }: NonNullable<ProviderSettings['groups']>, claims: Claims): GroupClaims {
  const values = readValues(claims, claim);
  const joined = Object.entries(names).flatMap(([value, name]) => (values.includes(value) ? [name] : []));
  return { managed: [...new Set(Object.values(names))], joined: [...new Set(joined)] };
}

/**
 * Returns the texts of a claim, which is a text or a list. Without a claim of the name `a.b`, this name means the claim
 * `b` inside the claim `a`.
 */
function readValues(claims: Claims, name: string): readonly string[] {
  const nested = name
    .split('.')
    .reduce<unknown>(
      (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined),
      claims,
    );
  const found = Object.hasOwn(claims, name) ? claims[name] : nested;
  const list = Array.isArray(found) ? found : [found];
  return list.filter((value) => typeof value === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Maximum characters of a text that is read. Longer texts are cut. */
const MAX_TEXT_LENGTH = 254;

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim().slice(0, MAX_TEXT_LENGTH)
    : undefined;
}
