import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Context } from 'hono'
import type { ReleaseFile } from '#platform/db/release-files.store.ts'
import { builtFile, typeOfFile } from './built-file.ts'

const unpacked = promisify(brotliDecompress)

export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Finds a file of any release by its path. Null if unknown. */
export type FindReleaseFile = (path: string) => Promise<ReleaseFile | null>

/** Matches file names with a content hash by Vite. They are unique per release, except an icon that all share. */
export const HASHED_NAME = /-[\w-]{8}\.\w+$/

type Files = {
  folder: string
  /** URL prefix of its files, without a trailing slash. */
  address: string
  find: FindReleaseFile
}

/**
 * Answers with a file whose name depends on its content: of this build, or of another release, for pages that are still
 * open or come from another process. The database is only queried for such names.
 */
export async function releaseFile(c: Context, name: string, { folder, address, find }: Files) {
  const built = await builtFile(c, folder, name, FOR_EVER)
  const type = typeOfFile(name)
  if (built.status !== 404 || type === null) return built
  const stored = HASHED_NAME.test(name) ? await find(`${address}/${name}`) : null
  if (stored === null) {
    built.headers.set('cache-control', 'no-store')
    return built
  }
  const asStored = stored.encoding === null || /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  const bytes = new Uint8Array(asStored ? stored.bytes : await unpacked(stored.bytes))
  const headers = new Headers({
    'content-type': type,
    'content-length': String(bytes.byteLength),
    'cache-control': FOR_EVER,
    vary: 'Accept-Encoding',
  })
  if (asStored && stored.encoding !== null) headers.set('content-encoding', stored.encoding)
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}
