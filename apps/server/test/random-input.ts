import type { Chance } from '@quittance/test-support/receipts/chance'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values that a property of this name may have, so that calls get beyond validation. */
export type Likely = Record<string, readonly [unknown, ...unknown[]]>

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)

/** Values of wrong types, at the limits of types, and texts that mean something to a parser. */
const odd: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '0',
  '-0',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '1e999',
  'null',
  '\0',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  'İıſ',
  '👩🏽‍💻'.repeat(20),
  'é'.normalize('NFD').repeat(300),
  '9'.repeat(400),
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%ff',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '=1+1',
  'a@b',
  '"a b"@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13',
  '2026-03-01T00:00:00Z',
  [],
  {},
  [[]],
  [null],
  nested(500),
  Array.from({ length: 2000 }, () => 'x'),
  { length: -1, toString: null, constructor: { prototype: {} } },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
]

/** What a caller sends for this schema; most refinements are not part of JSON Schema. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** A value that fits the schema, or nearly. */
export function fitting(chance: Chance, schema: JsonSchema, likely: Likely, name = ''): unknown {
  const known = likely[schema.format === 'uuid' ? 'uuid' : name]
  if (known && chance.is(0.9)) return chance.pick(known)
  if (schema.const !== undefined) return schema.const
  if (isFilled(schema.enum)) return chance.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (isFilled(choices)) return fitting(chance, chance.pick(choices), likely, name)
  const inner = (part: unknown, key = '') => fitting(chance, part as JsonSchema, likely, key)
  const { minimum = 0, maximum = 1000, minLength = 0, maxLength = 12 } = schema
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || chance.is(0.3))
          .map(([key, part]) => [key, inner(part, key)]),
      )
    case 'array': {
      const { minItems = 0, maxItems = 3, prefixItems, items = {} } = schema
      if (prefixItems) return prefixItems.map((part) => inner(part))
      const count = chance.whole(minItems, Math.min(maxItems, minItems + 3))
      return Array.from({ length: count }, () => inner(items))
    }
    case 'integer':
    case 'number':
      return chance.is(0.2) ? chance.pick([minimum, maximum]) : chance.whole(minimum, minimum + 20)
    case 'boolean':
      return chance.is(0.5)
    case 'string':
      return 'Zürich 東京 12'.repeat(30).slice(0, chance.whole(minLength, Math.min(maxLength, 300)))
    default:
      return chance.pick(odd)
  }
}

/** The value with something in it missing, added or replaced. */
export function broken(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance.is(0.1)) return chance.pick(odd)
  const keys = Object.keys(value)
  if (!isFilled(keys)) return chance.pick(odd)
  const key = chance.pick(keys)
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  const how = chance.pick(['inside', 'replace', 'replace', 'remove', 'add'])
  if (how === 'inside') Reflect.set(copy, key, broken(chance, Reflect.get(copy, key)))
  else if (how === 'replace') Reflect.set(copy, key, chance.pick(odd))
  else if (how === 'remove') Reflect.deleteProperty(copy, key)
  else if (Array.isArray(copy)) copy.push(chance.pick(odd))
  else
    Object.defineProperty(copy, chance.pick(['__proto__', 'constructor', 'isAdmin', 'userId']), {
      value: chance.pick(odd),
      enumerable: true,
    })
  return copy
}

function isFilled<T>(list: readonly T[] | undefined): list is readonly [T, ...T[]] {
  return list !== undefined && list.length > 0
}
