import { z } from 'zod'

export const FAULT_MODES = [
  'none',
  /** Responds after `delayMs`. */
  'slow',
  /** Responds at the next order. */
  'held',
  /** HTTP 500, nothing done. */
  'failing',
  /** Acts, then responds with a truncated, random or HTML body, in turn. */
  'garbage',
  /** Acts, then cuts the connection without a response. */
  'drop_after_booking',
  /** Cuts the connection without acting. */
  'drop',
  /** Stops listening; listens again after `delayMs`. */
  'closed',
] as const

export const OPERATIONS = [
  'locations',
  'availability',
  'recheck',
  'reserve',
  'retrieve',
  'modify',
  'cancel',
] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * The fault of a simulator: for the next `times` calls (by default all), of one `operation` or of any
 * (`drop_after_booking`: of reserve, unless another is named).
 */
export const FaultOrder = z.object({
  mode: z.enum(FAULT_MODES),
  delayMs: z.int().min(0).max(600_000).optional(),
  times: z.int().min(1).optional(),
  operation: z.enum(OPERATIONS).optional(),
})
export type FaultOrder = z.infer<typeof FaultOrder>

/** Stores the current order and counts it down: each call checks once whether it has to fail. */
export function faultInjector() {
  let order: FaultOrder = { mode: 'none' }
  let left = 0
  let following = Promise.withResolvers<void>()
  return {
    order(next: FaultOrder): void {
      order = next
      left = next.times ?? Number.POSITIVE_INFINITY
      following.resolve()
      following = Promise.withResolvers()
    },
    /** Resolves with the next order. */
    nextOrder: (): Promise<void> => following.promise,
    next(operation: Operation): FaultOrder {
      const target = order.operation ?? (order.mode === 'drop_after_booking' ? 'reserve' : operation)
      if (order.mode === 'none' || target !== operation || left <= 0) return { mode: 'none' }
      left -= 1
      return order
    },
  }
}

/** Returns one of three kinds of broken body, in turn. */
export function garbageFrom(body: string, count: number): string {
  if (count % 3 === 0) return body.slice(0, Math.floor(body.length * 0.6))
  if (count % 3 === 1) return '\u0000\u0001<<&#xD800;%%%\uFFFD'.repeat(200)
  return '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
}
