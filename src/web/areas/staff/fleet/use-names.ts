import type { RecordName } from '#domains/trips/records/staff-record.contract.ts'
import { useStaffRecordsQuery, useVehicleTypesQuery } from './fleet.api.ts'

const ALL = { page_size: 100 } as const

/** How cities, zones and types of vehicles are called, by id. */
export function useNames(): Readonly<Record<string, RecordName>> {
  const { data: cities } = useStaffRecordsQuery({ kind: 'cities', ...ALL })
  const { data: zones } = useStaffRecordsQuery({ kind: 'zones', ...ALL })
  const { data: types } = useVehicleTypesQuery()
  const places = [...(cities?.items ?? []), ...(zones?.items ?? [])]
  return Object.fromEntries([
    ...places.map(({ id, name_en: en, name_ar: ar }) => [id, { en: String(en), ar: String(ar) }] as const),
    ...(types?.items ?? []).map(({ id, name }) => [id, name] as const),
  ])
}
