import * as zod from 'zod/mini';
import { lazily } from './lazy-schema.ts';

/*
 * The functions of zod with which this console's packages describe data. The build replaces `zod/mini` by them, in the
 * host and in every remote. Schemas are then built when they are first used, and remotes take the functions from the
 * host, because a copy costs each remote 10 KB. Code that uses a function that is not here fails its build.
 */
export const _default = lazily(zod._default);
export const array = lazily(zod.array);
export const boolean = lazily(zod.boolean);
export const custom = lazily(zod.custom);
export const discriminatedUnion = lazily(zod.discriminatedUnion);
export const email = lazily(zod.email);
const enumeration = lazily(zod.enum);

export { enumeration as enum };
export const extend = lazily(zod.extend);
export const int = lazily(zod.int);
export const int32 = lazily(zod.int32);
export const iso = { date: lazily(zod.iso.date), datetime: lazily(zod.iso.datetime) };
export const length = lazily(zod.length);
export const literal = lazily(zod.literal);
export const looseObject = lazily(zod.looseObject);
export const maximum = lazily(zod.maximum);
export const maxLength = lazily(zod.maxLength);
export const minimum = lazily(zod.minimum);
export const minLength = lazily(zod.minLength);
export const never = lazily(zod.never);
export const nonnegative = lazily(zod.nonnegative);
export const nullable = lazily(zod.nullable);
export const nullish = lazily(zod.nullish);
export const number = lazily(zod.number);
export const object = lazily(zod.object);
export const optional = lazily(zod.optional);
export const positive = lazily(zod.positive);
export const record = lazily(zod.record);
export const refine = lazily(zod.refine);
export const regex = lazily(zod.regex);
export const strictObject = lazily(zod.strictObject);
export const string = lazily(zod.string);
export const trim = lazily(zod.trim);
export const tuple = lazily(zod.tuple);
export const union = lazily(zod.union);
export const unknown = lazily(zod.unknown);
export const uuid = lazily(zod.uuid);
