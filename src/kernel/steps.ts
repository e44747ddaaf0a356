/** Work in steps of a few milliseconds each, so that a server can answer requests between them. */
export type Steps<Result> = Generator<void, Result>

/** Items in one step. */
const ITEMS_IN_A_STEP = 100

/** Maps items in order, in steps. */
export function* mapInSteps<Item, Mapped>(
  items: Iterable<Item>,
  map: (item: Item, at: number) => Mapped,
): Steps<Mapped[]> {
  const mapped: Mapped[] = []
  for (const item of items) {
    mapped.push(map(item, mapped.length))
    if (mapped.length % ITEMS_IN_A_STEP === 0) yield
  }
  return mapped
}

/** Does all steps that are left, at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
