import type { Site } from '#web/app/site.tsx'

/**
 * Returns the sign-in address for a visitor who must sign in first (specification §8), with the address to
 * return to. `basename`: the language's prefix, if the router has removed it from the path.
 */
export function signInAddress(
  { pathname, search }: { pathname: string; search: string },
  basename: Site['basename'] = '',
): string {
  const query = new URLSearchParams({ callbackUrl: basename + pathname + search, error: 'SessionRequired' })
  return `/login?${query.toString()}`
}

/** Returns true if a call failed because the caller is not signed in to an account. */
export function isSignedOut(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 401 || status === 403
}
