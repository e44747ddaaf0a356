import type { StaffActor } from '#domains/staff/public.ts'
import { zero } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { NoticeCause } from '../notices/notice-limits.ts'
import { releaseTrip } from '../seats-and-money.service.ts'
import { notifyTraveller, type NoticeApp } from '../trip-notices.service.ts'
import { isCancellable } from '../trip-reply.ts'
import { changeTrip, lockTrip } from '../trip.store.ts'
import type { Approval, TripEventKind } from '../trip.contract.ts'
import type { TripActor, TripRecord } from '../trip.ts'
import type { TripCost } from './trip-cancellation.ts'

/** The parts of the app that end trips and notify their travellers. */
export type EndingApp = NoticeApp & Pick<App, 'returnSeats'>

type Ending = {
  status: 'cancelled' | 'no_show'
  cost: TripCost
  reason: string | null
  by: TripActor
  /** The trips user who caused it, if any. */
  requester?: NoticeCause
  /** Kind of the event, if it differs from the status. */
  kind?: TripEventKind
  approval?: Approval
}

/**
 * Ends a locked trip that was not driven, with its event and its notice. A cancelled one returns its seats and refunds
 * the wallet; a no-show does neither.
 */
export async function endUnusedTrip(
  app: EndingApp,
  tx: Db,
  trip: TripRecord,
  { status, cost, reason, by, requester, kind = status, approval }: Ending,
  now: Temporal.Instant,
): Promise<void> {
  if (status === 'cancelled') await releaseTrip(app, tx, trip, cost.refund, now)
  await changeTrip(tx, trip, {
    set: { status, cancelled: { ...cost, reason }, paid: cost.fee, ...(approval && { approval }) },
    event: { kind, by, detail: cost },
    now,
  })
  await notifyTraveller(app, tx, trip.id, status, requester)
}

/**
 * Cancels a trip that we cannot drive, free of charge, in the caller's transaction. A started or ended trip stays
 * unchanged.
 */
export async function cancelForUs(
  app: EndingApp,
  tx: Db,
  tripId: string,
  { reason, by: { staffId } }: { reason: string; by: StaffActor },
  now: Temporal.Instant,
): Promise<void> {
  const trip = await lockTrip(tx, tripId)
  if (!trip || !isCancellable(trip)) return
  const cost = { fee: zero(trip.total.currency), refund: trip.paid }
  await endUnusedTrip(app, tx, trip, { status: 'cancelled', cost, reason, by: { staffId } }, now)
}
