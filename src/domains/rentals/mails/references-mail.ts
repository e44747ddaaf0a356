import { composed, type Block, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { term } from '#domains/translations/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { wallTimeText } from '#kernel/texts.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { carName } from './booking-facts.ts'
import { pageUrl } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'

/** Composes the list of the references of an address's upcoming bookings. */
export function referencesMail(bookings: readonly Booking[], setting: MailSetting): ComposedMail {
  const { language, publicUrl } = setting
  const words = wordsOf(language)
  return composed(setting, {
    subject: words.referencesSubject,
    title: words.referencesTitle,
    blocks: [
      { kind: 'text', text: words.referencesIntro },
      ...bookings.map((booking): Block => {
        const pickUp = fill(words.localTime, { time: wallTimeText(booking.pickup_at, language) })
        return {
          kind: 'facts',
          heading: booking.reference,
          rows: [
            { label: words.status, lines: [term('booking_status', booking.status, language)] },
            { label: words.pickUp, lines: [pickUp, booking.offer.pickup.name] },
            { label: words.car, lines: [carName(booking, language)] },
          ],
        }
      }),
      { kind: 'button', label: words.buttonManage, href: pageUrl(publicUrl, `/${language}/manage-booking`) },
    ],
  })
}
