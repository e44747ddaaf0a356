import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOADER_VERSION } from '#domains/widget/widget-config.contract.ts'

/**
 * `npm run release:widget`: keeps the loader as it is built now as the release of `LOADER_VERSION`, which is served at
 * `/widget/<version>/loader.js` for ever. A released version is never changed: raise `LOADER_VERSION` first.
 */
const RELEASES = 'src/widget/releases'
const HASHES = join(RELEASES, 'hashes.json')

const built = readFileSync('dist/loader/loader.js', 'utf8')
const file = join(RELEASES, LOADER_VERSION, 'loader.js')
if (existsSync(file) && readFileSync(file, 'utf8') !== built) {
  console.error(`${LOADER_VERSION} was released already, and is another: raise LOADER_VERSION`)
  process.exit(1)
}
const hashes = existsSync(HASHES) ? (JSON.parse(readFileSync(HASHES, 'utf8')) as Record<string, string>) : {}
mkdirSync(join(RELEASES, LOADER_VERSION), { recursive: true })
writeFileSync(file, built)
hashes[LOADER_VERSION] = createHash('sha384').update(built).digest('base64')
writeFileSync(HASHES, `${JSON.stringify(hashes, null, 2)}\n`)
console.log(`${file}, ${built.length} characters`)
