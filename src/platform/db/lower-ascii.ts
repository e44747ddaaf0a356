import { sql, type RawBuilder } from 'kysely'

/**
 * Returns SQL for an email address in lower case. `lower()` depends on the database's locale: in Turkish, `I` becomes
 * `ı`. The index mails_found uses this exact expression.
 */
export function lowerAscii(column: string): RawBuilder<string> {
  return sql<string>`translate(${sql.ref(column)}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')`
}
