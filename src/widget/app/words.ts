import type { i18n } from 'i18next'
import type { Language } from '#kernel/locale.ts'
import { createMessages } from '#ui/create-messages.ts'
import { lazyModule } from '#ui/lazy-module.ts'
import type { OnMissing } from '#ui/missing-texts/missing-texts.ts'

type Chunk = { texts: Record<string, object> }

/** One chunk for each language, which the frame's document preloads. */
const files: Record<Language, { wanted: () => Promise<Chunk> }> = {
  en: lazyModule(() => import('../words/en/texts.ts')),
  ar: lazyModule(() => import('../words/ar/texts.ts')),
}

/** The words of the steps behind the tabs: another chunk for each language. */
const laterFiles: Record<Language, () => Promise<Chunk>> = {
  en: () => import('../words/en/later-texts.ts'),
  ar: () => import('../words/ar/later-texts.ts'),
}

/** The words that the first view has in a language. `onMissing` hears of those without words. */
export async function loadWords(
  language: Language,
  productName: string,
  onMissing?: OnMissing,
): Promise<i18n> {
  const resources = { [language]: byNamespace(await files[language].wanted()) }
  return createMessages({ language, productName, resources, onMissing })
}

/** Adds the words of the steps behind the tabs. */
export async function addLaterWords(words: i18n): Promise<void> {
  const language = words.language as Language
  const later = byNamespace(await laterFiles[language]())
  for (const [namespace, content] of Object.entries(later))
    words.addResourceBundle(language, namespace, content)
}

/** All words in a language. */
export async function loadAllWords(language: Language, productName: string): Promise<i18n> {
  const words = await loadWords(language, productName)
  await addLaterWords(words)
  return words
}

/** Texts by their namespace, which is the name of the file. */
function byNamespace({ texts }: Chunk): Record<string, object> {
  return Object.fromEntries(
    Object.entries(texts).map(([file, content]) => [file.slice(2, -'.json'.length), content]),
  )
}
