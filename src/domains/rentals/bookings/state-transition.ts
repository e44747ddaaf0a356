import type { ExchangeRates } from '#kernel/money.ts'
import type { BookingEventKind, BookingStatus } from './booking-status.contract.ts'
import type { BookingRecord, Payment, PaymentStatus, SupplierState } from './booking.ts'
import type { Driver } from './driver.contract.ts'

/** One state change, atomic: not applied at all when the booking is not in the state `from`. */
export type StateTransition = {
  bookingId: string
  from: {
    status: BookingStatus
    supplierState?: SupplierState
    payment?: PaymentStatus
    /** The cart's contents when this change was decided on. */
    cart?: Pick<BookingRecord, 'price' | 'extras' | 'protection' | 'quoteExpiresAt'>
  }
  set: {
    status?: BookingStatus
    supplierState?: SupplierState
    supplierReference?: string
    driver?: Driver
    cancellation?: BookingRecord['cancellation']
    attempts?: number
    leaseUntil?: Temporal.Instant | null
    exchange?: ExchangeRates
  } & Partial<CartContents>
  payment?: { id: string; status: PaymentStatus; card?: Payment['card']; refundAmount?: number }
  /** `change_id`: the change it pays for; absent for the order. */
  openPayment?: { id: string; amount: number; currency: string; change_id?: string }
  event: { kind: BookingEventKind; detail?: object }
  now: Temporal.Instant
}

/** What may change while a booking is in the cart. */
export type CartContents = Pick<
  BookingRecord,
  'sold' | 'extras' | 'protection' | 'coupon' | 'price' | 'quoteExpiresAt' | 'pickUpAt' | 'dropOffAt'
>
