import { sql, type RawBuilder } from 'kysely'
import type { TripRecord } from '../journey/trip.ts'

/** Fields of a trip that determine which others it overlaps. */
export type TripTimes = Pick<TripRecord, 'id' | 'startAt' | 'endAt' | 'departureId'>

/**
 * SQL condition: `t` is a different trip that overlaps this one. A started trip lasts until it has ended, however late.
 * Seats of one departure do not overlap.
 */
export function overlapsTrip(
  { id, startAt, endAt, departureId }: TripTimes,
  now: Temporal.Instant,
): RawBuilder<boolean> {
  const [start, end, today] = [startAt, endAt, now]
  return sql<boolean>`(
    t.id <> ${id}::uuid
    and t.status in ('assigned', 'started')
    and t.start_at < ${end}::timestamptz
    and case t.status when 'started' then greatest(t.end_at, ${today}::timestamptz) else t.end_at end
      > ${start}::timestamptz
    and ${isOtherDeparture(departureId)})`
}

/** SQL condition: the trip `t` belongs to another departure. Trips without a departure always differ. */
export function isOtherDeparture(departureId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(t.departure_id is null or t.departure_id is distinct from ${departureId}::uuid)`
}
