import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tooWide, violations } from '../environment/accessible.ts'
import { hostEnvironment, type HostEnvironment } from './host-steps.ts'
import { takeFrameScreenshot } from './tab-steps.ts'

let host: HostEnvironment['host']
let visit: HostEnvironment['visit']
let key: string
beforeAll(async () => {
  ;({ host, visit, key } = await hostEnvironment())
})
afterAll(() => host.close())

/** Locates the parts of widgets in the host page: the skeleton, the error, the link, the floating button and the dialog. */
function partsOf(page: Page) {
  return {
    skeleton: page.locator('#waits .wait'),
    error: page.locator('#fails').getByRole('button'),
    link: page.locator('#links').getByRole('link'),
    float: page.locator('#floats .float'),
    close: page.locator('#floats .close'),
  }
}

/** Returns true if a border or an outline is drawn around it: all that is left of most boxes in forced colours. */
function isEdged(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
    const isClear = /^rgba\(.*, 0\)$/.test(borderTopColor) || borderTopColor === 'transparent'
    return Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && !isClear
  })
}

test.for([
  { language: 'en', width: 800, colorScheme: 'light', forcedColors: 'none' },
  { language: 'ar', width: 320, colorScheme: 'dark', forcedColors: 'none' },
  { language: 'ar', width: 320, colorScheme: 'light', forcedColors: 'active' },
] as const)(
  'the page’s own parts of a widget are seen and named: $language at $width px, $colorScheme, forced colours $forcedColors',
  async ({ language, width, colorScheme, forcedColors }) => {
    await visit(
      { width, height: 700, colorScheme, forcedColors, reducedMotion: 'reduce' },
      async (visiting) => {
        const { page, watched } = visiting
        // A frame that never comes.
        await page.route('**/widget/frame?*', () => undefined)
        watched.cutOff(true)
        const widget = (id: string, attributes: string) =>
          `<rihla-booking id="${id}" language="${language}" ${attributes}></rihla-booking>`
        const address = host.show({
          head: `<meta name="viewport" content="width=device-width"><style>:root { color-scheme: ${colorScheme} }</style>`,
          body: `<main><h1>Host</h1><script async src="LOADER"></script>${[
            widget('links', `api-key="${key}" as-web-page="true"`),
            widget('fails', ''),
            widget('waits', `api-key="${key}" margin-top="8"`),
            widget('floats', `api-key="${key}" mode="button"`),
          ].join('')}</main>`,
        })
        await page.goto(address, { waitUntil: 'commit' })
        const parts = partsOf(page)
        const fine = async (what: string) => {
          const { forced } = { forced: forcedColors === 'active' ? '-forced' : '' }
          await takeFrameScreenshot(page, `parts-${what}-${language}${forced}`)
          expect(await violations(page), what).toEqual([])
          expect(await tooWide(page), what).toEqual([])
        }
        await parts.float.waitFor()
        await parts.error.waitFor()
        await parts.skeleton.waitFor()
        await fine('page')
        const { link, error, float, skeleton, close } = parts
        if (forcedColors === 'active')
          for (const part of [link, error, float, skeleton])
            expect(await isEdged(part), String(part)).toBe(true)
        await float.click()
        await close.waitFor()
        await fine('dialog')
        if (forcedColors === 'active')
          for (const part of [close, page.locator('#floats dialog')])
            expect(await isEdged(part), String(part)).toBe(true)
      },
    )
  },
)
