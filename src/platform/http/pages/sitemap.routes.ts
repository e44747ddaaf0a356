import type { Language } from '#kernel/locale.ts'
import { Hono, type Context } from 'hono'
import type { Clock } from '#kernel/clock.ts'
import { robots, sitemapFile, sitemapIndex, sitemapParts, type SitemapEntry } from './sitemap.ts'

/** Lifetime of the cached list of pages. */
const CACHED_MS = 60_000

/** Crawlers may cache the files for an hour. */
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

export type SitemapSources = {
  /** Pages of content, with the time of their last publication. */
  contentPages: () => Promise<readonly SitemapEntry[]>
  /** Returns destination pages with enough content to be indexed, with the time of their newest figure. */
  destinationPaths: () => Promise<readonly SitemapEntry[]>
}

type Options = SitemapSources & {
  publicUrl: string
  /** Languages of the shop. */
  languages: readonly Language[]
  /** Pages with a fixed address. Those with content use its time. */
  indexedPaths: readonly string[]
  closedPaths: readonly string[]
  clock: Clock
}

type File = { name: string; entries: SitemapEntry[] }

/** Routes of robots.txt, the sitemap index, and the files it names. */
export function sitemapRoutes(options: Options): Hono {
  const { publicUrl, languages, closedPaths } = options
  const files = cachedFiles(options)
  return new Hono()
    .get('/robots.txt', (c) => c.text(robots(publicUrl, closedPaths)))
    .get('/sitemap.xml', async (c) => c.body(sitemapIndex(publicUrl, await files()), 200, HEADERS))
    .get('/sitemaps/:file', async (c: Context) => {
      const file = (await files()).find(({ name }) => name === c.req.param('file'))
      return file ? c.body(sitemapFile(publicUrl, file.entries, languages), 200, HEADERS) : c.notFound()
    })
}

function cachedFiles({
  indexedPaths,
  contentPages,
  destinationPaths,
  clock,
}: Options): () => Promise<File[]> {
  let cached: { at: number; files: Promise<File[]> } | null = null

  async function read(): Promise<File[]> {
    const [content, destinations] = await Promise.all([contentPages(), destinationPaths()])
    const changed = new Map(content.map(({ path, lastmod }) => [path, lastmod]))
    const pages = indexedPaths.map((path) => ({ path, lastmod: changed.get(path) ?? null }))
    return [...filesOf('pages', pages), ...filesOf('places', destinations)]
  }

  return () => {
    const now = clock.now().epochMilliseconds
    if (cached && Math.abs(now - cached.at) < CACHED_MS) return cached.files
    const files = read()
    const reading = { at: now, files }
    cached = reading
    // A failed read is retried by the next request.
    files.catch(() => {
      if (cached === reading) cached = null
    })
    return files
  }
}

function filesOf(kind: string, entries: readonly SitemapEntry[]): File[] {
  return sitemapParts(entries).map((part, at) => ({ name: `${kind}-${at + 1}.xml`, entries: part }))
}
