import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { SyncStations } from './sync-stations.usecase.ts'

export type SyncAllStations = () => Promise<void>

type Needs = {
  /** One connector per supplier, from any of its plans. */
  suppliers: readonly { id: number; name: string; connector: SupplierConnector }[]
  syncStations: SyncStations
  onSynced: (supplier: string, outcome: object) => void
  onFailure: (supplier: string, failure: object) => void
}

/** Syncs every supplier's current stations. If a supplier does not answer, its stations stay unchanged. */
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
