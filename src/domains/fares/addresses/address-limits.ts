import { networksOf } from '#kernel/network.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const MINUTE = 60
const DAY = 24 * 3600

/** Addresses that a geocoder is asked for, by all processes together; each is a row that is kept for a month. */
const ALL = { minute: { most: 60, seconds: MINUTE }, day: { most: 10_000, seconds: DAY } } as const
/** Of those one network has a share, so that nobody uses up what is for all. */
const NETWORK = { minute: { most: 20, seconds: MINUTE }, day: { most: 300, seconds: DAY } } as const

/** What one more address is counted under; beyond any of the limits it is not asked for. Null: the staff ask. */
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
