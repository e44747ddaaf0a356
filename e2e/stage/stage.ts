import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '#testing/infrastructure/chromium.ts'
import { testSite, type TestSite } from '#testing/infrastructure/site.ts'
import { setClock } from './browser-clock.ts'
import { watch, type Watch } from './watch.ts'
import { wordsOf, type Words } from './words.ts'

export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** Where pictures of pages that failed a test are put. */
const FAILED = join(tmpdir(), 'rihla-failed-pages')
const PATIENCE_MS = 20_000
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

type VisitOptions = BrowserContextOptions & { language?: Language; width?: number; height?: number }

/** A worker's browser, for all its files. */
let browserOfWorker: Promise<Browser> | undefined
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
  const [browser, en, ar] = await Promise.all([
    (browserOfWorker ??= launchChromium()),
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
    const context = await browser.newContext({ viewport: { width, height }, ...rest })
    context.setDefaultTimeout(PATIENCE_MS)
    await setClock(context)
    const watched = await watch(context, site.url)
    const page = await context.newPage()
    const open = async (path: string) => {
      await page.goto(`${site.url}/${language}${path === '/' ? '' : path}`)
      await scriptRuns(page)
    }
    try {
      await live({ page, context, watched, language, site, t: words[language], open })
    } catch (error) {
      throw await pictured(page, error)
    } finally {
      // A page that is closed may still ask, and is nobody's by then.
      watched.cutOff(true)
      await context.close()
    }
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
