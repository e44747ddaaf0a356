import type { Money } from '#kernel/money.ts'

/** Removes duplicate cars of a supplier. The first of each key stays. */
export function onePerKey<Item extends { key: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** Removes duplicate extras by id. An id with two different prices is invalid and is not sold. */
export function onePerId<Item extends { id: string; priceForRental: Money }>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same
    const agreed = same.every(({ priceForRental }) => priceForRental.amount === first?.priceForRental.amount)
    return first && agreed ? [first] : []
  })
}
