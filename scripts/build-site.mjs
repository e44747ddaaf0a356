// Builds the site and the widget if their sources changed since the last build. Must stay compatible with old Node
// versions, as `run.mjs` calls it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

/** Runs Vite's builds, of the site and of the widget, if any of their source files changed since the last build. */
export function buildSite() {
  const stamp = join(root, 'dist', '.built')
  const files = [
    'package-lock.json',
    'vite.config.ts',
    'vite.widget.config.ts',
    ...filesIn('scripts/build'),
    ...filesIn('src/components'),
    ...filesIn('src/ui'),
    ...filesIn('src/web'),
    ...filesIn('src/widget'),
    ...filesIn('src/kernel'),
    ...filesIn('src/domains').filter((file) => file.endsWith('.contract.ts')),
  ]
  // The widget's package is named after the product, and loads its script from the public address.
  const sources = [hashOf(files), process.env.PRODUCT_NAME, process.env.PUBLIC_URL].join(' ')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  process.stdout.write('Building the site …\n')
  build()
  build('--ssr')
  build('--mode', 'components')
  build('--config', 'vite.widget.config.ts')
  for (const mode of ['loader', 'react', 'demo']) build('--config', 'vite.widget.config.ts', '--mode', mode)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

function build(...parameters) {
  runTool('vite', ['build', '--logLevel', 'warn', ...parameters])
}

/** Runs a program of `node_modules`, or one of the PATH; ends the process if it fails. */
export function runTool(command, parameters) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    shell: process.platform === 'win32',
  })
  if (error || status !== 0) {
    process.stderr.write(`${command} ${parameters.join(' ')} failed${error ? `: ${error.message}` : ''}\n`)
    process.exit(status || 1)
  }
}

/** The SHA-256 of the files' names and contents. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.toSorted((one, other) => (one < other ? -1 : 1)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(join(root, folder))
    .map((name) => join(folder, name))
    .flatMap((path) =>
      statSync(join(root, path)).isDirectory() ? filesIn(path) : path.includes('.test.') ? [] : [path],
    )
}
