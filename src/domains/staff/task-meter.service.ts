import { Gauge, type Registry } from 'prom-client'

type CountOpenTasks = () => Promise<readonly { kind: string; open: number }[]>

/** Reports the number of open staff tasks at each scrape. */
export function taskMeter(registry: Registry, countOpenTasks: CountOpenTasks): void {
  // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
  new Gauge({
    name: 'rihla_staff_tasks_open',
    help: 'Tasks that wait for a person, by kind',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const counts = await countOpenTasks()
      // A kind without open tasks is no longer reported.
      this.reset()
      for (const { kind, open } of counts) this.set({ kind }, open)
    },
  })
}
