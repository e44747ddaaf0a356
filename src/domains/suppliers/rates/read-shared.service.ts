import { readPackedRates } from './packed-rates.service.ts'
import type { PackedRates } from './rate-shape.ts'
import type { StoredRates, SharedRates, Turn } from './shared-rates.ts'
import type { Rate } from '../supplier-connector.ts'

/**
 * The shared entry of a key, unpacked; else the turn to request it. An unreadable or implausible entry is dropped; null
 * where the second look-up gives no turn either.
 */
export async function readShared(
  shared: SharedRates,
  key: string,
  isSensible: (rates: readonly Rate[]) => boolean,
): Promise<(PackedRates & StoredRates) | Turn | null> {
  const found = await shared.find(key)
  if ('end' in found) return found
  const read = found.leftMs > 0 ? await readPackedRates(found.packed) : null
  if (read && isSensible(read.rates)) return { ...found, ...read }
  await shared.drop(key)
  const again = await shared.find(key)
  return 'end' in again ? again : null
}
