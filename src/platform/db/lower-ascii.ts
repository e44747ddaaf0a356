import { sql, type RawBuilder } from 'kysely'

/**
 * An e-mail address in lower case: `lower()` knows letters by the locale of the database, in Turkish `I` as `ı`. The index mails_found
 * is on this very expression.
 */
export function lowerAscii(column: string): RawBuilder<string> {
  return sql<string>`translate(${sql.ref(column)}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')`
}
