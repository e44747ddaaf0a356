import type { LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { countBookingMail } from '../bookings/count-booking-mail.service.ts'
import { isKnownDriver } from '../bookings/known-driver.store.ts'
import type { PriceNotification } from '../mails/price-mail.ts'
import { queuePriceMail } from '../mails/rental-mails.service.ts'
import type { GiveUpReason } from './rebooking.contract.ts'
import { hasBothBookings } from './rebooking.ts'

/** Parts of the app that mail drivers about prices. */
export type PriceMailsApp = Pick<App, 'clock' | 'productName' | 'publicUrl' | 'windowCounts' | 'limitScale'>

/** Notifies the traveller that a rebooking ended unsuccessfully, in the transaction that ends it. */
export function notifyRebookingEnded(
  app: PriceMailsApp,
  tx: Db,
  { reason, old, new: ordered }: { reason: GiveUpReason; old: BookingRecord; new: BookingRecord | null },
): Promise<void> {
  return notifyDriver(app, tx, old, {
    kind: 'rebooking_ended',
    reason,
    hasBoth: hasBothBookings(reason),
    reference: old.reference,
    newReference: ordered?.reference ?? null,
  })
}

/**
 * Mails the driver of a booking. These mails contain no entered text, and count towards the small daily limit of
 * unverified addresses.
 */
export async function notifyDriver(
  app: PriceMailsApp,
  tx: Db,
  booking: BookingRecord,
  notification: PriceNotification,
): Promise<void> {
  if (!booking.driver) return
  const { email: recipient } = booking.driver
  const isKnown = await isKnownDriver(tx, booking)
  if (await countBookingMail(app, tx, { to: recipient, bookingId: booking.id, isKnown }))
    await queuePriceMail(app, tx, notification, {
      recipient,
      langId: booking.langId as LangId,
      bookingId: booking.id,
    })
}
