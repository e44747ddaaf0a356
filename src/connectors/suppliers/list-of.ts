import { z } from 'zod'
import { validItems } from './valid-items.ts'

const Container = z.record(z.string(), z.unknown())

/** Reads `<foos><foo/>…</foos>` as an array of the valid items. A missing or empty list is empty. */
export function listOf<Item>(name: string, schema: z.ZodType<Item>) {
  return z
    .unknown()
    .optional()
    .transform((list): Item[] => {
      const items = Container.safeParse(list).data?.[name]
      return Array.isArray(items) ? validItems(items, schema) : []
    })
}
