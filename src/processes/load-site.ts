import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartFailure } from '#platform/start-failure.ts'
import type { AppContext } from '#src/wiring/app-context.ts'

type Site = NonNullable<AppContext['site']>

const DIST_DIR = resolve(import.meta.dirname, '..', '..', 'dist')
const ENTRY = resolve(DIST_DIR, 'server', 'entry-server.js')

/** Throws with instructions for the operator if the site is not built. */
export function assertSiteBuilt(): void {
  if (!existsSync(ENTRY)) throw notBuilt()
}

/** Loads the site's two builds, made by `npm run build`. */
export async function loadSite(): Promise<Site> {
  const built = await import(/* @vite-ignore */ pathToFileURL(ENTRY).href).then(
    (site: Omit<Site, 'distDir'>) => site,
    (cause: unknown) => {
      throw notBuilt(cause)
    },
  )
  return { ...built, distDir: DIST_DIR }
}

function notBuilt(cause?: unknown): StartFailure {
  return new StartFailure(`${DIST_DIR}: the site is not built; npm run build does it`, { cause })
}
