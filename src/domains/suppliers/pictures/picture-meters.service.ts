import { Counter, type Registry } from 'prom-client'

/** Counts the outcomes of fetching pictures, by supplier: `kept`, or the code of the failure. */
export function pictureMeters(registry: Registry): (supplier: string, outcome: string) => void {
  const counter = new Counter({
    name: 'rihla_supplier_pictures_total',
    help: 'Pictures of cars that were fetched from a supplier, by what came of it',
    labelNames: ['supplier', 'outcome'] as const,
    registers: [registry],
  })
  return (supplier, outcome) => counter.inc({ supplier, outcome })
}
