import { readFileSync } from 'node:fs'
import type { App } from '#platform/app.ts'
import type { Language } from '#kernel/locale.ts'
import { statementSheet, type ShownStatement } from './statement-sheet.ts'

const SHEET = readFileSync(new URL('statement.typ', import.meta.url), 'utf8')

/** Returns a statement as a document for `pdfOf`. */
export function statementDocument(statement: ShownStatement, seller: App['seller'], language: Language) {
  return { document: SHEET, data: statementSheet(statement, seller, language), at: statement.madeAt }
}
