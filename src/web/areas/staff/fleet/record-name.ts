import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import type { StoredRecord } from '#domains/trips/records/staff-record.contract.ts'
import { nameLanguage, type Language } from '#kernel/locale.ts'

/** Records with a name in each language. */
const BILINGUAL_RECORDS: ReadonlySet<StaffRecord> = new Set(['cities', 'places', 'zones', 'vehicle-types'])

/** Returns the display name of a record. */
export function recordName(kind: StaffRecord, record: StoredRecord, language: Language): string {
  if (kind === 'vehicles') return String(record['plate'])
  if (kind === 'vehicle-models') return `${String(record['make'])} ${String(record['model'])}`
  if (kind === 'banners') return String(record[`title_${nameLanguage(language)}`])
  if (BILINGUAL_RECORDS.has(kind)) return String(record[`name_${nameLanguage(language)}`])
  return String(record['name'])
}
