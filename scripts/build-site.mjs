// Builds the site and the widget if their sources changed since the last build. Must stay compatible with old Node
// versions, as `run.mjs` calls it.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

const WIDGET = ['--config', 'vite.widget.config.ts']
/** The longest first, as they run side by side. */
const SITE_BUILDS = [[], ['--ssr'], [...WIDGET], ['--mode', 'components'], [...WIDGET, '--mode', 'loader']]
/** Sequential: the demo pages contain a copy of the package. */
const PACKAGE_BUILDS = [
  [...WIDGET, '--mode', 'react'],
  [...WIDGET, '--mode', 'demo'],
]

/**
 * Runs the outdated ones of Vite's builds and the compression. `quick`: compresses in a thirtieth of the
 * time, by a tenth less, for an interactive start.
 */
export async function buildSite({ quick = false } = {}) {
  const sources = hashOf([
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
  ])
  // The widget's package is named after the product, and loads its script from the public address.
  const identity = [sources, process.env.PRODUCT_NAME, process.env.PUBLIC_URL].join(' ')
  if (isStamped('.built', sources) && isStamped('.named', identity)) return compress(quick)
  process.stdout.write('Building the site …\n')
  if (!isStamped('.built', sources)) {
    rmSync(stampFile('.packed'), { force: true })
    await inParallel(SITE_BUILDS.map((parameters) => () => build(parameters)))
    stamp('.built', sources)
  }
  for (const parameters of PACKAGE_BUILDS) await build(parameters)
  stamp('.named', identity)
  await compress(quick)
}

async function compress(quick) {
  if (isStamped('.packed', 'best') || (quick && isStamped('.packed', 'quick'))) return
  const quality = quick ? 'quick' : 'best'
  await runTool('node', [join('scripts', 'build', 'compress.mjs'), quality])
  stamp('.packed', quality)
}

function build(parameters) {
  // The environment's NODE_ENV is the server's: a development build of React cannot render the site.
  return runTool('vite', ['build', '--logLevel', 'warn', ...parameters], { NODE_ENV: 'production' })
}

async function inParallel(tasks) {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

function stampFile(name) {
  return join(root, 'dist', name)
}

function isStamped(name, content) {
  const file = stampFile(name)
  return existsSync(file) && readFileSync(file, 'utf8') === content
}

function stamp(name, content) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile(name), content)
}

/** Runs a program of `node_modules`, or one of the PATH; ends the process if it fails. */
export function runTool(command, parameters, variables = {}) {
  return new Promise((settle) => {
    const failed = (status, reason = '') => {
      process.stderr.write(`${command} ${parameters.join(' ')} failed${reason}\n`)
      process.exit(status || 1)
    }
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => failed(1, `: ${error.message}`))
    child.on('exit', (status) => (status === 0 ? settle() : failed(status)))
  })
}

/** Returns the SHA-256 of the files' names and contents. */
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
