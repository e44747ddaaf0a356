import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { perLanguage, type Localized } from './locale.ts'

/** Texts by key, each in every language. */
export type TextsByKey<Texts> = { readonly [Key in keyof Texts]: Localized<Texts[Key]> }

/**
 * Reads `src/<folder>/words/<language>/<name>.json` in each language. `Texts` is the type of the English file; a test
 * checks that the other files have its keys. Throws if a file is missing, so a language without it does not start.
 */
export function readTexts<Texts extends object>(folder: string, name: string): Localized<Texts> {
  return perLanguage((language) => {
    const file = new URL(`../${folder}/words/${language}/${name}.json`, import.meta.url)
    return JSON.parse(readFileSync(file, 'utf8')) as Texts
  })
}

/** Reads `<folder>/<language>.json` of a package in each language. */
export function readPackageTexts<Texts extends object>(folder: string): Localized<Texts> {
  const { resolve } = createRequire(import.meta.url)
  return perLanguage(
    (language) => JSON.parse(readFileSync(resolve(`${folder}/${language}.json`), 'utf8')) as Texts,
  )
}

/** Reads the same file, but returns each of its texts in every language. */
export function readTextsByKey<Texts extends object>(folder: string, name: string): TextsByKey<Texts> {
  return byKey(readTexts<Texts>(folder, name))
}

/** Regroups texts: `{ en: { yes }, … }` becomes `{ yes: { en, … } }`. */
export function byKey<Texts extends object>(texts: Localized<Texts>): TextsByKey<Texts> {
  const keys = Object.keys(texts.en) as (keyof Texts)[]
  return Object.fromEntries(
    keys.map((key) => [key, perLanguage((language) => texts[language][key])]),
  ) as TextsByKey<Texts>
}
