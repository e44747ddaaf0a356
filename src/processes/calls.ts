import type { Metrics } from '#platform/http/metrics-of-all.ts'
import type { Counted, Counting } from '#platform/processes/count-together.ts'
import type { Ground } from './ground.ts'

/** `name`: of its place, and of its folder in DATA_DIR. */
export type Beginning = { name: string; ground: Ground }

/** Calls from a primary to its web processes. */
export type WebCalls = {
  /** Resolves when it listens. */
  begin: (beginning: Beginning) => Promise<null>
  /** Makes it report "not ready" from now on. */
  retire: (value: null) => null
  /** Makes it complete its requests and end, without an answer. */
  stop: (value: null) => Promise<null>
  metrics: (value: null) => Promise<Metrics>
}

/** Calls from a web process to its primary. */
export type PrimaryCalls = {
  /** Returns the metrics of all processes as text. */
  metrics: (value: null) => Promise<string>
  count: (countings: readonly Counting[]) => Promise<readonly Counted[]>
}
