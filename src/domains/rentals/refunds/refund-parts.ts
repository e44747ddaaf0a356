/** A part of a refund, out of one payment; its id identifies it at the gateway, so that a retry is idempotent. */
export type RefundPart = { id: string; paymentId: string; amount: number }

/** Splits a refund over payments, latest first, none beyond its unrefunded amount. */
export function refundParts(
  paid: readonly { id: string; left: number }[],
  amount: number,
  newId: () => string,
): RefundPart[] {
  const parts: RefundPart[] = []
  let open = amount
  for (const { id, left } of paid.toReversed()) {
    const part = Math.min(open, left)
    if (part > 0) parts.push({ id: newId(), paymentId: id, amount: part })
    open -= part
  }
  if (open > 0) throw new RangeError(`${open} more is to be given back than was paid`)
  return parts
}
