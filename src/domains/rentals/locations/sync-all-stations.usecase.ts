import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import { syncStations, type StationsApp } from './sync-stations.usecase.ts'

export type SyncApp = StationsApp & Pick<App, 'log' | 'plans' | 'connectors'>

/** Syncs every supplier's current stations. If a supplier does not answer, its stations stay unchanged. */
export async function syncAllStations(app: SyncApp): Promise<void> {
  for (const { id, name, connector } of connectedSuppliers(app)) {
    const listed = await connector.locations()
    const synced = listed.ok ? await syncStations(app, { id, name }, listed.value) : listed
    if (synced.ok) app.log.info({ supplier: name, ...synced.value }, 'stations')
    else app.log.warn({ supplier: name, failure: synced.failure }, 'stations were not synced')
  }
}

/** Lists the suppliers, each with the connector of any of its plans. */
export function connectedSuppliers({ plans, connectors }: Pick<App, 'plans' | 'connectors'>) {
  const connected = new Map(plans.map(({ id, supplier }) => [supplier.id, { supplier, planId: id }]))
  return [...connected.values()].flatMap(
    ({ supplier, planId }): { id: number; name: string; connector: SupplierConnector }[] => {
      const connector = connectors.get(planId)
      return connector ? [{ ...supplier, connector }] : []
    },
  )
}
