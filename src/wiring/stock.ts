import { directSupplier } from '#domains/stock/direct-supplier.usecase.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { AppContext } from './app-context.ts'

/** Creates the connector of the plan of our own garages, on the product's database. */
export function wireStock({
  database: { db },
  clock,
  log,
}: Pick<AppContext, 'database' | 'clock' | 'log'>): ReadonlyMap<string, SupplierConnector> {
  const connector = directSupplier({ db, clock }, (err) => log.error({ err }, 'our own stock did not answer'))
  return new Map([['direct-standard', connector]])
}
