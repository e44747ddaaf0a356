import { Gauge, type Registry } from 'prom-client'

/** Reports at each scrape whether the process can work; one that is about to stop still can. */
export function readinessMeter(registry: Registry, whyUnready: () => Promise<string | null>): void {
  // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
  new Gauge({
    name: 'rihla_ready',
    help: '1 while the process can do its work: its database answers, and its disk takes what it writes',
    registers: [registry],
    async collect() {
      this.set((await whyUnready()) === null ? 1 : 0)
    },
  })
}
