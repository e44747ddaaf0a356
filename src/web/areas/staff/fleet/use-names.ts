import type { RecordName } from '#domains/trips/records/staff-record.contract.ts'
import { useRecordNamesQuery } from './fleet.api.ts'

/** How all cities, zones and types of vehicles are called, by id. */
export function useNames(): Readonly<Record<string, RecordName>> {
  const { data } = useRecordNamesQuery()
  return data ?? {}
}
