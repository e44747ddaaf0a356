import type { Account, ComparedSales, FindGatewayPayments } from '#domains/payments/public.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { differencesOf, type Sides } from './differences.ts'
import type { MovedBooking, MovedBookingStore } from './moved-booking.store.ts'

type Needs = {
  store: MovedBookingStore
  findBooking: (id: string) => Promise<BookingRecord | null>
  ledgerOf: (about: { bookingId: string }) => Promise<Record<Account, number>>
  findGatewayPayments: FindGatewayPayments
  connectors: ReadonlyMap<string, SupplierConnector>
}

/** Compares bookings with the gateway's records and their supplier's. */
export function compareBookings(needs: Needs): ComparedSales<MovedBooking> {
  const { store, findBooking, ledgerOf, findGatewayPayments } = needs
  return {
    kind: 'bookings',
    movedSince: store.movedSince,
    openSince: store.openSince,
    find: store.find,

    async compare({ id, paymentIds }, now) {
      const booking = await findBooking(id)
      if (!booking) return null
      const [gateway, supplier] = await Promise.all([
        findGatewayPayments(paymentIds),
        supplierSide(needs, booking),
      ])
      // Read last, to detect changes made during the requests.
      const [ledger, after] = await Promise.all([ledgerOf({ bookingId: id }), findBooking(id)])
      if (after?.status !== booking.status || after.payment?.status !== booking.payment?.status) return null
      if (supplier !== 'unknown' && supplier?.pickedUp) await store.recordPickUp(id, now)
      return {
        about: { bookingId: id },
        reference: booking.reference,
        differences: differencesOf({ booking, ledger, gateway, supplier }),
        isComplete: gateway !== null && supplier !== 'unknown',
      }
    },
  }
}

async function supplierSide({ connectors }: Needs, booking: BookingRecord): Promise<Sides['supplier']> {
  const found = await connectors.get(booking.planId)?.retrieve(keysOf(booking))
  return found?.ok ? found.value : 'unknown'
}
