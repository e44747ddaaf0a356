import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  LANGUAGES,
  sharedEnvironment,
  type BrowserEnvironment,
  type Visit,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** The site's messages are complete, so the response for Help is stripped of some: `name:` starts a message. */
async function lose(
  page: Page,
  lost: Readonly<Record<(typeof LANGUAGES)[number], readonly (readonly [from: string, to: string])[]>>,
) {
  await page.route(/\/assets\/help-[\w-]+\.js$/, async (route) => {
    const reply = await route.fetch()
    const text = await reply.text()
    const language = /[\u0600-\u06ff]/.test(text) ? 'ar' : 'en'
    const left = lost[language].reduce((text, [from, to]) => text.replace(from, to), text)
    await route.fulfill({ body: left, contentType: 'text/javascript' })
  })
}

/** Follows the link to Help: a page that the server has not drawn. */
async function toHelp({ page, t }: Visit): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell:nav.help') })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: t('help:title') }).waitFor()
}

const isCall = (url: string) => url.includes('/api/o/i18n/translate')
const isLog = (url: string) => url.includes('/api/auth/_log')

/** Bodies of the calls that a page makes from now on. */
function bodiesOf(page: Page, is: (url: string) => boolean): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (is(request.url())) bodies.push(request.postData() ?? '')
  })
  return bodies
}

test('messages that Arabic lacks are requested in one call, half a second after the page has loaded', async () => {
  await environment.visit({ language: 'ar', fresh: true }, async (visit) => {
    const { page, t, open } = visit
    await lose(page, {
      en: [['not_here:`Not what', 'not_here:`Never translated: not what']],
      ar: [
        ['lead:', 'lost:'],
        ['not_here:', 'gone:'],
        ['count_few:', 'some_few:'],
        ['count_other:', 'some_other:'],
        ['count_many:', 'some_many:'],
        ['count_two:', 'some_two:'],
        ['count_one:', 'some_one:'],
        ['count_zero:', 'some_zero:'],
      ],
    })
    const calls = bodiesOf(page, isCall)
    const logs = bodiesOf(page, isLog)
    await open('/login')
    await toHelp(visit)
    await page.getByText(t('help:lead'), { exact: true }).waitFor()
    await page.getByText('Never translated: not what you were looking for?').first().waitFor()
    expect(calls.map((body) => JSON.parse(body))).toEqual([
      { platform: 'web', lang: 'ar', english: expect.any(Array), temporary: false },
    ])
    const { english } = JSON.parse(calls[0] ?? '') as { english: string[] }
    expect(english.toSorted()).toEqual([
      'Never translated: not what you were looking for?',
      'What travellers ask us before, during and after a rental, with plain answers.',
      '{{count}} questions',
    ])
    expect(await page.getByText(/^count$/).count()).toBe(0)
    const { loaded, requested } = await page.evaluate(() => {
      const [visited] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('/o/i18n/'))
      return { loaded: visited?.loadEventEnd ?? Infinity, requested: call?.startTime ?? 0 }
    })
    expect(requested - loaded).toBeGreaterThanOrEqual(500)
    expect(logs).toEqual([])
  })
})

test('a failed translation is only logged', async () => {
  await environment.visit({ language: 'ar', fresh: true }, async (visit) => {
    const { page, t, watched, open } = visit
    await lose(page, { en: [], ar: [['lead:', 'lost:']] })
    await page.route('**/api/o/i18n/translate*', (route) => route.fulfill({ json: {}, status: 503 }))
    watched.expectErrorResponse(503, /translate$/)
    const logs = bodiesOf(page, isLog)
    await open('/login')
    await toHelp(visit)
    await expect.poll(() => logs.length).toBe(1)
    expect(Object.fromEntries(new URLSearchParams(logs[0]))).toEqual({
      level: 'warn',
      code: 'TRANSLATION_FAILED',
      message: 'help:lead',
    })
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('heading', { level: 1, name: t('help:title') }).waitFor()
  })
})

test('a message that English lacks is nothing to translate: it is logged by its name', async () => {
  await environment.visit({ language: 'en', fresh: true }, async (visit) => {
    const { page, open } = visit
    await lose(page, { en: [['lead:', 'lost:']], ar: [] })
    const calls = bodiesOf(page, isCall)
    const logs = bodiesOf(page, isLog)
    await open('/login')
    await toHelp(visit)
    await expect.poll(() => logs.length).toBe(1)
    expect(Object.fromEntries(new URLSearchParams(logs[0]))).toMatchObject({
      code: 'MISSING_TEXT',
      message: 'help:lead',
    })
    expect(calls).toEqual([])
  })
})

test('a page that lacks no messages requests none, and does not load that code', async () => {
  await environment.visit({ language: 'ar', fresh: true }, async (visit) => {
    const { page, open } = visit
    const requestBodies = bodiesOf(page, (url) => isCall(url) || /look-up-missing/.test(url))
    await open('/login')
    await toHelp(visit)
    await page.waitForTimeout(1000)
    expect(requestBodies).toEqual([])
  })
})
