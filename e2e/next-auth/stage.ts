import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { systemClock } from '#kernel/clock.ts'
import { testApp } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'

/** What `page.ts` keeps for its test. */
export type Client = {
  getProviders: () => Promise<object | null>
  signIn: (provider: string, options: object) => Promise<object | undefined>
  signOut: (options: object) => Promise<object>
  update: (data?: object) => Promise<object | null>
  session: object | null
}
declare global {
  interface Window {
    client: Client
    seen: string[]
  }
}

/** The product, with one page beside it that speaks to it by the published client of next-auth 4; and a browser. */
export async function openNextAuth(environment: Record<string, string> = {}) {
  const script = await bundled()
  let answer: (request: Request, bindings: object) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 })
  const server = serve({
    fetch: (request, bindings) => answer(request, bindings),
    hostname: '127.0.0.1',
    port: 0,
  }) as Server
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const product = await testApp({ environment, surroundings: { publicUrl: url, clock: systemClock } })
  answer = (request, bindings) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/next-auth') return html('<div id="root"></div><script src="/next-auth.js"></script>')
    if (pathname === '/next-auth.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    return product.app.fetch(request, bindings)
  }
  const browser = await launchChromium()

  return {
    ...product,
    url,
    browser,
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await product.close()
    },
  }
}

export type NextAuthStage = Awaited<ReturnType<typeof openNextAuth>>

function html(body: string): Response {
  return new Response(`<!doctype html><title>next-auth</title>${body}`, {
    headers: { 'content-type': 'text/html' },
  })
}

async function bundled(): Promise<string> {
  const input = fileURLToPath(new URL('page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('the page was not bundled')
  return chunk.code
}

/** Until the session of a page is as wanted. */
export async function sessionIs(page: Page, status: string): Promise<void> {
  await page.getByText(status, { exact: true }).waitFor()
}
