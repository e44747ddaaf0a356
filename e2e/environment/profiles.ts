import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Frame, Page } from 'playwright-core'
import { STEP_HANGS_MS } from '#testing/hung.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { launchProfile } from '#testing/infrastructure/chromium.ts'
import { setClock } from './browser-clock.ts'
import { reportPolicyViolations } from './watch.ts'

/** A browser profile with a tab, for one visit. */
export type Profile = { context: BrowserContext; page: Page; end: (site: string) => Promise<void> }

/** Media features of a visit. Motion is reduced by default: animations take a third of a visit's time. */
type Media = Pick<BrowserContextOptions, 'reducedMotion' | 'colorScheme' | 'forcedColors'>

export type ProfileOptions = Omit<BrowserContextOptions, 'viewport'> & {
  width: number
  height: number
  /** An unused profile with an empty cache, as on a first visit. */
  fresh?: boolean
  /** A fresh profile in which frames of other sites have storage: newer versions of Chromium deny it in others. */
  storesInFrames?: boolean
  /**
   * True if links near view are prefetched, as for most visitors. By default the browser saves data: what a visit does
   * not need takes longer to load than what it does.
   */
  prefetches?: boolean
}

/** Methods that change a profile or its tab permanently: it is not reused after them. */
const LASTING = {
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'close'],
} as const

/** The developer tools of each profile's tab. */
const devtoolsOfTabs = new WeakMap<Page | Frame, CDPSession>()

/**
 * Runs a large script in a page. In a profile's tab it uses the developer tools, because a renderer reuses their compiled code
 * for the next document.
 */
export async function runScript(page: Page | Frame, expression: string): Promise<void> {
  const devtools = devtoolsOfTabs.get(page)
  if (!devtools) await page.evaluate(expression)
  else await devtools.send('Runtime.evaluate', { expression })
}

/** Visits after which a profile is closed: its pages do not free all their memory. */
const MAX_VISITS = 40

/**
 * The pool of a browser's profiles. An unchanged profile is cleared and reused for the next visit: its cookies, storage
 * and history are deleted, its tab stays with the scripts and fonts it has cached, which take longer to load than most
 * visits last.
 */
export function browserProfiles(browser: Browser) {
  /** Idle profiles, by the options that cannot be changed once open. */
  const idle = new Map<string, PooledProfile[]>()
  let clockAheadMs = siteClock.aheadMs()

  /** Closes idle profiles with an earlier clock: a profile keeps the clock with which it was opened. */
  async function closeOutdatedProfiles(): Promise<void> {
    if (clockAheadMs === siteClock.aheadMs()) return
    clockAheadMs = siteClock.aheadMs()
    const outdated = [...idle.values()].flat()
    idle.clear()
    await Promise.all(outdated.map(({ context }) => context.close()))
  }

  async function open(options: BrowserContextOptions, storesInFrames = false): Promise<PooledProfile> {
    const context = await (storesInFrames ? launchProfile(options) : browser.newContext(options))
    context.setDefaultTimeout(STEP_HANGS_MS)
    await setClock(context)
    await reportPolicyViolations(context)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    devtoolsOfTabs.set(page, devtools)
    const origins = new Set<string>()
    context.on('request', (request) => {
      if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin)
    })
    return { context, page, devtools, changed: trackChanges(context, page), origins, visits: 0 }
  }

  return async ({
    width,
    height,
    storesInFrames = false,
    fresh = storesInFrames,
    prefetches = fresh,
    ...options
  }: ProfileOptions): Promise<Profile> => {
    const { reducedMotion = 'reduce', colorScheme = null, forcedColors = null, ...others } = options
    const viewport = { width, height }
    if (fresh) {
      const { context, page, devtools } = await open({ viewport, ...options }, storesInFrames)
      await savesData(devtools, !prefetches)
      return { context, page, end: () => context.close() }
    }
    await closeOutdatedProfiles()
    const openedAheadMs = clockAheadMs
    const fixed = JSON.stringify(others)
    const profile = idle.get(fixed)?.pop() ?? (await open({ viewport, ...others }))
    const { context, page, devtools } = profile
    await savesData(devtools, !prefetches)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion, colorScheme, forcedColors } satisfies Media)
    return {
      context,
      page,
      async end(site) {
        profile.visits += 1
        profile.origins.delete(new URL(site).origin)
        const worn =
          profile.changed() ||
          profile.origins.size > 0 ||
          profile.visits === MAX_VISITS ||
          openedAheadMs !== siteClock.aheadMs()
        if (worn || !(await emptied(profile, site))) return context.close()
        idle.set(fixed, [...(idle.get(fixed) ?? []), profile])
      },
    }
  }
}

/** Sets the browser's data saver, as its owner can. */
async function savesData(devtools: CDPSession, dataSaverEnabled: boolean): Promise<void> {
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled })
}

type PooledProfile = {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  changed: () => boolean
  /** Origins of loaded documents: data stored by other sites cannot be cleared. */
  origins: Set<string>
  visits: number
}

/** Returns a function that returns true once a permanent change was made. */
function trackChanges(context: BrowserContext, page: Page): () => boolean {
  let changed = false
  const wrap = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const method: unknown = Reflect.get(owner, name)
      if (typeof method !== 'function') throw new Error(`Playwright has no ${name}`)
      const wrapped = (...args: unknown[]): unknown => {
        changed = true
        return Reflect.apply(method, owner, args)
      }
      Object.assign(owner, { [name]: wrapped })
    }
  }
  wrap(context, LASTING.context)
  wrap(page, LASTING.page)
  wrap(page.clock, ['install'])
  return () => changed
}

/** Resets a profile to that of a first visit, except for its cache; returns false if that fails. */
async function emptied({ context, page, devtools }: PooledProfile, site: string): Promise<boolean> {
  try {
    await Promise.all([
      ...context.pages().map((one) => one === page || one.close()),
      context.setOffline(false),
      context.unrouteAll(),
      page.unrouteAll(),
    ])
    page.removeAllListeners('request')
    // A page of the same origin without a script, which stores nothing when it is left.
    await page.goto(`${site}/robots.txt`)
    await page.evaluate(() => {
      window.localStorage.clear()
      window.sessionStorage.clear()
    })
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      devtools.send('Page.resetNavigationHistory'),
    ])
    return true
  } catch {
    return false
  }
}
