import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { systemClock } from '#kernel/clock.ts'
import type { AppSurroundings } from '#src/wiring/surroundings.ts'
import { testApp } from './app.ts'

type Site = NonNullable<AppSurroundings['site']>
type Wanted = Omit<NonNullable<Parameters<typeof testApp>[0]>, 'surroundings'> & {
  /** How browsers name it: passkeys are for names and not for addresses. */
  host?: '127.0.0.1' | 'localhost'
}

/**
 * The whole product with its pages, jobs and simulators, listening on a port of its own. The site must have been
 * built; `DIST_DIR` names another folder of its two builds.
 */
export async function testSite({ host = '127.0.0.1', ...wanted }: Wanted = {}) {
  const distDir = resolve(process.env.DIST_DIR ?? 'dist')
  const { render } = (await import(pathToFileURL(resolve(distDir, 'server', 'entry-server.js')).href)) as Site
  let answer: (request: Request, bindings: object) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 })
  const server = serve({
    fetch: (request, bindings) => answer(request, bindings),
    hostname: '127.0.0.1',
    port: 0,
  }) as Server
  await once(server, 'listening')
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  const product = await testApp({
    ...wanted,
    surroundings: { site: { distDir, render }, publicUrl: url, clock: systemClock },
  })
  answer = product.app.fetch
  product.app.startJobs()
  return {
    ...product,
    url,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await product.close()
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof testSite>>
