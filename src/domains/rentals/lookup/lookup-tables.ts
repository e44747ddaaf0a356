/** Requests to mail an address its booking references. */
export type LookupTables = {
  reference_requests: { id: string; email: string; lang_id: number | null }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends LookupTables {}
}
