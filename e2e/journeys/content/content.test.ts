import { beforeAll, expect, test } from 'vitest'
import {
  IN_ARABIC,
  IN_ENGLISH,
  LANGUAGES,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
  scriptRuns,
} from '../../environment/environment.ts'
import { expectFocus, isFocused, tabTo } from '../../steps/keys.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const menuOf = ({ page }: Visit) => page.locator('header nav > details')
const inMenu = (visit: Visit, label: string) =>
  menuOf(visit).getByRole('link', { name: visit.t(`shell:nav.${label}`), exact: true })

test.for(IN_ARABIC)(
  'the menu of a narrow screen is used with the keyboard alone, in %s',
  async (language) => {
    await environment.visit({ language, width: 375, height: 700 }, async (visit) => {
      const { page, t, open } = visit
      await open('/login')
      const button = menuOf(visit).locator('summary')
      const height = (await page.getByRole('banner').boundingBox())?.height
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      await tabTo(page, inMenu(visit, 'home'))
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(height)
      await page.keyboard.press('Escape')
      await inMenu(visit, 'home').waitFor({ state: 'hidden' })
      await expectFocus(page, button)

      // Past its last link the menu closes.
      await page.keyboard.press('Enter')
      const last = menuOf(visit).getByRole('link').last()
      await tabTo(page, last)
      await page.keyboard.press('Tab')
      await last.waitFor({ state: 'hidden' })

      await tabTo(page, button, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await tabTo(page, inMenu(visit, 'help'))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: t('help:title') }).waitFor()
      await inMenu(visit, 'help').waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(page.locator('#content'))).toBe(true)
    })
  },
)

test('a menu closes when a link is followed or the browser goes back; opened while a page is loading, it stays open', async () => {
  await environment.visit({ width: 375, height: 700 }, async (visit) => {
    const { page, t, open } = visit
    const opened = Promise.withResolvers<void>()
    await page.route(/\/assets\/help-[\w-]+\.js$/, async (route) => {
      await opened.promise
      await route.continue()
    })
    await open('/login')
    await menuOf(visit).locator('summary').click()
    await inMenu(visit, 'help').click()
    await inMenu(visit, 'help').waitFor({ state: 'hidden' })
    await menuOf(visit).locator('summary').click()
    opened.resolve()
    await page.getByRole('heading', { level: 1, name: t('help:title') }).waitFor()
    await inMenu(visit, 'about').click()
    await page.waitForURL(/\/en\/about$/)
    await inMenu(visit, 'about').waitFor({ state: 'hidden' })

    await menuOf(visit).locator('summary').click()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: t('help:title') }).waitFor()
    expect(await menuOf(visit).getAttribute('open')).toBeNull()
  })
})

test('the menu opens and leads on without a script', async () => {
  await environment.visit({ width: 375, javaScriptEnabled: false }, async (visit) => {
    const { page, t, site } = visit
    await page.goto(`${site.url}/en/help`)
    await menuOf(visit).locator('summary').click()
    await inMenu(visit, 'about').click()
    await page.waitForURL(`${site.url}/en/about`)
    expect(await menuOf(visit).getAttribute('open')).toBeNull()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell:footer.terms') })
      .click()
    await page.waitForURL(`${site.url}/en/terms-and-conditions`)
  })
})

/** Queries without hamza, in another number or with a stretched word, and a word of the matching question. */
const SEARCHES = {
  en: { query: 'deposits', word: 'deposit', topic: 'deposit-and-excess' },
  ar: { query: 'ضمـــان', word: 'الضمان', topic: 'deposit-and-excess' },
} as const

test.for(LANGUAGES)(
  'questions are found as one types, and the address keeps the search, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      const { query, word, topic } = SEARCHES[language]
      await open('/help')
      const questions = page.locator('main section details')
      const all = await questions.count()
      expect(all).toBeGreaterThan(30)
      const field = page.getByRole('searchbox', { name: t('help:search') })
      await field.pressSequentially(query)
      await page.locator('mark').filter({ hasText: word }).first().waitFor()
      expect(await questions.count()).toBeLessThan(all)
      await page.waitForURL((url) => url.searchParams.get('q') === query)
      expect(await isFocused(field)).toBe(true)

      // Where only the answer has the word, it is open.
      for (const hit of await page.locator('main section .typeset mark').all()) {
        const inQuestion = await hit.locator('xpath=ancestor::details/summary//mark').count()
        if (inQuestion === 0) expect(await hit.isVisible()).toBe(true)
      }
      const contact = page.locator('section', { has: page.locator(`#${topic}`) }).getByRole('link', {
        name: t('help:contact'),
      })
      expect(await contact.getAttribute('href')).toBe(`/${language}/contact?topic=${topic}`)

      await page.reload()
      await scriptRuns(page)
      expect(await field.inputValue()).toBe(query)
      expect(await questions.count()).toBeLessThan(all)

      await field.fill('zeppelin')
      await page.getByRole('heading', { name: t('help:none.title', { query: 'zeppelin' }) }).waitFor()
      await page
        .getByRole('status')
        .filter({ hasText: t('help:found', { count: 0 }) })
        .waitFor()
      await field.fill('')
      await expect.poll(() => questions.count()).toBe(all)
      await page.waitForURL(`${site.url}/${language}/help`)
    })
  },
)

test.for(LANGUAGES)('questions are found and opened without a script, in %s', async (language) => {
  await environment.visit({ language, javaScriptEnabled: false }, async ({ page, t, site }) => {
    await page.goto(`${site.url}/${language}/help`)
    await page.getByRole('searchbox', { name: t('help:search') }).fill(SEARCHES[language].query)
    await page.getByRole('button', { name: t('help:search_now'), exact: true }).click()
    await page.waitForURL(/\/help\?q=/)
    const question = page.locator('main section details:not([open])').first()
    await question.locator('summary').click()
    await page.locator('main section .typeset').filter({ visible: true }).first().waitFor()
    expect(await page.locator('mark').count()).toBeGreaterThan(0)
  })
})

test.for(IN_ENGLISH)(
  'a section of a text is reached from its contents and by its link, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await open('/terms-and-conditions')
      const contents = page.getByRole('navigation', { name: t('content:contents') })
      const link = contents.getByRole('link').nth(3)
      const title = await link.innerText()
      await tabTo(page, link)
      await page.keyboard.press('Enter')
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
      await expectFocus(page, heading)
      expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`)
      await expect.poll(() => link.getAttribute('aria-current')).toBe('location')

      // Opened by the link, on a screen where the contents are to unfold.
      const id = await heading.getAttribute('id')
      await page.setViewportSize({ width: 375, height: 700 })
      await open('/login')
      await open(`/terms-and-conditions#${id}`)
      await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(350)
      await contents.locator('summary').click()
      await contents.getByRole('link').filter({ visible: true }).nth(5).click()
      await page.waitForURL((url) => url.hash.length > 1 && url.hash !== `#${id}`)
      const headingLink = page.getByRole('link', { name: t('content:link_to', { heading: title }) })
      expect(await headingLink.getAttribute('href')).toBe(`#${id}`)
    })
  },
)
