import { useLanguage } from '#ui/use-language.ts'
import type { Referred } from '../form/field-spec.ts'
import { useStaffRecordsQuery, useVehicleTypesQuery } from './fleet.api.ts'
import { recordName } from './record-name.ts'

/** As many as one call answers. */
const MOST = 100

type Wanted = { search: string; chosen: string }

/** What a field that refers to a record offers: those that are not hidden, and the one that is chosen. */
export function useChoices(of: Referred, { search, chosen }: Wanted) {
  const language = useLanguage()
  const isType = of === 'vehicle-types'
  const kind = isType ? 'vehicle-models' : of
  const { data: types } = useVehicleTypesQuery(undefined, { skip: !isType })
  const { data: records } = useStaffRecordsQuery(
    { kind, hidden: 'false', page_size: MOST, ...(search !== '' && { search }) },
    { skip: isType },
  )
  const listed = isType
    ? (types?.items ?? []).map(({ id, name }) => ({ id, name: name[language] }))
    : (records?.items ?? []).map((one) => ({ id: one.id, name: recordName(kind, one, language) }))
  const isMissing = chosen !== '' && !listed.some(({ id }) => id === chosen)
  const { data: found } = useStaffRecordsQuery({ kind, search: chosen }, { skip: !isMissing || isType })
  const own = found?.items.find(({ id }) => id === chosen)
  const first = isMissing
    ? [{ id: chosen, name: own === undefined ? chosen : recordName(kind, own, language) }]
    : []
  return { choices: [...first, ...listed], areMore: records !== undefined && records.next !== null }
}
