import type { Destinations } from './destinations.service.ts'

/** A page of the sitemap. `lastmod`: time of its latest price observation. */
export type IndexedPath = { path: string; lastmod: string }

/** Lists the destination pages that search engines may list, without a language: places, then their countries. */
export async function indexedPaths(destinations: Destinations): Promise<IndexedPath[]> {
  const indexed = await destinations.indexed()
  const newestOf = (paths: readonly IndexedPath[]) =>
    paths.reduce((newest, { lastmod }) => (lastmod > newest ? lastmod : newest), '')
  const countries = destinations.catalogue().countries.flatMap(({ path, destinations: places }) => {
    const pages = places.flatMap((place) => {
      const seen = indexed(place)
      return seen ? [{ path: place.path, lastmod: seen.newest }] : []
    })
    return pages.length === 0 ? [] : [{ pages, own: { path, lastmod: newestOf(pages) } }]
  })
  return [...countries.flatMap(({ pages }) => pages), ...countries.map(({ own }) => own)]
}
