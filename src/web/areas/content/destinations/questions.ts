import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import type { SeenPrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import type { Money } from '#kernel/money.ts'

export type Question =
  | { kind: 'cost'; price: SeenPrice }
  | { kind: 'month'; month: string; perDay: Money; days: number }
  | { kind: 'deposit'; low: Money; high: Money }
  /** Names of suppliers, by where their nearest desk is. */
  | { kind: 'terminal'; inside: string[]; outside: string[] }
  | { kind: 'fuel'; policies: string[] }
  | { kind: 'young'; suppliers: string[]; until: number }
  | { kind: 'elsewhere'; places: string[] }

/** Max places in an answer. */
const MAX_PLACES = 4

/** Returns the questions that a destination's figures answer; a question without its figure is omitted. */
export function questionsOf(destination: Destination): Question[] {
  return [
    cost(destination),
    month(destination),
    deposit(destination),
    terminal(destination),
    fuel(destination),
    young(destination),
    elsewhere(destination),
  ].filter((question) => question !== null)
}

/** Returns the lowest price per day seen. */
export function lowestOf({ by_category }: Pick<Destination, 'by_category'>): SeenPrice | null {
  return by_category.reduce<SeenPrice | null>(
    (lowest, price) => (lowest && lowest.per_day.amount <= price.per_day.amount ? lowest : price),
    null,
  )
}

/** Returns the lowest and the highest deposit seen of any supplier. */
export function depositOf({ suppliers }: Pick<Destination, 'suppliers'>): { low: Money; high: Money } | null {
  const seen = suppliers.flatMap(({ deposit: own }) => own ?? [])
  const lows = seen.map(({ low }) => low).toSorted(byAmount)
  const highs = seen.map(({ high }) => high).toSorted(byAmount)
  const [low, high] = [lows[0], highs.at(-1)]
  return low && high ? { low, high } : null
}

function cost(destination: Destination): Question | null {
  const price = lowestOf(destination)
  return price && { kind: 'cost', price }
}

/** Null if only one month has a price: there is nothing to compare. */
function month({ by_month }: Destination): Question | null {
  const [lowest, other] = by_month.toSorted((one, next) => byAmount(one.price.per_day, next.price.per_day))
  if (!lowest || !other) return null
  return { kind: 'month', month: lowest.month, perDay: lowest.price.per_day, days: lowest.price.days }
}

function deposit(destination: Destination): Question | null {
  const range = depositOf(destination)
  return range && { kind: 'deposit', ...range }
}

function terminal({ place, suppliers }: Destination): Question | null {
  if (place.type !== 'airport') return null
  const inside = suppliers.filter(({ stations }) => stations.some(({ desk }) => desk === 'in_terminal'))
  const outside = suppliers.filter((supplier) => !inside.includes(supplier))
  return { kind: 'terminal', inside: namesOf(inside), outside: namesOf(outside) }
}

function fuel({ suppliers }: Destination): Question | null {
  const policies = [...new Set(suppliers.flatMap(({ fuel_policies }) => fuel_policies))]
  return policies.length > 0 ? { kind: 'fuel', policies } : null
}

function young({ suppliers }: Destination): Question | null {
  const charging = suppliers.filter(({ young_driver_until }) => young_driver_until !== null)
  const until = Math.max(...charging.map(({ young_driver_until }) => young_driver_until ?? 0))
  return charging.length > 0 ? { kind: 'young', suppliers: namesOf(charging), until } : null
}

function elsewhere({ one_way }: Destination): Question | null {
  const places = one_way.slice(0, MAX_PLACES).map(({ name }) => name)
  return places.length > 0 ? { kind: 'elsewhere', places } : null
}

function namesOf(suppliers: Destination['suppliers']): string[] {
  return suppliers.map(({ name }) => name)
}

function byAmount(one: Money, other: Money): number {
  return one.amount - other.amount
}
