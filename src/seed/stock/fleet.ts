import { table } from '#kernel/table.ts'

/** A car class of a garage: amounts in euro hundredths, number of cars at an airport and in town. */
export type FleetClass = {
  acriss: string
  model: string
  seats: number
  doors: number
  bags: number
  day: number
  deposit: number
  excess: number
  kmPerDay: number | null
  minimumAge: number
  airport: number
  town: number
}

export const FLEET = table<FleetClass>()(
  [
    ...(['acriss', 'model', 'seats', 'doors', 'bags'] as const),
    ...(['day', 'deposit', 'excess', 'kmPerDay', 'minimumAge', 'airport', 'town'] as const),
  ],
  [
    ['MDAR', 'Suzuki Celerio', 4, 5, 1, 1_900, 20_000, 60_000, null, 21, 4, 2],
    ['ECAR', 'Nissan Sunny', 5, 4, 2, 2_200, 20_000, 60_000, null, 21, 5, 2],
    ['CDAR', 'Toyota Yaris', 5, 5, 2, 2_500, 20_000, 70_000, null, 21, 5, 2],
    ['CFAR', 'Kia Seltos', 5, 5, 3, 3_300, 25_000, 80_000, null, 23, 4, 1],
    ['ICAR', 'Toyota Corolla', 5, 4, 3, 3_000, 25_000, 80_000, null, 21, 4, 2],
    ['IFAR', 'Mitsubishi ASX', 5, 5, 3, 3_900, 30_000, 90_000, 300, 23, 3, 1],
    ['SDAR', 'Toyota Camry', 5, 4, 3, 4_200, 30_000, 90_000, 300, 23, 3, 0],
    ['SVAR', 'Hyundai Staria', 9, 5, 5, 6_900, 50_000, 120_000, 300, 25, 2, 0],
    ['FFAR', 'Mitsubishi Pajero Sport', 7, 5, 4, 6_200, 50_000, 120_000, 300, 25, 3, 1],
    ['LFBR', 'Nissan Patrol', 7, 5, 5, 13_900, 100_000, 200_000, 250, 25, 2, 0],
  ],
)

/** The first day on which cars are in service. */
export const IN_SERVICE_FROM = '2026-01-01'
