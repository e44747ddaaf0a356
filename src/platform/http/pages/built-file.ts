import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
}

/**
 * Answers with a file of a build's folder, in the smallest precompressed encoding that the browser accepts; 404 without
 * one.
 */
export async function builtFile(
  c: Context,
  folder: string,
  file: string,
  cacheControl: string,
): Promise<Response> {
  const type = typeOfFile(file)
  if (type === null) return c.notFound()
  const path = join(folder, file)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encodings = [
    ...(/\bbr\b/.test(accepted) ? [{ suffix: '.br', encoding: 'br' }] : []),
    ...(/\bgzip\b/.test(accepted) ? [{ suffix: '.gz', encoding: 'gzip' }] : []),
    { suffix: '', encoding: null },
  ]
  for (const { suffix, encoding } of encodings) {
    const size = await sizeOf(path + suffix)
    if (size === null) continue
    const headers = new Headers({
      'content-type': type,
      'content-length': String(size),
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
    })
    if (encoding) headers.set('content-encoding', encoding)
    const body = c.req.method === 'HEAD' ? null : Readable.toWeb(createReadStream(path + suffix))
    return new Response(body as ReadableStream | null, { headers })
  }
  return c.notFound()
}

/** Returns the content type of a servable file by its name. Null if the name is not servable. */
export function typeOfFile(file: string): string | null {
  return /^[\w.-]+$/.test(file) ? (TYPES[extname(file)] ?? null) : null
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}
