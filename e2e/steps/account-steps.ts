import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { WAIT } from '#testing/hung.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'
import { tabTo } from './keys.ts'
import type { Visit } from '../environment/environment.ts'

/** Returns a person without an account, unique to this attempt of a test. */
export function createPerson(name: string) {
  return { ...PERSON, email: `${name}-${crypto.randomUUID().slice(0, 8)}@example.com` }
}

export type NewPerson = ReturnType<typeof createPerson>

/** Signs up through the API, leaving the session cookies in this visitor's browser. */
export async function hasAccount({ context, site }: Visit, person: NewPerson): Promise<void> {
  const registered = await context.request.post(`${site.url}/api/register`, { data: person })
  if (!registered.ok()) throw new Error(`not registered: ${await registered.text()}`)
}

/** The same, then signed out. */
export async function hadAccount(visit: Visit, person: NewPerson): Promise<void> {
  await hasAccount(visit, person)
  await visit.context.clearCookies()
}

/** The path of the newest mailed link to a page; waits for it, as the site's own job may be writing it. */
export async function mailedLink(site: TestSite, email: string, page: 'verify-email' | 'reset-password') {
  return vi.waitFor(async () => `/${page}#${await accountOf(site).secretFor(email, page)}`, WAIT)
}

/** Uses the link that verifies an address while signed out. */
export async function pressedElsewhere(
  visit: Visit,
  person: NewPerson,
  press: (visit: Visit) => Promise<void> = send,
): Promise<void> {
  await visit.context.clearCookies()
  await visit.open(await mailedLink(visit.site, person.email, 'verify-email'))
  visit.watched.expectErrorResponse(422, /\/api\/verify-email$/)
  await press(visit)
}

export async function fillSignUp({ page }: Pick<Visit, 'page'>, person: Partial<NewPerson>): Promise<void> {
  for (const name of ['first_name', 'last_name', 'email', 'password'] as const)
    if (person[name] !== undefined) await page.locator(`#account-${name}`).fill(person[name])
}

export async function fillSignIn({ page }: Pick<Visit, 'page'>, email: string, password: string) {
  await page.locator('#account-email').fill(email)
  await page.locator('#account-password').fill(password)
}

/** Submits the page's one form. */
export async function send({ page }: Pick<Visit, 'page'>): Promise<void> {
  await page.locator('main form button[type=submit]').click()
}

/** The same by keyboard only. */
export async function sendByKeys({ page }: Pick<Visit, 'page'>): Promise<void> {
  await tabTo(page, page.locator('main form button[type=submit]'))
  await page.keyboard.press('Enter')
}

/** The header's menu of the signed-in user. */
export function accountMenu({ page }: Pick<Visit, 'page'>, name = 'Layla Haddad') {
  return page.getByRole('banner').locator('details').filter({ hasText: name })
}

/** Opens the menu of who is signed in. */
export async function openAccountMenu(page: Page): Promise<void> {
  const logout = page.locator('form[action$="/logout"]')
  await page.getByRole('banner').locator('details', { has: logout }).locator('summary').click()
}

export async function signOut(visit: Visit): Promise<void> {
  const menu = accountMenu(visit)
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: visit.t('shell:nav.logout') }).click()
}
