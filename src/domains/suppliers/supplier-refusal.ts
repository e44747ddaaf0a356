import { fail } from '#kernel/result.ts'
import type { RefusalReason, SupplierFailure } from './supplier-connector.ts'

export type SupplierRefusal = Extract<SupplierFailure, { code: 'refused' }>

export function refuse(reason: RefusalReason, detail: string): { ok: false; failure: SupplierRefusal } {
  return fail<SupplierRefusal>({ code: 'refused', reason, detail })
}

/** Returns true if the supplier refused for this reason. */
export function isRefusal(failure: SupplierFailure, reason: RefusalReason): boolean {
  return failure.code === 'refused' && failure.reason === reason
}
