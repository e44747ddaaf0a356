import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { providerStage } from './provider-stage.ts'
import { LANGUAGES } from './stage.ts'
import { prepare, STATES, type Prepared } from './states.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Every state that orders takes a car of the same days.
const { stage } = await providerStage({ fleet: { stock: 100 } })
let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare(stage)
})

const LARGE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 600 }
const SMALL = { width: 375, height: 700 }

const CASES = STATES.flatMap((state) => LANGUAGES.map((language) => ({ state, language, name: state.name })))

test.for(CASES)(
  'nothing stands in the way of assistive tools, and 320 px are wide enough: $name, $language',
  async ({ state, language }) => {
    const sizes = state.under ? [SMALL] : [LARGE, SMALL]
    await stage.visit({ language, ...sizes[0], reducedMotion: 'reduce' }, async (visit) => {
      const at = async (size: { width: number; height: number }) => {
        await visit.page.setViewportSize(size)
        if (state.fixed) await state.show(visit, prepared)
      }
      await state.show(visit, prepared)
      for (const size of sizes) {
        await at(size)
        expect(await violations(visit.page), `${size.width} px`).toEqual([])
      }
      await at(NARROW)
      expect(await tooWide(visit.page)).toEqual([])
    })
  },
)

/** What axe finds, each with the place on the page. Evaluated from outside, so that the content policy stays on. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** What makes the page scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    })
    return [`${scrollWidth} px`, ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))]
  })
}

const DARK = new Set([
  'home',
  'calendar',
  'results',
  'car',
  'checkout with faults',
  'booking',
  'cancelling',
  'a refund sent back',
  'a refund repaid another way',
  'sign in refused',
  'confirm an address',
  'signed in',
  'account: bookings',
  'account: coupons',
  'account: changes of the profile refused',
  'account: security, with changes refused',
  'second step: a new secret',
  'second step: refused at sign-in',
  'rating a rental',
])

test.for(STATES.filter(({ name }) => DARK.has(name)))(
  'the dark colours are as easy to read: $name',
  async (state) => {
    await stage.visit({ colorScheme: 'dark', reducedMotion: 'reduce' }, async (visit) => {
      await state.show(visit, prepared)
      expect(await violations(visit.page)).toEqual([])
    })
  },
)
