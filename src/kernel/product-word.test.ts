import { expect, test } from 'vitest'
import { elementName, globalName } from './product-word.ts'

test.for([
  { name: 'Rihla', element: 'rihla-booking', global: 'RihlaBooking' },
  { name: 'blue-cars', element: 'bluecars-booking', global: 'BlueCarsBooking' },
  { name: 'a1_CARS-24h-', element: 'a1cars24h-booking', global: 'A1CARS24hBooking' },
])('the widget of $name is <$element> and $global', ({ name, element, global }) => {
  expect({ element: elementName(name), global: globalName(name) }).toEqual({ element, global })
})
