import type { Instant, JsonText, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Pages of content, their versions, and publications; the last publication not withdrawn is shown. */
export type ContentTables = {
  content_pages: { page: string; published: Optional<number>; changed_at: NullableInstant }
  content_versions: {
    page: string
    number: number
    body: JsonText
    author_id: string | null
    created_at: Instant
  }
  content_publications: {
    page: string
    place: number
    number: number
    published_by: string | null
    published_at: Instant
    withdrawn_at: NullableInstant
  }
  content_generation: { only_row: boolean; value: number }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ContentTables {}
}
