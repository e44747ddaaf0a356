import { afterIn } from '../frame/after-in.ts'
import type { AccountsQuery } from './accounts.api.ts'

/** The page of accounts that an address asks for; what it says wrongly counts as not said. */
export function accountsQuery(address: URLSearchParams): AccountsQuery {
  const search = address.get('search')?.trim() ?? ''
  return {
    ...afterIn(address),
    ...(search !== '' && search.length <= 100 && { search }),
    ...(address.get('blocked') === 'true' && { blocked: 'true' as const }),
  }
}
