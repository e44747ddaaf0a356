import { beforeAll, expect, test } from 'vitest'
import { DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { takenAtGateway } from '#testing/builders/staff/sent-back.ts'
import { isolate } from '#kernel/isolate.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  sharedEnvironment,
  type BrowserEnvironment,
  type Visit,
} from '../../environment/environment.ts'
import { confirmation, newMember, rowOf } from '../../steps/staff-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** Twelve weeks: so much is paid that a part of it is too much for one person. */
const LONG = rentalAfter(siteClock.now(), 40).replace(
  /dropoff_date=[\d-]+/,
  `dropoff_date=${siteClock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 124 })}`,
)

async function paidBooking({ site, language }: Visit) {
  const { guest, quote, cart, order } = journey(site, LONG)
  const token = await guest()
  const email = `paid-back-${language}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const filled = await cart(token, (await quote('Non-refundable')).quote_id)
  const { booking } = (await order(token, filled, { driver: { ...DRIVER, email } })).body
  expect(booking.price.pay_now.amount).toBeGreaterThan(60_000)
  return { ...booking, email }
}

const button = ({ page, t }: Visit, key: string, within = page.getByRole('main')) =>
  within.getByRole('button', { name: t(key), exact: true })
const chip = ({ page, t }: Visit, state: string) =>
  page.getByText(t(`staff_bookings:refund_states.${state}`), { exact: true })

test.for(IN_ARABIC)(
  'a small part goes back at once; the booking is cancelled with a part that is too much for one person, which a second approves, in %s',
  async (language) => {
    const booked: { id: string; reference: string; email: string; paid: number }[] = []
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const { booking_id: id, reference, email, price } = await paidBooking(visit)
      booked.push({ id, reference, email, paid: price.pay_now.amount })
      await newMember(visit, { roles: ['finance'] })
      await open(`/staff/bookings/${id}`)
      await button(visit, 'staff_bookings:acts.refund').click()
      await page.locator('#refund-amount').fill('10')
      await page.locator('#refund-cause').selectOption('car_differs')
      await page.locator('#refund-reason').fill('A smaller car for twelve weeks')
      await takeScreenshots(page, `staff-booking-refund-${language}`)
      await button(visit, 'staff_bookings:acts.refund', page.locator('form:has(#refund-amount)')).click()
      await confirmation(visit).waitFor()
      await takeScreenshots(page, `staff-booking-refund-asked-${language}`)
      await confirmation(visit).click()
      await chip(visit, 'done').first().waitFor()
      const amount = isolate(formatMoney({ amount: 1000, currency: price.total.currency }, language))
      await page.getByText(t('staff_bookings:chips.refunded', { amount }), { exact: true }).waitFor()

      await button(visit, 'staff_bookings:acts.cancel').click()
      const form = page.locator('form:has(#cancel-reason)')
      await page.locator('[id="cancel-goodwill.amount"]').fill('520')
      await page.locator('[id="cancel-goodwill.cause"]').selectOption('car_differs')
      await page.locator('#cancel-reason').fill('She flies home')
      await takeScreenshots(page, `staff-booking-cancel-${language}`)
      const send = button(visit, 'staff_bookings:acts.cancel', form)
      // An unusual amount needs confirmation.
      await send.click()
      await form.getByText(t('staff_forms:asks')).waitFor()
      await send.click()
      await confirmation(visit).click()
      await chip(visit, 'waiting').first().waitFor()
      expect(await button(visit, 'staff_bookings:decide.approve').count()).toBe(0)
      await button(visit, 'staff_bookings:decide.withdraw').waitFor()
    })

    const { id = '', reference = '', email = '', paid = 0 } = booked[0] ?? {}
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      await newMember(visit, { roles: ['finance'] })
      await open('/staff/approvals')
      await takeScreenshots(page, `staff-approvals-${language}`)
      const row = rowOf(visit, reference)
      await button(visit, 'staff_bookings:decide.approve', row).click()
      const dialog = page.getByRole('dialog')
      await button(visit, 'staff_bookings:decide.approve', dialog).waitFor()
      await takeScreenshots(page, `staff-approve-refund-${language}`)
      await button(visit, 'staff_bookings:decide.approve', dialog).click()
      await row.waitFor({ state: 'detached' })
      await open(`/staff/bookings/${id}`)
      await expect.poll(() => chip(visit, 'done').count()).toBeGreaterThan(1)
      await page.getByText(t('staff_bookings:statuses.cancelled'), { exact: true }).first().waitFor()
      await takeScreenshots(page, `staff-booking-paid-back-${language}`)
      const { travellers, gateway } = await ledgerOf(site.database.db, id)
      const retained = paid - 53_000
      expect({ travellers, gateway, taken: await takenAtGateway(site, id) }).toEqual({
        travellers: undefined,
        gateway: retained,
        taken: retained,
      })
      const mails = site.database.db.selectFrom('mails').select('text').where('recipient', '=', email)
      expect((await mails.execute()).some(({ text }) => text.includes('520'))).toBe(true)
    })
  },
)
