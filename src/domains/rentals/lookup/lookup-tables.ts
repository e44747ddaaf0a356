/** Who asked for the references of an address. */
export type LookupTables = {
  reference_requests: { id: string; email: string; lang_id: number | null }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends LookupTables {}
}
