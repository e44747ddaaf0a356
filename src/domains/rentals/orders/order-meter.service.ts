import { Counter, type Registry } from 'prom-client'
import type { App } from '#platform/app.ts'
import type { Result } from '#kernel/result.ts'
import type { Ordered } from './order-reply.ts'

const NAME = 'rihla_orders_total'

/** Returns the counter of orders by outcome: the status of the booking, `bank_asks`, or the code of the failure. */
export function orderMeter(registry: Registry): Counter<'outcome'> {
  const registered = registry.getSingleMetric(NAME) as Counter<'outcome'> | undefined
  return (
    registered ??
    new Counter({
      name: NAME,
      help: 'Orders of cars, by what came of them while the traveller waited',
      labelNames: ['outcome'] as const,
      registers: [registry],
    })
  )
}

/** Places an order and counts it, also one that throws: nothing else counts it. */
export async function countOrder<Failure extends { code: string }>(
  { metrics }: Pick<App, 'metrics'>,
  order: () => Promise<Result<Ordered, Failure>>,
): Promise<Result<Ordered, Failure>> {
  let outcome = 'error'
  try {
    const ordered = await order()
    outcome = outcomeOf(ordered)
    return ordered
  } finally {
    orderMeter(metrics).inc({ outcome })
  }
}

function outcomeOf(ordered: Result<Ordered, { code: string }>): string {
  if (!ordered.ok) return ordered.failure.code
  return ordered.value.action ? 'bank_asks' : ordered.value.booking.status
}
