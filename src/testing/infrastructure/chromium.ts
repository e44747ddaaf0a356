import { existsSync } from 'node:fs'
import { chromium as driver, type Browser } from 'playwright-core'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** Flags that limit the browser to the test: no display, no sandbox (for root), no background requests. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Most visits end before optimised machine code has made up for the time that compiling it takes. */
const NO_OPTIMISER = '--js-flags=--no-turbofan,--no-maglev'

/** `CHROMIUM_PATH`, else the system's Chromium, else the packaged one. */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** A real browser, headless. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const args = [...CHROMIUM_FLAGS, NO_OPTIMISER, ...more]
  return driver.launch({ executablePath: await chromiumPath(), args })
}
