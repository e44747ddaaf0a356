/**
 * Returns the migrations among the files of their folder, ordered by number. Throws if a file has an invalid name or a
 * duplicate number.
 * Build an index on a potentially large table in a separate file (`build-index.ts`).
 */
export function migrationNames(files: readonly string[]): string[] {
  const names = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => {
      const name = /^(?<name>\d{4}(?:_[a-z0-9]+)+)\.ts$/.exec(file)?.groups?.['name']
      if (name === undefined) throw new Error(`${file} is no name of a migration, such as 0001_places.ts`)
      return name
    })
    .toSorted()
  for (const [at, name] of names.entries())
    if (numberOf(names[at + 1]) === numberOf(name))
      throw new Error(`${name} and ${names[at + 1]} have one number`)
  return names
}

function numberOf(name: string | undefined): string | undefined {
  return name?.slice(0, 4)
}
