import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { sharedStage, type Stage } from '../stage/stage.ts'
import { hostSite, snippet } from './host-page.ts'

let stage: Stage
let host: Awaited<ReturnType<typeof hostSite>>
beforeAll(async () => {
  stage = await sharedStage()
  host = await hostSite(stage.site.url.replace('localhost', '127.0.0.1'))
})
afterAll(() => host.close())

test('a page of another origin shows the tabs with two lines', async () => {
  const { key } = await keyWith(stage.site, { domains: ['localhost'] })
  await stage.visit({}, async ({ page, watched }) => {
    watched.allow(host.url)
    watched.allow(stage.site.url.replace('localhost', '127.0.0.1'))
    await page.goto(host.show({ body: snippet(key) }))
    const frame = page.frameLocator('rihla-booking iframe')
    await frame.getByRole('tab', { name: 'Outstation' }).waitFor()
    expect(await page.locator('rihla-booking').count()).toBe(1)
  })
})
