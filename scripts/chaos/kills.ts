import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#testing/infrastructure/seeded-random.ts'
import { REDIS_AWAY_MS, type ChaosEnvironment } from './environment.ts'

export type Kill = { name: string; at: number; failover: boolean; what: string }

type Planned = { name: string; failover?: true; run: () => string | Promise<string> }

/** From this length on, services that are back within seconds are killed twice. */
const LONG_RUN_SECONDS = 600

/** Lists the kills of a run. */
function planned({ web, jobs, redis, cluster }: ChaosEnvironment, seconds: number): Planned[] {
  const shortOutages: Planned[] = [
    ...web.map((one) => ({ name: one.name, run: () => killed(one) })),
    { name: 'jobs', run: () => killed(jobs) },
    { name: 'PgBouncer', run: () => killed(cluster.pgbouncer) },
  ]
  return [
    ...shortOutages,
    ...(seconds < LONG_RUN_SECONDS ? [] : shortOutages),
    { name: 'Redis (master)', run: () => killed(redis, REDIS_AWAY_MS) },
    { name: 'PostgreSQL (primary)', failover: true, run: () => cluster.killPrimary() },
  ]
}

function killed(service: { name: string; kill(forMs?: number): void }, forMs?: number): string {
  service.kill(forMs)
  return service.name
}

/** Kills all services, spread over `seconds`, the primary in the middle; `log` receives each kill. */
export async function killAll(
  environment: ChaosEnvironment,
  { seconds, seed, log }: { seconds: number; seed: number; log: (line: string) => void },
): Promise<Kill[]> {
  const { between } = seededRandom(seed)
  const all = planned(environment, seconds)
    .map((one) => ({ one, delayMs: one.failover ? 500 : between(0, 1000) }))
    .toSorted((a, b) => a.delayMs - b.delayMs)
  const startedAt = performance.now()
  const kills: Kill[] = []
  for (const [at, { one }] of all.entries()) {
    const due = ((at + 0.5) / all.length) * seconds * 1000
    await wait(Math.max(0, startedAt + due - performance.now()))
    const moment = performance.now()
    const what = await one.run()
    kills.push({ name: one.name, at: moment, failover: one.failover ?? false, what })
    log(`${clockOf(moment - startedAt)} killed ${one.name}${what === one.name ? '' : ` (${what})`}`)
  }
  return kills
}

/** Minutes and seconds. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
