// `npm run dev:times` prints the time until a browser shows an edit under `npm run dev`: of a component, a
// style, a text, a route and a store, on a copy of the sources. The first round includes one-time
// compilation.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { launchChromium } from '#testing/infrastructure/chromium.ts'

/** An edit that inserts `mark` into a text of the home page. */
type Edit = { kind: string; file: string; from: string; to: (mark: string) => string }

const EDITS: readonly Edit[] = [
  {
    kind: 'component',
    file: 'src/web/shell/footer/footer.tsx',
    from: '{t(`footer.${set}`)}',
    to: (mark) => `${mark} {t(\`footer.\${set}\`)}`,
  },
  {
    kind: 'style',
    file: 'src/ui/base.css',
    from: '@layer base {',
    to: (mark) => `@layer base {\n  body::after {\n    content: '${mark}';\n  }\n`,
  },
  {
    kind: 'word',
    file: 'src/web/areas/traveller/words/en/home.json',
    from: '"title": "',
    to: (mark) => `"title": "${mark} `,
  },
  {
    kind: 'route',
    file: 'src/domains/content/home.routes.ts',
    from: 'return c.json({ ...shown, ...(partner && { partner }) }, 200)',
    to: (mark) => `return c.json({ ...shown, hero: { ...shown.hero, title: '${mark}' } }, 200)`,
  },
  {
    kind: 'store',
    file: 'src/domains/content/content.store.ts',
    from: 'body: body as ContentBody,',
    to: (mark) =>
      `body: JSON.parse(JSON.stringify(body).replaceAll('"lead":"', '"lead":"${mark} ')) as ContentBody,`,
  },
]

const ROUNDS = 3
const SHOWN_WITHIN_MS = 60_000
/** Pause between edits, in milliseconds: long enough for all work that an edit starts. */
const BETWEEN_MS = 3000

const copy = await copyOfSources()
const port = await freePort()
const server = spawn(process.execPath, ['scripts/run.mjs', '--unbuilt', 'scripts/dev.ts'], {
  cwd: copy,
  env: { ...process.env, PORT: String(port), DATA_DIR: '.data', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(server, 'exit')
try {
  const startedAt = performance.now()
  await new Promise<void>((ready) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('is ready') && ready())
  })
  printLine(`started in ${seconds(performance.now() - startedAt)}`)
  const browser = await launchChromium()
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/en`, { waitUntil: 'networkidle' })
  const database = await databaseProcess()
  for (let round = 1; round <= ROUNDS; round++)
    for (const edit of EDITS) {
      await page.waitForTimeout(BETWEEN_MS)
      printLine(
        `round ${round}: ${edit.kind.padEnd(9)} ${seconds(await shownAfter(page, edit, `${edit.kind}-${round}`))}`,
      )
    }
  const isUnchanged = (await databaseProcess()) === database
  printLine(
    `the database ${isUnchanged ? 'ran on' : 'was started again'}; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
  )
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await ended
  await rm(copy, { recursive: true, force: true, maxRetries: 5 })
}

/** Copies the checked-out sources, with the installed packages of this folder. */
async function copyOfSources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-dev-'))
  // Root's PostgreSQL runs as another user.
  await chmod(folder, 0o755)
  const entries = (await readdir('.')).filter(
    (name) => ['src', 'scripts'].includes(name) || /\.(json|ts)$|^\.npmrc$|^\.gitignore$/.test(name),
  )
  for (const name of entries) await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Returns the milliseconds from a saved file to the updated page. */
async function shownAfter(page: Page, { file, from, to }: Edit, mark: string): Promise<number> {
  const path = join(copy, file)
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more`)
  const savedAt = performance.now()
  await writeFile(
    path,
    text.replace(from, () => to(mark)),
  )
  await page.waitForFunction(
    (expected) =>
      document.body.innerText.includes(expected) ||
      getComputedStyle(document.body, '::after').content.includes(expected),
    mark,
    { timeout: SHOWN_WITHIN_MS },
  )
  const shownAt = performance.now()
  await page.waitForTimeout(BETWEEN_MS)
  await writeFile(path, text)
  return shownAt - savedAt
}

async function databaseProcess(): Promise<string | undefined> {
  const [pid] = (await readFile(join(copy, '.data', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return pid
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
