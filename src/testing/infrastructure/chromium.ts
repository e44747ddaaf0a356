import { existsSync } from 'node:fs'
import { chromium as driver, type Browser } from 'playwright-core'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** What keeps a browser of a test from anything but the test: no display, no sandbox as root, no calls of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `CHROMIUM_PATH`, else the system's Chromium, else the one that comes as a package. */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** A real browser, without a window. */
export async function launchChromium(): Promise<Browser> {
  return driver.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] })
}
