import {
  recordIdField,
  STAFF_RECORDS,
  type StaffRecord,
} from '#domains/trips/records/record-fields.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { RecordsQuery } from './fleet.api.ts'

/** Parses the kind of record from an address. Undefined if it is unknown. */
export function recordKind(name: string | undefined): StaffRecord | undefined {
  return STAFF_RECORDS.find((one) => one === name)
}

/** Parses the records query from an address. */
export function recordsQuery(kind: StaffRecord, address: URLSearchParams): RecordsQuery {
  const params = inAddress(address)
  return {
    kind,
    hidden: params.oneOf('hidden', ['true']).hidden ?? 'false',
    ...params.search(80),
    ...params.fitting('after', (text) => recordIdField(kind).safeParse(text).success),
  }
}
