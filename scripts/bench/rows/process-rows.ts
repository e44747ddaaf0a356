import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#platform/db/database.ts'
import { startRedis, WITHOUT_REDIS } from '#testing/infrastructure/redis.ts'
import { rentals } from '../../load/rentals.ts'
import { startChild } from '../child.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { processorMs } from '../processor-time.ts'
import { runAlternately, type Compared } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { searchRequest } from '../search.ts'
import { ALL_PLANS, type Product, type BenchEnvironment } from '../environment.ts'

const ROUNDS = 6
/** Rounds until V8 and the caches of each process are warm. */
const WARM_UP_ROUNDS = 4
const SEARCHES = 600
/** Below the capacity of both sides: processes that wait for a CPU use more of it for the same work. */
const CONNECTIONS = 2
const WITHIN_MS = 300_000
const MIN_RATIO = 0.9
/** Longer than the period of any database query of an idle process, except hourly ones. */
const IDLE_MS = 70_000

type Redis = Awaited<ReturnType<typeof startRedis>>

/**
 * Compares two web processes with one on a mix of hot and cold searches, per second of CPU time of all the
 * product's processes, without the database and the suppliers. Repeats it with the cache that processes share
 * in Redis.
 */
export async function processRows({ product }: BenchEnvironment): Promise<Row[]> {
  const rows = await compare(product, 'each with what it has heard')
  if (WITHOUT_REDIS) return rows
  // One Redis each: the two sides must not share cached rates.
  const redis = await Promise.all([startRedis(), startRedis()])
  try {
    rows.push(...(await compare(product, 'which share what they heard in Redis', redis)))
  } finally {
    await Promise.all(redis.map((each) => each.kill()))
  }
  return rows
}

async function compare(
  product: BenchEnvironment['product'],
  what: string,
  [redisOfTwo, redisOfOne]: readonly Redis[] = [],
): Promise<Row[]> {
  const started = (processes: number, name: string, redis?: Redis) =>
    product(redis ? `${name}_redis` : name, {}, 0, ALL_PLANS, {
      ...(redis && { REDIS_URL: redis.url }),
      WEB_PROCESSES: String(processes),
    })
  const [two, one] = [await started(2, 'two', redisOfTwo), await started(1, 'one', redisOfOne)]
  const load = startChild<Load, LoadResult>('load.ts')
  const rental = rentals()
  // Both sides of a round get the same requests: a hundred more uncached searches would outweigh the difference.
  const drawn: string[][] = []
  const draw = () => Array.from({ length: SEARCHES }, () => searchRequest(rental(), { page_size: 20 }))
  const of = (running: Product) => {
    let round = 0
    return () => perProcessorSecond(running, load, (drawn[round++] ??= draw()))
  }
  const [ofTwo, ofOne] = [of(two), of(one)]
  // Warms up the cache of every process: after that it fetches hot searches once per half hour.
  for (let warmUp = 0; warmUp < WARM_UP_ROUNDS; warmUp++)
    for (const searches of [ofTwo, ofOne]) await searches()
  const compared: Compared = await runAlternately(ROUNDS, ofTwo, ofOne)
  const redisBefore = redisOfOne && (await processorMs(redisOfOne.pid))
  const searches = await databaseCost(one, async () => void (await ofOne()))
  const redisMs = redisOfOne && (await processorMs(redisOfOne.pid)) - (redisBefore ?? 0)
  await load.stop()
  return [
    ratioRow(
      `searches for a second of processor time: two web processes, ${what}, against one`,
      compared,
      MIN_RATIO,
    ),
    infoRow(
      `what a search costs the database (${what})`,
      `${(searches.transactions / SEARCHES).toFixed(1)} transactions and ${(searches.ms / SEARCHES).toFixed(1)} ms`,
    ),
    ...(redisMs === undefined
      ? []
      : [infoRow('what it costs Redis', `${(redisMs / SEARCHES).toFixed(2)} ms`)]),
    await databaseRow(what, two, one),
  ]
}

/** Measures the database cost of the second of two idle web processes. */
async function databaseRow(what: string, two: Product, one: Product): Promise<Row> {
  const idle = () => wait(IDLE_MS)
  const [ofTwo, ofOne] = await Promise.all([databaseCost(two, idle), databaseCost(one, idle)])
  const more = (name: keyof Cost) => ofTwo[name] - ofOne[name]
  const aSecond = (name: keyof Cost) => (more(name) / (IDLE_MS / 1000)).toFixed(1)
  return infoRow(
    `what the second of them, idle, costs the database (${what})`,
    `${aSecond('transactions')} transactions and ${aSecond('ms')} ms a second, ${more('connections')} connections`,
  )
}

function infoRow(work: string, measured: string): Row {
  return { work, measured, needed: 'told', holds: true }
}

/** `ms`: of the processor. */
type Cost = { transactions: number; ms: number; connections: number }

/** Measures the database cost of some work, without connections that close during it. */
async function databaseCost({ environment }: Product, work: () => Promise<void>): Promise<Cost> {
  const { db, close } = openDatabase(environment['DATABASE_URL'] ?? '', { connections: 1 })
  const read = async () => {
    const { rows } = await sql<{ transactions: number; pids: number[] }>`
      select xact_commit::integer as transactions, array(select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as pids
      from pg_stat_database where datname = current_database()`.execute(db)
    const { transactions = 0, pids = [] } = rows[0] ?? {}
    const spent = pids.map(async (pid) => [pid, await processorMs(pid).catch(() => 0)] as const)
    return { transactions, spent: new Map(await Promise.all(spent)) }
  }
  const before = await read()
  await work()
  const after = await read()
  await close()
  return {
    transactions: after.transactions - before.transactions,
    ms: [...after.spent].reduce((sum, [pid, ms]) => sum + ms - (before.spent.get(pid) ?? 0), 0),
    connections: after.spent.size,
  }
}

async function perProcessorSecond(
  { pid, port }: Product,
  load: ReturnType<typeof startChild<Load, LoadResult>>,
  requests: string[],
): Promise<number> {
  const before = await processorMsOfAll(pid)
  const { took } = await load.run({ port, requests, connections: CONNECTIONS, ms: WITHIN_MS, once: true })
  // Work after the reply, such as recording prices, counts towards the cost.
  await wait(2000)
  const spentMs = (await processorMsOfAll(pid)) - before
  return took.length / (spentMs / 1000)
}

/** Returns the CPU time of a process and its descendants. */
async function processorMsOfAll(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  const theirs = await Promise.all(children.map((child) => processorMsOfAll(Number(child))))
  return (await processorMs(pid)) + theirs.reduce((sum, one) => sum + one, 0)
}
