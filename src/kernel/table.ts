/**
 * Builds records from a table, for data that read best as one: the names of the columns, then a row per record. A
 * missing column that a record needs does not compile.
 */
export function table<Of>() {
  return <const Names extends readonly (keyof Of)[]>(
    names: Names,
    rows: readonly Row<Of, Names>[],
  ): Pick<Of, Names[number]>[] =>
    rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])) as Pick<Of, Names[number]>)
}

type Row<Of, Names extends readonly (keyof Of)[]> = { readonly [At in keyof Names]: Of[Names[At]] }
