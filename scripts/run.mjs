// Runs an entry point with the Node.js version that the project pins, on any machine with Node 20 or newer: installs
// missing packages, builds the site if its sources changed, then runs the entry. With `--unbuilt` it builds nothing, as
// development serves the sources; with `--as-built` it only runs the entry: a production install has no build tools. Must
// stay compatible with old Node versions.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite, hashOf, runTool } from './build-site.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const bin = join(root, 'node_modules', '.bin')
const asBuilt = process.argv[2] === '--as-built'
const unbuilt = process.argv[2] === '--unbuilt'
const [entry, ...args] = process.argv.slice(asBuilt || unbuilt ? 3 : 2)

readDotEnv()
if (!asBuilt) await install()
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
if (!asBuilt && !unbuilt) await buildSite({ quick: entry === 'src/main.ts' })
runEntry()

/** Reads `.env`, except for tests. Variables that are already set keep their values. */
function readDotEnv() {
  if (entry === 'scripts/check.ts' || !existsSync('.env')) return
  if (process.loadEnvFile) process.loadEnvFile('.env')
  else printLine('.env is not read: that needs Node.js 20.12 or newer')
}

/**
 * Installs the lock file's packages if it changed since the last install. Not `npm ci`: that refuses a lock file
 * without every other platform's optional packages, and some registries do not have them all.
 */
async function install() {
  const stamp = join(root, 'node_modules', '.rihla-installed')
  const lock = hashOf(['package-lock.json'])
  // `npm prune --omit=dev` removes Vite.
  const whole = existsSync(join(bin, 'vite'))
  if (whole && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  printLine('Installing packages (once; about a minute)')
  // The build tools are needed under NODE_ENV=production too.
  await runTool('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'])
  writeFileSync(stamp, lock)
}

/**
 * Settings of glibc's allocator, and a limit of the heap, unless the caller's environment overrides them.
 * Servers (`server-memory.json`) return large buffers as soon as they are free, and have few arenas: a search
 * allocates and frees megabytes. The server's JavaScript heap is limited to 768 MB, and its young part to 32
 * MB: the higher the limits, the longer V8 delays garbage collection. Tests reuse freed memory, in huge
 * pages: new pages are expensive on a virtual machine, and the servers' settings would cost tests a quarter
 * more CPU.
 */
function memory() {
  if (entry === 'scripts/check.ts') {
    const settings = { hugetlb: 1, mmap_threshold: 32 * 1024 ** 2, trim_threshold: 256 * 1024 ** 2 }
    const tunables = Object.entries(settings).map(([name, value]) => `glibc.malloc.${name}=${value}`)
    return { GLIBC_TUNABLES: tunables.join(':') }
  }
  const server = JSON.parse(readFileSync(join('scripts', 'server-memory.json'), 'utf8'))
  const { NODE_OPTIONS: _, ...allocator } = server
  return entry === 'src/main.ts' ? server : allocator
}

function runEntry() {
  const pinned = join(bin, 'node')
  const child = spawn(existsSync(pinned) ? pinned : process.execPath, [entry, ...args], {
    stdio: 'inherit',
    env: { ...memory(), NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function printLine(what) {
  process.stdout.write(`${what} …\n`)
}
