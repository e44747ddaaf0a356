/**
 * Bytes to be kept, in memory of their own: a view of a larger buffer keeps all of it. What compresses, and what small
 * buffers are cut from, hands out views of 64 kB.
 */
export function ownBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  if (isWhole(bytes)) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}

function isWhole(bytes: Buffer): bytes is Buffer<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength
}
