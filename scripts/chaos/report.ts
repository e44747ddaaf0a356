import { percentile } from '../bench/rounds.ts'
import { isFault, type Answered } from './asked.ts'
import { clockOf, type Kill } from './kills.ts'

/** From when to when nobody could order after a kill. */
export type Pause = { from: number; to: number }
export type KillSeen = Kill & { pause: Pause }

const MINUTE_MS = 60_000

/** Returns true if a request was under way while the database failed over. */
function isInFailover({ from, to }: Pick<Answered, 'from' | 'to'>, kills: readonly KillSeen[]): boolean {
  return kills.some(({ failover, at, pause }) => failover && from < pause.to && to >= at)
}

/** Of all requests outside the failover those that failed, 0 to 1. */
export function shareOutside(answered: readonly Answered[], kills: readonly KillSeen[]): number {
  const outside = answered.filter((one) => !isInFailover(one, kills))
  return outside.filter(isFault).length / Math.max(1, outside.length)
}

const row = ([name = '', ...cells]: readonly string[]) =>
  `| ${name.padEnd(24)} | ${cells.map((cell) => cell.padStart(9)).join(' | ')} |`
const head = (names: readonly string[]) => [
  row(names),
  row(names.map((_, at) => (at === 0 ? '---' : '---:'))),
]

function figures(some: readonly Answered[]): string[] {
  const faults = some.filter(isFault).length
  const took = some.filter((one) => !isFault(one)).map(({ from, to }) => to - from)
  return [
    String(some.length),
    String(faults),
    `${((faults / Math.max(1, some.length)) * 100).toFixed(2)}%`,
    percentile(took, 0.5).toFixed(0),
    percentile(took, 0.95).toFixed(0),
  ]
}

/** Tables of what was answered: by minute, by kind of request, and after each kill until the next. */
export function reportOf(answered: readonly Answered[], kills: readonly KillSeen[], begun: number): string {
  const byMinute = Map.groupBy(answered, ({ from }) => Math.floor((from - begun) / MINUTE_MS))
  const minutes = [...byMinute].toSorted(([one], [other]) => one - other)
  const killedIn = (minute: number) =>
    kills.filter(({ at }) => Math.floor((at - begun) / MINUTE_MS) === minute).map(({ name }) => name)
  const phase = ({ at }: Kill, next: Kill | undefined) =>
    answered.filter(({ to, from }) => to >= at && from < (next?.at ?? Infinity))
  const steps = Map.groupBy(answered, ({ step }) => step)
  return [
    ...head(['minute', 'requests', 'failed', 'share', 'p50 ms', 'p95 ms']),
    ...minutes.map(([minute, some]) => row([[minute + 1, ...killedIn(minute)].join(' '), ...figures(some)])),
    '',
    ...head(['request', 'sent', 'failed', 'share', 'p50 ms', 'p95 ms']),
    ...[...steps].map(([step, some]) => row([step, ...figures(some)])),
    '',
    ...head(['killed', 'at', 'pause s', 'requests', 'failed', 'share', 'p50 ms', 'p95 ms']),
    ...kills.map((kill, at) =>
      row([
        kill.name,
        clockOf(kill.at - begun),
        ((kill.pause.to - kill.pause.from) / 1000).toFixed(1),
        ...figures(phase(kill, kills[at + 1])),
      ]),
    ),
    '',
    ...faultsOf(answered.filter(isFault), kills, begun),
  ].join('\n')
}

/** Each way in which requests failed, and when. */
function faultsOf(faults: readonly Answered[], kills: readonly KillSeen[], begun: number): string[] {
  const kinds = Map.groupBy(
    faults,
    (one) =>
      `${one.step}: ${one.status || 'no answer'} ${one.why}${isInFailover(one, kills) ? ', in the failover' : ''}`,
  )
  return [...kinds].map(
    ([kind, some]) =>
      `${String(some.length).padStart(4)} x ${kind} (${[...new Set(some.map(({ to }) => clockOf(to - begun)))].slice(0, 8).join(' ')})`,
  )
}
