import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeparture, addShuttleRoute } from '#testing/builders/shuttles.ts'
import { keyWith } from '#testing/builders/trip-people.ts'
import { sharedStage, type Stage } from '../stage/stage.ts'
import { hostSite, snippet } from './host-page.ts'

const ALL_TABS = 'tab-local="true" tab-outstation="true" tab-shuttle="true" tab-self-drive="true"'

let stage: Stage
let host: Awaited<ReturnType<typeof hostSite>>
let key: string
let ours: string
beforeAll(async () => {
  stage = await sharedStage()
  ours = stage.site.url.replace('localhost', '127.0.0.1')
  host = await hostSite(ours)
  key = (await keyWith(stage.site, { domains: ['localhost', '127.0.0.1'] })).key
  const routeId = await addShuttleRoute(stage.site.database.db)
  const start = stage.site.clock.now().toZonedDateTimeISO('Asia/Dubai').add({ days: 1 })
  for (const [hour, seats, sold] of [
    [7, 12, 0],
    [12, 40, 36],
    [18, 12, 12],
  ] as const)
    await addDeparture(stage.site.database.db, {
      routeId,
      seats,
      sold,
      startAt: start
        .with({ hour, minute: 30, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
        .toInstant()
        .toString(),
    })
})
afterAll(() => host.close())

async function shot(page: Page, name: string) {
  if (process.env['LOOK'])
    await page.screenshot({ path: `${process.env['LOOK']}/${name}.png`, fullPage: true })
}

async function choosePlace(frame: FrameLocator, label: string, typed: string) {
  const field = frame.getByRole('combobox', { name: label, exact: true })
  await field.fill(typed)
  await frame.getByRole('option').first().waitFor()
  await field.press('Enter')
}

test.for([
  { language: 'en', width: 800 },
  { language: 'en', width: 320 },
  { language: 'ar', width: 320 },
  { language: 'ar', width: 800 },
] as const)('look $language $width', async ({ language, width }) => {
  await stage.visit({ width, height: 760 }, async ({ page, watched }) => {
    watched.allow(host.url)
    watched.allow(ours)
    page.on('console', (m) => console.log('CONSOLE', m.text()))
    page.on('pageerror', (e) => console.log('ERR', e.stack))
    page.on('response', (r) => r.status() >= 400 && console.log('RESP', r.status(), r.url()))
    await page.goto(
      host.show({
        head: '<style>body{margin:0}</style>',
        body: snippet(key, `language="${language}" ${ALL_TABS}`),
      }),
    )
    const frame = page.frameLocator('rihla-booking iframe')
    const tabs = frame.getByRole('tab')
    await tabs.nth(3).waitFor()
    const name = (what: string) => `${language}-${width}-${what}`
    await frame.locator('#local-from').waitFor()
    await shot(page, name('local'))
    await frame.locator('form button[type=submit]').first().click()
    await shot(page, name('local-faults'))
    await frame.locator('#local-from').click()
    await frame.getByRole('option').first().waitFor()
    await shot(page, name('local-cities'))
    await frame.locator('#local-from').fill('dubai')
    await frame.getByRole('option').first().waitFor()
    await page.waitForTimeout(300)
    await shot(page, name('local-places'))
    await frame.locator('#local-from').press('Enter')
    await frame.locator('#local-start').click()
    await page.waitForTimeout(500)
    await shot(page, name('local-calendar'))
    await page.keyboard.press('Escape')
    await frame.locator('input[value="8h80km"]').check({ force: true })
    await shot(page, name('local-filled'))
    await frame.locator('form button[type=submit]').first().click()
    await frame.locator('details').first().waitFor()
    await page.waitForTimeout(300)
    await shot(page, name('options'))
    await frame.locator('summary').first().click()
    await shot(page, name('options-details'))
    await tabs.nth(1).click()
    await frame.locator('#outstation-to').waitFor()
    await frame.locator('label:has(input[value="round_trip"])').click()
    await frame.locator('#outstation-add-stop').click()
    await shot(page, name('outstation'))
    await tabs.nth(2).click()
    await frame.locator('#shuttle-route').waitFor()
    await page.waitForTimeout(500)
    await shot(page, name('shuttle'))
    await tabs.nth(3).click()
    await frame.locator('#self_drive-from').waitFor()
    await page.waitForTimeout(500)
    await shot(page, name('self-drive'))
    await tabs.nth(0).click()
    await frame.locator('label:has(input[value="drop"])').click()
    await shot(page, name('transfer'))
  })
})
