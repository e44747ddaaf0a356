import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { perLanguage, type Language, type Localized } from '#kernel/locale.ts'
import { translationsIn, type Messages, type TranslatedText } from './catalogue.ts'
import type { Platform } from './i18n.contract.ts'

/** The texts shipped with the product, by platform and language. */
export type ProductWords = Readonly<Record<Platform, Localized<readonly TranslatedText[]>>>

/** Folders of each platform's messages, in `words/<language>/`, relative to the sources. */
const FOLDERS: Readonly<Record<Platform, string>> = { web: 'web', widget: 'widget' }

/** Read first: for duplicate English texts, the shell's and the trade's terms win. */
const FIRST = ['shell.json', 'terms.json']

const read = new Map<string, ProductWords>()

/** Returns the messages of the site and the widget in a source folder. They are 40 small files, read once. */
export function productWords(sources: string): ProductWords {
  const words = read.get(sources) ?? {
    web: wordsBelow(join(sources, FOLDERS.web)),
    widget: wordsBelow(join(sources, FOLDERS.widget)),
  }
  read.set(sources, words)
  return words
}

function wordsBelow(folder: string): ProductWords[Platform] {
  const files = globSync(join('**', 'words', 'en', '*.json'), { cwd: folder }).sort(
    (one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1),
  )
  const words = files.map((file) => {
    const messagesIn = (language: Language) =>
      JSON.parse(readFileSync(join(folder, inLanguage(file, language)), 'utf8')) as Messages
    return perLanguage(messagesIn)
  })
  return perLanguage((language) => words.flatMap((one) => translationsIn(one.en, one[language])))
}

function inLanguage(file: string, language: Language): string {
  return file.replace(join('words', 'en'), join('words', language))
}

function placeOf(file: string): number {
  const place = FIRST.indexOf(basename(file))
  return place < 0 ? FIRST.length : place
}
