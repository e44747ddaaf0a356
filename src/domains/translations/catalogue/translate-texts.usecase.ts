import type { App } from '#platform/app.ts'
import { type TranslationService, isForMachine, usableMachineText } from './machine-translation.ts'
import { plainText } from './translation.ts'
import {
  type Audience,
  findTexts,
  queueTexts,
  type StoredText,
  storeMachineText,
} from './translation.store.ts'
import { networksOf } from '#kernel/network.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const DAY = 24 * 3600

/** Maximum characters sent to the translation service per day, because it charges by character. */
const CHARACTERS = { all: 1_000_000, network: 50_000 } as const

/** Maximum new texts of one network per day, of the 500 per platform. */
const NEW_TEXTS_OF_NETWORK = 100

/** Maximum texts added for a platform per day, so that a bot cannot fill the table. */
export const MAX_TEXTS_A_DAY = 500

declare module '#platform/app.ts' {
  interface App {
    /** Null if there is no translation service. */
    translationService: TranslationService | null
  }
}

/** The parts of the app that translate texts. */
export type TranslatingApp = Pick<
  App,
  'db' | 'clock' | 'catalogues' | 'translationService' | 'windowCounts' | 'limitScale' | 'log'
>

type TextsQuery = Audience & { texts: readonly string[]; temporary: boolean; networkAddress: string }

/**
 * Returns the translation of each text, in order, or the English text if there is none. A text without one is counted
 * and stored for the translators, unless it is `temporary`, and sent to the machine if there is one. Both have daily
 * limits per network and in total.
 */
export async function translateTexts(
  app: TranslatingApp,
  { platform, language, texts, temporary, networkAddress }: TextsQuery,
): Promise<string[]> {
  // The texts are already English.
  if (language === 'en') return [...texts]
  const catalogue = await app.catalogues.of(platform, language)
  const unknown = [...new Set(texts)].filter((text) => !catalogue.has(text))
  const found = new Map<string, string>()
  if (unknown.length > 0) {
    const query = { platform, language, texts: unknown }
    const rows = temporary ? await findTexts(app.db, query) : await storeTexts(app, query, networkAddress)
    for (const { english, translation } of rows)
      if (translation) found.set(english, plainText(translation) ?? english)
    const sent = textsForMachine(unknown, rows, temporary)
    const translated = await translateByMachine(app, sent, language, networkAddress)
    for (const [english, text] of translated) {
      found.set(english, text)
      const id = temporary ? undefined : rows.find((one) => one.english === english)?.id
      if (id !== undefined) await storeMachineText(app.db, id, text, app.clock.now())
    }
  }
  return texts.map((text) => catalogue.get(text) ?? found.get(text) ?? text)
}

/** Stores texts, except new ones beyond the daily limit of the network. */
async function storeTexts(
  { db, clock, windowCounts, limitScale }: TranslatingApp,
  query: Audience & { texts: readonly string[] },
  networkAddress: string,
): Promise<StoredText[]> {
  const known = new Set((await findTexts(db, query)).map(({ english }) => english))
  const fresh = query.texts.filter((text) => !known.has(text))
  const mayAdd =
    fresh.length === 0 ||
    (await windowCounts.take(newTextsCounted(fresh.length, networkAddress, limitScale), clock.now())) === 0
  const texts = mayAdd ? query.texts : [...known]
  if (texts.length === 0) return []
  return queueTexts(db, { ...query, texts }, { maxADay: MAX_TEXTS_A_DAY, now: clock.now() })
}

/** Translates suitable texts by machine. Failures, and texts beyond the budget, are missing. */
async function translateByMachine(
  { clock, translationService, windowCounts, limitScale, log }: TranslatingApp,
  texts: readonly string[],
  language: Audience['language'],
  networkAddress: string,
): Promise<ReadonlyMap<string, string>> {
  const translated = new Map<string, string>()
  const sent = texts.filter(isForMachine)
  if (!translationService || sent.length === 0) return translated
  const counted = charactersCounted(sent, networkAddress, limitScale)
  if ((await windowCounts.take(counted, clock.now())) > 0) return translated
  const answered = await translationService(sent, language)
  if (!answered.ok) {
    log.warn({ failure: answered.failure }, 'the translation service translated nothing')
    return translated
  }
  for (const [at, english] of sent.entries()) {
    const usable = usableMachineText(english, language, answered.value[at] ?? '')
    if (usable !== null) translated.set(english, usable)
  }
  return translated
}

/** Returns texts that need a translation. For temporary ones, this includes those never requested before. */
function textsForMachine(
  unknown: readonly string[],
  stored: readonly StoredText[],
  temporary: boolean,
): string[] {
  const stateOf = new Map(stored.map(({ english, state }) => [english, state]))
  return unknown.filter((text) => (stateOf.get(text) ?? (temporary ? 'missing' : undefined)) === 'missing')
}

/** Returns the counters of characters sent to the service, in total and per network. */
function charactersCounted(texts: readonly string[], networkAddress: string, scale: number): Counted[] {
  const by = texts.reduce((sum, text) => sum + text.length, 0)
  return [
    { name: 'translated characters', limit: { most: Math.round(CHARACTERS.all * scale), seconds: DAY }, by },
    ...ofNetwork('translated characters', CHARACTERS.network, by, networkAddress, scale),
  ]
}

/** Returns the counters of new texts. */
function newTextsCounted(by: number, networkAddress: string, scale: number): Counted[] {
  return ofNetwork('new texts', NEW_TEXTS_OF_NETWORK, by, networkAddress, scale)
}

function ofNetwork(what: string, max: number, by: number, networkAddress: string, scale: number): Counted[] {
  return networksOf(networkAddress).map(({ name, times }) => ({
    name: `${what} from ${name}`,
    limit: { most: Math.round(max * times * scale), seconds: DAY },
    by,
  }))
}
