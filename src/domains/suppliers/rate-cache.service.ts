import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import { ownBytes } from '#kernel/own-bytes.ts'
import { ownStrings } from '#kernel/own-strings.ts'
import { packRates, unpackRates } from './packed-rates.service.ts'
import type { RateAnswer } from './rate-desk.ts'

const MOST_BYTES = 64_000_000

/** Specification §9: rates older than this are never served. */
export const RATES_LIVE_MS = 1_800_000

/** A supplier that has just failed is not asked the same thing again for this long. */
export const FAILURES_LIVE_MS = 10_000

type Kept = { answer: RateAnswer; packedBytes: number }
type Answered = Extract<RateAnswer, { rates: unknown }>

/**
 * Keeps answers within a number of bytes, and none longer than it may be served; those not asked for longest go first.
 * Cars are kept packed and unpacked whenever they are read, which is seldom: what was made of them is kept elsewhere.
 */
export function rateCache({ clock, mostBytes = MOST_BYTES }: { clock: Clock; mostBytes?: number }) {
  const kept = byteCache<Kept>({
    maxBytes: mostBytes,
    lifetimeMs: RATES_LIVE_MS,
    clock,
    bytesOf: ({ packedBytes }) => packedBytes,
  })
  /** Put here a moment ago, and not packed yet. */
  const unpacked = new Map<string, RateAnswer>()

  async function packLater(key: string, answer: Answered): Promise<Buffer> {
    unpacked.set(key, answer)
    // Whoever waits for the answer goes first.
    await new Promise((turn) => setImmediate(turn))
    const packed = await packRates(answer)
    // Unless another answer, or none, has taken its place meanwhile.
    if (unpacked.get(key) === answer) putPacked(key, answer, packed)
    return packed
  }

  function putPacked(key: string, answer: Answered, bytes: Buffer): void {
    unpacked.delete(key)
    const { rates: _, ...rest } = answer
    const packed = ownBytes(bytes)
    const leftMs = answer.at + RATES_LIVE_MS - clock.now().epochMilliseconds
    if (leftMs <= 0) return
    kept.set(key, { answer: withPackedRates(rest, packed), packedBytes: packed.byteLength }, { ttl: leftMs })
  }

  function drop(key: string): void {
    unpacked.delete(key)
    kept.delete(key)
  }

  return {
    get: (key: string): RateAnswer | undefined => unpacked.get(key) ?? kept.get(key)?.answer,

    /** It is there at once. Answers its bytes when it is packed. */
    async put(key: string, answer: Answered): Promise<Buffer> {
      drop(key)
      return packLater(key, answer)
    },

    putFailure(key: string, answer: Extract<RateAnswer, { failure: unknown }>): void {
      drop(key)
      // Its words may have been cut from the whole reply.
      const failure = ownStrings(answer.failure)
      kept.set(key, { answer: { ...answer, failure }, packedBytes: 0 }, { ttl: FAILURES_LIVE_MS })
    },

    /** An answer that came packed. */
    putPacked,

    drop,

    /** Bytes in use. */
    bytes: (): number => kept.calculatedSize,
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
