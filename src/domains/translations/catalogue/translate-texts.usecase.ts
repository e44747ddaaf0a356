import type { Clock } from '#kernel/clock.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import type { Catalogues } from './catalogues.service.ts'
import {
  isForMachine,
  usableMachineText,
  type AskMachine,
  type MachineFailure,
} from './machine-translation.ts'
import { charactersCounted, newTextsCounted } from './translation-budget.ts'
import { plainText } from './translation.ts'
import type { Audience, StoredText, TranslationStore } from './translation.store.ts'

/** Maximum texts added for a platform per day, so that a bot cannot fill the table. */
export const MAX_TEXTS_A_DAY = 500

/**
 * Returns the translation of each text, in order, or the English text if there is none. A text without one is counted
 * and stored for the translators, unless it is `temporary`, and sent to the machine if there is one. Both have daily
 * limits per network and in total.
 */
export type TranslateTexts = (
  wanted: Audience & { texts: readonly string[]; temporary: boolean; networkAddress: string },
) => Promise<string[]>

type Needs = {
  catalogues: Pick<Catalogues, 'of'>
  store: Pick<TranslationStore, 'find' | 'queue' | 'keepMachine'>
  /** Null if there is no translation service. */
  machine: AskMachine | null
  counts: Pick<WindowCounts, 'take'>
  /** Multiplies the daily budgets (RATE_LIMIT_SCALE). */
  scale: number
  onMachineFailure: (failure: MachineFailure) => void
  clock: Clock
}

export function translateTexts({
  catalogues,
  store,
  machine,
  counts,
  scale,
  onMachineFailure,
  clock,
}: Needs): TranslateTexts {
  const now = () => clock.now()

  /** Translates suitable texts by machine. Failures, and texts beyond the budget, are missing. */
  async function byMachine(texts: readonly string[], language: Audience['language'], networkAddress: string) {
    const translated = new Map<string, string>()
    const sent = texts.filter(isForMachine)
    if (!machine || sent.length === 0) return translated
    if ((await counts.take(charactersCounted(sent, networkAddress, scale), now())) > 0) return translated
    const answered = await machine(sent, language)
    if (!answered.ok) {
      onMachineFailure(answered.failure)
      return translated
    }
    for (const [at, english] of sent.entries()) {
      const usable = usableMachineText(english, language, answered.value[at] ?? '')
      if (usable !== null) translated.set(english, usable)
    }
    return translated
  }

  /** Stores texts, except new ones beyond the daily limit of the network. */
  async function kept(texts: readonly string[], audience: Audience, networkAddress: string) {
    const known = new Set((await store.find(texts, audience)).map(({ english }) => english))
    const fresh = texts.filter((text) => !known.has(text))
    const mayAdd =
      fresh.length === 0 ||
      (await counts.take(newTextsCounted(fresh.length, networkAddress, scale), now())) === 0
    const queued = mayAdd ? texts : [...known]
    if (queued.length === 0) return []
    return store.queue({ ...audience, texts: queued, mostADay: MAX_TEXTS_A_DAY, now: clock.now() })
  }

  return async ({ platform, language, texts, temporary, networkAddress }) => {
    // The texts are already English.
    if (language === 'en') return [...texts]
    const catalogue = await catalogues.of(platform, language)
    const unknown = [...new Set(texts)].filter((text) => !catalogue.has(text))
    const found = new Map<string, string>()
    if (unknown.length > 0) {
      const audience = { platform, language }
      const rows = temporary
        ? await store.find(unknown, audience)
        : await kept(unknown, audience, networkAddress)
      for (const { english, translation } of rows)
        if (translation) found.set(english, plainText(translation) ?? english)
      const translated = await byMachine(textsForMachine(unknown, rows, temporary), language, networkAddress)
      for (const [english, text] of translated) {
        found.set(english, text)
        const id = temporary ? undefined : rows.find((one) => one.english === english)?.id
        if (id !== undefined) await store.keepMachine(id, text, clock.now())
      }
    }
    return texts.map((text) => catalogue.get(text) ?? found.get(text) ?? text)
  }
}

/** Returns texts that need a translation. For temporary ones, this includes those never requested before. */
function textsForMachine(
  unknown: readonly string[],
  kept: readonly StoredText[],
  temporary: boolean,
): string[] {
  const stateOf = new Map(kept.map(({ english, state }) => [english, state]))
  return unknown.filter((text) => (stateOf.get(text) ?? (temporary ? 'missing' : undefined)) === 'missing')
}
