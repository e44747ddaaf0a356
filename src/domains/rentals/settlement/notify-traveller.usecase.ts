import { issueInvoices, type Invoice } from '#domains/invoices/public.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { countBookingMail } from '../bookings/count-booking-mail.service.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import { isKnownDriver } from '../bookings/known-driver.store.ts'
import type { TravellerNotification } from '../mails/booking-mails.ts'
import { queueBookingMail, queueFormerAddress } from '../mails/rental-mails.service.ts'
import type { NotifyingApp } from './settlement.ts'

/**
 * Queues the mail that notifies the driver of a booking, in the language of the order and in the transaction of the
 * reported change, with the invoices if the booking is confirmed, changed or cancelled. A booking without a driver is
 * a cart, about which nobody is notified. An address that is neither verified nor backed by a payment may belong to
 * somebody else: it gets no text entered by the customer, and few mails a day (`mail-limits.ts`). `moved`: the amount
 * charged to the card, negative for a refund. For a staff refund, `moved` and `cause` are its amount and reason.
 */
export async function notifyTraveller(
  app: NotifyingApp,
  tx: Db,
  booking: BookingRecord,
  notification: TravellerNotification,
  moved?: Money,
  cause?: RefundCause,
): Promise<void> {
  if (!booking.driver) return
  const langId = booking.langId as LangId
  const { clock, places } = app
  const read = toBooking(booking, clock.now(), (id) => places.station(id, languageOf(langId)))
  const invoices = await invoicesOf(app, tx, read, notification, moved)
  const { email: recipient } = booking.driver
  const isKnown = await isKnownDriver(tx, booking)
  if (await countBookingMail(app, tx, { to: recipient, bookingId: booking.id, isKnown }))
    await queueBookingMail(app, tx, notification, read, {
      recipient,
      langId,
      invoices,
      isKnown,
      moved,
      cause,
    })
}

async function invoicesOf(
  app: NotifyingApp,
  tx: Db,
  booking: Booking,
  notification: TravellerNotification,
  moved?: Money,
): Promise<Invoice[]> {
  if (notification === 'paid_back') return moved ? issueInvoices(app, tx, booking, { paidBack: moved }) : []
  return notification === 'confirmed' || notification === 'changed' || notification === 'cancelled'
    ? issueInvoices(app, tx, booking, notification)
    : []
}

/** Issues the credit note of a refund that the traveller was already notified of. */
export async function creditPaidBack(
  app: Pick<NotifyingApp, 'clock' | 'seller'>,
  tx: Db,
  booking: BookingRecord,
  paidBack: Money,
): Promise<void> {
  await issueInvoices(app, tx, toBooking(booking, app.clock.now()), { paidBack })
}

/** Notifies the booking's former address, in the transaction of the change. */
export async function notifyFormerAddress(
  app: NotifyingApp,
  tx: Db,
  before: BookingRecord,
  after: BookingRecord,
): Promise<void> {
  if (!before.driver) return
  const { email: recipient } = before.driver
  const isKnown = await isKnownDriver(tx, before)
  if (await countBookingMail(app, tx, { to: recipient, bookingId: before.id, isKnown }))
    await queueFormerAddress(app, tx, toBooking(after, app.clock.now()), {
      recipient,
      langId: before.langId as LangId,
      isKnown,
    })
}
