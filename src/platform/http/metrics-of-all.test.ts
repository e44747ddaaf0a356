import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { metricsOfAll } from './metrics-of-all.ts'

async function metricsOf(orders: number) {
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: 'orders_total', help: 'Orders', labelNames: ['plan'], registers }).inc(
    { plan: 'a' },
    orders,
  )
  new Gauge({ name: 'delay', help: 'Delay', registers }).set(orders / 10)
  new Histogram({ name: 'took', help: 'Took', buckets: [1], registers }).observe(orders)
  return registry.getMetricsAsJSON()
}

test('each metric is described once, and each process tells its own figures', async () => {
  const text = await metricsOfAll([
    { name: 'web-1', metrics: await metricsOf(1) },
    { name: 'jobs', metrics: await metricsOf(5) },
  ])
  expect(text.trim().split('\n').filter(Boolean)).toEqual([
    '# HELP orders_total Orders',
    '# TYPE orders_total counter',
    'orders_total{plan="a",process="web-1"} 1',
    'orders_total{plan="a",process="jobs"} 5',
    '# HELP delay Delay',
    '# TYPE delay gauge',
    'delay{process="web-1"} 0.1',
    'delay{process="jobs"} 0.5',
    '# HELP took Took',
    '# TYPE took histogram',
    'took_bucket{le="1",process="web-1"} 1',
    'took_bucket{le="+Inf",process="web-1"} 1',
    'took_sum{process="web-1"} 1',
    'took_count{process="web-1"} 1',
    'took_bucket{le="1",process="jobs"} 0',
    'took_bucket{le="+Inf",process="jobs"} 1',
    'took_sum{process="jobs"} 5',
    'took_count{process="jobs"} 1',
  ])
})
