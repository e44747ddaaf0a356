import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { WIDGET_MODES, WIDGET_SCHEMES, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { NoteFields } from './note-fields.tsx'
import { PrefillFields } from './prefill-fields.tsx'

const TABS = ['tabLocal', 'tabOutstaion', 'tabShuttle', 'tabSelfDrive'] as const
const TEXTS = ['xCorpId', 'marginTop', 'width', 'baseUrl', 'partnerCode', 'subId'] as const
const CHOICES = { language: ['en', 'ar'], mode: WIDGET_MODES, scheme: WIDGET_SCHEMES } as const

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
