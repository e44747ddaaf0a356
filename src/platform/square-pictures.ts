import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { fail, ok, type Result } from '#kernel/result.ts'

export type PictureFailure = {
  code: 'picture_type' | 'picture_too_many_pixels' | 'picture_broken'
  detail: string
}

/** Makes squares of these sizes, in pixels, of the middle of a picture: WebP, upright, in sRGB, without metadata. */
export type SquarePictures = (
  bytes: Uint8Array,
  sizes: readonly number[],
) => Promise<Result<Buffer[], PictureFailure>>

/** What a good telephone takes; decoded, a picture of so many pixels is 200 MB at the most. */
const MOST_PIXELS = 50_000_000

/** Whoever needs longer has sent something to keep us busy. */
const SECONDS = 10

const QUALITY = 82

/** So many are decoded at a time; the others wait. */
const decoding = pLimit(2)

const TYPES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

let loaded: Promise<(bytes: Buffer) => Sharp> | undefined

/** The library, once a picture wants it. Whatever a file says it is, no other decoder than these three is run. */
async function load(): Promise<(bytes: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return (bytes) => sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS })
}

export const squarePictures: SquarePictures = async (sent, sizes) => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!TYPES.some((is) => is(bytes)))
    return fail({ code: 'picture_type', detail: 'Send a JPEG, PNG or WebP picture' })
  const open = await (loaded ??= load())
  return decoding(async () => {
    try {
      const largest = Math.max(...sizes)
      const middle = await open(bytes)
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize(largest, largest, { fit: 'cover', position: 'centre' })
        .toColourspace('srgb')
        .png({ compressionLevel: 0 })
        .toBuffer()
      const square = (size: number) => open(middle).resize(size, size).webp({ quality: QUALITY }).toBuffer()
      return ok(await Promise.all(sizes.map(square)))
    } catch (error) {
      return fail(failureOf(error))
    }
  })
}

function failureOf(error: unknown): PictureFailure {
  const said = error instanceof Error ? error.message : ''
  return /pixel limit|timeout/i.test(said)
    ? { code: 'picture_too_many_pixels', detail: `A picture has at most ${MOST_PIXELS / 1e6} million pixels` }
    : { code: 'picture_broken', detail: 'This picture cannot be read' }
}
