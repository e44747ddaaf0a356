import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress, zstdDecompressSync } from 'node:zlib'
import { PackedRates } from './rate-shape.ts'
import type { Rate } from './supplier-connector.ts'

/** More than any answer takes: what unpacks to more than this is none. */
const MOST_BYTES = 50_000_000

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** A thousand cars of one answer are much alike: packed they take a twentieth of what they take as objects. */
export function packRates({ tookMs, rates }: { tookMs: number; rates: readonly Rate[] }): Promise<Buffer> {
  const plain = Buffer.from(JSON.stringify({ tookMs, rates }))
  return compress(plain, {
    params: { [constants.ZSTD_c_checksumFlag]: 1 },
    // Told the size, it takes memory for as much, and not some megabytes each time.
    pledgedSrcSize: plain.byteLength,
  })
}

/** The cars of what this process packed itself, or has read before. */
export function unpackRates(packed: Buffer): readonly Rate[] {
  return (JSON.parse(zstdDecompressSync(packed).toString()) as PackedRates).rates
}

/** What another process packed; null when it is anything else. */
export async function readPackedRates(packed: Buffer): Promise<PackedRates | null> {
  try {
    const unpacked = await decompress(packed, { maxOutputLength: MOST_BYTES })
    return PackedRates.safeParse(JSON.parse(unpacked.toString())).data ?? null
  } catch {
    return null
  }
}
