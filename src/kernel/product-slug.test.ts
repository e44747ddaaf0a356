import { expect, test } from 'vitest'
import { elementName, globalName } from './product-slug.ts'

test.for([
  { name: 'Rihla', element: 'rihla-booking', global: 'RihlaBooking' },
  { name: 'Blue-Cars', element: 'blue-cars-booking', global: 'BlueCarsBooking' },
  { name: 'a1_CARS-24h-', element: 'a1-cars-24h-booking', global: 'A1Cars24hBooking' },
])('the widget of $name is <$element> and $global', ({ name, element, global }) => {
  expect({ element: elementName(name), global: globalName(name) }).toEqual({ element, global })
})
