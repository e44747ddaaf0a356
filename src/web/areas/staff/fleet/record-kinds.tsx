import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { STAFF_RECORDS, type StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'

/** The kinds of records as links. */
export function RecordKinds({ current }: { current: StaffRecord }) {
  const { t } = useTranslation('fleet')
  return (
    <ChoiceLinks
      label={t('kinds_label')}
      choices={STAFF_RECORDS.map((kind) => ({
        to: `/staff/fleet/${kind}`,
        text: t(`kinds.${kind}`),
        isCurrent: kind === current,
      }))}
    />
  )
}
