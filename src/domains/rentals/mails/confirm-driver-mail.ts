import type { ComposedMail, MailSetting } from '#domains/outgoing/public.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import { bookingFacts } from './booking-facts.ts'
import { bookingMail, pageUrl } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'

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
  return bookingMail(booking, setting, 'confirmDriver', [
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
      href: pageUrl(publicUrl, `/${language}/confirm-change#${secret}`),
    },
  ])
}
