import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { embeddingKeyStore } from '#domains/trips/people/keys/embedding-key.store.ts'
import type { FrameFiles } from '#domains/widget/frame-page.ts'
import { frameRoutes } from '#domains/widget/frame.routes.ts'
import { widgetFileRoutes } from '#domains/widget/widget-files.routes.ts'
import { derivedKey } from '#platform/crypto.ts'
import { signedTimes } from '#platform/signed-time.ts'
import type { Shared } from './shared.ts'

/** How long a frame may call before it renews its session. */
const SESSION_MINUTES = 15
const LOADER_VERSION = '1.0.0'
const ENTRY = 'src/widget/app/entry.tsx'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** The booking widget: its script for other companies' pages, and the frame in which it is. Not without a built site. */
export function wireWidget({ db, config, clock, publicUrl, rateLimit, site }: Shared) {
  if (!site) return { root: [] }
  const keys = embeddingKeyStore(db)
  const sessions = signedTimes(derivedKey(config.APP_SECRET, 'widget sessions'))
  const text = readFileSync(join(site.distDir, 'loader', 'loader.js'), 'utf8')
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return {
    root: [
      widgetFileRoutes({
        loaders: [{ version: LOADER_VERSION, text, integrity }],
        assets: join(site.distDir, 'widget', 'assets'),
      }),
      frameRoutes({
        findKey: keys.find,
        issueSession: (keyId) => ({
          token: sessions.issue(keyId, clock.now()),
          expires_at: clock.now().add({ minutes: SESSION_MINUTES }).toString(),
        }),
        files: frameFiles(site.distDir),
        productName: config.PRODUCT_NAME,
        isHttps: publicUrl.startsWith('https:'),
        rateLimit,
      }),
    ],
  }
}

/** Files of the framed app that its document names; those of its tabs come when they are opened. */
function frameFiles(distDir: string): FrameFiles {
  const manifest = JSON.parse(
    readFileSync(join(distDir, 'widget', '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, Chunk>
  const chunks = new Set<Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  const [entry, ...shared] = [...chunks]
  if (!entry) throw new Error(`the widget's build has no ${ENTRY}`)
  return {
    entry: `/widget/${entry.file}`,
    scripts: shared.map(({ file }) => `/widget/${file}`),
    styles: [...chunks].flatMap(({ css = [] }) => css.map((file) => `/widget/${file}`)),
  }
}
