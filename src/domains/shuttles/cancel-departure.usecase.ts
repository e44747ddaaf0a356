import { writeAudited } from '#domains/staff/public.ts'
import { cancelForUs, type EndingApp } from '#domains/trips/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { markCancelled } from './departure.store.ts'
import { listTripsOn } from './seat.store.ts'
import type * as operations from './staff-shuttle-operations.contract.ts'

const details = {
  departure_not_found: 'There is no such departure',
  departure_left: 'This departure has left',
} as const

/**
 * Cancels one departure, so that no more seats are sold. Its `trips` are cancelled with it, free of charge. Repeating
 * it changes nothing.
 */
export function cancelDeparture(
  app: EndingApp & Pick<App, 'db'>,
  { params: { id }, body: { reason }, by }: Call<typeof operations.cancelDeparture>,
) {
  return writeAudited(app, by, async (tx, now, audit) => {
    const done = await markCancelled(tx, id, now)
    if (done === 'departure_not_found' || done === 'departure_left')
      return fail({ code: done, detail: details[done] })
    const trips = await listTripsOn(tx, id)
    if (done === 'cancelled') {
      for (const trip of trips) await cancelForUs(app, tx, trip.id, { reason, by }, now)
      await audit({
        action: 'cancel_departure',
        subject: { kind: 'shuttle_departure', id },
        before: { cancelled: false },
        after: { cancelled: true, reason, trips: trips.map((trip) => trip.id) },
      })
    }
    return ok({
      departure_id: id,
      trips: trips.map((trip) => ({ trip_id: trip.id, seats: trip.seats })),
    })
  })
}
