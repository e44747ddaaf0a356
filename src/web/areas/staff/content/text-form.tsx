import { useColon, useLanguage } from '#ui/use-language.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import { useState, useEffect } from 'react'
import type { ContentPage } from '#domains/content/content-page.contract.ts'
import type { z } from 'zod'
import { languageOfTag, type Localized } from '#kernel/locale.ts'
import type { DraftBody, StaffContentVersion } from '#domains/content/staff-content.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHeader } from '#web/app/store.ts'
import type { Values } from '../form/draft.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { Form } from '#web/forms/form.tsx'
import { aligned, bodyOf, changedTexts, type Body, type ChangedText } from './body-languages.ts'
import { useSaveDraftMutation, useReadVersionQuery } from './content.api.ts'
import { SideBySide } from './side-by-side.tsx'
import { bodyFields, textFields } from './text-fields.ts'
import type { FieldValues, UseFormWatch } from 'react-hook-form'
import { forgetDraft, saveDraft, storedDraft } from '#web/forms/form-draft.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'

type TextFormProps = {
  page: ContentPage
  /** The version that the form starts from. */
  version: StaffContentVersion
  newest: number
  onDiscard: () => void
}

/**
 * Edits a page’s text in every language and saves it as the next version. If a colleague has saved one in the
 * meantime, it shows their changes and confirms before overwriting them. Unsaved input stays in this tab.
 */
export function TextForm({ page, version, newest, onDiscard }: TextFormProps) {
  const { t } = useTranslation('staff_content')
  const { lang_id } = useHeader()
  const [save] = useSaveDraftMutation()
  const name = `content-${page}`
  const unsaved = useUnsavedDraft(name)
  /** The newest known version; changes in later versions are compared with it. */
  const [base, setBase] = useState(unsaved?.base ?? newest)
  const isStale = newest > base
  const fields = textFields(page)
  const form = useStaffForm({
    id: 'text',
    fields: bodyFields(page),
    values: unsaved?.values ?? aligned(fields, version.body as Body),
    send: (values) =>
      save({
        page,
        base: newest,
        body: bodyOf(fields, values as Localized<Values>),
        lang_id,
      } as z.input<typeof DraftBody>),
    success: ({ version: saved }) => t('done.saved', { version: saved }),
    done: ({ version: saved }) => {
      discardDraft(name)
      setBase(saved)
    },
  })
  useSavedDraft(name, base, form.watch)
  const discard = () => {
    discardDraft(name)
    onDiscard()
  }
  return (
    <Form
      form={form}
      label={t(isStale ? 'save_over' : 'save')}
      variant="main"
      className="flex flex-col gap-6"
    >
      {unsaved && base === unsaved.base && (
        <Notice tone="plain" title={t('kept')}>
          <Button variant="quiet" className="-ms-5" onClick={discard}>
            {t('discard')}
          </Button>
        </Notice>
      )}
      {isStale && <ChangedTexts page={page} before={base} after={newest} />}
      <SideBySide form={form} specs={fields} at="" />
    </Form>
  )
}

type UnsavedDraft = { base: number; values: Values }

/** Unsaved input of this tab and the version it is based on. Null if there is none. */
function useUnsavedDraft(name: string): UnsavedDraft | null {
  const [unsaved] = useState(() => (typeof window === 'undefined' ? null : readUnsavedDraft(name)))
  return unsaved
}

function readUnsavedDraft(name: string): UnsavedDraft | null {
  const { base = '', values = '' } = storedDraft(tabStorage(), name)
  try {
    return base === '' ? null : { base: Number(base), values: JSON.parse(values) as Values }
  } catch {
    return null
  }
}

function discardDraft(name: string): void {
  forgetDraft(tabStorage(), name)
}

/** Saves the input in this tab on each keystroke, so that a reload or a lost connection loses nothing. */
function useSavedDraft(name: string, base: number, watch: UseFormWatch<FieldValues>): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) =>
      saveDraft(tabStorage(), name, { base: String(base), values: JSON.stringify(values) }),
    )
    return unsubscribe
  }, [name, base, watch])
}

type ChangedTextsProps = { page: ContentPage; before: number; after: number }

/** Changes in a version that a colleague saved in the meantime. */
function ChangedTexts({ page, before, after }: ChangedTextsProps) {
  const { t } = useTranslation('staff_content')
  const { data: old } = useReadVersionQuery({ page, version: before })
  const { data: now } = useReadVersionQuery({ page, version: after })
  const changed = old && now ? changedTexts(old.body, now.body) : []
  return (
    <Notice
      tone="careful"
      title={t('changed_since', { version: after, author: now?.author ?? t('somebody') })}
    >
      <ul className="mt-1 list-disc ps-5">
        {changed.map((one) => (
          <Changed key={one.path} changed={one} />
        ))}
      </ul>
      <p className="mt-2">{t('save_over_text')}</p>
    </Notice>
  )
}

/** Label of a field such as “English: Sections 2, Heading”, and its current text. */
function Changed({ changed: { path, text } }: { changed: ChangedText }) {
  const { t } = useTranslation('staff_content')
  const colon = useColon()
  const language = useLanguage()
  const [code = 'en', ...parts] = path.split('.')
  const place = parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : t(`fields.${part}`)))
  return (
    <li>
      {languageName(languageOfTag(code) ?? 'en', language)}
      {colon}
      {place.join(' ')}
      {text === null ? (
        <span className="block text-ink-soft">{t('taken_away')}</span>
      ) : (
        <bdi lang={code} className="line-clamp-2 block text-ink-soft">
          {text}
        </bdi>
      )}
    </li>
  )
}
