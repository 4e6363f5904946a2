import type { Json, JsonObject } from './canonical-json.ts'

/** What a value must be: a type, an exact text, a list of one shape, or an object with exactly these keys. */
export type Shape =
  | 'string'
  | 'number'
  | 'object'
  | { text: string }
  | { list: Shape }
  | { keys: Record<string, Shape> }

/** Where a value differs from its shape, as `seal.payload.files[2].name`; null if nowhere. */
export function findMisshape(value: Json | undefined, shape: Shape, path: string): string | null {
  if (shape === 'number') return Number.isSafeInteger(value) ? null : path
  if (shape === 'string') return typeof value === 'string' ? null : path
  if (shape === 'object') return isObject(value) ? null : path
  if ('text' in shape) return value === shape.text ? null : path
  if ('list' in shape) {
    if (!Array.isArray(value)) return path
    return first(
      value.map((item, index) => () => findMisshape(item, shape.list, `${path}[${index}]`)),
    )
  }
  if (!isObject(value)) return path
  const { keys } = shape
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(keys, key))
  if (unknown !== undefined) return join(path, unknown)
  return first(
    Object.entries(keys).map(
      ([key, inner]) =>
        () =>
          findMisshape(Object.hasOwn(value, key) ? value[key] : undefined, inner, join(path, key)),
    ),
  )
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function first(checks: (() => string | null)[]) {
  for (const check of checks) {
    const found = check()
    if (found !== null) return found
  }
  return null
}

function join(path: string, key: string) {
  return path ? `${path}.${key}` : key
}
