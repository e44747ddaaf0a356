import { existsSync, readFileSync } from 'node:fs'
import { createAnonymousPages } from './anonymous-pages.ts'
import { createRender } from './create-render.tsx'
import type { Manifest } from './manifest.ts'

export { closedPaths, indexedPaths } from './page-list.ts'

const manifestFile = new URL('../client/.vite/manifest.json', import.meta.url)
const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {}

const { render, renderRequest } = createRender(manifest)

export { render }
export const anonymousPages = createAnonymousPages(renderRequest)
