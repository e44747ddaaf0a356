/** Work that takes until the first word of `gate` is not 0; it fails where that is negative. */
export default function block(gate: Int32Array<SharedArrayBuffer>): string {
  Atomics.wait(gate, 0, 0)
  if ((gate[0] ?? 0) < 0) throw new RangeError('the gate fell')
  return 'done'
}
