import { Gauge, type Registry } from 'prom-client'

/** Reports at each scrape whether the process is ready. A stopping process still is. */
export function readinessMeter(registry: Registry, unreadyReason: () => Promise<string | null>): void {
  // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
  new Gauge({
    name: 'rihla_ready',
    help: '1 while the process can do its work: its database answers, and its disk takes what it writes',
    registers: [registry],
    async collect() {
      this.set((await unreadyReason()) === null ? 1 : 0)
    },
  })
}

/** Reports at each scrape the difference between the process's clock and the database's. */
export function clockMeter(registry: Registry, secondsAhead: () => Promise<number>): void {
  // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
  new Gauge({
    name: 'rihla_clock_ahead_seconds',
    help: 'By how much the clock of the process is ahead of the database’s; negative: behind',
    registers: [registry],
    async collect() {
      this.set(await secondsAhead().catch(() => NaN))
    },
  })
}
