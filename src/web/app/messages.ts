import type { Language } from '#kernel/locale.ts'
import { createMessages, type Messages, type MissingText, SHELL, type Texts } from '#ui/messages/messages.ts'

/** Files of messages, each loaded when a page needs it, by their path from the project's root. */
export type WordFiles = Record<string, () => Promise<Texts>>

/**
 * The files of messages by `language/namespace`, each next to the pages that use it: one file is one chunk of the
 * build.
 */
const files = new Map<string, { path: string; load: WordFiles[string] }>()

/**
 * Registers message files. Areas behind sign-in add theirs with their pages: the first script lists only
 * visitors' files.
 */
export function addWordFiles(more: WordFiles): void {
  for (const [path, load] of Object.entries(more))
    files.set(/\/words\/(.+)\.json$/.exec(path)?.[1] ?? expected(path), { path, load })
}

addWordFiles(
  import.meta.glob<Texts>(['/src/web/**/words/*/*.json', '!/src/web/areas/{partner,staff}/**'], {
    import: 'default',
  }),
)

/** Returns all namespaces; the server loads them all, as that needs no network. */
export function allNamespaces(): readonly string[] {
  return [...files.keys()].flatMap((name) => /^en\/(.+)$/.exec(name)?.[1] ?? [])
}

/** Returns the source files of a page's messages, as the build's manifest names them. */
export function messageSources(language: Language, namespaces: readonly string[]): string[] {
  return [SHELL, ...namespaces].map((namespace) => fileFor(language, namespace).path.slice(1))
}

/**
 * Loads the messages of one language: the shell's and those of some namespaces. Calls `onMissing` for keys
 * without a text.
 */
export async function loadMessages(
  language: Language,
  productName: string,
  namespaces: readonly string[],
  onMissing?: (missing: MissingText) => void,
): Promise<Messages> {
  const messages = createMessages({ language, productName, onMissing })
  await addNamespaces(messages, [SHELL, ...namespaces])
  return messages
}

/** Loads the missing ones of some namespaces. */
export async function addNamespaces(messages: Messages, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !messages.has(namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      messages.add(namespace, await fileFor(messages.language, namespace).load())
    }),
  )
}

function fileFor(language: string, namespace: string) {
  return files.get(`${language}/${namespace}`) ?? expected(`${language}/${namespace}`)
}

function expected(name: string): never {
  throw new Error(`no messages ${name}`)
}
