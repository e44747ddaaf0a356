/**
 * The migrations among the files of their folder, in the order in which they run: by number. A file that is named otherwise,
 * or has another's number, is refused.
 * An index of a table that may be big is built by a file of its own (`build-index.ts`).
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
