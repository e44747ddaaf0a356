import type { z } from 'zod'

/** A list with so many broken items is not one of ours, and describing each error takes long. */
const MAX_BROKEN = 1000

/** The items of a list that match the schema: a broken car is skipped, more than a thousand discard the list. */
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
