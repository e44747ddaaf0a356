import { systemClock } from '#kernel/clock.ts'
import type { RenderSite } from '#web/app/request-context.ts'
import { answerParent } from '../child.ts'

/** Renders one page repeatedly for `ms`; the API responds from `replies`, by path. */
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

answerParent(async ({ module, url, replies, ms }: PagesTask): Promise<PagesResult> => {
  const { render, prepareBare } = (await import(module)) as RenderModule
  const from: RenderSite = {
    fetchApi: async (request: Request) =>
      new Response(replies[new URL(request.url).pathname], {
        headers: { 'content-type': 'application/json' },
      }),
    productName: 'Rihla',
    defaultLanguage: 'ar-kw',
    defaultCurrency: 'EUR',
    publicUrl: new URL(url).origin,
    production: true,
    simulated: [],
    cardField: { kind: 'typed' },
    company: { name: 'Rihla', address: [] },
    commission: { min: 0, max: 15, usual: 5, trips: 5 },
    leastPayout: 50,
    knowsNetworks: false,
    mapStyleUrl: null,
    sessionPollSeconds: null,
    clock: systemClock,
  }
  const bare = await prepareBare?.(new Request(url), from)
  const draw = async () => bare?.() ?? (await (await render?.(new Request(url), from))?.text()) ?? ''
  let drawn = 0
  let text = ''
  const startedAt = performance.now()
  while (performance.now() - startedAt < ms) {
    text = await draw()
    drawn += 1
  }
  return { perSecond: (drawn / (performance.now() - startedAt)) * 1000, text }
})
