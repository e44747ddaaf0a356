import { MAIL_TOPICS } from '#domains/notifications/mail-topic.contract.ts'
import { MAIL_STATES } from '#domains/rentals/staff/booking-mail.contract.ts'
import { inAddress } from '../frame/in-address.ts'

/** The page of mails that an address asks for. */
export function mailsQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return {
    ...said.oneOf('state', MAIL_STATES),
    ...said.oneOf('topic', MAIL_TOPICS),
    ...said.search(100),
    ...said.after(),
  }
}
