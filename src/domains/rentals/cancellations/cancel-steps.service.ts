import { cancellationEntry, refundEntry } from '#domains/payments/public.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { movementOf, saleOf } from '../bookings/ledger-movements.ts'
import { LEASE_SECONDS, type SettleNeeds, type StepOutcome } from '../settlement/settlement.ts'

/** The steps of a cancellation: the supplier first, then the money. */
export function cancelSteps(needs: SettleNeeds) {
  const { bookings, connectors, payments, refunds, post, releaseCoupon, closeTasks, closeTwoCars } = needs
  const { notifyTraveller, clock } = needs
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
        await bookings.change({
          bookingId: booking.id,
          from,
          set: { supplierState: 'reserved', cancellation: null, leaseUntil: null },
          event: { kind: 'cancel_refused', detail: { reason: cancelled.failure.reason } },
          now,
        })
        return { code: 'supplier_refused', detail: 'The supplier does not cancel this booking' }
      }
      await bookings.change(
        {
          bookingId: booking.id,
          from,
          set: { status: 'cancelled', supplierState: 'cancelled' },
          event: { kind: 'cancelled' },
          now,
        },
        async (tx) => {
          if (cancellation.refund.amount > 0) await refunds.addAllOf(tx, booking.id, now)
          if (payment?.status !== 'captured') await releaseCoupon(tx, booking.id)
          await post(tx, [cancellationEntry(saleOf(booking), cancellation.fee)])
          await closeTwoCars(tx, booking.id, now)
          await notifyTraveller(
            tx,
            { ...booking, status: 'cancelled', supplierState: 'cancelled' },
            'cancelled',
          )
        },
      )
      return 'go_on'
    },

    async refund(booking: BookingRecord): Promise<StepOutcome> {
      const { payment } = booking
      if (!payment?.refund) throw new Error(`booking ${booking.id} has no payment to refund`)
      const { id, refund } = payment
      const sent = await payments.refund({ id, paymentId: id, amount: refund.amount })
      if (sent === 'refused') await openTaskFor(booking, 'refund_refused')
      if (sent !== 'done') return 'wait'
      const now = clock.now()
      await bookings.change(
        {
          bookingId: booking.id,
          from: { status: booking.status },
          // Of two payments the other one is still due: nobody else is to send it meanwhile.
          set: { leaseUntil: now.add({ seconds: LEASE_SECONDS }) },
          event: { kind: 'refunded' },
          now,
        },
        async (tx) => {
          if (!(await refunds.end(tx, id, 'done', now))) throw new Error(`refund ${id} is not due`)
          await post(tx, [refundEntry(movementOf(booking, payment, refund.amount))])
          await closeTasks(tx, { bookingId: booking.id, kinds: ['refund_refused'], now })
        },
      )
      return 'go_on'
    },
  }
}
