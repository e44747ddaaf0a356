import { expect } from 'vitest'
import type { Locator } from 'playwright-core'
import { MAP_CREDIT } from '#testing/stand-ins/map-style.ts'
import type { Visit } from '../environment/environment.ts'
import { offerCards, openCar, resultsCame } from './steps.ts'

/** Filters that leave only such cars: a card shows the cheapest matching rate. */
export const FLEXIBLE = '&SUPPLIER=ok-mobility&CANCELLATION=free'

/** Cards of cars that are paid in part now and can be cancelled free of charge. */
export function flexible({ page, t }: Visit): Locator {
  const free = t('terms:cancelling.free', { when: '' }).trim()
  return offerCards(page).filter({ hasText: 'OK Mobility' }).filter({ hasText: free })
}

/** Filters by free cancellation and opens a car of `flexible`: a card shows the cheapest matching rate. */
export async function openFlexibleCar(visit: Visit): Promise<void> {
  const { page, t } = visit
  const free = page.getByRole('button', { name: t('terms:cancelling_kind.free'), exact: true })
  if ((await free.getAttribute('aria-pressed')) === 'false') await free.click()
  await page.waitForURL(/CANCELLATION=free/)
  await resultsSettled(page.locator('main'))
  await flexible(visit).first().waitFor()
  await openCar(visit, flexible(visit))
}

/** The cards' totals in hundredths, in page order. */
export async function shownTotals({ page }: Visit): Promise<number[]> {
  await resultsSettled(page.locator('main'))
  const texts = await page.locator('article .car-total dd:first-of-type').allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(/[^\d]/g, '')))
}

async function resultsSettled(main: Locator): Promise<void> {
  await expect.poll(() => main.locator('[aria-busy=true]').count()).toBe(0)
}

/** Filters by gearbox, removes the filter by its chip, applies it again, and sorts by price. */
export async function narrowAndSort(visit: Visit): Promise<void> {
  const { page, t } = visit
  const all = await readCarCount(visit)
  const automatic = page
    .getByRole('complementary', { name: t('search:filters') })
    .getByRole('group', { name: t('search:kinds.TRANSMISSION') })
    .getByRole('checkbox', { name: new RegExp(t('terms:transmission.automatic')) })
  await automatic.check()
  await expect.poll(() => readCarCount(visit)).toBeLessThan(all)
  const chip = page.getByRole('link', {
    name: t('search:remove', { name: t('terms:transmission.automatic') }),
  })
  await chip.click()
  await expect.poll(() => readCarCount(visit)).toBe(all)
  expect(await automatic.isChecked()).toBe(false)

  await automatic.check()
  await chip.waitFor()
  await expect.poll(() => readCarCount(visit)).toBeLessThan(all)
  await page.getByLabel(t('search:sort')).selectOption('price')
  await page.waitForURL(/sort=price/)
  await expect
    .poll(async () => {
      const totals = await shownTotals(visit)
      return totals.every((total, at) => at === 0 || total >= (totals[at - 1] ?? 0))
    })
    .toBe(true)
  const gearboxes = await offerCards(page)
    .filter({ hasText: t('terms:transmission.manual') })
    .count()
  expect(gearboxes).toBe(0)
}

/**
 * Opens the map and selects the desk with the fewest cars by keyboard; only its cars remain, and the list next to the map shows
 * it selected. Deselects the desk in that list.
 */
export async function chooseDeskOnMap(visit: Visit): Promise<void> {
  const { page, t } = visit
  const all = await readCarCount(visit)
  await page.getByRole('link', { name: t('search:map.show'), exact: true }).click()
  await page.waitForURL(/view=map/)
  // The map is laid out: a mark pressed before may be replaced under the key.
  await page.getByText(MAP_CREDIT).waitFor()
  const marks = page.getByRole('list', { name: t('search:map.marks') }).getByRole('button')
  await marks.last().press('Enter')
  await page.waitForURL(/GARAGE=/)
  await expect.poll(() => readCarCount(visit)).toBeLessThan(all)
  const pressed = page
    .getByRole('list', { name: t('search:map.list') })
    .getByRole('button', { pressed: true })
  const chosen = await pressed.allInnerTexts()
  expect(new URL(page.url()).searchParams.getAll('GARAGE')).toHaveLength(chosen.length)
  expect(await marks.last().getAttribute('aria-pressed')).toBe('true')
  for (let left = chosen.length; left > 0; left -= 1) {
    await pressed.first().click()
    await expect.poll(() => pressed.count()).toBe(left - 1)
  }
  await expect.poll(() => readCarCount(visit)).toBe(all)
}

/** Opens a car far down the list and goes back; expects the same filters, sort order and scroll position. */
export async function openCarAndGoBack(visit: Visit): Promise<void> {
  const { page, t } = visit
  const listed = await offerCards(page).locator('h3').allInnerTexts()
  const address = page.url()
  await offerCards(page).nth(3).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await openCar(visit, offerCards(page).nth(3))
  await page.goBack()
  await resultsCame(visit)
  expect(page.url()).toBe(address)
  expect(await offerCards(page).locator('h3').allInnerTexts()).toEqual(listed)
  expect(await page.getByLabel(t('search:sort')).inputValue()).toBe('price')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2)
}

/** Reads the count above the list. */
export async function readCarCount({ page }: Visit): Promise<number> {
  await resultsSettled(page.locator('main'))
  const text = await page.locator('main p[aria-live=polite]').first().innerText()
  return Number(/\d+/.exec(text)?.[0] ?? 0)
}
