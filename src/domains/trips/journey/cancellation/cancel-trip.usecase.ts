import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { requesterOf } from '../notices/notice-limits.ts'
import { noSuchTrip } from '../read-trip.usecase.ts'
import type * as operations from '../trip-operations.contract.ts'
import { findVisibleTrip } from '../trip-read.store.ts'
import { isCancellable, toTrip } from '../trip-reply.ts'
import { lockTrip } from '../trip.store.ts'
import { cancellable, type TripRecord } from '../trip.ts'
import { endUnusedTrip, type EndingApp } from './end-unused-trip.service.ts'
import { tripCostAt, type TripCost } from './trip-cancellation.ts'

/**
 * Cancels a trip that has not started, by the rules of its category. A preview returns the cost and changes nothing. A
 * trip that is already cancelled returns its actual cost.
 */
export async function cancelTrip(
  app: EndingApp & Pick<App, 'db'>,
  { body, caller, network, language }: Call<typeof operations.cancelTrip>,
) {
  const { db, clock } = app
  const { trip_id: tripId, reason = null, preview } = body
  const visible = await findVisibleTrip(db, caller, tripId, language)
  if (!visible) return noSuchTrip
  const cancelled = preview
    ? costOf(visible.trip, clock.now())
    : await db.transaction().execute(async (tx) => {
        const trip = await lockTrip(tx, tripId)
        const now = clock.now()
        const cost = costOf(trip ?? visible.trip, now)
        if (!cost.ok || trip?.status === 'cancelled') return cost
        const by = { profileId: caller.profileId }
        const ending = { status: 'cancelled', cost: cost.value, reason, by } as const
        await endUnusedTrip(
          app,
          tx,
          trip ?? visible.trip,
          { ...ending, requester: requesterOf(caller, network) },
          now,
        )
        return cost
      })
  if (!cancelled.ok) return cancelled
  const { fee, refund } = cancelled.value
  const after = preview ? visible : await findVisibleTrip(db, caller, tripId, language)
  return ok({ trip: toTrip(after ?? visible, clock.now()), fee, refund })
}

function costOf(
  trip: TripRecord,
  now: Temporal.Instant,
): Result<TripCost, { code: 'trip_not_cancellable'; detail: string }> {
  if (trip.status === 'cancelled' && trip.cancelled) return ok(trip.cancelled)
  return isCancellable(trip)
    ? ok(tripCostAt(cancellable(trip), now))
    : fail({ code: 'trip_not_cancellable', detail: `A trip that is ${trip.status} is not cancelled` })
}
