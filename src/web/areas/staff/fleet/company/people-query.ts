import { inAddress } from '../../frame/in-address.ts'

/** The page of a company’s people that an address asks for. */
export function peopleQuery(id: string, address: URLSearchParams) {
  const said = inAddress(address)
  return { id, ...said.search(80), ...said.after() }
}
