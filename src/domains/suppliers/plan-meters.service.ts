import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Clock } from '#kernel/clock.ts'
import type { Breaker, BreakerState } from './breaker.ts'
import type { RateMetrics } from './rate-metrics.ts'
import type { RecheckedRate, SupplierConnector, SupplierResult, UnclearCharge } from './supplier-connector.ts'

/** Histogram buckets in seconds, from an immediate response to the longest timeout. */
const ANSWER_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 12, 20]

const STATES: readonly BreakerState[] = ['closed', 'half_open', 'open']

type Needs = { registry: Registry; planIds: readonly string[]; breaker: Breaker; clock: Clock }

/** Creates the metrics of each plan: requests, their outcomes, and the state of its breaker. */
export function planMeters({ registry, planIds, breaker, clock }: Needs): RateMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'rihla_supplier_questions_total',
    help: 'Questions for cars that went out to a plan',
    labelNames: ['plan'] as const,
    registers,
  })
  const answered = new Counter({
    name: 'rihla_supplier_answers_total',
    help: 'Questions that a plan answered with its cars',
    labelNames: ['plan'] as const,
    registers,
  })
  const failed = new Counter({
    name: 'rihla_supplier_failures_total',
    help: 'Questions that a plan did not answer with cars, by what happened',
    labelNames: ['plan', 'code'] as const,
    registers,
  })
  const dropped = new Counter({
    name: 'rihla_supplier_dropped_rates_total',
    help: 'Cars in a plan’s answers that cannot be sold, by what is wrong with them',
    labelNames: ['plan', 'reason'] as const,
    registers,
  })
  const droppedExtras = new Counter({
    name: 'rihla_supplier_dropped_extras_total',
    help: 'Extras and protections in a plan’s answers whose price is uncertain, by what is unclear',
    labelNames: ['plan', 'reason'] as const,
    registers,
  })
  const took = new Histogram({
    name: 'rihla_supplier_answer_seconds',
    help: 'How long a plan took over a question, whatever came of it',
    labelNames: ['plan'] as const,
    buckets: ANSWER_BUCKETS,
    registers,
  })
  // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
  new Gauge({
    name: 'rihla_supplier_breaker',
    help: '1 for the state that a plan’s breaker is in',
    labelNames: ['plan', 'state'] as const,
    registers,
    collect() {
      for (const plan of planIds) {
        const current = breaker.stateOf(plan, clock.now())
        for (const state of STATES) this.set({ plan, state }, state === current ? 1 : 0)
      }
    },
  })
  // Counters of unused plans start at zero, so that a first failure shows as an increase.
  for (const plan of planIds) {
    requests.inc({ plan }, 0)
    answered.inc({ plan }, 0)
  }

  return {
    requested: (plan) => requests.inc({ plan }),
    answered(plan, tookMs) {
      answered.inc({ plan })
      took.observe({ plan }, tookMs / 1000)
    },
    failed(plan, { code }, tookMs) {
      failed.inc({ plan, code })
      took.observe({ plan }, tookMs / 1000)
    },
    dropped: (plan, reason) => dropped.inc({ plan, reason }),
    droppedExtra: (plan, reason) => droppedExtras.inc({ plan, reason }),
  }
}

/** Wraps a connector to count extras and protections with an uncertain price. */
export function countingUnclear(
  connector: SupplierConnector,
  count: (charge: UnclearCharge) => void,
): SupplierConnector {
  const { recheck, recheckReserved } = connector
  const counted = (answer: SupplierResult<RecheckedRate>) => {
    if (answer.ok) answer.value.unclearItems?.forEach(count)
    return answer
  }
  return {
    ...connector,
    recheck: async (...args) => counted(await recheck(...args)),
    ...(recheckReserved && { recheckReserved: async (...args) => counted(await recheckReserved(...args)) }),
  }
}
