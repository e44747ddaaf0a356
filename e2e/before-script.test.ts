import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { lookAgain, offerCards } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const VISITORS = [
  { language: 'en', typed: 'Dubai', other: 'ar' },
  { language: 'ar', typed: 'دبي', other: 'en' },
] as const

test.for(VISITORS)(
  'before its script, the site finds cars by what was typed, in $language',
  async ({ language, typed, other }) => {
    await stage.visit({ language, javaScriptEnabled: false }, async ({ page, t, site }) => {
      await page.goto(`${site.url}/${language}`)
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill(typed)
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(/\/search\?.*pickup_id=/)
      await lookAgain({ page, t })
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
      await page.getByRole('banner').locator(`a[hreflang=${other}]`).click()
      await page.waitForURL(`${site.url}/${other}/search${query}`)
      expect(await page.locator('html').getAttribute('lang')).toBe(other)
      expect(await offerCards(page).count()).toBeGreaterThan(0)

      await offerCards(page).first().getByRole('link').click()
      await page.waitForURL(/\/car\//)
      expect(await page.locator('#price dd').count()).toBeGreaterThan(0)
    })
  },
)

test.for(VISITORS)(
  'before its script, a place that nobody knows is said beside its field, in $language',
  async ({ language }) => {
    await stage.visit({ language, javaScriptEnabled: false }, async ({ page, t, site }) => {
      await page.goto(`${site.url}/${language}`)
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('Xyzzyville')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.getByText(t('home:form.fault.place_unknown')).waitFor()
    })
  },
)
