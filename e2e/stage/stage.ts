import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#testing/infrastructure/chromium.ts'
import { testSite, type TestSite } from '#testing/infrastructure/site.ts'
import { browserProfiles, type ProfileOptions } from './profiles.ts'
import { watch, type Watch } from './watch.ts'
import { wordsOf, type Words } from './words.ts'

export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** Where pictures of pages that failed a test are put. */
const FAILED = join(tmpdir(), 'rihla-failed-pages')
/** Characters of a failed page's text. */
const WORDS_OF_A_PAGE = 600
/** Cars of each class, for all that a worker's files rent. */
const STOCK = 200

export type Visit = {
  page: Page
  context: BrowserContext
  watched: Watch
  language: Language
  site: TestSite
  t: Words
  /** Opens a page of the site, in the visit's language, and waits until its script runs. */
  open: (path: string) => Promise<void>
}

type VisitOptions = Partial<ProfileOptions> & { language?: Language }

/** The profiles of a worker's browser, for all its files. */
let profilesOfWorker: Promise<ReturnType<typeof browserProfiles>> | undefined
/** A worker's product, for the files that need none of their own. */
let siteOfWorker: Promise<TestSite> | undefined

/** A product of one file's own. */
export async function openStage(wanted: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(wanted)
  return { ...(await stageOf(site)), close: () => site.close() }
}

/**
 * The product that files share which leave it as it is: they rent cars and make accounts of their own, and change
 * neither what suppliers answer nor how it is configured. Passkeys are for names and not for addresses.
 */
export async function sharedStage() {
  return stageOf(await (siteOfWorker ??= testSite({ host: 'localhost', fleet: { stock: STOCK } })))
}

async function stageOf(site: TestSite) {
  const [profile, en, ar] = await Promise.all([
    (profilesOfWorker ??= launchChromium().then(browserProfiles)),
    wordsOf('en'),
    wordsOf('ar'),
  ])
  const words = { en, ar }

  /**
   * One visitor, with a browser profile of their own, until `live` is over. Whatever the pages complained of
   * meanwhile fails the test: errors of scripts, of the content policy, and requests refused unexpectedly.
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
      await live({ page, context, watched, language, site, t: words[language], open })
    } catch (error) {
      const seen = await pictured(page, error)
      await context.close()
      throw seen
    }
    watched.stop()
    await end(site.url)
    watched.verify()
  }

  return { site, visit }
}

export type Stage = Awaited<ReturnType<typeof stageOf>>
export type OwnStage = Awaited<ReturnType<typeof openStage>>

/** Until then a page is read and its form sent, but nothing answers to keys beyond what the browser does itself. */
export async function scriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    if (key === undefined) return false
    const { stateNode } = (document as unknown as Record<string, ReactRoot>)[key] ?? {}
    return stateNode?.current.memoizedState.isDehydrated === false
  })
  await drawn(page)
}

/** Of React's own root what tells whether it has taken the server's page over. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/** Until what a page has heard of so far is on it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The same fault, saying what the page said. */
async function pictured(page: Page, error: unknown): Promise<unknown> {
  await mkdir(FAILED, { recursive: true })
  const path = join(FAILED, `${crypto.randomUUID()}.png`)
  const taken = await page.screenshot({ path, fullPage: true, timeout: 5_000 }).then(
    () => path,
    () => 'no picture',
  )
  const words = await page
    .locator('main')
    .innerText({ timeout: 5_000 })
    .catch(() => 'nothing')
  if (error instanceof Error)
    error.message += `\nat ${page.url()} (${taken}), which says: ${words.replaceAll(/\s+/g, ' ').slice(0, WORDS_OF_A_PAGE)}`
  return error
}
