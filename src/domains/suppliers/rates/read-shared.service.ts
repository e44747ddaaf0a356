import { readPackedRates } from './packed-rates.service.ts'
import type { PackedRates } from './rate-shape.ts'
import type { StoredRates, SharedRates, FetchLease } from './shared-rates.ts'
import type { Rate } from '../supplier-connector.ts'

/**
 * Returns the shared entry of a key, unpacked, or otherwise the lease to request it. An unreadable or implausible entry
 * is dropped; null if the second look-up returns no lease either.
 */
export async function readShared(
  shared: SharedRates,
  key: string,
  isSensible: (rates: readonly Rate[]) => boolean,
): Promise<(PackedRates & StoredRates) | FetchLease | null> {
  const found = await shared.find(key)
  if ('release' in found) return found
  const read = found.leftMs > 0 ? await readPackedRates(found.packed) : null
  if (read && isSensible(read.rates)) return { ...found, ...read }
  await shared.drop(key)
  const again = await shared.find(key)
  return 'release' in again ? again : null
}
