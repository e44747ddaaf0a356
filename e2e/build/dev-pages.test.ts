import { createServer as createHttpServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer, createServerModuleRunner } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { renderSite } from '#testing/builders/content/render-site.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'
import { devConfig } from '../../scripts/dev/config.ts'
import { devSite } from '../../scripts/dev/site.ts'

const SETTINGS = renderSite({ production: false })

/** Starts Vite as `npm run dev` does, alongside one that may be running; without watching or bundling libraries for browsers. */
async function devVite() {
  const cacheDir = await temporaryDir()
  const { server, ...config } = devConfig({ http: createHttpServer(), onEdit: () => undefined })
  const vite = await createServer({
    ...config,
    cacheDir,
    server: { ...server, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => vite.close())
  return vite
}

test('a page of development is that of the build, but for the files it loads', async () => {
  const entry = pathToFileURL(resolve(process.env.DIST_DIR ?? 'dist', 'server', 'entry-server.js')).href
  const built = (await import(entry)) as typeof import('#web/app/rendering/entry-server.ts')
  const vite = await devVite()
  const dev = await devSite(createServerModuleRunner(vite.environments.ssr, { hmr: false }), 'dist/dev')
  for (const path of ['/en', '/ar/help']) {
    const request = () => new Request(`https://rihla.test${path}`)
    const [now, then] = await Promise.all([
      dev.render(request(), SETTINGS),
      built.render(request(), SETTINGS),
    ])
    expect(now.status).toBe(200)
    const text = await now.text()
    expect(withoutFiles(text)).toBe(withoutFiles(await then.text()))
    expect(text).toContain('rel="stylesheet" href="/src/ui/site.css"')
    expect(text).toContain('<script type="module" src="/src/web/app/entry-client.tsx"')
  }
  expect(dev.indexedPaths).toEqual(built.indexedPaths)
  const { code } = (await vite.transformRequest('/src/web/app/entry-client.tsx')) ?? { code: '' }
  expect(code.split('"/src/')[0], 'React’s refresh is set up before any component').toContain('preamble')
})

/** Removes file addresses, ids and times that differ between renders. */
function withoutFiles(text: string): string {
  return text
    .replaceAll(/<link (?:id="[\w-]+" )?rel="(?:preload|stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<script (?:type="module"|defer) [^>]*><\/script>/g, '')
    .replaceAll(/<use href="[^"#]*#/g, '<use href="#')
    .replaceAll(/"(?:requestId|startedTimeStamp|fulfilledTimeStamp)":(?:"[^"]*"|\d+)/g, '')
}
