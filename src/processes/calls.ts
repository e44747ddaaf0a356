import type { Metrics } from '#platform/http/metrics-of-all.ts'
import type { Counted, Counting } from '#platform/processes/count-together.ts'
import type { Ground } from './ground.ts'

/** `name`: of its place, and of its folder in DATA_DIR. */
export type Beginning = { name: string; ground: Ground }

/** What a primary asks of its web processes. */
export type WebCalls = {
  /** Resolves when it listens. */
  begin: (beginning: Beginning) => Promise<null>
  /** It reports that it is not ready from now on. */
  retire: (value: null) => null
  /** It completes its requests and ends, without an answer. */
  stop: (value: null) => Promise<null>
  metrics: (value: null) => Promise<Metrics>
}

/** What a web process asks of its primary. */
export type PrimaryCalls = {
  /** Of all processes, as text. */
  metrics: (value: null) => Promise<string>
  count: (countings: readonly Counting[]) => Promise<readonly Counted[]>
}
