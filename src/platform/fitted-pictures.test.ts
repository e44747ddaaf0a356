import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bands, colourAt, pngBomb } from '#testing/builders/accounts/images.ts'
import { fittedPictures } from './fitted-pictures.ts'

const SIZES = [
  { width: 320, height: 136 },
  { width: 640, height: 272 },
]
const fitted = (bytes: Uint8Array) => fittedPictures(bytes, SIZES, ['avif', 'webp'])

/** Creates a red car of 600 × 200 pixels, with a white border. */
const car = () =>
  bands([{ colour: 'ff0000', width: 600 }], 200).extend({
    top: 90,
    bottom: 130,
    left: 110,
    right: 50,
    background: '#ffffff',
  })

test('the car fills each size as far as its shape allows, without the border and the metadata that it came with', async () => {
  const made = await fitted(
    await car()
      .withExif({ IFD0: { Make: 'a camera' } })
      .png()
      .toBuffer(),
  )
  if (!made.ok) throw new Error(made.failure.detail)
  const metadata = await Promise.all(
    made.value.map(async ({ width, format, bytes }) => {
      // AVIF decoding is disabled.
      if (format === 'avif') return { width, is: bytes.toString('latin1', 4, 12) }
      const { format: is, width: wide, height, exif } = await sharp(bytes).metadata()
      const [red, green] = await colourAt(bytes, { x: 3, y: 3 })
      return { width, is, wide, height, exif, isRed: red > 220 && green < 40 }
    }),
  )
  expect(metadata).toEqual([
    { width: 320, is: 'ftypavif' },
    { width: 320, is: 'webp', wide: 320, height: 107, exif: undefined, isRed: true },
    { width: 640, is: 'ftypavif' },
    { width: 640, is: 'webp', wide: 600, height: 200, exif: undefined, isRed: true },
  ])
})

test.for([
  [
    'a drawing with a script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'picture_type',
  ],
  ['a page', async () => Buffer.from('<!doctype html><title>404</title>'), 'picture_type'],
  ['nothing', async () => Buffer.alloc(0), 'picture_type'],
  ['a few bytes that unpack to gigabytes', async () => pngBomb(50_000, 50_000), 'picture_too_many_pixels'],
  ['half a picture', async () => (await car().jpeg().toBuffer()).subarray(0, 900), 'picture_broken'],
  [
    'a mark to count readers by',
    async () =>
      bands([{ colour: 'ff0000', width: 1 }], 1)
        .png()
        .toBuffer(),
    'picture_too_small',
  ],
] as const)('%s is refused', async ([, bytes, code]) => {
  expect(await fitted(await bytes())).toMatchObject({ ok: false, failure: { code } })
})
