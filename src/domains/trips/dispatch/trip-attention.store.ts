import { sql, type RawBuilder } from 'kysely'
import type { TripAttention } from '../journey/trip.contract.ts'

/** SQL condition: the trip awaits approval or its card payment, so it gets no vehicle yet. Mirrors `findProvisionalReason`. */
export function isProvisional(trip: 't' | 'trips'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${trip}.${column}`)
  return sql<boolean>`(${of('approval')} = 'waiting'
    or ${of('pay_by')} = 'card' and ${of('paid')} + ${of('collected')} = 0 and ${of('total')} > 0)`
}

/** Returns SQL conditions by reason why a trip `t` needs attention. The names are those of `TRIP_ATTENTION`. */
export function attentionOf(now: Temporal.Instant): Record<TripAttention, RawBuilder<boolean>> {
  return {
    late: sql<boolean>`(t.status in ('booked', 'assigned') and t.start_at < ${now})`,
    unassigned: sql<boolean>`(t.status = 'booked' and not ${isProvisional('t')})`,
    // A card pays before the trip, unless the driver or the desk has collected everything. Collections are recorded
    // after the bill at the latest.
    unpaid: sql<boolean>`(t.pay_by = 'card' and t.status not in ('cancelled', 'no_show') and not exists (
        select from payments p where p.trip_id = t.id and p.state = 'captured')
        and coalesce(t.billed_total, t.total) > t.paid + t.collected
      or t.status = 'billed' and t.billed_total > t.paid + t.collected)`,
  }
}
