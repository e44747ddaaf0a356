import { ENQUIRY_KINDS, ENQUIRY_STATES } from '#domains/enquiries/enquiry.contract.ts'
import { ENQUIRY_OWNERS } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { inAddress } from '../frame/in-address.ts'

/** Parses the enquiries query from an address. */
export function enquiriesQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return {
    ...params.oneOf('state', ENQUIRY_STATES),
    ...params.oneOf('kind', ENQUIRY_KINDS),
    ...params.oneOf('owner', ENQUIRY_OWNERS),
    ...params.after(),
  }
}
