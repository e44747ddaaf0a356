import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './release-tree.ts'

type Environment = Record<string, string>

/** `dir`: the folder of its release. */
export type ProcessOptions = { dir: string; name: string; port: number; environment: Environment }

const READY_MS = 120_000

/** Memory settings, as in the systemd units. */
const MEMORY = JSON.parse(readFileSync(join(ROOT, 'scripts', 'server-memory.json'), 'utf8')) as Environment

/** Starts a process of a release; resolves once it accepts requests. */
export async function startProcess({ dir, name, port, environment }: ProcessOptions) {
  const { child, ended, output } = run(dir, 'src/main.ts', { ...MEMORY, ...environment, PORT: String(port) })
  const until = performance.now() + READY_MS
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${name} of ${dir} is not ready: ${output()}`)
    }
    await sleep(200)
  }
  return {
    output,
    /** Stops the process as a service manager does; returns the exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

export type Running = Awaited<ReturnType<typeof startProcess>>

/** Migrates the database to a release's schema. */
export async function migrateTo(dir: string, environment: Environment): Promise<void> {
  const { child, ended, output } = run(dir, 'src/migrate.ts', environment)
  await ended
  if (child.exitCode !== 0) throw new Error(`the migrations of ${dir} failed: ${output()}`)
}

function run(dir: string, entry: string, environment: Environment) {
  const child = spawn(join(dir, 'node_modules', '.bin', 'node'), [entry], {
    cwd: dir,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => lines.push(bytes.toString()))
  return { child, ended: once(child, 'exit'), output: () => lines.join('') }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}
