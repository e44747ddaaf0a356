import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

type ServiceOptions = {
  name: string
  command: readonly [string, ...string[]]
  /** All environment variables except PATH. */
  environment?: Record<string, string>
  cwd?: string
  logFile: string
  /** Runs as `postgres`, for Debian servers that do not run as root. */
  unprivileged?: boolean
  /** Delay before a restart, as `RestartSec` of its unit. */
  restartMs?: number
}

/** A program that is restarted when it exits, as systemd does. */
export type Service = Awaited<ReturnType<typeof startService>>

const RESTART_MS = 1000
const STOP_MS = 20_000

export async function startService(options: ServiceOptions) {
  const { name, command, restartMs = RESTART_MS } = options
  const [program, ...parameters] = command
  const log = createWriteStream(options.logFile, { flags: 'a' })
  let stopping = false
  let downMs = restartMs
  let child: ChildProcess
  let running: Promise<void> = Promise.resolve()

  function launch(): void {
    child = spawn(program, parameters, {
      cwd: options.cwd,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.unprivileged && unprivileged()),
    })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    running = once(child, 'exit').then(() => restart())
    running.catch((error: unknown) => log.write(`${String(error)}\n`))
  }

  async function restart(): Promise<void> {
    if (stopping) return
    const ms = downMs
    downMs = restartMs
    log.write(`-- ended; started again in ${ms} ms\n`)
    await wait(ms)
    if (!stopping) launch()
  }

  launch()
  return {
    name,
    pid: () => child.pid,
    /** Sends SIGKILL, as when memory runs out; the service stays down for `forMs`. */
    kill(forMs = restartMs): void {
      downMs = forMs
      child.kill('SIGKILL')
    },
    async stop(): Promise<void> {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(late)
    },
  }
}

/** Returns the user of Debian's servers when this runs as root. */
export function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Resolves once `isSo` returns true; rejects with `what` on timeout. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const last = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > last) throw new Error(`${what}: not within ${seconds} s`)
    await wait(200)
  }
}

/** Returns true if a GET of this address is answered with 200. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
}
