import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import { copyBytes } from '#kernel/copy-bytes.ts'
import { copyStrings } from '#kernel/copy-strings.ts'
import { packRates, unpackRates } from './packed-rates.service.ts'
import type { RateAnswer } from '../rate-request.ts'

const MAX_BYTES = 48_000_000

/** Max age of rates served (specification §9). */
export const RATES_LIVE_MS = 1_800_000

/** Time for which a failed request to a supplier is not repeated. */
export const FAILURES_LIVE_MS = 10_000

type CachedRates = { answer: RateAnswer; packedBytes: number }
type Answered = Extract<RateAnswer, { rates: unknown }>

/**
 * Creates an LRU cache limited in bytes, with entries never cached past their TTL. Cars are stored packed and
 * unpacked on each read, which is rare, because the results computed from them are cached elsewhere.
 */
export function rateCache({ clock, maxBytes = MAX_BYTES }: { clock: Clock; maxBytes?: number }) {
  const cached = byteCache<CachedRates>({
    maxBytes,
    lifetimeMs: RATES_LIVE_MS,
    clock,
    bytesOf: ({ packedBytes }) => packedBytes,
  })
  /** Responses just added, and not packed yet. */
  const unpacked = new Map<string, RateAnswer>()

  async function packLater(key: string, answer: Answered): Promise<Buffer> {
    unpacked.set(key, answer)
    // Lets the caller waiting for the response continue first.
    await new Promise((resolve) => setImmediate(resolve))
    const packed = await packRates(answer)
    // Skips if another response has replaced it or it was dropped.
    if (unpacked.get(key) === answer) putPacked(key, answer, packed)
    return packed
  }

  function putPacked(key: string, answer: Answered, bytes: Buffer): void {
    unpacked.delete(key)
    const { rates: _, ...rest } = answer
    const packed = copyBytes(bytes)
    const leftMs = answer.at + RATES_LIVE_MS - clock.now().epochMilliseconds
    if (leftMs <= 0) return
    cached.set(
      key,
      { answer: withPackedRates(rest, packed), packedBytes: packed.byteLength },
      { ttl: leftMs },
    )
  }

  function drop(key: string): void {
    unpacked.delete(key)
    cached.delete(key)
  }

  return {
    get: (key: string): RateAnswer | undefined => unpacked.get(key) ?? cached.get(key)?.answer,

    /** Adds a response, which is readable immediately. Resolves to its packed bytes. */
    async put(key: string, answer: Answered): Promise<Buffer> {
      drop(key)
      return packLater(key, answer)
    },

    putFailure(key: string, answer: Extract<RateAnswer, { failure: unknown }>): void {
      drop(key)
      // Its strings may be slices that keep the whole response in memory.
      const failure = copyStrings(answer.failure)
      cached.set(key, { answer: { ...answer, failure }, packedBytes: 0 }, { ttl: FAILURES_LIVE_MS })
    },

    /** Adds a response that is already packed. */
    putPacked,

    drop,

    /** Returns the bytes in use. */
    bytes: (): number => cached.calculatedSize,
  }
}

function withPackedRates(answer: Omit<Answered, 'rates'>, packed: Buffer): RateAnswer {
  return {
    ...answer,
    get rates() {
      return unpackRates(packed)
    },
  }
}
