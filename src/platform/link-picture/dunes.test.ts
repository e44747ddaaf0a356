import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the dunes of a link’s picture are those of home, in its light colours', () => {
  const drawing = readFileSync('src/ui/drawings/hero-drawing.tsx', 'utf8')
  const styles = readFileSync('src/ui/drawings/drawings.css', 'utf8')
  const dunes = readFileSync(new URL('dunes.svg', import.meta.url), 'utf8')
  const light = new Map(
    [...styles.matchAll(/(--hero-[a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)]
      .toReversed()
      .map(([, name, colour]) => [name, colour]),
  )
  const shapes = (text: string, attribute: string) =>
    [...text.matchAll(new RegExp(`\\b${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value)
  expect(shapes(dunes, 'd')).toEqual(shapes(drawing, 'd'))
  const fills = shapes(drawing, 'fill').map(
    (value) => light.get(/var\((.+)\)/.exec(value)?.[1] ?? '') ?? value,
  )
  expect(shapes(dunes, 'fill')).toEqual(fills)
})
