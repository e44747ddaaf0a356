import { offerIdentity } from '#domains/rentals/search/offers/offer-identity.contract.ts'

/** Max cars side by side. */
export const MAX_COMPARED = 4

/** Max cars per URL: longer URLs fail in some messengers and servers. */
export const MAX_SHARED = 12

const OFFER = 'offer'
const ONLY_DIFFERENCES = 'differences'

/**
 * Returns the page that shows these offers, side by side or, if there are more than four, as a list; a link
 * to it shares them.
 */
export function compareUrl(offerIds: readonly string[], { onlyDifferences = false } = {}): string {
  const query = new URLSearchParams(offerIds.slice(0, MAX_SHARED).map((id) => [OFFER, id]))
  if (onlyDifferences) query.set(ONLY_DIFFERENCES, 'true')
  return `/compare?${query}`
}

/** Parses the offers of an address: each rate once; ignores texts that are too long for an offer's id. */
export function readCompareUrl(query: URLSearchParams): { offerIds: string[]; onlyDifferences: boolean } {
  const byRate = new Map<string, string>()
  for (const id of query.getAll(OFFER)) {
    const rate = offerIdentity(id)?.rate ?? id
    if (id !== '' && id.length <= 600 && !byRate.has(rate)) byRate.set(rate, id)
  }
  return {
    offerIds: [...byRate.values()].slice(0, MAX_SHARED),
    onlyDifferences: query.get(ONLY_DIFFERENCES) === 'true',
  }
}
