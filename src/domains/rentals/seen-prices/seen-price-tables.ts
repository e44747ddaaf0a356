import type { ColumnType } from 'kysely'
import type { Category } from '#kernel/acriss.ts'
import type { Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { PlaceFigures } from './seen-price.ts'

/**
 * Observations of searches. Amounts are in euro hundredths, days are `YYYY-MM-DD`. `seen_day` is generated from
 * `seen_at` in UTC.
 */
export type SeenPriceTables = {
  seen_prices: {
    place_id: string
    days: number
    pickup_date: string
    category: Category
    total: number
    /** Null if observed before this column existed. */
    plan_id: Optional<string>
    seen_at: Instant
    seen_day: ColumnType<string, never, never>
  }
  seen_terms: {
    place_id: string
    supplier_id: number
    age_band: number
    deposit_low: number | null
    deposit_high: number | null
    fuel_policies: string[]
    unlimited_mileage: boolean
    young_driver_fee: boolean
    seen_at: Instant
    seen_day: ColumnType<string, never, never>
  }
  seen_places: {
    place_id: string
    /** Time of the newest recorded observation. */
    newest_seen_at: Instant
    /** Time at which a process last leased the place to compute its figures. */
    taken_at: NullableInstant
    /** The value of `newest_seen_at` that the saved figures include. */
    computed_to: NullableInstant
    figures: ColumnType<PlaceFigures | null, string | null | undefined, string | null>
  }
  seen_deals: {
    place_id: string
    category: Category
    days: number
    pickup_date: string
    total: number
    usual: number
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SeenPriceTables {}
}
