import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort, startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { startRedis, WITHOUT_REDIS } from '#testing/infrastructure/redis.ts'
import { startChild } from './bench/child.ts'
import type { SimulatorOptions, SimulatorUrls } from './bench/children/simulators.ts'
import { faultShare, rejections, reportOf } from './load/report.ts'
import { runLoad } from './load/run-load.ts'
import { failuresOf, filesOf, visitPages } from './rollout/page-visits.ts'
import { migrateTo, startProcess, type Running } from './rollout/processes.ts'
import { PROXIES, startProxy, type Proxy } from './rollout/proxy.ts'
import { buildRelease, releaseBefore, ROOT } from './rollout/release-tree.ts'

/**
 * `npm run rollout` replaces the previous release with this one, as deploy/README.md describes, while travellers search and
 * order and browsers open pages; it fails if any request fails or is rejected. Two web processes and a jobs process run behind
 * a proxy of the deploy kit, on one PostgreSQL. In between, the previous release is restarted on the new schema: `--schema` does
 * only this, without a proxy.
 */
const { values: args } = parseArgs({
  options: {
    /** The release before: a tag or a commit. */
    from: { type: 'string' },
    proxy: { type: 'string', default: 'haproxy' },
    schema: { type: 'boolean', default: false },
    /** Requests a second of the travellers; browsers come on top. */
    rate: { type: 'string', default: '20' },
    /** Duration of the load; a rollout takes a minute or two. */
    seconds: { type: 'string', default: '150' },
    /** A release that was laid out and built, instead of `--from`. */
    before: { type: 'string' },
  },
})

const PAYMENTS_KEY = 'rollout-only-secret'
const BEFORE_MS = 10_000
const AFTER_MS = 10_000
/** An order for so many searches: more than in the trade, as orders have the most to lose. */
const ORDER_ONE_IN = 10

const began = performance.now()
const printLine = (what: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)

const proxy = PROXIES.find((one) => one === args.proxy)
if (!proxy) throw new Error(`--proxy is one of ${PROXIES.join(', ')}`)
const started = new AsyncDisposableStack()
try {
  process.exitCode = (await rollOver(proxy)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await started.disposeAsync()
}

/** Returns true if every request was answered. */
async function rollOver(requested: Proxy): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'rihla-rollout-'))
  chmodSync(dir, 0o755)
  started.defer(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }))
  const before = args.before ?? layOut(join(dir, 'before'))
  const environment = await surroundings(dir)
  const shared = (name: string, role: string) => ({
    ...environment,
    ROLE: role,
    DATA_DIR: join(dir, 'data', name),
  })
  const [first, second, third, fourth, front] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const places = [
    { name: 'jobs', port: fourth, role: 'jobs' },
    { name: 'web1', port: first, role: 'web' },
    { name: 'web2', port: second, role: 'web' },
  ]
  const start = (release: string, { name, port, role }: (typeof places)[number]) =>
    startProcess({ dir: release, name, port, environment: shared(name, role) })

  await migrateTo(before, shared('migrate', ''))
  printLine('the release before has its schema')
  const running = new Map<string, Running>()
  started.defer(async () => void (await Promise.all([...running.values()].map((one) => one.stop()))))
  for (const place of places) running.set(place.name, await start(before, place))
  let url = `http://127.0.0.1:${first}`
  if (!args.schema) {
    const inFront = await startProxy({ proxy: requested, port: front, processes: [first, second], dir })
    started.defer(() => inFront.close())
    url = inFront.url
  }
  printLine(`the release before answers at ${url}`)

  const options = { url, rate: Number(args.rate), travellers: 10, orderOneIn: ORDER_ONE_IN }
  const loadEnds = performance.now() + Number(args.seconds) * 1000
  const load = runLoad({ ...options, seconds: Number(args.seconds) })
  const visits = visitPages(url, filesOf(before))
  await sleep(BEFORE_MS)

  await migrateTo(ROOT, shared('migrate', ''))
  printLine('this release has its schema, and the one before goes on')
  const restarted = await start(before, { name: 'anew', port: third, role: 'web' })
  const alone = await runLoad({ ...options, url: `http://127.0.0.1:${third}`, rate: 10, seconds: 10 })
  await restarted.stop()
  printLine(`the release before, started on that schema:\n${reportOf(alone.steps)}`)
  if (!args.schema)
    for (const place of [...places.slice(1), ...places.slice(0, 1)]) {
      const code = await running.get(place.name)?.stop()
      running.set(place.name, await start(ROOT, place))
      printLine(`${place.name} has ended with ${code}, and is of this release`)
    }
  await sleep(AFTER_MS)
  if (performance.now() > loadEnds) throw new Error('the load ended before the roll: --seconds gives it more')

  const visited = await visits.stop()
  const { steps, orders } = await load
  printLine(`travellers:\n${reportOf(steps)}`)
  printLine(
    `browsers: ${visited.pages} pages with ${visited.files} files, and ${visited.openTabs} files of pages that were open before`,
  )
  process.stdout.write(failuresOf(visited, 20))
  const ordered = [...orders, ...alone.orders]
  const booked = ordered.filter(({ booking }) => booking === 'confirmed').length
  printLine(`orders: ${ordered.length}, ${booked} of them confirmed`)
  const all = [...steps, ...alone.steps]
  return (
    faultShare(all) === 0 &&
    rejections(all) === 0 &&
    visited.failed.length === 0 &&
    booked > 0 &&
    booked === ordered.length
  )
}

function layOut(dir: string): string {
  const commit = releaseBefore(args.from)
  printLine(`the release before is ${commit}: it is built`)
  buildRelease(commit, dir)
  return dir
}

/** Starts a database, a cache if available, suppliers and a gateway. Returns the variables that name them. */
async function surroundings(dir: string): Promise<Record<string, string>> {
  const postgres = await startEmbeddedPostgres(join(dir, 'postgres'), { onLog: () => {} })
  started.defer(() => postgres.stop())
  await postgres.createDatabase('rollout')
  const redis = WITHOUT_REDIS ? null : await startRedis()
  if (redis) started.defer(() => redis.kill())
  const simulators = startChild<SimulatorOptions, SimulatorUrls>('simulators.ts')
  started.defer(() => simulators.stop())
  const { suppliers, payments } = await simulators.run({
    dataDir: join(dir, 'simulators'),
    paymentsKey: PAYMENTS_KEY,
    suppliers: ['okMobility', 'europcar'],
    fleet: { stock: 500 },
  })
  return {
    DATABASE_URL: postgres.urlOf('rollout'),
    ...(redis && { REDIS_URL: redis.url }),
    PLANS: 'ok-mobility,ok-mobility-nr,europcar-standard',
    SUPPLIER_OKMOBILITY_URL: suppliers.okMobility ?? '',
    SUPPLIER_EUROPCAR_URL: suppliers.europcar ?? '',
    PAYMENTS_URL: payments,
    PAYMENTS_KEY,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SHUTDOWN_DELAY_SECONDS: '10',
    ECB_URL: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
    RATE_LIMIT_SCALE: '1000000',
    // A machine that starts and stops processes is sometimes late: that must reject no request here.
    SHED_ABOVE_MS: '0',
  }
}
