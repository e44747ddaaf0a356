import { inAddress } from '../frame/in-address.ts'
import type { AccountsQuery } from './accounts.api.ts'

/** The page of accounts that an address asks for. */
export function accountsQuery(address: URLSearchParams): AccountsQuery {
  const said = inAddress(address)
  return { ...said.search(100), ...said.oneOf('blocked', ['true']), ...said.after() }
}
