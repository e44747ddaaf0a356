import { directionOf } from '#kernel/locale.ts'
import { readFileSync } from 'node:fs'
import pLimit from 'p-limit'
import { loadSharp } from '#platform/load-sharp.ts'
import type { PictureWords } from './picture-words.contract.ts'
import { svgOf } from '#platform/typesetting/typeset.ts'

export type LinkWords = PictureWords & { product: string }

const WIDTH = 1200
const HEIGHT = 630

/** The drawing of the home page, with its sky extended upwards. It fills the lower part of the image. */
const DUNES = readFileSync(new URL('dunes.svg', import.meta.url), 'utf8')
const SKY = '#0b3c49'
const SCALE = 0.95
const LEFT = (WIDTH - 1440 * SCALE) / 2
/** Leaves the sky to the texts; the nearest dunes are cut off. */
const TOP = 120

const WORDS = readFileSync(new URL('link-picture.typ', import.meta.url), 'utf8')

/** A longer text is cut: messengers show the image small. */
const MAX_CHARACTERS = 140

/** One at a time, because each occupies a core. */
const drawing = pLimit(1)

/** Draws the preview image of a shared link, 1200 × 630, as PNG: the page's texts over dunes, mirrored in Arabic. */
export async function linkPicture(link: LinkWords): Promise<Buffer<ArrayBuffer>> {
  return drawing(async () => {
    const sharp = await loadSharp()
    const words = await svgOf(WORDS, { ...link, description: cut(link.description) })
    const mirrored = directionOf(link.language) === 'rtl' ? `translate(${WIDTH} 0) scale(-1 1) ` : ''
    const picture = [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${SKY}"/>`,
      `<g transform="${mirrored}translate(${LEFT} ${TOP}) scale(${SCALE})">${DUNES.replace('<svg', '<svg width="1440" height="600"')}</g>`,
      words,
      '</svg>',
    ].join('')
    const png = await sharp(Buffer.from(picture)).png({ palette: true, quality: 90 }).toBuffer()
    return Buffer.from(png)
  })
}

function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  const shortened = text.slice(0, MAX_CHARACTERS)
  return `${shortened.slice(0, shortened.lastIndexOf(' ')).replace(/[\s,.:;،؛]+$/, '')}…`
}
