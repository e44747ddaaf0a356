/** A supplier that lists a car twice sells it once: the first of each key. */
export function onePerKey<Item extends { key: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ key }) => !seen.has(key) && seen.add(key))
}
