import { sql } from 'kysely'

/**
 * What a booking is found by, in one text: its reference, the supplier's, and its driver's e-mail, name and phone number.
 * The trigram index of migration 0330 is on this very expression.
 */
export const FOUND_BY = sql<string>`lower(reference || ' ' || coalesce(supplier_reference, '')
  || ' ' || coalesce(driver_email, '') || ' ' || coalesce(driver ->> 'first_name', '')
  || ' ' || coalesce(driver ->> 'last_name', '') || ' ' || coalesce(driver -> 'phone' ->> 'countryCode', '')
  || coalesce(driver -> 'phone' ->> 'phone', ''))`

/** The parts of a search as patterns of LIKE, each of which is to be found; of a phone number its digits count. */
export function searchPatterns(search: string): string[] {
  const isPhone = /^\+?[\d\s()./-]+$/.test(search) && !/[a-z]/i.test(search)
  const parts = isPhone ? [search.replaceAll(/\D/g, '')] : search.split(/\s+/)
  return parts
    .filter((part) => part !== '')
    .map((part) => `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
