import { PARTNER_STATES } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { afterIn } from '../frame/after-in.ts'
import type { PartnersQuery } from './partners.api.ts'

/** The page of partners that an address asks for; what it says wrongly counts as not said. */
export function partnersQuery(search: URLSearchParams): PartnersQuery {
  const text = search.get('search')?.trim() ?? ''
  const state = PARTNER_STATES.find((one) => one === search.get('state'))
  return {
    ...afterIn(search),
    ...(state && { state }),
    ...(text !== '' && text.length <= 80 && { search: text }),
  }
}
