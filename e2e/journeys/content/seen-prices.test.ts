import { beforeAll, expect, test } from 'vitest'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  sharedEnvironment,
  type BrowserEnvironment,
} from '../../environment/environment.ts'
import { cheaperDayText, seeDays, seeDeal } from '../../steps/seen-prices.ts'
import { dayAhead, resultsCame, searchPath } from '../../steps/steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** Resolves once the search of `searchPath` has been recorded. */
const recorded = (placeId = 'DXB') =>
  expect
    .poll(() =>
      environment.site.database.db
        .selectFrom('seen_prices')
        .select('total')
        .where('place_id', '=', placeId)
        .where('pickup_date', '=', dayAhead(40))
        .where('days', '=', 4)
        .execute(),
    )
    .not.toEqual([])

test.for(IN_ARABIC)('after a search its day has a price in the calendar, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath())
    await resultsCame(visit)
    await recorded()
    await page.getByRole('button', { name: t('search:edit') }).click()
    const from = page.waitForResponse(/\/api\/price-calendar\?.*days=4/)
    await page.getByRole('button', { name: t('home:form.pickup_date') }).click()
    const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
    await calendar.getByRole('grid').first().waitFor()
    const days = calendar.getByRole('button', { name: t('home:form.cheapest') })
    const height = (await calendar.boundingBox())?.height
    await from
    await days.first().waitFor()
    expect((await calendar.boundingBox())?.height).toBe(height)
    const name = (await days.first().getAttribute('aria-label')) ?? ''
    expect(name).toContain(t('terms:seen.from_total', { price: '' }).trim())
    expect(name).toMatch(/\d+\.\d\d/)
    expect(await days.first().locator('[data-price]').getAttribute('data-price')).toMatch(/^[\d,]+$/)
    await takeScreenshots(page, `calendar-${language}`)

    // No price of a day as a drop-off has been observed.
    await days.first().click()
    await calendar.getByText(t('home:form.choose_dropoff_day')).waitFor()
    expect(await days.count()).toBe(0)
  })
})

test.for(IN_ARABIC)(
  'a cheaper day that was observed is shown in results and calendar, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      const [pickUpDate, dropOffDate] = [dayAhead(41), dayAhead(45)]
      await seeDays(site, { placeId: 'AUH', days: 4, totals: { [pickUpDate]: 100 } })
      await open(searchPath('', 'AUH'))
      await resultsCame(visit)
      const pattern = cheaperDayText(t)
      const less = page.getByRole('link', { name: pattern })
      await less.scrollIntoViewIfNeeded()
      await takeScreenshots(page, `cheaper-day-${language}`)
      await less.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('pickup_date') === pickUpDate)
      expect(new URL(page.url()).searchParams.get('dropoff_date')).toBe(dropOffDate)

      await recorded('AUH')
      await open(searchPath('', 'AUH'))
      await resultsCame(visit)
      await page.getByRole('button', { name: t('search:edit') }).click()
      await page.getByRole('button', { name: t('home:form.pickup_date') }).click()
      const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
      await calendar.getByRole('button', { name: pattern }).waitFor()
      await takeScreenshots(page, `cheaper-pick-up-${language}`)
      await calendar.getByRole('button', { name: pattern }).press('Enter')
      await calendar.waitFor({ state: 'detached' })
      const form = page.getByRole('region', { name: t('search:summary') })
      expect(await form.locator('[name=pickup_date]').inputValue()).toBe(pickUpDate)
      expect(await form.locator('[name=dropoff_date]').inputValue()).toBe(dropOffDate)
    })
  },
)

test.for(IN_ENGLISH)('a deal leads to a search for its place and days, in %s', async (language) => {
  const place = 'KWI'
  const { pickUpDate, days } = await seeDeal(environment.site, place)
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open('/deals')
    await page.getByRole('heading', { level: 1, name: t('deals:title') }).waitFor()
    const deal = page.getByRole('listitem').filter({ hasText: t('deal:under', { percent: 30 }) })
    await takeScreenshots(page, `deals-${language}`)
    const until = Temporal.PlainDate.from(pickUpDate).add({ days }).toString()
    await deal.locator(`a[href*='pickup_id=${place}']`).click()
    await page.waitForURL(/\/search\?/)
    const query = new URL(page.url()).searchParams
    expect([query.get('pickup_id'), query.get('pickup_date'), query.get('dropoff_date')]).toEqual([
      place,
      pickUpDate,
      until,
    ])
  })
})
