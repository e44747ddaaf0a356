import { isDay } from '#kernel/days.ts'
import { isId } from '#kernel/ids.ts'
import { afterIn } from '../frame/after-in.ts'

const CODE = /^[a-z][a-z_-]{1,59}$/

/** What an address filters the audit by; what it says wrongly counts as not said. */
export function auditFilter(address: URLSearchParams) {
  const said = (name: string, isRight: (text: string) => boolean) => {
    const text = address.get(name) ?? ''
    return isRight(text) ? { [name]: text } : {}
  }
  return {
    ...said('by', isId),
    ...said('action', (text) => CODE.test(text)),
    ...said('subject', (text) => CODE.test(text)),
    ...said('subject_id', (text) => text !== '' && text.length <= 100),
    ...said('from', isDay),
    ...said('to', isDay),
  } as { by?: string; action?: string; subject?: string; subject_id?: string; from?: string; to?: string }
}

/** The page of the audit that an address asks for. */
export function auditQuery(address: URLSearchParams) {
  return { ...auditFilter(address), ...afterIn(address) }
}
