import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MAX_ATTEMPTS } from '#domains/outgoing/mails/mail.ts'
import { addBookingMail } from '#testing/builders/staff/booking-work-requests.ts'
import { DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { freePort, mailServer } from '#testing/stand-ins/mail-server.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  openEnvironment,
  type DedicatedEnvironment,
  type Visit,
} from '../../environment/environment.ts'
import { newMember, rowOf } from '../../steps/staff-steps.ts'

/** A port without a mail server at first. */
const port = await freePort()
let environment: DedicatedEnvironment
beforeAll(async () => {
  environment = await openEnvironment({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
})
afterAll(() => environment.close())

/** Inserts a booking with a unique surname and a misspelt address. */
async function bookingWithTypo({ site }: Visit, surname: string) {
  const steps = journey(site, rentalAfter(siteClock.now(), 60))
  const token = await steps.guest()
  const booking = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  const driver = { ...DRIVER, last_name: surname, email: `${surname.toLowerCase()}@exmaple.com` }
  const { body } = await steps.order(token, booking, { driver })
  expect(body.booking.status).toBe('confirmed')
  return {
    id: booking.booking_id,
    reference: booking.reference,
    wrong: driver.email,
    day: booking.pickup_at.slice(0, 10),
  }
}

test.for(IN_ARABIC)(
  'a caller’s booking is found by half a name and a month, its mail resent to a corrected address; the mail server comes back and dead letters go, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      await newMember(visit, { roles: ['support'] })
      const surname = `Quart${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}main`
      const { id, reference, wrong, day } = await bookingWithTypo(visit, surname)
      const right = wrong.replace('exmaple', 'example')

      const month = day.slice(0, 8)
      const half = surname.slice(3, 12).toLowerCase()
      await open(`/staff/bookings?search=${half}&from=${month}01&to=${month}28`)
      if (day > `${month}28`) await open(`/staff/bookings?search=${half}&from=${month}29`)
      await page.getByRole('link', { name: reference }).click()
      await page.getByRole('heading', { level: 1, name: reference }).waitFor()

      const journal = page.getByRole('listitem').filter({ hasText: t('staff_mails:of_booking.confirmed') })
      await journal
        .filter({ hasText: wrong })
        .getByRole('button', { name: t('staff_mails:open') })
        .click()
      const frame = page.getByRole('dialog').frameLocator('iframe')
      await frame.getByText(reference).first().waitFor()
      await takeScreenshots(page, `staff-booking-mail-${language}`)
      await page.keyboard.press('Escape')

      await journal
        .filter({ hasText: wrong })
        .getByRole('button', { name: t('staff_mails:resend') })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('#resend-email').fill(right)
      await takeScreenshots(page, `staff-booking-resend-${language}`)
      await dialog.getByRole('button', { name: t('staff_mails:resend'), exact: true }).click()
      await journal.filter({ hasText: right }).waitFor()
      await page.getByRole('main').getByRole('link', { name: right }).waitFor()

      await page.locator('#note-text').fill('She reads it at five')
      await page.getByRole('button', { name: t('booking_notes:add') }).click()
      await page.getByRole('listitem').filter({ hasText: 'She reads it at five' }).waitFor()
      await takeScreenshots(page, `staff-booking-worked-${language}`)
      const stored = await site.database.db
        .selectFrom('bookings')
        .select('driver_email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(stored.driver_email).toBe(right)

      // The last attempt is not accepted either.
      const lost = `lost-${surname.toLowerCase()}@example.com`
      await addBookingMail(site, { bookingId: id, recipient: lost, state: 'waiting' })
      const { db } = site.database
      const lastTry = { attempts: MAX_ATTEMPTS - 1, due_at: siteClock.now() }
      await db.updateTable('mails').set(lastTry).where('recipient', '=', lost).execute()
      const mailed = () =>
        db
          .selectFrom('mails')
          .select(['attempts', 'sent_at'])
          .where('recipient', '=', lost)
          .executeTakeFirstOrThrow()
      await expect.poll(async () => (await mailed()).attempts).toBe(MAX_ATTEMPTS)
      await open(`/staff/mails?state=given_up&search=${lost}`)
      await rowOf(visit, lost).getByText('ESOCKET').waitFor()
      await takeScreenshots(page, `staff-mails-${language}`)
      const server = await mailServer(port)
      onTestFinished(() => server.close())
      await page.getByRole('button', { name: t('staff_mails:dead.preview') }).click()
      await page.getByRole('dialog').getByText(t('staff_mails:dead.counted_again')).waitFor()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('staff_mails:dead.send', { count: 1 }) })
        .click()
      await page.getByRole('heading', { name: t('staff_mails:none') }).waitFor()
      await expect.poll(async () => (await mailed()).sent_at).not.toBeNull()
      expect(server.messages).toContain(lost)
    })
  },
)
