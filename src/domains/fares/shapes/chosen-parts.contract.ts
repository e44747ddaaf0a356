import type { Money } from '#kernel/money.ts'

/** Stored choices that a fare is computed from. */
export type ChosenParts = {
  package_id: string
  plan_id: string
  /** Charges other plans if they cost less. Absent in fares from before this rule. */
  combined?: true
  /** The first zone that contains the place. Null if none does. */
  zone_id: string | null
  seats: number
  seat_price: Money
}
