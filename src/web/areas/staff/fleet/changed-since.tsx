import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import type { StoredRecord, StoredRecords } from '#domains/trips/records/staff-record.contract.ts'
import { Notice } from '#ui/notice.tsx'
import { FieldText } from '../form/field-text.tsx'
import { RECORD_FORMS } from './record-forms.ts'

type ChangedSinceProps = {
  kind: StaffRecord
  before: StoredRecord
  after: StoredRecord
  names: StoredRecords['names']
}

/** What a colleague has changed of a record since it was opened. */
export function ChangedSince({ kind, before, after, names }: ChangedSinceProps) {
  const { t } = useTranslation('fleet')
  const changed = RECORD_FORMS[kind].fields.filter(
    ({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return (
    <Notice tone="careful" title={t('changed_since')}>
      <ul className="mt-1 list-disc ps-5">
        {changed.map((spec) => (
          <li key={spec.name}>
            {t(`fields.${spec.name}`)}:{' '}
            <FieldText spec={spec} value={after[spec.name]} names={names} words="fleet:fields" />
          </li>
        ))}
        {before.hidden !== after.hidden && <li>{t(after.hidden ? 'is_hidden' : 'is_shown')}</li>}
      </ul>
    </Notice>
  )
}
