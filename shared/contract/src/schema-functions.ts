import * as zod from 'zod/mini';
import { makeLazy } from './lazy-schema.ts';

/*
 * The functions of zod with which this console's packages describe data. The build replaces `zod/mini` with them, in
 * the host and in every remote. Schemas are then built when they are first used, and remotes take the functions from
 * the host, because a copy costs each remote 10 KB. The build fails for code that uses a function of zod that is
 * missing here.
 */
export const _default = makeLazy(zod._default);
export const array = makeLazy(zod.array);
export const boolean = makeLazy(zod.boolean);
export const custom = makeLazy(zod.custom);
export const discriminatedUnion = makeLazy(zod.discriminatedUnion);
export const email = makeLazy(zod.email);
const enumeration = makeLazy(zod.enum);

export { enumeration as enum };
export const extend = makeLazy(zod.extend);
export const int = makeLazy(zod.int);
export const int32 = makeLazy(zod.int32);
export const iso = { date: makeLazy(zod.iso.date), datetime: makeLazy(zod.iso.datetime) };
export const length = makeLazy(zod.length);
export const literal = makeLazy(zod.literal);
export const looseObject = makeLazy(zod.looseObject);
export const maximum = makeLazy(zod.maximum);
export const maxLength = makeLazy(zod.maxLength);
export const minimum = makeLazy(zod.minimum);
export const minLength = makeLazy(zod.minLength);
export const never = makeLazy(zod.never);
export const nonnegative = makeLazy(zod.nonnegative);
export const nullable = makeLazy(zod.nullable);
export const nullish = makeLazy(zod.nullish);
export const number = makeLazy(zod.number);
export const object = makeLazy(zod.object);
export const optional = makeLazy(zod.optional);
export const positive = makeLazy(zod.positive);
export const record = makeLazy(zod.record);
export const refine = makeLazy(zod.refine);
export const regex = makeLazy(zod.regex);
export const strictObject = makeLazy(zod.strictObject);
export const string = makeLazy(zod.string);
export const trim = makeLazy(zod.trim);
export const tuple = makeLazy(zod.tuple);
export const union = makeLazy(zod.union);
export const unknown = makeLazy(zod.unknown);
export const uuid = makeLazy(zod.uuid);
