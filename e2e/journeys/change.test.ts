import { beforeAll, expect, test } from 'vitest'
import { isFocused, keysStayIn, tabTo } from '../steps/keys.ts'
import {
  IN_ARABIC,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../environment/environment.ts'
import { asTraveller, prepare } from '../states/states.ts'
import { openCheaperCar } from '../states/rebook-states.ts'
import { DECLINED_CARD, fillCard, GOOD_CARD, payButton } from '../steps/steps.ts'

/** Its bank requires a challenge. */
const CHALLENGE_CARD = '4000002500003155'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** Goes from a confirmed booking's page to its change page. */
async function startChange(visit: Visit, reference: string): Promise<void> {
  const { page, t, open } = visit
  await open(`/booking/${reference}`)
  await page.getByRole('link', { name: t('booking:actions.change') }).click()
  await page.waitForURL(/\/change$/)
  await page.getByRole('heading', { level: 1, name: t('change:title') }).waitFor()
}

/** Chooses this many days in the last month that the calendar shows. */
async function chooseDays({ page, t }: Visit, days: number): Promise<void> {
  await page.getByRole('button', { name: t('home:form.pickup_date') }).click()
  const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
  const shown = calendar.getByRole('grid').last().getByRole('button')
  await shown.nth(9).click()
  await shown.nth(9 + days).click()
  await calendar.waitFor({ state: 'detached' })
}

/** Presses the page's button, and expects the focus on the price shown. */
async function requestPrice(visit: Visit): Promise<void> {
  const { page, t } = visit
  await payButton(visit).click()
  const quote = page.getByRole('group', { name: t('change:price.told') })
  await expect.poll(() => quote.evaluate((box) => box === document.activeElement)).toBe(true)
}

/** The bank redirects back in the booking's language, which is English. */
async function backFromBank({ page, language, open }: Visit, reference: string): Promise<void> {
  await page.waitForURL(/\/en\/booking\//)
  if (language !== 'en') await open(`/booking/${reference}`)
}

/** Requests the price; expects only the new drop-off next to it, and lines that add up to both totals. */
async function expectNewPlan(visit: Visit): Promise<void> {
  const { page, t } = visit
  const glance = page.getByLabel(t('checkout:glance.title')).locator('time').last()
  const table = page.getByRole('table', { name: t('change:price.told') })
  await requestPrice(visit)
  const dropOff = table.getByRole('row', { name: t('checkout:glance.drop_off') }).locator('time')
  const [booked, changed] = [dropOff.first(), dropOff.last()]
  expect(await glance.getAttribute('datetime')).toBe(await changed.getAttribute('datetime'))
  expect(await glance.getAttribute('datetime')).not.toBe(await booked.getAttribute('datetime'))
  expect(await table.getByRole('row').count()).toBeGreaterThan(6)
}

async function agreeAndPay(visit: Visit, card: string): Promise<void> {
  await fillCard(visit, card)
  await visit.page.getByRole('checkbox').check()
  await payButton(visit).click()
}

/** Pays for the entered change, with a card whose bank requires a challenge. */
async function payToBank(visit: Visit): Promise<void> {
  const { page } = visit
  await expect.poll(() => page.locator('#checkout-first_name').inputValue()).toBe('Mona')
  await requestPrice(visit)
  await agreeAndPay(visit, CHALLENGE_CARD)
  await page.waitForURL(/\/challenge\//)
}

test.for(IN_ARABIC)(
  'a confirmed booking is made longer, the difference paid, then shorter, the difference refunded (%s)',
  async (language) => {
    const prepared = await prepare(environment)
    await environment.visit({ language }, async (visit) => {
      const { page, t, site, watched } = visit
      watched.allow(site.simulators.payments.url)
      await asTraveller(visit, prepared)
      await startChange(visit, prepared.reference)

      await payButton(visit).click()
      await page.getByRole('alert').getByText(t('change:outcome.nothing.title')).waitFor()
      await page.locator('#checkout-first_name').fill('')
      await payButton(visit).click()
      await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(1)
      await page.locator('#checkout-first_name').fill('Mona')

      await chooseDays(visit, 9)
      await expectNewPlan(visit)
      watched.expectErrorResponse(422, /\/modify-booking$/)
      await agreeAndPay(visit, DECLINED_CARD)
      await page.getByRole('alert').getByText(t('change:outcome.declined.title')).waitFor()
      expect(await page.locator('#checkout-first_name').inputValue()).toBe('Mona')

      // The price is still valid: another card is enough.
      await agreeAndPay(visit, CHALLENGE_CARD)
      await page.waitForURL(/\/challenge\//)
      await page.getByRole('button', { name: /^No/ }).click()
      await backFromBank(visit, prepared.reference)
      await page.getByText(t('booking:change.unpaid_title')).waitFor()

      // The form keeps its values.
      await page.getByRole('link', { name: t('booking:change.again') }).click()
      await payToBank(visit)

      // Back from the bank without an answer, the visitor can use another card or resume the challenge.
      const heading = page.getByRole('heading', {
        level: 1,
        name: t('booking:status.change_bank_asks.title'),
      })
      await page.goBack()
      await heading.waitFor()
      await page.getByRole('button', { name: t('booking:bank.other_card') }).click()
      await page.waitForURL(/\/change$/)
      await payToBank(visit)
      await page.goBack()
      await heading.waitFor()
      await page.getByRole('button', { name: t('booking:bank.resume') }).click()
      await page.waitForURL(/\/challenge\//)
      await page.getByRole('button', { name: /^Yes/ }).click()
      await backFromBank(visit, prepared.reference)
      await page.getByText(t('booking:change.made_title')).first().waitFor()
      const voucher = page.getByRole('article', { name: t('booking:voucher.title') })
      expect(await voucher.getByText('Mona Haddad').count()).toBeGreaterThan(0)

      await startChange(visit, prepared.reference)
      await chooseDays(visit, 3)
      await requestPrice(visit)
      expect(await page.locator('#checkout-card_number').count()).toBe(0)
      await page.getByRole('checkbox').check()
      await payButton(visit).click()
      await page.getByText(t('booking:change.made_title')).first().waitFor()
    })
  },
)

test.for(IN_ARABIC)('a booking is changed with the keyboard alone (%s)', async (language) => {
  const prepared = await prepare(environment)
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    const keys = page.keyboard
    await asTraveller(visit, prepared)
    await open(`/booking/${prepared.reference}`)
    await tabTo(page, page.getByRole('link', { name: t('booking:actions.change') }))
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: t('change:title') }).waitFor()

    const days = page.getByRole('button', { name: t('home:form.dropoff_date') })
    const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
    await tabTo(page, days)
    await keys.press('Enter')
    await calendar.getByRole('grid').first().waitFor()
    await keysStayIn(page, calendar, 8)
    await keys.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(days)).toBe(true)

    await tabTo(
      page,
      page.getByRole('button', { name: new RegExp(`^${t('car:more', { name: '' })}`) }).first(),
    )
    await keys.press('Enter')
    await tabTo(page, payButton(visit))
    await keys.press('Enter')
    const quote = page.getByRole('group', { name: t('change:price.told') })
    await expect.poll(() => isFocused(quote)).toBe(true)
    await tabTo(page, page.getByRole('checkbox'))
    await keys.press('Space')
    await tabTo(page, payButton(visit))
    await keys.press('Enter')
    await page.getByText(t('booking:change.made_title')).first().waitFor()
  })
})

test.for(IN_ARABIC)(
  'a booking’s price is checked, and the cheaper car found for it booked by one press (%s)',
  async (language) => {
    const prepared = await prepare(environment)
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await asTraveller(visit, prepared)
      await open(`/booking/${prepared.reference}`)
      const guard = page.getByRole('checkbox', { name: t('rebook:guard.switch') })
      const rebooking = page.waitForResponse(
        (reply) => reply.url().includes('price-guard') && reply.request().method() !== 'GET',
      )
      await guard.press('Space')
      await rebooking
      await page.reload()
      await expect.poll(() => guard.isChecked()).toBe(true)
      await page.getByText('(بتوقيت المكتب)').first().waitFor()

      const reference = await openCheaperCar(visit, prepared)
      await fillCard(visit, GOOD_CARD)
      await payButton(visit).press('Enter')
      await page.waitForURL((address) => !address.pathname.includes(reference))
      await page.getByRole('article', { name: t('booking:voucher.title') }).waitFor()
      await open(`/booking/${reference}/rebook`)
      await page.getByRole('heading', { name: t('rebook:outcome.done.title') }).waitFor()
      await open(`/booking/${reference}`)
      await page.getByText(t('terms:booking_status.cancelled')).first().waitFor()
    })
  },
)
