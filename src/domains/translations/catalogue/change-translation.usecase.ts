import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fitTranslation, type GivenTranslation, type TranslationFault } from './translation.ts'
import type { DecidedText, HeldText, TranslationStore } from './translation.store.ts'

/** `version`: the one shown to the translator. */
export type TranslationChange = { id: string; version: number } & (
  | { act: 'put'; translation: GivenTranslation }
  | { act: 'dismiss' }
)

export type ChangeTranslationFailure =
  | { code: 'text_not_found' | 'text_changed'; detail: string }
  | { code: 'translation_unfit'; detail: string; faults: readonly TranslationFault[] }

type Changed = Result<null, ChangeTranslationFailure>

/** Translates a text, corrects a translation, or dismisses a text, on behalf of a translator. */
export type ChangeTranslation = (change: TranslationChange, by: StaffActor) => Promise<Changed>

type Needs = {
  store: Pick<TranslationStore, 'hold' | 'change'>
  staffWrite: StaffWrite
  /** Lets this process answer with the change at once. */
  forget: () => void
}

/** Changes a text with optimistic locking: rejects the second concurrent edit. */
export function changeTranslation({ store, staffWrite, forget }: Needs): ChangeTranslation {
  return async (change, by) => {
    const changed = await staffWrite<Changed>(by, async (tx, now) => {
      const held = await store.hold(tx, change.id)
      if (!held) return fail(NOT_FOUND)
      const decided = decide(held, change)
      if (!decided.ok) return decided
      const after = decided.value
      await store.change(tx, held, after, now)
      return {
        value: ok(null),
        audited: {
          action: `${change.act}_translation` as const,
          subject: { kind: 'translation', id: held.id },
          before: { state: held.state, version: held.version, ...held.translation },
          after: { state: after.state, version: held.version + 1, ...after.translation },
        },
      }
    })
    forget()
    return changed
  }
}

const NOT_FOUND = { code: 'text_not_found', detail: 'There is no such text' } as const

function decide(held: HeldText, change: TranslationChange): Result<DecidedText, ChangeTranslationFailure> {
  if (held.version !== change.version)
    return fail({ code: 'text_changed', detail: `It is ${held.state} now, in version ${held.version}` })
  if (change.act === 'dismiss') return ok({ state: 'dismissed', translation: null })
  const fitted = fitTranslation(held.english, held.language, change.translation)
  if (fitted.ok) return ok({ state: 'translated', translation: fitted.value })
  return fail({ ...fitted.failure, detail: 'The translation does not fit its English text' })
}
