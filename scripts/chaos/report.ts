import { percentile } from '../bench/rounds.ts'
import { isFault, type RequestResult } from './client.ts'
import { clockOf, type Kill } from './kills.ts'

/** Interval after a kill in which no order was possible. */
export type Pause = { from: number; to: number }
export type MeasuredKill = Kill & { pause: Pause }

const MINUTE_MS = 60_000

/** Returns true if a request was under way while the database failed over. */
function isInFailover(
  { from, to }: Pick<RequestResult, 'from' | 'to'>,
  kills: readonly MeasuredKill[],
): boolean {
  return kills.some(({ failover, at, pause }) => failover && from < pause.to && to >= at)
}

/** Returns the share of failed requests outside the failover, 0 to 1. */
export function shareOutside(results: readonly RequestResult[], kills: readonly MeasuredKill[]): number {
  const outside = results.filter((one) => !isInFailover(one, kills))
  return outside.filter(isFault).length / Math.max(1, outside.length)
}

const row = ([name = '', ...cells]: readonly string[]) =>
  `| ${name.padEnd(24)} | ${cells.map((cell) => cell.padStart(9)).join(' | ')} |`
const head = (names: readonly string[]) => [
  row(names),
  row(names.map((_, at) => (at === 0 ? '---' : '---:'))),
]

function figures(some: readonly RequestResult[]): string[] {
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

/** Formats tables of the results: by minute, by kind of request, and from each kill until the next. */
export function reportOf(
  results: readonly RequestResult[],
  kills: readonly MeasuredKill[],
  startedAt: number,
): string {
  const byMinute = Map.groupBy(results, ({ from }) => Math.floor((from - startedAt) / MINUTE_MS))
  const minutes = [...byMinute].toSorted(([one], [other]) => one - other)
  const killedIn = (minute: number) =>
    kills.filter(({ at }) => Math.floor((at - startedAt) / MINUTE_MS) === minute).map(({ name }) => name)
  const phase = ({ at }: Kill, next: Kill | undefined) =>
    results.filter(({ to, from }) => to >= at && from < (next?.at ?? Infinity))
  const steps = Map.groupBy(results, ({ step }) => step)
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
        clockOf(kill.at - startedAt),
        ((kill.pause.to - kill.pause.from) / 1000).toFixed(1),
        ...figures(phase(kill, kills[at + 1])),
      ]),
    ),
    '',
    ...faultsOf(results.filter(isFault), kills, startedAt),
  ].join('\n')
}

/** Lists each kind of failure, and when it occurred. */
function faultsOf(
  faults: readonly RequestResult[],
  kills: readonly MeasuredKill[],
  startedAt: number,
): string[] {
  const kinds = Map.groupBy(
    faults,
    (one) =>
      `${one.step}: ${one.status || 'no answer'} ${one.reason}${isInFailover(one, kills) ? ', in the failover' : ''}`,
  )
  return [...kinds].map(
    ([kind, some]) =>
      `${String(some.length).padStart(4)} x ${kind} (${[...new Set(some.map(({ to }) => clockOf(to - startedAt)))].slice(0, 8).join(' ')})`,
  )
}
