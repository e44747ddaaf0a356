import { data, redirect } from 'react-router'
import { splitPath } from '#web/app/address.ts'

/** Sends another spelling of a page's address to the right one, for good; its query stays. */
export function redirectToCanonical(url: URL, path: string): void {
  if (splitPath(url.pathname).path !== path) throw redirect(path + url.search, 301)
}

/** Throws the error page of a failed call: not found, too many requests, or out of order. */
export function failedPage(error: unknown): never {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  throw data(null, { status: status === 404 || status === 429 ? status : 503 })
}
