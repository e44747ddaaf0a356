import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { unitOf, unitEnvironment, secondsOf } from '#testing/deploy/deploy-files.ts'
import { startChild } from '../bench/child.ts'
import type { SimulatorOptions, SimulatorUrls } from '../bench/children/simulators.ts'
import { haproxyFile, redisPassword, sentinelFile } from './configured.ts'
import { startCluster } from './database.ts'
import { PAYMENTS_KEY, settingsOf, SOLD } from './settings.ts'
import { freePorts } from './ports.ts'
import { findPrograms } from './programs.ts'
import { answers, startService, unprivileged, until, type Service } from './service.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')

/** Downtime of a killed Redis master, in milliseconds. */
export const REDIS_AWAY_MS = 30_000

export type ChaosEnvironment = Awaited<ReturnType<typeof openChaosEnvironment>>

/**
 * Starts a complete production environment in a temporary folder: HAProxy before three web processes, a jobs process,
 * PgBouncer, PostgreSQL with a standby, Redis with a replica and a Sentinel, and simulated suppliers and gateway.
 */
export async function openChaosEnvironment(started: AsyncDisposableStack) {
  const { postgresPrograms: programs } = findPrograms()
  const ports = await freePorts()
  const dir = mkdtempSync(join(tmpdir(), 'rihla-chaos-'))
  chmodSync(dir, 0o755)
  if (process.env['KEEP_LOGS'] === undefined)
    started.defer(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }))
  const owner = unprivileged()
  function folder(name: string): string {
    const made = join(dir, name)
    mkdirSync(made, { recursive: true, mode: 0o700 })
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(made, owner.uid, owner.gid)
    return made
  }
  mkdirSync(join(dir, 'logs'))
  const logOf = (name: string) => join(dir, 'logs', `${name}.log`)
  async function service(
    name: string,
    command: readonly [string, ...string[]],
    more: Partial<Parameters<typeof startService>[0]> = {},
  ): Promise<Service> {
    const running = await startService({ name, command, logFile: logOf(name), cwd: dir, ...more })
    started.defer(() => running.stop())
    return running
  }

  const cluster = await startCluster({ ports, programs, folder, logOf, started })

  const redisServer = (name: 'redis1' | 'redis2', more: readonly string[] = []) => {
    const own = ['--port', String(ports[name]), '--dir', folder(name), '--bind', '127.0.0.1']
    const secret = ['--requirepass', redisPassword(), '--masterauth', redisPassword()]
    const command = ['redis-server', ...own, ...secret, '--save', '', '--appendonly', 'no', ...more] as const
    return service(name, command, { unprivileged: true })
  }
  const redis = await redisServer('redis1')
  await redisServer('redis2', ['--replicaof', '127.0.0.1', String(ports.redis1)])
  const sentinelConfig = join(folder('sentinel'), 'sentinel.conf')
  writeFileSync(sentinelConfig, sentinelFile(ports, folder('sentinel')), { mode: 0o666 })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(sentinelConfig, owner.uid, owner.gid)
  await service('sentinel', ['redis-sentinel', sentinelConfig], { unprivileged: true })

  const certificate = makeCertificate(folder('haproxy'))
  const haproxyConfig = join(folder('haproxy'), 'haproxy.cfg')
  writeFileSync(haproxyConfig, haproxyFile(ports, certificate))
  await service('haproxy', ['haproxy', '-db', '-f', haproxyConfig])

  const simulators = startChild<SimulatorOptions, SimulatorUrls>('simulators.ts')
  started.defer(() => simulators.stop())
  const outside = await simulators.run({
    dataDir: join(dir, 'outside'),
    paymentsKey: PAYMENTS_KEY,
    suppliers: SOLD.suppliers,
    fleet: { stock: 500 },
  })
  await slowly(outside)

  /** Returns the environment variables of a unit's process; `instance` also names its folder. */
  function environmentOf(unit: string, instance: string, databaseUrl: string): Record<string, string> {
    return {
      ...unitEnvironment(unit, instance),
      ...settingsOf({ ports, databaseUrl, outside }),
      DATA_DIR: join(dir, 'data', instance),
    }
  }
  async function run(script: string, parameters: readonly string[], databaseUrl: string): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...environmentOf('rihla-backup.service', 'run', databaseUrl) },
    })
    return stdout
  }
  async function product(role: 'web' | 'jobs', port: number, databaseUrl: string): Promise<Service> {
    const unit = role === 'web' ? 'rihla-web@.service' : 'rihla-jobs.service'
    const name = `${role}-${port}`
    return service(name, [process.execPath, 'src/main.ts'], {
      cwd: ROOT,
      environment: { ...environmentOf(unit, name, databaseUrl), PORT: String(port) },
      restartMs: secondsOf(unitOf(unit).get('RestartSec')?.[0]) * 1000,
    })
  }
  const ready = (port: number) =>
    until(`the process at ${port}`, () => answers(`http://127.0.0.1:${port}/readyz`), 120)

  const databaseUrl = cluster.pooledUrlOf('rihla')
  await run('src/migrate.ts', [], databaseUrl)
  const webPorts = [ports.web1, ports.web2, ports.web3]
  const web = await Promise.all(webPorts.map((port) => product('web', port, databaseUrl)))
  const jobs = await product('jobs', ports.jobs, databaseUrl)
  await Promise.all([...webPorts, ports.jobs].map(ready))

  return {
    dir,
    url: `https://localhost:${ports.site}`,
    outside,
    cluster,
    web,
    jobs,
    redis,
    databaseUrl,
    /** Runs a script of the product; returns its output. */
    run,
    /** Stops all processes and starts a jobs process alone on another database. */
    async replaceBy(url: string): Promise<void> {
      await Promise.all([...web, jobs].map((one) => one.stop()))
      await product('jobs', ports.jobs, url)
      await ready(ports.jobs)
    },
  }
}

/** Slows the simulated services down, so that requests are always in progress. */
async function slowly({ suppliers, payments }: SimulatorUrls): Promise<void> {
  const slow = (url: string, order: object) =>
    fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify({ mode: 'slow', ...order }) })
  await Promise.all([
    ...Object.values(suppliers).map((url) => slow(url, { operation: 'reserve', delayMs: 400 })),
    slow(payments, { delayMs: 150 }),
  ])
}

function makeCertificate(folder: string): string {
  const [key, certificate, both] = ['key.pem', 'cert.pem', 'site.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const subject = '/CN=localhost'
  const kind = 'ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ')
  const made = ['-subj', subject, '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', ...kind, ...made], { stdio: 'ignore' })
  execFileSync('sh', ['-c', `cat "${certificate}" "${key}" > "${both}"`])
  return both
}
