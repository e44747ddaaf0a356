import {
  findCaller,
  type FindTraveller,
  type SessionCookies,
  type Traveller,
} from '#domains/accounts/public.ts'
import type { CallerGuard } from '#platform/http/openapi/handle.ts'

declare module '#kernel/operation.ts' {
  interface Callers {
    /** The sender. Null without a token, or with an invalid one. */
    sender: { sender: { userId: string; hasAccount: boolean } | null }
  }
}

/** Returns the guard of forms that anybody may send. */
export function senderGuard(findTraveller: FindTraveller, cookies: SessionCookies): CallerGuard {
  return {
    access: findCaller(findTraveller, cookies),
    callerOf: (c) => {
      const caller = c.get('caller') as Traveller | null
      return { sender: caller && { userId: caller.userId, hasAccount: caller.role !== 'guest' } }
    },
  }
}
