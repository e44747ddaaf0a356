type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name

type Snake<Name> = Name extends `${infer Character}${infer Rest}`
  ? `${Character extends Lowercase<Character> ? Character : `_${Lowercase<Character>}`}${Snake<Rest>}`
  : Name

/** Converts a row to the names of a record: `time_zone` becomes `timeZone`. Reads only the record's own fields. */
export function camelKeys<Row extends object>(row: Row) {
  return renamed(row, camelNames) as { [Column in keyof Row as Camel<Column>]: Row[Column] }
}

/** Converts a record to the names of its columns: `timeZone` becomes `time_zone`. */
export function snakeKeys<Record extends object>(record: Record) {
  return renamed(record, snakeNames) as { [Name in keyof Record as Snake<Name>]: Record[Name] }
}

/** Converted names are cached: there are only as many as the tables have columns. */
const camelNames = namesBy((name) =>
  name.replace(/_([a-z0-9])/g, (_, character: string) => character.toUpperCase()),
)
const snakeNames = namesBy((name) => name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`))

function renamed(from: object, nameOf: (name: string) => string): object {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [nameOf(name), value]))
}

function namesBy(rename: (name: string) => string) {
  const known = new Map<string, string>()
  return (name: string): string => {
    let other = known.get(name)
    if (other === undefined) known.set(name, (other = rename(name)))
    return other
  }
}
