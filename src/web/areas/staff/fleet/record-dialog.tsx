import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { type StaffRecord, SLUG_RECORDS } from '#domains/trips/records/record-fields.contract.ts'
import type { StoredRecord, StoredRecords } from '#domains/trips/records/staff-record.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useColon, useLanguage } from '#ui/use-language.ts'
import { recordName } from './record-name.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useAddRecordMutation, useChangeRecordMutation, useStaffRecordsQuery } from './fleet.api.ts'
import { RECORD_FORMS } from './record-forms.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { Notice } from '#ui/notice.tsx'
import { FieldText } from '../form/field-text.tsx'

/** The kind and the record to edit. A null record is a new one. */
export type Chosen = { kind: StaffRecord; record: StoredRecord | null }

type RecordDialogProps = {
  chosen: Chosen | null
  onClose: () => void
}

/** The form of a record in a sheet next to its list. */
export function RecordDialog({ chosen, onClose }: RecordDialogProps) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const title = chosen?.record
    ? recordName(chosen.kind, chosen.record, language)
    : t(`add.${chosen?.kind ?? 'vehicles'}`)
  return (
    <Dialog open={chosen !== null} onClose={onClose} kind="sheet" title={title}>
      {chosen && <RecordForm chosen={chosen} onDone={onClose} />}
    </Dialog>
  )
}

const ID: FieldSpec = { name: 'id', kind: 'code' }

type RecordFormProps = { chosen: Chosen; onDone: () => void }

/**
 * Adds or changes a record. If a colleague has changed it in the meantime, it shows their changes and
 * confirms before overwriting them: it saves the fields entered here, with their other fields.
 */
function RecordForm({ chosen: { kind, record }, onDone }: RecordFormProps) {
  const { t } = useTranslation('fleet')
  const [add] = useAddRecordMutation()
  const [change] = useChangeRecordMutation()
  const { data } = useStaffRecordsQuery({ kind, search: record?.id ?? '' }, { skip: !record })
  const now = record && (data?.items.find(({ id }) => id === record.id) ?? record)
  const isStale = record !== null && now !== null && now.version !== record.version
  const fields =
    record === null && SLUG_RECORDS.has(kind) ? [ID, ...RECORD_FORMS[kind].fields] : RECORD_FORMS[kind].fields
  const form = useStaffForm({
    id: 'record',
    fields,
    values: record ?? undefined,
    now: now ?? undefined,
    send: async (values) =>
      now
        ? change({ kind, id: now.id, version: now.version, hidden: now.hidden, fields: values })
        : add({ kind, fields: values }),
    success: t('done.saved'),
    done: onDone,
  })
  return (
    <StaffForm form={form} label={t(isStale ? 'save_over' : 'save')} words="fleet:fields">
      {isStale && <ChangedSince kind={kind} before={record} after={now} names={data?.names ?? {}} />}
    </StaffForm>
  )
}

type ChangedSinceProps = {
  kind: StaffRecord
  before: StoredRecord
  after: StoredRecord
  names: StoredRecords['names']
}

/** Changes by a colleague since the record was opened. */
function ChangedSince({ kind, before, after, names }: ChangedSinceProps) {
  const { t } = useTranslation('fleet')
  const colon = useColon()
  const changed = RECORD_FORMS[kind].fields.filter(
    ({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return (
    <Notice tone="careful" title={t('changed_since')}>
      <ul className="mt-1 list-disc ps-5">
        {changed.map((spec) => (
          <li key={spec.name}>
            {t(`fields.${spec.name}`)}
            {colon}
            <FieldText spec={spec} value={after[spec.name]} names={names} words="fleet:fields" />
          </li>
        ))}
        {before.hidden !== after.hidden && <li>{t(after.hidden ? 'is_hidden' : 'is_shown')}</li>}
      </ul>
    </Notice>
  )
}
