import { isDay } from '#kernel/days.ts'
import { isId } from '#kernel/ids.ts'
import { inAddress } from '../frame/in-address.ts'

const isCode = (text: string) => /^[a-z][a-z_-]{1,59}$/.test(text)

/** Parses the audit query from an address. */
export function auditQuery(address: URLSearchParams) {
  const { fitting, after } = inAddress(address)
  return {
    ...fitting('by', isId),
    ...fitting('action', isCode),
    ...fitting('subject', isCode),
    ...fitting('subject_id', (text) => text !== '' && text.length <= 100),
    ...fitting('from', isDay),
    ...fitting('to', isDay),
    ...after(),
  }
}
