import { zero } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { endUnusedTrip, type EndingApp } from './cancellation/end-unused-trip.service.ts'
import { requesterOf } from './notices/notice-limits.ts'
import { noSuchTrip } from './read-trip.usecase.ts'
import { notifyTraveller } from './trip-notices.service.ts'
import type * as operations from './trip-operations.contract.ts'
import { findVisibleTrip } from './trip-read.store.ts'
import { toTrip } from './trip-reply.ts'
import { changeTrip, lockTrip } from './trip.store.ts'

const notYours = fail({
  code: 'approval_not_yours',
  detail: 'The traveller’s supervisor or an admin of the company decides this',
} as const)
const notWaiting = fail({
  code: 'approval_not_waiting',
  detail: 'This trip does not wait for approval, or no longer',
} as const)

/**
 * Approves or rejects a trip for its company, by a supervisor or an admin. A rejected trip is cancelled free of charge.
 */
export async function approveTrip(
  app: EndingApp & Pick<App, 'db'>,
  { body, caller, network, language }: Call<typeof operations.approveTrip>,
) {
  const { db, clock } = app
  const { trip_id: tripId, approve, reason = null } = body
  const visible = await findVisibleTrip(db, caller, tripId, language)
  if (!visible) return noSuchTrip
  if (!visible.isInCharge) return notYours
  const decided = await db.transaction().execute(async (tx) => {
    const trip = await lockTrip(tx, tripId)
    if (trip?.status !== 'booked' || trip.approval !== 'waiting') return false
    const now = clock.now()
    const by = { profileId: caller.profileId }
    const requester = requesterOf(caller, network)
    if (approve) {
      const set = { approval: 'approved', approvedBy: caller.profileId } as const
      await changeTrip(tx, trip, { set, event: { kind: 'approved', by }, now })
      await notifyTraveller(app, tx, tripId, 'approved', requester)
    } else {
      const cost = { fee: zero(trip.total.currency), refund: trip.paid }
      const ending = { status: 'cancelled', kind: 'refused', approval: 'refused' } as const
      await endUnusedTrip(app, tx, trip, { ...ending, cost, reason, by, requester }, now)
    }
    return true
  })
  if (!decided) return notWaiting
  const after = await findVisibleTrip(db, caller, tripId, language)
  return ok({ trip: toTrip(after ?? visible, clock.now()) })
}
