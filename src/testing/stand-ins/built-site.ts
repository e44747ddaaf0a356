import type { AppContext } from '#src/wiring/app-context.ts'

const PAGE = `
<meta property="og:title" content="Rihla"/><meta property="og:description" content="Cars &amp; more"/>
<meta property="og:image" content="http://rihla.test/og/en/home.png?v=1"/>`

/** A site of one page, for tests of what stands around the pages. */
export function builtSite(distDir: string): NonNullable<AppContext['site']> {
  return {
    distDir,
    render: async () => new Response(PAGE),
    anonymousPages: { preferencesOf: () => null, isCached: () => false, draw: async () => null },
    indexedPaths: ['/'],
    closedPaths: ['/search'],
  }
}
