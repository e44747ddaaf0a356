import pLimit from 'p-limit'
import { fail, ok, type Result } from '#kernel/result.ts'
import { isPhoto, loadSharp } from './load-sharp.ts'

export type FittedFailure = {
  code: 'picture_type' | 'picture_too_many_pixels' | 'picture_too_small' | 'picture_broken'
  detail: string
}

export type FittedFormat = 'avif' | 'webp'
export type FittedPicture = { width: number; format: FittedFormat; bytes: Buffer }

/**
 * Converts an image to each size and format: without its uniform border, as large as fits, but never larger than the
 * original, upright, in sRGB and without metadata.
 */
export type FittedPictures = (
  bytes: Uint8Array,
  sizes: readonly { width: number; height: number }[],
  formats: readonly FittedFormat[],
) => Promise<Result<FittedPicture[], FittedFailure>>

/** Maximum pixels. An image for a page has a tenth of that; decoded, it takes up to 80 MB. */
const MAX_PIXELS = 20_000_000

/** Narrower images are tracking pixels, not car photos. */
const MIN_WIDTH = 100

/** Maximum difference from a corner's colour, of 255, that counts as border. */
const BORDER = 12

/** Timeout: an image that takes longer is a denial-of-service attempt. */
const SECONDS = 10

/** Conversions run one at a time, on a thread of the library, since no user waits for them. */
const making = pLimit(1)

export const fittedPictures: FittedPictures = async (sent, sizes, formats) => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!isPhoto(bytes)) return failure('picture_type', 'neither JPEG nor PNG nor WebP')
  const open = await loadSharp()
  return making(async () => {
    try {
      const { width, height } = await open(bytes).metadata()
      if (width * height > MAX_PIXELS)
        return failure('picture_too_many_pixels', `more than ${MAX_PIXELS / 1e6} million pixels`)
      if (width < MIN_WIDTH) return tooSmall
      const whole = await open(bytes)
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .toColourspace('srgb')
        .trim({ threshold: BORDER })
        .png({ compressionLevel: 0 })
        .toBuffer({ resolveWithObject: true })
      if (whole.info.width < MIN_WIDTH) return tooSmall
      const made: FittedPicture[] = []
      for (const size of sizes) {
        const fitted = open(whole.data)
          .timeout({ seconds: SECONDS })
          .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        for (const format of formats)
          made.push({
            width: size.width,
            format,
            bytes: await fitted.clone().toFormat(format, QUALITY[format]).toBuffer(),
          })
      }
      return ok(made)
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      return /pixel limit|timeout/i.test(message)
        ? failure('picture_too_many_pixels', 'takes too long to decode')
        : failure('picture_broken', 'cannot be read')
    }
  })
}

const QUALITY = { avif: { quality: 58, effort: 3 }, webp: { quality: 82, effort: 4 } } as const

const tooSmall = failure('picture_too_small', `narrower than ${MIN_WIDTH} pixels`)

function failure(code: FittedFailure['code'], detail: string): Result<never, FittedFailure> {
  return fail({ code, detail })
}
