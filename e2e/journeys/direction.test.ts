import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newPerson } from '../states/account-states.ts'
import { LANGUAGES, type BrowserEnvironment, sharedEnvironment } from '../environment/environment.ts'
import { asTraveller, prepare, type Prepared } from '../states/states.ts'
import { resultsCame, searchPath } from '../steps/steps.ts'

let environment: BrowserEnvironment
let prepared: Prepared
beforeAll(async () => {
  environment = await sharedEnvironment()
  prepared = await prepare(environment)
})

test('in Arabic the hero and the drawings look the other way', async () => {
  const turned: Record<string, boolean[]> = {}
  for (const language of LANGUAGES)
    await environment.visit({ language }, async (visit) => {
      const { page, open } = visit
      await open('/')
      const hero = await isMirrored(page, 'main svg')
      await open(searchPath())
      await resultsCame(visit)
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(
        language === 'ar' ? 'rtl' : 'ltr',
      )
      turned[language] = [hero, await isMirrored(page, 'main .drawing-turns')]
    })
  expect(turned).toEqual({ en: [false, false], ar: [true, true] })
})

test('in Arabic, email addresses and numbers are entered left to right, and names in the page’s direction', async () => {
  await environment.visit({ language: 'ar' }, async (visit) => {
    const { page, open, t } = visit
    const directionsOf = (fields: readonly string[]) =>
      Promise.all(
        fields.map((field) =>
          page.locator(`[id="${field}"]`).evaluate((one) => getComputedStyle(one).direction),
        ),
      )
    await open('/register')
    expect(await directionsOf(['account-first_name', 'account-last_name'])).toEqual(['rtl', 'rtl'])
    const latin = ['account-email', 'account-password', 'account-phone', 'account-referral_code']
    expect(await directionsOf(latin)).toEqual(latin.map(() => 'ltr'))
    await newPerson(visit)
    await open('/account')
    await page.getByRole('button', { name: t('account:email.change') }).click()
    const leftToRight = ['profile-phone', 'email-email', 'email-password']
    expect(await directionsOf(leftToRight)).toEqual(leftToRight.map(() => 'ltr'))
    await open('/account/security')
    const device = page.getByText(t('account:devices.on', { browser: 'Chrome', system: 'Linux' }))
    expect(await device.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
  })
})

async function isMirrored(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((drawing) => {
      const { transform, scale } = getComputedStyle(drawing)
      const turned = new DOMMatrix(transform === 'none' ? '' : transform).a < 0
      return turned !== scale.startsWith('-1')
    })
}

test('in Arabic the digits of every price stay together in any context', async () => {
  await environment.visit({ language: 'ar' }, async (visit) => {
    const { page, open } = visit
    await asTraveller(visit, prepared)
    const paths = [
      searchPath(),
      `/car/${prepared.offerId}`,
      `/checkout/${prepared.cartId}`,
      `/booking/${prepared.reference}`,
    ]
    for (const path of paths) {
      await open(path)
      await page.getByText('€').filter({ visible: true }).first().waitFor()
      expect(await loosePrices(page), path).toEqual([])
    }
  })
})

/** Texts with an amount that neither an element nor direction marks isolate from the surrounding text. */
async function loosePrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const loose: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      const apart = texts.currentNode.parentElement?.closest('bdi, [dir=ltr], option')
      const marked = /[\u200e\u200f\u2066-\u2069]/.test(text)
      if (/\d[.,]\d{2}/.test(text) && text.includes('€') && !apart && !marked) loose.push(text)
    }
    return loose
  })
}
