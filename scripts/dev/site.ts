import type { ModuleRunner } from 'vite/module-runner'
import type { AppContext } from '#src/wiring/app-context.ts'

/** Creates the site without a build: each page is rendered by its current code, and none is cached. */
export async function devSite(
  runner: ModuleRunner,
  distDir: string,
): Promise<NonNullable<AppContext['site']>> {
  const pages = () => runner.import<typeof import('./pages.ts')>('/scripts/dev/pages.ts')
  const { indexedPaths, closedPaths } = await pages()
  return {
    distDir,
    indexedPaths,
    closedPaths,
    render: async (request, site) => (await pages()).render(request, site),
    anonymousPages: { preferencesOf: () => null, isCached: () => false, draw: async () => null },
  }
}
