import { LRUCache } from 'lru-cache'
import { packRates, unpackRates } from './packed-rates.ts'
import type { RateAnswer } from './rate-desk.ts'

const MOST_BYTES = 100_000_000

/** What the map, the key and an answer take beside the bytes of its cars. */
const OVERHEAD_BYTES = 700

type Kept = { answer: RateAnswer; packedBytes: number }
type Answered = Extract<RateAnswer, { rates: unknown }>

/**
 * Keeps answers within a number of bytes; those not asked for longest go first. Cars are kept packed and unpacked
 * whenever they are read, which is seldom: what was made of them is kept elsewhere.
 */
export function rateShelf({ mostBytes = MOST_BYTES }: { mostBytes?: number } = {}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ packedBytes }, key) => packedBytes + key.length + OVERHEAD_BYTES,
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

  function putPacked(key: string, answer: Answered, packed: Buffer): void {
    unpacked.delete(key)
    const { rates: _, ...rest } = answer
    kept.set(key, { answer: withPackedRates(rest, packed), packedBytes: packed.byteLength })
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
      kept.set(key, { answer, packedBytes: 0 })
    },

    /** An answer that came packed. */
    putPacked,

    drop,

    /** Bytes in use, as far as they are counted. */
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
