import type { z } from 'zod'

/** Those of a list that fit the schema: one broken car does not cost the others. */
export function understood<Item>(items: readonly unknown[], schema: z.ZodType<Item>): Item[] {
  return items.flatMap((item) => {
    const read = schema.safeParse(item)
    return read.success ? [read.data] : []
  })
}
