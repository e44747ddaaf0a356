/** Sizes in which a picture is stored, fitted within each: the displayed size, and one for high-density screens. */
export const PICTURE_SIZES = [
  { width: 320, height: 136 },
  { width: 640, height: 272 },
] as const

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/**
 * Lists all files of a picture. Another picture, even of the same car, has another name, so that a file never changes.
 */
export function pictureFiles(name: string): string[] {
  return PICTURE_SIZES.flatMap(({ width }) =>
    PICTURE_FORMATS.map((format) => pictureFile(name, width, format)),
  )
}

export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`
}

export const PICTURE_FILE: RegExp = /^[\w-]{15}-(?:320|640)\.(avif|webp)$/

/** Returns the URL of a picture in an offer: its smaller file as WebP. */
export function pictureAddress(name: string): string {
  return `/pictures/${pictureFile(name, PICTURE_SIZES[0].width, 'webp')}`
}
