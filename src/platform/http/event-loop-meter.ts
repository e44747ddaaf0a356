import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'

/**
 * Interval of event-loop samples, and the precision of a delay. Each sample takes an idle process some microseconds.
 */
const RESOLUTION_MS = 20

/**
 * Registers the maximum event-loop delay since the last read of the metrics: the longest block by the main thread or by
 * garbage collection.
 */
export function eventLoopMeter(registry: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
  new Gauge({
    name: 'rihla_event_loop_delay_seconds',
    help: 'The longest time that requests were held up by the main thread since this was last read',
    registers: [registry],
    collect() {
      this.set(Math.max(0, delays.max / 1e9 - RESOLUTION_MS / 1000))
      delays.reset()
    },
  })
}
