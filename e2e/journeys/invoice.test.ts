import { beforeAll, expect, test } from 'vitest'
import { DRIVER } from '#testing/builders/rentals/journey.ts'
import { LANGUAGES, type BrowserEnvironment, sharedEnvironment } from '../environment/environment.ts'
import { asTraveller, prepare, type Prepared } from '../states/states.ts'

let environment: BrowserEnvironment
let prepared: Prepared
beforeAll(async () => {
  environment = await sharedEnvironment()
  prepared = await prepare(environment)
})

test.for(LANGUAGES)(
  'who proves that a booking is theirs is led on to its invoice, in %s',
  async (language) => {
    await environment.visit({ language }, async ({ page, t, open }) => {
      await open(`/pdf-invoice?reference=${prepared.reference}`)
      await page.locator('#find-email').fill(DRIVER.email)
      await page.getByRole('button', { name: t('booking:find.open') }).click()
      await page.getByRole('article', { name: t('invoice:sheet.invoice') }).waitFor()
      const { pathname, search } = new URL(page.url())
      expect(pathname + search).toBe(`/${language}/pdf-invoice?reference=${prepared.reference}`)
    })
  },
)

test('a booking leads to its voucher as a PDF and to its invoice', async () => {
  await environment.visit({}, async (one) => {
    const { page, t, open } = one
    await asTraveller(one, prepared)
    await open(`/booking/${prepared.reference}`)
    const voucher = page.getByRole('link', { name: t('booking:actions.voucher') })
    const file = await one.context.request.get(
      new URL((await voucher.getAttribute('href')) ?? '', page.url()).href,
    )
    expect(file.headers()['content-type']).toBe('application/pdf')
    await page.getByRole('link', { name: t('booking:actions.invoice') }).click()
    await page.getByRole('article', { name: t('invoice:sheet.invoice') }).waitFor()
  })
})
