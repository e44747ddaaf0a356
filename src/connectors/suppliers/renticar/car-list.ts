import { ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'

/** ACRISS codes by the supplier's car ids. Empty for a car without one. */
export type CarList = ReadonlyMap<string, string>

/**
 * Caches the list of all cars, because offers only have a car's id and the list has its ACRISS code. The list hardly
 * ever changes. It is reloaded if an offer has a car that is not in it.
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
