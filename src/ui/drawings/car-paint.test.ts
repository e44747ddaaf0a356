import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import { contrast, readHex } from '#kernel/colour.ts'
import { CAR_PAINTS, paintOf } from './car-paint.ts'

const MODELS = [
  'Fiat 500',
  'Fiat Panda',
  'Hyundai i10',
  'Kia Picanto',
  'Nissan Micra',
  'Nissan Sunny',
  'Renault Clio',
  'Renault Duster',
  'Seat Ibiza',
  'Toyota Corolla',
  'Toyota Yaris',
  'Volkswagen Golf',
  'Volkswagen Polo',
]
const FLEETS = [...SUPPLIERS.map(({ folder }) => folder), 'direct']

test('a model has one paint in a fleet, however its supplier writes it', () => {
  for (const model of MODELS)
    expect(paintOf(` ${model.toUpperCase()} `, 'europcar')).toBe(paintOf(model, 'europcar'))
})

test('a fleet has four paints, and a page of several suppliers shows all', () => {
  const fleets = FLEETS.map((supplier) => new Set(MODELS.map((model) => paintOf(model, supplier))))
  expect(fleets.map(({ size }) => size)).toEqual(FLEETS.map(() => 4))
  expect(new Set(fleets.flatMap((fleet) => [...fleet]))).toEqual(new Set(CAR_PAINTS))
})

test.for(CAR_PAINTS.flatMap((paint) => ([0, 1] as const).map((theme) => ({ paint, theme }))))(
  'a $paint car stands out from the page in theme $theme: its edge by 3 to 1',
  ({ paint, theme }) => {
    const tokens = readFileSync('src/ui/tokens.css', 'utf8')
    const drawings = readFileSync('src/ui/drawings/drawings.css', 'utf8')
    const rule = new RegExp(`\\[data-paint='${paint}'\\] \\{([^}]*)\\}`).exec(drawings)?.[1] ?? ''
    const edge = toneOf(rule, 'draw-edge', theme)
    for (const page of ['paper', 'sand'])
      expect(contrast(edge, toneOf(tokens, page, theme)), page).toBeGreaterThanOrEqual(3)
  },
)

/** The light (0) or dark (1) value of a custom property. */
function toneOf(css: string, name: string, theme: 0 | 1) {
  const tones = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? []
  return readHex(tones[theme + 1] ?? '')!
}
