/** Joins CSV pages into one file with a single header. */
export function joinedCsv(pages: readonly string[]): string {
  return pages.map((page, at) => (at === 0 ? page : page.replace(/^[^\n]*\n/, ''))).join('')
}
