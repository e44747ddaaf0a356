import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import {
  type Prefill,
  WIDGET_MODES,
  WIDGET_SCHEMES,
  type WidgetConfig,
} from '#domains/widget/widget-config.contract.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { contrast, readHex, WHITE } from '#kernel/colour.ts'
import { Notice } from '#ui/notice.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { type Note, readNotes } from './notes.ts'

const ADD = 'add-note'

const TABS = ['tabLocal', 'tabOutstaion', 'tabShuttle', 'tabSelfDrive'] as const
const TEXTS = ['xCorpId', 'marginTop', 'width', 'baseUrl', 'partnerCode', 'subId'] as const
const CHOICES = { language: LANGUAGE_CODES, mode: WIDGET_MODES, scheme: WIDGET_SCHEMES } as const

type SettingsFieldsProps = { settings: WidgetConfig; change: (changed: Partial<WidgetConfig>) => void }

/** Every field of the configuration. */
export function SettingsFields({ settings, change }: SettingsFieldsProps) {
  const { t } = useTranslation('widget')
  return (
    <>
      <TextField
        label={t('fields.apiKey')}
        hint={t('fields.apiKey_hint')}
        dir="ltr"
        autoComplete="off"
        value={settings.apiKey}
        onChange={({ target }) => change({ apiKey: target.value.trim() })}
      />
      <fieldset>
        <legend className="text-xs font-medium text-ink-soft">{t('fields.tabs')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {TABS.map((tab) => (
            <Checkbox
              key={tab}
              label={t(`fields.${tab}`)}
              checked={settings[tab]}
              onChange={({ target }) => change({ [tab]: target.checked })}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-2">
        <TextField
          label={t('fields.primaryColor')}
          dir="ltr"
          value={settings.primaryColor}
          onChange={({ target }) => change({ primaryColor: target.value })}
        />
        <ContrastNote color={settings.primaryColor} />
      </div>
      {Object.entries(CHOICES).map(([field, choices]) => (
        <SelectField
          key={field}
          label={t(`fields.${field}`)}
          value={settings[field as keyof typeof CHOICES]}
          onChange={({ target }) => change({ [field]: target.value })}
          options={choices.map((choice) => ({ value: choice, label: t(`choices.${choice}`) }))}
        />
      ))}
      {TEXTS.map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          dir="ltr"
          autoComplete="off"
          value={settings[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
      <Checkbox
        label={t('fields.asWebPage')}
        checked={settings.asWebPage}
        onChange={({ target }) => change({ asWebPage: target.checked })}
      />
      <PrefillFields prefill={settings.prefill} change={(prefill) => change({ prefill })} />
      <NoteFields change={(metadata) => change({ metadata })} />
    </>
  )
}

/** Minimum contrast of shapes, such as borders (WCAG 1.4.11), and of text (1.4.3). */
const SHAPE_CONTRAST = 3
const TEXT_CONTRAST = 4.5

/** States whether a primary colour has enough contrast (WCAG 1.4.3 and 1.4.11). */
function ContrastNote({ color }: { color: string }) {
  const { t } = useTranslation('widget')
  const primary = readHex(color)
  if (!primary) return <Notice tone="bad" title={t('contrast.unreadable')} />
  const ratio = contrast(primary, WHITE)
  const shown = { ratio: ratio.toFixed(2) }
  if (ratio >= TEXT_CONTRAST) return <Notice tone="good" title={t('contrast.good', shown)} />
  return (
    <Notice tone="careful" title={t(ratio < SHAPE_CONTRAST ? 'contrast.low' : 'contrast.text', shown)}>
      {t('contrast.darkened')}
    </Notice>
  )
}

/** `dir`: of a URL or a number in any language; else that of the input. */
const FIELDS = [
  { name: 'name', type: 'text', dir: 'auto' },
  { name: 'email', type: 'email', dir: 'ltr' },
  { name: 'phone', type: 'tel', dir: 'ltr' },
  { name: 'from', type: 'text', dir: 'auto' },
  { name: 'to', type: 'text', dir: 'auto' },
] as const

type PrefillFieldsProps = { prefill: Prefill; change: (prefill: Prefill) => void }

/** Fields that the page prefills for its visitors: examples here, replaced by the page's own script. */
function PrefillFields({ prefill, change }: PrefillFieldsProps) {
  const { t } = useTranslation('widget')
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{t('prefill.title')}</legend>
      {FIELDS.map(({ name, type, dir }) => (
        <TextField
          key={name}
          type={type}
          label={t(`prefill.${name}`)}
          dir={dir}
          autoComplete="off"
          value={prefill[name] ?? ''}
          onChange={({ target }) => change({ ...prefill, [name]: target.value })}
        />
      ))}
    </fieldset>
  )
}

type NoteFieldsProps = { change: (metadata: WidgetConfig['metadata']) => void }

/** Rows of the `metadata` of each booking; buttons add and remove rows, and keep the focus. */
function NoteFields({ change }: NoteFieldsProps) {
  const { t } = useTranslation('widget')
  const box = useRef<HTMLFieldSetElement>(null)
  const [notes, setNotes] = useState<readonly Note[]>([])
  // Element to focus after a row is added or removed.
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
      <Button id={ADD} variant="second" className="self-start" onClick={add}>
        <Plus className="size-5" />
        {t('notes.add')}
      </Button>
    </fieldset>
  )
}
