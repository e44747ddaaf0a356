import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Context } from 'hono'
import type { ReleaseFile } from '#platform/db/release-files.store.ts'
import { builtFile, typeOfFile } from './built-file.ts'

const unpacked = promisify(brotliDecompress)

export const FOR_EVER = 'public, max-age=31536000, immutable'

/** A file of any release by its path; null: nobody knows it. */
export type FindReleaseFile = (path: string) => Promise<ReleaseFile | null>

/** How Vite names a file by what is in it: no release has any other, but an icon that all have. */
export const NAMED_BY_CONTENT = /-[\w-]{8}\.\w+$/

type Files = {
  folder: string
  /** Where its files are asked for, without a slash at the end. */
  address: string
  find: FindReleaseFile
}

/**
 * A file whose name changes with what is in it: of this build, or of another release, whose pages are open or come from
 * another process. The database is asked only for what is named so.
 */
export async function releaseFile(c: Context, name: string, { folder, address, find }: Files) {
  const built = await builtFile(c, folder, name, FOR_EVER)
  const type = typeOfFile(name)
  if (built.status !== 404 || type === null) return built
  const kept = NAMED_BY_CONTENT.test(name) ? await find(`${address}/${name}`) : null
  if (kept === null) {
    built.headers.set('cache-control', 'no-store')
    return built
  }
  const asKept = kept.encoding === null || /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  const bytes = new Uint8Array(asKept ? kept.bytes : await unpacked(kept.bytes))
  const headers = new Headers({
    'content-type': type,
    'content-length': String(bytes.byteLength),
    'cache-control': FOR_EVER,
    vary: 'Accept-Encoding',
  })
  if (asKept && kept.encoding !== null) headers.set('content-encoding', kept.encoding)
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}
