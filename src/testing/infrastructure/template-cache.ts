import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashOf } from '../../../scripts/build-site.mjs'
import { reachableFrom } from '../import-graph.ts'

const ROOT = resolve(import.meta.dirname, '..', '..', '..')
/** Not `.data` below the project: PostgreSQL's user may be unable to enter it. */
const CACHE = resolve(ROOT, 'node_modules', '.cache', 'test-database')

/** Files that the templates depend on, in addition to the imports of `postgres-server.ts`. */
const SOURCES = ['package-lock.json', 'src/platform/db/{migrations,baseline}/*', 'src/seed/**/*']

/** Returns the folder for the files of a server with the current templates. */
function cachedFolder(): string {
  const sources = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts'] }))
  const files = reachableFrom([...sources, 'src/testing/infrastructure/postgres-server.ts'])
  const hash = hashOf([...files].filter((file) => statSync(join(ROOT, file)).isFile()))
  return join(CACHE, hash.slice(0, 20))
}

/** Copies the cached files to `folder`; returns false if none are cached for the current templates. */
export function restoreCachedTemplates(folder: string): boolean {
  const cached = cachedFolder()
  return existsSync(cached) && copyWithOwner(cached, folder)
}

/** Caches the files of a stopped server, and removes those of older templates. */
export function cacheTemplates(folder: string): void {
  const cached = cachedFolder()
  const unfinished = `${cached}.${crypto.randomUUID()}`
  mkdirSync(CACHE, { recursive: true })
  if (!copyWithOwner(folder, unfinished)) return
  for (const name of readdirSync(CACHE))
    if (!unfinished.endsWith(name)) rmSync(join(CACHE, name), { recursive: true, force: true })
  renameSync(unfinished, cached)
}

/** The files belong to PostgreSQL's user, as which another copy would not leave them. */
function copyWithOwner(from: string, to: string): boolean {
  return spawnSync('cp', ['-a', from, to]).status === 0
}
