import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bands, colourAt, photo, pngBomb } from '#testing/builders/accounts/images.ts'
import { squarePictures } from './square-pictures.ts'

const RED = [255, 0, 0]
const BLUE = [0, 0, 255]

async function squares(picture: Uint8Array): Promise<readonly [Buffer, Buffer]> {
  const made = await squarePictures(picture, [64, 256])
  if (!made.ok) throw new Error(made.failure.detail)
  const [small, large] = made.value
  if (!small || !large) throw new Error('two sizes were asked for')
  return [small, large]
}

/** Returns true if two colours are close: lossy compression changes them slightly. */
function near(colour: readonly number[], expected: readonly number[]): boolean {
  return colour.every((value, at) => Math.abs(value - (expected[at] ?? 0)) < 24)
}

const wide = () =>
  bands(
    [
      { colour: 'ff0000', width: 150 },
      { colour: '0000ff', width: 200 },
      { colour: 'ff0000', width: 150 },
    ],
    200,
  )

test('the middle square is kept, in each size, as WebP', async () => {
  const made = await squares(await wide().png().toBuffer())
  for (const [at, size] of [64, 256].entries()) {
    const square = made[at] ?? Buffer.alloc(0)
    const metadata = await sharp(square).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: size, height: size, space: 'srgb' })
    for (const x of [4, size - 5])
      expect(near(await colourAt(square, { x, y: size / 2 }), BLUE), `x ${x}`).toBe(true)
  }
})

test('where it was taken, and with what, is gone', async () => {
  const taken = await wide()
    .withExif({
      IFD0: { Make: 'Telephone of Layla' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '25/1 15/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '55/1 21/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
  expect((await sharp(taken).metadata()).exif?.includes('Telephone of Layla')).toBe(true)
  for (const square of await squares(taken)) {
    const { exif, icc, xmp, iptc } = await sharp(square).metadata()
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(square.includes('EXIF')).toBe(false)
    expect(square.includes('Telephone')).toBe(false)
  }
})

test('what a telephone took on its side stands upright', async () => {
  const halves = bands(
    [
      { colour: 'ff0000', width: 100 },
      { colour: '0000ff', width: 100 },
    ],
    200,
  )
  const onItsSide = await halves.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const [, large] = await squares(onItsSide)
  expect(near(await colourAt(large, { x: 128, y: 20 }), RED)).toBe(true)
  expect(near(await colourAt(large, { x: 128, y: 236 }), BLUE)).toBe(true)
})

test.for([
  { name: 'CMYK', make: () => wide().toColourspace('cmyk').jpeg().toBuffer() },
  { name: '16 bits a channel', make: () => wide().toColourspace('rgb16').png().toBuffer() },
  { name: 'grey', make: () => wide().toColourspace('b-w').jpeg().toBuffer() },
  { name: 'see-through', make: () => wide().ensureAlpha(0.5).png().toBuffer() },
  {
    name: 'one pixel',
    make: () =>
      bands([{ colour: 'ff0000', width: 1 }], 1)
        .png()
        .toBuffer(),
  },
])('a picture is taken: $name', async ({ make }) => {
  for (const square of await squares(await make())) {
    const { format, depth, space } = await sharp(square).metadata()
    expect({ format, depth, space }).toEqual({ format: 'webp', depth: 'uchar', space: 'srgb' })
  }
})

test('of one that moves the first picture is kept', async () => {
  const frames = Buffer.concat([
    Buffer.alloc(32 * 32 * 3, 'ff0000', 'hex'),
    Buffer.alloc(32 * 32 * 3, '0000ff', 'hex'),
  ])
  const moving = await sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const [, large] = await squares(moving)
  expect((await sharp(large).metadata()).pages).toBeUndefined()
  expect(near(await colourAt(large, { x: 128, y: 128 }), RED)).toBe(true)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

test.for([
  { name: 'nothing', make: async () => Buffer.alloc(0), code: 'picture_type' },
  { name: 'a text', make: async () => Buffer.from('not a picture'), code: 'picture_type' },
  { name: 'SVG', make: async () => Buffer.from(SVG), code: 'picture_type' },
  { name: 'PDF', make: async () => Buffer.from('%PDF-1.7\n'), code: 'picture_type' },
  { name: 'GIF', make: async () => wide().gif().toBuffer(), code: 'picture_type' },
  { name: 'TIFF', make: async () => wide().tiff().toBuffer(), code: 'picture_type' },
  {
    name: 'SVG behind the first bytes of a JPEG',
    make: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
    code: 'picture_broken',
  },
  { name: 'half a JPEG', make: async () => (await noise()).subarray(0, 20_000), code: 'picture_broken' },
  {
    name: '400 million pixels in 70 bytes',
    make: async () => pngBomb(20_000, 20_000),
    code: 'picture_too_many_pixels',
  },
])('a picture is refused: $name', async ({ make, code }) => {
  expect(await squarePictures(await make(), [64])).toMatchObject({ ok: false, failure: { code } })
})

test('many at once are all made', async () => {
  const picture = await photo()
  const made = await Promise.all(Array.from({ length: 12 }, () => squarePictures(picture, [64])))
  expect(made.every(({ ok }) => ok)).toBe(true)
})

function noise(): Promise<Buffer> {
  const bytes = Uint8Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 2_654_435_761) >>> 24)
  return sharp(bytes, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer()
}
