import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type {
  Card,
  CardPayments,
  LedgerEntry,
  PaymentAction,
  PaymentMethod,
  paymentStore,
  refundStore,
} from '#domains/payments/public.ts'
import type { NewTask, TaskKind, TaskStore } from '#domains/staff/public.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import type { ReservationDetails } from './reservation-details.ts'
import type { SupplierAnswers } from './supplier-answers.service.ts'

export { LEASE_SECONDS } from '../bookings/lease-seconds.ts'

/** Max time for a traveller to answer the bank: the usual lifetime of a 3-D Secure challenge. */
export const BANK_MINUTES = 10

/**
 * Max wait for the bank's result once the traveller has returned without one. With the job's next run, money and car
 * are settled within two minutes.
 */
export const BACK_SECONDS = 105

/** An order's failure, as returned to the waiting traveller. */
export type SettleFailure =
  | { code: 'payment_declined'; detail: string }
  | { code: 'payment_unavailable'; detail: string }
  | { code: 'sold_out'; detail: string }
  | { code: 'price_changed'; detail: string }
  | { code: 'quote_expired'; detail: string }
  | { code: 'station_closed'; detail: string }
  | { code: 'driver_age'; detail: string }
  | { code: 'flight_number_required'; detail: string }
  | { code: 'supplier_refused'; detail: string }
  | { code: 'supplier_unavailable'; detail: string }

/**
 * A step's outcome: continue; continue with a supplier not requested yet; retry later; retry when the traveller has
 * answered the bank; or the order ended with this failure.
 */
export type StepOutcome = 'go_on' | 'ask_supplier' | 'wait' | { action: PaymentAction } | SettleFailure

/**
 * Settles a booking as far as possible and returns its new state. `fresh`: the caller has just recorded the request to
 * the supplier or gateway and it was not sent yet, so no look-up is needed. The card is only known while a traveller
 * waits; `action` is the step they must take to continue. `awaited`: the response shows the traveller the outcome, so
 * no mail is sent.
 */
export type SettleBooking = (
  bookingId: string,
  how?: { fresh: boolean; card: Card | PaymentMethod | null; awaited: boolean },
) => Promise<Result<Settled, SettleFailure>>

declare module '#platform/app.ts' {
  interface App {
    settleBooking: SettleBooking
  }
}

export type Settled = { booking: BookingRecord; action: PaymentAction | null }

export type SettleNeeds = {
  bookings: BookingStore
  challenges: Pick<typeof paymentStore, 'challenge'>
  connectors: ReadonlyMap<string, SupplierConnector>
  payments: CardPayments
  answers: SupplierAnswers
  /** Posts to the ledger, in the transaction that moves the money. */
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  refunds: Pick<typeof refundStore, 'add' | 'addAllOf' | 'end'>
  /**
   * Queues the mail that notifies the traveller, in the transaction of the reported change. `moved`: the amount charged
   * to the card, negative for a refund. For a staff refund, `moved` and `cause` are its amount and reason.
   */
  notifyTraveller: (
    tx: Db,
    booking: BookingRecord,
    news: News,
    moved?: Money,
    cause?: RefundCause,
  ) => Promise<void>
  /** Issues the credit note of a refund the traveller was already notified of. */
  creditPaidBack: (tx: Db, booking: BookingRecord, paidBack: Money) => Promise<void>
  /** Notifies the booking's former address, in the transaction of the change. */
  tellFormerAddress: (tx: Db, before: BookingRecord, after: BookingRecord) => Promise<void>
  /** Opens a staff task; false if the booking already has such a task. */
  openTask: (task: NewTask) => Promise<boolean>
  /** Closes a booking's tasks, in the transaction that made them unnecessary. */
  closeTasks: TaskStore['close']
  /** Closes the task of two cars booked in place of each other, if the cancelled booking is one of them. */
  closeTwoCars: (tx: Db, bookingId: string, now: Temporal.Instant) => Promise<void>
  /** Reports a newly opened task to the operators of the process. */
  onStaffTask: (
    task: { reference: string; kind: TaskKind; deadline: string } & Partial<
      Omit<ReservationDetails, 'driver'>
    >,
  ) => void
  clock: Clock
}

export type News =
  | 'confirmed'
  | 'changed'
  | 'unchanged'
  | 'cancelled'
  | 'awaiting_supplier'
  | 'failed'
  | 'unpaid'
  | 'refund_failed'
  | 'paid_back'
