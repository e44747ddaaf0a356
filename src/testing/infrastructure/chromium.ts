import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium as driver,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core'
import { memoryDir } from './memory-dir.ts'

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

/** The browser that `CHROMIUM_PATH` names, else the packaged one, whose version the lock file pins. */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/**
 * Playwright has Chromium keep what its processes share in files of the temporary folder, for containers with a small
 * /dev/shm. On disk they cost a sixth of the browser tests' time.
 */
const FILES_AS_MEMORY = '--disable-dev-shm-usage'

/** A real browser, headless. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return driver.launch(await launchOptions(more))
}

/** The setting of a profile that blocks no cookies of other sites. */
const BLOCKS_NO_COOKIES = { profile: { cookie_controls_mode: 0 } }

/**
 * A browser of one profile in which frames of other sites have storage, partitioned by the site around them; the contexts
 * of `launchChromium` are private, and newer versions deny it there. It ends with its context.
 */
export async function launchProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  const folder = await mkdtemp(join(memoryDir(), 'rihla-profile-'))
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(BLOCKS_NO_COOKIES))
  const context = await driver.launchPersistentContext(folder, { ...options, ...(await launchOptions([])) })
  context.once('close', () => void rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return context
}

async function launchOptions(more: readonly string[]) {
  return {
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, NO_OPTIMISER, ...more],
    ignoreDefaultArgs: memoryDir() === tmpdir() ? [] : [FILES_AS_MEMORY],
  }
}
