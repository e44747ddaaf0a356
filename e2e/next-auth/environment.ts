import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { testApp } from '#testing/infrastructure/app.ts'
import { launchChromium } from '#testing/infrastructure/chromium.ts'
import { listener } from '#testing/infrastructure/listener.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { setClock } from '../environment/browser-clock.ts'

/** The client that `page.ts` exposes to its test. */
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
    events: string[]
  }
}

/** The product, a browser, and one extra page that calls the product through the published next-auth 4 client. */
export async function openNextAuth(environment: Record<string, string> = {}) {
  const script = await bundled()
  const server = await listener()
  const url = `http://127.0.0.1:${server.port}`
  const product = await testApp({ environment, context: { publicUrl: url, clock: siteClock } })
  server.answerBy((request, bindings) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/next-auth') return html('<div id="root"></div><script src="/next-auth.js"></script>')
    if (pathname === '/next-auth.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    return product.app.fetch(request, bindings)
  })
  const browser = await launchChromium()

  return {
    ...product,
    url,
    async newContext() {
      const context = await browser.newContext()
      await setClock(context)
      return context
    },
    async close() {
      await browser.close()
      await server.close()
      await product.close()
    },
  }
}

export type NextAuthEnvironment = Awaited<ReturnType<typeof openNextAuth>>

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

/** Waits until the page's session has this status. */
export async function sessionIs(page: Page, status: string): Promise<void> {
  await page.getByText(status, { exact: true }).waitFor()
}
