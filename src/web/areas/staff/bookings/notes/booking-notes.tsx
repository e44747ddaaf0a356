import type { BookingNote } from '#domains/rentals/staff/notes/booking-note.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { textOf } from '../../form/draft.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import { useStaffForm } from '../../form/use-staff-form.ts'
import { useAddBookingNoteMutation, useListBookingNotesQuery } from './booking-notes.api.ts'

/** Notes on a booking, and a form to add one with mentions. */
export function BookingNotes({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('booking_notes')
  return (
    <SectionCard title={t('title')}>
      <Answered query={useListBookingNotesQuery({ id: bookingId })} height="h-40">
        {({ items, colleagues }) => (
          <>
            {items.length === 0 ? (
              <p className="text-sm text-ink-soft">{t('none')}</p>
            ) : (
              <ol className="divide-y divide-line text-sm">
                {items.map((note) => (
                  <Note key={note.note_id} note={note} />
                ))}
              </ol>
            )}
            <NewNote bookingId={bookingId} names={[...new Set(colleagues.map(({ name }) => name))]} />
          </>
        )}
      </Answered>
    </SectionCard>
  )
}

function Note({ note: { by, text, created_at } }: { note: BookingNote }) {
  const { t } = useTranslation('booking_notes')
  return (
    <li className="py-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <bdi>{by}</bdi>
        <InstantText value={created_at} className="tabular" />
      </p>
      <p dir="auto" className="break-words whitespace-pre-line">
        {text ?? t('erased')}
      </p>
    </li>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'text', kind: 'long_text' }]

function NewNote({ bookingId, names }: { bookingId: string; names: readonly string[] }) {
  const { t } = useTranslation('booking_notes')
  const [add] = useAddBookingNoteMutation()
  const form = useStaffForm({
    id: 'note',
    fields: FIELDS,
    send: ({ text }) => add({ id: bookingId, text: textOf(text) }),
    success: t('added'),
    done: (): void => form.begin(),
  })
  return (
    <Form form={form} label={t('add')}>
      <StaffFields form={form} specs={FIELDS} words="booking_notes:fields" />
      <SelectField
        label={t('mention')}
        value=""
        none={t('mention_none')}
        onChange={(event) =>
          form.setValue('text', mentioning(textOf(form.getValues('text')), event.target.value))
        }
        options={names.map((name) => ({ value: name, label: name }))}
      />
    </Form>
  )
}

function mentioning(text: string, name: string): string {
  return name === '' ? text : `${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `
}
