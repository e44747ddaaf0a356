import { releaseCoupon } from '#domains/coupons/public.ts'
import { cancellationEntry, refundEntry, type NextRefund } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { agreedCost } from './cancellation.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { saleOf } from '../bookings/ledger-movements.ts'
import { orderPlannedRefunds } from '../refunds/ordered-refunds.service.ts'
import { refundRequestStore } from '../refunds/refund-request.store.ts'
import { LEASE_SECONDS, type SettleNeeds, type StepOutcome } from '../settlement/settlement.ts'

/** The steps of a cancellation: the supplier first, then the money. */
export function cancelSteps(needs: SettleNeeds) {
  const { bookings, connectors, payments, refunds, post, clock } = needs
  const { notifyTraveller, creditPaidBack, closeTasks, closeTwoCars } = needs
  const openTaskFor = openStaffTask(needs)

  return {
    async cancelAtSupplier(booking: BookingRecord): Promise<StepOutcome> {
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
          if (cost.refund.amount > 0) await refunds.addAllOf(tx, booking.id, now)
          if (payment?.status !== 'captured') await releaseCoupon(tx, booking.id)
          await post(tx, [cancellationEntry(saleOf(booking), cost.fee, cost.given)])
          const given = await orderPlannedRefunds(tx, booking.id, now)
          await closeTwoCars(tx, booking.id, now)
          await notifyTraveller(
            tx,
            {
              ...booking,
              status: 'cancelled',
              supplierState: 'cancelled',
              cancellation: { ...cancellation, ...cost },
              paidBack: [...booking.paidBack, ...given],
            },
            'cancelled',
          )
        },
      )
      return 'go_on'
    },

    /**
     * Sends the next refund. If the gateway refuses one requested by staff, that refund has failed. Every refusal opens
     * a staff task.
     */
    async refund(booking: BookingRecord): Promise<StepOutcome> {
      const next = booking.nextRefund
      if (!next) throw new Error(`booking ${booking.id} has no refund to send`)
      const sent = await payments.refund(next)
      if (sent === 'refused') await openTaskFor(booking, 'refund_refused')
      if (sent === 'done') return ended(booking, next, 'done')
      return sent === 'refused' && next.requestId !== null ? ended(booking, next, 'failed') : 'wait'
    },
  }

  async function ended(
    booking: BookingRecord,
    { id, amount, requestId }: NextRefund,
    status: 'done' | 'failed',
  ): Promise<StepOutcome> {
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
          if (!(await refunds.end(tx, id, status, now))) throw new EndedMeanwhile()
          if (status === 'failed') return
          await post(tx, [refundEntry({ bookingId: booking.id, paymentId: id, amount })])
          if (requestId !== null) await tellPaidBack(tx, booking, requestId)
          if ((await refundRequestStore.failedOf(tx, booking.id)) === 0)
            await closeTasks(tx, { bookingId: booking.id, kinds: ['refund_refused'], now })
        },
      )
    } catch (error) {
      // Two concurrent refunds may each send the other's, too; the gateway executes each only once.
      if (!(error instanceof EndedMeanwhile)) throw error
    }
    return 'go_on'
  }

  async function tellPaidBack(tx: Db, booking: BookingRecord, requestId: string) {
    const given = await refundRequestStore.paidBack(tx, requestId)
    if (!given) return
    const { amount, cause, isNotified } = given
    if (isNotified) await creditPaidBack(tx, booking, amount)
    else await notifyTraveller(tx, booking, 'paid_back', amount, cause)
  }
}

class EndedMeanwhile extends Error {}
