import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Preload } from '#web/app/page.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-content.tsx'
import { useNoteNoShowMutation } from './no-shows.api.ts'

export const preload: Preload = (args) => preloadStaff('no_shows', args, () => Promise.resolve())

/** Where it is noted that nobody came for a car. */
export function Component() {
  return <StaffPage section="no_shows">{() => <NoShows />}</StaffPage>
}

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
