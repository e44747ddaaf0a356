import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of a ZIP archive, with its text in chunks. */
export type ZippedFile = { name: string; content: Iterable<string> | AsyncIterable<string> }

/** Compression level, up to 9. It already shrinks the text of sheets to a tenth. */
const LEVEL = 3

const VERSION = 20
/** Sizes follow the data (bit 3), because they are unknown before it. Names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1 January 1980, the first possible date: the real one does not matter, and the same file then has the same bytes. */
const DAY = 0x21

/**
 * Yields a ZIP archive (APPNOTE 6.3, without ZIP64) of files that are created on the fly. It holds only a few chunks in
 * memory, however long they are. A file must be below 4 GB. A reader that stops also stops the files' sources.
 */
export async function* zipOf(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of files) {
    const start = offset
    const local = localHeader(name)
    yield local
    const counts = { crc: 0, size: 0, packed: 0 }
    for await (const piece of deflated(content, counts)) {
      counts.packed += piece.length
      yield piece
    }
    const described = descriptor(counts)
    yield described
    offset += local.length + counts.packed + described.length
    directory.push(entry(name, start, counts))
  }
  const entries = Buffer.concat(directory)
  yield entries
  yield endOf(directory.length, entries.length, offset)
}

type Counts = { crc: number; size: number; packed: number }

function deflated(content: ZippedFile['content'], counts: Counts): AsyncIterable<Buffer<ArrayBuffer>> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      counts.crc = crc32(bytes, counts.crc)
      counts.size += bytes.length
      yield bytes
    }
  }
  // An error reaches the reader through the stream itself.
  return pipeline(Readable.from(counted()), createDeflateRaw({ level: LEVEL }), () => undefined)
}

function localHeader(name: string): Buffer<ArrayBuffer> {
  const encodedName = Buffer.from(name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DAY, 12)
  header.writeUInt16LE(encodedName.length, 26)
  return Buffer.concat([header, encodedName])
}

function descriptor({ crc, size, packed }: Counts): Buffer<ArrayBuffer> {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packed, 8)
  record.writeUInt32LE(size, 12)
  return record
}

function entry(name: string, start: number, { crc, size, packed }: Counts): Buffer<ArrayBuffer> {
  const encodedName = Buffer.from(name)
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(VERSION, 4)
  record.writeUInt16LE(VERSION, 6)
  record.writeUInt16LE(FLAGS, 8)
  record.writeUInt16LE(DEFLATED, 10)
  record.writeUInt16LE(DAY, 14)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(packed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(encodedName.length, 28)
  record.writeUInt32LE(start, 42)
  return Buffer.concat([record, encodedName])
}

function endOf(files: number, bytes: number, start: number): Buffer<ArrayBuffer> {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(files, 8)
  record.writeUInt16LE(files, 10)
  record.writeUInt32LE(bytes, 12)
  record.writeUInt32LE(start, 16)
  return record
}
