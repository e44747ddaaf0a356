import { readFileSync } from 'node:fs'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { BANNER_DRAWINGS } from './banner-drawing.contract.ts'

const FILES = new Map(
  BANNER_DRAWINGS.map((name) => [
    `${name}.svg`,
    readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8'),
  ]),
)

/** Route of the images of banners, `/trips/banners/<drawing>.svg`. */
export function bannerDrawingRoute() {
  const app = openApiApp()
  app.get('/banners/:file', (c) => {
    const svg = FILES.get(c.req.param('file'))
    if (svg === undefined) return c.notFound()
    // Pages of other sites embed it.
    c.header('cross-origin-resource-policy', 'cross-origin')
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  })
  return app
}
