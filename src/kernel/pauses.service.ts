/** Items per turn of the event loop, about half a millisecond of work for rows of a grid. */
const ITEMS_PER_SLICE = 10

/**
 * Yields the items one by one, and lets the event loop continue after every few, so that a long list does not block it.
 */
export async function* withPauses<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let passed = 0
  for await (const item of items) {
    if (passed++ % ITEMS_PER_SLICE === 0) await new Promise((resolve) => setImmediate(resolve))
    yield item
  }
}

/** Maps each item, with such pauses. */
export async function mapWithPauses<Item, Mapped>(
  items: Iterable<Item>,
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  for await (const item of withPauses(items)) mapped.push(map(item))
  return mapped
}
