import { sql, type RawBuilder } from 'kysely'
import type { TripAttention } from '../journey/trip.contract.ts'

/** What has no vehicle before it is approved, and paid by the card that is to pay it: as `whyProvisional` says. */
export function isProvisional(trip: 't' | 'trips'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${trip}.${column}`)
  return sql<boolean>`(${of('approval')} = 'waiting'
    or ${of('pay_by')} = 'card' and ${of('paid')} + ${of('collected')} = 0 and ${of('total')} > 0)`
}

/** Why a trip `t` wants somebody's attention, each as a condition; the names are those of `TRIP_ATTENTION`. */
export function attentionOf(now: Temporal.Instant): Record<TripAttention, RawBuilder<boolean>> {
  return {
    late: sql<boolean>`(t.status in ('booked', 'assigned') and t.start_at < ${now})`,
    unassigned: sql<boolean>`(t.status = 'booked' and not ${isProvisional('t')})`,
    // A card pays before the trip, unless the driver or the desk has collected all; what they collect is recorded at
    // the latest after the bill.
    unpaid: sql<boolean>`(t.pay_by = 'card' and t.status not in ('cancelled', 'no_show') and not exists (
        select from payments p where p.trip_id = t.id and p.state = 'captured')
        and coalesce(t.billed_total, t.total) > t.paid + t.collected
      or t.status = 'billed' and t.billed_total > t.paid + t.collected)`,
  }
}
