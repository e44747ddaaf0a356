import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import type { StoredRecord } from '#domains/trips/records/staff-record.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useLanguage } from '#ui/use-language.ts'
import { RowButton } from '../frame/row-button.tsx'
import { useChangeRecordMutation } from './fleet.api.ts'
import { recordName } from './record-name.ts'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'

/** Takes a record out of use, or back into it; what refers to it stays as it is. */
export function HideButton({ kind, record }: { kind: StaffRecord; record: StoredRecord }) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const toasted = useToasted()
  const [change, { isLoading }] = useChangeRecordMutation()
  const { id, version, hidden, ...fields } = record
  const name = recordName(kind, record, language)
  const press = () =>
    toasted(
      change({ kind, id, version, hidden: !hidden, fields }),
      t(hidden ? 'done.shown' : 'done.hidden', { name: isolate(name) }),
    )
  return (
    <RowButton busy={isLoading} onClick={() => void press()}>
      {t(hidden ? 'show' : 'hide')}
      <bdi className="sr-only">{name}</bdi>
    </RowButton>
  )
}
