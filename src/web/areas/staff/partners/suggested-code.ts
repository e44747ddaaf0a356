const LONGEST = 12

/** A code made of a company's name, to be typed over: its Latin letters and digits; empty where they are too few. */
export function suggestedCode(company: string): string {
  const code = company
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST)
  return code.length < 4 ? '' : code
}
