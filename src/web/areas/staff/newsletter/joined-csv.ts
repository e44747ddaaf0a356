/** Pages of one table as one file: the heading of the first stands for all. */
export function joinedCsv(pages: readonly string[]): string {
  return pages.map((page, at) => (at === 0 ? page : page.replace(/^[^\n]*\n/, ''))).join('')
}
