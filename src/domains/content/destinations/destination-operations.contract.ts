import { operation } from '#kernel/operation.ts'
import * as contract from './destination.contract.ts'

const shared = {
  method: 'get',
  // Readers open few pages, but pages prefetch their links.
  limit: { name: 'destinations', perMinute: 240 },
} as const

/** Short TTL, so that prices of a disabled plan disappear soon. */
const CACHED_PRICES = { 'cache-control': 'public, max-age=5', vary: 'Accept-Language' } as const

export const listCountries = operation({
  ...shared,
  path: '/destinations',
  summary: 'Countries where cars are handed out',
  access: 'anybody',
  query: contract.DestinationsQuery,
  reply: [contract.DestinationsReply, 'In the order of their names'],
  replyHeaders: { 'cache-control': 'public, max-age=300', vary: 'Accept-Language' },
})

export const readCountry = operation({
  ...shared,
  path: '/destination-country',
  summary: 'Places of a country where cars are handed out',
  access: 'visitor',
  query: contract.CountryQuery,
  reply: [contract.CountryReply, 'The best known first; `path` is the right address of what was asked for'],
  replyHeaders: CACHED_PRICES,
  failures: { destination_not_found: 404 },
})

export const readDestination = operation({
  ...shared,
  path: '/destination',
  summary: 'Suppliers, desks and seen prices of a place',
  access: 'visitor',
  query: contract.DestinationQuery,
  reply: [contract.DestinationReply, '`place.path` is the right address of what was asked for'],
  replyHeaders: CACHED_PRICES,
  failures: { destination_not_found: 404 },
})
