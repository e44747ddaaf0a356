import { ENQUIRY_KINDS, ENQUIRY_STATES } from '#domains/enquiries/enquiry.contract.ts'

/** The page of enquiries that an address asks for; what it says wrongly counts as not said. */
export function enquiriesQuery(search: URLSearchParams) {
  const state = ENQUIRY_STATES.find((one) => one === search.get('state'))
  const kind = ENQUIRY_KINDS.find((one) => one === search.get('kind'))
  const after = search.get('after')
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(after !== null && /^[\da-f-]{36}$/.test(after) && { after }),
  }
}
