import { isLanguage, LANGUAGE_CODES, languageRow, type Language } from '#kernel/locale.ts'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { codesIn } from '#testing/suite/codes.ts'
import { findIndistinguishable } from './forced-colours.ts'
import { providerEnvironment } from './provider-environment.ts'
import { runScript } from './profiles.ts'
import { LANGUAGES } from './environment.ts'
import { prepare, type PageState, type Prepared } from '../states/states.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The privacy policy names the cookies. */
const COOKIE = 'rihla_'

const SITE_SOURCES = join(import.meta.dirname, '..', '..', 'src')
const [IN_ENGLISH, IN_FRENCH] = [join('words', 'en'), join('words', 'fr')]

const LARGE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 600 }
const SMALL = { width: 375, height: 700 }

/**
 * Checks each state with axe and at 320 px, in English on a large screen and in Arabic or French on a small one. The
 * languages take turns, so that each page is checked in each by some of its states. States named in `inBoth`, one of each
 * kind of page, are checked in English in light and forced colours, and in Arabic in dark ones. A page in French must not
 * show a text in another language. With `ACCESSIBLE_IN=fr` each state is checked in that language alone.
 */
export async function testAccessibility(
  states: readonly PageState[],
  inBoth: readonly string[],
): Promise<void> {
  // Every state that places an order takes a car for the same days.
  const { environment } = await providerEnvironment({ fleet: { stock: 100 } })
  let prepared: Prepared
  beforeAll(async () => {
    prepared = await prepare(environment)
  })

  for (const name of inBoth)
    if (!states.some((state) => state.name === name)) throw new Error(`no state is called ${name}`)

  const visits = states.flatMap(({ name }, at): StateVisit[] => {
    const only = process.env['ACCESSIBLE_IN']
    if (isLanguage(only)) return [{ name, language: only, colorScheme: 'light' }]
    if (inBoth.includes(name))
      return LANGUAGES.map((language) => ({ name, language, colorScheme: SCHEME[language] }))
    const language = LANGUAGE_CODES[at % LANGUAGE_CODES.length] ?? 'en'
    return [{ name, language, colorScheme: 'light' }]
  })

  test.for(visits)(
    'nothing stands in the way of assistive tools, and 320 px are wide enough: $name, $language',
    async ({ name, language, colorScheme }) => {
      const state = states.find((one) => one.name === name)!
      const size = language === 'en' && !state.under ? LARGE : SMALL
      await environment.visit({ language, ...size, colorScheme }, async (visit) => {
        const { page } = visit
        await state.show(visit, prepared)
        expect(await violations(page), `${size.width} px`).toEqual([])
        if (language === 'fr') expect(await foreignTexts(page)).toEqual([])
        if (language === 'en') expect(await findIndistinguishable(page), 'forced colours').toEqual([])
        await page.setViewportSize(NARROW)
        if (state.fixed) await state.show(visit, prepared)
        // Layout that a script chooses by the width follows a moment later.
        await expect.poll(() => tooWide(page)).toEqual([])
      })
    },
  )
}

type StateVisit = { name: string; language: Language; colorScheme: 'light' | 'dark' }

/** The colours in which a page is checked in each language. */
export const SCHEME = { en: 'light', ar: 'dark' } as const

/** Returns the accessibility barriers of a page: axe violations, and states invisible in forced colours; expects 320 px to suffice. */
export async function barriers(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? LARGE
  const found = [...(await violations(page)), ...(await findIndistinguishable(page))]
  await page.setViewportSize(NARROW)
  await expect.poll(() => tooWide(page)).toEqual([])
  await page.setViewportSize(size)
  return found
}

/** Axe's violations, each with its element, and codes of ours that the page shows in place of words. */
export async function violations(page: Page | Frame): Promise<string[]> {
  // A colour in the middle of a transition is not intended.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  // It is run from outside, so that the content policy stays on.
  // Once a document: parsing axe takes longer than checking some pages.
  if (await page.evaluate(() => !('axe' in window))) await runScript(page, AXE)
  // Axe would preload style sheets and audio for rules that are off, or about audio, which no page has.
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false })
  const found = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
  return [
    ...found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    ),
    ...codesIn(await textOf(page))
      .filter((code) => !code.startsWith(COOKIE))
      .map((code) => `a code of ours is shown: ${code}`),
  ]
}

/** Returns the text of a page without code samples. */
function textOf(page: Page | Frame): Promise<string> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shownTexts: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!text.parentElement?.closest('code, pre, script, style, textarea'))
        shownTexts.push(text.nodeValue ?? '')
    return shownTexts.join('\n')
  })
}

/** Returns the texts of a French page that are in another language, without those that say which they are in. */
export async function foreignTexts(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shownTexts: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (around?.closest('[lang]')?.getAttribute('lang') !== 'fr') continue
      if (!around.closest('code, pre, script, style, textarea, bdi'))
        shownTexts.push(text.nodeValue?.trim() ?? '')
    }
    return shownTexts
  })
  return shown.filter(
    (text) => !OWN_NAMES.has(text) && (/\p{Script=Arabic}/u.test(text) || ENGLISH_TEXTS.has(text)),
  )
}

/** Names of the languages, each in itself. */
const OWN_NAMES: ReadonlySet<string> = new Set(LANGUAGE_CODES.map((code) => languageRow(code).name))

/** English texts of the site of at least two words, without placeholders, that French pages have in other words. */
export const ENGLISH_TEXTS: ReadonlySet<string> = new Set(englishTexts())

function englishTexts(): string[] {
  return globSync(join(SITE_SOURCES, '**', 'words', 'en', '*.json')).flatMap((file) => {
    const english = textsIn(JSON.parse(readFileSync(file, 'utf8')))
    const french = new Set(textsIn(JSON.parse(readFileSync(file.replace(IN_ENGLISH, IN_FRENCH), 'utf8'))))
    return english.filter((text) => /[a-z] [a-z]/.test(text) && !/[{<]/.test(text) && !french.has(text))
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(textsIn)
}

/** Returns the elements that make the page scroll horizontally. */
export async function tooWide(page: Page | Frame): Promise<string[]> {
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
