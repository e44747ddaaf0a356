import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { sharedEnvironment, type BrowserEnvironment } from '../environment/environment.ts'
import { hostSite, snippet } from './host-page.ts'

let environment: BrowserEnvironment
let host: Awaited<ReturnType<typeof hostSite>>
beforeAll(async () => {
  environment = await sharedEnvironment()
  host = await hostSite(environment.site.url.replace('localhost', '127.0.0.1'))
})
afterAll(() => host.close())

test('a page of another origin shows the tabs with two lines', async () => {
  const { key } = await keyWith(environment.site, { domains: ['localhost'] })
  await environment.visit({}, async ({ page, watched }) => {
    watched.allow(host.url)
    watched.allow(environment.site.url.replace('localhost', '127.0.0.1'))
    await page.goto(host.show({ body: snippet(key) }))
    const frame = page.frameLocator('rihla-booking iframe')
    await frame.getByRole('tab', { name: 'Outstation' }).waitFor()
    expect(await page.locator('rihla-booking').count()).toBe(1)
  })
})
