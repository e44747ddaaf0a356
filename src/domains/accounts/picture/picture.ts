/** Pictures are stored as squares of these sizes, in pixels: for the header, and for the account page. */
export const PICTURE_SIZES = [64, 256] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** Upload size limit in bytes. */
export const MAX_PICTURE_BYTES = 5_000_000

/** Pattern of a picture's file name, in storage and in its URL. It contains a random, unguessable name. */
export const PICTURE_FILE: RegExp = /^[\w-]{43}-(?:64|256)\.webp$/

export function pictureFile(name: string, size: PictureSize): string {
  return `${name}-${size}.webp`
}

/** Returns the URL path of a picture, on the site's own address. */
export function pictureUrl(name: string | null, size: PictureSize): string | null {
  return name === null ? null : `/media/avatars/${pictureFile(name, size)}`
}
