import { composed, isolated, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { bookingFacts, places } from './booking-facts.ts'
import { wordsOf } from './booking-words.ts'

/** Notifies a booking's former address where its mails go from now on. */
export function formerAddressMail(booking: Booking, setting: MailSetting): ComposedMail {
  const { language } = setting
  const words = wordsOf(language)
  const email = isolated(booking.driver?.email ?? '', language)
  const values = { ...places(booking, language), email }
  return composed(setting, {
    subject: fill(words.formerAddressSubject, values),
    title: words.formerAddressTitle,
    blocks: [
      { kind: 'text', text: fill(words.formerAddressIntro, values) },
      { kind: 'text', text: words.formerAddressElse },
      bookingFacts(booking, language),
    ],
  })
}
