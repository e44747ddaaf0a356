import { isDeepStrictEqual } from 'node:util'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { requestCancellation } from '../cancellations/request-cancellation.service.ts'
import { isFreeAt } from '../quotes/cancellation-cost.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import { notifyRebookingEnded, type PriceMailsApp } from './notify-driver.service.ts'
import { hasBothBookings, nextRebookingStep, type Rebooking, type RebookingStep } from './rebooking.ts'
import type { GiveUpReason } from './rebooking.contract.ts'
import { rebookedStore } from './rebooked-booking.store.ts'
import { rebookingStore } from './rebooking.store.ts'

/** Parts of the app that advance a rebooking. */
export type AdvancingApp = PriceMailsApp & Pick<App, 'db' | 'log' | 'bookings' | 'settleBooking'>

/** More steps than any rebooking needs. */
const MAX_STEPS = 8

/**
 * Thrown inside a transaction to roll it back: another process advanced the rebooking, or a booking has changed since
 * it was read.
 */
class StaleStateError extends Error {}

/** A rebooking with both of its bookings. */
type RebookingContext = { rebooking: Rebooking; old: BookingRecord; new: BookingRecord | null }

/**
 * Advances a rebooking as far as possible now, and returns it. Each step is one guarded change of its row: repeated, or
 * run by two processes at once, it changes nothing twice. The old booking's cancellation is requested in the
 * transaction that finds the new one confirmed. `awaited`: the traveller is waiting for the order's outcome.
 */
export async function advanceRebooking(
  app: AdvancingApp,
  id: string,
  { awaited } = { awaited: false },
): Promise<Rebooking> {
  for (let count = 0; count < MAX_STEPS; count++) {
    const context = await read(app, id)
    const { rebooking, old } = context
    const now = app.clock.now()
    const step = nextRebookingStep({
      ...context,
      state: rebooking.state,
      found: rebooking.found,
      isFree: isFreeAt(old.sold.offer, now),
      now,
    })
    await notifyStaff(app, step, old)
    try {
      if (!(await take(app, step, context, awaited))) break
    } catch (error) {
      if (!(error instanceof StaleStateError)) throw error
    }
  }
  return (await read(app, id)).rebooking
}

async function read({ db, bookings }: AdvancingApp, id: string): Promise<RebookingContext> {
  const rebooking = await rebookingStore.find(db, id)
  const old = rebooking && (await bookings.find(rebooking.bookingId))
  if (!rebooking || !old) throw new Error(`rebooking ${id} is gone`)
  const { newBookingId } = rebooking
  return { rebooking, old, new: newBookingId === null ? null : await bookings.find(newBookingId) }
}

function move(
  { clock }: AdvancingApp,
  tx: Db,
  { id, state }: Rebooking,
  to: Parameters<typeof rebookingStore.move>[3],
): Promise<boolean> {
  return rebookingStore.move(tx, id, state, to, clock.now())
}

/**
 * Takes one step. Returns true if something changed, or may have been changed by another process, so that the next step
 * must be determined again.
 */
async function take(
  app: AdvancingApp,
  step: RebookingStep,
  context: RebookingContext,
  awaited: boolean,
): Promise<boolean> {
  const { db } = app
  const { rebooking } = context
  switch (step.kind) {
    case 'wait':
      return false
    case 'offer_again':
      return db.transaction().execute((tx) => offerAgain(app, tx, context))
    case 'confirm':
      return db.transaction().execute((tx) => move(app, tx, rebooking, { state: 'confirmed' }))
    case 'cancel_old':
      return cancelOld(app, context)
    case 'await_cancellation':
      return db.transaction().execute((tx) => move(app, tx, rebooking, { state: 'cancelling' }))
    case 'finish':
      return db.transaction().execute((tx) => move(app, tx, rebooking, { state: 'done' }))
    case 'give_up':
      return giveUp(app, context, step.reason, awaited)
  }
}

/** Offers the car again and ends its cart, so that a request still using that cart can no longer order it. */
async function offerAgain(
  app: AdvancingApp,
  tx: Db,
  { rebooking, new: ordered }: RebookingContext,
): Promise<boolean> {
  if (!(await move(app, tx, rebooking, { state: 'offered', newBookingId: null }))) return false
  if (ordered?.status === 'cart' && !(await rebookedStore.endCart(tx, ordered.id, app.clock.now())))
    throw new StaleStateError(`cart ${ordered.id} was ordered meanwhile`)
  return true
}

async function cancelOld(
  app: AdvancingApp,
  { rebooking, old, new: ordered }: RebookingContext,
): Promise<boolean> {
  if (!ordered) return false
  const request = { booking: old, contents: old, reason: null }
  const isRequested = await requestCancellation(app, request, async (tx) => {
    if (!(await rebookedStore.holdConfirmed(tx, ordered.id)))
      throw new StaleStateError('the new booking is cancelled')
    if (!isDeepStrictEqual(await rebookedStore.driverOf(tx, old.id), old.driver))
      throw new StaleStateError('the old booking has another driver')
    if (!isFreeAt(old.sold.offer, app.clock.now()))
      throw new StaleStateError('cancelling costs something now')
    if (!(await move(app, tx, rebooking, { state: 'cancelling' })))
      throw new StaleStateError('moved on meanwhile')
  })
  if (isRequested) await app.settleBooking(old.id)
  return true
}

async function giveUp(
  app: AdvancingApp,
  { rebooking, old, new: ordered }: RebookingContext,
  reason: GiveUpReason,
  awaited: boolean,
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    if (!(await move(app, tx, rebooking, { state: 'given_up', reason }))) return false
    if (!awaited || hasBothBookings(reason))
      await notifyRebookingEnded(app, tx, { reason, old, new: ordered })
    return true
  })
}

/** Opens the task before the rebooking is given up, so that a crash in between leaves a task rather than nothing. */
async function notifyStaff(app: AdvancingApp, step: RebookingStep, old: BookingRecord): Promise<void> {
  if (step.kind === 'give_up' && hasBothBookings(step.reason))
    await openStaffTask(app, old, 'two_cars_booked')
}
