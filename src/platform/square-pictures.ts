import pLimit from 'p-limit'
import { fail, ok, type Result } from '#kernel/result.ts'
import { isPhoto, loadSharp, MAX_PIXELS } from './load-sharp.ts'

export type PictureFailure = {
  code: 'picture_type' | 'picture_too_many_pixels' | 'picture_broken'
  detail: string
}

/** Crops an image's centre to squares of these sizes, in pixels: WebP, upright, in sRGB, without metadata. */
export type SquarePictures = (
  bytes: Uint8Array,
  sizes: readonly number[],
) => Promise<Result<Buffer[], PictureFailure>>

/** Timeout: an image that takes longer is a denial-of-service attempt. */
const SECONDS = 10

const QUALITY = 82

/** Concurrent decodings; further ones are queued. */
const decoding = pLimit(2)

export const squarePictures: SquarePictures = async (sent, sizes) => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!isPhoto(bytes)) return fail({ code: 'picture_type', detail: 'Send a JPEG, PNG or WebP picture' })
  const open = await loadSharp()
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
  const message = error instanceof Error ? error.message : ''
  return /pixel limit|timeout/i.test(message)
    ? { code: 'picture_too_many_pixels', detail: `A picture has at most ${MAX_PIXELS / 1e6} million pixels` }
    : { code: 'picture_broken', detail: 'This picture cannot be read' }
}
