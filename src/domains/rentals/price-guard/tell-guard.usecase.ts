import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { IsKnownDriver } from '../bookings/known-driver.store.ts'
import { leaveLinks } from '../price-mails/leave-link.ts'
import type { PriceNews, TellPrice } from '../price-mails/price-news.ts'
import type { TellRebooking } from '../rebookings/rebooking-news.ts'
import type { MayMail } from '../settlement/notify-traveller.usecase.ts'
import { compareTerms } from '../rebookings/compare-terms.ts'
import type { TellGuard } from './guard-news.ts'

type Needs = {
  findBooking: (bookingId: string) => Promise<BookingRecord | null>
  tellPrice: TellPrice
  isKnownDriver: IsKnownDriver
  mayMail: MayMail
  leaveSecretOf: (bookingId: string) => string
}

/**
 * Mails the driver of a booking. These mails contain no entered text, and count towards the small daily limit of
 * unverified addresses.
 */
export function tellGuard(needs: Needs): { tellGuard: TellGuard; tellRebooking: TellRebooking } {
  const { findBooking, tellPrice, isKnownDriver, mayMail, leaveSecretOf } = needs

  async function tell(tx: Db, booking: BookingRecord, news: PriceNews): Promise<void> {
    if (!booking.driver) return
    const { email: recipient } = booking.driver
    const isKnown = await isKnownDriver(tx, booking)
    if (await mayMail(tx, { to: recipient, bookingId: booking.id, isKnown }))
      await tellPrice(tx, news, { recipient, langId: booking.langId as LangId, bookingId: booking.id })
  }

  return {
    async tellGuard(tx, { bookingId, found }) {
      const booking = await findBooking(bookingId)
      if (!booking) return
      const { offer } = booking.sold
      const terms = compareTerms(offer, found.offer)
      const named = (verdict: 'better' | 'other') =>
        terms.flatMap((one) => (one.verdict === verdict ? one.term : []))
      await tell(tx, booking, {
        kind: 'cheaper_car',
        reference: booking.reference,
        old: { vehicle: offer.vehicle, supplier: offer.supplier, total: booking.price.total },
        found: { vehicle: found.offer.vehicle, supplier: found.offer.supplier, total: found.price.total },
        saving: found.saving,
        differs: { better: named('better'), other: named('other') },
        missing: found.missing.length,
        leave: leaveLinks(leaveSecretOf(bookingId)),
      })
    },

    async tellRebooking(tx, { reason, old, new: ordered }) {
      await tell(tx, old, {
        kind: 'rebooking_ended',
        reason,
        reference: old.reference,
        newReference: ordered?.reference ?? null,
      })
    },
  }
}
