import { MAIL_TOPICS } from '#domains/notifications/mail-topic.contract.ts'
import { MAIL_STATES } from '#domains/rentals/staff/booking-mail.contract.ts'
import { afterIn } from '../frame/after-in.ts'

/** The page of mails that an address asks for; what it says wrongly counts as not said. */
export function mailsQuery(address: URLSearchParams) {
  const state = MAIL_STATES.find((one) => one === address.get('state'))
  const topic = MAIL_TOPICS.find((one) => one === address.get('topic'))
  const search = address.get('search')?.trim()
  return { ...(state && { state }), ...(topic && { topic }), ...(search && { search }), ...afterIn(address) }
}
