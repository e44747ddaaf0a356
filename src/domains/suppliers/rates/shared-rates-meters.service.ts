import { Counter, Gauge, type Registry } from 'prom-client'
import { SHARED_OUTCOMES, type SharedRatesMetrics } from './shared-rates.ts'

/** Counts outcomes of look-ups in the shared rate cache, and reports whether it is connected. */
export function sharedRatesMeters(registry: Registry): SharedRatesMetrics {
  const registers = [registry]
  const outcomes = new Counter({
    name: 'rihla_shared_rates_total',
    help: 'Questions to the shared rate cache, by what came of them',
    labelNames: ['outcome'] as const,
    registers,
  })
  const connected = new Gauge({
    name: 'rihla_shared_rates_connected',
    help: '1 while the shared rate cache can be asked',
    registers,
  })
  for (const outcome of SHARED_OUTCOMES) outcomes.inc({ outcome }, 0)
  return {
    heard: (outcome) => outcomes.inc({ outcome }),
    connected: (is) => connected.set(is ? 1 : 0),
  }
}
