import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_FLAGS, chromiumPath } from '#testing/infrastructure/chromium.ts'

/** A busy machine sometimes loses the browser's trace; the page is then loaded again. */
const ATTEMPTS = 3

/** Lighthouse’s report on a page, on an emulated phone. */
export async function audit(url: string, settings: { skipAudits?: string[] } = {}): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const chrome = await launch({ chromePath: await chromiumPath(), chromeFlags: [...CHROMIUM_FLAGS] })
    try {
      const run = await lighthouse(url, { ...settings, port: chrome.port, logLevel: 'error', output: 'json' })
      if (run && !run.lhr.runtimeError) return run.lhr
      if (attempt === ATTEMPTS) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    } finally {
      chrome.kill()
    }
  }
}

/** Returns a category's score, 0 to 100. */
export function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100)
}
