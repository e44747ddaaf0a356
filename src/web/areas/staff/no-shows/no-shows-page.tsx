import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { useRecordNoShowMutation } from './no-shows.api.ts'

/** Records no-shows. */
export const { preload, Component } = staffPage({ section: 'no_shows', Content: NoShows })

function NoShows() {
  const [recorded, setRecorded] = useState(0)
  return <NoShowForm key={recorded} onDone={() => setRecorded(recorded + 1)} />
}

const FIELDS: readonly FieldSpec[] = [
  { name: 'reference', kind: 'code' },
  { name: 'reason', kind: 'long_text' },
]

/** Returns the value of a text field; empty if there is none. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function NoShowForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('no_shows')
  const [recordNoShow] = useRecordNoShowMutation()
  const form = useStaffForm({
    id: 'no-show',
    fields: FIELDS,
    send: ({ reference, reason }) => recordNoShow({ reference: textOf(reference), reason: textOf(reason) }),
    success: ({ reference }) => t('done', { reference }),
    done: onDone,
  })
  return (
    <div className="max-w-2xl">
      <StaffForm form={form} label={t('send')} words="no_shows:fields">
        <p className="text-sm text-ink-soft">{t('text')}</p>
      </StaffForm>
    </div>
  )
}
