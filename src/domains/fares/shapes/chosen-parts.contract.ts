import type { Money } from '#kernel/money.ts'

/** What may be kept of what was chosen, which a fare is computed from. */
export type ChosenParts = {
  package_id: string
  plan_id: string
  /** Other plans are paid where they cost less; absent in fares from before that. */
  combined?: true
  /** The first zone in which the place lies; null: none. */
  zone_id: string | null
  seats: number
  seat_price: Money
}
