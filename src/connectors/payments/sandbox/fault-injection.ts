import { z } from 'zod'

export const OPERATIONS = ['authorise', 'find', 'capture', 'release', 'refund'] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * How the sandbox is to misbehave: `slow` waits before it acts, `held` until the next word; `failing` answers 500 and
 * does not act; `garbage` acts and answers nonsense; `drop_after` acts and cuts the connection; `drop` cuts it before
 * acting; `none` ends it.
 */
export const FaultMessage = z.strictObject({
  mode: z.enum(['none', 'slow', 'held', 'failing', 'garbage', 'drop_after', 'drop']),
  delayMs: z.int().min(0).max(120_000).default(1_000),
  /** How many requests it hits; without it, all until the next word. */
  times: z.int().min(1).optional(),
  /** Only this operation; without it, all. */
  operation: z.enum(OPERATIONS).optional(),
})
export type InjectedFault = z.infer<typeof FaultMessage>

/** Keeps the one fault ordered last and counts it down. */
export function faultInjector() {
  let fault: InjectedFault | null = null
  let following = Promise.withResolvers<void>()
  return {
    order(next: InjectedFault): void {
      fault = next.mode === 'none' ? null : next
      following.resolve()
      following = Promise.withResolvers()
    },
    /** Resolves with the next word. */
    nextOrder: (): Promise<void> => following.promise,
    /** The fault that hits this request, used up by one. */
    take(operation: Operation): InjectedFault | null {
      if (!fault || (fault.operation && fault.operation !== operation)) return null
      const taken = fault
      if (fault.times === 1) fault = null
      else if (fault.times) fault = { ...fault, times: fault.times - 1 }
      return taken
    },
  }
}
