import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { providerStage } from './provider-stage.ts'
import { LANGUAGES, type Language } from './stage.ts'
import { prepare, type PageState, type Prepared } from '../states/states.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const LARGE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 600 }
const SMALL = { width: 375, height: 700 }

/**
 * Holds each state to what assistive tools need: in English on a large screen and in Arabic on a small one, so that each
 * language and each size is met. Those of these names, one of each kind of page, in both languages at both sizes, and in
 * dark colours.
 */
export async function testAccessibility(
  states: readonly PageState[],
  thoroughly: readonly string[],
): Promise<void> {
  // Every state that orders takes a car of the same days.
  const { stage } = await providerStage({ fleet: { stock: 100 } })
  let prepared: Prepared
  beforeAll(async () => {
    prepared = await prepare(stage)
  })

  function sizesFor({ name }: PageState, language: Language) {
    if (thoroughly.includes(name)) return [LARGE, SMALL]
    return language === 'en' ? [LARGE] : [SMALL]
  }

  test.for(states.flatMap((state) => LANGUAGES.map((language) => ({ state, language, name: state.name }))))(
    'nothing stands in the way of assistive tools, and 320 px are wide enough: $name, $language',
    async ({ state, language }) => {
      const sizes = state.under ? [SMALL] : sizesFor(state, language)
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
        // What a script chooses by the width follows a moment later.
        await expect.poll(() => tooWide(visit.page)).toEqual([])
      })
    },
  )

  test.for(thoroughly)('the dark colours are as easy to read: %s', async (name) => {
    const state = states.find((one) => one.name === name)
    if (!state) throw new Error(`no state is called ${name}`)
    await stage.visit({ colorScheme: 'dark', reducedMotion: 'reduce' }, async (visit) => {
      await state.show(visit, prepared)
      expect(await violations(visit.page, ['color-contrast'])).toEqual([])
    })
  })
}

/** What axe finds by all its rules or by these, each with the place on the page. Evaluated from outside, so that the content policy stays on. */
async function violations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  // Once a document: to read all of it takes longer than some pages to be checked.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  // Axe would load style sheets and sounds for rules that are off, or about sounds, which no page has.
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, runOnly })
  const found = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
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
