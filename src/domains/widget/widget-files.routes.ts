import { Hono } from 'hono'
import { builtFile } from '#platform/http/built-file.ts'

/** The loader as served, its version, and its hash for `integrity` (SRI). */
export type Loader = { version: string; text: string; integrity: string }

/** How long browsers keep the evergreen loader, in seconds. */
const EVERGREEN_S = 300
const ANYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

type Needs = { loaders: readonly Loader[]; /** Folder of the framed app's files. */ assets: string }

/** The script that pages load: `v1` changes by addition alone, a version never. */
export function widgetFileRoutes({ loaders, assets }: Needs): Hono {
  const [newest] = loaders
  const script = (text: string, cacheControl: string) =>
    new Response(text, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': cacheControl,
        ...ANYBODY,
      },
    })
  return new Hono()
    .get('/widget/v1/loader.js', (c) =>
      newest ? script(newest.text, `public, max-age=${EVERGREEN_S}`) : c.notFound(),
    )
    .get('/widget/assets/:file', (c) =>
      builtFile(c, assets, c.req.param('file'), 'public, max-age=31536000, immutable'),
    )
    .get('/widget/versions.json', (c) =>
      c.json({ versions: loaders.map(({ version, integrity }) => ({ version, integrity })) }, 200, {
        'cache-control': `public, max-age=${EVERGREEN_S}`,
        ...ANYBODY,
      }),
    )
    .get('/widget/:version{\\d+\\.\\d+\\.\\d+}/loader.js', (c) => {
      const asked = loaders.find(({ version }) => version === c.req.param('version'))
      return asked ? script(asked.text, 'public, max-age=31536000, immutable') : c.notFound()
    })
}
