import { Hono } from 'hono'
import type { Plan } from './plan.ts'

/** `/suppliers/<code>.svg`: a supplier's name as a word mark in our own lettering, for sites that show offers. */
export function supplierMarkRoutes({ plans }: { plans: readonly Plan[] }): Hono {
  const names = new Map(plans.map(({ supplier }) => [`${supplier.code}.svg`, supplier.name]))
  return new Hono().get('/suppliers/:file', (c) => {
    const name = names.get(c.req.param('file'))
    if (name === undefined) return c.notFound()
    return c.body(wordMark(name), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    })
  })
}

function wordMark(name: string): string {
  const width = 24 + name.length * 15
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" role="img" aria-label="${name}"><rect width="${width}" height="40" rx="8" fill="#0B3C49"/><text x="${width / 2}" y="27" text-anchor="middle" font-family="system-ui,sans-serif" font-size="21" font-weight="700" fill="#FBF7F0">${name}</text></svg>`
}
