import { Counter, type Registry } from 'prom-client'
import type { App } from '#platform/app.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Counts an outcome of fetching a picture of a supplier: `kept`, or the code of the failure. */
    countPicture: (supplier: string, outcome: string) => void
  }
}

/** Returns the counter of the outcomes of fetching pictures, by supplier: `kept`, or the code of the failure. */
export function pictureMeters(registry: Registry): App['countPicture'] {
  const counter = new Counter({
    name: 'rihla_supplier_pictures_total',
    help: 'Pictures of cars that were fetched from a supplier, by what came of it',
    labelNames: ['supplier', 'outcome'] as const,
    registers: [registry],
  })
  return (supplier, outcome) => counter.inc({ supplier, outcome })
}
