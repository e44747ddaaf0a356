import type { Page } from 'playwright-core'

/** Takes screenshots of a page on a large and a small screen, into the folder `LOOK`; none if it is not set. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK']
  const size = page.viewportSize()
  if (folder === undefined || !size) return
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize(size)
}
