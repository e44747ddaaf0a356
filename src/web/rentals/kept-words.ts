import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'

/** Parts of a text; every second one is the name of a value. */
type Template = readonly string[]

const texts = new WeakMap<i18n, Map<string, string>>()
const templates = new WeakMap<i18n, Map<string, Template>>()

/** Stands around the names of values in a template. */
const MARK = '\u0000'

export type KeptWords = {
  /** A text by its namespace and key, for a count where it has plural forms. */
  (key: string, count?: number): string
  /** A text with values filled in; `names` are those of all its values but the count. */
  fill: (key: string, values: Readonly<Record<string, string | number>>, count?: number) => string
}

/**
 * The messages of a list of cars, each looked up once a language: of the hundreds of words on such a page few differ.
 * Only for namespaces of the page.
 */
export function useKeptWords(): KeptWords {
  const { i18n } = useTranslation()
  return keptWords(i18n)
}

const words = new WeakMap<i18n, KeptWords>()

export function keptWords(messages: i18n): KeptWords {
  const known = words.get(messages)
  if (known) return known
  const ofTexts = kept(texts, messages)
  const ofTemplates = kept(templates, messages)
  const say = (key: string, count?: number) => {
    const name = count === undefined ? key : `${key} ${count}`
    let text = ofTexts.get(name)
    if (text === undefined) {
      text = messages.t(key, count === undefined ? {} : { count })
      ofTexts.set(name, text)
    }
    return text
  }
  const fill: KeptWords['fill'] = (key, values, count) => {
    const name = count === undefined ? key : `${key} ${count}`
    let template = ofTemplates.get(name)
    if (!template) {
      const marked = Object.keys(values).map((value) => [value, MARK + value + MARK])
      const options = { ...Object.fromEntries(marked), ...(count !== undefined && { count }) }
      const text: string = messages.t(key, options as Record<string, string | number>)
      template = text.split(MARK)
      ofTemplates.set(name, template)
    }
    let text = ''
    for (let at = 0; at < template.length; at++)
      text += at % 2 === 0 ? template[at] : values[template[at] ?? '']
    return text
  }
  const both = Object.assign(say, { fill })
  words.set(messages, both)
  return both
}

function kept<Value>(of: WeakMap<i18n, Map<string, Value>>, messages: i18n): Map<string, Value> {
  const held = of.get(messages) ?? new Map<string, Value>()
  of.set(messages, held)
  return held
}
