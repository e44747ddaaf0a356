import type { z } from 'zod'

/** A list with so many broken items is no list of ours; to say of each what is wrong with it takes long. */
const MOST_BROKEN = 1000

/** Those of a list that fit the schema: one broken car does not cost the others, a thousand of them do. */
export function understood<Item>(items: readonly unknown[], schema: z.ZodType<Item>): Item[] {
  const good: Item[] = []
  let broken = 0
  for (const item of items) {
    const read = schema.safeParse(item)
    if (read.success) good.push(read.data)
    else if (++broken > MOST_BROKEN) return []
  }
  return good
}
