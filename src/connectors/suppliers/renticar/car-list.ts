import { ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'

/** ACRISS codes by the supplier's car ids; empty for a car without one. */
export type CarList = ReadonlyMap<string, string>

/**
 * Offers have only a car's id; its ACRISS code is in the list of all cars. The list hardly ever changes: it is cached,
 * and reloaded when an offer has a car that is not in it.
 */
export function carList(load: () => Promise<SupplierResult<CarList>>) {
  let known: CarList | null = null

  return async (carIds: readonly string[]): Promise<SupplierResult<CarList>> => {
    const last = known
    if (last && carIds.every((id) => last.has(id))) return ok(last)
    const loaded = await load()
    if (!loaded.ok) return last ? ok(last) : loaded
    known = loaded.value
    return loaded
  }
}
