import { beforeAll, expect, test } from 'vitest'
import { type BrowserEnvironment, sharedEnvironment } from '../environment/environment.ts'
import { FLEXIBLE, flexible } from '../steps/results-steps.ts'
import { chooseLanguage, refreshResults, offerCards, searchPath } from '../steps/steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const VISITORS = [
  { language: 'en', text: 'Dubai', other: 'ar' },
  { language: 'ar', text: 'دبي', other: 'en' },
] as const

test.for(VISITORS)(
  'before its script, the site finds cars by the entered values, in $language',
  async ({ language, text, other }) => {
    await environment.visit({ language, javaScriptEnabled: false }, async ({ page, t, site }) => {
      await page.goto(`${site.url}/${language}`)
      // Nothing waits for a script that never comes.
      expect(await page.locator('.first-preloader').isVisible()).toBe(false)
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill(text)
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(/\/search\?.*pickup_id=/)
      await refreshResults({ page, t })
      expect(await offerCards(page).count()).toBeGreaterThan(3)

      await page.getByRole('checkbox', { name: new RegExp(t('terms:transmission.automatic')) }).check()
      await page.getByLabel(t('search:sort')).selectOption('price')
      await page.getByRole('button', { name: t('search:apply') }).click()
      await page.waitForURL(/TRANSMISSION=automatic/)
      expect(new URL(page.url()).searchParams.get('sort')).toBe('price')
      expect(await offerCards(page).count()).toBeGreaterThan(0)
      expect(
        await offerCards(page)
          .filter({ hasText: t('terms:transmission.manual') })
          .count(),
      ).toBe(0)

      const query = new URL(page.url()).search
      await chooseLanguage(page, other)
      await page.waitForURL(`${site.url}/${other}/search${query}`)
      expect(await page.locator('html').getAttribute('lang')).toBe(other)
      expect(await offerCards(page).count()).toBeGreaterThan(0)

      await offerCards(page).first().getByRole('link').click()
      await page.waitForURL(/\/car\//)
      expect(await page.locator('#price dd').count()).toBeGreaterThan(0)
    })
  },
)

test('before its script, quick choices, a car’s rates and the pages are one press away', async () => {
  await environment.visit({ language: 'ar', javaScriptEnabled: false }, async (visit) => {
    const { page, t, site } = visit
    await page.goto(`${site.url}/ar${searchPath('&DEPOSIT=2000-EUR')}`)
    await refreshResults(visit)
    const press = async (kind: string, value: RegExp | string) => {
      const chips = page.locator(`.quick-chip[name=${kind}][aria-pressed=false]`)
      const chip = chips
        .and(page.locator(`[value="${value}"]`))
        .or(chips)
        .first()
      const chosen = await chip.getAttribute('value')
      await chip.click()
      await page.waitForURL((url) => url.searchParams.getAll(kind).includes(chosen ?? ''))
      await page.locator(`.quick-chip[name=${kind}][value="${chosen}"][aria-pressed=true]`).waitFor()
    }
    await press('TRANSMISSION', 'automatic')
    await press('sort', 'price')
    // In place of the limit that is chosen in the form.
    await press('DEPOSIT', '')
    const chosen = page.getByRole('list', { name: t('search:chosen') }).getByRole('link')
    for (const kind of ['TRANSMISSION', 'DEPOSIT']) {
      await chosen.first().click()
      await page.waitForURL((url) => !url.searchParams.has(kind))
    }

    const rates = page.locator('.car-rates-button').first()
    const car = await rates.getAttribute('value')
    await rates.click()
    await page.waitForURL((url) => url.searchParams.get('car') === car)
    expect(await offerCards(page).count()).toBeGreaterThan(1)
    await page.getByRole('link', { name: t('search:rates.all_cars') }).click()
    await page.waitForURL((url) => !url.searchParams.has('car'))
    await page.getByRole('link', { name: t('search:page', { page: 2 }), exact: true }).click()
    await page.waitForURL(/page=2/)
    expect(await offerCards(page).count()).toBeGreaterThan(0)
  })
})

test.for(['en', 'ar'] as const)(
  'before its script, a search without cars leads on, and a search can be changed, in %s',
  async (language) => {
    await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
      const { page, t, site } = visit
      await page.goto(`${site.url}/${language}${searchPath('&CATEGORY=L&BODY_TYPE=T')}`)
      await refreshResults(visit)
      await page
        .getByRole('link', { name: t('search:clear'), exact: true })
        .last()
        .click()
      await page.waitForURL((url) => !url.searchParams.has('CATEGORY'))
      await page.getByRole('link', { name: t('search:edit'), exact: true }).click()
      await page.waitForURL(/edit=true/)
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).waitFor()
    })
  },
)

test.for(VISITORS)(
  'before its script, an unknown place has an error next to its field, in $language',
  async ({ language }) => {
    await environment.visit({ language, javaScriptEnabled: false }, async ({ page, t, site }) => {
      await page.goto(`${site.url}/${language}`)
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('Xyzzyville')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.getByText(t('home:form.fault.place_unknown')).waitFor()
    })
  },
)

test.for(['en', 'ar'] as const)(
  'before its script, Continue puts the car with what is chosen into the cart, in %s',
  async (language) => {
    await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
      const { page, t, site } = visit
      await page.goto(`${site.url}/${language}${searchPath(FLEXIBLE)}`)
      await refreshResults(visit)
      await flexible(visit).first().getByRole('link').click()
      await page.waitForURL(/\/car\//)
      await page.getByRole('radio').nth(1).check()
      await page.getByRole('spinbutton').first().fill('2')
      await page
        .getByRole('button', { name: t('car:continue'), exact: true })
        .filter({ visible: true })
        .click()
      await page.waitForURL(`${site.url}/${language}/checkout/*`)
      const lines = page.locator('aside dl').first()
      expect(await lines.innerText()).toMatch(/2 ×/)
      expect(await lines.locator('dt').count()).toBeGreaterThan(2)

      // Nothing is ordered yet, and no card is put into the address.
      const { pathname } = new URL(page.url())
      await page.getByRole('textbox', { name: t('checkout:card.number') }).fill('4242424242424242')
      const [posted] = await Promise.all([
        page.waitForRequest((request) => request.isNavigationRequest()),
        page.locator('main form button[type=submit]').last().click(),
      ])
      await page.waitForLoadState()
      expect([posted.method(), posted.url()]).toEqual(['POST', `${site.url}${pathname}`])
      expect(await lines.innerText()).toMatch(/2 ×/)
    })
  },
)

test.for(['en', 'ar'] as const)(
  'before its script, a small screen has the filters and the order too, in %s',
  async (language) => {
    await environment.visit({ language, width: 375, javaScriptEnabled: false }, async (visit) => {
      const { page, t, site } = visit
      await page.goto(`${site.url}/${language}${searchPath()}`)
      await refreshResults(visit)
      await page.getByLabel(t('search:sort')).selectOption('price')
      await page.getByRole('button', { name: t('search:sort_now'), exact: true }).click()
      await page.waitForURL(/sort=price/)
      await page.getByRole('link', { name: t('search:filters'), exact: true }).click()
      await page.waitForURL(/#filters$/)
      await page.getByRole('checkbox', { name: new RegExp(t('terms:transmission.automatic')) }).check()
      await page.getByRole('button', { name: t('search:apply') }).click()
      await page.waitForURL(/TRANSMISSION=automatic.*sort=price|sort=price.*TRANSMISSION=automatic/)
      const manual = offerCards(page).filter({ hasText: t('terms:transmission.manual') })
      expect([(await offerCards(page).count()) > 0, await manual.count()]).toEqual([true, 0])
    })
  },
)
