import type { LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { isKnownDriver } from '../bookings/known-driver.store.ts'
import { unsubscribeLinks } from '../price-mails/unsubscribe-links.ts'
import type { PriceNotification } from '../price-mails/price-notification.ts'
import type { TellRebooking } from '../rebookings/rebooking-news.ts'
import { compareTerms } from '../rebookings/compare-terms.ts'
import type { Found } from '../rebookings/rebooking.ts'

type MailingApp = Pick<App, 'queuePriceMail' | 'mayMail'>
export type GuardMailsApp = MailingApp & Pick<App, 'bookings' | 'priceMailSecret'>

/** Notifies a customer of a cheaper car, in the transaction that offers it. */
export async function notifyCheaperCar(
  app: GuardMailsApp,
  tx: Db,
  { bookingId, found }: { bookingId: string; found: Found },
): Promise<void> {
  const booking = await app.bookings.find(bookingId)
  if (!booking) return
  const { offer } = booking.sold
  const terms = compareTerms(offer, found.offer)
  const termsWith = (verdict: 'better' | 'other') =>
    terms.flatMap((one) => (one.verdict === verdict ? one.term : []))
  await mailDriver(app, tx, booking, {
    kind: 'cheaper_car',
    reference: booking.reference,
    old: { vehicle: offer.vehicle, supplier: offer.supplier, total: booking.price.total },
    found: { vehicle: found.offer.vehicle, supplier: found.offer.supplier, total: found.price.total },
    saving: found.saving,
    differs: { better: termsWith('better'), other: termsWith('other') },
    missing: found.missing.length,
    leave: unsubscribeLinks(app.priceMailSecret(`guard ${bookingId}`)),
  })
}

/** Notifies a traveller that a rebooking ended unsuccessfully. */
export function notifyRebookingEnded(app: MailingApp): TellRebooking {
  return (tx, { reason, old, new: ordered }) =>
    mailDriver(app, tx, old, {
      kind: 'rebooking_ended',
      reason,
      reference: old.reference,
      newReference: ordered?.reference ?? null,
    })
}

/**
 * Mails the driver of a booking. These mails contain no entered text, and count towards the small daily limit of
 * unverified addresses.
 */
async function mailDriver(
  { queuePriceMail, mayMail }: MailingApp,
  tx: Db,
  booking: BookingRecord,
  notification: PriceNotification,
): Promise<void> {
  if (!booking.driver) return
  const { email: recipient } = booking.driver
  const isKnown = await isKnownDriver(tx, booking)
  if (await mayMail(tx, { to: recipient, bookingId: booking.id, isKnown }))
    await queuePriceMail(tx, notification, {
      recipient,
      langId: booking.langId as LangId,
      bookingId: booking.id,
    })
}
