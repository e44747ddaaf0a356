import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { BookingEventKind, BookingStatus } from './booking-status.contract.ts'
import type { Payment, PaymentStatus } from '#domains/payments/public.ts'
import type { BookingRecord, SupplierState } from './booking.ts'
import type { Driver } from './driver.contract.ts'

/** One atomic state change: not applied at all if the booking is not in the state `from`. */
export type StateTransition = {
  bookingId: string
  from: {
    status: BookingStatus
    supplierState?: SupplierState
    /** Contents that the cart must still have. */
    cart?: Pick<BookingRecord, 'price' | 'extras' | 'protection' | 'quoteExpiresAt'>
  }
  set: {
    status?: BookingStatus
    supplierState?: SupplierState
    supplierReference?: string
    driver?: Driver
    langId?: number
    cancellation?: BookingRecord['cancellation']
    attempts?: number
    leaseUntil?: Temporal.Instant | null
    exchange?: ExchangeRates
  } & Partial<CartContents>
  payment?: { id: string; from: PaymentStatus; to: PaymentStatus } & Partial<
    Pick<Payment, 'card' | 'declineReason'>
  >
  /** `changeId`: the change it pays for; absent for the order. */
  openPayment?: { id: string; amount: Money; changeId?: string }
  event: { kind: BookingEventKind; detail?: object }
  now: Temporal.Instant
}

/** The fields that may change while a booking is in the cart. */
export type CartContents = Pick<
  BookingRecord,
  'sold' | 'extras' | 'protection' | 'coupon' | 'price' | 'quoteExpiresAt' | 'pickUpAt' | 'dropOffAt'
>
