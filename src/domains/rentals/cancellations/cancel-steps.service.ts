import { releaseCoupon } from '#domains/coupons/public.ts'
import {
  cancellationEntry,
  postEntries,
  refundEntry,
  refundStore,
  type NextRefund,
} from '#domains/payments/public.ts'
import { closeTasks } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import { agreedCost } from './cancellation.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { saleOf } from '../bookings/ledger-movements.ts'
import { orderPlannedRefunds } from '../refunds/ordered-refunds.service.ts'
import { refundRequestStore } from '../refunds/refund-request.store.ts'
import { creditPaidBack, notifyTraveller } from '../settlement/notify-traveller.usecase.ts'
import { LEASE_SECONDS, type SettlingApp, type StepOutcome } from '../settlement/settlement.ts'
import { closeTwoCarsTask } from './two-cars-task.store.ts'

/** Cancels a booking at its supplier, which comes before its refunds. */
export async function cancelAtSupplier(app: SettlingApp, booking: BookingRecord): Promise<StepOutcome> {
  const { bookings, connectors, clock } = app
  const connector = connectors.get(booking.planId)
  const { cancellation, payment } = booking
  if (!connector || !cancellation)
    throw new Error(`booking ${booking.id} cannot be cancelled at its supplier`)
  const cancelled = await connector.cancel(keysOf(booking))
  const now = clock.now()
  const from = { status: booking.status, supplierState: booking.supplierState }
  if (!cancelled.ok) {
    if (cancelled.failure.code !== 'refused') return 'wait'
    await bookings.change(
      {
        bookingId: booking.id,
        from,
        set: { supplierState: 'reserved', cancellation: null, leaseUntil: null },
        event: { kind: 'cancel_refused', detail: { reason: cancelled.failure.reason } },
        now,
      },
      (tx) => refundRequestStore.dropPlanned(tx, booking.id, now),
    )
    return { code: 'supplier_refused', detail: 'The supplier does not cancel this booking' }
  }
  const cost = agreedCost(cancellation, booking)
  await bookings.change(
    {
      bookingId: booking.id,
      from,
      set: {
        status: 'cancelled',
        supplierState: 'cancelled',
        cancellation: { ...cancellation, ...cost },
      },
      event: { kind: 'cancelled' },
      now,
    },
    async (tx) => {
      if (cost.refund.amount > 0) await refundStore.addAllOf(tx, booking.id, now)
      if (payment?.status !== 'captured') await releaseCoupon(tx, booking.id)
      await postEntries(tx, [cancellationEntry(saleOf(booking), cost.fee, cost.given)], clock.now())
      const refunds = await orderPlannedRefunds(tx, booking.id, now)
      await closeTwoCarsTask(tx, booking.id, now)
      await notifyTraveller(
        app,
        tx,
        {
          ...booking,
          status: 'cancelled',
          supplierState: 'cancelled',
          cancellation: { ...cancellation, ...cost },
          paidBack: [...booking.paidBack, ...refunds],
        },
        'cancelled',
      )
    },
  )
  return 'go_on'
}

/**
 * Sends the next refund. If the gateway refuses one requested by staff, that refund has failed. Every refusal opens a
 * staff task.
 */
export async function sendNextRefund(app: SettlingApp, booking: BookingRecord): Promise<StepOutcome> {
  const next = booking.nextRefund
  if (!next) throw new Error(`booking ${booking.id} has no refund to send`)
  const sent = await app.cards.refund(next)
  if (sent === 'refused') await openStaffTask(app, booking, 'refund_refused')
  if (sent === 'done') return endRefund(app, booking, next, 'done')
  return sent === 'refused' && next.requestId !== null ? endRefund(app, booking, next, 'failed') : 'wait'
}

/** Thrown to roll back the transaction: the refund has ended since it was read. */
class AlreadyEnded extends Error {}

async function endRefund(
  app: SettlingApp,
  booking: BookingRecord,
  { id, amount, requestId }: NextRefund,
  status: 'done' | 'failed',
): Promise<StepOutcome> {
  const { bookings, clock } = app
  const now = clock.now()
  try {
    await bookings.change(
      {
        bookingId: booking.id,
        from: { status: booking.status },
        // Another refund may still be due: renews the lease, so that no other process sends it.
        set: { leaseUntil: now.add({ seconds: LEASE_SECONDS }) },
        event: { kind: status === 'done' ? 'refunded' : 'refund_failed' },
        now,
      },
      async (tx) => {
        if (!(await refundStore.end(tx, id, status, now))) throw new AlreadyEnded()
        if (status === 'failed') return
        const entry = refundEntry({ bookingId: booking.id, paymentId: id, amount })
        await postEntries(tx, [entry], clock.now())
        if (requestId !== null) await notifyPaidBack(app, tx, booking, requestId)
        if ((await refundRequestStore.failedOf(tx, booking.id)) === 0)
          await closeTasks(tx, { bookingId: booking.id, kinds: ['refund_refused'], now })
      },
    )
  } catch (error) {
    // Two concurrent refunds may each send the other's, too; the gateway executes each only once.
    if (!(error instanceof AlreadyEnded)) throw error
  }
  return 'go_on'
}

async function notifyPaidBack(app: SettlingApp, tx: Db, booking: BookingRecord, requestId: string) {
  const refunds = await refundRequestStore.paidBack(tx, requestId)
  if (!refunds) return
  const { amount, cause, isNotified } = refunds
  if (isNotified) await creditPaidBack(app, tx, booking, amount)
  else await notifyTraveller(app, tx, booking, 'paid_back', amount, cause)
}
