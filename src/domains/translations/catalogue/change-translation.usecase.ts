import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './staff-translation-operations.contract.ts'
import { findTranslation, selectTranslations } from './translation-read.store.ts'
import { fitTranslation, type TranslationInput, type TranslationFault } from './translation.ts'
import { changeText, lockText, type DecidedText, type LockedText } from './translation.store.ts'

type ChangingApp = Pick<App, 'db' | 'clock' | 'ownTranslations' | 'catalogues'>

/** `version`: the one shown to the translator. */
type TranslationChange = { id: string; version: number } & (
  | { act: 'put'; translation: TranslationInput }
  | { act: 'dismiss' }
)

type ChangeFailure =
  | { code: 'text_changed'; detail: string }
  | { code: 'translation_unfit'; detail: string; faults: readonly TranslationFault[] }

const noSuchText = fail({ code: 'text_not_found', detail: 'There is no such text' } as const)

/** Lists texts that were requested, newest first. */
export function listTranslations(
  app: Pick<App, 'db' | 'ownTranslations'>,
  { query }: Call<typeof operations.listTranslations>,
) {
  const { page_size: limit, changed_since: changedSince, ...filter } = query
  return selectTranslations(app, { ...filter, limit, changedSince })
}

/** Translates a text, or corrects its translation. */
export function putTranslation(
  app: ChangingApp,
  { params, body: { version, text, forms }, by }: Call<typeof operations.putTranslation>,
) {
  return change(app, { ...params, version, act: 'put', translation: { text, forms } }, by)
}

/** Leaves a text untranslated. */
export function dismissTranslation(
  app: ChangingApp,
  { params, body: { version }, by }: Call<typeof operations.dismissTranslation>,
) {
  return change(app, { ...params, version, act: 'dismiss' }, by)
}

/** Changes a text with optimistic locking: rejects the second concurrent edit. */
async function change(app: ChangingApp, request: TranslationChange, by: StaffActor) {
  const changed = await writeAudited(app, by, async (tx, now, audit) => {
    const locked = await lockText(tx, request.id)
    if (!locked) return noSuchText
    const decided = decide(locked, request)
    if (!decided.ok) return decided
    const after = decided.value
    await changeText(tx, locked, after, now)
    await audit({
      action: `${request.act}_translation`,
      subject: { kind: 'translation', id: locked.id },
      before: { state: locked.state, version: locked.version, ...locked.translation },
      after: { state: after.state, version: locked.version + 1, ...after.translation },
    })
    return ok(null)
  })
  app.catalogues.forget()
  if (!changed.ok) return changed
  const translation = await findTranslation(app, request.id)
  return translation ? ok({ translation }) : noSuchText
}

function decide(locked: LockedText, change: TranslationChange): Result<DecidedText, ChangeFailure> {
  if (locked.version !== change.version)
    return fail({ code: 'text_changed', detail: `It is ${locked.state} now, in version ${locked.version}` })
  if (change.act === 'dismiss') return ok({ state: 'dismissed', translation: null })
  const fitted = fitTranslation(locked.english, locked.language, change.translation)
  if (fitted.ok) return ok({ state: 'translated', translation: fitted.value })
  return fail({ ...fitted.failure, detail: 'The translation does not fit its English text' })
}
