import type { Instant, Json, Optional } from '#platform/db/columns.ts'
import type { TripCategory } from '../categories.contract.ts'

export type RateCardTables = {
  rate_cards: {
    id: string
    city_id: string
    category: TripCategory
    vehicle_type_id: string
    company_id: Optional<string>
    created_at: Instant
  }
  /** Append-only: the database rejects changes. */
  rate_card_versions: {
    id: string
    rate_card_id: string
    version: number
    /** First pick-up day on which it applies, on the city's clock. */
    from_day: string
    content: Json
    published_at: Instant
    published_by: Optional<string>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RateCardTables {}
}
