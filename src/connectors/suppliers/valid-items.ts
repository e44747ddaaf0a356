import type { z } from 'zod'

/** A list with this many invalid items is not a supplier's, and describing each error takes long. */
const MAX_BROKEN = 1000

/**
 * Returns the items of a list that match the schema. Invalid items are skipped; more than a thousand discard the list.
 */
export function validItems<Item>(items: readonly unknown[], schema: z.ZodType<Item>): Item[] {
  const good: Item[] = []
  let broken = 0
  for (const item of items) {
    const read = schema.safeParse(item)
    if (read.success) good.push(read.data)
    else if (++broken > MAX_BROKEN) return []
  }
  return good
}
