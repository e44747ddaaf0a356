import { languageRow, type Language } from '#kernel/locale.ts'

/**
 * Texts by key, nested, as i18next's JSON has them: `{{name}}` is filled in, a counted text has a key for each plural
 * form (`cars_one`), one that differs by context a key with it (`title_self_drive`).
 */
export type Texts = { readonly [key: string]: string | Texts }

/**
 * Values of a text's placeholders. `count` and `context` also select its form; `defaultValue` replaces a missing text.
 */
export type Values = Readonly<{
  count?: number | undefined
  context?: string | undefined
  defaultValue?: string | undefined
  [name: string]: string | number | null | undefined
}>

/** Returns the text of a key, or the key if it has none; `namespace:key` selects another namespace. */
export type Translate = (key: string, values?: Values) => string

/** A key without a text; `counted`: its plural forms are missing. */
export type MissingText = { namespace: string; key: string; counted: boolean }

export type Messages = {
  readonly language: Language
  /** Translates a key of the shell's namespace. */
  readonly t: Translate
  /** The same function for a namespace until a text is replaced. */
  translate: (namespace: string) => Translate
  exists: (key: string, values?: Values) => boolean
  has: (namespace: string) => boolean
  add: (namespace: string, texts: Texts) => void
  /** The text as its file has it. */
  source: (namespace: string, key: string) => string | undefined
  /** Replaces texts that may be on screen, by `namespace:key`. */
  replace: (texts: ReadonlyMap<string, string>) => void
  /** Calls the listener when texts are replaced; returns a function that stops it. */
  follow: (listener: () => void) => () => void
  /** Changes with each replacement. */
  version: () => number
}

type MessagesOptions = {
  language: Language
  productName: string
  /** Initial texts by namespace. */
  texts?: Readonly<Record<string, Texts>>
  onMissing?: ((missing: MissingText) => void) | undefined
}

/** Namespace of texts on every page and in `src/ui`. */
export const SHELL = 'shell'

/** Parts of a text; every second one is the name of a value. */
type Template = readonly string[]

const PLACEHOLDER = /\{\{(\w+)\}\}/

/** Creates the messages of one language, for rendering the site and the widget. */
export function createMessages({ language, productName, texts = {}, onMissing }: MessagesOptions): Messages {
  const namespaces = new Map(Object.entries(texts))
  const templates = new Map<string, Template>()
  /** The templates of counts and contexts, by these. */
  const forms = new Map<string, Template>()
  const plurals = new Intl.PluralRules(language)
  const site = { productName, language }
  const listeners = new Set<() => void>()
  let version = 0
  let translators = new Map<string, Translate>()

  const templateOf = (name: string): Template | undefined => {
    const known = templates.get(name)
    if (known) return known
    const at = name.indexOf(':')
    const text = textAt(namespaces.get(name.slice(0, at)), name.slice(at + 1))
    if (text === undefined) return undefined
    const template = text.split(PLACEHOLDER)
    templates.set(name, template)
    return template
  }

  /** Returns the most specific form for a count and a context; `_other` replaces missing plural forms. */
  const formOf = (name: string, { count, context }: Values): Template | undefined => {
    const kind = count === 0 ? 'zero' : count === undefined ? '' : plurals.select(count)
    const chosen = `${name} ${context ?? ''} ${kind}`
    const known = forms.get(chosen)
    if (known) return known
    const counted = count === undefined ? [] : [`_${plurals.select(count)}`]
    if (count === 0) counted.unshift('_zero')
    const contexts = context ? [`_${context}`, ''] : ['']
    const endings = contexts.flatMap((one) => [...counted, ''].map((form) => one + form))
    const general = count === undefined ? [] : contexts.map((one) => `${one}_other`)
    for (const ending of [...endings, ...general]) {
      const template = templateOf(name + ending)
      if (!template) continue
      forms.set(chosen, template)
      return template
    }
    return undefined
  }

  const format = (name: string, values: Values): string => {
    const template = isPlain(values) ? templateOf(name) : formOf(name, values)
    if (template) return filled(template, values, site)
    const { defaultValue, count } = values
    if (defaultValue !== undefined) return defaultValue
    const at = name.indexOf(':')
    const key = name.slice(at + 1)
    onMissing?.({ namespace: name.slice(0, at), key, counted: count !== undefined })
    return key
  }

  const translate = (namespace: string): Translate => {
    const known = translators.get(namespace)
    if (known) return known
    const plain = new Map<string, Template>()
    const t: Translate = (key, values = NONE) => {
      const name = () => nameOf(namespace, key)
      if (!isPlain(values)) return format(name(), values)
      const text = plain.get(key)
      if (text) return filled(text, values, site)
      const template = templateOf(name())
      if (template) plain.set(key, template)
      return format(name(), values)
    }
    translators.set(namespace, t)
    return t
  }

  return {
    language,
    t: (key, values) => translate(SHELL)(key, values),
    translate,
    exists: (key, values = NONE) => formOf(nameOf(SHELL, key), values) !== undefined,
    has: (namespace) => namespaces.has(namespace),
    add: (namespace, added) => void namespaces.set(namespace, added),
    source: (namespace, key) => textAt(namespaces.get(namespace), key),
    replace(replaced) {
      for (const [name, text] of replaced) templates.set(name, text.split(PLACEHOLDER))
      forms.clear()
      translators = new Map()
      version += 1
      for (const listener of listeners) listener()
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
  }
}

const NONE: Values = {}

/** Returns true if nothing chooses a form of the text. */
function isPlain({ count, context }: Values): boolean {
  return count === undefined && !context
}

function nameOf(namespace: string, key: string): string {
  return key.includes(':') ? key : `${namespace}:${key}`
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  let at: string | Texts | undefined = texts
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined
    at = at[part]
  }
  return typeof at === 'string' ? at : undefined
}

/** Fills in values, decimals as the language writes them. A name without a value stays in the text, so that tests detect it. */
function filled(
  template: Template,
  values: Values,
  { productName, language }: Pick<MessagesOptions, 'productName' | 'language'>,
): string {
  let text = template[0] ?? ''
  for (let at = 1; at < template.length; at += 2) {
    const name = template[at] ?? ''
    const value = values[name] ?? (name === 'product' ? productName : `{{${name}}}`)
    const shown = typeof value === 'number' && value % 1 !== 0 ? decimal(value, language) : value
    text += `${shown}${template[at + 1] ?? ''}`
  }
  return text
}

function decimal(value: number, language: Language): string {
  return value.toLocaleString(languageRow(language).locale)
}
