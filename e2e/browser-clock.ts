import type { BrowserContext, Page } from 'playwright-core'
import { siteClock } from '#testing/running-clock.ts'
import { shiftDate } from '#testing/shift-date.ts'

/**
 * What scripts of this visitor's pages read as the time is the product's, from here on. The browser itself, which
 * keeps the cookies, stays on the machine's clock.
 */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, siteClock.aheadMs())
}

/** For `page.clock.install`, which would start at the machine's own time. */
export function nowOnPages(): { time: number } {
  return { time: siteClock.now().epochMilliseconds }
}

/** What this page reads as the time, in milliseconds. */
export function timeOn(page: Page): Promise<number> {
  // oxlint-disable-next-line time/real-clock -- the page's clock, which is set
  return page.evaluate(() => Date.now())
}
