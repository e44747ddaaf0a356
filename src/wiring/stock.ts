import { directSupplier } from '#domains/stock/direct-supplier.usecase.ts'
import { reservationStore } from '#domains/stock/reservation.store.ts'
import { stockStore } from '#domains/stock/stock.store.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { AppContext } from './app-context.ts'

/** The plan of our own garages, on the same database as the rest: its connector, to add to the suppliers'. */
export function wireStock({
  database: { db },
  clock,
  log,
}: Pick<AppContext, 'database' | 'clock' | 'log'>): ReadonlyMap<string, SupplierConnector> {
  const connector = directSupplier({
    stock: stockStore(db),
    reservations: reservationStore(db),
    clock,
    onFault: (err) => log.error({ err }, 'our own stock did not answer'),
  })
  return new Map([['direct-standard', connector]])
}
