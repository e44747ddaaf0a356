import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#testing/infrastructure/seeded-random.ts'
import { REDIS_AWAY_MS, type ChaosEnvironment } from './environment.ts'

export type Kill = { name: string; at: number; failover: boolean; what: string }

type Planned = { name: string; failover?: true; act: () => string | Promise<string> }

/** In a run of so many seconds, what is back within some is killed twice. */
const LONG_RUN_SECONDS = 600

/** All that is killed, one after another. */
function planned({ web, jobs, redis, cluster }: ChaosEnvironment, seconds: number): Planned[] {
  const soonBack: Planned[] = [
    ...web.map((one) => ({ name: one.name, act: () => killed(one) })),
    { name: 'jobs', act: () => killed(jobs) },
    { name: 'PgBouncer', act: () => killed(cluster.pgbouncer) },
  ]
  return [
    ...soonBack,
    ...(seconds < LONG_RUN_SECONDS ? [] : soonBack),
    { name: 'Redis (master)', act: () => killed(redis, REDIS_AWAY_MS) },
    { name: 'PostgreSQL (primary)', failover: true, act: () => cluster.killPrimary() },
  ]
}

function killed(service: { name: string; kill(forMs?: number): void }, forMs?: number): string {
  service.kill(forMs)
  return service.name
}

/** Kills all of it, spread over some time, the primary in the middle of it; `tell` is told each one. */
export async function killAll(
  environment: ChaosEnvironment,
  { seconds, seed, tell }: { seconds: number; seed: number; tell: (line: string) => void },
): Promise<Kill[]> {
  const { between } = seededRandom(seed)
  const all = planned(environment, seconds)
    .map((one) => ({ one, turn: one.failover ? 500 : between(0, 1000) }))
    .toSorted((a, b) => a.turn - b.turn)
  const begun = performance.now()
  const kills: Kill[] = []
  for (const [at, { one }] of all.entries()) {
    const due = ((at + 0.5) / all.length) * seconds * 1000
    await wait(Math.max(0, begun + due - performance.now()))
    const moment = performance.now()
    const what = await one.act()
    kills.push({ name: one.name, at: moment, failover: one.failover ?? false, what })
    tell(`${clockOf(moment - begun)} killed ${one.name}${what === one.name ? '' : ` (${what})`}`)
  }
  return kills
}

/** Minutes and seconds. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
