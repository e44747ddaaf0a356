import { useState } from 'react'
import type { SettingValue, StaffSetting } from '#domains/settings/setting.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import {
  settingsApi,
  useChangeSettingMutation,
  useListSettingChangesQuery,
  useListSettingsQuery,
} from './settings.api.ts'
import { useSettingText } from './use-setting-text.ts'
import { HistoryList } from '../frame/history-list.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { Parts } from '#ui/parts.tsx'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { DataTable } from '#ui/data-table.tsx'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'
import { RowButton } from '../frame/row-button.tsx'

/** Product settings by section with their last author, and a form to change one. */
export const { preload, Component } = staffPage({
  section: 'settings',
  load: ({ read }) => read(settingsApi.endpoints.listSettings, undefined),
  Content: Settings,
})

function Settings() {
  const { t } = useTranslation('staff_settings')
  const { called } = useSettingText()
  const [chosen, setChosen] = useState<StaffSetting | null>(null)
  const close = () => setChosen(null)
  return (
    <>
      <p className="max-w-3xl text-sm text-ink-soft">{t('text')}</p>
      <Answered query={useListSettingsQuery()}>
        {({ items }) => (
          <div className="flex flex-col gap-4">
            {sectionsOf(items).map((section) => (
              <SettingTable
                key={section}
                section={section}
                settings={items.filter((setting) => setting.section === section)}
                onChange={setChosen}
              />
            ))}
          </div>
        )}
      </Answered>
      <Dialog open={chosen !== null} onClose={close} kind="sheet" title={chosen ? called(chosen) : ''}>
        {chosen && (
          <>
            <SettingForm key={chosen.name} setting={chosen} onDone={close} />
            <SettingHistory setting={chosen} />
          </>
        )}
      </Dialog>
    </>
  )
}

/** Returns the sections in the order of the settings. */
function sectionsOf(settings: readonly StaffSetting[]): StaffSetting['section'][] {
  return [...new Set(settings.map(({ section }) => section))]
}

/** Changes of a setting, with author, time and value. */
function SettingHistory({ setting }: { setting: StaffSetting }) {
  const { t } = useTranslation('staff_settings')
  const { valued } = useSettingText()
  return (
    <section aria-label={t('history')} className="mt-6">
      <h3 className="text-base">{t('history')}</h3>
      <Answered query={useListSettingChangesQuery({ name: setting.name })} height="h-20">
        {({ items }) => (
          <HistoryList
            entries={items.map(({ at, by, before, after }) => ({
              key: at,
              at,
              by: by ?? t('somebody'),
              what:
                before !== null &&
                after !== null &&
                t('from_to', { before: valued(before, setting), after: valued(after, setting) }),
            }))}
            none={t('never_changed')}
          />
        )}
      </Answered>
    </section>
  )
}

type SettingFormProps = { setting: StaffSetting; onDone: () => void }

/**
 * Changes a setting. If a colleague has changed it in the meantime, it shows their change and confirms before
 * overwriting it.
 */
function SettingForm({ setting, onDone }: SettingFormProps) {
  const { t, messages } = useTranslation('staff_settings')
  const { called, valued } = useSettingText()
  const { lang_id } = useHeader()
  const [change] = useChangeSettingMutation()
  const { data } = useListSettingsQuery()
  const now = data?.items.find(({ name }) => name === setting.name) ?? setting
  const isStale = now.version !== setting.version
  const form = useStaffForm({
    id: 'setting',
    fields: [fieldOf(now, { label: called(setting), hint: hintOf(now) })],
    values: { value: setting.value },
    send: ({ value }) =>
      change({ name: setting.name, value: value as SettingValue, version: now.version, lang_id }),
    success: t('done', { name: called(setting) }),
    done: onDone,
  })

  function hintOf({ bounds, unit }: StaffSetting): string | undefined {
    if (bounds === null)
      return messages.exists(`staff_settings:hints.${setting.kind}`) ? t(`hints.${setting.kind}`) : undefined
    const [from, to] = [valued(bounds.from, { unit }), valued(bounds.to, { unit })]
    return t('between', { from, to })
  }
  return (
    <StaffForm form={form} label={t(isStale ? 'save_over' : 'save')} words="staff_settings:fields">
      <p className="text-sm text-ink-soft">{t(`texts.${setting.kind}`)}</p>
      {isStale && now.changed_at !== null && (
        <Notice tone="careful" title={t('changed_since')}>
          <Parts>
            {valued(now.value, now)}
            <InstantText value={now.changed_at} />
            <bdi>{now.changed_by ?? t('somebody')}</bdi>
          </Parts>
        </Notice>
      )}
    </StaffForm>
  )
}

function fieldOf(
  { shape, usual }: StaffSetting,
  labels: { label: string; hint: string | undefined },
): FieldSpec {
  const shared = { ...labels, name: 'value' }
  if (shape === 'switch') return { ...shared, kind: 'yes' }
  if (usual === null) return { ...shared, kind: 'code' }
  return { ...shared, kind: 'number', usual: [usual.from, usual.to] }
}

type SettingTableProps = {
  section: StaffSetting['section']
  settings: readonly StaffSetting[]
  onChange: (setting: StaffSetting) => void
}

/** Settings of one section with their last author. */
function SettingTable({ section, settings, onChange }: SettingTableProps) {
  const { t } = useTranslation('staff_settings')
  const { called, valued } = useSettingText()
  return (
    <DataTable
      caption={t(`sections.${section}`)}
      captionShown
      rows={settings}
      rowKey={({ name }) => name}
      empty={null}
      columns={{
        name: {
          label: t('setting'),
          heads: true,
          plain: true,
          render: ({ kind, plan }) => (
            <>
              <span className="font-medium">{t(`names.${kind}`)}</span>
              {plan !== null && (
                <span className="block text-ink-soft">
                  <bdi>{plan}</bdi>
                </span>
              )}
            </>
          ),
        },
        value: { label: t('value'), render: (setting) => valued(setting.value, setting) },
        changed: {
          label: t('changed'),
          render: ({ changed_at, changed_by, ...setting }) =>
            changed_at === null ? (
              <span className="text-ink-soft">{t('as_configured')}</span>
            ) : (
              <>
                <Parts>
                  <InstantText value={changed_at} />
                  <bdi>{changed_by ?? t('somebody')}</bdi>
                </Parts>
                <span className="block text-ink-soft">
                  {t('configured', { value: valued(setting.first, setting) })}
                </span>
              </>
            ),
        },
        act: {
          label: t('act'),
          atEnd: true,
          plain: true,
          render: (setting) => (
            <RowButton {...MAIN_ACTION} onClick={() => onChange(setting)}>
              {t('change')}
              <span className="sr-only">{called(setting)}</span>
            </RowButton>
          ),
        },
      }}
    />
  )
}
