import type { Defaulted } from '#platform/db/columns.ts'

/** Requests to mail booking references to an address. */
export type LookupTables = {
  reference_requests: { id: string; email: string; lang_id: number | null; known_browser: Defaulted<boolean> }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends LookupTables {}
}
