import { ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'

/** Returns the values if all succeeded, otherwise the first failure: a partial list would look complete. */
export function combineResults<Value>(results: readonly SupplierResult<Value>[]): SupplierResult<Value[]> {
  const failed = results.find((result) => !result.ok)
  return failed && !failed.ok ? failed : ok(results.flatMap((result) => (result.ok ? [result.value] : [])))
}
