import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** A page for search engines: its path without language, and the time of its last change, if known. */
export type SitemapEntry = { path: string; lastmod: string | null }

/** The protocol allows 50,000 addresses a file; each page has one for each language. */
export const PAGES_PER_FILE = Math.floor(50_000 / LANGUAGES.length)

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Cuts entries into files of at most 50,000 addresses. */
export function sitemapParts(entries: readonly SitemapEntry[], perFile = PAGES_PER_FILE): SitemapEntry[][] {
  const count = Math.ceil(entries.length / perFile)
  return Array.from({ length: count }, (_, at) => entries.slice(at * perFile, (at + 1) * perFile))
}

/** Returns the index of the files, each with the time of its newest page. */
export function sitemapIndex(
  publicUrl: string,
  files: readonly { name: string; entries: readonly SitemapEntry[] }[],
): string {
  const listed = files.map(({ name, entries }) => {
    const newest = entries.reduce<string | null>(
      (latest, { lastmod }) => (lastmod !== null && (latest === null || lastmod > latest) ? lastmod : latest),
      null,
    )
    return `<sitemap><loc>${escaped(`${publicUrl}/sitemaps/${name}`)}</loc>${changed(newest)}</sitemap>`
  })
  return `${XML}<sitemapindex ${PROTOCOL}>${listed.join('')}</sitemapindex>`
}

/** Returns one file: each page in each language, with the page's alternate addresses. */
export function sitemapFile(
  publicUrl: string,
  entries: readonly SitemapEntry[],
  languages: readonly Language[],
): string {
  const urls = entries.flatMap(({ path, lastmod }) => {
    const own = path === '/' ? '' : path
    const alternates = [...languages.map((code) => [code, `/${code}${own}`]), ['x-default', path]]
      .map(
        ([language, at]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(`${publicUrl}${at}`)}"/>`,
      )
      .join('')
    return languages.map(
      (code) =>
        `<url><loc>${escaped(`${publicUrl}/${code}${own}`)}</loc>${changed(lastmod)}${alternates}</url>`,
    )
  })
  return `${XML}<urlset ${PROTOCOL} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

function changed(lastmod: string | null): string {
  return lastmod === null ? '' : `<lastmod>${escaped(lastmod)}</lastmod>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** Returns robots.txt. It excludes the API, demo pages, pages about one person and pages that query suppliers. */
export function robots(publicUrl: string, closedPaths: readonly string[]): string {
  const closed = [
    '/api/',
    '/widget/demo/',
    ...closedPaths.flatMap((path) => [path, ...LANGUAGES.map(({ code }) => `/${code}${path}`)]),
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
