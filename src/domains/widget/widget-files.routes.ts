import { Hono } from 'hono'
import { builtFile } from '#platform/http/pages/built-file.ts'

/** A released loader as served, and its hash for `integrity` (SRI). */
export type Loader = { version: string; text: string; integrity: string }

/** How long browsers keep the evergreen loader, in seconds. */
const EVERGREEN = 'public, max-age=300'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ANYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

type Needs = { loader: string; releases: readonly Loader[]; assets: string }

/** The script that pages load: `v1` changes by addition alone, a version never. */
export function widgetFileRoutes({ loader, releases, assets }: Needs): Hono {
  return new Hono()
    .get('/widget/v1/loader.js', () => script(loader, EVERGREEN))
    .get('/widget/assets/:file', (c) => builtFile(c, assets, c.req.param('file'), FOR_EVER))
    .get('/widget/versions.json', (c) =>
      c.json({ versions: releases.map(({ version, integrity }) => ({ version, integrity })) }, 200, {
        'cache-control': EVERGREEN,
        ...ANYBODY,
      }),
    )
    .get('/widget/:version{\\d+\\.\\d+\\.\\d+}/loader.js', (c) => {
      const asked = releases.find(({ version }) => version === c.req.param('version'))
      return asked ? script(asked.text, FOR_EVER) : c.notFound()
    })
}

function script(text: string, cacheControl: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl,
      ...ANYBODY,
    },
  })
}
