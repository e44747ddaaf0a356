import { fill } from '#kernel/filled-text.ts'
import type { Booking, Driver } from '#domains/rentals/public.ts'
import { bookingFacts, places } from './booking-facts.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { isolated, wordsOf } from './mail-format.ts'
import type { ComposedMail } from '../mail.ts'

type DriverChange = { driver: Pick<Driver, 'first_name' | 'last_name' | 'email'>; secret: string }

/**
 * Composes the mail that requests consent from the owner of a booking's address for another driver. The
 * secret is in the URL fragment.
 */
export function confirmDriverMail(
  booking: Booking,
  { driver, secret }: DriverChange,
  setting: MailSetting,
): ComposedMail {
  const { language, publicUrl } = setting
  const words = wordsOf(language)
  const { first_name, last_name, email } = driver
  return composed(setting, {
    subject: fill(words.confirmDriverSubject, places(booking, language)),
    title: words.confirmDriverTitle,
    blocks: [
      { kind: 'text', text: fill(words.confirmDriverIntro, places(booking, language)) },
      {
        kind: 'facts',
        heading: words.confirmDriverChange,
        rows: [
          { label: words.driver, lines: [`${first_name} ${last_name}`] },
          { label: words.email, lines: [email] },
        ],
      },
      bookingFacts(booking, language),
      { kind: 'text', text: words.confirmDriverElse },
      {
        kind: 'button',
        label: words.buttonConfirmDriver,
        href: new URL(`/${language}/confirm-change#${secret}`, publicUrl).href,
      },
    ],
  })
}

/** Notifies a booking's former address where its mails go from now on. */
export function formerAddressMail(booking: Booking, setting: MailSetting): ComposedMail {
  const { language } = setting
  const words = wordsOf(language)
  return composed(setting, {
    subject: fill(words.formerAddressSubject, places(booking, language)),
    title: words.formerAddressTitle,
    blocks: [
      {
        kind: 'text',
        text: fill(words.formerAddressIntro, {
          ...places(booking, language),
          email: isolated(booking.driver?.email ?? '', language),
        }),
      },
      { kind: 'text', text: words.formerAddressElse },
      bookingFacts(booking, language),
    ],
  })
}
