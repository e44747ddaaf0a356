import {
  recordIdField,
  STAFF_RECORDS,
  type StaffRecord,
} from '#domains/trips/records/record-fields.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { RecordsQuery } from './fleet.api.ts'

/** The kind of record that an address names; undefined: there is none such. */
export function recordKind(name: string | undefined): StaffRecord | undefined {
  return STAFF_RECORDS.find((one) => one === name)
}

/** The page of records that an address asks for. */
export function recordsQuery(kind: StaffRecord, address: URLSearchParams): RecordsQuery {
  const said = inAddress(address)
  return {
    kind,
    hidden: said.oneOf('hidden', ['true']).hidden ?? 'false',
    ...said.search(80),
    ...said.fitting('after', (text) => recordIdField(kind).safeParse(text).success),
  }
}
