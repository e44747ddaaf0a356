/** A placeholder origin: an address that keeps it is on our site. */
const OURS = 'http://ours.invalid'

/** Paths that are not pages, and links that would lead to links. */
const NO_PAGE = /^\/(?:api|assets|auth|og|pictures|r|suppliers|trips|widget)\//

/** Query parameters of partners' links. */
const OF_PARTNER = ['aff', 'sub', 'via']

/**
 * Returns the page that a partner's link opens, as path and query without the partner's parameters. The home page if the
 * link names another host, or no page.
 */
export function landingPage(to: string | undefined): string {
  const url = to?.startsWith('/') ? URL.parse(to, OURS) : null
  if (url?.origin !== OURS) return '/'
  // Two leading slashes would be another host.
  const path = url.pathname.replace(/^\/+/, '/')
  if (NO_PAGE.test(path)) return '/'
  // Deleting an absent parameter would re-encode the query.
  for (const name of OF_PARTNER) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return path + url.search + url.hash
}
