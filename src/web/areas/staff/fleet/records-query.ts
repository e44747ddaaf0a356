import {
  recordIdField,
  STAFF_RECORDS,
  type StaffRecord,
} from '#domains/trips/records/record-fields.contract.ts'
import type { RecordsQuery } from './fleet.api.ts'

/** The kind of record that an address names; undefined: there is none such. */
export function recordKind(name: string | undefined): StaffRecord | undefined {
  return STAFF_RECORDS.find((one) => one === name)
}

/** The page of records that an address asks for; what it says wrongly counts as not said. */
export function recordsQuery(kind: StaffRecord, search: URLSearchParams): RecordsQuery {
  const after = search.get('after')
  const text = search.get('search')?.trim() ?? ''
  return {
    kind,
    hidden: search.get('hidden') === 'true' ? 'true' : 'false',
    ...(text !== '' && text.length <= 80 && { search: text }),
    ...(after !== null && recordIdField(kind).safeParse(after).success && { after }),
  }
}
