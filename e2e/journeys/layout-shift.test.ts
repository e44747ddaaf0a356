import { beforeAll, expect, test } from 'vitest'
import {
  drawn,
  LANGUAGES,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../environment/environment.ts'
import { prepare, type Prepared } from '../states/states.ts'
import { resultsCame, searchPath } from '../steps/steps.ts'

let environment: BrowserEnvironment
let prepared: Prepared
beforeAll(async () => {
  environment = await sharedEnvironment()
  prepared = await prepare(environment)
})

/** The most cumulative layout shift while a page loads: text moves a pixel when its font arrives; 0.1 is "good". */
const MAX_SHIFT = 0.005

const PAGES = ['home', 'results', 'car'] as const

/** Loads a page, and checks that nothing shifted meanwhile. */
async function loadsWithoutShift(visit: Visit, name: (typeof PAGES)[number]): Promise<void> {
  const { page, open, context } = visit
  await context.addInitScript(() => {
    const shifts: string[] = []
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '')
        if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Includes entries not yet delivered to the observer.
    const shiftsSoFar = () => {
      record(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { shiftsSoFar })
  })
  await open({ home: '/', results: searchPath(), car: `/car/${prepared.offerId}` }[name])
  if (name === 'results') await resultsCame(visit)
  await page.evaluate(async () => void (await document.fonts.ready))
  await drawn(page)
  const shifts = await page.evaluate<string[]>('window.shiftsSoFar()')
  const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  expect(moved, shifts.join('\n')).toBeLessThan(MAX_SHIFT)
}

const CASES = PAGES.flatMap((name) =>
  [1280, 375].flatMap((width) => LANGUAGES.map((language) => ({ name, width, language }))),
)

test.for(CASES)(
  'nothing shifts while $name loads, $language at $width px',
  async ({ name, width, language }) => {
    await environment.visit({ language, width, fresh: true }, async (visit) => {
      // The type is in the browser's cache by then: when it comes late is for the test below, not for a slow machine.
      await visit.open('/login')
      await visit.page.evaluate(async () => void (await document.fonts.ready))
      await loadsWithoutShift(visit, name)
    })
  },
)

test.for(PAGES)('nothing shifts where the type of an Arabic page comes late: %s', async (name) => {
  await environment.visit({ language: 'ar', width: 375, fresh: true }, async (visit) => {
    await visit.page.route(/arabic.*\.woff2$/, async (route) => {
      await new Promise((late) => setTimeout(late, 1000))
      await route.continue()
    })
    await loadsWithoutShift(visit, name)
  })
})

/** The fields of the browser's layout-shift entry read here; TypeScript has no type for it yet. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
