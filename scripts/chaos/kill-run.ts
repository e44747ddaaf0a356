import { killAll, type Kill } from './kills.ts'
import { openLoad } from './load.ts'
import { startProbe } from './probe.ts'
import { reportOf, shareOutside, type KillSeen } from './report.ts'
import { booksAgree, rateFor, say, type Wanted } from './run.ts'
import { until } from './service.ts'
import type { ChaosEnvironment } from './environment.ts'

/** Of the requests outside the failover. */
const MAX_FAULTS = 0.001

/** Load, while one part after another is killed; whether no rule was broken. */
export async function killRun(environment: ChaosEnvironment, wanted: Wanted): Promise<boolean> {
  const load = openLoad(environment.url, wanted.orderOneIn)
  const rate = await rateFor(load, wanted)
  const before = load.answered.length
  const first = await environment.cluster.state()
  const probe = startProbe(environment.url)
  const begun = performance.now()
  say(`${rate.toFixed(1)} requests a second for ${(wanted.seconds / 60).toFixed(1)} minutes`)
  const killing = killAll(environment, { ...wanted, tell: say })
  await load.send(rate, wanted.seconds)
  const over = performance.now()
  const kills = seen(await killing, probe, over)
  await probe.stop()
  const answered = load.answered.slice(before)
  say(`\n${reportOf(answered, kills, begun)}\n`)

  await until('the old primary as a standby', async () => (await environment.cluster.state()).inStep, 180)
  const last = await environment.cluster.state()
  const failedOver = last.primary !== null && last.primary !== first.primary
  say(`PostgreSQL was on ${first.primary} and is on ${last.primary}, which the other follows in step`)
  const agree = await booksAgree(environment, environment.databaseUrl, load.orders)
  await load.close()
  const share = shareOutside(answered, kills)
  say(
    `${(share * 100).toFixed(3)}% of the requests outside the failover failed (at most ${MAX_FAULTS * 100}%)`,
  )
  return agree && failedOver && share < MAX_FAULTS
}

/** Each kill with its longest pause until the next. */
function seen(kills: readonly Kill[], probe: ReturnType<typeof startProbe>, over: number): KillSeen[] {
  return kills.map((kill, at) => ({ ...kill, pause: probe.longestPause(kill.at, kills[at + 1]?.at ?? over) }))
}
