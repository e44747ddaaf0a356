/** Items passed on in one turn of the event loop: of a grid's rows half a millisecond's work. */
const ITEMS_IN_A_TURN = 10

/** The items one by one; every few of them whatever else waits has its turn, so that a long list holds nobody up. */
export async function* withPauses<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let passed = 0
  for await (const item of items) {
    if (passed++ % ITEMS_IN_A_TURN === 0) await new Promise((turn) => setImmediate(turn))
    yield item
  }
}

/** What `map` makes of each item, with such pauses. */
export async function mapWithPauses<Item, Mapped>(
  items: Iterable<Item>,
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  for await (const item of withPauses(items)) mapped.push(map(item))
  return mapped
}
