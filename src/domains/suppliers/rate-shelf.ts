import { promisify } from 'node:util'
import { zstdCompress, zstdDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { RateAnswer } from './rate-desk.ts'
import type { Rate } from './supplier-connector.ts'

/** A thousand cars of one answer are much alike: packed they take a twentieth of what they take as objects. */
const MOST_BYTES = 100_000_000

/** What the map, the key and an answer take beside the bytes of its cars. */
const OVERHEAD_BYTES = 700

type Kept = { answer: RateAnswer; packedBytes: number }

const pack = promisify(zstdCompress)

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

  async function packLater(key: string, answer: Extract<RateAnswer, { rates: unknown }>): Promise<void> {
    unpacked.set(key, answer)
    // Whoever waits for the answer goes first.
    await new Promise((turn) => setImmediate(turn))
    const packed = await pack(Buffer.from(JSON.stringify(answer.rates)))
    // Another answer, or none, has taken its place meanwhile.
    if (unpacked.get(key) !== answer) return
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

    /** Settles when the answer is packed; it is there at once. */
    async put(key: string, answer: RateAnswer): Promise<void> {
      drop(key)
      if ('rates' in answer) await packLater(key, answer)
      else kept.set(key, { answer, packedBytes: 0 })
    },

    drop,

    /** Bytes in use, as far as they are counted. */
    bytes: (): number => kept.calculatedSize,
  }
}

function withPackedRates(
  answer: Omit<Extract<RateAnswer, { rates: unknown }>, 'rates'>,
  packed: Buffer,
): RateAnswer {
  return {
    ...answer,
    get rates() {
      return JSON.parse(zstdDecompressSync(packed).toString()) as Rate[]
    },
  }
}
