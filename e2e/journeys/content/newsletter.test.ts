import { beforeAll, expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { newsletterOf } from '#testing/builders/content/newsletter.ts'
import { finds, footerForm, newReader, newsletterLink, press } from '../../steps/newsletter-steps.ts'
import { isFocused, tabTo } from '../../steps/keys.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  scriptRuns,
  sharedEnvironment,
  type BrowserEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** The code of what a page takes over last, the form in its footer among it. */
const LATER_CODE = /\/assets\/newsletter-form-/

const subscriptionOf = (email: string) =>
  environment.site.database.db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'page', 'lang_id', 'left_at'])
    .where('address_hash', '=', sha256(email))
    .executeTakeFirst()

test.for(IN_ARABIC)(
  'the newsletter is subscribed to in the footer with the keyboard alone, confirmed and unsubscribed, in %s',
  async (language) => {
    const reader = newReader()
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const keys = page.keyboard
      await open('/manage-booking')
      const { email, send, result, footer } = footerForm(visit)
      await tabTo(page, email)
      await keys.type('layla@')
      const { height } = (await footer.boundingBox()) ?? expect.fail('no footer')
      await takeScreenshots(page, `footer-${language}`)
      await keys.press('Enter')
      await result.filter({ hasText: t('forms:field_message.email_invalid') }).waitFor()
      expect(await email.inputValue()).toBe('layla@')
      await expect.poll(() => isFocused(email)).toBe(true)
      await takeScreenshots(page, `footer-refused-${language}`)
      await email.fill(reader.toUpperCase())
      await tabTo(page, send)
      await keys.press('Enter')
      await result.filter({ hasText: t('shell:newsletter.sent') }).waitFor()
      expect([await email.inputValue(), (await footer.boundingBox())?.height]).toEqual(['', height])
      await takeScreenshots(page, `footer-done-${language}`)

      const confirm = await newsletterLink(visit, reader, 'confirm')
      await open(confirm)
      expect(await subscriptionOf(reader)).toBeUndefined()
      await takeScreenshots(page, `confirm-${language}`)
      await press(visit, 'confirm')
      await finds(visit, 'newsletter:confirm.done')
      await takeScreenshots(page, `confirmed-${language}`)
      expect(await subscriptionOf(reader)).toEqual({
        email: reader,
        page: `/${language}/manage-booking`,
        lang_id: language === 'ar' ? 2 : 1,
        left_at: null,
      })
      await open(confirm)
      visit.watched.expectErrorResponse(410, /\/newsletter\/confirm$/)
      await press(visit, 'confirm')
      await page.getByText(t('newsletter:confirm.over')).waitFor()
      await takeScreenshots(page, `over-${language}`)

      await open(await newsletterLink(visit, reader, 'leave'))
      expect((await subscriptionOf(reader))?.email).toBe(reader)
      await takeScreenshots(page, `leave-${language}`)
      await press(visit, 'leave')
      await finds(visit, 'newsletter:leave.done')
      await takeScreenshots(page, `left-${language}`)
      expect((await subscriptionOf(reader))?.email).toBeNull()
      await page.getByRole('link', { name: t('newsletter:again') }).click()
      await finds(visit, 'newsletter:ask.title')
      await takeScreenshots(page, `ask-${language}`)
    })
  },
)

test.for(IN_ARABIC)('the newsletter needs no script, from the footer to leaving, in %s', async (language) => {
  const reader = newReader()
  await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
    const { page, t, site } = visit
    await page.goto(`${site.url}/${language}/manage-booking`)
    const { email, send } = footerForm(visit)
    await email.fill('layla@')
    visit.watched.expectErrorResponse(422, /\/newsletter$/)
    await send.click()
    await page.waitForURL(`${site.url}/${language}/newsletter`)
    await page.getByRole('alert').waitFor()
    expect(await page.locator('#account-email').inputValue()).toBe('layla@')
    await page.locator('#account-email').fill(reader)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell:newsletter.send') })
      .click()
    await finds(visit, 'newsletter:ask.done')
    for (const action of ['confirm', 'leave'] as const) {
      await page.goto(`${site.url}/${language}${await newsletterLink(visit, reader, action)}`)
      await press(visit, action)
      await finds(visit, `newsletter:${action}.done`)
    }
    expect((await subscriptionOf(reader))?.email).toBeNull()
  })
})

test('an address entered before the form’s code has loaded stays, and is then sent in place', async () => {
  await environment.visit({ fresh: true }, async (visit) => {
    const { page, site, t } = visit
    const reader = newReader()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(LATER_CODE, async (route) => {
      await released
      await route.continue()
    })
    const codeRequest = page.waitForRequest(LATER_CODE)
    await page.goto(`${site.url}/en/manage-booking`)
    await codeRequest
    const { email, send, result } = footerForm(visit)
    await email.pressSequentially(reader)
    release()
    await scriptRuns(page)
    expect(await email.inputValue()).toBe(reader)
    await send.click()
    await result.filter({ hasText: t('shell:newsletter.sent') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/manage-booking')
  })
})

test('a form whose code does not come leads to its page, as without script', async () => {
  await environment.visit({ fresh: true }, async (visit) => {
    const { page, site, watched } = visit
    watched.cutOff(true)
    await page.route(LATER_CODE, (route) => route.abort())
    const codeRequest = page.waitForRequest(LATER_CODE)
    await page.goto(`${site.url}/en/manage-booking`)
    await codeRequest
    const { email, send } = footerForm(visit)
    await email.fill(newReader())
    await send.click()
    await finds(visit, 'newsletter:ask.done')
    watched.cutOff(false)
  })
})

test('a footer that cannot reach us says so and preserves the input', async () => {
  await environment.visit({}, async (visit) => {
    const { t, open, context, watched } = visit
    await open('/manage-booking')
    await context.route('**/api/subscribe?*', (route) => route.fulfill({ status: 503, json: {} }))
    watched.expectErrorResponse(503, /\/api\/subscribe$/)
    const { email, send, result } = footerForm(visit)
    await email.fill(newReader())
    await send.click()
    await result.filter({ hasText: t('shell:error.status_5xx') }).waitFor()
    expect(await email.inputValue()).toMatch(/@example\.com$/)
  })
})

test('signing in on the page of a link does not pass its secret on', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    const email = newReader()
    await newsletterOf(visit.site).subscribe(email)
    await open(await newsletterLink(visit, email, 'confirm'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.login') })
      .first()
      .click()
    await page.locator('#account-email').waitFor()
    expect(page.url()).toBe(`${visit.site.url}/en/login`)
  })
})
