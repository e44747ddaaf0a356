import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { VehiclePicture } from './vehicle-picture.tsx'

const { vehicle } = sampleBooking().offer
const shown = (changes: Partial<typeof vehicle>) =>
  renderToStaticMarkup(<VehiclePicture vehicle={{ ...vehicle, ...changes }} supplier="europcar" />)

test('a picture of ours is shown in both formats and sizes, in at most 300 bytes', () => {
  const html = shown({ image: '/pictures/AAAAAAAAAAAAAAA-320.webp' })
  expect(html.match(/A-\d+\.\w+/g)).toEqual(['A-320.avif', 'A-640.avif', 'A-320.webp', 'A-640.webp'])
  expect(html.length).toBeLessThanOrEqual(300)
})

test.for([null, 'https://cars.example/i10.png', '//cars.example/pictures/a-320.webp'])(
  'of %s no browser is told: the car is drawn, in at most 300 bytes',
  (image) => {
    const html = shown({ image })
    expect(html).toMatch(/^<svg .*<use href="[^"]*cars[^"]*\.svg#[\w-]+"><\/use><\/svg>$/)
    expect(html.length).toBeLessThanOrEqual(300)
  },
)
