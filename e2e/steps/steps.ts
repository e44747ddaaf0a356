import type { Language } from '#kernel/locale.ts'
import type { Locator, Page } from 'playwright-core'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import type { Visit } from '../environment/environment.ts'

/** Test cards of the sandbox. */
export const GOOD_CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'

export const DRIVER = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: '+971 50 123 4567',
  age: '34',
  flight_number: 'EK 203',
} as const

/** A date, days from today, `YYYY-MM-DD`. */
export function dayAhead(days: number): string {
  return siteClock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days }).toString()
}

/** The path of a search, by default at Dubai's airport, where both suppliers have desks. */
export function searchPath(choice = '', pickupId = 'DXB'): string {
  const query = new URLSearchParams({
    pickup_id: pickupId,
    pickup_date: dayAhead(40),
    pickup_time: '10:00',
    dropoff_date: dayAhead(44),
    dropoff_time: '10:00',
    driver_age: '30',
    with_credit_card: 'true',
  })
  return `/search?${query.toString()}${choice}`
}

export function offerCards(page: Page): Locator {
  return page.locator('article')
}

/** Waits for results, until all suppliers have responded. */
export async function resultsCame({ page, t }: Visit): Promise<void> {
  await offerCards(page).first().waitFor()
  await page.getByText(new RegExp(plural(t, 'search:progress_all'))).waitFor()
}

/** Opens the list of the search's suppliers; returns its items. */
export async function openSuppliers({ page, t }: Visit): Promise<Locator> {
  const suppliers = page.getByRole('region', { name: t('search:progress') })
  const line = suppliers.locator('summary')
  if ((await suppliers.locator('details[open]').count()) === 0) await line.click()
  return suppliers.getByRole('listitem')
}

/** Follows the refresh link of a page without script until every supplier has responded. */
export async function refreshResults({ page, t }: Pick<Visit, 'page' | 't'>): Promise<void> {
  const link = page.getByRole('link', { name: t('search:look_again') })
  while ((await link.count()) > 0) {
    // Without this wait the page would be read while it still loads.
    const loaded = page.waitForEvent('load')
    await link.click()
    await loaded
  }
}

/** A pattern that matches a counted message for any number and plural form. */
export function plural(t: Visit['t'], key: string): string {
  const forms = [0, 1, 2, 3, 11, 100].map((count) => t(key, { count }).replace(/\d+/g, '\\d+'))
  return `^(?:${[...new Set(forms)].join('|')})$`
}

/** Types a place into the search form and clicks its suggestion. */
export async function choosePlace({ page, t }: Visit, text: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: t('home:form.pickup') })
  await field.click()
  await field.fill(text)
  await page.getByRole('option').filter({ hasText: code }).first().click()
}

/** Opens the part of the search form with the residence and the coupon. */
export async function openMoreFields({ page, t }: Pick<Visit, 'page' | 't'>): Promise<void> {
  await page.getByText(t('home:form.more'), { exact: true }).click()
}

/** Opens the calendar and clicks a day in the last month shown and one four days later. */
export async function chooseDays(
  { page, t }: Visit,
  button = page.getByRole('button', { name: t('home:form.pickup_date') }),
): Promise<void> {
  await button.click()
  const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
  const days = calendar.getByRole('grid').last().getByRole('button')
  await days.nth(9).click()
  await days.nth(13).click()
  await calendar.waitFor({ state: 'detached' })
}

/** Opens the first of these cars, or the first whose card has this text. */
export async function openCar({ page, t }: Visit, cars: Locator | string): Promise<void> {
  const card = typeof cars === 'string' ? offerCards(page).filter({ hasText: cars }) : cars
  await card
    .first()
    .getByRole('link', { name: new RegExp(`^${t('search:choose')}`) })
    .click()
  await page.waitForURL(/\/car\//)
  await page.getByRole('heading', { name: t('car:summary'), exact: true }).waitFor()
}

/** Goes from the car's page to the checkout. */
export async function goOn({ page, t }: Visit): Promise<void> {
  await page
    .getByRole('button', { name: t('car:continue'), exact: true })
    .filter({ visible: true })
    .click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('heading', { name: t('checkout:driver.title') }).waitFor()
}

export async function fillDriver({ page }: Visit, driver: Partial<typeof DRIVER> = DRIVER): Promise<void> {
  for (const [name, value] of Object.entries(driver)) await page.locator(`#checkout-${name}`).fill(value)
}

export async function fillCard({ page }: Visit, number: string): Promise<void> {
  await page.locator('#checkout-card_number').fill(number)
  await page.locator('#checkout-card_expiry').fill('12 / 30')
  await page.locator('#checkout-card_cvc').fill('123')
  await page.locator('#checkout-card_holder').fill('Layla Haddad')
}

export function payButton({ page }: Visit): Locator {
  return page.locator('main form button[type=submit]')
}

/** Waits for the page of a confirmed booking; returns its reference. */
export async function confirmed({ page, t }: Visit): Promise<string> {
  await page.waitForURL(/\/booking\//)
  await page.getByRole('heading', { level: 1, name: t('booking:status.confirmed.title') }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Chooses a language in the menu of the header, which needs no script. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const link = page.locator(`a[hreflang=${language}]`)
  const menu = page.getByRole('banner').locator('details', { has: link })
  await menu.locator('summary').click()
  await menu.locator(link).click()
}
