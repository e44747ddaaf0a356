import type { z } from 'zod'

/** Nothing, and of each kind something: too short, too long, too small, too large, not whole, not among the options. */
const OF_EVERY_KIND: readonly unknown[] = [
  undefined,
  null,
  '',
  '  ',
  'x',
  '-7.5',
  'x'.repeat(30_000),
  -7.5,
  -1,
  0,
  1e12,
  -1e12,
  1e16,
  -1e16,
  true,
  [],
  Array.from({ length: 300 }, () => 'x'),
  {},
]

type Def = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  items?: z.ZodType[]
  options?: z.ZodType[]
  valueType?: z.ZodType
  values?: unknown[]
  getter?: () => z.ZodType
}

/** Values that a contract may reject: wrong as a whole, and wrong in each one of its fields, at any depth. */
export function wrongValues(schema: z.ZodType): unknown[] {
  const def = schema.def as unknown as Def
  const inner = innerOf(def)
  if (inner) return wrongValues(inner)
  if (def.shape) return [...OF_EVERY_KIND, ...wrongObjects(def.shape)]
  if (def.options) return def.options.flatMap(wrongValues)
  if (def.element) return [...OF_EVERY_KIND, ...wrongValues(def.element).map((item) => [item])]
  if (def.items) return [...OF_EVERY_KIND, ...wrongTuples(def.items)]
  if (def.type === 'record' && def.valueType)
    return [...OF_EVERY_KIND, ...wrongValues(def.valueType).map((value) => ({ x: value, '': value }))]
  return [...OF_EVERY_KIND]
}

function innerOf({ type, innerType, in: from, out, getter }: Def): z.ZodType | undefined {
  if (type === 'pipe') return (from?.def.type as string) === 'transform' ? out : from
  return getter ? getter() : innerType
}

function wrongObjects(shape: Record<string, z.ZodType>): object[] {
  const chosen = Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { values } = field.def as unknown as Def
      return values ? [[name, values[0]]] : []
    }),
  )
  const wrong = Object.entries(shape).flatMap(([name, field]) =>
    wrongValues(field).map((value) => ({ ...chosen, [name]: value })),
  )
  return [...wrong, { ...chosen, a_field_of_nobody: 1 }]
}

function wrongTuples(items: readonly z.ZodType[]): unknown[][] {
  return items.flatMap((item, at) =>
    wrongValues(item).map((value) => items.map((_, i) => (i === at ? value : 0))),
  )
}

/** Returns the value at a path such as `stops.2.name`. */
export function valueAtPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter((key) => key !== '')
    .reduce((within, key) => (within as Record<string, unknown> | null | undefined)?.[key], value)
}
