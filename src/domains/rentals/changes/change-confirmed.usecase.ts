import { newId } from '#kernel/ids.ts'
import { decimal, subtract, zero, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Card, PaymentAction, PaymentMethod } from '#domains/payments/public.ts'
import {
  changedBooking,
  StaleChangeError,
  type BookingChange,
  type RequestedChange,
} from './booking-change.ts'
import { findAcceptedChange, findQuotedChange, moveChange } from './booking-change.store.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import { type BookingRecord, isChangeable } from '../bookings/booking.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import {
  HoldRefused,
  holdUnpaidCar,
  type HoldingApp,
  type UnpaidRefused,
} from '../orders/hold-unpaid-car.service.ts'
import {
  priceChange,
  type PriceChangeFailure,
  type PricedChange,
  type PricingApp,
} from './price-change.usecase.ts'
import { settleChange } from './settle-change.usecase.ts'
import { LEASE_SECONDS, type SettleFailure, type SettlingApp } from '../settlement/settlement.ts'

export type ChangeConfirmedFailure =
  | PriceChangeFailure
  | SettleFailure
  | UnpaidRefused
  | { code: 'card_required'; detail: string }

export type ChangeRequest = {
  asked: RequestedChange
  /** Null only requests the cost of the change. */
  acceptTotal: Money | null
  card: Card | PaymentMethod | null
  /** Address of the requester; null if requested through a mailed link. */
  networkAddress: string | null
  /** If set, called instead of applying a change that was priced and whose total was accepted. */
  insteadOfMaking?: (priced: ChangeResult) => Promise<Result<ChangeResult, never>>
}

/**
 * `changed`: the booking with the change, which `price` is for. `due`: to be paid now, negative for a refund.
 * `couponDropped`: the coupon that is not valid for it.
 */
export type ChangeResult = Pick<PricedChange, 'couponDropped'> & {
  booking: Booking
  difference: Money
  due: Money
  price: Booking['price']
  changed: Booking
  action: PaymentAction | null
}

/** Parts of the app that change a confirmed booking. */
export type ChangingApp = SettlingApp & PricingApp & HoldingApp

/**
 * Changes a confirmed booking. Returns the cost; once the traveller has accepted the new total, records the change and
 * settles it as far as possible. If it fails, the booking stays as it was.
 */
export async function changeConfirmed(
  app: ChangingApp,
  booking: BookingRecord,
  { asked: requested, acceptTotal, card, networkAddress, insteadOfMaking }: ChangeRequest,
): Promise<Result<ChangeResult, ChangeConfirmedFailure>> {
  const { db, bookings, clock } = app
  const { id: bookingId } = booking
  const before = acceptTotal && (await acceptedBefore(app, booking, requested, acceptTotal))
  if (before) return ok(before)
  if (!isChangeable(booking, clock.now())) return fail(notModifiable)
  const quoted = acceptTotal && (await findQuotedChange(db, bookingId, requested, clock.now()))
  const priced = quoted
    ? ok({ change: quoted, couponDropped: null })
    : await priceChange(app, booking, requested)
  if (!priced.ok) return priced
  const { change, couponDropped } = priced.value
  const { price } = change.contents
  const shown = {
    difference: subtract(price.total, booking.price.total),
    due: change.due,
    price,
    changed: changedReply(app, booking, change),
    couponDropped,
  }
  if (!acceptTotal) return ok({ booking: toBooking(booking, clock.now()), ...shown, action: null })
  if (!isSame(acceptTotal, price.total))
    return fail({
      code: 'price_changed',
      detail: `The total would be ${price.total.currency} ${decimal(price.total.amount)}`,
    })
  const instead = await insteadOfMaking?.({
    booking: toBooking(booking, clock.now()),
    ...shown,
    action: null,
  })
  if (instead) return instead
  if (change.due.amount > 0 && !card)
    return fail({
      code: 'card_required',
      detail: `${change.due.currency} ${decimal(change.due.amount)} is to be paid now, by card`,
    })
  const accepting = await accept(app, booking, change, networkAddress)
  if (!accepting.ok) return accepting
  if (!accepting.value) {
    // A concurrent request may have accepted the same change.
    const meanwhile = await bookings.find(bookingId)
    const accepted = meanwhile && (await acceptedBefore(app, meanwhile, requested, acceptTotal))
    return accepted ? ok(accepted) : fail(notModifiable)
  }
  const settled = await settleChange(app, bookingId, { fresh: true, card })
  if (!settled.ok) return settled
  const after = await bookings.find(bookingId)
  if (!after) throw new Error(`booking ${bookingId} is gone`)
  return ok({ booking: toBooking(after, clock.now()), ...shown, action: settled.value })
}

/**
 * Finds the same change from an earlier request, completed or in progress; null if there is none. A completed one costs
 * nothing more.
 */
async function acceptedBefore(
  app: Pick<App, 'db' | 'clock'>,
  booking: BookingRecord,
  requested: RequestedChange,
  acceptTotal: Money,
): Promise<ChangeResult | null> {
  const change = await findAcceptedChange(app.db, booking.id, requested)
  if (!change || !isSame(change.contents.price.total, acceptTotal)) return null
  const { price } = change.contents
  return {
    booking: toBooking(booking, app.clock.now()),
    difference: subtract(price.total, booking.price.total),
    due: change.state === 'done' ? zero(change.due.currency) : change.due,
    price,
    changed: changedReply(app, booking, change),
    couponDropped: null,
    // Submitting again after returning from the bank's page redirects there again.
    action: change.state === 'paying' ? bankAction(change.payment) : null,
  }
}

function changedReply({ clock }: Pick<App, 'clock'>, booking: BookingRecord, change: BookingChange): Booking {
  return toBooking(changedBooking(booking, change), clock.now())
}

/**
 * Accepts the change. False if the booking has changed since it was read. An unpaid car is also counted with its new
 * contents.
 */
async function accept(
  app: HoldingApp & Pick<App, 'bookings' | 'clock'>,
  booking: BookingRecord,
  change: BookingChange,
  networkAddress: string | null,
): Promise<Result<boolean, UnpaidRefused>> {
  const { driver, price } = change.contents
  const changed = changedBooking(booking, change)
  const isUnpaid = price.pay_now.amount === 0
  const hold = isUnpaid
    ? await holdUnpaidCar(app, { booking: changed, driver, networkAddress, changeId: change.id })
    : null
  try {
    return ok(await writeAccepted(app, booking, change, hold))
  } catch (error) {
    if (error instanceof HoldRefused) return fail(error.failure)
    // Its price is void: a refund was issued concurrently.
    if (error instanceof StaleChangeError) return ok(false)
    throw error
  }
}

function writeAccepted(
  { bookings, clock }: Pick<App, 'bookings' | 'clock'>,
  booking: BookingRecord,
  change: BookingChange,
  hold: ((tx: Db) => Promise<UnpaidRefused | null>) | null,
): Promise<boolean> {
  const now = clock.now()
  const pays = change.due.amount > 0
  return bookings.change(
    {
      bookingId: booking.id,
      from: { status: 'confirmed', supplierState: 'reserved', cart: booking },
      set: {
        supplierState: 'changing',
        attempts: 0,
        leaseUntil: now.add({ seconds: LEASE_SECONDS }),
      },
      ...(pays && { openPayment: { id: newId(), amount: change.due, changeId: change.id } }),
      event: { kind: 'change_accepted', detail: { change: change.id } },
      now,
    },
    async (tx) => {
      const refused = await hold?.(tx)
      if (refused) throw new HoldRefused(refused)
      await moveChange(tx, change, pays ? 'paying' : 'asked')
    },
  )
}

function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency
}

function bankAction(payment: BookingChange['payment']): PaymentAction | null {
  return payment?.bank ? { type: 'redirect', url: payment.bank.url } : null
}

const notModifiable = {
  code: 'not_modifiable',
  detail: 'A booking can be changed before its pick-up, while cancelling it costs nothing',
} as const
