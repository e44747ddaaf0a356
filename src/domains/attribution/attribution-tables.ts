import type { GeneratedAlways } from 'kysely'
import type { Defaulted } from '#platform/db/columns.ts'
import type { PartnerAttribution } from './partner-attribution.ts'

/** What partners lead to. */
export type SoldKind = 'car' | 'trip'

export type AttributionTables = {
  /** Bookings, and trips, of travellers whom a partner led here. */
  booking_partners: {
    /** Of what was sold, whichever it is: `car_id` or `trip_id` is the same. */
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
    /** By the cart's coupon, and not by a link. */
    by_coupon: Defaulted<boolean>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends AttributionTables {}
}
