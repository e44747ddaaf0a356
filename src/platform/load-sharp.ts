import type { Sharp } from 'sharp'

/** The resolution of a good phone camera. Decoded, an image of this many pixels takes at most 200 MB. */
export const MAX_PIXELS = 50_000_000

export type OpenPicture = (bytes: Buffer) => Sharp

let loaded: Promise<OpenPicture> | undefined

/**
 * Loads the library with the first image. Only the decoders of three photo formats and of our own drawings (SVG) are
 * enabled, whatever a file claims to be.
 */
export function loadSharp(): Promise<OpenPicture> {
  return (loaded ??= load())
}

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  })
  return (bytes) => sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
}

/** Returns true if the first bytes are of a photo format (JPEG, PNG, WebP), before any decoding. */
export function isPhoto(bytes: Buffer): boolean {
  return PHOTOS.some((begins) => begins(bytes))
}

const PHOTOS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]
