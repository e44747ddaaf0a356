import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppContext } from '#src/wiring/app-context.ts'
import { testApp } from './app.ts'
import { listener } from './listener.ts'
import { siteClock } from './running-clock.ts'

type Site = NonNullable<AppContext['site']>
type TestSiteOptions = Omit<NonNullable<Parameters<typeof testApp>[0]>, 'context'> & {
  /** The host that browsers use: passkeys need a host name, not an IP address. */
  host?: '127.0.0.1' | 'localhost'
}

/**
 * The whole product with its pages, jobs and simulators, listening on a free port. The site must have been built;
 * `DIST_DIR` sets another folder for its two builds.
 */
export async function testSite({ host = '127.0.0.1', ...options }: TestSiteOptions = {}) {
  const distDir = resolve(process.env.DIST_DIR ?? 'dist')
  const built = (await import(pathToFileURL(resolve(distDir, 'server', 'entry-server.js')).href)) as Site
  const server = await listener()
  const url = `http://${host}:${server.port}`
  const product = await testApp({
    ...options,
    context: { site: { ...built, distDir }, publicUrl: url, clock: siteClock },
  })
  server.answerBy(product.app.fetch)
  product.app.startJobs()
  return {
    ...product,
    clock: siteClock,
    url,
    async close() {
      await server.close()
      await product.close()
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof testSite>>
