import type { Invoice, InvoicedEvent } from '#domains/invoices/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Station } from '../locations/location.contract.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { BookingMail } from '../bookings/mail-limits.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import type { IsKnownDriver } from '../bookings/known-driver.store.ts'
import type { News, SettleNeeds } from './settlement.ts'

type MailRecipient = { recipient: string; langId: LangId }

/** Counts one more mail about a booking; false if the daily limit is exceeded. */
export type MayMail = (tx: Db, mail: BookingMail) => Promise<boolean>

declare module '#platform/app.ts' {
  interface App {
    mayMail: MayMail
  }
}

type Needs = {
  /** Returns a desk in a given language; null if it is no longer listed. */
  station: (stationId: string, language: Language) => Station | null
  issueFor: (tx: Db, booking: Booking, news: InvoicedEvent) => Promise<Invoice[]>
  queueNews: (
    tx: Db,
    news: News,
    booking: Booking,
    reader: MailRecipient & {
      invoices: readonly Invoice[]
      isKnown: boolean
      moved?: Money | undefined
      cause?: RefundCause | undefined
    },
  ) => Promise<unknown>
  isKnownDriver: IsKnownDriver
  mayMail: MayMail
  queueFormerAddress: (
    tx: Db,
    booking: Booking,
    reader: MailRecipient & { isKnown: boolean },
  ) => Promise<unknown>
  clock: Clock
}

/**
 * Notifies travellers, in the language of the order: the driver of each news item, with the invoices if a booking is
 * confirmed, changed or cancelled; and the driver's former address after a change. A booking without a driver is a
 * cart, about which nobody is notified. An address that is neither verified nor backed by a payment may belong to
 * somebody else: it gets no text entered by the customer, and few mails a day (`mail-limits.ts`).
 */
export function notifyTraveller(
  needs: Needs,
): Pick<SettleNeeds, 'notifyTraveller' | 'creditPaidBack' | 'tellFormerAddress'> {
  const { station, issueFor, queueNews, isKnownDriver, mayMail, queueFormerAddress, clock } = needs

  async function invoicesOf(tx: Db, booking: Booking, news: News, moved?: Money): Promise<Invoice[]> {
    if (news === 'paid_back') return moved ? issueFor(tx, booking, { paidBack: moved }) : []
    return news === 'confirmed' || news === 'changed' || news === 'cancelled'
      ? issueFor(tx, booking, news)
      : []
  }

  return {
    async notifyTraveller(tx, booking, news, moved, cause) {
      if (!booking.driver) return
      const langId = booking.langId as LangId
      const read = toBooking(booking, clock.now(), (id) => station(id, languageOf(langId)))
      const invoices = await invoicesOf(tx, read, news, moved)
      const { email: recipient } = booking.driver
      const isKnown = await isKnownDriver(tx, booking)
      if (await mayMail(tx, { to: recipient, bookingId: booking.id, isKnown }))
        await queueNews(tx, news, read, { recipient, langId, invoices, isKnown, moved, cause })
    },

    async creditPaidBack(tx, booking, paidBack) {
      await issueFor(tx, toBooking(booking, clock.now()), { paidBack })
    },

    async tellFormerAddress(tx, before, after) {
      if (!before.driver) return
      const { email: recipient } = before.driver
      const isKnown = await isKnownDriver(tx, before)
      if (await mayMail(tx, { to: recipient, bookingId: before.id, isKnown }))
        await queueFormerAddress(tx, toBooking(after, clock.now()), {
          recipient,
          langId: before.langId as LangId,
          isKnown,
        })
    },
  }
}
