import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort, startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { runFolder } from './run-folder.ts'

const DATABASE = 'replicated'

/** A server with an empty database, and a standby that streams from it. */
export async function primaryWithStandby() {
  const dir = await mkdtemp(join(runFolder(), 'replicated-'))
  // The server may run as a user of its own, which has to enter.
  await chmod(dir, 0o755)
  const startPrimary = () => startEmbeddedPostgres(join(dir, 'primary', 'postgres'), { onLog: () => {} })
  const first = await startPrimary()
  await first.createDatabase(DATABASE)
  await first.stop()
  // With the owners of its files.
  await promisify(execFile)('cp', ['-a', join(dir, 'primary'), join(dir, 'standby')])
  const primary = await startPrimary()
  const standby = await startStandby(join(dir, 'standby', 'postgres'), {
    primary: new URL(primary.urlOf(DATABASE)),
    // The first word of the command that it was started with.
    program:
      (await readFile(join(dir, 'primary', 'postgres', 'postmaster.opts'), 'utf8')).split(' ')[0] ?? '',
  })
  return {
    primaryUrl: primary.urlOf(DATABASE),
    standbyUrl: standby.url,
    async close() {
      await standby.stop()
      await primary.stop()
    },
  }
}

async function startStandby(folder: string, { primary, program }: { primary: URL; program: string }) {
  const { hostname, port, username, password } = primary
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  await writeFile(join(folder, 'standby.signal'), '')
  const url = new URL(primary)
  url.port = String(await freePort())
  const { uid, gid } = await stat(folder)
  const server = spawn(
    program,
    ['-D', folder, '-p', url.port, '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    },
  )
  const ended = once(server, 'exit')
  while (!(await answers(url.href))) {
    if (server.exitCode !== null) throw new Error('the standby does not start')
    await wait(20)
  }
  return {
    url: url.href,
    async stop() {
      server.kill('SIGINT')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
