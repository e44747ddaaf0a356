import { createMessages, type Messages, type MissingText, type Texts } from '#ui/messages/messages.ts'
import { perLanguage, type Language } from '#kernel/locale.ts'
import { lazyModule } from '#ui/lazy-module.ts'

type Chunk = { texts: Record<string, Texts> }

const texts = import.meta.glob<Chunk>('../words/*/texts.ts')
const laterTexts = import.meta.glob<Chunk>('../words/*/later-texts.ts')

/** One chunk per language, which the frame's document preloads. */
const files = perLanguage((language) => lazyModule(texts[`../words/${language}/texts.ts`]!))

/** Messages of the steps behind the tabs: another chunk per language. */
const laterFiles = perLanguage((language) => laterTexts[`../words/${language}/later-texts.ts`]!)

/** Loads the first view's messages in a language. Calls `onMissing` for keys without a text. */
export async function loadWords(
  language: Language,
  productName: string,
  onMissing?: (missing: MissingText) => void,
): Promise<Messages> {
  const first = byNamespace(await files[language].whenNeeded())
  return createMessages({ language, productName, texts: first, onMissing })
}

/** Adds the messages of the steps behind the tabs. */
export async function addLaterWords(words: Messages): Promise<void> {
  const later = byNamespace(await laterFiles[words.language]())
  for (const [namespace, texts] of Object.entries(later)) words.add(namespace, texts)
}

/** Loads all messages of a language. */
export async function loadAllWords(language: Language, productName: string): Promise<Messages> {
  const words = await loadWords(language, productName)
  await addLaterWords(words)
  return words
}

/** Texts by their namespace, which is the name of the file. */
function byNamespace({ texts }: Chunk): Record<string, Texts> {
  return Object.fromEntries(
    Object.entries(texts).map(([file, content]) => [file.slice(2, -'.json'.length), content]),
  )
}
