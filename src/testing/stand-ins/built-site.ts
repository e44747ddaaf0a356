import type { AppContext } from '#src/wiring/app-context.ts'

/** A site of one page, for tests of what stands around the pages. */
export function builtSite(distDir: string): NonNullable<AppContext['site']> {
  return {
    distDir,
    render: async () => new Response('A page'),
    anonymousPages: { preferencesOf: () => null, isCached: () => false, draw: async () => null },
    indexedPaths: ['/'],
    closedPaths: ['/search'],
  }
}
