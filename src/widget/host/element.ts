import type { Language } from '#kernel/locale.ts'
import type { WidgetScheme } from '#domains/widget/widget-config.contract.ts'
import { attributeNames, givenByAttributes } from '../config/attributes.ts'
import { readConfig, type Given } from '../config/read-config.ts'
import { readField } from '../config/read-field.ts'
import type { FrameMessage } from '../messages/messages.ts'
import { mount, type Mounted } from './mount.ts'
import { GLOBAL, LANGUAGE, SLUG, TAG } from './names.ts'
import { styleOf } from './style.ts'
import { warn } from './warn.ts'
import type { Widget } from './widget.ts'
import { WORDS, type HostWords } from './words.ts'

/** Attributes that a widget follows as it stands. */
const FOLLOWED = /color|scheme|width|margin|language/

/** The element, as the page's scripts know it. */
export type WidgetElement = HTMLElement & {
  /** Fields as an object; attributes go before them, and both before the page's `…BookingConfig`. */
  config?: Given | undefined
  run: (command: keyof Mounted, opener?: HTMLElement | null) => void
}

/** Defines the element; `from` is the origin of its frames where the page names none. */
export function defineElement(from: string): void {
  class Booking extends HTMLElement {
    static observedAttributes = attributeNames()

    #root = this.attachShadow({ mode: 'open' })
    /** Set before this class was known: it then stands above the accessor, which has no getter. */
    #given: Given | undefined = this.config
    #life: AbortController | undefined
    #widget: Widget | undefined
    #mounted: Mounted | undefined

    constructor() {
      super()
      delete (this as { config?: unknown }).config
    }

    set config(given: Given | undefined) {
      this.#given = given
      if (this.#life) this.#begin()
    }

    connectedCallback(): void {
      this.#begin()
    }

    disconnectedCallback(): void {
      this.#life?.abort()
      this.#life = undefined
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (this.#life && before !== after) this.#begin(name)
    }

    run(command: keyof Mounted, opener?: HTMLElement | null): void {
      this.#mounted?.[command]?.(opener)
    }

    /** Where only its look or its language has changed, the frame stays, with all that was typed. */
    #begin(changed = ''): void {
      const given: Given = {
        ...(window as unknown as Record<string, Given | undefined>)[`${GLOBAL}Config`],
        ...this.#given,
        ...givenByAttributes(this.attributes),
      }
      const config = readConfig(given, warn)
      const scheme = config.scheme === 'auto' ? schemeAround(this) : config.scheme
      const language = config.language || languageAround(this)
      const words = WORDS[language]
      const look = { config, scheme, language, words }
      this.#root.adoptedStyleSheets = [styleOf(look)]
      if (FOLLOWED.test(changed) && !config.asWebPage) {
        this.#translate(words, language)
        return Object.assign(this.#widget!, look).onLook?.()
      }
      this.#life?.abort()
      const { signal } = (this.#life = new AbortController())
      this.#widget = { ...look, from, signal }
      this.#mounted = mount(this.#root, this.#widget, (message) => this.#tell(message, given['onEvent']))
    }

    /** Puts the words of another language into all parts that have words of their own: no boxes, and not the frame. */
    #translate(words: HostWords, language: string): void {
      ;(this.#root.firstChild as HTMLElement).lang = language
      for (const part of this.#root.querySelectorAll<HTMLElement>(':not(div)'))
        for (const name of ['textContent', 'ariaLabel'] as const)
          for (const word of Object.keys(words) as (keyof HostWords)[])
            if (part[name] === this.#widget!.words[word]) part[name] = words[word]
    }

    /** Tells the page by an event such as `rihla:booking`, and by the callback that it gave. */
    #tell(detail: FrameMessage, onEvent: unknown): void {
      this.dispatchEvent(new CustomEvent(`${SLUG}:${detail.type}`, { detail, bubbles: true, composed: true }))
      if (typeof onEvent === 'function') queueMicrotask(() => void onEvent(detail))
    }
  }
  customElements.define(TAG, Booking)
}

/** The language of the page where it is one of ours, else the product's. */
function languageAround(element: Element): Language {
  const spoken = readField('language', element.closest<HTMLElement>('[lang]')?.lang)
  return (spoken as Language | undefined) ?? LANGUAGE
}

/** The colours of the page: the visitor's choice only where the page follows it too. */
function schemeAround(element: Element): WidgetScheme {
  const scheme = getComputedStyle(element).colorScheme
  if (!scheme.includes('dark')) return 'light'
  return scheme.includes('light') ? 'auto' : 'dark'
}
