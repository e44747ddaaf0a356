import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { useNoteNoShowMutation } from './no-shows.api.ts'

/** Where it is noted that nobody came for a car. */
export const { preload, Component } = staffPage({ section: 'no_shows', Content: NoShows })

function NoShows() {
  const [noted, setNoted] = useState(0)
  return <NoShowForm key={noted} onDone={() => setNoted(noted + 1)} />
}

const FIELDS: readonly FieldSpec[] = [
  { name: 'reference', kind: 'code' },
  { name: 'reason', kind: 'long_text' },
]

/** A text field's value; empty: nothing was typed. */
const typed = (value: unknown) => (typeof value === 'string' ? value : '')

function NoShowForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('no_shows')
  const [note] = useNoteNoShowMutation()
  const form = useStaffForm({
    id: 'no-show',
    fields: FIELDS,
    send: ({ reference, reason }) => note({ reference: typed(reference), reason: typed(reason) }),
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
