import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Invoice, InvoiceKind } from './invoice.contract.ts'

export type Seller = Invoice['seller']

const SERIES: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', credit_note: 'CN' }

/** Each kind counts by itself and anew in each year, by UTC: `INV-2027`. */
export function seriesOf(kind: InvoiceKind, issuedAt: Temporal.Instant): string {
  return `${SERIES[kind]}-${issuedAt.toZonedDateTimeISO('UTC').year}`
}

/** `INV-2027-000042`. */
export function numberIn(series: string, position: number): string {
  return `${series}-${String(position).padStart(6, '0')}`
}

/** Whether a booking's change is one to issue this for: money of ours was taken, or is given back. */
export function isDue(kind: InvoiceKind, booking: Booking): boolean {
  if (booking.price.pay_now.amount === 0) return false
  return kind === 'invoice' ? booking.status === 'confirmed' : (booking.refund?.amount.amount ?? 0) > 0
}

type Heading = Pick<Invoice, 'kind' | 'number' | 'credits' | 'seller'> & { issuedAt: Temporal.Instant }

/** What is put down of a booking that has a driver. */
export function invoiceOf(booking: Booking, { issuedAt, ...heading }: Heading): Invoice {
  const { driver, offer, price, refund } = booking
  if (!driver) throw new Error(`booking ${booking.booking_id} has no driver to be invoiced`)
  return {
    ...heading,
    issued_at: issuedAt.toString({ smallestUnit: 'second' }),
    reference: booking.reference,
    buyer: {
      name: `${driver.first_name} ${driver.last_name}`,
      email: driver.email,
      country: driver.residence,
    },
    supplier: offer.supplier.name,
    car: offer.vehicle.name,
    days: booking.days,
    pickup: { at: booking.pickup_at, station: offer.pickup.name },
    dropoff: { at: booking.dropoff_at, station: offer.dropoff.name },
    lines: price.lines,
    total: price.total,
    paid: price.pay_now,
    at_desk: price.pay_at_desk,
    card: booking.card,
    refund: heading.kind === 'credit_note' ? refund : null,
  }
}
