/** A picture is kept in these sizes, which it fills as far as its shape allows: as it is shown, and for sharp screens. */
export const PICTURE_SIZES = [
  { width: 320, height: 136 },
  { width: 640, height: 272 },
] as const

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** All files of a picture. Another picture, of the same car too, has another name: what one shows never changes. */
export function pictureFiles(name: string): string[] {
  return PICTURE_SIZES.flatMap(({ width }) =>
    PICTURE_FORMATS.map((format) => pictureFile(name, width, format)),
  )
}

export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`
}

export const PICTURE_FILE: RegExp = /^[\w-]{15}-(?:320|640)\.(avif|webp)$/

/** What an offer says of a picture: its smaller file as WebP. */
export function pictureAddress(name: string): string {
  return `/pictures/${pictureFile(name, PICTURE_SIZES[0].width, 'webp')}`
}
