import type { BrowserContext, Page } from 'playwright-core'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { shiftDate, unshiftDate } from '#testing/infrastructure/processes/shift-date.ts'

/**
 * From now on, scripts on this visitor's pages read the product's time. The browser itself, which expires the cookies,
 * stays on the machine's clock.
 */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, siteClock.aheadMs())
}

/**
 * Pauses a page's clock, so that a test advances it with `page.clock`; it starts at the product's time. Playwright
 * counts from the machine's own time and reads it on the page too: a shifted page would skip the difference.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.context().addInitScript(unshiftDate)
  await page.evaluate(unshiftDate)
  await page.clock.install({ time: siteClock.now().epochMilliseconds })
}

/** The time that this page reads, in milliseconds. */
export function timeOn(page: Page): Promise<number> {
  // oxlint-disable-next-line time/real-clock -- the page's clock, which is set
  return page.evaluate(() => Date.now())
}
