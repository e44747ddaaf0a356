import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aStation } from '#testing/builders/rentals/station-sample.ts'
import { desksToSearch, type Desk } from './search-places.ts'

const AIRPORT = 'DXB'
const isOpen = (desk: Desk) => desk.openingHours.moOpening !== null

const desksNearestFirst = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 99 }).map((at) => `st-${at}`),
    supplierId: fc.constantFrom(11, 14),
    iata: fc.constantFrom(AIRPORT, 'DWC', null),
    open: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 14 },
)

function deskOf({ open, ...desk }: { id: string; supplierId: number; iata: string | null; open: boolean }) {
  const station = aStation(desk)
  return open ? station : { ...station, openingHours: { ...station.openingHours, moOpening: null } }
}

test('a city asks all that its airport asks, each supplier’s nearest open desk, and no more than three', () => {
  fc.assert(
    fc.property(desksNearestFirst, fc.boolean(), (drawn, reversed) => {
      const inCity = drawn.map(deskOf)
      // Distances from the terminal sort its desks differently.
      const there = inCity.filter(({ iata }) => iata === AIRPORT)
      const atAirport = desksToSearch(reversed ? there.toReversed() : there, AIRPORT, isOpen, false)
      const searched = desksToSearch(inCity, AIRPORT, isOpen, false)
      expect(searched).toEqual(expect.arrayContaining(atAirport))
      expect(searched).toEqual(inCity.filter((desk) => searched.includes(desk)))
      for (const its of Map.groupBy(inCity, ({ supplierId }) => supplierId).values()) {
        const count = its.filter((desk) => searched.includes(desk)).length
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThanOrEqual(3)
        const nearestOpen = its.find(isOpen)
        // If all its desks are at the airport, a city search queries the same desks as an airport search.
        const isElsewhere = its.some(({ iata }) => iata !== AIRPORT)
        if (nearestOpen && isElsewhere) expect(searched).toContain(nearestOpen)
      }
    }),
    { numRuns: 300 },
  )
})
