import { FAILURES_TO_OPEN, type BreakerState } from '../breaker.ts'

/** Outcome of a request to a plan; the last two are states of its breaker. */
export type CallOutcome =
  | 'answered'
  /** Answered after the search had continued without it. */
  | 'late'
  /** A healthy response: the plan has no car for this rental. */
  | 'refused'
  | 'unreachable'
  | 'no_answer'
  | 'garbage'
  /** Not sent, because too many requests were in progress. */
  | 'overloaded'
  | 'half_open'
  | 'open'

/** Number of requests with one outcome and duration step. */
export type CallCount = { outcome: CallOutcome; step: number; count: number }

/** Histogram steps, each a fifth longer than the previous one, so that percentiles are accurate within a fifth. */
const SHORTEST_MS = 10
const GROWTH = 1.2

export function stepOf(tookMs: number): number {
  return tookMs <= SHORTEST_MS ? 1 : 1 + Math.ceil(Math.log(tookMs / SHORTEST_MS) / Math.log(GROWTH))
}

/** Returns the max duration of requests in a step, in milliseconds. */
export function longestIn(step: number): number {
  return Math.round(SHORTEST_MS * GROWTH ** (step - 1))
}

export type CallSummary = {
  /** Number of requests sent. */
  asked: number
  answered: number
  late: number
  refused: number
  failed: number
  /** Number of requests not sent. */
  overloaded: number
  p50Ms: number | null
  p95Ms: number | null
}

const FAILED: ReadonlySet<CallOutcome> = new Set(['unreachable', 'no_answer', 'garbage'])
const HEARD: ReadonlySet<CallOutcome> = new Set(['answered', 'late', 'refused'])

/** Summarises the outcomes of a plan's requests; durations are of those it answered. */
export function summarise(counts: readonly CallCount[]): CallSummary {
  const total = (is: (outcome: CallOutcome) => boolean) =>
    counts.reduce((sum, { outcome, count }) => (is(outcome) ? sum + count : sum), 0)
  const of = (one: CallOutcome) => total((outcome) => outcome === one)
  const heard = counts.filter(({ outcome }) => HEARD.has(outcome))
  const failed = total((outcome) => FAILED.has(outcome))
  return {
    asked: total((outcome) => HEARD.has(outcome)) + failed,
    answered: of('answered'),
    late: of('late'),
    refused: of('refused'),
    failed,
    overloaded: of('overloaded'),
    p50Ms: percentile(heard, 0.5),
    p95Ms: percentile(heard, 0.95),
  }
}

/** Returns the worst state of a plan's breaker in any process. */
export function breakerIn(counts: readonly CallCount[]): BreakerState {
  const seen = new Set(counts.map(({ outcome }) => outcome))
  if (seen.has('open')) return 'open'
  return seen.has('half_open') ? 'half_open' : 'closed'
}

/** Returns true if a plan failed every request, of a sufficient number. */
export function isFailing(counts: readonly CallCount[]): boolean {
  const { asked, failed } = summarise(counts)
  return failed === asked && failed >= FAILURES_TO_OPEN
}

function percentile(counts: readonly CallCount[], share: number): number | null {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  let passed = 0
  for (const { step, count } of counts.toSorted((one, other) => one.step - other.step)) {
    passed += count
    if (passed >= all * share) return longestIn(step)
  }
  return null
}
