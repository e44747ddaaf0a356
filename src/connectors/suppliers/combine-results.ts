import { ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'

/** The values when all succeeded, else the first failure: a partial list would pass for a complete one. */
export function combineResults<Value>(results: readonly SupplierResult<Value>[]): SupplierResult<Value[]> {
  const failed = results.find((result) => !result.ok)
  return failed && !failed.ok ? failed : ok(results.flatMap((result) => (result.ok ? [result.value] : [])))
}
