import { vi } from 'vitest'
import { accountOf, PERSON } from '#testing/builders/account.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'
import { tabTo } from './keys.ts'
import type { Visit } from '../stage/stage.ts'

const PATIENCE = { timeout: 15_000, interval: 100 }

/** Somebody of this address and no other test's. */
export function somebody(email: string) {
  return { ...PERSON, email }
}

export type Somebody = ReturnType<typeof somebody>

/** Signs up by the API in this visitor's browser, whose cookies it leaves. */
export async function hasAccount({ context, site }: Visit, person: Somebody): Promise<void> {
  const registered = await context.request.post(`${site.url}/api/register`, { data: person })
  if (!registered.ok()) throw new Error(`not registered: ${await registered.text()}`)
}

/** The same, and signed out again. */
export async function hadAccount(visit: Visit, person: Somebody): Promise<void> {
  await hasAccount(visit, person)
  await visit.context.clearCookies()
}

/** The address of the newest mailed link to a page, once it is there: the site's own job may be writing it. */
export async function mailedLink(site: TestSite, email: string, page: 'verify-email' | 'reset-password') {
  return vi.waitFor(async () => `/${page}#${await accountOf(site).secretFor(email, page)}`, PATIENCE)
}

/** Presses the link to prove an address where nobody is signed in. */
export async function pressedElsewhere(
  visit: Visit,
  person: Somebody,
  press: (visit: Visit) => Promise<void> = send,
): Promise<void> {
  await visit.context.clearCookies()
  await visit.open(await mailedLink(visit.site, person.email, 'verify-email'))
  visit.watched.expectRefusal(422, /\/api\/verify-email$/)
  await press(visit)
}

export async function fillSignUp({ page }: Pick<Visit, 'page'>, person: Partial<Somebody>): Promise<void> {
  for (const name of ['first_name', 'last_name', 'email', 'password'] as const)
    if (person[name] !== undefined) await page.locator(`#account-${name}`).fill(person[name])
}

export async function fillSignIn({ page }: Pick<Visit, 'page'>, email: string, password: string) {
  await page.locator('#account-email').fill(email)
  await page.locator('#account-password').fill(password)
}

/** Presses the page's one button that sends its form. */
export async function send({ page }: Pick<Visit, 'page'>): Promise<void> {
  await page.locator('main form button[type=submit]').click()
}

/** The same with the keyboard alone. */
export async function sendByKeys({ page }: Pick<Visit, 'page'>): Promise<void> {
  await tabTo(page, page.locator('main form button[type=submit]'))
  await page.keyboard.press('Enter')
}

/** The header's menu of who is signed in. */
export function accountMenu({ page }: Pick<Visit, 'page'>, name = 'Layla Haddad') {
  return page.getByRole('banner').locator('details').filter({ hasText: name })
}

export async function signOut(visit: Visit): Promise<void> {
  const menu = accountMenu(visit)
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: visit.t('shell:nav.logout') }).click()
}
