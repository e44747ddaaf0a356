import { useSearchParams } from 'react-router'

const SECRET = /^[\w-]{43}$/

export function isLinkSecret(text: string): boolean {
  return SECRET.test(text)
}

/**
 * Returns the secret in the query of a mailed link to confirm or unsubscribe; null if incomplete. Unlike a
 * fragment, a query also reaches a page without script, where unsubscribing must work too; the secret gives
 * access to only one subscription.
 */
export function useLinkSecret(): string | null {
  const [query] = useSearchParams()
  const secret = query.get('secret')
  return secret !== null && isLinkSecret(secret) ? secret : null
}
