import { splitPath } from '#web/address.ts'

/** Where signing in leads who came from nowhere. */
export const AFTER_SIGN_IN = '/'

/** Pages that lead here, or come to nothing once somebody is signed in. */
const NO_WAY_BACK: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/registered',
  '/forgot-password',
  '/reset-password',
  '/logout',
])

/**
 * The page of this site that a `callbackUrl` names, without its language; null for anything else: another site, however
 * it is written, the API, and the pages of signing in themselves.
 */
export function ownPage(callbackUrl: string | null, origin: string): string | null {
  if (callbackUrl === null || !URL.canParse(callbackUrl, origin)) return null
  const { origin: its, pathname, search, hash } = new URL(callbackUrl, origin)
  if (its !== origin) return null
  const { path } = splitPath(pathname)
  if (path.startsWith('//') || path.startsWith('/api/') || NO_WAY_BACK.has(path)) return null
  return path + search + hash
}

/** The address of a page of signing in that leads back to where the visitor is, or was to be led already. */
export function withWayBack(
  page: '/login' | '/register' | '/forgot-password',
  here: { pathname: string; search: string },
): string {
  const came = new URLSearchParams(here.search).get('callbackUrl')
  const back = NO_WAY_BACK.has(here.pathname) ? came : here.pathname + here.search
  return back === null || back === AFTER_SIGN_IN ? page : `${page}?callbackUrl=${encodeURIComponent(back)}`
}
