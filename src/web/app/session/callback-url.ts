import { splitPath } from '../address.ts'

/** Target of sign-in without a `callbackUrl`. */
export const AFTER_SIGN_IN = '/'

/** Pages of signing in, of no use once signed in, and of links with a secret: never a page to return to. */
const NOT_RETURNABLE: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/registered',
  '/forgot-password',
  '/reset-password',
  '/logout',
  '/sign-in-link',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/price-mails/confirm',
  '/price-mails/leave',
])

/** Query parameter with the referring friend's code, on Sign Up, and on Sign In for visitors who go there first. */
export const FRIEND = 'ref'

/**
 * Returns the page of this site that a `callbackUrl` names, without its language. Null for anything else:
 * another site, in any spelling, the API, and the sign-in pages themselves.
 */
export function sameOriginPage(callbackUrl: string | null, origin: string): string | null {
  if (callbackUrl === null || !URL.canParse(callbackUrl, origin)) return null
  const { origin: its, pathname, search, hash } = new URL(callbackUrl, origin)
  if (its !== origin) return null
  const { path } = splitPath(pathname)
  if (path.startsWith('//') || path.startsWith('/api/') || NOT_RETURNABLE.has(path)) return null
  return path + search + hash
}

/**
 * Returns the address of a sign-in page that returns to the visitor's current page, or to the existing
 * `callbackUrl`, with the referring friend's code.
 */
export function withCallbackUrl(
  page: '/login' | '/register' | '/forgot-password',
  here: { pathname: string; search: string },
): string {
  const current = new URLSearchParams(here.search)
  const signingIn = NOT_RETURNABLE.has(here.pathname)
  const back = signingIn ? current.get('callbackUrl') : here.pathname + here.search
  const friend = signingIn && page !== '/forgot-password' ? current.get(FRIEND) : null
  const query = new URLSearchParams({
    ...(back !== null && back !== AFTER_SIGN_IN && { callbackUrl: back }),
    ...(friend !== null && { [FRIEND]: friend }),
  })
  return query.size === 0 ? page : `${page}?${query.toString()}`
}
