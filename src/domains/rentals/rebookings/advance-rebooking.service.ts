import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { requestCancellation } from '../cancellations/request-cancellation.service.ts'
import { isFreeAt } from '../quotes/cancellation-cost.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import type { SettleBooking, SettleNeeds } from '../settlement/settlement.ts'
import { keptBoth, nextRebookingStep, type Rebooking, type RebookingStep } from './rebooking.ts'
import type { GiveUpReason } from './rebooking.contract.ts'
import type { RebookedStore } from './rebooked-booking.store.ts'
import type { RebookingStore } from './rebooking.store.ts'
import type { TellRebooking } from './rebooking-news.ts'

/**
 * Advances a rebooking as far as possible now, and returns it. `awaited`: the traveller is waiting for the order's
 * outcome.
 */
export type AdvanceRebooking = (id: string, how?: { awaited: boolean }) => Promise<Rebooking>

type Needs = {
  db: Db
  bookings: BookingStore
  rebookings: RebookingStore
  rebooked: RebookedStore
  settleBooking: SettleBooking
  tellRebooking: TellRebooking
  clock: Clock
} & Pick<SettleNeeds, 'openTask' | 'onStaffTask'>

/** More steps than any rebooking needs. */
const MAX_STEPS = 8

/**
 * Thrown inside a transaction to roll it back: another process advanced the rebooking, or a booking has changed since
 * it was read.
 */
class Overtaken extends Error {}

/**
 * Runs the steps of a rebooking. Each is one guarded change of its row: repeated, or run by two processes at once, it
 * changes nothing twice. The old booking's cancellation is requested in the transaction that finds the new one
 * confirmed.
 */
export function advanceRebooking(needs: Needs): AdvanceRebooking {
  const { db, bookings, rebookings, rebooked, settleBooking, tellRebooking, clock } = needs
  const openTaskFor = openStaffTask(needs)

  async function read(id: string) {
    const rebooking = await rebookings.find(db, id)
    const old = rebooking && (await bookings.find(rebooking.bookingId))
    if (!rebooking || !old) throw new Error(`rebooking ${id} is gone`)
    const { newBookingId } = rebooking
    return { rebooking, old, new: newBookingId === null ? null : await bookings.find(newBookingId) }
  }

  type Standing = Awaited<ReturnType<typeof read>>

  function move(tx: Db, { id, state }: Rebooking, to: Parameters<RebookingStore['move']>[3]) {
    return rebookings.move(tx, id, state, to, clock.now())
  }

  /**
   * Takes one step. Returns true if something changed, or may have been changed by another process, so that the next
   * step must be determined again.
   */
  async function take(step: RebookingStep, standing: Standing, awaited: boolean): Promise<boolean> {
    const { rebooking } = standing
    switch (step.kind) {
      case 'wait':
        return false
      case 'offer_again':
        return db.transaction().execute((tx) => offerAgain(tx, standing))
      case 'confirm':
        return db.transaction().execute((tx) => move(tx, rebooking, { state: 'confirmed' }))
      case 'cancel_old':
        return cancelOld(standing)
      case 'await_cancellation':
        return db.transaction().execute((tx) => move(tx, rebooking, { state: 'cancelling' }))
      case 'finish':
        return db.transaction().execute((tx) => move(tx, rebooking, { state: 'done' }))
      case 'give_up':
        return giveUp(standing, step.reason, awaited)
    }
  }

  /** Offers the car again and ends its cart, so that a request still using that cart can no longer order it. */
  async function offerAgain(tx: Db, { rebooking, new: ordered }: Standing): Promise<boolean> {
    if (!(await move(tx, rebooking, { state: 'offered', newBookingId: null }))) return false
    if (ordered?.status === 'cart' && !(await rebooked.endCart(tx, ordered.id, clock.now())))
      throw new Overtaken(`cart ${ordered.id} was ordered meanwhile`)
    return true
  }

  async function cancelOld({ rebooking, old, new: ordered }: Standing): Promise<boolean> {
    if (!ordered) return false
    const isRequested = await requestCancellation(
      { bookings, clock },
      { booking: old, contents: old, reason: null },
      async (tx) => {
        if (!(await rebooked.holdConfirmed(tx, ordered.id)))
          throw new Overtaken('the new booking is cancelled')
        if (!isDeepStrictEqual(await rebooked.driverOf(tx, old.id), old.driver))
          throw new Overtaken('the old booking has another driver')
        if (!isFreeAt(old.sold.offer, clock.now())) throw new Overtaken('cancelling costs something now')
        if (!(await move(tx, rebooking, { state: 'cancelling' }))) throw new Overtaken('moved on meanwhile')
      },
    )
    if (isRequested) await settleBooking(old.id)
    return true
  }

  async function giveUp({ rebooking, old, new: ordered }: Standing, reason: GiveUpReason, awaited: boolean) {
    const given = await db.transaction().execute(async (tx) => {
      if (!(await move(tx, rebooking, { state: 'given_up', reason }))) return false
      if (!awaited || keptBoth(reason)) await tellRebooking(tx, { reason, old, new: ordered })
      return true
    })
    return given
  }

  /** Opens the task before the rebooking is given up, so that a crash in between leaves a task rather than nothing. */
  async function askStaff(step: RebookingStep, old: BookingRecord): Promise<void> {
    if (step.kind === 'give_up' && keptBoth(step.reason)) await openTaskFor(old, 'two_cars_booked')
  }

  return async (id, { awaited } = { awaited: false }) => {
    for (let count = 0; count < MAX_STEPS; count++) {
      const standing = await read(id)
      const { rebooking, old } = standing
      const now = clock.now()
      const step = nextRebookingStep({
        ...standing,
        state: rebooking.state,
        found: rebooking.found,
        isFree: isFreeAt(old.sold.offer, now),
        now,
      })
      await askStaff(step, old)
      try {
        if (!(await take(step, standing, awaited))) break
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
      }
    }
    return (await read(id)).rebooking
  }
}
