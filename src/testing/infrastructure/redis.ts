import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '#platform/db/embedded-postgres.ts'

const SERVERS = ['valkey-server', 'redis-server']

/** This machine's Redis server, if any: npm does not install one. */
const program = SERVERS.find((name) => spawnSync(name, ['--version']).status === 0)

/** The reason for skipping tests where there is no server. */
export const WITHOUT_REDIS =
  program === undefined && 'is not tested: neither valkey-server nor redis-server is on the PATH'
if (WITHOUT_REDIS) process.stderr.write(`What processes share by Redis ${WITHOUT_REDIS}\n`)

/** A real server for one test, without persistence; `port` and `more` are command-line options. */
export async function startRedis({ port, more = [] }: { port?: number; more?: readonly string[] } = {}) {
  if (program === undefined) throw new Error('no Redis server on this machine')
  const listensAt = port ?? (await freePort())
  const child = spawn(
    program,
    ['--port', String(listensAt), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  await new Promise<void>((ready, reject) => {
    lines.on('line', (line) => line.includes('Ready to accept connections') && ready())
    void ended.then(() => reject(new Error(`${program} ended before it was ready`)))
  })
  return {
    url: `redis://127.0.0.1:${listensAt}`,
    port: listensAt,
    pid: child.pid ?? 0,
    /** Kills the server, as when its machine fails. */
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    /** Accepts requests without responding until `goOn`. */
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  }
}
