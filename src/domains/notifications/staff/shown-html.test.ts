import { expect, test } from 'vitest'
import { setting } from '#testing/builders/mails.ts'
import { confirmDriverMail } from '#domains/rentals/mails/confirm-driver-mail.ts'
import { confirmedMail } from '#domains/rentals/mails/confirmed-mail.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { shownHtml } from './shown-html.ts'

test('nothing that is as good as a password is shown of a mail, and no address of a link', () => {
  const booking = sampleBooking()
  const secret = 'x'.repeat(43)
  const { html } = confirmDriverMail(booking, { driver: booking.driver!, secret }, setting('en'))
  expect(html).toContain(secret)
  expect(shownHtml(html)).not.toContain(secret)
  const voucher = shownHtml(confirmedMail(booking, setting('ar')).html)
  expect(voucher).not.toMatch(/href|<script|https?:/)
  expect(voucher).toContain(booking.reference)
})
