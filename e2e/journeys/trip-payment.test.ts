import { beforeAll, expect, test } from 'vitest'
import { tripToPay } from '#testing/builders/trips/trip-to-pay.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  sharedEnvironment,
  type BrowserEnvironment,
  type Visit,
} from '../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const DECLINED = '4000000000000002'
const SUCCEEDS = '4242424242424242'
const CHALLENGED_CARD = '4000002500003155'

async function openLink({ open, site }: Visit) {
  const { link } = await tripToPay(site)
  await open(`/trip-payment/${link.reference}?token=${link.token}`)
}

async function pay({ page, t }: Visit, number: string) {
  await page.getByRole('textbox', { name: t('checkout:card.number') }).fill(number)
  await page.getByRole('textbox', { name: t('checkout:card.expiry') }).fill('12 / 30')
  await page.getByRole('textbox', { name: t('checkout:card.cvc') }).fill('123')
  await page.getByRole('textbox', { name: t('checkout:card.holder') }).fill('Layla Haddad')
  await page.getByRole('button', { name: /456\.00/ }).click()
}

test.for(IN_ENGLISH)(
  'a trip is paid by its link; a declined card preserves the form, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, watched } = visit
      await openLink(visit)
      await page.getByRole('heading', { level: 1, name: t('trip_payment:title') }).waitFor()
      await takeScreenshots(page, `trip-payment-${language}`)
      watched.expectErrorResponse(422, /\/trip-payment$/)
      await pay(visit, DECLINED)
      await page.getByText(t('trip_payment:refused.declined.title')).waitFor()
      expect(await page.getByRole('textbox', { name: t('checkout:card.holder') }).inputValue()).toBe(
        'Layla Haddad',
      )
      await pay(visit, SUCCEEDS)
      await page.getByText(t('trip_payment:state.paid.title')).waitFor()
      await takeScreenshots(page, `trip-paid-${language}`)
    })
  },
)

test('the bank’s challenge is on its own page, and leads back to the paid trip', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, site, watched } = visit
    watched.allow(site.simulators.payments.url)
    await openLink(visit)
    await pay(visit, CHALLENGED_CARD)
    await page.getByRole('button', { name: /Yes, it is me/ }).click()
    await page.getByText(t('trip_payment:state.paid.title')).waitFor()
  })
})

test.for(IN_ARABIC)('before its script, the page pays a trip too, in %s', async (language) => {
  await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
    const { page, t, site, watched } = visit
    const show = async () => {
      const { link } = await tripToPay(site)
      await page.goto(`${site.url}/${language}/trip-payment/${link.reference}?token=${link.token}`)
    }
    const cardNumber = page.getByRole('textbox', { name: t('checkout:card.number') })
    const holder = page.getByRole('textbox', { name: t('checkout:card.holder') })

    await show()
    watched.expectErrorResponse(422, /\/trip-payment\//)
    await pay(visit, '4242')
    await page.getByRole('alert').getByRole('link').waitFor()
    watched.expectErrorResponse(422, /\/trip-payment\//)
    await pay(visit, DECLINED)
    await page.getByText(t('trip_payment:refused.declined.title')).waitFor()
    await takeScreenshots(page, `trip-payment-refused-${language}`)
    // Entered values return, but no card number is in a page or its address.
    expect([await holder.inputValue(), await cardNumber.inputValue()]).toEqual(['Layla Haddad', ''])
    expect(page.url() + (await page.content())).not.toMatch(new RegExp(DECLINED))
    await pay(visit, SUCCEEDS)
    await page.getByText(t('trip_payment:state.paid.title')).waitFor()

    await show()
    await pay(visit, CHALLENGED_CARD)
    const toBank = page.getByRole('link', { name: t('trip_payment:state.asked.bank') })
    expect(await toBank.getAttribute('href')).toMatch(site.simulators.payments.url)
  })
})

test('a link that is cut off says what to do', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open, watched } = visit
    watched.expectErrorResponse(404, /\/trip-payment/)
    await open('/trip-payment/ABCDEFGHJK?token=abcdefghijklmnopqrstuvwxyz')
    await page.getByRole('heading', { level: 1, name: t('trip_payment:unknown.title') }).waitFor()
  })
})
