import { killAll, type Kill } from './kills.ts'
import { openLoad } from './load.ts'
import { startProbe } from './probe.ts'
import { reportOf, shareOutside, type MeasuredKill } from './report.ts'
import { booksAgree, rateFor, printLine, type RunOptions } from './run.ts'
import { until } from './service.ts'
import type { ChaosEnvironment } from './environment.ts'

/** Max share of failed requests outside the failover. */
const MAX_FAULTS = 0.001

/** Kills one service after another under load; returns true if no rule was broken. */
export async function killRun(environment: ChaosEnvironment, options: RunOptions): Promise<boolean> {
  const load = openLoad(environment.url, options.orderOneIn)
  const rate = await rateFor(load, options)
  const before = load.results.length
  const first = await environment.cluster.state()
  const probe = startProbe(environment.url)
  const startedAt = performance.now()
  printLine(`${rate.toFixed(1)} requests a second for ${(options.seconds / 60).toFixed(1)} minutes`)
  const killing = killAll(environment, { ...options, log: printLine })
  await load.send(rate, options.seconds)
  const over = performance.now()
  const kills = withPauses(await killing, probe, over)
  await probe.stop()
  const results = load.results.slice(before)
  printLine(`\n${reportOf(results, kills, startedAt)}\n`)

  await until('the old primary as a standby', async () => (await environment.cluster.state()).inStep, 180)
  const last = await environment.cluster.state()
  const failedOver = last.primary !== null && last.primary !== first.primary
  printLine(`PostgreSQL was on ${first.primary} and is on ${last.primary}, which the other follows in step`)
  const agree = await booksAgree(environment, environment.databaseUrl, load.orders)
  await load.close()
  const share = shareOutside(results, kills)
  printLine(
    `${(share * 100).toFixed(3)}% of the requests outside the failover failed (at most ${MAX_FAULTS * 100}%)`,
  )
  return agree && failedOver && share < MAX_FAULTS
}

/** Adds the longest pause before the next kill to each kill. */
function withPauses(
  kills: readonly Kill[],
  probe: ReturnType<typeof startProbe>,
  over: number,
): MeasuredKill[] {
  return kills.map((kill, at) => ({ ...kill, pause: probe.longestPause(kill.at, kills[at + 1]?.at ?? over) }))
}
