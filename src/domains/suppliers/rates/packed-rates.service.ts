import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress, zstdDecompressSync } from 'node:zlib'
import { PackedRates } from './rate-shape.ts'
import type { Rate } from '../supplier-connector.ts'

/** Max unpacked size: more than any valid response; larger data is rejected. */
const MAX_BYTES = 50_000_000

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Packs rates. The cars of one response are similar: a thousand take a twentieth of their size as objects. */
export function packRates({ tookMs, rates }: { tookMs: number; rates: readonly Rate[] }): Promise<Buffer> {
  const plain = Buffer.from(JSON.stringify({ tookMs, rates }))
  return compress(plain, {
    params: { [constants.ZSTD_c_checksumFlag]: 1 },
    // With the size known, zstd allocates only that much instead of several megabytes.
    pledgedSrcSize: plain.byteLength,
  })
}

/** Unpacks rates that this process packed, or has already validated. */
export function unpackRates(packed: Buffer): readonly Rate[] {
  return (JSON.parse(zstdDecompressSync(packed).toString()) as PackedRates).rates
}

/** Unpacks and validates another process's rates; null if they are invalid. */
export async function readPackedRates(packed: Buffer): Promise<PackedRates | null> {
  try {
    const unpacked = await decompress(packed, { maxOutputLength: MAX_BYTES })
    return PackedRates.safeParse(JSON.parse(unpacked.toString())).data ?? null
  } catch {
    return null
  }
}
