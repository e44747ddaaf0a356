import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import type { StoredRecord } from '#domains/trips/records/staff-record.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { RecordForm } from './record-form.tsx'
import { recordName } from './record-name.ts'

/** What the dialog is about; no record: a new one. */
export type Chosen = { kind: StaffRecord; record: StoredRecord | null }

type RecordDialogProps = {
  chosen: Chosen | null
  onClose: () => void
}

/** A record's form, beside its list. */
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
