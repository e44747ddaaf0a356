import type { RecordName } from '#domains/trips/records/staff-record.contract.ts'
import { useRecordNamesQuery, fleetApi } from './fleet.api.ts'
import type { PreloadArgs } from '#web/app/page.ts'

/** Returns the names of all cities, zones and vehicle types, by id. */
export function useNames(): Readonly<Record<string, RecordName>> {
  const { data } = useRecordNamesQuery()
  return data ?? {}
}

/** Preloads the names of `useNames`, so that a page never shows ids first. */
export function preloadNames({ dispatch }: Pick<PreloadArgs, 'dispatch'>) {
  return dispatch(fleetApi.endpoints.recordNames.initiate(undefined, { subscribe: false }))
}
