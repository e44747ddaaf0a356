import { networksOf } from '#kernel/network.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const MINUTE = 60
const DAY = 24 * 3600

/** Maximum addresses requested from a geocoder by all processes together. Each is a row that is stored for a month. */
const ALL = { minute: { most: 60, seconds: MINUTE }, day: { most: 10_000, seconds: DAY } } as const
/** Maximum per network, so that no single one uses up the total. */
const NETWORK = { minute: { most: 20, seconds: MINUTE }, day: { most: 300, seconds: DAY } } as const

/**
 * Returns the counters of a further address. Beyond any of the limits, it is not requested. `networkAddress`: null for
 * the staff.
 */
export function addressesCounted(networkAddress: string | null, scale: number): Counted[] {
  const networks = networkAddress === null ? [] : networksOf(networkAddress)
  return (['minute', 'day'] as const).flatMap((window) => [
    { name: `addresses of a ${window}`, limit: scaledLimit(ALL[window], scale) },
    ...networks.map(({ name, times }) => ({
      name: `addresses of a ${window} from ${name}`,
      limit: scaledLimit(NETWORK[window], scale * times),
    })),
  ])
}
