import { useSearchParams } from 'react-router'

const SECRET = /^[\w-]{43}$/

export function isLinkSecret(text: string): boolean {
  return SECRET.test(text)
}

/**
 * The secret in the query of a mailed link to confirm or leave; null: it is not whole. A query, unlike a fragment, also reaches a page
 * without script, where leaving has to work too; all it opens is one subscription.
 */
export function useLinkSecret(): string | null {
  const [query] = useSearchParams()
  const secret = query.get('secret')
  return secret !== null && isLinkSecret(secret) ? secret : null
}
