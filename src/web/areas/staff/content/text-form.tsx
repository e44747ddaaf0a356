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
import { forgetDraft, keepDraft, storedDraft } from '#web/forms/form-draft.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'

type TextFormProps = {
  page: ContentPage
  /** The version whose text it begins with. */
  version: StaffContentVersion
  newest: number
  onDiscard: () => void
}

/**
 * A page’s text in every language, saved as its next version. Where a colleague has saved meanwhile it shows what they
 * changed, and saves over that only when told to again; what was typed and not saved stays in this tab.
 */
export function TextForm({ page, version, newest, onDiscard }: TextFormProps) {
  const { t } = useTranslation('staff_content')
  const { lang_id } = useHeader()
  const [save] = useSaveDraftMutation()
  const name = `content-${page}`
  const kept = useKeptTyping(name)
  /** The newest version that is known here, and the one beside which a later one is shown as changed. */
  const [base, setBase] = useState(kept?.base ?? newest)
  const isStale = newest > base
  const fields = textFields(page)
  const form = useStaffForm({
    id: 'text',
    fields: bodyFields(page),
    values: kept?.values ?? aligned(fields, version.body as Body),
    send: (values) =>
      save({
        page,
        base: newest,
        body: bodyOf(fields, values as Localized<Values>),
        lang_id,
      } as z.input<typeof DraftBody>),
    success: ({ version: saved }) => t('done.saved', { version: saved }),
    done: ({ version: saved }) => {
      forgetTyping(name)
      setBase(saved)
    },
  })
  useKeepTyping(name, base, form.watch)
  const discard = () => {
    forgetTyping(name)
    onDiscard()
  }
  return (
    <Form form={form} label={t(isStale ? 'save_over' : 'save')} look="main" className="flex flex-col gap-6">
      {kept && base === kept.base && (
        <Notice tone="plain" title={t('kept')}>
          <Button look="quiet" className="-ms-5" onClick={discard}>
            {t('discard')}
          </Button>
        </Notice>
      )}
      {isStale && <ChangedTexts page={page} before={base} after={newest} />}
      <SideBySide form={form} specs={fields} at="" />
    </Form>
  )
}

type KeptTyping = { base: number; values: Values }

/** Unsaved input of this tab and the version it is based on. Null if there is none. */
function useKeptTyping(name: string): KeptTyping | null {
  const [kept] = useState(() => (typeof window === 'undefined' ? null : keptTyping(name)))
  return kept
}

function keptTyping(name: string): KeptTyping | null {
  const { base = '', values = '' } = storedDraft(tabStorage(), name)
  try {
    return base === '' ? null : { base: Number(base), values: JSON.parse(values) as Values }
  } catch {
    return null
  }
}

function forgetTyping(name: string): void {
  forgetDraft(tabStorage(), name)
}

/** Keeps what is typed in this tab with each key, so that a lost connection or a reload loses nothing. */
function useKeepTyping(name: string, base: number, watch: UseFormWatch<FieldValues>): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) =>
      keepDraft(tabStorage(), name, { base: String(base), values: JSON.stringify(values) }),
    )
    return unsubscribe
  }, [name, base, watch])
}

type ChangedTextsProps = { page: ContentPage; before: number; after: number }

/** Changes by a colleague in a version that was saved meanwhile. */
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

/** A place such as “English: Sections 2, Heading”, and the text that is there now. */
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
