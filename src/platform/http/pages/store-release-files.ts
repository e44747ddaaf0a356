import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFile, releaseFileStore } from '#platform/db/release-files.store.ts'

/** Files per read and write; a file has some ten kilobytes. */
const BATCH = 50

const PACKED = /\.(?:br|gz)$/

type Needs = {
  /** Folders of the build, by URL prefix. */
  folders: Readonly<Record<string, string>>
  store: Pick<ReturnType<typeof releaseFileStore>, 'use' | 'save'>
}

/** Stores this build's files for processes of other releases, and marks them as in use. */
export async function storeReleaseFiles({ folders, store }: Needs, now: Temporal.Instant): Promise<void> {
  const built = new Map<string, { file: string; isPacked: boolean }>()
  for (const [address, folder] of Object.entries(folders)) {
    const names = new Set(await namesIn(folder))
    for (const name of names)
      if (!PACKED.test(name))
        built.set(`${address}/${name}`, { file: join(folder, name), isPacked: names.has(`${name}.br`) })
  }
  const missing = await store.use([...built.keys()].toSorted(), now)
  for (let at = 0; at < missing.length; at += BATCH) {
    const files = missing.slice(at, at + BATCH).map(async (path) => {
      const { file = '', isPacked = false } = built.get(path) ?? {}
      const encoding: ReleaseFile['encoding'] = isPacked ? 'br' : null
      return { path, encoding, bytes: await readFile(isPacked ? `${file}.br` : file) }
    })
    await store.save(await Promise.all(files), now)
  }
}

/** Returns no names if the folder is missing: development serves the sources. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
