import { expect, test } from 'vitest'
import { MAIL_LANGUAGES, setting } from '#testing/builders/mails.ts'
import { sampleBooking } from './sample-booking.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { confirmedMail } from './confirmed-mail.ts'
import { unpaidMail } from './unpaid-mail.ts'
import { confirmDriverMail } from './confirm-driver-mail.ts'
import { formerAddressMail } from './former-address-mail.ts'
import {
  redactedBooking,
  redactedDriver,
  redactedElsewhere,
  redactedOtherDriver,
} from './redacted-booking.ts'

test.for(MAIL_LANGUAGES)('a stranger is mailed initials of what others typed, in %s', (language) => {
  const { driver } = sampleBooking()
  if (!driver) throw new Error('the sample has a driver')
  const names = {
    ...driver,
    first_name: 'You won at evil.example',
    last_name: '1Prize evil.example',
    latin_first_name: 'evil',
    latin_last_name: 'evil',
  }
  const booking = redactedBooking(sampleBooking({ driver: names }))
  const change = {
    driver: redactedOtherDriver({ ...names, email: 'you@evil.example' }),
    secret: 's'.repeat(43),
  }
  const mails = [
    ...[confirmedMail, cancelledMail, unpaidMail].map((mail) => mail(booking, setting(language))),
    confirmDriverMail(booking, change, setting(language)),
    formerAddressMail(
      redactedElsewhere(sampleBooking({ driver: { ...names, email: 'you@evil.example' } })),
      setting(language),
    ),
  ]
  for (const { subject, html, text, attachments } of mails) {
    expect(text).toMatch(/Y P|y…@…/)
    // An initial's full stop would stand before that of the sentence.
    expect(text).not.toContain('..')
    expect(subject + html + text + JSON.stringify(attachments)).not.toMatch(/evil|won/)
  }
})

test('a field of the driver that is not listed as safe is left out', () => {
  const { driver } = sampleBooking()
  if (!driver) throw new Error('the sample has a driver')
  const noted = { ...driver, remark: 'Call evil.example' }
  expect(redactedDriver(noted)).toEqual({ ...driver, first_name: 'L', last_name: 'H' })
})
