import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { copyBytes } from '#kernel/copy-bytes.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type PageEncoding = (typeof ENCODINGS)[number]

/** A page in each encoding, with the headers of each. */
export type PackedPage = {
  /** Weak: the same for all encodings, and for renders that differ only invisibly. */
  etag: string
  bodies: Record<PageEncoding, Buffer<ArrayBuffer>>
  headersOf: Record<PageEncoding, Record<string, string>>
  /** Headers of a reply without a body. */
  headers: Record<string, string>
}

/** A page is compressed once and sent often, but its first visitor waits: a medium quality. */
const BROTLI_QUALITY = 6

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

export async function packedPage(
  { text, identity }: { text: string; identity: string },
  extraHeaders: Record<string, string>,
): Promise<PackedPage> {
  const plain = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  const [br, gz] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = { ...extraHeaders, etag }
  return {
    etag,
    headers,
    bodies: { br: copyBytes(br), gzip: copyBytes(gz), identity: copyBytes(plain) },
    headersOf: {
      br: { ...headers, 'content-encoding': 'br' },
      gzip: { ...headers, 'content-encoding': 'gzip' },
      identity: headers,
    },
  }
}

export function pageBytes({ bodies }: PackedPage): number {
  return ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].byteLength, 0)
}

/** Sends the page in an encoding that the client accepts; 304 if the client has it already. */
export function sendPacked(c: Context, page: PackedPage): Response {
  if (matches(c.req.header('if-none-match'), page.etag)) return c.body(null, 304, page.headers)
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  return c.body(page.bodies[encoding], 200, page.headersOf[encoding])
}

/** Compares weakly (RFC 9110, 13.1.2): the encodings of a page share a tag. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Returns the smallest encoding that a client accepts. */
function acceptedEncoding(header: string | undefined): PageEncoding {
  if (header === undefined) return 'identity'
  return ENCODINGS.find((encoding) => TAKES[encoding].test(header)) ?? 'identity'
}

const TAKES: Record<PageEncoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  identity: /^/,
}
