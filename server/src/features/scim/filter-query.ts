import { type SQL, sql } from 'drizzle-orm';
import { ScimError } from '../../domain/scim-error.ts';
import type { QueryAttribute } from './attribute-query.ts';
import type { FilterOperator, FilterValue, ScimFilter } from './scim-filter.ts';

type Attributes = Readonly<Record<string, QueryAttribute>>;
type Comparison = Extract<ScimFilter, { kind: 'compare' }>;

/** The SQL operators of the comparisons that require an order. */
const ORDER_SIGNS: Partial<Readonly<Record<FilterOperator, SQL>>> = {
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

/**
 * Converts a filter to a condition. An attribute that Atrium does not store is treated as absent. Throws a ScimError
 * `invalidFilter` if an operator does not fit its attribute.
 */
export function buildFilterCondition(filter: ScimFilter, attributes: Attributes): SQL {
  return sql`(${buildPart(filter, attributes)})`;
}

function buildPart(filter: ScimFilter, attributes: Attributes): SQL {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => buildFilterCondition(part, attributes));
      return sql.join(parts, filter.kind === 'and' ? sql` and ` : sql` or `);
    }
    case 'not':
      return sql`not ${buildFilterCondition(filter.part, attributes)}`;
    case 'present':
      return isPresent(findAttribute(attributes, filter.attribute));
    case 'compare':
      return compare(filter, findAttribute(attributes, filter.attribute));
  }
}

/** Returns the SQL by which a list is sorted. Undefined if a list cannot be sorted by the attribute. */
export function findSortValue(name: string, attributes: Attributes): SQL | undefined {
  const attribute = findAttribute(attributes, name);
  if (!attribute || attribute.kind === 'ids') return undefined;
  return attribute.kind === 'text' && !attribute.isCaseExact
    ? sql`lower(${attribute.value})`
    : attribute.value;
}

function findAttribute(attributes: Attributes, name: string): QueryAttribute | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

function isPresent(attribute: QueryAttribute | undefined): SQL {
  if (!attribute) return sql`false`;
  return attribute.kind === 'ids' ? attribute.hasAny : sql`${attribute.value} is not null`;
}

function compare({ operator, value }: Comparison, attribute: QueryAttribute | undefined): SQL {
  // An absent attribute equals null and differs from every other value. Every other comparison is false.
  if (!attribute) return operator === (value === null ? 'eq' : 'ne') ? sql`true` : sql`false`;
  if (value === null) return compareWithNull(operator, attribute);
  switch (attribute.kind) {
    case 'ids':
      return compareIds(operator, value, attribute);
    case 'boolean':
      return compareBoolean(operator, value, attribute.value);
    case 'time':
      return compareTime(operator, value, attribute.value);
    case 'text':
      return compareText(operator, value, attribute);
  }
}

function compareWithNull(operator: FilterOperator, attribute: QueryAttribute): SQL {
  if (operator === 'eq') return sql`not (${isPresent(attribute)})`;
  if (operator === 'ne') return isPresent(attribute);
  throw createOperatorError(operator);
}

function compareIds(
  operator: FilterOperator,
  value: FilterValue,
  { has }: Extract<QueryAttribute, { kind: 'ids' }>,
): SQL {
  if (operator === 'ne') return sql`not ${has(String(value))}`;
  if (operator !== 'eq') throw createOperatorError(operator);
  return has(String(value));
}

function compareBoolean(operator: FilterOperator, value: FilterValue, actual: SQL): SQL {
  // Some directories send booleans as texts.
  const expected = String(value).toLowerCase();
  if ((operator !== 'eq' && operator !== 'ne') || (expected !== 'true' && expected !== 'false')) {
    throw createOperatorError(operator);
  }
  const isTrue = (expected === 'true') === (operator === 'eq');
  return isTrue ? sql`(${actual})` : sql`not (${actual})`;
}

function compareTime(operator: FilterOperator, value: FilterValue, actual: SQL): SQL {
  const time = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime())) throw createOperatorError(operator);
  const at = sql`${time.toISOString()}::timestamptz`;
  if (operator === 'eq') return sql`${actual} = ${at}`;
  if (operator === 'ne') return sql`${actual} <> ${at}`;
  const sign = ORDER_SIGNS[operator];
  if (!sign) throw createOperatorError(operator);
  return sql`${actual} ${sign} ${at}`;
}

function compareText(
  operator: FilterOperator,
  value: FilterValue,
  { value: column, isCaseExact }: Extract<QueryAttribute, { kind: 'text' }>,
): SQL {
  if (typeof value !== 'string') throw createOperatorError(operator);
  const actual = isCaseExact ? sql`coalesce(${column}, '')` : sql`lower(coalesce(${column}, ''))`;
  const expected = isCaseExact ? sql`${value}::text` : sql`lower(${value}::text)`;
  switch (operator) {
    case 'eq':
      return sql`${column} is not null and ${actual} = ${expected}`;
    case 'ne':
      return sql`${column} is null or ${actual} <> ${expected}`;
    case 'co':
      return sql`strpos(${actual}, ${expected}) > 0`;
    case 'sw':
      return sql`starts_with(${actual}, ${expected})`;
    case 'ew':
      return sql`right(${actual}, length(${expected})) = ${expected}`;
    default:
      // Each of the remaining operators is in `ORDER_SIGNS`. TypeScript does not know this.
      return sql`${column} is not null and ${actual} ${ORDER_SIGNS[operator] ?? sql`=`} ${expected}`;
  }
}

function createOperatorError(operator: FilterOperator): ScimError {
  return new ScimError(
    400,
    `The operator “${operator}” does not fit the attribute or its value.`,
    'invalidFilter',
  );
}
