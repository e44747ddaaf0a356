import { PARTNER_STATES } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { PartnersQuery } from './partners.api.ts'

/** The page of partners that an address asks for. */
export function partnersQuery(address: URLSearchParams): PartnersQuery {
  const said = inAddress(address)
  return { ...said.oneOf('state', PARTNER_STATES), ...said.search(80), ...said.after() }
}
