import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { useLanguage } from '#ui/use-language.ts'
import { useStaffRecordsQuery } from './fleet.api.ts'
import { recordName } from './record-name.ts'

/** As many as one call answers. */
const MOST = 100

type Wanted = { search: string; chosen: string }

/** What a field that refers to a record offers: those that are not hidden, and the one that is chosen. */
export function useChoices(kind: StaffRecord, { search, chosen }: Wanted) {
  const language = useLanguage()
  const { data: records } = useStaffRecordsQuery({
    kind,
    hidden: 'false',
    page_size: MOST,
    ...(search !== '' && { search }),
  })
  const listed = (records?.items ?? []).map((one) => ({ id: one.id, name: recordName(kind, one, language) }))
  const isMissing = chosen !== '' && !listed.some(({ id }) => id === chosen)
  const { data: found } = useStaffRecordsQuery({ kind, search: chosen }, { skip: !isMissing })
  const own = found?.items.find(({ id }) => id === chosen)
  const first = isMissing
    ? [{ id: chosen, name: own === undefined ? chosen : recordName(kind, own, language) }]
    : []
  return { choices: [...first, ...listed], areMore: records !== undefined && records.next !== null }
}
