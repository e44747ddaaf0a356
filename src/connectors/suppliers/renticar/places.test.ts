import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placesIn } from './places.ts'
import { simulatedPlaces } from '#src/simulators/renticar/simulated-locations.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-places-'))
const file = join(folder, 'places.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the places of an account come from a file', () => {
  const places = simulatedPlaces()
  writeFileSync(file, JSON.stringify(places))
  expect(placesIn(file)).toEqual(places)
})

test('what is wrong with the file is said by name', () => {
  const { 'mad-airport': madrid } = simulatedPlaces()
  writeFileSync(file, JSON.stringify({ 'mad-airport': { ...madrid, latitude: 140, iata: 'madrid' } }))
  expect(() => placesIn(file)).toThrow(/places\.json has faults[^]*iata[^]*latitude/)
})
