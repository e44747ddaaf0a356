import { isDeepStrictEqual } from 'node:util'
import { add, subtract, zero, type Money } from '#kernel/money.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { Invoice, InvoiceKind } from './invoice.contract.ts'

type Seller = Invoice['seller']
type InvoiceLine = Invoice['lines'][number]

declare module '#platform/app.ts' {
  interface App {
    /** The company that sells, as documents name it. */
    seller: Seller
  }
}

/** The seller outside production, which requires one in the configuration. */
const DEMO = { address: '1 Harbour Street|Dubai', taxId: '100000000000003' }

type SellerSettings = {
  PRODUCT_NAME: string
  COMPANY_NAME?: string | undefined
  COMPANY_ADDRESS?: string | undefined
  COMPANY_TAX_ID?: string | undefined
}

/** Returns the seller of a configuration, whose address has a `|` between lines. */
export function sellerOf(config: SellerSettings): Seller {
  const { COMPANY_NAME: name = config.PRODUCT_NAME } = config
  const { COMPANY_ADDRESS: address = DEMO.address, COMPANY_TAX_ID: taxId = DEMO.taxId } = config
  return { name, lines: address.split('|').map((line) => line.trim()), tax_id: taxId }
}

type Station = { name: string; name_en?: string | undefined }

/** The parts of a booking that its invoice contains. */
export type InvoicedBooking = {
  booking_id: string
  reference: string
  offer: { supplier: { name: string }; vehicle: { name: string }; pickup: Station; dropoff: Station }
  days: number
  pickup_at: string
  dropoff_at: string
  driver: { first_name: string; last_name: string; email: string; residence: string } | null
  price: Price
  extras: readonly { extra: { kind: string }; quantity: number; amount: Money }[]
  desk: { pay_at_desk: Invoice['at_desk'] } | null
  card: Invoice['card']
}

/** An invoice without its number and date, which are assigned when it is issued. */
export type InvoiceDraft = Omit<Invoice, 'number' | 'issued_at'>

const SERIES: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', credit_note: 'CN' }

/** Each kind has its own series, restarted each year, by UTC: `INV-2027`. */
export function seriesOf(kind: InvoiceKind, issuedAt: Temporal.Instant): string {
  return `${SERIES[kind]}-${issuedAt.toZonedDateTimeISO('UTC').year}`
}

/** `INV-2027-000042`. */
export function numberIn(series: string, position: number): string {
  return `${series}-${String(position).padStart(6, '0')}`
}

/** Returns the invoice in force: the last one without a credit note, other than partial ones. */
export function currentInvoice(issued: readonly Invoice[]): Invoice | null {
  const credited = new Set(issued.filter(({ part }) => !part).map(({ credits }) => credits))
  return issued.findLast(({ kind, number }) => kind === 'invoice' && !credited.has(number)) ?? null
}

/** Returns the invoice of a booking in its current state. Null if we collected no money for it. */
export function invoiceOf(booking: InvoicedBooking, seller: Seller): InvoiceDraft | null {
  const { driver, offer, price } = booking
  if (price.pay_now.amount === 0) return null
  if (!driver) throw new Error(`booking ${booking.booking_id} has no driver to be invoiced`)
  return {
    kind: 'invoice',
    credits: null,
    replaced_by: null,
    seller,
    reference: booking.reference,
    buyer: {
      name: `${driver.first_name} ${driver.last_name}`,
      email: driver.email,
      country: driver.residence,
    },
    supplier: offer.supplier.name,
    car: offer.vehicle.name,
    days: booking.days,
    pickup: endOf(booking.pickup_at, offer.pickup),
    dropoff: endOf(booking.dropoff_at, offer.dropoff),
    lines: linesOf(booking),
    total: price.total,
    paid: price.pay_now,
    at_desk: price.pay_at_desk,
    ...(booking.desk && { at_desk_own: booking.desk.pay_at_desk }),
    card: booking.card,
    refund: null,
  }
}

/** Returns the lines of a price; those of extras have the kind, which is translated for the reader. */
function linesOf({ price, extras }: InvoicedBooking): InvoiceLine[] {
  const left = [...extras]
  return price.lines.map((line) => {
    if (line.kind !== 'extra') return line
    const at = left.findIndex((booked) => booked.amount.amount === line.amount.amount)
    const [booked] = at < 0 ? [] : left.splice(at, 1)
    return booked ? { ...line, extra: { kind: booked.extra.kind, quantity: booked.quantity } } : line
  })
}

function endOf(at: string, { name, name_en }: InvoicedBooking['offer']['pickup']): Invoice['pickup'] {
  return { at, station: name, ...(name_en !== undefined && { station_en: name_en }) }
}

/** Returns the credit note for the refund of a cancellation. */
export function creditOf(invoice: Invoice, refund: NonNullable<Invoice['refund']>): InvoiceDraft {
  return { ...invoice, kind: 'credit_note', credits: invoice.number, refund }
}

/**
 * Returns a credit note for part of an invoice, which stays in force. `before`: earlier partial credit notes.
 */
export function partCreditOf(invoice: Invoice, amount: Money, before: readonly Invoice[]): InvoiceDraft {
  const credited = before.flatMap(({ refund }) => (refund ? [refund.amount] : []))
  const fee = subtract(invoice.paid, add(amount, ...credited))
  return { ...creditOf(invoice, { amount, fee }), part: true }
}

/**
 * Returns a credit note for a full invoice, which is replaced by another, or by none if nothing is paid to us
 * any more.
 */
export function replacedCredit(invoice: Invoice, next: Invoice | null): InvoiceDraft {
  const fee = zero(invoice.paid.currency)
  return { ...creditOf(invoice, { amount: invoice.paid, fee }), replaced_by: next?.number ?? null }
}

/**
 * Returns true if an invoice has the same content as a draft. Older ones lack a station's name in English, the desk's own
 * money and the kinds of extras.
 */
export function hasSameContent(invoice: Invoice, draft: InvoiceDraft): boolean {
  const { number, issued_at } = invoice
  return isDeepStrictEqual(asBooked(invoice), asBooked({ ...draft, number, issued_at }))
}

function asBooked({ pickup, dropoff, at_desk_own: _atDesk, ...invoice }: Invoice) {
  const lines = invoice.lines.map(({ extra: _extra, ...line }) => line)
  const { station_en: _, ...from } = pickup
  const { station_en: __, ...to } = dropoff
  return { ...invoice, lines, pickup: from, dropoff: to }
}
