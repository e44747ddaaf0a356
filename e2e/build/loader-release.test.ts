import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOADER_VERSION } from '#domains/widget/widget-config.contract.ts'
import { withProduct } from '#kernel/product-slug.ts'

const RELEASES = 'src/widget/releases'
const MAX_BYTES = 5000

const built = readFileSync(join(resolve(process.env['DIST_DIR'] ?? 'dist'), 'loader', 'loader.js'), 'utf8')
const hashes = JSON.parse(readFileSync(join(RELEASES, 'hashes.json'), 'utf8')) as Record<string, string>
const released = (version: string) => readFileSync(join(RELEASES, version, 'loader.js'), 'utf8')

test('the loader as it is built is the release of its version', () => {
  const isReleased = released(LOADER_VERSION) === built
  expect(
    isReleased,
    'the loader has changed: raise LOADER_VERSION (widget-config.contract.ts), then `npm run release:widget`',
  ).toBe(true)
})

test('no release was ever changed: pages name its hash', () => {
  const found = Object.keys(hashes).map((version) => [
    version,
    createHash('sha384').update(released(version)).digest('base64'),
  ])
  expect(Object.fromEntries(found)).toEqual(hashes)
})

test('the loader is at most 5 kB on the wire', () => {
  const served = withProduct(built, { productName: 'Rihla', defaultLanguage: 'ar' })
  expect(gzipSync(served, { level: 9 }).length).toBeLessThanOrEqual(MAX_BYTES)
})
