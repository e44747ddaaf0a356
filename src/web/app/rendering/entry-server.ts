import { existsSync, readFileSync } from 'node:fs'
import { createRender } from './create-render.tsx'
import type { Manifest } from './manifest.ts'

const manifestFile = new URL('../client/.vite/manifest.json', import.meta.url)
const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {}

export const render = createRender(manifest)
