import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { listener } from '#testing/infrastructure/listener.ts'
import { sharedEnvironment, type BrowserEnvironment } from '../environment/environment.ts'
import {
  defaultsShown,
  FIELD_ERRORS,
  fieldsShown,
  otherFields,
  othersShown,
  warningsOf,
} from './field-steps.ts'
import { widgetMessages } from './frame-steps.ts'
import { shownFrame, tabsIn } from './host-steps.ts'
import { bookLocal } from './tab-steps.ts'

const run = promisify(execFile)
const OURS = resolve('node_modules')
const PACKAGE = resolve(process.env.DIST_DIR ?? 'dist', 'react-package')

const FILES = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'esnext',
      lib: ['esnext', 'dom'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    },
    files: ['app.tsx'],
  }),
  'app.tsx': `
    import { StrictMode, useState } from 'react'
    import { RihlaBooking, type BookingConfig } from 'rihla-booking'
    const others: Partial<BookingConfig> = { tabShuttle: true, tabLocal: false, primaryColor: '#07a' }
    export function App({ config }: { config: BookingConfig }) {
      const [changed, setChanged] = useState<Partial<BookingConfig>>({})
      const [told, setTold] = useState<string[]>([])
      const [shown, setShown] = useState(true)
      return (
        <StrictMode>
          <button type="button" onClick={() => setShown(!shown)}>toggle</button>
          <button type="button" onClick={() => setChanged({ language: 'ar' })}>speak</button>
          <button type="button" onClick={() => setChanged(others)}>change</button>
          <output>{told.join(' ')}</output>
          {shown && <RihlaBooking config={{ ...config, ...changed }} onEvent={({ type }) => setTold((all) => [...all, type])} />}
        </StrictMode>
      )
    }`,
  'client.tsx': `
    import { hydrateRoot } from 'react-dom/client'
    import { App } from './app.tsx'
    const root = document.getElementById('root')
    hydrateRoot(root, <App config={JSON.parse(root.dataset.config)} />)`,
  'server.tsx': `
    import { renderToString } from 'react-dom/server'
    import { App } from './app.tsx'
    process.stdout.write(renderToString(<App config={JSON.parse(process.argv[2])} />))`,
}

let environment: BrowserEnvironment
let folder: string
let server: Awaited<ReturnType<typeof listener>>
beforeAll(async () => {
  environment = await sharedEnvironment()
  server = await listener()
  folder = await mkdtemp(join(tmpdir(), 'rihla-react-'))
  for (const [file, text] of Object.entries(FILES)) await writeFile(join(folder, file), text)
  const npm = async (...args: string[]) => run('npm', args, { cwd: folder })
  const { stdout } = await npm('pack', '--silent', PACKAGE)
  await npm('install', '--offline', '--no-audit', '--no-fund', '--legacy-peer-deps', `./${stdout.trim()}`)
  await mkdir(join(folder, 'node_modules', '@types'), { recursive: true })
  for (const name of ['react', 'react-dom', '@types/react'])
    await symlink(join(OURS, name), join(folder, 'node_modules', name))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Builds with the development version of React, which warns. */
async function build(...args: string[]): Promise<void> {
  const vite = join(OURS, 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'development' }
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--minify', 'false', ...args], {
    cwd: folder,
    env,
  })
}

test('the packed package books in a fresh app, drawn by the server and under StrictMode, without a warning', async () => {
  await run(process.execPath, [join(OURS, 'typescript', 'bin', 'tsc'), '-p', folder])
  await writeFile(
    join(folder, 'vite.config.js'),
    `export default ({ isSsrBuild }) => ({
      build: {
        outDir: isSsrBuild ? 'server' : 'client',
        rolldownOptions: {
          input: isSsrBuild ? 'server.tsx' : 'client.tsx',
          output: { entryFileNames: 'entry.js' },
        },
      },
    })`,
  )
  await Promise.all([build(), build('--ssr')])
  const script = await readFile(join(folder, 'client', 'entry.js'), 'utf8')
  const drawn = new Map<string, string>()
  server.answerBy((request) => {
    const { pathname } = new URL(request.url)
    return pathname === '/client.js'
      ? new Response(script, { headers: { 'content-type': 'text/javascript' } })
      : new Response(drawn.get(pathname), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  const host = `http://127.0.0.1:${server.port}`
  /** The address of a page that the server has drawn with these props. */
  const drawnWith = async (fields: object): Promise<string> => {
    const config = JSON.stringify(fields)
    const { stdout, stderr } = await run(process.execPath, [join(folder, 'server', 'entry.js'), config])
    expect(stderr).toBe('')
    expect(stdout).toContain(`<rihla-booking `)
    const path = `/${drawn.size}`
    drawn.set(
      path,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
      </head><body><div id="root" data-config="${config.replaceAll('"', '&quot;')}">${stdout}</div>
      <script type="module" src="/client.js"></script></body></html>`,
    )
    return host + path
  }

  const { key } = await keyWith(environment.site, { domains: ['127.0.0.1'] })
  const ours = environment.site.url
  const t = await widgetMessages('en')
  await environment.visit({}, async ({ page, watched }) => {
    watched.allow(host)
    const warnings = warningsOf(page)
    await page.goto(await drawnWith(otherFields(key, ours)))
    expect(await fieldsShown(page)).toEqual(othersShown(ours))
    expect(warnings.toSorted()).toEqual(FIELD_ERRORS)
    await page.goto(await drawnWith({ apiKey: key, baseUrl: ours, asWebPage: true }))
    await page.getByRole('link', { name: 'Book a trip' }).waitFor()

    const notes = { metadata: { order: 'A-7' }, partnerCode: 'P7', prefill: { from: 'Dubai Marina' } }
    await page.goto(await drawnWith({ apiKey: key, baseUrl: ours, ...notes }))
    const output = page.locator('output')
    await expect.poll(() => output.textContent()).toContain('ready')
    expect(await fieldsShown(page)).toEqual(defaultsShown(ours))
    await tabsIn(page).last().click()
    await expect.poll(() => output.textContent()).toMatch(/\btab\b/)
    const once = await output.textContent()
    await page.getByRole('button', { name: 'toggle' }).click()
    await expect.poll(() => page.locator('rihla-booking').count()).toBe(0)
    await page.getByRole('button', { name: 'toggle' }).click()
    await expect.poll(async () => (await output.textContent())?.slice(once?.length)).toContain('ready')
    expect(await page.locator('script[src$="/widget/v1/loader.js"]').count()).toBe(1)

    const reference = await bookLocal({ frame: await shownFrame(page), site: environment.site, t })
    await expect.poll(() => output.textContent()).toMatch(/search quote .*booking/)
    const trip = environment.site.database.db
      .selectFrom('trips')
      .select(['partner_code', 'metadata'])
      .where('reference', '=', reference)
    expect(await trip.executeTakeFirst()).toEqual({ partner_code: 'P7', metadata: { order: 'A-7' } })

    // Another language does not restart it; fields that change together restart it once, and its events still arrive.
    await page.evaluate(() => {
      const started: unknown[] = []
      const replace = ShadowRoot.prototype.replaceChildren
      ShadowRoot.prototype.replaceChildren = function (...contents) {
        started.push(...contents)
        replace.apply(this, contents)
      }
      Object.assign(window, { started })
    })
    const before = await output.textContent()
    await page.getByRole('button', { name: 'speak' }).click()
    const inArabic = await widgetMessages('ar')
    await page.frameLocator('rihla-booking iframe').getByText(inArabic('booking:done.booked')).waitFor()
    expect(await page.evaluate('started.length')).toBe(0)
    await page.getByRole('button', { name: 'change' }).click()
    await expect.poll(() => page.evaluate('started.length')).toBe(1)
    await expect.poll(async () => (await output.textContent())?.slice(before?.length)).toContain('ready')
    expect(warnings.toSorted()).toEqual(FIELD_ERRORS)
  })
})

test('no file of the package has a placeholder left', async () => {
  for (const file of await readdir(PACKAGE))
    expect(await readFile(join(PACKAGE, file), 'utf8'), file).not.toMatch(/__[A-Z]+__|PRODUCT|\*\*NAME/)
})

test('the package weighs at most 1.5 kB', async () => {
  const code = await readFile(join(PACKAGE, 'index.js'))
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1500)
})
