import type { Price } from '#kernel/price.contract.ts'
import type { Invoice } from './invoice.contract.ts'

type Station = { name: string; name_en?: string | undefined }

/** What an invoice says of a booking. */
export type InvoicedBooking = {
  booking_id: string
  reference: string
  offer: { supplier: { name: string }; vehicle: { name: string }; pickup: Station; dropoff: Station }
  days: number
  pickup_at: string
  dropoff_at: string
  driver: { first_name: string; last_name: string; email: string; residence: string } | null
  price: Price
  desk: { pay_at_desk: Invoice['at_desk'] } | null
  card: Invoice['card']
}
