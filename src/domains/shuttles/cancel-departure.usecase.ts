import type { CancelForUs } from '#domains/trips/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { DepartureStore } from './departure.store.ts'

export type CancelDepartureFailure = { code: 'departure_not_found' | 'departure_left'; detail: string }

type TripOn = { id: string; seats: number }
type Cancelled = Result<{ trips: TripOn[] }, CancelDepartureFailure>

/**
 * Cancels one departure: nobody can take a seat any more. `trips` had seats on it, and are cancelled with it free of
 * charge. Repeating it changes nothing.
 */
export type CancelDeparture = (departureId: string, reason: string, by: StaffActor) => Promise<Cancelled>

type Needs = {
  departures: Pick<DepartureStore, 'cancel'>
  tripsOn: (tx: Db, departureId: string) => Promise<TripOn[]>
  cancelTrip: CancelForUs
  staffWrite: StaffWrite
}

const details = {
  departure_not_found: 'There is no such departure',
  departure_left: 'This departure has left',
} as const satisfies Record<CancelDepartureFailure['code'], string>

export function cancelDeparture({ departures, tripsOn, cancelTrip, staffWrite }: Needs): CancelDeparture {
  return (departureId, reason, by) =>
    staffWrite<Cancelled>(by, async (tx, now) => {
      const cancelling = await departures.cancel(tx, departureId, now)
      if (cancelling === 'departure_not_found' || cancelling === 'departure_left')
        return fail({ code: cancelling, detail: details[cancelling] })
      const trips = await tripsOn(tx, departureId)
      if (cancelling === 'cancelled_before') return { value: ok({ trips }), audited: null }
      for (const { id } of trips) await cancelTrip(tx, id, { reason, by }, now)
      return {
        value: ok({ trips }),
        audited: {
          action: 'cancel_departure',
          subject: { kind: 'shuttle_departure', id: departureId },
          before: { cancelled: false },
          after: { cancelled: true, reason, trips: trips.map(({ id }) => id) },
        },
      }
    })
}
