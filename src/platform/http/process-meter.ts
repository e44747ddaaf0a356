import { Counter, Gauge, type Registry } from 'prom-client'

/** Registers memory, processor time and start of the process, under the standard metric names. */
export function processMeter(registry: Registry): void {
  const registers = [registry]
  // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process that is in use, native buffers included',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  // oxlint-disable-next-line no-new -- the same
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process in all its threads',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process was started',
    registers,
  }).set(performance.timeOrigin / 1000)
}
