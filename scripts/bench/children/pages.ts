import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { systemClock } from '#kernel/clock.ts'
import type { RenderSite } from '#web/app/request-context.ts'
import { answerParent } from '../child.ts'

/**
 * Renders a page for `ms`; the API responds from `replies`, by path. Amounts differ in each render, as on a
 * page that was never rendered before.
 */
export type PagesTask = {
  /** Exports `render` (the server's build) or `prepareBare` (the benchmark's own). */
  module: string
  url: string
  replies: Record<string, string>
  ms: number
}

type RenderModule = {
  render?: (request: Request, from: RenderSite) => Promise<Response>
  prepareBare?: (request: Request, from: RenderSite) => Promise<() => string>
}

export type PagesResult = { perSecond: number; text: string }

let drawnEver = 0

/** Returns a reply whose amounts are new to every page. */
function unseen(reply: string): string {
  return reply.replaceAll(/"amount":(\d+)/g, (_, amount) => `"amount":${Number(amount) + drawnEver}`)
}

answerParent(async ({ module, url, replies, ms }: PagesTask): Promise<PagesResult> => {
  const { render, prepareBare } = (await import(module)) as RenderModule
  let now = replies
  const from: RenderSite = {
    fetchApi: async (request: Request) =>
      new Response(now[new URL(request.url).pathname], {
        headers: { 'content-type': 'application/json' },
      }),
    productName: 'Rihla',
    languages: LANGUAGE_CODES,
    defaultLanguage: 'ar',
    defaultCurrency: 'EUR',
    publicUrl: new URL(url).origin,
    production: true,
    simulated: [],
    cardField: { kind: 'typed' },
    company: { name: 'Rihla', address: [] },
    commission: { min: 0, max: 15, usual: 5, trips: 5 },
    minPayout: 50,
    knowsNetworks: false,
    mapStyleUrl: null,
    sessionPollSeconds: null,
    clock: systemClock,
  }
  const bare = await prepareBare?.(new Request(url), from)
  const draw = async () => bare?.() ?? (await (await render?.(new Request(url), from))?.text()) ?? ''
  let drawn = 0
  let text = ''
  let drawingMs = 0
  while (drawingMs < ms) {
    drawnEver += 1
    now = Object.fromEntries(Object.entries(replies).map(([path, reply]) => [path, unseen(reply)]))
    const startedAt = performance.now()
    text = await draw()
    drawingMs += performance.now() - startedAt
    drawn += 1
  }
  return { perSecond: (drawn / drawingMs) * 1000, text }
})
