import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { readNotes, type Note } from './notes.ts'

const ADD = 'add-note'

type NoteFieldsProps = { change: (metadata: WidgetConfig['metadata']) => void }

/** Rows of the `metadata` of each booking; buttons add and remove rows, and keep the focus. */
export function NoteFields({ change }: NoteFieldsProps) {
  const { t } = useTranslation('widget')
  const box = useRef<HTMLFieldSetElement>(null)
  const [notes, setNotes] = useState<readonly Note[]>([])
  // Set by a button, for after its row is there or gone.
  const [focusOn, setFocusOn] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (focusOn) box.current?.querySelector<HTMLElement>(`#${focusOn.id}`)?.focus()
  }, [focusOn])
  const { faults } = readNotes(notes)

  function set(next: readonly Note[]) {
    setNotes(next)
    change(readNotes(next).metadata)
  }

  function add() {
    const id = Math.max(0, ...notes.map((note) => note.id)) + 1
    set([...notes, { id, name: '', value: '' }])
    setFocusOn({ id: `note-${id}` })
  }

  function type(id: number, changes: Partial<Note>) {
    set(notes.map((note) => (note.id === id ? { ...note, ...changes } : note)))
  }

  return (
    <fieldset ref={box} className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{t('notes.title')}</legend>
      <p className="text-xs text-ink-soft">{t('notes.hint')}</p>
      {notes.map(({ id, name, value }, at) => (
        <div key={id} role="group" aria-label={t('notes.note', { number: at + 1 })} className="flex gap-2">
          <TextField
            id={`note-${id}`}
            className="flex-1"
            label={t('notes.name')}
            error={faults.has(id) && t(`notes.faults.${faults.get(id)}`)}
            dir="ltr"
            autoComplete="off"
            value={name}
            onChange={({ target }) => type(id, { name: target.value })}
          />
          <TextField
            className="flex-1"
            label={t('notes.value')}
            dir="auto"
            autoComplete="off"
            value={value}
            onChange={({ target }) => type(id, { value: target.value })}
          />
          <button
            type="button"
            aria-label={t('notes.remove', { number: at + 1 })}
            onClick={() => {
              set(notes.filter((note) => note.id !== id))
              setFocusOn({ id: ADD })
            }}
            className="mt-5 flex size-12 shrink-0 items-center justify-center rounded-field text-ink-soft hover:bg-coral-wash hover:text-coral-deep"
          >
            <Trash2 className="size-5" />
          </button>
        </div>
      ))}
      <Button id={ADD} look="second" className="self-start" onClick={add}>
        <Plus className="size-5" />
        {t('notes.add')}
      </Button>
    </fieldset>
  )
}
