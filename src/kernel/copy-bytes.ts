/**
 * Copies bytes to be stored into their own memory: a view of a larger buffer retains all of it. Compression and Node's
 * pool for small buffers return views of 64 kB buffers.
 */
export function copyBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  if (isWhole(bytes)) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}

function isWhole(bytes: Buffer): bytes is Buffer<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength
}
