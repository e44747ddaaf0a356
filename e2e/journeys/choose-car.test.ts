import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { openStage, type OwnStage, type Visit } from '../stage/stage.ts'
import { shownTotals } from '../steps/results-steps.ts'
import { offerCards, resultsCame, searchPath } from '../steps/steps.ts'

let stage: OwnStage
beforeAll(async () => {
  stage = await openStage({ everySupplier: true })
})
afterAll(() => stage.close())

/** The most that the desk may hold, in hundredths of a euro. */
const MOST_DEPOSIT = 50_000
const MOST_PRESSES = 5

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
        DEPOSIT: { max: { amount: MOST_DEPOSIT, currency: 'EUR' } },
      },
      sort: 'price',
    }),
  })
  const { items } = (await reply.json()) as SearchResults
  return items[0]?.price.total.amount
}

/** Presses what the page offers for a condition; what all cars here have is not offered, and needs no press. */
async function ask({ page }: Visit, kind: string, value: string): Promise<number> {
  const button = page.locator(`.quick-chip[name=${kind}][value="${value}"]`).filter({ visible: true })
  if ((await button.count()) === 0) return 0
  await button.click()
  await page.waitForURL(new RegExp(`${kind}=${value}`))
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
  return 1
}

/** The highest limit of the deposit that is offered and not above €500. */
async function depositStep({ page }: Visit): Promise<string | undefined> {
  const values = await page
    .locator('[name=DEPOSIT]')
    .filter({ visible: true })
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('value') ?? ''))
  const limits = values.filter((value) => Number.parseInt(value, 10) * 100 <= MOST_DEPOSIT)
  return limits.toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))[0]
}

async function limitDeposit(visit: Visit): Promise<number> {
  const { page } = visit
  const step = await depositStep(visit)
  if (step) await page.locator(`[name=DEPOSIT][value="${step}"]`).filter({ visible: true }).first().click()
  else {
    await page.locator('aside [name=deposit_max]').fill(String(MOST_DEPOSIT / 100))
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(/DEPOSIT=/)
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
  return 1
}

test.for([
  { place: 'DXB', language: 'en', width: 1280 },
  { place: 'LHR', language: 'en', width: 1280 },
  { place: 'AGP', language: 'en', width: 1280 },
  { place: 'JFK', language: 'en', width: 1280 },
  { place: 'DXB', language: 'ar', width: 375 },
] as const)(
  'the cheapest automatic in the terminal, cancelled free of charge and with a small deposit, is found in five presses: $place, $language, $width px',
  async ({ place, language, width }) => {
    await stage.visit({ language, width, height: 800 }, async (visit) => {
      const { page, t, open } = visit
      await open(searchPath('', place))
      await resultsCame(visit)
      let presses = await ask(visit, 'TRANSMISSION', 'automatic')
      presses += await ask(visit, 'CANCELLATION', 'free')
      presses += await ask(visit, 'DESK', 'in_terminal')
      presses += await limitDeposit(visit)
      if (width < 1024) presses += await ask(visit, 'sort', 'price')
      else {
        await page.getByLabel(t('search:sort')).selectOption('price')
        await page.waitForURL(/sort=price/)
        presses += 1
      }
      await expect.poll(async () => (await shownTotals(visit))[0]).toBe(await cheapest(visit, place))
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
    })
  },
)

test.for([
  { language: 'en', width: 1280, most: 210 },
  { language: 'ar', width: 1280, most: 210 },
  { language: 'en', width: 375, most: 280 },
  { language: 'ar', width: 375, most: 280 },
] as const)(
  'a card is at most $most px high at $width px, and the first is in view, in $language',
  async ({ language, width, most }) => {
    await stage.visit({ language, width, height: 800 }, async (visit) => {
      const { page, open } = visit
      await open(searchPath())
      await resultsCame(visit)
      const first = await offerCards(page)
        .first()
        .evaluate((card) => card.getBoundingClientRect().bottom)
      const bar = await page.locator('.results-bar').evaluate((one) => one.getBoundingClientRect())
      const lowest = width < 1024 ? bar.top : 800
      expect(first).toBeLessThanOrEqual(lowest)
      const heights: number[] = []
      // The browser lays out what comes near.
      for (const card of await offerCards(page).all()) {
        await card.scrollIntoViewIfNeeded()
        heights.push((await card.boundingBox())?.height ?? 0)
      }
      expect(Math.max(...heights)).toBeLessThanOrEqual(most)
    })
  },
)
