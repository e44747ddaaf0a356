import { ENQUIRY_KINDS, ENQUIRY_STATES } from '#domains/enquiries/enquiry.contract.ts'
import { afterIn } from '../frame/after-in.ts'

/** The page of enquiries that an address asks for; what it says wrongly counts as not said. */
export function enquiriesQuery(search: URLSearchParams) {
  const state = ENQUIRY_STATES.find((one) => one === search.get('state'))
  const kind = ENQUIRY_KINDS.find((one) => one === search.get('kind'))
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...afterIn(search),
  }
}
