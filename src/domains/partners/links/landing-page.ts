/** Any origin: an address that keeps it is one of ours. */
const OURS = 'http://ours.invalid'

/** Paths that are no pages, and links that would lead to links. */
const NO_PAGE = /^\/(?:api|assets|auth|og|pictures|r|suppliers|trips|widget)\//

/** What names the partner in a page's address. */
const OF_PARTNER = ['aff', 'sub', 'via']

/**
 * The page of ours that a partner's link leads to, as path and query without what names a partner; the home page where
 * it names another host, or what is no page.
 */
export function landingPage(to: string | undefined): string {
  const url = to?.startsWith('/') ? URL.parse(to, OURS) : null
  if (url?.origin !== OURS) return '/'
  // Two slashes at the beginning would be another host.
  const path = url.pathname.replace(/^\/+/, '/')
  if (NO_PAGE.test(path)) return '/'
  // Deleting one that is not there would write the query anew.
  for (const name of OF_PARTNER) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return path + url.search + url.hash
}
