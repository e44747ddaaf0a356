import type { Frame, Page } from 'playwright-core'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { sharedEnvironment, type BrowserEnvironment, type Visit } from '../environment/environment.ts'
import { hostSite } from './host-page.ts'

/** Starts another company's site alongside the shared product, with its own key; our origin is cross-site to theirs. */
export async function hostEnvironment() {
  const environment = await sharedEnvironment()
  const ours = environment.site.url.replace('localhost', '127.0.0.1')
  const host = await hostSite(ours)
  const { key } = await keyWith(environment.site, { domains: ['localhost'] })
  return {
    environment,
    host,
    ours,
    key,
    /** A visitor of their pages. */
    visit(options: Parameters<BrowserEnvironment['visit']>[0], live: (visit: Visit) => Promise<void>) {
      return environment.visit(options, async (visiting) => {
        visiting.watched.allow(host.url)
        visiting.watched.allow(ours)
        await live(visiting)
      })
    },
  }
}

export type HostEnvironment = Awaited<ReturnType<typeof hostEnvironment>>

/** The tabs of a widget among those of the page. */
export const tabsIn = (page: Page, at = 0) =>
  page.locator('rihla-booking').nth(at).frameLocator('iframe').getByRole('tab')

/** The frame of the page's first widget, once it shows its tabs. */
export async function shownFrame(page: Page): Promise<Frame> {
  await tabsIn(page).first().waitFor()
  const element = await page.locator('rihla-booking iframe').first().elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the widget has no frame')
  return frame
}

/** Returns the widget's id from its frame's address. */
export const idOf = (frame: Frame) => new URL(frame.url()).searchParams.get('id') ?? ''
