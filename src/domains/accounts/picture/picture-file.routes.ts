import { Hono } from 'hono'
import type { FileStore } from './file-store.ts'
import { PICTURE_FILE } from './picture.ts'
import { problem } from '../account-problem.http.ts'

/** Serves pictures. The bytes behind a name never change, so clients may cache them for good. */
export function pictureFileRoutes({ files }: { files: Pick<FileStore, 'read'> }) {
  return new Hono().get('/media/avatars/:file', async (c) => {
    const name = c.req.param('file')
    if (!PICTURE_FILE.test(name)) return problem(c, 404, { code: 'not_found' })
    const file = await files.read(name)
    if (!file.ok) return problem(c, 503, file.failure)
    if (!file.value) return problem(c, 404, { code: 'not_found' })
    return c.body(new Uint8Array(file.value), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
}
