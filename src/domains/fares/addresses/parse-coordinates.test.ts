import { expect, test } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'

const HATTA = { latitude: 24.7961, longitude: 56.1175 }

test.for([
  { text: '24.7961, 56.1175', is: { ...HATTA, name: '24.7961, 56.1175' } },
  { text: 'Hatta Dam, gate 2: 24.7961,56.1175', is: { ...HATTA, name: 'Hatta Dam, gate 2' } },
  { text: '٢٤٫٧٩٦١', is: null },
  { text: 'سد حتا ٢٤.٧٩٦١، ٥٦.١١٧٥', is: { ...HATTA, name: 'سد حتا' } },
  {
    text: 'https://www.google.com/maps/place/Hatta/@24.7961,56.1175,15z',
    is: { ...HATTA, name: '24.7961, 56.1175' },
  },
  { text: 'Villa 9 https://maps.apple.com/?ll=24.7961%2C56.1175', is: { ...HATTA, name: 'Villa 9' } },
  { text: 'Villa 12, 5th Cross', is: null },
  { text: 'Unit 12.5, 7.25 Road', is: null },
  { text: '124.7961, 56.1175', is: null },
])('$text is $is', ({ text, is }) => {
  expect(parseCoordinates(text)).toEqual(is)
})
