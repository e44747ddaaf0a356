import { z } from 'zod'

export const OPERATIONS = ['authorise', 'find', 'capture', 'release', 'refund'] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * A fault of the sandbox:
 *
 * - `slow` waits before it acts, `held` until the next order.
 * - `failing` responds with 500 and does not act; `refusing` rejects and does not act.
 * - `garbage` acts and responds with nonsense.
 * - `drop_after` acts and cuts the connection; `drop` cuts it before acting.
 * - `none` ends the fault.
 */
export const FaultMessage = z.strictObject({
  mode: z.enum(['none', 'slow', 'held', 'failing', 'garbage', 'drop_after', 'drop', 'refusing']),
  delayMs: z.int().min(0).max(120_000).default(1_000),
  /** Number of requests it affects; by default all until the next order. */
  times: z.int().min(1).optional(),
  /** Only this operation; by default all. */
  operation: z.enum(OPERATIONS).optional(),
})
export type InjectedFault = z.infer<typeof FaultMessage>

/** Stores the last ordered fault and counts it down. */
export function faultInjector() {
  let fault: InjectedFault | null = null
  let following = Promise.withResolvers<void>()
  return {
    order(next: InjectedFault): void {
      fault = next.mode === 'none' ? null : next
      following.resolve()
      following = Promise.withResolvers()
    },
    /** Resolves with the next order. */
    nextOrder: (): Promise<void> => following.promise,
    /** Returns the fault for this request, counted down by one. */
    take(operation: Operation): InjectedFault | null {
      if (!fault || (fault.operation && fault.operation !== operation)) return null
      const taken = fault
      if (fault.times === 1) fault = null
      else if (fault.times) fault = { ...fault, times: fault.times - 1 }
      return taken
    },
  }
}
