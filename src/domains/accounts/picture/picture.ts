/** Pictures are kept as squares of these sizes, in pixels: for the header, and for the account's own page. */
export const PICTURE_SIZES = [64, 256] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The most a picture may weigh as it is sent. */
export const MOST_PICTURE_BYTES = 5_000_000

/** How a picture's file is called, wherever it is kept and served; its name is a random text that nobody guesses. */
export const PICTURE_FILE: RegExp = /^[\w-]{43}-(?:64|256)\.webp$/

export function pictureFile(name: string, size: PictureSize): string {
  return `${name}-${size}.webp`
}

/** Where a picture is served, on the site's own address. */
export function pictureUrl(name: string | null, size: PictureSize): string | null {
  return name === null ? null : `/media/avatars/${pictureFile(name, size)}`
}
