import { CAR_SHAPES, type CarShape } from '#kernel/car-shape.ts'
import { carMarkup, type CarParts } from './car-markup.ts'
import { closedCar } from './closed-car.ts'
import { LOW_CARS } from './low-cars.ts'
import { openCar } from './open-car.ts'
import { OPEN_CARS } from './open-cars.ts'
import { TALL_CARS } from './tall-cars.ts'

/** The mark of a car that is driven by electricity, on the front door of any. */
const ELECTRIC = `<g transform="translate(176 92)"><circle r="9.5" fill="#1b7a4b" stroke="#fff" stroke-width="1.5"/><path d="M1.5-6-4 1H-.5L-1.5 6 4-1H.5Z" fill="#fff"/></g>`

/** `cars.svg`: every shape of car as a symbol, coloured by custom properties of the page that shows it. */
export function carSheet(): string {
  const symbols = CAR_SHAPES.map((shape) => symbol(shape, carMarkup(partsOf(shape))))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Written by `npm run drawings` from the cars beside it. -->',
    ...symbols,
    symbol('electric', ELECTRIC),
    '</svg>',
    '',
  ].join('\n')
}

function symbol(id: string, markup: string): string {
  return `<symbol id="${id}" viewBox="0 0 320 136">${markup}</symbol>`
}

function partsOf(shape: CarShape): CarParts {
  if (shape in OPEN_CARS) return openCar(OPEN_CARS[shape as keyof typeof OPEN_CARS])
  return closedCar({ ...LOW_CARS, ...TALL_CARS }[shape as keyof typeof LOW_CARS | keyof typeof TALL_CARS])
}
