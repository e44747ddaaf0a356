import { beforeAll, expect, test } from 'vitest'
import { SAVED_KEY } from '#web/rentals/choice/saved-key.ts'
import { fillSignIn, hadAccount, send, createPerson } from '../steps/account-steps.ts'
import { tabTo } from '../steps/keys.ts'
import { offerCards, resultsCame, searchPath } from '../steps/steps.ts'
import { type BrowserEnvironment, sharedEnvironment, type Visit } from '../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** Locates a button of a card by its first word. */
function choice({ page, t }: Visit, card: number, word: 'compare' | 'save') {
  return offerCards(page)
    .nth(card)
    .getByRole('button', { name: new RegExp(`^${t(`choice:${word}`)}`) })
}

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity)

/** Expects a saved card to stay saved, although a filter may show another of its rates. */
async function staysSaved({ page, t }: Visit, card: number): Promise<void> {
  const link = `a[href*="/car/"]`
  const saved = offerCards(page).filter({
    has: page.getByRole('button', { name: new RegExp(`^${t('choice:save')}`), pressed: true }),
  })
  const rate = await offerCards(page).nth(card).locator(link).getAttribute('href')
  const filter = page.getByRole('button', { name: t('terms:cancelling_kind.free'), exact: true })
  await filter.click()
  await page.waitForURL(/CANCELLATION=free/)
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
  expect(await saved.count()).toBe(1)
  expect(await saved.locator(link).getAttribute('href')).not.toBe(rate)
  await filter.click()
  await page.waitForURL((url) => !url.searchParams.has('CANCELLATION'))
  await expect.poll(() => offerCards(page).nth(card).locator(link).getAttribute('href')).toBe(rate)
}

test('cars are compared side by side, a link shares them, and those saved by a guest come along into the account', async () => {
  const person = createPerson('saves')
  let shared = ''
  await environment.visit({ language: 'ar' }, async (visit) => {
    const { page, context, t, open } = visit
    await hadAccount(visit, person)
    // Its cars have a rate that is lower and non-refundable, and another.
    await open(searchPath('&sort=price&SUPPLIER=ok-mobility'))
    await resultsCame(visit)
    const tray = page.getByRole('region', { name: t('choice:tray') })
    await choice(visit, 0, 'compare').focus()
    for (const card of [0, 1, 2, 3]) {
      await tabTo(page, choice(visit, card, 'compare'))
      await page.keyboard.press('Enter')
    }
    await tray.getByText(t('choice:chosen', { count: 4, most: 4 })).waitFor()
    await choice(visit, 4, 'compare').click()
    const full = page.getByText(t('choice:compare_full', { count: 4 }))
    await full.waitFor()
    await expect
      .poll(async () => bottomOf(await full.boundingBox()))
      .toBeLessThanOrEqual((await tray.boundingBox())!.y)
    expect(await choice(visit, 4, 'compare').getAttribute('aria-pressed')).toBe('false')
    for (const card of [2, 3]) await choice(visit, card, 'compare').click()
    await choice(visit, 1, 'save').press('Enter')
    expect(await choice(visit, 1, 'save').getAttribute('aria-pressed')).toBe('true')
    await staysSaved(visit, 1)
    const compared = [0, 1].map((card) => offerCards(page).nth(card).locator('h3').innerText())
    const names = await Promise.all(compared)
    const saved = page.getByRole('main').getByRole('article')

    await tray.getByRole('link', { name: t('choice:compare_now') }).press('Enter')
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('columnheader').count()).toBe(2)
    for (const [at, name] of names.entries())
      expect(await page.getByRole('columnheader').nth(at).innerText()).toContain(name)
    const rows = page.getByRole('rowheader')
    const all = await rows.count()
    const differing = await rows.filter({ hasText: t('choice:differs') }).count()
    expect(differing).toBeGreaterThan(0)
    expect(differing).toBeLessThan(all)
    await page.getByRole('checkbox', { name: t('choice:only_differences') }).press('Space')
    await page.waitForURL(/differences=true/)
    await expect.poll(() => rows.count()).toBeLessThan(all)
    expect(await page.getByText(t('choice:marked')).count()).toBe(0)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: t('share:share'), exact: true }).press('Enter')
    await page.getByRole('button', { name: t('share:copied') }).waitFor()
    const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(pathname).toBe('/ar/compare')
    shared = `/compare${search}`

    await open('/saved')
    await saved.waitFor()
    await page
      .getByRole('link', { name: t('choice:sign_in'), exact: true })
      .first()
      .click()
    await fillSignIn(visit, person.email, person.password)
    await send(visit)
    await page.waitForURL(/\/account\/saved$/)
    await saved.waitFor()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SAVED_KEY)).toBeNull()
    // As the server renders it for a signed-in visitor.
    await open('/account/saved')
    const heart = page.getByRole('button', { name: new RegExp(`^${t('choice:save')}`) })
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    const removed = page.waitForResponse(
      (reply) => reply.url().includes('/user/saved-cars') && reply.request().method() === 'DELETE',
    )
    await heart.click()
    expect((await removed).status()).toBe(204)
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
  })
  await environment.visit({ language: 'en' }, async ({ page, t, open }) => {
    await open(shared)
    await page.getByRole('region', { name: t('choice:compare_title') }).waitFor()
    expect(await page.getByRole('columnheader').count()).toBe(2)
    expect(await page.getByRole('checkbox', { name: t('choice:only_differences') }).isChecked()).toBe(true)
  })
})
