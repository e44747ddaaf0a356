import { MAIL_STATES, MAIL_TOPICS } from '#domains/outgoing/mails/mail.contract.ts'
import { inAddress } from '../frame/in-address.ts'

/** Parses the mails query from an address. */
export function mailsQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return {
    ...params.oneOf('state', MAIL_STATES),
    ...params.oneOf('topic', MAIL_TOPICS),
    ...params.search(100),
    ...params.after(),
  }
}
