import { ENQUIRY_KINDS, ENQUIRY_STATES } from '#domains/enquiries/enquiry.contract.ts'
import { ENQUIRY_OWNERS } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { inAddress } from '../frame/in-address.ts'

/** The page of enquiries that an address asks for. */
export function enquiriesQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return {
    ...said.oneOf('state', ENQUIRY_STATES),
    ...said.oneOf('kind', ENQUIRY_KINDS),
    ...said.oneOf('owner', ENQUIRY_OWNERS),
    ...said.after(),
  }
}
