import type { Locator, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { CATEGORIES } from '#kernel/acriss.ts'
import { openEnvironment, type DedicatedEnvironment, type Visit } from '../environment/environment.ts'
import { isFocused, tabTo } from '../steps/keys.ts'
import { isRated } from '../steps/rating-steps.ts'
import { readCarCount, shownTotals } from '../steps/results-steps.ts'
import { offerCards, resultsCame, searchPath } from '../steps/steps.ts'

let environment: DedicatedEnvironment
beforeAll(async () => {
  environment = await openEnvironment({ everySupplier: true })
  await isRated(environment.site, 'ok-mobility')
})
afterAll(() => environment.close())

/** Max deposit at the desk, in hundredths of a euro. */
const MAX_DEPOSIT = 50_000
const MAX_PRESSES = 5

/** The cheapest automatic in the terminal with free cancellation and a deposit of €500 at most, as the API has it. */
async function cheapest({ site }: Visit, place: string): Promise<number | undefined> {
  const query = new URLSearchParams(searchPath('', place).split('?')[1])
  const reply = await fetch(`${site.url}/api/searching?${query}&currency_id=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      filters: {
        TRANSMISSION: ['automatic'],
        CANCELLATION: ['free'],
        DESK: ['in_terminal'],
        DEPOSIT: { max: { amount: MAX_DEPOSIT, currency: 'EUR' } },
      },
      sort: 'price',
    }),
  })
  const { items } = (await reply.json()) as SearchResults
  return items[0]?.price.total.amount
}

/** Ways to press a button: by mouse, touch or keyboard. */
const INPUT_METHODS = {
  mouse: { width: 1280, press: (button: Locator) => button.click() },
  touch: { width: 375, hasTouch: true, press: (button: Locator) => button.tap() },
  keyboard: {
    width: 1280,
    press: async (button: Locator) => {
      const stops = await tabTo(button.page(), button)
      expect(stops).toBeLessThanOrEqual(MAX_STOPS)
      await button.page().keyboard.press('Enter')
    },
  },
} as const

/** Max tab stops between pressed buttons: from the start of the page, and between adjacent choices. */
const MAX_STOPS = 6

type InputMethod = (typeof INPUT_METHODS)[keyof typeof INPUT_METHODS]

/** Presses the button of a condition. A condition that all cars here meet has no button, and needs no press. */
async function applyFilter(
  { page }: Visit,
  { press }: InputMethod,
  kind: string,
  value: string,
): Promise<number> {
  const button = page.locator(`.quick-chip[name=${kind}][value="${value}"]`)
  if ((await button.count()) === 0) return 0
  await press(button)
  await page.waitForURL(new RegExp(`${kind}=${value}`))
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
  return 1
}

/** The highest limit of the deposit that is one press away and not above €500; undefined if no car here requires more. */
async function depositStep({ page }: Visit): Promise<string | undefined> {
  const values = await page
    .locator('.quick-chip[name=DEPOSIT]')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('value') ?? ''))
  const limits = values.filter((value) => Number.parseInt(value, 10) * 100 <= MAX_DEPOSIT)
  return limits.toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))[0]
}

test.for([
  { method: 'mouse', place: 'DXB', language: 'en' },
  { method: 'mouse', place: 'LHR', language: 'ar' },
  { method: 'mouse', place: 'AGP', language: 'en' },
  { method: 'mouse', place: 'JFK', language: 'ar' },
  { method: 'touch', place: 'DXB', language: 'ar' },
  { method: 'touch', place: 'LHR', language: 'en' },
  { method: 'touch', place: 'AGP', language: 'ar' },
  { method: 'touch', place: 'JFK', language: 'en' },
  { method: 'keyboard', place: 'DXB', language: 'en' },
  { method: 'keyboard', place: 'LHR', language: 'ar' },
  { method: 'keyboard', place: 'AGP', language: 'ar' },
  { method: 'keyboard', place: 'JFK', language: 'en' },
] as const)(
  'the cheapest automatic in the terminal, cancelled free of charge and with a small deposit, is found in five presses: by $method at $place, $language',
  async ({ method: name, place, language }) => {
    const method = INPUT_METHODS[name]
    const { press: _, ...size } = method
    await environment.visit({ language, height: 800, ...size }, async (visit) => {
      await visit.open(searchPath('', place))
      await resultsCame(visit)
      // Following a search focuses the page's content, where Tab starts.
      await visit.page.locator('#content').focus()
      // In their visual order.
      let presses = await applyFilter(visit, method, 'sort', 'price')
      presses += await applyFilter(visit, method, 'TRANSMISSION', 'automatic')
      presses += await applyFilter(visit, method, 'CANCELLATION', 'free')
      presses += await applyFilter(visit, method, 'DESK', 'in_terminal')
      const deposit = await depositStep(visit)
      if (deposit !== undefined) presses += await applyFilter(visit, method, 'DEPOSIT', deposit)
      const answer = await cheapest(visit, place)
      expect(answer).toBeDefined()
      await expect.poll(async () => (await shownTotals(visit))[0]).toBe(answer)
      expect(presses).toBeLessThanOrEqual(MAX_PRESSES)
    })
  },
)

/** Kinds of filters in addition to those of the specification; the total has its own fields. */
const KINDS = ['CANCELLATION', 'DEPOSIT', 'EXCESS', 'FUEL_POLICY', 'PAYMENT', 'DESK', 'RATING'] as const

test.for([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 375 },
] as const)(
  'each filter leaves the announced number of cars, is in the URL and can be removed, in $language at $width px',
  async ({ language, width }) => {
    await environment.visit({ language, width, height: 800 }, async (visit) => {
      const { page, t, open } = visit
      // Searched for after the vote.
      await open(searchPath('', 'BCN'))
      await resultsCame(visit)
      const all = await readCarCount(visit)
      const tiles = page.locator('.class-tile')
      const classes = await tiles.evaluateAll((found) => found.map((tile) => tile.getAttribute('value')))
      expect(classes).toEqual(CATEGORIES.filter((category) => classes.includes(category)))
      await tiles.first().press('Enter')
      await page.waitForURL((url) => url.searchParams.get('CATEGORY') === classes[0])
      expect(await readCarCount(visit)).toBeLessThan(all)
      await tiles.first().press('Enter')
      await page.waitForURL((url) => !url.searchParams.has('CATEGORY'))
      expect(await readCarCount(visit)).toBe(all)

      const sorts = page.getByLabel(t('search:sort')).locator('option[value=rating]')
      expect(await sorts.count()).toBe(1)

      const isSheet = width < 1024
      if (isSheet) await page.getByRole('button', { name: t('search:filters'), exact: true }).click()
      const chip = page.getByRole('list', { name: t('search:chosen') }).getByRole('link')
      const panel = page.getByRole(isSheet ? 'dialog' : 'complementary', { name: t('search:filters') })
      await panel.waitFor()
      for (const kind of KINDS) {
        const name = t(`search:kinds.${kind}`)
        const group = panel.getByRole('group', { name, exact: true })
        if ((await group.count()) === 0) await panel.getByRole('button', { name, exact: true }).press('Enter')
        const row = group.locator('.filter-row', { has: page.locator('input:not([value=""])') }).last()
        const count = Number(/\((\d+)\)/.exec(await row.innerText())?.[1])
        const choice = row.getByRole('checkbox').or(row.getByRole('radio'))
        const value = await choice.getAttribute('value')
        await choice.press('Space')
        await page.waitForURL((url) => url.searchParams.get(kind) === value)
        expect(await readCarCount(visit), kind).toBe(count)
        const any = group.getByRole('radio', { name: t('search:limits.any'), exact: true })
        const pressed = (await any.count()) > 0 ? any : group.getByRole('checkbox', { checked: true })
        await (isSheet ? pressed.press('Space') : chip.press('Enter'))
        await page.waitForURL((url) => !url.searchParams.has(kind))
        expect(await readCarCount(visit), kind).toBe(all)
      }
      const stations = t('search:kinds.GARAGE')
      await panel.getByRole('button', { name: stations, exact: true }).press('Enter')
      const labels = await panel
        .getByRole('group', { name: stations, exact: true })
        .locator('bdi')
        .allInnerTexts()
      expect(labels.length).toBeGreaterThan(1)
      expect(new Set(labels).size).toBe(labels.length)

      const total = panel.getByRole('group', { name: t('search:kinds.TOTAL'), exact: true })
      const [min, max] = [t('search:limits.from'), t('search:limits.to')].map((name) =>
        total.getByRole('spinbutton', { name: new RegExp(`^${name}`) }),
      )
      const ends = [min, max].map(async (field) => Number(await field?.getAttribute('placeholder')))
      const [from = 0, to = 0] = await Promise.all(ends)
      const middle = Math.round((from + to) / 2)
      await max?.fill(`${middle}`)
      await max?.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('TOTAL') === `-${middle}-EUR`)
      expect(await readCarCount(visit)).toBeLessThan(all)
      expect(Math.max(...(await shownTotals(visit)))).toBeLessThanOrEqual(middle * 100)
      const [whole, inside] = await total
        .locator('.histogram path')
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.length ?? 0))
      expect(inside).toBeGreaterThan(0)
      expect(inside).toBeLessThan(whole ?? 0)
    })
  },
)

test('rates that fail to load say so on their card, and load on retry, in place', async () => {
  await environment.visit({ width: 1280, height: 800 }, async (visit) => {
    const { page, t, open, watched } = visit
    await open(searchPath())
    await resultsCame(visit)
    const card = offerCards(page)
      .filter({ has: page.locator('.car-rates-button') })
      .nth(1)
    const rates = card.getByRole('region')
    const again = rates.getByRole('button', { name: t('search:no_price.next.retry') })
    const fail = (how: (route: Route) => Promise<void>) => page.route('**/api/searching?*', how, { times: 1 })
    await fail((route) => route.abort('internetdisconnected'))
    watched.cutOff(true)
    await card.locator('.car-rates-button').press('Enter')
    await again.waitFor()
    watched.cutOff(false)

    watched.expectErrorResponse(503, /\/searching$/)
    await fail((route) => route.fulfill({ status: 503, body: '' }))
    await again.focus()
    const place = await card.evaluate((one) => one.getBoundingClientRect().top)
    await page.keyboard.press('Enter')
    await rates.getByText(t('shell:error.status_5xx')).waitFor()
    expect(await isFocused(again)).toBe(true)

    await page.keyboard.press('Enter')
    await rates.getByRole('table').waitFor()
    await expect.poll(() => isFocused(rates)).toBe(true)
    expect(await card.evaluate((one) => one.getBoundingClientRect().top)).toBe(place)
    await page.keyboard.press('Tab')
    expect(await isFocused(rates.getByRole('link').first())).toBe(true)
  })
})

test.for([
  { language: 'en', width: 1280, max: 210, inView: 1 },
  { language: 'ar', width: 1280, max: 210, inView: 1 },
  { language: 'en', width: 375, max: 170, inView: 2 },
  { language: 'ar', width: 375, max: 170, inView: 2 },
] as const)(
  'a card is at most $max px high at $width px, and $inView are in view, in $language',
  async ({ language, width, max, inView }) => {
    await environment.visit({ language, width, height: 800 }, async (visit) => {
      const { page, open, t } = visit
      await open(searchPath())
      await resultsCame(visit)
      const last = await offerCards(page)
        .nth(inView - 1)
        .evaluate((card) => card.getBoundingClientRect().bottom)
      const bar = await page.locator('.results-bar').evaluate((one) => one.getBoundingClientRect())
      const lowest = width < 1024 ? bar.top : 800
      expect(last).toBeLessThanOrEqual(lowest)
      const heights: number[] = []
      // The browser lays out what comes near.
      for (const card of await offerCards(page).all()) {
        await card.scrollIntoViewIfNeeded()
        heights.push((await card.boundingBox())?.height ?? 0)
      }
      expect(Math.max(...heights)).toBeLessThanOrEqual(max)
      // Sort and filters stay in view, and the keyboard has a short way past them.
      const stays = await page.locator('.results-bar').evaluate((one) => one.getBoundingClientRect())
      expect([stays.top >= 0, stays.bottom <= 800]).toEqual([true, true])
      await page.locator('#content').focus()
      const skip = page.getByRole('link', { name: t('search:skip_to_cars') }).first()
      await tabTo(page, skip)
      await page.keyboard.press('Enter')
      await expect.poll(() => isFocused(page.locator('li', { has: offerCards(page) }).first())).toBe(true)
    })
  },
)

test.for([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 375 },
] as const)(
  'another age of the driver is searched for among the filters, and one that cannot drive is put back, in $language at $width px',
  async ({ language, width }) => {
    await environment.visit({ language, width, height: 800 }, async (visit) => {
      const { page, t, open } = visit
      await open(searchPath('', 'AGP'))
      await resultsCame(visit)
      const isSheet = width < 1024
      if (isSheet) await page.getByRole('button', { name: t('search:filters'), exact: true }).click()
      const panel = page.getByRole(isSheet ? 'dialog' : 'complementary', { name: t('search:filters') })
      const age = panel.getByLabel(t('search:age'))
      await age.fill('17')
      await age.press('Enter')
      await expect.poll(() => age.inputValue()).toBe('30')
      await age.fill('22')
      await age.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('driver_age') === '22')
      await resultsCame(visit)
      expect(await age.inputValue()).toBe('22')
    })
  },
)
