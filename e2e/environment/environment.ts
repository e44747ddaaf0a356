import { perLanguage, type Language } from '#kernel/locale.ts'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#testing/infrastructure/chromium.ts'
import { testSite, type TestSite } from '#testing/infrastructure/site.ts'
import { browserProfiles, type ProfileOptions } from './profiles.ts'
import { watch, type Watch } from './watch.ts'
import { translator, type Translate } from './translator.ts'

/** Languages of the journeys, one for each direction. French is checked on every page by the accessibility tests. */
export const LANGUAGES = ['en', 'ar'] as const satisfies readonly Language[]
export type { Language }

/**
 * The language of the nth journey, for journeys that are the same in both: they alternate, so that shared pages are visited in
 * both. Journeys that depend on the language run in both.
 */
export const languageAt = (at: number): (typeof LANGUAGES)[number] => LANGUAGES[at % LANGUAGES.length] ?? 'en'
export const IN_ENGLISH = takenIn('en')
export const IN_ARABIC = takenIn('ar')

/** Returns the usual language of such journeys, or with `OTHER_LANGUAGE=1` the other one. */
function takenIn(usual: (typeof LANGUAGES)[number]): readonly [(typeof LANGUAGES)[number]] {
  return [process.env['OTHER_LANGUAGE'] !== '1' ? usual : usual === 'en' ? 'ar' : 'en']
}

/** The folder for screenshots of pages that failed a test. */
const FAILED = join(tmpdir(), 'rihla-failed-pages')
/** Max characters shown of a failed page's text. */
const MAX_TEXT_LENGTH = 600
/** Cars of each class, enough for all that a worker's files rent. */
const STOCK = 200

export type Visit = {
  page: Page
  context: BrowserContext
  watched: Watch
  language: Language
  site: TestSite
  t: Translate
  /** Opens a page of the site, in the visit's language, and waits until its script runs. */
  open: (path: string) => Promise<void>
}

type VisitOptions = Partial<ProfileOptions> & { language?: Language }

/** The profiles of a worker's browser, shared by all its files. */
let profilesOfWorker: Promise<ReturnType<typeof browserProfiles>> | undefined
/** A worker's product, shared by files that do not start one. */
let siteOfWorker: Promise<TestSite> | undefined

/** Starts a product for one file. */
export async function openEnvironment(options: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(options)
  return { ...(await environmentOf(site)), close: () => site.close() }
}

/**
 * The product shared by files that do not modify it: they rent cars and create accounts of their own, and change
 * neither the suppliers' responses nor the configuration. Passkeys need a host name, not an IP address.
 */
export async function sharedEnvironment() {
  return environmentOf(await (siteOfWorker ??= testSite({ host: 'localhost', fleet: { stock: STOCK } })))
}

async function environmentOf(site: TestSite) {
  const profile = await (profilesOfWorker ??= launchChromium().then(browserProfiles))
  const translators = perLanguage(translator)

  /**
   * One visitor, with a browser profile of their own, until `live` returns. Any error on the pages meanwhile fails the
   * test: script errors, content policy violations, and unexpected error responses.
   */
  async function visit(options: VisitOptions, live: (visit: Visit) => Promise<void>): Promise<void> {
    const { language = 'en', width = 1280, height = 800, ...rest } = options
    const { context, page, end } = await profile({ width, height, ...rest })
    const watched = watch(context, site.url)
    const open = async (path: string) => {
      await page.goto(`${site.url}/${language}${path === '/' ? '' : path}`)
      await scriptRuns(page)
    }
    try {
      await live({ page, context, watched, language, site, t: translators[language], open })
    } catch (error) {
      const failure = await withScreenshot(page, error)
      await context.close()
      throw failure
    }
    watched.stop()
    await end(site.url)
    watched.verify()
  }

  return { site, visit }
}

export type BrowserEnvironment = Awaited<ReturnType<typeof environmentOf>>
export type DedicatedEnvironment = Awaited<ReturnType<typeof openEnvironment>>

/** Waits for hydration: before it, keys and forms have only the browser's default behaviour. */
export async function scriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    if (key === undefined) return false
    const { stateNode } = (document as unknown as Record<string, ReactRoot>)[key] ?? {}
    // The footer's form hydrates separately: its code is not in the first script.
    const form = document.querySelector('footer form')
    const isTakenOver = !form || Object.keys(form).some((name) => name.startsWith('__reactProps'))
    return stateNode?.current.memoizedState.isDehydrated === false && isTakenOver
  })
  await drawn(page)
}

/** The part of React's internal root that says whether the page is hydrated. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/** Waits until the page has rendered its current state. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Adds a screenshot's path and the page's text. */
async function withScreenshot(page: Page, error: unknown): Promise<unknown> {
  await mkdir(FAILED, { recursive: true })
  const path = join(FAILED, `${crypto.randomUUID()}.png`)
  const taken = await page.screenshot({ path, fullPage: true, timeout: 5_000 }).then(
    () => path,
    () => 'no picture',
  )
  const text = await page
    .locator('main')
    .innerText({ timeout: 5_000 })
    .catch(() => 'nothing')
  if (error instanceof Error)
    error.message += `\nat ${page.url()} (${taken}), which says: ${text.replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH)}`
  return error
}
