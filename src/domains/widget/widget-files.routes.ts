import { Hono } from 'hono'
import { FOR_EVER, releaseFile, type FindReleaseFile } from '#platform/http/pages/release-file.ts'

/** A released loader as served, and its hash for `integrity` (SRI). */
export type Loader = { version: string; text: string; integrity: string }

/** Browsers cache the evergreen loader for five minutes. */
const EVERGREEN = 'public, max-age=300'
const ANYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

export type WidgetFilesApp = {
  build: { loader: string; releases: readonly Loader[]; assets: string }
  /** Finds a file that frames of another release load. */
  findReleaseFile: FindReleaseFile
}

/** Creates the routes of the script that pages load: `v1` changes only by addition, a version never. */
export function widgetFileRoutes({
  build: { loader, releases, assets },
  findReleaseFile,
}: WidgetFilesApp): Hono {
  const frameFiles = { folder: assets, address: '/widget/assets', find: findReleaseFile }
  return new Hono()
    .get('/widget/v1/loader.js', () => script(loader, EVERGREEN))
    .get('/widget/assets/:file', (c) => releaseFile(c, c.req.param('file'), frameFiles))
    .get('/widget/versions.json', (c) =>
      c.json({ versions: releases.map(({ version, integrity }) => ({ version, integrity })) }, 200, {
        'cache-control': EVERGREEN,
        ...ANYBODY,
      }),
    )
    .get('/widget/:version{\\d+\\.\\d+\\.\\d+}/loader.js', (c) => {
      const release = releases.find(({ version }) => version === c.req.param('version'))
      return release ? script(release.text, FOR_EVER) : c.notFound()
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
