import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { onSiteClock } from '../running-clock.ts'

const ROOT = resolve(import.meta.dirname, '..', '..', '..', '..')

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Plans of the two suppliers that most tests and benchmarks use. */
export const TWO_SUPPLIERS = 'ok-mobility,ok-mobility-nr,europcar-standard'

/** The variable that names a test run's bundle of the server (`server-bundle.ts`). */
export const SERVER_ENTRY = 'TEST_SERVER_ENTRY'

/** The server as it is started outside tests. */
export const SOURCES = 'src/main.ts'

/** Inherits only the caller's PATH and the allocator's settings of a test run. */
const BASE_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  PLANS: TWO_SUPPLIERS,
  GLIBC_TUNABLES: process.env['GLIBC_TUNABLES'] ?? '',
  NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=16',
}

/** Starts the real server in its own process; resolves once it is ready. */
export async function startServer(environment: Record<string, string>, entry?: string) {
  const started = launchServer(environment, entry)
  await started.ready
  return started
}

/** Launches the server without waiting; `ready` rejects with its output if it exits first. */
export function launchServer(
  environment: Record<string, string>,
  entry = process.env[SERVER_ENTRY] ?? SOURCES,
) {
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: {
      ...BASE_ENVIRONMENT,
      NODE_COMPILE_CACHE: compileCacheFor(entry),
      RATE_LIMIT_SCALE: '100000',
      // A test machine may be late at any time.
      SHED_ABOVE_MS: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, as in a terminal.
    detached: true,
  })
  const output: string[] = []
  child.stderr.on('data', (bytes: Buffer) => output.push(bytes.toString()))
  const ended = ending(child)
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => {
      output.push(bytes.toString())
      if (output.join('').includes(' is ready: ')) resolve()
    })
    void ended.then(({ code, signal }) =>
      reject(new Error(`the server ended with ${code ?? signal} before it was ready: ${output.join('')}`)),
    )
  })
  ready.catch(() => {})
  return {
    url: `http://127.0.0.1:${environment['PORT']}`,
    pid: child.pid,
    ready,
    ended,
    output: () => output.join(''),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** SIGKILL, as when memory runs out: no code of ours runs after it. */
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    /** Kills the server with its database, as in a power failure. */
    async killAll() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
    /** Signals the server and its database, as Ctrl-C does; returns the exit code. */
    async interrupt(): Promise<number | null> {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
      return (await ended).code
    },
    /** Stops the server as a service manager does; returns the exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM')
      return (await ended).code
    },
  }
}

export type OutsideServices = { okMobility: string; europcar: string; payments: string }

/** Starts suppliers and gateway in their own process; each reservation and payment call is delayed by `delayMs`. */
export async function startOutsideServices(options: {
  dataDir: string
  paymentsKey: string
  stock: number
  delayMs: number
}) {
  const { dataDir, paymentsKey, stock, delayMs } = options
  const child = spawn(
    process.execPath,
    [
      'src/testing/infrastructure/processes/simulators-process.ts',
      dataDir,
      paymentsKey,
      String(stock),
      String(delayMs),
    ],
    {
      cwd: ROOT,
      env: { ...BASE_ENVIRONMENT, NODE_COMPILE_CACHE: compileCacheFor(SOURCES), ...onSiteClock() },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = ending(child)
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('the outside services did not start'))),
  ])) as [string]
  return {
    urls: JSON.parse(line) as OutsideServices,
    async close() {
      child.stdin.end()
      await ended
    },
  }
}

async function ending(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return { code, signal }
}

/** Returns the compile cache folder: a bundle's is in its run's folder. */
function compileCacheFor(entry: string): string {
  return entry.startsWith('src/')
    ? join(ROOT, 'node_modules', '.cache', 'compiled')
    : join(dirname(entry), 'compiled')
}
