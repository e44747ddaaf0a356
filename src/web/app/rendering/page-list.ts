import type { RouteObject } from 'react-router'
import type { PageHandle } from '../page.ts'
import { allPages } from './all-pages.ts'

/** Paths of the pages that search engines list and whose address is fixed, without language. */
export const indexedPaths: readonly string[] = allPages.flatMap((page) =>
  handleOf(page).indexed && page.path && !page.path.includes(':') ? [page.path] : [],
)

/** Beginnings of the paths that crawlers keep away from, without language. */
export const closedPaths: readonly string[] = [
  ...new Set(
    allPages.flatMap((page) => (handleOf(page).closed && page.path ? [page.path.replace(/:.*$/, '')] : [])),
  ),
]

function handleOf({ handle }: RouteObject): Partial<PageHandle> {
  return (handle ?? {}) as Partial<PageHandle>
}
