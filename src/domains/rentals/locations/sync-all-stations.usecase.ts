import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { SyncStations } from './sync-stations.usecase.ts'

export type SyncAllStations = () => Promise<void>

type Needs = {
  /** One connector of each supplier, whichever plan's. */
  suppliers: readonly { id: number; name: string; connector: SupplierConnector }[]
  syncStations: SyncStations
  onSynced: (supplier: string, outcome: object) => void
  onFailure: (supplier: string, failure: object) => void
}

/** Takes over every supplier's stations as it lists them today; one that does not answer keeps its own. */
export function syncAllStations({ suppliers, syncStations, onSynced, onFailure }: Needs): SyncAllStations {
  return async () => {
    for (const { id, name, connector } of suppliers) {
      const listed = await connector.locations()
      const synced = listed.ok ? await syncStations({ id, name }, listed.value) : listed
      if (synced.ok) onSynced(name, synced.value)
      else onFailure(name, synced.failure)
    }
  }
}
