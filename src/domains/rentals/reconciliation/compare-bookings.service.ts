import type { Account, ComparedSales, FindGatewayPayments } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { differencesOf, type Sides } from './differences.ts'
import {
  findMovedBooking,
  listMovedBookings,
  listOpenBookings,
  recordPickUp,
  type MovedBooking,
} from './moved-booking.store.ts'

/** Parts of the app that compare bookings. */
type ComparingApp = Pick<App, 'db' | 'bookings' | 'connectors'> & {
  ledgerOf: (about: { bookingId: string }) => Promise<Record<Account, number>>
  findGatewayPayments: FindGatewayPayments
}

/** Compares bookings with the gateway's records and their supplier's. */
export function compareBookings(app: ComparingApp): ComparedSales<MovedBooking> {
  const { db, bookings, ledgerOf, findGatewayPayments } = app
  return {
    kind: 'bookings',
    movedSince: (...page) => listMovedBookings(db, ...page),
    openSince: (...page) => listOpenBookings(db, ...page),
    find: (id) => findMovedBooking(db, id),

    async compare({ id, paymentIds }, now) {
      const booking = await bookings.find(id)
      if (!booking) return null
      const [gateway, supplier] = await Promise.all([
        findGatewayPayments(paymentIds),
        supplierSide(app, booking),
      ])
      // Read last, to detect changes made during the requests.
      const [ledger, after] = await Promise.all([ledgerOf({ bookingId: id }), bookings.find(id)])
      if (after?.status !== booking.status || after.payment?.status !== booking.payment?.status) return null
      if (supplier !== 'unknown' && supplier?.pickedUp) await recordPickUp(db, id, now)
      return {
        about: { bookingId: id },
        reference: booking.reference,
        differences: differencesOf({ booking, ledger, gateway, supplier }),
        isComplete: gateway !== null && supplier !== 'unknown',
      }
    },
  }
}

async function supplierSide(
  { connectors }: Pick<App, 'connectors'>,
  booking: BookingRecord,
): Promise<Sides['supplier']> {
  const found = await connectors.get(booking.planId)?.retrieve(keysOf(booking))
  return found?.ok ? found.value : 'unknown'
}
