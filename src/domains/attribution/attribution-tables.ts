import type { GeneratedAlways } from 'kysely'
import type { Defaulted } from '#platform/db/columns.ts'
import type { PartnerAttribution } from './partner-attribution.ts'

/** Kinds of attributed sales. */
export type SoldKind = 'car' | 'trip'

export type AttributionTables = {
  /** Bookings and trips of travellers whom a partner referred. */
  booking_partners: {
    /** Id of the sale, equal to `car_id` or `trip_id`. */
    booking_id: string
    kind: Defaulted<SoldKind>
    car_id: GeneratedAlways<string | null>
    trip_id: GeneratedAlways<string | null>
    partner_id: string
    sub_id: string
    click_id: string | null
    earns: PartnerAttribution['earns']
    basis_points: number
    due: Defaulted<boolean>
    own_browser: Defaulted<boolean>
    /** True if attributed by the cart's coupon rather than by a link. */
    by_coupon: Defaulted<boolean>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends AttributionTables {}
}
