import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { unsubscribeLinks } from '../price-mails/unsubscribe-links.ts'
import { compareTerms } from '../rebookings/compare-terms.ts'
import { notifyDriver, type PriceMailsApp } from '../rebookings/notify-driver.service.ts'
import type { Found } from '../rebookings/rebooking.ts'

/** Parts of the app that mail about a price guard. */
export type GuardMailsApp = PriceMailsApp & Pick<App, 'bookings' | 'priceMailSecret'>

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
  await notifyDriver(app, tx, booking, {
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
