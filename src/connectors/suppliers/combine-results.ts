import { ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import type { SupplierFailure } from '#domains/suppliers/supplier-connector.ts'

/** The values when all succeeded, else the first failure: a partial list would pass for a complete one. */
export function combineResults<Value>(
  results: readonly Result<Value, SupplierFailure>[],
): Result<Value[], SupplierFailure> {
  const failed = results.find((result) => !result.ok)
  return failed && !failed.ok ? failed : ok(results.flatMap((result) => (result.ok ? [result.value] : [])))
}
