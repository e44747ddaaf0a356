const PHONE = /^\+?[\d\s()./-]+$/

/**
 * The parts of a search as patterns of LIKE, each of which is to be found. Of a phone number its digits count, without the
 * trunk prefix in brackets: `+44 (0) 7911` is +44 7911.
 */
export function searchPatterns(search: string): string[] {
  const parts = PHONE.test(search) ? [search.replaceAll(/\(0\)|\D/g, '')] : search.split(/\s+/)
  return parts
    .filter((part) => part !== '')
    .map((part) => `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
