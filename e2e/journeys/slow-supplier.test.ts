import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { barriers, SCHEME } from '../environment/accessible.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { drawn, openEnvironment, type DedicatedEnvironment } from '../environment/environment.ts'
import { shownTotals } from '../steps/results-steps.ts'
import { refreshResults, offerCards, openSuppliers, plural, resultsCame, searchPath } from '../steps/steps.ts'

let environment: DedicatedEnvironment
beforeAll(async () => {
  // Suppliers respond when the tests let them, without a timeout before that. Five classes that are always in stock
  // fit on one page, where the prices of two suppliers interleave on any day.
  const fleet = { classes: 5, stock: 5 }
  environment = await openEnvironment({ timeouts: { searchMs: 100_000 }, fleet, pictures: true })
})
afterEach(async () => {
  const { europcar, okMobility } = environment.site.simulators
  await Promise.all([europcar, okMobility].map((one) => one.injectFault({ mode: 'none' })))
})
afterAll(() => environment.close())

test.for([
  { language: 'en', place: 'DXB' },
  { language: 'ar', place: 'LHR' },
] as const)(
  'cars of who answers stand while the slow one is named; its own wait for a press where somebody reads, in $language',
  async ({ language, place }) => {
    const { europcar } = environment.site.simulators
    await europcar.injectFault({ mode: 'held', operation: 'availability' })
    await environment.visit({ language, colorScheme: SCHEME[language] }, async (visit) => {
      const { page, t, open } = visit
      await open(searchPath('&sort=price', place))
      await offerCards(page).first().waitFor()
      const read = offerCards(page).nth((await offerCards(page).count()) - 1)
      const suppliers = await openSuppliers(visit)
      const slow = suppliers.filter({ hasText: 'Europcar' })
      expect(await slow.innerText()).toContain(t('search:supplier_status.asking'))
      const late = offerCards(page).filter({ hasText: 'Europcar' })
      expect(await late.count()).toBe(0)

      await read.scrollIntoViewIfNeeded()
      const name = await read.locator('h3').innerText()
      await drawn(page)
      const stood = await read.boundingBox()
      await europcar.injectFault({ mode: 'none' })
      await page.getByText(new RegExp(plural(t, 'search:progress_all'))).waitFor()
      const putIn = page.getByRole('button', { name: t('search:late.put_in') })
      await putIn.waitFor()
      expect(await read.locator('h3').innerText()).toBe(name)
      expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (stood?.y ?? 0))).toBeLessThan(1)

      const below = await late.count()
      const lowest = () => offerCards(page).first().locator('.car-total dd').first().innerText()
      const [priceBefore, totalBefore] = [await lowest(), (await shownTotals(visit))[0] ?? 0]
      const message = await page.getByRole('status').filter({ has: putIn }).innerText()
      await takeScreenshots(page, `late-cars-${language}`)
      expect(await barriers(page)).toEqual([])
      await putIn.press('Enter')
      await putIn.waitFor({ state: 'detached' })
      await resultsCame(visit)
      expect(message).toContain(t('search:late.count', { count: (await late.count()) - below }))
      const totals = await shownTotals(visit)
      expect(totals).toEqual(totals.toSorted((one, other) => one - other))
      const [now, before] = [await lowest(), priceBefore]
      const isCheaper = (totals[0] ?? 0) < totalBefore
      expect(message).toContain(
        isCheaper
          ? t('search:late.cheaper', { now, before })
          : t('search:late.not_cheaper', { price: before }),
      )
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('results')
    })
  },
)

test('late cars are sorted in where the reader is not', async () => {
  const { europcar } = environment.site.simulators
  await europcar.injectFault({ mode: 'held', operation: 'availability' })
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath('&sort=price', 'CDG'))
    await offerCards(page).first().waitFor()
    const late = offerCards(page).filter({ hasText: 'Europcar' })
    expect(await late.count()).toBe(0)
    await europcar.injectFault({ mode: 'none' })
    await late.first().waitFor()
    await resultsCame(visit)
    expect(await page.getByRole('button', { name: t('search:late.put_in') }).count()).toBe(0)
    expect(await shownTotals(visit)).toEqual((await shownTotals(visit)).toSorted((one, other) => one - other))
  })
})

test.for([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 375 },
] as const)('a supplier’s own picture of a car is shown by us, in $language', async ({ language, width }) => {
  const { site, visit } = environment
  await visit({ language, width }, async (one) => {
    const photo = offerCards(one.page).first().locator('img.car-photo')
    // What a search has seen is fetched by a job, and shown once a process has read what others fetched.
    for (let round = 0; round < 4; round += 1) {
      await one.open(searchPath('&SUPPLIER=europcar', 'MUC'))
      await resultsCame(one)
      if ((await photo.count()) > 0) break
      await site.app.runJob('follow suppliers’ pictures')
      await site.app.runJob('fetch suppliers’ pictures')
      site.clock.pass({ minutes: 3 })
    }
    const shown = () =>
      photo.evaluate((image: HTMLImageElement) => [
        image.naturalWidth > 0,
        new URL(image.currentSrc).pathname,
      ])
    await expect.poll(shown).toEqual([true, expect.stringMatching(/^\/pictures\/[\w-]+-320\.avif$/)])
  })
})

test('a supplier that fails is named, and costs the other nothing', async () => {
  const { europcar } = environment.site.simulators
  await europcar.injectFault({ mode: 'failing', operation: 'availability' })
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath('', 'MAD'))
    await resultsCame(visit)
    const suppliers = await openSuppliers(visit)
    expect(await suppliers.filter({ hasText: 'Europcar' }).innerText()).toContain(
      t('search:supplier_status.failed'),
    )
    expect(await offerCards(page).count()).toBeGreaterThan(0)
  })
})

test('news of an answer brings its cars, without a turn of asking again, while another still searches', async () => {
  const { europcar, okMobility } = environment.site.simulators
  await europcar.injectFault({ mode: 'held', operation: 'availability' })
  await okMobility.injectFault({ mode: 'held', operation: 'availability' })
  await environment.visit({}, async (visit) => {
    const { page, open, t } = visit
    // Polling is disabled: only news on the stream makes the page search again.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
    const response = page.waitForResponse(/\/api\/searching\?.*wait_ms=0/)
    await open(searchPath('', 'BCN'))
    await response
    expect(await offerCards(page).count()).toBe(0)

    await okMobility.injectFault({ mode: 'none' })
    await offerCards(page).first().waitFor()
    const suppliers = await openSuppliers(visit)
    expect(await suppliers.filter({ hasText: 'Europcar' }).innerText()).toContain(
      t('search:supplier_status.asking'),
    )

    await europcar.injectFault({ mode: 'none' })
    await offerCards(page).filter({ hasText: 'Europcar' }).first().waitFor()
  })
})

test.for([
  { language: 'en', place: 'city-gr-athens', called: 'Athens' },
  { language: 'ar', place: 'city-pt-lisbon', called: 'لشبونة' },
] as const)(
  'before the script, a search nobody has answered yet says where, and leads to what came since, in $language',
  async ({ language, place, called }) => {
    const { europcar, okMobility } = environment.site.simulators
    await europcar.injectFault({ mode: 'held', operation: 'availability' })
    await okMobility.injectFault({ mode: 'held', operation: 'availability' })
    await environment.visit({ language, javaScriptEnabled: false }, async ({ page, t, site }) => {
      await page.goto(`${site.url}/${language}${searchPath('', place)}`)
      expect(await page.locator('h1').innerText()).toContain(called)
      expect(await offerCards(page).count()).toBe(0)
      await europcar.injectFault({ mode: 'none' })
      await okMobility.injectFault({ mode: 'none' })
      await refreshResults({ page, t })
      expect(await offerCards(page).count()).toBeGreaterThan(3)
    })
  },
)

test('without the stream the page polls until all have answered', async () => {
  const { europcar } = environment.site.simulators
  await europcar.injectFault({ mode: 'held', operation: 'availability' })
  await environment.visit({}, async (visit) => {
    visit.watched.cutOff(true)
    await visit.context.route('**/api/searching/stream?*', (route) => route.abort())
    await visit.open(searchPath('', 'LGW'))
    const suppliers = await openSuppliers(visit)
    await suppliers
      .filter({ hasText: visit.t('search:supplier_status.asking') })
      .first()
      .waitFor()
    await europcar.injectFault({ mode: 'none' })
    await resultsCame(visit)
    expect(await offerCards(visit.page).filter({ hasText: 'Europcar' }).count()).toBeGreaterThan(0)
  })
})
