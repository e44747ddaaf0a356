import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import {
  defaultsShown,
  FIELD_ERRORS,
  fieldsShown,
  otherFields,
  othersShown,
  warningsOf,
} from './field-steps.ts'
import { hostEnvironment, type HostEnvironment } from './host-steps.ts'

let at: HostEnvironment
/** A key that allows our other address. */
let key: string
beforeAll(async () => {
  at = await hostEnvironment()
  const { site } = at.environment
  key = (await keyWith(site, { domains: ['localhost'] })).key
  await site.database.db
    .updateTable('api_keys')
    .set({ base_urls: [site.url] })
    .where('key', '=', key)
    .execute()
})
afterAll(() => at.host.close())

const SCRIPT = '<script async src="LOADER"></script>'
const attributesOf = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (capital) => `-${capital}`)}="${value}"`)
    .join(' ')

test('where it is not set up, the console and the widget say what is missing; without a language it is the page’s', async () => {
  const { host, visit } = at
  await visit({ width: 1000 }, async ({ page, watched }) => {
    const warnings = warningsOf(page)
    watched.cutOff(true)
    watched.expectInConsole(/frame-ancestors/)
    const floating = (lang: string) =>
      `<div lang="${lang}"><rihla-booking mode="button"></rihla-booking></div>`
    const body = [
      '<rihla-booking tab-shuttle="true" language=""></rihla-booking>',
      '<rihla-booking id="wrong" api-key="tk_NEVER" language="ar"></rihla-booking>',
      `<rihla-booking id="corp" api-key="${key}" x-corp-id="nobody"></rihla-booking>`,
      ...['ar-SA', 'EN-gb', 'de'].map(floating),
    ]
    await page.goto(host.show({ body: SCRIPT + body.join('') }))
    await page.locator('rihla-booking').first().getByText('Booking did not load (api-key)').waitFor()
    await page.locator('#wrong').getByText('تعذّر تحميل الحجز (api-key)').waitFor()
    const corp = page.frameLocator('#corp iframe')
    await corp.getByText('We could not find the company “nobody”').waitFor()
    expect(warnings.toSorted()).toEqual([
      'Rihla: xCorpId cannot be "nobody"',
      'RihlaBooking: apiKey cannot be "tk_NEVER"',
      'RihlaBooking: apiKey is missing',
    ])
    expect(await page.locator('.float').allInnerTexts()).toEqual(['احجز رحلة', 'Book a trip', 'احجز رحلة'])
  })
})

test.for<{ method: string; body: (fields: object) => string }>([
  {
    method: 'attributes',
    body: (fields) => `${SCRIPT}<rihla-booking ${attributesOf(fields)}></rihla-booking>`,
  },
  {
    method: 'a call',
    body: (fields) =>
      `<script>window.RihlaBooking = { q: [['mount', 'body', ${JSON.stringify(fields)}]] }</script>${SCRIPT}`,
  },
  {
    method: 'the page’s own configuration',
    body: (fields) =>
      `<script>window.RihlaBookingConfig = ${JSON.stringify(fields)}</script>${SCRIPT}<rihla-booking></rihla-booking>`,
  },
])('the fields of the specification and their defaults, by $method', async ({ body }) => {
  const { host, ours, environment, visit } = at
  await visit({ width: 1000 }, async ({ page }) => {
    const warnings = warningsOf(page)
    await page.goto(host.show({ body: body({ apiKey: key }) }))
    expect(await fieldsShown(page)).toEqual(defaultsShown(ours))
    await page.goto(host.show({ body: body(otherFields(key, environment.site.url)) }))
    expect(await fieldsShown(page)).toEqual(othersShown(environment.site.url))
    expect(warnings.toSorted()).toEqual(FIELD_ERRORS)
    await page.goto(host.show({ body: body({ apiKey: key, asWebPage: 'true' }) }))
    await page.getByRole('link', { name: 'Book a trip' }).waitFor()
    expect(page.frames()).toHaveLength(1)
  })
})
