const LONGEST = 12

/** Suggests a code from the Latin letters and digits of a company's name. Empty if there are too few. */
export function suggestedCode(company: string): string {
  const code = company
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST)
  return code.length < 4 ? '' : code
}
