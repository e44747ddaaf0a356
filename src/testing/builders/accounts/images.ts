import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type Band = { colour: string; width: number }

/** A picture of vertical bands of colour, side by side. */
export function bands(wide: readonly Band[], height: number) {
  const width = wide.reduce((total, band) => total + band.width, 0)
  const rows = Buffer.alloc(width * height * 3)
  for (let at = 0, left = 0; at < wide.length; left += wide[at]?.width ?? 0, at += 1) {
    const { colour = '000000', width: ownWidth = 0 } = wide[at] ?? {}
    for (let y = 0; y < height; y += 1)
      for (let x = left; x < left + ownWidth; x += 1)
        Buffer.from(colour, 'hex').copy(rows, (y * width + x) * 3)
  }
  return sharp(rows, { raw: { width, height, channels: 3 } })
}

/** A picture of one colour in a phone's format: JPEG. */
export function photo(colour = 'c04020'): Promise<Buffer> {
  return bands([{ colour, width: 400 }], 300)
    .jpeg()
    .toBuffer()
}

/** A PNG that claims this width and height, in 70 bytes. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const empty = Buffer.from('789c030000000001', 'hex')
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', empty),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typeAndContent))
  return Buffer.concat([length, typeAndContent, sum])
}

/** Red, green and blue of one pixel of a picture. */
export async function colourAt(
  picture: Uint8Array,
  { x, y }: { x: number; y: number },
): Promise<readonly [number, number, number]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}
